### Arabic: watching a record and setting up a position.

study-again = محاولة جديدة
study-copy-by-hand = انسخه من هنا

## Watching a record

replay-title = مشاهدة مباراة من جديد
replay-lead = كل مباراة يمكن حفظها في نص قصير هو سجلها. افتح سجلًا لتتابعه حركة بعد حركة، أو ابدأ بالمثال.
replay-example = مشاهدة المثال
replay-open-file = فتح ملف
replay-paste = أو ألصق سجلًا هنا، أو أفلت ملفه في أي مكان من هذه الصفحة
replay-watch = مشاهدة
replay-link-broken = هذا الرابط ناقص، فلا يمكن قراءة المباراة التي فيه. اطلب الرابط مرة أخرى، أو افتح السجل نفسه.
replay-another = فتح سجل آخر

replay-seat = المقعد { $seat }
replay-market = السوق
replay-beginning = بدأت اللعبة.
replay-before-first = قبل الدور الأول
replay-place = الدور { $turn }: { $name }
replay-count = { $at } من { $of }
replay-controls = التنقل في المباراة
replay-first = إلى البداية
replay-back = حركة إلى الوراء
replay-play = تشغيل
replay-pause = إيقاف مؤقت
replay-forward = حركة إلى الأمام
replay-last = إلى النهاية
replay-slider = لحظة من المباراة
replay-keys = المفاتيح: الأسهم لحركة إلى الوراء أو إلى الأمام، ومع Shift لدور كامل؛ Home وEnd للبداية والنهاية؛ والمسافة للتشغيل والإيقاف.
replay-speed = السرعة
replay-speed-name = { $speed ->
    [slow] بطيئة
    [fast] سريعة
   *[normal] عادية
}

replay-standings = الترتيب
replay-player = اللاعب
replay-dirhams = الدراهم
replay-squares = المربعات
replay-points = النقاط
replay-rugs-left = السجاد
replay-next-rug = السجادة التالية { $letter ->
    [r] حمراء
    [b] زرقاء
    [y] صفراء
   *[g] خضراء
}.
replay-out = خارج اللعبة
replay-winner = فوز

replay-turns = الأدوار
replay-no-turns = لم يلعب أحد بعد.
replay-paid = الدفع: { $count }
replay-copy-link = نسخ رابط هذه اللحظة
replay-link-copied = نُسخ الرابط.
replay-download = تنزيل
replay-to-table = إلى الطاولة
replay-to-editor = فتح في المحرّر
replay-about = عن هذا السجل
replay-edition = الطبعة
replay-edition-none = غير مذكورة
replay-rules = القواعد
replay-rules-usual = المعتادة
replay-result = النتيجة
replay-unfinished = لم تنتهِ المباراة
replay-tag =
    { $name ->
        [Table] الطاولة
        [Date] التاريخ
        [ServerSeed] بذرة الخادم
        [SeatSeed1] بذرة المقعد 1
        [SeatSeed2] بذرة المقعد 2
        [SeatSeed3] بذرة المقعد 3
        [SeatSeed4] بذرة المقعد 4
        [SeatHash1] البصمة المنشورة لبذرة المقعد 1
        [SeatHash2] البصمة المنشورة لبذرة المقعد 2
        [SeatHash3] البصمة المنشورة لبذرة المقعد 3
        [SeatHash4] البصمة المنشورة لبذرة المقعد 4
        [Bot1] الروبوت في المقعد 1
        [Bot2] الروبوت في المقعد 2
        [Bot3] الروبوت في المقعد 3
        [Bot4] الروبوت في المقعد 4
        [ServerSeedHash] البصمة المنشورة لبذرة الخادم
       *[other] { $name }
    }

## Your finished games

games-title = مبارياتك المنتهية
games-none = كل مباراة تنهيها تظهر هنا.
games-you-won = الفوز لك
games-more = عرض مباريات أقدم
games-kept =
    { $days ->
        [zero] لا تُحفظ المباراة بعد آخر حركة فيها. للاحتفاظ بها نزّل سجلها.
        [one] تُحفظ المباراة يومًا واحدًا بعد آخر حركة فيها. للاحتفاظ بها أكثر نزّل سجلها.
        [two] تُحفظ المباراة يومين بعد آخر حركة فيها. للاحتفاظ بها أكثر نزّل سجلها.
        [few] تُحفظ المباراة { $days } أيام بعد آخر حركة فيها. للاحتفاظ بها أكثر نزّل سجلها.
        [many] تُحفظ المباراة { $days } يومًا بعد آخر حركة فيها. للاحتفاظ بها أكثر نزّل سجلها.
       *[other] تُحفظ المباراة { $days } يوم بعد آخر حركة فيها. للاحتفاظ بها أكثر نزّل سجلها.
    }

## Actions

study-face = توجيه عزام نحو { facing }
study-die = { $slippers ->
    [zero] { $slippers } بابوج
    [one] بابوج واحد
    [two] بابوجان
    [few] { $slippers } بوابيج
    [many] { $slippers } بابوجًا
   *[other] { $slippers } بابوج
}

## Setting up a position

editor-title = محرّر الوضعيات
editor-tools = الأداة
editor-tool = { $tool ->
    [rug] سجادة
    [half] نصف سجادة
    [erase] مسح
    [assam] عزام
   *[look] معاينة وتجربة
}
editor-tool-hint =
    { $tool ->
        [rug] اختر مربعين بينهما ضلع مشترك.
        [half] اختر مربعًا لوضع نصف سجادة عليه، ونصفها الآخر مخفي.
        [erase] اختر مربعًا لإخلائه.
        [assam] اختر مربعًا لوضع عزام فيه، واختر عزام نفسه لإدارته.
       *[look] اختر حركة من المعروض على لوحة اللعب، أو أي مربع لمعرفة ثمنه.
    }
editor-colours = لون السجادة
editor-second-half = تبدأ السجادة من { $square }. اختر مربعًا بجانبه.
editor-do = { $step ->
    [roll] رمي النرد
    [lay] فرش السجادة
   *[turn] توجيه عزام
}
editor-board-kept = ما زالت اللوحة تعرض آخر وضعية أمكنت قراءتها.
editor-area = { $square }: { $squares ->
    [zero] { $squares } مربع { colour }
    [one] مربع واحد { colour }
    [two] مربعان { $letter ->
        [r] أحمران
        [b] أزرقان
        [y] أصفران
       *[g] أخضران
    }
    [few] { $squares } مربعات { $letter ->
        [r] حمراء
        [b] زرقاء
        [y] صفراء
       *[g] خضراء
    }
    [many] { $squares } مربعًا { colour }
   *[other] { $squares } مربع { colour }
} من سجاد { $name }. ثمن التوقف هنا على الآخرين: { dirhams }.
editor-area-free = { $square }: { $squares ->
    [zero] { $squares } مربع { colour }
    [one] مربع واحد { colour }
    [two] مربعان { $letter ->
        [r] أحمران
        [b] أزرقان
        [y] أصفران
       *[g] أخضران
    }
    [few] { $squares } مربعات { $letter ->
        [r] حمراء
        [b] زرقاء
        [y] صفراء
       *[g] خضراء
    }
    [many] { $squares } مربعًا { colour }
   *[other] { $squares } مربع { colour }
} من سجاد { $name } (خارج اللعبة). لا أحد يدفع هنا.
editor-area-bare = { $square } خالٍ. لا أحد يدفع هنا.

editor-text = الوضعية نصًّا
editor-text-first = أصلح النص أعلاه أولًا؛ بعدها يمكنك تغيير التفاصيل هنا.
editor-undo = تراجع
editor-redo = إعادة
editor-undone = تم التراجع.
editor-redone = تمت الإعادة.
editor-clear = إخلاء اللوحة
editor-cleared = اللوحة خالية الآن.
editor-start = { $players ->
    [zero] بداية: { $players } لاعب
    [one] بداية: لاعب واحد
    [two] بداية: لاعبان
    [few] بداية: { $players } لاعبين
    [many] بداية: { $players } لاعبًا
   *[other] بداية: { $players } لاعب
}
editor-copy-text = نسخ النص
editor-text-copied = نُسخ النص.
editor-copy-link = نسخ الرابط

editor-next = ما قد يحدث الآن
editor-next-hint =
    { $step ->
        [roll] رمي النرد: اختر ما يظهر عليه.
        [draw] سحب السجادة التالية من الحزمة: اختر لونها.
        [lay]
            { $count ->
                [0] لا موضع للسجادة، فتعود إلى العلبة.
                [zero] لا موضع للسجادة، فتعود إلى العلبة.
                [one] يمكن فرش السجادة في موضع واحد. تجده معروضًا على اللوحة.
                [two] يمكن فرش السجادة في موضعين. تجدهما معروضين على اللوحة.
                [few] يمكن فرش السجادة في { $count } مواضع. تجدها معروضة على اللوحة.
                [many] يمكن فرش السجادة في { $count } موضعًا. تجدها معروضة على اللوحة.
               *[other] يمكن فرش السجادة في { $count } موضع. تجدها معروضة على اللوحة.
            }
        [steer] أدِر عزام للاعب التالي.
       *[turn] أدِر عزام، أو اتركه كما هو.
    }
editor-do-return = إعادة السجادة
editor-do-draw = سحب سجادة { $letter ->
    [r] حمراء
    [b] زرقاء
    [y] صفراء
   *[g] خضراء
}
editor-prices = إلى أين تصل كل رمية، وكم تكلّف

editor-fields = التفاصيل
editor-players = اللاعبون
editor-mover = صاحب الدور
editor-seat = المقعد { $seat }، { $colours }
editor-step = المرحلة التالية
editor-step-name = { $step ->
    [turn] توجيه عزام
    [roll] رمي النرد
    [lay] فرش سجادة
    [draw] سحب سجادة
    [steer] التوجيه للاعب التالي
   *[over] انتهت اللعبة
}
editor-facing = اتجاه عزام
editor-rugs = السجاد { $letter ->
    [r] الأحمر
    [b] الأزرق
    [y] الأصفر
   *[g] الأخضر
} الباقي
editor-top = السجادة التالية
editor-top-none = لم تُسحب بعد
editor-out = خارج اللعبة
editor-out-as = خارج اللعبة، ترتيب الخروج: { $order }
editor-rules = القواعد
editor-edition-own = قواعد خاصة

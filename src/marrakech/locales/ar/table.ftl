### Arabic: the table’s page.

## What to do

todo-you = { $step ->
    [turn] دورك: توجيه عزام، ثم رمي النرد.
    [roll] دورك: رمي النرد.
    [lay] دورك: فرش سجادة { $letter ->
        [r] حمراء
        [b] زرقاء
        [y] صفراء
       *[g] خضراء
    } بجانب عزام.
    [steer] دورك: توجيه عزام للاعب التالي.
    [draw] تُسحب سجادتك التالية.
   *[over] انتهت اللعبة.
}
todo-shared = { $step ->
    [turn] دور { $name }: توجيه عزام، ثم رمي النرد.
    [roll] دور { $name }: رمي النرد.
    [lay] دور { $name }: فرش سجادة { $letter ->
        [r] حمراء
        [b] زرقاء
        [y] صفراء
       *[g] خضراء
    } بجانب عزام.
    [steer] دور { $name }: توجيه عزام للاعب التالي.
    [draw] تُسحب السجادة التالية في حزمة { $name }.
   *[over] انتهت اللعبة.
}
todo-other = { $step ->
    [turn] دور { $name }: إلى أين يتجه عزام؟
    [roll] دور { $name }: في انتظار رمي النرد.
    [lay] دور { $name }: أين تُفرش السجادة { $letter ->
        [r] الحمراء
        [b] الزرقاء
        [y] الصفراء
       *[g] الخضراء
    }؟
    [steer] دور { $name }: إلى أين يتجه عزام للاعب التالي؟
    [draw] تُسحب السجادة التالية في حزمة { $name }.
   *[over] انتهت اللعبة.
}
todo-told = الدور مع { $name }.
todo-told-you = الدور معك.
todo-lent = روبوت يلعب عن { $name }.
todo-getting-ready = { $name } يستعد…
act-roll = رمي النرد
act-lay = فرش السجادة
act-steer = توجيه عزام
act-box = إعادة السجادة
act-choose-rug = اختيار مربعين
act-choose-facing = اختيار اتجاه
act-sent = في الطريق…
act-wait = الآخرون يلعبون
act-watch = أنت هنا للمشاهدة
skip = تجاوز
action-title = المطلوب الآن

## Hints

hint = تلميح
hint-hide = إخفاء التلميح
hint-thinking = جارٍ البحث عن تلميح…
hint-warming = الروبوتات تستعد، ويأتي التلميح فور جاهزيتها.
hint-would-face = رأي { $name }: عزام نحو { facing }.
hint-would-lay = رأي { $name }: سجادة على { $first } و{ $second }.
hint-chance = { $times ->
    [zero] هكذا يكاد الفوز يستحيل.
    [one] الفوز هكذا في مباراة واحدة من كل 100.
    [two] الفوز هكذا في مباراتين من كل 100.
    [few] الفوز هكذا في { $times } مباريات من كل 100.
    [many] الفوز هكذا في { $times } مباراة من كل 100.
   *[other] الفوز هكذا في { $times } مباراة من كل 100.
}
hint-choices = أفضل الاختيارات

## What happened besides

did-run-out = { $name } خارج اللعبة: نفد الوقت.
did-break-rules = { $name } خارج اللعبة: مخالفة للقواعد.
did-fail = { $reason ->
    [engine-not-started] { $name } خارج اللعبة: تعذّر التشغيل.
    [engine-hung] { $name } خارج اللعبة: لا جواب.
    [engine-flooded] { $name } خارج اللعبة: كلام أكثر مما يُحتمل.
    [engine-junk] { $name } خارج اللعبة: جواب غير مفهوم.
    [engine-illegal] { $name } خارج اللعبة: اختيار غير مسموح به.
   *[engine-crashed] { $name } خارج اللعبة: عطل مفاجئ.
}
did-sit = { $name } الآن على الطاولة.
did-vacate = المقعد { $seat } شاغر من جديد.
did-seat-bot = جلس روبوت في المقعد { $seat }.
did-start = بدأت اللعبة.
did-stand-in = { $reason ->
    [time] نفد وقت { $name }، وروبوت يواصل اللعب.
   *[absent] في غياب { $name }، روبوت يواصل اللعب.
}
did-come-back = { $name } هنا من جديد.
did-move = { $name } الآن على جهاز آخر.
did-hold = غاب الخادم قليلًا. لم يضع شيء.
did-cancel = أُلغيت الطاولة.
log-face = توجيه نحو { facing }
log-steer = توجيه عزام نحو { facing } للاعب التالي
log-roll = رمية { $slippers }، إلى { $square }
log-pay = دفع إلى { $owner }: { dirhams }
log-pay-part = دفع إلى { $owner }: { dirhams } فقط
log-go-out = خارج اللعبة
log-lay = فرش سجادة { $letter ->
    [r] حمراء
    [b] زرقاء
    [y] صفراء
   *[g] خضراء
} على { $first } و{ $second }
log-return = إعادة سجادة إلى العلبة
log-draw = السجادة التالية: { $letter ->
    [r] حمراء
    [b] زرقاء
    [y] صفراء
   *[g] خضراء
}
log-title = ما حدث
log-empty = لا شيء بعد. الدور الأول على وشك البدء.
side-title = الأحداث والطاولة

## Seats

seats-title = المقاعد
seat-open = مقعد شاغر { $seat }
seat-rugs = { $count ->
    [zero] لم يبقَ سجاد { colour }
    [one] بقيت سجادة واحدة { $letter ->
        [r] حمراء
        [b] زرقاء
        [y] صفراء
       *[g] خضراء
    }
    [two] بقيت سجادتان { $letter ->
        [r] حمراوان
        [b] زرقاوان
        [y] صفراوان
       *[g] خضراوان
    }
    [few] بقيت { $count } سجادات { $letter ->
        [r] حمراء
        [b] زرقاء
        [y] صفراء
       *[g] خضراء
    }
    [many] بقيت { $count } سجادة { $letter ->
        [r] حمراء
        [b] زرقاء
        [y] صفراء
       *[g] خضراء
    }
   *[other] بقيت { $count } سجادة { $letter ->
        [r] حمراء
        [b] زرقاء
        [y] صفراء
       *[g] خضراء
    }
}
seat-next = (التالية)
seat-score = { dirhams } { $squares ->
    [zero] و{ $squares } مربع ظاهر
    [one] ومربع واحد ظاهر
    [two] ومربعان ظاهران
    [few] و{ $squares } مربعات ظاهرة
    [many] و{ $squares } مربعًا ظاهرًا
   *[other] و{ $squares } مربع ظاهر
}، المجموع { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
seat-out-mark = خارج اللعبة
mark-you = أنت
mark-bot = روبوت
mark-lent = يلعب روبوت
mark-away = غياب
bot-called = { $bot ->
    [random] المبتدئ
    [novice] الهاوي
    [greedy] المتدرّب
    [merchant] التاجر
    [master] المعلّم
   *[other] الروبوت { $bot }
}
bot-lettered = { $bot ->
    [random] المبتدئ { $letter }
    [novice] الهاوي { $letter }
    [greedy] المتدرّب { $letter }
    [merchant] التاجر { $letter }
    [master] المعلّم { $letter }
   *[other] الروبوت { $bot } { $letter }
}
bot-about = { $bot ->
    [random] يلعب كيفما اتفق.
    [novice] يحسن اللعب مرة ويخطئ مرة.
    [greedy] ينظر دورًا واحدًا إلى الأمام طلبًا للنقاط.
    [merchant] يزن ما يجلبه كل اختيار لاحقًا.
    [master] الأقوى: نظره أبعد من الجميع.
   *[other] يلعب على طريقته.
}
watchers = { $watchers ->
    [zero] لا أحد يشاهد.
    [one] شخص واحد يشاهد.
    [two] شخصان يشاهدان.
    [few] { $watchers } أشخاص يشاهدون.
    [many] { $watchers } شخصًا يشاهدون.
   *[other] { $watchers } شخص يشاهدون.
}
you-watch = { $others ->
    [0] أنت هنا للمشاهدة.
    [zero] أنت هنا للمشاهدة.
    [one] أنت وشخص آخر تشاهدان.
    [two] أنت وشخصان آخران تشاهدون.
    [few] أنت و{ $others } أشخاص آخرين تشاهدون.
    [many] أنت و{ $others } شخصًا آخر تشاهدون.
   *[other] أنت و{ $others } شخص آخر تشاهدون.
}
time-short = بقيت عشر ثوانٍ.

## A square that was asked about

area-price = مساحة { $letter ->
    [r] حمراء
    [b] زرقاء
    [y] صفراء
   *[g] خضراء
} من سجاد { $owner }، فيها { $squares ->
    [zero] { $squares } مربع
    [one] مربع واحد
    [two] مربعان
    [few] { $squares } مربعات
    [many] { $squares } مربعًا
   *[other] { $squares } مربع
}. ثمن التوقف هنا على الآخرين: { dirhams }.
area-free = هذه مساحة { $letter ->
    [r] حمراء
    [b] زرقاء
    [y] صفراء
   *[g] خضراء
} فيها { $squares ->
    [zero] { $squares } مربع
    [one] مربع واحد
    [two] مربعان
    [few] { $squares } مربعات
    [many] { $squares } مربعًا
   *[other] { $squares } مربع
}، ولا تكلّف شيئًا: { $owner } خارج اللعبة.

## The board’s words

board-label = السوق
board-square = { $square }، { $colour ->
    [bare] خالٍ
    [r] سجادة حمراء
    [b] سجادة زرقاء
    [y] سجادة صفراء
   *[g] سجادة خضراء
}{ $assam ->
    [here] ، وهنا يقف عزام
   *[no] { "" }
}
board-facing = توجيه عزام نحو { facing }
board-lay = سجادة على { $first } و{ $second }
board-die = على النرد { $slippers ->
    [zero] { $slippers } بابوج
    [one] بابوج واحد
    [two] بابوجان
    [few] { $slippers } بوابيج
    [many] { $slippers } بابوجًا
   *[other] { $slippers } بابوج
}

## The line

line-connecting = جارٍ الاتصال…
line-slow = الاتصال بطيء…
line-back = عاد الاتصال.
line-lost = لا اتصال منذ { $seconds ->
    [zero] { $seconds } ثانية
    [one] ثانية واحدة
    [two] ثانيتين
    [few] { $seconds } ثوانٍ
    [many] { $seconds } ثانية
   *[other] { $seconds } ثانية
}. المحاولة مستمرة، ولم يضع شيء.
line-lost-kept = لا اتصال منذ { $seconds ->
    [zero] { $seconds } ثانية
    [one] ثانية واحدة
    [two] ثانيتين
    [few] { $seconds } ثوانٍ
    [many] { $seconds } ثانية
   *[other] { $seconds } ثانية
}. حركتك محفوظة، وستُرسل فور عودة الاتصال.
bot-played = لعب روبوت عنك في غيابك. أهلًا بعودتك.
bot-plays-for-you = روبوت يلعب عنك.
play-myself = سأكمل بنفسي
away-long = طال غياب { $name }.
away-wait = انتظار
away-bot = تكليف روبوت

## Before the game

gathering-title = في انتظار البقية
gathering-title-full = الجميع هنا
gathering-title-guest = لعبة على وشك البدء
gathering-open = { $open ->
    [zero] لم يبقَ مقعد شاغر.
    [one] بقي مقعد واحد شاغر. تبدأ اللعبة حين يجلس فيه لاعب.
    [two] بقي مقعدان شاغران. تبدأ اللعبة حين يمتلئان.
    [few] بقيت { $open } مقاعد شاغرة. تبدأ اللعبة حين تمتلئ.
    [many] بقي { $open } مقعدًا شاغرًا. تبدأ اللعبة حين تمتلئ.
   *[other] بقي { $open } مقعد شاغر. تبدأ اللعبة حين تمتلئ.
}
gathering-awaited = تبدأ اللعبة تلقائيًا ما إن تكون هذه الصفحة مفتوحة لدى هؤلاء اللاعبين: { $names }.
gathering-unready = يمكن أن تبدأ اللعبة ما إن تكون هذه الصفحة مفتوحة لدى هؤلاء اللاعبين: { $names }.
gathering-full = { $host ->
    [you] يمكنك البدء متى شئت.
   *[other] يبدأ اللعبة من أعدّ الطاولة.
}
invite-title = دعوة الأصدقاء
invite-text = أرسل إليهم هذا الرابط، أو دعهم يمسحون الرمز. كل من يفتحه يمكنه الجلوس، ولا حاجة إلى حساب.
invite-link = رابط إلى مقعد
invite-qr = رمز QR لرابط المقعد
invite-message = تعالوا نلعب مراكش معًا.
invite-here-only = العنوان { $host } لا يعمل إلا على هذا الجهاز. ليدخل غيرك، شغّل الخادم هكذا وافتح اللعبة بعنوان الجهاز نفسه:
invite-renew = إنشاء رابط جديد
invite-renewed = أُنشئ رابط جديد. الرابط القديم لم يعد يفتح مقعدًا.
invite-host-has-it = الرابط الذي يفتح مقعدًا عند من أعدّ هذه الطاولة.
watch-title = هل من أحد يريد المشاهدة فقط؟
watch-link = رابط المشاهدة
watching-gathering = أنت هنا للمشاهدة. للعب مع الآخرين، اطلب الرابط الذي يفتح مقعدًا.
watching-full = كل المقاعد مشغولة. يمكنك المشاهدة، وإن قام أحد يمكنك الجلوس هنا.
join-late = إن كان أحد هذه المقاعد لك، فيمكنك نقله إلى هنا من الجهاز الذي جلست عليه: هناك، تحت «{ this-table }»، اختر «{ move-seat }».
your-name = اسمك
player-numbered = اللاعب { $seat }
sit-down = الجلوس
seat-bot = إجلاس روبوت
which-bot = أي روبوت
remove = إزالة
remove-name = إزالة { $name }
leave-seat = ترك المقعد
start-game = بدء اللعبة
cancel-table = إلغاء الطاولة
cancel-title = إلغاء هذه الطاولة؟
cancel-text = لن يستطيع أحد الجلوس هنا، ولن يعمل الرابط بعد ذلك.
cancel-no = الإبقاء عليها

## This table

this-table = هذه الطاولة
rules-on = القواعد
rules-edition = الطبعة: { $edition }
rules-usual = القواعد المعتادة.
rules-bankruptcy-play-on = من لا يكفيه ماله يدفع ما معه ويواصل اللعب.
rules-steering-after-must = الطريقة البديلة: الرمي أولًا، وبعد فرش السجادة لا بد من إدارة عزام يمينًا أو يسارًا للاعب التالي.
rules-steering-after-may = الطريقة البديلة: الرمي أولًا، وبعد فرش السجادة يجوز أن يُدار عزام للاعب التالي.
rules-area-owner = تشمل المساحة لونَي مالكها معًا.
rules-whole-nobody = لا تُغطّى سجادة كاملة دفعة واحدة، ولا حتى سجادة اللاعب نفسه.
rules-halves-colours = لا تغطّي السجادة أبدًا مربعين من لون واحد.
rules-pile-alternating = عند اللعب باثنين، يتناوب لونا الحزمة.
rules-stock-15 = عند اللعب باثنين، لكل لاعب 15 سجادة من لون واحد.
rules-tie-shared = التعادل فوز مشترك.
rules-clock-none = بلا ساعة.
rules-clock-turn = { $seconds ->
    [zero] { $seconds } ثانية لكل دور.
    [one] ثانية واحدة لكل دور.
    [two] ثانيتان لكل دور.
    [few] { $seconds } ثوانٍ لكل دور.
    [many] { $seconds } ثانية لكل دور.
   *[other] { $seconds } ثانية لكل دور.
} { $timeout ->
    [bot] من ينفد وقته يلعب عنه روبوت.
   *[out] من ينفد وقته يخرج من اللعبة.
}
rules-clock-game = { $minutes ->
    [zero] { $minutes } دقيقة للعبة كلها
    [one] دقيقة واحدة للعبة كلها
    [two] دقيقتان للعبة كلها
    [few] { $minutes } دقائق للعبة كلها
    [many] { $minutes } دقيقة للعبة كلها
   *[other] { $minutes } دقيقة للعبة كلها
}{ $increment ->
    [0] .
    [zero] .
    [one] ، وثانية إضافية لكل دور.
    [two] ، وثانيتان إضافيتان لكل دور.
    [few] ، و{ $increment } ثوانٍ إضافية لكل دور.
    [many] ، و{ $increment } ثانية إضافية لكل دور.
   *[other] ، و{ $increment } ثانية إضافية لكل دور.
} { $timeout ->
    [bot] من ينفد وقته يلعب عنه روبوت.
   *[out] من ينفد وقته يخرج من اللعبة.
}
read-rules = قراءة القواعد
fair-title = نرد نزيه
fair-text = تنتج كل رمية من سرّ لدى الخادم، وعدُه معروض أدناه قبل اللعبة، ومن بذرة لكل مقعد. بعد اللعبة يُكشف السرّ، ويمكن التحقق من كل رمية.
fair-seats = لكل مقعد أيضًا وعدٌ ببذرته. تكشف صفحتك بذرتك تلقائيًا حين تكتمل الوعود، فلا يمكن لأحد أن يختار بذرته على ضوء بذور الآخرين.
fair-hash = البصمة الموعودة لبذرة { $name } (SHA-256)
fair-commitment = وعد الخادم (SHA-256)
fair-seed = بذرة { $name }
fair-change = تغيير بذرتك
fair-change-name = تغيير بذرة { $name }
fair-change-do = تغيير
fair-salted = تُضاف إليها أحرف عشوائية كي لا يخمّنها أحد من بصمتها.
fair-changed = تغيّرت بذرتك.
move-seat = اللعب على جهاز آخر
move-seat-name = نقل { $name } إلى جهاز آخر
move-seat-title = خذ مقعدك معك
move-seat-text = افتح هذا الرابط على الجهاز الآخر { $minutes ->
    [zero] الآن.
    [one] خلال دقيقة.
    [two] خلال دقيقتين.
    [few] خلال { $minutes } دقائق.
    [many] خلال { $minutes } دقيقة.
   *[other] خلال { $minutes } دقيقة.
} يعمل مرة واحدة، ثم يصبح المقعد هناك ولا يبقى هنا.
move-seat-link = رابط للجهاز الآخر
move-seat-qr = رمز QR لرابط الجهاز الآخر
claim-title = اللعب على هذا الجهاز؟
claim-text = هذا الرابط ينقل مقعدًا إلى هذا الجهاز. أما الجهاز الذي جاء منه فلا يبقى له إلا المشاهدة.
claim-yes = اللعب هنا
claim-no = المشاهدة فقط
seat-claimed = المقعد لك الآن. هيّا نكمل اللعب.
give-up = انسحاب
give-up-name = انسحاب { $name }
give-up-title = الانسحاب من اللعبة؟
give-up-text = يخرج مقعدك من اللعبة، وتعود دراهمك إلى البنك، ولا يُحسب سجادك لأحد. الآخرون يواصلون اللعب.
give-up-no = متابعة اللعب

## The end

you-win = الفوز لك!
standings-title = الترتيب
standings-rank = المركز
standings-name = اللاعب
standings-dirhams = الدراهم
standings-squares = المربعات
standings-points = النقاط
standings-plus = + { $squares }
standings-out = { $why ->
    [time] خارج اللعبة: نفد الوقت
    [rules] خارج اللعبة: مخالفة للقواعد
    [engine] خارج اللعبة: عطل
    [gave-up] خارج اللعبة: انسحاب
   *[poor] خارج اللعبة: المال لا يكفي
}
chart-title = النقاط دورًا بعد دور
chart-turn = الدور
chart-as-table = الأرقام نفسها في جدول
rematch = مباراة أخرى
rematch-join = إلى المباراة التالية
rematch-wanted = الآخرون يريدون مباراة أخرى.
rematch-watch = المباراة التالية قيد الإعداد.
watch-next = مشاهدة المباراة التالية
replay-game = مشاهدتها من جديد
download-record = تنزيل السجل
share = مشاركة
share-title = مشاركة النتيجة
share-text = النص والرابط
share-result = مراكش: { $result }
dice-check = التحقق من النرد
dice-checking = جارٍ التحقق…
dice-fine = { $count ->
    [zero] لا رمية ولا سحبة بعد.
    [one] الرمية الوحيدة (أو السحبة) مطابقة لما تعطيه البذور.
    [two] كل الرميات والسحبات، وعددها { $count }، مطابقة لما تعطيه البذور.
    [few] كل الرميات والسحبات، وعددها { $count }، مطابقة لما تعطيه البذور.
    [many] كل الرميات والسحبات، وعددها { $count }، مطابقة لما تعطيه البذور.
   *[other] كل الرميات والسحبات، وعددها { $count }، مطابقة لما تعطيه البذور.
}
dice-compared = { $how ->
    [all] وعد الخادم ووعود المقاعد كلها هي التي حفظها هذا الجهاز قبل أن يكشف بذرته.
    [server] وعد الخادم هو الذي رآه هذا الجهاز. أما وعود المقاعد فلم يحفظها.
   *[none] لم يحفظ هذا الجهاز أي وعد قبل اللعبة، فلا شيء يُقارَن به السجل.
}
dice-rounds = { $count ->
    [zero] ولم يكشف قبل ذلك أي بذرة بلا جدوى.
    [one] وقبل ذلك كشف بذرة بلا جدوى مرة واحدة، فأُعيد الوعد بالبذور.
    [two] وقبل ذلك كشف بذرة بلا جدوى مرتين، فأُعيد الوعد بالبذور.
    [few] وقبل ذلك كشف بذرة بلا جدوى { $count } مرات، فأُعيد الوعد بالبذور.
    [many] وقبل ذلك كشف بذرة بلا جدوى { $count } مرة، فأُعيد الوعد بالبذور.
   *[other] وقبل ذلك كشف بذرة بلا جدوى { $count } مرة، فأُعيد الوعد بالبذور.
}
dice-other-promise = الوعد في السجل { $found }؛ وعلى هذه الطاولة كان { $seen }.
dice-seed-lost = البذرة الموعودة لمقعدك ليست على هذا الجهاز، وفات الأوان على وعد ببذرة أخرى. يلزم فتح هذه الصفحة على الجهاز الذي لديه البذرة؛ وإلا فيمكن لمن أعدّ الطاولة إجلاس روبوت مكانك أو إلغاء الطاولة.
dice-other-table = هذا السجل من طاولة أخرى: { $found }.

## Links, dialogs, pages

copy = نسخ
copied = تم النسخ
copy-by-hand = الرابط محدَّد: انسخه بلوحة المفاتيح أو بإصبعك.
close = إغلاق
dialog-no = لا
table-try-again = محاولة جديدة
to-home = إلى الصفحة الرئيسية
table-heading = مراكش: { $names }
table-loading = لحظة من فضلك: جارٍ تجهيز الطاولة…
table-gone-title = لا توجد طاولة كهذه
table-gone = ربما كان الرابط ناقصًا، أو رُفعت الطاولة منذ زمن.
table-unreachable-title = الخادم لا يجيب
table-cancelled-title = أُلغيت هذه الطاولة
table-cancelled = ألغاها من أعدّها. هل نُعدّ غيرها؟
title-your-turn = ● دورك – مراكش
title-table = على الطاولة – مراكش

## Help

keys-title = المفاتيح
key-arrows = مفاتيح الأسهم
key-enter = Enter
key-escape = Esc
keys-arrows = إدارة عزام، أو التنقل من سجادة إلى أخرى
keys-enter = رمي النرد، فرش السجادة
keys-escape = التراجع عما لم يُحسم، أو تجاوز العرض
keys-skip = تجاوز العرض
keys-log = فتح قائمة الأحداث أو طيّها
keys-hint = طلب تلميح أو إخفاؤه
keys-sounds = تشغيل الأصوات أو كتمها
keys-help = هذه المساعدة
keys-touch = بالإصبع أو بالفأرة: المس مربعًا لترى سجادة هناك، ثم المسه من جديد لترى التالية. لمس نصفها الآخر، أو الزر، يفرشها. ولمس أي سجادة يخبرك بثمن التوقف عليها.

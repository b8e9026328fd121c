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
todo-playing = دور { $name }.
todo-playing-you = دورك الآن.
todo-lent = روبوت يلعب عن { $name }.
todo-getting-ready = { $name } يستعد…
act-roll = رمي النرد
act-lay = فرش السجادة
act-steer = توجيه عزام
act-box = إعادة السجادة
act-choose-rug = اختيار مربعين
act-choose-facing = اختيار اتجاه
act-sent = جارٍ الإرسال…
act-wait = الآخرون يلعبون
act-watch = أنت هنا للمشاهدة
skip = تجاوز
action-title = المطلوب الآن

## Hints

hint = تلميح
hint-hide = إخفاء التلميح
hint-thinking = جارٍ البحث عن تلميح…
hint-warming = الروبوتات تستعد. سيظهر التلميح فور جاهزيتها.
hint-would-face = رأي { $name }: عزام نحو { facing }.
hint-would-lay = رأي { $name }: سجادة على { $first } و{ $second }.
hint-chance =
    { $times ->
        [zero] بهذا الاختيار يكاد الفوز يستحيل.
        [one] بهذا الاختيار تفوز في مباراة واحدة من كل 100.
        [two] بهذا الاختيار تفوز في مباراتين من كل 100.
        [few] بهذا الاختيار تفوز في { $times } مباريات من كل 100.
        [many] بهذا الاختيار تفوز في { $times } مباراة من كل 100.
       *[other] بهذا الاختيار تفوز في { $times } مباراة من كل 100.
    }
hint-choices = أفضل الاختيارات

## Taking back the last rug, round one device

undo = تراجع
undo-help = استرجاع السجادة الأخيرة (ممكن ما لم يُدَر عزام من جديد)
did-undo = { $name }: استرجاع السجادة الأخيرة.
keys-undo = استرجاع السجادة الأخيرة (إذا كان الجميع على جهاز واحد)

## What happened besides

did-run-out = { $name } خارج اللعبة: نفد الوقت.
did-break-rules = { $name } خارج اللعبة: مخالفة للقواعد.
did-fail =
    { $reason ->
        [engine-not-started] { $name } خارج اللعبة: تعذّر التشغيل.
        [engine-hung] { $name } خارج اللعبة: لا استجابة.
        [engine-flooded] { $name } خارج اللعبة: نص أكثر من اللازم.
        [engine-junk] { $name } خارج اللعبة: جواب غير مفهوم.
        [engine-illegal] { $name } خارج اللعبة: حركة غير مسموح بها.
       *[engine-crashed] { $name } خارج اللعبة: عطل مفاجئ.
    }
did-sit = جلوس { $name } إلى الطاولة.
did-vacate = المقعد { $seat } شاغر من جديد.
did-seat-bot = جلس روبوت في المقعد { $seat }.
did-start = بدأت اللعبة.
did-stand-in =
    { $reason ->
        [time] نفد وقت { $name }، وروبوت يتولى اللعب.
       *[absent] في غياب { $name }، روبوت يتولى اللعب.
    }
did-come-back = { $name } هنا من جديد.
did-move = { $name } الآن على جهاز آخر.
did-hold = توقف الخادم قليلًا. لم يضع شيء.
did-cancel = أُلغيت الطاولة.
log-face = توجيه عزام نحو { facing }
log-steer = توجيه عزام نحو { facing } للاعب التالي
log-roll = رمية { $slippers }، عزام إلى { $square }
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
log-title = سجل الأحداث
log-empty = لا شيء بعد. الدور الأول على وشك البدء.
side-title = الأحداث والطاولة

## Looking back at an earlier turn

log-about = اختر دورًا لتراه في السوق.
look-title = دور سابق
look-back = دور إلى الوراء
look-forward = دور إلى الأمام
look-return = العودة إلى اللعبة
look-opened = تشاهد الآن دورًا سابقًا. المفتاح Esc للعودة إلى اللعبة.
look-returned = عدت إلى اللعبة.
look-your-turn = دورك الآن.
look-gone-on = تقدّمت اللعبة.
keys-look = في سجل الأحداث: التنقل من دور إلى دور؛ Enter لرؤية الدور في السوق، وEsc للعودة إلى اللعبة

## Seats

seats-title = المقاعد
seat-open = المقعد { $seat }: شاغر
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
bot-called =
    { $bot ->
        [random] السائح
        [novice] المبتدئ
        [greedy] المتدرّب
        [merchant] التاجر
        [master] المعلّم
        [champion] البطل
       *[other] الروبوت { $bot }
    }
bot-lettered =
    { $bot ->
        [random] السائح { $letter }
        [novice] المبتدئ { $letter }
        [greedy] المتدرّب { $letter }
        [merchant] التاجر { $letter }
        [master] المعلّم { $letter }
        [champion] البطل { $letter }
       *[other] الروبوت { $bot } { $letter }
    }
bot-about =
    { $bot ->
        [random] يلعب كيفما اتفق.
        [novice] يحسن اللعب مرة ويخطئ مرة.
        [greedy] ينظر دورًا واحدًا إلى الأمام طلبًا للنقاط.
        [merchant] يزن ما يجلبه كل اختيار لاحقًا.
        [master] ينظر بعيدًا إلى الأمام، والتغلب عليه صعب.
        [champion] تعلّم من مبارياته، والتغلب عليه هو الأصعب.
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

## What a seat says when it is chosen

seat-each-counts = كل درهم نقطة، وكل مربع تظهر عليه سجادة بهذا اللون نقطة.
seat-each-counts-two = كل درهم نقطة، وكل مربع تظهر عليه سجادة بأحد هذين اللونين نقطة.
seat-pile-two =
    { $whose ->
        [you] في حزمتك سجاد من لونين.
       *[other] في هذه الحزمة سجاد من لونين.
    }
seat-pile-next =
    السجادة التالية { $letter ->
        [r] حمراء
        [b] زرقاء
        [y] صفراء
       *[g] خضراء
    }، والجميع يرونها.
seat-pile-empty = فُرش هذا السجاد كله.
seat-next-mark = التالية
seat-about-out = خارج اللعبة. هذا السجاد يبقى في السوق، والتوقف عليه لا يكلّف شيئًا.
seat-about-away = غياب: صفحة هذه اللعبة غير مفتوحة الآن.
seat-about-bot = روبوت. { bot-about }
seat-about-lent = روبوت يلعب هنا حتى يعود اللاعب. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = تفاعلات
react = إرسال تفاعل
reaction =
    { $reaction ->
        [hello] مرحبًا!
        [good-luck] حظًّا سعيدًا!
        [well-played] لعب رائع!
        [thanks] شكرًا!
        [ouch] آخ!
        [laugh] هههه!
        [wow] يا سلام!
       *[moment] لحظة!
    }
did-react = { $name }: { reaction }
did-react-you = أنت: { reaction }
did-react-spectator = من الجمهور: { reaction }
reactions-mute = كتم التفاعلات عند هذه الطاولة
reactions-mute-help = لا ترى ما يرسله الآخرون ولا تسمعه، ويبقى بإمكانك إرسال تفاعلاتك.

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

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = لك، وثمنها على الآخرين: { dirhams }
price-tag-free = لا شيء يُدفع
price-nudge =
    { $how ->
        [touch] المس أي سجادة لتعرف ثمن التوقف عليها.
       *[mouse] أشر إلى أي سجادة لتعرف ثمن التوقف عليها.
    }

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
bot-played = لعب روبوت عنك في غيابك. عدت الآن إلى اللعبة.
bot-plays-for-you = روبوت يلعب عنك.
play-myself = سأكمل بنفسي
away-long = طال غياب { $name }.
away-wait = انتظار
away-bot = تكليف روبوت

## The server is well again

server-recovered = عاد الخادم إلى العمل. يمكنك متابعة اللعب.

## Before the game

gathering-title = في انتظار البقية
gathering-title-full = الجميع هنا
gathering-title-guest = مباراة على وشك البدء
gathering-open = { $open ->
    [zero] لم يبقَ مقعد شاغر.
    [one] بقي مقعد واحد شاغر. تبدأ اللعبة حين يجلس فيه لاعب.
    [two] بقي مقعدان شاغران. تبدأ اللعبة حين يمتلئان.
    [few] بقيت { $open } مقاعد شاغرة. تبدأ اللعبة حين تمتلئ.
    [many] بقي { $open } مقعدًا شاغرًا. تبدأ اللعبة حين تمتلئ.
   *[other] بقي { $open } مقعد شاغر. تبدأ اللعبة حين تمتلئ.
}
gathering-awaited = تبدأ اللعبة تلقائيًا ما إن يفتح الجميع هذه الصفحة. في انتظار: { $names }.
gathering-unready = يمكن أن تبدأ اللعبة ما إن يفتح الجميع هذه الصفحة. في انتظار: { $names }.
gathering-full = { $host ->
    [you] يمكنك البدء متى شئت.
   *[other] يبدأ اللعبة من أعدّ الطاولة.
}
invite-title = دعوة الأصدقاء
invite-text = أرسل إليهم هذا الرابط، أو دعهم يمسحون الرمز. كل من يفتحه يمكنه الجلوس، ولا حاجة إلى حساب.
invite-link = رابط الدعوة
invite-qr = رمز QR لرابط الدعوة
invite-message = تعالوا نلعب مراكش معًا.
invite-here-only = العنوان { $host } لا يعمل إلا على هذا الجهاز. ليدخل غيرك، شغّل الخادم هكذا وافتح اللعبة بعنوان هذا الجهاز في الشبكة:
invite-renew = إنشاء رابط جديد
invite-renewed = إليك رابطًا جديدًا. الرابط القديم لم يعد يعمل.
invite-host-has-it = رابط الدعوة عند من أعدّ هذه الطاولة.
watch-title = هل من أحد يريد المشاهدة فقط؟
watch-link = رابط المشاهدة
watching-gathering = أنت هنا للمشاهدة. للعب، اطلب رابط الدعوة.
watching-full = كل المقاعد مشغولة. يمكنك المشاهدة، وإن قام أحد فيمكنك الجلوس هنا.
join-late = إن كان أحد هذه المقاعد لك، فيمكنك نقله إلى هنا: على الجهاز الذي جلست منه، افتح «{ this-table }» واختر «{ move-seat }».
your-name = اسمك
player-numbered = اللاعب { $seat }
sit-down = الجلوس
seat-bot = إضافة روبوت
which-bot = أي روبوت
remove = إزالة
remove-name = إزالة: { $name }
leave-seat = ترك المقعد
start-game = بدء اللعبة
cancel-table = إلغاء الطاولة
cancel-title = إلغاء هذه الطاولة؟
cancel-text = لن يستطيع أحد الجلوس هنا، ولن يعمل الرابط بعد ذلك.
cancel-no = الإبقاء عليها

## An invitation

invited-by = دعوة من { $name } إلى مباراة في لعبة مراكش
invited-again = دعوة من { $name } إلى مباراة أخرى
invited-new = مراكش جديدة عليك؟
invited-back = العودة إلى الدعوة
seats-taken-title = كل المقاعد مشغولة
seats-taken-text = المباراة تجري هذه المرة من دونك. يمكنك مشاهدتها، أو أن تطلب من أصدقائك طاولة أخرى.
seats-taken-watch = مشاهدة المباراة
seats-taken-own = إعداد طاولة
gathering-away = الغائبون الآن: { $names }

## The next game with the same players

gathering-title-again = المباراة التالية
gathering-asked = المدعوون: { $names }
gathering-here = الحاضرون: { $names }
mark-asked = دعوة مرسلة
invite-again = إرسال الرابط

## This table

this-table = هذه الطاولة
rules-on = القواعد
rules-edition = الطبعة: { $edition }
rules-usual = القواعد المعتادة.
rules-bankruptcy-play-on = اللاعب الذي لا يقدر على دفع الثمن كاملًا يدفع ما معه ويواصل اللعب.
rules-steering-after-must = الطريقة البديلة: الرمي أولًا، وبعد فرش السجادة لا بد من إدارة عزام يمينًا أو يسارًا للاعب التالي.
rules-steering-after-may = الطريقة البديلة: الرمي أولًا، وبعد فرش السجادة يجوز أن يُدار عزام للاعب التالي.
rules-area-owner = يشمل الثمن لونَي المالك معًا.
rules-whole-nobody = لا تُغطّى سجادة كاملة دفعة واحدة، ولا حتى سجادة اللاعب نفسه.
rules-halves-colours = لا يجوز أبدًا أن تغطّي السجادة مربعين من لون واحد.
rules-pile-alternating = عند اللعب باثنين، يتناوب لونا الحزمة.
rules-stock-15 = عند اللعب باثنين، لكل لاعب 15 سجادة من لون واحد.
rules-tie-shared = الفوز مشترك بين أصحاب النقاط المتساوية.
rules-clock-none = بلا ساعة.
rules-clock-turn =
    { $seconds ->
        [zero] { $seconds } ثانية لكل دور.
        [one] ثانية واحدة لكل دور.
        [two] ثانيتان لكل دور.
        [few] { $seconds } ثوانٍ لكل دور.
        [many] { $seconds } ثانية لكل دور.
       *[other] { $seconds } ثانية لكل دور.
    } { $timeout ->
        [bot] إذا نفد وقت لاعب تولى روبوت اللعب عنه.
       *[out] من ينفد وقته يخرج من اللعبة.
    }
rules-clock-game =
    { $minutes ->
        [zero] { $minutes } دقيقة لكل لاعب للعبة كلها
        [one] دقيقة واحدة لكل لاعب للعبة كلها
        [two] دقيقتان لكل لاعب للعبة كلها
        [few] { $minutes } دقائق لكل لاعب للعبة كلها
        [many] { $minutes } دقيقة لكل لاعب للعبة كلها
       *[other] { $minutes } دقيقة لكل لاعب للعبة كلها
    }{ $increment ->
        [0] .
        [zero] .
        [one] ، وثانية إضافية لكل دور.
        [two] ، وثانيتان إضافيتان لكل دور.
        [few] ، و{ $increment } ثوانٍ إضافية لكل دور.
        [many] ، و{ $increment } ثانية إضافية لكل دور.
       *[other] ، و{ $increment } ثانية إضافية لكل دور.
    } { $timeout ->
        [bot] إذا نفد وقت لاعب تولى روبوت اللعب عنه.
       *[out] من ينفد وقته يخرج من اللعبة.
    }
read-rules = قراءة القواعد
fair-title = نرد نزيه
fair-text = تُحسب كل رمية من بذرة الخادم السرية ومن بذرة لكل مقعد. قبل اللعبة ينشر الخادم البصمة المعروضة أدناه، ولا بد أن تطابقها بذرته. وبعد اللعبة تُكشف بذرة الخادم، ويمكن لأي شخص التحقق من كل رمية.
fair-seats = صفحة كل لاعب تنشر أيضًا بصمة بذرته، وتكشف البذرة تلقائيًا حين تكتمل البصمات، فلا يمكن لأحد أن يختار بذرته على ضوء بذور الآخرين.
fair-hash = بصمة البذرة (SHA-256): { $name }
fair-commitment = بصمة بذرة الخادم (SHA-256)
fair-seed = البذرة: { $name }
fair-change = تغيير بذرتك
fair-change-name = تغيير البذرة: { $name }
fair-change-do = تغيير
fair-salted = تُضاف إلى بذرتك أحرف عشوائية كي لا يخمّنها أحد من بصمتها.
fair-changed = تغيّرت بذرتك.
move-seat = اللعب على جهاز آخر
move-seat-name = النقل إلى جهاز آخر: { $name }
move-seat-title = خذ مقعدك معك
move-seat-text =
    افتح هذا الرابط على الجهاز الآخر { $minutes ->
        [zero] الآن.
        [one] خلال دقيقة.
        [two] خلال دقيقتين.
        [few] خلال { $minutes } دقائق.
        [many] خلال { $minutes } دقيقة.
       *[other] خلال { $minutes } دقيقة.
    } يعمل مرة واحدة، ثم تلعب هناك ولا يبقى لهذا الجهاز إلا المشاهدة.
move-seat-link = رابط للجهاز الآخر
move-seat-qr = رمز QR لرابط الجهاز الآخر
claim-title = اللعب على هذا الجهاز؟
claim-text = هذا الرابط ينقل مقعدًا إلى هذا الجهاز. بعدها لا يبقى للجهاز الآخر إلا المشاهدة.
claim-yes = اللعب هنا
claim-no = المشاهدة فقط
seat-claimed = تلعب الآن على هذا الجهاز.
give-up = انسحاب
give-up-name = انسحاب: { $name }
give-up-title = الانسحاب من اللعبة؟
give-up-text = تخرج من اللعبة، وتعود دراهمك إلى البنك، ولا يُحسب سجادك لأحد بعد ذلك.
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
standings-out =
    { $why ->
        [time] خارج: نفد الوقت
        [rules] خارج: مخالفة
        [engine] خارج: عطل
        [gave-up] خارج: انسحاب
       *[poor] خارج: المال لا يكفي
    }
chart-title = النقاط دورًا بعد دور
chart-turn = الدور
chart-as-table = عرض في جدول
rematch = مباراة أخرى
rematch-join = إلى المباراة التالية
rematch-wanted = الآخرون يريدون مباراة أخرى.
watch-next = مشاهدة المباراة التالية
replay-game = مشاهدة الإعادة
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
dice-compared =
    { $how ->
        [all] كل البصمات المنشورة، بصمة الخادم وبصمات المقاعد، هي التي حفظها هذا الجهاز قبل أن يكشف بذرته.
        [server] بصمة الخادم هي التي رآها هذا الجهاز. أما بصمات المقاعد فلم يحفظها للمقارنة.
       *[none] لم يحفظ هذا الجهاز أي بصمة قبل اللعبة، فلا شيء يُقارَن به السجل.
    }
dice-rounds =
    { $count ->
        [zero] ولم يكشف قبل ذلك أي بذرة دون أن تبدأ المباراة.
        [one] وقبل ذلك كشف هذا الجهاز بذرة مرة واحدة لكن المباراة لم تبدأ، ثم استُبدلت كل البذور.
        [two] وقبل ذلك كشف هذا الجهاز بذرة مرتين لكن المباراة لم تبدأ، وفي كل مرة استُبدلت كل البذور.
        [few] وقبل ذلك كشف هذا الجهاز بذرة { $count } مرات لكن المباراة لم تبدأ، وفي كل مرة استُبدلت كل البذور.
        [many] وقبل ذلك كشف هذا الجهاز بذرة { $count } مرة لكن المباراة لم تبدأ، وفي كل مرة استُبدلت كل البذور.
       *[other] وقبل ذلك كشف هذا الجهاز بذرة { $count } مرة لكن المباراة لم تبدأ، وفي كل مرة استُبدلت كل البذور.
    }
dice-other-promise = تغيّرت بصمة الخادم: رأى هذا الجهاز عند هذه الطاولة { $seen }، ويجد الآن { $found }.
dice-seed-lost = بذرة مقعدك ليست على هذا الجهاز، وفات أوان اختيار بذرة أخرى. افتح هذه الصفحة على الجهاز الذي لديه البذرة؛ وإن لم يمكن ذلك، فلمن أعدّ الطاولة أن يعطي مقعدك لروبوت أو يلغي الطاولة.
dice-other-table = هذا السجل من طاولة أخرى: { $found }.

## The end, for the person at this screen

you-share-win = الفوز مشترك، وأنت من الفائزين!
over-by-points =
    فوز بفارق { $lead ->
        [zero] { $lead } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $lead } نقاط
        [many] { $lead } نقطة
       *[other] { $lead } نقطة
    }: { dirhams } { $squares ->
        [zero] و{ $squares } مربع
        [one] ومربع واحد
        [two] ومربعان
        [few] و{ $squares } مربعات
        [many] و{ $squares } مربعًا
       *[other] و{ $squares } مربع
    }.
over-by-dirhams = تساوت النقاط ({ $points }) بين { $names }، والحسم للدراهم: { $most } مقابل { $next }.
over-shared =
    لا أحد في المقدمة: لكل لاعب { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
over-only-one = لم يبقَ في اللعبة إلا { $name }.
over-only-you = لم يبقَ في اللعبة سواك.
over-others-gave-up = انسحب الآخرون جميعًا.
over-you-close =
    { $lead ->
        [zero] كدت تفوز. لعب رائع!
        [one] كدت تفوز: لم تنقصك إلا نقطة واحدة. لعب رائع!
        [two] كدت تفوز: لم تنقصك إلا نقطتان. لعب رائع!
        [few] كدت تفوز: لم تنقصك إلا { $lead } نقاط. لعب رائع!
        [many] كدت تفوز: لم تنقصك إلا { $lead } نقطة. لعب رائع!
       *[other] كدت تفوز: لم تنقصك إلا { $lead } نقطة. لعب رائع!
    }
over-you-equal = كدت تفوز: الدراهم وحدها حسمت الأمر. لعب رائع!
over-you-second = المركز الثاني لك. لعب رائع!
over-you-third = المركز الثالث لك. لعب رائع!
over-you-fourth = المركز الرابع لك. حظًّا أوفر في المرة القادمة!
over-you-lost = لعب رائع! السوق مفتوح لمباراة أخرى.
over-you-out = خرجت قبل النهاية. السوق مفتوح لمباراة أخرى.

## The points by turn

chart-help = المس الرسم أو استعمل مفاتيح الأسهم لترى نقاط الجميع بعد أي دور.
chart-walk = النقاط بعد دور
chart-value = بعد الدور { $turn }: { $points }.
chart-value-start = في البداية: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = عرض السوق بعد الدور { $turn }
chart-watch-start = عرض السوق في البداية

## Links, dialogs, pages

copy = نسخ
copied = تم النسخ
copy-by-hand = الرابط محدَّد وجاهز للنسخ.
close = إغلاق
dialog-no = لا
table-try-again = محاولة جديدة
to-home = إلى الصفحة الرئيسية
table-heading = مراكش: { $names }
table-loading = جارٍ فتح الطاولة…
table-gone-title = الطاولة غير موجودة
table-gone = ربما كان الرابط ناقصًا، أو أُزيلت الطاولة.
table-unreachable-title = الخادم لا يستجيب
table-cancelled-title = أُلغيت هذه الطاولة
table-cancelled = ألغى اللعبة من أعدّها. هل تريد إعداد طاولة أخرى؟

## Window titles

title-my-turn = ● دورك
title-playing = مباراة جارية
title-gathering = في انتظار اللاعبين
title-won =
    { $count ->
        [zero] الفوز من نصيب { $names }
        [one] الفوز من نصيب { $names }
        [two] الفوز مشترك بين { $names }
        [few] الفوز مشترك بين { $names }
        [many] الفوز مشترك بين { $names }
       *[other] الفوز مشترك بين { $names }
    }
title-you-won = الفوز لك
title-you-share = الفوز مشترك، وأنت من الفائزين
title-replay = إعادة: { $names }

## Help

keys-title = الاختصارات
key-arrows = مفاتيح الأسهم
key-enter = Enter، المسافة
key-escape = Esc
keys-arrows = اختيار اتجاه لعزام، أو موضع لسجادتك
keys-enter = رمي النرد، أو فرش السجادة التي اخترتها
keys-escape = إلغاء اختيار لم يُؤكَّد، أو تجاوز الحركة المعروضة
keys-skip = تجاوز الحركة المعروضة
keys-log = فتح سجل الأحداث أو طيّه
keys-hint = إظهار تلميح أو إخفاؤه
keys-sounds = تشغيل الأصوات أو كتمها
keys-help = هذه المساعدة
keys-touch = بالإصبع: المس مربعًا لترى سجادة هناك. المسه من جديد لترى التالية، أو المس مربعًا بجانبه لاختيار المربعين. ولفرش السجادة اضغط الزر.

## Help: mouse, arrows and prices

keys-mouse = بالفأرة: انقر سجادة لاختيارها، ثم انقرها مرة أخرى لفرشها. النقر المزدوج يختارها فقط.
keys-facing = لمس السهم أو نقره يدير عزام فقط. ولرمي النرد اضغط الزر.
keys-price = المس أي سجادة أخرى أو انقرها لتعرف ثمن التوقف عليها.

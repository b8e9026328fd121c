### Arabic: what only the command line says.

## What is wrong with a file or a command

file-missing = الملف غير موجود: { $file }
file-is-folder = { $file } مجلد وليس ملفًّا.
file-not-text = { $file }: ليس نصًّا بترميز UTF-8 (البايت { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } أكبر من { $limit } ميغابايت؛ والسجل أصغر من ذلك بكثير.
file-exists = { $file } موجود بالفعل، ولم يُكتب فوقه.
file-unreadable = تعذّرت قراءة { $file }: { $reason }
file-unwritable = تعذّرت كتابة { $file }: { $reason }
of-file = { $file }: { $problem }
error = خطأ: { $problem }
turn-beyond = ليس في السجل الدور { NUMBER($turn, useGrouping: 0) }؛ آخر دور فيه { NUMBER($last, useGrouping: 0) }.
bots-too-many = لا مقاعد تكفي: عدد الروبوتات { $bots }، وعدد اللاعبين كلهم { $players }.
names-too-many = عدد الأسماء المكتوبة { $names }، { $people ->
    [0] ولا يلعب إلا الروبوتات.
   *[other] وعدد الأشخاص { $people } فقط.
}
starter-unknown = «{ $text }» ليست طريقة لتحديد من يبدأ؛ الممكن: random أو agreed.
nothing-to-resume = لا توجد لعبة غير مكتملة يمكن استئنافها.
options-clash = لا يُستعمل { $first } مع { $second }.
passed-over = تم تخطّيه: { $problem }
language-unknown = اللغة «{ $text }» غير موجودة هنا. الموجود: { $languages }.
section-unknown = لا يوجد في القواعد قسم اسمه «{ $text }». الموجود: { $sections }.
resume-alone = اللعبة المستأنفة تحتفظ بلاعبيها وقواعدها؛ لا حاجة إلى { $option }.

## The store

store-full = { $file }: القرص ممتلئ، فلا يمكن حفظ شيء جديد. كل ما حُفظ حتى الآن سليم؛ أفسِح مكانًا على القرص للمتابعة.
store-locked = { $file } يستعمله خادم آخر أو برنامج آخر.
store-broken = { $file } تالف، أو لم يكن يومًا ملف طاولات ({ $reason }). الأمر «marrakech check-store» يبيّن الطاولات السليمة، ومع { "--rescue" } ينسخها إلى ملف جديد.
store-gone = حُذف { $file } أو نُقل أو استُبدل والخادم يستعمله. لن يُحفظ شيء جديد حتى يعود الملف نفسه.
store-newer = { $file } كتبه إصدار أحدث من marrakech (صيغة الملف { $found }؛ المعروف هنا حتى { $known }).
store-behind = { $file } أقدم من النسخة { $copy } التي أُنقذت منه: في النسخة ما ليس في الملف. شغّل الخادم بالنسخة ({ "--data" })، أو انقل النسخة إلى مكان آخر لتتابع بالحالة الأقدم.
store-unreadable = تعذّر فتح { $file } أو قراءته أو الكتابة فيه: { $reason }
store-closed = { $file } مغلق: الخادم يتوقف.
store-extra = { $file }: يحتاج PostgreSQL إلى حزمة غير مثبّتة. لتثبيتها: { $command }
store-server-old = { $file }: الإصدار { $found } من PostgreSQL قديم؛ يلزم { $needed } أو أحدث.
store-unsafe = { $file } مضبوط على { $setting }، وقد تضيع نقلات مؤكدة إذا تعطّل النظام. فعّل هذا الإعداد للمتابعة.
store-not-empty = { $file } فيه بيانات بالفعل، فلم يُنسخ إليه شيء.
store-none = { $file } ليس ملف طاولات، أو بدايته تالفة.
check-store-whole = { $file } سليم: { $count ->
    [zero] لا طاولات فيه.
    [one] طاولة واحدة.
    [two] طاولتان.
    [few] { $count } طاولات.
    [many] { $count } طاولة.
   *[other] { $count } طاولة.
}
check-store-damaged = { $file } تالف. عدد الطاولات: { $count }، السليم منها: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table =
    الطاولة { $table }: { $problem ->
        [checksum] الحدث { $number } ليس كما كُتب.
        [gap] الحدث { $number } مفقود.
        [fold] الحدث { $number } لا معنى له.
       *[summary] كل أحداثها سليمة، لكن قائمة الطاولات لا تطابقها.
    }
check-store-rescued = { $count ->
    [zero] لم تُنسخ أي طاولة سليمة إلى { $file }
    [one] نُسخت طاولة سليمة واحدة إلى { $file }
    [two] نُسخت طاولتان سليمتان إلى { $file }
    [few] نُسخت { $count } طاولات سليمة إلى { $file }
    [many] نُسخت { $count } طاولة سليمة إلى { $file }
   *[other] نُسخت { $count } طاولة سليمة إلى { $file }
}
backup-done = نُسخت طاولات { $source } إلى { $target }
move-done = نُسخ كل ما في { $source } إلى { $target } وقورن به. عدد الطاولات: { $tables }، عدد الأحداث: { $events }. لم يتغيّر شيء في { $source }.

## Drawing a position

seat-name = المقعد { $seat }
to-move = ▶
column-player = اللاعب
column-rugs = السجاد الباقي
column-dirhams = الدراهم
column-squares = المربعات
column-points = النقاط
column-next = التالية
out = خارج اللعبة
steps-next =
    { $step ->
        [turn] دور { $name }: توجيه عزام.
        [roll] دور { $name }: رمي النرد.
        [lay] دور { $name }: فرش سجادة.
        [draw] دور { $name }: سحب السجادة التالية.
        [steer] دور { $name }: توجيه عزام للاعب التالي.
       *[over] انتهت اللعبة.
    }
rules-in-force = القواعد: { $rules }
rules-default = المعتادة
legal-heading = المسموح: { $actions }
chance-heading = الحظ: { $actions }

## Playing in the terminal

ask-players = كم عدد اللاعبين؟
ask-bots = كم منهم من الروبوتات؟
ask-level = ما المستوى؟ { $levels }
ask-name = اسم اللاعب { $number }؟
ask-number-again = اكتب عددًا من { $low } إلى { $high } من فضلك.
bot-alone = الروبوت
bot-name = الروبوت { $number }
person-name = اللاعب { $number }
welcome = مراكش في الطرفية. اكتب { "?" } في أي وقت للمساعدة، واضغط Ctrl-C للتوقف: تُحفظ اللعبة بعد كل حركة.
bots-getting-ready = الروبوتات تستعد. يستغرق ذلك في أول مرة نحو نصف دقيقة.
welcome-back = أهلًا بعودتك: الدور { $turn }. اكتب { "?" } في أي وقت للمساعدة.
saved-at = السجل محفوظ في { $file }
prompt-turn = دور { $name }: إلى أي جهة؟ { $choices }
choice-left = { $facing } ({ facing }): يسارًا
choice-straight = { $facing } ({ facing }): إلى الأمام
choice-right = { $facing } ({ facing }): يمينًا
prompt-roll-facing = سيتجه عزام نحو { facing }. اضغط Enter لرمي النرد، أو اختر اتجاهًا آخر: { $others }
prompt-roll = دور { $name }: اضغط Enter لرمي النرد.
prompt-lay = دور { $name }: أين تُفرش السجادة { $letter ->
    [r] الحمراء
    [b] الزرقاء
    [y] الصفراء
   *[g] الخضراء
}؟ اكتب رقمًا أو المربعين.
prompt-confirm-lay = { $action }؟ اضغط Enter لفرش السجادة، أو اختر موضعًا آخر.
prompt-confirm-steer = سيتجه عزام نحو { facing }. اللاعب التالي: { $next }. اضغط Enter للتأكيد، أو اختر اتجاهًا آخر.
stars-paid = النجوم تدل على المساحة التي دُفع ثمنها.
prompt-must-return = دور { $name }: لا موضع لسجادة هنا. اضغط Enter لإعادة واحدة إلى العلبة.
not-understood = «{ $text }» ليس من الاختيارات. اكتب { "?" } للمساعدة.
help-facing = N E S W      توجيه عزام: N (الشمال) أو E (الشرق) أو S (الجنوب) أو W (الغرب)؛ لا شيء نهائي قبل رمي النرد
help-lay = 1 2 3 … أو d4d5   اختيار موضع السجادة؛ لا شيء نهائي قبل الضغط على Enter
help-position = position     عرض الوضعية نصًّا
help-log = log          عرض السجل حتى الآن
help-save = save FILE    حفظ نسخة من السجل في FILE
help-give-up = give up      الانسحاب من اللعبة (ستُسأل أولًا)
help-quit = q أو quit    التوقف الآن والاستئناف لاحقًا
ask-give-up = انسحاب { $name } من اللعبة فعلًا؟ اكتب: نعم
yes = نعم
gave-not-up = لم ينسحب أحد. اللعبة مستمرة.
copy-saved = حُفظت نسخة في { $file }
goodbye-early = لم تبدأ أي لعبة.
goodbye = توقفت اللعبة هنا. للمتابعة: { $command }
save-trouble = تعذّر حفظ السجل: { $problem } يمكنك متابعة اللعب؛ سيُحفظ السجل مع الحركة التالية.
not-saved = الحركات الأخيرة غير محفوظة: { $problem }
over-heading = انتهت اللعبة. عدد الأدوار: { $count }.
resume-over = انتهت هذه اللعبة. لعرضها حركة بعد حركة: «marrakech replay».

## Other commands

list-number = { $number }.
verify-fine = { $file }: سليم. { $count ->
    [zero] لا رمية ولا سحبة بعد.
    [one] الرمية الوحيدة (أو السحبة) مطابقة لما تعطيه البذور.
    [two] كل الرميات والسحبات، وعددها { $count }، مطابقة لما تعطيه البذور.
    [few] كل الرميات والسحبات، وعددها { $count }، مطابقة لما تعطيه البذور.
    [many] كل الرميات والسحبات، وعددها { $count }، مطابقة لما تعطيه البذور.
   *[other] كل الرميات والسحبات، وعددها { $count }، مطابقة لما تعطيه البذور.
}
verify-promised =
    { $file }: { $promised ->
        [all] بذرة كل لاعب تطابق بصمتها المنشورة في السجل. أما نشر البصمات قبل كشف أي بذرة، فلا يتحقق منه إلا جهاز حفظها عند الطاولة.
        [some] بذور هذه المقاعد قُدّمت مكشوفة بلا بصمة: { $seats }. أما البقية فتطابق بصماتها المنشورة في السجل. ونشر البصمات قبل كشف أي بذرة لا يتحقق منه إلا جهاز حفظها عند الطاولة.
       *[none] لم يَنشر أي مقعد بصمة قبل كشف بذرته: لو كان لمن يشغّل الخادم مقعد، لأمكنه اختيار الرميات.
    }
check-fine = { $file }: سليم. { turns }، { $result }
replay-prompt = اضغط Enter للأمام أو b للوراء؛ أو اكتب رقمًا للقفز إلى دور، أو q للتوقف
replay-start = قبل الحركة الأولى
replay-turn = الدور { $turn } من { $last }: { $line }
replay-comment = «{ $text }»
replay-end = هنا ينتهي السجل.
edition-column = الطبعة
edition-source = كتيّب القواعد
edition-options = الخيارات
edition-box = السجاد
edition-starter = من يبدأ
edition-default-rules = المعتاد
edition-footer = الخيار بين (قوسين) من عندنا لأن الكتيّب لا يذكر شيئًا عنه؛ وكل ما عداه مطبوع فيه.
starter = { $who ->
    [random] بالقرعة
    [morocco] آخر من زار المغرب
    [youngest] الأصغر سنًّا أو بالقرعة
   *[agreed] بالاتفاق
}
perft-total = عدد السلاسل: { $nodes }، وطول السلسلة بالحركات: { $depth }
perft-counting = عدّ
simulate-progress = مباريات
simulate-title = مباريات كل حركاتها عشوائية: { $games }، عدد اللاعبين: { $players }
simulate-seat = المقعد
simulate-wins = الفوز
simulate-points = النقاط
simulate-paid = المدفوع
simulate-received = المقبوض
simulate-out = الخروج
simulate-length = متوسط طول المباراة بالأدوار: { $mean } (من { $low } إلى { $high }).
simulate-anyone-out = يخرج لاعب في { $share } من المباريات، و{ $shared } من حالات الفوز مشتركة.
simulate-speed = عدد المباريات في الثانية: { $rate }.
simulate-stopped = تم التوقف. عدد المباريات: { $games }.

## Engines

engine-not-started = تعذّر تشغيل المحرّك «{ $engine }»: { $detail }
engine-crashed = توقف المحرّك «{ $engine }» فجأة ({ $detail }).
engine-hung = لم يُجب المحرّك «{ $engine }» في الوقت المحدد. { $detail }
engine-flooded = أرسل المحرّك «{ $engine }» نصًّا أكثر من اللازم: { $detail }
engine-junk = المحرّك «{ $engine }» لا يلتزم ببروتوكول المحرّكات: { $detail }
engine-illegal = المحرّك «{ $engine }» لعب حركة غير مسموح بها: { $detail }
bot-needs-engine = لا يوجد هنا روبوت اسمه «{ $name }». إن كان محرّكًا فاكتب أمره مع { "--engine" }.
engine-line = «{ $text }» ليس سطرًا من بروتوكول المحرّكات؛ كل السطور في docs/engine-protocol.md.
engine-no-position = لا وضعية بعدُ للتفكير فيها.
engine-no-decision =
    لا قرار لأحد هنا: { $step ->
        [roll] رمي النرد للحظ.
        [draw] سحب السجادة للحظ.
       *[over] انتهت اللعبة.
    }
engine-option = لا يوجد خيار «{ $option }» بالقيمة «{ $value }».
engine-bot-failed = تعطّل الروبوت: { $error }
engine-cannot-judge = الروبوت «{ $bot }» لا يستطيع تقييم الوضعيات.
engine-no-beginning = لا تُقيَّم إلا وضعية يبدأ فيها دور.
engine-no-judge = المحرّك «{ $engine }» لا يستطيع تقييم الوضعيات: لا يعرف السطر «judge» من بروتوكول المحرّكات.
engine-starting = جارٍ تشغيل المحرّك «{ $engine }»…
engine-thinks = المحرّك يفكر؛ أوقفه أولًا.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing =
    لا شيء يُقارَن هنا: { $step ->
        [roll] رمي النرد للحظ.
        [draw] سحب السجادة للحظ.
        [over] انتهت اللعبة.
       *[other] ليس هناك إلا اختيار واحد.
    }
rollout-what = حدّد سجلًّا، أو وضعية مع { "--position" }.
rollout-step-alone = الخيار { "--step" } يحتاج إلى دور: حدّده مع { "--turn" }.
rollout-no-decision =
    { $step ->
        [turn] لم يُوجَّه عزام في الدور { $turn }.
        [lay] لم تُفرش سجادة في الدور { $turn }.
        [steer] لم يُوجَّه عزام للاعب التالي في الدور { $turn }.
       *[any] لم يكن لأحد اختيار في الدور { $turn }.
    }
rollout-turn = الدور { $turn }: { $sentence }
rollout-choice = الاختيار
rollout-behind = الفارق عن الأفضل
rollout-played = ما لُعب
rollout-stopped = { $games ->
    [0] تم التوقف قبل انتهاء أي مباراة.
    [one] تم التوقف بعد مباراة واحدة من كل اختيار.
    [two] تم التوقف بعد مباراتين من كل اختيار.
    [few] تم التوقف بعد { $games } مباريات من كل اختيار.
    [many] تم التوقف بعد { $games } مباراة من كل اختيار.
   *[other] تم التوقف بعد { $games } مباراة من كل اختيار.
}

## The arena

arena-twice = { $bot } مذكور مرتين؛ يُذكر كل روبوت مرة واحدة.
arena-alone = لا بد من اثنين: أضف روبوتًا آخر، أو محرّكًا مع { "--engine" }، أو أيًّا منهما مع { "--against" }.
arena-ms = الوقت { $ms } ms لا يصلح وقتًا للتفكير.
arena-sprt = «{ $text }» ليس نسبتَي فوز بين 0 و1 أصغرهما أولًا، مثل { "0.5,0.55" }.
arena-worker-died = تعطّلت عملية كانت تلعب المباريات، ربما لنقص الذاكرة. والمباريات التي انتهت قبل ذلك محسوبة.
chart-ending = { $file }: لا تُرسم الصور إلا بصيغة { ".svg" } أو { ".png" }؛ اختر اسمًا ينتهي بإحداهما.
results-foreign = { $file } لا يحتوي على نتائج حلبة. لم يتغيّر فيه شيء.
results-differ = { $file } فيه نتائج منافسة أخرى: { $setting } هناك { $found } وهنا { $wanted }.
results-line = { $file }، السطر { NUMBER($line, useGrouping: 0) }: ليست هذه الجولة التالية: { $text }
results-busy = عملية أخرى تكتب الآن في { $file }.
bot-illegal = اختار «{ $action }»، وهو غير مسموح هناك.
bot-raised = تعطّل: { $error }
arena-getting-ready = استعداد
arena-progress = مباريات
arena-speed = { $rate } في الثانية
arena-title = عدد المباريات: { $games }، عدد اللاعبين: { $players }
arena-bot = الروبوت
arena-against = ضد
arena-rating = التصنيف
arena-ratings = التصنيف حسب عدد اللاعبين
arena-wins = الفوز
arena-interval = بثقة 95%
arena-margin = الفارق
arena-median = ms، الوسيط
arena-slow = ms، 99%
arena-games = المباريات
arena-even = من غلب من (التكافؤ: { $share })
arena-range = من { $low } إلى { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } ضد { $others }: { $verdict ->
    [H1] نسبة الفوز { $high } لا { $low } (قُبلت H1).
    [H0] نسبة الفوز { $low } لا { $high } (قُبلت H0).
   *[open] لم يُحسم الأمر بعد بين { $low } و{ $high }.
} قيمة LLR: { $llr }، بين { $below } و{ $above }. عدد الجولات: { $rounds }.
arena-ladder-holds = السلّم ثابت: كل روبوت يغلب الذي تحته، بثقة 95%.
arena-ladder-open = لم يثبت بعد، بثقة 95%: { $pairs }
arena-over = { $bot } فوق { $other }
arena-gave-up = اضطر { $bot } إلى الانسحاب. عدد المباريات: { $games }. أول مرة: { $problem }
arena-stopped = تم التوقف. عدد المباريات: { $games }. مع { "--out FILE" } تمكن المتابعة لاحقًا.
arena-stopped-kept = تم التوقف. عدد المباريات: { $games }. للمتابعة، شغّل الأمر نفسه من جديد.
arena-chart = حُفظ الرسم البياني في { $file }
arena-chart-title = عدد المباريات: { $games }، عدد اللاعبين: { $players }
chart-wins = نسبة الفوز، مع مجال الثقة 95%
chart-even = تكافؤ
chart-rating = التصنيف { $rating }
chart-matrix = فوز صاحب الصف
chart-matrix-rest = فوز صاحب الصف وحده ضد البقية

## Luck and skill: marrakech analyse

analyse-depth = «{ $text }» ليس عمقًا للتحليل؛ الممكن: quick أو normal أو deep.
analyse-one-file = الخيار { $option } لا يعمل إلا مع سجل واحد.
analyse-no-turns = ليس في السجل بعدُ دور يمكن تحليله.
analyse-annotated-long = السجل مع تعليقاته يزيد على { $longest } من الأحرف، فلم يُكتب.
analyse-progress = أدوار
analyse-stopped = تم التوقف. الأدوار المحلَّلة: { $done } من { $count }.
analyse-annotated = حُفظ السجل مع التعليقات في { $file }
analyse-title = { $file }، المقيِّم: { $evaluator } ({ $depth })
analyse-luck = { $name }: الحصيلة من النرد { $luck }.
analyse-not-over = لم تنتهِ المباراة: النتيجة هنا هي فرصة الفوز في آخر وضعية.
analyse-gave-up = { $name }: ما كلّفه الانسحاب محسوب في أخطاء اللاعب، لكنه لا يُعدّ قرارًا.
analyse-errors = ما كلّفته القرارات
analyse-kind = القرار
analyse-step = { $step ->
    [turn] توجيه عزام
    [steer] التوجيه للاعب التالي
   *[lay] فرش السجاد
}
analyse-error-each = كلفة القرار
analyse-largest = أكبر الأخطاء، وما كان أفضل
analyse-turn = الدور
analyse-played = ما لُعب
analyse-better = الأفضل
analyse-chance = الفرصة
analyse-error = الخطأ
analyse-rolls = أوفر الرميات حظًّا وأقلها حظًّا
analyse-rolled = الرمية
analyse-luck-column = الحظ
analyse-turns = دورًا بعد دور، مع فرص الجميع بعد كل دور
analyse-actions = الحركات
analyse-comment-error = { $grade ->
    [slip] هفوة
    [mistake] غلطة
   *[blunder] خطأ فادح
} ({ $error }). الأفضل: { $better }، والفرصة { $chance } بدلًا من { $instead }.
analyse-comment-judged = تحليل: { $evaluator } ({ $depth })
analyse-comment-luck = الحظ: { $luck }
analyse-profiles = حصيلة كل لاعب
analyse-games = المباريات
analyse-interval = بثقة 95%
analyse-profile-errors = ما كلّفه القرار الواحد
analyse-all = الكل
analyse-phase = { $phase ->
    [opening] البداية
    [middle] الوسط
   *[end] النهاية
}
analyse-profile-words = عدد الأخطاء لكل 100 قرار، بحسب حجمها
analyse-unfinished = مباريات لم تنتهِ، فلم تُحسب في حصيلة اللاعبين: { $count }
analyse-abandoned = مباريات فيها انسحاب، فلم تُحسب في حصيلة اللاعبين: { $count }

## Measuring this machine

bench-ready = استعداد؛ ومعه الترجمة البرمجية في المرة الأولى
bench-import = تحميل المكتبة، ms
bench-load = تحميل اللبّ المترجَم، ms
bench-first-move = من الصفر إلى أول حركة للمعلّم، ms
bench-rules-games = مباريات عشوائية بالقواعد، نواة واحدة، في الثانية
bench-kernel-games = مباريات عشوائية في اللبّ، نواة واحدة، في الثانية
bench-kernel-turns = أدوار في اللبّ، نواة واحدة، في الثانية
bench-kernel-everywhere = مباريات عشوائية في اللبّ، كل الأنوية، في الثانية
bench-nodes = وضعيات ينظر فيها المعلّم، في الثانية
bench-decision = قرار واحد للروبوت { $bot }، ms
bench-machine = { $cpu }، { $cores ->
    [zero] { $cores } نواة
    [one] نواة واحدة
    [two] نواتان
    [few] { $cores } أنوية
    [many] { $cores } نواة
   *[other] { $cores } نواة
}، { $system }، Python { $python }، Numba { $numba }
bench-stopped = تم التوقف. هذا ما قيس قبل ذلك.
bench-child = تعطّلت عملية كانت قيد القياس: { $problem }

## Running a server

serve-ready = مراكش تعمل على { $link }
serve-lan = في الشبكة المحلية: { $link }
serve-data = لا يمكن حفظ المباريات في { $file }: { $reason }
serve-host = «{ $host }» ليس عنوانًا لهذا الجهاز: { $reason }
serve-stop = لإيقاف الخادم اضغط Ctrl-C. كل مباراة محفوظة في { $file }
serve-port = المنفذ { $port } مشغول أو غير مسموح به: { $reason }
serve-only-here = لا يصل إليه إلا هذا الجهاز؛ الخيار { "--host 0.0.0.0" } يفتحه للشبكة المحلية.
open-already = مراكش قيد التشغيل أصلًا: { $link }
open-other = مراكش قيد التشغيل أصلًا على { $link } بمضيف آخر أو ملف آخر. أوقفها أولًا، أو اختر منفذًا آخر.
open-browser = ستُفتح في متصفحك. وإلا فاتبع الرابط.
open-yourself = افتح الرابط في متصفح.

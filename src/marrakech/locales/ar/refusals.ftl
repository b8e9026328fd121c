### Arabic: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = «{ $text }» ليست حركة.
depth-negative = لا توجد سلاسل طولها { $depth } من الحركات.
draw-none-left = { $action }: لم تبقَ سجادة بهذا اللون في حزمة المقعد { $seat }.
game-over = { $action }: انتهت اللعبة.
lay-covers-rug = { $action }: هكذا تُغطّى سجادة كاملة دفعة واحدة، وهذا غير مسموح.
lay-must = يمكن فرش سجادة، إذن لا بد من فرشها.
lay-not-beside = { $action }: لا ضلع مشتركًا مع مربع عزام.
lay-on-assam = { $action }: هكذا تقع السجادة تحت عزام.
lay-one-colour = { $action }: هكذا تقع السجادة على مربعين من لون واحد، وهذه القواعد تمنع ذلك.
not-this-step = { $action } ليست في وقتها: { $step ->
    [turn] المطلوب الآن توجيه عزام (N أو E أو S أو W).
    [steer] المطلوب الآن توجيه عزام (N أو E أو S أو W).
    [roll] المطلوب الآن رمي النرد (من 1 إلى 4).
    [draw] المطلوب الآن سحب السجادة التالية من الحزمة (مثل { "*r" }).
   *[lay] المطلوب الآن فرش سجادة (مثل d4d5).
}
roll-unknown = «{ $action }» ليست رمية؛ النرد من 1 إلى 4.
seat-out = { $action }: المقعد { $seat } خرج من اللعبة قبل ذلك.
seat-unknown = { $action }: لا أحد في المقعد { $seat }.
steer-must-turn = { $action }: لا بد أن يدور عزام ربع دورة يمينًا أو يسارًا، وهو متجه أصلًا نحو { $facing ->
    [N] الشمال
    [E] الشرق
    [S] الجنوب
    [W] الغرب
   *[other] { $facing }
}.
turn-half-round = { $action }: عزام متجه نحو { $facing ->
    [N] الشمال
    [E] الشرق
    [S] الجنوب
    [W] الغرب
   *[other] { $facing }
} ولا يستدير إلى الخلف أبدًا.

## What cannot be set up

bot-unknown = لا يوجد روبوت اسمه «{ $name }». الموجود: { $names }.
edition-unknown = لا توجد طبعة اسمها «{ $name }». الأمر «marrakech editions» يعرضها كلها.
facing-unknown = «{ $facing }» ليس اتجاهًا؛ الاتجاهات: N أو E أو S أو W.
option-clash = لا يمكن الجمع بين { $first } و{ $second } في لعبة واحدة.
option-unknown = لا يوجد خيار اسمه «{ $option }». الموجود: { $options }.
option-value = الخيار { $option } لا يقبل القيمة «{ $value }». قيمه: { $values }.
players-number = عدد اللاعبين في مراكش من 2 إلى 4، وليس { $players }.

## What is wrong with a position

assam-form = «{ $text }» ليس مربعًا مع اتجاه، مثل d4S.
board-character = لا مكان للرمز «{ $text }» على لوحة اللعب.
board-rank-length = { $found ->
    [8] في الصف { $rank } أكثر من 7 مربعات.
    [zero] ليس في الصف { $rank } أي مربع، والمطلوب 7.
    [one] في الصف { $rank } مربع واحد فقط، والمطلوب 7.
    [two] في الصف { $rank } مربعان فقط، والمطلوب 7.
    [few] في الصف { $rank } { $found } مربعات فقط، والمطلوب 7.
    [many] في الصف { $rank } { $found } مربعًا فقط، والمطلوب 7.
   *[other] في الصف { $rank } { $found } مربع فقط، والمطلوب 7.
}
board-ranks = في لوحة اللعب 7 صفوف يفصل بينها «/»، وعددها هنا { $found }.
board-run = عددان متجاوران للمربعات الخالية في الصف { $rank }؛ يُكتب مجموعهما.
colour-unseated = لا مقعد هنا له اللون «{ $colour }».
draw-one-way = لا شيء يُسحب للمقعد { $seat }: سجادته التالية معروفة سلفًا.
half-alone = «{ $half }» على { $square } يشير إلى نصف آخر، وذاك لا يشير إليه.
mover-no-rugs = دور المقعد { $seat } في { $step ->
    [turn] توجيه عزام
    [steer] توجيه عزام للاعب التالي
    [roll] رمي النرد
    [draw] سحب سجادة
    [over] نهاية اللعبة
   *[lay] فرش سجادة
}، ولم تبقَ له أي سجادة.
mover-out = دور المقعد { $seat } في { $step ->
    [turn] توجيه عزام
    [steer] توجيه عزام للاعب التالي
    [roll] رمي النرد
    [draw] سحب سجادة
    [over] نهاية اللعبة
   *[lay] فرش سجادة
}، وهو خارج اللعبة.
number-form = «{ $text }» ليس عددًا صحيحًا.
number-range = { $text } أكبر من أعلى عدد مقبول، وهو { $highest }.
option-default = «{ $text }» هي القيمة المعتادة فلا تُكتب.
option-form = «{ $text }» ليس خيارًا مع قيمته، مثل area=owner.
option-order = الخيار «{ $option }» في غير موضعه؛ الخيارات مرتبة وكل منها يُكتب مرة واحدة.
out-everyone = لا بد أن يبقى أحد في اللعبة.
out-order = الخارجون من اللعبة مرقّمون x1 ثم x2 … بترتيب خروجهم؛ المكتوب { $found }.
position-fields = في الوضعية ستة حقول بينها مسافة واحدة؛ عددها هنا { $found }.
position-long = لا تزيد الوضعية أبدًا على { $longest } من الأحرف.
seat-colours = ألوان المقعد { $seat } هي «{ $colours }»؛ المكتوب «{ $text }».
seat-form = يُكتب المقعد { $seat } مثل { "30:r12" }، وليس «{ $text }».
seat-number = «{ $text }» ليس من المقاعد، وعددها { $seats }.
seats-number = عدد المقاعد في الوضعية من 2 إلى 4، وليس { $found }.
should-be-over = لم يبقَ من يواصل اللعب، فالمرحلة هي «over» وليست «{ $step }».
step-ruleset = المرحلة «{ $step }» لا ترد في هذه القواعد.
step-unknown = «{ $text }» ليست مرحلة. المراحل: { $steps }.
top-colour = أعلى حزمة المقعد { $seat } واحد من «{ $colours }»، وليس «{ $text }».
top-early = حزمة المقعد { $seat } تنتظر السحب، ولا يظهر أعلاها بعد.
top-missing = يجب أن يظهر أعلى حزمة المقعد { $seat }، مثل { "*r" }.
top-none-left = لا يمكن أن يكون أعلى حزمة المقعد { $seat } «{ $colour }»: لم يبقَ منه شيء.
top-one-colour = حزمة المقعد { $seat } من لون واحد؛ أعلاها لا يُكتب.

## What is wrong with a record

comment-brace = لا يحتوي التعليق على قوس إغلاق: «{ $text }».
comment-open = تعليق مفتوح لم يُغلق في سطره.
comment-place = التعليق «{ $text }» في موضع لا يقبل تعليقًا، أو في غير ترتيبه.
comment-result = لا مكان لتعليق بجانب النتيجة ولا فوقها ولا بعدها؛ آخر موضع للتعليق بين الأدوار.
not-canonical = لا يُكتب هكذا. المتوقع: { $expected }
record-character = لا مكان للرمز «{ $text }» في سجل.
record-cut-off = السطر الأخير لا ينتهي؛ يبدو أن السجل مقطوع.
record-edition = قواعد الطبعة «{ $name }» تخالف الوضعية المكتوبة في الوسم Start.
record-empty = لا شيء هنا.
record-long = لا يزيد السجل أبدًا على { $longest } من الأحرف.
record-no-result = ينتهي السجل بلا نتيجة. المتوقع سطر فارغ ثم «*» أو النقاط.
record-players = لا يذكر السجل الوسم Start ولا المقاعد من 2 إلى 4 بترتيبها (Seat1 ثم Seat2 …).
record-seat = { $tag }: عدد المقاعد في اللعبة { $seats } فقط.
record-start = الوسوم لا تصف بداية هذه اللعبة.
record-sections = لا يأتي بعد هذا السطر الفارغ إلا النتيجة.
result-wrong = النتيجة { $expected }، وليست «{ $text }».
tag-form = هذا ليس وسمًا مثل { "[Seat1 \"Ana\"]" }: { $text }
tag-name = «{ $tag }» لا يصلح اسمًا لوسم.
tag-reserved = الوسم { $tag } يُستمد من البداية والأسماء والطبعة؛ ولا يُكتب إلى جانبها.
tag-twice = الوسم { $tag } مكتوب هنا مرة ثانية.
turn-empty = الدور بلا أي حركة.
turn-form = يبدأ الدور برقمه، مثل «{ "1." }»؛ المكتوب «{ $text }».
turn-line = انتهى الدور قبل «{ $text }»، وموضعها سطر مستقل.
turn-number = التالي هو الدور { NUMBER($expected, useGrouping: 0) }، وليس { $text }.
turn-unfinished = لم يكتمل الدور: بقيت المرحلة «{ $step }».

## Dice

seed-form = «{ $text }» لا تصلح بذرة: من 1 إلى { $longest } من رموز ASCII المطبوعة، بلا مسافات.
commitment-form = «{ $text }» ليست بصمة SHA-256: المطلوب 64 خانة ست عشرية بأحرف صغيرة.
commitments-missing = { $people ->
    [zero] لا أحد يجلس من البداية، وعدد الوعود المقدَّمة { $commitments }.
    [one] يجلس لاعب واحد من البداية وله وعد ببذرة واحدة؛ عدد الوعود المقدَّمة { $commitments }.
    [two] يجلس لاعبان من البداية ولكل منهما وعد ببذرة؛ عدد الوعود المقدَّمة { $commitments }.
    [few] يجلس { $people } لاعبين من البداية ولكل منهم وعد ببذرة؛ عدد الوعود المقدَّمة { $commitments }.
    [many] يجلس { $people } لاعبًا من البداية ولكل منهم وعد ببذرة؛ عدد الوعود المقدَّمة { $commitments }.
   *[other] يجلس { $people } لاعب من البداية ولكل منهم وعد ببذرة؛ عدد الوعود المقدَّمة { $commitments }.
}
seeds-awaited = لا يمكن بدء اللعبة بعد: لم تصل بذور كل المقاعد.
seeds-sealed = البذور ثابتة الآن ولم يعد تغييرها ممكنًا: اللعبة على وشك البدء.
seed-hash = بذرة المقعد { $seat } ليست البذرة الموعودة: بصمتها { $expected }، وليست { $text }.
dice-tags = الوسم { $tag } ناقص، ولا يمكن التحقق من النرد من دونه.
dice-tag-form = الوسم { $tag } لا يقبل «{ $text }».
dice-seat = { $tag }: عدد المقاعد في اللعبة { $seats } فقط.
dice-hash = بذرة الخادم ليست البذرة الموعودة: بصمتها { $expected }، وليست { $text }.
dice-chance = الحدث العشوائي رقم { $number } هو { $action }؛ والبذور تعطي { $expected }.

## Names

name-characters = لا يقبل الاسم الرمز { $text }.
name-length = طول الاسم من 1 إلى { $longest } من الأحرف، وطوله هنا { $length }.

## At a table

behind = تقدّمت اللعبة (الحدث { $number })؛ ألقِ نظرة جديدة قبل أن تقرر.
bot-not-ready = ما زال الروبوت يستعد؛ حاول من جديد بعد لحظة.
chance-decides = { $action }: القرار هنا للحظ.
clock-form = «{ $kind }» ليست ساعة يمكن اللعب بها.
code-wrong = هذا الرابط لا يفتح مقعدًا، أو لم يعد يفتحه.
device-link-wrong = هذا الرابط لا يضيف جهازًا، أو لم يعد يضيفه. أنشئ رابطًا جديدًا على الجهاز الآخر.
device-unknown = ليس هذا من أجهزتك، أو تم تسجيل الخروج منه من قبل.
command-unknown = «{ $kind }» ليس مما يُفعل على طاولة.
hint-none = لم يُجب الروبوت؛ حاول من جديد بعد لحظة.
hint-people = لا تلميحات حيث يلعب أشخاص آخرون.
log-long = تجاوزت أحداث هذه الطاولة { $most }؛ لم يبقَ إلا إكمال اللعبة حتى نهايتها.
names-missing = { $people ->
    [zero] لا أحد يجلس من البداية، وعدد الأسماء المكتوبة { $names }.
    [one] يجلس لاعب واحد من البداية ويحتاج إلى اسم؛ عدد الأسماء المكتوبة { $names }.
    [two] يجلس لاعبان من البداية ولكل منهما اسم؛ عدد الأسماء المكتوبة { $names }.
    [few] يجلس { $people } لاعبين من البداية ولكل منهم اسم؛ عدد الأسماء المكتوبة { $names }.
    [many] يجلس { $people } لاعبًا من البداية ولكل منهم اسم؛ عدد الأسماء المكتوبة { $names }.
   *[other] يجلس { $people } لاعب من البداية ولكل منهم اسم؛ عدد الأسماء المكتوبة { $names }.
}
not-host = هذا فقط لمن أعدّ هذه الطاولة.
not-seated = هذا فقط لمن له مقعد على هذه الطاولة.
not-your-seat = المقعد { $seat } ليس مقعدك.
not-your-turn = الدور للمقعد { $seat }، وهو ليس مقعدك.
record-none = لم تبدأ هذه اللعبة، فلا سجل لها بعد.
rematch-exists = المباراة التالية جاهزة: الطاولة { $table }.
rules-twice = اختر طبعة أو قواعد، لا الاثنتين معًا.
seat-free = لا أحد في المقعد { $seat }.
seat-kind = «{ $text }» لا يجلس؛ المقعد لشخص أو لروبوت أو شاغر.
seat-missing = لا يوجد هنا مقعد «{ $seat }».
seat-not-lent = لا روبوت يلعب مكانك.
seat-not-persons = لا يلعب شخص في المقعد { $seat } الآن.
seat-present = صاحب المقعد { $seat } حاضر، أو لم تطل غيبته بعد.
seat-taken = { $seat ->
    [0] كل المقاعد مشغولة.
   *[other] المقعد { $seat } مشغول.
}
seats-open = ما زالت هناك مقاعد شاغرة.
stand-in-weak = الروبوت «{ $name }» لا يصلح للعب مكان لاعب. ما يصلح لذلك: { $names }.
table-busy = كثيرون يغيّرون هذه الطاولة في اللحظة نفسها؛ حاول مرة أخرى.
table-damaged = سجل أحداث الطاولة «{ $table }» تالف، فلا يمكن لأحد اللعب عليها. كل الطاولات الأخرى سليمة.
table-unknown = لا توجد طاولة «{ $table }».
time-left = ما زال هناك وقت.
timeout-kind = «{ $text }» ليس مما يترتب على نفاد الوقت.
wrong-phase = { $phase ->
    [gathering] لم تبدأ اللعبة بعد.
    [playing] بدأت اللعبة من قبل.
    [over] انتهت اللعبة.
   *[cancelled] أُلغيت الطاولة.
}

## At the server's doors

bots-alone = { $most ->
    [0] لا يمكن للروبوتات أن تلعب وحدها على هذا الخادم.
    [one] تجري من شبكتك مباراة للروبوتات وحدها. انتظر حتى تنتهي.
    [two] تجري من شبكتك مباراتان للروبوتات وحدها. انتظر حتى تنتهي إحداهما.
    [few] تجري من شبكتك { $most } مباريات للروبوتات وحدها. انتظر حتى تنتهي إحداها.
    [many] تجري من شبكتك { $most } مباراة للروبوتات وحدها. انتظر حتى تنتهي إحداها.
   *[other] تجري من شبكتك { $most } مباراة للروبوتات وحدها. انتظر حتى تنتهي إحداها.
}
host-refused = هذا الخادم لا يجيب تحت الاسم «{ $host }». يمكن لمن يشغّله أن يسمح بهذا الاسم بالخيار { $option }.
method-unknown = لا يمكن فعل ذلك هنا.
origin-refused = لا يحق لصفحة من مكان آخر أن تفعل ذلك.
page-unbuilt = لم تُبنَ الصفحة في هذا الخادم: الأمر «python hatch_build.py build» في مصدره يبنيها.
page-unknown = لا شيء هنا.
request-big = هذا كثير دفعة واحدة.
request-invalid = الطلب ليس بالشكل الذي يصفه البروتوكول ({ $where }: { $what }).
request-slow = تأخّر وصول الطلب أكثر من اللازم.
server-failed = حدث خلل هنا. سُجّل الخلل، ولم يضع شيء مما تم تأكيده.
server-full = بلغ الخادم أقصى ما يتحمّله من الاتصالات؛ حاول مرة أخرى بعد قليل.
square-unknown = «{ $text }» ليس مربعًا.
token-missing = ليس لهذا الجهاز رمز مميّز (token)، أو أُبطل رمزه بتسجيل الخروج: الطلب POST /api/device يعطيه رمزًا.
too-many-tables = أقصى ما تتابعه صفحة واحدة من الطاولات: { $most }.
server-troubled = لا يستطيع الخادم حفظ أي شيء الآن ({ $trouble }). لم يضع شيء؛ حاول مرة أخرى بعد قليل.
too-often = تكرر هذا أكثر من اللازم؛ انتظر قليلًا.

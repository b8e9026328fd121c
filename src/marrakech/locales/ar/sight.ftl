### Arabic: playing without seeing the market: the text board, its keys and what it reads out.

text-board = اللوحة النصية
text-board-about = السوق بالكلمات: مربعات في شكل أزرار، وخانة للكتابة، ومفاتيح تقرأ لك ما تريد معرفته.
text-board-show = إظهار اللوحة النصية
text-board-hide = إخفاء اللوحة النصية
settings-text-board = اللوحة النصية على كل طاولة
settings-text-board-help = مربعات في شكل أزرار وخانة للكتابة، للعب من دون رؤية السوق.

## The squares

text-squares = مربعات السوق
text-square = { $square }، { $rug ->
    [bare] خالٍ
    [r] سجادة حمراء
    [b] سجادة زرقاء
    [y] سجادة صفراء
   *[g] سجادة خضراء
}{ $other ->
    [none] {""}
    [hidden] ، نصفها الآخر مخفي
   *[square] ، مع { $with }
}{ $assam ->
    [N] . هنا يقف عزام وينظر إلى الشمال
    [E] . هنا يقف عزام وينظر إلى الشرق
    [S] . هنا يقف عزام وينظر إلى الجنوب
    [W] . هنا يقف عزام وينظر إلى الغرب
   *[no] {""}
}
text-half-chosen = تبدأ السجادة من { $square }. مواضع نصفها الآخر: { $squares }.
text-half-undone = أُلغي الاختيار.
text-no-rug = لا يمكن الآن فرش سجادة على { $square }.
text-no-pair = لا يمكن الآن فرش سجادة على { $first } و{ $second }.
text-would-lay = سجادة { $letter ->
    [r] حمراء
    [b] زرقاء
    [y] صفراء
   *[g] خضراء
} على { $first } و{ $second }. المفتاح Enter يفرشها، وEsc يتراجع عنها.
text-would-turn = عزام متجه نحو { facing }. المفتاح R يرمي النرد.
text-would-steer = سيتجه عزام نحو { facing } للاعب التالي. المفتاح R للموافقة.

## The box to type in

text-box = اكتب حركة أو سؤالًا
text-box-go = تنفيذ
text-box-help = يوجَّه عزام بالحرف N أو E أو S أو W، ويُرمى النرد بالحرف R، وتُفرش السجادة بمربعين مثل d4d5. مربع واحد مثل d4 يخبر بما عليه وبثمنه. الحرف I يقرأ المقاعد، وT الدور الأخير، وA المسموح، وC ثمن كل رمية، وO نظرة عامة.
text-box-empty = لم يُكتب شيء بعد.
text-box-unknown = «{ $text }» ليس حركة ولا سؤالًا.
text-not-now = { $action }: غير مسموح الآن.
text-not-yours = لا قرار لك الآن.

## What is read out

text-ask = قراءة
text-ask-seats = المقاعد
text-ask-last = الدور الأخير
text-ask-legal = المسموح
text-ask-prices = ثمن كل رمية
text-ask-overview = نظرة عامة
text-overview = الدور { $turn }. يقف عزام على { $square } متجهًا نحو { facing }.
text-seat = { $name }: { $score }. { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = السجادة التالية { $letter ->
    [r] حمراء
    [b] زرقاء
    [y] صفراء
   *[g] خضراء
}.
text-seat-out = { $name } خارج اللعبة.
text-last-none = لم يلعب أحد بعد.
text-legal-turn = يمكن توجيه عزام نحو: { $choices }.
text-legal-roll = يمكن رمي النرد.
text-legal-lay = مواضع الفرش الممكنة ({ $count }): { $choices }.
text-legal-return = لا موضع للسجادة هنا؛ تعود إلى العلبة.
text-legal-none = لا شيء مسموح الآن.

## Its keys

text-keys-title = مفاتيح اللوحة النصية
text-keys-arrows = التنقل من مربع إلى مربع؛ Home وEnd على امتداد الصف، وPage Up وPage Down على امتداد العمود
text-keys-enter = اختيار مربع للسجادة، أو فرشها
text-keys-roll = رمي النرد
text-keys-seats = قراءة المقاعد
text-keys-last = قراءة الدور الأخير
text-keys-legal = قراءة المسموح
text-keys-price = قراءة ثمن هذا المربع
text-keys-prices = قراءة ثمن كل رمية
text-keys-overview = قراءة موضع عزام والمطلوب الآن
text-keys-box = الانتقال إلى خانة الكتابة

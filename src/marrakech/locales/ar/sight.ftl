### Arabic: playing without seeing the market: the text board, its keys and what it reads out.

text-board = اللوحة النصية
text-board-about = السوق بالكلمات: مربعات في شكل أزرار، وخانة للكتابة، ومفاتيح تقرأ لك ما تريد معرفته.
text-board-show = إظهار اللوحة النصية
text-board-hide = إخفاء اللوحة النصية
settings-text-board = اللوحة النصية عند كل طاولة
settings-text-board-help = مربعات في شكل أزرار وخانة للكتابة، للعب من دون رؤية السوق.

## The squares

text-squares = مربعات السوق
text-square =
    { $square }، { $rug ->
        [bare] خالٍ
        [r] سجادة حمراء
        [b] سجادة زرقاء
        [y] سجادة صفراء
       *[g] سجادة خضراء
    }{ $other ->
        [none] { "" }
        [hidden] ، نصفها الآخر مخفي
       *[square] ، نصفها الآخر على { $with }
    }{ $assam ->
        [N] . هنا يقف عزام متجهًا نحو الشمال
        [E] . هنا يقف عزام متجهًا نحو الشرق
        [S] . هنا يقف عزام متجهًا نحو الجنوب
        [W] . هنا يقف عزام متجهًا نحو الغرب
       *[no] { "" }
    }
text-half-chosen = تبدأ السجادة من { $square }. مواضع نصفها الآخر: { $squares }.
text-half-undone = أُلغي الاختيار.
text-no-rug = لا يمكن الآن فرش سجادة على { $square }.
text-no-pair = لا يمكن الآن فرش سجادة على { $first } و{ $second }.
text-would-lay =
    سجادة { $letter ->
        [r] حمراء
        [b] زرقاء
        [y] صفراء
       *[g] خضراء
    } على { $first } و{ $second }. اضغط Enter لفرشها، أو Esc للإلغاء.
text-would-turn = سيتجه عزام نحو { facing }. استعمل R لرمي النرد.
text-would-steer = سيتجه عزام نحو { facing } للاعب التالي. استعمل R للتأكيد.

## The box to type in

text-box = اكتب حركة أو سؤالًا
text-box-go = تنفيذ
text-box-help = لتوجيه عزام اكتب N (الشمال) أو E (الشرق) أو S (الجنوب) أو W (الغرب). اكتب R لرمي النرد، ومربعين مثل d4d5 لفرش سجادة. واكتب مربعًا واحدًا مثل d4 لتعرف ما عليه وثمن التوقف عنده. واكتب I للمقاعد، وT للدور السابق، وA للمسموح، وC لثمن كل رمية، وO لنظرة عامة.
text-box-empty = لم تكتب شيئًا بعد.
text-box-unknown = «{ $text }» ليس حركة ولا سؤالًا. اكتب { "?" } للمساعدة.
text-not-now = { $action }: غير مسموح الآن.
text-not-yours = ليس عليك أن تقرر شيئًا الآن.

## What is read out

text-ask = قراءة
text-ask-seats = المقاعد
text-ask-last = الدور السابق
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
text-legal-return = لا موضع للسجادة، فتعود إلى العلبة.
text-legal-none = لا شيء مطلوب الآن.

## Its keys

text-keys-title = اختصارات اللوحة النصية
text-keys-arrows = التنقل من مربع إلى مربع؛ Home وEnd إلى طرفَي الصف، وPage Up وPage Down إلى طرفَي العمود
text-keys-enter = اختيار مربع للسجادة، أو فرشها
text-keys-roll = رمي النرد
text-keys-seats = قراءة المقاعد
text-keys-last = قراءة الدور السابق
text-keys-legal = قراءة المسموح
text-keys-price = قراءة ثمن التوقف على هذا المربع
text-keys-prices = قراءة ثمن كل رمية
text-keys-overview = قراءة موضع عزام والمطلوب الآن
text-keys-box = الانتقال إلى خانة الكتابة

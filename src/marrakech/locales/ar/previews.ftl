### Arabic: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting =
    { $open ->
        [0] مباراة على وشك البدء (عدد اللاعبين: { $players })
        [zero] مباراة على وشك البدء (عدد اللاعبين: { $players })
        [one] مباراة ينقصها لاعب واحد (عدد اللاعبين: { $players })
        [two] مباراة ينقصها لاعبان (عدد اللاعبين: { $players })
        [few] مباراة ينقصها { $open } لاعبين (عدد اللاعبين: { $players })
        [many] مباراة ينقصها { $open } لاعبًا (عدد اللاعبين: { $players })
       *[other] مباراة ينقصها { $open } لاعب (عدد اللاعبين: { $players })
    }
preview-playing = مباراة في أوجها (عدد اللاعبين: { $players })
preview-over =
    { $players ->
        [2] مباراة منتهية: { $first } مقابل { $second }
        [3] مباراة منتهية، النقاط: { $first } و{ $second } و{ $third }
       *[4] مباراة منتهية، النقاط: { $first } و{ $second } و{ $third } و{ $fourth }
    }
preview-cancelled = مباراة أُلغيت
preview-replay = إعادة مباراة (عدد اللاعبين: { $players })
preview-position = وضعية للاستكشاف

## Descriptions

preview-waiting-text = افتح الرابط للانضمام أو للمشاهدة. اللعب في المتصفح، مجانًا وبلا حساب.
preview-playing-text = افتح الرابط وشاهد كل حركة لحظة حدوثها.
preview-over-text = افتح الرابط لترى السوق في النهاية ومن أين جاءت النقاط، ولتشاهد المباراة كلها من جديد.
preview-replay-text = تابع المباراة حركة بعد حركة، من أول سجادة إلى آخر سجادة.
preview-position-text = افتح الرابط لترى ما قد يحدث الآن، أو لتجرّب حركة، أو لتغيّر السوق.
preview-editor-text = أعِدّ أي سوق تريد، وانظر ما قد يحدث فيه، وشاركه برابط.
preview-rules-text = كل القواعد للاعبين اثنين وثلاثة وأربعة، بكلام واضح وصور متحركة.
preview-learn-text = تعلّم اللعبة باللعب: دروس قصيرة في سوق اللعبة نفسه، خطوة بعد خطوة.

## What the picture shows

preview-picture-home = سوق مبلّط يُرى من فوق: سجاد بأربعة أنواع من النسيج، ونرد خشبي، وعزام بطربوشه الأحمر.
preview-picture-market = سوق هذه المباراة من فوق: السجاد الظاهر، وعزام بطربوشه الأحمر.
preview-picture-empty = السوق الخالي من فوق، سبع بلاطات في سبع، وعزام بطربوشه الأحمر.

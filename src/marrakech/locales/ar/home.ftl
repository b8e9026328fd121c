### Arabic: the first page. Setting up a game, and finding the tables there are.

home-tagline = وجّه عزام، وارمِ النرد، وافرش سجادك… وإياك أن تقف على سجاد غيرك!
home-facts = من 2 إلى 4 لاعبين. مجانًا وبلا حساب.
home-art = أربع سجادات منسوجة معلّقة في السوق، وعزام واقف أمامها.
home-choices = اختيار طريقة اللعب

## The three choices

home-bots = لعبة فورية
home-bots-about = ضد الروبوتات، في الحال.
home-bots-go = هيّا نلعب
home-friends = مع الأصدقاء
home-friends-about = لك رابط ترسله إليهم، وكلٌّ يلعب على جهازه.
home-friends-go = إعداد طاولة
home-device = على هذا الجهاز
home-device-about = من يد إلى يد: الجميع يلعبون على هذه الشاشة.
home-device-go = ابدأ
home-going = جارٍ تجهيز الطاولة…
home-start-failed = الخادم لا يستجيب الآن. اختياراتك محفوظة؛ حاول من جديد بعد لحظات.
home-opponents = الخصوم
home-strength = المستوى
home-players = اللاعبون
home-bots-among = الروبوتات بينهم
home-name = اسمك
home-name-of = اسم اللاعب { $number }
home-names = الأسماء
home-player = اللاعب { $number }

## All options

home-options = كل الخيارات
home-options-usual = القواعد المعتادة، بلا ساعة
home-options-changed = { $count ->
    [zero] لا تغيير
    [one] تغيير واحد
    [two] تغييران
    [few] { $count } تغييرات
    [many] { $count } تغييرًا
   *[other] { $count } تغيير
}
home-options-reset = العودة إلى المعتاد
home-options-loading = جارٍ تحميل قائمة الطبعات…
home-rules-heading = القواعد
home-table-heading = الطاولة
home-edition = الطبعة
home-edition-help = تختلف كتيّبات القواعد المطبوعة قليلًا. اختر الطبعة التي تريد اللعب بقواعدها.
home-edition-default = القواعد المعتادة
home-edition-own = اختياري الخاص
home-edition-yours = بلغتك
home-edition-printed = كما طُبعت، حسب اللغة
home-edition-other = { $language }، طبعة فيها { $rugs } سجادة
home-edition-variant = { $edition } – التوجيه بعد الفرش
home-edition-fifteen = { $edition } – لاعبان، 15 سجادة لكل منهما
home-own-heading = كل قاعدة على حدة
home-two-only = لاثنين فقط
home-option =
    { $option ->
        [bankruptcy] لاعب لا يقدر على دفع الثمن كاملًا
        [steering] توجيه عزام
        [area] ما يشمله الثمن
        [whole] تغطية سجادة كاملة
        [halves] تغطية نصفين
        [pile] الحزمة ذات اللونين
        [stock] السجاد بين اثنين
        [tie] تعادل النقاط
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] يخرج من اللعبة
        [bankruptcy-play-on] يواصل اللعب
        [steering-before] قبل رمي النرد
        [steering-after-must] بعد الفرش، دائمًا
        [steering-after-may] بعد الفرش، لمن شاء
        [area-colour] لون واحد
        [area-owner] لونا المالك معًا
        [whole-opponents] ممنوعة إن كانت لغيرك
        [whole-nobody] ممنوعة ولو كانت لك
        [halves-any] من أي لون
        [halves-colours] من لونين مختلفين فقط
        [pile-shuffled] مخلوطة
        [pile-alternating] لون بعد لون
        [stock-24] 24 سجادة من لونين
        [stock-15] 15 سجادة من لون واحد
        [tie-dirhams] الدراهم تحسم
        [tie-shared] الفوز مشترك
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] يدفع ما معه ويترك اللعبة؛ سجاده يبقى، ولا أحد يدفع ثمنه.
        [bankruptcy-play-on] يدفع ما معه ويواصل اللعب بلا دراهم.
        [steering-before] توجّه عزام، ثم ترمي النرد فيمشي في ذلك الاتجاه.
        [steering-after-must] ترمي النرد أولًا، وفي نهاية دورك تدير عزام يمينًا أو يسارًا للاعب التالي.
        [steering-after-may] ترمي النرد أولًا، وفي نهاية دورك لك أن تدير عزام للاعب التالي.
        [area-colour] فقط المربعات المتصلة من اللون الذي يقف عليه عزام.
        [area-owner] كل المربعات المتصلة لذلك المالك، بلونيه.
        [whole-opponents] لك أن تغطّي سجادة كاملة من سجادك دفعة واحدة.
        [whole-nobody] لا تُغطّى أي سجادة كاملة دفعة واحدة، ولا حتى سجادتك.
        [halves-any] يجوز أن تغطّي السجادة مربعين من لون واحد، إن كانا من سجادتين مختلفتين.
        [halves-colours] لا يجوز أبدًا أن تغطّي السجادة مربعين من لون واحد.
        [pile-shuffled] الحظ يختار أي لونيك يأتي بعد ذلك.
        [pile-alternating] يتناوب لوناك واحدًا بعد الآخر.
        [stock-24] اثنتا عشرة سجادة من كل لون من لونيك.
        [stock-15] لون واحد لكل لاعب، كما مع ثلاثة لاعبين.
        [tie-dirhams] عند تساوي النقاط يفوز صاحب الدراهم الأكثر.
        [tie-shared] أصحاب النقاط المتساوية يفوزون معًا.
       *[other] { $value }
    }
home-clash = تناوب الألوان يحتاج إلى لونين لكل لاعب، أما 15 سجادة فتعني لونًا واحدًا لكل لاعب. غيّر أحد الخيارين.
home-begins = من يبدأ
home-begins-value = { $who ->
    [lot] بالقرعة
   *[listed] أنا
}
home-facing = اتجاه عزام في البداية
home-clock = الساعة
home-clock-value = { $kind ->
    [none] بلا ساعة
    [turn] لكل دور
   *[game] للعبة كلها
}
home-clock-seconds = الثواني لكل دور
home-clock-minutes = الدقائق لكل لاعب
home-clock-increment = ثوانٍ إضافية لكل دور
home-timeout = عند نفاد الوقت
home-timeout-value =
    { $timeout ->
        [out] اللاعب خارج اللعبة
       *[bot] روبوت يتولى اللعب
    }
home-listed = طاولة يجدها أي شخص
home-listed-help = تظهر في الصفحة الرئيسية لدى الجميع ما دام فيها مقعد شاغر.
home-autostart = البدء عند امتلاء المقاعد
home-autostart-help = وإلا فبدء اللعبة بيدك.
home-friends-only = مع الأصدقاء فقط
home-preset-bad =
    { $count ->
        [zero] أجزاء من هذا العنوان لا معنى لها هنا فلم تُعتمد: { $parts }
        [one] جزء من هذا العنوان لا معنى له هنا فلم يُعتمد: { $parts }
        [two] جزآن من هذا العنوان لا معنى لهما هنا فلم يُعتمدا: { $parts }
        [few] أجزاء من هذا العنوان لا معنى لها هنا فلم تُعتمد: { $parts }
        [many] أجزاء من هذا العنوان لا معنى لها هنا فلم تُعتمد: { $parts }
       *[other] أجزاء من هذا العنوان لا معنى لها هنا فلم تُعتمد: { $parts }
    }
home-notice-close = إغلاق التنبيه

## Tables

home-mine = مبارياتك
home-mine-none = تظهر هنا المباريات التي تلعبها. لا يضيع شيء عند إغلاق الصفحة.
home-mine-more = { $count ->
    [zero] لا مباريات أخرى
    [one] مباراة أخرى
    [two] مباراتان أخريان
    [few] { $count } مباريات أخرى
    [many] { $count } مباراة أخرى
   *[other] { $count } مباراة أخرى
}
home-open = طاولات مفتوحة
home-open-none = لا أحد يبحث عن لاعبين الآن. اجعل طاولتك ظاهرة لأي شخص فتُعرض هنا.
home-your-turn = دورك
home-turn-of = دور { $name }
home-waiting = { $seats ->
    [zero] لا مقعد شاغر
    [one] مقعد واحد شاغر
    [two] مقعدان شاغران
    [few] { $seats } مقاعد شاغرة
    [many] { $seats } مقعدًا شاغرًا
   *[other] { $seats } مقعد شاغر
}
home-ready = جاهزة للبدء
home-replay = مشاهدة الإعادة
home-sit = الجلوس
home-watch = المشاهدة
home-clock-turn = { $seconds ->
    [zero] { $seconds } ثانية لكل دور
    [one] ثانية واحدة لكل دور
    [two] ثانيتان لكل دور
    [few] { $seconds } ثوانٍ لكل دور
    [many] { $seconds } ثانية لكل دور
   *[other] { $seconds } ثانية لكل دور
}
home-clock-game =
    { $minutes ->
        [zero] { $minutes } دقيقة لكل لاعب
        [one] دقيقة واحدة لكل لاعب
        [two] دقيقتان لكل لاعب
        [few] { $minutes } دقائق لكل لاعب
        [many] { $minutes } دقيقة لكل لاعب
       *[other] { $minutes } دقيقة لكل لاعب
    }
home-clock-game-more = { $minutes } د + { $increment } ث لكل دور
home-gist-players = { $count ->
    [zero] { $count } لاعب
    [one] لاعب واحد
    [two] لاعبان
    [few] { $count } لاعبين
    [many] { $count } لاعبًا
   *[other] { $count } لاعب
}
home-gist-own = قواعد خاصة
home-lists-trouble = الخادم لا يستجيب الآن. ستُحمَّل هذه القائمة من جديد تلقائيًا.

## A game that waits for you

home-finished = مبارياتك المنتهية
home-table-yours = طاولتك

## More to do

home-more = المزيد
home-learn = تعلّم اللعبة في دقيقتين
home-learn-about = بضعة أدوار، مع إرشاد في كل خطوة.
home-rules = قراءة القواعد
home-rules-about = اللعبة كلها، وما تختلف فيه الطبعات.
home-record = فتح سجل
home-record-about = متابعة مباراة مسجَّلة حركة بعد حركة.
home-editor = إعداد وضعية
home-editor-about = أعِدّ أي سوق تريد وانظر ما المسموح فيه.
home-watch-heading = مشاهدة مباراة
home-watch-label = الرابط أو اسم الطاولة
home-watch-empty = ألصق رابط الطاولة، أو اكتب اسمها.

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
home-device-about = من يد إلى يد: الجميع يلعبون هنا.
home-device-go = لنبدأ
home-going = جارٍ تجهيز الطاولة…
home-start-failed = الخادم لا يجيب الآن. اختياراتك محفوظة: حاول من جديد بعد لحظات.
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
home-options-loading = قائمة الطبعات في الطريق…
home-rules-heading = القواعد
home-table-heading = الطاولة
home-edition = الطبعة
home-edition-help = تختلف طبعات كتيّب القواعد قليلًا، ولكل طبعة قواعدها.
home-edition-default = القواعد المعتادة
home-edition-own = اختياري الخاص
home-edition-yours = بلغتك
home-edition-printed = كما طُبعت، حسب اللغة
home-edition-other = { $language }، طبعة فيها { $rugs } سجادة
home-edition-variant = { $edition } – التوجيه بعد الفرش
home-edition-fifteen = { $edition } – لاثنين، 15 سجادة لكل منهما
home-own-heading = كل قاعدة على حدة
home-two-only = لاثنين فقط
home-option = { $option ->
    [bankruptcy] من لا يقدر على دفع الثمن كاملًا
    [steering] توجيه عزام
    [area] الثمن يشمل
    [whole] لا تُغطّى سجادة كاملة
    [halves] نصفان تحت سجادة واحدة
    [pile] الحزمة ذات اللونين
    [stock] السجاد بين اثنين
    [tie] تعادل النقاط
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] يخرج من اللعبة
    [bankruptcy-play-on] يواصل اللعب
    [steering-before] قبل رمي النرد
    [steering-after-must] بعد الفرش، دائمًا
    [steering-after-may] بعد الفرش، لمن شاء
    [area-colour] لونًا واحدًا
    [area-owner] لونَي المالك معًا
    [whole-opponents] إن كانت للاعب آخر
    [whole-nobody] أيًّا كان مالكها
    [halves-any] من أي لون
    [halves-colours] من لونين مختلفين
    [pile-shuffled] مخلوطة
    [pile-alternating] لون بعد لون
    [stock-24] 24 سجادة من لونين
    [stock-15] 15 سجادة من لون واحد
    [tie-dirhams] الفوز للأكثر دراهم
    [tie-shared] الفوز مشترك
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] يدفع ما معه ويترك اللعبة؛ سجاده يبقى ولا يكلّف أحدًا شيئًا.
    [bankruptcy-play-on] يدفع ما معه ويواصل اللعب بلا دراهم.
    [steering-before] توجّه عزام، ثم ترمي النرد فيمشي في ذلك الاتجاه.
    [steering-after-must] ترمي النرد أولًا، وفي النهاية تدير عزام يمينًا أو يسارًا للاعب التالي.
    [steering-after-may] ترمي النرد أولًا، وفي النهاية لك أن تدير عزام للاعب التالي.
    [area-colour] فقط المربعات المتصلة من اللون الذي يقف عليه عزام.
    [area-owner] كل المربعات المتصلة لذلك المالك، بلونيه.
    [whole-opponents] لك أن تغطّي سجادة كاملة من سجادك دفعة واحدة.
    [whole-nobody] حتى سجادتك الكاملة لا تُغطّى دفعة واحدة.
    [halves-any] قد تقع السجادة على نصفين من لون واحد، إن كانا من سجادتين.
    [halves-colours] لا تقع السجادة أبدًا على مربعين من لون واحد.
    [pile-shuffled] الحظ يختار أي لونيك يأتي بعد ذلك.
    [pile-alternating] يتناوب لوناك واحدًا بعد الآخر.
    [stock-24] اثنتا عشرة سجادة من كل لون من لونيك.
    [stock-15] كما مع ثلاثة لاعبين: لون واحد لكل لاعب.
    [tie-dirhams] عند تساوي النقاط يفوز الأغنى.
    [tie-shared] أصحاب النقاط المتساوية يفوزون معًا.
   *[other] { $value }
}
home-clash = تناوب الألوان في الحزمة يحتاج إلى لونين لكل لاعب، والسجادات الـ15 من لون واحد. لا بد من تغيير أحد الخيارين.
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
home-clock-minutes = الدقائق للعبة كلها
home-clock-increment = ثوانٍ إضافية بعد كل دور
home-timeout = من ينفد وقته
home-timeout-value = { $timeout ->
    [out] يخرج من اللعبة
   *[bot] يلعب عنه روبوت
}
home-listed = طاولة ظاهرة للغرباء
home-listed-help = تُعرض أدناه، في الصفحة الرئيسية لدى الجميع، ما دام فيها مقعد شاغر.
home-autostart = البدء عند امتلاء المقاعد
home-autostart-help = وإلا فبدء اللعبة بيدك.
home-friends-only = مع الأصدقاء فقط
home-preset-bad = { $count ->
    [zero] أجزاء من هذا العنوان لا معنى لها هنا فتُركت: { $parts }
    [one] جزء من هذا العنوان لا معنى له هنا فتُرك: { $parts }
    [two] جزآن من هذا العنوان لا معنى لهما هنا فتُركا: { $parts }
    [few] أجزاء من هذا العنوان لا معنى لها هنا فتُركت: { $parts }
    [many] أجزاء من هذا العنوان لا معنى لها هنا فتُركت: { $parts }
   *[other] أجزاء من هذا العنوان لا معنى لها هنا فتُركت: { $parts }
}
home-notice-close = إغلاق التنبيه

## Tables

home-mine = طاولاتك
home-mine-none = مبارياتك ستنتظرك هنا. لا يضيع شيء عند إغلاق الصفحة.
home-mine-more = { $count ->
    [zero] لا مباريات أخرى
    [one] مباراة أخرى
    [two] مباراتان أخريان
    [few] { $count } مباريات أخرى
    [many] { $count } مباراة أخرى
   *[other] { $count } مباراة أخرى
}
home-mine-finished = { $count ->
    [zero] { $count } مباراة منتهية
    [one] مباراة واحدة منتهية
    [two] مباراتان منتهيتان
    [few] { $count } مباريات منتهية
    [many] { $count } مباراة منتهية
   *[other] { $count } مباراة منتهية
}
home-open = طاولات مفتوحة
home-open-none = لا أحد ينتظر الآن. إن كانت طاولتك ظاهرة للغرباء فستُعرض هنا.
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
home-seat-open = مقعد شاغر
home-replay = مشاهدتها من جديد
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
home-clock-game = { $minutes ->
    [zero] { $minutes } دقيقة للعبة كلها
    [one] دقيقة واحدة للعبة كلها
    [two] دقيقتان للعبة كلها
    [few] { $minutes } دقائق للعبة كلها
    [many] { $minutes } دقيقة للعبة كلها
   *[other] { $minutes } دقيقة للعبة كلها
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
home-lists-trouble = الخادم لا يجيب الآن. تُعاد محاولة جلب هذه القائمة تلقائيًا.

## More to do

home-doors = المزيد
home-learn = تعلّم اللعبة في دقيقتين
home-learn-about = بضعة أدوار، ومعك من يرشدك.
home-rules = قراءة القواعد
home-rules-about = كلها، مع ما تختلف فيه كل طبعة.
home-record = فتح سجل
home-record-about = متابعة مباراة سابقة حركة بعد حركة.
home-editor = إعداد وضعية
home-editor-about = أي سوق تريد: ما المسموح فيه، وما يكلّفه.
home-watch-heading = مشاهدة طاولة
home-watch-label = الرابط أو الاسم
home-watch-empty = الصق رابط طاولة، أو اكتب اسمها.

### Arabic: what is round every page.

game-name = مراكش
loading = لحظة من فضلك…
skip-to-content = إلى المحتوى
server-unreachable = الخادم لا يجيب الآن. لم يضع شيء، والمحاولة تتكرر تلقائيًا.
page-description = لعبة السجاد والدراهم وصاحب السوق العنيد: في المتصفح، ضد الروبوتات، أو مع الأصدقاء برابط، أو معًا حول جهاز واحد.
page-noscript = تحتاج هذه اللعبة إلى JavaScript.
page-title = { $page } · مراكش
page-missing = هذه الصفحة غير موجودة
page-missing-home = إلى السوق
page-failed = تعذّر جلب هذه الصفحة. تحقّق من اتصالك وحاول من جديد؛ مبارياتك محفوظة على الخادم.
try-again = محاولة جديدة

## Finding one’s way

nav-label = الصفحات
nav-more-label = صفحات أخرى
nav-learn = التعلّم
nav-rules = القواعد
nav-replay = السجلات
nav-editor = الوضعيات
nav-table = الطاولة
legal-note = نسخة مستقلة غير رسمية برسومها الخاصة. مراكش علامة تجارية لناشرها، ولا علاقة له بهذه النسخة.

## Settings

settings = الإعدادات
settings-close = تم
settings-note = كل هذا يبقى على هذا الجهاز.
settings-language = اللغة
settings-language-browser = حسب المتصفح ({ $language })
settings-name = اسمك
settings-name-example = كما يراه الآخرون
settings-theme = الإضاءة
settings-theme-value = { $theme ->
    [system] حسب الجهاز
    [light] الظهيرة
   *[dark] الليل
}
settings-speed = سرعة الحركة
settings-speed-value = { $speed ->
    [none] فورية
    [fast] سريعة
    [normal] عادية
   *[slow] بطيئة
}
settings-speed-still = جهازك يطلب حركة أقل، لذلك يحدث كل شيء فورًا.
settings-sounds = الأصوات
settings-sounds-help = المفتاح M يشغّلها أو يكتمها في أي مكان.
settings-confirm = التأكيد قبل فرش السجادة
settings-confirm-help = لمس نصفها الآخر، أو الزر، أو المفتاح Enter، يفرشها.
settings-coordinates = حروف وأرقام على حافة السوق
settings-letters = مفاتيح من حرف واحد
settings-letters-help = M للأصوات، وعند الطاولة أيضًا S وL وH و{ "?" }، ومفاتيح اللوحة النصية.
sounds-now = { $state ->
    [on] الأصوات مشغّلة.
   *[off] الأصوات مكتومة.
}

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

nav-devices = أجهزتك
nav-label = الصفحات
nav-more-label = صفحات أخرى
nav-learn = التعلّم
nav-rules = القواعد
nav-replay = السجلات
nav-editor = الوضعيات
nav-table = الطاولة
nav-licences = التراخيص
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

## Your devices

devices-lead = لكل هذه الأجهزة المقاعد نفسها: من كان أحدها في يده يمكنه اللعب باسمك.
devices-none = لا أجهزة معروفة لك هنا بعد. سيُضاف هذا الجهاز عند جلوسك إلى طاولة.
device-name = { $browser } على { $system }
device-name-unknown = برنامج آخر
device-this = هذا الجهاز
device-seen = آخر ظهور: { $when }
device-sign-out = تسجيل الخروج
device-sign-out-name = تسجيل الخروج من { $device }
device-sign-out-here = تسجيل الخروج هنا
devices-sign-out-all = تسجيل الخروج من كل الأجهزة
device-sign-out-text = يفقد الجهاز مقاعدك فورًا، وتبقى على أجهزتك الأخرى.
device-sign-out-last = لن يبقى لك أي جهاز بعد ذلك: تضيع مقاعدك، ولا يستطيع أحد استعادتها.
device-signed-out = تم تسجيل الخروج من هذا الجهاز. يبدأ من جديد، من دون المقاعد التي كانت له.
device-signed-out-other = تم تسجيل الخروج من { $device }
devices-signed-out-here = تم تسجيل خروجك من هذا الجهاز.
devices-add = إضافة جهاز
devices-add-text = أنشئ رابطًا وافتحه على جهازك الآخر، فتصبح للجهازين المقاعد نفسها. يعمل الرابط مرة واحدة، ولمدة عشر دقائق.
devices-add-make = إنشاء رابط
devices-add-again = إنشاء رابط جديد
devices-add-warning = احتفظ به لنفسك: كل من يفتحه يمكنه اللعب باسمك.
device-join-title = إضافة هذا الجهاز؟
device-join-text = أُنشئ هذا الرابط على جهاز آخر. عند المتابعة تصبح للجهازين المقاعد نفسها، ومن كان الجهاز الآخر في يده يمكنه اللعب باسمك. لا تتابع إلا إذا كنت أنت من أنشأ الرابط.
device-join-own = { $count ->
    [zero] ليس لهذا الجهاز مقاعد خاصة به.
    [one] لهذا الجهاز مقاعد خاصة به على طاولة واحدة، وسيفقدها عند المتابعة.
    [two] لهذا الجهاز مقاعد خاصة به على طاولتين، وسيفقدها عند المتابعة.
    [few] لهذا الجهاز مقاعد خاصة به على { $count } طاولات، وسيفقدها عند المتابعة.
    [many] لهذا الجهاز مقاعد خاصة به على { $count } طاولة، وسيفقدها عند المتابعة.
   *[other] لهذا الجهاز مقاعد خاصة به على { $count } طاولة، وسيفقدها عند المتابعة.
}
device-join-yes = إضافة هذا الجهاز
device-join-yes-own = التخلي عنها والمتابعة
device-join-no = ترك الأمر كما هو
device-joined = لهذا الجهاز الآن مقاعد الجهاز الآخر نفسها.
cookies-blocked = متصفحك لا يحفظ ملفات تعريف الارتباط لهذا الموقع، فتعذّر حفظ مقعدك. اسمح بها لهذا الموقع وحاول من جديد؛ المشاهدة ممكنة من دونها.

### Arabic: what is round every page.

game-name = مراكش
loading = لحظة من فضلك…
skip-to-content = إلى المحتوى
server-unreachable = تعذّر الوصول إلى الخادم. حاول من جديد بعد لحظات.
page-description = لعبة السجاد والدراهم وصاحب السوق العنيد: في المتصفح، ضد الروبوتات، أو مع الأصدقاء برابط، أو معًا حول جهاز واحد.
page-noscript = تحتاج هذه اللعبة إلى JavaScript. فعّله في متصفحك من فضلك.
page-title = { $page } · مراكش
page-missing = هذه الصفحة غير موجودة
page-missing-home = إلى الصفحة الرئيسية
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
legal-note = نسخة مستقلة غير رسمية برسومات خاصة بها. مراكش علامة تجارية لناشرها، ولا علاقة له بهذه النسخة.

## The menu on a phone

nav-menu = القائمة

## Settings

settings = الإعدادات
settings-close = تم
settings-note = هذه الإعدادات تبقى على هذا الجهاز.
settings-language = اللغة
settings-language-browser = حسب المتصفح ({ $language })
settings-name = اسمك
settings-name-example = كما يراه الآخرون
settings-theme = المظهر
settings-theme-value =
    { $theme ->
        [system] حسب الجهاز
        [light] فاتح
       *[dark] داكن
    }
settings-speed = الرسوم المتحركة
settings-speed-value =
    { $speed ->
        [none] معطّلة
        [fast] سريعة
        [normal] عادية
       *[slow] بطيئة
    }
settings-sounds = الأصوات
settings-sounds-help = اضغط M في أي صفحة لتشغيلها أو كتمها.
settings-confirm = التأكيد قبل فرش السجادة
settings-confirm-help = تُفرش السجادة بالزر أو بالمفتاح Enter. ومن دون هذا الخيار تُفرش بمجرد اختيار مربعيها.
settings-coordinates = حروف وأرقام حول السوق
settings-letters = اختصارات من حرف واحد
settings-letters-help = M للأصوات، وعند الطاولة أيضًا S وL وH وU و{ "?" }، ومفاتيح اللوحة النصية.
sounds-now = { $state ->
    [on] الأصوات مشغّلة.
   *[off] الأصوات مكتومة.
}

## Settings: motion

settings-motion = الحركة
settings-motion-value =
    { $motion ->
        [system] حسب الجهاز
        [full] كاملة
       *[reduced] مخفَّفة
    }
settings-motion-help = الحركة المخفَّفة تعرض كل مرحلة صورة ثابتة: لا شيء يتحرك.
settings-motion-device = جهازك يطلب حركة مخفَّفة.

## Settings: reactions

settings-reactions = التفاعلات عند الطاولات
settings-reactions-help = من دون هذا الخيار لا ترى التفاعلات ولا تسمعها عند أي طاولة، ويختفي زر إرسالها.

## Your devices

devices-lead = لكل هذه الأجهزة المقاعد نفسها: من كان أحدها في يده يمكنه اللعب باسمك.
devices-none = لا أجهزة لك هنا بعد. سيُضاف هذا الجهاز عند جلوسك إلى طاولة.
device-name = { $browser } على { $system }
device-name-unknown = جهاز غير معروف
device-this = هذا الجهاز
device-seen = آخر ظهور: { $when }
device-sign-out = تسجيل الخروج
device-sign-out-name = تسجيل الخروج من { $device }
device-sign-out-here = تسجيل الخروج هنا
devices-sign-out-all = تسجيل الخروج من كل الأجهزة
device-sign-out-text = يفقد الجهاز مقاعدك فورًا، وتبقى على أجهزتك الأخرى.
device-sign-out-last = لن يبقى أي جهاز من أجهزتك مسجَّل الدخول: تضيع مقاعدك، ولا يستطيع أحد استعادتها.
device-signed-out = تم تسجيل الخروج من هذا الجهاز، ولم تعد مقاعدك عليه.
device-signed-out-other = تم تسجيل الخروج من { $device }
devices-signed-out-here = تم تسجيل خروجك من هذا الجهاز.
devices-add = إضافة جهاز
devices-add-text = أنشئ رابطًا وافتحه على جهازك الآخر، فتصبح للجهازين المقاعد نفسها. يعمل الرابط مرة واحدة، ولمدة عشر دقائق.
devices-add-make = إنشاء رابط
devices-add-again = إنشاء رابط جديد
devices-add-warning = احتفظ بهذا الرابط لنفسك: كل من يفتحه يمكنه اللعب باسمك.
device-join-title = إضافة هذا الجهاز؟
device-join-text = أُنشئ هذا الرابط على جهاز آخر. عند المتابعة تصبح للجهازين المقاعد نفسها، ومن كان الجهاز الآخر في يده يمكنه اللعب باسمك. لا تتابع إلا إذا كنت أنت من أنشأ الرابط.
device-join-own =
    { $count ->
        [zero] ليس لهذا الجهاز مقاعد خاصة به.
        [one] لهذا الجهاز مقاعد خاصة به عند طاولة واحدة، وستفقدها عند المتابعة.
        [two] لهذا الجهاز مقاعد خاصة به عند طاولتين، وستفقدها عند المتابعة.
        [few] لهذا الجهاز مقاعد خاصة به عند { $count } طاولات، وستفقدها عند المتابعة.
        [many] لهذا الجهاز مقاعد خاصة به عند { $count } طاولة، وستفقدها عند المتابعة.
       *[other] لهذا الجهاز مقاعد خاصة به عند { $count } طاولة، وستفقدها عند المتابعة.
    }
device-join-yes = إضافة هذا الجهاز
device-join-yes-own = التخلي عن تلك المقاعد والمتابعة
device-join-no = ترك الأمر كما هو
device-joined = لهذا الجهاز الآن مقاعد الجهاز الآخر نفسها.
cookies-blocked = متصفحك يحظر ملفات تعريف الارتباط لهذا الموقع، فتعذّر حفظ مقعدك. اسمح بها لهذا الموقع وحاول من جديد؛ المشاهدة ممكنة من دونها.

## Which device is meant

device-seen-lately = آخر ظهور: خلال الساعة الأخيرة
device-sign-out-title-here = تسجيل الخروج من هذا الجهاز؟
device-sign-out-text-here = يفقد هذا الجهاز مقاعدك فورًا، وتبقى على أجهزتك الأخرى.

### Persian: what is round every page.

game-name = مراکش
loading = یک لحظه…
skip-to-content = رفتن به محتوا
server-unreachable = سرور فعلاً پاسخ نمی‌دهد. چیزی از دست نرفته است؛ دوباره تلاش می‌شود.
page-description = بازی رومیزی فرش‌ها، درهم‌ها و یک صاحب بازار یک‌دنده: در مرورگر بازی کنید؛ تنها در برابر ربات‌ها، با دوستان از راه یک لینک، یا دور یک دستگاه.
page-noscript = این بازی به JavaScript نیاز دارد.
page-title = { $page } · مراکش
page-missing = چنین صفحه‌ای نیست
page-missing-home = رفتن به بازار
page-failed = این صفحه بارگیری نشد. اتصالتان را بررسی کنید و دوباره امتحان کنید؛ بازی‌هایتان روی سرور محفوظ است.
try-again = تلاش دوباره

## Finding one’s way

nav-label = صفحه‌ها
nav-more-label = صفحه‌های دیگر
nav-learn = آموزش
nav-rules = قوانین
nav-replay = بازبینی
nav-editor = وضعیت‌ها
nav-table = میز
legal-note = نسخه‌ای مستقل و غیررسمی با طرح‌های خودش. «مراکش» نشان تجاری ناشر آن است و ناشر در این نسخه نقشی ندارد.

## Settings

settings = تنظیمات
settings-close = تمام
settings-note = همهٔ این‌ها روی همین دستگاه می‌ماند.
settings-language = زبان
settings-language-browser = زبان مرورگر ({ $language })
settings-name = نام شما
settings-name-example = همان‌طور که دیگران می‌بینند
settings-theme = نور
settings-theme-value = { $theme ->
    [system] مثل دستگاه
    [light] ظهر
   *[dark] شب
}
settings-speed = سرعت حرکت‌ها
settings-speed-value = { $speed ->
    [none] آنی
    [fast] تند
    [normal] عادی
   *[slow] آهسته
}
settings-speed-still = دستگاهتان حرکت کمتر خواسته است، پس همه‌چیز در یک آن انجام می‌شود.
settings-sounds = صداها
settings-sounds-help = کلید M همه‌جا صدا را قطع و وصل می‌کند.
settings-confirm = پرسیدن پیش از پهن کردن فرش
settings-confirm-help = نیمهٔ دیگر فرش، دکمه یا Enter آن را پهن می‌کند.
settings-coordinates = حرف‌ها و شماره‌ها در لبهٔ بازار
settings-letters = کلیدهای تک‌حرفی
settings-letters-help = M برای صدا؛ سر میز S و L و H و { "?" } هم، و کلیدهای تختهٔ متنی.
sounds-now = { $state ->
    [on] صدا روشن است.
   *[off] صدا خاموش است.
}

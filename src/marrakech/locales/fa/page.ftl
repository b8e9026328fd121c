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

nav-devices = دستگاه‌های شما
nav-label = صفحه‌ها
nav-more-label = صفحه‌های دیگر
nav-learn = آموزش
nav-rules = قوانین
nav-replay = بازبینی
nav-editor = وضعیت‌ها
nav-table = میز
nav-licences = مجوزها
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

## Your devices

devices-lead = همهٔ این دستگاه‌ها صندلی‌های یکسانی دارند: هر کس یکی از آن‌ها دستش باشد، می‌تواند به جای شما بازی کند.
devices-none = هنوز دستگاهی از شما اینجا ثبت نشده است. همین که سر میزی بنشینید، این دستگاه ثبت می‌شود.
device-name = { $browser } روی { $system }
device-name-unknown = برنامه‌ای دیگر
device-this = همین دستگاه
device-seen = آخرین بازدید: { $when }
device-sign-out = خروج
device-sign-out-name = خروج از { $device }
device-sign-out-here = خروج از اینجا
devices-sign-out-all = خروج از همهٔ دستگاه‌ها
device-sign-out-text = دسترسی آن به صندلی‌های شما بی‌درنگ قطع می‌شود. صندلی‌ها در دستگاه‌های دیگرتان می‌مانند.
device-sign-out-last = دیگر هیچ دستگاهی برایتان نمی‌ماند: صندلی‌هایتان هم از دست می‌رود و هیچ‌کس نمی‌تواند آن‌ها را برگرداند.
device-signed-out = از این دستگاه خارج شده‌اید. این دستگاه از نو شروع می‌کند، بدون صندلی‌هایی که داشت.
device-signed-out-other = خروج انجام شد: { $device }
devices-signed-out-here = از این دستگاه خارج شدید.
devices-add = افزودن دستگاه
devices-add-text = لینکی بسازید و آن را در دستگاه دیگرتان باز کنید: آن‌وقت هر دو همان صندلی‌ها را دارند. لینک فقط یک بار و تا ده دقیقه کار می‌کند.
devices-add-make = ساختن لینک
devices-add-again = ساختن لینک تازه
devices-add-warning = آن را به کسی ندهید: هر کس بازش کند می‌تواند به جای شما بازی کند.
device-join-title = این دستگاه اضافه شود؟
device-join-text = این لینک در دستگاه دیگری ساخته شده است. اگر ادامه دهید، هر دو دستگاه همان صندلی‌ها را خواهند داشت و هر کس آن یکی دستش باشد می‌تواند به جای شما بازی کند. فقط اگر لینک را خودتان ساخته‌اید ادامه دهید.
device-join-own = این دستگاه خودش سر { $count } میز صندلی دارد. اگر ادامه دهید، آن‌ها را از دست می‌دهد.
device-join-yes = افزودن این دستگاه
device-join-yes-own = چشم‌پوشی و ادامه
device-join-no = همین‌طور بماند
device-joined = حالا این دستگاه همان صندلی‌های دستگاه دیگر را دارد.
cookies-blocked = مرورگرتان برای این سایت کوکی نگه نمی‌دارد، پس نتوانست صندلی‌تان را نگه دارد. کوکی را برای این سایت مجاز کنید و دوباره امتحان کنید؛ تماشا بدون کوکی هم ممکن است.

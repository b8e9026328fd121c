### Persian: what is round every page.

game-name = مراکش
loading = یک لحظه…
skip-to-content = رفتن به محتوا
server-unreachable = فعلاً دسترسی به سرور ممکن نیست. کمی بعد دوباره امتحان کنید.
page-description = بازی رومیزی فرش‌ها، درهم‌ها و یک صاحب بازار یک‌دنده: در مرورگر بازی کنید؛ تنها در برابر ربات‌ها، با دوستان از راه یک لینک، یا دور یک دستگاه.
page-noscript = این بازی به JavaScript نیاز دارد. لطفاً آن را در مرورگرتان روشن کنید.
page-title = { $page } · مراکش
page-missing = صفحه پیدا نشد
page-missing-home = رفتن به صفحهٔ اول
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

## The menu on a phone

nav-menu = منو

## Settings

settings = تنظیمات
settings-close = تمام
settings-note = این تنظیمات روی همین دستگاه می‌ماند.
settings-language = زبان
settings-language-browser = زبان مرورگر ({ $language })
settings-name = نام شما
settings-name-example = نامی که دیگران می‌بینند
settings-theme = پوسته
settings-theme-value =
    { $theme ->
        [system] مثل دستگاه
        [light] روشن
       *[dark] تیره
    }
settings-speed = پویانمایی
settings-speed-value =
    { $speed ->
        [none] خاموش
        [fast] تند
        [normal] عادی
       *[slow] آهسته
    }
settings-sounds = صداها
settings-sounds-help = در هر صفحه‌ای با کلید M صدا را روشن یا خاموش کنید.
settings-confirm = تأیید پیش از پهن کردن فرش
settings-confirm-help = با دکمه یا Enter فرش را پهن می‌کنید. اگر این گزینه خاموش باشد، همین که دو خانه را انتخاب کنید فرش پهن می‌شود.
settings-coordinates = حرف‌ها و شماره‌ها دور بازار
settings-letters = میان‌برهای تک‌حرفی
settings-letters-help = M برای صدا؛ سر میز S و L و H و U و { "?" } هم، و کلیدهای تختهٔ متنی.
sounds-now = { $state ->
    [on] صدا روشن است.
   *[off] صدا خاموش است.
}

## Settings: motion

settings-motion = حرکت
settings-motion-value =
    { $motion ->
        [system] مثل دستگاه
        [full] کامل
       *[reduced] کاهش‌یافته
    }
settings-motion-help = با حرکت کاهش‌یافته، هر مرحله تصویری ثابت است: هیچ‌چیز حرکت نمی‌کند.
settings-motion-device = دستگاهتان حرکت کاهش‌یافته خواسته است.

## Settings: reactions

settings-reactions = واکنش‌ها سر میز
settings-reactions-help = اگر خاموش باشد، سر هیچ میزی واکنش‌ها را نمی‌بینید و نمی‌شنوید، و دکمهٔ فرستادنشان پنهان می‌شود.

## Your devices

devices-lead = همهٔ این دستگاه‌ها صندلی‌های یکسانی دارند: هر کس یکی از آن‌ها دستش باشد، می‌تواند به جای شما بازی کند.
devices-none = هنوز دستگاهی از شما اینجا ثبت نشده است. همین که سر میزی بنشینید، این دستگاه ثبت می‌شود.
device-name = { $browser } روی { $system }
device-name-unknown = دستگاه ناشناس
device-this = همین دستگاه
device-seen = آخرین بازدید: { $when }
device-sign-out = خروج
device-sign-out-name = خروج از { $device }
device-sign-out-here = خروج از اینجا
devices-sign-out-all = خروج از همهٔ دستگاه‌ها
device-sign-out-text = دسترسی آن دستگاه به صندلی‌های شما بی‌درنگ قطع می‌شود. صندلی‌ها در دستگاه‌های دیگرتان می‌مانند.
device-sign-out-last = دیگر در هیچ دستگاهی وارد نخواهید بود: صندلی‌هایتان از دست می‌رود و هیچ‌کس نمی‌تواند آن‌ها را برگرداند.
device-signed-out = از این دستگاه خارج شده‌اید و صندلی‌هایتان دیگر روی آن نیست.
device-signed-out-other = خروج انجام شد: { $device }
devices-signed-out-here = از این دستگاه خارج شدید.
devices-add = افزودن دستگاه
devices-add-text = لینکی بسازید و آن را در دستگاه دیگرتان باز کنید: آن‌وقت هر دو همان صندلی‌ها را دارند. لینک فقط یک بار و تا ده دقیقه کار می‌کند.
devices-add-make = ساختن لینک
devices-add-again = ساختن لینک تازه
devices-add-warning = این لینک را به کسی ندهید: هر کس بازش کند می‌تواند به جای شما بازی کند.
device-join-title = این دستگاه اضافه شود؟
device-join-text = این لینک در دستگاه دیگری ساخته شده است. اگر ادامه دهید، هر دو دستگاه همان صندلی‌ها را خواهند داشت و هر کس آن یکی دستش باشد می‌تواند به جای شما بازی کند. فقط اگر لینک را خودتان ساخته‌اید ادامه دهید.
device-join-own = این دستگاه خودش سر { $count } میز صندلی دارد. اگر ادامه دهید، آن‌ها را از دست می‌دهید.
device-join-yes = افزودن این دستگاه
device-join-yes-own = چشم‌پوشی از آن صندلی‌ها و ادامه
device-join-no = همین‌طور بماند
device-joined = حالا این دستگاه همان صندلی‌های دستگاه دیگر را دارد.
cookies-blocked = مرورگرتان کوکی‌های این سایت را مسدود کرده است، پس صندلی‌تان را نمی‌شود نگه داشت. کوکی را برای این سایت مجاز کنید و دوباره امتحان کنید؛ تماشا بدون کوکی هم ممکن است.

## Which device is meant

device-seen-lately = آخرین بازدید: در یک ساعت گذشته
device-sign-out-title-here = از این دستگاه خارج می‌شوید؟
device-sign-out-text-here = دسترسی این دستگاه به صندلی‌های شما بی‌درنگ قطع می‌شود. صندلی‌ها در دستگاه‌های دیگرتان می‌مانند.

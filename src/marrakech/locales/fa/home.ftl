### Persian: the first page. Setting up a game, and finding the tables there are.

home-tagline = عضام را بچرخانید، تاس بریزید، فرش پهن کنید – و روی فرش دیگران گیر نیفتید!
home-facts = برای ۲ تا ۴ بازیکن. رایگان، بدون حساب کاربری.
home-art = چهار فرش بافته در بازار آویخته است و عضام جلوی آن‌ها ایستاده.
home-choices = شیوهٔ بازی را انتخاب کنید

## The three choices

home-bots = بازی فوری
home-bots-about = در برابر ربات‌ها، بی‌معطلی.
home-bots-go = شروع بازی
home-friends = با دوستان
home-friends-about = لینکی می‌گیرید که بفرستید؛ هر کس با دستگاه خودش بازی می‌کند.
home-friends-go = چیدن میز
home-device = روی همین دستگاه
home-device-about = دست‌به‌دست: همه روی همین صفحه بازی می‌کنند.
home-device-go = شروع
home-going = در حال چیدن میز…
home-start-failed = سرور فعلاً پاسخ نمی‌دهد. انتخاب‌هایتان محفوظ است؛ کمی بعد دوباره امتحان کنید.
home-opponents = حریف‌ها
home-strength = سطح
home-players = بازیکن‌ها
home-bots-among = تعداد ربات‌ها
home-name = نام شما
home-name-of = نام بازیکن { $number }
home-names = نام‌ها
home-player = بازیکن { $number }

## All options

home-options = همهٔ گزینه‌ها
home-options-usual = قوانین معمول، بدون ساعت
home-options-changed = { $count } مورد تغییر کرده است
home-options-reset = برگشت به حالت معمول
home-options-loading = در حال بارگیری فهرست چاپ‌ها…
home-rules-heading = قوانین
home-table-heading = میز
home-edition = چاپ
home-edition-help = دفترچه‌های چاپی قوانین کمی با هم فرق دارند. چاپی را که می‌خواهید با قوانینش بازی کنید انتخاب کنید.
home-edition-default = قوانین معمول
home-edition-own = انتخاب خودم
home-edition-yours = به زبان شما
home-edition-printed = قوانین چاپی، بر پایهٔ زبان
home-edition-other = { $language }، چاپ { $rugs }فرشی
home-edition-variant = { $edition } – چرخاندن بعد از پهن کردن
home-edition-fifteen = { $edition } – دونفره، هر نفر ۱۵ فرش
home-own-heading = هر قانون جداگانه
home-two-only = فقط در بازی دونفره
home-option =
    { $option ->
        [bankruptcy] بازیکنی که پولش کافی نیست
        [steering] چرخاندن عضام
        [area] مبنای هزینه
        [whole] پوشاندن فرش کامل
        [halves] پوشاندن دو نیمه
        [pile] دسته‌های دورنگ
        [stock] فرش‌های بازی دونفره
        [tie] امتیاز برابر
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] خارج می‌شود
        [bankruptcy-play-on] ادامه می‌دهد
        [steering-before] پیش از تاس
        [steering-after-must] بعد از پهن کردن، همیشه
        [steering-after-may] بعد از پهن کردن، به دلخواه
        [area-colour] یک رنگ
        [area-owner] هر دو رنگ صاحبش
        [whole-opponents] فرش دیگران نه
        [whole-nobody] حتی فرش خودتان نه
        [halves-any] از هر رنگی
        [halves-colours] فقط از دو رنگ متفاوت
        [pile-shuffled] مخلوط
        [pile-alternating] رنگ‌ها یکی‌درمیان
        [stock-24] ۲۴ فرش در دو رنگ
        [stock-15] ۱۵ فرش در یک رنگ
        [tie-dirhams] درهم‌ها تعیین می‌کنند
        [tie-shared] برد مشترک است
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] هر چه دارد می‌پردازد و از بازی بیرون می‌رود. فرش‌هایش می‌مانند، ولی کسی برایشان پول نمی‌دهد.
        [bankruptcy-play-on] هر چه دارد می‌پردازد و با دست خالی ادامه می‌دهد.
        [steering-before] عضام را می‌چرخانید، بعد تاس می‌ریزید و او به همان سو می‌رود.
        [steering-after-must] اول تاس می‌ریزید. در پایان نوبتتان عضام را برای بازیکن بعدی به چپ یا راست می‌چرخانید.
        [steering-after-may] اول تاس می‌ریزید. در پایان نوبتتان، اگر بخواهید، عضام را برای بازیکن بعدی می‌چرخانید.
        [area-colour] فقط خانه‌های به‌هم‌پیوستهٔ رنگی که عضام روی آن ایستاده است.
        [area-owner] همهٔ خانه‌های به‌هم‌پیوستهٔ آن بازیکن، در هر دو رنگش.
        [whole-opponents] فرش‌های کامل خودتان را می‌توانید یکجا بپوشانید.
        [whole-nobody] هیچ فرش کاملی را نمی‌شود یکجا پوشاند، حتی فرش خودتان را.
        [halves-any] یک فرش می‌تواند دو خانهٔ هم‌رنگ را بپوشاند، اگر از دو فرش جدا باشند.
        [halves-colours] هیچ فرشی نباید دو خانهٔ هم‌رنگ را بپوشاند.
        [pile-shuffled] بخت تعیین می‌کند کدام رنگ شما بعدی باشد.
        [pile-alternating] دو رنگ شما یکی‌درمیان می‌آیند.
        [stock-24] از هر یک از دو رنگتان دوازده فرش.
        [stock-15] هر نفر یک رنگ، مثل بازی سه‌نفره.
        [tie-dirhams] بین کسانی که امتیاز برابر دارند، آن که درهم بیشتری دارد برنده است.
        [tie-shared] کسانی که امتیاز برابر دارند، با هم برنده‌اند.
       *[other] { $value }
    }
home-clash = برای رنگ‌های یکی‌درمیان هر نفر دو رنگ لازم دارد، ولی ۱۵ فرش یعنی هر نفر یک رنگ. یکی از این دو را تغییر دهید.
home-begins = چه کسی شروع می‌کند
home-begins-value = { $who ->
    [lot] به قید قرعه
   *[listed] خودم
}
home-facing = جهت عضام در شروع
home-clock = ساعت
home-clock-value = { $kind ->
    [none] ندارد
    [turn] برای هر نوبت
   *[game] برای کل بازی
}
home-clock-seconds = ثانیه برای هر نوبت
home-clock-minutes = دقیقه برای هر نفر در کل بازی
home-clock-increment = ثانیهٔ اضافه برای هر نوبت
home-timeout = وقتی وقت تمام شود
home-timeout-value =
    { $timeout ->
        [out] بازیکن خارج می‌شود
       *[bot] ربات ادامه می‌دهد
    }
home-listed = همه بتوانند این میز را پیدا کنند
home-listed-help = تا وقتی صندلی خالی دارد، در صفحهٔ اول همه نشان داده می‌شود.
home-autostart = شروع با پر شدن آخرین صندلی
home-autostart-help = وگرنه خودتان بازی را شروع می‌کنید.
home-friends-only = فقط با دوستان
home-preset-bad =
    { $count ->
        [one] یک بخش از این نشانی اینجا معنایی ندارد و نادیده گرفته شد: { $parts }
       *[other] چند بخش از این نشانی اینجا معنایی ندارد و نادیده گرفته شد: { $parts }
    }
home-notice-close = بستن این پیام

## Tables

home-mine = بازی‌های شما
home-mine-none = بازی‌هایی که مشغولشان هستید اینجا نشان داده می‌شوند. با بستن صفحه چیزی از دست نمی‌رود.
home-mine-more = { $count } بازی دیگر
home-open = میزهای باز
home-open-none = فعلاً کسی دنبال هم‌بازی نیست. اگر بگذارید همه میزتان را پیدا کنند، اینجا نشان داده می‌شود.
home-your-turn = نوبت شماست
home-turn-of = نوبت { $name }
home-waiting = { $seats } صندلی خالی
home-ready = آمادهٔ شروع
home-replay = تماشای دوباره
home-sit = نشستن
home-watch = تماشا
home-clock-turn = { $seconds } ثانیه برای هر نوبت
home-clock-game = { $minutes } دقیقه برای هر نفر
home-clock-game-more = { $minutes } دقیقه + { $increment } ثانیه برای هر نوبت
home-gist-players = { $count } بازیکن
home-gist-own = قوانین دلخواه
home-lists-trouble = سرور فعلاً پاسخ نمی‌دهد. این فهرست خودبه‌خود دوباره بارگیری می‌شود.

## A game that waits for you

home-finished = بازی‌های تمام‌شدهٔ شما
home-table-yours = میز شما

## More to do

home-more = بیشتر
home-learn = آموزش در دو دقیقه
home-learn-about = چند نوبت بازی کنید، با راهنمایی قدم‌به‌قدم.
home-rules = خواندن قوانین
home-rules-about = کل بازی، با تفاوت‌های هر چاپ.
home-record = باز کردن برگهٔ بازی
home-record-about = بازی‌ای را که قبلاً انجام شده حرکت‌به‌حرکت دنبال کنید.
home-editor = چیدن یک وضعیت
home-editor-about = هر بازاری را که می‌خواهید بچینید و ببینید چه چیزی مجاز است.
home-watch-heading = تماشای یک بازی
home-watch-label = لینک یا نام میز
home-watch-empty = لینک میز را بچسبانید، یا نامش را بنویسید.

### Persian: watching a record and setting up a position.

study-again = تلاش دوباره
study-copy-by-hand = از اینجا کپی کنید

## Watching a record

replay-title = تماشای دوبارهٔ یک بازی
replay-lead = هر بازی را می‌شود به شکل متنی کوتاه نگه داشت: برگهٔ بازی. یکی را باز کنید و حرکت‌به‌حرکت جلو بروید، یا اول نمونه را ببینید.
replay-example = تماشای نمونه
replay-open-file = باز کردن فایل
replay-paste = یا برگهٔ بازی را اینجا بچسبانید، یا فایلش را هر جای این صفحه رها کنید
replay-watch = تماشا
replay-link-broken = این لینک کامل نیست و بازی درونش خوانده نمی‌شود. لینک را دوباره بخواهید، یا خود برگهٔ بازی را باز کنید.
replay-another = باز کردن برگه‌ای دیگر

replay-seat = صندلی { $seat }
replay-market = بازار
replay-beginning = بازی شروع می‌شود.
replay-before-first = پیش از نوبت اول
replay-place = نوبت { $turn }: { $name }
replay-count = { $at } از { $of }
replay-controls = پیمایش بازی
replay-first = به آغاز
replay-back = یک حرکت عقب
replay-play = پخش
replay-pause = مکث
replay-forward = یک حرکت جلو
replay-last = به پایان
replay-slider = لحظهٔ بازی
replay-keys = کلیدها: پیکان‌ها برای یک حرکت عقب یا جلو، با Shift برای یک نوبت کامل؛ Home و End برای آغاز و پایان؛ کلید فاصله برای پخش و مکث.
replay-speed = سرعت
replay-speed-name = { $speed ->
    [slow] آهسته
    [fast] تند
   *[normal] عادی
}

replay-standings = رده‌بندی
replay-player = بازیکن
replay-dirhams = درهم
replay-squares = خانه
replay-points = امتیاز
replay-rugs-left = فرش
replay-next-rug = فرش بعدی: { colour }.
replay-out = خارج
replay-winner = برنده

replay-turns = نوبت‌ها
replay-no-turns = هنوز کسی بازی نکرده است.
replay-paid = پرداخت: { $count }
replay-copy-link = کپی لینک این لحظه
replay-link-copied = لینک کپی شد.
replay-download = دانلود
replay-to-table = رفتن به میز
replay-to-editor = باز کردن در ویرایشگر
replay-about = دربارهٔ این برگه
replay-edition = چاپ
replay-edition-none = ذکر نشده
replay-rules = قوانین
replay-rules-usual = قوانین معمول
replay-result = نتیجه
replay-unfinished = ناتمام
replay-tag =
    { $name ->
        [Table] میز
        [Date] تاریخ
        [ServerSeed] دانهٔ سرور
        [SeatSeed1] دانهٔ صندلی ۱
        [SeatSeed2] دانهٔ صندلی ۲
        [SeatSeed3] دانهٔ صندلی ۳
        [SeatSeed4] دانهٔ صندلی ۴
        [SeatHash1] هش منتشرشدهٔ دانهٔ صندلی ۱
        [SeatHash2] هش منتشرشدهٔ دانهٔ صندلی ۲
        [SeatHash3] هش منتشرشدهٔ دانهٔ صندلی ۳
        [SeatHash4] هش منتشرشدهٔ دانهٔ صندلی ۴
        [Bot1] ربات صندلی ۱
        [Bot2] ربات صندلی ۲
        [Bot3] ربات صندلی ۳
        [Bot4] ربات صندلی ۴
        [ServerSeedHash] هش منتشرشدهٔ دانهٔ سرور
       *[other] { $name }
    }

## Your finished games

games-title = بازی‌های تمام‌شدهٔ شما
games-none = هر بازی‌ای که تمام کنید اینجا می‌آید.
games-you-won = شما بردید
games-more = نمایش بازی‌های قدیمی‌تر
games-kept =
    { $days ->
        [one] هر بازی تا { $days } روز بعد از آخرین حرکتش نگه داشته می‌شود. برای نگه داشتن بیشتر، برگهٔ آن را دانلود کنید.
       *[other] هر بازی تا { $days } روز بعد از آخرین حرکتش نگه داشته می‌شود. برای نگه داشتن بیشتر، برگهٔ آن را دانلود کنید.
    }

## Actions

study-face = عضام رو به { facing }
study-die = { $slippers } گیوه

## Setting up a position

editor-title = ویرایشگر وضعیت
editor-tools = ابزار
editor-tool = { $tool ->
    [rug] فرش
    [half] نیم‌فرش
    [erase] پاک کردن
    [assam] عضام
   *[look] دیدن و آزمودن
}
editor-tool-hint =
    { $tool ->
        [rug] دو خانه را که ضلع مشترک دارند انتخاب کنید.
        [half] خانه‌ای را انتخاب کنید تا نیمی از یک فرش آنجا بیفتد؛ نیمهٔ دیگرش پنهان است.
        [erase] خانه‌ای را انتخاب کنید تا خالی شود.
        [assam] خانه‌ای را انتخاب کنید تا عضام آنجا برود؛ خودش را انتخاب کنید تا بچرخد.
       *[look] یکی از حرکت‌های روی تخته را انتخاب کنید، یا هر خانه‌ای را تا هزینه‌اش را ببینید.
    }
editor-colours = رنگ فرش
editor-second-half = فرش از { $square } شروع می‌شود. خانه‌ای کنار آن انتخاب کنید.
editor-do = { $step ->
    [roll] ریختن تاس
    [lay] پهن کردن فرش
   *[turn] چرخاندن عضام
}
editor-board-kept = تخته هنوز آخرین وضعیتی را نشان می‌دهد که خوانده شد.
editor-area = { $square }: ناحیهٔ { colour } با { $squares } خانه. صاحب: { $name }. هزینه برای دیگران: { dirhams }.
editor-area-free = { $square }: ناحیهٔ { colour } با { $squares } خانه. صاحب: { $name }، خارج از بازی. اینجا کسی چیزی نمی‌دهد.
editor-area-bare = { $square } خالی است. اینجا کسی چیزی نمی‌دهد.

editor-text = وضعیت به شکل متن
editor-text-first = اول متن بالا را درست کنید؛ بعد می‌توانید جزئیات را اینجا تغییر دهید.
editor-undo = واگرد
editor-redo = انجام دوباره
editor-undone = واگرد شد.
editor-redone = دوباره انجام شد.
editor-clear = خالی کردن تخته
editor-cleared = تخته حالا خالی است.
editor-start = شروع { $players }نفره
editor-copy-text = کپی متن
editor-text-copied = متن کپی شد.
editor-copy-link = کپی لینک

editor-next = چه می‌تواند پیش بیاید
editor-next-hint =
    { $step ->
        [roll] تاس بریزید: انتخاب کنید چند بیاید.
        [draw] فرش بعدی دسته را بردارید: رنگش را انتخاب کنید.
        [lay]
            { $count ->
                [0] فرش جایی ندارد، پس به جعبه برمی‌گردد.
                [one] فرش را فقط در یک جا می‌شود پهن کرد. روی تخته پیداست.
               *[other] فرش را در { $count } جا می‌شود پهن کرد. روی تخته پیداست.
            }
        [steer] عضام را برای بازیکن بعدی بچرخانید.
       *[turn] عضام را بچرخانید، یا بگذارید همان‌طور که هست بماند.
    }
editor-do-return = برگرداندن فرش
editor-do-draw = برداشتن فرش { colour }
editor-prices = هر تاس به کجا می‌رسد و چقدر هزینه دارد

editor-fields = جزئیات
editor-players = بازیکن‌ها
editor-mover = نوبت با
editor-seat = صندلی { $seat }، { $colours }
editor-step = مرحلهٔ بعدی
editor-step-name = { $step ->
    [turn] چرخاندن عضام
    [roll] ریختن تاس
    [lay] پهن کردن فرش
    [draw] برداشتن فرش
    [steer] چرخاندن برای بعدی
   *[over] پایان بازی
}
editor-facing = جهت عضام
editor-rugs = فرش‌های مانده ({ colour })
editor-top = فرش بعدی
editor-top-none = هنوز برداشته نشده
editor-out = خارج
editor-out-as = خارج، ترتیب خروج: { $order }
editor-rules = قوانین
editor-edition-own = قوانین دلخواه

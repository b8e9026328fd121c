### Persian: the table’s page.

## What to do

todo-you = { $step ->
    [turn] نوبت شماست: عضام را بچرخانید، بعد تاس بریزید.
    [roll] نوبت شماست: تاس بریزید.
    [lay] فرش { colour } خود را کنار عضام پهن کنید.
    [steer] عضام را برای بازیکن بعدی بچرخانید.
    [draw] فرش بعدی شما برداشته می‌شود.
   *[over] بازی تمام شد.
}
todo-shared = { $step ->
    [turn] { $name }: عضام را بچرخانید، بعد تاس بریزید.
    [roll] { $name }: تاس بریزید.
    [lay] { $name }: فرش { colour } خود را کنار عضام پهن کنید.
    [steer] { $name }: عضام را برای بازیکن بعدی بچرخانید.
    [draw] فرش بعدی { $name } برداشته می‌شود.
   *[over] بازی تمام شد.
}
todo-other = { $step ->
    [turn] { $name } تصمیم می‌گیرد عضام کجا برود.
    [roll] { $name } تاس می‌ریزد.
    [lay] { $name } برای یک فرش { colour } دنبال جا می‌گردد.
    [steer] { $name } عضام را برای بازیکن بعدی می‌چرخاند.
    [draw] فرش بعدی { $name } برداشته می‌شود.
   *[over] بازی تمام شد.
}
todo-told = { $name } بازی می‌کند.
todo-told-you = شما بازی می‌کنید.
todo-lent = یک ربات به جای { $name } بازی می‌کند.
todo-getting-ready = { $name } آماده می‌شود…
act-roll = ریختن تاس
act-lay = پهن کردن فرش
act-steer = چرخاندن عضام
act-box = برگرداندن فرش
act-choose-rug = دو خانه انتخاب کنید
act-choose-facing = جهت را انتخاب کنید
act-sent = در راه…
act-wait = نوبت دیگران است
act-watch = تماشا می‌کنید
skip = رد کردن
action-title = چه باید کرد

## Hints

hint = راهنمایی
hint-hide = پنهان کردن راهنمایی
hint-thinking = در جست‌وجوی راهنمایی…
hint-warming = ربات‌ها دارند آماده می‌شوند. راهنمایی به‌محض آمادگی‌شان می‌آید.
hint-would-face = به نظر { $name }: عضام رو به { facing }.
hint-would-lay = به نظر { $name }: فرش روی { $first } و { $second }.
hint-chance = { $times ->
    [0] با این کار تقریباً هیچ‌وقت نمی‌شود برد.
   *[other] با این کار از هر ۱۰۰ بازی { $times } تا را می‌برید.
}
hint-choices = بهترین انتخاب‌ها

## What happened besides

did-run-out = { $name } وقت کم آورد و از بازی خارج شد.
did-break-rules = { $name } قوانین را شکست و از بازی خارج شد.
did-fail = { $reason ->
    [engine-not-started] { $name } راه نیفتاد و از بازی خارج شد.
    [engine-hung] { $name } پاسخ نداد و از بازی خارج شد.
    [engine-flooded] { $name } بیش از اندازه حرف زد و از بازی خارج شد.
    [engine-junk] { $name } پاسخ بی‌معنا داد و از بازی خارج شد.
    [engine-illegal] { $name } حرکتی غیرمجاز کرد و از بازی خارج شد.
   *[engine-crashed] { $name } از کار افتاد و از بازی خارج شد.
}
did-sit = { $name } سر میز می‌نشیند.
did-vacate = صندلی { $seat } دوباره خالی است.
did-seat-bot = یک ربات روی صندلی { $seat } می‌نشیند.
did-start = بازی شروع می‌شود.
did-stand-in = { $reason ->
    [time] وقت { $name } تمام شد؛ یک ربات ادامه می‌دهد.
   *[absent] { $name } اینجا نیست؛ یک ربات ادامه می‌دهد.
}
did-come-back = { $name } برگشت.
did-move = { $name } با دستگاه دیگری ادامه می‌دهد.
did-hold = سرور مدتی در دسترس نبود. چیزی از دست نرفت.
did-cancel = میز لغو شد.
log-face = رو به { facing }
log-steer = عضام را رو به { facing } می‌کند
log-roll = تاس { $slippers }، تا { $square }
log-pay = { dirhams } به { $owner } می‌دهد
log-pay-part = برای { $owner } فقط { dirhams } دارد
log-go-out = از بازی خارج می‌شود
log-lay = فرش { colour } روی { $first } و { $second }
log-return = فرشی را برمی‌گرداند
log-draw = فرش بعدی: { colour }
log-title = آنچه گذشت
log-empty = هنوز هیچ. نوبت اول نزدیک است.
side-title = رویدادها و میز

## Seats

seats-title = صندلی‌ها
seat-open = صندلی خالی { $seat }
seat-rugs = { $count } فرش { colour } مانده
seat-next = (بعدی)
seat-score = { dirhams } و { $squares } خانهٔ نمایان، روی هم { $points } امتیاز
seat-out-mark = خارج
mark-you = شما
mark-bot = ربات
mark-lent = ربات بازی می‌کند
mark-away = غایب
bot-called = { $bot ->
    [random] تازه‌کار
    [novice] نوآموز
    [greedy] شاگرد
    [merchant] تاجر
    [master] استاد
   *[other] ربات { $bot }
}
bot-lettered = { $bot ->
    [random] تازه‌کار { $letter }
    [novice] نوآموز { $letter }
    [greedy] شاگرد { $letter }
    [merchant] تاجر { $letter }
    [master] استاد { $letter }
   *[other] ربات { $bot } { $letter }
}
bot-about = { $bot ->
    [random] شانسی بازی می‌کند.
    [novice] یک‌درمیان خوب بازی می‌کند.
    [greedy] یک نوبت جلوتر را می‌بیند، برای امتیاز.
    [merchant] می‌سنجد هر انتخاب بعدها چه می‌آورد.
    [master] قوی‌ترین: از همه دورتر را می‌بیند.
   *[other] به شیوهٔ خودش بازی می‌کند.
}
watchers = { $watchers ->
    [one] { $watchers } نفر تماشا می‌کند.
   *[other] { $watchers } نفر تماشا می‌کنند.
}
you-watch = { $others ->
    [0] شما تماشا می‌کنید.
   *[other] شما و { $others } نفر دیگر تماشا می‌کنید.
}
time-short = ده ثانیه مانده.

## A square that was asked about

area-price = این ناحیهٔ { colour } با { $squares } خانه مال { $owner } است. ایستادن در اینجا برای دیگران { dirhams } هزینه دارد.
area-free = این ناحیهٔ { colour } با { $squares } خانه هزینه‌ای ندارد: { $owner } خارج از بازی است.

## The board’s words

board-label = بازار
board-square = { $square }، { $colour ->
    [bare] خالی
    [r] فرش قرمز
    [b] فرش آبی
    [y] فرش زرد
   *[g] فرش سبز
}{ $assam ->
    [here] ، عضام اینجاست
   *[no] {""}
}
board-facing = چرخاندن عضام رو به { facing }
board-lay = فرشی روی { $first } و { $second }
board-die = تاس { $slippers } گیوه نشان می‌دهد

## The line

line-connecting = در حال اتصال…
line-slow = اتصال کند است…
line-back = اتصال برقرار شد.
line-lost = { $seconds } ثانیه است که اتصال قطع است. دوباره تلاش می‌شود؛ چیزی از دست نرفته است.
line-lost-kept = { $seconds } ثانیه است که اتصال قطع است. حرکتتان محفوظ است و به‌محض وصل شدن فرستاده می‌شود.
bot-played = وقتی نبودید یک ربات به جای شما بازی کرد. خوش برگشتید.
bot-plays-for-you = یک ربات به جای شما بازی می‌کند.
play-myself = خودم ادامه می‌دهم
away-long = { $name } مدتی است اینجا نیست.
away-wait = صبر کردن
away-bot = سپردن به ربات

## Before the game

gathering-title = در انتظار دیگران
gathering-title-full = همه آمده‌اند
gathering-title-guest = یک بازی در آستانهٔ شروع است
gathering-open = { $open ->
    [one] یک صندلی هنوز خالی است. با پر شدن آن بازی شروع می‌شود.
   *[other] { $open } صندلی هنوز خالی است. با پر شدن آن‌ها بازی شروع می‌شود.
}
gathering-awaited = همین که این بازیکن‌ها این صفحه را باز کنند، بازی خودبه‌خود شروع می‌شود: { $names }.
gathering-unready = همین که این بازیکن‌ها این صفحه را باز کنند، بازی می‌تواند شروع شود: { $names }.
gathering-full = { $host ->
    [you] هر وقت خواستید شروع کنید.
   *[other] کسی که میز را چیده بازی را شروع می‌کند.
}
invite-title = دوستانتان را دعوت کنید
invite-text = این لینک را برایشان بفرستید، یا بگذارید کد را اسکن کنند. هر کس بازش کند می‌تواند بنشیند؛ حساب کاربری لازم نیست.
invite-link = لینک یک صندلی
invite-qr = کد QR لینک صندلی
invite-message = بیایید یک دست مراکش بازی کنیم.
invite-here-only = { $host } فقط نشانی همین دستگاه است. برای راه دادن دیگران، سرور را این‌طور راه بیندازید و بازی را با نشانی خود این دستگاه باز کنید:
invite-renew = ساختن لینک تازه
invite-renewed = لینک تازه‌ای ساخته شد. لینک قبلی دیگر صندلی‌ای را باز نمی‌کند.
invite-host-has-it = لینکی که صندلی را باز می‌کند نزد کسی است که این میز را چیده.
watch-title = کسی فقط می‌خواهد تماشا کند؟
watch-link = لینک تماشا
watching-gathering = شما تماشا می‌کنید. برای بازی کردن، لینکی را بخواهید که صندلی را باز می‌کند.
watching-full = همهٔ صندلی‌ها پر است. می‌توانید تماشا کنید؛ اگر کسی بلند شد، می‌توانید همین‌جا بنشینید.
join-late = اگر یکی از این صندلی‌ها مال شماست، آن را از دستگاهی که با آن نشستید به اینجا بیاورید: آنجا زیر «{ this-table }» گزینهٔ «{ move-seat }» را انتخاب کنید.
your-name = نام شما
player-numbered = بازیکن { $seat }
sit-down = نشستن
seat-bot = نشاندن ربات
which-bot = کدام ربات
remove = حذف
remove-name = حذف { $name }
leave-seat = بلند شدن
start-game = شروع بازی
cancel-table = لغو میز
cancel-title = این میز لغو شود؟
cancel-text = دیگر کسی نمی‌تواند اینجا بنشیند و لینک از کار می‌افتد.
cancel-no = نگه داشتن میز

## This table

this-table = این میز
rules-on = قوانین
rules-edition = چاپ: { $edition }
rules-usual = قوانین معمول.
rules-bankruptcy-play-on = کسی که پولش کافی نیست هر چه دارد می‌پردازد و به بازی ادامه می‌دهد.
rules-steering-after-must = حالت دیگر: اول تاس؛ بعد از پهن کردن فرش، عضام باید برای بازیکن بعدی به چپ یا راست چرخانده شود.
rules-steering-after-may = حالت دیگر: اول تاس؛ بعد از پهن کردن فرش، می‌شود عضام را برای بازیکن بعدی چرخاند.
rules-area-owner = در هر ناحیه هر دو رنگ صاحبش حساب می‌شود.
rules-whole-nobody = هیچ فرش کاملی را نمی‌شود یکجا پوشاند، حتی فرش خود را.
rules-halves-colours = هیچ فرشی دو خانهٔ هم‌رنگ را نمی‌پوشاند.
rules-pile-alternating = در بازی دونفره، رنگ‌های دسته یکی‌درمیان‌اند.
rules-stock-15 = در بازی دونفره، هر کس ۱۵ فرش از یک رنگ دارد.
rules-tie-shared = در تساوی، برد مشترک است.
rules-clock-none = بدون ساعت.
rules-clock-turn = { $seconds } ثانیه برای هر نوبت. { $timeout ->
    [bot] وقت هر کس تمام شود، یک ربات به جایش بازی می‌کند.
   *[out] وقت هر کس تمام شود، از بازی خارج می‌شود.
}
rules-clock-game = { $minutes } دقیقه برای کل بازی{ $increment ->
    [0] .
   *[other] ، و { $increment } ثانیه بیشتر در هر نوبت.
} { $timeout ->
    [bot] وقت هر کس تمام شود، یک ربات به جایش بازی می‌کند.
   *[out] وقت هر کس تمام شود، از بازی خارج می‌شود.
}
read-rules = خواندن قوانین
fair-title = تاس منصفانه
fair-text = هر تاس از رازی نزد سرور، که تعهدش پیش از بازی در پایین آمده، و از دانهٔ هر صندلی به دست می‌آید. بعد از بازی راز نشان داده می‌شود و هر تاس را می‌شود بررسی کرد.
fair-seats = صندلی‌ها هم به دانه‌هایشان متعهد می‌شوند. همین که همهٔ تعهدها برسد، صفحهٔ شما دانه‌تان را خودبه‌خود نشان می‌دهد: هیچ‌کس نمی‌تواند دانه‌اش را از روی دانه‌های دیگران انتخاب کند.
fair-hash = هش تعهدشدهٔ دانهٔ { $name } (SHA-256)
fair-commitment = تعهد سرور (SHA-256)
fair-seed = دانهٔ { $name }
fair-change = تغییر دانهٔ خود
fair-change-name = تغییر دانهٔ { $name }
fair-change-do = تغییر
fair-salted = چند نویسهٔ تصادفی به آن افزوده می‌شود تا کسی نتواند آن را از روی هش حدس بزند.
fair-changed = دانهٔ شما تغییر کرد.
move-seat = بازی با دستگاه دیگر
move-seat-name = بردن { $name } به دستگاه دیگر
move-seat-title = صندلی‌تان را با خود ببرید
move-seat-text = این لینک را ظرف { $minutes } دقیقه در دستگاه دیگر باز کنید. فقط یک بار کار می‌کند؛ بعد از آن صندلی آنجاست و دیگر اینجا نیست.
move-seat-link = لینک برای دستگاه دیگر
move-seat-qr = کد QR لینک برای دستگاه دیگر
claim-title = با این دستگاه بازی می‌کنید؟
claim-text = این لینک یک صندلی را به این دستگاه می‌آورد. دستگاه قبلی از آن پس فقط می‌تواند تماشا کند.
claim-yes = بازی در اینجا
claim-no = فقط تماشا
seat-claimed = صندلی حالا مال شماست. ادامه دهید.
give-up = انصراف
give-up-name = انصراف به جای { $name }
give-up-title = از بازی انصراف می‌دهید؟
give-up-text = از بازی خارج می‌شوید، درهم‌هایتان به بانک برمی‌گردد و فرش‌هایتان برای کسی حساب نمی‌شود. دیگران ادامه می‌دهند.
give-up-no = ادامهٔ بازی

## The end

you-win = شما بردید!
standings-title = رده‌بندی
standings-rank = رتبه
standings-name = بازیکن
standings-dirhams = درهم
standings-squares = خانه
standings-points = امتیاز
standings-plus = + { $squares }
standings-out = { $why ->
    [time] وقت کم آورد
    [rules] قوانین را شکست
    [engine] از کار افتاد
    [gave-up] انصراف داد
   *[poor] پول کافی نداشت
}
chart-title = امتیاز، نوبت‌به‌نوبت
chart-turn = نوبت
chart-as-table = همین به شکل جدول
rematch = یک دست دیگر
rematch-join = رفتن به بازی بعدی
rematch-wanted = دیگران یک دست دیگر می‌خواهند.
rematch-watch = بازی بعدی در حال چیده شدن است.
watch-next = تماشای بازی بعدی
replay-game = تماشای دوباره
download-record = دانلود برگهٔ بازی
share = هم‌رسانی
share-title = هم‌رسانی نتیجه
share-text = متن و لینک
share-result = مراکش: { $result }
dice-check = بررسی تاس‌ها
dice-checking = در حال بررسی…
dice-fine = { $count ->
    [0] هنوز پیشامدی نبوده است.
    [one] تنها پیشامد بازی همان است که از دانه‌ها به دست می‌آید.
   *[other] هر { $count } پیشامد (تاس یا فرش) همان است که از دانه‌ها به دست می‌آید.
}
dice-compared = { $how ->
    [all] تعهد سرور و تعهد همهٔ صندلی‌ها همان‌هایی است که این دستگاه پیش از نشان دادن دانهٔ خودش نگه داشته بود.
    [server] تعهد سرور همان است که این دستگاه دیده بود. تعهد صندلی‌ها را نگه نداشته است.
   *[none] این دستگاه پیش از بازی تعهدی نگه نداشته است، پس چیزی نیست که برگهٔ بازی با آن مقایسه شود.
}
dice-rounds = پیش از آن { $count } بار دانه‌ای را بی‌نتیجه نشان داده بود و دانه‌ها از نو تعهد شدند.
dice-other-promise = تعهد در برگهٔ بازی { $found } است؛ سر این میز { $seen } بود.
dice-seed-lost = دانه‌ای که برای صندلی شما تعهد شده بود در این دستگاه نیست و برای تعهد تازه دیر شده است. این صفحه را در دستگاهی باز کنید که دانه را دارد؛ وگرنه کسی که میز را چیده می‌تواند به جای شما ربات بنشاند یا میز را لغو کند.
dice-other-table = این برگهٔ بازی از میز دیگری است: { $found }.

## Links, dialogs, pages

copy = کپی
copied = کپی شد
copy-by-hand = لینک انتخاب شده است: با صفحه‌کلید یا انگشت کپی‌اش کنید.
close = بستن
dialog-no = نه
table-try-again = تلاش دوباره
to-home = به صفحهٔ اول
table-heading = مراکش: { $names }
table-loading = یک لحظه: میز در حال چیده شدن است…
table-gone-title = چنین میزی نیست
table-gone = شاید لینک کامل نباشد، یا میز مدت‌ها پیش جمع شده باشد.
table-unreachable-title = سرور پاسخ نمی‌دهد
table-cancelled-title = این میز لغو شد
table-cancelled = کسی که میز را چیده بود لغوش کرد. میز دیگری می‌چینید؟
title-your-turn = ● نوبت شماست – مراکش
title-table = سر میز – مراکش

## Help

keys-title = کلیدها
key-arrows = پیکان‌ها
key-enter = Enter
key-escape = Esc
keys-arrows = چرخاندن عضام، یا رفتن از فرش به فرش
keys-enter = ریختن تاس، پهن کردن فرش
keys-escape = پس گرفتن آنچه قطعی نشده؛ رد کردن نمایش
keys-skip = رد کردن نمایش
keys-log = باز و بسته کردن رویدادها
keys-hint = خواستن راهنمایی، یا پنهان کردنش
keys-sounds = روشن و خاموش کردن صدا
keys-help = همین راهنما
keys-touch = با انگشت یا ماوس: خانه‌ای را لمس کنید تا فرشی آنجا ببینید، و دوباره برای فرش بعدی. نیمهٔ دیگر فرش، یا دکمه، آن را پهن می‌کند. لمس هر فرش می‌گوید ایستادن روی آن چقدر هزینه دارد.

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
todo-shared =
    { $step ->
        [turn] { $name }: عضام را بچرخانید، بعد تاس بریزید.
        [roll] { $name }: تاس بریزید.
        [lay] { $name }: فرش { colour } خود را کنار عضام پهن کنید.
        [steer] { $name }: عضام را برای بازیکن بعدی بچرخانید.
        [draw] { $name }: فرش بعدی شما برداشته می‌شود.
       *[over] بازی تمام شد.
    }
todo-other =
    { $step ->
        [turn] { $name } تصمیم می‌گیرد عضام کجا برود.
        [roll] { $name } می‌خواهد تاس بریزد.
        [lay] { $name } برای یک فرش { colour } دنبال جا می‌گردد.
        [steer] { $name } عضام را برای بازیکن بعدی می‌چرخاند.
        [draw] { $name } فرش بعدی را برمی‌دارد.
       *[over] بازی تمام شد.
    }
todo-playing = { $name } بازی می‌کند.
todo-playing-you = شما بازی می‌کنید.
todo-lent = { $name }: یک ربات به جای شما بازی می‌کند.
todo-getting-ready = { $name } آماده می‌شود…
act-roll = ریختن تاس
act-lay = پهن کردن فرش
act-steer = چرخاندن عضام
act-box = برگرداندن فرش
act-choose-rug = دو خانه انتخاب کنید
act-choose-facing = جهت را انتخاب کنید
act-sent = در حال فرستادن…
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
hint-chance =
    { $times ->
        [0] با این انتخاب تقریباً هیچ‌وقت نمی‌برید.
       *[other] با این انتخاب از هر ۱۰۰ بازی { $times } تا را می‌برید.
    }
hint-choices = بهترین انتخاب‌ها

## Taking back the last rug, round one device

undo = پس گرفتن
undo-help = پس گرفتن فرش آخر (تا وقتی عضام دوباره چرخانده نشده، ممکن است)
did-undo = { $name } فرش آخر را پس می‌گیرد.
keys-undo = پس گرفتن فرش آخر (وقتی همه با یک دستگاه بازی می‌کنند)

## What happened besides

did-run-out = { $name } وقت کم آورد و از بازی خارج شد.
did-break-rules = { $name } قوانین را زیر پا گذاشت و از بازی خارج شد.
did-fail =
    { $reason ->
        [engine-not-started] { $name } راه نیفتاد و از بازی خارج شد.
        [engine-hung] { $name } پاسخ نداد و از بازی خارج شد.
        [engine-flooded] { $name } خروجی بیش از اندازه فرستاد و از بازی خارج شد.
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
log-face = عضام رو به { facing }
log-steer = عضام رو به { facing }، برای بازیکن بعدی
log-roll = تاس { $slippers }، عضام تا { $square }
log-pay = پرداخت { dirhams } ← { $owner }
log-pay-part = پرداخت فقط { dirhams } ← { $owner }
log-go-out = از بازی خارج می‌شود
log-lay = فرش { colour } روی { $first } و { $second }
log-return = فرشی را به جعبه برمی‌گرداند
log-draw = فرش بعدی: { colour }
log-title = رویدادهای بازی
log-empty = هنوز خبری نیست. نوبت اول به‌زودی شروع می‌شود.
side-title = رویدادها و میز

## Looking back at an earlier turn

log-about = نوبتی را انتخاب کنید تا آن را در بازار ببینید.
look-title = یکی از نوبت‌های قبلی
look-back = یک نوبت عقب
look-forward = یک نوبت جلو
look-return = برگشت به بازی
look-opened = در حال دیدن نوبت‌های قبلی هستید. با Esc به بازی برمی‌گردید.
look-returned = به بازی برگشتید.
look-your-turn = نوبت شماست.
look-gone-on = بازی جلو رفته است.
keys-look = در رویدادها: رفتن از نوبت به نوبت؛ Enter برای دیدن آن در بازار، Esc برای برگشت به بازی

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
bot-called =
    { $bot ->
        [random] گردشگر
        [novice] تازه‌کار
        [greedy] شاگرد
        [merchant] تاجر
        [master] استاد
        [champion] قهرمان
       *[other] ربات { $bot }
    }
bot-lettered =
    { $bot ->
        [random] گردشگر { $letter }
        [novice] تازه‌کار { $letter }
        [greedy] شاگرد { $letter }
        [merchant] تاجر { $letter }
        [master] استاد { $letter }
        [champion] قهرمان { $letter }
       *[other] ربات { $bot } { $letter }
    }
bot-about =
    { $bot ->
        [random] شانسی بازی می‌کند.
        [novice] یک‌درمیان خوب بازی می‌کند.
        [greedy] یک نوبت جلوتر را می‌بیند و دنبال امتیاز است.
        [merchant] می‌سنجد هر انتخاب بعدها چه می‌آورد.
        [master] خیلی جلوتر را می‌بیند و شکست دادنش سخت است.
        [champion] خودآموخته؛ شکست دادنش از همه سخت‌تر است.
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

## What a seat says when it is chosen

seat-each-counts = هر درهم یک امتیاز است، و هر خانه‌ای که فرشی به این رنگ روی آن پیداست هم یک امتیاز.
seat-each-counts-two = هر درهم یک امتیاز است، و هر خانه‌ای که فرشی به یکی از این دو رنگ روی آن پیداست هم یک امتیاز.
seat-pile-two =
    { $whose ->
        [you] دستهٔ شما فرش‌هایی از دو رنگ دارد.
       *[other] این دسته فرش‌هایی از دو رنگ دارد.
    }
seat-pile-next = فرش بعدی { colour } است و همه آن را می‌بینند.
seat-pile-empty = همهٔ این فرش‌ها پهن شده است.
seat-next-mark = بعدی
seat-about-out = خارج از بازی. این فرش‌ها در بازار می‌مانند و ایستادن رویشان هزینه‌ای ندارد.
seat-about-away = غایب: صفحهٔ این بازی فعلاً باز نیست.
seat-about-bot = ربات. { bot-about }
seat-about-lent = تا برگشتن بازیکن، یک ربات اینجا بازی می‌کند. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = واکنش‌ها
react = چیزی بگویید
reaction =
    { $reaction ->
        [hello] سلام!
        [good-luck] موفق باشید!
        [well-played] آفرین!
        [thanks] ممنون!
        [ouch] آخ!
        [laugh] هاهاها!
        [wow] عجب!
       *[moment] یک لحظه!
    }
did-react = { $name }: { reaction }
did-react-you = شما: { reaction }
did-react-spectator = یک تماشاگر: { reaction }
reactions-mute = بی‌صدا کردن واکنش‌ها سر این میز
reactions-mute-help = دیگر آنچه را دیگران می‌فرستند نمی‌بینید و نمی‌شنوید. خودتان همچنان می‌توانید بفرستید.

## A square that was asked about

area-price = ناحیهٔ { colour } با { $squares } خانه. صاحب: { $owner }. هزینه برای دیگران: { dirhams }.
area-free = ناحیهٔ { colour } با { $squares } خانه. صاحب: { $owner }، خارج از بازی. اینجا کسی چیزی نمی‌دهد.

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = مال شما: دیگران { dirhams } می‌دهند
price-tag-free = هزینه‌ای ندارد
price-nudge =
    { $how ->
        [touch] هر فرشی را لمس کنید تا ببینید ایستادن روی آن چقدر هزینه دارد.
       *[mouse] روی هر فرشی بروید تا ببینید ایستادن روی آن چقدر هزینه دارد.
    }

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
bot-played = وقتی نبودید یک ربات به جای شما بازی کرد. حالا خودتان در بازی هستید.
bot-plays-for-you = یک ربات به جای شما بازی می‌کند.
play-myself = خودم ادامه می‌دهم
away-long = { $name } مدتی است اینجا نیست.
away-wait = صبر کردن
away-bot = سپردن به ربات

## The server is well again

server-recovered = سرور دوباره کار می‌کند. می‌توانید ادامه دهید.

## Before the game

gathering-title = در انتظار دیگران
gathering-title-full = همه آمده‌اند
gathering-title-guest = یک بازی در آستانهٔ شروع است
gathering-open = { $open ->
    [one] یک صندلی هنوز خالی است. با پر شدن آن بازی شروع می‌شود.
   *[other] { $open } صندلی هنوز خالی است. با پر شدن آن‌ها بازی شروع می‌شود.
}
gathering-awaited = همین که همه این صفحه را باز کنند، بازی خودبه‌خود شروع می‌شود. هنوز نیامده: { $names }.
gathering-unready = همین که همه این صفحه را باز کنند، بازی می‌تواند شروع شود. هنوز نیامده: { $names }.
gathering-full = { $host ->
    [you] هر وقت خواستید شروع کنید.
   *[other] کسی که میز را چیده بازی را شروع می‌کند.
}
invite-title = دوستانتان را دعوت کنید
invite-text = این لینک را برایشان بفرستید، یا بگذارید کد را اسکن کنند. هر کس بازش کند می‌تواند بنشیند؛ حساب کاربری لازم نیست.
invite-link = لینک دعوت
invite-qr = کد QR لینک دعوت
invite-message = بیایید یک دست مراکش بازی کنیم.
invite-here-only = { $host } فقط روی همین دستگاه کار می‌کند. برای راه دادن دیگران، سرور را این‌طور راه بیندازید و بازی را با نشانی این دستگاه در شبکه باز کنید:
invite-renew = ساختن لینک تازه
invite-renewed = این لینک تازه است. لینک قبلی دیگر کار نمی‌کند.
invite-host-has-it = لینک دعوت نزد کسی است که این میز را چیده.
watch-title = کسی فقط می‌خواهد تماشا کند؟
watch-link = لینک تماشا
watching-gathering = شما تماشا می‌کنید. برای بازی کردن، لینک دعوت را بخواهید.
watching-full = همهٔ صندلی‌ها پر است. می‌توانید تماشا کنید؛ اگر کسی بلند شد، می‌توانید همین‌جا بنشینید.
join-late = اگر یکی از این صندلی‌ها مال شماست، می‌توانید آن را به اینجا بیاورید: در دستگاهی که با آن نشستید «{ this-table }» را باز کنید و «{ move-seat }» را انتخاب کنید.
your-name = نام شما
player-numbered = بازیکن { $seat }
sit-down = نشستن
seat-bot = افزودن ربات
which-bot = کدام ربات
remove = حذف
remove-name = حذف: { $name }
leave-seat = بلند شدن
start-game = شروع بازی
cancel-table = لغو میز
cancel-title = این میز لغو شود؟
cancel-text = دیگر کسی نمی‌تواند اینجا بنشیند و لینک از کار می‌افتد.
cancel-no = نگه داشتن میز

## An invitation

invited-by = { $name } شما را به یک دست مراکش دعوت می‌کند
invited-again = { $name } یک دست دیگر می‌خواهد
invited-new = تازه با مراکش آشنا شده‌اید؟
invited-back = برگشت به دعوت
seats-taken-title = همهٔ صندلی‌ها پر است
seats-taken-text = این بار بازی بدون شما در جریان است. می‌توانید تماشا کنید، یا از دوستانتان میز دیگری بخواهید.
seats-taken-watch = تماشای بازی
seats-taken-own = چیدن میز
gathering-away = فعلاً غایب: { $names }

## The next game with the same players

gathering-title-again = بازی بعدی
gathering-asked = دعوت‌شده: { $names }
gathering-here = حاضر: { $names }
mark-asked = دعوت‌شده
invite-again = فرستادن لینک

## This table

this-table = این میز
rules-on = قوانین
rules-edition = چاپ: { $edition }
rules-usual = قوانین معمول.
rules-bankruptcy-play-on = بازیکنی که نتواند همهٔ هزینه را بدهد، هر چه دارد می‌پردازد و به بازی ادامه می‌دهد.
rules-steering-after-must = حالت دیگر: اول تاس؛ بعد از پهن کردن فرش، عضام باید برای بازیکن بعدی به چپ یا راست چرخانده شود.
rules-steering-after-may = حالت دیگر: اول تاس؛ بعد از پهن کردن فرش، می‌شود عضام را برای بازیکن بعدی چرخاند.
rules-area-owner = در هزینه هر دو رنگ صاحب ناحیه حساب می‌شود.
rules-whole-nobody = هیچ فرش کاملی را نمی‌شود یکجا پوشاند، حتی فرش خود را.
rules-halves-colours = هیچ فرشی نباید دو خانهٔ هم‌رنگ را بپوشاند.
rules-pile-alternating = در بازی دونفره، رنگ‌های دسته یکی‌درمیان‌اند.
rules-stock-15 = در بازی دونفره، هر کس ۱۵ فرش از یک رنگ دارد.
rules-tie-shared = بازیکن‌هایی که امتیاز برابر دارند در برد شریک‌اند.
rules-clock-none = بدون ساعت.
rules-clock-turn =
    { $seconds } ثانیه برای هر نوبت. { $timeout ->
        [bot] اگر وقت بازیکنی تمام شود، یک ربات ادامه می‌دهد.
       *[out] اگر وقت بازیکنی تمام شود، از بازی خارج می‌شود.
    }
rules-clock-game =
    { $minutes } دقیقه برای هر نفر در کل بازی{ $increment ->
        [0] .
       *[other] ، و { $increment } ثانیه بیشتر در هر نوبت.
    } { $timeout ->
        [bot] اگر وقت بازیکنی تمام شود، یک ربات ادامه می‌دهد.
       *[out] اگر وقت بازیکنی تمام شود، از بازی خارج می‌شود.
    }
read-rules = خواندن قوانین
fair-title = تاس منصفانه
fair-text = هر تاس از دانهٔ محرمانهٔ سرور و دانهٔ هر صندلی محاسبه می‌شود. سرور پیش از بازی هش زیر را منتشر می‌کند و دانه‌اش باید با آن بخواند. بعد از بازی دانهٔ سرور آشکار می‌شود و هر کس می‌تواند همهٔ تاس‌ها را بررسی کند.
fair-seats = صفحهٔ هر بازیکن هم هش دانه‌اش را منتشر می‌کند و همین که همهٔ هش‌ها برسد، دانه را خودبه‌خود آشکار می‌کند. این‌طور هیچ‌کس نمی‌تواند دانه‌اش را از روی دانه‌های دیگران انتخاب کند.
fair-hash = هش دانه (SHA-256): { $name }
fair-commitment = هش دانهٔ سرور (SHA-256)
fair-seed = دانه: { $name }
fair-change = تغییر دانهٔ خود
fair-change-name = تغییر دانه: { $name }
fair-change-do = تغییر
fair-salted = چند نویسهٔ تصادفی به دانهٔ شما افزوده می‌شود تا کسی نتواند آن را از روی هش حدس بزند.
fair-changed = دانهٔ شما تغییر کرد.
move-seat = بازی با دستگاه دیگر
move-seat-name = بردن به دستگاه دیگر: { $name }
move-seat-title = صندلی‌تان را با خود ببرید
move-seat-text = این لینک را ظرف { $minutes } دقیقه در دستگاه دیگر باز کنید. فقط یک بار کار می‌کند؛ بعد از آن آنجا بازی می‌کنید و این دستگاه فقط می‌تواند تماشا کند.
move-seat-link = لینک برای دستگاه دیگر
move-seat-qr = کد QR لینک برای دستگاه دیگر
claim-title = با این دستگاه بازی می‌کنید؟
claim-text = این لینک یک صندلی را به این دستگاه می‌آورد. دستگاه دیگر از آن پس فقط می‌تواند تماشا کند.
claim-yes = بازی در اینجا
claim-no = فقط تماشا
seat-claimed = حالا با این دستگاه بازی می‌کنید.
give-up = انصراف
give-up-name = انصراف: { $name }
give-up-title = از بازی انصراف می‌دهید؟
give-up-text = از بازی خارج می‌شوید، درهم‌هایتان به بانک برمی‌گردد و فرش‌هایتان دیگر برای کسی حساب نمی‌شود.
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
standings-out =
    { $why ->
        [time] وقت کم آورد
        [rules] قوانین را زیر پا گذاشت
        [engine] از کار افتاد
        [gave-up] انصراف داد
       *[poor] پول کافی نداشت
    }
chart-title = امتیاز، نوبت‌به‌نوبت
chart-turn = نوبت
chart-as-table = نمایش به شکل جدول
rematch = یک دست دیگر
rematch-join = رفتن به بازی بعدی
rematch-wanted = دیگران یک دست دیگر می‌خواهند.
watch-next = تماشای بازی بعدی
replay-game = تماشای دوباره
download-record = دانلود برگهٔ بازی
share = هم‌رسانی
share-title = هم‌رسانی نتیجه
share-text = متن و لینک
share-result = مراکش: { $result }
dice-check = بررسی تاس‌ها
dice-checking = در حال بررسی…
dice-fine =
    { $count ->
        [0] هنوز پیشامدی نبوده است.
        [one] تنها پیشامد بازی با دانه‌ها می‌خواند.
       *[other] هر { $count } پیشامد (تاس یا فرش) با دانه‌ها می‌خواند.
    }
dice-compared =
    { $how ->
        [all] همهٔ هش‌های منتشرشده، هم هش سرور و هم هش صندلی‌ها، همان‌هایی است که این دستگاه پیش از آشکار کردن دانهٔ خودش ذخیره کرده بود.
        [server] هش سرور همان است که این دستگاه دیده بود. هش صندلی‌ها را برای مقایسه ذخیره نکرده است.
       *[none] این دستگاه پیش از بازی هشی ذخیره نکرده است، پس چیزی نیست که برگهٔ بازی با آن مقایسه شود.
    }
dice-rounds = { $count ->
    [one] پیش از آن، این دستگاه { $count } بار دانه‌ای را آشکار کرده بود ولی بازی شروع نشد؛ بعد همهٔ دانه‌ها عوض شدند.
   *[other] پیش از آن، این دستگاه { $count } بار دانه‌ای را آشکار کرده بود ولی بازی شروع نشد؛ هر بار همهٔ دانه‌ها عوض شدند.
}
dice-other-promise = هش سرور عوض شده است. این دستگاه سر این میز { $seen } را دیده بود و حالا { $found } را می‌بیند.
dice-seed-lost = دانهٔ صندلی شما در این دستگاه نیست و برای انتخاب دانهٔ دیگر دیر شده است. این صفحه را در دستگاهی باز کنید که دانه را دارد. اگر نمی‌شود، کسی که میز را چیده می‌تواند صندلی‌تان را به ربات بدهد یا میز را لغو کند.
dice-other-table = این برگهٔ بازی از میز دیگری است: { $found }.

## The end, for the person at this screen

you-share-win = شما در برد شریکید!
over-by-points =
    { $lead ->
        [one] برد با { $lead } امتیاز اختلاف: { dirhams } و { $squares } خانه.
       *[other] برد با { $lead } امتیاز اختلاف: { dirhams } و { $squares } خانه.
    }
over-by-dirhams =
    { $points ->
        [one] درهم‌ها برنده را تعیین کرد، { $most } در برابر { $next }: امتیاز { $names } برابر است ({ $points }).
       *[other] درهم‌ها برنده را تعیین کرد، { $most } در برابر { $next }: امتیاز { $names } برابر است ({ $points }).
    }
over-shared =
    { $points ->
        [one] کسی جلوتر نیست: هر کدام { $points } امتیاز.
       *[other] کسی جلوتر نیست: هر کدام { $points } امتیاز.
    }
over-only-one = فقط { $name } در بازی مانده است.
over-only-you = فقط شما در بازی مانده‌اید.
over-others-gave-up = بقیه همگی انصراف داده‌اند.
over-you-close =
    { $lead ->
        [one] چیزی نمانده بود: فقط { $lead } امتیاز کم داشتید. آفرین!
       *[other] چیزی نمانده بود: فقط { $lead } امتیاز کم داشتید. آفرین!
    }
over-you-equal = چیزی نمانده بود: فقط درهم‌ها تعیین‌کننده بود. آفرین!
over-you-second = شما دوم شدید. آفرین!
over-you-third = شما سوم شدید. آفرین!
over-you-fourth = شما چهارم شدید. دفعهٔ بعد بخت یارتان باشد!
over-you-lost = آفرین! بازار برای یک دست دیگر باز است.
over-you-out = پیش از پایان از بازی خارج شدید. بازار برای یک دست دیگر باز است.

## The points by turn

chart-help = نمودار را لمس کنید یا از کلیدهای پیکان استفاده کنید تا امتیاز همه را بعد از هر نوبت ببینید.
chart-walk = امتیاز بعد از یک نوبت
chart-value = بعد از نوبت { $turn }: { $points }.
chart-value-start = در آغاز: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = دیدن بازار بعد از نوبت { $turn }
chart-watch-start = دیدن بازار در آغاز

## Links, dialogs, pages

copy = کپی
copied = کپی شد
copy-by-hand = لینک انتخاب شده و آمادهٔ کپی است.
close = بستن
dialog-no = نه
table-try-again = تلاش دوباره
to-home = رفتن به صفحهٔ اول
table-heading = مراکش: { $names }
table-loading = در حال باز کردن میز…
table-gone-title = میز پیدا نشد
table-gone = شاید لینک کامل نباشد، یا میز حذف شده باشد.
table-unreachable-title = سرور پاسخ نمی‌دهد
table-cancelled-title = این میز لغو شد
table-cancelled = کسی که میز را چیده بود بازی را لغو کرد. می‌خواهید میز دیگری بچینید؟

## Window titles

title-my-turn = ● نوبت شماست
title-playing = بازی در جریان است
title-gathering = در انتظار بازیکن‌ها
title-won =
    { $count ->
        [one] { $names } برنده شد
       *[other] { $names } با هم برنده شدند
    }
title-you-won = شما بردید
title-you-share = شما در برد شریکید
title-replay = بازبینی: { $names }

## Help

keys-title = میان‌برها
key-arrows = پیکان‌ها
key-enter = Enter، فاصله
key-escape = Esc
keys-arrows = انتخاب جهت عضام، یا جای فرش شما
keys-enter = ریختن تاس، یا پهن کردن فرشی که انتخاب کرده‌اید
keys-escape = پاک کردن انتخاب تأییدنشده، یا رد کردن پویانمایی
keys-skip = رد کردن پویانمایی
keys-log = باز و بسته کردن رویدادها
keys-hint = نمایش راهنمایی، یا پنهان کردنش
keys-sounds = روشن و خاموش کردن صدا
keys-help = نمایش همین راهنما
keys-touch = با انگشت: خانه‌ای را لمس کنید تا فرشی آنجا ببینید. برای دیدن فرش بعدی دوباره لمسش کنید، یا خانه‌ای کنار آن را لمس کنید تا همان دو خانه انتخاب شود. برای پهن کردن فرش، دکمه را بزنید.

## Help: mouse, arrows and prices

keys-mouse = با ماوس: روی فرشی کلیک کنید تا انتخاب شود، و یک بار دیگر تا پهن شود. دوبار کلیک فقط آن را انتخاب می‌کند.
keys-facing = لمس پیکان یا کلیک روی آن فقط عضام را می‌چرخاند. برای ریختن تاس، دکمه را بزنید.
keys-price = هر فرش دیگری را لمس یا روی آن کلیک کنید تا ببینید ایستادن روی آن چقدر هزینه دارد.

### Persian: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = «{ $text }» حرکت نیست.
depth-negative = دنباله‌ای با { $depth } حرکت وجود ندارد.
draw-none-left = { $action }: در دستهٔ صندلی { $seat } فرشی از این رنگ نمانده است.
game-over = { $action }: بازی تمام شده است.
lay-covers-rug = { $action } فرش کاملی را یکجا می‌پوشاند که نباید یکجا پوشانده شود.
lay-must = فرش جا دارد، پس باید پهن شود.
lay-not-beside = { $action } با خانهٔ عضام ضلع مشترک ندارد.
lay-on-assam = { $action } زیر پای عضام می‌افتد.
lay-one-colour = { $action } روی دو خانهٔ هم‌رنگ می‌افتد و این قوانین چنین اجازه‌ای نمی‌دهند.
not-this-step = جای { $action } اینجا نیست: { $step ->
    [turn] باید عضام را چرخاند (N یا E یا S یا W).
    [steer] باید عضام را چرخاند (N یا E یا S یا W).
    [roll] باید تاس ریخت (۱ تا ۴).
    [draw] باید فرش بعدی دسته را برداشت (مثل { "*r" }).
   *[lay] باید فرشی پهن کرد (مثل d4d5).
}
roll-unknown = «{ $action }» عدد تاس نیست؛ تاس از ۱ تا ۴ دارد.
seat-out = { $action }: صندلی { $seat } قبلاً از بازی خارج شده است.
seat-unknown = { $action }: کسی روی صندلی { $seat } ننشسته است.
steer-must-turn = { $action }: عضام باید ۹۰ درجه به چپ یا راست بچرخد؛ او همین حالا رو به { $facing ->
    [N] شمال
    [E] شرق
    [S] جنوب
    [W] غرب
   *[other] { $facing }
} است.
turn-half-round = { $action }: عضام رو به { $facing ->
    [N] شمال
    [E] شرق
    [S] جنوب
    [W] غرب
   *[other] { $facing }
} است و هیچ‌وقت به پشت سر برنمی‌گردد.

## What cannot be set up

bot-unknown = رباتی به نام «{ $name }» نیست. این‌ها هستند: { $names }.
edition-unknown = چاپی به نام «{ $name }» نیست. «marrakech editions» همه را فهرست می‌کند.
facing-unknown = «{ $facing }» جهت نیست؛ N یا E یا S یا W بنویسید.
option-clash = { $first } و { $second } با هم بازی نمی‌شوند.
option-unknown = گزینه‌ای به نام «{ $option }» نیست. این‌ها هستند: { $options }.
option-value = گزینهٔ { $option } مقدار «{ $value }» ندارد. مقدارهایش: { $values }.
players-number = مراکش برای ۲ تا ۴ بازیکن است، نه { $players }.

## What is wrong with a position

assam-form = «{ $text }» یک خانه با یک جهت نیست، مثل d4S.
board-character = «{ $text }» روی تخته جایی ندارد.
board-rank-length = ردیف { $rank } { $found ->
    [8] بیش از ۷ خانه دارد.
   *[other] فقط { $found } خانه دارد، نه ۷ تا.
}
board-ranks = تخته ۷ ردیف دارد که «/» میانشان است، نه { $found } تا.
board-run = در ردیف { $rank } دو عددِ خانه‌های خالی کنار هم‌اند؛ جمعشان را بنویسید.
colour-unseated = اینجا هیچ صندلی‌ای رنگ «{ $colour }» ندارد.
draw-one-way = صندلی { $seat } چیزی برای برداشتن ندارد: فرش بعدی‌اش از پیش معلوم است.
half-alone = «{ $half }» روی { $square } به نیمهٔ دیگری اشاره می‌کند که خودش به این یکی اشاره نمی‌کند.
mover-no-rugs = نوبت صندلی { $seat } است (مرحلهٔ «{ $step }»)، ولی فرشی برایش نمانده است.
mover-out = نوبت صندلی { $seat } است (مرحلهٔ «{ $step }»)، ولی خارج از بازی است.
number-form = «{ $text }» عدد صحیح نیست.
number-range = { $text } از بزرگ‌ترین عدد مجاز، { $highest }، بیشتر است.
option-default = «{ $text }» پیش‌فرض است و نوشته نمی‌شود.
option-form = «{ $text }» یک گزینه با مقدارش نیست، مثل area=owner.
option-order = گزینهٔ «{ $option }» سر جای خود نیست؛ گزینه‌ها مرتب‌اند و هر کدام یک بار می‌آید.
out-everyone = باید هنوز کسی در بازی باشد.
out-order = کسانی که خارج شده‌اند به ترتیب خروج شمارهٔ x1، x2 و … دارند؛ نوشته شده: { $found }.
position-fields = هر وضعیت شش بخش دارد که یک فاصله میانشان است؛ اینجا { $found } بخش است.
position-long = هیچ وضعیتی بلندتر از { $longest } نویسه نیست.
seat-colours = صندلی { $seat } با «{ $colours }» بازی می‌کند؛ نوشته شده: «{ $text }».
seat-form = صندلی { $seat } باید مثل { "30:r12" } نوشته شود، نه «{ $text }».
seat-number = «{ $text }» یکی از { $seats } صندلی نیست.
seats-number = هر وضعیت ۲ تا ۴ صندلی دارد، نه { $found } تا.
should-be-over = کسی نمانده که ادامه دهد، پس مرحله باید «over» باشد، نه «{ $step }».
step-ruleset = مرحلهٔ «{ $step }» در این قوانین پیش نمی‌آید.
step-unknown = «{ $text }» مرحله نیست. این‌ها هستند: { $steps }.
top-colour = روی دستهٔ صندلی { $seat } یکی از «{ $colours }» است، نه «{ $text }».
top-early = دستهٔ صندلی { $seat } منتظر برداشتن است و هنوز فرش رویی ندارد.
top-missing = دستهٔ صندلی { $seat } باید فرش رویی‌اش را نشان دهد، مثل { "*r" }.
top-none-left = فرش رویی صندلی { $seat } نمی‌تواند «{ $colour }» باشد: از آن نمانده است.
top-one-colour = دستهٔ صندلی { $seat } یک رنگ دارد؛ فرش رویی‌اش نوشته نمی‌شود.

## What is wrong with a record

comment-brace = یادداشت نمی‌تواند آکولاد بسته داشته باشد: «{ $text }».
comment-open = یادداشتی باز شده و در همان سطر بسته نشده است.
comment-place = یادداشت «{ $text }» جایی است که یادداشت نمی‌آید، یا ترتیبش درست نیست.
comment-result = یادداشت نمی‌تواند کنار نتیجه، بالای آن یا بعد از آن باشد؛ آخرین جایش میان نوبت‌هاست.
not-canonical = این‌طور نوشته نمی‌شود. باید باشد: { $expected }
record-character = نویسهٔ «{ $text }» در برگهٔ بازی جایی ندارد.
record-cut-off = سطر آخر تمام نشده است؛ گویا برگه بریده شده.
record-edition = چاپ «{ $name }» قوانینی جز قوانین وضعیتِ برچسب Start دارد.
record-empty = اینجا چیزی نیست.
record-long = هیچ برگه‌ای بلندتر از { $longest } نویسه نیست.
record-no-result = برگه بدون نتیجه تمام می‌شود. باید یک سطر خالی و بعد «*» یا امتیازها بیاید.
record-players = برگه نه Start دارد و نه ۲ تا ۴ صندلی به‌ترتیب (Seat1، Seat2 و …).
record-seat = { $tag }: بازی فقط { $seats } صندلی دارد.
record-start = برچسب‌ها آغاز این بازی را نشان نمی‌دهند.
record-sections = بعد از این سطر خالی فقط نتیجه می‌آید.
result-wrong = نتیجه { $expected } است، نه «{ $text }».
tag-form = این برچسبی مثل { "[Seat1 \"Ana\"]" } نیست: { $text }
tag-name = «{ $tag }» نام برچسب نیست.
tag-reserved = برچسب { $tag } از آغاز، نام‌ها و چاپ نوشته می‌شود؛ جداگانه نمی‌آید.
tag-twice = برچسب { $tag } اینجا برای بار دوم آمده است.
turn-empty = نوبت هیچ حرکتی ندارد.
turn-form = هر نوبت با شماره‌اش شروع می‌شود، مثل «{ "1." }»؛ نوشته شده: «{ $text }».
turn-line = نوبت پیش از «{ $text }» تمام است؛ جای آن در سطر خودش است.
turn-number = نوبت بعدی { NUMBER($expected, useGrouping: 0) } است، نه { $text }.
turn-unfinished = نوبت تمام نشده است: مرحلهٔ «{ $step }» هنوز مانده.

## Dice

seed-form = «{ $text }» دانه نیست: ۱ تا { $longest } نویسهٔ چاپی ASCII، بدون فاصله.
commitment-form = «{ $text }» هش SHA-256 نیست: ۶۴ رقم هگزادسیمال، با حروف کوچک.
commitments-missing = { $people ->
    [one] { $people } نفر از همان آغاز می‌نشیند و به یک دانه متعهد می‌شود؛ شمار تعهدهای داده‌شده: { $commitments }.
   *[other] { $people } نفر از همان آغاز می‌نشینند و هر کدام به یک دانه متعهد می‌شود؛ شمار تعهدهای داده‌شده: { $commitments }.
}
seeds-awaited = بازی هنوز نمی‌تواند شروع شود: دانهٔ همهٔ صندلی‌ها نرسیده است.
seeds-sealed = دانه‌ها قطعی شده‌اند: بازی در آستانهٔ شروع است و دیگر نمی‌شود آن‌ها را تغییر داد.
seed-hash = دانهٔ صندلی { $seat } آن نیست که تعهد شده بود: هش آن { $expected } است، نه { $text }.
dice-tags = برچسب { $tag } نیست و بدون آن تاس‌ها را نمی‌شود بررسی کرد.
dice-tag-form = برچسب { $tag } نمی‌تواند «{ $text }» باشد.
dice-seat = { $tag }: بازی فقط { $seats } صندلی دارد.
dice-hash = دانهٔ سرور آن نیست که تعهد شده بود: هش آن { $expected } است، نه { $text }.
dice-chance = پیشامد شمارهٔ { $number }، { $action } است؛ از دانه‌ها { $expected } به دست می‌آید.

## Names

name-characters = نام نمی‌تواند نویسهٔ { $text } داشته باشد.
name-length = نام ۱ تا { $longest } نویسه دارد، نه { $length } تا.

## At a table

behind = بازی جلو رفته است (رویداد { $number })؛ پیش از تصمیم دوباره نگاه کنید.
bot-not-ready = ربات هنوز آماده می‌شود؛ کمی بعد دوباره امتحان کنید.
chance-decides = { $action }: اینجا بخت تصمیم می‌گیرد.
clock-form = «{ $kind }» ساعتی نیست که بشود با آن بازی کرد.
code-wrong = این لینک صندلی‌ای را باز نمی‌کند، یا دیگر باز نمی‌کند.
device-link-wrong = این لینک دستگاهی را اضافه نمی‌کند، یا دیگر نمی‌کند. در دستگاه دیگر لینک تازه‌ای بسازید.
device-unknown = این از دستگاه‌های شما نیست، یا پیش‌تر از آن خارج شده‌اید.
command-unknown = «{ $kind }» کاری نیست که بشود سر میز کرد.
hint-none = ربات پاسخ نداد؛ کمی بعد دوباره امتحان کنید.
hint-people = جایی که دیگران هم بازی می‌کنند راهنمایی نیست.
log-long = سر این میز بیش از { $most } رویداد پیش آمده است؛ فقط می‌شود همین بازی را تمام کرد.
names-missing = { $people ->
    [one] { $people } نفر از همان آغاز می‌نشیند و نام می‌خواهد؛ شمار نام‌های داده‌شده: { $names }.
   *[other] { $people } نفر از همان آغاز می‌نشینند و هر کدام نام می‌خواهد؛ شمار نام‌های داده‌شده: { $names }.
}
not-host = فقط کسی که این میز را چیده می‌تواند این کار را بکند.
not-seated = فقط کسی که سر این میز صندلی دارد می‌تواند این کار را بکند.
not-your-seat = صندلی { $seat } مال شما نیست.
not-your-turn = نوبت صندلی { $seat } است که مال شما نیست.
record-none = این بازی شروع نشده است؛ هنوز برگه‌ای ندارد.
rematch-exists = بازی بعدی چیده شده است: میز { $table }.
rules-twice = یا چاپ را نام ببرید یا قوانین را، نه هر دو را.
seat-free = کسی روی صندلی { $seat } ننشسته است.
seat-kind = «{ $text }» نمی‌تواند بنشیند؛ صندلی یا برای یک شخص است، یا خالی، یا برای ربات.
seat-missing = صندلی «{ $seat }» اینجا نیست.
seat-not-lent = هیچ رباتی به جای شما بازی نمی‌کند.
seat-not-persons = فعلاً روی صندلی { $seat } شخصی بازی نمی‌کند.
seat-present = بازیکن صندلی { $seat } اینجاست، یا هنوز آن‌قدر غایب نبوده است.
seat-taken = { $seat ->
    [0] همهٔ صندلی‌ها پر است.
   *[other] صندلی { $seat } پر است.
}
seats-open = هنوز صندلی خالی هست.
stand-in-weak = ربات «{ $name }» نمی‌تواند به جای یک بازیکن بازی کند. این‌ها می‌توانند: { $names }.
table-busy = خیلی‌ها هم‌زمان می‌خواهند این میز را تغییر دهند؛ دوباره امتحان کنید.
table-damaged = رویدادهای ثبت‌شدهٔ میز «{ $table }» خراب شده است و کسی نمی‌تواند آنجا بازی کند. همهٔ میزهای دیگر سالم‌اند.
table-unknown = میزی به نام «{ $table }» نیست.
time-left = هنوز وقت هست.
timeout-kind = «{ $text }» از پیامدهای تمام شدن وقت نیست.
wrong-phase = { $phase ->
    [gathering] بازی هنوز شروع نشده است.
    [playing] بازی شروع شده است.
    [over] بازی تمام شده است.
   *[cancelled] میز لغو شده است.
}

## At the server's doors

bots-alone = { $most ->
    [0] در این سرور ربات‌ها نمی‌توانند تنها با هم بازی کنند.
    [one] از شبکهٔ شما یک بازی فقط با ربات‌ها در جریان است. صبر کنید تا تمام شود.
   *[other] از شبکهٔ شما { $most } بازی فقط با ربات‌ها در جریان است. صبر کنید تا یکی از آن‌ها تمام شود.
}
host-refused = این سرور با نام «{ $host }» پاسخ نمی‌دهد. گردانندهٔ آن می‌تواند این نام را با گزینهٔ { $option } مجاز کند.
method-unknown = این کار اینجا شدنی نیست.
origin-refused = صفحه‌ای از جای دیگر اجازهٔ این کار را ندارد.
page-unbuilt = صفحه در این سرور ساخته نشده است: «python hatch_build.py build» در کد منبع آن را می‌سازد.
page-unknown = اینجا چیزی نیست.
request-big = این یکجا خیلی زیاد است.
request-invalid = درخواست به شکلی که پروتکل می‌گوید نیست ({ $where }: { $what }).
request-slow = رسیدن درخواست بیش از حد طول کشید.
server-failed = اینجا مشکلی پیش آمد. ثبت شد، و چیزی که تأیید شده بود از دست نرفته است.
server-full = ظرفیت اتصال‌های سرور پر است؛ کمی بعد دوباره امتحان کنید.
square-unknown = «{ $text }» خانه نیست.
token-missing = این دستگاه توکن ندارد، یا توکنش با خروج باطل شده است: درخواست POST /api/device توکنی به آن می‌دهد.
too-many-tables = هر صفحه حداکثر { $most } میز را می‌تواند تماشا کند.
server-troubled = سرور فعلاً نمی‌تواند چیزی را نگه دارد ({ $trouble }). چیزی از دست نرفته است؛ کمی بعد دوباره امتحان کنید.
too-often = این کار بیش از حد تکرار شد؛ کمی صبر کنید.

### Persian: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: فایل پیدا نشد.
file-is-folder = { $file } پوشه است، نه فایل.
file-not-text = { $file }: متن UTF-8 نیست (بایت { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } از { $limit } مگابایت بزرگ‌تر است؛ برگهٔ بازی خیلی کوچک‌تر است.
file-exists = { $file } از پیش هست و بازنویسی نشد.
file-unreadable = { $file } خوانده نمی‌شود: { $reason }
file-unwritable = { $file } نوشته نمی‌شود: { $reason }
of-file = { $file }: { $problem }
error = خطا: { $problem }
turn-beyond = برگه نوبت { NUMBER($turn, useGrouping: 0) } ندارد؛ با نوبت { NUMBER($last, useGrouping: 0) } تمام می‌شود.
bots-too-many = { $bots } ربات { $bots } صندلی می‌خواهد، ولی بازی { $players }نفره است.
names-too-many = { $names } نام داده شده است، ولی { $people ->
    [0] فقط ربات‌ها بازی می‌کنند.
    [one] فقط { $people } نفر بازی می‌کند.
   *[other] فقط { $people } نفر بازی می‌کنند.
}
starter-unknown = «{ $text }» راهی برای تعیین شروع‌کننده نیست؛ random یا agreed بنویسید.
nothing-to-resume = بازی ناتمامی برای ادامه دادن نیست.
options-clash = { $first } و { $second } را نمی‌شود با هم به کار برد.
passed-over = نادیده گرفته شد: { $problem }
language-unknown = زبان «{ $text }» اینجا نیست. این‌ها هستند: { $languages }.
section-unknown = قوانین بخشی به نام «{ $text }» ندارد. این‌ها هستند: { $sections }.
resume-alone = بازی ازسرگرفته‌شده بازیکن‌ها و قوانین خودش را دارد؛ { $option } را ننویسید.

## The store

store-full = { $file }: دیسک پر است و چیز تازه‌ای را نمی‌شود ذخیره کرد. هر چه تا اینجا ذخیره شده محفوظ است؛ برای ادامه کمی جا باز کنید.
store-locked = سرور یا برنامهٔ دیگری { $file } را به کار گرفته است.
store-broken = { $file } خراب است یا بایگانی میزها نیست ({ $reason }). برای دیدن میزهای سالم «marrakech check-store» را اجرا کنید؛ با { "--rescue" } در فایلی تازه کپی می‌شوند.
store-gone = { $file } وقتی سرور با آن کار می‌کرد پاک، جابه‌جا یا جایگزین شد. تا خود همان فایل برنگردد، چیز تازه‌ای ذخیره نمی‌شود.
store-newer = { $file } را نسخهٔ تازه‌تری از marrakech نوشته است (نسخهٔ بایگانی { $found }؛ این برنامه تا نسخهٔ { $known } را می‌خواند).
store-behind = { $file } از { $copy } قدیمی‌تر است: در این نسخهٔ نجات‌یافته چیزی هست که در فایل نیست. سرور را با همین نسخه اجرا کنید ({ "--data" })، یا آن را به جای دیگری ببرید تا با وضعیت قدیمی‌تر ادامه دهید.
store-unreadable = { $file } باز، خوانده یا نوشته نمی‌شود: { $reason }
store-closed = { $file } بسته است: سرور دارد متوقف می‌شود.
store-extra = { $file }: PostgreSQL به بسته‌ای نیاز دارد که نصب نیست. برای نصب: { $command }
store-server-old = { $file }: نسخهٔ { $found } از PostgreSQL خیلی قدیمی است؛ نسخهٔ { $needed } یا تازه‌تر لازم است.
store-unsafe = { $file } با { $setting } تنظیم شده است و اگر سیستم از کار بیفتد، شاید حرکت‌های تأییدشده از دست برود. برای ادامه این تنظیم را روشن کنید.
store-not-empty = { $file } از پیش داده دارد و چیزی در آن کپی نشد.
store-none = { $file } بایگانی میزها نیست، یا ابتدای فایل خراب است.
check-store-whole = { $file } سالم است: { $count } میز.
check-store-damaged = { $file } خراب است. شمار میزها: { $count }، سالم: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table =
    میز { $table }: { $problem ->
        [checksum] رویداد { $number } آن نیست که نوشته شده بود.
        [gap] رویداد { $number } گم شده است.
        [fold] رویداد { $number } معنایی ندارد.
       *[summary] همهٔ رویدادها سالم‌اند، اما فهرست میزها با آن‌ها نمی‌خواند.
    }
check-store-rescued = { $count } میز سالم در { $file } کپی شد
backup-done = میزهای { $source } در { $target } کپی شد
move-done = همهٔ { $source } در { $target } کپی و با آن مقایسه شد. شمار میزها: { $tables }، شمار رویدادها: { $events }. { $source } تغییری نکرد.

## Drawing a position

seat-name = صندلی { $seat }
to-move = ▶
column-player = بازیکن
column-rugs = فرش مانده
column-dirhams = درهم
column-squares = خانه
column-points = امتیاز
column-next = بعدی
out = خارج
steps-next =
    { $step ->
        [turn] { $name } عضام را می‌چرخاند.
        [roll] { $name } تاس می‌ریزد.
        [lay] { $name } فرش پهن می‌کند.
        [draw] { $name } فرش بعدی را برمی‌دارد.
        [steer] { $name } عضام را برای بازیکن بعدی می‌چرخاند.
       *[over] بازی تمام شد.
    }
rules-in-force = قوانین: { $rules }
rules-default = قوانین معمول
legal-heading = مجاز: { $actions }
chance-heading = بخت: { $actions }

## Playing in the terminal

ask-players = چند نفر بازی می‌کنند؟
ask-bots = چندتایشان ربات‌اند؟
ask-level = چقدر قوی؟ { $levels }
ask-name = نام بازیکن { $number }؟
ask-number-again = لطفاً عددی از { $low } تا { $high } بنویسید.
bot-alone = ربات
bot-name = ربات { $number }
person-name = بازیکن { $number }
welcome = مراکش در ترمینال. هر وقت کمک خواستید { "?" } بنویسید و برای توقف Ctrl-C را بزنید: بازی بعد از هر حرکت ذخیره می‌شود.
bots-getting-ready = ربات‌ها آماده می‌شوند. بار اول حدود نیم دقیقه طول می‌کشد.
welcome-back = خوش برگشتید: نوبت { $turn }. هر وقت کمک خواستید { "?" } بنویسید.
saved-at = برگهٔ بازی در { $file } ذخیره می‌شود
prompt-turn = { $name }: کدام طرف؟ { $choices }
choice-left = { $facing } ({ facing }): چپ
choice-straight = { $facing } ({ facing }): مستقیم
choice-right = { $facing } ({ facing }): راست
prompt-roll-facing = عضام رو به { facing } خواهد بود. برای ریختن تاس Enter را بزنید، یا جهت دیگری انتخاب کنید: { $others }
prompt-roll = { $name }: برای ریختن تاس Enter را بزنید.
prompt-lay = { $name }: فرش { colour } کجا پهن شود؟ یک شماره یا دو خانه را بنویسید.
prompt-confirm-lay = { $action }؟ برای پهن کردن فرش Enter را بزنید، یا جای دیگری انتخاب کنید.
prompt-confirm-steer = عضام رو به { facing } خواهد بود. بازیکن بعدی: { $next }. برای تأیید Enter را بزنید، یا جهت دیگری انتخاب کنید.
stars-paid = ستاره‌ها ناحیه‌ای را نشان می‌دهند که برایش پول داده شد.
prompt-must-return = { $name }: اینجا جایی برای فرش نیست. Enter را بزنید تا یکی به جعبه برگردد.
not-understood = «{ $text }» جزو انتخاب‌ها نیست. برای کمک { "?" } بنویسید.
help-facing = N E S W      چرخاندن عضام: N (شمال) یا E (شرق) یا S (جنوب) یا W (غرب)؛ تا تاس نریخته‌اید هیچ‌چیز قطعی نیست
help-lay = 1 2 3 … یا d4d5   انتخاب جای فرش؛ تا Enter نزده‌اید هیچ‌چیز قطعی نیست
help-position = position     نمایش وضعیت به شکل متن
help-log = log          نمایش برگهٔ بازی تا اینجا
help-save = save FILE    ذخیرهٔ یک کپی از برگه در FILE
help-give-up = give up      ترک بازی (اول از شما می‌پرسد)
help-quit = q یا quit    توقف و ادامه در وقتی دیگر
ask-give-up = { $name }: واقعاً انصراف می‌دهید؟ بنویسید: بله
yes = بله
gave-not-up = کسی انصراف نداد. بازی ادامه دارد.
copy-saved = یک کپی در { $file } ذخیره شد
goodbye-early = بازی‌ای شروع نشد.
goodbye = متوقف شد. برای ادامه: { $command }
save-trouble = برگهٔ بازی ذخیره نشد: { $problem } می‌توانید به بازی ادامه دهید؛ با حرکت بعدی ذخیره می‌شود.
not-saved = آخرین حرکت‌ها ذخیره نشده است: { $problem }
over-heading = بازی بعد از { turns } تمام شد.
resume-over = این بازی تمام شده است. برای دیدن حرکت‌به‌حرکت آن «marrakech replay» را اجرا کنید.

## Other commands

list-number = { $number }.
verify-fine =
    { $file }: درست است. { $count ->
        [0] هنوز تاسی ریخته یا فرشی برداشته نشده است.
        [one] تنها پیشامد بازی با دانه‌ها می‌خواند.
       *[other] هر { $count } پیشامد (تاس یا فرش) با دانه‌ها می‌خواند.
    }
verify-promised =
    { $file }: { $promised ->
        [all] دانهٔ همهٔ بازیکن‌ها با هش منتشرشده‌اش در برگهٔ بازی می‌خواند. اینکه هش‌ها پیش از آشکار شدن دانه‌ها منتشر شده‌اند یا نه، فقط دستگاهی می‌داند که آن‌ها را سر میز ذخیره کرده است.
        [some] دانهٔ این صندلی‌ها آشکارا و بدون هش داده شده است: { $seats }. بقیه با هش منتشرشده‌شان در برگهٔ بازی می‌خوانند. اینکه هش‌ها پیش از آشکار شدن دانه‌ها منتشر شده‌اند یا نه، فقط دستگاهی می‌داند که آن‌ها را سر میز ذخیره کرده است.
       *[none] هیچ صندلی‌ای پیش از آشکار شدن دانه‌اش هشی منتشر نکرده است: بازیکنی که گردانندهٔ سرور هم بوده، می‌توانسته تاس‌ها را انتخاب کند.
    }
check-fine = { $file }: درست است. { turns }، { $result }
replay-prompt = برای جلو رفتن Enter و برای عقب رفتن b را بزنید؛ برای پرش به یک نوبت شمارهٔ آن و برای توقف q بنویسید
replay-start = پیش از حرکت اول
replay-turn = نوبت { $turn } از { $last }: { $line }
replay-comment = «{ $text }»
replay-end = اینجا پایان برگه است.
edition-column = چاپ
edition-source = دفترچه
edition-options = گزینه‌ها
edition-box = فرش
edition-starter = شروع‌کننده
edition-default-rules = معمول
edition-footer = گزینه‌های درون (پرانتز) را ما گذاشته‌ایم، چون دفترچهٔ قوانین دربارهٔ آن‌ها چیزی نمی‌گوید؛ بقیه در آن چاپ شده است.
starter = { $who ->
    [random] قرعه
    [morocco] آخرین کسی که به کشور مراکش رفته
    [youngest] جوان‌ترین یا قرعه
   *[agreed] توافقی
}
perft-total = { $nodes } دنباله با { $depth } حرکت
perft-counting = شمارش
simulate-progress = بازی
simulate-title = { games } { $players }نفره، همهٔ حرکت‌ها تصادفی
simulate-seat = صندلی
simulate-wins = برد
simulate-points = امتیاز
simulate-paid = پرداختی
simulate-received = دریافتی
simulate-out = خروج
simulate-length = هر بازی به‌طور میانگین { $mean } نوبت طول می‌کشد (از { $low } تا { $high }).
simulate-anyone-out = در { $share } بازی‌ها کسی خارج می‌شود؛ { $shared } بردها مشترک است.
simulate-speed = { $rate } بازی در ثانیه.
simulate-stopped = بعد از { games } متوقف شد.

## Engines

engine-not-started = موتور «{ $engine }» راه نیفتاد: { $detail }
engine-crashed = موتور «{ $engine }» ناگهان متوقف شد ({ $detail }).
engine-hung = موتور «{ $engine }» به‌موقع پاسخ نداد. { $detail }
engine-flooded = موتور «{ $engine }» خروجی بیش از اندازه فرستاد: { $detail }
engine-junk = موتور «{ $engine }» از پروتکل موتورها پیروی نمی‌کند: { $detail }
engine-illegal = موتور «{ $engine }» حرکتی غیرمجاز کرد: { $detail }
bot-needs-engine = رباتی به نام «{ $name }» اینجا نیست. اگر موتور است، فرمانش را با { "--engine" } بنویسید.
engine-line = «{ $text }» از سطرهای پروتکل موتورها نیست؛ docs/engine-protocol.md همه را دارد.
engine-no-position = هنوز وضعیتی برای فکر کردن نیست.
engine-no-decision =
    اینجا تصمیمی با کسی نیست: { $step ->
        [roll] تاس با بخت است.
        [draw] برداشتن فرش با بخت است.
       *[over] بازی تمام شده است.
    }
engine-option = گزینهٔ «{ $option }» با مقدار «{ $value }» وجود ندارد.
engine-bot-failed = ربات از کار افتاد: { $error }
engine-cannot-judge = ربات «{ $bot }» نمی‌تواند وضعیت‌ها را ارزیابی کند.
engine-no-beginning = فقط وضعیتی را می‌شود ارزیابی کرد که نوبتی در آن شروع می‌شود.
engine-no-judge = موتور «{ $engine }» نمی‌تواند وضعیت‌ها را ارزیابی کند: سطر «judge» از پروتکل موتورها را نمی‌شناسد.
engine-starting = راه انداختن موتور «{ $engine }»…
engine-thinks = موتور دارد فکر می‌کند؛ اول متوقفش کنید.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing =
    اینجا چیزی برای مقایسه نیست: { $step ->
        [roll] تاس با بخت است.
        [draw] برداشتن فرش با بخت است.
        [over] بازی تمام شده است.
       *[other] فقط یک انتخاب هست.
    }
rollout-what = از یک برگهٔ بازی نام ببرید، یا از وضعیتی با { "--position" }.
rollout-step-alone = گزینهٔ { "--step" } نوبت می‌خواهد: آن را با { "--turn" } بنویسید.
rollout-no-decision =
    { $step ->
        [turn] در نوبت { $turn } کسی عضام را نچرخاند.
        [lay] در نوبت { $turn } کسی فرشی پهن نکرد.
        [steer] در نوبت { $turn } کسی عضام را برای بازیکن بعدی نچرخاند.
       *[any] در نوبت { $turn } کسی انتخابی نداشت.
    }
rollout-turn = نوبت { $turn }: { $sentence }
rollout-choice = انتخاب
rollout-behind = فاصله از بهترین
rollout-played = بازی‌شده
rollout-stopped = { $games ->
    [0] پیش از آنکه حتی یک بازی تمام شود متوقف شد.
    [one] بعد از { $games } بازی از هر انتخاب متوقف شد.
   *[other] بعد از { $games } بازی از هر انتخاب متوقف شد.
}

## The arena

arena-twice = { $bot } دو بار نام برده شده است؛ از هر ربات فقط یک بار نام ببرید.
arena-alone = دو حریف لازم است: از ربات دیگری نام ببرید، یا از موتوری با { "--engine" }، یا از یکی از این دو با { "--against" }.
arena-ms = { $ms } میلی‌ثانیه زمان فکر کردن معتبری نیست.
arena-sprt = «{ $text }» دو نرخ برد میان ۰ و ۱ نیست که کوچک‌تر اول آمده باشد، مثل { "0.5,0.55" }.
arena-worker-died = یکی از فرایندهایی که بازی می‌کرد از کار افتاد، شاید از کمبود حافظه. بازی‌هایی که پیش از آن تمام شده بود حساب است.
chart-ending = { $file }: نمودار را فقط به شکل { ".svg" } یا { ".png" } می‌شود کشید؛ نامی انتخاب کنید که به یکی از این‌ها ختم شود.
results-foreign = { $file } نتایج میدان را در خود ندارد. دست‌نخورده ماند.
results-differ = { $file } نتایج رقابت دیگری را دارد: { $setting } آنجا { $found } است و اینجا { $wanted }.
results-line = { $file }، سطر { NUMBER($line, useGrouping: 0) }: این دورِ بعدی نیست: { $text }
results-busy = فرایند دیگری دارد در { $file } می‌نویسد.
bot-illegal = «{ $action }» را انتخاب کرد که آنجا مجاز نیست.
bot-raised = با { $error } از کار افتاد
arena-getting-ready = آماده‌سازی
arena-progress = بازی
arena-speed = { $rate } در ثانیه
arena-title = { games } { $players }نفره
arena-bot = ربات
arena-against = در برابر
arena-rating = ریتینگ
arena-ratings = ریتینگ بر حسب تعداد بازیکنان
arena-wins = برد
arena-interval = با ۹۵٪ اطمینان
arena-margin = اختلاف
arena-median = ms، میانه
arena-slow = ms، ۹۹٪
arena-games = بازی
arena-even = چه کسی از چه کسی برد (برابر یعنی { $share })
arena-range = { $low } تا { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } در برابر { $others }: { $verdict ->
    [H1] نرخ بردش { $high } است، نه { $low } (فرض H1 پذیرفته شد).
    [H0] نرخ بردش { $low } است، نه { $high } (فرض H0 پذیرفته شد).
   *[open] هنوز میان { $low } و { $high } روشن نشده است.
} LLR { $llr } در بازهٔ { $below } تا { $above }، { $rounds } دور.
arena-ladder-holds = نردبان درست است: هر ربات از ربات پایین‌ترش می‌برد، با ۹۵٪ اطمینان.
arena-ladder-open = با ۹۵٪ اطمینان هنوز قطعی نیست: { $pairs }
arena-over = { $bot } بالاتر از { $other }
arena-gave-up = { $bot } در { games } ناچار به انصراف شد. بار اول: { $problem }
arena-stopped = بعد از { games } متوقف شد. با { "--out FILE" } می‌شود بعداً ادامه داد.
arena-stopped-kept = بعد از { games } متوقف شد. برای ادامه همین فرمان را دوباره اجرا کنید.
arena-chart = نمودار در { $file } ذخیره شد
arena-chart-title = { games } { $players }نفره
chart-wins = نرخ برد، با بازهٔ اطمینان ۹۵٪
chart-even = برابر
chart-rating = ریتینگ { $rating }
chart-matrix = برد هر ردیف
chart-matrix-rest = برد هر ردیف، تنها در برابر دیگران

## Luck and skill: marrakech analyse

analyse-depth = «{ $text }» عمق تحلیل نیست؛ quick یا normal یا deep بنویسید.
analyse-one-file = گزینهٔ { $option } فقط با یک برگهٔ بازی کار می‌کند.
analyse-no-turns = این برگه هنوز نوبتی برای تحلیل ندارد.
analyse-annotated-long = برگهٔ بازی با یادداشت‌هایش از { $longest } نویسه بلندتر می‌شد، پس نوشته نشد.
analyse-progress = نوبت
analyse-stopped = بعد از { $done } نوبت از { turns } متوقف شد.
analyse-annotated = برگهٔ بازی با یادداشت‌ها در { $file } ذخیره شد
analyse-title = { $file }، ارزیابی با { $evaluator } ({ $depth })
analyse-luck = { $name }: اثر تاس‌ها { $luck } بود.
analyse-not-over = بازی تمام نشده است: نتیجه، احتمال برد در آخرین وضعیت است.
analyse-gave-up = { $name } انصراف داد. بهای آن در «خطاهای خود» آمده است، ولی یک تصمیم به حساب نمی‌آید.
analyse-errors = بهای تصمیم‌ها
analyse-kind = تصمیم
analyse-step = { $step ->
    [turn] چرخاندن عضام
    [steer] چرخاندن برای بعدی
   *[lay] پهن کردن فرش
}
analyse-error-each = بهای هر کدام
analyse-largest = بزرگ‌ترین خطاها، و آنچه بهتر بود
analyse-turn = نوبت
analyse-played = بازی‌شده
analyse-better = بهتر
analyse-chance = احتمال
analyse-error = خطا
analyse-rolls = خوش‌شانس‌ترین و بدشانس‌ترین تاس‌ها
analyse-rolled = تاس
analyse-luck-column = شانس
analyse-turns = نوبت‌به‌نوبت، با احتمال برد همه بعد از هر نوبت
analyse-actions = حرکت‌ها
analyse-comment-error = { $grade ->
    [slip] لغزش
    [mistake] اشتباه
   *[blunder] اشتباه فاحش
} ({ $error }). بهتر: { $better }، با احتمال برد { $chance } به‌جای { $instead }.
analyse-comment-judged = تحلیل: { $evaluator } ({ $depth })
analyse-comment-luck = شانس: { $luck }
analyse-profiles = کارنامهٔ بازیکنان
analyse-games = بازی
analyse-interval = با ۹۵٪ اطمینان
analyse-profile-errors = بهای هر تصمیم
analyse-all = همه
analyse-phase = { $phase ->
    [opening] آغاز
    [middle] میانه
   *[end] پایان
}
analyse-profile-words = شمار خطاها در هر ۱۰۰ تصمیم، به تفکیک بزرگی
analyse-unfinished = بازی‌های ناتمام که در کارنامه‌ها نیامده: { $count }
analyse-abandoned = بازی‌هایی که کسی در آن‌ها انصراف داده و در کارنامه‌ها نیامده: { $count }

## Measuring this machine

bench-ready = آماده‌سازی؛ بار اول، کامپایل
bench-import = بارگذاری کتابخانه، ms
bench-load = بارگذاری کرنل کامپایل‌شده، ms
bench-first-move = از صفر تا اولین حرکت استاد، ms
bench-rules-games = بازی تصادفی از راه قوانین، یک هسته، در ثانیه
bench-kernel-games = بازی تصادفی در کرنل، یک هسته، در ثانیه
bench-kernel-turns = نوبت در کرنل، یک هسته، در ثانیه
bench-kernel-everywhere = بازی تصادفی در کرنل، همهٔ هسته‌ها، در ثانیه
bench-nodes = وضعیت‌هایی که استاد می‌بیند، در ثانیه
bench-decision = یک تصمیم ربات { $bot }، ms
bench-machine = { $cpu }، { $cores } هسته، { $system }، Python { $python }، Numba { $numba }
bench-stopped = متوقف شد. این‌ها پیش از توقف اندازه گرفته شده بود.
bench-child = فرایندی که اندازه گرفته می‌شد از کار افتاد: { $problem }

## Running a server

serve-ready = مراکش در این نشانی در حال اجراست: { $link }
serve-lan = در شبکهٔ محلی: { $link }
serve-data = بازی‌ها را نمی‌شود در { $file } ذخیره کرد: { $reason }
serve-host = «{ $host }» نشانی این دستگاه نیست: { $reason }
serve-stop = برای توقف سرور Ctrl-C را بزنید. همهٔ بازی‌ها در { $file } ذخیره می‌شود
serve-port = پورت { $port } در حال استفاده است یا مجاز نیست: { $reason }
serve-only-here = فقط همین دستگاه به آن دسترسی دارد؛ با { "--host 0.0.0.0" } شبکهٔ محلی هم دسترسی پیدا می‌کند.
open-already = مراکش از پیش در حال اجراست: { $link }
open-other = مراکش از پیش در حال اجراست، در { $link }، با میزبان یا فایلی دیگر. اول متوقفش کنید، یا پورت دیگری انتخاب کنید.
open-browser = در مرورگرتان باز می‌شود. اگر نشد، لینک را باز کنید.
open-yourself = لینک را در مرورگر باز کنید.

### Persian: playing without seeing the market: the text board, its keys and what it reads out.

text-board = تختهٔ متنی
text-board-about = بازار در قالب متن: خانه‌ها به شکل دکمه، کادری برای نوشتن، و کلیدهایی برای خواندن هر چه بخواهید بدانید.
text-board-show = نمایش تختهٔ متنی
text-board-hide = پنهان کردن تختهٔ متنی
settings-text-board = تختهٔ متنی سر هر میز
settings-text-board-help = خانه‌ها به شکل دکمه و کادری برای نوشتن، برای بازی بدون دیدن بازار.

## The squares

text-squares = خانه‌های بازار
text-square =
    { $square }، { $rug ->
        [bare] خالی
        [r] فرش قرمز
        [b] فرش آبی
        [y] فرش زرد
       *[g] فرش سبز
    }{ $other ->
        [none] { "" }
        [hidden] ، نیمهٔ دیگرش پنهان
       *[square] ، نیمهٔ دیگرش روی { $with }
    }{ $assam ->
        [N] . عضام اینجا رو به شمال ایستاده است
        [E] . عضام اینجا رو به شرق ایستاده است
        [S] . عضام اینجا رو به جنوب ایستاده است
        [W] . عضام اینجا رو به غرب ایستاده است
       *[no] { "" }
    }
text-half-chosen = فرش از { $square } شروع می‌شود. نیمهٔ دیگرش می‌تواند اینجاها باشد: { $squares }.
text-half-undone = انتخاب پاک شد.
text-no-rug = حالا روی { $square } نمی‌شود فرش پهن کرد.
text-no-pair = حالا روی { $first } و { $second } نمی‌شود فرش پهن کرد.
text-would-lay = یک فرش { colour } روی { $first } و { $second }. برای پهن کردنش Enter را بزنید، برای لغو Esc را.
text-would-turn = عضام رو به { facing } خواهد بود. برای ریختن تاس R را بزنید.
text-would-steer = عضام برای بازیکن بعدی رو به { facing } خواهد بود. برای تأیید R را بزنید.

## The box to type in

text-box = حرکت یا پرسشی بنویسید
text-box-go = انجام
text-box-help = برای چرخاندن عضام N (شمال) یا E (شرق) یا S (جنوب) یا W (غرب) بنویسید. برای ریختن تاس R و برای پهن کردن فرش دو خانه مثل d4d5 بنویسید. یک خانه مثل d4 بنویسید تا بدانید آنجا چیست و ایستادن در آن چقدر هزینه دارد. برای صندلی‌ها I، برای نوبت قبلی T، برای کارهای مجاز A، برای هزینهٔ هر تاس C و برای نمای کلی O بنویسید.
text-box-empty = هنوز چیزی ننوشته‌اید.
text-box-unknown = «{ $text }» نه حرکت است و نه پرسش. برای کمک { "?" } بنویسید.
text-not-now = { $action } حالا مجاز نیست.
text-not-yours = حالا تصمیمی با شما نیست.

## What is read out

text-ask = خواندن
text-ask-seats = صندلی‌ها
text-ask-last = نوبت قبلی
text-ask-legal = کارهای مجاز
text-ask-prices = هزینهٔ هر تاس
text-ask-overview = نمای کلی
text-overview = نوبت { $turn }. عضام روی { $square } و رو به { facing } ایستاده است.
text-seat = { $name }: { $score }. { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = فرش بعدی: { colour }.
text-seat-out = { $name } خارج از بازی است.
text-last-none = هنوز کسی بازی نکرده است.
text-legal-turn = عضام را می‌شود به این جهت‌ها چرخاند: { $choices }.
text-legal-roll = می‌شود تاس ریخت.
text-legal-lay = { $count ->
    [one] فرش را فقط در یک جا می‌شود پهن کرد: { $choices }.
   *[other] فرش را در { $count } جا می‌شود پهن کرد: { $choices }.
}
text-legal-return = فرش جایی ندارد، پس به جعبه برمی‌گردد.
text-legal-none = حالا کاری نیست.

## Its keys

text-keys-title = میان‌برهای تختهٔ متنی
text-keys-arrows = رفتن از خانه به خانه؛ Home و End تا دو سر ردیف، Page Up و Page Down تا دو سر ستون
text-keys-enter = انتخاب خانه برای فرش، یا پهن کردن آن
text-keys-roll = ریختن تاس
text-keys-seats = خواندن صندلی‌ها
text-keys-last = خواندن نوبت قبلی
text-keys-legal = خواندن کارهای مجاز
text-keys-price = خواندن هزینهٔ ایستادن در این خانه
text-keys-prices = خواندن هزینهٔ هر تاس
text-keys-overview = خواندن جای عضام و کاری که باید کرد
text-keys-box = رفتن به کادر نوشتن

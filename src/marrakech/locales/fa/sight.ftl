### Persian: playing without seeing the market: the text board, its keys and what it reads out.

text-board = تختهٔ متنی
text-board-about = بازار به زبان نوشته: خانه‌ها به شکل دکمه، کادری برای نوشتن، و کلیدهایی که هر چه را بخواهید بدانید می‌خوانند.
text-board-show = نمایش تختهٔ متنی
text-board-hide = پنهان کردن تختهٔ متنی
settings-text-board = تختهٔ متنی سر هر میز
settings-text-board-help = خانه‌ها به شکل دکمه و کادری برای نوشتن، برای بازی بدون دیدن بازار.

## The squares

text-squares = خانه‌های بازار
text-square = { $square }، { $rug ->
    [bare] خالی
    [r] فرش قرمز
    [b] فرش آبی
    [y] فرش زرد
   *[g] فرش سبز
}{ $other ->
    [none] {""}
    [hidden] ، نیمهٔ دیگرش پنهان
   *[square] ، همراه با { $with }
}{ $assam ->
    [N] . عضام اینجا رو به شمال ایستاده است
    [E] . عضام اینجا رو به شرق ایستاده است
    [S] . عضام اینجا رو به جنوب ایستاده است
    [W] . عضام اینجا رو به غرب ایستاده است
   *[no] {""}
}
text-half-chosen = فرش از { $square } شروع می‌شود. نیمهٔ دیگرش می‌تواند اینجاها باشد: { $squares }.
text-half-undone = انتخاب پاک شد.
text-no-rug = حالا روی { $square } نمی‌شود فرش پهن کرد.
text-no-pair = حالا روی { $first } و { $second } نمی‌شود فرش پهن کرد.
text-would-lay = یک فرش { colour } روی { $first } و { $second }. Enter پهنش می‌کند، Esc پسش می‌گیرد.
text-would-turn = عضام رو به { facing } است. R تاس را می‌ریزد.
text-would-steer = عضام برای بازیکن بعدی رو به { facing } خواهد بود. R تأیید می‌کند.

## The box to type in

text-box = حرکت یا پرسشی بنویسید
text-box-go = انجام
text-box-help = N یا E یا S یا W عضام را می‌چرخاند، R تاس را می‌ریزد، و دو خانه مثل d4d5 فرش پهن می‌کند. یک خانه مثل d4 می‌گوید آنجا چیست و چقدر هزینه دارد. I صندلی‌ها را می‌خواند، T نوبت آخر را، A کارهای مجاز را، C هزینهٔ هر تاس را و O نمای کلی را.
text-box-empty = هنوز چیزی نوشته نشده است.
text-box-unknown = «{ $text }» نه حرکت است و نه پرسش.
text-not-now = { $action } حالا مجاز نیست.
text-not-yours = حالا تصمیمی با شما نیست.

## What is read out

text-ask = خواندن
text-ask-seats = صندلی‌ها
text-ask-last = نوبت آخر
text-ask-legal = کارهای مجاز
text-ask-prices = هزینهٔ هر تاس
text-ask-overview = نمای کلی
text-overview = نوبت { $turn }. عضام روی { $square } و رو به { facing } ایستاده است.
text-seat = { $name }: { $score }. { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = فرش بعدی { colour } است.
text-seat-out = { $name } خارج از بازی است.
text-last-none = هنوز کسی بازی نکرده است.
text-legal-turn = عضام را می‌شود به این جهت‌ها چرخاند: { $choices }.
text-legal-roll = می‌شود تاس ریخت.
text-legal-lay = { $count ->
    [one] فرش را یک جا می‌شود پهن کرد: { $choices }.
   *[other] فرش را { $count } جا می‌شود پهن کرد: { $choices }.
}
text-legal-return = فرش اینجا جا نمی‌شود؛ به جعبه برمی‌گردد.
text-legal-none = حالا کاری مجاز نیست.

## Its keys

text-keys-title = کلیدهای تختهٔ متنی
text-keys-arrows = رفتن از خانه به خانه؛ Home و End در طول ردیف، Page Up و Page Down در طول ستون
text-keys-enter = انتخاب خانه برای فرش، یا پهن کردن آن
text-keys-roll = ریختن تاس
text-keys-seats = خواندن صندلی‌ها
text-keys-last = خواندن نوبت آخر
text-keys-legal = خواندن کارهای مجاز
text-keys-price = خواندن هزینهٔ این خانه
text-keys-prices = خواندن هزینهٔ هر تاس
text-keys-overview = خواندن جای عضام و کاری که باید کرد
text-keys-box = رفتن به کادر نوشتن

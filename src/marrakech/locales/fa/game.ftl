### Persian: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] قرمز
    [b] آبی
    [y] زرد
   *[g] سبز
}
facing = { $facing ->
    [N] شمال
    [E] شرق
    [S] جنوب
   *[W] غرب
}
dirhams = { $count } درهم
games = { $games } بازی
turns = { $count } نوبت

## Where something stands in a text

at-turn = نوبت { NUMBER($turn, useGrouping: 0) } (سطر { NUMBER($line, useGrouping: 0) }، ستون { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = نوبت { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = سطر { NUMBER($line, useGrouping: 0) }، ستون { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = ستون { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } عضام را رو به { facing } می‌کند.
did-steer = { $name } عضام را برای بازیکن بعدی رو به { facing } می‌کند.
did-roll = { $name } با تاس { $slippers } می‌آورد: عضام به { $square } می‌رود.
did-stay-free = هزینه‌ای ندارد.
did-pay = { $name } برای ناحیه‌ای { colour } با { $squares } خانه { dirhams } می‌دهد. گیرنده: { $owner }.
did-pay-part = { $name } باید برای ناحیه‌ای { colour } { $price } درهم بدهد، ولی فقط { dirhams } دارد. گیرنده: { $owner }.
did-go-out = { $name } پول کافی ندارد و از بازی خارج می‌شود.
did-lay = { $name } یک فرش { colour } روی { $first } و { $second } پهن می‌کند.
did-return = هیچ فرشی را نمی‌شود پهن کرد، پس { $name } یکی را به جعبه برمی‌گرداند.
did-draw = { $name } – فرش بعدی: { colour }.
did-give-up = { $name } انصراف می‌دهد.
did-win = { $count ->
    [one] { $names } برنده می‌شود.
   *[other] { $names } با هم برنده می‌شوند.
}
list-and = { $first } و { $last }
list-comma = { $first }، { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = اگر تاس نشان دهد
price-free = { $slippers }: { $square }، بدون هزینه
price-own = { $slippers }: { $square }، فرش خودتان
price-neutral = { $slippers }: { $square }، فرش بازیکنی که دیگر در بازی نیست
price-due = { $slippers }: { $square }، { dirhams } به { $owner }
price-short = { $slippers }: { $square }، { $price } درهم به { $owner }، ولی شما فقط { $dirhams } دارید

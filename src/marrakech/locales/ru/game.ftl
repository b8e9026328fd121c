### Russian: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] красный
    [b] синий
    [y] жёлтый
   *[g] зелёный
}
facing = { $facing ->
    [N] север
    [E] восток
    [S] юг
   *[W] запад
}
dirhams = { $count ->
    [one] { $count } дирхам
    [few] { $count } дирхама
   *[many] { $count } дирхамов
}
games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}

## Where something stands in a text

at-turn = ход { NUMBER($turn, useGrouping: 0) } (строка { NUMBER($line, useGrouping: 0) }, столбец { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = ход { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = строка { NUMBER($line, useGrouping: 0) }, столбец { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = столбец { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } направляет Ассама на { facing }.
did-steer = { $name } направляет Ассама на { facing } для следующего игрока.
did-roll = { $name } бросает кубик: { $slippers }. Ассам идёт на { $square }.
did-stay-free = Платить не нужно.
did-pay = { $name } платит { dirhams } игроку { $owner }: в этом { $letter ->
    [r] красном
    [b] синем
    [y] жёлтом
   *[g] зелёном
} участке { $squares ->
    [one] { $squares } клетка
    [few] { $squares } клетки
   *[many] { $squares } клеток
}.
did-pay-part = { $name }: за { colour } участок игроку { $owner } причитается { $price }, а есть только { dirhams }.
did-go-out = { $name } не может заплатить сполна и выбывает из игры.
did-lay = { $name } кладёт { colour } ковёр на { $first } и { $second }.
did-return = { $name }: положить ковёр некуда, он возвращается в коробку.
did-draw = { $name }: следующий ковёр — { colour }.
did-give-up = { $name } сдаётся.
did-win = { $count ->
    [one] Побеждает { $names }.
    [few] Победу делят { $names }.
   *[many] Победу делят { $names }.
}
list-and = { $first } и { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Если на кубике выпадет
price-free = { $slippers }: { $square }, платить не нужно
price-own = { $slippers }: { $square }, ваш ковёр
price-neutral = { $slippers }: { $square }, ковёр выбывшего игрока
price-due = { $slippers }: { $square }, { dirhams } игроку { $owner }
price-short = { $slippers }: { $square }, игроку { $owner } причитается дирхамов: { $price }, а у вас только { $dirhams }

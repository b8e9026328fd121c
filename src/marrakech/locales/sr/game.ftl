### Serbian: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] црвени
    [b] плави
    [y] жути
   *[g] зелени
}
facing = { $facing ->
    [N] север
    [E] исток
    [S] југ
   *[W] запад
}
dirhams = { $count ->
    [one] { $count } дирхам
    [few] { $count } дирхама
   *[other] { $count } дирхама
}
games = { $games ->
    [one] { $games } партија
    [few] { $games } партије
   *[other] { $games } партија
}
turns = { $count ->
    [one] { $count } потез
    [few] { $count } потеза
   *[other] { $count } потеза
}

## Where something stands in a text

at-turn = потез { NUMBER($turn, useGrouping: 0) } (ред { NUMBER($line, useGrouping: 0) }, колона { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = потез { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = ред { NUMBER($line, useGrouping: 0) }, колона { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = колона { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } окреће Асама на { facing }.
did-steer = { $name } окреће Асама на { facing } за следећег играча.
did-roll = { $name } баца коцкицу: { $slippers }. Асам иде на { $square }.
did-stay-free = Ништа се не плаћа.
did-pay =
    { $name } плаћа { dirhams } за { colour } посед од { $squares ->
        [one] { $squares } поља
        [few] { $squares } поља
       *[other] { $squares } поља
    }. Прима: { $owner }.
did-pay-part = { $name } за { colour } посед дугује { $price }, а има само { dirhams }. Прима: { $owner }.
did-go-out = { $name } не може да плати цео износ и испада из игре.
did-lay = { $name } поставља { colour } ћилим на { $first } и { $second }.
did-return = За ћилим нема места, па га { $name } враћа у кутију.
did-draw = { $name } – следећи ћилим: { colour }.
did-give-up = { $name } предаје партију.
did-win = { $count ->
    [one] Побеђује { $names }.
    [few] Победу деле { $names }.
   *[other] Победу деле { $names }.
}
list-and = { $first } и { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Ако коцкица покаже
price-free = { $slippers }: { $square }, ништа се не плаћа
price-own = { $slippers }: { $square }, ваш ћилим
price-neutral = { $slippers }: { $square }, ћилим чији је власник ван игре
price-due = { $slippers }: { $square }, { dirhams }, власник: { $owner }
price-short = { $slippers }: { $square }, цена { $price }, а дирхама имате само { $dirhams }, власник: { $owner }

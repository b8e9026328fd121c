### Norwegian bokmål: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] rød
    [b] blå
    [y] gul
   *[g] grønn
}
facing = { $facing ->
    [N] nord
    [E] øst
    [S] sør
   *[W] vest
}
dirhams = { $count ->
    [one] { $count } dirham
   *[other] { $count } dirham
}
games = { $games ->
    [one] { $games } spill
   *[other] { $games } spill
}
turns = { $count ->
    [one] { $count } tur
   *[other] { $count } turer
}

## Where something stands in a text

at-turn = tur { NUMBER($turn, useGrouping: 0) } (linje { NUMBER($line, useGrouping: 0) }, kolonne { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = tur { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = linje { NUMBER($line, useGrouping: 0) }, kolonne { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = kolonne { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } vender Assam mot { facing }.
did-steer = { $name } vender Assam mot { facing } for neste spiller.
did-roll = { $name } kaster { $slippers }: Assam går til { $square }.
did-stay-free = Ingenting å betale.
did-pay = { $name } betaler { dirhams } til { $owner }: Det { $letter ->
    [r] røde
    [b] blå
    [y] gule
   *[g] grønne
} området der har { $squares ->
    [one] ett felt
   *[other] { $squares } felt
}.
did-pay-part =
    { $name } skylder { $price } dirham for et { $letter ->
        [r] rødt
        [b] blått
        [y] gult
       *[g] grønt
    } område, men har bare { dirhams }. Pengene går til { $owner }.
did-go-out = { $name } kan ikke betale alt og er ute av spillet.
did-lay = { $name } legger et { $letter ->
    [r] rødt
    [b] blått
    [y] gult
   *[g] grønt
} teppe på { $first } og { $second }.
did-return = Det kan ikke legges noe teppe: { $name } legger ett tilbake i esken.
did-draw = Det neste teppet til { $name } er { $letter ->
    [r] rødt
    [b] blått
    [y] gult
   *[g] grønt
}.
did-give-up = { $name } gir opp.
did-win = { $count ->
    [one] { $names } vinner.
   *[other] { $names } deler seieren.
}
list-and = { $first } og { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Hvis terningen viser
price-free = { $slippers }: { $square }, ingenting å betale
price-own = { $slippers }: { $square }, ditt eget teppe
price-neutral = { $slippers }: { $square }, et teppe der eieren er ute
price-due = { $slippers }: { $square }, { dirhams } til { $owner }
price-short = { $slippers }: { $square }, { $price } dirham til { $owner }, og du har bare { $dirhams }

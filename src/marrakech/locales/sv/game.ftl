### Swedish: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] röd
    [b] blå
    [y] gul
   *[g] grön
}
facing = { $facing ->
    [N] norr
    [E] öster
    [S] söder
   *[W] väster
}
dirhams = { $count ->
    [one] { $count } dirham
   *[other] { $count } dirham
}
games = { $games ->
    [one] { $games } parti
   *[other] { $games } partier
}
turns = { $count ->
    [one] { $count } drag
   *[other] { $count } drag
}

## Where something stands in a text

at-turn = drag { NUMBER($turn, useGrouping: 0) } (rad { NUMBER($line, useGrouping: 0) }, kolumn { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = drag { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = rad { NUMBER($line, useGrouping: 0) }, kolumn { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = kolumn { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } riktar Assam mot { facing }.
did-steer = { $name } riktar Assam mot { facing } för nästa spelare.
did-roll = { $name } slår { $slippers }: Assam går till { $square }.
did-stay-free = Inget att betala.
did-pay = { $name } betalar { dirhams } till { $owner }: det { $letter ->
    [r] röda
    [b] blå
    [y] gula
   *[g] gröna
} området där har { $squares ->
    [one] en ruta
   *[other] { $squares } rutor
}.
did-pay-part = { $name } ska betala { $price } dirham till { $owner } för ett { $letter ->
    [r] rött
    [b] blått
    [y] gult
   *[g] grönt
} område men har bara { dirhams }.
did-go-out = { $name } kan inte betala allt och är ute ur spelet.
did-lay = { $name } lägger en { colour } matta på { $first } och { $second }.
did-return = Ingen matta kan läggas: { $name } lägger tillbaka en i lådan.
did-draw = Nästa matta för { $name } är { colour }.
did-give-up = { $name } ger upp.
did-win = { $count ->
    [one] { $names } vinner.
   *[other] { $names } delar på segern.
}
list-and = { $first } och { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Om tärningen visar
price-free = { $slippers }: { $square }, inget att betala
price-own = { $slippers }: { $square }, din egen matta
price-neutral = { $slippers }: { $square }, en matta vars ägare är ute
price-due = { $slippers }: { $square }, { dirhams } till { $owner }
price-short = { $slippers }: { $square }, { $price } dirham till { $owner }, och du har bara { $dirhams }

### Dutch: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] rood
    [b] blauw
    [y] geel
   *[g] groen
}
facing = { $facing ->
    [N] noorden
    [E] oosten
    [S] zuiden
   *[W] westen
}
dirhams = { $count } dirham
games = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}
turns = { $count ->
    [one] { $count } beurt
   *[other] { $count } beurten
}

## Where something stands in a text

at-turn = beurt { NUMBER($turn, useGrouping: 0) } (regel { NUMBER($line, useGrouping: 0) }, kolom { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = beurt { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = regel { NUMBER($line, useGrouping: 0) }, kolom { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = kolom { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } stuurt Assam naar het { facing }.
did-steer = { $name } draait Assam voor de volgende speler naar het { facing }.
did-roll = { $name } gooit { $slippers }: Assam loopt naar { $square }.
did-stay-free = Niets te betalen.
did-pay = { $name } betaalt { dirhams } aan { $owner }: het { $letter ->
    [r] rode
    [b] blauwe
    [y] gele
   *[g] groene
} gebied daar heeft { $squares ->
    [one] één vakje
   *[other] { $squares } vakjes
}.
did-pay-part = { $name } moet { $price } dirham betalen voor een { colour } gebied, maar heeft slechts { dirhams }. Het geld gaat naar { $owner }.
did-go-out = { $name } kan niet alles betalen en is uitgeschakeld.
did-lay = { $name } legt een { colour } tapijt op { $first } en { $second }.
did-return = Er kan geen tapijt worden gelegd: { $name } legt er een terug in de doos.
did-draw = Het volgende tapijt van { $name } is { colour }.
did-give-up = { $name } geeft op.
did-win = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
list-and = { $first } en { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Als de dobbelsteen dit toont
price-free = { $slippers }: { $square }, niets te betalen
price-own = { $slippers }: { $square }, je eigen tapijt
price-neutral = { $slippers }: { $square }, een tapijt van iemand die is uitgeschakeld
price-due = { $slippers }: { $square }, { dirhams } aan { $owner }
price-short = { $slippers }: { $square }, { $price } dirham aan { $owner }, en je hebt er maar { $dirhams }

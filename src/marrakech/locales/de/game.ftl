### German: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] rot
    [b] blau
    [y] gelb
   *[g] grün
}
facing = { $facing ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}
dirhams = { $count } Dirham
games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}

## Where something stands in a text

at-turn = Zug { NUMBER($turn, useGrouping: 0) } (Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = Zug { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = Spalte { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } schickt Assam nach { facing }.
did-steer = { $name } dreht Assam für den nächsten Zug nach { facing }.
did-roll = { $name } würfelt { $slippers }: Assam geht nach { $square }.
did-stay-free = Nichts zu zahlen.
did-pay = { $name } zahlt { dirhams } an { $owner }: Die { $letter ->
    [r] rote
    [b] blaue
    [y] gelbe
   *[g] grüne
} Fläche dort hat { $squares ->
    [one] ein Feld
   *[other] { $squares } Felder
}.
did-pay-part =
    { $name } schuldet { $price } Dirham für eine { $letter ->
        [r] rote
        [b] blaue
        [y] gelbe
       *[g] grüne
    } Fläche, hat aber nur { dirhams }. Das Geld geht an { $owner }.
did-go-out = { $name } kann nicht alles zahlen und scheidet aus.
did-lay = { $name } legt einen { $letter ->
    [r] roten
    [b] blauen
    [y] gelben
   *[g] grünen
} Teppich auf { $first } und { $second }.
did-return = Es lässt sich kein Teppich legen: { $name } legt einen zurück in die Schachtel.
did-draw = Der nächste Teppich von { $name } ist { colour }.
did-give-up = { $name } gibt auf.
did-win = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
list-and = { $first } und { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Wenn der Würfel zeigt
price-free = { $slippers }: { $square }, nichts zu zahlen
price-own = { $slippers }: { $square }, dein eigener Teppich
price-neutral = { $slippers }: { $square }, ein Teppich von jemandem, der ausgeschieden ist
price-due = { $slippers }: { $square }, { dirhams } an { $owner }
price-short = { $slippers }: { $square }, { $price } Dirham an { $owner }, du hast aber nur { $dirhams }

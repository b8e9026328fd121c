### English: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] red
    [b] blue
    [y] yellow
   *[g] green
}
facing = { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
dirhams = { $count ->
    [one] { $count } dirham
   *[other] { $count } dirhams
}
games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}

## Where something stands in a text

at-turn = turn { NUMBER($turn, useGrouping: 0) } (line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = turn { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = column { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } turns Assam to face { facing }.
did-steer = { $name } turns Assam to face { facing } for the next player.
did-roll = { $name } rolls { $slippers }: Assam walks to { $square }.
did-stay-free = Nothing to pay.
did-pay = { $name } pays { dirhams } for a { colour } area of { $squares ->
    [one] one square
   *[other] { $squares } squares
}. Paid to: { $owner }.
did-pay-part = { $name } owes { $price ->
    [one] one dirham
   *[other] { $price } dirhams
} for a { colour } area but has only { dirhams }. Paid to: { $owner }.
did-go-out = { $name } cannot pay in full and is out of the game.
did-lay = { $name } lays a { colour } rug on { $first } and { $second }.
did-return = No rug can be laid, so { $name } puts one back in the box.
did-draw = { $name } – next rug: { colour }.
did-give-up = { $name } gives up.
did-win = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
list-and = { $first } and { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = If the die shows
price-free = { $slippers }: { $square }, nothing to pay
price-own = { $slippers }: { $square }, your own rug
price-neutral = { $slippers }: { $square }, a rug whose owner is out
price-due = { $slippers }: { $square }, { dirhams }, owner: { $owner }
price-short = { $slippers }: { $square }, { $price ->
    [one] one dirham
   *[other] { $price } dirhams
} to pay but you have only { $dirhams }, owner: { $owner }

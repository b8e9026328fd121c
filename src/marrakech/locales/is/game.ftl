### Icelandic: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] rautt
    [b] blátt
    [y] gult
   *[g] grænt
}
facing = { $facing ->
    [N] norður
    [E] austur
    [S] suður
   *[W] vestur
}
dirhams = { $count ->
    [one] { $count } dírham
   *[other] { $count } dírham
}
games = { $games ->
    [one] { $games } leikur
   *[other] { $games } leikir
}
turns = { $count ->
    [one] { $count } umferð
   *[other] { $count } umferðir
}

## Where something stands in a text

at-turn = umferð { NUMBER($turn, useGrouping: 0) } (lína { NUMBER($line, useGrouping: 0) }, dálkur { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = umferð { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = lína { NUMBER($line, useGrouping: 0) }, dálkur { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = dálkur { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } snýr Assam í { facing }.
did-steer = { $name } snýr Assam í { facing } fyrir næsta leikmann.
did-roll = { $name } fær { $slippers }: Assam gengur á { $square }.
did-stay-free = Ekkert að borga.
did-pay =
    { $name } borgar { dirhams } fyrir { colour } svæði ({ $squares ->
        [one] { $squares } reitur
       *[other] { $squares } reitir
    }). Eigandi: { $owner }.
did-pay-part = { $name } skuldar { $price } dírham fyrir { colour } svæði en á aðeins { dirhams }. Eigandi: { $owner }.
did-go-out = { $name } getur ekki borgað að fullu og er úr leik.
did-lay = { $name } leggur { colour } teppi á { $first } og { $second }.
did-return = Ekkert teppi kemst fyrir svo að { $name } setur eitt aftur í kassann.
did-draw = { $name } – næsta teppi: { colour }.
did-give-up = { $name } gefst upp.
did-win = { $count ->
    [one] { $names } vinnur.
   *[other] { $names } deila sigrinum.
}
list-and = { $first } og { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Ef teningurinn sýnir
price-free = { $slippers }: { $square }, ekkert að borga
price-own = { $slippers }: { $square }, þitt eigið teppi
price-neutral = { $slippers }: { $square }, teppi leikmanns sem er úr leik
price-due = { $slippers }: { $square }, { dirhams }, eigandi: { $owner }
price-short = { $slippers }: { $square }, gjaldið er { $price } dírham en þú átt aðeins { $dirhams }, eigandi: { $owner }

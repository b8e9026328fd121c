### Romanian: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] roșu
    [b] albastru
    [y] galben
   *[g] verde
}
facing = { $facing ->
    [N] nord
    [E] est
    [S] sud
   *[W] vest
}
dirhams = { $count ->
    [one] { $count } dirham
    [few] { $count } dirhami
   *[other] { $count } de dirhami
}
games = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
turns = { $count ->
    [one] { $count } tură
    [few] { $count } ture
   *[other] { $count } de ture
}

## Where something stands in a text

at-turn = tura { NUMBER($turn, useGrouping: 0) } (rândul { NUMBER($line, useGrouping: 0) }, coloana { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = tura { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = rândul { NUMBER($line, useGrouping: 0) }, coloana { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = coloana { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } îl întoarce pe Assam spre { facing }.
did-steer = { $name } îl întoarce pe Assam spre { facing } pentru jucătorul următor.
did-roll = { $name } dă { $slippers }: Assam ajunge pe { $square }.
did-stay-free = Nimic de plătit.
did-pay = { $name } plătește { dirhams } către { $owner }, pentru un grup { colour } de { $squares ->
    [one] un pătrat
    [few] { $squares } pătrate
   *[other] { $squares } de pătrate
}.
did-pay-part = { $name } are de plătit către { $owner } o taxă de { $price ->
        [one] { $price } dirham
        [few] { $price } dirhami
       *[other] { $price } de dirhami
    }, pentru un grup { colour }, dar are doar { dirhams }.
did-go-out = { $name } nu poate plăti tot și iese din joc.
did-lay = { $name } așază un covor { colour } pe { $first } și { $second }.
did-return = Nu se poate așeza niciun covor, așa că { $name } pune unul înapoi în cutie.
did-draw = { $name }: următorul covor – { colour }.
did-give-up = { $name } abandonează.
did-win = { $count ->
    [one] { $names } câștigă.
    [few] { $names } împart victoria.
   *[other] { $names } împart victoria.
}
list-and = { $first } și { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Dacă zarul arată
price-free = { $slippers }: { $square }, nimic de plătit
price-own = { $slippers }: { $square }, un covor de-al tău
price-neutral = { $slippers }: { $square }, un covor al unui jucător ieșit din joc
price-due = { $slippers }: { $square }, { dirhams } către { $owner }
price-short = { $slippers }: { $square }, { $price ->
        [one] { $price } dirham
        [few] { $price } dirhami
       *[other] { $price } de dirhami
    } către { $owner }, dar ai doar { $dirhams }

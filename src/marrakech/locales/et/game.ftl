### Estonian: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] punane
    [b] sinine
    [y] kollane
   *[g] roheline
}
facing = { $facing ->
    [N] põhi
    [E] ida
    [S] lõuna
   *[W] lääs
}
dirhams = { $count ->
    [one] { $count } dirham
   *[other] { $count } dirhamit
}
games = { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}
turns = { $count ->
    [one] { $count } käik
   *[other] { $count } käiku
}

## Where something stands in a text

at-turn = käik { NUMBER($turn, useGrouping: 0) } (rida { NUMBER($line, useGrouping: 0) }, märk { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = käik { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = rida { NUMBER($line, useGrouping: 0) }, märk { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = märk { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } suunab Assami { $facing ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
}.
did-steer = { $name } pöörab Assami järgmise mängija jaoks { $facing ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
}.
did-roll = { $name } viskab { $slippers }: Assam kõnnib ruudule { $square }.
did-stay-free = Maksta pole midagi.
did-pay = { $name } maksab { $letter ->
    [r] punase
    [b] sinise
    [y] kollase
   *[g] rohelise
} ala eest, kus on { $squares ->
    [one] üks ruut
   *[other] { $squares } ruutu
}, { $count ->
    [one] { $count } dirhami
   *[other] { $count } dirhamit
}. Saaja: { $owner }.
did-pay-part = { $name } võlgneb { $letter ->
    [r] punase
    [b] sinise
    [y] kollase
   *[g] rohelise
} ala eest { $price ->
    [one] { $price } dirhami
   *[other] { $price } dirhamit
}, aga raha on ainult { dirhams }. Saaja: { $owner }.
did-go-out = { $name } ei jõua kogu hinda maksta ja langeb mängust välja.
did-lay = { $name } asetab { $letter ->
    [r] punase
    [b] sinise
    [y] kollase
   *[g] rohelise
} vaiba ruutudele { $first } ja { $second }.
did-return = Vaipa ei saa asetada, nii et { $name } paneb ühe karpi tagasi.
did-draw = { $name } – järgmine vaip: { colour }.
did-give-up = { $name } annab alla.
did-win = { $count ->
    [one] { $names } võidab.
   *[other] { $names } jagavad võitu.
}
list-and = { $first } ja { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Kui täring näitab
price-free = { $slippers }: { $square }, maksta pole midagi
price-own = { $slippers }: { $square }, sinu enda vaip
price-neutral = { $slippers }: { $square }, mängust väljalangenu vaip
price-due = { $slippers }: { $square }, { dirhams }, omanik: { $owner }
price-short = { $slippers }: { $square }, hind { $price }, aga sul on ainult { $dirhams }, omanik: { $owner }

### Croatian: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] crveni
    [b] plavi
    [y] žuti
   *[g] zeleni
}
facing = { $facing ->
    [N] sjever
    [E] istok
    [S] jug
   *[W] zapad
}
dirhams = { $count ->
    [one] { $count } dirham
    [few] { $count } dirhama
   *[other] { $count } dirhama
}
games = { $games ->
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
}
turns = { $count ->
    [one] { $count } potez
    [few] { $count } poteza
   *[other] { $count } poteza
}

## Where something stands in a text

at-turn = potez { NUMBER($turn, useGrouping: 0) } (redak { NUMBER($line, useGrouping: 0) }, stupac { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = potez { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = redak { NUMBER($line, useGrouping: 0) }, stupac { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = stupac { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } okreće Assama na { facing }.
did-steer = { $name } okreće Assama na { facing } za sljedećeg igrača.
did-roll = { $name } baca { $slippers }: Assam ide na { $square }.
did-stay-free = Ništa se ne plaća.
did-pay =
    { $name } plaća { dirhams } za { $letter ->
        [r] crveno
        [b] plavo
        [y] žuto
       *[g] zeleno
    } područje od { $squares ->
        [one] { $squares } polja
        [few] { $squares } polja
       *[other] { $squares } polja
    }. Prima: { $owner }.
did-pay-part =
    { $name } za { $letter ->
        [r] crveno
        [b] plavo
        [y] žuto
       *[g] zeleno
    } područje duguje { $price }, a ima samo { dirhams }. Prima: { $owner }.
did-go-out = { $name } ne može platiti cijeli iznos i ispada iz igre.
did-lay = { $name } polaže { colour } sag na { $first } i { $second }.
did-return = Nijedan se sag ne može položiti, pa { $name } jedan vraća u kutiju.
did-draw = { $name } – sljedeći sag: { colour }.
did-give-up = { $name } predaje partiju.
did-win = { $count ->
    [one] { $names } pobjeđuje.
    [few] { $names } dijele pobjedu.
   *[other] { $names } dijele pobjedu.
}
list-and = { $first } i { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Ako kocka pokaže
price-free = { $slippers }: { $square }, ništa se ne plaća
price-own = { $slippers }: { $square }, tvoj sag
price-neutral = { $slippers }: { $square }, sag čiji vlasnik više nije u igri
price-due = { $slippers }: { $square }, { dirhams }, vlasnik: { $owner }
price-short =
    { $slippers }: { $square }, cijena { $price ->
        [one] { $price } dirham
        [few] { $price } dirhama
       *[other] { $price } dirhama
    }, a imaš samo { $dirhams }, vlasnik: { $owner }

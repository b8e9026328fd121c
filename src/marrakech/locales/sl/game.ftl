### Slovenian: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] rdeča
    [b] modra
    [y] rumena
   *[g] zelena
}
facing = { $facing ->
    [N] sever
    [E] vzhod
    [S] jug
   *[W] zahod
}
dirhams = { $count ->
    [one] { $count } dirham
    [two] { $count } dirhama
    [few] { $count } dirhami
   *[other] { $count } dirhamov
}
games = { $games ->
    [one] { $games } partija
    [two] { $games } partiji
    [few] { $games } partije
   *[other] { $games } partij
}
turns = { $count ->
    [one] { $count } poteza
    [two] { $count } potezi
    [few] { $count } poteze
   *[other] { $count } potez
}

## Where something stands in a text

at-turn = poteza { NUMBER($turn, useGrouping: 0) } (vrstica { NUMBER($line, useGrouping: 0) }, stolpec { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = poteza { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = vrstica { NUMBER($line, useGrouping: 0) }, stolpec { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = stolpec { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } obrne Assama na { facing }.
did-steer = { $name } obrne Assama na { facing } za naslednjega igralca.
did-roll = { $name } vrže { $slippers }: Assam gre na { $square }.
did-stay-free = Nič ni treba plačati.
did-pay =
    { $name } plača { $count ->
        [one] { $count } dirham
        [two] { $count } dirhama
        [few] { $count } dirhame
       *[other] { $count } dirhamov
    } za { $letter ->
        [r] rdeče
        [b] modro
        [y] rumeno
       *[g] zeleno
    } območje ({ $squares ->
        [one] { $squares } polje
        [two] { $squares } polji
        [few] { $squares } polja
       *[other] { $squares } polj
    }). Prejme: { $owner }.
did-pay-part =
    { $name } za { $letter ->
        [r] rdeče
        [b] modro
        [y] rumeno
       *[g] zeleno
    } območje dolguje { $price }, a ima samo { $count ->
        [one] { $count } dirham
        [two] { $count } dirhama
        [few] { $count } dirhame
       *[other] { $count } dirhamov
    }. Prejme: { $owner }.
did-go-out = { $name } ne more plačati vsega in izpade iz igre.
did-lay = { $name } položi { $letter ->
    [r] rdečo
    [b] modro
    [y] rumeno
   *[g] zeleno
} preprogo na { $first } in { $second }.
did-return = Nobene preproge ni mogoče položiti, zato { $name } eno vrne v škatlo.
did-draw = { $name } – naslednja preproga: { colour }.
did-give-up = { $name } preda igro.
did-win = { $count ->
    [one] { $names } zmaga.
    [two] { $names } si delita zmago.
    [few] { $names } si delijo zmago.
   *[other] { $names } si delijo zmago.
}
list-and = { $first } in { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Če kocka pokaže
price-free = { $slippers }: { $square }, brez plačila
price-own = { $slippers }: { $square }, tvoja preproga
price-neutral = { $slippers }: { $square }, preproga, katere lastnik ni več v igri
price-due = { $slippers }: { $square }, { dirhams }, lastnik: { $owner }
price-short = { $slippers }: { $square }, cena { $price }, dirhamov pa imaš samo { $dirhams }, lastnik: { $owner }

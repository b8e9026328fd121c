### Lithuanian: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] raudonas
    [b] mėlynas
    [y] geltonas
   *[g] žalias
}
facing = { $facing ->
    [N] šiaurė
    [E] rytai
    [S] pietūs
   *[W] vakarai
}
dirhams = { $count ->
    [one] { $count } dirhamas
    [few] { $count } dirhamai
   *[other] { $count } dirhamų
}
games = { $games ->
    [one] { $games } partija
    [few] { $games } partijos
   *[other] { $games } partijų
}
turns = { $count ->
    [one] { $count } ėjimas
    [few] { $count } ėjimai
   *[other] { $count } ėjimų
}

## Where something stands in a text

at-turn = { NUMBER($turn, useGrouping: 0) } ėjimas ({ NUMBER($line, useGrouping: 0) } eilutė, { NUMBER($column, useGrouping: 0) } ženklas): { $problem }
at-turn-alone = { NUMBER($turn, useGrouping: 0) } ėjimas: { $problem }
at-line = { NUMBER($line, useGrouping: 0) } eilutė, { NUMBER($column, useGrouping: 0) } ženklas: { $problem }
at-column = { NUMBER($column, useGrouping: 0) } ženklas: { $problem }

## What happened

did-face = { $name } nukreipia Asamą į { $facing ->
    [N] šiaurę
    [E] rytus
    [S] pietus
   *[W] vakarus
}.
did-steer = { $name } pasuka Asamą į { $facing ->
    [N] šiaurę
    [E] rytus
    [S] pietus
   *[W] vakarus
} kitam žaidėjui.
did-roll = { $name } išmeta { $slippers }: Asamas nueina iki { $square }.
did-stay-free = Mokėti nereikia.
did-pay = { $name } moka { $count ->
    [one] { $count } dirhamą
    [few] { $count } dirhamus
   *[other] { $count } dirhamų
} žaidėjui { $owner }: tame { $letter ->
    [r] raudoname
    [b] mėlyname
    [y] geltoname
   *[g] žaliame
} plote yra { $squares ->
    [one] { $squares } laukelis
    [few] { $squares } laukeliai
   *[other] { $squares } laukelių
}.
did-pay-part = { $name } turi tik { $count ->
    [one] { $count } dirhamą
    [few] { $count } dirhamus
   *[other] { $count } dirhamų
}, o žaidėjui { $owner } už { $letter ->
    [r] raudoną
    [b] mėlyną
    [y] geltoną
   *[g] žalią
} plotą priklauso { $price }.
did-go-out = { $name } negali sumokėti visko ir iškrenta.
did-lay = { $name } tiesia { $letter ->
    [r] raudoną
    [b] mėlyną
    [y] geltoną
   *[g] žalią
} kilimą ant { $first } ir { $second }.
did-return = Kilimo patiesti negalima: { $name } padeda vieną atgal į dėžutę.
did-draw = Kitas žaidėjo { $name } kilimas – { colour }.
did-give-up = { $name } pasiduoda.
did-win = { $count ->
    [one] { $names } laimi.
    [few] { $names } dalijasi pergale.
   *[other] { $names } dalijasi pergale.
}
list-and = { $first } ir { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Jei kauliukas rodo
price-free = { $slippers }: { $square }, mokėti nereikia
price-own = { $slippers }: { $square }, tavo kilimas
price-neutral = { $slippers }: { $square }, iškritusio žaidėjo kilimas
price-due = { $slippers }: { $square }, { dirhams } žaidėjui { $owner }
price-short = { $slippers }: { $square }, { $price } žaidėjui { $owner }, o tu turi tik { $dirhams }

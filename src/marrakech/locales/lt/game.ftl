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
} už { $squares ->
    [one] { $squares } laukelio
    [few] { $squares } laukelių
   *[other] { $squares } laukelių
} { $letter ->
    [r] raudoną
    [b] mėlyną
    [y] geltoną
   *[g] žalią
} plotą. Gauna: { $owner }.
did-pay-part = { $name } už { $letter ->
    [r] raudoną
    [b] mėlyną
    [y] geltoną
   *[g] žalią
} plotą privalo mokėti { $price }, bet turi tik { $count ->
    [one] { $count } dirhamą
    [few] { $count } dirhamus
   *[other] { $count } dirhamų
}. Gauna: { $owner }.
did-go-out = { $name } negali sumokėti visko ir iškrenta.
did-lay = { $name } tiesia { $letter ->
    [r] raudoną
    [b] mėlyną
    [y] geltoną
   *[g] žalią
} kilimą ant { $first } ir { $second }.
did-return = Kilimo patiesti negalima, todėl { $name } padeda vieną atgal į dėžutę.
did-draw = { $name } – kitas kilimas: { colour }.
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
price-due = { $slippers }: { $square }, { dirhams }, savininkas: { $owner }
price-short = { $slippers }: { $square }, reikia mokėti { $price }, o tu turi tik { $dirhams }, savininkas: { $owner }

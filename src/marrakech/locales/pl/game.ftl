### Polish: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] czerwony
    [b] niebieski
    [y] żółty
   *[g] zielony
}
facing = { $facing ->
    [N] północ
    [E] wschód
    [S] południe
   *[W] zachód
}
dirhams = { $count ->
    [one] { $count } dirhem
    [few] { $count } dirhemy
   *[many] { $count } dirhemów
}
games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}
turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[many] { $count } tur
}

## Where something stands in a text

at-turn = tura { NUMBER($turn, useGrouping: 0) } (wiersz { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = tura { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = wiersz { NUMBER($line, useGrouping: 0) }, kolumna { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = kolumna { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } kieruje Assama na { facing }.
did-steer = { $name } obraca Assama na { facing } dla następnego gracza.
did-roll = { $name } wyrzuca { $slippers }: Assam idzie na { $square }.
did-stay-free = Nie ma opłaty.
did-pay =
    { $name } płaci { $count ->
        [one] { $count } dirhema
        [few] { $count } dirhemy
       *[many] { $count } dirhemów
    } za { colour } obszar ({ $squares ->
        [one] jedno pole
        [few] { $squares } pola
       *[many] { $squares } pól
    }). Właściciel: { $owner }.
did-pay-part =
    { $name } ma zapłacić { $price ->
        [one] { $price } dirhema
        [few] { $price } dirhemy
       *[many] { $price } dirhemów
    } za { colour } obszar, ale { $count ->
        [0] nie ma nic.
        [one] ma tylko { $count } dirhema.
        [few] ma tylko { $count } dirhemy.
       *[many] ma tylko { $count } dirhemów.
    } Właściciel: { $owner }.
did-go-out = { $name } nie może zapłacić całości i odpada z gry.
did-lay = { $name } rozkłada { colour } dywan na { $first } i { $second }.
did-return = Nie ma miejsca na dywan, więc { $name } odkłada go do pudełka.
did-draw = { $name }: następny dywan – { colour }.
did-give-up = { $name } poddaje grę.
did-win = { $count ->
    [one] Wygrywa { $names }.
    [few] Wspólne zwycięstwo: { $names }.
   *[many] Wspólne zwycięstwo: { $names }.
}
list-and = { $first } i { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Jeśli kostka pokaże
price-free = { $slippers }: { $square }, bez opłaty
price-own = { $slippers }: { $square }, twój własny dywan
price-neutral = { $slippers }: { $square }, dywan kogoś, kto odpadł
price-due = { $slippers }: { $square }, { dirhams }, właściciel: { $owner }
price-short = { $slippers }: { $square }, opłata { $price }, a dirhemów masz tylko { $dirhams }, właściciel: { $owner }

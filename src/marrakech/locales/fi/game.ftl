### Finnish: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] punainen
    [b] sininen
    [y] keltainen
   *[g] vihreä
}
facing = { $facing ->
    [N] pohjoinen
    [E] itä
    [S] etelä
   *[W] länsi
}
dirhams = { $count ->
    [one] { $count } dirhami
   *[other] { $count } dirhamia
}
games = { $games ->
    [one] { $games } peli
   *[other] { $games } peliä
}
turns = { $count ->
    [one] { $count } vuoro
   *[other] { $count } vuoroa
}

## Where something stands in a text

at-turn = vuoro { NUMBER($turn, useGrouping: 0) } (rivi { NUMBER($line, useGrouping: 0) }, merkki { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = vuoro { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = rivi { NUMBER($line, useGrouping: 0) }, merkki { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = merkki { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } suuntaa Assamin { $facing ->
    [N] pohjoiseen
    [E] itään
    [S] etelään
   *[W] länteen
}.
did-steer = { $name } kääntää Assamin { $facing ->
    [N] pohjoiseen
    [E] itään
    [S] etelään
   *[W] länteen
} seuraavaa pelaajaa varten.
did-roll = { $name } heittää { $slippers }: Assam kävelee ruutuun { $square }.
did-stay-free = Ei maksettavaa.
did-pay =
    { $name } maksaa { $count ->
        [one] { $count } dirhamin
       *[other] { $count } dirhamia
    } { $letter ->
        [r] punaisesta
        [b] sinisestä
        [y] keltaisesta
       *[g] vihreästä
    } alueesta, jossa on { $squares ->
        [one] yksi ruutu
       *[other] { $squares } ruutua
    }. Saaja: { $owner }.
did-pay-part =
    { $name } on velkaa { $price ->
        [one] { $price } dirhamin
       *[other] { $price } dirhamia
    } { $letter ->
        [r] punaisesta
        [b] sinisestä
        [y] keltaisesta
       *[g] vihreästä
    } alueesta, mutta rahaa on vain { dirhams }. Saaja: { $owner }.
did-go-out = { $name } ei pysty maksamaan koko hintaa ja putoaa pelistä.
did-lay = { $name } asettaa { $letter ->
    [r] punaisen
    [b] sinisen
    [y] keltaisen
   *[g] vihreän
} maton ruutuihin { $first } ja { $second }.
did-return = Mattoa ei voi asettaa, joten { $name } palauttaa yhden laatikkoon.
did-draw = { $name } – seuraava matto: { colour }.
did-give-up = { $name } luovuttaa.
did-win = { $count ->
    [one] { $names } voittaa.
   *[other] { $names } jakavat voiton.
}
list-and = { $first } ja { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Jos noppa näyttää
price-free = { $slippers }: { $square }, ei maksettavaa
price-own = { $slippers }: { $square }, oma mattosi
price-neutral = { $slippers }: { $square }, pelistä pudonneen matto
price-due = { $slippers }: { $square }, { dirhams }, omistaja: { $owner }
price-short = { $slippers }: { $square }, hinta { $price }, mutta sinulla on vain { $dirhams }, omistaja: { $owner }

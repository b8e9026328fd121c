### Czech: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] červený
    [b] modrý
    [y] žlutý
   *[g] zelený
}
facing = { $facing ->
    [N] sever
    [E] východ
    [S] jih
   *[W] západ
}
dirhams = { $count ->
    [one] { $count } dirham
    [few] { $count } dirhamy
   *[other] { $count } dirhamů
}
games = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
}
turns = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}

## Where something stands in a text

at-turn = tah { NUMBER($turn, useGrouping: 0) } (řádek { NUMBER($line, useGrouping: 0) }, sloupec { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = tah { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = řádek { NUMBER($line, useGrouping: 0) }, sloupec { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = sloupec { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } posílá Assama na { facing }.
did-steer = { $name } otáčí Assama na { facing } pro dalšího hráče.
did-roll = { $name } hází { $slippers }: Assam jde na { $square }.
did-stay-free = Nic se neplatí.
did-pay =
    { $name } platí { dirhams } za { $letter ->
        [r] červenou
        [b] modrou
        [y] žlutou
       *[g] zelenou
    } oblast ({ $squares ->
        [one] jedno políčko
        [few] { $squares } políčka
       *[other] { $squares } políček
    }). Majitel: { $owner }.
did-pay-part =
    { $name } má zaplatit { $price ->
        [one] { $price } dirham
        [few] { $price } dirhamy
       *[other] { $price } dirhamů
    } za { $letter ->
        [r] červenou
        [b] modrou
        [y] žlutou
       *[g] zelenou
    } oblast, ale { $count ->
        [0] nemá nic.
        [one] má jen { $count } dirham.
        [few] má jen { $count } dirhamy.
       *[other] má jen { $count } dirhamů.
    } Majitel: { $owner }.
did-go-out = { $name } nemůže zaplatit celou částku a vypadává ze hry.
did-lay = { $name } pokládá { colour } koberec na { $first } a { $second }.
did-return = Koberec nejde položit, takže { $name } vrací jeden do krabice.
did-draw = { $name }: další koberec – { colour }.
did-give-up = { $name } se vzdává.
did-win = { $count ->
    [one] Vítězí { $names }.
    [few] Společné vítězství: { $names }.
   *[other] Společné vítězství: { $names }.
}
list-and = { $first } a { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Když kostka ukáže
price-free = { $slippers }: { $square }, nic se neplatí
price-own = { $slippers }: { $square }, tvůj vlastní koberec
price-neutral = { $slippers }: { $square }, koberec někoho, kdo vypadl
price-due = { $slippers }: { $square }, { dirhams }, majitel: { $owner }
price-short =
    { $slippers }: { $square }, cena { $price ->
        [one] { $price } dirham
        [few] { $price } dirhamy
       *[other] { $price } dirhamů
    }, ale máš jen { $dirhams }, majitel: { $owner }

### Hungarian: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] piros
    [b] kék
    [y] sárga
   *[g] zöld
}
facing = { $facing ->
    [N] észak
    [E] kelet
    [S] dél
   *[W] nyugat
}
dirhams = { $count } dirhem
games = { $games } játszma
turns = { $count } kör

## Where something stands in a text

at-turn = { NUMBER($turn, useGrouping: 0) }. kör ({ NUMBER($line, useGrouping: 0) }. sor, { NUMBER($column, useGrouping: 0) }. oszlop): { $problem }
at-turn-alone = { NUMBER($turn, useGrouping: 0) }. kör: { $problem }
at-line = { NUMBER($line, useGrouping: 0) }. sor, { NUMBER($column, useGrouping: 0) }. oszlop: { $problem }
at-column = { NUMBER($column, useGrouping: 0) }. oszlop: { $problem }

## What happened

did-face = { $name } { $facing ->
    [N] északra
    [E] keletre
    [S] délre
   *[W] nyugatra
} fordítja Assamot.
did-steer = { $name } { $facing ->
    [N] északra
    [E] keletre
    [S] délre
   *[W] nyugatra
} fordítja Assamot a következő játékosnak.
did-roll = { $name } { $slippers } papucsot dob, Assam ide sétál: { $square }.
did-stay-free = Nincs mit fizetni.
did-pay = { $name } { $count } dirhemet fizet egy { $squares } mezős { colour } területért. Kapja: { $owner }.
did-pay-part = { $name } { $price } dirhemmel tartozik egy { colour } területért, de csak { $count } dirheme van. Kapja: { $owner }.
did-go-out = { $name } nem tudja kifizetni a teljes díjat, ezért kiesett.
did-lay = { $name } lerak egy { colour } szőnyeget ide: { $first } és { $second }.
did-return = Nem rakható le szőnyeg, ezért { $name } egyet visszatesz a dobozba.
did-draw = { $name } – következő szőnyeg: { colour }.
did-give-up = { $name } feladja.
did-win = { $count ->
    [one] { $names } nyer.
   *[other] { $names } osztozik a győzelmen.
}
list-and = { $first } és { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Ha a dobás
price-free = { $slippers }: { $square }, nincs mit fizetni
price-own = { $slippers }: { $square }, a saját szőnyeged
price-neutral = { $slippers }: { $square }, egy kiesett játékos szőnyege
price-due = { $slippers }: { $square }, { dirhams }, tulajdonos: { $owner }
price-short = { $slippers }: { $square }, a díj { $price } dirhem, de csak { $dirhams } van nálad, tulajdonos: { $owner }

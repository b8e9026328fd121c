### Latvian: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] sarkans
    [b] zils
    [y] dzeltens
   *[g] zaļš
}
facing = { $facing ->
    [N] ziemeļi
    [E] austrumi
    [S] dienvidi
   *[W] rietumi
}
dirhams = { $count ->
    [zero] { $count } dirhamu
    [one] { $count } dirhams
   *[other] { $count } dirhami
}
games = { $games ->
    [zero] { $games } spēļu
    [one] { $games } spēle
   *[other] { $games } spēles
}
turns = { $count ->
    [zero] { $count } gājienu
    [one] { $count } gājiens
   *[other] { $count } gājieni
}

## Where something stands in a text

at-turn = { NUMBER($turn, useGrouping: 0) }. gājiens ({ NUMBER($line, useGrouping: 0) }. rindiņa, { NUMBER($column, useGrouping: 0) }. zīme): { $problem }
at-turn-alone = { NUMBER($turn, useGrouping: 0) }. gājiens: { $problem }
at-line = { NUMBER($line, useGrouping: 0) }. rindiņa, { NUMBER($column, useGrouping: 0) }. zīme: { $problem }
at-column = { NUMBER($column, useGrouping: 0) }. zīme: { $problem }

## What happened

did-face = { $name } pavērš Assamu uz { $facing ->
    [N] ziemeļiem
    [E] austrumiem
    [S] dienvidiem
   *[W] rietumiem
}.
did-steer = { $name } nākamajam spēlētājam pagriež Assamu uz { $facing ->
    [N] ziemeļiem
    [E] austrumiem
    [S] dienvidiem
   *[W] rietumiem
}.
did-roll = { $name } uzmet { $slippers }: Assams aiziet līdz { $square }.
did-stay-free = Nav jāmaksā.
did-pay = { $name } maksā { $count ->
    [zero] { $count } dirhamu
    [one] { $count } dirhamu
   *[other] { $count } dirhamus
} par { $letter ->
    [r] sarkanu
    [b] zilu
    [y] dzeltenu
   *[g] zaļu
} apgabalu ar { $squares ->
    [zero] { $squares } lauciņiem
    [one] { $squares } lauciņu
   *[other] { $squares } lauciņiem
}. Saņem: { $owner }.
did-pay-part = { $name }: par { $letter ->
    [r] sarkanu
    [b] zilu
    [y] dzeltenu
   *[g] zaļu
} apgabalu jāmaksā { $price }, bet ir tikai { dirhams }. Saņem: { $owner }.
did-go-out = { $name } nevar samaksāt visu un izkrīt no spēles.
did-lay = { $name } izklāj { $letter ->
    [r] sarkanu
    [b] zilu
    [y] dzeltenu
   *[g] zaļu
} paklāju uz { $first } un { $second }.
did-return = Paklāju izklāt nevar, tāpēc { $name } noliek vienu atpakaļ kastē.
did-draw = { $name } – nākamais paklājs: { colour }.
did-give-up = { $name } padodas.
did-win = { $count ->
    [zero] { $names } dala uzvaru.
    [one] { $names } uzvar.
   *[other] { $names } dala uzvaru.
}
list-and = { $first } un { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Ja kauliņš rāda
price-free = { $slippers }: { $square }, nav jāmaksā
price-own = { $slippers }: { $square }, tavs paklājs
price-neutral = { $slippers }: { $square }, paklājs, kura īpašnieks ir ārpus spēles
price-due = { $slippers }: { $square }, { dirhams }, īpašnieks: { $owner }
price-short = { $slippers }: { $square }, jāmaksā { $price }, bet tev ir tikai { $dirhams }, īpašnieks: { $owner }

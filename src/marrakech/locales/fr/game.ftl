### French: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] rouge
    [b] bleu
    [y] jaune
   *[g] vert
}
facing = { $facing ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}
dirhams = { $count ->
    [one] { $count } dirham
    [many] { $count } de dirhams
   *[other] { $count } dirhams
}
games = { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
}
turns = { $count ->
    [one] { $count } tour
    [many] { $count } de tours
   *[other] { $count } tours
}

## Where something stands in a text

at-turn = tour { NUMBER($turn, useGrouping: 0) } (ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) }) : { $problem }
at-turn-alone = tour { NUMBER($turn, useGrouping: 0) } : { $problem }
at-line = ligne { NUMBER($line, useGrouping: 0) }, colonne { NUMBER($column, useGrouping: 0) } : { $problem }
at-column = colonne { NUMBER($column, useGrouping: 0) } : { $problem }

## What happened

did-face = { $name } oriente Assam plein { facing }.
did-steer = { $name } oriente Assam plein { facing } pour le joueur suivant.
did-roll = { $name } fait { $slippers } : Assam marche jusqu’en { $square }.
did-stay-free = Rien à payer.
did-pay = { $name } paie { dirhams } à { $owner } : ce groupe { colour } compte { $squares ->
    [one] une seule case
    [many] { $squares } de cases
   *[other] { $squares } cases
}.
did-pay-part = { $name } doit { $price ->
    [one] { $price } dirham
    [many] { $price } de dirhams
   *[other] { $price } dirhams
} à { $owner } pour un groupe { colour } et n’a que { dirhams }.
did-go-out = { $name } ne peut pas tout payer et quitte la partie.
did-lay = { $name } pose un tapis { colour } sur { $first } et { $second }.
did-return = Aucun tapis ne peut être posé ; { $name } en remet donc un dans la boîte.
did-draw = { $name } – prochain tapis : { colour }.
did-give-up = { $name } abandonne.
did-win = { $count ->
    [one] { $names } gagne la partie.
    [many] { $names } se partagent la victoire.
   *[other] { $names } se partagent la victoire.
}
list-and = { $first } et { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Si le dé montre
price-free = { $slippers } : { $square }, rien à payer
price-own = { $slippers } : { $square }, un tapis à vous
price-neutral = { $slippers } : { $square }, le tapis d’un joueur hors jeu
price-due = { $slippers } : { $square }, { dirhams } à { $owner }
price-short = { $slippers } : { $square }, { $price ->
    [one] { $price } dirham
    [many] { $price } de dirhams
   *[other] { $price } dirhams
} à { $owner }, et vous n’en avez que { $dirhams }

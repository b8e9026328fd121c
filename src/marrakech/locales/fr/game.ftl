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
   *[other] { $count } dirhams
}
games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
turns = { $count ->
    [one] { $count } tour
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
   *[other] { $squares } cases
}.
did-pay-part = { $name } doit { $price ->
    [one] { $price } dirham
   *[other] { $price } dirhams
} à { $owner } pour un groupe { colour } et n’a que { dirhams }.
did-go-out = { $name } ne peut pas tout payer et quitte la partie.
did-lay = { $name } pose un tapis { colour } sur { $first } et { $second }.
did-return = Aucun tapis ne peut être posé : { $name } en remet un dans la boîte.
did-draw = Pour { $name }, le prochain tapis est { colour }.
did-give-up = { $name } abandonne.
did-win = { $count ->
    [one] { $names } gagne la partie.
   *[other] { $names } se partagent la victoire.
}
list-and = { $first } et { $last }
list-comma = { $first }, { $last }

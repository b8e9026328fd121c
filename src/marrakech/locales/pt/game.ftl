### Portuguese: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] vermelho
    [b] azul
    [y] amarelo
   *[g] verde
}
facing = { $facing ->
    [N] norte
    [E] leste
    [S] sul
   *[W] oeste
}
dirhams = { $count ->
    [0] { $count } dirhams
    [one] { $count } dirham
    [many] { $count } de dirhams
   *[other] { $count } dirhams
}
games = { $games ->
    [0] { $games } partidas
    [one] { $games } partida
    [many] { $games } de partidas
   *[other] { $games } partidas
}
turns = { $count ->
    [0] { $count } turnos
    [one] { $count } turno
    [many] { $count } de turnos
   *[other] { $count } turnos
}

## Where something stands in a text

at-turn = turno { NUMBER($turn, useGrouping: 0) } (linha { NUMBER($line, useGrouping: 0) }, coluna { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = turno { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = linha { NUMBER($line, useGrouping: 0) }, coluna { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = coluna { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } vira o Assam para { facing }.
did-steer = { $name } deixa o Assam virado para { facing } na vez seguinte.
did-roll = { $name } tira { $slippers }: o Assam caminha até { $square }.
did-stay-free = Nada a pagar.
did-pay = { $name } paga { dirhams } a { $owner }: a área { $letter ->
    [r] vermelha
    [b] azul
    [y] amarela
   *[g] verde
} tem aí { $squares ->
    [one] uma casa
    [many] { $squares } de casas
   *[other] { $squares } casas
}.
did-pay-part = { $name } deve { $price ->
    [one] { $price } dirham
    [many] { $price } de dirhams
   *[other] { $price } dirhams
} a { $owner } por uma área { $letter ->
    [r] vermelha
    [b] azul
    [y] amarela
   *[g] verde
} e só tem { dirhams }.
did-go-out = { $name } não consegue pagar tudo e fica fora da partida.
did-lay = { $name } coloca um tapete { colour } em { $first } e { $second }.
did-return = Não é possível colocar nenhum tapete, por isso { $name } devolve um à caixa.
did-draw = O próximo tapete de { $name } é { colour }.
did-give-up = { $name } desiste.
did-win = { $count ->
    [one] { $names } ganha.
    [many] { $names } partilham a vitória.
   *[other] { $names } partilham a vitória.
}
list-and = { $first } e { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Se o dado mostrar
price-free = { $slippers }: { $square }, nada a pagar
price-own = { $slippers }: { $square }, um tapete seu
price-neutral = { $slippers }: { $square }, um tapete cujo dono está fora
price-due = { $slippers }: { $square }, { dirhams } para { $owner }
price-short = { $slippers }: { $square }, { $price ->
    [one] { $price } dirham
    [many] { $price } de dirhams
   *[other] { $price } dirhams
} a pagar a { $owner }, mas só lhe restam { $dirhams }

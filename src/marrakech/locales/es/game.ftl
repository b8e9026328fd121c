### Spanish: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] rojo
    [b] azul
    [y] amarillo
   *[g] verde
}
facing = { $facing ->
    [N] norte
    [E] este
    [S] sur
   *[W] oeste
}
dirhams = { $count ->
    [one] { $count } dirham
    [many] { $count } de dirhams
   *[other] { $count } dirhams
}
games = { $games ->
    [one] { $games } partida
    [many] { $games } de partidas
   *[other] { $games } partidas
}
turns = { $count ->
    [one] { $count } turno
    [many] { $count } de turnos
   *[other] { $count } turnos
}

## Where something stands in a text

at-turn = turno { NUMBER($turn, useGrouping: 0) } (línea { NUMBER($line, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = turno { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = línea { NUMBER($line, useGrouping: 0) }, columna { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = columna { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } gira a Assam hacia el { facing }.
did-steer = { $name } gira a Assam hacia el { facing } para el siguiente jugador.
did-roll = { $name } saca un { $slippers }: Assam camina hasta { $square }.
did-stay-free = No hay nada que pagar.
did-pay = { $name } paga { dirhams } a { $owner }: la zona { $letter ->
    [r] roja
    [b] azul
    [y] amarilla
   *[g] verde
} de allí tiene { $squares ->
    [one] una casilla
    [many] { $squares } de casillas
   *[other] { $squares } casillas
}.
did-pay-part = { $name } debe { $price ->
    [one] { $price } dirham
    [many] { $price } de dirhams
   *[other] { $price } dirhams
} a { $owner } por una zona { $letter ->
    [r] roja
    [b] azul
    [y] amarilla
   *[g] verde
} y solo tiene { dirhams }.
did-go-out = { $name } no puede pagarlo todo y queda fuera de la partida.
did-lay = { $name } coloca una alfombra { $letter ->
    [r] roja
    [b] azul
    [y] amarilla
   *[g] verde
} en { $first } y { $second }.
did-return = No se puede colocar ninguna alfombra, así que { $name } devuelve una a la caja.
did-draw = La siguiente alfombra de { $name } es { $letter ->
    [r] roja
    [b] azul
    [y] amarilla
   *[g] verde
}.
did-give-up = { $name } abandona.
did-win = { $count ->
    [one] { $names } gana.
    [many] { $names } comparten la victoria.
   *[other] { $names } comparten la victoria.
}
list-and = { $first } y { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = Si sale
price-free = { $slippers }: { $square }, nada que pagar
price-own = { $slippers }: { $square }, una alfombra tuya
price-neutral = { $slippers }: { $square }, una alfombra cuyo dueño está fuera
price-due = { $slippers }: { $square }, { dirhams } para { $owner }
price-short = { $slippers }: { $square }, { $price ->
    [one] { $price } dirham
    [many] { $price } de dirhams
   *[other] { $price } dirhams
} para { $owner }, pero solo tienes { $dirhams }

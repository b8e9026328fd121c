### Spanish: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Tablero de texto
text-board-about = El mercado en palabras: las casillas como botones, un cuadro donde escribir y teclas que leen en voz alta lo que quieras saber.
text-board-show = Mostrar el tablero de texto
text-board-hide = Ocultar el tablero de texto
settings-text-board = Tablero de texto en todas las mesas
settings-text-board-help = Casillas como botones y un cuadro donde escribir, para jugar sin ver el mercado.

## The squares

text-squares = Las casillas del mercado
text-square = { $square }, { $rug ->
    [bare] vacía
    [r] alfombra roja
    [b] alfombra azul
    [y] alfombra amarilla
   *[g] alfombra verde
}{ $other ->
    [none] {""}
    [hidden] , con la otra mitad oculta
   *[square] , junto con { $with }
}{ $assam ->
    [N] . Assam está aquí y mira al norte
    [E] . Assam está aquí y mira al este
    [S] . Assam está aquí y mira al sur
    [W] . Assam está aquí y mira al oeste
   *[no] {""}
}
text-half-chosen = La alfombra empieza en { $square }. La otra mitad puede ir en: { $squares }.
text-half-undone = Ya no hay nada elegido.
text-no-rug = Ahora no puede ir ninguna alfombra en { $square }.
text-no-pair = Ahora no puede ir ninguna alfombra en { $first } y { $second }.
text-would-lay = Una alfombra { $letter ->
    [r] roja
    [b] azul
    [y] amarilla
   *[g] verde
} en { $first } y { $second }. Enter la coloca, Esc la retira.
text-would-turn = Assam mira al { facing }. R lanza el dado.
text-would-steer = Assam mirará al { facing } para el siguiente jugador. R lo confirma.

## The box to type in

text-box = Escribe una acción o una pregunta
text-box-go = Hacerlo
text-box-help = N, E, S o W giran a Assam, R lanza el dado y dos casillas, como d4d5, colocan una alfombra. Una sola casilla, como d4, dice qué hay ahí y cuánto cuesta. I lee los asientos, T el último turno, A lo que está permitido, C lo que cuesta cada tirada y O el resumen.
text-box-empty = Todavía no hay nada escrito.
text-box-unknown = «{ $text }» no es una acción ni una pregunta.
text-not-now = { $action } no está permitido ahora.
text-not-yours = Ahora no te toca decidir nada.

## What is read out

text-ask = Leer en voz alta
text-ask-seats = Asientos
text-ask-last = Último turno
text-ask-legal = Qué está permitido
text-ask-prices = Qué cuesta cada tirada
text-ask-overview = Resumen
text-overview = Turno { $turn }. Assam está en { $square } y mira al { facing }.
text-seat = { $name }: { $score }. { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = La siguiente alfombra es { $letter ->
    [r] roja
    [b] azul
    [y] amarilla
   *[g] verde
}.
text-seat-out = { $name } está fuera de la partida.
text-last-none = Nadie ha jugado todavía.
text-legal-turn = Direcciones posibles para Assam: { $choices }.
text-legal-roll = Se puede lanzar el dado.
text-legal-lay = { $count ->
    [one] Se puede colocar una alfombra: { $choices }.
    [many] Se pueden colocar { $count } de alfombras: { $choices }.
   *[other] Se pueden colocar { $count } alfombras: { $choices }.
}
text-legal-return = La alfombra no cabe aquí; vuelve a la caja.
text-legal-none = Ahora no se puede hacer nada.

## Its keys

text-keys-title = Teclas del tablero de texto
text-keys-arrows = ir de casilla en casilla; Inicio y Fin recorren una fila, Re Pág y Av Pág una columna
text-keys-enter = elegir una casilla para la alfombra, o colocarla
text-keys-roll = lanzar el dado
text-keys-seats = leer los asientos
text-keys-last = leer el último turno
text-keys-legal = leer lo que está permitido
text-keys-price = leer lo que cuesta esta casilla
text-keys-prices = leer lo que cuesta cada tirada
text-keys-overview = leer dónde está Assam y qué hay que hacer
text-keys-box = ir al cuadro donde escribir

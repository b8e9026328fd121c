### Spanish: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Tablero de texto
text-board-about = El mercado en palabras: las casillas como botones, un cuadro donde escribir y teclas para oír lo que quieras saber.
text-board-show = Mostrar el tablero de texto
text-board-hide = Ocultar el tablero de texto
settings-text-board = Tablero de texto en todas las mesas
settings-text-board-help = Casillas como botones y un cuadro donde escribir, para jugar sin ver el mercado.

## The squares

text-squares = Las casillas del mercado
text-square =
    { $square }, { $rug ->
        [bare] vacía
        [r] alfombra roja
        [b] alfombra azul
        [y] alfombra amarilla
       *[g] alfombra verde
    }{ $other ->
        [none] { "" }
        [hidden] , con la otra mitad oculta
       *[square] , con la otra mitad en { $with }
    }{ $assam ->
        [N] . Assam está aquí y mira al norte
        [E] . Assam está aquí y mira al este
        [S] . Assam está aquí y mira al sur
        [W] . Assam está aquí y mira al oeste
       *[no] { "" }
    }
text-half-chosen = La alfombra empieza en { $square }. La otra mitad puede ir en: { $squares }.
text-half-undone = Elección anulada.
text-no-rug = Ahora no puedes colocar una alfombra en { $square }.
text-no-pair = Ahora no puedes colocar una alfombra en { $first } y { $second }.
text-would-lay =
    Una alfombra { $letter ->
        [r] roja
        [b] azul
        [y] amarilla
       *[g] verde
    } en { $first } y { $second }. Pulsa Enter para colocarla o Esc para cancelar.
text-would-turn = Assam mirará al { facing }. Usa R para lanzar el dado.
text-would-steer = Assam mirará al { facing } para el siguiente jugador. Usa R para confirmar.

## The box to type in

text-box = Escribe una acción o una pregunta
text-box-go = Aceptar
text-box-help = Para girar a Assam, escribe N (norte), E (este), S (sur) o W (oeste). Escribe R para lanzar el dado y dos casillas, como d4d5, para colocar una alfombra. Escribe una sola casilla, como d4, para saber qué hay ahí y cuánto cuesta detenerse en ella. Escribe I para los asientos, T para el último turno, A para lo que está permitido, C para lo que cuesta cada tirada y O para el resumen.
text-box-empty = Todavía no has escrito nada.
text-box-unknown = «{ $text }» no es una acción ni una pregunta. Escribe ? para ver la ayuda.
text-not-now = { $action } no está permitido ahora.
text-not-yours = Ahora mismo no tienes nada que decidir.

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
text-legal-roll = Puedes lanzar el dado.
text-legal-lay =
    { $count ->
        [one] La alfombra puede ir en un lugar: { $choices }.
        [many] La alfombra puede ir en { $count } de lugares: { $choices }.
       *[other] La alfombra puede ir en { $count } lugares: { $choices }.
    }
text-legal-return = No hay sitio para la alfombra, así que vuelve a la caja.
text-legal-none = Ahora mismo no hay nada que hacer.

## Its keys

text-keys-title = Atajos del tablero de texto
text-keys-arrows = ir de casilla en casilla; Inicio y Fin van a los extremos de una fila, Re Pág y Av Pág a los de una columna
text-keys-enter = elegir una casilla para la alfombra, o colocarla
text-keys-roll = lanzar el dado
text-keys-seats = leer los asientos
text-keys-last = leer el último turno
text-keys-legal = leer lo que está permitido
text-keys-price = leer lo que cuesta detenerse en esta casilla
text-keys-prices = leer lo que cuesta cada tirada
text-keys-overview = leer dónde está Assam y qué hay que hacer ahora
text-keys-box = ir al cuadro donde escribir

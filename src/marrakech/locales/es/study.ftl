### Spanish: watching a record and setting up a position.

study-again = Reintentar
study-copy-by-hand = Cópialo desde aquí

## Watching a record

replay-title = Volver a ver una partida
replay-lead = Cada partida se puede guardar como un texto breve, su registro. Abre uno para recorrer la partida paso a paso, o mira primero el ejemplo.
replay-example = Ver el ejemplo
replay-open-file = Abrir un archivo
replay-paste = O pega aquí un registro, o suelta su archivo en cualquier lugar de esta página
replay-watch = Ver
replay-link-broken = Este enlace está incompleto y no se puede leer la partida que contiene. Pide el enlace otra vez o abre el registro mismo.
replay-another = Abrir otro registro

replay-seat = Asiento { $seat }
replay-market = El mercado
replay-beginning = Empieza la partida.
replay-before-first = Antes del primer turno
replay-place = Turno { $turn }: { $name }
replay-count = { $at } de { $of }
replay-controls = Recorrer la partida
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausar
replay-forward = Un paso adelante
replay-last = Al final
replay-slider = Momento de la partida
replay-keys = Teclas: flechas para ir un paso atrás o adelante y, con Mayús, un turno entero; Inicio y Fin para ir al principio y al final; barra espaciadora para reproducir o pausar.
replay-speed = Velocidad
replay-speed-name = { $speed ->
    [slow] Lenta
    [fast] Rápida
   *[normal] Normal
}

replay-standings = Clasificación
replay-player = Jugador
replay-dirhams = Dirhams
replay-squares = Casillas
replay-points = Puntos
replay-rugs-left = Alfombras
replay-next-rug = La siguiente alfombra es { $letter ->
    [r] roja
    [b] azul
    [y] amarilla
   *[g] verde
}.
replay-out = fuera
replay-winner = Victoria

replay-turns = Turnos
replay-no-turns = Nadie ha jugado todavía.
replay-paid = pagó { $count }
replay-copy-link = Copiar enlace a este momento
replay-link-copied = Enlace copiado.
replay-download = Descargar
replay-to-table = Ir a la mesa
replay-to-editor = Abrir en el editor
replay-about = Sobre este registro
replay-edition = Edición
replay-edition-none = no indicada
replay-rules = Reglas
replay-rules-usual = las habituales
replay-result = Resultado
replay-unfinished = sin terminar
replay-tag =
    { $name ->
        [Table] Mesa
        [Date] Fecha
        [ServerSeed] Servidor: semilla
        [SeatSeed1] Asiento 1: semilla
        [SeatSeed2] Asiento 2: semilla
        [SeatSeed3] Asiento 3: semilla
        [SeatSeed4] Asiento 4: semilla
        [SeatHash1] Asiento 1: hash publicado de la semilla
        [SeatHash2] Asiento 2: hash publicado de la semilla
        [SeatHash3] Asiento 3: hash publicado de la semilla
        [SeatHash4] Asiento 4: hash publicado de la semilla
        [Bot1] Asiento 1: bot
        [Bot2] Asiento 2: bot
        [Bot3] Asiento 3: bot
        [Bot4] Asiento 4: bot
        [ServerSeedHash] Servidor: hash publicado de la semilla
       *[other] { $name }
    }

## Your finished games

games-title = Tus partidas terminadas
games-none = Aquí aparecen todas las partidas que terminas.
games-you-won = Has ganado
games-more = Mostrar partidas anteriores
games-kept =
    { $days ->
        [one] Una partida se conserva durante un día tras su última jugada. Para conservarla más tiempo, descarga su registro.
        [many] Una partida se conserva durante { $days } de días tras su última jugada. Para conservarla más tiempo, descarga su registro.
       *[other] Una partida se conserva durante { $days } días tras su última jugada. Para conservarla más tiempo, descarga su registro.
    }

## Actions

study-face = Girar a Assam al { facing }
study-die = { $slippers ->
    [one] { $slippers } babucha
    [many] { $slippers } de babuchas
   *[other] { $slippers } babuchas
}

## Setting up a position

editor-title = Editor de posiciones
editor-tools = Herramienta
editor-tool = { $tool ->
    [rug] Alfombra
    [half] Media alfombra
    [erase] Borrar
    [assam] Assam
   *[look] Mirar y probar
}
editor-tool-hint =
    { $tool ->
        [rug] Elige dos casillas que compartan un lado.
        [half] Elige una casilla para poner ahí media alfombra, con la otra mitad oculta.
        [erase] Elige una casilla para vaciarla.
        [assam] Elige una casilla para poner a Assam en ella; elígelo a él para girarlo.
       *[look] Elige una de las acciones del tablero, o cualquier casilla para ver su precio.
    }
editor-colours = Color de la alfombra
editor-second-half = La alfombra empieza en { $square }. Elige una casilla contigua.
editor-do = { $step ->
    [roll] Lanzar el dado
    [lay] Colocar la alfombra
   *[turn] Girar a Assam
}
editor-board-kept = El tablero muestra todavía la última posición que se pudo leer.
editor-area =
    { $square }: zona de { $squares ->
        [one]
            una casilla { $letter ->
                [r] roja
                [b] azul
                [y] amarilla
               *[g] verde
            }
        [many]
            { $squares } de casillas { $letter ->
                [r] rojas
                [b] azules
                [y] amarillas
               *[g] verdes
            }
       *[other]
            { $squares } casillas { $letter ->
                [r] rojas
                [b] azules
                [y] amarillas
               *[g] verdes
            }
    }. Es de { $name }. Precio para los demás: { dirhams }.
editor-area-free =
    { $square }: zona de { $squares ->
        [one]
            una casilla { $letter ->
                [r] roja
                [b] azul
                [y] amarilla
               *[g] verde
            }
        [many]
            { $squares } de casillas { $letter ->
                [r] rojas
                [b] azules
                [y] amarillas
               *[g] verdes
            }
       *[other]
            { $squares } casillas { $letter ->
                [r] rojas
                [b] azules
                [y] amarillas
               *[g] verdes
            }
    }. Es de { $name }, que está fuera de la partida. Aquí no paga nadie.
editor-area-bare = { $square } está vacía. Aquí no paga nadie.

editor-text = La posición en texto
editor-text-first = Corrige primero el texto de arriba; después podrás cambiar aquí los detalles.
editor-undo = Deshacer
editor-redo = Rehacer
editor-undone = Deshecho.
editor-redone = Rehecho.
editor-clear = Vaciar el tablero
editor-cleared = El tablero ha quedado vacío.
editor-start = { $players ->
    [one] Inicio para { $players }
    [many] Inicio para { $players }
   *[other] Inicio para { $players }
}
editor-copy-text = Copiar texto
editor-text-copied = Texto copiado.
editor-copy-link = Copiar enlace

editor-next = Qué puede pasar ahora
editor-next-hint =
    { $step ->
        [roll] Lanza el dado: elige qué sale.
        [draw] Saca la siguiente alfombra del montón: elige su color.
        [lay]
            { $count ->
                [0] No hay sitio para la alfombra, así que vuelve a la caja.
                [one] La alfombra puede ir en un lugar, que se muestra en el tablero.
                [many] La alfombra puede ir en { $count } de lugares, que se muestran en el tablero.
               *[other] La alfombra puede ir en { $count } lugares, que se muestran en el tablero.
            }
        [steer] Gira a Assam para el siguiente jugador.
       *[turn] Gira a Assam, o déjalo como está.
    }
editor-do-return = Devolver a la caja
editor-do-draw = Sacar una { $letter ->
    [r] roja
    [b] azul
    [y] amarilla
   *[g] verde
}
editor-prices = Adónde lleva cada tirada y cuánto cuesta

editor-fields = Detalles
editor-players = Jugadores
editor-mover = Turno de
editor-seat = Asiento { $seat }, { $colours }
editor-step = Siguiente fase
editor-step-name =
    { $step ->
        [turn] girar a Assam
        [roll] lanzar el dado
        [lay] colocar una alfombra
        [draw] sacar una alfombra
        [steer] girar para el siguiente jugador
       *[over] la partida ha terminado
    }
editor-facing = Assam mira al
editor-rugs = Alfombras { $letter ->
    [r] rojas
    [b] azules
    [y] amarillas
   *[g] verdes
} restantes
editor-top = Siguiente alfombra
editor-top-none = aún sin sacar
editor-out = Fuera
editor-out-as = Fuera, n.º { $order } en salir
editor-rules = Reglas
editor-edition-own = reglas propias

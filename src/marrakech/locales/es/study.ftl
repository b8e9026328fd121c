### Spanish: watching a record and setting up a position.

study-again = Reintentar
study-copy-by-hand = Cópialo desde aquí

## Watching a record

replay-title = Volver a ver una partida
replay-lead = Cada partida se puede guardar como un texto breve, su registro. Abre uno para recorrerlo acción por acción, o mira primero el ejemplo.
replay-example = Ver el ejemplo
replay-open-file = Abrir un archivo
replay-paste = O pega aquí un registro, o suelta su archivo en cualquier lugar de esta página
replay-watch = Verlo
replay-link-broken = Este enlace no está completo y no se puede leer la partida que contiene. Pídelo otra vez o abre el registro mismo.
replay-another = Abrir otro registro

replay-seat = Asiento { $seat }
replay-market = El mercado
replay-beginning = Empieza la partida.
replay-before-first = Antes del primer turno
replay-place = Turno { $turn }: { $name }
replay-count = { $at } de { $of }
replay-controls = Recorrer la partida
replay-first = Al principio
replay-back = Una acción atrás
replay-play = Reproducir
replay-pause = Pausar
replay-forward = Una acción adelante
replay-last = Al final
replay-slider = Momento de la partida
replay-keys = Teclas: las flechas retroceden o avanzan una acción y, con Mayús, un turno entero; Inicio y Fin van a los extremos; la barra espaciadora reproduce y pausa.
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
replay-link-copied = El enlace está copiado.
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
replay-tag = { $name ->
    [Table] Mesa
    [Date] Fecha
    [ServerSeed] Semilla del servidor
    [SeatSeed1] Semilla del asiento 1
    [SeatSeed2] Semilla del asiento 2
    [SeatSeed3] Semilla del asiento 3
    [SeatSeed4] Semilla del asiento 4
    [SeatHash1] Hash prometido de la semilla del asiento 1
    [SeatHash2] Hash prometido de la semilla del asiento 2
    [SeatHash3] Hash prometido de la semilla del asiento 3
    [SeatHash4] Hash prometido de la semilla del asiento 4
    [Bot1] Bot en el asiento 1
    [Bot2] Bot en el asiento 2
    [Bot3] Bot en el asiento 3
    [Bot4] Bot en el asiento 4
    [ServerSeedHash] Hash prometido de la semilla del servidor
   *[other] { $name }
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
editor-tools = Qué hace un toque
editor-tool = { $tool ->
    [rug] Alfombra
    [half] Media alfombra
    [erase] Borrar
    [assam] Assam
   *[look] Mirar y probar
}
editor-tool-hint = { $tool ->
    [rug] Toca dos casillas que compartan un lado.
    [half] Toca una casilla: ahí queda media alfombra, con la otra mitad oculta.
    [erase] Toca una casilla para vaciarla.
    [assam] Toca una casilla para poner a Assam en ella; tócalo a él para girarlo.
   *[look] Elige una de las acciones del tablero, o toca cualquier casilla para saber su precio.
}
editor-colours = Color de la alfombra
editor-second-half = La alfombra empieza en { $square }. Elige una casilla contigua.
editor-do = { $step ->
    [roll] Lanzar el dado
    [lay] Colocar la alfombra
   *[turn] Girar a Assam
}
editor-board-kept = El tablero muestra la última posición que se pudo leer.
editor-area = { $square }: { $squares ->
    [one] una casilla { $letter ->
        [r] roja
        [b] azul
        [y] amarilla
       *[g] verde
    }
    [many] { $squares } de casillas { $letter ->
        [r] rojas
        [b] azules
        [y] amarillas
       *[g] verdes
    }
   *[other] { $squares } casillas { $letter ->
        [r] rojas
        [b] azules
        [y] amarillas
       *[g] verdes
    }
} de { $name }. Cualquier otro que se detenga ahí paga { dirhams }.
editor-area-free = { $square }: { $squares ->
    [one] una casilla { $letter ->
        [r] roja
        [b] azul
        [y] amarilla
       *[g] verde
    }
    [many] { $squares } de casillas { $letter ->
        [r] rojas
        [b] azules
        [y] amarillas
       *[g] verdes
    }
   *[other] { $squares } casillas { $letter ->
        [r] rojas
        [b] azules
        [y] amarillas
       *[g] verdes
    }
} de { $name }, que está fuera. Aquí no paga nadie.
editor-area-bare = { $square } está vacía. Aquí no paga nadie.

editor-text = La posición en texto
editor-text-first = Corrige primero el texto de arriba; después podrás cambiar aquí sus partes.
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
editor-text-copied = El texto está copiado.
editor-copy-link = Copiar enlace

editor-next = Qué puede pasar ahora
editor-next-hint = { $step ->
    [roll] Se lanza el dado. Elige qué sale.
    [draw] Se saca la siguiente alfombra del montón. Elige cuál.
    [lay] { $count ->
        [one] Se puede colocar una alfombra. Se ofrece en el tablero.
        [many] Se pueden colocar { $count } de alfombras. Se ofrecen en el tablero.
       *[other] Se pueden colocar { $count } alfombras. Se ofrecen en el tablero.
    }
    [steer] Se gira a Assam para el siguiente jugador.
   *[turn] Se gira a Assam, o se deja como está.
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
editor-step = Fase
editor-step-name = { $step ->
    [turn] girar a Assam
    [roll] lanzar el dado
    [lay] colocar una alfombra
    [draw] sacar una alfombra
    [steer] girar para el siguiente
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
editor-top-none = sin sacar
editor-out = Fuera
editor-out-as = Fuera, n.º { $order }
editor-rules = Reglas
editor-edition-own = reglas propias

### Spanish: the first page. Setting up a game, and finding the tables there are.

home-tagline = Gira a Assam, lanza el dado, coloca tus alfombras… y nunca te detengas en las de los demás.
home-facts = De 2 a 4 jugadores. Gratis y sin cuenta.
home-art = Cuatro alfombras tejidas cuelgan en el mercado; Assam está delante de ellas.
home-choices = Elige cómo jugar

## The three choices

home-bots = Jugar ya
home-bots-about = Contra bots, al momento.
home-bots-go = Jugar
home-friends = Con amigos
home-friends-about = Recibes un enlace para enviar; cada cual juega en su dispositivo.
home-friends-go = Crear una mesa
home-device = En este dispositivo
home-device-about = Se pasa de mano en mano: todos juegan aquí.
home-device-go = Empezar
home-going = Poniendo la mesa…
home-start-failed = El servidor no responde ahora mismo. Tus opciones se conservan: inténtalo de nuevo en un momento.
home-opponents = Rivales
home-strength = Nivel
home-players = Jugadores
home-bots-among = De ellos, bots
home-name = Tu nombre
home-name-of = Nombre del jugador { $number }
home-names = Nombres
home-player = Jugador { $number }

## All options

home-options = Todas las opciones
home-options-usual = Reglas habituales, sin reloj
home-options-changed = { $count ->
    [one] Un cambio
    [many] { $count } de cambios
   *[other] { $count } cambios
}
home-options-reset = Volver a lo habitual
home-options-loading = La lista de ediciones está en camino…
home-rules-heading = Reglas
home-table-heading = Mesa
home-edition = Edición
home-edition-help = El reglamento cambia un poco de una edición a otra. Cada edición se juega con el suyo.
home-edition-default = Las reglas habituales
home-edition-own = A mi gusto
home-edition-yours = En tu idioma
home-edition-printed = Como se imprimió, por idioma
home-edition-other = { $language }, edición de { $rugs } alfombras
home-edition-variant = { $edition } – girar tras colocar
home-edition-fifteen = { $edition } – con dos, 15 alfombras por jugador
home-own-heading = Regla por regla
home-two-only = Solo con dos jugadores
home-option = { $option ->
    [bankruptcy] Quien no puede pagarlo todo
    [steering] Assam se gira
    [area] El precio cuenta
    [whole] No se puede cubrir una alfombra entera
    [halves] Dos mitades bajo una alfombra
    [pile] Montones de dos colores
    [stock] Alfombras por jugador
    [tie] Empate a puntos
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] queda fuera
    [bankruptcy-play-on] sigue jugando
    [steering-before] antes de tirar
    [steering-after-must] tras colocar, siempre
    [steering-after-may] tras colocar, si quieres
    [area-colour] un solo color
    [area-owner] los dos colores del dueño
    [whole-opponents] si es de otro jugador
    [whole-nobody] sea de quien sea
    [halves-any] de cualquier color
    [halves-colours] de colores distintos
    [pile-shuffled] mezclados
    [pile-alternating] colores alternos
    [stock-24] 24 de dos colores
    [stock-15] 15 de un color
    [tie-dirhams] gana el más rico
    [tie-shared] victoria compartida
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Paga lo que tiene y deja la partida; sus alfombras se quedan y no cuestan nada.
    [bankruptcy-play-on] Paga lo que tiene y sigue sin nada.
    [steering-before] Giras a Assam, lanzas el dado y él camina hacia allí.
    [steering-after-must] Primero lanzas el dado; al final giras a Assam a la izquierda o a la derecha para el siguiente jugador.
    [steering-after-may] Primero lanzas el dado; al final puedes girar a Assam para el siguiente jugador.
    [area-colour] Solo las casillas unidas del color que pisa Assam.
    [area-owner] Todas las casillas unidas de ese dueño, de cualquiera de sus dos colores.
    [whole-opponents] Tus propias alfombras enteras sí puedes cubrirlas de una vez.
    [whole-nobody] Ni siquiera tus propias alfombras enteras se pueden cubrir de una vez.
    [halves-any] Una alfombra puede cubrir dos mitades de un mismo color, si son de dos alfombras.
    [halves-colours] Una alfombra nunca cubre dos casillas de un mismo color.
    [pile-shuffled] El azar decide cuál de tus colores viene después.
    [pile-alternating] Tus dos colores se van alternando.
    [stock-24] Doce de cada uno de tus dos colores.
    [stock-15] Como con tres jugadores: un color por jugador.
    [tie-dirhams] De quienes empatan a puntos, gana el más rico.
    [tie-shared] Quienes empatan a puntos ganan juntos.
   *[other] { $value }
}
home-clash = Para alternar colores, cada montón necesita dos, y 15 alfombras son de uno solo. Cambia una de las dos cosas.
home-begins = Quién empieza
home-begins-value = { $who ->
    [lot] Por sorteo
   *[listed] Empiezo yo
}
home-facing = Assam empieza mirando al
home-clock = Reloj
home-clock-value = { $kind ->
    [none] Sin reloj
    [turn] Por turno
   *[game] Por partida
}
home-clock-seconds = Segundos por turno
home-clock-minutes = Minutos por partida
home-clock-increment = Segundos extra tras cada turno
home-timeout = Si se acaba el tiempo
home-timeout-value = { $timeout ->
    [out] queda fuera
   *[bot] sigue un bot
}
home-listed = Abrir la mesa a desconocidos
home-listed-help = Se muestra más abajo, en la página de inicio de todos, mientras haya un asiento libre.
home-autostart = Empezar cuando se ocupe el último asiento
home-autostart-help = Si no, la partida la empiezas tú.
home-friends-only = Solo con amigos
home-preset-bad = { $count ->
    [one] Una parte de esta dirección no tiene sentido aquí y se omite: { $parts }
    [many] Algunas partes de esta dirección no tienen sentido aquí y se omiten: { $parts }
   *[other] Algunas partes de esta dirección no tienen sentido aquí y se omiten: { $parts }
}
home-notice-close = Cerrar

## Tables

home-mine = Tus mesas
home-mine-none = Tus partidas te esperarán aquí. No se pierde nada al cerrar la página.
home-mine-more = { $count ->
    [one] { $count } partida más
    [many] { $count } de partidas más
   *[other] { $count } partidas más
}
home-mine-finished = { $count ->
    [one] { $count } partida terminada
    [many] { $count } de partidas terminadas
   *[other] { $count } partidas terminadas
}
home-open = Mesas abiertas
home-open-none = Nadie espera ahora mismo. Abre tu mesa a desconocidos y aparecerá aquí.
home-your-turn = Te toca
home-turn-of = Le toca a { $name }
home-waiting = { $seats ->
    [one] Un asiento libre
    [many] { $seats } de asientos libres
   *[other] { $seats } asientos libres
}
home-ready = Todo listo
home-seat-open = asiento libre
home-replay = Volver a verla
home-sit = Sentarse
home-watch = Ver
home-clock-turn = { $seconds ->
    [one] un segundo por turno
    [many] { $seconds } de segundos por turno
   *[other] { $seconds } segundos por turno
}
home-clock-game = { $minutes ->
    [one] un minuto por partida
    [many] { $minutes } de minutos por partida
   *[other] { $minutes } minutos por partida
}
home-clock-game-more = { $minutes } min + { $increment } s por turno
home-gist-players = { $count } jugadores
home-gist-own = reglas propias
home-lists-trouble = El servidor no responde ahora mismo. La lista se volverá a pedir sola.

## More to do

home-doors = Y además
home-learn = Aprender en dos minutos
home-learn-about = Juega unos turnos: te llevamos de la mano.
home-rules = Leer las reglas
home-rules-about = Todas, con lo que cambia en cada edición.
home-record = Abrir un registro
home-record-about = Recorre paso a paso una partida ya jugada.
home-editor = Componer una posición
home-editor-about = El mercado que quieras: qué se puede hacer y cuánto cuesta.
home-watch-heading = Ver una mesa
home-watch-label = Enlace o nombre
home-watch-empty = Pega el enlace de una mesa o escribe su nombre.

### Spanish: the first page. Setting up a game, and finding the tables there are.

home-tagline = Gira a Assam, lanza el dado, coloca tus alfombras… y que no te sorprendan en las de los demás.
home-facts = De 2 a 4 jugadores. Gratis y sin cuenta.
home-art = Cuatro alfombras tejidas cuelgan en el mercado; Assam está delante de ellas.
home-choices = Elige cómo jugar

## The three choices

home-bots = Jugar ya
home-bots-about = Contra bots, al momento.
home-bots-go = Jugar
home-friends = Con amigos
home-friends-about = Recibes un enlace para compartir; cada cual juega en su dispositivo.
home-friends-go = Crear una mesa
home-device = En este dispositivo
home-device-about = Se pasa de mano en mano: todos juegan en esta pantalla.
home-device-go = Empezar
home-going = Preparando la mesa…
home-start-failed = El servidor no responde ahora mismo. Tus opciones se conservan; inténtalo de nuevo en un momento.
home-opponents = Rivales
home-strength = Nivel
home-players = Jugadores
home-bots-among = De ellos, bots
home-name = Tu nombre
home-name-of = Jugador { $number }: nombre
home-names = Nombres
home-player = Jugador { $number }

## All options

home-options = Todas las opciones
home-options-usual = Reglas habituales, sin reloj
home-options-changed =
    { $count ->
        [one] Una opción cambiada
        [many] { $count } de opciones cambiadas
       *[other] { $count } opciones cambiadas
    }
home-options-reset = Restablecer opciones
home-options-loading = Cargando la lista de ediciones…
home-rules-heading = Reglas
home-table-heading = Mesa
home-edition = Edición
home-edition-help = Los reglamentos impresos difieren un poco. Elige con cuál quieres jugar.
home-edition-default = Las reglas habituales
home-edition-own = A mi gusto
home-edition-yours = En tu idioma
home-edition-printed = Reglas impresas, por idioma
home-edition-other = { $language }, edición de { $rugs } alfombras
home-edition-variant = { $edition } – girar tras colocar
home-edition-fifteen = { $edition } – dos jugadores, 15 alfombras cada uno
home-own-heading = Regla por regla
home-two-only = Solo con dos jugadores
home-option =
    { $option ->
        [bankruptcy] Si un jugador no puede pagarlo todo
        [steering] Girar a Assam
        [area] Qué cuenta para el precio
        [whole] Cubrir una alfombra entera
        [halves] Cubrir dos mitades
        [pile] Montones de dos colores
        [stock] Alfombras con dos jugadores
        [tie] Empate a puntos
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] Queda fuera
        [bankruptcy-play-on] Sigue jugando
        [steering-before] Antes de la tirada
        [steering-after-must] Tras colocar, siempre
        [steering-after-may] Tras colocar, si quieres
        [area-colour] Un solo color
        [area-owner] Los dos colores del dueño
        [whole-opponents] No la de otro jugador
        [whole-nobody] Ni siquiera la tuya
        [halves-any] De cualquier color
        [halves-colours] Solo de colores distintos
        [pile-shuffled] Mezclados
        [pile-alternating] Colores alternos
        [stock-24] 24 de dos colores
        [stock-15] 15 de un color
        [tie-dirhams] Deciden los dirhams
        [tie-shared] Victoria compartida
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] Paga lo que tiene y deja la partida. Sus alfombras se quedan, pero nadie paga por ellas.
        [bankruptcy-play-on] Paga lo que tiene y sigue jugando sin nada.
        [steering-before] Giras a Assam, lanzas el dado y él camina en esa dirección.
        [steering-after-must] Primero lanzas el dado. Al final de tu turno, giras a Assam a la izquierda o a la derecha para el siguiente jugador.
        [steering-after-may] Primero lanzas el dado. Al final de tu turno, puedes girar a Assam para el siguiente jugador.
        [area-colour] Solo las casillas unidas del color que pisa Assam.
        [area-owner] Todas las casillas unidas del mismo dueño, de cualquiera de sus dos colores.
        [whole-opponents] Puedes cubrir de una vez una alfombra entera tuya.
        [whole-nobody] Ninguna alfombra entera se puede cubrir de una vez, ni siquiera las tuyas.
        [halves-any] Una alfombra puede cubrir dos casillas del mismo color, siempre que sean de alfombras distintas.
        [halves-colours] Una alfombra nunca puede cubrir dos casillas del mismo color.
        [pile-shuffled] El azar decide cuál de tus dos colores viene después.
        [pile-alternating] Colocas tus dos colores alternándolos.
        [stock-24] Doce alfombras de cada uno de tus dos colores.
        [stock-15] Un color por jugador, como con tres jugadores.
        [tie-dirhams] De los jugadores empatados a puntos, gana el que tiene más dirhams.
        [tie-shared] Los jugadores empatados a puntos ganan juntos.
       *[other] { $value }
    }
home-clash = Para alternar hacen falta dos colores por jugador, pero con 15 alfombras hay un solo color por jugador. Cambia una de las dos opciones.
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
home-clock-minutes = Minutos por jugador
home-clock-increment = Segundos extra por turno
home-timeout = Si se acaba el tiempo
home-timeout-value =
    { $timeout ->
        [out] El jugador queda fuera
       *[bot] Juega un bot
    }
home-listed = Cualquiera puede encontrar esta mesa
home-listed-help = Aparece en la página de inicio de todo el mundo mientras haya un asiento libre.
home-autostart = Empezar cuando se ocupe el último asiento
home-autostart-help = Si no, la partida la empiezas tú.
home-friends-only = Solo en partidas con amigos
home-preset-bad =
    { $count ->
        [one] Una parte de esta dirección no tiene sentido aquí y se ha omitido: { $parts }
        [many] Algunas partes de esta dirección no tienen sentido aquí y se han omitido: { $parts }
       *[other] Algunas partes de esta dirección no tienen sentido aquí y se han omitido: { $parts }
    }
home-notice-close = Cerrar este mensaje

## Tables

home-mine = Tus partidas
home-mine-none = Aquí aparecen las partidas que estás jugando. No se pierde nada al cerrar la página.
home-mine-more = { $count ->
    [one] { $count } partida más
    [many] { $count } de partidas más
   *[other] { $count } partidas más
}
home-open = Mesas abiertas
home-open-none = Nadie busca jugadores ahora mismo. Deja que cualquiera encuentre tu mesa y aparecerá aquí.
home-your-turn = Te toca
home-turn-of = Le toca a { $name }
home-waiting = { $seats ->
    [one] Un asiento libre
    [many] { $seats } de asientos libres
   *[other] { $seats } asientos libres
}
home-ready = Todo listo
home-replay = Ver la repetición
home-sit = Sentarse
home-watch = Ver
home-clock-turn = { $seconds ->
    [one] un segundo por turno
    [many] { $seconds } de segundos por turno
   *[other] { $seconds } segundos por turno
}
home-clock-game =
    { $minutes ->
        [one] un minuto por jugador
        [many] { $minutes } de minutos por jugador
       *[other] { $minutes } minutos por jugador
    }
home-clock-game-more = { $minutes } min + { $increment } s por turno
home-gist-players = { $count } jugadores
home-gist-own = reglas propias
home-lists-trouble = El servidor no responde ahora mismo. La lista se volverá a cargar automáticamente.

## A game that waits for you

home-finished = Tus partidas terminadas
home-table-yours = Tu mesa

## More to do

home-more = Y además
home-learn = Aprender en dos minutos
home-learn-about = Juega unos turnos, con ayuda en cada paso.
home-rules = Leer las reglas
home-rules-about = El juego completo y en qué difieren las ediciones.
home-record = Abrir un registro
home-record-about = Recorre paso a paso una partida registrada.
home-editor = Componer una posición
home-editor-about = Monta el mercado que quieras y mira qué está permitido.
home-watch-heading = Ver una partida
home-watch-label = Enlace o nombre de la mesa
home-watch-empty = Pega el enlace de una mesa o escribe su nombre.

### Spanish: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Te toca: gira a Assam y lanza el dado.
    [roll] Te toca: lanza el dado.
    [lay] Coloca tu alfombra { $letter ->
        [r] roja
        [b] azul
        [y] amarilla
       *[g] verde
    } junto a Assam.
    [steer] Gira a Assam para el siguiente jugador.
    [draw] Se saca tu siguiente alfombra.
   *[over] La partida ha terminado.
}
todo-shared = { $step ->
    [turn] { $name }: gira a Assam y lanza el dado.
    [roll] { $name }: lanza el dado.
    [lay] { $name }: coloca tu alfombra { $letter ->
        [r] roja
        [b] azul
        [y] amarilla
       *[g] verde
    } junto a Assam.
    [steer] { $name }: gira a Assam para el siguiente jugador.
    [draw] Se saca la siguiente alfombra de { $name }.
   *[over] La partida ha terminado.
}
todo-other = { $step ->
    [turn] { $name } decide adónde va Assam.
    [roll] { $name } lanza el dado.
    [lay] { $name } busca sitio para una alfombra { $letter ->
        [r] roja
        [b] azul
        [y] amarilla
       *[g] verde
    }.
    [steer] { $name } gira a Assam para el siguiente jugador.
    [draw] Se saca la siguiente alfombra de { $name }.
   *[over] La partida ha terminado.
}
todo-told = Juega { $name }.
todo-told-you = Juegas tú.
todo-lent = Un bot juega por { $name }.
todo-getting-ready = { $name } se prepara…
act-roll = Lanzar el dado
act-lay = Colocar la alfombra
act-steer = Girar a Assam
act-box = Devolver a la caja
act-choose-rug = Elige dos casillas
act-choose-facing = Elige una dirección
act-sent = En camino…
act-wait = Juegan los demás
act-watch = Estás mirando
skip = Saltar
action-title = Qué hacer

## Hints

hint = Pista
hint-hide = Ocultar la pista
hint-thinking = Buscando una pista…
hint-warming = Los bots se están preparando. La pista llegará en cuanto estén listos.
hint-would-face = { $name } giraría a Assam al { facing }.
hint-would-lay = { $name } colocaría la alfombra en { $first } y { $second }.
hint-chance = { $times ->
    [0] Así casi nunca se gana.
    [one] Así se gana una de cada 100 partidas.
    [many] Así se ganan { $times } de cada 100 partidas.
   *[other] Así se ganan { $times } de cada 100 partidas.
}
hint-choices = Las mejores opciones

## What happened besides

did-run-out = { $name } se queda sin tiempo y queda fuera de la partida.
did-break-rules = { $name } incumple las reglas y queda fuera de la partida.
did-fail = { $reason ->
    [engine-not-started] { $name } no pudo arrancar y queda fuera de la partida.
    [engine-hung] { $name } no respondió y queda fuera de la partida.
    [engine-flooded] { $name } habló demasiado y queda fuera de la partida.
    [engine-junk] { $name } dijo cosas sin sentido y queda fuera de la partida.
    [engine-illegal] { $name } eligió algo no permitido y queda fuera de la partida.
   *[engine-crashed] { $name } se cerró por un fallo y queda fuera de la partida.
}
did-sit = { $name } se sienta.
did-vacate = El asiento { $seat } vuelve a estar libre.
did-seat-bot = Un bot se sienta en el asiento { $seat }.
did-start = Empieza la partida.
did-stand-in = { $reason ->
    [time] { $name } se queda sin tiempo; sigue un bot.
   *[absent] { $name } no está; sigue un bot.
}
did-come-back = { $name } está de vuelta.
did-move = { $name } sigue desde otro dispositivo.
did-hold = El servidor estuvo un rato sin responder. No se perdió nada.
did-cancel = La mesa se canceló.
log-face = rumbo al { facing }
log-steer = gira a Assam al { facing }
log-roll = saca un { $slippers }, hasta { $square }
log-pay = paga { dirhams } a { $owner }
log-pay-part = solo tiene { dirhams } para { $owner }
log-go-out = queda fuera
log-lay = alfombra { $letter ->
    [r] roja
    [b] azul
    [y] amarilla
   *[g] verde
} en { $first } y { $second }
log-return = devuelve una alfombra
log-draw = siguiente: { $letter ->
    [r] roja
    [b] azul
    [y] amarilla
   *[g] verde
}
log-title = Qué ha pasado
log-empty = Nada todavía. El primer turno está a punto de empezar.
side-title = Historial y mesa

## Seats

seats-title = Asientos
seat-open = Asiento { $seat } libre
seat-rugs = { $count ->
    [one] { $count } alfombra { $letter ->
        [r] roja
        [b] azul
        [y] amarilla
       *[g] verde
    } por colocar
    [many] { $count } de alfombras { $letter ->
        [r] rojas
        [b] azules
        [y] amarillas
       *[g] verdes
    } por colocar
   *[other] { $count } alfombras { $letter ->
        [r] rojas
        [b] azules
        [y] amarillas
       *[g] verdes
    } por colocar
}
seat-next = (color siguiente)
seat-score = { dirhams } y { $squares ->
    [one] { $squares } casilla visible
    [many] { $squares } de casillas visibles
   *[other] { $squares } casillas visibles
} suman { $points ->
    [one] { $points } punto
    [many] { $points } de puntos
   *[other] { $points } puntos
}
seat-out-mark = fuera
mark-you = tú
mark-bot = bot
mark-lent = juega un bot
mark-away = ausente
bot-called = { $bot ->
    [random] Novel
    [novice] Novato
    [greedy] Aprendiz
    [merchant] Mercader
    [master] Maestro
   *[other] Bot { $bot }
}
bot-lettered = { $bot ->
    [random] Novel { $letter }
    [novice] Novato { $letter }
    [greedy] Aprendiz { $letter }
    [merchant] Mercader { $letter }
    [master] Maestro { $letter }
   *[other] Bot { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Juega al azar.
    [novice] Juega bien una de cada dos veces.
    [greedy] Mira un turno por delante y busca puntos.
    [merchant] Sopesa lo que cada opción traerá después.
    [master] El más fuerte: ve más lejos que nadie.
   *[other] Juega a su manera.
}
watchers = { $watchers ->
    [one] Una persona está mirando.
    [many] { $watchers } de personas están mirando.
   *[other] { $watchers } personas están mirando.
}
you-watch = { $others ->
    [0] Estás mirando.
    [one] Estás mirando, con otra persona.
    [many] Estás mirando, con otras { $others } de personas.
   *[other] Estás mirando, con otras { $others } personas.
}
time-short = Quedan diez segundos.

## A square that was asked about

area-price = Esta zona { $letter ->
    [r] roja
    [b] azul
    [y] amarilla
   *[g] verde
} de { $squares ->
    [one] una casilla
    [many] { $squares } de casillas
   *[other] { $squares } casillas
} es de { $owner }. Detenerse aquí les cuesta { dirhams } a los demás.
area-free = Esta zona { $letter ->
    [r] roja
    [b] azul
    [y] amarilla
   *[g] verde
} de { $squares ->
    [one] una casilla
    [many] { $squares } de casillas
   *[other] { $squares } casillas
} no cuesta nada: { $owner } está fuera de la partida.

## The board’s words

board-label = El mercado
board-square = { $square }, { $colour ->
    [bare] vacía
    [r] alfombra roja
    [b] alfombra azul
    [y] alfombra amarilla
   *[g] alfombra verde
}{ $assam ->
    [here] , Assam está aquí
   *[no] {""}
}
board-facing = Girar a Assam al { facing }
board-lay = Una alfombra en { $first } y { $second }
board-die = El dado muestra { $slippers ->
    [one] una babucha
    [many] { $slippers } de babuchas
   *[other] { $slippers } babuchas
}

## The line

line-connecting = Conectando…
line-slow = La conexión es lenta…
line-back = La conexión ha vuelto.
line-lost = Sin conexión desde hace { $seconds ->
    [one] { $seconds } segundo
    [many] { $seconds } de segundos
   *[other] { $seconds } segundos
}. Se sigue intentando; no se pierde nada.
line-lost-kept = Sin conexión desde hace { $seconds ->
    [one] { $seconds } segundo
    [many] { $seconds } de segundos
   *[other] { $seconds } segundos
}. Tu jugada se conserva y saldrá en cuanto vuelva.
bot-played = Un bot jugó por ti mientras no estabas. Ya estás de vuelta.
bot-plays-for-you = Un bot juega por ti.
play-myself = Retomar la partida
away-long = { $name } lleva un rato ausente.
away-wait = Esperar
away-bot = Que juegue un bot

## Before the game

gathering-title = Esperando a los demás
gathering-title-full = Ya están todos
gathering-title-guest = Una partida está a punto de empezar
gathering-open = { $open ->
    [one] Queda un asiento libre. La partida empieza cuando se ocupe.
    [many] Quedan { $open } de asientos libres. La partida empieza cuando se ocupen.
   *[other] Quedan { $open } asientos libres. La partida empieza cuando se ocupen.
}
gathering-awaited = La partida empezará sola en cuanto estos jugadores tengan abierta esta página: { $names }.
gathering-unready = La partida podrá empezar en cuanto estos jugadores tengan abierta esta página: { $names }.
gathering-full = { $host ->
    [you] Empieza cuando quieras.
   *[other] La partida la empieza quien creó la mesa.
}
invite-title = Invita a tus amigos
invite-text = Envíales este enlace o deja que escaneen el código. Quien lo abra puede sentarse; nadie necesita una cuenta.
invite-link = Enlace a un asiento
invite-qr = Código QR del enlace a un asiento
invite-message = Ven a jugar a Marrakech conmigo.
invite-here-only = { $host } es una dirección que solo vale en esta máquina. Para que entren otros, inicia el servidor así y abre el juego con la dirección propia de esta máquina:
invite-renew = Crear otro enlace
invite-renewed = Ya hay un enlace nuevo. El anterior ya no abre ningún asiento.
invite-host-has-it = Quien creó esta mesa tiene el enlace que abre un asiento.
watch-title = ¿Alguien solo quiere mirar?
watch-link = Enlace para mirar
watching-gathering = Estás mirando. Para jugar, pide el enlace que abre un asiento.
watching-full = Todos los asientos están ocupados. Puedes mirar; si alguien se levanta, podrás sentarte aquí.
join-late = Si uno de estos asientos es tuyo, tráelo aquí desde el dispositivo en el que te sentaste: allí, en «{ this-table }», elige «{ move-seat }».
your-name = Tu nombre
player-numbered = Jugador { $seat }
sit-down = Sentarse
seat-bot = Añadir bot
which-bot = Qué bot
remove = Quitar
remove-name = Quitar a { $name }
leave-seat = Levantarse
start-game = Empezar la partida
cancel-table = Cancelar la mesa
cancel-title = ¿Cancelar esta mesa?
cancel-text = Ya nadie podrá sentarse aquí y el enlace dejará de funcionar.
cancel-no = Conservarla

## This table

this-table = Esta mesa
rules-on = Reglas
rules-edition = Edición: { $edition }
rules-usual = Las reglas habituales.
rules-bankruptcy-play-on = Quien no puede pagar da lo que tiene y sigue jugando.
rules-steering-after-must = La variante: primero se lanza el dado; tras colocar una alfombra hay que girar a Assam a la izquierda o a la derecha para el siguiente jugador.
rules-steering-after-may = La variante: primero se lanza el dado; tras colocar una alfombra se puede girar a Assam para el siguiente jugador.
rules-area-owner = Una zona cuenta los dos colores de su dueño.
rules-whole-nobody = No se puede cubrir de una vez ninguna alfombra entera, ni siquiera una propia.
rules-halves-colours = Una alfombra nunca cubre dos casillas del mismo color.
rules-pile-alternating = Con dos jugadores, los colores de un montón se alternan.
rules-stock-15 = Con dos jugadores, cada uno tiene 15 alfombras de un solo color.
rules-tie-shared = En caso de empate, la victoria es compartida.
rules-clock-none = Sin reloj.
rules-clock-turn = { $seconds ->
    [one] { $seconds } segundo por turno.
    [many] { $seconds } de segundos por turno.
   *[other] { $seconds } segundos por turno.
} { $timeout ->
    [bot] Si a alguien se le acaba el tiempo, sigue un bot.
   *[out] Si a alguien se le acaba el tiempo, queda fuera.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } minuto para toda la partida
    [many] { $minutes } de minutos para toda la partida
   *[other] { $minutes } minutos para toda la partida
}{ $increment ->
    [0] .
    [one] , y { $increment } segundo más por turno.
    [many] , y { $increment } de segundos más por turno.
   *[other] , y { $increment } segundos más por turno.
} { $timeout ->
    [bot] Si a alguien se le acaba el tiempo, sigue un bot.
   *[out] Si a alguien se le acaba el tiempo, queda fuera.
}
read-rules = Leer las reglas
fair-title = Un dado sin trampas
fair-text = Cada tirada resulta de un secreto del servidor, prometido aquí abajo antes de la partida, y de una semilla de cada asiento. Después de la partida se muestra el secreto y se puede comprobar cada tirada.
fair-seats = Los asientos también prometen sus semillas. Tu página muestra la suya por sí sola cuando están todas las promesas: nadie puede elegir su semilla según las de los demás.
fair-hash = Hash prometido de la semilla de { $name } (SHA-256)
fair-commitment = La promesa del servidor (SHA-256)
fair-seed = Semilla de { $name }
fair-change = Cambiar tu semilla
fair-change-name = Cambiar la semilla de { $name }
fair-change-do = Cambiar
fair-salted = Se le añaden letras al azar para que nadie pueda adivinarla a partir de su hash.
fair-changed = Tu semilla ha cambiado.
move-seat = Jugar en otro dispositivo
move-seat-name = Llevar a { $name } a otro dispositivo
move-seat-title = Llévate tu asiento
move-seat-text = { $minutes ->
    [one] Abre este enlace en el otro dispositivo en menos de un minuto. Funciona una sola vez; después, el asiento estará allí y ya no aquí.
    [many] Abre este enlace en el otro dispositivo en menos de { $minutes } de minutos. Funciona una sola vez; después, el asiento estará allí y ya no aquí.
   *[other] Abre este enlace en el otro dispositivo en menos de { $minutes } minutos. Funciona una sola vez; después, el asiento estará allí y ya no aquí.
}
move-seat-link = Enlace para el otro dispositivo
move-seat-qr = Código QR del enlace para el otro dispositivo
claim-title = ¿Jugar en este dispositivo?
claim-text = Este enlace trae un asiento a este dispositivo. El dispositivo del que viene ya solo podrá mirar.
claim-yes = Jugar aquí
claim-no = Solo mirar
seat-claimed = El asiento ya es tuyo. Sigue jugando.
give-up = Abandonar
give-up-name = Abandonar por { $name }
give-up-title = ¿Abandonar la partida?
give-up-text = Quedas fuera, tus dirhams vuelven a la banca y tus alfombras no cuentan para nadie. Los demás siguen jugando.
give-up-no = Seguir jugando

## The end

you-win = ¡Has ganado!
standings-title = Clasificación
standings-rank = Puesto
standings-name = Jugador
standings-dirhams = Dirhams
standings-squares = Casillas
standings-points = Puntos
standings-plus = + { $squares }
standings-out = { $why ->
    [time] se quedó sin tiempo
    [rules] incumplió las reglas
    [engine] falló
    [gave-up] abandonó
   *[poor] no pudo pagar
}
chart-title = Puntos por turno
chart-turn = Turno
chart-as-table = Lo mismo en una tabla
rematch = Jugar otra vez
rematch-join = Unirse a la siguiente partida
rematch-wanted = Los demás quieren jugar otra vez.
rematch-watch = Se está preparando la siguiente partida.
watch-next = Ver la siguiente partida
replay-game = Volver a verla
download-record = Descargar el registro
share = Compartir
share-title = Compartir el resultado
share-text = Texto y enlace
share-result = Marrakech: { $result }
dice-check = Comprobar el dado
dice-checking = Comprobando…
dice-fine = { $count ->
    [0] El azar no ha intervenido.
    [one] El único resultado del azar es el que dan las semillas.
    [many] Los { $count } de resultados del azar son los que dan las semillas.
   *[other] Los { $count } resultados del azar son los que dan las semillas.
}
dice-compared = { $how ->
    [all] La promesa del servidor y las de todos los asientos son las que este dispositivo guardó antes de mostrar su propia semilla.
    [server] La promesa del servidor es la que vio este dispositivo. No guardó las promesas de los asientos.
   *[none] Este dispositivo no guardó ninguna promesa antes de la partida, así que no hay con qué comparar el registro.
}
dice-rounds = { $count ->
    [one] Antes, este dispositivo había mostrado una semilla en vano: todas se prometieron de nuevo.
    [many] Antes, este dispositivo había mostrado { $count } de semillas en vano: cada vez, todas se prometieron de nuevo.
   *[other] Antes, este dispositivo había mostrado { $count } semillas en vano: cada vez, todas se prometieron de nuevo.
}
dice-other-promise = La promesa del registro es { $found }; en esta mesa era { $seen }.
dice-seed-lost = Este dispositivo no tiene la semilla que se prometió para tu asiento, y ya es tarde para prometer otra. Abre esta página en el dispositivo que la tiene; si no, quien creó la mesa puede poner un bot en tu lugar o cancelar la mesa.
dice-other-table = Este registro es de otra mesa: { $found }.

## Links, dialogs, pages

copy = Copiar
copied = Copiado
copy-by-hand = El enlace está seleccionado: cópialo con el teclado o con el dedo.
close = Cerrar
dialog-no = No
table-try-again = Reintentar
to-home = Ir al inicio
table-heading = Marrakech: { $names }
table-loading = Un momento: poniendo la mesa…
table-gone-title = Esa mesa no existe
table-gone = Quizá el enlace esté incompleto, o la mesa se recogió hace mucho.
table-unreachable-title = El servidor no responde
table-cancelled-title = Esta mesa se canceló
table-cancelled = Quien la creó la ha cancelado. ¿Crear otra?
title-your-turn = ● Te toca – Marrakech
title-table = En la mesa – Marrakech

## Help

keys-title = Teclas
key-arrows = Flechas
key-enter = Enter
key-escape = Esc
keys-arrows = girar a Assam, o pasar de una alfombra a otra
keys-enter = lanzar el dado, colocar la alfombra
keys-escape = retirar lo que no está decidido; saltar la animación
keys-skip = saltar la animación
keys-log = abrir o plegar el historial
keys-hint = pedir una pista, u ocultarla
keys-sounds = activar o apagar los sonidos
keys-help = esta ayuda
keys-touch = Con el dedo o el ratón: toca una casilla para ver ahí una alfombra, y otra vez para ver la siguiente. Para colocarla, toca su otra mitad o usa el botón. Un toque en cualquier alfombra dice cuánto cuesta detenerse ahí.

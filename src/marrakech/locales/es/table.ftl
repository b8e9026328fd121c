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
    [draw] Se está sacando tu siguiente alfombra.
   *[over] La partida ha terminado.
}
todo-shared =
    { $step ->
        [turn] { $name }: gira a Assam y lanza el dado.
        [roll] { $name }: lanza el dado.
        [lay]
            { $name }: coloca tu alfombra { $letter ->
                [r] roja
                [b] azul
                [y] amarilla
               *[g] verde
            } junto a Assam.
        [steer] { $name }: gira a Assam para el siguiente jugador.
        [draw] { $name }: se está sacando tu siguiente alfombra.
       *[over] La partida ha terminado.
    }
todo-other =
    { $step ->
        [turn] { $name } decide hacia dónde va Assam.
        [roll] { $name } va a lanzar el dado.
        [lay]
            { $name } busca sitio para una alfombra { $letter ->
                [r] roja
                [b] azul
                [y] amarilla
               *[g] verde
            }.
        [steer] { $name } gira a Assam para el siguiente jugador.
        [draw] { $name } saca la siguiente alfombra.
       *[over] La partida ha terminado.
    }
todo-playing = { $name } está jugando.
todo-playing-you = Juegas tú.
todo-lent = { $name }: un bot juega por ti.
todo-getting-ready = { $name } se prepara…
act-roll = Lanzar el dado
act-lay = Colocar la alfombra
act-steer = Girar a Assam
act-box = Devolver a la caja
act-choose-rug = Elige dos casillas
act-choose-facing = Elige una dirección
act-sent = Enviando…
act-wait = Juegan los demás
act-watch = Estás mirando
skip = Saltar
action-title = Qué hacer

## Hints

hint = Pista
hint-hide = Ocultar pista
hint-thinking = Preparando una pista…
hint-warming = Los bots se están preparando. Tu pista aparecerá en cuanto estén listos.
hint-would-face = { $name } giraría a Assam hacia el { facing }.
hint-would-lay = { $name } colocaría la alfombra en { $first } y { $second }.
hint-chance =
    { $times ->
        [0] Con esta opción casi nunca ganarías.
        [one] Con esta opción ganarías una de cada 100 partidas.
        [many] Con esta opción ganarías { $times } de cada 100 partidas.
       *[other] Con esta opción ganarías { $times } de cada 100 partidas.
    }
hint-choices = Las mejores opciones

## Taking back the last rug, round one device

undo = Deshacer
undo-help = Retirar la última alfombra (se puede hasta que se vuelva a girar a Assam)
did-undo = { $name } retira la última alfombra.
keys-undo = retirar la última alfombra (cuando todos juegan en un solo dispositivo)

## What happened besides

did-run-out = { $name } se queda sin tiempo y queda fuera de la partida.
did-break-rules = { $name } incumple las reglas y queda fuera de la partida.
did-fail =
    { $reason ->
        [engine-not-started] { $name } no pudo arrancar y queda fuera de la partida.
        [engine-hung] { $name } dejó de responder y queda fuera de la partida.
        [engine-flooded] { $name } envió demasiado texto y queda fuera de la partida.
        [engine-junk] { $name } envió algo ilegible y queda fuera de la partida.
        [engine-illegal] { $name } hizo una jugada no permitida y queda fuera de la partida.
       *[engine-crashed] { $name } se cerró por un fallo y queda fuera de la partida.
    }
did-sit = { $name } se sienta.
did-vacate = El asiento { $seat } vuelve a estar libre.
did-seat-bot = Un bot ocupa el asiento { $seat }.
did-start = Empieza la partida.
did-stand-in = { $reason ->
    [time] { $name } se queda sin tiempo; un bot toma el relevo.
   *[absent] { $name } no está; un bot toma el relevo.
}
did-come-back = { $name } está de vuelta.
did-move = { $name } juega ahora desde otro dispositivo.
did-hold = El servidor estuvo caído un rato. No se perdió nada.
did-cancel = La mesa se canceló.
log-face = rumbo al { facing }
log-steer = gira a Assam al { facing } para el siguiente jugador
log-roll = saca un { $slippers }, Assam a { $square }
log-pay = paga { dirhams } a { $owner }
log-pay-part = solo puede pagar { dirhams } a { $owner }
log-go-out = queda fuera
log-lay = alfombra { $letter ->
    [r] roja
    [b] azul
    [y] amarilla
   *[g] verde
} en { $first } y { $second }
log-return = devuelve una alfombra a la caja
log-draw =
    siguiente alfombra: { $letter ->
        [r] roja
        [b] azul
        [y] amarilla
       *[g] verde
    }
log-title = Historial de la partida
log-empty = Nada todavía. El primer turno está a punto de empezar.
side-title = Historial y mesa

## Looking back at an earlier turn

log-about = Elige un turno para verlo en el mercado.
look-title = Un turno anterior
look-back = Un turno atrás
look-forward = Un turno adelante
look-return = Volver a la partida
look-opened = Estás viendo un turno anterior. Con Esc vuelves a la partida.
look-returned = Estás de vuelta en la partida.
look-your-turn = Te toca.
look-gone-on = La partida ha avanzado.
keys-look = en el historial: ir de turno en turno; Enter para ver uno en el mercado, Esc para volver a la partida

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
bot-called =
    { $bot ->
        [random] Turista
        [novice] Principiante
        [greedy] Aprendiz
        [merchant] Mercader
        [master] Maestro
        [champion] Campeón
       *[other] Bot { $bot }
    }
bot-lettered =
    { $bot ->
        [random] Turista { $letter }
        [novice] Principiante { $letter }
        [greedy] Aprendiz { $letter }
        [merchant] Mercader { $letter }
        [master] Maestro { $letter }
        [champion] Campeón { $letter }
       *[other] Bot { $bot } { $letter }
    }
bot-about =
    { $bot ->
        [random] Juega al azar.
        [novice] Juega bien más o menos la mitad de las veces.
        [greedy] Mira un turno por delante y busca puntos.
        [merchant] Piensa en lo que cada opción traerá después.
        [master] Calcula con mucha antelación y es difícil de vencer.
        [champion] Aprendió por su cuenta y es el más difícil de vencer.
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

## What a seat says when it is chosen

seat-each-counts = Cada dirham es un punto, y cada casilla en la que se ve una alfombra de este color, también.
seat-each-counts-two = Cada dirham es un punto, y cada casilla en la que se ve una alfombra de uno de estos dos colores, también.
seat-pile-two =
    { $whose ->
        [you] Tu montón tiene alfombras de dos colores.
       *[other] Este montón tiene alfombras de dos colores.
    }
seat-pile-next =
    La siguiente alfombra es { $letter ->
        [r] roja
        [b] azul
        [y] amarilla
       *[g] verde
    }. Todos pueden verla.
seat-pile-empty = Ya se han colocado todas estas alfombras.
seat-next-mark = siguiente
seat-about-out = Fuera de la partida. Estas alfombras se quedan en el mercado, y detenerse en ellas no cuesta nada.
seat-about-away = Ausente: en este momento no tiene abierta la página de esta partida.
seat-about-bot = Un bot. { bot-about }
seat-about-lent = Aquí juega un bot hasta que vuelva el jugador. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Reacciones
react = Decir algo
reaction =
    { $reaction ->
        [hello] ¡Hola!
        [good-luck] ¡Suerte!
        [well-played] ¡Bien jugado!
        [thanks] ¡Gracias!
        [ouch] ¡Ay!
        [laugh] ¡Ja, ja!
        [wow] ¡Vaya!
       *[moment] ¡Un momento!
    }
did-react = { $name }: { reaction }
did-react-you = Tú: { reaction }
did-react-spectator = Un espectador: { reaction }
reactions-mute = Silenciar las reacciones en esta mesa
reactions-mute-help = Dejas de ver y oír lo que envían los demás. Puedes seguir enviando las tuyas.

## A square that was asked about

area-price =
    Zona de { $squares ->
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
    }. Es de { $owner }. Precio para los demás: { dirhams }.
area-free =
    Zona de { $squares ->
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
    }. Es de { $owner }, que está fuera de la partida. Aquí no paga nadie.

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = Tuya: los demás pagan { dirhams }
price-tag-free = Nada que pagar
price-nudge =
    { $how ->
        [touch] Toca cualquier alfombra para ver cuánto cuesta detenerse ahí.
       *[mouse] Señala cualquier alfombra para ver cuánto cuesta detenerse ahí.
    }

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
board-lay = Alfombra en { $first } y { $second }
board-die = El dado muestra { $slippers ->
    [one] una babucha
    [many] { $slippers } de babuchas
   *[other] { $slippers } babuchas
}

## The line

line-connecting = Conectando…
line-slow = La conexión es lenta…
line-back = La conexión ha vuelto.
line-lost =
    Sin conexión desde hace { $seconds ->
        [one] { $seconds } segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }. Intentando reconectar; no se pierde nada.
line-lost-kept =
    Sin conexión desde hace { $seconds ->
        [one] { $seconds } segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }. Tu jugada se conserva y se enviará en cuanto vuelvas a tener conexión.
bot-played = Un bot jugó por ti mientras no estabas. Ya estás de vuelta en la partida.
bot-plays-for-you = Un bot está jugando por ti.
play-myself = Retomar la partida
away-long = { $name } lleva un rato ausente.
away-wait = Esperar
away-bot = Que juegue un bot

## The server is well again

server-recovered = El servidor vuelve a funcionar. Puedes seguir jugando.

## Before the game

gathering-title = Esperando a los demás
gathering-title-full = Ya están todos
gathering-title-guest = Una partida está a punto de empezar
gathering-open =
    { $open ->
        [one] Queda un asiento libre. La partida empieza en cuanto se ocupe.
        [many] Quedan { $open } de asientos libres. La partida empieza en cuanto se ocupen.
       *[other] Quedan { $open } asientos libres. La partida empieza en cuanto se ocupen.
    }
gathering-awaited = La partida empezará automáticamente en cuanto todos tengan abierta esta página. A la espera de: { $names }.
gathering-unready = La partida podrá empezar en cuanto todos tengan abierta esta página. A la espera de: { $names }.
gathering-full =
    { $host ->
        [you] Empieza cuando quieras.
       *[other] Quien creó la mesa iniciará la partida.
    }
invite-title = Invita a tus amigos
invite-text = Envíales este enlace o deja que escaneen el código. Quien lo abra puede sentarse, sin necesidad de cuenta.
invite-link = Enlace de invitación
invite-qr = Código QR del enlace de invitación
invite-message = Ven a jugar una partida de Marrakech conmigo.
invite-here-only = { $host } solo funciona en este equipo. Para que entren otros, inicia el servidor así y abre el juego en la dirección de red de este equipo:
invite-renew = Crear otro enlace
invite-renewed = Aquí tienes un enlace nuevo. El anterior ya no funciona.
invite-host-has-it = Quien creó esta mesa tiene el enlace de invitación.
watch-title = ¿Alguien quiere solo mirar?
watch-link = Enlace para mirar
watching-gathering = Estás mirando. Para jugar, pide el enlace de invitación.
watching-full = Todos los asientos están ocupados. Puedes mirar, y sentarte aquí si alguien se va.
join-late = Si uno de estos asientos es tuyo, puedes traerlo aquí: en el dispositivo en el que te sentaste, abre «{ this-table }» y elige «{ move-seat }».
your-name = Tu nombre
player-numbered = Jugador { $seat }
sit-down = Sentarse
seat-bot = Añadir un bot
which-bot = Qué bot
remove = Quitar
remove-name = Quitar: { $name }
leave-seat = Irse
start-game = Empezar la partida
cancel-table = Cancelar la mesa
cancel-title = ¿Cancelar esta mesa?
cancel-text = Nadie podrá sentarse aquí y el enlace dejará de funcionar.
cancel-no = Conservarla

## An invitation

invited-by = { $name } te invita a una partida de Marrakech
invited-again = { $name } quiere jugar otra vez
invited-new = ¿No conoces Marrakech?
invited-back = Volver a la invitación
seats-taken-title = Todos los asientos están ocupados
seats-taken-text = Esta vez la partida se juega sin ti. Puedes verla, o pedir otra mesa a tus amigos.
seats-taken-watch = Ver la partida
seats-taken-own = Crear una mesa
gathering-away = Ausentes en este momento: { $names }

## The next game with the same players

gathering-title-again = La siguiente partida
gathering-asked = Invitación enviada a: { $names }
gathering-here = Ya en la mesa: { $names }
mark-asked = en espera
invite-again = Enviar el enlace

## This table

this-table = Esta mesa
rules-on = Reglas
rules-edition = Edición: { $edition }
rules-usual = Las reglas habituales.
rules-bankruptcy-play-on = Si un jugador no puede pagarlo todo, paga lo que tiene y sigue jugando.
rules-steering-after-must = Variante: primero se lanza el dado. Tras colocar una alfombra, hay que girar a Assam a la izquierda o a la derecha para el siguiente jugador.
rules-steering-after-may = Variante: primero se lanza el dado. Tras colocar una alfombra, se puede girar a Assam para el siguiente jugador.
rules-area-owner = Para el precio cuentan los dos colores del dueño.
rules-whole-nobody = No se puede cubrir de una vez ninguna alfombra entera, ni siquiera una propia.
rules-halves-colours = Una alfombra nunca puede cubrir dos casillas del mismo color.
rules-pile-alternating = Con dos jugadores, los colores de cada montón se alternan.
rules-stock-15 = Con dos jugadores, cada uno tiene 15 alfombras de un solo color.
rules-tie-shared = Los jugadores empatados a puntos comparten la victoria.
rules-clock-none = Sin reloj.
rules-clock-turn =
    { $seconds ->
        [one] { $seconds } segundo por turno.
        [many] { $seconds } de segundos por turno.
       *[other] { $seconds } segundos por turno.
    } { $timeout ->
        [bot] Si a un jugador se le acaba el tiempo, un bot toma el relevo.
       *[out] Si a un jugador se le acaba el tiempo, queda fuera.
    }
rules-clock-game =
    { $minutes ->
        [one] { $minutes } minuto por jugador para toda la partida
        [many] { $minutes } de minutos por jugador para toda la partida
       *[other] { $minutes } minutos por jugador para toda la partida
    }{ $increment ->
        [0] .
        [one] , más { $increment } segundo por turno.
        [many] , más { $increment } de segundos por turno.
       *[other] , más { $increment } segundos por turno.
    } { $timeout ->
        [bot] Si a un jugador se le acaba el tiempo, un bot toma el relevo.
       *[out] Si a un jugador se le acaba el tiempo, queda fuera.
    }
read-rules = Leer las reglas
fair-title = Un dado sin trampas
fair-text = Cada tirada se calcula a partir de la semilla secreta del servidor y de una semilla de cada asiento. Antes de la partida, el servidor publica el hash de aquí abajo, y su semilla tiene que coincidir con él. Después de la partida se revela la semilla del servidor, y cualquiera puede comprobar todas las tiradas.
fair-seats = La página de cada jugador también publica un hash de su semilla, y la revela automáticamente cuando están todos los hashes. Así, nadie puede elegir su semilla según las de los demás.
fair-hash = Hash de la semilla (SHA-256): { $name }
fair-commitment = Hash de la semilla del servidor (SHA-256)
fair-seed = Semilla: { $name }
fair-change = Cambiar tu semilla
fair-change-name = Cambiar la semilla: { $name }
fair-change-do = Cambiar
fair-salted = A tu semilla se le añaden caracteres al azar para que nadie pueda adivinarla a partir de su hash.
fair-changed = Se ha cambiado tu semilla.
move-seat = Jugar en otro dispositivo
move-seat-name = Llevar a otro dispositivo: { $name }
move-seat-title = Llévate tu asiento
move-seat-text =
    { $minutes ->
        [one] Abre este enlace en el otro dispositivo en menos de un minuto. Funciona una sola vez. Después juegas allí, y desde este dispositivo solo puedes mirar.
        [many] Abre este enlace en el otro dispositivo en menos de { $minutes } de minutos. Funciona una sola vez. Después juegas allí, y desde este dispositivo solo puedes mirar.
       *[other] Abre este enlace en el otro dispositivo en menos de { $minutes } minutos. Funciona una sola vez. Después juegas allí, y desde este dispositivo solo puedes mirar.
    }
move-seat-link = Enlace para el otro dispositivo
move-seat-qr = Código QR del enlace para el otro dispositivo
claim-title = ¿Jugar en este dispositivo?
claim-text = Este enlace trae un asiento a este dispositivo. Desde el otro ya solo se podrá mirar.
claim-yes = Jugar aquí
claim-no = Solo mirar
seat-claimed = Ahora juegas en este dispositivo.
give-up = Abandonar
give-up-name = Abandonar: { $name }
give-up-title = ¿Abandonar esta partida?
give-up-text = Quedarás fuera de la partida. Tus dirhams vuelven a la banca y tus alfombras ya no cuentan para nadie.
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
chart-as-table = Mostrar como tabla
rematch = Jugar otra vez
rematch-join = Unirse a la siguiente partida
rematch-wanted = Los demás quieren jugar otra vez.
watch-next = Ver la siguiente partida
replay-game = Ver la repetición
download-record = Descargar el registro
share = Compartir
share-title = Compartir el resultado
share-text = Texto y enlace
share-result = Marrakech: { $result }
dice-check = Comprobar el dado
dice-checking = Comprobando…
dice-fine =
    { $count ->
        [0] El azar no ha intervenido.
        [one] El único resultado del azar coincide con las semillas.
        [many] Los { $count } de resultados del azar coinciden con las semillas.
       *[other] Los { $count } resultados del azar coinciden con las semillas.
    }
dice-compared =
    { $how ->
        [all] Todos los hashes publicados, el del servidor y los de los asientos, son los que este dispositivo guardó antes de revelar su propia semilla.
        [server] El hash del servidor es el que vio este dispositivo. No guardó hashes de los asientos con los que comparar.
       *[none] Este dispositivo no guardó ningún hash antes de la partida, así que no hay con qué comparar el registro.
    }
dice-rounds =
    { $count ->
        [one] Antes, este dispositivo reveló una vez una semilla, pero la partida no empezó; después se cambiaron todas las semillas.
        [many] Antes, este dispositivo reveló { $count } de veces una semilla, pero la partida no empezó; cada vez se cambiaron todas las semillas.
       *[other] Antes, este dispositivo reveló { $count } veces una semilla, pero la partida no empezó; cada vez se cambiaron todas las semillas.
    }
dice-other-promise = El hash del servidor ha cambiado. Este dispositivo vio { $seen } en esta mesa y ahora encuentra { $found }.
dice-seed-lost = Este dispositivo no tiene la semilla de tu asiento, y ya es tarde para elegir otra. Abre esta página en el dispositivo que la tiene. Si no puedes, quien creó la mesa puede darle tu asiento a un bot o cancelar la mesa.
dice-other-table = Este registro es de otra mesa: { $found }.

## The end, for the person at this screen

you-share-win = ¡Compartes la victoria!
over-by-points =
    { $lead ->
        [one]
            Victoria por un punto: { dirhams } y { $squares ->
                [one] una casilla
                [many] { $squares } de casillas
               *[other] { $squares } casillas
            }.
        [many]
            Victoria por { $lead } de puntos: { dirhams } y { $squares ->
                [one] una casilla
                [many] { $squares } de casillas
               *[other] { $squares } casillas
            }.
       *[other]
            Victoria por { $lead } puntos: { dirhams } y { $squares ->
                [one] una casilla
                [many] { $squares } de casillas
               *[other] { $squares } casillas
            }.
    }
over-by-dirhams =
    { $points ->
        [one] Deciden los dirhams, { $most } a { $next }: { $names } empatan a un punto.
        [many] Deciden los dirhams, { $most } a { $next }: { $names } empatan a { $points } de puntos.
       *[other] Deciden los dirhams, { $most } a { $next }: { $names } empatan a { $points } puntos.
    }
over-shared =
    { $points ->
        [one] Nadie queda por delante: empate a un punto.
        [many] Nadie queda por delante: empate a { $points } de puntos.
       *[other] Nadie queda por delante: empate a { $points } puntos.
    }
over-only-one = Solo queda { $name }.
over-only-you = Solo quedas tú.
over-others-gave-up = Todos los demás han abandonado.
over-you-close =
    { $lead ->
        [one] ¡Por muy poco! Solo te faltó un punto. ¡Bien jugado!
        [many] ¡Por muy poco! Solo te faltaron { $lead } de puntos. ¡Bien jugado!
       *[other] ¡Por muy poco! Solo te faltaron { $lead } puntos. ¡Bien jugado!
    }
over-you-equal = ¡Por muy poco! Solo los dirhams marcaron la diferencia. ¡Bien jugado!
over-you-second = Quedas en segundo lugar. ¡Bien jugado!
over-you-third = Quedas en tercer lugar. ¡Bien jugado!
over-you-fourth = Quedas en cuarto lugar. ¡Más suerte la próxima vez!
over-you-lost = ¡Bien jugado! El mercado sigue abierto para otra partida.
over-you-out = Quedaste fuera antes del final. El mercado sigue abierto para otra partida.

## The points by turn

chart-help = Toca el gráfico o usa las flechas del teclado para ver los puntos de todos después de cualquier turno.
chart-walk = Puntos tras un turno
chart-value = Tras el turno { $turn }: { $points }.
chart-value-start = Al comienzo: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = Ver el mercado tras el turno { $turn }
chart-watch-start = Ver el mercado al comienzo

## Links, dialogs, pages

copy = Copiar
copied = Copiado
copy-by-hand = El enlace está seleccionado: ya puedes copiarlo.
close = Cerrar
dialog-no = No
table-try-again = Reintentar
to-home = Ir al inicio
table-heading = Marrakech: { $names }
table-loading = Abriendo la mesa…
table-gone-title = Mesa no encontrada
table-gone = Quizá el enlace esté incompleto, o la mesa se haya eliminado.
table-unreachable-title = El servidor no responde
table-cancelled-title = Esta mesa se canceló
table-cancelled = Quien la creó ha cancelado la partida. ¿Quieres crear otra mesa?

## Window titles

title-my-turn = ● Te toca
title-playing = Partida en curso
title-gathering = Esperando jugadores
title-won =
    { $count ->
        [one] { $names } gana
        [many] { $names } comparten la victoria
       *[other] { $names } comparten la victoria
    }
title-you-won = Has ganado
title-you-share = Compartes la victoria
title-replay = Repetición: { $names }

## Help

keys-title = Atajos
key-arrows = Flechas
key-enter = Enter, espacio
key-escape = Esc
keys-arrows = elegir una dirección para Assam, o un lugar para tu alfombra
keys-enter = lanzar el dado, o colocar la alfombra elegida
keys-escape = anular una elección sin confirmar, o saltar la animación
keys-skip = saltar la animación
keys-log = abrir o cerrar el historial
keys-hint = mostrar u ocultar una pista
keys-sounds = activar o desactivar los sonidos
keys-help = mostrar esta ayuda
keys-touch = Con el dedo: toca una casilla para ver ahí una alfombra. Tócala otra vez para ver la siguiente, o toca una casilla contigua para elegir esas dos. Para colocar la alfombra, pulsa el botón.

## Help: mouse, arrows and prices

keys-mouse = Con el ratón: haz clic en una alfombra para elegirla, y otra vez para colocarla. Un doble clic solo la elige.
keys-facing = Al tocar una flecha o hacer clic en ella solo se gira a Assam. Para lanzar el dado, pulsa el botón.
keys-price = Toca cualquier otra alfombra, o haz clic en ella, para ver cuánto cuesta detenerse ahí.

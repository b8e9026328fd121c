### Spanish: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = «{ $text }» no es una acción.
depth-negative = No hay secuencias de { $depth } acciones.
draw-none-left = { $action }: no queda ninguna alfombra de ese color en el montón del asiento { $seat }.
game-over = { $action }: la partida ha terminado.
lay-covers-rug = { $action } cubriría de una vez una alfombra entera que no se puede cubrir así.
lay-must = Se puede colocar una alfombra, así que hay que hacerlo.
lay-not-beside = { $action } no comparte ningún lado con la casilla de Assam.
lay-on-assam = { $action } quedaría debajo de Assam.
lay-one-colour = { $action } cubriría dos casillas de un mismo color, y estas reglas lo prohíben.
not-this-step = { $action } no corresponde ahora: { $step ->
    [turn] hay que girar a Assam (N, E, S o W).
    [steer] hay que girar a Assam (N, E, S o W).
    [roll] hay que lanzar el dado (de 1 a 4).
    [draw] hay que sacar la siguiente alfombra del montón (como *r).
   *[lay] hay que colocar una alfombra (como d4d5).
}
roll-unknown = «{ $action }» no es un resultado del dado, que va de 1 a 4.
seat-out = { $action }: el asiento { $seat } ya está fuera.
seat-unknown = { $action }: no hay nadie en el asiento { $seat }.
steer-must-turn = { $action }: Assam debe girar un cuarto de vuelta a la izquierda o a la derecha; ya mira al { facing }.
turn-half-round = { $action }: Assam mira al { facing } y nunca da media vuelta.

## What cannot be set up

bot-unknown = No hay ningún bot «{ $name }». Hay: { $names }.
edition-unknown = No hay ninguna edición «{ $name }». «marrakech editions» las muestra todas.
facing-unknown = «{ $facing }» no es una dirección; usa N, E, S o W.
option-clash = { $first } y { $second } no se pueden jugar a la vez.
option-unknown = No hay ninguna opción «{ $option }». Hay: { $options }.
option-value = La opción { $option } no tiene el valor «{ $value }». Tiene: { $values }.
players-number = Marrakech es para 2 a 4 jugadores, no para { $players }.

## What is wrong with a position

assam-form = «{ $text }» no es una casilla con una dirección, como d4S.
board-character = «{ $text }» no tiene cabida en el tablero.
board-rank-length = la fila { $rank } tiene { $found ->
    [8] más de 7 casillas.
    [one] solo 1 casilla, no 7.
    [many] solo { $found } de casillas, no 7.
   *[other] solo { $found } casillas, no 7.
}
board-ranks = el tablero tiene 7 filas separadas por «/», no { $found }.
board-run = en la fila { $rank } hay dos series seguidas de casillas vacías; escribe su suma.
colour-unseated = aquí ningún asiento tiene el color «{ $colour }».
draw-one-way = el asiento { $seat } no tiene nada que sacar: su siguiente alfombra solo puede ser una.
half-alone = «{ $half }» en { $square } apunta a otra mitad que no apunta a ella.
mover-no-rugs = le toca al asiento { $seat } (fase «{ $step }»), pero no le quedan alfombras.
mover-out = le toca al asiento { $seat } (fase «{ $step }»), pero está fuera.
number-form = «{ $text }» no es un número entero.
number-range = { $text } supera el número más alto, { $highest }.
option-default = «{ $text }» es el valor predeterminado y no se escribe.
option-form = «{ $text }» no es una opción con su valor, como area=owner.
option-order = la opción «{ $option }» no está en su sitio; las opciones van ordenadas y cada una aparece una sola vez.
out-everyone = alguien tiene que seguir en juego.
out-order = quienes están fuera se numeran x1, x2… según el orden de salida; encontrado: { $found }.
position-fields = una posición tiene seis campos separados por un solo espacio; encontrados: { $found }.
position-long = una posición nunca tiene más de { $longest } caracteres.
seat-colours = el asiento { $seat } juega con «{ $colours }»; se encontró «{ $text }».
seat-form = el asiento { $seat } debe escribirse como 30:r12, no «{ $text }».
seat-number = «{ $text }» no es uno de los { $seats } asientos.
seats-number = una posición tiene de 2 a 4 asientos, no { $found }.
should-be-over = no queda nadie que pueda jugar, así que la fase debe ser «over», no «{ $step }».
step-ruleset = la fase «{ $step }» no existe en estas reglas.
step-unknown = «{ $text }» no es una fase. Hay: { $steps }.
top-colour = la alfombra de arriba del asiento { $seat } es una de «{ $colours }», no «{ $text }».
top-early = el montón del asiento { $seat } espera a que se saque una alfombra y aún no muestra ninguna.
top-missing = el montón del asiento { $seat } debe mostrar su alfombra de arriba, como *r.
top-none-left = la alfombra de arriba del asiento { $seat } no puede ser «{ $colour }»: no queda ninguna.
top-one-colour = el montón del asiento { $seat } es de un solo color; su alfombra de arriba no se escribe.

## What is wrong with a record

comment-brace = un comentario no puede contener una llave de cierre: «{ $text }».
comment-open = un comentario se abre y no se cierra en su línea.
comment-place = el comentario «{ $text }» está donde no puede haber ninguno, o fuera de orden.
comment-result = no puede haber comentarios junto al resultado, encima ni después; el último lugar posible es entre los turnos.
not-canonical = no se escribe así. Se esperaba: { $expected }
record-character = el carácter «{ $text }» no puede estar en un registro.
record-cut-off = la última línea no termina; el registro parece cortado.
record-edition = la edición «{ $name }» sigue reglas distintas de las de la posición de la etiqueta Start.
record-empty = aquí no hay nada.
record-long = un registro nunca tiene más de { $longest } caracteres.
record-no-result = el registro acaba sin resultado. Se esperaba una línea en blanco y después «*» o los puntos.
record-players = el registro no indica ni un Start ni de 2 a 4 asientos en orden (Seat1, Seat2…).
record-seat = { $tag }: la partida solo tiene { $seats } asientos.
record-start = las etiquetas no describen el comienzo de esta partida.
record-sections = tras esta línea en blanco solo se espera un resultado.
result-wrong = el resultado es { $expected }, no «{ $text }».
tag-form = esto no es una etiqueta como [Seat1 "Ana"]: { $text }
tag-name = «{ $tag }» no es un nombre de etiqueta.
tag-reserved = la etiqueta { $tag } se deduce del comienzo, los nombres y la edición; no se puede dar aparte.
tag-twice = la etiqueta { $tag } aparece aquí por segunda vez.
turn-empty = el turno no tiene ninguna acción.
turn-form = un turno empieza con su número, como «1.»; se encontró «{ $text }».
turn-line = el turno termina antes de «{ $text }», que va en una línea propia.
turn-number = ahora viene el turno { NUMBER($expected, useGrouping: 0) }, no { $text }.
turn-unfinished = el turno no está terminado: falta la fase «{ $step }».

## Dice

seed-form = «{ $text }» no es una semilla: de 1 a { $longest } caracteres ASCII imprimibles, sin espacios.
commitment-form = «{ $text }» no es un hash SHA-256: 64 dígitos hexadecimales, en minúsculas.
commitments-missing = { $people ->
    [one] Una persona se sienta desde el principio y promete una semilla; promesas recibidas: { $commitments }.
    [many] { $people } de personas se sientan desde el principio y cada una promete una semilla; promesas recibidas: { $commitments }.
   *[other] { $people } personas se sientan desde el principio y cada una promete una semilla; promesas recibidas: { $commitments }.
}
seeds-awaited = La partida aún no puede empezar: falta la semilla de algún asiento.
seeds-sealed = Las semillas están fijadas: la partida está a punto de empezar y ya no se pueden cambiar.
seed-hash = la semilla del asiento { $seat } no es la prometida: su hash es { $expected }, no { $text }.
dice-tags = falta la etiqueta { $tag }, y sin ella no se puede comprobar el dado.
dice-tag-form = la etiqueta { $tag } no puede contener «{ $text }».
dice-seat = { $tag }: la partida solo tiene { $seats } asientos.
dice-hash = la semilla del servidor no es la prometida: su hash es { $expected }, no { $text }.
dice-chance = el resultado del azar n.º { $number } es { $action }; las semillas dan { $expected }.

## Names

name-characters = un nombre no puede contener el carácter { $text }.
name-length = un nombre tiene de 1 a { $longest } caracteres, no { $length }.

## At a table

behind = La partida ha avanzado (evento { $number }); mira otra vez antes de decidir.
bot-not-ready = El bot aún se está preparando; inténtalo de nuevo en un momento.
chance-decides = { $action }: aquí decide el azar.
clock-form = «{ $kind }» no es un reloj con el que se pueda jugar.
code-wrong = Este enlace no abre ningún asiento, o ya no lo abre.
device-link-wrong = Este enlace no añade ningún dispositivo, o ya no lo hace. Crea uno nuevo en el otro dispositivo.
device-unknown = Este dispositivo no es tuyo, o su sesión ya está cerrada.
command-unknown = «{ $kind }» no es algo que se pueda hacer en una mesa.
hint-none = El bot no respondió; inténtalo de nuevo en un momento.
hint-people = No hay pistas donde juegan otras personas.
log-long = Han pasado más de { $most } cosas en esta mesa; ya solo se puede jugar hasta el final.
names-missing = { $people ->
    [one] Una persona se sienta desde el principio y necesita un nombre; recibidos: { $names }.
    [many] { $people } de personas se sientan desde el principio y cada una necesita un nombre; recibidos: { $names }.
   *[other] { $people } personas se sientan desde el principio y cada una necesita un nombre; recibidos: { $names }.
}
not-host = Eso solo puede hacerlo quien creó esta mesa.
not-seated = Eso solo puede hacerlo quien tiene un asiento en esta mesa.
not-your-seat = El asiento { $seat } no es tuyo.
not-your-turn = Le toca al asiento { $seat }, que no es tuyo.
record-none = Esta partida no ha empezado; aún no hay registro.
rematch-exists = La siguiente partida ya está creada: mesa { $table }.
rules-twice = Indica una edición o unas reglas, no ambas.
seat-free = No hay nadie en el asiento { $seat }.
seat-kind = «{ $text }» no puede sentarse; un asiento es para una persona o para un bot, o queda libre.
seat-missing = Aquí no hay ningún asiento «{ $seat }».
seat-not-lent = Ningún bot juega por ti.
seat-not-persons = Ahora no juega ninguna persona en el asiento { $seat }.
seat-present = Quien ocupa el asiento { $seat } está aquí, o lleva muy poco tiempo ausente.
seat-taken = { $seat ->
    [0] Todos los asientos están ocupados.
   *[other] El asiento { $seat } está ocupado.
}
seats-open = Aún quedan asientos libres.
stand-in-weak = El bot «{ $name }» no puede sustituir a un jugador. Pueden hacerlo: { $names }.
table-busy = Demasiada gente quiere cambiar esta mesa a la vez; inténtalo de nuevo.
table-damaged = El historial de la mesa «{ $table }» está dañado y nadie puede jugar en ella. Todas las demás mesas están bien.
table-unknown = No hay ninguna mesa «{ $table }».
time-left = Aún queda tiempo.
timeout-kind = «{ $text }» no es algo que pueda pasar al acabarse el tiempo.
wrong-phase = { $phase ->
    [gathering] La partida no ha empezado todavía.
    [playing] La partida ya ha empezado.
    [over] La partida ha terminado.
   *[cancelled] La mesa se canceló.
}

## At the server's doors

bots-alone = { $most ->
    [0] En este servidor los bots no pueden jugar solos.
    [one] Desde tu red ya se juega una partida solo de bots. Espera a que termine.
    [many] Desde tu red ya se juegan { $most } de partidas solo de bots. Espera a que termine alguna.
   *[other] Desde tu red ya se juegan { $most } partidas solo de bots. Espera a que termine alguna.
}
host-refused = Este servidor no responde al nombre «{ $host }». Quien lo administra puede permitir ese nombre con la opción { $option }.
method-unknown = Eso no se puede hacer aquí.
origin-refused = Una página de otro sitio no puede hacer eso.
page-unbuilt = La página no está incluida en este servidor: la incluye «python hatch_build.py build», ejecutado en su código fuente.
page-unknown = Aquí no hay nada.
request-big = Es demasiado de una vez.
request-invalid = La petición no tiene la forma que describe el protocolo ({ $where }: { $what }).
request-slow = La petición tardó demasiado en llegar.
server-failed = Algo salió mal aquí. Queda anotado, y nada de lo confirmado se pierde.
server-full = El servidor no admite más conexiones; inténtalo de nuevo dentro de un rato.
square-unknown = «{ $text }» no es una casilla.
token-missing = Este dispositivo no tiene token, o se cerró su sesión: POST /api/device le da uno.
too-many-tables = Una página puede seguir { $most } mesas como máximo.
server-troubled = El servidor no puede guardar nada ahora mismo ({ $trouble }). No se pierde nada; inténtalo de nuevo dentro de un rato.
too-often = Demasiadas veces seguidas; espera un poco.

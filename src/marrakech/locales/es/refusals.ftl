### Spanish: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = «{ $text }» no es una acción.
depth-negative = El número de acciones no puede ser negativo: { $depth }.
draw-none-left = { $action }: no queda ninguna alfombra de ese color en el montón del asiento { $seat }.
game-over = { $action }: la partida ha terminado.
lay-covers-rug = { $action } cubriría de una vez una alfombra entera, y eso no está permitido.
lay-must = Puedes colocar una alfombra, así que tienes que hacerlo.
lay-not-beside = { $action }: al menos una mitad de la alfombra debe compartir un lado con la casilla de Assam.
lay-on-assam = { $action }: no se puede colocar una alfombra en la casilla de Assam.
lay-one-colour = { $action } cubriría dos casillas del mismo color, y estas reglas no lo permiten.
not-this-step =
    { $action } no se puede jugar ahora. { $step ->
        [turn] Ahora hay que girar a Assam: N (norte), E (este), S (sur) o W (oeste).
        [steer] Ahora hay que girar a Assam: N (norte), E (este), S (sur) o W (oeste).
        [roll] Ahora hay que lanzar el dado: de 1 a 4.
        [draw] Ahora hay que sacar la siguiente alfombra del montón, por ejemplo *r.
       *[lay] Ahora hay que colocar una alfombra, por ejemplo d4d5.
    }
roll-unknown = «{ $action }» no es un resultado del dado, que va de 1 a 4.
seat-out = { $action }: el asiento { $seat } ya está fuera.
seat-unknown = { $action }: en esta partida no hay asiento { $seat }.
steer-must-turn = { $action }: Assam ya mira al { facing }. Gíralo un cuarto de vuelta a la izquierda o a la derecha.
turn-half-round = { $action }: Assam mira al { facing } y no puede dar media vuelta. Elige otra dirección.

## What cannot be set up

bot-unknown = No hay ningún bot llamado «{ $name }». Disponibles: { $names }.
edition-unknown = No hay ninguna edición llamada «{ $name }». Para verlas todas, ejecuta «marrakech editions».
facing-unknown = «{ $facing }» no es una dirección; usa N (norte), E (este), S (sur) o W (oeste).
option-clash = { $first } y { $second } no se pueden combinar.
option-unknown = No hay ninguna opción llamada «{ $option }». Disponibles: { $options }.
option-value = La opción { $option } no puede ser «{ $value }». Valores posibles: { $values }.
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
draw-one-way = el asiento { $seat } no tiene nada que sacar: su siguiente alfombra ya está determinada.
half-alone = «{ $half }» en { $square } apunta a otra mitad que no apunta a ella.
mover-no-rugs = la fase es «{ $step }», pero al asiento { $seat } no le quedan alfombras.
mover-out = la fase es «{ $step }», pero el asiento { $seat } está fuera.
number-form = «{ $text }» no es un número entero.
number-range = { $text } es demasiado alto; el número más alto es { $highest }.
option-default = «{ $text }» es el valor predeterminado; no lo escribas.
option-form = «{ $text }» no es una opción con su valor, como area=owner.
option-order = la opción «{ $option }» no está en su sitio; ordena las opciones y escribe cada una una sola vez.
out-everyone = al menos un jugador tiene que seguir en juego.
out-order = los jugadores que están fuera se numeran x1, x2… en el orden en que salieron; encontrado: { $found }.
position-fields = una posición tiene seis campos separados por un solo espacio; encontrados: { $found }.
position-long = una posición no puede tener más de { $longest } caracteres.
seat-colours = el asiento { $seat } juega con «{ $colours }»; se encontró «{ $text }».
seat-form = el asiento { $seat } debe escribirse como 30:r12, no «{ $text }».
seat-number = «{ $text }» no es uno de los { $seats } asientos.
seats-number = una posición tiene de 2 a 4 asientos, no { $found }.
should-be-over = no queda nadie que pueda jugar, así que la fase debe ser «over», no «{ $step }».
step-ruleset = estas reglas no tienen la fase «{ $step }».
step-unknown = «{ $text }» no es una fase. Las fases son: { $steps }.
top-colour = la alfombra de arriba del asiento { $seat } debe ser una de «{ $colours }», no «{ $text }».
top-early = el montón del asiento { $seat } aún espera a que se saque una alfombra, así que no puede mostrar ninguna.
top-missing = el montón del asiento { $seat } debe mostrar su alfombra de arriba, como *r.
top-none-left = la alfombra de arriba del asiento { $seat } no puede ser «{ $colour }»: no queda ninguna.
top-one-colour = el montón del asiento { $seat } es de un solo color; no escribas su alfombra de arriba.

## What is wrong with a record

comment-brace = un comentario no puede contener una llave de cierre: «{ $text }».
comment-open = este comentario no se cierra en la misma línea.
comment-place = el comentario «{ $text }» está donde no puede haber ninguno, o fuera de orden.
comment-result = un comentario no puede estar junto al resultado, encima ni después; ponlo entre los turnos.
not-canonical = esta no es la forma estándar. Se esperaba: { $expected }
record-character = un registro no puede contener el carácter «{ $text }».
record-cut-off = la última línea está incompleta; el registro parece cortado.
record-edition = las reglas de la edición «{ $name }» difieren de las de la posición de la etiqueta Start.
record-empty = aquí no hay nada.
record-long = un registro no puede tener más de { $longest } caracteres.
record-no-result = el registro acaba sin resultado. Debe acabar con una línea en blanco y después «*» o los puntos.
record-players = el registro necesita la etiqueta Start, o de dos a cuatro jugadores en orden (Seat1, Seat2…).
record-seat = { $tag }: la partida solo tiene { $seats } asientos.
record-start = las etiquetas no coinciden con el comienzo de esta partida.
record-sections = tras esta línea en blanco solo puede venir el resultado.
result-wrong = el resultado debería ser { $expected }, no «{ $text }».
tag-form = esto no es una etiqueta como [Seat1 "Ana"]: { $text }
tag-name = «{ $tag }» no es un nombre válido para una etiqueta.
tag-reserved = la etiqueta { $tag } se escribe automáticamente a partir del comienzo, los nombres y la edición; no la indiques.
tag-twice = la etiqueta { $tag } aparece aquí por segunda vez.
turn-empty = este turno no tiene ninguna acción.
turn-form = un turno empieza con su número, como «1.»; se encontró «{ $text }».
turn-line = el turno termina antes de «{ $text }», que va en una línea nueva.
turn-number = ahora debería venir el turno { NUMBER($expected, useGrouping: 0) }, no { $text }.
turn-unfinished = el turno no está terminado: falta la fase «{ $step }».

## Dice

seed-form = «{ $text }» no es una semilla válida; usa de 1 a { $longest } caracteres ASCII imprimibles, sin espacios.
commitment-form = «{ $text }» no es un hash SHA-256; usa 64 dígitos hexadecimales en minúsculas.
commitments-missing =
    { $people ->
        [one] Una persona se sienta desde el principio y necesita el hash de una semilla; hashes recibidos: { $commitments }.
        [many] { $people } de personas se sientan desde el principio y cada una necesita el hash de una semilla; hashes recibidos: { $commitments }.
       *[other] { $people } personas se sientan desde el principio y cada una necesita el hash de una semilla; hashes recibidos: { $commitments }.
    }
seeds-awaited = La partida aún no puede empezar: todavía faltan semillas.
seeds-sealed = La partida está a punto de empezar; las semillas ya no se pueden cambiar.
seed-hash = la semilla del asiento { $seat } no coincide con su hash publicado: el hash de la semilla es { $expected }, no { $text }.
dice-tags = falta la etiqueta { $tag }, y sin ella no se puede comprobar el dado.
dice-tag-form = la etiqueta { $tag } no puede ser «{ $text }».
dice-seat = { $tag }: la partida solo tiene { $seats } asientos.
dice-hash = la semilla del servidor no coincide con su hash publicado: el hash de la semilla es { $expected }, no { $text }.
dice-chance = el resultado del azar n.º { $number } es { $action }, pero las semillas dan { $expected }.

## Names

name-characters = un nombre no puede contener el carácter { $text }.
name-length = un nombre debe tener de 1 a { $longest } caracteres, no { $length }.

## At a table

behind = La partida ha avanzado. Mira otra vez antes de decidir.
bot-not-ready = El bot aún se está preparando. Inténtalo de nuevo en un momento.
chance-decides = { $action }: aquí decide el azar.
clock-form = «{ $kind }» no es un reloj válido.
code-wrong = Este enlace no abre ningún asiento, o ya no lo abre. Pide uno nuevo.
device-link-wrong = Este enlace no sirve para añadir un dispositivo, o ya no sirve. Crea uno nuevo en el otro dispositivo.
device-unknown = Este dispositivo no es tuyo, o su sesión ya está cerrada.
command-unknown = «{ $kind }» no es un comando de mesa.
hint-none = El bot no respondió. Inténtalo de nuevo en un momento.
hint-people = No hay pistas cuando juegas con otras personas.
log-long = Esta mesa ha llegado a su límite de { $most } eventos. La partida ya solo se puede jugar hasta el final.
names-missing =
    { $people ->
        [one] Una persona se sienta desde el principio y necesita un nombre; nombres recibidos: { $names }.
        [many] { $people } de personas se sientan desde el principio y cada una necesita un nombre; nombres recibidos: { $names }.
       *[other] { $people } personas se sientan desde el principio y cada una necesita un nombre; nombres recibidos: { $names }.
    }
not-host = Eso solo puede hacerlo quien creó esta mesa.
not-seated = Eso solo puede hacerlo quien tiene un asiento en esta mesa.
not-your-seat = El asiento { $seat } no es tuyo.
not-your-turn = No te toca a ti: es el turno del asiento { $seat }.
record-none = Esta partida no ha empezado; aún no hay registro.
rematch-exists = La siguiente partida ya está creada: mesa { $table }.
rules-twice = Elige una edición o tus propias reglas, no ambas.
seat-free = No hay nadie en el asiento { $seat }.
seat-kind = «{ $text }» no es un asiento válido; un asiento está libre, es de una persona o es de un bot.
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
table-busy = En esta mesa están pasando demasiadas cosas a la vez. Inténtalo de nuevo.
table-damaged = El historial de la mesa «{ $table }» está dañado y nadie puede jugar en ella. Las demás mesas no están afectadas.
table-unknown = No hay ninguna mesa «{ $table }».
time-left = Aún queda tiempo.
timeout-kind = «{ $text }» no es una regla válida para cuando se acaba el tiempo.
wrong-phase = { $phase ->
    [gathering] La partida no ha empezado todavía.
    [playing] La partida ya ha empezado.
    [over] La partida ha terminado.
   *[cancelled] La mesa se canceló.
}

## Reactions at a table

reactions-fast =
    { $seconds ->
        [one] ¡No tan rápido! Podrás enviar la siguiente reacción dentro de { $seconds } segundo.
        [many] ¡No tan rápido! Podrás enviar la siguiente reacción dentro de { $seconds } de segundos.
       *[other] ¡No tan rápido! Podrás enviar la siguiente reacción dentro de { $seconds } segundos.
    }
reactions-crowd = Muchos espectadores están reaccionando ahora mismo. Inténtalo de nuevo en un momento.
reactions-used =
    { $who ->
        [spectators] Los espectadores han agotado sus { $most } reacciones en esta mesa.
       *[player] Has agotado tus { $most } reacciones en esta mesa.
    }

## Taking back

undo-none = No hay ninguna alfombra que retirar: solo se puede hasta que se gire a Assam o se lance el dado.
undo-others = Otras personas juegan desde sus propios dispositivos, así que no se puede deshacer nada.

## At the server

analysis-empty = No hay nada que analizar: no se ha registrado ninguna acción.
analysis-full = Hay muchas partidas esperando su análisis en este servidor. Inténtalo de nuevo dentro de unos minutos.
analysis-many = Varios de tus análisis siguen pendientes. Espera a que termine alguno.
analysis-too-early = Una partida solo se puede analizar cuando ha terminado.
analysis-unknown = Este análisis ya no está disponible. Pídelo otra vez.
bots-alone =
    { $most ->
        [0] Este servidor no admite partidas solo de bots.
        [one] Desde tu red ya se juega una partida solo de bots. Espera a que termine.
        [many] Desde tu red ya se juegan { $most } de partidas solo de bots. Espera a que termine alguna.
       *[other] Desde tu red ya se juegan { $most } partidas solo de bots. Espera a que termine alguna.
    }
host-refused = Este servidor no responde al nombre «{ $host }». Quien lo administra puede permitir ese nombre con la opción { $option }.
method-unknown = Eso no se puede hacer aquí.
origin-refused = Las páginas de otros sitios no pueden hacer eso aquí.
page-unbuilt = Las páginas del juego no están incluidas en este servidor. Para incluirlas, ejecuta «python hatch_build.py build» en la carpeta de su código fuente.
page-unknown = No hay nada en esta dirección.
request-big = Es demasiado para enviarlo de una vez.
request-invalid = La petición no sigue el protocolo ({ $where }: { $what }).
request-slow = La petición tardó demasiado en llegar.
rollout-none = Aquí no hay nada que comparar: nadie tuvo nada que elegir en este punto.
rollout-unknown = Estas partidas ya no están disponibles. Pídelas otra vez.
server-failed = Algo salió mal en el servidor, y el problema ha quedado registrado. Inténtalo de nuevo.
server-full = El servidor está lleno ahora mismo. Inténtalo de nuevo dentro de un rato.
square-unknown = «{ $text }» no es una casilla.
token-missing = Este dispositivo no tiene token, o se cerró su sesión. POST /api/device le da uno nuevo.
too-many-tables = Una página puede seguir { $most } mesas como máximo.
server-troubled = El servidor no puede guardar jugadas ahora mismo. Espera un momento e inténtalo de nuevo.
too-often = Demasiadas peticiones seguidas. Espera un momento e inténtalo de nuevo.

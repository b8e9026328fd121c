### Spanish: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: el archivo no existe.
file-is-folder = { $file } es una carpeta.
file-not-text = { $file }: no es un texto en UTF-8 (byte { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } ocupa más de { $limit } megabytes; un registro es mucho más pequeño.
file-exists = { $file } ya existe y no se sobrescribe.
file-unreadable = No se puede leer { $file }: { $reason }
file-unwritable = No se puede escribir { $file }: { $reason }
of-file = { $file }: { $problem }
error = Error: { $problem }
turn-beyond = el registro no llega al turno { NUMBER($turn, useGrouping: 0) }; acaba en el turno { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } bots necesitan { $bots } asientos; juegan { $players }.
names-too-many = { $names ->
    [one] Hay un nombre
    [many] Hay { $names } de nombres
   *[other] Hay { $names } nombres
} para { $people ->
    [0] ninguna persona: solo juegan bots.
    [one] una persona.
    [many] { $people } de personas.
   *[other] { $people } personas.
}
starter-unknown = «{ $text }» no es una forma de decidir quién empieza; usa random o agreed.
nothing-to-resume = No hay ninguna partida sin terminar que reanudar.
options-clash = { $first } y { $second } no se pueden usar a la vez.
passed-over = Omitido: { $problem }
language-unknown = El idioma «{ $text }» no está disponible. Hay: { $languages }.
section-unknown = Las reglas no tienen ninguna parte «{ $text }». Hay: { $sections }.
resume-alone = Una partida reanudada conserva sus jugadores y sus reglas; quita { $option }.

## The store

store-full = { $file }: el disco está lleno y no se puede guardar nada nuevo. Lo ya confirmado está a salvo; libera espacio y continúa.
store-locked = { $file } está en uso por otro servidor u otro programa.
store-broken = { $file } está dañado o nunca fue un almacén de mesas ({ $reason }). «marrakech check-store» dice qué mesas están intactas; con --rescue las copia en un archivo nuevo.
store-gone = { $file } se borró, se movió o se reemplazó mientras el servidor lo usaba. No se guardará nada nuevo hasta que vuelva ese mismo archivo.
store-newer = { $file } se escribió con un marrakech más nuevo (versión { $found } del almacén; aquí se conoce hasta la { $known }).
store-behind = { $file } es más antiguo que { $copy }: esa copia se rescató de él y tiene algo que falta en el archivo. Arranca con la copia (--data) o muévela a otro sitio para seguir con el estado anterior.
store-unreadable = No se puede abrir, leer o escribir { $file }: { $reason }
store-closed = { $file } está cerrado: el servidor se está deteniendo.
store-none = { $file } no es un almacén de mesas, o está dañado desde el principio.
check-store-whole = { $file } está intacto: { $count ->
    [one] una mesa.
    [many] { $count } de mesas.
   *[other] { $count } mesas.
}
check-store-damaged = { $file } está dañado. Mesas intactas: { $whole } de { $count }.
check-store-structure = { $file }: { $reason }
check-store-table = Mesa { $table }: { $problem ->
    [checksum] el evento { $number } no está como se escribió.
    [gap] falta el evento { $number }.
    [fold] el evento { $number } no tiene sentido.
   *[summary] todos los eventos están intactos, pero las listas dicen otra cosa de ella.
}
check-store-rescued = { $count ->
    [one] Se copió una mesa intacta en { $file }
    [many] Se copiaron { $count } de mesas intactas en { $file }
   *[other] Se copiaron { $count } mesas intactas en { $file }
}
backup-done = Las mesas de { $source } están copiadas en { $target }

## Drawing a position

seat-name = Asiento { $seat }
to-move = ▶
column-player = Jugador
column-rugs = Por colocar
column-dirhams = Dirhams
column-squares = Casillas
column-points = Puntos
column-next = Siguiente
out = fuera
steps-next = { $step ->
    [turn] { $name } orienta a Assam.
    [roll] { $name } lanza el dado.
    [lay] { $name } coloca una alfombra.
    [draw] Se saca la siguiente alfombra de { $name }.
    [steer] { $name } gira a Assam para el siguiente jugador.
   *[over] La partida ha terminado.
}
rules-in-force = Reglas: { $rules }
rules-default = las predeterminadas
legal-heading = Posible: { $actions }
chance-heading = Azar: { $actions }

## Playing in the terminal

ask-players = ¿Cuántos juegan?
ask-bots = ¿Cuántos de ellos son bots?
ask-level = ¿De qué nivel? { $levels }
ask-name = ¿Nombre del jugador { $number }?
ask-number-again = Un número del { $low } al { $high }, por favor.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Jugador { $number }
welcome = Marrakech en la terminal. Escribe ? en cualquier momento para ver la ayuda; Ctrl-C para salir: la partida se guarda tras cada acción.
bots-getting-ready = Los bots se están preparando. La primera vez, eso lleva medio minuto.
welcome-back = Hola de nuevo: turno { $turn }. Escribe ? en cualquier momento para ver la ayuda.
saved-at = El registro se guarda en { $file }
prompt-turn = { $name }, ¿hacia dónde? { $choices }
choice-left = { $facing } izquierda
choice-straight = { $facing } recto
choice-right = { $facing } derecha
prompt-throw = Assam mira al { facing }. Enter lanza el dado; con { $others } aún puedes girarlo.
prompt-roll = { $name }: Enter lanza el dado.
prompt-lay = { $name }, ¿dónde va la alfombra { $letter ->
    [r] roja
    [b] azul
    [y] amarilla
   *[g] verde
}? Escribe un número o las casillas.
prompt-confirm-lay = ¿{ $action }? Enter la coloca; otra opción la cambia.
prompt-confirm-steer = Assam mirará al { facing } para { $next }. Enter lo confirma; otra dirección lo cambia.
stars-paid = Las estrellas marcan la zona por la que se pagó.
prompt-must-return = { $name }: aquí no se puede colocar ninguna alfombra. Enter devuelve una a la caja.
not-understood = «{ $text }» no es ninguna de las opciones. Escribe ? para ver la ayuda.
help-facing = N E S W      orientar a Assam; nada es definitivo hasta lanzar el dado
help-lay = 1 2 3 … o d4d5    elegir una alfombra; nada es definitivo hasta confirmar con Enter
help-position = position     ver la posición en texto
help-log = log          ver el registro hasta ahora
help-save = save FILE    guardar una copia del registro en FILE
help-give-up = give up      abandonar la partida (antes pregunta)
help-quit = q o quit     parar aquí y reanudar más tarde
ask-give-up = { $name }, ¿de verdad quieres abandonar? Escribe sí.
yes = sí
gave-not-up = Nadie abandona.
copy-saved = Hay una copia en { $file }
goodbye-early = No se empezó ninguna partida.
goodbye = Partida detenida. Para continuar: { $command }
save-trouble = No se pudo guardar el registro: { $problem } La partida continúa y se guardará con la próxima acción.
not-saved = Las últimas acciones no están guardadas: { $problem }
over-heading = La partida ha terminado tras { turns }.
resume-over = Esta partida ha terminado; «marrakech replay» la muestra paso a paso.

## Other commands

list-number = { $number }.
verify-fine = { $file }: correcto. { $count ->
    [0] Aún no ha intervenido el azar.
    [one] El único resultado del azar es el que dan las semillas.
    [many] Los { $count } de resultados del azar son los que dan las semillas.
   *[other] Los { $count } resultados del azar son los que dan las semillas.
}
verify-promised = { $file }: { $promised ->
    [all] la semilla de cada jugador corresponde a su promesa en el registro. Si se prometieron antes de que se mostrara ninguna, solo puede saberlo un dispositivo que guardó las promesas en la mesa.
    [some] algunos asientos dieron su semilla sin ocultarla ({ $seats }); las demás corresponden a sus promesas en el registro. Si se prometieron antes de que se mostrara ninguna, solo puede saberlo un dispositivo que guardó las promesas en la mesa.
   *[none] ningún asiento prometió su semilla antes de mostrarla: alguien que jugara y a la vez llevara el servidor pudo haber elegido las tiradas.
}
check-fine = { $file }: correcto. { turns }, { $result }
replay-prompt = Enter avanza, b retrocede, un número salta a un turno, q sale
replay-start = Antes de la primera acción
replay-turn = Turno { $turn } de { $last }: { $line }
replay-comment = «{ $text }»
replay-end = Aquí acaba el registro.
edition-column = Edición
edition-source = Reglamento
edition-options = Opciones
edition-box = Alfombras
edition-starter = Empieza
edition-default-rules = predeterminadas
edition-footer = Una opción entre (paréntesis) se fija porque el reglamento no dice nada; todas las demás están impresas en él.
starter = { $who ->
    [random] por sorteo
    [morocco] el último en visitar Marruecos
    [youngest] el más joven o por sorteo
   *[agreed] por acuerdo
}
perft-total = { $nodes ->
    [one] una secuencia
    [many] { $nodes } de secuencias
   *[other] { $nodes } secuencias
} de { $depth ->
    [one] una acción
    [many] { $depth } de acciones
   *[other] { $depth } acciones
}
perft-counting = contando
simulate-progress = partidas
simulate-title = { games } al azar con { $players } jugadores
simulate-seat = Asiento
simulate-wins = Victorias
simulate-points = Puntos
simulate-paid = Diezmos pagados
simulate-received = Diezmos cobrados
simulate-out = Queda fuera
simulate-length = Una partida dura { $mean } turnos de media (de { $low } a { $high }).
simulate-anyone-out = Alguien queda fuera en el { $share } de las partidas; el { $shared } de las victorias se comparte.
simulate-speed = { $rate } partidas por segundo.
simulate-stopped = Detenido tras { games }.

## Engines

engine-not-started = No se pudo iniciar el motor «{ $engine }»: { $detail }
engine-crashed = El motor «{ $engine }» se cerró solo ({ $detail }).
engine-hung = El motor «{ $engine }» no respondió a tiempo. { $detail }
engine-flooded = El motor «{ $engine }» habló demasiado: { $detail }
engine-junk = El motor «{ $engine }» no habla el protocolo de los motores: { $detail }
engine-illegal = El motor «{ $engine }» eligió algo que no está permitido: { $detail }
bot-needs-engine = Aquí no hay ningún bot «{ $name }». Si es un motor, indica su comando con --engine.
engine-line = «{ $text }» no es una línea del protocolo de los motores; docs/engine-protocol.md las contiene todas.
engine-no-position = Todavía no hay ninguna posición en la que pensar.
engine-no-decision = Aquí nadie decide nada: { $step ->
    [roll] hay que lanzar el dado.
    [draw] hay que sacar una alfombra.
   *[over] la partida ha terminado.
}
engine-option = No hay ninguna opción «{ $option }» que pueda valer «{ $value }».
engine-bot-failed = El bot falló: { $error }
engine-starting = Iniciando el motor «{ $engine }»…
engine-thinks = Está pensando; detenlo primero.

## The arena

arena-twice = { $bot } aparece dos veces; cada bot juega una sola vez.
arena-alone = Hacen falta dos: indica otro bot, un motor con --engine, o cualquiera de los dos con --against.
arena-ms = { $ms } milisegundos no dan tiempo a pensar.
arena-sprt = «{ $text }» no indica dos tasas de victoria entre 0 y 1, primero la menor, como 0.5,0.55.
arena-worker-died = Un proceso que jugaba ha muerto, quizá por falta de memoria. Lo terminado antes cuenta.
chart-ending = { $file } no es una imagen que se pueda dibujar; haz que su nombre acabe en .svg o .png.
results-foreign = { $file } no contiene resultados de una arena. Se deja como está.
results-differ = { $file } contiene los resultados de otra competición: { $setting } es { $found } allí y { $wanted } aquí.
results-line = { $file }, línea { NUMBER($line, useGrouping: 0) }: esta no es la ronda que sigue: { $text }
results-busy = Otra ejecución está escribiendo en { $file }.
bot-illegal = eligió «{ $action }», que ahí no está permitido.
bot-raised = falló con { $error }
arena-getting-ready = preparando
arena-progress = partidas
arena-speed = { $rate }/s
arena-title = { games } con { $players } jugadores
arena-bot = Bot
arena-against = Contra
arena-rating = Valoración
arena-wins = Victorias
arena-interval = Intervalo 95 %
arena-margin = Margen
arena-median = ms, mediana
arena-slow = ms, 99 %
arena-games = Partidas
arena-even = Quién ganó a quién ({ $share } sería igualdad)
arena-range = de { $low } a { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } contra { $others }: { $verdict ->
    [H1] gana el { $high } y no el { $low } (se acepta H1).
    [H0] gana el { $low } y no el { $high } (se acepta H0).
   *[open] aún sin decidir entre el { $low } y el { $high }.
} LLR { $llr }, entre { $below } y { $above }, { $rounds ->
    [one] una ronda.
    [many] { $rounds } de rondas.
   *[other] { $rounds } rondas.
}
arena-ladder-holds = El orden se confirma: cada bot gana al que tiene debajo, con una confianza del 95 %.
arena-ladder-open = Aún sin certeza, con una confianza del 95 %: { $pairs }
arena-over = { $bot } sobre { $other }
arena-gave-up = { $bot } tuvo que abandonar en { games }. La primera vez: { $problem }
arena-stopped = Detenido tras { games }. Con --out FILE se puede continuar más tarde.
arena-stopped-kept = Detenido tras { games }. El mismo comando continúa con ellas.
arena-chart = El gráfico está en { $file }
arena-chart-title = { games } con { $players } jugadores
chart-wins = Tasa de victorias, con su intervalo de confianza del 95 %
chart-even = igualdad
chart-rating = valoración { $rating }
chart-matrix = Victorias de la fila
chart-matrix-rest = Victorias de la fila, en solitario

## Measuring this machine

bench-ready = Preparando; la primera vez, compilando
bench-import = Cargar la biblioteca, ms
bench-load = Cargar el kernel compilado, ms
bench-first-move = Desde cero hasta la primera jugada del maestro, ms
bench-rules-games = Partidas al azar mediante las reglas, un núcleo, por segundo
bench-kernel-games = Partidas al azar en el kernel, un núcleo, por segundo
bench-kernel-turns = Turnos en el kernel, un núcleo, por segundo
bench-kernel-everywhere = Partidas al azar en el kernel, todos los núcleos, por segundo
bench-nodes = Posiciones que mira el maestro, por segundo
bench-decision = Una decisión del bot { $bot }, ms
bench-machine = { $cpu }, { $cores ->
    [one] un núcleo
    [many] { $cores } de núcleos
   *[other] { $cores } núcleos
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Detenido. Esto es lo que se midió antes.
bench-child = Falló un proceso que se estaba midiendo: { $problem }

## Running a server

serve-ready = Marrakech está en { $link }
serve-lan = En la red local: { $link }
serve-data = No se puede guardar { $file }: { $reason }
serve-host = «{ $host }» no es una dirección de esta máquina: { $reason }
serve-stop = Ctrl-C lo detiene. Todas las partidas se guardan en { $file }
serve-port = El puerto { $port } está ocupado o no se puede usar: { $reason }
serve-only-here = Solo se puede entrar desde esta máquina; --host 0.0.0.0 lo abre a la red local.
open-already = Marrakech ya está en marcha, en { $link }
open-other = Marrakech ya está en marcha, en { $link }, con otra dirección u otro archivo. Detenlo primero o indica otro puerto.
open-browser = Se abre en tu navegador. Si no, sigue el enlace.
open-yourself = Abre el enlace en un navegador.

### Spanish: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: no se encuentra el archivo.
file-is-folder = { $file } es una carpeta, no un archivo.
file-not-text = { $file }: no es un texto en UTF-8 (byte { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } ocupa más de { $limit } megabytes; un registro es mucho más pequeño.
file-exists = { $file } ya existe y no se ha sobrescrito.
file-unreadable = No se puede leer { $file }: { $reason }
file-unwritable = No se puede escribir { $file }: { $reason }
of-file = { $file }: { $problem }
error = Error: { $problem }
turn-beyond = el registro no llega al turno { NUMBER($turn, useGrouping: 0) }; acaba en el turno { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } bots necesitan { $bots } asientos, pero solo hay { $players } jugadores.
names-too-many =
    { $names ->
        [one] Hay un nombre
        [many] Hay { $names } de nombres
       *[other] Hay { $names } nombres
    }, pero { $people ->
        [0] solo juegan bots.
        [one] solo juega una persona.
        [many] solo juegan { $people } de personas.
       *[other] solo juegan { $people } personas.
    }
starter-unknown = «{ $text }» no es una forma de elegir al primer jugador; usa random o agreed.
nothing-to-resume = No hay ninguna partida sin terminar que reanudar.
options-clash = { $first } y { $second } no se pueden usar a la vez.
passed-over = Omitido: { $problem }
language-unknown = El idioma «{ $text }» no está disponible. Disponibles: { $languages }.
section-unknown = Las reglas no tienen ninguna sección «{ $text }». Disponibles: { $sections }.
resume-alone = Una partida reanudada conserva sus jugadores y sus reglas; quita { $option }.

## The store

store-full = { $file }: el disco está lleno y no se puede guardar nada nuevo. Todo lo guardado hasta ahora está a salvo; libera espacio para continuar.
store-locked = { $file } está en uso por otro servidor u otro programa.
store-broken = { $file } está dañado o no es un almacén de mesas ({ $reason }). Para ver qué mesas están intactas, ejecuta «marrakech check-store»; con --rescue, las copia en un archivo nuevo.
store-gone = { $file } se borró, se movió o se reemplazó mientras el servidor lo usaba. No se podrá guardar nada nuevo hasta que vuelva ese mismo archivo.
store-newer = { $file } se escribió con una versión más nueva de marrakech (versión { $found } del almacén; esta lee hasta la { $known }).
store-behind = { $file } es más antiguo que { $copy }, una copia que se rescató de él y tiene datos que faltan en el archivo. Arranca con la copia (--data) o muévela a otro sitio para seguir con el archivo más antiguo.
store-unreadable = No se puede abrir, leer o escribir { $file }: { $reason }
store-closed = { $file } está cerrado porque el servidor se está deteniendo.
store-extra = { $file }: PostgreSQL necesita un paquete que no está instalado. Para instalarlo: { $command }
store-server-old = { $file }: PostgreSQL { $found } es demasiado antiguo; hace falta la versión { $needed } o una más nueva.
store-unsafe = { $file } tiene el ajuste { $setting }, así que en un fallo podrían perderse jugadas confirmadas. Activa ese ajuste para continuar.
store-not-empty = { $file } ya contiene datos, así que no se ha copiado nada allí.
store-none = { $file } no es un almacén de mesas, o el principio del archivo está dañado.
check-store-whole = { $file } está intacto: { $count ->
    [one] una mesa.
    [many] { $count } de mesas.
   *[other] { $count } mesas.
}
check-store-damaged = { $file } está dañado. Mesas intactas: { $whole } de { $count }.
check-store-structure = { $file }: { $reason }
check-store-table =
    Mesa { $table }: { $problem ->
        [checksum] el evento { $number } no está como se escribió.
        [gap] falta el evento { $number }.
        [fold] el evento { $number } no tiene sentido.
       *[summary] todos los eventos están intactos, pero la lista de mesas no coincide con ellos.
    }
check-store-rescued =
    { $count ->
        [one] Se ha copiado una mesa intacta en { $file }
        [many] Se han copiado { $count } de mesas intactas en { $file }
       *[other] Se han copiado { $count } mesas intactas en { $file }
    }
backup-done = Las mesas de { $source } se han copiado en { $target }
move-done = Todo lo que hay en { $source } se ha copiado en { $target } y se ha comparado. Mesas: { $tables }, sucesos: { $events }. { $source } no ha cambiado.

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
steps-next =
    { $step ->
        [turn] { $name } gira a Assam.
        [roll] { $name } lanza el dado.
        [lay] { $name } coloca una alfombra.
        [draw] { $name } saca la siguiente alfombra.
        [steer] { $name } gira a Assam para el siguiente jugador.
       *[over] La partida ha terminado.
    }
rules-in-force = Reglas: { $rules }
rules-default = las habituales
legal-heading = Permitido: { $actions }
chance-heading = Azar: { $actions }

## Playing in the terminal

ask-players = ¿Cuántos jugadores?
ask-bots = ¿Cuántos de ellos son bots?
ask-level = ¿De qué nivel? { $levels }
ask-name = Jugador { $number }: ¿nombre?
ask-number-again = Escribe un número del { $low } al { $high }, por favor.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Jugador { $number }
welcome = Marrakech en la terminal. Escribe ? en cualquier momento para ver la ayuda, o pulsa Ctrl-C para salir: la partida se guarda tras cada acción.
bots-getting-ready = Los bots se están preparando. La primera vez tardan alrededor de medio minuto.
welcome-back = Hola de nuevo: turno { $turn }. Escribe ? en cualquier momento para ver la ayuda.
saved-at = El registro se guarda en { $file }
prompt-turn = { $name }: ¿hacia dónde? { $choices }
choice-left = { $facing } ({ facing }): a la izquierda
choice-straight = { $facing } ({ facing }): recto
choice-right = { $facing } ({ facing }): a la derecha
prompt-roll-facing = Assam mirará al { facing }. Pulsa Enter para lanzar el dado, o elige otra dirección: { $others }
prompt-roll = { $name }: pulsa Enter para lanzar el dado.
prompt-lay =
    { $name }: ¿dónde va la alfombra { $letter ->
        [r] roja
        [b] azul
        [y] amarilla
       *[g] verde
    }? Escribe un número o las dos casillas.
prompt-confirm-lay = ¿{ $action }? Pulsa Enter para colocar la alfombra, o elige otro lugar.
prompt-confirm-steer = Assam mirará al { facing }. Siguiente jugador: { $next }. Pulsa Enter para confirmar, o elige otra dirección.
stars-paid = Las estrellas marcan la zona por la que se pagó.
prompt-must-return = { $name }: aquí no hay sitio para ninguna alfombra. Pulsa Enter para devolver una a la caja.
not-understood = «{ $text }» no es ninguna de las opciones. Escribe ? para ver la ayuda.
help-facing = N E S W      girar a Assam: N (norte), E (este), S (sur) o W (oeste); nada es definitivo hasta lanzar el dado
help-lay = 1 2 3 … o d4d5    elegir un lugar para la alfombra; nada es definitivo hasta pulsar Enter
help-position = position     ver la posición en texto
help-log = log          ver el registro hasta ahora
help-save = save FILE    guardar una copia del registro en FILE
help-give-up = give up      abandonar la partida (antes se te pregunta)
help-quit = q o quit     parar ahora y reanudar más tarde
ask-give-up = { $name }: ¿de verdad quieres abandonar? Escribe sí.
yes = sí
gave-not-up = Nadie abandona. La partida sigue.
copy-saved = Se ha guardado una copia en { $file }
goodbye-early = No se empezó ninguna partida.
goodbye = Partida detenida. Para continuar, ejecuta: { $command }
save-trouble = No se pudo guardar el registro: { $problem } Puedes seguir jugando; se guardará con la próxima acción.
not-saved = Las últimas acciones no se han guardado: { $problem }
over-heading = La partida ha terminado tras { turns }.
resume-over = Esta partida ha terminado. Para recorrerla paso a paso, ejecuta «marrakech replay».

## Other commands

list-number = { $number }.
verify-fine =
    { $file }: correcto. { $count ->
        [0] Aún no ha intervenido el azar.
        [one] El único resultado del azar coincide con las semillas.
        [many] Los { $count } de resultados del azar coinciden con las semillas.
       *[other] Los { $count } resultados del azar coinciden con las semillas.
    }
verify-promised =
    { $file }: { $promised ->
        [all] la semilla de cada jugador coincide con su hash publicado en el registro. Si los hashes se publicaron antes de que se revelara ninguna semilla, solo puede saberlo un dispositivo que los guardó en la mesa.
        [some] algunos asientos dieron su semilla a la vista, sin hash ({ $seats }); las demás coinciden con sus hashes publicados en el registro. Si los hashes se publicaron antes de que se revelara ninguna semilla, solo puede saberlo un dispositivo que los guardó en la mesa.
       *[none] ningún asiento publicó un hash antes de revelar su semilla: alguien que jugara y a la vez llevara el servidor podría haber elegido las tiradas.
    }
check-fine = { $file }: correcto. { turns }, { $result }
replay-prompt = Pulsa Enter para avanzar o b para retroceder; escribe un número para saltar a un turno, o q para salir
replay-start = Antes de la primera acción
replay-turn = Turno { $turn } de { $last }: { $line }
replay-comment = «{ $text }»
replay-end = Aquí acaba el registro.
edition-column = Edición
edition-source = Reglamento
edition-options = Opciones
edition-box = Alfombras
edition-starter = Primer jugador
edition-default-rules = predeterminadas
edition-footer = Las opciones entre (paréntesis) las hemos elegido nosotros porque el reglamento no dice nada de ellas; todas las demás están impresas en él.
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
simulate-title = { games } con { $players } jugadores que juegan al azar
simulate-seat = Asiento
simulate-wins = Victorias
simulate-points = Puntos
simulate-paid = Pagado
simulate-received = Cobrado
simulate-out = Queda fuera
simulate-length = Una partida dura { $mean } turnos de media (de { $low } a { $high }).
simulate-anyone-out = Algún jugador queda fuera en el { $share } de las partidas; el { $shared } de las victorias se comparte.
simulate-speed = { $rate } partidas por segundo.
simulate-stopped = Detenido tras { games }.

## Engines

engine-not-started = No se pudo iniciar el motor «{ $engine }»: { $detail }
engine-crashed = El motor «{ $engine }» se detuvo de forma inesperada ({ $detail }).
engine-hung = El motor «{ $engine }» no respondió a tiempo. { $detail }
engine-flooded = El motor «{ $engine }» envió demasiado texto: { $detail }
engine-junk = El motor «{ $engine }» no sigue el protocolo de los motores: { $detail }
engine-illegal = El motor «{ $engine }» hizo una jugada no permitida: { $detail }
bot-needs-engine = No hay ningún bot llamado «{ $name }». Si es un motor, indica su comando con --engine.
engine-line = «{ $text }» no es una línea del protocolo de los motores; están todas en docs/engine-protocol.md.
engine-no-position = Todavía no hay ninguna posición en la que pensar.
engine-no-decision =
    Aquí no hay nada que decidir: { $step ->
        [roll] el dado lo lanza el azar.
        [draw] la alfombra la saca el azar.
       *[over] la partida ha terminado.
    }
engine-option = No hay ninguna opción «{ $option }» con el valor «{ $value }».
engine-bot-failed = El bot falló: { $error }
engine-cannot-judge = El bot «{ $bot }» no sabe evaluar posiciones.
engine-no-beginning = Solo se puede evaluar una posición en la que empieza un turno.
engine-no-judge = El motor «{ $engine }» no sabe evaluar posiciones: no conoce la línea «judge» del protocolo de los motores.
engine-starting = Iniciando el motor «{ $engine }»…
engine-thinks = El motor está pensando; detenlo primero.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing =
    Aquí no hay nada que comparar: { $step ->
        [roll] el dado lo lanza el azar.
        [draw] la alfombra la saca el azar.
        [over] la partida ha terminado.
       *[other] solo hay una opción.
    }
rollout-what = Indica un registro, o una posición con --position.
rollout-step-alone = --step necesita un turno: indícalo con --turn.
rollout-no-decision = { $step ->
    [turn] En el turno { $turn }, nadie giró a Assam.
    [lay] En el turno { $turn }, nadie colocó una alfombra.
    [steer] En el turno { $turn }, nadie giró a Assam para el siguiente jugador.
   *[any] En el turno { $turn }, nadie tuvo nada que elegir.
}
rollout-turn = Turno { $turn }: { $sentence }
rollout-choice = Opción
rollout-behind = Por debajo de la mejor
rollout-played = jugada
rollout-stopped = { $games ->
    [0] Detenido antes de terminar ninguna partida.
    [one] Detenido tras una partida por opción.
    [many] Detenido tras { $games } de partidas por opción.
   *[other] Detenido tras { $games } partidas por opción.
}

## The arena

arena-twice = { $bot } aparece dos veces; indica cada bot una sola vez.
arena-alone = Hacen falta dos: indica otro bot, un motor con --engine, o cualquiera de los dos con --against.
arena-ms = { $ms } milisegundos no es un tiempo válido para pensar.
arena-sprt = «{ $text }» no indica dos tasas de victoria entre 0 y 1, primero la menor, como 0.5,0.55.
arena-worker-died = Un proceso que jugaba partidas ha muerto, quizá por falta de memoria. Las partidas terminadas antes siguen contando.
chart-ending = { $file }: los gráficos solo se pueden dibujar como .svg o .png; elige un nombre que acabe así.
results-foreign = { $file } no contiene resultados de una arena. No se ha modificado.
results-differ = { $file } contiene los resultados de otra competición: { $setting } es { $found } allí y { $wanted } aquí.
results-line = { $file }, línea { NUMBER($line, useGrouping: 0) }: esta no es la siguiente ronda: { $text }
results-busy = Otro proceso está escribiendo en { $file }.
bot-illegal = eligió «{ $action }», que ahí no está permitido.
bot-raised = falló con { $error }
arena-getting-ready = preparando
arena-progress = partidas
arena-speed = { $rate }/s
arena-title = { games } con { $players } jugadores
arena-bot = Bot
arena-against = Contra
arena-rating = Valoración
arena-ratings = Valoración según el número de jugadores
arena-wins = Victorias
arena-interval = Intervalo 95 %
arena-margin = Margen
arena-median = ms, mediana
arena-slow = ms, 99 %
arena-games = Partidas
arena-even = Quién ganó a quién ({ $share } sería igualdad)
arena-range = de { $low } a { $high }
arena-several = { $count } × { $bot }
arena-verdict =
    { $bot } contra { $others }: { $verdict ->
        [H1] la tasa de victorias es { $high } y no { $low } (se acepta H1).
        [H0] la tasa de victorias es { $low } y no { $high } (se acepta H0).
       *[open] aún sin decidir entre { $low } y { $high }.
    } LLR { $llr }, entre { $below } y { $above }, { $rounds ->
        [one] una ronda.
        [many] { $rounds } de rondas.
       *[other] { $rounds } rondas.
    }
arena-ladder-holds = El orden se confirma: cada bot gana al que tiene debajo, con una confianza del 95 %.
arena-ladder-open = Aún sin certeza, con una confianza del 95 %: { $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = { $bot } tuvo que abandonar en { games }. La primera vez: { $problem }
arena-stopped = Detenido tras { games }. Usa --out FILE para poder continuar más tarde.
arena-stopped-kept = Detenido tras { games }. Ejecuta otra vez el mismo comando para continuar.
arena-chart = El gráfico se ha guardado en { $file }
arena-chart-title = { games } con { $players } jugadores
chart-wins = Tasa de victorias, con su intervalo de confianza del 95 %
chart-even = igualdad
chart-rating = valoración { $rating }
chart-matrix = Victorias de la fila
chart-matrix-rest = Victorias de la fila, en solitario

## Luck and skill: marrakech analyse

analyse-depth = «{ $text }» no es una profundidad; usa quick, normal o deep.
analyse-one-file = { $option } solo funciona con un único registro.
analyse-no-turns = el registro aún no tiene turnos que analizar.
analyse-annotated-long = con sus comentarios, el registro tendría más de { $longest } caracteres, así que no se ha escrito.
analyse-progress = turnos
analyse-stopped = Detenido tras { $done } de { turns }.
analyse-annotated = El registro con comentarios se ha guardado en { $file }
analyse-title = { $file }, evaluado por { $evaluator } ({ $depth })
analyse-luck = { $name }: el dado le supuso un { $luck }.
analyse-not-over = La partida no ha terminado: el resultado es la probabilidad de ganar en la última posición.
analyse-gave-up = { $name } abandonó. Lo que eso costó figura entre los errores propios, pero no cuenta como decisión.
analyse-errors = Lo que costaron las decisiones
analyse-kind = Decisión
analyse-step = { $step ->
    [turn] girar a Assam
    [steer] girar para el siguiente
   *[lay] colocar alfombras
}
analyse-error-each = Pérdida media
analyse-largest = Los mayores errores, y qué era mejor
analyse-turn = Turno
analyse-played = Se jugó
analyse-better = Mejor
analyse-chance = Probabilidad
analyse-error = Error cometido
analyse-rolls = Las tiradas con más y con menos suerte
analyse-rolled = Tirada
analyse-luck-column = Suerte
analyse-turns = Turno a turno, con la probabilidad de cada jugador después de cada turno
analyse-actions = Acciones
analyse-comment-error = { $grade ->
    [slip] Imprecisión
    [mistake] Fallo
   *[blunder] Error grave
} ({ $error }). Mejor: { $better }, con un { $chance } de probabilidad en lugar de un { $instead }.
analyse-comment-judged = Analizado por { $evaluator } ({ $depth })
analyse-comment-luck = Suerte: { $luck }
analyse-profiles = Lo que ganaron los jugadores
analyse-games = Partidas
analyse-interval = Intervalo 95 %
analyse-profile-errors = Lo que costó una decisión
analyse-all = Todas
analyse-phase = { $phase ->
    [opening] Apertura
    [middle] Medio juego
   *[end] Final
}
analyse-profile-words = Errores por cada 100 decisiones, según su gravedad
analyse-unfinished = Partidas sin terminar, excluidas de los perfiles: { $count }
analyse-abandoned = Partidas con algún abandono, excluidas de los perfiles: { $count }

## Measuring this machine

bench-ready = Preparando (la primera vez incluye compilar)
bench-import = Cargar la biblioteca, ms
bench-load = Cargar el kernel compilado, ms
bench-first-move = Desde el arranque en frío hasta la primera jugada del maestro, ms
bench-rules-games = Partidas al azar con las reglas, un núcleo, por segundo
bench-kernel-games = Partidas al azar en el kernel, un núcleo, por segundo
bench-kernel-turns = Turnos en el kernel, un núcleo, por segundo
bench-kernel-everywhere = Partidas al azar en el kernel, todos los núcleos, por segundo
bench-nodes = Posiciones que examina el maestro, por segundo
bench-decision = Una decisión del bot { $bot }, ms
bench-machine = { $cpu }, { $cores ->
    [one] un núcleo
    [many] { $cores } de núcleos
   *[other] { $cores } núcleos
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Detenido. Esto es lo que se midió hasta ahora.
bench-child = Falló un proceso que se estaba midiendo: { $problem }

## Running a server

serve-ready = Marrakech está en marcha en { $link }
serve-lan = En la red local: { $link }
serve-data = No se puede usar { $file } para guardar las partidas: { $reason }
serve-host = «{ $host }» no es una dirección de este equipo: { $reason }
serve-stop = Pulsa Ctrl-C para detener el servidor. Todas las partidas se guardan en { $file }
serve-port = El puerto { $port } está ocupado o no se puede usar: { $reason }
serve-only-here = Solo se puede entrar desde este equipo; con --host 0.0.0.0, también desde la red local.
open-already = Marrakech ya está en marcha en { $link }
open-other = Marrakech ya está en marcha en { $link }, con otra dirección u otro archivo. Detenlo primero o elige otro puerto.
open-browser = Se abrirá en tu navegador. Si no, sigue el enlace.
open-yourself = Abre el enlace en un navegador.

### Spanish: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Las reglas
rules-lead = Assam es el dueño del mercado y no es fácil de contentar: camina hacia donde lo han girado, y quien lo lleva a la alfombra de otro paga por ello. Coloca bien tus alfombras, guarda tus dirhams y acaba con más de ambas cosas que nadie.
rules-unofficial = Estas son las reglas con nuestras propias palabras. Este juego es independiente de los creadores del juego impreso.
rules-contents = Índice
rules-learn-instead = ¿Prefieres probarlo? Aprende en dos minutos.
rules-show = Mostrar
rules-show-again = Mostrar otra vez
rules-allowed = Permitido
rules-forbidden = No permitido

## The aim

rules-aim = El objetivo
rules-aim-points = Al final recibes un punto por cada dirham que tengas y un punto por cada casilla en la que se vea una alfombra tuya. Gana quien tenga más puntos.

## What there is

rules-things = El material
rules-things-market = El mercado tiene siete por siete casillas. Assam empieza en la del centro y siempre mira a lo largo de una fila o una columna.
rules-things-die = El dado de madera muestra babuchas: una en una cara, dos en dos caras, tres en dos caras y cuatro en una cara. Así, el dos y el tres salen el doble que el uno y el cuatro.
rules-things-stock = Cada jugador empieza con 30 dirhams. Una alfombra cubre dos casillas que comparten un lado. Con tres jugadores, cada uno tiene 15 alfombras; con cuatro, 12; con dos es un poco distinto, como se explica más abajo.
rules-things-figure = Assam empieza en el centro. Las casillas marcadas son aquellas hacia las que puede salir.

## A turn

rules-turn = Un turno
rules-turn-lead = Tu turno tiene cuatro partes, siempre en este orden.
rules-turn-face = Girar
rules-turn-figure = Assam mira al sur. Las casillas marcadas son las que tiene delante si se queda como está o si gira un cuarto de vuelta a la izquierda o a la derecha. El norte queda a su espalda: hacia allí nunca se gira.
rules-turn-face-how = Gira a Assam un cuarto de vuelta a la izquierda, un cuarto a la derecha, o déjalo como está. Nunca da media vuelta.
rules-turn-roll = Lanzar
rules-turn-roll-how = Lanza el dado. Assam camina tantas casillas como babuchas salgan, en línea recta, pasando igual por casillas vacías que por alfombras.
rules-turn-pay = Pagar
rules-turn-pay-how = Si se detiene en una alfombra de otro jugador, le pagas. En una casilla vacía o en una alfombra tuya no pagas nada.
rules-turn-lay = Colocar
rules-turn-lay-how = Coloca una de tus alfombras junto a Assam. No es opcional: si se puede colocar una alfombra, hay que colocarla. Después le toca al siguiente jugador.

## The edge

rules-edge = Más allá del borde
rules-edge-track = Alrededor del mercado hay carriles de latón. Cuando Assam sale por el borde, sigue el carril que empieza ahí y vuelve al mercado donde acaba. El recorrido por el carril no gasta pasos; la casilla en la que vuelve, sí.
rules-edge-half = Casi todos los carriles son semicírculos: vuelve por la fila o la columna de al lado, mirando en sentido contrario.
rules-edge-corner = En dos esquinas, la de arriba a la derecha y la de abajo a la izquierda, el carril es un bucle: vuelve a la misma casilla de la esquina que acaba de dejar, girado un cuarto de vuelta, y sigue así por el otro borde.
rules-edge-figure-half = Tres babuchas: un paso hasta el borde, luego el semicírculo, donde la casilla por la que vuelve es el segundo paso, y uno más.
rules-edge-figure-corner = Dos babuchas en la esquina: da la vuelta al bucle, regresa a la casilla de la esquina como primer paso y sigue por el borde.

## Paying

rules-pay = Pagar
rules-pay-area = El precio es de un dirham por cada casilla de la zona en la que está Assam: todas las casillas de ese color unidas por sus lados, incluida la suya. Las que solo se tocan por una esquina no están unidas. Solo cuenta lo que queda encima.
rules-pay-figure = Assam se detiene en azul. Aquí hay cuatro casillas azules unidas, así que el precio es de cuatro dirhams. La quinta solo las toca por una esquina y no cuesta nada.

## Laying

rules-lay = Colocar una alfombra
rules-lay-where = La alfombra ocupa dos casillas que comparten un lado. Al menos una de ellas debe compartir un lado con la casilla de Assam, y ninguna puede ser la propia casilla de Assam.
rules-lay-over = Puede ir sobre casillas vacías, sobre alfombras tuyas y sobre mitades de alfombras ajenas; lo que cubre queda oculto por ahora y no cuenta para nadie.
rules-lay-whole = Una cosa no está permitida: cubrir con una sola alfombra las dos mitades de una misma alfombra de otro jugador. Dos mitades de dos alfombras distintas sí valen. Una alfombra con una mitad ya oculta deja de ser una alfombra entera, así que se puede cubrir la mitad que queda.
rules-lay-figure-where = Rojo puede elegir cualquier lugar en el que al menos una mitad toque un lado de la casilla de Assam. Las casillas marcadas dan a esos cuatro lados.
rules-lay-figure-half = Rojo cubre una mitad de la alfombra azul y una casilla vacía.
rules-lay-figure-two = Rojo cubre dos mitades de dos alfombras azules distintas.
rules-lay-figure-whole = Rojo no puede cubrir las casillas marcadas con una alfombra: ahí están las dos mitades de una misma alfombra azul.

## The end

rules-end = El final
rules-end-when = La partida termina cuando a nadie que siga en juego le quedan alfombras por colocar.
rules-end-points = Cuenta las casillas en las que se ven tus alfombras y suma tus dirhams. Gana quien tenga más puntos. Si dos empatan, gana quien tenga más dirhams; si también ahí empatan, comparten la victoria.

## Out of the game

rules-out = Fuera de la partida
rules-out-pay = Si no puedes pagar el precio completo, pagas lo que tienes y quedas fuera. Tu turno acaba ahí, y las alfombras que no has colocado vuelven a la caja.
rules-out-rugs = Tus alfombras del mercado se quedan donde están, pero ya nadie paga por ellas y no dan puntos a nadie. Para los demás siguen siendo alfombras ajenas: nadie cubre las dos mitades de una a la vez.
rules-out-last = Pagar tu último dirham no es quedar fuera, siempre que pagues el precio completo. Cuando solo queda un jugador, gana. Quienes están fuera quedan por detrás de todos los demás; cuanto más tarde salieron, mejor.

## Giving up

rules-give-up = Abandonar
rules-give-up-how = Puedes abandonar en cualquier momento, incluso cuando no te toca. Quedas entonces fuera, como arriba, y tus dirhams vuelven a la banca. Quedarse sin tiempo en una mesa con reloj es lo mismo, salvo que al crear la mesa se haya elegido que un bot siga por ti.

## Two players

rules-two = Dos jugadores
rules-two-pile = Con dos jugadores, cada uno tiene dos colores: uno juega con rojo y azul, el otro con amarillo y verde, doce alfombras de cada color. Tus 24 alfombras se mezclan en un montón. La de arriba está a la vista, y es la que tienes que colocar a continuación.
rules-two-area = Cada color es una zona aparte: donde tus dos colores están juntos, detenerse solo cuesta las casillas del color que pisa Assam.

## The variant

rules-variant = La variante: girar para el siguiente
rules-variant-how = Aquí no giras a Assam antes de la tirada. Lanzas el dado, él camina hacia donde ya mira, pagas y colocas. Después lo giras un cuarto de vuelta a la izquierda o a la derecha y fijas así el rumbo del siguiente jugador. Quien queda fuera no gira a nadie, y tras la última alfombra nadie lo gira.

## Printings

rules-printings = En qué difieren las ediciones
rules-printings-lead = Las reglas impresas no son iguales en todas partes. Al crear una mesa puedes elegir una edición, o cada uno de estos puntos por separado. Lo habitual es lo que describe esta página.
rules-printings-what = Qué
rules-printings-usual = Lo habitual
rules-printings-else = Otras ediciones
rules-printings-who = Impreso así en
rules-printings-nobody = ninguna de estas ediciones
rules-printings-presets = Cada edición se puede elegir por su idioma al crear una mesa.
rules-option-bankruptcy = Quien no puede pagar el precio completo
rules-option-bankruptcy-usual = queda fuera de la partida.
rules-option-bankruptcy-else = paga lo que tiene y sigue jugando.
rules-option-steering = Assam se gira
rules-option-steering-usual = antes de la tirada.
rules-option-steering-else = después de colocar, para el siguiente jugador. En unas ediciones hay que girarlo; en otras también puede quedarse como está.
rules-option-area = El precio cuenta
rules-option-area-usual = las casillas de un color.
rules-option-area-else = las casillas de un dueño: con dos jugadores, sus dos colores juntos.
rules-option-whole = No se pueden cubrir a la vez las dos mitades de una alfombra
rules-option-whole-usual = si es de otro jugador.
rules-option-whole-else = sea de quien sea, también si es tuya.
rules-option-halves = Las dos casillas bajo una alfombra nueva
rules-option-halves-usual = pueden mostrar el mismo color.
rules-option-halves-else = nunca pueden mostrar el mismo color. Si la alfombra no cabe en ningún sitio, vuelve a la caja.
rules-option-pile = El montón con dos jugadores
rules-option-pile-usual = se mezcla.
rules-option-pile-else = alterna sus colores.
rules-option-stock = Con dos jugadores, cada uno tiene
rules-option-stock-usual = 24 alfombras de dos colores.
rules-option-stock-else = 15 alfombras de un color.
rules-option-tie = Un empate a puntos
rules-option-tie-usual = lo gana quien tiene más dirhams.
rules-option-tie-else = es una victoria compartida.
rules-option-box = La caja contiene
rules-option-box-usual = cuatro series de 15 alfombras.
rules-option-box-else = tres series de 15 y una de 12.
rules-option-starter = Quién empieza
rules-option-starter-usual = se decide por sorteo.
rules-option-starter-else = se decide de común acuerdo, o empieza el más joven, o quien haya estado en Marruecos más recientemente.

## Learning it

learn-title = Aprende en dos minutos
learn-progress = Lección { $lesson } de { $lessons }
learn-go-to = Lección { $lesson }: { $title }
learn-lesson = { $lesson ->
    [turn] Girar a Assam
    [roll] Lanzar el dado
    [track] Recorrer el carril
    [pay] Pagar
    [lay] Colocar una alfombra
    [cover] Cubrir una alfombra
   *[win] Ganar
}
learn-says = { $lesson ->
    [turn] Este es Assam. Camina hacia donde mira, y antes puedes girarlo un cuarto de vuelta a la izquierda o a la derecha.
    [roll] El dado muestra babuchas: son las casillas que camina. El dos y el tres son los que más salen.
    [track] En el borde sigue el carril de latón y vuelve por la fila de al lado. El recorrido no gasta pasos.
    [pay] Se detendrá en una alfombra azul. Le pagas a Azul un dirham por cada casilla de esa zona azul.
    [lay] Tras la caminata colocas una alfombra tuya: dos casillas, al menos una de ellas justo al lado de Assam.
    [cover] Las alfombras pueden ir encima de otras. Solo está prohibido cubrir a la vez las dos mitades de una alfombra ajena.
   *[win] Un dirham es un punto; una casilla visible es un punto. Te queda una alfombra, y Azul va dos puntos por delante.
}
learn-task = { $lesson ->
    [turn] Gíralo a la derecha.
    [roll] Lanza el dado.
    [track] Lanza el dado y mira cómo da la vuelta.
    [pay] Lanza el dado y mira cuánto cuesta.
    [lay] Elige un lugar para tu alfombra roja.
    [cover] Oculta una mitad de la alfombra azul.
   *[win] Coloca tu última alfombra de forma que ganes.
}
learn-done = { $lesson ->
    [turn] Ahora mira a la derecha, y hacia allí caminará.
    [roll] Tres babuchas, tres casillas.
    [track] Sale por una fila y vuelve por la siguiente: tres casillas, y el recorrido gratis.
    [pay] Tres casillas azules, así que tres dirhams van para Azul.
    [lay] Tu alfombra está puesta. Ahora los demás pagan cuando Assam se detiene ahí.
    [cover] Bien escondida. Azul tiene una casilla menos y una zona más pequeña.
   *[win] Ganas por un punto: dos casillas más para ti, una menos para Azul.
}
learn-else = { $lesson ->
    [turn] También puede ir por ahí. De momento, elige la flecha que apunta a la derecha.
    [cover] Está permitido, pero no oculta nada azul. Elige un lugar que cubra una de las dos casillas azules.
   *[win] Casi: Azul aún ganaría por tener más dirhams. Cubre una casilla azul y ninguna tuya.
}
learn-how-arrow = Toca una flecha o usa las teclas de flecha.
learn-how-rug = Toca una casilla para ver ahí una alfombra, y otra vez para ver la siguiente, o usa las teclas de flecha. Para colocarla, toca su otra mitad o usa el botón o Enter.
learn-do = { $step ->
    [turn] Girarlo
    [roll] Lanzar el dado
   *[lay] Colocar la alfombra
}
learn-name = { $seat ->
    [1] Tú
    [2] Azul
   *[other] Amarillo
}
learn-back = Atrás
learn-next = Siguiente
learn-skip = Saltar
learn-once-more = Otra vez
learn-end-title = Y eso es todo el juego
learn-end = Gira, lanza, paga, coloca y no pierdas de vista ninguna alfombra. Lo demás se aprende jugando.
learn-play = Jugar ya
learn-read-rules = Leer las reglas
learn-from-start = Desde el principio

### Spanish: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Las reglas
rules-lead = Assam es el dueño del mercado y no es fácil de contentar. Camina hacia donde mira, y si se detiene en la alfombra de otro jugador, pagas por ello. Coloca bien tus alfombras y conserva tus dirhams: al final gana quien más suma entre dirhams y casillas visibles.
rules-unofficial = Estas son las reglas con nuestras propias palabras. Este juego no tiene relación con los creadores del juego impreso.
rules-contents = Índice
rules-learn-instead = ¿Prefieres probarlo? Aprende en dos minutos.
rules-show = Mostrar
rules-show-again = Mostrar otra vez
rules-allowed = Permitido
rules-forbidden = No permitido

## The aim

rules-aim = El objetivo del juego
rules-aim-points = Al final, cada dirham que tengas vale un punto, y cada casilla en la que se vea una alfombra tuya, también. Gana quien tenga más puntos.

## What there is

rules-things = El material
rules-things-market = El mercado tiene siete por siete casillas. Assam empieza en la del centro y siempre mira a lo largo de una fila o una columna.
rules-things-die = El dado de madera muestra babuchas: una en una cara, dos en dos caras, tres en dos caras y cuatro en una cara. Así, el dos y el tres salen el doble que el uno y el cuatro.
rules-things-stock = Cada jugador empieza con 30 dirhams. Una alfombra cubre dos casillas que comparten un lado. Con tres jugadores, cada uno tiene 15 alfombras; con cuatro, 12. Con dos es un poco distinto, como se explica más abajo.
rules-things-figure = Assam empieza en el centro. Desde ahí puede salir hacia cualquiera de las casillas marcadas.

## A turn

rules-turn = Un turno
rules-turn-lead = Tu turno tiene cuatro fases, siempre en este orden.
rules-turn-face = Girar
rules-turn-figure = Assam mira al sur. Puedes dejarlo como está o girarlo un cuarto de vuelta a la izquierda o a la derecha, así que puede salir hacia cualquiera de las casillas marcadas. El norte queda a su espalda: hacia allí no puede salir.
rules-turn-face-how = Gira a Assam un cuarto de vuelta a la izquierda o a la derecha, o déjalo como está. Nunca puede dar media vuelta.
rules-turn-roll = Lanzar
rules-turn-roll-how = Lanza el dado. Assam camina en línea recta, una casilla por cada babucha del dado, tanto por casillas vacías como por alfombras.
rules-turn-pay = Pagar
rules-turn-pay-how = Si Assam se detiene en una alfombra de otro jugador, pagas a su dueño. En una casilla vacía o en una alfombra tuya no pagas nada.
rules-turn-lay = Colocar
rules-turn-lay-how = Coloca una de tus alfombras junto a Assam. Si puedes colocar una alfombra, tienes que hacerlo. Después le toca al siguiente jugador.

## The edge

rules-edge = Más allá del borde
rules-edge-track = Alrededor del mercado hay carriles de latón. Cuando Assam sale por el borde, sigue el carril que empieza ahí y vuelve al mercado donde acaba. El recorrido por el carril no cuenta como paso, pero la casilla en la que vuelve, sí.
rules-edge-half = Casi todos los carriles son semicírculos: Assam vuelve por la fila o la columna de al lado, mirando en sentido contrario.
rules-edge-corner = En dos esquinas, la de arriba a la derecha y la de abajo a la izquierda, el carril es un bucle. Devuelve a Assam a la casilla de la esquina que acaba de dejar, tras un cuarto de vuelta, y sigue así por el otro borde.
rules-edge-figure-half = Tres babuchas: Assam da un paso hasta el borde y sigue el semicírculo. La casilla en la que vuelve es el segundo paso, y luego da uno más.
rules-edge-figure-corner = Dos babuchas en la esquina: Assam sigue el bucle. Volver a la casilla de la esquina es el primer paso, y el segundo lo lleva a lo largo del borde.

## Paying

rules-pay = Pagar
rules-pay-area = El precio es de un dirham por cada casilla de la zona en la que está Assam: todas las casillas de ese color unidas por sus lados, incluida la suya. Las que solo se tocan por una esquina no están unidas. Solo cuentan las alfombras de encima.
rules-pay-figure = Assam se detiene en azul. Aquí hay cuatro casillas azules unidas, así que el precio es de cuatro dirhams. La quinta solo las toca por una esquina y no cuenta.

## Laying

rules-lay = Colocar una alfombra
rules-lay-where = Coloca la alfombra en dos casillas que compartan un lado. Al menos una de ellas debe compartir un lado con la casilla de Assam, y ninguna puede ser la propia casilla de Assam.
rules-lay-over = Puedes colocarla sobre casillas vacías, sobre alfombras tuyas y sobre mitades de alfombras ajenas. Donde una alfombra queda cubierta, no cuenta para nadie.
rules-lay-whole = Una cosa no está permitida: cubrir con una sola alfombra las dos mitades de una alfombra de otro jugador. Dos mitades de dos alfombras distintas sí valen. Una alfombra con una mitad oculta ya no cuenta como entera, así que se puede cubrir la otra mitad.
rules-lay-figure-where = Rojo puede colocar la alfombra donde quiera, siempre que una mitad comparta un lado con la casilla de Assam. Las casillas marcadas son las contiguas a él.
rules-lay-figure-half = Rojo cubre una mitad de la alfombra azul y una casilla vacía.
rules-lay-figure-two = Rojo cubre dos mitades de dos alfombras azules distintas.
rules-lay-figure-whole = Rojo no puede cubrir con una sola alfombra las casillas marcadas: son las dos mitades de una misma alfombra azul.

## The end

rules-end = El final
rules-end-when = La partida termina cuando a ningún jugador que siga en juego le quedan alfombras por colocar.
rules-end-points = Cuenta las casillas en las que se ven tus alfombras y suma tus dirhams. Gana quien tenga más puntos. En caso de empate, gana quien tenga más dirhams; si también ahí hay empate, se comparte la victoria.

## Out of the game

rules-out = Fuera de la partida
rules-out-pay = Si no puedes pagar el precio completo, pagas lo que tienes y quedas fuera. Tu turno acaba ahí, y las alfombras que no has colocado vuelven a la caja.
rules-out-rugs = Tus alfombras se quedan en el mercado, pero ya nadie paga por ellas y no dan puntos a nadie. Para los demás siguen contando como alfombras ajenas: nadie puede cubrir las dos mitades de una a la vez.
rules-out-last = Pagar tu último dirham no te deja fuera, siempre que pagues el precio completo. Cuando solo queda un jugador, gana. Los jugadores que están fuera quedan por detrás de todos los demás; cuanto más tarde salieron, mejor es su puesto.

## Giving up

rules-give-up = Abandonar
rules-give-up-how = Puedes abandonar en cualquier momento, incluso cuando no te toca. Entonces quedas fuera de la partida, como se explica arriba, y tus dirhams vuelven a la banca. Si hay reloj y se te acaba el tiempo, ocurre lo mismo, salvo que al crear la mesa se haya elegido que un bot tome el relevo.

## Two players

rules-two = Dos jugadores
rules-two-pile = Con dos jugadores, cada uno tiene dos colores: uno juega con rojo y azul, el otro con amarillo y verde, con doce alfombras de cada color. Mezcla tus 24 alfombras en un montón. Todos ven la de arriba, y es la que tienes que colocar a continuación.
rules-two-area = Cada color es una zona aparte. Donde tus dos colores están juntos, para el precio solo cuentan las casillas del color que pisa Assam.

## The variant

rules-variant = Variante: girar para el siguiente jugador
rules-variant-how = Aquí no giras a Assam antes de la tirada. Lanzas el dado, Assam camina hacia donde ya mira, pagas y colocas una alfombra. Después lo giras un cuarto de vuelta a la izquierda o a la derecha, y así fijas su dirección para el siguiente jugador. Quien está fuera no gira a Assam, y tras la última alfombra ya no lo gira nadie.

## Printings

rules-printings = En qué difieren las ediciones
rules-printings-lead = Las reglas impresas no son iguales en todas partes. Al crear una mesa puedes elegir una edición, o cada una de estas reglas por separado. Esta página describe las reglas habituales.
rules-printings-what = Regla
rules-printings-usual = Reglas habituales
rules-printings-else = Otras ediciones
rules-printings-who = Impreso en
rules-printings-nobody = ninguna de estas ediciones
rules-printings-presets = Cada edición se puede elegir por su idioma al crear una mesa.
rules-option-bankruptcy = Un jugador que no puede pagar el precio completo
rules-option-bankruptcy-usual = queda fuera de la partida.
rules-option-bankruptcy-else = paga lo que tiene y sigue jugando.
rules-option-steering = Giras a Assam
rules-option-steering-usual = antes de la tirada.
rules-option-steering-else = después de colocar, para el siguiente jugador. En unas ediciones hay que girarlo; en otras se puede dejar como está.
rules-option-area = Para el precio cuentan
rules-option-area-usual = las casillas de un color.
rules-option-area-else = las casillas de un dueño. Con dos jugadores cuentan los dos colores de un montón.
rules-option-whole = No se pueden cubrir a la vez las dos mitades de una alfombra
rules-option-whole-usual = si es de otro jugador.
rules-option-whole-else = ni siquiera si es tuya.
rules-option-halves = Las dos casillas bajo una alfombra nueva
rules-option-halves-usual = pueden ser del mismo color.
rules-option-halves-else = nunca pueden ser del mismo color. Si la alfombra no cabe en ningún sitio, vuelve a la caja.
rules-option-pile = El montón con dos jugadores
rules-option-pile-usual = se mezcla.
rules-option-pile-else = alterna sus dos colores.
rules-option-stock = Con dos jugadores, cada uno tiene
rules-option-stock-usual = 24 alfombras de dos colores.
rules-option-stock-else = 15 alfombras de un color.
rules-option-tie = En caso de empate a puntos,
rules-option-tie-usual = gana quien tiene más dirhams.
rules-option-tie-else = se comparte la victoria.
rules-option-box = La caja contiene
rules-option-box-usual = cuatro series de 15 alfombras.
rules-option-box-else = tres series de 15 y una de 12.
rules-option-starter = El primer jugador
rules-option-starter-usual = se elige por sorteo.
rules-option-starter-else = se elige de común acuerdo, o es el más joven, o el último en haber estado en Marruecos.

## Learning it

learn-title = Aprende en dos minutos
learn-progress = Lección { $lesson } de { $lessons }
learn-go-to = Lección { $lesson }: { $title }
learn-lesson =
    { $lesson ->
        [turn] Girar a Assam
        [roll] Lanzar el dado
        [track] Seguir el carril
        [pay] Pagar
        [lay] Colocar una alfombra
        [cover] Cubrir una alfombra
       *[win] Ganar
    }
learn-says =
    { $lesson ->
        [turn] Este es Assam. Camina hacia donde mira, y antes puedes girarlo un cuarto de vuelta a la izquierda o a la derecha.
        [roll] El dado muestra babuchas, y Assam camina ese número de casillas. El dos y el tres son los que más salen.
        [track] En el borde, Assam sigue el carril de latón y vuelve por la fila de al lado. El recorrido por el carril no cuenta como paso.
        [pay] Assam va a detenerse en una alfombra azul. Las casillas azules unidas ahí forman una zona, y le pagas a Azul un dirham por cada una.
        [lay] Después de que Assam camine, colocas una alfombra tuya. Cubre dos casillas, y al menos una de ellas debe estar justo al lado de Assam.
        [cover] Puedes colocar tu alfombra encima de otras. Lo único que no puedes hacer es cubrir a la vez las dos mitades de una alfombra ajena.
       *[win] Cada dirham es un punto, y cada casilla visible, también. Te queda una alfombra, y Azul va dos puntos por delante.
    }
learn-task =
    { $lesson ->
        [turn] Gíralo a la derecha.
        [roll] Lanza el dado.
        [track] Lanza el dado y mira adónde va Assam.
        [pay] Lanza el dado y mira cuánto pagas.
        [lay] Elige un lugar para tu alfombra roja.
        [cover] Oculta una mitad de la alfombra azul.
       *[win] Coloca tu última alfombra de forma que ganes.
    }
learn-done =
    { $lesson ->
        [turn] Ahora mira a la derecha, y hacia allí caminará.
        [roll] Tres babuchas, tres casillas.
        [track] Sale por una fila y vuelve por la siguiente: tres casillas, y el carril no ha contado.
        [pay] Tres casillas azules, así que Azul recibe tres dirhams.
        [lay] Tu alfombra está colocada. A partir de ahora, los demás pagan si Assam se detiene ahí en su turno.
        [cover] Bien escondida. Azul tiene una casilla menos y una zona más pequeña.
       *[win] Ganas por un punto: dos casillas más para ti, una menos para Azul.
    }
learn-else =
    { $lesson ->
        [turn] También puede ir por ahí. De momento, elige la flecha que apunta a la derecha.
        [cover] Está permitido, pero no oculta nada azul. Elige un lugar que cubra una de las dos casillas azules.
       *[win] ¡Casi! Pero Azul aún ganaría por tener más dirhams. Cubre una casilla azul y ninguna tuya.
    }
learn-how-arrow = Toca una flecha o usa las teclas de flecha. Después, pulsa el botón o Enter.
learn-how-rug = Toca una casilla para ver ahí una alfombra. Tócala otra vez para ver la siguiente, o toca una casilla contigua para elegir esas dos. También puedes usar las teclas de flecha. Para colocar la alfombra, pulsa el botón o Enter.
learn-do =
    { $step ->
        [turn] Girar a Assam
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
learn-from-start = Empezar de nuevo

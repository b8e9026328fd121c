### Spanish: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting =
    { $open ->
        [0] Una partida de { $players } jugadores, a punto de empezar
        [one] Una partida de { $players } jugadores: falta uno
        [many] Una partida de { $players } jugadores: faltan { $open }
       *[other] Una partida de { $players } jugadores: faltan { $open }
    }
preview-playing = Una partida de { $players } jugadores en pleno juego
preview-over =
    { $players ->
        [2] Una partida terminada: { $first } a { $second }
        [3] Una partida terminada: { $first }, { $second } y { $third } puntos
       *[4] Una partida terminada: { $first }, { $second }, { $third } y { $fourth } puntos
    }
preview-cancelled = Una partida cancelada
preview-replay = Vuelve a ver una partida de { $players } jugadores
preview-position = Una posición para explorar

## Descriptions

preview-waiting-text = Abre el enlace para jugar o para mirar. Se juega en el navegador, gratis y sin cuenta.
preview-playing-text = Abre el enlace y sigue cada jugada en directo.
preview-over-text = Abre el enlace para ver el mercado final y de dónde salen los puntos, y para volver a ver la partida entera.
preview-replay-text = Recorre la partida jugada a jugada, de la primera alfombra a la última.
preview-position-text = Abre el enlace para ver qué puede pasar ahora, probar una jugada o cambiar el mercado.
preview-editor-text = Compón el mercado que quieras, mira qué puede pasar y compártelo con un enlace.
preview-rules-text = Todas las reglas para dos, tres y cuatro jugadores, con palabras sencillas e imágenes animadas.
preview-learn-text = Aprende a jugar jugando: lecciones breves en el propio mercado del juego, paso a paso.

## What the picture shows

preview-picture-home = Un mercado de azulejos visto desde arriba: alfombras de cuatro tejidos distintos, un dado de madera y Assam con su fez rojo.
preview-picture-market = El mercado de esta partida visto desde arriba: las alfombras que se ven y Assam con su fez rojo.
preview-picture-empty = El mercado vacío visto desde arriba, de siete por siete casillas, y Assam con su fez rojo.

### Spanish: what is round every page.

game-name = Marrakech
loading = Un momento…
skip-to-content = Ir al contenido
server-unreachable = El servidor no responde ahora mismo. No se pierde nada; se vuelve a intentar.
page-description = El juego de mesa de las alfombras, los dirhams y un dueño del mercado muy testarudo: juega en el navegador, a solas contra bots, con amigos mediante un enlace o en torno a un solo dispositivo.
page-noscript = Este juego necesita JavaScript.
page-title = { $page } · Marrakech
page-missing = Esta página no existe
page-missing-home = Ir al mercado
page-failed = No se pudo cargar esta página. Revisa tu conexión e inténtalo de nuevo; tus partidas están a salvo en el servidor.
try-again = Reintentar

## Finding one’s way

nav-label = Páginas
nav-more-label = Más páginas
nav-learn = Aprender
nav-rules = Reglas
nav-replay = Registros
nav-editor = Posiciones
nav-table = Mesa
legal-note = Una versión independiente y no oficial, con ilustraciones propias. Marrakech es una marca de su editorial, que no participa en esto.

## Settings

settings = Ajustes
settings-close = Listo
settings-note = Todo esto se queda en este dispositivo.
settings-language = Idioma
settings-language-browser = Navegador ({ $language })
settings-name = Tu nombre
settings-name-example = Como te ven los demás
settings-theme = Luz
settings-theme-value = { $theme ->
    [system] Automática
    [light] Mediodía
   *[dark] Noche
}
settings-speed = Velocidad de los movimientos
settings-speed-value = { $speed ->
    [none] Al instante
    [fast] Rápida
    [normal] Normal
   *[slow] Lenta
}
settings-speed-still = Tu dispositivo pide menos movimiento, así que todo se mueve al instante.
settings-sounds = Sonidos
settings-sounds-help = La tecla M los activa o los apaga en cualquier lugar.
settings-confirm = Preguntar antes de colocar una alfombra
settings-confirm-help = Se coloca al tocar su otra mitad, con el botón o con Enter.
settings-coordinates = Letras y números al borde del mercado
settings-letters = Teclas de una letra
settings-letters-help = M para los sonidos; en una mesa también S, L, H y ?, y las del tablero de texto.
sounds-now = { $state ->
    [on] Los sonidos están activados.
   *[off] Los sonidos están apagados.
}

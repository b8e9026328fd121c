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

nav-devices = Tus dispositivos
nav-label = Páginas
nav-more-label = Más páginas
nav-learn = Aprender
nav-rules = Reglas
nav-replay = Registros
nav-editor = Posiciones
nav-table = Mesa
nav-licences = Licencias
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

## Your devices

devices-lead = Todos tienen los mismos asientos: quien tenga uno de estos dispositivos puede jugar por ti.
devices-none = Aquí aún no consta ningún dispositivo tuyo. Este aparecerá en cuanto ocupes un asiento.
device-name = { $browser } en { $system }
device-name-unknown = Otro programa
device-this = Este dispositivo
device-seen = Última actividad: { $when }
device-sign-out = Cerrar sesión
device-sign-out-name = Cerrar sesión: { $device }
device-sign-out-here = Cerrar sesión aquí
devices-sign-out-all = Cerrar todas las sesiones
device-sign-out-text = El dispositivo perderá tus asientos al instante. Tus otros dispositivos los conservan.
device-sign-out-last = No te quedará ningún dispositivo: perderás tus asientos y nadie podrá devolvértelos.
device-signed-out = Se cerró la sesión de este dispositivo. Empieza de cero, sin los asientos que tenía.
device-signed-out-other = Sesión cerrada: { $device }
devices-signed-out-here = Has cerrado la sesión en este dispositivo.
devices-add = Añadir un dispositivo
devices-add-text = Crea un enlace y ábrelo en tu otro dispositivo: así los dos tendrán los mismos asientos. Funciona una sola vez y durante diez minutos.
devices-add-make = Crear un enlace
devices-add-again = Crear otro enlace
devices-add-warning = No lo compartas: quien lo abra podrá jugar por ti.
device-join-title = ¿Añadir este dispositivo?
device-join-text = Este enlace se creó en otro dispositivo. Si continúas, los dos tendrán los mismos asientos, y quien tenga el otro podrá jugar por ti. Continúa solo si creaste tú el enlace.
device-join-own = Este dispositivo tiene asientos propios en { $count ->
    [one] una mesa.
    [many] { $count } de mesas.
   *[other] { $count } mesas.
} Los perderá si continúas.
device-join-yes = Añadir este dispositivo
device-join-yes-own = Perderlos y continuar
device-join-no = Dejarlo como está
device-joined = Este dispositivo ya tiene los mismos asientos que el otro.
cookies-blocked = Tu navegador no guarda cookies de este sitio, así que no ha podido guardar tu asiento. Permite las cookies de este sitio e inténtalo de nuevo; para mirar no hacen falta.

### Spanish: what is round every page.

game-name = Marrakech
loading = Un momento…
skip-to-content = Ir al contenido
server-unreachable = Ahora mismo no se puede conectar con el servidor. Inténtalo de nuevo en un momento.
page-description = El juego de mesa de las alfombras, los dirhams y un dueño del mercado muy testarudo: juega en tu navegador, a solas contra bots, con amigos mediante un enlace o en grupo en un solo dispositivo.
page-noscript = Este juego necesita JavaScript. Actívalo en tu navegador.
page-title = { $page } · Marrakech
page-missing = Página no encontrada
page-missing-home = Ir al inicio
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
legal-note = Una versión independiente y no oficial, con ilustraciones propias. Marrakech es una marca de su editorial, que no tiene relación con esta versión.

## The menu on a phone

nav-menu = Menú

## Settings

settings = Ajustes
settings-close = Listo
settings-note = Estos ajustes se quedan en este dispositivo.
settings-language = Idioma
settings-language-browser = Como el navegador ({ $language })
settings-name = Tu nombre
settings-name-example = El nombre que ven los demás
settings-theme = Tema
settings-theme-value =
    { $theme ->
        [system] Sistema
        [light] Claro
       *[dark] Oscuro
    }
settings-speed = Animaciones
settings-speed-value =
    { $speed ->
        [none] Ninguna
        [fast] Rápidas
        [normal] Normales
       *[slow] Lentas
    }
settings-sounds = Sonidos
settings-sounds-help = Pulsa M en cualquier página para activarlos o desactivarlos.
settings-confirm = Confirmar antes de colocar una alfombra
settings-confirm-help = Colocas la alfombra con el botón o con Enter. Si esta opción está desactivada, se coloca en cuanto eliges sus dos casillas.
settings-coordinates = Letras y números alrededor del mercado
settings-letters = Atajos de una letra
settings-letters-help = M para los sonidos; en una mesa también S, L, H, U y ?, y las teclas del tablero de texto.
sounds-now = { $state ->
    [on] Los sonidos están activados.
   *[off] Los sonidos están desactivados.
}

## Settings: motion

settings-motion = Movimiento
settings-motion-value =
    { $motion ->
        [system] Sistema
        [full] Completo
       *[reduced] Reducido
    }
settings-motion-help = Con el movimiento reducido, cada paso es una imagen fija: no se mueve nada.
settings-motion-device = Tu dispositivo pide reducir el movimiento.

## Settings: reactions

settings-reactions = Reacciones en las mesas
settings-reactions-help = Si esta opción está desactivada, no ves ni oyes reacciones en ninguna mesa, y se oculta el botón para enviarlas.

## Your devices

devices-lead = Todos estos dispositivos comparten los mismos asientos. Quien tenga uno de ellos puede jugar por ti.
devices-none = Aún no tienes dispositivos aquí. Este aparecerá en cuanto ocupes un asiento.
device-name = { $browser } en { $system }
device-name-unknown = Dispositivo desconocido
device-this = Este dispositivo
device-seen = Última actividad: { $when }
device-sign-out = Cerrar sesión
device-sign-out-name = Cerrar sesión: { $device }
device-sign-out-here = Cerrar sesión aquí
devices-sign-out-all = Cerrar todas las sesiones
device-sign-out-text = El dispositivo perderá tus asientos al instante; tus otros dispositivos los conservarán.
device-sign-out-last = Ya no tendrás la sesión abierta en ningún dispositivo. Perderás tus asientos y nadie podrá devolvértelos.
device-signed-out = Se cerró la sesión de este dispositivo, que ya no tiene tus asientos.
device-signed-out-other = Sesión cerrada: { $device }
devices-signed-out-here = Has cerrado la sesión en este dispositivo.
devices-add = Añadir un dispositivo
devices-add-text = Crea un enlace y ábrelo en tu otro dispositivo: así los dos compartirán los mismos asientos. El enlace funciona una sola vez y durante diez minutos.
devices-add-make = Crear un enlace
devices-add-again = Crear otro enlace
devices-add-warning = No compartas este enlace: quien lo abra podrá jugar por ti.
device-join-title = ¿Añadir este dispositivo?
device-join-text = Este enlace se creó en otro dispositivo. Si continúas, los dos compartirán los mismos asientos, y quien tenga el otro podrá jugar por ti. Continúa solo si creaste tú el enlace.
device-join-own =
    Este dispositivo tiene asientos propios en { $count ->
        [one] una mesa.
        [many] { $count } de mesas.
       *[other] { $count } mesas.
    } Si continúas, los perderás.
device-join-yes = Añadir este dispositivo
device-join-yes-own = Renunciar a esos asientos y continuar
device-join-no = Dejarlo como está
device-joined = Este dispositivo ya tiene los mismos asientos que el otro.
cookies-blocked = Tu navegador bloquea las cookies de este sitio, así que no se puede guardar tu asiento. Permite las cookies de este sitio e inténtalo de nuevo. Para mirar no hacen falta.

## Which device is meant

device-seen-lately = Última actividad: hace menos de una hora
device-sign-out-title-here = ¿Cerrar sesión en este dispositivo?
device-sign-out-text-here = Este dispositivo perderá tus asientos al instante; tus otros dispositivos los conservarán.

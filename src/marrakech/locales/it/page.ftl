### Italian: what is round every page.

game-name = Marrakech
loading = Un momento…
skip-to-content = Vai al contenuto
server-unreachable = Al momento il server non è raggiungibile. Riprova tra un attimo.
page-description = Il gioco da tavolo dei tappeti, dei dirham e di un testardo padrone del mercato: gioca nel browser, in solitario contro i bot, con gli amici grazie a un link, o tutti insieme su un solo dispositivo.
page-noscript = Questo gioco ha bisogno di JavaScript. Attivalo nel browser.
page-title = { $page } · Marrakech
page-missing = Pagina non trovata
page-missing-home = Vai alla pagina iniziale
page-failed = Non è stato possibile caricare la pagina. Controlla la connessione e riprova; le tue partite sono al sicuro sul server.
try-again = Riprova

## Finding one’s way

nav-devices = I tuoi dispositivi
nav-label = Pagine
nav-more-label = Altre pagine
nav-learn = Impara
nav-rules = Regole
nav-replay = Rivedi
nav-editor = Posizioni
nav-table = Tavolo
nav-licences = Licenze
legal-note = Una versione indipendente e non ufficiale, con una grafica propria. Marrakech è un marchio del suo editore, che non è coinvolto in questo progetto.

## The menu on a phone

nav-menu = Menu

## Settings

settings = Impostazioni
settings-close = Fatto
settings-note = Queste impostazioni restano su questo dispositivo.
settings-language = Lingua
settings-language-browser = Come il browser ({ $language })
settings-name = Il tuo nome
settings-name-example = Il nome che vedono gli altri
settings-theme = Tema
settings-theme-value =
    { $theme ->
        [system] Sistema
        [light] Chiaro
       *[dark] Scuro
    }
settings-speed = Animazioni
settings-speed-value =
    { $speed ->
        [none] Nessuna
        [fast] Veloci
        [normal] Normali
       *[slow] Lente
    }
settings-sounds = Suoni
settings-sounds-help = Premi M su qualsiasi pagina per accenderli o spegnerli.
settings-confirm = Chiedi conferma prima di posare
settings-confirm-help = Per posare un tappeto premi il pulsante o Invio. Se l’opzione è disattivata, lo posi appena scegli le sue due caselle.
settings-coordinates = Lettere e numeri intorno al mercato
settings-letters = Scorciatoie di una lettera
settings-letters-help = M per i suoni; al tavolo anche S, L, H, U e ?, e i tasti del tabellone testuale.
sounds-now = { $state ->
    [on] I suoni sono accesi.
   *[off] I suoni sono spenti.
}

## Settings: motion

settings-motion = Movimento
settings-motion-value =
    { $motion ->
        [system] Sistema
        [full] Completo
       *[reduced] Ridotto
    }
settings-motion-help = Con il movimento ridotto ogni passo è un’immagine ferma: non si muove nulla.
settings-motion-device = Il tuo dispositivo chiede di ridurre il movimento.

## Settings: reactions

settings-reactions = Reazioni ai tavoli
settings-reactions-help = Se l’opzione è disattivata, non vedi e non senti reazioni a nessun tavolo, e il pulsante per inviarle è nascosto.

## Your devices

devices-lead = Tutti questi dispositivi hanno gli stessi posti. Chi ne ha in mano uno può giocare per te.
devices-none = Qui non hai ancora dispositivi. Questo comparirà appena prendi un posto.
device-name = { $browser } su { $system }
device-name-unknown = Dispositivo sconosciuto
device-this = Questo dispositivo
device-seen = Ultima attività: { $when }
device-sign-out = Disconnetti
device-sign-out-name = Disconnetti: { $device }
device-sign-out-here = Disconnetti qui
devices-sign-out-all = Disconnetti ovunque
device-sign-out-text = Il dispositivo perde subito i tuoi posti; gli altri tuoi dispositivi li mantengono.
device-sign-out-last = Nessuno dei tuoi dispositivi sarà più connesso. Perderai i tuoi posti e nessuno potrà restituirteli.
device-signed-out = Questo dispositivo è stato disconnesso e non ha più i tuoi posti.
device-signed-out-other = Dispositivo disconnesso: { $device }
devices-signed-out-here = Ora questo dispositivo è disconnesso.
devices-add = Aggiungi un dispositivo
devices-add-text = Crea un link e aprilo sull’altro dispositivo: così avranno entrambi gli stessi posti. Il link funziona una volta sola, entro dieci minuti.
devices-add-make = Crea un link
devices-add-again = Crea un nuovo link
devices-add-warning = Non dare questo link a nessuno: chi lo apre può giocare per te.
device-join-title = Aggiungere questo dispositivo?
device-join-text = Questo link è stato creato su un altro dispositivo. Se continui, avranno entrambi gli stessi posti, e chi ha in mano l’altro potrà giocare per te. Continua solo se il link lo hai creato tu.
device-join-own =
    Questo dispositivo ha posti propri { $count ->
        [one] a un tavolo.
        [many] a { $count } di tavoli.
       *[other] a { $count } tavoli.
    } Se continui, li perderai.
device-join-yes = Aggiungi il dispositivo
device-join-yes-own = Rinuncia a quei posti e continua
device-join-no = Lascia tutto com’è
device-joined = Ora questo dispositivo ha gli stessi posti dell’altro.
cookies-blocked = Il tuo browser blocca i cookie di questo sito, quindi il tuo posto non si può conservare. Consenti i cookie per questo sito e riprova. Per guardare non servono.

## Which device is meant

device-seen-lately = Ultima attività: meno di un’ora fa
device-sign-out-title-here = Disconnettere questo dispositivo?
device-sign-out-text-here = Questo dispositivo perde subito i tuoi posti; gli altri tuoi dispositivi li mantengono.

### Italian: what is round every page.

game-name = Marrakech
loading = Un momento…
skip-to-content = Vai al contenuto
server-unreachable = Il server al momento non risponde. Nulla è andato perso: stiamo riprovando.
page-description = Il gioco da tavolo dei tappeti, dei dirham e di un testardo padrone del mercato: gioca nel browser, in solitario contro i bot, con gli amici grazie a un link, o tutti intorno a un solo dispositivo.
page-noscript = Questo gioco ha bisogno di JavaScript.
page-title = { $page } · Marrakech
page-missing = Questa pagina non esiste
page-missing-home = Vai al mercato
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

## Settings

settings = Impostazioni
settings-close = Fatto
settings-note = Tutto resta su questo dispositivo.
settings-language = Lingua
settings-language-browser = Browser ({ $language })
settings-name = Il tuo nome
settings-name-example = Il nome che vedono gli altri
settings-theme = Luce
settings-theme-value = { $theme ->
    [system] Auto
    [light] Giorno
   *[dark] Notte
}
settings-speed = Velocità dei movimenti
settings-speed-value = { $speed ->
    [none] Subito
    [fast] Veloce
    [normal] Normale
   *[slow] Lenta
}
settings-speed-still = Il tuo dispositivo chiede meno movimento, quindi tutto avviene subito.
settings-sounds = Suoni
settings-sounds-help = Il tasto M li accende e li spegne ovunque.
settings-confirm = Chiedi conferma prima di posare
settings-confirm-help = Il tappeto si posa toccandone l’altra metà, con il pulsante o con Invio.
settings-coordinates = Lettere e numeri ai bordi del mercato
settings-letters = Tasti di una sola lettera
settings-letters-help = M per i suoni; al tavolo anche S, L, H e ?, e quelli del tabellone testuale.
sounds-now = { $state ->
    [on] I suoni sono accesi.
   *[off] I suoni sono spenti.
}

## Your devices

devices-lead = Hanno tutti gli stessi posti: chi ha in mano uno di questi dispositivi può giocare per te.
devices-none = Qui non risulta ancora nessun tuo dispositivo. Questo comparirà appena prendi un posto.
device-name = { $browser } su { $system }
device-name-unknown = Altro programma
device-this = Questo dispositivo
device-seen = Ultima attività: { $when }
device-sign-out = Disconnetti
device-sign-out-name = Disconnetti: { $device }
device-sign-out-here = Disconnetti qui
devices-sign-out-all = Disconnetti ovunque
device-sign-out-text = Il dispositivo perde subito i tuoi posti. Gli altri tuoi dispositivi li mantengono.
device-sign-out-last = Non ti resterà nessun dispositivo: perderai i tuoi posti e nessuno potrà restituirteli.
device-signed-out = Questo dispositivo è stato disconnesso. Riparte da zero, senza i posti che aveva.
device-signed-out-other = Dispositivo disconnesso: { $device }
devices-signed-out-here = Ora questo dispositivo è disconnesso.
devices-add = Aggiungi un dispositivo
devices-add-text = Crea un link e aprilo sull’altro dispositivo: così avranno entrambi gli stessi posti. Funziona una volta sola e per dieci minuti.
devices-add-make = Crea un link
devices-add-again = Crea un nuovo link
devices-add-warning = Non darlo a nessuno: chi lo apre può giocare per te.
device-join-title = Aggiungere questo dispositivo?
device-join-text = Questo link è stato creato su un altro dispositivo. Se continui, avranno entrambi gli stessi posti, e chi ha in mano l’altro potrà giocare per te. Continua solo se il link lo hai creato tu.
device-join-own = Questo dispositivo ha posti propri { $count ->
    [one] a un tavolo.
    [many] a { $count } di tavoli.
   *[other] a { $count } tavoli.
} Se continui, li perde.
device-join-yes = Aggiungi il dispositivo
device-join-yes-own = Rinuncia e continua
device-join-no = Lascia tutto com’è
device-joined = Ora questo dispositivo ha gli stessi posti dell’altro.
cookies-blocked = Il tuo browser non conserva i cookie di questo sito, quindi non ha potuto conservare il tuo posto. Consenti i cookie per questo sito e riprova; per guardare non servono.

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

nav-label = Pagine
nav-more-label = Altre pagine
nav-learn = Impara
nav-rules = Regole
nav-replay = Rivedi
nav-editor = Posizioni
nav-table = Tavolo
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

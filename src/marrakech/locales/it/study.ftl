### Italian: watching a record and setting up a position.

study-again = Riprova
study-copy-by-hand = Copialo da qui

## Watching a record

replay-title = Rivedi una partita
replay-lead = Ogni partita si può conservare come un breve testo, la sua trascrizione. Aprine una per ripercorrerla azione per azione, o guarda prima l’esempio.
replay-example = Guarda l’esempio
replay-open-file = Apri un file
replay-paste = Oppure incolla qui una trascrizione, o trascina il suo file in un punto qualsiasi della pagina
replay-watch = Guarda
replay-link-broken = Questo link non è completo, quindi la partita che contiene non si può leggere. Fattelo mandare di nuovo, o apri direttamente la trascrizione.
replay-another = Apri un’altra trascrizione

replay-seat = Posto { $seat }
replay-market = Il mercato
replay-beginning = La partita comincia.
replay-before-first = Prima del primo turno
replay-place = Turno { $turn }: { $name }
replay-count = { $at } di { $of }
replay-controls = Ripercorri la partita
replay-first = All’inizio
replay-back = Un’azione indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Un’azione avanti
replay-last = Alla fine
replay-slider = Momento della partita
replay-keys = Tasti: le frecce vanno avanti e indietro di un’azione, con Maiusc di un turno intero; Home e Fine vanno ai due estremi; la barra spaziatrice riproduce e mette in pausa.
replay-speed = Velocità
replay-speed-name = { $speed ->
    [slow] Lenta
    [fast] Veloce
   *[normal] Normale
}

replay-standings = Classifica
replay-player = Giocatore
replay-dirhams = Dirham
replay-squares = Caselle
replay-points = Punti
replay-rugs-left = Tappeti
replay-next-rug = Il prossimo tappeto è { colour }.
replay-out = fuori
replay-winner = Vittoria

replay-turns = Turni
replay-no-turns = Nessuno ha ancora giocato.
replay-paid = paga { $count }
replay-copy-link = Copia il link a questo momento
replay-link-copied = Il link è copiato.
replay-download = Scarica
replay-to-table = Vai al tavolo
replay-to-editor = Apri nell’editor
replay-about = Informazioni sulla trascrizione
replay-edition = Edizione
replay-edition-none = non indicata
replay-rules = Regole
replay-rules-usual = quelle standard
replay-result = Risultato
replay-unfinished = partita non finita
replay-tag = { $name ->
    [Table] Tavolo
    [Date] Data
    [ServerSeed] Il seme del server
    [SeatSeed1] Seme del posto 1
    [SeatSeed2] Seme del posto 2
    [SeatSeed3] Seme del posto 3
    [SeatSeed4] Seme del posto 4
    [SeatHash1] Hash promesso del seme del posto 1
    [SeatHash2] Hash promesso del seme del posto 2
    [SeatHash3] Hash promesso del seme del posto 3
    [SeatHash4] Hash promesso del seme del posto 4
    [Bot1] Bot al posto 1
    [Bot2] Bot al posto 2
    [Bot3] Bot al posto 3
    [Bot4] Bot al posto 4
    [ServerSeedHash] Hash promesso del seme del server
   *[other] { $name }
}

## Actions

study-face = Gira Assam verso { facing }
study-die = { $slippers ->
    [one] { $slippers } babbuccia
    [many] { $slippers } di babbucce
   *[other] { $slippers } babbucce
}

## Setting up a position

editor-title = Editor di posizioni
editor-tools = Che cosa fa un tocco
editor-tool = { $tool ->
    [rug] Tappeto
    [half] Mezzo tappeto
    [erase] Cancella
    [assam] Assam
   *[look] Guarda e prova
}
editor-tool-hint = { $tool ->
    [rug] Tocca due caselle con un lato in comune.
    [half] Tocca una casella: ci va mezzo tappeto, con l’altra metà nascosta.
    [erase] Tocca una casella per svuotarla.
    [assam] Tocca una casella per metterci Assam; tocca lui per girarlo.
   *[look] Scegli una delle azioni sul tabellone, o tocca una casella per sapere quanto costa.
}
editor-colours = Colore del tappeto
editor-second-half = Il tappeto comincia in { $square }. Scegli una casella accanto.
editor-do = { $step ->
    [roll] Lancia il dado
    [lay] Posa il tappeto
   *[turn] Gira Assam
}
editor-board-kept = Il tabellone mostra l’ultima posizione leggibile.
editor-area = { $square }: { $name } ha qui un gruppo { colour } di { $squares ->
    [one] una casella
    [many] { $squares } di caselle
   *[other] { $squares } caselle
}. Chiunque altro si fermi lì paga { dirhams }.
editor-area-free = { $square }: { $name } ha qui un gruppo { colour } di { $squares ->
    [one] una casella
    [many] { $squares } di caselle
   *[other] { $squares } caselle
}, ma è fuori. Qui nessuno paga.
editor-area-bare = La casella { $square } è vuota. Qui nessuno paga.

editor-text = La posizione come testo
editor-text-first = Prima correggi il testo qui sopra; poi potrai cambiarne le parti qui.
editor-undo = Annulla
editor-redo = Ripristina
editor-undone = Annullato.
editor-redone = Ripristinato.
editor-clear = Svuota il tabellone
editor-cleared = Il tabellone ora è vuoto.
editor-start = { $players ->
    [one] Inizio in { $players }
    [many] Inizio in { $players }
   *[other] Inizio in { $players }
}
editor-copy-text = Copia il testo
editor-text-copied = Il testo è copiato.
editor-copy-link = Copia il link

editor-next = Che cosa può succedere ora
editor-next-hint = { $step ->
    [roll] Si lancia il dado. Scegli che cosa mostra.
    [draw] Si pesca il prossimo tappeto del mazzo. Scegli quale.
    [lay] { $count ->
        [one] Si può posare un tappeto in un solo modo. È proposto sul tabellone.
        [many] Si può posare un tappeto in { $count } di modi. Sono proposti sul tabellone.
       *[other] Si può posare un tappeto in { $count } modi. Sono proposti sul tabellone.
    }
    [steer] Si gira Assam per il giocatore successivo.
   *[turn] Si gira Assam, o lo si lascia com’è.
}
editor-do-return = Rimetti nella scatola
editor-do-draw = Pesca il { colour }
editor-prices = Dove porta ogni lancio, e quanto costa

editor-fields = Dettagli
editor-players = Giocatori
editor-mover = Tocca a
editor-seat = Posto { $seat }, { $colours }
editor-step = Fase
editor-step-name = { $step ->
    [turn] girare Assam
    [roll] lanciare il dado
    [lay] posare un tappeto
    [draw] pescare un tappeto
    [steer] girare per il prossimo
   *[over] la partita è finita
}
editor-facing = Direzione di Assam
editor-rugs = Tappeti rimasti, { $letter ->
    [r] rossi
    [b] blu
    [y] gialli
   *[g] verdi
}
editor-top = Prossimo tappeto
editor-top-none = non pescato
editor-out = Fuori
editor-out-as = Fuori, numero { $order }
editor-rules = Regole
editor-edition-own = regole della casa

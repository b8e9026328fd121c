### Italian: watching a record and setting up a position.

study-again = Riprova
study-copy-by-hand = Copialo da qui

## Watching a record

replay-title = Rivedi una partita
replay-lead = Ogni partita si può salvare come un breve testo, la sua trascrizione. Aprine una per ripercorrere la partita passo per passo, o guarda prima l’esempio.
replay-example = Guarda l’esempio
replay-open-file = Apri un file
replay-paste = Oppure incolla qui una trascrizione, o trascina il suo file in un punto qualsiasi della pagina
replay-watch = Guarda
replay-link-broken = Questo link è incompleto, quindi la partita che contiene non si può leggere. Fatti mandare di nuovo il link, o apri direttamente la trascrizione.
replay-another = Apri un’altra trascrizione

replay-seat = Posto { $seat }
replay-market = Il mercato
replay-beginning = La partita comincia.
replay-before-first = Prima del primo turno
replay-place = Turno { $turn }: { $name }
replay-count = { $at } di { $of }
replay-controls = Ripercorri la partita
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
replay-slider = Momento della partita
replay-keys = Tasti: frecce per un passo avanti o indietro, con Maiusc per un turno intero; Home e Fine per l’inizio e la fine; barra spaziatrice per riprodurre o mettere in pausa.
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
replay-link-copied = Link copiato.
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
replay-tag =
    { $name ->
        [Table] Tavolo
        [Date] Data
        [ServerSeed] Server: seme
        [SeatSeed1] Posto 1: seme
        [SeatSeed2] Posto 2: seme
        [SeatSeed3] Posto 3: seme
        [SeatSeed4] Posto 4: seme
        [SeatHash1] Posto 1: hash pubblicato del seme
        [SeatHash2] Posto 2: hash pubblicato del seme
        [SeatHash3] Posto 3: hash pubblicato del seme
        [SeatHash4] Posto 4: hash pubblicato del seme
        [Bot1] Posto 1: bot
        [Bot2] Posto 2: bot
        [Bot3] Posto 3: bot
        [Bot4] Posto 4: bot
        [ServerSeedHash] Server: hash pubblicato del seme
       *[other] { $name }
    }

## Your finished games

games-title = Le tue partite finite
games-none = Qui compare ogni partita che finisci.
games-you-won = Hai vinto
games-more = Mostra le partite precedenti
games-kept =
    { $days ->
        [one] Una partita si conserva per un giorno dopo l’ultima mossa. Per conservarla più a lungo, scarica la sua trascrizione.
        [many] Una partita si conserva per { $days } di giorni dopo l’ultima mossa. Per conservarla più a lungo, scarica la sua trascrizione.
       *[other] Una partita si conserva per { $days } giorni dopo l’ultima mossa. Per conservarla più a lungo, scarica la sua trascrizione.
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
editor-tools = Strumento
editor-tool = { $tool ->
    [rug] Tappeto
    [half] Mezzo tappeto
    [erase] Cancella
    [assam] Assam
   *[look] Guarda e prova
}
editor-tool-hint =
    { $tool ->
        [rug] Scegli due caselle con un lato in comune.
        [half] Scegli una casella per metterci mezzo tappeto, con l’altra metà nascosta.
        [erase] Scegli una casella per svuotarla.
        [assam] Scegli una casella per metterci Assam; scegli lui per girarlo.
       *[look] Scegli una delle azioni sul tabellone, o una casella per vedere quanto costa.
    }
editor-colours = Colore del tappeto
editor-second-half = Il tappeto comincia in { $square }. Scegli una casella accanto.
editor-do = { $step ->
    [roll] Lancia il dado
    [lay] Posa il tappeto
   *[turn] Gira Assam
}
editor-board-kept = Il tabellone mostra ancora l’ultima posizione leggibile.
editor-area =
    { $square }: gruppo { colour } di { $squares ->
        [one] una casella
        [many] { $squares } di caselle
       *[other] { $squares } caselle
    }. È di { $name }. Decima per gli altri: { dirhams }.
editor-area-free =
    { $square }: gruppo { colour } di { $squares ->
        [one] una casella
        [many] { $squares } di caselle
       *[other] { $squares } caselle
    }. È di { $name }, fuori dal gioco. Qui nessuno paga.
editor-area-bare = La casella { $square } è vuota. Qui nessuno paga.

editor-text = La posizione come testo
editor-text-first = Prima correggi il testo qui sopra; poi potrai cambiare i dettagli qui.
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
editor-text-copied = Testo copiato.
editor-copy-link = Copia il link

editor-next = Che cosa può succedere ora
editor-next-hint =
    { $step ->
        [roll] Lancia il dado: scegli che cosa mostra.
        [draw] Pesca il prossimo tappeto del mazzo: scegli il colore.
        [lay]
            { $count ->
                [0] Il tappeto non si può posare, quindi torna nella scatola.
                [one] Il tappeto si può posare in un solo modo, mostrato sul tabellone.
                [many] Il tappeto si può posare in { $count } di modi, mostrati sul tabellone.
               *[other] Il tappeto si può posare in { $count } modi, mostrati sul tabellone.
            }
        [steer] Gira Assam per il giocatore successivo.
       *[turn] Gira Assam, o lascialo com’è.
    }
editor-do-return = Rimetti nella scatola
editor-do-draw = Pesca il { colour }
editor-prices = Dove porta ogni lancio e quanto costa

editor-fields = Dettagli
editor-players = Giocatori
editor-mover = Tocca a
editor-seat = Posto { $seat }, { $colours }
editor-step = Prossima fase
editor-step-name =
    { $step ->
        [turn] girare Assam
        [roll] lanciare il dado
        [lay] posare un tappeto
        [draw] pescare un tappeto
        [steer] girare per il giocatore successivo
       *[over] la partita è finita
    }
editor-facing = Direzione di Assam
editor-rugs =
    Tappeti { $letter ->
        [r] rossi
        [b] blu
        [y] gialli
       *[g] verdi
    } rimasti
editor-top = Prossimo tappeto
editor-top-none = non ancora pescato
editor-out = Fuori
editor-out-as = Fuori, numero { $order } a uscire
editor-rules = Regole
editor-edition-own = regole della casa

### Italian: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting =
    { $open ->
        [0] Una partita per { $players } giocatori, pronta a cominciare
        [one] Una partita per { $players } giocatori: ne manca uno
        [many] Una partita per { $players } giocatori: ne mancano { $open }
       *[other] Una partita per { $players } giocatori: ne mancano { $open }
    }
preview-playing = Una partita per { $players } giocatori, nel vivo del gioco
preview-over =
    { $players ->
        [2] Una partita finita: { $first } a { $second }
        [3] Una partita finita: { $first }, { $second } e { $third } punti
       *[4] Una partita finita: { $first }, { $second }, { $third } e { $fourth } punti
    }
preview-cancelled = Una partita annullata
preview-replay = Rivedi una partita per { $players } giocatori
preview-position = Una posizione da esplorare

## Descriptions

preview-waiting-text = Apri il link per giocare o per guardare. Si gioca nel browser, gratis e senza account.
preview-playing-text = Apri il link e segui ogni mossa in diretta.
preview-over-text = Apri il link per vedere il mercato finale e come sono nati i punti, e per rivedere tutta la partita.
preview-replay-text = Ripercorri la partita mossa per mossa, dal primo tappeto all’ultimo.
preview-position-text = Apri il link per vedere che cosa può succedere, provare una mossa o cambiare il mercato.
preview-editor-text = Componi il mercato che vuoi, guarda che cosa può succedere e condividilo con un link.
preview-rules-text = Tutte le regole per due, tre e quattro giocatori, in parole semplici e con immagini animate.
preview-learn-text = Impara il gioco giocando: brevi lezioni proprio sul mercato del gioco, un passo alla volta.

## What the picture shows

preview-picture-home = Un mercato di piastrelle visto dall’alto: tappeti di quattro tessuti diversi, un dado di legno e Assam con il suo fez rosso.
preview-picture-market = Il mercato di questa partita visto dall’alto: i tappeti visibili e Assam con il suo fez rosso.
preview-picture-empty = Il mercato vuoto visto dall’alto, sette piastrelle per sette, e Assam con il suo fez rosso.

### Italian: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Tabellone testuale
text-board-about = Il mercato in parole: caselle come pulsanti, un campo in cui scrivere e tasti per farti leggere ad alta voce quello che vuoi sapere.
text-board-show = Mostra il tabellone testuale
text-board-hide = Nascondi il tabellone testuale
settings-text-board = Tabellone testuale a ogni tavolo
settings-text-board-help = Caselle come pulsanti e un campo in cui scrivere, per giocare senza vedere il mercato.

## The squares

text-squares = Le caselle del mercato
text-square = { $square }, { $rug ->
    [bare] vuota
    [r] tappeto rosso
    [b] tappeto blu
    [y] tappeto giallo
   *[g] tappeto verde
}{ $other ->
    [none] {""}
    [hidden] , l’altra metà è nascosta
   *[square] , l’altra metà è in { $with }
}{ $assam ->
    [N] . Qui c’è Assam e guarda verso nord
    [E] . Qui c’è Assam e guarda verso est
    [S] . Qui c’è Assam e guarda verso sud
    [W] . Qui c’è Assam e guarda verso ovest
   *[no] {""}
}
text-half-chosen = Il tappeto comincia in { $square }. L’altra metà può stare in: { $squares }.
text-half-undone = Scelta annullata.
text-no-rug = Adesso non puoi posare un tappeto su { $square }.
text-no-pair = Adesso non puoi posare un tappeto su { $first }–{ $second }.
text-would-lay = Un tappeto { colour } su { $first }–{ $second }. Premi Invio per posarlo o Esc per annullare.
text-would-turn = Assam guarderà verso { facing }. Usa R per lanciare il dado.
text-would-steer = Per il giocatore successivo Assam guarderà verso { facing }. Usa R per confermare.

## The box to type in

text-box = Scrivi un’azione o una domanda
text-box-go = Vai
text-box-help = Per girare Assam, scrivi N (nord), E (est), S (sud) o W (ovest). Scrivi R per lanciare il dado e due caselle, come d4d5, per posare un tappeto. Scrivi una sola casella, come d4, per sapere che cosa c’è lì e quanto costa fermarcisi. Scrivi I per i posti, T per l’ultimo turno, A per ciò che è permesso, C per il costo di ogni lancio e O per il quadro generale.
text-box-empty = Non hai ancora scritto nulla.
text-box-unknown = «{ $text }» non è né un’azione né una domanda. Scrivi ? per l’aiuto.
text-not-now = { $action } adesso non è permesso.
text-not-yours = In questo momento non hai nulla da decidere.

## What is read out

text-ask = Leggi ad alta voce
text-ask-seats = Posti
text-ask-last = Ultimo turno
text-ask-legal = Che cosa è permesso
text-ask-prices = Quanto costa ogni lancio
text-ask-overview = Quadro generale
text-overview = Turno { $turn }. Assam è in { $square } e guarda verso { facing }.
text-seat = { $name }: { $score }; { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = Il prossimo tappeto è { colour }.
text-seat-out = { $name } è fuori dal gioco.
text-last-none = Nessuno ha ancora giocato.
text-legal-turn = Direzioni possibili per Assam: { $choices }.
text-legal-roll = Puoi lanciare il dado.
text-legal-lay =
    { $count ->
        [one] Il tappeto si può posare in un solo modo: { $choices }.
        [many] Il tappeto si può posare in { $count } di modi: { $choices }.
       *[other] Il tappeto si può posare in { $count } modi: { $choices }.
    }
text-legal-return = Il tappeto non si può posare, quindi torna nella scatola.
text-legal-none = In questo momento non c’è nulla da fare.

## Its keys

text-keys-title = Scorciatoie del tabellone testuale
text-keys-arrows = vai di casella in casella; Home e Fine agli estremi di una riga, Pag su e Pag giù agli estremi di una colonna
text-keys-enter = scegli una casella per il tappeto, o posalo
text-keys-roll = lancia il dado
text-keys-seats = leggi i posti
text-keys-last = leggi l’ultimo turno
text-keys-legal = leggi che cosa è permesso
text-keys-price = leggi quanto costa fermarsi su questa casella
text-keys-prices = leggi quanto costa ogni lancio
text-keys-overview = leggi dov’è Assam e che cosa fare adesso
text-keys-box = vai al campo in cui scrivere

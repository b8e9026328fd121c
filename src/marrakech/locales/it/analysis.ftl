### Italian: the analysis of a game, on its replay.

analysis-title = Analisi
analysis-lead = Scopri chi ha avuto fortuna, dove c’è stata la svolta e che cosa si poteva fare di meglio.
analysis-do = Analizza questa partita

## While it is computed

analysis-asking = Richiesta dell’analisi…
analysis-waiting = { $place ->
    [0] Questa analisi è la prossima.
    [one] Prima c’è un’altra analisi.
    [many] Prima ci sono altri { $place } di analisi.
   *[other] Prima ci sono altre { $place } analisi.
}
analysis-running = Turno { $turn } di { $turns } analizzato
analysis-failed = Non è stato possibile finire l’analisi.
analysis-lost = La connessione è caduta. Quello che è già stato analizzato è qui sotto.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] Hai avuto fortuna: i lanci ti sono valsi { $worth }.
    [bad] Hai avuto sfortuna: i lanci ti sono valsi { $worth }.
   *[even] La fortuna è stata equa con te: lanci buoni e cattivi si sono compensati.
}
analysis-luck-name = { $luck ->
    [good] { $name } ha avuto più fortuna di tutti: i lanci sono valsi { $worth }.
   *[even] La fortuna è stata equa: per tutti, lanci buoni e cattivi si sono compensati.
}
analysis-turned = La svolta è arrivata al turno { $turn }.
analysis-turned-chance = Probabilità di vittoria di { $name }: da { $before } a { $after }.
analysis-worst-you = { $step ->
    [lay] Hai commesso l’errore più grave della partita al turno { $turn }, con questo tappeto. Costo: { $cost } di una vittoria.
   *[turn] Hai commesso l’errore più grave della partita al turno { $turn }, girando Assam. Costo: { $cost } di una vittoria.
}
analysis-worst-name = { $step ->
    [lay] { $name } ha commesso l’errore più grave della partita al turno { $turn }, con questo tappeto. Costo: { $cost } di una vittoria.
   *[turn] { $name } ha commesso l’errore più grave della partita al turno { $turn }, girando Assam. Costo: { $cost } di una vittoria.
}
analysis-worst-none = Nessuno ha commesso errori degni di nota.

## The chart

analysis-chances = Probabilità di vittoria di ciascuno
analysis-chart-help = In alto: la probabilità di vittoria di ciascuno, turno per turno. In basso, nella riga di ogni giocatore: quanto è stato fortunato ogni lancio e dove ci sono stati errori.
analysis-walk = Turno dell’analisi
analysis-value = Dopo il turno { $turn }: { $chances }.
analysis-value-start = All’inizio: { $chances }.
analysis-value-unknown = Il turno { $turn } non è ancora stato analizzato.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Non ancora analizzato
analysis-luck-of = fortuna { $gain }
analysis-error-of = { $grade ->
    [slip] imprecisione { $cost }
    [blunder] svarione { $cost }
   *[mistake] sbaglio { $cost }
}
analysis-show = Mostra sul mercato
analysis-as-table = Mostra come tabella
analysis-column-luck = Fortuna del lancio
analysis-column-error = Errore

## Errors

analysis-errors = Errori
analysis-grade = { $grade ->
    [slip] imprecisione
    [blunder] svarione
   *[mistake] sbaglio
}
analysis-grades = { $grade ->
    [slip] Imprecisioni
    [blunder] Svarioni
   *[mistake] Sbagli
}
analysis-decisions = Decisioni
analysis-lost-each = Perdita per decisione
analysis-errors-list = Uno per uno, dal più grave
analysis-error-turn = Turno { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] posando un tappeto
   *[turn] girando Assam
}

## The sums

analysis-sums = I conti esatti
analysis-sum-name = { $sum ->
    [start] Probabilità all’inizio
    [own-luck] Fortuna propria
    [others-luck] Fortuna degli altri
    [own-errors] Errori propri
    [others-decisions] Decisioni degli altri
    [corrections] Correzioni
    [result] Risultato
   *[luck-adjusted] Risultato senza fortuna
}
analysis-sums-help = Tutto è espresso in percentuale di una vittoria. La probabilità all’inizio, la fortuna, gli errori, le decisioni degli altri e le correzioni danno insieme il risultato: 100% per una vittoria, diviso tra chi vince insieme.
analysis-sums-luck = La fortuna è ciò che il dado ha portato rispetto alla sua media. Un errore si misura rispetto alla migliore scelta possibile; la scelta di come girare Assam si giudica prima del lancio del dado. Le correzioni sono ciò che l’analisi ha capito guardando più avanti; se sono grandi, non fidarti degli errori piccoli.
analysis-sums-adjusted = Il risultato senza fortuna è quello che in media si avrebbe con le stesse decisioni. Può essere inferiore allo 0% o superiore al 100%.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = In questo momento della partita
decision-word = { $grade ->
    [blunder] Svarione.
    [mistake] Sbaglio.
    [slip] Imprecisione.
    [fine] Bene.
   *[best] La scelta migliore.
}
decision-cost = Costo: { $cost } di una vittoria.
decision-tag = { $tag ->
    [done] Giocata:
    [both] Giocata, ed è la migliore:
   *[best] La migliore:
}
decision-all = Tutte le { $count } scelte
decision-forced = Non c’era altra scelta.
decision-gave-up = Probabilità di vittoria in quel momento: { $chance }.
decision-luck = { $luck ->
    [lucky] Fortuna.
    [unlucky] Sfortuna.
   *[even] Né fortuna né sfortuna.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] { $amount } in meno di una pescata media.
       *[more] { $amount } in più di una pescata media.
    }
   *[roll] { $more ->
        [less] { $amount } in meno di un lancio medio.
       *[more] { $amount } in più di un lancio medio.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: probabilità di vittoria dopo ogni pescata
   *[roll] { $name }: probabilità di vittoria dopo ogni lancio
}
decision-rolled = { $step ->
    [draw] Tappeto
   *[roll] Dado
}
decision-likelihood = Frequenza
decision-chance = Probabilità di vittoria

## Rollouts: games that are played from a decision on

rollout-start = Simula il seguito
rollout-help = A partire da ogni scelta si giocano molte partite fino alla fine, tutte con la stessa fortuna, per vedere quanto vale la scelta.
rollout-waiting = { $place ->
    [0] Avvio…
    [one] Prima c’è un’altra simulazione.
    [many] Prima ci sono altri { $place } di simulazioni.
   *[other] Prima ci sono altre { $place } simulazioni.
}
rollout-running = { $games ->
    [one] Finora una partita per ogni scelta, al massimo { $of }
    [many] Finora { $games } di partite per ogni scelta, al massimo { $of }
   *[other] Finora { $games } partite per ogni scelta, al massimo { $of }
}
rollout-failed = Non è stato possibile giocare le partite. Riprova.
rollout-finding = { $finding ->
    [worse] Le partite lo confermano: la scelta giocata è peggiore.
    [better] Le partite dicono il contrario: la scelta giocata è migliore.
    [same] Le partite non hanno trovato nulla di meglio della scelta giocata.
    [else] Le partite hanno trovato qualcosa di meglio della scelta giocata.
   *[open] Differenza troppo piccola per decidere.
}
rollout-results = Che cosa dicono le partite
rollout-worth = { $chance } ± { $error }
rollout-interval = In 95 casi su 100 il valore vero è all’interno della barra.
rollout-games = { $games ->
    [one] È stata giocata una partita a partire da ogni scelta.
    [many] Sono stati giocati { $games } di partite a partire da ogni scelta.
   *[other] Sono state giocate { $games } partite a partire da ogni scelta.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] Impara dai tuoi errori
   *[all] Impara dagli errori
}
mistakes-back = Torna alla partita
mistakes-whose = Errori di chi
mistakes-none = { $name }: nessun errore in questa partita. Ben giocato!
mistakes-progress = Esercizio { $at } di { $of }
mistakes-puzzle = { $step ->
    [lay] Turno { $turn }: posa un tappeto
    [steer] Turno { $turn }: gira Assam per il giocatore successivo
   *[turn] Turno { $turn }: gira Assam
}
mistakes-played-rug = Nella partita il tappeto è stato posato su { $first }–{ $second }.
mistakes-played-facing = Nella partita Assam è stato girato verso { facing }.
mistakes-task = Trova di meglio.
mistakes-do = { $step ->
    [lay] Posa il tappeto
   *[turn] Gira Assam
}
mistakes-show = Mostra la soluzione
mistakes-finish = Fine
mistakes-same = È quello che è stato giocato: { $chance } di probabilità di vittoria. C’è di meglio.
mistakes-worse = { $choice }: { $chance } di probabilità di vittoria. C’è di meglio.
mistakes-right = { $verdict ->
    [best] Sì, è la scelta migliore!
   *[good] Ottimo, vale quanto la scelta migliore.
}
mistakes-yours = Probabilità di vittoria con questa scelta: { $chance }.
mistakes-best = La migliore: { $choice }.
mistakes-cost = Costo di quello che è stato giocato: { $cost } di una vittoria ({ $played } invece di { $best }).
mistakes-facts = A che cosa portano le scelte
mistakes-then = Giocata:
mistakes-better = La migliore:
mistakes-you = La tua:
mistakes-area = Il tuo gruppo lì, in caselle
mistakes-own = Le tue caselle visibili
mistakes-hidden = Caselle altrui coperte
mistakes-prices = Dirham da pagare se il dado fa
mistakes-end = Esercizi in cui hai trovato di meglio: { $found } su { $of }.
mistakes-outcome = { $outcome ->
    [first] risolto subito
    [later] risolto
    [shown] soluzione mostrata
   *[skipped] saltato
}
mistakes-again = Ricomincia

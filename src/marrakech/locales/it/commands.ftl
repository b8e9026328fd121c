### Italian: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: file non trovato.
file-is-folder = { $file } è una cartella, non un file.
file-not-text = { $file }: non è un testo in UTF-8 (byte { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } supera { $limit } megabyte; una trascrizione è molto più piccola.
file-exists = { $file } esiste già e non è stato sovrascritto.
file-unreadable = { $file } non si può leggere: { $reason }
file-unwritable = { $file } non si può scrivere: { $reason }
of-file = { $file }: { $problem }
error = Errore: { $problem }
turn-beyond = la trascrizione non ha un turno { NUMBER($turn, useGrouping: 0) }; finisce con il turno { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } bot hanno bisogno di { $bots } posti, ma i giocatori sono solo { $players }.
names-too-many =
    { $names ->
        [one] È stato indicato un nome
        [many] Sono stati indicati { $names } di nomi
       *[other] Sono stati indicati { $names } nomi
    }, ma { $people ->
        [0] giocano solo bot.
        [one] gioca una sola persona.
        [many] giocano solo { $people } di persone.
       *[other] giocano solo { $people } persone.
    }
starter-unknown = «{ $text }» non è un modo per scegliere il primo giocatore; usa random o agreed.
nothing-to-resume = Non c’è nessuna partita in sospeso da riprendere.
options-clash = { $first } e { $second } non si possono usare insieme.
passed-over = Saltato: { $problem }
language-unknown = La lingua «{ $text }» qui non c’è. Lingue disponibili: { $languages }.
section-unknown = Le regole non hanno una sezione «{ $text }». Sezioni disponibili: { $sections }.
resume-alone = Una partita ripresa mantiene i suoi giocatori e le sue regole; togli { $option }.

## The store

store-full = { $file }: il disco è pieno, quindi non si può salvare altro. Tutto ciò che è già salvato è al sicuro; libera un po’ di spazio per continuare.
store-locked = { $file } è in uso da parte di un altro server o di un altro programma.
store-broken = { $file } è danneggiato o non è un archivio di tavoli ({ $reason }). Per vedere quali tavoli sono integri, esegui «marrakech check-store»; con --rescue li copia in un nuovo file.
store-gone = { $file } è stato eliminato, spostato o sostituito mentre il server lo usava. Non si può salvare nulla di nuovo finché non torna proprio lo stesso file.
store-newer = { $file } è stato scritto da una versione più recente di marrakech (versione { $found } dell’archivio; questa legge fino alla { $known }).
store-behind = { $file } è più vecchio di { $copy }, una copia salvata da quel file che contiene dati che nel file mancano. Avvia con la copia (--data), oppure spostala altrove per continuare con il file più vecchio.
store-unreadable = { $file } non si può aprire, leggere o scrivere: { $reason }
store-closed = { $file } è chiuso perché il server si sta fermando.
store-extra = { $file }: PostgreSQL ha bisogno di un pacchetto che non è installato. Per installarlo: { $command }
store-server-old = { $file }: PostgreSQL { $found } è troppo vecchio; serve la versione { $needed } o una più recente.
store-unsafe = { $file } è impostato con { $setting }, quindi in caso di guasto potrebbero andare perse mosse confermate. Attiva questa impostazione per continuare.
store-not-empty = { $file } contiene già dei dati, quindi non vi è stato copiato nulla.
store-none = { $file } non è un archivio di tavoli, o l’inizio del file è danneggiato.
check-store-whole = { $file } è integro: { $count ->
    [one] un tavolo.
    [many] { $count } di tavoli.
   *[other] { $count } tavoli.
}
check-store-damaged = { $file } è danneggiato. Tavoli integri: { $whole } su { $count }.
check-store-structure = { $file }: { $reason }
check-store-table =
    Tavolo { $table }: { $problem ->
        [checksum] l’evento { $number } non è più com’era stato scritto.
        [gap] manca l’evento { $number }.
        [fold] l’evento { $number } non ha senso.
       *[summary] tutti gli eventi sono integri, ma l’elenco dei tavoli non corrisponde.
    }
check-store-rescued = { $count ->
    [one] Un tavolo integro è stato copiato in { $file }
    [many] { $count } di tavoli integri sono stati copiati in { $file }
   *[other] { $count } tavoli integri sono stati copiati in { $file }
}
backup-done = I tavoli di { $source } sono stati copiati in { $target }
move-done = Tutto il contenuto di { $source } è stato copiato in { $target } e confrontato. Tavoli: { $tables }, eventi: { $events }. { $source } non è cambiato.

## Drawing a position

seat-name = Posto { $seat }
to-move = ▶
column-player = Giocatore
column-rugs = Tappeti rimasti
column-dirhams = Dirham
column-squares = Caselle
column-points = Punti
column-next = Prossimo
out = fuori
steps-next =
    { $step ->
        [turn] { $name } gira Assam.
        [roll] { $name } lancia il dado.
        [lay] { $name } posa un tappeto.
        [draw] { $name } pesca il prossimo tappeto.
        [steer] { $name } gira Assam per il giocatore successivo.
       *[over] La partita è finita.
    }
rules-in-force = Regole: { $rules }
rules-default = quelle standard
legal-heading = Azioni permesse: { $actions }
chance-heading = Caso: { $actions }

## Playing in the terminal

ask-players = Quanti giocatori?
ask-bots = Quanti di loro sono bot?
ask-level = Quanto forti? { $levels }
ask-name = Giocatore { $number }: nome?
ask-number-again = Scrivi un numero da { $low } a { $high }, per favore.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Giocatore { $number }
welcome = Marrakech nel terminale. Scrivi ? in qualsiasi momento per l’aiuto, o premi Ctrl-C per fermarti: la partita si salva dopo ogni azione.
bots-getting-ready = I bot si preparano. La primissima volta ci vuole circa mezzo minuto.
welcome-back = Si riprende: turno { $turn }. Scrivi ? in qualsiasi momento per l’aiuto.
saved-at = La trascrizione è salvata in { $file }
prompt-turn = { $name }: da che parte? { $choices }
choice-left = { $facing } ({ facing }): a sinistra
choice-straight = { $facing } ({ facing }): dritto
choice-right = { $facing } ({ facing }): a destra
prompt-roll-facing = Assam guarderà verso { facing }. Premi Invio per lanciare il dado, o scegli un’altra direzione: { $others }
prompt-roll = { $name }: premi Invio per lanciare il dado.
prompt-lay = { $name }: dove va il tappeto { colour }? Scrivi un numero o le due caselle.
prompt-confirm-lay = { $action }? Premi Invio per posare il tappeto, o scegli un altro punto.
prompt-confirm-steer = Assam guarderà verso { facing }. Giocatore successivo: { $next }. Premi Invio per confermare, o scegli un’altra direzione.
stars-paid = Gli asterischi segnano il gruppo per cui si è pagato.
prompt-must-return = { $name }: qui non si può posare nessun tappeto. Premi Invio per rimetterne uno nella scatola.
not-understood = «{ $text }» non è tra le scelte. Scrivi ? per l’aiuto.
help-facing = N E S W      gira Assam: N (nord), E (est), S (sud) o W (ovest); niente è deciso finché non lanci il dado
help-lay = 1 2 3 … o d4d5    scegli dove posare il tappeto; niente è deciso finché non premi Invio
help-position = position     mostra la posizione come testo
help-log = log          mostra la trascrizione fino a qui
help-save = save FILE    salva una copia della trascrizione in FILE
help-give-up = give up      abbandona la partita (con conferma)
help-quit = q o quit     fermati ora e riprendi più tardi
ask-give-up = { $name }: vuoi davvero abbandonare? Scrivi sì.
yes = sì
gave-not-up = Nessuno ha abbandonato. La partita continua.
copy-saved = Una copia è stata salvata in { $file }
goodbye-early = Non è cominciata nessuna partita.
goodbye = Partita sospesa. Per continuare, esegui: { $command }
save-trouble = Non è stato possibile salvare la trascrizione: { $problem } Puoi continuare a giocare; sarà salvata con la prossima azione.
not-saved = Le ultime azioni non sono state salvate: { $problem }
over-heading = La partita è finita dopo { turns }.
resume-over = Questa partita è finita. Per rivederla passo per passo, esegui «marrakech replay».

## Other commands

list-number = { $number }.
verify-fine =
    { $file }: tutto a posto. { $count ->
        [0] Non c’è ancora nessuna estrazione.
        [one] L’unica estrazione corrisponde ai semi.
        [many] Tutti i { $count } di estrazioni corrispondono ai semi.
       *[other] Tutte le { $count } estrazioni corrispondono ai semi.
    }
verify-promised =
    { $file }: { $promised ->
        [all] il seme di ogni giocatore corrisponde al suo hash pubblicato nella trascrizione. Se gli hash siano stati pubblicati prima che venisse rivelato anche un solo seme, può dirlo soltanto un dispositivo che li ha conservati al tavolo.
        [some] alcuni posti hanno dato il loro seme in chiaro, senza hash ({ $seats }); gli altri semi corrispondono ai loro hash pubblicati nella trascrizione. Se gli hash siano stati pubblicati prima che venisse rivelato anche un solo seme, può dirlo soltanto un dispositivo che li ha conservati al tavolo.
       *[none] nessun posto ha pubblicato un hash prima di rivelare il suo seme: qualcuno che giocava e insieme gestiva il server avrebbe potuto scegliere i lanci.
    }
check-fine = { $file }: tutto a posto. { turns }, { $result }
replay-prompt = Premi Invio per andare avanti o b per tornare indietro; scrivi un numero per saltare a un turno, o q per finire
replay-start = Prima della prima azione
replay-turn = Turno { $turn } di { $last }: { $line }
replay-comment = «{ $text }»
replay-end = Questa è la fine della trascrizione.
edition-column = Edizione
edition-source = Regolamento
edition-options = Opzioni
edition-box = Tappeti
edition-starter = Primo giocatore
edition-default-rules = standard
edition-footer = Le opzioni tra (parentesi) sono una nostra scelta perché il regolamento non ne dice nulla; tutte le altre vi sono stampate.
starter = { $who ->
    [random] a sorte
    [morocco] ultimo a visitare il Marocco
    [youngest] il più giovane o a sorte
   *[agreed] di comune accordo
}
perft-total = { $nodes ->
    [one] una sequenza
    [many] { $nodes } di sequenze
   *[other] { $nodes } sequenze
} di { $depth ->
    [one] un’azione
    [many] { $depth } di azioni
   *[other] { $depth } azioni
}
perft-counting = conteggio
simulate-progress = partite
simulate-title = { games } con { $players } giocatori che giocano tutti a caso
simulate-seat = Posto
simulate-wins = Vittorie
simulate-points = Punti
simulate-paid = Decime pagate
simulate-received = Decime ricevute
simulate-out = Esce
simulate-length = Una partita dura in media { $mean } turni (da { $low } a { $high }).
simulate-anyone-out = Partite in cui un giocatore esce dal gioco: { $share }; vittorie condivise: { $shared }.
simulate-speed = { $rate } partite al secondo.
simulate-stopped = Interrotto dopo { games }.

## Engines

engine-not-started = Non è stato possibile avviare il motore «{ $engine }»: { $detail }
engine-crashed = Il motore «{ $engine }» si è fermato in modo imprevisto ({ $detail }).
engine-hung = Il motore «{ $engine }» non ha risposto in tempo. { $detail }
engine-flooded = Il motore «{ $engine }» ha inviato troppo testo: { $detail }
engine-junk = Il motore «{ $engine }» non segue il protocollo dei motori: { $detail }
engine-illegal = Il motore «{ $engine }» ha fatto una mossa vietata: { $detail }
bot-needs-engine = Non c’è nessun bot chiamato «{ $name }». Se è un motore, indica il suo comando con --engine.
engine-line = «{ $text }» non è una riga del protocollo dei motori; sono tutte in docs/engine-protocol.md.
engine-no-position = Non c’è ancora una posizione su cui pensare.
engine-no-decision =
    Qui non c’è nulla da decidere: { $step ->
        [roll] il dado lo lancia il caso.
        [draw] il tappeto lo pesca il caso.
       *[over] la partita è finita.
    }
engine-option = Non c’è un’opzione «{ $option }» con il valore «{ $value }».
engine-bot-failed = Il bot è andato in errore: { $error }
engine-cannot-judge = Il bot «{ $bot }» non sa valutare le posizioni.
engine-no-beginning = Si può valutare solo una posizione in cui comincia un turno.
engine-no-judge = Il motore «{ $engine }» non sa valutare le posizioni: non conosce la riga «judge» del protocollo dei motori.
engine-starting = Avvio del motore «{ $engine }»…
engine-thinks = Il motore sta pensando; prima fermalo.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing =
    Qui non c’è nulla da confrontare: { $step ->
        [roll] il dado lo lancia il caso.
        [draw] il tappeto lo pesca il caso.
        [over] la partita è finita.
       *[other] c’è una sola scelta.
    }
rollout-what = Indica una trascrizione, o una posizione con --position.
rollout-step-alone = --step richiede un turno: indicalo con --turn.
rollout-no-decision = { $step ->
    [turn] Al turno { $turn } nessuno ha girato Assam.
    [lay] Al turno { $turn } nessuno ha posato un tappeto.
    [steer] Al turno { $turn } nessuno ha girato Assam per il giocatore successivo.
   *[any] Al turno { $turn } nessuno aveva una scelta da fare.
}
rollout-turn = Turno { $turn }: { $sentence }
rollout-choice = Scelta
rollout-behind = Distacco dalla migliore
rollout-played = giocata
rollout-stopped = { $games ->
    [0] Interrotto prima che finisse una partita.
    [one] Interrotto dopo una partita per ogni scelta.
    [many] Interrotto dopo { $games } di partite per ogni scelta.
   *[other] Interrotto dopo { $games } partite per ogni scelta.
}

## The arena

arena-twice = { $bot } è indicato due volte; indica ogni bot una volta sola.
arena-alone = Bisogna essere in due: indica un altro bot, un motore con --engine, o l’uno o l’altro con --against.
arena-ms = { $ms } millisecondi non è un tempo di riflessione valido.
arena-sprt = «{ $text }» non indica due percentuali di vittoria tra 0 e 1, la più bassa per prima, come 0.5,0.55.
arena-worker-died = Un processo che giocava partite si è interrotto, forse per mancanza di memoria. Le partite finite prima contano comunque.
chart-ending = { $file }: i grafici si possono disegnare solo come .svg o .png; scegli un nome che finisca così.
results-foreign = { $file } non contiene i risultati di un’arena. Non è stato modificato.
results-differ = { $file } contiene i risultati di un’altra sfida: { $setting } lì è { $found } e qui { $wanted }.
results-line = { $file }, riga { NUMBER($line, useGrouping: 0) }: questa non è la tornata successiva: { $text }
results-busy = Un altro processo sta scrivendo in { $file }.
bot-illegal = ha scelto «{ $action }», che lì è vietato.
bot-raised = è andato in errore: { $error }
arena-getting-ready = preparazione
arena-progress = partite
arena-speed = { $rate }/s
arena-title = { games } con { $players } giocatori
arena-bot = Bot
arena-against = Contro
arena-rating = Rating
arena-ratings = Rating per numero di giocatori
arena-wins = Vittorie
arena-interval = Intervallo 95%
arena-margin = Scarto
arena-median = ms, mediana
arena-slow = ms, 99%
arena-games = Partite
arena-even = Chi ha battuto chi (la parità sarebbe { $share })
arena-range = { $low } – { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } contro { $others }: { $verdict ->
    [H1] vittorie { $high } piuttosto che { $low } (H1 accettata).
    [H0] vittorie { $low } piuttosto che { $high } (H0 accettata).
   *[open] non ancora deciso tra { $low } e { $high }.
} LLR { $llr } tra { $below } e { $above }, { $rounds ->
    [one] una tornata.
    [many] { $rounds } di tornate.
   *[other] { $rounds } tornate.
}
arena-ladder-holds = La graduatoria regge: ogni bot batte quello che ha sotto, con il 95% di confidenza.
arena-ladder-open = Non ancora certo, con il 95% di confidenza: { $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = { $bot } ha dovuto abbandonare in { games }. La prima volta: { $problem }
arena-stopped = Interrotto dopo { games }. Usa --out FILE per poter continuare più tardi.
arena-stopped-kept = Interrotto dopo { games }. Esegui di nuovo lo stesso comando per continuare.
arena-chart = Il grafico è stato salvato in { $file }
arena-chart-title = { games } con { $players } giocatori
chart-wins = Percentuale di vittorie, con l’intervallo di confidenza al 95%
chart-even = parità
chart-rating = rating { $rating }
chart-matrix = Vittorie della riga
chart-matrix-rest = Vittorie della riga, da sola contro gli altri

## Luck and skill: marrakech analyse

analyse-depth = «{ $text }» non è una profondità; usa quick, normal o deep.
analyse-one-file = { $option } funziona solo con una singola trascrizione.
analyse-no-turns = la trascrizione non ha ancora turni da analizzare.
analyse-annotated-long = con i commenti la trascrizione supererebbe { $longest } caratteri, quindi non è stata scritta.
analyse-progress = turni
analyse-stopped = Interrotto: { $done } su { turns }.
analyse-annotated = La trascrizione con i commenti è stata salvata in { $file }
analyse-title = { $file }, valutato da { $evaluator } ({ $depth })
analyse-luck = { $name }: i lanci sono valsi { $luck }.
analyse-not-over = La partita non è finita: il risultato è la probabilità di vittoria nell’ultima posizione.
analyse-gave-up = { $name } ha abbandonato. Il costo è compreso negli errori propri, ma non conta come decisione.
analyse-errors = Quanto sono costate le decisioni
analyse-kind = Decisione
analyse-step = { $step ->
    [turn] girare Assam
    [steer] girare per il successivo
   *[lay] posare tappeti
}
analyse-error-each = Costo medio
analyse-largest = Gli errori più gravi, e che cosa era meglio
analyse-turn = Turno
analyse-played = Giocata
analyse-better = Meglio
analyse-chance = Probabilità
analyse-error = Errore
analyse-rolls = I lanci più fortunati e più sfortunati
analyse-rolled = Lancio
analyse-luck-column = Fortuna
analyse-turns = Turno per turno, con le probabilità di ciascuno dopo ogni turno
analyse-actions = Azioni
analyse-comment-error = { $grade ->
    [slip] Imprecisione
    [mistake] Sbaglio
   *[blunder] Svarione
} ({ $error }). Meglio: { $better }, con probabilità { $chance } invece di { $instead }.
analyse-comment-judged = Analizzato da { $evaluator } ({ $depth })
analyse-comment-luck = Fortuna: { $luck }
analyse-profiles = Quanto hanno vinto i giocatori
analyse-games = Partite
analyse-interval = Intervallo 95%
analyse-profile-errors = Quanto è costata una decisione
analyse-all = Tutte
analyse-phase = { $phase ->
    [opening] Apertura
    [middle] Mediogioco
   *[end] Finale
}
analyse-profile-words = Errori ogni 100 decisioni, per gravità
analyse-unfinished = Partite non finite, escluse dai profili: { $count }
analyse-abandoned = Partite con un abbandono, escluse dai profili: { $count }

## Measuring this machine

bench-ready = Preparazione (la prima volta, compilazione compresa)
bench-import = Caricamento della libreria, ms
bench-load = Caricamento del nucleo compilato, ms
bench-first-move = Dall’avvio a freddo alla prima mossa del maestro, ms
bench-rules-games = Partite a caso con le regole, un core, al secondo
bench-kernel-games = Partite a caso nel nucleo, un core, al secondo
bench-kernel-turns = Turni nel nucleo, un core, al secondo
bench-kernel-everywhere = Partite a caso nel nucleo, tutti i core, al secondo
bench-nodes = Posizioni esaminate dal maestro, al secondo
bench-decision = Una decisione del bot { $bot }, ms
bench-machine = { $cpu }, { $cores ->
    [one] un core
    [many] { $cores } di core
   *[other] { $cores } core
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Interrotto. Questo è quanto misurato finora.
bench-child = Un processo in corso di misura è andato in errore: { $problem }

## Running a server

serve-ready = Marrakech è in funzione su { $link }
serve-lan = Sulla rete locale: { $link }
serve-data = { $file } non si può usare per salvare le partite: { $reason }
serve-host = «{ $host }» non è un indirizzo di questo computer: { $reason }
serve-stop = Premi Ctrl-C per fermare il server. Ogni partita è salvata in { $file }
serve-port = La porta { $port } è occupata o non si può usare: { $reason }
serve-only-here = Solo questo computer può raggiungerlo; con --host 0.0.0.0, anche la rete locale.
open-already = Marrakech è già in funzione su { $link }
open-other = Marrakech è già in funzione su { $link }, con un altro host o un altro file. Prima fermalo, o scegli un’altra porta.
open-browser = Si aprirà nel tuo browser. Se non succede, segui il link.
open-yourself = Apri il link in un browser.

### Italian: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: questo file non esiste.
file-is-folder = { $file } è una cartella.
file-not-text = { $file }: non è un testo in UTF-8 (byte { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } supera { $limit } megabyte; una trascrizione è molto più piccola.
file-exists = { $file } esiste già e non viene sovrascritto.
file-unreadable = { $file } non si può leggere: { $reason }
file-unwritable = { $file } non si può scrivere: { $reason }
of-file = { $file }: { $problem }
error = Errore: { $problem }
turn-beyond = la trascrizione non ha un turno { NUMBER($turn, useGrouping: 0) }; finisce con il turno { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } bot hanno bisogno di { $bots } posti; i giocatori sono { $players }.
names-too-many = { $names ->
    [one] È indicato un nome
    [many] Sono indicati { $names } di nomi
   *[other] Sono indicati { $names } nomi
} per { $people ->
    [0] soli bot.
    [one] una persona.
    [many] { $people } di persone.
   *[other] { $people } persone.
}
starter-unknown = «{ $text }» non è un modo per decidere chi comincia; usa random o agreed.
nothing-to-resume = Non c’è nessuna partita in sospeso da riprendere.
options-clash = { $first } e { $second } non si possono usare insieme.
passed-over = Saltato: { $problem }
language-unknown = La lingua «{ $text }» qui non c’è. Ci sono: { $languages }.
section-unknown = Le regole non hanno una parte «{ $text }». Ci sono: { $sections }.
resume-alone = Una partita ripresa mantiene i suoi giocatori e le sue regole; togli { $option }.

## The store

store-full = { $file }: il disco è pieno, quindi non si può conservare altro. Ciò che è stato confermato è al sicuro; libera un po’ di spazio e continua.
store-locked = { $file } è in uso da parte di un altro server o di un altro programma.
store-broken = { $file } è danneggiato o non è mai stato un archivio di tavoli ({ $reason }). «marrakech check-store» dice quali tavoli sono integri; con --rescue li copia in un nuovo file.
store-gone = { $file } è stato eliminato, spostato o sostituito mentre il server lo usava. Non si conserva più nulla di nuovo finché non torna proprio lo stesso file.
store-newer = { $file } è stato scritto da un marrakech più recente (versione { $found } dell’archivio; qui si arriva fino alla { $known }).
store-behind = { $file } è più vecchio di { $copy }: questa copia, salvata da quel file, contiene qualcosa che nel file manca. Avvia con la copia (--data), oppure spostala altrove per continuare con lo stato più vecchio.
store-unreadable = { $file } non si può aprire, leggere o scrivere: { $reason }
store-closed = { $file } è chiuso: il server si sta fermando.
store-none = { $file } non è un archivio di tavoli, o è danneggiato proprio all’inizio.
check-store-whole = { $file } è integro: { $count ->
    [one] un tavolo.
    [many] { $count } di tavoli.
   *[other] { $count } tavoli.
}
check-store-damaged = { $file } è danneggiato. Tavoli integri: { $whole } su { $count }.
check-store-structure = { $file }: { $reason }
check-store-table = Tavolo { $table }: { $problem ->
    [checksum] l’evento { $number } non è più com’era stato scritto.
    [gap] manca l’evento { $number }.
    [fold] l’evento { $number } non ha senso.
   *[summary] tutti gli eventi sono integri, ma gli elenchi dicono altro.
}
check-store-rescued = { $count ->
    [one] Un tavolo integro è stato copiato in { $file }
    [many] { $count } di tavoli integri sono stati copiati in { $file }
   *[other] { $count } tavoli integri sono stati copiati in { $file }
}
backup-done = I tavoli di { $source } sono copiati in { $target }

## Drawing a position

seat-name = Posto { $seat }
to-move = ▶
column-player = Giocatore
column-rugs = Da posare
column-dirhams = Dirham
column-squares = Caselle
column-points = Punti
column-next = Prossimo
out = fuori
steps-next = { $step ->
    [turn] { $name } gira Assam.
    [roll] { $name } lancia il dado.
    [lay] { $name } posa un tappeto.
    [draw] Si pesca il prossimo tappeto di { $name }.
    [steer] { $name } gira Assam per il giocatore successivo.
   *[over] La partita è finita.
}
rules-in-force = Regole: { $rules }
rules-default = quelle standard
legal-heading = Azioni permesse: { $actions }
chance-heading = Caso: { $actions }

## Playing in the terminal

ask-players = In quanti si gioca?
ask-bots = Quanti di loro sono bot?
ask-level = Quanto forti? { $levels }
ask-name = Nome del giocatore { $number }?
ask-number-again = Un numero da { $low } a { $high }, per favore.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Giocatore { $number }
welcome = Marrakech nel terminale. Scrivi ? in qualsiasi momento per l’aiuto, Ctrl-C per fermarti: la partita si salva dopo ogni azione.
bots-getting-ready = I bot si preparano. La primissima volta ci vuole mezzo minuto.
welcome-back = Si riprende: turno { $turn }. Scrivi ? in qualsiasi momento per l’aiuto.
saved-at = La trascrizione si trova in { $file }
prompt-turn = { $name }, da che parte? { $choices }
choice-left = { $facing } a sinistra
choice-straight = { $facing } dritto
choice-right = { $facing } a destra
prompt-throw = Assam guarda verso { facing }. Invio lancia il dado; con { $others } lo giri ancora.
prompt-roll = { $name }: Invio lancia il dado.
prompt-lay = { $name }, dove va il tappeto { colour }? Scrivi un numero o le caselle.
prompt-confirm-lay = { $action }? Invio lo posa; un’altra scelta lo cambia.
prompt-confirm-steer = Per { $next }, Assam guarderà verso { facing }. Invio conferma; un’altra direzione la cambia.
stars-paid = Gli asterischi segnano il gruppo per cui si è pagato.
prompt-must-return = { $name }: qui non si può posare nessun tappeto. Invio ne rimette uno nella scatola.
not-understood = «{ $text }» non è tra le scelte. Scrivi ? per l’aiuto.
help-facing = N E S W      gira Assam da quella parte; niente è deciso finché non si lancia il dado
help-lay = 1 2 3 … o d4d5    scegli un tappeto; niente è deciso finché non confermi con Invio
help-position = position     mostra la posizione come testo
help-log = log          mostra la trascrizione fino a qui
help-save = save FILE    salva una copia della trascrizione in FILE
help-give-up = give up      abbandona la partita (prima chiede conferma)
help-quit = q o quit     fermati qui; potrai riprendere più tardi
ask-give-up = { $name }, vuoi davvero abbandonare? Scrivi sì.
yes = sì
gave-not-up = Nessuno ha abbandonato.
copy-saved = Una copia si trova in { $file }
goodbye-early = Non è cominciata nessuna partita.
goodbye = Partita sospesa. Per continuare: { $command }
save-trouble = Non è stato possibile salvare la trascrizione: { $problem } La partita continua e sarà salvata con la prossima azione.
not-saved = Le ultime azioni non sono salvate: { $problem }
over-heading = La partita è finita dopo { turns }.
resume-over = Questa partita è finita; con «marrakech replay» la rivedi passo per passo.

## Other commands

list-number = { $number }.
verify-fine = { $file }: tutto a posto. { $count ->
    [0] Non c’è ancora nessuna estrazione.
    [one] L’unica estrazione è proprio quella che danno i semi.
    [many] Tutti i { $count } di estrazioni sono proprio quelli che danno i semi.
   *[other] Tutte le { $count } estrazioni sono proprio quelle che danno i semi.
}
verify-promised = { $file }: { $promised ->
    [all] il seme di ogni giocatore corrisponde alla sua promessa nella trascrizione. Se le promesse siano state fatte prima che venisse mostrato anche un solo seme, può dirlo soltanto un dispositivo che le ha conservate al tavolo.
    [some] alcuni posti hanno dato il loro seme in chiaro ({ $seats }); gli altri semi corrispondono alle loro promesse nella trascrizione. Se le promesse siano state fatte prima che venisse mostrato anche un solo seme, può dirlo soltanto un dispositivo che le ha conservate al tavolo.
   *[none] nessun posto ha promesso il suo seme prima di mostrarlo: qualcuno che giocava e insieme gestiva il server avrebbe potuto scegliere i lanci.
}
check-fine = { $file }: tutto a posto. { turns }, { $result }
replay-prompt = Invio va avanti, b torna indietro, un numero salta a un turno, q finisce
replay-start = Prima della prima azione
replay-turn = Turno { $turn } di { $last }: { $line }
replay-comment = «{ $text }»
replay-end = Questa è la fine della trascrizione.
edition-column = Edizione
edition-source = Regolamento
edition-options = Opzioni
edition-box = Tappeti
edition-starter = Comincia
edition-default-rules = standard
edition-footer = Un’opzione tra (parentesi) è impostata perché il regolamento non dice nulla; tutte le altre vi sono stampate.
starter = { $who ->
    [random] a sorte
    [morocco] ultimo in Marocco
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
simulate-title = { games } a caso con { $players } giocatori
simulate-seat = Posto
simulate-wins = Vittorie
simulate-points = Punti
simulate-paid = Decime pagate
simulate-received = Decime ricevute
simulate-out = Esce
simulate-length = Una partita dura in media { $mean } turni (da { $low } a { $high }).
simulate-anyone-out = Partite in cui qualcuno esce dal gioco: { $share }; vittorie condivise: { $shared }.
simulate-speed = { $rate } partite al secondo.
simulate-stopped = Interrotto dopo { games }.

## Engines

engine-not-started = Non è stato possibile avviare il motore «{ $engine }»: { $detail }
engine-crashed = Il motore «{ $engine }» si è chiuso da solo ({ $detail }).
engine-hung = Il motore «{ $engine }» non ha risposto in tempo. { $detail }
engine-flooded = Il motore «{ $engine }» ha detto decisamente troppo: { $detail }
engine-junk = Il motore «{ $engine }» non parla il protocollo dei motori: { $detail }
engine-illegal = Il motore «{ $engine }» ha scelto un’azione vietata: { $detail }
bot-needs-engine = Qui non c’è nessun bot «{ $name }». Se è un motore, indica il suo comando con --engine.
engine-line = «{ $text }» non è una riga del protocollo dei motori; docs/engine-protocol.md le contiene tutte.
engine-no-position = Non c’è ancora una posizione su cui pensare.
engine-no-decision = Qui nessuno decide nulla: { $step ->
    [roll] si deve lanciare il dado.
    [draw] si deve pescare un tappeto.
   *[over] la partita è finita.
}
engine-option = Non c’è un’opzione «{ $option }» che possa valere «{ $value }».
engine-bot-failed = Il bot si è bloccato: { $error }
engine-starting = Avvio del motore «{ $engine }»…
engine-thinks = Sta pensando; prima fermalo.

## The arena

arena-twice = { $bot } è indicato due volte; ogni bot gioca una volta sola.
arena-alone = Bisogna essere in due: indica un altro bot, un motore con --engine, o l’uno o l’altro con --against.
arena-ms = In { $ms } millisecondi non si può pensare.
arena-sprt = «{ $text }» non indica due percentuali di vittoria tra 0 e 1, la più bassa per prima, come 0.5,0.55.
arena-worker-died = Un processo che giocava si è interrotto, forse per mancanza di memoria. Ciò che era finito prima conta.
chart-ending = { $file } non è un’immagine che si possa disegnare; il nome deve finire in .svg o .png.
results-foreign = { $file } non contiene i risultati di un’arena. Resta com’è.
results-differ = { $file } contiene i risultati di un’altra sfida: { $setting } lì è { $found } e qui { $wanted }.
results-line = { $file }, riga { NUMBER($line, useGrouping: 0) }: non è la tornata che viene dopo: { $text }
results-busy = { $file } è in uso: un’altra esecuzione lo sta scrivendo.
bot-illegal = ha scelto «{ $action }», che lì è vietato.
bot-raised = si è bloccato con { $error }
arena-getting-ready = preparazione
arena-progress = partite
arena-speed = { $rate }/s
arena-title = { games } con { $players } giocatori
arena-bot = Bot
arena-against = Contro
arena-rating = Rating
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
arena-over = { $bot } sopra { $other }
arena-gave-up = { $bot } ha dovuto abbandonare in { games }. La prima volta: { $problem }
arena-stopped = Interrotto dopo { games }. Con --out FILE si può continuare più tardi.
arena-stopped-kept = Interrotto dopo { games }. Lo stesso comando riparte da lì.
arena-chart = Il grafico si trova in { $file }
arena-chart-title = { games } con { $players } giocatori
chart-wins = Percentuale di vittorie, con l’intervallo di confidenza al 95%
chart-even = parità
chart-rating = rating { $rating }
chart-matrix = Vittorie della riga
chart-matrix-rest = Vittorie della riga, da sola

## Measuring this machine

bench-ready = Preparazione; la prima volta, compilazione
bench-import = Caricamento della libreria, ms
bench-load = Caricamento del nucleo compilato, ms
bench-first-move = Da zero alla prima mossa del maestro, ms
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
bench-child = Un processo in corso di misura si è bloccato: { $problem }

## Running a server

serve-ready = Marrakech è su { $link }
serve-lan = Nella rete locale: { $link }
serve-data = { $file } non si può conservare: { $reason }
serve-host = «{ $host }» non è un indirizzo di questa macchina: { $reason }
serve-stop = Ctrl-C lo ferma. Ogni partita è conservata in { $file }
serve-port = La porta { $port } è occupata o non si può usare: { $reason }
serve-only-here = Solo questa macchina può raggiungerlo; --host 0.0.0.0 lo apre alla rete locale.
open-already = Marrakech è già in funzione, su { $link }
open-other = Marrakech è già in funzione, su { $link }, con un altro host o un altro file. Prima fermalo, o indica un’altra porta.
open-browser = Si apre nel tuo browser. Se non succede, segui il link.
open-yourself = Apri il link in un browser.

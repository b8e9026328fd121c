### Italian: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Tocca a te: gira Assam, poi lancia il dado.
    [roll] Tocca a te: lancia il dado.
    [lay] Posa il tuo tappeto { colour } accanto ad Assam.
    [steer] Gira Assam per il giocatore successivo.
    [draw] Si pesca il tuo prossimo tappeto.
   *[over] La partita è finita.
}
todo-shared = { $step ->
    [turn] { $name }: gira Assam, poi lancia il dado.
    [roll] { $name }: lancia il dado.
    [lay] { $name }: posa il tuo tappeto { colour } accanto ad Assam.
    [steer] { $name }: gira Assam per il giocatore successivo.
    [draw] Si pesca il prossimo tappeto di { $name }.
   *[over] La partita è finita.
}
todo-other = { $step ->
    [turn] { $name } decide dove va Assam.
    [roll] { $name } lancia il dado.
    [lay] { $name } cerca dove posare un tappeto { colour }.
    [steer] { $name } gira Assam per il giocatore successivo.
    [draw] Si pesca il prossimo tappeto di { $name }.
   *[over] La partita è finita.
}
todo-told = { $name } gioca.
todo-told-you = Giochi tu.
todo-lent = Un bot gioca per { $name }.
todo-getting-ready = { $name } si prepara…
act-roll = Lancia il dado
act-lay = Posa il tappeto
act-steer = Gira Assam
act-box = Rimetti nella scatola
act-choose-rug = Scegli due caselle
act-choose-facing = Scegli una direzione
act-sent = Invio in corso…
act-wait = Tocca agli altri
act-watch = Stai guardando
skip = Salta
action-title = Che cosa fare

## Hints

hint = Consiglio
hint-hide = Nascondi il consiglio
hint-thinking = Cerco un consiglio…
hint-warming = I bot si stanno preparando. Il consiglio arriva appena sono pronti.
hint-would-face = { $name } girerebbe Assam verso { facing }.
hint-would-lay = { $name } poserebbe il tappeto su { $first }–{ $second }.
hint-chance = { $times ->
    [0] Così non si vince quasi mai.
    [one] Così si vince una partita su 100.
    [many] Così si vincono { $times } di partite su 100.
   *[other] Così si vincono { $times } partite su 100.
}
hint-choices = Le scelte migliori

## What happened besides

did-run-out = { $name } ha esaurito il tempo ed esce dal gioco.
did-break-rules = { $name } ha infranto le regole ed esce dal gioco.
did-fail = { $reason ->
    [engine-not-started] { $name } non ha potuto avviarsi ed esce dal gioco.
    [engine-hung] { $name } non ha risposto ed esce dal gioco.
    [engine-flooded] { $name } ha detto decisamente troppo ed esce dal gioco.
    [engine-junk] { $name } ha risposto cose senza senso ed esce dal gioco.
    [engine-illegal] { $name } ha scelto un’azione vietata ed esce dal gioco.
   *[engine-crashed] { $name } ha avuto un guasto ed esce dal gioco.
}
did-sit = { $name } si siede.
did-vacate = Il posto { $seat } è di nuovo libero.
did-seat-bot = Un bot si siede al posto { $seat }.
did-start = La partita comincia.
did-stand-in = { $reason ->
    [time] { $name } ha esaurito il tempo; continua un bot.
   *[absent] { $name } è assente; continua un bot.
}
did-come-back = { $name } è di nuovo qui.
did-move = { $name } continua da un altro dispositivo.
did-hold = Il server si è assentato per un po’. Nulla è andato perso.
did-cancel = Il tavolo è stato annullato.
log-face = verso { facing }
log-steer = gira Assam verso { facing }
log-roll = fa { $slippers }: Assam in { $square }
log-pay = paga { $owner }: { dirhams }
log-pay-part = ha solo { dirhams } per { $owner }
log-go-out = è fuori
log-lay = posa il { colour } su { $first }–{ $second }
log-return = rimette un tappeto nella scatola
log-draw = prossimo: { colour }
log-title = Che cosa è successo
log-empty = Ancora nulla. Il primo turno sta per cominciare.
side-title = Cronaca e tavolo

## Seats

seats-title = Posti
seat-open = Posto { $seat } libero
seat-rugs = { $count ->
    [one] resta { $count } tappeto { colour }
    [many] restano { $count } di tappeti { $letter ->
        [r] rossi
        [b] blu
        [y] gialli
       *[g] verdi
    }
   *[other] restano { $count } tappeti { $letter ->
        [r] rossi
        [b] blu
        [y] gialli
       *[g] verdi
    }
}
seat-next = (il prossimo)
seat-score = { dirhams } e { $squares ->
    [one] { $squares } casella visibile
    [many] { $squares } di caselle visibili
   *[other] { $squares } caselle visibili
} fanno { $points ->
    [one] { $points } punto
    [many] { $points } di punti
   *[other] { $points } punti
}
seat-out-mark = fuori
mark-you = tu
mark-bot = bot
mark-lent = gioca un bot
mark-away = assente
bot-called = { $bot ->
    [random] Neofita
    [novice] Novizio
    [greedy] Allievo
    [merchant] Mercante
    [master] Maestro
   *[other] Bot { $bot }
}
bot-lettered = { $bot ->
    [random] Neofita { $letter }
    [novice] Novizio { $letter }
    [greedy] Allievo { $letter }
    [merchant] Mercante { $letter }
    [master] Maestro { $letter }
   *[other] Bot { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Gioca a caso.
    [novice] Gioca bene una volta su due.
    [greedy] Guarda un turno avanti e pensa ai punti.
    [merchant] Valuta che cosa renderà ogni scelta.
    [master] Il più forte: vede più lontano di tutti.
   *[other] Gioca a modo suo.
}
watchers = { $watchers ->
    [one] Una persona guarda.
    [many] { $watchers } di persone guardano.
   *[other] { $watchers } persone guardano.
}
you-watch = { $others ->
    [0] Stai guardando.
    [one] Stai guardando con un’altra persona.
    [many] Stai guardando con altri { $others } di persone.
   *[other] Stai guardando con altre { $others } persone.
}
time-short = Restano dieci secondi.

## A square that was asked about

area-price = Questo gruppo { colour } di { $squares ->
    [one] una casella
    [many] { $squares } di caselle
   *[other] { $squares } caselle
} è di { $owner }. Per gli altri fermarsi qui costa { dirhams }.
area-free = Questo gruppo { colour } di { $squares ->
    [one] una casella
    [many] { $squares } di caselle
   *[other] { $squares } caselle
} non costa nulla: { $owner } è fuori dal gioco.

## The board’s words

board-label = Il mercato
board-square = { $square }, { $colour ->
    [bare] vuota
    [r] tappeto rosso
    [b] tappeto blu
    [y] tappeto giallo
   *[g] tappeto verde
}{ $assam ->
    [here] , qui c’è Assam
   *[no] {""}
}
board-facing = Gira Assam verso { facing }
board-lay = Un tappeto su { $first }–{ $second }
board-die = Il dado mostra { $slippers ->
    [one] una babbuccia
    [many] { $slippers } di babbucce
   *[other] { $slippers } babbucce
}

## The line

line-connecting = Connessione…
line-slow = La connessione è lenta…
line-back = La connessione è tornata.
line-lost = Nessuna connessione da { $seconds ->
    [one] { $seconds } secondo
    [many] { $seconds } di secondi
   *[other] { $seconds } secondi
}. Stiamo riprovando; nulla è andato perso.
line-lost-kept = Nessuna connessione da { $seconds ->
    [one] { $seconds } secondo
    [many] { $seconds } di secondi
   *[other] { $seconds } secondi
}. La tua mossa è conservata e parte appena la connessione torna.
bot-played = Mentre non c’eri ha giocato un bot. Ora giochi di nuovo tu.
bot-plays-for-you = Un bot gioca per te.
play-myself = Torna a giocare
away-long = { $name } manca da un po’.
away-wait = Aspetta
away-bot = Fai giocare un bot

## Before the game

gathering-title = In attesa degli altri
gathering-title-full = Ci siamo tutti
gathering-title-guest = Una partita sta per cominciare
gathering-open = { $open ->
    [one] C’è ancora un posto libero. La partita comincia quando viene occupato.
    [many] Ci sono ancora { $open } di posti liberi. La partita comincia quando vengono occupati.
   *[other] Ci sono ancora { $open } posti liberi. La partita comincia quando vengono occupati.
}
gathering-awaited = La partita comincia da sola non appena questi giocatori avranno aperto questa pagina: { $names }.
gathering-unready = La partita può cominciare non appena questi giocatori avranno aperto questa pagina: { $names }.
gathering-full = { $host ->
    [you] Comincia quando vuoi.
   *[other] La partita la avvia chi ha creato il tavolo.
}
invite-title = Invita i tuoi amici
invite-text = Manda loro questo link, o fai inquadrare il codice. Chi lo apre può sedersi; non serve nessun account.
invite-link = Link per un posto
invite-qr = Codice QR del link per un posto
invite-message = Vieni a giocare a Marrakech con me.
invite-here-only = { $host } è un indirizzo che vale solo su questa macchina. Per far entrare gli altri, avvia il server così e apri il gioco all’indirizzo di questa macchina:
invite-renew = Crea un nuovo link
invite-renewed = Ora c’è un nuovo link. Quello vecchio non apre più nessun posto.
invite-host-has-it = Il link che apre un posto lo ha chi ha creato questo tavolo.
watch-title = Qualcuno vuole solo guardare?
watch-link = Link per guardare
watching-gathering = Stai guardando. Per giocare anche tu, chiedi il link che apre un posto.
watching-full = Tutti i posti sono occupati. Puoi guardare; se qualcuno si alza, puoi sederti qui.
join-late = Se uno di questi posti è tuo, portalo qui dal dispositivo che usavi prima: lì, in «{ this-table }», scegli «{ move-seat }».
your-name = Il tuo nome
player-numbered = Giocatore { $seat }
sit-down = Siediti
seat-bot = Aggiungi un bot
which-bot = Quale bot
remove = Togli
remove-name = Togli { $name }
leave-seat = Alzati
start-game = Comincia la partita
cancel-table = Annulla il tavolo
cancel-title = Annullare questo tavolo?
cancel-text = Nessuno potrà più sedersi qui, e il link smetterà di funzionare.
cancel-no = Tienilo

## This table

this-table = Questo tavolo
rules-on = Regole
rules-edition = Edizione: { $edition }
rules-usual = Le regole standard.
rules-bankruptcy-play-on = Chi non può pagare tutto paga quello che ha e continua a giocare.
rules-steering-after-must = La variante: prima si lancia il dado; dopo la posa, Assam va girato a sinistra o a destra per il giocatore successivo.
rules-steering-after-may = La variante: prima si lancia il dado; dopo la posa, si può girare Assam per il giocatore successivo.
rules-area-owner = Un gruppo conta entrambi i colori del suo proprietario.
rules-whole-nobody = Nessun tappeto intero si può coprire in un colpo solo, nemmeno il proprio.
rules-halves-colours = Un tappeto non copre mai due caselle dello stesso colore.
rules-pile-alternating = In due giocatori, i colori di un mazzo si alternano.
rules-stock-15 = In due giocatori, ognuno ha 15 tappeti di un solo colore.
rules-tie-shared = In caso di parità la vittoria è condivisa.
rules-clock-none = Senza orologio.
rules-clock-turn = { $seconds ->
    [one] { $seconds } secondo per ogni turno.
    [many] { $seconds } di secondi per ogni turno.
   *[other] { $seconds } secondi per ogni turno.
} { $timeout ->
    [bot] A tempo scaduto continua un bot.
   *[out] A tempo scaduto si è fuori.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } minuto per tutta la partita
    [many] { $minutes } di minuti per tutta la partita
   *[other] { $minutes } minuti per tutta la partita
}{ $increment ->
    [0] .
    [one] , e { $increment } secondo in più a ogni turno.
    [many] , e { $increment } di secondi in più a ogni turno.
   *[other] , e { $increment } secondi in più a ogni turno.
} { $timeout ->
    [bot] A tempo scaduto continua un bot.
   *[out] A tempo scaduto si è fuori.
}
read-rules = Leggi le regole
fair-title = Un dado onesto
fair-text = Ogni lancio deriva da un segreto del server, promesso qui sotto prima della partita, e da un seme di ogni posto. Dopo la partita il segreto viene mostrato e ogni lancio si può verificare.
fair-seats = Anche i posti promettono i loro semi. La tua pagina mostra il suo da sola, quando ci sono tutte le promesse: nessuno può scegliere un seme in base a quelli degli altri.
fair-hash = Hash promesso del seme di { $name } (SHA-256)
fair-commitment = La promessa del server (SHA-256)
fair-seed = Seme di { $name }
fair-change = Cambia il tuo seme
fair-change-name = Cambia il seme di { $name }
fair-change-do = Cambia
fair-salted = Al seme si aggiungono lettere a caso, così nessuno può indovinarlo dal suo hash.
fair-changed = Il tuo seme è cambiato.
move-seat = Gioca su un altro dispositivo
move-seat-name = Sposta { $name } su un altro dispositivo
move-seat-title = Porta con te il tuo posto
move-seat-text = { $minutes ->
    [one] Apri questo link sull’altro dispositivo entro un minuto. Funziona una volta sola: poi il posto è là e non più qui.
    [many] Apri questo link sull’altro dispositivo entro { $minutes } di minuti. Funziona una volta sola: poi il posto è là e non più qui.
   *[other] Apri questo link sull’altro dispositivo entro { $minutes } minuti. Funziona una volta sola: poi il posto è là e non più qui.
}
move-seat-link = Link per l’altro dispositivo
move-seat-qr = Codice QR del link per l’altro dispositivo
claim-title = Giocare su questo dispositivo?
claim-text = Questo link porta un posto su questo dispositivo. Da quello di prima si potrà solo guardare.
claim-yes = Gioca qui
claim-no = Guarda soltanto
seat-claimed = Ora il posto è tuo. Continua pure.
give-up = Abbandona
give-up-name = Abbandona per { $name }
give-up-title = Abbandonare la partita?
give-up-text = Sei fuori, i tuoi dirham tornano alla banca e i tuoi tappeti non contano per nessuno. Gli altri continuano.
give-up-no = Continua a giocare

## The end

you-win = Hai vinto!
standings-title = Classifica
standings-rank = Pos.
standings-name = Giocatore
standings-dirhams = Dirham
standings-squares = Caselle
standings-points = Punti
standings-plus = + { $squares }
standings-out = { $why ->
    [time] tempo scaduto
    [rules] regole infrante
    [engine] guasto
    [gave-up] abbandono
   *[poor] non ha potuto pagare
}
chart-title = Punti turno per turno
chart-turn = Turno
chart-as-table = Gli stessi dati in tabella
rematch = Gioca ancora
rematch-join = Vai alla prossima partita
rematch-wanted = Gli altri vogliono giocare ancora.
rematch-watch = La prossima partita è in preparazione.
watch-next = Guarda la prossima partita
replay-game = Rivedi la partita
download-record = Scarica la trascrizione
share = Condividi
share-title = Condividi il risultato
share-text = Testo e link
share-result = Marrakech: { $result }
dice-check = Verifica il dado
dice-checking = Verifica in corso…
dice-fine = { $count ->
    [0] Non c’è stata nessuna estrazione.
    [one] L’unica estrazione è proprio quella che danno i semi.
    [many] Tutti i { $count } di estrazioni sono proprio quelli che danno i semi.
   *[other] Tutte le { $count } estrazioni sono proprio quelle che danno i semi.
}
dice-compared = { $how ->
    [all] La promessa del server e quelle di tutti i posti sono proprio quelle che questo dispositivo aveva conservato prima di mostrare il proprio seme.
    [server] La promessa del server è proprio quella che questo dispositivo ha visto. Le promesse dei posti non le ha conservate.
   *[none] Questo dispositivo non ha conservato nessuna promessa prima della partita, quindi non c’è nulla con cui confrontare la trascrizione.
}
dice-rounds = { $count ->
    [one] Prima, questo dispositivo aveva mostrato un seme per niente: tutti i semi sono stati promessi di nuovo.
    [many] Prima, questo dispositivo aveva mostrato { $count } di semi per niente: ogni volta tutti i semi sono stati promessi di nuovo.
   *[other] Prima, questo dispositivo aveva mostrato { $count } semi per niente: ogni volta tutti i semi sono stati promessi di nuovo.
}
dice-other-promise = La promessa nella trascrizione è { $found }; a questo tavolo era { $seen }.
dice-seed-lost = Questo dispositivo non ha il seme promesso per il tuo posto, ed è troppo tardi per prometterne un altro. Apri questa pagina sul dispositivo che ce l’ha; altrimenti chi ha creato il tavolo può mettere un bot al tuo posto o annullare il tavolo.
dice-other-table = Questa trascrizione è di un altro tavolo: { $found }.

## Links, dialogs, pages

copy = Copia
copied = Copiato
copy-by-hand = Il link è selezionato: copialo con la tastiera o con il dito.
close = Chiudi
dialog-no = No
table-try-again = Riprova
to-home = Alla pagina iniziale
table-heading = Marrakech: { $names }
table-loading = Un momento: prepariamo il tavolo…
table-gone-title = Questo tavolo non esiste
table-gone = Forse il link è incompleto, o il tavolo non c’è più da tempo.
table-unreachable-title = Il server non risponde
table-cancelled-title = Questo tavolo è stato annullato
table-cancelled = Chi lo aveva creato lo ha annullato. Ne crei un altro?
title-your-turn = ● Tocca a te – Marrakech
title-table = Al tavolo – Marrakech

## Help

keys-title = Tasti
key-arrows = Frecce
key-enter = Invio
key-escape = Esc
keys-arrows = gira Assam, o vai da un tappeto all’altro
keys-enter = lancia il dado, posa il tappeto
keys-escape = ritira ciò che non è deciso; salta l’animazione
keys-skip = salta l’animazione
keys-log = apri o chiudi la cronaca
keys-hint = chiedi un consiglio, o nascondilo
keys-sounds = accendi o spegni i suoni
keys-help = questo aiuto
keys-touch = Con il dito o il mouse: tocca una casella per vederci un tappeto, e toccala ancora per il successivo. Il tappeto si posa toccandone l’altra metà, o con il pulsante. Un tocco su un tappeto qualsiasi dice quanto costa fermarsi lì.

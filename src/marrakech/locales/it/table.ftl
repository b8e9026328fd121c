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
todo-shared =
    { $step ->
        [turn] { $name }: gira Assam, poi lancia il dado.
        [roll] { $name }: lancia il dado.
        [lay] { $name }: posa il tuo tappeto { colour } accanto ad Assam.
        [steer] { $name }: gira Assam per il giocatore successivo.
        [draw] { $name }: si pesca il tuo prossimo tappeto.
       *[over] La partita è finita.
    }
todo-other =
    { $step ->
        [turn] { $name } decide da che parte va Assam.
        [roll] { $name } sta per lanciare il dado.
        [lay] { $name } cerca dove posare un tappeto { colour }.
        [steer] { $name } gira Assam per il giocatore successivo.
        [draw] { $name } pesca il prossimo tappeto.
       *[over] La partita è finita.
    }
todo-playing = { $name } sta giocando.
todo-playing-you = Stai giocando tu.
todo-lent = { $name }: un bot gioca per te.
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
hint-hide = Nascondi consiglio
hint-thinking = Consiglio in arrivo…
hint-warming = I bot si stanno preparando. Il consiglio comparirà appena sono pronti.
hint-would-face = { $name } girerebbe Assam verso { facing }.
hint-would-lay = { $name } poserebbe il tappeto su { $first }–{ $second }.
hint-chance =
    { $times ->
        [0] Con questa scelta non vinceresti quasi mai.
        [one] Con questa scelta vinceresti una partita su 100.
        [many] Con questa scelta vinceresti { $times } di partite su 100.
       *[other] Con questa scelta vinceresti { $times } partite su 100.
    }
hint-choices = Le scelte migliori

## Taking back the last rug, round one device

undo = Riprendi il tappeto
undo-help = Riprendi l’ultimo tappeto (possibile finché non si gira di nuovo Assam)
did-undo = { $name } riprende l’ultimo tappeto.
keys-undo = riprendi l’ultimo tappeto (quando si gioca tutti su un solo dispositivo)

## What happened besides

did-run-out = { $name } ha esaurito il tempo ed esce dal gioco.
did-break-rules = { $name } ha infranto le regole ed esce dal gioco.
did-fail =
    { $reason ->
        [engine-not-started] { $name } non ha potuto avviarsi ed esce dal gioco.
        [engine-hung] { $name } non risponde più ed esce dal gioco.
        [engine-flooded] { $name } ha inviato troppo testo ed esce dal gioco.
        [engine-junk] { $name } ha inviato qualcosa di illeggibile ed esce dal gioco.
        [engine-illegal] { $name } ha fatto una mossa vietata ed esce dal gioco.
       *[engine-crashed] { $name } ha avuto un guasto ed esce dal gioco.
    }
did-sit = { $name } si siede.
did-vacate = Il posto { $seat } è di nuovo libero.
did-seat-bot = Un bot prende il posto { $seat }.
did-start = La partita comincia.
did-stand-in =
    { $reason ->
        [time] { $name } ha esaurito il tempo; subentra un bot.
       *[absent] { $name } è assente; subentra un bot.
    }
did-come-back = { $name } è di nuovo qui.
did-move = { $name } ora gioca da un altro dispositivo.
did-hold = Il server è rimasto fermo per un po’. Nulla è andato perso.
did-cancel = Il tavolo è stato annullato.
log-face = gira Assam verso { facing }
log-steer = gira Assam verso { facing } per il giocatore successivo
log-roll = fa { $slippers }: Assam in { $square }
log-pay = paga { dirhams } → { $owner }
log-pay-part = può pagare solo { dirhams } → { $owner }
log-go-out = è fuori
log-lay = posa il { colour } su { $first }–{ $second }
log-return = rimette un tappeto nella scatola
log-draw = prossimo tappeto: { colour }
log-title = Cronaca della partita
log-empty = Ancora nulla. Il primo turno sta per cominciare.
side-title = Cronaca e tavolo

## Looking back at an earlier turn

log-about = Scegli un turno per vederlo sul mercato.
look-title = Un turno precedente
look-back = Un turno indietro
look-forward = Un turno avanti
look-return = Torna alla partita
look-opened = Stai guardando un turno precedente. Con Esc torni alla partita.
look-returned = Di nuovo nella partita.
look-your-turn = Tocca a te.
look-gone-on = La partita è andata avanti.
keys-look = nella cronaca: vai da un turno all’altro; Invio per vederne uno sul mercato, Esc per tornare alla partita

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
bot-called =
    { $bot ->
        [random] Turista
        [novice] Principiante
        [greedy] Apprendista
        [merchant] Mercante
        [master] Maestro
        [champion] Campione
       *[other] Bot { $bot }
    }
bot-lettered =
    { $bot ->
        [random] Turista { $letter }
        [novice] Principiante { $letter }
        [greedy] Apprendista { $letter }
        [merchant] Mercante { $letter }
        [master] Maestro { $letter }
        [champion] Campione { $letter }
       *[other] Bot { $bot } { $letter }
    }
bot-about =
    { $bot ->
        [random] Gioca a caso.
        [novice] Gioca bene circa una volta su due.
        [greedy] Guarda un turno avanti e bada ai punti.
        [merchant] Pensa a che cosa porterà ogni scelta.
        [master] Vede lontano ed è difficile da battere.
        [champion] Autodidatta, e il più difficile da battere.
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

## What a seat says when it is chosen

seat-each-counts = Ogni dirham è un punto, e lo è anche ogni casella su cui si vede un tappeto di questo colore.
seat-each-counts-two = Ogni dirham è un punto, e lo è anche ogni casella su cui si vede un tappeto di uno di questi due colori.
seat-pile-two =
    { $whose ->
        [you] Il tuo mazzo ha tappeti di due colori.
       *[other] Questo mazzo ha tappeti di due colori.
    }
seat-pile-next = Il prossimo tappeto è { colour }. Lo vedono tutti.
seat-pile-empty = Tutti questi tappeti sono stati posati.
seat-next-mark = prossimo
seat-about-out = Fuori dal gioco. Questi tappeti restano sul mercato, e fermarcisi non costa nulla.
seat-about-away = Assente: in questo momento la pagina della partita non è aperta.
seat-about-bot = Un bot. { bot-about }
seat-about-lent = Qui gioca un bot finché il giocatore non torna. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Reazioni
react = Di’ qualcosa
reaction =
    { $reaction ->
        [hello] Ciao!
        [good-luck] Buona fortuna!
        [well-played] Ben giocato!
        [thanks] Grazie!
        [ouch] Ahi!
        [laugh] Ah ah!
        [wow] Wow!
       *[moment] Un momento!
    }
did-react = { $name }: { reaction }
did-react-you = Tu: { reaction }
did-react-spectator = Uno spettatore: { reaction }
reactions-mute = Silenzia le reazioni a questo tavolo
reactions-mute-help = Non vedi e non senti più quello che inviano gli altri. Puoi comunque inviare le tue.

## A square that was asked about

area-price =
    Gruppo { colour } di { $squares ->
        [one] una casella
        [many] { $squares } di caselle
       *[other] { $squares } caselle
    }. È di { $owner }. Decima per gli altri: { dirhams }.
area-free =
    Gruppo { colour } di { $squares ->
        [one] una casella
        [many] { $squares } di caselle
       *[other] { $squares } caselle
    }. È di { $owner }, fuori dal gioco. Qui nessuno paga.

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = Tuo: gli altri pagano { dirhams }
price-tag-free = Niente da pagare
price-nudge =
    { $how ->
        [touch] Tocca un tappeto qualsiasi per vedere quanto costa fermarsi lì.
       *[mouse] Passa il mouse su un tappeto qualsiasi per vedere quanto costa fermarsi lì.
    }

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
board-lay = Tappeto su { $first }–{ $second }
board-die = Il dado mostra { $slippers ->
    [one] una babbuccia
    [many] { $slippers } di babbucce
   *[other] { $slippers } babbucce
}

## The line

line-connecting = Connessione…
line-slow = La connessione è lenta…
line-back = La connessione è tornata.
line-lost =
    Nessuna connessione da { $seconds ->
        [one] { $seconds } secondo
        [many] { $seconds } di secondi
       *[other] { $seconds } secondi
    }. Riconnessione in corso; nulla è andato perso.
line-lost-kept =
    Nessuna connessione da { $seconds ->
        [one] { $seconds } secondo
        [many] { $seconds } di secondi
       *[other] { $seconds } secondi
    }. La tua mossa è conservata e partirà appena la connessione torna.
bot-played = Mentre non c’eri ha giocato un bot. Ora giochi di nuovo tu.
bot-plays-for-you = Un bot gioca per te.
play-myself = Torna a giocare
away-long = { $name } manca da un po’.
away-wait = Aspetta
away-bot = Fai giocare un bot

## The server is well again

server-recovered = Il server funziona di nuovo. Puoi continuare a giocare.

## Before the game

gathering-title = In attesa degli altri
gathering-title-full = Ci siamo tutti
gathering-title-guest = Una partita sta per cominciare
gathering-open =
    { $open ->
        [one] C’è ancora un posto libero. La partita comincia appena viene occupato.
        [many] Ci sono ancora { $open } di posti liberi. La partita comincia appena vengono occupati.
       *[other] Ci sono ancora { $open } posti liberi. La partita comincia appena vengono occupati.
    }
gathering-awaited = La partita comincia automaticamente appena tutti hanno aperto questa pagina. In attesa di: { $names }.
gathering-unready = La partita può cominciare appena tutti hanno aperto questa pagina. In attesa di: { $names }.
gathering-full =
    { $host ->
        [you] Comincia quando vuoi.
       *[other] La partita la avvierà chi ha creato il tavolo.
    }
invite-title = Invita i tuoi amici
invite-text = Manda loro questo link o fai inquadrare il codice. Chi lo apre può sedersi, senza bisogno di un account.
invite-link = Link d’invito
invite-qr = Codice QR del link d’invito
invite-message = Vieni a fare una partita a Marrakech con me.
invite-here-only = { $host } funziona solo su questo computer. Per far entrare gli altri, avvia il server così e apri il gioco all’indirizzo di rete di questo computer:
invite-renew = Crea un nuovo link
invite-renewed = Ecco un nuovo link. Quello vecchio non funziona più.
invite-host-has-it = Il link d’invito lo ha chi ha creato questo tavolo.
watch-title = Qualcuno vuole solo guardare?
watch-link = Link per guardare
watching-gathering = Stai guardando. Per giocare, chiedi il link d’invito.
watching-full = Tutti i posti sono occupati. Puoi guardare, e sederti qui se qualcuno va via.
join-late = Se uno di questi posti è tuo, puoi portarlo qui: sul dispositivo che usavi prima, apri «{ this-table }» e scegli «{ move-seat }».
your-name = Il tuo nome
player-numbered = Giocatore { $seat }
sit-down = Siediti
seat-bot = Aggiungi un bot
which-bot = Quale bot
remove = Togli
remove-name = Togli: { $name }
leave-seat = Lascia il posto
start-game = Comincia la partita
cancel-table = Annulla il tavolo
cancel-title = Annullare questo tavolo?
cancel-text = Nessuno potrà sedersi qui, e il link smetterà di funzionare.
cancel-no = Tienilo

## An invitation

invited-by = { $name } ti invita a una partita a Marrakech
invited-again = { $name } vorrebbe giocare ancora
invited-new = Non conosci Marrakech?
invited-back = Torna all’invito
seats-taken-title = Tutti i posti sono occupati
seats-taken-text = Stavolta si gioca senza di te. Puoi guardare la partita, o chiedere un altro tavolo ai tuoi amici.
seats-taken-watch = Guarda la partita
seats-taken-own = Crea un tavolo
gathering-away = Assenti in questo momento: { $names }

## The next game with the same players

gathering-title-again = La prossima partita
gathering-asked = Invito per: { $names }
gathering-here = Già qui: { $names }
mark-asked = in attesa
invite-again = Manda il link

## This table

this-table = Questo tavolo
rules-on = Regole
rules-edition = Edizione: { $edition }
rules-usual = Le regole standard.
rules-bankruptcy-play-on = Un giocatore che non può pagare tutto paga quello che ha e continua a giocare.
rules-steering-after-must = Variante: prima si lancia il dado. Dopo la posa, Assam va girato a sinistra o a destra per il giocatore successivo.
rules-steering-after-may = Variante: prima si lancia il dado. Dopo la posa, si può girare Assam per il giocatore successivo.
rules-area-owner = Per la decima contano entrambi i colori del proprietario.
rules-whole-nobody = Nessun tappeto intero si può coprire in un colpo solo, nemmeno il proprio.
rules-halves-colours = Un tappeto non può mai coprire due caselle dello stesso colore.
rules-pile-alternating = In due giocatori, i colori di ogni mazzo si alternano.
rules-stock-15 = In due giocatori, ognuno ha 15 tappeti di un solo colore.
rules-tie-shared = A parità di punti la vittoria è condivisa.
rules-clock-none = Senza orologio.
rules-clock-turn =
    { $seconds ->
        [one] { $seconds } secondo per turno.
        [many] { $seconds } di secondi per turno.
       *[other] { $seconds } secondi per turno.
    } { $timeout ->
        [bot] Se un giocatore esaurisce il tempo, subentra un bot.
       *[out] Un giocatore che esaurisce il tempo è fuori.
    }
rules-clock-game =
    { $minutes ->
        [one] { $minutes } minuto a testa per tutta la partita
        [many] { $minutes } di minuti a testa per tutta la partita
       *[other] { $minutes } minuti a testa per tutta la partita
    }{ $increment ->
        [0] .
        [one] , più { $increment } secondo per turno.
        [many] , più { $increment } di secondi per turno.
       *[other] , più { $increment } secondi per turno.
    } { $timeout ->
        [bot] Se un giocatore esaurisce il tempo, subentra un bot.
       *[out] Un giocatore che esaurisce il tempo è fuori.
    }
read-rules = Leggi le regole
fair-title = Un dado onesto
fair-text = Ogni lancio si calcola dal seme segreto del server e da un seme di ogni posto. Prima della partita il server pubblica l’hash qui sotto, a cui il suo seme dovrà corrispondere. Dopo la partita il seme del server viene rivelato, e chiunque può verificare ogni lancio.
fair-seats = Anche la pagina di ogni giocatore pubblica un hash del suo seme, e rivela il seme automaticamente quando ci sono tutti gli hash. Così nessuno può scegliere un seme in base a quelli degli altri.
fair-hash = Hash del seme (SHA-256): { $name }
fair-commitment = Hash del seme del server (SHA-256)
fair-seed = Seme: { $name }
fair-change = Cambia il tuo seme
fair-change-name = Cambia il seme: { $name }
fair-change-do = Cambia
fair-salted = Al tuo seme si aggiungono caratteri a caso, così nessuno può indovinarlo dal suo hash.
fair-changed = Il tuo seme è stato cambiato.
move-seat = Gioca su un altro dispositivo
move-seat-name = Sposta su un altro dispositivo: { $name }
move-seat-title = Porta con te il tuo posto
move-seat-text =
    { $minutes ->
        [one] Apri questo link sull’altro dispositivo entro un minuto. Funziona una volta sola. Poi giocherai là, e da questo dispositivo si potrà solo guardare.
        [many] Apri questo link sull’altro dispositivo entro { $minutes } di minuti. Funziona una volta sola. Poi giocherai là, e da questo dispositivo si potrà solo guardare.
       *[other] Apri questo link sull’altro dispositivo entro { $minutes } minuti. Funziona una volta sola. Poi giocherai là, e da questo dispositivo si potrà solo guardare.
    }
move-seat-link = Link per l’altro dispositivo
move-seat-qr = Codice QR del link per l’altro dispositivo
claim-title = Giocare su questo dispositivo?
claim-text = Questo link porta un posto su questo dispositivo. Dall’altro dispositivo si potrà solo guardare.
claim-yes = Gioca qui
claim-no = Guarda soltanto
seat-claimed = Ora giochi su questo dispositivo.
give-up = Abbandona
give-up-name = Abbandona: { $name }
give-up-title = Abbandonare questa partita?
give-up-text = Sarai fuori dal gioco. I tuoi dirham tornano alla banca, e i tuoi tappeti non contano più per nessuno.
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
chart-as-table = Mostra come tabella
rematch = Gioca ancora
rematch-join = Vai alla prossima partita
rematch-wanted = Gli altri vogliono giocare ancora.
watch-next = Guarda la prossima partita
replay-game = Rivedi la partita
download-record = Scarica la trascrizione
share = Condividi
share-title = Condividi il risultato
share-text = Testo e link
share-result = Marrakech: { $result }
dice-check = Verifica il dado
dice-checking = Verifica in corso…
dice-fine =
    { $count ->
        [0] Non c’è stata nessuna estrazione.
        [one] L’unica estrazione corrisponde ai semi.
        [many] Tutti i { $count } di estrazioni corrispondono ai semi.
       *[other] Tutte le { $count } estrazioni corrispondono ai semi.
    }
dice-compared =
    { $how ->
        [all] Tutti gli hash pubblicati, quello del server e quelli dei posti, sono proprio quelli che questo dispositivo aveva conservato prima di rivelare il proprio seme.
        [server] L’hash del server è proprio quello che questo dispositivo ha visto. Hash dei posti da confrontare non ne ha conservati.
       *[none] Questo dispositivo non ha conservato nessun hash prima della partita, quindi non c’è nulla con cui confrontare la trascrizione.
    }
dice-rounds =
    { $count ->
        [one] Prima, questo dispositivo aveva rivelato una volta un seme, ma la partita non è iniziata; poi tutti i semi sono stati sostituiti.
        [many] Prima, questo dispositivo aveva rivelato { $count } di volte un seme, ma la partita non è iniziata; ogni volta tutti i semi sono stati sostituiti.
       *[other] Prima, questo dispositivo aveva rivelato { $count } volte un seme, ma la partita non è iniziata; ogni volta tutti i semi sono stati sostituiti.
    }
dice-other-promise = L’hash del server è cambiato. A questo tavolo questo dispositivo aveva visto { $seen } e ora trova { $found }.
dice-seed-lost = Questo dispositivo non ha il seme del tuo posto, ed è troppo tardi per sceglierne un altro. Apri questa pagina sul dispositivo che ce l’ha. Se non puoi, chi ha creato il tavolo può dare il tuo posto a un bot o annullare il tavolo.
dice-other-table = Questa trascrizione è di un altro tavolo: { $found }.

## The end, for the person at this screen

you-share-win = La vittoria è anche tua!
over-by-points =
    { $lead ->
        [one]
            Vittoria per un punto: { dirhams } e { $squares ->
                [one] una casella
                [many] { $squares } di caselle
               *[other] { $squares } caselle
            }.
        [many]
            Vittoria per { $lead } di punti: { dirhams } e { $squares ->
                [one] una casella
                [many] { $squares } di caselle
               *[other] { $squares } caselle
            }.
       *[other]
            Vittoria per { $lead } punti: { dirhams } e { $squares ->
                [one] una casella
                [many] { $squares } di caselle
               *[other] { $squares } caselle
            }.
    }
over-by-dirhams =
    { $points ->
        [one] Decidono i dirham, { $most } a { $next }: { $names } hanno un punto a testa.
        [many] Decidono i dirham, { $most } a { $next }: { $names } hanno { $points } di punti a testa.
       *[other] Decidono i dirham, { $most } a { $next }: { $names } hanno { $points } punti a testa.
    }
over-shared =
    { $points ->
        [one] Nessuno è in vantaggio: un punto a testa.
        [many] Nessuno è in vantaggio: { $points } di punti a testa.
       *[other] Nessuno è in vantaggio: { $points } punti a testa.
    }
over-only-one = In gioco resta solo { $name }.
over-only-you = In gioco resti solo tu.
over-others-gave-up = Tutti gli altri hanno abbandonato.
over-you-close =
    { $lead ->
        [one] Per un soffio: ti mancava solo un punto. Ben giocato!
        [many] Per un soffio: ti mancavano solo { $lead } di punti. Ben giocato!
       *[other] Per un soffio: ti mancavano solo { $lead } punti. Ben giocato!
    }
over-you-equal = Per un soffio: hanno deciso solo i dirham. Ben giocato!
over-you-second = Arrivi in seconda posizione. Ben giocato!
over-you-third = Arrivi in terza posizione. Ben giocato!
over-you-fourth = Arrivi in quarta posizione. Andrà meglio la prossima volta!
over-you-lost = Ben giocato! Il mercato è aperto per un’altra partita.
over-you-out = Eri fuori prima della fine. Il mercato è aperto per un’altra partita.

## The points by turn

chart-help = Tocca il grafico, o usa i tasti freccia, per vedere i punti di tutti dopo un turno qualsiasi.
chart-walk = Punti dopo un turno
chart-value = Dopo il turno { $turn }: { $points }.
chart-value-start = All’inizio: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = Guarda il mercato dopo il turno { $turn }
chart-watch-start = Guarda il mercato all’inizio

## Links, dialogs, pages

copy = Copia
copied = Copiato
copy-by-hand = Il link è selezionato: puoi copiarlo.
close = Chiudi
dialog-no = No
table-try-again = Riprova
to-home = Vai alla pagina iniziale
table-heading = Marrakech: { $names }
table-loading = Apertura del tavolo…
table-gone-title = Tavolo non trovato
table-gone = Forse il link è incompleto, o il tavolo è stato rimosso.
table-unreachable-title = Il server non risponde
table-cancelled-title = Questo tavolo è stato annullato
table-cancelled = Chi lo aveva creato ha annullato la partita. Vuoi creare un altro tavolo?

## Window titles

title-my-turn = ● Tocca a te
title-playing = Partita in corso
title-gathering = In attesa di giocatori
title-won =
    { $count ->
        [one] { $names } vince
        [many] { $names } condividono la vittoria
       *[other] { $names } condividono la vittoria
    }
title-you-won = Hai vinto
title-you-share = La vittoria è anche tua
title-replay = Rivedi: { $names }

## Help

keys-title = Scorciatoie
key-arrows = Frecce
key-enter = Invio, Spazio
key-escape = Esc
keys-arrows = scegli una direzione per Assam, o un punto per il tuo tappeto
keys-enter = lancia il dado, o posa il tappeto scelto
keys-escape = annulla una scelta non confermata, o salta l’animazione
keys-skip = salta l’animazione
keys-log = apri o chiudi la cronaca
keys-hint = mostra o nascondi un consiglio
keys-sounds = accendi o spegni i suoni
keys-help = mostra questo aiuto
keys-touch = Con il dito: tocca una casella per vederci un tappeto. Toccala ancora per vedere il successivo, o tocca una casella accanto per scegliere quelle due. Per posare il tappeto premi il pulsante.

## Help: mouse, arrows and prices

keys-mouse = Con il mouse: fai clic su un tappeto per sceglierlo, e ancora una volta per posarlo. Un doppio clic lo sceglie soltanto.
keys-facing = Toccare una freccia o farci clic serve solo a girare Assam. Per lanciare il dado premi il pulsante.
keys-price = Tocca un qualsiasi altro tappeto, o facci clic, per vedere quanto costa fermarsi lì.

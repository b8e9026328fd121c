### Italian: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Le regole
rules-lead = Assam è il padrone del mercato, e non è facile accontentarlo. Va dritto dove guarda, e se si ferma sul tappeto di un altro giocatore, paghi tu. Posa bene i tuoi tappeti e tieniti stretti i dirham: alla fine vince chi ha il totale più alto tra dirham e caselle visibili.
rules-unofficial = Queste sono le regole con parole nostre. Questo gioco non ha legami con chi pubblica quello in scatola.
rules-contents = Indice
rules-learn-instead = Preferisci provare? Impara in due minuti.
rules-show = Mostra
rules-show-again = Mostra di nuovo
rules-allowed = Permesso
rules-forbidden = Vietato

## The aim

rules-aim = Lo scopo del gioco
rules-aim-points = Alla fine ogni dirham che hai vale un punto, e così ogni casella su cui si vede un tuo tappeto. Vince chi ha più punti.

## What there is

rules-things = Il materiale
rules-things-market = Il mercato è un quadrato di sette caselle per sette. Assam comincia su quella al centro e guarda sempre lungo una riga o una colonna.
rules-things-die = Il dado di legno mostra babbucce: una su una faccia, due su due facce, tre su due facce e quattro su una faccia. Il due e il tre escono quindi il doppio delle volte rispetto all’uno e al quattro.
rules-things-stock = Ogni giocatore comincia con 30 dirham. Un tappeto copre due caselle con un lato in comune. In tre giocatori ognuno ha 15 tappeti, in quattro 12. In due è un po’ diverso: vedi sotto.
rules-things-figure = Assam comincia al centro. Da lì può partire verso una qualsiasi delle caselle segnate.

## A turn

rules-turn = Un turno
rules-turn-lead = Il tuo turno ha quattro fasi, sempre in quest’ordine.
rules-turn-face = Girare
rules-turn-figure = Assam guarda verso sud. Puoi lasciarlo com’è o girarlo di un quarto di giro a sinistra o a destra: può quindi partire verso una qualsiasi delle caselle segnate. Il nord è alle sue spalle: da quella parte non può partire.
rules-turn-face-how = Gira Assam di un quarto di giro a sinistra o a destra, o lascialo com’è. Non può mai fare mezzo giro.
rules-turn-roll = Lanciare
rules-turn-roll-how = Lancia il dado. Assam avanza sempre dritto, una casella per ogni babbuccia sul dado, sulle caselle vuote come sui tappeti.
rules-turn-pay = Pagare
rules-turn-pay-how = Se Assam si ferma sul tappeto di un altro giocatore, paghi la decima al proprietario. Su una casella vuota o su un tuo tappeto non paghi nulla.
rules-turn-lay = Posare
rules-turn-lay-how = Posa uno dei tuoi tappeti accanto ad Assam. Se puoi posare un tappeto, devi farlo. Poi tocca al giocatore successivo.

## The edge

rules-edge = Oltre il bordo
rules-edge-track = Intorno al mercato corrono piste d’ottone. Quando Assam esce da un bordo segue la pista che comincia lì e rientra nel mercato dove la pista finisce. Il tragitto sulla pista non conta come passo, ma la casella su cui rientra sì.
rules-edge-half = Quasi tutte le piste sono semicerchi: Assam rientra nella riga o nella colonna accanto e guarda dalla parte opposta.
rules-edge-corner = In due angoli, in alto a destra e in basso a sinistra, la pista è un anello. Riporta Assam sulla casella d’angolo che ha appena lasciato, dopo un quarto di giro, e da lì prosegue lungo l’altro bordo.
rules-edge-figure-half = Tre babbucce: Assam fa un passo fino al bordo e segue il semicerchio. La casella su cui rientra è il secondo passo, poi ne fa ancora uno.
rules-edge-figure-corner = Due babbucce nell’angolo: Assam segue l’anello. Rientrare nella casella d’angolo è il primo passo, e il secondo lo porta avanti lungo il bordo.

## Paying

rules-pay = Pagare la decima
rules-pay-area = La decima è di un dirham per ogni casella del gruppo in cui si trova Assam: tutte le caselle di quel colore collegate tra loro per i lati, la sua compresa. Le caselle che si toccano solo in un angolo non sono collegate. Contano solo i tappeti che stanno sopra.
rules-pay-figure = Assam si ferma sul blu. Qui sono collegate quattro caselle blu, quindi la decima è di quattro dirham. La quinta le tocca solo in un angolo e non conta.

## Laying

rules-lay = Posare un tappeto
rules-lay-where = Posa il tappeto su due caselle con un lato in comune. Almeno una deve avere un lato in comune con la casella di Assam, e nessuna delle due può essere la casella di Assam.
rules-lay-over = Puoi posarlo su caselle vuote, sui tuoi tappeti e su metà di tappeti altrui. Dove un tappeto è coperto, non conta per nessuno.
rules-lay-whole = Una cosa sola è vietata: coprire con un unico tappeto entrambe le metà di un tappeto di un altro giocatore. Due metà di due tappeti diversi vanno bene. Un tappeto con una metà nascosta non è più intero, quindi l’altra metà si può coprire.
rules-lay-figure-where = Il rosso può posare il tappeto dove vuole, purché una metà abbia un lato in comune con la casella di Assam. Le caselle segnate sono quelle accanto a lui.
rules-lay-figure-half = Il rosso copre una metà del tappeto blu e una casella vuota.
rules-lay-figure-two = Il rosso copre due metà di due tappeti blu diversi.
rules-lay-figure-whole = Il rosso non può coprire con un solo tappeto le caselle segnate: sono le due metà di uno stesso tappeto blu.

## The end

rules-end = La fine
rules-end-when = La partita finisce quando nessun giocatore ancora in gioco ha più tappeti da posare.
rules-end-points = Conta le caselle su cui si vedono i tuoi tappeti e aggiungi i tuoi dirham. Vince chi ha più punti. A parità di punti vince chi ha più dirham; se anche quelli sono pari, la vittoria è condivisa.

## Out of the game

rules-out = Fuori dal gioco
rules-out-pay = Se non puoi pagare tutta la decima, paghi quello che hai e sei fuori. Il tuo turno finisce lì, e i tappeti che non hai posato tornano nella scatola.
rules-out-rugs = I tuoi tappeti restano sul mercato, ma nessuno ci paga più nulla, e non danno punti a nessuno. Per gli altri restano tappeti altrui: nessuno può coprirne entrambe le metà in un colpo solo.
rules-out-last = Pagare fino all’ultimo dirham non vuol dire essere fuori, purché tu paghi la decima per intero. Se resta un solo giocatore, la vittoria è sua. In classifica i giocatori fuori dal gioco vengono dopo tutti gli altri; chi è uscito più tardi sta più in alto.

## Giving up

rules-give-up = Abbandonare
rules-give-up-how = Puoi abbandonare in qualsiasi momento, anche quando non è il tuo turno. Allora sei fuori dal gioco, come descritto sopra, e i tuoi dirham tornano alla banca. Se c’è un orologio ed esaurisci il tempo, succede lo stesso, a meno che il tavolo non preveda che subentri un bot.

## Two players

rules-two = In due giocatori
rules-two-pile = In due giocatori ognuno ha due colori: uno gioca il rosso e il blu, l’altro il giallo e il verde, con dodici tappeti per colore. Mescola i tuoi 24 tappeti in un mazzo. Tutti vedono il primo, ed è quello che devi posare.
rules-two-area = Ogni colore fa gruppo a sé. Dove i tuoi due colori stanno fianco a fianco, per la decima contano solo le caselle del colore su cui si trova Assam.

## The variant

rules-variant = Variante: girare per il giocatore successivo
rules-variant-how = Qui non si gira Assam prima del lancio. Lanci il dado, Assam va dove già guarda, paghi e posi un tappeto. Poi lo giri di un quarto di giro a sinistra o a destra, e così decidi la sua direzione per il giocatore successivo. Chi è fuori non gira Assam, e dopo l’ultimo tappeto non lo gira più nessuno.

## Printings

rules-printings = Dove le edizioni non concordano
rules-printings-lead = Le regole stampate non sono le stesse ovunque. Quando crei un tavolo puoi scegliere un’edizione, o scegliere ognuna di queste regole separatamente. Questa pagina descrive le regole standard.
rules-printings-what = Regola
rules-printings-usual = Regole standard
rules-printings-else = Altrove
rules-printings-who = Stampato in
rules-printings-nobody = nessuna di queste edizioni
rules-printings-presets = Ogni regolamento stampato è un’edizione che puoi scegliere per lingua quando crei un tavolo.
rules-option-bankruptcy = Un giocatore che non può pagare tutta la decima
rules-option-bankruptcy-usual = è fuori dal gioco.
rules-option-bankruptcy-else = paga quello che ha e continua a giocare.
rules-option-steering = Si gira Assam
rules-option-steering-usual = prima del lancio.
rules-option-steering-else = dopo la posa, per il giocatore successivo. In alcune edizioni va girato per forza, in altre si può lasciare com’è.
rules-option-area = Per la decima contano
rules-option-area-usual = le caselle di un colore.
rules-option-area-else = le caselle di un proprietario. In due giocatori contano entrambi i colori di un mazzo.
rules-option-whole = Vietato coprire in un colpo solo entrambe le metà di un tappeto
rules-option-whole-usual = se è di un altro giocatore.
rules-option-whole-else = anche se è tuo.
rules-option-halves = Le due caselle sotto un nuovo tappeto
rules-option-halves-usual = possono essere dello stesso colore.
rules-option-halves-else = non possono mai essere dello stesso colore. Se il tappeto non si può posare, torna nella scatola.
rules-option-pile = Il mazzo in una partita in due
rules-option-pile-usual = è mescolato.
rules-option-pile-else = alterna i suoi due colori.
rules-option-stock = In due giocatori ognuno ha
rules-option-stock-usual = 24 tappeti di due colori.
rules-option-stock-else = 15 tappeti di un colore.
rules-option-tie = A parità di punti,
rules-option-tie-usual = vince chi ha più dirham.
rules-option-tie-else = la vittoria è condivisa.
rules-option-box = La scatola contiene
rules-option-box-usual = quattro serie di 15 tappeti.
rules-option-box-else = tre serie di 15 e una di 12.
rules-option-starter = Il primo giocatore
rules-option-starter-usual = si estrae a sorte.
rules-option-starter-else = si decide insieme, oppure è il più giovane, o l’ultimo a essere stato in Marocco.

## Learning it

learn-title = Impara in due minuti
learn-progress = Lezione { $lesson } di { $lessons }
learn-go-to = Lezione { $lesson }: { $title }
learn-lesson = { $lesson ->
    [turn] Girare Assam
    [roll] Lanciare il dado
    [track] Seguire la pista
    [pay] Pagare
    [lay] Posare un tappeto
    [cover] Coprire un tappeto
   *[win] Vincere
}
learn-says =
    { $lesson ->
        [turn] Questo è Assam. Va dove guarda, e prima puoi girarlo di un quarto di giro a sinistra o a destra.
        [roll] Il dado mostra babbucce, e Assam fa altrettante caselle. Il due e il tre escono più spesso.
        [track] Al bordo, Assam segue la pista d’ottone e rientra nella riga accanto. Il tragitto sulla pista non conta come passo.
        [pay] Assam sta per fermarsi su un tappeto blu. Le caselle blu collegate lì formano un gruppo, e per ognuna paghi un dirham a Blu.
        [lay] Dopo la camminata di Assam posi un tuo tappeto. Copre due caselle, e almeno una deve essere proprio accanto ad Assam.
        [cover] Puoi posare il tuo tappeto sopra altri. L’unico divieto: coprire in un colpo solo entrambe le metà di un tappeto altrui.
       *[win] Ogni dirham è un punto, e lo è anche ogni casella visibile. Ti resta un tappeto, e Blu ha due punti di vantaggio.
    }
learn-task =
    { $lesson ->
        [turn] Giralo verso destra.
        [roll] Lancia il dado.
        [track] Lancia il dado e guarda dove va Assam.
        [pay] Lancia il dado e guarda quanto paghi.
        [lay] Scegli dove posare il tuo tappeto rosso.
        [cover] Nascondi una metà del tappeto blu.
       *[win] Posa l’ultimo tappeto in modo da vincere.
    }
learn-done =
    { $lesson ->
        [turn] Ora guarda a destra, ed è da quella parte che andrà.
        [roll] Tre babbucce, tre caselle.
        [track] Fuori da una riga, dentro la successiva: tre caselle, e la pista non ha contato.
        [pay] Tre caselle blu, quindi Blu riceve tre dirham.
        [lay] Il tuo tappeto è posato. D’ora in poi gli altri pagano se Assam si ferma lì nel loro turno.
        [cover] Ben nascosta. Blu ha una casella in meno e un gruppo più piccolo.
       *[win] Vinci per un punto: due caselle in più per te, una in meno per Blu.
    }
learn-else =
    { $lesson ->
        [turn] Può andare anche di là. Per ora scegli la freccia che punta a destra.
        [cover] È permesso, ma non nasconde nulla di blu. Posalo in modo da coprire una delle due caselle blu.
       *[win] Quasi! Ma Blu vincerebbe ancora perché ha più dirham. Copri una casella blu, e nessuna delle tue.
    }
learn-how-arrow = Tocca una freccia, o usa i tasti freccia. Poi premi il pulsante o Invio.
learn-how-rug = Tocca una casella per vederci un tappeto. Toccala ancora per vedere il successivo, o tocca una casella accanto per scegliere quelle due. Puoi anche usare i tasti freccia. Per posare il tappeto premi il pulsante o Invio.
learn-do =
    { $step ->
        [turn] Gira Assam
        [roll] Lancia il dado
       *[lay] Posa il tappeto
    }
learn-name = { $seat ->
    [1] Tu
    [2] Blu
   *[other] Giallo
}
learn-back = Indietro
learn-next = Avanti
learn-skip = Salta
learn-once-more = Ancora una volta
learn-end-title = Il gioco è tutto qui
learn-end = Girare, lanciare, pagare, posare, e tenere d’occhio i tappeti di tutti. Il resto si impara giocando.
learn-play = Gioca subito
learn-read-rules = Leggi le regole
learn-from-start = Ricomincia

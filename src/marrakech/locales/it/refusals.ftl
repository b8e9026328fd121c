### Italian: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = «{ $text }» non è un’azione.
depth-negative = Il numero di azioni non può essere negativo: { $depth }.
draw-none-left = { $action }: nel mazzo del posto { $seat } non restano tappeti di quel colore.
game-over = { $action }: la partita è finita.
lay-covers-rug = { $action } coprirebbe in un colpo solo un tappeto intero, e non è permesso.
lay-must = Puoi posare un tappeto, quindi devi farlo.
lay-not-beside = { $action }: almeno una metà del tappeto deve avere un lato in comune con la casella di Assam.
lay-on-assam = { $action }: non si può posare un tappeto sulla casella di Assam.
lay-one-colour = { $action } coprirebbe due caselle dello stesso colore, e queste regole non lo permettono.
not-this-step =
    { $action } adesso non si può giocare. { $step ->
        [turn] Ora si deve girare Assam: N (nord), E (est), S (sud) o W (ovest).
        [steer] Ora si deve girare Assam: N (nord), E (est), S (sud) o W (ovest).
        [roll] Ora si deve lanciare il dado: da 1 a 4.
        [draw] Ora si deve pescare il prossimo tappeto del mazzo, per esempio *r.
       *[lay] Ora si deve posare un tappeto, per esempio d4d5.
    }
roll-unknown = «{ $action }» non è un lancio; il dado va da 1 a 4.
seat-out = { $action }: il posto { $seat } è già fuori.
seat-unknown = { $action }: in questa partita non c’è un posto { $seat }.
steer-must-turn = { $action }: Assam guarda già verso { facing }. Giralo di un quarto di giro a sinistra o a destra.
turn-half-round = { $action }: Assam guarda verso { facing } e non può fare mezzo giro. Scegli un’altra direzione.

## What cannot be set up

bot-unknown = Non c’è nessun bot chiamato «{ $name }». Disponibili: { $names }.
edition-unknown = Non c’è nessuna edizione chiamata «{ $name }». Per vederle tutte, esegui «marrakech editions».
facing-unknown = «{ $facing }» non è una direzione; usa N (nord), E (est), S (sud) o W (ovest).
option-clash = { $first } e { $second } non si possono combinare.
option-unknown = Non c’è nessuna opzione chiamata «{ $option }». Disponibili: { $options }.
option-value = L’opzione { $option } non può essere «{ $value }». Valori possibili: { $values }.
players-number = Marrakech è per 2, 3 o 4 giocatori, non per { $players }.

## What is wrong with a position

assam-form = «{ $text }» non è una casella con una direzione, come d4S.
board-character = «{ $text }» non può stare sul tabellone.
board-rank-length = la riga { $rank } ha { $found ->
    [8] più di 7 caselle.
    [one] solo 1 casella, non 7.
    [many] solo { $found } di caselle, non 7.
   *[other] solo { $found } caselle, non 7.
}
board-ranks = il tabellone ha 7 righe separate da «/», non { $found }.
board-run = nella riga { $rank } due serie di caselle vuote stanno una accanto all’altra; scrivi la loro somma.
colour-unseated = qui nessun posto ha il colore «{ $colour }».
draw-one-way = il posto { $seat } non ha niente da pescare: il suo prossimo tappeto è già determinato.
half-alone = «{ $half }» in { $square } indica un’altra metà che a sua volta non la indica.
mover-no-rugs = la fase è «{ $step }», ma il posto { $seat } non ha più tappeti.
mover-out = la fase è «{ $step }», ma il posto { $seat } è fuori.
number-form = «{ $text }» non è un numero intero.
number-range = { $text } è troppo alto; il numero più alto è { $highest }.
option-default = «{ $text }» è il valore predefinito; non scriverlo.
option-form = «{ $text }» non è un’opzione con il suo valore, come area=owner.
option-order = l’opzione «{ $option }» è fuori ordine; ordina le opzioni e scrivi ognuna una volta sola.
out-everyone = almeno un giocatore deve essere ancora in gioco.
out-order = i giocatori fuori dal gioco sono numerati x1, x2… nell’ordine di uscita; trovato: { $found }.
position-fields = una posizione ha sei campi separati da un solo spazio; trovati: { $found }.
position-long = una posizione non può superare { $longest } caratteri.
seat-colours = il posto { $seat } gioca «{ $colours }»; trovato: «{ $text }».
seat-form = il posto { $seat } si scrive come 30:r12, non «{ $text }».
seat-number = «{ $text }» non è uno dei { $seats } posti.
seats-number = una posizione ha da 2 a 4 posti, non { $found }.
should-be-over = nessuno può più giocare, quindi la fase deve essere «over», non «{ $step }».
step-ruleset = queste regole non hanno la fase «{ $step }».
step-unknown = «{ $text }» non è una fase. Le fasi sono: { $steps }.
top-colour = il primo tappeto nel mazzo del posto { $seat } deve essere uno di «{ $colours }», non «{ $text }».
top-early = il mazzo del posto { $seat } aspetta ancora che si peschi, quindi non può mostrare un primo tappeto.
top-missing = il mazzo del posto { $seat } deve mostrare il primo tappeto, come *r.
top-none-left = il primo tappeto nel mazzo del posto { $seat } non può essere «{ $colour }»: non ne restano.
top-one-colour = il mazzo del posto { $seat } ha un solo colore; non scrivere il primo tappeto.

## What is wrong with a record

comment-brace = un commento non può contenere una parentesi graffa chiusa: «{ $text }».
comment-open = questo commento non si chiude sulla stessa riga.
comment-place = il commento «{ $text }» è in un punto in cui non può esserci nessun commento, o è fuori ordine.
comment-result = un commento non può stare accanto al risultato, sopra o dopo; mettilo tra i turni.
not-canonical = non è la forma standard. Atteso: { $expected }
record-character = una trascrizione non può contenere il carattere «{ $text }».
record-cut-off = l’ultima riga è incompleta; la trascrizione sembra tagliata.
record-edition = le regole dell’edizione «{ $name }» sono diverse da quelle della posizione nel tag Start.
record-empty = qui non c’è nulla.
record-long = una trascrizione non può superare { $longest } caratteri.
record-no-result = la trascrizione finisce senza risultato. Deve finire con una riga vuota e poi «*» o i punti.
record-players = alla trascrizione serve il tag Start, oppure da due a quattro giocatori in ordine (Seat1, Seat2…).
record-seat = { $tag }: la partita ha solo { $seats } posti.
record-start = i tag non corrispondono all’inizio di questa partita.
record-sections = dopo questa riga vuota può venire solo il risultato.
result-wrong = il risultato dovrebbe essere { $expected }, non «{ $text }».
tag-form = questo non è un tag come [Seat1 "Ana"]: { $text }
tag-name = «{ $tag }» non è un nome valido per un tag.
tag-reserved = il tag { $tag } si scrive automaticamente in base all’inizio, ai nomi e all’edizione; non indicarlo.
tag-twice = il tag { $tag } compare qui una seconda volta.
turn-empty = questo turno non ha nessuna azione.
turn-form = un turno comincia con il suo numero, come «1.»; trovato: «{ $text }».
turn-line = il turno finisce prima di «{ $text }», che va su una nuova riga.
turn-number = qui dovrebbe venire il turno { NUMBER($expected, useGrouping: 0) }, non { $text }.
turn-unfinished = il turno non è finito: manca la fase «{ $step }».

## Dice

seed-form = «{ $text }» non è un seme valido; usa da 1 a { $longest } caratteri ASCII stampabili, senza spazi.
commitment-form = «{ $text }» non è un hash SHA-256: servono 64 cifre esadecimali, in minuscolo.
commitments-missing =
    { $people ->
        [one] Una persona siede al tavolo dall’inizio e ha bisogno dell’hash di un seme; hash indicati: { $commitments }.
        [many] { $people } di persone siedono al tavolo dall’inizio e hanno bisogno dell’hash di un seme ciascuna; hash indicati: { $commitments }.
       *[other] { $people } persone siedono al tavolo dall’inizio e hanno bisogno dell’hash di un seme ciascuna; hash indicati: { $commitments }.
    }
seeds-awaited = La partita non può ancora cominciare: mancano ancora dei semi.
seeds-sealed = La partita sta per cominciare: i semi non si possono più cambiare.
seed-hash = il seme del posto { $seat } non corrisponde all’hash pubblicato: l’hash del seme è { $expected }, non { $text }.
dice-tags = manca il tag { $tag }, e senza di esso non si può verificare il dado.
dice-tag-form = il tag { $tag } non può essere «{ $text }».
dice-seat = { $tag }: la partita ha solo { $seats } posti.
dice-hash = il seme del server non corrisponde all’hash pubblicato: l’hash del seme è { $expected }, non { $text }.
dice-chance = l’estrazione numero { $number } è { $action }, ma i semi danno { $expected }.

## Names

name-characters = un nome non può contenere il carattere { $text }.
name-length = un nome deve avere da 1 a { $longest } caratteri, non { $length }.

## At a table

behind = La partita è andata avanti. Guarda di nuovo prima di decidere.
bot-not-ready = Il bot si sta ancora preparando. Riprova tra un attimo.
chance-decides = { $action }: qui decide il caso.
clock-form = «{ $kind }» non è un orologio valido.
code-wrong = Questo link non apre nessun posto, o non lo apre più. Chiedine uno nuovo.
device-link-wrong = Questo link non permette di aggiungere un dispositivo, o non lo permette più. Creane uno nuovo sull’altro dispositivo.
device-unknown = Questo dispositivo non è tuo, o è già stato disconnesso.
command-unknown = «{ $kind }» non è un comando del tavolo.
hint-none = Il bot non ha risposto. Riprova tra un attimo.
hint-people = Quando giochi con altre persone non ci sono consigli.
log-long = Questo tavolo ha raggiunto il limite di { $most } eventi. Si può solo finire la partita.
names-missing =
    { $people ->
        [one] Una persona siede al tavolo dall’inizio e ha bisogno di un nome; nomi indicati: { $names }.
        [many] { $people } di persone siedono al tavolo dall’inizio e hanno bisogno di un nome ciascuna; nomi indicati: { $names }.
       *[other] { $people } persone siedono al tavolo dall’inizio e hanno bisogno di un nome ciascuna; nomi indicati: { $names }.
    }
not-host = Può farlo solo chi ha creato questo tavolo.
not-seated = Può farlo solo chi ha un posto a questo tavolo.
not-your-seat = Il posto { $seat } non è tuo.
not-your-turn = Non è il tuo turno: tocca al posto { $seat }.
record-none = Questa partita non è cominciata; non c’è ancora una trascrizione.
rematch-exists = La prossima partita è già pronta: tavolo { $table }.
rules-twice = Scegli un’edizione o regole tue, non entrambe.
seat-free = Al posto { $seat } non siede nessuno.
seat-kind = «{ $text }» non è un posto valido; un posto è libero, di una persona o di un bot.
seat-missing = Qui non c’è nessun posto «{ $seat }».
seat-not-lent = Nessun bot gioca per te.
seat-not-persons = Al posto { $seat } adesso non gioca una persona.
seat-present = Chi gioca al posto { $seat } è qui, o manca da troppo poco.
seat-taken = { $seat ->
    [0] Tutti i posti sono occupati.
   *[other] Il posto { $seat } è occupato.
}
seats-open = Ci sono ancora posti liberi.
stand-in-weak = Il bot «{ $name }» non può sostituire un giocatore. Possono farlo: { $names }.
table-busy = A questo tavolo succedono troppe cose nello stesso momento. Riprova.
table-damaged = La cronaca del tavolo «{ $table }» è danneggiata, quindi lì nessuno può giocare. Gli altri tavoli sono a posto.
table-unknown = Non c’è nessun tavolo «{ $table }».
time-left = C’è ancora tempo.
timeout-kind = «{ $text }» non è una regola valida per il tempo scaduto.
wrong-phase = { $phase ->
    [gathering] La partita non è ancora cominciata.
    [playing] La partita è già cominciata.
    [over] La partita è finita.
   *[cancelled] Il tavolo è stato annullato.
}

## Reactions at a table

reactions-fast =
    { $seconds ->
        [one] Non così in fretta! Potrai inviare la prossima reazione tra { $seconds } secondo.
        [many] Non così in fretta! Potrai inviare la prossima reazione tra { $seconds } di secondi.
       *[other] Non così in fretta! Potrai inviare la prossima reazione tra { $seconds } secondi.
    }
reactions-crowd = In questo momento molti spettatori stanno reagendo. Riprova tra un attimo.
reactions-used =
    { $who ->
        [spectators] Gli spettatori hanno esaurito le loro { $most } reazioni a questo tavolo.
       *[player] Hai esaurito le tue { $most } reazioni a questo tavolo.
    }

## Taking back

undo-none = Non c’è nessun tappeto da riprendere: si può solo finché non si gira Assam o non si lancia il dado.
undo-others = Altre persone giocano dai propri dispositivi, quindi non si può riprendere nulla.

## At the server

analysis-empty = Non c’è nulla da analizzare: non è stata registrata nessuna azione.
analysis-full = Su questo server molte partite aspettano di essere analizzate. Riprova tra qualche minuto.
analysis-many = Diverse tue analisi sono ancora in attesa. Aspetta che ne finisca una.
analysis-too-early = Una partita si può analizzare solo quando è finita.
analysis-unknown = Questa analisi non è più disponibile. Richiedila di nuovo.
bots-alone =
    { $most ->
        [0] Questo server non ammette partite di soli bot.
        [one] Dalla tua rete è già in corso una partita di soli bot. Aspetta che finisca.
        [many] Dalla tua rete sono già in corso { $most } di partite di soli bot. Aspetta che ne finisca una.
       *[other] Dalla tua rete sono già in corso { $most } partite di soli bot. Aspetta che ne finisca una.
    }
host-refused = Questo server non risponde al nome «{ $host }». Chi lo gestisce può consentire il nome con l’opzione { $option }.
method-unknown = Qui non si può fare.
origin-refused = Le pagine di altri siti qui non possono farlo.
page-unbuilt = Le pagine del gioco non sono state integrate in questo server. Per farlo, esegui «python hatch_build.py build» nella cartella del suo codice sorgente.
page-unknown = A questo indirizzo non c’è nulla.
request-big = È troppo da inviare in una volta sola.
request-invalid = La richiesta non segue il protocollo ({ $where }: { $what }).
request-slow = La richiesta ha impiegato troppo tempo ad arrivare.
rollout-none = Qui non c’è nulla da confrontare: in questa posizione nessuno aveva una scelta da fare.
rollout-unknown = Queste partite non sono più disponibili. Richiedile di nuovo.
server-failed = Qualcosa è andato storto sul server, e il problema è stato registrato. Riprova.
server-full = In questo momento il server è pieno. Riprova tra un po’.
square-unknown = «{ $text }» non è una casella.
token-missing = Questo dispositivo non ha un token, o è stato disconnesso. POST /api/device gliene dà uno nuovo.
too-many-tables = Una pagina può seguire al massimo { $most } tavoli.
server-troubled = Al momento il server non può salvare le mosse. Aspetta un attimo e riprova.
too-often = Troppe richieste in poco tempo. Aspetta un attimo e riprova.

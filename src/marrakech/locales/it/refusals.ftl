### Italian: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = «{ $text }» non è un’azione.
depth-negative = Non esistono sequenze di { $depth } azioni.
draw-none-left = { $action }: nel mazzo del posto { $seat } non restano tappeti di quel colore.
game-over = { $action }: la partita è finita.
lay-covers-rug = { $action } coprirebbe in un colpo solo un tappeto intero, e qui non è permesso.
lay-must = Un tappeto si può posare, quindi bisogna farlo.
lay-not-beside = { $action } non tocca nessun lato della casella di Assam.
lay-on-assam = { $action } finirebbe sotto Assam.
lay-one-colour = { $action } coprirebbe due caselle dello stesso colore, e queste regole lo vietano.
not-this-step = { $action } qui non va bene: { $step ->
    [turn] si deve girare Assam (N, E, S o W).
    [steer] si deve girare Assam (N, E, S o W).
    [roll] si deve lanciare il dado (da 1 a 4).
    [draw] si deve pescare il prossimo tappeto del mazzo (come *r).
   *[lay] si deve posare un tappeto (come d4d5).
}
roll-unknown = «{ $action }» non è un lancio; il dado va da 1 a 4.
seat-out = { $action }: il posto { $seat } è già fuori.
seat-unknown = { $action }: al posto { $seat } non siede nessuno.
steer-must-turn = { $action }: Assam va girato di un quarto di giro a sinistra o a destra; guarda già verso { $facing ->
    [N] nord.
    [E] est.
    [S] sud.
    [W] ovest.
   *[other] { $facing }.
}
turn-half-round = { $action }: Assam guarda verso { $facing ->
    [N] nord
    [E] est
    [S] sud
    [W] ovest
   *[other] { $facing }
} e non fa mai mezzo giro.

## What cannot be set up

bot-unknown = Non c’è nessun bot «{ $name }». Ci sono: { $names }.
edition-unknown = Non c’è nessuna edizione «{ $name }». «marrakech editions» le elenca tutte.
facing-unknown = «{ $facing }» non è una direzione; usa N, E, S o W.
option-clash = { $first } e { $second } non si possono giocare insieme.
option-unknown = Non c’è nessuna opzione «{ $option }». Ci sono: { $options }.
option-value = L’opzione { $option } non ha un valore «{ $value }». Ha: { $values }.
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
draw-one-way = il posto { $seat } non ha niente da pescare: il suo prossimo tappeto è già certo.
half-alone = «{ $half }» in { $square } indica un’altra metà che a sua volta non la indica.
mover-no-rugs = tocca al posto { $seat } (fase «{ $step }»), ma non ha più tappeti.
mover-out = tocca al posto { $seat } (fase «{ $step }»), ma è fuori.
number-form = «{ $text }» non è un numero intero.
number-range = { $text } supera il numero più alto possibile, { $highest }.
option-default = «{ $text }» è il valore predefinito e non si scrive.
option-form = «{ $text }» non è un’opzione con il suo valore, come area=owner.
option-order = l’opzione «{ $option }» è fuori ordine; le opzioni sono ordinate, e ognuna compare una volta sola.
out-everyone = qualcuno deve essere ancora in gioco.
out-order = chi è fuori è numerato x1, x2 … nell’ordine di uscita; trovato: { $found }.
position-fields = una posizione ha sei campi separati da un solo spazio; trovati: { $found }.
position-long = una posizione non supera mai { $longest } caratteri.
seat-colours = il posto { $seat } gioca «{ $colours }»; trovato: «{ $text }».
seat-form = il posto { $seat } si scrive come 30:r12, non «{ $text }».
seat-number = «{ $text }» non è uno dei { $seats } posti.
seats-number = una posizione ha da 2 a 4 posti, non { $found }.
should-be-over = nessuno può più giocare, quindi la fase deve essere «over», non «{ $step }».
step-ruleset = la fase «{ $step }» non esiste in queste regole.
step-unknown = «{ $text }» non è una fase. Ci sono: { $steps }.
top-colour = il primo tappeto nel mazzo del posto { $seat } è uno di «{ $colours }», non «{ $text }».
top-early = il mazzo del posto { $seat } aspetta che si peschi e non mostra ancora il primo tappeto.
top-missing = il mazzo del posto { $seat } deve mostrare il primo tappeto, come *r.
top-none-left = il primo tappeto nel mazzo del posto { $seat } non può essere «{ $colour }»: non ne restano.
top-one-colour = il mazzo del posto { $seat } ha un solo colore; il primo tappeto non si scrive.

## What is wrong with a record

comment-brace = un commento non può contenere una parentesi graffa chiusa: «{ $text }».
comment-open = un commento viene aperto e non chiuso sulla sua riga.
comment-place = il commento «{ $text }» sta dove non ce ne possono stare, o è fuori ordine.
comment-result = accanto al risultato, sopra o dopo non può stare nessun commento; l’ultimo posto possibile è tra i turni.
not-canonical = non si scrive così. Atteso: { $expected }
record-character = il carattere «{ $text }» non può stare in una trascrizione.
record-cut-off = l’ultima riga non finisce; la trascrizione sembra tagliata.
record-edition = l’edizione «{ $name }» segue regole diverse dalla posizione nel tag Start.
record-empty = qui non c’è nulla.
record-long = una trascrizione non supera mai { $longest } caratteri.
record-no-result = la trascrizione finisce senza risultato. Attesi: una riga vuota e poi «*» o i punti.
record-players = la trascrizione non indica né uno Start né da 2 a 4 posti in ordine (Seat1, Seat2 …).
record-seat = { $tag }: la partita ha solo { $seats } posti.
record-start = i tag non descrivono l’inizio di questa partita.
record-sections = dopo questa riga vuota ci si aspetta solo un risultato.
result-wrong = il risultato è { $expected }, non «{ $text }».
tag-form = questo non è un tag come [Seat1 "Ana"]: { $text }
tag-name = «{ $tag }» non è un nome per un tag.
tag-reserved = il tag { $tag } si ricava dall’inizio, dai nomi e dall’edizione; non si può indicare a parte.
tag-twice = il tag { $tag } compare qui una seconda volta.
turn-empty = il turno non ha nessuna azione.
turn-form = un turno comincia con il suo numero, come «1.»; trovato: «{ $text }».
turn-line = il turno è finito prima di «{ $text }», che va su una riga a sé.
turn-number = qui viene il turno { NUMBER($expected, useGrouping: 0) }, non { $text }.
turn-unfinished = il turno non è finito: manca ancora la fase «{ $step }».

## Dice

seed-form = «{ $text }» non è un seme: da 1 a { $longest } caratteri ASCII stampabili, senza spazi.
commitment-form = «{ $text }» non è un hash SHA-256: servono 64 cifre esadecimali, in minuscolo.
commitments-missing = { $people ->
    [one] Una persona si siede subito e promette un seme; promesse indicate: { $commitments }.
    [many] { $people } di persone si siedono subito e promettono un seme ciascuna; promesse indicate: { $commitments }.
   *[other] { $people } persone si siedono subito e promettono un seme ciascuna; promesse indicate: { $commitments }.
}
seeds-awaited = La partita non può ancora cominciare: manca il seme di qualche posto.
seeds-sealed = I semi sono fissati: la partita sta per cominciare e non si possono più cambiare.
seed-hash = il seme del posto { $seat } non è quello promesso: il suo hash è { $expected }, non { $text }.
dice-tags = manca il tag { $tag }, e senza di esso non si può verificare il dado.
dice-tag-form = il tag { $tag } non può contenere «{ $text }».
dice-seat = { $tag }: la partita ha solo { $seats } posti.
dice-hash = il seme del server non è quello promesso: il suo hash è { $expected }, non { $text }.
dice-chance = l’estrazione numero { $number } è { $action }; i semi danno { $expected }.

## Names

name-characters = un nome non può contenere il carattere { $text }.
name-length = un nome ha da 1 a { $longest } caratteri, non { $length }.

## At a table

behind = La partita è andata avanti (evento { $number }); guarda di nuovo prima di decidere.
bot-not-ready = Il bot si sta ancora preparando; riprova tra un attimo.
chance-decides = { $action }: qui decide il caso.
clock-form = «{ $kind }» non è un orologio con cui si possa giocare.
code-wrong = Questo link non apre nessun posto, o non lo apre più.
device-link-wrong = Questo link non aggiunge nessun dispositivo, o non lo fa più. Creane uno nuovo sull’altro dispositivo.
device-unknown = Questo dispositivo non è tuo, o è già stato disconnesso.
command-unknown = «{ $kind }» non è qualcosa che si possa fare a un tavolo.
hint-none = Il bot non ha risposto; riprova tra un attimo.
hint-people = Dove giocano altre persone non ci sono consigli.
log-long = A questo tavolo sono successe più di { $most } cose; si può solo finire la partita.
names-missing = { $people ->
    [one] Una persona si siede subito e ha bisogno di un nome; nomi indicati: { $names }.
    [many] { $people } di persone si siedono subito e hanno bisogno di un nome ciascuna; nomi indicati: { $names }.
   *[other] { $people } persone si siedono subito e hanno bisogno di un nome ciascuna; nomi indicati: { $names }.
}
not-host = Può farlo solo chi ha creato questo tavolo.
not-seated = Può farlo solo chi ha un posto a questo tavolo.
not-your-seat = Il posto { $seat } non è tuo.
not-your-turn = È il turno del posto { $seat }, che non è tuo.
record-none = Questa partita non è cominciata; non c’è ancora una trascrizione.
rematch-exists = La prossima partita è già pronta: tavolo { $table }.
rules-twice = Indica un’edizione o le regole, non entrambe.
seat-free = Al posto { $seat } non siede nessuno.
seat-kind = «{ $text }» non può sedersi; un posto è per una persona, libero, o per un bot.
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
table-busy = Troppe richieste insieme per cambiare questo tavolo; riprova.
table-damaged = La cronaca del tavolo «{ $table }» è danneggiata, quindi lì nessuno può giocare. Tutti gli altri tavoli sono a posto.
table-unknown = Non c’è nessun tavolo «{ $table }».
time-left = C’è ancora tempo.
timeout-kind = «{ $text }» non è qualcosa che possa succedere allo scadere del tempo.
wrong-phase = { $phase ->
    [gathering] La partita non è ancora cominciata.
    [playing] La partita è già cominciata.
    [over] La partita è finita.
   *[cancelled] Il tavolo è stato annullato.
}

## At the server's doors

bots-alone = { $most ->
    [0] Su questo server i bot non possono giocare da soli.
    [one] Dalla tua rete è già in corso una partita di soli bot. Aspetta che finisca.
    [many] Dalla tua rete sono già in corso { $most } di partite di soli bot. Aspetta che ne finisca una.
   *[other] Dalla tua rete sono già in corso { $most } partite di soli bot. Aspetta che ne finisca una.
}
host-refused = Questo server non risponde al nome «{ $host }». Chi lo gestisce può consentire il nome con l’opzione { $option }.
method-unknown = Qui non si può fare.
origin-refused = Una pagina che viene da fuori non può farlo.
page-unbuilt = La pagina non è stata integrata in questo server: lo fa «python hatch_build.py build» nel suo codice sorgente.
page-unknown = Qui non c’è nulla.
request-big = È troppo in una volta sola.
request-invalid = La richiesta non ha la forma descritta dal protocollo ({ $where }: { $what }).
request-slow = La richiesta ha impiegato troppo tempo ad arrivare.
server-failed = Qui qualcosa è andato storto. Ne abbiamo preso nota, e nulla di ciò che è stato confermato è andato perso.
server-full = Il server non può accettare altre connessioni; riprova tra un po’.
square-unknown = «{ $text }» non è una casella.
token-missing = Questo dispositivo non ha un token, o è stato disconnesso: POST /api/device gliene dà uno.
too-many-tables = Una pagina può seguire al massimo { $most } tavoli.
server-troubled = Il server al momento non può conservare nulla ({ $trouble }). Nulla è andato perso; riprova tra un po’.
too-often = Troppe richieste in poco tempo; aspetta un po’.

### Croatian: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }” nije radnja.
depth-negative = Nizova od { $depth } radnji nema.
draw-none-left = { $action }: u kupu mjesta { $seat } više nema saga te boje.
game-over = { $action }: igra je završena.
lay-covers-rug = { $action }: to bi odjednom prekrilo cijeli sag koji se ne smije prekriti cijeli.
lay-must = Sag se može položiti, pa se i mora.
lay-not-beside = { $action }: sag nema zajedničku stranicu s Assamovim poljem.
lay-on-assam = { $action }: sag bi ležao pod Assamom.
lay-one-colour = { $action }: sag bi ležao na dvama poljima iste boje, a to ova pravila zabranjuju.
not-this-step = { $action } ne pripada ovamo: { $step ->
    [turn] treba okrenuti Assama (N, E, S ili W).
    [steer] treba okrenuti Assama (N, E, S ili W).
    [roll] treba baciti kocku (1 do 4).
    [draw] treba izvući sljedeći sag s kupa (na primjer *r).
   *[lay] treba položiti sag (na primjer d4d5).
}
roll-unknown = „{ $action }” nije bacanje; kocka pokazuje od 1 do 4.
seat-out = { $action }: mjesto { $seat } više nije u igri.
seat-unknown = { $action }: na mjestu { $seat } nema nikoga.
steer-must-turn = { $action }: Assama treba okrenuti za četvrt kruga lijevo ili desno; već gleda u smjeru { $facing }.
turn-half-round = { $action }: Assam gleda u smjeru { $facing } i nikad se ne okreće za pola kruga.

## What cannot be set up

bot-unknown = Bota „{ $name }” nema. Postoje: { $names }.
edition-unknown = Izdanja „{ $name }” nema. Sva ispisuje „marrakech editions”.
facing-unknown = „{ $facing }” nije smjer; upotrijebi N, E, S ili W.
option-clash = Mogućnosti { $first } i { $second } ne mogu se igrati zajedno.
option-unknown = Mogućnosti „{ $option }” nema. Postoje: { $options }.
option-value = Mogućnost { $option } nema vrijednost „{ $value }”. Ima: { $values }.
players-number = Marrakech je za 2 do 4 igrača, ne za { $players }.

## What is wrong with a position

assam-form = „{ $text }” nije polje sa smjerom, na primjer d4S.
board-character = „{ $text }” ne pripada na ploču.
board-rank-length = red { $rank } ima { $found ->
    [8] više od 7 polja.
    [one] samo { $found } polje, a ne 7.
    [few] samo { $found } polja, a ne 7.
   *[other] samo { $found } polja, a ne 7.
}
board-ranks = ploča ima 7 redova, a među njima „/”; nađeno: { $found }.
board-run = u redu { $rank } dva niza praznih polja stoje jedan do drugoga; upiši njihov zbroj.
colour-unseated = nijedno mjesto ovdje nema boju „{ $colour }”.
draw-one-way = mjesto { $seat } nema što izvlačiti: sljedeći sag može biti samo jedan.
half-alone = „{ $half }” na { $square } pokazuje na drugu polovinu, koja ne pokazuje natrag.
mover-no-rugs = mjesto { $seat } na redu je za „{ $step }”, a nema više sagova.
mover-out = mjesto { $seat } na redu je za „{ $step }”, a više nije u igri.
number-form = „{ $text }” nije cijeli broj.
number-range = { $text } je više od najvećeg broja, { $highest }.
option-default = „{ $text }” je zadano i ne piše se.
option-form = „{ $text }” nije mogućnost s vrijednošću, na primjer area=owner.
option-order = mogućnost „{ $option }” nije na svojem mjestu; mogućnosti su poredane i svaka dolazi jedanput.
out-everyone = netko mora još biti u igri.
out-order = ispadanja se broje x1, x2… po redu; nađeno: { $found }.
position-fields = pozicija ima šest dijelova s po jednim razmakom među njima; nađeno: { $found }.
position-long = pozicija ima najviše { $longest ->
    [one] { $longest } znak
    [few] { $longest } znaka
   *[other] { $longest } znakova
}.
seat-colours = boje mjesta { $seat } su „{ $colours }”; nađeno: „{ $text }”.
seat-form = mjesto { $seat } treba glasiti poput 30:r12, a ne „{ $text }”.
seat-number = „{ $text }” nije nijedno od mjesta; ima ih { $seats }.
seats-number = pozicija ima 2 do 4 mjesta; nađeno: { $found }.
should-be-over = nitko više ne može igrati, pa faza mora biti „over”, a ne „{ $step }”.
step-ruleset = faze „{ $step }” u ovim pravilima nema.
step-unknown = „{ $text }” nije faza. Postoje: { $steps }.
top-colour = vrh kupa mjesta { $seat } može biti „{ $colours }”, a ne „{ $text }”.
top-early = kup mjesta { $seat } čeka izvlačenje i još ne pokazuje vrh.
top-missing = kup mjesta { $seat } mora pokazati vrh, na primjer *r.
top-none-left = vrh kupa mjesta { $seat } ne može biti „{ $colour }”: takvih više nema.
top-one-colour = kup mjesta { $seat } ima jednu boju; vrh se ne piše.

## What is wrong with a record

comment-brace = komentar ne smije sadržavati zatvorenu vitičastu zagradu: „{ $text }”.
comment-open = komentar je otvoren, a nije zatvoren u istom retku.
comment-place = komentar „{ $text }” stoji gdje komentar ne može stajati ili nije na svojem mjestu.
comment-result = komentar ne može stajati uz ishod, iznad njega ni iza njega; posljednje mjesto za komentar jest među potezima.
not-canonical = ovo se ne piše tako. Očekivano: { $expected }
record-character = znak „{ $text }” ne može stajati u zapisu.
record-cut-off = posljednji redak nema kraja; čini se da je zapis odrezan.
record-edition = izdanje „{ $name }” igra po drukčijim pravilima nego pozicija u oznaci Start.
record-empty = ovdje nema ničega.
record-long = zapis ima najviše { $longest ->
    [one] { $longest } znak
    [few] { $longest } znaka
   *[other] { $longest } znakova
}.
record-no-result = zapis završava bez ishoda. Očekivani su prazan redak i zatim „*” ili bodovi.
record-players = zapis ne navodi ni oznaku Start ni 2 do 4 mjesta po redu (Seat1, Seat2…).
record-seat = { $tag }: mjesta u ovoj partiji samo je { $seats }.
record-start = oznake ne opisuju početak ove partije.
record-sections = nakon ovog praznog retka očekuje se samo ishod.
result-wrong = ishod je { $expected }, a ne „{ $text }”.
tag-form = ovo nije oznaka poput [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }” nije ime za oznaku.
tag-reserved = oznaka { $tag } piše se iz početka, imena i izdanja; ne može se zadati posebno.
tag-twice = oznaka { $tag } ovdje stoji drugi put.
turn-empty = potez nema nijednu radnju.
turn-form = potez počinje svojim brojem, na primjer „1.”; nađeno: „{ $text }”.
turn-line = potez završava prije „{ $text }”; to pripada u vlastiti redak.
turn-number = sljedeći je potez { NUMBER($expected, useGrouping: 0) }, a ne { $text }.
turn-unfinished = potez nije dovršen: još slijedi faza „{ $step }”.

## Dice

seed-form = „{ $text }” nije sjeme: dopušteni su ispisivi znakovi ASCII bez razmaka, od 1 do { $longest }.
commitment-form = „{ $text }” nije sažetak SHA-256: potrebne su 64 heksadecimalne znamenke, pisane malim slovima.
commitments-missing = { $people ->
    [one] Za stol odmah sjeda { $people } osoba i obećava jedno sjeme; dano obećanja: { $commitments }.
    [few] Za stol odmah sjedaju { $people } osobe i svaka obećava jedno sjeme; dano obećanja: { $commitments }.
   *[other] Za stol odmah sjeda { $people } osoba i svaka obećava jedno sjeme; dano obećanja: { $commitments }.
}
seeds-awaited = Igra još ne može početi: nedostaju sjemena nekih mjesta.
seeds-sealed = Sjemena se više ne mogu mijenjati: igra samo što nije počela.
seed-hash = sjeme mjesta { $seat } nije ono koje je obećano: njegov je sažetak { $expected }, a ne { $text }.
dice-tags = nedostaje oznaka { $tag }, a bez nje se bacanja ne mogu provjeriti.
dice-tag-form = oznaka { $tag } ne može sadržavati „{ $text }”.
dice-seat = { $tag }: mjesta u ovoj partiji samo je { $seats }.
dice-hash = sjeme poslužitelja nije ono koje je obećano: njegov je sažetak { $expected }, a ne { $text }.
dice-chance = slučajni ishod br. { $number } je { $action }; iz sjemena slijedi { $expected }.

## Names

name-characters = ime ne smije sadržavati znak { $text }.
name-length = ime ima od 1 do { $longest } znakova, a ne { $length }.

## At a table

behind = Igra je u međuvremenu otišla dalje (događaj { $number }); pogledaj ponovno prije nego što odlučiš.
bot-not-ready = Bot se još priprema; pokušaj ponovno za trenutak.
chance-decides = { $action }: ovdje odlučuje slučaj.
clock-form = „{ $kind }” nije sat s kojim se može igrati.
code-wrong = Ova poveznica ne otvara nijedno mjesto ili ga više ne otvara.
device-link-wrong = Ova poveznica ne dodaje nijedan uređaj ili više ne vrijedi. Izradi novu na drugom uređaju.
device-unknown = Ovo nije tvoj uređaj ili je već odjavljen.
command-unknown = „{ $kind }” nije nešto što se može učiniti za stolom.
hint-none = Bot nije odgovorio; pokušaj ponovno za trenutak.
hint-people = Kad igraju i drugi ljudi, savjeta nema.
log-long = Za ovim se stolom dogodilo više od { $most } stvari; partija se može samo još odigrati do kraja.
names-missing = { $people ->
    [one] Za stol odmah sjeda { $people } osoba i treba ime; navedeno imena: { $names }.
    [few] Za stol odmah sjedaju { $people } osobe i svaka treba ime; navedeno imena: { $names }.
   *[other] Za stol odmah sjeda { $people } osoba i svaka treba ime; navedeno imena: { $names }.
}
not-host = To može samo onaj tko je otvorio ovaj stol.
not-seated = To može samo onaj tko ima mjesto za ovim stolom.
not-your-seat = Mjesto { $seat } nije tvoje.
not-your-turn = Na potezu je mjesto { $seat }, koje nije tvoje.
record-none = Ova partija još nije počela; zapisa još nema.
rematch-exists = Sljedeća je partija već otvorena: stol { $table }.
rules-twice = Navedi izdanje ili pravila, ne oboje.
seat-free = Na mjestu { $seat } nema nikoga.
seat-kind = „{ $text }” ne može sjesti; mjesto je za osobu, slobodno ili za bota.
seat-missing = Mjesta „{ $seat }” ovdje nema.
seat-not-lent = Nijedan bot ne igra umjesto tebe.
seat-not-persons = Na mjestu { $seat } sada ne igra osoba.
seat-present = Igrač na mjestu { $seat } tu je ili još nije dovoljno dugo odsutan.
seat-taken = { $seat ->
    [0] Sva su mjesta zauzeta.
   *[other] Mjesto { $seat } je zauzeto.
}
seats-open = Neka su mjesta još slobodna.
stand-in-weak = Bot „{ $name }” ne može zamijeniti igrača. Mogu: { $names }.
table-busy = Previše ih odjednom mijenja ovaj stol; pokušaj ponovno.
table-damaged = Tijek igre za stolom „{ $table }” oštećen je, pa se ondje ne može igrati. Svi su ostali stolovi u redu.
table-unknown = Stola „{ $table }” nema.
time-left = Vrijeme još nije isteklo.
timeout-kind = „{ $text }” nije nešto što može značiti istek vremena.
wrong-phase = { $phase ->
    [gathering] Igra još nije počela.
    [playing] Igra je već počela.
    [over] Igra je završena.
   *[cancelled] Stol je otkazan.
}

## At the server's doors

bots-alone = { $most ->
    [0] Na ovom poslužitelju botovi ne mogu igrati sami.
    [1] Iz tvoje se mreže već igra partija samih botova. Pričekaj da završi.
    [one] Iz tvoje se mreže već igra { $most } partija samih botova. Pričekaj da neka završi.
    [few] Iz tvoje se mreže već igraju { $most } partije samih botova. Pričekaj da neka završi.
   *[other] Iz tvoje se mreže već igra { $most } partija samih botova. Pričekaj da neka završi.
}
host-refused = Ovaj poslužitelj ne odgovara pod imenom „{ $host }”. Administrator poslužitelja može dopustiti to ime mogućnošću { $option }.
method-unknown = To se ovdje ne može učiniti.
origin-refused = Stranica s drugog mjesta to ne smije.
page-unbuilt = Stranica nije ugrađena u ovaj poslužitelj: to čini „python hatch_build.py build” u njegovu izvornom kodu.
page-unknown = Ovdje nema ničega.
request-big = To je previše odjednom.
request-invalid = Zahtjev nema oblik koji opisuje protokol ({ $where }: { $what }).
request-slow = Zahtjev je predugo stizao.
server-failed = Ovdje je nešto pošlo po zlu. Zabilježeno je, a ništa što je potvrđeno nije izgubljeno.
server-full = Poslužitelj više ne može primiti nijednu vezu; pokušaj ponovno malo kasnije.
square-unknown = „{ $text }” nije polje.
token-missing = Ovaj uređaj nema token ili je odjavljen: novi token daje POST /api/device.
too-many-tables = Jedna stranica može gledati najviše { $most ->
    [one] { $most } stol.
    [few] { $most } stola.
   *[other] { $most } stolova.
}
server-troubled = Poslužitelj trenutačno ne može ništa sačuvati ({ $trouble }). Ništa nije izgubljeno; pokušaj ponovno malo kasnije.
too-often = To je bilo prečesto; pričekaj malo.

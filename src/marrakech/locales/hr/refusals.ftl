### Croatian: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }” nije radnja.
depth-negative = Broj radnji ne može biti negativan: { $depth }.
draw-none-left = { $action }: u kupu mjesta { $seat } više nema saga te boje.
game-over = { $action }: igra je završena.
lay-covers-rug = { $action }: to bi odjednom prekrilo cijeli sag, a to nije dopušteno.
lay-must = Možeš položiti sag, pa ga moraš položiti.
lay-not-beside = { $action }: barem jedna polovina saga mora imati zajedničku stranicu s Assamovim poljem.
lay-on-assam = { $action }: sag ne možeš položiti na Assamovo polje.
lay-one-colour = { $action }: sag bi prekrio dva polja iste boje, a to ova pravila ne dopuštaju.
not-this-step =
    { $action } se sada ne može odigrati. { $step ->
        [turn] Sada treba okrenuti Assama: N (sjever), E (istok), S (jug) ili W (zapad).
        [steer] Sada treba okrenuti Assama: N (sjever), E (istok), S (jug) ili W (zapad).
        [roll] Sada treba baciti kocku: 1 do 4.
        [draw] Sada treba izvući sljedeći sag s kupa, na primjer *r.
       *[lay] Sada treba položiti sag, na primjer d4d5.
    }
roll-unknown = „{ $action }” nije bacanje; kocka pokazuje od 1 do 4.
seat-out = { $action }: mjesto { $seat } više nije u igri.
seat-unknown = { $action }: mjesta { $seat } u ovoj partiji nema.
steer-must-turn = { $action }: Assam već gleda na { facing }. Okreni ga za četvrt kruga lijevo ili desno.
turn-half-round = { $action }: Assam gleda na { facing } i ne može se okrenuti natrag. Odaberi drugi smjer.

## What cannot be set up

bot-unknown = Bota pod imenom „{ $name }” nema. Dostupni su: { $names }.
edition-unknown = Izdanja pod imenom „{ $name }” nema. Sva ispisuje naredba „marrakech editions”.
facing-unknown = „{ $facing }” nije smjer; upotrijebi N (sjever), E (istok), S (jug) ili W (zapad).
option-clash = Mogućnosti { $first } i { $second } ne mogu se kombinirati.
option-unknown = Mogućnosti pod imenom „{ $option }” nema. Dostupne su: { $options }.
option-value = Mogućnost { $option } ne može biti „{ $value }”. Moguće vrijednosti: { $values }.
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
board-ranks = ploča ima 7 redova odvojenih znakom „/”; nađeno: { $found }.
board-run = u redu { $rank } dva su niza praznih polja jedan do drugoga; upiši njihov zbroj.
colour-unseated = nijedno mjesto ovdje ne igra bojom „{ $colour }”.
draw-one-way = mjesto { $seat } nema što izvlačiti: sljedeći je sag već određen.
half-alone = „{ $half }” na { $square } pokazuje na drugu polovinu, koja ne pokazuje natrag.
mover-no-rugs = faza je „{ $step }”, a mjesto { $seat } nema više sagova.
mover-out = faza je „{ $step }”, a mjesto { $seat } više nije u igri.
number-form = „{ $text }” nije cijeli broj.
number-range = { $text } je previše; najveći je broj { $highest }.
option-default = „{ $text }” je zadano; izostavi ga.
option-form = „{ $text }” nije mogućnost s vrijednošću, na primjer area=owner.
option-order = mogućnost „{ $option }” nije na svojem mjestu; poredaj mogućnosti i svaku upiši samo jedanput.
out-everyone = barem jedan igrač mora još biti u igri.
out-order = igrači koji su ispali označeni su x1, x2… redom kojim su ispadali; nađeno: { $found }.
position-fields = pozicija ima šest dijelova odvojenih jednim razmakom; nađeno: { $found }.
position-long = pozicija ima najviše { $longest ->
    [one] { $longest } znak
    [few] { $longest } znaka
   *[other] { $longest } znakova
}.
seat-colours = boje mjesta { $seat } su „{ $colours }”; nađeno: „{ $text }”.
seat-form = mjesto { $seat } treba izgledati kao 30:r12, a ne „{ $text }”.
seat-number = „{ $text }” nije nijedno od mjesta; ima ih { $seats }.
seats-number = pozicija ima 2 do 4 mjesta; nađeno: { $found }.
should-be-over = nitko više ne može igrati, pa faza mora biti „over”, a ne „{ $step }”.
step-ruleset = faze „{ $step }” u ovim pravilima nema.
step-unknown = „{ $text }” nije faza. Faze su: { $steps }.
top-colour = gornji sag kupa mjesta { $seat } mora biti u jednoj od boja „{ $colours }”, a ne „{ $text }”.
top-early = kup mjesta { $seat } još čeka izvlačenje, pa ne može pokazati gornji sag.
top-missing = kup mjesta { $seat } mora pokazati gornji sag, na primjer *r.
top-none-left = gornji sag kupa mjesta { $seat } ne može biti „{ $colour }”: takvih više nema.
top-one-colour = kup mjesta { $seat } ima samo jednu boju; izostavi gornji sag.

## What is wrong with a record

comment-brace = komentar ne smije sadržavati završnu vitičastu zagradu: „{ $text }”.
comment-open = ovaj komentar nije zatvoren u istom retku.
comment-place = komentar „{ $text }” nalazi se ondje gdje ga ne smije biti ili nije na svojem mjestu.
comment-result = komentar ne može biti uz ishod, iznad njega ni iza njega; stavi ga među poteze.
not-canonical = ovo nije standardni oblik. Očekivano: { $expected }
record-character = zapis ne može sadržavati znak „{ $text }”.
record-cut-off = posljednji je redak nepotpun; čini se da je zapis odrezan.
record-edition = pravila izdanja „{ $name }” razlikuju se od pravila pozicije u oznaci Start.
record-empty = ovdje nema ničega.
record-long = zapis ima najviše { $longest ->
    [one] { $longest } znak
    [few] { $longest } znaka
   *[other] { $longest } znakova
}.
record-no-result = zapis završava bez ishoda. Na kraju trebaju biti prazan redak i zatim „*” ili bodovi.
record-players = zapis treba oznaku Start ili od dva do četiri igrača po redu (Seat1, Seat2…).
record-seat = { $tag }: ova partija ima samo { $seats } mjesta.
record-start = oznake ne odgovaraju početku ove partije.
record-sections = nakon ovog praznog retka može doći samo ishod.
result-wrong = ishod treba biti { $expected }, a ne „{ $text }”.
tag-form = ovo nije oznaka poput [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }” nije valjano ime oznake.
tag-reserved = oznaka { $tag } ispisuje se automatski prema početku, imenima i izdanju; izostavi je.
tag-twice = oznaka { $tag } ovdje je već drugi put.
turn-empty = ovaj potez nema nijednu radnju.
turn-form = potez počinje svojim brojem, na primjer „1.”; nađeno: „{ $text }”.
turn-line = potez završava prije „{ $text }”; to pripada u novi redak.
turn-number = sljedeći treba biti potez { NUMBER($expected, useGrouping: 0) }, a ne { $text }.
turn-unfinished = potez nije dovršen: nedostaje faza „{ $step }”.

## Dice

seed-form = „{ $text }” nije valjano sjeme; upotrijebi od 1 do { $longest ->
    [one] { $longest } ispisivog znaka
    [few] { $longest } ispisiva znaka
   *[other] { $longest } ispisivih znakova
} ASCII bez razmaka.
commitment-form = „{ $text }” nije sažetak SHA-256; upotrijebi 64 heksadecimalne znamenke pisane malim slovima.
commitments-missing =
    { $people ->
        [one] Na početku za stolom sjedi { $people } osoba i treba sažetak sjemena; navedeno sažetaka: { $commitments }.
        [few] Na početku za stolom sjede { $people } osobe i svaka treba sažetak sjemena; navedeno sažetaka: { $commitments }.
       *[other] Na početku za stolom sjedi { $people } osoba i svaka treba sažetak sjemena; navedeno sažetaka: { $commitments }.
    }
seeds-awaited = Igra još ne može početi: neka sjemena još nedostaju.
seeds-sealed = Igra samo što nije počela, pa se sjemena više ne mogu mijenjati.
seed-hash = sjeme mjesta { $seat } ne odgovara objavljenom sažetku: njegov je sažetak { $expected }, a ne { $text }.
dice-tags = nedostaje oznaka { $tag }, a bez nje se bacanja ne mogu provjeriti.
dice-tag-form = oznaka { $tag } ne može biti „{ $text }”.
dice-seat = { $tag }: ova partija ima samo { $seats } mjesta.
dice-hash = sjeme poslužitelja ne odgovara objavljenom sažetku: njegov je sažetak { $expected }, a ne { $text }.
dice-chance = bacanje ili izvlačenje br. { $number } je { $action }, a iz sjemena slijedi { $expected }.

## Names

name-characters = ime ne smije sadržavati znak { $text }.
name-length = ime mora imati od 1 do { $longest } znakova, a ne { $length }.

## At a table

behind = Igra je u međuvremenu otišla dalje. Pogledaj ponovno prije nego što odlučiš.
bot-not-ready = Bot se još priprema; pokušaj ponovno za trenutak.
chance-decides = { $action }: ovdje odlučuje slučaj.
clock-form = „{ $kind }” nije valjan sat.
code-wrong = Ova poveznica ne otvara nijedno mjesto ili ga više ne otvara. Zatraži novu.
device-link-wrong = Ova poveznica ne može dodati uređaj ili više ne vrijedi. Izradi novu na drugom uređaju.
device-unknown = Ovo nije tvoj uređaj ili je već odjavljen.
command-unknown = „{ $kind }” nije naredba za stol.
hint-none = Bot nije odgovorio; pokušaj ponovno za trenutak.
hint-people = Kad igraš s drugim ljudima, savjeta nema.
log-long = Ovaj je stol dosegnuo ograničenje broja događaja ({ $most }). Partija se može još samo odigrati do kraja.
names-missing =
    { $people ->
        [one] Na početku za stolom sjedi { $people } osoba i treba ime; navedeno imena: { $names }.
        [few] Na početku za stolom sjede { $people } osobe i svaka treba ime; navedeno imena: { $names }.
       *[other] Na početku za stolom sjedi { $people } osoba i svaka treba ime; navedeno imena: { $names }.
    }
not-host = To može samo osoba koja je otvorila ovaj stol.
not-seated = To mogu samo igrači s mjestom za ovim stolom.
not-your-seat = Mjesto { $seat } nije tvoje.
not-your-turn = Nisi na potezu; na potezu je mjesto { $seat }.
record-none = Ova partija još nije počela, pa zapisa još nema.
rematch-exists = Sljedeća je partija već otvorena: stol { $table }.
rules-twice = Odaberi izdanje ili vlastita pravila, ne oboje.
seat-free = Na mjestu { $seat } nema nikoga.
seat-kind = „{ $text }” nije valjano mjesto; mjesto je slobodno ili pripada osobi ili botu.
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
table-busy = Za ovim se stolom odjednom događa previše toga. Pokušaj ponovno.
table-damaged = Podaci o stolu „{ $table }” oštećeni su, pa se ondje ne može igrati. Na ostale stolove to ne utječe.
table-unknown = Stola „{ $table }” nema.
time-left = Vrijeme još nije isteklo.
timeout-kind = „{ $text }” nije valjano pravilo za istek vremena.
wrong-phase = { $phase ->
    [gathering] Igra još nije počela.
    [playing] Igra je već počela.
    [over] Igra je završena.
   *[cancelled] Stol je otkazan.
}

## Reactions at a table

reactions-fast =
    { $seconds ->
        [one] Polako! Sljedeću reakciju možeš poslati za { $seconds } sekundu.
        [few] Polako! Sljedeću reakciju možeš poslati za { $seconds } sekunde.
       *[other] Polako! Sljedeću reakciju možeš poslati za { $seconds } sekundi.
    }
reactions-crowd = Trenutačno reagira mnogo gledatelja. Pokušaj ponovno za trenutak.
reactions-used =
    { $who ->
        [spectators] Gledatelji su potrošili sve svoje reakcije za ovim stolom ({ $most }).
       *[player] Tvoje su reakcije za ovim stolom potrošene ({ $most }).
    }

## Taking back

undo-none = Nema saga koji bi se mogao uzeti natrag: to je moguće samo dok se Assam ne okrene ili se ne baci kocka.
undo-others = Drugi igraju na svojim uređajima, pa se ništa ne može uzeti natrag.

## At the server

analysis-empty = Nema se što analizirati: nijedna radnja nije zabilježena.
analysis-full = Na ovom poslužitelju mnogo partija čeka na analizu. Pokušaj ponovno za nekoliko minuta.
analysis-many = Nekoliko tvojih analiza još čeka. Pričekaj da neka od njih završi.
analysis-too-early = Partija se može analizirati kad završi.
analysis-unknown = Ove analize više nema. Zatraži je ponovno.
bots-alone =
    { $most ->
        [0] Ovaj poslužitelj ne dopušta partije u kojima igraju samo botovi.
        [1] Iz tvoje se mreže već igra partija u kojoj su samo botovi. Pričekaj da završi.
        [one] Iz tvoje se mreže već igra { $most } partija u kojoj su samo botovi. Pričekaj da neka završi.
        [few] Iz tvoje se mreže već igraju { $most } partije u kojima su samo botovi. Pričekaj da neka završi.
       *[other] Iz tvoje se mreže već igra { $most } partija u kojima su samo botovi. Pričekaj da neka završi.
    }
host-refused = Ovaj poslužitelj ne odgovara pod imenom „{ $host }”. Administrator poslužitelja može dopustiti to ime opcijom { $option }.
method-unknown = To se ovdje ne može učiniti.
origin-refused = Stranice s drugih adresa to ovdje ne mogu.
page-unbuilt = Stranice igre nisu ugrađene u ovaj poslužitelj. Izradi ih naredbom „python hatch_build.py build” u mapi s izvornim kodom.
page-unknown = Na ovoj adresi nema ničega.
request-big = To je previše za jedno slanje.
request-invalid = Zahtjev se ne drži protokola ({ $where }: { $what }).
request-slow = Zahtjev je predugo stizao.
rollout-none = Ovdje se nema što uspoređivati: u ovom trenutku nije bilo izbora.
rollout-unknown = Ovih partija više nema. Zatraži ih ponovno.
server-failed = Na poslužitelju je nešto pošlo po zlu i pogreška je zabilježena. Pokušaj ponovno.
server-full = Poslužitelj je trenutačno pun. Pokušaj ponovno malo kasnije.
square-unknown = „{ $text }” nije polje.
token-missing = Ovaj uređaj nema token ili je odjavljen. Novi token daje POST /api/device.
too-many-tables = Jedna stranica može pratiti najviše { $most ->
    [one] { $most } stol.
    [few] { $most } stola.
   *[other] { $most } stolova.
}
server-troubled = Poslužitelj trenutačno ne može spremati poteze. Pričekaj trenutak i pokušaj ponovno.
too-often = To je bilo prečesto. Pričekaj trenutak i pokušaj ponovno.

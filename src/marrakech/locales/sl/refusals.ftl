### Slovenian: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = »{ $text }« ni dejanje.
depth-negative = Zaporedij iz { $depth } dejanj ni.
draw-none-left = { $action }: v kupčku mesta { $seat } ni več preproge te barve.
game-over = { $action }: igra je končana.
lay-covers-rug = { $action }: to bi naenkrat prekrilo celo preprogo, ki se je ne sme prekriti v celoti.
lay-must = Preprogo je mogoče položiti, zato jo je tudi treba.
lay-not-beside = { $action }: preproga nima skupne stranice z Assamovim poljem.
lay-on-assam = { $action }: preproga bi ležala pod Assamom.
lay-one-colour = { $action }: preproga bi ležala na dveh poljih iste barve, česar ta pravila ne dovolijo.
not-this-step = { $action } ne sodi sem: { $step ->
    [turn] treba je obrniti Assama (N, E, S ali W).
    [steer] treba je obrniti Assama (N, E, S ali W).
    [roll] treba je vreči kocko (1 do 4).
    [draw] treba je izžrebati naslednjo preprogo s kupčka (na primer *r).
   *[lay] treba je položiti preprogo (na primer d4d5).
}
roll-unknown = »{ $action }« ni met; kocka kaže od 1 do 4.
seat-out = { $action }: mesto { $seat } ni več v igri.
seat-unknown = { $action }: na mestu { $seat } ni nikogar.
steer-must-turn = { $action }: Assama je treba obrniti za četrt obrata v levo ali desno; zdaj že gleda v smer { $facing }.
turn-half-round = { $action }: Assam gleda v smer { $facing } in se nikoli ne obrne za pol obrata.

## What cannot be set up

bot-unknown = Bota »{ $name }« ni. Na voljo so: { $names }.
edition-unknown = Izdaje »{ $name }« ni. Vse izpiše »marrakech editions«.
facing-unknown = »{ $facing }« ni smer; uporabi N, E, S ali W.
option-clash = Možnosti { $first } in { $second } v igri nista združljivi.
option-unknown = Možnosti »{ $option }« ni. Na voljo so: { $options }.
option-value = Možnost { $option } nima vrednosti »{ $value }«. Na voljo so: { $values }.
players-number = Marrakech je za 2 do 4 igralce, ne za { $players }.

## What is wrong with a position

assam-form = »{ $text }« ni polje s smerjo, na primer d4S.
board-character = »{ $text }« ne sodi na desko.
board-rank-length = vrsta { $rank } ima { $found ->
    [8] več kot 7 polj.
    [one] samo { $found } polje, ne 7.
    [two] samo { $found } polji, ne 7.
    [few] samo { $found } polja, ne 7.
   *[other] samo { $found } polj, ne 7.
}
board-ranks = deska ima 7 vrst, med njimi je »/«; najdenih: { $found }.
board-run = v vrsti { $rank } si sledita dva niza praznih polj; zapiši njuno vsoto.
colour-unseated = nobeno mesto tu nima barve »{ $colour }«.
draw-one-way = mesto { $seat } nima kaj žrebati: naslednja preproga je lahko samo ena.
half-alone = »{ $half }« na { $square } kaže na drugo polovico, ki ne kaže nazaj.
mover-no-rugs = mesto { $seat } je na potezi za »{ $step }«, a nima več preproge.
mover-out = mesto { $seat } je na potezi za »{ $step }«, a ni več v igri.
number-form = »{ $text }« ni celo število.
number-range = { $text } je več od največjega števila, { $highest }.
option-default = »{ $text }« je privzeto in se ne piše.
option-form = »{ $text }« ni možnost z vrednostjo, na primer area=owner.
option-order = možnost »{ $option }« ni na pravem mestu; možnosti so urejene po vrsti in vsaka je samo enkrat.
out-everyone = nekdo mora biti še v igri.
out-order = izpadi so oštevilčeni x1, x2 … po vrstnem redu; najdeno: { $found }.
position-fields = pozicija ima šest delov s po enim presledkom vmes; najdenih: { $found }.
position-long = pozicija ima največ { $longest ->
    [one] { $longest } znak
    [two] { $longest } znaka
    [few] { $longest } znake
   *[other] { $longest } znakov
}.
seat-colours = barve mesta { $seat } so »{ $colours }«; najdeno: »{ $text }«.
seat-form = zapis mesta { $seat } mora biti podoben 30:r12, ne »{ $text }«.
seat-number = »{ $text }« ni nobeno od mest; teh je { $seats }.
seats-number = pozicija ima od 2 do 4 mesta; najdenih: { $found }.
should-be-over = nihče ne more več igrati, zato mora biti faza »over«, ne »{ $step }«.
step-ruleset = faze »{ $step }« v teh pravilih ni.
step-unknown = »{ $text }« ni faza. Na voljo so: { $steps }.
top-colour = vrh kupčka mesta { $seat } je lahko »{ $colours }«, ne »{ $text }«.
top-early = kupček mesta { $seat } čaka na žreb in vrha še ne kaže.
top-missing = kupček mesta { $seat } mora kazati vrh, na primer *r.
top-none-left = vrh kupčka mesta { $seat } ne more biti »{ $colour }«: takih ni več.
top-one-colour = kupček mesta { $seat } je ene barve; vrh se ne piše.

## What is wrong with a record

comment-brace = komentar ne sme vsebovati zavitega zaklepaja: »{ $text }«.
comment-open = komentar se začne, a se v isti vrstici ne konča.
comment-place = komentar »{ $text }« stoji tam, kjer komentarja ne more biti, ali ni na pravem mestu.
comment-result = komentar ne more stati ob izidu, nad njim ali za njim; zadnji prostor zanj je med potezami.
not-canonical = tako se to ne piše. Pričakovano: { $expected }
record-character = znak »{ $text }« ne sme biti v zapisu.
record-cut-off = zadnja vrstica se ne konča; zapis je videti odrezan.
record-edition = izdaja »{ $name }« igra po drugih pravilih kot pozicija v oznaki Start.
record-empty = tu ni ničesar.
record-long = zapis ima največ { $longest ->
    [one] { $longest } znak
    [two] { $longest } znaka
    [few] { $longest } znake
   *[other] { $longest } znakov
}.
record-no-result = zapis se konča brez izida. Pričakovana je prazna vrstica in nato »*« ali točke.
record-players = zapis ne navaja ne oznake Start ne 2 do 4 mest po vrsti (Seat1, Seat2 …).
record-seat = { $tag }: mest v tej igri je samo { $seats }.
record-start = oznake ne opisujejo začetka te partije.
record-sections = za to prazno vrstico je pričakovan samo izid.
result-wrong = izid je { $expected }, ne »{ $text }«.
tag-form = to ni oznaka, kot je [Seat1 "Ana"]: { $text }
tag-name = »{ $tag }« ni ime za oznako.
tag-reserved = oznaka { $tag } se zapiše iz začetka, imen in izdaje; posebej je ni mogoče podati.
tag-twice = oznaka { $tag } je tu že drugič.
turn-empty = poteza nima nobenega dejanja.
turn-form = poteza se začne s svojo številko, na primer »1.«; najdeno: »{ $text }«.
turn-line = poteza se konča pred »{ $text }«; to sodi v svojo vrstico.
turn-number = naslednja je poteza { NUMBER($expected, useGrouping: 0) }, ne { $text }.
turn-unfinished = poteza ni končana: sledi še faza »{ $step }«.

## Dice

seed-form = »{ $text }« ni seme: dovoljeni so natisljivi znaki ASCII brez presledkov, od 1 do { $longest }.
commitment-form = »{ $text }« ni odtis SHA-256: potrebnih je 64 šestnajstiških števk z malimi črkami.
commitments-missing = { $people ->
    [one] Takoj sede za mizo { $people } oseba in obljubi eno seme; danih obljub: { $commitments }.
    [two] Takoj sedeta za mizo { $people } osebi in vsaka obljubi eno seme; danih obljub: { $commitments }.
    [few] Takoj sedejo za mizo { $people } osebe in vsaka obljubi eno seme; danih obljub: { $commitments }.
   *[other] Takoj sede za mizo { $people } oseb in vsaka obljubi eno seme; danih obljub: { $commitments }.
}
seeds-awaited = Igra se še ne more začeti: manjkajo semena nekaterih mest.
seeds-sealed = Semen ni več mogoče zamenjati: igra se bo zdaj začela.
seed-hash = seme mesta { $seat } ni tisto, ki je bilo obljubljeno: njegov odtis je { $expected }, ne { $text }.
dice-tags = manjka oznaka { $tag }, brez nje pa metov ni mogoče preveriti.
dice-tag-form = v oznaki { $tag } ne more biti »{ $text }«.
dice-seat = { $tag }: mest v tej igri je samo { $seats }.
dice-hash = seme strežnika ni tisto, ki je bilo obljubljeno: njegov odtis je { $expected }, ne { $text }.
dice-chance = naključni izid št. { $number } je { $action }; iz semen sledi { $expected }.

## Names

name-characters = v imenu ne sme biti znaka { $text }.
name-length = ime ima lahko od 1 do { $longest } znakov, ne { $length }.

## At a table

behind = Igra je šla naprej (dogodek { $number }); poglej še enkrat, preden se odločiš.
bot-not-ready = Bot se še pripravlja; poskusi znova čez trenutek.
chance-decides = { $action }: tu odloča naključje.
clock-form = »{ $kind }« ni ura, s katero bi se dalo igrati.
code-wrong = Ta povezava ne odpre nobenega mesta ali pa ga ne odpre več.
device-link-wrong = Ta povezava ne doda nobene naprave ali pa ne velja več. Ustvari novo na drugi napravi.
device-unknown = To ni tvoja naprava ali pa je že odjavljena.
command-unknown = »{ $kind }« ni nič, kar bi se dalo storiti za mizo.
hint-none = Bot ni odgovoril; poskusi znova čez trenutek.
hint-people = Kjer igrajo drugi ljudje, ni namigov.
log-long = Pri tej mizi se je zgodilo že več kot { $most } stvari; partijo je mogoče samo še odigrati do konca.
names-missing = { $people ->
    [one] Takoj sede za mizo { $people } oseba in potrebuje ime; navedenih imen: { $names }.
    [two] Takoj sedeta za mizo { $people } osebi in vsaka potrebuje ime; navedenih imen: { $names }.
    [few] Takoj sedejo za mizo { $people } osebe in vsaka potrebuje ime; navedenih imen: { $names }.
   *[other] Takoj sede za mizo { $people } oseb in vsaka potrebuje ime; navedenih imen: { $names }.
}
not-host = To lahko stori samo tisti, ki je pripravil to mizo.
not-seated = To lahko stori samo tisti, ki ima mesto za to mizo.
not-your-seat = Mesto { $seat } ni tvoje.
not-your-turn = Na potezi je mesto { $seat }, ki ni tvoje.
record-none = Ta partija se še ni začela; zapisa še ni.
rematch-exists = Naslednja partija je že pripravljena: miza { $table }.
rules-twice = Navedi izdajo ali pravila, ne obojega.
seat-free = Na mestu { $seat } ni nikogar.
seat-kind = »{ $text }« ne more sesti za mizo; mesto je za osebo, prosto ali za bota.
seat-missing = Mesta »{ $seat }« tu ni.
seat-not-lent = Namesto tebe ne igra noben bot.
seat-not-persons = Na mestu { $seat } zdaj ne igra oseba.
seat-present = Igralec na mestu { $seat } je tu ali pa še ni dovolj dolgo odsoten.
seat-taken = { $seat ->
    [0] Vsa mesta so zasedena.
   *[other] Mesto { $seat } je zasedeno.
}
seats-open = Nekatera mesta so še prosta.
stand-in-weak = Bot »{ $name }« ne more nadomeščati igralca. Lahko ga nadomeščajo: { $names }.
table-busy = Preveč jih hkrati spreminja to mizo; poskusi znova.
table-damaged = Potek igre za mizo »{ $table }« je poškodovan, zato tam ni mogoče igrati. Z vsemi drugimi mizami je vse v redu.
table-unknown = Mize »{ $table }« ni.
time-left = Čas še ni potekel.
timeout-kind = »{ $text }« ni nekaj, kar bi lahko sledilo izteku časa.
wrong-phase = { $phase ->
    [gathering] Igra se še ni začela.
    [playing] Igra se je že začela.
    [over] Igra je končana.
   *[cancelled] Miza je preklicana.
}

## At the server's doors

bots-alone = { $most ->
    [0] Na tem strežniku boti ne morejo igrati sami.
    [1] Iz tvojega omrežja že poteka partija samih botov. Počakaj, da se konča.
    [one] Iz tvojega omrežja že poteka { $most } partija samih botov. Počakaj, da se katera konča.
    [two] Iz tvojega omrežja že potekata { $most } partiji samih botov. Počakaj, da se katera konča.
    [few] Iz tvojega omrežja že potekajo { $most } partije samih botov. Počakaj, da se katera konča.
   *[other] Iz tvojega omrežja že poteka { $most } partij samih botov. Počakaj, da se katera konča.
}
host-refused = Ta strežnik se pod imenom »{ $host }« ne odziva. Skrbnik strežnika lahko ime dovoli z možnostjo { $option }.
method-unknown = Tega tu ni mogoče storiti.
origin-refused = Stran od drugod tega ne sme.
page-unbuilt = Stran ni vgrajena v ta strežnik: to naredi »python hatch_build.py build« v njegovi izvorni kodi.
page-unknown = Tu ni ničesar.
request-big = To je preveč naenkrat.
request-invalid = Zahteva nima oblike, ki jo opisuje protokol ({ $where }: { $what }).
request-slow = Zahteva je prihajala predolgo.
server-failed = Tu je šlo nekaj narobe. Zabeleženo je in nič, kar je bilo potrjeno, ni izgubljeno.
server-full = Strežnik ne more sprejeti nobene zveze več; poskusi znova čez nekaj časa.
square-unknown = »{ $text }« ni polje.
token-missing = Ta naprava nima žetona ali pa je odjavljena: nov žeton da POST /api/device.
too-many-tables = Ena stran lahko gleda največ { $most ->
    [one] { $most } mizo.
    [two] { $most } mizi.
    [few] { $most } mize.
   *[other] { $most } miz.
}
server-troubled = Strežnik trenutno ne more ničesar shraniti ({ $trouble }). Nič ni izgubljeno; poskusi znova čez nekaj časa.
too-often = To je bilo prepogosto; počakaj nekaj časa.

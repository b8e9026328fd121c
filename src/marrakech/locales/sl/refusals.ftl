### Slovenian: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = »{ $text }« ni dejanje.
depth-negative = Število dejanj ne more biti negativno: { $depth }.
draw-none-left = { $action }: v kupčku mesta { $seat } ni več preproge te barve.
game-over = { $action }: igra je končana.
lay-covers-rug = { $action }: to bi naenkrat prekrilo celo preprogo, kar ni dovoljeno.
lay-must = Preprogo lahko položiš, zato jo moraš.
lay-not-beside = { $action }: vsaj ena polovica preproge mora imeti skupno stranico z Assamovim poljem.
lay-on-assam = { $action }: na Assamovo polje ne moreš položiti preproge.
lay-one-colour = { $action }: preproga bi prekrila dve polji iste barve, česar ta pravila ne dovolijo.
not-this-step =
    { $action }: tega zdaj ni mogoče odigrati. { $step ->
        [turn] Zdaj je treba obrniti Assama: N (sever), E (vzhod), S (jug) ali W (zahod).
        [steer] Zdaj je treba obrniti Assama: N (sever), E (vzhod), S (jug) ali W (zahod).
        [roll] Zdaj je treba vreči kocko: od 1 do 4.
        [draw] Zdaj je treba izžrebati naslednjo preprogo s kupčka, na primer *r.
       *[lay] Zdaj je treba položiti preprogo, na primer d4d5.
    }
roll-unknown = »{ $action }« ni met; kocka kaže od 1 do 4.
seat-out = { $action }: mesto { $seat } ni več v igri.
seat-unknown = { $action }: mesta { $seat } v tej partiji ni.
steer-must-turn = { $action }: Assam že gleda na { facing }. Obrni ga za četrt obrata v levo ali desno.
turn-half-round = { $action }: Assam gleda na { facing } in se ne more obrniti nazaj. Izberi drugo smer.

## What cannot be set up

bot-unknown = Bota z imenom »{ $name }« ni. Na voljo so: { $names }.
edition-unknown = Izdaje z imenom »{ $name }« ni. Vse izpiše ukaz »marrakech editions«.
facing-unknown = »{ $facing }« ni smer; uporabi N (sever), E (vzhod), S (jug) ali W (zahod).
option-clash = Možnosti { $first } in { $second } ni mogoče združiti.
option-unknown = Možnosti z imenom »{ $option }« ni. Na voljo so: { $options }.
option-value = Možnost { $option } ne more biti »{ $value }«. Mogoče vrednosti: { $values }.
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
board-ranks = deska ima 7 vrst, ločenih z znakom »/«; najdenih: { $found }.
board-run = v vrsti { $rank } sta dva niza praznih polj drug ob drugem; zapiši njuno vsoto.
colour-unseated = nobeno mesto tu ne igra z barvo »{ $colour }«.
draw-one-way = mesto { $seat } nima kaj žrebati: naslednja preproga je že določena.
half-alone = »{ $half }« na { $square } kaže na drugo polovico, ki ne kaže nazaj.
mover-no-rugs = faza je »{ $step }«, mesto { $seat } pa nima več preproge.
mover-out = faza je »{ $step }«, mesto { $seat } pa ni več v igri.
number-form = »{ $text }« ni celo število.
number-range = { $text } je preveč; največje število je { $highest }.
option-default = »{ $text }« je privzeto; izpusti ga.
option-form = »{ $text }« ni možnost z vrednostjo, na primer area=owner.
option-order = možnost »{ $option }« ni na pravem mestu; uredi možnosti po vrsti in vsako zapiši samo enkrat.
out-everyone = vsaj en igralec mora biti še v igri.
out-order = igralci, ki so izpadli, so oštevilčeni x1, x2 … po vrstnem redu izpada; najdeno: { $found }.
position-fields = pozicija ima šest delov, ločenih z enim presledkom; najdenih: { $found }.
position-long = pozicija ima največ { $longest ->
    [one] { $longest } znak
    [two] { $longest } znaka
    [few] { $longest } znake
   *[other] { $longest } znakov
}.
seat-colours = barve mesta { $seat } so »{ $colours }«; najdeno: »{ $text }«.
seat-form = mesto { $seat } naj bo zapisano kot 30:r12, ne »{ $text }«.
seat-number = »{ $text }« ni nobeno od mest; teh je { $seats }.
seats-number = pozicija ima od 2 do 4 mesta; najdenih: { $found }.
should-be-over = nihče ne more več igrati, zato mora biti faza »over«, ne »{ $step }«.
step-ruleset = faze »{ $step }« v teh pravilih ni.
step-unknown = »{ $text }« ni faza. Faze so: { $steps }.
top-colour = vrhnja preproga kupčka mesta { $seat } mora biti ena od »{ $colours }«, ne »{ $text }«.
top-early = kupček mesta { $seat } še čaka na žreb, zato vrhnje preproge še ne more kazati.
top-missing = kupček mesta { $seat } mora kazati vrhnjo preprogo, na primer *r.
top-none-left = vrhnja preproga kupčka mesta { $seat } ne more biti »{ $colour }«: takih ni več.
top-one-colour = kupček mesta { $seat } je samo ene barve; izpusti vrhnjo preprogo.

## What is wrong with a record

comment-brace = komentar ne sme vsebovati zavitega zaklepaja: »{ $text }«.
comment-open = ta komentar se v isti vrstici ne konča.
comment-place = komentar »{ $text }« je tam, kjer komentarja ne more biti, ali ni na pravem mestu.
comment-result = komentar ne more biti ob izidu, nad njim ali za njim; daj ga med poteze.
not-canonical = to ni standardna oblika. Pričakovano: { $expected }
record-character = zapis ne more vsebovati znaka »{ $text }«.
record-cut-off = zadnja vrstica ni popolna; zapis je videti odrezan.
record-edition = pravila izdaje »{ $name }« se razlikujejo od pravil pozicije v oznaki Start.
record-empty = tu ni ničesar.
record-long = zapis ima največ { $longest ->
    [one] { $longest } znak
    [two] { $longest } znaka
    [few] { $longest } znake
   *[other] { $longest } znakov
}.
record-no-result = zapis se konča brez izida. Na koncu morata biti prazna vrstica in nato »*« ali točke.
record-players = zapis potrebuje oznako Start ali od dva do štiri igralce po vrsti (Seat1, Seat2 …).
record-seat = { $tag }: mest v tej partiji je samo { $seats }.
record-start = oznake se ne ujemajo z začetkom te partije.
record-sections = za to prazno vrstico je lahko samo izid.
result-wrong = izid mora biti { $expected }, ne »{ $text }«.
tag-form = to ni oznaka, kot je [Seat1 "Ana"]: { $text }
tag-name = »{ $tag }« ni veljavno ime oznake.
tag-reserved = oznaka { $tag } se zapiše samodejno na podlagi začetka, imen in izdaje; izpusti jo.
tag-twice = oznaka { $tag } je tu že drugič.
turn-empty = ta poteza nima nobenega dejanja.
turn-form = poteza se začne s svojo številko, na primer »1.«; najdeno: »{ $text }«.
turn-line = poteza se konča pred »{ $text }«; to sodi v novo vrstico.
turn-number = naslednja mora biti poteza { NUMBER($expected, useGrouping: 0) }, ne { $text }.
turn-unfinished = poteza ni končana: manjka faza »{ $step }«.

## Dice

seed-form = »{ $text }« ni veljavno seme; uporabi od 1 do { $longest } natisljivih znakov ASCII brez presledkov.
commitment-form = »{ $text }« ni odtis SHA-256; uporabi 64 šestnajstiških števk z malimi črkami.
commitments-missing =
    { $people ->
        [one] Na začetku sedi za mizo { $people } oseba in potrebuje odtis semena; navedenih odtisov: { $commitments }.
        [two] Na začetku sedita za mizo { $people } osebi in vsaka potrebuje odtis semena; navedenih odtisov: { $commitments }.
        [few] Na začetku sedijo za mizo { $people } osebe in vsaka potrebuje odtis semena; navedenih odtisov: { $commitments }.
       *[other] Na začetku sedi za mizo { $people } oseb in vsaka potrebuje odtis semena; navedenih odtisov: { $commitments }.
    }
seeds-awaited = Igra se še ne more začeti: nekatera semena še manjkajo.
seeds-sealed = Igra se bo zdaj začela, zato semen ni več mogoče zamenjati.
seed-hash = seme mesta { $seat } se ne ujema z objavljenim odtisom: njegov odtis je { $expected }, ne { $text }.
dice-tags = manjka oznaka { $tag }, brez nje pa metov ni mogoče preveriti.
dice-tag-form = oznaka { $tag } ne more biti »{ $text }«.
dice-seat = { $tag }: mest v tej partiji je samo { $seats }.
dice-hash = seme strežnika se ne ujema z objavljenim odtisom: njegov odtis je { $expected }, ne { $text }.
dice-chance = met ali žreb št. { $number } je { $action }, iz semen pa sledi { $expected }.

## Names

name-characters = v imenu ne sme biti znaka { $text }.
name-length = ime mora imeti od 1 do { $longest } znakov, ne { $length }.

## At a table

behind = Igra je šla naprej. Poglej še enkrat, preden se odločiš.
bot-not-ready = Bot se še pripravlja. Poskusi znova čez trenutek.
chance-decides = { $action }: tu odloča naključje.
clock-form = »{ $kind }« ni veljavna ura.
code-wrong = Ta povezava ne odpre nobenega mesta ali pa ga ne odpre več. Prosi za novo.
device-link-wrong = Ta povezava ne more dodati naprave ali pa ne velja več. Ustvari novo na drugi napravi.
device-unknown = To ni tvoja naprava ali pa je že odjavljena.
command-unknown = »{ $kind }« ni ukaz za mizo.
hint-none = Bot ni odgovoril; poskusi znova čez trenutek.
hint-people = Ko igraš z drugimi ljudmi, ni namigov.
log-long = Ta miza je dosegla omejitev števila dogodkov ({ $most }). Partijo je mogoče samo še odigrati do konca.
names-missing =
    { $people ->
        [one] Na začetku sedi za mizo { $people } oseba in potrebuje ime; navedenih imen: { $names }.
        [two] Na začetku sedita za mizo { $people } osebi in vsaka potrebuje ime; navedenih imen: { $names }.
        [few] Na začetku sedijo za mizo { $people } osebe in vsaka potrebuje ime; navedenih imen: { $names }.
       *[other] Na začetku sedi za mizo { $people } oseb in vsaka potrebuje ime; navedenih imen: { $names }.
    }
not-host = To lahko stori samo oseba, ki je pripravila to mizo.
not-seated = To lahko storijo samo igralci z mestom za to mizo.
not-your-seat = Mesto { $seat } ni tvoje.
not-your-turn = Nisi na potezi; na potezi je mesto { $seat }.
record-none = Ta partija se še ni začela, zato zapisa še ni.
rematch-exists = Naslednja partija je že pripravljena: miza { $table }.
rules-twice = Izberi izdajo ali lastna pravila, ne obojega.
seat-free = Na mestu { $seat } ni nikogar.
seat-kind = »{ $text }« ni veljavno mesto; mesto je prosto ali pa pripada osebi ali botu.
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
table-busy = Za to mizo se naenkrat dogaja preveč. Poskusi znova.
table-damaged = Podatki mize »{ $table }« so poškodovani, zato za njo ni mogoče igrati. Drugih miz to ne zadeva.
table-unknown = Mize »{ $table }« ni.
time-left = Čas še ni potekel.
timeout-kind = »{ $text }« ni veljavno pravilo za iztek časa.
wrong-phase = { $phase ->
    [gathering] Igra se še ni začela.
    [playing] Igra se je že začela.
    [over] Igra je končana.
   *[cancelled] Miza je preklicana.
}

## Reactions at a table

reactions-fast =
    { $seconds ->
        [one] Počasi! Naslednji odziv lahko pošlješ čez { $seconds } sekundo.
        [two] Počasi! Naslednji odziv lahko pošlješ čez { $seconds } sekundi.
        [few] Počasi! Naslednji odziv lahko pošlješ čez { $seconds } sekunde.
       *[other] Počasi! Naslednji odziv lahko pošlješ čez { $seconds } sekund.
    }
reactions-crowd = Trenutno se odziva veliko gledalcev. Poskusi znova čez trenutek.
reactions-used =
    { $who ->
        [spectators] Gledalci so porabili vse svoje odzive za to mizo ({ $most }).
       *[player] Tvoji odzivi za to mizo so porabljeni ({ $most }).
    }

## Taking back

undo-none = Ni preproge, ki bi jo bilo mogoče vzeti nazaj: to je mogoče samo, dokler ni Assam obrnjen ali kocka vržena.
undo-others = Drugi igrajo na svojih napravah, zato ni mogoče vzeti ničesar nazaj.

## At the server

analysis-empty = Ni kaj analizirati: v zapisu ni nobenega dejanja.
analysis-full = Na tem strežniku na analizo čaka veliko partij. Poskusi znova čez nekaj minut.
analysis-many = Več tvojih analiz še čaka. Počakaj, da se katera konča.
analysis-too-early = Partijo je mogoče analizirati, ko je končana.
analysis-unknown = Te analize ni več tu. Prosi zanjo še enkrat.
bots-alone =
    { $most ->
        [0] Ta strežnik ne dovoljuje partij samih botov.
        [1] Iz tvojega omrežja že poteka partija samih botov. Počakaj, da se konča.
        [one] Iz tvojega omrežja že poteka { $most } partija samih botov. Počakaj, da se katera konča.
        [two] Iz tvojega omrežja že potekata { $most } partiji samih botov. Počakaj, da se katera konča.
        [few] Iz tvojega omrežja že potekajo { $most } partije samih botov. Počakaj, da se katera konča.
       *[other] Iz tvojega omrežja že poteka { $most } partij samih botov. Počakaj, da se katera konča.
    }
host-refused = Ta strežnik se pod imenom »{ $host }« ne odziva. Skrbnik strežnika lahko ime dovoli z možnostjo { $option }.
method-unknown = Tega tu ni mogoče storiti.
origin-refused = Strani z drugih spletnih mest tega tu ne morejo.
page-unbuilt = Strani igre niso vgrajene v ta strežnik. Zgradiš jih z ukazom »python hatch_build.py build« v mapi z izvorno kodo.
page-unknown = Na tem naslovu ni ničesar.
request-big = To je preveč za eno pošiljanje.
request-invalid = Zahteva se ne drži protokola ({ $where }: { $what }).
request-slow = Zahteva je prihajala predolgo.
rollout-none = Tu ni kaj primerjati: na tem mestu ni bilo izbire.
rollout-unknown = Teh partij ni več tu. Prosi zanje še enkrat.
server-failed = Na strežniku je šlo nekaj narobe in napaka je zabeležena. Poskusi znova.
server-full = Strežnik je trenutno poln. Poskusi znova čez nekaj časa.
square-unknown = »{ $text }« ni polje.
token-missing = Ta naprava nima žetona ali pa je odjavljena. Nov žeton da POST /api/device.
too-many-tables = Ena stran lahko spremlja največ { $most ->
    [one] { $most } mizo.
    [two] { $most } mizi.
    [few] { $most } mize.
   *[other] { $most } miz.
}
server-troubled = Strežnik trenutno ne more shranjevati potez. Počakaj trenutek in poskusi znova.
too-often = To je bilo prepogosto. Počakaj trenutek in poskusi znova.

### Romanian: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }” nu e o acțiune.
depth-negative = Numărul de acțiuni nu poate fi negativ: { $depth }.
draw-none-left = { $action }: în teancul locului { $seat } nu mai e niciun covor de culoarea aceea.
game-over = { $action }: partida s-a terminat.
lay-covers-rug = { $action } ar acoperi dintr-o singură mișcare un covor întreg, ceea ce nu e permis.
lay-must = Poți așeza un covor, deci trebuie s-o faci.
lay-not-beside = { $action }: cel puțin o jumătate a covorului trebuie să aibă o latură comună cu pătratul lui Assam.
lay-on-assam = { $action }: pe pătratul lui Assam nu se poate așeza un covor.
lay-one-colour = { $action } ar acoperi două pătrate de aceeași culoare, ceea ce regulile acestea nu permit.
not-this-step =
    { $action } nu se poate juca acum. { $step ->
        [turn] Urmează întoarcerea lui Assam: N (nord), E (est), S (sud) sau W (vest).
        [steer] Urmează întoarcerea lui Assam: N (nord), E (est), S (sud) sau W (vest).
        [roll] Urmează aruncarea zarului: de la 1 la 4.
        [draw] Urmează tragerea covorului din teanc, de exemplu *r.
       *[lay] Urmează așezarea unui covor, de exemplu d4d5.
    }
roll-unknown = „{ $action }” nu e o aruncare; zarul arată de la 1 la 4.
seat-out = { $action }: locul { $seat } a ieșit deja din joc.
seat-unknown = { $action }: locul { $seat } nu există în această partidă.
steer-must-turn = { $action }: Assam e deja cu fața spre { facing }. Întoarce-l cu 90° la stânga sau la dreapta.
turn-half-round = { $action }: Assam e cu fața spre { facing } și nu poate face stânga-mprejur. Alege altă direcție.

## What cannot be set up

bot-unknown = Nu există botul „{ $name }”. Există: { $names }.
edition-unknown = Nu există ediția „{ $name }”. Ca să le vezi pe toate, rulează „marrakech editions”.
facing-unknown = „{ $facing }” nu e o direcție; folosește N (nord), E (est), S (sud) sau W (vest).
option-clash = { $first } și { $second } nu pot fi combinate.
option-unknown = Nu există opțiunea „{ $option }”. Există: { $options }.
option-value = Opțiunea { $option } nu poate fi „{ $value }”. Valori posibile: { $values }.
players-number = Marrakech e pentru 2, 3 sau 4 jucători, nu pentru { $players }.

## What is wrong with a position

assam-form = „{ $text }” nu e un pătrat cu o direcție, de exemplu d4S.
board-character = „{ $text }” nu are ce căuta pe tablă.
board-rank-length = linia { $rank } are { $found ->
    [8] mai mult de 7 pătrate.
    [one] doar 1 pătrat, nu 7.
    [few] doar { $found } pătrate, nu 7.
   *[other] doar { $found } de pătrate, nu 7.
}
board-ranks = tabla are 7 linii despărțite de „/”, nu { $found }.
board-run = pe linia { $rank } stau alături două șiruri de pătrate goale; scrie suma lor.
colour-unseated = niciun loc de aici nu are culoarea „{ $colour }”.
draw-one-way = locul { $seat } nu are ce trage: următorul covor e deja hotărât.
half-alone = „{ $half }” de pe { $square } arată spre altă jumătate, care nu arată și ea spre aceasta.
mover-no-rugs = etapa e „{ $step }”, dar locul { $seat } nu mai are covoare.
mover-out = etapa e „{ $step }”, dar locul { $seat } a ieșit din joc.
number-form = „{ $text }” nu e un număr întreg.
number-range = { $text } e prea mult; cel mai mare număr permis e { $highest }.
option-default = „{ $text }” e valoarea implicită; nu o scrie.
option-form = „{ $text }” nu e o opțiune cu valoarea ei, de exemplu area=owner.
option-order = opțiunea „{ $option }” nu e la locul ei; ordonează opțiunile și scrie-o pe fiecare o singură dată.
out-everyone = cel puțin un jucător trebuie să mai fie în joc.
out-order = cei ieșiți sunt numerotați x1, x2 … în ordinea ieșirii; găsit: { $found }.
position-fields = o poziție are șase câmpuri despărțite de câte un spațiu; găsite: { $found }.
position-long = poziția e prea lungă; numărul maxim de caractere e { $longest }.
seat-colours = locul { $seat } joacă cu „{ $colours }”; găsit: „{ $text }”.
seat-form = locul { $seat } se scrie ca 30:r12, nu „{ $text }”.
seat-number = „{ $text }” nu e unul dintre cele { $seats } locuri.
seats-number = o poziție are de la 2 la 4 locuri, nu { $found }.
should-be-over = nu mai poate juca nimeni, deci etapa trebuie să fie „over”, nu „{ $step }”.
step-ruleset = etapa „{ $step }” nu există în aceste reguli.
step-unknown = „{ $text }” nu e o etapă. Există: { $steps }.
top-colour = covorul de deasupra din teancul locului { $seat } trebuie să fie unul din „{ $colours }”, nu „{ $text }”.
top-early = teancul locului { $seat } încă își așteaptă tragerea, așa că nu poate arăta covorul de deasupra.
top-missing = teancul locului { $seat } trebuie să arate covorul de deasupra, de exemplu *r.
top-none-left = covorul de deasupra din teancul locului { $seat } nu poate fi „{ $colour }”: nu mai e niciunul.
top-one-colour = teancul locului { $seat } are o singură culoare; nu scrie covorul de deasupra.

## What is wrong with a record

comment-brace = un comentariu nu poate conține o acoladă închisă: „{ $text }”.
comment-open = acest comentariu nu e închis pe același rând.
comment-place = comentariul „{ $text }” stă unde nu poate sta niciun comentariu sau nu respectă ordinea.
comment-result = un comentariu nu poate sta lângă rezultat, deasupra lui sau după el; pune-l printre ture.
not-canonical = aceasta nu e forma standard. Se aștepta: { $expected }
record-character = o înregistrare nu poate conține caracterul „{ $text }”.
record-cut-off = ultimul rând e incomplet; înregistrarea pare tăiată.
record-edition = regulile ediției „{ $name }” diferă de cele ale poziției din eticheta Start.
record-empty = aici nu e nimic.
record-long = înregistrarea e prea lungă; numărul maxim de caractere e { $longest }.
record-no-result = înregistrarea se termină fără rezultat. La sfârșit trebuie un rând gol și apoi „*” sau punctele.
record-players = înregistrarea are nevoie de eticheta Start sau de doi până la patru jucători în ordine (Seat1, Seat2 …).
record-seat = { $tag }: partida are doar { $seats } locuri.
record-start = etichetele nu corespund începutului acestei partide.
record-sections = după acest rând gol poate urma doar rezultatul.
result-wrong = rezultatul trebuie să fie { $expected }, nu „{ $text }”.
tag-form = aceasta nu e o etichetă ca [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }” nu e un nume de etichetă.
tag-reserved = eticheta { $tag } se scrie automat pe baza începutului, a numelor și a ediției; nu o scrie.
tag-twice = eticheta { $tag } apare aici a doua oară.
turn-empty = tura nu are nicio acțiune.
turn-form = o tură începe cu numărul ei, de exemplu „1.”; găsit: „{ $text }”.
turn-line = tura se termină înainte de „{ $text }”, care se scrie pe un rând nou.
turn-number = ar trebui să urmeze tura { NUMBER($expected, useGrouping: 0) }, nu { $text }.
turn-unfinished = tura nu e terminată: lipsește etapa „{ $step }”.

## Dice

seed-form = „{ $text }” nu e o sămânță valabilă: folosește caractere ASCII tipăribile, fără spații, în număr de 1 până la { $longest }.
commitment-form = „{ $text }” nu e un hash SHA-256: se cer 64 de cifre hexazecimale, cu litere mici.
commitments-missing =
    { $people ->
        [one] O persoană stă la masă de la început și are nevoie de hashul unei semințe; hashuri date: { $commitments }.
        [few] { $people } persoane stau la masă de la început și au nevoie de câte un hash al unei semințe; hashuri date: { $commitments }.
       *[other] { $people } de persoane stau la masă de la început și au nevoie de câte un hash al unei semințe; hashuri date: { $commitments }.
    }
seeds-awaited = Partida nu poate începe încă: unele semințe lipsesc.
seeds-sealed = Partida stă să înceapă, așa că semințele nu mai pot fi schimbate.
seed-hash = sămânța locului { $seat } nu corespunde hashului publicat: hashul seminței e { $expected }, nu { $text }.
dice-tags = lipsește eticheta { $tag }, iar fără ea zarul nu poate fi verificat.
dice-tag-form = eticheta { $tag } nu poate conține „{ $text }”.
dice-seat = { $tag }: partida are doar { $seats } locuri.
dice-hash = sămânța serverului nu corespunde hashului publicat: hashul seminței e { $expected }, nu { $text }.
dice-chance = extragerea numărul { $number } e { $action }, dar semințele dau { $expected }.

## Names

name-characters = un nume nu poate conține caracterul { $text }.
name-length = numărul de caractere al unui nume e între 1 și { $longest }, nu { $length }.

## At a table

behind = Partida a mers mai departe. Mai uită-te o dată înainte de a hotărî.
bot-not-ready = Botul încă se pregătește; încearcă din nou într-o clipă.
chance-decides = { $action }: aici hotărăște întâmplarea.
clock-form = „{ $kind }” nu e un ceas valabil.
code-wrong = Acest link nu deschide niciun loc sau nu mai e valabil. Cere unul nou.
device-link-wrong = Acest link nu adaugă niciun dispozitiv sau nu mai e valabil. Creează unul nou pe celălalt dispozitiv.
device-unknown = Acest dispozitiv nu e al tău sau a fost deja deconectat.
command-unknown = „{ $kind }” nu e o comandă a mesei.
hint-none = Botul nu a răspuns; încearcă din nou într-o clipă.
hint-people = Când joci cu alți oameni nu se dau sfaturi.
log-long = Masa a ajuns la numărul maxim de evenimente ({ $most }); partida mai poate fi doar dusă la capăt.
names-missing =
    { $people ->
        [one] O persoană stă la masă de la început și are nevoie de un nume; nume date: { $names }.
        [few] { $people } persoane stau la masă de la început și au nevoie de câte un nume; nume date: { $names }.
       *[other] { $people } de persoane stau la masă de la început și au nevoie de câte un nume; nume date: { $names }.
    }
not-host = Asta o poate face doar cine a creat masa.
not-seated = Asta o pot face doar jucătorii cu un loc la această masă.
not-your-seat = Locul { $seat } nu e al tău.
not-your-turn = Nu e rândul tău; e rândul locului { $seat }.
record-none = Această partidă nu a început; încă nu are înregistrare.
rematch-exists = Partida următoare e deja pregătită: masa { $table }.
rules-twice = Alege o ediție sau reguli proprii, nu ambele.
seat-free = Pe locul { $seat } nu stă nimeni.
seat-kind = „{ $text }” nu e un loc valabil; un loc e liber, al unei persoane sau al unui bot.
seat-missing = Aici nu există locul „{ $seat }”.
seat-not-lent = Niciun bot nu joacă pentru tine.
seat-not-persons = Pe locul { $seat } nu joacă acum nicio persoană.
seat-present = Jucătorul de pe locul { $seat } e aici sau lipsește de prea puțin timp.
seat-taken = { $seat ->
    [0] Toate locurile sunt ocupate.
   *[other] Locul { $seat } e ocupat.
}
seats-open = Mai sunt locuri libere.
stand-in-weak = Botul „{ $name }” nu poate ține locul unui jucător. Pot face asta: { $names }.
table-busy = La această masă se întâmplă prea multe deodată; încearcă din nou.
table-damaged = Jurnalul mesei „{ $table }” e deteriorat, așa că nimeni nu poate juca acolo. Celelalte mese nu sunt afectate.
table-unknown = Nu există masa „{ $table }”.
time-left = Mai e timp.
timeout-kind = „{ $text }” nu e o regulă valabilă pentru expirarea timpului.
wrong-phase = { $phase ->
    [gathering] Partida nu a început încă.
    [playing] Partida a început deja.
    [over] Partida s-a terminat.
   *[cancelled] Masa a fost anulată.
}

## Reactions at a table

reactions-fast =
    { $seconds ->
        [one] Nu așa repede! Poți trimite următoarea reacție peste o secundă.
        [few] Nu așa repede! Poți trimite următoarea reacție peste { $seconds } secunde.
       *[other] Nu așa repede! Poți trimite următoarea reacție peste { $seconds } de secunde.
    }
reactions-crowd = Mulți spectatori reacționează chiar acum. Încearcă din nou într-o clipă.
reactions-used =
    { $who ->
        [spectators] Spectatorii și-au folosit toate reacțiile la această masă ({ $most }).
       *[player] Ți-ai folosit toate reacțiile la această masă ({ $most }).
    }

## Taking back

undo-none = Nu e niciun covor de luat înapoi: se poate doar până când Assam e întors sau zarul e aruncat.
undo-others = Ceilalți joacă de pe dispozitivele lor, așa că nu se poate lua nimic înapoi.

## At the server

analysis-empty = Nu e nimic de analizat: nu a fost înregistrată nicio acțiune.
analysis-full = Multe partide își așteaptă analiza pe acest server. Încearcă din nou peste câteva minute.
analysis-many = Mai multe dintre analizele tale încă așteaptă. Așteaptă să se termine una dintre ele.
analysis-too-early = O partidă poate fi analizată abia după ce s-a terminat.
analysis-unknown = Această analiză nu mai e aici. Cere-o din nou.
bots-alone =
    { $most ->
        [0] Acest server nu permite partide doar între boți.
        [one] Din rețeaua ta se joacă deja o partidă doar între boți. Așteaptă să se termine.
        [few] Din rețeaua ta se joacă deja { $most } partide doar între boți. Așteaptă să se termine una dintre ele.
       *[other] Din rețeaua ta se joacă deja { $most } de partide doar între boți. Așteaptă să se termine una dintre ele.
    }
host-refused = Acest server nu răspunde la numele „{ $host }”. Cine îl administrează poate permite numele cu opțiunea { $option }.
method-unknown = Asta nu se poate face aici.
origin-refused = Paginile de pe alte site-uri nu pot face asta aici.
page-unbuilt = Paginile jocului nu au fost incluse în acest server. Ca să le incluzi, rulează „python hatch_build.py build” în dosarul codului sursă.
page-unknown = La această adresă nu e nimic.
request-big = E prea mult de trimis deodată.
request-invalid = Cererea nu respectă protocolul ({ $where }: { $what }).
request-slow = A durat prea mult până a ajuns cererea.
rollout-none = Aici nu e nimic de comparat: în acest moment n-a avut nimeni de ales.
rollout-unknown = Aceste partide nu mai sunt aici. Cere-le din nou.
server-failed = Ceva n-a mers bine pe server, iar problema a fost notată. Încearcă din nou.
server-full = Serverul e plin acum. Încearcă din nou peste un timp.
square-unknown = „{ $text }” nu e un pătrat.
token-missing = Acest dispozitiv nu are token sau a fost deconectat: POST /api/device îi dă unul.
too-many-tables = Numărul maxim de mese urmărite de pe o pagină e { $most }.
server-troubled = Serverul nu poate salva mutări acum. Așteaptă puțin și încearcă din nou.
too-often = Prea multe cereri. Așteaptă puțin și încearcă din nou.

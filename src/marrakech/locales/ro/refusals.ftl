### Romanian: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }” nu e o acțiune.
depth-negative = Nu există secvențe cu { $depth } acțiuni.
draw-none-left = { $action }: în teancul locului { $seat } nu mai e niciun covor de culoarea aceea.
game-over = { $action }: partida s-a terminat.
lay-covers-rug = { $action } ar acoperi dintr-o singură mișcare un covor întreg, ceea ce nu e permis aici.
lay-must = Se poate așeza un covor, deci trebuie așezat.
lay-not-beside = { $action } nu are nicio latură comună cu pătratul lui Assam.
lay-on-assam = { $action } ar ajunge sub Assam.
lay-one-colour = { $action } ar sta pe două pătrate de aceeași culoare, ceea ce regulile acestea interzic.
not-this-step = { $action } nu se potrivește aici: { $step ->
    [turn] urmează întoarcerea lui Assam (N, E, S sau W).
    [steer] urmează întoarcerea lui Assam (N, E, S sau W).
    [roll] urmează aruncarea zarului (de la 1 la 4).
    [draw] urmează tragerea covorului din teanc (de exemplu *r).
   *[lay] urmează așezarea unui covor (de exemplu d4d5).
}
roll-unknown = „{ $action }” nu e o aruncare; zarul arată de la 1 la 4.
seat-out = { $action }: locul { $seat } a ieșit deja din joc.
seat-unknown = { $action }: pe locul { $seat } nu stă nimeni.
steer-must-turn = { $action }: Assam trebuie întors cu 90° la stânga sau la dreapta; e deja cu fața spre { $facing ->
    [N] nord.
    [E] est.
    [S] sud.
    [W] vest.
   *[other] { $facing }.
}
turn-half-round = { $action }: Assam e cu fața spre { $facing ->
    [N] nord
    [E] est
    [S] sud
    [W] vest
   *[other] { $facing }
} și nu face niciodată stânga-mprejur.

## What cannot be set up

bot-unknown = Nu există botul „{ $name }”. Există: { $names }.
edition-unknown = Nu există ediția „{ $name }”. „marrakech editions” le arată pe toate.
facing-unknown = „{ $facing }” nu e o direcție; folosește N, E, S sau W.
option-clash = { $first } și { $second } nu se pot juca împreună.
option-unknown = Nu există opțiunea „{ $option }”. Există: { $options }.
option-value = Opțiunea { $option } nu are valoarea „{ $value }”. Are: { $values }.
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
colour-unseated = aici niciun loc nu are culoarea „{ $colour }”.
draw-one-way = locul { $seat } nu are ce trage: următorul covor e deja sigur.
half-alone = „{ $half }” de pe { $square } arată spre altă jumătate, care nu arată și ea spre aceasta.
mover-no-rugs = la rând e locul { $seat } (etapa „{ $step }”), dar nu mai are covoare.
mover-out = la rând e locul { $seat } (etapa „{ $step }”), dar a ieșit din joc.
number-form = „{ $text }” nu e un număr întreg.
number-range = { $text } depășește cel mai mare număr permis, { $highest }.
option-default = „{ $text }” e valoarea implicită și nu se scrie.
option-form = „{ $text }” nu e o opțiune cu valoarea ei, de exemplu area=owner.
option-order = opțiunea „{ $option }” nu e la locul ei; opțiunile sunt ordonate și fiecare apare o dată.
out-everyone = cineva trebuie să mai fie în joc.
out-order = cei ieșiți sunt numerotați x1, x2 … în ordinea ieșirii; găsit: { $found }.
position-fields = o poziție are șase câmpuri despărțite de câte un spațiu; găsite: { $found }.
position-long = poziția e prea lungă; numărul maxim de caractere e { $longest }.
seat-colours = locul { $seat } joacă „{ $colours }”; găsit: „{ $text }”.
seat-form = locul { $seat } se scrie ca 30:r12, nu „{ $text }”.
seat-number = „{ $text }” nu e unul dintre cele { $seats } locuri.
seats-number = o poziție are de la 2 la 4 locuri, nu { $found }.
should-be-over = nu mai poate juca nimeni, deci etapa trebuie să fie „over”, nu „{ $step }”.
step-ruleset = etapa „{ $step }” nu există în aceste reguli.
step-unknown = „{ $text }” nu e o etapă. Există: { $steps }.
top-colour = covorul de deasupra din teancul locului { $seat } e unul din „{ $colours }”, nu „{ $text }”.
top-early = teancul locului { $seat } își așteaptă tragerea și încă nu arată niciun covor.
top-missing = teancul locului { $seat } trebuie să arate covorul de deasupra, de exemplu *r.
top-none-left = covorul de deasupra din teancul locului { $seat } nu poate fi „{ $colour }”: nu mai e niciunul.
top-one-colour = teancul locului { $seat } are o singură culoare; covorul de deasupra nu se scrie.

## What is wrong with a record

comment-brace = un comentariu nu poate conține o acoladă închisă: „{ $text }”.
comment-open = un comentariu e deschis și nu e închis pe rândul lui.
comment-place = comentariul „{ $text }” stă unde nu poate sta niciunul sau nu e în ordine.
comment-result = lângă rezultat, deasupra lui sau după el nu poate sta niciun comentariu; ultimul loc posibil e printre ture.
not-canonical = nu așa se scrie. Se aștepta: { $expected }
record-character = caracterul „{ $text }” nu poate sta într-o înregistrare.
record-cut-off = ultimul rând nu se termină; înregistrarea pare tăiată.
record-edition = ediția „{ $name }” se joacă după alte reguli decât poziția din eticheta Start.
record-empty = aici nu e nimic.
record-long = înregistrarea e prea lungă; numărul maxim de caractere e { $longest }.
record-no-result = înregistrarea se termină fără rezultat. Se aștepta un rând gol și apoi „*” sau punctele.
record-players = înregistrarea nu dă nici un Start, nici 2 până la 4 locuri în ordine (Seat1, Seat2 …).
record-seat = { $tag }: partida are doar { $seats } locuri.
record-start = etichetele nu descriu începutul acestei partide.
record-sections = după acest rând gol se așteaptă doar un rezultat.
result-wrong = rezultatul e { $expected }, nu „{ $text }”.
tag-form = aceasta nu e o etichetă ca [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }” nu e un nume de etichetă.
tag-reserved = eticheta { $tag } rezultă din început, din nume și din ediție; nu poate fi dată separat.
tag-twice = eticheta { $tag } apare aici a doua oară.
turn-empty = tura nu are nicio acțiune.
turn-form = o tură începe cu numărul ei, de exemplu „1.”; găsit: „{ $text }”.
turn-line = tura s-a terminat înainte de „{ $text }”, care se scrie pe alt rând.
turn-number = urmează tura { NUMBER($expected, useGrouping: 0) }, nu { $text }.
turn-unfinished = tura nu e terminată: mai urmează etapa „{ $step }”.

## Dice

seed-form = „{ $text }” nu e o sămânță: se cer caractere ASCII tipăribile, fără spații, în număr de 1 până la { $longest }.
commitment-form = „{ $text }” nu e un hash SHA-256: se cer 64 de cifre hexazecimale, cu litere mici.
commitments-missing = { $people ->
    [one] O persoană ia loc imediat și promite o sămânță; promisiuni date: { $commitments }.
    [few] { $people } persoane iau loc imediat și promit câte o sămânță; promisiuni date: { $commitments }.
   *[other] { $people } de persoane iau loc imediat și promit câte o sămânță; promisiuni date: { $commitments }.
}
seeds-awaited = Partida nu poate începe încă: nu toate locurile și-au dat sămânța.
seeds-sealed = Semințele sunt fixate: partida stă să înceapă și nu mai pot fi schimbate.
seed-hash = sămânța locului { $seat } nu e cea promisă: hashul ei e { $expected }, nu { $text }.
dice-tags = lipsește eticheta { $tag }, iar fără ea zarul nu poate fi verificat.
dice-tag-form = eticheta { $tag } nu poate conține „{ $text }”.
dice-seat = { $tag }: partida are doar { $seats } locuri.
dice-hash = sămânța serverului nu e cea promisă: hashul ei e { $expected }, nu { $text }.
dice-chance = extragerea numărul { $number } e { $action }; semințele dau { $expected }.

## Names

name-characters = un nume nu poate conține caracterul { $text }.
name-length = numărul de caractere al unui nume e între 1 și { $longest }, nu { $length }.

## At a table

behind = Partida a mers mai departe (evenimentul { $number }); mai uită-te o dată înainte de a hotărî.
bot-not-ready = Botul încă se pregătește; încearcă din nou într-o clipă.
chance-decides = { $action }: aici hotărăște întâmplarea.
clock-form = „{ $kind }” nu e un ceas cu care se poate juca.
code-wrong = Acest link nu deschide niciun loc sau nu-l mai deschide.
device-link-wrong = Acest link nu adaugă niciun dispozitiv sau nu mai adaugă. Creează unul nou pe celălalt dispozitiv.
device-unknown = Acest dispozitiv nu e al tău sau a fost deja deconectat.
command-unknown = „{ $kind }” nu e ceva ce se poate face la o masă.
hint-none = Botul nu a răspuns; încearcă din nou într-o clipă.
hint-people = Unde joacă și alți oameni nu se dau sfaturi.
log-long = Masa a ajuns la numărul maxim de evenimente ({ $most }); partida mai poate fi doar dusă la capăt.
names-missing = { $people ->
    [one] O persoană ia loc imediat și are nevoie de un nume; nume date: { $names }.
    [few] { $people } persoane iau loc imediat și au nevoie de câte un nume; nume date: { $names }.
   *[other] { $people } de persoane iau loc imediat și au nevoie de câte un nume; nume date: { $names }.
}
not-host = Asta o poate face doar cine a creat masa.
not-seated = Asta o poate face doar cine are un loc la această masă.
not-your-seat = Locul { $seat } nu e al tău.
not-your-turn = E rândul locului { $seat }, care nu e al tău.
record-none = Această partidă nu a început; încă nu are înregistrare.
rematch-exists = Partida următoare e deja pregătită: masa { $table }.
rules-twice = Dă o ediție sau regulile, nu ambele.
seat-free = Pe locul { $seat } nu stă nimeni.
seat-kind = „{ $text }” nu poate lua loc; un loc e pentru o persoană, liber sau pentru un bot.
seat-missing = Aici nu există locul „{ $seat }”.
seat-not-lent = Niciun bot nu joacă pentru tine.
seat-not-persons = Pe locul { $seat } nu joacă acum o persoană.
seat-present = Jucătorul de pe locul { $seat } e aici sau lipsește de prea puțin timp.
seat-taken = { $seat ->
    [0] Toate locurile sunt ocupate.
   *[other] Locul { $seat } e ocupat.
}
seats-open = Mai sunt locuri libere.
stand-in-weak = Botul „{ $name }” nu poate ține locul unui jucător. Pot face asta: { $names }.
table-busy = Prea multe schimbări deodată la această masă; încearcă din nou.
table-damaged = Jurnalul mesei „{ $table }” e deteriorat, așa că nimeni nu poate juca acolo. Toate celelalte mese sunt în regulă.
table-unknown = Nu există masa „{ $table }”.
time-left = Mai e timp.
timeout-kind = „{ $text }” nu e ceva ce poate urma când expiră timpul.
wrong-phase = { $phase ->
    [gathering] Partida nu a început încă.
    [playing] Partida a început deja.
    [over] Partida s-a terminat.
   *[cancelled] Masa a fost anulată.
}

## At the server's doors

bots-alone = { $most ->
    [0] Pe acest server boții nu pot juca singuri.
    [one] Din rețeaua ta se joacă deja o partidă doar între boți. Așteaptă să se termine.
    [few] Din rețeaua ta se joacă deja { $most } partide doar între boți. Așteaptă să se termine una dintre ele.
   *[other] Din rețeaua ta se joacă deja { $most } de partide doar între boți. Așteaptă să se termine una dintre ele.
}
host-refused = Acest server nu răspunde la numele „{ $host }”. Cine îl administrează poate permite numele cu opțiunea { $option }.
method-unknown = Asta nu se poate face aici.
origin-refused = O pagină din altă parte nu are voie să facă asta.
page-unbuilt = Pagina nu a fost inclusă în acest server: o face „python hatch_build.py build” în codul lui sursă.
page-unknown = Aici nu e nimic.
request-big = E prea mult deodată.
request-invalid = Cererea nu are forma descrisă de protocol ({ $where }: { $what }).
request-slow = Cererea a avut nevoie de prea mult timp ca să ajungă.
server-failed = Ceva n-a mers bine aici. Am notat, și nimic din ce a fost confirmat nu s-a pierdut.
server-full = Serverul nu mai poate primi conexiuni; încearcă din nou peste un timp.
square-unknown = „{ $text }” nu e un pătrat.
token-missing = Acest dispozitiv nu are token sau a fost deconectat: POST /api/device îi dă unul.
too-many-tables = Numărul maxim de mese urmărite de pe o pagină e { $most }.
server-troubled = Serverul nu poate păstra nimic acum ({ $trouble }). Nu s-a pierdut nimic; încearcă din nou peste un timp.
too-often = Prea multe cereri; așteaptă puțin.

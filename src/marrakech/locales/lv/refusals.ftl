### Latvian: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }” nav darbība.
depth-negative = Nav virkņu ar { $depth } darbībām.
draw-none-left = { $action }: vietas { $seat } kaudzītē šīs krāsas paklāju vairs nav.
game-over = { $action }: spēle ir beigusies.
lay-covers-rug = { $action } vienā reizē nosegtu veselu paklāju, ko tā nosegt nedrīkst.
lay-must = Paklāju var izklāt, tātad tas ir jāizklāj.
lay-not-beside = { $action } nesaskaras ar Assama lauciņa malu.
lay-on-assam = { $action } atrastos zem Assama.
lay-one-colour = { $action } gulētu uz diviem vienas krāsas lauciņiem, un šie noteikumi to aizliedz.
not-this-step = { $action } te neder: { $step ->
    [turn] ir jāpagriež Assams (N, E, S vai W).
    [steer] ir jāpagriež Assams (N, E, S vai W).
    [roll] ir jāmet kauliņš (no 1 līdz 4).
    [draw] ir jāatklāj nākamais kaudzītes paklājs (piemēram, *r).
   *[lay] ir jāizklāj paklājs (piemēram, d4d5).
}
roll-unknown = „{ $action }” nav metiens; kauliņš rāda no 1 līdz 4.
seat-out = { $action }: vieta { $seat } jau ir ārpus spēles.
seat-unknown = { $action }: vietā { $seat } neviens nesēž.
steer-must-turn = { $action }: Assams ir jāpagriež par 90° pa kreisi vai pa labi; viņš jau skatās uz { $facing }.
turn-half-round = { $action }: Assams skatās uz { $facing } un nekad neapgriežas atpakaļ.

## What cannot be set up

bot-unknown = Bota „{ $name }” nav. Ir šādi: { $names }.
edition-unknown = Izdevuma „{ $name }” nav. Visus parāda „marrakech editions”.
facing-unknown = „{ $facing }” nav virziens; lieto N, E, S vai W.
option-clash = { $first } un { $second } nevar spēlēt kopā.
option-unknown = Opcijas „{ $option }” nav. Ir šādas: { $options }.
option-value = Opcijai { $option } nav vērtības „{ $value }”. Ir šādas: { $values }.
players-number = Marrakech ir 2–4 spēlētājiem, nevis { $players }.

## What is wrong with a position

assam-form = „{ $text }” nav lauciņš un virziens, kā d4S.
board-character = zīmei „{ $text }” uz laukuma nav vietas.
board-rank-length = { $rank }. rindā ir { $found ->
    [8] vairāk nekā 7 lauciņi.
    [zero] tikai { $found } lauciņu, nevis 7.
    [one] tikai { $found } lauciņš, nevis 7.
   *[other] tikai { $found } lauciņi, nevis 7.
}
board-ranks = laukumam ir 7 rindas ar „/” starp tām, nevis { $found }.
board-run = { $rank }. rindā blakus stāv divi tukšo lauciņu skaitļi; raksti to summu.
colour-unseated = šeit nevienai vietai nav krāsas „{ $colour }”.
draw-one-way = vietai { $seat } nav ko atklāt: tās nākamais paklājs var būt tikai viens.
half-alone = „{ $half }” uz { $square } norāda uz otru pusi, kas nenorāda atpakaļ.
mover-no-rugs = vietai { $seat } jāveic „{ $step }”, bet tai vairs nav paklāju.
mover-out = vietai { $seat } jāveic „{ $step }”, bet tā ir ārpus spēles.
number-form = „{ $text }” nav vesels skaitlis.
number-range = { $text } ir vairāk par lielāko skaitli { $highest }.
option-default = „{ $text }” ir noklusējums, un to neraksta.
option-form = „{ $text }” nav opcija ar vērtību, kā area=owner.
option-order = opcija „{ $option }” nav savā vietā; tās ir sakārtotas, un katra ir tikai vienreiz.
out-everyone = kādam vēl jābūt spēlē.
out-order = izkritušos numurē x1, x2 … izkrišanas secībā; atrasts { $found }.
position-fields = pozīcijai ir seši lauki ar vienu atstarpi starp tiem; atrasts { $found }.
position-long = pozīcija nekad nav garāka par { $longest } rakstzīmēm.
seat-colours = vieta { $seat } spēlē „{ $colours }”; atrasts „{ $text }”.
seat-form = vieta { $seat } jāraksta kā 30:r12, nevis „{ $text }”.
seat-number = „{ $text }” nav neviena no vietām (to skaits ir { $seats }).
seats-number = pozīcijā ir no 2 līdz 4 vietām, nevis { $found }.
should-be-over = vairs nav neviena, kas spēlētu tālāk, tāpēc posmam jābūt „over”, nevis „{ $step }”.
step-ruleset = posma „{ $step }” šajos noteikumos nav.
step-unknown = „{ $text }” nav posms. Ir šādi: { $steps }.
top-colour = vietas { $seat } kaudzītes virsējais paklājs ir viens no „{ $colours }”, nevis „{ $text }”.
top-early = vietas { $seat } kaudzītē vēl nekas nav atklāts, un virsējo paklāju neraksta.
top-missing = vietas { $seat } kaudzītei jārāda virsējais paklājs, piemēram, *r.
top-none-left = vietas { $seat } kaudzītes virsējais paklājs nevar būt „{ $colour }”: tādu vairs nav.
top-one-colour = vietas { $seat } kaudzītē ir viena krāsa; virsējo paklāju neraksta.

## What is wrong with a record

comment-brace = komentārā nevar būt aizverošā figūriekava: „{ $text }”.
comment-open = komentārs ir atvērts un savā rindiņā nav aizvērts.
comment-place = komentārs „{ $text }” ir vietā, kur komentāra nevar būt, vai nepareizā secībā.
comment-result = komentāra nevar būt ne blakus rezultātam, ne virs tā, ne pēc tā; pēdējā vieta komentāram ir starp gājieniem.
not-canonical = tā to neraksta. Jābūt: { $expected }
record-character = rakstzīme „{ $text }” pierakstā nevar būt.
record-cut-off = pēdējā rindiņa nebeidzas; šķiet, pieraksts ir aprauts.
record-edition = izdevumam „{ $name }” ir citi noteikumi nekā pozīcijai birkā Start.
record-empty = šeit nekā nav.
record-long = pieraksts nekad nav garāks par { $longest } rakstzīmēm.
record-no-result = pieraksts beidzas bez rezultāta. Jābūt tukšai rindiņai un tad „*” vai punktiem.
record-players = pierakstā nav ne Start, ne 2 līdz 4 vietu pēc kārtas (Seat1, Seat2 …).
record-seat = { $tag }: spēlē vietu skaits ir tikai { $seats }.
record-start = birkas neapraksta šīs spēles sākumu.
record-sections = pēc šīs tukšās rindiņas var būt tikai rezultāts.
result-wrong = rezultāts ir { $expected }, nevis „{ $text }”.
tag-form = šī nav birka kā [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }” nav birkas nosaukums.
tag-reserved = birka { $tag } izriet no sākuma, vārdiem un izdevuma; to nevar norādīt atsevišķi.
tag-twice = birka { $tag } te ir jau otro reizi.
turn-empty = gājienā nav darbības.
turn-form = gājiens sākas ar tā numuru, kā „1.”; atrasts „{ $text }”.
turn-line = gājiens beidzas pirms „{ $text }”, kam vajag savu rindiņu.
turn-number = nākamais ir { NUMBER($expected, useGrouping: 0) }. gājiens, nevis { $text }.
turn-unfinished = gājiens nav pabeigts: vēl jānotiek posmam „{ $step }”.

## Dice

seed-form = „{ $text }” nav sākumvērtība: vajag no 1 līdz { $longest } drukājamām ASCII rakstzīmēm bez atstarpēm.
commitment-form = „{ $text }” nav SHA-256 jaucējkods: vajag 64 heksadecimālus ciparus ar mazajiem burtiem.
commitments-missing = { $people ->
    [zero] Pie galda uzreiz sēžas { $people } cilvēku, un katrs apsola vienu sākumvērtību; iesniegto solījumu skaits: { $commitments }.
    [one] Pie galda uzreiz sēžas { $people } cilvēks un apsola vienu sākumvērtību; iesniegto solījumu skaits: { $commitments }.
   *[other] Pie galda uzreiz sēžas { $people } cilvēki, un katrs apsola vienu sākumvērtību; iesniegto solījumu skaits: { $commitments }.
}
seeds-awaited = Spēle vēl nevar sākties: nav saņemtas visu vietu sākumvērtības.
seeds-sealed = Sākumvērtības vairs nevar mainīt: spēle tūlīt sāksies.
seed-hash = vietas { $seat } sākumvērtība nav tā, kas tika apsolīta: tās jaucējkods ir { $expected }, nevis { $text }.
dice-tags = trūkst birkas { $tag }, un bez tās kauliņu nevar pārbaudīt.
dice-tag-form = birkā { $tag } nevar būt „{ $text }”.
dice-seat = { $tag }: spēlē vietu skaits ir tikai { $seats }.
dice-hash = servera sākumvērtība nav tā, kas tika apsolīta: tās jaucējkods ir { $expected }, nevis { $text }.
dice-chance = { $number }. nejaušais iznākums ir { $action }; pēc sākumvērtībām tam jābūt { $expected }.

## Names

name-characters = vārdā nevar būt rakstzīme { $text }.
name-length = vārdā ir no 1 līdz { $longest } rakstzīmēm, nevis { $length }.

## At a table

behind = Spēle ir gājusi tālāk (notikums { $number }); pirms lēmuma paskaties vēlreiz.
bot-not-ready = Bots vēl gatavojas; pēc brīža mēģini vēlreiz.
chance-decides = { $action }: te izlemj nejaušība.
clock-form = „{ $kind }” nav pulkstenis, ar ko var spēlēt.
code-wrong = Šī saite vietu pie galda neatver vai vairs neatver.
device-link-wrong = Šī saite ierīci nepievieno vai vairs nav derīga. Izveido jaunu otrā ierīcē.
device-unknown = Šī nav tava ierīce, vai arī izrakstīšanās tajā jau notikusi.
command-unknown = „{ $kind }” pie galda izdarīt nevar.
hint-none = Bots neatbildēja; pēc brīža mēģini vēlreiz.
hint-people = Kur spēlē citi cilvēki, padomu nav.
log-long = Pie šī galda notikumu ir jau vairāk par { $most }; to var tikai izspēlēt līdz galam.
names-missing = { $people ->
    [zero] Pie galda uzreiz sēžas { $people } cilvēku, un katram vajag vārdu; norādīto vārdu skaits: { $names }.
    [one] Pie galda uzreiz sēžas { $people } cilvēks, un tam vajag vārdu; norādīto vārdu skaits: { $names }.
   *[other] Pie galda uzreiz sēžas { $people } cilvēki, un katram vajag vārdu; norādīto vārdu skaits: { $names }.
}
not-host = To var tikai tas, kurš izveidoja šo galdu.
not-seated = To var tikai tas, kuram ir vieta pie šī galda.
not-your-seat = Vieta { $seat } nav tava.
not-your-turn = Tagad ir vietas { $seat } gājiens, un tā nav tava.
record-none = Šī spēle vēl nav sākusies; pieraksta vēl nav.
rematch-exists = Nākamā spēle jau ir izveidota: galds { $table }.
rules-twice = Norādi vai nu izdevumu, vai noteikumus, nevis abus.
seat-free = Vietā { $seat } neviens nesēž.
seat-kind = „{ $text }” apsēsties nevar; vieta var būt cilvēkam, botam vai brīva.
seat-missing = Vietas „{ $seat }” šeit nav.
seat-not-lent = Neviens bots tevi neaizstāj.
seat-not-persons = Vietā { $seat } tagad nespēlē cilvēks.
seat-present = Vietas { $seat } spēlētājs ir klāt vai vēl nav bijis prom pietiekami ilgi.
seat-taken = { $seat ->
    [0] Visas vietas ir aizņemtas.
   *[other] Vieta { $seat } ir aizņemta.
}
seats-open = Dažas vietas vēl ir brīvas.
stand-in-weak = Bots „{ $name }” nevar aizstāt spēlētāju. Var šādi: { $names }.
table-busy = Šo galdu vienlaikus grib mainīt pārāk daudzi; mēģini vēlreiz.
table-damaged = Galda „{ $table }” notikumu žurnāls ir bojāts, tāpēc pie tā nevar spēlēt. Visi pārējie galdi ir kārtībā.
table-unknown = Galda „{ $table }” nav.
time-left = Laiks vēl nav beidzies.
timeout-kind = „{ $text }” nevar notikt, kad beidzas laiks.
wrong-phase = { $phase ->
    [gathering] Spēle vēl nav sākusies.
    [playing] Spēle jau ir sākusies.
    [over] Spēle ir beigusies.
   *[cancelled] Galds ir atcelts.
}

## At the server's doors

bots-alone = { $most ->
    [0] Šajā serverī boti nevar spēlēt vieni paši.
    [1] No tava tīkla jau notiek spēle, kurā spēlē tikai boti. Pagaidi, līdz tā beigsies.
    [zero] No tava tīkla jau notiek { $most } spēļu, kurās spēlē tikai boti. Pagaidi, līdz kāda beigsies.
    [one] No tava tīkla jau notiek { $most } spēle, kurā spēlē tikai boti. Pagaidi, līdz kāda beigsies.
   *[other] No tava tīkla jau notiek { $most } spēles, kurās spēlē tikai boti. Pagaidi, līdz kāda beigsies.
}
host-refused = Ar vārdu „{ $host }” šis serveris neatbild. Servera administrators var atļaut šo vārdu ar opciju { $option }.
method-unknown = Tas šeit nav iespējams.
origin-refused = Lapa no citurienes to nedrīkst.
page-unbuilt = Lapa šajā serverī nav uzbūvēta: to izdara „python hatch_build.py build” pirmkoda mapē.
page-unknown = Šeit nekā nav.
request-big = Tas ir pārāk daudz vienā reizē.
request-invalid = Pieprasījums nav tāds, kā apraksta protokols ({ $where }: { $what }).
request-slow = Pieprasījums pienāca pārāk lēni.
server-failed = Šeit kaut kas nogāja greizi. Tas ir pierakstīts, un nekas no apstiprinātā nav zudis.
server-full = Serveris vairāk savienojumu nevar pieņemt; mēģini vēlreiz pēc brīža.
square-unknown = „{ $text }” nav lauciņš.
token-missing = Šai ierīcei nav piekļuves pilnvaras, vai arī tajā notikusi izrakstīšanās: jaunu pilnvaru dod POST /api/device.
too-many-tables = Vienā lapā var vērot ne vairāk par { $most } galdiem.
server-troubled = Serveris pašlaik neko nevar saglabāt ({ $trouble }). Nekas nav zudis; mēģini vēlreiz pēc brīža.
too-often = Tas bija pārāk bieži; mazliet pagaidi.

### Latvian: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }” nav darbība.
depth-negative = Darbību skaits nevar būt negatīvs: { $depth }.
draw-none-left = { $action }: vietas { $seat } kaudzītē šīs krāsas paklāju vairs nav.
game-over = { $action }: spēle ir beigusies.
lay-covers-rug = { $action } vienā reizē nosegtu veselu paklāju, un tas nav atļauts.
lay-must = Tu vari izklāt paklāju, tātad tas ir jāizklāj.
lay-not-beside = { $action }: vismaz vienai paklāja pusei jābūt kopīgai malai ar Assama lauciņu.
lay-on-assam = { $action }: uz Assama lauciņa paklāju klāt nevar.
lay-one-colour = { $action } nosegtu divus vienas krāsas lauciņus, un šie noteikumi to neatļauj.
not-this-step = { $action } tagad nevar izpildīt. { $step ->
    [turn] Tagad jāpagriež Assams: N (ziemeļi), E (austrumi), S (dienvidi) vai W (rietumi).
    [steer] Tagad jāpagriež Assams: N (ziemeļi), E (austrumi), S (dienvidi) vai W (rietumi).
    [roll] Tagad jāmet kauliņš: no 1 līdz 4.
    [draw] Tagad jāatklāj nākamais kaudzītes paklājs, piemēram, *r.
   *[lay] Tagad jāizklāj paklājs, piemēram, d4d5.
}
roll-unknown = „{ $action }” nav metiens; kauliņš rāda no 1 līdz 4.
seat-out = { $action }: vieta { $seat } jau ir ārpus spēles.
seat-unknown = { $action }: vietas { $seat } šajā spēlē nav.
steer-must-turn = { $action }: Assams jau skatās uz { $facing ->
    [N] ziemeļiem
    [E] austrumiem
    [S] dienvidiem
   *[W] rietumiem
}. Pagriez viņu par 90° pa kreisi vai pa labi.
turn-half-round = { $action }: Assams skatās uz { $facing ->
    [N] ziemeļiem
    [E] austrumiem
    [S] dienvidiem
   *[W] rietumiem
} un nevar apgriezties atpakaļ. Izvēlies citu virzienu.

## What cannot be set up

bot-unknown = Bota ar nosaukumu „{ $name }” nav. Ir šādi: { $names }.
edition-unknown = Izdevuma ar nosaukumu „{ $name }” nav. Visus var redzēt ar „marrakech editions”.
facing-unknown = „{ $facing }” nav virziens; lieto N (ziemeļi), E (austrumi), S (dienvidi) vai W (rietumi).
option-clash = { $first } un { $second } nevar apvienot.
option-unknown = Opcijas ar nosaukumu „{ $option }” nav. Ir šādas: { $options }.
option-value = Opcija { $option } nevar būt „{ $value }”. Iespējamās vērtības: { $values }.
players-number = Marrakech ir 2–4 spēlētājiem, nevis { $players }.

## What is wrong with a position

assam-form = „{ $text }” nav lauciņš ar virzienu, piemēram, d4S.
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
draw-one-way = vietai { $seat } nav ko atklāt: tās nākamais paklājs jau ir zināms.
half-alone = „{ $half }” uz { $square } norāda uz otru pusi, kas nenorāda atpakaļ.
mover-no-rugs = posms ir „{ $step }”, bet vietai { $seat } vairs nav paklāju.
mover-out = posms ir „{ $step }”, bet vieta { $seat } ir ārpus spēles.
number-form = „{ $text }” nav vesels skaitlis.
number-range = { $text } ir par daudz; lielākais skaitlis ir { $highest }.
option-default = „{ $text }” ir noklusējums; to neraksti.
option-form = „{ $text }” nav opcija ar vērtību, piemēram, area=owner.
option-order = opcija „{ $option }” nav savā vietā; sakārto opcijas un raksti katru tikai vienreiz.
out-everyone = vismaz vienam spēlētājam vēl jābūt spēlē.
out-order = izkritušos numurē x1, x2 … izkrišanas secībā; atrasts { $found }.
position-fields = pozīcijai ir seši lauki ar vienu atstarpi starp tiem; atrasts { $found }.
position-long = pozīcija nevar būt garāka par { $longest } rakstzīmēm.
seat-colours = vieta { $seat } spēlē ar „{ $colours }”; atrasts „{ $text }”.
seat-form = vieta { $seat } jāraksta kā 30:r12, nevis „{ $text }”.
seat-number = „{ $text }” nav neviena no vietām (to skaits ir { $seats }).
seats-number = pozīcijā ir no 2 līdz 4 vietām, nevis { $found }.
should-be-over = vairs nav neviena, kas spēlētu tālāk, tāpēc posmam jābūt „over”, nevis „{ $step }”.
step-ruleset = posma „{ $step }” šajos noteikumos nav.
step-unknown = „{ $text }” nav posms. Ir šādi: { $steps }.
top-colour = vietas { $seat } kaudzītes virsējam paklājam jābūt vienam no „{ $colours }”, nevis „{ $text }”.
top-early = vietas { $seat } kaudzītē vēl nekas nav atklāts, tāpēc virsējo paklāju vēl nevar rādīt.
top-missing = vietas { $seat } kaudzītei jārāda virsējais paklājs, piemēram, *r.
top-none-left = vietas { $seat } kaudzītes virsējais paklājs nevar būt „{ $colour }”: tādu vairs nav.
top-one-colour = vietas { $seat } kaudzītē ir tikai viena krāsa; virsējo paklāju neraksti.

## What is wrong with a record

comment-brace = komentārā nevar būt aizverošās figūriekavas: „{ $text }”.
comment-open = šis komentārs nav aizvērts tajā pašā rindiņā.
comment-place = komentārs „{ $text }” ir vietā, kur komentāra nevar būt, vai nepareizā secībā.
comment-result = komentāra nevar būt ne blakus rezultātam, ne virs tā, ne pēc tā; raksti to starp gājieniem.
not-canonical = šī nav standarta forma. Jābūt: { $expected }
record-character = rakstzīmes „{ $text }” pierakstā nevar būt.
record-cut-off = pēdējā rindiņa nav pilna; šķiet, pieraksts ir aprauts.
record-edition = izdevumam „{ $name }” ir citi noteikumi nekā pozīcijai birkā Start.
record-empty = šeit nekā nav.
record-long = pieraksts nevar būt garāks par { $longest } rakstzīmēm.
record-no-result = pieraksts beidzas bez rezultāta. Beigās jābūt tukšai rindiņai un tad „*” vai punktiem.
record-players = pierakstam vajag birku Start vai divus līdz četrus spēlētājus pēc kārtas (Seat1, Seat2 …).
record-seat = { $tag }: spēlē vietu skaits ir tikai { $seats }.
record-start = birkas neatbilst šīs spēles sākumam.
record-sections = pēc šīs tukšās rindiņas var būt tikai rezultāts.
result-wrong = rezultātam jābūt { $expected }, nevis „{ $text }”.
tag-form = šī nav tāda birka kā [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }” neder par birkas nosaukumu.
tag-reserved = birka { $tag } tiek uzrakstīta automātiski, pamatojoties uz sākumu, vārdiem un izdevumu; to neraksti.
tag-twice = birka { $tag } te ir jau otro reizi.
turn-empty = gājienā nav darbības.
turn-form = gājiens sākas ar savu numuru, kā „1.”; atrasts „{ $text }”.
turn-line = gājiens beidzas pirms „{ $text }”, kam jābūt jaunā rindiņā.
turn-number = nākamajam jābūt { NUMBER($expected, useGrouping: 0) }. gājienam, nevis { $text }.
turn-unfinished = gājiens nav pabeigts: trūkst posma „{ $step }”.

## Dice

seed-form = „{ $text }” nav derīga sākumvērtība; lieto no 1 līdz { $longest } drukājamām ASCII rakstzīmēm bez atstarpēm.
commitment-form = „{ $text }” nav SHA-256 jaucējkods; lieto 64 heksadecimālus ciparus ar mazajiem burtiem.
commitments-missing = { $people ->
    [zero] Sākumā pie galda sēž { $people } cilvēku, un katram vajag sākumvērtības jaucējkodu; iesniegto jaucējkodu skaits: { $commitments }.
    [one] Sākumā pie galda sēž { $people } cilvēks, un tam vajag sākumvērtības jaucējkodu; iesniegto jaucējkodu skaits: { $commitments }.
   *[other] Sākumā pie galda sēž { $people } cilvēki, un katram vajag sākumvērtības jaucējkodu; iesniegto jaucējkodu skaits: { $commitments }.
}
seeds-awaited = Spēle vēl nevar sākties: dažu sākumvērtību vēl trūkst.
seeds-sealed = Spēle tūlīt sāksies, tāpēc sākumvērtības vairs nevar mainīt.
seed-hash = vietas { $seat } sākumvērtība neatbilst publicētajam jaucējkodam: tās jaucējkods ir { $expected }, nevis { $text }.
dice-tags = trūkst birkas { $tag }, un bez tās kauliņu nevar pārbaudīt.
dice-tag-form = birkā { $tag } nevar būt „{ $text }”.
dice-seat = { $tag }: spēlē vietu skaits ir tikai { $seats }.
dice-hash = servera sākumvērtība neatbilst publicētajam jaucējkodam: tās jaucējkods ir { $expected }, nevis { $text }.
dice-chance = { $number }. metiens vai atklātais paklājs ir { $action }, bet pēc sākumvērtībām tam jābūt { $expected }.

## Names

name-characters = vārdā nevar būt rakstzīmes { $text }.
name-length = vārdā jābūt no 1 līdz { $longest } rakstzīmēm, nevis { $length }.

## At a table

behind = Spēle ir gājusi tālāk. Pirms lēmuma paskaties vēlreiz.
bot-not-ready = Bots vēl gatavojas; pēc brīža mēģini vēlreiz.
chance-decides = { $action }: te izlemj nejaušība.
clock-form = „{ $kind }” nav derīgs pulkstenis.
code-wrong = Šī saite vietu pie galda neatver vai vairs neatver. Palūdz jaunu.
device-link-wrong = Ar šo saiti ierīci pievienot nevar vai vairs nevar. Izveido jaunu otrā ierīcē.
device-unknown = Šī nav tava ierīce, vai arī izrakstīšanās tajā jau notikusi.
command-unknown = „{ $kind }” nav galda komanda.
hint-none = Bots neatbildēja; pēc brīža mēģini vēlreiz.
hint-people = Spēlējot ar citiem cilvēkiem, padomu nav.
log-long = Šis galds ir sasniedzis notikumu robežu ({ $most }). Spēli var tikai izspēlēt līdz galam.
names-missing = { $people ->
    [zero] Sākumā pie galda sēž { $people } cilvēku, un katram vajag vārdu; norādīto vārdu skaits: { $names }.
    [one] Sākumā pie galda sēž { $people } cilvēks, un tam vajag vārdu; norādīto vārdu skaits: { $names }.
   *[other] Sākumā pie galda sēž { $people } cilvēki, un katram vajag vārdu; norādīto vārdu skaits: { $names }.
}
not-host = To var tikai tas, kurš izveidoja šo galdu.
not-seated = To var tikai spēlētāji, kuriem ir vieta pie šī galda.
not-your-seat = Vieta { $seat } nav tava.
not-your-turn = Tagad nav tavs gājiens; gājiens ir vietai { $seat }.
record-none = Šī spēle vēl nav sākusies; pieraksta vēl nav.
rematch-exists = Nākamā spēle jau ir izveidota: galds { $table }.
rules-twice = Izvēlies vai nu izdevumu, vai savus noteikumus, nevis abus.
seat-free = Vietā { $seat } neviens nesēž.
seat-kind = „{ $text }” nav derīga vieta; vieta ir vai nu brīva, vai cilvēka, vai bota.
seat-missing = Vietas „{ $seat }” šeit nav.
seat-not-lent = Neviens bots tavā vietā nespēlē.
seat-not-persons = Vietā { $seat } tagad nespēlē cilvēks.
seat-present = Vietas { $seat } spēlētājs ir klāt vai vēl nav bijis prom pietiekami ilgi.
seat-taken = { $seat ->
    [0] Visas vietas ir aizņemtas.
   *[other] Vieta { $seat } ir aizņemta.
}
seats-open = Dažas vietas vēl ir brīvas.
stand-in-weak = Bots „{ $name }” nevar aizstāt spēlētāju. Var šādi: { $names }.
table-busy = Pie šī galda vienlaikus notiek pārāk daudz. Mēģini vēlreiz.
table-damaged = Galda „{ $table }” notikumu žurnāls ir bojāts, tāpēc pie tā nevar spēlēt. Citus galdus tas neskar.
table-unknown = Galda „{ $table }” nav.
time-left = Laiks vēl nav beidzies.
timeout-kind = „{ $text }” nav derīgs noteikums laika beigām.
wrong-phase = { $phase ->
    [gathering] Spēle vēl nav sākusies.
    [playing] Spēle jau ir sākusies.
    [over] Spēle ir beigusies.
   *[cancelled] Galds ir atcelts.
}

## Reactions at a table

reactions-fast = { $seconds ->
    [zero] Ne tik ātri! Nākamo reakciju varēsi sūtīt pēc { $seconds } sekundēm.
    [one] Ne tik ātri! Nākamo reakciju varēsi sūtīt pēc { $seconds } sekundes.
   *[other] Ne tik ātri! Nākamo reakciju varēsi sūtīt pēc { $seconds } sekundēm.
}
reactions-crowd = Pašlaik reaģē daudzi skatītāji. Pēc brīža mēģini vēlreiz.
reactions-used = { $who ->
    [spectators] Skatītāju reakcijas pie šī galda ir izlietotas (pavisam { $most }).
   *[player] Tavas reakcijas pie šī galda ir izlietotas (pavisam { $most }).
}

## Taking back

undo-none = Nav paklāja, ko paņemt atpakaļ: tas iespējams tikai tik ilgi, kamēr nav pagriezts Assams vai mests kauliņš.
undo-others = Citi spēlē līdzi savās ierīcēs, tāpēc neko nevar atsaukt.

## At the server

analysis-empty = Nav ko analizēt: pierakstā nav nevienas darbības.
analysis-full = Šajā serverī uz analīzi gaida daudz spēļu. Mēģini vēlreiz pēc dažām minūtēm.
analysis-many = Vairākas tavas analīzes vēl gaida. Pagaidi, līdz kāda būs pabeigta.
analysis-too-early = Spēli var analizēt, kad tā ir beigusies.
analysis-unknown = Šīs analīzes šeit vairs nav. Pieprasi to vēlreiz.
bots-alone = { $most ->
    [0] Šajā serverī spēles, kurās spēlē tikai boti, nav atļautas.
    [1] No tava tīkla jau notiek spēle, kurā spēlē tikai boti. Pagaidi, līdz tā beigsies.
    [zero] No tava tīkla jau notiek { $most } spēļu, kurās spēlē tikai boti. Pagaidi, līdz kāda beigsies.
    [one] No tava tīkla jau notiek { $most } spēle, kurā spēlē tikai boti. Pagaidi, līdz kāda beigsies.
   *[other] No tava tīkla jau notiek { $most } spēles, kurās spēlē tikai boti. Pagaidi, līdz kāda beigsies.
}
host-refused = Šis serveris neatsaucas uz nosaukumu „{ $host }”. Servera administrators var to atļaut ar opciju { $option }.
method-unknown = Tas šeit nav iespējams.
origin-refused = Citu vietņu lapas to šeit darīt nevar.
page-unbuilt = Spēles lapas šajā serverī nav uzbūvētas. Lai tās uzbūvētu, pirmkoda mapē palaid „python hatch_build.py build”.
page-unknown = Šajā adresē nekā nav.
request-big = Tas ir pārāk daudz, lai sūtītu vienā reizē.
request-invalid = Pieprasījums neatbilst protokolam ({ $where }: { $what }).
request-slow = Pieprasījums pienāca pārāk lēni.
rollout-none = Šeit nav ko salīdzināt: šajā brīdī nevienam nebija izvēles.
rollout-unknown = Šo spēļu šeit vairs nav. Pieprasi tās vēlreiz.
server-failed = Serverī kaut kas nogāja greizi, un problēma ir reģistrēta. Mēģini vēlreiz.
server-full = Serveris pašlaik ir pilns. Pēc kāda laika mēģini vēlreiz.
square-unknown = „{ $text }” nav lauciņš.
token-missing = Šai ierīcei nav piekļuves pilnvaras, vai arī tajā notikusi izrakstīšanās: jaunu pilnvaru dod POST /api/device.
too-many-tables = Vienā lapā var vērot ne vairāk par { $most } galdiem.
server-troubled = Serveris pašlaik nevar saglabāt gājienus. Mazliet pagaidi un mēģini vēlreiz.
too-often = Tas bija pārāk bieži. Mazliet pagaidi un mēģini vēlreiz.

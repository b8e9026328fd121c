### Estonian: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }“ ei ole tegevus.
depth-negative = { $depth } tegevuse pikkusi jadasid ei ole.
draw-none-left = { $action }: koha { $seat } virnas ei ole seda värvi vaipu enam.
game-over = { $action }: mäng on läbi.
lay-covers-rug = { $action } kataks korraga terve vaiba, mida tervenisti katta ei tohi.
lay-must = Vaipa saab asetada, seega ka peab.
lay-not-beside = { $action }: Assami ruuduga ei ole ühist külge.
lay-on-assam = { $action } jääks Assami alla.
lay-one-colour = { $action } kataks kaks sama värvi ruutu, mis on nende reeglitega keelatud.
not-this-step = { $action } ei sobi siia: { $step ->
    [turn] nüüd pööratakse Assamit (N, E, S või W).
    [steer] nüüd pööratakse Assamit (N, E, S või W).
    [roll] nüüd visatakse täringut (1–4).
    [draw] nüüd võetakse virnast järgmine vaip (nagu *r).
   *[lay] nüüd asetatakse vaip (nagu d4d5).
}
roll-unknown = „{ $action }“ ei ole vise; täring näitab 1–4.
seat-out = { $action }: koht { $seat } on juba mängust väljas.
seat-unknown = { $action }: kohal { $seat } ei istu keegi.
steer-must-turn = { $action }: Assamit peab pöörama veerandringi vasakule või paremale; ta vaatab juba suunas { $facing }.
turn-half-round = { $action }: Assam vaatab suunas { $facing } ega pöördu kunagi ümber.

## What cannot be set up

bot-unknown = Botti „{ $name }“ ei ole. Valida saab: { $names }.
edition-unknown = Väljaannet „{ $name }“ ei ole. „marrakech editions“ loetleb need kõik.
facing-unknown = „{ $facing }“ ei ole suund; kasuta N, E, S või W.
option-clash = { $first } ja { $second } ei sobi samasse mängu.
option-unknown = Valikut „{ $option }“ ei ole. Valikud on: { $options }.
option-value = Valikul { $option } ei ole väärtust „{ $value }“. Väärtused on: { $values }.
players-number = Marrakechi mängib 2–4 mängijat, mitte { $players }.

## What is wrong with a position

assam-form = „{ $text }“ ei ole ruut ja suund, nagu d4S.
board-character = „{ $text }“ ei kuulu mängulauale.
board-rank-length = real { $rank } on { $found ->
    [8] üle 7 ruudu.
    [one] ainult 1 ruut, mitte 7.
   *[other] ainult { $found } ruutu, mitte 7.
}
board-ranks = mängulaual on 7 rida, mille vahel on „/“, mitte { $found }.
board-run = real { $rank } on kaks tühjade ruutude arvu kõrvuti; kirjuta nende summa.
colour-unseated = ühelgi kohal ei ole siin värvi „{ $colour }“.
draw-one-way = kohal { $seat } ei ole midagi võtta: järgmiseks vaibaks on vaid üks võimalus.
half-alone = „{ $half }“ ruudul { $square } osutab poolele, mis ei osuta tagasi.
mover-no-rugs = koha { $seat } etapp oleks { $step }, aga sel kohal ei ole enam vaipu.
mover-out = koha { $seat } etapp oleks { $step }, aga see koht on mängust väljas.
number-form = „{ $text }“ ei ole täisarv.
number-range = { $text } on suurem kui suurim lubatud arv, { $highest }.
option-default = „{ $text }“ on vaikeväärtus ja seda ei kirjutata.
option-form = „{ $text }“ ei ole valik koos väärtusega, nagu area=owner.
option-order = valik „{ $option }“ on vales kohas; valikud on sorditud ja igaüks esineb üks kord.
out-everyone = keegi peab veel mängus olema.
out-order = väljalangenud nummerdatakse x1, x2 … väljalangemise järjekorras; leiti { $found }.
position-fields = positsioonis on kuus välja, mille vahel on üks tühik; leiti { $found }.
position-long = positsioon ei ole kunagi pikem kui { $longest } märki.
seat-colours = koht { $seat } mängib värvidega „{ $colours }“; leiti „{ $text }“.
seat-form = koht { $seat } kirjutatakse nagu 30:r12, mitte „{ $text }“.
seat-number = „{ $text }“ ei ole ükski { $seats } kohast.
seats-number = positsioonis on 2–4 kohta, mitte { $found }.
should-be-over = keegi ei saa enam jätkata, nii et etapp peab olema „over“, mitte „{ $step }“.
step-ruleset = etappi „{ $step }“ nendes reeglites ei ole.
step-unknown = „{ $text }“ ei ole etapp. Etapid on: { $steps }.
top-colour = koha { $seat } virna pealmine on üks värvidest „{ $colours }“, mitte „{ $text }“.
top-early = koha { $seat } virn ootab vaiba võtmist ja pealmist veel ei näidata.
top-missing = koha { $seat } virna pealmine peab näha olema, nagu *r.
top-none-left = koha { $seat } virna pealmine ei saa olla „{ $colour }“: ühtegi ei ole alles.
top-one-colour = koha { $seat } virn on üht värvi; pealmist ei kirjutata.

## What is wrong with a record

comment-brace = kommentaaris ei saa olla lõpetavat looksulgu: „{ $text }“.
comment-open = kommentaar algab, aga ei lõpe samal real.
comment-place = kommentaar „{ $text }“ on kohas, kus kommentaari olla ei saa, või vales järjekorras.
comment-result = tulemuse kõrval, kohal ega järel ei saa kommentaari olla; viimane koht selle jaoks on käikude seas.
not-canonical = nii seda ei kirjutata. Oodati: { $expected }
record-character = märki „{ $text }“ ei saa salvestises olla.
record-cut-off = viimane rida ei lõpe; salvestis näib olevat katkenud.
record-edition = väljaannet „{ $name }“ mängitakse teiste reeglitega kui sildi Start positsiooni.
record-empty = siin ei ole midagi.
record-long = salvestis ei ole kunagi pikem kui { $longest } märki.
record-no-result = salvestis lõpeb ilma tulemuseta. Oodati tühja rida ja siis „*“ või punkte.
record-players = salvestises ei ole silti Start ega 2–4 kohta järjekorras (Seat1, Seat2 …).
record-seat = { $tag }: mängus on ainult { $seats } kohta.
record-start = sildid ei kirjelda selle mängu algust.
record-sections = pärast seda tühja rida oodatakse ainult tulemust.
result-wrong = tulemus on { $expected }, mitte „{ $text }“.
tag-form = see ei ole silt nagu [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }“ ei sobi sildi nimeks.
tag-reserved = silt { $tag } kirjutatakse alguse, nimede ja väljaande järgi; seda ei saa lisaks anda.
tag-twice = silt { $tag } on siin teist korda.
turn-empty = käigus ei ole ühtegi tegevust.
turn-form = käik algab oma numbriga, nagu „1.“; leiti „{ $text }“.
turn-line = käik lõpeb enne teksti „{ $text }“, mis peab olema omaette real.
turn-number = järgmine on käik { NUMBER($expected, useGrouping: 0) }, mitte { $text }.
turn-unfinished = käik on pooleli: etapp „{ $step }“ on veel ees.

## Dice

seed-form = „{ $text }“ ei ole seeme: 1–{ $longest } trükitavat ASCII märki ilma tühikuteta.
commitment-form = „{ $text }“ ei ole SHA-256 räsi: 64 kuueteistkümnendsüsteemi numbrit, väiketähtedega.
commitments-missing = { $people ->
    [one] Üks inimene istub kohe lauda ja annab oma seemne räsi; räsisid on antud { $commitments }.
   *[other] { $people } inimest istub kohe lauda ja igaüks annab oma seemne räsi; räsisid on antud { $commitments }.
}
seeds-awaited = Mäng ei saa veel alata: kõigi kohtade seemned pole veel käes.
seeds-sealed = Seemned on lukus: mäng on kohe algamas ja neid enam muuta ei saa.
seed-hash = koha { $seat } seeme ei ole see, mis lubati: selle räsi on { $expected }, mitte { $text }.
dice-tags = silt { $tag } puudub ja ilma selleta ei saa täringut kontrollida.
dice-tag-form = sildis { $tag } ei saa olla „{ $text }“.
dice-seat = { $tag }: mängus on ainult { $seats } kohta.
dice-hash = serveri seeme ei ole see, mis lubati: selle räsi on { $expected }, mitte { $text }.
dice-chance = juhuslik tulemus number { $number } on { $action }; seemnetest tuleb { $expected }.

## Names

name-characters = nimes ei saa olla märki { $text }.
name-length = nimes on 1–{ $longest } märki, mitte { $length }.

## At a table

behind = Mäng on edasi läinud (sündmus { $number }); vaata uuesti, enne kui otsustad.
bot-not-ready = Bot alles valmistub; proovi hetke pärast uuesti.
chance-decides = { $action }: siin otsustab juhus.
clock-form = „{ $kind }“ ei ole kell, millega mängida saab.
code-wrong = See link ei ava kohta või ei ava enam.
device-link-wrong = See link ei lisa seadet või ei lisa enam. Loo teises seadmes uus.
device-unknown = See ei ole sinu seade või on see juba välja logitud.
command-unknown = „{ $kind }“ ei ole midagi, mida laua ääres teha saab.
hint-none = Bot ei vastanud; proovi hetke pärast uuesti.
hint-people = Kus mängivad ka teised inimesed, seal vihjeid ei anta.
log-long = Selles lauas on olnud üle { $most } sündmuse; seda saab nüüd ainult lõpuni mängida.
names-missing = { $people ->
    [one] Üks inimene istub kohe lauda ja vajab nime; nimesid on antud { $names }.
   *[other] { $people } inimest istub kohe lauda ja igaüks vajab nime; nimesid on antud { $names }.
}
not-host = Seda saab teha ainult laua looja.
not-seated = Seda saab teha ainult see, kes selles lauas istub.
not-your-seat = Koht { $seat } ei ole sinu.
not-your-turn = On koha { $seat } käik, aga see koht ei ole sinu.
record-none = See mäng pole alanud; salvestist veel ei ole.
rematch-exists = Järgmine mäng on juba loodud: laud { $table }.
rules-twice = Nimeta kas väljaanne või reeglid, mitte mõlemad.
seat-free = Kohal { $seat } ei istu keegi.
seat-kind = „{ $text }“ ei saa lauda istuda; koht on inimesele, vaba või botile.
seat-missing = Kohta „{ $seat }“ siin ei ole.
seat-not-lent = Ükski bot ei mängi sinu eest.
seat-not-persons = Kohal { $seat } ei mängi praegu inimene.
seat-present = Koha { $seat } mängija on siin või pole piisavalt kaua eemal olnud.
seat-taken = { $seat ->
    [0] Kõik kohad on võetud.
   *[other] Koht { $seat } on võetud.
}
seats-open = Mõned kohad on veel vabad.
stand-in-weak = Bot „{ $name }“ ei saa mängijat asendada. Need saavad: { $names }.
table-busy = Liiga paljud tahavad seda lauda korraga muuta; proovi uuesti.
table-damaged = Laua „{ $table }“ sündmused on rikutud, nii et seal ei saa keegi mängida. Kõik teised lauad on korras.
table-unknown = Lauda „{ $table }“ ei ole.
time-left = Aega on veel.
timeout-kind = „{ $text }“ ei ole midagi, mida aja lõppemine võiks tähendada.
wrong-phase = { $phase ->
    [gathering] Mäng pole veel alanud.
    [playing] Mäng on juba alanud.
    [over] Mäng on läbi.
   *[cancelled] Laud on tühistatud.
}

## At the server's doors

bots-alone = { $most ->
    [0] Selles serveris ei saa botid omavahel mängida.
    [one] Sinu võrgust käib juba üks bottide omavaheline mäng. Oota, kuni see lõpeb.
   *[other] Sinu võrgust käib juba { $most } bottide omavahelist mängu. Oota, kuni mõni neist lõpeb.
}
host-refused = See server ei vasta nimele „{ $host }“. Serveri pidaja saab nime lubada võtmega { $option }.
method-unknown = Seda ei saa siin teha.
origin-refused = Mujalt tulnud leht ei tohi seda teha.
page-unbuilt = Lehte ei ole sellesse serverisse ehitatud: seda teeb „python hatch_build.py build“ lähtekoodi kaustas.
page-unknown = Siin ei ole midagi.
request-big = Seda on korraga liiga palju.
request-invalid = Päring ei vasta protokollile ({ $where }: { $what }).
request-slow = Päringu saabumine võttis liiga kaua aega.
server-failed = Siin läks midagi valesti. See on üles märgitud ja midagi kinnitatut ei ole kadunud.
server-full = Server ei saa praegu rohkem ühendusi vastu võtta; proovi mõne aja pärast uuesti.
square-unknown = „{ $text }“ ei ole ruut.
token-missing = Sellel seadmel ei ole tunnust (token) või on see välja logitud: uue annab POST /api/device.
too-many-tables = Ühel lehel saab jälgida kõige rohkem { $most } lauda.
server-troubled = Server ei saa praegu midagi salvestada ({ $trouble }). Midagi pole kadunud; proovi mõne aja pärast uuesti.
too-often = Liiga sageli; oota veidi.

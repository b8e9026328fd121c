### Estonian: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }“ ei ole tegevus.
depth-negative = Tegevuste arv ei saa olla negatiivne: { $depth }.
draw-none-left = { $action }: koha { $seat } virnas ei ole seda värvi vaipu enam.
game-over = { $action }: mäng on läbi.
lay-covers-rug = { $action } kataks korraga terve vaiba, mis ei ole lubatud.
lay-must = Saad vaiba asetada, seega pead seda tegema.
lay-not-beside = { $action }: vähemalt ühel vaiba poolel peab olema Assami ruuduga ühine külg.
lay-on-assam = { $action }: Assami ruudule ei saa vaipa asetada.
lay-one-colour = { $action } kataks kaks sama värvi ruutu, mida need reeglid ei luba.
not-this-step = { $action } praegu ei sobi. { $step ->
    [turn] Nüüd tuleb pöörata Assamit: N (põhi), E (ida), S (lõuna) või W (lääs).
    [steer] Nüüd tuleb pöörata Assamit: N (põhi), E (ida), S (lõuna) või W (lääs).
    [roll] Nüüd tuleb visata täringut: 1–4.
    [draw] Nüüd tuleb võtta virnast järgmine vaip, näiteks *r.
   *[lay] Nüüd tuleb asetada vaip, näiteks d4d5.
}
roll-unknown = „{ $action }“ ei ole vise; täring näitab 1–4.
seat-out = { $action }: koht { $seat } on juba mängust väljas.
seat-unknown = { $action }: kohta { $seat } selles mängus ei ole.
steer-must-turn = { $action }: Assam vaatab juba { $facing ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
}. Pööra teda veerandringi vasakule või paremale.
turn-half-round = { $action }: Assam vaatab { $facing ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
} ega saa ümber pöörduda. Vali teine suund.

## What cannot be set up

bot-unknown = Botti nimega „{ $name }“ ei ole. Valida saab: { $names }.
edition-unknown = Väljaannet nimega „{ $name }“ ei ole. Kõiki näed käsuga „marrakech editions“.
facing-unknown = „{ $facing }“ ei ole suund; kasuta N (põhi), E (ida), S (lõuna) või W (lääs).
option-clash = Valikuid { $first } ja { $second } ei saa ühendada.
option-unknown = Valikut nimega „{ $option }“ ei ole. Valikud on: { $options }.
option-value = Valiku { $option } väärtus ei saa olla „{ $value }“. Võimalikud väärtused: { $values }.
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
draw-one-way = kohal { $seat } ei ole midagi võtta: järgmine vaip on juba kindel.
half-alone = „{ $half }“ ruudul { $square } osutab poolele, mis ei osuta tagasi.
mover-no-rugs = etapp on „{ $step }“, aga kohal { $seat } ei ole enam vaipu.
mover-out = etapp on „{ $step }“, aga koht { $seat } on mängust väljas.
number-form = „{ $text }“ ei ole täisarv.
number-range = { $text } on liiga suur; suurim arv on { $highest }.
option-default = „{ $text }“ on vaikeväärtus; jäta see ära.
option-form = „{ $text }“ ei ole valik koos väärtusega, nagu area=owner.
option-order = valik „{ $option }“ on vales kohas; sordi valikud ja kirjuta igaüks ainult üks kord.
out-everyone = vähemalt üks mängija peab veel mängus olema.
out-order = väljalangenud nummerdatakse x1, x2 … väljalangemise järjekorras; leiti { $found }.
position-fields = positsioonis on kuus välja, mille vahel on üks tühik; leiti { $found }.
position-long = positsioon ei saa olla pikem kui { $longest } märki.
seat-colours = koht { $seat } mängib värvidega „{ $colours }“; leiti „{ $text }“.
seat-form = koht { $seat } kirjutatakse nagu 30:r12, mitte „{ $text }“.
seat-number = „{ $text }“ ei ole ükski { $seats } kohast.
seats-number = positsioonis on 2–4 kohta, mitte { $found }.
should-be-over = keegi ei saa enam jätkata, nii et etapp peab olema „over“, mitte „{ $step }“.
step-ruleset = etappi „{ $step }“ nendes reeglites ei ole.
step-unknown = „{ $text }“ ei ole etapp. Etapid on: { $steps }.
top-colour = koha { $seat } virna pealmine peab olema üks värvidest „{ $colours }“, mitte „{ $text }“.
top-early = koha { $seat } virn ootab veel vaiba võtmist, nii et pealmine ei saa veel näha olla.
top-missing = koha { $seat } virna pealmine peab näha olema, nagu *r.
top-none-left = koha { $seat } virna pealmine ei saa olla „{ $colour }“: ühtegi ei ole alles.
top-one-colour = koha { $seat } virn on ainult üht värvi; jäta pealmine ära.

## What is wrong with a record

comment-brace = kommentaaris ei saa olla lõpetavat looksulgu: „{ $text }“.
comment-open = see kommentaar ei lõpe samal real.
comment-place = kommentaar „{ $text }“ on kohas, kus kommentaari olla ei saa, või vales järjekorras.
comment-result = kommentaar ei saa olla tulemuse kõrval, kohal ega järel; pane see käikude sekka.
not-canonical = see ei ole standardkuju. Oodati: { $expected }
record-character = märki „{ $text }“ ei saa salvestises olla.
record-cut-off = viimane rida on poolik; salvestis näib olevat katkenud.
record-edition = väljaande „{ $name }“ reeglid erinevad sildi Start positsiooni reeglitest.
record-empty = siin ei ole midagi.
record-long = salvestis ei saa olla pikem kui { $longest } märki.
record-no-result = salvestis lõpeb ilma tulemuseta. Lõpus peab olema tühi rida ja siis „*“ või punktid.
record-players = salvestises peab olema silt Start või kaks kuni neli mängijat järjekorras (Seat1, Seat2 …).
record-seat = { $tag }: mängus on ainult { $seats } kohta.
record-start = sildid ei vasta selle mängu algusele.
record-sections = pärast seda tühja rida saab tulla ainult tulemus.
result-wrong = tulemus peaks olema { $expected }, mitte „{ $text }“.
tag-form = see ei ole silt nagu [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }“ ei sobi sildi nimeks.
tag-reserved = silt { $tag } kirjutatakse automaatselt alguse, nimede ja väljaande järgi; jäta see ära.
tag-twice = silt { $tag } on siin teist korda.
turn-empty = käigus ei ole ühtegi tegevust.
turn-form = käik algab oma numbriga, nagu „1.“; leiti „{ $text }“.
turn-line = käik lõpeb enne teksti „{ $text }“, mis peab olema uuel real.
turn-number = järgmine peaks olema käik { NUMBER($expected, useGrouping: 0) }, mitte { $text }.
turn-unfinished = käik on pooleli: etapp „{ $step }“ puudub.

## Dice

seed-form = „{ $text }“ ei sobi seemneks; kasuta 1–{ $longest } trükitavat ASCII-märki ilma tühikuteta.
commitment-form = „{ $text }“ ei ole SHA-256 räsi; kasuta 64 kuueteistkümnendsüsteemi numbrit väiketähtedega.
commitments-missing = { $people ->
    [one] Üks inimene istub algusest peale lauas ja vajab oma seemne räsi; räsisid on antud { $commitments }.
   *[other] { $people } inimest istub algusest peale lauas ja igaüks vajab oma seemne räsi; räsisid on antud { $commitments }.
}
seeds-awaited = Mäng ei saa veel alata: mõned seemned on veel puudu.
seeds-sealed = Mäng on kohe algamas, nii et seemneid enam muuta ei saa.
seed-hash = koha { $seat } seeme ei vasta avaldatud räsile: seemne räsi on { $expected }, mitte { $text }.
dice-tags = silt { $tag } puudub ja ilma selleta ei saa täringut kontrollida.
dice-tag-form = sildis { $tag } ei saa olla „{ $text }“.
dice-seat = { $tag }: mängus on ainult { $seats } kohta.
dice-hash = serveri seeme ei vasta avaldatud räsile: seemne räsi on { $expected }, mitte { $text }.
dice-chance = vise või vaibavõtt number { $number } on { $action }, aga seemnetest tuleb { $expected }.

## Names

name-characters = nimes ei saa olla märki { $text }.
name-length = nimes peab olema 1–{ $longest } märki, mitte { $length }.

## At a table

behind = Mäng on edasi läinud. Vaata uuesti, enne kui otsustad.
bot-not-ready = Bot alles valmistub; proovi hetke pärast uuesti.
chance-decides = { $action }: siin otsustab juhus.
clock-form = „{ $kind }“ ei sobi kellaks.
code-wrong = See link ei ava kohta või ei ava enam. Küsi uus link.
device-link-wrong = Selle lingiga ei saa seadet lisada või ei saa enam. Loo teises seadmes uus.
device-unknown = See ei ole sinu seade või on see juba välja logitud.
command-unknown = „{ $kind }“ ei ole laua käsk.
hint-none = Bot ei vastanud; proovi hetke pärast uuesti.
hint-people = Kui mängid teiste inimestega, siis vihjeid ei anta.
log-long = See laud on jõudnud oma { $most } sündmuse piirini. Mängu saab ainult lõpuni mängida.
names-missing = { $people ->
    [one] Üks inimene istub algusest peale lauas ja vajab nime; nimesid on antud { $names }.
   *[other] { $people } inimest istub algusest peale lauas ja igaüks vajab nime; nimesid on antud { $names }.
}
not-host = Seda saab teha ainult laua looja.
not-seated = Seda saavad teha ainult mängijad, kes selles lauas istuvad.
not-your-seat = Koht { $seat } ei ole sinu.
not-your-turn = Praegu ei ole sinu käik, vaid koha { $seat } käik.
record-none = See mäng pole alanud; salvestist veel ei ole.
rematch-exists = Järgmine mäng on juba loodud: laud { $table }.
rules-twice = Vali kas väljaanne või oma reeglid, mitte mõlemad.
seat-free = Kohal { $seat } ei istu keegi.
seat-kind = „{ $text }“ ei sobi kohaks; koht on kas vaba, inimese oma või boti oma.
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
table-busy = Selles lauas toimub korraga liiga palju. Proovi uuesti.
table-damaged = Laua „{ $table }“ sündmused on rikutud, nii et seal ei saa keegi mängida. Teisi laudu see ei puuduta.
table-unknown = Lauda „{ $table }“ ei ole.
time-left = Aega on veel.
timeout-kind = „{ $text }“ ei ole sobiv reegel aja lõppemise kohta.
wrong-phase = { $phase ->
    [gathering] Mäng pole veel alanud.
    [playing] Mäng on juba alanud.
    [over] Mäng on läbi.
   *[cancelled] Laud on tühistatud.
}

## Reactions at a table

reactions-fast = { $seconds ->
    [one] Mitte nii kiiresti! Järgmise reaktsiooni saad saata { $seconds } sekundi pärast.
   *[other] Mitte nii kiiresti! Järgmise reaktsiooni saad saata { $seconds } sekundi pärast.
}
reactions-crowd = Praegu reageerivad paljud pealtvaatajad. Proovi hetke pärast uuesti.
reactions-used = { $who ->
    [spectators] Pealtvaatajad on selles lauas kõik oma { $most } reaktsiooni ära kasutanud.
   *[player] Oled selles lauas kõik oma { $most } reaktsiooni ära kasutanud.
}

## Taking back

undo-none = Vaipa ei saa tagasi võtta: see on võimalik ainult seni, kuni Assamit ei ole pööratud ega täringut visatud.
undo-others = Teised mängivad kaasa oma seadmetes, nii et midagi ei saa tagasi võtta.

## At the server

analysis-empty = Analüüsida pole midagi: ühtki tegevust ei ole salvestatud.
analysis-full = Selles serveris ootab analüüsi palju mänge. Proovi mõne minuti pärast uuesti.
analysis-many = Mitu sinu analüüsi ootab veel järjekorras. Oota, kuni mõni neist valmis saab.
analysis-too-early = Mängu saab analüüsida siis, kui see on läbi.
analysis-unknown = Seda analüüsi ei ole enam siin. Küsi seda uuesti.
bots-alone = { $most ->
    [0] See server ei luba ainult bottidega mänge.
    [one] Sinu võrgust käib juba üks ainult bottidega mäng. Oota, kuni see lõpeb.
   *[other] Sinu võrgust käib juba { $most } ainult bottidega mängu. Oota, kuni mõni neist lõpeb.
}
host-refused = See server ei vasta nimele „{ $host }“. Serveri pidaja saab nime lubada võtmega { $option }.
method-unknown = Seda ei saa siin teha.
origin-refused = Teiste saitide lehed ei saa seda siin teha.
page-unbuilt = Mängu lehti ei ole sellesse serverisse ehitatud. Selleks käivita lähtekoodi kaustas „python hatch_build.py build“.
page-unknown = Sellel aadressil ei ole midagi.
request-big = Seda on korraga saatmiseks liiga palju.
request-invalid = Päring ei vasta protokollile ({ $where }: { $what }).
request-slow = Päringu saabumine võttis liiga kaua aega.
rollout-none = Siin ei ole midagi võrrelda: sellel hetkel ei olnud kellelgi valikut.
rollout-unknown = Neid mänge ei ole enam siin. Küsi neid uuesti.
server-failed = Serveris läks midagi valesti ja probleem on logitud. Proovi uuesti.
server-full = Server on praegu täis. Proovi mõne aja pärast uuesti.
square-unknown = „{ $text }“ ei ole ruut.
token-missing = Sellel seadmel ei ole tunnust (token) või on see välja logitud. Uue annab POST /api/device.
too-many-tables = Ühel lehel saab jälgida kõige rohkem { $most } lauda.
server-troubled = Server ei saa praegu käike salvestada. Oota hetk ja proovi uuesti.
too-often = Liiga sageli. Oota hetk ja proovi uuesti.

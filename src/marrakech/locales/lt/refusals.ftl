### Lithuanian: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }“ nėra veiksmas.
depth-negative = Sekų, kurių ilgis { $depth }, nėra.
draw-none-left = { $action }: vietos { $seat } krūvelėje tos spalvos kilimų nebėra.
game-over = { $action }: partija baigta.
lay-covers-rug = { $action } iš karto uždengtų visą kilimą, kurio taip uždengti negalima.
lay-must = Kilimą galima patiesti, vadinasi, ir reikia.
lay-not-beside = { $action } nesiliečia su Asamo laukelio kraštine.
lay-on-assam = { $action } atsidurtų po Asamu.
lay-one-colour = { $action } gulėtų ant dviejų tos pačios spalvos laukelių, o šios taisyklės tai draudžia.
not-this-step = { $action } čia netinka: { $step ->
    [turn] reikia pasukti Asamą (N, E, S arba W).
    [steer] reikia pasukti Asamą (N, E, S arba W).
    [roll] reikia mesti kauliuką (nuo 1 iki 4).
    [draw] reikia atversti kitą krūvelės kilimą (pavyzdžiui, *r).
   *[lay] reikia patiesti kilimą (pavyzdžiui, d4d5).
}
roll-unknown = „{ $action }“ nėra metimas; kauliukas rodo nuo 1 iki 4.
seat-out = { $action }: vietos { $seat } žaidėjas jau iškrito.
seat-unknown = { $action }: vietoje { $seat } niekas nesėdi.
steer-must-turn = { $action }: Asamą reikia pasukti 90° į kairę arba į dešinę; jis jau žiūri į { $facing }.
turn-half-round = { $action }: Asamas žiūri į { $facing } ir niekada neapsisuka atgal.

## What cannot be set up

bot-unknown = Boto „{ $name }“ nėra. Yra šie: { $names }.
edition-unknown = Leidimo „{ $name }“ nėra. Visus parodo „marrakech editions“.
facing-unknown = „{ $facing }“ nėra kryptis; naudok N, E, S arba W.
option-clash = { $first } ir { $second } negalima žaisti kartu.
option-unknown = Parinkties „{ $option }“ nėra. Yra šios: { $options }.
option-value = Parinktis { $option } neturi reikšmės „{ $value }“. Yra šios: { $values }.
players-number = Marrakech skirtas 2–4 žaidėjams, o ne { $players }.

## What is wrong with a position

assam-form = „{ $text }“ nėra laukelis ir kryptis, kaip d4S.
board-character = ženklui „{ $text }“ lentoje nėra vietos.
board-rank-length = { $rank } eilėje yra { $found ->
    [8] daugiau nei 7 laukeliai.
    [one] tik { $found } laukelis, o ne 7.
    [few] tik { $found } laukeliai, o ne 7.
   *[other] tik { $found } laukelių, o ne 7.
}
board-ranks = lentoje yra 7 eilės su „/“ tarp jų, o ne { $found }.
board-run = { $rank } eilėje greta stovi du tuščių laukelių skaičiai; rašyk jų sumą.
colour-unseated = čia nė viena vieta neturi spalvos „{ $colour }“.
draw-one-way = vieta { $seat } neturi ko atversti: kitas jos kilimas gali būti tik vienas.
half-alone = „{ $half }“ ant { $square } rodo į kitą pusę, kuri nerodo atgal.
mover-no-rugs = vieta { $seat } turi atlikti „{ $step }“, bet nebeturi kilimų.
mover-out = vieta { $seat } turi atlikti „{ $step }“, bet iškrito.
number-form = „{ $text }“ nėra sveikasis skaičius.
number-range = { $text } yra daugiau už didžiausią skaičių { $highest }.
option-default = „{ $text }“ yra numatytoji reikšmė, ir ji nerašoma.
option-form = „{ $text }“ nėra parinktis su reikšme, kaip area=owner.
option-order = parinktis „{ $option }“ ne savo vietoje; jos surikiuotos, ir kiekviena rašoma kartą.
out-everyone = kas nors dar turi žaisti.
out-order = iškritusieji numeruojami x1, x2 … iškritimo tvarka; rasta { $found }.
position-fields = poziciją sudaro šeši laukai su vienu tarpu tarp jų; rasta { $found }.
position-long = pozicijoje negali būti daugiau ženklų nei { $longest }.
seat-colours = vieta { $seat } žaidžia „{ $colours }“; rasta „{ $text }“.
seat-form = vieta { $seat } turi būti užrašyta kaip 30:r12, o ne „{ $text }“.
seat-number = „{ $text }“ nėra viena iš vietų (jų yra { $seats }).
seats-number = pozicijoje yra nuo 2 iki 4 vietų, o ne { $found }.
should-be-over = nebėra kam žaisti toliau, todėl etapas turi būti „over“, o ne „{ $step }“.
step-ruleset = etapo „{ $step }“ šiose taisyklėse nėra.
step-unknown = „{ $text }“ nėra etapas. Yra šie: { $steps }.
top-colour = viršutinis vietos { $seat } krūvelės kilimas yra vienas iš „{ $colours }“, o ne „{ $text }“.
top-early = vietos { $seat } krūvelėje dar nieko neatversta, ir viršutinis kilimas nerašomas.
top-missing = vietos { $seat } krūvelė turi rodyti viršutinį kilimą, pavyzdžiui, *r.
top-none-left = viršutinis vietos { $seat } krūvelės kilimas negali būti „{ $colour }“: tokių nebėra.
top-one-colour = vietos { $seat } krūvelė vienos spalvos; viršutinis kilimas nerašomas.

## What is wrong with a record

comment-brace = komentare negali būti uždaromojo riestinio skliausto: „{ $text }“.
comment-open = komentaras atvertas ir savo eilutėje neužvertas.
comment-place = komentaras „{ $text }“ yra ten, kur komentaro būti negali, arba ne iš eilės.
comment-result = komentaro negali būti nei šalia rezultato, nei virš jo, nei po jo; paskutinė vieta komentarui yra tarp ėjimų.
not-canonical = taip nerašoma. Turi būti: { $expected }
record-character = ženklo „{ $text }“ įraše būti negali.
record-cut-off = paskutinė eilutė nesibaigia; atrodo, kad įrašas nutrauktas.
record-edition = leidimo „{ $name }“ taisyklės kitokios nei pozicijos žymėje Start.
record-empty = čia nieko nėra.
record-long = įraše negali būti daugiau ženklų nei { $longest }.
record-no-result = įrašas baigiasi be rezultato. Turi būti tuščia eilutė ir po jos „*“ arba taškai.
record-players = įraše nėra nei Start, nei 2–4 vietų iš eilės (Seat1, Seat2 …).
record-seat = { $tag }: partijoje vietų yra tik { $seats }.
record-start = žymės neaprašo šios partijos pradžios.
record-sections = po šios tuščios eilutės gali būti tik rezultatas.
result-wrong = rezultatas yra { $expected }, o ne „{ $text }“.
tag-form = tai ne žymė, kaip [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }“ nėra žymės pavadinimas.
tag-reserved = žymė { $tag } sudaroma iš pradžios, vardų ir leidimo; atskirai jos nurodyti negalima.
tag-twice = žymė { $tag } čia jau antrą kartą.
turn-empty = ėjime nėra veiksmo.
turn-form = ėjimas prasideda savo numeriu, kaip „1.“; rasta „{ $text }“.
turn-line = ėjimas baigiasi prieš „{ $text }“, kuriam reikia atskiros eilutės.
turn-number = toliau turi būti { NUMBER($expected, useGrouping: 0) } ėjimas, o ne { $text }.
turn-unfinished = ėjimas nebaigtas: dar turi įvykti etapas „{ $step }“.

## Dice

seed-form = „{ $text }“ nėra pradinė reikšmė: joje gali būti nuo 1 iki { $longest } spausdinamų ASCII ženklų be tarpų.
commitment-form = „{ $text }“ nėra SHA-256 maišos kodas: jį sudaro 64 šešioliktainiai skaitmenys mažosiomis raidėmis.
commitments-missing = { $people ->
    [one] Prie stalo iš karto sėda { $people } žmogus ir pažada vieną pradinę reikšmę; pateiktų pažadų skaičius: { $commitments }.
    [few] Prie stalo iš karto sėda { $people } žmonės, ir kiekvienas pažada vieną pradinę reikšmę; pateiktų pažadų skaičius: { $commitments }.
   *[other] Prie stalo iš karto sėda { $people } žmonių, ir kiekvienas pažada vieną pradinę reikšmę; pateiktų pažadų skaičius: { $commitments }.
}
seeds-awaited = Partija dar negali prasidėti: gautos ne visų vietų pradinės reikšmės.
seeds-sealed = Pradinių reikšmių keisti nebegalima: partija tuoj prasidės.
seed-hash = vietos { $seat } pradinė reikšmė ne ta, kuri buvo pažadėta: jos maišos kodas yra { $expected }, o ne { $text }.
dice-tags = trūksta žymės { $tag }, o be jos kauliuko patikrinti negalima.
dice-tag-form = žymėje { $tag } negali būti „{ $text }“.
dice-seat = { $tag }: partijoje vietų yra tik { $seats }.
dice-hash = serverio pradinė reikšmė ne ta, kuri buvo pažadėta: jos maišos kodas yra { $expected }, o ne { $text }.
dice-chance = atsitiktinė baigtis nr. { $number } yra { $action }; pagal pradines reikšmes turi būti { $expected }.

## Names

name-characters = varde negali būti ženklo { $text }.
name-length = varde gali būti nuo 1 iki { $longest } ženklų, o ne { $length }.

## At a table

behind = Partija pasistūmėjo (įvykis { $number }); pažiūrėk dar kartą ir tik tada spręsk.
bot-not-ready = Botas dar ruošiasi; po akimirkos bandyk dar kartą.
chance-decides = { $action }: čia sprendžia atsitiktinumas.
clock-form = „{ $kind }“ nėra laikrodis, su kuriuo galima žaisti.
code-wrong = Ši nuoroda vietos prie stalo neatveria arba nebeatveria.
device-link-wrong = Ši nuoroda įrenginio neprideda arba nebegalioja. Sukurk naują kitame įrenginyje.
device-unknown = Tai ne tavo įrenginys arba jis jau atjungtas.
command-unknown = „{ $kind }“ prie stalo padaryti negalima.
hint-none = Botas neatsakė; po akimirkos bandyk dar kartą.
hint-people = Kur žaidžia kiti žmonės, patarimų nėra.
log-long = Prie šio stalo įvykių jau daugiau nei { $most }; partiją galima tik sužaisti iki galo.
names-missing = { $people ->
    [one] Prie stalo iš karto sėda { $people } žmogus, ir jam reikia vardo; nurodytų vardų skaičius: { $names }.
    [few] Prie stalo iš karto sėda { $people } žmonės, ir kiekvienam reikia vardo; nurodytų vardų skaičius: { $names }.
   *[other] Prie stalo iš karto sėda { $people } žmonių, ir kiekvienam reikia vardo; nurodytų vardų skaičius: { $names }.
}
not-host = Tai gali tik tas, kas sukūrė šį stalą.
not-seated = Tai gali tik tas, kas turi vietą prie šio stalo.
not-your-seat = Vieta { $seat } ne tavo.
not-your-turn = Dabar vietos { $seat } ėjimas, o ji ne tavo.
record-none = Ši partija dar neprasidėjo; įrašo dar nėra.
rematch-exists = Kita partija jau sukurta: stalas { $table }.
rules-twice = Nurodyk arba leidimą, arba taisykles, bet ne viską kartu.
seat-free = Vietoje { $seat } niekas nesėdi.
seat-kind = „{ $text }“ atsisėsti negali; vieta gali būti žmogui, botui arba laisva.
seat-missing = Vietos „{ $seat }“ čia nėra.
seat-not-lent = Joks botas tavęs nepavaduoja.
seat-not-persons = Vietoje { $seat } dabar žaidžia ne žmogus.
seat-present = Vietos { $seat } žaidėjas yra čia arba dingo dar neseniai.
seat-taken = { $seat ->
    [0] Visos vietos užimtos.
   *[other] Vieta { $seat } užimta.
}
seats-open = Dar yra laisvų vietų.
stand-in-weak = Botas „{ $name }“ negali pavaduoti žaidėjo. Gali šie: { $names }.
table-busy = Šį stalą vienu metu nori pakeisti per daug žmonių; bandyk dar kartą.
table-damaged = Stalo „{ $table }“ įvykių žurnalas sugadintas, todėl prie jo žaisti negalima. Visi kiti stalai tvarkingi.
table-unknown = Stalo „{ $table }“ nėra.
time-left = Laikas dar nesibaigė.
timeout-kind = „{ $text }“ negali nutikti pasibaigus laikui.
wrong-phase = { $phase ->
    [gathering] Partija dar neprasidėjo.
    [playing] Partija jau prasidėjo.
    [over] Partija baigta.
   *[cancelled] Stalas atšauktas.
}

## At the server's doors

bots-alone = { $most ->
    [0] Šiame serveryje vieni botai žaisti negali.
    [1] Iš tavo tinklo jau vyksta partija, kurioje žaidžia vien botai. Palauk, kol ji baigsis.
    [one] Iš tavo tinklo jau vyksta { $most } partija, kurioje žaidžia vien botai. Palauk, kol kuri nors baigsis.
    [few] Iš tavo tinklo jau vyksta { $most } partijos, kuriose žaidžia vien botai. Palauk, kol kuri nors baigsis.
   *[other] Iš tavo tinklo jau vyksta { $most } partijų, kuriose žaidžia vien botai. Palauk, kol kuri nors baigsis.
}
host-refused = Vardu „{ $host }“ šis serveris neatsako. Serverio administratorius gali leisti šį vardą parinktimi { $option }.
method-unknown = To čia padaryti negalima.
origin-refused = Puslapis iš kitur to daryti negali.
page-unbuilt = Puslapis į šį serverį neįdėtas: tai padaro „python hatch_build.py build“ jo pirminio kodo aplanke.
page-unknown = Čia nieko nėra.
request-big = Tai per daug vienu kartu.
request-invalid = Užklausa ne tokia, kokią aprašo protokolas ({ $where }: { $what }).
request-slow = Užklausa keliavo per ilgai.
server-failed = Čia kažkas nepavyko. Tai užfiksuota, ir niekas, kas buvo patvirtinta, nedingo.
server-full = Serveris daugiau ryšių priimti negali; bandyk vėliau.
square-unknown = „{ $text }“ nėra laukelis.
token-missing = Šis įrenginys neturi prieigos rakto arba yra atjungtas: naują raktą duoda POST /api/device.
too-many-tables = Viename puslapyje galima stebėti ne daugiau stalų nei { $most }.
server-troubled = Serveris dabar nieko negali išsaugoti ({ $trouble }). Niekas nedingo; bandyk vėliau.
too-often = Per dažnai; truputį palauk.

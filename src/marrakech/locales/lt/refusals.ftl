### Lithuanian: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }“ nėra veiksmas.
depth-negative = Veiksmų skaičius negali būti neigiamas: { $depth }.
draw-none-left = { $action }: vietos { $seat } krūvelėje tos spalvos kilimų nebėra.
game-over = { $action }: partija baigta.
lay-covers-rug = { $action } vienu kartu uždengtų visą kilimą, o tai neleidžiama.
lay-must = Kilimą patiesti gali, todėl privalai tai padaryti.
lay-not-beside = { $action }: bent viena kilimo pusė turi turėti bendrą kraštinę su Asamo laukeliu.
lay-on-assam = { $action }: ant Asamo laukelio kilimo tiesti negalima.
lay-one-colour = { $action } uždengtų du tos pačios spalvos laukelius, o šios taisyklės to neleidžia.
not-this-step = { $action } dabar netinka. { $step ->
    [turn] Dabar reikia pasukti Asamą: N (šiaurė), E (rytai), S (pietūs) arba W (vakarai).
    [steer] Dabar reikia pasukti Asamą: N (šiaurė), E (rytai), S (pietūs) arba W (vakarai).
    [roll] Dabar reikia mesti kauliuką: nuo 1 iki 4.
    [draw] Dabar reikia atversti kitą krūvelės kilimą, pavyzdžiui, *r.
   *[lay] Dabar reikia patiesti kilimą, pavyzdžiui, d4d5.
}
roll-unknown = „{ $action }“ nėra metimas; kauliukas rodo nuo 1 iki 4.
seat-out = { $action }: vietos { $seat } žaidėjas jau iškrito.
seat-unknown = { $action }: vietos { $seat } šioje partijoje nėra.
steer-must-turn = { $action }: Asamas jau žiūri į { $facing ->
    [N] šiaurę
    [E] rytus
    [S] pietus
   *[W] vakarus
}. Pasuk jį 90° į kairę arba į dešinę.
turn-half-round = { $action }: Asamas žiūri į { $facing ->
    [N] šiaurę
    [E] rytus
    [S] pietus
   *[W] vakarus
} ir negali apsisukti atgal. Pasirink kitą kryptį.

## What cannot be set up

bot-unknown = Boto, vardu „{ $name }“, nėra. Yra šie: { $names }.
edition-unknown = Leidimo, pavadinto „{ $name }“, nėra. Visus matysi su „marrakech editions“.
facing-unknown = „{ $facing }“ nėra kryptis; naudok N (šiaurė), E (rytai), S (pietūs) arba W (vakarai).
option-clash = { $first } ir { $second } negalima derinti.
option-unknown = Parinkties, pavadintos „{ $option }“, nėra. Yra šios: { $options }.
option-value = Parinktis { $option } negali būti „{ $value }“. Galimos reikšmės: { $values }.
players-number = Marrakech skirtas 2–4 žaidėjams, o ne { $players }.

## What is wrong with a position

assam-form = „{ $text }“ nėra laukelis su kryptimi, pavyzdžiui, d4S.
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
draw-one-way = vieta { $seat } neturi ko atversti: kitas jos kilimas jau aiškus.
half-alone = „{ $half }“ ant { $square } rodo į kitą pusę, kuri nerodo atgal.
mover-no-rugs = etapas yra „{ $step }“, bet vieta { $seat } nebeturi kilimų.
mover-out = etapas yra „{ $step }“, bet vietos { $seat } žaidėjas iškrito.
number-form = „{ $text }“ nėra sveikasis skaičius.
number-range = { $text } yra per daug; didžiausias skaičius – { $highest }.
option-default = „{ $text }“ yra numatytoji reikšmė; jos nerašyk.
option-form = „{ $text }“ nėra parinktis su reikšme, pavyzdžiui, area=owner.
option-order = parinktis „{ $option }“ ne savo vietoje; surikiuok parinktis ir kiekvieną rašyk tik kartą.
out-everyone = bent vienas žaidėjas turi būti neiškritęs.
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
top-colour = viršutinis vietos { $seat } krūvelės kilimas turi būti vienas iš „{ $colours }“, o ne „{ $text }“.
top-early = vietos { $seat } krūvelėje dar nieko neatversta, todėl ji dar negali rodyti viršutinio kilimo.
top-missing = vietos { $seat } krūvelė turi rodyti viršutinį kilimą, pavyzdžiui, *r.
top-none-left = viršutinis vietos { $seat } krūvelės kilimas negali būti „{ $colour }“: tokių nebėra.
top-one-colour = vietos { $seat } krūvelė tik vienos spalvos; viršutinio kilimo nerašyk.

## What is wrong with a record

comment-brace = komentare negali būti uždaromojo riestinio skliausto: „{ $text }“.
comment-open = šis komentaras neužvertas toje pačioje eilutėje.
comment-place = komentaras „{ $text }“ yra ten, kur komentaro būti negali, arba ne iš eilės.
comment-result = komentaro negali būti nei šalia rezultato, nei virš jo, nei po jo; rašyk jį tarp ėjimų.
not-canonical = tai ne standartinė forma. Turi būti: { $expected }
record-character = ženklo „{ $text }“ įraše būti negali.
record-cut-off = paskutinė eilutė ne visa; atrodo, kad įrašas nutrauktas.
record-edition = leidimo „{ $name }“ taisyklės kitokios nei pozicijos žymėje Start.
record-empty = čia nieko nėra.
record-long = įraše negali būti daugiau ženklų nei { $longest }.
record-no-result = įrašas baigiasi be rezultato. Pabaigoje turi būti tuščia eilutė ir po jos „*“ arba taškai.
record-players = įraše turi būti žymė Start arba nuo dviejų iki keturių žaidėjų iš eilės (Seat1, Seat2 …).
record-seat = { $tag }: partijoje vietų yra tik { $seats }.
record-start = žymės neatitinka šios partijos pradžios.
record-sections = po šios tuščios eilutės gali būti tik rezultatas.
result-wrong = rezultatas turi būti { $expected }, o ne „{ $text }“.
tag-form = tai ne tokia žymė kaip [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }“ netinka žymės pavadinimui.
tag-reserved = žymė { $tag } sudaroma automatiškai iš pradžios, vardų ir leidimo; jos nerašyk.
tag-twice = žymė { $tag } čia jau antrą kartą.
turn-empty = ėjime nėra veiksmo.
turn-form = ėjimas prasideda savo numeriu, kaip „1.“; rasta „{ $text }“.
turn-line = ėjimas baigiasi prieš „{ $text }“, kuris turi būti naujoje eilutėje.
turn-number = toliau turi būti { NUMBER($expected, useGrouping: 0) } ėjimas, o ne { $text }.
turn-unfinished = ėjimas nebaigtas: trūksta etapo „{ $step }“.

## Dice

seed-form = „{ $text }“ nėra tinkama pradinė reikšmė; naudok nuo 1 iki { $longest } spausdinamų ASCII ženklų be tarpų.
commitment-form = „{ $text }“ nėra SHA-256 maišos kodas; naudok 64 šešioliktainius skaitmenis mažosiomis raidėmis.
commitments-missing = { $people ->
    [one] Pradžioje prie stalo sėdi { $people } žmogus, ir jam reikia pradinės reikšmės maišos kodo; pateiktų kodų skaičius: { $commitments }.
    [few] Pradžioje prie stalo sėdi { $people } žmonės, ir kiekvienam reikia pradinės reikšmės maišos kodo; pateiktų kodų skaičius: { $commitments }.
   *[other] Pradžioje prie stalo sėdi { $people } žmonių, ir kiekvienam reikia pradinės reikšmės maišos kodo; pateiktų kodų skaičius: { $commitments }.
}
seeds-awaited = Partija dar negali prasidėti: trūksta kai kurių pradinių reikšmių.
seeds-sealed = Partija tuoj prasidės, todėl pradinių reikšmių keisti nebegalima.
seed-hash = vietos { $seat } pradinė reikšmė neatitinka paskelbto maišos kodo: jos maišos kodas yra { $expected }, o ne { $text }.
dice-tags = trūksta žymės { $tag }, o be jos kauliuko patikrinti negalima.
dice-tag-form = žymėje { $tag } negali būti „{ $text }“.
dice-seat = { $tag }: partijoje vietų yra tik { $seats }.
dice-hash = serverio pradinė reikšmė neatitinka paskelbto maišos kodo: jos maišos kodas yra { $expected }, o ne { $text }.
dice-chance = metimas arba atverstas kilimas nr. { $number } yra { $action }, bet pagal pradines reikšmes turi būti { $expected }.

## Names

name-characters = varde negali būti ženklo { $text }.
name-length = varde turi būti nuo 1 iki { $longest } ženklų, o ne { $length }.

## At a table

behind = Partija pasistūmėjo. Pažiūrėk dar kartą ir tik tada spręsk.
bot-not-ready = Botas dar ruošiasi; po akimirkos bandyk dar kartą.
chance-decides = { $action }: čia sprendžia atsitiktinumas.
clock-form = „{ $kind }“ nėra tinkamas laikrodis.
code-wrong = Ši nuoroda vietos prie stalo neatveria arba nebeatveria. Paprašyk naujos.
device-link-wrong = Su šia nuoroda įrenginio pridėti negalima arba nebegalima. Sukurk naują kitame įrenginyje.
device-unknown = Tai ne tavo įrenginys arba jis jau atjungtas.
command-unknown = „{ $kind }“ nėra stalo komanda.
hint-none = Botas neatsakė; po akimirkos bandyk dar kartą.
hint-people = Žaidžiant su kitais žmonėmis, patarimų nėra.
log-long = Šis stalas pasiekė įvykių ribą ({ $most }). Partiją galima tik sužaisti iki galo.
names-missing = { $people ->
    [one] Pradžioje prie stalo sėdi { $people } žmogus, ir jam reikia vardo; nurodytų vardų skaičius: { $names }.
    [few] Pradžioje prie stalo sėdi { $people } žmonės, ir kiekvienam reikia vardo; nurodytų vardų skaičius: { $names }.
   *[other] Pradžioje prie stalo sėdi { $people } žmonių, ir kiekvienam reikia vardo; nurodytų vardų skaičius: { $names }.
}
not-host = Tai gali tik tas, kas sukūrė šį stalą.
not-seated = Tai gali tik žaidėjai, turintys vietą prie šio stalo.
not-your-seat = Vieta { $seat } ne tavo.
not-your-turn = Dabar ne tavo, o vietos { $seat } ėjimas.
record-none = Ši partija dar neprasidėjo; įrašo dar nėra.
rematch-exists = Kita partija jau sukurta: stalas { $table }.
rules-twice = Pasirink arba leidimą, arba savas taisykles, bet ne viską kartu.
seat-free = Vietoje { $seat } niekas nesėdi.
seat-kind = „{ $text }“ nėra tinkama vieta; vieta gali būti laisva, skirta žmogui arba skirta botui.
seat-missing = Vietos „{ $seat }“ čia nėra.
seat-not-lent = Joks botas už tave nežaidžia.
seat-not-persons = Vietoje { $seat } dabar žaidžia ne žmogus.
seat-present = Vietos { $seat } žaidėjas yra čia arba dingo dar neseniai.
seat-taken = { $seat ->
    [0] Visos vietos užimtos.
   *[other] Vieta { $seat } užimta.
}
seats-open = Dar yra laisvų vietų.
stand-in-weak = Botas „{ $name }“ negali pavaduoti žaidėjo. Gali šie: { $names }.
table-busy = Prie šio stalo vienu metu vyksta per daug visko. Bandyk dar kartą.
table-damaged = Stalo „{ $table }“ įvykių žurnalas sugadintas, todėl prie jo žaisti negalima. Kitų stalų tai neliečia.
table-unknown = Stalo „{ $table }“ nėra.
time-left = Laikas dar nesibaigė.
timeout-kind = „{ $text }“ nėra tinkama laiko pabaigos taisyklė.
wrong-phase = { $phase ->
    [gathering] Partija dar neprasidėjo.
    [playing] Partija jau prasidėjo.
    [over] Partija baigta.
   *[cancelled] Stalas atšauktas.
}

## Reactions at a table

reactions-fast = { $seconds ->
    [one] Ne taip greitai! Kitą reakciją galėsi siųsti po { $seconds } sekundės.
    [few] Ne taip greitai! Kitą reakciją galėsi siųsti po { $seconds } sekundžių.
   *[other] Ne taip greitai! Kitą reakciją galėsi siųsti po { $seconds } sekundžių.
}
reactions-crowd = Šiuo metu reaguoja daug žiūrovų. Po akimirkos bandyk dar kartą.
reactions-used = { $who ->
    [spectators] Žiūrovų reakcijos prie šio stalo išnaudotos (iš viso { $most }).
   *[player] Tavo reakcijos prie šio stalo išnaudotos (iš viso { $most }).
}

## Taking back

undo-none = Nėra kilimo, kurį būtų galima pasiimti atgal: tai galima tik tol, kol nepasuktas Asamas ar nemestas kauliukas.
undo-others = Kiti žaidžia savo įrenginiuose, todėl nieko atšaukti negalima.

## At the server

analysis-empty = Nėra ko analizuoti: įraše nėra nė vieno veiksmo.
analysis-full = Šiame serveryje analizės laukia daug partijų. Bandyk dar kartą po kelių minučių.
analysis-many = Kelios tavo analizės dar laukia. Palauk, kol kuri nors bus baigta.
analysis-too-early = Partiją galima analizuoti, kai ji baigta.
analysis-unknown = Šios analizės čia nebėra. Paprašyk jos dar kartą.
bots-alone = { $most ->
    [0] Šis serveris neleidžia partijų, kuriose žaidžia vien botai.
    [1] Iš tavo tinklo jau vyksta partija, kurioje žaidžia vien botai. Palauk, kol ji baigsis.
    [one] Iš tavo tinklo jau vyksta { $most } partija, kurioje žaidžia vien botai. Palauk, kol kuri nors baigsis.
    [few] Iš tavo tinklo jau vyksta { $most } partijos, kuriose žaidžia vien botai. Palauk, kol kuri nors baigsis.
   *[other] Iš tavo tinklo jau vyksta { $most } partijų, kuriose žaidžia vien botai. Palauk, kol kuri nors baigsis.
}
host-refused = Į vardą „{ $host }“ šis serveris neatsiliepia. Serverio administratorius gali leisti šį vardą parinktimi { $option }.
method-unknown = To čia padaryti negalima.
origin-refused = Kitų svetainių puslapiai to čia daryti negali.
page-unbuilt = Žaidimo puslapiai į šį serverį neįdėti. Kad juos įdėtum, pirminio kodo aplanke paleisk „python hatch_build.py build“.
page-unknown = Šiuo adresu nieko nėra.
request-big = Vienu kartu tiek daug siųsti negalima.
request-invalid = Užklausa neatitinka protokolo ({ $where }: { $what }).
request-slow = Užklausa keliavo per ilgai.
rollout-none = Čia nėra ko lyginti: tą akimirką niekas neturėjo iš ko rinktis.
rollout-unknown = Šių partijų čia nebėra. Paprašyk jų dar kartą.
server-failed = Serveryje kažkas nepavyko, ir problema užfiksuota. Bandyk dar kartą.
server-full = Serveris dabar pilnas. Bandyk vėliau.
square-unknown = „{ $text }“ nėra laukelis.
token-missing = Šis įrenginys neturi prieigos rakto arba yra atjungtas: naują raktą duoda POST /api/device.
too-many-tables = Viename puslapyje galima stebėti ne daugiau stalų nei { $most }.
server-troubled = Serveris dabar negali išsaugoti ėjimų. Truputį palauk ir bandyk dar kartą.
too-often = Per dažnai. Truputį palauk ir bandyk dar kartą.

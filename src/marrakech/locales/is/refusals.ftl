### Icelandic: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }“ er engin aðgerð.
depth-negative = Engar runur eru með { $depth } aðgerðum.
draw-none-left = { $action }: ekkert teppi í þeim lit er eftir í bunka sætis { $seat }.
game-over = { $action }: leiknum er lokið.
lay-covers-rug = { $action } myndi hylja heilt teppi í einu lagi, en það má ekki.
lay-must = Hægt er að leggja teppi og þá verður að gera það.
lay-not-beside = { $action } á enga hlið sameiginlega með reit Assams.
lay-on-assam = { $action } lægi undir Assam.
lay-one-colour = { $action } lægi á tveimur reitum í sama lit, en það banna þessar reglur.
not-this-step = { $action } á ekki við hér: { $step ->
    [turn] nú á að snúa Assam (N, E, S eða W).
    [steer] nú á að snúa Assam (N, E, S eða W).
    [roll] nú á að kasta teningnum (1 til 4).
    [draw] nú á að draga næsta teppi úr bunkanum (t.d. *r).
   *[lay] nú á að leggja teppi (t.d. d4d5).
}
roll-unknown = „{ $action }“ er ekkert kast; teningurinn sýnir 1 til 4.
seat-out = { $action }: sæti { $seat } er þegar úr leik.
seat-unknown = { $action }: enginn situr í sæti { $seat }.
steer-must-turn = { $action }: snúa verður Assam til vinstri eða hægri; hann snýr nú þegar í { $facing }.
turn-half-round = { $action }: Assam snýr í { $facing } og honum er aldrei snúið alveg við.

## What cannot be set up

bot-unknown = Enginn botti heitir „{ $name }“. Í boði eru: { $names }.
edition-unknown = Engin útgáfa heitir „{ $name }“. „marrakech editions“ telur þær allar upp.
facing-unknown = „{ $facing }“ er engin átt; notaðu N, E, S eða W.
option-clash = Ekki er hægt að spila með { $first } og { $second } saman.
option-unknown = Valkosturinn „{ $option }“ er ekki til. Í boði eru: { $options }.
option-value = Valkosturinn { $option } tekur ekki gildið „{ $value }“. Gildin eru: { $values }.
players-number = Marrakech er fyrir 2 til 4 leikmenn, ekki { $players }.

## What is wrong with a position

assam-form = „{ $text }“ er ekki reitur og átt, eins og d4S.
board-character = „{ $text }“ á ekki heima á spilaborðinu.
board-rank-length = í röð { $rank } { $found ->
    [8] eru fleiri en 7 reitir.
    [one] er aðeins { $found } reitur, ekki 7.
   *[other] eru aðeins { $found } reitir, ekki 7.
}
board-ranks = á spilaborðinu eru 7 raðir með „/“ á milli, ekki { $found }.
board-run = tvær runur af auðum reitum standa hlið við hlið í röð { $rank }; skrifaðu summu þeirra.
colour-unseated = ekkert sæti hér er með litinn „{ $colour }“.
draw-one-way = sæti { $seat } hefur ekkert að draga: næsta teppi þess getur aðeins verið eitt.
half-alone = „{ $half }“ á { $square } vísar á annan helming sem vísar ekki til baka.
mover-no-rugs = komið er að sæti { $seat } ({ $step }) en það á ekkert teppi eftir.
mover-out = komið er að sæti { $seat } ({ $step }) en það er úr leik.
number-form = „{ $text }“ er ekki heil tala.
number-range = { $text } er meira en hæsta talan, { $highest }.
option-default = „{ $text }“ er sjálfgefið og er ekki skrifað.
option-form = „{ $text }“ er ekki valkostur með gildi, eins og area=owner.
option-order = valkosturinn „{ $option }“ er á röngum stað; þeim er raðað og hver kemur einu sinni.
out-everyone = einhver verður að vera enn með.
out-order = þeir sem eru úr leik eru númeraðir x1, x2 … í þeirri röð sem þeir féllu út; hér stendur { $found }.
position-fields = staða er sex svið með einu bili á milli; hér eru { $found }.
position-long = staða er aldrei lengri en { $longest } stafir.
seat-colours = sæti { $seat } spilar með „{ $colours }“; hér stendur „{ $text }“.
seat-form = sæti { $seat } á að líta út eins og 30:r12, ekki „{ $text }“.
seat-number = sætin eru { $seats } og „{ $text }“ er ekki eitt þeirra.
seats-number = í stöðu eru 2 til 4 sæti, ekki { $found }.
should-be-over = enginn er eftir til að spila áfram, svo þátturinn verður að vera „over“, ekki „{ $step }“.
step-ruleset = þátturinn „{ $step }“ kemur ekki fyrir í þessum reglum.
step-unknown = „{ $text }“ er enginn þáttur. Þættirnir eru: { $steps }.
top-colour = efsta teppið í bunka sætis { $seat } er eitt af „{ $colours }“, ekki „{ $text }“.
top-early = enn á eftir að draga úr bunka sætis { $seat } og efsta teppið sést ekki.
top-missing = bunki sætis { $seat } verður að sýna efsta teppið, t.d. *r.
top-none-left = efsta teppið í bunka sætis { $seat } getur ekki verið „{ $colour }“: ekkert slíkt er eftir.
top-one-colour = bunki sætis { $seat } er í einum lit; efsta teppið er ekki skrifað.

## What is wrong with a record

comment-brace = í athugasemd má ekki vera lokandi slaufusvigi: „{ $text }“.
comment-open = athugasemd er opnuð en henni er ekki lokað í sömu línu.
comment-place = athugasemdin „{ $text }“ stendur þar sem engin athugasemd má vera, eða í rangri röð.
comment-result = engin athugasemd má vera við úrslitin, fyrir ofan þau eða á eftir þeim; síðasti staðurinn fyrir hana er meðal umferðanna.
not-canonical = þetta er ekki skrifað á réttan hátt. Hér á að standa: { $expected }
record-character = stafurinn „{ $text }“ má ekki vera í leikskýrslu.
record-cut-off = síðustu línunni lýkur ekki; það virðist vanta aftan á leikskýrsluna.
record-edition = útgáfan „{ $name }“ fylgir öðrum reglum en staðan í merkinu Start.
record-empty = hér er ekkert.
record-long = leikskýrsla er aldrei lengri en { $longest } stafir.
record-no-result = leikskýrslan endar án úrslita. Hér á að koma auð lína og svo „*“ eða stigin.
record-players = leikskýrslan nefnir hvorki Start né 2 til 4 sæti í réttri röð (Seat1, Seat2 …).
record-seat = { $tag }: í leiknum eru aðeins { $seats } sæti.
record-start = merkin lýsa ekki upphafi þessa leiks.
record-sections = á eftir þessari auðu línu mega aðeins koma úrslit.
result-wrong = úrslitin eru { $expected }, ekki „{ $text }“.
tag-form = þetta er ekki merki eins og [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }“ er ekki nafn á merki.
tag-reserved = merkið { $tag } er skrifað út frá upphafinu, nöfnunum og útgáfunni; það er ekki hægt að gefa upp að auki.
tag-twice = merkið { $tag } stendur hér í annað sinn.
turn-empty = engin aðgerð er í umferðinni.
turn-form = umferð byrjar á númeri sínu, eins og „1.“; hér stendur „{ $text }“.
turn-line = umferðinni er lokið á undan „{ $text }“, sem á að vera í sinni eigin línu.
turn-number = næst kemur umferð { NUMBER($expected, useGrouping: 0) }, ekki { $text }.
turn-unfinished = umferðinni er ekki lokið: þátturinn „{ $step }“ er eftir.

## Dice

seed-form = „{ $text }“ er ekki fræ: 1 til { $longest } prentanlegir ASCII-stafir án bila.
commitment-form = „{ $text }“ er ekki SHA-256-tætigildi: 64 tölustafir í sextándakerfi, með litlum bókstöfum.
commitments-missing = { $people ->
    [one] { $people } manneskja sest strax og lofar einu fræi; fjöldi loforða: { $commitments }.
   *[other] { $people } manneskjur setjast strax og hver lofar einu fræi; fjöldi loforða: { $commitments }.
}
seeds-awaited = Leikurinn getur ekki hafist enn: fræ vantar úr einhverju sæti.
seeds-sealed = Fræin eru ákveðin: leikurinn er að hefjast og þeim verður ekki breytt úr þessu.
seed-hash = fræ sætis { $seat } er ekki það sem lofað var: tætigildi þess er { $expected }, ekki { $text }.
dice-tags = merkið { $tag } vantar og án þess er ekki hægt að sannreyna teninginn.
dice-tag-form = í merkinu { $tag } getur ekki staðið „{ $text }“.
dice-seat = { $tag }: í leiknum eru aðeins { $seats } sæti.
dice-hash = fræ netþjónsins er ekki það sem lofað var: tætigildi þess er { $expected }, ekki { $text }.
dice-chance = tilviljun númer { $number } er { $action }; fræin gefa { $expected }.

## Names

name-characters = í nafni má ekki vera stafurinn { $text }.
name-length = nafn er 1 til { $longest } stafir, ekki { $length }.

## At a table

behind = Leikurinn hefur haldið áfram (atburður { $number }); líttu aftur á áður en þú ákveður þig.
bot-not-ready = Bottinn er enn að undirbúa sig; reyndu aftur eftir smástund.
chance-decides = { $action }: hér ræður tilviljun.
clock-form = „{ $kind }“ er ekki klukka sem hægt er að spila með.
code-wrong = Þessi hlekkur opnar ekkert sæti, eða gerir það ekki lengur.
device-link-wrong = Þessi hlekkur bætir engu tæki við, eða gerir það ekki lengur. Búðu til nýjan í hinu tækinu.
device-unknown = Þetta er ekki eitt af tækjunum þínum, eða það hefur þegar verið skráð út.
command-unknown = „{ $kind }“ er ekki hægt að gera við borð.
hint-none = Bottinn svaraði ekki; reyndu aftur eftir smástund.
hint-people = Engar ábendingar eru gefnar þar sem annað fólk spilar.
log-long = Meira en { $most } atburðir hafa orðið við þetta borð; nú er aðeins hægt að spila leikinn til enda.
names-missing = { $people ->
    [one] { $people } manneskja sest strax og þarf nafn; fjöldi nafna: { $names }.
   *[other] { $people } manneskjur setjast strax og hver þarf nafn; fjöldi nafna: { $names }.
}
not-host = Aðeins gestgjafinn við þetta borð getur gert það.
not-seated = Aðeins þeir sem eiga sæti við þetta borð geta gert það.
not-your-seat = Sæti { $seat } er ekki þitt.
not-your-turn = Sæti { $seat } á leik og það er ekki þitt.
record-none = Þessi leikur er ekki hafinn; engin leikskýrsla er til enn.
rematch-exists = Næsti leikur er þegar tilbúinn: borð { $table }.
rules-twice = Nefndu útgáfu eða reglurnar, ekki hvort tveggja.
seat-free = Enginn situr í sæti { $seat }.
seat-kind = „{ $text }“ getur ekki sest; sæti er fyrir manneskju, laust, eða fyrir botta.
seat-missing = Sætið „{ $seat }“ er ekki til hér.
seat-not-lent = Enginn botti spilar fyrir þig.
seat-not-persons = Engin manneskja spilar nú í sæti { $seat }.
seat-present = Leikmaðurinn í sæti { $seat } er hér, eða hefur ekki verið nógu lengi í burtu.
seat-taken = { $seat ->
    [0] Öll sæti eru upptekin.
   *[other] Sæti { $seat } er upptekið.
}
seats-open = Enn eru laus sæti.
stand-in-weak = Bottinn „{ $name }“ getur ekki tekið við af leikmanni. Þessir geta það: { $names }.
table-busy = Of margir vilja breyta þessu borði í einu; reyndu aftur.
table-damaged = Atburðaskrá borðsins „{ $table }“ er skemmd og því getur enginn spilað þar. Öll önnur borð eru í lagi.
table-unknown = Borðið „{ $table }“ er ekki til.
time-left = Enn er tími eftir.
timeout-kind = „{ $text }“ er ekki eitthvað sem getur gerst þegar tíminn er búinn.
wrong-phase = { $phase ->
    [gathering] Leikurinn er ekki hafinn.
    [playing] Leikurinn er þegar hafinn.
    [over] Leiknum er lokið.
   *[cancelled] Hætt var við borðið.
}

## At the server's doors

bots-alone = { $most ->
    [0] Bottar geta ekki spilað einir á þessum netþjóni.
    [1] Frá netinu þínu er þegar í gangi leikur þar sem aðeins bottar spila. Bíddu þar til honum lýkur.
    [one] Frá netinu þínu er þegar í gangi { $most } leikur þar sem aðeins bottar spila. Bíddu þar til einhverjum þeirra lýkur.
   *[other] Frá netinu þínu eru þegar í gangi { $most } leikir þar sem aðeins bottar spila. Bíddu þar til einhverjum þeirra lýkur.
}
host-refused = Þessi netþjónn svarar ekki undir nafninu „{ $host }“. Sá sem rekur hann getur leyft nafnið með { $option }.
method-unknown = Það er ekki hægt hér.
origin-refused = Síða annars staðar frá má ekki gera þetta.
page-unbuilt = Síðan hefur ekki verið byggð inn í þennan netþjón: „python hatch_build.py build“ í frumkóðanum gerir það.
page-unknown = Hér er ekkert.
request-big = Þetta er of mikið í einu.
request-invalid = Beiðnin er ekki eins og samskiptareglurnar lýsa henni ({ $where }: { $what }).
request-slow = Beiðnin var of lengi að berast.
server-failed = Eitthvað fór úrskeiðis hér. Það er skráð og ekkert sem staðfest var hefur glatast.
server-full = Netþjónninn getur ekki tekið við fleiri tengingum í bili; reyndu aftur eftir stund.
square-unknown = „{ $text }“ er enginn reitur.
token-missing = Þetta tæki hefur ekkert auðkenni (token) eða hefur verið skráð út: POST /api/device gefur því nýtt.
too-many-tables = Ein síða getur fylgst með { $most } borðum í mesta lagi.
server-troubled = Netþjónninn getur ekkert geymt í augnablikinu ({ $trouble }). Ekkert glatast; reyndu aftur eftir stund.
too-often = Þetta var of oft; bíddu aðeins.

### Icelandic: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }“ er engin aðgerð.
depth-negative = Fjöldi aðgerða getur ekki verið neikvæður: { $depth }.
draw-none-left = { $action }: ekkert teppi í þeim lit er eftir í bunka sætis { $seat }.
game-over = { $action }: leiknum er lokið.
lay-covers-rug = { $action } myndi hylja heilt teppi í einu lagi, en það má ekki.
lay-must = Þú getur lagt teppi og þá verður þú að gera það.
lay-not-beside = { $action }: að minnsta kosti annar helmingur teppisins verður að eiga hlið sameiginlega með reit Assams.
lay-on-assam = { $action }: ekki má leggja teppi á reit Assams.
lay-one-colour = { $action } myndi hylja tvo reiti í sama lit, en það banna þessar reglur.
not-this-step =
    Ekki er hægt að leika { $action } núna. { $step ->
        [turn] Nú á að snúa Assam: N (norður), E (austur), S (suður) eða W (vestur).
        [steer] Nú á að snúa Assam: N (norður), E (austur), S (suður) eða W (vestur).
        [roll] Nú á að kasta teningnum: 1 til 4.
        [draw] Nú á að draga næsta teppi úr bunkanum, t.d. *r.
       *[lay] Nú á að leggja teppi, t.d. d4d5.
    }
roll-unknown = „{ $action }“ er ekki kast; teningurinn sýnir 1 til 4.
seat-out = { $action }: sæti { $seat } er þegar úr leik.
seat-unknown = { $action }: sæti { $seat } er ekki til í þessum leik.
steer-must-turn =
    { $action }: Assam snýr nú þegar í { $facing ->
        [N] norður
        [E] austur
        [S] suður
        [W] vestur
       *[other] { $facing }
    }. Snúðu honum fjórðung úr hring til vinstri eða hægri.
turn-half-round =
    { $action }: Assam snýr í { $facing ->
        [N] norður
        [E] austur
        [S] suður
        [W] vestur
       *[other] { $facing }
    } og ekki má snúa honum alveg við. Veldu aðra átt.

## What cannot be set up

bot-unknown = Enginn botti heitir „{ $name }“. Í boði eru: { $names }.
edition-unknown = Engin útgáfa heitir „{ $name }“. Keyrðu „marrakech editions“ til að sjá þær allar.
facing-unknown = „{ $facing }“ er ekki átt; notaðu N (norður), E (austur), S (suður) eða W (vestur).
option-clash = { $first } og { $second } fara ekki saman.
option-unknown = Valkosturinn „{ $option }“ er ekki til. Í boði eru: { $options }.
option-value = Valkosturinn { $option } getur ekki verið „{ $value }“. Möguleg gildi: { $values }.
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
draw-one-way = sæti { $seat } hefur ekkert að draga: næsta teppi þess er þegar ráðið.
half-alone = „{ $half }“ á { $square } vísar á annan helming sem vísar ekki til baka.
mover-no-rugs = þátturinn er „{ $step }“ en sæti { $seat } á ekkert teppi eftir.
mover-out = þátturinn er „{ $step }“ en sæti { $seat } er úr leik.
number-form = „{ $text }“ er ekki heil tala.
number-range = { $text } er of há tala; sú hæsta er { $highest }.
option-default = „{ $text }“ er sjálfgefið; slepptu því.
option-form = „{ $text }“ er ekki valkostur með gildi, eins og area=owner.
option-order = valkosturinn „{ $option }“ er á röngum stað; raðaðu þeim og skrifaðu hvern aðeins einu sinni.
out-everyone = að minnsta kosti einn leikmaður verður að vera enn með.
out-order = leikmenn sem eru úr leik eru númeraðir x1, x2 … í þeirri röð sem þeir féllu út; hér stendur { $found }.
position-fields = staða er sex svið með einu bili á milli; hér eru { $found }.
position-long = staða má ekki vera lengri en { $longest } stafir.
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
top-one-colour = bunki sætis { $seat } er í einum lit; slepptu efsta teppinu.

## What is wrong with a record

comment-brace = í athugasemd má ekki vera lokandi slaufusvigi: „{ $text }“.
comment-open = þessari athugasemd er ekki lokað í sömu línu.
comment-place = athugasemdin „{ $text }“ stendur þar sem engin athugasemd má vera, eða í rangri röð.
comment-result = engin athugasemd má vera við úrslitin, fyrir ofan þau eða á eftir þeim; settu hana meðal umferðanna.
not-canonical = þetta er ekki staðlað form. Hér á að standa: { $expected }
record-character = stafurinn „{ $text }“ má ekki vera í leikskýrslu.
record-cut-off = síðasta línan er ekki heil; það virðist vanta aftan á leikskýrsluna.
record-edition = reglur útgáfunnar „{ $name }“ eru aðrar en stöðunnar í merkinu Start.
record-empty = hér er ekkert.
record-long = leikskýrsla má ekki vera lengri en { $longest } stafir.
record-no-result = leikskýrslan endar án úrslita. Hér á að koma auð lína og svo „*“ eða stigin.
record-players = leikskýrslan þarf merkið Start, eða tvo til fjóra leikmenn í réttri röð (Seat1, Seat2 …).
record-seat = { $tag }: í leiknum eru aðeins { $seats } sæti.
record-start = merkin passa ekki við upphaf þessa leiks.
record-sections = á eftir þessari auðu línu mega aðeins koma úrslit.
result-wrong = úrslitin ættu að vera { $expected }, ekki „{ $text }“.
tag-form = þetta er ekki merki eins og [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }“ er ekki gilt nafn á merki.
tag-reserved = merkið { $tag } er skrifað sjálfkrafa út frá upphafinu, nöfnunum og útgáfunni; slepptu því.
tag-twice = merkið { $tag } stendur hér í annað sinn.
turn-empty = engin aðgerð er í umferðinni.
turn-form = umferð byrjar á númeri sínu, eins og „1.“; hér stendur „{ $text }“.
turn-line = umferðinni er lokið á undan „{ $text }“, sem á að vera í sinni eigin línu.
turn-number = næst ætti umferð { NUMBER($expected, useGrouping: 0) } að koma, ekki { $text }.
turn-unfinished = umferðinni er ekki lokið: þáttinn „{ $step }“ vantar.

## Dice

seed-form = „{ $text }“ er ekki gilt fræ; notaðu 1 til { $longest } prentanlega ASCII-stafi án bila.
commitment-form = „{ $text }“ er ekki SHA-256-tætigildi; notaðu 64 tölustafi í sextándakerfi, með litlum bókstöfum.
commitments-missing =
    { $people ->
        [one] { $people } manneskja situr við borðið frá byrjun og þarf eitt tætigildi af fræi; fjöldi tætigilda: { $commitments }.
       *[other] { $people } manneskjur sitja við borðið frá byrjun og hver þarf eitt tætigildi af fræi; fjöldi tætigilda: { $commitments }.
    }
seeds-awaited = Leikurinn getur ekki hafist enn: einhver fræ vantar.
seeds-sealed = Leikurinn er að hefjast og því er ekki lengur hægt að breyta fræjum.
seed-hash = fræ sætis { $seat } passar ekki við birt tætigildi þess: tætigildi fræsins er { $expected }, ekki { $text }.
dice-tags = merkið { $tag } vantar og án þess er ekki hægt að sannreyna teninginn.
dice-tag-form = í merkinu { $tag } getur ekki staðið „{ $text }“.
dice-seat = { $tag }: í leiknum eru aðeins { $seats } sæti.
dice-hash = fræ netþjónsins passar ekki við birt tætigildi þess: tætigildi fræsins er { $expected }, ekki { $text }.
dice-chance = kast eða dregið teppi númer { $number } er { $action } en fræin gefa { $expected }.

## Names

name-characters = í nafni má ekki vera stafurinn { $text }.
name-length = nafn verður að vera 1 til { $longest } stafir, ekki { $length }.

## At a table

behind = Leikurinn hefur haldið áfram. Líttu aftur á áður en þú ákveður þig.
bot-not-ready = Bottinn er enn að undirbúa sig; reyndu aftur eftir smástund.
chance-decides = { $action }: hér ræður tilviljun.
clock-form = „{ $kind }“ er ekki gild klukka.
code-wrong = Þessi hlekkur opnar ekkert sæti, eða gerir það ekki lengur. Biddu um nýjan.
device-link-wrong = Þessi hlekkur bætir engu tæki við, eða gerir það ekki lengur. Búðu til nýjan í hinu tækinu.
device-unknown = Þetta er ekki eitt af tækjunum þínum, eða það hefur þegar verið skráð út.
command-unknown = „{ $kind }“ er ekki borðskipun.
hint-none = Bottinn svaraði ekki; reyndu aftur eftir smástund.
hint-people = Engar ábendingar eru gefnar þegar þú spilar við annað fólk.
log-long = Þetta borð hefur náð hámarkinu, { $most } atburðum. Nú er aðeins hægt að spila leikinn til enda.
names-missing =
    { $people ->
        [one] { $people } manneskja situr við borðið frá byrjun og þarf nafn; fjöldi nafna: { $names }.
       *[other] { $people } manneskjur sitja við borðið frá byrjun og hver þarf nafn; fjöldi nafna: { $names }.
    }
not-host = Aðeins gestgjafinn við þetta borð getur gert það.
not-seated = Aðeins þeir sem eiga sæti við þetta borð geta gert það.
not-your-seat = Sæti { $seat } er ekki þitt.
not-your-turn = Þú átt ekki leik; sæti { $seat } á leik.
record-none = Þessi leikur er ekki hafinn; engin leikskýrsla er til enn.
rematch-exists = Næsti leikur er þegar tilbúinn: borð { $table }.
rules-twice = Veldu útgáfu eða eigin reglur, ekki hvort tveggja.
seat-free = Enginn situr í sæti { $seat }.
seat-kind = „{ $text }“ er ekki gilt sæti; sæti er annaðhvort laust eða ætlað manneskju eða botta.
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
table-busy = Of margt gerist í einu við þetta borð; reyndu aftur.
table-damaged = Atburðaskrá borðsins „{ $table }“ er skemmd og því getur enginn spilað þar. Það hefur ekki áhrif á önnur borð.
table-unknown = Borðið „{ $table }“ er ekki til.
time-left = Enn er tími eftir.
timeout-kind = „{ $text }“ er ekki gild regla um það þegar tíminn er búinn.
wrong-phase = { $phase ->
    [gathering] Leikurinn er ekki hafinn.
    [playing] Leikurinn er þegar hafinn.
    [over] Leiknum er lokið.
   *[cancelled] Hætt var við borðið.
}

## Reactions at a table

reactions-fast =
    { $seconds ->
        [one] Rólega nú! Þú getur sent næstu viðbrögð eftir { $seconds } sekúndu.
       *[other] Rólega nú! Þú getur sent næstu viðbrögð eftir { $seconds } sekúndur.
    }
reactions-crowd = Margir áhorfendur eru að senda viðbrögð. Reyndu aftur eftir smástund.
reactions-used =
    { $who ->
        [spectators] Áhorfendur hafa notað öll viðbrögðin sem þeir höfðu hér, alls { $most }.
       *[player] Þú hefur notað öll viðbrögðin sem þú hafðir hér, alls { $most }.
    }

## Taking back

undo-none = Ekkert teppi er hægt að taka til baka: það er aðeins hægt áður en Assam er snúið eða teningnum kastað.
undo-others = Aðrir spila með í sínum eigin tækjum og því er ekkert hægt að taka til baka.

## At the server

analysis-empty = Ekkert er að greina: engin aðgerð hefur verið skráð.
analysis-full = Margir leikir bíða greiningar á þessum netþjóni. Reyndu aftur eftir nokkrar mínútur.
analysis-many = Nokkrar af greiningunum þínum bíða enn. Bíddu þar til einni þeirra er lokið.
analysis-too-early = Ekki er hægt að greina leik fyrr en honum er lokið.
analysis-unknown = Þessi greining er ekki lengur hér. Biddu aftur um hana.
bots-alone =
    { $most ->
        [0] Þessi netþjónn leyfir ekki leiki þar sem aðeins bottar spila.
        [1] Frá netinu þínu er þegar í gangi leikur þar sem aðeins bottar spila. Bíddu þar til honum lýkur.
        [one] Frá netinu þínu er þegar í gangi { $most } leikur þar sem aðeins bottar spila. Bíddu þar til einhverjum þeirra lýkur.
       *[other] Frá netinu þínu eru þegar í gangi { $most } leikir þar sem aðeins bottar spila. Bíddu þar til einhverjum þeirra lýkur.
    }
host-refused = Þessi netþjónn svarar ekki undir nafninu „{ $host }“. Sá sem rekur hann getur leyft nafnið með { $option }.
method-unknown = Það er ekki hægt hér.
origin-refused = Síður á öðrum vefjum mega ekki gera þetta hér.
page-unbuilt = Síður leiksins hafa ekki verið byggðar inn í þennan netþjón. Til að byggja þær skaltu keyra „python hatch_build.py build“ í frumkóðamöppunni.
page-unknown = Ekkert er á þessari vefslóð.
request-big = Þetta er of mikið til að senda í einu.
request-invalid = Beiðnin fylgir ekki samskiptareglunum ({ $where }: { $what }).
request-slow = Beiðnin var of lengi að berast.
rollout-none = Hér er ekkert að bera saman: enginn hafði um neitt að velja á þessum stað.
rollout-unknown = Þessir leikir eru ekki lengur hér. Biddu aftur um þá.
server-failed = Eitthvað fór úrskeiðis á netþjóninum og það var skráð. Reyndu aftur.
server-full = Netþjónninn er fullur í augnablikinu. Reyndu aftur eftir stund.
square-unknown = „{ $text }“ er enginn reitur.
token-missing = Þetta tæki hefur ekkert auðkenni (token) eða hefur verið skráð út: POST /api/device gefur því nýtt.
too-many-tables = Ein síða getur fylgst með { $most } borðum í mesta lagi.
server-troubled = Netþjónninn getur ekki vistað aðgerðir í augnablikinu. Bíddu aðeins og reyndu aftur.
too-often = Þú reynir of oft. Bíddu aðeins og reyndu aftur.

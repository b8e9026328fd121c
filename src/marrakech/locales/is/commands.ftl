### Icelandic: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: skráin fannst ekki.
file-is-folder = { $file } er mappa en ekki skrá.
file-not-text = { $file }: ekki texti í UTF-8 (bæti { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } er stærri en { $limit } megabæti; leikskýrsla er miklu minni.
file-exists = Skráin { $file } er þegar til og ekki var skrifað yfir hana.
file-unreadable = Ekki er hægt að lesa { $file }: { $reason }
file-unwritable = Ekki er hægt að skrifa { $file }: { $reason }
of-file = { $file }: { $problem }
error = Villa: { $problem }
turn-beyond = umferð { NUMBER($turn, useGrouping: 0) } er ekki í leikskýrslunni; hún endar á umferð { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } bottar þurfa { $bots } sæti en leikmenn eru aðeins { $players }.
names-too-many =
    { $names ->
        [one] { $names } nafn var gefið upp
       *[other] { $names } nöfn voru gefin upp
    } en { $people ->
        [0] aðeins bottar spila.
        [one] aðeins { $people } manneskja spilar.
       *[other] aðeins { $people } manneskjur spila.
    }
starter-unknown = „{ $text }“ er ekki leið til að velja fyrsta leikmann; notaðu random eða agreed.
nothing-to-resume = Enginn ólokinn leikur bíður.
options-clash = Ekki er hægt að nota { $first } og { $second } saman.
passed-over = Sleppt: { $problem }
language-unknown = Tungumálið „{ $text }“ er ekki til hér. Í boði eru: { $languages }.
section-unknown = Enginn hluti reglnanna heitir „{ $text }“. Hlutarnir eru: { $sections }.
resume-alone = Leikur sem haldið er áfram með heldur sínum leikmönnum og reglum; slepptu { $option }.

## The store

store-full = { $file }: diskurinn er fullur og ekkert nýtt er hægt að vista. Allt sem þegar er vistað er öruggt; losaðu pláss til að halda áfram.
store-locked = Annar netþjónn eða annað forrit er að nota { $file }.
store-broken = Skráin { $file } er skemmd eða ekki borðageymsla ({ $reason }). Keyrðu „marrakech check-store“ til að sjá hvaða borð eru heil; með --rescue eru þau afrituð í nýja skrá.
store-gone = Skránni { $file } var eytt, hún flutt eða henni skipt út á meðan netþjónninn var að nota hana. Ekkert nýtt er hægt að vista fyrr en nákvæmlega sama skrá er komin aftur.
store-newer = Nýrri útgáfa af marrakech skrifaði { $file } (gerð { $found } af geymslunni; þessi les gerðir til og með { $known }).
store-behind = Skráin { $file } er eldri en { $copy }: í afritinu, sem bjargað var úr henni, er eitthvað sem vantar í skrána. Ræstu netþjóninn með afritinu (--data) eða færðu það annað til að halda áfram með eldri stöðuna.
store-unreadable = Ekki er hægt að opna, lesa eða skrifa { $file }: { $reason }
store-closed = Búið er að loka { $file }: netþjónninn er að stöðvast.
store-extra = { $file }: PostgreSQL þarf pakka sem er ekki uppsettur. Til að setja hann upp: { $command }
store-server-old = { $file }: PostgreSQL { $found } er of gamalt; útgáfa { $needed } eða nýrri er nauðsynleg.
store-unsafe = { $file }: stillingin er { $setting }, svo að staðfestir leikir gætu tapast ef kerfið hrynur. Kveiktu á henni til að halda áfram.
store-not-empty = { $file }: þar eru gögn fyrir, svo að ekkert var afritað þangað.
store-none = Skráin { $file } er ekki borðageymsla, eða upphaf hennar er skemmt.
check-store-whole = Skráin { $file } er heil: { $count ->
    [one] { $count } borð.
   *[other] { $count } borð.
}
check-store-damaged = Skráin { $file } er skemmd. Borð: { $count }, þar af heil: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table =
    Borð { $table }: { $problem ->
        [checksum] atburður { $number } er ekki eins og hann var skrifaður.
        [gap] atburð { $number } vantar.
        [fold] atburður { $number } gengur ekki upp.
       *[summary] allir atburðir eru heilir en borðalistinn passar ekki við þá.
    }
check-store-rescued = { $count ->
    [one] { $count } heilt borð var afritað í { $file }
   *[other] { $count } heil borð voru afrituð í { $file }
}
backup-done = Borðin í { $source } hafa verið afrituð í { $target }
move-done = Allt í { $source } hefur verið afritað í { $target } og borið saman. Borð: { $tables }, atburðir: { $events }. { $source } er óbreytt.

## Drawing a position

seat-name = Sæti { $seat }
to-move = ▶
column-player = Leikmaður
column-rugs = Teppi eftir
column-dirhams = Dírham
column-squares = Reitir
column-points = Stig
column-next = Næst
out = úr leik
steps-next =
    { $step ->
        [turn] { $name } snýr Assam.
        [roll] { $name } kastar teningnum.
        [lay] { $name } leggur teppi.
        [draw] { $name } dregur næsta teppi.
        [steer] { $name } snýr Assam fyrir næsta leikmann.
       *[over] Leiknum er lokið.
    }
rules-in-force = Reglur: { $rules }
rules-default = þær venjulegu
legal-heading = Leyfilegt: { $actions }
chance-heading = Tilviljun: { $actions }

## Playing in the terminal

ask-players = Hve margir leikmenn?
ask-bots = Hve margir þeirra eru bottar?
ask-level = Hve sterkir? { $levels }
ask-name = Leikmaður { $number }: nafn?
ask-number-again = Sláðu inn tölu frá { $low } til { $high }.
bot-alone = Botti
bot-name = Botti { $number }
person-name = Leikmaður { $number }
welcome = Marrakech í skipanalínunni. Sláðu inn ? hvenær sem er til að fá hjálp, eða ýttu á Ctrl-C til að hætta: leikurinn er vistaður eftir hverja aðgerð.
bots-getting-ready = Bottarnir undirbúa sig. Í allra fyrsta sinn tekur það um hálfa mínútu.
welcome-back = Gaman að sjá þig aftur: umferð { $turn }. Sláðu inn ? hvenær sem er til að fá hjálp.
saved-at = Leikskýrslan er vistuð í { $file }
prompt-turn = { $name }: í hvaða átt? { $choices }
choice-left = { $facing } ({ facing }): til vinstri
choice-straight = { $facing } ({ facing }): beint áfram
choice-right = { $facing } ({ facing }): til hægri
prompt-roll-facing = Assam mun snúa í { facing }. Ýttu á Enter til að kasta teningnum eða veldu aðra átt: { $others }
prompt-roll = { $name }: ýttu á Enter til að kasta teningnum.
prompt-lay =
    { $name }: hvar á { $letter ->
        [r] rauða
        [b] bláa
        [y] gula
       *[g] græna
    } teppið að liggja? Sláðu inn númer eða reitina tvo.
prompt-confirm-lay = { $action }? Ýttu á Enter til að leggja teppið eða veldu annan stað.
prompt-confirm-steer = Assam mun snúa í { facing }. Næsti leikmaður: { $next }. Ýttu á Enter til að staðfesta eða veldu aðra átt.
stars-paid = Stjörnurnar sýna svæðið sem borgað var fyrir.
prompt-must-return = { $name }: hér kemst ekkert teppi fyrir. Ýttu á Enter til að setja eitt aftur í kassann.
not-understood = „{ $text }“ er ekki í boði. Sláðu inn ? til að fá hjálp.
help-facing = N E S W      snúa Assam: N (norður), E (austur), S (suður) eða W (vestur); ekkert er endanlegt fyrr en þú kastar
help-lay = 1 2 3 … eða d4d5  velja stað fyrir teppið; ekkert er endanlegt fyrr en þú ýtir á Enter
help-position = position     sýna stöðuna sem texta
help-log = log          sýna leikskýrsluna hingað til
help-save = save FILE    vista afrit af leikskýrslunni í FILE
help-give-up = give up      fara úr leiknum (fyrst er spurt)
help-quit = q eða quit   hætta núna og halda áfram síðar
ask-give-up = { $name }: viltu í alvöru gefast upp? Sláðu inn já.
yes = já
gave-not-up = Enginn gafst upp. Leikurinn heldur áfram.
copy-saved = Afrit var vistað í { $file }
goodbye-early = Enginn leikur hófst.
goodbye = Hætt. Til að halda áfram skaltu keyra: { $command }
save-trouble = Ekki tókst að vista leikskýrsluna: { $problem } Þú getur spilað áfram; hún verður vistuð með næstu aðgerð.
not-saved = Síðustu aðgerðirnar hafa ekki verið vistaðar: { $problem }
over-heading = Leiknum er lokið eftir { turns }.
resume-over = Þessum leik er lokið. Keyrðu „marrakech replay“ til að fara í gegnum hann skref fyrir skref.

## Other commands

list-number = { $number }.
verify-fine =
    { $file }: í lagi. { $count ->
        [0] Engu hefur enn verið kastað og ekkert dregið.
        [1] Eina kastið eða teppið sem dregið var passar við fræin.
        [one] Öll köst og öll teppi sem dregin voru passa við fræin, alls { $count }.
       *[other] Öll köst og öll teppi sem dregin voru passa við fræin, alls { $count }.
    }
verify-promised =
    { $file }: { $promised ->
        [all] fræ allra leikmanna passa við birt tætigildi þeirra í leikskýrslunni. Aðeins tæki sem vistaði tætigildin við borðið getur sagt til um hvort þau voru birt áður en nokkurt fræ var sýnt.
        [some] fræ þessara sæta voru gefin upp án tætigildis: { $seats }. Hin passa við birt tætigildi sín í leikskýrslunni. Aðeins tæki sem vistaði tætigildin við borðið getur sagt til um hvort þau voru birt áður en nokkurt fræ var sýnt.
       *[none] ekkert sæti birti tætigildi áður en fræ þess var sýnt: leikmaður sem rak jafnframt netþjóninn hefði getað valið köstin.
    }
check-fine = { $file }: í lagi. { turns }, { $result }
replay-prompt = Ýttu á Enter til að fara áfram eða b til að fara til baka; sláðu inn tölu til að fara í umferð eða q til að hætta
replay-start = Á undan fyrstu aðgerð
replay-turn = Umferð { $turn } af { $last }: { $line }
replay-comment = „{ $text }“
replay-end = Hér endar leikskýrslan.
edition-column = Útgáfa
edition-source = Reglubók
edition-options = Valkostir
edition-box = Teppi
edition-starter = Fyrsti leikmaður
edition-default-rules = venjulegir
edition-footer = Valkosti í (svigum) völdum við, því að reglubókin þegir um þá; allir aðrir standa í henni.
starter =
    { $who ->
        [random] dregið um það
        [morocco] síðast í Marokkó
        [youngest] sá yngsti eða dregið
       *[agreed] samkomulag
    }
perft-total = { $nodes ->
    [one] { $nodes } runa
   *[other] { $nodes } runur
} með { $depth ->
    [one] { $depth } aðgerð
   *[other] { $depth } aðgerðum
}
perft-counting = talning
simulate-progress = leikir
simulate-title = { games }, { $players } leikmenn, allt af handahófi
simulate-seat = Sæti
simulate-wins = Sigrar
simulate-points = Stig
simulate-paid = Greitt
simulate-received = Fengið
simulate-out = Úr leik
simulate-length = Leikur tekur að meðaltali { $mean } umferðir ({ $low } til { $high }).
simulate-anyone-out = Leikmaður fellur úr leik í { $share } leikjanna; í { $shared } tilvika er sigrinum deilt.
simulate-speed = { $rate } leikir á sekúndu.
simulate-stopped = Hætt eftir { $games ->
    [one] { $games } leik
   *[other] { $games } leiki
}.

## Engines

engine-not-started = Ekki tókst að ræsa vélina „{ $engine }“: { $detail }
engine-crashed = Vélin „{ $engine }“ stöðvaðist óvænt ({ $detail }).
engine-hung = Vélin „{ $engine }“ svaraði ekki í tæka tíð. { $detail }
engine-flooded = Vélin „{ $engine }“ sendi allt of mikinn texta: { $detail }
engine-junk = Vélin „{ $engine }“ fylgir ekki samskiptareglum véla: { $detail }
engine-illegal = Vélin „{ $engine }“ gerði það sem ekki má: { $detail }
bot-needs-engine = Hér er enginn botti sem heitir „{ $name }“. Ef það er vél skaltu gefa upp skipun hennar með --engine.
engine-line = „{ $text }“ er ekki lína í samskiptareglum véla; þær standa allar í docs/engine-protocol.md.
engine-no-position = Enn er engin staða til að hugsa um.
engine-no-decision =
    Hér er ekkert að ákveða: { $step ->
        [roll] tilviljun ræður kastinu.
        [draw] tilviljun ræður hvaða teppi er dregið.
       *[over] leiknum er lokið.
    }
engine-option = Valkosturinn „{ $option }“ með gildinu „{ $value }“ er ekki til.
engine-bot-failed = Bottinn brást: { $error }
engine-cannot-judge = Bottinn „{ $bot }“ getur ekki metið stöður.
engine-no-beginning = Aðeins er hægt að meta stöðu þar sem umferð hefst.
engine-no-judge = Vélin „{ $engine }“ getur ekki metið stöður: hún þekkir ekki línuna „judge“ í samskiptareglum véla.
engine-starting = Ræsi vélina „{ $engine }“…
engine-thinks = Vélin er að hugsa; stöðvaðu hana fyrst.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing = Hér er ekkert að bera saman: { $step ->
    [roll] tilviljun ræður kastinu.
    [draw] tilviljun ræður hvaða teppi er dregið.
    [over] leiknum er lokið.
   *[other] aðeins einn kostur er í boði.
}
rollout-what = Nefndu leikskýrslu, eða stöðu með --position.
rollout-step-alone = --step þarf umferð: nefndu hana með --turn.
rollout-no-decision = { $step ->
    [turn] Í umferð { $turn } sneri enginn Assam.
    [lay] Í umferð { $turn } lagði enginn teppi.
    [steer] Í umferð { $turn } sneri enginn Assam fyrir næsta leikmann.
   *[any] Í umferð { $turn } hafði enginn um neitt að velja.
}
rollout-turn = Umferð { $turn }: { $sentence }
rollout-choice = Kostur
rollout-behind = Á eftir besta kosti
rollout-played = valið
rollout-stopped = { $games ->
    [0] Hætt áður en nokkrum leik var lokið.
    [one] Hætt eftir { $games } leik frá hverjum kosti.
   *[other] Hætt eftir { $games } leiki frá hverjum kosti.
}

## The arena

arena-twice = { $bot } er nefndur tvisvar; nefndu hvern botta aðeins einu sinni.
arena-alone = Það þarf tvo til: nefndu annan botta, vél með --engine, eða hvort sem er með --against.
arena-ms = { $ms } millisekúndur eru ekki gildur umhugsunartími.
arena-sprt = „{ $text }“ nefnir ekki tvö vinningshlutföll milli 0 og 1, það lægra fyrst, eins og 0.5,0.55.
arena-worker-died = Ferli sem var að spila leiki dó, ef til vill vegna minnisskorts. Leikirnir sem þá var lokið teljast með.
chart-ending = { $file }: aðeins er hægt að teikna myndir sem .svg eða .png; veldu nafn sem endar á öðru hvoru.
results-foreign = { $file } geymir ekki úrslit úr keppni. Skránni var ekki breytt.
results-differ = { $file } geymir úrslit úr annarri keppni: { $setting } er { $found } þar en { $wanted } hér.
results-line = { $file }, lína { NUMBER($line, useGrouping: 0) }: þetta er ekki lotan sem á að koma næst: { $text }
results-busy = Annað ferli er að skrifa í { $file }.
bot-illegal = hann valdi „{ $action }“ sem er ekki leyfilegt þar.
bot-raised = hann brást með { $error }
arena-getting-ready = undirbúningur
arena-progress = leikir
arena-speed = { $rate }/s
arena-title = { games }, { $players } leikmenn
arena-bot = Botti
arena-against = Gegn
arena-rating = Styrkur
arena-ratings = Styrkur eftir fjölda leikmanna
arena-wins = Sigrar
arena-interval = 95% vissa
arena-margin = Munur
arena-median = ms, miðgildi
arena-slow = ms, 99%
arena-games = Leikir
arena-even = Hver vann hvern ({ $share } væri jafnt)
arena-range = { $low } til { $high }
arena-several = { $count } × { $bot }
arena-verdict =
    { $bot } gegn { $others }: { $verdict ->
        [H1] vinningshlutfallið er { $high } frekar en { $low } (H1 samþykkt).
        [H0] vinningshlutfallið er { $low } frekar en { $high } (H0 samþykkt).
       *[open] ekki útkljáð enn milli { $low } og { $high }.
    } LLR { $llr } á bilinu { $below } til { $above }, { $rounds ->
        [one] { $rounds } lota.
       *[other] { $rounds } lotur.
    }
arena-ladder-holds = Stiginn heldur: hver botti vinnur þann sem er næstur fyrir neðan, með 95% vissu.
arena-ladder-open = Ekki öruggt enn með 95% vissu: { $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = { $bot } varð að gefast upp í { $games ->
    [one] { $games } leik
   *[other] { $games } leikjum
}. Í fyrsta sinn: { $problem }
arena-stopped =
    Hætt eftir { $games ->
        [one] { $games } leik
       *[other] { $games } leiki
    }. Notaðu --out FILE til að geta haldið áfram síðar.
arena-stopped-kept =
    Hætt eftir { $games ->
        [one] { $games } leik
       *[other] { $games } leiki
    }. Keyrðu sömu skipun aftur til að halda áfram.
arena-chart = Myndin var vistuð í { $file }
arena-chart-title = { games }, { $players } leikmenn
chart-wins = Vinningshlutfall með 95% öryggisbili
chart-even = jafnt
chart-rating = styrkur { $rating }
chart-matrix = Sigrar bottans í röðinni
chart-matrix-rest = Sigrar bottans í röðinni, eins á móti hinum

## Luck and skill: marrakech analyse

analyse-depth = „{ $text }“ er ekki dýpt; notaðu quick, normal eða deep.
analyse-one-file = { $option } virkar aðeins með einni leikskýrslu.
analyse-no-turns = enn er engin umferð í leikskýrslunni til að greina.
analyse-annotated-long = með athugasemdunum yrði leikskýrslan lengri en { $longest } stafir og því var hún ekki skrifuð.
analyse-progress = umferðir
analyse-stopped = Hætt eftir { $done } af { $count ->
    [one] { $count } umferð
   *[other] { $count } umferðum
}.
analyse-annotated = Leikskýrslan með athugasemdum var vistuð í { $file }
analyse-title = { $file }, mat: { $evaluator } ({ $depth })
analyse-luck = { $name }: teningurinn gaf { $luck }.
analyse-not-over = Leiknum er ekki lokið: sem úrslit gilda sigurlíkurnar í síðustu stöðunni.
analyse-gave-up = { $name } gafst upp. Það sem það kostaði er meðal eigin mistaka en telst ekki ákvörðun.
analyse-errors = Hvað ákvarðanir kostuðu
analyse-kind = Ákvörðun
analyse-step = { $step ->
    [turn] að snúa Assam
    [steer] að snúa fyrir næsta
   *[lay] að leggja teppi
}
analyse-error-each = Kostnaður að jafnaði
analyse-largest = Stærstu mistökin og hvað var betra
analyse-turn = Umferð
analyse-played = Valið
analyse-better = Betra
analyse-chance = Líkur
analyse-error = Mistök
analyse-rolls = Köstin með mestri heppni og mestri óheppni
analyse-rolled = Kast
analyse-luck-column = Heppni
analyse-turns = Umferð fyrir umferð, með líkum allra eftir hverja umferð
analyse-actions = Aðgerðir
analyse-comment-error = { $grade ->
    [slip] Ónákvæmni
    [mistake] Afleikur
   *[blunder] Fingurbrjótur
} ({ $error }). Betra: { $better }, með { $chance } líkum í stað { $instead }.
analyse-comment-judged = Greining: { $evaluator } ({ $depth })
analyse-comment-luck = Heppni: { $luck }
analyse-profiles = Hvað leikmenn unnu
analyse-games = Leikir
analyse-interval = 95% vissa
analyse-profile-errors = Hvað ákvörðun kostaði
analyse-all = Allar
analyse-phase = { $phase ->
    [opening] Upphaf
    [middle] Miðja
   *[end] Lok
}
analyse-profile-words = Fjöldi mistaka á hverjar 100 ákvarðanir, eftir stærð
analyse-unfinished = Leikir sem ekki er lokið eru ekki með í samantektinni: { $count }
analyse-abandoned = Leikir þar sem einhver gafst upp eru ekki með í samantektinni: { $count }

## Measuring this machine

bench-ready = Undirbúningur; í fyrsta sinn þarf að þýða kóðann
bench-import = Hleðsla safnsins, ms
bench-load = Hleðsla þýdda kjarnans, ms
bench-first-move = Frá kaldræsingu að fyrstu ákvörðun meistarans, ms
bench-rules-games = Slembileikir eftir reglunum, einn örgjörvakjarni, á sekúndu
bench-kernel-games = Slembileikir í kjarnanum, einn örgjörvakjarni, á sekúndu
bench-kernel-turns = Umferðir í kjarnanum, einn örgjörvakjarni, á sekúndu
bench-kernel-everywhere = Slembileikir í kjarnanum, allir örgjörvakjarnar, á sekúndu
bench-nodes = Stöður sem meistarinn skoðar, á sekúndu
bench-decision = Ákvörðun bottans { $bot }, ms
bench-machine = { $cpu }, { $cores ->
    [one] { $cores } örgjörvakjarni
   *[other] { $cores } örgjörvakjarnar
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Hætt. Þetta hafði þegar verið mælt.
bench-child = Ferli sem verið var að mæla brást: { $problem }

## Running a server

serve-ready = Marrakech er í gangi á { $link }
serve-lan = Á staðarnetinu: { $link }
serve-data = Ekki er hægt að vista leiki í { $file }: { $reason }
serve-host = „{ $host }“ er ekki vistfang þessarar tölvu: { $reason }
serve-stop = Ýttu á Ctrl-C til að stöðva netþjóninn. Allir leikir eru vistaðir í { $file }
serve-port = Gátt { $port } er upptekin eða óheimil: { $reason }
serve-only-here = Aðeins þessi tölva nær sambandi við netþjóninn; með --host 0.0.0.0 kemst staðarnetið líka að.
open-already = Marrakech er þegar í gangi, á { $link }
open-other = Marrakech er þegar í gangi, á { $link }, með öðru vistfangi eða annarri skrá. Stöðvaðu það fyrst eða veldu aðra gátt.
open-browser = Leikurinn opnast í vafranum þínum. Ef ekki skaltu fylgja hlekknum.
open-yourself = Opnaðu hlekkinn í vafra.

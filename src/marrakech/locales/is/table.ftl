### Icelandic: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Þú átt leik: snúðu Assam og kastaðu svo teningnum.
    [roll] Þú átt leik: kastaðu teningnum.
    [lay] Leggðu { $letter ->
        [r] rauða
        [b] bláa
        [y] gula
       *[g] græna
    } teppið þitt við hlið Assams.
    [steer] Snúðu Assam fyrir næsta leikmann.
    [draw] Næsta teppið þitt er dregið.
   *[over] Leiknum er lokið.
}
todo-shared = { $step ->
    [turn] { $name }: snúðu Assam og kastaðu svo teningnum.
    [roll] { $name }: kastaðu teningnum.
    [lay] { $name }: leggðu { $letter ->
        [r] rauða
        [b] bláa
        [y] gula
       *[g] græna
    } teppið þitt við hlið Assams.
    [steer] { $name }: snúðu Assam fyrir næsta leikmann.
    [draw] { $name }: næsta teppi er dregið.
   *[over] Leiknum er lokið.
}
todo-other = { $step ->
    [turn] { $name } ákveður hvert Assam fer.
    [roll] { $name } kastar teningnum.
    [lay] { $name } leitar að stað fyrir { colour } teppi.
    [steer] { $name } snýr Assam fyrir næsta leikmann.
    [draw] { $name }: næsta teppi er dregið.
   *[over] Leiknum er lokið.
}
todo-told = { $name } spilar.
todo-told-you = Þú spilar.
todo-lent = { $name }: botti spilar í staðinn.
todo-getting-ready = { $name } undirbýr sig…
act-roll = Kasta
act-lay = Leggja teppið
act-steer = Snúa Assam
act-box = Skila teppinu
act-choose-rug = Veldu tvo reiti
act-choose-facing = Veldu átt
act-sent = Á leiðinni…
act-wait = Aðrir eru að spila
act-watch = Þú fylgist með
skip = Sleppa
action-title = Hvað á að gera

## Hints

hint = Ábending
hint-hide = Fela ábendinguna
hint-thinking = Leitað að ábendingu…
hint-warming = Bottarnir undirbúa sig. Ábendingin kemur um leið og þeir eru tilbúnir.
hint-would-face = { $name } myndi snúa Assam í { facing }.
hint-would-lay = { $name } myndi leggja teppið á { $first } og { $second }.
hint-chance = { $times ->
    [0] Það vinnur næstum aldrei.
    [one] Það vinnur { $times } leik af 100.
   *[other] Það vinnur { $times } leiki af 100.
}
hint-choices = Bestu kostirnir

## What happened besides

did-run-out = { $name } fellur á tíma og er úr leik.
did-break-rules = { $name } braut reglurnar og er úr leik.
did-fail = { $reason ->
    [engine-not-started] { $name } fór ekki í gang og er úr leik.
    [engine-hung] { $name } svaraði ekki og er úr leik.
    [engine-flooded] { $name } sagði allt of mikið og er úr leik.
    [engine-junk] { $name } svaraði tómri vitleysu og er úr leik.
    [engine-illegal] { $name } valdi það sem ekki má og er úr leik.
   *[engine-crashed] { $name } hrundi og er úr leik.
}
did-sit = { $name } fær sér sæti.
did-vacate = Sæti { $seat } er aftur laust.
did-seat-bot = Botti sest í sæti { $seat }.
did-start = Leikurinn hefst.
did-stand-in = { $reason ->
    [time] { $name } fellur á tíma; botti tekur við.
   *[absent] { $name } er í burtu; botti tekur við.
}
did-come-back = { $name } mætir aftur.
did-move = { $name } heldur áfram í öðru tæki.
did-hold = Netþjónninn lá niðri um stund. Ekkert glataðist.
did-cancel = Hætt var við borðið.
log-face = snýr Assam í { facing }
log-steer = snýr Assam í { facing }
log-roll = fær { $slippers }, fer á { $square }
log-pay = borgar, { $owner } fær { dirhams }
log-pay-part = á aðeins { dirhams }, { $owner } fær allt
log-go-out = er úr leik
log-lay = leggur { colour } á { $first } og { $second }
log-return = skilar teppi í kassann
log-draw = næst: { colour }
log-title = Hvað gerðist
log-empty = Ekkert enn. Fyrsta umferðin er að hefjast.
side-title = Atburðaskrá og borð

## Seats

seats-title = Sæti
seat-open = Laust sæti { $seat }
seat-rugs = { $count ->
    [one] { $count } { colour } teppi eftir
   *[other] { $count } { $letter ->
        [r] rauð
        [b] blá
        [y] gul
       *[g] græn
    } teppi eftir
}
seat-next = (næst)
seat-score = { dirhams } og { $squares ->
    [one] { $squares } sýnilegur reitur
   *[other] { $squares } sýnilegir reitir
} gera { $points ->
    [one] { $points } stig
   *[other] { $points } stig
}
seat-out-mark = úr leik
mark-you = þú
mark-bot = botti
mark-lent = botti spilar
mark-away = í burtu
bot-called = { $bot ->
    [random] Byrjandi
    [novice] Nýliði
    [greedy] Lærlingur
    [merchant] Kaupmaður
    [master] Meistari
   *[other] Botti { $bot }
}
bot-lettered = { $bot ->
    [random] Byrjandi { $letter }
    [novice] Nýliði { $letter }
    [greedy] Lærlingur { $letter }
    [merchant] Kaupmaður { $letter }
    [master] Meistari { $letter }
   *[other] Botti { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Spilar af handahófi.
    [novice] Spilar vel í annað hvert skipti.
    [greedy] Sér eina umferð fram í tímann og eltir stigin.
    [merchant] Vegur og metur hverju hver kostur skilar síðar.
    [master] Sá sterkasti: sér lengst fram í tímann.
   *[other] Spilar á sinn hátt.
}
watchers = { $watchers ->
    [one] { $watchers } áhorfandi fylgist með.
   *[other] { $watchers } áhorfendur fylgjast með.
}
you-watch = { $others ->
    [0] Þú fylgist með.
    [one] Þú fylgist með ásamt { $others } öðrum áhorfanda.
   *[other] Þú fylgist með ásamt { $others } öðrum áhorfendum.
}
time-short = Tíu sekúndur eftir.

## A square that was asked about

area-price = { $owner } á þetta { $letter ->
    [r] rauða
    [b] bláa
    [y] gula
   *[g] græna
} svæði ({ $squares ->
    [one] { $squares } reitur
   *[other] { $squares } reitir
}). Það kostar aðra { dirhams } að stoppa hér.
area-free = Þetta { $letter ->
    [r] rauða
    [b] bláa
    [y] gula
   *[g] græna
} svæði ({ $squares ->
    [one] { $squares } reitur
   *[other] { $squares } reitir
}) kostar ekkert: { $owner } er úr leik.

## The board’s words

board-label = Markaðurinn
board-square = { $square }, { $colour ->
    [bare] auður
    [r] rautt teppi
    [b] blátt teppi
    [y] gult teppi
   *[g] grænt teppi
}{ $assam ->
    [here] , Assam stendur hér
   *[no] {""}
}
board-facing = Snúa Assam í { facing }
board-lay = Teppi á { $first } og { $second }
board-die = Teningurinn sýnir { $slippers ->
    [one] { $slippers } inniskó
   *[other] { $slippers } inniskó
}

## The line

line-connecting = Tengist…
line-slow = Sambandið er hægt…
line-back = Sambandið er komið á aftur.
line-lost = Ekkert samband í { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
}. Reynt er aftur; ekkert glatast.
line-lost-kept = Ekkert samband í { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
}. Valið þitt geymist og er sent um leið og sambandið kemur aftur.
bot-played = Botti spilaði fyrir þig meðan þú varst í burtu. Nú tekur þú aftur við.
bot-plays-for-you = Botti spilar fyrir þig.
play-myself = Taka aftur við
away-long = { $name } hefur verið í burtu um stund.
away-wait = Bíða
away-bot = Láta botta spila

## Before the game

gathering-title = Beðið eftir hinum
gathering-title-full = Allir eru mættir
gathering-title-guest = Leikur er að hefjast
gathering-open = { $open ->
    [one] { $open } sæti er enn laust. Leikurinn hefst þegar sest er í það.
   *[other] { $open } sæti eru enn laus. Leikurinn hefst þegar sest er í þau.
}
gathering-awaited = Leikurinn hefst sjálfkrafa um leið og allir eru með þessa síðu opna. Enn vantar: { $names }.
gathering-unready = Leikurinn getur hafist um leið og allir eru með þessa síðu opna. Enn vantar: { $names }.
gathering-full = { $host ->
    [you] Byrjaðu þegar þú vilt.
   *[other] Gestgjafinn byrjar leikinn.
}
invite-title = Bjóddu vinum þínum
invite-text = Sendu þeim þennan hlekk eða leyfðu þeim að skanna kóðann. Hver sem opnar hann getur fengið sér sæti; enginn þarf að skrá sig.
invite-link = Hlekkur á sæti
invite-qr = QR-kóði með hlekk á sæti
invite-message = Komdu að spila Marrakech með mér.
invite-here-only = { $host } er vistfang sem aðeins virkar í þessari tölvu. Til að hleypa öðrum að skaltu ræsa netþjóninn svona og opna leikinn á vistfangi tölvunnar sjálfrar:
invite-renew = Búa til nýjan hlekk
invite-renewed = Nú er kominn nýr hlekkur. Sá gamli opnar ekki lengur sæti.
invite-host-has-it = Gestgjafinn er með hlekkinn sem opnar sæti.
watch-title = Vill einhver bara horfa?
watch-link = Hlekkur til að horfa
watching-gathering = Þú fylgist með. Ef þú vilt vera með skaltu biðja um hlekkinn sem opnar sæti.
watching-full = Öll sæti eru upptekin. Þú getur fylgst með; ef einhver stendur upp geturðu sest hér.
join-late = Ef eitt af þessum sætum er þitt skaltu flytja það hingað úr tækinu þar sem þú settist: veldu þar „{ move-seat }“ undir „{ this-table }“.
your-name = Nafnið þitt
player-numbered = Leikmaður { $seat }
sit-down = Setjast
seat-bot = Bæta botta við
which-bot = Hvaða botti
remove = Fjarlægja
remove-name = Fjarlægja: { $name }
leave-seat = Standa upp
start-game = Byrja leikinn
cancel-table = Hætta við borðið
cancel-title = Hætta við þetta borð?
cancel-text = Enginn getur þá sest hér framar og hlekkurinn hættir að virka.
cancel-no = Halda borðinu

## This table

this-table = Þetta borð
rules-on = Reglur
rules-edition = Útgáfa: { $edition }
rules-usual = Venjulegar reglur.
rules-bankruptcy-play-on = Sá sem getur ekki borgað að fullu borgar það sem hann á og spilar áfram.
rules-steering-after-must = Afbrigðið: fyrst er kastað; þegar teppi hefur verið lagt verður að snúa Assam til vinstri eða hægri fyrir næsta leikmann.
rules-steering-after-may = Afbrigðið: fyrst er kastað; þegar teppi hefur verið lagt má snúa Assam fyrir næsta leikmann.
rules-area-owner = Svæði nær yfir báða liti eigandans.
rules-whole-nobody = Ekkert heilt teppi má hylja í einu lagi, ekki einu sinni sitt eigið.
rules-halves-colours = Teppi hylur aldrei tvo reiti í sama lit.
rules-pile-alternating = Með tveimur leikmönnum koma litir bunkans til skiptis.
rules-stock-15 = Með tveimur leikmönnum er hvor með 15 teppi í einum lit.
rules-tie-shared = Við jafntefli er sigrinum deilt.
rules-clock-none = Engin klukka.
rules-clock-turn = { $seconds ->
    [one] { $seconds } sekúnda á hverja umferð.
   *[other] { $seconds } sekúndur á hverja umferð.
} { $timeout ->
    [bot] Botti tekur við af þeim sem fellur á tíma.
   *[out] Sá sem fellur á tíma er úr leik.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } mínúta á allan leikinn
   *[other] { $minutes } mínútur á allan leikinn
}{ $increment ->
    [0] .
    [one] , og { $increment } sekúnda í viðbót í hverri umferð.
   *[other] , og { $increment } sekúndur í viðbót í hverri umferð.
} { $timeout ->
    [bot] Botti tekur við af þeim sem fellur á tíma.
   *[out] Sá sem fellur á tíma er úr leik.
}
read-rules = Lesa reglurnar
fair-title = Heiðarlegur teningur
fair-text = Hvert kast ræðst af leyndarmáli netþjónsins, sem hann bindur sig við hér að neðan áður en leikurinn hefst, og af fræi hvers sætis. Eftir leikinn er leyndarmálið birt og þá má sannreyna hvert kast.
fair-seats = Sætin binda sig líka við sín fræ. Síðan þín sýnir þitt fræ sjálfkrafa þegar öll loforð eru komin: enginn getur valið sér fræ eftir fræjum hinna.
fair-hash = Lofað tætigildi af fræi: { $name } (SHA-256)
fair-commitment = Loforð netþjónsins (SHA-256)
fair-seed = Fræ: { $name }
fair-change = Breyta fræinu þínu
fair-change-name = Breyta fræi: { $name }
fair-change-do = Breyta
fair-salted = Stöfum af handahófi er bætt við það svo að enginn geti giskað á það út frá tætigildinu.
fair-changed = Fræinu þínu hefur verið breytt.
move-seat = Spila í öðru tæki
move-seat-name = Flytja í annað tæki: { $name }
move-seat-title = Taktu sætið með þér
move-seat-text = { $minutes ->
    [one] Opnaðu þennan hlekk í hinu tækinu innan { $minutes } mínútu. Hann virkar einu sinni og þá er sætið þar en ekki lengur hér.
   *[other] Opnaðu þennan hlekk í hinu tækinu innan { $minutes } mínútna. Hann virkar einu sinni og þá er sætið þar en ekki lengur hér.
}
move-seat-link = Hlekkur fyrir hitt tækið
move-seat-qr = QR-kóði með hlekk fyrir hitt tækið
claim-title = Spila í þessu tæki?
claim-text = Þessi hlekkur flytur sæti í þetta tæki. Í tækinu sem það kemur úr er þá aðeins hægt að fylgjast með.
claim-yes = Spila hér
claim-no = Bara horfa
seat-claimed = Sætið er nú þitt. Spilaðu áfram.
give-up = Gefast upp
give-up-name = Gefast upp: { $name }
give-up-title = Gefast upp?
give-up-text = Þú ert þá úr leik, peningarnir þínir fara aftur í bankann og teppin þín gefa engum stig. Aðrir spila áfram.
give-up-no = Spila áfram

## The end

you-win = Þú vannst!
standings-title = Stigatafla
standings-rank = Röð
standings-name = Leikmaður
standings-dirhams = Dírham
standings-squares = Reitir
standings-points = Stig
standings-plus = + { $squares }
standings-out = { $why ->
    [time] féll á tíma
    [rules] braut reglurnar
    [engine] brást
    [gave-up] gafst upp
   *[poor] gat ekki borgað
}
chart-title = Stig eftir umferðum
chart-turn = Umferð
chart-as-table = Það sama í töflu
rematch = Spila aftur
rematch-join = Vera með í næsta leik
rematch-wanted = Hinir vilja spila aftur.
rematch-watch = Næsti leikur er í undirbúningi.
watch-next = Horfa á næsta leik
replay-game = Skoða leikinn aftur
download-record = Sækja leikskýrsluna
share = Deila
share-title = Deila úrslitunum
share-text = Texti og hlekkur
share-result = Marrakech: { $result }
dice-check = Sannreyna teninginn
dice-checking = Sannreyni…
dice-fine = { $count ->
    [1] Eina kastið eða teppið sem dregið var er það sem fræin gefa.
    [one] Allt sem kastað var og dregið er það sem fræin gefa, alls { $count }.
   *[other] Allt sem kastað var og dregið er það sem fræin gefa, alls { $count }.
}
dice-compared = { $how ->
    [all] Loforð netþjónsins og allra sætanna eru þau sömu og þetta tæki geymdi áður en það sýndi sitt eigið fræ.
    [server] Loforð netþjónsins er það sama og þetta tæki sá. Það geymdi engin loforð frá sætunum.
   *[none] Þetta tæki geymdi ekkert loforð fyrir leikinn og því er ekkert til að bera leikskýrsluna saman við.
}
dice-rounds = { $count ->
    [1] Áður hafði það einu sinni sýnt fræ til einskis: þá þurfti að lofa fræjum á ný.
    [one] Áður hafði það { $count } sinni sýnt fræ til einskis: þá þurfti að lofa fræjum á ný.
   *[other] Áður hafði það { $count } sinnum sýnt fræ til einskis: þá þurfti að lofa fræjum á ný.
}
dice-other-promise = Loforðið í leikskýrslunni er { $found }; við þetta borð var það { $seen }.
dice-seed-lost = Þetta tæki er ekki með fræið sem lofað var fyrir sætið þitt og of seint er að lofa öðru. Opnaðu þessa síðu í tækinu sem er með það; annars getur gestgjafinn sett botta í þinn stað eða hætt við borðið.
dice-other-table = Þessi leikskýrsla er af öðru borði: { $found }.

## Links, dialogs, pages

copy = Afrita
copied = Afritað
copy-by-hand = Hlekkurinn er valinn: afritaðu hann með lyklaborðinu eða fingrinum.
close = Loka
dialog-no = Nei
table-try-again = Reyna aftur
to-home = Á forsíðuna
table-heading = Marrakech: { $names }
table-loading = Augnablik: borðið er í undirbúningi…
table-gone-title = Þetta borð er ekki til
table-gone = Kannski vantar á hlekkinn, eða borðið var tekið niður fyrir löngu.
table-unreachable-title = Netþjónninn svarar ekki
table-cancelled-title = Hætt var við þetta borð
table-cancelled = Gestgjafinn hætti við. Viltu setja upp annað borð?
title-your-turn = ● Þú átt leik – Marrakech
title-table = Við borðið – Marrakech

## Help

keys-title = Takkar
key-arrows = Örvatakkar
key-enter = Enter
key-escape = Esc
keys-arrows = snúa Assam eða fara á milli teppa
keys-enter = kasta teningnum, leggja teppið
keys-escape = hætta við það sem ekki er ákveðið; hlaupa yfir það sem verið er að sýna
keys-skip = hlaupa yfir það sem verið er að sýna
keys-log = opna eða loka atburðaskránni
keys-hint = biðja um ábendingu eða fela hana
keys-sounds = kveikja eða slökkva á hljóðum
keys-help = þessi hjálp
keys-touch = Með fingri eða mús: snertu reit til að sjá teppi þar, og aftur til að sjá næsta. Hinn helmingur teppisins, eða hnappurinn, leggur það. Snerting á hvaða teppi sem er segir hvað það kostar að stoppa þar.

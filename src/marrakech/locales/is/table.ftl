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
todo-shared =
    { $step ->
        [turn] { $name }: snúðu Assam og kastaðu svo teningnum.
        [roll] { $name }: kastaðu teningnum.
        [lay]
            { $name }: leggðu { $letter ->
                [r] rauða
                [b] bláa
                [y] gula
               *[g] græna
            } teppið þitt við hlið Assams.
        [steer] { $name }: snúðu Assam fyrir næsta leikmann.
        [draw] { $name }: næsta teppið þitt er dregið.
       *[over] Leiknum er lokið.
    }
todo-other =
    { $step ->
        [turn] { $name } ákveður hvert Assam fer.
        [roll] { $name } ætlar að kasta teningnum.
        [lay] { $name } leitar að stað fyrir { colour } teppi.
        [steer] { $name } snýr Assam fyrir næsta leikmann.
        [draw] { $name } dregur næsta teppi.
       *[over] Leiknum er lokið.
    }
todo-playing = { $name } er að spila.
todo-playing-you = Þú ert að spila.
todo-lent = { $name }: botti spilar fyrir þig.
todo-getting-ready = { $name } undirbýr sig…
act-roll = Kasta teningnum
act-lay = Leggja teppið
act-steer = Snúa Assam
act-box = Skila teppinu
act-choose-rug = Veldu tvo reiti
act-choose-facing = Veldu átt
act-sent = Sendi…
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
hint-chance =
    { $times ->
        [0] Með þessu vali ynnir þú næstum aldrei.
        [one] Með þessu vali ynnir þú { $times } leik af 100.
       *[other] Með þessu vali ynnir þú { $times } leiki af 100.
    }
hint-choices = Bestu kostirnir

## Taking back the last rug, round one device

undo = Taka til baka
undo-help = Taka síðasta teppið til baka (hægt þar til Assam er snúið aftur)
did-undo = { $name } tekur síðasta teppið til baka.
keys-undo = taka síðasta teppið til baka (þegar allir spila í einu tæki)

## What happened besides

did-run-out = { $name } fellur á tíma og er úr leik.
did-break-rules = { $name } braut reglurnar og er úr leik.
did-fail =
    { $reason ->
        [engine-not-started] { $name } fór ekki í gang og er úr leik.
        [engine-hung] { $name } svaraði ekki og er úr leik.
        [engine-flooded] { $name } sendi allt of mikinn texta og er úr leik.
        [engine-junk] { $name } sendi eitthvað óskiljanlegt og er úr leik.
        [engine-illegal] { $name } gerði það sem ekki má og er úr leik.
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
did-move = { $name } spilar nú í öðru tæki.
did-hold = Netþjónninn lá niðri um stund. Ekkert glataðist.
did-cancel = Hætt var við borðið.
log-face = snýr Assam í { facing }
log-steer = snýr Assam í { facing } fyrir næsta leikmann
log-roll = fær { $slippers }, Assam á { $square }
log-pay = borgar { dirhams } → { $owner }
log-pay-part = getur aðeins borgað { dirhams } → { $owner }
log-go-out = er úr leik
log-lay = leggur { colour } á { $first } og { $second }
log-return = setur teppi aftur í kassann
log-draw = næsta teppi: { colour }
log-title = Atburðaskrá
log-empty = Ekkert enn. Fyrsta umferðin er að hefjast.
side-title = Atburðaskrá og borð

## Looking back at an earlier turn

log-about = Veldu umferð til að sjá hana á markaðnum.
look-title = Fyrri umferð
look-back = Eina umferð til baka
look-forward = Eina umferð áfram
look-return = Aftur í leikinn
look-opened = Þú ert að skoða fyrri umferð. Ýttu á Esc til að fara aftur í leikinn.
look-returned = Nú sérðu leikinn aftur.
look-your-turn = Þú átt leik.
look-gone-on = Leikurinn hefur haldið áfram.
keys-look = í atburðaskránni: fara á milli umferða; Enter til að sjá umferð á markaðnum, Esc til að fara aftur í leikinn

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
bot-called =
    { $bot ->
        [random] Ferðamaður
        [novice] Byrjandi
        [greedy] Lærlingur
        [merchant] Kaupmaður
        [master] Meistari
        [champion] Stórmeistari
       *[other] Botti { $bot }
    }
bot-lettered =
    { $bot ->
        [random] Ferðamaður { $letter }
        [novice] Byrjandi { $letter }
        [greedy] Lærlingur { $letter }
        [merchant] Kaupmaður { $letter }
        [master] Meistari { $letter }
        [champion] Stórmeistari { $letter }
       *[other] Botti { $bot } { $letter }
    }
bot-about =
    { $bot ->
        [random] Spilar af handahófi.
        [novice] Spilar vel í annað hvert skipti.
        [greedy] Sér eina umferð fram í tímann og eltir stigin.
        [merchant] Vegur og metur hverju hver kostur skilar síðar.
        [master] Sér langt fram í tímann; það er erfitt að sigra hann.
        [champion] Sjálflærður; það er erfiðast að sigra hann.
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

## What a seat says when it is chosen

seat-each-counts = Hvert dírham er eitt stig og eins hver reitur þar sem teppi í þessum lit sést.
seat-each-counts-two = Hvert dírham er eitt stig og eins hver reitur þar sem teppi í öðrum hvorum þessara lita sést.
seat-pile-two =
    { $whose ->
        [you] Í bunkanum þínum eru teppi í tveimur litum.
       *[other] Í þessum bunka eru teppi í tveimur litum.
    }
seat-pile-next = Næsta teppi er { colour }. Allir sjá það.
seat-pile-empty = Öll þessi teppi hafa verið lögð.
seat-next-mark = næst
seat-about-out = Úr leik. Þessi teppi liggja áfram á markaðnum og ekkert kostar að stoppa á þeim.
seat-about-away = Í burtu: síða þessa leiks er ekki opin í augnablikinu.
seat-about-bot = Botti. { bot-about }
seat-about-lent = Botti spilar hér þar til leikmaðurinn kemur aftur. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Viðbrögð
react = Segja eitthvað
reaction =
    { $reaction ->
        [hello] Halló!
        [good-luck] Gangi þér vel!
        [well-played] Vel spilað!
        [thanks] Takk!
        [ouch] Æ!
        [laugh] Haha!
        [wow] Vá!
       *[moment] Augnablik!
    }
did-react = { $name }: { reaction }
did-react-you = Þú: { reaction }
did-react-spectator = Áhorfandi: { reaction }
reactions-mute = Þagga niður viðbrögð hér við borðið
reactions-mute-help = Þú hvorki sérð né heyrir lengur það sem aðrir senda. Þú getur samt sent þín eigin.

## A square that was asked about

area-price =
    { $letter ->
        [r] Rautt
        [b] Blátt
        [y] Gult
       *[g] Grænt
    } svæði, { $squares ->
        [one] { $squares } reitur.
       *[other] { $squares } reitir.
    } Eigandi: { $owner }. Gjald fyrir aðra: { dirhams }.
area-free =
    { $letter ->
        [r] Rautt
        [b] Blátt
        [y] Gult
       *[g] Grænt
    } svæði, { $squares ->
        [one] { $squares } reitur.
       *[other] { $squares } reitir.
    } Eigandi: { $owner }, úr leik. Hér borgar enginn.

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = Þitt: aðrir borga { dirhams }
price-tag-free = Ekkert að borga
price-nudge =
    { $how ->
        [touch] Snertu hvaða teppi sem er til að sjá hvað kostar að stoppa þar.
       *[mouse] Bentu á hvaða teppi sem er til að sjá hvað kostar að stoppa þar.
    }

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
line-lost =
    Ekkert samband í { $seconds ->
        [one] { $seconds } sekúndu
       *[other] { $seconds } sekúndur
    }. Reynt er að tengjast aftur; ekkert glatast.
line-lost-kept = Ekkert samband í { $seconds ->
    [one] { $seconds } sekúndu
   *[other] { $seconds } sekúndur
}. Valið þitt geymist og er sent um leið og sambandið kemur aftur.
bot-played = Botti spilaði fyrir þig meðan þú varst í burtu. Nú tekur þú aftur við.
bot-plays-for-you = Botti spilar fyrir þig.
play-myself = Taka við
away-long = { $name } hefur verið í burtu um stund.
away-wait = Bíða
away-bot = Láta botta spila

## The server is well again

server-recovered = Netþjónninn er kominn í lag. Þú getur spilað áfram.

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
gathering-full =
    { $host ->
        [you] Byrjaðu þegar þú vilt.
       *[other] Gestgjafinn byrjar leikinn.
    }
invite-title = Bjóddu vinum þínum
invite-text = Sendu þeim þennan hlekk eða leyfðu þeim að skanna kóðann. Hver sem opnar hann getur fengið sér sæti; enginn þarf að skrá sig.
invite-link = Boðshlekkur
invite-qr = QR-kóði með boðshlekknum
invite-message = Komdu að spila Marrakech með mér.
invite-here-only = { $host } virkar aðeins í þessari tölvu. Til að hleypa öðrum að skaltu ræsa netþjóninn svona og opna leikinn á vistfangi tölvunnar á netinu:
invite-renew = Búa til nýjan hlekk
invite-renewed = Hér er nýr hlekkur. Sá gamli virkar ekki lengur.
invite-host-has-it = Gestgjafinn er með boðshlekkinn.
watch-title = Vill einhver bara horfa?
watch-link = Hlekkur til að horfa
watching-gathering = Þú fylgist með. Ef þú vilt vera með skaltu biðja um boðshlekkinn.
watching-full = Öll sæti eru upptekin. Þú getur fylgst með og sest hér ef einhver fer.
join-late = Ef eitt af þessum sætum er þitt geturðu flutt það hingað: opnaðu „{ this-table }“ í tækinu þar sem þú settist og veldu „{ move-seat }“.
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

## An invitation

invited-by = { $name } býður þér að spila Marrakech
invited-again = { $name } vill spila aftur
invited-new = Ertu að spila Marrakech í fyrsta sinn?
invited-back = Aftur í boðið
seats-taken-title = Öll sæti eru upptekin
seats-taken-text = Í þetta sinn er spilað án þín. Þú getur fylgst með eða beðið vini þína um annað borð.
seats-taken-watch = Horfa á leikinn
seats-taken-own = Setja upp borð
gathering-away = Í burtu í augnablikinu: { $names }

## The next game with the same players

gathering-title-again = Næsti leikur
gathering-asked = Boð sent: { $names }
gathering-here = Mætt til leiks: { $names }
mark-asked = boð sent
invite-again = Senda hlekkinn

## This table

this-table = Þetta borð
rules-on = Reglur
rules-edition = Útgáfa: { $edition }
rules-usual = Venjulegar reglur.
rules-bankruptcy-play-on = Leikmaður sem getur ekki borgað að fullu borgar það sem hann á og spilar áfram.
rules-steering-after-must = Afbrigði: kastaðu fyrst. Þegar þú hefur lagt teppi verður þú að snúa Assam til vinstri eða hægri fyrir næsta leikmann.
rules-steering-after-may = Afbrigði: kastaðu fyrst. Þegar þú hefur lagt teppi máttu snúa Assam fyrir næsta leikmann.
rules-area-owner = Gjaldið miðast við báða liti eigandans.
rules-whole-nobody = Ekkert heilt teppi má hylja í einu lagi, ekki einu sinni þitt eigið.
rules-halves-colours = Teppi má aldrei hylja tvo reiti í sama lit.
rules-pile-alternating = Ef leikmenn eru tveir koma litir bunkans til skiptis.
rules-stock-15 = Ef leikmenn eru tveir er hvor með 15 teppi í einum lit.
rules-tie-shared = Leikmenn með jöfn stig deila sigrinum.
rules-clock-none = Engin klukka.
rules-clock-turn =
    { $seconds ->
        [one] { $seconds } sekúnda á hverja umferð.
       *[other] { $seconds } sekúndur á hverja umferð.
    } { $timeout ->
        [bot] Ef leikmaður fellur á tíma tekur botti við.
       *[out] Leikmaður sem fellur á tíma er úr leik.
    }
rules-clock-game =
    { $minutes ->
        [one] { $minutes } mínúta á mann fyrir allan leikinn
       *[other] { $minutes } mínútur á mann fyrir allan leikinn
    }{ $increment ->
        [0] .
        [one] , og { $increment } sekúnda í viðbót í hverri umferð.
       *[other] , og { $increment } sekúndur í viðbót í hverri umferð.
    } { $timeout ->
        [bot] Ef leikmaður fellur á tíma tekur botti við.
       *[out] Leikmaður sem fellur á tíma er úr leik.
    }
read-rules = Lesa reglurnar
fair-title = Heiðarlegur teningur
fair-text = Hvert kast er reiknað út frá leynilegu fræi netþjónsins og fræi hvers sætis. Fyrir leikinn birtir netþjónninn tætigildið hér að neðan og fræ hans verður að passa við það. Eftir leikinn er fræ netþjónsins sýnt og þá getur hver sem er sannreynt hvert kast.
fair-seats = Síða hvers leikmanns birtir líka tætigildi af sínu fræi og sýnir fræið sjálfkrafa þegar öll tætigildi eru komin. Þannig getur enginn valið sér fræ eftir fræjum hinna.
fair-hash = Tætigildi fræs (SHA-256): { $name }
fair-commitment = Tætigildi af fræi netþjónsins (SHA-256)
fair-seed = Fræ: { $name }
fair-change = Breyta fræinu þínu
fair-change-name = Breyta fræi: { $name }
fair-change-do = Breyta
fair-salted = Stöfum af handahófi er bætt við fræið þitt svo að enginn geti giskað á það út frá tætigildinu.
fair-changed = Fræinu þínu hefur verið breytt.
move-seat = Spila í öðru tæki
move-seat-name = Flytja í annað tæki: { $name }
move-seat-title = Taktu sætið með þér
move-seat-text =
    { $minutes ->
        [one] Opnaðu þennan hlekk í hinu tækinu innan { $minutes } mínútu. Hann virkar einu sinni. Svo spilar þú þar og í þessu tæki er aðeins hægt að fylgjast með.
       *[other] Opnaðu þennan hlekk í hinu tækinu innan { $minutes } mínútna. Hann virkar einu sinni. Svo spilar þú þar og í þessu tæki er aðeins hægt að fylgjast með.
    }
move-seat-link = Hlekkur fyrir hitt tækið
move-seat-qr = QR-kóði með hlekk fyrir hitt tækið
claim-title = Spila í þessu tæki?
claim-text = Þessi hlekkur flytur sæti í þetta tæki. Í hinu tækinu er þá aðeins hægt að fylgjast með.
claim-yes = Spila hér
claim-no = Bara horfa
seat-claimed = Þú spilar nú í þessu tæki.
give-up = Gefast upp
give-up-name = Gefast upp: { $name }
give-up-title = Viltu gefast upp?
give-up-text = Þú ert þá úr leik. Peningarnir þínir fara aftur í bankann og teppin þín gefa engum stig lengur.
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
chart-as-table = Sýna í töflu
rematch = Spila aftur
rematch-join = Vera með í næsta leik
rematch-wanted = Hinir vilja spila aftur.
watch-next = Horfa á næsta leik
replay-game = Skoða leikinn aftur
download-record = Sækja leikskýrsluna
share = Deila
share-title = Deila úrslitunum
share-text = Texti og hlekkur
share-result = Marrakech: { $result }
dice-check = Sannreyna teninginn
dice-checking = Sannreyni…
dice-fine =
    { $count ->
        [1] Eina kastið eða teppið sem dregið var passar við fræin.
        [one] Öll köst og öll teppi sem dregin voru passa við fræin, alls { $count }.
       *[other] Öll köst og öll teppi sem dregin voru passa við fræin, alls { $count }.
    }
dice-compared =
    { $how ->
        [all] Öll birt tætigildi, netþjónsins og sætanna, eru þau sömu og þetta tæki vistaði áður en það sýndi sitt eigið fræ.
        [server] Tætigildi netþjónsins er það sama og þetta tæki sá. Það vistaði engin tætigildi frá sætunum til samanburðar.
       *[none] Þetta tæki vistaði ekkert tætigildi fyrir leikinn og því er ekkert til að bera leikskýrsluna saman við.
    }
dice-rounds =
    { $count ->
        [1] Áður hafði þetta tæki einu sinni sýnt fræ fyrir leik sem hófst ekki; þá var skipt um öll fræ.
        [one] Áður hafði þetta tæki { $count } sinni sýnt fræ fyrir leik sem hófst ekki; í hvert sinn var skipt um öll fræ.
       *[other] Áður hafði þetta tæki { $count } sinnum sýnt fræ fyrir leik sem hófst ekki; í hvert sinn var skipt um öll fræ.
    }
dice-other-promise = Tætigildi netþjónsins hefur breyst. Við þetta borð sá tækið { $seen } en finnur nú { $found }.
dice-seed-lost = Þetta tæki er ekki með fræ sætisins þíns og of seint er að velja annað. Opnaðu þessa síðu í tækinu sem er með það. Ef þú getur það ekki getur gestgjafinn látið botta fá sætið þitt eða hætt við borðið.
dice-other-table = Þessi leikskýrsla er af öðru borði: { $found }.

## The end, for the person at this screen

you-share-win = Þú deilir sigrinum!
over-by-points =
    { $lead ->
        [one]
            Sigur með { $lead } stigi: { dirhams } og { $squares ->
                [one] { $squares } reitur
               *[other] { $squares } reitir
            }.
       *[other]
            Sigur með { $lead } stigum: { dirhams } og { $squares ->
                [one] { $squares } reitur
               *[other] { $squares } reitir
            }.
    }
over-by-dirhams =
    { $points ->
        [one] Dírham réðu úrslitum, { $most }–{ $next }: { $names } eru með { $points } stig á mann.
       *[other] Dírham réðu úrslitum, { $most }–{ $next }: { $names } eru með { $points } stig á mann.
    }
over-shared =
    { $points ->
        [one] Enginn er fremstur: { $points } stig á mann.
       *[other] Enginn er fremstur: { $points } stig á mann.
    }
over-only-one = Aðeins { $name } er eftir.
over-only-you = Aðeins þú ert eftir.
over-others-gave-up = Allir hinir gáfust upp.
over-you-close =
    { $lead ->
        [one] Litlu munaði: þig vantaði aðeins { $lead } stig. Vel spilað!
       *[other] Litlu munaði: þig vantaði aðeins { $lead } stig. Vel spilað!
    }
over-you-equal = Litlu munaði: aðeins dírham réðu úrslitum. Vel spilað!
over-you-second = Þú lendir í öðru sæti. Vel spilað!
over-you-third = Þú lendir í þriðja sæti. Vel spilað!
over-you-fourth = Þú lendir í fjórða sæti. Gengur betur næst!
over-you-lost = Vel spilað! Markaðurinn er opinn fyrir annan leik.
over-you-out = Þú féllst úr leik fyrir lokin. Markaðurinn er opinn fyrir annan leik.

## The points by turn

chart-help = Snertu línuritið eða notaðu örvatakkana til að sjá stig allra eftir hverja umferð.
chart-walk = Stig eftir umferð
chart-value = Eftir umferð { $turn }: { $points }.
chart-value-start = Í byrjun: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = Sjá markaðinn eftir umferð { $turn }
chart-watch-start = Sjá markaðinn í byrjun

## Links, dialogs, pages

copy = Afrita
copied = Afritað
copy-by-hand = Hlekkurinn er valinn og tilbúinn til afritunar.
close = Loka
dialog-no = Nei
table-try-again = Reyna aftur
to-home = Fara á forsíðuna
table-heading = Marrakech: { $names }
table-loading = Opna borðið…
table-gone-title = Borðið fannst ekki
table-gone = Kannski vantar á hlekkinn, eða borðið hefur verið fjarlægt.
table-unreachable-title = Netþjónninn svarar ekki
table-cancelled-title = Hætt var við þetta borð
table-cancelled = Gestgjafinn hætti við leikinn. Viltu setja upp annað borð?

## Window titles

title-my-turn = ● Þú átt leik
title-playing = Leikur í gangi
title-gathering = Beðið eftir leikmönnum
title-won =
    { $count ->
        [one] { $names } vinnur
       *[other] { $names } deila sigrinum
    }
title-you-won = Þú vannst
title-you-share = Þú deilir sigrinum
title-replay = Endursýning: { $names }

## Help

keys-title = Flýtilyklar
key-arrows = Örvatakkar
key-enter = Enter, bilslá
key-escape = Esc
keys-arrows = velja átt fyrir Assam eða stað fyrir teppið þitt
keys-enter = kasta teningnum eða leggja teppið sem þú valdir
keys-escape = hætta við óstaðfest val eða sleppa hreyfimyndinni
keys-skip = sleppa hreyfimyndinni
keys-log = opna eða loka atburðaskránni
keys-hint = sýna eða fela ábendingu
keys-sounds = kveikja eða slökkva á hljóðum
keys-help = sýna þessa hjálp
keys-touch = Með fingri: snertu reit til að sjá teppi þar. Snertu hann aftur til að sjá næsta, eða snertu reit við hliðina til að velja þá tvo. Ýttu á hnappinn til að leggja teppið.

## Help: mouse, arrows and prices

keys-mouse = Með mús: smelltu á teppi til að velja það og aftur til að leggja það. Tvísmellur velur teppið aðeins.
keys-facing = Með því að snerta eða smella á ör snýrðu aðeins Assam. Ýttu á hnappinn til að kasta teningnum.
keys-price = Snertu eða smelltu á hvaða annað teppi sem er til að sjá hvað kostar að stoppa þar.

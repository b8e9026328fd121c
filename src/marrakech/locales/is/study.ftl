### Icelandic: watching a record and setting up a position.

study-again = Reyna aftur
study-copy-by-hand = Afritaðu það héðan

## Watching a record

replay-title = Skoða leik aftur
replay-lead = Hvern leik má geyma sem stuttan texta, leikskýrsluna. Opnaðu eina til að fara í gegnum leikinn, aðgerð fyrir aðgerð, eða byrjaðu á að skoða dæmið.
replay-example = Skoða dæmið
replay-open-file = Opna skrá
replay-paste = Eða límdu leikskýrslu hér, eða dragðu skrána hvert sem er á síðuna
replay-watch = Skoða
replay-link-broken = Það vantar á þennan hlekk og því er ekki hægt að lesa leikinn úr honum. Biddu aftur um hlekkinn eða opnaðu sjálfa leikskýrsluna.
replay-another = Opna aðra leikskýrslu

replay-seat = Sæti { $seat }
replay-market = Markaðurinn
replay-beginning = Leikurinn hefst.
replay-before-first = Á undan fyrstu umferð
replay-place = Umferð { $turn }: { $name }
replay-count = { $at } af { $of }
replay-controls = Fara í gegnum leikinn
replay-first = Að upphafinu
replay-back = Eina aðgerð til baka
replay-play = Spila
replay-pause = Hlé
replay-forward = Eina aðgerð áfram
replay-last = Að endinum
replay-slider = Staður í leiknum
replay-keys = Takkar: örvar fyrir eina aðgerð aftur eða fram, með Shift fyrir heila umferð; Home og End fyrir upphaf og endi; bilslá til að spila eða gera hlé.
replay-speed = Hraði
replay-speed-name = { $speed ->
    [slow] Hægt
    [fast] Hratt
   *[normal] Venjulegt
}

replay-standings = Stigatafla
replay-player = Leikmaður
replay-dirhams = Dírham
replay-squares = Reitir
replay-points = Stig
replay-rugs-left = Teppi
replay-next-rug = Næsta teppi: { colour }.
replay-out = úr leik
replay-winner = Sigur

replay-turns = Umferðir
replay-no-turns = Enginn hefur leikið enn.
replay-paid = borgaði { $count }
replay-copy-link = Afrita hlekk á þennan stað
replay-link-copied = Hlekkurinn hefur verið afritaður.
replay-download = Sækja
replay-to-table = Fara að borðinu
replay-to-editor = Opna í stöðuritlinum
replay-about = Um þessa leikskýrslu
replay-edition = Útgáfa
replay-edition-none = ekki nefnd
replay-rules = Reglur
replay-rules-usual = þær venjulegu
replay-result = Úrslit
replay-unfinished = ekki lokið
replay-tag =
    { $name ->
        [Table] Borð
        [Date] Dagsetning
        [ServerSeed] Netþjónn: fræ
        [SeatSeed1] Sæti 1: fræ
        [SeatSeed2] Sæti 2: fræ
        [SeatSeed3] Sæti 3: fræ
        [SeatSeed4] Sæti 4: fræ
        [SeatHash1] Sæti 1: birt tætigildi fræsins
        [SeatHash2] Sæti 2: birt tætigildi fræsins
        [SeatHash3] Sæti 3: birt tætigildi fræsins
        [SeatHash4] Sæti 4: birt tætigildi fræsins
        [Bot1] Sæti 1: botti
        [Bot2] Sæti 2: botti
        [Bot3] Sæti 3: botti
        [Bot4] Sæti 4: botti
        [ServerSeedHash] Netþjónn: birt tætigildi fræsins
       *[other] { $name }
    }

## Your finished games

games-title = Loknir leikir þínir
games-none = Hér birtist hver leikur sem þú lýkur við.
games-you-won = Þú vannst
games-more = Sýna eldri leiki
games-kept =
    { $days ->
        [one] Leikur geymist í { $days } dag eftir síðustu aðgerð. Sæktu leikskýrsluna til að geyma hann lengur.
       *[other] Leikur geymist í { $days } daga eftir síðustu aðgerð. Sæktu leikskýrsluna til að geyma hann lengur.
    }

## Actions

study-face = Snúa Assam í { facing }
study-die = { $slippers ->
    [one] { $slippers } inniskór
   *[other] { $slippers } inniskór
}

## Setting up a position

editor-title = Stöðuritill
editor-tools = Verkfæri
editor-tool = { $tool ->
    [rug] Teppi
    [half] Hálft teppi
    [erase] Stroka út
    [assam] Assam
   *[look] Skoða og prófa
}
editor-tool-hint =
    { $tool ->
        [rug] Veldu tvo reiti sem eiga sameiginlega hlið.
        [half] Veldu reit til að leggja þar hálft teppi með hinn helminginn hulinn.
        [erase] Veldu reit til að gera hann auðan.
        [assam] Veldu reit til að setja Assam þangað; veldu Assam til að snúa honum.
       *[look] Veldu eina af aðgerðunum á spilaborðinu, eða einhvern reit til að sjá hvað hann kostar.
    }
editor-colours = Litur teppisins
editor-second-half = Teppið byrjar á { $square }. Veldu reit við hliðina.
editor-do = { $step ->
    [roll] Kasta teningnum
    [lay] Leggja teppið
   *[turn] Snúa Assam
}
editor-board-kept = Spilaborðið sýnir enn síðustu stöðu sem hægt var að lesa.
editor-area =
    { $square }: svæði, { $squares ->
        [one]
            { $squares } { $letter ->
                [r] rauður
                [b] blár
                [y] gulur
               *[g] grænn
            } reitur
       *[other]
            { $squares } { $letter ->
                [r] rauðir
                [b] bláir
                [y] gulir
               *[g] grænir
            } reitir
    }. Eigandi: { $name }. Gjald fyrir aðra: { dirhams }.
editor-area-free =
    { $square }: svæði, { $squares ->
        [one]
            { $squares } { $letter ->
                [r] rauður
                [b] blár
                [y] gulur
               *[g] grænn
            } reitur
       *[other]
            { $squares } { $letter ->
                [r] rauðir
                [b] bláir
                [y] gulir
               *[g] grænir
            } reitir
    }. Eigandi: { $name }, úr leik. Hér borgar enginn.
editor-area-bare = { $square } er auður. Hér borgar enginn.

editor-text = Staðan sem texti
editor-text-first = Lagaðu fyrst textann hér að ofan; þá geturðu breytt einstökum atriðum hér.
editor-undo = Afturkalla
editor-redo = Endurtaka
editor-undone = Afturkallað.
editor-redone = Endurtekið.
editor-clear = Hreinsa spilaborðið
editor-cleared = Spilaborðið er nú autt.
editor-start = { $players ->
    [one] Upphaf fyrir { $players }
   *[other] Upphaf fyrir { $players }
}
editor-copy-text = Afrita texta
editor-text-copied = Textinn hefur verið afritaður.
editor-copy-link = Afrita hlekk

editor-next = Hvað getur gerst næst
editor-next-hint =
    { $step ->
        [roll] Kastaðu teningnum: veldu hvað hann sýnir.
        [draw] Dragðu næsta teppi úr bunkanum: veldu litinn.
        [lay]
            { $count ->
                [0] Teppið kemst hvergi fyrir svo að það fer aftur í kassann.
                [one] Teppið kemst fyrir á { $count } stað, sem sýndur er á spilaborðinu.
               *[other] Teppið kemst fyrir á { $count } stöðum, sem sýndir eru á spilaborðinu.
            }
        [steer] Snúðu Assam fyrir næsta leikmann.
       *[turn] Snúðu Assam eða láttu hann standa eins og hann er.
    }
editor-do-return = Skila teppinu
editor-do-draw = Draga { colour }
editor-prices = Hvert köstin leiða og hvað þau kosta

editor-fields = Nánar
editor-players = Leikmenn
editor-mover = Á leik
editor-seat = Sæti { $seat }, { $colours }
editor-step = Næsti þáttur
editor-step-name = { $step ->
    [turn] snúa Assam
    [roll] kasta teningnum
    [lay] leggja teppi
    [draw] draga teppi
    [steer] snúa fyrir næsta
   *[over] leiknum er lokið
}
editor-facing = Assam horfir í
editor-rugs = Teppi eftir ({ colour })
editor-top = Næsta teppi
editor-top-none = ekki dregið enn
editor-out = Úr leik
editor-out-as = Úr leik, númer { $order } í röðinni
editor-rules = Reglur
editor-edition-own = eigin reglur

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
replay-link-broken = Það vantar á þennan hlekk og því er ekki hægt að lesa leikinn úr honum. Biddu um hann aftur eða opnaðu sjálfa leikskýrsluna.
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
replay-keys = Takkar: örvarnar fara eina aðgerð aftur eða fram, með Shift heila umferð; Home og End fara alla leið; bilsláin spilar og gerir hlé.
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
replay-next-rug = Næsta teppi er { colour }.
replay-out = úr leik
replay-winner = Sigurvegari

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
replay-tag = { $name ->
    [Table] Borð
    [Date] Dagsetning
    [ServerSeed] Fræ netþjónsins
    [SeatSeed1] Fræ sætis 1
    [SeatSeed2] Fræ sætis 2
    [SeatSeed3] Fræ sætis 3
    [SeatSeed4] Fræ sætis 4
    [SeatHash1] Lofað tætigildi af fræi sætis 1
    [SeatHash2] Lofað tætigildi af fræi sætis 2
    [SeatHash3] Lofað tætigildi af fræi sætis 3
    [SeatHash4] Lofað tætigildi af fræi sætis 4
    [Bot1] Botti í sæti 1
    [Bot2] Botti í sæti 2
    [Bot3] Botti í sæti 3
    [Bot4] Botti í sæti 4
    [ServerSeedHash] Lofað tætigildi af fræi netþjónsins
   *[other] { $name }
}

## Actions

study-face = Snúa Assam í { facing }
study-die = { $slippers ->
    [one] { $slippers } inniskór
   *[other] { $slippers } inniskór
}

## Setting up a position

editor-title = Stöðuritill
editor-tools = Hvað snerting gerir
editor-tool = { $tool ->
    [rug] Teppi
    [half] Hálft teppi
    [erase] Stroka út
    [assam] Assam
   *[look] Skoða og prófa
}
editor-tool-hint = { $tool ->
    [rug] Snertu tvo reiti sem eiga sameiginlega hlið.
    [half] Snertu reit: þá leggst þar hálft teppi og hinn helmingurinn er hulinn.
    [erase] Snertu reit til að gera hann auðan.
    [assam] Snertu reit til að setja Assam þangað; snertu Assam til að snúa honum.
   *[look] Veldu eina af aðgerðunum á spilaborðinu, eða snertu einhvern reit til að spyrja hvað hann kostar.
}
editor-colours = Litur teppisins
editor-second-half = Teppið byrjar á { $square }. Veldu reit við hliðina.
editor-do = { $step ->
    [roll] Kasta teningnum
    [lay] Leggja teppið
   *[turn] Snúa Assam
}
editor-board-kept = Spilaborðið sýnir síðustu stöðu sem hægt var að lesa.
editor-area = { $square }: { $squares ->
    [one] { $squares } { $letter ->
        [r] rauður
        [b] blár
        [y] gulur
       *[g] grænn
    } reitur
   *[other] { $squares } { $letter ->
        [r] rauðir
        [b] bláir
        [y] gulir
       *[g] grænir
    } reitir
}, eigandi { $name }. Aðrir sem stoppa þar borga { dirhams }.
editor-area-free = { $square }: { $squares ->
    [one] { $squares } { $letter ->
        [r] rauður
        [b] blár
        [y] gulur
       *[g] grænn
    } reitur
   *[other] { $squares } { $letter ->
        [r] rauðir
        [b] bláir
        [y] gulir
       *[g] grænir
    } reitir
}, eigandi { $name } (úr leik). Hér borgar enginn.
editor-area-bare = { $square } er auður. Hér borgar enginn.

editor-text = Staðan sem texti
editor-text-first = Lagaðu fyrst textann hér að ofan; þá er hægt að breyta hlutum hans hér.
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
editor-next-hint = { $step ->
    [roll] Teningnum er kastað. Veldu hvað hann sýnir.
    [draw] Næsta teppi er dregið úr bunkanum. Veldu hvert.
    [lay] { $count ->
        [one] Leggja má { $count } teppi. Það er sýnt á spilaborðinu.
       *[other] Leggja má { $count } teppi. Þau eru sýnd á spilaborðinu.
    }
    [steer] Assam er snúið fyrir næsta leikmann.
   *[turn] Assam er snúið eða hann látinn standa eins og hann er.
}
editor-do-return = Skila teppinu
editor-do-draw = Draga { colour }
editor-prices = Hvert köstin leiða og hvað þau kosta

editor-fields = Nánar
editor-players = Leikmenn
editor-mover = Á leik
editor-seat = Sæti { $seat }, { $colours }
editor-step = Þáttur
editor-step-name = { $step ->
    [turn] snúa Assam
    [roll] kasta teningnum
    [lay] leggja teppi
    [draw] draga teppi
    [steer] snúa fyrir næsta
   *[over] leiknum er lokið
}
editor-facing = Assam horfir í
editor-rugs = Teppi eftir, { colour }
editor-top = Næsta teppi
editor-top-none = ekki dregið
editor-out = Úr leik
editor-out-as = Úr leik, númer { $order }
editor-rules = Reglur
editor-edition-own = eigið val

### Estonian: watching a record and setting up a position.

study-again = Proovi uuesti
study-copy-by-hand = Kopeeri see siit

## Watching a record

replay-title = Vaata mängu uuesti
replay-lead = Iga mängu saab hoida lühikese tekstina, salvestisena. Ava mõni ja käi mäng tegevushaaval läbi või vaata enne näidet.
replay-example = Vaata näidet
replay-open-file = Ava fail
replay-paste = Või kleebi salvestis siia või lohista selle fail ükskõik kuhu sellel lehel
replay-watch = Vaata
replay-link-broken = See link ei ole terviklik, nii et mängu sellest lugeda ei saa. Palu see uuesti või ava salvestis ise.
replay-another = Ava teine salvestis

replay-seat = Koht { $seat }
replay-market = Turg
replay-beginning = Mäng algab.
replay-before-first = Enne esimest käiku
replay-place = Käik { $turn }: { $name }
replay-count = { $at }/{ $of }
replay-controls = Käi mäng läbi
replay-first = Algusesse
replay-back = Tegevus tagasi
replay-play = Esita
replay-pause = Paus
replay-forward = Tegevus edasi
replay-last = Lõppu
replay-slider = Mängu hetk
replay-keys = Klahvid: nooled viivad ühe tegevuse tagasi või edasi, koos Shiftiga terve käigu; Home ja End viivad algusesse ja lõppu; tühikuklahv esitab ja peatab.
replay-speed = Kiirus
replay-speed-name = { $speed ->
    [slow] Aeglane
    [fast] Kiire
   *[normal] Tavaline
}

replay-standings = Seis
replay-player = Mängija
replay-dirhams = Dirhamid
replay-squares = Ruudud
replay-points = Punktid
replay-rugs-left = Vaibad
replay-next-rug = Järgmine vaip on { colour }.
replay-out = väljas
replay-winner = Võitja

replay-turns = Käigud
replay-no-turns = Keegi pole veel käinud.
replay-paid = maksis { $count }
replay-copy-link = Kopeeri selle hetke link
replay-link-copied = Link on kopeeritud.
replay-download = Laadi alla
replay-to-table = Mine laua juurde
replay-to-editor = Ava redaktoris
replay-about = Sellest salvestisest
replay-edition = Väljaanne
replay-edition-none = nimetamata
replay-rules = Reeglid
replay-rules-usual = tavalised
replay-result = Tulemus
replay-unfinished = pooleli
replay-tag = { $name ->
    [Table] Laud
    [Date] Kuupäev
    [ServerSeed] Serveri seeme
    [SeatSeed1] Koha 1 seeme
    [SeatSeed2] Koha 2 seeme
    [SeatSeed3] Koha 3 seeme
    [SeatSeed4] Koha 4 seeme
    [SeatHash1] Koha 1 seemne avaldatud räsi
    [SeatHash2] Koha 2 seemne avaldatud räsi
    [SeatHash3] Koha 3 seemne avaldatud räsi
    [SeatHash4] Koha 4 seemne avaldatud räsi
    [Bot1] Koha 1 bot
    [Bot2] Koha 2 bot
    [Bot3] Koha 3 bot
    [Bot4] Koha 4 bot
    [ServerSeedHash] Serveri seemne avaldatud räsi
   *[other] { $name }
}

## Actions

study-face = Pööra Assam { $facing ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
}
study-die = { $slippers ->
    [one] { $slippers } suss
   *[other] { $slippers } sussi
}

## Setting up a position

editor-title = Positsiooni redaktor
editor-tools = Mida puudutus teeb
editor-tool = { $tool ->
    [rug] Vaip
    [half] Pool vaipa
    [erase] Kustuta
    [assam] Assam
   *[look] Vaata ja proovi
}
editor-tool-hint = { $tool ->
    [rug] Puuduta kaht ruutu, millel on ühine külg.
    [half] Puuduta ruutu: sinna tuleb pool vaipa, mille teine pool on kaetud.
    [erase] Puuduta ruutu, et see tühjaks teha.
    [assam] Puuduta ruutu, et Assam sinna panna; puuduta teda, et teda pöörata.
   *[look] Vali mõni tegevus mängulaual või puuduta mis tahes ruutu, et küsida selle hinda.
}
editor-colours = Vaiba värv
editor-second-half = Vaip algab ruudult { $square }. Vali ruut selle kõrval.
editor-do = { $step ->
    [roll] Viska täringut
    [lay] Aseta vaip
   *[turn] Pööra Assamit
}
editor-board-kept = Mängulaual on viimane positsioon, mida sai lugeda.
editor-area = { $square }: { $squares ->
    [one] üks { colour } ruut
   *[other] { $squares } { $letter ->
        [r] punast
        [b] sinist
        [y] kollast
       *[g] rohelist
    } ruutu
}, omanik { $name }. Teised maksavad siin peatudes { $count ->
    [one] { $count } dirhami
   *[other] { $count } dirhamit
}.
editor-area-free = { $square }: { $squares ->
    [one] üks { colour } ruut
   *[other] { $squares } { $letter ->
        [r] punast
        [b] sinist
        [y] kollast
       *[g] rohelist
    } ruutu
}, omanik { $name } on mängust väljas. Siin ei maksa keegi.
editor-area-bare = { $square } on tühi. Siin ei maksa keegi.

editor-text = Positsioon tekstina
editor-text-first = Paranda enne ülal olev tekst; siis saab selle osi siin muuta.
editor-undo = Võta tagasi
editor-redo = Tee uuesti
editor-undone = Tagasi võetud.
editor-redone = Uuesti tehtud.
editor-clear = Tühjenda mängulaud
editor-cleared = Mängulaud on nüüd tühi.
editor-start = Algus: { $players }
editor-copy-text = Kopeeri tekst
editor-text-copied = Tekst on kopeeritud.
editor-copy-link = Kopeeri link

editor-next = Mis võib järgmisena juhtuda
editor-next-hint = { $step ->
    [roll] Visatakse täringut. Vali, mida see näitab.
    [draw] Virnast võetakse järgmine vaip. Vali värv.
    [lay] { $count ->
        [one] Vaiba saab asetada ühel viisil. See on mängulaual näha.
       *[other] Vaiba saab asetada { $count } viisil. Need on mängulaual näha.
    }
    [steer] Assam pööratakse järgmise mängija jaoks.
   *[turn] Assamit pööratakse või jääb ta nii, nagu seisab.
}
editor-do-return = Pane vaip tagasi
editor-do-draw = Võta { colour }
editor-prices = Kuhu iga vise viib ja mis see maksab

editor-fields = Andmed
editor-players = Mängijad
editor-mover = Käigul
editor-seat = Koht { $seat }, { $colours }
editor-step = Etapp
editor-step-name = { $step ->
    [turn] pööra Assamit
    [roll] viska täringut
    [lay] aseta vaip
    [draw] võta vaip
    [steer] määra järgmise suund
   *[over] mäng on läbi
}
editor-facing = Assami suund
editor-rugs = Vaipu alles, { colour }
editor-top = Järgmine vaip
editor-top-none = võtmata
editor-out = Väljas
editor-out-as = Väljas (nr { $order })
editor-rules = Reeglid
editor-edition-own = oma valik

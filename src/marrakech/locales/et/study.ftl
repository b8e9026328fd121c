### Estonian: watching a record and setting up a position.

study-again = Proovi uuesti
study-copy-by-hand = Kopeeri see siit

## Watching a record

replay-title = Vaata mängu uuesti
replay-lead = Iga mängu saab hoida lühikese tekstina, salvestisena. Ava mõni ja käi mäng samm-sammult läbi või vaata enne näidet.
replay-example = Vaata näidet
replay-open-file = Ava fail
replay-paste = Või kleebi salvestis siia või lohista selle fail ükskõik kuhu sellel lehel
replay-watch = Vaata
replay-link-broken = See link on poolik, nii et mängu sellest lugeda ei saa. Küsi link uuesti või ava salvestis otse.
replay-another = Ava teine salvestis

replay-seat = Koht { $seat }
replay-market = Turg
replay-beginning = Mäng algab.
replay-before-first = Enne esimest käiku
replay-place = Käik { $turn }: { $name }
replay-count = { $at }/{ $of }
replay-controls = Käi mäng läbi
replay-first = Algusesse
replay-back = Samm tagasi
replay-play = Esita
replay-pause = Paus
replay-forward = Samm edasi
replay-last = Lõppu
replay-slider = Hetk mängus
replay-keys = Klahvid: nooltega samm tagasi või edasi, koos Shiftiga terve käik; Home ja End: algus ja lõpp; tühik: esita või peata.
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
replay-next-rug = Järgmine vaip: { colour }.
replay-out = väljas
replay-winner = Võitja

replay-turns = Käigud
replay-no-turns = Keegi pole veel käinud.
replay-paid = maksis { $count }
replay-copy-link = Kopeeri selle hetke link
replay-link-copied = Link kopeeritud.
replay-download = Laadi alla
replay-to-table = Mine laua juurde
replay-to-editor = Ava redaktoris
replay-about = Sellest salvestisest
replay-edition = Väljaanne
replay-edition-none = märkimata
replay-rules = Reeglid
replay-rules-usual = tavalised
replay-result = Tulemus
replay-unfinished = pooleli
replay-tag = { $name ->
    [Table] Laud
    [Date] Kuupäev
    [ServerSeed] Server: seeme
    [SeatSeed1] Koht 1: seeme
    [SeatSeed2] Koht 2: seeme
    [SeatSeed3] Koht 3: seeme
    [SeatSeed4] Koht 4: seeme
    [SeatHash1] Koht 1: seemne avaldatud räsi
    [SeatHash2] Koht 2: seemne avaldatud räsi
    [SeatHash3] Koht 3: seemne avaldatud räsi
    [SeatHash4] Koht 4: seemne avaldatud räsi
    [Bot1] Koht 1: bot
    [Bot2] Koht 2: bot
    [Bot3] Koht 3: bot
    [Bot4] Koht 4: bot
    [ServerSeedHash] Server: seemne avaldatud räsi
   *[other] { $name }
}

## Your finished games

games-title = Sinu lõppenud mängud
games-none = Siin on näha kõik mängud, mille oled lõpuni mänginud.
games-you-won = Sa võitsid
games-more = Näita vanemaid mänge
games-kept = { $days ->
    [one] Mängu hoitakse alles üks päev pärast viimast käiku. Kui tahad seda kauem hoida, laadi salvestis alla.
   *[other] Mängu hoitakse alles { $days } päeva pärast viimast käiku. Kui tahad seda kauem hoida, laadi salvestis alla.
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
editor-tools = Tööriist
editor-tool = { $tool ->
    [rug] Vaip
    [half] Pool vaipa
    [erase] Kustuta
    [assam] Assam
   *[look] Vaata ja proovi
}
editor-tool-hint = { $tool ->
    [rug] Vali kaks ruutu, millel on ühine külg.
    [half] Vali ruut, et panna sinna pool vaipa, mille teine pool on kaetud.
    [erase] Vali ruut, et see tühjaks teha.
    [assam] Vali ruut, et Assam sinna panna; vali Assam, et teda pöörata.
   *[look] Vali mõni tegevus mängulaual või mis tahes ruut, et näha selle hinda.
}
editor-colours = Vaiba värv
editor-second-half = Vaip algab ruudult { $square }. Vali ruut selle kõrvalt.
editor-do = { $step ->
    [roll] Viska täringut
    [lay] Aseta vaip
   *[turn] Pööra Assamit
}
editor-board-kept = Mängulaual on endiselt viimane positsioon, mida sai lugeda.
editor-area = { $square }, ala: { $squares ->
    [one] üks { colour } ruut
   *[other] { $squares } { $letter ->
        [r] punast
        [b] sinist
        [y] kollast
       *[g] rohelist
    } ruutu
}. Omanik: { $name }. Hind teistele: { dirhams }.
editor-area-free = { $square }, ala: { $squares ->
    [one] üks { colour } ruut
   *[other] { $squares } { $letter ->
        [r] punast
        [b] sinist
        [y] kollast
       *[g] rohelist
    } ruutu
}. Omanik: { $name }, mängust väljas. Siin ei maksa keegi.
editor-area-bare = { $square } on tühi. Siin ei maksa keegi.

editor-text = Positsioon tekstina
editor-text-first = Paranda enne ülal olev tekst; siis saad siin andmeid muuta.
editor-undo = Võta tagasi
editor-redo = Tee uuesti
editor-undone = Tagasi võetud.
editor-redone = Uuesti tehtud.
editor-clear = Tühjenda mängulaud
editor-cleared = Mängulaud on nüüd tühi.
editor-start = Algseis: { $players }
editor-copy-text = Kopeeri tekst
editor-text-copied = Tekst kopeeritud.
editor-copy-link = Kopeeri link

editor-next = Mis võib järgmisena juhtuda
editor-next-hint = { $step ->
    [roll] Viska täringut: vali, mida see näitab.
    [draw] Võta virnast järgmine vaip: vali selle värv.
    [lay] { $count ->
        [0] Vaibale ei ole kohta, nii et see läheb karpi tagasi.
        [one] Vaiba saab asetada ühte kohta, mis on mängulaual näha.
       *[other] Vaiba saab asetada { $count } kohta, mis on mängulaual näha.
    }
    [steer] Pööra Assam järgmise mängija jaoks.
   *[turn] Pööra Assamit või jäta ta nii, nagu on.
}
editor-do-return = Pane vaip tagasi
editor-do-draw = Võta { colour }
editor-prices = Kuhu iga vise viib ja mis see maksab

editor-fields = Andmed
editor-players = Mängijad
editor-mover = Käigul
editor-seat = Koht { $seat }, { $colours }
editor-step = Järgmine etapp
editor-step-name = { $step ->
    [turn] pööra Assamit
    [roll] viska täringut
    [lay] aseta vaip
    [draw] võta vaip
    [steer] pööra Assam järgmise mängija jaoks
   *[over] mäng on läbi
}
editor-facing = Assami suund
editor-rugs = Vaipu alles ({ colour })
editor-top = Järgmine vaip
editor-top-none = veel võtmata
editor-out = Väljas
editor-out-as = Väljas, { $order }. väljalangenu
editor-rules = Reeglid
editor-edition-own = oma reeglid

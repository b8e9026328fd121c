### Slovenian: watching a record and setting up a position.

study-again = Poskusi znova
study-copy-by-hand = Kopiraj od tod

## Watching a record

replay-title = Poglej partijo še enkrat
replay-lead = Vsako partijo je mogoče shraniti kot kratko besedilo, njen zapis. Odpri zapis in se sprehodi skozi partijo ali pa si najprej oglej primer.
replay-example = Poglej primer
replay-open-file = Odpri datoteko
replay-paste = Zapis lahko tudi prilepiš sem ali pa njegovo datoteko spustiš kamor koli na to stran
replay-watch = Poglej
replay-link-broken = Ta povezava ni popolna, zato partije v njej ni mogoče prebrati. Prosi za povezavo še enkrat ali odpri sam zapis.
replay-another = Odpri drug zapis

replay-seat = Mesto { $seat }
replay-market = Tržnica
replay-beginning = Igra se začne.
replay-before-first = Pred prvo potezo
replay-place = Poteza { $turn }: { $name }
replay-count = { $at } od { $of }
replay-controls = Sprehod skozi partijo
replay-first = Na začetek
replay-back = Dejanje nazaj
replay-play = Predvajaj
replay-pause = Premor
replay-forward = Dejanje naprej
replay-last = Na konec
replay-slider = Trenutek partije
replay-keys = Tipke: puščici za dejanje nazaj ali naprej, s Shift za celo potezo; Home in End za začetek in konec; preslednica za predvajanje in premor.
replay-speed = Hitrost
replay-speed-name = { $speed ->
    [slow] Počasi
    [fast] Hitro
   *[normal] Običajno
}

replay-standings = Stanje
replay-player = Igralec
replay-dirhams = Dirhami
replay-squares = Polja
replay-points = Točke
replay-rugs-left = Preproge
replay-next-rug = Naslednja preproga: { colour }.
replay-out = ni več v igri
replay-winner = Zmaga

replay-turns = Poteze
replay-no-turns = Nihče še ni igral.
replay-paid = plačilo { $count }
replay-copy-link = Kopiraj povezavo do tega trenutka
replay-link-copied = Povezava je kopirana.
replay-download = Prenesi
replay-to-table = Pojdi k mizi
replay-to-editor = Odpri v urejevalniku
replay-about = O tem zapisu
replay-edition = Izdaja
replay-edition-none = ni navedena
replay-rules = Pravila
replay-rules-usual = običajna
replay-result = Izid
replay-unfinished = partija ni končana
replay-tag =
    { $name ->
        [Table] Miza
        [Date] Datum
        [ServerSeed] Strežnik: seme
        [SeatSeed1] Mesto 1: seme
        [SeatSeed2] Mesto 2: seme
        [SeatSeed3] Mesto 3: seme
        [SeatSeed4] Mesto 4: seme
        [SeatHash1] Mesto 1: objavljeni odtis semena
        [SeatHash2] Mesto 2: objavljeni odtis semena
        [SeatHash3] Mesto 3: objavljeni odtis semena
        [SeatHash4] Mesto 4: objavljeni odtis semena
        [Bot1] Mesto 1: bot
        [Bot2] Mesto 2: bot
        [Bot3] Mesto 3: bot
        [Bot4] Mesto 4: bot
        [ServerSeedHash] Strežnik: objavljeni odtis semena
       *[other] { $name }
    }

## Your finished games

games-title = Tvoje končane partije
games-none = Tu bo prikazana vsaka partija, ki jo končaš.
games-you-won = Tvoja zmaga
games-more = Pokaži starejše partije
games-kept =
    { $days ->
        [one] Partija se hrani { $days } dan po zadnji potezi. Če jo želiš obdržati dlje, prenesi njen zapis.
        [two] Partija se hrani { $days } dneva po zadnji potezi. Če jo želiš obdržati dlje, prenesi njen zapis.
        [few] Partija se hrani { $days } dni po zadnji potezi. Če jo želiš obdržati dlje, prenesi njen zapis.
       *[other] Partija se hrani { $days } dni po zadnji potezi. Če jo želiš obdržati dlje, prenesi njen zapis.
    }

## Actions

study-face = Obrni Assama na { facing }
study-die = { $slippers ->
    [one] { $slippers } copata
    [two] { $slippers } copati
    [few] { $slippers } copate
   *[other] { $slippers } copat
}

## Setting up a position

editor-title = Urejevalnik pozicij
editor-tools = Orodje
editor-tool = { $tool ->
    [rug] Preproga
    [half] Polovica
    [erase] Brisanje
    [assam] Assam
   *[look] Ogled in preizkus
}
editor-tool-hint =
    { $tool ->
        [rug] Izberi dve polji s skupno stranico.
        [half] Izberi polje za polovico preproge; druga polovica je skrita.
        [erase] Izberi polje, da ga izprazniš.
        [assam] Izberi polje, da nanj postaviš Assama; izberi Assama, da ga obrneš.
       *[look] Izberi eno od dejanj na deski ali katero koli polje, da vidiš njegovo ceno.
    }
editor-colours = Barva preproge
editor-second-half = Preproga se začne na { $square }. Izberi sosednje polje.
editor-do = { $step ->
    [roll] Vrzi kocko
    [lay] Položi preprogo
   *[turn] Obrni Assama
}
editor-board-kept = Deska še vedno kaže zadnjo pozicijo, ki jo je bilo mogoče prebrati.
editor-area =
    { $square }: { $letter ->
        [r] rdeče
        [b] modro
        [y] rumeno
       *[g] zeleno
    } območje, { $squares ->
        [one] { $squares } polje
        [two] { $squares } polji
        [few] { $squares } polja
       *[other] { $squares } polj
    }. Lastnik: { $name }. Cena za vse druge: { dirhams }.
editor-area-free =
    { $square }: { $letter ->
        [r] rdeče
        [b] modro
        [y] rumeno
       *[g] zeleno
    } območje, { $squares ->
        [one] { $squares } polje
        [two] { $squares } polji
        [few] { $squares } polja
       *[other] { $squares } polj
    }. Lastnik: { $name }, ni več v igri. Tu nihče ne plača.
editor-area-bare = { $square } je prazno. Tu nihče ne plača.

editor-text = Pozicija kot besedilo
editor-text-first = Najprej popravi zgornje besedilo; potem lahko tu spreminjaš podrobnosti.
editor-undo = Razveljavi
editor-redo = Uveljavi znova
editor-undone = Razveljavljeno.
editor-redone = Znova uveljavljeno.
editor-clear = Izprazni desko
editor-cleared = Deska je zdaj prazna.
editor-start = { $players ->
    [one] Začetek za { $players }
    [two] Začetek za { $players }
    [few] Začetek za { $players }
   *[other] Začetek za { $players }
}
editor-copy-text = Kopiraj besedilo
editor-text-copied = Besedilo je kopirano.
editor-copy-link = Kopiraj povezavo

editor-next = Kaj se lahko zgodi zdaj
editor-next-hint =
    { $step ->
        [roll] Vrzi kocko: izberi, kaj pokaže.
        [draw] Izžrebaj naslednjo preprogo s kupčka: izberi barvo.
        [lay]
            { $count ->
                [0] Za preprogo ni prostora, zato se vrne v škatlo.
                [one] Preprogo lahko položiš na { $count } način, prikazan na deski.
                [two] Preprogo lahko položiš na { $count } načina, prikazana na deski.
                [few] Preprogo lahko položiš na { $count } načine, prikazane na deski.
               *[other] Preprogo lahko položiš na { $count } načinov, prikazanih na deski.
            }
        [steer] Obrni Assama za naslednjega igralca.
       *[turn] Obrni Assama ali ga pusti, kot je.
    }
editor-do-return = Vrni preprogo
editor-do-draw = Izžrebana: { colour }
editor-prices = Kam vodi vsak met in koliko stane

editor-fields = Podrobnosti
editor-players = Igralci
editor-mover = Na potezi
editor-seat = Mesto { $seat }, { $colours }
editor-step = Naslednja faza
editor-step-name =
    { $step ->
        [turn] obračanje Assama
        [roll] met kocke
        [lay] polaganje preproge
        [draw] žreb preproge
        [steer] obračanje za naslednjega igralca
       *[over] konec igre
    }
editor-facing = Assam gleda na
editor-rugs = Preostale { $letter ->
    [r] rdeče
    [b] modre
    [y] rumene
   *[g] zelene
} preproge
editor-top = Naslednja preproga
editor-top-none = še ni izžrebana
editor-out = Ni več v igri
editor-out-as = Izpad: { $order }. po vrsti
editor-rules = Pravila
editor-edition-own = lastna pravila

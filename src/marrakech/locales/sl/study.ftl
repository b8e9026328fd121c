### Slovenian: watching a record and setting up a position.

study-again = Poskusi znova
study-copy-by-hand = Kopiraj od tod

## Watching a record

replay-title = Poglej partijo še enkrat
replay-lead = Vsako partijo je mogoče shraniti kot kratko besedilo, njen zapis. Odpri zapis in se sprehodi skozi partijo dejanje za dejanjem ali pa si najprej oglej primer.
replay-example = Poglej primer
replay-open-file = Odpri datoteko
replay-paste = Zapis lahko tudi prilepiš sem ali pa njegovo datoteko spustiš kamor koli na to stran
replay-watch = Poglej
replay-link-broken = Ta povezava ni popolna, zato partije v njej ni mogoče prebrati. Prosi zanjo še enkrat ali odpri sam zapis.
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
replay-keys = Tipke: puščici gresta za dejanje nazaj in naprej, s Shift za celo potezo; Home in End gresta čisto na začetek in konec; preslednica predvaja in ustavi.
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
replay-next-rug = Naslednja preproga je { colour }.
replay-out = ni več v igri
replay-winner = Zmaga

replay-turns = Poteze
replay-no-turns = Nihče še ni naredil poteze.
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
replay-tag = { $name ->
    [Table] Miza
    [Date] Datum
    [ServerSeed] Seme strežnika
    [SeatSeed1] Seme mesta 1
    [SeatSeed2] Seme mesta 2
    [SeatSeed3] Seme mesta 3
    [SeatSeed4] Seme mesta 4
    [SeatHash1] Obljubljeni odtis semena mesta 1
    [SeatHash2] Obljubljeni odtis semena mesta 2
    [SeatHash3] Obljubljeni odtis semena mesta 3
    [SeatHash4] Obljubljeni odtis semena mesta 4
    [Bot1] Bot na mestu 1
    [Bot2] Bot na mestu 2
    [Bot3] Bot na mestu 3
    [Bot4] Bot na mestu 4
    [ServerSeedHash] Obljubljeni odtis semena strežnika
   *[other] { $name }
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
editor-tools = Kaj naredi dotik
editor-tool = { $tool ->
    [rug] Preproga
    [half] Polovica
    [erase] Brisanje
    [assam] Assam
   *[look] Ogled in preizkus
}
editor-tool-hint = { $tool ->
    [rug] Dotakni se dveh polj s skupno stranico.
    [half] Dotakni se polja: tam bo ležala polovica preproge, druga polovica bo skrita.
    [erase] Dotakni se polja, da ga izprazniš.
    [assam] Dotakni se polja, da nanj postaviš Assama; dotakni se Assama, da ga obrneš.
   *[look] Izberi eno od dejanj na deski ali pa se dotakni katerega koli polja, da izveš njegovo ceno.
}
editor-colours = Barva preproge
editor-second-half = Preproga se začne na { $square }. Izberi sosednje polje.
editor-do = { $step ->
    [roll] Vrzi kocko
    [lay] Položi preprogo
   *[turn] Obrni Assama
}
editor-board-kept = Deska kaže zadnjo pozicijo, ki jo je bilo mogoče prebrati.
editor-area = { $square }: { $squares ->
    [one] { $squares } { $letter ->
        [r] rdeče
        [b] modro
        [y] rumeno
       *[g] zeleno
    } polje
    [two] { $squares } { $letter ->
        [r] rdeči
        [b] modri
        [y] rumeni
       *[g] zeleni
    } polji
    [few] { $squares } { $letter ->
        [r] rdeča
        [b] modra
        [y] rumena
       *[g] zelena
    } polja
   *[other] { $squares } { $letter ->
        [r] rdečih
        [b] modrih
        [y] rumenih
       *[g] zelenih
    } polj
} (lastnik: { $name }). Če se tu ustavi kdo drug, plača { $count ->
    [one] { $count } dirham
    [two] { $count } dirhama
    [few] { $count } dirhame
   *[other] { $count } dirhamov
}.
editor-area-free = { $square }: { $squares ->
    [one] { $squares } { $letter ->
        [r] rdeče
        [b] modro
        [y] rumeno
       *[g] zeleno
    } polje
    [two] { $squares } { $letter ->
        [r] rdeči
        [b] modri
        [y] rumeni
       *[g] zeleni
    } polji
    [few] { $squares } { $letter ->
        [r] rdeča
        [b] modra
        [y] rumena
       *[g] zelena
    } polja
   *[other] { $squares } { $letter ->
        [r] rdečih
        [b] modrih
        [y] rumenih
       *[g] zelenih
    } polj
} (lastnik: { $name }, ni več v igri). Tu nihče ne plača.
editor-area-bare = { $square } je prazno. Tu nihče ne plača.

editor-text = Pozicija kot besedilo
editor-text-first = Najprej popravi zgornje besedilo; potem lahko tu spreminjaš njegove dele.
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
editor-next-hint = { $step ->
    [roll] Na vrsti je met kocke. Izberi, kaj pokaže.
    [draw] Žreba se naslednja preproga s kupčka. Izberi, katera.
    [lay] { $count ->
        [one] Preprogo je mogoče položiti na { $count } način. Prikazan je na deski.
        [two] Preprogo je mogoče položiti na { $count } načina. Prikazana sta na deski.
        [few] Preprogo je mogoče položiti na { $count } načine. Prikazani so na deski.
       *[other] Preprogo je mogoče položiti na { $count } načinov. Prikazani so na deski.
    }
    [steer] Assam se obrne za naslednjega igralca.
   *[turn] Assam se obrne ali ostane, kot je.
}
editor-do-return = Vrni preprogo
editor-do-draw = Izžrebana: { colour }
editor-prices = Kam vodi vsak met in koliko stane

editor-fields = Podrobnosti
editor-players = Igralci
editor-mover = Na potezi
editor-seat = Mesto { $seat }, { $colours }
editor-step = Faza
editor-step-name = { $step ->
    [turn] obračanje Assama
    [roll] met kocke
    [lay] polaganje preproge
    [draw] žreb preproge
    [steer] obračanje za naslednjega
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
editor-top-none = ni izžrebana
editor-out = Ni več v igri
editor-out-as = Izpad št. { $order }
editor-rules = Pravila
editor-edition-own = lastna izbira

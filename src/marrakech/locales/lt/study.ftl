### Lithuanian: watching a record and setting up a position.

study-again = Bandyti dar kartą
study-copy-by-hand = Nukopijuok iš čia

## Watching a record

replay-title = Peržiūrėti partiją
replay-lead = Kiekvieną partiją galima išsaugoti trumpu tekstu – jos įrašu. Atverk įrašą ir peržiūrėk partiją žingsnis po žingsnio arba pirmiausia pažiūrėk pavyzdį.
replay-example = Žiūrėti pavyzdį
replay-open-file = Atverti failą
replay-paste = Arba įklijuok įrašą čia, arba numesk jo failą bet kur šiame puslapyje
replay-watch = Žiūrėti
replay-link-broken = Nuoroda ne visa, todėl joje esančios partijos perskaityti negalima. Paprašyk nuorodos dar kartą arba atverk patį įrašą.
replay-another = Atverti kitą įrašą

replay-seat = Vieta { $seat }
replay-market = Turgus
replay-beginning = Partija prasideda.
replay-before-first = Prieš pirmą ėjimą
replay-place = { $turn } ėjimas: { $name }
replay-count = { $at } iš { $of }
replay-controls = Partijos peržiūra
replay-first = Į pradžią
replay-back = Žingsnis atgal
replay-play = Leisti
replay-pause = Pristabdyti
replay-forward = Žingsnis pirmyn
replay-last = Į pabaigą
replay-slider = Partijos akimirka
replay-keys = Klavišai: rodyklės – žingsnis atgal arba pirmyn, su Shift – visas ėjimas; Home ir End – į pradžią ir pabaigą; tarpo klavišas – leisti arba pristabdyti.
replay-speed = Greitis
replay-speed-name = { $speed ->
    [slow] Lėtai
    [fast] Greitai
   *[normal] Normaliai
}

replay-standings = Padėtis
replay-player = Žaidėjas
replay-dirhams = Dirhamai
replay-squares = Laukeliai
replay-points = Taškai
replay-rugs-left = Kilimai
replay-next-rug = Kitas kilimas: { colour }.
replay-out = iškrito
replay-winner = Pergalė

replay-turns = Ėjimai
replay-no-turns = Ėjimų dar nebuvo.
replay-paid = sumokėta { $count }
replay-copy-link = Kopijuoti nuorodą į šią akimirką
replay-link-copied = Nuoroda nukopijuota.
replay-download = Atsisiųsti
replay-to-table = Prie stalo
replay-to-editor = Atverti redaktoriuje
replay-about = Apie šį įrašą
replay-edition = Leidimas
replay-edition-none = nenurodytas
replay-rules = Taisyklės
replay-rules-usual = įprastos
replay-result = Rezultatas
replay-unfinished = partija nebaigta
replay-tag = { $name ->
    [Table] Stalas
    [Date] Data
    [ServerSeed] Serveris: pradinė reikšmė
    [SeatSeed1] Vieta 1: pradinė reikšmė
    [SeatSeed2] Vieta 2: pradinė reikšmė
    [SeatSeed3] Vieta 3: pradinė reikšmė
    [SeatSeed4] Vieta 4: pradinė reikšmė
    [SeatHash1] Vieta 1: paskelbtas pradinės reikšmės maišos kodas
    [SeatHash2] Vieta 2: paskelbtas pradinės reikšmės maišos kodas
    [SeatHash3] Vieta 3: paskelbtas pradinės reikšmės maišos kodas
    [SeatHash4] Vieta 4: paskelbtas pradinės reikšmės maišos kodas
    [Bot1] Vieta 1: botas
    [Bot2] Vieta 2: botas
    [Bot3] Vieta 3: botas
    [Bot4] Vieta 4: botas
    [ServerSeedHash] Serveris: paskelbtas pradinės reikšmės maišos kodas
   *[other] { $name }
}

## Your finished games

games-title = Tavo baigtos partijos
games-none = Čia bus rodoma kiekviena tavo baigta partija.
games-you-won = Tu laimėjai
games-more = Rodyti senesnes partijas
games-kept = { $days ->
    [one] Partija saugoma { $days } dieną po paskutinio ėjimo. Kad išliktų ilgiau, atsisiųsk jos įrašą.
    [few] Partija saugoma { $days } dienas po paskutinio ėjimo. Kad išliktų ilgiau, atsisiųsk jos įrašą.
   *[other] Partija saugoma { $days } dienų po paskutinio ėjimo. Kad išliktų ilgiau, atsisiųsk jos įrašą.
}

## Actions

study-face = Nukreipti Asamą į { $facing ->
    [N] šiaurę
    [E] rytus
    [S] pietus
   *[W] vakarus
}
study-die = { $slippers ->
    [one] { $slippers } šlepetė
    [few] { $slippers } šlepetės
   *[other] { $slippers } šlepečių
}

## Setting up a position

editor-title = Pozicijų redaktorius
editor-tools = Įrankis
editor-tool = { $tool ->
    [rug] Kilimas
    [half] Kilimo pusė
    [erase] Trinti
    [assam] Asamas
   *[look] Žiūrėti, bandyti
}
editor-tool-hint = { $tool ->
    [rug] Pasirink du laukelius, turinčius bendrą kraštinę.
    [half] Pasirink laukelį, kad jame padėtum pusę kilimo; kita pusė bus paslėpta.
    [erase] Pasirink laukelį, kad jį ištuštintum.
    [assam] Pasirink laukelį, kad jame pastatytum Asamą; pasirink jį patį, kad pasuktum.
   *[look] Pasirink vieną iš veiksmų lentoje arba bet kurį laukelį, kad pamatytum, kiek jis kainuoja.
}
editor-colours = Kilimo spalva
editor-second-half = Kilimas prasideda ant { $square }. Pasirink laukelį šalia.
editor-do = { $step ->
    [roll] Mesti kauliuką
    [lay] Patiesti kilimą
   *[turn] Pasukti Asamą
}
editor-board-kept = Lentoje vis dar rodoma paskutinė pozicija, kurią pavyko perskaityti.
editor-area = { $square }: plotas, { $squares } { $letter ->
    [r] raudonos
    [b] mėlynos
    [y] geltonos
   *[g] žalios
} spalvos { $squares ->
    [one] laukelis
    [few] laukeliai
   *[other] laukelių
}. Savininkas: { $name }. Mokestis kitiems: { dirhams }.
editor-area-free = { $square }: plotas, { $squares } { $letter ->
    [r] raudonos
    [b] mėlynos
    [y] geltonos
   *[g] žalios
} spalvos { $squares ->
    [one] laukelis
    [few] laukeliai
   *[other] laukelių
}. Savininkas: { $name } (iškrito). Čia mokėti nereikia.
editor-area-bare = { $square } tuščias. Čia mokėti nereikia.

editor-text = Pozicija tekstu
editor-text-first = Pirmiausia pataisyk tekstą viršuje; tada čia galėsi keisti kitką.
editor-undo = Atšaukti
editor-redo = Grąžinti
editor-undone = Atšaukta.
editor-redone = Grąžinta.
editor-clear = Išvalyti lentą
editor-cleared = Lenta dabar tuščia.
editor-start = Pradžia: { $players }
editor-copy-text = Kopijuoti tekstą
editor-text-copied = Tekstas nukopijuotas.
editor-copy-link = Kopijuoti nuorodą

editor-next = Kas gali būti toliau
editor-next-hint = { $step ->
    [roll] Mesk kauliuką: pasirink, ką jis rodo.
    [draw] Atversk kitą krūvelės kilimą: pasirink jo spalvą.
    [lay] { $count ->
        [0] Kilimo nėra kur patiesti, todėl jis grįžta į dėžutę.
        [one] Kilimą galima patiesti { $count } būdu, parodytu lentoje.
        [few] Kilimą galima patiesti { $count } būdais, parodytais lentoje.
       *[other] Kilimą galima patiesti { $count } būdų, parodytų lentoje.
    }
    [steer] Pasuk Asamą kitam žaidėjui.
   *[turn] Pasuk Asamą arba palik, kaip yra.
}
editor-do-return = Padėti kilimą atgal
editor-do-draw = Atversti { $letter ->
    [r] raudoną
    [b] mėlyną
    [y] geltoną
   *[g] žalią
}
editor-prices = Kur veda kiekvienas metimas ir kiek jis kainuoja

editor-fields = Išsamiau
editor-players = Žaidėjai
editor-mover = Kieno ėjimas
editor-seat = Vieta { $seat }, { $colours }
editor-step = Kitas etapas
editor-step-name = { $step ->
    [turn] pasukti Asamą
    [roll] mesti kauliuką
    [lay] patiesti kilimą
    [draw] atversti kilimą
    [steer] pasukti Asamą kitam žaidėjui
   *[over] partija baigta
}
editor-facing = Asamo kryptis
editor-rugs = Likę { $letter ->
    [r] raudoni
    [b] mėlyni
    [y] geltoni
   *[g] žali
} kilimai
editor-top = Kitas kilimas
editor-top-none = dar neatverstas
editor-out = Iškrito
editor-out-as = Iškrito (eilės nr. { $order })
editor-rules = Taisyklės
editor-edition-own = savos taisyklės

### Lithuanian: watching a record and setting up a position.

study-again = Bandyti dar kartą
study-copy-by-hand = Nukopijuok iš čia

## Watching a record

replay-title = Peržiūrėti partiją
replay-lead = Kiekvieną partiją galima išsaugoti trumpu tekstu – jos įrašu. Atverk įrašą ir peržiūrėk partiją veiksmas po veiksmo arba pirmiausia pažiūrėk pavyzdį.
replay-example = Žiūrėti pavyzdį
replay-open-file = Atverti failą
replay-paste = Arba įklijuok įrašą čia, arba numesk jo failą bet kur šiame puslapyje
replay-watch = Žiūrėti
replay-link-broken = Nuoroda ne visa, todėl joje esančios partijos perskaityti negalima. Paprašyk jos dar kartą arba atverk patį įrašą.
replay-another = Atverti kitą įrašą

replay-seat = Vieta { $seat }
replay-market = Turgus
replay-beginning = Partija prasideda.
replay-before-first = Prieš pirmą ėjimą
replay-place = { $turn } ėjimas: { $name }
replay-count = { $at } iš { $of }
replay-controls = Partijos peržiūra
replay-first = Į pradžią
replay-back = Vienas veiksmas atgal
replay-play = Leisti
replay-pause = Pristabdyti
replay-forward = Vienas veiksmas pirmyn
replay-last = Į pabaigą
replay-slider = Partijos akimirka
replay-keys = Klavišai: rodyklės – vienas veiksmas atgal ir pirmyn, su Shift – visas ėjimas; Home ir End – į pradžią ir pabaigą; tarpo klavišas – leisti ir pristabdyti.
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
replay-next-rug = Kitas kilimas – { colour }.
replay-out = iškrito
replay-winner = Pergalė

replay-turns = Ėjimai
replay-no-turns = Ėjimų dar nebuvo.
replay-paid = sumokėta { $count }
replay-copy-link = Nuoroda į šią akimirką
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
    [ServerSeed] Serverio pradinė reikšmė
    [SeatSeed1] Vietos 1 pradinė reikšmė
    [SeatSeed2] Vietos 2 pradinė reikšmė
    [SeatSeed3] Vietos 3 pradinė reikšmė
    [SeatSeed4] Vietos 4 pradinė reikšmė
    [SeatHash1] Pažadėtas vietos 1 pradinės reikšmės maišos kodas
    [SeatHash2] Pažadėtas vietos 2 pradinės reikšmės maišos kodas
    [SeatHash3] Pažadėtas vietos 3 pradinės reikšmės maišos kodas
    [SeatHash4] Pažadėtas vietos 4 pradinės reikšmės maišos kodas
    [Bot1] Botas vietoje 1
    [Bot2] Botas vietoje 2
    [Bot3] Botas vietoje 3
    [Bot4] Botas vietoje 4
    [ServerSeedHash] Pažadėtas serverio pradinės reikšmės maišos kodas
   *[other] { $name }
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
editor-tools = Ką daro palietimas
editor-tool = { $tool ->
    [rug] Kilimas
    [half] Kilimo pusė
    [erase] Trinti
    [assam] Asamas
   *[look] Žiūrėti, bandyti
}
editor-tool-hint = { $tool ->
    [rug] Paliesk du laukelius, turinčius bendrą kraštinę.
    [half] Paliesk laukelį: jame atsiras pusė kilimo, o kita jo pusė bus paslėpta.
    [erase] Paliesk laukelį, kad jis liktų tuščias.
    [assam] Paliesk laukelį, kad jame atsistotų Asamas; paliesk jį, kad pasisuktų.
   *[look] Pasirink vieną iš veiksmų lentoje arba paliesk bet kurį laukelį ir sužinok, kiek jis kainuoja.
}
editor-colours = Kilimo spalva
editor-second-half = Kilimas prasideda ant { $square }. Pasirink laukelį šalia.
editor-do = { $step ->
    [roll] Mesti kauliuką
    [lay] Patiesti kilimą
   *[turn] Pasukti Asamą
}
editor-board-kept = Lentoje rodoma paskutinė pozicija, kurią pavyko perskaityti.
editor-area = { $square }: { $squares } { $letter ->
    [r] raudonos
    [b] mėlynos
    [y] geltonos
   *[g] žalios
} spalvos { $squares ->
    [one] laukelis
    [few] laukeliai
   *[other] laukelių
}, savininkas: { $name }. Kiekvienas kitas, kas čia sustoja, moka { $count ->
    [one] { $count } dirhamą
    [few] { $count } dirhamus
   *[other] { $count } dirhamų
}.
editor-area-free = { $square }: { $squares } { $letter ->
    [r] raudonos
    [b] mėlynos
    [y] geltonos
   *[g] žalios
} spalvos { $squares ->
    [one] laukelis
    [few] laukeliai
   *[other] laukelių
}, savininkas: { $name } (iškrito). Čia mokėti nereikia.
editor-area-bare = { $square } tuščias. Čia mokėti nereikia.

editor-text = Pozicija tekstu
editor-text-first = Pirmiausia pataisyk tekstą viršuje; tada jo dalis bus galima keisti čia.
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
    [roll] Metamas kauliukas. Pasirink, ką jis rodo.
    [draw] Atverčiamas kitas krūvelės kilimas. Pasirink, kuris.
    [lay] { $count ->
        [one] Kilimą galima patiesti { $count } būdu. Jis parodytas lentoje.
        [few] Kilimą galima patiesti { $count } būdais. Jie parodyti lentoje.
       *[other] Kilimą galima patiesti { $count } būdų. Jie parodyti lentoje.
    }
    [steer] Asamas pasukamas kitam žaidėjui.
   *[turn] Asamas pasukamas arba lieka, kaip stovi.
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
editor-step = Etapas
editor-step-name = { $step ->
    [turn] pasukti Asamą
    [roll] mesti kauliuką
    [lay] patiesti kilimą
    [draw] atversti kilimą
    [steer] pasukti kitam
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
editor-top-none = neatverstas
editor-out = Iškrito
editor-out-as = Iškrito, nr. { $order }
editor-rules = Taisyklės
editor-edition-own = savas pasirinkimas

### Lithuanian: the first page. Setting up a game, and finding the tables there are.

home-tagline = Pasuk Asamą, mesk kauliuką, tiesk kilimus – ir niekada nesustok ant svetimo.
home-facts = 2–4 žaidėjams. Nemokamai, be paskyros.
home-art = Turguje kabo keturi austi kilimai; priešais juos stovi Asamas.
home-choices = Pasirink, kaip žaisi

## The three choices

home-bots = Žaisti dabar
home-bots-about = Prieš botus, iš karto.
home-bots-go = Žaisti
home-friends = Su draugais
home-friends-about = Gausi nuorodą draugams; kiekvienas žaidžia savo įrenginyje.
home-friends-go = Sukurti stalą
home-device = Šiame įrenginyje
home-device-about = Iš rankų į rankas: visi žaidžia čia.
home-device-go = Pradėti
home-going = Dengiame stalą…
home-start-failed = Serveris dabar neatsako. Tavo pasirinkimai išsaugoti: po akimirkos bandyk dar kartą.
home-opponents = Varžovai
home-strength = Lygis
home-players = Žaidėjai
home-bots-among = Iš jų botai
home-name = Tavo vardas
home-name-of = Žaidėjo { $number } vardas
home-names = Vardai
home-player = Žaidėjas { $number }

## All options

home-options = Visos parinktys
home-options-usual = Įprastos taisyklės, be laikrodžio
home-options-changed = { $count ->
    [one] { $count } pakeitimas
    [few] { $count } pakeitimai
   *[other] { $count } pakeitimų
}
home-options-reset = Grąžinti įprastas
home-options-loading = Įkeliamas leidimų sąrašas…
home-rules-heading = Taisyklės
home-table-heading = Stalas
home-edition = Leidimas
home-edition-help = Skirtingų leidimų taisyklės šiek tiek skiriasi. Pasirink leidimą ir žaisi pagal jo taisykles.
home-edition-default = Įprastos taisyklės
home-edition-own = Mano pasirinkimas
home-edition-yours = Tavo kalba
home-edition-printed = Kaip išspausdinta, pagal kalbą
home-edition-other = { $language }, { $rugs } kilimų leidimas
home-edition-variant = { $edition } – sukama po tiesimo
home-edition-fifteen = { $edition } – dviese po 15 kilimų
home-own-heading = Kiekviena taisyklė atskirai
home-two-only = Tik žaidžiant dviese
home-option = { $option ->
    [bankruptcy] Kas negali sumokėti visko
    [steering] Asamas sukamas
    [area] Mokama už
    [whole] Viso kilimo uždengti negalima
    [halves] Dvi pusės po vienu kilimu
    [pile] Dviejų spalvų krūvelės
    [stock] Kilimai žaidžiant dviese
    [tie] Taškų po lygiai
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] iškrenta
    [bankruptcy-play-on] žaidžia toliau
    [steering-before] prieš metimą
    [steering-after-must] po tiesimo, visada
    [steering-after-may] po tiesimo, jei nori
    [area-colour] vieną spalvą
    [area-owner] abi savininko spalvas
    [whole-opponents] jei jis kito žaidėjo
    [whole-nobody] kad ir kieno jis būtų
    [halves-any] gali būti bet kokių spalvų
    [halves-colours] turi būti skirtingų spalvų
    [pile-shuffled] sumaišytos
    [pile-alternating] spalvos pakaitomis
    [stock-24] 24 dviejų spalvų
    [stock-15] 15 vienos spalvos
    [tie-dirhams] laimi turtingesnis
    [tie-shared] pergale dalijamasi
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Žaidėjas sumoka, kiek turi, ir iškrenta; jo kilimai lieka, bet už juos nebemokama.
    [bankruptcy-play-on] Žaidėjas sumoka, kiek turi, ir žaidžia toliau be nieko.
    [steering-before] Pasuki Asamą, tada meti kauliuką, ir jis eina į tą pusę.
    [steering-after-must] Pirma meti kauliuką; pabaigoje pasuki Asamą į kairę arba į dešinę kitam žaidėjui.
    [steering-after-may] Pirma meti kauliuką; pabaigoje gali pasukti Asamą kitam žaidėjui.
    [area-colour] Tik susijungę laukeliai tos spalvos, ant kurios stovi Asamas.
    [area-owner] Visi susijungę to savininko abiejų spalvų laukeliai.
    [whole-opponents] Visą savo kilimą uždengti iš karto galima.
    [whole-nobody] Iš karto negalima uždengti net viso savo kilimo.
    [halves-any] Kilimas gali gulėti ant dviejų tos pačios spalvos pusių, jei jos yra dviejų skirtingų kilimų.
    [halves-colours] Kilimas niekada neguli ant dviejų tos pačios spalvos laukelių.
    [pile-shuffled] Kuri iš tavo spalvų bus kita, lemia atsitiktinumas.
    [pile-alternating] Tavo dvi spalvos eina pakaitomis.
    [stock-24] Po dvylika kiekvienos iš tavo dviejų spalvų.
    [stock-15] Kaip žaidžiant trise: kiekvienam viena spalva.
    [tie-dirhams] Iš tų, kurie turi taškų po lygiai, laimi turtingiausias.
    [tie-shared] Tie, kurie turi taškų po lygiai, laimi kartu.
   *[other] { $value }
}
home-clash = Kad krūvelėje spalvos eitų pakaitomis, reikia dviejų spalvų, o 15 kilimų yra vienos. Pakeisk vieną iš dviejų pasirinkimų.
home-begins = Kas pradeda
home-begins-value = { $who ->
    [lot] Burtai
   *[listed] Aš
}
home-facing = Asamo kryptis pradžioje
home-clock = Laikrodis
home-clock-value = { $kind ->
    [none] Nėra
    [turn] Ėjimui
   *[game] Partijai
}
home-clock-seconds = Sekundės ėjimui
home-clock-minutes = Minutės partijai
home-clock-increment = Papildomos sekundės po ėjimo
home-timeout = Kam baigiasi laikas
home-timeout-value = { $timeout ->
    [out] tas iškrenta
   *[bot] toliau žaidžia botas
}
home-listed = Stalą gali rasti nepažįstamieji
home-listed-help = Kol yra laisva vieta, jis rodomas žemiau, visų pradžios puslapyje.
home-autostart = Pradėti, kai užimta paskutinė vieta
home-autostart-help = Kitaip partiją pradėsi tu.
home-friends-only = Tik su draugais
home-preset-bad = { $count ->
    [one] Šio adreso dalis čia nieko nereiškia ir praleista: { $parts }
    [few] Kelios šio adreso dalys čia nieko nereiškia ir praleistos: { $parts }
   *[other] Kelios šio adreso dalys čia nieko nereiškia ir praleistos: { $parts }
}
home-notice-close = Uždaryti

## Tables

home-mine = Tavo stalai
home-mine-none = Tavo partijos lauks tavęs čia. Uždarius puslapį niekas nedings.
home-mine-more = { $count ->
    [one] dar { $count } partija
    [few] dar { $count } partijos
   *[other] dar { $count } partijų
}
home-mine-finished = { $count ->
    [one] { $count } baigta partija
    [few] { $count } baigtos partijos
   *[other] { $count } baigtų partijų
}
home-open = Atviri stalai
home-open-none = Dabar niekas nelaukia. Leisk nepažįstamiesiems rasti tavo stalą, ir jis bus rodomas čia.
home-your-turn = Tavo ėjimas
home-turn-of = Ėjimas: { $name }
home-waiting = { $seats ->
    [one] { $seats } laisva vieta
    [few] { $seats } laisvos vietos
   *[other] { $seats } laisvų vietų
}
home-ready = Galima pradėti
home-seat-open = laisva vieta
home-replay = Peržiūrėti
home-sit = Sėstis
home-watch = Stebėti
home-clock-turn = { $seconds ->
    [one] { $seconds } sekundė ėjimui
    [few] { $seconds } sekundės ėjimui
   *[other] { $seconds } sekundžių ėjimui
}
home-clock-game = { $minutes ->
    [one] { $minutes } minutė partijai
    [few] { $minutes } minutės partijai
   *[other] { $minutes } minučių partijai
}
home-clock-game-more = { $minutes } min + { $increment } s už ėjimą
home-gist-players = { $count } žaidėjai
home-gist-own = savos taisyklės
home-lists-trouble = Serveris dabar neatsako. Sąrašas atsinaujins pats.

## More to do

home-doors = Daugiau
home-learn = Išmokti per dvi minutes
home-learn-about = Sužaisk kelis ėjimus, o mes padėsime.
home-rules = Skaityti taisykles
home-rules-about = Visas, su kiekvieno leidimo skirtumais.
home-record = Atverti įrašą
home-record-about = Peržiūrėk sužaistą partiją žingsnis po žingsnio.
home-editor = Sudaryti poziciją
home-editor-about = Bet koks turgus: kas leidžiama ir kiek tai kainuoja.
home-watch-heading = Stebėti stalą
home-watch-label = Nuoroda ar pavadinimas
home-watch-empty = Įklijuok stalo nuorodą arba įvesk jo pavadinimą.

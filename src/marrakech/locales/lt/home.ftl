### Lithuanian: the first page. Setting up a game, and finding the tables there are.

home-tagline = Pasuk Asamą, mesk kauliuką, tiesk kilimus – ir neįkliūk ant svetimo.
home-facts = 2–4 žaidėjams. Nemokamai, be paskyros.
home-art = Turguje kabo keturi austi kilimai; priešais juos stovi Asamas.
home-choices = Pasirink, kaip žaisi

## The three choices

home-bots = Žaisti dabar
home-bots-about = Prieš botus, iš karto.
home-bots-go = Žaisti
home-friends = Su draugais
home-friends-about = Gausi nuorodą, kuria galėsi pasidalyti; kiekvienas žaidžia savo įrenginyje.
home-friends-go = Sukurti stalą
home-device = Šiame įrenginyje
home-device-about = Iš rankų į rankas: visi žaidžia prie šio ekrano.
home-device-go = Pradėti
home-going = Ruošiamas stalas…
home-start-failed = Serveris dabar neatsako. Tavo pasirinkimai išsaugoti; po akimirkos bandyk dar kartą.
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
    [one] Pakeista { $count } parinktis
    [few] Pakeistos { $count } parinktys
   *[other] Pakeista { $count } parinkčių
}
home-options-reset = Atkurti parinktis
home-options-loading = Įkeliamas leidimų sąrašas…
home-rules-heading = Taisyklės
home-table-heading = Stalas
home-edition = Leidimas
home-edition-help = Išspausdintos taisyklės šiek tiek skiriasi. Pasirink, pagal kurias nori žaisti.
home-edition-default = Įprastos taisyklės
home-edition-own = Mano pasirinkimas
home-edition-yours = Tavo kalba
home-edition-printed = Kaip išspausdinta, pagal kalbą
home-edition-other = { $language }, { $rugs } kilimų leidimas
home-edition-variant = { $edition } – sukama po tiesimo
home-edition-fifteen = { $edition } – dviese, kiekvienam po 15 kilimų
home-own-heading = Taisyklė po taisyklės
home-two-only = Tik žaidžiant dviese
home-option = { $option ->
    [bankruptcy] Kai žaidėjas negali sumokėti visko
    [steering] Asamas sukamas
    [area] Kas skaičiuojama mokant
    [whole] Viso kilimo uždengimas
    [halves] Dviejų pusių uždengimas
    [pile] Dviejų spalvų krūvelės
    [stock] Kilimai žaidžiant dviese
    [tie] Taškų po lygiai
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] Iškrenta
    [bankruptcy-play-on] Žaidžia toliau
    [steering-before] Prieš metimą
    [steering-after-must] Po tiesimo, visada
    [steering-after-may] Po tiesimo, jei nori
    [area-colour] Viena spalva
    [area-owner] Abi savininko spalvos
    [whole-opponents] Negalima kito žaidėjo
    [whole-nobody] Negalima net savo
    [halves-any] Bet kokios spalvos
    [halves-colours] Tik skirtingos spalvos
    [pile-shuffled] Sumaišytos
    [pile-alternating] Spalvos pakaitomis
    [stock-24] 24 dviejų spalvų
    [stock-15] 15 vienos spalvos
    [tie-dirhams] Lemia dirhamai
    [tie-shared] Pergale dalijamasi
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Žaidėjas sumoka, kiek turi, ir iškrenta. Jo kilimai lieka, bet už juos nebemokama.
    [bankruptcy-play-on] Žaidėjas sumoka, kiek turi, ir žaidžia toliau be dirhamų.
    [steering-before] Pasuki Asamą, tada meti kauliuką, ir jis eina į tą pusę.
    [steering-after-must] Pirma meti kauliuką. Ėjimo pabaigoje pasuki Asamą į kairę arba į dešinę kitam žaidėjui.
    [steering-after-may] Pirma meti kauliuką. Ėjimo pabaigoje gali pasukti Asamą kitam žaidėjui.
    [area-colour] Tik susijungę laukeliai tos spalvos, ant kurios stovi Asamas.
    [area-owner] Visi susijungę to paties savininko abiejų spalvų laukeliai.
    [whole-opponents] Visą savo kilimą uždengti vienu kartu galima.
    [whole-nobody] Jokio viso kilimo negalima uždengti vienu kartu, net savo.
    [halves-any] Kilimas gali uždengti du tos pačios spalvos laukelius, jei jie priklauso skirtingiems kilimams.
    [halves-colours] Kilimas niekada negali uždengti dviejų tos pačios spalvos laukelių.
    [pile-shuffled] Kuri iš tavo spalvų bus kita, lemia atsitiktinumas.
    [pile-alternating] Savo dvi spalvas tiesi pakaitomis.
    [stock-24] Po dvylika kiekvienos iš tavo dviejų spalvų kilimų.
    [stock-15] Kiekvienam viena spalva, kaip žaidžiant trise.
    [tie-dirhams] Iš žaidėjų, turinčių taškų po lygiai, laimi tas, kas turi daugiau dirhamų.
    [tie-shared] Žaidėjai, turintys taškų po lygiai, laimi kartu.
   *[other] { $value }
}
home-clash = Kad spalvos eitų pakaitomis, kiekvienam reikia dviejų spalvų, o su 15 kilimų kiekvienas turi vieną. Pakeisk vieną iš dviejų pasirinkimų.
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
home-clock-minutes = Minutės kiekvienam žaidėjui
home-clock-increment = Papildomos sekundės ėjimui
home-timeout = Kai baigiasi laikas
home-timeout-value = { $timeout ->
    [out] Žaidėjas iškrenta
   *[bot] Toliau žaidžia botas
}
home-listed = Šį stalą gali rasti bet kas
home-listed-help = Kol yra laisva vieta, jis rodomas visų pradžios puslapyje.
home-autostart = Pradėti, kai užimta paskutinė vieta
home-autostart-help = Kitaip partiją pradėsi tu.
home-friends-only = Tik žaidžiant su draugais
home-preset-bad = { $count ->
    [one] Šio adreso dalis čia netinka ir buvo praleista: { $parts }
    [few] Kelios šio adreso dalys čia netinka ir buvo praleistos: { $parts }
   *[other] Kelios šio adreso dalys čia netinka ir buvo praleistos: { $parts }
}
home-notice-close = Uždaryti šį pranešimą

## Tables

home-mine = Tavo partijos
home-mine-none = Čia rodomos partijos, kurias žaidi. Uždarius puslapį niekas nedings.
home-mine-more = { $count ->
    [one] Dar { $count } partija
    [few] Dar { $count } partijos
   *[other] Dar { $count } partijų
}
home-open = Atviri stalai
home-open-none = Dabar niekas neieško žaidėjų. Leisk bet kam rasti tavo stalą, ir jis bus rodomas čia.
home-your-turn = Tavo ėjimas
home-turn-of = Ėjimas: { $name }
home-waiting = { $seats ->
    [one] { $seats } laisva vieta
    [few] { $seats } laisvos vietos
   *[other] { $seats } laisvų vietų
}
home-ready = Galima pradėti
home-replay = Peržiūrėti
home-sit = Sėstis
home-watch = Stebėti
home-clock-turn = { $seconds ->
    [one] { $seconds } sekundė ėjimui
    [few] { $seconds } sekundės ėjimui
   *[other] { $seconds } sekundžių ėjimui
}
home-clock-game = { $minutes ->
    [one] { $minutes } minutė kiekvienam
    [few] { $minutes } minutės kiekvienam
   *[other] { $minutes } minučių kiekvienam
}
home-clock-game-more = { $minutes } min + { $increment } s už ėjimą
home-gist-players = { $count } žaidėjai
home-gist-own = savos taisyklės
home-lists-trouble = Serveris dabar neatsako. Sąrašas atsinaujins pats.

## A game that waits for you

home-finished = Tavo baigtos partijos
home-table-yours = Tavo stalas

## More to do

home-more = Daugiau
home-learn = Išmokti per dvi minutes
home-learn-about = Sužaisk kelis ėjimus su pagalba kiekviename žingsnyje.
home-rules = Skaityti taisykles
home-rules-about = Visas žaidimas ir leidimų skirtumai.
home-record = Atverti įrašą
home-record-about = Peržiūrėk įrašytą partiją žingsnis po žingsnio.
home-editor = Sudaryti poziciją
home-editor-about = Sudaryk bet kokį turgų ir pažiūrėk, kas leidžiama.
home-watch-heading = Stebėti partiją
home-watch-label = Nuoroda ar stalo pavadinimas
home-watch-empty = Įklijuok nuorodą į stalą arba įvesk jo pavadinimą.

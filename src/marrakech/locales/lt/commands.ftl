### Lithuanian: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: tokio failo nėra.
file-is-folder = { $file } yra aplankas.
file-not-text = { $file }: tai ne UTF-8 koduotės tekstas (baitas { NUMBER($byte, useGrouping: 0) }).
file-too-big = Failas { $file } didesnis nei { $limit } MB; įrašas būna daug mažesnis.
file-exists = Failas { $file } jau yra ir neperrašomas.
file-unreadable = Failo { $file } nepavyksta perskaityti: { $reason }
file-unwritable = Failo { $file } nepavyksta įrašyti: { $reason }
of-file = { $file }: { $problem }
error = Klaida: { $problem }
turn-beyond = įraše nėra { NUMBER($turn, useGrouping: 0) } ėjimo; jis baigiasi { NUMBER($last, useGrouping: 0) } ėjimu.
bots-too-many = Botams neužtenka vietų: botų skaičius – { $bots }, žaidėjų – { $players }.
names-too-many = Nurodytų vardų skaičius – { $names }, o žaidžia { $people ->
    [0] tik botai.
    [one] { $people } žmogus.
    [few] { $people } žmonės.
   *[other] { $people } žmonių.
}
starter-unknown = „{ $text }“ nėra būdas nustatyti, kas pradeda; naudok random arba agreed.
nothing-to-resume = Nėra nebaigtos partijos, kurią būtų galima tęsti.
options-clash = { $first } ir { $second } negalima naudoti kartu.
passed-over = Praleistas failas: { $problem }
language-unknown = Kalbos „{ $text }“ čia nėra. Yra šios: { $languages }.
section-unknown = Taisyklėse nėra skyriaus „{ $text }“. Yra šie: { $sections }.
resume-alone = Tęsiamoje partijoje lieka tie patys žaidėjai ir tos pačios taisyklės; nenurodyk { $option }.

## The store

store-full = { $file }: diskas pilnas, todėl nieko naujo išsaugoti negalima. Tai, kas patvirtinta, saugu; atlaisvink vietos ir tęsk.
store-locked = Failą { $file } naudoja kitas serveris arba kita programa.
store-broken = Failas { $file } sugadintas arba niekada nebuvo stalų saugykla ({ $reason }). „marrakech check-store“ parodo, kurie stalai nesugadinti, o su --rescue nukopijuoja juos į naują failą.
store-gone = Failas { $file } ištrintas, perkeltas arba pakeistas kitu, kol serveris jį naudojo. Kol negrįš tas pats failas, nieko naujo nesaugoma.
store-newer = Failą { $file } įrašė naujesnė marrakech versija (saugyklos versija { $found }; čia žinomos iki { $known }).
store-behind = Failas { $file } senesnis už iš jo išgelbėtą kopiją { $copy }: joje yra tai, ko faile trūksta. Paleisk serverį su kopija (--data) arba perkelk ją kitur, kad tęstum nuo senesnės būsenos.
store-unreadable = Failo { $file } nepavyksta atverti, perskaityti arba įrašyti: { $reason }
store-closed = Failas { $file } uždarytas: serveris baigia darbą.
store-none = Failas { $file } nėra stalų saugykla arba sugadinta pati jo pradžia.
check-store-whole = Failas { $file } nesugadintas: { $count ->
    [one] { $count } stalas.
    [few] { $count } stalai.
   *[other] { $count } stalų.
}
check-store-damaged = Failas { $file } sugadintas. Stalų skaičius: { $count }, iš jų nesugadintų: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table = Stalas { $table }: { $problem ->
    [checksum] įvykis { $number } ne toks, koks buvo įrašytas.
    [gap] trūksta įvykio { $number }.
    [fold] įvykis { $number } neturi prasmės.
   *[summary] visi įvykiai tvarkingi, bet sąrašuose apie jį parašyta kas kita.
}
check-store-rescued = { $count ->
    [one] { $count } nesugadintas stalas nukopijuotas į { $file }
    [few] { $count } nesugadinti stalai nukopijuoti į { $file }
   *[other] { $count } nesugadintų stalų nukopijuota į { $file }
}
backup-done = Stalai iš { $source } nukopijuoti į { $target }

## Drawing a position

seat-name = Vieta { $seat }
to-move = ▶
column-player = Žaidėjas
column-rugs = Kilimai
column-dirhams = Dirhamai
column-squares = Laukeliai
column-points = Taškai
column-next = Kitas
out = iškrito
steps-next = { $step ->
    [turn] { $name } pasuka Asamą.
    [roll] { $name } meta kauliuką.
    [lay] { $name } tiesia kilimą.
    [draw] Atverčiamas kitas žaidėjo { $name } kilimas.
    [steer] { $name } pasuka Asamą kitam žaidėjui.
   *[over] Partija baigta.
}
rules-in-force = Taisyklės: { $rules }
rules-default = įprastos
legal-heading = Leidžiama: { $actions }
chance-heading = Atsitiktinumas: { $actions }

## Playing in the terminal

ask-players = Kiek žaidėjų?
ask-bots = Kiek iš jų botai?
ask-level = Koks lygis? { $levels }
ask-name = Žaidėjo { $number } vardas?
ask-number-again = Įvesk skaičių nuo { $low } iki { $high }.
bot-alone = Botas
bot-name = Botas { $number }
person-name = Žaidėjas { $number }
welcome = Marrakech terminale. Bet kada įvesk ?, jei reikia pagalbos; Ctrl-C sustabdo: partija išsaugoma po kiekvieno veiksmo.
bots-getting-ready = Botai ruošiasi. Patį pirmą kartą tai trunka pusę minutės.
welcome-back = Malonu vėl matyti: { $turn } ėjimas. Bet kada įvesk ?, jei reikia pagalbos.
saved-at = Įrašas saugomas faile { $file }
prompt-turn = { $name }, į kurią pusę? { $choices }
choice-left = { $facing } į kairę
choice-straight = { $facing } tiesiai
choice-right = { $facing } į dešinę
prompt-throw = Asamas žiūri į { $facing ->
    [N] šiaurę
    [E] rytus
    [S] pietus
   *[W] vakarus
}. Enter – mesti kauliuką; { $others } – pasukti kitaip.
prompt-roll = { $name }: Enter – mesti kauliuką.
prompt-lay = { $name }, kur patiesti { $letter ->
    [r] raudoną
    [b] mėlyną
    [y] geltoną
   *[g] žalią
} kilimą? Įvesk numerį arba laukelius.
prompt-confirm-lay = { $action }? Enter – patiesti; kitas pasirinkimas – pakeisti.
prompt-confirm-steer = Kitas ėjimas: { $next }; Asamas žiūrės į { $facing ->
    [N] šiaurę
    [E] rytus
    [S] pietus
   *[W] vakarus
}. Enter – sutikti; kita kryptis – pakeisti.
stars-paid = Žvaigždutės rodo plotą, už kurį sumokėta.
prompt-must-return = { $name }: kilimo čia patiesti negalima. Enter – padėti vieną atgal į dėžutę.
not-understood = „{ $text }“ nėra tarp pasirinkimų. Įvesk ?, jei reikia pagalbos.
help-facing = N E S W      nukreipti Asamą į tą pusę; kol kauliukas nemestas, galima keisti
help-lay = 1 2 3 … arba d4d5  pasirinkti kilimą; kol nepaspaustas Enter, galima keisti
help-position = position     parodyti poziciją tekstu
help-log = log          parodyti iki šiol sukauptą įrašą
help-save = save FILE    išsaugoti įrašo kopiją faile FILE
help-give-up = give up      pasiduoti (pirmiausia paklaus)
help-quit = q arba quit  sustoti; vėliau galima tęsti
ask-give-up = { $name }, tikrai pasiduoti? Įvesk taip.
yes = taip
gave-not-up = Niekas nepasidavė.
copy-saved = Kopija yra faile { $file }
goodbye-early = Partija nebuvo pradėta.
goodbye = Sustabdyta. Tęsti galima komanda: { $command }
save-trouble = Įrašo nepavyko išsaugoti: { $problem } Partija tęsiasi ir bus išsaugota su kitu veiksmu.
not-saved = Paskutiniai veiksmai neišsaugoti: { $problem }
over-heading = Partija baigta po { $count ->
    [one] { $count } ėjimo
    [few] { $count } ėjimų
   *[other] { $count } ėjimų
}.
resume-over = Ši partija baigta; „marrakech replay“ leidžia ją peržiūrėti žingsnis po žingsnio.

## Other commands

list-number = { $number }.
verify-fine = { $file }: viskas gerai. { $count ->
    [0] Metimų ir atverstų kilimų dar nėra.
   *[other] Visi metimai ir atversti kilimai ({ $count }) atitinka pradines reikšmes.
}
verify-promised = { $file }: { $promised ->
    [all] visų žaidėjų pradinės reikšmės atitinka pažadus įraše. Ar jie duoti anksčiau, nei parodyta pirmoji pradinė reikšmė, gali pasakyti tik įrenginys, išsaugojęs juos prie stalo.
    [some] kai kurių vietų pradinės reikšmės pateiktos atvirai ({ $seats }); kitos atitinka pažadus įraše. Ar jie duoti anksčiau, nei parodyta pirmoji pradinė reikšmė, gali pasakyti tik įrenginys, išsaugojęs juos prie stalo.
   *[none] nė viena vietos pradinė reikšmė nebuvo pažadėta iš anksto: žaidėjas, valdęs serverį, galėjo parinkti metimus.
}
check-fine = { $file }: viskas gerai. { turns }, { $result }
replay-prompt = Enter – toliau, b – atgal, skaičius – pereiti į ėjimą, q – baigti
replay-start = Prieš pirmą veiksmą
replay-turn = { $turn } ėjimas iš { $last }: { $line }
replay-comment = „{ $text }“
replay-end = Čia įrašas baigiasi.
edition-column = Leidimas
edition-source = Taisyklės
edition-options = Parinktys
edition-box = Kilimai
edition-starter = Pradeda
edition-default-rules = įprastos
edition-footer = Parinktis (skliaustuose) parinkta todėl, kad to leidimo taisyklės apie tai nieko nesako; visos kitos jose išspausdintos.
starter = { $who ->
    [random] burtų keliu
    [morocco] kas paskutinis buvo Maroke
    [youngest] jauniausias arba burtų keliu
   *[agreed] kaip sutarta
}
perft-total = { $nodes ->
    [one] { $nodes } seka
    [few] { $nodes } sekos
   *[other] { $nodes } sekų
} po { $depth ->
    [one] { $depth } veiksmą
    [few] { $depth } veiksmus
   *[other] { $depth } veiksmų
}
perft-counting = skaičiuojama
simulate-progress = partijos
simulate-title = { games } su atsitiktiniais ėjimais, žaidėjų skaičius: { $players }
simulate-seat = Vieta
simulate-wins = Pergalės
simulate-points = Taškai
simulate-paid = Sumokėta
simulate-received = Gauta
simulate-out = Iškrenta
simulate-length = Ėjimų partijoje: vidutiniškai { $mean } (nuo { $low } iki { $high }).
simulate-anyone-out = Partijos, kuriose kas nors iškrenta: { $share }; pasidalytos pergalės: { $shared }.
simulate-speed = Partijų per sekundę: { $rate }.
simulate-stopped = Sustabdyta po { $games ->
    [one] { $games } partijos
    [few] { $games } partijų
   *[other] { $games } partijų
}.

## Engines

engine-not-started = Variklio „{ $engine }“ nepavyko paleisti: { $detail }
engine-crashed = Variklis „{ $engine }“ pats baigė darbą ({ $detail }).
engine-hung = Variklis „{ $engine }“ laiku neatsakė. { $detail }
engine-flooded = Variklis „{ $engine }“ atsiuntė per daug: { $detail }
engine-junk = Variklis „{ $engine }“ nesilaiko variklių protokolo: { $detail }
engine-illegal = Variklis „{ $engine }“ pasirinko neleistiną veiksmą: { $detail }
bot-needs-engine = Boto „{ $name }“ čia nėra. Jei tai variklis, nurodyk jo komandą su --engine.
engine-line = „{ $text }“ nėra variklių protokolo eilutė; visos aprašytos faile docs/engine-protocol.md.
engine-no-position = Dar nėra pozicijos, apie kurią galvoti.
engine-no-decision = Čia niekam nereikia spręsti: { $step ->
    [roll] metamas kauliukas.
    [draw] atverčiamas kilimas.
   *[over] partija baigta.
}
engine-option = Nėra parinkties „{ $option }“, kurios reikšmė galėtų būti „{ $value }“.
engine-bot-failed = Boto klaida: { $error }
engine-starting = Paleidžiamas variklis „{ $engine }“…
engine-thinks = Jis dar galvoja; pirmiausia jį sustabdyk.

## The arena

arena-twice = Botas { $bot } nurodytas du kartus; kiekvienas botas žaidžia kartą.
arena-alone = Reikia bent dviejų: nurodyk dar vieną botą, variklį su --engine arba bet kurį iš jų su --against.
arena-ms = Galvojimo laikas negali būti { $ms } ms.
arena-sprt = „{ $text }“ nenurodo dviejų pergalių dalių tarp 0 ir 1, mažesnės pirma, pavyzdžiui, 0.5,0.55.
arena-worker-died = Vienas žaidžiantis procesas nutrūko, galbūt pritrūko atminties. Tai, kas baigta anksčiau, galioja.
chart-ending = { $file } nėra paveikslėlis, kurį galima nupiešti; pavadinimas turi baigtis .svg arba .png.
results-foreign = Faile { $file } nėra arenos rezultatų. Jis paliekamas nepakeistas.
results-differ = Faile { $file } yra kitų varžybų rezultatai: ten { $setting } yra { $found }, o čia { $wanted }.
results-line = { $file }, { NUMBER($line, useGrouping: 0) } eilutė: čia turėjo būti kitas raundas iš eilės: { $text }
results-busy = Į failą { $file } šiuo metu rašo kitas procesas.
bot-illegal = jis pasirinko „{ $action }“, o tai ten neleidžiama.
bot-raised = jo darbas baigėsi klaida { $error }
arena-getting-ready = ruošiamasi
arena-progress = partijos
arena-speed = { $rate }/s
arena-title = { games }, žaidėjų skaičius: { $players }
arena-bot = Botas
arena-against = Prieš
arena-rating = Reitingas
arena-wins = Pergalės
arena-interval = 95 % tikrumas
arena-margin = Persvara
arena-median = ms, mediana
arena-slow = ms, 99 %
arena-games = Partijos
arena-even = Kas ką įveikė (po lygiai būtų { $share })
arena-range = { $low }–{ $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } prieš { $others }: { $verdict ->
    [H1] pergalių dalis veikiau { $high } nei { $low } (priimta H1).
    [H0] pergalių dalis veikiau { $low } nei { $high } (priimta H0).
   *[open] tarp { $low } ir { $high } dar neišspręsta.
} LLR { $llr } tarp { $below } ir { $above }, { $rounds ->
    [one] { $rounds } raundas
    [few] { $rounds } raundai
   *[other] { $rounds } raundų
}.
arena-ladder-holds = Eiliškumas pasitvirtina: kiekvienas botas su 95 % tikrumu įveikia žemesnį.
arena-ladder-open = Su 95 % tikrumu dar neaišku: { $pairs }
arena-over = ar { $bot } įveikia { $other }
arena-gave-up = Botui { $bot } teko pasiduoti { $games ->
    [one] { $games } partijoje
    [few] { $games } partijose
   *[other] { $games } partijų
}. Pirmą kartą: { $problem }
arena-stopped = Sustabdyta po { $games ->
    [one] { $games } partijos
    [few] { $games } partijų
   *[other] { $games } partijų
}. Su --out FILE vėliau galima tęsti.
arena-stopped-kept = Sustabdyta po { $games ->
    [one] { $games } partijos
    [few] { $games } partijų
   *[other] { $games } partijų
}. Ta pati komanda tęsia nuo šios vietos.
arena-chart = Diagrama yra faile { $file }
arena-chart-title = { games }, žaidėjų skaičius: { $players }
chart-wins = Pergalių dalis su 95 % pasikliautinuoju intervalu
chart-even = po lygiai
chart-rating = reitingas { $rating }
chart-matrix = Eilutės pergalės
chart-matrix-rest = Eilutės pergalės, vienam prieš kitus

## Measuring this machine

bench-ready = Ruošiamasi; pirmą kartą kompiliuojama
bench-import = Bibliotekos įkėlimas, ms
bench-load = Kompiliuoto kodo įkėlimas, ms
bench-first-move = Nuo nulio iki pirmo meistro ėjimo, ms
bench-rules-games = Atsitiktinės partijos taisyklių kodu, vienas branduolys, per sekundę
bench-kernel-games = Atsitiktinės partijos kompiliuotu kodu, vienas branduolys, per sekundę
bench-kernel-turns = Ėjimai kompiliuotu kodu, vienas branduolys, per sekundę
bench-kernel-everywhere = Atsitiktinės partijos kompiliuotu kodu, visi branduoliai, per sekundę
bench-nodes = Meistro apžiūrimos pozicijos, per sekundę
bench-decision = Boto { $bot } sprendimas, ms
bench-machine = { $cpu }, { $cores ->
    [one] { $cores } branduolys
    [few] { $cores } branduoliai
   *[other] { $cores } branduolių
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Sustabdyta. Štai kas išmatuota iki šiol.
bench-child = Matuojamas procesas baigėsi klaida: { $problem }

## Running a server

serve-ready = Marrakech veikia čia: { $link }
serve-lan = Vietiniame tinkle: { $link }
serve-data = Failo { $file } negalima saugoti: { $reason }
serve-host = „{ $host }“ nėra šio kompiuterio adresas: { $reason }
serve-stop = Ctrl-C sustabdo serverį. Visos partijos saugomos faile { $file }
serve-port = Prievadas { $port } užimtas arba jo naudoti negalima: { $reason }
serve-only-here = Serveris pasiekiamas tik iš šio kompiuterio; --host 0.0.0.0 atveria jį vietiniam tinklui.
open-already = Marrakech jau veikia: { $link }
open-other = Marrakech jau veikia ({ $link }), bet su kitu adresu arba failu. Pirmiausia jį sustabdyk arba nurodyk kitą prievadą.
open-browser = Jį atvers tavo naršyklė. Jei ne, atverk nuorodą.
open-yourself = Atverk nuorodą naršyklėje.

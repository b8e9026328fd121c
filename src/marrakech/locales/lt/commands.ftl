### Lithuanian: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: failas nerastas.
file-is-folder = { $file } yra aplankas, o ne failas.
file-not-text = { $file }: tai ne UTF-8 koduotės tekstas (baitas { NUMBER($byte, useGrouping: 0) }).
file-too-big = Failas { $file } didesnis nei { $limit } MB; įrašas būna daug mažesnis.
file-exists = Failas { $file } jau yra ir nebuvo perrašytas.
file-unreadable = Failo { $file } nepavyksta perskaityti: { $reason }
file-unwritable = Failo { $file } nepavyksta įrašyti: { $reason }
of-file = { $file }: { $problem }
error = Klaida: { $problem }
turn-beyond = įraše nėra { NUMBER($turn, useGrouping: 0) } ėjimo; jis baigiasi { NUMBER($last, useGrouping: 0) } ėjimu.
bots-too-many = Botams neužtenka vietų: botų skaičius – { $bots }, žaidėjų – { $players }.
names-too-many = Nurodytų vardų skaičius – { $names }, o žaidžia { $people ->
    [0] tik botai.
    [one] tik { $people } žmogus.
    [few] tik { $people } žmonės.
   *[other] tik { $people } žmonių.
}
starter-unknown = „{ $text }“ nėra būdas parinkti pirmąjį žaidėją; naudok random arba agreed.
nothing-to-resume = Nėra nebaigtos partijos, kurią būtų galima tęsti.
options-clash = { $first } ir { $second } negalima naudoti kartu.
passed-over = Praleista: { $problem }
language-unknown = Kalbos „{ $text }“ čia nėra. Yra šios: { $languages }.
section-unknown = Taisyklėse nėra skyriaus „{ $text }“. Yra šie: { $sections }.
resume-alone = Tęsiamoje partijoje lieka tie patys žaidėjai ir tos pačios taisyklės; nenurodyk { $option }.

## The store

store-full = { $file }: diskas pilnas, todėl nieko naujo išsaugoti negalima. Viskas, kas išsaugota iki šiol, saugu; kad tęstum, atlaisvink vietos.
store-locked = Failą { $file } naudoja kitas serveris arba kita programa.
store-broken = Failas { $file } sugadintas arba nėra stalų saugykla ({ $reason }). Su „marrakech check-store“ matyti, kurie stalai nesugadinti; su --rescue jie nukopijuojami į naują failą.
store-gone = Failas { $file } ištrintas, perkeltas arba pakeistas kitu, kol serveris jį naudojo. Kol negrįš tas pats failas, nieko naujo išsaugoti negalima.
store-newer = Failą { $file } įrašė naujesnė marrakech versija (saugyklos versija { $found }; ši gali perskaityti iki { $known }).
store-behind = Failas { $file } senesnis už iš jo išgelbėtą kopiją { $copy }, kurioje yra duomenų, kurių faile trūksta. Paleisk serverį su kopija (--data) arba perkelk ją kitur, kad tęstum su senesniu failu.
store-unreadable = Failo { $file } nepavyksta atverti, perskaityti arba įrašyti: { $reason }
store-closed = Failas { $file } uždarytas: serveris baigia darbą.
store-extra = { $file }: PostgreSQL reikia paketo, kuris neįdiegtas. Kaip jį įdiegti: { $command }
store-server-old = { $file }: PostgreSQL { $found } per sena; reikia versijos { $needed } arba naujesnės.
store-unsafe = { $file }: nustatyta { $setting }, todėl per gedimą galėtų dingti patvirtinti ėjimai. Kad tęstum, įjunk šį nustatymą.
store-not-empty = { $file }: ten jau yra duomenų, todėl niekas nenukopijuota.
store-none = Failas { $file } nėra stalų saugykla arba sugadinta jo pradžia.
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
   *[summary] visi įvykiai tvarkingi, bet stalų sąrašas jų neatitinka.
}
check-store-rescued = { $count ->
    [one] { $count } nesugadintas stalas nukopijuotas į { $file }
    [few] { $count } nesugadinti stalai nukopijuoti į { $file }
   *[other] { $count } nesugadintų stalų nukopijuota į { $file }
}
backup-done = Stalai iš { $source } nukopijuoti į { $target }
move-done = Viskas iš { $source } nukopijuota į { $target } ir palyginta. Stalų skaičius: { $tables }, įvykių skaičius: { $events }. Šaltinis nepakito.

## Drawing a position

seat-name = Vieta { $seat }
to-move = ▶
column-player = Žaidėjas
column-rugs = Liko kilimų
column-dirhams = Dirhamai
column-squares = Laukeliai
column-points = Taškai
column-next = Kitas
out = iškrito
steps-next = { $step ->
    [turn] { $name } pasuka Asamą.
    [roll] { $name } meta kauliuką.
    [lay] { $name } tiesia kilimą.
    [draw] { $name } atverčia kitą kilimą.
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
welcome = Marrakech terminale. Bet kada įvesk ?, jei reikia pagalbos; kad sustabdytum, spausk Ctrl-C. Partija išsaugoma po kiekvieno veiksmo.
bots-getting-ready = Botai ruošiasi. Patį pirmą kartą tai trunka apie pusę minutės.
welcome-back = Malonu vėl tave matyti! Dabar { $turn } ėjimas. Bet kada įvesk ?, jei reikia pagalbos.
saved-at = Įrašas saugomas faile { $file }
prompt-turn = { $name }: į kurią pusę? { $choices }
choice-left = { $facing } ({ facing }): į kairę
choice-straight = { $facing } ({ facing }): tiesiai
choice-right = { $facing } ({ facing }): į dešinę
prompt-roll-facing = Asamas žiūrės į { $facing ->
    [N] šiaurę
    [E] rytus
    [S] pietus
   *[W] vakarus
}. Spausk Enter, kad mestum kauliuką, arba pasirink kitą kryptį: { $others }
prompt-roll = { $name }: spausk Enter, kad mestum kauliuką.
prompt-lay = { $name }: kur patiesti { $letter ->
    [r] raudoną
    [b] mėlyną
    [y] geltoną
   *[g] žalią
} kilimą? Įvesk numerį arba du laukelius.
prompt-confirm-lay = { $action }? Spausk Enter, kad patiestum kilimą, arba pasirink kitą vietą.
prompt-confirm-steer = Asamas žiūrės į { $facing ->
    [N] šiaurę
    [E] rytus
    [S] pietus
   *[W] vakarus
}. Kitas ėjimas: { $next }. Spausk Enter, kad patvirtintum, arba pasirink kitą kryptį.
stars-paid = Žvaigždutės rodo plotą, už kurį sumokėta.
prompt-must-return = { $name }: kilimo čia nėra kur patiesti. Spausk Enter, kad padėtum vieną atgal į dėžutę.
not-understood = „{ $text }“ nėra tarp pasirinkimų. Įvesk ?, jei reikia pagalbos.
help-facing = N E S W      pasukti Asamą: N (šiaurė), E (rytai), S (pietūs) arba W (vakarai); kol kauliukas nemestas, galima keisti
help-lay = 1 2 3 … arba d4d5  pasirinkti vietą kilimui; kol nepaspaustas Enter, galima keisti
help-position = position     parodyti poziciją tekstu
help-log = log          parodyti iki šiol sukauptą įrašą
help-save = save FILE    išsaugoti įrašo kopiją faile FILE
help-give-up = give up      pasiduoti (pirmiausia bus paklausta)
help-quit = q arba quit  sustoti; vėliau galima tęsti
ask-give-up = { $name }: ar tikrai nori pasiduoti? Įvesk „taip“.
yes = taip
gave-not-up = Niekas nepasidavė. Partija tęsiasi.
copy-saved = Kopija išsaugota faile { $file }
goodbye-early = Partija nebuvo pradėta.
goodbye = Sustabdyta. Tęsti galima komanda: { $command }
save-trouble = Įrašo nepavyko išsaugoti: { $problem } Gali žaisti toliau; jis bus išsaugotas su kitu veiksmu.
not-saved = Paskutiniai veiksmai neišsaugoti: { $problem }
over-heading = Partija baigta po { $count ->
    [one] { $count } ėjimo
    [few] { $count } ėjimų
   *[other] { $count } ėjimų
}.
resume-over = Ši partija baigta. Su „marrakech replay“ ją galima peržiūrėti žingsnis po žingsnio.

## Other commands

list-number = { $number }.
verify-fine = { $file }: viskas gerai. { $count ->
    [0] Metimų ir atverstų kilimų dar nėra.
   *[other] Visi metimai ir atversti kilimai ({ $count }) atitinka pradines reikšmes.
}
verify-promised = { $file }: { $promised ->
    [all] visų žaidėjų pradinės reikšmės atitinka įraše paskelbtus maišos kodus. Ar kodai paskelbti anksčiau, nei atskleista pirmoji pradinė reikšmė, gali pasakyti tik įrenginys, išsaugojęs juos prie stalo.
    [some] kai kurių vietų pradinės reikšmės pateiktos atvirai, be maišos kodo ({ $seats }); kitos atitinka įraše paskelbtus maišos kodus. Ar kodai paskelbti anksčiau, nei atskleista pirmoji pradinė reikšmė, gali pasakyti tik įrenginys, išsaugojęs juos prie stalo.
   *[none] nė viena vieta nepaskelbė maišos kodo prieš atskleidžiant jos pradinę reikšmę: žaidėjas, valdęs serverį, galėjo parinkti metimus.
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
edition-starter = Pirmasis žaidėjas
edition-default-rules = įprastos
edition-footer = Parinktys (skliaustuose) yra mūsų pasirinkimas, nes leidimo taisyklės apie jas nieko nesako; visos kitos jose išspausdintos.
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
engine-crashed = Variklis „{ $engine }“ netikėtai baigė darbą ({ $detail }).
engine-hung = Variklis „{ $engine }“ laiku neatsakė. { $detail }
engine-flooded = Variklis „{ $engine }“ atsiuntė per daug teksto: { $detail }
engine-junk = Variklis „{ $engine }“ nesilaiko variklių protokolo: { $detail }
engine-illegal = Variklis „{ $engine }“ atliko neleistiną ėjimą: { $detail }
bot-needs-engine = Boto, vardu „{ $name }“, nėra. Jei tai variklis, nurodyk jo komandą su --engine.
engine-line = „{ $text }“ nėra variklių protokolo eilutė; visos aprašytos faile docs/engine-protocol.md.
engine-no-position = Dar nėra pozicijos, apie kurią galvoti.
engine-no-decision = Čia nėra ko spręsti: { $step ->
    [roll] kauliuką meta atsitiktinumas.
    [draw] kilimą atverčia atsitiktinumas.
   *[over] partija baigta.
}
engine-option = Nėra parinkties „{ $option }“ su reikšme „{ $value }“.
engine-bot-failed = Boto klaida: { $error }
engine-cannot-judge = Botas „{ $bot }“ nemoka vertinti pozicijų.
engine-no-beginning = Įvertinti galima tik poziciją, kurioje prasideda ėjimas.
engine-no-judge = Variklis „{ $engine }“ nemoka vertinti pozicijų: jis nežino variklių protokolo eilutės „judge“.
engine-starting = Paleidžiamas variklis „{ $engine }“…
engine-thinks = Variklis galvoja; pirmiausia jį sustabdyk.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing = Čia nėra ko lyginti: { $step ->
    [roll] kauliuką meta atsitiktinumas.
    [draw] kilimą atverčia atsitiktinumas.
    [over] partija baigta.
   *[other] yra tik vienas pasirinkimas.
}
rollout-what = Nurodyk įrašą arba poziciją su --position.
rollout-step-alone = Su --step reikia ėjimo: nurodyk jį su --turn.
rollout-no-decision = { $step ->
    [turn] Per { $turn } ėjimą niekas nepasuko Asamo.
    [lay] Per { $turn } ėjimą niekas nepatiesė kilimo.
    [steer] Per { $turn } ėjimą niekas nepasuko Asamo kitam žaidėjui.
   *[any] Per { $turn } ėjimą niekas neturėjo iš ko rinktis.
}
rollout-turn = { $turn } ėjimas: { $sentence }
rollout-choice = Pasirinkimas
rollout-behind = Atsilieka nuo geriausio
rollout-played = pasirinkta
rollout-stopped = { $games ->
    [0] Sustabdyta, kol dar nebuvo baigta nė viena partija.
    [one] Sustabdyta po { $games } partijos kiekvienam pasirinkimui.
    [few] Sustabdyta po { $games } partijų kiekvienam pasirinkimui.
   *[other] Sustabdyta po { $games } partijų kiekvienam pasirinkimui.
}

## The arena

arena-twice = Botas { $bot } nurodytas du kartus; kiekvieną botą nurodyk tik kartą.
arena-alone = Reikia bent dviejų: nurodyk dar vieną botą, variklį su --engine arba bet kurį iš jų su --against.
arena-ms = { $ms } ms nėra tinkamas galvojimo laikas.
arena-sprt = „{ $text }“ nėra dvi pergalių dalys tarp 0 ir 1, mažesnė pirma, pavyzdžiui, 0.5,0.55.
arena-worker-died = Vienas žaidžiantis procesas nutrūko, galbūt pritrūko atminties. Iki tol baigtos partijos galioja.
chart-ending = { $file }: diagramą galima nupiešti tik kaip .svg arba .png; pasirink pavadinimą su vienu iš šių plėtinių.
results-foreign = Faile { $file } nėra arenos rezultatų. Jis nebuvo pakeistas.
results-differ = Faile { $file } yra kitų varžybų rezultatai: ten { $setting } yra { $found }, o čia { $wanted }.
results-line = { $file }, { NUMBER($line, useGrouping: 0) } eilutė: tai ne kitas raundas iš eilės: { $text }
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
arena-ratings = Reitingas pagal žaidėjų skaičių
arena-wins = Pergalės
arena-interval = 95 % intervalas
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
arena-over = { $bot } > { $other }
arena-gave-up = Botui { $bot } teko pasiduoti { $games ->
    [one] { $games } partijoje
    [few] { $games } partijose
   *[other] { $games } partijų
}. Pirmą kartą: { $problem }
arena-stopped = Sustabdyta po { $games ->
    [one] { $games } partijos
    [few] { $games } partijų
   *[other] { $games } partijų
}. Kad vėliau būtų galima tęsti, naudok --out FILE.
arena-stopped-kept = Sustabdyta po { $games ->
    [one] { $games } partijos
    [few] { $games } partijų
   *[other] { $games } partijų
}. Kad tęstum, paleisk tą pačią komandą dar kartą.
arena-chart = Diagrama išsaugota faile { $file }
arena-chart-title = { games }, žaidėjų skaičius: { $players }
chart-wins = Pergalių dalis su 95 % pasikliautinuoju intervalu
chart-even = po lygiai
chart-rating = reitingas { $rating }
chart-matrix = Eilutės boto pergalės
chart-matrix-rest = Eilutės boto pergalės, kai jis vienas prieš kitus

## Luck and skill: marrakech analyse

analyse-depth = „{ $text }“ nėra tinkamas gylis; naudok quick, normal arba deep.
analyse-one-file = { $option } veikia tik su vienu įrašu.
analyse-no-turns = įraše dar nėra ėjimų, kuriuos būtų galima analizuoti.
analyse-annotated-long = su komentarais įrašas viršytų leistiną ilgį (ženklų skaičius: { $longest }), todėl nebuvo išsaugotas.
analyse-progress = ėjimai
analyse-stopped = Sustabdyta, kai išanalizuota { $done } iš { $count ->
    [one] { $count } ėjimo
    [few] { $count } ėjimų
   *[other] { $count } ėjimų
}.
analyse-annotated = Įrašas su komentarais išsaugotas faile { $file }
analyse-title = { $file }, vertino { $evaluator } ({ $depth })
analyse-luck = { $name }: kauliukas davė { $luck }.
analyse-not-over = Partija nebaigta: rezultatas yra tikimybė laimėti paskutinėje pozicijoje.
analyse-gave-up = { $name } pasidavė. Šis nuostolis įskaičiuotas į eilutę „Savos klaidos“, bet sprendimu nelaikomas.
analyse-errors = Kiek kainavo sprendimai
analyse-kind = Sprendimas
analyse-step = { $step ->
    [turn] Asamo pasukimas
    [steer] pasukimas kitam
   *[lay] kilimų tiesimas
}
analyse-error-each = Vieno kaina
analyse-largest = Didžiausios klaidos ir kas būtų buvę geriau
analyse-turn = Ėjimas
analyse-played = Pasirinkta
analyse-better = Geriau
analyse-chance = Tikimybė
analyse-error = Klaida
analyse-rolls = Sėkmingiausi ir nesėkmingiausi metimai
analyse-rolled = Išmesta
analyse-luck-column = Sėkmė
analyse-turns = Ėjimas po ėjimo, su visų tikimybe laimėti po kiekvieno ėjimo
analyse-actions = Veiksmai
analyse-comment-error = { $grade ->
    [slip] Netikslumas
    [mistake] Klaida
   *[blunder] Šiurkšti klaida
} ({ $error }). Geriau: { $better }, tada tikimybė laimėti { $chance }, o ne { $instead }.
analyse-comment-judged = Analizavo { $evaluator } ({ $depth })
analyse-comment-luck = Sėkmė: { $luck }
analyse-profiles = Kiek laimėjo žaidėjai
analyse-games = Partijos
analyse-interval = 95 % intervalas
analyse-profile-errors = Kiek kainavo sprendimas
analyse-all = Visi
analyse-phase = { $phase ->
    [opening] Pradžia
    [middle] Vidurys
   *[end] Pabaiga
}
analyse-profile-words = Klaidos, tenkančios 100 sprendimų, pagal dydį
analyse-unfinished = Nebaigtos partijos į profilius neįtrauktos: { $count }
analyse-abandoned = Partijos, kuriose kas nors pasidavė, į profilius neįtrauktos: { $count }

## Measuring this machine

bench-ready = Ruošiamasi; pirmą kartą dar ir kompiliuojama
bench-import = Bibliotekos įkėlimas, ms
bench-load = Kompiliuoto kodo įkėlimas, ms
bench-first-move = Nuo šaltojo paleidimo iki pirmo meistro ėjimo, ms
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
serve-data = Faile { $file } negalima saugoti partijų: { $reason }
serve-host = „{ $host }“ nėra šio kompiuterio adresas: { $reason }
serve-stop = Kad sustabdytum serverį, spausk Ctrl-C. Visos partijos saugomos faile { $file }
serve-port = Prievadas { $port } užimtas arba jo naudoti negalima: { $reason }
serve-only-here = Serveris pasiekiamas tik iš šio kompiuterio; su --host 0.0.0.0 – ir iš vietinio tinklo.
open-already = Marrakech jau veikia: { $link }
open-other = Marrakech jau veikia ({ $link }), bet su kitu adresu arba failu. Pirmiausia jį sustabdyk arba pasirink kitą prievadą.
open-browser = Žaidimas atsivers tavo naršyklėje. Jei ne, atverk nuorodą.
open-yourself = Atverk nuorodą naršyklėje.

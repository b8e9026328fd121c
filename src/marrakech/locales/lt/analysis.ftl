### Lithuanian: the analysis of a game, on its replay.

analysis-title = Analizė
analysis-lead = Sužinok, kam sekėsi, kur įvyko lūžis ir ką buvo galima padaryti geriau.
analysis-do = Analizuoti šią partiją

## While it is computed

analysis-asking = Prašoma analizės…
analysis-waiting = { $place ->
    [0] Ši analizė – kita eilėje.
    [one] Prieš ją dar { $place } kita analizė.
    [few] Prieš ją dar { $place } kitos analizės.
   *[other] Prieš ją dar { $place } kitų analizių.
}
analysis-running = Išanalizuotas { $turn } ėjimas iš { $turns }
analysis-failed = Analizės nepavyko užbaigti.
analysis-lost = Ryšys nutrūko. Žemiau rodoma, kas išanalizuota iki šiol.

## In a few sentences

analysis-luck-you = { $luck ->
    [good] Tau sekėsi: kauliukas tau davė { $worth }.
    [bad] Tau nesisekė: kauliukas tau davė { $worth }.
   *[even] Sėkmė tau buvo teisinga: geri ir blogi metimai atsvėrė vieni kitus.
}
analysis-luck-name = { $luck ->
    [good] Labiausiai sekėsi žaidėjui { $name }: kauliukas davė { $worth }.
   *[even] Sėkmė buvo teisinga: visų geri ir blogi metimai atsvėrė vieni kitus.
}
analysis-turned = Partijos lūžis – { $turn } ėjimas.
analysis-turned-chance = { $name }: tikimybė laimėti pakito nuo { $before } iki { $after }.
analysis-worst-you = { $step ->
    [lay] Didžiausią partijos klaidą padarei tu per { $turn } ėjimą, kai patiesei šį kilimą. Ji kainavo { $cost } pergalės.
   *[turn] Didžiausią partijos klaidą padarei tu per { $turn } ėjimą, kai pasukai Asamą. Ji kainavo { $cost } pergalės.
}
analysis-worst-name = { $step ->
    [lay] Didžiausią partijos klaidą per { $turn } ėjimą padarė { $name }, kai patiesė šį kilimą. Ji kainavo { $cost } pergalės.
   *[turn] Didžiausią partijos klaidą per { $turn } ėjimą padarė { $name }, kai pasuko Asamą. Ji kainavo { $cost } pergalės.
}
analysis-worst-none = Paminėti vertų klaidų nebuvo.

## The chart

analysis-chances = Visų žaidėjų tikimybė laimėti
analysis-chart-help = Viršuje: visų žaidėjų tikimybė laimėti, ėjimas po ėjimo. Apačioje, kiekvieno žaidėjo eilutėje: kiek sėkmingas buvo kiekvienas metimas ir kur padaryta klaidų.
analysis-walk = Ėjimas analizėje
analysis-value = Po { $turn } ėjimo: { $chances }.
analysis-value-start = Pradžioje: { $chances }.
analysis-value-unknown = { $turn } ėjimas dar neišanalizuotas.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Dar neišanalizuota
analysis-luck-of = sėkmė { $gain }
analysis-error-of = { $grade ->
    [slip] netikslumas { $cost }
    [blunder] šiurkšti klaida { $cost }
   *[mistake] klaida { $cost }
}
analysis-show = Rodyti turguje
analysis-as-table = Rodyti lentelę
analysis-column-luck = Metimo sėkmė
analysis-column-error = Klaida

## Errors

analysis-errors = Klaidos
analysis-grade = { $grade ->
    [slip] netikslumas
    [blunder] šiurkšti klaida
   *[mistake] klaida
}
analysis-grades = { $grade ->
    [slip] Netikslumai
    [blunder] Šiurkščios klaidos
   *[mistake] Klaidos
}
analysis-decisions = Sprendimai
analysis-lost-each = Vieno sprendimo nuostolis
analysis-errors-list = Po vieną, nuo didžiausios
analysis-error-turn = { $turn } ėjimas: { $name }
analysis-error-step = { $step ->
    [lay] kilimo patiesimas
   *[turn] Asamo pasukimas
}

## The sums

analysis-sums = Tikslūs skaičiai
analysis-sum-name = { $sum ->
    [start] Tikimybė pradžioje
    [own-luck] Sava sėkmė
    [others-luck] Kitų sėkmė
    [own-errors] Savos klaidos
    [others-decisions] Kitų sprendimai
    [corrections] Pataisos
    [result] Rezultatas
   *[luck-adjusted] Rezultatas be sėkmės
}
analysis-sums-help = Viskas nurodyta pergalės procentais. Tikimybė pradžioje, sėkmė, klaidos, kitų sprendimai ir pataisos kartu sudaro rezultatą: 100 % už pergalę, o kartu laimėję žaidėjai juos pasidalija.
analysis-sums-luck = Sėkmė – tai, ką davė kauliukas, palyginti su vidurkiu. Klaida matuojama lyginant su geriausiu galimu pasirinkimu; Asamo pasukimas vertinamas dar prieš kauliuko metimą. Pataisos – tai, ką analizė sužinojo pažvelgusi toliau; jei jos didelės, mažomis klaidomis nepasitikėk.
analysis-sums-adjusted = Rezultatas be sėkmės – tai, koks rezultatas vidutiniškai būtų priėmus tuos pačius sprendimus. Jis gali būti mažesnis nei 0 % arba didesnis nei 100 %.

## One decision

decision = Šią akimirką
decision-word = { $grade ->
    [blunder] Šiurkšti klaida.
    [mistake] Klaida.
    [slip] Netikslumas.
    [fine] Gerai.
   *[best] Geriausias pasirinkimas.
}
decision-cost = Tai kainavo { $cost } pergalės.
decision-tag = { $tag ->
    [done] Pasirinkta:
    [both] Pasirinkta, ir tai geriausia:
   *[best] Geriausia:
}
decision-all = Visi pasirinkimai ({ $count })
decision-forced = Daugiau rinktis nebuvo iš ko.
decision-gave-up = Tikimybė laimėti buvo { $chance }.
decision-luck = { $luck ->
    [lucky] Pasisekė.
    [unlucky] Nepasisekė.
   *[even] Nei sėkmė, nei nesėkmė.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] { $amount } mažiau nei vidutiniškai atverčiant kilimą.
       *[more] { $amount } daugiau nei vidutiniškai atverčiant kilimą.
    }
   *[roll] { $more ->
        [less] { $amount } mažiau nei vidutiniškai metant kauliuką.
       *[more] { $amount } daugiau nei vidutiniškai metant kauliuką.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: tikimybė laimėti po kiekvieno kilimo, kurį buvo galima atversti
   *[roll] { $name }: tikimybė laimėti po kiekvieno metimo
}
decision-rolled = { $step ->
    [draw] Kilimas
   *[roll] Kauliukas
}
decision-likelihood = Kaip tikėtina
decision-chance = Tikimybė laimėti

## Rollouts: games that are played from a decision on

rollout-start = Sužaisti iki galo
rollout-help = Po kiekvieno pasirinkimo iki galo sužaidžiama daug partijų, visais atvejais su vienoda sėkme, kad matytųsi, ko kiekvienas pasirinkimas vertas.
rollout-waiting = { $place ->
    [0] Pradedama…
   *[other] Eilėje priekyje dar { $place }.
}
rollout-running = { $games ->
    [one] Kol kas { $games } partija po kiekvieno pasirinkimo, bus daugiausia { $of }
    [few] Kol kas { $games } partijos po kiekvieno pasirinkimo, bus daugiausia { $of }
   *[other] Kol kas { $games } partijų po kiekvieno pasirinkimo, bus daugiausia { $of }
}
rollout-failed = Partijų nepavyko sužaisti. Bandyk dar kartą.
rollout-finding = { $finding ->
    [worse] Partijos tai patvirtina: pasirinkimas buvo blogesnis.
    [better] Partijos rodo priešingai: pasirinkimas buvo geresnis.
    [same] Partijose nieko geresnio už tai, kas pasirinkta, neatsirado.
    [else] Partijose atsirado kai kas geresnio už tai, kas pasirinkta.
   *[open] Skirtumas per mažas, kad būtų galima spręsti.
}
rollout-results = Ką rodo partijos
rollout-worth = { $chance } ± { $error }
rollout-interval = 95 atvejais iš 100 tikroji vertė yra juostos ribose.
rollout-games = { $games ->
    [one] Po kiekvieno pasirinkimo sužaista { $games } partija.
    [few] Po kiekvieno pasirinkimo sužaistos { $games } partijos.
   *[other] Po kiekvieno pasirinkimo sužaista { $games } partijų.
}

## Learning from mistakes

mistakes-start = { $whose ->
    [yours] Mokytis iš savo klaidų
   *[all] Mokytis iš klaidų
}
mistakes-back = Atgal į partiją
mistakes-whose = Kieno klaidos
mistakes-none = { $name } – šioje partijoje klaidų nėra. Puikiai sužaista!
mistakes-progress = { $at } uždavinys iš { $of }
mistakes-puzzle = { $step ->
    [lay] { $turn } ėjimas: patiesk kilimą
    [steer] { $turn } ėjimas: pasuk Asamą kitam žaidėjui
   *[turn] { $turn } ėjimas: pasuk Asamą
}
mistakes-played-rug = Partijoje kilimas buvo patiestas ant { $first } ir { $second }.
mistakes-played-facing = Partijoje Asamas buvo nukreiptas į { $facing ->
    [N] šiaurę
    [E] rytus
    [S] pietus
   *[W] vakarus
}.
mistakes-task = Rask ką nors geresnio.
mistakes-do = { $step ->
    [lay] Patiesti kilimą
   *[turn] Pasukti Asamą
}
mistakes-show = Parodyti
mistakes-finish = Baigti
mistakes-same = Taip ir buvo sužaista: tikimybė laimėti { $chance }. Yra kai kas geresnio.
mistakes-worse = Tavo pasirinkimas: { $choice }. Tikimybė laimėti: { $chance }. Yra kai kas geresnio.
mistakes-right = { $verdict ->
    [best] Taip, tai geriausias pasirinkimas!
   *[good] Puiku, tai ne blogiau už geriausią pasirinkimą.
}
mistakes-yours = Taip laimima { $chance } atvejų.
mistakes-best = Geriausia: { $choice }.
mistakes-cost = Tai, kas pasirinkta partijoje, kainavo { $cost } pergalės: { $played }, o ne { $best }.
mistakes-facts = Kur veda pasirinkimai
mistakes-then = Pasirinkta:
mistakes-better = Geriausia:
mistakes-you = Tavo pasirinkimas:
mistakes-area = Tavo plotas toje vietoje, laukeliais
mistakes-own = Tavo matomi laukeliai
mistakes-hidden = Uždengti kitų laukeliai
mistakes-prices = Kiek dirhamų mokėti, jei išmetama
mistakes-end = Geresnis pasirinkimas rastas: { $found } iš { $of }.
mistakes-outcome = { $outcome ->
    [first] rasta iš karto
    [later] rasta
    [shown] parodyta
   *[skipped] praleista
}
mistakes-again = Pradėti iš naujo

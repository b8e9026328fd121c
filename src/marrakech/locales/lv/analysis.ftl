### Latvian: the analysis of a game, on its replay.

analysis-title = Analīze
analysis-lead = Uzzini, kuram veicās, kur notika lūzums un ko varēja izdarīt labāk.
analysis-do = Analizēt šo spēli

## While it is computed

analysis-asking = Pieprasa analīzi…
analysis-waiting = { $place ->
    [0] Šī analīze ir nākamā.
    [zero] Pirms tās vēl { $place } citu analīžu.
    [one] Pirms tās vēl { $place } cita analīze.
   *[other] Pirms tās vēl { $place } citas analīzes.
}
analysis-running = Analizēts { $turn }. gājiens no { $turns }
analysis-failed = Analīzi neizdevās pabeigt.
analysis-lost = Savienojums pārtrūka. Zemāk redzams, kas analizēts līdz šim.

## In a few sentences

analysis-luck-you = { $luck ->
    [good] Tev veicās: kauliņš tev deva { $worth }.
    [bad] Tev neveicās: kauliņš tev deva { $worth }.
   *[even] Veiksme pret tevi bija taisnīga: labie un sliktie metieni izlīdzinājās.
}
analysis-luck-name = { $luck ->
    [good] Visvairāk veicās spēlētājam { $name }: kauliņš deva { $worth }.
   *[even] Veiksme bija taisnīga: visiem labie un sliktie metieni izlīdzinājās.
}
analysis-turned = Lūzums notika { $turn }. gājienā.
analysis-turned-chance = { $name }: izredzes uzvarēt mainījās no { $before } uz { $after }.
analysis-worst-you = { $step ->
    [lay] Spēles lielāko kļūdu pieļāvi tu { $turn }. gājienā, izklājot šo paklāju. Tā maksāja { $cost } no uzvaras.
   *[turn] Spēles lielāko kļūdu pieļāvi tu { $turn }. gājienā, pagriežot Assamu. Tā maksāja { $cost } no uzvaras.
}
analysis-worst-name = { $step ->
    [lay] Spēles lielāko kļūdu { $turn }. gājienā pieļāva { $name }, izklājot šo paklāju. Tā maksāja { $cost } no uzvaras.
   *[turn] Spēles lielāko kļūdu { $turn }. gājienā pieļāva { $name }, pagriežot Assamu. Tā maksāja { $cost } no uzvaras.
}
analysis-worst-none = Vērā ņemamu kļūdu nebija.

## The chart

analysis-chances = Visu spēlētāju izredzes uzvarēt
analysis-chart-help = Augšā: visu spēlētāju izredzes uzvarēt, gājienu pēc gājiena. Apakšā, katra spēlētāja rindā: cik veiksmīgs bija katrs metiens un kur pieļautas kļūdas.
analysis-walk = Gājiens analīzē
analysis-value = Pēc { $turn }. gājiena: { $chances }.
analysis-value-start = Sākumā: { $chances }.
analysis-value-unknown = { $turn }. gājiens vēl nav analizēts.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Vēl nav analizēts
analysis-luck-of = veiksme { $gain }
analysis-error-of = { $grade ->
    [slip] neprecizitāte { $cost }
    [blunder] rupja kļūda { $cost }
   *[mistake] kļūda { $cost }
}
analysis-show = Parādīt tirgū
analysis-as-table = Rādīt kā tabulu
analysis-column-luck = Metiena veiksme
analysis-column-error = Kļūda

## Errors

analysis-errors = Kļūdas
analysis-grade = { $grade ->
    [slip] neprecizitāte
    [blunder] rupja kļūda
   *[mistake] kļūda
}
analysis-grades = { $grade ->
    [slip] Neprecizitātes
    [blunder] Rupjas kļūdas
   *[mistake] Kļūdas
}
analysis-decisions = Lēmumi
analysis-lost-each = Zaudējums uz vienu lēmumu
analysis-errors-list = Pa vienai, sākot ar lielāko
analysis-error-turn = { $turn }. gājiens: { $name }
analysis-error-step = { $step ->
    [lay] paklāja izklāšana
   *[turn] Assama pagriešana
}

## The sums

analysis-sums = Precīzs aprēķins
analysis-sum-name = { $sum ->
    [start] Izredzes sākumā
    [own-luck] Sava veiksme
    [others-luck] Pārējo veiksme
    [own-errors] Savas kļūdas
    [others-decisions] Pārējo lēmumi
    [corrections] Korekcijas
    [result] Rezultāts
   *[luck-adjusted] Rezultāts bez veiksmes
}
analysis-sums-help = Viss ir procentos no uzvaras. Izredzes sākumā, veiksme, kļūdas, pārējo lēmumi un korekcijas kopā veido rezultātu: par uzvaru 100 %, ko dala tie, kuri uzvar kopā.
analysis-sums-luck = Veiksme ir tas, ko kauliņš deva, salīdzinot ar vidējo. Kļūdu mēra, salīdzinot ar labāko iespējamo izvēli; Assama pagriešanu vērtē pirms kauliņa mešanas. Korekcijas ir tas, ko analīze uzzināja, paskatoties tālāk; ja tās ir lielas, mazām kļūdām neuzticies.
analysis-sums-adjusted = Rezultāts bez veiksmes ir tas, kāds ar tiem pašiem lēmumiem rezultāts būtu vidēji. Tas var būt mazāks par 0 % vai lielāks par 100 %.

## One decision

decision = Šajā brīdī
decision-word = { $grade ->
    [blunder] Rupja kļūda.
    [mistake] Kļūda.
    [slip] Neprecizitāte.
    [fine] Labi.
   *[best] Labākā izvēle.
}
decision-cost = Tas maksāja { $cost } no uzvaras.
decision-tag = { $tag ->
    [done] Izvēlēts:
    [both] Izvēlēts, un tas ir labākais:
   *[best] Labākais:
}
decision-all = Visas izvēles ({ $count })
decision-forced = Citas izvēles nebija.
decision-gave-up = Izredzes uzvarēt bija { $chance }.
decision-luck = { $luck ->
    [lucky] Veicās.
    [unlucky] Neveicās.
   *[even] Ne veiksme, ne neveiksme.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] Par { $amount } mazāk nekā vidēji, atklājot paklāju.
       *[more] Par { $amount } vairāk nekā vidēji, atklājot paklāju.
    }
   *[roll] { $more ->
        [less] Par { $amount } mazāk nekā vidēji, metot kauliņu.
       *[more] Par { $amount } vairāk nekā vidēji, metot kauliņu.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: izredzes uzvarēt pēc katra paklāja, ko varēja atklāt
   *[roll] { $name }: izredzes uzvarēt pēc katra metiena
}
decision-rolled = { $step ->
    [draw] Paklājs
   *[roll] Kauliņš
}
decision-likelihood = Varbūtība
decision-chance = Izredzes uzvarēt

## Rollouts: games that are played from a decision on

rollout-start = Izspēlēt līdz galam
rollout-help = No katras izvēles līdz galam izspēlē daudz spēļu, visām izvēlēm ar vienādu veiksmi, lai redzētu, ko katra ir vērta.
rollout-waiting = { $place ->
    [0] Sākas…
   *[other] Rindā priekšā vēl { $place }.
}
rollout-running = { $games ->
    [zero] Līdz šim { $games } spēļu no katras izvēles, būs ne vairāk kā { $of }
    [one] Līdz šim { $games } spēle no katras izvēles, būs ne vairāk kā { $of }
   *[other] Līdz šim { $games } spēles no katras izvēles, būs ne vairāk kā { $of }
}
rollout-failed = Spēles neizdevās izspēlēt. Mēģini vēlreiz.
rollout-finding = { $finding ->
    [worse] Spēles to apstiprina: izdarītā izvēle ir sliktāka.
    [better] Spēles rāda pretējo: izdarītā izvēle ir labāka.
    [same] Spēlēs neatradās nekas labāks par izdarīto izvēli.
    [else] Spēlēs atradās kas labāks par izdarīto izvēli.
   *[open] Starpība ir pārāk maza, lai spriestu.
}
rollout-results = Ko rāda spēles
rollout-worth = { $chance } ± { $error }
rollout-interval = 95 gadījumos no 100 patiesā vērtība ir joslas robežās.
rollout-games = { $games ->
    [zero] No katras izvēles izspēlēts { $games } spēļu.
    [one] No katras izvēles izspēlēta { $games } spēle.
   *[other] No katras izvēles izspēlētas { $games } spēles.
}

## Learning from mistakes

mistakes-start = { $whose ->
    [yours] Mācīties no savām kļūdām
   *[all] Mācīties no kļūdām
}
mistakes-back = Atpakaļ pie spēles
mistakes-whose = Kura spēlētāja kļūdas
mistakes-none = { $name } – šajā spēlē kļūdu nav. Labi nospēlēts!
mistakes-progress = { $at }. uzdevums no { $of }
mistakes-puzzle = { $step ->
    [lay] { $turn }. gājiens: izklāj paklāju
    [steer] { $turn }. gājiens: pagriez Assamu nākamajam spēlētājam
   *[turn] { $turn }. gājiens: pagriez Assamu
}
mistakes-played-rug = Spēlē paklājs tika izklāts uz { $first } un { $second }.
mistakes-played-facing = Spēlē Assams tika pavērsts uz { $facing ->
    [N] ziemeļiem
    [E] austrumiem
    [S] dienvidiem
   *[W] rietumiem
}.
mistakes-task = Atrodi ko labāku.
mistakes-do = { $step ->
    [lay] Izklāt paklāju
   *[turn] Pagriezt Assamu
}
mistakes-show = Parādīt
mistakes-finish = Pabeigt
mistakes-same = Tieši tā arī tika spēlēts: izredzes uzvarēt { $chance }. Ir kas labāks.
mistakes-worse = Tava izvēle: { $choice }. Izredzes uzvarēt: { $chance }. Ir kas labāks.
mistakes-right = { $verdict ->
    [best] Jā, tā ir labākā izvēle!
   *[good] Lieliski, tas ir tikpat labi kā labākā izvēle.
}
mistakes-yours = Ar tavu izvēli uzvar { $chance } gadījumu.
mistakes-best = Labākais: { $choice }.
mistakes-cost = Spēlē izdarītā izvēle maksāja { $cost } no uzvaras: { $played }, nevis { $best }.
mistakes-facts = Pie kā noved katra izvēle
mistakes-then = Izvēlēts:
mistakes-better = Labākais:
mistakes-you = Tava izvēle:
mistakes-area = Tavs apgabals tajā vietā, lauciņos
mistakes-own = Tavi redzamie lauciņi
mistakes-hidden = Nosegtie citu lauciņi
mistakes-prices = Cik dirhamu jāmaksā, ja uzmet
mistakes-end = Kas labāks atrasts: { $found } no { $of }.
mistakes-outcome = { $outcome ->
    [first] atrasts uzreiz
    [later] atrasts
    [shown] parādīts
   *[skipped] izlaists
}
mistakes-again = Sākt no jauna

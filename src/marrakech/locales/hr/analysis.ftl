### Croatian: the analysis of a game, on its replay.
### All chances, luck and costs are percentages of a win, already formatted: "34 %", or "+12 %" with a sign.

analysis-title = Analiza
analysis-lead = Pogledaj kome je sreća bila naklonjena, gdje se partija preokrenula i što se moglo odigrati bolje.
analysis-do = Analiziraj ovu partiju

## While it is computed

analysis-asking = Slanje zahtjeva za analizu…
analysis-waiting = { $place ->
    [0] Ova je analiza sljedeća na redu.
    [one] Prije nje na redu je još { $place } analiza.
    [few] Prije nje na redu su još { $place } analize.
   *[other] Prije nje na redu je još { $place } analiza.
}
analysis-running = Analiziran je potez { $turn } od { $turns }
analysis-failed = Analiza se nije mogla dovršiti.
analysis-lost = Veza je prekinuta. Ono što je dosad analizirano nalazi se ispod.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] Sreća ti je bila naklonjena: kocka ti je donijela { $worth }.
    [bad] Sreća ti nije bila naklonjena: kocka ti je donijela { $worth }.
   *[even] Sreća je bila pravedna: tvoja dobra i loša bacanja poništila su se.
}
analysis-luck-name = { $luck ->
    [good] Najviše sreće ima { $name }: kocka je donijela { $worth }.
   *[even] Sreća je bila pravedna: svima su se dobra i loša bacanja poništila.
}
analysis-turned = Preokret je donio potez { $turn }.
analysis-turned-chance = { $name }: izgledi za pobjedu prije { $before }, poslije { $after }.
analysis-worst-you = { $step ->
    [lay] Najveća pogreška partije tvoja je: potez { $turn }, ovaj sag. Koštala je { $cost } pobjede.
   *[turn] Najveća pogreška partije tvoja je: potez { $turn }, okretanje Assama. Koštala je { $cost } pobjede.
}
analysis-worst-name = { $step ->
    [lay] Najveću pogrešku partije čini { $name }: potez { $turn }, ovaj sag. Koštala je { $cost } pobjede.
   *[turn] Najveću pogrešku partije čini { $name }: potez { $turn }, okretanje Assama. Koštala je { $cost } pobjede.
}
analysis-worst-none = Nitko nije učinio pogrešku vrijednu spomena.

## The chart

analysis-chances = Izgledi svih za pobjedu
analysis-chart-help = Gore: izgledi svih za pobjedu, potez po potez. Dolje, u retku svakog igrača: koliko je sreće bilo u svakom bacanju i gdje su bile pogreške.
analysis-walk = Potez u analizi
analysis-value = Nakon poteza { $turn }: { $chances }.
analysis-value-start = Na početku: { $chances }.
analysis-value-unknown = Potez { $turn } još nije analiziran.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Još nije analizirano
analysis-luck-of = sreća { $gain }
analysis-error-of = { $grade ->
    [slip] nepreciznost { $cost }
    [blunder] gruba pogreška { $cost }
   *[mistake] pogreška { $cost }
}
analysis-show = Prikaži na tržnici
analysis-as-table = Prikaži kao tablicu
analysis-column-luck = Sreća u bacanju
analysis-column-error = Pogreška

## Errors

analysis-errors = Pregled pogrešaka
analysis-grade = { $grade ->
    [slip] nepreciznost
    [blunder] gruba pogreška
   *[mistake] pogreška
}
analysis-grades = { $grade ->
    [slip] Nepreciznosti
    [blunder] Grube pogreške
   *[mistake] Pogreške
}
analysis-decisions = Odluke
analysis-lost-each = Gubitak po odluci
analysis-errors-list = Jedna po jedna, od najveće
analysis-error-turn = Potez { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] polaganje saga
   *[turn] okretanje Assama
}

## The sums

analysis-sums = Točni zbrojevi
analysis-sum-name = { $sum ->
    [start] Izgledi na početku
    [own-luck] Vlastita sreća
    [others-luck] Sreća ostalih
    [own-errors] Vlastite pogreške
    [others-decisions] Odluke ostalih
    [corrections] Ispravci
    [result] Ishod
   *[luck-adjusted] Ishod bez sreće
}
analysis-sums-help = Sve je u postocima pobjede. Izgledi na početku, sreća, pogreške, odluke ostalih i ispravci zajedno čine ishod: pobjeda je 100 %, a zajednička se dijeli među pobjednicima.
analysis-sums-luck = Sreća je ono što je donijela kocka, u usporedbi s njezinim prosjekom. Pogreška se mjeri prema najboljoj mogućnosti koja je postojala; okretanje Assama ocjenjuje se prije bacanja kocke. Ispravci su ono što je analiza saznala gledajući dalje; ako su veliki, ne vjeruj malim pogreškama.
analysis-sums-adjusted = Ishod bez sreće govori kakav bi ishod uz iste odluke bio u prosjeku. Može biti ispod 0 % ili iznad 100 %.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = U ovom trenutku
decision-word = { $grade ->
    [blunder] Gruba pogreška.
    [mistake] Pogreška.
    [slip] Nepreciznost.
    [fine] Dobro.
   *[best] Najbolja mogućnost.
}
decision-cost = To je koštalo { $cost } pobjede.
decision-tag = { $tag ->
    [done] Odigrano:
    [both] Odigrano i najbolje:
   *[best] Najbolje:
}
decision-all = Sve mogućnosti ({ $count })
decision-forced = Nije se moglo odabrati ništa drugo.
decision-gave-up = Izgledi za pobjedu bili su { $chance }.
decision-luck = { $luck ->
    [lucky] Sreća.
    [unlucky] Loša sreća.
   *[even] Ni dobra ni loša sreća.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] Za { $amount } manje nego pri prosječnom izvlačenju.
       *[more] Za { $amount } više nego pri prosječnom izvlačenju.
    }
   *[roll] { $more ->
        [less] Za { $amount } manje nego pri prosječnom bacanju.
       *[more] Za { $amount } više nego pri prosječnom bacanju.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: izgledi za pobjedu nakon svakog mogućeg izvlačenja
   *[roll] { $name }: izgledi za pobjedu nakon svakog mogućeg bacanja
}
decision-rolled = { $step ->
    [draw] Sag
   *[roll] Kocka
}
decision-likelihood = Vjerojatnost
decision-chance = Izgledi za pobjedu

## Rollouts: games that are played from a decision on

rollout-start = Odigraj do kraja
rollout-help = Za svaku mogućnost do kraja se odigra mnogo partija, sve uz jednaku sreću, da se vidi koliko ona vrijedi.
rollout-waiting = { $place ->
    [0] Počinje…
    [one] Prije toga na redu je još { $place } zahtjev.
    [few] Prije toga na redu su još { $place } zahtjeva.
   *[other] Prije toga na redu je još { $place } zahtjeva.
}
rollout-running = { $games ->
    [one] Dosad { $games } partija za svaku mogućnost, najviše { $of }
    [few] Dosad { $games } partije za svaku mogućnost, najviše { $of }
   *[other] Dosad { $games } partija za svaku mogućnost, najviše { $of }
}
rollout-failed = Partije se nisu mogle odigrati. Pokušaj ponovno.
rollout-finding = { $finding ->
    [worse] Partije to potvrđuju: ono što je odigrano lošije je.
    [better] Partije to opovrgavaju: ono što je odigrano bolje je.
    [same] Partije nisu našle ništa bolje od odigranoga.
    [else] Partije su našle nešto bolje od odigranoga.
   *[open] Razlika je premala za zaključak.
}
rollout-results = Što kažu partije
rollout-worth = { $chance } ± { $error }
rollout-interval = U 95 od 100 slučajeva prava je vrijednost unutar trake.
rollout-games = { $games ->
    [one] Za svaku mogućnost odigrana je { $games } partija.
    [few] Za svaku mogućnost odigrane su { $games } partije.
   *[other] Za svaku mogućnost odigrano je { $games } partija.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] Uči na svojim pogreškama
   *[all] Uči na pogreškama
}
mistakes-back = Natrag na partiju
mistakes-whose = Čije pogreške
mistakes-none = { $name } – u ovoj partiji bez pogrešaka. Lijepa igra!
mistakes-progress = Zadatak { $at } od { $of }
mistakes-puzzle = { $step ->
    [lay] Potez { $turn }: položi sag
    [steer] Potez { $turn }: okreni Assama za sljedećeg igrača
   *[turn] Potez { $turn }: okreni Assama
}
mistakes-played-rug = U partiji je sag položen na { $first } i { $second }.
mistakes-played-facing = U partiji je Assam okrenut na { facing }.
mistakes-task = Nađi nešto bolje.
mistakes-do = { $step ->
    [lay] Položi sag
   *[turn] Okreni Assama
}
mistakes-show = Pokaži rješenje
mistakes-finish = Završi
mistakes-same = Upravo je to odigrano u partiji: izgledi za pobjedu su { $chance }. Postoji nešto bolje.
mistakes-worse = Odabrano: { $choice }. Izgledi za pobjedu su { $chance }. Postoji nešto bolje.
mistakes-right = { $verdict ->
    [best] Da, to je najbolja mogućnost!
   *[good] Odlično, to je jednako dobro kao najbolja mogućnost.
}
mistakes-yours = Tvoj izbor: izgledi za pobjedu { $chance }.
mistakes-best = Najbolje: { $choice }.
mistakes-cost = Ono što je odigrano koštalo je { $cost } pobjede: { $played } umjesto { $best }.
mistakes-facts = Kamo vode mogućnosti
mistakes-then = Odigrano:
mistakes-better = Najbolje:
mistakes-you = Tvoj izbor:
mistakes-area = Tvoje područje ondje (polja)
mistakes-own = Tvoja vidljiva polja
mistakes-hidden = Skrivena tuđa polja
mistakes-prices = Koliko se dirhama plaća kad padne
mistakes-end = Nešto bolje pronađeno: { $found } od { $of }.
mistakes-outcome = { $outcome ->
    [first] pronađeno odmah
    [later] pronađeno
    [shown] prikazano
   *[skipped] preskočeno
}
mistakes-again = Počni ispočetka

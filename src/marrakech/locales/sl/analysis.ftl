### Slovenian: the analysis of a game, on its replay.
### All chances, luck and costs are percentages of a win, already formatted: "34 %", or "+12 %" with a sign.

analysis-title = Analiza
analysis-lead = Poglej, komu je bila sreča naklonjena, kje se je partija obrnila in kaj bi se dalo odigrati bolje.
analysis-do = Analiziraj to partijo

## While it is computed

analysis-asking = Pošiljanje prošnje za analizo …
analysis-waiting = { $place ->
    [0] Ta analiza je naslednja na vrsti.
    [one] Prej je na vrsti še { $place } druga analiza.
    [two] Prej sta na vrsti še { $place } drugi analizi.
    [few] Prej so na vrsti še { $place } druge analize.
   *[other] Prej je na vrsti še { $place } drugih analiz.
}
analysis-running = Analizirana poteza { $turn } od { $turns }
analysis-failed = Analize ni bilo mogoče dokončati.
analysis-lost = Zveza je prekinjena. Kar je bilo do zdaj analizirano, je spodaj.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] Sreča ti je bila naklonjena: kocka ti je prinesla { $worth }.
    [bad] Sreča ti ni bila naklonjena: kocka ti je prinesla { $worth }.
   *[even] Sreča je bila pravična: tvoji dobri in slabi meti so se izravnali.
}
analysis-luck-name = { $luck ->
    [good] Največ sreče ima { $name }: kocka je prinesla { $worth }.
   *[even] Sreča je bila pravična: dobri in slabi meti so se vsem izravnali.
}
analysis-turned = Prelomna je bila poteza { $turn }.
analysis-turned-chance = { $name }: verjetnost zmage prej { $before }, potem { $after }.
analysis-worst-you = { $step ->
    [lay] Največja napaka partije je tvoja: poteza { $turn }, ta preproga. Stala je { $cost } zmage.
   *[turn] Največja napaka partije je tvoja: poteza { $turn }, obračanje Assama. Stala je { $cost } zmage.
}
analysis-worst-name = { $step ->
    [lay] Največjo napako partije naredi { $name }: poteza { $turn }, ta preproga. Stala je { $cost } zmage.
   *[turn] Največjo napako partije naredi { $name }: poteza { $turn }, obračanje Assama. Stala je { $cost } zmage.
}
analysis-worst-none = Nihče ni naredil omembe vredne napake.

## The chart

analysis-chances = Verjetnost zmage vseh igralcev
analysis-chart-help = Zgoraj: verjetnost zmage vseh igralcev, poteza za potezo. Spodaj, v vrstici vsakega igralca: koliko sreče je bilo pri posameznem metu in kje so bile napake.
analysis-walk = Poteza v analizi
analysis-value = Po potezi { $turn }: { $chances }.
analysis-value-start = Na začetku: { $chances }.
analysis-value-unknown = Poteza { $turn } še ni analizirana.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Še ni analizirano
analysis-luck-of = sreča { $gain }
analysis-error-of = { $grade ->
    [slip] nenatančnost { $cost }
    [blunder] huda napaka { $cost }
   *[mistake] napaka { $cost }
}
analysis-show = Pokaži na tržnici
analysis-as-table = Pokaži kot tabelo
analysis-column-luck = Sreča pri metu
analysis-column-error = Napaka

## Errors

analysis-errors = Pregled napak
analysis-grade = { $grade ->
    [slip] nenatančnost
    [blunder] huda napaka
   *[mistake] napaka
}
analysis-grades = { $grade ->
    [slip] Nenatančnosti
    [blunder] Hude napake
   *[mistake] Napake
}
analysis-decisions = Odločitve
analysis-lost-each = Izguba na odločitev
analysis-errors-list = Ena za drugo, od največje
analysis-error-turn = Poteza { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] polaganje preproge
   *[turn] obračanje Assama
}

## The sums

analysis-sums = Natančni seštevki
analysis-sum-name = { $sum ->
    [start] Verjetnost na začetku
    [own-luck] Lastna sreča
    [others-luck] Sreča drugih
    [own-errors] Lastne napake
    [others-decisions] Odločitve drugih
    [corrections] Popravki
    [result] Izid
   *[luck-adjusted] Izid brez sreče
}
analysis-sums-help = Vse je v odstotkih zmage. Verjetnost na začetku, sreča, napake, odločitve drugih in popravki so skupaj izid: zmaga je 100 %, deljena pa se razdeli med zmagovalce.
analysis-sums-luck = Sreča je to, kar je prinesla kocka, v primerjavi z njenim povprečjem. Napaka se meri glede na najboljšo izbiro, ki je bila na voljo; obračanje Assama se oceni pred metom kocke. Popravki so to, kar je analiza ugotovila, ko je pogledala dlje; če so veliki, majhnim napakam ne zaupaj.
analysis-sums-adjusted = Izid brez sreče pove, kakšen bi bil z enakimi odločitvami izid v povprečju. Lahko je pod 0 % ali nad 100 %.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = V tem trenutku
decision-word = { $grade ->
    [blunder] Huda napaka.
    [mistake] Napaka.
    [slip] Nenatančnost.
    [fine] Dobro.
   *[best] Najboljša izbira.
}
decision-cost = To je stalo { $cost } zmage.
decision-tag = { $tag ->
    [done] Odigrano:
    [both] Odigrano in najboljše:
   *[best] Najboljše:
}
decision-all = Vse izbire ({ $count })
decision-forced = Druge izbire ni bilo.
decision-gave-up = Verjetnost zmage je bila { $chance }.
decision-luck = { $luck ->
    [lucky] Sreča.
    [unlucky] Smola.
   *[even] Ne sreča ne smola.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] Za { $amount } manj kot pri povprečnem žrebu.
       *[more] Za { $amount } več kot pri povprečnem žrebu.
    }
   *[roll] { $more ->
        [less] Za { $amount } manj kot pri povprečnem metu.
       *[more] Za { $amount } več kot pri povprečnem metu.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: verjetnost zmage po vsakem možnem žrebu
   *[roll] { $name }: verjetnost zmage po vsakem možnem metu
}
decision-rolled = { $step ->
    [draw] Preproga
   *[roll] Kocka
}
decision-likelihood = Verjetnost
decision-chance = Verjetnost zmage

## Rollouts: games that are played from a decision on

rollout-start = Odigraj do konca
rollout-help = Za vsako izbiro se do konca odigra veliko partij, vse z enako srečo, da se pokaže, koliko je vredna.
rollout-waiting = { $place ->
    [0] Začetek …
    [one] Prej je na vrsti še { $place } prošnja.
    [two] Prej sta na vrsti še { $place } prošnji.
    [few] Prej so na vrsti še { $place } prošnje.
   *[other] Prej je na vrsti še { $place } prošenj.
}
rollout-running = { $games ->
    [one] Doslej { $games } partija za vsako izbiro, največ { $of }
    [two] Doslej { $games } partiji za vsako izbiro, največ { $of }
    [few] Doslej { $games } partije za vsako izbiro, največ { $of }
   *[other] Doslej { $games } partij za vsako izbiro, največ { $of }
}
rollout-failed = Partij ni bilo mogoče odigrati. Poskusi znova.
rollout-finding = { $finding ->
    [worse] Partije so to potrdile: odigrana izbira je slabša.
    [better] Partije so to ovrgle: odigrana izbira je boljša.
    [same] Partije niso našle nič boljšega od odigrane izbire.
    [else] Partije so našle nekaj boljšega od odigrane izbire.
   *[open] Razlika je premajhna za presojo.
}
rollout-results = Kaj pravijo partije
rollout-worth = { $chance } ± { $error }
rollout-interval = V 95 primerih od 100 je prava vrednost znotraj traku.
rollout-games = { $games ->
    [one] Za vsako izbiro je bila odigrana { $games } partija.
    [two] Za vsako izbiro sta bili odigrani { $games } partiji.
    [few] Za vsako izbiro so bile odigrane { $games } partije.
   *[other] Za vsako izbiro je bilo odigranih { $games } partij.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] Uči se na svojih napakah
   *[all] Uči se na napakah
}
mistakes-back = Nazaj k partiji
mistakes-whose = Čigave napake
mistakes-none = { $name } – v tej partiji brez napak. Lepa igra!
mistakes-progress = Naloga { $at } od { $of }
mistakes-puzzle = { $step ->
    [lay] Poteza { $turn }: položi preprogo
    [steer] Poteza { $turn }: obrni Assama za naslednjega igralca
   *[turn] Poteza { $turn }: obrni Assama
}
mistakes-played-rug = V partiji je bila preproga položena na { $first } in { $second }.
mistakes-played-facing = V partiji je bil Assam obrnjen na { facing }.
mistakes-task = Najdi kaj boljšega.
mistakes-do = { $step ->
    [lay] Položi preprogo
   *[turn] Obrni Assama
}
mistakes-show = Pokaži rešitev
mistakes-finish = Končaj
mistakes-same = Prav to je bilo odigrano v partiji: verjetnost zmage je { $chance }. Obstaja nekaj boljšega.
mistakes-worse = Izbrano: { $choice }. Verjetnost zmage je { $chance }. Obstaja nekaj boljšega.
mistakes-right = { $verdict ->
    [best] Da, to je najboljša izbira!
   *[good] Odlično, to je enako dobro kot najboljša izbira.
}
mistakes-yours = Tvoja izbira: verjetnost zmage { $chance }.
mistakes-best = Najboljše: { $choice }.
mistakes-cost = Odigrana izbira je stala { $cost } zmage: { $played } namesto { $best }.
mistakes-facts = Kam vodijo izbire
mistakes-then = Odigrano:
mistakes-better = Najboljše:
mistakes-you = Tvoja izbira:
mistakes-area = Tvoje tamkajšnje območje (polja)
mistakes-own = Tvoja vidna polja
mistakes-hidden = Skrita tuja polja
mistakes-prices = Plačilo v dirhamih pri metu
mistakes-end = Nekaj boljšega najdeno: { $found } od { $of }.
mistakes-outcome = { $outcome ->
    [first] najdeno v prvo
    [later] najdeno
    [shown] prikazano
   *[skipped] preskočeno
}
mistakes-again = Začni znova

### Romanian: the analysis of a game, on its replay.

analysis-title = Analiză
analysis-lead = Vezi cine a avut noroc, unde s-a schimbat soarta partidei și ce se putea face mai bine.
analysis-do = Analizează această partidă

## While it is computed

analysis-asking = Se cere analiza…
analysis-waiting = { $place ->
    [0] Această analiză e următoarea.
    [one] Înaintea ei mai e o analiză.
    [few] Înaintea ei mai sunt { $place } analize.
   *[other] Înaintea ei mai sunt { $place } de analize.
}
analysis-running = S-a analizat tura { $turn } din { $turns }
analysis-failed = Analiza nu a putut fi încheiată.
analysis-lost = Conexiunea s-a întrerupt. Mai jos vezi ce s-a analizat până acum.

## In a few sentences

analysis-luck-you = { $luck ->
    [good] Ai avut noroc: zarul ți-a adus { $worth }.
    [bad] Ai avut ghinion: zarul ți-a adus { $worth }.
   *[even] Norocul a fost drept cu tine: aruncările bune și cele proaste s-au compensat.
}
analysis-luck-name = { $luck ->
    [good] { $name } a avut cel mai mult noroc: zarul i-a adus { $worth }.
   *[even] Norocul a fost drept: pentru fiecare, aruncările bune și cele proaste s-au compensat.
}
analysis-turned = Punctul de cotitură a fost tura { $turn }.
analysis-turned-chance = { $name }: șansa de victorie a trecut de la { $before } la { $after }.
analysis-worst-you = { $step ->
    [lay] Ai făcut cea mai mare eroare a partidei în tura { $turn }, cu acest covor. A costat { $cost } dintr-o victorie.
   *[turn] Ai făcut cea mai mare eroare a partidei în tura { $turn }, când l-ai întors pe Assam. A costat { $cost } dintr-o victorie.
}
analysis-worst-name = { $step ->
    [lay] { $name } a făcut cea mai mare eroare a partidei în tura { $turn }, cu acest covor. A costat { $cost } dintr-o victorie.
   *[turn] { $name } a făcut cea mai mare eroare a partidei în tura { $turn }, când l-a întors pe Assam. A costat { $cost } dintr-o victorie.
}
analysis-worst-none = Nimeni n-a făcut vreo eroare demnă de menționat.

## The chart

analysis-chances = Șansele de victorie ale tuturor
analysis-chart-help = Sus: șansele de victorie ale tuturor, tură cu tură. Jos, pe rândul fiecărui jucător: cât noroc a adus fiecare aruncare și unde s-au făcut erori.
analysis-walk = Tura din analiză
analysis-value = După tura { $turn }: { $chances }.
analysis-value-start = La început: { $chances }.
analysis-value-unknown = Tura { $turn } nu a fost analizată încă.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Nu s-a analizat încă
analysis-luck-of = noroc { $gain }
analysis-error-of = { $grade ->
    [slip] imprecizie { $cost }
    [blunder] gafă { $cost }
   *[mistake] greșeală { $cost }
}
analysis-show = Arată în bazar
analysis-as-table = Arată ca tabel
analysis-column-luck = Norocul aruncării
analysis-column-error = Eroare

## Errors

analysis-errors = Erori
analysis-grade = { $grade ->
    [slip] imprecizie
    [blunder] gafă
   *[mistake] greșeală
}
analysis-grades = { $grade ->
    [slip] Imprecizii
    [blunder] Gafe
   *[mistake] Greșeli
}
analysis-decisions = Decizii
analysis-lost-each = Pierdere pe decizie
analysis-errors-list = Una câte una, începând cu cea mai mare
analysis-error-turn = Tura { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] așezarea unui covor
   *[turn] întoarcerea lui Assam
}

## The sums

analysis-sums = Calculul exact
analysis-sum-name = { $sum ->
    [start] Șansa la început
    [own-luck] Norocul propriu
    [others-luck] Norocul celorlalți
    [own-errors] Erorile proprii
    [others-decisions] Deciziile celorlalți
    [corrections] Corecții
    [result] Rezultat
   *[luck-adjusted] Rezultat fără noroc
}
analysis-sums-help = Totul e în procente dintr-o victorie. Șansa la început, norocul, erorile, deciziile celorlalți și corecțiile dau împreună rezultatul: 100 % pentru o victorie, împărțite între cei care câștigă împreună.
analysis-sums-luck = Norocul e ceea ce a adus zarul față de media lui. O eroare se măsoară față de cea mai bună alegere posibilă; întoarcerea lui Assam se judecă înainte de aruncarea zarului. Corecțiile sunt ceea ce s-a aflat când analiza a privit mai departe; dacă sunt mari, nu te bizui pe erorile mici.
analysis-sums-adjusted = Rezultatul fără noroc e cel care ar ieși în medie cu aceleași decizii. Poate fi sub 0 % sau peste 100 %.

## One decision

decision = În acest moment al partidei
decision-word = { $grade ->
    [blunder] Gafă.
    [mistake] Greșeală.
    [slip] Imprecizie.
    [fine] Bine.
   *[best] Cea mai bună alegere.
}
decision-cost = A costat { $cost } dintr-o victorie.
decision-tag = { $tag ->
    [done] S-a jucat:
    [both] S-a jucat, și e cel mai bine:
   *[best] Cel mai bine:
}
decision-all = Toate alegerile ({ $count })
decision-forced = Nu era nimic altceva de ales.
decision-gave-up = Șansa de victorie era de { $chance }.
decision-luck = { $luck ->
    [lucky] Noroc.
    [unlucky] Ghinion.
   *[even] Nici noroc, nici ghinion.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] Cu { $amount } mai puțin decât o tragere medie.
       *[more] Cu { $amount } mai mult decât o tragere medie.
    }
   *[roll] { $more ->
        [less] Cu { $amount } mai puțin decât o aruncare medie.
       *[more] Cu { $amount } mai mult decât o aruncare medie.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: șansa de victorie după fiecare tragere posibilă
   *[roll] { $name }: șansa de victorie după fiecare aruncare posibilă
}
decision-rolled = { $step ->
    [draw] Covor
   *[roll] Zar
}
decision-likelihood = Probabilitate
decision-chance = Șansa de victorie

## Rollouts: games that are played from a decision on

rollout-start = Joacă până la capăt
rollout-help = Pornind de la fiecare alegere se joacă până la capăt multe partide, toate cu același noroc, ca să se vadă cât valorează alegerea.
rollout-waiting = { $place ->
    [0] Începe…
    [one] Mai e o cerere înainte.
    [few] Mai sunt { $place } cereri înainte.
   *[other] Mai sunt { $place } de cereri înainte.
}
rollout-running = { $games ->
    [one] Până acum o partidă pentru fiecare alegere, cel mult { $of }
    [few] Până acum { $games } partide pentru fiecare alegere, cel mult { $of }
   *[other] Până acum { $games } de partide pentru fiecare alegere, cel mult { $of }
}
rollout-failed = Partidele nu au putut fi jucate. Încearcă din nou.
rollout-finding = { $finding ->
    [worse] Partidele confirmă: ce s-a jucat e mai slab.
    [better] Partidele arată contrariul: ce s-a jucat e mai bun.
    [same] În partide nu s-a găsit nimic mai bun decât ce s-a jucat.
    [else] În partide s-a găsit ceva mai bun decât ce s-a jucat.
   *[open] Diferența e prea mică pentru un verdict.
}
rollout-results = Ce arată partidele
rollout-worth = { $chance } ± { $error }
rollout-interval = În 95 de cazuri din 100, valoarea adevărată se află în interiorul barei.
rollout-games = { $games ->
    [one] S-a jucat o partidă pentru fiecare alegere.
    [few] S-au jucat { $games } partide pentru fiecare alegere.
   *[other] S-au jucat { $games } de partide pentru fiecare alegere.
}

## Learning from mistakes

mistakes-start = { $whose ->
    [yours] Învață din greșelile tale
   *[all] Învață din greșeli
}
mistakes-back = Înapoi la partidă
mistakes-whose = Ale cui greșeli
mistakes-none = { $name } – nicio greșeală în această partidă. Bine jucat!
mistakes-progress = Problema { $at } din { $of }
mistakes-puzzle = { $step ->
    [lay] Tura { $turn }: așază un covor
    [steer] Tura { $turn }: întoarce-l pe Assam pentru jucătorul următor
   *[turn] Tura { $turn }: întoarce-l pe Assam
}
mistakes-played-rug = În partidă, covorul a fost așezat pe { $first } și { $second }.
mistakes-played-facing = În partidă, Assam a fost întors spre { facing }.
mistakes-task = Găsește ceva mai bun.
mistakes-do = { $step ->
    [lay] Așază covorul
   *[turn] Întoarce-l pe Assam
}
mistakes-show = Arată-mi
mistakes-finish = Încheie
mistakes-same = Așa s-a și jucat: șansa de victorie e de { $chance }. Există ceva mai bun.
mistakes-worse = { $choice }: șansa de victorie e de { $chance }. Există ceva mai bun.
mistakes-right = { $verdict ->
    [best] Da, e cea mai bună alegere!
   *[good] Foarte bine, e la fel de bună ca alegerea cea mai bună.
}
mistakes-yours = Alegerea ta câștigă în { $chance } din cazuri.
mistakes-best = Cel mai bine: { $choice }.
mistakes-cost = Ce s-a jucat a costat { $cost } dintr-o victorie: { $played } în loc de { $best }.
mistakes-facts = La ce duc alegerile
mistakes-then = S-a jucat:
mistakes-better = Cel mai bine:
mistakes-you = Alegerea ta:
mistakes-area = Grupul tău de acolo, în pătrate
mistakes-own = Pătratele tale vizibile
mistakes-hidden = Pătrate ale altora acoperite
mistakes-prices = Dirhami de plătit dacă zarul arată
mistakes-end = Ai găsit ceva mai bun: { $found } din { $of }.
mistakes-outcome = { $outcome ->
    [first] găsit din prima
    [later] găsit
    [shown] arătat
   *[skipped] sărit
}
mistakes-again = Ia-o de la început

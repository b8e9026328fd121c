### Hungarian: the analysis of a game, on its replay.
### All chances, luck and costs are percentages of a win, already formatted: "34 %", or "+12 %" with a sign.

analysis-title = Elemzés
analysis-lead = Nézd meg, kinek volt szerencséje, hol fordult meg a játszma, és mit lehetett volna jobban csinálni.
analysis-do = A játszma elemzése

## While it is computed

analysis-asking = Elemzés kérése…
analysis-waiting = { $place ->
    [0] Ez az elemzés következik.
   *[other] Előtte még { $place } elemzés van sorban.
}
analysis-running = Elemzett kör: { $turn } / { $turns }
analysis-failed = Az elemzést nem sikerült befejezni.
analysis-lost = Megszakadt a kapcsolat. Lent látod, ami eddig elkészült.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] Szerencséd volt: a dobások mérlege { $worth }.
    [bad] Nem volt szerencséd: a dobások mérlege { $worth }.
   *[even] A szerencse kiegyenlített volt: a jó és a rossz dobásaid kioltották egymást.
}
analysis-luck-name = { $luck ->
    [good] { $name } volt a legszerencsésebb: a dobások mérlege { $worth }.
   *[even] A szerencse kiegyenlített volt: a jó és a rossz dobások mindenkinél kioltották egymást.
}
analysis-turned = A fordulópont: { $turn }. kör.
analysis-turned-chance = { $name } nyerési esélye: { $before } → { $after }.
analysis-worst-you = { $step ->
    [lay] A játszma legnagyobb hibáját te követted el, ezzel a szőnyeggel ({ $turn }. kör). Ez egy győzelem { $cost }-ába került.
   *[turn] A játszma legnagyobb hibáját te követted el, Assam fordításakor ({ $turn }. kör). Ez egy győzelem { $cost }-ába került.
}
analysis-worst-name = { $step ->
    [lay] A játszma legnagyobb hibáját { $name } követte el, ezzel a szőnyeggel ({ $turn }. kör). Ez egy győzelem { $cost }-ába került.
   *[turn] A játszma legnagyobb hibáját { $name } követte el, Assam fordításakor ({ $turn }. kör). Ez egy győzelem { $cost }-ába került.
}
analysis-worst-none = Senki sem követett el említésre méltó hibát.

## The chart

analysis-chances = Mindenki nyerési esélye
analysis-chart-help = Fent: mindenki nyerési esélye, körről körre. Lent, a játékosok soraiban: mennyire volt szerencsés egy-egy dobás, és hol történtek hibák.
analysis-walk = Kör az elemzésben
analysis-value = { $turn }. kör után: { $chances }.
analysis-value-start = Kezdéskor: { $chances }.
analysis-value-unknown = { $turn }. kör: még nincs elemezve.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Még nincs elemezve
analysis-luck-of = szerencse { $gain }
analysis-error-of = { $grade ->
    [slip] pontatlanság { $cost }
    [blunder] baklövés { $cost }
   *[mistake] hiba { $cost }
}
analysis-show = Megnézem a piacon
analysis-as-table = Megjelenítés táblázatként
analysis-column-luck = A dobás szerencséje
analysis-column-error = Hiba

## Errors

analysis-errors = Hibák
analysis-grade = { $grade ->
    [slip] pontatlanság
    [blunder] baklövés
   *[mistake] hiba
}
analysis-grades = { $grade ->
    [slip] Pontatlanság
    [blunder] Baklövés
   *[mistake] Hiba
}
analysis-decisions = Döntések
analysis-lost-each = Veszteség döntésenként
analysis-errors-list = Egyenként, a legnagyobbal kezdve
analysis-error-turn = { $turn }. kör: { $name }
analysis-error-step = { $step ->
    [lay] szőnyeg lerakása
   *[turn] Assam fordítása
}

## The sums

analysis-sums = A pontos számítás
analysis-sum-name = { $sum ->
    [start] Esély a kezdéskor
    [own-luck] Saját szerencse
    [others-luck] A többiek szerencséje
    [own-errors] Saját hibák
    [others-decisions] A többiek döntései
    [corrections] Korrekciók
    [result] Eredmény
   *[luck-adjusted] Eredmény szerencse nélkül
}
analysis-sums-help = Minden szám egy győzelem százaléka. A kezdeti esély, a szerencse, a hibák, a többiek döntései és a korrekciók együtt adják az eredményt: a győzelem 100%, ezen a közös győztesek osztoznak.
analysis-sums-luck = A szerencse az, amit a kocka a saját átlagához képest hozott. A hiba mércéje a lehetséges legjobb választás; Assam fordítását a dobás előtti állás szerint ítéljük meg. A korrekció az, ami csak akkor derült ki, amikor az elemzés messzebbre nézett; ha nagy, a kis hibákat ne vedd készpénznek.
analysis-sums-adjusted = A szerencse nélküli eredmény az, ami ugyanezekkel a döntésekkel átlagosan várható volna. Lehet 0% alatt és 100% felett is.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = Ebben a pillanatban
decision-word = { $grade ->
    [blunder] Baklövés.
    [mistake] Hiba.
    [slip] Pontatlanság.
    [fine] Jó.
   *[best] A legjobb választás.
}
decision-cost = Ez egy győzelem { $cost }-ába került.
decision-tag = { $tag ->
    [done] A játszmában:
    [both] A játszmában, egyben a legjobb:
   *[best] A legjobb:
}
decision-all = Minden választás ({ $count })
decision-forced = Nem volt más választás.
decision-gave-up = A nyerési esély { $chance } volt.
decision-luck = { $luck ->
    [lucky] Szerencsés.
    [unlucky] Balszerencsés.
   *[even] Se szerencsés, se balszerencsés.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] { $amount }-kal kevesebb, mint egy átlagos húzás.
       *[more] { $amount }-kal több, mint egy átlagos húzás.
    }
   *[roll] { $more ->
        [less] { $amount }-kal kevesebb, mint egy átlagos dobás.
       *[more] { $amount }-kal több, mint egy átlagos dobás.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: nyerési esély az egyes húzások után
   *[roll] { $name }: nyerési esély az egyes dobások után
}
decision-rolled = { $step ->
    [draw] Szőnyeg
   *[roll] Kocka
}
decision-likelihood = Valószínűség
decision-chance = Nyerési esély

## Rollouts: games that are played from a decision on

rollout-start = Végigjátszás
rollout-help = Minden választásból kiindulva sok játszmát játszunk végig, mindet ugyanazzal a szerencsével, hogy kiderüljön, melyik mennyit ér.
rollout-waiting = { $place ->
    [0] Indul…
   *[other] Előtte még { $place } másik van sorban.
}
rollout-running = Választásonként eddig { $games } játszma, legfeljebb { $of }
rollout-failed = A játszmákat nem sikerült lejátszani. Próbáld újra.
rollout-finding = { $finding ->
    [worse] A végigjátszás megerősíti: a játszmabeli választás rosszabb.
    [better] A végigjátszás cáfolja: a játszmabeli választás jobb.
    [same] A végigjátszás nem talált jobbat a játszmabeli választásnál.
    [else] A végigjátszás talált jobbat a játszmabeli választásnál.
   *[open] Túl szoros, nem dönthető el.
}
rollout-results = A végigjátszás eredménye
rollout-worth = { $chance } ± { $error }
rollout-interval = 100 esetből 95-ben a valódi érték a sávon belül van.
rollout-games = Választásonként { $games } játszma zajlott le.

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] Tanulj a hibáidból
   *[all] Tanulj a hibákból
}
mistakes-back = Vissza a játszmához
mistakes-whose = Kinek a hibái
mistakes-none = { $name } – ebben a játszmában nincs hiba. Szép játék!
mistakes-progress = Feladvány: { $at } / { $of }
mistakes-puzzle = { $step ->
    [lay] { $turn }. kör: szőnyeg lerakása
    [steer] { $turn }. kör: Assam fordítása a következő játékosnak
   *[turn] { $turn }. kör: Assam fordítása
}
mistakes-played-rug = A játszmában a szőnyeg ide került: { $first } és { $second }.
mistakes-played-facing = A játszmában Assamot { $facing ->
    [N] északra
    [E] keletre
    [S] délre
   *[W] nyugatra
} fordították.
mistakes-task = Találj jobbat.
mistakes-do = { $step ->
    [lay] Szőnyeg lerakása
   *[turn] Assam fordítása
}
mistakes-show = Mutasd a megoldást
mistakes-finish = Befejezés
mistakes-same = A játszmában is ez történt: a nyerési esély { $chance }. Van jobb.
mistakes-worse = { $choice }: a nyerési esély { $chance }. Van jobb.
mistakes-right = { $verdict ->
    [best] Igen, ez a legjobb választás!
   *[good] Szép, ez is olyan jó, mint a legjobb.
}
mistakes-yours = Ezzel a játszmák { $chance }-át nyered meg.
mistakes-best = A legjobb: { $choice }.
mistakes-cost = A játszmabeli választás egy győzelem { $cost }-ába került: { $best } helyett { $played }.
mistakes-facts = Mire vezetnek a választások
mistakes-then = A játszmában:
mistakes-better = A legjobb:
mistakes-you = A tiéd:
mistakes-area = A területed itt (mező)
mistakes-own = Látható mezőid
mistakes-hidden = A többiek eltakart mezői
mistakes-prices = Fizetendő dirhem, ha a dobás
mistakes-end = { $of } feladványból { $found } esetben találtál jobbat.
mistakes-outcome = { $outcome ->
    [first] elsőre megvan
    [later] megvan
    [shown] megmutatva
   *[skipped] kihagyva
}
mistakes-again = Újrakezdés

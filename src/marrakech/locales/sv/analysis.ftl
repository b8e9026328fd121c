### Swedish: the analysis of a game, on its replay.

analysis-title = Analys
analysis-lead = Se vem som hade tur, var partiet vände och vad som kunde ha gjorts bättre.
analysis-do = Analysera partiet

## While it is computed

analysis-asking = Begär analysen …
analysis-waiting = { $place ->
    [0] Den här analysen står på tur.
    [one] En annan analys görs först.
   *[other] { $place } andra analyser görs först.
}
analysis-running = Drag { $turn } av { $turns } analyserat
analysis-failed = Analysen kunde inte slutföras.
analysis-lost = Anslutningen bröts. Det som hann analyseras visas nedan.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] Du hade tur: tärningen gav dig { $worth }.
    [bad] Du hade otur: tärningen gav dig { $worth }.
   *[even] Tur och otur jämnade ut sig: dina bra och dåliga slag tog ut varandra.
}
analysis-luck-name = { $luck ->
    [good] { $name } hade mest tur: tärningen gav { $worth }.
   *[even] Turen var jämnt fördelad: för alla tog bra och dåliga slag ut varandra.
}
analysis-turned = Vändpunkten var drag { $turn }.
analysis-turned-chance = { $name } gick från { $before } till { $after } i vinstchans.
analysis-worst-you = { $step ->
    [lay] Du gjorde partiets största fel i drag { $turn }, med den här mattan. Det kostade { $cost } av en seger.
   *[turn] Du gjorde partiets största fel i drag { $turn }, när du vände Assam. Det kostade { $cost } av en seger.
}
analysis-worst-name = { $step ->
    [lay] { $name } gjorde partiets största fel i drag { $turn }, med den här mattan. Det kostade { $cost } av en seger.
   *[turn] { $name } gjorde partiets största fel i drag { $turn }, när Assam skulle vändas. Det kostade { $cost } av en seger.
}
analysis-worst-none = Ingen gjorde något fel värt att nämna.

## The chart

analysis-chances = Allas vinstchanser
analysis-chart-help = Överst: allas vinstchanser, drag för drag. Nederst, på varje spelares rad: hur mycket tur det var i varje slag och var fel gjordes.
analysis-walk = Drag i analysen
analysis-value = Efter drag { $turn }: { $chances }.
analysis-value-start = I början: { $chances }.
analysis-value-unknown = Drag { $turn } är inte analyserat än.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Inte analyserat än
analysis-luck-of = tur { $gain }
analysis-error-of = { $grade ->
    [slip] småfel { $cost }
    [blunder] blunder { $cost }
   *[mistake] misstag { $cost }
}
analysis-show = Visa det här på torget
analysis-as-table = Visa som tabell
analysis-column-luck = Tur i slaget
analysis-column-error = Fel

## Errors

analysis-errors = Fel
analysis-grade = { $grade ->
    [slip] småfel
    [blunder] blunder
   *[mistake] misstag
}
analysis-grades = { $grade ->
    [slip] Småfel
    [blunder] Blundrar
   *[mistake] Misstag
}
analysis-decisions = Beslut
analysis-lost-each = Förlorat per beslut
analysis-errors-list = Ett i taget, det största först
analysis-error-turn = Drag { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] lägga en matta
   *[turn] vända Assam
}

## The sums

analysis-sums = Den exakta uträkningen
analysis-sum-name = { $sum ->
    [start] Chans i början
    [own-luck] Egen tur och otur
    [others-luck] De andras tur och otur
    [own-errors] Egna fel
    [others-decisions] De andras beslut
    [corrections] Korrigeringar
    [result] Resultat
   *[luck-adjusted] Resultat utan tur
}
analysis-sums-help = Allt anges i procent av en seger. Chansen i början, turen, felen, de andras beslut och korrigeringarna ger tillsammans resultatet: 100 % för en seger, delat mellan dem som vinner tillsammans.
analysis-sums-luck = Tur är det som tärningen gav, jämfört med genomsnittet. Ett fel mäts mot det bästa val som fanns; vändningen av Assam bedöms innan tärningen slås. Korrigeringar är det som analysen lärde sig genom att se längre fram; är de stora ska du inte lita på de små felen.
analysis-sums-adjusted = Resultatet utan tur är vad samma beslut skulle ge i genomsnitt. Det kan vara under 0 % eller över 100 %.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = I det här läget
decision-word = { $grade ->
    [blunder] Blunder.
    [mistake] Misstag.
    [slip] Småfel.
    [fine] Bra.
   *[best] Det bästa valet.
}
decision-cost = Det kostade { $cost } av en seger.
decision-tag = { $tag ->
    [done] Spelat:
    [both] Spelat och bäst:
   *[best] Bäst:
}
decision-all = Alla { $count } alternativ
decision-forced = Det fanns inget annat att välja.
decision-gave-up = Vinstchansen var { $chance }.
decision-luck = { $luck ->
    [lucky] Tur.
    [unlucky] Otur.
   *[even] Varken tur eller otur.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] { $amount } mindre än en genomsnittlig dragning.
       *[more] { $amount } mer än en genomsnittlig dragning.
    }
   *[roll] { $more ->
        [less] { $amount } mindre än ett genomsnittligt slag.
       *[more] { $amount } mer än ett genomsnittligt slag.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: vinstchans efter varje dragning
   *[roll] { $name }: vinstchans efter varje slag
}
decision-rolled = { $step ->
    [draw] Matta
   *[roll] Tärning
}
decision-likelihood = Sannolikhet
decision-chance = Vinstchans

## Rollouts: games that are played from a decision on

rollout-start = Simulera
rollout-help = Spelar många partier färdigt från varje alternativ, alla med samma tur, för att se vad det är värt.
rollout-waiting = { $place ->
    [0] Startar …
    [one] En annan simulering görs först.
   *[other] { $place } andra simuleringar görs först.
}
rollout-running = { $games ->
    [one] Hittills ett parti från varje alternativ, högst { $of }
   *[other] Hittills { $games } partier från varje alternativ, högst { $of }
}
rollout-failed = Partierna kunde inte spelas. Försök igen.
rollout-finding = { $finding ->
    [worse] Partierna bekräftar det: det som spelades är sämre.
    [better] Partierna säger emot: det som spelades är bättre.
    [same] Partierna gav inget bättre än det som spelades.
    [else] Partierna gav något bättre än det som spelades.
   *[open] För jämnt för att avgöra.
}
rollout-results = Vad partierna säger
rollout-worth = { $chance } ± { $error }
rollout-interval = I 95 fall av 100 ligger det sanna värdet inom stapeln.
rollout-games = { $games ->
    [one] Ett parti spelades från varje alternativ.
   *[other] { $games } partier spelades från varje alternativ.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] Lär dig av dina fel
   *[all] Lär dig av felen
}
mistakes-back = Tillbaka till partiet
mistakes-whose = Vilken spelares fel
mistakes-none = { $name } – inga fel i det här partiet. Bra spelat!
mistakes-progress = Uppgift { $at } av { $of }
mistakes-puzzle = { $step ->
    [lay] Drag { $turn }: lägg en matta
    [steer] Drag { $turn }: vänd Assam för nästa spelare
   *[turn] Drag { $turn }: vänd Assam
}
mistakes-played-rug = I partiet lades mattan på { $first } och { $second }.
mistakes-played-facing = I partiet riktades Assam mot { facing }.
mistakes-task = Hitta något bättre.
mistakes-do = { $step ->
    [lay] Lägg mattan
   *[turn] Vänd Assam
}
mistakes-show = Visa lösningen
mistakes-finish = Klar
mistakes-same = Det var det som spelades: { $chance } vinstchans. Det finns något bättre.
mistakes-worse = { $choice }: { $chance } vinstchans. Det finns något bättre.
mistakes-right = { $verdict ->
    [best] Ja, det är det bästa valet!
   *[good] Bra, det är lika bra som det bästa.
}
mistakes-yours = Det ger vinst i { $chance } av fallen.
mistakes-best = Bäst: { $choice }.
mistakes-cost = Det som spelades kostade { $cost } av en seger: { $played } i stället för { $best }.
mistakes-facts = Vad alternativen leder till
mistakes-then = Spelat:
mistakes-better = Bäst:
mistakes-you = Ditt val:
mistakes-area = Ditt område där, i rutor
mistakes-own = Dina synliga rutor
mistakes-hidden = Andras rutor som döljs
mistakes-prices = Dirham att betala om slaget är
mistakes-end = Du hittade något bättre i { $found } av { $of } uppgifter.
mistakes-outcome = { $outcome ->
    [first] löst direkt
    [later] löst
    [shown] visad
   *[skipped] överhoppad
}
mistakes-again = Börja om

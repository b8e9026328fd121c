### Norwegian bokmål: the analysis of a game, on its replay.

analysis-title = Analyse
analysis-lead = Se hvem som hadde flaks, hvor spillet snudde, og hva som kunne vært gjort bedre.
analysis-do = Analyser spillet

## While it is computed

analysis-asking = Ber om analysen …
analysis-waiting = { $place ->
    [0] Denne analysen er den neste.
    [one] Én annen analyse kommer først.
   *[other] { $place } andre analyser kommer først.
}
analysis-running = Tur { $turn } av { $turns } analysert
analysis-failed = Analysen kunne ikke fullføres.
analysis-lost = Forbindelsen ble brutt. Det som rakk å bli analysert, står nedenfor.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] Du hadde flaks: Terningen ga deg { $worth }.
    [bad] Du hadde uflaks: Terningen ga deg { $worth }.
   *[even] Flaks og uflaks jevnet seg ut: De gode og dårlige kastene dine veide opp for hverandre.
}
analysis-luck-name = { $luck ->
    [good] { $name } hadde mest flaks: Terningen ga { $worth }.
   *[even] Flaksen var jevnt fordelt: For alle veide gode og dårlige kast opp for hverandre.
}
analysis-turned = Vendepunktet var tur { $turn }.
analysis-turned-chance = { $name } gikk fra { $before } til { $after } i vinnersjanse.
analysis-worst-you = { $step ->
    [lay] Du gjorde den største feilen i spillet i tur { $turn }, med dette teppet. Den kostet { $cost } av en seier.
   *[turn] Du gjorde den største feilen i spillet i tur { $turn }, da du vendte Assam. Den kostet { $cost } av en seier.
}
analysis-worst-name = { $step ->
    [lay] { $name } gjorde den største feilen i spillet i tur { $turn }, med dette teppet. Den kostet { $cost } av en seier.
   *[turn] { $name } gjorde den største feilen i spillet i tur { $turn }, da Assam skulle vendes. Den kostet { $cost } av en seier.
}
analysis-worst-none = Ingen gjorde noen feil som er verdt å nevne.

## The chart

analysis-chances = Vinnersjansene til alle
analysis-chart-help = Øverst: vinnersjansene til alle, tur for tur. Nederst, på raden til hver spiller: hvor mye flaks det var i hvert kast, og hvor det ble gjort feil.
analysis-walk = Tur i analysen
analysis-value = Etter tur { $turn }: { $chances }.
analysis-value-start = I begynnelsen: { $chances }.
analysis-value-unknown = Tur { $turn } er ikke analysert ennå.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Ikke analysert ennå
analysis-luck-of = flaks { $gain }
analysis-error-of = { $grade ->
    [slip] småfeil { $cost }
    [blunder] blunder { $cost }
   *[mistake] feilgrep { $cost }
}
analysis-show = Vis dette på markedet
analysis-as-table = Vis som tabell
analysis-column-luck = Flaks i kastet
analysis-column-error = Feil

## Errors

analysis-errors = Feil
analysis-grade = { $grade ->
    [slip] småfeil
    [blunder] blunder
   *[mistake] feilgrep
}
analysis-grades = { $grade ->
    [slip] Småfeil
    [blunder] Blundere
   *[mistake] Feilgrep
}
analysis-decisions = Avgjørelser
analysis-lost-each = Tapt per avgjørelse
analysis-errors-list = Én for én, den største først
analysis-error-turn = Tur { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] legge et teppe
   *[turn] vende Assam
}

## The sums

analysis-sums = Det nøyaktige regnestykket
analysis-sum-name = { $sum ->
    [start] Sjanse i begynnelsen
    [own-luck] Egen flaks
    [others-luck] Flaksen til de andre
    [own-errors] Egne feil
    [others-decisions] Avgjørelsene til de andre
    [corrections] Korreksjoner
    [result] Resultat
   *[luck-adjusted] Resultat uten flaks
}
analysis-sums-help = Alt er oppgitt i prosent av en seier. Sjansen i begynnelsen, flaks, feil, avgjørelsene til de andre og korreksjonene gir til sammen resultatet: 100 % for en seier, delt mellom dem som vinner sammen.
analysis-sums-luck = Flaks er det terningen ga, sammenlignet med gjennomsnittet. En feil måles mot det beste valget som fantes; hvordan Assam vendes, bedømmes før terningen kastes. Korreksjoner er det analysen lærte av å se lenger fram; er de store, bør du ikke stole på små feil.
analysis-sums-adjusted = Resultatet uten flaks er det de samme avgjørelsene ville gitt i gjennomsnitt. Det kan være under 0 % eller over 100 %.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = I dette øyeblikket
decision-word = { $grade ->
    [blunder] Blunder.
    [mistake] Feilgrep.
    [slip] Småfeil.
    [fine] Bra.
   *[best] Det beste valget.
}
decision-cost = Det kostet { $cost } av en seier.
decision-tag = { $tag ->
    [done] Spilt:
    [both] Spilt, og best:
   *[best] Best:
}
decision-all = Alle de { $count } valgene
decision-forced = Det var ikke noe annet å velge.
decision-gave-up = Vinnersjansen var { $chance }.
decision-luck = { $luck ->
    [lucky] Flaks.
    [unlucky] Uflaks.
   *[even] Verken flaks eller uflaks.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] { $amount } mindre enn en gjennomsnittlig trekning.
       *[more] { $amount } mer enn en gjennomsnittlig trekning.
    }
   *[roll] { $more ->
        [less] { $amount } mindre enn et gjennomsnittlig kast.
       *[more] { $amount } mer enn et gjennomsnittlig kast.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: vinnersjanse etter hver trekning
   *[roll] { $name }: vinnersjanse etter hvert kast
}
decision-rolled = { $step ->
    [draw] Teppe
   *[roll] Terning
}
decision-likelihood = Sannsynlighet
decision-chance = Vinnersjanse

## Rollouts: games that are played from a decision on

rollout-start = Simuler
rollout-help = Spiller mange spill ferdig fra hvert valg, alle med den samme flaksen, for å se hva valget er verdt.
rollout-waiting = { $place ->
    [0] Starter …
    [one] Én annen simulering kommer først.
   *[other] { $place } andre simuleringer kommer først.
}
rollout-running = { $games ->
    [one] Hittil ett spill fra hvert valg, høyst { $of }
   *[other] Hittil { $games } spill fra hvert valg, høyst { $of }
}
rollout-failed = Spillene kunne ikke spilles. Prøv igjen.
rollout-finding = { $finding ->
    [worse] Spillene bekrefter det: Det som ble spilt, er dårligere.
    [better] Spillene sier noe annet: Det som ble spilt, er bedre.
    [same] Spillene ga ikke noe bedre enn det som ble spilt.
    [else] Spillene ga noe bedre enn det som ble spilt.
   *[open] For jevnt til å avgjøre.
}
rollout-results = Hva spillene sier
rollout-worth = { $chance } ± { $error }
rollout-interval = I 95 av 100 tilfeller ligger den sanne verdien innenfor stolpen.
rollout-games = { $games ->
    [one] Det ble spilt ett spill fra hvert valg.
   *[other] Det ble spilt { $games } spill fra hvert valg.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] Lær av feilene dine
   *[all] Lær av feilene
}
mistakes-back = Tilbake til spillet
mistakes-whose = Hvilken spillers feil
mistakes-none = { $name } – ingen feil i dette spillet. Godt spilt!
mistakes-progress = Oppgave { $at } av { $of }
mistakes-puzzle = { $step ->
    [lay] Tur { $turn }: Legg et teppe
    [steer] Tur { $turn }: Vend Assam for neste spiller
   *[turn] Tur { $turn }: Vend Assam
}
mistakes-played-rug = I spillet ble teppet lagt på { $first } og { $second }.
mistakes-played-facing = I spillet ble Assam vendt mot { facing }.
mistakes-task = Finn noe bedre.
mistakes-do = { $step ->
    [lay] Legg teppet
   *[turn] Vend Assam
}
mistakes-show = Vis løsningen
mistakes-finish = Ferdig
mistakes-same = Det var det som ble spilt: { $chance } vinnersjanse. Det finnes noe bedre.
mistakes-worse = { $choice }: { $chance } vinnersjanse. Det finnes noe bedre.
mistakes-right = { $verdict ->
    [best] Ja, det er det beste valget!
   *[good] Bra, det er like godt som det beste valget.
}
mistakes-yours = Det gir seier i { $chance } av tilfellene.
mistakes-best = Det beste: { $choice }.
mistakes-cost = Det som ble spilt, kostet { $cost } av en seier: { $played } i stedet for { $best }.
mistakes-facts = Hva valgene fører til
mistakes-then = Spilt:
mistakes-better = Det beste:
mistakes-you = Ditt valg:
mistakes-area = Området ditt der, i felt
mistakes-own = Dine synlige felt
mistakes-hidden = Skjulte felt som tilhører andre
mistakes-prices = Dirham å betale hvis kastet er
mistakes-end = Du fant noe bedre i { $found } av { $of } oppgaver.
mistakes-outcome = { $outcome ->
    [first] løst med en gang
    [later] løst
    [shown] vist
   *[skipped] hoppet over
}
mistakes-again = Begynn på nytt

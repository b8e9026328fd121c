### Dutch: the analysis of a game, on its replay.

analysis-title = Analyse
analysis-lead = Ontdek wie geluk had, waar de partij kantelde en wat er beter had gekund.
analysis-do = Deze partij analyseren

## While it is computed

analysis-asking = De analyse wordt aangevraagd…
analysis-waiting = { $place ->
    [0] Deze analyse is als eerste aan de beurt.
    [one] Eén andere analyse gaat voor.
   *[other] { $place } andere analyses gaan voor.
}
analysis-running = Beurt { $turn } van { $turns } geanalyseerd
analysis-failed = De analyse kon niet worden afgemaakt.
analysis-lost = De verbinding is verbroken. Wat al is geanalyseerd, staat hieronder.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] Je had geluk: de worpen waren voor jou { $worth } waard.
    [bad] Je had pech: de worpen waren voor jou { $worth } waard.
   *[even] Je had evenveel geluk als pech: goede en slechte worpen hieven elkaar op.
}
analysis-luck-name = { $luck ->
    [good] { $name } had het meeste geluk: de worpen waren { $worth } waard.
   *[even] Het geluk was eerlijk verdeeld: voor iedereen hieven goede en slechte worpen elkaar op.
}
analysis-turned = Het keerpunt was beurt { $turn }.
analysis-turned-chance = { $name } ging van { $before } naar { $after }.
analysis-worst-you = { $step ->
    [lay] Je maakte de grootste fout van de partij in beurt { $turn }, met dit tapijt. Die fout kostte { $cost } van een overwinning.
   *[turn] Je maakte de grootste fout van de partij in beurt { $turn }, bij het draaien van Assam. Die fout kostte { $cost } van een overwinning.
}
analysis-worst-name = { $step ->
    [lay] { $name } maakte de grootste fout van de partij in beurt { $turn }, met dit tapijt. Die fout kostte { $cost } van een overwinning.
   *[turn] { $name } maakte de grootste fout van de partij in beurt { $turn }, bij het draaien van Assam. Die fout kostte { $cost } van een overwinning.
}
analysis-worst-none = Niemand maakte een noemenswaardige fout.

## The chart

analysis-chances = Ieders winstkans
analysis-chart-help = Boven: ieders winstkans, beurt voor beurt. Onder, in de rij van elke speler: hoeveel geluk elke worp bracht en waar fouten zijn gemaakt.
analysis-walk = Beurt in de analyse
analysis-value = Na beurt { $turn }: { $chances }.
analysis-value-start = Aan het begin: { $chances }.
analysis-value-unknown = Beurt { $turn } is nog niet geanalyseerd.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Nog niet geanalyseerd
analysis-luck-of = geluk { $gain }
analysis-error-of = { $grade ->
    [slip] slordigheid { $cost }
    [blunder] blunder { $cost }
   *[mistake] misser { $cost }
}
analysis-show = Op de markt bekijken
analysis-as-table = Als tabel tonen
analysis-column-luck = Geluk bij de worp
analysis-column-error = Fout

## Errors

analysis-errors = Fouten
analysis-grade = { $grade ->
    [slip] slordigheid
    [blunder] blunder
   *[mistake] misser
}
analysis-grades = { $grade ->
    [slip] Slordigheden
    [blunder] Blunders
   *[mistake] Missers
}
analysis-decisions = Beslissingen
analysis-lost-each = Verlies per beslissing
analysis-errors-list = Eén voor één, de grootste eerst
analysis-error-turn = Beurt { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] bij het leggen van een tapijt
   *[turn] bij het draaien van Assam
}

## The sums

analysis-sums = De precieze optelsom
analysis-sum-name = { $sum ->
    [start] Winstkans aan het begin
    [own-luck] Eigen geluk
    [others-luck] Geluk van de anderen
    [own-errors] Eigen fouten
    [others-decisions] Beslissingen van de anderen
    [corrections] Correcties
    [result] Resultaat
   *[luck-adjusted] Resultaat zonder geluk
}
analysis-sums-help = Alles is een percentage van een overwinning. De winstkans aan het begin, geluk, fouten, de beslissingen van de anderen en correcties vormen samen het resultaat: 100% voor een overwinning, verdeeld over degenen die samen winnen.
analysis-sums-luck = Geluk is wat de dobbelsteen opleverde, vergeleken met het gemiddelde. Een fout wordt afgemeten aan de beste keuze die er was; het draaien van Assam wordt beoordeeld voordat er wordt gegooid. Correcties zijn wat de analyse te weten kwam door verder vooruit te kijken; zijn ze groot, hecht dan geen waarde aan kleine fouten.
analysis-sums-adjusted = Het resultaat zonder geluk is wat het resultaat gemiddeld zou zijn met dezelfde beslissingen. Het kan lager zijn dan 0% of hoger dan 100%.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = Op dit punt in de partij
decision-word = { $grade ->
    [blunder] Blunder.
    [mistake] Misser.
    [slip] Slordigheid.
    [fine] Goed.
   *[best] De beste keuze.
}
decision-cost = Dat kostte { $cost } van een overwinning.
decision-tag = { $tag ->
    [done] Gespeeld:
    [both] Gespeeld, en het beste:
   *[best] Het beste:
}
decision-all = Alle { $count } keuzes
decision-forced = Er viel niets anders te kiezen.
decision-gave-up = De winstkans was { $chance }.
decision-luck = { $luck ->
    [lucky] Geluk.
    [unlucky] Pech.
   *[even] Geen geluk en geen pech.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] { $amount } minder dan een gemiddelde trekking.
       *[more] { $amount } meer dan een gemiddelde trekking.
    }
   *[roll] { $more ->
        [less] { $amount } minder dan een gemiddelde worp.
       *[more] { $amount } meer dan een gemiddelde worp.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: winstkans na elke trekking
   *[roll] { $name }: winstkans na elke worp
}
decision-rolled = { $step ->
    [draw] Tapijt
   *[roll] Worp
}
decision-likelihood = Waarschijnlijkheid
decision-chance = Winstkans

## Rollouts: games that are played from a decision on

rollout-start = Laten uitspelen
rollout-help = Speelt vanaf elke keuze veel partijen tot het einde, steeds met hetzelfde geluk, om te zien wat die keuze waard is.
rollout-waiting = { $place ->
    [0] Starten…
    [one] Eén andere aanvraag gaat voor.
   *[other] { $place } andere aanvragen gaan voor.
}
rollout-running = { $games ->
    [one] Tot nu toe één partij per keuze, hooguit { $of }
   *[other] Tot nu toe { $games } partijen per keuze, hooguit { $of }
}
rollout-failed = De partijen konden niet worden gespeeld. Probeer het nog eens.
rollout-finding = { $finding ->
    [worse] De partijen bevestigen het: wat er is gespeeld, is slechter.
    [better] De partijen spreken het tegen: wat er is gespeeld, is beter.
    [same] De partijen vonden niets beters dan wat er is gespeeld.
    [else] De partijen vonden iets beters dan wat er is gespeeld.
   *[open] Te weinig verschil voor een oordeel.
}
rollout-results = Wat de partijen zeggen
rollout-worth = { $chance } ± { $error }
rollout-interval = In 95 van de 100 gevallen ligt de werkelijke waarde binnen de balk.
rollout-games = { $games ->
    [one] Vanaf elke keuze is één partij gespeeld.
   *[other] Vanaf elke keuze zijn { $games } partijen gespeeld.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] Van je fouten leren
   *[all] Van de fouten leren
}
mistakes-back = Terug naar de partij
mistakes-whose = Wiens fouten
mistakes-none = { $name }: geen fouten in deze partij. Goed gespeeld!
mistakes-progress = Puzzel { $at } van { $of }
mistakes-puzzle = { $step ->
    [lay] Beurt { $turn }: leg een tapijt
    [steer] Beurt { $turn }: draai Assam voor de volgende speler
   *[turn] Beurt { $turn }: draai Assam
}
mistakes-played-rug = In de partij werd het tapijt op { $first } en { $second } gelegd.
mistakes-played-facing = In de partij werd Assam naar het { facing } gestuurd.
mistakes-task = Vind iets beters.
mistakes-do = { $step ->
    [lay] Tapijt leggen
   *[turn] Assam draaien
}
mistakes-show = Oplossing tonen
mistakes-finish = Afronden
mistakes-same = Dat is wat er is gespeeld: { $chance } winstkans. Er is iets beters.
mistakes-worse = { $choice }: { $chance } winstkans. Er is iets beters.
mistakes-right = { $verdict ->
    [best] Ja, dat is de beste keuze!
   *[good] Goed gedaan, dat is net zo goed als de beste keuze.
}
mistakes-yours = Die keuze wint in { $chance } van de gevallen.
mistakes-best = Het beste: { $choice }.
mistakes-cost = Wat er is gespeeld, kostte { $cost } van een overwinning: { $played } in plaats van { $best }.
mistakes-facts = Waar de keuzes toe leiden
mistakes-then = Gespeeld:
mistakes-better = Het beste:
mistakes-you = Jouw keuze:
mistakes-area = Jouw gebied daar, in vakjes
mistakes-own = Jouw zichtbare vakjes
mistakes-hidden = Bedekte vakjes van anderen
mistakes-prices = Te betalen dirham bij een worp van
mistakes-end = Iets beters gevonden: { $found } van { $of }.
mistakes-outcome = { $outcome ->
    [first] in één keer gevonden
    [later] gevonden
    [shown] getoond
   *[skipped] overgeslagen
}
mistakes-again = Vanaf het begin

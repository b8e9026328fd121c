### German: the analysis of a game, on its replay.

analysis-title = Analyse
analysis-lead = Sieh, wer Glück hatte, wo die Partie gekippt ist und was sich besser hätte machen lassen.
analysis-do = Diese Partie analysieren

## While it is computed

analysis-asking = Die Analyse wird angefordert …
analysis-waiting = { $place ->
    [0] Diese Analyse ist die nächste.
    [one] Vorher kommt noch eine andere Analyse.
   *[other] Vorher kommen noch { $place } andere Analysen.
}
analysis-running = Zug { $turn } von { $turns } analysiert
analysis-failed = Die Analyse konnte nicht abgeschlossen werden.
analysis-lost = Die Verbindung ist abgebrochen. Was bis dahin analysiert wurde, steht unten.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] Du hattest Glück: Der Würfel hat dir { $worth } eingebracht.
    [bad] Du hattest Pech: Der Würfel hat dir { $worth } eingebracht.
   *[even] Glück und Pech hielten sich bei dir die Waage: Gute und schlechte Würfe glichen sich aus.
}
analysis-luck-name = { $luck ->
    [good] { $name } hatte das meiste Glück: Der Würfel hat { $worth } eingebracht.
   *[even] Glück und Pech hielten sich die Waage: Bei allen glichen sich gute und schlechte Würfe aus.
}
analysis-turned = Der Wendepunkt war Zug { $turn }.
analysis-turned-chance = { $name } kam von { $before } auf { $after } Gewinnchance.
analysis-worst-you = { $step ->
    [lay] Du hast in Zug { $turn } mit diesem Teppich den größten Fehler der Partie gemacht. Er kostete { $cost } eines Sieges.
   *[turn] Du hast in Zug { $turn } beim Drehen von Assam den größten Fehler der Partie gemacht. Er kostete { $cost } eines Sieges.
}
analysis-worst-name = { $step ->
    [lay] { $name } hat in Zug { $turn } mit diesem Teppich den größten Fehler der Partie gemacht. Er kostete { $cost } eines Sieges.
   *[turn] { $name } hat in Zug { $turn } beim Drehen von Assam den größten Fehler der Partie gemacht. Er kostete { $cost } eines Sieges.
}
analysis-worst-none = Niemand hat einen nennenswerten Fehler gemacht.

## The chart

analysis-chances = Die Gewinnchancen aller
analysis-chart-help = Oben: die Gewinnchancen aller, Zug für Zug. Unten, für jeden Platz eine Zeile: wie viel Glück in jedem Wurf lag und wo Fehler gemacht wurden.
analysis-walk = Zug in der Analyse
analysis-value = Nach Zug { $turn }: { $chances }.
analysis-value-start = Am Anfang: { $chances }.
analysis-value-unknown = Zug { $turn } ist noch nicht analysiert.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Noch nicht analysiert
analysis-luck-of = Glück { $gain }
analysis-error-of = { $grade ->
    [slip] Ungenauigkeit { $cost }
    [blunder] Patzer { $cost }
   *[mistake] Fehlgriff { $cost }
}
analysis-show = Auf dem Markt zeigen
analysis-as-table = Als Tabelle zeigen
analysis-column-luck = Glück im Wurf
analysis-column-error = Fehler

## Errors

analysis-errors = Fehler
analysis-grade = { $grade ->
    [slip] Ungenauigkeit
    [blunder] Patzer
   *[mistake] Fehlgriff
}
analysis-grades = { $grade ->
    [slip] Ungenauigkeiten
    [blunder] Patzer
   *[mistake] Fehlgriffe
}
analysis-decisions = Entscheidungen
analysis-lost-each = Verlust pro Entscheidung
analysis-errors-list = Einzeln, der größte zuerst
analysis-error-turn = Zug { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] Teppich legen
   *[turn] Assam drehen
}

## The sums

analysis-sums = Die genaue Rechnung
analysis-sum-name = { $sum ->
    [start] Chance am Anfang
    [own-luck] Eigenes Glück
    [others-luck] Glück der anderen
    [own-errors] Eigene Fehler
    [others-decisions] Entscheidungen der anderen
    [corrections] Korrekturen
    [result] Ergebnis
   *[luck-adjusted] Ergebnis ohne Glück
}
analysis-sums-help = Alles ist in Prozent eines Sieges angegeben. Die Chance am Anfang, Glück, Fehler, die Entscheidungen der anderen und Korrekturen ergeben zusammen das Ergebnis: 100 % für einen Sieg, aufgeteilt unter allen, die gemeinsam gewinnen.
analysis-sums-luck = Glück ist, was der Würfel gebracht hat, verglichen mit seinem Durchschnitt. Ein Fehler wird an der besten Wahl gemessen, die es gab; das Drehen von Assam wird beurteilt, bevor gewürfelt wird. Korrekturen sind das, was die Analyse beim Weiterrechnen dazugelernt hat; sind sie groß, dann trau den kleinen Fehlern nicht.
analysis-sums-adjusted = Das Ergebnis ohne Glück ist das, was bei denselben Entscheidungen im Durchschnitt herauskäme. Es kann unter 0 % oder über 100 % liegen.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = In diesem Moment
decision-word = { $grade ->
    [blunder] Patzer.
    [mistake] Fehlgriff.
    [slip] Ungenauigkeit.
    [fine] Gut.
   *[best] Die beste Wahl.
}
decision-cost = Das kostete { $cost } eines Sieges.
decision-tag = { $tag ->
    [done] Gespielt:
    [both] Gespielt und am besten:
   *[best] Am besten:
}
decision-all = Alle { $count } Möglichkeiten
decision-forced = Es gab keine andere Wahl.
decision-gave-up = Die Gewinnchance lag bei { $chance }.
decision-luck = { $luck ->
    [lucky] Glück.
    [unlucky] Pech.
   *[even] Weder Glück noch Pech.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] { $amount } weniger, als der Stapel im Durchschnitt bringt.
       *[more] { $amount } mehr, als der Stapel im Durchschnitt bringt.
    }
   *[roll] { $more ->
        [less] { $amount } weniger, als ein Wurf im Durchschnitt bringt.
       *[more] { $amount } mehr, als ein Wurf im Durchschnitt bringt.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: Gewinnchance je nach gezogenem Teppich
   *[roll] { $name }: Gewinnchance je nach Wurf
}
decision-rolled = { $step ->
    [draw] Teppich
   *[roll] Würfel
}
decision-likelihood = Wahrscheinlichkeit
decision-chance = Gewinnchance

## Rollouts: games that are played from a decision on

rollout-start = Ausspielen lassen
rollout-help = Spielt von jeder Möglichkeit aus viele Partien zu Ende, überall mit demselben Glück, um zu sehen, was sie wert ist.
rollout-waiting = { $place ->
    [0] Es geht los …
    [one] Vorher kommt noch ein anderer Auftrag.
   *[other] Vorher kommen noch { $place } andere Aufträge.
}
rollout-running = { $games ->
    [one] Bisher eine Partie von jeder Möglichkeit aus, höchstens { $of }
   *[other] Bisher { $games } Partien von jeder Möglichkeit aus, höchstens { $of }
}
rollout-failed = Die Partien konnten nicht gespielt werden. Versuch es noch einmal.
rollout-finding = { $finding ->
    [worse] Die Partien bestätigen es: Was gespielt wurde, ist schlechter.
    [better] Die Partien widersprechen: Was gespielt wurde, ist besser.
    [same] Die Partien ergaben nichts Besseres als das, was gespielt wurde.
    [else] Die Partien ergaben etwas Besseres als das, was gespielt wurde.
   *[open] Zu knapp, um es zu entscheiden.
}
rollout-results = Was die Partien ergeben
rollout-worth = { $chance } ± { $error }
rollout-interval = In 95 von 100 Fällen liegt der wahre Wert innerhalb des Balkens.
rollout-games = { $games ->
    [one] Von jeder Möglichkeit aus wurde eine Partie gespielt.
   *[other] Von jeder Möglichkeit aus wurden { $games } Partien gespielt.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] Aus deinen Fehlern lernen
   *[all] Aus den Fehlern lernen
}
mistakes-back = Zurück zur Partie
mistakes-whose = Wessen Fehler
mistakes-none = { $name } – keine Fehler in dieser Partie. Gut gespielt!
mistakes-progress = Aufgabe { $at } von { $of }
mistakes-puzzle = { $step ->
    [lay] Zug { $turn }: Teppich legen
    [steer] Zug { $turn }: Assam für den nächsten Zug drehen
   *[turn] Zug { $turn }: Assam drehen
}
mistakes-played-rug = In der Partie kam der Teppich auf { $first } und { $second }.
mistakes-played-facing = In der Partie wurde Assam nach { facing } geschickt.
mistakes-task = Finde etwas Besseres.
mistakes-do = { $step ->
    [lay] Teppich legen
   *[turn] Assam drehen
}
mistakes-show = Lösung zeigen
mistakes-finish = Fertig
mistakes-same = Genau das wurde gespielt: { $chance } Gewinnchance. Es gibt etwas Besseres.
mistakes-worse = { $choice }: { $chance } Gewinnchance. Es gibt etwas Besseres.
mistakes-right = { $verdict ->
    [best] Ja, das ist die beste Wahl!
   *[good] Sehr gut, das ist so gut wie die beste Wahl.
}
mistakes-yours = Damit gewinnt man in { $chance } der Fälle.
mistakes-best = Am besten: { $choice }.
mistakes-cost = Was gespielt wurde, kostete { $cost } eines Sieges: { $played } statt { $best }.
mistakes-facts = Wozu die Möglichkeiten führen
mistakes-then = Gespielt:
mistakes-better = Am besten:
mistakes-you = Deine Wahl:
mistakes-area = Deine Fläche dort, in Feldern
mistakes-own = Deine sichtbaren Felder
mistakes-hidden = Verdeckte Felder der anderen
mistakes-prices = Dirham zu zahlen bei einem Wurf von
mistakes-end = Du hast in { $found } von { $of } Aufgaben etwas Besseres gefunden.
mistakes-outcome = { $outcome ->
    [first] sofort gefunden
    [later] gefunden
    [shown] gezeigt
   *[skipped] übersprungen
}
mistakes-again = Von vorn

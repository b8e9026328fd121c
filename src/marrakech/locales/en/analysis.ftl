### English: the analysis of a game, on its replay.
### All chances, luck and costs are percentages of a win, already formatted: "34 %", or "+12 %" with a sign.

analysis-title = Analysis
analysis-lead = See who was lucky, where the game turned, and what could have been done better.
analysis-do = Analyse this game

## While it is computed

analysis-asking = Asking for the analysis…
analysis-waiting = { $place ->
    [0] This analysis is next.
    [one] One other analysis comes first.
   *[other] { $place } other analyses come first.
}
analysis-running = Turn { $turn } of { $turns } analysed
analysis-failed = The analysis could not be finished.
analysis-lost = The connection was lost. What has been analysed so far is below.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] You were lucky: the dice were worth { $worth } to you.
    [bad] You were unlucky: the dice were worth { $worth } to you.
   *[even] Luck was fair to you: good and bad rolls cancelled out.
}
analysis-luck-name = { $luck ->
    [good] { $name } was the luckiest: the dice were worth { $worth }.
   *[even] Luck was fair: for everyone, good and bad rolls cancelled out.
}
# $what is a whole sentence, and so is the second: "Ana moves 3 squares, to d4."
analysis-turned = The turning point was turn { $turn }.
analysis-turned-chance = { $name } went from { $before } to { $after }.
# $step: lay is laying a rug; turn is turning Assam before the roll; steer is turning him after laying, in the variant.
analysis-worst-you = { $step ->
    [lay] You made the largest error of the game in turn { $turn }, with this rug. It cost { $cost } of a win.
   *[turn] You made the largest error of the game in turn { $turn }, when turning Assam. It cost { $cost } of a win.
}
analysis-worst-name = { $step ->
    [lay] { $name } made the largest error of the game in turn { $turn }, with this rug. It cost { $cost } of a win.
   *[turn] { $name } made the largest error of the game in turn { $turn }, when turning Assam. It cost { $cost } of a win.
}
analysis-worst-none = Nobody made an error worth mentioning.

## The chart

analysis-chances = Everyone’s chance to win
analysis-chart-help = Above: everyone’s chance to win, turn by turn. Below, in each player’s row: how lucky each roll was, and where errors were made.
analysis-walk = Turn in the analysis
# A place on the chart, read aloud. $chances: "Ana: 34 % and Ben: 66 %".
analysis-value = After turn { $turn }: { $chances }.
analysis-value-start = At the start: { $chances }.
analysis-value-unknown = Turn { $turn } has not been analysed yet.
analysis-chance-of = { $name }: { $chance }
analysis-unknown = Not analysed yet
analysis-luck-of = luck { $gain }
analysis-error-of = { $grade ->
    [slip] slip { $cost }
    [blunder] blunder { $cost }
   *[mistake] mistake { $cost }
}
analysis-show = Show this on the market
analysis-as-table = Show as a table
analysis-column-luck = Luck of the roll
analysis-column-error = Error

## Errors

analysis-errors = Errors
analysis-grade = { $grade ->
    [slip] slip
    [blunder] blunder
   *[mistake] mistake
}
analysis-grades = { $grade ->
    [slip] Slips
    [blunder] Blunders
   *[mistake] Mistakes
}
analysis-decisions = Decisions
analysis-lost-each = Lost per decision
analysis-errors-list = One by one, the largest first
analysis-error-turn = Turn { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] laying a rug
   *[turn] turning Assam
}

## The sums

analysis-sums = The exact sums
analysis-sum-name = { $sum ->
    [start] Chance at the start
    [own-luck] Own luck
    [others-luck] Luck of the others
    [own-errors] Own errors
    [others-decisions] Decisions of the others
    [corrections] Corrections
    [result] Result
   *[luck-adjusted] Result without luck
}
analysis-sums-help = Everything is a percentage of a win. The chance at the start, luck, errors, the decisions of the others and corrections together are the result: 100% for a victory, shared by those who win together.
analysis-sums-luck = Luck is what the die brought, compared with its average. An error is measured against the best choice that there was; turning Assam is judged before the die is rolled. Corrections are what the analysis learned by looking further; if they are large, do not trust small errors.
analysis-sums-adjusted = The result without luck is what the result would be on average with the same decisions. It can be below 0% or above 100%.

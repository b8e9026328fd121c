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
analysis-not-yet = Not analysed yet
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
# Rows that are added up from top to bottom: the result is the start and the five rows after it. The last row is the result without the two rows of luck.
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

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = At this moment
decision-word = { $grade ->
    [blunder] Blunder.
    [mistake] Mistake.
    [slip] Slip.
    [fine] Good.
   *[best] The best choice.
}
decision-cost = It cost { $cost } of a win.
# In front of the name of a choice
decision-tag = { $tag ->
    [done] Played:
    [both] Played, and best:
   *[best] Best:
}
decision-all = All { $count } choices
decision-forced = There was nothing else to choose.
decision-gave-up = The chance to win was { $chance }.
decision-luck = { $luck ->
    [lucky] Lucky.
    [unlucky] Unlucky.
   *[even] Neither lucky nor unlucky.
}
# $amount is a percentage
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] { $amount } less than an average draw.
       *[more] { $amount } more than an average draw.
    }
   *[roll] { $more ->
        [less] { $amount } less than an average roll.
       *[more] { $amount } more than an average roll.
    }
}
# Over a table of rolls
decision-rolls = { $step ->
    [draw] { $name }: chance to win after each draw
   *[roll] { $name }: chance to win after each roll
}
decision-rolled = { $step ->
    [draw] Rug
   *[roll] Die
}
decision-likelihood = How likely
decision-chance = Chance to win

## Rollouts: games that are played from a decision on

rollout-start = Play it out
rollout-help = Plays many games to the end from each choice, with the same luck for each of them, to see what they are worth.
rollout-waiting = { $place ->
    [0] Starting…
    [one] One other decision comes first.
   *[other] { $place } other decisions come first.
}
# $of is how many there will be at most
rollout-running = { $games ->
    [one] One game from each choice so far, at most { $of } from each
   *[other] { $games } games from each choice so far, at most { $of } from each
}
rollout-failed = The games could not be played. Please try again.
rollout-finding = { $finding ->
    [worse] The games agree with the analysis: what was played is worse.
    [better] The games disagree with the analysis: what was played is better.
    [same] The games found nothing better than what was played.
    [else] The games found something better than what was played.
   *[open] Too close to tell.
}
rollout-results = What the games say
# A percentage, and by how many percentage points it may be wrong
rollout-worth = { $chance } ± { $error }
rollout-interval = In 95 of 100 cases, the true worth lies within the bar.
rollout-games = { $games ->
    [one] One game was played from each choice.
   *[other] { $games } games were played from each choice.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] Learn from your mistakes
   *[all] Learn from the mistakes
}
mistakes-back = Back to the game
mistakes-whose = Whose mistakes
mistakes-none = { $name } – no mistakes in this game. Well played!
mistakes-progress = Puzzle { $at } of { $of }
mistakes-puzzle = { $step ->
    [lay] Turn { $turn }: lay a rug
    [steer] Turn { $turn }: turn Assam for the next player
   *[turn] Turn { $turn }: turn Assam
}
# Behind the word for the error
mistakes-played-rug = In the game, the rug was laid on { $first } and { $second }.
mistakes-played-facing = In the game, Assam faced { facing }.
mistakes-task = Find something better.
mistakes-do = { $step ->
    [lay] Lay the rug
   *[turn] Turn Assam
}
mistakes-show = Show me
mistakes-finish = Finish
mistakes-same = That is what was played: { $chance } to win. There is something better.
mistakes-worse = { $choice }: { $chance } to win. There is something better.
mistakes-right = { $verdict ->
    [best] Yes, that is the best choice!
   *[good] Well done, that is as good as the best.
}
mistakes-yours = Your choice wins { $chance } of the time.
mistakes-best = Best: { $choice }.
# $best and $played are the chances to win, $cost the difference
mistakes-cost = What was played cost { $cost } of a win: { $played } instead of { $best }.
mistakes-facts = What the choices lead to
mistakes-then = Played:
mistakes-better = Best:
mistakes-you = Yours:
mistakes-area = Your area there, in squares
mistakes-own = Your visible squares
mistakes-hidden = Squares of others it hides
# Over the numbers of the die; beside it are the dirhams that each of them would cost
mistakes-prices = Dirhams to pay for a roll of
mistakes-end = You found something better in { $found } of { $of }.
mistakes-outcome = { $outcome ->
    [first] found at once
    [later] found
    [shown] shown
   *[skipped] skipped
}
mistakes-again = Start again

### English: the analysis of a game: what its decisions were worth, and learning from mistakes.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = This decision
decision-word = { $grade ->
    [blunder] Blunder.
    [mistake] Mistake.
    [slip] Slip.
    [fine] Good.
   *[best] The best choice.
}
decision-cost = It cost { $cost } of a win.
# In front of the name of a choice, or behind it
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
rollout-what = Plays many games on from each choice, all with the same luck, to check what it is worth.
rollout-waiting = { $place ->
    [0] Starting…
    [one] One other is in front of yours.
   *[other] { $place } others are in front of yours.
}
rollout-running = Playing: { $games } of { $of } games from each choice
rollout-failed = The games could not be played. Please try again.
rollout-finding = { $finding ->
    [worse] The games agree: what was played is worse.
    [better] The games disagree: what was played is better.
    [same] The games found nothing better than what was played.
    [else] The games found something better than what was played.
   *[open] Too close to tell.
}
rollout-results = What the games say
# A percentage, and by how many percentage points it may be wrong
rollout-worth = { $chance } ± { $error }
rollout-interval = { $games ->
    [one] After one game from each choice.
   *[other] After { $games } games from each choice. The true worth lies within each bar in 95 of 100 cases.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $count ->
    [one] Learn from your mistake
   *[other] Learn from your mistakes ({ $count })
}
mistakes-title = Learn from your mistakes
mistakes-back = Back to the game
mistakes-whose = Whose mistakes
mistakes-none = { $name } – no mistakes in this game. Well played!
mistakes-progress = Puzzle { $at } of { $of }
mistakes-puzzle = { $step ->
    [lay] Turn { $turn }: lay a rug
    [steer] Turn { $turn }: turn Assam for the next player
   *[turn] Turn { $turn }: turn Assam
}
# Behind the word for the error. $choice is like “Rug on f4 and f5”, or a direction.
mistakes-played = { $step ->
    [lay] In the game: { $choice }.
   *[turn] In the game, Assam was turned to face { $choice }.
}
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
mistakes-yours = It wins { $chance } of the time.
mistakes-best = Best: { $choice }.
# $best and $played are the chances to win, $cost the difference
mistakes-cost = What was played cost { $cost } of a win: { $played } instead of { $best }.
mistakes-facts = What the choices lead to
mistakes-then = Played:
mistakes-better = Best:
mistakes-you = Yours:
mistakes-area = Your area there, in squares
mistakes-hidden = Squares of others it hides
mistakes-price = { $slippers ->
    [one] To pay for a { $slippers }
   *[other] To pay for a { $slippers }
}
mistakes-end = You found something better in { $found } of { $of }.
mistakes-outcome = { $outcome ->
    [first] found at once
    [later] found
    [shown] shown
   *[skipped] skipped
}
mistakes-again = Start again

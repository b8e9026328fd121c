### English: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = The rules
rules-lead = Assam owns the market, and he is hard to please: he walks wherever he was turned, and whoever brings him onto somebody else’s rug pays for it. Lay your rugs well, keep your dirhams, and show more of both than anybody else at the end.
rules-unofficial = These are the rules in our own words. This game is independent of the makers of the printed one.
rules-contents = Contents
rules-learn-instead = Rather try it? Learn it in two minutes.
rules-show = Show it
rules-show-again = Show it again
rules-allowed = Allowed
rules-forbidden = Not allowed

## The aim

rules-aim = The aim
rules-aim-points = At the end you get a point for every dirham you have, and a point for every square on which one of your rugs can be seen. Whoever has the most points wins.

## What there is

rules-things = What there is
rules-things-market = The market has seven by seven squares. Assam begins on the middle one, and always looks along a row or a column.
rules-things-die = The wooden die shows slippers: one on one side, two on two sides, three on two sides, and four on one side. So two and three come up twice as often as one and four.
rules-things-stock = Everybody begins with 30 dirhams. A rug covers two squares that share a side. With three players each has 15 rugs, with four each has 12; with two players it is a little different, see below.
rules-things-figure = Assam begins in the middle. The marked squares are those to which he can set out.

## A turn

rules-turn = A turn
rules-turn-lead = Your turn has four parts, always in this order.
rules-turn-face = Turn
rules-turn-figure = Assam looks south. The marked squares lie before him if he stays as he is, is turned a quarter to the left, or a quarter to the right. North lies behind him: he never turns that way.
rules-turn-face-how = Turn Assam a quarter to the left, a quarter to the right, or leave him as he stands. He never turns half round.
rules-turn-roll = Roll
rules-turn-roll-how = Throw the die. Assam walks as many squares as it shows slippers, straight ahead, over bare squares and over rugs alike.
rules-turn-pay = Pay
rules-turn-pay-how = If he stops on a rug of another player, you pay that player. On a bare square, and on a rug of your own, you pay nothing.
rules-turn-lay = Lay
rules-turn-lay-how = Lay one of your rugs beside Assam. This is not a choice: if a rug can be laid, it has to be. Then it is the next player’s turn.

## The edge

rules-edge = Off the edge
rules-edge-track = Round the market run tracks of brass. When Assam walks off the edge he follows the track that begins there, and comes back onto the market where it ends. The ride itself takes no step; the square on which he comes back does.
rules-edge-half = Most tracks are half-circles: he comes back on the row or column next door, looking the other way.
rules-edge-corner = At two corners, the top right and the bottom left, the track is a loop: he comes back onto the corner square that he has just left, a quarter turned, so that he walks on along the other edge.
rules-edge-figure-half = Three slippers: one step to the edge, then round the half-circle, where the square he comes back to is the second step, and one more.
rules-edge-figure-corner = Two slippers at the corner: round the loop, back onto the corner square as the first step, then on along the edge.

## Paying

rules-pay = Paying
rules-pay-area = The price is one dirham for each square of the area in which Assam stands: all squares of that colour that are joined by their sides, his own square among them. Squares that touch at a corner only are not joined. Only what lies on top counts.
rules-pay-figure = Assam stops on blue. Four blue squares are joined here, so the price is four dirhams. The fifth one touches only at a corner and costs nothing.

## Laying

rules-lay = Laying a rug
rules-lay-where = The rug lies on two squares that share a side. At least one of them must share a side with Assam’s square, and neither of them may be Assam’s square itself.
rules-lay-over = It may lie on bare squares, on rugs of yours, and on halves of other players’ rugs; whatever it covers is hidden for now, and counts for nobody.
rules-lay-whole = One thing is not allowed: to cover both halves of one rug of another player with a single rug. Two halves of two different rugs are fine. A rug of which one half is already hidden is no whole rug any more, so the half that is left may be covered.
rules-lay-figure-where = Red may choose any place of which at least one half touches a side of Assam’s square. The marked squares lie along those four sides.
rules-lay-figure-half = Red covers one half of the blue rug and one bare square.
rules-lay-figure-two = Red covers two halves of two different blue rugs.
rules-lay-figure-whole = Red may not cover the marked squares with one rug: both halves of one blue rug lie there.

## The end

rules-end = The end
rules-end-when = The game is over when nobody who is still in has a rug left to lay.
rules-end-points = Count the squares on which your rugs can be seen, and add your dirhams. Whoever has the most points wins. If two have the same, the one with more dirhams wins; if that is the same too, they share the victory.

## Out of the game

rules-out = Out of the game
rules-out-pay = If you cannot pay the whole price, you pay what you have and are out. Your turn ends there, and the rugs you have not laid go back into the box.
rules-out-rugs = Your rugs on the market stay where they are, but nobody pays on them any more, and they score for nobody. They are still somebody else’s rugs for the others: nobody covers both halves of one at once.
rules-out-last = Paying your very last dirham does not put you out, as long as the price is paid in full. When only one player is left, that player has won. Those who are out rank below all others; the later you went, the better.

## Giving up

rules-give-up = Giving up
rules-give-up-how = You can give up at any moment, even when it is not your turn. You are then out as above, and your dirhams go back to the bank. Running out of time at a table with a clock is the same, unless the table was set up so that a bot plays on for you.

## Two players

rules-two = Two players
rules-two-pile = With two players each has two colours: one plays red and blue, the other yellow and green, twelve rugs of each. Your 24 rugs are shuffled into one pile. Its top rug lies in plain sight, and that is the one you have to lay next.
rules-two-area = Each colour is an area of its own: where your two colours lie side by side, Assam’s stop costs only the squares of the colour he stands on.

## The variant

rules-variant = The variant: steer for the next
rules-variant-how = Here you do not turn Assam before the roll. You throw the die, he walks the way he already looks, you pay and you lay. Then you turn him a quarter to the left or to the right, and so set the way for the next player. Whoever is out turns nobody, and after the last rug nobody turns him.

## Printings

rules-printings = What the printings disagree on
rules-printings-lead = The printed rules are not the same everywhere. When you set up a table you can choose a printing, or each of these by itself. The usual way is what this page describes.
rules-printings-what = What
rules-printings-usual = The usual way
rules-printings-else = Elsewhere
rules-printings-who = Printed so in
rules-printings-nobody = none of these printings
rules-printings-presets = Every printing is an edition that you can choose by its language when you set up a table.
rules-option-bankruptcy = Who cannot pay the whole price
rules-option-bankruptcy-usual = is out of the game.
rules-option-bankruptcy-else = pays what there is and plays on.
rules-option-steering = Assam is turned
rules-option-steering-usual = before the roll.
rules-option-steering-else = after laying, for the next player. In some printings he then has to be turned, in some he may also stay.
rules-option-area = The price counts
rules-option-area-usual = squares of one colour.
rules-option-area-else = squares of one owner, both colours of a two-player pile together.
rules-option-whole = Both halves of one rug may not be covered at once
rules-option-whole-usual = if it is another player’s.
rules-option-whole-else = whoever’s it is, your own as well.
rules-option-halves = The two squares under a new rug
rules-option-halves-usual = may show the same colour.
rules-option-halves-else = may never show the same colour. If no rug fits, it goes back into the box.
rules-option-pile = The pile of a two-player game
rules-option-pile-usual = is shuffled.
rules-option-pile-else = has its colours in turns.
rules-option-stock = With two players each has
rules-option-stock-usual = 24 rugs in two colours.
rules-option-stock-else = 15 rugs in one colour.
rules-option-tie = A tie in points
rules-option-tie-usual = goes to whoever has more dirhams.
rules-option-tie-else = is a shared victory.
rules-option-box = The box holds
rules-option-box-usual = four sets of 15 rugs.
rules-option-box-else = three sets of 15 and one of 12.
rules-option-starter = Who begins
rules-option-starter-usual = is drawn by lot.
rules-option-starter-else = is agreed on, is the youngest, or is whoever was in Morocco last.

## Learning it

learn-title = Learn it in two minutes
learn-progress = Lesson { $lesson } of { $lessons }
learn-go-to = Lesson { $lesson }: { $title }
learn-lesson = { $lesson ->
    [turn] Turn Assam
    [roll] Throw the die
    [track] Ride the track
    [pay] Pay
    [lay] Lay a rug
    [cover] Cover a rug
   *[win] Win
}
learn-says = { $lesson ->
    [turn] This is Assam. He walks the way he looks, and you may turn him a quarter left or right first.
    [roll] The die shows slippers: that is how many squares he walks. Two and three come up most often.
    [track] At the edge he follows the brass track and comes back next door. The ride costs no step.
    [pay] He will stop on a blue rug. You pay Blue one dirham for each of the blue squares joined there.
    [lay] After the walk you lay a rug of yours: two squares, at least one of them right beside Assam.
    [cover] Rugs may lie over others. Only both halves of somebody’s rug at once are not allowed.
   *[win] A dirham is a point, a visible square is a point. You have one rug left, and Blue is two points ahead.
}
learn-task = { $lesson ->
    [turn] Turn him to the right.
    [roll] Throw the die.
    [track] Throw the die and watch him ride.
    [pay] Throw the die and see what it costs.
    [lay] Choose a place for your red rug.
    [cover] Hide one half of the blue rug.
   *[win] Lay your last rug so that you win.
}
learn-done = { $lesson ->
    [turn] Now he looks to the right, and that is where he will walk.
    [roll] Three slippers, three squares.
    [track] Out on one row, back on the next: three squares, and the ride for free.
    [pay] Three blue squares, so three dirhams go to Blue.
    [lay] Your rug is down. Now the others have to pay when Assam stops there.
    [cover] Well hidden. Blue has one square less, and a smaller area.
   *[win] You win by one point: two squares more for you, one less for Blue.
}
learn-else = { $lesson ->
    [turn] He may go that way too. For now, choose the arrow that points to the right.
    [cover] That is allowed, but it hides nothing blue. Choose a place that covers one of the two blue squares.
   *[win] Nearly: Blue would still win by having more dirhams. Cover one blue square, and none of your own.
}
learn-how-arrow = Tap an arrow, or use the arrow keys. Then press the button or Enter.
learn-how-rug = Tap a square to see a rug there. Tap it again to see the next one, or tap a square beside it to choose those two. You can also use the arrow keys. The button or Enter lays the rug.
learn-do = { $step ->
    [turn] Turn him
    [roll] Throw the die
   *[lay] Lay the rug
}
learn-name = { $seat ->
    [1] You
    [2] Blue
   *[3] Yellow
}
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-once-more = Once more
learn-end-title = That is the whole game
learn-end = Turn, roll, pay, lay, and keep an eye on everybody’s rugs. The rest you learn by playing.
learn-play = Play now
learn-read-rules = Read the rules
learn-from-start = From the beginning

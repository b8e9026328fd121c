### English: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = The rules
rules-lead = Assam owns the market, and he is hard to please. He walks the way he is facing, and if he stops on another player’s rug, you pay for it. Lay your rugs well and keep hold of your dirhams: at the end, the player with the highest total of dirhams and visible squares wins.
rules-unofficial = These are the rules in our own words. This game is not connected with the makers of the printed one.
rules-contents = Contents
rules-learn-instead = Rather try it? Learn it in two minutes.
rules-show = Show me
rules-show-again = Show me again
rules-allowed = Allowed
rules-forbidden = Not allowed

## The aim

rules-aim = Aim of the game
rules-aim-points = At the end, every dirham you have is worth a point, and so is every square on which one of your rugs can be seen. The player with the most points wins.

## What there is

rules-things = Components
rules-things-market = The market has seven by seven squares. Assam begins on the middle one, and always faces along a row or a column.
rules-things-die = The wooden die shows slippers: one slipper on one side, two on two sides, three on two sides, and four on one side. So a two or a three comes up twice as often as a one or a four.
rules-things-stock = Every player begins with 30 dirhams. A rug covers two squares that share a side. With three players, each has 15 rugs; with four, each has 12. With two players it is a little different: see below.
rules-things-figure = Assam begins in the middle. From there he can set out for any of the marked squares.

## A turn

rules-turn = A turn
rules-turn-lead = Your turn has four steps, always in this order.
rules-turn-face = Turn
rules-turn-figure = Assam is facing south. You may leave him as he is or turn him a quarter turn left or right, so he can set out for any of the marked squares. North is behind him, so he cannot set out that way.
rules-turn-face-how = Turn Assam a quarter turn left or right, or leave him as he is. He can never turn right round.
rules-turn-roll = Roll
rules-turn-roll-how = Roll the die. Assam walks straight ahead, one square for each slipper on the die, across empty squares and rugs alike.
rules-turn-pay = Pay
rules-turn-pay-how = If Assam stops on another player’s rug, you pay its owner. On an empty square or on a rug of your own, you pay nothing.
rules-turn-lay = Lay
rules-turn-lay-how = Lay one of your rugs next to Assam. If you can lay a rug, you must. Then it is the next player’s turn.

## The edge

rules-edge = Off the edge
rules-edge-track = Brass tracks run round the market. When Assam walks off the edge, he follows the track that begins there and comes back onto the market where it ends. Following the track does not count as a step, but the square where he comes back does.
rules-edge-half = Most tracks are half-circles: Assam comes back in the next row or column, facing the opposite way.
rules-edge-corner = At two corners, the top right and the bottom left, the track is a loop. It brings Assam back onto the corner square he has just left, after a quarter turn, so that he walks on along the other edge.
rules-edge-figure-half = Three slippers: Assam takes one step to the edge and follows the half-circle. The square where he comes back is the second step, and then he takes one more.
rules-edge-figure-corner = Two slippers at the corner: Assam follows the loop. Coming back onto the corner square is the first step, and the second takes him on along the edge.

## Paying

rules-pay = Paying
rules-pay-area = The price is one dirham for each square of the area Assam stands in: all squares of that colour that are joined by their sides, including the one he stands on. Squares that only touch at a corner are not joined. Only the rugs on top count.
rules-pay-figure = Assam stops on blue. Four blue squares are joined here, so the price is four dirhams. The fifth only touches them at a corner and does not count.

## Laying

rules-lay = Laying a rug
rules-lay-where = Lay the rug on two squares that share a side. At least one of them must share a side with Assam’s square, and neither may be Assam’s square itself.
rules-lay-over = You may lay it on empty squares, on your own rugs, and on halves of other players’ rugs. Wherever a rug is covered, it counts for nobody.
rules-lay-whole = One thing is not allowed: covering both halves of another player’s rug with a single rug. Two halves of two different rugs are fine. A rug with one half hidden no longer counts as whole, so its other half may be covered.
rules-lay-figure-where = Red may lay the rug anywhere, as long as one half shares a side with Assam’s square. The marked squares are the ones next to Assam.
rules-lay-figure-half = Red covers one half of the blue rug and one empty square.
rules-lay-figure-two = Red covers two halves of two different blue rugs.
rules-lay-figure-whole = Red may not use one rug to cover the marked squares: they are the two halves of one blue rug.

## The end

rules-end = The end
rules-end-when = The game ends when no player still in the game has a rug left to lay.
rules-end-points = Count the squares on which your rugs can be seen, and add your dirhams. The player with the most points wins. If players are tied, the one with more dirhams wins; if they are still tied, they share the victory.

## Out of the game

rules-out = Out of the game
rules-out-pay = If you cannot pay the full price, you pay what you have and you are out. Your turn ends there, and any rugs you have not yet laid go back in the box.
rules-out-rugs = Your rugs stay on the market, but nobody pays for them any more, and they score for nobody. For the others they still count as another player’s rugs: nobody may cover both halves of one at once.
rules-out-last = Paying your very last dirham does not put you out if it pays the price in full. When only one player is left, that player has won. Players who are out rank below all the others; the later you went out, the higher you rank.

## Giving up

rules-give-up = Giving up
rules-give-up-how = You can give up at any time, even when it is not your turn. You are then out of the game, as described above, and your dirhams go back to the bank. If there is a clock and you run out of time, the same happens, unless the table was set up so that a bot takes over.

## Two players

rules-two = Two players
rules-two-pile = With two players, each has two colours: one plays red and blue, the other yellow and green, with twelve rugs of each colour. Shuffle your 24 rugs into one pile. Everyone can see the top rug, and that is the one you have to lay next.
rules-two-area = Each colour is an area of its own. Where your two colours lie side by side, only squares of the colour Assam stands on count towards the price.

## The variant

rules-variant = Variant: steer for the next player
rules-variant-how = Here you do not turn Assam before the roll. You roll the die, Assam walks the way he is already facing, you pay, and you lay a rug. Then you turn him a quarter turn left or right, which sets his direction for the next player. A player who is out does not turn Assam, and after the last rug nobody does.

## Printings

rules-printings = Where the printings disagree
rules-printings-lead = The printed rules are not the same everywhere. When you set up a table, you can choose a printing, or choose each of these rules separately. This page describes the usual rules.
rules-printings-what = Rule
rules-printings-usual = Usual rules
rules-printings-else = Elsewhere
rules-printings-who = Printed in
rules-printings-nobody = none of these printings
rules-printings-presets = Every printing is an edition that you can choose by its language when you set up a table.
rules-option-bankruptcy = A player who cannot pay in full
rules-option-bankruptcy-usual = is out of the game.
rules-option-bankruptcy-else = pays what they have and plays on.
rules-option-steering = You turn Assam
rules-option-steering-usual = before the roll.
rules-option-steering-else = after laying, for the next player. In some printings you must turn him; in others you may leave him as he is.
rules-option-area = What counts towards the price:
rules-option-area-usual = squares of one colour.
rules-option-area-else = squares of one owner. With two players, both colours of a pile count.
rules-option-whole = You may not cover both halves of one rug at once
rules-option-whole-usual = if it belongs to another player.
rules-option-whole-else = even if it is your own.
rules-option-halves = The two squares under a new rug
rules-option-halves-usual = may be the same colour.
rules-option-halves-else = may never be the same colour. If the rug fits nowhere, it goes back in the box.
rules-option-pile = The pile in a two-player game
rules-option-pile-usual = is shuffled.
rules-option-pile-else = alternates between its two colours.
rules-option-stock = With two players, each has
rules-option-stock-usual = 24 rugs in two colours.
rules-option-stock-else = 15 rugs in one colour.
rules-option-tie = If players are tied on points,
rules-option-tie-usual = the one with more dirhams wins.
rules-option-tie-else = they share the victory.
rules-option-box = The box contains
rules-option-box-usual = four sets of 15 rugs.
rules-option-box-else = three sets of 15 and one of 12.
rules-option-starter = The first player
rules-option-starter-usual = is chosen at random.
rules-option-starter-else = is agreed on, is the youngest, or is the last to have been to Morocco.

## Learning it

learn-title = Learn it in two minutes
learn-progress = Lesson { $lesson } of { $lessons }
learn-go-to = Lesson { $lesson }: { $title }
learn-lesson = { $lesson ->
    [turn] Turn Assam
    [roll] Roll the die
    [track] Follow the track
    [pay] Pay
    [lay] Lay a rug
    [cover] Cover a rug
   *[win] Win
}
learn-says = { $lesson ->
    [turn] This is Assam. He walks the way he is facing, and before he does you may turn him a quarter turn left or right.
    [roll] The die shows slippers, and Assam walks that many squares. A two or a three comes up most often.
    [track] At the edge, Assam follows the brass track and comes back in the next row. Following the track does not count as a step.
    [pay] Assam is about to stop on a blue rug. The blue squares joined there form an area, and you pay Blue one dirham for each of them.
    [lay] After Assam’s walk, you lay a rug of your own. It covers two squares, and at least one of them must be right next to Assam.
    [cover] You may lay your rug over others. You just can’t cover both halves of another player’s rug at once.
   *[win] Every dirham is a point, and so is every visible square. You have one rug left, and Blue is two points ahead.
}
learn-task = { $lesson ->
    [turn] Turn him to the right.
    [roll] Roll the die.
    [track] Roll the die and watch where Assam goes.
    [pay] Roll the die and see what you pay.
    [lay] Choose a place for your red rug.
    [cover] Hide one half of the blue rug.
   *[win] Lay your last rug so that you win.
}
learn-done = { $lesson ->
    [turn] Now he is facing right, and that is where he will walk.
    [roll] Three slippers, three squares.
    [track] Out in one row and back in the next: three squares, and the track did not count.
    [pay] Three blue squares, so Blue gets three dirhams.
    [lay] Your rug is down. From now on, the others pay if Assam stops there on their turn.
    [cover] Well hidden. Blue has one square fewer, and a smaller area.
   *[win] You win by one point: two squares more for you, one fewer for Blue.
}
learn-else = { $lesson ->
    [turn] He may go that way, too. For now, choose the arrow that points right.
    [cover] That is allowed, but it hides nothing blue. Choose a place that covers one of the two blue squares.
   *[win] Nearly! But Blue would still win with more dirhams. Cover one blue square and none of your own.
}
learn-how-arrow = Tap an arrow, or use the arrow keys. Then press the button or Enter.
learn-how-rug = Tap a square to see a rug there. Tap it again to see the next one, or tap a square beside it to choose those two. You can also use the arrow keys. To lay the rug, press the button or Enter.
learn-do = { $step ->
    [turn] Turn Assam
    [roll] Roll the die
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
learn-end = Turn, roll, pay, lay, and keep an eye on everyone’s rugs. You will pick up the rest as you play.
learn-play = Play now
learn-read-rules = Read the rules
learn-from-start = Start again

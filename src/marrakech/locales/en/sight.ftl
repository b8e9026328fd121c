### English: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Text board
text-board-about = The market in words: squares as buttons, a box to type in, and keys for reading out what you want to know.
text-board-show = Show the text board
text-board-hide = Hide the text board
settings-text-board = Text board at every table
settings-text-board-help = Squares as buttons and a box to type in, so that you can play without seeing the market.

## The squares

text-squares = The squares of the market
text-square = { $square }, { $rug ->
    [bare] empty
    [r] red rug
    [b] blue rug
    [y] yellow rug
   *[g] green rug
}{ $other ->
    [none] {""}
    [hidden] , its other half hidden
   *[square] , other half on { $with }
}{ $assam ->
    [N] . Assam stands here, facing north
    [E] . Assam stands here, facing east
    [S] . Assam stands here, facing south
    [W] . Assam stands here, facing west
   *[no] {""}
}
text-half-chosen = The rug begins on { $square }. Its other half can go on: { $squares }.
text-half-undone = Choice cleared.
text-no-rug = You can’t lay a rug on { $square } now.
text-no-pair = You can’t lay a rug on { $first } and { $second } now.
text-would-lay = A { colour } rug on { $first } and { $second }. Press Enter to lay it or Esc to cancel.
text-would-turn = Assam will face { facing }. Use R to roll the die.
text-would-steer = Assam will face { facing } for the next player. Use R to confirm.

## The box to type in

text-box = Type an action or a question
text-box-go = Do it
text-box-help = To turn Assam, type N (north), E (east), S (south) or W (west). Type R to roll the die, and two squares such as d4d5 to lay a rug. Type one square such as d4 to find out what is there and what it costs to stop there. Type I for the seats, T for the last turn, A for what is allowed, C for what each roll costs, and O for the overview.
text-box-empty = You haven’t typed anything yet.
text-box-unknown = “{ $text }” is not an action or a question. Type ? for help.
text-not-now = { $action } is not allowed now.
text-not-yours = There is nothing for you to decide right now.

## What is read out

text-ask = Read out
text-ask-seats = Seats
text-ask-last = Last turn
text-ask-legal = What is allowed
text-ask-prices = What each roll costs
text-ask-overview = Overview
text-overview = Turn { $turn }. Assam stands on { $square }, facing { facing }.
text-seat = { $name }: { $score }. { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = Next rug: { colour }.
text-seat-out = { $name } is out of the game.
text-last-none = Nobody has played yet.
text-legal-turn = You can turn Assam to face: { $choices }.
text-legal-roll = You can roll the die.
text-legal-lay = { $count ->
    [one] The rug can go in one place: { $choices }.
   *[other] The rug can go in { $count } places: { $choices }.
}
text-legal-return = There is no place for the rug, so it goes back in the box.
text-legal-none = There is nothing to do right now.

## Its keys

text-keys-title = Text board shortcuts
text-keys-arrows = move from square to square; Home and End for the ends of a row, Page Up and Page Down for the ends of a column
text-keys-enter = choose a square for the rug, or lay it
text-keys-roll = roll the die
text-keys-seats = read out the seats
text-keys-last = read out the last turn
text-keys-legal = read out what is allowed
text-keys-price = read out what it costs to stop on this square
text-keys-prices = read out what each roll costs
text-keys-overview = read out where Assam stands and what to do next
text-keys-box = go to the box for typing

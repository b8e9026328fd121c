### English: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Text board
text-board-about = The market in words: squares as buttons, a box to type in, and keys that read out what you want to know.
text-board-show = Show the text board
text-board-hide = Hide the text board
settings-text-board = Text board at every table
settings-text-board-help = Squares as buttons and a box to type in, for playing without seeing the market.

## The squares

text-squares = The squares of the market
text-square = { $square }, { $rug ->
    [bare] bare
    [r] red rug
    [b] blue rug
    [y] yellow rug
   *[g] green rug
}{ $other ->
    [none] {""}
    [hidden] , its other half hidden
   *[square] , together with { $with }
}{ $assam ->
    [N] . Assam stands here and looks north
    [E] . Assam stands here and looks east
    [S] . Assam stands here and looks south
    [W] . Assam stands here and looks west
   *[no] {""}
}
text-half-chosen = The rug begins on { $square }. Its other half may lie on: { $squares }.
text-half-undone = Nothing is chosen any more.
text-no-rug = No rug can lie on { $square } now.
text-no-pair = No rug can lie on { $first } and { $second } now.
text-would-lay = A { colour } rug on { $first } and { $second }. Enter lays it, Esc takes it back.
text-would-turn = Assam looks { facing }. R throws the die.
text-would-steer = Assam is to look { facing } for the next player. R agrees.

## The box to type in

text-box = Type an action or a question
text-box-go = Do it
text-box-help = N, E, S or W turns Assam, R throws the die, and two squares such as d4d5 lay a rug. One square such as d4 tells what lies there and what it costs. I reads the seats, T the last turn, A what is allowed, C what each roll costs, and O the overview.
text-box-empty = Nothing is typed yet.
text-box-unknown = “{ $text }” is no action and no question.
text-not-now = { $action } is not allowed now.
text-not-yours = There is nothing for you to decide now.

## What is read out

text-ask = Read out
text-ask-seats = Seats
text-ask-last = Last turn
text-ask-legal = What is allowed
text-ask-prices = What each roll costs
text-ask-overview = Overview
text-overview = Turn { $turn }. Assam stands on { $square } and looks { facing }.
text-seat = { $name }: { $score }. { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = The next rug is { colour }.
text-seat-out = { $name } is out of the game.
text-last-none = Nobody has moved yet.
text-legal-turn = Assam may be turned: { $choices }.
text-legal-roll = The die may be thrown.
text-legal-lay = { $count ->
    [one] One rug may be laid: { $choices }.
   *[other] { $count } rugs may be laid: { $choices }.
}
text-legal-return = No rug fits here; it goes back into the box.
text-legal-none = Nothing may be done now.

## Its keys

text-keys-title = Keys of the text board
text-keys-arrows = go from square to square; Home and End go along a row, Page Up and Page Down along a column
text-keys-enter = choose a square for the rug, or lay it
text-keys-roll = throw the die
text-keys-seats = read out the seats
text-keys-last = read out the last turn
text-keys-legal = read out what is allowed
text-keys-price = read out what this square costs
text-keys-prices = read out what each roll costs
text-keys-overview = read out where Assam stands and what is to be done
text-keys-box = go to the box to type in

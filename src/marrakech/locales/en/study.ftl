### English: watching a record and setting up a position.

study-again = Try again
study-copy-by-hand = Copy it from here

## Watching a record

replay-title = Watch a game again
replay-lead = Every game can be kept as a short text, its record. Open one to walk through it action by action, or look at the example first.
replay-example = Watch the example
replay-open-file = Open a file
replay-paste = Or paste a record here, or drop its file anywhere on this page
replay-watch = Watch it
replay-link-broken = This link is not complete, so the game in it cannot be read. Ask for it again, or open the record itself.
replay-another = Open another record

replay-seat = Seat { $seat }
replay-market = The market
replay-beginning = The game begins.
replay-before-first = Before the first turn
replay-place = Turn { $turn }: { $name }
replay-count = { $at } of { $of }
replay-controls = Walk through the game
replay-first = To the beginning
replay-back = One action back
replay-play = Play
replay-pause = Pause
replay-forward = One action forward
replay-last = To the end
replay-slider = Moment of the game
replay-keys = Keys: the arrows go one action back and forth, with Shift a whole turn; Home and End go all the way; the space bar plays and pauses.
replay-speed = Speed
replay-speed-name = { $speed ->
    [slow] Slow
    [fast] Fast
   *[normal] Normal
}

replay-standings = Standings
replay-player = Player
replay-dirhams = Dirhams
replay-squares = Squares
replay-points = Points
replay-rugs-left = Rugs
replay-next-rug = The next rug is { colour }.
replay-out = out
replay-winner = Winner

replay-turns = Turns
replay-no-turns = Nobody has moved yet.
replay-paid = paid { $count }
replay-copy-link = Copy link to this moment
replay-link-copied = The link is copied.
replay-download = Download
replay-to-table = Go to the table
replay-to-editor = Open in the editor
replay-about = About this record
replay-edition = Edition
replay-edition-none = not named
replay-rules = Rules
replay-rules-usual = the usual ones
replay-result = Result
replay-unfinished = not finished
replay-tag = { $name ->
    [Table] Table
    [Date] Date
    [ServerSeed] The server’s seed
    [SeatSeed1] Seed of seat 1
    [SeatSeed2] Seed of seat 2
    [SeatSeed3] Seed of seat 3
    [SeatSeed4] Seed of seat 4
    [SeatHash1] Promised hash of seat 1’s seed
    [SeatHash2] Promised hash of seat 2’s seed
    [SeatHash3] Promised hash of seat 3’s seed
    [SeatHash4] Promised hash of seat 4’s seed
    [Bot1] Bot at seat 1
    [Bot2] Bot at seat 2
    [Bot3] Bot at seat 3
    [Bot4] Bot at seat 4
    [ServerSeedHash] Promised hash of the server’s seed
   *[other] { $name }
}

## Your finished games

games-title = Your finished games
games-none = Every game that you finish is listed here.
games-you-won = You won
games-more = Show older games
games-kept = { $days ->
    [one] A game is kept for one day after its last move. To keep it longer, download its record.
   *[other] A game is kept for { $days } days after its last move. To keep it longer, download its record.
}

## Actions

study-face = Turn Assam { facing }
study-die = { $slippers ->
    [one] { $slippers } slipper
   *[other] { $slippers } slippers
}

## Setting up a position

editor-title = Position editor
editor-tools = What a touch does
editor-tool = { $tool ->
    [rug] Rug
    [half] Half rug
    [erase] Erase
    [assam] Assam
   *[look] Look and try
}
editor-tool-hint = { $tool ->
    [rug] Touch two squares that share a side.
    [half] Touch a square: half a rug comes to lie there, its other half hidden.
    [erase] Touch a square to bare it.
    [assam] Touch a square to put Assam there; touch him to turn him.
   *[look] Choose one of the actions on the board, or touch any square to ask for its price.
}
editor-colours = Colour of the rug
editor-second-half = The rug begins on { $square }. Choose a square beside it.
editor-do = { $step ->
    [roll] Throw the die
    [lay] Lay the rug
   *[turn] Turn Assam
}
editor-board-kept = The board shows the last position that could be read.
editor-area = { $square }: { $squares ->
    [one] one { colour } square
   *[other] { $squares } { colour } squares
} of { $name }. Whoever else stops there pays { dirhams }.
editor-area-free = { $square }: { $squares ->
    [one] one { colour } square
   *[other] { $squares } { colour } squares
} of { $name }, who is out. Nobody pays here.
editor-area-bare = { $square } is bare. Nobody pays here.

editor-text = The position as text
editor-text-first = First mend the text above; then its parts can be changed here.
editor-undo = Undo
editor-redo = Redo
editor-undone = Undone.
editor-redone = Redone.
editor-clear = Clear the board
editor-cleared = The board is empty now.
editor-start = { $players ->
    [one] Start for { $players }
   *[other] Start for { $players }
}
editor-copy-text = Copy text
editor-text-copied = The text is copied.
editor-copy-link = Copy link

editor-next = What may happen next
editor-next-hint = { $step ->
    [roll] The die is thrown. Choose what it shows.
    [draw] The next rug of the pile is drawn. Choose which.
    [lay] { $count ->
        [one] One rug may be laid. It is offered on the board.
       *[other] { $count } rugs may be laid. They are offered on the board.
    }
    [steer] Assam is turned for the next player.
   *[turn] Assam is turned, or left as he stands.
}
editor-do-return = Put the rug back
editor-do-draw = Draw { colour }
editor-prices = Where each roll leads, and what it costs

editor-fields = Details
editor-players = Players
editor-mover = To move
editor-seat = Seat { $seat }, { $colours }
editor-step = Step
editor-step-name = { $step ->
    [turn] turn Assam
    [roll] throw the die
    [lay] lay a rug
    [draw] draw a rug
    [steer] steer for the next
   *[over] the game is over
}
editor-facing = Assam looks
editor-rugs = Rugs left, { colour }
editor-top = Next rug
editor-top-none = not drawn
editor-out = Out
editor-out-as = Out, as number { $order }
editor-rules = Rules
editor-edition-own = a choice of its own

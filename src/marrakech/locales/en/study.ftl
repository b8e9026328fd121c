### English: watching a record and setting up a position.

study-again = Try again
study-copy-by-hand = Copy it from here

## Watching a record

replay-title = Replay a game
replay-lead = Every game can be saved as a short text, its record. Open one to step through the game, or look at the example first.
replay-example = Watch the example
replay-open-file = Open a file
replay-paste = Or paste a record here, or drop its file anywhere on this page
replay-watch = Watch
replay-link-broken = This link is incomplete, so the game in it can’t be read. Ask for the link again, or open the record itself.
replay-another = Open another record

replay-seat = Seat { $seat }
replay-market = The market
replay-beginning = The game begins.
replay-before-first = Before the first turn
replay-place = Turn { $turn }: { $name }
replay-count = { $at } of { $of }
replay-controls = Step through the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-slider = Moment in the game
replay-keys = Keys: arrows for one step back or forward, with Shift for a whole turn; Home and End for the beginning and the end; space bar to play or pause.
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
replay-next-rug = Next rug: { colour }.
replay-out = out
replay-winner = Winner

replay-turns = Turns
replay-no-turns = Nobody has played yet.
replay-paid = paid { $count }
replay-copy-link = Copy link to this moment
replay-link-copied = Link copied.
replay-download = Download
replay-to-table = Go to the table
replay-to-editor = Open in the editor
replay-about = About this record
replay-edition = Edition
replay-edition-none = not given
replay-rules = Rules
replay-rules-usual = the usual ones
replay-result = Result
replay-unfinished = not finished
replay-tag = { $name ->
    [Table] Table
    [Date] Date
    [ServerSeed] Server: seed
    [SeatSeed1] Seat 1: seed
    [SeatSeed2] Seat 2: seed
    [SeatSeed3] Seat 3: seed
    [SeatSeed4] Seat 4: seed
    [SeatHash1] Seat 1: published hash of the seed
    [SeatHash2] Seat 2: published hash of the seed
    [SeatHash3] Seat 3: published hash of the seed
    [SeatHash4] Seat 4: published hash of the seed
    [Bot1] Seat 1: bot
    [Bot2] Seat 2: bot
    [Bot3] Seat 3: bot
    [Bot4] Seat 4: bot
    [ServerSeedHash] Server: published hash of the seed
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
editor-tools = Tool
editor-tool = { $tool ->
    [rug] Rug
    [half] Half rug
    [erase] Erase
    [assam] Assam
   *[look] Look and try
}
editor-tool-hint = { $tool ->
    [rug] Select two squares that share a side.
    [half] Select a square to put half a rug there, its other half hidden.
    [erase] Select a square to clear it.
    [assam] Select a square to put Assam there; select him to turn him.
   *[look] Choose one of the actions on the board, or select any square to see its price.
}
editor-colours = Rug colour
editor-second-half = The rug begins on { $square }. Choose a square next to it.
editor-do = { $step ->
    [roll] Roll the die
    [lay] Lay the rug
   *[turn] Turn Assam
}
editor-board-kept = The board still shows the last position that could be read.
editor-area = { $square }: { $squares ->
    [one] area of one { colour } square
   *[other] area of { $squares } { colour } squares
}. Owner: { $name }. Price for everyone else: { dirhams }.
editor-area-free = { $square }: { $squares ->
    [one] area of one { colour } square
   *[other] area of { $squares } { colour } squares
}. Owner: { $name }, out of the game. Nobody pays here.
editor-area-bare = { $square } is empty. Nobody pays here.

editor-text = The position as text
editor-text-first = Fix the text above first; then you can change the details here.
editor-undo = Undo
editor-redo = Redo
editor-undone = Undone.
editor-redone = Redone.
editor-clear = Clear the board
editor-cleared = The board is now empty.
editor-start = { $players ->
    [one] Start for { $players }
   *[other] Start for { $players }
}
editor-copy-text = Copy text
editor-text-copied = Text copied.
editor-copy-link = Copy link

editor-next = What can happen next
editor-next-hint = { $step ->
    [roll] Roll the die: choose what it shows.
    [draw] Draw the next rug from the pile: choose its colour.
    [lay] { $count ->
        [0] There is no place for the rug, so it goes back in the box.
        [one] The rug can go in one place, shown on the board.
       *[other] The rug can go in { $count } places, shown on the board.
    }
    [steer] Turn Assam for the next player.
   *[turn] Turn Assam, or leave him as he is.
}
editor-do-return = Put the rug back
editor-do-draw = Draw { colour }
editor-prices = Where each roll leads and what it costs

editor-fields = Details
editor-players = Players
editor-mover = To move
editor-seat = Seat { $seat }, { $colours }
editor-step = Next step
editor-step-name = { $step ->
    [turn] turn Assam
    [roll] roll the die
    [lay] lay a rug
    [draw] draw a rug
    [steer] steer for the next player
   *[over] the game is over
}
editor-facing = Assam faces
editor-rugs = Rugs left ({ colour })
editor-top = Next rug
editor-top-none = not drawn yet
editor-out = Out
editor-out-as = Out, left as number { $order }
editor-rules = Rules
editor-edition-own = custom rules

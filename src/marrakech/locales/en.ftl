### English. A message's name is the key that the rules and the commands use.

## Things

colour = { $letter ->
    [r] red
    [b] blue
    [y] yellow
   *[g] green
}
facing = { $facing ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
dirhams = { $count ->
    [one] { $count } dirham
   *[other] { $count } dirhams
}
games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}

## Where something stands in a text

at-turn = turn { NUMBER($turn, useGrouping: 0) } (line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = turn { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = column { NUMBER($column, useGrouping: 0) }: { $problem }

## What the rules refuse

action-unknown = “{ $text }” is no action.
depth-negative = There are no sequences of { $depth } actions.
draw-none-left = { $action }: no rug of that colour is left in the pile of seat { $seat }.
game-over = { $action }: the game is over.
lay-covers-rug = { $action } would cover a whole rug at once that must not be covered whole.
lay-must = A rug can be laid, so one must be.
lay-not-beside = { $action } shares no side with Assam’s square.
lay-on-assam = { $action } would lie under Assam.
lay-one-colour = { $action } would lie on two squares of one colour, which these rules forbid.
not-this-step = { $action } does not belong here: { $step ->
    [turn] Assam is to be turned (N, E, S or W).
    [steer] Assam is to be turned (N, E, S or W).
    [roll] the die is to be thrown (1 to 4).
    [draw] the next rug of the pile is to be drawn (like *r).
   *[lay] a rug is to be laid (like d4d5).
}
roll-unknown = “{ $action }” is no roll; the die shows 1 to 4.
seat-out = { $action }: seat { $seat } is already out.
seat-unknown = { $action }: nobody sits at seat { $seat }.
steer-must-turn = { $action }: Assam must be turned a quarter left or right; he faces { $facing } already.
turn-half-round = { $action }: Assam faces { $facing } and never turns half round.

## What cannot be set up

bot-unknown = There is no bot “{ $name }”. There are: { $names }.
edition-unknown = There is no edition “{ $name }”. “marrakech editions” lists them all.
facing-unknown = “{ $facing }” is no facing; use N, E, S or W.
option-clash = { $first } and { $second } cannot be played together.
option-unknown = There is no option “{ $option }”. There are: { $options }.
option-value = The option { $option } has no value “{ $value }”. It has: { $values }.
players-number = Marrakech is for 2 to 4 players, not { $players }.

## What is wrong with a position

assam-form = “{ $text }” is not a square and a facing, like d4S.
board-character = “{ $text }” has no place on the board.
board-rank-length = rank { $rank } has { $found ->
    [8] more than 7 squares.
    [one] only 1 square, not 7.
   *[other] only { $found } squares, not 7.
}
board-ranks = the board has 7 ranks with “/” between them, not { $found }.
board-run = two runs of bare squares stand side by side on rank { $rank }; write their sum.
colour-unseated = no seat has the colour “{ $colour }” here.
draw-one-way = seat { $seat } has nothing to draw: its next rug can only be one.
half-alone = “{ $half }” on { $square } points at another half that does not point back.
mover-no-rugs = seat { $seat } is to { $step } but has no rug left.
mover-out = seat { $seat } is to { $step } but is out.
number-form = “{ $text }” is not a whole number.
number-range = { $text } is more than the highest number, { $highest }.
option-default = “{ $text }” is the default and is not written.
option-form = “{ $text }” is not an option with its value, like area=owner.
option-order = the option “{ $option }” stands out of order; they are sorted, and each comes once.
out-everyone = somebody must still be in.
out-order = who is out is numbered x1, x2 … in the order of going; found { $found }.
position-fields = a position has six fields with one space between them; found { $found }.
position-long = a position is never longer than { $longest } characters.
seat-colours = seat { $seat } plays “{ $colours }”; found “{ $text }”.
seat-form = seat { $seat } should read like 30:r12, not “{ $text }”.
seat-number = “{ $text }” is not one of the { $seats } seats.
seats-number = a position has 2 to 4 seats, not { $found }.
should-be-over = nobody is left to play on, so the step must be “over”, not “{ $step }”.
step-ruleset = the step “{ $step }” does not occur in these rules.
step-unknown = “{ $text }” is no step. There are: { $steps }.
top-colour = the top of seat { $seat }’s pile is one of “{ $colours }”, not “{ $text }”.
top-early = the pile of seat { $seat } waits for its draw and shows no top yet.
top-missing = the pile of seat { $seat } must show its top, like *r.
top-none-left = the top of seat { $seat }’s pile cannot be “{ $colour }”: none is left.
top-one-colour = the pile of seat { $seat } has one colour; its top is not written.

## What is wrong with a record

comment-brace = a comment cannot hold a closing brace: “{ $text }”.
comment-open = a comment is opened and not closed on its line.
comment-place = the comment “{ $text }” stands where no comment can stand, or out of order.
comment-result = no comment can stand beside the result, above it or after it; the last place for one is among the turns.
not-canonical = this is not how it is written. Expected: { $expected }
record-character = the character “{ $text }” cannot stand in a record.
record-cut-off = the last line does not end; the record seems cut off.
record-edition = the edition “{ $name }” plays by other rules than the position in the tag Start.
record-empty = there is nothing here.
record-long = a record is never longer than { $longest } characters.
record-no-result = the record ends without a result. Expected a blank line and then “*” or the points.
record-players = the record names neither a Start nor 2 to 4 seats in order (Seat1, Seat2 …).
record-seat = { $tag }: the game has only { $seats } seats.
record-start = the tags do not describe the beginning of this game.
record-sections = only a result is expected after this blank line.
result-wrong = the result is { $expected }, not “{ $text }”.
tag-form = this is not a tag like [Seat1 "Ana"]: { $text }
tag-name = “{ $tag }” is no name for a tag.
tag-reserved = the tag { $tag } is written from the start, the names and the edition; it cannot be given besides.
tag-twice = the tag { $tag } stands here a second time.
turn-empty = the turn has no action.
turn-form = a turn begins with its number, like “1.”; found “{ $text }”.
turn-line = the turn is over before “{ $text }”, which belongs on a line of its own.
turn-number = turn { NUMBER($expected, useGrouping: 0) } comes next, not { $text }.
turn-unfinished = the turn is not finished: the step “{ $step }” is still to come.

## Dice

seed-form = “{ $text }” is no seed: 1 to { $longest } printable ASCII characters without spaces.
dice-tags = the tag { $tag } is missing, and the dice cannot be verified without it.
dice-tag-form = the tag { $tag } cannot hold “{ $text }”.
dice-seat = { $tag }: the game has only { $seats } seats.
dice-hash = the server’s seed is not the one that was promised: its hash is { $expected }, not { $text }.
dice-chance = chance number { $number } is { $action }; the seeds give { $expected }.
verify-fine = { $file }: fine. { $count ->
    [0] There is no roll or draw yet.
    [one] The one roll or draw is what the seeds give.
   *[other] All { $count } rolls and draws are what the seeds give.
}

## What is wrong with a file or a command

file-missing = { $file }: there is no such file.
file-is-folder = { $file } is a folder.
file-not-text = { $file }: not a text in UTF-8 (byte { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } is larger than { $limit } megabytes; a record is much smaller.
file-exists = { $file } exists already and is not overwritten.
file-unreadable = { $file } cannot be read: { $reason }
file-unwritable = { $file } cannot be written: { $reason }
of-file = { $file }: { $problem }
error = Error: { $problem }
turn-beyond = the record has no turn { NUMBER($turn, useGrouping: 0) }; it ends with turn { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } bots need { $bots } seats; { $players } are playing.
names-too-many = { $names ->
    [one] One name is given
   *[other] { $names } names are given
} for { $people ->
    [0] bots only.
    [one] one person.
   *[other] { $people } people.
}
name-characters = a name cannot hold the character { $text }.
name-length = a name has 1 to { $longest } characters, not { $length }.
starter-unknown = “{ $text }” is no way to find who begins; use random or agreed.
nothing-to-resume = There is no unfinished game to resume.
options-clash = { $first } and { $second } cannot be used together.
passed-over = Passed over: { $problem }
resume-alone = A resumed game keeps its players and its rules; leave out { $option }.

## The store

store-full = { $file }: the disk is full, so nothing new can be kept. What was acknowledged is safe; free some space and go on.
store-locked = { $file } is in use by another server or another program.
store-broken = { $file } is damaged or was never a store of tables: { $reason }
store-newer = { $file } was written by a newer marrakech (version { $found } of the store; known here: up to { $known }).
store-unreadable = { $file } cannot be opened, read or written: { $reason }
store-closed = { $file } is closed: the server is stopping.
backup-done = The tables of { $source } are copied to { $target }

## Drawing a position

seat-name = Seat { $seat }
to-move = ▶
column-player = Player
column-rugs = Rugs to lay
column-dirhams = Dirhams
column-squares = Squares
column-points = Points
column-next = Next
out = out
steps-next = { $step ->
    [turn] { $name } turns Assam.
    [roll] { $name } throws the die.
    [lay] { $name } lays a rug.
    [draw] { $name }’s next rug is drawn.
    [steer] { $name } turns Assam for the next player.
   *[over] The game is over.
}
rules-in-force = Rules: { $rules }
rules-default = the default
legal-heading = Legal: { $actions }
chance-heading = Chance: { $actions }

## What happened

did-face = { $name } faces Assam { $facing }.
did-steer = { $name } turns Assam { $facing } for the next player.
did-roll = { $name } rolls { $slippers }: Assam walks to { $square }.
did-stay-free = Nothing to pay.
did-pay = { $name } pays { $owner } { dirhams }: the { $colour } area there has { $squares ->
    [one] one square
   *[other] { $squares } squares
}.
did-pay-part = { $name } owes { $owner } { $price } for a { $colour } area and has only { dirhams }.
did-go-out = { $name } cannot pay in full and is out of the game.
did-lay = { $name } lays a { $colour } rug on { $first } and { $second }.
did-return = No rug can be laid: { $name } puts one back into the box.
did-draw = { $name }’s next rug is { $colour }.
did-give-up = { $name } gives up.
did-win = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
list-and = { $first } and { $last }
list-comma = { $first }, { $last }

## Playing in the terminal

ask-players = How many play?
ask-bots = How many of them are bots?
ask-name = Name of player { $number }?
ask-number-again = A number from { $low } to { $high }, please.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Player { $number }
welcome = Marrakech in the terminal. Type ? at any time for help, Ctrl-C to stop: the game is saved after every action.
welcome-back = Welcome back: turn { $turn }. Type ? at any time for help.
saved-at = The record is kept in { $file }
prompt-turn = { $name }, which way? { $choices }
choice-left = { $facing } left
choice-straight = { $facing } straight on
choice-right = { $facing } right
prompt-throw = Assam faces { $facing }. Enter throws the die; { $others } still turn him.
prompt-roll = { $name }: Enter throws the die.
prompt-lay = { $name }, where does the { $colour } rug go? Type a number or the squares.
prompt-confirm-lay = { $action }? Enter lays it; another choice changes it.
prompt-confirm-steer = Assam will face { $facing } for { $next }. Enter agrees; another facing changes it.
stars-paid = The stars mark the area that was paid for.
prompt-must-return = { $name }: no rug can be laid here. Enter puts one back into the box.
price-heading = If the die shows
price-free = { $slippers }: { $square }, nothing to pay
price-own = { $slippers }: { $square }, your own rug
price-neutral = { $slippers }: { $square }, a rug of nobody in the game
price-due = { $slippers }: { $square }, { dirhams } to { $owner }
price-short = { $slippers }: { $square }, { $price } to { $owner }, and you have only { $dirhams }
not-understood = “{ $text }” is none of the choices. Type ? for help.
help-facing = N E S W      face Assam that way; nothing is fixed until the die is thrown
help-lay = 1 2 3 … or d4d5   choose a rug; nothing is fixed until Enter confirms it
help-position = position     show the position as text
help-log = log          show the record so far
help-save = save FILE    keep a copy of the record in FILE
help-give-up = give up      leave the game (it asks first)
help-quit = q or quit    stop here; resume later
ask-give-up = { $name }, really give up? Type yes.
yes = yes
gave-not-up = Nobody gave up.
copy-saved = A copy is in { $file }
goodbye-early = No game was begun.
goodbye = Stopped. Go on with: { $command }
save-trouble = The record could not be saved: { $problem } The game goes on and will be saved with the next action.
not-saved = The last actions are not saved: { $problem }
over-heading = The game is over after { turns }.
resume-over = This game is over; “marrakech replay” steps through it.

## Other commands

check-fine = { $file }: fine. { turns }, { $result }
replay-prompt = Enter goes on, b goes back, a number jumps to a turn, q stops
replay-start = Before the first action
replay-turn = Turn { $turn } of { $last }: { $line }
replay-comment = “{ $text }”
replay-end = This is the end of the record.
edition-column = Edition
edition-source = Rulebook
edition-options = Options
edition-box = Rugs
edition-starter = Begins
edition-default-rules = default
edition-footer = An option in (brackets) is set because the rulebook says nothing; all others are printed in it.
starter = { $who ->
    [random] by lot
    [morocco] last in Morocco
    [youngest] youngest or by lot
   *[agreed] as agreed
}
perft-total = { $nodes ->
    [one] one sequence
   *[other] { $nodes } sequences
} of { $depth ->
    [one] one action
   *[other] { $depth } actions
}
perft-counting = counting
simulate-progress = games
simulate-title = { games } of { $players } at random
simulate-seat = Seat
simulate-wins = Wins
simulate-points = Points
simulate-paid = Taxes paid
simulate-received = Taxes received
simulate-out = Goes out
simulate-length = A game takes { $mean } turns on average ({ $low } to { $high }).
simulate-anyone-out = Somebody goes out in { $share } of the games; { $shared } of the victories are shared.
simulate-speed = { $rate } games a second.
simulate-stopped = Stopped after { games }.

## At a table

behind = The game has gone on (event { $number }); look again before you decide.
chance-decides = { $action }: chance decides here.
clock-form = “{ $kind }” is no clock that can be played with.
code-wrong = This link does not open a seat, or does so no longer.
command-unknown = “{ $kind }” is nothing that can be done at a table.
log-long = More than { $most } things have happened at this table; it can only be played to its end.
names-missing = { $people ->
    [one] One person sits down at once and needs a name; { $names } given.
   *[other] { $people } persons sit down at once and need a name each; { $names } given.
}
not-host = Only who set up this table can do that.
not-seated = Only who has a seat at this table can do that.
not-your-seat = Seat { $seat } is not yours.
not-your-turn = It is the turn of seat { $seat }, which is not yours.
record-none = This game has not begun; there is no record yet.
rematch-exists = The next game is set up already: table { $table }.
rules-twice = Name an edition or the rules, not both.
seat-free = Nobody sits at seat { $seat }.
seat-kind = “{ $text }” cannot sit down; a seat is for a person, open, or for a bot.
seat-missing = There is no seat “{ $seat }” here.
seat-not-lent = No bot stands in for you.
seat-not-persons = No person plays at seat { $seat } now.
seat-present = The player at seat { $seat } is here, or has not been away for long enough.
seat-taken = { $seat ->
    [0] Every seat is taken.
   *[other] Seat { $seat } is taken.
}
seats-open = Some seats are still open.
table-busy = Too many want to change this table at once; try again.
table-unknown = There is no table “{ $table }”.
time-left = There is time left.
timeout-kind = “{ $text }” is nothing that running out of time can mean.
wrong-phase = { $phase ->
    [gathering] The game has not begun yet.
    [playing] The game has begun already.
    [over] The game is over.
   *[cancelled] The table was cancelled.
}

## At the server's doors

method-unknown = That cannot be done here.
origin-refused = A page from somewhere else may not do that.
page-unknown = There is nothing here.
request-big = That is too much at once.
request-invalid = The request is not of the form that the protocol describes ({ $where }: { $what }).
server-failed = Something went wrong here. It is noted, and nothing that was acknowledged is lost.
square-unknown = “{ $text }” is no square.
token-missing = This device has no cookie of ours yet: set up a table or sit down over HTTP first.
too-many-tables = One page can watch { $most } tables at most.
server-troubled = The server cannot keep anything just now ({ $trouble }). Nothing is lost; try again in a while.
too-often = That was too often; wait a while.

## Running a server

serve-ready = Marrakech is at { $link }
serve-lan = In the local network: { $link }
serve-data = { $file } cannot be kept: { $reason }
serve-host = “{ $host }” is no address of this machine: { $reason }
serve-stop = Ctrl-C stops it. Every game is kept in { $file }
serve-port = Port { $port } is taken or may not be used: { $reason }
serve-only-here = Only this machine can reach it; --host 0.0.0.0 opens it to the local network.

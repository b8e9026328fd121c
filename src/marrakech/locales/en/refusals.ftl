### English: what is refused, and why. A message’s name is the key that goes over the wire.

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
commitment-form = “{ $text }” is no SHA-256 hash: 64 hexadecimal digits, in small letters.
commitments-missing = { $people ->
    [one] One person sits down right away and promises one seed; promises given: { $commitments }.
   *[other] { $people } people sit down right away and promise one seed each; promises given: { $commitments }.
}
seeds-awaited = The game cannot start yet: not every seat has its seed in.
seeds-sealed = The seeds are fixed: the game is about to start, and they cannot be changed any more.
seed-hash = the seed of seat { $seat } is not the one that was promised: its hash is { $expected }, not { $text }.
dice-tags = the tag { $tag } is missing, and the dice cannot be verified without it.
dice-tag-form = the tag { $tag } cannot hold “{ $text }”.
dice-seat = { $tag }: the game has only { $seats } seats.
dice-hash = the server’s seed is not the one that was promised: its hash is { $expected }, not { $text }.
dice-chance = chance number { $number } is { $action }; the seeds give { $expected }.

## Names

name-characters = a name cannot hold the character { $text }.
name-length = a name has 1 to { $longest } characters, not { $length }.

## At a table

behind = The game has gone on (event { $number }); look again before you decide.
bot-not-ready = The bot is still getting ready; try again in a moment.
chance-decides = { $action }: chance decides here.
clock-form = “{ $kind }” is no clock that can be played with.
code-wrong = This link does not open a seat, or does so no longer.
device-link-wrong = This link adds no device, or does so no longer. Make a new one on the other device.
device-unknown = This is none of your devices, or it has been signed out already.
command-unknown = “{ $kind }” is nothing that can be done at a table.
hint-none = The bot did not answer; try again in a moment.
hint-people = There are no hints where other people play.
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
stand-in-weak = The bot “{ $name }” cannot stand in for a player. These can: { $names }.
table-busy = Too many want to change this table at once; try again.
table-damaged = The log of table “{ $table }” is damaged, so nobody can play there. All other tables are fine.
table-unknown = There is no table “{ $table }”.
time-left = There is time left.
timeout-kind = “{ $text }” is nothing that running out of time can mean.
wrong-phase = { $phase ->
    [gathering] The game has not begun yet.
    [playing] The game has begun already.
    [over] The game is over.
   *[cancelled] The table was cancelled.
}

## Reactions at a table

reactions-fast = { $seconds ->
    [one] Not so fast! You can send the next reaction in { $seconds } second.
   *[other] Not so fast! You can send the next reaction in { $seconds } seconds.
}
reactions-crowd = Many spectators are reacting right now. Try again in a moment.
reactions-used = { $who ->
    [spectators] The spectators have used up their { $most } reactions at this table.
   *[player] You have used up your { $most } reactions at this table.
}

## At the server's doors

bots-alone = { $most ->
    [0] Bots cannot play alone on this server.
    [one] A game of bots alone is being played from your network. Wait until it is over.
   *[other] { $most } games of bots alone are being played from your network. Wait until one of them is over.
}
host-refused = This server does not answer under the name “{ $host }”. Whoever runs it can allow the name with the option { $option }.
method-unknown = That cannot be done here.
origin-refused = A page from somewhere else may not do that.
page-unbuilt = The page has not been built into this server: “python hatch_build.py build” in its source does it.
page-unknown = There is nothing here.
request-big = That is too much at once.
request-invalid = The request is not of the form that the protocol describes ({ $where }: { $what }).
request-slow = The request took too long to arrive.
server-failed = Something went wrong here. It is noted, and nothing that was acknowledged is lost.
server-full = The server has as many connections as it can take; try again in a while.
square-unknown = “{ $text }” is no square.
token-missing = This device has no token, or was signed out: POST /api/device gives it a new one.
too-many-tables = One page can watch { $most } tables at most.
server-troubled = The server cannot keep anything just now ({ $trouble }). Nothing is lost; try again in a while.
too-often = That was too often; wait a while.

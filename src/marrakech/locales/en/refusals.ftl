### English: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = “{ $text }” is not an action.
depth-negative = The number of actions can’t be negative: { $depth }.
draw-none-left = { $action }: there is no rug of that colour left in the pile of seat { $seat }.
game-over = { $action }: the game is over.
lay-covers-rug = { $action } would cover a whole rug in one go, which is not allowed.
lay-must = You can lay a rug, so you must.
lay-not-beside = { $action }: at least one half of the rug must share a side with Assam’s square.
lay-on-assam = { $action }: you can’t lay a rug on Assam’s square.
lay-one-colour = { $action } would cover two squares of the same colour, which these rules don’t allow.
not-this-step = { $action } can’t be played now. { $step ->
    [turn] The next step is to turn Assam: N (north), E (east), S (south) or W (west).
    [steer] The next step is to turn Assam: N (north), E (east), S (south) or W (west).
    [roll] The next step is to roll the die: 1 to 4.
    [draw] The next step is to draw the next rug from the pile, such as *r.
   *[lay] The next step is to lay a rug, such as d4d5.
}
roll-unknown = “{ $action }” is not a roll; the die shows 1 to 4.
seat-out = { $action }: seat { $seat } is already out.
seat-unknown = { $action }: there is no seat { $seat } in this game.
steer-must-turn = { $action }: Assam is already facing { facing }. Turn him a quarter turn left or right.
turn-half-round = { $action }: Assam is facing { facing } and can’t turn right round. Choose another direction.

## What cannot be set up

bot-unknown = There is no bot called “{ $name }”. Available: { $names }.
edition-unknown = There is no edition called “{ $name }”. To see them all, run “marrakech editions”.
facing-unknown = “{ $facing }” is not a direction; use N (north), E (east), S (south) or W (west).
option-clash = { $first } and { $second } can’t be combined.
option-unknown = There is no option called “{ $option }”. Available: { $options }.
option-value = The option { $option } can’t be “{ $value }”. Possible values: { $values }.
players-number = Marrakech is for 2 to 4 players, not { $players }.

## What is wrong with a position

assam-form = “{ $text }” is not a square and a direction, such as d4S.
board-character = “{ $text }” does not belong on the board.
board-rank-length = rank { $rank } has { $found ->
    [8] more than 7 squares.
    [one] only 1 square, not 7.
   *[other] only { $found } squares, not 7.
}
board-ranks = the board has 7 ranks with “/” between them, not { $found }.
board-run = rank { $rank } has two runs of empty squares side by side; write their sum.
colour-unseated = no seat here plays the colour “{ $colour }”.
draw-one-way = seat { $seat } has nothing to draw: its next rug is already determined.
half-alone = “{ $half }” on { $square } points at another half that does not point back.
mover-no-rugs = the step is “{ $step }”, but seat { $seat } has no rug left.
mover-out = the step is “{ $step }”, but seat { $seat } is out.
number-form = “{ $text }” is not a whole number.
number-range = { $text } is too high; the highest number is { $highest }.
option-default = “{ $text }” is the default; leave it out.
option-form = “{ $text }” is not an option with its value, such as area=owner.
option-order = the option “{ $option }” is out of order; sort the options and write each only once.
out-everyone = at least one player must still be in the game.
out-order = players who are out are numbered x1, x2 … in the order they left; found { $found }.
position-fields = a position has six fields separated by single spaces; found { $found }.
position-long = a position can’t be longer than { $longest } characters.
seat-colours = seat { $seat } plays “{ $colours }”; found “{ $text }”.
seat-form = seat { $seat } should look like 30:r12, not “{ $text }”.
seat-number = “{ $text }” is not one of the { $seats } seats.
seats-number = a position has 2 to 4 seats, not { $found }.
should-be-over = nobody is left to play, so the step must be “over”, not “{ $step }”.
step-ruleset = these rules have no step “{ $step }”.
step-unknown = “{ $text }” is not a step. The steps are: { $steps }.
top-colour = the top rug of seat { $seat }’s pile must be one of “{ $colours }”, not “{ $text }”.
top-early = seat { $seat }’s pile is still waiting for its draw, so it can’t show a top rug yet.
top-missing = seat { $seat }’s pile must show its top rug, such as *r.
top-none-left = the top rug of seat { $seat }’s pile can’t be “{ $colour }”: none is left.
top-one-colour = seat { $seat }’s pile has only one colour, so leave out its top rug.

## What is wrong with a record

comment-brace = a comment can’t contain a closing brace: “{ $text }”.
comment-open = this comment is not closed on the same line.
comment-place = the comment “{ $text }” is in a place where no comment can be, or out of order.
comment-result = a comment can’t be beside, above or after the result; put it among the turns.
not-canonical = this is not the standard form. Expected: { $expected }
record-character = a record can’t contain the character “{ $text }”.
record-cut-off = the last line is incomplete; the record seems to have been cut off.
record-edition = the rules of the edition “{ $name }” differ from those of the position in the tag Start.
record-empty = there is nothing here.
record-long = a record can’t be longer than { $longest } characters.
record-no-result = the record ends without a result. It should end with a blank line and then “*” or the points.
record-players = the record needs the tag Start, or two to four players in order (Seat1, Seat2 …).
record-seat = { $tag }: the game has only { $seats } seats.
record-start = the tags do not match the beginning of this game.
record-sections = only the result can come after this blank line.
result-wrong = the result should be { $expected }, not “{ $text }”.
tag-form = this is not a tag such as [Seat1 "Ana"]: { $text }
tag-name = “{ $tag }” is not a valid name for a tag.
tag-reserved = the tag { $tag } is written automatically from the start, the names and the edition; leave it out.
tag-twice = the tag { $tag } is here for the second time.
turn-empty = this turn has no action.
turn-form = a turn begins with its number, such as “1.”; found “{ $text }”.
turn-line = the turn ends before “{ $text }”, which belongs on a new line.
turn-number = turn { NUMBER($expected, useGrouping: 0) } should come next, not { $text }.
turn-unfinished = the turn is not finished: the step “{ $step }” is missing.

## Dice

seed-form = “{ $text }” is not a valid seed; use 1 to { $longest } printable ASCII characters without spaces.
commitment-form = “{ $text }” is not a SHA-256 hash; use 64 hexadecimal digits in lower case.
commitments-missing = { $people ->
    [one] One person is seated at the start and needs one hash of a seed; hashes given: { $commitments }.
   *[other] { $people } people are seated at the start and need one hash of a seed each; hashes given: { $commitments }.
}
seeds-awaited = The game can’t start yet: some seeds are still missing.
seeds-sealed = The game is about to start, so seeds can no longer be changed.
seed-hash = the seed of seat { $seat } does not match its published hash: the seed’s hash is { $expected }, not { $text }.
dice-tags = the tag { $tag } is missing, and without it the dice can’t be checked.
dice-tag-form = the tag { $tag } can’t be “{ $text }”.
dice-seat = { $tag }: the game has only { $seats } seats.
dice-hash = the server’s seed does not match its published hash: the seed’s hash is { $expected }, not { $text }.
dice-chance = roll or draw number { $number } is { $action }, but the seeds give { $expected }.

## Names

name-characters = a name can’t contain the character { $text }.
name-length = a name must have 1 to { $longest } characters, not { $length }.

## At a table

behind = The game has moved on. Please look again before you decide.
bot-not-ready = The bot is still getting ready. Please try again in a moment.
chance-decides = { $action }: chance decides here.
clock-form = “{ $kind }” is not a valid clock.
code-wrong = This link doesn’t open a seat, or no longer does. Ask for a new one.
device-link-wrong = This link can’t add a device, or no longer can. Make a new one on the other device.
device-unknown = This isn’t one of your devices, or it has already been signed out.
command-unknown = “{ $kind }” is not a table command.
hint-none = The bot didn’t answer. Please try again in a moment.
hint-people = There are no hints when you play with other people.
log-long = This table has reached its limit of { $most } events. The game can now only be played to its end.
names-missing = { $people ->
    [one] One person is seated at the start and needs a name; names given: { $names }.
   *[other] { $people } people are seated at the start and need a name each; names given: { $names }.
}
not-host = Only the person who set up this table can do that.
not-seated = Only players with a seat at this table can do that.
not-your-seat = Seat { $seat } isn’t yours.
not-your-turn = It isn’t your turn; seat { $seat } is to move.
record-none = This game hasn’t begun, so there is no record yet.
rematch-exists = The next game has already been set up: table { $table }.
rules-twice = Choose an edition or your own rules, not both.
seat-free = Nobody is sitting at seat { $seat }.
seat-kind = “{ $text }” is not a valid seat; a seat is open, for a person, or for a bot.
seat-missing = There is no seat “{ $seat }” here.
seat-not-lent = No bot is playing for you.
seat-not-persons = No person is playing at seat { $seat } right now.
seat-present = The player at seat { $seat } is here, or hasn’t been away for long enough.
seat-taken = { $seat ->
    [0] Every seat is taken.
   *[other] Seat { $seat } is taken.
}
seats-open = Some seats are still open.
stand-in-weak = The bot “{ $name }” can’t take over for a player. These can: { $names }.
table-busy = Too much is happening at this table at once. Please try again.
table-damaged = The log of table “{ $table }” is damaged, so nobody can play there. Other tables are not affected.
table-unknown = There is no table “{ $table }”.
time-left = There is still time left.
timeout-kind = “{ $text }” is not a valid time-out rule.
wrong-phase = { $phase ->
    [gathering] The game hasn’t begun yet.
    [playing] The game has already begun.
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

## Taking back

undo-none = There is no rug to take back: that is only possible until Assam is turned or the die is rolled.
undo-others = Other people play along on their own devices, so nothing can be taken back.

## At the server

analysis-empty = There is nothing to analyse: no action has been recorded.
analysis-full = Many games are waiting to be analysed on this server. Please try again in a few minutes.
analysis-many = Several of your analyses are still waiting. Please wait until one of them is done.
analysis-too-early = A game can be analysed once it is over.
analysis-unknown = This analysis is no longer here. Ask for it again.
bots-alone = { $most ->
    [0] This server doesn’t allow games with bots only.
    [one] A game with bots only is already running from your network. Please wait until it is over.
   *[other] { $most } games with bots only are already running from your network. Please wait until one of them is over.
}
host-refused = This server doesn’t answer to the name “{ $host }”. The person who runs it can allow the name with the option { $option }.
method-unknown = That can’t be done here.
origin-refused = Pages on other sites can’t do that here.
page-unbuilt = The game’s pages have not been built into this server. To build them, run “python hatch_build.py build” in its source folder.
page-unknown = There is nothing at this address.
request-big = That is too much to send at once.
request-invalid = The request does not follow the protocol ({ $where }: { $what }).
request-slow = The request took too long to arrive.
# A rollout: many games are played to their end from each choice of one decision, to see what it is worth.
rollout-none = There is nothing to compare here: nobody had a choice at this point.
rollout-unknown = These games are no longer here. Ask for them again.
server-failed = Something went wrong on the server, and the problem has been logged. Please try again.
server-full = The server is full right now. Please try again in a while.
square-unknown = “{ $text }” is not a square.
token-missing = This device has no token or has been signed out. POST /api/device gives it a new one.
too-many-tables = One page can watch at most { $most } tables.
server-troubled = The server can’t save moves right now. Please wait a moment and try again.
too-often = That was too often. Please wait a moment and try again.

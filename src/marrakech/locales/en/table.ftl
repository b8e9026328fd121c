### English: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Your turn: turn Assam, then throw the die.
    [roll] Your turn: throw the die.
    [lay] Lay your { colour } rug beside Assam.
    [steer] Turn Assam for the next player.
    [draw] Your next rug is drawn.
   *[over] The game is over.
}
todo-shared = { $step ->
    [turn] { $name }: turn Assam, then throw the die.
    [roll] { $name }: throw the die.
    [lay] { $name }: lay your { colour } rug beside Assam.
    [steer] { $name }: turn Assam for the next player.
    [draw] The next rug of { $name } is drawn.
   *[over] The game is over.
}
todo-other = { $step ->
    [turn] { $name } decides where Assam goes.
    [roll] { $name } throws the die.
    [lay] { $name } looks for a place for a { colour } rug.
    [steer] { $name } turns Assam for the next player.
    [draw] The next rug of { $name } is drawn.
   *[over] The game is over.
}
todo-told = { $name } plays.
todo-told-you = You play.
todo-lent = A bot plays for { $name }.
todo-getting-ready = { $name } is getting ready…
act-roll = Throw the die
act-lay = Lay the rug
act-steer = Turn Assam
act-box = Put the rug back
act-choose-rug = Choose two squares
act-choose-facing = Choose a direction
act-sent = On its way…
act-wait = Others are playing
act-watch = You are watching
skip = Skip
action-title = What to do

## Hints

hint = Hint
hint-hide = Hide the hint
hint-thinking = Looking for a hint…
hint-warming = The bots are getting ready. The hint comes as soon as they are.
hint-would-face = { $name } would face Assam { facing }.
hint-would-lay = { $name } would lay the rug on { $first } and { $second }.
hint-chance = { $times ->
    [0] That hardly ever wins.
    [one] That wins one game in 100.
   *[other] That wins { $times } games in 100.
}
hint-choices = The best choices

## What happened besides

did-run-out = { $name } has run out of time and is out of the game.
did-break-rules = { $name } has broken the rules and is out of the game.
did-fail = { $reason ->
    [engine-not-started] { $name } could not be started and is out of the game.
    [engine-hung] { $name } did not answer and is out of the game.
    [engine-flooded] { $name } said far too much and is out of the game.
    [engine-junk] { $name } did not make sense and is out of the game.
    [engine-illegal] { $name } chose what is not legal and is out of the game.
   *[engine-crashed] { $name } has crashed and is out of the game.
}
did-sit = { $name } sits down.
did-vacate = Seat { $seat } is open again.
did-seat-bot = A bot sits down at seat { $seat }.
did-start = The game begins.
did-stand-in = { $reason ->
    [time] { $name } has run out of time; a bot plays on.
   *[absent] { $name } is away; a bot plays on.
}
did-come-back = { $name } is back.
did-move = { $name } plays on from another device.
did-hold = The server was away for a while. Nothing was lost.
did-cancel = The table was cancelled.
log-face = faces { facing }
log-steer = turns Assam { facing }
log-roll = rolls { $slippers }, to { $square }
log-pay = pays { $owner } { dirhams }
log-pay-part = has only { dirhams } for { $owner }
log-go-out = is out
log-lay = lays { colour } on { $first } and { $second }
log-return = puts a rug back
log-draw = next: { colour }
log-title = What happened
log-empty = Nothing yet. The first turn is about to begin.
side-title = Log and table

## Looking back at an earlier turn

log-about = Choose a turn to see it on the market.
look-title = An earlier turn
look-back = One turn back
look-forward = One turn forward
look-return = Back to the game
look-opened = You are looking back. Esc takes you back to the game.
look-returned = You are back in the game.
look-your-turn = It is your turn.
look-gone-on = The game has gone on.
keys-look = in the log: go from turn to turn; Enter shows one on the market, Esc leads back to the game

## Seats

seats-title = Seats
seat-open = Open seat { $seat }
seat-rugs = { $count ->
    [one] { $count } { colour } rug left
   *[other] { $count } { colour } rugs left
}
seat-next = (next)
seat-score = { dirhams } and { $squares ->
    [one] { $squares } visible square
   *[other] { $squares } visible squares
} make { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-out-mark = out
mark-you = you
mark-bot = bot
mark-lent = bot plays
mark-away = away
bot-called = { $bot ->
    [random] Beginner
    [novice] Novice
    [greedy] Apprentice
    [merchant] Merchant
    [master] Master
   *[other] Bot { $bot }
}
bot-lettered = { $bot ->
    [random] Beginner { $letter }
    [novice] Novice { $letter }
    [greedy] Apprentice { $letter }
    [merchant] Merchant { $letter }
    [master] Master { $letter }
   *[other] Bot { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Plays at random.
    [novice] Plays well every other time.
    [greedy] Looks one turn ahead, for points.
    [merchant] Weighs what each choice brings later.
    [master] The strongest: looks furthest ahead.
   *[other] Plays in its own way.
}
watchers = { $watchers ->
    [one] One person is watching.
   *[other] { $watchers } people are watching.
}
you-watch = { $others ->
    [0] You are watching.
    [one] You and one other are watching.
   *[other] You and { $others } others are watching.
}
time-short = Ten seconds left.

## What a seat says when it is chosen

seat-each-counts = Each dirham is one point, and so is each square on which a rug of this colour can be seen.
seat-each-counts-two = Each dirham is one point, and so is each square on which a rug of these two colours can be seen.
seat-pile-two = { $whose ->
    [you] Your pile has rugs of two colours.
   *[other] This pile has rugs of two colours.
}
seat-pile-next = The next rug is { colour }. Everyone can see it.
seat-pile-empty = All of these rugs have been laid.
seat-next-mark = next
seat-about-out = Out of the game. These rugs stay on the market, and stopping on them costs nothing.
seat-about-away = Away: the page of this game is not open at the moment.
seat-about-bot = A bot. { bot-about }
seat-about-lent = A bot plays here until the player is back. { bot-about }

## A square that was asked about

area-price = { $owner } owns this { colour } area of { $squares ->
    [one] one square
   *[other] { $squares } squares
}. Stopping here costs others { dirhams }.
area-free = This { colour } area of { $squares ->
    [one] one square
   *[other] { $squares } squares
} costs nothing: { $owner } is out of the game.

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = Yours: others pay { dirhams }
price-tag-free = Nothing to pay
price-nudge = { $how ->
    [touch] Tap any rug to see what it costs to stop there.
   *[mouse] Point at any rug to see what it costs to stop there.
}

## The board’s words

board-label = The market
board-square = { $square }, { $colour ->
    [bare] bare
    [r] red rug
    [b] blue rug
    [y] yellow rug
   *[g] green rug
}{ $assam ->
    [here] , Assam stands here
   *[no] {""}
}
board-facing = Turn Assam { facing }
board-lay = A rug on { $first } and { $second }
board-die = The die shows { $slippers ->
    [one] one slipper
   *[other] { $slippers } slippers
}

## The line

line-connecting = Connecting…
line-slow = The connection is slow…
line-back = The connection is back.
line-lost = No connection for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. Trying again; nothing is lost.
line-lost-kept = No connection for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. Your move is kept and goes out as soon as it is back.
bot-played = A bot played for you while you were away. You are back.
bot-plays-for-you = A bot plays for you.
play-myself = Play on myself
away-long = { $name } has been away for a while.
away-wait = Wait
away-bot = Let a bot play

## Before the game

gathering-title = Waiting for the others
gathering-title-full = Everybody is here
gathering-title-guest = A game is about to begin
gathering-open = { $open ->
    [one] One seat is still open. The game begins when it is taken.
   *[other] { $open } seats are still open. The game begins when they are taken.
}
gathering-awaited = The game begins by itself as soon as everybody has this page open. Still missing: { $names }.
gathering-unready = The game can begin as soon as everybody has this page open. Still missing: { $names }.
gathering-full = { $host ->
    [you] Begin whenever you like.
   *[other] Whoever set up the table begins the game.
}
invite-title = Invite your friends
invite-text = Send them this link, or let them scan the code. Whoever opens it can sit down; nobody needs an account.
invite-link = Link to a seat
invite-qr = QR code of the link to a seat
invite-message = Come and play Marrakech with me.
invite-here-only = { $host } is an address for this machine only. To let others in, start the server like this and open the game by this machine’s own address:
invite-renew = Make a new link
invite-renewed = There is a new link now. The old one no longer opens a seat.
invite-host-has-it = Whoever set up this table has the link that opens a seat.
watch-title = Somebody only wants to watch?
watch-link = Link to watch
watching-gathering = You are watching. To play along, ask for the link that opens a seat.
watching-full = Every seat is taken. You can watch; if somebody gets up, you can sit down here.
join-late = If one of these seats is yours, bring it here from the device where you sat down: there, under “{ this-table }”, choose “{ move-seat }”.
your-name = Your name
player-numbered = Player { $seat }
sit-down = Sit down
seat-bot = Seat a bot
which-bot = Which bot
remove = Remove
remove-name = Remove { $name }
leave-seat = Get up
start-game = Begin the game
cancel-table = Cancel the table
cancel-title = Cancel this table?
cancel-text = Nobody can sit down here any more, and the link stops working.
cancel-no = Keep it

## This table

this-table = This table
rules-on = Rules
rules-edition = Edition: { $edition }
rules-usual = The usual rules.
rules-bankruptcy-play-on = Who cannot pay pays what they have and plays on.
rules-steering-after-must = The variant: throw first; after laying a rug, Assam must be turned left or right for the next player.
rules-steering-after-may = The variant: throw first; after laying a rug, Assam may be turned for the next player.
rules-area-owner = An area counts both colours of its owner.
rules-whole-nobody = Nobody’s whole rug may be covered at once, not even one’s own.
rules-halves-colours = A rug never covers two squares of the same colour.
rules-pile-alternating = With two players, the colours of a pile alternate.
rules-stock-15 = With two players, each has 15 rugs of one colour.
rules-tie-shared = A tie is a shared victory.
rules-clock-none = No clock.
rules-clock-turn = { $seconds ->
    [one] { $seconds } second for each turn.
   *[other] { $seconds } seconds for each turn.
} { $timeout ->
    [bot] Who runs out of time is played by a bot.
   *[out] Who runs out of time is out.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } minute for the whole game
   *[other] { $minutes } minutes for the whole game
}{ $increment ->
    [0] .
    [one] , and { $increment } second more each turn.
   *[other] , and { $increment } seconds more each turn.
} { $timeout ->
    [bot] Who runs out of time is played by a bot.
   *[out] Who runs out of time is out.
}
read-rules = Read the rules
fair-title = Fair dice
fair-text = Every roll follows from a secret of the server, promised below before the game, and from a seed of each seat. After the game the secret is shown and every roll can be checked.
fair-seats = Seats promise their seeds as well. Your page shows its own by itself, once every promise is in: so nobody can pick a seed to match those of the others.
fair-hash = Promised hash of { $name }’s seed (SHA-256)
fair-commitment = The server’s promise (SHA-256)
fair-seed = Seed of { $name }
fair-change = Change your seed
fair-change-name = Change the seed of { $name }
fair-change-do = Change
fair-salted = Random characters are added to your seed, so that nobody can guess it from its hash.
fair-changed = Your seed is changed.
move-seat = Play on another device
move-seat-name = Move { $name } to another device
move-seat-title = Take your seat along
move-seat-text = { $minutes ->
    [one] Open this link on the other device within a minute. It works once, and then the seat is there and no longer here.
   *[other] Open this link on the other device within { $minutes } minutes. It works once, and then the seat is there and no longer here.
}
move-seat-link = Link for the other device
move-seat-qr = QR code of the link for the other device
claim-title = Play on this device?
claim-text = This link brings a seat to this device. The device it comes from can then only watch.
claim-yes = Play here
claim-no = Only watch
seat-claimed = The seat is yours now. Play on.
give-up = Give up
give-up-name = Give up for { $name }
give-up-title = Give up the game?
give-up-text = You are out, your dirhams go back to the bank, and your rugs count for nobody. The others play on.
give-up-no = Play on

## The end

you-win = You win!
standings-title = Standings
standings-rank = Rank
standings-name = Player
standings-dirhams = Dirhams
standings-squares = Squares
standings-points = Points
standings-plus = + { $squares }
standings-out = { $why ->
    [time] ran out of time
    [rules] broke the rules
    [engine] failed
    [gave-up] gave up
   *[poor] could not pay
}
chart-title = Points by turn
chart-turn = Turn
chart-as-table = The same as a table
rematch = Play again
rematch-join = Join the next game
rematch-wanted = The others want to play again.
rematch-watch = The next game is being set up.
watch-next = Watch the next game
replay-game = Watch it again
download-record = Download the record
share = Share
share-title = Share the result
share-text = Text and link
share-result = Marrakech: { $result }
dice-check = Check the dice
dice-checking = Checking…
dice-fine = { $count ->
    [one] The one roll or draw is what the seeds give.
   *[other] All { $count } rolls and draws are what the seeds give.
}
dice-compared = { $how ->
    [all] The server’s promise and every seat’s are those that this device kept before it showed its own seed.
    [server] The server’s promise is the one that this device saw. It kept no promises of the seats.
   *[none] This device kept no promise before the game, so there is nothing to compare the record with.
}
dice-rounds = { $count ->
    [one] Before that, this device had shown a seed once for a start that did not come about; then all seeds were promised anew.
   *[other] Before that, this device had shown a seed { $count } times for a start that did not come about; then all seeds were promised anew.
}
dice-other-promise = The record’s promise is { $found }; at this table it was { $seen }.
dice-seed-lost = This device does not have the seed that was promised for your seat, and it is too late to promise another one. Open this page on the device that has it; otherwise whoever set up the table can seat a bot in your place or cancel the table.
dice-other-table = This record is from another table: { $found }.

## Links, dialogs, pages

copy = Copy
copied = Copied
copy-by-hand = The link is marked: copy it with your keyboard or your finger.
close = Close
dialog-no = No
table-try-again = Try again
to-home = To the start page
table-heading = Marrakech: { $names }
table-loading = Just a moment: the table is being laid…
table-gone-title = There is no such table
table-gone = The link may be incomplete, or the table was cleared away long ago.
table-unreachable-title = The server does not answer
table-cancelled-title = This table was cancelled
table-cancelled = Whoever set it up has called it off. Set up another one?
title-your-turn = ● Your turn – Marrakech
title-table = At the table – Marrakech

## Help

keys-title = Keys
key-arrows = Arrow keys
key-enter = Enter
key-escape = Esc
keys-arrows = turn Assam, or go from rug to rug
keys-enter = throw the die, lay the rug
keys-escape = take back what is not confirmed; skip the animation
keys-skip = skip the animation
keys-log = open or fold the log
keys-hint = ask for a hint, or hide it
keys-sounds = sounds on or off
keys-help = this help
keys-touch = With a finger or a mouse: touch a square to see a rug there, and again for the next one. The rug’s other half, or the button, lays it. A touch on any rug tells what it costs to stop there.

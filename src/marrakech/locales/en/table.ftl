### English: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Your turn: turn Assam, then roll the die.
    [roll] Your turn: roll the die.
    [lay] Lay your { colour } rug next to Assam.
    [steer] Turn Assam for the next player.
    [draw] Your next rug is being drawn.
   *[over] The game is over.
}
todo-shared = { $step ->
    [turn] { $name }: turn Assam, then roll the die.
    [roll] { $name }: roll the die.
    [lay] { $name }: lay your { colour } rug next to Assam.
    [steer] { $name }: turn Assam for the next player.
    [draw] { $name }: your next rug is being drawn.
   *[over] The game is over.
}
todo-other = { $step ->
    [turn] { $name } is deciding which way Assam goes.
    [roll] { $name } is about to roll the die.
    [lay] { $name } is choosing a place for a { colour } rug.
    [steer] { $name } is turning Assam for the next player.
    [draw] { $name } is drawing the next rug.
   *[over] The game is over.
}
todo-playing = { $name } is playing.
todo-playing-you = You’re playing.
todo-lent = { $name }: a bot is playing for you.
todo-getting-ready = { $name } is getting ready…
act-roll = Roll the die
act-lay = Lay the rug
act-steer = Turn Assam
act-box = Put the rug back
act-choose-rug = Choose two squares
act-choose-facing = Choose a direction
act-sent = Sending…
act-wait = Others are playing
act-watch = You’re watching
skip = Skip
action-title = What to do

## Hints

hint = Hint
hint-hide = Hide hint
hint-thinking = Working out a hint…
hint-warming = The bots are getting ready. Your hint will appear as soon as they are.
hint-would-face = { $name } would turn Assam to face { facing }.
hint-would-lay = { $name } would lay the rug on { $first } and { $second }.
hint-chance = { $times ->
    [0] With this choice you would hardly ever win.
    [one] With this choice you would win one game in 100.
   *[other] With this choice you would win { $times } games in 100.
}
hint-choices = Best choices

## Taking back the last rug, round one device

undo = Take back
undo-help = Take back the last rug (possible until Assam is turned again)
did-undo = { $name } takes the last rug back.
keys-undo = take the last rug back (when everyone plays on one device)

## What happened besides

did-run-out = { $name } has run out of time and is out of the game.
did-break-rules = { $name } has broken the rules and is out of the game.
did-fail = { $reason ->
    [engine-not-started] { $name } could not be started and is out of the game.
    [engine-hung] { $name } stopped responding and is out of the game.
    [engine-flooded] { $name } sent too much output and is out of the game.
    [engine-junk] { $name } sent something unreadable and is out of the game.
    [engine-illegal] { $name } made an illegal move and is out of the game.
   *[engine-crashed] { $name } has crashed and is out of the game.
}
did-sit = { $name } sits down.
did-vacate = Seat { $seat } is open again.
did-seat-bot = A bot takes seat { $seat }.
did-start = The game begins.
did-stand-in = { $reason ->
    [time] { $name } has run out of time; a bot takes over.
   *[absent] { $name } is away; a bot takes over.
}
did-come-back = { $name } is back.
did-move = { $name } is now playing on another device.
did-hold = The server was down for a while. Nothing was lost.
did-cancel = The table was cancelled.
log-face = turns Assam { facing }
log-steer = turns Assam { facing } for the next player
log-roll = rolls { $slippers }, Assam to { $square }
log-pay = pays { dirhams } → { $owner }
log-pay-part = can only pay { dirhams } → { $owner }
log-go-out = is out
log-lay = lays { colour } on { $first } and { $second }
log-return = puts a rug back in the box
log-draw = next rug: { colour }
log-title = Game log
log-empty = Nothing yet. The first turn is about to begin.
side-title = Game log and table

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
keys-look = in the game log: go from turn to turn; Enter shows that turn on the market, Esc leads back to the game

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
mark-lent = bot playing
mark-away = away
bot-called = { $bot ->
    [random] Tourist
    [novice] Beginner
    [greedy] Apprentice
    [merchant] Merchant
    [master] Master
    [champion] Champion
   *[other] Bot { $bot }
}
bot-lettered = { $bot ->
    [random] Tourist { $letter }
    [novice] Beginner { $letter }
    [greedy] Apprentice { $letter }
    [merchant] Merchant { $letter }
    [master] Master { $letter }
    [champion] Champion { $letter }
   *[other] Bot { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Plays at random.
    [novice] Makes half of its choices at random.
    [greedy] Looks one turn ahead and goes for points.
    [merchant] Thinks about what each choice will bring later.
    [master] Looks far ahead and is hard to beat.
    [champion] Self-taught, and the hardest to beat.
   *[other] Plays in its own way.
}
watchers = { $watchers ->
    [one] One person is watching.
   *[other] { $watchers } people are watching.
}
you-watch = { $others ->
    [0] You’re watching.
    [one] You and one other person are watching.
   *[other] You and { $others } other people are watching.
}
time-short = Ten seconds left.

## What a seat says when it is chosen

seat-each-counts = Each dirham is one point, and so is each square on which a rug of this colour can be seen.
seat-each-counts-two = Each dirham is one point, and so is each square on which a rug of either of these colours can be seen.
seat-pile-two = { $whose ->
    [you] Your pile has rugs of two colours.
   *[other] This pile has rugs of two colours.
}
seat-pile-next = The next rug is { colour }. Everyone can see it.
seat-pile-empty = All of these rugs have been laid.
seat-next-mark = next
seat-about-out = Out of the game. These rugs stay on the market, and stopping on them costs nothing.
seat-about-away = Away: this game’s page isn’t open right now.
seat-about-bot = A bot. { bot-about }
seat-about-lent = A bot plays here until the player is back. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Reactions
react = Say something
reaction = { $reaction ->
    [hello] Hello!
    [good-luck] Good luck!
    [well-played] Well played!
    [thanks] Thank you!
    [ouch] Ouch!
    [laugh] Ha ha!
    [wow] Wow!
   *[moment] One moment!
}
did-react = { $name }: { reaction }
did-react-you = You: { reaction }
did-react-spectator = A spectator: { reaction }
reactions-mute = Mute reactions at this table
reactions-mute-help = You no longer see or hear what others send. You can still send your own.

## A square that was asked about

area-price = { $squares ->
    [one] Area of one { colour } square.
   *[other] Area of { $squares } { colour } squares.
} Owner: { $owner }. Price for everyone else: { dirhams }.
area-free = { $squares ->
    [one] Area of one { colour } square.
   *[other] Area of { $squares } { colour } squares.
} Owner: { $owner }, out of the game. Nobody pays here.

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
    [bare] empty
    [r] red rug
    [b] blue rug
    [y] yellow rug
   *[g] green rug
}{ $assam ->
    [here] , Assam stands here
   *[no] {""}
}
board-facing = Turn Assam { facing }
board-lay = Rug on { $first } and { $second }
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
}. Trying to reconnect; nothing is lost.
line-lost-kept = No connection for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. Your move is kept and will be sent as soon as you’re connected again.
bot-played = A bot played for you while you were away. You’re back in the game.
bot-plays-for-you = A bot is playing for you.
play-myself = Take over
away-long = { $name } has been away for a while.
away-wait = Wait
away-bot = Let a bot play

## The server is well again

server-recovered = The server is working again. You can play on.

## Before the game

gathering-title = Waiting for the others
gathering-title-full = Everyone is here
gathering-title-guest = A game is about to begin
gathering-open = { $open ->
    [one] One seat is still open. The game begins as soon as it is taken.
   *[other] { $open } seats are still open. The game begins as soon as they are taken.
}
gathering-awaited = The game begins automatically as soon as everyone has this page open. Still missing: { $names }.
gathering-unready = The game can begin as soon as everyone has this page open. Still missing: { $names }.
gathering-full = { $host ->
    [you] Start whenever you like.
   *[other] The person who set up the table will start the game.
}
invite-title = Invite your friends
invite-text = Send them this link or let them scan the code. Anyone who opens it can sit down, no account needed.
invite-link = Invitation link
invite-qr = QR code of the invitation link
invite-message = Come and play a game of Marrakech with me.
invite-here-only = { $host } only works on this computer. To let others in, start the server like this and open the game at this computer’s network address:
invite-renew = Make a new link
invite-renewed = Here is a new link. The old one no longer works.
invite-host-has-it = The person who set up this table has the invitation link.
watch-title = Does anyone just want to watch?
watch-link = Watch-only link
watching-gathering = You’re watching. To play, ask for the invitation link.
watching-full = All seats are taken. You can watch, and sit down here if someone leaves.
join-late = If one of these seats is yours, you can move it here: on the device where you sat down, open “{ this-table }” and choose “{ move-seat }”.
your-name = Your name
player-numbered = Player { $seat }
sit-down = Sit down
seat-bot = Add a bot
which-bot = Which bot
remove = Remove
remove-name = Remove: { $name }
leave-seat = Leave
start-game = Start the game
cancel-table = Cancel the table
cancel-title = Cancel this table?
cancel-text = Nobody will be able to sit down here, and the link will stop working.
cancel-no = Keep it

## An invitation

invited-by = { $name } invites you to a game of Marrakech
invited-again = { $name } would like to play again
invited-new = New to Marrakech?
invited-back = Back to the invitation
seats-taken-title = All seats are taken
seats-taken-text = The game is on without you this time. You can watch it, or ask your friends for another table.
seats-taken-watch = Watch the game
seats-taken-own = Set up a table
gathering-away = Away at the moment: { $names }

## The next game with the same players

gathering-title-again = The next game
gathering-asked = Invited: { $names }
gathering-here = Already here: { $names }
mark-asked = invited
invite-again = Send the link

## This table

this-table = This table
rules-on = Rules
rules-edition = Edition: { $edition }
rules-usual = The usual rules.
rules-bankruptcy-play-on = A player who cannot pay in full pays what they have and plays on.
rules-steering-after-must = Variant: roll first. After laying a rug, you must turn Assam left or right for the next player.
rules-steering-after-may = Variant: roll first. After laying a rug, you may turn Assam for the next player.
rules-area-owner = Both of the owner’s colours count towards the price.
rules-whole-nobody = No whole rug may be covered in one go, not even your own.
rules-halves-colours = A rug may never cover two squares of the same colour.
rules-pile-alternating = With two players, the colours in each pile alternate.
rules-stock-15 = With two players, each has 15 rugs of one colour.
rules-tie-shared = Players with equal points share the victory.
rules-clock-none = No clock.
rules-clock-turn = { $seconds ->
    [one] { $seconds } second per turn.
   *[other] { $seconds } seconds per turn.
} { $timeout ->
    [bot] If a player runs out of time, a bot takes over.
   *[out] A player who runs out of time is out.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } minute each for the whole game
   *[other] { $minutes } minutes each for the whole game
}{ $increment ->
    [0] .
    [one] , plus { $increment } second per turn.
   *[other] , plus { $increment } seconds per turn.
} { $timeout ->
    [bot] If a player runs out of time, a bot takes over.
   *[out] A player who runs out of time is out.
}
read-rules = Read the rules
fair-title = Fair dice
fair-text = Every roll is worked out from the server’s secret seed and a seed from each seat. Before the game, the server publishes the hash below, and its seed has to match it. After the game the server’s seed is revealed, and anyone can check every roll.
fair-seats = Each player’s page publishes a hash of its seed, too, and reveals the seed automatically once all the hashes are in. That way nobody can choose a seed to suit those of the others.
fair-hash = Hash of the seed (SHA-256): { $name }
fair-commitment = Hash of the server’s seed (SHA-256)
fair-seed = Seed: { $name }
fair-change = Change your seed
fair-change-name = Change seed: { $name }
fair-change-do = Change
fair-salted = Random characters are added to your seed so that nobody can guess it from its hash.
fair-changed = Your seed has been changed.
move-seat = Play on another device
move-seat-name = Move to another device: { $name }
move-seat-title = Take your seat with you
move-seat-text = { $minutes ->
    [one] Open this link on the other device within a minute. It works once. You then play there, and this device can only watch.
   *[other] Open this link on the other device within { $minutes } minutes. It works once. You then play there, and this device can only watch.
}
move-seat-link = Link for the other device
move-seat-qr = QR code of the link for the other device
claim-title = Play on this device?
claim-text = This link moves a seat to this device. On the other device you can then only watch.
claim-yes = Play here
claim-no = Just watch
seat-claimed = You’re now playing on this device.
give-up = Give up
give-up-name = Give up: { $name }
give-up-title = Give up this game?
give-up-text = You will be out of the game. Your dirhams go back to the bank, and your rugs no longer count for anyone.
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
chart-as-table = Show as a table
rematch = Play again
rematch-join = Join the next game
rematch-wanted = The others want to play again.
watch-next = Watch the next game
replay-game = Watch replay
download-record = Download the record
share = Share
share-title = Share the result
share-text = Text and link
share-result = Marrakech: { $result }
dice-check = Check the dice
dice-checking = Checking…
dice-fine = { $count ->
    [one] The one roll or draw matches the seeds.
   *[other] All { $count } rolls and draws match the seeds.
}
dice-compared = { $how ->
    [all] All published hashes, the server’s and the seats’, are the ones that this device saved before it revealed its own seed.
    [server] The server’s hash is the one that this device saw. It saved no hashes from the seats to compare.
   *[none] This device saved no hash before the game, so there is nothing to compare the record with.
}
dice-rounds = { $count ->
    [one] Before that, this device revealed a seed once but the game did not start; all seeds were then replaced.
   *[other] Before that, this device revealed a seed { $count } times but the game did not start; each time, all seeds were replaced.
}
dice-other-promise = The server’s hash has changed. This device saw { $seen } at this table and now finds { $found }.
dice-seed-lost = This device doesn’t have your seat’s seed, and it’s too late to choose another. Open this page on the device that has it. If you can’t, the person who set up the table can give your seat to a bot or cancel the table.
dice-other-table = This record is from another table: { $found }.

## The end, for the person at this screen

you-share-win = You share the victory!
over-by-points = { $lead ->
    [one] Won by one point: { dirhams } and { $squares ->
        [one] one square
       *[other] { $squares } squares
    }.
   *[other] Won by { $lead } points: { dirhams } and { $squares ->
        [one] one square
       *[other] { $squares } squares
    }.
}
over-by-dirhams = { $points ->
    [one] Decided on dirhams, { $most }–{ $next }: { $names } have one point each.
   *[other] Decided on dirhams, { $most }–{ $next }: { $names } have { $points } points each.
}
over-shared = { $points ->
    [one] Nobody is ahead: one point each.
   *[other] Nobody is ahead: { $points } points each.
}
over-only-one = { $name } is the only one left.
over-only-you = You are the only one left.
over-others-gave-up = Everyone else has given up.
over-you-close = { $lead ->
    [one] So close: you were only one point short. Well played!
   *[other] So close: you were only { $lead } points short. Well played!
}
over-you-equal = So close: only the dirhams decided. Well played!
over-you-second = You come second. Well played!
over-you-third = You come third. Well played!
over-you-fourth = You come fourth. Better luck next time!
over-you-lost = Well played! The market is open for another game.
over-you-out = You were out before the end. The market is open for another game.

## The points by turn

chart-help = Tap the chart, or use the arrow keys, to see everyone’s points after any turn.
chart-walk = Points after a turn
chart-value = After turn { $turn }: { $points }.
chart-value-start = At the start: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = See the market after turn { $turn }
chart-watch-start = See the market at the start

## Links, dialogs, pages

copy = Copy
copied = Copied
copy-by-hand = The link is selected, ready for you to copy.
close = Close
dialog-no = No
table-try-again = Try again
to-home = Go to home page
table-heading = Marrakech: { $names }
table-loading = Opening the table…
table-gone-title = Table not found
table-gone = The link may be incomplete, or the table may have been removed.
table-unreachable-title = The server isn’t responding
table-cancelled-title = This table was cancelled
table-cancelled = The person who set it up has called the game off. Would you like to set up another?

## Window titles

title-my-turn = ● Your turn
title-playing = Game in progress
title-gathering = Waiting for players
title-won = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
title-you-won = You win
title-you-share = You share the victory
title-replay = Replay: { $names }

## Help

keys-title = Shortcuts
key-arrows = Arrow keys
key-enter = Enter, Space
key-escape = Esc
keys-arrows = choose a direction for Assam, or a place for your rug
keys-enter = roll the die, or lay the rug you have chosen
keys-escape = clear an unconfirmed choice, or skip the animation
keys-skip = skip the animation
keys-log = open or close the game log
keys-hint = show or hide a hint
keys-sounds = turn sounds on or off
keys-help = show this help
keys-touch = With a finger: tap a square to see a rug there. Tap it again to see the next one, or tap a square beside it to choose those two. To lay the rug, press the button.

## Help: mouse, arrows and prices

keys-mouse = With a mouse: click a rug to choose it, and click it once more to lay it. A double click only chooses the rug.
keys-facing = Tapping or clicking an arrow only turns Assam. To roll the die, press the button.
keys-price = Tap or click any other rug to see what it costs to stop there.

### English: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: file not found.
file-is-folder = { $file } is a folder, not a file.
file-not-text = { $file } is not UTF-8 text (byte { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } is larger than { $limit } megabytes; a record is much smaller.
file-exists = { $file } already exists and was not overwritten.
file-unreadable = { $file } can’t be read: { $reason }
file-unwritable = { $file } can’t be written: { $reason }
of-file = { $file }: { $problem }
error = Error: { $problem }
turn-beyond = the record has no turn { NUMBER($turn, useGrouping: 0) }; it ends with turn { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } bots need { $bots } seats, but there are only { $players } players.
names-too-many = { $names ->
    [one] One name was given
   *[other] { $names } names were given
}, but { $people ->
    [0] only bots are playing.
    [one] only one person is playing.
   *[other] only { $people } people are playing.
}
starter-unknown = “{ $text }” is not a way to choose the first player; use random or agreed.
nothing-to-resume = There is no unfinished game to resume.
options-clash = { $first } and { $second } can’t be used together.
passed-over = Skipped: { $problem }
language-unknown = There is no language “{ $text }” here. Available: { $languages }.
section-unknown = The rules have no section “{ $text }”. Available: { $sections }.
resume-alone = A resumed game keeps its players and rules; leave out { $option }.

## The store

store-full = { $file }: the disk is full, so nothing new can be saved. Everything saved so far is safe; free some space to go on.
store-locked = { $file } is in use by another server or program.
store-broken = { $file } is damaged or is not a table store ({ $reason }). To see which tables are intact, run “marrakech check-store”; with --rescue, it copies them into a new file.
store-gone = { $file } was deleted, moved or replaced while the server was using it. Nothing new can be saved until the very same file is back.
store-newer = { $file } was written by a newer version of marrakech (store version { $found }; this one can read up to { $known }).
store-behind = { $file } is older than { $copy }, a copy that was rescued from it and has data that the file lacks. Start with the copy (--data), or move the copy away to go on with the older file.
store-unreadable = { $file } can’t be opened, read or written: { $reason }
store-closed = { $file } is closed because the server is stopping.
# $file is the address of a PostgreSQL database; $command installs the missing package.
store-extra = { $file }: PostgreSQL needs a package that is not installed. To install it: { $command }
# $found and $needed are versions of PostgreSQL, such as 12 and 14.
store-server-old = { $file }: PostgreSQL { $found } is too old; version { $needed } or newer is needed.
# $setting is a setting of PostgreSQL's with its value, such as “fsync=off”.
store-unsafe = { $file } is set up with { $setting }, so confirmed moves could be lost in a crash. Switch that setting on to go on.
store-not-empty = { $file } already has data in it, so nothing was copied into it.
store-none = { $file } is not a table store, or the beginning of the file is damaged.
check-store-whole = { $file } is intact: { $count ->
    [one] one table.
   *[other] { $count } tables.
}
check-store-damaged = { $file } is damaged. Tables: { $count }, intact: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table = Table { $table }: { $problem ->
    [checksum] event { $number } is not as it was written.
    [gap] event { $number } is missing.
    [fold] event { $number } makes no sense.
   *[summary] all events are intact, but the list of tables does not match them.
}
check-store-rescued = { $count ->
    [one] One intact table has been copied to { $file }
   *[other] { $count } intact tables have been copied to { $file }
}
backup-done = The tables in { $source } have been copied to { $target }
move-done = Everything in { $source } has been copied to { $target } and compared. Tables: { $tables }, events: { $events }. { $source } is unchanged.

## Drawing a position

seat-name = Seat { $seat }
to-move = ▶
column-player = Player
column-rugs = Rugs left
column-dirhams = Dirhams
column-squares = Squares
column-points = Points
column-next = Next
out = out
steps-next = { $step ->
    [turn] { $name } turns Assam.
    [roll] { $name } rolls the die.
    [lay] { $name } lays a rug.
    [draw] { $name } draws the next rug.
    [steer] { $name } turns Assam for the next player.
   *[over] The game is over.
}
rules-in-force = Rules: { $rules }
rules-default = the usual ones
legal-heading = Allowed: { $actions }
chance-heading = Chance: { $actions }

## Playing in the terminal

ask-players = How many players?
ask-bots = How many of them are bots?
ask-level = How strong? { $levels }
ask-name = Player { $number }: name?
ask-number-again = Please type a number from { $low } to { $high }.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Player { $number }
welcome = Marrakech in the terminal. Type ? for help at any time, or press Ctrl-C to stop: the game is saved after every action.
bots-getting-ready = The bots are getting ready. The very first time, this takes about half a minute.
welcome-back = Welcome back: turn { $turn }. Type ? for help at any time.
saved-at = The record is saved in { $file }
prompt-turn = { $name }: which way? { $choices }
choice-left = { $facing } ({ facing }): left
choice-straight = { $facing } ({ facing }): straight on
choice-right = { $facing } ({ facing }): right
prompt-roll-facing = Assam will face { facing }. Press Enter to roll the die, or choose another direction: { $others }
prompt-roll = { $name }: press Enter to roll the die.
prompt-lay = { $name }: where does the { colour } rug go? Type a number or the two squares.
prompt-confirm-lay = { $action }? Press Enter to lay the rug, or choose another place.
prompt-confirm-steer = Assam will face { facing }. Next player: { $next }. Press Enter to confirm, or choose another direction.
stars-paid = The stars mark the area that was paid for.
prompt-must-return = { $name }: there is no place for a rug here. Press Enter to put one back in the box.
not-understood = “{ $text }” is not one of the choices. Type ? for help.
help-facing = N E S W      turn Assam: N (north), E (east), S (south) or W (west); nothing is final until you roll
help-lay = 1 2 3 … or d4d5   choose a place for the rug; nothing is final until you press Enter
help-position = position     show the position as text
help-log = log          show the record so far
help-save = save FILE    save a copy of the record in FILE
help-give-up = give up      leave the game (you will be asked first)
help-quit = q or quit    stop now and resume later
ask-give-up = { $name }: do you really want to give up? Type yes.
yes = yes
gave-not-up = Nobody gave up. The game goes on.
copy-saved = A copy has been saved in { $file }
goodbye-early = No game was started.
goodbye = Stopped. To go on, run: { $command }
save-trouble = The record could not be saved: { $problem } You can play on; it will be saved with the next action.
not-saved = The last actions have not been saved: { $problem }
over-heading = The game is over after { turns }.
resume-over = This game is over. To step through it, run “marrakech replay”.

## Other commands

list-number = { $number }.
verify-fine = { $file }: fine. { $count ->
    [0] There are no rolls or draws yet.
    [one] The one roll or draw matches the seeds.
   *[other] All { $count } rolls and draws match the seeds.
}
verify-promised = { $file }: { $promised ->
    [all] every player’s seed matches its published hash in the record. Only a device that saved the hashes at the table can tell whether they were published before any seed was revealed.
    [some] the seeds of these seats were given openly, without a hash: { $seats }. The others match their published hashes in the record. Only a device that saved the hashes at the table can tell whether they were published before any seed was revealed.
   *[none] no seat published a hash before its seed was revealed: a player who also ran the server could have chosen the rolls.
}
check-fine = { $file }: fine. { turns }, { $result }
replay-prompt = Press Enter to go on or b to go back; type a number to jump to a turn, or q to stop
replay-start = Before the first action
replay-turn = Turn { $turn } of { $last }: { $line }
replay-comment = “{ $text }”
replay-end = This is the end of the record.
edition-column = Edition
edition-source = Rulebook
edition-options = Options
edition-box = Rugs
edition-starter = First player
edition-default-rules = default
edition-footer = Options in (brackets) are our choice because the rulebook says nothing about them; all others are printed in it.
starter = { $who ->
    [random] at random
    [morocco] last to visit Morocco
    [youngest] youngest or at random
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
simulate-title = { games } with { $players } players, all playing at random
simulate-seat = Seat
simulate-wins = Wins
simulate-points = Points
simulate-paid = Paid
simulate-received = Received
simulate-out = Goes out
simulate-length = A game takes { $mean } turns on average ({ $low } to { $high }).
simulate-anyone-out = A player goes out in { $share } of the games; { $shared } of the victories are shared.
simulate-speed = { $rate } games per second.
simulate-stopped = Stopped after { games }.

## Engines

engine-not-started = The engine “{ $engine }” could not be started: { $detail }
engine-crashed = The engine “{ $engine }” stopped unexpectedly ({ $detail }).
engine-hung = The engine “{ $engine }” did not answer in time. { $detail }
engine-flooded = The engine “{ $engine }” sent too much output: { $detail }
engine-junk = The engine “{ $engine }” does not follow the engine protocol: { $detail }
engine-illegal = The engine “{ $engine }” made an illegal move: { $detail }
bot-needs-engine = There is no bot called “{ $name }”. If it is an engine, give its command with --engine.
engine-line = “{ $text }” is not a line of the engine protocol; they are all in docs/engine-protocol.md.
engine-no-position = There is no position to think about yet.
engine-no-decision = There is nothing to decide here: { $step ->
    [roll] chance rolls the die.
    [draw] chance draws a rug.
   *[over] the game is over.
}
engine-option = There is no option “{ $option }” with the value “{ $value }”.
engine-bot-failed = The bot failed: { $error }
engine-cannot-judge = The bot “{ $bot }” can’t judge positions.
engine-no-beginning = Only a position in which a turn begins can be judged.
engine-no-judge = The engine “{ $engine }” can’t judge positions: it doesn’t know the line “judge” of the engine protocol.
engine-starting = Starting the engine “{ $engine }”…
engine-thinks = The engine is thinking; stop it first.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing = There is nothing to compare here: { $step ->
    [roll] chance rolls the die.
    [draw] chance draws a rug.
    [over] the game is over.
   *[other] there is only one choice.
}
rollout-what = Name a record, or a position with --position.
rollout-step-alone = --step needs a turn: name one with --turn.
rollout-no-decision = { $step ->
    [turn] In turn { $turn }, nobody turned Assam.
    [lay] In turn { $turn }, nobody laid a rug.
    [steer] In turn { $turn }, nobody turned Assam for the next player.
   *[any] In turn { $turn }, nobody had a choice.
}
# $sentence is “steps-next”, such as “Ana lays a rug.”
rollout-turn = Turn { $turn }: { $sentence }
rollout-choice = Choice
rollout-behind = Behind the best
rollout-played = played
rollout-stopped = { $games ->
    [0] Stopped before any game was finished.
    [one] Stopped after one game from each choice.
   *[other] Stopped after { $games } games from each choice.
}

## The arena

arena-twice = { $bot } is named twice; name each bot only once.
arena-alone = It takes two: name another bot, an engine with --engine, or either with --against.
arena-ms = { $ms } milliseconds is not a valid thinking time.
arena-sprt = “{ $text }” is not two win rates between 0 and 1, the lower one first, such as 0.5,0.55.
arena-worker-died = A process that was playing games has died, perhaps because memory ran out. The games finished before that still count.
chart-ending = { $file }: charts can only be drawn as .svg or .png, so choose a name that ends in one of these.
results-foreign = { $file } does not contain arena results. It was left unchanged.
results-differ = { $file } contains the results of another contest: { $setting } is { $found } there and { $wanted } here.
results-line = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not the next round: { $text }
results-busy = { $file } is being written by another process.
bot-illegal = it chose “{ $action }”, which is not allowed there.
bot-raised = it failed with { $error }
arena-getting-ready = getting ready
arena-progress = games
arena-speed = { $rate }/s
arena-title = { games } with { $players } players
arena-bot = Bot
arena-against = Against
arena-rating = Rating
arena-ratings = Ratings by number of players
arena-wins = Wins
arena-interval = 95% interval
arena-margin = Margin
arena-median = ms, median
arena-slow = ms, 99%
arena-games = Games
arena-even = Who beat whom ({ $share } would be even)
arena-range = { $low } to { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } against { $others }: { $verdict ->
    [H1] the win rate is { $high } rather than { $low } (H1 accepted).
    [H0] the win rate is { $low } rather than { $high } (H0 accepted).
   *[open] not settled yet between { $low } and { $high }.
} LLR { $llr } in { $below } to { $above }, { $rounds ->
    [one] one round.
   *[other] { $rounds } rounds.
}
arena-ladder-holds = The ladder holds: each bot beats the one below it, with 95% confidence.
arena-ladder-open = Not certain yet, with 95% confidence: { $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = { $bot } had to give up in { games }. The first time: { $problem }
arena-stopped = Stopped after { games }. Use --out FILE to be able to go on later.
arena-stopped-kept = Stopped after { games }. Run the same command again to go on.
arena-chart = The chart has been saved in { $file }
arena-chart-title = { games } with { $players } players
chart-wins = Win rate, with its 95% confidence interval
chart-even = even
chart-rating = rating { $rating }
chart-matrix = Wins by row
chart-matrix-rest = Wins by row, alone against the others

## Luck and skill: marrakech analyse
# Luck, errors and chances are percentages of a win, such as +12.3%. A slip, a mistake and a blunder are errors of growing size.

analyse-depth = “{ $text }” is not a depth; use quick, normal or deep.
analyse-one-file = { $option } works with one record only.
analyse-no-turns = the record has no turns to analyse yet.
analyse-annotated-long = with its comments, the record would be longer than { $longest } characters, so it was not written.
analyse-progress = turns
analyse-stopped = Stopped after { $done } of { turns }.
analyse-annotated = The record with comments has been saved in { $file }
# $evaluator is who judges the positions (champion, or the name of an engine); $depth is quick, normal or deep, as typed.
analyse-title = { $file }, judged by { $evaluator } ({ $depth })
# $luck is a signed percentage: what all rolls and draws together were worth to this player.
analyse-luck = { $name }: the dice were worth { $luck }.
analyse-not-over = The game is not over: the result is the chance to win in the last position.
analyse-gave-up = { $name } gave up. What that cost is among the own errors, but it is not counted as a decision.
analyse-errors = What decisions cost
analyse-kind = Kind of decision
analyse-step = { $step ->
    [turn] turning Assam
    [steer] steering
   *[lay] laying rugs
}
analyse-error-each = Each cost
analyse-largest = The largest errors, and what was better
analyse-turn = Turn
analyse-played = Played
analyse-better = Better
analyse-chance = Chance
analyse-error = Error
analyse-rolls = The luckiest and the unluckiest rolls
analyse-rolled = Rolled
analyse-luck-column = Luck
analyse-turns = Turn by turn, with everyone’s chances after each turn
analyse-actions = Actions
# Comments in a record, after an action. $better is the action that was best, such as E or c4d4; $chance is the player’s chance to win after it, $instead the chance after what was played.
analyse-comment-error = { $grade ->
    [slip] Slip
    [mistake] Mistake
   *[blunder] Blunder
} ({ $error }). Better: { $better }, with a chance of { $chance } instead of { $instead }.
analyse-comment-judged = Analysed by { $evaluator } ({ $depth })
analyse-comment-luck = Luck: { $luck }
analyse-profiles = What players won
analyse-games = Games
analyse-interval = 95% interval
analyse-profile-errors = What a decision cost
analyse-all = All
# Parts of a game.
analyse-phase = { $phase ->
    [opening] Opening
    [middle] Middle
   *[end] End
}
analyse-profile-words = Errors per 100 decisions, by size
analyse-unfinished = Games that are not over are left out of the profiles: { $count }
analyse-abandoned = Games in which someone gave up are left out of the profiles: { $count }

## Measuring this machine

bench-ready = Getting ready; the first time, this includes compiling
bench-import = Loading the library, ms
bench-load = Loading the compiled kernel, ms
bench-first-move = From a cold start to the master’s first move, ms
bench-rules-games = Random games with the rules, one core, per second
bench-kernel-games = Random games in the kernel, one core, per second
bench-kernel-turns = Turns in the kernel, one core, per second
bench-kernel-everywhere = Random games in the kernel, all cores, per second
bench-nodes = Positions the master looks at, per second
bench-decision = One decision by the { $bot } bot, ms
bench-machine = { $cpu }, { $cores ->
    [one] one core
   *[other] { $cores } cores
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Stopped. This is what was measured so far.
bench-child = A process that was being measured failed: { $problem }

## Running a server

serve-ready = Marrakech is running at { $link }
serve-lan = On the local network: { $link }
serve-data = { $file } can’t be used for saving games: { $reason }
serve-host = “{ $host }” is not an address of this computer: { $reason }
serve-stop = Press Ctrl-C to stop the server. Every game is saved in { $file }
serve-port = Port { $port } is in use or not allowed: { $reason }
serve-only-here = Only this computer can reach it; with --host 0.0.0.0, the local network can, too.
open-already = Marrakech is already running at { $link }
open-other = Marrakech is already running at { $link }, with another host or file. Stop it first, or choose another port.
open-browser = It will open in your browser. If it doesn’t, follow the link.
open-yourself = Open the link in a browser.

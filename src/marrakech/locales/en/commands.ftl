### English: what only the command line says.

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
starter-unknown = “{ $text }” is no way to find who begins; use random or agreed.
nothing-to-resume = There is no unfinished game to resume.
options-clash = { $first } and { $second } cannot be used together.
passed-over = Passed over: { $problem }
language-unknown = There is no language “{ $text }” here. There are: { $languages }.
section-unknown = The rules have no part “{ $text }”. There are: { $sections }.
resume-alone = A resumed game keeps its players and its rules; leave out { $option }.

## The store

store-full = { $file }: the disk is full, so nothing new can be kept. What was acknowledged is safe; free some space and go on.
store-locked = { $file } is in use by another server or another program.
store-broken = { $file } is damaged or was never a store of tables ({ $reason }). “marrakech check-store” says which tables are whole; with --rescue it copies them into a new file.
store-gone = { $file } was deleted, moved or replaced while the server was using it. Nothing new is kept until the very same file is back.
store-newer = { $file } was written by a newer marrakech (version { $found } of the store; known here: up to { $known }).
store-behind = { $file } is older than { $copy }: that copy was rescued from it and has something that the file lacks. Start with the copy (--data), or move the copy away to go on with the older state.
store-unreadable = { $file } cannot be opened, read or written: { $reason }
store-closed = { $file } is closed: the server is stopping.
store-none = { $file } is not a store of tables, or its very beginning is damaged.
check-store-whole = { $file } is whole: { $count ->
    [one] one table.
   *[other] { $count } tables.
}
check-store-damaged = { $file } is damaged. { $count ->
    [one] It has one table,
   *[other] It has { $count } tables,
} { $whole ->
    [0] none of them whole.
    [one] one of them whole.
   *[other] { $whole } of them whole.
}
check-store-structure = { $file }: { $reason }
check-store-table = Table { $table }: { $problem ->
    [checksum] event { $number } is not as it was written.
    [gap] event { $number } is missing.
    [fold] event { $number } makes no sense.
   *[summary] all events are whole, but the list of tables does not match them.
}
check-store-rescued = { $count ->
    [one] One whole table was copied to { $file }
   *[other] { $count } whole tables were copied to { $file }
}
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

## Playing in the terminal

ask-players = How many play?
ask-bots = How many of them are bots?
ask-level = How strong? { $levels }
ask-name = Name of player { $number }?
ask-number-again = A number from { $low } to { $high }, please.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Player { $number }
welcome = Marrakech in the terminal. Type ? at any time for help, Ctrl-C to stop: the game is saved after every action.
bots-getting-ready = The bots are getting ready. The first time ever that takes half a minute.
welcome-back = Welcome back: turn { $turn }. Type ? at any time for help.
saved-at = The record is kept in { $file }
prompt-turn = { $name }, which way? { $choices }
choice-left = { $facing } left
choice-straight = { $facing } straight on
choice-right = { $facing } right
prompt-throw = Assam faces { facing }. Enter throws the die; { $others } still turn him.
prompt-roll = { $name }: Enter throws the die.
prompt-lay = { $name }, where does the { colour } rug go? Type a number or the squares.
prompt-confirm-lay = { $action }? Enter lays it; another choice changes it.
prompt-confirm-steer = Assam will face { facing } for { $next }. Enter agrees; another facing changes it.
stars-paid = The stars mark the area that was paid for.
prompt-must-return = { $name }: no rug can be laid here. Enter puts one back into the box.
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

list-number = { $number }.
verify-fine = { $file }: fine. { $count ->
    [0] There is no roll or draw yet.
    [one] The one roll or draw is what the seeds give.
   *[other] All { $count } rolls and draws are what the seeds give.
}
verify-promised = { $file }: { $promised ->
    [all] every player’s seed fits its promise in the record. Only a device that kept the promises at the table can tell whether they were made before any seed was shown.
    [some] the seeds of these seats were given openly, without a promise: { $seats }. The others fit their promises in the record. Only a device that kept the promises at the table can tell whether they were made before any seed was shown.
   *[none] no seat’s seed was promised before it was shown: a player who also ran the server could have chosen the rolls.
}
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

## Engines

engine-not-started = The engine “{ $engine }” could not be started: { $detail }
engine-crashed = The engine “{ $engine }” ended by itself ({ $detail }).
engine-hung = The engine “{ $engine }” did not answer in time. { $detail }
engine-flooded = The engine “{ $engine }” said far too much: { $detail }
engine-junk = The engine “{ $engine }” does not speak the engine protocol: { $detail }
engine-illegal = The engine “{ $engine }” chose what is not legal: { $detail }
bot-needs-engine = There is no bot “{ $name }” here. If it is an engine, name its command with --engine.
engine-line = “{ $text }” is no line of the engine protocol; docs/engine-protocol.md has them all.
engine-no-position = There is no position to think about yet.
engine-no-decision = Nobody decides anything here: { $step ->
    [roll] the die is to be thrown.
    [draw] a rug is to be drawn.
   *[over] the game is over.
}
engine-option = There is no option “{ $option }” that could be “{ $value }”.
engine-bot-failed = The bot failed: { $error }
engine-starting = Starting the engine “{ $engine }”…
engine-thinks = It is thinking; stop it first.

## The arena

arena-twice = { $bot } is named twice; each bot plays once.
arena-alone = It takes two: name another bot, an engine with --engine, or either with --against.
arena-ms = { $ms } milliseconds are no time to think.
arena-sprt = “{ $text }” does not name two win rates between 0 and 1, the lower one first, like 0.5,0.55.
arena-worker-died = A process that played has died, perhaps for want of memory. What was finished before counts.
chart-ending = { $file } is no picture that can be drawn; let its name end in .svg or .png.
results-foreign = { $file } does not hold the results of an arena. It is left as it is.
results-differ = { $file } holds the results of another contest: { $setting } is { $found } there and { $wanted } here.
results-line = { $file }, line { NUMBER($line, useGrouping: 0) }: this is not the round that comes next: { $text }
results-busy = { $file } is being written by another run.
bot-illegal = it chose “{ $action }”, which is not legal there.
bot-raised = it failed with { $error }
arena-getting-ready = getting ready
arena-progress = games
arena-speed = { $rate }/s
arena-title = { games } of { $players } players
arena-bot = Bot
arena-against = Against
arena-rating = Rating
arena-wins = Wins
arena-interval = 95% sure
arena-margin = Margin
arena-median = ms, median
arena-slow = ms, 99%
arena-games = Games
arena-even = Who beat whom ({ $share } would be even)
arena-range = { $low } to { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } against { $others }: { $verdict ->
    [H1] it wins { $high } rather than { $low } (H1 accepted).
    [H0] it wins { $low } rather than { $high } (H0 accepted).
   *[open] not settled yet between { $low } and { $high }.
} LLR { $llr } in { $below } to { $above }, { $rounds ->
    [one] one round.
   *[other] { $rounds } rounds.
}
arena-ladder-holds = The ladder holds: each bot beats the one below it, with 95% confidence.
arena-ladder-open = Not certain yet, with 95% confidence: { $pairs }
arena-over = { $bot } over { $other }
arena-gave-up = { $bot } had to give up in { games }. The first time: { $problem }
arena-stopped = Stopped after { games }. With --out FILE a run can go on later.
arena-stopped-kept = Stopped after { games }. The same command goes on with them.
arena-chart = The chart is in { $file }
arena-chart-title = { games } of { $players } players
chart-wins = Win rate, with its 95% confidence interval
chart-even = even
chart-rating = rating { $rating }
chart-matrix = Wins of the row
chart-matrix-rest = Wins of the row, alone

## Measuring this machine

bench-ready = Getting ready; the first time, compiling
bench-import = Loading the library, ms
bench-load = Loading the compiled kernel, ms
bench-first-move = From nothing to the master’s first move, ms
bench-rules-games = Random games through the rules, one core, a second
bench-kernel-games = Random games in the kernel, one core, a second
bench-kernel-turns = Turns in the kernel, one core, a second
bench-kernel-everywhere = Random games in the kernel, all cores, a second
bench-nodes = Positions that the master looks at, a second
bench-decision = A decision of the { $bot } bot, ms
bench-machine = { $cpu }, { $cores ->
    [one] one core
   *[other] { $cores } cores
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Stopped. This is what was measured before.
bench-child = A process that was being measured failed: { $problem }

## Running a server

serve-ready = Marrakech is at { $link }
serve-lan = In the local network: { $link }
serve-data = { $file } cannot be kept: { $reason }
serve-host = “{ $host }” is no address of this machine: { $reason }
serve-stop = Ctrl-C stops it. Every game is kept in { $file }
serve-port = Port { $port } is taken or may not be used: { $reason }
serve-only-here = Only this machine can reach it; --host 0.0.0.0 opens it to the local network.
open-already = Marrakech runs already, at { $link }
open-other = Marrakech runs already, at { $link }, with another host or file. Stop it first, or name another port.
open-browser = Your browser opens it. If it does not, follow the link.
open-yourself = Open the link in a browser.

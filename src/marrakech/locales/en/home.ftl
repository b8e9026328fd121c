### English: the first page. Setting up a game, and finding the tables there are.

home-tagline = Turn Assam, roll the die, lay your rugs – and don’t get caught on anyone else’s.
home-facts = For 2 to 4 players. Free, no account needed.
home-art = Four woven rugs hang in the market; Assam stands in front of them.
home-choices = Choose how to play

## The three choices

home-bots = Play now
home-bots-about = Against bots, right away.
home-bots-go = Play
home-friends = With friends
home-friends-about = You get a link to share; everyone plays on their own device.
home-friends-go = Set up a table
home-device = On this device
home-device-about = Pass it round: everyone plays on this screen.
home-device-go = Start
home-going = Setting up the table…
home-start-failed = The server isn’t responding right now. Your choices are kept; please try again in a moment.
home-opponents = Opponents
home-strength = Strength
home-players = Players
home-bots-among = Including bots
home-name = Your name
home-name-of = Player { $number }: name
home-names = Names
home-player = Player { $number }

## All options

home-options = All options
home-options-usual = The usual rules, no clock
home-options-changed = { $count ->
    [one] One option changed
   *[other] { $count } options changed
}
home-options-reset = Reset options
home-options-loading = Loading the list of editions…
home-rules-heading = Rules
home-table-heading = Table
home-edition = Edition
home-edition-help = Printed rulebooks differ a little. Choose the one you want to play by.
home-edition-default = The usual rules
home-edition-own = My own choice
home-edition-yours = In your language
home-edition-printed = Printed rules, by language
home-edition-other = { $language }, printing with { $rugs } rugs
home-edition-variant = { $edition } – steer after laying
home-edition-fifteen = { $edition } – two players, 15 rugs each
home-own-heading = Rule by rule
home-two-only = Two players only
home-option = { $option ->
    [bankruptcy] When a player can’t pay in full
    [steering] Turning Assam
    [area] What counts towards the price
    [whole] Covering a whole rug
    [halves] Covering two halves
    [pile] Two-colour piles
    [stock] Rugs with two players
    [tie] Equal points
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] Out of the game
    [bankruptcy-play-on] Plays on
    [steering-before] Before the roll
    [steering-after-must] After laying, always
    [steering-after-may] After laying, if you like
    [area-colour] One colour
    [area-owner] Both of the owner’s colours
    [whole-opponents] Not another player’s
    [whole-nobody] Not even your own
    [halves-any] Any colours
    [halves-colours] Different colours only
    [pile-shuffled] Shuffled
    [pile-alternating] Alternating colours
    [stock-24] 24 in two colours
    [stock-15] 15 in one colour
    [tie-dirhams] Dirhams decide
    [tie-shared] Shared victory
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] They pay what they have and leave the game. Their rugs stay, but nobody pays for them.
    [bankruptcy-play-on] They pay what they have and play on with nothing.
    [steering-before] You turn Assam, then roll, and he walks that way.
    [steering-after-must] You roll first. At the end of your turn, you turn Assam left or right for the next player.
    [steering-after-may] You roll first. At the end of your turn, you may turn Assam for the next player.
    [area-colour] Only connected squares of the colour Assam stands on.
    [area-owner] All connected squares of the same owner, in either colour.
    [whole-opponents] You may cover a whole rug of your own in one go.
    [whole-nobody] No whole rug may be covered in one go, not even your own.
    [halves-any] A rug may cover two squares of the same colour, as long as they belong to different rugs.
    [halves-colours] A rug may never cover two squares of the same colour.
    [pile-shuffled] Chance decides which of your two colours comes next.
    [pile-alternating] You lay your two colours in turn.
    [stock-24] Twelve rugs in each of your two colours.
    [stock-15] One colour each, as with three players.
    [tie-dirhams] Of the players with equal points, the one with more dirhams wins.
    [tie-shared] Players with equal points win together.
   *[other] { $value }
}
home-clash = Alternating colours need two colours each, but 15 rugs means one colour each. Change one of the two.
home-begins = Who begins
home-begins-value = { $who ->
    [lot] At random
   *[listed] I do
}
home-facing = Assam starts facing
home-clock = Clock
home-clock-value = { $kind ->
    [none] None
    [turn] Per turn
   *[game] Per game
}
home-clock-seconds = Seconds per turn
home-clock-minutes = Minutes each for the game
home-clock-increment = Extra seconds per turn
home-timeout = When time runs out
home-timeout-value = { $timeout ->
    [out] Player is out
   *[bot] Bot takes over
}
home-listed = Anyone can find this table
home-listed-help = It is listed on everyone’s home page as long as a seat is open.
home-autostart = Start when the last seat is taken
home-autostart-help = Otherwise you start the game yourself.
home-friends-only = Only for games with friends
home-preset-bad = { $count ->
    [one] Part of this address doesn’t make sense here and was ignored: { $parts }
   *[other] Some parts of this address don’t make sense here and were ignored: { $parts }
}
home-notice-close = Close this message

## Tables

home-mine = Your games
home-mine-none = Games you are playing are listed here. Nothing is lost when you close the page.
home-mine-more = { $count ->
    [one] { $count } more game
   *[other] { $count } more games
}
home-open = Open tables
home-open-none = Nobody is looking for players right now. Let anyone find your table, and it will be listed here.
home-your-turn = Your turn
home-turn-of = To move: { $name }
home-waiting = { $seats ->
    [one] One seat is open
   *[other] { $seats } seats are open
}
home-ready = Ready to start
home-replay = Watch replay
home-sit = Sit down
home-watch = Watch
home-clock-turn = { $seconds ->
    [one] one second per turn
   *[other] { $seconds } seconds per turn
}
home-clock-game = { $minutes ->
    [one] one minute each
   *[other] { $minutes } minutes each
}
home-clock-game-more = { $minutes } min + { $increment } s per turn
home-gist-players = { $count } players
home-gist-own = custom rules
home-lists-trouble = The server isn’t responding right now. This list will reload automatically.

## A game that waits for you

home-finished = Your finished games
home-table-yours = Your table

## More to do

home-more = More
home-learn = Learn it in two minutes
home-learn-about = Play a few turns, with help at every step.
home-rules = Read the rules
home-rules-about = The whole game, and how the editions differ.
home-record = Open a record
home-record-about = Step through a recorded game.
home-editor = Set up a position
home-editor-about = Set up any market you like and see what is allowed.
home-watch-heading = Watch a game
home-watch-label = Link or table name
home-watch-empty = Paste a link to the table, or type its name.

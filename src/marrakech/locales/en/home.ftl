### English: the first page. Setting up a game, and finding the tables there are.

home-tagline = Turn Assam, roll, lay your rugs – and never stop on anybody else’s.
home-facts = For 2 to 4 players. Free, no account.
home-art = Four woven rugs hang in the market; Assam stands before them.
home-choices = Choose how to play

## The three choices

home-bots = Play now
home-bots-about = Against bots, at once.
home-bots-go = Play
home-friends = With friends
home-friends-about = You get a link to send; each plays on their own device.
home-friends-go = Set up a table
home-device = On this device
home-device-about = Pass it round: everybody plays here.
home-device-go = Begin
home-going = The table is being laid…
home-start-failed = The server does not answer just now. Your choices are kept: try again in a moment.
home-opponents = Opponents
home-strength = Strength
home-players = Players
home-bots-among = Bots among them
home-name = Your name
home-name-of = Name of player { $number }
home-names = Names
home-player = Player { $number }

## All options

home-options = All options
home-options-usual = The usual rules, no clock
home-options-changed = { $count ->
    [one] One thing is changed
   *[other] { $count } things are changed
}
home-options-reset = Back to the usual
home-options-loading = The list of editions is on its way…
home-rules-heading = Rules
home-table-heading = Table
home-edition = Edition
home-edition-help = Each printing of the rulebook differs a little. An edition plays by its own.
home-edition-default = The usual rules
home-edition-own = My own choice
home-edition-yours = In your language
home-edition-printed = As printed, by language
home-edition-other = { $language }, printing with { $rugs } rugs
home-edition-variant = { $edition } – steering after laying
home-edition-fifteen = { $edition } – 15 rugs each for two
home-own-heading = Every rule by itself
home-two-only = Only with two players
home-option = { $option ->
    [bankruptcy] Who cannot pay in full
    [steering] Turning Assam
    [area] The price counts
    [whole] A whole rug may not be covered
    [halves] Two halves under one rug
    [pile] Two-colour piles
    [stock] Rugs for two
    [tie] Equal points
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] is out
    [bankruptcy-play-on] plays on
    [steering-before] before the roll
    [steering-after-must] after laying, always
    [steering-after-may] after laying, if you like
    [area-colour] one colour
    [area-owner] both colours of the owner
    [whole-opponents] if it is another player’s
    [whole-nobody] whoever’s it is
    [halves-any] may be of any colours
    [halves-colours] must differ in colour
    [pile-shuffled] shuffled
    [pile-alternating] colours take turns
    [stock-24] 24 in two colours
    [stock-15] 15 in one colour
    [tie-dirhams] more dirhams win
    [tie-shared] the victory is shared
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] They pay what they have and leave the game; their rugs stay and cost nothing.
    [bankruptcy-play-on] They pay what they have and go on with nothing.
    [steering-before] You turn Assam, then roll and walk that way.
    [steering-after-must] You roll first; at the end you turn him left or right for the next player.
    [steering-after-may] You roll first; at the end you may turn him for the next player.
    [area-colour] Only connected squares of the colour that Assam stands on.
    [area-owner] All connected squares of that owner, in either colour.
    [whole-opponents] Your own whole rugs you may cover at once.
    [whole-nobody] Not even your own whole rugs may be covered at once.
    [halves-any] A rug may lie on two halves of one colour, if they are of two rugs.
    [halves-colours] A rug never lies on two squares of one colour.
    [pile-shuffled] Which of your colours comes next is chance.
    [pile-alternating] Your two colours come in turn.
    [stock-24] Twelve of each of your two colours.
    [stock-15] As with three players: one colour each.
    [tie-dirhams] Of those with equal points, the richer wins.
    [tie-shared] Those with equal points win together.
   *[other] { $value }
}
home-clash = Piles whose colours take turns need two colours each, and 15 rugs are of one. Change one of the two.
home-begins = Who begins
home-begins-value = { $who ->
    [lot] By lot
   *[listed] I do
}
home-facing = Assam first faces
home-clock = Clock
home-clock-value = { $kind ->
    [none] None
    [turn] For each turn
   *[game] For the game
}
home-clock-seconds = Seconds for each turn
home-clock-minutes = Minutes for the game
home-clock-increment = Seconds more after each turn
home-timeout = Whose time runs out
home-timeout-value = { $timeout ->
    [out] is out
   *[bot] a bot plays on
}
home-listed = Strangers can find this table
home-listed-help = It is shown below, on everybody’s first page, while a seat is free.
home-autostart = Start when the last seat is taken
home-autostart-help = Otherwise you start the game yourself.
home-friends-only = With friends only
home-preset-bad = { $count ->
    [one] A part of this address makes no sense here and is left out: { $parts }
   *[other] Some parts of this address make no sense here and are left out: { $parts }
}
home-notice-close = Close this

## Tables

home-mine = Your tables
home-mine-none = Your games will wait here for you. Nothing is lost when you close the page.
home-mine-more = { $count ->
    [one] { $count } more game
   *[other] { $count } more games
}
home-open = Open tables
home-open-none = Nobody is waiting just now. Let strangers find your table, and it is shown here.
home-your-turn = Your turn
home-turn-of = { $name } is to move
home-waiting = { $seats ->
    [one] One seat is free
   *[other] { $seats } seats are free
}
home-ready = Ready to start
home-replay = Watch it again
home-sit = Sit down
home-watch = Watch
home-clock-turn = { $seconds ->
    [one] one second a turn
   *[other] { $seconds } seconds a turn
}
home-clock-game = { $minutes ->
    [one] one minute a game
   *[other] { $minutes } minutes a game
}
home-clock-game-more = { $minutes } min + { $increment } s a turn
home-gist-players = { $count } players
home-gist-own = own rules
home-lists-trouble = The server does not answer just now. This list is tried again by itself.

## A game that waits for you

home-resume-none = No game is waiting for you.
home-finished = Your finished games
home-table-yours = Your table

## More to do

home-doors = More
home-learn = Learn it in two minutes
home-learn-about = Play a few turns, with someone at your side.
home-rules = Read the rules
home-rules-about = All of them, with every edition’s differences.
home-record = Open a record
home-record-about = Step through a game that was played.
home-editor = Set up a position
home-editor-about = Any market you like: what is legal, what it costs.
home-watch-heading = Watch a table
home-watch-label = Link or name
home-watch-empty = Paste a table’s link, or type its name.

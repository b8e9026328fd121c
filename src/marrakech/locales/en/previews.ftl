### English: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting = { $open ->
    [0] A game for { $players } players, about to start
    [one] A game for { $players } players, waiting for 1 more
   *[other] A game for { $players } players, waiting for { $open } more
}
preview-playing = A game for { $players } players, in full swing
# The points of all players, the highest first.
preview-over = { $players ->
    [2] A finished game: { $first } to { $second }
    [3] A finished game: { $first }, { $second } and { $third } points
   *[4] A finished game: { $first }, { $second }, { $third } and { $fourth } points
}
preview-cancelled = A game that was called off
preview-replay = Watch a game for { $players } players again
preview-position = A position to explore

## Descriptions

preview-waiting-text = Open the link to join in or to watch. You play in the browser, free of charge and without an account.
preview-playing-text = Open the link and watch every move as it happens.
preview-over-text = Open the link to see the final market and how the points came about, and to watch the whole game again.
preview-replay-text = Go through the game move by move, from the first rug to the last.
preview-position-text = Open the link to see what can happen next, try a move or change the market.
preview-editor-text = Set up any market you like, see what can happen next, and share it with a link.
preview-rules-text = All the rules for two, three and four players, in plain words and with moving pictures.
preview-learn-text = Learn the game by playing: short lessons on the game’s own market, one step at a time.

## What the picture shows

preview-picture-home = A tiled market seen from above: rugs in four different weaves, a wooden die, and Assam in his red fez.
preview-picture-market = The market of this game seen from above: the rugs that can be seen, and Assam in his red fez.
preview-picture-empty = The empty market seen from above, seven by seven tiles, and Assam in his red fez.

### English: what is round every page.

game-name = Marrakech
loading = Just a moment…
skip-to-content = Go to the content
server-unreachable = The server does not answer just now. Nothing is lost; it is tried again.
page-description = The board game of rugs, dirhams and one stubborn market owner: play in the browser, alone against bots, with friends by a link, or round one device.
page-noscript = This game needs JavaScript.
page-title = { $page } · Marrakech
page-missing = This page does not exist
page-missing-home = Go to the market
page-failed = This page could not be fetched. Look at your connection and try again; your games are safe on the server.
try-again = Try again

## Finding one’s way

nav-label = Pages
nav-more-label = More pages
nav-learn = Learn
nav-rules = Rules
nav-replay = Records
nav-editor = Positions
nav-table = Table
legal-note = An independent, unofficial version with its own art. Marrakech is a trademark of its publisher, which has no part in this.

## Settings

settings = Settings
settings-close = Done
settings-note = All of this stays on this device.
settings-language = Language
settings-language-browser = Browser ({ $language })
settings-name = Your name
settings-name-example = As others see you
settings-theme = Light
settings-theme-value = { $theme ->
    [system] As the device
    [light] Noon
   *[dark] Night
}
settings-speed = How fast things move
settings-speed-value = { $speed ->
    [none] At once
    [fast] Fast
    [normal] Normal
   *[slow] Slow
}
settings-speed-still = Your device asks for less motion, so every move shows at once.
settings-sounds = Sounds
settings-sounds-help = The key M switches them anywhere.
settings-confirm = Ask before laying a rug
settings-confirm-help = The rug’s other half, the button or Enter lays it.
settings-coordinates = Letters and numbers at the market’s edge
settings-letters = Keys of one letter
settings-letters-help = M for sounds; at a table S, L, H and ? too, and those of the text board.
sounds-now = { $state ->
    [on] Sounds are on.
   *[off] Sounds are off.
}

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

nav-devices = Your devices
nav-label = Pages
nav-more-label = More pages
nav-learn = Learn
nav-rules = Rules
nav-replay = Records
nav-editor = Positions
nav-table = Table
nav-licences = Licences
legal-note = An independent, unofficial version with its own art. Marrakech is a trademark of its publisher, which has no part in this.

## The menu on a phone

nav-menu = Menu

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

## Your devices

devices-lead = All of these have the same seats: whoever holds one of them can play for you.
devices-none = No device of yours is known here yet. This one will be once you take a seat.
device-name = { $browser } on { $system }
device-name-unknown = Another program
device-this = This device
device-seen = Last seen: { $when }
device-sign-out = Sign out
device-sign-out-name = Sign out: { $device }
device-sign-out-here = Sign out here
devices-sign-out-all = Sign out everywhere
device-sign-out-text = The device loses your seats at once; your other devices keep them.
device-sign-out-last = None of your devices will be signed in then: your seats are lost, and nobody can bring them back.
device-signed-out = This device was signed out and no longer has your seats.
device-signed-out-other = Signed out: { $device }
devices-signed-out-here = You are signed out on this device.
devices-add = Add a device
devices-add-text = Make a link and open it on your other device: then both have the same seats. It works once, and for ten minutes.
devices-add-make = Make a link
devices-add-again = Make a new link
devices-add-warning = Keep it to yourself: whoever opens it can play for you.
device-join-title = Add this device?
device-join-text = This link was made on another device. If you go on, both have the same seats, and whoever holds the other one can play for you. Go on only if you made the link yourself.
device-join-own = This device has { $count ->
    [one] seats of its own at one table.
   *[other] seats of its own at { $count } tables.
} It gives them up if you go on.
device-join-yes = Add this device
device-join-yes-own = Give them up and go on
device-join-no = Leave it as it is
device-joined = This device has the same seats as the other one now.
cookies-blocked = Your browser keeps no cookies for this site, so it could not keep your seat. Allow cookies for this site and try again; watching works without them.

## Which device is meant

device-seen-lately = Last seen: within the last hour
device-sign-out-title-here = Sign out of this device?
device-sign-out-text-here = This device loses your seats at once; your other devices keep them.

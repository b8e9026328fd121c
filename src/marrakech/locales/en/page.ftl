### English: what is round every page.

game-name = Marrakech
loading = Just a moment…
skip-to-content = Skip to content
server-unreachable = The server can’t be reached right now. Please try again in a moment.
page-description = The board game of rugs, dirhams and one stubborn market owner: play in your browser, on your own against bots, with friends through a link, or together on one device.
page-noscript = This game needs JavaScript. Please turn it on in your browser.
page-title = { $page } · Marrakech
page-missing = Page not found
page-missing-home = Go to home page
page-failed = This page could not be loaded. Check your connection and try again; your games are safe on the server.
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
legal-note = An independent, unofficial version with its own artwork. Marrakech is a trademark of its publisher, which is not involved in it.

## The menu on a phone

nav-menu = Menu

## Settings

settings = Settings
settings-close = Done
settings-note = These settings stay on this device.
settings-language = Language
settings-language-browser = Match browser ({ $language })
settings-name = Your name
settings-name-example = The name others see
settings-theme = Theme
settings-theme-value = { $theme ->
    [system] Match device
    [light] Light
   *[dark] Dark
}
settings-speed = Animations
settings-speed-value = { $speed ->
    [none] None
    [fast] Fast
    [normal] Normal
   *[slow] Slow
}
settings-sounds = Sounds
settings-sounds-help = Press M on any page to turn them on or off.
settings-confirm = Confirm before laying a rug
settings-confirm-help = You press the button or Enter to lay a rug. When this is off, you lay it as soon as you choose its two squares.
settings-coordinates = Letters and numbers around the market
settings-letters = Single-letter shortcuts
settings-letters-help = M for sounds; at a table also S, L, H, U and ?, and the keys of the text board.
sounds-now = { $state ->
    [on] Sounds are on.
   *[off] Sounds are off.
}

## Settings: motion

settings-motion = Motion
# $motion: system (whatever the device asks for), full, reduced
settings-motion-value = { $motion ->
    [system] Match device
    [full] Full
   *[reduced] Reduced
}
settings-motion-help = Reduced motion shows each step as a still picture: nothing moves.
# Shown with “Match device”, on a device that is set to reduced motion.
settings-motion-device = Your device asks for reduced motion.

## Settings: reactions

settings-reactions = Reactions at tables
settings-reactions-help = When this is off, you neither see nor hear reactions at any table, and the button that sends them is hidden.

## Your devices

devices-lead = All these devices share the same seats. Anyone who has one of them can play for you.
devices-none = You have no devices here yet. This one will be listed once you take a seat.
device-name = { $browser } on { $system }
device-name-unknown = Unknown device
device-this = This device
device-seen = Last seen: { $when }
device-sign-out = Sign out
device-sign-out-name = Sign out: { $device }
device-sign-out-here = Sign out here
devices-sign-out-all = Sign out everywhere
device-sign-out-text = The device loses your seats immediately; your other devices keep them.
device-sign-out-last = None of your devices will be signed in any more. Your seats will be lost, and nobody can bring them back.
device-signed-out = This device has been signed out and no longer has your seats.
device-signed-out-other = Signed out: { $device }
devices-signed-out-here = You’re signed out on this device.
devices-add = Add a device
devices-add-text = Make a link and open it on your other device. Both will then share the same seats. The link works once, within ten minutes.
devices-add-make = Make a link
devices-add-again = Make a new link
devices-add-warning = Keep this link to yourself: anyone who opens it can play for you.
device-join-title = Add this device?
device-join-text = This link was made on another device. If you go on, both will share the same seats, and anyone who has the other device can play for you. Go on only if you made the link yourself.
device-join-own = This device has { $count ->
    [one] seats of its own at one table.
   *[other] seats of its own at { $count } tables.
} If you go on, you will lose them.
device-join-yes = Add this device
device-join-yes-own = Give up those seats and go on
device-join-no = Leave it as it is
device-joined = This device now has the same seats as the other one.
cookies-blocked = Your browser is blocking cookies for this site, so your seat can’t be kept. Allow cookies for this site and try again. You can watch without them.

## Which device is meant

device-seen-lately = Last seen: within the last hour
device-sign-out-title-here = Sign out of this device?
device-sign-out-text-here = This device loses your seats immediately; your other devices keep them.

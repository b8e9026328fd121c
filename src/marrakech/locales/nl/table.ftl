### Dutch: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Jouw beurt: draai Assam en gooi de dobbelsteen.
    [roll] Jouw beurt: gooi de dobbelsteen.
    [lay] Leg je { $letter ->
        [r] rode
        [b] blauwe
        [y] gele
       *[g] groene
    } tapijt naast Assam.
    [steer] Draai Assam voor de volgende speler.
    [draw] Je volgende tapijt wordt getrokken.
   *[over] De partij is afgelopen.
}
todo-shared = { $step ->
    [turn] { $name }: draai Assam en gooi de dobbelsteen.
    [roll] { $name }: gooi de dobbelsteen.
    [lay] { $name }: leg je { $letter ->
        [r] rode
        [b] blauwe
        [y] gele
       *[g] groene
    } tapijt naast Assam.
    [steer] { $name }: draai Assam voor de volgende speler.
    [draw] Het volgende tapijt van { $name } wordt getrokken.
   *[over] De partij is afgelopen.
}
todo-other = { $step ->
    [turn] { $name } beslist waar Assam heen gaat.
    [roll] { $name } gooit de dobbelsteen.
    [lay] { $name } zoekt een plek voor een { colour } tapijt.
    [steer] { $name } draait Assam voor de volgende speler.
    [draw] Het volgende tapijt van { $name } wordt getrokken.
   *[over] De partij is afgelopen.
}
todo-told = { $name } speelt.
todo-told-you = Jij speelt.
todo-lent = Een bot speelt voor { $name }.
todo-getting-ready = { $name } maakt zich klaar…
act-roll = Dobbelsteen gooien
act-lay = Tapijt leggen
act-steer = Assam draaien
act-box = Tapijt terugleggen
act-choose-rug = Kies twee vakjes
act-choose-facing = Kies een richting
act-sent = Onderweg…
act-wait = De anderen spelen
act-watch = Je kijkt mee
skip = Overslaan
action-title = Wat te doen

## Hints

hint = Hint
hint-hide = Hint verbergen
hint-thinking = Een hint zoeken…
hint-warming = De bots maken zich klaar. De hint komt zodra ze zover zijn.
hint-would-face = { $name } zou Assam naar het { facing } sturen.
hint-would-lay = { $name } zou het tapijt op { $first } en { $second } leggen.
hint-chance = { $times ->
    [0] Daarmee win je bijna nooit.
    [one] Daarmee win je één van de 100 partijen.
   *[other] Daarmee win je { $times } van de 100 partijen.
}
hint-choices = De beste keuzes

## What happened besides

did-run-out = { $name } is uitgeschakeld: de tijd is op.
did-break-rules = { $name } heeft de regels overtreden en is uitgeschakeld.
did-fail = { $reason ->
    [engine-not-started] { $name } kon niet worden gestart en is uitgeschakeld.
    [engine-hung] { $name } antwoordde niet en is uitgeschakeld.
    [engine-flooded] { $name } zei veel te veel en is uitgeschakeld.
    [engine-junk] { $name } sloeg wartaal uit en is uitgeschakeld.
    [engine-illegal] { $name } koos iets wat niet mag en is uitgeschakeld.
   *[engine-crashed] { $name } liep vast en is uitgeschakeld.
}
did-sit = { $name } gaat zitten.
did-vacate = Plaats { $seat } is weer vrij.
did-seat-bot = Op plaats { $seat } gaat een bot zitten.
did-start = De partij begint.
did-stand-in = { $reason ->
    [time] De tijd van { $name } is op; een bot speelt door.
   *[absent] { $name } is er niet; een bot speelt door.
}
did-come-back = { $name } is terug.
did-move = { $name } speelt verder op een ander apparaat.
did-hold = De server was even weg. Er is niets verloren.
did-cancel = De tafel is opgeheven.
log-face = richting { facing }
log-steer = draait Assam naar het { facing }
log-roll = gooit { $slippers }, naar { $square }
log-pay = betaalt { dirhams } aan { $owner }
log-pay-part = heeft maar { dirhams } voor { $owner }
log-go-out = is uitgeschakeld
log-lay = legt { colour } op { $first } en { $second }
log-return = legt een tapijt terug
log-draw = hierna: { colour }
log-title = Verloop
log-empty = Nog niets. De eerste beurt begint zo.
side-title = Verloop en tafel

## Seats

seats-title = Plaatsen
seat-open = Vrije plaats { $seat }
seat-rugs = { $count ->
    [one] { $count } { colour } tapijt over
   *[other] { $count } { $letter ->
        [r] rode
        [b] blauwe
        [y] gele
       *[g] groene
    } tapijten over
}
seat-next = (hierna)
seat-score = { dirhams } en { $squares ->
    [one] { $squares } zichtbaar vakje
   *[other] { $squares } zichtbare vakjes
} geven samen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
seat-out-mark = uitgeschakeld
mark-you = jij
mark-bot = bot
mark-lent = bot speelt
mark-away = weg
bot-called = { $bot ->
    [random] Groentje
    [novice] Beginner
    [greedy] Leerling
    [merchant] Koopman
    [master] Meester
   *[other] Bot { $bot }
}
bot-lettered = { $bot ->
    [random] Groentje { $letter }
    [novice] Beginner { $letter }
    [greedy] Leerling { $letter }
    [merchant] Koopman { $letter }
    [master] Meester { $letter }
   *[other] Bot { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Speelt zomaar wat.
    [novice] Speelt de helft van de keren goed.
    [greedy] Kijkt één beurt vooruit, naar punten.
    [merchant] Weegt af wat elke keuze later oplevert.
    [master] De sterkste: kijkt het verst vooruit.
   *[other] Speelt op een eigen manier.
}
watchers = { $watchers ->
    [one] Eén persoon kijkt mee.
   *[other] { $watchers } personen kijken mee.
}
you-watch = { $others ->
    [0] Je kijkt mee.
    [one] Jij en nog iemand kijken mee.
   *[other] Jij en { $others } anderen kijken mee.
}
time-short = Nog tien seconden.

## A square that was asked about

area-price = Dit { $letter ->
    [r] rode
    [b] blauwe
    [y] gele
   *[g] groene
} gebied van { $squares ->
    [one] één vakje
   *[other] { $squares } vakjes
} is van { $owner }. Ieder ander die hier blijft staan, betaalt { dirhams }.
area-free = Dit { $letter ->
    [r] rode
    [b] blauwe
    [y] gele
   *[g] groene
} gebied van { $squares ->
    [one] één vakje
   *[other] { $squares } vakjes
} kost niets: { $owner } is uitgeschakeld.

## The board’s words

board-label = De markt
board-square = { $square }, { $colour ->
    [bare] leeg
    [r] rood tapijt
    [b] blauw tapijt
    [y] geel tapijt
   *[g] groen tapijt
}{ $assam ->
    [here] , Assam staat hier
   *[no] {""}
}
board-facing = Assam naar het { facing } draaien
board-lay = Een tapijt op { $first } en { $second }
board-die = De dobbelsteen toont { $slippers ->
    [one] één pantoffel
   *[other] { $slippers } pantoffels
}

## The line

line-connecting = Verbinden…
line-slow = De verbinding is traag…
line-back = De verbinding is terug.
line-lost = Al { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} geen verbinding. Het wordt opnieuw geprobeerd; er is niets verloren.
line-lost-kept = Al { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} geen verbinding. Je actie is bewaard en wordt verstuurd zodra de verbinding terug is.
bot-played = Een bot heeft voor je gespeeld terwijl je weg was. Je bent er weer.
bot-plays-for-you = Een bot speelt voor je.
play-myself = Zelf verder spelen
away-long = { $name } is al een tijdje weg.
away-wait = Wachten
away-bot = Bot laten spelen

## Before the game

gathering-title = Wachten op de anderen
gathering-title-full = Iedereen is er
gathering-title-guest = Er begint zo een partij
gathering-open = { $open ->
    [one] Eén plaats is nog vrij. De partij begint als die bezet is.
   *[other] { $open } plaatsen zijn nog vrij. De partij begint als die bezet zijn.
}
gathering-awaited = De partij begint vanzelf zodra iedereen deze pagina open heeft. Wachten op: { $names }.
gathering-unready = De partij kan beginnen zodra iedereen deze pagina open heeft. Wachten op: { $names }.
gathering-full = { $host ->
    [you] Start wanneer je wilt.
   *[other] Wie de tafel heeft geopend, start de partij.
}
invite-title = Nodig je vrienden uit
invite-text = Stuur ze deze link, of laat ze de code scannen. Wie hem opent, kan gaan zitten; niemand heeft een account nodig.
invite-link = Link naar een plaats
invite-qr = QR-code van de link naar een plaats
invite-message = Zin in een potje Marrakech met mij?
invite-here-only = { $host } is een adres voor alleen deze computer. Om anderen binnen te laten, start je de server zo en open je het spel via het eigen adres van deze computer:
invite-renew = Nieuwe link maken
invite-renewed = Er is nu een nieuwe link. De oude opent geen plaats meer.
invite-host-has-it = Wie deze tafel heeft geopend, heeft de link die een plaats opent.
watch-title = Wil iemand alleen meekijken?
watch-link = Link om mee te kijken
watching-gathering = Je kijkt mee. Wil je meespelen, vraag dan om de link die een plaats opent.
watching-full = Alle plaatsen zijn bezet. Je kunt meekijken; als er iemand opstaat, kun je hier gaan zitten.
join-late = Is een van deze plaatsen van jou, haal die dan hierheen vanaf het apparaat waarop je bent gaan zitten: kies daar onder “{ this-table }” voor “{ move-seat }”.
your-name = Je naam
player-numbered = Speler { $seat }
sit-down = Plaatsnemen
seat-bot = Bot toevoegen
which-bot = Welke bot
remove = Verwijderen
remove-name = { $name } verwijderen
leave-seat = Opstaan
start-game = Partij starten
cancel-table = Tafel opheffen
cancel-title = Deze tafel opheffen?
cancel-text = Niemand kan hier dan nog gaan zitten, en de link werkt niet meer.
cancel-no = Behouden

## This table

this-table = Deze tafel
rules-on = Regels
rules-edition = Editie: { $edition }
rules-usual = De gewone regels.
rules-bankruptcy-play-on = Wie niet alles kan betalen, betaalt wat er is en speelt door.
rules-steering-after-must = De variant: eerst gooien; na het leggen moet Assam voor de volgende speler naar links of rechts worden gedraaid.
rules-steering-after-may = De variant: eerst gooien; na het leggen mag Assam voor de volgende speler worden gedraaid.
rules-area-owner = Voor een gebied tellen beide kleuren van de eigenaar.
rules-whole-nobody = Geen enkel heel tapijt mag in één keer worden bedekt, ook je eigen niet.
rules-halves-colours = Een tapijt bedekt nooit twee vakjes van dezelfde kleur.
rules-pile-alternating = Met twee spelers komen de kleuren van een stapel om en om.
rules-stock-15 = Met twee spelers heeft ieder 15 tapijten in één kleur.
rules-tie-shared = Bij gelijke stand wordt de overwinning gedeeld.
rules-clock-none = Geen klok.
rules-clock-turn = { $seconds ->
    [one] { $seconds } seconde per beurt.
   *[other] { $seconds } seconden per beurt.
} { $timeout ->
    [bot] Is je tijd op, dan speelt een bot door.
   *[out] Is je tijd op, dan ben je uitgeschakeld.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } minuut voor de hele partij
   *[other] { $minutes } minuten voor de hele partij
}{ $increment ->
    [0] .
    [one] , en { $increment } seconde extra per beurt.
   *[other] , en { $increment } seconden extra per beurt.
} { $timeout ->
    [bot] Is je tijd op, dan speelt een bot door.
   *[out] Is je tijd op, dan ben je uitgeschakeld.
}
read-rules = Regels lezen
fair-title = Eerlijke dobbelsteen
fair-text = Elke worp volgt uit een geheim van de server en een seed van elke plaats. Het geheim is al voor de partij beloofd, zie hieronder. Na de partij wordt het getoond en kan elke worp worden gecontroleerd.
fair-seats = Ook de plaatsen beloven hun seeds. Je pagina toont die van jou vanzelf zodra alle beloften binnen zijn: zo kan niemand een seed kiezen die bij die van de anderen past.
fair-hash = Beloofde hash van de seed van { $name } (SHA-256)
fair-commitment = De belofte van de server (SHA-256)
fair-seed = Seed van { $name }
fair-change = Je seed veranderen
fair-change-name = De seed van { $name } veranderen
fair-change-do = Veranderen
fair-salted = Er komen willekeurige tekens bij, zodat niemand de seed aan de hand van de hash kan raden.
fair-changed = Je seed is veranderd.
move-seat = Op ander apparaat spelen
move-seat-name = { $name } naar een ander apparaat brengen
move-seat-title = Neem je plaats mee
move-seat-text = { $minutes ->
    [one] Open deze link binnen een minuut op het andere apparaat. Hij werkt één keer; dan is de plaats daar en niet meer hier.
   *[other] Open deze link binnen { $minutes } minuten op het andere apparaat. Hij werkt één keer; dan is de plaats daar en niet meer hier.
}
move-seat-link = Link voor het andere apparaat
move-seat-qr = QR-code van de link voor het andere apparaat
claim-title = Op dit apparaat spelen?
claim-text = Deze link brengt een plaats naar dit apparaat. Het apparaat waar die vandaan komt, kan dan alleen nog meekijken.
claim-yes = Hier spelen
claim-no = Alleen meekijken
seat-claimed = De plaats is nu van jou. Speel verder.
give-up = Opgeven
give-up-name = Opgeven voor { $name }
give-up-title = De partij opgeven?
give-up-text = Je bent dan uitgeschakeld, je dirhams gaan terug naar de bank en je tapijten tellen voor niemand. De anderen spelen verder.
give-up-no = Verder spelen

## The end

you-win = Je wint!
standings-title = Eindstand
standings-rank = Rang
standings-name = Speler
standings-dirhams = Dirham
standings-squares = Vakjes
standings-points = Punten
standings-plus = + { $squares }
standings-out = { $why ->
    [time] tijd op
    [rules] overtrad de regels
    [engine] liep vast
    [gave-up] gaf op
   *[poor] kon niet betalen
}
chart-title = Puntenverloop
chart-turn = Beurt
chart-as-table = Hetzelfde als tabel
rematch = Nog een partij
rematch-join = Volgende partij meespelen
rematch-wanted = De anderen willen nog een partij.
rematch-watch = De volgende partij wordt klaargezet.
watch-next = Volgende partij volgen
replay-game = Terugkijken
download-record = Verslag downloaden
share = Delen
share-title = Uitslag delen
share-text = Tekst en link
share-result = Marrakech: { $result }
dice-check = Worpen controleren
dice-checking = Controleren…
dice-fine = { $count ->
    [0] Er is nog niets gegooid of getrokken.
    [one] Die ene worp of trekking volgt uit de seeds.
   *[other] Alle { $count } worpen en trekkingen volgen uit de seeds.
}
dice-compared = { $how ->
    [all] De beloften van de server en van alle plaatsen zijn dezelfde die dit apparaat had bewaard voordat het zijn eigen seed toonde.
    [server] De belofte van de server is dezelfde die dit apparaat heeft gezien. Beloften van de plaatsen heeft het niet bewaard.
   *[none] Dit apparaat heeft voor de partij geen belofte bewaard, dus er is niets om het verslag mee te vergelijken.
}
dice-rounds = { $count ->
    [one] Daarvoor had het al één keer voor niets een seed getoond: de seeds zijn opnieuw beloofd.
   *[other] Daarvoor had het al { $count } keer voor niets een seed getoond: de seeds zijn opnieuw beloofd.
}
dice-other-promise = De belofte in het verslag is { $found }; aan deze tafel was het { $seen }.
dice-seed-lost = Dit apparaat heeft de seed niet die voor jouw plaats is beloofd, en het is te laat om een andere te beloven. Open deze pagina op het apparaat dat hem heeft; anders kan wie de tafel heeft geopend een bot op jouw plaats zetten of de tafel opheffen.
dice-other-table = Dit verslag is van een andere tafel: { $found }.

## Links, dialogs, pages

copy = Kopiëren
copied = Gekopieerd
copy-by-hand = De link is geselecteerd: kopieer hem met je toetsenbord of je vinger.
close = Sluiten
dialog-no = Nee
table-try-again = Opnieuw proberen
to-home = Naar de startpagina
table-heading = Marrakech: { $names }
table-loading = Een ogenblik: de tafel wordt gedekt…
table-gone-title = Deze tafel bestaat niet
table-gone = Misschien is de link niet volledig, of is de tafel al lang afgeruimd.
table-unreachable-title = De server antwoordt niet
table-cancelled-title = Deze tafel is opgeheven
table-cancelled = Wie deze tafel had geopend, heeft hem weer opgeheven. Een nieuwe openen?
title-your-turn = ● Jouw beurt – Marrakech
title-table = Aan tafel – Marrakech

## Help

keys-title = Toetsen
key-arrows = Pijltoetsen
key-enter = Enter
key-escape = Esc
keys-arrows = Assam draaien, of van tapijt naar tapijt gaan
keys-enter = de dobbelsteen gooien, het tapijt leggen
keys-escape = terugnemen wat nog niet beslist is; de animatie overslaan
keys-skip = de animatie overslaan
keys-log = het verloop open- of dichtklappen
keys-hint = om een hint vragen, of die verbergen
keys-sounds = geluiden aan of uit
keys-help = deze hulp
keys-touch = Met een vinger of een muis: raak een vakje aan om daar een tapijt te zien, en nog eens voor het volgende. De andere helft van het tapijt, of de knop, legt het. Raak een tapijt aan om te zien wat het kost om daar te blijven staan.

### Dutch: the table’s page.

## What to do

todo-you =
    { $step ->
        [turn] Jouw beurt: draai Assam en gooi dan de dobbelsteen.
        [roll] Jouw beurt: gooi de dobbelsteen.
        [lay]
            Leg je { $letter ->
                [r] rode
                [b] blauwe
                [y] gele
               *[g] groene
            } tapijt naast Assam.
        [steer] Draai Assam voor de volgende speler.
        [draw] Je volgende tapijt wordt getrokken.
       *[over] De partij is afgelopen.
    }
todo-shared =
    { $step ->
        [turn] { $name }: draai Assam en gooi dan de dobbelsteen.
        [roll] { $name }: gooi de dobbelsteen.
        [lay]
            { $name }: leg je { $letter ->
                [r] rode
                [b] blauwe
                [y] gele
               *[g] groene
            } tapijt naast Assam.
        [steer] { $name }: draai Assam voor de volgende speler.
        [draw] { $name }: je volgende tapijt wordt getrokken.
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
todo-playing = { $name } speelt.
todo-playing-you = Jij speelt.
todo-lent = Een bot speelt voor { $name }.
todo-getting-ready = { $name } maakt zich klaar…
act-roll = Dobbelsteen gooien
act-lay = Tapijt leggen
act-steer = Assam draaien
act-box = Tapijt terugleggen
act-choose-rug = Kies twee vakjes
act-choose-facing = Kies een richting
act-sent = Versturen…
act-wait = De anderen spelen
act-watch = Je kijkt mee
skip = Overslaan
action-title = Wat te doen

## Hints

hint = Hint
hint-hide = Hint verbergen
hint-thinking = Een hint zoeken…
hint-warming = De bots maken zich klaar. Zodra ze zover zijn, verschijnt je hint.
hint-would-face = { $name } zou Assam naar het { facing } sturen.
hint-would-lay = { $name } zou het tapijt op { $first } en { $second } leggen.
hint-chance =
    { $times ->
        [0] Met deze keuze win je bijna nooit.
        [one] Met deze keuze win je één van de 100 partijen.
       *[other] Met deze keuze win je { $times } van de 100 partijen.
    }
hint-choices = De beste keuzes

## Taking back the last rug, round one device

undo = Terugnemen
undo-help = Het laatste tapijt terugnemen (kan tot Assam weer wordt gedraaid)
did-undo = { $name } neemt het laatste tapijt terug.
keys-undo = het laatste tapijt terugnemen (als iedereen op één apparaat speelt)

## What happened besides

did-run-out = { $name } is uitgeschakeld: de tijd is op.
did-break-rules = { $name } heeft de regels overtreden en is uitgeschakeld.
did-fail =
    { $reason ->
        [engine-not-started] { $name } kon niet worden gestart en is uitgeschakeld.
        [engine-hung] { $name } reageerde niet meer en is uitgeschakeld.
        [engine-flooded] { $name } stuurde te veel uitvoer en is uitgeschakeld.
        [engine-junk] { $name } stuurde iets onleesbaars en is uitgeschakeld.
        [engine-illegal] { $name } deed een ongeldige zet en is uitgeschakeld.
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
did-move = { $name } speelt nu op een ander apparaat.
did-hold = De server lag er even uit. Er is niets verloren gegaan.
did-cancel = De tafel is opgeheven.
log-face = richting { facing }
log-steer = draait Assam naar het { facing } voor de volgende speler
log-roll = gooit { $slippers }, Assam naar { $square }
log-pay = betaalt { dirhams } aan { $owner }
log-pay-part = betaalt maar { dirhams } aan { $owner }
log-go-out = is uitgeschakeld
log-lay = legt { colour } op { $first } en { $second }
log-return = legt een tapijt terug in de doos
log-draw = volgend tapijt: { colour }
log-title = Verloop
log-empty = Nog niets. De eerste beurt begint zo.
side-title = Verloop en tafel

## Looking back at an earlier turn

log-about = Kies een beurt om die op de markt te zien.
look-title = Een eerdere beurt
look-back = Eén beurt terug
look-forward = Eén beurt vooruit
look-return = Terug naar de partij
look-opened = Je kijkt terug. Met Esc ga je weer naar de partij.
look-returned = Je bent weer in de partij.
look-your-turn = Jij bent aan de beurt.
look-gone-on = De partij is verdergegaan.
keys-look = in het verloop: van beurt naar beurt gaan; met Enter een beurt op de markt bekijken, met Esc terug naar de partij

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
bot-called =
    { $bot ->
        [random] Toerist
        [novice] Beginner
        [greedy] Leerling
        [merchant] Koopman
        [master] Meester
        [champion] Kampioen
       *[other] Bot { $bot }
    }
bot-lettered =
    { $bot ->
        [random] Toerist { $letter }
        [novice] Beginner { $letter }
        [greedy] Leerling { $letter }
        [merchant] Koopman { $letter }
        [master] Meester { $letter }
        [champion] Kampioen { $letter }
       *[other] Bot { $bot } { $letter }
    }
bot-about =
    { $bot ->
        [random] Speelt zomaar wat.
        [novice] Speelt ongeveer de helft van de tijd goed.
        [greedy] Kijkt één beurt vooruit en gaat voor punten.
        [merchant] Weegt af wat elke keuze later oplevert.
        [master] Kijkt ver vooruit en is moeilijk te verslaan.
        [champion] Autodidact en het moeilijkst te verslaan.
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

## What a seat says when it is chosen

seat-each-counts = Elke dirham is een punt, net als elk vakje waarop een tapijt van deze kleur te zien is.
seat-each-counts-two = Elke dirham is een punt, net als elk vakje waarop een tapijt in een van deze twee kleuren te zien is.
seat-pile-two =
    { $whose ->
        [you] Jouw stapel heeft tapijten in twee kleuren.
       *[other] Deze stapel heeft tapijten in twee kleuren.
    }
seat-pile-next = Het volgende tapijt is { colour }. Iedereen kan het zien.
seat-pile-empty = Al deze tapijten zijn gelegd.
seat-next-mark = hierna
seat-about-out = Uitgeschakeld. Deze tapijten blijven op de markt liggen, en erop blijven staan kost niets.
seat-about-away = Weg: de pagina van deze partij staat nu niet open.
seat-about-bot = Een bot. { bot-about }
seat-about-lent = Hier speelt een bot tot de speler terug is. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Reacties
react = Iets zeggen
reaction =
    { $reaction ->
        [hello] Hallo!
        [good-luck] Succes!
        [well-played] Goed gespeeld!
        [thanks] Bedankt!
        [ouch] Au!
        [laugh] Haha!
        [wow] Wauw!
       *[moment] Momentje!
    }
did-react = { $name }: { reaction }
did-react-you = Jij: { reaction }
did-react-spectator = Een toeschouwer: { reaction }
reactions-mute = Reacties aan deze tafel dempen
reactions-mute-help = Wat anderen sturen, zie en hoor je niet meer. Zelf kun je nog wel sturen.

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

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = Van jou: anderen betalen { dirhams }
price-tag-free = Niets te betalen
price-nudge =
    { $how ->
        [touch] Tik op een tapijt om te zien wat het kost om daar te blijven staan.
       *[mouse] Wijs een tapijt aan om te zien wat het kost om daar te blijven staan.
    }

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
board-lay = Tapijt op { $first } en { $second }
board-die = De dobbelsteen toont { $slippers ->
    [one] één pantoffel
   *[other] { $slippers } pantoffels
}

## The line

line-connecting = Verbinden…
line-slow = De verbinding is traag…
line-back = De verbinding is terug.
line-lost =
    Al { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    } geen verbinding. Er wordt opnieuw verbinding gemaakt; er is niets verloren gegaan.
line-lost-kept = Al { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} geen verbinding. Je actie is bewaard en wordt verstuurd zodra de verbinding terug is.
bot-played = Een bot heeft voor je gespeeld terwijl je weg was. Je doet weer mee.
bot-plays-for-you = Een bot speelt voor je.
play-myself = Zelf doorspelen
away-long = { $name } is al een tijdje weg.
away-wait = Wachten
away-bot = Bot laten spelen

## The server is well again

server-recovered = De server werkt weer. Je kunt doorspelen.

## Before the game

gathering-title = Wachten op de anderen
gathering-title-full = Iedereen is er
gathering-title-guest = Er begint zo een partij
gathering-open =
    { $open ->
        [one] Eén plaats is nog vrij. De partij begint zodra die bezet is.
       *[other] { $open } plaatsen zijn nog vrij. De partij begint zodra die bezet zijn.
    }
gathering-awaited = De partij begint vanzelf zodra iedereen deze pagina open heeft. Wachten op: { $names }.
gathering-unready = De partij kan beginnen zodra iedereen deze pagina open heeft. Wachten op: { $names }.
gathering-full = { $host ->
    [you] Start wanneer je wilt.
   *[other] Wie de tafel heeft geopend, start de partij.
}
invite-title = Nodig je vrienden uit
invite-text = Stuur ze deze link, of laat ze de code scannen. Wie hem opent, kan gaan zitten; niemand heeft een account nodig.
invite-link = Uitnodigingslink
invite-qr = QR-code van de uitnodigingslink
invite-message = Zin in een potje Marrakech met mij?
invite-here-only = { $host } werkt alleen op deze computer. Om anderen binnen te laten, start je de server zo en open je het spel via het netwerkadres van deze computer:
invite-renew = Nieuwe link maken
invite-renewed = Hier is een nieuwe link. De oude werkt niet meer.
invite-host-has-it = Wie deze tafel heeft geopend, heeft de uitnodigingslink.
watch-title = Wil iemand alleen meekijken?
watch-link = Link om mee te kijken
watching-gathering = Je kijkt mee. Wil je meespelen, vraag dan om de uitnodigingslink.
watching-full = Alle plaatsen zijn bezet. Je kunt meekijken; als er iemand opstaat, kun je hier gaan zitten.
join-late = Is een van deze plaatsen van jou, haal die dan hierheen vanaf het apparaat waarop je bent gaan zitten: kies daar onder “{ this-table }” voor “{ move-seat }”.
your-name = Je naam
player-numbered = Speler { $seat }
sit-down = Plaatsnemen
seat-bot = Bot toevoegen
which-bot = Welke bot
remove = Verwijderen
remove-name = Verwijderen: { $name }
leave-seat = Opstaan
start-game = Partij starten
cancel-table = Tafel opheffen
cancel-title = Deze tafel opheffen?
cancel-text = Niemand kan hier dan nog gaan zitten, en de link werkt niet meer.
cancel-no = Behouden

## An invitation

invited-by = { $name } nodigt je uit voor een partij Marrakech
invited-again = { $name } wil nog een keer spelen
invited-new = Nieuw bij Marrakech?
invited-back = Terug naar de uitnodiging
seats-taken-title = Alle plaatsen zijn bezet
seats-taken-text = Deze keer gaat de partij zonder jou door. Je kunt meekijken, of je vrienden om een nieuwe tafel vragen.
seats-taken-watch = Bij de partij meekijken
seats-taken-own = Tafel openen
gathering-away = Nu even weg: { $names }

## The next game with the same players

gathering-title-again = De volgende partij
gathering-asked = Uitgenodigd: { $names }
gathering-here = Al aanwezig: { $names }
mark-asked = uitgenodigd
invite-again = Link sturen

## This table

this-table = Deze tafel
rules-on = Regels
rules-edition = Editie: { $edition }
rules-usual = De gewone regels.
rules-bankruptcy-play-on = Wie niet alles kan betalen, betaalt wat er nog is en speelt door.
rules-steering-after-must = Variant: eerst gooien. Na het leggen moet je Assam voor de volgende speler naar links of rechts draaien.
rules-steering-after-may = Variant: eerst gooien. Na het leggen mag je Assam voor de volgende speler draaien.
rules-area-owner = Voor de prijs tellen beide kleuren van de eigenaar.
rules-whole-nobody = Geen enkel heel tapijt mag in één keer worden bedekt, ook je eigen niet.
rules-halves-colours = Een tapijt mag nooit twee vakjes van dezelfde kleur bedekken.
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
rules-clock-game =
    { $minutes ->
        [one] { $minutes } minuut per speler voor de hele partij
       *[other] { $minutes } minuten per speler voor de hele partij
    }{ $increment ->
        [0] .
        [one] , plus { $increment } seconde per beurt.
       *[other] , plus { $increment } seconden per beurt.
    } { $timeout ->
        [bot] Is je tijd op, dan speelt een bot door.
       *[out] Is je tijd op, dan ben je uitgeschakeld.
    }
read-rules = Regels lezen
fair-title = Eerlijke dobbelsteen
fair-text = Elke worp wordt berekend uit de geheime seed van de server en een seed van elke plaats. Voor de partij publiceert de server de hash hieronder, en zijn seed moet daarmee kloppen. Na de partij wordt de seed van de server getoond en kan iedereen elke worp controleren.
fair-seats = Ook de pagina van elke speler publiceert een hash van de eigen seed en toont de seed vanzelf zodra alle hashes binnen zijn. Zo kan niemand een seed kiezen die is afgestemd op die van de anderen.
fair-hash = Hash van de seed (SHA-256): { $name }
fair-commitment = Hash van de seed van de server (SHA-256)
fair-seed = Seed: { $name }
fair-change = Je seed veranderen
fair-change-name = Seed veranderen: { $name }
fair-change-do = Veranderen
fair-salted = Aan je seed worden willekeurige tekens toegevoegd, zodat niemand hem aan de hand van de hash kan raden.
fair-changed = Je seed is veranderd.
move-seat = Op ander apparaat spelen
move-seat-name = Naar een ander apparaat brengen: { $name }
move-seat-title = Neem je plaats mee
move-seat-text =
    { $minutes ->
        [one] Open deze link binnen een minuut op het andere apparaat. Hij werkt één keer. Dan speel je daar, en dit apparaat kan alleen nog meekijken.
       *[other] Open deze link binnen { $minutes } minuten op het andere apparaat. Hij werkt één keer. Dan speel je daar, en dit apparaat kan alleen nog meekijken.
    }
move-seat-link = Link voor het andere apparaat
move-seat-qr = QR-code van de link voor het andere apparaat
claim-title = Op dit apparaat spelen?
claim-text = Deze link brengt een plaats naar dit apparaat. Het andere apparaat kan dan alleen nog meekijken.
claim-yes = Hier spelen
claim-no = Alleen meekijken
seat-claimed = Je speelt nu op dit apparaat.
give-up = Opgeven
give-up-name = Opgeven: { $name }
give-up-title = De partij opgeven?
give-up-text = Je bent dan uitgeschakeld. Je dirhams gaan terug naar de bank en je tapijten tellen voor niemand meer.
give-up-no = Doorspelen

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
chart-as-table = Als tabel tonen
rematch = Nog een partij
rematch-join = Volgende partij meespelen
rematch-wanted = De anderen willen nog een partij.
watch-next = Volgende partij volgen
replay-game = Terugkijken
download-record = Verslag downloaden
share = Delen
share-title = Uitslag delen
share-text = Tekst en link
share-result = Marrakech: { $result }
dice-check = Worpen controleren
dice-checking = Controleren…
dice-fine =
    { $count ->
        [one] Die ene worp of trekking klopt met de seeds.
       *[other] Alle { $count } worpen en trekkingen kloppen met de seeds.
    }
dice-compared =
    { $how ->
        [all] Alle gepubliceerde hashes, die van de server en die van de plaatsen, zijn dezelfde als die dit apparaat had opgeslagen voordat het zijn eigen seed toonde.
        [server] De hash van de server is dezelfde als die dit apparaat heeft gezien. Hashes van de plaatsen heeft het niet opgeslagen.
       *[none] Dit apparaat heeft voor de partij geen hash opgeslagen, dus er is niets om het verslag mee te vergelijken.
    }
dice-rounds =
    { $count ->
        [one] Daarvoor had dit apparaat al één keer een seed getoond, maar de partij begon niet; daarna zijn alle seeds vervangen.
       *[other] Daarvoor had dit apparaat al { $count } keer een seed getoond, maar de partij begon niet; daarna zijn telkens alle seeds vervangen.
    }
dice-other-promise = De hash van de server is veranderd. Dit apparaat zag aan deze tafel { $seen } en vindt nu { $found }.
dice-seed-lost = Dit apparaat heeft de seed van jouw plaats niet, en het is te laat om een andere te kiezen. Open deze pagina op het apparaat dat hem heeft. Lukt dat niet, dan kan degene die de tafel heeft geopend, jouw plaats aan een bot geven of de tafel opheffen.
dice-other-table = Dit verslag is van een andere tafel: { $found }.

## The end, for the person at this screen

you-share-win = Je deelt de overwinning!
over-by-points =
    { $lead ->
        [one]
            Gewonnen met één punt verschil: { dirhams } en { $squares ->
                [one] één vakje
               *[other] { $squares } vakjes
            }.
       *[other]
            Gewonnen met { $lead } punten verschil: { dirhams } en { $squares ->
                [one] één vakje
               *[other] { $squares } vakjes
            }.
    }
over-by-dirhams =
    { $points ->
        [one] De dirhams geven de doorslag, { $most }–{ $next }: { $names } hebben elk één punt.
       *[other] De dirhams geven de doorslag, { $most }–{ $next }: { $names } hebben elk { $points } punten.
    }
over-shared =
    { $points ->
        [one] Niemand staat voor: elk één punt.
       *[other] Niemand staat voor: elk { $points } punten.
    }
over-only-one = Alleen { $name } doet nog mee.
over-only-you = Alleen jij doet nog mee.
over-others-gave-up = Alle anderen hebben opgegeven.
over-you-close =
    { $lead ->
        [one] Zo dichtbij: je kwam maar één punt tekort. Goed gespeeld!
       *[other] Zo dichtbij: je kwam maar { $lead } punten tekort. Goed gespeeld!
    }
over-you-equal = Zo dichtbij: alleen de dirhams gaven de doorslag. Goed gespeeld!
over-you-second = Je wordt tweede. Goed gespeeld!
over-you-third = Je wordt derde. Goed gespeeld!
over-you-fourth = Je wordt vierde. Volgende keer beter!
over-you-lost = Goed gespeeld! De markt is open voor een nieuwe partij.
over-you-out = Je was al uitgeschakeld voor het einde. De markt is open voor een nieuwe partij.

## The points by turn

chart-help = Tik op de grafiek, of gebruik de pijltoetsen, om ieders punten na een beurt te zien.
chart-walk = Punten na een beurt
chart-value = Na beurt { $turn }: { $points }.
chart-value-start = Aan het begin: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = De markt na beurt { $turn } bekijken
chart-watch-start = De markt aan het begin bekijken

## Links, dialogs, pages

copy = Kopiëren
copied = Gekopieerd
copy-by-hand = De link is geselecteerd; je kunt hem nu kopiëren.
close = Sluiten
dialog-no = Nee
table-try-again = Opnieuw proberen
to-home = Naar de startpagina
table-heading = Marrakech: { $names }
table-loading = De tafel wordt geopend…
table-gone-title = Tafel niet gevonden
table-gone = Misschien is de link niet volledig, of is de tafel verwijderd.
table-unreachable-title = De server reageert niet
table-cancelled-title = Deze tafel is opgeheven
table-cancelled = Wie de tafel had geopend, heeft de partij afgelast. Wil je een nieuwe tafel openen?

## Window titles

title-my-turn = ● Jouw beurt
title-playing = Partij bezig
title-gathering = Wachten op spelers
title-won =
    { $count ->
        [one] { $names } wint
       *[other] { $names } delen de overwinning
    }
title-you-won = Je wint
title-you-share = Je deelt de overwinning
title-replay = Terugkijken: { $names }

## Help

keys-title = Sneltoetsen
key-arrows = Pijltoetsen
key-enter = Enter, spatie
key-escape = Esc
keys-arrows = een richting voor Assam kiezen, of een plek voor je tapijt
keys-enter = de dobbelsteen gooien, of het gekozen tapijt leggen
keys-escape = een niet-bevestigde keuze wissen, of de animatie overslaan
keys-skip = de animatie overslaan
keys-log = het verloop openen of sluiten
keys-hint = een hint tonen of verbergen
keys-sounds = geluiden aan- of uitzetten
keys-help = deze hulp tonen
keys-touch = Met een vinger: tik op een vakje om daar een tapijt te zien. Tik er nog eens op om het volgende te zien, of tik op een vakje ernaast om die twee te kiezen. Druk op de knop om het tapijt te leggen.

## Help: mouse, arrows and prices

keys-mouse = Met een muis: klik op een tapijt om het te kiezen, en klik er nog eens op om het te leggen. Met een dubbelklik kies je het alleen maar.
keys-facing = Als je op een pijl tikt of klikt, draai je Assam alleen maar. Druk op de knop om de dobbelsteen te gooien.
keys-price = Tik of klik op een ander tapijt om te zien wat het kost om daar te blijven staan.

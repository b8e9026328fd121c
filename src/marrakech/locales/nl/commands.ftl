### Dutch: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: bestand niet gevonden.
file-is-folder = { $file } is een map, geen bestand.
file-not-text = { $file } is geen UTF-8-tekst (byte { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } is groter dan { $limit } megabyte; een verslag is veel kleiner.
file-exists = { $file } bestaat al en is niet overschreven.
file-unreadable = { $file } kan niet worden gelezen: { $reason }
file-unwritable = { $file } kan niet worden geschreven: { $reason }
of-file = { $file }: { $problem }
error = Fout: { $problem }
turn-beyond = het verslag heeft geen beurt { NUMBER($turn, useGrouping: 0) }; het eindigt met beurt { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } bots hebben { $bots } plaatsen nodig, maar er doen maar { $players } spelers mee.
names-too-many = Te veel namen: { $names ->
    [one] één naam
   *[other] { $names } namen
} voor { $people ->
    [0] alleen maar bots.
    [one] één persoon.
   *[other] { $people } personen.
}
starter-unknown = “{ $text }” bepaalt niet wie begint; gebruik random of agreed.
nothing-to-resume = Er is geen onafgemaakte partij om te hervatten.
options-clash = { $first } en { $second } kunnen niet samen worden gebruikt.
passed-over = Overgeslagen: { $problem }
language-unknown = De taal “{ $text }” is hier niet beschikbaar. Wel: { $languages }.
section-unknown = De regels hebben geen hoofdstuk “{ $text }”. Wel: { $sections }.
resume-alone = In een hervatte partij blijven de spelers en de regels dezelfde; laat { $option } weg.

## The store

store-full = { $file }: de schijf is vol, dus er kan niets nieuws worden opgeslagen. Alles wat al is opgeslagen, is veilig; maak wat ruimte vrij om verder te gaan.
store-locked = { $file } is in gebruik bij een andere server of een ander programma.
store-broken = { $file } is beschadigd of geen opslag van tafels ({ $reason }). “marrakech check-store” laat zien welke tafels intact zijn; met --rescue worden die naar een nieuw bestand gekopieerd.
store-gone = { $file } is verwijderd, verplaatst of vervangen terwijl de server het gebruikte. Er kan niets nieuws worden opgeslagen tot precies hetzelfde bestand terug is.
store-newer = { $file } is geschreven door een nieuwere versie van marrakech (opslagversie { $found }; deze versie kan tot en met { $known } lezen).
store-behind = { $file } is ouder dan { $copy }, een kopie die eruit is gered en gegevens bevat die in het bestand ontbreken. Start met de kopie (--data), of verplaats de kopie om met het oudere bestand verder te gaan.
store-unreadable = { $file } kan niet worden geopend, gelezen of geschreven: { $reason }
store-closed = { $file } is gesloten omdat de server stopt.
store-extra = { $file }: voor PostgreSQL ontbreekt een pakket. Zo installeer je het: { $command }
store-server-old = { $file }: PostgreSQL { $found } is te oud; versie { $needed } of nieuwer is nodig.
store-unsafe = { $file } is ingesteld met { $setting }, dus bij een crash kunnen bevestigde zetten verloren gaan. Zet die instelling aan om verder te gaan.
store-not-empty = { $file } bevat al gegevens, dus er is niets naartoe gekopieerd.
store-none = { $file } is geen opslag van tafels, of het begin van het bestand is beschadigd.
check-store-whole = { $file } is intact: { $count ->
    [one] één tafel.
   *[other] { $count } tafels.
}
check-store-damaged = { $file } is beschadigd. Tafels: { $count }, waarvan intact: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table =
    Tafel { $table }: { $problem ->
        [checksum] gebeurtenis { $number } is niet zoals die geschreven is.
        [gap] gebeurtenis { $number } ontbreekt.
        [fold] gebeurtenis { $number } kan niet kloppen.
       *[summary] alle gebeurtenissen zijn intact, maar de lijst van tafels komt er niet mee overeen.
    }
check-store-rescued = { $count ->
    [one] Eén intacte tafel is gekopieerd naar { $file }
   *[other] { $count } intacte tafels zijn gekopieerd naar { $file }
}
backup-done = De tafels in { $source } zijn gekopieerd naar { $target }
move-done = Alles uit { $source } is gekopieerd naar { $target } en vergeleken. Tafels: { $tables }, gebeurtenissen: { $events }. { $source } is ongewijzigd.

## Drawing a position

seat-name = Plaats { $seat }
to-move = ▶
column-player = Speler
column-rugs = Tapijten over
column-dirhams = Dirham
column-squares = Vakjes
column-points = Punten
column-next = Volgende
out = uitgeschakeld
steps-next =
    { $step ->
        [turn] { $name } draait Assam.
        [roll] { $name } gooit de dobbelsteen.
        [lay] { $name } legt een tapijt.
        [draw] { $name } trekt het volgende tapijt.
        [steer] { $name } draait Assam voor de volgende speler.
       *[over] De partij is afgelopen.
    }
rules-in-force = Regels: { $rules }
rules-default = de gewone
legal-heading = Toegestaan: { $actions }
chance-heading = Toeval: { $actions }

## Playing in the terminal

ask-players = Hoeveel spelers doen er mee?
ask-bots = Hoeveel daarvan zijn bots?
ask-level = Hoe sterk? { $levels }
ask-name = Speler { $number }: naam?
ask-number-again = Typ een getal van { $low } tot en met { $high }.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Speler { $number }
welcome = Marrakech in de terminal. Typ op elk moment ? voor hulp, of druk op Ctrl-C om te stoppen: de partij wordt na elke actie opgeslagen.
bots-getting-ready = De bots maken zich klaar. De allereerste keer duurt dat ongeveer een halve minuut.
welcome-back = Welkom terug: beurt { $turn }. Typ op elk moment ? voor hulp.
saved-at = Het verslag is opgeslagen in { $file }
prompt-turn = { $name }: welke kant op? { $choices }
choice-left = { $facing } ({ facing }): linksaf
choice-straight = { $facing } ({ facing }): rechtdoor
choice-right = { $facing } ({ facing }): rechtsaf
prompt-roll-facing = Assam kijkt dan naar het { facing }. Druk op Enter om te gooien, of kies een andere richting: { $others }
prompt-roll = { $name }: druk op Enter om te gooien.
prompt-lay =
    { $name }: waar komt het { $letter ->
        [r] rode
        [b] blauwe
        [y] gele
       *[g] groene
    } tapijt te liggen? Typ een nummer of de twee vakjes.
prompt-confirm-lay = { $action }? Druk op Enter om het tapijt te leggen, of kies een andere plek.
prompt-confirm-steer = Assam kijkt dan naar het { facing }. Volgende speler: { $next }. Druk op Enter om te bevestigen, of kies een andere richting.
stars-paid = De sterretjes geven het gebied aan waarvoor is betaald.
prompt-must-return = { $name }: hier kan geen tapijt worden gelegd. Druk op Enter om er een terug te leggen in de doos.
not-understood = “{ $text }” is geen van de keuzes. Typ ? voor hulp.
help-facing = N E S W      draait Assam: N (noord), E (oost), S (zuid) of W (west); het ligt pas vast na de worp
help-lay = 1 2 3 … of d4d5   kiest een plek voor het tapijt; het ligt pas vast als je op Enter drukt
help-position = position     toont de stelling als tekst
help-log = log          toont het verslag tot nu toe
help-save = save FILE    slaat een kopie van het verslag op in FILE
help-give-up = give up      geeft de partij op (vraagt eerst om bevestiging)
help-quit = q of quit    stopt nu; later kun je verder
ask-give-up = { $name }: wil je echt opgeven? Typ dan ja.
yes = ja
gave-not-up = Niemand heeft opgegeven. De partij gaat door.
copy-saved = Een kopie is opgeslagen in { $file }
goodbye-early = Er is geen partij begonnen.
goodbye = Gestopt. Verdergaan kan met: { $command }
save-trouble = Het verslag kon niet worden opgeslagen: { $problem } Je kunt doorspelen; bij de volgende actie wordt het opgeslagen.
not-saved = De laatste acties zijn niet opgeslagen: { $problem }
over-heading = De partij is afgelopen na { turns }.
resume-over = Deze partij is afgelopen; met “marrakech replay” loop je erdoorheen.

## Other commands

list-number = { $number }.
verify-fine =
    { $file }: in orde. { $count ->
        [0] Er is nog niets gegooid of getrokken.
        [one] Die ene worp of trekking klopt met de seeds.
       *[other] Alle { $count } worpen en trekkingen kloppen met de seeds.
    }
verify-promised =
    { $file }: { $promised ->
        [all] de seeds van alle spelers kloppen met hun gepubliceerde hashes in het verslag. Of die zijn gepubliceerd voordat de eerste seed werd getoond, kan alleen een apparaat zeggen dat ze aan tafel heeft opgeslagen.
        [some] de seeds van sommige plaatsen zijn openlijk en zonder hash opgegeven ({ $seats }); de andere kloppen met hun gepubliceerde hashes in het verslag. Of die zijn gepubliceerd voordat de eerste seed werd getoond, kan alleen een apparaat zeggen dat ze aan tafel heeft opgeslagen.
       *[none] geen enkele plaats heeft een hash gepubliceerd voordat de seed werd getoond: wie meespeelde en ook de server beheerde, had de worpen kunnen kiezen.
    }
check-fine = { $file }: in orde. { turns }, { $result }
replay-prompt = Druk op Enter om verder te gaan of op b om terug te gaan; typ een getal om naar een beurt te springen, of q om te stoppen
replay-start = Voor de eerste actie
replay-turn = Beurt { $turn } van { $last }: { $line }
replay-comment = “{ $text }”
replay-end = Dit is het einde van het verslag.
edition-column = Editie
edition-source = Regelboekje
edition-options = Opties
edition-box = Tapijten
edition-starter = Wie begint
edition-default-rules = standaard
edition-footer = Opties tussen (haakjes) hebben wij gekozen, omdat het regelboekje er niets over zegt; alle andere staan erin.
starter = { $who ->
    [random] door loting
    [morocco] wie het laatst in Marokko was
    [youngest] de jongste of door loting
   *[agreed] in overleg
}
perft-total = { $nodes ->
    [one] één reeks
   *[other] { $nodes } reeksen
} van { $depth ->
    [one] één actie
   *[other] { $depth } acties
}
perft-counting = bezig met tellen
simulate-progress = partijen
simulate-title = { games } met { $players } spelers, allemaal willekeurig gespeeld
simulate-seat = Plaats
simulate-wins = Gewonnen
simulate-points = Punten
simulate-paid = Betaald
simulate-received = Ontvangen
simulate-out = Uitgeschakeld
simulate-length = Een partij duurt gemiddeld { $mean } beurten ({ $low } tot { $high }).
simulate-anyone-out = In { $share } van de partijen wordt iemand uitgeschakeld; { $shared } van de overwinningen is gedeeld.
simulate-speed = { $rate } partijen per seconde.
simulate-stopped = Gestopt na { games }.

## Engines

engine-not-started = De engine “{ $engine }” kon niet worden gestart: { $detail }
engine-crashed = De engine “{ $engine }” is onverwacht gestopt ({ $detail }).
engine-hung = De engine “{ $engine }” antwoordde niet op tijd. { $detail }
engine-flooded = De engine “{ $engine }” stuurde te veel uitvoer: { $detail }
engine-junk = De engine “{ $engine }” houdt zich niet aan het engineprotocol: { $detail }
engine-illegal = De engine “{ $engine }” deed een ongeldige zet: { $detail }
bot-needs-engine = Er is hier geen bot “{ $name }”. Als het een engine is, geef dan met --engine het commando op.
engine-line = “{ $text }” is geen regel van het engineprotocol; in docs/engine-protocol.md staan ze allemaal.
engine-no-position = Er is nog geen stelling om over na te denken.
engine-no-decision =
    Hier valt niets te beslissen: { $step ->
        [roll] het toeval gooit de dobbelsteen.
        [draw] het toeval trekt een tapijt.
       *[over] de partij is afgelopen.
    }
engine-option = Er is geen optie “{ $option }” met de waarde “{ $value }”.
engine-bot-failed = De bot liep vast: { $error }
engine-cannot-judge = De bot “{ $bot }” kan geen stellingen beoordelen.
engine-no-beginning = Alleen een stelling waarin een beurt begint, kan worden beoordeeld.
engine-no-judge = De engine “{ $engine }” kan geen stellingen beoordelen: hij kent de regel “judge” van het engineprotocol niet.
engine-starting = De engine “{ $engine }” wordt gestart…
engine-thinks = De engine denkt na; laat hem eerst stoppen.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing =
    Hier valt niets te vergelijken: { $step ->
        [roll] het toeval gooit de dobbelsteen.
        [draw] het toeval trekt een tapijt.
        [over] de partij is afgelopen.
       *[other] er is maar één keuze.
    }
rollout-what = Geef een verslag op, of een stelling met --position.
rollout-step-alone = --step heeft een beurt nodig: geef die op met --turn.
rollout-no-decision = { $step ->
    [turn] In beurt { $turn } heeft niemand Assam gedraaid.
    [lay] In beurt { $turn } heeft niemand een tapijt gelegd.
    [steer] In beurt { $turn } heeft niemand Assam voor de volgende speler gedraaid.
   *[any] In beurt { $turn } had niemand iets te kiezen.
}
rollout-turn = Beurt { $turn }: { $sentence }
rollout-choice = Keuze
rollout-behind = Achter op de beste
rollout-played = gespeeld
rollout-stopped = { $games ->
    [0] Gestopt voordat er een partij was uitgespeeld.
    [one] Gestopt na één partij per keuze.
   *[other] Gestopt na { $games } partijen per keuze.
}

## The arena

arena-twice = { $bot } is twee keer genoemd; noem elke bot maar één keer.
arena-alone = Je hebt er twee nodig: noem nog een bot, een engine met --engine, of een van beide met --against.
arena-ms = { $ms } milliseconden is geen geldige bedenktijd.
arena-sprt = “{ $text }” zijn niet twee winstkansen tussen 0 en 1, de laagste eerst, zoals 0.5,0.55.
arena-worker-died = Een proces dat partijen speelde is gestopt, misschien door gebrek aan geheugen. De partijen die daarvoor klaar waren, tellen mee.
chart-ending = { $file }: een grafiek kan alleen als .svg of .png worden getekend; kies een naam die zo eindigt.
results-foreign = { $file } bevat geen resultaten van een arena. Het bestand is niet gewijzigd.
results-differ = { $file } bevat de resultaten van een andere wedstrijd: { $setting } is daar { $found } en hier { $wanted }.
results-line = { $file }, regel { NUMBER($line, useGrouping: 0) }: dit is niet de volgende ronde: { $text }
results-busy = Een ander proces schrijft nu in { $file }.
bot-illegal = er is gekozen voor “{ $action }”, en dat mag daar niet.
bot-raised = vastgelopen met { $error }
arena-getting-ready = voorbereiden
arena-progress = partijen
arena-speed = { $rate }/s
arena-title = { games } met { $players } spelers
arena-bot = Bot
arena-against = Tegen
arena-rating = Rating
arena-ratings = Rating naar aantal spelers
arena-wins = Gewonnen
arena-interval = 95%-interval
arena-margin = Voorsprong
arena-median = ms, mediaan
arena-slow = ms, 99%
arena-games = Partijen
arena-even = Wie won van wie ({ $share } zou in evenwicht zijn)
arena-range = { $low } tot { $high }
arena-several = { $count } × { $bot }
arena-verdict =
    { $bot } tegen { $others }: { $verdict ->
        [H1] de winstkans is eerder { $high } dan { $low } (H1 aangenomen).
        [H0] de winstkans is eerder { $low } dan { $high } (H0 aangenomen).
       *[open] nog niet beslist tussen { $low } en { $high }.
    } LLR { $llr } binnen { $below } tot { $above }, { $rounds ->
        [one] één ronde.
       *[other] { $rounds } ronden.
    }
arena-ladder-holds = De ladder klopt: elke bot verslaat de bot eronder, met 95% zekerheid.
arena-ladder-open = Nog niet met 95% zekerheid beslist: { $pairs }
arena-over = { $bot } boven { $other }
arena-gave-up = { $bot } moest opgeven in { games }. De eerste keer: { $problem }
arena-stopped = Gestopt na { games }. Met --out FILE kan een run later verdergaan.
arena-stopped-kept = Gestopt na { games }. Met hetzelfde commando ga je verder.
arena-chart = De grafiek is opgeslagen in { $file }
arena-chart-title = { games } met { $players } spelers
chart-wins = Winstpercentage, met het 95%-betrouwbaarheidsinterval
chart-even = in evenwicht
chart-rating = rating { $rating }
chart-matrix = Gewonnen door de rij
chart-matrix-rest = Gewonnen door de rij, alleen

## Luck and skill: marrakech analyse

analyse-depth = “{ $text }” is geen diepte; gebruik quick, normal of deep.
analyse-one-file = { $option } werkt alleen met één verslag.
analyse-no-turns = het verslag heeft nog geen beurten om te analyseren.
analyse-annotated-long = met het commentaar zou het verslag langer zijn dan { $longest } tekens; het is dus niet geschreven.
analyse-progress = beurten
analyse-stopped = Gestopt na { $done } van { turns }.
analyse-annotated = Het verslag met commentaar is opgeslagen in { $file }
analyse-title = { $file }, beoordeeld door { $evaluator } ({ $depth })
analyse-luck = { $name }: de worpen waren { $luck } waard.
analyse-not-over = De partij is niet afgelopen: het resultaat is de winstkans in de laatste stelling.
analyse-gave-up = { $name } gaf op. Wat dat kostte, staat bij de eigen fouten, maar telt niet als beslissing.
analyse-errors = Wat beslissingen kostten
analyse-kind = Beslissing
analyse-step = { $step ->
    [turn] Assam draaien
    [steer] draaien voor de volgende
   *[lay] tapijten leggen
}
analyse-error-each = Gemiddeld verlies
analyse-largest = De grootste fouten, en wat beter was
analyse-turn = Beurt
analyse-played = Gespeeld
analyse-better = Beter
analyse-chance = Winstkans
analyse-error = Fout
analyse-rolls = De worpen met het meeste geluk en de meeste pech
analyse-rolled = Worp
analyse-luck-column = Geluk
analyse-turns = Beurt voor beurt, met ieders winstkans na elke beurt
analyse-actions = Acties
analyse-comment-error = { $grade ->
    [slip] Slordigheid
    [mistake] Misser
   *[blunder] Blunder
} ({ $error }). Beter: { $better }, met { $chance } winstkans in plaats van { $instead }.
analyse-comment-judged = Geanalyseerd door { $evaluator } ({ $depth })
analyse-comment-luck = Geluk: { $luck }
analyse-profiles = Wat spelers wonnen
analyse-games = Partijen
analyse-interval = 95%-interval
analyse-profile-errors = Wat een beslissing kostte
analyse-all = Alle
analyse-phase = { $phase ->
    [opening] Opening
    [middle] Middenspel
   *[end] Eindspel
}
analyse-profile-words = Fouten per 100 beslissingen, naar ernst
analyse-unfinished = Onafgemaakte partijen, niet meegeteld in de profielen: { $count }
analyse-abandoned = Partijen waarin iemand opgaf, niet meegeteld in de profielen: { $count }

## Measuring this machine

bench-ready = Voorbereiden; de eerste keer wordt er gecompileerd
bench-import = De bibliotheek laden, ms
bench-load = De gecompileerde rekenkern laden, ms
bench-first-move = Van koude start tot de eerste beslissing van de meester, ms
bench-rules-games = Willekeurige partijen via de regels, één processorkern, per seconde
bench-kernel-games = Willekeurige partijen in de rekenkern, één processorkern, per seconde
bench-kernel-turns = Beurten in de rekenkern, één processorkern, per seconde
bench-kernel-everywhere = Willekeurige partijen in de rekenkern, alle processorkernen, per seconde
bench-nodes = Stellingen die de meester bekijkt, per seconde
bench-decision = Een beslissing van de bot { $bot }, ms
bench-machine = { $cpu }, { $cores ->
    [one] één processorkern
   *[other] { $cores } processorkernen
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Gestopt. Dit is wat daarvoor is gemeten.
bench-child = Een proces dat werd gemeten is mislukt: { $problem }

## Running a server

serve-ready = Marrakech draait op { $link }
serve-lan = In het lokale netwerk: { $link }
serve-data = { $file } kan niet worden gebruikt om partijen op te slaan: { $reason }
serve-host = “{ $host }” is geen adres van deze computer: { $reason }
serve-stop = Druk op Ctrl-C om de server te stoppen. Elke partij wordt opgeslagen in { $file }
serve-port = Poort { $port } is bezet of mag niet worden gebruikt: { $reason }
serve-only-here = Alleen deze computer kan erbij; met --host 0.0.0.0 kan het lokale netwerk er ook bij.
open-already = Marrakech draait al op { $link }
open-other = Marrakech draait al op { $link }, met een andere host of een ander bestand. Stop het eerst of kies een andere poort.
open-browser = Het wordt in je browser geopend. Zo niet, volg dan de link.
open-yourself = Open de link in een browser.

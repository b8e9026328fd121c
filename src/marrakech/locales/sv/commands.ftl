### Swedish: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: filen hittades inte.
file-is-folder = { $file } är en mapp, inte en fil.
file-not-text = { $file } är inte UTF-8-text (byte { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } är större än { $limit } megabyte; ett protokoll är mycket mindre.
file-exists = { $file } finns redan och har inte skrivits över.
file-unreadable = { $file } kan inte läsas: { $reason }
file-unwritable = { $file } kan inte skrivas: { $reason }
of-file = { $file }: { $problem }
error = Fel: { $problem }
turn-beyond = protokollet har inget drag { NUMBER($turn, useGrouping: 0) }; det slutar med drag { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } bottar behöver { $bots } platser, men bara { $players } spelar.
names-too-many =
    { $names ->
        [one] Ett namn har angetts
       *[other] { $names } namn har angetts
    }, men { $people ->
        [0] bara bottar spelar.
        [one] bara en person spelar.
       *[other] bara { $people } personer spelar.
    }
starter-unknown = ”{ $text }” är inget sätt att utse vem som börjar; använd random eller agreed.
nothing-to-resume = Det finns inget oavslutat parti att fortsätta med.
options-clash = { $first } och { $second } kan inte användas tillsammans.
passed-over = Överhoppat: { $problem }
language-unknown = Språket ”{ $text }” finns inte här. Det finns: { $languages }.
section-unknown = Reglerna har inget avsnitt ”{ $text }”. Det finns: { $sections }.
resume-alone = Ett parti som återupptas behåller sina spelare och regler; utelämna { $option }.

## The store

store-full = { $file }: disken är full, så inget nytt kan sparas. Allt som har sparats hittills är i säkerhet; frigör lite utrymme för att fortsätta.
store-locked = { $file } används av en annan server eller ett annat program.
store-broken = { $file } är skadad eller ingen databas med bord ({ $reason }). ”marrakech check-store” visar vilka bord som är oskadade; med --rescue kopieras de till en ny fil.
store-gone = { $file } har raderats, flyttats eller ersatts medan servern använde filen. Inget nytt kan sparas förrän exakt samma fil är tillbaka.
store-newer = { $file } är skriven av en nyare version av marrakech (databasversion { $found }; den här klarar till och med { $known }).
store-behind = { $file } är äldre än { $copy }, en kopia som räddades ur filen och har data som saknas i den. Starta med kopian (--data), eller flytta bort kopian för att fortsätta med den äldre filen.
store-unreadable = { $file } kan inte öppnas, läsas eller skrivas: { $reason }
store-closed = { $file } är stängd eftersom servern håller på att stoppas.
store-extra = { $file }: PostgreSQL behöver ett paket som inte är installerat. Så installeras det: { $command }
store-server-old = { $file }: PostgreSQL { $found } är för gammal; version { $needed } eller nyare behövs.
store-unsafe = { $file } är inställd med { $setting }, så bekräftade drag kan gå förlorade vid en krasch. Slå på inställningen för att fortsätta.
store-not-empty = { $file } innehåller redan data, så inget har kopierats dit.
store-none = { $file } är ingen databas med bord, eller så är filens början skadad.
check-store-whole = { $file } är oskadad: { $count ->
    [one] ett bord.
   *[other] { $count } bord.
}
check-store-damaged = { $file } är skadad. Bord: { $count }, varav oskadade: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table =
    Bord { $table }: { $problem ->
        [checksum] händelse { $number } är inte som den skrevs.
        [gap] händelse { $number } saknas.
        [fold] händelse { $number } är orimlig.
       *[summary] alla händelser är oskadade, men listan över bord stämmer inte med dem.
    }
check-store-rescued = { $count ->
    [one] Ett oskadat bord har kopierats till { $file }
   *[other] { $count } oskadade bord har kopierats till { $file }
}
backup-done = Borden i { $source } har kopierats till { $target }
move-done = Allt i { $source } har kopierats till { $target } och jämförts. Bord: { $tables }, händelser: { $events }. { $source } är oförändrad.

## Drawing a position

seat-name = Plats { $seat }
to-move = ▶
column-player = Spelare
column-rugs = Mattor kvar
column-dirhams = Dirham
column-squares = Rutor
column-points = Poäng
column-next = Nästa
out = ute
steps-next =
    { $step ->
        [turn] { $name } vänder Assam.
        [roll] { $name } slår tärningen.
        [lay] { $name } lägger en matta.
        [draw] { $name } drar nästa matta.
        [steer] { $name } vänder Assam för nästa spelare.
       *[over] Spelet är slut.
    }
rules-in-force = Regler: { $rules }
rules-default = de vanliga
legal-heading = Tillåtet: { $actions }
chance-heading = Slump: { $actions }

## Playing in the terminal

ask-players = Hur många spelar?
ask-bots = Hur många av dem är bottar?
ask-level = Hur starka? { $levels }
ask-name = Spelare { $number }: namn?
ask-number-again = Skriv ett tal från { $low } till { $high }.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Spelare { $number }
welcome = Marrakech i terminalen. Skriv ? när som helst för hjälp, eller tryck Ctrl-C för att sluta: partiet sparas efter varje handling.
bots-getting-ready = Bottarna gör sig redo. Allra första gången tar det ungefär en halv minut.
welcome-back = Välkommen tillbaka: drag { $turn }. Skriv ? när som helst för hjälp.
saved-at = Protokollet sparas i { $file }
prompt-turn = { $name }: åt vilket håll? { $choices }
choice-left = { $facing } ({ facing }): vänster
choice-straight = { $facing } ({ facing }): rakt fram
choice-right = { $facing } ({ facing }): höger
prompt-roll-facing = Assam kommer att titta mot { facing }. Tryck Enter för att slå tärningen, eller välj en annan riktning: { $others }
prompt-roll = { $name }: tryck Enter för att slå tärningen.
prompt-lay =
    { $name }: var ska den { $letter ->
        [r] röda
        [b] blå
        [y] gula
       *[g] gröna
    } mattan ligga? Skriv ett nummer eller de två rutorna.
prompt-confirm-lay = { $action }? Tryck Enter för att lägga mattan, eller välj ett annat ställe.
prompt-confirm-steer = Assam kommer att titta mot { facing }. Nästa spelare: { $next }. Tryck Enter för att bekräfta, eller välj en annan riktning.
stars-paid = Stjärnorna visar området som det betalades för.
prompt-must-return = { $name }: ingen matta kan läggas här. Tryck Enter för att lägga tillbaka en i lådan.
not-understood = ”{ $text }” är inte ett av alternativen. Skriv ? för hjälp.
help-facing = N E S W      vänd Assam: N (norr), E (öster), S (söder) eller W (väster); inget är bestämt förrän tärningen är slagen
help-lay = 1 2 3 … eller d4d5   välj ett ställe för mattan; inget är bestämt förrän du trycker Enter
help-position = position     visa positionen som text
help-log = log          visa protokollet hittills
help-save = save FILE    spara en kopia av protokollet i FILE
help-give-up = give up      lämna partiet (du får en fråga först)
help-quit = q eller quit sluta nu och fortsätt senare
ask-give-up = { $name }: vill du verkligen ge upp? Skriv ja.
yes = ja
gave-not-up = Ingen gav upp. Spelet fortsätter.
copy-saved = En kopia har sparats i { $file }
goodbye-early = Inget parti påbörjades.
goodbye = Avbrutet. För att fortsätta, kör: { $command }
save-trouble = Protokollet kunde inte sparas: { $problem } Du kan spela vidare; det sparas med nästa handling.
not-saved = De senaste handlingarna har inte sparats: { $problem }
over-heading = Spelet är slut efter { turns }.
resume-over = Det här partiet är slut. Kör ”marrakech replay” för att gå igenom det.

## Other commands

list-number = { $number }.
verify-fine = { $file }: stämmer. { $count ->
    [0] Det finns inget slag och ingen dragning än.
    [one] Det enda utfallet stämmer med fröna.
   *[other] Alla { $count } slag och dragningar stämmer med fröna.
}
verify-promised =
    { $file }: { $promised ->
        [all] alla spelares frön stämmer med sina publicerade hashar i protokollet. Bara en enhet som sparade hasharna vid bordet kan säga om de publicerades innan något frö visades.
        [some] några platser angav sina frön öppet, utan hash ({ $seats }); de övriga stämmer med sina publicerade hashar i protokollet. Bara en enhet som sparade hasharna vid bordet kan säga om de publicerades innan något frö visades.
       *[none] ingen plats publicerade en hash innan dess frö visades: den som spelade med och även körde servern kunde ha valt slagen.
    }
check-fine = { $file }: stämmer. { turns }, { $result }
replay-prompt = Tryck Enter för att gå vidare eller b för att gå tillbaka; skriv ett nummer för att hoppa till ett drag, eller q för att sluta
replay-start = Före den första handlingen
replay-turn = Drag { $turn } av { $last }: { $line }
replay-comment = ”{ $text }”
replay-end = Här slutar protokollet.
edition-column = Utgåva
edition-source = Regelhäfte
edition-options = Regelval
edition-box = Mattor
edition-starter = Vem börjar
edition-default-rules = de vanliga
edition-footer = Regelval inom (parentes) är våra egna, eftersom regelhäftet inte säger något om dem; alla andra står tryckta i det.
starter = { $who ->
    [random] lottning
    [morocco] senast i Marocko
    [youngest] yngst eller lottning
   *[agreed] enligt överenskommelse
}
perft-total = { $nodes ->
    [one] en följd
   *[other] { $nodes } följder
} av { $depth ->
    [one] en handling
   *[other] { $depth } handlingar
}
perft-counting = räknar
simulate-progress = partier
simulate-title = { games } med { $players } spelare, där alla spelar på måfå
simulate-seat = Plats
simulate-wins = Vinster
simulate-points = Poäng
simulate-paid = Betalat
simulate-received = Mottaget
simulate-out = Åker ut
simulate-length = Ett parti tar i snitt { $mean } drag ({ $low } till { $high }).
simulate-anyone-out = Någon åker ut i { $share } av partierna; { $shared } av segrarna är delade.
simulate-speed = { $rate } partier per sekund.
simulate-stopped = Avbrutet efter { games }.

## Engines

engine-not-started = Motorn ”{ $engine }” kunde inte startas: { $detail }
engine-crashed = Motorn ”{ $engine }” avslutades oväntat ({ $detail }).
engine-hung = Motorn ”{ $engine }” svarade inte i tid. { $detail }
engine-flooded = Motorn ”{ $engine }” skickade för mycket utdata: { $detail }
engine-junk = Motorn ”{ $engine }” följer inte motorprotokollet: { $detail }
engine-illegal = Motorn ”{ $engine }” gjorde ett otillåtet drag: { $detail }
bot-needs-engine = Det finns ingen bot ”{ $name }” här. Om det är en motor, ange dess kommando med --engine.
engine-line = ”{ $text }” är ingen rad i motorprotokollet; alla rader finns i docs/engine-protocol.md.
engine-no-position = Det finns ingen position att tänka på än.
engine-no-decision =
    Här finns inget att bestämma: { $step ->
        [roll] slumpen slår tärningen.
        [draw] slumpen drar en matta.
       *[over] spelet är slut.
    }
engine-option = Det finns ingen inställning ”{ $option }” med värdet ”{ $value }”.
engine-bot-failed = Något gick fel för en bot: { $error }
engine-cannot-judge = ”{ $bot }” är en bot som inte kan bedöma positioner.
engine-no-beginning = Bara en position där ett drag börjar kan bedömas.
engine-no-judge = Motorn ”{ $engine }” kan inte bedöma positioner: den känner inte till raden ”judge” i motorprotokollet.
engine-starting = Startar motorn ”{ $engine }” …
engine-thinks = Motorn tänker; stoppa den först.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing = Här finns inget att jämföra: { $step ->
    [roll] slumpen slår tärningen.
    [draw] slumpen drar en matta.
    [over] spelet är slut.
   *[other] det finns bara ett alternativ.
}
rollout-what = Ange ett protokoll, eller en position med --position.
rollout-step-alone = --step behöver ett drag: ange det med --turn.
rollout-no-decision = { $step ->
    [turn] I drag { $turn } var det ingen som vände Assam.
    [lay] I drag { $turn } lade ingen någon matta.
    [steer] I drag { $turn } var det ingen som vände Assam för nästa spelare.
   *[any] I drag { $turn } hade ingen något val.
}
rollout-turn = Drag { $turn }: { $sentence }
rollout-choice = Alternativ
rollout-behind = Efter det bästa
rollout-played = spelat
rollout-stopped = { $games ->
    [0] Avbrutet innan något parti var färdigt.
    [one] Avbrutet efter ett parti från varje alternativ.
   *[other] Avbrutet efter { $games } partier från varje alternativ.
}

## The arena

arena-twice = { $bot } nämns två gånger; nämn varje bot bara en gång.
arena-alone = Det behövs två: ange en bot till, en motor med --engine, eller någondera med --against.
arena-ms = { $ms } millisekunder är ingen giltig betänketid.
arena-sprt = ”{ $text }” är inte två vinstandelar mellan 0 och 1, den lägre först, som 0.5,0.55.
arena-worker-died = En process som spelade partier har dött, kanske av minnesbrist. De partier som hann bli klara räknas.
chart-ending = { $file }: diagram kan bara ritas som .svg eller .png, så välj ett namn som slutar så.
results-foreign = { $file } innehåller inte resultat från en arena. Filen har inte ändrats.
results-differ = { $file } innehåller resultat från en annan tävling: { $setting } är { $found } där och { $wanted } här.
results-line = { $file }, rad { NUMBER($line, useGrouping: 0) }: det här är inte nästa runda: { $text }
results-busy = En annan process skriver till { $file }.
bot-illegal = den valde ”{ $action }”, som inte är tillåtet där.
bot-raised = den kraschade med { $error }
arena-getting-ready = förbereder
arena-progress = partier
arena-speed = { $rate }/s
arena-title = { games } med { $players } spelare
arena-bot = Bot
arena-against = Mot
arena-rating = Rating
arena-ratings = Rating efter antal spelare
arena-wins = Vinster
arena-interval = 95 %-intervall
arena-margin = Marginal
arena-median = ms, median
arena-slow = ms, 99 %
arena-games = Partier
arena-even = Vem slog vem ({ $share } vore jämnt)
arena-range = { $low } till { $high }
arena-several = { $count } × { $bot }
arena-verdict =
    { $bot } mot { $others }: { $verdict ->
        [H1] vinstandelen är { $high } snarare än { $low } (H1 godtas).
        [H0] vinstandelen är { $low } snarare än { $high } (H0 godtas).
       *[open] ännu inte avgjort mellan { $low } och { $high }.
    } LLR { $llr } inom { $below } till { $above }, { $rounds ->
        [one] en runda.
       *[other] { $rounds } rundor.
    }
arena-ladder-holds = Rangordningen håller: varje bot slår den närmast under, med 95 % konfidens.
arena-ladder-open = Ännu inte säkert, med 95 % konfidens: { $pairs }
arena-over = { $bot } över { $other }
arena-gave-up = { $bot } fick ge upp i { games }. Första gången: { $problem }
arena-stopped = Avbrutet efter { games }. Med --out FILE kan en körning fortsätta senare.
arena-stopped-kept = Avbrutet efter { games }. Kör samma kommando igen för att fortsätta.
arena-chart = Diagrammet har sparats i { $file }
arena-chart-title = { games } med { $players } spelare
chart-wins = Vinstandel, med 95 % konfidensintervall
chart-even = jämnt
chart-rating = rating { $rating }
chart-matrix = Radens vinster
chart-matrix-rest = Radens vinster, ensam

## Luck and skill: marrakech analyse

analyse-depth = ”{ $text }” är inget djup; använd quick, normal eller deep.
analyse-one-file = { $option } fungerar bara med ett enda protokoll.
analyse-no-turns = protokollet har inga drag att analysera än.
analyse-annotated-long = med kommentarerna skulle protokollet bli längre än { $longest } tecken, så det skrevs inte.
analyse-progress = drag
analyse-stopped = Avbrutet efter { $done } av { turns }.
analyse-annotated = Protokollet med kommentarer har sparats i { $file }
analyse-title = { $file }, bedömt av { $evaluator } ({ $depth })
analyse-luck = { $name }: tärningen gav { $luck }.
analyse-not-over = Spelet är inte slut: som resultat räknas vinstchansen i den sista positionen.
analyse-gave-up = { $name } gav upp. Vad det kostade ingår i de egna felen, men räknas inte som ett beslut.
analyse-errors = Vad besluten kostade
analyse-kind = Beslut
analyse-step = { $step ->
    [turn] vända Assam
    [steer] vända för nästa
   *[lay] lägga mattor
}
analyse-error-each = Kostnad per beslut
analyse-largest = De största felen, och vad som var bättre
analyse-turn = Drag
analyse-played = Spelat
analyse-better = Bättre
analyse-chance = Chans
analyse-error = Fel
analyse-rolls = Slagen med mest tur och mest otur
analyse-rolled = Slag
analyse-luck-column = Tur
analyse-turns = Drag för drag, med allas chanser efter varje drag
analyse-actions = Handlingar
analyse-comment-error = { $grade ->
    [slip] Småfel
    [mistake] Misstag
   *[blunder] Blunder
} ({ $error }). Bättre: { $better }, med chansen { $chance } i stället för { $instead }.
analyse-comment-judged = Analyserat av { $evaluator } ({ $depth })
analyse-comment-luck = Tur: { $luck }
analyse-profiles = Vad spelarna vann
analyse-games = Partier
analyse-interval = 95 %-intervall
analyse-profile-errors = Vad ett beslut kostade
analyse-all = Alla
analyse-phase = { $phase ->
    [opening] Början
    [middle] Mitten
   *[end] Slutet
}
analyse-profile-words = Fel per 100 beslut, efter storlek
analyse-unfinished = Partier som inte är slut är inte med i profilerna: { $count }
analyse-abandoned = Partier där någon gav upp är inte med i profilerna: { $count }

## Measuring this machine

bench-ready = Förbereder; första gången kompileras koden
bench-import = Inläsning av biblioteket, ms
bench-load = Inläsning av den kompilerade spelkärnan, ms
bench-first-move = Från kallstart till Mästarens första handling, ms
bench-rules-games = Slumpade partier genom reglerna, en processorkärna, per sekund
bench-kernel-games = Slumpade partier i spelkärnan, en processorkärna, per sekund
bench-kernel-turns = Drag i spelkärnan, en processorkärna, per sekund
bench-kernel-everywhere = Slumpade partier i spelkärnan, alla processorkärnor, per sekund
bench-nodes = Positioner som Mästaren granskar, per sekund
bench-decision = Ett beslut av { $bot }, ms
bench-machine = { $cpu }, { $cores ->
    [one] en processorkärna
   *[other] { $cores } processorkärnor
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Avbrutet. Det här hann mätas innan.
bench-child = En process som mättes misslyckades: { $problem }

## Running a server

serve-ready = Marrakech är igång på { $link }
serve-lan = I det lokala nätverket: { $link }
serve-data = { $file } kan inte användas för att spara partier: { $reason }
serve-host = ”{ $host }” är ingen adress till den här datorn: { $reason }
serve-stop = Tryck Ctrl-C för att stoppa servern. Alla partier sparas i { $file }
serve-port = Port { $port } är upptagen eller får inte användas: { $reason }
serve-only-here = Bara den här datorn kommer åt servern; med --host 0.0.0.0 gör även det lokala nätverket det.
open-already = Marrakech är redan igång på { $link }
open-other = Marrakech är redan igång på { $link }, med en annan värd eller fil. Stoppa det först eller välj en annan port.
open-browser = Spelet öppnas i din webbläsare. Om det inte gör det, följ länken.
open-yourself = Öppna länken i en webbläsare.

### Norwegian bokmål: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: Filen ble ikke funnet.
file-is-folder = { $file } er en mappe, ikke en fil.
file-not-text = { $file } er ikke UTF-8-tekst (byte { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } er større enn { $limit } megabyte; et referat er mye mindre.
file-exists = { $file } finnes allerede og ble ikke overskrevet.
file-unreadable = { $file } kan ikke leses: { $reason }
file-unwritable = { $file } kan ikke skrives: { $reason }
of-file = { $file }: { $problem }
error = Feil: { $problem }
turn-beyond = Referatet har ingen tur { NUMBER($turn, useGrouping: 0) }; det slutter med tur { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } boter trenger { $bots } plasser, men det er bare { $players } spillere.
names-too-many =
    { $names ->
        [one] Ett navn er oppgitt
       *[other] { $names } navn er oppgitt
    }, men { $people ->
        [0] det er bare boter som spiller.
        [one] det er bare én person som spiller.
       *[other] det er bare { $people } personer som spiller.
    }
starter-unknown = «{ $text }» avgjør ikke hvem som begynner; bruk random eller agreed.
nothing-to-resume = Det finnes ikke noe uferdig spill å ta opp igjen.
options-clash = { $first } og { $second } kan ikke brukes sammen.
passed-over = Hoppet over: { $problem }
language-unknown = Språket «{ $text }» finnes ikke her. Disse finnes: { $languages }.
section-unknown = Reglene har ikke noe avsnitt «{ $text }». Disse finnes: { $sections }.
resume-alone = Et spill som tas opp igjen, beholder spillerne og reglene sine; utelat { $option }.

## The store

store-full = { $file }: Disken er full, så det kan ikke lagres noe nytt. Alt som er lagret til nå, er trygt; frigjør litt plass for å fortsette.
store-locked = { $file } er i bruk av en annen server eller et annet program.
store-broken = { $file } er skadet eller ikke en database med bord ({ $reason }). «marrakech check-store» viser hvilke bord som er uskadde; med --rescue kopieres de til en ny fil.
store-gone = { $file } ble slettet, flyttet eller erstattet mens serveren brukte filen. Det kan ikke lagres noe nytt før nøyaktig den samme filen er tilbake.
store-newer = { $file } er skrevet av en nyere versjon av marrakech (databaseversjon { $found }; denne kan lese til og med { $known }).
store-behind = { $file } er eldre enn { $copy }, en kopi som ble reddet fra filen og har data som mangler i den. Start med kopien (--data), eller flytt kopien bort for å fortsette med den eldre filen.
store-unreadable = { $file } kan ikke åpnes, leses eller skrives: { $reason }
store-closed = { $file } er lukket fordi serveren er i ferd med å stoppe.
store-extra = { $file }: PostgreSQL trenger en pakke som ikke er installert. Slik installeres den: { $command }
store-server-old = { $file }: PostgreSQL { $found } er for gammel; versjon { $needed } eller nyere trengs.
store-unsafe = { $file } er satt opp med { $setting }, så bekreftede trekk kan gå tapt i et krasj. Slå på innstillingen for å fortsette.
store-not-empty = { $file } inneholder allerede data, så ingenting ble kopiert dit.
store-none = { $file } er ingen database med bord, eller så er begynnelsen av filen skadet.
check-store-whole = { $file } er uskadd: { $count ->
    [one] ett bord.
   *[other] { $count } bord.
}
check-store-damaged = { $file } er skadet. Bord: { $count }, hvorav uskadde: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table =
    Bord { $table }: { $problem ->
        [checksum] Hendelse { $number } er ikke slik den ble skrevet.
        [gap] Hendelse { $number } mangler.
        [fold] Hendelse { $number } gir ingen mening.
       *[summary] Alle hendelsene er uskadde, men listen over bord stemmer ikke med dem.
    }
check-store-rescued = { $count ->
    [one] Ett uskadd bord er kopiert til { $file }
   *[other] { $count } uskadde bord er kopiert til { $file }
}
backup-done = Bordene i { $source } er kopiert til { $target }
move-done = Alt i { $source } er kopiert til { $target } og sammenlignet. Bord: { $tables }, hendelser: { $events }. { $source } er uendret.

## Drawing a position

seat-name = Plass { $seat }
to-move = ▶
column-player = Spiller
column-rugs = Tepper igjen
column-dirhams = Dirham
column-squares = Felt
column-points = Poeng
column-next = Neste
out = ute
steps-next =
    { $step ->
        [turn] { $name } vender Assam.
        [roll] { $name } kaster terningen.
        [lay] { $name } legger et teppe.
        [draw] { $name } trekker det neste teppet.
        [steer] { $name } vender Assam for neste spiller.
       *[over] Spillet er slutt.
    }
rules-in-force = Regler: { $rules }
rules-default = de vanlige
legal-heading = Tillatt: { $actions }
chance-heading = Tilfeldig: { $actions }

## Playing in the terminal

ask-players = Hvor mange spiller?
ask-bots = Hvor mange av dem er boter?
ask-level = Hvor sterke? { $levels }
ask-name = Spiller { $number }: navn?
ask-number-again = Skriv et tall fra { $low } til { $high }.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Spiller { $number }
welcome = Marrakech i terminalen. Skriv ? når som helst for hjelp, eller trykk Ctrl-C for å stoppe: Spillet lagres etter hver handling.
bots-getting-ready = Botene gjør seg klare. Aller første gang tar det omtrent et halvt minutt.
welcome-back = Velkommen tilbake: tur { $turn }. Skriv ? når som helst for hjelp.
saved-at = Referatet lagres i { $file }
prompt-turn = { $name }: Hvilken vei? { $choices }
choice-left = { $facing } ({ facing }): venstre
choice-straight = { $facing } ({ facing }): rett fram
choice-right = { $facing } ({ facing }): høyre
prompt-roll-facing = Assam kommer til å se mot { facing }. Trykk Enter for å kaste terningen, eller velg en annen retning: { $others }
prompt-roll = { $name }: Trykk Enter for å kaste terningen.
prompt-lay =
    { $name }: Hvor skal det { $letter ->
        [r] røde
        [b] blå
        [y] gule
       *[g] grønne
    } teppet ligge? Skriv et nummer eller de to feltene.
prompt-confirm-lay = { $action }? Trykk Enter for å legge teppet, eller velg et annet sted.
prompt-confirm-steer = Assam kommer til å se mot { facing }. Neste spiller: { $next }. Trykk Enter for å bekrefte, eller velg en annen retning.
stars-paid = Stjernene viser området det ble betalt for.
prompt-must-return = { $name }: Her kan det ikke legges noe teppe. Trykk Enter for å legge ett tilbake i esken.
not-understood = «{ $text }» er ikke et av valgene. Skriv ? for hjelp.
help-facing = N E S W      vend Assam: N (nord), E (øst), S (sør) eller W (vest); ingenting er avgjort før terningen er kastet
help-lay = 1 2 3 … eller d4d5   velg et sted til teppet; ingenting er avgjort før du trykker Enter
help-position = position     vis posisjonen som tekst
help-log = log          vis referatet så langt
help-save = save FILE    lagre en kopi av referatet i FILE
help-give-up = give up      forlat spillet (du blir spurt først)
help-quit = q eller quit stopp nå og fortsett senere
ask-give-up = { $name }: Vil du virkelig gi opp? Skriv ja.
yes = ja
gave-not-up = Ingen ga opp. Spillet fortsetter.
copy-saved = En kopi er lagret i { $file }
goodbye-early = Det ble ikke startet noe spill.
goodbye = Stoppet. For å fortsette, kjør: { $command }
save-trouble = Referatet kunne ikke lagres: { $problem } Du kan spille videre; det lagres ved neste handling.
not-saved = De siste handlingene ble ikke lagret: { $problem }
over-heading = Spillet er slutt etter { turns }.
resume-over = Dette spillet er slutt. Kjør «marrakech replay» for å gå gjennom det.

## Other commands

list-number = { $number }.
verify-fine = { $file }: i orden. { $count ->
    [0] Det er ikke noe kast og ingen trekning ennå.
    [one] Det eneste utfallet stemmer med frøene.
   *[other] Alle { $count } kast og trekninger stemmer med frøene.
}
verify-promised =
    { $file }: { $promised ->
        [all] Frøene til alle spillerne stemmer med de publiserte hashene i referatet. Bare en enhet som lagret hashene ved bordet, kan si om de ble publisert før noe frø ble vist.
        [some] Noen plasser oppga frøet sitt åpent, uten hash ({ $seats }); de andre frøene stemmer med de publiserte hashene i referatet. Bare en enhet som lagret hashene ved bordet, kan si om de ble publisert før noe frø ble vist.
       *[none] Ingen plass publiserte en hash før frøet ble vist: Den som både spilte og drev serveren, kunne ha valgt kastene.
    }
check-fine = { $file }: i orden. { turns }, { $result }
replay-prompt = Trykk Enter for å gå videre eller b for å gå tilbake; skriv et tall for å hoppe til en tur, eller q for å stoppe
replay-start = Før den første handlingen
replay-turn = Tur { $turn } av { $last }: { $line }
replay-comment = «{ $text }»
replay-end = Her slutter referatet.
edition-column = Utgave
edition-source = Regelhefte
edition-options = Regelvalg
edition-box = Tepper
edition-starter = Hvem begynner
edition-default-rules = de vanlige
edition-footer = Regelvalg i (parentes) er våre egne, fordi regelheftet ikke sier noe om dem; alle de andre står på trykk der.
starter = { $who ->
    [random] loddtrekning
    [morocco] sist i Marokko
    [youngest] yngst eller loddtrekning
   *[agreed] etter avtale
}
perft-total = { $nodes ->
    [one] én rekke
   *[other] { $nodes } rekker
} med { $depth ->
    [one] én handling
   *[other] { $depth } handlinger
}
perft-counting = teller
simulate-progress = spill
simulate-title = { games } med { $players } spillere, der alle spiller på måfå
simulate-seat = Plass
simulate-wins = Seire
simulate-points = Poeng
simulate-paid = Betalt
simulate-received = Mottatt
simulate-out = Ryker ut
simulate-length = Et spill tar { $mean } turer i snitt ({ $low } til { $high }).
simulate-anyone-out = Noen ryker ut i { $share } av spillene; { $shared } av seirene er delt.
simulate-speed = { $rate } spill per sekund.
simulate-stopped = Stoppet etter { games }.

## Engines

engine-not-started = Motoren «{ $engine }» kunne ikke startes: { $detail }
engine-crashed = Motoren «{ $engine }» stoppet uventet ({ $detail }).
engine-hung = Motoren «{ $engine }» svarte ikke i tide. { $detail }
engine-flooded = Motoren «{ $engine }» sendte for mye utdata: { $detail }
engine-junk = Motoren «{ $engine }» følger ikke motorprotokollen: { $detail }
engine-illegal = Motoren «{ $engine }» valgte noe som ikke er lov: { $detail }
bot-needs-engine = Det finnes ingen bot «{ $name }» her. Er det en motor, så oppgi kommandoen med --engine.
engine-line = «{ $text }» er ingen linje i motorprotokollen; alle linjene står i docs/engine-protocol.md.
engine-no-position = Det er ingen posisjon å tenke på ennå.
engine-no-decision =
    Her er det ingenting å bestemme: { $step ->
        [roll] Tilfeldighetene kaster terningen.
        [draw] Tilfeldighetene trekker et teppe.
       *[over] Spillet er slutt.
    }
engine-option = Det finnes ingen innstilling «{ $option }» med verdien «{ $value }».
engine-bot-failed = Boten sviktet: { $error }
engine-cannot-judge = Boten «{ $bot }» kan ikke bedømme posisjoner.
engine-no-beginning = Bare en posisjon der en tur begynner, kan bedømmes.
engine-no-judge = Motoren «{ $engine }» kan ikke bedømme posisjoner: Den kjenner ikke linjen «judge» i motorprotokollen.
engine-starting = Starter motoren «{ $engine }» …
engine-thinks = Motoren tenker; stopp den først.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing = Her er det ingenting å sammenligne: { $step ->
    [roll] Tilfeldighetene kaster terningen.
    [draw] Tilfeldighetene trekker et teppe.
    [over] Spillet er slutt.
   *[other] Det finnes bare ett valg.
}
rollout-what = Oppgi et referat, eller en posisjon med --position.
rollout-step-alone = --step trenger en tur: Oppgi den med --turn.
rollout-no-decision = { $step ->
    [turn] I tur { $turn } var det ingen som vendte Assam.
    [lay] I tur { $turn } var det ingen som la noe teppe.
    [steer] I tur { $turn } var det ingen som vendte Assam for neste spiller.
   *[any] I tur { $turn } hadde ingen noe valg.
}
rollout-turn = Tur { $turn }: { $sentence }
rollout-choice = Valg
rollout-behind = Bak det beste
rollout-played = spilt
rollout-stopped = { $games ->
    [0] Stoppet før noe spill var ferdig.
    [one] Stoppet etter ett spill fra hvert valg.
   *[other] Stoppet etter { $games } spill fra hvert valg.
}

## The arena

arena-twice = { $bot } er nevnt to ganger; nevn hver bot bare én gang.
arena-alone = Det trengs to: Oppgi en bot til, en motor med --engine, eller en av delene med --against.
arena-ms = { $ms } millisekunder er ingen gyldig betenkningstid.
arena-sprt = «{ $text }» er ikke to seiersandeler mellom 0 og 1, den laveste først, slik som 0.5,0.55.
arena-worker-died = En prosess som spilte, har stanset, kanskje av mangel på minne. Spillene som var ferdige før det, teller.
chart-ending = { $file }: Diagrammer kan bare tegnes som .svg eller .png, så velg et navn som slutter slik.
results-foreign = { $file } inneholder ikke resultater fra en arena. Filen er ikke endret.
results-differ = { $file } inneholder resultatene fra en annen konkurranse: { $setting } er { $found } der og { $wanted } her.
results-line = { $file }, linje { NUMBER($line, useGrouping: 0) }: Dette er ikke den neste runden: { $text }
results-busy = En annen prosess skriver til { $file }.
bot-illegal = Den valgte «{ $action }», som ikke er lov der.
bot-raised = Den krasjet med { $error }
arena-getting-ready = gjør klart
arena-progress = spill
arena-speed = { $rate }/s
arena-title = { games } med { $players } spillere
arena-bot = Bot
arena-against = Mot
arena-rating = Rating
arena-ratings = Rating etter antall spillere
arena-wins = Seire
arena-interval = 95 %-intervall
arena-margin = Margin
arena-median = ms, median
arena-slow = ms, 99 %
arena-games = Spill
arena-even = Hvem slo hvem ({ $share } ville vært jevnt)
arena-range = { $low } til { $high }
arena-several = { $count } × { $bot }
arena-verdict =
    { $bot } mot { $others }: { $verdict ->
        [H1] Seiersandelen er { $high } snarere enn { $low } (H1 godtas).
        [H0] Seiersandelen er { $low } snarere enn { $high } (H0 godtas).
       *[open] Ikke avgjort ennå mellom { $low } og { $high }.
    } LLR { $llr } innenfor { $below } til { $above }, { $rounds ->
        [one] én runde.
       *[other] { $rounds } runder.
    }
arena-ladder-holds = Rangstigen holder: Hver bot slår den som er rett under, med 95 % konfidens.
arena-ladder-open = Ikke sikkert ennå, med 95 % konfidens: { $pairs }
arena-over = { $bot } over { $other }
arena-gave-up = { $bot } måtte gi opp i { games }. Første gang: { $problem }
arena-stopped = Stoppet etter { games }. Med --out FILE kan en kjøring fortsette senere.
arena-stopped-kept = Stoppet etter { games }. Kjør den samme kommandoen igjen for å fortsette.
arena-chart = Diagrammet er lagret i { $file }
arena-chart-title = { games } med { $players } spillere
chart-wins = Seiersandel, med 95 % konfidensintervall
chart-even = jevnt
chart-rating = rating { $rating }
chart-matrix = Seire for raden
chart-matrix-rest = Seire for raden, alene

## Luck and skill: marrakech analyse

analyse-depth = «{ $text }» er ingen dybde; bruk quick, normal eller deep.
analyse-one-file = { $option } virker bare med ett enkelt referat.
analyse-no-turns = Referatet har ingen turer å analysere ennå.
analyse-annotated-long = Med kommentarene ville referatet blitt lengre enn { $longest } tegn, så det ble ikke skrevet.
analyse-progress = turer
analyse-stopped = Stoppet etter { $done } av { turns }.
analyse-annotated = Referatet med kommentarer er lagret i { $file }
analyse-title = { $file }, bedømt av { $evaluator } ({ $depth })
analyse-luck = { $name }: Terningen ga { $luck }.
analyse-not-over = Spillet er ikke slutt: Som resultat regnes vinnersjansen i den siste posisjonen.
analyse-gave-up = { $name } ga opp. Det dette kostet, er med blant egne feil, men regnes ikke som en avgjørelse.
analyse-errors = Hva avgjørelsene kostet
analyse-kind = Avgjørelse
analyse-step = { $step ->
    [turn] vende Assam
    [steer] vende for neste
   *[lay] legge tepper
}
analyse-error-each = Kostnad per avgjørelse
analyse-largest = De største feilene, og hva som var bedre
analyse-turn = Tur
analyse-played = Spilt
analyse-better = Bedre
analyse-chance = Sjanse
analyse-error = Feil
analyse-rolls = Kastene med mest flaks og mest uflaks
analyse-rolled = Kast
analyse-luck-column = Flaks
analyse-turns = Tur for tur, med sjansene til alle etter hver tur
analyse-actions = Handlinger
analyse-comment-error = { $grade ->
    [slip] Småfeil
    [mistake] Feilgrep
   *[blunder] Blunder
} ({ $error }). Bedre: { $better }, med en sjanse på { $chance } i stedet for { $instead }.
analyse-comment-judged = Analysert av { $evaluator } ({ $depth })
analyse-comment-luck = Flaks: { $luck }
analyse-profiles = Hva spillerne vant
analyse-games = Spill
analyse-interval = 95 %-intervall
analyse-profile-errors = Hva en avgjørelse kostet
analyse-all = Alle
analyse-phase = { $phase ->
    [opening] Begynnelsen
    [middle] Midten
   *[end] Slutten
}
analyse-profile-words = Feil per 100 avgjørelser, etter størrelse
analyse-unfinished = Spill som ikke er slutt, er ikke med i profilene: { $count }
analyse-abandoned = Spill der noen ga opp, er ikke med i profilene: { $count }

## Measuring this machine

bench-ready = Gjør klart; første gang kompileres koden
bench-import = Innlasting av biblioteket, ms
bench-load = Innlasting av den kompilerte regnekjernen, ms
bench-first-move = Fra kaldstart til Mesterens første handling, ms
bench-rules-games = Tilfeldige spill gjennom reglene, én prosessorkjerne, per sekund
bench-kernel-games = Tilfeldige spill i regnekjernen, én prosessorkjerne, per sekund
bench-kernel-turns = Turer i regnekjernen, én prosessorkjerne, per sekund
bench-kernel-everywhere = Tilfeldige spill i regnekjernen, alle prosessorkjerner, per sekund
bench-nodes = Posisjoner som Mesteren ser på, per sekund
bench-decision = En avgjørelse av boten { $bot }, ms
bench-machine = { $cpu }, { $cores ->
    [one] én prosessorkjerne
   *[other] { $cores } prosessorkjerner
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Stoppet. Dette rakk å bli målt.
bench-child = En prosess som ble målt, sviktet: { $problem }

## Running a server

serve-ready = Marrakech kjører på { $link }
serve-lan = I det lokale nettverket: { $link }
serve-data = { $file } kan ikke brukes til å lagre spill: { $reason }
serve-host = «{ $host }» er ingen adresse på denne maskinen: { $reason }
serve-stop = Trykk Ctrl-C for å stoppe serveren. Alle spill lagres i { $file }
serve-port = Port { $port } er opptatt eller kan ikke brukes: { $reason }
serve-only-here = Bare denne maskinen har tilgang; med --host 0.0.0.0 har det lokale nettverket det også.
open-already = Marrakech kjører allerede på { $link }
open-other = Marrakech kjører allerede på { $link }, med en annen vert eller fil. Stopp Marrakech først, eller velg en annen port.
open-browser = Spillet åpnes i nettleseren din. Hvis ikke, følg lenken.
open-yourself = Åpne lenken i en nettleser.

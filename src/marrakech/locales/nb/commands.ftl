### Norwegian bokmål: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: filen finnes ikke.
file-is-folder = { $file } er en mappe.
file-not-text = { $file }: er ikke tekst i UTF-8 (byte { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } er større enn { $limit } megabyte; et referat er mye mindre.
file-exists = { $file } finnes allerede og blir ikke overskrevet.
file-unreadable = { $file } kan ikke leses: { $reason }
file-unwritable = { $file } kan ikke skrives: { $reason }
of-file = { $file }: { $problem }
error = Feil: { $problem }
turn-beyond = referatet har ingen tur { NUMBER($turn, useGrouping: 0) }; det slutter med tur { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } boter trenger { $bots } plasser; { $players } spiller.
names-too-many = { $names ->
    [one] Ett navn er oppgitt
   *[other] { $names } navn er oppgitt
} til { $people ->
    [0] et spill med bare boter.
    [one] én person.
   *[other] { $people } personer.
}
starter-unknown = «{ $text }» avgjør ikke hvem som begynner; bruk random eller agreed.
nothing-to-resume = Det finnes ikke noe uferdig spill å ta opp igjen.
options-clash = { $first } og { $second } kan ikke brukes sammen.
passed-over = Hoppet over: { $problem }
language-unknown = Språket «{ $text }» finnes ikke her. Disse finnes: { $languages }.
section-unknown = Reglene har ingen del «{ $text }». Disse finnes: { $sections }.
resume-alone = Et spill som tas opp igjen, beholder spillerne og reglene sine; utelat { $option }.

## The store

store-full = { $file }: disken er full, så ikke noe nytt kan lagres. Alt som er bekreftet, er trygt; frigjør litt plass og fortsett.
store-locked = { $file } er i bruk av en annen server eller et annet program.
store-broken = { $file } er skadet eller har aldri vært en database med bord ({ $reason }). «marrakech check-store» viser hvilke bord som er uskadde; med --rescue kopieres de til en ny fil.
store-gone = { $file } ble slettet, flyttet eller erstattet mens serveren brukte filen. Ikke noe nytt lagres før nøyaktig den samme filen er tilbake.
store-newer = { $file } er skrevet av en nyere marrakech (databaseversjon { $found }; kjent her: til og med { $known }).
store-behind = { $file } er eldre enn { $copy }: Denne kopien ble reddet fra filen og har noe som mangler i den. Start med kopien (--data), eller flytt kopien bort for å fortsette med den eldre tilstanden.
store-unreadable = { $file } kan ikke åpnes, leses eller skrives: { $reason }
store-closed = { $file } er lukket: serveren er i ferd med å stoppe.
store-none = { $file } er ingen database med bord, eller så er selve begynnelsen av filen skadet.
check-store-whole = { $file } er uskadd: { $count ->
    [one] ett bord.
   *[other] { $count } bord.
}
check-store-damaged = { $file } er skadet. { $count ->
    [one] Den inneholder ett bord,
   *[other] Den inneholder { $count } bord,
} { $whole ->
    [0] hvorav ingen er uskadde.
    [one] hvorav ett er uskadd.
   *[other] hvorav { $whole } er uskadde.
}
check-store-structure = { $file }: { $reason }
check-store-table = Bord { $table }: { $problem ->
    [checksum] hendelse { $number } er ikke slik den ble skrevet.
    [gap] hendelse { $number } mangler.
    [fold] hendelse { $number } gir ingen mening.
   *[summary] alle hendelsene er uskadde, men listene sier noe annet om bordet.
}
check-store-rescued = { $count ->
    [one] Ett uskadd bord er kopiert til { $file }
   *[other] { $count } uskadde bord er kopiert til { $file }
}
backup-done = Bordene i { $source } er kopiert til { $target }

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
steps-next = { $step ->
    [turn] { $name } vender Assam.
    [roll] { $name } kaster terningen.
    [lay] { $name } legger et teppe.
    [draw] Det neste teppet til { $name } trekkes.
    [steer] { $name } vender Assam for neste spiller.
   *[over] Spillet er slutt.
}
rules-in-force = Regler: { $rules }
rules-default = de vanlige
legal-heading = Lovlig: { $actions }
chance-heading = Tilfeldig: { $actions }

## Playing in the terminal

ask-players = Hvor mange spiller?
ask-bots = Hvor mange av dem er boter?
ask-level = Hvor sterke? { $levels }
ask-name = Hva heter spiller { $number }?
ask-number-again = Et tall fra { $low } til { $high }, takk.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Spiller { $number }
welcome = Marrakech i terminalen. Skriv ? når som helst for hjelp, Ctrl-C for å stoppe: Spillet lagres etter hver handling.
bots-getting-ready = Botene gjør seg klare. Aller første gang tar det et halvt minutt.
welcome-back = Velkommen tilbake: tur { $turn }. Skriv ? når som helst for hjelp.
saved-at = Referatet lagres i { $file }
prompt-turn = { $name }, hvilken vei? { $choices }
choice-left = { $facing } venstre
choice-straight = { $facing } rett fram
choice-right = { $facing } høyre
prompt-throw = Assam ser mot { facing }. Enter kaster terningen; med { $others } kan du fortsatt vende ham.
prompt-roll = { $name }: Enter kaster terningen.
prompt-lay = { $name }, hvor skal det { $letter ->
    [r] røde
    [b] blå
    [y] gule
   *[g] grønne
} teppet ligge? Skriv et nummer eller feltene.
prompt-confirm-lay = { $action }? Enter legger det; et annet valg endrer det.
prompt-confirm-steer = Assam kommer til å se mot { facing } for { $next }. Enter bekrefter; en annen retning endrer det.
stars-paid = Stjernene viser området det ble betalt for.
prompt-must-return = { $name }: Her kan det ikke legges noe teppe. Enter legger ett tilbake i esken.
not-understood = «{ $text }» er ikke et av valgene. Skriv ? for hjelp.
help-facing = N E S W      vend Assam den veien (E er øst, W er vest); ingenting er avgjort før terningen er kastet
help-lay = 1 2 3 … eller d4d5   velg et teppe; ingenting er avgjort før Enter bekrefter
help-position = position     vis posisjonen som tekst
help-log = log          vis referatet så langt
help-save = save FILE    lagre en kopi av referatet i FILE
help-give-up = give up      forlat spillet (du blir spurt først)
help-quit = q eller quit stopp her; fortsett senere
ask-give-up = { $name }, vil du virkelig gi opp? Skriv ja.
yes = ja
gave-not-up = Ingen ga opp.
copy-saved = En kopi ligger i { $file }
goodbye-early = Ikke noe spill ble startet.
goodbye = Stoppet. Fortsett med: { $command }
save-trouble = Referatet kunne ikke lagres: { $problem } Spillet går videre og lagres ved neste handling.
not-saved = De siste handlingene er ikke lagret: { $problem }
over-heading = Spillet er slutt etter { turns }.
resume-over = Dette spillet er slutt; «marrakech replay» går gjennom det.

## Other commands

list-number = { $number }.
verify-fine = { $file }: i orden. { $count ->
    [0] Det er ikke noe kast og ingen trekning ennå.
    [one] Det eneste utfallet stemmer med frøene.
   *[other] Alle { $count } kast og trekninger stemmer med frøene.
}
verify-promised = { $file }: { $promised ->
    [all] frøene til alle spillerne stemmer med løftene i referatet. Bare en enhet som lagret løftene ved bordet, kan si om de ble gitt før noe frø ble vist.
    [some] noen plasser oppga frøet sitt åpent, uten løfte ({ $seats }); de andre frøene stemmer med løftene i referatet. Bare en enhet som lagret løftene ved bordet, kan si om de ble gitt før noe frø ble vist.
   *[none] ingen plass hadde forpliktet seg til frøet sitt før det ble vist: den som både spilte og drev serveren, kunne ha valgt kastene.
}
check-fine = { $file }: i orden. { turns }, { $result }
replay-prompt = Enter går videre, b går tilbake, et tall hopper til en tur, q stopper
replay-start = Før den første handlingen
replay-turn = Tur { $turn } av { $last }: { $line }
replay-comment = «{ $text }»
replay-end = Her slutter referatet.
edition-column = Utgave
edition-source = Regelhefte
edition-options = Regelvalg
edition-box = Tepper
edition-starter = Begynner
edition-default-rules = de vanlige
edition-footer = Et regelvalg i (parentes) er satt fordi regelheftet ikke sier noe; alle de andre står på trykk der.
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
simulate-title = { games } med { $players } spillere på måfå
simulate-seat = Plass
simulate-wins = Seire
simulate-points = Poeng
simulate-paid = Betalt leie
simulate-received = Mottatt leie
simulate-out = Ryker ut
simulate-length = Et spill tar { $mean } turer i snitt ({ $low } til { $high }).
simulate-anyone-out = Noen ryker ut i { $share } av spillene; { $shared } av seirene er delt.
simulate-speed = { $rate } spill i sekundet.
simulate-stopped = Stoppet etter { games }.

## Engines

engine-not-started = Motoren «{ $engine }» kunne ikke startes: { $detail }
engine-crashed = Motoren «{ $engine }» stoppet av seg selv ({ $detail }).
engine-hung = Motoren «{ $engine }» svarte ikke i tide. { $detail }
engine-flooded = Motoren «{ $engine }» sa altfor mye: { $detail }
engine-junk = Motoren «{ $engine }» snakker ikke motorprotokollen: { $detail }
engine-illegal = Motoren «{ $engine }» valgte noe som ikke er lov: { $detail }
bot-needs-engine = Det finnes ingen bot «{ $name }» her. Er det en motor, så oppgi kommandoen med --engine.
engine-line = «{ $text }» er ingen linje i motorprotokollen; alle linjene står i docs/engine-protocol.md.
engine-no-position = Det er ingen posisjon å tenke på ennå.
engine-no-decision = Her er det ingen som bestemmer noe: { $step ->
    [roll] terningen skal kastes.
    [draw] et teppe skal trekkes.
   *[over] spillet er slutt.
}
engine-option = Det finnes ingen innstilling «{ $option }» som kan være «{ $value }».
engine-bot-failed = Boten sviktet: { $error }
engine-starting = Starter motoren «{ $engine }» …
engine-thinks = Den tenker; stopp den først.

## The arena

arena-twice = { $bot } er nevnt to ganger; hver bot spiller én gang.
arena-alone = Det trengs to: Oppgi en bot til, en motor med --engine, eller en av delene med --against.
arena-ms = { $ms } millisekunder er ingen betenkningstid.
arena-sprt = «{ $text }» oppgir ikke to seiersandeler mellom 0 og 1, den laveste først, slik som 0.5,0.55.
arena-worker-died = En prosess som spilte, har stanset, kanskje av mangel på minne. Det som var ferdig før det, teller.
chart-ending = { $file } er ikke et bilde som kan tegnes; la navnet slutte på .svg eller .png.
results-foreign = { $file } inneholder ikke resultater fra en arena. Filen blir stående som den er.
results-differ = { $file } inneholder resultatene fra en annen konkurranse: { $setting } er { $found } der og { $wanted } her.
results-line = { $file }, linje { NUMBER($line, useGrouping: 0) }: dette er ikke runden som kommer nå: { $text }
results-busy = En annen kjøring skriver til { $file }.
bot-illegal = den valgte «{ $action }», som ikke er lov der.
bot-raised = den sviktet med { $error }
arena-getting-ready = gjør klart
arena-progress = spill
arena-speed = { $rate }/s
arena-title = { games } med { $players } spillere
arena-bot = Bot
arena-against = Mot
arena-rating = Rating
arena-wins = Seire
arena-interval = 95 % sikkert
arena-margin = Margin
arena-median = ms, median
arena-slow = ms, 99 %
arena-games = Spill
arena-even = Hvem slo hvem ({ $share } ville vært jevnt)
arena-range = { $low } til { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } mot { $others }: { $verdict ->
    [H1] vinner { $high } snarere enn { $low } (H1 godtas).
    [H0] vinner { $low } snarere enn { $high } (H0 godtas).
   *[open] ikke avgjort ennå mellom { $low } og { $high }.
} LLR { $llr } innenfor { $below } til { $above }, { $rounds ->
    [one] én runde.
   *[other] { $rounds } runder.
}
arena-ladder-holds = Rangstigen holder: Hver bot slår den som er rett under, med 95 % konfidens.
arena-ladder-open = Ikke sikkert ennå, med 95 % konfidens: { $pairs }
arena-over = { $bot } over { $other }
arena-gave-up = { $bot } måtte gi opp i { games }. Første gang: { $problem }
arena-stopped = Stoppet etter { games }. Med --out FILE kan en kjøring fortsette senere.
arena-stopped-kept = Stoppet etter { games }. Den samme kommandoen fortsetter med dem.
arena-chart = Diagrammet ligger i { $file }
arena-chart-title = { games } med { $players } spillere
chart-wins = Seiersandel, med 95 % konfidensintervall
chart-even = jevnt
chart-rating = rating { $rating }
chart-matrix = Seire for raden
chart-matrix-rest = Seire for raden, alene

## Measuring this machine

bench-ready = Gjør klart; første gang kompileres koden
bench-import = Innlasting av biblioteket, ms
bench-load = Innlasting av den kompilerte regnekjernen, ms
bench-first-move = Fra ingenting til Mesterens første handling, ms
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

serve-ready = Marrakech er på { $link }
serve-lan = I det lokale nettverket: { $link }
serve-data = { $file } kan ikke brukes til lagring: { $reason }
serve-host = «{ $host }» er ingen adresse på denne maskinen: { $reason }
serve-stop = Ctrl-C stopper serveren. Alle spill lagres i { $file }
serve-port = Port { $port } er opptatt eller kan ikke brukes: { $reason }
serve-only-here = Bare denne maskinen har tilgang; --host 0.0.0.0 åpner for det lokale nettverket.
open-already = Marrakech kjører allerede, på { $link }
open-other = Marrakech kjører allerede, på { $link }, med en annen vert eller fil. Stopp Marrakech først, eller oppgi en annen port.
open-browser = Nettleseren din åpner spillet. Hvis ikke, følg lenken.
open-yourself = Åpne lenken i en nettleser.

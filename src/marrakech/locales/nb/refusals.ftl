### Norwegian bokmål: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = «{ $text }» er ingen handling.
depth-negative = Det finnes ingen rekker med { $depth } handlinger.
draw-none-left = { $action }: ingen tepper i den fargen er igjen i bunken på plass { $seat }.
game-over = { $action }: spillet er slutt.
lay-covers-rug = { $action } ville dekket et helt teppe på én gang, og det er ikke lov med dette teppet.
lay-must = Det går an å legge et teppe, og da må du gjøre det.
lay-not-beside = { $action } har ingen side felles med feltet til Assam.
lay-on-assam = { $action } ville ligget under Assam.
lay-one-colour = { $action } ville ligget på to felt i samme farge, og det forbyr disse reglene.
not-this-step = { $action } hører ikke hjemme her: { $step ->
    [turn] Assam skal vendes (N, E, S eller W).
    [steer] Assam skal vendes (N, E, S eller W).
    [roll] terningen skal kastes (1 til 4).
    [draw] det neste teppet i bunken skal trekkes (slik som *r).
   *[lay] et teppe skal legges (slik som d4d5).
}
roll-unknown = «{ $action }» er ikke noe kast; terningen viser 1 til 4.
seat-out = { $action }: plass { $seat } er allerede ute.
seat-unknown = { $action }: ingen sitter på plass { $seat }.
steer-must-turn = { $action }: Assam må vendes en kvart omdreining til venstre eller høyre; han ser allerede mot { $facing }.
turn-half-round = { $action }: Assam ser mot { $facing } og snur aldri helt rundt.

## What cannot be set up

bot-unknown = Det finnes ingen bot «{ $name }». Disse finnes: { $names }.
edition-unknown = Det finnes ingen utgave «{ $name }». «marrakech editions» viser alle.
facing-unknown = «{ $facing }» er ingen retning; bruk N, E, S eller W.
option-clash = { $first } og { $second } kan ikke spilles sammen.
option-unknown = Det finnes ikke noe regelvalg «{ $option }». Disse finnes: { $options }.
option-value = Regelvalget { $option } har ingen verdi «{ $value }». Det har: { $values }.
players-number = Marrakech er for 2 til 4 spillere, ikke { $players }.

## What is wrong with a position

assam-form = «{ $text }» er ikke et felt og en retning, slik som d4S.
board-character = «{ $text }» hører ikke hjemme på brettet.
board-rank-length = rad { $rank } har { $found ->
    [8] flere enn 7 felt.
    [one] bare 1 felt, ikke 7.
   *[other] bare { $found } felt, ikke 7.
}
board-ranks = brettet har 7 rader med «/» mellom, ikke { $found }.
board-run = to tall for tomme felt står ved siden av hverandre på rad { $rank }; skriv summen.
colour-unseated = ingen plass har fargen «{ $colour }» her.
draw-one-way = plass { $seat } har ingenting å trekke: bare ett teppe kan komme nå.
half-alone = «{ $half }» på { $square } peker på en annen halvdel som ikke peker tilbake.
mover-no-rugs = plass { $seat } er i fasen «{ $step }», men har ingen tepper igjen.
mover-out = plass { $seat } er i fasen «{ $step }», men er ute.
number-form = «{ $text }» er ikke et heltall.
number-range = { $text } er mer enn det høyeste tallet, { $highest }.
option-default = «{ $text }» er standardvalget og skrives ikke.
option-form = «{ $text }» er ikke et regelvalg med verdi, slik som area=owner.
option-order = regelvalget «{ $option }» står i feil rekkefølge; de er sortert, og hvert av dem står én gang.
out-everyone = noen må fortsatt være med.
out-order = de som er ute, nummereres x1, x2 … i den rekkefølgen de røk ut; her står { $found }.
position-fields = en posisjon har seks deler med ett mellomrom imellom; her er det { $found }.
position-long = en posisjon er aldri lengre enn { $longest } tegn.
seat-colours = plass { $seat } spiller «{ $colours }»; her står «{ $text }».
seat-form = plass { $seat } skal se ut som 30:r12, ikke «{ $text }».
seat-number = «{ $text }» er ikke en av de { $seats } plassene.
seats-number = en posisjon har 2 til 4 plasser, ikke { $found }.
should-be-over = ingen er igjen til å spille videre, så fasen må være «over», ikke «{ $step }».
step-ruleset = fasen «{ $step }» forekommer ikke i disse reglene.
step-unknown = «{ $text }» er ingen fase. Disse finnes: { $steps }.
top-colour = øverst i bunken på plass { $seat } ligger en av «{ $colours }», ikke «{ $text }».
top-early = bunken på plass { $seat } venter på trekningen og viser ikke noe øverste teppe ennå.
top-missing = bunken på plass { $seat } må vise det øverste teppet, slik som *r.
top-none-left = øverst i bunken på plass { $seat } kan det ikke ligge «{ $colour }»: ingen er igjen.
top-one-colour = bunken på plass { $seat } har én farge; det øverste teppet skrives ikke.

## What is wrong with a record

comment-brace = en kommentar kan ikke inneholde en avsluttende krøllparentes: «{ $text }».
comment-open = en kommentar åpnes, men lukkes ikke på sin linje.
comment-place = kommentaren «{ $text }» står der ingen kommentar kan stå, eller i feil rekkefølge.
comment-result = ingen kommentar kan stå ved siden av, over eller etter resultatet; siste mulighet er blant turene.
not-canonical = slik skrives det ikke. Det skal stå: { $expected }
record-character = tegnet «{ $text }» kan ikke stå i et referat.
record-cut-off = den siste linjen slutter ikke; referatet ser ut til å være avkuttet.
record-edition = utgaven «{ $name }» spilles etter andre regler enn posisjonen i taggen Start.
record-empty = her er det ingenting.
record-long = et referat er aldri lengre enn { $longest } tegn.
record-no-result = referatet slutter uten resultat. Det skal stå en tom linje og så «*» eller poengene.
record-players = referatet oppgir verken Start eller 2 til 4 plasser i rekkefølge (Seat1, Seat2 …).
record-seat = { $tag }: spillet har bare { $seats } plasser.
record-start = taggene beskriver ikke begynnelsen på dette spillet.
record-sections = etter denne tomme linjen ventes bare et resultat.
result-wrong = resultatet er { $expected }, ikke «{ $text }».
tag-form = dette er ikke en tagg slik som [Seat1 "Ana"]: { $text }
tag-name = «{ $tag }» er ikke noe navn på en tagg.
tag-reserved = taggen { $tag } skrives ut fra starten, navnene og utgaven; den kan ikke oppgis i tillegg.
tag-twice = taggen { $tag } står her for andre gang.
turn-empty = turen har ingen handling.
turn-form = en tur begynner med nummeret sitt, slik som «1.»; her står «{ $text }».
turn-line = turen er slutt før «{ $text }», som skal stå på en egen linje.
turn-number = tur { NUMBER($expected, useGrouping: 0) } kommer nå, ikke { $text }.
turn-unfinished = turen er ikke ferdig: fasen «{ $step }» gjenstår.

## Dice

seed-form = «{ $text }» er ikke noe frø: 1 til { $longest } skrivbare ASCII-tegn uten mellomrom.
commitment-form = «{ $text }» er ikke noen SHA-256-hash: 64 heksadesimale sifre, med små bokstaver.
commitments-missing = { $people ->
    [one] Én person setter seg med en gang og forplikter seg til ett frø; oppgitt: { $commitments }.
   *[other] { $people } personer setter seg med en gang og forplikter seg til hvert sitt frø; oppgitt: { $commitments }.
}
seeds-awaited = Spillet kan ikke begynne ennå: Ikke alle plasser har levert frøet sitt.
seeds-sealed = Frøene er låst: Spillet begynner straks, og de kan ikke endres lenger.
seed-hash = frøet til plass { $seat } er ikke det som ble lovet: hashen er { $expected }, ikke { $text }.
dice-tags = taggen { $tag } mangler, og uten den kan ikke kastene kontrolleres.
dice-tag-form = taggen { $tag } kan ikke inneholde «{ $text }».
dice-seat = { $tag }: spillet har bare { $seats } plasser.
dice-hash = frøet til serveren er ikke det som ble lovet: hashen er { $expected }, ikke { $text }.
dice-chance = tilfeldig utfall nummer { $number } er { $action }; frøene gir { $expected }.

## Names

name-characters = et navn kan ikke inneholde tegnet { $text }.
name-length = et navn har 1 til { $longest } tegn, ikke { $length }.

## At a table

behind = Spillet har gått videre (hendelse { $number }); se på det igjen før du bestemmer deg.
bot-not-ready = Boten gjør seg fortsatt klar; prøv igjen om litt.
chance-decides = { $action }: her er det tilfeldighetene som avgjør.
clock-form = «{ $kind }» er ingen klokke man kan spille med.
code-wrong = Denne lenken åpner ingen plass, eller gjør det ikke lenger.
device-link-wrong = Denne lenken legger ikke til noen enhet, eller gjør det ikke lenger. Lag en ny på den andre enheten.
device-unknown = Dette er ikke en av enhetene dine, eller den er allerede logget ut.
command-unknown = «{ $kind }» er ikke noe man kan gjøre ved et bord.
hint-none = Boten svarte ikke; prøv igjen om litt.
hint-people = Det gis ingen tips der andre mennesker spiller.
log-long = Mer enn { $most } ting har skjedd ved dette bordet; nå kan det bare spilles ferdig.
names-missing = { $people ->
    [one] Én person setter seg med en gang og trenger et navn; oppgitt: { $names }.
   *[other] { $people } personer setter seg med en gang og trenger hvert sitt navn; oppgitt: { $names }.
}
not-host = Bare den som opprettet bordet, kan gjøre det.
not-seated = Bare den som har en plass ved bordet, kan gjøre det.
not-your-seat = Plass { $seat } er ikke din.
not-your-turn = Plass { $seat } har turen, og den er ikke din.
record-none = Spillet har ikke begynt; det finnes ikke noe referat ennå.
rematch-exists = Det neste spillet er allerede satt opp: bord { $table }.
rules-twice = Oppgi en utgave eller reglene, ikke begge deler.
seat-free = Ingen sitter på plass { $seat }.
seat-kind = «{ $text }» kan ikke sette seg; en plass er for en person, ledig eller for en bot.
seat-missing = Det finnes ingen plass «{ $seat }» her.
seat-not-lent = Ingen bot spiller for deg.
seat-not-persons = Det er ikke et menneske som spiller på plass { $seat } nå.
seat-present = Spilleren på plass { $seat } er her, eller har ikke vært borte lenge nok.
seat-taken = { $seat ->
    [0] Alle plasser er tatt.
   *[other] Plass { $seat } er tatt.
}
seats-open = Noen plasser er fortsatt ledige.
stand-in-weak = Boten «{ $name }» kan ikke ta over for en spiller. Disse kan det: { $names }.
table-busy = For mange vil endre dette bordet samtidig; prøv igjen.
table-damaged = Loggen for bord «{ $table }» er skadet, så ingen kan spille der. Alle andre bord er i orden.
table-unknown = Det finnes ikke noe bord «{ $table }».
time-left = Det er tid igjen.
timeout-kind = «{ $text }» er ikke noe som kan skje når tiden går ut.
wrong-phase = { $phase ->
    [gathering] Spillet har ikke begynt ennå.
    [playing] Spillet har allerede begynt.
    [over] Spillet er slutt.
   *[cancelled] Bordet er avlyst.
}

## At the server's doors

bots-alone = { $most ->
    [0] Boter kan ikke spille alene på denne serveren.
    [one] Det går allerede et spill med bare boter fra nettverket ditt. Vent til det er slutt.
   *[other] Det går allerede { $most } spill med bare boter fra nettverket ditt. Vent til ett av dem er slutt.
}
host-refused = Denne serveren svarer ikke under navnet «{ $host }». Den som driver serveren, kan tillate navnet med { $option }.
method-unknown = Det går ikke an her.
origin-refused = En side fra et annet sted har ikke lov til det.
page-unbuilt = Siden er ikke bygd inn i denne serveren: Kjør «python hatch_build.py build» i kildekoden.
page-unknown = Her er det ingenting.
request-big = Det er for mye på én gang.
request-invalid = Forespørselen har ikke den formen protokollen beskriver ({ $where }: { $what }).
request-slow = Forespørselen brukte for lang tid på å komme fram.
server-failed = Noe gikk galt her. Det er notert, og ingenting som er bekreftet, er tapt.
server-full = Serveren kan ikke ta imot flere tilkoblinger akkurat nå; prøv igjen om en stund.
square-unknown = «{ $text }» er ikke noe felt.
token-missing = Denne enheten har ikke noe token, eller den er logget ut: POST /api/device gir den et nytt.
too-many-tables = Én side kan se på høyst { $most } bord.
server-troubled = Serveren kan ikke lagre noe akkurat nå ({ $trouble }). Ingenting er tapt; prøv igjen om en stund.
too-often = Det ble litt for ofte; vent en stund.

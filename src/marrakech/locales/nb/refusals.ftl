### Norwegian bokmål: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = «{ $text }» er ingen handling.
depth-negative = Antallet handlinger kan ikke være negativt: { $depth }.
draw-none-left = { $action }: Det er ingen tepper igjen i den fargen i bunken på plass { $seat }.
game-over = { $action }: Spillet er slutt.
lay-covers-rug = { $action } ville dekket et helt teppe på én gang, og det er ikke lov.
lay-must = Du kan legge et teppe, og da må du gjøre det.
lay-not-beside = { $action }: Minst én halvdel av teppet må ha en side felles med feltet til Assam.
lay-on-assam = { $action }: Du kan ikke legge et teppe på feltet til Assam.
lay-one-colour = { $action } ville dekket to felt i samme farge, og det tillater ikke disse reglene.
not-this-step =
    { $action } går ikke nå. { $step ->
        [turn] Nå skal Assam vendes: N (nord), E (øst), S (sør) eller W (vest).
        [steer] Nå skal Assam vendes: N (nord), E (øst), S (sør) eller W (vest).
        [roll] Nå skal terningen kastes: 1 til 4.
        [draw] Nå skal det neste teppet trekkes fra bunken, slik som *r.
       *[lay] Nå skal et teppe legges, slik som d4d5.
    }
roll-unknown = «{ $action }» er ikke noe kast; terningen viser 1 til 4.
seat-out = { $action }: Plass { $seat } er allerede ute.
seat-unknown = { $action }: Det finnes ingen plass { $seat } i dette spillet.
steer-must-turn = { $action }: Assam ser allerede mot { facing }. Vend ham en kvart omdreining til venstre eller høyre.
turn-half-round = { $action }: Assam ser mot { facing } og kan ikke snu helt rundt. Velg en annen retning.

## What cannot be set up

bot-unknown = Det finnes ingen bot «{ $name }». Disse finnes: { $names }.
edition-unknown = Det finnes ingen utgave «{ $name }». Kjør «marrakech editions» for å se alle.
facing-unknown = «{ $facing }» er ingen retning; bruk N (nord), E (øst), S (sør) eller W (vest).
option-clash = { $first } og { $second } kan ikke kombineres.
option-unknown = Det finnes ikke noe regelvalg «{ $option }». Disse finnes: { $options }.
option-value = Regelvalget { $option } kan ikke være «{ $value }». Mulige verdier: { $values }.
players-number = Marrakech er for 2 til 4 spillere, ikke { $players }.

## What is wrong with a position

assam-form = «{ $text }» er ikke et felt og en retning, slik som d4S.
board-character = «{ $text }» hører ikke hjemme på brettet.
board-rank-length = Rad { $rank } har { $found ->
    [8] flere enn 7 felt.
    [one] bare 1 felt, ikke 7.
   *[other] bare { $found } felt, ikke 7.
}
board-ranks = Brettet har 7 rader med «/» mellom, ikke { $found }.
board-run = To tall for tomme felt står ved siden av hverandre på rad { $rank }; skriv summen.
colour-unseated = Ingen plass har fargen «{ $colour }» her.
draw-one-way = Plass { $seat } har ingenting å trekke: Det neste teppet er allerede gitt.
half-alone = «{ $half }» på { $square } peker på en annen halvdel som ikke peker tilbake.
mover-no-rugs = Plass { $seat } er i fasen «{ $step }», men har ingen tepper igjen.
mover-out = Plass { $seat } er i fasen «{ $step }», men er ute.
number-form = «{ $text }» er ikke et heltall.
number-range = { $text } er for høyt; det høyeste tallet er { $highest }.
option-default = «{ $text }» er standardvalget; utelat det.
option-form = «{ $text }» er ikke et regelvalg med verdi, slik som area=owner.
option-order = Regelvalget «{ $option }» står i feil rekkefølge; sorter regelvalgene og skriv hvert av dem bare én gang.
out-everyone = Minst én spiller må fortsatt være med.
out-order = De som er ute, nummereres x1, x2 … i den rekkefølgen de røk ut; her står { $found }.
position-fields = En posisjon har seks deler, skilt med ett mellomrom; her er det { $found }.
position-long = En posisjon kan ikke være lengre enn { $longest } tegn.
seat-colours = Plass { $seat } spiller «{ $colours }»; her står «{ $text }».
seat-form = Plass { $seat } skal se ut som 30:r12, ikke «{ $text }».
seat-number = «{ $text }» er ikke en av de { $seats } plassene.
seats-number = En posisjon har 2 til 4 plasser, ikke { $found }.
should-be-over = Det er ingen igjen som kan spille, så fasen må være «over», ikke «{ $step }».
step-ruleset = Fasen «{ $step }» forekommer ikke i disse reglene.
step-unknown = «{ $text }» er ingen fase. Disse finnes: { $steps }.
top-colour = Det øverste teppet i bunken på plass { $seat } må være ett av «{ $colours }», ikke «{ $text }».
top-early = Bunken på plass { $seat } venter på trekningen og kan ikke vise noe øverste teppe ennå.
top-missing = Bunken på plass { $seat } må vise det øverste teppet, slik som *r.
top-none-left = Det øverste teppet i bunken på plass { $seat } kan ikke være «{ $colour }»: Det er ingen slike igjen.
top-one-colour = Bunken på plass { $seat } har bare én farge; utelat det øverste teppet.

## What is wrong with a record

comment-brace = En kommentar kan ikke inneholde en avsluttende krøllparentes: «{ $text }».
comment-open = Denne kommentaren lukkes ikke på samme linje.
comment-place = Kommentaren «{ $text }» står der ingen kommentar kan stå, eller i feil rekkefølge.
comment-result = Ingen kommentar kan stå ved siden av, over eller etter resultatet; sett den blant turene.
not-canonical = Dette er ikke standardformen. Det skal stå: { $expected }
record-character = Tegnet «{ $text }» kan ikke stå i et referat.
record-cut-off = Den siste linjen er ufullstendig; referatet ser ut til å være avkuttet.
record-edition = Utgaven «{ $name }» har andre regler enn posisjonen i taggen Start.
record-empty = Her er det ingenting.
record-long = Et referat kan ikke være lengre enn { $longest } tegn.
record-no-result = Referatet slutter uten resultat. Det skal stå en tom linje og så «*» eller poengene.
record-players = Referatet trenger taggen Start, eller to til fire spillere i rekkefølge (Seat1, Seat2 …).
record-seat = { $tag }: Spillet har bare { $seats } plasser.
record-start = Taggene stemmer ikke med begynnelsen på dette spillet.
record-sections = Etter denne tomme linjen kan bare resultatet komme.
result-wrong = Resultatet skal være { $expected }, ikke «{ $text }».
tag-form = Dette er ikke en tagg slik som [Seat1 "Ana"]: { $text }
tag-name = «{ $tag }» er ikke noe gyldig navn på en tagg.
tag-reserved = Taggen { $tag } skrives automatisk ut fra starten, navnene og utgaven; utelat den.
tag-twice = Taggen { $tag } står her for andre gang.
turn-empty = Denne turen har ingen handling.
turn-form = En tur begynner med nummeret sitt, slik som «1.»; her står «{ $text }».
turn-line = Turen er slutt før «{ $text }», som skal stå på en egen linje.
turn-number = Tur { NUMBER($expected, useGrouping: 0) } skal komme nå, ikke { $text }.
turn-unfinished = Turen er ikke ferdig: Fasen «{ $step }» mangler.

## Dice

seed-form = «{ $text }» er ikke noe gyldig frø; bruk 1 til { $longest } skrivbare ASCII-tegn uten mellomrom.
commitment-form = «{ $text }» er ikke noen SHA-256-hash; bruk 64 heksadesimale sifre med små bokstaver.
commitments-missing =
    { $people ->
        [one] Én person sitter ved bordet fra begynnelsen og trenger én hash av et frø; oppgitte hasher: { $commitments }.
       *[other] { $people } personer sitter ved bordet fra begynnelsen og trenger hver sin hash av et frø; oppgitte hasher: { $commitments }.
    }
seeds-awaited = Spillet kan ikke begynne ennå: Noen frø mangler fortsatt.
seeds-sealed = Spillet begynner straks, så frøene kan ikke endres lenger.
seed-hash = Frøet til plass { $seat } stemmer ikke med den publiserte hashen: Hashen av frøet er { $expected }, ikke { $text }.
dice-tags = Taggen { $tag } mangler, og uten den kan ikke kastene kontrolleres.
dice-tag-form = Taggen { $tag } kan ikke inneholde «{ $text }».
dice-seat = { $tag }: Spillet har bare { $seats } plasser.
dice-hash = Frøet til serveren stemmer ikke med den publiserte hashen: Hashen av frøet er { $expected }, ikke { $text }.
dice-chance = Kast eller trekning nummer { $number } er { $action }, men frøene gir { $expected }.

## Names

name-characters = Et navn kan ikke inneholde tegnet { $text }.
name-length = Et navn må ha 1 til { $longest } tegn, ikke { $length }.

## At a table

behind = Spillet har gått videre. Se på det igjen før du bestemmer deg.
bot-not-ready = Boten gjør seg fortsatt klar. Prøv igjen om litt.
chance-decides = { $action }: Her er det tilfeldighetene som avgjør.
clock-form = «{ $kind }» er ingen gyldig klokke.
code-wrong = Denne lenken gir deg ingen plass (lenger). Be om en ny.
device-link-wrong = Med denne lenken kan du ikke (lenger) legge til noen enhet. Lag en ny på den andre enheten.
device-unknown = Dette er ikke en av enhetene dine, eller den er allerede logget ut.
command-unknown = «{ $kind }» er ingen kommando for et bord.
hint-none = Boten svarte ikke. Prøv igjen om litt.
hint-people = Du får ingen tips når du spiller med andre mennesker.
log-long = Bordet har nådd grensen på { $most } hendelser. Spillet kan nå bare spilles ferdig.
names-missing =
    { $people ->
        [one] Én person sitter ved bordet fra begynnelsen og trenger et navn; oppgitte navn: { $names }.
       *[other] { $people } personer sitter ved bordet fra begynnelsen og trenger hvert sitt navn; oppgitte navn: { $names }.
    }
not-host = Bare den som opprettet bordet, kan gjøre det.
not-seated = Bare spillere som har en plass ved bordet, kan gjøre det.
not-your-seat = Plass { $seat } er ikke din.
not-your-turn = Det er ikke din tur; plass { $seat } har turen.
record-none = Spillet har ikke begynt, så det finnes ikke noe referat ennå.
rematch-exists = Det neste spillet er allerede satt opp: bord { $table }.
rules-twice = Velg en utgave eller egne regler, ikke begge deler.
seat-free = Ingen sitter på plass { $seat }.
seat-kind = «{ $text }» er ingen gyldig plass; en plass er enten ledig eller tilhører en person eller en bot.
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
table-busy = Det skjer for mye på én gang ved dette bordet. Prøv igjen.
table-damaged = Loggen for bord «{ $table }» er skadet, så ingen kan spille der. Andre bord er ikke berørt.
table-unknown = Det finnes ikke noe bord «{ $table }».
time-left = Det er tid igjen.
timeout-kind = «{ $text }» er ingen gyldig regel for når tiden går ut.
wrong-phase = { $phase ->
    [gathering] Spillet har ikke begynt ennå.
    [playing] Spillet har allerede begynt.
    [over] Spillet er slutt.
   *[cancelled] Bordet er avlyst.
}

## Reactions at a table

reactions-fast =
    { $seconds ->
        [one] Ikke så fort! Du kan sende neste reaksjon om { $seconds } sekund.
       *[other] Ikke så fort! Du kan sende neste reaksjon om { $seconds } sekunder.
    }
reactions-crowd = Mange tilskuere reagerer akkurat nå. Prøv igjen om litt.
reactions-used =
    { $who ->
        [spectators] Tilskuerne har brukt opp de { $most } reaksjonene sine ved dette bordet.
       *[player] Du har brukt opp de { $most } reaksjonene dine ved dette bordet.
    }

## Taking back

undo-none = Det er ikke noe teppe å ta tilbake: Det går bare fram til Assam vendes eller terningen kastes.
undo-others = Andre er med på hver sin enhet, så ingenting kan tas tilbake.

## At the server

analysis-empty = Det er ingenting å analysere: Det er ikke registrert noen handling.
analysis-full = Mange spill venter på å bli analysert på denne serveren. Prøv igjen om noen minutter.
analysis-many = Flere av analysene dine venter fortsatt. Vent til en av dem er ferdig.
analysis-too-early = Et spill kan analyseres først når det er slutt.
analysis-unknown = Denne analysen finnes ikke lenger. Be om den på nytt.
bots-alone =
    { $most ->
        [0] Denne serveren tillater ikke spill med bare boter.
        [one] Fra nettverket ditt spilles det allerede et spill med bare boter. Vent til det er slutt.
       *[other] Fra nettverket ditt spilles det allerede { $most } spill med bare boter. Vent til ett av dem er slutt.
    }
host-refused = Denne serveren svarer ikke under navnet «{ $host }». Den som driver serveren, kan tillate navnet med { $option }.
method-unknown = Det går ikke an her.
origin-refused = Sider på andre nettsteder kan ikke gjøre det her.
page-unbuilt = Sidene til spillet er ikke bygd inn i denne serveren. Kjør «python hatch_build.py build» i mappen med kildekoden for å bygge dem.
page-unknown = Det er ingenting på denne adressen.
request-big = Det er for mye å sende på én gang.
request-invalid = Forespørselen følger ikke protokollen ({ $where }: { $what }).
request-slow = Forespørselen brukte for lang tid på å komme fram.
rollout-none = Her er det ingenting å sammenligne: Ingen hadde noe valg på dette tidspunktet.
rollout-unknown = Disse spillene finnes ikke lenger. Be om dem på nytt.
server-failed = Noe gikk galt på serveren, og feilen er loggført. Prøv igjen.
server-full = Serveren er full akkurat nå. Prøv igjen om en stund.
square-unknown = «{ $text }» er ikke noe felt.
token-missing = Denne enheten har ikke noe token, eller den er logget ut: POST /api/device gir den et nytt.
too-many-tables = Én side kan se på høyst { $most } bord.
server-troubled = Serveren kan ikke lagre noe akkurat nå. Vent litt og prøv igjen.
too-often = For mange forsøk. Vent litt og prøv igjen.

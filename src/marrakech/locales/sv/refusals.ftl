### Swedish: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = ”{ $text }” är ingen handling.
depth-negative = Antalet handlingar kan inte vara negativt: { $depth }.
draw-none-left = { $action }: det finns ingen matta i den färgen kvar i högen på plats { $seat }.
game-over = { $action }: spelet är slut.
lay-covers-rug = { $action } skulle täcka en hel matta på en gång, och det är inte tillåtet.
lay-must = Du kan lägga en matta, så du måste göra det.
lay-not-beside = { $action }: minst en halva av mattan måste ha en sida gemensam med Assams ruta.
lay-on-assam = { $action }: det går inte att lägga en matta på Assams ruta.
lay-one-colour = { $action } skulle täcka två rutor i samma färg, vilket de här reglerna inte tillåter.
not-this-step =
    { $action } går inte nu. { $step ->
        [turn] Nästa steg är att vända Assam: N (norr), E (öster), S (söder) eller W (väster).
        [steer] Nästa steg är att vända Assam: N (norr), E (öster), S (söder) eller W (väster).
        [roll] Nästa steg är att slå tärningen: 1 till 4.
        [draw] Nästa steg är att dra nästa matta ur högen, som *r.
       *[lay] Nästa steg är att lägga en matta, som d4d5.
    }
roll-unknown = ”{ $action }” är inget slag; tärningen visar 1 till 4.
seat-out = { $action }: plats { $seat } är redan ute.
seat-unknown = { $action }: det finns ingen plats { $seat } i det här partiet.
steer-must-turn = { $action }: Assam tittar redan mot { facing }. Vänd honom ett kvarts varv åt vänster eller höger.
turn-half-round = { $action }: Assam tittar mot { facing } och kan inte vända helt om. Välj en annan riktning.

## What cannot be set up

bot-unknown = Det finns ingen bot ”{ $name }”. Det finns: { $names }.
edition-unknown = Det finns ingen utgåva ”{ $name }”. Kör ”marrakech editions” för att se alla.
facing-unknown = ”{ $facing }” är ingen riktning; använd N (norr), E (öster), S (söder) eller W (väster).
option-clash = { $first } och { $second } kan inte kombineras.
option-unknown = Det finns inget regelval ”{ $option }”. Det finns: { $options }.
option-value = Regelvalet { $option } kan inte vara ”{ $value }”. Möjliga värden: { $values }.
players-number = Marrakech är för 2 till 4 spelare, inte { $players }.

## What is wrong with a position

assam-form = ”{ $text }” är inte en ruta och en riktning, som d4S.
board-character = ”{ $text }” hör inte hemma på brädet.
board-rank-length = rad { $rank } har { $found ->
    [8] fler än 7 rutor.
    [one] bara 1 ruta, inte 7.
   *[other] bara { $found } rutor, inte 7.
}
board-ranks = brädet har 7 rader med ”/” mellan dem, inte { $found }.
board-run = två siffror för tomma rutor står intill varandra på rad { $rank }; skriv summan.
colour-unseated = ingen plats har färgen ”{ $colour }” här.
draw-one-way = plats { $seat } har inget att dra: nästa matta är redan bestämd.
half-alone = ”{ $half }” på { $square } pekar på en annan halva som inte pekar tillbaka.
mover-no-rugs = plats { $seat } är i fasen ”{ $step }” men har ingen matta kvar.
mover-out = plats { $seat } är i fasen ”{ $step }” men är ute.
number-form = ”{ $text }” är inget heltal.
number-range = { $text } är för högt; det högsta talet är { $highest }.
option-default = ”{ $text }” är standard; utelämna det.
option-form = ”{ $text }” är inte ett regelval med sitt värde, som area=owner.
option-order = regelvalet ”{ $option }” står i fel ordning; sortera regelvalen och skriv vart och ett bara en gång.
out-everyone = minst en spelare måste vara kvar i spelet.
out-order = de som är ute numreras x1, x2 … i den ordning de åkte ut; här står { $found }.
position-fields = en position har sex fält med ett mellanslag emellan; här finns { $found }.
position-long = en position får inte vara längre än { $longest } tecken.
seat-colours = plats { $seat } spelar ”{ $colours }”; här står ”{ $text }”.
seat-form = plats { $seat } ska se ut som 30:r12, inte ”{ $text }”.
seat-number = ”{ $text }” är inte en av de { $seats } platserna.
seats-number = en position har 2 till 4 platser, inte { $found }.
should-be-over = det finns ingen kvar som kan spela, så fasen måste vara ”over”, inte ”{ $step }”.
step-ruleset = fasen ”{ $step }” förekommer inte i de här reglerna.
step-unknown = ”{ $text }” är ingen fas. Det finns: { $steps }.
top-colour = den översta mattan i högen på plats { $seat } måste vara en av ”{ $colours }”, inte ”{ $text }”.
top-early = högen på plats { $seat } väntar på sin dragning och kan inte visa någon översta matta än.
top-missing = högen på plats { $seat } måste visa sin översta matta, som *r.
top-none-left = den översta mattan i högen på plats { $seat } kan inte vara ”{ $colour }”: ingen sådan finns kvar.
top-one-colour = högen på plats { $seat } har bara en färg; utelämna dess översta matta.

## What is wrong with a record

comment-brace = en kommentar kan inte innehålla en högerklammer: ”{ $text }”.
comment-open = den här kommentaren stängs inte på samma rad.
comment-place = kommentaren ”{ $text }” står där ingen kommentar kan stå, eller i fel ordning.
comment-result = ingen kommentar kan stå bredvid, ovanför eller efter resultatet; skriv den bland dragen.
not-canonical = det här är inte standardformen. Det ska stå: { $expected }
record-character = tecknet ”{ $text }” kan inte stå i ett protokoll.
record-cut-off = den sista raden är ofullständig; protokollet verkar avklippt.
record-edition = utgåvan ”{ $name }” har andra regler än positionen i taggen Start.
record-empty = här finns ingenting.
record-long = ett protokoll får inte vara längre än { $longest } tecken.
record-no-result = protokollet slutar utan resultat. Det ska stå en tom rad och sedan ”*” eller poängen.
record-players = protokollet behöver taggen Start, eller två till fyra spelare i ordning (Seat1, Seat2 …).
record-seat = { $tag }: partiet har bara { $seats } platser.
record-start = taggarna stämmer inte med hur det här partiet börjar.
record-sections = efter den här tomma raden kan bara resultatet komma.
result-wrong = resultatet ska vara { $expected }, inte ”{ $text }”.
tag-form = det här är ingen tagg som [Seat1 "Ana"]: { $text }
tag-name = ”{ $tag }” är inget giltigt namn på en tagg.
tag-reserved = taggen { $tag } skrivs automatiskt utifrån starten, namnen och utgåvan; utelämna den.
tag-twice = taggen { $tag } står här en andra gång.
turn-empty = det här draget har ingen handling.
turn-form = ett drag börjar med sitt nummer, som ”1.”; här står ”{ $text }”.
turn-line = draget är slut före ”{ $text }”, som ska stå på en egen rad.
turn-number = drag { NUMBER($expected, useGrouping: 0) } ska komma härnäst, inte { $text }.
turn-unfinished = draget är inte avslutat: fasen ”{ $step }” saknas.

## Dice

seed-form = ”{ $text }” är inget giltigt frö; använd 1 till { $longest } skrivbara ASCII-tecken utan mellanslag.
commitment-form = ”{ $text }” är ingen SHA-256-hash; använd 64 hexadecimala siffror med små bokstäver.
commitments-missing =
    { $people ->
        [one] En person sitter vid bordet från början och behöver en hash av ett frö; angivna hashar: { $commitments }.
       *[other] { $people } personer sitter vid bordet från början och behöver var sin hash av ett frö; angivna hashar: { $commitments }.
    }
seeds-awaited = Spelet kan inte börja än: några frön saknas fortfarande.
seeds-sealed = Spelet börjar strax, så fröna kan inte ändras längre.
seed-hash = fröet för plats { $seat } stämmer inte med sin publicerade hash: fröets hash är { $expected }, inte { $text }.
dice-tags = taggen { $tag } saknas, och utan den kan slagen inte kontrolleras.
dice-tag-form = taggen { $tag } kan inte innehålla ”{ $text }”.
dice-seat = { $tag }: partiet har bara { $seats } platser.
dice-hash = serverns frö stämmer inte med sin publicerade hash: fröets hash är { $expected }, inte { $text }.
dice-chance = slag eller dragning nummer { $number } är { $action }, men fröna ger { $expected }.

## Names

name-characters = ett namn kan inte innehålla tecknet { $text }.
name-length = ett namn måste ha 1 till { $longest } tecken, inte { $length }.

## At a table

behind = Spelet har gått vidare. Titta igen innan du bestämmer dig.
bot-not-ready = Bottarna gör sig fortfarande redo. Försök igen om en stund.
chance-decides = { $action }: här avgör slumpen.
clock-form = ”{ $kind }” är ingen giltig klocka.
code-wrong = Den här länken ger dig ingen plats (längre). Be om en ny.
device-link-wrong = Med den här länken kan du inte (längre) lägga till någon enhet. Skapa en ny på den andra enheten.
device-unknown = Det här är ingen av dina enheter, eller så har den redan loggats ut.
command-unknown = ”{ $kind }” är inget kommando för ett bord.
hint-none = Ingen bot svarade. Försök igen om en stund.
hint-people = Det finns inga tips när du spelar med andra människor.
log-long = Bordet har nått sin gräns på { $most } händelser. Partiet kan nu bara spelas färdigt.
names-missing =
    { $people ->
        [one] En person sitter vid bordet från början och behöver ett namn; angivna namn: { $names }.
       *[other] { $people } personer sitter vid bordet från början och behöver var sitt namn; angivna namn: { $names }.
    }
not-host = Bara den som skapade bordet kan göra det.
not-seated = Bara spelare som har en plats vid bordet kan göra det.
not-your-seat = Plats { $seat } är inte din.
not-your-turn = Det är inte din tur; plats { $seat } står på tur.
record-none = Partiet har inte börjat, så det finns inget protokoll än.
rematch-exists = Nästa parti är redan förberett: bord { $table }.
rules-twice = Välj en utgåva eller egna regler, inte båda.
seat-free = Ingen sitter på plats { $seat }.
seat-kind = ”{ $text }” är ingen giltig plats; en plats är antingen ledig eller tillhör en person eller en bot.
seat-missing = Det finns ingen plats ”{ $seat }” här.
seat-not-lent = Ingen bot spelar för dig.
seat-not-persons = Ingen människa spelar på plats { $seat } nu.
seat-present = Spelaren på plats { $seat } är här, eller har inte varit borta tillräckligt länge.
seat-taken = { $seat ->
    [0] Alla platser är tagna.
   *[other] Plats { $seat } är tagen.
}
seats-open = Några platser är fortfarande lediga.
stand-in-weak = En bot av sorten ”{ $name }” kan inte ta över för en spelare. De här kan: { $names }.
table-busy = Det händer för mycket på en gång vid det här bordet. Försök igen.
table-damaged = Loggen för bord ”{ $table }” är skadad, så ingen kan spela där. Andra bord påverkas inte.
table-unknown = Det finns inget bord ”{ $table }”.
time-left = Det finns tid kvar.
timeout-kind = ”{ $text }” är ingen giltig regel för när tiden går ut.
wrong-phase = { $phase ->
    [gathering] Spelet har inte börjat än.
    [playing] Spelet har redan börjat.
    [over] Spelet är slut.
   *[cancelled] Bordet är stängt.
}

## Reactions at a table

reactions-fast =
    { $seconds ->
        [one] Inte så fort! Du kan skicka nästa reaktion om { $seconds } sekund.
       *[other] Inte så fort! Du kan skicka nästa reaktion om { $seconds } sekunder.
    }
reactions-crowd = Många åskådare reagerar just nu. Försök igen om en stund.
reactions-used =
    { $who ->
        [spectators] Åskådarna har använt alla sina { $most } reaktioner vid det här bordet.
       *[player] Du har använt alla dina { $most } reaktioner vid det här bordet.
    }

## Taking back

undo-none = Det finns ingen matta att ta tillbaka: det går bara tills Assam vänds eller tärningen slås.
undo-others = Andra spelar med på sina egna enheter, så inget kan tas tillbaka.

## At the server

analysis-empty = Det finns inget att analysera: ingen handling finns i protokollet.
analysis-full = Många partier väntar på att analyseras på den här servern. Försök igen om några minuter.
analysis-many = Flera av dina analyser väntar fortfarande. Vänta tills någon av dem är klar.
analysis-too-early = Ett parti kan analyseras först när det är slut.
analysis-unknown = Den här analysen finns inte kvar. Begär den igen.
bots-alone =
    { $most ->
        [0] Den här servern tillåter inga partier med bara bottar.
        [one] Från ditt nätverk spelas redan ett parti med bara bottar. Vänta tills det är slut.
       *[other] Från ditt nätverk spelas redan { $most } partier med bara bottar. Vänta tills något av dem är slut.
    }
host-refused = Den här servern svarar inte under namnet ”{ $host }”. Den som driver servern kan tillåta namnet med { $option }.
method-unknown = Det går inte att göra här.
origin-refused = Sidor på andra webbplatser kan inte göra det här.
page-unbuilt = Spelets sidor är inte inbyggda i den här servern. Kör ”python hatch_build.py build” i mappen med källkoden för att bygga dem.
page-unknown = Det finns ingenting på den här adressen.
request-big = Det är för mycket att skicka på en gång.
request-invalid = Begäran följer inte API:t ({ $where }: { $what }).
request-slow = Det tog för lång tid för begäran att komma fram.
rollout-none = Här finns inget att jämföra: ingen hade något val i det här läget.
rollout-unknown = De här partierna finns inte kvar. Begär dem igen.
server-failed = Något gick fel på servern, och felet har loggats. Försök igen.
server-full = Servern är full just nu. Försök igen om ett tag.
square-unknown = ”{ $text }” är ingen ruta.
token-missing = Den här enheten har ingen token, eller så har den loggats ut: POST /api/device ger den en ny.
too-many-tables = En sida kan titta på högst { $most } bord.
server-troubled = Servern kan inte spara drag just nu. Vänta en stund och försök igen.
too-often = För många försök. Vänta en stund och försök igen.

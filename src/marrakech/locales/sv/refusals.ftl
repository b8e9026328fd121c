### Swedish: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = ”{ $text }” är ingen handling.
depth-negative = Det finns inga följder av { $depth } handlingar.
draw-none-left = { $action }: ingen matta i den färgen finns kvar i högen på plats { $seat }.
game-over = { $action }: spelet är slut.
lay-covers-rug = { $action } skulle täcka en hel matta på en gång, och den får inte täckas så.
lay-must = Det går att lägga en matta, så du måste lägga en.
lay-not-beside = { $action } har ingen sida gemensam med Assams ruta.
lay-on-assam = { $action } skulle ligga under Assam.
lay-one-colour = { $action } skulle ligga på två rutor i samma färg, vilket de här reglerna förbjuder.
not-this-step = { $action } hör inte hemma här: { $step ->
    [turn] Assam ska vändas (N, E, S eller W).
    [steer] Assam ska vändas (N, E, S eller W).
    [roll] tärningen ska slås (1 till 4).
    [draw] nästa matta i högen ska dras (som *r).
   *[lay] en matta ska läggas (som d4d5).
}
roll-unknown = ”{ $action }” är inget slag; tärningen visar 1 till 4.
seat-out = { $action }: plats { $seat } är redan ute.
seat-unknown = { $action }: ingen sitter på plats { $seat }.
steer-must-turn = { $action }: Assam måste vändas ett kvarts varv åt vänster eller höger; han tittar redan mot { $facing }.
turn-half-round = { $action }: Assam tittar mot { $facing } och vänder aldrig helt om.

## What cannot be set up

bot-unknown = Det finns ingen bot ”{ $name }”. Det finns: { $names }.
edition-unknown = Det finns ingen utgåva ”{ $name }”. ”marrakech editions” räknar upp alla.
facing-unknown = ”{ $facing }” är ingen riktning; använd N, E, S eller W.
option-clash = { $first } och { $second } kan inte spelas tillsammans.
option-unknown = Det finns inget regelval ”{ $option }”. Det finns: { $options }.
option-value = Regelvalet { $option } har inget värde ”{ $value }”. Det har: { $values }.
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
draw-one-way = plats { $seat } har inget att dra: bara en matta kan komma härnäst.
half-alone = ”{ $half }” på { $square } pekar på en annan halva som inte pekar tillbaka.
mover-no-rugs = plats { $seat } är i fasen ”{ $step }” men har ingen matta kvar.
mover-out = plats { $seat } är i fasen ”{ $step }” men är ute.
number-form = ”{ $text }” är inget heltal.
number-range = { $text } är mer än det högsta talet, { $highest }.
option-default = ”{ $text }” är det vanliga och skrivs inte ut.
option-form = ”{ $text }” är inte ett regelval med sitt värde, som area=owner.
option-order = regelvalet ”{ $option }” står i fel ordning; de är sorterade, och vart och ett står en gång.
out-everyone = någon måste vara kvar.
out-order = de som är ute numreras x1, x2 … i den ordning de åkte ut; här står { $found }.
position-fields = en position har sex fält med ett mellanslag emellan; här finns { $found }.
position-long = en position är aldrig längre än { $longest } tecken.
seat-colours = plats { $seat } spelar ”{ $colours }”; här står ”{ $text }”.
seat-form = plats { $seat } ska se ut som 30:r12, inte ”{ $text }”.
seat-number = ”{ $text }” är inte en av de { $seats } platserna.
seats-number = en position har 2 till 4 platser, inte { $found }.
should-be-over = ingen är kvar att spela vidare, så fasen måste vara ”over”, inte ”{ $step }”.
step-ruleset = fasen ”{ $step }” förekommer inte i de här reglerna.
step-unknown = ”{ $text }” är ingen fas. Det finns: { $steps }.
top-colour = överst i högen på plats { $seat } ligger en av ”{ $colours }”, inte ”{ $text }”.
top-early = högen på plats { $seat } väntar på sin dragning och visar inte den översta mattan än.
top-missing = högen på plats { $seat } måste visa sin översta matta, som *r.
top-none-left = överst i högen på plats { $seat } kan inte ”{ $colour }” ligga: ingen sådan finns kvar.
top-one-colour = högen på plats { $seat } har en färg; dess översta matta skrivs inte ut.

## What is wrong with a record

comment-brace = en kommentar kan inte innehålla en högerklammer: ”{ $text }”.
comment-open = en kommentar öppnas men stängs inte på sin rad.
comment-place = kommentaren ”{ $text }” står där ingen kommentar kan stå, eller i fel ordning.
comment-result = ingen kommentar kan stå bredvid, ovanför eller efter resultatet; sista möjligheten är bland dragen.
not-canonical = så skrivs det inte. Det ska stå: { $expected }
record-character = tecknet ”{ $text }” kan inte stå i ett protokoll.
record-cut-off = den sista raden tar inte slut; protokollet verkar avklippt.
record-edition = utgåvan ”{ $name }” spelas efter andra regler än positionen i taggen Start.
record-empty = här finns ingenting.
record-long = ett protokoll är aldrig längre än { $longest } tecken.
record-no-result = protokollet slutar utan resultat. Det ska stå en tom rad och sedan ”*” eller poängen.
record-players = protokollet anger varken Start eller 2 till 4 platser i ordning (Seat1, Seat2 …).
record-seat = { $tag }: partiet har bara { $seats } platser.
record-start = taggarna beskriver inte hur det här partiet börjar.
record-sections = efter den här tomma raden väntas bara ett resultat.
result-wrong = resultatet är { $expected }, inte ”{ $text }”.
tag-form = det här är ingen tagg som [Seat1 "Ana"]: { $text }
tag-name = ”{ $tag }” är inget namn på en tagg.
tag-reserved = taggen { $tag } hämtas från starten, namnen och utgåvan; den kan inte anges därutöver.
tag-twice = taggen { $tag } står här en andra gång.
turn-empty = draget har ingen handling.
turn-form = ett drag börjar med sitt nummer, som ”1.”; här står ”{ $text }”.
turn-line = draget är slut före ”{ $text }”, som ska stå på en egen rad.
turn-number = drag { NUMBER($expected, useGrouping: 0) } kommer härnäst, inte { $text }.
turn-unfinished = draget är inte avslutat: fasen ”{ $step }” återstår.

## Dice

seed-form = ”{ $text }” är inget frö: 1 till { $longest } skrivbara ASCII-tecken utan mellanslag.
commitment-form = ”{ $text }” är ingen SHA-256-hash: 64 hexadecimala siffror, med små bokstäver.
commitments-missing = { $people ->
    [one] En person sätter sig direkt och binder sig till ett frö; angivna: { $commitments }.
   *[other] { $people } personer sätter sig direkt och binder sig till var sitt frö; angivna: { $commitments }.
}
seeds-awaited = Spelet kan inte börja än: alla platser har inte lämnat sitt frö.
seeds-sealed = Fröna är låsta: spelet börjar strax, och de kan inte ändras längre.
seed-hash = fröet för plats { $seat } är inte det som utlovades: dess hash är { $expected }, inte { $text }.
dice-tags = taggen { $tag } saknas, och utan den kan slagen inte kontrolleras.
dice-tag-form = taggen { $tag } kan inte innehålla ”{ $text }”.
dice-seat = { $tag }: partiet har bara { $seats } platser.
dice-hash = serverns frö är inte det som utlovades: dess hash är { $expected }, inte { $text }.
dice-chance = slumphändelse nummer { $number } är { $action }; fröna ger { $expected }.

## Names

name-characters = ett namn kan inte innehålla tecknet { $text }.
name-length = ett namn har 1 till { $longest } tecken, inte { $length }.

## At a table

behind = Spelet har gått vidare (händelse { $number }); titta igen innan du bestämmer dig.
bot-not-ready = Bottarna gör sig fortfarande redo; försök igen om en stund.
chance-decides = { $action }: här avgör slumpen.
clock-form = ”{ $kind }” är ingen klocka som går att spela med.
code-wrong = Den här länken öppnar ingen plats, eller gör det inte längre.
device-link-wrong = Den här länken lägger inte till någon enhet, eller gör det inte längre. Skapa en ny på den andra enheten.
device-unknown = Det här är ingen av dina enheter, eller så är den redan utloggad.
command-unknown = ”{ $kind }” är inget man kan göra vid ett bord.
hint-none = Ingen bot svarade; försök igen om en stund.
hint-people = Det finns inga tips där andra människor spelar.
log-long = Mer än { $most } saker har hänt vid det här bordet; nu kan det bara spelas till slutet.
names-missing = { $people ->
    [one] En person sätter sig direkt och behöver ett namn; angivna: { $names }.
   *[other] { $people } personer sätter sig direkt och behöver var sitt namn; angivna: { $names }.
}
not-host = Bara den som skapade bordet kan göra det.
not-seated = Bara den som har en plats vid bordet kan göra det.
not-your-seat = Plats { $seat } är inte din.
not-your-turn = Plats { $seat } står på tur, och den är inte din.
record-none = Partiet har inte börjat; det finns inget protokoll än.
rematch-exists = Nästa parti är redan förberett: bord { $table }.
rules-twice = Ange en utgåva eller reglerna, inte båda.
seat-free = Ingen sitter på plats { $seat }.
seat-kind = ”{ $text }” kan inte sätta sig; en plats är för en person, ledig eller för en bot.
seat-missing = Det finns ingen plats ”{ $seat }” här.
seat-not-lent = Ingen bot spelar i ditt ställe.
seat-not-persons = Ingen människa spelar på plats { $seat } nu.
seat-present = Spelaren på plats { $seat } är här, eller har inte varit borta tillräckligt länge.
seat-taken = { $seat ->
    [0] Alla platser är tagna.
   *[other] Plats { $seat } är tagen.
}
seats-open = Några platser är fortfarande lediga.
stand-in-weak = En bot av sorten ”{ $name }” kan inte spela i någons ställe. De här kan: { $names }.
table-busy = För många vill ändra bordet samtidigt; försök igen.
table-damaged = Loggen för bord ”{ $table }” är skadad, så ingen kan spela där. Alla andra bord är i sin ordning.
table-unknown = Det finns inget bord ”{ $table }”.
time-left = Det finns tid kvar.
timeout-kind = ”{ $text }” är inget som kan hända när tiden går ut.
wrong-phase = { $phase ->
    [gathering] Spelet har inte börjat än.
    [playing] Spelet har redan börjat.
    [over] Spelet är slut.
   *[cancelled] Bordet är stängt.
}

## At the server's doors

bots-alone = { $most ->
    [0] Bottar kan inte spela ensamma på den här servern.
    [one] Från ditt nätverk spelas redan ett parti med bara bottar. Vänta tills det är slut.
   *[other] Från ditt nätverk spelas redan { $most } partier med bara bottar. Vänta tills något av dem är slut.
}
host-refused = Den här servern svarar inte under namnet ”{ $host }”. Den som driver servern kan tillåta namnet med { $option }.
method-unknown = Det går inte att göra här.
origin-refused = En sida från någon annanstans får inte göra det.
page-unbuilt = Sidan är inte inbyggd i den här servern: kör ”python hatch_build.py build” i källkoden.
page-unknown = Här finns ingenting.
request-big = Det är för mycket på en gång.
request-invalid = Begäran har inte den form som API:t beskriver ({ $where }: { $what }).
request-slow = Det tog för lång tid för begäran att komma fram.
server-failed = Något gick fel här. Det är noterat, och inget som har bekräftats är förlorat.
server-full = Servern kan inte ta emot fler anslutningar just nu; försök igen om ett tag.
square-unknown = ”{ $text }” är ingen ruta.
token-missing = Den här enheten har ingen token, eller så har den loggats ut: POST /api/device ger den en ny.
too-many-tables = En sida kan titta på högst { $most } bord.
server-troubled = Servern kan inte spara något just nu ({ $trouble }). Inget är förlorat; försök igen om ett tag.
too-often = Det blev för ofta; vänta ett tag.

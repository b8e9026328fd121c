### Dutch: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = “{ $text }” is geen actie.
depth-negative = Het aantal acties kan niet negatief zijn: { $depth }.
draw-none-left = { $action }: in de stapel van plaats { $seat } zit geen tapijt van die kleur meer.
game-over = { $action }: de partij is afgelopen.
lay-covers-rug = { $action } zou in één keer een heel tapijt bedekken, en dat mag niet.
lay-must = Je kunt een tapijt leggen, dus dat moet ook.
lay-not-beside = { $action }: minstens één helft van het tapijt moet een zijde gemeen hebben met het vakje van Assam.
lay-on-assam = { $action }: op het vakje van Assam mag je geen tapijt leggen.
lay-one-colour = { $action } zou twee vakjes van dezelfde kleur bedekken, en dat mag niet volgens deze regels.
not-this-step =
    { $action } kan nu niet. { $step ->
        [turn] Nu moet Assam worden gedraaid: N (noord), E (oost), S (zuid) of W (west).
        [steer] Nu moet Assam worden gedraaid: N (noord), E (oost), S (zuid) of W (west).
        [roll] Nu moet de dobbelsteen worden gegooid: 1 tot en met 4.
        [draw] Nu moet het volgende tapijt van de stapel worden getrokken, zoals *r.
       *[lay] Nu moet er een tapijt worden gelegd, zoals d4d5.
    }
roll-unknown = “{ $action }” is geen worp; de dobbelsteen toont 1 tot en met 4.
seat-out = { $action }: plaats { $seat } is al uitgeschakeld.
seat-unknown = { $action }: in deze partij is er geen plaats { $seat }.
steer-must-turn = { $action }: Assam kijkt al naar het { facing }. Draai hem een kwartslag naar links of rechts.
turn-half-round = { $action }: Assam kijkt naar het { facing } en kan zich niet helemaal omdraaien. Kies een andere richting.

## What cannot be set up

bot-unknown = Er is geen bot “{ $name }”. Wel: { $names }.
edition-unknown = Er is geen editie “{ $name }”. Met “marrakech editions” zie je ze allemaal.
facing-unknown = “{ $facing }” is geen richting; gebruik N (noord), E (oost), S (zuid) of W (west).
option-clash = { $first } en { $second } kunnen niet worden gecombineerd.
option-unknown = Er is geen optie “{ $option }”. Wel: { $options }.
option-value = De optie { $option } kan niet “{ $value }” zijn. Wel: { $values }.
players-number = Marrakech is voor 2 tot 4 spelers, niet voor { $players }.

## What is wrong with a position

assam-form = “{ $text }” is geen vakje met een richting, zoals d4S.
board-character = “{ $text }” hoort niet op het bord.
board-rank-length = rij { $rank } heeft { $found ->
    [8] meer dan 7 vakjes.
    [one] maar 1 vakje, niet 7.
   *[other] maar { $found } vakjes, niet 7.
}
board-ranks = het bord heeft 7 rijen met “/” ertussen, niet { $found }.
board-run = op rij { $rank } staan twee getallen voor lege vakjes naast elkaar; schrijf de som.
colour-unseated = geen plaats heeft hier de kleur “{ $colour }”.
draw-one-way = plaats { $seat } heeft niets te trekken: het volgende tapijt staat al vast.
half-alone = “{ $half }” op { $square } wijst naar een andere helft die niet terugwijst.
mover-no-rugs = plaats { $seat } is aan de beurt (fase “{ $step }”), maar heeft geen tapijt meer.
mover-out = plaats { $seat } is aan de beurt (fase “{ $step }”), maar is uitgeschakeld.
number-form = “{ $text }” is geen heel getal.
number-range = { $text } is te hoog; het hoogste getal is { $highest }.
option-default = “{ $text }” is de standaard; laat het weg.
option-form = “{ $text }” is geen optie met een waarde, zoals area=owner.
option-order = de optie “{ $option }” staat niet op volgorde; sorteer de opties en schrijf elke optie maar één keer.
out-everyone = er moet nog minstens één speler meedoen.
out-order = wie uitgeschakeld is, wordt in volgorde van uitschakeling genummerd: x1, x2 …; gevonden: { $found }.
position-fields = een stelling heeft zes velden met één spatie ertussen; gevonden: { $found }.
position-long = een stelling mag niet langer zijn dan { $longest } tekens.
seat-colours = plaats { $seat } speelt “{ $colours }”; gevonden: “{ $text }”.
seat-form = plaats { $seat } moet eruitzien als 30:r12, niet als “{ $text }”.
seat-number = “{ $text }” is niet een van de { $seats } plaatsen.
seats-number = een stelling heeft 2 tot 4 plaatsen, niet { $found }.
should-be-over = er is niemand meer die kan spelen, dus de fase moet “over” zijn, niet “{ $step }”.
step-ruleset = de fase “{ $step }” komt in deze regels niet voor.
step-unknown = “{ $text }” is geen fase. Wel: { $steps }.
top-colour = het bovenste tapijt van de stapel van plaats { $seat } moet een kleur uit “{ $colours }” hebben, niet “{ $text }”.
top-early = van de stapel van plaats { $seat } moet nog worden getrokken, dus hij kan nog geen bovenste tapijt tonen.
top-missing = de stapel van plaats { $seat } moet zijn bovenste tapijt tonen, zoals *r.
top-none-left = boven op de stapel van plaats { $seat } kan geen “{ $colour }” liggen: die zijn op.
top-one-colour = de stapel van plaats { $seat } heeft maar één kleur; laat het bovenste tapijt weg.

## What is wrong with a record

comment-brace = een opmerking mag geen sluitaccolade bevatten: “{ $text }”.
comment-open = deze opmerking wordt niet op dezelfde regel gesloten.
comment-place = de opmerking “{ $text }” staat waar geen opmerking kan staan, of niet op volgorde.
comment-result = naast, boven of na de uitslag kan geen opmerking staan; zet die tussen de beurten.
not-canonical = dit is niet de standaardvorm. Verwacht: { $expected }
record-character = het teken “{ $text }” kan niet in een verslag staan.
record-cut-off = de laatste regel is niet volledig; het verslag lijkt afgebroken.
record-edition = de regels van de editie “{ $name }” zijn anders dan die van de stelling in de kopregel Start.
record-empty = hier staat niets.
record-long = een verslag mag niet langer zijn dan { $longest } tekens.
record-no-result = het verslag eindigt zonder uitslag. Verwacht: een lege regel en dan “*” of de punten.
record-players = het verslag heeft de kopregel Start nodig, of twee tot vier spelers op volgorde (Seat1, Seat2 …).
record-seat = { $tag }: de partij heeft maar { $seats } plaatsen.
record-start = de kopregels kloppen niet met het begin van deze partij.
record-sections = na deze lege regel kan alleen nog de uitslag komen.
result-wrong = de uitslag moet { $expected } zijn, niet “{ $text }”.
tag-form = dit is geen kopregel zoals [Seat1 "Ana"]: { $text }
tag-name = “{ $tag }” is geen geldige naam voor een kopregel.
tag-reserved = de kopregel { $tag } wordt vanzelf geschreven op basis van het begin, de namen en de editie; laat hem weg.
tag-twice = de kopregel { $tag } staat hier voor de tweede keer.
turn-empty = deze beurt heeft geen actie.
turn-form = een beurt begint met een nummer, zoals “1.”; gevonden: “{ $text }”.
turn-line = de beurt is al voorbij voor “{ $text }”; dat hoort op een eigen regel.
turn-number = nu moet beurt { NUMBER($expected, useGrouping: 0) } komen, niet { $text }.
turn-unfinished = de beurt is niet af: de fase “{ $step }” ontbreekt.

## Dice

seed-form = “{ $text }” is geen geldige seed; gebruik 1 tot { $longest } afdrukbare ASCII-tekens zonder spaties.
commitment-form = “{ $text }” is geen SHA-256-hash; gebruik 64 hexadecimale tekens in kleine letters.
commitments-missing =
    { $people ->
        [one] Eén persoon zit vanaf het begin aan tafel en heeft één hash van een seed nodig; opgegeven hashes: { $commitments }.
       *[other] { $people } personen zitten vanaf het begin aan tafel en hebben elk één hash van een seed nodig; opgegeven hashes: { $commitments }.
    }
seeds-awaited = De partij kan nog niet beginnen: er ontbreken nog seeds.
seeds-sealed = De partij begint zo, dus de seeds kunnen niet meer worden veranderd.
seed-hash = de seed van plaats { $seat } klopt niet met de gepubliceerde hash: de hash van de seed is { $expected }, niet { $text }.
dice-tags = de kopregel { $tag } ontbreekt, en zonder die kan de dobbelsteen niet worden gecontroleerd.
dice-tag-form = de kopregel { $tag } kan geen “{ $text }” bevatten.
dice-seat = { $tag }: de partij heeft maar { $seats } plaatsen.
dice-hash = de seed van de server klopt niet met de gepubliceerde hash: de hash van de seed is { $expected }, niet { $text }.
dice-chance = worp of trekking nummer { $number } is { $action }, maar uit de seeds volgt { $expected }.

## Names

name-characters = een naam kan het teken { $text } niet bevatten.
name-length = een naam moet 1 tot { $longest } tekens hebben, niet { $length }.

## At a table

behind = De partij is verdergegaan. Kijk nog eens voor je beslist.
bot-not-ready = De bot maakt zich nog klaar. Probeer het zo nog eens.
chance-decides = { $action }: hier beslist het toeval.
clock-form = “{ $kind }” is geen geldige klok.
code-wrong = Deze link geeft geen plaats (meer). Vraag om een nieuwe.
device-link-wrong = Met deze link kun je geen apparaat (meer) toevoegen. Maak een nieuwe op het andere apparaat.
device-unknown = Dit is geen apparaat van jou, of het is al afgemeld.
command-unknown = “{ $kind }” is geen opdracht voor een tafel.
hint-none = De bot antwoordde niet. Probeer het zo nog eens.
hint-people = Als je met andere mensen speelt, zijn er geen hints.
log-long = Deze tafel heeft de grens van { $most } gebeurtenissen bereikt. De partij kan alleen nog worden uitgespeeld.
names-missing =
    { $people ->
        [one] Eén persoon zit vanaf het begin aan tafel en heeft een naam nodig; opgegeven namen: { $names }.
       *[other] { $people } personen zitten vanaf het begin aan tafel en hebben elk een naam nodig; opgegeven namen: { $names }.
    }
not-host = Dat kan alleen wie deze tafel heeft geopend.
not-seated = Dat kan alleen wie een plaats aan deze tafel heeft.
not-your-seat = Plaats { $seat } is niet van jou.
not-your-turn = Je bent niet aan de beurt; plaats { $seat } is aan de beurt.
record-none = Deze partij is nog niet begonnen, dus er is nog geen verslag.
rematch-exists = De volgende partij staat al klaar: tafel { $table }.
rules-twice = Kies een editie of eigen regels, niet allebei.
seat-free = Op plaats { $seat } zit niemand.
seat-kind = “{ $text }” is geen geldige plaats; een plaats is vrij, van een persoon of van een bot.
seat-missing = Er is hier geen plaats “{ $seat }”.
seat-not-lent = Er speelt geen bot voor je.
seat-not-persons = Op plaats { $seat } speelt nu geen mens.
seat-present = Wie op plaats { $seat } speelt, is er, of is nog niet lang genoeg weg.
seat-taken = { $seat ->
    [0] Alle plaatsen zijn bezet.
   *[other] Plaats { $seat } is bezet.
}
seats-open = Er zijn nog plaatsen vrij.
stand-in-weak = De bot “{ $name }” kan niet voor een speler invallen. Deze wel: { $names }.
table-busy = Er gebeurt te veel tegelijk aan deze tafel. Probeer het nog eens.
table-damaged = Het verloop van tafel “{ $table }” is beschadigd, dus daar kan niemand spelen. Andere tafels hebben er geen last van.
table-unknown = Er is geen tafel “{ $table }”.
time-left = Er is nog tijd.
timeout-kind = “{ $text }” is geen geldige regel voor als de tijd op is.
wrong-phase = { $phase ->
    [gathering] De partij is nog niet begonnen.
    [playing] De partij is al begonnen.
    [over] De partij is afgelopen.
   *[cancelled] De tafel is opgeheven.
}

## Reactions at a table

reactions-fast =
    { $seconds ->
        [one] Niet zo snel! Over { $seconds } seconde kun je weer een reactie sturen.
       *[other] Niet zo snel! Over { $seconds } seconden kun je weer een reactie sturen.
    }
reactions-crowd = Er reageren nu veel toeschouwers. Probeer het zo nog eens.
reactions-used =
    { $who ->
        [spectators] De toeschouwers hebben hun { $most } reacties aan deze tafel opgebruikt.
       *[player] Je hebt je { $most } reacties aan deze tafel opgebruikt.
    }

## Taking back

undo-none = Er is geen tapijt om terug te nemen: dat kan alleen tot Assam wordt gedraaid of de dobbelsteen wordt gegooid.
undo-others = Anderen spelen mee op hun eigen apparaat, dus er kan niets worden teruggenomen.

## At the server

analysis-empty = Er valt niets te analyseren: er zijn geen acties vastgelegd.
analysis-full = Op deze server wachten veel partijen op analyse. Probeer het over een paar minuten nog eens.
analysis-many = Er wachten al meerdere analyses van jou. Wacht tot er een klaar is.
analysis-too-early = Een partij kan pas worden geanalyseerd als die is afgelopen.
analysis-unknown = Deze analyse is er niet meer. Vraag die opnieuw aan.
bots-alone =
    { $most ->
        [0] Deze server staat geen partijen met alleen bots toe.
        [one] Vanuit je netwerk wordt al een partij met alleen bots gespeeld. Wacht tot die is afgelopen.
       *[other] Vanuit je netwerk worden al { $most } partijen met alleen bots gespeeld. Wacht tot er een is afgelopen.
    }
host-refused = Deze server antwoordt niet onder de naam “{ $host }”. Wie hem beheert, kan de naam toestaan met de optie { $option }.
method-unknown = Dat kan hier niet.
origin-refused = Pagina’s van andere sites mogen dat hier niet.
page-unbuilt = De pagina’s van het spel zijn niet in deze server ingebouwd. Voer “python hatch_build.py build” uit in de map met de broncode om ze te bouwen.
page-unknown = Op dit adres is niets.
request-big = Dat is te veel in één keer.
request-invalid = Het verzoek houdt zich niet aan het protocol ({ $where }: { $what }).
request-slow = Het duurde te lang voor het verzoek binnen was.
rollout-none = Hier valt niets te vergelijken: niemand had op dit punt iets te kiezen.
rollout-unknown = Deze partijen zijn er niet meer. Vraag ze opnieuw aan.
server-failed = Er ging iets mis op de server; de fout is vastgelegd. Probeer het nog eens.
server-full = De server is nu vol. Probeer het over een tijdje nog eens.
square-unknown = “{ $text }” is geen vakje.
token-missing = Dit apparaat heeft geen token, of is afgemeld: POST /api/device geeft het een nieuw token.
too-many-tables = Eén pagina kan bij hooguit { $most } tafels meekijken.
server-troubled = De server kan nu geen zetten opslaan. Wacht even en probeer het nog eens.
too-often = Dat was te vaak. Wacht even en probeer het nog eens.

### Dutch: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = “{ $text }” is geen actie.
depth-negative = Reeksen van { $depth } acties bestaan niet.
draw-none-left = { $action }: in de stapel van plaats { $seat } zit geen tapijt van die kleur meer.
game-over = { $action }: de partij is afgelopen.
lay-covers-rug = { $action } zou in één keer een heel tapijt bedekken, en dat mag hier niet.
lay-must = Er kan een tapijt worden gelegd, dus dat moet ook.
lay-not-beside = { $action } heeft geen zijde gemeen met het vakje van Assam.
lay-on-assam = { $action } zou onder Assam liggen.
lay-one-colour = { $action } zou op twee vakjes van één kleur liggen, en dat verbieden deze regels.
not-this-step = { $action } hoort hier niet: { $step ->
    [turn] nu wordt Assam gedraaid (N, E, S of W).
    [steer] nu wordt Assam gedraaid (N, E, S of W).
    [roll] nu wordt de dobbelsteen gegooid (1 tot 4).
    [draw] nu wordt het volgende tapijt van de stapel getrokken (zoals *r).
   *[lay] nu wordt er een tapijt gelegd (zoals d4d5).
}
roll-unknown = “{ $action }” is geen worp; de dobbelsteen toont 1 tot 4.
seat-out = { $action }: plaats { $seat } is al uitgeschakeld.
seat-unknown = { $action }: op plaats { $seat } zit niemand.
steer-must-turn = { $action }: Assam moet een kwartslag naar links of rechts; hij kijkt al naar { $facing }.
turn-half-round = { $action }: Assam kijkt naar { $facing } en draait zich nooit helemaal om.

## What cannot be set up

bot-unknown = Er is geen bot “{ $name }”. Wel: { $names }.
edition-unknown = Er is geen editie “{ $name }”. “marrakech editions” noemt ze allemaal.
facing-unknown = “{ $facing }” is geen richting; gebruik N, E, S of W.
option-clash = { $first } en { $second } kunnen niet samen worden gespeeld.
option-unknown = Er is geen optie “{ $option }”. Wel: { $options }.
option-value = De optie { $option } heeft geen waarde “{ $value }”. Wel: { $values }.
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
number-range = { $text } is meer dan het hoogste getal, { $highest }.
option-default = “{ $text }” is de standaard en wordt niet geschreven.
option-form = “{ $text }” is geen optie met een waarde, zoals area=owner.
option-order = de optie “{ $option }” staat niet op volgorde; ze zijn gesorteerd, en elke komt één keer voor.
out-everyone = er moet nog iemand meedoen.
out-order = wie uitgeschakeld is, wordt op volgorde genummerd: x1, x2 …; gevonden: { $found }.
position-fields = een stelling heeft zes velden met één spatie ertussen; gevonden: { $found }.
position-long = een stelling is nooit langer dan { $longest } tekens.
seat-colours = plaats { $seat } speelt “{ $colours }”; gevonden: “{ $text }”.
seat-form = plaats { $seat } moet eruitzien als 30:r12, niet als “{ $text }”.
seat-number = “{ $text }” is niet een van de { $seats } plaatsen.
seats-number = een stelling heeft 2 tot 4 plaatsen, niet { $found }.
should-be-over = er kan niemand meer verder spelen, dus de fase moet “over” zijn, niet “{ $step }”.
step-ruleset = de fase “{ $step }” komt in deze regels niet voor.
step-unknown = “{ $text }” is geen fase. Wel: { $steps }.
top-colour = boven op de stapel van plaats { $seat } ligt een kleur uit “{ $colours }”, niet “{ $text }”.
top-early = van de stapel van plaats { $seat } moet nog worden getrokken; er ligt nog niets zichtbaar bovenop.
top-missing = de stapel van plaats { $seat } moet zijn bovenste tapijt tonen, zoals *r.
top-none-left = boven op de stapel van plaats { $seat } kan geen “{ $colour }” liggen: die zijn op.
top-one-colour = de stapel van plaats { $seat } heeft maar één kleur; het bovenste tapijt wordt niet geschreven.

## What is wrong with a record

comment-brace = een opmerking mag geen sluitaccolade bevatten: “{ $text }”.
comment-open = een opmerking begint, maar eindigt niet op dezelfde regel.
comment-place = de opmerking “{ $text }” staat waar geen opmerking kan staan, of niet op volgorde.
comment-result = naast, boven of na de uitslag kan geen opmerking staan; de laatste plek ervoor is tussen de beurten.
not-canonical = zo wordt het niet geschreven. Verwacht: { $expected }
record-character = het teken “{ $text }” kan niet in een verslag staan.
record-cut-off = de laatste regel heeft geen einde; het verslag lijkt afgebroken.
record-edition = de editie “{ $name }” heeft andere regels dan de stelling in de kopregel Start.
record-empty = hier staat niets.
record-long = een verslag is nooit langer dan { $longest } tekens.
record-no-result = het verslag eindigt zonder uitslag. Verwacht: een lege regel en dan “*” of de punten.
record-players = het verslag noemt geen Start en ook geen 2 tot 4 plaatsen op volgorde (Seat1, Seat2 …).
record-seat = { $tag }: de partij heeft maar { $seats } plaatsen.
record-start = de kopregels beschrijven niet het begin van deze partij.
record-sections = na deze lege regel wordt alleen nog een uitslag verwacht.
result-wrong = de uitslag is { $expected }, niet “{ $text }”.
tag-form = dit is geen kopregel zoals [Seat1 "Ana"]: { $text }
tag-name = “{ $tag }” is geen naam voor een kopregel.
tag-reserved = de kopregel { $tag } volgt uit het begin, de namen en de editie; hij kan niet apart worden opgegeven.
tag-twice = de kopregel { $tag } staat hier voor de tweede keer.
turn-empty = de beurt heeft geen actie.
turn-form = een beurt begint met een nummer, zoals “1.”; gevonden: “{ $text }”.
turn-line = de beurt is al voorbij voor “{ $text }”; dat hoort op een eigen regel.
turn-number = nu komt beurt { NUMBER($expected, useGrouping: 0) }, niet { $text }.
turn-unfinished = de beurt is niet af: de fase “{ $step }” moet nog komen.

## Dice

seed-form = “{ $text }” is geen seed: 1 tot { $longest } afdrukbare ASCII-tekens zonder spaties.
commitment-form = “{ $text }” is geen SHA-256-hash: 64 hexadecimale cijfers, met kleine letters.
commitments-missing = { $people ->
    [one] Eén persoon gaat meteen zitten en belooft één seed; opgegeven: { $commitments }.
   *[other] { $people } personen gaan meteen zitten en beloven elk één seed; opgegeven: { $commitments }.
}
seeds-awaited = De partij kan nog niet beginnen: nog niet alle plaatsen hebben hun seed gegeven.
seeds-sealed = De seeds liggen vast: de partij begint zo, en ze kunnen niet meer worden veranderd.
seed-hash = de seed van plaats { $seat } is niet de beloofde: de hash is { $expected }, niet { $text }.
dice-tags = de kopregel { $tag } ontbreekt, en zonder die kan de dobbelsteen niet worden gecontroleerd.
dice-tag-form = de kopregel { $tag } kan geen “{ $text }” bevatten.
dice-seat = { $tag }: de partij heeft maar { $seats } plaatsen.
dice-hash = de seed van de server is niet de beloofde: de hash is { $expected }, niet { $text }.
dice-chance = toevalsuitkomst nummer { $number } is { $action }; uit de seeds volgt { $expected }.

## Names

name-characters = een naam kan het teken { $text } niet bevatten.
name-length = een naam heeft 1 tot { $longest } tekens, niet { $length }.

## At a table

behind = De partij is verdergegaan (gebeurtenis { $number }); kijk nog eens voor je beslist.
bot-not-ready = De bot maakt zich nog klaar; probeer het zo nog eens.
chance-decides = { $action }: hier beslist het toeval.
clock-form = “{ $kind }” is geen klok om mee te spelen.
code-wrong = Deze link opent geen plaats, of niet meer.
device-link-wrong = Deze link voegt geen apparaat toe, of niet meer. Maak een nieuwe op het andere apparaat.
device-unknown = Dit is geen apparaat van jou, of het is al afgemeld.
command-unknown = “{ $kind }” is niets wat je aan een tafel kunt doen.
hint-none = De bot antwoordde niet; probeer het zo nog eens.
hint-people = Waar andere mensen meespelen, zijn er geen hints.
log-long = Aan deze tafel zijn al meer dan { $most } dingen gebeurd; de partij kan alleen nog worden uitgespeeld.
names-missing = { $people ->
    [one] Eén persoon gaat meteen zitten en heeft een naam nodig; opgegeven: { $names }.
   *[other] { $people } personen gaan meteen zitten en hebben elk een naam nodig; opgegeven: { $names }.
}
not-host = Dat kan alleen wie deze tafel heeft geopend.
not-seated = Dat kan alleen wie een plaats aan deze tafel heeft.
not-your-seat = Plaats { $seat } is niet van jou.
not-your-turn = Plaats { $seat } is aan de beurt, en die is niet van jou.
record-none = Deze partij is niet begonnen; er is nog geen verslag.
rematch-exists = De volgende partij staat al klaar: tafel { $table }.
rules-twice = Noem een editie of de regels, niet allebei.
seat-free = Op plaats { $seat } zit niemand.
seat-kind = “{ $text }” kan niet gaan zitten; een plaats is voor een persoon, vrij, of voor een bot.
seat-missing = Er is hier geen plaats “{ $seat }”.
seat-not-lent = Er valt geen bot voor je in.
seat-not-persons = Op plaats { $seat } speelt nu geen mens.
seat-present = Wie op plaats { $seat } speelt, is er, of is nog niet lang genoeg weg.
seat-taken = { $seat ->
    [0] Alle plaatsen zijn bezet.
   *[other] Plaats { $seat } is bezet.
}
seats-open = Er zijn nog plaatsen vrij.
stand-in-weak = De bot “{ $name }” kan niet voor een speler invallen. Deze wel: { $names }.
table-busy = Te veel mensen willen deze tafel tegelijk veranderen; probeer het nog eens.
table-damaged = Het verloop van tafel “{ $table }” is beschadigd, dus daar kan niemand spelen. Met alle andere tafels is niets mis.
table-unknown = Er is geen tafel “{ $table }”.
time-left = Er is nog tijd.
timeout-kind = “{ $text }” kan niet gebeuren als de tijd op is.
wrong-phase = { $phase ->
    [gathering] De partij is nog niet begonnen.
    [playing] De partij is al begonnen.
    [over] De partij is afgelopen.
   *[cancelled] De tafel is opgeheven.
}

## At the server's doors

bots-alone = { $most ->
    [0] Op deze server kunnen bots niet onder elkaar spelen.
    [one] Vanuit je netwerk wordt al een partij met alleen bots gespeeld. Wacht tot die is afgelopen.
   *[other] Vanuit je netwerk worden al { $most } partijen met alleen bots gespeeld. Wacht tot er een is afgelopen.
}
host-refused = Deze server antwoordt niet onder de naam “{ $host }”. Wie hem beheert, kan de naam toestaan met de optie { $option }.
method-unknown = Dat kan hier niet.
origin-refused = Een pagina van elders mag dat niet.
page-unbuilt = De pagina is niet in deze server ingebouwd: “python hatch_build.py build” in de broncode doet dat.
page-unknown = Hier is niets.
request-big = Dat is te veel in één keer.
request-invalid = Het verzoek heeft niet de vorm die het protocol beschrijft ({ $where }: { $what }).
request-slow = Het duurde te lang voor het verzoek binnen was.
server-failed = Er ging hier iets mis. Het is genoteerd, en niets wat bevestigd was is verloren.
server-full = De server kan nu geen verbindingen meer aannemen; probeer het over een tijdje nog eens.
square-unknown = “{ $text }” is geen vakje.
token-missing = Dit apparaat heeft geen token, of is afgemeld: POST /api/device geeft het een nieuw token.
too-many-tables = Eén pagina kan bij hooguit { $most } tafels meekijken.
server-troubled = De server kan nu niets bewaren ({ $trouble }). Er is niets verloren; probeer het over een tijdje nog eens.
too-often = Dat was te vaak; wacht even.

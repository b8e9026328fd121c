### German: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }“ ist keine Aktion.
depth-negative = Folgen von { $depth } Aktionen gibt es nicht.
draw-none-left = { $action }: Im Stapel von Platz { $seat } ist kein Teppich dieser Farbe mehr.
game-over = { $action }: Die Partie ist zu Ende.
lay-covers-rug = { $action } würde einen ganzen Teppich auf einmal bedecken, und das ist hier verboten.
lay-must = Es lässt sich ein Teppich legen, also muss einer gelegt werden.
lay-not-beside = { $action } hat keine Seite mit Assams Feld gemeinsam.
lay-on-assam = { $action } läge unter Assam.
lay-one-colour = { $action } läge auf zwei Feldern einer Farbe, was diese Regeln verbieten.
not-this-step = { $action } gehört nicht hierher: { $step ->
    [turn] Jetzt wird Assam gedreht (N, E, S oder W).
    [steer] Jetzt wird Assam gedreht (N, E, S oder W).
    [roll] Jetzt wird gewürfelt (1 bis 4).
    [draw] Jetzt wird der nächste Teppich vom Stapel gezogen (etwa *r).
   *[lay] Jetzt wird ein Teppich gelegt (etwa d4d5).
}
roll-unknown = „{ $action }“ ist kein Wurf; der Würfel zeigt 1 bis 4.
seat-out = { $action }: Platz { $seat } ist schon ausgeschieden.
seat-unknown = { $action }: Auf Platz { $seat } sitzt niemand.
steer-must-turn = { $action }: Assam braucht eine Vierteldrehung nach links oder rechts; er blickt schon nach { $facing }.
turn-half-round = { $action }: Assam blickt nach { $facing } und macht nie kehrt.

## What cannot be set up

bot-unknown = Einen Bot „{ $name }“ gibt es nicht. Es gibt: { $names }.
edition-unknown = Eine Ausgabe „{ $name }“ gibt es nicht. „marrakech editions“ zählt alle auf.
facing-unknown = „{ $facing }“ ist keine Richtung; möglich sind N, E, S und W.
option-clash = { $first } und { $second } lassen sich nicht zusammen spielen.
option-unknown = Eine Option „{ $option }“ gibt es nicht. Es gibt: { $options }.
option-value = Die Option { $option } hat keinen Wert „{ $value }“. Sie hat: { $values }.
players-number = Marrakech ist für 2 bis 4 Spieler, nicht für { $players }.

## What is wrong with a position

assam-form = „{ $text }“ ist kein Feld mit einer Richtung, wie d4S.
board-character = „{ $text }“ gehört nicht auf das Brett.
board-rank-length = Reihe { $rank } hat { $found ->
    [8] mehr als 7 Felder.
    [one] nur 1 Feld, nicht 7.
   *[other] nur { $found } Felder, nicht 7.
}
board-ranks = Das Brett hat 7 Reihen mit „/“ dazwischen, nicht { $found }.
board-run = In Reihe { $rank } stehen zwei Zahlen für leere Felder nebeneinander; schreib ihre Summe.
colour-unseated = Kein Platz hat hier die Farbe „{ $colour }“.
draw-one-way = Platz { $seat } hat nichts zu ziehen: Der nächste Teppich steht schon fest.
half-alone = „{ $half }“ auf { $square } zeigt auf eine andere Hälfte, die nicht zurückzeigt.
mover-no-rugs = Platz { $seat } ist dran (Phase „{ $step }“), hat aber keinen Teppich mehr.
mover-out = Platz { $seat } ist dran (Phase „{ $step }“), ist aber ausgeschieden.
number-form = „{ $text }“ ist keine ganze Zahl.
number-range = { $text } ist mehr als die größte erlaubte Zahl, { $highest }.
option-default = „{ $text }“ ist der Standard und wird nicht geschrieben.
option-form = „{ $text }“ ist keine Option mit ihrem Wert, wie area=owner.
option-order = Die Option „{ $option }“ steht an der falschen Stelle; die Optionen sind sortiert, und jede kommt einmal vor.
out-everyone = Jemand muss noch dabei sein.
out-order = Wer ausgeschieden ist, wird der Reihe nach mit x1, x2 … nummeriert; gefunden: { $found }.
position-fields = Eine Stellung hat sechs Angaben mit je einem Leerzeichen dazwischen; gefunden: { $found }.
position-long = Eine Stellung ist nie länger als { $longest } Zeichen.
seat-colours = Platz { $seat } spielt „{ $colours }“; gefunden: „{ $text }“.
seat-form = Platz { $seat } muss aussehen wie 30:r12, nicht „{ $text }“.
seat-number = „{ $text }“ ist keiner der { $seats } Plätze.
seats-number = Eine Stellung hat 2 bis 4 Plätze, nicht { $found }.
should-be-over = Niemand kann mehr weiterspielen, also muss die Phase „over“ sein, nicht „{ $step }“.
step-ruleset = Die Phase „{ $step }“ gibt es in diesen Regeln nicht.
step-unknown = „{ $text }“ ist keine Phase. Es gibt: { $steps }.
top-colour = Oben auf dem Stapel von Platz { $seat } liegt eine Farbe aus „{ $colours }“, nicht „{ $text }“.
top-early = Vom Stapel von Platz { $seat } wird erst noch gezogen; er zeigt noch keinen obersten Teppich.
top-missing = Der Stapel von Platz { $seat } muss seinen obersten Teppich zeigen, etwa *r.
top-none-left = Oben auf dem Stapel von Platz { $seat } kann nicht „{ $colour }“ liegen: Davon ist kein Teppich mehr da.
top-one-colour = Der Stapel von Platz { $seat } hat nur eine Farbe; sein oberster Teppich wird nicht geschrieben.

## What is wrong with a record

comment-brace = Ein Kommentar darf keine schließende geschweifte Klammer enthalten: „{ $text }“.
comment-open = Ein Kommentar beginnt, endet aber nicht in seiner Zeile.
comment-place = Der Kommentar „{ $text }“ steht, wo kein Kommentar stehen kann, oder in falscher Reihenfolge.
comment-result = Neben, über oder nach dem Ergebnis kann kein Kommentar stehen; der letzte Ort dafür ist zwischen den Zügen.
not-canonical = So wird es nicht geschrieben. Erwartet: { $expected }
record-character = Das Zeichen „{ $text }“ darf in einer Aufzeichnung nicht stehen.
record-cut-off = Die letzte Zeile hat kein Ende; die Aufzeichnung wirkt abgeschnitten.
record-edition = Die Ausgabe „{ $name }“ hat andere Regeln als die Stellung in der Kopfzeile Start.
record-empty = Hier steht nichts.
record-long = Eine Aufzeichnung ist nie länger als { $longest } Zeichen.
record-no-result = Die Aufzeichnung endet ohne Ergebnis. Erwartet: eine leere Zeile und dann „*“ oder die Punkte.
record-players = Die Aufzeichnung nennt weder Start noch 2 bis 4 Plätze der Reihe nach (Seat1, Seat2 …).
record-seat = { $tag }: Die Partie hat nur { $seats } Plätze.
record-start = Die Kopfzeilen beschreiben nicht den Anfang dieser Partie.
record-sections = Nach dieser leeren Zeile wird nur noch ein Ergebnis erwartet.
result-wrong = Das Ergebnis ist { $expected }, nicht „{ $text }“.
tag-form = Das ist keine Kopfzeile wie [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }“ ist kein Name für eine Kopfzeile.
tag-reserved = Die Kopfzeile { $tag } ergibt sich aus dem Anfang, den Namen und der Ausgabe; sie kann nicht zusätzlich angegeben werden.
tag-twice = Die Kopfzeile { $tag } steht hier ein zweites Mal.
turn-empty = Der Zug hat keine Aktion.
turn-form = Ein Zug beginnt mit seiner Nummer, wie „1.“; gefunden: „{ $text }“.
turn-line = Der Zug ist vor „{ $text }“ zu Ende; das gehört in eine eigene Zeile.
turn-number = Als Nächstes kommt Zug { NUMBER($expected, useGrouping: 0) }, nicht { $text }.
turn-unfinished = Der Zug ist nicht fertig: Die Phase „{ $step }“ steht noch aus.

## Dice

seed-form = „{ $text }“ ist kein Seed: 1 bis { $longest } druckbare ASCII-Zeichen ohne Leerzeichen.
commitment-form = „{ $text }“ ist kein SHA-256-Hash: 64 hexadezimale Ziffern mit kleinen Buchstaben.
commitments-missing = { $people ->
    [one] Eine Person setzt sich sofort und sagt einen Seed zu; angegeben: { $commitments }.
   *[other] { $people } Personen setzen sich sofort und sagen je einen Seed zu; angegeben: { $commitments }.
}
seeds-awaited = Die Partie kann noch nicht beginnen: Es sind noch nicht die Seeds aller Plätze da.
seeds-sealed = Die Seeds stehen fest und lassen sich nicht mehr ändern: Die Partie beginnt gleich.
seed-hash = Der Seed von Platz { $seat } ist nicht der zugesagte: Sein Hash ist { $expected }, nicht { $text }.
dice-tags = Die Kopfzeile { $tag } fehlt, und ohne sie lässt sich der Würfel nicht prüfen.
dice-tag-form = Die Kopfzeile { $tag } kann nicht „{ $text }“ enthalten.
dice-seat = { $tag }: Die Partie hat nur { $seats } Plätze.
dice-hash = Der Seed des Servers ist nicht der zugesagte: Sein Hash ist { $expected }, nicht { $text }.
dice-chance = Zufallsergebnis Nummer { $number } ist { $action }; aus den Seeds folgt { $expected }.

## Names

name-characters = Ein Name darf das Zeichen { $text } nicht enthalten.
name-length = Ein Name hat 1 bis { $longest } Zeichen, nicht { $length }.

## At a table

behind = Die Partie ist weitergegangen (Ereignis { $number }); sieh noch einmal hin, bevor du entscheidest.
bot-not-ready = Der Bot macht sich noch bereit; versuch es gleich noch einmal.
chance-decides = { $action }: Hier entscheidet der Zufall.
clock-form = „{ $kind }“ ist keine Bedenkzeit, mit der sich spielen lässt.
code-wrong = Dieser Link öffnet keinen Platz, oder nicht mehr.
device-link-wrong = Dieser Link fügt kein Gerät hinzu, oder nicht mehr. Erstelle auf dem anderen Gerät einen neuen.
device-unknown = Das ist keines deiner Geräte, oder es ist schon abgemeldet.
command-unknown = „{ $kind }“ kann man an einem Tisch nicht tun.
hint-none = Der Bot hat nicht geantwortet; versuch es gleich noch einmal.
hint-people = Wo andere Menschen mitspielen, gibt es keine Tipps.
log-long = An diesem Tisch ist mehr als { $most }-mal etwas geschehen; die Partie lässt sich nur noch zu Ende spielen.
names-missing = { $people ->
    [one] Eine Person setzt sich sofort und braucht einen Namen; angegeben: { $names }.
   *[other] { $people } Personen setzen sich sofort und brauchen je einen Namen; angegeben: { $names }.
}
not-host = Das kann nur, wer diesen Tisch eröffnet hat.
not-seated = Das kann nur, wer an diesem Tisch einen Platz hat.
not-your-seat = Platz { $seat } gehört nicht dir.
not-your-turn = Platz { $seat } ist dran, und der gehört nicht dir.
record-none = Diese Partie hat nicht begonnen; es gibt noch keine Aufzeichnung.
rematch-exists = Die nächste Partie ist schon eröffnet: Tisch { $table }.
rules-twice = Nenne eine Ausgabe oder die Regeln, nicht beides.
seat-free = Auf Platz { $seat } sitzt niemand.
seat-kind = „{ $text }“ kann sich nicht setzen; ein Platz ist für eine Person, frei oder für einen Bot.
seat-missing = Einen Platz „{ $seat }“ gibt es hier nicht.
seat-not-lent = Für dich springt gerade kein Bot ein.
seat-not-persons = Auf Platz { $seat } spielt gerade kein Mensch.
seat-present = Wer auf Platz { $seat } spielt, ist da oder noch nicht lange genug weg.
seat-taken = { $seat ->
    [0] Alle Plätze sind besetzt.
   *[other] Platz { $seat } ist besetzt.
}
seats-open = Einige Plätze sind noch frei.
stand-in-weak = Der Bot „{ $name }“ kann für niemanden einspringen. Das können: { $names }.
table-busy = Zu viele wollen diesen Tisch gleichzeitig ändern; versuch es noch einmal.
table-damaged = Der Verlauf von Tisch „{ $table }“ ist beschädigt, darum kann dort niemand spielen. Alle anderen Tische sind in Ordnung.
table-unknown = Einen Tisch „{ $table }“ gibt es nicht.
time-left = Es ist noch Zeit übrig.
timeout-kind = „{ $text }“ kann nicht geschehen, wenn die Zeit abläuft.
wrong-phase = { $phase ->
    [gathering] Die Partie hat noch nicht begonnen.
    [playing] Die Partie hat schon begonnen.
    [over] Die Partie ist zu Ende.
   *[cancelled] Der Tisch wurde aufgelöst.
}

## At the server's doors

bots-alone = { $most ->
    [0] Auf diesem Server können Bots nicht unter sich spielen.
    [one] Aus deinem Netzwerk läuft schon eine Partie nur mit Bots. Warte, bis sie zu Ende ist.
   *[other] Aus deinem Netzwerk laufen schon { $most } Partien nur mit Bots. Warte, bis eine davon zu Ende ist.
}
host-refused = Unter dem Namen „{ $host }“ antwortet dieser Server nicht. Wer ihn betreibt, kann den Namen mit der Option { $option } erlauben.
method-unknown = Das geht hier nicht.
origin-refused = Eine Seite von anderswo darf das nicht.
page-unbuilt = Die Seite ist in diesen Server nicht eingebaut: „python hatch_build.py build“ in seinem Quelltext erledigt das.
page-unknown = Hier ist nichts.
request-big = Das ist zu viel auf einmal.
request-invalid = Die Anfrage hat nicht die Form, die das Protokoll beschreibt ({ $where }: { $what }).
request-slow = Die Anfrage hat zu lange gebraucht, um anzukommen.
server-failed = Hier ist etwas schiefgegangen. Es ist notiert, und nichts Bestätigtes ist verloren.
server-full = Der Server kann gerade keine weiteren Verbindungen annehmen; versuch es etwas später noch einmal.
square-unknown = „{ $text }“ ist kein Feld.
token-missing = Dieses Gerät hat kein Token oder wurde abgemeldet: POST /api/device gibt ihm ein neues.
too-many-tables = Eine Seite kann höchstens { $most } Tischen zuschauen.
server-troubled = Der Server kann gerade nichts aufbewahren ({ $trouble }). Nichts ist verloren; versuch es etwas später noch einmal.
too-often = Das war zu oft; warte eine Weile.

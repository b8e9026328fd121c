### German: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }“ ist keine Aktion.
depth-negative = Die Zahl der Aktionen kann nicht negativ sein: { $depth }.
draw-none-left = { $action }: Im Stapel von Platz { $seat } ist kein Teppich dieser Farbe mehr.
game-over = { $action }: Die Partie ist zu Ende.
lay-covers-rug = { $action } würde einen ganzen Teppich auf einmal bedecken, und das ist nicht erlaubt.
lay-must = Du kannst einen Teppich legen, also musst du es auch tun.
lay-not-beside = { $action }: Mindestens eine Hälfte des Teppichs muss eine Seite mit Assams Feld gemeinsam haben.
lay-on-assam = { $action }: Auf Assams Feld darf kein Teppich gelegt werden.
lay-one-colour = { $action } würde zwei Felder derselben Farbe bedecken, was diese Regeln nicht erlauben.
not-this-step =
    { $action } geht jetzt nicht. { $step ->
        [turn] Als Nächstes wird Assam gedreht: N (Norden), E (Osten), S (Süden) oder W (Westen).
        [steer] Als Nächstes wird Assam gedreht: N (Norden), E (Osten), S (Süden) oder W (Westen).
        [roll] Als Nächstes wird gewürfelt: 1 bis 4.
        [draw] Als Nächstes wird ein Teppich vom Stapel gezogen, etwa *r.
       *[lay] Als Nächstes wird ein Teppich gelegt, etwa d4d5.
    }
roll-unknown = „{ $action }“ ist kein Wurf; der Würfel zeigt 1 bis 4.
seat-out = { $action }: Platz { $seat } ist schon ausgeschieden.
seat-unknown = { $action }: Einen Platz { $seat } gibt es in dieser Partie nicht.
steer-must-turn = { $action }: Assam blickt schon nach { facing }. Dreh ihn um 90° nach links oder rechts.
turn-half-round = { $action }: Assam blickt nach { facing } und darf nicht kehrtmachen. Wähle eine andere Richtung.

## What cannot be set up

bot-unknown = Einen Bot „{ $name }“ gibt es nicht. Es gibt: { $names }.
edition-unknown = Eine Ausgabe „{ $name }“ gibt es nicht. „marrakech editions“ zählt alle auf.
facing-unknown = „{ $facing }“ ist keine Richtung; möglich sind N (Norden), E (Osten), S (Süden) und W (Westen).
option-clash = { $first } und { $second } lassen sich nicht kombinieren.
option-unknown = Eine Option „{ $option }“ gibt es nicht. Es gibt: { $options }.
option-value = Die Option { $option } kann nicht „{ $value }“ sein. Möglich: { $values }.
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
number-range = { $text } ist zu hoch; die höchste Zahl ist { $highest }.
option-default = „{ $text }“ ist der Standard; lass es weg.
option-form = „{ $text }“ ist keine Option mit ihrem Wert, wie area=owner.
option-order = Die Option „{ $option }“ steht an der falschen Stelle; sortiere die Optionen und schreib jede nur einmal.
out-everyone = Mindestens eine Person muss noch dabei sein.
out-order = Wer ausgeschieden ist, wird in der Reihenfolge des Ausscheidens mit x1, x2 … nummeriert; gefunden: { $found }.
position-fields = Eine Stellung hat sechs Angaben mit je einem Leerzeichen dazwischen; gefunden: { $found }.
position-long = Eine Stellung darf höchstens { $longest } Zeichen lang sein.
seat-colours = Platz { $seat } spielt „{ $colours }“; gefunden: „{ $text }“.
seat-form = Platz { $seat } muss aussehen wie 30:r12, nicht „{ $text }“.
seat-number = „{ $text }“ ist keiner der { $seats } Plätze.
seats-number = Eine Stellung hat 2 bis 4 Plätze, nicht { $found }.
should-be-over = Niemand ist mehr übrig, der spielen kann, also muss die Phase „over“ sein, nicht „{ $step }“.
step-ruleset = Die Phase „{ $step }“ gibt es in diesen Regeln nicht.
step-unknown = „{ $text }“ ist keine Phase. Es gibt: { $steps }.
top-colour = Der oberste Teppich im Stapel von Platz { $seat } muss eine Farbe aus „{ $colours }“ haben, nicht „{ $text }“.
top-early = Vom Stapel von Platz { $seat } wird erst noch gezogen; er kann noch keinen obersten Teppich zeigen.
top-missing = Der Stapel von Platz { $seat } muss seinen obersten Teppich zeigen, etwa *r.
top-none-left = Oben auf dem Stapel von Platz { $seat } kann nicht „{ $colour }“ liegen: Davon ist kein Teppich mehr da.
top-one-colour = Der Stapel von Platz { $seat } hat nur eine Farbe; lass seinen obersten Teppich weg.

## What is wrong with a record

comment-brace = Ein Kommentar darf keine schließende geschweifte Klammer enthalten: „{ $text }“.
comment-open = Dieser Kommentar wird nicht in derselben Zeile geschlossen.
comment-place = Der Kommentar „{ $text }“ steht, wo kein Kommentar stehen kann, oder in falscher Reihenfolge.
comment-result = Neben, über oder nach dem Ergebnis kann kein Kommentar stehen; setz ihn zwischen die Züge.
not-canonical = Das ist nicht die übliche Schreibweise. Erwartet: { $expected }
record-character = Das Zeichen „{ $text }“ darf in einer Aufzeichnung nicht stehen.
record-cut-off = Die letzte Zeile ist unvollständig; die Aufzeichnung scheint abgeschnitten zu sein.
record-edition = Die Regeln der Ausgabe „{ $name }“ sind andere als die der Stellung in der Kopfzeile Start.
record-empty = Hier steht nichts.
record-long = Eine Aufzeichnung darf höchstens { $longest } Zeichen lang sein.
record-no-result = Die Aufzeichnung endet ohne Ergebnis. Erwartet: eine leere Zeile und dann „*“ oder die Punkte.
record-players = Die Aufzeichnung braucht die Kopfzeile Start oder zwei bis vier Plätze der Reihe nach (Seat1, Seat2 …).
record-seat = { $tag }: Die Partie hat nur { $seats } Plätze.
record-start = Die Kopfzeilen passen nicht zum Anfang dieser Partie.
record-sections = Nach dieser leeren Zeile kann nur noch das Ergebnis kommen.
result-wrong = Das Ergebnis müsste { $expected } sein, nicht „{ $text }“.
tag-form = Das ist keine Kopfzeile wie [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }“ ist kein gültiger Name für eine Kopfzeile.
tag-reserved = Die Kopfzeile { $tag } wird von selbst aus dem Anfang, den Namen und der Ausgabe geschrieben; lass sie weg.
tag-twice = Die Kopfzeile { $tag } steht hier ein zweites Mal.
turn-empty = Dieser Zug hat keine Aktion.
turn-form = Ein Zug beginnt mit seiner Nummer, wie „1.“; gefunden: „{ $text }“.
turn-line = Der Zug ist vor „{ $text }“ zu Ende; das gehört in eine eigene Zeile.
turn-number = Als Nächstes müsste Zug { NUMBER($expected, useGrouping: 0) } kommen, nicht { $text }.
turn-unfinished = Der Zug ist nicht fertig: Die Phase „{ $step }“ fehlt.

## Dice

seed-form = „{ $text }“ ist kein gültiger Seed; möglich sind 1 bis { $longest } druckbare ASCII-Zeichen ohne Leerzeichen.
commitment-form = „{ $text }“ ist kein SHA-256-Hash; er hat 64 hexadezimale Ziffern in Kleinschreibung.
commitments-missing =
    { $people ->
        [one] Eine Person sitzt von Anfang an am Tisch und braucht den Hash eines Seeds; angegebene Hashes: { $commitments }.
       *[other] { $people } Personen sitzen von Anfang an am Tisch und brauchen je einen Hash eines Seeds; angegebene Hashes: { $commitments }.
    }
seeds-awaited = Die Partie kann noch nicht beginnen: Einige Seeds fehlen noch.
seeds-sealed = Die Partie beginnt gleich, darum lassen sich die Seeds nicht mehr ändern.
seed-hash = Der Seed von Platz { $seat } passt nicht zu seinem veröffentlichten Hash: Der Hash des Seeds ist { $expected }, nicht { $text }.
dice-tags = Die Kopfzeile { $tag } fehlt, und ohne sie lässt sich der Würfel nicht prüfen.
dice-tag-form = Die Kopfzeile { $tag } kann nicht „{ $text }“ enthalten.
dice-seat = { $tag }: Die Partie hat nur { $seats } Plätze.
dice-hash = Der Seed des Servers passt nicht zu seinem veröffentlichten Hash: Der Hash des Seeds ist { $expected }, nicht { $text }.
dice-chance = Zufallsergebnis Nummer { $number } ist { $action }, aus den Seeds folgt aber { $expected }.

## Names

name-characters = Ein Name darf das Zeichen { $text } nicht enthalten.
name-length = Ein Name muss 1 bis { $longest } Zeichen haben, nicht { $length }.

## At a table

behind = Die Partie ist weitergegangen. Sieh noch einmal hin, bevor du entscheidest.
bot-not-ready = Der Bot macht sich noch bereit; versuch es gleich noch einmal.
chance-decides = { $action }: Hier entscheidet der Zufall.
clock-form = „{ $kind }“ ist keine gültige Bedenkzeit.
code-wrong = Mit diesem Link bekommst du keinen Platz (mehr). Lass dir einen neuen geben.
device-link-wrong = Mit diesem Link lässt sich kein Gerät (mehr) hinzufügen. Erstelle auf dem anderen Gerät einen neuen.
device-unknown = Das ist keines deiner Geräte, oder es wurde schon abgemeldet.
command-unknown = „{ $kind }“ ist kein Befehl für einen Tisch.
hint-none = Der Bot hat nicht geantwortet; versuch es gleich noch einmal.
hint-people = Wenn du mit anderen Menschen spielst, gibt es keine Tipps.
log-long = Dieser Tisch hat die Grenze von { $most } Ereignissen erreicht. Die Partie lässt sich nur noch zu Ende spielen.
names-missing =
    { $people ->
        [one] Eine Person sitzt von Anfang an am Tisch und braucht einen Namen; angegebene Namen: { $names }.
       *[other] { $people } Personen sitzen von Anfang an am Tisch und brauchen je einen Namen; angegebene Namen: { $names }.
    }
not-host = Das kann nur, wer diesen Tisch eröffnet hat.
not-seated = Das kann nur, wer an diesem Tisch einen Platz hat.
not-your-seat = Platz { $seat } gehört nicht dir.
not-your-turn = Du bist nicht dran; dran ist Platz { $seat }.
record-none = Diese Partie hat noch nicht begonnen, darum gibt es noch keine Aufzeichnung.
rematch-exists = Die nächste Partie ist schon eröffnet: Tisch { $table }.
rules-twice = Wähle eine Ausgabe oder eigene Regeln, nicht beides.
seat-free = Auf Platz { $seat } sitzt niemand.
seat-kind = „{ $text }“ ist kein gültiger Platz; ein Platz ist entweder frei oder gehört einer Person oder einem Bot.
seat-missing = Einen Platz „{ $seat }“ gibt es hier nicht.
seat-not-lent = Für dich spielt gerade kein Bot.
seat-not-persons = Auf Platz { $seat } spielt gerade kein Mensch.
seat-present = Wer auf Platz { $seat } spielt, ist da oder noch nicht lange genug weg.
seat-taken = { $seat ->
    [0] Alle Plätze sind besetzt.
   *[other] Platz { $seat } ist besetzt.
}
seats-open = Einige Plätze sind noch frei.
stand-in-weak = Der Bot „{ $name }“ kann für niemanden einspringen. Das können: { $names }.
table-busy = An diesem Tisch passiert zu viel auf einmal; versuch es noch einmal.
table-damaged = Der Verlauf von Tisch „{ $table }“ ist beschädigt, darum kann dort niemand spielen. Andere Tische sind nicht betroffen.
table-unknown = Einen Tisch „{ $table }“ gibt es nicht.
time-left = Es ist noch Zeit übrig.
timeout-kind = „{ $text }“ ist keine gültige Regel für abgelaufene Zeit.
wrong-phase = { $phase ->
    [gathering] Die Partie hat noch nicht begonnen.
    [playing] Die Partie hat schon begonnen.
    [over] Die Partie ist zu Ende.
   *[cancelled] Der Tisch wurde aufgelöst.
}

## Reactions at a table

reactions-fast =
    { $seconds ->
        [one] Nicht so schnell! Die nächste Reaktion kannst du in { $seconds } Sekunde senden.
       *[other] Nicht so schnell! Die nächste Reaktion kannst du in { $seconds } Sekunden senden.
    }
reactions-crowd = Gerade reagieren viele Zuschauende. Versuch es gleich noch einmal.
reactions-used =
    { $who ->
        [spectators] Die Zuschauenden haben ihre { $most } Reaktionen an diesem Tisch aufgebraucht.
       *[player] Du hast deine { $most } Reaktionen an diesem Tisch aufgebraucht.
    }

## Taking back

undo-none = Kein Teppich lässt sich zurücknehmen: Das geht nur, bis jemand Assam dreht oder würfelt.
undo-others = Andere spielen auf ihren eigenen Geräten mit, darum lässt sich nichts zurücknehmen.

## At the server

analysis-empty = Es gibt nichts zu analysieren: Es ist keine Aktion aufgezeichnet.
analysis-full = Auf diesem Server warten schon viele Partien auf ihre Analyse. Versuch es in ein paar Minuten noch einmal.
analysis-many = Mehrere deiner Analysen warten noch. Warte, bis eine davon fertig ist.
analysis-too-early = Eine Partie lässt sich erst analysieren, wenn sie zu Ende ist.
analysis-unknown = Diese Analyse ist nicht mehr hier. Fordere sie noch einmal an.
bots-alone =
    { $most ->
        [0] Dieser Server erlaubt keine Partien nur mit Bots.
        [one] Aus deinem Netzwerk läuft schon eine Partie nur mit Bots. Warte, bis sie zu Ende ist.
       *[other] Aus deinem Netzwerk laufen schon { $most } Partien nur mit Bots. Warte, bis eine davon zu Ende ist.
    }
host-refused = Unter dem Namen „{ $host }“ antwortet dieser Server nicht. Wer ihn betreibt, kann den Namen mit der Option { $option } erlauben.
method-unknown = Das geht hier nicht.
origin-refused = Seiten anderer Websites dürfen das hier nicht.
page-unbuilt = Die Seiten des Spiels sind in diesen Server nicht eingebaut. Führe in seinem Quelltextordner „python hatch_build.py build“ aus, um sie zu bauen.
page-unknown = Unter dieser Adresse ist nichts.
request-big = Das ist zu viel auf einmal.
request-invalid = Die Anfrage hält sich nicht an das Protokoll ({ $where }: { $what }).
request-slow = Die Anfrage hat zu lange gebraucht, um anzukommen.
rollout-none = Hier gibt es nichts zu vergleichen: An dieser Stelle hatte niemand eine Wahl.
rollout-unknown = Diese Partien sind nicht mehr hier. Fordere sie noch einmal an.
server-failed = Auf dem Server ist etwas schiefgegangen; der Fehler wurde protokolliert. Versuch es noch einmal.
server-full = Der Server ist gerade voll. Versuch es etwas später noch einmal.
square-unknown = „{ $text }“ ist kein Feld.
token-missing = Dieses Gerät hat kein Token oder wurde abgemeldet: POST /api/device gibt ihm ein neues.
too-many-tables = Auf einer Seite lassen sich höchstens { $most } Tische verfolgen.
server-troubled = Der Server kann gerade keine Züge speichern. Warte einen Moment und versuch es noch einmal.
too-often = Das war zu oft. Warte einen Moment und versuch es noch einmal.

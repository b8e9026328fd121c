### German: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: Die Datei wurde nicht gefunden.
file-is-folder = { $file } ist ein Ordner, keine Datei.
file-not-text = { $file } ist kein UTF-8-Text (Byte { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } ist größer als { $limit } Megabyte; eine Aufzeichnung ist viel kleiner.
file-exists = { $file } ist schon vorhanden und wurde nicht überschrieben.
file-unreadable = { $file } kann nicht gelesen werden: { $reason }
file-unwritable = { $file } kann nicht geschrieben werden: { $reason }
of-file = { $file }: { $problem }
error = Fehler: { $problem }
turn-beyond = Die Aufzeichnung hat keinen Zug { NUMBER($turn, useGrouping: 0) }; sie endet mit Zug { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } Bots brauchen { $bots } Plätze, aber es spielen nur { $players } mit.
names-too-many = Zu viele Namen: { $names ->
    [one] ein Name
   *[other] { $names } Namen
} für { $people ->
    [0] lauter Bots.
    [one] eine Person.
   *[other] { $people } Personen.
}
starter-unknown = „{ $text }“ legt nicht fest, wer beginnt; möglich sind random und agreed.
nothing-to-resume = Es gibt keine angefangene Partie zum Fortsetzen.
options-clash = { $first } und { $second } lassen sich nicht zusammen verwenden.
passed-over = Übersprungen: { $problem }
language-unknown = Die Sprache „{ $text }“ gibt es hier nicht. Es gibt: { $languages }.
section-unknown = Die Regeln haben keinen Abschnitt „{ $text }“. Es gibt: { $sections }.
resume-alone = Eine fortgesetzte Partie behält ihre Spieler und ihre Regeln; lass { $option } weg.

## The store

store-full = { $file }: Der Datenträger ist voll, also kann nichts Neues gespeichert werden. Alles bisher Gespeicherte ist sicher; schaffe etwas Platz, dann geht es weiter.
store-locked = { $file } wird von einem anderen Server oder Programm benutzt.
store-broken = { $file } ist beschädigt oder kein Speicher für Tische ({ $reason }). „marrakech check-store“ zeigt, welche Tische unversehrt sind; mit --rescue kopiert der Befehl sie in eine neue Datei.
store-gone = { $file } wurde gelöscht, verschoben oder ersetzt, während der Server damit arbeitete. Bis genau diese Datei wieder da ist, kann nichts Neues gespeichert werden.
store-newer = { $file } stammt von einer neueren Version von marrakech (Speicherversion { $found }; diese hier kann bis { $known } lesen).
store-behind = { $file } ist älter als { $copy }: In dieser geretteten Kopie ist etwas, das in der Datei fehlt. Starte mit der Kopie (--data), oder verschiebe sie an einen anderen Ort, um mit dem älteren Stand weiterzumachen.
store-unreadable = { $file } lässt sich nicht öffnen, lesen oder schreiben: { $reason }
store-closed = { $file } ist geschlossen: Der Server wird gerade beendet.
store-extra = { $file }: Für PostgreSQL fehlt ein Paket. So wird es installiert: { $command }
store-server-old = { $file }: PostgreSQL { $found } ist zu alt; nötig ist Version { $needed } oder neuer.
store-unsafe = { $file } ist mit { $setting } eingestellt, also könnten bei einem Absturz bestätigte Züge verloren gehen. Schalte diese Einstellung ein, dann geht es weiter.
store-not-empty = { $file } enthält schon Daten, also wurde nichts dorthin kopiert.
store-none = { $file } ist kein Speicher für Tische, oder schon der Anfang der Datei ist beschädigt.
check-store-whole = { $file } ist unversehrt: { $count ->
    [one] ein Tisch.
   *[other] { $count } Tische.
}
check-store-damaged = { $file } ist beschädigt. Tische: { $count }, davon unversehrt: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table =
    Tisch { $table }: { $problem ->
        [checksum] Ereignis { $number } ist nicht so, wie es geschrieben wurde.
        [gap] Ereignis { $number } fehlt.
        [fold] Ereignis { $number } ergibt keinen Sinn.
       *[summary] Alle Ereignisse sind unversehrt, aber die Liste der Tische passt nicht dazu.
    }
check-store-rescued =
    { $count ->
        [one] Ein unversehrter Tisch wurde kopiert nach { $file }
       *[other] { $count } unversehrte Tische wurden kopiert nach { $file }
    }
backup-done = Die Tische aus { $source } wurden kopiert nach { $target }
move-done = Alles aus { $source } wurde nach { $target } kopiert und verglichen. Tische: { $tables }, Ereignisse: { $events }. An { $source } hat sich nichts geändert.

## Drawing a position

seat-name = Platz { $seat }
to-move = ▶
column-player = Name
column-rugs = Teppiche übrig
column-dirhams = Dirham
column-squares = Felder
column-points = Punkte
column-next = Nächster
out = ausgeschieden
steps-next = { $step ->
    [turn] { $name } dreht Assam.
    [roll] { $name } würfelt.
    [lay] { $name } legt einen Teppich.
    [draw] Der nächste Teppich von { $name } wird gezogen.
    [steer] { $name } dreht Assam für den nächsten Zug.
   *[over] Die Partie ist zu Ende.
}
rules-in-force = Regeln: { $rules }
rules-default = die üblichen
legal-heading = Erlaubt: { $actions }
chance-heading = Zufall: { $actions }

## Playing in the terminal

ask-players = Wie viele spielen mit?
ask-bots = Wie viele davon sind Bots?
ask-level = Wie stark? { $levels }
ask-name = Spieler { $number }: Name?
ask-number-again = Bitte gib eine Zahl von { $low } bis { $high } ein.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Spieler { $number }
welcome = Marrakech im Terminal. Mit ? bekommst du jederzeit Hilfe, mit Strg-C hörst du auf: Die Partie wird nach jeder Aktion gespeichert.
bots-getting-ready = Die Bots machen sich bereit. Beim allerersten Mal dauert das etwa eine halbe Minute.
welcome-back = Willkommen zurück: Zug { $turn }. Mit ? bekommst du jederzeit Hilfe.
saved-at = Die Aufzeichnung ist gespeichert in { $file }
prompt-turn = { $name }: Wohin? { $choices }
choice-left = { $facing } ({ facing }): links
choice-straight = { $facing } ({ facing }): geradeaus
choice-right = { $facing } ({ facing }): rechts
prompt-roll-facing = Assam blickt dann nach { facing }. Drück Enter, um zu würfeln, oder wähle eine andere Richtung: { $others }
prompt-roll = { $name }: Drück Enter, um zu würfeln.
prompt-lay =
    { $name }: Wohin kommt der { $letter ->
        [r] rote
        [b] blaue
        [y] gelbe
       *[g] grüne
    } Teppich? Gib eine Nummer oder die zwei Felder ein.
prompt-confirm-lay = { $action }? Drück Enter, um den Teppich zu legen, oder wähle eine andere Stelle.
prompt-confirm-steer = Assam blickt dann nach { facing }. Als Nächstes dran: { $next }. Drück Enter, um zu bestätigen, oder wähle eine andere Richtung.
stars-paid = Die Sterne zeigen die Fläche, für die gezahlt wurde.
prompt-must-return = { $name }: Hier lässt sich kein Teppich legen. Drück Enter, um einen zurück in die Schachtel zu legen.
not-understood = „{ $text }“ steht nicht zur Wahl. Mit ? bekommst du Hilfe.
help-facing = N E S W      dreht Assam: N (Norden), E (Osten), S (Süden) oder W (Westen); fest ist es erst mit dem Wurf
help-lay = 1 2 3 … oder d4d5   wählt eine Stelle für den Teppich; fest ist es erst, wenn du Enter drückst
help-position = position     zeigt die Stellung als Text
help-log = log          zeigt die bisherige Aufzeichnung
help-save = save FILE    speichert eine Kopie der Aufzeichnung in FILE
help-give-up = give up      gibt die Partie auf (mit Rückfrage)
help-quit = q oder quit  hört hier auf; später geht es weiter
ask-give-up = { $name }: Willst du wirklich aufgeben? Dann tippe ja.
yes = ja
gave-not-up = Niemand hat aufgegeben. Die Partie geht weiter.
copy-saved = Eine Kopie ist gespeichert in { $file }
goodbye-early = Es wurde keine Partie begonnen.
goodbye = Unterbrochen. Weiter geht es mit: { $command }
save-trouble = Die Aufzeichnung ließ sich nicht speichern: { $problem } Du kannst weiterspielen; mit der nächsten Aktion wird sie gespeichert.
not-saved = Die letzten Aktionen wurden nicht gespeichert: { $problem }
over-heading = Die Partie ist nach { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
} zu Ende.
resume-over = Diese Partie ist zu Ende; mit „marrakech replay“ gehst du sie Schritt für Schritt durch.

## Other commands

list-number = { $number }.
verify-fine =
    { $file }: in Ordnung. { $count ->
        [0] Noch wurde nichts gewürfelt oder gezogen.
        [one] Der eine Wurf oder gezogene Teppich passt zu den Seeds.
       *[other] Alle { $count } Würfe und gezogenen Teppiche passen zu den Seeds.
    }
verify-promised =
    { $file }: { $promised ->
        [all] Die Seeds aller Mitspielenden passen zu ihren veröffentlichten Hashes in der Aufzeichnung. Ob diese veröffentlicht wurden, bevor der erste Seed gezeigt wurde, kann nur ein Gerät sagen, das sie am Tisch gespeichert hat.
        [some] Einige Plätze haben ihren Seed offen und ohne Hash angegeben ({ $seats }); alle anderen Seeds passen zu ihren veröffentlichten Hashes in der Aufzeichnung. Ob diese veröffentlicht wurden, bevor der erste Seed gezeigt wurde, kann nur ein Gerät sagen, das sie am Tisch gespeichert hat.
       *[none] Kein Platz hat einen Hash veröffentlicht, bevor sein Seed gezeigt wurde: Wer mitspielte und zugleich den Server betrieb, hätte die Würfe bestimmen können.
    }
check-fine = { $file }: in Ordnung. { turns }, { $result }
replay-prompt = Weiter mit Enter, zurück mit b; mit einer Zahl springst du zu einem Zug, mit q hörst du auf
replay-start = Vor der ersten Aktion
replay-turn = Zug { $turn } von { $last }: { $line }
replay-comment = „{ $text }“
replay-end = Hier endet die Aufzeichnung.
edition-column = Ausgabe
edition-source = Regelheft
edition-options = Optionen
edition-box = Teppiche
edition-starter = Wer beginnt
edition-default-rules = Standard
edition-footer = Optionen in (Klammern) haben wir festgelegt, weil das Regelheft nichts dazu sagt; alle anderen stehen darin.
starter =
    { $who ->
        [random] ausgelost
        [morocco] wer zuletzt in Marokko war
        [youngest] wer am jüngsten ist, oder ausgelost
       *[agreed] nach Absprache
    }
perft-total = { $nodes ->
    [one] eine Folge
   *[other] { $nodes } Folgen
} von { $depth ->
    [one] einer Aktion
   *[other] { $depth } Aktionen
}
perft-counting = wird gezählt
simulate-progress = Partien
simulate-title = { games } mit { $players } Spielern, alle rein zufällig gespielt
simulate-seat = Platz
simulate-wins = Siege
simulate-points = Punkte
simulate-paid = Gezahlt
simulate-received = Erhalten
simulate-out = Scheidet aus
simulate-length = Eine Partie dauert im Schnitt { $mean } Züge ({ $low } bis { $high }).
simulate-anyone-out = In { $share } der Partien scheidet jemand aus; { $shared } der Siege sind geteilt.
simulate-speed = { $rate } Partien pro Sekunde.
simulate-stopped = Abgebrochen nach { games }.

## Engines

engine-not-started = Die Engine „{ $engine }“ ließ sich nicht starten: { $detail }
engine-crashed = Die Engine „{ $engine }“ hat sich unerwartet beendet ({ $detail }).
engine-hung = Die Engine „{ $engine }“ hat nicht rechtzeitig geantwortet. { $detail }
engine-flooded = Die Engine „{ $engine }“ hat zu viel Text gesendet: { $detail }
engine-junk = Die Engine „{ $engine }“ hält sich nicht an das Engine-Protokoll: { $detail }
engine-illegal = Die Engine „{ $engine }“ hat einen unerlaubten Zug gemacht: { $detail }
bot-needs-engine = Einen Bot „{ $name }“ gibt es hier nicht. Wenn es eine Engine ist, gib ihren Befehl mit --engine an.
engine-line = „{ $text }“ ist keine Zeile des Engine-Protokolls; in docs/engine-protocol.md stehen alle.
engine-no-position = Es gibt noch keine Stellung, über die sich nachdenken ließe.
engine-no-decision =
    Hier ist nichts zu entscheiden: { $step ->
        [roll] Der Zufall würfelt.
        [draw] Der Zufall zieht einen Teppich.
       *[over] Die Partie ist zu Ende.
    }
engine-option = Es gibt keine Option „{ $option }“ mit dem Wert „{ $value }“.
engine-bot-failed = Der Bot ist ausgefallen: { $error }
engine-cannot-judge = Der Bot „{ $bot }“ kann keine Stellungen beurteilen.
engine-no-beginning = Beurteilen lässt sich nur eine Stellung, in der ein Zug beginnt.
engine-no-judge = Die Engine „{ $engine }“ kann keine Stellungen beurteilen: Sie kennt die Zeile „judge“ des Engine-Protokolls nicht.
engine-starting = Die Engine „{ $engine }“ wird gestartet …
engine-thinks = Die Engine denkt gerade nach; halte sie erst an.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing = Hier gibt es nichts zu vergleichen: { $step ->
    [roll] Der Zufall würfelt.
    [draw] Der Zufall zieht einen Teppich.
    [over] Die Partie ist zu Ende.
   *[other] Es gibt nur eine Möglichkeit.
}
rollout-what = Nenne eine Aufzeichnung oder mit --position eine Stellung.
rollout-step-alone = --step braucht einen Zug: Nenne ihn mit --turn.
rollout-no-decision = { $step ->
    [turn] In Zug { $turn } hat niemand Assam gedreht.
    [lay] In Zug { $turn } hat niemand einen Teppich gelegt.
    [steer] In Zug { $turn } hat niemand Assam für den nächsten Zug gedreht.
   *[any] In Zug { $turn } hatte niemand eine Wahl.
}
rollout-turn = Zug { $turn }: { $sentence }
rollout-choice = Möglichkeit
rollout-behind = Rückstand
rollout-played = gespielt
rollout-stopped = { $games ->
    [0] Abgebrochen, bevor eine Partie zu Ende war.
    [one] Abgebrochen nach einer Partie von jeder Möglichkeit aus.
   *[other] Abgebrochen nach { $games } Partien von jeder Möglichkeit aus.
}

## The arena

arena-twice = { $bot } ist zweimal genannt; nenne jeden Bot nur einmal.
arena-alone = Dazu gehören zwei: Nenne noch einen Bot, eine Engine mit --engine oder eins von beiden mit --against.
arena-ms = { $ms } Millisekunden sind keine gültige Bedenkzeit.
arena-sprt = „{ $text }“ sind nicht zwei Gewinnquoten zwischen 0 und 1, die kleinere zuerst, wie 0.5,0.55.
arena-worker-died = Ein Prozess, der Partien spielte, ist abgestürzt, vielleicht weil der Speicher nicht reichte. Die Partien, die vorher fertig waren, zählen trotzdem.
chart-ending = { $file }: Ein Diagramm lässt sich nur als .svg oder .png zeichnen; wähle einen Namen, der so endet.
results-foreign = { $file } enthält keine Ergebnisse einer Arena. Die Datei wurde nicht verändert.
results-differ = { $file } enthält die Ergebnisse eines anderen Wettkampfs: { $setting } ist dort { $found } und hier { $wanted }.
results-line = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Das ist nicht die nächste Runde: { $text }
results-busy = In { $file } schreibt gerade ein anderer Prozess.
bot-illegal = Gewählt wurde „{ $action }“, was dort nicht erlaubt ist.
bot-raised = Abbruch mit { $error }
arena-getting-ready = wird vorbereitet
arena-progress = Partien
arena-speed = { $rate }/s
arena-title = { games } mit { $players } Spielern
arena-bot = Bot
arena-against = Gegen
arena-rating = Wertung
arena-ratings = Wertung nach Zahl der Spieler
arena-wins = Siege
arena-interval = 95-%-Intervall
arena-margin = Vorsprung
arena-median = ms, Median
arena-slow = ms, 99 %
arena-games = Partien
arena-even = Wer gegen wen gewinnt ({ $share } wäre ausgeglichen)
arena-range = { $low } bis { $high }
arena-several = { $count } × { $bot }
arena-verdict =
    { $bot } gegen { $others }: { $verdict ->
        [H1] Die Gewinnquote ist eher { $high } als { $low } (H1 angenommen).
        [H0] Die Gewinnquote ist eher { $low } als { $high } (H0 angenommen).
       *[open] Noch nicht entschieden zwischen { $low } und { $high }.
    } LLR { $llr } im Bereich { $below } bis { $above }, { $rounds ->
        [one] eine Runde.
       *[other] { $rounds } Runden.
    }
arena-ladder-holds = Die Rangfolge stimmt: Jeder Bot schlägt den nächstschwächeren, mit 95 % Sicherheit.
arena-ladder-open = Noch nicht mit 95 % Sicherheit geklärt: { $pairs }
arena-over = { $bot } vor { $other }
arena-gave-up = { $bot } musste in { games } aufgeben. Das erste Mal: { $problem }
arena-stopped = Abgebrochen nach { games }. Mit --out FILE kann ein Lauf später weitergehen.
arena-stopped-kept = Abgebrochen nach { games }. Mit demselben Befehl geht es weiter.
arena-chart = Das Diagramm ist gespeichert in { $file }
arena-chart-title = { games } mit { $players } Spielern
chart-wins = Gewinnquote mit ihrem 95-%-Vertrauensbereich
chart-even = ausgeglichen
chart-rating = Wertung { $rating }
chart-matrix = Siege der Zeile
chart-matrix-rest = Siege der Zeile, allein

## Luck and skill: marrakech analyse

analyse-depth = „{ $text }“ ist keine Tiefe; möglich sind quick, normal und deep.
analyse-one-file = { $option } geht nur mit einer einzigen Aufzeichnung.
analyse-no-turns = Die Aufzeichnung hat noch keinen Zug, der sich analysieren ließe.
analyse-annotated-long = Mit ihren Kommentaren wäre die Aufzeichnung länger als { $longest } Zeichen, darum wurde sie nicht geschrieben.
analyse-progress = Züge
analyse-stopped = Abgebrochen nach { $done } von { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
}.
analyse-annotated = Die Aufzeichnung mit Kommentaren ist gespeichert in { $file }
analyse-title = { $file }, beurteilt von { $evaluator } ({ $depth })
analyse-luck = { $name }: Der Würfel hat { $luck } eingebracht.
analyse-not-over = Die Partie ist nicht zu Ende: Als Ergebnis gilt die Gewinnchance in der letzten Stellung.
analyse-gave-up = { $name } hat aufgegeben. Was das gekostet hat, steckt in den eigenen Fehlern, zählt aber nicht als Entscheidung.
analyse-errors = Was Entscheidungen gekostet haben
analyse-kind = Entscheidung
analyse-step = { $step ->
    [turn] Assam drehen
    [steer] für den nächsten Zug drehen
   *[lay] Teppich legen
}
analyse-error-each = Je Entscheidung
analyse-largest = Die größten Fehler, und was besser war
analyse-turn = Zug
analyse-played = Gespielt
analyse-better = Besser
analyse-chance = Gewinnchance
analyse-error = Fehler
analyse-rolls = Die Würfe mit dem meisten Glück und dem meisten Pech
analyse-rolled = Wurf
analyse-luck-column = Glück
analyse-turns = Zug für Zug, mit den Chancen aller nach jedem Zug
analyse-actions = Aktionen
analyse-comment-error = { $grade ->
    [slip] Ungenauigkeit
    [mistake] Fehlgriff
   *[blunder] Patzer
} ({ $error }). Besser: { $better }, mit einer Chance von { $chance } statt { $instead }.
analyse-comment-judged = Analysiert von { $evaluator } ({ $depth })
analyse-comment-luck = Glück: { $luck }
analyse-profiles = Was die Einzelnen gewonnen haben
analyse-games = Partien
analyse-interval = 95-%-Intervall
analyse-profile-errors = Was eine Entscheidung gekostet hat
analyse-all = Alle
analyse-phase = { $phase ->
    [opening] Anfang
    [middle] Mitte
   *[end] Ende
}
analyse-profile-words = Fehler je 100 Entscheidungen, nach Größe
analyse-unfinished = In den Profilen fehlen Partien, die nicht zu Ende sind: { $count }
analyse-abandoned = In den Profilen fehlen Partien, in denen jemand aufgegeben hat: { $count }

## Measuring this machine

bench-ready = Wird vorbereitet; beim ersten Mal wird kompiliert
bench-import = Laden der Bibliothek, ms
bench-load = Laden des kompilierten Rechenkerns, ms
bench-first-move = Vom Kaltstart bis zur ersten Entscheidung des Meisters, ms
bench-rules-games = Zufallspartien über die Regeln, ein Prozessorkern, pro Sekunde
bench-kernel-games = Zufallspartien im Rechenkern, ein Prozessorkern, pro Sekunde
bench-kernel-turns = Züge im Rechenkern, ein Prozessorkern, pro Sekunde
bench-kernel-everywhere = Zufallspartien im Rechenkern, alle Prozessorkerne, pro Sekunde
bench-nodes = Stellungen, die der Meister ansieht, pro Sekunde
bench-decision = Eine Entscheidung des Bots { $bot }, ms
bench-machine = { $cpu }, { $cores ->
    [one] ein Prozessorkern
   *[other] { $cores } Prozessorkerne
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Abgebrochen. Das wurde bis dahin gemessen.
bench-child = Ein Prozess, der gemessen wurde, ist gescheitert: { $problem }

## Running a server

serve-ready = Marrakech läuft unter { $link }
serve-lan = Im lokalen Netz: { $link }
serve-data = { $file } kann nicht zum Speichern der Partien dienen: { $reason }
serve-host = „{ $host }“ ist keine Adresse dieses Rechners: { $reason }
serve-stop = Mit Strg-C beendest du den Server. Alle Partien werden gespeichert in { $file }
serve-port = Port { $port } ist belegt oder darf nicht benutzt werden: { $reason }
serve-only-here = Nur dieser Rechner hat Zugriff; mit --host 0.0.0.0 hat ihn auch das lokale Netz.
open-already = Marrakech läuft schon unter { $link }
open-other = Marrakech läuft schon unter { $link }, mit einem anderen Host oder einer anderen Datei. Beende es erst oder wähle einen anderen Port.
open-browser = Es öffnet sich gleich in deinem Browser. Wenn nicht, folge dem Link.
open-yourself = Öffne den Link in einem Browser.

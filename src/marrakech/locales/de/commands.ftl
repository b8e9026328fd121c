### German: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: Diese Datei gibt es nicht.
file-is-folder = { $file } ist ein Ordner.
file-not-text = { $file }: kein Text in UTF-8 (Byte { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } ist größer als { $limit } Megabyte; eine Aufzeichnung ist viel kleiner.
file-exists = { $file } ist schon da und wird nicht überschrieben.
file-unreadable = { $file } kann nicht gelesen werden: { $reason }
file-unwritable = { $file } kann nicht geschrieben werden: { $reason }
of-file = { $file }: { $problem }
error = Fehler: { $problem }
turn-beyond = Die Aufzeichnung hat keinen Zug { NUMBER($turn, useGrouping: 0) }; sie endet mit Zug { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } Bots brauchen { $bots } Plätze; es spielen nur { $players } mit.
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
passed-over = Übergangen: { $problem }
language-unknown = Die Sprache „{ $text }“ gibt es hier nicht. Es gibt: { $languages }.
section-unknown = Die Regeln haben keinen Teil „{ $text }“. Es gibt: { $sections }.
resume-alone = Eine fortgesetzte Partie behält ihre Spieler und ihre Regeln; lass { $option } weg.

## The store

store-full = { $file }: Der Datenträger ist voll, also kann nichts Neues aufbewahrt werden. Was bestätigt wurde, ist sicher; schaffe etwas Platz und mach weiter.
store-locked = { $file } wird von einem anderen Server oder einem anderen Programm benutzt.
store-broken = { $file } ist beschädigt oder war nie ein Speicher für Tische ({ $reason }). „marrakech check-store“ zeigt, welche Tische unversehrt sind; mit --rescue kopiert der Befehl sie in eine neue Datei.
store-gone = { $file } wurde gelöscht, verschoben oder ersetzt, während der Server damit arbeitete. Bis genau diese Datei wieder da ist, wird nichts Neues aufbewahrt.
store-newer = { $file } stammt von einem neueren marrakech (Version { $found } des Speichers; hier bekannt: bis { $known }).
store-behind = { $file } ist älter als { $copy }: In dieser geretteten Kopie ist etwas, das in der Datei fehlt. Starte mit der Kopie (--data), oder verschiebe sie an einen anderen Ort, um mit dem älteren Stand weiterzumachen.
store-unreadable = { $file } lässt sich nicht öffnen, lesen oder schreiben: { $reason }
store-closed = { $file } ist geschlossen: Der Server wird gerade beendet.
store-none = { $file } ist kein Speicher für Tische, oder schon der Anfang der Datei ist beschädigt.
check-store-whole = { $file } ist unversehrt: { $count ->
    [one] ein Tisch.
   *[other] { $count } Tische.
}
check-store-damaged = { $file } ist beschädigt. { $count ->
    [one] Die Datei enthält einen Tisch,
   *[other] Die Datei enthält { $count } Tische,
} { $whole ->
    [0] unversehrt ist keiner.
    [one] unversehrt ist einer.
   *[other] unversehrt sind { $whole }.
}
check-store-structure = { $file }: { $reason }
check-store-table = Tisch { $table }: { $problem ->
    [checksum] Ereignis { $number } ist nicht so, wie es geschrieben wurde.
    [gap] Ereignis { $number } fehlt.
    [fold] Ereignis { $number } ergibt keinen Sinn.
   *[summary] Alle Ereignisse sind unversehrt, aber in den Listen steht über diesen Tisch etwas anderes.
}
check-store-rescued = { $count ->
    [one] Ein unversehrter Tisch wurde kopiert nach { $file }
   *[other] { $count } unversehrte Tische wurden kopiert nach { $file }
}
backup-done = Die Tische aus { $source } sind kopiert nach { $target }

## Drawing a position

seat-name = Platz { $seat }
to-move = ▶
column-player = Name
column-rugs = Teppiche
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
rules-default = Standard
legal-heading = Erlaubt: { $actions }
chance-heading = Zufall: { $actions }

## Playing in the terminal

ask-players = Wie viele spielen mit?
ask-bots = Wie viele davon sind Bots?
ask-level = Wie stark? { $levels }
ask-name = Wie heißt Spieler { $number }?
ask-number-again = Bitte eine Zahl von { $low } bis { $high }.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Spieler { $number }
welcome = Marrakech im Terminal. Mit ? bekommst du jederzeit Hilfe, mit Strg-C hörst du auf: Die Partie wird nach jeder Aktion gespeichert.
bots-getting-ready = Die Bots machen sich bereit. Beim allerersten Mal dauert das eine halbe Minute.
welcome-back = Willkommen zurück: Zug { $turn }. Mit ? bekommst du jederzeit Hilfe.
saved-at = Die Aufzeichnung liegt in { $file }
prompt-turn = { $name }, wohin? { $choices }
choice-left = { $facing } links
choice-straight = { $facing } geradeaus
choice-right = { $facing } rechts
prompt-throw = Assam blickt nach { facing }. Enter würfelt; mit { $others } lässt er sich noch drehen.
prompt-roll = { $name }: Enter würfelt.
prompt-lay = { $name }, wohin kommt der { $letter ->
    [r] rote
    [b] blaue
    [y] gelbe
   *[g] grüne
} Teppich? Gib eine Nummer oder die Felder ein.
prompt-confirm-lay = { $action }? Enter legt den Teppich; eine andere Eingabe ändert es.
prompt-confirm-steer = Assam blickt dann für { $next } nach { facing }. Enter bestätigt; eine andere Richtung ändert es.
stars-paid = Die Sterne zeigen die Fläche, für die gezahlt wurde.
prompt-must-return = { $name }: Hier lässt sich kein Teppich legen. Enter legt einen zurück in die Schachtel.
not-understood = „{ $text }“ steht nicht zur Wahl. Mit ? bekommst du Hilfe.
help-facing = N E S W      dreht Assam dorthin (E = Osten); fest ist es erst mit dem Wurf
help-lay = 1 2 3 … oder d4d5   wählt einen Teppich; fest ist es erst, wenn Enter bestätigt
help-position = position     zeigt die Stellung als Text
help-log = log          zeigt die bisherige Aufzeichnung
help-save = save FILE    speichert eine Kopie der Aufzeichnung in FILE
help-give-up = give up      gibt die Partie auf (mit Rückfrage)
help-quit = q oder quit  hört hier auf; später geht es weiter
ask-give-up = { $name }, wirklich aufgeben? Dann tippe ja.
yes = ja
gave-not-up = Niemand hat aufgegeben.
copy-saved = Eine Kopie liegt in { $file }
goodbye-early = Es wurde keine Partie begonnen.
goodbye = Unterbrochen. Weiter geht es mit: { $command }
save-trouble = Die Aufzeichnung ließ sich nicht speichern: { $problem } Die Partie geht weiter und wird mit der nächsten Aktion gespeichert.
not-saved = Die letzten Aktionen sind nicht gespeichert: { $problem }
over-heading = Die Partie ist nach { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
} zu Ende.
resume-over = Diese Partie ist zu Ende; mit „marrakech replay“ gehst du sie Schritt für Schritt durch.

## Other commands

list-number = { $number }.
verify-fine = { $file }: in Ordnung. { $count ->
    [0] Noch wurde nichts gewürfelt oder gezogen.
    [one] Der eine Wurf oder gezogene Teppich folgt aus den Seeds.
   *[other] Alle { $count } Würfe und gezogenen Teppiche folgen aus den Seeds.
}
verify-promised = { $file }: { $promised ->
    [all] Die Seeds aller Mitspielenden passen zu ihren Zusagen in der Aufzeichnung. Ob die Zusagen gemacht wurden, bevor der erste Seed gezeigt wurde, kann nur ein Gerät sagen, das sie am Tisch festgehalten hat.
    [some] Einige Plätze haben ihren Seed offen und ohne Zusage angegeben ({ $seats }); alle anderen Seeds passen zu ihren Zusagen in der Aufzeichnung. Ob die Zusagen gemacht wurden, bevor der erste Seed gezeigt wurde, kann nur ein Gerät sagen, das sie am Tisch festgehalten hat.
   *[none] Kein Platz hat seinen Seed zugesagt, bevor er gezeigt wurde: Wer mitspielte und zugleich den Server betrieb, hätte die Würfe bestimmen können.
}
check-fine = { $file }: in Ordnung. { turns }, { $result }
replay-prompt = Enter geht weiter, b zurück, eine Zahl springt zu einem Zug, q hört auf
replay-start = Vor der ersten Aktion
replay-turn = Zug { $turn } von { $last }: { $line }
replay-comment = „{ $text }“
replay-end = Hier endet die Aufzeichnung.
edition-column = Ausgabe
edition-source = Regelheft
edition-options = Optionen
edition-box = Teppiche
edition-starter = Beginnt
edition-default-rules = Standard
edition-footer = Eine Option in (Klammern) ist gesetzt, weil das Regelheft nichts dazu sagt; alle anderen stehen darin.
starter = { $who ->
    [random] das Los
    [morocco] wer zuletzt in Marokko war
    [youngest] wer am jüngsten ist, oder das Los
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
simulate-title = { games } mit { $players } Spielern, zufällig gespielt
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
engine-crashed = Die Engine „{ $engine }“ hat sich von selbst beendet ({ $detail }).
engine-hung = Die Engine „{ $engine }“ hat nicht rechtzeitig geantwortet. { $detail }
engine-flooded = Die Engine „{ $engine }“ hat viel zu viel gesagt: { $detail }
engine-junk = Die Engine „{ $engine }“ hält sich nicht an das Engine-Protokoll: { $detail }
engine-illegal = Die Engine „{ $engine }“ hat etwas gewählt, was nicht erlaubt ist: { $detail }
bot-needs-engine = Einen Bot „{ $name }“ gibt es hier nicht. Wenn es eine Engine ist, gib ihren Befehl mit --engine an.
engine-line = „{ $text }“ ist keine Zeile des Engine-Protokolls; in docs/engine-protocol.md stehen alle.
engine-no-position = Es gibt noch keine Stellung, über die sich nachdenken ließe.
engine-no-decision = Hier ist nichts zu entscheiden: { $step ->
    [roll] Es wird gewürfelt.
    [draw] Ein Teppich wird gezogen.
   *[over] Die Partie ist zu Ende.
}
engine-option = Es gibt keine Option „{ $option }“, die „{ $value }“ sein könnte.
engine-bot-failed = Der Bot ist ausgefallen: { $error }
engine-starting = Die Engine „{ $engine }“ wird gestartet …
engine-thinks = Sie denkt gerade nach; halte sie erst an.

## The arena

arena-twice = { $bot } ist zweimal genannt; jeder Bot spielt nur einmal mit.
arena-alone = Dazu gehören zwei: Nenne noch einen Bot, eine Engine mit --engine oder eins von beiden mit --against.
arena-ms = { $ms } Millisekunden sind keine Bedenkzeit.
arena-sprt = „{ $text }“ nennt nicht zwei Gewinnquoten zwischen 0 und 1, die kleinere zuerst, wie 0.5,0.55.
arena-worker-died = Ein Prozess, der gespielt hat, ist abgestürzt, vielleicht weil der Speicher nicht reichte. Was vorher fertig war, zählt.
chart-ending = { $file } ist kein Bild, das sich zeichnen lässt; der Name muss auf .svg oder .png enden.
results-foreign = { $file } enthält keine Ergebnisse einer Arena. Die Datei bleibt, wie sie ist.
results-differ = { $file } enthält die Ergebnisse eines anderen Wettkampfs: { $setting } ist dort { $found } und hier { $wanted }.
results-line = { $file }, Zeile { NUMBER($line, useGrouping: 0) }: Das ist nicht die Runde, die jetzt kommt: { $text }
results-busy = In { $file } schreibt gerade ein anderer Lauf.
bot-illegal = Gewählt wurde „{ $action }“, was dort nicht erlaubt ist.
bot-raised = Abbruch mit { $error }
arena-getting-ready = wird vorbereitet
arena-progress = Partien
arena-speed = { $rate }/s
arena-title = { games } mit { $players } Spielern
arena-bot = Bot
arena-against = Gegen
arena-rating = Wertung
arena-wins = Siege
arena-interval = zu 95 % sicher
arena-margin = Vorsprung
arena-median = ms, Median
arena-slow = ms, 99 %
arena-games = Partien
arena-even = Wer gegen wen gewinnt ({ $share } wäre ausgeglichen)
arena-range = { $low } bis { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } gegen { $others }: { $verdict ->
    [H1] gewinnt eher { $high } als { $low } (H1 angenommen).
    [H0] gewinnt eher { $low } als { $high } (H0 angenommen).
   *[open] noch nicht entschieden zwischen { $low } und { $high }.
} LLR { $llr } im Bereich { $below } bis { $above }, { $rounds ->
    [one] eine Runde.
   *[other] { $rounds } Runden.
}
arena-ladder-holds = Die Rangfolge stimmt: Jeder Bot schlägt den nächstschwächeren, mit 95 % Sicherheit.
arena-ladder-open = Noch nicht mit 95 % Sicherheit geklärt: { $pairs }
arena-over = { $bot } vor { $other }
arena-gave-up = { $bot } musste in { games } aufgeben. Das erste Mal: { $problem }
arena-stopped = Abgebrochen nach { games }. Mit --out FILE kann ein Lauf später weitergehen.
arena-stopped-kept = Abgebrochen nach { games }. Derselbe Befehl macht damit weiter.
arena-chart = Das Diagramm liegt in { $file }
arena-chart-title = { games } mit { $players } Spielern
chart-wins = Gewinnquote mit ihrem 95-%-Vertrauensbereich
chart-even = ausgeglichen
chart-rating = Wertung { $rating }
chart-matrix = Siege der Zeile
chart-matrix-rest = Siege der Zeile, allein

## Measuring this machine

bench-ready = Wird vorbereitet; beim ersten Mal wird kompiliert
bench-import = Laden der Bibliothek, ms
bench-load = Laden des kompilierten Rechenkerns, ms
bench-first-move = Von null bis zur ersten Entscheidung des Meisters, ms
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
serve-data = { $file } kann nicht als Speicher dienen: { $reason }
serve-host = „{ $host }“ ist keine Adresse dieses Rechners: { $reason }
serve-stop = Strg-C beendet ihn. Alle Partien bleiben in { $file }
serve-port = Port { $port } ist belegt oder darf nicht benutzt werden: { $reason }
serve-only-here = Nur dieser Rechner hat Zugriff; --host 0.0.0.0 öffnet es für das lokale Netz.
open-already = Marrakech läuft schon, unter { $link }
open-other = Marrakech läuft schon, unter { $link }, mit einem anderen Host oder einer anderen Datei. Beende es erst oder nenne einen anderen Port.
open-browser = Dein Browser öffnet es. Wenn nicht, folge dem Link.
open-yourself = Öffne den Link in einem Browser.

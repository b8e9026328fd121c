### German: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Du bist dran: Dreh Assam, dann würfle.
    [roll] Du bist dran: Würfle.
    [lay] Leg deinen { $letter ->
        [r] roten
        [b] blauen
        [y] gelben
       *[g] grünen
    } Teppich neben Assam.
    [steer] Dreh Assam für den nächsten Zug.
    [draw] Dein nächster Teppich wird gezogen.
   *[over] Die Partie ist zu Ende.
}
todo-shared = { $step ->
    [turn] { $name }: Dreh Assam, dann würfle.
    [roll] { $name }: Würfle.
    [lay] { $name }: Leg deinen { $letter ->
        [r] roten
        [b] blauen
        [y] gelben
       *[g] grünen
    } Teppich neben Assam.
    [steer] { $name }: Dreh Assam für den nächsten Zug.
    [draw] Der nächste Teppich von { $name } wird gezogen.
   *[over] Die Partie ist zu Ende.
}
todo-other = { $step ->
    [turn] { $name } entscheidet, wohin Assam geht.
    [roll] { $name } würfelt.
    [lay] { $name } sucht eine Stelle für einen { $letter ->
        [r] roten
        [b] blauen
        [y] gelben
       *[g] grünen
    } Teppich.
    [steer] { $name } dreht Assam für den nächsten Zug.
    [draw] Der nächste Teppich von { $name } wird gezogen.
   *[over] Die Partie ist zu Ende.
}
todo-told = { $name } spielt.
todo-told-you = Du spielst.
todo-lent = Ein Bot spielt für { $name }.
todo-getting-ready = { $name } macht sich bereit …
act-roll = Würfeln
act-lay = Teppich legen
act-steer = Assam drehen
act-box = Teppich zurücklegen
act-choose-rug = Zwei Felder wählen
act-choose-facing = Richtung wählen
act-sent = Unterwegs …
act-wait = Die anderen spielen
act-watch = Du schaust zu
skip = Überspringen
action-title = Was zu tun ist

## Hints

hint = Tipp
hint-hide = Tipp ausblenden
hint-thinking = Ein Tipp wird gesucht …
hint-warming = Die Bots machen sich bereit. Sobald sie so weit sind, kommt der Tipp.
hint-would-face = { $name } würde Assam nach { facing } schicken.
hint-would-lay = { $name } würde den Teppich auf { $first } und { $second } legen.
hint-chance = { $times ->
    [0] Damit gewinnt man so gut wie nie.
    [one] Damit gewinnt man eine von 100 Partien.
   *[other] Damit gewinnt man { $times } von 100 Partien.
}
hint-choices = Die besten Möglichkeiten

## What happened besides

did-run-out = { $name } scheidet aus: Die Zeit ist abgelaufen.
did-break-rules = { $name } hat die Regeln gebrochen und scheidet aus.
did-fail = { $reason ->
    [engine-not-started] { $name } ließ sich nicht starten und scheidet aus.
    [engine-hung] { $name } hat nicht geantwortet und scheidet aus.
    [engine-flooded] { $name } hat viel zu viel gesagt und scheidet aus.
    [engine-junk] { $name } hat Unverständliches gesagt und scheidet aus.
    [engine-illegal] { $name } wollte etwas Verbotenes und scheidet aus.
   *[engine-crashed] { $name } ist abgestürzt und scheidet aus.
}
did-sit = { $name } nimmt Platz.
did-vacate = Platz { $seat } ist wieder frei.
did-seat-bot = Auf Platz { $seat } setzt sich ein Bot.
did-start = Die Partie beginnt.
did-stand-in = { $reason ->
    [time] Bei { $name } ist die Zeit abgelaufen; ein Bot spielt weiter.
   *[absent] { $name } ist nicht da; ein Bot spielt weiter.
}
did-come-back = { $name } ist wieder da.
did-move = { $name } spielt auf einem anderen Gerät weiter.
did-hold = Der Server war eine Weile weg. Nichts ging verloren.
did-cancel = Der Tisch wurde aufgelöst.
log-face = Richtung { facing }
log-steer = dreht Assam nach { facing }
log-roll = würfelt { $slippers }, nach { $square }
log-pay = zahlt { dirhams } an { $owner }
log-pay-part = hat nur { dirhams } für { $owner }
log-go-out = scheidet aus
log-lay = legt { $letter ->
    [r] Rot
    [b] Blau
    [y] Gelb
   *[g] Grün
} auf { $first } und { $second }
log-return = legt einen Teppich zurück
log-draw = als Nächstes: { colour }
log-title = Verlauf
log-empty = Noch nichts. Gleich beginnt der erste Zug.
side-title = Verlauf und Tisch

## Seats

seats-title = Plätze
seat-open = Freier Platz { $seat }
seat-rugs = { $count ->
    [one] { $count } { $letter ->
        [r] roter
        [b] blauer
        [y] gelber
       *[g] grüner
    } Teppich übrig
   *[other] { $count } { $letter ->
        [r] rote
        [b] blaue
        [y] gelbe
       *[g] grüne
    } Teppiche übrig
}
seat-next = (als Nächstes)
seat-score = { dirhams } und { $squares ->
    [one] { $squares } sichtbares Feld
   *[other] { $squares } sichtbare Felder
} ergeben { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
seat-out-mark = ausgeschieden
mark-you = du
mark-bot = Bot
mark-lent = Bot spielt
mark-away = weg
bot-called = { $bot ->
    [random] Neuling
    [novice] Anfänger
    [greedy] Lehrling
    [merchant] Händler
    [master] Meister
   *[other] Bot { $bot }
}
bot-lettered = { $bot ->
    [random] Neuling { $letter }
    [novice] Anfänger { $letter }
    [greedy] Lehrling { $letter }
    [merchant] Händler { $letter }
    [master] Meister { $letter }
   *[other] Bot { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Spielt rein zufällig.
    [novice] Spielt jedes zweite Mal gut.
    [greedy] Schaut einen Zug voraus, auf Punkte.
    [merchant] Wägt ab, was jede Wahl später bringt.
    [master] Am stärksten: schaut am weitesten voraus.
   *[other] Spielt auf eigene Art.
}
watchers = { $watchers ->
    [one] Eine Person schaut zu.
   *[other] { $watchers } Personen schauen zu.
}
you-watch = { $others ->
    [0] Du schaust zu.
    [one] Außer dir schaut noch eine Person zu.
   *[other] Außer dir schauen noch { $others } Personen zu.
}
time-short = Noch zehn Sekunden.

## A square that was asked about

area-price = Diese { $letter ->
    [r] rote
    [b] blaue
    [y] gelbe
   *[g] grüne
} Fläche aus { $squares ->
    [one] einem Feld
   *[other] { $squares } Feldern
} gehört { $owner }. Wer sonst hier stehen bleibt, zahlt { dirhams }.
area-free = Diese { $letter ->
    [r] rote
    [b] blaue
    [y] gelbe
   *[g] grüne
} Fläche aus { $squares ->
    [one] einem Feld
   *[other] { $squares } Feldern
} kostet nichts: { $owner } ist ausgeschieden.

## The board’s words

board-label = Der Markt
board-square = { $square }, { $colour ->
    [bare] leer
    [r] roter Teppich
    [b] blauer Teppich
    [y] gelber Teppich
   *[g] grüner Teppich
}{ $assam ->
    [here] , hier steht Assam
   *[no] {""}
}
board-facing = Assam nach { facing } drehen
board-lay = Ein Teppich auf { $first } und { $second }
board-die = Der Würfel zeigt { $slippers ->
    [one] einen Pantoffel
   *[other] { $slippers } Pantoffeln
}

## The line

line-connecting = Verbindung wird hergestellt …
line-slow = Die Verbindung ist langsam …
line-back = Die Verbindung ist wieder da.
line-lost = Seit { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} keine Verbindung. Neue Versuche laufen; nichts ist verloren.
line-lost-kept = Seit { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} keine Verbindung. Dein Zug bleibt gespeichert und wird gesendet, sobald sie wieder da ist.
bot-played = Während du weg warst, hat ein Bot für dich gespielt. Du bist wieder dabei.
bot-plays-for-you = Ein Bot spielt für dich.
play-myself = Selbst weiterspielen
away-long = { $name } ist schon eine Weile weg.
away-wait = Warten
away-bot = Bot spielen lassen

## Before the game

gathering-title = Warten auf die anderen
gathering-title-full = Alle sind da
gathering-title-guest = Gleich beginnt eine Partie
gathering-open = { $open ->
    [one] Ein Platz ist noch frei. Die Partie beginnt, wenn er besetzt ist.
   *[other] { $open } Plätze sind noch frei. Die Partie beginnt, wenn sie besetzt sind.
}
gathering-awaited = Die Partie beginnt von selbst, sobald alle diese Seite geöffnet haben. Noch nicht da: { $names }.
gathering-unready = Die Partie kann beginnen, sobald alle diese Seite geöffnet haben. Noch nicht da: { $names }.
gathering-full = { $host ->
    [you] Starte, wann immer du willst.
   *[other] Wer den Tisch eröffnet hat, startet die Partie.
}
invite-title = Lade deine Freunde ein
invite-text = Schick ihnen diesen Link, oder lass sie den Code scannen. Wer ihn öffnet, kann Platz nehmen; ein Konto braucht niemand.
invite-link = Link zu einem Platz
invite-qr = QR-Code des Links zu einem Platz
invite-message = Lust auf eine Partie Marrakech mit mir?
invite-here-only = { $host } ist eine Adresse nur für diesen Rechner. Um andere hereinzulassen, starte den Server so und öffne das Spiel unter der eigenen Adresse dieses Rechners:
invite-renew = Neuen Link erstellen
invite-renewed = Es gibt jetzt einen neuen Link. Der alte öffnet keinen Platz mehr.
invite-host-has-it = Wer diesen Tisch eröffnet hat, hat den Link, der einen Platz öffnet.
watch-title = Jemand will nur zuschauen?
watch-link = Link zum Zuschauen
watching-gathering = Du schaust zu. Um mitzuspielen, bitte um den Link, der einen Platz öffnet.
watching-full = Alle Plätze sind besetzt. Du kannst zuschauen; wenn jemand aufsteht, kannst du hier Platz nehmen.
join-late = Wenn einer dieser Plätze dir gehört, hol ihn von dem Gerät hierher, an dem du Platz genommen hast: Wähle dort unter „{ this-table }“ den Punkt „{ move-seat }“.
your-name = Dein Name
player-numbered = Spieler { $seat }
sit-down = Platz nehmen
seat-bot = Bot setzen
which-bot = Welcher Bot
remove = Entfernen
remove-name = { $name } entfernen
leave-seat = Aufstehen
start-game = Partie starten
cancel-table = Tisch auflösen
cancel-title = Diesen Tisch auflösen?
cancel-text = Niemand kann hier mehr Platz nehmen, und der Link funktioniert nicht mehr.
cancel-no = Behalten

## This table

this-table = Dieser Tisch
rules-on = Regeln
rules-edition = Ausgabe: { $edition }
rules-usual = Die üblichen Regeln.
rules-bankruptcy-play-on = Wer nicht alles zahlen kann, zahlt, was da ist, und spielt weiter.
rules-steering-after-must = Die Variante: erst würfeln; nach dem Legen muss Assam für den nächsten Zug nach links oder rechts gedreht werden.
rules-steering-after-may = Die Variante: erst würfeln; nach dem Legen darf Assam für den nächsten Zug gedreht werden.
rules-area-owner = Zu einer Fläche zählen beide Farben derselben Person.
rules-whole-nobody = Kein ganzer Teppich darf auf einmal bedeckt werden, auch kein eigener.
rules-halves-colours = Ein Teppich bedeckt nie zwei Felder derselben Farbe.
rules-pile-alternating = Zu zweit wechseln sich die Farben im Stapel ab.
rules-stock-15 = Zu zweit hat jeder 15 Teppiche einer Farbe.
rules-tie-shared = Bei Gleichstand wird der Sieg geteilt.
rules-clock-none = Ohne Uhr.
rules-clock-turn = { $seconds ->
    [one] { $seconds } Sekunde pro Zug.
   *[other] { $seconds } Sekunden pro Zug.
} { $timeout ->
    [bot] Läuft die Zeit ab, spielt ein Bot weiter.
   *[out] Läuft die Zeit ab, scheidet man aus.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } Minute für die ganze Partie
   *[other] { $minutes } Minuten für die ganze Partie
}{ $increment ->
    [0] .
    [one] , und { $increment } Sekunde mehr nach jedem Zug.
   *[other] , und { $increment } Sekunden mehr nach jedem Zug.
} { $timeout ->
    [bot] Läuft die Zeit ab, spielt ein Bot weiter.
   *[out] Läuft die Zeit ab, scheidet man aus.
}
read-rules = Regeln lesen
fair-title = Fairer Würfel
fair-text = Jeder Wurf folgt aus einem Geheimnis des Servers und aus einem Seed von jedem Platz. Das Geheimnis ist schon vor der Partie zugesagt, siehe unten. Nach der Partie wird es gezeigt, und jeder Wurf lässt sich prüfen.
fair-seats = Auch die Plätze sagen ihre Seeds zu. Deine Seite zeigt deinen von selbst, sobald alle Zusagen da sind: So kann niemand einen Seed wählen, der zu denen der anderen passt.
fair-hash = Zugesagter Hash des Seeds von { $name } (SHA-256)
fair-commitment = Die Zusage des Servers (SHA-256)
fair-seed = Seed von { $name }
fair-change = Deinen Seed ändern
fair-change-name = Seed von { $name } ändern
fair-change-do = Ändern
fair-salted = Zufällige Zeichen kommen dazu, damit niemand den Seed aus seinem Hash erraten kann.
fair-changed = Dein Seed ist geändert.
move-seat = Auf anderem Gerät spielen
move-seat-name = { $name } auf ein anderes Gerät bringen
move-seat-title = Nimm deinen Platz mit
move-seat-text = { $minutes ->
    [one] Öffne diesen Link innerhalb einer Minute auf dem anderen Gerät. Er funktioniert einmal, dann ist der Platz dort und nicht mehr hier.
   *[other] Öffne diesen Link innerhalb von { $minutes } Minuten auf dem anderen Gerät. Er funktioniert einmal, dann ist der Platz dort und nicht mehr hier.
}
move-seat-link = Link für das andere Gerät
move-seat-qr = QR-Code des Links für das andere Gerät
claim-title = Auf diesem Gerät spielen?
claim-text = Dieser Link bringt einen Platz auf dieses Gerät. Das Gerät, von dem er kommt, kann dann nur noch zuschauen.
claim-yes = Hier spielen
claim-no = Nur zuschauen
seat-claimed = Der Platz gehört jetzt dir. Spiel weiter.
give-up = Aufgeben
give-up-name = Für { $name } aufgeben
give-up-title = Die Partie aufgeben?
give-up-text = Du scheidest aus, deine Dirhams gehen zurück an die Bank, und deine Teppiche zählen für niemanden. Die anderen spielen weiter.
give-up-no = Weiterspielen

## The end

you-win = Du gewinnst!
standings-title = Endstand
standings-rank = Rang
standings-name = Name
standings-dirhams = Dirham
standings-squares = Felder
standings-points = Punkte
standings-plus = + { $squares }
standings-out = { $why ->
    [time] Zeit abgelaufen
    [rules] Regeln gebrochen
    [engine] ausgefallen
    [gave-up] aufgegeben
   *[poor] konnte nicht zahlen
}
chart-title = Punkteverlauf
chart-turn = Zug
chart-as-table = Dasselbe als Tabelle
rematch = Noch eine Partie
rematch-join = Nächste Partie mitspielen
rematch-wanted = Die anderen wollen noch eine Partie.
rematch-watch = Die nächste Partie wird vorbereitet.
watch-next = Nächster Partie zuschauen
replay-game = Noch einmal ansehen
download-record = Aufzeichnung herunterladen
share = Teilen
share-title = Ergebnis teilen
share-text = Text und Link
share-result = Marrakech: { $result }
dice-check = Würfel prüfen
dice-checking = Wird geprüft …
dice-fine = { $count ->
    [0] Noch wurde nichts gewürfelt oder gezogen.
    [one] Der eine Wurf oder gezogene Teppich folgt aus den Seeds.
   *[other] Alle { $count } Würfe und gezogenen Teppiche folgen aus den Seeds.
}
dice-compared = { $how ->
    [all] Die Zusagen des Servers und aller Plätze sind dieselben, die dieses Gerät festgehalten hat, bevor es seinen eigenen Seed zeigte.
    [server] Die Zusage des Servers ist dieselbe, die dieses Gerät gesehen hat. Zusagen der Plätze hat es nicht festgehalten.
   *[none] Dieses Gerät hat vor der Partie keine Zusage festgehalten, also gibt es nichts, womit sich die Aufzeichnung vergleichen ließe.
}
dice-rounds = { $count ->
    [one] Davor hatte es schon einmal vergeblich einen Seed gezeigt: Die Seeds wurden neu zugesagt.
   *[other] Davor hatte es schon { $count }-mal vergeblich einen Seed gezeigt: Die Seeds wurden neu zugesagt.
}
dice-other-promise = Die Zusage in der Aufzeichnung ist { $found }; an diesem Tisch war sie { $seen }.
dice-seed-lost = Dieses Gerät hat den Seed nicht, der für deinen Platz zugesagt wurde, und für eine neue Zusage ist es zu spät. Öffne diese Seite auf dem Gerät, das ihn hat; sonst kann, wer den Tisch eröffnet hat, einen Bot auf deinen Platz setzen oder den Tisch auflösen.
dice-other-table = Diese Aufzeichnung ist von einem anderen Tisch: { $found }.

## Links, dialogs, pages

copy = Kopieren
copied = Kopiert
copy-by-hand = Der Link ist markiert: Kopiere ihn mit der Tastatur oder dem Finger.
close = Schließen
dialog-no = Nein
table-try-again = Erneut versuchen
to-home = Zur Startseite
table-heading = Marrakech: { $names }
table-loading = Einen Moment: Der Tisch wird gedeckt …
table-gone-title = Diesen Tisch gibt es nicht
table-gone = Der Link ist vielleicht unvollständig, oder der Tisch wurde längst abgeräumt.
table-unreachable-title = Der Server antwortet nicht
table-cancelled-title = Dieser Tisch wurde aufgelöst
table-cancelled = Wer ihn eröffnet hat, hat ihn wieder aufgelöst. Einen neuen eröffnen?
title-your-turn = ● Du bist dran – Marrakech
title-table = Am Tisch – Marrakech

## Help

keys-title = Tasten
key-arrows = Pfeiltasten
key-enter = Enter
key-escape = Esc
keys-arrows = Assam drehen oder von Teppich zu Teppich gehen
keys-enter = würfeln, den Teppich legen
keys-escape = zurücknehmen, was noch nicht entschieden ist; die Animation überspringen
keys-skip = die Animation überspringen
keys-log = Verlauf auf- oder zuklappen
keys-hint = einen Tipp holen oder ausblenden
keys-sounds = Töne an oder aus
keys-help = diese Hilfe
keys-touch = Mit Finger oder Maus: Tippe auf ein Feld, um dort einen Teppich zu sehen, und noch einmal für den nächsten. Die andere Hälfte des Teppichs oder die Schaltfläche legt ihn. Tippst du auf irgendeinen Teppich, erfährst du, was es kostet, dort stehen zu bleiben.

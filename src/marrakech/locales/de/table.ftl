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
todo-playing = { $name } spielt.
todo-playing-you = Du spielst.
todo-lent = Ein Bot spielt für { $name }.
todo-getting-ready = { $name } macht sich bereit …
act-roll = Würfeln
act-lay = Teppich legen
act-steer = Assam drehen
act-box = Teppich zurücklegen
act-choose-rug = Zwei Felder wählen
act-choose-facing = Richtung wählen
act-sent = Wird gesendet …
act-wait = Die anderen spielen
act-watch = Du schaust zu
skip = Überspringen
action-title = Was zu tun ist

## Hints

hint = Tipp
hint-hide = Tipp ausblenden
hint-thinking = Ein Tipp wird gesucht …
hint-warming = Die Bots machen sich bereit. Sobald sie so weit sind, erscheint dein Tipp.
hint-would-face = { $name } würde Assam nach { facing } schicken.
hint-would-lay = { $name } würde den Teppich auf { $first } und { $second } legen.
hint-chance =
    { $times ->
        [0] Mit dieser Wahl gewinnt man so gut wie nie.
        [one] Mit dieser Wahl gewinnt man eine von 100 Partien.
       *[other] Mit dieser Wahl gewinnt man { $times } von 100 Partien.
    }
hint-choices = Die besten Möglichkeiten

## Taking back the last rug, round one device

undo = Zurücknehmen
undo-help = Den letzten Teppich zurücknehmen (geht nur, bis Assam wieder gedreht wird)
did-undo = { $name } nimmt den letzten Teppich zurück.
keys-undo = den letzten Teppich zurücknehmen (wenn alle an einem Gerät spielen)

## What happened besides

did-run-out = { $name } scheidet aus: Die Zeit ist abgelaufen.
did-break-rules = { $name } hat die Regeln gebrochen und scheidet aus.
did-fail =
    { $reason ->
        [engine-not-started] { $name } ließ sich nicht starten und scheidet aus.
        [engine-hung] { $name } antwortet nicht mehr und scheidet aus.
        [engine-flooded] { $name } hat zu viel Text gesendet und scheidet aus.
        [engine-junk] { $name } hat Unlesbares gesendet und scheidet aus.
        [engine-illegal] { $name } hat einen unerlaubten Zug gemacht und scheidet aus.
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
did-move = { $name } spielt jetzt auf einem anderen Gerät.
did-hold = Der Server war eine Weile ausgefallen. Nichts ging verloren.
did-cancel = Der Tisch wurde aufgelöst.
log-face = Richtung { facing }
log-steer = dreht Assam für den nächsten Zug nach { facing }
log-roll = würfelt { $slippers }, Assam nach { $square }
log-pay = zahlt { dirhams } an { $owner }
log-pay-part = zahlt nur { dirhams } an { $owner }
log-go-out = scheidet aus
log-lay = legt { $letter ->
    [r] Rot
    [b] Blau
    [y] Gelb
   *[g] Grün
} auf { $first } und { $second }
log-return = legt einen Teppich zurück in die Schachtel
log-draw = nächster Teppich: { colour }
log-title = Verlauf
log-empty = Noch nichts. Gleich beginnt der erste Zug.
side-title = Verlauf und Tisch

## Looking back at an earlier turn

log-about = Wähle einen Zug, um ihn auf dem Markt zu sehen.
look-title = Ein früherer Zug
look-back = Einen Zug zurück
look-forward = Einen Zug vor
look-return = Zurück zur Partie
look-opened = Du schaust zurück. Mit Esc kommst du wieder zur Partie.
look-returned = Du bist wieder in der Partie.
look-your-turn = Du bist dran.
look-gone-on = Die Partie ist weitergegangen.
keys-look = im Verlauf: von Zug zu Zug gehen; mit Enter einen auf dem Markt ansehen, mit Esc zurück zur Partie

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
bot-called =
    { $bot ->
        [random] Tourist
        [novice] Anfänger
        [greedy] Lehrling
        [merchant] Händler
        [master] Meister
        [champion] Champion
       *[other] Bot { $bot }
    }
bot-lettered =
    { $bot ->
        [random] Tourist { $letter }
        [novice] Anfänger { $letter }
        [greedy] Lehrling { $letter }
        [merchant] Händler { $letter }
        [master] Meister { $letter }
        [champion] Champion { $letter }
       *[other] Bot { $bot } { $letter }
    }
bot-about =
    { $bot ->
        [random] Spielt rein zufällig.
        [novice] Spielt etwa jeden zweiten Zug gut.
        [greedy] Schaut einen Zug voraus und will Punkte.
        [merchant] Wägt ab, was jede Wahl später bringt.
        [master] Schaut weit voraus und ist schwer zu schlagen.
        [champion] Autodidakt und am schwersten zu schlagen.
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

## What a seat says when it is chosen

seat-each-counts = Jeder Dirham ist ein Punkt, ebenso jedes Feld, auf dem ein Teppich dieser Farbe zu sehen ist.
seat-each-counts-two = Jeder Dirham ist ein Punkt, ebenso jedes Feld, auf dem ein Teppich in einer dieser beiden Farben zu sehen ist.
seat-pile-two =
    { $whose ->
        [you] Dein Stapel hat Teppiche in zwei Farben.
       *[other] Dieser Stapel hat Teppiche in zwei Farben.
    }
seat-pile-next = Der nächste Teppich ist { colour }. Alle können ihn sehen.
seat-pile-empty = Alle diese Teppiche sind gelegt.
seat-next-mark = als Nächstes
seat-about-out = Ausgeschieden. Diese Teppiche bleiben auf dem Markt liegen; auf ihnen stehen zu bleiben kostet nichts.
seat-about-away = Weg: Die Seite dieser Partie ist gerade nicht geöffnet.
seat-about-bot = Ein Bot. { bot-about }
seat-about-lent = Hier spielt ein Bot, bis die Person zurück ist. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Reaktionen
react = Etwas sagen
reaction =
    { $reaction ->
        [hello] Hallo!
        [good-luck] Viel Glück!
        [well-played] Gut gespielt!
        [thanks] Danke!
        [ouch] Autsch!
        [laugh] Haha!
        [wow] Wow!
       *[moment] Einen Moment!
    }
did-react = { $name }: { reaction }
did-react-you = Du: { reaction }
did-react-spectator = Jemand schaut zu und ruft: { reaction }
reactions-mute = Reaktionen an diesem Tisch stummschalten
reactions-mute-help = Was andere senden, siehst und hörst du nicht mehr. Selbst senden kannst du weiterhin.

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

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = Deine Fläche: Andere zahlen { dirhams }
price-tag-free = Nichts zu zahlen
price-nudge =
    { $how ->
        [touch] Tippe auf irgendeinen Teppich, um zu sehen, was es kostet, dort stehen zu bleiben.
       *[mouse] Zeig auf irgendeinen Teppich, um zu sehen, was es kostet, dort stehen zu bleiben.
    }

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
board-lay = Teppich auf { $first } und { $second }
board-die = Der Würfel zeigt { $slippers ->
    [one] einen Pantoffel
   *[other] { $slippers } Pantoffeln
}

## The line

line-connecting = Verbindung wird hergestellt …
line-slow = Die Verbindung ist langsam …
line-back = Die Verbindung ist wieder da.
line-lost =
    Seit { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } keine Verbindung. Sie wird neu aufgebaut; nichts ist verloren.
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

## The server is well again

server-recovered = Der Server funktioniert wieder. Du kannst weiterspielen.

## Before the game

gathering-title = Warten auf die anderen
gathering-title-full = Alle sind da
gathering-title-guest = Gleich beginnt eine Partie
gathering-open =
    { $open ->
        [one] Ein Platz ist noch frei. Die Partie beginnt, sobald er besetzt ist.
       *[other] { $open } Plätze sind noch frei. Die Partie beginnt, sobald sie besetzt sind.
    }
gathering-awaited = Die Partie beginnt von selbst, sobald alle diese Seite geöffnet haben. Noch nicht da: { $names }.
gathering-unready = Die Partie kann beginnen, sobald alle diese Seite geöffnet haben. Noch nicht da: { $names }.
gathering-full = { $host ->
    [you] Starte, wann immer du willst.
   *[other] Wer den Tisch eröffnet hat, startet die Partie.
}
invite-title = Lade deine Freunde ein
invite-text = Schick ihnen diesen Link, oder lass sie den Code scannen. Wer ihn öffnet, kann Platz nehmen; ein Konto braucht niemand.
invite-link = Einladungslink
invite-qr = QR-Code des Einladungslinks
invite-message = Lust auf eine Partie Marrakech mit mir?
invite-here-only = { $host } funktioniert nur auf diesem Rechner. Um andere hereinzulassen, starte den Server so und öffne das Spiel unter der Netzwerkadresse dieses Rechners:
invite-renew = Neuen Link erstellen
invite-renewed = Hier ist ein neuer Link. Der alte funktioniert nicht mehr.
invite-host-has-it = Wer diesen Tisch eröffnet hat, hat den Einladungslink.
watch-title = Möchte jemand nur zuschauen?
watch-link = Link zum Zuschauen
watching-gathering = Du schaust zu. Um mitzuspielen, lass dir den Einladungslink geben.
watching-full = Alle Plätze sind besetzt. Du kannst zuschauen; wenn jemand aufsteht, kannst du hier Platz nehmen.
join-late = Wenn einer dieser Plätze dir gehört, hol ihn von dem Gerät hierher, an dem du Platz genommen hast: Wähle dort unter „{ this-table }“ den Punkt „{ move-seat }“.
your-name = Dein Name
player-numbered = Spieler { $seat }
sit-down = Platz nehmen
seat-bot = Bot hinzufügen
which-bot = Welcher Bot
remove = Entfernen
remove-name = Entfernen: { $name }
leave-seat = Aufstehen
start-game = Partie starten
cancel-table = Tisch auflösen
cancel-title = Diesen Tisch auflösen?
cancel-text = Niemand kann hier mehr Platz nehmen, und der Link funktioniert nicht mehr.
cancel-no = Behalten

## An invitation

invited-by = { $name } lädt dich zu einer Partie Marrakech ein
invited-again = { $name } möchte noch eine Partie spielen
invited-new = Neu bei Marrakech?
invited-back = Zurück zur Einladung
seats-taken-title = Alle Plätze sind besetzt
seats-taken-text = Diesmal läuft die Partie ohne dich. Du kannst zuschauen oder deine Freunde um einen neuen Tisch bitten.
seats-taken-watch = Der Partie zuschauen
seats-taken-own = Tisch eröffnen
gathering-away = Gerade weg: { $names }

## The next game with the same players

gathering-title-again = Die nächste Partie
gathering-asked = Eingeladen: { $names }
gathering-here = Schon da: { $names }
mark-asked = eingeladen
invite-again = Link senden

## This table

this-table = Dieser Tisch
rules-on = Regeln
rules-edition = Ausgabe: { $edition }
rules-usual = Die üblichen Regeln.
rules-bankruptcy-play-on = Wer nicht alles zahlen kann, zahlt, was da ist, und spielt weiter.
rules-steering-after-must = Variante: erst würfeln. Nach dem Legen muss Assam für den nächsten Zug nach links oder rechts gedreht werden.
rules-steering-after-may = Variante: erst würfeln. Nach dem Legen darf Assam für den nächsten Zug gedreht werden.
rules-area-owner = Für den Preis zählen beide Farben derselben Person.
rules-whole-nobody = Kein ganzer Teppich darf auf einmal bedeckt werden, auch kein eigener.
rules-halves-colours = Ein Teppich darf nie zwei Felder derselben Farbe bedecken.
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
rules-clock-game =
    { $minutes ->
        [one] { $minutes } Minute pro Person für die ganze Partie
       *[other] { $minutes } Minuten pro Person für die ganze Partie
    }{ $increment ->
        [0] .
        [one] { " " }plus { $increment } Sekunde pro Zug.
       *[other] { " " }plus { $increment } Sekunden pro Zug.
    } { $timeout ->
        [bot] Läuft die Zeit ab, spielt ein Bot weiter.
       *[out] Läuft die Zeit ab, scheidet man aus.
    }
read-rules = Regeln lesen
fair-title = Fairer Würfel
fair-text = Jeder Wurf wird aus dem geheimen Seed des Servers und einem Seed von jedem Platz berechnet. Vor der Partie veröffentlicht der Server den Hash unten, zu dem sein Seed passen muss. Nach der Partie zeigt er seinen Seed, und jeder Wurf lässt sich prüfen.
fair-seats = Auch jede Seite, auf der mitgespielt wird, veröffentlicht einen Hash ihres Seeds und zeigt den Seed von selbst, sobald alle Hashes da sind. So kann niemand einen Seed wählen, der auf die der anderen abgestimmt ist.
fair-hash = Hash des Seeds (SHA-256): { $name }
fair-commitment = Hash des Server-Seeds (SHA-256)
fair-seed = Seed: { $name }
fair-change = Deinen Seed ändern
fair-change-name = Seed ändern: { $name }
fair-change-do = Ändern
fair-salted = Zu deinem Seed kommen zufällige Zeichen hinzu, damit ihn niemand aus seinem Hash erraten kann.
fair-changed = Dein Seed wurde geändert.
move-seat = Auf anderem Gerät spielen
move-seat-name = Auf anderes Gerät bringen: { $name }
move-seat-title = Nimm deinen Platz mit
move-seat-text =
    { $minutes ->
        [one] Öffne diesen Link innerhalb einer Minute auf dem anderen Gerät. Er funktioniert einmal. Dann spielst du dort, und dieses Gerät kann nur noch zuschauen.
       *[other] Öffne diesen Link innerhalb von { $minutes } Minuten auf dem anderen Gerät. Er funktioniert einmal. Dann spielst du dort, und dieses Gerät kann nur noch zuschauen.
    }
move-seat-link = Link für das andere Gerät
move-seat-qr = QR-Code des Links für das andere Gerät
claim-title = Auf diesem Gerät spielen?
claim-text = Dieser Link bringt einen Platz auf dieses Gerät. Das andere Gerät kann dann nur noch zuschauen.
claim-yes = Hier spielen
claim-no = Nur zuschauen
seat-claimed = Du spielst jetzt auf diesem Gerät.
give-up = Aufgeben
give-up-name = Aufgeben: { $name }
give-up-title = Die Partie aufgeben?
give-up-text = Du scheidest aus. Deine Dirhams gehen zurück an die Bank, und deine Teppiche zählen für niemanden mehr.
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
chart-as-table = Als Tabelle zeigen
rematch = Noch eine Partie
rematch-join = Nächste Partie mitspielen
rematch-wanted = Die anderen wollen noch eine Partie.
watch-next = Nächste Partie ansehen
replay-game = Noch einmal ansehen
download-record = Aufzeichnung herunterladen
share = Teilen
share-title = Ergebnis teilen
share-text = Text und Link
share-result = Marrakech: { $result }
dice-check = Würfel prüfen
dice-checking = Wird geprüft …
dice-fine =
    { $count ->
        [one] Der eine Wurf oder gezogene Teppich passt zu den Seeds.
       *[other] Alle { $count } Würfe und gezogenen Teppiche passen zu den Seeds.
    }
dice-compared =
    { $how ->
        [all] Alle veröffentlichten Hashes, der des Servers und die der Plätze, sind dieselben, die dieses Gerät gespeichert hat, bevor es seinen eigenen Seed zeigte.
        [server] Der Hash des Servers ist derselbe, den dieses Gerät gesehen hat. Hashes der Plätze hat es nicht gespeichert.
       *[none] Dieses Gerät hat vor der Partie keinen Hash gespeichert, also gibt es nichts, womit sich die Aufzeichnung vergleichen ließe.
    }
dice-rounds =
    { $count ->
        [one] Davor hatte dieses Gerät schon einmal einen Seed gezeigt, aber die Partie begann nicht; danach wurden alle Seeds ersetzt.
       *[other] Davor hatte dieses Gerät schon { $count }-mal einen Seed gezeigt, aber die Partie begann nicht; danach wurden jedes Mal alle Seeds ersetzt.
    }
dice-other-promise = Der Hash des Servers hat sich geändert. Dieses Gerät hat an diesem Tisch { $seen } gesehen und findet jetzt { $found }.
dice-seed-lost = Dieses Gerät hat den Seed deines Platzes nicht, und für einen neuen ist es zu spät. Öffne diese Seite auf dem Gerät, das ihn hat. Geht das nicht, kann die Person, die den Tisch eröffnet hat, deinen Platz einem Bot geben oder den Tisch auflösen.
dice-other-table = Diese Aufzeichnung ist von einem anderen Tisch: { $found }.

## The end, for the person at this screen

you-share-win = Du teilst dir den Sieg!
over-by-points =
    { $lead ->
        [one]
            Sieg mit einem Punkt Vorsprung: { dirhams } und { $squares ->
                [one] ein Feld
               *[other] { $squares } Felder
            }.
       *[other]
            Sieg mit { $lead } Punkten Vorsprung: { dirhams } und { $squares ->
                [one] ein Feld
               *[other] { $squares } Felder
            }.
    }
over-by-dirhams =
    { $points ->
        [one] Die Dirhams entscheiden, { $most } zu { $next }: { $names } haben je einen Punkt.
       *[other] Die Dirhams entscheiden, { $most } zu { $next }: { $names } haben je { $points } Punkte.
    }
over-shared =
    { $points ->
        [one] Niemand liegt vorn: je ein Punkt.
       *[other] Niemand liegt vorn: je { $points } Punkte.
    }
over-only-one = Nur { $name } ist noch dabei.
over-only-you = Nur du bist noch dabei.
over-others-gave-up = Alle anderen haben aufgegeben.
over-you-close =
    { $lead ->
        [one] So knapp: Dir hat nur ein Punkt gefehlt. Gut gespielt!
       *[other] So knapp: Dir haben nur { $lead } Punkte gefehlt. Gut gespielt!
    }
over-you-equal = So knapp: Nur die Dirhams haben entschieden. Gut gespielt!
over-you-second = Du landest auf Rang zwei. Gut gespielt!
over-you-third = Du landest auf Rang drei. Gut gespielt!
over-you-fourth = Du landest auf Rang vier. Viel Glück beim nächsten Mal!
over-you-lost = Gut gespielt! Der Markt ist offen für die nächste Partie.
over-you-out = Du bist vorzeitig ausgeschieden. Der Markt ist offen für die nächste Partie.

## The points by turn

chart-help = Tippe auf das Diagramm oder nimm die Pfeiltasten, um die Punkte nach jedem Zug zu sehen.
chart-walk = Punkte nach einem Zug
chart-value = Nach Zug { $turn }: { $points }.
chart-value-start = Am Anfang: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = Den Markt nach Zug { $turn } ansehen
chart-watch-start = Den Markt am Anfang ansehen

## Links, dialogs, pages

copy = Kopieren
copied = Kopiert
copy-by-hand = Der Link ist markiert; du kannst ihn jetzt kopieren.
close = Schließen
dialog-no = Nein
table-try-again = Erneut versuchen
to-home = Zur Startseite
table-heading = Marrakech: { $names }
table-loading = Der Tisch wird geöffnet …
table-gone-title = Tisch nicht gefunden
table-gone = Der Link ist vielleicht unvollständig, oder der Tisch wurde entfernt.
table-unreachable-title = Der Server antwortet nicht
table-cancelled-title = Dieser Tisch wurde aufgelöst
table-cancelled = Wer ihn eröffnet hat, hat die Partie abgesagt. Möchtest du einen neuen eröffnen?

## Window titles

title-my-turn = ● Du bist dran
title-playing = Partie läuft
title-gathering = Warten auf die anderen
title-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
title-you-won = Du gewinnst
title-you-share = Du teilst dir den Sieg
title-replay = Rückblick: { $names }

## Help

keys-title = Tastenkürzel
key-arrows = Pfeiltasten
key-enter = Enter, Leertaste
key-escape = Esc
keys-arrows = eine Richtung für Assam oder eine Stelle für deinen Teppich wählen
keys-enter = würfeln oder den gewählten Teppich legen
keys-escape = eine unbestätigte Wahl aufheben oder die Animation überspringen
keys-skip = die Animation überspringen
keys-log = Verlauf auf- oder zuklappen
keys-hint = einen Tipp ein- oder ausblenden
keys-sounds = Töne an- oder ausschalten
keys-help = diese Hilfe zeigen
keys-touch = Mit dem Finger: Tippe auf ein Feld, um dort einen Teppich zu sehen. Tippe noch einmal darauf, um den nächsten zu sehen, oder auf ein Feld daneben, um diese beiden zu wählen. Um den Teppich zu legen, drück die Schaltfläche.

## Help: mouse, arrows and prices

keys-mouse = Mit der Maus: Klick auf einen Teppich, um ihn zu wählen, und noch einmal, um ihn zu legen. Mit einem Doppelklick wählst du ihn nur.
keys-facing = Wenn du auf einen Pfeil tippst oder klickst, dreht sich Assam nur. Um zu würfeln, drück die Schaltfläche.
keys-price = Tippe oder klick auf irgendeinen anderen Teppich, um zu sehen, was es kostet, dort stehen zu bleiben.

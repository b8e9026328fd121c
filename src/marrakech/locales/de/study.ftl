### German: watching a record and setting up a position.

study-again = Erneut versuchen
study-copy-by-hand = Kopiere es von hier

## Watching a record

replay-title = Eine Partie noch einmal ansehen
replay-lead = Jede Partie lässt sich als kurzer Text speichern, als ihre Aufzeichnung. Öffne eine und geh sie Schritt für Schritt durch, oder sieh dir erst das Beispiel an.
replay-example = Beispiel ansehen
replay-open-file = Datei öffnen
replay-paste = Oder füge hier eine Aufzeichnung ein, oder zieh ihre Datei irgendwo auf diese Seite
replay-watch = Ansehen
replay-link-broken = Dieser Link ist nicht vollständig, darum lässt sich die Partie darin nicht lesen. Lass ihn dir noch einmal geben, oder öffne die Aufzeichnung selbst.
replay-another = Andere Aufzeichnung öffnen

replay-seat = Platz { $seat }
replay-market = Der Markt
replay-beginning = Die Partie beginnt.
replay-before-first = Vor dem ersten Zug
replay-place = Zug { $turn }: { $name }
replay-count = { $at } von { $of }
replay-controls = Durch die Partie gehen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-slider = Moment der Partie
replay-keys = Tasten: mit den Pfeilen einen Schritt zurück oder vor, zusammen mit Umschalt einen ganzen Zug; mit Pos1 und Ende an den Anfang und ans Ende; mit der Leertaste abspielen und anhalten.
replay-speed = Tempo
replay-speed-name = { $speed ->
    [slow] Langsam
    [fast] Schnell
   *[normal] Normal
}

replay-standings = Stand
replay-player = Name
replay-dirhams = Dirham
replay-squares = Felder
replay-points = Punkte
replay-rugs-left = Teppiche
replay-next-rug = Der nächste Teppich ist { colour }.
replay-out = ausgeschieden
replay-winner = Sieg

replay-turns = Züge
replay-no-turns = Noch war niemand dran.
replay-paid = { $count } gezahlt
replay-copy-link = Link zu diesem Moment kopieren
replay-link-copied = Der Link ist kopiert.
replay-download = Herunterladen
replay-to-table = Zum Tisch
replay-to-editor = Im Editor öffnen
replay-about = Über diese Aufzeichnung
replay-edition = Ausgabe
replay-edition-none = nicht genannt
replay-rules = Regeln
replay-rules-usual = die üblichen
replay-result = Ergebnis
replay-unfinished = nicht beendet
replay-tag =
    { $name ->
        [Table] Tisch
        [Date] Datum
        [ServerSeed] Server: Seed
        [SeatSeed1] Platz 1: Seed
        [SeatSeed2] Platz 2: Seed
        [SeatSeed3] Platz 3: Seed
        [SeatSeed4] Platz 4: Seed
        [SeatHash1] Platz 1: veröffentlichter Hash des Seeds
        [SeatHash2] Platz 2: veröffentlichter Hash des Seeds
        [SeatHash3] Platz 3: veröffentlichter Hash des Seeds
        [SeatHash4] Platz 4: veröffentlichter Hash des Seeds
        [Bot1] Platz 1: Bot
        [Bot2] Platz 2: Bot
        [Bot3] Platz 3: Bot
        [Bot4] Platz 4: Bot
        [ServerSeedHash] Server: veröffentlichter Hash des Seeds
       *[other] { $name }
    }

## Your finished games

games-title = Deine beendeten Partien
games-none = Hier steht jede Partie, die du zu Ende spielst.
games-you-won = Du hast gewonnen
games-more = Ältere Partien zeigen
games-kept =
    { $days ->
        [one] Eine Partie wird nach ihrem letzten Zug einen Tag lang aufbewahrt. Um sie länger zu behalten, lade ihre Aufzeichnung herunter.
       *[other] Eine Partie wird nach ihrem letzten Zug { $days } Tage lang aufbewahrt. Um sie länger zu behalten, lade ihre Aufzeichnung herunter.
    }

## Actions

study-face = Assam nach { facing } drehen
study-die = { $slippers ->
    [one] { $slippers } Pantoffel
   *[other] { $slippers } Pantoffeln
}

## Setting up a position

editor-title = Stellungseditor
editor-tools = Werkzeug
editor-tool = { $tool ->
    [rug] Teppich
    [half] Halber Teppich
    [erase] Löschen
    [assam] Assam
   *[look] Ansehen, probieren
}
editor-tool-hint =
    { $tool ->
        [rug] Wähle zwei Felder, die eine Seite gemeinsam haben.
        [half] Wähle ein Feld, um dort einen halben Teppich hinzulegen; seine andere Hälfte ist verdeckt.
        [erase] Wähle ein Feld, um es zu leeren.
        [assam] Wähle ein Feld, um Assam dorthin zu stellen; wähle ihn selbst, um ihn zu drehen.
       *[look] Wähle eine der Aktionen auf dem Brett oder irgendein Feld, um seinen Preis zu sehen.
    }
editor-colours = Farbe des Teppichs
editor-second-half = Der Teppich beginnt auf { $square }. Wähle ein Feld daneben.
editor-do = { $step ->
    [roll] Würfeln
    [lay] Teppich legen
   *[turn] Assam drehen
}
editor-board-kept = Das Brett zeigt noch die letzte Stellung, die sich lesen ließ.
editor-area = { $square }: { $squares ->
    [one] ein { $letter ->
        [r] rotes
        [b] blaues
        [y] gelbes
       *[g] grünes
    } Feld
   *[other] { $squares } { $letter ->
        [r] rote
        [b] blaue
        [y] gelbe
       *[g] grüne
    } Felder
} von { $name }. Wer sonst dort stehen bleibt, zahlt { dirhams }.
editor-area-free = { $square }: { $squares ->
    [one] ein { $letter ->
        [r] rotes
        [b] blaues
        [y] gelbes
       *[g] grünes
    } Feld
   *[other] { $squares } { $letter ->
        [r] rote
        [b] blaue
        [y] gelbe
       *[g] grüne
    } Felder
} von { $name } (ausgeschieden). Hier zahlt niemand.
editor-area-bare = { $square } ist leer. Hier zahlt niemand.

editor-text = Die Stellung als Text
editor-text-first = Berichtige zuerst den Text oben; dann kannst du hier die Einzelheiten ändern.
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-undone = Rückgängig gemacht.
editor-redone = Wiederholt.
editor-clear = Brett leeren
editor-cleared = Das Brett ist jetzt leer.
editor-start = Start für { $players }
editor-copy-text = Text kopieren
editor-text-copied = Der Text ist kopiert.
editor-copy-link = Link kopieren

editor-next = Was als Nächstes möglich ist
editor-next-hint =
    { $step ->
        [roll] Es wird gewürfelt. Wähle, was der Würfel zeigt.
        [draw] Der nächste Teppich vom Stapel wird gezogen. Wähle seine Farbe.
        [lay]
            { $count ->
                [0] Für den Teppich gibt es keine erlaubte Stelle; er kommt zurück in die Schachtel.
                [one] Der Teppich passt an eine Stelle. Das Brett zeigt sie.
               *[other] Der Teppich passt an { $count } Stellen. Das Brett zeigt sie.
            }
        [steer] Assam wird für den nächsten Zug gedreht.
       *[turn] Assam wird gedreht oder bleibt, wie er steht.
    }
editor-do-return = Teppich zurücklegen
editor-do-draw = { $letter ->
    [r] Roten
    [b] Blauen
    [y] Gelben
   *[g] Grünen
} Teppich ziehen
editor-prices = Wohin jeder Wurf führt und was er kostet

editor-fields = Einzelheiten
editor-players = Spieler
editor-mover = Dran ist
editor-seat = Platz { $seat }, { $colours }
editor-step = Nächste Phase
editor-step-name = { $step ->
    [turn] Assam drehen
    [roll] würfeln
    [lay] Teppich legen
    [draw] Teppich ziehen
    [steer] für den nächsten Zug drehen
   *[over] die Partie ist zu Ende
}
editor-facing = Assam blickt nach
editor-rugs = Teppiche übrig ({ colour })
editor-top = Nächster Teppich
editor-top-none = noch nicht gezogen
editor-out = Ausgeschieden
editor-out-as = Ausgeschieden, als Nummer { $order }
editor-rules = Regeln
editor-edition-own = eigene Regeln

### German: watching a record and setting up a position.

study-again = Erneut versuchen
study-copy-by-hand = Kopiere es von hier

## Watching a record

replay-title = Eine Partie noch einmal ansehen
replay-lead = Jede Partie lässt sich als kurzer Text aufbewahren, als ihre Aufzeichnung. Öffne eine und geh sie Aktion für Aktion durch, oder sieh dir erst das Beispiel an.
replay-example = Beispiel ansehen
replay-open-file = Datei öffnen
replay-paste = Oder füge hier eine Aufzeichnung ein, oder zieh ihre Datei irgendwo auf diese Seite
replay-watch = Ansehen
replay-link-broken = Dieser Link ist nicht vollständig, darum lässt sich die Partie darin nicht lesen. Bitte noch einmal um ihn, oder öffne die Aufzeichnung selbst.
replay-another = Andere Aufzeichnung öffnen

replay-seat = Platz { $seat }
replay-market = Der Markt
replay-beginning = Die Partie beginnt.
replay-before-first = Vor dem ersten Zug
replay-place = Zug { $turn }: { $name }
replay-count = { $at } von { $of }
replay-controls = Durch die Partie gehen
replay-first = Zum Anfang
replay-back = Eine Aktion zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Eine Aktion vor
replay-last = Zum Ende
replay-slider = Moment der Partie
replay-keys = Tasten: Die Pfeile gehen eine Aktion zurück oder vor, mit Umschalt einen ganzen Zug; Pos1 und Ende gehen ganz an den Anfang oder ans Ende; die Leertaste spielt ab und hält an.
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
replay-tag = { $name ->
    [Table] Tisch
    [Date] Datum
    [ServerSeed] Seed des Servers
    [SeatSeed1] Seed von Platz 1
    [SeatSeed2] Seed von Platz 2
    [SeatSeed3] Seed von Platz 3
    [SeatSeed4] Seed von Platz 4
    [SeatHash1] Zugesagter Hash des Seeds von Platz 1
    [SeatHash2] Zugesagter Hash des Seeds von Platz 2
    [SeatHash3] Zugesagter Hash des Seeds von Platz 3
    [SeatHash4] Zugesagter Hash des Seeds von Platz 4
    [Bot1] Bot auf Platz 1
    [Bot2] Bot auf Platz 2
    [Bot3] Bot auf Platz 3
    [Bot4] Bot auf Platz 4
    [ServerSeedHash] Zugesagter Hash des Server-Seeds
   *[other] { $name }
}

## Actions

study-face = Assam nach { facing } drehen
study-die = { $slippers ->
    [one] { $slippers } Pantoffel
   *[other] { $slippers } Pantoffeln
}

## Setting up a position

editor-title = Stellungseditor
editor-tools = Was Antippen bewirkt
editor-tool = { $tool ->
    [rug] Teppich
    [half] Halber Teppich
    [erase] Löschen
    [assam] Assam
   *[look] Ansehen, probieren
}
editor-tool-hint = { $tool ->
    [rug] Tippe auf zwei Felder, die eine Seite gemeinsam haben.
    [half] Tippe auf ein Feld: Dort liegt dann ein halber Teppich, dessen andere Hälfte verdeckt ist.
    [erase] Tippe auf ein Feld, um es zu leeren.
    [assam] Tippe auf ein Feld, um Assam dorthin zu stellen; tippe auf ihn, um ihn zu drehen.
   *[look] Wähle eine der Aktionen auf dem Brett, oder tippe auf ein Feld, um nach seinem Preis zu fragen.
}
editor-colours = Farbe des Teppichs
editor-second-half = Der Teppich beginnt auf { $square }. Wähle ein Feld daneben.
editor-do = { $step ->
    [roll] Würfeln
    [lay] Teppich legen
   *[turn] Assam drehen
}
editor-board-kept = Das Brett zeigt die letzte Stellung, die sich lesen ließ.
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
editor-text-first = Berichtige zuerst den Text oben; dann lassen sich seine Teile hier ändern.
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
editor-next-hint = { $step ->
    [roll] Es wird gewürfelt. Wähle, was der Würfel zeigt.
    [draw] Der nächste Teppich vom Stapel wird gezogen. Wähle, welcher.
    [lay] { $count ->
        [one] Ein Teppich lässt sich legen. Das Brett zeigt ihn.
       *[other] { $count } Teppiche lassen sich legen. Das Brett zeigt sie.
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
editor-step = Phase
editor-step-name = { $step ->
    [turn] Assam drehen
    [roll] würfeln
    [lay] Teppich legen
    [draw] Teppich ziehen
    [steer] für den nächsten Zug drehen
   *[over] die Partie ist zu Ende
}
editor-facing = Assam blickt nach
editor-rugs = Teppiche übrig, { colour }
editor-top = Nächster Teppich
editor-top-none = nicht gezogen
editor-out = Ausgeschieden
editor-out-as = Ausgeschieden, als Nummer { $order }
editor-rules = Regeln
editor-edition-own = eigene Auswahl

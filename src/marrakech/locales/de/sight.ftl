### German: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Textbrett
text-board-about = Der Markt in Worten: Felder als Schaltflächen, ein Eingabefeld und Tasten, mit denen du dir vorlesen lässt, was du wissen willst.
text-board-show = Textbrett einblenden
text-board-hide = Textbrett ausblenden
settings-text-board = Textbrett an jedem Tisch
settings-text-board-help = Felder als Schaltflächen und ein Eingabefeld, um zu spielen, ohne den Markt zu sehen.

## The squares

text-squares = Die Felder des Marktes
text-square =
    { $square }, { $rug ->
        [bare] leer
        [r] roter Teppich
        [b] blauer Teppich
        [y] gelber Teppich
       *[g] grüner Teppich
    }{ $other ->
        [none] { "" }
        [hidden] , die andere Hälfte verdeckt
       *[square] , die andere Hälfte auf { $with }
    }{ $assam ->
        [N] . Assam steht hier und blickt nach Norden
        [E] . Assam steht hier und blickt nach Osten
        [S] . Assam steht hier und blickt nach Süden
        [W] . Assam steht hier und blickt nach Westen
       *[no] { "" }
    }
text-half-chosen = Der Teppich beginnt auf { $square }. Seine andere Hälfte darf liegen auf: { $squares }.
text-half-undone = Auswahl aufgehoben.
text-no-rug = Auf { $square } kannst du jetzt keinen Teppich legen.
text-no-pair = Auf { $first } und { $second } kannst du jetzt keinen Teppich legen.
text-would-lay =
    Ein { $letter ->
        [r] roter
        [b] blauer
        [y] gelber
       *[g] grüner
    } Teppich auf { $first } und { $second }. Mit Enter legst du ihn, mit Esc brichst du ab.
text-would-turn = Assam blickt dann nach { facing }. Mit R würfelst du.
text-would-steer = Assam blickt dann für den nächsten Zug nach { facing }. Mit R bestätigst du.

## The box to type in

text-box = Gib eine Aktion oder eine Frage ein
text-box-go = Ausführen
text-box-help = Gib N (Norden), E (Osten), S (Süden) oder W (Westen) ein, um Assam zu drehen, R, um zu würfeln, und zwei Felder wie d4d5, um einen Teppich zu legen. Mit einem Feld wie d4 erfährst du, was dort liegt und was es kostet, dort stehen zu bleiben. Vorgelesen werden mit I die Plätze, mit T der letzte Zug, mit A, was erlaubt ist, mit C, was jeder Wurf kostet, und mit O die Übersicht.
text-box-empty = Du hast noch nichts eingegeben.
text-box-unknown = „{ $text }“ ist keine Aktion und keine Frage. Mit ? bekommst du Hilfe.
text-not-now = { $action } ist jetzt nicht erlaubt.
text-not-yours = Für dich gibt es jetzt nichts zu entscheiden.

## What is read out

text-ask = Vorlesen
text-ask-seats = Plätze
text-ask-last = Letzter Zug
text-ask-legal = Was erlaubt ist
text-ask-prices = Was jeder Wurf kostet
text-ask-overview = Übersicht
text-overview = Zug { $turn }. Assam steht auf { $square } und blickt nach { facing }.
text-seat = { $name }: { $score }. { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = Der nächste Teppich ist { colour }.
text-seat-out = { $name } ist ausgeschieden.
text-last-none = Noch war niemand dran.
text-legal-turn = Du kannst Assam drehen nach: { $choices }.
text-legal-roll = Du kannst würfeln.
text-legal-lay =
    { $count ->
        [one] Der Teppich passt an eine Stelle: { $choices }.
       *[other] Der Teppich passt an { $count } Stellen: { $choices }.
    }
text-legal-return = Für den Teppich gibt es keine erlaubte Stelle; er kommt zurück in die Schachtel.
text-legal-none = Jetzt ist nichts zu tun.

## Its keys

text-keys-title = Tastenkürzel des Textbretts
text-keys-arrows = von Feld zu Feld gehen; mit Pos1 und Ende in der Reihe, mit Bild auf und Bild ab in der Spalte bis zum Rand
text-keys-enter = ein Feld für den Teppich wählen oder ihn legen
text-keys-roll = würfeln
text-keys-seats = die Plätze vorlesen
text-keys-last = den letzten Zug vorlesen
text-keys-legal = vorlesen, was erlaubt ist
text-keys-price = vorlesen, was es kostet, auf diesem Feld stehen zu bleiben
text-keys-prices = vorlesen, was jeder Wurf kostet
text-keys-overview = vorlesen, wo Assam steht und was zu tun ist
text-keys-box = zum Eingabefeld gehen

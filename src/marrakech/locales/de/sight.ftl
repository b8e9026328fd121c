### German: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Textbrett
text-board-about = Der Markt in Worten: Felder als Schaltflächen, ein Eingabefeld und Tasten, die vorlesen, was du wissen willst.
text-board-show = Textbrett einblenden
text-board-hide = Textbrett ausblenden
settings-text-board = Textbrett an jedem Tisch
settings-text-board-help = Felder als Schaltflächen und ein Eingabefeld, um zu spielen, ohne den Markt zu sehen.

## The squares

text-squares = Die Felder des Marktes
text-square = { $square }, { $rug ->
    [bare] leer
    [r] roter Teppich
    [b] blauer Teppich
    [y] gelber Teppich
   *[g] grüner Teppich
}{ $other ->
    [none] {""}
    [hidden] , die andere Hälfte verdeckt
   *[square] , zusammen mit { $with }
}{ $assam ->
    [N] . Assam steht hier und blickt nach Norden
    [E] . Assam steht hier und blickt nach Osten
    [S] . Assam steht hier und blickt nach Süden
    [W] . Assam steht hier und blickt nach Westen
   *[no] {""}
}
text-half-chosen = Der Teppich beginnt auf { $square }. Seine andere Hälfte darf liegen auf: { $squares }.
text-half-undone = Es ist nichts mehr ausgewählt.
text-no-rug = Auf { $square } kann jetzt kein Teppich liegen.
text-no-pair = Auf { $first } und { $second } kann jetzt kein Teppich liegen.
text-would-lay = Ein { $letter ->
    [r] roter
    [b] blauer
    [y] gelber
   *[g] grüner
} Teppich auf { $first } und { $second }. Enter legt ihn, Esc nimmt ihn zurück.
text-would-turn = Assam blickt nach { facing }. R würfelt.
text-would-steer = Assam soll für den nächsten Zug nach { facing } blicken. R bestätigt.

## The box to type in

text-box = Gib eine Aktion oder eine Frage ein
text-box-go = Ausführen
text-box-help = N, E, S oder W dreht Assam (E heißt Osten), R würfelt, und zwei Felder wie d4d5 legen einen Teppich. Ein Feld wie d4 sagt, was dort liegt und was es kostet. I liest die Plätze vor, T den letzten Zug, A, was erlaubt ist, C, was jeder Wurf kostet, und O die Übersicht.
text-box-empty = Es ist noch nichts eingegeben.
text-box-unknown = „{ $text }“ ist keine Aktion und keine Frage.
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
text-legal-turn = Assam darf gehen nach: { $choices }.
text-legal-roll = Es darf gewürfelt werden.
text-legal-lay = { $count ->
    [one] Ein Teppich lässt sich legen: { $choices }.
   *[other] { $count } Teppiche lassen sich legen: { $choices }.
}
text-legal-return = Hier passt kein Teppich; er kommt zurück in die Schachtel.
text-legal-none = Jetzt ist nichts zu tun.

## Its keys

text-keys-title = Tasten des Textbretts
text-keys-arrows = von Feld zu Feld gehen; Pos1 und Ende gehen in der Reihe, Bild auf und Bild ab in der Spalte bis zum Rand
text-keys-enter = ein Feld für den Teppich wählen oder ihn legen
text-keys-roll = würfeln
text-keys-seats = die Plätze vorlesen
text-keys-last = den letzten Zug vorlesen
text-keys-legal = vorlesen, was erlaubt ist
text-keys-price = vorlesen, was dieses Feld kostet
text-keys-prices = vorlesen, was jeder Wurf kostet
text-keys-overview = vorlesen, wo Assam steht und was zu tun ist
text-keys-box = zum Eingabefeld gehen

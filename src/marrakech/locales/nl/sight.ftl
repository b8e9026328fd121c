### Dutch: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Tekstbord
text-board-about = De markt in woorden: vakjes als knoppen, een invoerveld, en toetsen die voorlezen wat je wilt weten.
text-board-show = Tekstbord tonen
text-board-hide = Tekstbord verbergen
settings-text-board = Tekstbord aan elke tafel
settings-text-board-help = Vakjes als knoppen en een invoerveld, om te spelen zonder de markt te zien.

## The squares

text-squares = De vakjes van de markt
text-square = { $square }, { $rug ->
    [bare] leeg
    [r] rood tapijt
    [b] blauw tapijt
    [y] geel tapijt
   *[g] groen tapijt
}{ $other ->
    [none] {""}
    [hidden] , de andere helft is bedekt
   *[square] , samen met { $with }
}{ $assam ->
    [N] . Assam staat hier en kijkt naar het noorden
    [E] . Assam staat hier en kijkt naar het oosten
    [S] . Assam staat hier en kijkt naar het zuiden
    [W] . Assam staat hier en kijkt naar het westen
   *[no] {""}
}
text-half-chosen = Het tapijt begint op { $square }. De andere helft mag liggen op: { $squares }.
text-half-undone = Er is niets meer gekozen.
text-no-rug = Op { $square } kan nu geen tapijt liggen.
text-no-pair = Op { $first } en { $second } kan nu geen tapijt liggen.
text-would-lay = Een { colour } tapijt op { $first } en { $second }. Enter legt het, Esc neemt het terug.
text-would-turn = Assam kijkt naar het { facing }. R gooit de dobbelsteen.
text-would-steer = Assam kijkt straks voor de volgende speler naar het { facing }. R bevestigt.

## The box to type in

text-box = Typ een actie of een vraag
text-box-go = Uitvoeren
text-box-help = N, E, S of W draait Assam (E is het oosten), R gooit de dobbelsteen, en twee vakjes zoals d4d5 leggen een tapijt. Eén vakje zoals d4 vertelt wat daar ligt en wat het kost. I leest de plaatsen voor, T de laatste beurt, A wat er mag, C wat elke worp kost en O het overzicht.
text-box-empty = Er is nog niets getypt.
text-box-unknown = “{ $text }” is geen actie en geen vraag.
text-not-now = { $action } mag nu niet.
text-not-yours = Je hebt nu niets te beslissen.

## What is read out

text-ask = Voorlezen
text-ask-seats = Plaatsen
text-ask-last = Laatste beurt
text-ask-legal = Wat er mag
text-ask-prices = Wat elke worp kost
text-ask-overview = Overzicht
text-overview = Beurt { $turn }. Assam staat op { $square } en kijkt naar het { facing }.
text-seat = { $name }: { $score }. { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = Het volgende tapijt is { colour }.
text-seat-out = { $name } is uitgeschakeld.
text-last-none = Er is nog niemand aan de beurt geweest.
text-legal-turn = Mogelijke richtingen voor Assam: { $choices }.
text-legal-roll = De dobbelsteen mag worden gegooid.
text-legal-lay = { $count ->
    [one] Eén tapijt kan worden gelegd: { $choices }.
   *[other] { $count } tapijten kunnen worden gelegd: { $choices }.
}
text-legal-return = Hier past geen tapijt; het gaat terug in de doos.
text-legal-none = Je kunt nu niets doen.

## Its keys

text-keys-title = Toetsen van het tekstbord
text-keys-arrows = van vakje naar vakje gaan; Home en End gaan naar de rand van de rij, Page Up en Page Down naar die van de kolom
text-keys-enter = een vakje voor het tapijt kiezen, of het leggen
text-keys-roll = de dobbelsteen gooien
text-keys-seats = de plaatsen voorlezen
text-keys-last = de laatste beurt voorlezen
text-keys-legal = voorlezen wat er mag
text-keys-price = voorlezen wat dit vakje kost
text-keys-prices = voorlezen wat elke worp kost
text-keys-overview = voorlezen waar Assam staat en wat er te doen is
text-keys-box = naar het invoerveld gaan

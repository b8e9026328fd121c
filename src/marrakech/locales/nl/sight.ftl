### Dutch: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Tekstbord
text-board-about = De markt in woorden: vakjes als knoppen, een invoerveld, en toetsen waarmee je laat voorlezen wat je wilt weten.
text-board-show = Tekstbord tonen
text-board-hide = Tekstbord verbergen
settings-text-board = Tekstbord aan elke tafel
settings-text-board-help = Vakjes als knoppen en een invoerveld, om te spelen zonder de markt te zien.

## The squares

text-squares = De vakjes van de markt
text-square =
    { $square }, { $rug ->
        [bare] leeg
        [r] rood tapijt
        [b] blauw tapijt
        [y] geel tapijt
       *[g] groen tapijt
    }{ $other ->
        [none] { "" }
        [hidden] , de andere helft is bedekt
       *[square] , de andere helft op { $with }
    }{ $assam ->
        [N] . Assam staat hier en kijkt naar het noorden
        [E] . Assam staat hier en kijkt naar het oosten
        [S] . Assam staat hier en kijkt naar het zuiden
        [W] . Assam staat hier en kijkt naar het westen
       *[no] { "" }
    }
text-half-chosen = Het tapijt begint op { $square }. De andere helft mag liggen op: { $squares }.
text-half-undone = Keuze gewist.
text-no-rug = Op { $square } kun je nu geen tapijt leggen.
text-no-pair = Op { $first } en { $second } kun je nu geen tapijt leggen.
text-would-lay = Een { colour } tapijt op { $first } en { $second }. Druk op Enter om het te leggen of op Esc om te annuleren.
text-would-turn = Assam kijkt dan naar het { facing }. Met R gooi je de dobbelsteen.
text-would-steer = Assam kijkt straks voor de volgende speler naar het { facing }. Met R bevestig je dat.

## The box to type in

text-box = Typ een actie of een vraag
text-box-go = Uitvoeren
text-box-help = Typ N (noord), E (oost), S (zuid) of W (west) om Assam te draaien, R om de dobbelsteen te gooien en twee vakjes zoals d4d5 om een tapijt te leggen. Typ één vakje zoals d4 om te horen wat daar ligt en wat het kost om daar te blijven staan. Typ I voor de plaatsen, T voor de laatste beurt, A voor wat er mag, C voor wat elke worp kost en O voor het overzicht.
text-box-empty = Je hebt nog niets getypt.
text-box-unknown = “{ $text }” is geen actie en geen vraag. Typ ? voor hulp.
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
text-legal-roll = Je kunt de dobbelsteen gooien.
text-legal-lay =
    { $count ->
        [one] Het tapijt kan op één plek liggen: { $choices }.
       *[other] Het tapijt kan op { $count } plekken liggen: { $choices }.
    }
text-legal-return = Er is geen plek voor het tapijt; het gaat terug in de doos.
text-legal-none = Je kunt nu niets doen.

## Its keys

text-keys-title = Sneltoetsen van het tekstbord
text-keys-arrows = van vakje naar vakje gaan; met Home en End naar de rand van de rij, met Page Up en Page Down naar die van de kolom
text-keys-enter = een vakje voor het tapijt kiezen, of het leggen
text-keys-roll = de dobbelsteen gooien
text-keys-seats = de plaatsen voorlezen
text-keys-last = de laatste beurt voorlezen
text-keys-legal = voorlezen wat er mag
text-keys-price = voorlezen wat het kost om op dit vakje te blijven staan
text-keys-prices = voorlezen wat elke worp kost
text-keys-overview = voorlezen waar Assam staat en wat er te doen is
text-keys-box = naar het invoerveld gaan

### Norwegian bokmål: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Tekstbrett
text-board-about = Markedet i ord: felt som knapper, en boks å skrive i og taster som leser opp det du vil vite.
text-board-show = Vis tekstbrettet
text-board-hide = Skjul tekstbrettet
settings-text-board = Tekstbrett ved alle bord
settings-text-board-help = Felt som knapper og en boks å skrive i, for å spille uten å se markedet.

## The squares

text-squares = Feltene på markedet
text-square = { $square }, { $rug ->
    [bare] tomt
    [r] rødt teppe
    [b] blått teppe
    [y] gult teppe
   *[g] grønt teppe
}{ $other ->
    [none] {""}
    [hidden] , den andre halvdelen er skjult
   *[square] , sammen med { $with }
}{ $assam ->
    [N] . Assam står her og ser mot nord
    [E] . Assam står her og ser mot øst
    [S] . Assam står her og ser mot sør
    [W] . Assam står her og ser mot vest
   *[no] {""}
}
text-half-chosen = Teppet begynner på { $square }. Den andre halvdelen kan ligge på: { $squares }.
text-half-undone = Ingenting er valgt lenger.
text-no-rug = Det kan ikke ligge noe teppe på { $square } nå.
text-no-pair = Det kan ikke ligge noe teppe på { $first } og { $second } nå.
text-would-lay = Et { $letter ->
    [r] rødt
    [b] blått
    [y] gult
   *[g] grønt
} teppe på { $first } og { $second }. Enter legger det, Esc tar det tilbake.
text-would-turn = Assam ser mot { facing }. R kaster terningen.
text-would-steer = Assam skal se mot { facing } for neste spiller. R bekrefter.

## The box to type in

text-box = Skriv en handling eller et spørsmål
text-box-go = Utfør
text-box-help = N, E (øst), S eller W (vest) vender Assam, R kaster terningen, og to felt som d4d5 legger et teppe. Ett felt som d4 forteller hva som ligger der, og hva det koster. I leser opp plassene, T den siste turen, A hva som er lov, C hva hvert kast koster, og O oversikten.
text-box-empty = Ingenting er skrevet ennå.
text-box-unknown = «{ $text }» er verken en handling eller et spørsmål.
text-not-now = { $action } er ikke lov nå.
text-not-yours = Du har ingenting å bestemme nå.

## What is read out

text-ask = Les opp
text-ask-seats = Plasser
text-ask-last = Siste tur
text-ask-legal = Hva som er lov
text-ask-prices = Hva hvert kast koster
text-ask-overview = Oversikt
text-overview = Tur { $turn }. Assam står på { $square } og ser mot { facing }.
text-seat = { $name }: { $score }. { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = Det neste teppet er { $letter ->
    [r] rødt
    [b] blått
    [y] gult
   *[g] grønt
}.
text-seat-out = { $name } er ute av spillet.
text-last-none = Ingen har spilt ennå.
text-legal-turn = Assam kan vendes mot: { $choices }.
text-legal-roll = Terningen kan kastes.
text-legal-lay = { $count ->
    [one] Ett teppe kan legges: { $choices }.
   *[other] { $count } tepper kan legges: { $choices }.
}
text-legal-return = Teppet passer ikke noe sted her; det går tilbake i esken.
text-legal-none = Ingenting kan gjøres nå.

## Its keys

text-keys-title = Tastene til tekstbrettet
text-keys-arrows = gå fra felt til felt; Home og End går langs en rad, Page Up og Page Down langs en kolonne
text-keys-enter = velg et felt for teppet, eller legg det
text-keys-roll = kast terningen
text-keys-seats = les opp plassene
text-keys-last = les opp den siste turen
text-keys-legal = les opp hva som er lov
text-keys-price = les opp hva dette feltet koster
text-keys-prices = les opp hva hvert kast koster
text-keys-overview = les opp hvor Assam står, og hva som skal gjøres
text-keys-box = gå til skriveboksen

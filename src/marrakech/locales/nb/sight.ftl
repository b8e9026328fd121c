### Norwegian bokmål: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Tekstbrett
text-board-about = Markedet i ord: felt som knapper, en boks å skrive i, og taster for å lese opp det du vil vite.
text-board-show = Vis tekstbrettet
text-board-hide = Skjul tekstbrettet
settings-text-board = Tekstbrett ved alle bord
settings-text-board-help = Felt som knapper og en boks å skrive i, så du kan spille uten å se markedet.

## The squares

text-squares = Feltene på markedet
text-square =
    { $square }, { $rug ->
        [bare] tomt
        [r] rødt teppe
        [b] blått teppe
        [y] gult teppe
       *[g] grønt teppe
    }{ $other ->
        [none] { "" }
        [hidden] , den andre halvdelen er skjult
       *[square] , den andre halvdelen på { $with }
    }{ $assam ->
        [N] . Assam står her og ser mot nord
        [E] . Assam står her og ser mot øst
        [S] . Assam står her og ser mot sør
        [W] . Assam står her og ser mot vest
       *[no] { "" }
    }
text-half-chosen = Teppet begynner på { $square }. Den andre halvdelen kan ligge på: { $squares }.
text-half-undone = Valget er fjernet.
text-no-rug = Du kan ikke legge et teppe på { $square } nå.
text-no-pair = Du kan ikke legge et teppe på { $first } og { $second } nå.
text-would-lay =
    Et { $letter ->
        [r] rødt
        [b] blått
        [y] gult
       *[g] grønt
    } teppe på { $first } og { $second }. Trykk Enter for å legge det eller Esc for å avbryte.
text-would-turn = Assam kommer til å se mot { facing }. Bruk R for å kaste terningen.
text-would-steer = Assam kommer til å se mot { facing } for neste spiller. Bruk R for å bekrefte.

## The box to type in

text-box = Skriv en handling eller et spørsmål
text-box-go = Utfør
text-box-help = Skriv N (nord), E (øst), S (sør) eller W (vest) for å vende Assam, R for å kaste terningen og to felt som d4d5 for å legge et teppe. Skriv ett felt som d4 for å få vite hva som ligger der, og hva det koster å stoppe der. Skriv I for plassene, T for den siste turen, A for hva som er lov, C for hva hvert kast koster, og O for oversikten.
text-box-empty = Du har ikke skrevet noe ennå.
text-box-unknown = «{ $text }» er verken en handling eller et spørsmål. Skriv ? for hjelp.
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
text-legal-turn = Du kan vende Assam mot: { $choices }.
text-legal-roll = Du kan kaste terningen.
text-legal-lay =
    { $count ->
        [one] Teppet kan legges på ett sted: { $choices }.
       *[other] Teppet kan legges på { $count } steder: { $choices }.
    }
text-legal-return = Det er ikke noe sted til teppet, så det går tilbake i esken.
text-legal-none = Det er ingenting å gjøre akkurat nå.

## Its keys

text-keys-title = Hurtigtaster for tekstbrettet
text-keys-arrows = gå fra felt til felt; med Home og End til enden av raden, med Page Up og Page Down til enden av kolonnen
text-keys-enter = velg et felt for teppet, eller legg det
text-keys-roll = kast terningen
text-keys-seats = les opp plassene
text-keys-last = les opp den siste turen
text-keys-legal = les opp hva som er lov
text-keys-price = les opp hva det koster å stoppe på dette feltet
text-keys-prices = les opp hva hvert kast koster
text-keys-overview = les opp hvor Assam står, og hva som skal gjøres
text-keys-box = gå til skriveboksen

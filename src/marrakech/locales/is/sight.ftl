### Icelandic: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Textahamur
text-board-about = Markaðurinn í orðum: reitir sem hnappar, innsláttarreitur og takkar sem lesa upp það sem þú vilt vita.
text-board-show = Kveikja á textaham
text-board-hide = Slökkva á textaham
settings-text-board = Textahamur við hvert borð
settings-text-board-help = Reitir sem hnappar og innsláttarreitur, til að spila án þess að sjá markaðinn.

## The squares

text-squares = Reitir markaðarins
text-square = { $square }, { $rug ->
    [bare] auður
    [r] rautt teppi
    [b] blátt teppi
    [y] gult teppi
   *[g] grænt teppi
}{ $other ->
    [none] {""}
    [hidden] , hinn helmingurinn hulinn
   *[square] , ásamt { $with }
}{ $assam ->
    [N] . Assam stendur hér og horfir í norður
    [E] . Assam stendur hér og horfir í austur
    [S] . Assam stendur hér og horfir í suður
    [W] . Assam stendur hér og horfir í vestur
   *[no] {""}
}
text-half-chosen = Teppið byrjar á { $square }. Hinn helmingurinn má liggja á: { $squares }.
text-half-undone = Nú er ekkert valið.
text-no-rug = Ekkert teppi má nú liggja á { $square }.
text-no-pair = Ekkert teppi má nú liggja á { $first } og { $second }.
text-would-lay = { $letter ->
    [r] Rautt
    [b] Blátt
    [y] Gult
   *[g] Grænt
} teppi á { $first } og { $second }. Enter leggur það, Esc hættir við.
text-would-turn = Assam horfir í { facing }. R kastar teningnum.
text-would-steer = Assam á að horfa í { facing } fyrir næsta leikmann. R samþykkir.

## The box to type in

text-box = Sláðu inn aðgerð eða spurningu
text-box-go = Gera þetta
text-box-help = N, E, S eða W snýr Assam, R kastar teningnum og tveir reitir eins og d4d5 leggja teppi. Einn reitur eins og d4 segir hvað liggur þar og hvað það kostar. I les upp sætin, T síðustu umferð, A hvað má gera, C hvað hvert kast kostar og O yfirlitið.
text-box-empty = Ekkert er slegið inn enn.
text-box-unknown = „{ $text }“ er hvorki aðgerð né spurning.
text-not-now = { $action } er ekki leyfilegt núna.
text-not-yours = Þú hefur ekkert að ákveða núna.

## What is read out

text-ask = Lesa upp
text-ask-seats = Sæti
text-ask-last = Síðasta umferð
text-ask-legal = Hvað má gera
text-ask-prices = Hvað hvert kast kostar
text-ask-overview = Yfirlit
text-overview = Umferð { $turn }. Assam stendur á { $square } og horfir í { facing }.
text-seat = { $name }: { $score }. { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = Næsta teppi er { colour }.
text-seat-out = { $name } er úr leik.
text-last-none = Enginn hefur leikið enn.
text-legal-turn = Assam má snúa í: { $choices }.
text-legal-roll = Kasta má teningnum.
text-legal-lay = { $count ->
    [one] Leggja má { $count } teppi: { $choices }.
   *[other] Leggja má { $count } teppi: { $choices }.
}
text-legal-return = Hér kemst ekkert teppi fyrir; það fer aftur í kassann.
text-legal-none = Ekkert má gera núna.

## Its keys

text-keys-title = Takkar textahamsins
text-keys-arrows = fara á milli reita; Home og End fara eftir röð, Page Up og Page Down eftir dálki
text-keys-enter = velja reit fyrir teppið eða leggja það
text-keys-roll = kasta teningnum
text-keys-seats = lesa upp sætin
text-keys-last = lesa upp síðustu umferð
text-keys-legal = lesa upp hvað má gera
text-keys-price = lesa upp hvað þessi reitur kostar
text-keys-prices = lesa upp hvað hvert kast kostar
text-keys-overview = lesa upp hvar Assam stendur og hvað á að gera
text-keys-box = fara í innsláttarreitinn

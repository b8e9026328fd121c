### Icelandic: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Textahamur
text-board-about = Markaðurinn í orðum: reitir sem hnappar, innsláttarreitur og takkar til að láta lesa upp það sem þú vilt vita.
text-board-show = Kveikja á textaham
text-board-hide = Slökkva á textaham
settings-text-board = Textahamur við hvert borð
settings-text-board-help = Reitir sem hnappar og innsláttarreitur, til að spila án þess að sjá markaðinn.

## The squares

text-squares = Reitir markaðarins
text-square =
    { $square }, { $rug ->
        [bare] auður
        [r] rautt teppi
        [b] blátt teppi
        [y] gult teppi
       *[g] grænt teppi
    }{ $other ->
        [none] { "" }
        [hidden] , hinn helmingurinn hulinn
       *[square] , hinn helmingurinn á { $with }
    }{ $assam ->
        [N] . Assam stendur hér og horfir í norður
        [E] . Assam stendur hér og horfir í austur
        [S] . Assam stendur hér og horfir í suður
        [W] . Assam stendur hér og horfir í vestur
       *[no] { "" }
    }
text-half-chosen = Teppið byrjar á { $square }. Hinn helmingurinn má liggja á: { $squares }.
text-half-undone = Hætt var við valið.
text-no-rug = Þú getur ekki lagt teppi á { $square } núna.
text-no-pair = Þú getur ekki lagt teppi á { $first } og { $second } núna.
text-would-lay =
    { $letter ->
        [r] Rautt
        [b] Blátt
        [y] Gult
       *[g] Grænt
    } teppi á { $first } og { $second }. Ýttu á Enter til að leggja það eða Esc til að hætta við.
text-would-turn = Assam mun snúa í { facing }. Notaðu R til að kasta teningnum.
text-would-steer = Assam mun snúa í { facing } fyrir næsta leikmann. Notaðu R til að staðfesta.

## The box to type in

text-box = Sláðu inn aðgerð eða spurningu
text-box-go = Framkvæma
text-box-help = Til að snúa Assam skaltu slá inn N (norður), E (austur), S (suður) eða W (vestur). Sláðu inn R til að kasta teningnum og tvo reiti eins og d4d5 til að leggja teppi. Sláðu inn einn reit eins og d4 til að vita hvað er þar og hvað kostar að stoppa þar. Sláðu inn I fyrir sætin, T fyrir síðustu umferð, A fyrir það sem má gera, C fyrir það sem hvert kast kostar og O fyrir yfirlitið.
text-box-empty = Þú hefur ekkert slegið inn enn.
text-box-unknown = „{ $text }“ er hvorki aðgerð né spurning. Sláðu inn ? til að fá hjálp.
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
text-seat-next = Næsta teppi: { colour }.
text-seat-out = { $name } er úr leik.
text-last-none = Enginn hefur leikið enn.
text-legal-turn = Þú getur snúið Assam í: { $choices }.
text-legal-roll = Þú getur kastað teningnum.
text-legal-lay =
    { $count ->
        [one] Teppið kemst fyrir á { $count } stað: { $choices }.
       *[other] Teppið kemst fyrir á { $count } stöðum: { $choices }.
    }
text-legal-return = Teppið kemst hvergi fyrir svo að það fer aftur í kassann.
text-legal-none = Ekkert er að gera núna.

## Its keys

text-keys-title = Flýtilyklar textahams
text-keys-arrows = fara á milli reita; Home og End fara á enda raðar, Page Up og Page Down á enda dálks
text-keys-enter = velja reit fyrir teppið eða leggja það
text-keys-roll = kasta teningnum
text-keys-seats = lesa upp sætin
text-keys-last = lesa upp síðustu umferð
text-keys-legal = lesa upp hvað má gera
text-keys-price = lesa upp hvað kostar að stoppa á þessum reit
text-keys-prices = lesa upp hvað hvert kast kostar
text-keys-overview = lesa upp hvar Assam stendur og hvað á að gera næst
text-keys-box = fara í innsláttarreitinn

### Romanian: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Tablă text
text-board-about = Bazarul în cuvinte: pătrate ca butoane, un câmp în care scrii și taste care citesc cu voce tare ce vrei să afli.
text-board-show = Arată tabla text
text-board-hide = Ascunde tabla text
settings-text-board = Tablă text la fiecare masă
settings-text-board-help = Pătrate ca butoane și un câmp în care scrii, ca să joci fără să vezi bazarul.

## The squares

text-squares = Pătratele bazarului
text-square = { $square }, { $rug ->
    [bare] gol
    [r] covor roșu
    [b] covor albastru
    [y] covor galben
   *[g] covor verde
}{ $other ->
    [none] {""}
    [hidden] , cu cealaltă jumătate ascunsă
   *[square] , cu cealaltă jumătate pe { $with }
}{ $assam ->
    [N] . Aici stă Assam, cu fața spre nord
    [E] . Aici stă Assam, cu fața spre est
    [S] . Aici stă Assam, cu fața spre sud
    [W] . Aici stă Assam, cu fața spre vest
   *[no] {""}
}
text-half-chosen = Covorul începe pe { $square }. Cealaltă jumătate poate sta pe: { $squares }.
text-half-undone = Alegere anulată.
text-no-rug = Acum nu se poate așeza niciun covor pe { $square }.
text-no-pair = Acum nu se poate așeza niciun covor pe { $first } și { $second }.
text-would-lay = Un covor { colour } pe { $first } și { $second }. Enter îl așază, Esc îl ia înapoi.
text-would-turn = Assam e cu fața spre { facing }. R aruncă zarul.
text-would-steer = Pentru jucătorul următor, Assam va fi cu fața spre { facing }. R confirmă.

## The box to type in

text-box = Scrie o acțiune sau o întrebare
text-box-go = Trimite
text-box-help = N, E, S sau W îl întoarce pe Assam, R aruncă zarul, iar două pătrate, de exemplu d4d5, așază un covor. Un pătrat, de exemplu d4, spune ce e acolo și cât costă. I citește locurile, T ultima tură, A ce e permis, C cât costă fiecare aruncare, iar O privirea de ansamblu.
text-box-empty = Încă n-ai scris nimic.
text-box-unknown = „{ $text }” nu e nici acțiune, nici întrebare.
text-not-now = { $action } nu e permis acum.
text-not-yours = Acum nu ai nimic de hotărât.

## What is read out

text-ask = Citește cu voce tare
text-ask-seats = Locurile
text-ask-last = Ultima tură
text-ask-legal = Ce e permis
text-ask-prices = Cât costă fiecare aruncare
text-ask-overview = Privire de ansamblu
text-overview = Tura { $turn }. Assam stă pe { $square }, cu fața spre { facing }.
text-seat = { $name }: { $score }. { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = Următorul covor e { colour }.
text-seat-out = { $name } a ieșit din joc.
text-last-none = Nimeni n-a jucat încă.
text-legal-turn = Direcții posibile pentru Assam: { $choices }.
text-legal-roll = Se poate arunca zarul.
text-legal-lay = { $count ->
    [one] Covorul se poate așeza într-un singur fel: { $choices }.
    [few] Covorul se poate așeza în { $count } feluri: { $choices }.
   *[other] Covorul se poate așeza în { $count } de feluri: { $choices }.
}
text-legal-return = Aici nu se poate așeza; covorul se întoarce în cutie.
text-legal-none = Acum nu se poate face nimic.

## Its keys

text-keys-title = Tastele tablei text
text-keys-arrows = mergi din pătrat în pătrat; Home și End de-a lungul unei linii, Page Up și Page Down de-a lungul unei coloane
text-keys-enter = alege un pătrat pentru covor sau așază-l
text-keys-roll = aruncă zarul
text-keys-seats = citește locurile
text-keys-last = citește ultima tură
text-keys-legal = citește ce e permis
text-keys-price = citește cât costă acest pătrat
text-keys-prices = citește cât costă fiecare aruncare
text-keys-overview = citește unde stă Assam și ce e de făcut
text-keys-box = mergi la câmpul în care scrii

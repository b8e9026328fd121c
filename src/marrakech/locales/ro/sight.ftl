### Romanian: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Tablă text
text-board-about = Bazarul în cuvinte: pătrate ca butoane, un câmp în care scrii și taste cu care asculți ce vrei să afli.
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
text-would-lay = Un covor { colour } pe { $first } și { $second }. Apasă Enter ca să-l așezi sau Esc ca să anulezi.
text-would-turn = Assam va merge spre { facing }. Cu R arunci zarul.
text-would-steer = Pentru jucătorul următor, Assam va fi cu fața spre { facing }. Cu R confirmi.

## The box to type in

text-box = Scrie o acțiune sau o întrebare
text-box-go = Trimite
text-box-help = Ca să-l întorci pe Assam, scrie N (nord), E (est), S (sud) sau W (vest). Scrie R ca să arunci zarul și două pătrate, de exemplu d4d5, ca să așezi un covor. Scrie un pătrat, de exemplu d4, ca să afli ce e acolo și cât costă oprirea acolo. Scrie I pentru locuri, T pentru ultima tură, A pentru ce e permis, C pentru cât costă fiecare aruncare și O pentru privirea de ansamblu.
text-box-empty = Încă n-ai scris nimic.
text-box-unknown = „{ $text }” nu e nici acțiune, nici întrebare. Scrie ? pentru ajutor.
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
text-seat-next = Următorul covor: { colour }.
text-seat-out = { $name } a ieșit din joc.
text-last-none = Nimeni n-a jucat încă.
text-legal-turn = Îl poți întoarce pe Assam spre: { $choices }.
text-legal-roll = Poți arunca zarul.
text-legal-lay = { $count ->
    [one] Covorul se poate așeza într-un singur fel: { $choices }.
    [few] Covorul se poate așeza în { $count } feluri: { $choices }.
   *[other] Covorul se poate așeza în { $count } de feluri: { $choices }.
}
text-legal-return = Nu e loc pentru covor, așa că se întoarce în cutie.
text-legal-none = Acum nu e nimic de făcut.

## Its keys

text-keys-title = Scurtăturile tablei text
text-keys-arrows = mergi din pătrat în pătrat; cu Home și End la capetele unei linii, cu Page Up și Page Down la capetele unei coloane
text-keys-enter = alege un pătrat pentru covor sau așază-l
text-keys-roll = aruncă zarul
text-keys-seats = citește locurile
text-keys-last = citește ultima tură
text-keys-legal = citește ce e permis
text-keys-price = citește cât costă oprirea pe acest pătrat
text-keys-prices = citește cât costă fiecare aruncare
text-keys-overview = citește unde stă Assam și ce urmează
text-keys-box = mergi la câmpul în care scrii

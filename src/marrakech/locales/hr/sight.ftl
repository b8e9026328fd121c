### Croatian: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Tekstualna ploča
text-board-about = Tržnica riječima: polja kao gumbi, okvir za upis i tipke za čitanje onoga što želiš znati.
text-board-show = Pokaži tekstualnu ploču
text-board-hide = Sakrij tekstualnu ploču
settings-text-board = Tekstualna ploča za svakim stolom
settings-text-board-help = Polja kao gumbi i okvir za upis, da možeš igrati i kad ne vidiš tržnicu.

## The squares

text-squares = Polja tržnice
text-square = { $square }, { $rug ->
    [bare] prazno
    [r] crveni sag
    [b] plavi sag
    [y] žuti sag
   *[g] zeleni sag
}{ $other ->
    [none] {""}
    [hidden] , druga je polovina skrivena
   *[square] , druga je polovina na { $with }
}{ $assam ->
    [N] . Ovdje stoji Assam i gleda na sjever
    [E] . Ovdje stoji Assam i gleda na istok
    [S] . Ovdje stoji Assam i gleda na jug
    [W] . Ovdje stoji Assam i gleda na zapad
   *[no] {""}
}
text-half-chosen = Sag počinje na { $square }. Njegova druga polovina može doći na: { $squares }.
text-half-undone = Odabir je poništen.
text-no-rug = Na { $square } sada ne možeš položiti sag.
text-no-pair = Na { $first } i { $second } sada ne možeš položiti sag.
text-would-lay =
    { $letter ->
        [r] Crveni
        [b] Plavi
        [y] Žuti
       *[g] Zeleni
    } sag na { $first } i { $second }. Pritisni Enter da ga položiš ili Esc da odustaneš.
text-would-turn = Assam će gledati na { facing }. Za bacanje kocke upotrijebi R.
text-would-steer = Za sljedećeg će igrača Assam gledati na { facing }. Za potvrdu upotrijebi R.

## The box to type in

text-box = Upiši radnju ili pitanje
text-box-go = Izvrši
text-box-help = Da okreneš Assama, upiši N (sjever), E (istok), S (jug) ili W (zapad). Upiši R da baciš kocku, a dva polja, na primjer d4d5, da položiš sag. Upiši jedno polje, na primjer d4, da doznaš što je ondje i koliko košta zaustaviti se na njemu. Upiši I za mjesta, T za posljednji potez, A za ono što je dopušteno, C za cijenu svakog bacanja i O za pregled.
text-box-empty = Još ništa nije upisano.
text-box-unknown = „{ $text }” nije ni radnja ni pitanje. Za pomoć upiši ?.
text-not-now = { $action } sada nije dopušteno.
text-not-yours = Sada nemaš o čemu odlučivati.

## What is read out

text-ask = Pročitaj
text-ask-seats = Mjesta
text-ask-last = Posljednji potez
text-ask-legal = Što je dopušteno
text-ask-prices = Koliko košta svako bacanje
text-ask-overview = Pregled
text-overview = Potez { $turn }. Assam stoji na { $square } i gleda na { facing }.
text-seat = { $name }: { $score }. { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = Sljedeći sag: { colour }.
text-seat-out = { $name } više nije u igri.
text-last-none = Još nitko nije igrao.
text-legal-turn = Assama možeš okrenuti na: { $choices }.
text-legal-roll = Možeš baciti kocku.
text-legal-lay = { $count ->
    [one] Sag možeš položiti na { $count } način: { $choices }.
    [few] Sag možeš položiti na { $count } načina: { $choices }.
   *[other] Sag možeš položiti na { $count } načina: { $choices }.
}
text-legal-return = Za sag nema mjesta, pa se vraća u kutiju.
text-legal-none = Trenutačno nemaš što učiniti.

## Its keys

text-keys-title = Prečaci tekstualne ploče
text-keys-arrows = od polja do polja; Home i End na krajeve reda, Page Up i Page Down na krajeve stupca
text-keys-enter = bira polje za sag ili ga polaže
text-keys-roll = baca kocku
text-keys-seats = čita mjesta
text-keys-last = čita posljednji potez
text-keys-legal = čita što je dopušteno
text-keys-price = čita koliko košta zaustaviti se na ovom polju
text-keys-prices = čita koliko košta svako bacanje
text-keys-overview = čita gdje Assam stoji i što treba učiniti
text-keys-box = prelazi u okvir za upis

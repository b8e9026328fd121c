### Croatian: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Tekstualna ploča
text-board-about = Tržnica riječima: polja kao gumbi, okvir za upis i tipke koje čitaju ono što želiš znati.
text-board-show = Pokaži tekstualnu ploču
text-board-hide = Sakrij tekstualnu ploču
settings-text-board = Tekstualna ploča za svakim stolom
settings-text-board-help = Polja kao gumbi i okvir za upis, za igranje bez gledanja tržnice.

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
text-half-chosen = Sag počinje na { $square }. Njegova druga polovina može ležati na: { $squares }.
text-half-undone = Ništa više nije odabrano.
text-no-rug = Na { $square } sada ne može ležati nijedan sag.
text-no-pair = Na { $first } i { $second } sada ne može ležati nijedan sag.
text-would-lay = { $letter ->
    [r] Crveni
    [b] Plavi
    [y] Žuti
   *[g] Zeleni
} sag na { $first } i { $second }. Enter ga polaže, Esc ga uzima natrag.
text-would-turn = Assam gleda na { facing }. R baca kocku.
text-would-steer = Za sljedećeg će igrača Assam gledati na { facing }. R potvrđuje.

## The box to type in

text-box = Upiši radnju ili pitanje
text-box-go = Izvrši
text-box-help = N, E, S ili W okreće Assama, R baca kocku, a dva polja, na primjer d4d5, polažu sag. Jedno polje, na primjer d4, kaže što ondje leži i koliko košta. I čita mjesta, T posljednji potez, A što je dopušteno, C koliko košta svako bacanje, a O pregled.
text-box-empty = Još ništa nije upisano.
text-box-unknown = „{ $text }” nije ni radnja ni pitanje.
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
text-seat-next = Sljedeći je sag { colour }.
text-seat-out = { $name } više nije u igri.
text-last-none = Još nitko nije povukao potez.
text-legal-turn = Assama možeš okrenuti na: { $choices }.
text-legal-roll = Možeš baciti kocku.
text-legal-lay = { $count ->
    [one] Sag možeš položiti na { $count } način: { $choices }.
    [few] Sag možeš položiti na { $count } načina: { $choices }.
   *[other] Sag možeš položiti na { $count } načina: { $choices }.
}
text-legal-return = Sag se ovdje ne može položiti; vraća se u kutiju.
text-legal-none = Sada se ništa ne može učiniti.

## Its keys

text-keys-title = Tipke tekstualne ploče
text-keys-arrows = od polja do polja; Home i End po redu, Page Up i Page Down po stupcu
text-keys-enter = bira polje za sag ili ga polaže
text-keys-roll = baca kocku
text-keys-seats = čita mjesta
text-keys-last = čita posljednji potez
text-keys-legal = čita što je dopušteno
text-keys-price = čita koliko košta ovo polje
text-keys-prices = čita koliko košta svako bacanje
text-keys-overview = čita gdje Assam stoji i što treba učiniti
text-keys-box = skok u okvir za upis

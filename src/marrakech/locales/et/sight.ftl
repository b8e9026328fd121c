### Estonian: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Tekstilaud
text-board-about = Turg sõnades: ruudud nuppudena, väli kirjutamiseks ja klahvid, millega lasta ette lugeda, mida teada tahad.
text-board-show = Näita tekstilauda
text-board-hide = Peida tekstilaud
settings-text-board = Näita alati tekstilauda
settings-text-board-help = Ruudud nuppudena ja väli kirjutamiseks, et saaksid mängida turgu nägemata.

## The squares

text-squares = Turu ruudud
text-square = { $square }, { $rug ->
    [bare] tühi
    [r] punane vaip
    [b] sinine vaip
    [y] kollane vaip
   *[g] roheline vaip
}{ $other ->
    [none] {""}
    [hidden] , teine pool kaetud
   *[square] , teine pool ruudul { $with }
}{ $assam ->
    [N] . Assam seisab siin ja vaatab põhja
    [E] . Assam seisab siin ja vaatab itta
    [S] . Assam seisab siin ja vaatab lõunasse
    [W] . Assam seisab siin ja vaatab läände
   *[no] {""}
}
text-half-chosen = Vaip algab ruudult { $square }. Teise poole võimalikud ruudud: { $squares }.
text-half-undone = Valik tühistatud.
text-no-rug = Ruudule { $square } ei saa praegu vaipa asetada.
text-no-pair = Ruutudele { $first } ja { $second } ei saa praegu vaipa asetada.
text-would-lay = { $letter ->
    [r] Punane
    [b] Sinine
    [y] Kollane
   *[g] Roheline
} vaip ruutudele { $first } ja { $second }. Aseta see klahviga Enter või loobu klahviga Esc.
text-would-turn = Assam jääb vaatama { $facing ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
}. Täringu viskamiseks kasuta R-i.
text-would-steer = Järgmise mängija jaoks jääb Assam vaatama { $facing ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
}. Kinnitamiseks kasuta R-i.

## The box to type in

text-box = Kirjuta tegevus või küsimus
text-box-go = Sisesta
text-box-help = Assami pööramiseks kirjuta N (põhi), E (ida), S (lõuna) või W (lääs). Täringu viskamiseks kirjuta R ja vaiba asetamiseks kaks ruutu, nagu d4d5. Kirjuta üks ruut, nagu d4, et teada saada, mis seal on ja mis seal peatumine maksab. I: kohad, T: viimane käik, A: mis on lubatud, C: iga viske hind, O: ülevaade.
text-box-empty = Sa pole veel midagi kirjutanud.
text-box-unknown = „{ $text }“ ei ole tegevus ega küsimus. Kirjuta ? ja saad abi.
text-not-now = { $action } ei ole praegu lubatud.
text-not-yours = Sul ei ole praegu midagi otsustada.

## What is read out

text-ask = Loe ette
text-ask-seats = Kohad
text-ask-last = Viimane käik
text-ask-legal = Mis on lubatud
text-ask-prices = Visete hinnad
text-ask-overview = Ülevaade
text-overview = Käik { $turn }. Assam seisab ruudul { $square } ja vaatab { $facing ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
}.
text-seat = { $name }: { $score }. { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = Järgmine vaip: { colour }.
text-seat-out = { $name } on mängust väljas.
text-last-none = Keegi pole veel käinud.
text-legal-turn = Assami võimalikud suunad: { $choices }.
text-legal-roll = Võid visata täringut.
text-legal-lay = { $count ->
    [one] Vaiba saab asetada ühte kohta: { $choices }.
   *[other] Vaiba saab asetada { $count } kohta: { $choices }.
}
text-legal-return = Vaibale ei ole kohta, nii et see läheb karpi tagasi.
text-legal-none = Praegu ei ole midagi teha.

## Its keys

text-keys-title = Tekstilaua kiirklahvid
text-keys-arrows = liigu ruudult ruudule; Home ja End rea otstesse, Page Up ja Page Down veeru otstesse
text-keys-enter = vali vaibale ruut või aseta vaip
text-keys-roll = viska täringut
text-keys-seats = loe ette kohad
text-keys-last = loe ette viimane käik
text-keys-legal = loe ette, mis on lubatud
text-keys-price = loe ette, mis sellel ruudul peatumine maksab
text-keys-prices = loe ette, mis iga vise maksab
text-keys-overview = loe ette, kus Assam seisab ja mida järgmisena teha
text-keys-box = mine kirjutamis­väljale

### Estonian: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Tekstilaud
text-board-about = Turg sõnades: ruudud nuppudena, väli kirjutamiseks ja klahvid, mis loevad ette, mida teada tahad.
text-board-show = Näita tekstilauda
text-board-hide = Peida tekstilaud
settings-text-board = Näita alati tekstilauda
settings-text-board-help = Ruudud nuppudena ja väli kirjutamiseks, et mängida turgu nägemata.

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
text-half-undone = Midagi ei ole enam valitud.
text-no-rug = Ruudule { $square } ei saa praegu vaipa asetada.
text-no-pair = Ruutudele { $first } ja { $second } ei saa praegu vaipa asetada.
text-would-lay = { $letter ->
    [r] Punane
    [b] Sinine
    [y] Kollane
   *[g] Roheline
} vaip ruutudele { $first } ja { $second }. Enter asetab selle, Esc võtab tagasi.
text-would-turn = Assam vaatab { $facing ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
}. R viskab täringut.
text-would-steer = Järgmise mängija jaoks hakkab Assam vaatama { $facing ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
}. R kinnitab.

## The box to type in

text-box = Kirjuta tegevus või küsimus
text-box-go = Tee
text-box-help = N (põhi), E (ida), S (lõuna) või W (lääs) pöörab Assamit, R viskab täringut ja kaks ruutu, nagu d4d5, asetavad vaiba. Üks ruut, nagu d4, ütleb, mis seal on ja mis see maksab. I loeb ette kohad, T viimase käigu, A selle, mis on lubatud, C iga viske hinna ja O ülevaate.
text-box-empty = Midagi pole veel kirjutatud.
text-box-unknown = „{ $text }“ ei ole tegevus ega küsimus.
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
text-seat-next = Järgmine vaip on { colour }.
text-seat-out = { $name } on mängust väljas.
text-last-none = Keegi pole veel käinud.
text-legal-turn = Assami võimalikud suunad: { $choices }.
text-legal-roll = Täringut võib visata.
text-legal-lay = { $count ->
    [one] Vaiba saab asetada ühel viisil: { $choices }.
   *[other] Vaiba saab asetada { $count } viisil: { $choices }.
}
text-legal-return = Vaip ei sobi kuhugi; see läheb karpi tagasi.
text-legal-none = Praegu ei saa midagi teha.

## Its keys

text-keys-title = Tekstilaua klahvid
text-keys-arrows = liigu ruudult ruudule; Home ja End mööda rida, Page Up ja Page Down mööda veergu
text-keys-enter = vali vaibale ruut või aseta vaip
text-keys-roll = viska täringut
text-keys-seats = loe ette kohad
text-keys-last = loe ette viimane käik
text-keys-legal = loe ette, mis on lubatud
text-keys-price = loe ette, mis see ruut maksab
text-keys-prices = loe ette, mis iga vise maksab
text-keys-overview = loe ette, kus Assam seisab ja mida tuleb teha
text-keys-box = mine kirjutamis­väljale

### Hungarian: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Szöveges tábla
text-board-about = A piac szavakban: a mezők gombok, van egy beviteli sor, és billentyűk, amelyek felolvassák, amit tudni szeretnél.
text-board-show = Szöveges tábla megjelenítése
text-board-hide = Szöveges tábla elrejtése
settings-text-board = Szöveges tábla minden asztalnál
settings-text-board-help = A mezők gombok, és van egy beviteli sor: így a piac látása nélkül is lehet játszani.

## The squares

text-squares = A piac mezői
text-square = { $square }, { $rug ->
    [bare] üres
    [r] piros szőnyeg
    [b] kék szőnyeg
    [y] sárga szőnyeg
   *[g] zöld szőnyeg
}{ $other ->
    [none] {""}
    [hidden] , a másik fele takarva
   *[square] , a másik fele: { $with }
}{ $assam ->
    [N] . Assam itt áll, és északra néz
    [E] . Assam itt áll, és keletre néz
    [S] . Assam itt áll, és délre néz
    [W] . Assam itt áll, és nyugatra néz
   *[no] {""}
}
text-half-chosen = A szőnyeg itt kezdődik: { $square }. A másik fele ide kerülhet: { $squares }.
text-half-undone = Már semmi sincs kiválasztva.
text-no-rug = Ide most nem kerülhet szőnyeg: { $square }.
text-no-pair = Ide most nem kerülhet szőnyeg: { $first } és { $second }.
text-would-lay = { $letter ->
    [r] Piros
    [b] Kék
    [y] Sárga
   *[g] Zöld
} szőnyeg ide: { $first } és { $second }. Enter: lerakás, Esc: mégse.
text-would-turn = Assam { $facing ->
    [N] északra
    [E] keletre
    [S] délre
   *[W] nyugatra
} néz. R: dobás.
text-would-steer = A következő játékosnál Assam { $facing ->
    [N] északra
    [E] keletre
    [S] délre
   *[W] nyugatra
} néz majd. R: elfogadás.

## The box to type in

text-box = Írj be egy akciót vagy kérdést
text-box-go = Mehet
text-box-help = Az N, E, S vagy W elfordítja Assamot, az R dob, két mező, például d4d5, lerak egy szőnyeget. Egyetlen mező, például d4, megmondja, mi van ott, és mibe kerül. Az I felolvassa a helyeket, a T az utolsó kört, az A azt, hogy mi szabad, a C azt, hogy melyik dobás mibe kerül, az O pedig az áttekintést.
text-box-empty = Még nem írtál be semmit.
text-box-unknown = „{ $text }” nem akció és nem kérdés.
text-not-now = { $action }: ez most nem szabad.
text-not-yours = Most nincs miről döntened.

## What is read out

text-ask = Felolvasás
text-ask-seats = Helyek
text-ask-last = Utolsó kör
text-ask-legal = Mi szabad
text-ask-prices = Melyik dobás mibe kerül
text-ask-overview = Áttekintés
text-overview = { $turn }. kör. Assam itt áll: { $square }, és { $facing ->
    [N] északra
    [E] keletre
    [S] délre
   *[W] nyugatra
} néz.
text-seat = { $name }: { $score }. { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = A következő szőnyeg { colour }.
text-seat-out = { $name } kiesett.
text-last-none = Még senki sem lépett.
text-legal-turn = Assam ezekbe az irányokba fordítható: { $choices }.
text-legal-roll = Dobni lehet.
text-legal-lay = { $count } szőnyeg rakható le: { $choices }.
text-legal-return = Itt nem fér el szőnyeg; visszakerül a dobozba.
text-legal-none = Most semmit sem lehet tenni.

## Its keys

text-keys-title = A szöveges tábla billentyűi
text-keys-arrows = lépkedés a mezőkön; a Home és az End a sorban, a Page Up és a Page Down az oszlopban visz végig
text-keys-enter = mező kiválasztása a szőnyegnek, vagy lerakás
text-keys-roll = dobás
text-keys-seats = a helyek felolvasása
text-keys-last = az utolsó kör felolvasása
text-keys-legal = felolvassa, mi szabad
text-keys-price = felolvassa, mibe kerül ez a mező
text-keys-prices = felolvassa, melyik dobás mibe kerül
text-keys-overview = felolvassa, hol áll Assam, és mi a teendő
text-keys-box = ugrás a beviteli sorra

### Hungarian: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Szöveges tábla
text-board-about = A piac szavakkal leírva: a mezők gombok, van egy beviteli sor, és billentyűk, amelyekkel felolvastathatod, amit tudni szeretnél.
text-board-show = Szöveges tábla megjelenítése
text-board-hide = Szöveges tábla elrejtése
settings-text-board = Szöveges tábla minden asztalnál
settings-text-board-help = A mezők gombok, és van egy beviteli sor, hogy a piac látása nélkül is játszhass.

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
text-half-undone = Választás törölve.
text-no-rug = Ide most nem rakhatsz szőnyeget: { $square }.
text-no-pair = Ide most nem rakhatsz szőnyeget: { $first } és { $second }.
text-would-lay = { $letter ->
    [r] Piros
    [b] Kék
    [y] Sárga
   *[g] Zöld
} szőnyeg ide: { $first } és { $second }. Enter: lerakás, Esc: mégse.
text-would-turn =
    Assam { $facing ->
        [N] északra
        [E] keletre
        [S] délre
       *[W] nyugatra
    } néz majd. Dobás: R.
text-would-steer =
    A következő játékosnál Assam { $facing ->
        [N] északra
        [E] keletre
        [S] délre
       *[W] nyugatra
    } néz majd. Megerősítés: R.

## The box to type in

text-box = Írj be egy akciót vagy kérdést
text-box-go = Mehet
text-box-help = Assam elfordításához írj N (észak), E (kelet), S (dél) vagy W (nyugat) betűt. A dobáshoz írj R betűt, szőnyeg lerakásához két mezőt, például d4d5. Ha egyetlen mezőt írsz be, például d4, megtudod, mi van ott, és mibe kerül ott megállni. I: a helyek, T: az előző kör, A: mi szabad, C: melyik dobás mibe kerül, O: áttekintés.
text-box-empty = Még nem írtál be semmit.
text-box-unknown = „{ $text }” nem akció és nem is kérdés. Segítség: ?
text-not-now = { $action }: ez most nem szabad.
text-not-yours = Most nincs miről döntened.

## What is read out

text-ask = Felolvasás
text-ask-seats = Helyek
text-ask-last = Előző kör
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
text-seat-next = Következő szőnyeg: { colour }.
text-seat-out = { $name } kiesett.
text-last-none = Még senki sem játszott.
text-legal-turn = Assamot ezekbe az irányokba fordíthatod: { $choices }.
text-legal-roll = Dobhatsz.
text-legal-lay = A szőnyeg { $count } helyre kerülhet: { $choices }.
text-legal-return = Nincs hely a szőnyegnek, ezért visszakerül a dobozba.
text-legal-none = Most nincs teendő.

## Its keys

text-keys-title = A szöveges tábla gyorsbillentyűi
text-keys-arrows = lépkedés a mezőkön; a Home és az End a sor, a Page Up és a Page Down az oszlop két végére ugrik
text-keys-enter = mező kiválasztása a szőnyegnek, vagy lerakás
text-keys-roll = dobás
text-keys-seats = a helyek felolvasása
text-keys-last = az előző kör felolvasása
text-keys-legal = felolvassa, mi szabad
text-keys-price = felolvassa, mibe kerül megállni ezen a mezőn
text-keys-prices = felolvassa, melyik dobás mibe kerül
text-keys-overview = felolvassa, hol áll Assam, és mi a teendő
text-keys-box = ugrás a beviteli sorra

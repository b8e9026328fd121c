### Hungarian: watching a record and setting up a position.

study-again = Próbáld újra
study-copy-by-hand = Innen másold ki

## Watching a record

replay-title = Játszma visszanézése
replay-lead = Minden játszma megőrizhető egy rövid szövegként: ez a játszmalapja. Nyiss meg egyet, és lépkedj végig rajta akcióról akcióra, vagy nézd meg előbb a példát.
replay-example = A példa megtekintése
replay-open-file = Fájl megnyitása
replay-paste = Vagy illessz be ide egy játszmalapot, vagy húzd a fájlját bárhová az oldalon
replay-watch = Megnézem
replay-link-broken = Ez a link hiányos, ezért a benne lévő játszma nem olvasható. Kérd el újra, vagy nyisd meg magát a játszmalapot.
replay-another = Másik játszmalap megnyitása

replay-seat = { $seat }. hely
replay-market = A piac
replay-beginning = Kezdődik a játszma.
replay-before-first = Az első kör előtt
replay-place = { $turn }. kör: { $name }
replay-count = { $at } / { $of }
replay-controls = Lépkedés a játszmában
replay-first = Az elejére
replay-back = Egy akcióval vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-forward = Egy akcióval előre
replay-last = A végére
replay-slider = A játszma pillanata
replay-keys = Billentyűk: a nyilak egy akciót lépnek előre vagy vissza, a Shifttel egy egész kört; a Home az elejére, az End a végére ugrik; a szóköz indítja és szünetelteti a lejátszást.
replay-speed = Sebesség
replay-speed-name = { $speed ->
    [slow] Lassú
    [fast] Gyors
   *[normal] Normál
}

replay-standings = Pontállás
replay-player = Játékos
replay-dirhams = Dirhem
replay-squares = Mező
replay-points = Pont
replay-rugs-left = Szőnyeg
replay-next-rug = A következő szőnyeg { colour }.
replay-out = kiesett
replay-winner = Győztes

replay-turns = Körök
replay-no-turns = Még senki sem lépett.
replay-paid = fizetett: { $count }
replay-copy-link = Link ehhez a pillanathoz
replay-link-copied = A link a vágólapra került.
replay-download = Letöltés
replay-to-table = Az asztalhoz
replay-to-editor = Megnyitás a szerkesztőben
replay-about = A játszmalapról
replay-edition = Kiadás
replay-edition-none = nincs megadva
replay-rules = Szabályok
replay-rules-usual = a szokásosak
replay-result = Eredmény
replay-unfinished = befejezetlen
replay-tag = { $name ->
    [Table] Asztal
    [Date] Dátum
    [ServerSeed] A szerver magja
    [SeatSeed1] Az 1. hely magja
    [SeatSeed2] A 2. hely magja
    [SeatSeed3] A 3. hely magja
    [SeatSeed4] A 4. hely magja
    [SeatHash1] Az 1. hely magjának megígért lenyomata
    [SeatHash2] A 2. hely magjának megígért lenyomata
    [SeatHash3] A 3. hely magjának megígért lenyomata
    [SeatHash4] A 4. hely magjának megígért lenyomata
    [Bot1] Bot az 1. helyen
    [Bot2] Bot a 2. helyen
    [Bot3] Bot a 3. helyen
    [Bot4] Bot a 4. helyen
    [ServerSeedHash] A szerver magjának megígért lenyomata
   *[other] { $name }
}

## Actions

study-face = Assam { $facing ->
    [N] északra
    [E] keletre
    [S] délre
   *[W] nyugatra
} fordítása
study-die = { $slippers } papucs

## Setting up a position

editor-title = Állásszerkesztő
editor-tools = Mit tegyen az érintés
editor-tool = { $tool ->
    [rug] Szőnyeg
    [half] Fél szőnyeg
    [erase] Törlés
    [assam] Assam
   *[look] Kipróbálás
}
editor-tool-hint = { $tool ->
    [rug] Érints meg két mezőt, amelyeknek közös oldaluk van.
    [half] Érints meg egy mezőt: fél szőnyeg kerül oda, a másik fele takarva.
    [erase] Érints meg egy mezőt, hogy üres legyen.
    [assam] Érints meg egy mezőt, hogy Assam oda kerüljön; őt magát megérintve elfordul.
   *[look] Válassz egyet a táblán látható akciók közül, vagy érints meg egy mezőt, és megtudod az árát.
}
editor-colours = A szőnyeg színe
editor-second-half = A szőnyeg itt kezdődik: { $square }. Válassz mellette egy mezőt.
editor-do = { $step ->
    [roll] Dobás
    [lay] Szőnyeg lerakása
   *[turn] Assam fordítása
}
editor-board-kept = A tábla az utolsó olvasható állást mutatja.
editor-area = { $square }: { $squares } { colour } mező, tulajdonos: { $name }. Ha más áll meg ott, { $count } dirhemet fizet.
editor-area-free = { $square }: { $squares } { colour } mező, tulajdonos: { $name }, aki kiesett. Itt senki sem fizet.
editor-area-bare = { $square }: üres mező. Itt senki sem fizet.

editor-text = Az állás szövegként
editor-text-first = Előbb javítsd ki a fenti szöveget; utána itt módosíthatod a részeit.
editor-undo = Visszavonás
editor-redo = Mégis
editor-undone = Visszavonva.
editor-redone = Újra végrehajtva.
editor-clear = Tábla ürítése
editor-cleared = A tábla most üres.
editor-start = Kezdés: { $players }
editor-copy-text = Szöveg másolása
editor-text-copied = A szöveg a vágólapra került.
editor-copy-link = Link másolása

editor-next = Mi történhet most
editor-next-hint = { $step ->
    [roll] Dobás következik. Válaszd ki, mit mutat a kocka.
    [draw] A halom következő szőnyegének húzása következik. Válaszd ki, melyik az.
    [lay] { $count ->
        [one] Egy szőnyeg rakható le. A tábla felkínálja.
       *[other] { $count } szőnyeg rakható le. A tábla felkínálja őket.
    }
    [steer] Assamot el kell fordítani a következő játékosnak.
   *[turn] Assam elfordítható, vagy maradhat, ahogy áll.
}
editor-do-return = Vissza a dobozba
editor-do-draw = Húzás: { colour }
editor-prices = Hová visznek a dobások, és mibe kerülnek

editor-fields = Részletek
editor-players = Játékosok
editor-mover = Következik
editor-seat = { $seat }. hely, { $colours }
editor-step = Fázis
editor-step-name = { $step ->
    [turn] Assam fordítása
    [roll] dobás
    [lay] szőnyeg lerakása
    [draw] szőnyeg húzása
    [steer] fordítás a következőnek
   *[over] a játszma véget ért
}
editor-facing = Assam iránya
editor-rugs = Maradt szőnyeg, { colour }
editor-top = Következő szőnyeg
editor-top-none = még nincs húzva
editor-out = Kiesett
editor-out-as = Kiesett, sorszám: { $order }
editor-rules = Szabályok
editor-edition-own = saját választás

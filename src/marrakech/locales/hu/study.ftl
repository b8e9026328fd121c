### Hungarian: watching a record and setting up a position.

study-again = Próbáld újra
study-copy-by-hand = Innen másold ki

## Watching a record

replay-title = Játszma visszanézése
replay-lead = Minden játszma elmenthető egy rövid szövegként: ez a játszmalapja. Nyiss meg egyet, és lépkedj végig a játszmán, vagy nézd meg előbb a példát.
replay-example = A példa megtekintése
replay-open-file = Fájl megnyitása
replay-paste = Vagy illessz be ide egy játszmalapot, vagy húzd a fájlját bárhová az oldalon
replay-watch = Megnézem
replay-link-broken = Ez a link hiányos, ezért a benne lévő játszma nem olvasható. Kérd el újra a linket, vagy nyisd meg magát a játszmalapot.
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
replay-next-rug = Következő szőnyeg: { colour }.
replay-out = kiesett
replay-winner = Győztes

replay-turns = Körök
replay-no-turns = Még senki sem játszott.
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
replay-tag =
    { $name ->
        [Table] Asztal
        [Date] Dátum
        [ServerSeed] Szerver: mag
        [SeatSeed1] 1. hely: mag
        [SeatSeed2] 2. hely: mag
        [SeatSeed3] 3. hely: mag
        [SeatSeed4] 4. hely: mag
        [SeatHash1] 1. hely: a mag közzétett lenyomata
        [SeatHash2] 2. hely: a mag közzétett lenyomata
        [SeatHash3] 3. hely: a mag közzétett lenyomata
        [SeatHash4] 4. hely: a mag közzétett lenyomata
        [Bot1] 1. hely: bot
        [Bot2] 2. hely: bot
        [Bot3] 3. hely: bot
        [Bot4] 4. hely: bot
        [ServerSeedHash] Szerver: a mag közzétett lenyomata
       *[other] { $name }
    }

## Your finished games

games-title = Befejezett játszmáid
games-none = Itt lesz minden játszma, amelyet befejezel.
games-you-won = Te nyertél
games-more = Régebbi játszmák
games-kept =
    { $days ->
        [one] Egy játszmát az utolsó lépése után egy napig őrzünk meg. Ha tovább szeretnéd megtartani, töltsd le a játszmalapját.
       *[other] Egy játszmát az utolsó lépése után { $days } napig őrzünk meg. Ha tovább szeretnéd megtartani, töltsd le a játszmalapját.
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
editor-tools = Eszköz
editor-tool = { $tool ->
    [rug] Szőnyeg
    [half] Fél szőnyeg
    [erase] Törlés
    [assam] Assam
   *[look] Kipróbálás
}
editor-tool-hint =
    { $tool ->
        [rug] Jelölj ki két mezőt, amelyeknek közös oldaluk van.
        [half] Jelölj ki egy mezőt: fél szőnyeg kerül oda, a másik fele takarva.
        [erase] Jelölj ki egy mezőt, hogy üres legyen.
        [assam] Jelölj ki egy mezőt, hogy Assam oda kerüljön; őt magát kijelölve elfordítod.
       *[look] Válassz egyet a táblán látható akciók közül, vagy jelölj ki egy mezőt, hogy lásd a díját.
    }
editor-colours = A szőnyeg színe
editor-second-half = A szőnyeg itt kezdődik: { $square }. Válassz mellette egy mezőt.
editor-do = { $step ->
    [roll] Dobás
    [lay] Szőnyeg lerakása
   *[turn] Assam fordítása
}
editor-board-kept = A tábla továbbra is az utolsó olvasható állást mutatja.
editor-area = { $square }: { $squares } mezős { colour } terület. Tulajdonos: { $name }. Díj mindenki másnak: { dirhams }.
editor-area-free = { $square }: { $squares } mezős { colour } terület. Tulajdonos: { $name }, kiesett. Itt senki sem fizet.
editor-area-bare = { $square }: üres mező. Itt senki sem fizet.

editor-text = Az állás szövegként
editor-text-first = Előbb javítsd ki a fenti szöveget; utána itt módosíthatod a részleteket.
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
editor-next-hint =
    { $step ->
        [roll] Dobás: válaszd ki, mit mutat a kocka.
        [draw] A halom következő szőnyegének húzása: válaszd ki a színét.
        [lay]
            { $count ->
                [0] Nincs hely a szőnyegnek, ezért visszakerül a dobozba.
                [one] A szőnyeg egy helyre kerülhet, a tábla mutatja.
               *[other] A szőnyeg { $count } helyre kerülhet, a tábla mutatja őket.
            }
        [steer] Fordítsd el Assamot a következő játékosnak.
       *[turn] Fordítsd el Assamot, vagy hagyd úgy, ahogy áll.
    }
editor-do-return = Vissza a dobozba
editor-do-draw = Húzás: { colour }
editor-prices = Hová visznek a dobások, és mibe kerülnek

editor-fields = Részletek
editor-players = Játékosok
editor-mover = Következik
editor-seat = { $seat }. hely, { $colours }
editor-step = Következő fázis
editor-step-name =
    { $step ->
        [turn] Assam fordítása
        [roll] dobás
        [lay] szőnyeg lerakása
        [draw] szőnyeg húzása
        [steer] fordítás a következő játékosnak
       *[over] a játszma véget ért
    }
editor-facing = Assam iránya
editor-rugs = Maradt szőnyeg ({ colour })
editor-top = Következő szőnyeg
editor-top-none = még nincs húzva
editor-out = Kiesett
editor-out-as = { $order }. kieső
editor-rules = Szabályok
editor-edition-own = saját szabályok

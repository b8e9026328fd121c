### Hungarian: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting =
    { $open ->
        [0] { $players } fős játszma, mindjárt kezdődik
        [one] { $players } fős játszma, még egy játékost vár
       *[other] { $players } fős játszma, még { $open } játékost vár
    }
preview-playing = { $players } fős játszma, javában zajlik
preview-over =
    { $players ->
        [2] Befejezett játszma: { $first }–{ $second }
        [3] Befejezett játszma: { $first }–{ $second }–{ $third }
       *[4] Befejezett játszma: { $first }–{ $second }–{ $third }–{ $fourth }
    }
preview-cancelled = Elmaradt játszma
preview-replay = Nézz vissza egy { $players } fős játszmát
preview-position = Felfedezésre váró állás

## Descriptions

preview-waiting-text = Nyisd meg a linket, és szállj be, vagy nézd a játszmát. A böngészőben játszhatsz, ingyen és regisztráció nélkül.
preview-playing-text = Nyisd meg a linket, és kövesd élőben minden lépést.
preview-over-text = Nyisd meg a linket: megnézheted a piacot a játszma végén, azt, hogyan jöttek össze a pontok, és újra az egész játszmát.
preview-replay-text = Nézd végig a játszmát körről körre, az első szőnyegtől az utolsóig.
preview-position-text = Nyisd meg a linket, és nézd meg, mi történhet most, próbálj ki egy lépést, vagy alakítsd át a piacot.
preview-editor-text = Rendezz be bármilyen piacot, nézd meg, mi történhet most, és oszd meg egy linkkel.
preview-rules-text = Minden szabály két, három és négy játékosra, egyszerű szavakkal és mozgó képekkel.
preview-learn-text = Tanuld meg a játékot játszva: rövid leckék a játék saját piacán, lépésről lépésre.

## What the picture shows

preview-picture-home = Csempézett piac felülről: szőnyegek négyféle szövéssel, egy fakocka, és Assam piros fezben.
preview-picture-market = A játszma piaca felülről: a látható szőnyegek, és Assam piros fezben.
preview-picture-empty = Az üres piac felülről, hétszer hét csempe, és Assam piros fezben.

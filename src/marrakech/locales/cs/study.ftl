### Czech: watching a record and setting up a position.

study-again = Zkusit znovu
study-copy-by-hand = Zkopíruj to odsud

## Watching a record

replay-title = Přehrát partii
replay-lead = Každou partii lze uchovat jako krátký text, její zápis. Otevři ho a projdi ho akci po akci, nebo se nejdřív podívej na ukázku.
replay-example = Přehrát ukázku
replay-open-file = Otevřít soubor
replay-paste = Nebo sem vlož zápis, případně přetáhni jeho soubor kamkoli na tuto stránku
replay-watch = Přehrát
replay-link-broken = Tento odkaz není celý, takže partii z něj nelze přečíst. Požádej o něj znovu, nebo otevři samotný zápis.
replay-another = Otevřít jiný zápis

replay-seat = Místo { $seat }
replay-market = Trh
replay-beginning = Hra začíná.
replay-before-first = Před prvním tahem
replay-place = Tah { $turn }: { $name }
replay-count = { $at } z { $of }
replay-controls = Procházet partii
replay-first = Na začátek
replay-back = O akci zpět
replay-play = Přehrávat
replay-pause = Pozastavit
replay-forward = O akci dál
replay-last = Na konec
replay-slider = Chvíle v partii
replay-keys = Klávesy: šipky jdou o akci zpět a dál, se Shiftem o celý tah; Home a End až na začátek a konec; mezerník přehrává a pozastavuje.
replay-speed = Rychlost
replay-speed-name = { $speed ->
    [slow] Pomalu
    [fast] Rychle
   *[normal] Běžně
}

replay-standings = Stav
replay-player = Hráč
replay-dirhams = Dirhamy
replay-squares = Políčka
replay-points = Body
replay-rugs-left = Koberce
replay-next-rug = Další koberec je { colour }.
replay-out = mimo hru
replay-winner = Vítězství

replay-turns = Tahy
replay-no-turns = Ještě nikdo netáhl.
replay-paid = platba { $count }
replay-copy-link = Kopírovat odkaz na tuto chvíli
replay-link-copied = Odkaz je zkopírovaný.
replay-download = Stáhnout
replay-to-table = Ke stolu
replay-to-editor = Otevřít v editoru
replay-about = O tomto zápisu
replay-edition = Vydání
replay-edition-none = neuvedeno
replay-rules = Pravidla
replay-rules-usual = běžná
replay-result = Výsledek
replay-unfinished = nedohráno
replay-tag = { $name ->
    [Table] Stůl
    [Date] Datum
    [ServerSeed] Semínko serveru
    [SeatSeed1] Semínko místa 1
    [SeatSeed2] Semínko místa 2
    [SeatSeed3] Semínko místa 3
    [SeatSeed4] Semínko místa 4
    [SeatHash1] Slíbený otisk semínka místa 1
    [SeatHash2] Slíbený otisk semínka místa 2
    [SeatHash3] Slíbený otisk semínka místa 3
    [SeatHash4] Slíbený otisk semínka místa 4
    [Bot1] Bot na místě 1
    [Bot2] Bot na místě 2
    [Bot3] Bot na místě 3
    [Bot4] Bot na místě 4
    [ServerSeedHash] Slíbený otisk semínka serveru
   *[other] { $name }
}

## Actions

study-face = Natočit Assama na { facing }
study-die = { $slippers ->
    [one] { $slippers } střevíc
    [few] { $slippers } střevíce
   *[other] { $slippers } střevíců
}

## Setting up a position

editor-title = Editor pozic
editor-tools = Co udělá klepnutí
editor-tool = { $tool ->
    [rug] Koberec
    [half] Půl koberce
    [erase] Smazat
    [assam] Assam
   *[look] Prohlížet a zkoušet
}
editor-tool-hint = { $tool ->
    [rug] Klepni na dvě políčka, která spolu sousedí stranou.
    [half] Klepni na políčko: bude na něm ležet půl koberce, druhá půlka zakrytá.
    [erase] Klepni na políčko a vyprázdníš ho.
    [assam] Klepni na políčko a postavíš tam Assama; klepnutím na něj ho otočíš.
   *[look] Vyber některou z akcí na desce, nebo klepni na kterékoli políčko a zjistíš jeho cenu.
}
editor-colours = Barva koberce
editor-second-half = Koberec začíná na { $square }. Vyber políčko vedle.
editor-do = { $step ->
    [roll] Hodit kostkou
    [lay] Položit koberec
   *[turn] Otočit Assama
}
editor-board-kept = Deska ukazuje poslední pozici, kterou bylo možné přečíst.
editor-area = { $square }: { $name } tu má { $letter ->
    [r] { $squares ->
        [one] jedno červené políčko
        [few] { $squares } červená políčka
       *[other] { $squares } červených políček
    }
    [b] { $squares ->
        [one] jedno modré políčko
        [few] { $squares } modrá políčka
       *[other] { $squares } modrých políček
    }
    [y] { $squares ->
        [one] jedno žluté políčko
        [few] { $squares } žlutá políčka
       *[other] { $squares } žlutých políček
    }
   *[g] { $squares ->
        [one] jedno zelené políčko
        [few] { $squares } zelená políčka
       *[other] { $squares } zelených políček
    }
}. Kdo jiný tu zastaví, platí { dirhams }.
editor-area-free = { $square }: { $name } tu má { $letter ->
    [r] { $squares ->
        [one] jedno červené políčko
        [few] { $squares } červená políčka
       *[other] { $squares } červených políček
    }
    [b] { $squares ->
        [one] jedno modré políčko
        [few] { $squares } modrá políčka
       *[other] { $squares } modrých políček
    }
    [y] { $squares ->
        [one] jedno žluté políčko
        [few] { $squares } žlutá políčka
       *[other] { $squares } žlutých políček
    }
   *[g] { $squares ->
        [one] jedno zelené políčko
        [few] { $squares } zelená políčka
       *[other] { $squares } zelených políček
    }
}, ale je mimo hru. Nikdo tu neplatí.
editor-area-bare = { $square } je prázdné. Nikdo tu neplatí.

editor-text = Pozice jako text
editor-text-first = Nejdřív oprav text nahoře; pak tu půjdou měnit jeho části.
editor-undo = Zpět
editor-redo = Znovu
editor-undone = Vráceno zpět.
editor-redone = Provedeno znovu.
editor-clear = Vyprázdnit desku
editor-cleared = Deska je teď prázdná.
editor-start = Začátek pro { $players }
editor-copy-text = Kopírovat text
editor-text-copied = Text je zkopírovaný.
editor-copy-link = Kopírovat odkaz

editor-next = Co může následovat
editor-next-hint = { $step ->
    [roll] Teď se hází kostkou. Vyber, co ukáže.
    [draw] Teď se losuje další koberec z hromádky. Vyber který.
    [lay] { $count ->
        [one] Koberec lze položit na jedno místo. Deska ho nabízí.
        [few] Koberec lze položit na { $count } místa. Deska je nabízí.
       *[other] Koberec lze položit na { $count } míst. Deska je nabízí.
    }
    [steer] Teď se Assam otáčí pro dalšího hráče.
   *[turn] Teď se Assam otočí, nebo zůstane, jak stojí.
}
editor-do-return = Vrátit koberec
editor-do-draw = Vylosovat { colour }
editor-prices = Kam vede každý hod a kolik stojí

editor-fields = Podrobnosti
editor-players = Hráči
editor-mover = Na tahu
editor-seat = Místo { $seat }, { $colours }
editor-step = Fáze
editor-step-name = { $step ->
    [turn] otočení Assama
    [roll] hod kostkou
    [lay] položení koberce
    [draw] losování koberce
    [steer] otočení pro dalšího
   *[over] hra skončila
}
editor-facing = Assam hledí na
editor-rugs = { $letter ->
    [r] Zbývá červených koberců
    [b] Zbývá modrých koberců
    [y] Zbývá žlutých koberců
   *[g] Zbývá zelených koberců
}
editor-top = Další koberec
editor-top-none = ještě nevylosován
editor-out = Mimo hru
editor-out-as = Mimo hru, jako číslo { $order }
editor-rules = Pravidla
editor-edition-own = vlastní výběr

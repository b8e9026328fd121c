### Czech: watching a record and setting up a position.

study-again = Zkusit znovu
study-copy-by-hand = Zkopíruj to odsud

## Watching a record

replay-title = Přehrát partii
replay-lead = Každou partii lze uložit jako krátký text, její zápis. Otevři ho a projdi partii krok za krokem, nebo se nejdřív podívej na ukázku.
replay-example = Přehrát ukázku
replay-open-file = Otevřít soubor
replay-paste = Nebo sem vlož zápis, případně přetáhni jeho soubor kamkoli na tuto stránku
replay-watch = Přehrát
replay-link-broken = Tento odkaz není celý, takže partii z něj nelze přečíst. Požádej o odkaz znovu, nebo otevři samotný zápis.
replay-another = Otevřít jiný zápis

replay-seat = Místo { $seat }
replay-market = Trh
replay-beginning = Hra začíná.
replay-before-first = Před prvním tahem
replay-place = Tah { $turn }: { $name }
replay-count = { $at } z { $of }
replay-controls = Procházet partii
replay-first = Na začátek
replay-back = O krok zpět
replay-play = Přehrávat
replay-pause = Pozastavit
replay-forward = O krok dál
replay-last = Na konec
replay-slider = Okamžik v partii
replay-keys = Klávesy: šipky – o krok zpět nebo dál, se Shiftem o celý tah; Home a End – na začátek a na konec; mezerník – přehrát a pozastavit.
replay-speed = Rychlost
replay-speed-name = { $speed ->
    [slow] Pomalá
    [fast] Rychlá
   *[normal] Běžná
}

replay-standings = Stav
replay-player = Hráč
replay-dirhams = Dirhamy
replay-squares = Políčka
replay-points = Body
replay-rugs-left = Koberce
replay-next-rug = Další koberec: { colour }.
replay-out = mimo hru
replay-winner = Vítězství

replay-turns = Tahy
replay-no-turns = Ještě nikdo netáhl.
replay-paid = platba { $count }
replay-copy-link = Kopírovat odkaz na tento okamžik
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
replay-tag =
    { $name ->
        [Table] Stůl
        [Date] Datum
        [ServerSeed] Semínko serveru
        [SeatSeed1] Semínko místa 1
        [SeatSeed2] Semínko místa 2
        [SeatSeed3] Semínko místa 3
        [SeatSeed4] Semínko místa 4
        [SeatHash1] Zveřejněný otisk semínka místa 1
        [SeatHash2] Zveřejněný otisk semínka místa 2
        [SeatHash3] Zveřejněný otisk semínka místa 3
        [SeatHash4] Zveřejněný otisk semínka místa 4
        [Bot1] Bot na místě 1
        [Bot2] Bot na místě 2
        [Bot3] Bot na místě 3
        [Bot4] Bot na místě 4
        [ServerSeedHash] Zveřejněný otisk semínka serveru
       *[other] { $name }
    }

## Your finished games

games-title = Tvoje dohrané partie
games-none = Tady najdeš každou partii, kterou dohraješ.
games-you-won = Výhra
games-more = Ukázat starší partie
games-kept =
    { $days ->
        [one] Partie se uchovává jeden den od posledního tahu. Chceš-li ji mít déle, stáhni si zápis.
        [few] Partie se uchovává { $days } dny od posledního tahu. Chceš-li ji mít déle, stáhni si zápis.
       *[other] Partie se uchovává { $days } dní od posledního tahu. Chceš-li ji mít déle, stáhni si zápis.
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
editor-tools = Nástroj
editor-tool = { $tool ->
    [rug] Koberec
    [half] Půl koberce
    [erase] Smazat
    [assam] Assam
   *[look] Prohlížet a zkoušet
}
editor-tool-hint =
    { $tool ->
        [rug] Vyber dvě políčka, která spolu sousedí stranou.
        [half] Vyber políčko: položíš na ně půl koberce, druhá půlka bude zakrytá.
        [erase] Vyber políčko a vyprázdníš ho.
        [assam] Vyber políčko a postavíš tam Assama; když vybereš jeho, otočíš ho.
       *[look] Vyber některou z akcí na desce, nebo kterékoli políčko a zjistíš jeho cenu.
    }
editor-colours = Barva koberce
editor-second-half = Koberec začíná na { $square }. Vyber políčko vedle.
editor-do = { $step ->
    [roll] Hodit kostkou
    [lay] Položit koberec
   *[turn] Otočit Assama
}
editor-board-kept = Deska stále ukazuje poslední pozici, kterou bylo možné přečíst.
editor-area =
    { $square }: { $letter ->
        [r] červená
        [b] modrá
        [y] žlutá
       *[g] zelená
    } oblast ({ $squares ->
        [one] jedno políčko
        [few] { $squares } políčka
       *[other] { $squares } políček
    }). Majitel: { $name }. Kdo jiný tu zastaví, platí { dirhams }.
editor-area-free =
    { $square }: { $letter ->
        [r] červená
        [b] modrá
        [y] žlutá
       *[g] zelená
    } oblast ({ $squares ->
        [one] jedno políčko
        [few] { $squares } políčka
       *[other] { $squares } políček
    }). Majitel: { $name }, mimo hru. Nikdo tu neplatí.
editor-area-bare = { $square } je prázdné. Nikdo tu neplatí.

editor-text = Pozice jako text
editor-text-first = Nejdřív oprav text nahoře; pak tu půjdou měnit podrobnosti.
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
editor-next-hint =
    { $step ->
        [roll] Hod kostkou: vyber, co ukáže.
        [draw] Losování dalšího koberce z hromádky: vyber jeho barvu.
        [lay]
            { $count ->
                [0] Pro koberec tu není místo, takže se vrací do krabice.
                [one] Koberec lze položit na jedno místo. Je vidět na desce.
                [few] Koberec lze položit na { $count } místa. Jsou vidět na desce.
               *[other] Koberec lze položit na { $count } míst. Jsou vidět na desce.
            }
        [steer] Otoč Assama pro dalšího hráče.
       *[turn] Otoč Assama, nebo ho nech, jak stojí.
    }
editor-do-return = Vrátit koberec
editor-do-draw = Vylosovat { colour }
editor-prices = Kam vede každý hod a kolik stojí

editor-fields = Podrobnosti
editor-players = Hráči
editor-mover = Na tahu
editor-seat = Místo { $seat }, { $colours }
editor-step = Další fáze
editor-step-name =
    { $step ->
        [turn] otočení Assama
        [roll] hod kostkou
        [lay] položení koberce
        [draw] losování koberce
        [steer] otočení pro dalšího hráče
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
editor-out-as = Mimo hru, pořadí: { $order }
editor-rules = Pravidla
editor-edition-own = vlastní pravidla

### Swedish: watching a record and setting up a position.

study-again = Försök igen
study-copy-by-hand = Kopiera härifrån

## Watching a record

replay-title = Se ett parti igen
replay-lead = Varje parti kan sparas som en kort text, ett partiprotokoll. Öppna ett och gå igenom det steg för steg, eller titta först på exemplet.
replay-example = Titta på exemplet
replay-open-file = Öppna en fil
replay-paste = Eller klistra in ett protokoll här, eller släpp filen var som helst på sidan
replay-watch = Titta
replay-link-broken = Länken är ofullständig, så partiet i den går inte att läsa. Be om länken igen, eller öppna själva protokollet.
replay-another = Öppna ett annat protokoll

replay-seat = Plats { $seat }
replay-market = Torget
replay-beginning = Spelet börjar.
replay-before-first = Före första draget
replay-place = Drag { $turn }: { $name }
replay-count = { $at } av { $of }
replay-controls = Gå igenom partiet
replay-first = Till början
replay-back = Ett steg bakåt
replay-play = Spela upp
replay-pause = Pausa
replay-forward = Ett steg framåt
replay-last = Till slutet
replay-slider = Läge i partiet
replay-keys = Tangenter: pilarna för ett steg bakåt eller framåt, med Skift för ett helt drag; Home och End för början och slutet; mellanslag för att spela upp eller pausa.
replay-speed = Hastighet
replay-speed-name = { $speed ->
    [slow] Långsam
    [fast] Snabb
   *[normal] Normal
}

replay-standings = Ställning
replay-player = Spelare
replay-dirhams = Dirham
replay-squares = Rutor
replay-points = Poäng
replay-rugs-left = Mattor
replay-next-rug = Nästa matta är { colour }.
replay-out = ute
replay-winner = Vinnare

replay-turns = Drag
replay-no-turns = Ingen har gjort något drag än.
replay-paid = betalade { $count }
replay-copy-link = Kopiera länk till det här läget
replay-link-copied = Länken är kopierad.
replay-download = Ladda ner
replay-to-table = Gå till bordet
replay-to-editor = Öppna i redigeraren
replay-about = Om det här protokollet
replay-edition = Utgåva
replay-edition-none = inte angiven
replay-rules = Regler
replay-rules-usual = de vanliga
replay-result = Resultat
replay-unfinished = inte avslutat
replay-tag =
    { $name ->
        [Table] Bord
        [Date] Datum
        [ServerSeed] Server: frö
        [SeatSeed1] Plats 1: frö
        [SeatSeed2] Plats 2: frö
        [SeatSeed3] Plats 3: frö
        [SeatSeed4] Plats 4: frö
        [SeatHash1] Plats 1: fröets publicerade hash
        [SeatHash2] Plats 2: fröets publicerade hash
        [SeatHash3] Plats 3: fröets publicerade hash
        [SeatHash4] Plats 4: fröets publicerade hash
        [Bot1] Plats 1: bot
        [Bot2] Plats 2: bot
        [Bot3] Plats 3: bot
        [Bot4] Plats 4: bot
        [ServerSeedHash] Server: fröets publicerade hash
       *[other] { $name }
    }

## Your finished games

games-title = Dina spelade partier
games-none = Varje parti som du spelar färdigt visas här.
games-you-won = Du vann
games-more = Visa äldre partier
games-kept =
    { $days ->
        [one] Ett parti sparas i en dag efter det sista draget. Ladda ner protokollet om du vill behålla det längre.
       *[other] Ett parti sparas i { $days } dagar efter det sista draget. Ladda ner protokollet om du vill behålla det längre.
    }

## Actions

study-face = Rikta Assam mot { facing }
study-die = { $slippers ->
    [one] { $slippers } toffla
   *[other] { $slippers } tofflor
}

## Setting up a position

editor-title = Redigera position
editor-tools = Verktyg
editor-tool = { $tool ->
    [rug] Matta
    [half] Halv matta
    [erase] Sudda
    [assam] Assam
   *[look] Titta och prova
}
editor-tool-hint =
    { $tool ->
        [rug] Välj två rutor som har en sida gemensam.
        [half] Välj en ruta för att lägga en halv matta där, med den andra halvan dold.
        [erase] Välj en ruta för att tömma den.
        [assam] Välj en ruta för att ställa Assam där; välj honom för att vända honom.
       *[look] Välj en av handlingarna på brädet, eller en ruta för att se vad den kostar.
    }
editor-colours = Mattans färg
editor-second-half = Mattan börjar på { $square }. Välj en ruta bredvid.
editor-do = { $step ->
    [roll] Slå tärningen
    [lay] Lägg mattan
   *[turn] Vänd Assam
}
editor-board-kept = Brädet visar fortfarande den senaste position som gick att läsa.
editor-area = { $square }: { $squares ->
    [one] en { colour } ruta
   *[other] { $squares } { $letter ->
        [r] röda
        [b] blå
        [y] gula
       *[g] gröna
    } rutor
} som tillhör { $name }. Andra som stannar här betalar { dirhams }.
editor-area-free = { $square }: { $squares ->
    [one] en { colour } ruta
   *[other] { $squares } { $letter ->
        [r] röda
        [b] blå
        [y] gula
       *[g] gröna
    } rutor
} som tillhör { $name }, som är ute. Ingen betalar här.
editor-area-bare = { $square } är tom. Ingen betalar här.

editor-text = Positionen som text
editor-text-first = Rätta först texten ovan; sedan kan du ändra detaljerna här.
editor-undo = Ångra
editor-redo = Gör om
editor-undone = Ångrat.
editor-redone = Gjort om.
editor-clear = Töm brädet
editor-cleared = Brädet är tomt nu.
editor-start = { $players ->
    [one] Start för { $players }
   *[other] Start för { $players }
}
editor-copy-text = Kopiera text
editor-text-copied = Texten är kopierad.
editor-copy-link = Kopiera länk

editor-next = Vad som kan hända härnäst
editor-next-hint =
    { $step ->
        [roll] Tärningen slås. Välj vad den visar.
        [draw] Nästa matta i högen dras. Välj dess färg.
        [lay]
            { $count ->
                [0] Det finns inget ställe för mattan, så den läggs tillbaka i lådan.
                [one] Mattan kan läggas på ett ställe, som visas på brädet.
               *[other] Mattan kan läggas på { $count } ställen, som visas på brädet.
            }
        [steer] Assam vänds för nästa spelare.
       *[turn] Assam vänds, eller får stå som han står.
    }
editor-do-return = Lägg tillbaka mattan
editor-do-draw = Dra { colour } matta
editor-prices = Vart varje slag leder, och vad det kostar

editor-fields = Detaljer
editor-players = Spelare
editor-mover = På tur
editor-seat = Plats { $seat }, { $colours }
editor-step = Nästa fas
editor-step-name =
    { $step ->
        [turn] vänd Assam
        [roll] slå tärningen
        [lay] lägg en matta
        [draw] dra en matta
        [steer] vänd för nästa spelare
       *[over] spelet är slut
    }
editor-facing = Assam tittar mot
editor-rugs = Mattor kvar ({ $letter ->
    [r] röda
    [b] blå
    [y] gula
   *[g] gröna
})
editor-top = Nästa matta
editor-top-none = inte dragen än
editor-out = Ute
editor-out-as = Ute, som nummer { $order }
editor-rules = Regler
editor-edition-own = egna regler

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
replay-link-broken = Länken är ofullständig, så partiet i den går inte att läsa. Be om den igen, eller öppna själva protokollet.
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
replay-keys = Tangenter: pilarna går ett steg bakåt eller framåt, med Skift ett helt drag; Home och End går hela vägen; mellanslag spelar upp och pausar.
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
replay-tag = { $name ->
    [Table] Bord
    [Date] Datum
    [ServerSeed] Serverns frö
    [SeatSeed1] Frö för plats 1
    [SeatSeed2] Frö för plats 2
    [SeatSeed3] Frö för plats 3
    [SeatSeed4] Frö för plats 4
    [SeatHash1] Utlovad hash för fröet från plats 1
    [SeatHash2] Utlovad hash för fröet från plats 2
    [SeatHash3] Utlovad hash för fröet från plats 3
    [SeatHash4] Utlovad hash för fröet från plats 4
    [Bot1] Bot på plats 1
    [Bot2] Bot på plats 2
    [Bot3] Bot på plats 3
    [Bot4] Bot på plats 4
    [ServerSeedHash] Utlovad hash för serverns frö
   *[other] { $name }
}

## Actions

study-face = Rikta Assam mot { facing }
study-die = { $slippers ->
    [one] { $slippers } toffla
   *[other] { $slippers } tofflor
}

## Setting up a position

editor-title = Redigera position
editor-tools = Vad ett tryck gör
editor-tool = { $tool ->
    [rug] Matta
    [half] Halv matta
    [erase] Sudda
    [assam] Assam
   *[look] Titta och prova
}
editor-tool-hint = { $tool ->
    [rug] Tryck på två rutor som har en sida gemensam.
    [half] Tryck på en ruta: där hamnar en halv matta, med den andra halvan dold.
    [erase] Tryck på en ruta för att tömma den.
    [assam] Tryck på en ruta för att ställa Assam där; tryck på honom för att vända honom.
   *[look] Välj en av handlingarna på brädet, eller tryck på en ruta för att se vad den kostar.
}
editor-colours = Mattans färg
editor-second-half = Mattan börjar på { $square }. Välj en ruta bredvid.
editor-do = { $step ->
    [roll] Slå tärningen
    [lay] Lägg mattan
   *[turn] Vänd Assam
}
editor-board-kept = Brädet visar den senaste position som gick att läsa.
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
editor-text-first = Rätta först texten ovan; sedan kan dess delar ändras här.
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
editor-next-hint = { $step ->
    [roll] Tärningen slås. Välj vad den visar.
    [draw] Nästa matta i högen dras. Välj vilken.
    [lay] { $count ->
        [one] En matta får läggas. Den visas på brädet.
       *[other] { $count } mattor får läggas. De visas på brädet.
    }
    [steer] Assam vänds för nästa spelare.
   *[turn] Assam vänds, eller får stå som han står.
}
editor-do-return = Lägg tillbaka mattan
editor-do-draw = Dra { colour }
editor-prices = Vart varje slag leder, och vad det kostar

editor-fields = Detaljer
editor-players = Spelare
editor-mover = På tur
editor-seat = Plats { $seat }, { $colours }
editor-step = Fas
editor-step-name = { $step ->
    [turn] vänd Assam
    [roll] slå tärningen
    [lay] lägg en matta
    [draw] dra en matta
    [steer] vänd för nästa
   *[over] spelet är slut
}
editor-facing = Assam tittar mot
editor-rugs = Mattor kvar, { colour }
editor-top = Nästa matta
editor-top-none = inte dragen
editor-out = Ute
editor-out-as = Ute, som nummer { $order }
editor-rules = Regler
editor-edition-own = ett eget val

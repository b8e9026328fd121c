### Dutch: watching a record and setting up a position.

study-again = Opnieuw proberen
study-copy-by-hand = Kopieer het vanaf hier

## Watching a record

replay-title = Een partij terugkijken
replay-lead = Elke partij kan worden bewaard als een korte tekst, het verslag. Open er een om er actie voor actie doorheen te lopen, of bekijk eerst het voorbeeld.
replay-example = Voorbeeld bekijken
replay-open-file = Bestand openen
replay-paste = Of plak hier een verslag, of sleep het bestand ergens op deze pagina
replay-watch = Bekijken
replay-link-broken = Deze link is niet volledig, dus de partij erin kan niet worden gelezen. Vraag er nog eens om, of open het verslag zelf.
replay-another = Ander verslag openen

replay-seat = Plaats { $seat }
replay-market = De markt
replay-beginning = De partij begint.
replay-before-first = Voor de eerste beurt
replay-place = Beurt { $turn }: { $name }
replay-count = { $at } van { $of }
replay-controls = Door de partij lopen
replay-first = Naar het begin
replay-back = Eén actie terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Eén actie vooruit
replay-last = Naar het einde
replay-slider = Moment in de partij
replay-keys = Toetsen: de pijlen gaan één actie terug of vooruit, met Shift een hele beurt; Home en End gaan helemaal naar het begin of het einde; de spatiebalk speelt af en pauzeert.
replay-speed = Tempo
replay-speed-name = { $speed ->
    [slow] Langzaam
    [fast] Snel
   *[normal] Normaal
}

replay-standings = Stand
replay-player = Speler
replay-dirhams = Dirham
replay-squares = Vakjes
replay-points = Punten
replay-rugs-left = Tapijten
replay-next-rug = Het volgende tapijt is { colour }.
replay-out = uitgeschakeld
replay-winner = Winnaar

replay-turns = Beurten
replay-no-turns = Er is nog niemand aan de beurt geweest.
replay-paid = { $count } betaald
replay-copy-link = Link naar dit moment kopiëren
replay-link-copied = De link is gekopieerd.
replay-download = Downloaden
replay-to-table = Naar de tafel
replay-to-editor = In de editor openen
replay-about = Over dit verslag
replay-edition = Editie
replay-edition-none = niet genoemd
replay-rules = Regels
replay-rules-usual = de gewone
replay-result = Uitslag
replay-unfinished = niet afgemaakt
replay-tag = { $name ->
    [Table] Tafel
    [Date] Datum
    [ServerSeed] Seed van de server
    [SeatSeed1] Seed van plaats 1
    [SeatSeed2] Seed van plaats 2
    [SeatSeed3] Seed van plaats 3
    [SeatSeed4] Seed van plaats 4
    [SeatHash1] Beloofde hash van de seed van plaats 1
    [SeatHash2] Beloofde hash van de seed van plaats 2
    [SeatHash3] Beloofde hash van de seed van plaats 3
    [SeatHash4] Beloofde hash van de seed van plaats 4
    [Bot1] Bot op plaats 1
    [Bot2] Bot op plaats 2
    [Bot3] Bot op plaats 3
    [Bot4] Bot op plaats 4
    [ServerSeedHash] Beloofde hash van de seed van de server
   *[other] { $name }
}

## Actions

study-face = Assam naar het { facing } draaien
study-die = { $slippers ->
    [one] { $slippers } pantoffel
   *[other] { $slippers } pantoffels
}

## Setting up a position

editor-title = Stellingeditor
editor-tools = Wat aanraken doet
editor-tool = { $tool ->
    [rug] Tapijt
    [half] Half tapijt
    [erase] Wissen
    [assam] Assam
   *[look] Kijken en proberen
}
editor-tool-hint = { $tool ->
    [rug] Raak twee vakjes aan die een zijde gemeen hebben.
    [half] Raak een vakje aan: daar komt een half tapijt te liggen waarvan de andere helft bedekt is.
    [erase] Raak een vakje aan om het leeg te maken.
    [assam] Raak een vakje aan om Assam daar neer te zetten; raak hem aan om hem te draaien.
   *[look] Kies een van de acties op het bord, of raak een vakje aan om naar de prijs te vragen.
}
editor-colours = Kleur van het tapijt
editor-second-half = Het tapijt begint op { $square }. Kies een vakje ernaast.
editor-do = { $step ->
    [roll] Dobbelsteen gooien
    [lay] Tapijt leggen
   *[turn] Assam draaien
}
editor-board-kept = Het bord toont de laatste stelling die gelezen kon worden.
editor-area = { $square }: { $squares ->
    [one] één { colour } vakje
   *[other] { $squares } { $letter ->
        [r] rode
        [b] blauwe
        [y] gele
       *[g] groene
    } vakjes
} van { $name }. Ieder ander die daar blijft staan, betaalt { dirhams }.
editor-area-free = { $square }: { $squares ->
    [one] één { colour } vakje
   *[other] { $squares } { $letter ->
        [r] rode
        [b] blauwe
        [y] gele
       *[g] groene
    } vakjes
} van { $name } (uitgeschakeld). Hier betaalt niemand.
editor-area-bare = { $square } is leeg. Hier betaalt niemand.

editor-text = De stelling als tekst
editor-text-first = Verbeter eerst de tekst hierboven; dan kun je de delen hier veranderen.
editor-undo = Ongedaan maken
editor-redo = Opnieuw
editor-undone = Ongedaan gemaakt.
editor-redone = Opnieuw uitgevoerd.
editor-clear = Bord leegmaken
editor-cleared = Het bord is nu leeg.
editor-start = Start voor { $players }
editor-copy-text = Tekst kopiëren
editor-text-copied = De tekst is gekopieerd.
editor-copy-link = Link kopiëren

editor-next = Wat er nu kan gebeuren
editor-next-hint = { $step ->
    [roll] De dobbelsteen wordt gegooid. Kies wat hij toont.
    [draw] Het volgende tapijt van de stapel wordt getrokken. Kies welk.
    [lay] { $count ->
        [one] Er kan één tapijt worden gelegd. Het staat op het bord aangegeven.
       *[other] Er kunnen { $count } tapijten worden gelegd. Ze staan op het bord aangegeven.
    }
    [steer] Assam wordt voor de volgende speler gedraaid.
   *[turn] Assam wordt gedraaid of blijft zoals hij staat.
}
editor-do-return = Tapijt terugleggen
editor-do-draw = { $letter ->
    [r] Rood
    [b] Blauw
    [y] Geel
   *[g] Groen
} tapijt trekken
editor-prices = Waar elke worp heen leidt en wat het kost

editor-fields = Details
editor-players = Spelers
editor-mover = Aan de beurt
editor-seat = Plaats { $seat }, { $colours }
editor-step = Fase
editor-step-name = { $step ->
    [turn] Assam draaien
    [roll] de dobbelsteen gooien
    [lay] een tapijt leggen
    [draw] een tapijt trekken
    [steer] draaien voor de volgende
   *[over] de partij is afgelopen
}
editor-facing = Assam kijkt naar het
editor-rugs = Tapijten over, { colour }
editor-top = Volgend tapijt
editor-top-none = niet getrokken
editor-out = Uitge­schakeld
editor-out-as = Uitgeschakeld, als nummer { $order }
editor-rules = Regels
editor-edition-own = een eigen keuze

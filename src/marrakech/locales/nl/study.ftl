### Dutch: watching a record and setting up a position.

study-again = Opnieuw proberen
study-copy-by-hand = Kopieer het vanaf hier

## Watching a record

replay-title = Een partij terugkijken
replay-lead = Elke partij kan worden opgeslagen als een korte tekst, het verslag. Open er een om er stap voor stap doorheen te lopen, of bekijk eerst het voorbeeld.
replay-example = Voorbeeld bekijken
replay-open-file = Bestand openen
replay-paste = Of plak hier een verslag, of sleep het bestand ergens op deze pagina
replay-watch = Bekijken
replay-link-broken = Deze link is niet volledig, dus de partij erin kan niet worden gelezen. Vraag nog eens om de link, of open het verslag zelf.
replay-another = Ander verslag openen

replay-seat = Plaats { $seat }
replay-market = De markt
replay-beginning = De partij begint.
replay-before-first = Voor de eerste beurt
replay-place = Beurt { $turn }: { $name }
replay-count = { $at } van { $of }
replay-controls = Door de partij lopen
replay-first = Naar het begin
replay-back = Eén stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-forward = Eén stap vooruit
replay-last = Naar het einde
replay-slider = Moment in de partij
replay-keys = Toetsen: met de pijlen één stap terug of vooruit, samen met Shift een hele beurt; met Home en End naar het begin en het einde; met de spatiebalk afspelen en pauzeren.
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
replay-tag =
    { $name ->
        [Table] Tafel
        [Date] Datum
        [ServerSeed] Server: seed
        [SeatSeed1] Plaats 1: seed
        [SeatSeed2] Plaats 2: seed
        [SeatSeed3] Plaats 3: seed
        [SeatSeed4] Plaats 4: seed
        [SeatHash1] Plaats 1: gepubliceerde hash van de seed
        [SeatHash2] Plaats 2: gepubliceerde hash van de seed
        [SeatHash3] Plaats 3: gepubliceerde hash van de seed
        [SeatHash4] Plaats 4: gepubliceerde hash van de seed
        [Bot1] Plaats 1: bot
        [Bot2] Plaats 2: bot
        [Bot3] Plaats 3: bot
        [Bot4] Plaats 4: bot
        [ServerSeedHash] Server: gepubliceerde hash van de seed
       *[other] { $name }
    }

## Your finished games

games-title = Je gespeelde partijen
games-none = Hier komt elke partij te staan die je uitspeelt.
games-you-won = Je hebt gewonnen
games-more = Oudere partijen tonen
games-kept =
    { $days ->
        [one] Een partij blijft na de laatste zet één dag bewaard. Download het verslag om de partij langer te bewaren.
       *[other] Een partij blijft na de laatste zet { $days } dagen bewaard. Download het verslag om de partij langer te bewaren.
    }

## Actions

study-face = Assam naar het { facing } draaien
study-die = { $slippers ->
    [one] { $slippers } pantoffel
   *[other] { $slippers } pantoffels
}

## Setting up a position

editor-title = Stellingeditor
editor-tools = Gereedschap
editor-tool = { $tool ->
    [rug] Tapijt
    [half] Half tapijt
    [erase] Wissen
    [assam] Assam
   *[look] Kijken en proberen
}
editor-tool-hint =
    { $tool ->
        [rug] Kies twee vakjes die een zijde gemeen hebben.
        [half] Kies een vakje om daar een half tapijt neer te leggen; de andere helft is bedekt.
        [erase] Kies een vakje om het leeg te maken.
        [assam] Kies een vakje om Assam daar neer te zetten; kies hem om hem te draaien.
       *[look] Kies een van de acties op het bord, of een vakje om de prijs te zien.
    }
editor-colours = Kleur van het tapijt
editor-second-half = Het tapijt begint op { $square }. Kies een vakje ernaast.
editor-do = { $step ->
    [roll] Dobbelsteen gooien
    [lay] Tapijt leggen
   *[turn] Assam draaien
}
editor-board-kept = Het bord toont nog de laatste stelling die gelezen kon worden.
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
editor-text-first = Verbeter eerst de tekst hierboven; dan kun je hier de details veranderen.
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
editor-next-hint =
    { $step ->
        [roll] De dobbelsteen wordt gegooid. Kies wat hij toont.
        [draw] Het volgende tapijt van de stapel wordt getrokken. Kies de kleur.
        [lay]
            { $count ->
                [0] Er is geen plek voor het tapijt; het gaat terug in de doos.
                [one] Het tapijt kan op één plek liggen. Die staat op het bord aangegeven.
               *[other] Het tapijt kan op { $count } plekken liggen. Die staan op het bord aangegeven.
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
editor-step = Volgende fase
editor-step-name =
    { $step ->
        [turn] Assam draaien
        [roll] de dobbelsteen gooien
        [lay] een tapijt leggen
        [draw] een tapijt trekken
        [steer] draaien voor de volgende speler
       *[over] de partij is afgelopen
    }
editor-facing = Assam kijkt naar het
editor-rugs = Tapijten over ({ colour })
editor-top = Volgend tapijt
editor-top-none = nog niet getrokken
editor-out = Uitge­schakeld
editor-out-as = Uitgeschakeld, als nummer { $order }
editor-rules = Regels
editor-edition-own = eigen regels

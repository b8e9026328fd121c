### Norwegian bokmål: watching a record and setting up a position.

study-again = Prøv igjen
study-copy-by-hand = Kopier det herfra

## Watching a record

replay-title = Se et spill på nytt
replay-lead = Hvert spill kan lagres som en kort tekst, et spillreferat. Åpne ett og gå gjennom spillet steg for steg, eller se på eksempelet først.
replay-example = Se eksempelet
replay-open-file = Åpne en fil
replay-paste = Eller lim inn et referat her, eller slipp filen hvor som helst på siden
replay-watch = Se spillet
replay-link-broken = Lenken er ikke fullstendig, så spillet i den kan ikke leses. Be om lenken på nytt, eller åpne selve referatet.
replay-another = Åpne et annet referat

replay-seat = Plass { $seat }
replay-market = Markedet
replay-beginning = Spillet begynner.
replay-before-first = Før den første turen
replay-place = Tur { $turn }: { $name }
replay-count = { $at } av { $of }
replay-controls = Gå gjennom spillet
replay-first = Til begynnelsen
replay-back = Ett steg tilbake
replay-play = Spill av
replay-pause = Pause
replay-forward = Ett steg fram
replay-last = Til slutten
replay-slider = Tidspunkt i spillet
replay-keys = Taster: pilene for ett steg tilbake eller fram, med Shift for en hel tur; Home og End for begynnelsen og slutten; mellomrom for å spille av eller sette på pause.
replay-speed = Fart
replay-speed-name = { $speed ->
    [slow] Langsom
    [fast] Rask
   *[normal] Normal
}

replay-standings = Stilling
replay-player = Spiller
replay-dirhams = Dirham
replay-squares = Felt
replay-points = Poeng
replay-rugs-left = Tepper
replay-next-rug = Det neste teppet er { $letter ->
    [r] rødt
    [b] blått
    [y] gult
   *[g] grønt
}.
replay-out = ute
replay-winner = Vinner

replay-turns = Turer
replay-no-turns = Ingen har spilt ennå.
replay-paid = betalte { $count }
replay-copy-link = Kopier lenke til dette steget
replay-link-copied = Lenken er kopiert.
replay-download = Last ned
replay-to-table = Gå til bordet
replay-to-editor = Rediger posisjonen
replay-about = Om dette referatet
replay-edition = Utgave
replay-edition-none = ikke oppgitt
replay-rules = Regler
replay-rules-usual = de vanlige
replay-result = Resultat
replay-unfinished = ikke ferdig
replay-tag =
    { $name ->
        [Table] Bord
        [Date] Dato
        [ServerSeed] Server: frø
        [SeatSeed1] Plass 1: frø
        [SeatSeed2] Plass 2: frø
        [SeatSeed3] Plass 3: frø
        [SeatSeed4] Plass 4: frø
        [SeatHash1] Plass 1: publisert hash av frøet
        [SeatHash2] Plass 2: publisert hash av frøet
        [SeatHash3] Plass 3: publisert hash av frøet
        [SeatHash4] Plass 4: publisert hash av frøet
        [Bot1] Plass 1: bot
        [Bot2] Plass 2: bot
        [Bot3] Plass 3: bot
        [Bot4] Plass 4: bot
        [ServerSeedHash] Server: publisert hash av frøet
       *[other] { $name }
    }

## Your finished games

games-title = Dine ferdige spill
games-none = Alle spill du spiller ferdig, vises her.
games-you-won = Du vant
games-more = Vis eldre spill
games-kept =
    { $days ->
        [one] Et spill blir tatt vare på i én dag etter at det sist ble spilt. Last ned referatet hvis du vil beholde det lenger.
       *[other] Et spill blir tatt vare på i { $days } dager etter at det sist ble spilt. Last ned referatet hvis du vil beholde det lenger.
    }

## Actions

study-face = Vend Assam mot { facing }
study-die = { $slippers ->
    [one] { $slippers } tøffel
   *[other] { $slippers } tøfler
}

## Setting up a position

editor-title = Rediger posisjon
editor-tools = Verktøy
editor-tool = { $tool ->
    [rug] Teppe
    [half] Halvt teppe
    [erase] Visk ut
    [assam] Assam
   *[look] Se og prøv
}
editor-tool-hint =
    { $tool ->
        [rug] Velg to felt som har en side felles.
        [half] Velg et felt for å legge et halvt teppe der, med den andre halvdelen skjult.
        [erase] Velg et felt for å gjøre det tomt.
        [assam] Velg et felt for å sette Assam der; velg ham for å vende ham.
       *[look] Velg en av handlingene på brettet, eller et felt for å se hva det koster.
    }
editor-colours = Fargen på teppet
editor-second-half = Teppet begynner på { $square }. Velg et felt ved siden av.
editor-do = { $step ->
    [roll] Kast terningen
    [lay] Legg teppet
   *[turn] Vend Assam
}
editor-board-kept = Brettet viser fortsatt den siste posisjonen som kunne leses.
editor-area = { $square }: { $squares ->
    [one] ett { $letter ->
        [r] rødt
        [b] blått
        [y] gult
       *[g] grønt
    } felt
   *[other] { $squares } { $letter ->
        [r] røde
        [b] blå
        [y] gule
       *[g] grønne
    } felt
} som tilhører { $name }. Andre som stopper her, betaler { dirhams }.
editor-area-free = { $square }: { $squares ->
    [one] ett { $letter ->
        [r] rødt
        [b] blått
        [y] gult
       *[g] grønt
    } felt
   *[other] { $squares } { $letter ->
        [r] røde
        [b] blå
        [y] gule
       *[g] grønne
    } felt
} som tilhører { $name }, som er ute. Ingen betaler her.
editor-area-bare = { $square } er tomt. Ingen betaler her.

editor-text = Posisjonen som tekst
editor-text-first = Rett først teksten ovenfor; så kan du endre detaljene her.
editor-undo = Angre
editor-redo = Gjør om
editor-undone = Angret.
editor-redone = Gjort om.
editor-clear = Tøm brettet
editor-cleared = Brettet er tomt nå.
editor-start = { $players ->
    [one] Start for { $players }
   *[other] Start for { $players }
}
editor-copy-text = Kopier tekst
editor-text-copied = Teksten er kopiert.
editor-copy-link = Kopier lenke

editor-next = Hva som kan skje nå
editor-next-hint =
    { $step ->
        [roll] Terningen kastes. Velg hva den viser.
        [draw] Det neste teppet i bunken trekkes. Velg fargen.
        [lay]
            { $count ->
                [0] Det er ikke noe sted til teppet, så det går tilbake i esken.
                [one] Teppet kan legges på ett sted, som vises på brettet.
               *[other] Teppet kan legges på { $count } steder, som vises på brettet.
            }
        [steer] Assam vendes for neste spiller.
       *[turn] Assam vendes, eller blir stående som han står.
    }
editor-do-return = Legg teppet tilbake
editor-do-draw = Trekk { $letter ->
    [r] rødt
    [b] blått
    [y] gult
   *[g] grønt
}
editor-prices = Hvor hvert kast fører, og hva det koster

editor-fields = Detaljer
editor-players = Spillere
editor-mover = Har turen
editor-seat = Plass { $seat }, { $colours }
editor-step = Neste fase
editor-step-name =
    { $step ->
        [turn] vend Assam
        [roll] kast terningen
        [lay] legg et teppe
        [draw] trekk et teppe
        [steer] vend for neste spiller
       *[over] spillet er slutt
    }
editor-facing = Assam ser mot
editor-rugs =
    Tepper igjen ({ $letter ->
        [r] røde
        [b] blå
        [y] gule
       *[g] grønne
    })
editor-top = Neste teppe
editor-top-none = ikke trukket ennå
editor-out = Ute
editor-out-as = Ute, som nummer { $order }
editor-rules = Regler
editor-edition-own = egne regler

### Norwegian bokmål: watching a record and setting up a position.

study-again = Prøv igjen
study-copy-by-hand = Kopier det herfra

## Watching a record

replay-title = Se et spill på nytt
replay-lead = Hvert spill kan tas vare på som en kort tekst, et spillreferat. Åpne ett og gå gjennom spillet steg for steg, eller se på eksempelet først.
replay-example = Se eksempelet
replay-open-file = Åpne en fil
replay-paste = Eller lim inn et referat her, eller slipp filen hvor som helst på siden
replay-watch = Se spillet
replay-link-broken = Lenken er ikke fullstendig, så spillet i den kan ikke leses. Be om den på nytt, eller åpne selve referatet.
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
replay-keys = Taster: Pilene går ett steg fram eller tilbake, med Shift en hel tur; Home og End går til begynnelsen og slutten; mellomrom spiller av og setter på pause.
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
replay-copy-link = Kopier lenke hit
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
replay-tag = { $name ->
    [Table] Bord
    [Date] Dato
    [ServerSeed] Frøet til serveren
    [SeatSeed1] Frø for plass 1
    [SeatSeed2] Frø for plass 2
    [SeatSeed3] Frø for plass 3
    [SeatSeed4] Frø for plass 4
    [SeatHash1] Lovet hash av frøet til plass 1
    [SeatHash2] Lovet hash av frøet til plass 2
    [SeatHash3] Lovet hash av frøet til plass 3
    [SeatHash4] Lovet hash av frøet til plass 4
    [Bot1] Bot på plass 1
    [Bot2] Bot på plass 2
    [Bot3] Bot på plass 3
    [Bot4] Bot på plass 4
    [ServerSeedHash] Lovet hash av frøet til serveren
   *[other] { $name }
}

## Actions

study-face = Vend Assam mot { facing }
study-die = { $slippers ->
    [one] { $slippers } tøffel
   *[other] { $slippers } tøfler
}

## Setting up a position

editor-title = Rediger posisjon
editor-tools = Hva et trykk gjør
editor-tool = { $tool ->
    [rug] Teppe
    [half] Halvt teppe
    [erase] Visk ut
    [assam] Assam
   *[look] Se og prøv
}
editor-tool-hint = { $tool ->
    [rug] Trykk på to felt som har en side felles.
    [half] Trykk på et felt: Der legges et halvt teppe, med den andre halvdelen skjult.
    [erase] Trykk på et felt for å gjøre det tomt.
    [assam] Trykk på et felt for å sette Assam der; trykk på ham for å vende ham.
   *[look] Velg en av handlingene på brettet, eller trykk på et felt for å se hva det koster.
}
editor-colours = Fargen på teppet
editor-second-half = Teppet begynner på { $square }. Velg et felt ved siden av.
editor-do = { $step ->
    [roll] Kast terningen
    [lay] Legg teppet
   *[turn] Vend Assam
}
editor-board-kept = Brettet viser den siste posisjonen som kunne leses.
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
editor-text-first = Rett først teksten ovenfor; så kan delene endres her.
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
editor-next-hint = { $step ->
    [roll] Terningen kastes. Velg hva den viser.
    [draw] Det neste teppet i bunken trekkes. Velg hvilket.
    [lay] { $count ->
        [one] Ett teppe kan legges. Det vises på brettet.
       *[other] { $count } tepper kan legges. De vises på brettet.
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
editor-step = Fase
editor-step-name = { $step ->
    [turn] vend Assam
    [roll] kast terningen
    [lay] legg et teppe
    [draw] trekk et teppe
    [steer] vend for neste
   *[over] spillet er slutt
}
editor-facing = Assam ser mot
editor-rugs = Tepper igjen, { $letter ->
    [r] røde
    [b] blå
    [y] gule
   *[g] grønne
}
editor-top = Neste teppe
editor-top-none = ikke trukket
editor-out = Ute
editor-out-as = Ute, som nummer { $order }
editor-rules = Regler
editor-edition-own = et eget valg

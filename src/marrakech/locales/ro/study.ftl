### Romanian: watching a record and setting up a position.

study-again = Încearcă din nou
study-copy-by-hand = Copiază de aici

## Watching a record

replay-title = Revezi o partidă
replay-lead = Orice partidă poate fi salvată ca un text scurt, înregistrarea ei. Deschide una ca să parcurgi partida pas cu pas sau uită-te întâi la exemplu.
replay-example = Vezi exemplul
replay-open-file = Deschide un fișier
replay-paste = Sau lipește aici o înregistrare ori trage fișierul ei oriunde pe această pagină
replay-watch = Vezi partida
replay-link-broken = Acest link e incomplet, așa că partida din el nu poate fi citită. Cere linkul din nou sau deschide chiar înregistrarea.
replay-another = Deschide altă înregistrare

replay-seat = Locul { $seat }
replay-market = Bazarul
replay-beginning = Partida începe.
replay-before-first = Înainte de prima tură
replay-place = Tura { $turn }: { $name }
replay-count = { $at } din { $of }
replay-controls = Parcurge partida
replay-first = La început
replay-back = Un pas înapoi
replay-play = Redă
replay-pause = Pauză
replay-forward = Un pas înainte
replay-last = La sfârșit
replay-slider = Momentul din partidă
replay-keys = Taste: săgețile pentru un pas înapoi sau înainte, cu Shift pentru o tură întreagă; Home și End pentru început și sfârșit; bara de spațiu pentru redare sau pauză.
replay-speed = Viteză
replay-speed-name = { $speed ->
    [slow] Mică
    [fast] Mare
   *[normal] Normală
}

replay-standings = Clasament
replay-player = Jucător
replay-dirhams = Dirhami
replay-squares = Pătrate
replay-points = Puncte
replay-rugs-left = Covoare
replay-next-rug = Următorul covor: { colour }.
replay-out = a ieșit
replay-winner = Victorie

replay-turns = Ture
replay-no-turns = Nimeni n-a jucat încă.
replay-paid = a plătit { $count }
replay-copy-link = Copiază linkul către acest moment
replay-link-copied = Linkul e copiat.
replay-download = Descarcă
replay-to-table = Mergi la masa de joc
replay-to-editor = Deschide în editor
replay-about = Despre această înregistrare
replay-edition = Ediție
replay-edition-none = neprecizată
replay-rules = Reguli
replay-rules-usual = cele obișnuite
replay-result = Rezultat
replay-unfinished = partidă neterminată
replay-tag =
    { $name ->
        [Table] Masă
        [Date] Dată
        [ServerSeed] Sămânța serverului
        [SeatSeed1] Sămânța locului 1
        [SeatSeed2] Sămânța locului 2
        [SeatSeed3] Sămânța locului 3
        [SeatSeed4] Sămânța locului 4
        [SeatHash1] Hashul publicat al seminței locului 1
        [SeatHash2] Hashul publicat al seminței locului 2
        [SeatHash3] Hashul publicat al seminței locului 3
        [SeatHash4] Hashul publicat al seminței locului 4
        [Bot1] Botul de pe locul 1
        [Bot2] Botul de pe locul 2
        [Bot3] Botul de pe locul 3
        [Bot4] Botul de pe locul 4
        [ServerSeedHash] Hashul publicat al seminței serverului
       *[other] { $name }
    }

## Your finished games

games-title = Partidele tale terminate
games-none = Aici apare fiecare partidă pe care o termini.
games-you-won = Ai câștigat
games-more = Arată partide mai vechi
games-kept =
    { $days ->
        [one] O partidă se păstrează o zi după ultima mutare. Ca s-o ai mai mult timp, descarcă înregistrarea.
        [few] O partidă se păstrează { $days } zile după ultima mutare. Ca s-o ai mai mult timp, descarcă înregistrarea.
       *[other] O partidă se păstrează { $days } de zile după ultima mutare. Ca s-o ai mai mult timp, descarcă înregistrarea.
    }

## Actions

study-face = Întoarce-l pe Assam spre { facing }
study-die = { $slippers ->
    [one] { $slippers } papuc
    [few] { $slippers } papuci
   *[other] { $slippers } de papuci
}

## Setting up a position

editor-title = Editor de poziții
editor-tools = Instrument
editor-tool = { $tool ->
    [rug] Covor
    [half] Jumătate
    [erase] Șterge
    [assam] Assam
   *[look] Explorează
}
editor-tool-hint =
    { $tool ->
        [rug] Alege două pătrate cu o latură comună.
        [half] Alege un pătrat ca să pui acolo o jumătate de covor, cu cealaltă jumătate ascunsă.
        [erase] Alege un pătrat ca să-l golești.
        [assam] Alege un pătrat ca să-l pui acolo pe Assam; alege-l pe el ca să-l întorci.
       *[look] Alege una dintre acțiunile de pe tablă sau alege orice pătrat ca să afli cât costă oprirea acolo.
    }
editor-colours = Culoarea covorului
editor-second-half = Covorul începe pe { $square }. Alege un pătrat vecin.
editor-do = { $step ->
    [roll] Aruncă zarul
    [lay] Așază covorul
   *[turn] Întoarce-l pe Assam
}
editor-board-kept = Tabla arată încă ultima poziție care a putut fi citită.
editor-area =
    { $square }: un grup { colour } de { $squares ->
        [one] un pătrat
        [few] { $squares } pătrate
       *[other] { $squares } de pătrate
    }. Proprietar: { $name }. Orice alt jucător care se oprește aici plătește { dirhams }.
editor-area-free =
    { $square }: un grup { colour } de { $squares ->
        [one] un pătrat
        [few] { $squares } pătrate
       *[other] { $squares } de pătrate
    }. Proprietar: { $name }, în afara jocului. Aici nu plătește nimeni.
editor-area-bare = Pătratul { $square } e gol. Aici nu plătește nimeni.

editor-text = Poziția ca text
editor-text-first = Întâi corectează textul de mai sus; apoi poți schimba detaliile aici.
editor-undo = Anulează
editor-redo = Refă
editor-undone = Anulat.
editor-redone = Refăcut.
editor-clear = Golește tabla
editor-cleared = Tabla este acum goală.
editor-start = { $players ->
    [one] Start: { $players } jucător
    [few] Start: { $players } jucători
   *[other] Start: { $players } de jucători
}
editor-copy-text = Copiază textul
editor-text-copied = Textul e copiat.
editor-copy-link = Copiază linkul

editor-next = Ce poate urma
editor-next-hint =
    { $step ->
        [roll] Aruncă zarul: alege ce arată.
        [draw] Trage următorul covor din teanc: alege-i culoarea.
        [lay]
            { $count ->
                [0] Nu e loc pentru covor, așa că se întoarce în cutie.
                [one] Covorul se poate așeza într-un singur fel, arătat pe tablă.
                [few] Covorul se poate așeza în { $count } feluri, arătate pe tablă.
               *[other] Covorul se poate așeza în { $count } de feluri, arătate pe tablă.
            }
        [steer] Întoarce-l pe Assam pentru jucătorul următor.
       *[turn] Întoarce-l pe Assam sau lasă-l cum stă.
    }
editor-do-return = Pune covorul înapoi
editor-do-draw = Trage covorul { colour }
editor-prices = Unde duce fiecare aruncare și cât costă

editor-fields = Detalii
editor-players = Jucători
editor-mover = La rând
editor-seat = Locul { $seat }, { $colours }
editor-step = Etapa următoare
editor-step-name =
    { $step ->
        [turn] întoarcerea lui Assam
        [roll] aruncarea zarului
        [lay] așezarea unui covor
        [draw] tragerea unui covor
        [steer] întoarcerea pentru jucătorul următor
       *[over] partida s-a terminat
    }
editor-facing = Direcția lui Assam
editor-rugs = Covoare { $letter ->
    [r] roșii
    [b] albastre
    [y] galbene
   *[g] verzi
} rămase
editor-top = Următorul covor
editor-top-none = încă netras
editor-out = A ieșit
editor-out-as = A ieșit, nr. { $order }
editor-rules = Reguli
editor-edition-own = reguli proprii

### Croatian: watching a record and setting up a position.

study-again = Pokušaj ponovno
study-copy-by-hand = Kopiraj odavde

## Watching a record

replay-title = Ponovno pogledaj partiju
replay-lead = Svaka se partija može spremiti kao kratak tekst, njezin zapis. Otvori zapis i prođi kroz partiju ili najprije pogledaj primjer.
replay-example = Pogledaj primjer
replay-open-file = Otvori datoteku
replay-paste = Zapis možeš i zalijepiti ovamo ili njegovu datoteku ispustiti bilo gdje na ovu stranicu
replay-watch = Pogledaj
replay-link-broken = Ova poveznica nije potpuna, pa se partija iz nje ne može pročitati. Zatraži poveznicu ponovno ili otvori sam zapis.
replay-another = Otvori drugi zapis

replay-seat = Mjesto { $seat }
replay-market = Tržnica
replay-beginning = Igra počinje.
replay-before-first = Prije prvog poteza
replay-place = Potez { $turn }: { $name }
replay-count = { $at } od { $of }
replay-controls = Prolazak kroz partiju
replay-first = Na početak
replay-back = Jednu radnju natrag
replay-play = Pokreni
replay-pause = Pauza
replay-forward = Jednu radnju naprijed
replay-last = Na kraj
replay-slider = Trenutak partije
replay-keys = Tipke: strelice za jednu radnju natrag ili naprijed, uz Shift za cijeli potez; Home i End za početak i kraj; razmaknica za pokretanje i pauzu.
replay-speed = Brzina
replay-speed-name = { $speed ->
    [slow] Sporo
    [fast] Brzo
   *[normal] Normalno
}

replay-standings = Stanje
replay-player = Igrač
replay-dirhams = Dirhami
replay-squares = Polja
replay-points = Bodovi
replay-rugs-left = Sagovi
replay-next-rug = Sljedeći sag: { colour }.
replay-out = više nije u igri
replay-winner = Pobjeda

replay-turns = Potezi
replay-no-turns = Još nitko nije igrao.
replay-paid = plaćeno { $count }
replay-copy-link = Kopiraj poveznicu na ovaj trenutak
replay-link-copied = Poveznica je kopirana.
replay-download = Preuzmi
replay-to-table = Idi za stol
replay-to-editor = Otvori u uređivaču
replay-about = O ovom zapisu
replay-edition = Izdanje
replay-edition-none = nije navedeno
replay-rules = Pravila
replay-rules-usual = uobičajena
replay-result = Ishod
replay-unfinished = partija nije završena
replay-tag =
    { $name ->
        [Table] Stol
        [Date] Datum
        [ServerSeed] Poslužitelj: sjeme
        [SeatSeed1] Mjesto 1: sjeme
        [SeatSeed2] Mjesto 2: sjeme
        [SeatSeed3] Mjesto 3: sjeme
        [SeatSeed4] Mjesto 4: sjeme
        [SeatHash1] Mjesto 1: objavljeni sažetak sjemena
        [SeatHash2] Mjesto 2: objavljeni sažetak sjemena
        [SeatHash3] Mjesto 3: objavljeni sažetak sjemena
        [SeatHash4] Mjesto 4: objavljeni sažetak sjemena
        [Bot1] Mjesto 1: bot
        [Bot2] Mjesto 2: bot
        [Bot3] Mjesto 3: bot
        [Bot4] Mjesto 4: bot
        [ServerSeedHash] Poslužitelj: objavljeni sažetak sjemena
       *[other] { $name }
    }

## Your finished games

games-title = Tvoje završene partije
games-none = Ovdje će biti svaka partija koju završiš.
games-you-won = Tvoja pobjeda
games-more = Prikaži starije partije
games-kept =
    { $days ->
        [one] Partija se čuva { $days } dan nakon posljednjeg poteza. Ako je želiš zadržati dulje, preuzmi njezin zapis.
        [few] Partija se čuva { $days } dana nakon posljednjeg poteza. Ako je želiš zadržati dulje, preuzmi njezin zapis.
       *[other] Partija se čuva { $days } dana nakon posljednjeg poteza. Ako je želiš zadržati dulje, preuzmi njezin zapis.
    }

## Actions

study-face = Okreni Assama na { facing }
study-die = { $slippers ->
    [one] { $slippers } papuča
    [few] { $slippers } papuče
   *[other] { $slippers } papuča
}

## Setting up a position

editor-title = Uređivač pozicija
editor-tools = Alat
editor-tool = { $tool ->
    [rug] Sag
    [half] Pola saga
    [erase] Brisanje
    [assam] Assam
   *[look] Gledaj i probaj
}
editor-tool-hint =
    { $tool ->
        [rug] Odaberi dva polja sa zajedničkom stranicom.
        [half] Odaberi polje na koje dolazi pola saga, a druga mu je polovina skrivena.
        [erase] Odaberi polje da ga isprazniš.
        [assam] Odaberi polje da na njega staviš Assama; odaberi njega da ga okreneš.
       *[look] Odaberi jednu od radnji na ploči ili bilo koje polje da vidiš njegovu cijenu.
    }
editor-colours = Boja saga
editor-second-half = Sag počinje na { $square }. Odaberi susjedno polje.
editor-do = { $step ->
    [roll] Baci kocku
    [lay] Položi sag
   *[turn] Okreni Assama
}
editor-board-kept = Ploča i dalje pokazuje posljednju poziciju koja se mogla pročitati.
editor-area =
    { $square }: { $letter ->
        [r] crveno
        [b] plavo
        [y] žuto
       *[g] zeleno
    } područje od { $squares ->
        [one] { $squares } polja
        [few] { $squares } polja
       *[other] { $squares } polja
    }. Vlasnik: { $name }. Cijena za sve ostale: { dirhams }.
editor-area-free =
    { $square }: { $letter ->
        [r] crveno
        [b] plavo
        [y] žuto
       *[g] zeleno
    } područje od { $squares ->
        [one] { $squares } polja
        [few] { $squares } polja
       *[other] { $squares } polja
    }. Vlasnik: { $name }, više nije u igri. Ovdje nitko ne plaća.
editor-area-bare = { $square } je prazno. Ovdje nitko ne plaća.

editor-text = Pozicija kao tekst
editor-text-first = Najprije ispravi tekst iznad; zatim ovdje možeš mijenjati pojedinosti.
editor-undo = Poništi
editor-redo = Ponovi
editor-undone = Poništeno.
editor-redone = Ponovljeno.
editor-clear = Isprazni ploču
editor-cleared = Ploča je sada prazna.
editor-start = { $players ->
    [one] Početak za { $players }
    [few] Početak za { $players }
   *[other] Početak za { $players }
}
editor-copy-text = Kopiraj tekst
editor-text-copied = Tekst je kopiran.
editor-copy-link = Kopiraj poveznicu

editor-next = Što se sada može dogoditi
editor-next-hint =
    { $step ->
        [roll] Baci kocku: odaberi što pokazuje.
        [draw] Izvuci sljedeći sag s kupa: odaberi boju.
        [lay]
            { $count ->
                [0] Za sag nema mjesta, pa se vraća u kutiju.
                [one] Sag možeš položiti na { $count } način, prikazan na ploči.
                [few] Sag možeš položiti na { $count } načina, prikazana na ploči.
               *[other] Sag možeš položiti na { $count } načina, prikazanih na ploči.
            }
        [steer] Okreni Assama za sljedećeg igrača.
       *[turn] Okreni Assama ili ga ostavi kako stoji.
    }
editor-do-return = Vrati sag
editor-do-draw = Izvuci: { colour }
editor-prices = Kamo vodi svako bacanje i koliko košta

editor-fields = Pojedinosti
editor-players = Igrači
editor-mover = Na potezu
editor-seat = Mjesto { $seat }, { $colours }
editor-step = Sljedeća faza
editor-step-name =
    { $step ->
        [turn] okretanje Assama
        [roll] bacanje kocke
        [lay] polaganje saga
        [draw] izvlačenje saga
        [steer] okretanje za sljedećeg igrača
       *[over] kraj igre
    }
editor-facing = Assam gleda na
editor-rugs = Preostali sagovi ({ colour })
editor-top = Sljedeći sag
editor-top-none = još nije izvučen
editor-out = Više nije u igri
editor-out-as = Ispadanje: { $order }. po redu
editor-rules = Pravila
editor-edition-own = vlastita pravila

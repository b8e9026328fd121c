### Croatian: watching a record and setting up a position.

study-again = Pokušaj ponovno
study-copy-by-hand = Kopiraj odavde

## Watching a record

replay-title = Pogledaj partiju ponovno
replay-lead = Svaka se partija može sačuvati kao kratak tekst, njezin zapis. Otvori zapis i prođi kroz partiju radnju po radnju ili najprije pogledaj primjer.
replay-example = Pogledaj primjer
replay-open-file = Otvori datoteku
replay-paste = Zapis možeš i zalijepiti ovamo ili njegovu datoteku ispustiti bilo gdje na ovu stranicu
replay-watch = Pogledaj
replay-link-broken = Ova poveznica nije potpuna, pa se partija iz nje ne može pročitati. Zatraži je ponovno ili otvori sam zapis.
replay-another = Otvori drugi zapis

replay-seat = Mjesto { $seat }
replay-market = Tržnica
replay-beginning = Igra počinje.
replay-before-first = Prije prvog poteza
replay-place = Potez { $turn }: { $name }
replay-count = { $at } od { $of }
replay-controls = Prolazak kroz partiju
replay-first = Na početak
replay-back = Radnja natrag
replay-play = Pokreni
replay-pause = Pauza
replay-forward = Radnja naprijed
replay-last = Na kraj
replay-slider = Trenutak partije
replay-keys = Tipke: strelice idu radnju natrag i naprijed, a uz Shift cijeli potez; Home i End idu na sam početak i kraj; razmaknica pokreće i zaustavlja.
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
replay-next-rug = Sljedeći je sag { colour }.
replay-out = više nije u igri
replay-winner = Pobjeda

replay-turns = Potezi
replay-no-turns = Još nitko nije povukao potez.
replay-paid = plaćeno { $count }
replay-copy-link = Poveznica na ovaj trenutak
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
replay-tag = { $name ->
    [Table] Stol
    [Date] Datum
    [ServerSeed] Sjeme poslužitelja
    [SeatSeed1] Sjeme mjesta 1
    [SeatSeed2] Sjeme mjesta 2
    [SeatSeed3] Sjeme mjesta 3
    [SeatSeed4] Sjeme mjesta 4
    [SeatHash1] Obećani sažetak sjemena mjesta 1
    [SeatHash2] Obećani sažetak sjemena mjesta 2
    [SeatHash3] Obećani sažetak sjemena mjesta 3
    [SeatHash4] Obećani sažetak sjemena mjesta 4
    [Bot1] Bot na mjestu 1
    [Bot2] Bot na mjestu 2
    [Bot3] Bot na mjestu 3
    [Bot4] Bot na mjestu 4
    [ServerSeedHash] Obećani sažetak sjemena poslužitelja
   *[other] { $name }
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
editor-tools = Što čini dodir
editor-tool = { $tool ->
    [rug] Sag
    [half] Pola saga
    [erase] Brisanje
    [assam] Assam
   *[look] Gledaj i probaj
}
editor-tool-hint = { $tool ->
    [rug] Dodirni dva polja sa zajedničkom stranicom.
    [half] Dodirni polje: ondje će ležati pola saga, a druga će polovina biti skrivena.
    [erase] Dodirni polje da ga isprazniš.
    [assam] Dodirni polje da na njega staviš Assama; dodirni njega da ga okreneš.
   *[look] Odaberi jednu od radnji na ploči ili dodirni bilo koje polje da doznaš njegovu cijenu.
}
editor-colours = Boja saga
editor-second-half = Sag počinje na { $square }. Odaberi susjedno polje.
editor-do = { $step ->
    [roll] Baci kocku
    [lay] Položi sag
   *[turn] Okreni Assama
}
editor-board-kept = Ploča pokazuje posljednju poziciju koja se mogla pročitati.
editor-area = { $square }: { $squares ->
    [one] { $squares } { $letter ->
        [r] crveno
        [b] plavo
        [y] žuto
       *[g] zeleno
    } polje
    [few] { $squares } { $letter ->
        [r] crvena
        [b] plava
        [y] žuta
       *[g] zelena
    } polja
   *[other] { $squares } { $letter ->
        [r] crvenih
        [b] plavih
        [y] žutih
       *[g] zelenih
    } polja
} (vlasnik: { $name }). Ako se ovdje zaustavi netko drugi, plaća { dirhams }.
editor-area-free = { $square }: { $squares ->
    [one] { $squares } { $letter ->
        [r] crveno
        [b] plavo
        [y] žuto
       *[g] zeleno
    } polje
    [few] { $squares } { $letter ->
        [r] crvena
        [b] plava
        [y] žuta
       *[g] zelena
    } polja
   *[other] { $squares } { $letter ->
        [r] crvenih
        [b] plavih
        [y] žutih
       *[g] zelenih
    } polja
} (vlasnik: { $name }, više nije u igri). Ovdje nitko ne plaća.
editor-area-bare = { $square } je prazno. Ovdje nitko ne plaća.

editor-text = Pozicija kao tekst
editor-text-first = Najprije ispravi tekst iznad; zatim ovdje možeš mijenjati njegove dijelove.
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
editor-next-hint = { $step ->
    [roll] Baca se kocka. Odaberi što pokazuje.
    [draw] Izvlači se sljedeći sag s kupa. Odaberi koji.
    [lay] { $count ->
        [one] Sag se može položiti na { $count } način. Ponuđen je na ploči.
        [few] Sag se može položiti na { $count } načina. Ponuđeni su na ploči.
       *[other] Sag se može položiti na { $count } načina. Ponuđeni su na ploči.
    }
    [steer] Assam se okreće za sljedećeg igrača.
   *[turn] Assam se okreće ili ostaje kako stoji.
}
editor-do-return = Vrati sag
editor-do-draw = Izvuci: { colour }
editor-prices = Kamo vodi svako bacanje i koliko košta

editor-fields = Pojedinosti
editor-players = Igrači
editor-mover = Na potezu
editor-seat = Mjesto { $seat }, { $colours }
editor-step = Faza
editor-step-name = { $step ->
    [turn] okretanje Assama
    [roll] bacanje kocke
    [lay] polaganje saga
    [draw] izvlačenje saga
    [steer] okretanje za sljedećeg
   *[over] kraj igre
}
editor-facing = Assam gleda na
editor-rugs = Preostali sagovi, { colour }
editor-top = Sljedeći sag
editor-top-none = nije izvučen
editor-out = Više nije u igri
editor-out-as = Ispadanje br. { $order }
editor-rules = Pravila
editor-edition-own = vlastiti izbor

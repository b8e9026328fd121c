### Croatian: the first page. Setting up a game, and finding the tables there are.

home-tagline = Okreći Assama, bacaj kocku, polaži sagove – i ne daj da te zateku na tuđima.
home-facts = Za 2 do 4 igrača. Besplatno, bez otvaranja računa.
home-art = Na tržnici vise četiri tkana saga; pred njima stoji Assam.
home-choices = Odaberi način igre

## The three choices

home-bots = Igraj odmah
home-bots-about = Protiv botova, bez čekanja.
home-bots-go = Igraj
home-friends = S prijateljima
home-friends-about = Dobiješ poveznicu i pošalješ je; svatko igra na svojem uređaju.
home-friends-go = Otvori stol
home-device = Na ovom uređaju
home-device-about = Uređaj ide iz ruke u ruku: svi igrate na ovom zaslonu.
home-device-go = Počni
home-going = Stol se otvara…
home-start-failed = Poslužitelj trenutačno ne odgovara. Tvoj je izbor sačuvan; pokušaj ponovno za trenutak.
home-opponents = Protivnici
home-strength = Snaga
home-players = Igrači
home-bots-among = Od toga botova
home-name = Tvoje ime
home-name-of = Igrač { $number }: ime
home-names = Imena
home-player = Igrač { $number }

## All options

home-options = Sve mogućnosti
home-options-usual = Uobičajena pravila, bez sata
home-options-changed =
    { $count ->
        [one] Promijenjena je { $count } mogućnost
        [few] Promijenjene su { $count } mogućnosti
       *[other] Promijenjeno je { $count } mogućnosti
    }
home-options-reset = Vrati na uobičajeno
home-options-loading = Učitava se popis izdanja…
home-rules-heading = Pravila
home-table-heading = Stol
home-edition = Izdanje
home-edition-help = Tiskana se pravila od izdanja do izdanja malo razlikuju. Odaberi ona po kojima želiš igrati.
home-edition-default = Uobičajena pravila
home-edition-own = Po mojem izboru
home-edition-yours = Na tvojem jeziku
home-edition-printed = Tiskana pravila, po jezicima
home-edition-other = { $language }, izdanje ({ $rugs ->
    [one] { $rugs } sag
    [few] { $rugs } saga
   *[other] { $rugs } sagova
})
home-edition-variant = { $edition } – okretanje Assama nakon polaganja
home-edition-fifteen = { $edition } – dva igrača, svaki 15 sagova
home-own-heading = Pravilo po pravilo
home-two-only = Samo za dva igrača
home-option =
    { $option ->
        [bankruptcy] Kad igrač ne može platiti cijeli iznos
        [steering] Okretanje Assama
        [area] Što ulazi u cijenu
        [whole] Prekrivanje cijelog saga
        [halves] Prekrivanje dviju polovina
        [pile] Dvobojni kupovi
        [stock] Sagovi za dva igrača
        [tie] Jednak broj bodova
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] Ispada iz igre
        [bankruptcy-play-on] Igra dalje
        [steering-before] Prije bacanja
        [steering-after-must] Nakon polaganja, uvijek
        [steering-after-may] Nakon polaganja, po želji
        [area-colour] Jedna boja
        [area-owner] Obje boje vlasnika
        [whole-opponents] Tuđi ne smiješ
        [whole-nobody] Ne smiješ ni svoj
        [halves-any] Bilo koje boje
        [halves-colours] Samo različite boje
        [pile-shuffled] Promiješani
        [pile-alternating] Boje se izmjenjuju
        [stock-24] 24 u dvije boje
        [stock-15] 15 u jednoj boji
        [tie-dirhams] Odlučuju dirhami
        [tie-shared] Pobjeda se dijeli
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] Plaća koliko ima i ispada iz igre. Njegovi sagovi ostaju na tržnici, ali za njih više nitko ne plaća.
        [bankruptcy-play-on] Plaća koliko ima i igra dalje bez novca.
        [steering-before] Okreneš Assama, zatim baciš kocku i on ide u tom smjeru.
        [steering-after-must] Najprije baciš kocku. Na kraju poteza okreneš Assama lijevo ili desno za sljedećeg igrača.
        [steering-after-may] Najprije baciš kocku. Na kraju poteza možeš okrenuti Assama za sljedećeg igrača.
        [area-colour] Samo povezana polja one boje na kojoj Assam stoji.
        [area-owner] Sva povezana polja istog vlasnika, u bilo kojoj od njegovih boja.
        [whole-opponents] Vlastiti cijeli sag smiješ prekriti odjednom.
        [whole-nobody] Nijedan se cijeli sag ne smije prekriti odjednom, pa ni tvoj.
        [halves-any] Sag smije prekriti dva polja iste boje ako pripadaju različitim sagovima.
        [halves-colours] Sag nikad ne smije prekriti dva polja iste boje.
        [pile-shuffled] Koja tvoja boja dolazi sljedeća, odlučuje slučaj.
        [pile-alternating] Svoje dvije boje polažeš naizmjence.
        [stock-24] Po dvanaest sagova u svakoj od tvojih dviju boja.
        [stock-15] Svatko ima jednu boju, kao kad igraju tri igrača.
        [tie-dirhams] Među igračima s jednako bodova pobjeđuje onaj s više dirhama.
        [tie-shared] Igrači s jednako bodova pobjeđuju zajedno.
       *[other] { $value }
    }
home-clash = Da bi se boje izmjenjivale, svaki igrač treba dvije, a s 15 sagova svatko ima samo jednu. Promijeni jedno ili drugo.
home-begins = Tko počinje
home-begins-value =
    { $who ->
        [lot] Nasumce
       *[listed] Ja
    }
home-facing = Assam na početku gleda na
home-clock = Sat
home-clock-value =
    { $kind ->
        [none] Bez sata
        [turn] Po potezu
       *[game] Po partiji
    }
home-clock-seconds = Sekundi po potezu
home-clock-minutes = Minuta po igraču za partiju
home-clock-increment = Dodatnih sekundi po potezu
home-timeout = Kad istekne vrijeme
home-timeout-value =
    { $timeout ->
        [out] Igrač ispada
       *[bot] Dalje igra bot
    }
home-listed = Stol može naći svatko
home-listed-help = Prikazuje se na početnoj stranici svih igrača dok god ima slobodnih mjesta.
home-autostart = Počni kad se popuni posljednje mjesto
home-autostart-help = Inače ti započinješ igru.
home-friends-only = Samo za partije s prijateljima
home-preset-bad =
    { $count ->
        [one] Dio ove adrese ovdje nema smisla i zanemaren je: { $parts }
        [few] Neki dijelovi ove adrese ovdje nemaju smisla i zanemareni su: { $parts }
       *[other] Neki dijelovi ove adrese ovdje nemaju smisla i zanemareni su: { $parts }
    }
home-notice-close = Zatvori obavijest

## Tables

home-mine = Tvoje partije
home-mine-none = Ovdje se prikazuju partije koje igraš. Ako zatvoriš stranicu, ništa se ne gubi.
home-mine-more = { $count ->
    [one] Još { $count } partija
    [few] Još { $count } partije
   *[other] Još { $count } partija
}
home-open = Otvoreni stolovi
home-open-none = Trenutačno nitko ne traži igrače. Dopusti svima da nađu tvoj stol, pa će se prikazati ovdje.
home-your-turn = Na potezu si
home-turn-of = Na potezu: { $name }
home-waiting = { $seats ->
    [one] Slobodno je { $seats } mjesto
    [few] Slobodna su { $seats } mjesta
   *[other] Slobodno je { $seats } mjesta
}
home-ready = Sve je spremno
home-replay = Pogledaj snimku
home-sit = Sjedni
home-watch = Gledaj
home-clock-turn = { $seconds ->
    [one] { $seconds } sekunda po potezu
    [few] { $seconds } sekunde po potezu
   *[other] { $seconds } sekundi po potezu
}
home-clock-game =
    { $minutes ->
        [one] { $minutes } minuta po igraču
        [few] { $minutes } minute po igraču
       *[other] { $minutes } minuta po igraču
    }
home-clock-game-more = { $minutes } min + { $increment } s po potezu
home-gist-players = { $count ->
    [one] { $count } igrač
    [few] { $count } igrača
   *[other] { $count } igrača
}
home-gist-own = vlastita pravila
home-lists-trouble = Poslužitelj trenutačno ne odgovara. Popis će se automatski ponovno učitati.

## A game that waits for you

home-finished = Tvoje završene partije
home-table-yours = Tvoj stol

## More to do

home-more = Više
home-learn = Nauči igru u dvije minute
home-learn-about = Odigraj nekoliko poteza, uz pomoć na svakom koraku.
home-rules = Pročitaj pravila
home-rules-about = Cijela igra i razlike među izdanjima.
home-record = Otvori zapis
home-record-about = Prođi kroz zapisanu partiju.
home-editor = Postavi poziciju
home-editor-about = Složi tržnicu po želji i pogledaj što je dopušteno.
home-watch-heading = Gledaj partiju
home-watch-label = Poveznica ili ime stola
home-watch-empty = Zalijepi poveznicu na stol ili upiši njegovo ime.

### Croatian: the first page. Setting up a game, and finding the tables there are.

home-tagline = Okreći Assama, bacaj kocku, polaži sagove – i nikad se ne zaustavljaj na tuđima.
home-facts = Za 2 do 4 igrača. Besplatno, bez računa.
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
home-device-about = Uređaj ide iz ruke u ruku: svi igrate ovdje.
home-device-go = Počni
home-going = Stol se postavlja…
home-start-failed = Poslužitelj trenutačno ne odgovara. Tvoj je izbor sačuvan: pokušaj ponovno za trenutak.
home-opponents = Protivnici
home-strength = Snaga
home-players = Igrači
home-bots-among = Od toga botova
home-name = Tvoje ime
home-name-of = Ime igrača { $number }
home-names = Imena
home-player = Igrač { $number }

## All options

home-options = Sve mogućnosti
home-options-usual = Uobičajena pravila, bez sata
home-options-changed = { $count ->
    [one] { $count } promjena
    [few] { $count } promjene
   *[other] { $count } promjena
}
home-options-reset = Natrag na uobičajeno
home-options-loading = Popis izdanja stiže…
home-rules-heading = Pravila
home-table-heading = Stol
home-edition = Izdanje
home-edition-help = Tiskana se pravila od izdanja do izdanja malo razlikuju. Kad odabereš izdanje, vrijede njegova pravila.
home-edition-default = Uobičajena pravila
home-edition-own = Po mojem izboru
home-edition-yours = Na tvojem jeziku
home-edition-printed = Kako je tiskano, po jezicima
home-edition-other = { $language }, izdanje od { $rugs ->
    [one] { $rugs } saga
    [few] { $rugs } saga
   *[other] { $rugs } sagova
}
home-edition-variant = { $edition } – usmjeravanje nakon polaganja
home-edition-fifteen = { $edition } – po 15 sagova za dvoje
home-own-heading = Svako pravilo zasebno
home-two-only = Samo za dva igrača
home-option = { $option ->
    [bankruptcy] Tko ne može platiti sve
    [steering] Okretanje Assama
    [area] U cijenu ulazi
    [whole] Cijeli sag ne smiješ prekriti
    [halves] Dvije polovine pod jednim sagom
    [pile] Dvobojni kupovi
    [stock] Sagovi za dvoje
    [tie] Jednak broj bodova
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] ispada
    [bankruptcy-play-on] igra dalje
    [steering-before] prije bacanja
    [steering-after-must] nakon polaganja, uvijek
    [steering-after-may] nakon polaganja, po želji
    [area-colour] jedna boja
    [area-owner] obje boje vlasnika
    [whole-opponents] ako je tuđi
    [whole-nobody] čiji god bio
    [halves-any] bilo kojih boja
    [halves-colours] različitih boja
    [pile-shuffled] promiješani
    [pile-alternating] boje se izmjenjuju
    [stock-24] 24 u dvije boje
    [stock-15] 15 u jednoj boji
    [tie-dirhams] više dirhama pobjeđuje
    [tie-shared] pobjeda se dijeli
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Plaća koliko ima i ispada iz igre; njegovi sagovi ostaju na tržnici i ne koštaju ništa.
    [bankruptcy-play-on] Plaća koliko ima i igra dalje bez novca.
    [steering-before] Okreneš Assama, zatim baciš kocku i on ide u tom smjeru.
    [steering-after-must] Najprije baciš kocku; na kraju ga okreneš lijevo ili desno za sljedećeg igrača.
    [steering-after-may] Najprije baciš kocku; na kraju ga možeš okrenuti za sljedećeg igrača.
    [area-colour] Samo povezana polja one boje na kojoj Assam stoji.
    [area-owner] Sva povezana polja istog vlasnika, u bilo kojoj od njegovih boja.
    [whole-opponents] Svoje cijele sagove smiješ prekriti odjednom.
    [whole-nobody] Ni svoje cijele sagove ne smiješ prekriti odjednom.
    [halves-any] Sag smije ležati na dvjema polovinama iste boje ako pripadaju dvama sagovima.
    [halves-colours] Sag nikad ne leži na dvama poljima iste boje.
    [pile-shuffled] Koja tvoja boja dolazi sljedeća, odlučuje slučaj.
    [pile-alternating] Tvoje dvije boje dolaze naizmjence.
    [stock-24] Po dvanaest sagova u svakoj od tvojih dviju boja.
    [stock-15] Kao za tri igrača: svatko ima jednu boju.
    [tie-dirhams] Među igračima s jednako bodova pobjeđuje bogatiji.
    [tie-shared] Igrači s jednako bodova pobjeđuju zajedno.
   *[other] { $value }
}
home-clash = Kup u kojem se boje izmjenjuju treba dvije boje po igraču, a 15 sagova jedne je boje. Promijeni jedno ili drugo.
home-begins = Tko počinje
home-begins-value = { $who ->
    [lot] Ždrijebom
   *[listed] Ja
}
home-facing = Assam na početku gleda na
home-clock = Sat
home-clock-value = { $kind ->
    [none] Bez sata
    [turn] Za svaki potez
   *[game] Za partiju
}
home-clock-seconds = Sekundi za svaki potez
home-clock-minutes = Minuta za partiju
home-clock-increment = Dodatnih sekundi nakon svakog poteza
home-timeout = Kad istekne vrijeme
home-timeout-value = { $timeout ->
    [out] igrač ispada
   *[bot] dalje igra bot
}
home-listed = Stol mogu naći i neznanci
home-listed-help = Prikazuje se dolje, na početnoj stranici svih igrača, dok god ima slobodnih mjesta.
home-autostart = Počni kad se popuni posljednje mjesto
home-autostart-help = Inače ti započinješ igru.
home-friends-only = Samo s prijateljima
home-preset-bad = { $count ->
    [one] Dio ove adrese ovdje nema smisla i izostavljen je: { $parts }
    [few] Neki dijelovi ove adrese ovdje nemaju smisla i izostavljeni su: { $parts }
   *[other] Neki dijelovi ove adrese ovdje nemaju smisla i izostavljeni su: { $parts }
}
home-notice-close = Zatvori obavijest

## Tables

home-mine = Tvoji stolovi
home-mine-none = Ovdje će te čekati tvoje partije. Ako zatvoriš stranicu, ništa se ne gubi.
home-mine-more = { $count ->
    [one] Još { $count } partija
    [few] Još { $count } partije
   *[other] Još { $count } partija
}
home-mine-finished = { $count ->
    [one] { $count } završena partija
    [few] { $count } završene partije
   *[other] { $count } završenih partija
}
home-open = Otvoreni stolovi
home-open-none = Trenutačno nitko ne čeka. Dopusti neznancima da nađu tvoj stol, pa će se prikazati ovdje.
home-your-turn = Na potezu si
home-turn-of = Na potezu: { $name }
home-waiting = { $seats ->
    [one] Slobodno je { $seats } mjesto
    [few] Slobodna su { $seats } mjesta
   *[other] Slobodno je { $seats } mjesta
}
home-ready = Sve je spremno
home-seat-open = slobodno mjesto
home-replay = Pogledaj ponovno
home-sit = Sjedni
home-watch = Gledaj
home-clock-turn = { $seconds ->
    [one] { $seconds } sekunda po potezu
    [few] { $seconds } sekunde po potezu
   *[other] { $seconds } sekundi po potezu
}
home-clock-game = { $minutes ->
    [one] { $minutes } minuta po partiji
    [few] { $minutes } minute po partiji
   *[other] { $minutes } minuta po partiji
}
home-clock-game-more = { $minutes } min + { $increment } s po potezu
home-gist-players = { $count ->
    [one] { $count } igrač
    [few] { $count } igrača
   *[other] { $count } igrača
}
home-gist-own = vlastita pravila
home-lists-trouble = Poslužitelj trenutačno ne odgovara. Popis će se učitati sam.

## More to do

home-doors = Više
home-learn = Nauči igru u dvije minute
home-learn-about = Odigraj nekoliko poteza; mi smo uz tebe.
home-rules = Pročitaj pravila
home-rules-about = Sva pravila i razlike među izdanjima.
home-record = Otvori zapis
home-record-about = Prođi kroz odigranu partiju.
home-editor = Postavi poziciju
home-editor-about = Tržnica po želji: što je dopušteno i koliko košta.
home-watch-heading = Gledaj igru
home-watch-label = Poveznica ili ime
home-watch-empty = Zalijepi poveznicu na stol ili upiši njegovo ime.

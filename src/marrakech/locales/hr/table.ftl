### Croatian: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Na potezu si: okreni Assama, zatim baci kocku.
    [roll] Na potezu si: baci kocku.
    [lay] Položi svoj { colour } sag pokraj Assama.
    [steer] Okreni Assama za sljedećeg igrača.
    [draw] Izvlači se tvoj sljedeći sag.
   *[over] Igra je završena.
}
todo-shared = { $step ->
    [turn] { $name }: okreni Assama, zatim baci kocku.
    [roll] { $name }: baci kocku.
    [lay] { $name }: položi svoj { colour } sag pokraj Assama.
    [steer] { $name }: okreni Assama za sljedećeg igrača.
    [draw] { $name }: izvlači se sljedeći sag.
   *[over] Igra je završena.
}
todo-other = { $step ->
    [turn] { $name } odlučuje kamo Assam ide.
    [roll] { $name } baca kocku.
    [lay] { $name } traži gdje će položiti { colour } sag.
    [steer] { $name } okreće Assama za sljedećeg igrača.
    [draw] { $name }: izvlači se sljedeći sag.
   *[over] Igra je završena.
}
todo-told = { $name } igra.
todo-told-you = Igraš ti.
todo-lent = { $name }: umjesto igrača igra bot.
todo-getting-ready = { $name } se priprema…
act-roll = Baci kocku
act-lay = Položi sag
act-steer = Okreni Assama
act-box = Vrati sag
act-choose-rug = Odaberi dva polja
act-choose-facing = Odaberi smjer
act-sent = Šalje se…
act-wait = Drugi igraju
act-watch = Gledaš
skip = Preskoči
action-title = Što učiniti

## Hints

hint = Savjet
hint-hide = Sakrij savjet
hint-thinking = Savjet se priprema…
hint-warming = Botovi se pripremaju. Savjet stiže čim budu spremni.
hint-would-face = { $name } savjetuje: Assam na { facing }.
hint-would-lay = { $name } savjetuje: sag na { $first } i { $second }.
hint-chance = { $times ->
    [0] Tako gotovo nikad ne pobjeđuješ.
    [one] Tako pobjeđuješ u { $times } partiji od 100.
    [few] Tako pobjeđuješ u { $times } partije od 100.
   *[other] Tako pobjeđuješ u { $times } partija od 100.
}
hint-choices = Najbolji izbori

## What happened besides

did-run-out = { $name } ostaje bez vremena i ispada iz igre.
did-break-rules = { $name } krši pravila i ispada iz igre.
did-fail = { $reason ->
    [engine-not-started] { $name } se ne pokreće i ispada iz igre.
    [engine-hung] { $name } ne odgovara i ispada iz igre.
    [engine-flooded] { $name } govori daleko previše i ispada iz igre.
    [engine-junk] { $name } odgovara nerazumljivo i ispada iz igre.
    [engine-illegal] { $name } bira nedopuštenu radnju i ispada iz igre.
   *[engine-crashed] { $name } se ruši i ispada iz igre.
}
did-sit = { $name } sjeda za stol.
did-vacate = Mjesto { $seat } opet je slobodno.
did-seat-bot = Na mjesto { $seat } sjeda bot.
did-start = Igra počinje.
did-stand-in = { $reason ->
    [time] { $name } ostaje bez vremena; dalje igra bot.
   *[absent] { $name } nije na vezi; dalje igra bot.
}
did-come-back = { $name } je opet na vezi.
did-move = { $name } nastavlja na drugom uređaju.
did-hold = Poslužitelj neko vrijeme nije radio. Ništa nije izgubljeno.
did-cancel = Stol je otkazan.
log-face = smjer { facing }
log-steer = okreće Assama na { facing }
log-roll = baca { $slippers }, Assam na { $square }
log-pay = plaća { dirhams }, prima { $owner }
log-pay-part = ima samo { dirhams }, prima { $owner }
log-go-out = ispada
log-lay = polaže { colour } na { $first } i { $second }
log-return = vraća sag u kutiju
log-draw = sljedeći: { colour }
log-title = Što se dogodilo
log-empty = Još ništa. Prvi potez samo što nije počeo.
side-title = Tijek igre i stol

## Seats

seats-title = Mjesta
seat-open = Slobodno mjesto { $seat }
seat-rugs = { $count ->
    [one] { $count } { $letter ->
        [r] crveni
        [b] plavi
        [y] žuti
       *[g] zeleni
    } sag na zalihi
    [few] { $count } { $letter ->
        [r] crvena
        [b] plava
        [y] žuta
       *[g] zelena
    } saga na zalihi
   *[other] { $count } { $letter ->
        [r] crvenih
        [b] plavih
        [y] žutih
       *[g] zelenih
    } sagova na zalihi
}
seat-next = (sljedeći)
seat-score = { dirhams } i { $squares ->
    [one] { $squares } vidljivo polje
    [few] { $squares } vidljiva polja
   *[other] { $squares } vidljivih polja
}, ukupno { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
seat-out-mark = nije u igri
mark-you = ti
mark-bot = bot
mark-lent = igra bot
mark-away = nije na vezi
bot-called = { $bot ->
    [random] Početnik
    [novice] Novak
    [greedy] Šegrt
    [merchant] Trgovac
    [master] Majstor
   *[other] Bot { $bot }
}
bot-lettered = { $bot ->
    [random] Početnik { $letter }
    [novice] Novak { $letter }
    [greedy] Šegrt { $letter }
    [merchant] Trgovac { $letter }
    [master] Majstor { $letter }
   *[other] Bot { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Igra nasumce.
    [novice] Dobro igra svaki drugi potez.
    [greedy] Lovi bodove, jedan potez unaprijed.
    [merchant] Odvaguje što izbor donosi poslije.
    [master] Najjači: gleda najdalje unaprijed.
   *[other] Igra na svoj način.
}
watchers = { $watchers ->
    [one] Gleda { $watchers } osoba.
    [few] Gledaju { $watchers } osobe.
   *[other] Gleda { $watchers } osoba.
}
you-watch = { $others ->
    [0] Gledaš.
    [one] Uz tebe gleda još { $others } osoba.
    [few] Uz tebe gledaju još { $others } osobe.
   *[other] Uz tebe gleda još { $others } osoba.
}
time-short = Još deset sekundi.

## A square that was asked about

area-price = Ovo { $letter ->
    [r] crveno
    [b] plavo
    [y] žuto
   *[g] zeleno
} područje (vlasnik: { $owner }) ima { $squares ->
    [one] { $squares } polje
    [few] { $squares } polja
   *[other] { $squares } polja
}. Ako se ovdje zaustavi netko drugi, plaća { dirhams }.
area-free = Ovo { $letter ->
    [r] crveno
    [b] plavo
    [y] žuto
   *[g] zeleno
} područje ({ $squares ->
    [one] { $squares } polje
    [few] { $squares } polja
   *[other] { $squares } polja
}) ne košta ništa: { $owner } više nije u igri.

## The board’s words

board-label = Tržnica
board-square = { $square }, { $colour ->
    [bare] prazno
    [r] crveni sag
    [b] plavi sag
    [y] žuti sag
   *[g] zeleni sag
}{ $assam ->
    [here] , ovdje stoji Assam
   *[no] {""}
}
board-facing = Okreni Assama na { facing }
board-lay = Sag na { $first } i { $second }
board-die = Kocka pokazuje { $slippers ->
    [one] { $slippers } papuču
    [few] { $slippers } papuče
   *[other] { $slippers } papuča
}

## The line

line-connecting = Povezivanje…
line-slow = Veza je spora…
line-back = Veza je ponovno uspostavljena.
line-lost = Veze nema već { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekunde
   *[other] { $seconds } sekundi
}. Pokušavamo ponovno; ništa nije izgubljeno.
line-lost-kept = Veze nema već { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekunde
   *[other] { $seconds } sekundi
}. Tvoj je potez sačuvan i šalje se čim se veza vrati.
bot-played = Dok te nije bilo, za tebe je igrao bot. Sada opet igraš ti.
bot-plays-for-you = Za tebe igra bot.
play-myself = Opet igram ja
away-long = { $name } već neko vrijeme nije na vezi.
away-wait = Pričekaj
away-bot = Neka igra bot

## Before the game

gathering-title = Čekamo ostale
gathering-title-full = Svi su tu
gathering-title-guest = Igra uskoro počinje
gathering-open = { $open ->
    [one] Slobodno je još { $open } mjesto. Igra počinje kad bude zauzeto.
    [few] Slobodna su još { $open } mjesta. Igra počinje kad budu zauzeta.
   *[other] Slobodno je još { $open } mjesta. Igra počinje kad budu zauzeta.
}
gathering-awaited = Igra počinje sama čim ovu stranicu otvore igrači: { $names }.
gathering-unready = Igra može početi čim ovu stranicu otvore igrači: { $names }.
gathering-full = { $host ->
    [you] Počni kad god želiš.
   *[other] Igru započinje onaj tko je otvorio stol.
}
invite-title = Pozovi prijatelje
invite-text = Pošalji im ovu poveznicu ili neka skeniraju kôd. Tko je otvori, može sjesti; račun ne treba nikomu.
invite-link = Poveznica na mjesto
invite-qr = QR kôd poveznice na mjesto
invite-message = Dođi igrati Marrakech sa mnom.
invite-here-only = Adresa { $host } vrijedi samo za ovo računalo. Da bi mogli doći i drugi, pokreni poslužitelj ovako i otvori igru na vlastitoj adresi ovog računala:
invite-renew = Izradi novu poveznicu
invite-renewed = Izrađena je nova poveznica. Stara više ne otvara mjesto.
invite-host-has-it = Poveznicu koja otvara mjesto ima onaj tko je otvorio ovaj stol.
watch-title = Netko bi samo gledao?
watch-link = Poveznica za gledanje
watching-gathering = Gledaš. Ako želiš igrati, zatraži poveznicu koja otvara mjesto.
watching-full = Sva su mjesta zauzeta. Možeš gledati; ako tko ustane, možeš sjesti ovdje.
join-late = Ako je jedno od ovih mjesta tvoje, prenesi ga ovamo s uređaja na kojem sjediš za stolom: ondje pod „{ this-table }” odaberi „{ move-seat }”.
your-name = Tvoje ime
player-numbered = Igrač { $seat }
sit-down = Sjedni
seat-bot = Dodaj bota
which-bot = Koji bot
remove = Ukloni
remove-name = Ukloni: { $name }
leave-seat = Ustani
start-game = Započni igru
cancel-table = Otkaži stol
cancel-title = Otkazati ovaj stol?
cancel-text = Nitko više neće moći sjesti ovdje, a poveznica prestaje vrijediti.
cancel-no = Zadrži ga

## This table

this-table = Ovaj stol
rules-on = Pravila
rules-edition = Izdanje: { $edition }
rules-usual = Uobičajena pravila.
rules-bankruptcy-play-on = Tko ne može platiti, plaća koliko ima i igra dalje.
rules-steering-after-must = Varijanta: najprije se baca; nakon polaganja saga Assama treba okrenuti lijevo ili desno za sljedećeg igrača.
rules-steering-after-may = Varijanta: najprije se baca; nakon polaganja saga Assama se može okrenuti za sljedećeg igrača.
rules-area-owner = U područje ulaze obje boje vlasnika.
rules-whole-nobody = Nijedan se cijeli sag ne smije prekriti odjednom, pa ni vlastiti.
rules-halves-colours = Sag nikad ne prekriva dva polja iste boje.
rules-pile-alternating = Kad igraju dva igrača, boje se u kupu izmjenjuju.
rules-stock-15 = Kad igraju dva igrača, svaki ima 15 sagova jedne boje.
rules-tie-shared = Izjednačeni igrači dijele pobjedu.
rules-clock-none = Bez sata.
rules-clock-turn = { $seconds ->
    [one] { $seconds } sekunda za svaki potez.
    [few] { $seconds } sekunde za svaki potez.
   *[other] { $seconds } sekundi za svaki potez.
} { $timeout ->
    [bot] Za onoga tko ostane bez vremena igra bot.
   *[out] Tko ostane bez vremena, ispada.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } minuta za cijelu partiju
    [few] { $minutes } minute za cijelu partiju
   *[other] { $minutes } minuta za cijelu partiju
}{ $increment ->
    [0] .
    [one] {" "}i { $increment } dodatna sekunda za svaki potez.
    [few] {" "}i { $increment } dodatne sekunde za svaki potez.
   *[other] {" "}i { $increment } dodatnih sekundi za svaki potez.
} { $timeout ->
    [bot] Za onoga tko ostane bez vremena igra bot.
   *[out] Tko ostane bez vremena, ispada.
}
read-rules = Pročitaj pravila
fair-title = Poštena kocka
fair-text = Svako bacanje slijedi iz tajne poslužitelja, koja je prije igre obećana dolje, i iz sjemena svakog mjesta. Nakon igre tajna se otkriva i svako se bacanje može provjeriti.
fair-seats = I mjesta obećavaju svoja sjemena. Tvoja stranica svoje pokazuje sama kad su dana sva obećanja, pa nitko ne može odabrati sjeme prema tuđima.
fair-hash = Obećani sažetak sjemena (SHA-256): { $name }
fair-commitment = Obećanje poslužitelja (SHA-256)
fair-seed = Sjeme: { $name }
fair-change = Promijeni svoje sjeme
fair-change-name = Promijeni sjeme: { $name }
fair-change-do = Promijeni
fair-salted = Dodaju mu se nasumična slova da ga nitko ne pogodi iz sažetka.
fair-changed = Tvoje je sjeme promijenjeno.
move-seat = Igraj na drugom uređaju
move-seat-name = Premjesti na drugi uređaj: { $name }
move-seat-title = Ponesi svoje mjesto
move-seat-text = { $minutes ->
    [one] Otvori ovu poveznicu na drugom uređaju u roku od { $minutes } minute. Vrijedi jedanput, a onda je mjesto ondje i više nije ovdje.
    [few] Otvori ovu poveznicu na drugom uređaju u roku od { $minutes } minute. Vrijedi jedanput, a onda je mjesto ondje i više nije ovdje.
   *[other] Otvori ovu poveznicu na drugom uređaju u roku od { $minutes } minuta. Vrijedi jedanput, a onda je mjesto ondje i više nije ovdje.
}
move-seat-link = Poveznica za drugi uređaj
move-seat-qr = QR kôd poveznice za drugi uređaj
claim-title = Igrati na ovom uređaju?
claim-text = Ova poveznica donosi mjesto na ovaj uređaj. Na uređaju s kojeg dolazi poslije se može samo gledati.
claim-yes = Igraj ovdje
claim-no = Samo gledaj
seat-claimed = Mjesto je sada tvoje. Igraj dalje.
give-up = Predaj partiju
give-up-name = Predaj partiju: { $name }
give-up-title = Predati partiju?
give-up-text = Ispadaš iz igre, tvoji se dirhami vraćaju u banku, a tvoji sagovi nikomu ne donose bodove. Ostali igraju dalje.
give-up-no = Igraj dalje

## The end

you-win = Pobjeda je tvoja!
standings-title = Poredak
standings-rank = Plasman
standings-name = Igrač
standings-dirhams = Dirhami
standings-squares = Polja
standings-points = Bodovi
standings-plus = + { $squares }
standings-out = { $why ->
    [time] isteklo vrijeme
    [rules] kršenje pravila
    [engine] kvar
    [gave-up] predaja
   *[poor] premalo dirhama
}
chart-title = Bodovi po potezima
chart-turn = Potez
chart-as-table = Isto u tablici
rematch = Igraj ponovno
rematch-join = Pridruži se sljedećoj partiji
rematch-wanted = Ostali žele igrati ponovno.
rematch-watch = Sljedeća se partija priprema.
watch-next = Gledaj sljedeću partiju
replay-game = Pogledaj ponovno
download-record = Preuzmi zapis
share = Podijeli
share-title = Podijeli ishod
share-text = Tekst i poveznica
share-result = Marrakech: { $result }
dice-check = Provjeri bacanja
dice-checking = Provjera…
dice-fine = { $count ->
    [1] Jedino bacanje ili izvlačenje odgovara sjemenima.
   *[other] Sva bacanja i izvlačenja ({ $count }) odgovaraju sjemenima.
}
dice-compared = { $how ->
    [all] Obećanja poslužitelja i svih mjesta ista su ona koja je ovaj uređaj sačuvao prije nego što je pokazao svoje sjeme.
    [server] Obećanje poslužitelja isto je ono koje je ovaj uređaj vidio. Obećanja mjesta nije sačuvao.
   *[none] Ovaj uređaj prije igre nije sačuvao nijedno obećanje, pa se zapis nema s čime usporediti.
}
dice-rounds = { $count ->
    [one] Prije toga je { $count } put uzalud pokazao sjeme: sjemena je trebalo obećati iznova.
    [few] Prije toga je { $count } puta uzalud pokazao sjeme: sjemena je trebalo obećati iznova.
   *[other] Prije toga je { $count } puta uzalud pokazao sjeme: sjemena je trebalo obećati iznova.
}
dice-other-promise = Obećanje u zapisu je { $found }; za ovim stolom bilo je { $seen }.
dice-seed-lost = Ovaj uređaj nema sjeme obećano za tvoje mjesto, a za novo je obećanje prekasno. Otvori ovu stranicu na uređaju koji ga ima; inače onaj tko je otvorio stol može na tvoje mjesto dodati bota ili otkazati stol.
dice-other-table = Ovaj je zapis s drugog stola: { $found }.

## Links, dialogs, pages

copy = Kopiraj
copied = Kopirano
copy-by-hand = Poveznica je označena: kopiraj je tipkovnicom ili prstom.
close = Zatvori
dialog-no = Ne
table-try-again = Pokušaj ponovno
to-home = Na početnu stranicu
table-heading = Marrakech: { $names }
table-loading = Samo trenutak: stol se postavlja…
table-gone-title = Takvog stola nema
table-gone = Poveznica je možda nepotpuna ili je stol odavno pospremljen.
table-unreachable-title = Poslužitelj ne odgovara
table-cancelled-title = Ovaj je stol otkazan
table-cancelled = Otkazao ga je onaj tko ga je otvorio. Otvoriti novi?
title-your-turn = ● Na potezu si – Marrakech
title-table = Za stolom – Marrakech

## Help

keys-title = Tipke
key-arrows = Strelice
key-enter = Enter
key-escape = Esc
keys-arrows = okreću Assama ili idu od saga do saga
keys-enter = baca kocku, polaže sag
keys-escape = povlači ono što nije odlučeno; preskače prikaz
keys-skip = preskače prikaz
keys-log = otvara ili sklapa tijek igre
keys-hint = traži savjet ili ga skriva
keys-sounds = uključuje ili isključuje zvukove
keys-help = ova pomoć
keys-touch = Prstom ili mišem: dodirni polje i na njemu se pojavljuje sag; dodirni još jednom i pojavljuje se sljedeći. Sag polaže dodir njegove druge polovine ili gumb. Dodir bilo kojeg saga kaže koliko košta zaustaviti se na njemu.

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
todo-shared =
    { $step ->
        [turn] { $name }: okreni Assama, zatim baci kocku.
        [roll] { $name }: baci kocku.
        [lay] { $name }: položi svoj { colour } sag pokraj Assama.
        [steer] { $name }: okreni Assama za sljedećeg igrača.
        [draw] { $name }: izvlači se tvoj sljedeći sag.
       *[over] Igra je završena.
    }
todo-other =
    { $step ->
        [turn] { $name } odlučuje kamo Assam ide.
        [roll] { $name } sada baca kocku.
        [lay] { $name } bira gdje će položiti { colour } sag.
        [steer] { $name } okreće Assama za sljedećeg igrača.
        [draw] { $name } izvlači sljedeći sag.
       *[over] Igra je završena.
    }
todo-playing = { $name } igra.
todo-playing-you = Igraš ti.
todo-lent = { $name }: za tebe igra bot.
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
hint-warming = Botovi se pripremaju. Savjet će se pojaviti čim budu spremni.
hint-would-face = { $name } savjetuje: Assam na { facing }.
hint-would-lay = { $name } savjetuje: sag na { $first } i { $second }.
hint-chance =
    { $times ->
        [0] S tim izborom gotovo nikad ne pobjeđuješ.
        [one] S tim izborom pobjeđuješ u { $times } partiji od 100.
        [few] S tim izborom pobjeđuješ u { $times } partije od 100.
       *[other] S tim izborom pobjeđuješ u { $times } partija od 100.
    }
hint-choices = Najbolje mogućnosti

## Taking back the last rug, round one device

undo = Uzmi natrag
undo-help = Uzmi posljednji sag natrag (moguće dok se Assam ponovno ne okrene)
did-undo = { $name } uzima posljednji sag natrag.
keys-undo = uzima posljednji sag natrag (kad svi igraju na jednom uređaju)

## What happened besides

did-run-out = { $name } ostaje bez vremena i ispada iz igre.
did-break-rules = { $name } krši pravila i ispada iz igre.
did-fail =
    { $reason ->
        [engine-not-started] { $name } se ne pokreće i ispada iz igre.
        [engine-hung] { $name } više ne odgovara i ispada iz igre.
        [engine-flooded] { $name } šalje previše podataka i ispada iz igre.
        [engine-junk] { $name } šalje nešto nečitljivo i ispada iz igre.
        [engine-illegal] { $name } igra nedopušten potez i ispada iz igre.
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
did-move = { $name } sada igra na drugom uređaju.
did-hold = Poslužitelj neko vrijeme nije radio. Ništa nije izgubljeno.
did-cancel = Stol je otkazan.
log-face = okreće Assama na { facing }
log-steer = okreće Assama na { facing } za sljedećeg igrača
log-roll = baca { $slippers }, Assam na { $square }
log-pay = plaća { dirhams } → { $owner }
log-pay-part = može platiti samo { dirhams } → { $owner }
log-go-out = ispada
log-lay = polaže { colour } na { $first } i { $second }
log-return = vraća sag u kutiju
log-draw = sljedeći sag: { colour }
log-title = Tijek igre
log-empty = Još ništa. Prvi potez samo što nije počeo.
side-title = Tijek igre i stol

## Looking back at an earlier turn

log-about = Odaberi potez da ga vidiš na tržnici.
look-title = Raniji potez
look-back = Potez natrag
look-forward = Potez naprijed
look-return = Natrag u igru
look-opened = Gledaš raniji potez. Esc te vraća u igru.
look-returned = Opet si u igri.
look-your-turn = Na potezu si.
look-gone-on = Igra je otišla dalje.
keys-look = u tijeku igre: od poteza do poteza; Enter pokazuje potez na tržnici, Esc vraća u igru

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
bot-called =
    { $bot ->
        [random] Turist
        [novice] Početnik
        [greedy] Šegrt
        [merchant] Trgovac
        [master] Majstor
        [champion] Prvak
       *[other] Bot { $bot }
    }
bot-lettered =
    { $bot ->
        [random] Turist { $letter }
        [novice] Početnik { $letter }
        [greedy] Šegrt { $letter }
        [merchant] Trgovac { $letter }
        [master] Majstor { $letter }
        [champion] Prvak { $letter }
       *[other] Bot { $bot } { $letter }
    }
bot-about =
    { $bot ->
        [random] Igra nasumce.
        [novice] Dobro igra otprilike svaki drugi potez.
        [greedy] Gleda jedan potez unaprijed i lovi bodove.
        [merchant] Misli na ono što izbor donosi poslije.
        [master] Gleda daleko unaprijed i teško ga je pobijediti.
        [champion] Sam se naučio igrati i najteže ga je pobijediti.
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

## What a seat says when it is chosen

seat-each-counts = Svaki dirham vrijedi jedan bod, a isto tako i svako polje na kojem se vidi sag ove boje.
seat-each-counts-two = Svaki dirham vrijedi jedan bod, a isto tako i svako polje na kojem se vidi sag jedne od ovih dviju boja.
seat-pile-two =
    { $whose ->
        [you] U tvojem su kupu sagovi dviju boja.
       *[other] U ovom su kupu sagovi dviju boja.
    }
seat-pile-next =
    Sljedeći je sag { $letter ->
        [r] crven
        [b] plav
        [y] žut
       *[g] zelen
    }. Svi ga vide.
seat-pile-empty = Svi su ovi sagovi položeni.
seat-next-mark = sljedeći
seat-about-out = Nije u igri. Ovi sagovi ostaju na tržnici, a zaustavljanje na njima ne košta ništa.
seat-about-away = Nije na vezi: stranica ove partije trenutačno nije otvorena.
seat-about-bot = Bot. { bot-about }
seat-about-lent = Ovdje igra bot dok se igrač ne vrati. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Reakcije
react = Reci nešto
reaction =
    { $reaction ->
        [hello] Bok!
        [good-luck] Sretno!
        [well-played] Dobro odigrano!
        [thanks] Hvala!
        [ouch] Joj!
        [laugh] Ha-ha!
        [wow] Opa!
       *[moment] Samo trenutak!
    }
did-react = { $name }: { reaction }
did-react-you = Ti: { reaction }
did-react-spectator = Gledatelj: { reaction }
reactions-mute = Utišaj reakcije za ovim stolom
reactions-mute-help = Više ne vidiš i ne čuješ što drugi šalju. Svoje možeš i dalje slati.

## A square that was asked about

area-price =
    { $letter ->
        [r] Crveno
        [b] Plavo
        [y] Žuto
       *[g] Zeleno
    } područje od { $squares ->
        [one] { $squares } polja
        [few] { $squares } polja
       *[other] { $squares } polja
    }. Vlasnik: { $owner }. Cijena za sve ostale: { dirhams }.
area-free =
    { $letter ->
        [r] Crveno
        [b] Plavo
        [y] Žuto
       *[g] Zeleno
    } područje od { $squares ->
        [one] { $squares } polja
        [few] { $squares } polja
       *[other] { $squares } polja
    }. Vlasnik: { $owner }, više nije u igri. Ovdje nitko ne plaća.

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = Tvoje: drugi plaćaju { dirhams }
price-tag-free = Ništa se ne plaća
price-nudge =
    { $how ->
        [touch] Dodirni bilo koji sag da vidiš koliko košta zaustaviti se na njemu.
       *[mouse] Pokaži na bilo koji sag da vidiš koliko košta zaustaviti se na njemu.
    }

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
line-lost =
    Veze nema već { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekunde
       *[other] { $seconds } sekundi
    }. Pokušavamo se ponovno povezati; ništa nije izgubljeno.
line-lost-kept =
    Veze nema već { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekunde
       *[other] { $seconds } sekundi
    }. Tvoj je potez sačuvan i poslat će se čim se veza vrati.
bot-played = Dok te nije bilo, za tebe je igrao bot. Sada opet igraš ti.
bot-plays-for-you = Za tebe igra bot.
play-myself = Opet igram ja
away-long = { $name } već neko vrijeme nije na vezi.
away-wait = Pričekaj
away-bot = Neka igra bot

## The server is well again

server-recovered = Poslužitelj opet radi. Možeš igrati dalje.

## Before the game

gathering-title = Čekamo ostale
gathering-title-full = Svi su tu
gathering-title-guest = Igra uskoro počinje
gathering-open =
    { $open ->
        [one] Slobodno je još { $open } mjesto. Igra počinje čim bude zauzeto.
        [few] Slobodna su još { $open } mjesta. Igra počinje čim budu zauzeta.
       *[other] Slobodno je još { $open } mjesta. Igra počinje čim budu zauzeta.
    }
gathering-awaited = Igra počinje automatski čim svi otvore ovu stranicu. Još se čeka: { $names }.
gathering-unready = Igra može početi čim svi otvore ovu stranicu. Još se čeka: { $names }.
gathering-full =
    { $host ->
        [you] Počni kad god želiš.
       *[other] Igru će započeti osoba koja je otvorila stol.
    }
invite-title = Pozovi prijatelje
invite-text = Pošalji im ovu poveznicu ili neka skeniraju kôd. Tko je otvori, može sjesti; račun nije potreban.
invite-link = Pozivna poveznica
invite-qr = QR kôd pozivne poveznice
invite-message = Odigraj sa mnom partiju Marrakecha.
invite-here-only = Adresa { $host } vrijedi samo na ovom računalu. Da bi mogli doći i drugi, pokreni poslužitelj ovako i otvori igru na mrežnoj adresi ovog računala:
invite-renew = Izradi novu poveznicu
invite-renewed = Evo nove poveznice. Stara više ne vrijedi.
invite-host-has-it = Pozivnu poveznicu ima osoba koja je otvorila ovaj stol.
watch-title = Netko želi samo gledati?
watch-link = Poveznica samo za gledanje
watching-gathering = Gledaš. Ako želiš igrati, zatraži pozivnu poveznicu.
watching-full = Sva su mjesta zauzeta. Možeš gledati, a ako netko ode, sjesti ovdje.
join-late = Ako je jedno od ovih mjesta tvoje, možeš ga premjestiti ovamo: na uređaju na kojem sjediš za stolom otvori „{ this-table }” i odaberi „{ move-seat }”.
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
cancel-text = Nitko više neće moći sjesti ovdje, a poveznica će prestati vrijediti.
cancel-no = Zadrži ga

## An invitation

invited-by = { $name } te poziva na partiju Marrakecha
invited-again = { $name } želi igrati ponovno
invited-new = Marrakech ti je nov?
invited-back = Natrag na pozivnicu
seats-taken-title = Sva su mjesta zauzeta
seats-taken-text = Ovaj se put igra bez tebe. Možeš gledati ili zamoliti prijatelje da otvore novi stol.
seats-taken-watch = Gledaj partiju
seats-taken-own = Otvori stol
gathering-away = Trenutačno odsutni: { $names }

## The next game with the same players

gathering-title-again = Sljedeća partija
gathering-asked = Pozvani: { $names }
gathering-here = Već za stolom: { $names }
mark-asked = poziv poslan
invite-again = Pošalji poveznicu

## This table

this-table = Ovaj stol
rules-on = Pravila
rules-edition = Izdanje: { $edition }
rules-usual = Uobičajena pravila.
rules-bankruptcy-play-on = Igrač koji ne može platiti cijeli iznos plaća koliko ima i igra dalje.
rules-steering-after-must = Varijanta: najprije se baca kocka. Nakon polaganja saga moraš okrenuti Assama lijevo ili desno za sljedećeg igrača.
rules-steering-after-may = Varijanta: najprije se baca kocka. Nakon polaganja saga smiješ okrenuti Assama za sljedećeg igrača.
rules-area-owner = U cijenu ulaze obje boje vlasnika.
rules-whole-nobody = Nijedan se cijeli sag ne smije prekriti odjednom, pa ni vlastiti.
rules-halves-colours = Sag nikad ne smije prekriti dva polja iste boje.
rules-pile-alternating = Kad igraju dva igrača, boje se u svakom kupu izmjenjuju.
rules-stock-15 = Kad igraju dva igrača, svaki ima 15 sagova jedne boje.
rules-tie-shared = Igrači s jednako bodova dijele pobjedu.
rules-clock-none = Bez sata.
rules-clock-turn =
    { $seconds ->
        [one] { $seconds } sekunda po potezu.
        [few] { $seconds } sekunde po potezu.
       *[other] { $seconds } sekundi po potezu.
    } { $timeout ->
        [bot] Ako igraču istekne vrijeme, dalje igra bot.
       *[out] Igrač kojemu istekne vrijeme ispada.
    }
rules-clock-game =
    { $minutes ->
        [one] { $minutes } minuta po igraču za cijelu partiju
        [few] { $minutes } minute po igraču za cijelu partiju
       *[other] { $minutes } minuta po igraču za cijelu partiju
    }{ $increment ->
        [0] .
        [one] { " " }i { $increment } dodatna sekunda po potezu.
        [few] { " " }i { $increment } dodatne sekunde po potezu.
       *[other] { " " }i { $increment } dodatnih sekundi po potezu.
    } { $timeout ->
        [bot] Ako igraču istekne vrijeme, dalje igra bot.
       *[out] Igrač kojemu istekne vrijeme ispada.
    }
read-rules = Pročitaj pravila
fair-title = Poštena kocka
fair-text = Svako se bacanje izračunava iz tajnog sjemena poslužitelja i po jednog sjemena sa svakog mjesta. Poslužitelj prije igre objavljuje donji sažetak, kojemu njegovo sjeme mora odgovarati. Nakon igre otkriva se sjeme poslužitelja i svatko može provjeriti svako bacanje.
fair-seats = I stranica svakog igrača objavljuje sažetak svojeg sjemena, a sjeme otkriva automatski tek kad su objavljeni svi sažeci. Tako nitko ne može odabrati sjeme prema tuđima.
fair-hash = Sažetak sjemena (SHA-256): { $name }
fair-commitment = Sažetak sjemena poslužitelja (SHA-256)
fair-seed = Sjeme: { $name }
fair-change = Promijeni svoje sjeme
fair-change-name = Promijeni sjeme: { $name }
fair-change-do = Promijeni
fair-salted = Tvojem se sjemenu dodaju nasumični znakovi da ga nitko ne može pogoditi iz sažetka.
fair-changed = Tvoje je sjeme promijenjeno.
move-seat = Igraj na drugom uređaju
move-seat-name = Premjesti na drugi uređaj: { $name }
move-seat-title = Ponesi svoje mjesto
move-seat-text =
    { $minutes ->
        [one] Otvori ovu poveznicu na drugom uređaju u roku od { $minutes } minute. Vrijedi jedanput. Zatim igraš ondje, a na ovom uređaju možeš samo gledati.
        [few] Otvori ovu poveznicu na drugom uređaju u roku od { $minutes } minute. Vrijedi jedanput. Zatim igraš ondje, a na ovom uređaju možeš samo gledati.
       *[other] Otvori ovu poveznicu na drugom uređaju u roku od { $minutes } minuta. Vrijedi jedanput. Zatim igraš ondje, a na ovom uređaju možeš samo gledati.
    }
move-seat-link = Poveznica za drugi uređaj
move-seat-qr = QR kôd poveznice za drugi uređaj
claim-title = Igrati na ovom uređaju?
claim-text = Ova poveznica premješta mjesto na ovaj uređaj. Na drugom se uređaju poslije može samo gledati.
claim-yes = Igraj ovdje
claim-no = Samo gledaj
seat-claimed = Sada igraš na ovom uređaju.
give-up = Predaj partiju
give-up-name = Predaj partiju: { $name }
give-up-title = Predati ovu partiju?
give-up-text = Ispadaš iz igre. Tvoji se dirhami vraćaju u banku, a tvoji sagovi nikomu više ne donose bodove.
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
chart-as-table = Prikaži kao tablicu
rematch = Igraj ponovno
rematch-join = Pridruži se sljedećoj partiji
rematch-wanted = Ostali žele igrati ponovno.
watch-next = Gledaj sljedeću partiju
replay-game = Pogledaj snimku
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
dice-compared =
    { $how ->
        [all] Svi objavljeni sažeci, poslužiteljev i sa svih mjesta, jednaki su onima koje je ovaj uređaj spremio prije nego što je otkrio svoje sjeme.
        [server] Sažetak poslužitelja jednak je onomu koji je ovaj uređaj vidio. Sažetke mjesta nije spremio, pa ih nema s čime usporediti.
       *[none] Ovaj uređaj prije igre nije spremio nijedan sažetak, pa se zapis nema s čime usporediti.
    }
dice-rounds =
    { $count ->
        [one] Prije toga ovaj je uređaj { $count } put otkrio sjeme, ali igra nije počela; sva su sjemena zatim zamijenjena.
        [few] Prije toga ovaj je uređaj { $count } puta otkrio sjeme, ali igra nije počela; svaki su put sva sjemena zamijenjena.
       *[other] Prije toga ovaj je uređaj { $count } puta otkrio sjeme, ali igra nije počela; svaki su put sva sjemena zamijenjena.
    }
dice-other-promise = Sažetak poslužitelja promijenio se. Ovaj je uređaj za ovim stolom vidio { $seen }, a sada nalazi { $found }.
dice-seed-lost = Ovaj uređaj nema sjeme tvojeg mjesta, a za odabir drugoga prekasno je. Otvori ovu stranicu na uređaju koji ga ima. Ako ne možeš, osoba koja je otvorila stol može tvoje mjesto dati botu ili otkazati stol.
dice-other-table = Ovaj je zapis s drugog stola: { $found }.

## The end, for the person at this screen

you-share-win = Dijeliš pobjedu!
over-by-points =
    Pobjeda uz prednost od { $lead ->
        [one] { $lead } boda
        [few] { $lead } boda
       *[other] { $lead } bodova
    }: { dirhams } i { $squares ->
        [one] { $squares } polje
        [few] { $squares } polja
       *[other] { $squares } polja
    }.
over-by-dirhams =
    { $points ->
        [one] Odlučili su dirhami ({ $most } : { $next }): { $names } imaju po { $points } bod.
        [few] Odlučili su dirhami ({ $most } : { $next }): { $names } imaju po { $points } boda.
       *[other] Odlučili su dirhami ({ $most } : { $next }): { $names } imaju po { $points } bodova.
    }
over-shared =
    { $points ->
        [one] Nitko nije ispred: po { $points } bod.
        [few] Nitko nije ispred: po { $points } boda.
       *[other] Nitko nije ispred: po { $points } bodova.
    }
over-only-one = U igri ostaje samo { $name }.
over-only-you = U igri ostaješ samo ti.
over-others-gave-up = Svi su ostali predali partiju.
over-you-close =
    { $lead ->
        [one] Zamalo: nedostajao ti je samo { $lead } bod. Dobro odigrano!
        [few] Zamalo: nedostajala su ti samo { $lead } boda. Dobro odigrano!
       *[other] Zamalo: nedostajalo ti je samo { $lead } bodova. Dobro odigrano!
    }
over-you-equal = Zamalo: odlučili su tek dirhami. Dobro odigrano!
over-you-second = Završavaš na drugom mjestu. Dobro odigrano!
over-you-third = Završavaš na trećem mjestu. Dobro odigrano!
over-you-fourth = Završavaš na četvrtom mjestu. Više sreće sljedeći put!
over-you-lost = Dobro odigrano! Tržnica je otvorena za novu partiju.
over-you-out = Ovaj put ispadaš prije kraja. Tržnica je otvorena za novu partiju.

## The points by turn

chart-help = Dodirni grafikon ili upotrijebi tipke sa strelicama da vidiš bodove svih igrača nakon bilo kojeg poteza.
chart-walk = Bodovi nakon poteza
chart-value = Nakon poteza { $turn }: { $points }.
chart-value-start = Na početku: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = Pogledaj tržnicu nakon poteza { $turn }
chart-watch-start = Pogledaj tržnicu na početku

## Links, dialogs, pages

copy = Kopiraj
copied = Kopirano
copy-by-hand = Poveznica je označena i možeš je kopirati.
close = Zatvori
dialog-no = Ne
table-try-again = Pokušaj ponovno
to-home = Na početnu stranicu
table-heading = Marrakech: { $names }
table-loading = Stol se otvara…
table-gone-title = Stol nije pronađen
table-gone = Poveznica je možda nepotpuna ili je stol možda uklonjen.
table-unreachable-title = Poslužitelj ne odgovara
table-cancelled-title = Ovaj je stol otkazan
table-cancelled = Osoba koja ga je otvorila otkazala je partiju. Želiš li otvoriti novi stol?

## Window titles

title-my-turn = ● Na potezu si
title-playing = Partija je u tijeku
title-gathering = Čekaju se igrači
title-won =
    { $count ->
        [one] { $names } pobjeđuje
        [few] { $names } dijele pobjedu
       *[other] { $names } dijele pobjedu
    }
title-you-won = Pobjeda je tvoja
title-you-share = Dijeliš pobjedu
title-replay = Snimka: { $names }

## Help

keys-title = Prečaci
key-arrows = Strelice
key-enter = Enter, razmaknica
key-escape = Esc
keys-arrows = biraju smjer za Assama ili položaj tvojeg saga
keys-enter = baca kocku ili polaže odabrani sag
keys-escape = poništava nepotvrđen odabir ili preskače animaciju
keys-skip = preskače animaciju
keys-log = otvara ili zatvara tijek igre
keys-hint = pokazuje ili skriva savjet
keys-sounds = uključuje ili isključuje zvukove
keys-help = pokazuje ovu pomoć
keys-touch = Prstom: dodirni polje da na njemu vidiš sag. Dodirni ga još jednom da vidiš sljedeći ili dodirni susjedno polje da odabereš ta dva. Za polaganje saga pritisni gumb.

## Help: mouse, arrows and prices

keys-mouse = Mišem: klikni sag da ga odabereš i klikni ga još jednom da ga položiš. Dvoklik samo odabire.
keys-facing = Dodir ili klik na strelicu samo okreće Assama. Za bacanje kocke pritisni gumb.
keys-price = Dodirni ili klikni bilo koji drugi sag da vidiš koliko košta zaustaviti se na njemu.

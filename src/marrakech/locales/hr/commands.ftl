### Croatian: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: datoteka nije pronađena.
file-is-folder = { $file } je mapa, a ne datoteka.
file-not-text = { $file } nije tekst u UTF-8 (bajt { NUMBER($byte, useGrouping: 0) }).
file-too-big = Datoteka { $file } veća je od { $limit } MB; zapis je mnogo manji.
file-exists = Datoteka { $file } već postoji i nije prebrisana.
file-unreadable = Datoteka { $file } ne može se pročitati: { $reason }
file-unwritable = Datoteka { $file } ne može se zapisati: { $reason }
of-file = { $file }: { $problem }
error = Pogreška: { $problem }
turn-beyond = zapis nema potez { NUMBER($turn, useGrouping: 0) }; završava potezom { NUMBER($last, useGrouping: 0) }.
bots-too-many = Botova je { $bots } i svaki treba svoje mjesto, a igrača je samo { $players }.
names-too-many =
    { $names ->
        [one] Navedeno je { $names } ime
        [few] Navedena su { $names } imena
       *[other] Navedeno je { $names } imena
    }, a { $people ->
        [0] igraju samo botovi.
        [one] igra samo { $people } osoba.
        [few] igraju samo { $people } osobe.
       *[other] igra samo { $people } osoba.
    }
starter-unknown = „{ $text }” nije način na koji se određuje tko počinje; upotrijebi random ili agreed.
nothing-to-resume = Nema nezavršene partije koja bi se mogla nastaviti.
options-clash = Opcije { $first } i { $second } ne mogu se upotrijebiti zajedno.
passed-over = Preskočeno: { $problem }
language-unknown = Jezika „{ $text }” ovdje nema. Dostupni su: { $languages }.
section-unknown = Pravila nemaju poglavlje „{ $text }”. Dostupna su: { $sections }.
resume-alone = Nastavljena partija zadržava svoje igrače i pravila; izostavi { $option }.

## The store

store-full = { $file }: disk je pun, pa se ništa novo ne može spremiti. Svi dosad spremljeni podaci sigurni su; oslobodi malo prostora da možeš nastaviti.
store-locked = Datoteku { $file } upotrebljava drugi poslužitelj ili program.
store-broken = Datoteka { $file } oštećena je ili nije spremište stolova ({ $reason }). Naredba „marrakech check-store” pokazuje koji su stolovi neoštećeni, a uz --rescue kopira ih u novu datoteku.
store-gone = Datoteka { $file } izbrisana je, premještena ili zamijenjena dok ju je poslužitelj upotrebljavao. Dok se ne vrati baš ta datoteka, ništa se novo ne može spremiti.
store-newer = Datoteku { $file } zapisala je novija inačica programa marrakech (inačica spremišta { $found }; ova čita do inačice { $known }).
store-behind = Datoteka { $file } starija je od kopije { $copy }, koja je iz nje spašena i ima podatke kojih u datoteci nema. Pokreni poslužitelj s kopijom (--data) ili je premjesti drugamo da nastaviš sa starijom datotekom.
store-unreadable = Datoteka { $file } ne može se otvoriti, pročitati ili zapisati: { $reason }
store-closed = Datoteka { $file } zatvorena je jer se poslužitelj zaustavlja.
store-extra = { $file }: PostgreSQL treba paket koji nije instaliran. Instaliraš ga ovako: { $command }
store-server-old = { $file }: PostgreSQL { $found } je prestar; potrebna je inačica { $needed } ili novija.
store-unsafe = { $file }: postavljeno je { $setting }, pa bi se pri padu sustava mogli izgubiti potvrđeni potezi. Uključi tu postavku da možeš nastaviti.
store-not-empty = { $file }: ondje već ima podataka, pa ništa nije kopirano.
store-none = Datoteka { $file } nije spremište stolova ili joj je oštećen početak.
check-store-whole = Datoteka { $file } je neoštećena: { $count ->
    [one] { $count } stol.
    [few] { $count } stola.
   *[other] { $count } stolova.
}
check-store-damaged = Datoteka { $file } je oštećena. Stolova: { $count }, neoštećenih: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table =
    Stol { $table }: { $problem ->
        [checksum] događaj { $number } nije onakav kakav je zapisan.
        [gap] nedostaje događaj { $number }.
        [fold] događaj { $number } nema smisla.
       *[summary] svi su događaji neoštećeni, ali se s njima ne slaže popis stolova.
    }
check-store-rescued = { $count ->
    [one] { $count } neoštećeni stol kopiran je u { $file }
    [few] { $count } neoštećena stola kopirana su u { $file }
   *[other] { $count } neoštećenih stolova kopirano je u { $file }
}
backup-done = Stolovi iz { $source } kopirani su u { $target }
move-done = Sve iz { $source } kopirano je u { $target } i uspoređeno. Stolova: { $tables }, događaja: { $events }. U { $source } ništa se nije promijenilo.

## Drawing a position

seat-name = Mjesto { $seat }
to-move = ▶
column-player = Igrač
column-rugs = Preostali sagovi
column-dirhams = Dirhami
column-squares = Polja
column-points = Bodovi
column-next = Sljedeći
out = nije u igri
steps-next =
    { $step ->
        [turn] { $name } okreće Assama.
        [roll] { $name } baca kocku.
        [lay] { $name } polaže sag.
        [draw] { $name } izvlači sljedeći sag.
        [steer] { $name } okreće Assama za sljedećeg igrača.
       *[over] Igra je završena.
    }
rules-in-force = Pravila: { $rules }
rules-default = uobičajena
legal-heading = Dopušteno: { $actions }
chance-heading = Slučaj: { $actions }

## Playing in the terminal

ask-players = Koliko vas igra?
ask-bots = Koliko je od toga botova?
ask-level = Koje snage? { $levels }
ask-name = Igrač { $number }: ime?
ask-number-again = Upiši broj od { $low } do { $high }.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Igrač { $number }
welcome = Marrakech u terminalu. Za pomoć bilo kad upiši ?, a za kraj pritisni Ctrl-C: partija se sprema nakon svake radnje.
bots-getting-ready = Botovi se pripremaju. Prvi put to traje oko pola minute.
welcome-back = Lijepo te opet vidjeti: potez { $turn }. Za pomoć bilo kad upiši ?.
saved-at = Zapis se sprema u { $file }
prompt-turn = { $name }: kamo? { $choices }
choice-left = { $facing } ({ facing }): lijevo
choice-straight = { $facing } ({ facing }): ravno
choice-right = { $facing } ({ facing }): desno
prompt-roll-facing = Assam će gledati na { facing }. Pritisni Enter da baciš kocku ili odaberi drugi smjer: { $others }
prompt-roll = { $name }: pritisni Enter da baciš kocku.
prompt-lay = { $name }: kamo ide { colour } sag? Upiši broj ili dva polja.
prompt-confirm-lay = { $action }? Pritisni Enter da položiš sag ili odaberi drugi položaj.
prompt-confirm-steer = Assam će gledati na { facing }. Sljedeći igrač: { $next }. Pritisni Enter za potvrdu ili odaberi drugi smjer.
stars-paid = Zvjezdice označavaju plaćeno područje.
prompt-must-return = { $name }: ovdje nema mjesta ni za jedan sag. Pritisni Enter da jedan vratiš u kutiju.
not-understood = „{ $text }” nije među mogućnostima. Za pomoć upiši ?.
help-facing = N E S W      okreće Assama: N (sjever), E (istok), S (jug) ili W (zapad); ništa nije konačno dok ne baciš kocku
help-lay = 1 2 3… ili d4d5   bira položaj saga; ništa nije konačno dok ne pritisneš Enter
help-position = position     pokazuje poziciju kao tekst
help-log = log          pokazuje dosadašnji zapis
help-save = save FILE    sprema kopiju zapisa u FILE
help-give-up = give up      predaje partiju (uz prethodnu potvrdu)
help-quit = q ili quit   prekida sada; možeš nastaviti kasnije
ask-give-up = { $name }: zaista predaješ partiju? Upiši da.
yes = da
gave-not-up = Nitko nije predao partiju. Igra se nastavlja.
copy-saved = Kopija je spremljena u { $file }
goodbye-early = Nijedna partija nije započeta.
goodbye = Zaustavljeno. Za nastavak pokreni: { $command }
save-trouble = Zapis se nije mogao spremiti: { $problem } Možeš igrati dalje; spremit će se sa sljedećom radnjom.
not-saved = Posljednje radnje nisu spremljene: { $problem }
over-heading = Igra je završena nakon { $count ->
    [one] { $count } poteza.
    [few] { $count } poteza.
   *[other] { $count } poteza.
}
resume-over = Ova je partija završena. Kroz nju možeš proći naredbom „marrakech replay”.

## Other commands

list-number = { $number }.
verify-fine = { $file }: u redu. { $count ->
    [0] Bacanja i izvlačenja još nema.
    [1] Jedino bacanje ili izvlačenje odgovara sjemenima.
   *[other] Sva bacanja i izvlačenja ({ $count }) odgovaraju sjemenima.
}
verify-promised =
    { $file }: { $promised ->
        [all] sjemena svih igrača odgovaraju objavljenim sažecima u zapisu. Jesu li sažeci objavljeni prije nego što je otkriveno prvo sjeme, može reći samo uređaj koji ih je za stolom spremio.
        [some] sjemena ovih mjesta dana su otvoreno, bez sažetka: { $seats }. Ostala odgovaraju objavljenim sažecima u zapisu. Jesu li sažeci objavljeni prije nego što je otkriveno prvo sjeme, može reći samo uređaj koji ih je za stolom spremio.
       *[none] nijedno mjesto nije objavilo sažetak prije nego što je otkriveno njegovo sjeme: igrač koji je ujedno upravljao poslužiteljem mogao je odabrati bacanja.
    }
check-fine = { $file }: u redu. { turns }, { $result }
replay-prompt = Pritisni Enter za dalje ili b za natrag; upiši broj poteza na koji želiš skočiti ili q za kraj
replay-start = Prije prve radnje
replay-turn = Potez { $turn } od { $last }: { $line }
replay-comment = „{ $text }”
replay-end = Ovo je kraj zapisa.
edition-column = Izdanje
edition-source = Pravila
edition-options = Mogućnosti
edition-box = Sagovi
edition-starter = Prvi igrač
edition-default-rules = zadano
edition-footer = Mogućnosti u (zagradama) naš su izbor jer tiskana pravila o njima šute; sve su ostale u njima tiskane.
starter =
    { $who ->
        [random] nasumce
        [morocco] tko je posljednji bio u Maroku
        [youngest] najmlađi ili nasumce
       *[agreed] po dogovoru
    }
perft-total = { $nodes ->
    [one] { $nodes } niz
    [few] { $nodes } niza
   *[other] { $nodes } nizova
} od { $depth ->
    [one] { $depth } radnje
    [few] { $depth } radnje
   *[other] { $depth } radnji
}
perft-counting = brojenje
simulate-progress = partije
simulate-title = { games } s nasumičnom igrom, { $players ->
    [one] { $players } igrač
    [few] { $players } igrača
   *[other] { $players } igrača
}
simulate-seat = Mjesto
simulate-wins = Pobjede
simulate-points = Bodovi
simulate-paid = Plaćeno
simulate-received = Primljeno
simulate-out = Ispadanja
simulate-length = Prosječan broj poteza u partiji: { $mean } (od { $low } do { $high }).
simulate-anyone-out = Udio partija u kojima netko ispada: { $share }; udio podijeljenih pobjeda: { $shared }.
simulate-speed = Partija u sekundi: { $rate }.
simulate-stopped = Zaustavljeno nakon { $games ->
    [one] { $games } partije.
    [few] { $games } partije.
   *[other] { $games } partija.
}

## Engines

engine-not-started = Program „{ $engine }” nije se mogao pokrenuti: { $detail }
engine-crashed = Program „{ $engine }” neočekivano se zaustavio ({ $detail }).
engine-hung = Program „{ $engine }” nije odgovorio na vrijeme. { $detail }
engine-flooded = Program „{ $engine }” poslao je previše podataka: { $detail }
engine-junk = Program „{ $engine }” ne drži se protokola za programe: { $detail }
engine-illegal = Program „{ $engine }” odigrao je nedopušten potez: { $detail }
bot-needs-engine = Bota pod imenom „{ $name }” nema. Ako je to program koji igra, navedi njegovu naredbu s --engine.
engine-line = „{ $text }” nije redak protokola za programe; svi su u docs/engine-protocol.md.
engine-no-position = Još nema pozicije za razmišljanje.
engine-no-decision =
    Ovdje se ne odlučuje: { $step ->
        [roll] o bacanju odlučuje slučaj.
        [draw] o izvlačenju odlučuje slučaj.
       *[over] igra je završena.
    }
engine-option = Nema mogućnosti „{ $option }” s vrijednošću „{ $value }”.
engine-bot-failed = Bot je zakazao: { $error }
engine-cannot-judge = Bot „{ $bot }” ne zna ocjenjivati pozicije.
engine-no-beginning = Može se ocijeniti samo pozicija u kojoj počinje potez.
engine-no-judge = Program „{ $engine }” ne zna ocjenjivati pozicije: ne poznaje redak „judge” iz protokola za programe.
engine-starting = Pokretanje programa „{ $engine }”…
engine-thinks = Program upravo razmišlja; najprije ga zaustavi.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing =
    Ovdje se nema što uspoređivati: { $step ->
        [roll] o bacanju odlučuje slučaj.
        [draw] o izvlačenju odlučuje slučaj.
        [over] igra je završena.
       *[other] mogućnost je samo jedna.
    }
rollout-what = Navedi zapis ili poziciju s --position.
rollout-step-alone = Uz --step je potreban potez: navedi ga s --turn.
rollout-no-decision = { $step ->
    [turn] U potezu { $turn } nitko nije okretao Assama.
    [lay] U potezu { $turn } nitko nije polagao sag.
    [steer] U potezu { $turn } nitko nije okretao Assama za sljedećeg igrača.
   *[any] U potezu { $turn } nitko nije imao izbora.
}
rollout-turn = Potez { $turn }: { $sentence }
rollout-choice = Mogućnost
rollout-behind = Zaostatak za najboljom
rollout-played = odigrano
rollout-stopped = { $games ->
    [0] Zaustavljeno prije nego što je ijedna partija završena.
    [one] Zaustavljeno nakon { $games } partije za svaku mogućnost.
    [few] Zaustavljeno nakon { $games } partije za svaku mogućnost.
   *[other] Zaustavljeno nakon { $games } partija za svaku mogućnost.
}

## The arena

arena-twice = { $bot } je naveden dvaput; svakog bota navedi samo jedanput.
arena-alone = Potrebno je dvoje: navedi još jednog bota, program s --engine ili bilo koje od toga s --against.
arena-ms = Vrijeme za razmišljanje ne može biti { $ms } ms.
arena-sprt = „{ $text }” nisu dva udjela pobjeda između 0 i 1, najprije manji, na primjer 0.5,0.55.
arena-worker-died = Proces koji je igrao partije neočekivano je završio, možda zbog manjka memorije. Partije dovršene prije toga i dalje vrijede.
chart-ending = { $file }: grafikon se može nacrtati samo kao .svg ili .png, pa odaberi ime koje tako završava.
results-foreign = Datoteka { $file } ne sadrži rezultate arene. Nije mijenjana.
results-differ = Datoteka { $file } sadrži rezultate drugog natjecanja: { $setting } je ondje { $found }, a ovdje { $wanted }.
results-line = { $file }, redak { NUMBER($line, useGrouping: 0) }: ovo nije sljedeći krug: { $text }
results-busy = U datoteku { $file } upravo piše drugi proces.
bot-illegal = izbor „{ $action }” ondje nije dopušten.
bot-raised = prekid zbog pogreške { $error }
arena-getting-ready = priprema
arena-progress = partije
arena-speed = { $rate }/s
arena-title = { games }, { $players ->
    [one] { $players } igrač
    [few] { $players } igrača
   *[other] { $players } igrača
}
arena-bot = Bot
arena-against = Protiv
arena-rating = Rejting
arena-ratings = Rejting po broju igrača
arena-wins = Pobjede
arena-interval = Interval 95 %
arena-margin = Razlika
arena-median = ms, medijan
arena-slow = ms, 99 %
arena-games = Partije
arena-even = Tko je koga pobijedio (izjednačeno bi bilo { $share })
arena-range = { $low } do { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } protiv { $others }: { $verdict ->
    [H1] vjerojatniji je udio pobjeda { $high } nego { $low } (H1 prihvaćena).
    [H0] vjerojatniji je udio pobjeda { $low } nego { $high } (H0 prihvaćena).
   *[open] između { $low } i { $high } još nije odlučeno.
} LLR { $llr } u granicama od { $below } do { $above }, { $rounds ->
    [one] { $rounds } krug.
    [few] { $rounds } kruga.
   *[other] { $rounds } krugova.
}
arena-ladder-holds = Ljestvica vrijedi: svaki bot pobjeđuje onoga ispod sebe, uz pouzdanost od 95 %.
arena-ladder-open = Uz pouzdanost od 95 % još nije sigurno: { $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = { $bot }: predaja u { $games ->
    [one] { $games } partiji
    [few] { $games } partije
   *[other] { $games } partija
}. Prvi put: { $problem }
arena-stopped =
    Zaustavljeno nakon { $games ->
        [one] { $games } partije
        [few] { $games } partije
       *[other] { $games } partija
    }. Upotrijebi --out FILE da možeš nastaviti kasnije.
arena-stopped-kept =
    Zaustavljeno nakon { $games ->
        [one] { $games } partije
        [few] { $games } partije
       *[other] { $games } partija
    }. Za nastavak ponovno pokreni istu naredbu.
arena-chart = Grafikon je spremljen u { $file }
arena-chart-title = { games }, { $players ->
    [one] { $players } igrač
    [few] { $players } igrača
   *[other] { $players } igrača
}
chart-wins = Udio pobjeda s 95-postotnim intervalom pouzdanosti
chart-even = izjednačeno
chart-rating = rejting { $rating }
chart-matrix = Pobjede bota u retku
chart-matrix-rest = Pobjede bota u retku, samog protiv ostalih

## Luck and skill: marrakech analyse

analyse-depth = „{ $text }” nije dubina; upotrijebi quick, normal ili deep.
analyse-one-file = { $option } radi samo s jednim zapisom.
analyse-no-turns = u zapisu još nema poteza za analizu.
analyse-annotated-long = zapis bi s komentarima bio dulji od { $longest } znakova, pa nije spremljen.
analyse-progress = potezi
analyse-stopped = Zaustavljeno; analizirani potezi: { $done } od { $count }.
analyse-annotated = Zapis s komentarima spremljen je u { $file }
analyse-title = { $file }, ocjenjuje { $evaluator } ({ $depth })
analyse-luck = { $name }: kocka je donijela { $luck }.
analyse-not-over = Igra nije završena: ishod su izgledi za pobjedu u posljednjoj poziciji.
analyse-gave-up = { $name } predaje partiju. Koliko je to koštalo, ubraja se u vlastite pogreške, ali se ne broji kao odluka.
analyse-errors = Koliko su koštale odluke
analyse-kind = Odluka
analyse-step = { $step ->
    [turn] okretanje Assama
    [steer] okretanje za sljedećega
   *[lay] polaganje sagova
}
analyse-error-each = U prosjeku
analyse-largest = Najveće pogreške i što je bilo bolje
analyse-turn = Potez
analyse-played = Odigrano
analyse-better = Bolje
analyse-chance = Izgledi
analyse-error = Pogreška
analyse-rolls = Bacanja s najviše i s najmanje sreće
analyse-rolled = Bacanje
analyse-luck-column = Sreća
analyse-turns = Potez po potez, s izgledima svih nakon svakog poteza
analyse-actions = Radnje
analyse-comment-error = { $grade ->
    [slip] Nepreciznost
    [mistake] Pogreška
   *[blunder] Gruba pogreška
} ({ $error }). Bolje: { $better }, izgledi { $chance } umjesto { $instead }.
analyse-comment-judged = Analiza: { $evaluator } ({ $depth })
analyse-comment-luck = Sreća: { $luck }
analyse-profiles = Koliko su igrači osvojili
analyse-games = Partije
analyse-interval = Interval 95 %
analyse-profile-errors = Koliko je koštala jedna odluka
analyse-all = Sve
analyse-phase = { $phase ->
    [opening] Otvaranje
    [middle] Središnjica
   *[end] Završnica
}
analyse-profile-words = Broj pogrešaka na 100 odluka, po veličini
analyse-unfinished = Nezavršene partije koje nisu ušle u profile: { $count }
analyse-abandoned = Partije s predajom koje nisu ušle u profile: { $count }

## Measuring this machine

bench-ready = Priprema (prvi put i s prevođenjem)
bench-import = Učitavanje knjižnice, ms
bench-load = Učitavanje prevedene jezgre, ms
bench-first-move = Od hladnog pokretanja do majstorova prvog poteza, ms
bench-rules-games = Nasumične partije po pravilima, jedna jezgra procesora, u sekundi
bench-kernel-games = Nasumične partije u prevedenoj jezgri, jedna jezgra procesora, u sekundi
bench-kernel-turns = Potezi u prevedenoj jezgri, jedna jezgra procesora, u sekundi
bench-kernel-everywhere = Nasumične partije u prevedenoj jezgri, sve jezgre procesora, u sekundi
bench-nodes = Pozicije koje majstor pregleda, u sekundi
bench-decision = Jedna odluka bota { $bot }, ms
bench-machine = { $cpu }, { $cores ->
    [one] { $cores } jezgra
    [few] { $cores } jezgre
   *[other] { $cores } jezgri
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Zaustavljeno. Ovo je dosad izmjereno.
bench-child = Proces koji se mjerio zakazao je: { $problem }

## Running a server

serve-ready = Marrakech radi na { $link }
serve-lan = U lokalnoj mreži: { $link }
serve-data = Datoteka { $file } ne može se upotrijebiti za spremanje partija: { $reason }
serve-host = „{ $host }” nije adresa ovog računala: { $reason }
serve-stop = Za zaustavljanje poslužitelja pritisni Ctrl-C. Sve se partije spremaju u { $file }
serve-port = Port { $port } je zauzet ili nije dopušten: { $reason }
serve-only-here = Dostupan je samo s ovog računala; uz --host 0.0.0.0 dostupan je i u lokalnoj mreži.
open-already = Marrakech već radi na { $link }
open-other = Marrakech već radi na { $link }, s drugom adresom ili datotekom. Najprije ga zaustavi ili odaberi drugi port.
open-browser = Otvorit će se u tvojem pregledniku. Ako se ne otvori, klikni poveznicu.
open-yourself = Otvori poveznicu u pregledniku.

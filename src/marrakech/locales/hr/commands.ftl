### Croatian: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: takve datoteke nema.
file-is-folder = { $file } je mapa.
file-not-text = { $file }: ovo nije tekst u UTF-8 (bajt { NUMBER($byte, useGrouping: 0) }).
file-too-big = Datoteka { $file } veća je od { $limit } MB; zapis je mnogo manji.
file-exists = Datoteka { $file } već postoji i neće biti prebrisana.
file-unreadable = Datoteka { $file } ne može se pročitati: { $reason }
file-unwritable = Datoteka { $file } ne može se zapisati: { $reason }
of-file = { $file }: { $problem }
error = Pogreška: { $problem }
turn-beyond = zapis nema potez { NUMBER($turn, useGrouping: 0) }; završava potezom { NUMBER($last, useGrouping: 0) }.
bots-too-many = Botova je { $bots } i svaki treba svoje mjesto; igrača je { $players }.
names-too-many = { $names ->
    [one] Navedeno je { $names } ime
    [few] Navedena su { $names } imena
   *[other] Navedeno je { $names } imena
}, a { $people ->
    [0] igraju samo botovi.
    [one] igra { $people } osoba.
    [few] igraju { $people } osobe.
   *[other] igra { $people } osoba.
}
starter-unknown = „{ $text }” nije način da se odredi tko počinje; upotrijebi random ili agreed.
nothing-to-resume = Nema nezavršene partije koja bi se nastavila.
options-clash = Mogućnosti { $first } i { $second } ne mogu se upotrijebiti zajedno.
passed-over = Preskočeno: { $problem }
language-unknown = Jezika „{ $text }” ovdje nema. Postoje: { $languages }.
section-unknown = Pravila nemaju dio „{ $text }”. Postoje: { $sections }.
resume-alone = Nastavljena partija zadržava svoje igrače i pravila; izostavi { $option }.

## The store

store-full = { $file }: disk je pun, pa se ništa novo ne može sačuvati. Što je potvrđeno, sigurno je; oslobodi malo prostora i nastavi.
store-locked = Datoteku { $file } upotrebljava drugi poslužitelj ili drugi program.
store-broken = Datoteka { $file } oštećena je ili nikad nije bila spremište stolova ({ $reason }). „marrakech check-store” pokazuje koji su stolovi neoštećeni, a uz --rescue kopira ih u novu datoteku.
store-gone = Datoteka { $file } izbrisana je, premještena ili zamijenjena dok ju je poslužitelj upotrebljavao. Dok se ne vrati baš ta datoteka, ništa se novo ne čuva.
store-newer = Datoteku { $file } zapisao je noviji marrakech (verzija spremišta { $found }; ovdje poznate: do { $known }).
store-behind = Datoteka { $file } starija je od kopije { $copy }, koja je iz nje spašena i ima nešto čega u datoteci nema. Pokreni poslužitelj s kopijom (--data) ili je premjesti drugamo da nastaviš sa starijim stanjem.
store-unreadable = Datoteka { $file } ne može se otvoriti, pročitati ili zapisati: { $reason }
store-closed = Datoteka { $file } je zatvorena: poslužitelj se zaustavlja.
store-none = Datoteka { $file } nije spremište stolova ili joj je oštećen sam početak.
check-store-whole = Datoteka { $file } je neoštećena: { $count ->
    [one] { $count } stol.
    [few] { $count } stola.
   *[other] { $count } stolova.
}
check-store-damaged = Datoteka { $file } je oštećena. Ukupno stolova: { $count }, od toga neoštećenih: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table = Stol { $table }: { $problem ->
    [checksum] događaj { $number } nije onakav kakav je zapisan.
    [gap] nedostaje događaj { $number }.
    [fold] događaj { $number } nema smisla.
   *[summary] svi su događaji u redu, ali popisi o njemu navode nešto drugo.
}
check-store-rescued = { $count ->
    [one] { $count } neoštećeni stol kopiran je u { $file }
    [few] { $count } neoštećena stola kopirana su u { $file }
   *[other] { $count } neoštećenih stolova kopirano je u { $file }
}
backup-done = Stolovi iz { $source } kopirani su u { $target }

## Drawing a position

seat-name = Mjesto { $seat }
to-move = ▶
column-player = Igrač
column-rugs = Sagovi
column-dirhams = Dirhami
column-squares = Polja
column-points = Bodovi
column-next = Sljedeći
out = nije u igri
steps-next = { $step ->
    [turn] { $name } okreće Assama.
    [roll] { $name } baca kocku.
    [lay] { $name } polaže sag.
    [draw] { $name }: izvlači se sljedeći sag.
    [steer] { $name } okreće Assama za sljedećeg igrača.
   *[over] Igra je završena.
}
rules-in-force = Pravila: { $rules }
rules-default = zadana
legal-heading = Dopušteno: { $actions }
chance-heading = Slučaj: { $actions }

## Playing in the terminal

ask-players = Koliko vas igra?
ask-bots = Koliko je od toga botova?
ask-level = Koliko jaki neka budu? { $levels }
ask-name = Ime igrača { $number }?
ask-number-again = Upiši broj od { $low } do { $high }.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Igrač { $number }
welcome = Marrakech u terminalu. Za pomoć bilo kad upiši ?, a za kraj pritisni Ctrl-C: partija se sprema nakon svake radnje.
bots-getting-ready = Botovi se pripremaju. Prvi put to traje pola minute.
welcome-back = Lijepo te opet vidjeti: potez { $turn }. Za pomoć bilo kad upiši ?.
saved-at = Zapis se čuva u { $file }
prompt-turn = { $name }, kamo? { $choices }
choice-left = { $facing } lijevo
choice-straight = { $facing } ravno
choice-right = { $facing } desno
prompt-throw = Assam gleda na { facing }. Enter baca kocku; još ga možeš okrenuti: { $others }.
prompt-roll = { $name }: Enter baca kocku.
prompt-lay = { $name }, kamo ide { colour } sag? Upiši broj ili polja.
prompt-confirm-lay = { $action }? Enter ga polaže; drugi ga izbor mijenja.
prompt-confirm-steer = Assam će gledati na { facing }, a sljedeći je igrač { $next }. Enter potvrđuje; drugi smjer to mijenja.
stars-paid = Zvjezdice označavaju plaćeno područje.
prompt-must-return = { $name }: ovdje se ne može položiti nijedan sag. Enter vraća jedan u kutiju.
not-understood = „{ $text }” nije među mogućnostima. Za pomoć upiši ?.
help-facing = N E S W      okreće Assama u tom smjeru; ništa nije konačno dok se kocka ne baci
help-lay = 1 2 3… ili d4d5   bira sag; ništa nije konačno dok ne potvrdiš tipkom Enter
help-position = position     pokazuje poziciju kao tekst
help-log = log          pokazuje dosadašnji zapis
help-save = save FILE    čuva kopiju zapisa u FILE
help-give-up = give up      predaje partiju (najprije pita)
help-quit = q ili quit   prekida ovdje; možeš nastaviti kasnije
ask-give-up = { $name }, zaista predaješ partiju? Upiši da.
yes = da
gave-not-up = Nitko nije predao partiju.
copy-saved = Kopija je u { $file }
goodbye-early = Nijedna partija nije započeta.
goodbye = Zaustavljeno. Nastavi naredbom: { $command }
save-trouble = Zapis se nije mogao spremiti: { $problem } Igra ide dalje i spremit će se sa sljedećom radnjom.
not-saved = Posljednje radnje nisu spremljene: { $problem }
over-heading = Igra je završena nakon { $count ->
    [one] { $count } poteza.
    [few] { $count } poteza.
   *[other] { $count } poteza.
}
resume-over = Ova je partija završena; „marrakech replay” prolazi kroz nju.

## Other commands

list-number = { $number }.
verify-fine = { $file }: u redu. { $count ->
    [0] Bacanja i izvlačenja još nema.
    [1] Jedino bacanje ili izvlačenje odgovara sjemenima.
   *[other] Sva bacanja i izvlačenja ({ $count }) odgovaraju sjemenima.
}
verify-promised = { $file }: { $promised ->
    [all] sjemena svih igrača odgovaraju obećanjima u zapisu. Jesu li obećanja dana prije nego što je prvo sjeme pokazano, može reći samo uređaj koji ih je sačuvao za stolom.
    [some] sjemena nekih mjesta dana su otvoreno ({ $seats }); ostala odgovaraju obećanjima u zapisu. Jesu li obećanja dana prije nego što je prvo sjeme pokazano, može reći samo uređaj koji ih je sačuvao za stolom.
   *[none] nijedno sjeme mjesta nije unaprijed obećano: igrač koji je držao poslužitelj mogao je odabrati bacanja.
}
check-fine = { $file }: u redu. { turns }, { $result }
replay-prompt = Enter ide dalje, b natrag, broj skače na potez, q prekida
replay-start = Prije prve radnje
replay-turn = Potez { $turn } od { $last }: { $line }
replay-comment = „{ $text }”
replay-end = Ovo je kraj zapisa.
edition-column = Izdanje
edition-source = Pravila
edition-options = Mogućnosti
edition-box = Sagovi
edition-starter = Počinje
edition-default-rules = zadano
edition-footer = Mogućnost u (zagradama) postavljena je jer tiskana pravila o njoj šute; sve su ostale u njima tiskane.
starter = { $who ->
    [random] ždrijebom
    [morocco] posljednji u Maroku
    [youngest] najmlađi ili ždrijebom
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
engine-crashed = Program „{ $engine }” sam je završio ({ $detail }).
engine-hung = Program „{ $engine }” nije odgovorio na vrijeme. { $detail }
engine-flooded = Program „{ $engine }” rekao je daleko previše: { $detail }
engine-junk = Program „{ $engine }” ne govori protokol za programe: { $detail }
engine-illegal = Program „{ $engine }” odabrao je nešto nedopušteno: { $detail }
bot-needs-engine = Bota „{ $name }” ovdje nema. Ako je to program koji igra, navedi njegovu naredbu s --engine.
engine-line = „{ $text }” nije redak protokola za programe; svi su u docs/engine-protocol.md.
engine-no-position = Još nema pozicije za razmišljanje.
engine-no-decision = Ovdje nitko ne odlučuje: { $step ->
    [roll] treba baciti kocku.
    [draw] treba izvući sag.
   *[over] igra je završena.
}
engine-option = Nema mogućnosti „{ $option }” koja bi mogla biti „{ $value }”.
engine-bot-failed = Bot je zakazao: { $error }
engine-starting = Pokretanje programa „{ $engine }”…
engine-thinks = Upravo razmišlja; najprije ga zaustavi.

## The arena

arena-twice = { $bot } je naveden dvaput; svaki bot igra jedanput.
arena-alone = Potrebno je dvoje: navedi još jednog bota, program s --engine ili bilo koje od toga s --against.
arena-ms = Vrijeme za razmišljanje ne može biti { $ms } ms.
arena-sprt = „{ $text }” ne navodi dva udjela pobjeda između 0 i 1, najprije manji, na primjer 0.5,0.55.
arena-worker-died = Proces koji je igrao neočekivano je završio, možda zbog manjka memorije. Što je dovršeno prije toga, vrijedi.
chart-ending = { $file } nije slika koja se može nacrtati; neka ime završava na .svg ili .png.
results-foreign = Datoteka { $file } ne sadrži rezultate arene. Ostavljena je kakva jest.
results-differ = Datoteka { $file } sadrži rezultate drugog natjecanja: { $setting } je ondje { $found }, a ovdje { $wanted }.
results-line = { $file }, redak { NUMBER($line, useGrouping: 0) }: ovo nije krug koji je na redu: { $text }
results-busy = U datoteku { $file } upravo piše drugo pokretanje.
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
arena-wins = Pobjede
arena-interval = Pouzdanost 95 %
arena-margin = Razlika
arena-median = ms, medijan
arena-slow = ms, 99 %
arena-games = Partije
arena-even = Tko je koga pobijedio (izjednačeno bi bilo { $share })
arena-range = { $low } do { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } protiv { $others }: { $verdict ->
    [H1] udio pobjeda prije je { $high } nego { $low } (H1 prihvaćena).
    [H0] udio pobjeda prije je { $low } nego { $high } (H0 prihvaćena).
   *[open] između { $low } i { $high } još nije odlučeno.
} LLR { $llr } u granicama od { $below } do { $above }, { $rounds ->
    [one] { $rounds } krug.
    [few] { $rounds } kruga.
   *[other] { $rounds } krugova.
}
arena-ladder-holds = Ljestvica vrijedi: svaki bot pobjeđuje onoga ispod sebe, uz pouzdanost od 95 %.
arena-ladder-open = Uz pouzdanost od 95 % još nije sigurno: { $pairs }
arena-over = { $bot } iznad { $other }
arena-gave-up = { $bot }: predaja u { $games ->
    [one] { $games } partiji
    [few] { $games } partije
   *[other] { $games } partija
}. Prvi put: { $problem }
arena-stopped = Zaustavljeno nakon { $games ->
    [one] { $games } partije
    [few] { $games } partije
   *[other] { $games } partija
}. Uz --out FILE može se nastaviti kasnije.
arena-stopped-kept = Zaustavljeno nakon { $games ->
    [one] { $games } partije
    [few] { $games } partije
   *[other] { $games } partija
}. Ista naredba nastavlja od njih.
arena-chart = Grafikon je u { $file }
arena-chart-title = { games }, { $players ->
    [one] { $players } igrač
    [few] { $players } igrača
   *[other] { $players } igrača
}
chart-wins = Udio pobjeda s 95-postotnim intervalom pouzdanosti
chart-even = izjednačeno
chart-rating = rejting { $rating }
chart-matrix = Pobjede bota u retku
chart-matrix-rest = Pobjede bota u retku, sam protiv ostalih

## Measuring this machine

bench-ready = Priprema; prvi put i prevođenje
bench-import = Učitavanje knjižnice, ms
bench-load = Učitavanje prevedene jezgre, ms
bench-first-move = Od ničega do majstorova prvog poteza, ms
bench-rules-games = Nasumične partije po pravilima, jedna jezgra procesora, u sekundi
bench-kernel-games = Nasumične partije u prevedenoj jezgri, jedna jezgra procesora, u sekundi
bench-kernel-turns = Potezi u prevedenoj jezgri, jedna jezgra procesora, u sekundi
bench-kernel-everywhere = Nasumične partije u prevedenoj jezgri, sve jezgre procesora, u sekundi
bench-nodes = Pozicije koje majstor pregleda, u sekundi
bench-decision = Odluka bota { $bot }, ms
bench-machine = { $cpu }, { $cores ->
    [one] { $cores } jezgra
    [few] { $cores } jezgre
   *[other] { $cores } jezgri
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Zaustavljeno. Ovo je izmjereno dotad.
bench-child = Proces koji se mjerio zakazao je: { $problem }

## Running a server

serve-ready = Marrakech je na { $link }
serve-lan = U lokalnoj mreži: { $link }
serve-data = Datoteka { $file } ne može se čuvati: { $reason }
serve-host = „{ $host }” nije adresa ovog računala: { $reason }
serve-stop = Zaustavlja ga Ctrl-C. Sve se partije čuvaju u { $file }
serve-port = Port { $port } je zauzet ili se ne smije upotrijebiti: { $reason }
serve-only-here = Dostupan je samo s ovog računala; --host 0.0.0.0 otvara ga lokalnoj mreži.
open-already = Marrakech već radi na { $link }
open-other = Marrakech već radi na { $link }, s drugom adresom ili datotekom. Najprije ga zaustavi ili navedi drugi port.
open-browser = Otvara se u tvojem pregledniku. Ako se ne otvori, klikni poveznicu.
open-yourself = Otvori poveznicu u pregledniku.

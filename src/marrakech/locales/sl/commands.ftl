### Slovenian: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: datoteke ni mogoče najti.
file-is-folder = { $file } je mapa, ne datoteka.
file-not-text = { $file } ni besedilo v UTF-8 (bajt { NUMBER($byte, useGrouping: 0) }).
file-too-big = Datoteka { $file } je večja od { $limit } MB; zapis je veliko manjši.
file-exists = Datoteka { $file } že obstaja in ni bila prepisana.
file-unreadable = Datoteke { $file } ni mogoče prebrati: { $reason }
file-unwritable = Datoteke { $file } ni mogoče zapisati: { $reason }
of-file = { $file }: { $problem }
error = Napaka: { $problem }
turn-beyond = zapis nima poteze { NUMBER($turn, useGrouping: 0) }; konča se s potezo { NUMBER($last, useGrouping: 0) }.
bots-too-many = Botov je { $bots } in vsak potrebuje svoje mesto, igralcev pa je samo { $players }.
names-too-many =
    { $names ->
        [one] Navedeno je { $names } ime
        [two] Navedeni sta { $names } imeni
        [few] Navedena so { $names } imena
       *[other] Navedenih je { $names } imen
    }, { $people ->
        [0] igrajo pa samo boti.
        [one] igra pa samo { $people } oseba.
        [two] igrata pa samo { $people } osebi.
        [few] igrajo pa samo { $people } osebe.
       *[other] igra pa samo { $people } oseb.
    }
starter-unknown = »{ $text }« ni način za določitev, kdo začne; uporabi random ali agreed.
nothing-to-resume = Nedokončane partije, ki bi jo bilo mogoče nadaljevati, ni.
options-clash = Možnosti { $first } in { $second } ni mogoče uporabiti hkrati.
passed-over = Preskočeno: { $problem }
language-unknown = Jezika »{ $text }« tu ni. Na voljo so: { $languages }.
section-unknown = Pravila nimajo razdelka »{ $text }«. Na voljo so: { $sections }.
resume-alone = Nadaljevana partija obdrži igralce in pravila; izpusti { $option }.

## The store

store-full = { $file }: disk je poln, zato ni mogoče shraniti ničesar novega. Vse doslej shranjeno je varno; za nadaljevanje sprosti nekaj prostora.
store-locked = Datoteko { $file } uporablja drug strežnik ali program.
store-broken = Datoteka { $file } je poškodovana ali pa ni shramba miz ({ $reason }). Ukaz »marrakech check-store« pove, katere mize so nepoškodovane, z --rescue pa jih prekopira v novo datoteko.
store-gone = Datoteka { $file } je bila med delovanjem strežnika izbrisana, premaknjena ali zamenjana. Dokler se ne vrne prav ista datoteka, ni mogoče shraniti ničesar novega.
store-newer = Datoteko { $file } je zapisala novejša različica programa marrakech (različica shrambe { $found }; ta program prebere največ različico { $known }).
store-behind = Datoteka { $file } je starejša od kopije { $copy }, ki je bila rešena iz nje in ima podatke, ki jih v datoteki ni. Zaženi strežnik s kopijo (--data) ali pa jo premakni drugam, da nadaljuješ s starejšo datoteko.
store-unreadable = Datoteke { $file } ni mogoče odpreti, prebrati ali zapisati: { $reason }
store-closed = Datoteka { $file } je zaprta, ker se strežnik ustavlja.
store-extra = { $file }: PostgreSQL potrebuje paket, ki ni nameščen. Namestiš ga tako: { $command }
store-server-old = { $file }: PostgreSQL { $found } je prestar; potrebna je različica { $needed } ali novejša.
store-unsafe = { $file }: nastavljeno je { $setting }, zato bi se ob sesutju lahko izgubile potrjene poteze. Za nadaljevanje vklopi to nastavitev.
store-not-empty = { $file }: tam so že podatki, zato ni bilo prekopirano ničesar.
store-none = Datoteka { $file } ni shramba miz ali pa je njen začetek poškodovan.
check-store-whole = Datoteka { $file } je nepoškodovana: { $count ->
    [one] { $count } miza.
    [two] { $count } mizi.
    [few] { $count } mize.
   *[other] { $count } miz.
}
check-store-damaged = Datoteka { $file } je poškodovana. Miz: { $count }, nepoškodovanih: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table =
    Miza { $table }: { $problem ->
        [checksum] dogodek { $number } ni tak, kot je bil zapisan.
        [gap] manjka dogodek { $number }.
        [fold] dogodek { $number } nima smisla.
       *[summary] vsi dogodki so nepoškodovani, a se seznam miz z njimi ne ujema.
    }
check-store-rescued = { $count ->
    [one] { $count } nepoškodovana miza je prekopirana v { $file }
    [two] { $count } nepoškodovani mizi sta prekopirani v { $file }
    [few] { $count } nepoškodovane mize so prekopirane v { $file }
   *[other] { $count } nepoškodovanih miz je prekopiranih v { $file }
}
backup-done = Mize iz { $source } so prekopirane v { $target }
move-done = Vse iz { $source } je prekopirano v { $target } in primerjano. Miz: { $tables }, dogodkov: { $events }. V { $source } se ni nič spremenilo.

## Drawing a position

seat-name = Mesto { $seat }
to-move = ▶
column-player = Igralec
column-rugs = Preostale preproge
column-dirhams = Dirhami
column-squares = Polja
column-points = Točke
column-next = Naslednja
out = ni v igri
steps-next =
    { $step ->
        [turn] { $name } obrne Assama.
        [roll] { $name } vrže kocko.
        [lay] { $name } položi preprogo.
        [draw] { $name } izžreba naslednjo preprogo.
        [steer] { $name } obrne Assama za naslednjega igralca.
       *[over] Igra je končana.
    }
rules-in-force = Pravila: { $rules }
rules-default = običajna
legal-heading = Dovoljeno: { $actions }
chance-heading = Naključje: { $actions }

## Playing in the terminal

ask-players = Koliko vas igra?
ask-bots = Koliko od teh je botov?
ask-level = Kako močni naj bodo? { $levels }
ask-name = Igralec { $number }: ime?
ask-number-again = Vpiši število od { $low } do { $high }.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Igralec { $number }
welcome = Marrakech v terminalu. Za pomoč kadar koli vpiši ?, za konec pritisni Ctrl-C: partija se shrani po vsakem dejanju.
bots-getting-ready = Boti se pripravljajo. Čisto prvič to traja približno pol minute.
welcome-back = Lepo, da si spet tu: poteza { $turn }. Za pomoč kadar koli vpiši ?.
saved-at = Zapis je shranjen v { $file }
prompt-turn = { $name }: kam? { $choices }
choice-left = { $facing } ({ facing }): levo
choice-straight = { $facing } ({ facing }): naravnost
choice-right = { $facing } ({ facing }): desno
prompt-roll-facing = Assam bo gledal na { facing }. Pritisni Enter za met kocke ali izberi drugo smer: { $others }
prompt-roll = { $name }: pritisni Enter za met kocke.
prompt-lay = { $name }: kam gre { colour } preproga? Vpiši številko ali obe polji.
prompt-confirm-lay = { $action }? Pritisni Enter, da preprogo položiš, ali izberi drug položaj.
prompt-confirm-steer = Assam bo gledal na { facing }. Naslednji igralec: { $next }. Za potrditev pritisni Enter ali izberi drugo smer.
stars-paid = Zvezdice označujejo območje, ki je bilo plačano.
prompt-must-return = { $name }: tu ni prostora za nobeno preprogo. Pritisni Enter, da eno vrneš v škatlo.
not-understood = »{ $text }« ni med možnostmi. Za pomoč vpiši ?.
help-facing = N E S W      obrne Assama: N (sever), E (vzhod), S (jug) ali W (zahod); nič ni dokončno, dokler ne vržeš kocke
help-lay = 1 2 3 … ali d4d5   izbere položaj preproge; nič ni dokončno, dokler ne pritisneš Enter
help-position = position     pokaže pozicijo kot besedilo
help-log = log          pokaže dosedanji zapis
help-save = save FILE    shrani kopijo zapisa v FILE
help-give-up = give up      preda igro (s predhodno potrditvijo)
help-quit = q ali quit   konča zdaj; nadaljuješ lahko pozneje
ask-give-up = { $name }: res predaš igro? Vpiši »da«.
yes = da
gave-not-up = Nihče ni predal igre. Igra se nadaljuje.
copy-saved = Kopija je shranjena v { $file }
goodbye-early = Nobena partija se ni začela.
goodbye = Ustavljeno. Za nadaljevanje zaženi: { $command }
save-trouble = Zapisa ni bilo mogoče shraniti: { $problem } Lahko igraš naprej; shranil se bo z naslednjim dejanjem.
not-saved = Zadnja dejanja niso shranjena: { $problem }
over-heading = Igra je končana po { $count ->
    [one] { $count } potezi.
    [two] { $count } potezah.
    [few] { $count } potezah.
   *[other] { $count } potezah.
}
resume-over = Ta partija je končana. Skoznjo se sprehodiš z ukazom »marrakech replay«.

## Other commands

list-number = { $number }.
verify-fine = { $file }: v redu. { $count ->
    [0] Metov in žrebov še ni.
    [1] Edini met ali žreb se ujema s semeni.
    [2] Oba meta ali žreba se ujemata s semeni.
   *[other] Vsi meti in žrebi ({ $count }) se ujemajo s semeni.
}
verify-promised =
    { $file }: { $promised ->
        [all] semena vseh igralcev se ujemajo z objavljenimi odtisi v zapisu. Ali so bili odtisi objavljeni, preden je bilo razkrito prvo seme, lahko pove samo naprava, ki jih je za mizo shranila.
        [some] semena teh mest so bila dana odprto, brez odtisa: { $seats }. Druga se ujemajo z objavljenimi odtisi v zapisu. Ali so bili odtisi objavljeni, preden je bilo razkrito prvo seme, lahko pove samo naprava, ki jih je za mizo shranila.
       *[none] nobeno mesto ni objavilo odtisa, preden je bilo njegovo seme razkrito: igralec, ki je imel v rokah tudi strežnik, bi lahko izbral mete.
    }
check-fine = { $file }: v redu. { turns }, { $result }
replay-prompt = Pritisni Enter za naprej ali b za nazaj; vpiši številko poteze, na katero želiš skočiti, ali q za konec
replay-start = Pred prvim dejanjem
replay-turn = Poteza { $turn } od { $last }: { $line }
replay-comment = »{ $text }«
replay-end = To je konec zapisa.
edition-column = Izdaja
edition-source = Pravila
edition-options = Možnosti
edition-box = Preproge
edition-starter = Prvi igralec
edition-default-rules = privzeto
edition-footer = Možnosti v (oklepajih) so naša izbira, ker natisnjena pravila o njih molčijo; vse druge so v njih natisnjene.
starter =
    { $who ->
        [random] naključno
        [morocco] kdor je bil zadnji v Maroku
        [youngest] najmlajši ali naključno
       *[agreed] po dogovoru
    }
perft-total = { $nodes ->
    [one] { $nodes } zaporedje
    [two] { $nodes } zaporedji
    [few] { $nodes } zaporedja
   *[other] { $nodes } zaporedij
} iz { $depth ->
    [one] { $depth } dejanja
    [two] { $depth } dejanj
    [few] { $depth } dejanj
   *[other] { $depth } dejanj
}
perft-counting = štetje
simulate-progress = partije
simulate-title = { games } z naključno igro, { $players ->
    [one] { $players } igralec
    [two] { $players } igralca
    [few] { $players } igralci
   *[other] { $players } igralcev
}
simulate-seat = Mesto
simulate-wins = Zmage
simulate-points = Točke
simulate-paid = Plačano
simulate-received = Prejeto
simulate-out = Izpadi
simulate-length = Povprečna dolžina partije v potezah: { $mean } (od { $low } do { $high }).
simulate-anyone-out = Delež partij, v katerih kdo izpade: { $share }; delež deljenih zmag: { $shared }.
simulate-speed = Partij na sekundo: { $rate }.
simulate-stopped = Ustavljeno po { $games ->
    [one] { $games } partiji.
    [two] { $games } partijah.
    [few] { $games } partijah.
   *[other] { $games } partijah.
}

## Engines

engine-not-started = Programa »{ $engine }« ni bilo mogoče zagnati: { $detail }
engine-crashed = Program »{ $engine }« se je nepričakovano ustavil ({ $detail }).
engine-hung = Program »{ $engine }« ni odgovoril pravočasno. { $detail }
engine-flooded = Program »{ $engine }« je poslal preveč podatkov: { $detail }
engine-junk = Program »{ $engine }« se ne drži protokola za igralne programe: { $detail }
engine-illegal = Program »{ $engine }« je odigral nedovoljeno potezo: { $detail }
bot-needs-engine = Bota z imenom »{ $name }« ni. Če je to igralni program, navedi njegov ukaz z --engine.
engine-line = »{ $text }« ni vrstica protokola za igralne programe; vse so v docs/engine-protocol.md.
engine-no-position = Pozicije za razmislek še ni.
engine-no-decision =
    Tu se ne odloča: { $step ->
        [roll] o metu odloči naključje.
        [draw] o žrebu odloči naključje.
       *[over] igra je končana.
    }
engine-option = Možnosti »{ $option }« z vrednostjo »{ $value }« ni.
engine-bot-failed = Bot je odpovedal: { $error }
engine-cannot-judge = Bot »{ $bot }« ne zna ocenjevati pozicij.
engine-no-beginning = Oceniti je mogoče samo pozicijo, v kateri se poteza začne.
engine-no-judge = Program »{ $engine }« ne zna ocenjevati pozicij: ne pozna vrstice »judge« iz protokola za igralne programe.
engine-starting = Zagon programa »{ $engine }« …
engine-thinks = Program ravno razmišlja; najprej ga ustavi.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing =
    Tu ni kaj primerjati: { $step ->
        [roll] o metu odloči naključje.
        [draw] o žrebu odloči naključje.
        [over] igra je končana.
       *[other] izbira je ena sama.
    }
rollout-what = Navedi zapis ali pa pozicijo s --position.
rollout-step-alone = --step potrebuje potezo: navedi jo s --turn.
rollout-no-decision = { $step ->
    [turn] V potezi { $turn } ni nihče obrnil Assama.
    [lay] V potezi { $turn } ni nihče položil preproge.
    [steer] V potezi { $turn } ni nihče obrnil Assama za naslednjega igralca.
   *[any] V potezi { $turn } nihče ni imel izbire.
}
rollout-turn = Poteza { $turn }: { $sentence }
rollout-choice = Izbira
rollout-behind = Zaostanek za najboljšo
rollout-played = odigrano
rollout-stopped = { $games ->
    [0] Ustavljeno, preden se je končala katera koli partija.
    [one] Ustavljeno po { $games } partiji za vsako izbiro.
    [two] Ustavljeno po { $games } partijah za vsako izbiro.
    [few] Ustavljeno po { $games } partijah za vsako izbiro.
   *[other] Ustavljeno po { $games } partijah za vsako izbiro.
}

## The arena

arena-twice = { $bot } je naveden dvakrat; vsakega bota navedi samo enkrat.
arena-alone = Potrebna sta dva: navedi še enega bota, igralni program z --engine ali enega od njiju z --against.
arena-ms = Čas za razmislek ne more biti { $ms } ms.
arena-sprt = »{ $text }« nista dva deleža zmag med 0 in 1, najprej manjši, na primer 0.5,0.55.
arena-worker-died = Proces, ki je igral partije, se je nepričakovano končal, morda zaradi pomanjkanja pomnilnika. Partije, končane pred tem, še vedno štejejo.
chart-ending = { $file }: graf je mogoče narisati samo kot .svg ali .png, zato izberi ime, ki se tako konča.
results-foreign = V datoteki { $file } ni rezultatov arene. Datoteka ni bila spremenjena.
results-differ = V datoteki { $file } so rezultati drugega tekmovanja: { $setting } je tam { $found }, tu pa { $wanted }.
results-line = { $file }, vrstica { NUMBER($line, useGrouping: 0) }: to ni naslednji krog: { $text }
results-busy = V datoteko { $file } ravno piše drug proces.
bot-illegal = izbira »{ $action }« tam ni dovoljena.
bot-raised = odpoved z napako { $error }
arena-getting-ready = priprava
arena-progress = partije
arena-speed = { $rate }/s
arena-title = { games }, { $players ->
    [one] { $players } igralec
    [two] { $players } igralca
    [few] { $players } igralci
   *[other] { $players } igralcev
}
arena-bot = Bot
arena-against = Proti
arena-rating = Rating
arena-ratings = Rating po številu igralcev
arena-wins = Zmage
arena-interval = 95-odstotni interval
arena-margin = Razlika
arena-median = ms, mediana
arena-slow = ms, 99 %
arena-games = Partije
arena-even = Kdo je premagal koga (izenačeno bi bilo { $share })
arena-range = { $low } do { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } proti { $others }: { $verdict ->
    [H1] delež zmag je prej { $high } kot { $low } (H1 sprejeta).
    [H0] delež zmag je prej { $low } kot { $high } (H0 sprejeta).
   *[open] med { $low } in { $high } še ni odločeno.
} LLR { $llr } v mejah od { $below } do { $above }, { $rounds ->
    [one] { $rounds } krog.
    [two] { $rounds } kroga.
    [few] { $rounds } krogi.
   *[other] { $rounds } krogov.
}
arena-ladder-holds = Lestvica drži: vsak bot premaga tistega pod sabo, s 95-odstotnim zaupanjem.
arena-ladder-open = S 95-odstotnim zaupanjem še ni gotovo: { $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = { $bot }: predaja v { $games ->
    [one] { $games } partiji
    [two] { $games } partijah
    [few] { $games } partijah
   *[other] { $games } partijah
}. Prvič: { $problem }
arena-stopped =
    Ustavljeno po { $games ->
        [one] { $games } partiji
        [two] { $games } partijah
        [few] { $games } partijah
       *[other] { $games } partijah
    }. Z --out FILE je mogoče pozneje nadaljevati.
arena-stopped-kept =
    Ustavljeno po { $games ->
        [one] { $games } partiji
        [two] { $games } partijah
        [few] { $games } partijah
       *[other] { $games } partijah
    }. Za nadaljevanje znova zaženi isti ukaz.
arena-chart = Graf je shranjen v { $file }
arena-chart-title = { games }, { $players ->
    [one] { $players } igralec
    [two] { $players } igralca
    [few] { $players } igralci
   *[other] { $players } igralcev
}
chart-wins = Delež zmag s 95-odstotnim intervalom zaupanja
chart-even = izenačeno
chart-rating = rating { $rating }
chart-matrix = Zmage bota v vrstici
chart-matrix-rest = Zmage bota v vrstici, samega proti drugim

## Luck and skill: marrakech analyse

analyse-depth = »{ $text }« ni globina; uporabi quick, normal ali deep.
analyse-one-file = { $option } deluje samo z enim zapisom.
analyse-no-turns = v zapisu še ni potez za analizo.
analyse-annotated-long = s komentarji bi bil zapis daljši od { $longest } znakov, zato ni bil shranjen.
analyse-progress = poteze
analyse-stopped = Ustavljeno; analizirane poteze: { $done } od { $count }.
analyse-annotated = Zapis s komentarji je shranjen v { $file }
analyse-title = { $file }, ocenjuje { $evaluator } ({ $depth })
analyse-luck = { $name }: kocka je prinesla { $luck }.
analyse-not-over = Igra ni končana: izid je verjetnost zmage v zadnji poziciji.
analyse-gave-up = { $name } preda igro. Kar je to stalo, je med lastnimi napakami, ne šteje pa kot odločitev.
analyse-errors = Koliko so stale odločitve
analyse-kind = Odločitev
analyse-step = { $step ->
    [turn] obračanje Assama
    [steer] obračanje za naslednjega
   *[lay] polaganje preprog
}
analyse-error-each = Povprečno
analyse-largest = Največje napake in kaj je bilo boljše
analyse-turn = Poteza
analyse-played = Odigrano
analyse-better = Boljše
analyse-chance = Verjetnost
analyse-error = Napaka
analyse-rolls = Meti z največ sreče in z največ smole
analyse-rolled = Met
analyse-luck-column = Sreča
analyse-turns = Poteza za potezo, z verjetnostjo zmage vseh po vsaki potezi
analyse-actions = Dejanja
analyse-comment-error = { $grade ->
    [slip] Nenatančnost
    [mistake] Napaka
   *[blunder] Huda napaka
} ({ $error }). Boljše: { $better }, verjetnost zmage { $chance } namesto { $instead }.
analyse-comment-judged = Analiza: { $evaluator } ({ $depth })
analyse-comment-luck = Sreča: { $luck }
analyse-profiles = Koliko so igralci osvojili
analyse-games = Partije
analyse-interval = 95-odstotni interval
analyse-profile-errors = Koliko je stala ena odločitev
analyse-all = Vse
analyse-phase = { $phase ->
    [opening] Otvoritev
    [middle] Središčnica
   *[end] Končnica
}
analyse-profile-words = Število napak na 100 odločitev po velikosti
analyse-unfinished = V profilih niso upoštevane partije, ki niso končane: { $count }
analyse-abandoned = V profilih niso upoštevane partije s predajo: { $count }

## Measuring this machine

bench-ready = Priprava (prvič tudi s prevajanjem)
bench-import = Nalaganje knjižnice, ms
bench-load = Nalaganje prevedenega jedra, ms
bench-first-move = Od hladnega zagona do prve poteze mojstra, ms
bench-rules-games = Naključne partije po pravilih, eno procesorsko jedro, na sekundo
bench-kernel-games = Naključne partije v prevedenem jedru, eno procesorsko jedro, na sekundo
bench-kernel-turns = Poteze v prevedenem jedru, eno procesorsko jedro, na sekundo
bench-kernel-everywhere = Naključne partije v prevedenem jedru, vsa procesorska jedra, na sekundo
bench-nodes = Pozicije, ki jih pregleda mojster, na sekundo
bench-decision = Ena odločitev bota { $bot }, ms
bench-machine = { $cpu }, { $cores ->
    [one] { $cores } jedro
    [two] { $cores } jedri
    [few] { $cores } jedra
   *[other] { $cores } jeder
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Ustavljeno. To je bilo izmerjeno do zdaj.
bench-child = Merjeni proces je odpovedal: { $problem }

## Running a server

serve-ready = Marrakech teče na { $link }
serve-lan = V krajevnem omrežju: { $link }
serve-data = Datoteke { $file } ni mogoče uporabiti za shranjevanje partij: { $reason }
serve-host = »{ $host }« ni naslov tega računalnika: { $reason }
serve-stop = Strežnik ustaviš s Ctrl-C. Vse partije so shranjene v { $file }
serve-port = Vrata { $port } so zasedena ali niso dovoljena: { $reason }
serve-only-here = Dosegljiv je samo s tega računalnika; z --host 0.0.0.0 je dosegljiv tudi v krajevnem omrežju.
open-already = Marrakech že teče na { $link }
open-other = Marrakech že teče na { $link }, z drugim naslovom ali drugo datoteko. Najprej ga ustavi ali izberi druga vrata.
open-browser = Odprl se bo v tvojem brskalniku. Če se ne, klikni povezavo.
open-yourself = Odpri povezavo v brskalniku.

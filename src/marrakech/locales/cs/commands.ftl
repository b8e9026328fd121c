### Czech: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: soubor nebyl nalezen.
file-is-folder = { $file } je složka, ne soubor.
file-not-text = { $file }: není to text v UTF-8 (bajt { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file }: soubor má přes { $limit } MB; zápis partie je mnohem menší.
file-exists = Soubor { $file } už existuje a nepřepíše se.
file-unreadable = Soubor { $file } nelze přečíst: { $reason }
file-unwritable = Do souboru { $file } nelze zapsat: { $reason }
of-file = { $file }: { $problem }
error = Chyba: { $problem }
turn-beyond = v zápisu není tah { NUMBER($turn, useGrouping: 0) }; poslední je tah { NUMBER($last, useGrouping: 0) }.
bots-too-many = Botů je { $bots }, ale míst jen { $players }.
names-too-many = { $names ->
    [one] Zadáno je { $names } jméno
    [few] Zadána jsou { $names } jména
   *[other] Zadáno je { $names } jmen
}, ale { $people ->
    [0] hrají jen boti.
    [one] hraje jen jeden člověk.
    [few] hrají jen { $people } lidé.
   *[other] hraje jen { $people } lidí.
}
starter-unknown = „{ $text }“ neříká, kdo má začít; zadej random nebo agreed.
nothing-to-resume = Není tu žádná nedohraná partie.
options-clash = { $first } a { $second } nelze použít zároveň.
passed-over = Přeskočeno: { $problem }
language-unknown = Jazyk „{ $text }“ tu není. K dispozici: { $languages }.
section-unknown = Pravidla nemají část „{ $text }“. K dispozici: { $sections }.
resume-alone = Obnovená partie si nechává své hráče a pravidla; vynech { $option }.

## The store

store-full = { $file }: disk je plný, takže nic nového nelze uložit. Vše dosud uložené je v bezpečí; uvolni trochu místa a hra půjde dál.
store-locked = { $file } právě používá jiný server nebo program.
store-broken = { $file }: soubor je poškozený, nebo v něm nejsou stoly ({ $reason }). „marrakech check-store“ ukáže, které stoly jsou v pořádku, a s volbou --rescue je zkopíruje do nového souboru.
store-gone = Soubor { $file } byl za běhu serveru smazán, přesunut nebo nahrazen. Dokud se nevrátí tentýž soubor, nic nového se neukládá.
store-newer = { $file } pochází z novějšího programu marrakech (verze souboru { $found }; tento program zná verze do { $known }).
store-behind = { $file }: soubor je starší než kopie { $copy }, která z něj byla zachráněna a má něco, co v něm chybí. Spusť server s kopií (--data), nebo ji přesuň jinam a pokračuj se starším stavem.
store-unreadable = Soubor { $file } nelze otevřít, přečíst nebo zapsat: { $reason }
store-closed = Soubor { $file } je zavřený: server končí.
store-extra = { $file }: PostgreSQL potřebuje balíček, který není nainstalovaný. Nainstaluješ ho takto: { $command }
store-server-old = { $file }: PostgreSQL { $found } je příliš starý; je potřeba verze { $needed } nebo novější.
store-unsafe = { $file }: platí tu nastavení { $setting }, takže by se při pádu mohly ztratit potvrzené tahy. Zapni ho a zkus to znovu.
store-not-empty = { $file }: už tu jsou uložená data, a proto se sem nic nezkopírovalo.
store-none = { $file }: v tomto souboru nejsou stoly, nebo je poškozený hned na začátku.
check-store-whole = Soubor { $file } je v pořádku: { $count ->
    [one] jeden stůl.
    [few] { $count } stoly.
   *[other] { $count } stolů.
}
check-store-damaged = Soubor { $file } je poškozený. Počet stolů: { $count }, z toho nepoškozených: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table =
    Stůl { $table }: { $problem ->
        [checksum] událost { $number } není taková, jaká byla zapsána.
        [gap] chybí událost { $number }.
        [fold] událost { $number } nedává smysl.
       *[summary] všechny události jsou v pořádku, ale seznam stolů jim neodpovídá.
    }
check-store-rescued = { $count ->
    [one] Jeden nepoškozený stůl je zkopírován do { $file }
    [few] { $count } nepoškozené stoly jsou zkopírovány do { $file }
   *[other] { $count } nepoškozených stolů je zkopírováno do { $file }
}
backup-done = Stoly z { $source } jsou zkopírovány do { $target }
move-done = Vše z { $source } je zkopírováno do { $target } a porovnáno. Počet stolů: { $tables }, počet událostí: { $events }. V { $source } se nic nezměnilo.

## Drawing a position

seat-name = Místo { $seat }
to-move = ▶
column-player = Hráč
column-rugs = Zbývá koberců
column-dirhams = Dirhamy
column-squares = Políčka
column-points = Body
column-next = Další
out = mimo hru
steps-next = { $step ->
    [turn] { $name } otáčí Assama.
    [roll] { $name } hází kostkou.
    [lay] { $name } pokládá koberec.
    [draw] { $name }: losuje se další koberec.
    [steer] { $name } otáčí Assama pro dalšího hráče.
   *[over] Hra skončila.
}
rules-in-force = Pravidla: { $rules }
rules-default = běžná
legal-heading = Povoleno: { $actions }
chance-heading = Náhoda: { $actions }

## Playing in the terminal

ask-players = Kolik hráčů?
ask-bots = Kolik z nich bude botů?
ask-level = Jak silní mají být? { $levels }
ask-name = Hráč { $number }: jméno?
ask-number-again = Zadej číslo od { $low } do { $high }.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Hráč { $number }
welcome = Marrakech v terminálu. Nápovědu zobrazíš kdykoli napsáním ?, hru přerušíš stisknutím Ctrl-C. Partie se ukládá po každé akci.
bots-getting-ready = Boti se připravují. Úplně poprvé to trvá asi půl minuty.
welcome-back = Vítej zpátky: tah { $turn }. Nápovědu zobrazíš kdykoli napsáním ?.
saved-at = Zápis partie je v souboru { $file }
prompt-turn = { $name }: kterým směrem? { $choices }
choice-left = { $facing } ({ facing }): doleva
choice-straight = { $facing } ({ facing }): rovně
choice-right = { $facing } ({ facing }): doprava
prompt-roll-facing = Assam půjde na { facing }. Stiskni Enter a hodíš kostkou, nebo vyber jiný směr: { $others }
prompt-roll = { $name }: stiskni Enter a hodíš kostkou.
prompt-lay = { $name }: kam přijde { colour } koberec? Napiš číslo nebo dvě políčka.
prompt-confirm-lay = { $action }? Stiskni Enter a koberec položíš, nebo vyber jiné místo.
prompt-confirm-steer = Assam bude hledět na { facing }. Další hráč: { $next }. Potvrď Enterem, nebo vyber jiný směr.
stars-paid = Hvězdičky značí oblast, za kterou se platilo.
prompt-must-return = { $name }: pro koberec tu není místo. Stiskni Enter a jeden vrátíš do krabice.
not-understood = „{ $text }“ není v nabídce. Napiš ? a uvidíš nápovědu.
help-facing = N E S W      natočí Assama: N (sever), E (východ), S (jih) nebo W (západ); do hodu kostkou to lze změnit
help-lay = 1 2 3 … či d4d5   vybere místo pro koberec; do potvrzení Enterem to lze změnit
help-position = position     ukáže pozici jako text
help-log = log          ukáže dosavadní zápis
help-save = save FILE    uloží kopii zápisu do souboru FILE
help-give-up = give up      vzdá hru (nejdřív se zeptá)
help-quit = q či quit    přeruší hru; dá se obnovit později
ask-give-up = { $name }: opravdu vzdát hru? Napiš ano.
yes = ano
gave-not-up = Nikdo se nevzdal. Hra jde dál.
copy-saved = Kopie je uložená v souboru { $file }
goodbye-early = Žádná hra nezačala.
goodbye = Přerušeno. Pokračovat můžeš takto: { $command }
save-trouble = Zápis se nepodařilo uložit: { $problem } Můžeš hrát dál; uloží se s další akcí.
not-saved = Poslední akce nejsou uložené: { $problem }
over-heading = Hra skončila po { $count ->
    [one] { $count } tahu
    [few] { $count } tazích
   *[other] { $count } tazích
}.
resume-over = Tato partie je u konce. Krok za krokem ji projdeš příkazem „marrakech replay“.

## Other commands

list-number = { $number }.
verify-fine = { $file }: v pořádku. { $count ->
    [0] Zatím nebyl žádný hod ani losování.
    [one] Jediný hod nebo losování odpovídá semínkům.
    [few] Všechny { $count } hody a losování odpovídají semínkům.
   *[other] Všech { $count } hodů a losování odpovídá semínkům.
}
verify-promised =
    { $file }: { $promised ->
        [all] semínka všech hráčů odpovídají zveřejněným otiskům v zápisu. Zda byly otisky zveřejněny dřív, než se odhalilo první semínko, pozná jen zařízení, které si je u stolu uložilo.
        [some] semínka některých míst byla předána otevřeně, bez otisku ({ $seats }); ostatní odpovídají zveřejněným otiskům v zápisu. Zda byly otisky zveřejněny dřív, než se odhalilo první semínko, pozná jen zařízení, které si je u stolu uložilo.
       *[none] u žádného místa nebyl otisk zveřejněn před odhalením semínka: hráč, který provozoval server, si mohl hody vybrat.
    }
check-fine = { $file }: v pořádku. { turns }, { $result }
replay-prompt = Enter: dál, b: zpět, číslo: skok na tah, q: konec
replay-start = Před první akcí
replay-turn = Tah { $turn } z { $last }: { $line }
replay-comment = „{ $text }“
replay-end = Tady zápis končí.
edition-column = Vydání
edition-source = Pravidla
edition-options = Volby
edition-box = Koberce
edition-starter = První hráč
edition-default-rules = výchozí
edition-footer = Volby v (závorkách) jsou náš výběr, protože o nich pravidla mlčí; všechny ostatní v nich jsou vytištěné.
starter =
    { $who ->
        [random] podle losu
        [morocco] kdo byl naposledy v Maroku
        [youngest] nejmladší nebo los
       *[agreed] podle dohody
    }
perft-total = { $nodes ->
    [one] jedna posloupnost
    [few] { $nodes } posloupnosti
   *[other] { $nodes } posloupností
} { $depth ->
    [one] jedné akce
    [few] { $depth } akcí
   *[other] { $depth } akcí
}
perft-counting = počítá se
simulate-progress = partie
simulate-title = { games } s náhodnými tahy, hráčů: { $players }
simulate-seat = Místo
simulate-wins = Výhry
simulate-points = Body
simulate-paid = Zaplaceno
simulate-received = Přijato
simulate-out = Vypadne
simulate-length = Partie trvá v průměru { $mean } tahu (od { $low } do { $high }).
simulate-anyone-out = Partie, ve kterých někdo vypadne: { $share }; společná vítězství: { $shared }.
simulate-speed = Partií za sekundu: { $rate }.
simulate-stopped = Přerušeno, sehráno: { games }.

## Engines

engine-not-started = Engine „{ $engine }“ se nepodařilo spustit: { $detail }
engine-crashed = Engine „{ $engine }“ nečekaně skončil ({ $detail }).
engine-hung = Engine „{ $engine }“ neodpověděl včas. { $detail }
engine-flooded = Engine „{ $engine }“ poslal příliš mnoho dat: { $detail }
engine-junk = Engine „{ $engine }“ se nedrží protokolu enginů: { $detail }
engine-illegal = Engine „{ $engine }“ zahrál nepovolený tah: { $detail }
bot-needs-engine = Bot „{ $name }“ tu není. Pokud je to engine, uveď jeho příkaz v --engine.
engine-line = „{ $text }“ není řádek protokolu enginů; všechny jsou v docs/engine-protocol.md.
engine-no-position = Ještě tu není pozice k přemýšlení.
engine-no-decision =
    Tady není o čem rozhodovat: { $step ->
        [roll] o hodu rozhoduje náhoda.
        [draw] o koberci rozhoduje náhoda.
       *[over] hra skončila.
    }
engine-option = Volba „{ $option }“ s hodnotou „{ $value }“ tu není.
engine-bot-failed = Bot selhal: { $error }
engine-cannot-judge = Bot „{ $bot }“ neumí hodnotit pozice.
engine-no-beginning = Hodnotit lze jen pozici, ve které začíná tah.
engine-no-judge = Engine „{ $engine }“ neumí hodnotit pozice: nezná řádek „judge“ protokolu enginů.
engine-starting = Spouští se engine „{ $engine }“…
engine-thinks = Engine právě přemýšlí; nejdřív ho zastav.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing =
    Tady není co porovnávat: { $step ->
        [roll] o hodu rozhoduje náhoda.
        [draw] o koberci rozhoduje náhoda.
        [over] hra skončila.
       *[other] možnost je jen jedna.
    }
rollout-what = Uveď zápis, nebo pozici v --position.
rollout-step-alone = --step potřebuje tah: uveď ho v --turn.
rollout-no-decision = { $step ->
    [turn] V tahu { $turn } nikdo neotáčel Assama.
    [lay] V tahu { $turn } nikdo nepokládal koberec.
    [steer] V tahu { $turn } nikdo neotáčel Assama pro dalšího hráče.
   *[any] V tahu { $turn } nikdo neměl na výběr.
}
rollout-turn = Tah { $turn }: { $sentence }
rollout-choice = Možnost
rollout-behind = Ztráta na nejlepší
rollout-played = zahráno
rollout-stopped = { $games ->
    [0] Přerušeno dřív, než se dohrála jediná partie.
    [one] Přerušeno, pro každou možnost sehráno: jedna partie.
    [few] Přerušeno, pro každou možnost sehráno: { $games } partie.
   *[other] Přerušeno, pro každou možnost sehráno: { $games } partií.
}

## The arena

arena-twice = { $bot } je tu dvakrát; uveď každého bota jen jednou.
arena-alone = Na hru musí být dva: přidej dalšího bota, engine v --engine, nebo jedno z toho v --against.
arena-ms = { $ms } ms není platný čas na přemýšlení.
arena-sprt = „{ $text }“ neudává dva podíly výher mezi 0 a 1, nižší napřed, jako 0.5,0.55.
arena-worker-died = Jeden z procesů hrajících partie skončil, možná kvůli nedostatku paměti. Partie dohrané předtím platí.
chart-ending = { $file }: graf lze uložit jen jako .svg nebo .png; zvol název s takovou koncovkou.
results-foreign = V souboru { $file } nejsou výsledky arény. Zůstává, jak je.
results-differ = V souboru { $file } jsou výsledky jiného klání: { $setting } je tam { $found }, ale zde { $wanted }.
results-line = { $file }, řádek { NUMBER($line, useGrouping: 0) }: tohle není další kolo: { $text }
results-busy = Do souboru { $file } právě zapisuje jiný proces.
bot-illegal = volba „{ $action }“ tam není povolena.
bot-raised = selhání: { $error }
arena-getting-ready = příprava
arena-progress = partie
arena-speed = { $rate }/s
arena-title = { games }, hráčů: { $players }
arena-bot = Bot
arena-against = Proti
arena-rating = Rating
arena-ratings = Rating podle počtu hráčů
arena-wins = Výhry
arena-interval = Interval 95 %
arena-margin = Náskok
arena-median = ms, medián
arena-slow = ms, 99 %
arena-games = Partie
arena-even = Kdo koho porazil ({ $share } je vyrovnané)
arena-range = { $low } až { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } versus { $others }: { $verdict ->
    [H1] podíl výher je spíš { $high } než { $low } (přijata H1).
    [H0] podíl výher je spíš { $low } než { $high } (přijata H0).
   *[open] zatím není jasné, zda { $low }, nebo { $high }.
} LLR { $llr } mezi { $below } a { $above }, { $rounds ->
    [one] jedno kolo.
    [few] { $rounds } kola.
   *[other] { $rounds } kol.
}
arena-ladder-holds = Žebříček platí: každý bot poráží toho pod sebou, s jistotou 95 %.
arena-ladder-open = Na 95 % ještě není jisté: { $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = { $bot } – vzdáno: { games }. Poprvé: { $problem }
arena-stopped = Přerušeno, sehráno: { games }. Chceš-li pokračovat později, použij --out FILE.
arena-stopped-kept = Přerušeno, sehráno: { games }. Pokračovat lze stejným příkazem.
arena-chart = Graf je uložený v souboru { $file }
arena-chart-title = { games }, hráčů: { $players }
chart-wins = Podíl výher s 95% intervalem spolehlivosti
chart-even = vyrovnané
chart-rating = rating { $rating }
chart-matrix = Výhry bota v řádku
chart-matrix-rest = Výhry bota v řádku, samotného proti ostatním

## Luck and skill: marrakech analyse

analyse-depth = „{ $text }“ není hloubka; použij quick, normal nebo deep.
analyse-one-file = { $option } funguje jen s jediným zápisem.
analyse-no-turns = v zápisu ještě nejsou tahy, které by šlo analyzovat.
analyse-annotated-long = s komentáři by zápis měl přes { $longest } znaků, takže se nezapsal.
analyse-progress = tahy
analyse-stopped = Přerušeno, analyzovaných tahů: { $done } z { $count }.
analyse-annotated = Zápis s komentáři je uložený v souboru { $file }
analyse-title = { $file }, hodnotí { $evaluator } ({ $depth })
analyse-luck = { $name }: kostka přinesla { $luck }.
analyse-not-over = Hra neskončila: výsledkem je šance na výhru v poslední pozici.
analyse-gave-up = { $name } se vzdává. Co to stálo, je mezi vlastními chybami, ale jako rozhodnutí se to nepočítá.
analyse-errors = Kolik stála rozhodnutí
analyse-kind = Druh rozhodnutí
analyse-step = { $step ->
    [turn] otočení Assama
    [steer] otočení pro dalšího
   *[lay] položení koberce
}
analyse-error-each = Průměrně
analyse-largest = Největší chyby a co bylo lepší
analyse-turn = Tah
analyse-played = Zahráno
analyse-better = Lepší
analyse-chance = Šance
analyse-error = Chyba
analyse-rolls = Hody s největším štěstím a s největší smůlou
analyse-rolled = Hod
analyse-luck-column = Štěstí
analyse-turns = Tah po tahu, se šancemi všech po každém tahu
analyse-actions = Akce
analyse-comment-error = { $grade ->
    [slip] Nepřesnost
    [mistake] Chyba
   *[blunder] Hrubá chyba
} ({ $error }). Lepší: { $better }, šance { $chance } místo { $instead }.
analyse-comment-judged = Analýza: { $evaluator } ({ $depth })
analyse-comment-luck = Štěstí: { $luck }
analyse-profiles = Kolik hráči vyhráli
analyse-games = Partie
analyse-interval = Interval 95 %
analyse-profile-errors = Kolik stálo jedno rozhodnutí
analyse-all = Všechna
analyse-phase = { $phase ->
    [opening] Zahájení
    [middle] Střední hra
   *[end] Koncovka
}
analyse-profile-words = Počet chyb na 100 rozhodnutí podle velikosti
analyse-unfinished = Do profilů se nepočítají nedohrané partie: { $count }
analyse-abandoned = Do profilů se nepočítají partie, ve kterých se někdo vzdal: { $count }

## Measuring this machine

bench-ready = Příprava; poprvé i s překladem
bench-import = Načtení knihovny, ms
bench-load = Načtení přeloženého výpočetního jádra, ms
bench-first-move = Od spuštění k prvnímu tahu mistra, ms
bench-rules-games = Náhodné partie podle pravidel, jedno jádro, za sekundu
bench-kernel-games = Náhodné partie ve výpočetním jádře, jedno jádro, za sekundu
bench-kernel-turns = Tahy ve výpočetním jádře, jedno jádro, za sekundu
bench-kernel-everywhere = Náhodné partie ve výpočetním jádře, všechna jádra, za sekundu
bench-nodes = Pozice, které mistr projde, za sekundu
bench-decision = Jedno rozhodnutí bota { $bot }, ms
bench-machine = { $cpu }, { $cores ->
    [one] jedno jádro
    [few] { $cores } jádra
   *[other] { $cores } jader
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Přerušeno. Tohle se zatím naměřilo.
bench-child = Měřený proces selhal: { $problem }

## Running a server

serve-ready = Marrakech běží na { $link }
serve-lan = V místní síti: { $link }
serve-data = Do souboru { $file } nelze ukládat partie: { $reason }
serve-host = „{ $host }“ není adresa tohoto počítače: { $reason }
serve-stop = Server zastavíš stisknutím Ctrl-C. Všechny partie jsou v souboru { $file }
serve-port = Port { $port } je obsazený nebo se nesmí použít: { $reason }
serve-only-here = Dostane se sem jen tento počítač; s --host 0.0.0.0 i místní síť.
open-already = Marrakech už běží na { $link }
open-other = Marrakech už běží na { $link }, ale s jiným hostitelem nebo souborem. Nejdřív ten server zastav, nebo zadej jiný port.
open-browser = Hra se otevře v prohlížeči. Pokud ne, otevři odkaz.
open-yourself = Otevři odkaz v prohlížeči.

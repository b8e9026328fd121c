### Czech: the first page. Setting up a game, and finding the tables there are.

home-tagline = Otoč Assama, hoď kostkou, polož koberec – a nikdy nezastavuj na cizím.
home-facts = Pro 2 až 4 hráče. Zdarma, bez účtu.
home-art = Na trhu visí čtyři tkané koberce; před nimi stojí Assam.
home-choices = Vyber si, jak hrát

## The three choices

home-bots = Hrát hned
home-bots-about = Proti botům, bez čekání.
home-bots-go = Hrát
home-friends = S přáteli
home-friends-about = Dostaneš odkaz k rozeslání; každý hraje na svém zařízení.
home-friends-go = Připravit stůl
home-device = Na tomto zařízení
home-device-about = Podávejte si ho: všichni hrají tady.
home-device-go = Začít
home-going = Připravujeme stůl…
home-start-failed = Server právě neodpovídá. Tvůj výběr zůstává uložený: zkus to za chvilku znovu.
home-opponents = Soupeři
home-strength = Síla
home-players = Hráči
home-bots-among = Z toho botů
home-name = Tvoje jméno
home-name-of = Jméno hráče { $number }
home-names = Jména
home-player = Hráč { $number }

## All options

home-options = Všechny možnosti
home-options-usual = Běžná pravidla, bez hodin
home-options-changed = { $count ->
    [one] Jedna změna
    [few] { $count } změny
   *[other] { $count } změn
}
home-options-reset = Zpět na běžné
home-options-loading = Seznam vydání se načítá…
home-rules-heading = Pravidla
home-table-heading = Stůl
home-edition = Vydání
home-edition-help = Tištěná pravidla se trochu liší. Každé vydání hraje podle svých.
home-edition-default = Běžná pravidla
home-edition-own = Můj vlastní výběr
home-edition-yours = Ve tvém jazyce
home-edition-printed = Tištěná, podle jazyka
home-edition-other = { $language }, vydání s { $rugs } koberci
home-edition-variant = { $edition } – otáčení po položení
home-edition-fifteen = { $edition } – ve dvou po 15 kobercích
home-own-heading = Každé pravidlo zvlášť
home-two-only = Jen ve dvou
home-option = { $option ->
    [bankruptcy] Kdo nemůže zaplatit vše
    [steering] Otáčení Assama
    [area] Do ceny se počítají
    [whole] Celý koberec se nesmí překrýt
    [halves] Dvě půlky pod jedním kobercem
    [pile] Dvoubarevné hromádky
    [stock] Koberce ve dvou
    [tie] Stejný počet bodů
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] vypadne
    [bankruptcy-play-on] hraje dál
    [steering-before] před hodem
    [steering-after-must] po položení, vždy
    [steering-after-may] po položení, když chceš
    [area-colour] políčka jedné barvy
    [area-owner] obě barvy majitele
    [whole-opponents] pokud je cizí
    [whole-nobody] ať je čí chce
    [halves-any] jakýchkoli barev
    [halves-colours] jen různých barev
    [pile-shuffled] zamíchané
    [pile-alternating] barvy se střídají
    [stock-24] 24 ve dvou barvách
    [stock-15] 15 v jedné barvě
    [tie-dirhams] vyhraje bohatší
    [tie-shared] společné vítězství
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Zaplatí, co má, a končí; jeho koberce zůstanou a nic nestojí.
    [bankruptcy-play-on] Zaplatí, co má, a hraje dál s prázdnou kapsou.
    [steering-before] Otočíš Assama, pak hodíš a Assam tím směrem jde.
    [steering-after-must] Nejdřív házíš; na konci ho otočíš doleva nebo doprava pro dalšího hráče.
    [steering-after-may] Nejdřív házíš; na konci ho můžeš otočit pro dalšího hráče.
    [area-colour] Jen související políčka té barvy, na které Assam stojí.
    [area-owner] Všechna související políčka toho majitele, v obou barvách.
    [whole-opponents] Vlastní celé koberce můžeš překrýt najednou.
    [whole-nobody] Ani vlastní celý koberec se nesmí překrýt najednou.
    [halves-any] Koberec smí ležet na dvou půlkách jedné barvy, pokud jsou ze dvou koberců.
    [halves-colours] Koberec nikdy neleží na dvou políčkách jedné barvy.
    [pile-shuffled] O tom, která z tvých barev přijde na řadu, rozhoduje náhoda.
    [pile-alternating] Tvoje dvě barvy se střídají.
    [stock-24] Dvanáct koberců od každé z tvých dvou barev.
    [stock-15] Jako ve třech: každý má jednu barvu.
    [tie-dirhams] Při stejném počtu bodů vyhraje ten, kdo má víc dirhamů.
    [tie-shared] Při stejném počtu bodů se vyhrává společně.
   *[other] { $value }
}
home-clash = Hromádky se střídáním potřebují dvě barvy, ale 15 koberců má jen jednu. Změň jedno z toho.
home-begins = Kdo začíná
home-begins-value = { $who ->
    [lot] Los
   *[listed] Já
}
home-facing = Assam na začátku hledí na
home-clock = Hodiny
home-clock-value = { $kind ->
    [none] Bez hodin
    [turn] Na tah
   *[game] Na partii
}
home-clock-seconds = Sekundy na tah
home-clock-minutes = Minuty na partii
home-clock-increment = Sekundy navíc po každém tahu
home-timeout = Když někomu dojde čas
home-timeout-value = { $timeout ->
    [out] vypadne
   *[bot] hraje za něj bot
}
home-listed = Stůl mohou najít i cizí lidé
home-listed-help = Dokud je volné místo, vidí ho dole na úvodní stránce všichni.
home-autostart = Začít, až se obsadí poslední místo
home-autostart-help = Jinak hru spustíš ty.
home-friends-only = Jen s přáteli
home-preset-bad = { $count ->
    [one] Část této adresy tu nedává smysl a vynechala se: { $parts }
    [few] Některé části této adresy tu nedávají smysl a vynechaly se: { $parts }
   *[other] Některé části této adresy tu nedávají smysl a vynechaly se: { $parts }
}
home-notice-close = Zavřít

## Tables

home-mine = Tvoje stoly
home-mine-none = Tady na tebe budou čekat tvoje partie. Když stránku zavřeš, nic se neztratí.
home-mine-more = { $count ->
    [one] Ještě { $count } partie
    [few] Ještě { $count } partie
   *[other] Ještě { $count } partií
}
home-mine-finished = { $count ->
    [one] { $count } dohraná partie
    [few] { $count } dohrané partie
   *[other] { $count } dohraných partií
}
home-open = Otevřené stoly
home-open-none = Právě nikdo nečeká. Dovol cizím lidem najít tvůj stůl a ukáže se tady.
home-your-turn = Jsi na tahu
home-turn-of = Na tahu je { $name }
home-waiting = { $seats ->
    [one] Jedno volné místo
    [few] { $seats } volná místa
   *[other] { $seats } volných míst
}
home-ready = Může se začít
home-seat-open = volné místo
home-replay = Přehrát znovu
home-sit = Posadit se
home-watch = Sledovat
home-clock-turn = { $seconds ->
    [one] { $seconds } sekunda na tah
    [few] { $seconds } sekundy na tah
   *[other] { $seconds } sekund na tah
}
home-clock-game = { $minutes ->
    [one] { $minutes } minuta na partii
    [few] { $minutes } minuty na partii
   *[other] { $minutes } minut na partii
}
home-clock-game-more = { $minutes } min + { $increment } s na tah
home-gist-players = { $count } hráči
home-gist-own = vlastní pravidla
home-lists-trouble = Server právě neodpovídá. Seznam se za chvíli sám zkusí načíst znovu.

## More to do

home-doors = Další
home-learn = Naučit se za dvě minuty
home-learn-about = Zahraj si pár tahů, povedeme tě za ruku.
home-rules = Přečíst si pravidla
home-rules-about = Všechna, i s rozdíly mezi vydáními.
home-record = Otevřít zápis
home-record-about = Projdi sehranou partii krok za krokem.
home-editor = Sestavit pozici
home-editor-about = Jakýkoli trh: co se smí a co to stojí.
home-watch-heading = Sledovat stůl
home-watch-label = Odkaz nebo název
home-watch-empty = Vlož odkaz na stůl nebo napiš jeho název.

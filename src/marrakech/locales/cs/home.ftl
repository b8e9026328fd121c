### Czech: the first page. Setting up a game, and finding the tables there are.

home-tagline = Otáčej Assama, házej kostkou, pokládej koberce – a nenech se chytit na cizích.
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
home-device-about = Podávejte si ho: všichni hrají na této obrazovce.
home-device-go = Začít
home-going = Připravujeme stůl…
home-start-failed = Server právě neodpovídá. Tvůj výběr zůstává uložený: zkus to za chvilku znovu.
home-opponents = Soupeři
home-strength = Síla
home-players = Hráči
home-bots-among = Z toho botů
home-name = Tvoje jméno
home-name-of = Hráč { $number }: jméno
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
home-options-reset = Obnovit výchozí
home-options-loading = Seznam vydání se načítá…
home-rules-heading = Pravidla
home-table-heading = Stůl
home-edition = Vydání
home-edition-help = Tištěná pravidla se trochu liší. Vyber si ta, podle kterých chceš hrát.
home-edition-default = Běžná pravidla
home-edition-own = Můj vlastní výběr
home-edition-yours = Ve tvém jazyce
home-edition-printed = Tištěná, podle jazyka
home-edition-other = { $language }, vydání ({ $rugs } koberců)
home-edition-variant = { $edition } – otáčení po položení
home-edition-fifteen = { $edition } – ve dvou po 15 kobercích
home-own-heading = Pravidlo za pravidlem
home-two-only = Jen při hře ve dvou
home-option =
    { $option ->
        [bankruptcy] Když hráč nemůže zaplatit vše
        [steering] Otáčení Assama
        [area] Co se počítá do ceny
        [whole] Překrytí celého koberce
        [halves] Překrytí dvou půlek
        [pile] Dvoubarevné hromádky
        [stock] Koberce při hře ve dvou
        [tie] Stejný počet bodů
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] Vypadne ze hry
        [bankruptcy-play-on] Hraje dál
        [steering-before] Před hodem
        [steering-after-must] Po položení, vždy
        [steering-after-may] Po položení, když chceš
        [area-colour] Jedna barva
        [area-owner] Obě barvy majitele
        [whole-opponents] Cizí se nesmí
        [whole-nobody] Nesmí se ani vlastní
        [halves-any] Jakékoli barvy
        [halves-colours] Jen různé barvy
        [pile-shuffled] Zamíchané
        [pile-alternating] Barvy se střídají
        [stock-24] 24 ve dvou barvách
        [stock-15] 15 v jedné barvě
        [tie-dirhams] Rozhodují dirhamy
        [tie-shared] Společné vítězství
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] Zaplatí, co má, a vypadne ze hry. Jeho koberce zůstanou, ale nikdo za ně neplatí.
        [bankruptcy-play-on] Zaplatí, co má, a hraje dál s prázdnou kapsou.
        [steering-before] Otočíš Assama, pak hodíš a Assam tím směrem jde.
        [steering-after-must] Nejdřív házíš. Na konci tahu otočíš Assama doleva nebo doprava pro dalšího hráče.
        [steering-after-may] Nejdřív házíš. Na konci tahu můžeš Assama otočit pro dalšího hráče.
        [area-colour] Jen související políčka té barvy, na které Assam stojí.
        [area-owner] Všechna související políčka téhož majitele, v obou barvách.
        [whole-opponents] Vlastní celý koberec můžeš překrýt najednou.
        [whole-nobody] Žádný celý koberec se nesmí překrýt najednou, ani vlastní.
        [halves-any] Koberec smí překrýt dvě políčka jedné barvy, pokud patří k různým kobercům.
        [halves-colours] Koberec nikdy nesmí překrýt dvě políčka jedné barvy.
        [pile-shuffled] O tom, která z tvých dvou barev přijde na řadu, rozhoduje náhoda.
        [pile-alternating] Svoje dvě barvy pokládáš střídavě.
        [stock-24] Dvanáct koberců od každé z tvých dvou barev.
        [stock-15] Každý má jednu barvu, jako ve třech.
        [tie-dirhams] Při stejném počtu bodů vyhraje ten, kdo má víc dirhamů.
        [tie-shared] Při stejném počtu bodů se vyhrává společně.
       *[other] { $value }
    }
home-clash = Aby se barvy mohly střídat, musí mít každý dvě, ale při 15 kobercích má každý jen jednu. Změň jedno z toho.
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
home-clock-minutes = Minuty na partii pro každého
home-clock-increment = Sekundy navíc na tah
home-timeout = Když dojde čas
home-timeout-value =
    { $timeout ->
        [out] Hráč vypadne
       *[bot] Dál hraje bot
    }
home-listed = Stůl může najít kdokoli
home-listed-help = Všichni ho vidí na úvodní stránce, dokud je u něj volné místo.
home-autostart = Začít, až se obsadí poslední místo
home-autostart-help = Jinak hru spustíš ty.
home-friends-only = Jen pro hru s přáteli
home-preset-bad = { $count ->
    [one] Část této adresy tu nedává smysl a vynechala se: { $parts }
    [few] Některé části této adresy tu nedávají smysl a vynechaly se: { $parts }
   *[other] Některé části této adresy tu nedávají smysl a vynechaly se: { $parts }
}
home-notice-close = Zavřít

## Tables

home-mine = Tvoje partie
home-mine-none = Tady se zobrazují partie, které hraješ. Když stránku zavřeš, nic se neztratí.
home-mine-more = { $count ->
    [one] Ještě { $count } partie
    [few] Ještě { $count } partie
   *[other] Ještě { $count } partií
}
home-open = Otevřené stoly
home-open-none = Právě nikdo nehledá hráče. Dovol všem najít tvůj stůl a ukáže se tady.
home-your-turn = Jsi na tahu
home-turn-of = Na tahu je { $name }
home-waiting = { $seats ->
    [one] Jedno volné místo
    [few] { $seats } volná místa
   *[other] { $seats } volných míst
}
home-ready = Může se začít
home-replay = Přehrát znovu
home-sit = Posadit se
home-watch = Sledovat
home-clock-turn = { $seconds ->
    [one] { $seconds } sekunda na tah
    [few] { $seconds } sekundy na tah
   *[other] { $seconds } sekund na tah
}
home-clock-game =
    { $minutes ->
        [one] { $minutes } minuta pro každého
        [few] { $minutes } minuty pro každého
       *[other] { $minutes } minut pro každého
    }
home-clock-game-more = { $minutes } min + { $increment } s na tah
home-gist-players = { $count } hráči
home-gist-own = vlastní pravidla
home-lists-trouble = Server právě neodpovídá. Seznam se načte znovu sám.

## A game that waits for you

home-finished = Tvoje dohrané partie
home-table-yours = Tvůj stůl

## More to do

home-more = Více
home-learn = Naučit se hrát za dvě minuty
home-learn-about = Zahraj si pár tahů s pomocí na každém kroku.
home-rules = Přečíst si pravidla
home-rules-about = Celá hra a rozdíly mezi vydáními.
home-record = Otevřít zápis
home-record-about = Projdi zapsanou partii krok za krokem.
home-editor = Sestavit pozici
home-editor-about = Sestav jakýkoli trh a zjisti, co se smí.
home-watch-heading = Sledovat partii
home-watch-label = Odkaz nebo název stolu
home-watch-empty = Vlož odkaz na stůl nebo napiš jeho název.

### Czech: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Pravidla
rules-lead = Trh patří Assamovi, a tomu se jen tak někdo nezavděčí. Jde, kam hledí, a když zastaví na cizím koberci, platíš za to ty. Pokládej koberce s rozmyslem a hlídej si dirhamy: na konci vyhrává ten, kdo má dirhamů a viditelných políček dohromady nejvíc.
rules-unofficial = Toto jsou pravidla našimi vlastními slovy. Tato verze není spojená s tvůrci původní deskové hry.
rules-contents = Obsah
rules-learn-instead = Radši si to zkusíš? Nauč se hrát za dvě minuty.
rules-show = Ukázat
rules-show-again = Ukázat znovu
rules-allowed = Dovoleno
rules-forbidden = Zakázáno

## The aim

rules-aim = Cíl hry
rules-aim-points = Na konci má každý tvůj dirham cenu jednoho bodu a stejně tak každé políčko, na kterém je vidět tvůj koberec. Kdo má nejvíc bodů, vyhrává.

## What there is

rules-things = Herní materiál
rules-things-market = Trh má sedm krát sedm políček. Assam začíná na prostředním a vždy hledí podél řady nebo sloupce.
rules-things-die = Dřevěná kostka ukazuje střevíce: jeden na jedné stěně, dva na dvou, tři na dvou a čtyři na jedné. Dvojka a trojka tedy padají dvakrát častěji než jednička a čtyřka.
rules-things-stock = Každý začíná se 30 dirhamy. Koberec zakryje dvě políčka, která spolu sousedí stranou. Ve třech má každý 15 koberců, ve čtyřech 12; ve dvou je to trochu jinak, viz níže.
rules-things-figure = Assam začíná uprostřed. Může odtud vyrazit na kterékoli z označených políček.

## A turn

rules-turn = Tah
rules-turn-lead = Tvůj tah má čtyři fáze, vždy v tomto pořadí.
rules-turn-face = Otočit
rules-turn-figure = Assam hledí na jih. Můžeš ho nechat, jak stojí, nebo ho otočit o čtvrt otáčky doleva či doprava, takže může vyrazit na kterékoli z označených políček. Sever má za zády, tam vyrazit nemůže.
rules-turn-face-how = Otoč Assama o čtvrt otáčky doleva nebo doprava, nebo ho nech, jak stojí. Čelem vzad se nikdy otočit nesmí.
rules-turn-roll = Hodit
rules-turn-roll-how = Hoď kostkou. Assam jde přímo vpřed, o jedno políčko za každý střevíc na kostce, přes prázdná políčka i přes koberce.
rules-turn-pay = Zaplatit
rules-turn-pay-how = Když Assam zastaví na cizím koberci, zaplatíš jeho majiteli. Na prázdném políčku a na vlastním koberci neplatíš nic.
rules-turn-lay = Položit
rules-turn-lay-how = Polož jeden ze svých koberců vedle Assama. Když koberec položit můžeš, musíš. Pak je na tahu další hráč.

## The edge

rules-edge = Přes okraj
rules-edge-track = Kolem trhu vedou mosazné dráhy. Když Assam vyjde přes okraj, jde po dráze, která tam začíná, a vrátí se na trh tam, kde dráha končí. Cesta po dráze se jako krok nepočítá; políčko, na které se vrátí, ano.
rules-edge-half = Většina drah má tvar půlkruhu: Assam se vrátí v sousední řadě nebo v sousedním sloupci a hledí opačným směrem.
rules-edge-corner = Ve dvou rozích, vpravo nahoře a vlevo dole, je dráha smyčkou. Assam se po ní vrátí na rohové políčko, které právě opustil, otočený o čtvrt otáčky, takže jde dál podél druhého okraje.
rules-edge-figure-half = Tři střevíce: Assam udělá jeden krok k okraji a jde po půlkruhu. Políčko, na které se vrátí, je druhý krok, a pak udělá ještě jeden.
rules-edge-figure-corner = Dva střevíce v rohu: Assam jde po smyčce. Návrat na rohové políčko je první krok a druhým jde dál podél okraje.

## Paying

rules-pay = Placení
rules-pay-area = Platí se jeden dirham za každé políčko oblasti, na které Assam stojí: za všechna políčka té barvy, která spolu souvisejí stranami, i za to, na kterém stojí. Políčka, která se dotýkají jen rohem, spolu nesouvisejí. Počítají se jen koberce navrchu.
rules-pay-figure = Assam zastaví na modrém koberci. Souvisejí tu čtyři modrá políčka, takže cena je čtyři dirhamy. Páté se jich dotýká jen rohem a nepočítá se.

## Laying

rules-lay = Pokládání koberce
rules-lay-where = Polož koberec na dvě políčka, která spolu sousedí stranou. Aspoň jedno z nich musí stranou sousedit s políčkem, kde stojí Assam, a na žádném z nich nesmí Assam stát.
rules-lay-over = Smíš ho položit na prázdná políčka, na vlastní koberce a na půlky cizích koberců. Kde je koberec překrytý, tam se nikomu nepočítá.
rules-lay-whole = Jedno se nesmí: překrýt jediným kobercem obě půlky cizího koberce. Dvě půlky dvou různých koberců překrýt můžeš. Koberec, jehož jedna půlka je zakrytá, se už za celý nepočítá, takže druhá půlka se překrýt smí.
rules-lay-figure-where = Červený smí položit koberec kamkoli, jen musí jedna půlka stranou sousedit s políčkem, kde stojí Assam. Označená jsou políčka hned vedle něj.
rules-lay-figure-half = Červený překrývá půlku modrého koberce a jedno prázdné políčko.
rules-lay-figure-two = Červený překrývá dvě půlky dvou různých modrých koberců.
rules-lay-figure-whole = Červený nesmí překrýt označená políčka jedním kobercem: jsou to dvě půlky jednoho modrého koberce.

## The end

rules-end = Konec hry
rules-end-when = Hra končí, když nikdo, kdo je ještě ve hře, nemá koberec k položení.
rules-end-points = Spočítej políčka, na kterých jsou vidět tvoje koberce, a přičti svoje dirhamy. Kdo má nejvíc bodů, vyhrává. Při stejném počtu vyhrává ten, kdo má víc dirhamů; když jsou stejné i ty, je vítězství společné.

## Out of the game

rules-out = Mimo hru
rules-out-pay = Když nemůžeš zaplatit celou cenu, zaplatíš, co máš, a vypadneš. Tvůj tah tím končí a nepoložené koberce se vrátí do krabice.
rules-out-rugs = Tvoje koberce zůstanou na trhu, ale nikdo už za ně neplatí a nikomu nedávají body. Pro ostatní jsou to pořád cizí koberce: nikdo nesmí překrýt obě půlky jednoho z nich najednou.
rules-out-last = Zaplatit úplně poslední dirham ještě neznamená vypadnout, pokud zaplatíš celou cenu. Když zbývá jen jeden hráč, vítězí. Kdo vypadl, je v pořadí za všemi ostatními; čím později vypadl, tím výš je.

## Giving up

rules-give-up = Vzdání hry
rules-give-up-how = Vzdát se můžeš kdykoli, i když nejsi na tahu. Vypadneš pak ze hry, jak je popsáno výše, a tvoje dirhamy se vrátí do banku. Totéž platí, když se hraje s hodinami a dojde ti čas, ledaže je stůl připravený tak, že za tebe dál hraje bot.

## Two players

rules-two = Hra ve dvou
rules-two-pile = Ve dvou má každý dvě barvy: jeden hraje za červenou a modrou, druhý za žlutou a zelenou, od každé barvy dvanáct koberců. Zamíchej svých 24 koberců do jedné hromádky. Vrchní koberec vidí všichni a právě ten musíš položit jako další.
rules-two-area = Každá barva je samostatná oblast: kde tvoje dvě barvy leží vedle sebe, platí se jen za políčka té barvy, na které Assam stojí.

## The variant

rules-variant = Varianta: otáčení pro dalšího hráče
rules-variant-how = Tady Assama před hodem neotáčíš. Hodíš kostkou, Assam jde tam, kam už hledí, zaplatíš a položíš koberec. Potom ho otočíš o čtvrt otáčky doleva nebo doprava a určíš tak směr dalšímu hráči. Kdo vypadne, už Assama neotáčí, a po posledním koberci ho neotáčí nikdo.

## Printings

rules-printings = V čem se vydání liší
rules-printings-lead = Tištěná pravidla nejsou všude stejná. Když připravuješ stůl, můžeš si vybrat vydání, nebo každé z těchto pravidel zvlášť. Tato stránka popisuje běžná pravidla.
rules-printings-what = Pravidlo
rules-printings-usual = Běžná pravidla
rules-printings-else = Jinde
rules-printings-who = Tak ve vydáních
rules-printings-nobody = v žádném z těchto vydání
rules-printings-presets = Každé vydání si můžeš při přípravě stolu vybrat podle jazyka.
rules-option-bankruptcy = Hráč, který nemůže zaplatit vše,
rules-option-bankruptcy-usual = vypadne ze hry.
rules-option-bankruptcy-else = zaplatí, co má, a hraje dál.
rules-option-steering = Assam se otáčí
rules-option-steering-usual = před hodem.
rules-option-steering-else = po položení koberce, pro dalšího hráče. V některých vydáních se pak otočit musí, v jiných smí i zůstat, jak stojí.
rules-option-area = Do ceny se počítají
rules-option-area-usual = políčka jedné barvy.
rules-option-area-else = políčka jednoho majitele; ve dvou obě jeho barvy dohromady.
rules-option-whole = Obě půlky jednoho koberce se nesmí překrýt najednou,
rules-option-whole-usual = pokud je cizí.
rules-option-whole-else = i když je tvůj vlastní.
rules-option-halves = Dvě políčka pod novým kobercem
rules-option-halves-usual = smí mít stejnou barvu.
rules-option-halves-else = nikdy nesmí mít stejnou barvu. Když koberec nikam položit nejde, vrátí se do krabice.
rules-option-pile = Hromádka při hře ve dvou
rules-option-pile-usual = je zamíchaná.
rules-option-pile-else = barvy střídá.
rules-option-stock = Ve dvou má každý
rules-option-stock-usual = 24 koberců ve dvou barvách.
rules-option-stock-else = 15 koberců jedné barvy.
rules-option-tie = Při stejném počtu bodů
rules-option-tie-usual = vyhrává ten, kdo má víc dirhamů.
rules-option-tie-else = je vítězství společné.
rules-option-box = V krabici jsou
rules-option-box-usual = čtyři sady po 15 kobercích.
rules-option-box-else = tři sady po 15 a jedna s 12.
rules-option-starter = Kdo začíná,
rules-option-starter-usual = určí los.
rules-option-starter-else = je na dohodě; nebo začíná nejmladší, nebo ten, kdo byl naposledy v Maroku.

## Learning it

learn-title = Nauč se hrát za dvě minuty
learn-progress = Lekce { $lesson } z { $lessons }
learn-go-to = Lekce { $lesson }: { $title }
learn-lesson =
    { $lesson ->
        [turn] Otoč Assama
        [roll] Hoď kostkou
        [track] Po dráze
        [pay] Zaplať
        [lay] Polož koberec
        [cover] Překryj koberec
       *[win] Vyhraj
    }
learn-says =
    { $lesson ->
        [turn] Tohle je Assam. Jde tam, kam hledí, a ty ho předtím můžeš otočit o čtvrt otáčky doleva nebo doprava.
        [roll] Kostka ukazuje střevíce: tolik políček Assam ujde. Nejčastěji padá dvojka a trojka.
        [track] Na okraji jde Assam po mosazné dráze a vrátí se v sousední řadě. Cesta po dráze se jako krok nepočítá.
        [pay] Assam se chystá zastavit na modrém koberci. Modrá políčka, která tam spolu souvisejí, tvoří oblast a za každé z nich zaplatíš Modrému jeden dirham.
        [lay] Když Assam dojde, položíš svůj koberec. Zabere dvě políčka a aspoň jedno musí být hned vedle Assama.
        [cover] Koberec smíš položit přes jiné. Jen obě půlky cizího koberce najednou překrýt nesmíš.
       *[win] Každý dirham je bod a každé viditelné políčko také. Zbývá ti jeden koberec a Modrý vede o dva body.
    }
learn-task =
    { $lesson ->
        [turn] Otoč ho doprava.
        [roll] Hoď kostkou.
        [track] Hoď kostkou a dívej se, kudy Assam půjde.
        [pay] Hoď kostkou a uvidíš, kolik zaplatíš.
        [lay] Vyber místo pro svůj červený koberec.
        [cover] Zakryj jednu půlku modrého koberce.
       *[win] Polož poslední koberec tak, aby výhra byla tvoje.
    }
learn-done =
    { $lesson ->
        [turn] Teď hledí doprava a tam také půjde.
        [roll] Tři střevíce, tři políčka.
        [track] Jednou řadou ven, vedlejší zpátky: tři políčka a dráha se nepočítala.
        [pay] Tři modrá políčka, takže Modrý dostává tři dirhamy.
        [lay] Tvůj koberec leží. Odteď ostatní platí, když na něm Assam v jejich tahu zastaví.
        [cover] Dobře zakryto. Modrý má o políčko méně a menší oblast.
       *[win] Vyhráváš o jeden bod: dvě políčka navíc pro tebe, o jedno méně pro Modrého.
    }
learn-else =
    { $lesson ->
        [turn] Tam může jít taky. Teď ale vyber šipku, která ukazuje doprava.
        [cover] To se smí, ale nezakrývá to nic modrého. Vyber místo, které překryje jedno ze dvou modrých políček.
       *[win] Skoro! Ale Modrý by pořád vyhrál, protože má víc dirhamů. Překryj jedno modré políčko a žádné vlastní.
    }
learn-how-arrow = Klepni na šipku, nebo použij klávesy se šipkami. Pak stiskni tlačítko nebo Enter.
learn-how-rug = Klepni na políčko a uvidíš na něm koberec. Klepni na něj znovu a uvidíš další, nebo klepni na políčko vedle a vybereš tato dvě. Můžeš použít i klávesy se šipkami. Koberec položíš stisknutím tlačítka nebo klávesy Enter.
learn-do = { $step ->
    [turn] Otočit ho
    [roll] Hodit kostkou
   *[lay] Položit koberec
}
learn-name = { $seat ->
    [1] Ty
    [2] Modrý
   *[other] Žlutý
}
learn-back = Zpět
learn-next = Dál
learn-skip = Přeskočit
learn-once-more = Ještě jednou
learn-end-title = To je celá hra
learn-end = Otoč, hoď, zaplať, polož a měj všechny koberce na očích. Zbytek se naučíš hraním.
learn-play = Hrát hned
learn-read-rules = Přečíst si pravidla
learn-from-start = Začít znovu

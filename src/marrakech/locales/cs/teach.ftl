### Czech: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Pravidla
rules-lead = Trh patří Assamovi, a tomu se jen tak někdo nezavděčí: jde, kam je natočený, a kdo ho přivede na cizí koberec, ten za to platí. Pokládej koberce s rozmyslem, hlídej si dirhamy a měj na konci obojího víc než ostatní.
rules-unofficial = Toto jsou pravidla našimi vlastními slovy. Tato verze je nezávislá na tvůrcích původní deskové hry.
rules-contents = Obsah
rules-learn-instead = Radši si to zkusíš? Nauč se to za dvě minuty.
rules-show = Ukázat
rules-show-again = Ukázat znovu
rules-allowed = Dovoleno
rules-forbidden = Zakázáno

## The aim

rules-aim = Cíl hry
rules-aim-points = Na konci dostaneš bod za každý dirham, který máš, a bod za každé políčko, na kterém je vidět tvůj koberec. Kdo má nejvíc bodů, vyhrává.

## What there is

rules-things = Co je ve hře
rules-things-market = Trh má sedm krát sedm políček. Assam začíná na prostředním a vždy hledí podél řady nebo sloupce.
rules-things-die = Dřevěná kostka ukazuje střevíce: jeden na jedné stěně, dva na dvou, tři na dvou a čtyři na jedné. Dvojka a trojka tedy padají dvakrát častěji než jednička a čtyřka.
rules-things-stock = Každý začíná se 30 dirhamy. Koberec zakryje dvě políčka, která spolu sousedí stranou. Ve třech má každý 15 koberců, ve čtyřech 12; ve dvou je to trochu jinak, viz níže.
rules-things-figure = Assam začíná uprostřed. Označená jsou políčka, na která může vyrazit.

## A turn

rules-turn = Tah
rules-turn-lead = Tvůj tah má čtyři části, vždy v tomto pořadí.
rules-turn-face = Otočit
rules-turn-figure = Assam hledí na jih. Označená políčka leží před ním, když zůstane, jak stojí, nebo se otočí o čtvrt otáčky doleva či doprava. Sever má za zády: tam se nikdy neotočí.
rules-turn-face-how = Otoč Assama o čtvrt otáčky doleva, o čtvrt otáčky doprava, nebo ho nech, jak stojí. Nikdy se neotáčí čelem vzad.
rules-turn-roll = Hodit
rules-turn-roll-how = Hoď kostkou. Assam ujde tolik políček, kolik kostka ukáže střevíců, přímo vpřed, přes prázdná políčka i přes koberce.
rules-turn-pay = Zaplatit
rules-turn-pay-how = Když zastaví na koberci jiného hráče, zaplatíš tomuto hráči. Na prázdném políčku a na vlastním koberci neplatíš nic.
rules-turn-lay = Položit
rules-turn-lay-how = Polož jeden ze svých koberců vedle Assama. Není to na výběr: když koberec položit jde, položit se musí. Pak je na tahu další hráč.

## The edge

rules-edge = Přes okraj
rules-edge-track = Kolem trhu vedou mosazné dráhy. Když Assam vyjde přes okraj, jede po dráze, která tam začíná, a vrátí se na trh tam, kde dráha končí. Samotná jízda není krok; políčko, na které se vrátí, ano.
rules-edge-half = Většina drah jsou půlkruhy: Assam se vrátí v sousední řadě nebo sloupci a hledí opačným směrem.
rules-edge-corner = Ve dvou rozích, vpravo nahoře a vlevo dole, je dráha smyčkou: Assam se vrátí na rohové políčko, které právě opustil, otočený o čtvrt otáčky, takže jde dál podél druhého okraje.
rules-edge-figure-half = Tři střevíce: jeden krok k okraji, pak půlkruhem na políčko, které je druhým krokem, a ještě jeden.
rules-edge-figure-corner = Dva střevíce v rohu: smyčkou zpátky na rohové políčko, to je první krok, a pak dál podél okraje.

## Paying

rules-pay = Placení
rules-pay-area = Platí se jeden dirham za každé políčko oblasti, na které Assam stojí: za všechna políčka té barvy, která spolu souvisejí stranami, i za to jeho. Políčka, která se dotýkají jen rohem, spolu nesouvisejí. Počítá se jen to, co leží navrchu.
rules-pay-figure = Assam zastaví na modrém koberci. Souvisejí tu čtyři modrá políčka, takže cena je čtyři dirhamy. Páté se dotýká jen rohem a nic nestojí.

## Laying

rules-lay = Pokládání koberce
rules-lay-where = Koberec leží na dvou políčkách, která spolu sousedí stranou. Aspoň jedno z nich musí stranou sousedit s políčkem, kde stojí Assam, a na žádném z nich nesmí Assam stát.
rules-lay-over = Smí ležet na prázdných políčkách, na tvých kobercích a na půlkách cizích koberců; co zakryje, není zatím vidět a nikomu se nepočítá.
rules-lay-whole = Jedno se nesmí: překrýt jediným kobercem obě půlky téhož cizího koberce. Dvě půlky dvou různých koberců překrýt můžeš. Koberec, jehož jedna půlka už je zakrytá, není celý, takže zbylá půlka se překrýt smí.
rules-lay-figure-where = Červený si může vybrat každé místo, které se aspoň jednou půlkou dotýká strany políčka s Assamem. Označená políčka leží u těch čtyř stran.
rules-lay-figure-half = Červený překrývá půlku modrého koberce a jedno prázdné políčko.
rules-lay-figure-two = Červený překrývá dvě půlky dvou různých modrých koberců.
rules-lay-figure-whole = Červený nesmí překrýt označená políčka jedním kobercem: leží tam obě půlky jednoho modrého koberce.

## The end

rules-end = Konec hry
rules-end-when = Hra končí, když nikdo, kdo je ještě ve hře, nemá koberec k položení.
rules-end-points = Spočítej políčka, na kterých jsou vidět tvoje koberce, a přičti svoje dirhamy. Kdo má nejvíc bodů, vyhrává. Při stejném počtu vyhrává ten, kdo má víc dirhamů; když jsou stejné i ty, je vítězství společné.

## Out of the game

rules-out = Mimo hru
rules-out-pay = Když nemůžeš zaplatit celou cenu, zaplatíš, co máš, a vypadneš. Tvůj tah tím končí a nepoložené koberce se vrátí do krabice.
rules-out-rugs = Tvoje koberce na trhu zůstanou, kde jsou, ale nikdo už na nich neplatí a nikomu nedávají body. Pro ostatní jsou to pořád cizí koberce: nikdo nepřekryje obě půlky jednoho z nich najednou.
rules-out-last = Zaplatit úplně poslední dirham ještě neznamená vypadnout, pokud je cena zaplacená celá. Když zbývá jen jeden hráč, vítězí. Kdo vypadl, je v pořadí za všemi ostatními; čím později, tím lépe.

## Giving up

rules-give-up = Vzdání hry
rules-give-up-how = Vzdát se můžeš kdykoli, i když nejsi na tahu. Vypadneš pak jako výše a tvoje dirhamy se vrátí do banku. Totéž platí, když ti u stolu s hodinami dojde čas, ledaže je stůl připravený tak, že za tebe dál hraje bot.

## Two players

rules-two = Hra ve dvou
rules-two-pile = Ve dvou má každý dvě barvy: jeden hraje za červenou a modrou, druhý za žlutou a zelenou, od každé dvanáct koberců. Tvých 24 koberců se zamíchá do jedné hromádky. Vrchní koberec je vidět a právě ten musíš položit jako další.
rules-two-area = Každá barva je samostatná oblast: kde tvoje dvě barvy leží vedle sebe, platí se jen za políčka té barvy, na které Assam stojí.

## The variant

rules-variant = Varianta: otáčení pro dalšího
rules-variant-how = Tady Assama před hodem neotáčíš. Hodíš kostkou, Assam jde tam, kam už hledí, zaplatíš a položíš koberec. Potom ho otočíš o čtvrt otáčky doleva nebo doprava a určíš tak cestu dalšímu hráči. Kdo vypadne, už ho neotáčí, a po posledním koberci ho neotáčí nikdo.

## Printings

rules-printings = V čem se vydání liší
rules-printings-lead = Tištěná pravidla nejsou všude stejná. Když připravuješ stůl, můžeš si vybrat vydání, nebo každé z těchto pravidel zvlášť. Běžný způsob je ten, který popisuje tato stránka.
rules-printings-what = Co
rules-printings-usual = Běžně
rules-printings-else = Jinde
rules-printings-who = Tak ve vydáních
rules-printings-nobody = v žádném z těchto vydání
rules-printings-presets = Každé vydání si můžeš při přípravě stolu vybrat podle jazyka.
rules-option-bankruptcy = Kdo nemůže zaplatit celou cenu,
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
rules-option-whole-else = ať je čí chce, i tvůj vlastní.
rules-option-halves = Dvě políčka pod novým kobercem
rules-option-halves-usual = smí mít stejnou barvu.
rules-option-halves-else = nikdy nesmí mít stejnou barvu. Když žádný koberec nejde položit, vrátí se do krabice.
rules-option-pile = Hromádka ve dvou
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

learn-title = Nauč se to za dvě minuty
learn-progress = Lekce { $lesson } z { $lessons }
learn-go-to = Lekce { $lesson }: { $title }
learn-lesson = { $lesson ->
    [turn] Otoč Assama
    [roll] Hoď kostkou
    [track] Svez se po dráze
    [pay] Zaplať
    [lay] Polož koberec
    [cover] Překryj koberec
   *[win] Vyhraj
}
learn-says = { $lesson ->
    [turn] Tohle je Assam. Jde tam, kam hledí, a ty ho předtím můžeš otočit o čtvrt otáčky doleva nebo doprava.
    [roll] Kostka ukazuje střevíce: tolik políček Assam ujde. Nejčastěji padá dvojka a trojka.
    [track] Na okraji jede po mosazné dráze a vrátí se o řadu vedle. Jízda nestojí žádný krok.
    [pay] Zastaví na modrém koberci. Modrému zaplatíš jeden dirham za každé z modrých políček, která tam spolu souvisejí.
    [lay] Když Assam dojde, položíš svůj koberec: dvě políčka, aspoň jedno hned vedle něj.
    [cover] Koberce smí ležet přes jiné. Jen obě půlky cizího koberce najednou se překrýt nesmí.
   *[win] Dirham je bod, viditelné políčko je bod. Máš poslední koberec a Modrý vede o dva body.
}
learn-task = { $lesson ->
    [turn] Otoč ho doprava.
    [roll] Hoď kostkou.
    [track] Hoď kostkou a dívej se, jak jede.
    [pay] Hoď kostkou a uvidíš, kolik to stojí.
    [lay] Vyber místo pro svůj červený koberec.
    [cover] Zakryj jednu půlku modrého koberce.
   *[win] Polož poslední koberec tak, aby výhra byla tvoje.
}
learn-done = { $lesson ->
    [turn] Teď hledí doprava a tam také půjde.
    [roll] Tři střevíce, tři políčka.
    [track] Jednou řadou ven, vedlejší zpátky: tři políčka a jízda zdarma.
    [pay] Tři modrá políčka, takže Modrý dostává tři dirhamy.
    [lay] Tvůj koberec leží. Ostatní teď musí platit, když na něm Assam zastaví.
    [cover] Dobře zakryto. Modrý má o políčko méně a menší oblast.
   *[win] Vyhráváš o jeden bod: dvě políčka navíc pro tebe, o jedno méně pro Modrého.
}
learn-else = { $lesson ->
    [turn] Tam může jít taky. Teď ale vyber šipku, která ukazuje doprava.
    [cover] To se smí, ale nezakrývá to nic modrého. Vyber místo, které překryje jedno ze dvou modrých políček.
   *[win] Těsně vedle: Modrý by pořád vyhrál, protože má víc dirhamů. Překryj jedno modré políčko a žádné vlastní.
}
learn-how-arrow = Klepni na šipku, nebo použij klávesy se šipkami.
learn-how-rug = Klepni na políčko a uvidíš na něm koberec, dalším klepnutím následující; nebo použij šipky. Koberec položíš klepnutím na druhou půlku, tlačítkem nebo Enterem.
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
learn-from-start = Od začátku

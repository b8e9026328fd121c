### Hungarian: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = A szabályok
rules-lead = A piac Assamé, akinek nehéz a kedvében járni. Arra megy, amerre néz, és ha más szőnyegén áll meg, te fizetsz érte. Rakd le jól a szőnyegeidet, és vigyázz a dirhemeidre: a végén az nyer, akinek a dirhemei és látható mezői együtt a legtöbbet érik.
rules-unofficial = A szabályokat a saját szavainkkal írtuk le. Ez a játék nem áll kapcsolatban a nyomtatott játék készítőivel.
rules-contents = Tartalom
rules-learn-instead = Inkább kipróbálnád? Tanuld meg két perc alatt.
rules-show = Mutasd meg
rules-show-again = Mutasd meg újra
rules-allowed = Szabad
rules-forbidden = Nem szabad

## The aim

rules-aim = A játék célja
rules-aim-points = A végén minden dirhemed egy pont, és minden mező is egy pont, ahol látszik valamelyik szőnyeged. Akinek a legtöbb pontja van, az nyer.

## What there is

rules-things = Kellékek
rules-things-market = A piac hétszer hét mező. Assam a középsőn kezd, és mindig egy sor vagy egy oszlop mentén néz.
rules-things-die = A fakocka papucsokat mutat: egyet egy lapon, kettőt két lapon, hármat két lapon és négyet egy lapon. A kettes és a hármas tehát kétszer olyan gyakori, mint az egyes és a négyes.
rules-things-stock = Mindenki 30 dirhemmel kezd. Egy szőnyeg két mezőt takar, amelyeknek közös oldaluk van. Három játékosnál mindenkinek 15 szőnyege van, négynél 12. Két játékosnál kicsit más a helyzet: lásd lejjebb.
rules-things-figure = Assam középen kezd. Onnan a jelölt mezők bármelyike felé elindulhat.

## A turn

rules-turn = Egy kör
rules-turn-lead = A körödnek négy fázisa van, mindig ebben a sorrendben.
rules-turn-face = Fordítás
rules-turn-figure = Assam délre néz. Hagyhatod úgy, ahogy áll, vagy negyed fordulattal balra vagy jobbra fordíthatod, így a jelölt mezők bármelyike felé elindulhat. Észak mögötte van, arra nem indulhat.
rules-turn-face-how = Fordítsd Assamot negyed fordulattal balra vagy jobbra, vagy hagyd úgy, ahogy áll. Hátra sosem fordulhat.
rules-turn-roll = Dobás
rules-turn-roll-how = Dobj a kockával. Assam egyenesen előremegy, papucsonként egy mezőt, üres mezőkön és szőnyegeken át egyaránt.
rules-turn-pay = Fizetés
rules-turn-pay-how = Ha Assam egy másik játékos szőnyegén áll meg, fizetsz a szőnyeg tulajdonosának. Üres mezőn és a saját szőnyegeden nem fizetsz semmit.
rules-turn-lay = Lerakás
rules-turn-lay-how = Rakd le egyik szőnyegedet Assam mellé. Ha le tudsz rakni egyet, le is kell raknod. Utána a következő játékos jön.

## The edge

rules-edge = A piac szélén túl
rules-edge-track = A piac körül sárgaréz pályák futnak. Amikor Assam lelép a piac széléről, végigmegy az ott kezdődő pályán, és ott tér vissza a piacra, ahol a pálya véget ér. Maga az út nem számít lépésnek; az a mező viszont, ahol visszatér, igen.
rules-edge-half = A legtöbb pálya félkör: Assam a szomszédos sorban vagy oszlopban tér vissza, és az ellenkező irányba néz.
rules-edge-corner = Két sarokban, jobbra fent és balra lent, a pálya hurok. Ez Assamot ugyanarra a sarokmezőre viszi vissza, amelyet épp elhagyott, negyed fordulattal elfordulva, így a piac másik széle mentén megy tovább.
rules-edge-figure-half = Három papucs: Assam egyet lép a piac széléig, és végigmegy a félkörön. A mező, ahol visszatér, a második lépés, aztán még egyet lép.
rules-edge-figure-corner = Két papucs a sarokban: Assam végigmegy a hurkon. A visszatérés a sarokmezőre az első lépés, a második továbbviszi a piac széle mentén.

## Paying

rules-pay = Fizetés
rules-pay-area = A díj egy dirhem annak a területnek minden mezőjéért, amelyen Assam áll: az azonos színű, oldalukkal összefüggő mezőkért, azt is beleértve, amelyiken áll. Amelyek csak a sarkukkal érintkeznek, nem függnek össze. Csak a legfelül lévő szőnyegek számítanak.
rules-pay-figure = Assam kéken áll meg. Itt négy kék mező függ össze, így a díj négy dirhem. Az ötödik csak a sarkával érintkezik velük, és nem számít.

## Laying

rules-lay = Szőnyeg lerakása
rules-lay-where = A szőnyeget két olyan mezőre rakd, amelyeknek közös oldaluk van. Legalább az egyiknek oldalával kell csatlakoznia Assam mezőjéhez, és egyik sem lehet maga Assam mezője.
rules-lay-over = Rakhatod üres mezőkre, a saját szőnyegeidre és mások szőnyegeinek egyik felére. Ahol egy szőnyeg takarva van, ott senkinek sem számít.
rules-lay-whole = Egyvalamit nem szabad: egyetlen szőnyeggel letakarni egy másik játékos szőnyegének mindkét felét. Két különböző szőnyeg egy-egy felét szabad. Amelyik szőnyegnek az egyik fele takarva van, az már nem számít egésznek, így a másik fele is letakarható.
rules-lay-figure-where = Piros bárhová rakhatja a szőnyeget, ha az egyik fele oldalával csatlakozik Assam mezőjéhez. A jelölt mezők a közvetlenül mellette lévők.
rules-lay-figure-half = Piros letakarja a kék szőnyeg egyik felét és egy üres mezőt.
rules-lay-figure-two = Piros két különböző kék szőnyeg egy-egy felét takarja le.
rules-lay-figure-whole = Piros nem takarhatja le egy szőnyeggel a jelölt mezőket: ott egy kék szőnyeg mindkét fele fekszik.

## The end

rules-end = A vége
rules-end-when = A játszma akkor ér véget, amikor a játékban lévők közül már senkinek sem maradt szőnyege.
rules-end-points = Számold meg a mezőket, ahol látszanak a szőnyegeid, és add hozzá a dirhemeidet. Akinek a legtöbb pontja van, az nyer. Azonos pontszámnál az nyer, akinek több dirheme van; ha az is egyenlő, osztoznak a győzelmen.

## Out of the game

rules-out = Kiesés
rules-out-pay = Ha nem tudod kifizetni az egész díjat, kifizeted, amid van, és kiesel. A köröd ezzel véget ér, és a még le nem rakott szőnyegeid visszakerülnek a dobozba.
rules-out-rugs = A szőnyegeid a piacon maradnak, de többé senki sem fizet értük, és senkinek sem érnek pontot. A többiek számára továbbra is idegen szőnyegnek számítanak: senki sem takarhatja le egynek mindkét felét egyszerre.
rules-out-last = Ha az utolsó dirhemedet is odaadod, még nem estél ki, feltéve, hogy a teljes díjat ki tudtad fizetni. Ha csak egy játékos marad, ő nyert. A kiesettek mindenki más mögé kerülnek; minél később estél ki, annál előrébb végzel.

## Giving up

rules-give-up = Feladás
rules-give-up-how = Bármikor feladhatod, akkor is, ha nem te jössz. Ilyenkor a fentiek szerint kiesel, és a dirhemeid visszakerülnek a bankba. Ugyanez történik, ha órával játszva lejár az időd, hacsak az asztalt nem úgy nyitották, hogy bot vegye át a helyedet.

## Two players

rules-two = Két játékos
rules-two-pile = Két játékosnál mindkettőnek két színe van: az egyik pirossal és kékkel, a másik sárgával és zölddel játszik, mindegyik színből tizenkét szőnyeggel. Keverd a 24 szőnyegedet egyetlen halomba. A legfelsőt mindenki látja, és azt kell legközelebb leraknod.
rules-two-area = Mindegyik szín külön terület. Ahol a két színed egymás mellett fekszik, a díjba csak annak a színnek a mezői számítanak, amelyiken Assam áll.

## The variant

rules-variant = Változat: fordíts a következő játékosnak
rules-variant-how = Itt nem a dobás előtt fordítod el Assamot. Dobsz, Assam arra megy, amerre már néz, fizetsz, és lerakod a szőnyeget. Aztán Assamot negyed fordulattal balra vagy jobbra fordítod, és ezzel kijelölöd az irányát a következő játékosnak. Aki kiesett, nem fordítja el Assamot, és az utolsó szőnyeg után senki sem.

## Printings

rules-printings = Amiben a kiadások eltérnek
rules-printings-lead = A nyomtatott szabályok nem mindenhol egyformák. Asztalnyitáskor választhatsz egy kiadást, vagy külön-külön az alábbi szabályokat. Ez az oldal a szokásos szabályokat írja le.
rules-printings-what = Szabály
rules-printings-usual = Szokásos szabályok
rules-printings-else = Máshol
rules-printings-who = Ezekben a kiadásokban
rules-printings-nobody = ezek egyikében sem
rules-printings-presets = Asztalnyitáskor bármelyik kiadás kiválasztható a nyelve szerint.
rules-option-bankruptcy = Aki nem tudja kifizetni az egész díjat,
rules-option-bankruptcy-usual = kiesik.
rules-option-bankruptcy-else = kifizeti, amije van, és továbbjátszik.
rules-option-steering = Assam fordítása
rules-option-steering-usual = a dobás előtt.
rules-option-steering-else = a lerakás után, a következő játékosnak. Van kiadás, ahol ekkor el kell fordítanod, és van, ahol úgy is hagyhatod.
rules-option-area = A díj alapja
rules-option-area-usual = egy szín mezői.
rules-option-area-else = egy tulajdonos mezői. Két játékosnál a halom mindkét színe számít.
rules-option-whole = Egy szőnyeg két felét nem takarhatod le egyszerre,
rules-option-whole-usual = ha más játékosé.
rules-option-whole-else = még akkor sem, ha a tiéd.
rules-option-halves = Az új szőnyeg alatti két mező
rules-option-halves-usual = lehet azonos színű.
rules-option-halves-else = sosem lehet azonos színű. Ha a szőnyeg sehol sem fér el, visszakerül a dobozba.
rules-option-pile = Kétszemélyes játszmában a halom
rules-option-pile-usual = meg van keverve.
rules-option-pile-else = színei váltakoznak.
rules-option-stock = Két játékosnál fejenként
rules-option-stock-usual = 24 szőnyeg van, két színben.
rules-option-stock-else = 15 szőnyeg van, egy színben.
rules-option-tie = Azonos pontszámnál
rules-option-tie-usual = az nyer, akinek több dirheme van.
rules-option-tie-else = a játékosok osztoznak a győzelmen.
rules-option-box = A dobozban van
rules-option-box-usual = négy készlet, egyenként 15 szőnyeg.
rules-option-box-else = három 15-ös készlet és egy 12-es.
rules-option-starter = Hogy ki kezd, azt
rules-option-starter-usual = a véletlen dönti el.
rules-option-starter-else = megegyezés dönti el; vagy a legfiatalabb kezd, vagy aki utoljára járt Marokkóban.

## Learning it

learn-title = Tanuld meg két perc alatt
learn-progress = { $lesson }/{ $lessons }. lecke
learn-go-to = { $lesson }. lecke: { $title }
learn-lesson = { $lesson ->
    [turn] Fordítsd el Assamot
    [roll] Dobj a kockával
    [track] Végig a pályán
    [pay] Fizess
    [lay] Rakj le egy szőnyeget
    [cover] Takarj le egy szőnyeget
   *[win] Nyerj
}
learn-says =
    { $lesson ->
        [turn] Ő Assam. Arra megy, amerre néz, de előtte negyed fordulattal balra vagy jobbra fordíthatod.
        [roll] A kocka papucsokat mutat, és Assam ennyi mezőt megy. A kettes és a hármas a leggyakoribb.
        [track] A piac szélén Assam végigmegy a sárgaréz pályán, és a szomszédos sorban tér vissza. Az út a pályán nem számít lépésnek.
        [pay] Assam mindjárt megáll egy kék szőnyegen. Az ott összefüggő kék mezők egy területet alkotnak, és mindegyikért egy dirhemet fizetsz Kéknek.
        [lay] Assam sétája után lerakod egy szőnyegedet. Két mezőt takar, és legalább az egyiknek közvetlenül Assam mellett kell lennie.
        [cover] A szőnyegedet más szőnyegekre is rárakhatod. Csak azt nem szabad, hogy más szőnyegének mindkét felét egyszerre takard le.
       *[win] Minden dirhem egy pont, és minden látható mező is. Egy szőnyeged maradt, és Kék két ponttal vezet.
    }
learn-task =
    { $lesson ->
        [turn] Fordítsd jobbra.
        [roll] Dobj a kockával.
        [track] Dobj, és nézd, merre megy Assam.
        [pay] Dobj, és nézd meg, mennyit fizetsz.
        [lay] Válassz helyet a piros szőnyegednek.
        [cover] Rejtsd el a kék szőnyeg egyik felét.
       *[win] Rakd le úgy az utolsó szőnyegedet, hogy nyerj.
    }
learn-done =
    { $lesson ->
        [turn] Most jobbra néz, és arra is fog menni.
        [roll] Három papucs, három mező.
        [track] Ki az egyik sorból, vissza a szomszédosba: három mező, a pálya pedig nem számított.
        [pay] Három kék mező, tehát Kék három dirhemet kap.
        [lay] A szőnyeged a helyén van. Mostantól a többiek fizetnek, ha a körükben Assam ott áll meg.
        [cover] Jól elrejtetted. Kéknek eggyel kevesebb mezője van, és kisebb a területe.
       *[win] Egy ponttal nyertél: két mezővel több neked, eggyel kevesebb Kéknek.
    }
learn-else =
    { $lesson ->
        [turn] Arra is mehet. Most azonban a jobbra mutató nyilat válaszd.
        [cover] Ez szabad, de semmi kéket nem rejt el. Olyan helyet válassz, amely letakarja a két kék mező egyikét.
       *[win] Majdnem! De Kék még mindig nyerne, mert több a dirheme. Takarj le egy kék mezőt, de egyet se a sajátjaid közül.
    }
learn-how-arrow = Koppints egy nyílra, vagy használd a nyílbillentyűket. Aztán nyomd meg a gombot vagy az Entert.
learn-how-rug = Koppints egy mezőre, hogy láss ott egy szőnyeget. Koppints rá újra a következőért, vagy koppints egy szomszédos mezőre, hogy azt a kettőt válaszd. A nyílbillentyűket is használhatod. A szőnyeg lerakásához nyomd meg a gombot vagy az Entert.
learn-do = { $step ->
    [turn] Fordítás
    [roll] Dobás
   *[lay] Szőnyeg lerakása
}
learn-name = { $seat ->
    [1] Te
    [2] Kék
   *[3] Sárga
}
learn-back = Vissza
learn-next = Tovább
learn-skip = Kihagyás
learn-once-more = Még egyszer
learn-end-title = Ennyi az egész játék
learn-end = Fordíts, dobj, fizess, rakj szőnyeget, és tartsd szemmel mindenkiét. A többit játék közben megtanulod.
learn-play = Játssz most
learn-read-rules = Olvasd el a szabályokat
learn-from-start = Újrakezdés

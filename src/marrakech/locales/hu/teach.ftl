### Hungarian: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = A szabályok
rules-lead = A piac Assamé, és neki nehéz a kedvében járni: arra megy, amerre fordították, és aki más szőnyegére viszi, az fizet érte. Rakd le jól a szőnyegeidet, vigyázz a dirhemeidre, és a végén mindkettőből mutass fel többet, mint bárki más.
rules-unofficial = Ezek a szabályok a mi szavainkkal szólnak. Ez a játék független a nyomtatott játék készítőitől.
rules-contents = Tartalom
rules-learn-instead = Inkább kipróbálnád? Tanuld meg két perc alatt.
rules-show = Mutasd
rules-show-again = Mutasd újra
rules-allowed = Szabad
rules-forbidden = Nem szabad

## The aim

rules-aim = A cél
rules-aim-points = A végén minden dirhemed egy pont, és minden mező is egy pont, ahol látszik valamelyik szőnyeged. Akinek a legtöbb pontja van, az nyer.

## What there is

rules-things = Kellékek
rules-things-market = A piac hétszer hét mező. Assam a középsőn kezd, és mindig egy sor vagy egy oszlop mentén néz.
rules-things-die = A fakocka papucsokat mutat: egyet egy lapon, kettőt két lapon, hármat két lapon és négyet egy lapon. A kettes és a hármas tehát kétszer olyan gyakori, mint az egyes és a négyes.
rules-things-stock = Mindenki 30 dirhemmel kezd. Egy szőnyeg két mezőt takar, amelyeknek közös oldaluk van. Három játékosnál mindenkinek 15 szőnyege van, négynél 12; kettőnél kicsit más, lásd lejjebb.
rules-things-figure = Assam középen kezd. A jelölt mezők felé indulhat el.

## A turn

rules-turn = Egy kör
rules-turn-lead = A körödnek négy része van, mindig ebben a sorrendben.
rules-turn-face = Fordítás
rules-turn-figure = Assam délre néz. A jelölt mezők akkor vannak előtte, ha úgy marad, ahogy áll, vagy ha negyed fordulattal balra, illetve jobbra fordul. Észak mögötte van: arra sosem fordul.
rules-turn-face-how = Fordítsd Assamot negyed fordulattal balra, negyed fordulattal jobbra, vagy hagyd úgy, ahogy áll. Hátra sosem fordul.
rules-turn-roll = Dobás
rules-turn-roll-how = Dobj a kockával. Assam annyi mezőt megy, ahány papucsot a kocka mutat, egyenesen, üres mezőkön és szőnyegeken át egyaránt.
rules-turn-pay = Fizetés
rules-turn-pay-how = Ha egy másik játékos szőnyegén áll meg, fizetsz annak a játékosnak. Üres mezőn és a saját szőnyegeden nem fizetsz semmit.
rules-turn-lay = Lerakás
rules-turn-lay-how = Rakd le egyik szőnyegedet Assam mellé. Ez nem választás kérdése: ha lerakható egy szőnyeg, akkor le kell rakni. Utána a következő játékos jön.

## The edge

rules-edge = A piac szélén túl
rules-edge-track = A piac körül sárgaréz pályák futnak. Amikor Assam lelép a piac széléről, végigmegy az ott kezdődő pályán, és ott tér vissza a piacra, ahol a pálya véget ér. Maga az út nem számít lépésnek; az a mező viszont, ahol visszatér, igen.
rules-edge-half = A legtöbb pálya félkör: a szomszédos sorban vagy oszlopban tér vissza, és az ellenkező irányba néz.
rules-edge-corner = Két sarokban, jobbra fent és balra lent, a pálya hurok: ugyanarra a sarokmezőre tér vissza, amelyet épp elhagyott, negyed fordulattal elfordulva, így a másik oldal mentén megy tovább.
rules-edge-figure-half = Három papucs: egy lépés a piac széléig, aztán végig a félkörön; a mező, ahol visszatér, a második lépés, és jön még egy.
rules-edge-figure-corner = Két papucs a sarokban: végig a hurkon, vissza a sarokmezőre, ez az első lépés, aztán tovább a piac széle mentén.

## Paying

rules-pay = Fizetés
rules-pay-area = A díj egy dirhem annak a területnek minden mezőjéért, amelyen Assam áll: az azonos színű, oldalukkal összefüggő mezőkért, Assam mezőjét is beleértve. Amelyek csak a sarkukkal érintkeznek, nem függnek össze. Csak az számít, ami legfelül van.
rules-pay-figure = Assam kéken áll meg. Itt négy kék mező függ össze, így a díj négy dirhem. Az ötödik csak a sarkával érintkezik, és nem kerül semmibe.

## Laying

rules-lay = Szőnyeg lerakása
rules-lay-where = A szőnyeg két mezőt takar, amelyeknek közös oldaluk van. Legalább az egyiknek oldalával kell csatlakoznia Assam mezőjéhez, és egyik sem lehet maga Assam mezője.
rules-lay-over = Kerülhet üres mezőkre, a saját szőnyegeidre és mások szőnyegeinek egyik felére; amit letakar, az egyelőre nem látszik, és senkinek sem számít.
rules-lay-whole = Egyvalamit nem szabad: egyetlen szőnyeggel letakarni egy másik játékos szőnyegének mindkét felét. Két különböző szőnyeg egy-egy fele rendben van. Amelyik szőnyegnek az egyik fele már takarva van, az többé nem egész szőnyeg, így a megmaradt fele letakarható.
rules-lay-figure-where = Piros bármelyik helyet választhatja, amelynek legalább az egyik fele érinti Assam mezőjének egyik oldalát. A jelölt mezők e négy oldal mellett vannak.
rules-lay-figure-half = Piros letakarja a kék szőnyeg egyik felét és egy üres mezőt.
rules-lay-figure-two = Piros két különböző kék szőnyeg egy-egy felét takarja le.
rules-lay-figure-whole = Piros nem takarhatja le egy szőnyeggel a jelölt mezőket: ott egy kék szőnyeg mindkét fele fekszik.

## The end

rules-end = A vége
rules-end-when = A játszma akkor ér véget, amikor a játékban lévők közül már senkinek sincs lerakható szőnyege.
rules-end-points = Számold meg a mezőket, ahol látszanak a szőnyegeid, és add hozzá a dirhemeidet. Akinek a legtöbb pontja van, az nyer. Ha kettőnek ugyanannyi, az nyer, akinek több dirheme van; ha az is egyenlő, osztoznak a győzelmen.

## Out of the game

rules-out = Kiesés
rules-out-pay = Ha nem tudod kifizetni az egész díjat, kifizeted, amid van, és kiesel. A köröd ezzel véget ér, és a még le nem rakott szőnyegeid visszakerülnek a dobozba.
rules-out-rugs = A piacon lévő szőnyegeid a helyükön maradnak, de többé senki sem fizet értük, és senkinek sem érnek pontot. A többiek számára továbbra is idegen szőnyegek: senki sem takarhatja le egynek mindkét felét egyszerre.
rules-out-last = Ha az utolsó dirhemedet is odaadod, még nem estél ki, feltéve, hogy a teljes díjat ki tudtad fizetni. Ha csak egy játékos marad, ő nyert. A kiesettek mindenki más mögé kerülnek; minél később estél ki, annál jobb.

## Giving up

rules-give-up = Feladás
rules-give-up-how = Bármikor feladhatod, akkor is, ha nem te jössz. Ilyenkor a fentiek szerint kiesel, és a dirhemeid visszakerülnek a bankba. Ugyanez történik, ha órával játszva lejár az időd, hacsak az asztalt nem úgy nyitották, hogy bot játszik tovább helyetted.

## Two players

rules-two = Két játékos
rules-two-pile = Két játékosnál mindkettőnek két színe van: az egyik pirossal és kékkel, a másik sárgával és zölddel játszik, mindegyikből tizenkét szőnyeggel. A 24 szőnyegedet egyetlen halomba keverjük. A legfelső mindig látszik, és azt kell legközelebb leraknod.
rules-two-area = Mindegyik szín külön terület: ahol a két színed egymás mellett fekszik, csak annak a színnek a mezőiért kell fizetni, amelyiken Assam áll.

## The variant

rules-variant = A változat: fordíts a következőnek
rules-variant-how = Itt nem a dobás előtt fordítod el Assamot. Dobsz, ő megy arra, amerre már néz, fizetsz, és lerakod a szőnyeget. Aztán negyed fordulattal balra vagy jobbra fordítod, és ezzel kijelölöd az utat a következő játékosnak. Aki kiesett, nem fordít, és az utolsó szőnyeg után sem fordítja el senki.

## Printings

rules-printings = Amiben a kiadások eltérnek
rules-printings-lead = A nyomtatott szabályok nem mindenhol egyformák. Asztalnyitáskor választhatsz egy kiadást, vagy az alábbiakat egyenként. A szokásos az, amit ez az oldal leír.
rules-printings-what = Mi
rules-printings-usual = A szokásos
rules-printings-else = Máshol
rules-printings-who = Ezekben a kiadásokban
rules-printings-nobody = ezek egyikében sem
rules-printings-presets = Asztalnyitáskor bármelyik kiadás kiválasztható a nyelve szerint.
rules-option-bankruptcy = Aki nem tudja kifizetni az egész díjat,
rules-option-bankruptcy-usual = kiesik.
rules-option-bankruptcy-else = kifizeti, amije van, és továbbjátszik.
rules-option-steering = Assam fordítása
rules-option-steering-usual = a dobás előtt.
rules-option-steering-else = a lerakás után, a következő játékosnak. Van kiadás, ahol ekkor el kell fordítani, és van, ahol maradhat is.
rules-option-area = A díj alapja
rules-option-area-usual = egy szín mezői.
rules-option-area-else = egy tulajdonos mezői, a kétszínű halom mindkét színe együtt.
rules-option-whole = Egy szőnyeg két fele nem takarható le egyszerre,
rules-option-whole-usual = ha más játékosé.
rules-option-whole-else = bárkié legyen is, a tiéd sem kivétel.
rules-option-halves = Az új szőnyeg alatti két mező
rules-option-halves-usual = lehet azonos színű.
rules-option-halves-else = sosem lehet azonos színű. Ha nem fér el szőnyeg, visszakerül a dobozba.
rules-option-pile = Kétszemélyes játszmában a halom
rules-option-pile-usual = meg van keverve.
rules-option-pile-else = színei váltakoznak.
rules-option-stock = Két játékosnál fejenként
rules-option-stock-usual = 24 szőnyeg van, két színben.
rules-option-stock-else = 15 szőnyeg van, egy színben.
rules-option-tie = Azonos pontszámnál
rules-option-tie-usual = az nyer, akinek több dirheme van.
rules-option-tie-else = megosztott a győzelem.
rules-option-box = A dobozban van
rules-option-box-usual = négy készlet, egyenként 15 szőnyeg.
rules-option-box-else = három 15-ös készlet és egy 12-es.
rules-option-starter = Hogy ki kezd, azt
rules-option-starter-usual = sorsolás dönti el.
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
learn-says = { $lesson ->
    [turn] Ő Assam. Arra megy, amerre néz, de előtte negyed fordulattal balra vagy jobbra fordíthatod.
    [roll] A kocka papucsokat mutat: ennyi mezőt megy. A kettes és a hármas a leggyakoribb.
    [track] A piac szélén végigmegy a sárgaréz pályán, és a szomszédos sorban tér vissza. Az út egyetlen lépésbe sem kerül.
    [pay] Egy kék szőnyegen fog megállni. Minden ott összefüggő kék mezőért egy dirhemet fizetsz Kéknek.
    [lay] Séta után lerakod egy szőnyegedet: két mezőre, amelyek közül legalább az egyik közvetlenül Assam mellett van.
    [cover] A szőnyegek egymásra is kerülhetnek. Csak az nem szabad, hogy más szőnyegének mindkét felét egyszerre takard le.
   *[win] Egy dirhem egy pont, egy látható mező egy pont. Egy szőnyeged maradt, és Kék két ponttal vezet.
}
learn-task = { $lesson ->
    [turn] Fordítsd jobbra.
    [roll] Dobj a kockával.
    [track] Dobj, és nézd, ahogy végigmegy.
    [pay] Dobj, és nézd meg, mibe kerül.
    [lay] Keress helyet a piros szőnyegednek.
    [cover] Rejtsd el a kék szőnyeg egyik felét.
   *[win] Rakd le úgy az utolsó szőnyegedet, hogy nyerj.
}
learn-done = { $lesson ->
    [turn] Most jobbra néz, és arra is fog menni.
    [roll] Három papucs, három mező.
    [track] Ki az egyik sorból, vissza a szomszédosba: három mező, az út pedig ingyen volt.
    [pay] Három kék mező, tehát három dirhem jut Kéknek.
    [lay] A szőnyeged a helyén van. Mostantól a többiek fizetnek, ha Assam ott áll meg.
    [cover] Jól elrejtetted. Kéknek eggyel kevesebb mezője van, és kisebb a területe.
   *[win] Egy ponttal nyertél: két mezővel több neked, eggyel kevesebb Kéknek.
}
learn-else = { $lesson ->
    [turn] Arra is mehet. Most azonban a jobbra mutató nyilat válaszd.
    [cover] Ez szabad, de semmi kéket nem rejt el. Olyan helyet válassz, amely letakarja a két kék mező egyikét.
   *[win] Majdnem: Kék még mindig nyerne, mert több a dirheme. Takarj le egy kék mezőt, de egyet se a sajátjaid közül.
}
learn-how-arrow = Érints meg egy nyilat, vagy használd a nyílbillentyűket.
learn-how-rug = Érints meg egy mezőt, hogy láss ott egy szőnyeget, és újra a következőért, vagy használd a nyílbillentyűket. A szőnyeg másik fele, a gomb vagy az Enter rakja le.
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
learn-end = Fordíts, dobj, fizess, rakj le, és tartsd szemmel mindenki szőnyegeit. A többit játék közben megtanulod.
learn-play = Játssz most
learn-read-rules = Olvasd el a szabályokat
learn-from-start = Elölről

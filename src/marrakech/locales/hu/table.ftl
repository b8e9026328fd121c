### Hungarian: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Te jössz: fordítsd el Assamot, aztán dobj.
    [roll] Te jössz: dobj.
    [lay] Rakd le a { colour } szőnyegedet Assam mellé.
    [steer] Fordítsd el Assamot a következő játékosnak.
    [draw] Húzzuk a következő szőnyegedet.
   *[over] A játszma véget ért.
}
todo-shared =
    { $step ->
        [turn] { $name }: fordítsd el Assamot, aztán dobj.
        [roll] { $name }: dobj.
        [lay] { $name }: rakd le a { colour } szőnyegedet Assam mellé.
        [steer] { $name }: fordítsd el Assamot a következő játékosnak.
        [draw] { $name }: húzzuk a következő szőnyegedet.
       *[over] A játszma véget ért.
    }
todo-other =
    { $step ->
        [turn] { $name } most dönti el, merre menjen Assam.
        [roll] { $name } mindjárt dob.
        [lay] { $name } helyet választ egy { colour } szőnyegnek.
        [steer] { $name } elfordítja Assamot a következő játékosnak.
        [draw] { $name } kihúzza a következő szőnyegét.
       *[over] A játszma véget ért.
    }
todo-playing = { $name } játszik.
todo-playing-you = Te játszol.
todo-lent = { $name }: bot játszik helyetted.
todo-getting-ready = { $name } készülődik…
act-roll = Dobás
act-lay = Szőnyeg lerakása
act-steer = Assam fordítása
act-box = Vissza a dobozba
act-choose-rug = Válassz két mezőt
act-choose-facing = Válassz irányt
act-sent = Küldés…
act-wait = Mások játszanak
act-watch = Nézőként vagy itt
skip = Átugrás
action-title = Teendő

## Hints

hint = Tipp
hint-hide = Tipp elrejtése
hint-thinking = Tipp keresése…
hint-warming = A botok készülődnek. Amint készen állnak, megjelenik a tipp.
hint-would-face = { $name } { $facing ->
    [N] északra
    [E] keletre
    [S] délre
   *[W] nyugatra
} fordítaná Assamot.
hint-would-lay = { $name } ide rakná a szőnyeget: { $first } és { $second }.
hint-chance =
    { $times ->
        [0] Ezzel a választással szinte sosem nyersz.
       *[other] Ezzel a választással 100 játszmából { $times } alkalommal nyersz.
    }
hint-choices = A legjobb választások

## Taking back the last rug, round one device

undo = Visszaveszem
undo-help = Az utolsó szőnyeg visszavétele (lehetséges, amíg Assamot újra el nem fordítják)
did-undo = { $name } visszaveszi az utolsó szőnyeget.
keys-undo = az utolsó szőnyeg visszavétele (ha mindenki egy eszközön játszik)

## What happened besides

did-run-out = { $name } ideje lejárt, ezért kiesett.
did-break-rules = { $name } megszegte a szabályokat, ezért kiesett.
did-fail =
    { $reason ->
        [engine-not-started] { $name } nem tudott elindulni, ezért kiesett.
        [engine-hung] { $name } nem válaszolt többé, ezért kiesett.
        [engine-flooded] { $name } túl sok adatot küldött, ezért kiesett.
        [engine-junk] { $name } olvashatatlan választ küldött, ezért kiesett.
        [engine-illegal] { $name } szabálytalant lépett, ezért kiesett.
       *[engine-crashed] { $name } összeomlott, ezért kiesett.
    }
did-sit = { $name } leül.
did-vacate = Újra szabad: { $seat }. hely.
did-seat-bot = Bot ül le ide: { $seat }. hely.
did-start = Kezdődik a játszma.
did-stand-in =
    { $reason ->
        [time] { $name } ideje lejárt; bot veszi át a helyét.
       *[absent] { $name } távol van; bot veszi át a helyét.
    }
did-come-back = { $name } visszatért.
did-move = { $name } most egy másik eszközön játszik.
did-hold = A szerver egy ideig nem működött. Semmi sem veszett el.
did-cancel = Az asztalt törölték.
log-face =
    { $facing ->
        [N] északra
        [E] keletre
        [S] délre
       *[W] nyugatra
    } fordítja Assamot
log-steer = { $facing ->
    [N] északra
    [E] keletre
    [S] délre
   *[W] nyugatra
} fordítja Assamot a következő játékosnak
log-roll = { $slippers } papucsot dob, Assam ide megy: { $square }
log-pay = fizet { $count } dirhemet → { $owner }
log-pay-part = csak { $count } dirhemet tud fizetni → { $owner }
log-go-out = kiesett
log-lay = { colour } szőnyeg: { $first } és { $second }
log-return = visszatesz egy szőnyeget a dobozba
log-draw = következő szőnyeg: { colour }
log-title = Játszmanapló
log-empty = Még semmi. Mindjárt kezdődik az első kör.
side-title = Játszmanapló és asztal

## Looking back at an earlier turn

log-about = Válassz egy kört, hogy lásd a piacon.
look-title = Egy korábbi kör
look-back = Egy körrel vissza
look-forward = Egy körrel előre
look-return = Vissza a játszmához
look-opened = Egy korábbi kört nézel. Az Esc visszavisz a játszmához.
look-returned = Újra a játszmában vagy.
look-your-turn = Te jössz.
look-gone-on = A játszma közben továbbment.
keys-look = a naplóban: lépkedés a körök között; az Enter megmutatja a kört a piacon, az Esc visszavisz a játszmához

## Seats

seats-title = Helyek
seat-open = { $seat }. hely, szabad
seat-rugs = { $count } { colour } szőnyeg maradt
seat-next = (a következő)
seat-score = { dirhams } és { $squares } látható mező: { $points } pont
seat-out-mark = kiesett
mark-you = te
mark-bot = bot
mark-lent = bot játszik
mark-away = távol
bot-called =
    { $bot ->
        [random] Turista
        [novice] Kezdő
        [greedy] Inas
        [merchant] Kereskedő
        [master] Mester
        [champion] Bajnok
       *[other] Bot { $bot }
    }
bot-lettered =
    { $bot ->
        [random] Turista { $letter }
        [novice] Kezdő { $letter }
        [greedy] Inas { $letter }
        [merchant] Kereskedő { $letter }
        [master] Mester { $letter }
        [champion] Bajnok { $letter }
       *[other] Bot { $bot } { $letter }
    }
bot-about =
    { $bot ->
        [random] Véletlenszerűen játszik.
        [novice] Körülbelül minden második alkalommal jól játszik.
        [greedy] Egy kört lát előre, és a pontokra hajt.
        [merchant] Arra is gondol, mit hoz később egy-egy döntés.
        [master] Messzire lát előre, és nehéz legyőzni.
        [champion] Magától tanult, és őt a legnehezebb legyőzni.
       *[other] A maga módján játszik.
    }
watchers = { $watchers } néző van itt.
you-watch = { $others ->
    [0] Nézőként vagy itt.
    [one] Rajtad kívül még egy néző van itt.
   *[other] Rajtad kívül még { $others } néző van itt.
}
time-short = Tíz másodperc maradt.

## What a seat says when it is chosen

seat-each-counts = Minden dirhem egy pontot ér, és minden mező is, amelyen ilyen színű szőnyeg látszik.
seat-each-counts-two = Minden dirhem egy pontot ér, és minden mező is, amelyen e két szín egyikének szőnyege látszik.
seat-pile-two =
    { $whose ->
        [you] A halmodban kétféle színű szőnyegek vannak.
       *[other] Ebben a halomban kétféle színű szőnyegek vannak.
    }
seat-pile-next = A következő szőnyeg { colour }. Mindenki látja.
seat-pile-empty = Ezek a szőnyegek már mind a piacra kerültek.
seat-next-mark = következő
seat-about-out = Kiesett. Ezek a szőnyegek a piacon maradnak, de nem kerül semmibe megállni rajtuk.
seat-about-away = Távol van: most nincs megnyitva nála a játszma oldala.
seat-about-bot = Bot. { bot-about }
seat-about-lent = Itt bot játszik, amíg a játékos vissza nem tér. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Reakciók
react = Mondj valamit
reaction =
    { $reaction ->
        [hello] Szia!
        [good-luck] Sok szerencsét!
        [well-played] Szép játék!
        [thanks] Köszönöm!
        [ouch] Jaj!
        [laugh] Haha!
        [wow] Hűha!
       *[moment] Egy pillanat!
    }
did-react = { $name }: { reaction }
did-react-you = Te: { reaction }
did-react-spectator = Egy néző: { reaction }
reactions-mute = Reakciók némítása ennél az asztalnál
reactions-mute-help = Többé nem látod és nem hallod, mit küldenek mások. Te továbbra is küldhetsz.

## A square that was asked about

area-price =
    { $squares } mezős { colour } terület. Tulajdonos: { $owner }. Díj mindenki másnak: { dirhams }.
area-free =
    { $squares } mezős { colour } terület. Tulajdonos: { $owner }, kiesett. Itt senki sem fizet.

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = A tiéd: másoknak { dirhams }
price-tag-free = Nincs mit fizetni
price-nudge =
    { $how ->
        [touch] Koppints bármelyik szőnyegre, hogy lásd, mibe kerül ott megállni.
       *[mouse] Mutass bármelyik szőnyegre, hogy lásd, mibe kerül ott megállni.
    }

## The board’s words

board-label = A piac
board-square = { $square }, { $colour ->
    [bare] üres
    [r] piros szőnyeg
    [b] kék szőnyeg
    [y] sárga szőnyeg
   *[g] zöld szőnyeg
}{ $assam ->
    [here] , itt áll Assam
   *[no] {""}
}
board-facing = Assam { $facing ->
    [N] északra
    [E] keletre
    [S] délre
   *[W] nyugatra
} fordítása
board-lay = Szőnyeg ide: { $first } és { $second }
board-die = A kocka { $slippers } papucsot mutat

## The line

line-connecting = Kapcsolódás…
line-slow = Lassú a kapcsolat…
line-back = Helyreállt a kapcsolat.
line-lost = { $seconds } másodperce nincs kapcsolat. Próbálunk újra kapcsolódni; semmi sem veszett el.
line-lost-kept = { $seconds } másodperce nincs kapcsolat. A lépésed megmarad, és elküldjük, amint helyreáll a kapcsolat.
bot-played = Amíg távol voltál, bot játszott helyetted. Most újra te játszol.
bot-plays-for-you = Bot játszik helyetted.
play-myself = Átveszem
away-long = { $name } egy ideje távol van.
away-wait = Várok
away-bot = Játsszon bot

## The server is well again

server-recovered = A szerver újra működik. Játszhatsz tovább.

## Before the game

gathering-title = Várunk a többiekre
gathering-title-full = Mindenki itt van
gathering-title-guest = Hamarosan játszma kezdődik
gathering-open = Még { $open } hely szabad. A játszma azonnal kezdődik, amint betelik az asztal.
gathering-awaited = A játszma automatikusan elkezdődik, amint mindenki megnyitotta ezt az oldalt. Még hiányzik: { $names }.
gathering-unready = A játszma elkezdődhet, amint mindenki megnyitotta ezt az oldalt. Még hiányzik: { $names }.
gathering-full = { $host ->
    [you] Kezdheted, amikor csak akarod.
   *[other] A játszmát a házigazda indítja.
}
invite-title = Hívd meg a barátaidat
invite-text = Küldd el nekik ezt a linket, vagy olvastasd be velük a kódot. Aki megnyitja, leülhet, regisztráció nélkül.
invite-link = Meghívó link
invite-qr = A meghívó link QR-kódja
invite-message = Gyere, játsszunk egy Marrakech-játszmát.
invite-here-only = { $host } csak ezen a gépen működik. Ha másokat is be akarsz engedni, így indítsd a szervert, és a gép hálózati címén nyisd meg a játékot:
invite-renew = Új link készítése
invite-renewed = Itt az új link. A régi már nem működik.
invite-host-has-it = A meghívó link a házigazdánál van.
watch-title = Valaki csak nézné a játszmát?
watch-link = Link csak nézőknek
watching-gathering = Nézőként vagy itt. Ha játszanál, kérd el a meghívó linket.
watching-full = Minden hely foglalt. Nézheted, és ha valaki elmegy, leülhetsz ide.
join-late = Ha ezek közül az egyik hely a tiéd, áthozhatod ide: azon az eszközön, ahol leültél, nyisd meg ezt: „{ this-table }”, majd válaszd ezt: „{ move-seat }”.
your-name = A neved
player-numbered = { $seat }. játékos
sit-down = Leülök
seat-bot = Bot ide
which-bot = Melyik bot
remove = Eltávolítás
remove-name = Eltávolítás: { $name }
leave-seat = Felállok
start-game = Játszma indítása
cancel-table = Asztal törlése
cancel-title = Törlöd ezt az asztalt?
cancel-text = Ide többé senki sem ülhet le, és a link sem működik tovább.
cancel-no = Megtartom

## An invitation

invited-by = { $name } meghív egy Marrakech-játszmára
invited-again = { $name } újra játszana
invited-new = Új neked a Marrakech?
invited-back = Vissza a meghíváshoz
seats-taken-title = Minden hely foglalt
seats-taken-text = A játszma ezúttal nélküled megy. Nézheted, vagy kérj a barátaidtól egy másik asztalt.
seats-taken-watch = Nézem a játszmát
seats-taken-own = Asztal nyitása
gathering-away = Jelenleg távol: { $names }

## The next game with the same players

gathering-title-again = A következő játszma
gathering-asked = Meghívva: { $names }
gathering-here = Már itt van: { $names }
mark-asked = meghívva
invite-again = Link küldése

## This table

this-table = Ez az asztal
rules-on = Szabályok
rules-edition = Kiadás: { $edition }
rules-usual = A szokásos szabályok.
rules-bankruptcy-play-on = Aki nem tudja kifizetni a teljes díjat, kifizeti, amije van, és továbbjátszik.
rules-steering-after-must = Változat: előbb dobás. Szőnyeglerakás után Assamot balra vagy jobbra kell fordítanod a következő játékosnak.
rules-steering-after-may = Változat: előbb dobás. Szőnyeglerakás után elfordíthatod Assamot a következő játékosnak.
rules-area-owner = A díjba a tulajdonos mindkét színe beleszámít.
rules-whole-nobody = Egyetlen egész szőnyeg sem takarható le egyszerre, még a sajátod sem.
rules-halves-colours = Egy szőnyeg sosem takarhat le két azonos színű mezőt.
rules-pile-alternating = Két játékosnál mindegyik halom színei váltakoznak.
rules-stock-15 = Két játékosnál mindkettőjüknek 15 azonos színű szőnyege van.
rules-tie-shared = Akiknek azonos a pontszámuk, osztoznak a győzelmen.
rules-clock-none = Nincs óra.
rules-clock-turn =
    { $seconds } másodperc körönként. { $timeout ->
        [bot] Ha egy játékosnak lejár az ideje, bot veszi át a helyét.
       *[out] Akinek lejár az ideje, kiesik.
    }
rules-clock-game =
    Fejenként { $minutes } perc az egész játszmára{ $increment ->
        [0] .
       *[other] , és körönként még { $increment } másodperc.
    } { $timeout ->
        [bot] Ha egy játékosnak lejár az ideje, bot veszi át a helyét.
       *[out] Akinek lejár az ideje, kiesik.
    }
read-rules = Szabályok olvasása
fair-title = Tisztességes kocka
fair-text = Minden dobás a szerver titkos magjából és a helyek egy-egy magjából adódik. A szerver a játszma előtt közzéteszi a lenti lenyomatot, és a magjának meg kell felelnie ennek. A játszma után a szerver felfedi a magját, és bárki ellenőrizhet minden dobást.
fair-seats = Minden játékos oldala is közzéteszi a magja lenyomatát, a magot pedig automatikusan felfedi, amint minden lenyomat megvan. Így senki sem választhat magot a többiekéhez igazítva.
fair-hash = A mag lenyomata (SHA-256): { $name }
fair-commitment = A szerver magjának lenyomata (SHA-256)
fair-seed = Mag: { $name }
fair-change = Saját mag módosítása
fair-change-name = Mag módosítása: { $name }
fair-change-do = Módosítás
fair-salted = A magodhoz véletlen karakterek kerülnek, hogy a lenyomatából senki se találhassa ki.
fair-changed = A magod megváltozott.
move-seat = Folytatás másik eszközön
move-seat-name = Átvitel másik eszközre: { $name }
move-seat-title = Vidd magaddal a helyedet
move-seat-text =
    { $minutes ->
        [one] Nyisd meg ezt a linket a másik eszközön egy percen belül. Egyszer működik. Utána ott játszol, ezen az eszközön pedig csak nézheted.
       *[other] Nyisd meg ezt a linket a másik eszközön { $minutes } percen belül. Egyszer működik. Utána ott játszol, ezen az eszközön pedig csak nézheted.
    }
move-seat-link = Link a másik eszközhöz
move-seat-qr = QR-kód: link a másik eszközhöz
claim-title = Ezen az eszközön játszol?
claim-text = Ez a link áthoz egy helyet erre az eszközre. A másik eszközön utána csak nézni lehet.
claim-yes = Itt játszom
claim-no = Csak nézem
seat-claimed = Most már ezen az eszközön játszol.
give-up = Feladom
give-up-name = Feladás: { $name }
give-up-title = Feladod ezt a játszmát?
give-up-text = Kiesel a játékból. A dirhemeid visszakerülnek a bankba, és a szőnyegeid többé senkinek sem számítanak.
give-up-no = Játszom tovább

## The end

you-win = Nyertél!
standings-title = Pontállás
standings-rank = Helyezés
standings-name = Játékos
standings-dirhams = Dirhem
standings-squares = Mező
standings-points = Pont
standings-plus = + { $squares }
standings-out = { $why ->
    [time] lejárt az ideje
    [rules] megszegte a szabályokat
    [engine] hibára futott
    [gave-up] feladta
   *[poor] nem tudott fizetni
}
chart-title = Pontok körönként
chart-turn = Kör
chart-as-table = Megjelenítés táblázatként
rematch = Új játszma
rematch-join = Beszállok a következőbe
rematch-wanted = A többiek újra játszanának.
watch-next = Nézem a következőt
replay-game = Visszanézem
download-record = Játszmalap letöltése
share = Megosztás
share-title = Az eredmény megosztása
share-text = Szöveg és link
share-result = Marrakech: { $result }
dice-check = Dobások ellenőrzése
dice-checking = Ellenőrzés…
dice-fine =
    { $count ->
        [one] Az egyetlen dobás vagy húzás megfelel a magoknak.
       *[other] Minden dobás és húzás ({ $count }) megfelel a magoknak.
    }
dice-compared =
    { $how ->
        [all] Minden közzétett lenyomat, a szerveré és a helyeké is, megegyezik azzal, amelyet ez az eszköz elmentett, mielőtt felfedte a saját véletlenmagját.
        [server] A szerver lenyomata megegyezik azzal, amelyet ez az eszköz látott. A helyek lenyomatait nem mentette el, így azokat nincs mivel összevetni.
       *[none] Ez az eszköz a játszma előtt egyetlen lenyomatot sem mentett el, így nincs mivel összevetni a játszmalapot.
    }
dice-rounds =
    { $count ->
        [one] Előtte ez az eszköz egyszer felfedett egy magot, de a játszma nem kezdődött el; utána minden mag új lett.
       *[other] Előtte ez az eszköz { $count } alkalommal felfedett egy magot, de a játszma nem kezdődött el; utána mindig minden mag új lett.
    }
dice-other-promise = A szerver lenyomata megváltozott. Ez az eszköz ennél az asztalnál ezt látta: { $seen }, most pedig ezt találja: { $found }.
dice-seed-lost = Ezen az eszközön nincs meg a helyed magja, és másikat már késő választani. Nyisd meg ezt az oldalt azon az eszközön, amelyiken megvan. Ha nem tudod, a házigazda botnak adhatja a helyedet, vagy törölheti az asztalt.
dice-other-table = Ez a játszmalap egy másik asztalhoz tartozik: { $found }.

## The end, for the person at this screen

you-share-win = Osztozol a győzelmen!
over-by-points =
    { $lead ->
        [one] Győzelem egy ponttal: { dirhams } és { $squares } mező.
       *[other] Győzelem { $lead } ponttal: { dirhams } és { $squares } mező.
    }
over-by-dirhams =
    { $points ->
        [one] A dirhemek döntöttek ({ $most }–{ $next }): { $names } pontszáma egyaránt { $points }.
       *[other] A dirhemek döntöttek ({ $most }–{ $next }): { $names } pontszáma egyaránt { $points }.
    }
over-shared =
    { $points ->
        [one] Senki sem vezet: fejenként egy pont.
       *[other] Senki sem vezet: fejenként { $points } pont.
    }
over-only-one = Már csak { $name } maradt játékban.
over-only-you = Már csak te maradtál játékban.
over-others-gave-up = Mindenki más feladta.
over-you-close =
    { $lead ->
        [one] Milyen kevésen múlt: csak egy pont hiányzott neked. Szép játék volt!
       *[other] Milyen kevésen múlt: csak { $lead } pont hiányzott neked. Szép játék volt!
    }
over-you-equal = Milyen kevésen múlt: csak a dirhemek döntöttek. Szép játék volt!
over-you-second = Második lettél. Szép játék volt!
over-you-third = Harmadik lettél. Szép játék volt!
over-you-fourth = Negyedik lettél. Legközelebb több szerencsét!
over-you-lost = Szép játék volt! A piac nyitva áll egy újabb játszmára.
over-you-out = A vége előtt kiestél. A piac nyitva áll egy újabb játszmára.

## The points by turn

chart-help = Koppints az ábrára, vagy használd a nyílbillentyűket, hogy lásd mindenki pontjait bármelyik kör után.
chart-walk = Pontok egy kör után
chart-value = { $turn }. kör után: { $points }.
chart-value-start = A kezdéskor: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = A piac megtekintése: { $turn }. kör után
chart-watch-start = A piac megtekintése: kezdéskor

## Links, dialogs, pages

copy = Másolás
copied = Másolva
copy-by-hand = A link ki van jelölve, már csak ki kell másolnod.
close = Bezárás
dialog-no = Nem
table-try-again = Próbáld újra
to-home = A kezdőlapra
table-heading = Marrakech: { $names }
table-loading = Az asztal megnyitása…
table-gone-title = Az asztal nem található
table-gone = Lehet, hogy a link hiányos, vagy az asztalt már eltávolították.
table-unreachable-title = A szerver nem válaszol
table-cancelled-title = Ezt az asztalt törölték
table-cancelled = A házigazda lefújta a játszmát. Szeretnél másik asztalt nyitni?

## Window titles

title-my-turn = ● Te jössz
title-playing = Folyik a játszma
title-gathering = Várunk a játékosokra
title-won =
    { $count ->
        [one] { $names } nyer
       *[other] { $names } osztozik a győzelmen
    }
title-you-won = Nyertél
title-you-share = Osztozol a győzelmen
title-replay = Visszanézés: { $names }

## Help

keys-title = Gyorsbillentyűk
key-arrows = Nyilak
key-enter = Enter, szóköz
key-escape = Esc
keys-arrows = irány választása Assamnak, vagy hely választása a szőnyegednek
keys-enter = dobás, vagy a kiválasztott szőnyeg lerakása
keys-escape = a még nem megerősített választás törlése, vagy az animáció átugrása
keys-skip = az animáció átugrása
keys-log = a játszmanapló megnyitása vagy bezárása
keys-hint = tipp megjelenítése vagy elrejtése
keys-sounds = hangok be- vagy kikapcsolása
keys-help = a súgó megjelenítése
keys-touch = Ujjal: koppints egy mezőre, hogy láss ott egy szőnyeget. Koppints rá újra a következőért, vagy koppints egy szomszédos mezőre, hogy azt a kettőt válaszd. A szőnyeg lerakásához nyomd meg a gombot.

## Help: mouse, arrows and prices

keys-mouse = Egérrel: kattints egy szőnyegre, hogy kiválaszd, és kattints rá még egyszer, hogy lerakd. A dupla kattintás csak kiválaszt.
keys-facing = Ha egy nyílra koppintasz vagy kattintasz, azzal csak elfordítod Assamot. A dobáshoz nyomd meg a gombot.
keys-price = Koppints vagy kattints bármelyik másik szőnyegre, hogy lásd, mibe kerül ott megállni.

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
todo-shared = { $step ->
    [turn] { $name }: fordítsd el Assamot, aztán dobj.
    [roll] { $name }: dobj.
    [lay] { $name }: rakd le a { colour } szőnyegedet Assam mellé.
    [steer] { $name }: fordítsd el Assamot a következő játékosnak.
    [draw] Húzzuk { $name } következő szőnyegét.
   *[over] A játszma véget ért.
}
todo-other = { $step ->
    [turn] { $name } eldönti, merre menjen Assam.
    [roll] { $name } dob.
    [lay] { $name } helyet keres egy { colour } szőnyegnek.
    [steer] { $name } elfordítja Assamot a következő játékosnak.
    [draw] Húzzuk { $name } következő szőnyegét.
   *[over] A játszma véget ért.
}
todo-told = { $name } játszik.
todo-told-you = Te játszol.
todo-lent = { $name } helyett bot játszik.
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
hint-warming = A botok készülődnek. Jön a tipp, amint készen állnak.
hint-would-face = { $name } { $facing ->
    [N] északra
    [E] keletre
    [S] délre
   *[W] nyugatra
} fordítaná Assamot.
hint-would-lay = { $name } ide rakná a szőnyeget: { $first } és { $second }.
hint-chance = { $times ->
    [0] Ez szinte sosem nyer.
   *[other] Ez 100 játszmából { $times } alkalommal nyer.
}
hint-choices = A legjobb választások

## What happened besides

did-run-out = { $name } ideje lejárt, ezért kiesett.
did-break-rules = { $name } megszegte a szabályokat, ezért kiesett.
did-fail = { $reason ->
    [engine-not-started] { $name } nem tudott elindulni, ezért kiesett.
    [engine-hung] { $name } nem válaszolt, ezért kiesett.
    [engine-flooded] { $name } túl sokat beszélt, ezért kiesett.
    [engine-junk] { $name } érthetetlenül válaszolt, ezért kiesett.
    [engine-illegal] { $name } szabálytalanul választott, ezért kiesett.
   *[engine-crashed] { $name } összeomlott, ezért kiesett.
}
did-sit = { $name } leül.
did-vacate = Újra szabad: { $seat }. hely.
did-seat-bot = Bot ül le ide: { $seat }. hely.
did-start = Kezdődik a játszma.
did-stand-in = { $reason ->
    [time] { $name } ideje lejárt; bot játszik tovább.
   *[absent] { $name } távol van; bot játszik tovább.
}
did-come-back = { $name } visszatért.
did-move = { $name } egy másik eszközön folytatja.
did-hold = A szerver egy ideig nem volt elérhető. Semmi sem veszett el.
did-cancel = Az asztalt törölték.
log-face = irány: { facing }
log-steer = { $facing ->
    [N] északra
    [E] keletre
    [S] délre
   *[W] nyugatra
} fordítja Assamot
log-roll = { $slippers } papucsot dob, ide: { $square }
log-pay = fizet, { $owner } { $count } dirhemet kap
log-pay-part = csak { $count } dirheme van, { $owner } mindet megkapja
log-go-out = kiesett
log-lay = { colour } szőnyeg: { $first } és { $second }
log-return = visszatesz egy szőnyeget
log-draw = következő: { colour }
log-title = Mi történt
log-empty = Még semmi. Mindjárt kezdődik az első kör.
side-title = Napló és asztal

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
bot-called = { $bot ->
    [random] Kezdő
    [novice] Újonc
    [greedy] Inas
    [merchant] Kereskedő
    [master] Mester
   *[other] Bot { $bot }
}
bot-lettered = { $bot ->
    [random] Kezdő { $letter }
    [novice] Újonc { $letter }
    [greedy] Inas { $letter }
    [merchant] Kereskedő { $letter }
    [master] Mester { $letter }
   *[other] Bot { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Véletlenszerűen játszik.
    [novice] Minden második alkalommal jól játszik.
    [greedy] Egy kört lát előre, és a pontokra hajt.
    [merchant] Mérlegeli, mit hoz később egy-egy döntés.
    [master] A legerősebb: ő lát a legmesszebbre.
   *[other] A maga módján játszik.
}
watchers = { $watchers } néző van itt.
you-watch = { $others ->
    [0] Nézőként vagy itt.
    [one] Rajtad kívül még egy néző van itt.
   *[other] Rajtad kívül még { $others } néző van itt.
}
time-short = Tíz másodperc maradt.

## A square that was asked about

area-price = { $owner } { colour } területe { $squares } mezőből áll. Ha más áll meg itt, { $count } dirhemet fizet.
area-free = Ez a { colour } terület ({ $squares } mező) nem kerül semmibe: { $owner } kiesett.

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
line-lost = { $seconds } másodperce nincs kapcsolat. Újra próbálkozunk; semmi sem veszett el.
line-lost-kept = { $seconds } másodperce nincs kapcsolat. A lépésed megmarad, és elküldjük, amint helyreáll.
bot-played = Amíg távol voltál, bot játszott helyetted. Most újra te játszol.
bot-plays-for-you = Bot játszik helyetted.
play-myself = Átveszem
away-long = { $name } egy ideje távol van.
away-wait = Várok
away-bot = Játsszon bot

## Before the game

gathering-title = Várunk a többiekre
gathering-title-full = Mindenki itt van
gathering-title-guest = Hamarosan játszma kezdődik
gathering-open = Még { $open } hely szabad. A játszma akkor kezdődik, amikor betelik az asztal.
gathering-awaited = A játszma magától elkezdődik, amint ezek a játékosok megnyitják ezt az oldalt: { $names }.
gathering-unready = A játszma elkezdődhet, amint ezek a játékosok megnyitják ezt az oldalt: { $names }.
gathering-full = { $host ->
    [you] Kezdheted, amikor csak akarod.
   *[other] A játszmát a házigazda indítja.
}
invite-title = Hívd meg a barátaidat
invite-text = Küldd el nekik ezt a linket, vagy olvastasd be velük a kódot. Aki megnyitja, leülhet; regisztrálni senkinek sem kell.
invite-link = Link egy helyhez
invite-qr = QR-kód: link egy helyhez
invite-message = Gyere, játssz velem egy Marrakech-játszmát.
invite-here-only = { $host } csak ezen a gépen érhető el. Ha másokat is be akarsz engedni, így indítsd a szervert, és a gép saját címén nyisd meg a játékot:
invite-renew = Új link készítése
invite-renewed = Elkészült az új link. A régi már nem ad helyet.
invite-host-has-it = A helyhez vezető link a házigazdánál van.
watch-title = Valaki csak nézné?
watch-link = Link nézőknek
watching-gathering = Nézőként vagy itt. Ha játszanál is, kérd el a helyhez vezető linket.
watching-full = Minden hely foglalt. Nézheted; ha valaki feláll, leülhetsz ide.
join-late = Ha ezek közül az egyik hely a tiéd, hozd át ide arról az eszközről, ahol leültél: ott nyisd meg ezt: „{ this-table }”, majd válaszd ezt: „{ move-seat }”.
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

## This table

this-table = Ez az asztal
rules-on = Szabályok
rules-edition = Kiadás: { $edition }
rules-usual = A szokásos szabályok.
rules-bankruptcy-play-on = Aki nem tud mindent kifizetni, kifizeti, amije van, és továbbjátszik.
rules-steering-after-must = A változat: előbb dobás; szőnyeglerakás után Assamot balra vagy jobbra kell fordítani a következő játékosnak.
rules-steering-after-may = A változat: előbb dobás; szőnyeglerakás után Assam elfordítható a következő játékosnak.
rules-area-owner = Egy területbe a tulajdonos mindkét színe beleszámít.
rules-whole-nobody = Senki egész szőnyege nem takarható le egyszerre, még a sajátunk sem.
rules-halves-colours = Egy szőnyeg sosem takar két azonos színű mezőt.
rules-pile-alternating = Két játékosnál a halom színei váltakoznak.
rules-stock-15 = Két játékosnál mindkettőjüknek 15 egyszínű szőnyegük van.
rules-tie-shared = Döntetlennél megosztott a győzelem.
rules-clock-none = Nincs óra.
rules-clock-turn = { $seconds } másodperc minden körre. { $timeout ->
    [bot] Akinek lejár az ideje, helyette bot játszik.
   *[out] Akinek lejár az ideje, kiesik.
}
rules-clock-game = { $minutes } perc az egész játszmára{ $increment ->
    [0] .
   *[other] , és körönként még { $increment } másodperc.
} { $timeout ->
    [bot] Akinek lejár az ideje, helyette bot játszik.
   *[out] Akinek lejár az ideje, kiesik.
}
read-rules = Szabályok olvasása
fair-title = Tisztességes kocka
fair-text = Minden dobás két dologból következik: a szerver titkából, amelyre a játszma előtt ígéretet tesz (lent látható), és a helyek véletlenmagjaiból. A játszma után a titok nyilvános lesz, és minden dobás ellenőrizhető.
fair-seats = A helyek is ígéretet tesznek a magjukra. Az oldalad magától megmutatja a sajátját, amint minden ígéret megvan: senki sem választhat magot a többiekéhez igazítva.
fair-hash = { $name } magjának megígért lenyomata (SHA-256)
fair-commitment = A szerver ígérete (SHA-256)
fair-seed = { $name } magja
fair-change = Saját mag módosítása
fair-change-name = { $name } magjának módosítása
fair-change-do = Módosítás
fair-salted = A maghoz véletlen betűk kerülnek, hogy a lenyomatából senki se találhassa ki.
fair-changed = A magod megváltozott.
move-seat = Folytatás másik eszközön
move-seat-name = { $name } átvitele másik eszközre
move-seat-title = Vidd magaddal a helyedet
move-seat-text = { $minutes ->
    [one] Nyisd meg ezt a linket a másik eszközön egy percen belül. Egyszer működik, és utána a hely már ott lesz, nem itt.
   *[other] Nyisd meg ezt a linket a másik eszközön { $minutes } percen belül. Egyszer működik, és utána a hely már ott lesz, nem itt.
}
move-seat-link = Link a másik eszközhöz
move-seat-qr = QR-kód: link a másik eszközhöz
claim-title = Ezen az eszközön játszol?
claim-text = Ez a link áthoz egy helyet erre az eszközre. Amelyikről jön, azon utána csak nézni lehet.
claim-yes = Itt játszom
claim-no = Csak nézem
seat-claimed = A hely most már a tiéd. Játssz tovább.
give-up = Feladom
give-up-name = Feladás: { $name }
give-up-title = Feladod a játszmát?
give-up-text = Kiesel, a dirhemeid visszakerülnek a bankba, és a szőnyegeid senkinek sem számítanak. A többiek továbbjátszanak.
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
chart-as-table = Ugyanez táblázatban
rematch = Új játszma
rematch-join = Beszállok a következőbe
rematch-wanted = A többiek újra játszanának.
rematch-watch = Készül a következő játszma.
watch-next = Nézem a következőt
replay-game = Visszanézem
download-record = Játszmalap letöltése
share = Megosztás
share-title = Az eredmény megosztása
share-text = Szöveg és link
share-result = Marrakech: { $result }
dice-check = Dobások ellenőrzése
dice-checking = Ellenőrzés…
dice-fine = { $count ->
    [one] Az egyetlen dobás vagy húzás az, amit a magok adnak.
   *[other] Minden dobás és húzás ({ $count }) az, amit a magok adnak.
}
dice-compared = { $how ->
    [all] A szerver ígérete és minden hely ígérete az, amelyet ez az eszköz megőrzött, mielőtt megmutatta a saját magját.
    [server] A szerver ígérete az, amelyet ez az eszköz látott. A helyek ígéreteit nem őrizte meg.
   *[none] Ez az eszköz a játszma előtt egyetlen ígéretet sem őrzött meg, így nincs mivel összevetni a játszmalapot.
}
dice-rounds = { $count ->
    [one] Előtte ez az eszköz egyszer hiába mutatta meg a magját: új ígéretek születtek minden magra.
   *[other] Előtte ez az eszköz { $count } alkalommal hiába mutatta meg a magját: mindannyiszor új ígéretek születtek minden magra.
}
dice-other-promise = A játszmalapon ez az ígéret áll: { $found }; ennél az asztalnál ez volt: { $seen }.
dice-seed-lost = Ezen az eszközön nincs meg a mag, amelyet a helyedre ígértek, és új ígéretre már késő. Nyisd meg ezt az oldalt azon az eszközön, amelyiken megvan; különben a házigazda botot ültethet a helyedre, vagy törölheti az asztalt.
dice-other-table = Ez a játszmalap egy másik asztalhoz tartozik: { $found }.

## Links, dialogs, pages

copy = Másolás
copied = Másolva
copy-by-hand = A link ki van jelölve: másold ki a billentyűzettel vagy az ujjaddal.
close = Bezárás
dialog-no = Nem
table-try-again = Próbáld újra
to-home = A kezdőlapra
table-heading = Marrakech: { $names }
table-loading = Egy pillanat: terítjük az asztalt…
table-gone-title = Nincs ilyen asztal
table-gone = Lehet, hogy a link hiányos, vagy az asztalt már régen leszedték.
table-unreachable-title = A szerver nem válaszol
table-cancelled-title = Ezt az asztalt törölték
table-cancelled = A házigazda törölte. Nyitsz egy másikat?
title-your-turn = ● Te jössz – Marrakech
title-table = Az asztalnál – Marrakech

## Help

keys-title = Billentyűk
key-arrows = Nyilak
key-enter = Enter
key-escape = Esc
keys-arrows = Assam fordítása, vagy lépkedés a szőnyegek között
keys-enter = dobás, szőnyeg lerakása
keys-escape = visszavonja, ami még nem végleges; átugorja az animációt
keys-skip = átugorja az animációt
keys-log = a napló kinyitása vagy becsukása
keys-hint = tipp kérése vagy elrejtése
keys-sounds = hangok be vagy ki
keys-help = ez a súgó
keys-touch = Ujjal vagy egérrel: érints meg egy mezőt, hogy láss ott egy szőnyeget, és újra a következőért. A szőnyeg másik fele vagy a gomb rakja le. Bármelyik szőnyeget megérintve megtudod, mibe kerül ott megállni.

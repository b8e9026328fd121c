### Hungarian: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }” nem akció.
depth-negative = Az akciók száma nem lehet negatív: { $depth }.
draw-none-left = { $action }: nincs több ilyen színű szőnyeg a halomban ({ $seat }. hely).
game-over = { $action }: a játszma véget ért.
lay-covers-rug = { $action } egyszerre takarna le egy egész szőnyeget, ami nem szabad.
lay-must = Le tudsz rakni egy szőnyeget, tehát le is kell raknod.
lay-not-beside = { $action }: a szőnyeg legalább egyik felének oldalával kell csatlakoznia Assam mezőjéhez.
lay-on-assam = { $action }: Assam mezőjére nem rakhatsz szőnyeget.
lay-one-colour = { $action } két azonos színű mezőt takarna le, amit ezek a szabályok nem engednek.
not-this-step =
    { $action }: ez most nem játszható meg. { $step ->
        [turn] Most Assamot kell elfordítani: N (észak), E (kelet), S (dél) vagy W (nyugat).
        [steer] Most Assamot kell elfordítani: N (észak), E (kelet), S (dél) vagy W (nyugat).
        [roll] Most dobni kell: 1–4.
        [draw] Most a halom következő szőnyegét kell kihúzni, például *r.
       *[lay] Most szőnyeget kell lerakni, például d4d5.
    }
roll-unknown = „{ $action }” nem dobás; a kocka 1–4 papucsot mutat.
seat-out = { $action }: a játékos már kiesett ({ $seat }. hely).
seat-unknown = { $action }: ebben a játszmában nincs { $seat }. hely.
steer-must-turn =
    { $action }: Assam már most { $facing ->
        [N] északra
        [E] keletre
        [S] délre
       *[W] nyugatra
    } néz. Fordítsd negyed fordulattal balra vagy jobbra.
turn-half-round =
    { $action }: Assam { $facing ->
        [N] északra
        [E] keletre
        [S] délre
       *[W] nyugatra
    } néz, és nem fordulhat hátra. Válassz másik irányt.

## What cannot be set up

bot-unknown = Nincs ilyen nevű bot: „{ $name }”. A választék: { $names }.
edition-unknown = Nincs ilyen nevű kiadás: „{ $name }”. A „marrakech editions” parancs mindet felsorolja.
facing-unknown = „{ $facing }” nem irány; ezek egyikét használd: N (észak), E (kelet), S (dél) vagy W (nyugat).
option-clash = { $first } és { $second } nem kombinálható.
option-unknown = Nincs ilyen nevű opció: „{ $option }”. A választék: { $options }.
option-value = { $option }: ez az opció nem lehet „{ $value }”. A lehetséges értékek: { $values }.
players-number = A Marrakech 2–4 játékosnak való, nem { $players } játékosnak.

## What is wrong with a position

assam-form = „{ $text }” nem egy mező és egy irány, például d4S.
board-character = „{ $text }” nem való a táblára.
board-rank-length = { $rank }. sor: { $found ->
    [8] több mint 7 mező.
   *[other] csak { $found } mező, nem 7.
}
board-ranks = a táblának 7 sora van, „/” jellel elválasztva, nem { $found }.
board-run = { $rank }. sor: két üres szakasz van egymás mellett; az összegüket írd.
colour-unseated = itt egyik hely sem játszik ezzel a színnel: „{ $colour }”.
draw-one-way = { $seat }. hely: nincs mit húzni, a következő szőnyeg már eldőlt.
half-alone = „{ $half }” ({ $square }) egy másik szőnyegfélre mutat, amely nem mutat vissza.
mover-no-rugs = { $seat }. hely: a fázis „{ $step }”, de nincs több szőnyege.
mover-out = { $seat }. hely: a fázis „{ $step }”, de már kiesett.
number-form = „{ $text }” nem egész szám.
number-range = { $text } túl nagy; a legnagyobb szám { $highest }.
option-default = „{ $text }” az alapértelmezés; hagyd el.
option-form = „{ $text }” nem egy opció az értékével, például area=owner.
option-order = ez az opció nincs a helyén: „{ $option }”; rendezd sorba az opciókat, és mindegyiket csak egyszer írd.
out-everyone = legalább egy játékosnak még játékban kell lennie.
out-order = a kiesett játékosok jele x1, x2 … a kiesés sorrendjében; itt ez áll: { $found }.
position-fields = az állás hat részből áll, köztük egy-egy szóközzel; itt { $found } van.
position-long = egy állás legfeljebb { $longest } karakter hosszú.
seat-colours = { $seat }. hely: a színei „{ $colours }”; itt ez áll: „{ $text }”.
seat-form = { $seat }. hely: ilyen alakú legyen: 30:r12, ne ilyen: „{ $text }”.
seat-number = „{ $text }” nem hely; { $seats } hely van.
seats-number = egy állásban 2–4 hely van, nem { $found }.
should-be-over = nincs, aki továbbjátsszon, ezért a fázis csak „over” lehet, nem „{ $step }”.
step-ruleset = ezekben a szabályokban nincs ilyen fázis: „{ $step }”.
step-unknown = „{ $text }” nem fázis. A fázisok: { $steps }.
top-colour = { $seat }. hely: a halom legfelső szőnyege ezek egyike lehet: „{ $colours }”, nem „{ $text }”.
top-early = { $seat }. hely: a halomból még húzni kell, ezért a legfelső szőnyege még nem látszhat.
top-missing = { $seat }. hely: a halom legfelső szőnyegét jelölni kell, például *r.
top-none-left = { $seat }. hely: a halom legfelső szőnyege nem lehet „{ $colour }”, mert az elfogyott.
top-one-colour = { $seat }. hely: a halomban csak egy szín van, ezért a legfelső szőnyeget hagyd el.

## What is wrong with a record

comment-brace = megjegyzésben nem állhat záró kapcsos zárójel: „{ $text }”.
comment-open = ez a megjegyzés nincs lezárva ugyanabban a sorban.
comment-place = itt nem lehet megjegyzés, vagy rossz a sorrend: „{ $text }”.
comment-result = az eredmény mellett, fölött vagy után nem lehet megjegyzés; írd a körök közé.
not-canonical = ez nem a szabványos alak. Helyesen: { $expected }
record-character = ez a karakter nem állhat játszmalapon: „{ $text }”.
record-cut-off = az utolsó sor hiányos; a játszmalap csonkának tűnik.
record-edition = ennek a kiadásnak mások a szabályai, mint a Start címkében lévő állásé: „{ $name }”.
record-empty = itt nincs semmi.
record-long = egy játszmalap legfeljebb { $longest } karakter hosszú.
record-no-result = a játszmalap eredmény nélkül ér véget. Egy üres sorral, majd „*” jellel vagy a pontokkal kell végződnie.
record-players = a játszmalapra a Start címke kell, vagy két–négy játékos sorrendben (Seat1, Seat2 …).
record-seat = { $tag }: a játszmában csak { $seats } hely van.
record-start = a címkék nem felelnek meg a játszma kezdetének.
record-sections = ez után az üres sor után már csak az eredmény állhat.
result-wrong = az eredménynek { $expected } kell lennie, nem „{ $text }”.
tag-form = ez nem olyan címke, mint például [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }” nem érvényes címkenév.
tag-reserved = ezt a címkét a program írja a kezdésből, a nevekből és a kiadásból; hagyd el: { $tag }.
tag-twice = ez a címke itt már másodszor szerepel: { $tag }.
turn-empty = ebben a körben nincs akció.
turn-form = egy kör a számával kezdődik, például „1.”; itt ez áll: „{ $text }”.
turn-line = a kör itt véget ér; ez új sorba való: „{ $text }”.
turn-number = a kör számának itt { NUMBER($expected, useGrouping: 0) } kell lennie, nem { $text }.
turn-unfinished = a kör nincs kész: hiányzik ez a fázis: „{ $step }”.

## Dice

seed-form = „{ $text }” nem érvényes mag; 1–{ $longest } nyomtatható ASCII-karaktert használj, szóköz nélkül.
commitment-form = „{ $text }” nem SHA-256-lenyomat; 64 hexadecimális számjegyet használj, kisbetűkkel.
commitments-missing =
    { $people ->
        [one] Kezdéskor egy ember ül az asztalnál, és egy mag lenyomata kell tőle; megadott lenyomatok száma: { $commitments }.
       *[other] Kezdéskor { $people } ember ül az asztalnál, és mindenkitől egy mag lenyomata kell; megadott lenyomatok száma: { $commitments }.
    }
seeds-awaited = A játszma még nem kezdődhet el: néhány mag még hiányzik.
seeds-sealed = A játszma mindjárt kezdődik, ezért a magok már nem módosíthatók.
seed-hash = { $seat }. hely: a mag nem felel meg a közzétett lenyomatnak; a mag lenyomata { $expected }, nem { $text }.
dice-tags = hiányzik egy címke, nélküle a dobások nem ellenőrizhetők: { $tag }.
dice-tag-form = { $tag }: ez a címke nem lehet „{ $text }”.
dice-seat = { $tag }: a játszmában csak { $seats } hely van.
dice-hash = a szerver magja nem felel meg a közzétett lenyomatnak: a mag lenyomata { $expected }, nem { $text }.
dice-chance = { $number }. dobás vagy húzás: { $action }, a magok szerint viszont: { $expected }.

## Names

name-characters = ez a karakter nem állhat névben: { $text }.
name-length = egy névnek 1–{ $longest } karakterből kell állnia, ez { $length }.

## At a table

behind = A játszma közben továbbment. Nézd meg újra, mielőtt döntesz.
bot-not-ready = A bot még készülődik; próbáld újra kicsit később.
chance-decides = { $action }: itt a véletlen dönt.
clock-form = „{ $kind }” nem érvényes óra.
code-wrong = Ez a link nem ad helyet, vagy már nem ad. Kérj újat.
device-link-wrong = Ezzel a linkkel nem lehet eszközt hozzáadni, vagy már nem lehet. Készíts újat a másik eszközön.
device-unknown = Ez nem a te eszközöd, vagy már kijelentkeztették.
command-unknown = „{ $kind }” nem az asztalnál használható parancs.
hint-none = A bot nem válaszolt; próbáld újra kicsit később.
hint-people = Ha másokkal játszol, nincs tipp.
log-long = Ez az asztal elérte az események számának határát ({ $most }). A játszmát már csak befejezni lehet.
names-missing =
    { $people ->
        [one] Kezdéskor egy ember ül az asztalnál, és név kell neki; megadott nevek száma: { $names }.
       *[other] Kezdéskor { $people } ember ül az asztalnál, és mindenkinek név kell; megadott nevek száma: { $names }.
    }
not-host = Ezt csak az asztal házigazdája teheti meg.
not-seated = Ezt csak azok a játékosok tehetik meg, akiknek helyük van ennél az asztalnál.
not-your-seat = Ez nem a te helyed: { $seat }.
not-your-turn = Most nem te jössz; a soron lévő hely: { $seat }.
record-none = Ez a játszma még nem kezdődött el, ezért még nincs játszmalapja.
rematch-exists = A következő játszma már készen áll, asztal: { $table }.
rules-twice = Kiadást vagy saját szabályokat válassz, ne mindkettőt.
seat-free = Ezen a helyen senki sem ül: { $seat }.
seat-kind = „{ $text }” nem érvényes hely; egy hely szabad, emberé vagy boté.
seat-missing = Itt nincs ilyen hely: „{ $seat }”.
seat-not-lent = Nem játszik helyetted bot.
seat-not-persons = Ezen a helyen most nem ember játszik: { $seat }.
seat-present = A játékos ({ $seat }. hely) itt van, vagy még nem elég régóta van távol.
seat-taken = { $seat ->
    [0] Minden hely foglalt.
   *[other] Ez a hely foglalt: { $seat }.
}
seats-open = Van még szabad hely.
stand-in-weak = Ez a bot nem helyettesíthet játékost: „{ $name }”. Ezek igen: { $names }.
table-busy = Túl sok minden történik egyszerre ennél az asztalnál. Próbáld újra.
table-damaged = Megsérült egy asztal naplója („{ $table }”), ezért ott senki sem játszhat. A többi asztalt ez nem érinti.
table-unknown = Nincs ilyen asztal: „{ $table }”.
time-left = Van még idő.
timeout-kind = „{ $text }” nem érvényes szabály az idő lejártára.
wrong-phase = { $phase ->
    [gathering] A játszma még nem kezdődött el.
    [playing] A játszma már elkezdődött.
    [over] A játszma véget ért.
   *[cancelled] Az asztalt törölték.
}

## Reactions at a table

reactions-fast =
    { $seconds ->
        [one] Lassabban! A következő reakciót { $seconds } másodperc múlva küldheted.
       *[other] Lassabban! A következő reakciót { $seconds } másodperc múlva küldheted.
    }
reactions-crowd = Most sok néző reagál egyszerre. Próbáld újra kicsit később.
reactions-used =
    { $who ->
        [spectators] A nézők elhasználták az összes reakciójukat ennél az asztalnál ({ $most }).
       *[player] Elhasználtad az összes reakciódat ennél az asztalnál ({ $most }).
    }

## Taking back

undo-none = Nincs visszavehető szőnyeg: ez csak addig lehetséges, amíg Assam el nem fordul, vagy dobás nem történik.
undo-others = Mások a saját eszközükön játszanak, ezért semmi sem vehető vissza.

## At the server

analysis-empty = Nincs mit elemezni: egyetlen akciót sem jegyeztek fel.
analysis-full = Ezen a szerveren sok játszma vár elemzésre. Próbáld újra néhány perc múlva.
analysis-many = Több elemzésed is vár még a sorára. Várd meg, amíg valamelyik elkészül.
analysis-too-early = Egy játszmát csak azután lehet elemezni, hogy véget ért.
analysis-unknown = Ez az elemzés már nincs meg. Kérd újra.
bots-alone =
    { $most ->
        [0] Ez a szerver nem enged olyan játszmát, amelyben csak botok játszanak.
        [one] A hálózatodról már folyik egy játszma csupa bottal. Várd meg, amíg véget ér.
       *[other] A hálózatodról már { $most } játszma folyik csupa bottal. Várd meg, amíg valamelyik véget ér.
    }
host-refused = Ez a szerver ezen a néven nem válaszol: „{ $host }”. Aki üzemelteti, ezzel a kapcsolóval engedélyezheti a nevet: { $option }.
method-unknown = Ez itt nem lehetséges.
origin-refused = Más webhelyek oldalai ezt itt nem tehetik meg.
page-unbuilt = A játék oldalai nincsenek beépítve ebbe a szerverbe. A forrásmappában a „python hatch_build.py build” paranccsal építheted be őket.
page-unknown = Ezen a címen nincs semmi.
request-big = Ez túl sok egy küldéshez.
request-invalid = A kérés nem felel meg a protokollnak ({ $where }: { $what }).
request-slow = A kérés túl lassan érkezett meg.
rollout-none = Itt nincs mit összehasonlítani: ezen a ponton senkinek sem volt választása.
rollout-unknown = Ezek a játszmák már nincsenek meg. Kérd őket újra.
server-failed = Hiba történt a szerveren, és feljegyeztük. Próbáld újra.
server-full = A szerver most megtelt. Próbáld újra később.
square-unknown = „{ $text }” nem mező.
token-missing = Ennek az eszköznek nincs tokenje, vagy kijelentkeztették. A POST /api/device ad neki újat.
too-many-tables = Egy oldal legfeljebb { $most } asztalt figyelhet.
server-troubled = A szerver most nem tud lépéseket menteni. Várj egy kicsit, és próbáld újra.
too-often = Túl sűrűn próbálkozol. Várj egy kicsit, és próbáld újra.

### Hungarian: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }” nem akció.
depth-negative = Nincs { $depth } akcióból álló sorozat.
draw-none-left = { $action }: nincs több ilyen színű szőnyeg a halomban ({ $seat }. hely).
game-over = { $action }: a játszma véget ért.
lay-covers-rug = { $action } egyszerre takarna le egy egész szőnyeget, pedig azt nem szabad.
lay-must = Lehet szőnyeget lerakni, tehát kötelező is.
lay-not-beside = { $action } egyik oldala sem érintkezik Assam mezőjével.
lay-on-assam = { $action } Assam alá kerülne.
lay-one-colour = { $action } két azonos színű mezőre kerülne, amit ezek a szabályok tiltanak.
not-this-step = { $action } ide nem való: { $step ->
    [turn] Assamot kell elfordítani (N, E, S vagy W).
    [steer] Assamot kell elfordítani (N, E, S vagy W).
    [roll] dobni kell (1–4).
    [draw] a halom következő szőnyegét kell húzni (például *r).
   *[lay] szőnyeget kell lerakni (például d4d5).
}
roll-unknown = „{ $action }” nem dobás; a kocka 1–4 papucsot mutat.
seat-out = { $action }: a játékos már kiesett ({ $seat }. hely).
seat-unknown = { $action }: ott senki sem ül ({ $seat }. hely).
steer-must-turn = { $action }: Assamot negyed fordulattal balra vagy jobbra kell fordítani; már most erre néz: { $facing }.
turn-half-round = { $action }: Assam erre néz: { $facing }, és sosem fordul hátra.

## What cannot be set up

bot-unknown = Nincs ilyen bot: „{ $name }”. A választék: { $names }.
edition-unknown = Nincs ilyen kiadás: „{ $name }”. A „marrakech editions” mindet felsorolja.
facing-unknown = „{ $facing }” nem irány; ezek egyikét használd: N, E, S, W.
option-clash = { $first } és { $second } nem játszható együtt.
option-unknown = Nincs ilyen opció: „{ $option }”. A választék: { $options }.
option-value = { $option }: ennek az opciónak nincs „{ $value }” értéke. Az értékei: { $values }.
players-number = A Marrakech 2–4 játékosnak való, nem { $players } játékosnak.

## What is wrong with a position

assam-form = „{ $text }” nem egy mező és egy irány, mint d4S.
board-character = „{ $text }” nem állhat a táblán.
board-rank-length = { $rank }. sor: { $found ->
    [8] több mint 7 mező.
   *[other] csak { $found } mező, nem 7.
}
board-ranks = a táblának 7 sora van, köztük „/”, nem { $found }.
board-run = { $rank }. sor: két üres szakasz áll egymás mellett; az összegüket írd.
colour-unseated = itt egyik helynek sincs ilyen színe: „{ $colour }”.
draw-one-way = { $seat }. hely: nincs mit húzni, a következő szőnyeg csak egyféle lehet.
half-alone = „{ $half }” ({ $square }) egy másik félre mutat, amely nem mutat vissza.
mover-no-rugs = { $seat }. hely: ő jönne ({ $step }), de nincs több szőnyege.
mover-out = { $seat }. hely: ő jönne ({ $step }), de már kiesett.
number-form = „{ $text }” nem egész szám.
number-range = { $text } több a legnagyobb lehetséges számnál: { $highest }.
option-default = „{ $text }” az alapértelmezés, ezért nem írjuk ki.
option-form = „{ $text }” nem egy opció az értékével, mint area=owner.
option-order = ez az opció nincs a helyén: „{ $option }”; sorrendben állnak, mindegyik egyszer.
out-everyone = valakinek még játékban kell lennie.
out-order = a kiesettek jele x1, x2 … a kiesés sorrendjében; itt ez áll: { $found }.
position-fields = az állás hat részből áll, köztük egy-egy szóközzel; itt { $found } van.
position-long = egy állás legfeljebb { $longest } karakter hosszú.
seat-colours = { $seat }. hely: a színei „{ $colours }”; itt ez áll: „{ $text }”.
seat-form = { $seat }. hely: ilyen alakú legyen: 30:r12, ne ilyen: „{ $text }”.
seat-number = „{ $text }” nem hely; { $seats } hely van.
seats-number = egy állásban 2–4 hely van, nem { $found }.
should-be-over = nincs, aki továbbjátsszon, ezért a fázis csak „over” lehet, nem „{ $step }”.
step-ruleset = ezekben a szabályokban nincs ilyen fázis: „{ $step }”.
step-unknown = „{ $text }” nem fázis. A választék: { $steps }.
top-colour = { $seat }. hely: a halom teteje ezek egyike: „{ $colours }”, nem „{ $text }”.
top-early = { $seat }. hely: a halomból még húzni kell, a teteje még nem látszik.
top-missing = { $seat }. hely: a halom tetejét jelölni kell, például *r.
top-none-left = { $seat }. hely: a halom teteje nem lehet „{ $colour }”, mert az elfogyott.
top-one-colour = { $seat }. hely: a halom egyszínű, a tetejét nem írjuk ki.

## What is wrong with a record

comment-brace = megjegyzésben nem állhat záró kapcsos zárójel: „{ $text }”.
comment-open = egy megjegyzés nincs lezárva a sora végéig.
comment-place = itt nem állhat megjegyzés, vagy rossz a sorrend: „{ $text }”.
comment-result = az eredmény mellett, fölött vagy után nem állhat megjegyzés; utoljára a körök között állhat.
not-canonical = ezt nem így írjuk. Helyesen: { $expected }
record-character = ez a karakter nem állhat játszmalapon: „{ $text }”.
record-cut-off = az utolsó sor nem ér véget; a játszmalap csonkának tűnik.
record-edition = ez a kiadás más szabályokkal játszik, mint a Start címkében álló állás: „{ $name }”.
record-empty = itt nincs semmi.
record-long = egy játszmalap legfeljebb { $longest } karakter hosszú.
record-no-result = a játszmalap eredmény nélkül ér véget. Egy üres sor kell, majd „*” vagy a pontok.
record-players = a játszmalapon nincs sem Start, sem 2–4 hely sorrendben (Seat1, Seat2 …).
record-seat = { $tag }: a játszmában csak { $seats } hely van.
record-start = a címkék nem ennek a játszmának a kezdetét írják le.
record-sections = ez után az üres sor után már csak az eredmény állhat.
result-wrong = az eredmény { $expected }, nem „{ $text }”.
tag-form = ez nem olyan címke, mint [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }” nem lehet címke neve.
tag-reserved = ez a címke a kezdésből, a nevekből és a kiadásból íródik, külön nem adható meg: { $tag }.
tag-twice = ez a címke másodszor is szerepel: { $tag }.
turn-empty = a körben nincs akció.
turn-form = egy kör a számával kezdődik, mint „1.”; itt ez áll: „{ $text }”.
turn-line = a kör már véget ért; ez külön sorba való: „{ $text }”.
turn-number = most { NUMBER($expected, useGrouping: 0) }. kör következik, nem { $text }.
turn-unfinished = a kör nincs kész: hátravan még ez a fázis: „{ $step }”.

## Dice

seed-form = „{ $text }” nem mag: 1–{ $longest } nyomtatható ASCII-karakter kell, szóköz nélkül.
commitment-form = „{ $text }” nem SHA-256-lenyomat: 64 hexadecimális számjegy kell, kisbetűkkel.
commitments-missing = { $people ->
    [one] Egy ember rögtön leül, és ígéretet tesz egy magra; megadott ígéretek száma: { $commitments }.
   *[other] { $people } ember rögtön leül, és mindegyik ígéretet tesz egy magra; megadott ígéretek száma: { $commitments }.
}
seeds-awaited = A játszma még nem kezdődhet el: nem minden hely adta meg a magját.
seeds-sealed = A magok véglegesek: a játszma mindjárt kezdődik, már nem módosíthatók.
seed-hash = { $seat }. hely: a mag nem az, amelyre az ígéret szólt; a lenyomata { $expected }, nem { $text }.
dice-tags = hiányzik egy címke, nélküle a dobások nem ellenőrizhetők: { $tag }.
dice-tag-form = { $tag }: ebben a címkében nem állhat „{ $text }”.
dice-seat = { $tag }: a játszmában csak { $seats } hely van.
dice-hash = a szerver magja nem az, amit megígért: a lenyomata { $expected }, nem { $text }.
dice-chance = { $number }. véletlen esemény: { $action }; a magok szerint: { $expected }.

## Names

name-characters = ez a karakter nem állhat névben: { $text }.
name-length = egy név 1–{ $longest } karakter, nem { $length }.

## At a table

behind = A játszma közben továbbment ({ $number }. esemény); nézd meg újra, mielőtt döntesz.
bot-not-ready = A bot még készülődik; próbáld újra kicsit később.
chance-decides = { $action }: itt a véletlen dönt.
clock-form = „{ $kind }” nem olyan óra, amellyel játszani lehet.
code-wrong = Ez a link nem ad helyet, vagy már nem ad.
device-link-wrong = Ez a link nem ad hozzá eszközt, vagy már nem. Készíts újat a másik eszközön.
device-unknown = Ez nem a te eszközöd, vagy már kijelentkeztették.
command-unknown = „{ $kind }”: ilyet nem lehet tenni egy asztalnál.
hint-none = A bot nem válaszolt; próbáld újra kicsit később.
hint-people = Ahol mások is játszanak, nincs tipp.
log-long = Ennél az asztalnál már több mint { $most } dolog történt; innen csak befejezni lehet a játszmát.
names-missing = { $people ->
    [one] Egy ember rögtön leül, és név kell neki; megadott nevek száma: { $names }.
   *[other] { $people } ember rögtön leül, és mindegyiknek név kell; megadott nevek száma: { $names }.
}
not-host = Ezt csak az asztal házigazdája teheti meg.
not-seated = Ezt csak az teheti meg, akinek helye van ennél az asztalnál.
not-your-seat = Ez nem a te helyed: { $seat }.
not-your-turn = Most más jön ({ $seat }. hely), nem te.
record-none = Ez a játszma még nem kezdődött el; nincs játszmalapja.
rematch-exists = A következő játszma már készen áll, asztal: { $table }.
rules-twice = Kiadást vagy szabályokat adj meg, ne mindkettőt.
seat-free = Ezen a helyen senki sem ül: { $seat }.
seat-kind = „{ $text }” nem ülhet le; egy helyen ember vagy bot ül, vagy szabad.
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
table-busy = Túl sokan akarják egyszerre módosítani ezt az asztalt; próbáld újra.
table-damaged = Megsérült egy asztal naplója („{ $table }”), ezért ott senki sem játszhat. A többi asztal rendben van.
table-unknown = Nincs ilyen asztal: „{ $table }”.
time-left = Van még idő.
timeout-kind = „{ $text }”: az idő lejárta nem járhat ezzel.
wrong-phase = { $phase ->
    [gathering] A játszma még nem kezdődött el.
    [playing] A játszma már elkezdődött.
    [over] A játszma véget ért.
   *[cancelled] Az asztalt törölték.
}

## At the server's doors

bots-alone = { $most ->
    [0] Ezen a szerveren a botok nem játszhatnak egymás között.
    [one] A hálózatodról már folyik egy játszma csupa bottal. Várd meg, amíg véget ér.
   *[other] A hálózatodról már { $most } játszma folyik csupa bottal. Várd meg, amíg valamelyik véget ér.
}
host-refused = Ez a szerver ezen a néven nem válaszol: „{ $host }”. Aki üzemelteti, ezzel a kapcsolóval engedélyezheti a nevet: { $option }.
method-unknown = Ez itt nem lehetséges.
origin-refused = Máshonnan származó oldal ezt nem teheti meg.
page-unbuilt = Az oldal nincs beépítve ebbe a szerverbe: a forrásában a „python hatch_build.py build” elvégzi.
page-unknown = Itt nincs semmi.
request-big = Ez egyszerre túl sok.
request-invalid = A kérés nem olyan, amilyennek a protokoll leírja ({ $where }: { $what }).
request-slow = A kérés túl lassan érkezett meg.
server-failed = Itt valami elromlott. Feljegyeztük, és semmi sem veszett el, amit visszaigazoltunk.
server-full = A szerver nem tud több kapcsolatot fogadni; próbáld újra később.
square-unknown = „{ $text }” nem mező.
token-missing = Ennek az eszköznek nincs tokenje, vagy kijelentkeztették: a POST /api/device ad neki egyet.
too-many-tables = Egy oldal legfeljebb { $most } asztalt figyelhet.
server-troubled = A szerver most semmit sem tud eltárolni ({ $trouble }). Semmi sem veszett el; próbáld újra később.
too-often = Ez túl sűrű volt; várj egy kicsit.

### Hungarian: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: nincs ilyen fájl.
file-is-folder = { $file }: ez egy mappa.
file-not-text = { $file }: nem UTF-8 kódolású szöveg (bájt: { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } nagyobb { $limit } megabájtnál; egy játszmalap sokkal kisebb.
file-exists = { $file } már létezik, és nem írjuk felül.
file-unreadable = { $file } nem olvasható: { $reason }
file-unwritable = { $file } nem írható: { $reason }
of-file = { $file }: { $problem }
error = Hiba: { $problem }
turn-beyond = a játszmalapon nincs { NUMBER($turn, useGrouping: 0) }. kör; az utolsó kör száma { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } botnak { $bots } hely kell, de csak { $players } játékos van.
names-too-many = { $names } nevet adtál meg, de { $people ->
    [0] csak botok játszanak.
   *[other] csak { $people } ember játszik.
}
starter-unknown = „{ $text }”: így nem dönthető el, ki kezd; ezek egyikét használd: random, agreed.
nothing-to-resume = Nincs befejezetlen játszma.
options-clash = { $first } és { $second } együtt nem használható.
passed-over = Kihagyva: { $problem }
language-unknown = Itt nincs ilyen nyelv: „{ $text }”. A választék: { $languages }.
section-unknown = A szabályoknak nincs ilyen részük: „{ $text }”. A részek: { $sections }.
resume-alone = A folytatott játszma megtartja a játékosait és a szabályait; hagyd el ezt: { $option }.

## The store

store-full = { $file }: a lemez megtelt, semmi új nem tárolható. Amit már visszaigazoltunk, biztonságban van; szabadíts fel helyet, és folytasd.
store-locked = { $file }: egy másik szerver vagy program használja.
store-broken = { $file }: megsérült, vagy sosem volt asztalok tárolója ({ $reason }). A „marrakech check-store” megmondja, mely asztalok épek; a --rescue kapcsolóval új fájlba másolja őket.
store-gone = { $file }: törölték, áthelyezték vagy kicserélték, miközben a szerver használta. Semmi új nem tárolható, amíg pontosan ugyanaz a fájl vissza nem kerül.
store-newer = { $file }: egy újabb marrakech írta (a tároló verziója: { $found }; itt a legújabb ismert: { $known }).
store-behind = { $file }: régebbi, mint a belőle mentett másolat ({ $copy }), amelyben van valami, ami a fájlból hiányzik. Indítsd a szervert a másolattal (--data), vagy helyezd át máshová a másolatot, hogy a régebbi állapottal folytasd.
store-unreadable = { $file } nem nyitható meg, nem olvasható vagy nem írható: { $reason }
store-closed = { $file } le van zárva: a szerver éppen leáll.
store-none = { $file }: nem asztalok tárolója, vagy már a legeleje sérült.
check-store-whole = { $file }: ép. Asztalok száma: { $count }.
check-store-damaged = { $file }: megsérült. Asztalok száma: { $count }, ebből ép: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table = { $table } asztal: { $problem ->
    [checksum] { $number }. esemény: nem az, ami eredetileg ide került.
    [gap] { $number }. esemény: hiányzik.
    [fold] { $number }. esemény: nincs értelme.
   *[summary] minden esemény ép, de a listákban más áll róla.
}
check-store-rescued = { $count ->
    [one] Egy ép asztal átmásolva ide: { $file }
   *[other] { $count } ép asztal átmásolva ide: { $file }
}
backup-done = Az asztalok másolata elkészült: { $source } → { $target }

## Drawing a position

seat-name = { $seat }. hely
to-move = ▶
column-player = Játékos
column-rugs = Szőnyeg
column-dirhams = Dirhem
column-squares = Mező
column-points = Pont
column-next = Következő
out = kiesett
steps-next = { $step ->
    [turn] { $name } elfordítja Assamot.
    [roll] { $name } dob.
    [lay] { $name } lerak egy szőnyeget.
    [draw] { $name } következő szőnyegének húzása.
    [steer] { $name } elfordítja Assamot a következő játékosnak.
   *[over] A játszma véget ért.
}
rules-in-force = Szabályok: { $rules }
rules-default = alapértelmezett
legal-heading = Szabályos: { $actions }
chance-heading = Véletlen: { $actions }

## Playing in the terminal

ask-players = Hányan játszanak?
ask-bots = Közülük hány a bot?
ask-level = Milyen erősek? { $levels }
ask-name = { $number }. játékos neve?
ask-number-again = Egy számot kérek { $low } és { $high } között.
bot-alone = Bot
bot-name = { $number }. bot
person-name = { $number }. játékos
welcome = Marrakech a terminálban. Segítségért bármikor írj egy ? jelet, kilépni a Ctrl-C billentyűkkel lehet: a játszmát minden akció után elmentjük.
bots-getting-ready = A botok készülődnek. A legelső alkalommal ez fél percig tart.
welcome-back = Üdv újra: { $turn }. kör. Segítségért bármikor írj egy ? jelet.
saved-at = A játszmalap helye: { $file }
prompt-turn = { $name }, merre? { $choices }
choice-left = { $facing } balra
choice-straight = { $facing } egyenesen
choice-right = { $facing } jobbra
prompt-throw = Assam { $facing ->
    [N] északra
    [E] keletre
    [S] délre
   *[W] nyugatra
} néz. Enterrel dobsz; még elfordíthatod: { $others }.
prompt-roll = { $name }: Enterrel dobsz.
prompt-lay = { $name }, hová kerüljön a { colour } szőnyeg? Írj be egy sorszámot vagy a mezőket.
prompt-confirm-lay = { $action }? Enterrel lerakod; mást is választhatsz helyette.
prompt-confirm-steer = { $next } körében Assam { $facing ->
    [N] északra
    [E] keletre
    [S] délre
   *[W] nyugatra
} néz majd. Enterrel elfogadod; más irányt is megadhatsz.
stars-paid = A csillagok a kifizetett területet jelölik.
prompt-must-return = { $name }: itt nem rakható le szőnyeg. Enterrel egyet visszateszel a dobozba.
not-understood = „{ $text }” nem választható. Segítség: ?
help-facing = N E S W      Assam arra fordul; a dobásig semmi sem végleges
help-lay = 1 2 3 … vagy d4d5  szőnyeg kiválasztása; az Enterig semmi sem végleges
help-position = position     az állás szövegként
help-log = log          az eddigi játszmalap
help-save = save FILE    a játszmalap másolata a FILE fájlba
help-give-up = give up      kiszállás a játszmából (előbb rákérdez)
help-quit = q vagy quit  leállás itt; később folytatható
ask-give-up = { $name }, tényleg feladod? Írd be: igen.
yes = igen
gave-not-up = Senki sem adta fel.
copy-saved = A másolat helye: { $file }
goodbye-early = Nem kezdődött játszma.
goodbye = Leállítva. Így folytathatod: { $command }
save-trouble = A játszmalapot nem sikerült elmenteni: { $problem } A játszma folytatódik, a mentés a következő akcióval megtörténik.
not-saved = Az utolsó akciók nincsenek elmentve: { $problem }
over-heading = A játszma { turns } után véget ért.
resume-over = Ez a játszma véget ért; a „marrakech replay” végigvezet rajta.

## Other commands

list-number = { $number }.
verify-fine = { $file }: rendben. { $count ->
    [0] Még nem volt dobás vagy húzás.
    [one] Az egyetlen dobás vagy húzás az, amit a magok adnak.
   *[other] Minden dobás és húzás ({ $count }) az, amit a magok adnak.
}
verify-promised = { $file }: { $promised ->
    [all] minden játékos magja megfelel a játszmalapon álló ígéretnek. Hogy az ígéretek megelőzték-e az első mag megmutatását, azt csak olyan eszköz tudja megmondani, amely az asztalnál megőrizte őket.
    [some] egyes helyek nyíltan adták meg a magjukat ({ $seats }); a többi megfelel a játszmalapon álló ígéretnek. Hogy az ígéretek megelőzték-e az első mag megmutatását, azt csak olyan eszköz tudja megmondani, amely az asztalnál megőrizte őket.
   *[none] egyik hely sem tett ígéretet a magjára, mielőtt megmutatta: ha egy játékos üzemeltette a szervert, megválaszthatta a dobásokat.
}
check-fine = { $file }: rendben. { turns }, { $result }
replay-prompt = Enter: tovább, b: vissza, szám: ugrás egy körre, q: leállás
replay-start = Az első akció előtt
replay-turn = { $turn }/{ $last }. kör: { $line }
replay-comment = „{ $text }”
replay-end = Itt a játszmalap vége.
edition-column = Kiadás
edition-source = Szabálykönyv
edition-options = Opciók
edition-box = Szőnyeg
edition-starter = Kezd
edition-default-rules = alapértelmezett
edition-footer = A (zárójeles) opció azért van beállítva, mert a szabálykönyv hallgat róla; a többi mind benne áll.
starter = { $who ->
    [random] sorsolással
    [morocco] aki utoljára járt Marokkóban
    [youngest] a legfiatalabb vagy sorsolással
   *[agreed] megegyezés szerint
}
perft-total = { $nodes } sorozat, egyenként { $depth } akcióval
perft-counting = számolás
simulate-progress = játszma
simulate-title = { games } véletlenszerűen, { $players } játékossal
simulate-seat = Hely
simulate-wins = Győzelem
simulate-points = Pont
simulate-paid = Fizetett díj
simulate-received = Kapott díj
simulate-out = Kiesés
simulate-length = Egy játszma átlagosan { $mean } kör ({ $low }–{ $high }).
simulate-anyone-out = Játszmák, amelyekben valaki kiesik: { $share }; megosztott győzelmek: { $shared }.
simulate-speed = { $rate } játszma másodpercenként.
simulate-stopped = Leállítva { games } után.

## Engines

engine-not-started = A motor („{ $engine }”) nem indult el: { $detail }
engine-crashed = A motor („{ $engine }”) magától leállt ({ $detail }).
engine-hung = A motor („{ $engine }”) nem válaszolt időben. { $detail }
engine-flooded = A motor („{ $engine }”) túl sokat beszélt: { $detail }
engine-junk = A motor („{ $engine }”) nem beszéli a motorprotokollt: { $detail }
engine-illegal = A motor („{ $engine }”) szabálytalanul választott: { $detail }
bot-needs-engine = Itt nincs ilyen bot: „{ $name }”. Ha ez egy motor, add meg a parancsát az --engine kapcsolóval.
engine-line = „{ $text }” nem a motorprotokoll sora; a docs/engine-protocol.md mindet leírja.
engine-no-position = Még nincs állás, amelyen gondolkodni lehetne.
engine-no-decision = Itt senki sem dönt: { $step ->
    [roll] dobás következik.
    [draw] húzás következik.
   *[over] a játszma véget ért.
}
engine-option = Nincs ilyen opció ilyen értékkel: „{ $option }”, „{ $value }”.
engine-bot-failed = A bot hibára futott: { $error }
engine-starting = Motor indítása: „{ $engine }”…
engine-thinks = A motor gondolkodik; előbb állítsd le.

## The arena

arena-twice = { $bot } kétszer szerepel; minden bot egyszer játszik.
arena-alone = Ketten kellenek hozzá: adj meg még egy botot, egy motort az --engine kapcsolóval, vagy bármelyiket az --against kapcsolóval.
arena-ms = { $ms } ezredmásodperc alatt nem lehet gondolkodni.
arena-sprt = „{ $text }” nem két nyerési arány 0 és 1 között, elöl a kisebbel, például: 0.5,0.55.
arena-worker-died = Egy játszó folyamat leállt, talán kevés volt a memória. Ami addig elkészült, számít.
chart-ending = { $file }: ilyen képet nem lehet rajzolni; a neve végén .svg vagy .png álljon.
results-foreign = { $file } nem egy aréna eredményeit tartalmazza. Nem nyúlunk hozzá.
results-differ = { $file } egy másik verseny eredményeit tartalmazza: { $setting } ott { $found }, itt { $wanted }.
results-line = { $file }, { NUMBER($line, useGrouping: 0) }. sor: nem ez a forduló következik: { $text }
results-busy = { $file }: éppen egy másik futás írja.
bot-illegal = ezt választotta: „{ $action }”, ami ott nem szabályos.
bot-raised = hibára futott: { $error }
arena-getting-ready = előkészület
arena-progress = játszma
arena-speed = { $rate }/s
arena-title = { games }, { $players } játékos
arena-bot = Bot
arena-against = Ellenfél
arena-rating = Értékszám
arena-wins = Győzelem
arena-interval = 95%-os sáv
arena-margin = Különbség
arena-median = ms, medián
arena-slow = ms, 99%
arena-games = Játszma
arena-even = Ki kit vert meg (egyenlő: { $share })
arena-range = { $low } – { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } – { $others }: { $verdict ->
    [H1] a nyerési aránya inkább { $high }, mint { $low } (H1 elfogadva).
    [H0] a nyerési aránya inkább { $low }, mint { $high } (H0 elfogadva).
   *[open] { $low } és { $high } között még nem dőlt el.
} LLR { $llr } ({ $below } és { $above } között), { $rounds } forduló.
arena-ladder-holds = A létra stabil: minden bot megveri az alatta lévőt, 95%-os bizonyossággal.
arena-ladder-open = 95%-os bizonyossággal még nem dőlt el: { $pairs }
arena-over = { $bot } jobb, mint { $other }
arena-gave-up = { $bot } ennyi játszmában kényszerült feladásra: { $games }. Az első alkalom: { $problem }
arena-stopped = Leállítva { games } után. Az --out FILE kapcsolóval egy futás később folytatható.
arena-stopped-kept = Leállítva { games } után. Ugyanez a parancs onnan folytatja.
arena-chart = Az ábra helye: { $file }
arena-chart-title = { games }, { $players } játékos
chart-wins = Nyerési arány, 95%-os konfidenciaintervallummal
chart-even = egyenlő
chart-rating = értékszám: { $rating }
chart-matrix = A sorban álló bot győzelmei
chart-matrix-rest = A sorban álló bot győzelmei, egyedül a többi ellen

## Measuring this machine

bench-ready = Előkészület; első alkalommal fordítás
bench-import = A könyvtár betöltése, ms
bench-load = A lefordított kernel betöltése, ms
bench-first-move = A semmitől a mester első döntéséig, ms
bench-rules-games = Véletlen játszmák a szabályokkal, egy processzormag, másodpercenként
bench-kernel-games = Véletlen játszmák a kernelben, egy processzormag, másodpercenként
bench-kernel-turns = Körök a kernelben, egy processzormag, másodpercenként
bench-kernel-everywhere = Véletlen játszmák a kernelben, minden processzormag, másodpercenként
bench-nodes = A mester által vizsgált állások, másodpercenként
bench-decision = Egy döntés ({ $bot } bot), ms
bench-machine = { $cpu }, { $cores } processzormag, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Leállítva. Ezt sikerült addig megmérni.
bench-child = Egy mért folyamat hibára futott: { $problem }

## Running a server

serve-ready = A Marrakech itt érhető el: { $link }
serve-lan = A helyi hálózaton: { $link }
serve-data = { $file } nem tárolható: { $reason }
serve-host = „{ $host }” nem ennek a gépnek a címe: { $reason }
serve-stop = A Ctrl-C leállítja. Minden játszma itt tárolódik: { $file }
serve-port = A port ({ $port }) foglalt, vagy nem használható: { $reason }
serve-only-here = Csak ez a gép éri el; a --host 0.0.0.0 megnyitja a helyi hálózatnak.
open-already = A Marrakech már fut itt: { $link }
open-other = A Marrakech már fut itt: { $link }, de más címmel vagy fájllal. Előbb állítsd le, vagy adj meg másik portot.
open-browser = A böngésződ megnyitja. Ha mégsem, kövesd a linket.
open-yourself = Nyisd meg a linket egy böngészőben.

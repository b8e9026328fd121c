### Hungarian: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: a fájl nem található.
file-is-folder = { $file }: ez mappa, nem fájl.
file-not-text = { $file }: nem UTF-8 kódolású szöveg (bájt: { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } nagyobb { $limit } megabájtnál; egy játszmalap sokkal kisebb.
file-exists = { $file } már létezik, ezért nem írtuk felül.
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
starter-unknown = „{ $text }”: így nem választható kezdőjátékos; ezek egyikét használd: random, agreed.
nothing-to-resume = Nincs befejezetlen játszma.
options-clash = { $first } és { $second } együtt nem használható.
passed-over = Kihagyva: { $problem }
language-unknown = Itt nincs ilyen nyelv: „{ $text }”. A választék: { $languages }.
section-unknown = A szabályoknak nincs ilyen fejezetük: „{ $text }”. A választék: { $sections }.
resume-alone = A folytatott játszma megtartja a játékosait és a szabályait; hagyd el ezt: { $option }.

## The store

store-full = { $file }: a lemez megtelt, semmi új nem menthető. Minden eddigi mentés biztonságban van; a folytatáshoz szabadíts fel helyet.
store-locked = { $file }: egy másik szerver vagy program használja.
store-broken = { $file }: megsérült, vagy nem asztalok tárolója ({ $reason }). A „marrakech check-store” paranccsal megnézheted, mely asztalok épek; a --rescue kapcsolóval új fájlba másolja őket.
store-gone = { $file }: törölték, áthelyezték vagy kicserélték, miközben a szerver használta. Semmi új nem menthető, amíg pontosan ugyanaz a fájl vissza nem kerül.
store-newer = { $file }: a marrakech egy újabb verziója írta (a tároló verziója: { $found }; ez a program legfeljebb ezt tudja olvasni: { $known }).
store-behind = { $file }: régebbi, mint a belőle mentett másolat ({ $copy }), amelyben olyan adat is van, ami a fájlból hiányzik. Indítsd a szervert a másolattal (--data), vagy helyezd át máshová a másolatot, hogy a régebbi fájllal folytasd.
store-unreadable = { $file } nem nyitható meg, nem olvasható vagy nem írható: { $reason }
store-closed = { $file } le van zárva, mert a szerver éppen leáll.
store-extra = { $file }: a PostgreSQL-hez szükséges csomag nincs telepítve. Így telepítheted: { $command }
store-server-old = { $file }: a PostgreSQL { $found } túl régi; legalább ez a verzió kell: { $needed }.
store-unsafe = { $file }: a beállítása { $setting }, ezért egy összeomláskor visszaigazolt lépések veszhetnének el. A folytatáshoz kapcsold be.
store-not-empty = { $file }: már vannak benne adatok, ezért semmit sem másoltunk bele.
store-none = { $file }: nem asztalok tárolója, vagy sérült a fájl eleje.
check-store-whole = { $file }: ép. Asztalok száma: { $count }.
check-store-damaged = { $file }: megsérült. Asztalok száma: { $count }, ebből ép: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table =
    { $table } asztal: { $problem ->
        [checksum] { $number }. esemény: nem az, ami eredetileg ide került.
        [gap] { $number }. esemény: hiányzik.
        [fold] { $number }. esemény: nincs értelme.
       *[summary] minden esemény ép, de az asztalok listája nem egyezik velük.
    }
check-store-rescued = { $count ->
    [one] Egy ép asztal átmásolva ide: { $file }
   *[other] { $count } ép asztal átmásolva ide: { $file }
}
backup-done = Az asztalok másolata elkészült: { $source } → { $target }
move-done = Minden át lett másolva és össze lett hasonlítva: { $source } → { $target }. Asztalok száma: { $tables }, események száma: { $events }. A forrás nem változott.

## Drawing a position

seat-name = { $seat }. hely
to-move = ▶
column-player = Játékos
column-rugs = Maradt szőnyeg
column-dirhams = Dirhem
column-squares = Mező
column-points = Pont
column-next = Következő
out = kiesett
steps-next =
    { $step ->
        [turn] { $name } elfordítja Assamot.
        [roll] { $name } dob.
        [lay] { $name } lerak egy szőnyeget.
        [draw] { $name } kihúzza a következő szőnyegét.
        [steer] { $name } elfordítja Assamot a következő játékosnak.
       *[over] A játszma véget ért.
    }
rules-in-force = Szabályok: { $rules }
rules-default = a szokásosak
legal-heading = Szabad: { $actions }
chance-heading = Véletlen: { $actions }

## Playing in the terminal

ask-players = Hány játékos?
ask-bots = Közülük hány a bot?
ask-level = Milyen erősek? { $levels }
ask-name = { $number }. játékos: név?
ask-number-again = Írj be egy számot { $low } és { $high } között.
bot-alone = Bot
bot-name = { $number }. bot
person-name = { $number }. játékos
welcome = Marrakech a terminálban. Segítségért bármikor írj egy ? jelet, kilépni a Ctrl-C billentyűkkel lehet: a játszmát minden akció után elmentjük.
bots-getting-ready = A botok készülődnek. A legelső alkalommal ez körülbelül fél percig tart.
welcome-back = Üdv újra: { $turn }. kör. Segítségért bármikor írj egy ? jelet.
saved-at = A játszmalap helye: { $file }
prompt-turn = { $name }: merre? { $choices }
choice-left = { $facing } ({ facing }): balra
choice-straight = { $facing } ({ facing }): egyenesen
choice-right = { $facing } ({ facing }): jobbra
prompt-roll-facing =
    Assam { $facing ->
        [N] északra
        [E] keletre
        [S] délre
       *[W] nyugatra
    } néz majd. A dobáshoz nyomj Entert, vagy válassz másik irányt: { $others }
prompt-roll = { $name }: a dobáshoz nyomj Entert.
prompt-lay = { $name }: hová kerüljön a { colour } szőnyeg? Írj be egy sorszámot vagy a két mezőt.
prompt-confirm-lay = { $action }? A lerakáshoz nyomj Entert, vagy válassz másik helyet.
prompt-confirm-steer =
    Assam { $facing ->
        [N] északra
        [E] keletre
        [S] délre
       *[W] nyugatra
    } néz majd. A következő játékos: { $next }. A megerősítéshez nyomj Entert, vagy válassz másik irányt.
stars-paid = A csillagok a kifizetett területet jelölik.
prompt-must-return = { $name }: itt nincs hely szőnyegnek. Nyomj Entert, hogy egyet visszategyél a dobozba.
not-understood = „{ $text }” nem választható. Segítség: ?
help-facing = N E S W      Assam fordítása: N (észak), E (kelet), S (dél) vagy W (nyugat); a dobásig semmi sem végleges
help-lay = 1 2 3 … vagy d4d5  hely választása a szőnyegnek; az Enterig semmi sem végleges
help-position = position     az állás szövegként
help-log = log          az eddigi játszmalap
help-save = save FILE    a játszmalap másolata a FILE fájlba
help-give-up = give up      kiszállás a játszmából (megerősítés után)
help-quit = q vagy quit  leállás most; később folytatható
ask-give-up = { $name }: tényleg feladod? Írd be: igen.
yes = igen
gave-not-up = Senki sem adta fel. A játszma folytatódik.
copy-saved = A másolat ide került: { $file }
goodbye-early = Nem kezdődött játszma.
goodbye = Leállítva. A folytatáshoz futtasd ezt: { $command }
save-trouble = A játszmalapot nem sikerült elmenteni: { $problem } Nyugodtan játssz tovább; a következő akcióval megtörténik a mentés.
not-saved = Az utolsó akciók nincsenek elmentve: { $problem }
over-heading = A játszma { turns } után véget ért.
resume-over = Ez a játszma véget ért. A „marrakech replay” paranccsal lépkedhetsz végig rajta.

## Other commands

list-number = { $number }.
verify-fine =
    { $file }: rendben. { $count ->
        [0] Még nem volt dobás vagy húzás.
        [one] Az egyetlen dobás vagy húzás megfelel a magoknak.
       *[other] Minden dobás és húzás ({ $count }) megfelel a magoknak.
    }
verify-promised =
    { $file }: { $promised ->
        [all] minden játékos magja megfelel a játszmalapon közzétett lenyomatnak. Hogy a lenyomatok az első mag felfedése előtt jelentek-e meg, azt csak olyan eszköz tudja megmondani, amely az asztalnál elmentette őket.
        [some] ezek a helyek nyíltan, lenyomat nélkül adták meg a magjukat: { $seats }. A többi megfelel a játszmalapon közzétett lenyomatnak. Hogy a lenyomatok az első mag felfedése előtt jelentek-e meg, azt csak olyan eszköz tudja megmondani, amely az asztalnál elmentette őket.
       *[none] egyik hely sem tett közzé lenyomatot a magja felfedése előtt: ha egy játékos üzemeltette a szervert is, megválaszthatta a dobásokat.
    }
check-fine = { $file }: rendben. { turns }, { $result }
replay-prompt = Enter: tovább, b: vissza; írj be egy számot, ha egy adott körre ugranál, vagy q-t a leálláshoz
replay-start = Az első akció előtt
replay-turn = { $turn }/{ $last }. kör: { $line }
replay-comment = „{ $text }”
replay-end = Itt a játszmalap vége.
edition-column = Kiadás
edition-source = Szabálykönyv
edition-options = Opciók
edition-box = Szőnyeg
edition-starter = Kezdőjátékos
edition-default-rules = alapértelmezett
edition-footer = A (zárójeles) opciók a mi választásaink, mert a szabálykönyv hallgat róluk; a többi mind benne áll.
starter =
    { $who ->
        [random] véletlenszerűen
        [morocco] aki utoljára járt Marokkóban
        [youngest] a legfiatalabb vagy véletlenszerűen
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
engine-crashed = A motor („{ $engine }”) váratlanul leállt ({ $detail }).
engine-hung = A motor („{ $engine }”) nem válaszolt időben. { $detail }
engine-flooded = A motor („{ $engine }”) túl sok adatot küldött: { $detail }
engine-junk = A motor („{ $engine }”) nem tartja be a motorprotokollt: { $detail }
engine-illegal = A motor („{ $engine }”) szabálytalant lépett: { $detail }
bot-needs-engine = Nincs ilyen nevű bot: „{ $name }”. Ha ez egy motor, add meg a parancsát az --engine kapcsolóval.
engine-line = „{ $text }” nem a motorprotokoll sora; a docs/engine-protocol.md mindet leírja.
engine-no-position = Még nincs állás, amelyen gondolkodni lehetne.
engine-no-decision =
    Itt nincs miről dönteni: { $step ->
        [roll] a dobásról a véletlen dönt.
        [draw] a húzásról a véletlen dönt.
       *[over] a játszma véget ért.
    }
engine-option = Nincs ilyen opció ilyen értékkel: „{ $option }”, „{ $value }”.
engine-bot-failed = A bot hibára futott: { $error }
engine-cannot-judge = A bot („{ $bot }”) nem tud állásokat értékelni.
engine-no-beginning = Csak olyan állás értékelhető, amelyben egy kör kezdődik.
engine-no-judge = A motor („{ $engine }”) nem tud állásokat értékelni: nem ismeri a motorprotokoll „judge” sorát.
engine-starting = Motor indítása: „{ $engine }”…
engine-thinks = A motor gondolkodik; előbb állítsd le.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing = Itt nincs mit összehasonlítani: { $step ->
    [roll] a dobásról a véletlen dönt.
    [draw] a húzásról a véletlen dönt.
    [over] a játszma véget ért.
   *[other] csak egy választási lehetőség van.
}
rollout-what = Adj meg egy játszmalapot, vagy egy állást a --position kapcsolóval.
rollout-step-alone = A --step mellé kör is kell: add meg a --turn kapcsolóval.
rollout-no-decision = { $step ->
    [turn] { $turn }. kör: senki sem fordította el Assamot.
    [lay] { $turn }. kör: senki sem rakott le szőnyeget.
    [steer] { $turn }. kör: senki sem fordította el Assamot a következő játékosnak.
   *[any] { $turn }. kör: senkinek sem volt választása.
}
rollout-turn = { $turn }. kör: { $sentence }
rollout-choice = Választás
rollout-behind = Lemaradás
rollout-played = a játszmában
rollout-stopped = { $games ->
    [0] Leállítva, mielőtt egyetlen játszma is véget ért volna.
   *[other] Leállítva, választásonként { $games } játszma után.
}

## The arena

arena-twice = { $bot } kétszer szerepel; minden botot csak egyszer adj meg.
arena-alone = Ketten kellenek hozzá: adj meg még egy botot, egy motort az --engine kapcsolóval, vagy bármelyiket az --against kapcsolóval.
arena-ms = { $ms } ezredmásodperc nem érvényes gondolkodási idő.
arena-sprt = „{ $text }” nem két nyerési arány 0 és 1 között, elöl a kisebbel, például: 0.5,0.55.
arena-worker-died = Egy játszmákat futtató folyamat leállt, talán elfogyott a memória. Az addig befejezett játszmák továbbra is számítanak.
chart-ending = { $file }: ábra csak .svg vagy .png formában rajzolható, ezért ilyen végű nevet válassz.
results-foreign = { $file } nem az aréna eredményeit tartalmazza. Nem módosítottuk.
results-differ = { $file } egy másik verseny eredményeit tartalmazza: { $setting } ott { $found }, itt { $wanted }.
results-line = { $file }, { NUMBER($line, useGrouping: 0) }. sor: nem ez a következő forduló: { $text }
results-busy = { $file }: éppen egy másik folyamat írja.
bot-illegal = ezt választotta: „{ $action }”, ami ott nem szabad.
bot-raised = hibára futott: { $error }
arena-getting-ready = előkészület
arena-progress = játszma
arena-speed = { $rate }/s
arena-title = { games }, { $players } játékos
arena-bot = Bot
arena-against = Ellenfél
arena-rating = Értékszám
arena-ratings = Értékszámok a játékosok száma szerint
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
arena-over = { $bot } > { $other }
arena-gave-up = { $bot } ennyi játszmában kényszerült feladásra: { $games }. Az első alkalom: { $problem }
arena-stopped = Leállítva { games } után. Ha később folytatnád, használd az --out FILE kapcsolót.
arena-stopped-kept = Leállítva { games } után. A folytatáshoz futtasd újra ugyanezt a parancsot.
arena-chart = Az ábra ide került: { $file }
arena-chart-title = { games }, { $players } játékos
chart-wins = Nyerési arány, 95%-os konfidenciaintervallummal
chart-even = egyenlő
chart-rating = értékszám: { $rating }
chart-matrix = A sorban álló bot győzelmei
chart-matrix-rest = A sorban álló bot győzelmei, egyedül a többi ellen

## Luck and skill: marrakech analyse

analyse-depth = „{ $text }” nem mélység; ezek egyikét használd: quick, normal, deep.
analyse-one-file = { $option } csak egyetlen játszmalappal használható.
analyse-no-turns = a játszmalapon még nincs elemezhető kör.
analyse-annotated-long = a megjegyzésekkel a játszmalap { $longest } karakternél hosszabb lenne, ezért nem írtuk ki.
analyse-progress = kör
analyse-stopped = Leállítva: { $done } kész, összesen { turns }.
analyse-annotated = A megjegyzésekkel ellátott játszmalap ide került: { $file }
analyse-title = { $file }, értékelte: { $evaluator } ({ $depth })
analyse-luck = { $name }: a dobások mérlege { $luck }.
analyse-not-over = A játszma még nem ért véget: az eredmény a nyerési esély az utolsó állásban.
analyse-gave-up = { $name } feladta. Ennek az ára a saját hibák között van, de nem számít döntésnek.
analyse-errors = Mibe kerültek a döntések
analyse-kind = Döntés
analyse-step = { $step ->
    [turn] Assam fordítása
    [steer] fordítás a következőnek
   *[lay] szőnyeg lerakása
}
analyse-error-each = Átlagosan
analyse-largest = A legnagyobb hibák, és ami jobb lett volna
analyse-turn = Kör
analyse-played = Választott
analyse-better = Jobb
analyse-chance = Esély
analyse-error = Hiba
analyse-rolls = A legszerencsésebb és a legbalszerencsésebb dobások
analyse-rolled = Dobás
analyse-luck-column = Szerencse
analyse-turns = Körről körre, mindenki esélyével az egyes körök után
analyse-actions = Akciók
analyse-comment-error = { $grade ->
    [slip] Pontatlanság
    [mistake] Hiba
   *[blunder] Baklövés
} ({ $error }). Jobb: { $better }, az esély { $instead } helyett { $chance }.
analyse-comment-judged = Elemezte: { $evaluator } ({ $depth })
analyse-comment-luck = Szerencse: { $luck }
analyse-profiles = Mit nyertek a játékosok
analyse-games = Játszma
analyse-interval = 95%-os sáv
analyse-profile-errors = Mibe került egy döntés
analyse-all = Összes
analyse-phase = { $phase ->
    [opening] Eleje
    [middle] Közepe
   *[end] Vége
}
analyse-profile-words = Hibák száma 100 döntésenként, nagyság szerint
analyse-unfinished = A profilokból kimaradtak a befejezetlen játszmák: { $count }
analyse-abandoned = A profilokból kimaradtak azok a játszmák, amelyekben valaki feladta: { $count }

## Measuring this machine

bench-ready = Előkészület (első alkalommal fordítással)
bench-import = A könyvtár betöltése, ms
bench-load = A lefordított kernel betöltése, ms
bench-first-move = Hidegindítástól a mester első döntéséig, ms
bench-rules-games = Véletlen játszmák a szabályokkal, egy processzormag, másodpercenként
bench-kernel-games = Véletlen játszmák a kernelben, egy processzormag, másodpercenként
bench-kernel-turns = Körök a kernelben, egy processzormag, másodpercenként
bench-kernel-everywhere = Véletlen játszmák a kernelben, minden processzormag, másodpercenként
bench-nodes = A mester által vizsgált állások, másodpercenként
bench-decision = Egy döntés ({ $bot } bot), ms
bench-machine = { $cpu }, { $cores } processzormag, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Leállítva. Eddig ezt sikerült megmérni.
bench-child = Egy mért folyamat hibára futott: { $problem }

## Running a server

serve-ready = A Marrakech itt fut: { $link }
serve-lan = A helyi hálózaton: { $link }
serve-data = { $file } nem használható a játszmák mentésére: { $reason }
serve-host = „{ $host }” nem ennek a gépnek a címe: { $reason }
serve-stop = A szerver leállításához nyomj Ctrl-C-t. Minden játszmát ide mentünk: { $file }
serve-port = A port ({ $port }) foglalt vagy nem engedélyezett: { $reason }
serve-only-here = Csak ez a gép éri el; a --host 0.0.0.0 kapcsolóval a helyi hálózat is.
open-already = A Marrakech már fut itt: { $link }
open-other = A Marrakech már fut itt: { $link }, de más címmel vagy fájllal. Előbb állítsd le, vagy válassz másik portot.
open-browser = A böngésződben fog megnyílni. Ha mégsem, kövesd a linket.
open-yourself = Nyisd meg a linket egy böngészőben.

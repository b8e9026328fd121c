### Czech: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Jsi na tahu: otoč Assama, pak hoď kostkou.
    [roll] Jsi na tahu: hoď kostkou.
    [lay] Polož svůj { colour } koberec vedle Assama.
    [steer] Otoč Assama pro dalšího hráče.
    [draw] Losuje se tvůj další koberec.
   *[over] Hra skončila.
}
todo-shared = { $step ->
    [turn] { $name }: otoč Assama, pak hoď kostkou.
    [roll] { $name }: hoď kostkou.
    [lay] { $name }: polož svůj { colour } koberec vedle Assama.
    [steer] { $name }: otoč Assama pro dalšího hráče.
    [draw] { $name }: losuje se další koberec.
   *[over] Hra skončila.
}
todo-other = { $step ->
    [turn] { $name } rozhoduje, kam Assam půjde.
    [roll] { $name } hází kostkou.
    [lay] { $name } hledá místo pro { colour } koberec.
    [steer] { $name } otáčí Assama pro dalšího hráče.
    [draw] { $name }: losuje se další koberec.
   *[over] Hra skončila.
}
todo-told = Hraje { $name }.
todo-told-you = Hraješ ty.
todo-lent = { $name }: v zastoupení hraje bot.
todo-getting-ready = { $name } se připravuje…
act-roll = Hodit kostkou
act-lay = Položit koberec
act-steer = Otočit Assama
act-box = Vrátit koberec
act-choose-rug = Vyber dvě políčka
act-choose-facing = Vyber směr
act-sent = Odesílá se…
act-wait = Hrají ostatní
act-watch = Sleduješ hru
skip = Přeskočit
action-title = Co teď

## Hints

hint = Rada
hint-hide = Skrýt radu
hint-thinking = Hledá se rada…
hint-warming = Boti se připravují. Rada přijde, jakmile budou připravení.
hint-would-face = { $name } radí: Assam na { facing }.
hint-would-lay = { $name } radí: koberec na { $first } a { $second }.
hint-chance = { $times ->
    [0] Takhle se skoro nikdy nevyhraje.
    [one] Takhle se vyhraje 1 partie ze 100.
    [few] Takhle se vyhrají { $times } partie ze 100.
   *[other] Takhle se vyhraje { $times } partií ze 100.
}
hint-choices = Nejlepší možnosti

## What happened besides

did-run-out = { $name } už nemá čas a vypadává ze hry.
did-break-rules = { $name } porušuje pravidla a vypadává ze hry.
did-fail = { $reason ->
    [engine-not-started] { $name } nejde spustit a vypadává ze hry.
    [engine-hung] { $name } neodpovídá a vypadává ze hry.
    [engine-flooded] { $name } mluví až příliš a vypadává ze hry.
    [engine-junk] { $name } odpovídá nesmyslně a vypadává ze hry.
    [engine-illegal] { $name } volí, co není povoleno, a vypadává ze hry.
   *[engine-crashed] { $name } přestává fungovat a vypadává ze hry.
}
did-sit = { $name } usedá ke stolu.
did-vacate = Místo { $seat } je zase volné.
did-seat-bot = Na místo { $seat } usedá bot.
did-start = Hra začíná.
did-stand-in = { $reason ->
    [time] { $name } už nemá čas; dál hraje bot.
   *[absent] { $name } je offline; dál hraje bot.
}
did-come-back = { $name } je zpátky.
did-move = { $name } hraje dál z jiného zařízení.
did-hold = Server byl chvíli mimo provoz. Nic se neztratilo.
did-cancel = Stůl byl zrušen.
log-face = směr { facing }
log-steer = otáčí Assama na { facing }
log-roll = hází { $slippers }, Assam na { $square }
log-pay = platí { dirhams }, dostává { $owner }
log-pay-part = { $count ->
    [0] nemá čím zaplatit, čeká { $owner }
    [one] má jen { $count } dirham, dostává { $owner }
    [few] má jen { $count } dirhamy, dostává { $owner }
   *[other] má jen { $count } dirhamů, dostává { $owner }
}
log-go-out = vypadává
log-lay = pokládá { colour } na { $first } a { $second }
log-return = vrací koberec do krabice
log-draw = další: { colour }
log-title = Průběh hry
log-empty = Zatím nic. Za chvíli začne první tah.
side-title = Průběh a stůl

## Seats

seats-title = Místa
seat-open = Volné místo { $seat }
seat-rugs = { $letter ->
    [r] { $count ->
        [one] ještě { $count } červený koberec
        [few] ještě { $count } červené koberce
       *[other] ještě { $count } červených koberců
    }
    [b] { $count ->
        [one] ještě { $count } modrý koberec
        [few] ještě { $count } modré koberce
       *[other] ještě { $count } modrých koberců
    }
    [y] { $count ->
        [one] ještě { $count } žlutý koberec
        [few] ještě { $count } žluté koberce
       *[other] ještě { $count } žlutých koberců
    }
   *[g] { $count ->
        [one] ještě { $count } zelený koberec
        [few] ještě { $count } zelené koberce
       *[other] ještě { $count } zelených koberců
    }
}
seat-next = (další)
seat-score = { dirhams } a { $squares ->
    [one] { $squares } viditelné políčko
    [few] { $squares } viditelná políčka
   *[other] { $squares } viditelných políček
}, dohromady { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
seat-out-mark = mimo hru
mark-you = ty
mark-bot = bot
mark-lent = hraje bot
mark-away = offline
bot-called = { $bot ->
    [random] Zelenáč
    [novice] Nováček
    [greedy] Učedník
    [merchant] Kupec
    [master] Mistr
   *[other] Bot { $bot }
}
bot-lettered = { $bot ->
    [random] Zelenáč { $letter }
    [novice] Nováček { $letter }
    [greedy] Učedník { $letter }
    [merchant] Kupec { $letter }
    [master] Mistr { $letter }
   *[other] Bot { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Hraje náhodně.
    [novice] Každý druhý tah hraje dobře.
    [greedy] Hledí jeden tah dopředu, na body.
    [merchant] Váží, co každá volba přinese později.
    [master] Nejsilnější: vidí nejdál dopředu.
   *[other] Hraje po svém.
}
watchers = { $watchers ->
    [one] Sleduje jeden divák.
    [few] Sledují { $watchers } diváci.
   *[other] Sleduje { $watchers } diváků.
}
you-watch = { $others ->
    [0] Sleduješ hru.
    [one] Sleduješ hru a s tebou ještě jeden divák.
    [few] Sleduješ hru a s tebou ještě { $others } diváci.
   *[other] Sleduješ hru a s tebou ještě { $others } diváků.
}
time-short = Zbývá deset sekund.

## A square that was asked about

area-price = { $owner } tu má { $letter ->
    [r] červenou
    [b] modrou
    [y] žlutou
   *[g] zelenou
} oblast ({ $squares ->
    [one] jedno políčko
    [few] { $squares } políčka
   *[other] { $squares } políček
}). Kdo jiný tu zastaví, platí { dirhams }.
area-free = Tato { $letter ->
    [r] červená
    [b] modrá
    [y] žlutá
   *[g] zelená
} oblast ({ $squares ->
    [one] jedno políčko
    [few] { $squares } políčka
   *[other] { $squares } políček
}) nic nestojí: { $owner } je mimo hru.

## The board’s words

board-label = Trh
board-square = { $square }, { $colour ->
    [bare] prázdné
    [r] červený koberec
    [b] modrý koberec
    [y] žlutý koberec
   *[g] zelený koberec
}{ $assam ->
    [here] , stojí tu Assam
   *[no] {""}
}
board-facing = Natočit Assama na { facing }
board-lay = Koberec na { $first } a { $second }
board-die = Kostka ukazuje { $slippers ->
    [one] jeden střevíc
    [few] { $slippers } střevíce
   *[other] { $slippers } střevíců
}

## The line

line-connecting = Připojování…
line-slow = Spojení je pomalé…
line-back = Spojení je zpátky.
line-lost = Bez spojení už { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}. Zkoušíme to dál; nic se neztratilo.
line-lost-kept = Bez spojení už { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}. Tvůj tah je uložený a odešle se, jakmile se spojení vrátí.
bot-played = V tvé nepřítomnosti za tebe hrál bot. Teď hraješ zase ty.
bot-plays-for-you = Hraje za tebe bot.
play-myself = Vrátit se do hry
away-long = { $name } je už nějakou dobu offline.
away-wait = Počkat
away-bot = Ať hraje bot

## Before the game

gathering-title = Čeká se na ostatní
gathering-title-full = Všichni jsou tu
gathering-title-guest = Hra za chvíli začne
gathering-open = { $open ->
    [one] Jedno místo je ještě volné. Hra začne, až ho někdo obsadí.
    [few] Ještě { $open } místa jsou volná. Hra začne, až budou obsazená.
   *[other] Ještě { $open } míst je volných. Hra začne, až budou obsazená.
}
gathering-awaited = Hra začne sama, jakmile tuto stránku otevřou hráči: { $names }.
gathering-unready = Hra může začít, jakmile tuto stránku otevřou hráči: { $names }.
gathering-full = { $host ->
    [you] Začni, kdy chceš.
   *[other] Hru spustí ten, kdo stůl připravil.
}
invite-title = Pozvi přátele
invite-text = Pošli jim tento odkaz, nebo jim dej naskenovat kód. Kdo ho otevře, může se posadit; účet nikdo nepotřebuje.
invite-link = Odkaz na místo
invite-qr = QR kód s odkazem na místo
invite-message = Pojď si se mnou zahrát Marrakech.
invite-here-only = { $host } je adresa jen pro tento počítač. Mají-li přijít i ostatní, spusť server takto a otevři hru na vlastní adrese tohoto počítače:
invite-renew = Vytvořit nový odkaz
invite-renewed = Nový odkaz je hotový. Ten starý už žádné místo neotevírá.
invite-host-has-it = Odkaz, který otevírá místo, má ten, kdo stůl připravil.
watch-title = Chce se někdo jen dívat?
watch-link = Odkaz pro diváky
watching-gathering = Jsi tu jako divák. Chceš-li hrát, požádej o odkaz, který otevírá místo.
watching-full = Všechna místa jsou obsazená. Můžeš se dívat; když někdo vstane, můžeš si sem sednout.
join-late = Pokud je některé z těchto míst tvoje, přenes ho ze zařízení, kde bylo obsazeno: tam pod „{ this-table }“ zvol „{ move-seat }“.
your-name = Tvoje jméno
player-numbered = Hráč { $seat }
sit-down = Posadit se
seat-bot = Přidat bota
which-bot = Který bot
remove = Odebrat
remove-name = Odebrat: { $name }
leave-seat = Vstát
start-game = Začít hru
cancel-table = Zrušit stůl
cancel-title = Zrušit tento stůl?
cancel-text = Nikdo si tu už nebude moci sednout a odkaz přestane fungovat.
cancel-no = Ponechat

## This table

this-table = Tento stůl
rules-on = Pravidla
rules-edition = Vydání: { $edition }
rules-usual = Běžná pravidla.
rules-bankruptcy-play-on = Kdo nemůže zaplatit, zaplatí, co má, a hraje dál.
rules-steering-after-must = Varianta: nejdřív se hází; po položení koberce se Assam musí otočit doleva nebo doprava pro dalšího hráče.
rules-steering-after-may = Varianta: nejdřív se hází; po položení koberce se Assam může otočit pro dalšího hráče.
rules-area-owner = Do oblasti se počítají obě barvy majitele.
rules-whole-nobody = Žádný celý koberec se nesmí překrýt najednou, ani vlastní.
rules-halves-colours = Koberec nikdy nepřekrývá dvě políčka stejné barvy.
rules-pile-alternating = Ve dvou se barvy v hromádce střídají.
rules-stock-15 = Ve dvou má každý 15 koberců jedné barvy.
rules-tie-shared = Remíza je společné vítězství.
rules-clock-none = Bez hodin.
rules-clock-turn = { $seconds ->
    [one] { $seconds } sekunda na tah.
    [few] { $seconds } sekundy na tah.
   *[other] { $seconds } sekund na tah.
} { $timeout ->
    [bot] Komu dojde čas, za toho hraje bot.
   *[out] Komu dojde čas, ten vypadne.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } minuta na celou partii
    [few] { $minutes } minuty na celou partii
   *[other] { $minutes } minut na celou partii
}{ $increment ->
    [0] .
    [one] {" "}a { $increment } sekunda navíc za každý tah.
    [few] {" "}a { $increment } sekundy navíc za každý tah.
   *[other] {" "}a { $increment } sekund navíc za každý tah.
} { $timeout ->
    [bot] Komu dojde čas, za toho hraje bot.
   *[out] Komu dojde čas, ten vypadne.
}
read-rules = Přečíst si pravidla
fair-title = Poctivá kostka
fair-text = Každý hod vychází z tajemství serveru, které je níže slíbeno už před hrou, a ze semínka každého místa. Po hře se tajemství ukáže a každý hod jde zkontrolovat.
fair-seats = I místa svá semínka slibují. Tvoje stránka to své ukáže sama, až budou všechny sliby pohromadě, takže si nikdo nemůže vybrat semínko podle ostatních.
fair-hash = Slíbený otisk semínka (SHA-256): { $name }
fair-commitment = Slib serveru (SHA-256)
fair-seed = Semínko: { $name }
fair-change = Změnit své semínko
fair-change-name = Změnit semínko: { $name }
fair-change-do = Změnit
fair-salted = Přidávají se k němu náhodná písmena, aby ho z otisku nikdo neuhodl.
fair-changed = Tvoje semínko je změněné.
move-seat = Hrát na jiném zařízení
move-seat-name = Přenést na jiné zařízení: { $name }
move-seat-title = Vezmi si místo s sebou
move-seat-text = { $minutes ->
    [one] Otevři tento odkaz do minuty na druhém zařízení. Funguje jen jednou; místo pak bude tam, a ne tady.
    [few] Otevři tento odkaz do { $minutes } minut na druhém zařízení. Funguje jen jednou; místo pak bude tam, a ne tady.
   *[other] Otevři tento odkaz do { $minutes } minut na druhém zařízení. Funguje jen jednou; místo pak bude tam, a ne tady.
}
move-seat-link = Odkaz pro druhé zařízení
move-seat-qr = QR kód s odkazem pro druhé zařízení
claim-title = Hrát na tomto zařízení?
claim-text = Tento odkaz přenese místo na toto zařízení. Na původním se pak půjde jen dívat.
claim-yes = Hrát tady
claim-no = Jen se dívat
seat-claimed = Místo je teď tvoje. Hraj dál.
give-up = Vzdát hru
give-up-name = Vzdát hru: { $name }
give-up-title = Vzdát hru?
give-up-text = Vypadneš, tvoje dirhamy se vrátí do banku a tvoje koberce se nikomu nepočítají. Ostatní hrají dál.
give-up-no = Hrát dál

## The end

you-win = Výhra je tvoje!
standings-title = Výsledky
standings-rank = Pořadí
standings-name = Hráč
standings-dirhams = Dirhamy
standings-squares = Políčka
standings-points = Body
standings-plus = + { $squares }
standings-out = { $why ->
    [time] vypršel čas
    [rules] porušení pravidel
    [engine] selhání
    [gave-up] vzdaná hra
   *[poor] nebylo čím platit
}
chart-title = Body tah po tahu
chart-turn = Tah
chart-as-table = Totéž jako tabulka
rematch = Hrát znovu
rematch-join = Přidat se k další partii
rematch-wanted = Ostatní chtějí hrát znovu.
rematch-watch = Další partie se připravuje.
watch-next = Sledovat další partii
replay-game = Přehrát znovu
download-record = Stáhnout zápis
share = Sdílet
share-title = Sdílet výsledek
share-text = Text a odkaz
share-result = Marrakech: { $result }
dice-check = Zkontrolovat kostku
dice-checking = Kontroluje se…
dice-fine = { $count ->
    [0] Nebyl žádný hod ani losování.
    [one] Jediný hod nebo losování odpovídá semínkům.
    [few] Všechny { $count } hody a losování odpovídají semínkům.
   *[other] Všech { $count } hodů a losování odpovídá semínkům.
}
dice-compared = { $how ->
    [all] Sliby serveru i všech míst jsou tytéž, které si toto zařízení uložilo, než ukázalo vlastní semínko.
    [server] Slib serveru je tentýž, který vidělo toto zařízení. Sliby míst si neuložilo.
   *[none] Toto zařízení si před hrou žádný slib neuložilo, takže zápis není s čím porovnat.
}
dice-rounds = { $count ->
    [one] Předtím jednou ukázalo semínko nadarmo: semínka se musela slíbit znovu.
    [few] Předtím { $count }krát ukázalo semínko nadarmo: semínka se musela slíbit znovu.
   *[other] Předtím { $count }krát ukázalo semínko nadarmo: semínka se musela slíbit znovu.
}
dice-other-promise = Slib v zápisu je { $found }; u tohoto stolu byl jiný: { $seen }.
dice-seed-lost = Toto zařízení nemá semínko slíbené pro tvé místo a na nový slib je už pozdě. Otevři tuto stránku na zařízení, které ho má; jinak může ten, kdo stůl připravil, místo tebe přidat bota nebo stůl zrušit.
dice-other-table = Tento zápis je od jiného stolu: { $found }.

## Links, dialogs, pages

copy = Kopírovat
copied = Zkopírováno
copy-by-hand = Odkaz je označený: zkopíruj ho klávesnicí nebo prstem.
close = Zavřít
dialog-no = Ne
table-try-again = Zkusit znovu
to-home = Na úvodní stránku
table-heading = Marrakech: { $names }
table-loading = Chvilku: připravujeme stůl…
table-gone-title = Takový stůl tu není
table-gone = Odkaz možná není celý, nebo byl stůl už dávno uklizen.
table-unreachable-title = Server neodpovídá
table-cancelled-title = Tento stůl byl zrušen
table-cancelled = Zrušil ho ten, kdo ho připravil. Připravit jiný?
title-your-turn = ● Jsi na tahu – Marrakech
title-table = U stolu – Marrakech

## Help

keys-title = Klávesy
key-arrows = Šipky
key-enter = Enter
key-escape = Esc
keys-arrows = otočit Assama, nebo přejít z koberce na koberec
keys-enter = hodit kostkou, položit koberec
keys-escape = vzít zpět nepotvrzenou volbu; přeskočit animaci
keys-skip = přeskočit animaci
keys-log = otevřít nebo sbalit průběh
keys-hint = požádat o radu, nebo ji skrýt
keys-sounds = zapnout nebo vypnout zvuky
keys-help = tato nápověda
keys-touch = Prstem nebo myší: klepni na políčko a uvidíš na něm koberec, dalším klepnutím následující. Položíš ho klepnutím na druhou půlku nebo tlačítkem. Klepnutí na kterýkoli koberec řekne, kolik stojí na něm zastavit.

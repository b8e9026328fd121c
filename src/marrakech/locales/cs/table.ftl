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
todo-shared =
    { $step ->
        [turn] { $name }: otoč Assama, pak hoď kostkou.
        [roll] { $name }: hoď kostkou.
        [lay] { $name }: polož svůj { colour } koberec vedle Assama.
        [steer] { $name }: otoč Assama pro dalšího hráče.
        [draw] { $name }: losuje se tvůj další koberec.
       *[over] Hra skončila.
    }
todo-other =
    { $step ->
        [turn] { $name } rozhoduje, kam Assam půjde.
        [roll] { $name } za chvilku hodí kostkou.
        [lay] { $name } vybírá místo pro { colour } koberec.
        [steer] { $name } otáčí Assama pro dalšího hráče.
        [draw] { $name }: losuje se další koberec.
       *[over] Hra skončila.
    }
todo-playing = Hraje { $name }.
todo-playing-you = Hraješ ty.
todo-lent = { $name }: hraje za tebe bot.
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
hint-chance =
    { $times ->
        [0] S touto volbou se skoro nikdy nevyhraje.
        [one] S touto volbou se vyhraje 1 partie ze 100.
        [few] S touto volbou se vyhrají { $times } partie ze 100.
       *[other] S touto volbou se vyhraje { $times } partií ze 100.
    }
hint-choices = Nejlepší možnosti

## Taking back the last rug, round one device

undo = Vzít zpět
undo-help = Vzít poslední koberec zpět (jde to, dokud se Assam znovu neotočí)
did-undo = { $name } bere poslední koberec zpět.
keys-undo = vzít poslední koberec zpět (když všichni hrají na jednom zařízení)

## What happened besides

did-run-out = { $name } už nemá čas a vypadává ze hry.
did-break-rules = { $name } porušuje pravidla a vypadává ze hry.
did-fail =
    { $reason ->
        [engine-not-started] { $name } nejde spustit a vypadává ze hry.
        [engine-hung] { $name } přestává odpovídat a vypadává ze hry.
        [engine-flooded] { $name } posílá příliš mnoho dat a vypadává ze hry.
        [engine-junk] { $name } odpovídá nesmyslně a vypadává ze hry.
        [engine-illegal] { $name } hraje nepovolený tah a vypadává ze hry.
       *[engine-crashed] { $name } havaruje a vypadává ze hry.
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
did-move = { $name } teď hraje na jiném zařízení.
did-hold = Server byl chvíli mimo provoz. Nic se neztratilo.
did-cancel = Stůl byl zrušen.
log-face = směr { facing }
log-steer = otáčí Assama na { facing } pro dalšího hráče
log-roll = hází { $slippers }, Assam na { $square }
log-pay = platí { dirhams } → { $owner }
log-pay-part =
    { $count ->
        [0] nemá čím zaplatit → { $owner }
        [one] může zaplatit jen { $count } dirham → { $owner }
        [few] může zaplatit jen { $count } dirhamy → { $owner }
       *[other] může zaplatit jen { $count } dirhamů → { $owner }
    }
log-go-out = vypadává
log-lay = pokládá { colour } na { $first } a { $second }
log-return = vrací koberec do krabice
log-draw = další koberec: { colour }
log-title = Průběh hry
log-empty = Zatím nic. Za chvíli začne první tah.
side-title = Průběh hry a stůl

## Looking back at an earlier turn

log-about = Vyber tah a uvidíš ho na trhu.
look-title = Dřívější tah
look-back = O tah zpět
look-forward = O tah dál
look-return = Zpátky do hry
look-opened = Díváš se na dřívější tahy. Do hry se vrátíš klávesou Esc.
look-returned = Jsi zpátky ve hře.
look-your-turn = Jsi na tahu.
look-gone-on = Hra mezitím pokročila.
keys-look = v průběhu hry: přecházet z tahu na tah; Enter tah ukáže na trhu, Esc vede zpátky do hry

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
bot-called =
    { $bot ->
        [random] Turista
        [novice] Nováček
        [greedy] Učedník
        [merchant] Kupec
        [master] Mistr
        [champion] Šampion
       *[other] Bot { $bot }
    }
bot-lettered =
    { $bot ->
        [random] Turista { $letter }
        [novice] Nováček { $letter }
        [greedy] Učedník { $letter }
        [merchant] Kupec { $letter }
        [master] Mistr { $letter }
        [champion] Šampion { $letter }
       *[other] Bot { $bot } { $letter }
    }
bot-about =
    { $bot ->
        [random] Hraje náhodně.
        [novice] Asi každý druhý tah hraje dobře.
        [greedy] Hledí jeden tah dopředu a jde po bodech.
        [merchant] Myslí na to, co každá volba přinese později.
        [master] Vidí daleko dopředu a těžko se poráží.
        [champion] Hrát se naučil sám a poráží se nejhůř.
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

## What a seat says when it is chosen

seat-each-counts = Každý dirham je jeden bod a stejně tak každé políčko, na kterém je vidět koberec této barvy.
seat-each-counts-two = Každý dirham je jeden bod a stejně tak každé políčko, na kterém je vidět koberec jedné z těchto dvou barev.
seat-pile-two =
    { $whose ->
        [you] V tvé hromádce jsou koberce dvou barev.
       *[other] V této hromádce jsou koberce dvou barev.
    }
seat-pile-next = Další koberec je { colour }. Vidí ho všichni.
seat-pile-empty = Všechny tyto koberce už leží na trhu.
seat-next-mark = další
seat-about-out = Mimo hru. Tyto koberce zůstávají na trhu a zastavit na nich nic nestojí.
seat-about-away = Offline: stránka této partie teď není otevřená.
seat-about-bot = Bot. { bot-about }
seat-about-lent = Dokud se hráč nevrátí, hraje tu bot. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Reakce
react = Něco říct
reaction =
    { $reaction ->
        [hello] Ahoj!
        [good-luck] Hodně štěstí!
        [well-played] Pěkná hra!
        [thanks] Díky!
        [ouch] Au!
        [laugh] Cha cha!
        [wow] Páni!
       *[moment] Chviličku!
    }
did-react = { $name }: { reaction }
did-react-you = Ty: { reaction }
did-react-spectator = Někdo z diváků: { reaction }
reactions-mute = Ztlumit reakce u tohoto stolu
reactions-mute-help = Reakce ostatních už neuvidíš ani neuslyšíš. Svoje můžeš posílat dál.

## A square that was asked about

area-price =
    { $letter ->
        [r] Červená
        [b] Modrá
        [y] Žlutá
       *[g] Zelená
    } oblast ({ $squares ->
        [one] jedno políčko
        [few] { $squares } políčka
       *[other] { $squares } políček
    }). Majitel: { $owner }. Kdo jiný tu zastaví, platí { dirhams }.
area-free =
    { $letter ->
        [r] Červená
        [b] Modrá
        [y] Žlutá
       *[g] Zelená
    } oblast ({ $squares ->
        [one] jedno políčko
        [few] { $squares } políčka
       *[other] { $squares } políček
    }). Majitel: { $owner }, mimo hru. Nikdo tu neplatí.

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = Tvůj: ostatní platí { dirhams }
price-tag-free = Nic se neplatí
price-nudge =
    { $how ->
        [touch] Klepni na kterýkoli koberec a uvidíš, kolik stojí na něm zastavit.
       *[mouse] Ukaž myší na kterýkoli koberec a uvidíš, kolik stojí na něm zastavit.
    }

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
line-lost =
    Bez spojení už { $seconds ->
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }. Zkoušíme se znovu připojit; nic se neztratilo.
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

## The server is well again

server-recovered = Server zase funguje. Můžeš hrát dál.

## Before the game

gathering-title = Čeká se na ostatní
gathering-title-full = Všichni jsou tu
gathering-title-guest = Hra za chvíli začne
gathering-open = { $open ->
    [one] Jedno místo je ještě volné. Hra začne, až ho někdo obsadí.
    [few] Ještě { $open } místa jsou volná. Hra začne, až budou obsazená.
   *[other] Ještě { $open } míst je volných. Hra začne, až budou obsazená.
}
gathering-awaited = Hra začne sama, jakmile tuto stránku otevřou všichni. Ještě offline: { $names }.
gathering-unready = Hra může začít, jakmile tuto stránku otevřou všichni. Ještě offline: { $names }.
gathering-full = { $host ->
    [you] Začni, kdy chceš.
   *[other] Hru spustí ten, kdo stůl připravil.
}
invite-title = Pozvi přátele
invite-text = Pošli jim tento odkaz, nebo jim dej naskenovat kód. Každý, kdo ho otevře, se může posadit; účet není potřeba.
invite-link = Odkaz s pozvánkou
invite-qr = QR kód s pozvánkou
invite-message = Pojď si se mnou zahrát Marrakech.
invite-here-only = { $host } funguje jen na tomto počítači. Mají-li přijít i ostatní, spusť server takto a otevři hru na síťové adrese tohoto počítače:
invite-renew = Vytvořit nový odkaz
invite-renewed = Tady je nový odkaz. Starý už nefunguje.
invite-host-has-it = Odkaz s pozvánkou má ten, kdo stůl připravil.
watch-title = Chce se někdo jen dívat?
watch-link = Odkaz pro diváky
watching-gathering = Jsi tu jako divák. Chceš-li hrát, požádej o odkaz s pozvánkou.
watching-full = Všechna místa jsou obsazená. Můžeš se dívat, a když někdo odejde, posadit se sem.
join-late = Pokud je některé z těchto míst tvoje, můžeš si ho sem přenést: na zařízení, kde bylo obsazeno, otevři „{ this-table }“ a zvol „{ move-seat }“.
your-name = Tvoje jméno
player-numbered = Hráč { $seat }
sit-down = Posadit se
seat-bot = Přidat bota
which-bot = Který bot
remove = Odebrat
remove-name = Odebrat: { $name }
leave-seat = Odejít
start-game = Začít hru
cancel-table = Zrušit stůl
cancel-title = Zrušit tento stůl?
cancel-text = Nikdo si tu už nebude moci sednout a odkaz přestane fungovat.
cancel-no = Ponechat

## An invitation

invited-by = { $name } tě zve na partii hry Marrakech
invited-again = { $name } chce hrát znovu
invited-new = Marrakech ještě neznáš?
invited-back = Zpět k pozvánce
seats-taken-title = Všechna místa jsou obsazená
seats-taken-text = Tentokrát se hraje bez tebe. Můžeš se dívat, nebo požádat přátele o další stůl.
seats-taken-watch = Sledovat hru
seats-taken-own = Připravit stůl
gathering-away = Právě offline: { $names }

## The next game with the same players

gathering-title-again = Další partie
gathering-asked = Čeká se na odpověď: { $names }
gathering-here = Už u stolu: { $names }
mark-asked = čeká se
invite-again = Poslat odkaz

## This table

this-table = Tento stůl
rules-on = Pravidla
rules-edition = Vydání: { $edition }
rules-usual = Běžná pravidla.
rules-bankruptcy-play-on = Hráč, který nemůže zaplatit vše, zaplatí, co má, a hraje dál.
rules-steering-after-must = Varianta: nejdřív se hází. Po položení koberce musíš Assama otočit doleva nebo doprava pro dalšího hráče.
rules-steering-after-may = Varianta: nejdřív se hází. Po položení koberce můžeš Assama otočit pro dalšího hráče.
rules-area-owner = Do ceny se počítají obě barvy majitele.
rules-whole-nobody = Žádný celý koberec se nesmí překrýt najednou, ani vlastní.
rules-halves-colours = Koberec nikdy nesmí překrýt dvě políčka stejné barvy.
rules-pile-alternating = Ve dvou se barvy v každé hromádce střídají.
rules-stock-15 = Ve dvou má každý 15 koberců jedné barvy.
rules-tie-shared = Hráči se stejným počtem bodů vítězí společně.
rules-clock-none = Bez hodin.
rules-clock-turn =
    { $seconds ->
        [one] { $seconds } sekunda na tah.
        [few] { $seconds } sekundy na tah.
       *[other] { $seconds } sekund na tah.
    } { $timeout ->
        [bot] Když hráči dojde čas, hraje za něj dál bot.
       *[out] Hráč, kterému dojde čas, vypadne.
    }
rules-clock-game =
    { $minutes ->
        [one] { $minutes } minuta pro každého na celou partii
        [few] { $minutes } minuty pro každého na celou partii
       *[other] { $minutes } minut pro každého na celou partii
    }{ $increment ->
        [0] .
        [one] , plus { $increment } sekunda na tah.
        [few] , plus { $increment } sekundy na tah.
       *[other] , plus { $increment } sekund na tah.
    } { $timeout ->
        [bot] Když hráči dojde čas, hraje za něj dál bot.
       *[out] Hráč, kterému dojde čas, vypadne.
    }
read-rules = Přečíst si pravidla
fair-title = Poctivá kostka
fair-text = Každý hod se vypočítá z tajného semínka serveru a ze semínka každého místa. Před hrou server zveřejní otisk uvedený níže a semínko serveru mu musí odpovídat. Po hře se semínko serveru odhalí a každý může všechny hody zkontrolovat.
fair-seats = I stránka každého hráče zveřejní otisk svého semínka a samotné semínko odhalí automaticky, až budou všechny otisky pohromadě. Nikdo si tak nemůže vybrat semínko podle ostatních.
fair-hash = Otisk semínka (SHA-256): { $name }
fair-commitment = Otisk semínka serveru (SHA-256)
fair-seed = Semínko: { $name }
fair-change = Změnit své semínko
fair-change-name = Změnit semínko: { $name }
fair-change-do = Změnit
fair-salted = K tvému semínku se přidávají náhodné znaky, aby ho z otisku nikdo neuhodl.
fair-changed = Tvoje semínko je změněné.
move-seat = Hrát na jiném zařízení
move-seat-name = Přenést na jiné zařízení: { $name }
move-seat-title = Vezmi si místo s sebou
move-seat-text =
    { $minutes ->
        [one] Otevři tento odkaz do minuty na druhém zařízení. Funguje jen jednou. Pak hraješ tam a tady se půjde jen dívat.
        [few] Otevři tento odkaz do { $minutes } minut na druhém zařízení. Funguje jen jednou. Pak hraješ tam a tady se půjde jen dívat.
       *[other] Otevři tento odkaz do { $minutes } minut na druhém zařízení. Funguje jen jednou. Pak hraješ tam a tady se půjde jen dívat.
    }
move-seat-link = Odkaz pro druhé zařízení
move-seat-qr = QR kód s odkazem pro druhé zařízení
claim-title = Hrát na tomto zařízení?
claim-text = Tento odkaz přenese místo na toto zařízení. Na původním se pak půjde jen dívat.
claim-yes = Hrát tady
claim-no = Jen se dívat
seat-claimed = Teď hraješ na tomto zařízení.
give-up = Vzdát hru
give-up-name = Vzdát hru: { $name }
give-up-title = Vzdát tuto hru?
give-up-text = Vypadneš ze hry. Tvoje dirhamy se vrátí do banku a tvoje koberce se už nikomu nepočítají.
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
chart-as-table = Ukázat jako tabulku
rematch = Hrát znovu
rematch-join = Přidat se k další partii
rematch-wanted = Ostatní chtějí hrát znovu.
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
dice-compared =
    { $how ->
        [all] Všechny zveřejněné otisky, serveru i míst, jsou tytéž, které si toto zařízení uložilo, než odhalilo vlastní semínko.
        [server] Otisk serveru je tentýž, který vidělo toto zařízení. Otisky míst k porovnání si neuložilo.
       *[none] Toto zařízení si před hrou žádný otisk neuložilo, takže zápis není s čím porovnat.
    }
dice-rounds =
    { $count ->
        [one] Předtím toto zařízení jednou odhalilo semínko, ale hra nezačala; všechna semínka se pak vyměnila.
        [few] Předtím toto zařízení { $count }krát odhalilo semínko, ale hra nezačala; pokaždé se všechna semínka vyměnila.
       *[other] Předtím toto zařízení { $count }krát odhalilo semínko, ale hra nezačala; pokaždé se všechna semínka vyměnila.
    }
dice-other-promise = Otisk serveru se změnil. U tohoto stolu vidělo zařízení { $seen }, teď je tu { $found }.
dice-seed-lost = Toto zařízení nemá semínko tvého místa a na výběr jiného je už pozdě. Otevři tuto stránku na zařízení, které ho má. Pokud to nejde, může ten, kdo stůl připravil, dát tvoje místo botovi nebo stůl zrušit.
dice-other-table = Tento zápis je od jiného stolu: { $found }.

## The end, for the person at this screen

you-share-win = Společné vítězství!
over-by-points =
    { $lead ->
        [one]
            Výhra o jeden bod: { dirhams } a { $squares ->
                [one] jedno políčko
                [few] { $squares } políčka
               *[other] { $squares } políček
            }.
        [few]
            Výhra o { $lead } body: { dirhams } a { $squares ->
                [one] jedno políčko
                [few] { $squares } políčka
               *[other] { $squares } políček
            }.
       *[other]
            Výhra o { $lead } bodů: { dirhams } a { $squares ->
                [one] jedno políčko
                [few] { $squares } políčka
               *[other] { $squares } políček
            }.
    }
over-by-dirhams =
    { $points ->
        [one] Rozhodly dirhamy ({ $most }:{ $next }): { $names } mají po jednom bodu.
        [few] Rozhodly dirhamy ({ $most }:{ $next }): { $names } mají po { $points } bodech.
       *[other] Rozhodly dirhamy ({ $most }:{ $next }): { $names } mají po { $points } bodech.
    }
over-shared =
    { $points ->
        [one] Nikdo nevede: každý má jeden bod.
        [few] Nikdo nevede: každý má { $points } body.
       *[other] Nikdo nevede: každý má { $points } bodů.
    }
over-only-one = Ve hře zbývá jen { $name }.
over-only-you = Ve hře zbýváš jen ty.
over-others-gave-up = Všichni ostatní se vzdali.
over-you-close =
    { $lead ->
        [one] Těsně: chyběl ti jen jeden bod. Pěkná hra!
        [few] Těsně: chyběly ti jen { $lead } body. Pěkná hra!
       *[other] Těsně: chybělo ti jen { $lead } bodů. Pěkná hra!
    }
over-you-equal = Těsně: rozhodly až dirhamy. Pěkná hra!
over-you-second = Máš druhé místo. Pěkná hra!
over-you-third = Máš třetí místo. Pěkná hra!
over-you-fourth = Máš čtvrté místo. Příště víc štěstí!
over-you-lost = Pěkná hra! Trh je otevřený pro další partii.
over-you-out = Tentokrát vypadáváš před koncem. Trh je otevřený pro další partii.

## The points by turn

chart-help = Klepni na graf nebo použij klávesy se šipkami a uvidíš body všech po kterémkoli tahu.
chart-walk = Body po tahu
chart-value = Po tahu { $turn }: { $points }.
chart-value-start = Na začátku: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = Podívat se na trh po tahu { $turn }
chart-watch-start = Podívat se na trh na začátku

## Links, dialogs, pages

copy = Kopírovat
copied = Zkopírováno
copy-by-hand = Odkaz je označený a můžeš ho zkopírovat.
close = Zavřít
dialog-no = Ne
table-try-again = Zkusit znovu
to-home = Na úvodní stránku
table-heading = Marrakech: { $names }
table-loading = Otevírá se stůl…
table-gone-title = Stůl nenalezen
table-gone = Odkaz možná není celý, nebo byl stůl už odstraněn.
table-unreachable-title = Server neodpovídá
table-cancelled-title = Tento stůl byl zrušen
table-cancelled = Hru zrušil ten, kdo stůl připravil. Připravit jiný?

## Window titles

title-my-turn = ● Jsi na tahu
title-playing = Hraje se
title-gathering = Čeká se na hráče
title-won =
    { $count ->
        [one] Vítězí { $names }
        [few] Společné vítězství: { $names }
       *[other] Společné vítězství: { $names }
    }
title-you-won = Výhra je tvoje
title-you-share = Společné vítězství
title-replay = Záznam: { $names }

## Help

keys-title = Klávesové zkratky
key-arrows = Šipky
key-enter = Enter, mezerník
key-escape = Esc
keys-arrows = vybrat směr pro Assama, nebo místo pro koberec
keys-enter = hodit kostkou, nebo položit vybraný koberec
keys-escape = zrušit nepotvrzenou volbu, nebo přeskočit animaci
keys-skip = přeskočit animaci
keys-log = otevřít nebo zavřít průběh hry
keys-hint = ukázat nebo skrýt radu
keys-sounds = zapnout nebo vypnout zvuky
keys-help = ukázat tuto nápovědu
keys-touch = Prstem: klepni na políčko a uvidíš na něm koberec. Klepni na něj znovu a uvidíš další, nebo klepni na políčko vedle a vybereš tato dvě. Koberec položíš stisknutím tlačítka.

## Help: mouse, arrows and prices

keys-mouse = Myší: kliknutím koberec vybereš a dalším kliknutím ho položíš. Dvojklik jen vybírá.
keys-facing = Klepnutím nebo kliknutím na šipku Assama jen otočíš. Kostkou hodíš stisknutím tlačítka.
keys-price = Klepni nebo klikni na kterýkoli jiný koberec a uvidíš, kolik stojí na něm zastavit.

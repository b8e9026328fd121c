### Swedish: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Din tur: vänd Assam och slå sedan tärningen.
    [roll] Din tur: slå tärningen.
    [lay] Lägg din { $letter ->
        [r] röda
        [b] blå
        [y] gula
       *[g] gröna
    } matta bredvid Assam.
    [steer] Vänd Assam för nästa spelare.
    [draw] Din nästa matta dras.
   *[over] Spelet är slut.
}
todo-shared = { $step ->
    [turn] { $name }: vänd Assam och slå sedan tärningen.
    [roll] { $name }: slå tärningen.
    [lay] { $name }: lägg din { $letter ->
        [r] röda
        [b] blå
        [y] gula
       *[g] gröna
    } matta bredvid Assam.
    [steer] { $name }: vänd Assam för nästa spelare.
    [draw] Nästa matta för { $name } dras.
   *[over] Spelet är slut.
}
todo-other = { $step ->
    [turn] { $name } bestämmer vart Assam går.
    [roll] { $name } slår tärningen.
    [lay] { $name } letar efter ett ställe för en { colour } matta.
    [steer] { $name } vänder Assam för nästa spelare.
    [draw] Nästa matta för { $name } dras.
   *[over] Spelet är slut.
}
todo-told = { $name } spelar.
todo-told-you = Du spelar.
todo-lent = En bot spelar för { $name }.
todo-getting-ready = { $name } gör sig redo …
act-roll = Slå tärningen
act-lay = Lägg mattan
act-steer = Vänd Assam
act-box = Lägg tillbaka mattan
act-choose-rug = Välj två rutor
act-choose-facing = Välj en riktning
act-sent = På väg …
act-wait = Andra spelar
act-watch = Du tittar på
skip = Hoppa över
action-title = Att göra

## Hints

hint = Tips
hint-hide = Dölj tipset
hint-thinking = Letar efter ett tips …
hint-warming = Bottarna gör sig redo. Tipset kommer så fort de är klara.
hint-would-face = { $name } skulle rikta Assam mot { facing }.
hint-would-lay = { $name } skulle lägga mattan på { $first } och { $second }.
hint-chance = { $times ->
    [0] Det ger nästan aldrig vinst.
    [one] Det ger vinst i ett parti av 100.
   *[other] Det ger vinst i { $times } partier av 100.
}
hint-choices = De bästa valen

## What happened besides

did-run-out = Tiden har gått ut för { $name }, som är ute ur spelet.
did-break-rules = { $name } har brutit mot reglerna och är ute ur spelet.
did-fail = { $reason ->
    [engine-not-started] { $name } kunde inte startas och är ute ur spelet.
    [engine-hung] { $name } svarade inte och är ute ur spelet.
    [engine-flooded] { $name } sade alldeles för mycket och är ute ur spelet.
    [engine-junk] { $name } svarade obegripligt och är ute ur spelet.
    [engine-illegal] { $name } valde något otillåtet och är ute ur spelet.
   *[engine-crashed] { $name } har kraschat och är ute ur spelet.
}
did-sit = { $name } sätter sig.
did-vacate = Plats { $seat } är ledig igen.
did-seat-bot = En bot sätter sig på plats { $seat }.
did-start = Spelet börjar.
did-stand-in = { $reason ->
    [time] Tiden har gått ut för { $name }; en bot spelar vidare.
   *[absent] { $name } är borta; en bot spelar vidare.
}
did-come-back = { $name } är tillbaka.
did-move = { $name } spelar vidare på en annan enhet.
did-hold = Servern var borta en stund. Inget gick förlorat.
did-cancel = Bordet stängdes.
log-face = mot { facing }
log-steer = vänder Assam mot { facing }
log-roll = slår { $slippers }, till { $square }
log-pay = betalar { dirhams } till { $owner }
log-pay-part = har bara { dirhams } till { $owner }
log-go-out = är ute
log-lay = { colour } matta på { $first } och { $second }
log-return = lägger tillbaka en matta
log-draw = nästa: { colour }
log-title = Vad som har hänt
log-empty = Inget än. Det första draget börjar strax.
side-title = Logg och bord

## Seats

seats-title = Platser
seat-open = Ledig plats { $seat }
seat-rugs = { $count ->
    [one] { $count } { colour } matta kvar
   *[other] { $count } { $letter ->
        [r] röda
        [b] blå
        [y] gula
       *[g] gröna
    } mattor kvar
}
seat-next = (nästa)
seat-score = { dirhams } och { $squares ->
    [one] { $squares } synlig ruta
   *[other] { $squares } synliga rutor
} ger { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}
seat-out-mark = ute
mark-you = du
mark-bot = bot
mark-lent = bot spelar
mark-away = borta
bot-called = { $bot ->
    [random] Nybörjare
    [novice] Novis
    [greedy] Lärling
    [merchant] Handlare
    [master] Mästare
   *[other] Bot { $bot }
}
bot-lettered = { $bot ->
    [random] Nybörjare { $letter }
    [novice] Novis { $letter }
    [greedy] Lärling { $letter }
    [merchant] Handlare { $letter }
    [master] Mästare { $letter }
   *[other] Bot { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Spelar på måfå.
    [novice] Spelar bra varannan gång.
    [greedy] Ser ett drag framåt och jagar poäng.
    [merchant] Väger vad varje val ger längre fram.
    [master] Den starkaste: ser längst framåt.
   *[other] Spelar på sitt eget sätt.
}
watchers = { $watchers ->
    [one] En person tittar på.
   *[other] { $watchers } personer tittar på.
}
you-watch = { $others ->
    [0] Du tittar på.
    [one] Du och en till tittar på.
   *[other] Du och { $others } andra tittar på.
}
time-short = Tio sekunder kvar.

## A square that was asked about

area-price = { $owner } äger det här { $letter ->
    [r] röda
    [b] blå
    [y] gula
   *[g] gröna
} området på { $squares ->
    [one] en ruta
   *[other] { $squares } rutor
}. Andra som stannar här betalar { dirhams }.
area-free = Det här { $letter ->
    [r] röda
    [b] blå
    [y] gula
   *[g] gröna
} området på { $squares ->
    [one] en ruta
   *[other] { $squares } rutor
} kostar inget: { $owner } är ute ur spelet.

## The board’s words

board-label = Torget
board-square = { $square }, { $colour ->
    [bare] tom
    [r] röd matta
    [b] blå matta
    [y] gul matta
   *[g] grön matta
}{ $assam ->
    [here] , Assam står här
   *[no] {""}
}
board-facing = Rikta Assam mot { facing }
board-lay = En matta på { $first } och { $second }
board-die = Tärningen visar { $slippers ->
    [one] en toffla
   *[other] { $slippers } tofflor
}

## The line

line-connecting = Ansluter …
line-slow = Anslutningen är långsam …
line-back = Anslutningen är tillbaka.
line-lost = Ingen anslutning på { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}. Försöker igen; inget är förlorat.
line-lost-kept = Ingen anslutning på { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}. Ditt drag är sparat och skickas så fort den är tillbaka.
bot-played = En bot spelade för dig medan du var borta. Du är tillbaka.
bot-plays-for-you = En bot spelar för dig.
play-myself = Spela själv igen
away-long = { $name } har varit borta en stund.
away-wait = Vänta
away-bot = Låt en bot spela

## Before the game

gathering-title = Väntar på de andra
gathering-title-full = Alla är här
gathering-title-guest = Ett parti börjar snart
gathering-open = { $open ->
    [one] En plats är fortfarande ledig. Spelet börjar när den är tagen.
   *[other] { $open } platser är fortfarande lediga. Spelet börjar när de är tagna.
}
gathering-awaited = Spelet börjar av sig självt så snart alla har den här sidan öppen. Än saknas: { $names }.
gathering-unready = Spelet kan börja så snart alla har den här sidan öppen. Än saknas: { $names }.
gathering-full = { $host ->
    [you] Börja när du vill.
   *[other] Den som skapade bordet startar spelet.
}
invite-title = Bjud in dina vänner
invite-text = Skicka den här länken till dem, eller låt dem skanna koden. Den som öppnar den kan sätta sig; ingen behöver ett konto.
invite-link = Länk till en plats
invite-qr = QR-kod för länken till en plats
invite-message = Kom och spela Marrakech med mig.
invite-here-only = { $host } är en adress som bara gäller den här datorn. Vill du släppa in andra? Starta servern så här och öppna spelet med datorns egen adress:
invite-renew = Skapa en ny länk
invite-renewed = Nu finns det en ny länk. Den gamla öppnar ingen plats längre.
invite-host-has-it = Den som skapade bordet har länken som öppnar en plats.
watch-title = Vill någon bara titta på?
watch-link = Länk för att titta på
watching-gathering = Du tittar på. Om du vill spela med, be om länken som öppnar en plats.
watching-full = Alla platser är tagna. Du kan titta på; om någon reser sig kan du sätta dig här.
join-late = Om en av de här platserna är din, hämta hit den från enheten där du satte dig: välj där ”{ move-seat }” under ”{ this-table }”.
your-name = Ditt namn
player-numbered = Spelare { $seat }
sit-down = Sätt dig
seat-bot = Sätt dit en bot
which-bot = Vilken bot
remove = Ta bort
remove-name = Ta bort { $name }
leave-seat = Res dig
start-game = Börja spela
cancel-table = Stäng bordet
cancel-title = Vill du stänga bordet?
cancel-text = Ingen kan sätta sig här längre, och länken slutar fungera.
cancel-no = Behåll det

## This table

this-table = Det här bordet
rules-on = Regler
rules-edition = Utgåva: { $edition }
rules-usual = De vanliga reglerna.
rules-bankruptcy-play-on = Den som inte kan betala allt betalar det som finns och spelar vidare.
rules-steering-after-must = Varianten: slå först; när mattan är lagd måste Assam vändas åt vänster eller höger för nästa spelare.
rules-steering-after-may = Varianten: slå först; när mattan är lagd får Assam vändas för nästa spelare.
rules-area-owner = I ett område räknas ägarens båda färger.
rules-whole-nobody = Ingen hel matta får täckas på en gång, inte ens din egen.
rules-halves-colours = En matta täcker aldrig två rutor i samma färg.
rules-pile-alternating = Med två spelare turas färgerna i en hög om.
rules-stock-15 = Med två spelare har var och en 15 mattor i en färg.
rules-tie-shared = Vid lika poäng delas segern.
rules-clock-none = Ingen klocka.
rules-clock-turn = { $seconds ->
    [one] { $seconds } sekund för varje drag.
   *[other] { $seconds } sekunder för varje drag.
} { $timeout ->
    [bot] När tiden går ut för någon spelar en bot vidare.
   *[out] Den som får slut på tid är ute.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } minut för hela partiet
   *[other] { $minutes } minuter för hela partiet
}{ $increment ->
    [0] .
    [one] , och { $increment } sekund till för varje drag.
   *[other] , och { $increment } sekunder till för varje drag.
} { $timeout ->
    [bot] När tiden går ut för någon spelar en bot vidare.
   *[out] Den som får slut på tid är ute.
}
read-rules = Läs reglerna
fair-title = Rättvis tärning
fair-text = Varje slag bestäms av en hemlighet som servern har bundit sig till här nedanför före spelet, och av ett frö från varje plats. Efter spelet visas hemligheten, och varje slag kan kontrolleras.
fair-seats = Även platserna binder sig till sina frön. Din sida visar ditt av sig själv när alla löften är inne: ingen kan välja ett frö som passar ihop med de andras.
fair-hash = Utlovad hash för fröet från { $name } (SHA-256)
fair-commitment = Serverns löfte (SHA-256)
fair-seed = Frö för { $name }
fair-change = Ändra ditt frö
fair-change-name = Ändra frö för { $name }
fair-change-do = Ändra
fair-salted = Slumpmässiga tecken läggs till, så att ingen kan gissa fröet utifrån dess hash.
fair-changed = Ditt frö är ändrat.
move-seat = Spela på en annan enhet
move-seat-name = Flytta { $name } till en annan enhet
move-seat-title = Ta med dig din plats
move-seat-text = { $minutes ->
    [one] Öppna den här länken på den andra enheten inom en minut. Den fungerar en gång, och sedan finns platsen där och inte längre här.
   *[other] Öppna den här länken på den andra enheten inom { $minutes } minuter. Den fungerar en gång, och sedan finns platsen där och inte längre här.
}
move-seat-link = Länk för den andra enheten
move-seat-qr = QR-kod för länken till den andra enheten
claim-title = Vill du spela på den här enheten?
claim-text = Länken flyttar en plats till den här enheten. Enheten den kommer från kan sedan bara titta på.
claim-yes = Spela här
claim-no = Titta bara på
seat-claimed = Platsen är din nu. Spela vidare.
give-up = Ge upp
give-up-name = Ge upp för { $name }
give-up-title = Vill du ge upp partiet?
give-up-text = Du är ute, dina dirham går tillbaka till banken, och dina mattor räknas inte för någon. De andra spelar vidare.
give-up-no = Spela vidare

## The end

you-win = Du vann!
standings-title = Ställning
standings-rank = Placering
standings-name = Spelare
standings-dirhams = Dirham
standings-squares = Rutor
standings-points = Poäng
standings-plus = + { $squares }
standings-out = { $why ->
    [time] fick slut på tid
    [rules] bröt mot reglerna
    [engine] slutade fungera
    [gave-up] gav upp
   *[poor] kunde inte betala
}
chart-title = Poäng drag för drag
chart-turn = Drag
chart-as-table = Samma sak som tabell
rematch = Spela igen
rematch-join = Var med i nästa parti
rematch-wanted = De andra vill spela igen.
rematch-watch = Nästa parti förbereds.
watch-next = Titta på nästa parti
replay-game = Titta igen
download-record = Ladda ner protokollet
share = Dela
share-title = Dela resultatet
share-text = Text och länk
share-result = Marrakech: { $result }
dice-check = Kontrollera slagen
dice-checking = Kontrollerar …
dice-fine = { $count ->
    [0] Det finns inget slag och ingen dragning att kontrollera.
    [one] Det enda utfallet stämmer med fröna.
   *[other] Alla { $count } slag och dragningar stämmer med fröna.
}
dice-compared = { $how ->
    [all] Serverns och alla platsers löften är desamma som den här enheten sparade innan den visade sitt eget frö.
    [server] Serverns löfte är detsamma som den här enheten såg. Den sparade inga löften från platserna.
   *[none] Den här enheten sparade inget löfte före spelet, så det finns inget att jämföra protokollet med.
}
dice-rounds = { $count ->
    [one] Dessförinnan hade den visat ett frö förgäves en gång: alla fick binda sig på nytt.
   *[other] Dessförinnan hade den visat ett frö förgäves { $count } gånger: alla fick binda sig på nytt.
}
dice-other-promise = Protokollets löfte är { $found }; vid det här bordet var det { $seen }.
dice-seed-lost = Den här enheten har inte fröet som utlovades för din plats, och det är för sent att utlova ett nytt. Öppna den här sidan på enheten som har det; annars kan den som skapade bordet sätta en bot på din plats eller stänga bordet.
dice-other-table = Det här protokollet är från ett annat bord: { $found }.

## Links, dialogs, pages

copy = Kopiera
copied = Kopierat
copy-by-hand = Länken är markerad: kopiera den med tangentbordet eller fingret.
close = Stäng
dialog-no = Nej
table-try-again = Försök igen
to-home = Till startsidan
table-heading = Marrakech: { $names }
table-loading = Ett ögonblick: bordet dukas …
table-gone-title = Bordet finns inte
table-gone = Länken kan vara ofullständig, eller så dukades bordet av för länge sedan.
table-unreachable-title = Servern svarar inte
table-cancelled-title = Bordet är stängt
table-cancelled = Den som skapade bordet har ställt in spelet. Vill du skapa ett annat?
title-your-turn = ● Din tur – Marrakech
title-table = Vid bordet – Marrakech

## Help

keys-title = Tangenter
key-arrows = Piltangenter
key-enter = Enter
key-escape = Esc
keys-arrows = vänd Assam, eller gå från matta till matta
keys-enter = slå tärningen, lägg mattan
keys-escape = ta tillbaka det som inte är bestämt; hoppa över animationen
keys-skip = hoppa över animationen
keys-log = öppna eller fäll ihop loggen
keys-hint = be om ett tips, eller dölj det
keys-sounds = ljud på eller av
keys-help = den här hjälpen
keys-touch = Med finger eller mus: tryck på en ruta för att se en matta där, och igen för nästa. Mattans andra halva, eller knappen, lägger den. Ett tryck på en utlagd matta visar vad det kostar att stanna där.

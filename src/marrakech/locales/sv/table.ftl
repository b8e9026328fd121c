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
todo-playing = { $name } spelar.
todo-playing-you = Du spelar.
todo-lent = En bot spelar för { $name }.
todo-getting-ready = { $name } gör sig redo …
act-roll = Slå tärningen
act-lay = Lägg mattan
act-steer = Vänd Assam
act-box = Lägg tillbaka mattan
act-choose-rug = Välj två rutor
act-choose-facing = Välj en riktning
act-sent = Skickar …
act-wait = Andra spelar
act-watch = Du tittar på
skip = Hoppa över
action-title = Att göra

## Hints

hint = Tips
hint-hide = Dölj tipset
hint-thinking = Letar efter ett tips …
hint-warming = Bottarna gör sig redo. Ditt tips visas så fort de är klara.
hint-would-face = { $name } skulle rikta Assam mot { facing }.
hint-would-lay = { $name } skulle lägga mattan på { $first } och { $second }.
hint-chance =
    { $times ->
        [0] Med det här valet vinner man nästan aldrig.
        [one] Med det här valet vinner man ett parti av 100.
       *[other] Med det här valet vinner man { $times } partier av 100.
    }
hint-choices = De bästa valen

## Taking back the last rug, round one device

undo = Ta tillbaka
undo-help = Ta tillbaka den senaste mattan (går tills Assam vänds igen)
did-undo = { $name } tar tillbaka den senaste mattan.
keys-undo = ta tillbaka den senaste mattan (när alla spelar på en enhet)

## What happened besides

did-run-out = Tiden har gått ut för { $name }, som är ute ur spelet.
did-break-rules = { $name } har brutit mot reglerna och är ute ur spelet.
did-fail =
    { $reason ->
        [engine-not-started] { $name } kunde inte startas och är ute ur spelet.
        [engine-hung] { $name } slutade svara och är ute ur spelet.
        [engine-flooded] { $name } skickade för mycket utdata och är ute ur spelet.
        [engine-junk] { $name } skickade något oläsligt och är ute ur spelet.
        [engine-illegal] { $name } gjorde ett otillåtet drag och är ute ur spelet.
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
did-move = { $name } spelar nu på en annan enhet.
did-hold = Servern låg nere en stund. Inget gick förlorat.
did-cancel = Bordet stängdes.
log-face = mot { facing }
log-steer = vänder Assam mot { facing } för nästa spelare
log-roll = slår { $slippers }, Assam till { $square }
log-pay = betalar { dirhams } till { $owner }
log-pay-part = betalar bara { dirhams } till { $owner }
log-go-out = är ute
log-lay = { colour } matta på { $first } och { $second }
log-return = lägger tillbaka en matta i lådan
log-draw = nästa matta: { colour }
log-title = Logg
log-empty = Inget än. Det första draget börjar strax.
side-title = Logg och bord

## Looking back at an earlier turn

log-about = Välj ett drag för att se det på torget.
look-title = Ett tidigare drag
look-back = Ett drag bakåt
look-forward = Ett drag framåt
look-return = Tillbaka till partiet
look-opened = Du tittar bakåt. Tryck Esc för att återgå till partiet.
look-returned = Du är tillbaka i partiet.
look-your-turn = Det är din tur.
look-gone-on = Spelet har gått vidare.
keys-look = i loggen: gå från drag till drag; Enter för att se ett på torget, Esc för att återgå till partiet

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
bot-called =
    { $bot ->
        [random] Turist
        [novice] Nybörjare
        [greedy] Lärling
        [merchant] Handlare
        [master] Mästare
        [champion] Stormästare
       *[other] Bot { $bot }
    }
bot-lettered =
    { $bot ->
        [random] Turist { $letter }
        [novice] Nybörjare { $letter }
        [greedy] Lärling { $letter }
        [merchant] Handlare { $letter }
        [master] Mästare { $letter }
        [champion] Stormästare { $letter }
       *[other] Bot { $bot } { $letter }
    }
bot-about =
    { $bot ->
        [random] Spelar på måfå.
        [novice] Spelar bra i ungefär vartannat drag.
        [greedy] Ser ett drag framåt och jagar poäng.
        [merchant] Tänker på vad varje val ger längre fram.
        [master] Ser långt framåt och är svår att slå.
        [champion] Självlärd och svårast att slå.
       *[other] Spelar på sitt eget sätt.
    }
watchers = { $watchers ->
    [one] En person tittar på.
   *[other] { $watchers } personer tittar på.
}
you-watch =
    { $others ->
        [0] Du tittar på.
        [one] Du och en person till tittar på.
       *[other] Du och { $others } andra tittar på.
    }
time-short = Tio sekunder kvar.

## What a seat says when it is chosen

seat-each-counts = Varje dirham är en poäng, och det är också varje ruta där en matta i den här färgen syns.
seat-each-counts-two = Varje dirham är en poäng, och det är också varje ruta där en matta i någon av de här två färgerna syns.
seat-pile-two =
    { $whose ->
        [you] Din hög har mattor i två färger.
       *[other] Den här högen har mattor i två färger.
    }
seat-pile-next = Nästa matta är { colour }. Alla kan se den.
seat-pile-empty = Alla de här mattorna har lagts.
seat-next-mark = nästa
seat-about-out = Ute ur spelet. De här mattorna ligger kvar på torget, och det kostar inget att stanna på dem.
seat-about-away = Borta: sidan för det här partiet är inte öppen just nu.
seat-about-bot = En bot. { bot-about }
seat-about-lent = En bot spelar här tills spelaren är tillbaka. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Reaktioner
react = Säg något
reaction =
    { $reaction ->
        [hello] Hej!
        [good-luck] Lycka till!
        [well-played] Bra spelat!
        [thanks] Tack!
        [ouch] Aj!
        [laugh] Haha!
        [wow] Wow!
       *[moment] Ett ögonblick!
    }
did-react = { $name }: { reaction }
did-react-you = Du: { reaction }
did-react-spectator = En åskådare: { reaction }
reactions-mute = Tysta reaktioner vid det här bordet
reactions-mute-help = Du varken ser eller hör vad andra skickar. Du kan fortfarande skicka egna.

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

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = Ditt område: andra betalar { dirhams }
price-tag-free = Inget att betala
price-nudge =
    { $how ->
        [touch] Tryck på en matta för att se vad det kostar att stanna där.
       *[mouse] Peka på en matta för att se vad det kostar att stanna där.
    }

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
board-lay = Matta på { $first } och { $second }
board-die = Tärningen visar { $slippers ->
    [one] en toffla
   *[other] { $slippers } tofflor
}

## The line

line-connecting = Ansluter …
line-slow = Anslutningen är långsam …
line-back = Anslutningen är tillbaka.
line-lost =
    Ingen anslutning på { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }. Försöker ansluta igen; inget har gått förlorat.
line-lost-kept =
    Ingen anslutning på { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }. Ditt drag är sparat och skickas så fort anslutningen är tillbaka.
bot-played = En bot spelade för dig medan du var borta. Du är med i spelet igen.
bot-plays-for-you = En bot spelar för dig.
play-myself = Spela själv igen
away-long = { $name } har varit borta en stund.
away-wait = Vänta
away-bot = Låt en bot spela

## The server is well again

server-recovered = Servern fungerar igen. Du kan spela vidare.

## Before the game

gathering-title = Väntar på de andra
gathering-title-full = Alla är här
gathering-title-guest = Ett parti börjar snart
gathering-open =
    { $open ->
        [one] En plats är fortfarande ledig. Spelet börjar så snart den är tagen.
       *[other] { $open } platser är fortfarande lediga. Spelet börjar så snart de är tagna.
    }
gathering-awaited = Spelet börjar av sig självt så snart alla har den här sidan öppen. Än saknas: { $names }.
gathering-unready = Spelet kan börja så snart alla har den här sidan öppen. Än saknas: { $names }.
gathering-full = { $host ->
    [you] Börja när du vill.
   *[other] Den som skapade bordet startar spelet.
}
invite-title = Bjud in dina vänner
invite-text = Skicka den här länken till dem, eller låt dem skanna koden. Den som öppnar den kan sätta sig; ingen behöver ett konto.
invite-link = Inbjudningslänk
invite-qr = QR-kod för inbjudningslänken
invite-message = Kom och spela Marrakech med mig.
invite-here-only = { $host } fungerar bara på den här datorn. Vill du släppa in andra? Starta servern så här och öppna spelet med datorns nätverksadress:
invite-renew = Skapa en ny länk
invite-renewed = Här är en ny länk. Den gamla fungerar inte längre.
invite-host-has-it = Den som skapade bordet har inbjudningslänken.
watch-title = Vill någon bara titta på?
watch-link = Länk för att titta på
watching-gathering = Du tittar på. Om du vill spela med, be om inbjudningslänken.
watching-full = Alla platser är tagna. Du kan titta på; om någon reser sig kan du sätta dig här.
join-late = Om en av de här platserna är din, hämta hit den från enheten där du satte dig: välj där ”{ move-seat }” under ”{ this-table }”.
your-name = Ditt namn
player-numbered = Spelare { $seat }
sit-down = Sätt dig
seat-bot = Lägg till en bot
which-bot = Vilken bot
remove = Ta bort
remove-name = Ta bort: { $name }
leave-seat = Res dig
start-game = Börja spela
cancel-table = Stäng bordet
cancel-title = Vill du stänga bordet?
cancel-text = Ingen kan sätta sig här längre, och länken slutar fungera.
cancel-no = Behåll det

## An invitation

invited-by = { $name } bjuder in dig till ett parti Marrakech
invited-again = { $name } vill spela igen
invited-new = Är Marrakech nytt för dig?
invited-back = Tillbaka till inbjudan
seats-taken-title = Alla platser är tagna
seats-taken-text = Den här gången spelas partiet utan dig. Du kan titta på, eller be dina vänner om ett nytt bord.
seats-taken-watch = Titta på partiet
seats-taken-own = Skapa ett bord
gathering-away = Borta just nu: { $names }

## The next game with the same players

gathering-title-again = Nästa parti
gathering-asked = Inbjudna: { $names }
gathering-here = Redan här: { $names }
mark-asked = inbjuden
invite-again = Skicka länken

## This table

this-table = Det här bordet
rules-on = Regler
rules-edition = Utgåva: { $edition }
rules-usual = De vanliga reglerna.
rules-bankruptcy-play-on = Den som inte kan betala allt betalar det som finns och spelar vidare.
rules-steering-after-must = Variant: slå först. När mattan är lagd måste du vända Assam åt vänster eller höger för nästa spelare.
rules-steering-after-may = Variant: slå först. När mattan är lagd får du vända Assam för nästa spelare.
rules-area-owner = I priset räknas ägarens båda färger.
rules-whole-nobody = Ingen hel matta får täckas på en gång, inte ens din egen.
rules-halves-colours = En matta får aldrig täcka två rutor i samma färg.
rules-pile-alternating = Med två spelare kommer färgerna i varje hög varannan gång.
rules-stock-15 = Med två spelare har var och en 15 mattor i en färg.
rules-tie-shared = Vid lika poäng delas segern.
rules-clock-none = Ingen klocka.
rules-clock-turn =
    { $seconds ->
        [one] { $seconds } sekund per drag.
       *[other] { $seconds } sekunder per drag.
    } { $timeout ->
        [bot] Om tiden går ut för någon tar en bot över.
       *[out] Den som får slut på tid är ute.
    }
rules-clock-game =
    { $minutes ->
        [one] { $minutes } minut per spelare för hela partiet
       *[other] { $minutes } minuter per spelare för hela partiet
    }{ $increment ->
        [0] .
        [one] { " " }plus { $increment } sekund per drag.
       *[other] { " " }plus { $increment } sekunder per drag.
    } { $timeout ->
        [bot] Om tiden går ut för någon tar en bot över.
       *[out] Den som får slut på tid är ute.
    }
read-rules = Läs reglerna
fair-title = Rättvis tärning
fair-text = Varje slag räknas fram ur serverns hemliga frö och ett frö från varje plats. Före spelet publicerar servern hashen nedan, och dess frö måste stämma med den. Efter spelet visas serverns frö, och vem som helst kan kontrollera varje slag.
fair-seats = Även varje spelares sida publicerar en hash av sitt frö och visar fröet av sig själv när alla hashar är inne. På så sätt kan ingen välja ett frö som är anpassat efter de andras.
fair-hash = Fröets hash (SHA-256): { $name }
fair-commitment = Hash av serverns frö (SHA-256)
fair-seed = Frö: { $name }
fair-change = Ändra ditt frö
fair-change-name = Ändra frö: { $name }
fair-change-do = Ändra
fair-salted = Slumpmässiga tecken läggs till ditt frö, så att ingen kan gissa det utifrån dess hash.
fair-changed = Ditt frö har ändrats.
move-seat = Spela på en annan enhet
move-seat-name = Flytta till en annan enhet: { $name }
move-seat-title = Ta med dig din plats
move-seat-text =
    { $minutes ->
        [one] Öppna den här länken på den andra enheten inom en minut. Den fungerar en gång. Sedan spelar du där, och den här enheten kan bara titta på.
       *[other] Öppna den här länken på den andra enheten inom { $minutes } minuter. Den fungerar en gång. Sedan spelar du där, och den här enheten kan bara titta på.
    }
move-seat-link = Länk för den andra enheten
move-seat-qr = QR-kod för länken till den andra enheten
claim-title = Vill du spela på den här enheten?
claim-text = Länken flyttar en plats till den här enheten. Den andra enheten kan sedan bara titta på.
claim-yes = Spela här
claim-no = Bara titta på
seat-claimed = Du spelar nu på den här enheten.
give-up = Ge upp
give-up-name = Ge upp: { $name }
give-up-title = Vill du ge upp partiet?
give-up-text = Du är då ute ur spelet. Dina dirham går tillbaka till banken, och dina mattor räknas inte längre för någon.
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
chart-as-table = Visa som tabell
rematch = Spela igen
rematch-join = Var med i nästa parti
rematch-wanted = De andra vill spela igen.
watch-next = Titta på nästa parti
replay-game = Titta igen
download-record = Ladda ner protokollet
share = Dela
share-title = Dela resultatet
share-text = Text och länk
share-result = Marrakech: { $result }
dice-check = Kontrollera slagen
dice-checking = Kontrollerar …
dice-fine =
    { $count ->
        [one] Det enda utfallet stämmer med fröna.
       *[other] Alla { $count } slag och dragningar stämmer med fröna.
    }
dice-compared =
    { $how ->
        [all] Alla publicerade hashar, serverns och platsernas, är desamma som den här enheten sparade innan den visade sitt eget frö.
        [server] Serverns hash är densamma som den här enheten såg. Den sparade inga hashar från platserna att jämföra med.
       *[none] Den här enheten sparade ingen hash före spelet, så det finns inget att jämföra protokollet med.
    }
dice-rounds =
    { $count ->
        [one] Dessförinnan hade den här enheten visat ett frö en gång, men spelet började inte; alla frön byttes sedan ut.
       *[other] Dessförinnan hade den här enheten visat ett frö { $count } gånger, men spelet började inte; varje gång byttes alla frön ut.
    }
dice-other-promise = Serverns hash har ändrats. Den här enheten såg { $seen } vid det här bordet och hittar nu { $found }.
dice-seed-lost = Den här enheten har inte fröet för din plats, och det är för sent att välja ett annat. Öppna den här sidan på enheten som har det. Om det inte går kan den som skapade bordet ge din plats åt en bot eller stänga bordet.
dice-other-table = Det här protokollet är från ett annat bord: { $found }.

## The end, for the person at this screen

you-share-win = Du delar på segern!
over-by-points =
    { $lead ->
        [one]
            Seger med en poäng: { dirhams } och { $squares ->
                [one] en ruta
               *[other] { $squares } rutor
            }.
       *[other]
            Seger med { $lead } poäng: { dirhams } och { $squares ->
                [one] en ruta
               *[other] { $squares } rutor
            }.
    }
over-by-dirhams =
    { $points ->
        [one] Antalet dirham avgjorde, { $most }–{ $next }: { $names } har en poäng var.
       *[other] Antalet dirham avgjorde, { $most }–{ $next }: { $names } har { $points } poäng var.
    }
over-shared =
    { $points ->
        [one] Ingen leder: en poäng var.
       *[other] Ingen leder: { $points } poäng var.
    }
over-only-one = Bara { $name } är kvar.
over-only-you = Bara du är kvar.
over-others-gave-up = Alla andra har gett upp.
over-you-close =
    { $lead ->
        [one] Så nära: du var bara en poäng ifrån. Bra spelat!
       *[other] Så nära: du var bara { $lead } poäng ifrån. Bra spelat!
    }
over-you-equal = Så nära: bara antalet dirham avgjorde. Bra spelat!
over-you-second = Du kom tvåa. Bra spelat!
over-you-third = Du kom trea. Bra spelat!
over-you-fourth = Du kom fyra. Bättre lycka nästa gång!
over-you-lost = Bra spelat! Torget är öppet för ett nytt parti.
over-you-out = Du åkte ut före slutet. Torget är öppet för ett nytt parti.

## The points by turn

chart-help = Tryck på diagrammet, eller använd piltangenterna, för att se allas poäng efter ett drag.
chart-walk = Poäng efter ett drag
chart-value = Efter drag { $turn }: { $points }.
chart-value-start = I början: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = Se torget efter drag { $turn }
chart-watch-start = Se torget i början

## Links, dialogs, pages

copy = Kopiera
copied = Kopierat
copy-by-hand = Länken är markerad och klar att kopiera.
close = Stäng
dialog-no = Nej
table-try-again = Försök igen
to-home = Till startsidan
table-heading = Marrakech: { $names }
table-loading = Öppnar bordet …
table-gone-title = Bordet hittades inte
table-gone = Länken kan vara ofullständig, eller så har bordet tagits bort.
table-unreachable-title = Servern svarar inte
table-cancelled-title = Bordet är stängt
table-cancelled = Den som skapade bordet har ställt in spelet. Vill du skapa ett annat?

## Window titles

title-my-turn = ● Din tur
title-playing = Parti pågår
title-gathering = Väntar på spelare
title-won =
    { $count ->
        [one] { $names } vinner
       *[other] { $names } delar på segern
    }
title-you-won = Du vann
title-you-share = Du delar på segern
title-replay = Repris: { $names }

## Help

keys-title = Kortkommandon
key-arrows = Piltangenter
key-enter = Enter, mellanslag
key-escape = Esc
keys-arrows = välj en riktning för Assam, eller ett ställe för din matta
keys-enter = slå tärningen, eller lägg mattan du har valt
keys-escape = ta bort ett obekräftat val, eller hoppa över animationen
keys-skip = hoppa över animationen
keys-log = öppna eller stäng loggen
keys-hint = visa eller dölj ett tips
keys-sounds = slå på eller av ljudet
keys-help = visa den här hjälpen
keys-touch = Med fingret: tryck på en ruta för att se en matta där. Tryck på den igen för att se nästa, eller tryck på en ruta bredvid för att välja de två. Tryck på knappen för att lägga mattan.

## Help: mouse, arrows and prices

keys-mouse = Med musen: klicka på en matta för att välja den, och klicka en gång till för att lägga den. Med ett dubbelklick väljer du den bara.
keys-facing = När du trycker eller klickar på en pil vänds Assam bara. Tryck på knappen för att slå tärningen.
keys-price = Tryck eller klicka på en annan matta för att se vad det kostar att stanna där.

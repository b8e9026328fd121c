### Norwegian bokmål: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Din tur: Vend Assam, og kast så terningen.
    [roll] Din tur: Kast terningen.
    [lay] Legg det { $letter ->
        [r] røde
        [b] blå
        [y] gule
       *[g] grønne
    } teppet ditt ved siden av Assam.
    [steer] Vend Assam for neste spiller.
    [draw] Det neste teppet ditt trekkes.
   *[over] Spillet er slutt.
}
todo-shared = { $step ->
    [turn] { $name }: Vend Assam, og kast så terningen.
    [roll] { $name }: Kast terningen.
    [lay] { $name }: Legg det { $letter ->
        [r] røde
        [b] blå
        [y] gule
       *[g] grønne
    } teppet ditt ved siden av Assam.
    [steer] { $name }: Vend Assam for neste spiller.
    [draw] Det neste teppet til { $name } trekkes.
   *[over] Spillet er slutt.
}
todo-other = { $step ->
    [turn] { $name } bestemmer hvor Assam skal gå.
    [roll] { $name } kaster terningen.
    [lay] { $name } leter etter et sted til et { $letter ->
        [r] rødt
        [b] blått
        [y] gult
       *[g] grønt
    } teppe.
    [steer] { $name } vender Assam for neste spiller.
    [draw] Det neste teppet til { $name } trekkes.
   *[over] Spillet er slutt.
}
todo-told = { $name } spiller.
todo-told-you = Du spiller.
todo-lent = En bot spiller for { $name }.
todo-getting-ready = { $name } gjør seg klar …
act-roll = Kast terningen
act-lay = Legg teppet
act-steer = Vend Assam
act-box = Legg teppet tilbake
act-choose-rug = Velg to felt
act-choose-facing = Velg en retning
act-sent = På vei …
act-wait = Andre spiller
act-watch = Du ser på
skip = Hopp over
action-title = Hva som skal gjøres

## Hints

hint = Tips
hint-hide = Skjul tipset
hint-thinking = Ser etter et tips …
hint-warming = Botene gjør seg klare. Tipset kommer så snart de er klare.
hint-would-face = { $name } ville vendt Assam mot { facing }.
hint-would-lay = { $name } ville lagt teppet på { $first } og { $second }.
hint-chance = { $times ->
    [0] Det gir nesten aldri seier.
    [one] Det gir seier i ett av 100 spill.
   *[other] Det gir seier i { $times } av 100 spill.
}
hint-choices = De beste valgene

## What happened besides

did-run-out = { $name } har brukt opp tiden og er ute av spillet.
did-break-rules = { $name } har brutt reglene og er ute av spillet.
did-fail = { $reason ->
    [engine-not-started] { $name } kunne ikke startes og er ute av spillet.
    [engine-hung] { $name } svarte ikke og er ute av spillet.
    [engine-flooded] { $name } sa altfor mye og er ute av spillet.
    [engine-junk] { $name } svarte uforståelig og er ute av spillet.
    [engine-illegal] { $name } valgte noe som ikke er lov, og er ute av spillet.
   *[engine-crashed] { $name } har krasjet og er ute av spillet.
}
did-sit = { $name } setter seg.
did-vacate = Plass { $seat } er ledig igjen.
did-seat-bot = En bot setter seg på plass { $seat }.
did-start = Spillet begynner.
did-stand-in = { $reason ->
    [time] { $name } har brukt opp tiden; en bot spiller videre.
   *[absent] { $name } er borte; en bot spiller videre.
}
did-come-back = { $name } er tilbake.
did-move = { $name } spiller videre på en annen enhet.
did-hold = Serveren var borte en stund. Ingenting gikk tapt.
did-cancel = Bordet ble avlyst.
log-face = mot { facing }
log-steer = vender Assam mot { facing }
log-roll = kaster { $slippers }, til { $square }
log-pay = betaler { dirhams } til { $owner }
log-pay-part = har bare { dirhams } til { $owner }
log-go-out = er ute
log-lay = { $letter ->
    [r] rødt
    [b] blått
    [y] gult
   *[g] grønt
} teppe på { $first } og { $second }
log-return = legger et teppe tilbake
log-draw = neste: { $letter ->
    [r] rødt
    [b] blått
    [y] gult
   *[g] grønt
}
log-title = Hva som har skjedd
log-empty = Ingenting ennå. Den første turen begynner snart.
side-title = Logg og bord

## Seats

seats-title = Plasser
seat-open = Ledig plass { $seat }
seat-rugs = { $count ->
    [one] { $count } { $letter ->
        [r] rødt
        [b] blått
        [y] gult
       *[g] grønt
    } teppe igjen
   *[other] { $count } { $letter ->
        [r] røde
        [b] blå
        [y] gule
       *[g] grønne
    } tepper igjen
}
seat-next = (neste)
seat-score = { dirhams } og { $squares ->
    [one] { $squares } synlig felt
   *[other] { $squares } synlige felt
} gir { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}
seat-out-mark = ute
mark-you = du
mark-bot = bot
mark-lent = bot spiller
mark-away = borte
bot-called = { $bot ->
    [random] Begynner
    [novice] Novise
    [greedy] Lærling
    [merchant] Kjøpmann
    [master] Mester
   *[other] Bot { $bot }
}
bot-lettered = { $bot ->
    [random] Begynner { $letter }
    [novice] Novise { $letter }
    [greedy] Lærling { $letter }
    [merchant] Kjøpmann { $letter }
    [master] Mester { $letter }
   *[other] Bot { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Spiller på måfå.
    [novice] Spiller godt annenhver gang.
    [greedy] Ser én tur fram og jakter på poeng.
    [merchant] Veier hva hvert valg gir senere.
    [master] Den sterkeste: ser lengst fram.
   *[other] Spiller på sin egen måte.
}
watchers = { $watchers ->
    [one] Én person ser på.
   *[other] { $watchers } personer ser på.
}
you-watch = { $others ->
    [0] Du ser på.
    [one] Du og én til ser på.
   *[other] Du og { $others } andre ser på.
}
time-short = Ti sekunder igjen.

## A square that was asked about

area-price = { $owner } eier dette { $letter ->
    [r] røde
    [b] blå
    [y] gule
   *[g] grønne
} området på { $squares ->
    [one] ett felt
   *[other] { $squares } felt
}. Andre som stopper her, betaler { dirhams }.
area-free = Dette { $letter ->
    [r] røde
    [b] blå
    [y] gule
   *[g] grønne
} området på { $squares ->
    [one] ett felt
   *[other] { $squares } felt
} koster ingenting: { $owner } er ute av spillet.

## The board’s words

board-label = Markedet
board-square = { $square }, { $colour ->
    [bare] tomt
    [r] rødt teppe
    [b] blått teppe
    [y] gult teppe
   *[g] grønt teppe
}{ $assam ->
    [here] , Assam står her
   *[no] {""}
}
board-facing = Vend Assam mot { facing }
board-lay = Et teppe på { $first } og { $second }
board-die = Terningen viser { $slippers ->
    [one] én tøffel
   *[other] { $slippers } tøfler
}

## The line

line-connecting = Kobler til …
line-slow = Forbindelsen er treg …
line-back = Forbindelsen er tilbake.
line-lost = Ingen forbindelse på { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}. Prøver igjen; ingenting er tapt.
line-lost-kept = Ingen forbindelse på { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}. Handlingen din er tatt vare på og sendes så snart forbindelsen er tilbake.
bot-played = En bot spilte for deg mens du var borte. Nå er du tilbake.
bot-plays-for-you = En bot spiller for deg.
play-myself = Spill selv igjen
away-long = { $name } har vært borte en stund.
away-wait = Vent
away-bot = La en bot spille

## Before the game

gathering-title = Venter på de andre
gathering-title-full = Alle er her
gathering-title-guest = Et spill begynner snart
gathering-open = { $open ->
    [one] Én plass er fortsatt ledig. Spillet begynner når den er tatt.
   *[other] { $open } plasser er fortsatt ledige. Spillet begynner når de er tatt.
}
gathering-awaited = Spillet begynner av seg selv så snart alle har denne siden åpen. Venter på: { $names }.
gathering-unready = Spillet kan begynne så snart alle har denne siden åpen. Venter på: { $names }.
gathering-full = { $host ->
    [you] Begynn når du vil.
   *[other] Den som opprettet bordet, setter i gang spillet.
}
invite-title = Inviter vennene dine
invite-text = Send dem denne lenken, eller la dem skanne koden. Den som åpner den, kan sette seg; ingen trenger konto.
invite-link = Lenke til en plass
invite-qr = QR-kode med lenken til en plass
invite-message = Bli med meg på et spill Marrakech.
invite-here-only = { $host } er en adresse som bare gjelder på denne maskinen. Vil du slippe inn andre? Start serveren slik, og åpne spillet med maskinens egen adresse:
invite-renew = Lag en ny lenke
invite-renewed = Nå finnes det en ny lenke. Den gamle åpner ikke lenger noen plass.
invite-host-has-it = Den som opprettet bordet, har lenken som åpner en plass.
watch-title = Er det noen som bare vil se på?
watch-link = Lenke for å se på
watching-gathering = Du ser på. Vil du være med, så be om lenken som åpner en plass.
watching-full = Alle plasser er tatt. Du kan se på; hvis noen reiser seg, kan du sette deg her.
join-late = Hvis en av disse plassene er din, kan du hente den hit fra enheten der du satte deg: Velg «{ move-seat }» under «{ this-table }» der.
your-name = Navnet ditt
player-numbered = Spiller { $seat }
sit-down = Sett deg
seat-bot = Sett inn en bot
which-bot = Hvilken bot
remove = Fjern
remove-name = Fjern { $name }
leave-seat = Reis deg
start-game = Start spillet
cancel-table = Avlys bordet
cancel-title = Vil du avlyse bordet?
cancel-text = Ingen kan sette seg her lenger, og lenken slutter å virke.
cancel-no = Behold det

## This table

this-table = Dette bordet
rules-on = Regler
rules-edition = Utgave: { $edition }
rules-usual = De vanlige reglene.
rules-bankruptcy-play-on = Den som ikke kan betale alt, betaler så langt pengene rekker, og spiller videre.
rules-steering-after-must = Varianten: Kast først; når teppet er lagt, må Assam vendes til venstre eller høyre for neste spiller.
rules-steering-after-may = Varianten: Kast først; når teppet er lagt, kan Assam vendes for neste spiller.
rules-area-owner = I et område teller begge fargene til eieren.
rules-whole-nobody = Det er ikke lov å dekke noe helt teppe på én gang, ikke engang ditt eget.
rules-halves-colours = Et teppe dekker aldri to felt i samme farge.
rules-pile-alternating = Med to spillere kommer fargene i en bunke annenhver gang.
rules-stock-15 = Med to spillere har hver spiller 15 tepper i én farge.
rules-tie-shared = Ved lik poengsum deles seieren.
rules-clock-none = Ingen klokke.
rules-clock-turn = { $seconds ->
    [one] { $seconds } sekund for hver tur.
   *[other] { $seconds } sekunder for hver tur.
} { $timeout ->
    [bot] Når tiden går ut for noen, spiller en bot videre.
   *[out] Den som bruker opp tiden, er ute.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } minutt for hele spillet
   *[other] { $minutes } minutter for hele spillet
}{ $increment ->
    [0] .
    [one] , og { $increment } sekund til for hver tur.
   *[other] , og { $increment } sekunder til for hver tur.
} { $timeout ->
    [bot] Når tiden går ut for noen, spiller en bot videre.
   *[out] Den som bruker opp tiden, er ute.
}
read-rules = Les reglene
fair-title = Ærlig terning
fair-text = Hvert kast følger av en hemmelighet som serveren forplikter seg til nedenfor før spillet, og av et frø fra hver plass. Etter spillet vises hemmeligheten, og hvert kast kan kontrolleres.
fair-seats = Plassene forplikter seg også til frøene sine. Siden din viser ditt av seg selv når alle løftene er inne: Ingen kan velge et frø som passer til de andres.
fair-hash = Lovet hash av frøet til { $name } (SHA-256)
fair-commitment = Løftet fra serveren (SHA-256)
fair-seed = Frøet til { $name }
fair-change = Endre frøet ditt
fair-change-name = Endre frøet til { $name }
fair-change-do = Endre
fair-salted = Tilfeldige tegn legges til, så ingen kan gjette frøet ut fra hashen.
fair-changed = Frøet ditt er endret.
move-seat = Spill på en annen enhet
move-seat-name = Flytt { $name } til en annen enhet
move-seat-title = Ta med deg plassen
move-seat-text = { $minutes ->
    [one] Åpne denne lenken på den andre enheten innen ett minutt. Den virker én gang, og da er plassen der og ikke lenger her.
   *[other] Åpne denne lenken på den andre enheten innen { $minutes } minutter. Den virker én gang, og da er plassen der og ikke lenger her.
}
move-seat-link = Lenke for den andre enheten
move-seat-qr = QR-kode med lenken for den andre enheten
claim-title = Vil du spille på denne enheten?
claim-text = Lenken flytter en plass til denne enheten. Enheten den kommer fra, kan da bare se på.
claim-yes = Spill her
claim-no = Bare se på
seat-claimed = Plassen er din nå. Spill videre.
give-up = Gi opp
give-up-name = Gi opp for { $name }
give-up-title = Vil du gi opp spillet?
give-up-text = Du er ute, dirhamene dine går tilbake til banken, og teppene dine teller ikke for noen. De andre spiller videre.
give-up-no = Spill videre

## The end

you-win = Du vant!
standings-title = Stilling
standings-rank = Plassering
standings-name = Spiller
standings-dirhams = Dirham
standings-squares = Felt
standings-points = Poeng
standings-plus = + { $squares }
standings-out = { $why ->
    [time] brukte opp tiden
    [rules] brøt reglene
    [engine] sviktet
    [gave-up] ga opp
   *[poor] kunne ikke betale
}
chart-title = Poeng tur for tur
chart-turn = Tur
chart-as-table = Det samme som tabell
rematch = Spill igjen
rematch-join = Bli med i neste spill
rematch-wanted = De andre vil spille igjen.
rematch-watch = Det neste spillet gjøres klart.
watch-next = Se på neste spill
replay-game = Se det igjen
download-record = Last ned referatet
share = Del
share-title = Del resultatet
share-text = Tekst og lenke
share-result = Marrakech: { $result }
dice-check = Kontroller kastene
dice-checking = Kontrollerer …
dice-fine = { $count ->
    [0] Det er ikke noe kast og ingen trekning å kontrollere.
    [one] Det eneste utfallet stemmer med frøene.
   *[other] Alle { $count } kast og trekninger stemmer med frøene.
}
dice-compared = { $how ->
    [all] Løftene fra serveren og alle plassene er de samme som denne enheten lagret før den viste sitt eget frø.
    [server] Løftet fra serveren er det samme som denne enheten så. Den lagret ingen løfter fra plassene.
   *[none] Denne enheten lagret ikke noe løfte før spillet, så det er ingenting å sammenligne referatet med.
}
dice-rounds = { $count ->
    [one] Før det hadde den vist et frø forgjeves én gang: Alle måtte forplikte seg på nytt.
   *[other] Før det hadde den vist et frø forgjeves { $count } ganger: Alle måtte forplikte seg på nytt.
}
dice-other-promise = Løftet i referatet er { $found }; ved dette bordet var det { $seen }.
dice-seed-lost = Denne enheten har ikke frøet som ble lovet for plassen din, og det er for sent å love et nytt. Åpne denne siden på enheten som har det; ellers kan den som opprettet bordet, sette inn en bot på plassen din eller avlyse bordet.
dice-other-table = Dette referatet er fra et annet bord: { $found }.

## Links, dialogs, pages

copy = Kopier
copied = Kopiert
copy-by-hand = Lenken er merket: Kopier den med tastaturet eller fingeren.
close = Lukk
dialog-no = Nei
table-try-again = Prøv igjen
to-home = Til forsiden
table-heading = Marrakech: { $names }
table-loading = Et øyeblikk: Bordet dekkes …
table-gone-title = Bordet finnes ikke
table-gone = Lenken er kanskje ikke fullstendig, eller så ble bordet ryddet bort for lenge siden.
table-unreachable-title = Serveren svarer ikke
table-cancelled-title = Bordet er avlyst
table-cancelled = Den som opprettet bordet, har avlyst det. Vil du opprette et annet?
title-your-turn = ● Din tur – Marrakech
title-table = Ved bordet – Marrakech

## Help

keys-title = Taster
key-arrows = Piltaster
key-enter = Enter
key-escape = Esc
keys-arrows = vend Assam, eller gå fra teppe til teppe
keys-enter = kast terningen, legg teppet
keys-escape = ta tilbake det som ikke er avgjort; hopp over animasjonen
keys-skip = hopp over animasjonen
keys-log = åpne eller lukk loggen
keys-hint = be om et tips, eller skjul det
keys-sounds = lyder av eller på
keys-help = denne hjelpen
keys-touch = Med finger eller mus: Trykk på et felt for å se et teppe der, og en gang til for det neste. Den andre halvdelen av teppet, eller knappen, legger det. Et trykk på et teppe på markedet viser hva det koster å stoppe der.

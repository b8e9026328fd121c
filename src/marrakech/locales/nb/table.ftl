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
todo-playing = { $name } spiller.
todo-playing-you = Du spiller.
todo-lent = En bot spiller for { $name }.
todo-getting-ready = { $name } gjør seg klar …
act-roll = Kast terningen
act-lay = Legg teppet
act-steer = Vend Assam
act-box = Legg teppet tilbake
act-choose-rug = Velg to felt
act-choose-facing = Velg en retning
act-sent = Sender …
act-wait = Andre spiller
act-watch = Du ser på
skip = Hopp over
action-title = Hva som skal gjøres

## Hints

hint = Tips
hint-hide = Skjul tipset
hint-thinking = Ser etter et tips …
hint-warming = Botene gjør seg klare. Tipset ditt vises så snart de er det.
hint-would-face = { $name } ville vendt Assam mot { facing }.
hint-would-lay = { $name } ville lagt teppet på { $first } og { $second }.
hint-chance =
    { $times ->
        [0] Med dette valget vinner man nesten aldri.
        [one] Med dette valget vinner man ett av 100 spill.
       *[other] Med dette valget vinner man { $times } av 100 spill.
    }
hint-choices = De beste valgene

## Taking back the last rug, round one device

undo = Ta tilbake
undo-help = Ta tilbake det siste teppet (mulig fram til Assam vendes igjen)
did-undo = { $name } tar tilbake det siste teppet.
keys-undo = ta tilbake det siste teppet (når alle spiller på én enhet)

## What happened besides

did-run-out = { $name } har brukt opp tiden og er ute av spillet.
did-break-rules = { $name } har brutt reglene og er ute av spillet.
did-fail =
    { $reason ->
        [engine-not-started] { $name } kunne ikke startes og er ute av spillet.
        [engine-hung] { $name } sluttet å svare og er ute av spillet.
        [engine-flooded] { $name } sendte for mye utdata og er ute av spillet.
        [engine-junk] { $name } sendte noe uleselig og er ute av spillet.
        [engine-illegal] { $name } gjorde noe som ikke er lov, og er ute av spillet.
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
did-move = { $name } spiller nå på en annen enhet.
did-hold = Serveren var nede en stund. Ingenting gikk tapt.
did-cancel = Bordet ble avlyst.
log-face = mot { facing }
log-steer = vender Assam mot { facing } for neste spiller
log-roll = kaster { $slippers }, Assam til { $square }
log-pay = betaler { dirhams } til { $owner }
log-pay-part = betaler bare { dirhams } til { $owner }
log-go-out = er ute
log-lay = { $letter ->
    [r] rødt
    [b] blått
    [y] gult
   *[g] grønt
} teppe på { $first } og { $second }
log-return = legger et teppe tilbake i esken
log-draw =
    neste teppe: { $letter ->
        [r] rødt
        [b] blått
        [y] gult
       *[g] grønt
    }
log-title = Logg
log-empty = Ingenting ennå. Den første turen begynner snart.
side-title = Logg og bord

## Looking back at an earlier turn

log-about = Velg en tur for å se den på markedet.
look-title = En tidligere tur
look-back = Én tur tilbake
look-forward = Én tur fram
look-return = Tilbake til spillet
look-opened = Du ser tilbake. Trykk Esc for å gå tilbake til spillet.
look-returned = Du er tilbake i spillet.
look-your-turn = Det er din tur.
look-gone-on = Spillet har gått videre.
keys-look = i loggen: gå fra tur til tur; Enter for å se en på markedet, Esc for å gå tilbake til spillet

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
bot-called =
    { $bot ->
        [random] Turist
        [novice] Nybegynner
        [greedy] Lærling
        [merchant] Kjøpmann
        [master] Mester
        [champion] Stormester
       *[other] Bot { $bot }
    }
bot-lettered =
    { $bot ->
        [random] Turist { $letter }
        [novice] Nybegynner { $letter }
        [greedy] Lærling { $letter }
        [merchant] Kjøpmann { $letter }
        [master] Mester { $letter }
        [champion] Stormester { $letter }
       *[other] Bot { $bot } { $letter }
    }
bot-about =
    { $bot ->
        [random] Spiller på måfå.
        [novice] Spiller godt i omtrent annenhver tur.
        [greedy] Ser én tur fram og jakter på poeng.
        [merchant] Tenker på hva hvert valg gir senere.
        [master] Ser langt fram og er vanskelig å slå.
        [champion] Selvlært og vanskeligst å slå.
       *[other] Spiller på sin egen måte.
    }
watchers = { $watchers ->
    [one] Én person ser på.
   *[other] { $watchers } personer ser på.
}
you-watch =
    { $others ->
        [0] Du ser på.
        [one] Du og én person til ser på.
       *[other] Du og { $others } andre ser på.
    }
time-short = Ti sekunder igjen.

## What a seat says when it is chosen

seat-each-counts = Hver dirham er ett poeng, og det er også hvert felt der et teppe i denne fargen er synlig.
seat-each-counts-two = Hver dirham er ett poeng, og det er også hvert felt der et teppe i en av disse to fargene er synlig.
seat-pile-two =
    { $whose ->
        [you] Bunken din har tepper i to farger.
       *[other] Denne bunken har tepper i to farger.
    }
seat-pile-next =
    Det neste teppet er { $letter ->
        [r] rødt
        [b] blått
        [y] gult
       *[g] grønt
    }. Alle kan se det.
seat-pile-empty = Alle disse teppene er lagt.
seat-next-mark = neste
seat-about-out = Ute av spillet. Disse teppene blir liggende på markedet, og det koster ingenting å stoppe på dem.
seat-about-away = Borte: Siden til dette spillet er ikke åpen for øyeblikket.
seat-about-bot = En bot. { bot-about }
seat-about-lent = En bot spiller her til spilleren er tilbake. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Reaksjoner
react = Si noe
reaction =
    { $reaction ->
        [hello] Hei!
        [good-luck] Lykke til!
        [well-played] Godt spilt!
        [thanks] Takk!
        [ouch] Au!
        [laugh] Haha!
        [wow] Wow!
       *[moment] Et øyeblikk!
    }
did-react = { $name }: { reaction }
did-react-you = Du: { reaction }
did-react-spectator = En tilskuer: { reaction }
reactions-mute = Demp reaksjoner ved dette bordet
reactions-mute-help = Du verken ser eller hører det andre sender. Du kan fortsatt sende egne.

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

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = Ditt område: Andre betaler { dirhams }
price-tag-free = Ingenting å betale
price-nudge =
    { $how ->
        [touch] Trykk på et teppe for å se hva det koster å stoppe der.
       *[mouse] Pek på et teppe for å se hva det koster å stoppe der.
    }

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
board-lay = Teppe på { $first } og { $second }
board-die = Terningen viser { $slippers ->
    [one] én tøffel
   *[other] { $slippers } tøfler
}

## The line

line-connecting = Kobler til …
line-slow = Forbindelsen er treg …
line-back = Forbindelsen er tilbake.
line-lost =
    Ingen forbindelse på { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }. Prøver å koble til igjen; ingenting har gått tapt.
line-lost-kept = Ingen forbindelse på { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}. Handlingen din er tatt vare på og sendes så snart forbindelsen er tilbake.
bot-played = En bot spilte for deg mens du var borte. Nå er du med i spillet igjen.
bot-plays-for-you = En bot spiller for deg.
play-myself = Spill selv igjen
away-long = { $name } har vært borte en stund.
away-wait = Vent
away-bot = La en bot spille

## The server is well again

server-recovered = Serveren virker igjen. Du kan spille videre.

## Before the game

gathering-title = Venter på de andre
gathering-title-full = Alle er her
gathering-title-guest = Et spill begynner snart
gathering-open =
    { $open ->
        [one] Én plass er fortsatt ledig. Spillet begynner så snart den er tatt.
       *[other] { $open } plasser er fortsatt ledige. Spillet begynner så snart de er tatt.
    }
gathering-awaited = Spillet begynner av seg selv så snart alle har denne siden åpen. Venter på: { $names }.
gathering-unready = Spillet kan begynne så snart alle har denne siden åpen. Venter på: { $names }.
gathering-full = { $host ->
    [you] Begynn når du vil.
   *[other] Den som opprettet bordet, setter i gang spillet.
}
invite-title = Inviter vennene dine
invite-text = Send dem denne lenken, eller la dem skanne koden. Den som åpner den, kan sette seg; ingen trenger konto.
invite-link = Invitasjonslenke
invite-qr = QR-kode med invitasjonslenken
invite-message = Bli med meg på et spill Marrakech.
invite-here-only = { $host } virker bare på denne maskinen. Vil du slippe inn andre? Start serveren slik, og åpne spillet med nettverksadressen til maskinen:
invite-renew = Lag en ny lenke
invite-renewed = Her er en ny lenke. Den gamle virker ikke lenger.
invite-host-has-it = Den som opprettet bordet, har invitasjonslenken.
watch-title = Er det noen som bare vil se på?
watch-link = Lenke for å se på
watching-gathering = Du ser på. Vil du være med, så be om invitasjonslenken.
watching-full = Alle plasser er tatt. Du kan se på; hvis noen reiser seg, kan du sette deg her.
join-late = Hvis en av disse plassene er din, kan du hente den hit fra enheten der du satte deg: Velg «{ move-seat }» under «{ this-table }» der.
your-name = Navnet ditt
player-numbered = Spiller { $seat }
sit-down = Sett deg
seat-bot = Legg til en bot
which-bot = Hvilken bot
remove = Fjern
remove-name = Fjern: { $name }
leave-seat = Reis deg
start-game = Start spillet
cancel-table = Avlys bordet
cancel-title = Vil du avlyse bordet?
cancel-text = Ingen kan sette seg her lenger, og lenken slutter å virke.
cancel-no = Behold det

## An invitation

invited-by = { $name } inviterer deg til et spill Marrakech
invited-again = { $name } vil spille igjen
invited-new = Er Marrakech nytt for deg?
invited-back = Tilbake til invitasjonen
seats-taken-title = Alle plasser er tatt
seats-taken-text = Denne gangen går spillet uten deg. Du kan se på, eller be vennene dine om et nytt bord.
seats-taken-watch = Se på spillet
seats-taken-own = Opprett et bord
gathering-away = Borte for øyeblikket: { $names }

## The next game with the same players

gathering-title-again = Det neste spillet
gathering-asked = Invitert: { $names }
gathering-here = Allerede her: { $names }
mark-asked = invitert
invite-again = Send lenken

## This table

this-table = Dette bordet
rules-on = Regler
rules-edition = Utgave: { $edition }
rules-usual = De vanlige reglene.
rules-bankruptcy-play-on = Den som ikke kan betale alt, betaler så langt pengene rekker, og spiller videre.
rules-steering-after-must = Variant: Kast først. Når teppet er lagt, må du vende Assam til venstre eller høyre for neste spiller.
rules-steering-after-may = Variant: Kast først. Når teppet er lagt, kan du vende Assam for neste spiller.
rules-area-owner = Leien regnes ut fra begge fargene til eieren.
rules-whole-nobody = Det er ikke lov å dekke noe helt teppe på én gang, ikke engang ditt eget.
rules-halves-colours = Et teppe må aldri dekke to felt i samme farge.
rules-pile-alternating = Med to spillere kommer fargene i en bunke annenhver gang.
rules-stock-15 = Med to spillere har hver spiller 15 tepper i én farge.
rules-tie-shared = Ved lik poengsum deles seieren.
rules-clock-none = Ingen klokke.
rules-clock-turn =
    { $seconds ->
        [one] { $seconds } sekund per tur.
       *[other] { $seconds } sekunder per tur.
    } { $timeout ->
        [bot] Hvis tiden går ut for noen, tar en bot over.
       *[out] Den som bruker opp tiden, er ute.
    }
rules-clock-game =
    { $minutes ->
        [one] { $minutes } minutt per spiller for hele spillet
       *[other] { $minutes } minutter per spiller for hele spillet
    }{ $increment ->
        [0] .
        [one] { " " }pluss { $increment } sekund per tur.
       *[other] { " " }pluss { $increment } sekunder per tur.
    } { $timeout ->
        [bot] Hvis tiden går ut for noen, tar en bot over.
       *[out] Den som bruker opp tiden, er ute.
    }
read-rules = Les reglene
fair-title = Ærlig terning
fair-text = Hvert kast regnes ut fra det hemmelige frøet til serveren og et frø fra hver plass. Før spillet publiserer serveren hashen nedenfor, og frøet til serveren må stemme med den. Etter spillet vises frøet til serveren, og hvem som helst kan kontrollere hvert kast.
fair-seats = Også siden som hver spiller har åpen, publiserer en hash av frøet sitt og viser frøet av seg selv når alle hashene er inne. Slik kan ingen velge et frø som er tilpasset de andres.
fair-hash = Hash av frøet (SHA-256): { $name }
fair-commitment = Hash av frøet til serveren (SHA-256)
fair-seed = Frø: { $name }
fair-change = Endre frøet ditt
fair-change-name = Endre frø: { $name }
fair-change-do = Endre
fair-salted = Tilfeldige tegn legges til frøet ditt, så ingen kan gjette det ut fra hashen.
fair-changed = Frøet ditt er endret.
move-seat = Spill på en annen enhet
move-seat-name = Flytt til en annen enhet: { $name }
move-seat-title = Ta med deg plassen
move-seat-text =
    { $minutes ->
        [one] Åpne denne lenken på den andre enheten innen ett minutt. Den virker én gang. Deretter spiller du der, og denne enheten kan bare se på.
       *[other] Åpne denne lenken på den andre enheten innen { $minutes } minutter. Den virker én gang. Deretter spiller du der, og denne enheten kan bare se på.
    }
move-seat-link = Lenke for den andre enheten
move-seat-qr = QR-kode med lenken for den andre enheten
claim-title = Vil du spille på denne enheten?
claim-text = Lenken flytter en plass til denne enheten. Den andre enheten kan da bare se på.
claim-yes = Spill her
claim-no = Bare se på
seat-claimed = Du spiller nå på denne enheten.
give-up = Gi opp
give-up-name = Gi opp: { $name }
give-up-title = Vil du gi opp spillet?
give-up-text = Du er da ute av spillet. Dirhamene dine går tilbake til banken, og teppene dine teller ikke lenger for noen.
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
chart-as-table = Vis som tabell
rematch = Spill igjen
rematch-join = Bli med i neste spill
rematch-wanted = De andre vil spille igjen.
watch-next = Se på neste spill
replay-game = Se det igjen
download-record = Last ned referatet
share = Del
share-title = Del resultatet
share-text = Tekst og lenke
share-result = Marrakech: { $result }
dice-check = Kontroller kastene
dice-checking = Kontrollerer …
dice-fine =
    { $count ->
        [one] Det eneste utfallet stemmer med frøene.
       *[other] Alle { $count } kast og trekninger stemmer med frøene.
    }
dice-compared =
    { $how ->
        [all] Alle de publiserte hashene, fra serveren og fra plassene, er de samme som denne enheten lagret før den viste sitt eget frø.
        [server] Hashen fra serveren er den samme som denne enheten så. Den lagret ingen hasher fra plassene å sammenligne med.
       *[none] Denne enheten lagret ingen hash før spillet, så det er ingenting å sammenligne referatet med.
    }
dice-rounds =
    { $count ->
        [one] Før det hadde denne enheten vist et frø én gang, men spillet begynte ikke; deretter ble alle frøene byttet ut.
       *[other] Før det hadde denne enheten vist et frø { $count } ganger, men spillet begynte ikke; hver gang ble alle frøene byttet ut.
    }
dice-other-promise = Hashen fra serveren har endret seg. Denne enheten så { $seen } ved dette bordet og finner nå { $found }.
dice-seed-lost = Denne enheten har ikke frøet til plassen din, og det er for sent å velge et annet. Åpne denne siden på enheten som har det. Hvis du ikke kan det, kan den som opprettet bordet, gi plassen din til en bot eller avlyse bordet.
dice-other-table = Dette referatet er fra et annet bord: { $found }.

## The end, for the person at this screen

you-share-win = Du deler seieren!
over-by-points =
    { $lead ->
        [one]
            Seier med ett poeng: { dirhams } og { $squares ->
                [one] ett felt
               *[other] { $squares } felt
            }.
       *[other]
            Seier med { $lead } poeng: { dirhams } og { $squares ->
                [one] ett felt
               *[other] { $squares } felt
            }.
    }
over-by-dirhams =
    { $points ->
        [one] Dirhamene avgjorde, { $most }–{ $next }: { $names } har ett poeng hver.
       *[other] Dirhamene avgjorde, { $most }–{ $next }: { $names } har { $points } poeng hver.
    }
over-shared =
    { $points ->
        [one] Ingen leder: ett poeng hver.
       *[other] Ingen leder: { $points } poeng hver.
    }
over-only-one = Bare { $name } er igjen.
over-only-you = Bare du er igjen.
over-others-gave-up = Alle andre har gitt opp.
over-you-close =
    { $lead ->
        [one] Så nær: Du manglet bare ett poeng. Godt spilt!
       *[other] Så nær: Du manglet bare { $lead } poeng. Godt spilt!
    }
over-you-equal = Så nær: Bare dirhamene skilte. Godt spilt!
over-you-second = Du kom på andreplass. Godt spilt!
over-you-third = Du kom på tredjeplass. Godt spilt!
over-you-fourth = Du kom på fjerdeplass. Bedre lykke neste gang!
over-you-lost = Godt spilt! Markedet er åpent for et nytt spill.
over-you-out = Du røk ut før slutten. Markedet er åpent for et nytt spill.

## The points by turn

chart-help = Trykk på diagrammet, eller bruk piltastene, for å se alles poeng etter en tur.
chart-walk = Poeng etter en tur
chart-value = Etter tur { $turn }: { $points }.
chart-value-start = Ved starten: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = Se markedet etter tur { $turn }
chart-watch-start = Se markedet ved starten

## Links, dialogs, pages

copy = Kopier
copied = Kopiert
copy-by-hand = Lenken er merket og klar til å kopieres.
close = Lukk
dialog-no = Nei
table-try-again = Prøv igjen
to-home = Til forsiden
table-heading = Marrakech: { $names }
table-loading = Åpner bordet …
table-gone-title = Bordet ble ikke funnet
table-gone = Lenken er kanskje ikke fullstendig, eller så er bordet fjernet.
table-unreachable-title = Serveren svarer ikke
table-cancelled-title = Bordet er avlyst
table-cancelled = Den som opprettet bordet, har avlyst spillet. Vil du opprette et annet?

## Window titles

title-my-turn = ● Din tur
title-playing = Spillet pågår
title-gathering = Venter på spillere
title-won =
    { $count ->
        [one] { $names } vinner
       *[other] { $names } deler seieren
    }
title-you-won = Du vant
title-you-share = Du deler seieren
title-replay = Reprise: { $names }

## Help

keys-title = Hurtigtaster
key-arrows = Piltaster
key-enter = Enter, mellomrom
key-escape = Esc
keys-arrows = velg en retning for Assam, eller et sted til teppet ditt
keys-enter = kast terningen, eller legg teppet du har valgt
keys-escape = fjern et ubekreftet valg, eller hopp over animasjonen
keys-skip = hopp over animasjonen
keys-log = åpne eller lukk loggen
keys-hint = vis eller skjul et tips
keys-sounds = slå lyder av eller på
keys-help = vis denne hjelpen
keys-touch = Med fingeren: Trykk på et felt for å se et teppe der. Trykk på det igjen for å se det neste, eller trykk på et felt ved siden av for å velge de to. Trykk på knappen for å legge teppet.

## Help: mouse, arrows and prices

keys-mouse = Med musen: Klikk på et teppe for å velge det, og klikk én gang til for å legge det. Med et dobbeltklikk velger du det bare.
keys-facing = Når du trykker eller klikker på en pil, vendes Assam bare. Trykk på knappen for å kaste terningen.
keys-price = Trykk eller klikk på et annet teppe for å se hva det koster å stoppe der.

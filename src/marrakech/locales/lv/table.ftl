### Latvian: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Tavs gājiens: pagriez Assamu, tad met kauliņu.
    [roll] Tavs gājiens: met kauliņu.
    [lay] Izklāj savu { $letter ->
        [r] sarkano
        [b] zilo
        [y] dzelteno
       *[g] zaļo
    } paklāju blakus Assamam.
    [steer] Pagriez Assamu nākamajam spēlētājam.
    [draw] Tiek atklāts tavs nākamais paklājs.
   *[over] Spēle ir beigusies.
}
todo-shared = { $step ->
    [turn] { $name }: pagriez Assamu, tad met kauliņu.
    [roll] { $name }: met kauliņu.
    [lay] { $name }: izklāj savu { $letter ->
        [r] sarkano
        [b] zilo
        [y] dzelteno
       *[g] zaļo
    } paklāju blakus Assamam.
    [steer] { $name }: pagriez Assamu nākamajam spēlētājam.
    [draw] Tiek atklāts spēlētāja { $name } nākamais paklājs.
   *[over] Spēle ir beigusies.
}
todo-other = { $step ->
    [turn] { $name } izlemj, uz kuru pusi Assams ies.
    [roll] { $name } met kauliņu.
    [lay] { $name } meklē, kur izklāt { $letter ->
        [r] sarkanu
        [b] zilu
        [y] dzeltenu
       *[g] zaļu
    } paklāju.
    [steer] { $name } pagriež Assamu nākamajam spēlētājam.
    [draw] Tiek atklāts spēlētāja { $name } nākamais paklājs.
   *[over] Spēle ir beigusies.
}
todo-told = Spēlē { $name }.
todo-told-you = Spēlē tu.
todo-lent = Spēlētāja { $name } vietā spēlē bots.
todo-getting-ready = { $name } gatavojas…
act-roll = Mest kauliņu
act-lay = Izklāt paklāju
act-steer = Pagriezt Assamu
act-box = Nolikt atpakaļ
act-choose-rug = Izvēlies divus lauciņus
act-choose-facing = Izvēlies virzienu
act-sent = Nosūtīts…
act-wait = Spēlē citi
act-watch = Tu vēro
skip = Izlaist
action-title = Kas jādara

## Hints

hint = Padoms
hint-hide = Paslēpt padomu
hint-thinking = Meklē padomu…
hint-warming = Boti gatavojas. Tiklīdz tie būs gatavi, būs padoms.
hint-would-face = { $name } pavērstu Assamu uz { $facing ->
    [N] ziemeļiem
    [E] austrumiem
    [S] dienvidiem
   *[W] rietumiem
}.
hint-would-lay = { $name } izklātu paklāju uz { $first } un { $second }.
hint-chance = { $times ->
    [0] Tā gandrīz nekad neuzvar.
    [zero] Tā uzvar { $times } spēlēs no 100.
    [one] Tā uzvar { $times } spēlē no 100.
   *[other] Tā uzvar { $times } spēlēs no 100.
}
hint-choices = Labākās izvēles

## What happened besides

did-run-out = { $name } izkrīt no spēles: beidzies laiks.
did-break-rules = { $name } izkrīt no spēles: pārkāpti noteikumi.
did-fail = { $reason ->
    [engine-not-started] { $name } izkrīt no spēles: neizdevās palaist.
    [engine-hung] { $name } izkrīt no spēles: nav atbildes.
    [engine-flooded] { $name } izkrīt no spēles: atsūtīts pārāk daudz.
    [engine-junk] { $name } izkrīt no spēles: atbilde nav saprotama.
    [engine-illegal] { $name } izkrīt no spēles: izvēlēta neatļauta darbība.
   *[engine-crashed] { $name } izkrīt no spēles: programmas avārija.
}
did-sit = { $name } apsēžas pie galda.
did-vacate = Vieta { $seat } atkal ir brīva.
did-seat-bot = Vietā { $seat } apsēžas bots.
did-start = Spēle sākas.
did-stand-in = { $reason ->
    [time] { $name }: laiks ir beidzies; tālāk spēlē bots.
   *[absent] { $name } ir prom; tālāk spēlē bots.
}
did-come-back = { $name } ir atpakaļ.
did-move = { $name } turpina spēlēt no citas ierīces.
did-hold = Serveris kādu brīdi nebija pieejams. Nekas nav zudis.
did-cancel = Galds ir atcelts.
log-face = pavērš uz { $facing ->
    [N] ziemeļiem
    [E] austrumiem
    [S] dienvidiem
   *[W] rietumiem
}
log-steer = pagriež Assamu uz { $facing ->
    [N] ziemeļiem
    [E] austrumiem
    [S] dienvidiem
   *[W] rietumiem
}
log-roll = uzmet { $slippers }, uz { $square }
log-pay = maksā { $count ->
    [zero] { $count } dirhamu
    [one] { $count } dirhamu
   *[other] { $count } dirhamus
} spēlētājam { $owner }
log-pay-part = ir tikai { dirhams } spēlētājam { $owner }
log-go-out = izkrīt
log-lay = izklāj { $letter ->
    [r] sarkanu
    [b] zilu
    [y] dzeltenu
   *[g] zaļu
} uz { $first } un { $second }
log-return = noliek paklāju atpakaļ
log-draw = nākamais: { colour }
log-title = Notikumi
log-empty = Vēl nekā nav. Tūlīt sāksies pirmais gājiens.
side-title = Notikumi un galds

## Seats

seats-title = Vietas
seat-open = Brīva vieta { $seat }
seat-rugs = { $count ->
    [zero] vēl { $count } { $letter ->
        [r] sarkanu
        [b] zilu
        [y] dzeltenu
       *[g] zaļu
    } paklāju
    [one] vēl { $count } { $letter ->
        [r] sarkans
        [b] zils
        [y] dzeltens
       *[g] zaļš
    } paklājs
   *[other] vēl { $count } { $letter ->
       [r] sarkani
       [b] zili
       [y] dzelteni
      *[g] zaļi
   } paklāji
}
seat-next = (nākamais)
seat-score = { dirhams } un { $squares ->
    [zero] { $squares } redzamu lauciņu
    [one] { $squares } redzams lauciņš
   *[other] { $squares } redzami lauciņi
} kopā dod { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
}
seat-out-mark = ārpus spēles
mark-you = tu
mark-bot = bots
mark-lent = spēlē bots
mark-away = prom
bot-called = { $bot ->
    [random] Iesācējs
    [novice] Māceklis
    [greedy] Zellis
    [merchant] Tirgotājs
    [master] Meistars
   *[other] Bots { $bot }
}
bot-lettered = { $bot ->
    [random] Iesācējs { $letter }
    [novice] Māceklis { $letter }
    [greedy] Zellis { $letter }
    [merchant] Tirgotājs { $letter }
    [master] Meistars { $letter }
   *[other] Bots { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Spēlē uz labu laimi.
    [novice] Katru otro reizi spēlē labi.
    [greedy] Domā gājienu uz priekšu un skaita punktus.
    [merchant] Apsver, ko katra izvēle dos vēlāk.
    [master] Stiprākais: redz vistālāk uz priekšu.
   *[other] Spēlē savā veidā.
}
watchers = { $watchers ->
    [zero] Vēro { $watchers } cilvēku.
    [one] Vēro { $watchers } cilvēks.
   *[other] Vēro { $watchers } cilvēki.
}
you-watch = { $others ->
    [0] Tu vēro.
    [zero] Vēro tu un vēl { $others } cilvēku.
    [one] Vēro tu un vēl { $others } cilvēks.
   *[other] Vēro tu un vēl { $others } cilvēki.
}
time-short = Atlikušas desmit sekundes.

## A square that was asked about

area-price = Šī { $letter ->
    [r] sarkanā
    [b] zilā
    [y] dzeltenā
   *[g] zaļā
} apgabala īpašnieks: { $owner } ({ $squares ->
    [zero] { $squares } lauciņu
    [one] { $squares } lauciņš
   *[other] { $squares } lauciņi
}). Citiem apstāšanās te maksā { $count ->
    [zero] { $count } dirhamu
    [one] { $count } dirhamu
   *[other] { $count } dirhamus
}.
area-free = Par šo { $letter ->
    [r] sarkano
    [b] zilo
    [y] dzelteno
   *[g] zaļo
} apgabalu ({ $squares ->
    [zero] { $squares } lauciņu
    [one] { $squares } lauciņš
   *[other] { $squares } lauciņi
}) nav jāmaksā: { $owner } ir ārpus spēles.

## The board’s words

board-label = Tirgus
board-square = { $square }, { $colour ->
    [bare] tukšs
    [r] sarkans paklājs
    [b] zils paklājs
    [y] dzeltens paklājs
   *[g] zaļš paklājs
}{ $assam ->
    [here] , šeit stāv Assams
   *[no] {""}
}
board-facing = Pavērst Assamu uz { $facing ->
    [N] ziemeļiem
    [E] austrumiem
    [S] dienvidiem
   *[W] rietumiem
}
board-lay = Paklājs uz { $first } un { $second }
board-die = Kauliņš rāda { $slippers ->
    [zero] { $slippers } čību
    [one] { $slippers } čību
   *[other] { $slippers } čības
}

## The line

line-connecting = Savienojas…
line-slow = Savienojums ir lēns…
line-back = Savienojums ir atjaunots.
line-lost = Nav savienojuma jau { $seconds ->
    [zero] { $seconds } sekundes
    [one] { $seconds } sekundi
   *[other] { $seconds } sekundes
}. Mēģinām vēlreiz; nekas nav zudis.
line-lost-kept = Nav savienojuma jau { $seconds ->
    [zero] { $seconds } sekundes
    [one] { $seconds } sekundi
   *[other] { $seconds } sekundes
}. Tavs gājiens ir saglabāts un tiks nosūtīts, tiklīdz savienojums būs atjaunots.
bot-played = Kamēr biji prom, tavā vietā spēlēja bots. Tagad spēlē atkal tu.
bot-plays-for-you = Tavā vietā spēlē bots.
play-myself = Atgriezties spēlē
away-long = { $name } jau kādu laiku ir prom.
away-wait = Gaidīt
away-bot = Lai spēlē bots

## Before the game

gathering-title = Gaidām pārējos
gathering-title-full = Visi ir klāt
gathering-title-guest = Drīz sāksies spēle
gathering-open = { $open ->
    [zero] Vēl ir { $open } brīvu vietu. Spēle sāksies, kad tās būs aizņemtas.
    [one] Vēl ir { $open } brīva vieta. Spēle sāksies, kad tā būs aizņemta.
   *[other] Vēl ir { $open } brīvas vietas. Spēle sāksies, kad tās būs aizņemtas.
}
gathering-awaited = Spēle sāksies pati, tiklīdz šo lapu būs atvēruši spēlētāji: { $names }.
gathering-unready = Spēle varēs sākties, tiklīdz šo lapu būs atvēruši spēlētāji: { $names }.
gathering-full = { $host ->
    [you] Sāc, kad vien vēlies.
   *[other] Spēli sāk tas, kurš izveidoja galdu.
}
invite-title = Uzaicini draugus
invite-text = Nosūti viņiem šo saiti vai ļauj noskenēt kodu. Ikviens, kas to atver, var apsēsties; kontu nevajag nevienam.
invite-link = Saite uz vietu
invite-qr = Vietas saites QR kods
invite-message = Nāc uzspēlēt ar mani „Marrakech”.
invite-here-only = { $host } ir tikai šī datora adrese. Lai varētu pievienoties citi, palaid serveri šādi un atver spēli ar šī datora paša adresi:
invite-renew = Izveidot jaunu saiti
invite-renewed = Izveidota jauna saite. Vecā vietu vairs neatver.
invite-host-has-it = Saite, kas atver vietu, ir tam, kurš izveidoja galdu.
watch-title = Kāds grib tikai vērot?
watch-link = Saite vērošanai
watching-gathering = Tu vēro. Lai spēlētu līdzi, palūdz saiti, kas atver vietu.
watching-full = Visas vietas ir aizņemtas. Vari vērot; ja kāds pieceļas, vari apsēsties šeit.
join-late = Ja kāda no šīm vietām ir tava, pārnes to no ierīces, kurā apsēdies: tur, sadaļā „{ this-table }”, izvēlies „{ move-seat }”.
your-name = Tavs vārds
player-numbered = Spēlētājs { $seat }
sit-down = Apsēsties
seat-bot = Pasēdināt botu
which-bot = Kuru botu
remove = Noņemt
remove-name = Noņemt: { $name }
leave-seat = Piecelties
start-game = Sākt spēli
cancel-table = Atcelt galdu
cancel-title = Atcelt šo galdu?
cancel-text = Neviens šeit vairs nevarēs apsēsties, un saite vairs nedarbosies.
cancel-no = Paturēt

## This table

this-table = Šis galds
rules-on = Noteikumi
rules-edition = Izdevums: { $edition }
rules-usual = Parastie noteikumi.
rules-bankruptcy-play-on = Kurš nevar samaksāt, maksā, cik ir, un spēlē tālāk.
rules-steering-after-must = Variants: vispirms met kauliņu; pēc paklāja izklāšanas Assams jāpagriež pa kreisi vai pa labi nākamajam spēlētājam.
rules-steering-after-may = Variants: vispirms met kauliņu; pēc paklāja izklāšanas Assamu drīkst pagriezt nākamajam spēlētājam.
rules-area-owner = Apgabalā skaita abas īpašnieka krāsas.
rules-whole-nobody = Nevienu veselu paklāju nedrīkst nosegt uzreiz, pat ne savu.
rules-halves-colours = Paklājs nekad nenosedz divus vienas krāsas lauciņus.
rules-pile-alternating = Divu spēlētāju spēlē kaudzītes krāsas mijas.
rules-stock-15 = Divu spēlētāju spēlē katram ir 15 paklāji vienā krāsā.
rules-tie-shared = Neizšķirts ir dalīta uzvara.
rules-clock-none = Bez pulksteņa.
rules-clock-turn = { $seconds ->
    [zero] { $seconds } sekunžu katram gājienam.
    [one] { $seconds } sekunde katram gājienam.
   *[other] { $seconds } sekundes katram gājienam.
} { $timeout ->
    [bot] Kam beidzas laiks, tā vietā spēlē bots.
   *[out] Kam beidzas laiks, tas izkrīt.
}
rules-clock-game = { $minutes ->
    [zero] { $minutes } minūšu visai spēlei
    [one] { $minutes } minūte visai spēlei
   *[other] { $minutes } minūtes visai spēlei
}{ $increment ->
    [0] .
    [zero] , un vēl { $increment } sekunžu par katru gājienu.
    [one] , un vēl { $increment } sekunde par katru gājienu.
   *[other] , un vēl { $increment } sekundes par katru gājienu.
} { $timeout ->
    [bot] Kam beidzas laiks, tā vietā spēlē bots.
   *[out] Kam beidzas laiks, tas izkrīt.
}
read-rules = Lasīt noteikumus
fair-title = Godīgs kauliņš
fair-text = Katrs metiens izriet no servera noslēpuma, kas apsolīts zemāk jau pirms spēles, un no katras vietas sākumvērtības. Pēc spēles noslēpums tiek atklāts, un katru metienu var pārbaudīt.
fair-seats = Arī vietas apsola savas sākumvērtības. Tava lapa savējo parādīs pati, kad būs saņemti visi solījumi, tāpēc neviens nevar izraudzīties vērtību pēc citu vērtībām.
fair-hash = Apsolītais sākumvērtības jaucējkods (SHA-256): { $name }
fair-commitment = Servera solījums (SHA-256)
fair-seed = Sākumvērtība: { $name }
fair-change = Mainīt savu sākumvērtību
fair-change-name = Mainīt sākumvērtību: { $name }
fair-change-do = Mainīt
fair-salted = Tai tiek pievienoti nejauši burti, lai neviens to neuzminētu pēc jaucējkoda.
fair-changed = Tava sākumvērtība ir nomainīta.
move-seat = Spēlēt citā ierīcē
move-seat-name = Pārcelt uz citu ierīci: { $name }
move-seat-title = Paņem savu vietu līdzi
move-seat-text = { $minutes ->
    [zero] Atver šo saiti otrā ierīcē { $minutes } minūšu laikā. Tā darbojas vienreiz, un tad vieta ir tur un vairs ne šeit.
    [one] Atver šo saiti otrā ierīcē { $minutes } minūtes laikā. Tā darbojas vienreiz, un tad vieta ir tur un vairs ne šeit.
   *[other] Atver šo saiti otrā ierīcē { $minutes } minūšu laikā. Tā darbojas vienreiz, un tad vieta ir tur un vairs ne šeit.
}
move-seat-link = Saite otrai ierīcei
move-seat-qr = Otras ierīces saites QR kods
claim-title = Spēlēt šajā ierīcē?
claim-text = Šī saite pārnes vietu uz šo ierīci. Ierīcē, no kuras tā nāk, pēc tam varēs tikai vērot.
claim-yes = Spēlēt šeit
claim-no = Tikai vērot
seat-claimed = Vieta tagad ir tava. Spēlē tālāk.
give-up = Padoties
give-up-name = Padoties: { $name }
give-up-title = Vai padoties?
give-up-text = Tu būsi ārpus spēles, tavi dirhami atgriezīsies bankā, un tavus paklājus neskaitīs nevienam. Pārējie spēlēs tālāk.
give-up-no = Spēlēt tālāk

## The end

you-win = Tu uzvarēji!
standings-title = Rezultāti
standings-rank = Vieta
standings-name = Spēlētājs
standings-dirhams = Dirhami
standings-squares = Lauciņi
standings-points = Punkti
standings-plus = + { $squares }
standings-out = { $why ->
    [time] beidzās laiks
    [rules] pārkāpa noteikumus
    [engine] kļūme
    [gave-up] padevās
   *[poor] nevarēja samaksāt
}
chart-title = Punkti pa gājieniem
chart-turn = Gājiens
chart-as-table = Tas pats tabulā
rematch = Spēlēt vēlreiz
rematch-join = Spēlēt nākamo spēli
rematch-wanted = Pārējie grib spēlēt vēlreiz.
rematch-watch = Tiek gatavota nākamā spēle.
watch-next = Vērot nākamo spēli
replay-game = Noskatīties vēlreiz
download-record = Lejupielādēt pierakstu
share = Kopīgot
share-title = Kopīgot rezultātu
share-text = Teksts un saite
share-result = Marrakech: { $result }
dice-check = Pārbaudīt kauliņu
dice-checking = Pārbauda…
dice-fine = { $count ->
    [0] Metienu un atklātu paklāju vēl nav.
   *[other] Visi metieni un atklātie paklāji ({ $count }) atbilst sākumvērtībām.
}
dice-compared = { $how ->
    [all] Servera un visu vietu solījumi ir tie paši, ko šī ierīce saglabāja, pirms parādīja savu sākumvērtību.
    [server] Servera solījums ir tas pats, ko redzēja šī ierīce. Vietu solījumus tā nesaglabāja.
   *[none] Pirms spēles šī ierīce nevienu solījumu nesaglabāja, tāpēc pierakstu nav ar ko salīdzināt.
}
dice-rounds = { $count ->
    [zero] Pirms tam tā { $count } reižu velti parādīja sākumvērtību: vērtības nācās apsolīt no jauna.
    [one] Pirms tam tā { $count } reizi velti parādīja sākumvērtību: vērtības nācās apsolīt no jauna.
   *[other] Pirms tam tā { $count } reizes velti parādīja sākumvērtību: vērtības nācās apsolīt no jauna.
}
dice-other-promise = Pierakstā solījums ir { $found }; pie šī galda tas bija { $seen }.
dice-seed-lost = Šajā ierīcē nav sākumvērtības, kas tika apsolīta tavai vietai, un jaunu solīt ir par vēlu. Atver šo lapu ierīcē, kurā tā ir; citādi tas, kurš izveidoja galdu, var tavā vietā pasēdināt botu vai atcelt galdu.
dice-other-table = Šis pieraksts ir no cita galda: { $found }.

## Links, dialogs, pages

copy = Kopēt
copied = Nokopēts
copy-by-hand = Saite ir atzīmēta: nokopē to ar tastatūru vai pirkstu.
close = Aizvērt
dialog-no = Nē
table-try-again = Mēģināt vēlreiz
to-home = Uz sākumlapu
table-heading = Marrakech: { $names }
table-loading = Mirklīti: klājam galdu…
table-gone-title = Šāda galda nav
table-gone = Varbūt saite nav pilna, vai arī galds jau sen novākts.
table-unreachable-title = Serveris neatbild
table-cancelled-title = Šis galds ir atcelts
table-cancelled = Galdu atcēla tas, kurš to izveidoja. Izveidot citu?
title-your-turn = ● Tavs gājiens – Marrakech
title-table = Pie galda – Marrakech

## Help

keys-title = Taustiņi
key-arrows = Bulttaustiņi
key-enter = Enter
key-escape = Esc
keys-arrows = pagriezt Assamu vai iet no paklāja uz paklāju
keys-enter = mest kauliņu, izklāt paklāju
keys-escape = atcelt to, kas vēl nav izlemts; izlaist animāciju
keys-skip = izlaist animāciju
keys-log = atvērt vai aizvērt notikumus
keys-hint = prasīt padomu vai to paslēpt
keys-sounds = ieslēgt vai izslēgt skaņas
keys-help = šī palīdzība
keys-touch = Ar pirkstu vai peli: pieskaries lauciņam, lai redzētu tur paklāju, un vēlreiz, lai redzētu nākamo. Lai izklātu, pieskaries paklāja otrai pusei vai pogai. Pieskāriens jebkuram paklājam pasaka, cik maksā tur apstāties.

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
    [draw] { $name }: tiek atklāts tavs nākamais paklājs.
   *[over] Spēle ir beigusies.
}
todo-other = { $step ->
    [turn] { $name } izlemj, uz kuru pusi Assams ies.
    [roll] { $name } tūlīt metīs kauliņu.
    [lay] { $name } meklē, kur izklāt { $letter ->
        [r] sarkanu
        [b] zilu
        [y] dzeltenu
       *[g] zaļu
    } paklāju.
    [steer] { $name } pagriež Assamu nākamajam spēlētājam.
    [draw] { $name } atklāj nākamo paklāju.
   *[over] Spēle ir beigusies.
}
todo-playing = Spēlē { $name }.
todo-playing-you = Spēlē tu.
todo-lent = { $name }: tavā vietā spēlē bots.
todo-getting-ready = { $name } gatavojas…
act-roll = Mest kauliņu
act-lay = Izklāt paklāju
act-steer = Pagriezt Assamu
act-box = Nolikt atpakaļ
act-choose-rug = Izvēlies divus lauciņus
act-choose-facing = Izvēlies virzienu
act-sent = Sūta…
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
    [0] Ar šo izvēli tu gandrīz nekad neuzvarētu.
    [zero] Ar šo izvēli tu uzvarētu { $times } spēlēs no 100.
    [one] Ar šo izvēli tu uzvarētu { $times } spēlē no 100.
   *[other] Ar šo izvēli tu uzvarētu { $times } spēlēs no 100.
}
hint-choices = Labākās izvēles

## Taking back the last rug, round one device

undo = Atsaukt
undo-help = Paņemt atpakaļ pēdējo paklāju (iespējams, kamēr Assams nav atkal pagriezts)
did-undo = { $name } paņem atpakaļ pēdējo paklāju.
keys-undo = paņemt atpakaļ pēdējo paklāju (ja visi spēlē vienā ierīcē)

## What happened besides

did-run-out = { $name } izkrīt no spēles: beidzies laiks.
did-break-rules = { $name } izkrīt no spēles: pārkāpti noteikumi.
did-fail = { $reason ->
    [engine-not-started] { $name } izkrīt no spēles: neizdevās palaist.
    [engine-hung] { $name } izkrīt no spēles: vairs neatbild.
    [engine-flooded] { $name } izkrīt no spēles: atsūtīts pārāk daudz teksta.
    [engine-junk] { $name } izkrīt no spēles: atsūtīts kaut kas nesalasāms.
    [engine-illegal] { $name } izkrīt no spēles: neatļauts gājiens.
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
did-move = { $name } tagad spēlē citā ierīcē.
did-hold = Serveris kādu brīdi nebija pieejams. Nekas nav zudis.
did-cancel = Galds ir atcelts.
log-face = pavērš Assamu uz { $facing ->
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
} nākamajam spēlētājam
log-roll = uzmet { $slippers }, Assams uz { $square }
log-pay = maksā { $count ->
    [zero] { $count } dirhamu
    [one] { $count } dirhamu
   *[other] { $count } dirhamus
} → { $owner }
log-pay-part = var maksāt tikai { $count ->
    [zero] { $count } dirhamu
    [one] { $count } dirhamu
   *[other] { $count } dirhamus
} → { $owner }
log-go-out = izkrīt
log-lay = izklāj { $letter ->
    [r] sarkanu
    [b] zilu
    [y] dzeltenu
   *[g] zaļu
} uz { $first } un { $second }
log-return = noliek paklāju atpakaļ kastē
log-draw = nākamais paklājs: { colour }
log-title = Notikumi
log-empty = Vēl nekā nav. Tūlīt sāksies pirmais gājiens.
side-title = Notikumi un galds

## Looking back at an earlier turn

log-about = Izvēlies gājienu, lai to redzētu tirgū.
look-title = Agrāks gājiens
look-back = Gājienu atpakaļ
look-forward = Gājienu uz priekšu
look-return = Atpakaļ pie spēles
look-opened = Tu skaties agrāku gājienu. Ar Esc atgriezīsies pie spēles.
look-returned = Tu atkal esi spēlē.
look-your-turn = Tagad ir tavs gājiens.
look-gone-on = Spēle ir gājusi tālāk.
keys-look = notikumos: iet no gājiena uz gājienu; Enter – parādīt gājienu tirgū, Esc – atpakaļ pie spēles

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
    [random] Tūrists
    [novice] Iesācējs
    [greedy] Māceklis
    [merchant] Tirgotājs
    [master] Meistars
    [champion] Lielmeistars
   *[other] Bots { $bot }
}
bot-lettered = { $bot ->
    [random] Tūrists { $letter }
    [novice] Iesācējs { $letter }
    [greedy] Māceklis { $letter }
    [merchant] Tirgotājs { $letter }
    [master] Meistars { $letter }
    [champion] Lielmeistars { $letter }
   *[other] Bots { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Spēlē uz labu laimi.
    [novice] Apmēram katru otro reizi spēlē labi.
    [greedy] Domā gājienu uz priekšu un dzenas pēc punktiem.
    [merchant] Apsver, ko katra izvēle dos vēlāk.
    [master] Redz tālu uz priekšu, un to ir grūti uzvarēt.
    [champion] Iemācījās pats, un to uzvarēt ir visgrūtāk.
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

## What a seat says when it is chosen

seat-each-counts = Katrs dirhams ir viens punkts, un tāpat katrs lauciņš, uz kura redzams šīs krāsas paklājs.
seat-each-counts-two = Katrs dirhams ir viens punkts, un tāpat katrs lauciņš, uz kura redzams paklājs kādā no šīm divām krāsām.
seat-pile-two = { $whose ->
    [you] Tavā kaudzītē ir divu krāsu paklāji.
   *[other] Šajā kaudzītē ir divu krāsu paklāji.
}
seat-pile-next = Nākamais paklājs ir { colour }. Visi to redz.
seat-pile-empty = Visi šie paklāji ir izklāti.
seat-next-mark = nākamais
seat-about-out = Ārpus spēles. Šie paklāji paliek tirgū, un par apstāšanos uz tiem nav jāmaksā.
seat-about-away = Prom: šīs spēles lapa pašlaik nav atvērta.
seat-about-bot = Bots. { bot-about }
seat-about-lent = Te spēlē bots, līdz spēlētājs atgriezīsies. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Reakcijas
react = Pasaki kaut ko
reaction = { $reaction ->
    [hello] Sveiki!
    [good-luck] Lai veicas!
    [well-played] Labi nospēlēts!
    [thanks] Paldies!
    [ouch] Au!
    [laugh] Ha, ha!
    [wow] Oho!
   *[moment] Mirklīti!
}
did-react = { $name }: { reaction }
did-react-you = Tu: { reaction }
did-react-spectator = Skatītājs: { reaction }
reactions-mute = Izslēgt reakcijas pie šī galda
reactions-mute-help = Tu vairs neredzēsi un nedzirdēsi, ko sūta citi. Savas vari sūtīt joprojām.

## A square that was asked about

area-price = Apgabals, { $squares ->
    [zero] { $squares } lauciņu
    [one] { $squares } lauciņš
   *[other] { $squares } lauciņi
} { $letter ->
    [r] sarkanā
    [b] zilā
    [y] dzeltenā
   *[g] zaļā
} krāsā. Īpašnieks: { $owner }. Maksa pārējiem: { dirhams }.
area-free = Apgabals, { $squares ->
    [zero] { $squares } lauciņu
    [one] { $squares } lauciņš
   *[other] { $squares } lauciņi
} { $letter ->
    [r] sarkanā
    [b] zilā
    [y] dzeltenā
   *[g] zaļā
} krāsā. Īpašnieks: { $owner }, ārpus spēles. Te nav jāmaksā.

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = Tavs, maksa pārējiem: { dirhams }
price-tag-free = Nav jāmaksā
price-nudge = { $how ->
    [touch] Pieskaries jebkuram paklājam, lai redzētu, cik maksā tur apstāties.
   *[mouse] Norādi uz jebkuru paklāju, lai redzētu, cik maksā tur apstāties.
}

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
}. Mēģinām to atjaunot; nekas nav zudis.
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

## The server is well again

server-recovered = Serveris atkal darbojas. Vari spēlēt tālāk.

## Before the game

gathering-title = Gaidām pārējos
gathering-title-full = Visi ir klāt
gathering-title-guest = Drīz sāksies spēle
gathering-open = { $open ->
    [zero] Vēl ir { $open } brīvu vietu. Spēle sāksies, tiklīdz tās būs aizņemtas.
    [one] Vēl ir { $open } brīva vieta. Spēle sāksies, tiklīdz tā būs aizņemta.
   *[other] Vēl ir { $open } brīvas vietas. Spēle sāksies, tiklīdz tās būs aizņemtas.
}
gathering-awaited = Spēle sāksies automātiski, tiklīdz visi būs atvēruši šo lapu. Vēl trūkst: { $names }.
gathering-unready = Spēle varēs sākties, tiklīdz visi būs atvēruši šo lapu. Vēl trūkst: { $names }.
gathering-full = { $host ->
    [you] Sāc, kad vien vēlies.
   *[other] Spēli sāk tas, kurš izveidoja galdu.
}
invite-title = Uzaicini draugus
invite-text = Nosūti viņiem šo saiti vai ļauj noskenēt kodu. Ikviens, kas to atver, var apsēsties; konts nav vajadzīgs.
invite-link = Uzaicinājuma saite
invite-qr = Uzaicinājuma saites QR kods
invite-message = Nāc uzspēlēt ar mani „Marrakech”.
invite-here-only = { $host } darbojas tikai šajā datorā. Lai varētu pievienoties citi, palaid serveri šādi un atver spēli ar šī datora tīkla adresi:
invite-renew = Izveidot jaunu saiti
invite-renewed = Lūk, jauna saite. Vecā vairs nedarbojas.
invite-host-has-it = Uzaicinājuma saite ir tam, kurš izveidoja galdu.
watch-title = Vai kāds grib tikai vērot?
watch-link = Saite tikai vērošanai
watching-gathering = Tu vēro. Lai spēlētu, palūdz uzaicinājuma saiti.
watching-full = Visas vietas ir aizņemtas. Vari vērot un apsēsties šeit, ja kāds aiziet.
join-late = Ja kāda no šīm vietām ir tava, vari to pārcelt uz šejieni: ierīcē, kurā apsēdies, atver „{ this-table }” un izvēlies „{ move-seat }”.
your-name = Tavs vārds
player-numbered = Spēlētājs { $seat }
sit-down = Apsēsties
seat-bot = Pievienot botu
which-bot = Kuru botu
remove = Noņemt
remove-name = Noņemt: { $name }
leave-seat = Aiziet
start-game = Sākt spēli
cancel-table = Atcelt galdu
cancel-title = Atcelt šo galdu?
cancel-text = Neviens šeit vairs nevarēs apsēsties, un saite vairs nedarbosies.
cancel-no = Paturēt

## An invitation

invited-by = { $name } aicina tevi uzspēlēt „Marrakech”
invited-again = { $name } gribētu spēlēt vēlreiz
invited-new = Vai „Marrakech” tev ir jauna spēle?
invited-back = Atpakaļ pie uzaicinājuma
seats-taken-title = Visas vietas ir aizņemtas
seats-taken-text = Šoreiz spēle notiek bez tevis. Vari to vērot vai palūgt draugiem vēl vienu galdu.
seats-taken-watch = Vērot spēli
seats-taken-own = Izveidot galdu
gathering-away = Pašlaik prom: { $names }

## The next game with the same players

gathering-title-again = Nākamā spēle
gathering-asked = Saņēma uzaicinājumu: { $names }
gathering-here = Jau klāt: { $names }
mark-asked = uzaicinājums
invite-again = Nosūtīt saiti

## This table

this-table = Šis galds
rules-on = Noteikumi
rules-edition = Izdevums: { $edition }
rules-usual = Parastie noteikumi.
rules-bankruptcy-play-on = Spēlētājs, kurš nevar samaksāt visu, samaksā, cik viņam ir, un spēlē tālāk.
rules-steering-after-must = Variants: vispirms met kauliņu. Pēc paklāja izklāšanas tev jāpagriež Assams pa kreisi vai pa labi nākamajam spēlētājam.
rules-steering-after-may = Variants: vispirms met kauliņu. Pēc paklāja izklāšanas vari pagriezt Assamu nākamajam spēlētājam.
rules-area-owner = Maksā par abām īpašnieka krāsām.
rules-whole-nobody = Nevienu veselu paklāju nedrīkst nosegt vienā reizē, pat ne savu.
rules-halves-colours = Paklājs nekad nedrīkst nosegt divus vienas krāsas lauciņus.
rules-pile-alternating = Divu spēlētāju spēlē krāsas katrā kaudzītē mijas.
rules-stock-15 = Divu spēlētāju spēlē katram ir 15 paklāji vienā krāsā.
rules-tie-shared = Spēlētāji ar vienādiem punktiem dala uzvaru.
rules-clock-none = Bez pulksteņa.
rules-clock-turn = { $seconds ->
    [zero] { $seconds } sekunžu gājienam.
    [one] { $seconds } sekunde gājienam.
   *[other] { $seconds } sekundes gājienam.
} { $timeout ->
    [bot] Ja spēlētājam beidzas laiks, tālāk spēlē bots.
   *[out] Spēlētājs, kuram beidzas laiks, izkrīt.
}
rules-clock-game = { $minutes ->
    [zero] Katram { $minutes } minūšu visai spēlei
    [one] Katram { $minutes } minūte visai spēlei
   *[other] Katram { $minutes } minūtes visai spēlei
}{ $increment ->
    [0] .
    [zero] {" "}un vēl { $increment } sekunžu par katru gājienu.
    [one] {" "}un vēl { $increment } sekunde par katru gājienu.
   *[other] {" "}un vēl { $increment } sekundes par katru gājienu.
} { $timeout ->
    [bot] Ja spēlētājam beidzas laiks, tālāk spēlē bots.
   *[out] Spēlētājs, kuram beidzas laiks, izkrīt.
}
read-rules = Lasīt noteikumus
fair-title = Godīgs kauliņš
fair-text = Katrs metiens tiek aprēķināts no servera slepenās sākumvērtības un katras vietas sākumvērtības. Pirms spēles serveris publicē zemāk redzamo jaucējkodu, un servera sākumvērtībai tam ir jāatbilst. Pēc spēles servera sākumvērtība tiek atklāta, un ikviens var pārbaudīt katru metienu.
fair-seats = Arī katra spēlētāja lapa publicē savas sākumvērtības jaucējkodu un automātiski atklāj sākumvērtību, kad saņemti visi jaucējkodi. Tā neviens nevar izraudzīties vērtību pēc citu vērtībām.
fair-hash = Sākumvērtības jaucējkods (SHA-256): { $name }
fair-commitment = Servera sākumvērtības jaucējkods (SHA-256)
fair-seed = Sākumvērtība: { $name }
fair-change = Mainīt savu sākumvērtību
fair-change-name = Mainīt sākumvērtību: { $name }
fair-change-do = Mainīt
fair-salted = Tavai sākumvērtībai tiek pievienotas nejaušas rakstzīmes, lai neviens to neuzminētu pēc jaucējkoda.
fair-changed = Tava sākumvērtība ir nomainīta.
move-seat = Spēlēt citā ierīcē
move-seat-name = Pārcelt uz citu ierīci: { $name }
move-seat-title = Paņem savu vietu līdzi
move-seat-text = { $minutes ->
    [zero] Atver šo saiti otrā ierīcē { $minutes } minūšu laikā. Tā darbojas vienreiz. Pēc tam tu spēlē tur, un šajā ierīcē var tikai vērot.
    [one] Atver šo saiti otrā ierīcē { $minutes } minūtes laikā. Tā darbojas vienreiz. Pēc tam tu spēlē tur, un šajā ierīcē var tikai vērot.
   *[other] Atver šo saiti otrā ierīcē { $minutes } minūšu laikā. Tā darbojas vienreiz. Pēc tam tu spēlē tur, un šajā ierīcē var tikai vērot.
}
move-seat-link = Saite otrai ierīcei
move-seat-qr = Otras ierīces saites QR kods
claim-title = Spēlēt šajā ierīcē?
claim-text = Šī saite pārceļ vietu uz šo ierīci. Otrā ierīcē pēc tam varēs tikai vērot.
claim-yes = Spēlēt šeit
claim-no = Tikai vērot
seat-claimed = Tagad tu spēlē šajā ierīcē.
give-up = Padoties
give-up-name = Padoties: { $name }
give-up-title = Vai padoties šajā spēlē?
give-up-text = Tu būsi ārpus spēles. Tavi dirhami atgriezīsies bankā, un tavus paklājus vairs neskaitīs nevienam.
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
chart-as-table = Rādīt kā tabulu
rematch = Spēlēt vēlreiz
rematch-join = Spēlēt nākamo spēli
rematch-wanted = Pārējie grib spēlēt vēlreiz.
watch-next = Vērot nākamo spēli
replay-game = Skatīt atkārtojumu
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
    [all] Visi publicētie jaucējkodi, servera un vietu, ir tie paši, ko šī ierīce saglabāja, pirms atklāja savu sākumvērtību.
    [server] Servera jaucējkods ir tas pats, ko redzēja šī ierīce. Vietu jaucējkodus salīdzināšanai tā nesaglabāja.
   *[none] Pirms spēles šī ierīce nevienu jaucējkodu nesaglabāja, tāpēc pierakstu nav ar ko salīdzināt.
}
dice-rounds = { $count ->
    [zero] Pirms tam šī ierīce { $count } reižu atklāja sākumvērtību, bet spēle nesākās; katru reizi visas sākumvērtības tika nomainītas.
    [one] Pirms tam šī ierīce { $count } reizi atklāja sākumvērtību, bet spēle nesākās; tad visas sākumvērtības tika nomainītas.
   *[other] Pirms tam šī ierīce { $count } reizes atklāja sākumvērtību, bet spēle nesākās; katru reizi visas sākumvērtības tika nomainītas.
}
dice-other-promise = Servera jaucējkods ir mainījies. Pie šī galda šī ierīce redzēja { $seen }, bet tagad tas ir { $found }.
dice-seed-lost = Šajā ierīcē nav tavas vietas sākumvērtības, un jaunu izvēlēties ir par vēlu. Atver šo lapu ierīcē, kurā tā ir. Ja tas nav iespējams, tas, kurš izveidoja galdu, var atdot tavu vietu botam vai atcelt galdu.
dice-other-table = Šis pieraksts ir no cita galda: { $found }.

## The end, for the person at this screen

you-share-win = Tev ir dalīta uzvara!
over-by-points = { $lead ->
    [zero] Uzvara ar { $lead } punktu pārsvaru: { dirhams } un { $squares ->
        [zero] { $squares } lauciņu
        [one] { $squares } lauciņš
       *[other] { $squares } lauciņi
    }.
    [one] Uzvara ar { $lead } punkta pārsvaru: { dirhams } un { $squares ->
        [zero] { $squares } lauciņu
        [one] { $squares } lauciņš
       *[other] { $squares } lauciņi
    }.
   *[other] Uzvara ar { $lead } punktu pārsvaru: { dirhams } un { $squares ->
        [zero] { $squares } lauciņu
        [one] { $squares } lauciņš
       *[other] { $squares } lauciņi
    }.
}
over-by-dirhams = Izšķīra dirhami, { $most }–{ $next }. Vienāds punktu skaits ({ $points }): { $names }.
over-shared = { $points ->
    [zero] Neviens nav priekšā: katram { $points } punktu.
    [one] Neviens nav priekšā: katram { $points } punkts.
   *[other] Neviens nav priekšā: katram { $points } punkti.
}
over-only-one = Spēlē palika tikai { $name }.
over-only-you = Spēlē paliki tikai tu.
over-others-gave-up = Visi pārējie ir padevušies.
over-you-close = { $lead ->
    [zero] Tik tuvu: tev pietrūka tikai { $lead } punktu. Labi nospēlēts!
    [one] Tik tuvu: tev pietrūka tikai { $lead } punkta. Labi nospēlēts!
   *[other] Tik tuvu: tev pietrūka tikai { $lead } punktu. Labi nospēlēts!
}
over-you-equal = Tik tuvu: izšķīra tikai dirhami. Labi nospēlēts!
over-you-second = Tev otrā vieta. Labi nospēlēts!
over-you-third = Tev trešā vieta. Labi nospēlēts!
over-you-fourth = Tev ceturtā vieta. Nākamreiz veiksies labāk!
over-you-lost = Labi nospēlēts! Tirgus ir atvērts nākamajai spēlei.
over-you-out = Tu izkriti pirms beigām. Tirgus ir atvērts nākamajai spēlei.

## The points by turn

chart-help = Pieskaries diagrammai vai lieto bulttaustiņus, lai redzētu visu spēlētāju punktus pēc jebkura gājiena.
chart-walk = Punkti pēc gājiena
chart-value = Pēc { $turn }. gājiena: { $points }.
chart-value-start = Sākumā: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = Skatīt tirgu pēc { $turn }. gājiena
chart-watch-start = Skatīt tirgu sākumā

## Links, dialogs, pages

copy = Kopēt
copied = Nokopēts
copy-by-hand = Saite ir atlasīta, vari to kopēt.
close = Aizvērt
dialog-no = Nē
table-try-again = Mēģināt vēlreiz
to-home = Uz sākumlapu
table-heading = Marrakech: { $names }
table-loading = Atver galdu…
table-gone-title = Galds nav atrasts
table-gone = Varbūt saite nav pilna, vai arī galds ir noņemts.
table-unreachable-title = Serveris neatbild
table-cancelled-title = Šis galds ir atcelts
table-cancelled = Tas, kurš izveidoja galdu, spēli atcēla. Vai gribi izveidot citu galdu?

## Window titles

title-my-turn = ● Tavs gājiens
title-playing = Notiek spēle
title-gathering = Gaidām spēlētājus
title-won = { $count ->
    [zero] { $names } dala uzvaru
    [one] { $names } uzvar
   *[other] { $names } dala uzvaru
}
title-you-won = Tu uzvarēji
title-you-share = Tev ir dalīta uzvara
title-replay = Atkārtojums: { $names }

## Help

keys-title = Īsinājumtaustiņi
key-arrows = Bulttaustiņi
key-enter = Enter, atstarpe
key-escape = Esc
keys-arrows = izvēlēties virzienu Assamam vai vietu paklājam
keys-enter = mest kauliņu vai izklāt izvēlēto paklāju
keys-escape = atcelt neapstiprinātu izvēli vai izlaist animāciju
keys-skip = izlaist animāciju
keys-log = atvērt vai aizvērt notikumus
keys-hint = parādīt vai paslēpt padomu
keys-sounds = ieslēgt vai izslēgt skaņas
keys-help = parādīt šo palīdzību
keys-touch = Ar pirkstu: pieskaries lauciņam, lai redzētu tur paklāju. Pieskaries vēlreiz, lai redzētu nākamo, vai lauciņam blakus, lai izvēlētos šos divus. Lai izklātu paklāju, spied pogu.

## Help: mouse, arrows and prices

keys-mouse = Ar peli: noklikšķini uz paklāja, lai to izvēlētos, un vēlreiz, lai to izklātu. Ar dubultklikšķi paklāju tikai izvēlas.
keys-facing = Pieskāriens vai klikšķis uz bultiņas tikai pagriež Assamu. Lai mestu kauliņu, spied pogu.
keys-price = Pieskaries jebkuram citam paklājam vai noklikšķini uz tā, lai redzētu, cik maksā tur apstāties.

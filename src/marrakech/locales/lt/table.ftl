### Lithuanian: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Tavo ėjimas: pasuk Asamą, tada mesk kauliuką.
    [roll] Tavo ėjimas: mesk kauliuką.
    [lay] Patiesk savo { $letter ->
        [r] raudoną
        [b] mėlyną
        [y] geltoną
       *[g] žalią
    } kilimą šalia Asamo.
    [steer] Pasuk Asamą kitam žaidėjui.
    [draw] Atverčiamas kitas tavo kilimas.
   *[over] Partija baigta.
}
todo-shared = { $step ->
    [turn] { $name }: pasuk Asamą, tada mesk kauliuką.
    [roll] { $name }: mesk kauliuką.
    [lay] { $name }: patiesk savo { $letter ->
        [r] raudoną
        [b] mėlyną
        [y] geltoną
       *[g] žalią
    } kilimą šalia Asamo.
    [steer] { $name }: pasuk Asamą kitam žaidėjui.
    [draw] { $name }: atverčiamas kitas tavo kilimas.
   *[over] Partija baigta.
}
todo-other = { $step ->
    [turn] { $name } sprendžia, kur eis Asamas.
    [roll] { $name } tuoj mes kauliuką.
    [lay] { $name } ieško, kur patiesti { $letter ->
        [r] raudoną
        [b] mėlyną
        [y] geltoną
       *[g] žalią
    } kilimą.
    [steer] { $name } suka Asamą kitam žaidėjui.
    [draw] { $name } atverčia kitą kilimą.
   *[over] Partija baigta.
}
todo-playing = Žaidžia { $name }.
todo-playing-you = Žaidi tu.
todo-lent = { $name }: už tave žaidžia botas.
todo-getting-ready = { $name } ruošiasi…
act-roll = Mesti kauliuką
act-lay = Patiesti kilimą
act-steer = Pasukti Asamą
act-box = Padėti atgal
act-choose-rug = Pasirink du laukelius
act-choose-facing = Pasirink kryptį
act-sent = Siunčiama…
act-wait = Žaidžia kiti
act-watch = Tu stebi
skip = Praleisti
action-title = Ką daryti

## Hints

hint = Patarimas
hint-hide = Slėpti patarimą
hint-thinking = Ieškoma patarimo…
hint-warming = Botai ruošiasi. Kai tik bus pasiruošę, gausi patarimą.
hint-would-face = { $name } nukreiptų Asamą į { $facing ->
    [N] šiaurę
    [E] rytus
    [S] pietus
   *[W] vakarus
}.
hint-would-lay = { $name } patiestų kilimą ant { $first } ir { $second }.
hint-chance = { $times ->
    [0] Taip beveik niekada nelaimėtum.
    [one] Taip laimėtum { $times } partiją iš 100.
    [few] Taip laimėtum { $times } partijas iš 100.
   *[other] Taip laimėtum { $times } partijų iš 100.
}
hint-choices = Geriausi pasirinkimai

## Taking back the last rug, round one device

undo = Atšaukti
undo-help = Pasiimti atgal paskutinį kilimą (galima, kol Asamas vėl nepasuktas)
did-undo = { $name } pasiima atgal paskutinį kilimą.
keys-undo = pasiimti atgal paskutinį kilimą (kai visi žaidžia viename įrenginyje)

## What happened besides

did-run-out = { $name } iškrenta: baigėsi laikas.
did-break-rules = { $name } iškrenta: pažeistos taisyklės.
did-fail = { $reason ->
    [engine-not-started] { $name } iškrenta: nepavyko paleisti.
    [engine-hung] { $name } iškrenta: nustojo atsakyti.
    [engine-flooded] { $name } iškrenta: atsiųsta per daug teksto.
    [engine-junk] { $name } iškrenta: atsiųsta kažkas neįskaitomo.
    [engine-illegal] { $name } iškrenta: neleistinas ėjimas.
   *[engine-crashed] { $name } iškrenta: programa netikėtai išsijungė.
}
did-sit = { $name } sėda prie stalo.
did-vacate = Vieta { $seat } vėl laisva.
did-seat-bot = Į vietą { $seat } sėda botas.
did-start = Partija prasideda.
did-stand-in = { $reason ->
    [time] { $name }: baigėsi laikas; toliau žaidžia botas.
   *[absent] { $name }: ryšio nėra; toliau žaidžia botas.
}
did-come-back = { $name } vėl čia.
did-move = { $name } dabar žaidžia kitame įrenginyje.
did-hold = Serveris kurį laiką buvo nepasiekiamas. Niekas nedingo.
did-cancel = Stalas atšauktas.
log-face = nukreipia Asamą į { $facing ->
    [N] šiaurę
    [E] rytus
    [S] pietus
   *[W] vakarus
}
log-steer = pasuka Asamą į { $facing ->
    [N] šiaurę
    [E] rytus
    [S] pietus
   *[W] vakarus
} kitam žaidėjui
log-roll = išmeta { $slippers }, Asamas iki { $square }
log-pay = moka { $count ->
    [one] { $count } dirhamą
    [few] { $count } dirhamus
   *[other] { $count } dirhamų
} → { $owner }
log-pay-part = gali mokėti tik { $count ->
    [one] { $count } dirhamą
    [few] { $count } dirhamus
   *[other] { $count } dirhamų
} → { $owner }
log-go-out = iškrenta
log-lay = tiesia { $letter ->
    [r] raudoną
    [b] mėlyną
    [y] geltoną
   *[g] žalią
} ant { $first } ir { $second }
log-return = padeda kilimą atgal į dėžutę
log-draw = kitas kilimas: { colour }
log-title = Įvykiai
log-empty = Dar nieko nėra. Tuoj prasidės pirmas ėjimas.
side-title = Įvykiai ir stalas

## Looking back at an earlier turn

log-about = Pasirink ėjimą, kad pamatytum jį turguje.
look-title = Ankstesnis ėjimas
look-back = Ėjimas atgal
look-forward = Ėjimas pirmyn
look-return = Atgal į partiją
look-opened = Žiūri ankstesnį ėjimą. Su Esc grįši į partiją.
look-returned = Tu vėl partijoje.
look-your-turn = Dabar tavo ėjimas.
look-gone-on = Partija pasistūmėjo.
keys-look = įvykiuose: eiti nuo ėjimo prie ėjimo; Enter – parodyti ėjimą turguje, Esc – grįžti į partiją

## Seats

seats-title = Vietos
seat-open = Laisva vieta { $seat }
seat-rugs = { $count ->
    [one] dar { $count } { $letter ->
        [r] raudonas
        [b] mėlynas
        [y] geltonas
       *[g] žalias
    } kilimas
    [few] dar { $count } { $letter ->
        [r] raudoni
        [b] mėlyni
        [y] geltoni
       *[g] žali
    } kilimai
   *[other] dar { $count } { $letter ->
       [r] raudonų
       [b] mėlynų
       [y] geltonų
      *[g] žalių
   } kilimų
}
seat-next = (kitas)
seat-score = { dirhams } ir { $squares ->
    [one] { $squares } matomas laukelis
    [few] { $squares } matomi laukeliai
   *[other] { $squares } matomų laukelių
} – iš viso { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
   *[other] { $points } taškų
}
seat-out-mark = iškrito
mark-you = tu
mark-bot = botas
mark-lent = žaidžia botas
mark-away = nėra ryšio
bot-called = { $bot ->
    [random] Turistas
    [novice] Naujokas
    [greedy] Pameistrys
    [merchant] Pirklys
    [master] Meistras
    [champion] Čempionas
   *[other] Botas { $bot }
}
bot-lettered = { $bot ->
    [random] Turistas { $letter }
    [novice] Naujokas { $letter }
    [greedy] Pameistrys { $letter }
    [merchant] Pirklys { $letter }
    [master] Meistras { $letter }
    [champion] Čempionas { $letter }
   *[other] Botas { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Žaidžia kaip papuola.
    [novice] Maždaug kas antrą kartą žaidžia gerai.
    [greedy] Galvoja vienu ėjimu į priekį ir vaikosi taškų.
    [merchant] Galvoja, ką kiekvienas pasirinkimas duos vėliau.
    [master] Mato toli į priekį, ir jį sunku įveikti.
    [champion] Išmoko pats, ir jį įveikti sunkiausia.
   *[other] Žaidžia savaip.
}
watchers = { $watchers ->
    [one] Stebi { $watchers } žmogus.
    [few] Stebi { $watchers } žmonės.
   *[other] Stebi { $watchers } žmonių.
}
you-watch = { $others ->
    [0] Tu stebi.
    [one] Stebi tu ir dar { $others } žmogus.
    [few] Stebi tu ir dar { $others } žmonės.
   *[other] Stebi tu ir dar { $others } žmonių.
}
time-short = Liko dešimt sekundžių.

## What a seat says when it is chosen

seat-each-counts = Kiekvienas dirhamas – vienas taškas, ir kiekvienas laukelis, kuriame matyti šios spalvos kilimas, – taip pat.
seat-each-counts-two = Kiekvienas dirhamas – vienas taškas, ir kiekvienas laukelis, kuriame matyti vienos iš šių dviejų spalvų kilimas, – taip pat.
seat-pile-two = { $whose ->
    [you] Tavo krūvelėje – dviejų spalvų kilimai.
   *[other] Šioje krūvelėje – dviejų spalvų kilimai.
}
seat-pile-next = Kitas kilimas – { colour }. Jį mato visi.
seat-pile-empty = Visi šie kilimai patiesti.
seat-next-mark = kitas
seat-about-out = Iškrito. Šie kilimai lieka turguje, ir sustoti ant jų nieko nekainuoja.
seat-about-away = Nėra ryšio: šios partijos puslapis dabar neatvertas.
seat-about-bot = Botas. { bot-about }
seat-about-lent = Čia žaidžia botas, kol žaidėjas grįš. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Reakcijos
react = Pasakyk ką nors
reaction = { $reaction ->
    [hello] Labas!
    [good-luck] Sėkmės!
    [well-played] Puikiai sužaista!
    [thanks] Ačiū!
    [ouch] Oi!
    [laugh] Cha cha!
    [wow] Oho!
   *[moment] Akimirką!
}
did-react = { $name }: { reaction }
did-react-you = Tu: { reaction }
did-react-spectator = Žiūrovas: { reaction }
reactions-mute = Nutildyti reakcijas prie šio stalo
reactions-mute-help = Nebematysi ir nebegirdėsi, ką siunčia kiti. Savas siųsti vis tiek galėsi.

## A square that was asked about

area-price = Plotas, { $squares } { $letter ->
    [r] raudonos
    [b] mėlynos
    [y] geltonos
   *[g] žalios
} spalvos { $squares ->
    [one] laukelis
    [few] laukeliai
   *[other] laukelių
}. Savininkas: { $owner }. Mokestis kitiems: { dirhams }.
area-free = Plotas, { $squares } { $letter ->
    [r] raudonos
    [b] mėlynos
    [y] geltonos
   *[g] žalios
} spalvos { $squares ->
    [one] laukelis
    [few] laukeliai
   *[other] laukelių
}. Savininkas: { $owner } (iškrito). Čia mokėti nereikia.

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = Tavo, mokestis kitiems: { dirhams }
price-tag-free = Mokėti nereikia
price-nudge = { $how ->
    [touch] Paliesk bet kurį kilimą, kad pamatytum, kiek kainuoja ten sustoti.
   *[mouse] Užvesk pelę ant bet kurio kilimo, kad pamatytum, kiek kainuoja ten sustoti.
}

## The board’s words

board-label = Turgus
board-square = { $square }, { $colour ->
    [bare] tuščias
    [r] raudonas kilimas
    [b] mėlynas kilimas
    [y] geltonas kilimas
   *[g] žalias kilimas
}{ $assam ->
    [here] , čia stovi Asamas
   *[no] {""}
}
board-facing = Nukreipti Asamą į { $facing ->
    [N] šiaurę
    [E] rytus
    [S] pietus
   *[W] vakarus
}
board-lay = Kilimas ant { $first } ir { $second }
board-die = Kauliukas rodo { $slippers ->
    [one] { $slippers } šlepetę
    [few] { $slippers } šlepetes
   *[other] { $slippers } šlepečių
}

## The line

line-connecting = Jungiamasi…
line-slow = Lėtas ryšys…
line-back = Ryšys atkurtas.
line-lost = Ryšio nėra jau { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundes
   *[other] { $seconds } sekundžių
}. Bandome jį atkurti; niekas nedingo.
line-lost-kept = Ryšio nėra jau { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundes
   *[other] { $seconds } sekundžių
}. Tavo ėjimas išsaugotas ir bus išsiųstas, kai tik ryšys bus atkurtas.
bot-played = Kol tavęs nebuvo, už tave žaidė botas. Dabar vėl žaidi tu.
bot-plays-for-you = Už tave žaidžia botas.
play-myself = Grįžti į žaidimą
away-long = { $name }: jau kurį laiką nėra ryšio.
away-wait = Palaukti
away-bot = Tegul žaidžia botas

## The server is well again

server-recovered = Serveris vėl veikia. Gali žaisti toliau.

## Before the game

gathering-title = Laukiame kitų
gathering-title-full = Visi susirinko
gathering-title-guest = Tuoj prasidės partija
gathering-open = { $open ->
    [one] Dar yra { $open } laisva vieta. Partija prasidės, kai tik ji bus užimta.
    [few] Dar yra { $open } laisvos vietos. Partija prasidės, kai tik jos bus užimtos.
   *[other] Dar yra { $open } laisvų vietų. Partija prasidės, kai tik jos bus užimtos.
}
gathering-awaited = Partija prasidės automatiškai, kai tik visi atvers šį puslapį. Dar trūksta: { $names }.
gathering-unready = Partija galės prasidėti, kai tik visi atvers šį puslapį. Dar trūksta: { $names }.
gathering-full = { $host ->
    [you] Pradėk, kada nori.
   *[other] Partiją pradeda tas, kas sukūrė stalą.
}
invite-title = Pakviesk draugus
invite-text = Nusiųsk jiems šią nuorodą arba leisk nuskaityti kodą. Kas ją atvers, galės atsisėsti; paskyros nereikia.
invite-link = Kvietimo nuoroda
invite-qr = Kvietimo nuorodos QR kodas
invite-message = Sužaiskime kartu „Marrakech“.
invite-here-only = { $host } veikia tik šiame kompiuteryje. Kad galėtų prisijungti kiti, paleisk serverį taip ir atverk žaidimą šio kompiuterio tinklo adresu:
invite-renew = Sukurti naują nuorodą
invite-renewed = Štai nauja nuoroda. Senoji nebeveikia.
invite-host-has-it = Kvietimo nuorodą turi tas, kas sukūrė stalą.
watch-title = Ar kas nors nori tik stebėti?
watch-link = Nuoroda tik žiūrovams
watching-gathering = Tu stebi. Jei nori žaisti, paprašyk kvietimo nuorodos.
watching-full = Visos vietos užimtos. Gali stebėti ir atsisėsti čia, jei kas nors išeis.
join-late = Jei viena iš šių vietų tavo, gali ją perkelti čia: įrenginyje, kuriame sėdai prie stalo, atverk „{ this-table }“ ir pasirink „{ move-seat }“.
your-name = Tavo vardas
player-numbered = Žaidėjas { $seat }
sit-down = Sėstis
seat-bot = Pridėti botą
which-bot = Kurį botą
remove = Pašalinti
remove-name = Pašalinti: { $name }
leave-seat = Išeiti
start-game = Pradėti partiją
cancel-table = Atšaukti stalą
cancel-title = Atšaukti šį stalą?
cancel-text = Niekas čia nebegalės atsisėsti, ir nuoroda nebeveiks.
cancel-no = Palikti

## An invitation

invited-by = { $name } kviečia tave sužaisti „Marrakech“
invited-again = { $name } norėtų žaisti dar kartą
invited-new = Ar „Marrakech“ tau naujas žaidimas?
invited-back = Atgal prie kvietimo
seats-taken-title = Visos vietos užimtos
seats-taken-text = Šį kartą partija vyksta be tavęs. Gali ją stebėti arba paprašyti draugų kito stalo.
seats-taken-watch = Stebėti partiją
seats-taken-own = Sukurti stalą
gathering-away = Dabar nėra: { $names }

## The next game with the same players

gathering-title-again = Kita partija
gathering-asked = Pakviesta: { $names }
gathering-here = Jau čia: { $names }
mark-asked = pakviesta
invite-again = Siųsti nuorodą

## This table

this-table = Šis stalas
rules-on = Taisyklės
rules-edition = Leidimas: { $edition }
rules-usual = Įprastos taisyklės.
rules-bankruptcy-play-on = Žaidėjas, kuris negali sumokėti visko, sumoka, kiek turi, ir žaidžia toliau.
rules-steering-after-must = Variantas: pirma mesk kauliuką. Patiesus kilimą Asamą reikia pasukti į kairę arba į dešinę kitam žaidėjui.
rules-steering-after-may = Variantas: pirma mesk kauliuką. Patiesus kilimą Asamą galima pasukti kitam žaidėjui.
rules-area-owner = Mokama už abi savininko spalvas.
rules-whole-nobody = Jokio viso kilimo negalima uždengti vienu kartu, net savo.
rules-halves-colours = Kilimas niekada negali uždengti dviejų tos pačios spalvos laukelių.
rules-pile-alternating = Žaidžiant dviese kiekvienos krūvelės spalvos eina pakaitomis.
rules-stock-15 = Žaidžiant dviese kiekvienas turi 15 vienos spalvos kilimų.
rules-tie-shared = Žaidėjai, turintys taškų po lygiai, dalijasi pergale.
rules-clock-none = Be laikrodžio.
rules-clock-turn = { $seconds ->
    [one] { $seconds } sekundė ėjimui.
    [few] { $seconds } sekundės ėjimui.
   *[other] { $seconds } sekundžių ėjimui.
} { $timeout ->
    [bot] Jei žaidėjui baigiasi laikas, toliau žaidžia botas.
   *[out] Žaidėjas, kuriam baigiasi laikas, iškrenta.
}
rules-clock-game = { $minutes ->
    [one] Kiekvienam { $minutes } minutė visai partijai
    [few] Kiekvienam { $minutes } minutės visai partijai
   *[other] Kiekvienam { $minutes } minučių visai partijai
}{ $increment ->
    [0] .
    [one] {" "}ir dar { $increment } sekundė už kiekvieną ėjimą.
    [few] {" "}ir dar { $increment } sekundės už kiekvieną ėjimą.
   *[other] {" "}ir dar { $increment } sekundžių už kiekvieną ėjimą.
} { $timeout ->
    [bot] Jei žaidėjui baigiasi laikas, toliau žaidžia botas.
   *[out] Žaidėjas, kuriam baigiasi laikas, iškrenta.
}
read-rules = Skaityti taisykles
fair-title = Sąžiningas kauliukas
fair-text = Kiekvienas metimas apskaičiuojamas iš slaptos serverio pradinės reikšmės ir kiekvienos vietos pradinės reikšmės. Prieš partiją serveris paskelbia žemiau esantį maišos kodą, kurį turi atitikti serverio pradinė reikšmė. Po partijos serverio pradinė reikšmė atskleidžiama, ir kiekvienas gali patikrinti visus metimus.
fair-seats = Kiekvieno žaidėjo puslapis taip pat paskelbia savo pradinės reikšmės maišos kodą ir automatiškai ją atskleidžia, kai gauti visi kodai. Taip niekas negali parinkti reikšmės pagal kitų reikšmes.
fair-hash = Pradinės reikšmės maišos kodas (SHA-256): { $name }
fair-commitment = Serverio pradinės reikšmės maišos kodas (SHA-256)
fair-seed = Pradinė reikšmė: { $name }
fair-change = Keisti savo pradinę reikšmę
fair-change-name = Keisti pradinę reikšmę: { $name }
fair-change-do = Keisti
fair-salted = Prie tavo pradinės reikšmės pridedama atsitiktinių ženklų, kad niekas jos neatspėtų iš maišos kodo.
fair-changed = Tavo pradinė reikšmė pakeista.
move-seat = Žaisti kitame įrenginyje
move-seat-name = Perkelti į kitą įrenginį: { $name }
move-seat-title = Pasiimk savo vietą kartu
move-seat-text = { $minutes ->
    [one] Atverk šią nuorodą kitame įrenginyje per { $minutes } minutę. Ji veikia vieną kartą. Paskui žaisi ten, o šiame įrenginyje bus galima tik stebėti.
    [few] Atverk šią nuorodą kitame įrenginyje per { $minutes } minutes. Ji veikia vieną kartą. Paskui žaisi ten, o šiame įrenginyje bus galima tik stebėti.
   *[other] Atverk šią nuorodą kitame įrenginyje per { $minutes } minučių. Ji veikia vieną kartą. Paskui žaisi ten, o šiame įrenginyje bus galima tik stebėti.
}
move-seat-link = Nuoroda kitam įrenginiui
move-seat-qr = Nuorodos kitam įrenginiui QR kodas
claim-title = Žaisti šiame įrenginyje?
claim-text = Ši nuoroda perkelia vietą į šį įrenginį. Kitame įrenginyje bus galima tik stebėti.
claim-yes = Žaisti čia
claim-no = Tik stebėti
seat-claimed = Dabar žaidi šiame įrenginyje.
give-up = Pasiduoti
give-up-name = Pasiduoti: { $name }
give-up-title = Pasiduoti šioje partijoje?
give-up-text = Tu iškrisi. Tavo dirhamai grįš į banką, o tavo kilimai niekam nebebus skaičiuojami.
give-up-no = Žaisti toliau

## The end

you-win = Tu laimėjai!
standings-title = Rezultatai
standings-rank = Vieta
standings-name = Žaidėjas
standings-dirhams = Dirhamai
standings-squares = Laukeliai
standings-points = Taškai
standings-plus = + { $squares }
standings-out = { $why ->
    [time] baigėsi laikas
    [rules] pažeidė taisykles
    [engine] klaida
    [gave-up] pasidavė
   *[poor] negalėjo sumokėti
}
chart-title = Taškai pagal ėjimus
chart-turn = Ėjimas
chart-as-table = Rodyti lentelę
rematch = Žaisti dar kartą
rematch-join = Žaisti kitą partiją
rematch-wanted = Kiti nori žaisti dar kartą.
watch-next = Stebėti kitą partiją
replay-game = Peržiūrėti
download-record = Atsisiųsti įrašą
share = Bendrinti
share-title = Bendrinti rezultatą
share-text = Tekstas ir nuoroda
share-result = Marrakech: { $result }
dice-check = Tikrinti kauliuką
dice-checking = Tikrinama…
dice-fine = { $count ->
    [0] Metimų ir atverstų kilimų dar nėra.
   *[other] Visi metimai ir atversti kilimai ({ $count }) atitinka pradines reikšmes.
}
dice-compared = { $how ->
    [all] Visi paskelbti maišos kodai, serverio ir vietų, yra tie patys, kuriuos šis įrenginys išsaugojo prieš atskleisdamas savo pradinę reikšmę.
    [server] Serverio maišos kodas yra tas pats, kurį matė šis įrenginys. Vietų maišos kodų, su kuriais būtų galima palyginti, jis neišsaugojo.
   *[none] Prieš partiją šis įrenginys jokio maišos kodo neišsaugojo, todėl įrašo nėra su kuo palyginti.
}
dice-rounds = { $count ->
    [one] Prieš tai šis įrenginys { $count } kartą atskleidė pradinę reikšmę, bet partija neprasidėjo; tada visos pradinės reikšmės buvo pakeistos.
    [few] Prieš tai šis įrenginys { $count } kartus atskleidė pradinę reikšmę, bet partija neprasidėjo; kiekvieną kartą visos pradinės reikšmės buvo pakeistos.
   *[other] Prieš tai šis įrenginys { $count } kartų atskleidė pradinę reikšmę, bet partija neprasidėjo; kiekvieną kartą visos pradinės reikšmės buvo pakeistos.
}
dice-other-promise = Serverio maišos kodas pasikeitė. Prie šio stalo šis įrenginys matė { $seen }, o dabar yra { $found }.
dice-seed-lost = Šis įrenginys neturi tavo vietos pradinės reikšmės, o naują rinktis jau per vėlu. Atverk šį puslapį įrenginyje, kuris ją turi. Jei negali, tas, kas sukūrė stalą, gali atiduoti tavo vietą botui arba atšaukti stalą.
dice-other-table = Šis įrašas yra iš kito stalo: { $found }.

## The end, for the person at this screen

you-share-win = Tu dalijiesi pergale!
over-by-points = { $lead ->
    [one] Laimėta { $lead } taško persvara: { dirhams } ir { $squares ->
        [one] { $squares } laukelis
        [few] { $squares } laukeliai
       *[other] { $squares } laukelių
    }.
    [few] Laimėta { $lead } taškų persvara: { dirhams } ir { $squares ->
        [one] { $squares } laukelis
        [few] { $squares } laukeliai
       *[other] { $squares } laukelių
    }.
   *[other] Laimėta { $lead } taškų persvara: { dirhams } ir { $squares ->
        [one] { $squares } laukelis
        [few] { $squares } laukeliai
       *[other] { $squares } laukelių
    }.
}
over-by-dirhams = Nulėmė dirhamai, { $most }–{ $next }. Taškų po lygiai ({ $points }): { $names }.
over-shared = { $points ->
    [one] Niekas nepirmauja: kiekvienam { $points } taškas.
    [few] Niekas nepirmauja: kiekvienam { $points } taškai.
   *[other] Niekas nepirmauja: kiekvienam { $points } taškų.
}
over-only-one = Partijoje lieka tik { $name }.
over-only-you = Partijoje lieki tik tu.
over-others-gave-up = Visi kiti pasidavė.
over-you-close = { $lead ->
    [one] Taip arti: tau pritrūko tik { $lead } taško. Puikiai sužaista!
    [few] Taip arti: tau pritrūko tik { $lead } taškų. Puikiai sužaista!
   *[other] Taip arti: tau pritrūko tik { $lead } taškų. Puikiai sužaista!
}
over-you-equal = Taip arti: nulėmė tik dirhamai. Puikiai sužaista!
over-you-second = Tau antra vieta. Puikiai sužaista!
over-you-third = Tau trečia vieta. Puikiai sužaista!
over-you-fourth = Tau ketvirta vieta. Kitą kartą seksis geriau!
over-you-lost = Puikiai sužaista! Turgus atviras kitai partijai.
over-you-out = Iškritai dar prieš pabaigą. Turgus atviras kitai partijai.

## The points by turn

chart-help = Paliesk diagramą arba naudok rodyklių klavišus, kad pamatytum visų taškus po bet kurio ėjimo.
chart-walk = Taškai po ėjimo
chart-value = Po { $turn } ėjimo: { $points }.
chart-value-start = Pradžioje: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = Žiūrėti turgų po { $turn } ėjimo
chart-watch-start = Žiūrėti turgų pradžioje

## Links, dialogs, pages

copy = Kopijuoti
copied = Nukopijuota
copy-by-hand = Nuoroda pažymėta, gali ją kopijuoti.
close = Uždaryti
dialog-no = Ne
table-try-again = Bandyti dar kartą
to-home = Į pradžios puslapį
table-heading = Marrakech: { $names }
table-loading = Atveriamas stalas…
table-gone-title = Stalas nerastas
table-gone = Gal nuoroda ne visa, o gal stalas pašalintas.
table-unreachable-title = Serveris neatsako
table-cancelled-title = Šis stalas atšauktas
table-cancelled = Tas, kas sukūrė stalą, partiją atšaukė. Ar nori sukurti kitą stalą?

## Window titles

title-my-turn = ● Tavo ėjimas
title-playing = Vyksta partija
title-gathering = Laukiama žaidėjų
title-won = { $count ->
    [one] { $names } laimi
    [few] { $names } dalijasi pergale
   *[other] { $names } dalijasi pergale
}
title-you-won = Tu laimėjai
title-you-share = Tu dalijiesi pergale
title-replay = Peržiūra: { $names }

## Help

keys-title = Spartieji klavišai
key-arrows = Rodyklės
key-enter = Enter, tarpas
key-escape = Esc
keys-arrows = pasirinkti kryptį Asamui arba vietą kilimui
keys-enter = mesti kauliuką arba patiesti pasirinktą kilimą
keys-escape = atšaukti nepatvirtintą pasirinkimą arba praleisti animaciją
keys-skip = praleisti animaciją
keys-log = atverti arba užverti įvykius
keys-hint = rodyti arba slėpti patarimą
keys-sounds = įjungti arba išjungti garsus
keys-help = rodyti šią pagalbą
keys-touch = Pirštu: paliesk laukelį, kad pamatytum jame kilimą. Paliesk dar kartą, kad pamatytum kitą, arba paliesk laukelį šalia, kad pasirinktum šiuos du. Kad patiestum kilimą, spausk mygtuką.

## Help: mouse, arrows and prices

keys-mouse = Pele: spustelėk kilimą, kad jį pasirinktum, ir dar kartą, kad patiestum. Dukart spustelėjus kilimas tik pasirenkamas.
keys-facing = Palietus ar spustelėjus rodyklę Asamas tik pasukamas. Kad mestum kauliuką, spausk mygtuką.
keys-price = Paliesk arba spustelėk bet kurį kitą kilimą, kad pamatytum, kiek kainuoja ten sustoti.

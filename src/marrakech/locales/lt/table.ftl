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
    [draw] Atverčiamas kitas žaidėjo { $name } kilimas.
   *[over] Partija baigta.
}
todo-other = { $step ->
    [turn] { $name } sprendžia, kur eis Asamas.
    [roll] { $name } meta kauliuką.
    [lay] { $name } ieško, kur patiesti { $letter ->
        [r] raudoną
        [b] mėlyną
        [y] geltoną
       *[g] žalią
    } kilimą.
    [steer] { $name } pasuka Asamą kitam žaidėjui.
    [draw] Atverčiamas kitas žaidėjo { $name } kilimas.
   *[over] Partija baigta.
}
todo-told = Žaidžia { $name }.
todo-told-you = Žaidi tu.
todo-lent = Už žaidėją { $name } žaidžia botas.
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
    [0] Taip beveik niekada nelaimima.
    [one] Taip laimima { $times } partija iš 100.
    [few] Taip laimimos { $times } partijos iš 100.
   *[other] Taip laimima { $times } partijų iš 100.
}
hint-choices = Geriausi pasirinkimai

## What happened besides

did-run-out = { $name } iškrenta: baigėsi laikas.
did-break-rules = { $name } iškrenta: pažeistos taisyklės.
did-fail = { $reason ->
    [engine-not-started] { $name } iškrenta: nepavyko paleisti.
    [engine-hung] { $name } iškrenta: nėra atsakymo.
    [engine-flooded] { $name } iškrenta: atsiųsta per daug.
    [engine-junk] { $name } iškrenta: atsakymas nesuprantamas.
    [engine-illegal] { $name } iškrenta: pasirinktas neleistinas veiksmas.
   *[engine-crashed] { $name } iškrenta: programa nutrūko.
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
did-move = { $name } toliau žaidžia iš kito įrenginio.
did-hold = Serveris kurį laiką buvo nepasiekiamas. Niekas nedingo.
did-cancel = Stalas atšauktas.
log-face = nukreipia į { $facing ->
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
}
log-roll = išmeta { $slippers }, iki { $square }
log-pay = moka { $count ->
    [one] { $count } dirhamą
    [few] { $count } dirhamus
   *[other] { $count } dirhamų
} žaidėjui { $owner }
log-pay-part = turi tik { $count ->
    [one] { $count } dirhamą
    [few] { $count } dirhamus
   *[other] { $count } dirhamų
} žaidėjui { $owner }
log-go-out = iškrenta
log-lay = tiesia { $letter ->
    [r] raudoną
    [b] mėlyną
    [y] geltoną
   *[g] žalią
} ant { $first } ir { $second }
log-return = padeda kilimą atgal
log-draw = kitas: { colour }
log-title = Įvykiai
log-empty = Dar nieko nėra. Tuoj prasidės pirmas ėjimas.
side-title = Įvykiai ir stalas

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
    [random] Naujokas
    [novice] Mokinys
    [greedy] Pameistrys
    [merchant] Pirklys
    [master] Meistras
   *[other] Botas { $bot }
}
bot-lettered = { $bot ->
    [random] Naujokas { $letter }
    [novice] Mokinys { $letter }
    [greedy] Pameistrys { $letter }
    [merchant] Pirklys { $letter }
    [master] Meistras { $letter }
   *[other] Botas { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Žaidžia kaip papuola.
    [novice] Kas antrą kartą žaidžia gerai.
    [greedy] Galvoja ėjimą į priekį, skaičiuoja taškus.
    [merchant] Sveria, ką kiekvienas pasirinkimas duos vėliau.
    [master] Stipriausias: mato toliausiai į priekį.
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

## A square that was asked about

area-price = Šio { $letter ->
    [r] raudono
    [b] mėlyno
    [y] geltono
   *[g] žalio
} ploto savininkas: { $owner } ({ $squares ->
    [one] { $squares } laukelis
    [few] { $squares } laukeliai
   *[other] { $squares } laukelių
}). Kitiems sustoti čia kainuoja { $count ->
    [one] { $count } dirhamą
    [few] { $count } dirhamus
   *[other] { $count } dirhamų
}.
area-free = Už šį { $letter ->
    [r] raudoną
    [b] mėlyną
    [y] geltoną
   *[g] žalią
} plotą ({ $squares ->
    [one] { $squares } laukelis
    [few] { $squares } laukeliai
   *[other] { $squares } laukelių
}) mokėti nereikia: { $owner } iškrito.

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
}. Bandome dar kartą; niekas nedingo.
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

## Before the game

gathering-title = Laukiame kitų
gathering-title-full = Visi susirinko
gathering-title-guest = Tuoj prasidės partija
gathering-open = { $open ->
    [one] Dar yra { $open } laisva vieta. Partija prasidės, kai ji bus užimta.
    [few] Dar yra { $open } laisvos vietos. Partija prasidės, kai jos bus užimtos.
   *[other] Dar yra { $open } laisvų vietų. Partija prasidės, kai jos bus užimtos.
}
gathering-awaited = Partija prasidės pati, kai tik šį puslapį atvers žaidėjai: { $names }.
gathering-unready = Partija galės prasidėti, kai tik šį puslapį atvers žaidėjai: { $names }.
gathering-full = { $host ->
    [you] Pradėk, kada nori.
   *[other] Partiją pradeda tas, kas sukūrė stalą.
}
invite-title = Pakviesk draugus
invite-text = Nusiųsk jiems šią nuorodą arba leisk nuskaityti kodą. Kas ją atvers, galės atsisėsti; paskyros nereikia niekam.
invite-link = Nuoroda į vietą
invite-qr = Nuorodos į vietą QR kodas
invite-message = Sužaiskime kartu „Marrakech“.
invite-here-only = { $host } yra tik šio kompiuterio adresas. Kad galėtų prisijungti kiti, paleisk serverį taip ir atverk žaidimą šio kompiuterio tinklo adresu:
invite-renew = Sukurti naują nuorodą
invite-renewed = Sukurta nauja nuoroda. Senoji vietos nebeatveria.
invite-host-has-it = Nuorodą, atveriančią vietą, turi tas, kas sukūrė stalą.
watch-title = Kas nors nori tik stebėti?
watch-link = Stebėjimo nuoroda
watching-gathering = Tu stebi. Jei nori žaisti, paprašyk nuorodos, atveriančios vietą.
watching-full = Visos vietos užimtos. Gali stebėti; jei kas nors atsistos, galėsi sėstis čia.
join-late = Jei viena iš šių vietų tavo, persikelk ją iš to įrenginio, kuriame prisėdai: jame, dalyje „{ this-table }“, pasirink „{ move-seat }“.
your-name = Tavo vardas
player-numbered = Žaidėjas { $seat }
sit-down = Sėstis
seat-bot = Pridėti botą
which-bot = Kurį botą
remove = Pašalinti
remove-name = Pašalinti: { $name }
leave-seat = Atsistoti
start-game = Pradėti partiją
cancel-table = Atšaukti stalą
cancel-title = Atšaukti šį stalą?
cancel-text = Niekas čia nebegalės atsisėsti, ir nuoroda nebeveiks.
cancel-no = Palikti

## This table

this-table = Šis stalas
rules-on = Taisyklės
rules-edition = Leidimas: { $edition }
rules-usual = Įprastos taisyklės.
rules-bankruptcy-play-on = Kas negali sumokėti visko, moka, kiek turi, ir žaidžia toliau.
rules-steering-after-must = Variantas: pirma metamas kauliukas; patiesus kilimą Asamą reikia pasukti į kairę arba į dešinę kitam žaidėjui.
rules-steering-after-may = Variantas: pirma metamas kauliukas; patiesus kilimą Asamą galima pasukti kitam žaidėjui.
rules-area-owner = Plote skaičiuojamos abi jo savininko spalvos.
rules-whole-nobody = Viso kilimo iš karto uždengti negalima, net savo.
rules-halves-colours = Kilimas niekada neuždengia dviejų tos pačios spalvos laukelių.
rules-pile-alternating = Žaidžiant dviese krūvelės spalvos eina pakaitomis.
rules-stock-15 = Žaidžiant dviese kiekvienas turi 15 vienos spalvos kilimų.
rules-tie-shared = Lygiosios – pasidalyta pergalė.
rules-clock-none = Be laikrodžio.
rules-clock-turn = { $seconds ->
    [one] { $seconds } sekundė kiekvienam ėjimui.
    [few] { $seconds } sekundės kiekvienam ėjimui.
   *[other] { $seconds } sekundžių kiekvienam ėjimui.
} { $timeout ->
    [bot] Kam baigiasi laikas, už tą žaidžia botas.
   *[out] Kam baigiasi laikas, tas iškrenta.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } minutė visai partijai
    [few] { $minutes } minutės visai partijai
   *[other] { $minutes } minučių visai partijai
}{ $increment ->
    [0] .
    [one] {" "}ir dar { $increment } sekundė už kiekvieną ėjimą.
    [few] {" "}ir dar { $increment } sekundės už kiekvieną ėjimą.
   *[other] {" "}ir dar { $increment } sekundžių už kiekvieną ėjimą.
} { $timeout ->
    [bot] Kam baigiasi laikas, už tą žaidžia botas.
   *[out] Kam baigiasi laikas, tas iškrenta.
}
read-rules = Skaityti taisykles
fair-title = Sąžiningas kauliukas
fair-text = Kiekvieną metimą lemia serverio paslaptis, pažadėta žemiau dar prieš partiją, ir kiekvienos vietos pradinė reikšmė. Po partijos paslaptis parodoma, ir kiekvieną metimą galima patikrinti.
fair-seats = Vietos irgi pažada savo pradines reikšmes. Tavo puslapis savąją parodys pats, kai bus gauti visi pažadai, tad niekas negali jos parinkti pagal kitų reikšmes.
fair-hash = Pažadėtas pradinės reikšmės maišos kodas (SHA-256): { $name }
fair-commitment = Serverio pažadas (SHA-256)
fair-seed = Pradinė reikšmė: { $name }
fair-change = Keisti savo pradinę reikšmę
fair-change-name = Keisti pradinę reikšmę: { $name }
fair-change-do = Keisti
fair-salted = Prie jos pridedama atsitiktinių raidžių, kad niekas jos neatspėtų iš maišos kodo.
fair-changed = Tavo pradinė reikšmė pakeista.
move-seat = Žaisti kitame įrenginyje
move-seat-name = Perkelti į kitą įrenginį: { $name }
move-seat-title = Pasiimk savo vietą
move-seat-text = { $minutes ->
    [one] Atverk šią nuorodą kitame įrenginyje per { $minutes } minutę. Ji veikia vieną kartą; paskui vieta bus ten, o ne čia.
    [few] Atverk šią nuorodą kitame įrenginyje per { $minutes } minutes. Ji veikia vieną kartą; paskui vieta bus ten, o ne čia.
   *[other] Atverk šią nuorodą kitame įrenginyje per { $minutes } minučių. Ji veikia vieną kartą; paskui vieta bus ten, o ne čia.
}
move-seat-link = Nuoroda kitam įrenginiui
move-seat-qr = Nuorodos kitam įrenginiui QR kodas
claim-title = Žaisti šiame įrenginyje?
claim-text = Ši nuoroda perkelia vietą į šį įrenginį. Įrenginyje, iš kurio ji perkeliama, bus galima tik stebėti.
claim-yes = Žaisti čia
claim-no = Tik stebėti
seat-claimed = Vieta dabar tavo. Žaisk toliau.
give-up = Pasiduoti
give-up-name = Pasiduoti: { $name }
give-up-title = Pasiduoti?
give-up-text = Tu iškrisi, tavo dirhamai grįš į banką, o tavo kilimai nebus skaičiuojami niekam. Kiti žais toliau.
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
chart-as-table = Tas pats lentelėje
rematch = Žaisti dar kartą
rematch-join = Žaisti kitą partiją
rematch-wanted = Kiti nori žaisti dar kartą.
rematch-watch = Ruošiama kita partija.
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
    [all] Serverio ir visų vietų pažadai yra tie patys, kuriuos šis įrenginys išsaugojo prieš parodydamas savo pradinę reikšmę.
    [server] Serverio pažadas yra tas pats, kurį matė šis įrenginys. Vietų pažadų jis neišsaugojo.
   *[none] Prieš partiją šis įrenginys jokio pažado neišsaugojo, todėl įrašo nėra su kuo palyginti.
}
dice-rounds = { $count ->
    [one] Prieš tai jis { $count } kartą veltui parodė pradinę reikšmę: reikšmes teko pažadėti iš naujo.
    [few] Prieš tai jis { $count } kartus veltui parodė pradinę reikšmę: reikšmes teko pažadėti iš naujo.
   *[other] Prieš tai jis { $count } kartų veltui parodė pradinę reikšmę: reikšmes teko pažadėti iš naujo.
}
dice-other-promise = Įraše pažadas yra { $found }; prie šio stalo jis buvo { $seen }.
dice-seed-lost = Šis įrenginys neturi pradinės reikšmės, pažadėtos tavo vietai, o naują žadėti jau per vėlu. Atverk šį puslapį įrenginyje, kuris ją turi; kitaip tas, kas sukūrė stalą, gali tavo vietoje pridėti botą arba atšaukti stalą.
dice-other-table = Šis įrašas yra iš kito stalo: { $found }.

## Links, dialogs, pages

copy = Kopijuoti
copied = Nukopijuota
copy-by-hand = Nuoroda pažymėta: nukopijuok ją klaviatūra arba pirštu.
close = Uždaryti
dialog-no = Ne
table-try-again = Bandyti dar kartą
to-home = Į pradžios puslapį
table-heading = Marrakech: { $names }
table-loading = Akimirką: dengiame stalą…
table-gone-title = Tokio stalo nėra
table-gone = Gal nuoroda ne visa, o gal stalas jau seniai nukraustytas.
table-unreachable-title = Serveris neatsako
table-cancelled-title = Šis stalas atšauktas
table-cancelled = Stalą atšaukė tas, kas jį sukūrė. Sukurti kitą?
title-your-turn = ● Tavo ėjimas – Marrakech
title-table = Prie stalo – Marrakech

## Help

keys-title = Klavišai
key-arrows = Rodyklės
key-enter = Enter
key-escape = Esc
keys-arrows = pasukti Asamą arba eiti nuo kilimo prie kilimo
keys-enter = mesti kauliuką, patiesti kilimą
keys-escape = atšaukti tai, kas dar nenuspręsta; praleisti animaciją
keys-skip = praleisti animaciją
keys-log = atverti arba užverti įvykius
keys-hint = prašyti patarimo arba jį paslėpti
keys-sounds = įjungti arba išjungti garsus
keys-help = ši pagalba
keys-touch = Pirštu arba pele: paliesk laukelį, kad pamatytum jame kilimą, ir dar kartą, kad pamatytum kitą. Kad patiestum, paliesk kitą kilimo pusę arba mygtuką. Palietus bet kurį kilimą sužinosi, kiek kainuoja ten sustoti.

### Romanian: the table’s page.

## What to do

todo-you = { $step ->
    [turn] E rândul tău: întoarce-l pe Assam, apoi aruncă zarul.
    [roll] E rândul tău: aruncă zarul.
    [lay] Așază-ți covorul { colour } lângă Assam.
    [steer] Întoarce-l pe Assam pentru jucătorul următor.
    [draw] Se trage următorul tău covor.
   *[over] Partida s-a terminat.
}
todo-shared = { $step ->
    [turn] { $name }: întoarce-l pe Assam, apoi aruncă zarul.
    [roll] { $name }: aruncă zarul.
    [lay] { $name }: așază-ți covorul { colour } lângă Assam.
    [steer] { $name }: întoarce-l pe Assam pentru jucătorul următor.
    [draw] { $name }: se trage următorul covor.
   *[over] Partida s-a terminat.
}
todo-other = { $step ->
    [turn] { $name } hotărăște încotro merge Assam.
    [roll] { $name } aruncă zarul.
    [lay] { $name } caută unde să așeze un covor { colour }.
    [steer] { $name } îl întoarce pe Assam pentru jucătorul următor.
    [draw] { $name }: se trage următorul covor.
   *[over] Partida s-a terminat.
}
todo-told = { $name } joacă.
todo-told-you = Joci tu.
todo-lent = Un bot joacă pentru { $name }.
todo-getting-ready = { $name } se pregătește…
act-roll = Aruncă zarul
act-lay = Așază covorul
act-steer = Întoarce-l pe Assam
act-box = Pune covorul înapoi
act-choose-rug = Alege două pătrate
act-choose-facing = Alege o direcție
act-sent = Se trimite…
act-wait = Acum joacă ceilalți
act-watch = Urmărești partida
skip = Sari peste
action-title = Ce e de făcut

## Hints

hint = Sfat
hint-hide = Ascunde sfatul
hint-thinking = Se caută un sfat…
hint-warming = Boții se pregătesc. Sfatul vine imediat ce sunt gata.
hint-would-face = { $name } l-ar întoarce pe Assam spre { facing }.
hint-would-lay = { $name } ar așeza covorul pe { $first } și { $second }.
hint-chance = { $times ->
    [0] Așa nu se câștigă aproape niciodată.
    [one] Așa se câștigă o partidă din 100.
    [few] Așa se câștigă { $times } partide din 100.
   *[other] Așa se câștigă { $times } de partide din 100.
}
hint-choices = Cele mai bune alegeri

## What happened besides

did-run-out = { $name } nu mai are timp și iese din joc.
did-break-rules = { $name } a încălcat regulile și iese din joc.
did-fail = { $reason ->
    [engine-not-started] { $name } nu a putut porni și iese din joc.
    [engine-hung] { $name } nu a răspuns și iese din joc.
    [engine-flooded] { $name } a spus mult prea multe și iese din joc.
    [engine-junk] { $name } a răspuns fără sens și iese din joc.
    [engine-illegal] { $name } a ales ceva nepermis și iese din joc.
   *[engine-crashed] { $name } a avut o defecțiune și iese din joc.
}
did-sit = { $name } ia loc.
did-vacate = Locul { $seat } e din nou liber.
did-seat-bot = Locul { $seat } e ocupat de un bot.
did-start = Partida începe.
did-stand-in = { $reason ->
    [time] { $name } nu mai are timp; continuă un bot.
   *[absent] { $name } lipsește; continuă un bot.
}
did-come-back = { $name } e din nou aici.
did-move = { $name } continuă de pe alt dispozitiv.
did-hold = Serverul a lipsit o vreme. Nu s-a pierdut nimic.
did-cancel = Masa a fost anulată.
log-face = spre { facing }
log-steer = îl întoarce pe Assam spre { facing }
log-roll = dă { $slippers }: Assam pe { $square }
log-pay = plătește { dirhams } către { $owner }
log-pay-part = are doar { dirhams } pentru { $owner }
log-go-out = iese din joc
log-lay = covor { colour } pe { $first } și { $second }
log-return = pune un covor înapoi
log-draw = urmează: { colour }
log-title = Ce s-a întâmplat
log-empty = Încă nimic. Prima tură e pe cale să înceapă.
side-title = Jurnal și masă

## Seats

seats-title = Locuri
seat-open = Locul { $seat } e liber
seat-rugs = { $count ->
    [one] { $count } covor { colour } rămas
    [few] { $count } covoare { $letter ->
        [r] roșii
        [b] albastre
        [y] galbene
       *[g] verzi
    } rămase
   *[other] { $count } de covoare { $letter ->
        [r] roșii
        [b] albastre
        [y] galbene
       *[g] verzi
    } rămase
}
seat-next = (urmează)
seat-score = { dirhams } și { $squares ->
    [one] { $squares } pătrat vizibil
    [few] { $squares } pătrate vizibile
   *[other] { $squares } de pătrate vizibile
} fac { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
seat-out-mark = a ieșit
mark-you = tu
mark-bot = bot
mark-lent = joacă un bot
mark-away = lipsește
bot-called = { $bot ->
    [random] Începător
    [novice] Novice
    [greedy] Ucenic
    [merchant] Negustor
    [master] Maestru
   *[other] Bot { $bot }
}
bot-lettered = { $bot ->
    [random] Începător { $letter }
    [novice] Novice { $letter }
    [greedy] Ucenic { $letter }
    [merchant] Negustor { $letter }
    [master] Maestru { $letter }
   *[other] Bot { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Joacă la întâmplare.
    [novice] Joacă bine o dată din două.
    [greedy] Gândește cu o tură înainte, la puncte.
    [merchant] Cântărește ce va aduce fiecare alegere.
    [master] Cel mai puternic: vede cel mai departe.
   *[other] Joacă în felul lui.
}
watchers = { $watchers ->
    [one] O persoană urmărește partida.
    [few] { $watchers } persoane urmăresc partida.
   *[other] { $watchers } de persoane urmăresc partida.
}
you-watch = { $others ->
    [0] Urmărești partida.
    [one] Urmărești partida împreună cu încă o persoană.
    [few] Urmărești partida împreună cu încă { $others } persoane.
   *[other] Urmărești partida împreună cu încă { $others } de persoane.
}
time-short = Au mai rămas zece secunde.

## A square that was asked about

area-price = { $owner } are aici un grup { colour } de { $squares ->
    [one] un pătrat
    [few] { $squares } pătrate
   *[other] { $squares } de pătrate
}. Pe ceilalți, oprirea aici îi costă { dirhams }.
area-free = Acest grup { colour } de { $squares ->
    [one] un pătrat
    [few] { $squares } pătrate
   *[other] { $squares } de pătrate
} nu costă nimic: { $owner } a ieșit din joc.

## The board’s words

board-label = Bazarul
board-square = { $square }, { $colour ->
    [bare] gol
    [r] covor roșu
    [b] covor albastru
    [y] covor galben
   *[g] covor verde
}{ $assam ->
    [here] , aici stă Assam
   *[no] {""}
}
board-facing = Întoarce-l pe Assam spre { facing }
board-lay = Un covor pe { $first } și { $second }
board-die = Zarul arată { $slippers ->
    [one] un papuc
    [few] { $slippers } papuci
   *[other] { $slippers } de papuci
}

## The line

line-connecting = Se conectează…
line-slow = Conexiunea e lentă…
line-back = Conexiunea a revenit.
line-lost = Fără conexiune de { $seconds ->
    [one] { $seconds } secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
}. Încercăm din nou; nu s-a pierdut nimic.
line-lost-kept = Fără conexiune de { $seconds ->
    [one] { $seconds } secundă
    [few] { $seconds } secunde
   *[other] { $seconds } de secunde
}. Mutarea ta e păstrată și pleacă imediat ce revine conexiunea.
bot-played = Cât ai lipsit, a jucat un bot pentru tine. Acum joci din nou tu.
bot-plays-for-you = Un bot joacă pentru tine.
play-myself = Joc din nou eu
away-long = { $name } lipsește de o vreme.
away-wait = Așteaptă
away-bot = Lasă un bot să joace

## Before the game

gathering-title = Îi așteptăm pe ceilalți
gathering-title-full = Suntem toți aici
gathering-title-guest = O partidă stă să înceapă
gathering-open = { $open ->
    [one] Mai e un loc liber. Partida începe când e ocupat.
    [few] Mai sunt { $open } locuri libere. Partida începe când sunt ocupate.
   *[other] Mai sunt { $open } de locuri libere. Partida începe când sunt ocupate.
}
gathering-awaited = Partida începe singură de îndată ce acești jucători au pagina deschisă: { $names }.
gathering-unready = Partida poate începe de îndată ce acești jucători au pagina deschisă: { $names }.
gathering-full = { $host ->
    [you] Începe când vrei.
   *[other] Partida o începe cine a creat masa.
}
invite-title = Invită-ți prietenii
invite-text = Trimite-le acest link sau lasă-i să scaneze codul. Oricine îl deschide poate lua loc; nimeni nu are nevoie de cont.
invite-link = Link către un loc
invite-qr = Codul QR al linkului către un loc
invite-message = Hai să jucăm Marrakech împreună.
invite-here-only = { $host } e o adresă valabilă doar pe acest calculator. Ca să poată intra și alții, pornește serverul așa și deschide jocul la adresa acestui calculator:
invite-renew = Creează un link nou
invite-renewed = Acum există un link nou. Cel vechi nu mai deschide niciun loc.
invite-host-has-it = Linkul care deschide un loc îl are cine a creat masa.
watch-title = Cineva vrea doar să urmărească partida?
watch-link = Link pentru spectatori
watching-gathering = Urmărești masa. Ca să joci și tu, cere linkul care deschide un loc.
watching-full = Toate locurile sunt ocupate. Poți urmări partida; dacă se ridică cineva, poți lua loc aici.
join-late = Dacă unul dintre aceste locuri e al tău, adu-l aici de pe dispozitivul de unde ai luat loc: acolo, la „{ this-table }”, alege „{ move-seat }”.
your-name = Numele tău
player-numbered = Jucătorul { $seat }
sit-down = Ia loc
seat-bot = Adaugă un bot
which-bot = Care bot
remove = Scoate
remove-name = Scoate de la masă: { $name }
leave-seat = Ridică-te
start-game = Începe partida
cancel-table = Anulează masa
cancel-title = Anulezi această masă?
cancel-text = Nimeni nu va mai putea lua loc aici, iar linkul nu va mai funcționa.
cancel-no = Păstreaz-o

## This table

this-table = Această masă
rules-on = Reguli
rules-edition = Ediția: { $edition }
rules-usual = Regulile obișnuite.
rules-bankruptcy-play-on = Cine nu poate plăti tot plătește cât are și joacă mai departe.
rules-steering-after-must = Varianta: întâi arunci zarul; după așezare, Assam trebuie întors la stânga sau la dreapta pentru jucătorul următor.
rules-steering-after-may = Varianta: întâi arunci zarul; după așezare, Assam poate fi întors pentru jucătorul următor.
rules-area-owner = Un grup cuprinde ambele culori ale proprietarului.
rules-whole-nobody = Niciun covor întreg nu poate fi acoperit dintr-o singură mișcare, nici măcar al tău.
rules-halves-colours = Un covor nu acoperă niciodată două pătrate de aceeași culoare.
rules-pile-alternating = În doi, culorile dintr-un teanc alternează.
rules-stock-15 = În doi, fiecare are 15 covoare de o singură culoare.
rules-tie-shared = La egalitate, victoria se împarte.
rules-clock-none = Fără ceas.
rules-clock-turn = { $seconds ->
    [one] { $seconds } secundă pentru fiecare tură.
    [few] { $seconds } secunde pentru fiecare tură.
   *[other] { $seconds } de secunde pentru fiecare tură.
} { $timeout ->
    [bot] Când expiră timpul, continuă un bot.
   *[out] Când îți expiră timpul, ieși din joc.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } minut pentru toată partida
    [few] { $minutes } minute pentru toată partida
   *[other] { $minutes } de minute pentru toată partida
}{ $increment ->
    [0] .
    [one] , plus { $increment } secundă la fiecare tură.
    [few] , plus { $increment } secunde la fiecare tură.
   *[other] , plus { $increment } de secunde la fiecare tură.
} { $timeout ->
    [bot] Când expiră timpul, continuă un bot.
   *[out] Când îți expiră timpul, ieși din joc.
}
read-rules = Citește regulile
fair-title = Un zar cinstit
fair-text = Fiecare aruncare rezultă dintr-un secret al serverului, promis mai jos înainte de partidă, și din câte o sămânță a fiecărui loc. După partidă, secretul e arătat și fiecare aruncare poate fi verificată.
fair-seats = Și locurile își promit semințele. Pagina ta o arată singură pe a sa după ce s-au făcut toate promisiunile: nimeni nu-și poate alege sămânța în funcție de ale celorlalți.
fair-hash = Hashul promis al seminței pentru { $name } (SHA-256)
fair-commitment = Promisiunea serverului (SHA-256)
fair-seed = Sămânță pentru { $name }
fair-change = Schimbă-ți sămânța
fair-change-name = Schimbă sămânța pentru { $name }
fair-change-do = Schimbă
fair-salted = I se adaugă litere la întâmplare, ca nimeni să n-o poată ghici din hashul ei.
fair-changed = Sămânța ta e schimbată.
move-seat = Joacă pe alt dispozitiv
move-seat-name = Mută pe alt dispozitiv: { $name }
move-seat-title = Ia-ți locul cu tine
move-seat-text = { $minutes ->
    [one] Deschide acest link pe celălalt dispozitiv în cel mult un minut. Funcționează o singură dată; apoi locul e acolo și nu mai e aici.
    [few] Deschide acest link pe celălalt dispozitiv în cel mult { $minutes } minute. Funcționează o singură dată; apoi locul e acolo și nu mai e aici.
   *[other] Deschide acest link pe celălalt dispozitiv în cel mult { $minutes } de minute. Funcționează o singură dată; apoi locul e acolo și nu mai e aici.
}
move-seat-link = Link pentru celălalt dispozitiv
move-seat-qr = Codul QR al linkului pentru celălalt dispozitiv
claim-title = Joci pe acest dispozitiv?
claim-text = Acest link aduce un loc pe acest dispozitiv. De pe cel dinainte, partida va putea fi doar urmărită.
claim-yes = Joc aici
claim-no = Doar urmăresc
seat-claimed = Acum locul e al tău. Joacă mai departe.
give-up = Abandonează
give-up-name = Abandonează pentru { $name }
give-up-title = Abandonezi partida?
give-up-text = Ieși din joc, dirhamii tăi se întorc la bancă, iar covoarele tale nu mai contează pentru nimeni. Ceilalți joacă mai departe.
give-up-no = Joacă mai departe

## The end

you-win = Ai câștigat!
standings-title = Clasament
standings-rank = Loc
standings-name = Jucător
standings-dirhams = Dirhami
standings-squares = Pătrate
standings-points = Puncte
standings-plus = + { $squares }
standings-out = { $why ->
    [time] i-a expirat timpul
    [rules] a încălcat regulile
    [engine] a avut o defecțiune
    [gave-up] a abandonat
   *[poor] n-a putut plăti
}
chart-title = Puncte pe ture
chart-turn = Tura
chart-as-table = Aceleași date într-un tabel
rematch = Joacă din nou
rematch-join = Intră în partida următoare
rematch-wanted = Ceilalți vor să joace din nou.
rematch-watch = Partida următoare se pregătește.
watch-next = Urmărește partida următoare
replay-game = Revezi partida
download-record = Descarcă înregistrarea
share = Distribuie
share-title = Distribuie rezultatul
share-text = Text și link
share-result = Marrakech: { $result }
dice-check = Verifică zarul
dice-checking = Se verifică…
dice-fine = { $count ->
    [0] Nu a fost nicio extragere.
    [one] Singura extragere e cea pe care o dau semințele.
    [few] Toate cele { $count } extrageri sunt cele pe care le dau semințele.
   *[other] Toate cele { $count } de extrageri sunt cele pe care le dau semințele.
}
dice-compared = { $how ->
    [all] Promisiunea serverului și cele ale tuturor locurilor sunt cele pe care acest dispozitiv le-a păstrat înainte să-și arate propria sămânță.
    [server] Promisiunea serverului e cea pe care a văzut-o acest dispozitiv. Promisiunile locurilor nu le-a păstrat.
   *[none] Acest dispozitiv n-a păstrat nicio promisiune înainte de partidă, așa că înregistrarea nu are cu ce să fie comparată.
}
dice-rounds = { $count ->
    [one] Înainte de asta, acest dispozitiv arătase degeaba o sămânță: toate au fost promise din nou.
    [few] Înainte de asta, acest dispozitiv arătase degeaba { $count } semințe: de fiecare dată, toate au fost promise din nou.
   *[other] Înainte de asta, acest dispozitiv arătase degeaba { $count } de semințe: de fiecare dată, toate au fost promise din nou.
}
dice-other-promise = Promisiunea din înregistrare e { $found }; la această masă era { $seen }.
dice-seed-lost = Acest dispozitiv nu are sămânța promisă pentru locul tău și e prea târziu să promiți alta. Deschide pagina pe dispozitivul care o are; altfel, cine a creat masa poate pune un bot în locul tău sau poate anula masa.
dice-other-table = Această înregistrare e de la altă masă: { $found }.

## Links, dialogs, pages

copy = Copiază
copied = Copiat
copy-by-hand = Linkul e selectat: copiază-l de la tastatură sau cu degetul.
close = Închide
dialog-no = Nu
table-try-again = Încearcă din nou
to-home = La prima pagină
table-heading = Marrakech: { $names }
table-loading = O clipă: pregătim masa…
table-gone-title = Această masă nu există
table-gone = Poate că linkul e incomplet sau masa a fost strânsă de mult.
table-unreachable-title = Serverul nu răspunde
table-cancelled-title = Această masă a fost anulată
table-cancelled = Cine a creat-o a și anulat-o. Creezi alta?
title-your-turn = ● E rândul tău – Marrakech
title-table = Masa de joc – Marrakech

## Help

keys-title = Taste
key-arrows = Săgeți
key-enter = Enter
key-escape = Esc
keys-arrows = întoarce-l pe Assam sau treci de la un covor la altul
keys-enter = aruncă zarul, așază covorul
keys-escape = retrage ce nu e hotărât; sari peste animație
keys-skip = sari peste animație
keys-log = deschide sau închide jurnalul
keys-hint = cere un sfat sau ascunde-l
keys-sounds = pornește sau oprește sunetele
keys-help = acest ajutor
keys-touch = Cu degetul sau cu mouse-ul: atinge un pătrat ca să vezi un covor acolo și încă o dată pentru următorul. Covorul se așază atingându-i cealaltă jumătate sau cu butonul. O atingere pe orice covor spune cât costă oprirea acolo.

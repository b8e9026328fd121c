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
todo-shared =
    { $step ->
        [turn] { $name }: întoarce-l pe Assam, apoi aruncă zarul.
        [roll] { $name }: aruncă zarul.
        [lay] { $name }: așază-ți covorul { colour } lângă Assam.
        [steer] { $name }: întoarce-l pe Assam pentru jucătorul următor.
        [draw] { $name }: se trage următorul tău covor.
       *[over] Partida s-a terminat.
    }
todo-other =
    { $step ->
        [turn] { $name } hotărăște încotro merge Assam.
        [roll] { $name } e pe cale să arunce zarul.
        [lay] { $name } alege un loc pentru un covor { colour }.
        [steer] { $name } îl întoarce pe Assam pentru jucătorul următor.
        [draw] { $name }: se trage următorul covor.
       *[over] Partida s-a terminat.
    }
todo-playing = { $name } joacă.
todo-playing-you = Joci tu.
todo-lent = { $name }: un bot joacă pentru tine.
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
hint-chance =
    { $times ->
        [0] Cu această alegere nu ai câștiga aproape niciodată.
        [one] Cu această alegere ai câștiga o partidă din 100.
        [few] Cu această alegere ai câștiga { $times } partide din 100.
       *[other] Cu această alegere ai câștiga { $times } de partide din 100.
    }
hint-choices = Cele mai bune alegeri

## Taking back the last rug, round one device

undo = Ia înapoi
undo-help = Ia înapoi ultimul covor (se poate până când Assam e întors din nou)
did-undo = { $name } ia înapoi ultimul covor.
keys-undo = ia înapoi ultimul covor (când toți joacă pe un singur dispozitiv)

## What happened besides

did-run-out = { $name } a rămas fără timp și iese din joc.
did-break-rules = { $name } a încălcat regulile și iese din joc.
did-fail =
    { $reason ->
        [engine-not-started] { $name } nu a putut porni și iese din joc.
        [engine-hung] { $name } nu mai răspunde și iese din joc.
        [engine-flooded] { $name } a trimis prea multe date și iese din joc.
        [engine-junk] { $name } a trimis un răspuns fără sens și iese din joc.
        [engine-illegal] { $name } a făcut o mutare nepermisă și iese din joc.
       *[engine-crashed] { $name } a avut o defecțiune și iese din joc.
    }
did-sit = { $name } ia loc.
did-vacate = Locul { $seat } e din nou liber.
did-seat-bot = Locul { $seat } e ocupat de un bot.
did-start = Partida începe.
did-stand-in = { $reason ->
    [time] { $name } a rămas fără timp; continuă un bot.
   *[absent] { $name } lipsește; continuă un bot.
}
did-come-back = { $name } e din nou aici.
did-move = { $name } joacă acum pe alt dispozitiv.
did-hold = Serverul a fost oprit o vreme. Nu s-a pierdut nimic.
did-cancel = Masa a fost anulată.
log-face = spre { facing }
log-steer = îl întoarce pe Assam spre { facing } pentru jucătorul următor
log-roll = dă { $slippers }: Assam pe { $square }
log-pay = plătește { dirhams } către { $owner }
log-pay-part = poate plăti doar { dirhams } către { $owner }
log-go-out = iese din joc
log-lay = covor { colour } pe { $first } și { $second }
log-return = pune un covor înapoi în cutie
log-draw = următorul covor: { colour }
log-title = Jurnalul partidei
log-empty = Încă nimic. Prima tură e pe cale să înceapă.
side-title = Jurnalul partidei și masa

## Looking back at an earlier turn

log-about = Alege o tură ca s-o vezi în bazar.
look-title = O tură anterioară
look-back = O tură înapoi
look-forward = O tură înainte
look-return = Înapoi la joc
look-opened = Privești ture anterioare. Apasă Esc ca să revii la joc.
look-returned = Ai revenit la joc.
look-your-turn = E rândul tău.
look-gone-on = Partida a mers mai departe.
keys-look = în jurnal: mergi de la o tură la alta; cu Enter o vezi în bazar, cu Esc revii la joc

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
bot-called =
    { $bot ->
        [random] Turist
        [novice] Începător
        [greedy] Ucenic
        [merchant] Negustor
        [master] Maestru
        [champion] Campion
       *[other] Bot { $bot }
    }
bot-lettered =
    { $bot ->
        [random] Turist { $letter }
        [novice] Începător { $letter }
        [greedy] Ucenic { $letter }
        [merchant] Negustor { $letter }
        [master] Maestru { $letter }
        [champion] Campion { $letter }
       *[other] Bot { $bot } { $letter }
    }
bot-about =
    { $bot ->
        [random] Joacă la întâmplare.
        [novice] Joacă bine cam jumătate dintre mutări.
        [greedy] Gândește cu o tură înainte și vânează puncte.
        [merchant] Se gândește la ce va aduce mai târziu fiecare alegere.
        [master] Vede departe și e greu de învins.
        [champion] A învățat singur și e cel mai greu de învins.
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

## What a seat says when it is chosen

seat-each-counts = Fiecare dirham e un punct, la fel ca fiecare pătrat pe care se vede un covor de această culoare.
seat-each-counts-two = Fiecare dirham e un punct, la fel ca fiecare pătrat pe care se vede un covor de una dintre aceste două culori.
seat-pile-two =
    { $whose ->
        [you] Teancul tău are covoare de două culori.
       *[other] Acest teanc are covoare de două culori.
    }
seat-pile-next = Următorul covor e { colour }. Îl vede toată lumea.
seat-pile-empty = Toate aceste covoare au fost așezate.
seat-next-mark = urmează
seat-about-out = A ieșit din joc. Aceste covoare rămân în bazar, iar oprirea pe ele nu costă nimic.
seat-about-away = Lipsește: pagina acestei partide nu e deschisă acum.
seat-about-bot = Un bot. { bot-about }
seat-about-lent = Aici joacă un bot până revine jucătorul. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Reacții
react = Spune ceva
reaction =
    { $reaction ->
        [hello] Salut!
        [good-luck] Succes!
        [well-played] Bine jucat!
        [thanks] Mulțumesc!
        [ouch] Au!
        [laugh] Ha, ha!
        [wow] Uau!
       *[moment] O clipă!
    }
did-react = { $name }: { reaction }
did-react-you = Tu: { reaction }
did-react-spectator = Cineva din public: { reaction }
reactions-mute = Oprește reacțiile la această masă
reactions-mute-help = Nu mai vezi și nu mai auzi ce trimit ceilalți. Tu poți trimite în continuare.

## A square that was asked about

area-price =
    Un grup { colour } de { $squares ->
        [one] un pătrat
        [few] { $squares } pătrate
       *[other] { $squares } de pătrate
    }. Proprietar: { $owner }. Orice alt jucător care se oprește aici plătește { dirhams }.
area-free =
    Un grup { colour } de { $squares ->
        [one] un pătrat
        [few] { $squares } pătrate
       *[other] { $squares } de pătrate
    }. Proprietar: { $owner }, în afara jocului. Aici nu plătește nimeni.

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = Al tău: ceilalți plătesc { dirhams }
price-tag-free = Nimic de plătit
price-nudge =
    { $how ->
        [touch] Atinge orice covor ca să vezi cât costă oprirea acolo.
       *[mouse] Du cursorul pe orice covor ca să vezi cât costă oprirea acolo.
    }

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
line-lost =
    Fără conexiune de { $seconds ->
        [one] { $seconds } secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }. Încercăm să ne reconectăm; nu s-a pierdut nimic.
line-lost-kept =
    Fără conexiune de { $seconds ->
        [one] { $seconds } secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }. Mutarea ta e păstrată și va fi trimisă imediat ce revine conexiunea.
bot-played = Cât ai lipsit, a jucat un bot pentru tine. Acum joci din nou tu.
bot-plays-for-you = Un bot joacă pentru tine.
play-myself = Joc din nou eu
away-long = { $name } lipsește de o vreme.
away-wait = Așteaptă
away-bot = Lasă un bot să joace

## The server is well again

server-recovered = Serverul funcționează din nou. Poți juca mai departe.

## Before the game

gathering-title = Îi așteptăm pe ceilalți
gathering-title-full = Toată lumea e aici
gathering-title-guest = O partidă stă să înceapă
gathering-open = { $open ->
    [one] Mai e un loc liber. Partida începe când e ocupat.
    [few] Mai sunt { $open } locuri libere. Partida începe când sunt ocupate.
   *[other] Mai sunt { $open } de locuri libere. Partida începe când sunt ocupate.
}
gathering-awaited = Partida începe singură de îndată ce toți au pagina deschisă. Mai așteptăm: { $names }.
gathering-unready = Partida poate începe de îndată ce toți au pagina deschisă. Mai așteptăm: { $names }.
gathering-full = { $host ->
    [you] Începe când vrei.
   *[other] Partida o începe cine a creat masa.
}
invite-title = Invită-ți prietenii
invite-text = Trimite-le acest link sau lasă-i să scaneze codul. Oricine îl deschide poate lua loc, fără cont.
invite-link = Link de invitație
invite-qr = Codul QR al linkului de invitație
invite-message = Hai să jucăm Marrakech împreună.
invite-here-only = { $host } funcționează doar pe acest calculator. Ca să poată intra și alții, pornește serverul așa și deschide jocul la adresa de rețea a acestui calculator:
invite-renew = Creează un link nou
invite-renewed = Iată un link nou. Cel vechi nu mai funcționează.
invite-host-has-it = Linkul de invitație îl are cine a creat masa.
watch-title = Cineva vrea doar să urmărească partida?
watch-link = Link pentru spectatori
watching-gathering = Urmărești partida. Ca să joci și tu, cere linkul de invitație.
watching-full = Toate locurile sunt ocupate. Poți urmări partida și, dacă pleacă cineva, poți lua loc aici.
join-late = Dacă unul dintre aceste locuri e al tău, îl poți muta aici: pe dispozitivul de unde ai luat loc, deschide „{ this-table }” și alege „{ move-seat }”.
your-name = Numele tău
player-numbered = Jucătorul { $seat }
sit-down = Ia loc
seat-bot = Adaugă un bot
which-bot = Care bot
remove = Scoate
remove-name = Scoate de la masă: { $name }
leave-seat = Pleacă
start-game = Începe partida
cancel-table = Anulează masa
cancel-title = Anulezi această masă?
cancel-text = Nimeni nu va mai putea lua loc aici, iar linkul nu va mai funcționa.
cancel-no = Păstreaz-o

## An invitation

invited-by = { $name } te invită la o partidă de Marrakech
invited-again = { $name } vrea să joace din nou
invited-new = Nu cunoști încă Marrakech?
invited-back = Înapoi la invitație
seats-taken-title = Toate locurile sunt ocupate
seats-taken-text = De data aceasta se joacă fără tine. Poți urmări partida sau le poți cere prietenilor altă masă.
seats-taken-watch = Urmărește partida
seats-taken-own = Creează o masă
gathering-away = Fără pagina deschisă acum: { $names }

## The next game with the same players

gathering-title-again = Partida următoare
gathering-asked = Așteptăm răspuns: { $names }
gathering-here = Deja aici: { $names }
mark-asked = în așteptare
invite-again = Trimite linkul

## This table

this-table = Această masă
rules-on = Reguli
rules-edition = Ediția: { $edition }
rules-usual = Regulile obișnuite.
rules-bankruptcy-play-on = Cine nu poate plăti tot plătește cât are și joacă mai departe.
rules-steering-after-must = Variantă: întâi arunci zarul. După așezare trebuie să-l întorci pe Assam la stânga sau la dreapta pentru jucătorul următor.
rules-steering-after-may = Variantă: întâi arunci zarul. După așezare îl poți întoarce pe Assam pentru jucătorul următor.
rules-area-owner = Taxa se calculează pe ambele culori ale proprietarului.
rules-whole-nobody = Niciun covor întreg nu poate fi acoperit dintr-o singură mișcare, nici măcar al tău.
rules-halves-colours = Un covor nu poate acoperi niciodată două pătrate de aceeași culoare.
rules-pile-alternating = În doi, culorile din fiecare teanc alternează.
rules-stock-15 = În doi, fiecare are 15 covoare de o singură culoare.
rules-tie-shared = Jucătorii cu puncte egale împart victoria.
rules-clock-none = Fără ceas.
rules-clock-turn =
    { $seconds ->
        [one] { $seconds } secundă pe tură.
        [few] { $seconds } secunde pe tură.
       *[other] { $seconds } de secunde pe tură.
    } { $timeout ->
        [bot] Când unui jucător îi expiră timpul, continuă un bot.
       *[out] Jucătorul căruia îi expiră timpul iese din joc.
    }
rules-clock-game =
    { $minutes ->
        [one] { $minutes } minut pentru fiecare jucător, pe toată partida
        [few] { $minutes } minute pentru fiecare jucător, pe toată partida
       *[other] { $minutes } de minute pentru fiecare jucător, pe toată partida
    }{ $increment ->
        [0] .
        [one] , plus { $increment } secundă pe tură.
        [few] , plus { $increment } secunde pe tură.
       *[other] , plus { $increment } de secunde pe tură.
    } { $timeout ->
        [bot] Când unui jucător îi expiră timpul, continuă un bot.
       *[out] Jucătorul căruia îi expiră timpul iese din joc.
    }
read-rules = Citește regulile
fair-title = Un zar cinstit
fair-text = Fiecare aruncare se calculează din sămânța secretă a serverului și din câte o sămânță a fiecărui loc. Înainte de partidă, serverul publică hashul de mai jos, iar sămânța lui trebuie să-i corespundă. După partidă, sămânța serverului e dezvăluită și oricine poate verifica fiecare aruncare.
fair-seats = Și pagina fiecărui jucător publică un hash al seminței sale și dezvăluie automat sămânța după ce s-au adunat toate hashurile. Astfel, nimeni nu-și poate alege sămânța în funcție de ale celorlalți.
fair-hash = Hashul seminței (SHA-256): { $name }
fair-commitment = Hashul seminței serverului (SHA-256)
fair-seed = Sămânță: { $name }
fair-change = Schimbă-ți sămânța
fair-change-name = Schimbă sămânța: { $name }
fair-change-do = Schimbă
fair-salted = La sămânța ta se adaugă caractere la întâmplare, ca nimeni să n-o poată ghici din hashul ei.
fair-changed = Sămânța ta a fost schimbată.
move-seat = Joacă pe alt dispozitiv
move-seat-name = Mută pe alt dispozitiv: { $name }
move-seat-title = Ia-ți locul cu tine
move-seat-text =
    { $minutes ->
        [one] Deschide acest link pe celălalt dispozitiv în cel mult un minut. Funcționează o singură dată. Apoi joci acolo, iar de pe acesta poți doar urmări partida.
        [few] Deschide acest link pe celălalt dispozitiv în cel mult { $minutes } minute. Funcționează o singură dată. Apoi joci acolo, iar de pe acesta poți doar urmări partida.
       *[other] Deschide acest link pe celălalt dispozitiv în cel mult { $minutes } de minute. Funcționează o singură dată. Apoi joci acolo, iar de pe acesta poți doar urmări partida.
    }
move-seat-link = Link pentru celălalt dispozitiv
move-seat-qr = Codul QR al linkului pentru celălalt dispozitiv
claim-title = Joci pe acest dispozitiv?
claim-text = Acest link mută un loc pe acest dispozitiv. De pe celălalt, partida va putea fi doar urmărită.
claim-yes = Joc aici
claim-no = Doar urmăresc
seat-claimed = Acum joci pe acest dispozitiv.
give-up = Abandonează
give-up-name = Abandonează: { $name }
give-up-title = Abandonezi această partidă?
give-up-text = Ieși din joc. Dirhamii tăi se întorc la bancă, iar covoarele tale nu mai contează pentru nimeni.
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
chart-as-table = Arată ca tabel
rematch = Joacă din nou
rematch-join = Intră în partida următoare
rematch-wanted = Ceilalți vor să joace din nou.
watch-next = Urmărește partida următoare
replay-game = Revezi partida
download-record = Descarcă înregistrarea
share = Distribuie
share-title = Distribuie rezultatul
share-text = Text și link
share-result = Marrakech: { $result }
dice-check = Verifică zarul
dice-checking = Se verifică…
dice-fine =
    { $count ->
        [0] Nu a fost nicio extragere.
        [one] Singura extragere corespunde semințelor.
        [few] Toate cele { $count } extrageri corespund semințelor.
       *[other] Toate cele { $count } de extrageri corespund semințelor.
    }
dice-compared =
    { $how ->
        [all] Toate hashurile publicate, al serverului și ale locurilor, sunt cele pe care acest dispozitiv le-a salvat înainte să-și dezvăluie propria sămânță.
        [server] Hashul serverului e cel pe care l-a văzut acest dispozitiv. Nu a salvat și hashurile locurilor, ca să poată fi comparate.
       *[none] Acest dispozitiv n-a salvat niciun hash înainte de partidă, așa că înregistrarea nu are cu ce să fie comparată.
    }
dice-rounds =
    { $count ->
        [one] Înainte de asta, acest dispozitiv a dezvăluit o dată o sămânță, dar partida nu a început; apoi toate semințele au fost înlocuite.
        [few] Înainte de asta, acest dispozitiv a dezvăluit de { $count } ori o sămânță, dar partida nu a început; de fiecare dată, toate semințele au fost înlocuite.
       *[other] Înainte de asta, acest dispozitiv a dezvăluit de { $count } de ori o sămânță, dar partida nu a început; de fiecare dată, toate semințele au fost înlocuite.
    }
dice-other-promise = Hashul serverului s-a schimbat. La această masă, dispozitivul a văzut { $seen }, iar acum găsește { $found }.
dice-seed-lost = Acest dispozitiv nu are sămânța locului tău și e prea târziu să alegi alta. Deschide pagina pe dispozitivul care o are. Dacă nu se poate, cine a creat masa îi poate da locul tău unui bot sau poate anula masa.
dice-other-table = Această înregistrare e de la altă masă: { $found }.

## The end, for the person at this screen

you-share-win = Împarți victoria!
over-by-points =
    { $lead ->
        [one]
            Victorie la un punct diferență: { dirhams } și { $squares ->
                [one] un pătrat
                [few] { $squares } pătrate
               *[other] { $squares } de pătrate
            }.
        [few]
            Victorie la { $lead } puncte diferență: { dirhams } și { $squares ->
                [one] un pătrat
                [few] { $squares } pătrate
               *[other] { $squares } de pătrate
            }.
       *[other]
            Victorie la { $lead } de puncte diferență: { dirhams } și { $squares ->
                [one] un pătrat
                [few] { $squares } pătrate
               *[other] { $squares } de pătrate
            }.
    }
over-by-dirhams =
    { $points ->
        [one] Au decis dirhamii, { $most }–{ $next }: { $names } au câte un punct.
        [few] Au decis dirhamii, { $most }–{ $next }: { $names } au câte { $points } puncte.
       *[other] Au decis dirhamii, { $most }–{ $next }: { $names } au câte { $points } de puncte.
    }
over-shared =
    { $points ->
        [one] Nimeni nu e în frunte: câte un punct.
        [few] Nimeni nu e în frunte: câte { $points } puncte.
       *[other] Nimeni nu e în frunte: câte { $points } de puncte.
    }
over-only-one = În joc a rămas doar { $name }.
over-only-you = În joc ai rămas doar tu.
over-others-gave-up = Toți ceilalți au abandonat.
over-you-close =
    { $lead ->
        [one] Atât de aproape: ți-a lipsit doar un punct. Bine jucat!
        [few] Atât de aproape: ți-au lipsit doar { $lead } puncte. Bine jucat!
       *[other] Atât de aproape: ți-au lipsit doar { $lead } de puncte. Bine jucat!
    }
over-you-equal = Atât de aproape: au decis doar dirhamii. Bine jucat!
over-you-second = Ești pe locul al doilea. Bine jucat!
over-you-third = Ești pe locul al treilea. Bine jucat!
over-you-fourth = Ești pe locul al patrulea. Mai mult noroc data viitoare!
over-you-lost = Bine jucat! Bazarul e deschis pentru încă o partidă.
over-you-out = Ai ieșit din joc înainte de sfârșit. Bazarul e deschis pentru încă o partidă.

## The points by turn

chart-help = Atinge graficul sau folosește tastele cu săgeți ca să vezi punctele tuturor după orice tură.
chart-walk = Punctele după o tură
chart-value = După tura { $turn }: { $points }.
chart-value-start = La început: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = Vezi bazarul după tura { $turn }
chart-watch-start = Vezi bazarul de la început

## Links, dialogs, pages

copy = Copiază
copied = Copiat
copy-by-hand = Linkul e selectat; îl poți copia.
close = Închide
dialog-no = Nu
table-try-again = Încearcă din nou
to-home = Mergi la prima pagină
table-heading = Marrakech: { $names }
table-loading = Se deschide masa…
table-gone-title = Masa nu a fost găsită
table-gone = Poate că linkul e incomplet sau masa a fost ștearsă.
table-unreachable-title = Serverul nu răspunde
table-cancelled-title = Această masă a fost anulată
table-cancelled = Cine a creat masa a anulat partida. Vrei să creezi alta?

## Window titles

title-my-turn = ● E rândul tău
title-playing = Partidă în curs
title-gathering = Așteptăm jucători
title-won =
    { $count ->
        [one] { $names } câștigă
        [few] { $names } împart victoria
       *[other] { $names } împart victoria
    }
title-you-won = Ai câștigat
title-you-share = Împarți victoria
title-replay = Reluare: { $names }

## Help

keys-title = Scurtături
key-arrows = Săgeți
key-enter = Enter, spațiu
key-escape = Esc
keys-arrows = alege o direcție pentru Assam sau un loc pentru covor
keys-enter = aruncă zarul sau așază covorul ales
keys-escape = anulează o alegere neconfirmată sau sari peste animație
keys-skip = sari peste animație
keys-log = deschide sau închide jurnalul partidei
keys-hint = arată sau ascunde un sfat
keys-sounds = pornește sau oprește sunetele
keys-help = arată acest ajutor
keys-touch = Cu degetul: atinge un pătrat ca să vezi un covor acolo. Atinge-l din nou ca să-l vezi pe următorul sau atinge un pătrat vecin ca să alegi cele două pătrate. Ca să așezi covorul, apasă butonul.

## Help: mouse, arrows and prices

keys-mouse = Cu mouse-ul: fă clic pe un covor ca să-l alegi și încă o dată ca să-l așezi. Cu dublu clic doar îl alegi.
keys-facing = Când atingi o săgeată sau faci clic pe ea, doar îl întorci pe Assam. Ca să arunci zarul, apasă butonul.
keys-price = Atinge orice alt covor sau fă clic pe el ca să vezi cât costă oprirea acolo.

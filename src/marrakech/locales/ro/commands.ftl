### Romanian: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: fișierul nu a fost găsit.
file-is-folder = { $file } e un dosar, nu un fișier.
file-not-text = { $file }: nu e un text în UTF-8 (octetul { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } depășește { $limit } MB; o înregistrare e mult mai mică.
file-exists = { $file } există deja și nu a fost suprascris.
file-unreadable = { $file } nu poate fi citit: { $reason }
file-unwritable = { $file } nu poate fi scris: { $reason }
of-file = { $file }: { $problem }
error = Eroare: { $problem }
turn-beyond = înregistrarea nu are tura { NUMBER($turn, useGrouping: 0) }; se termină cu tura { NUMBER($last, useGrouping: 0) }.
bots-too-many = Pentru { $bots ->
    [one] un bot
    [few] { $bots } boți
   *[other] { $bots } de boți
} e nevoie de tot atâtea locuri; jucători: { $players }.
names-too-many =
    { $names ->
        [one] A fost dat un nume
        [few] Au fost date { $names } nume
       *[other] Au fost date { $names } de nume
    }, dar { $people ->
        [0] joacă doar boți.
        [one] joacă o singură persoană.
        [few] joacă doar { $people } persoane.
       *[other] joacă doar { $people } de persoane.
    }
starter-unknown = „{ $text }” nu e un mod de a alege primul jucător; folosește random sau agreed.
nothing-to-resume = Nu e nicio partidă neterminată de reluat.
options-clash = { $first } și { $second } nu pot fi folosite împreună.
passed-over = Omis: { $problem }
language-unknown = Limba „{ $text }” nu există aici. Există: { $languages }.
section-unknown = Regulile nu au o secțiune „{ $text }”. Există: { $sections }.
resume-alone = O partidă reluată își păstrează jucătorii și regulile; renunță la { $option }.

## The store

store-full = { $file }: discul e plin, așa că nu se mai poate salva nimic nou. Tot ce s-a salvat până acum e în siguranță; eliberează spațiu ca să continui.
store-locked = { $file } e folosit de alt server sau program.
store-broken = { $file } e deteriorat sau nu e o arhivă de mese ({ $reason }). Ca să vezi care mese sunt intacte, rulează „marrakech check-store”; cu --rescue, le copiază într-un fișier nou.
store-gone = { $file } a fost șters, mutat sau înlocuit în timp ce serverul îl folosea. Nu se mai păstrează nimic nou până când nu revine chiar același fișier.
store-newer = { $file } a fost scris de o versiune mai nouă de marrakech (versiunea arhivei: { $found }; cea mai nouă care poate fi citită aici: { $known }).
store-behind = { $file } e mai vechi decât { $copy }: această copie a fost salvată din el și are ceva ce lipsește din fișier. Pornește cu copia (--data) sau mut-o în altă parte ca să continui cu starea mai veche.
store-unreadable = { $file } nu poate fi deschis, citit sau scris: { $reason }
store-closed = { $file } e închis: serverul se oprește.
store-extra = { $file }: PostgreSQL are nevoie de un pachet care nu e instalat. Ca să-l instalezi: { $command }
store-server-old = { $file }: PostgreSQL { $found } e prea vechi; e nevoie de versiunea { $needed } sau de una mai nouă.
store-unsafe = { $file } e configurat cu { $setting }, așa că la o cădere s-ar putea pierde mutări confirmate. Activează setarea ca să continui.
store-not-empty = { $file } conține deja date, așa că nu s-a copiat nimic acolo.
store-none = { $file } nu e o arhivă de mese sau e deteriorat chiar de la început.
check-store-whole = { $file } e intact: { $count ->
    [one] o masă.
    [few] { $count } mese.
   *[other] { $count } de mese.
}
check-store-damaged = { $file } e deteriorat. Mese intacte: { $whole } din { $count }.
check-store-structure = { $file }: { $reason }
check-store-table =
    Masa { $table }: { $problem ->
        [checksum] evenimentul { $number } nu mai e așa cum a fost scris.
        [gap] lipsește evenimentul { $number }.
        [fold] evenimentul { $number } nu are sens.
       *[summary] toate evenimentele sunt intacte, dar lista meselor nu le corespunde.
    }
check-store-rescued = { $count ->
    [one] O masă intactă a fost copiată în { $file }
    [few] { $count } mese intacte au fost copiate în { $file }
   *[other] { $count } de mese intacte au fost copiate în { $file }
}
backup-done = Mesele din { $source } au fost copiate în { $target }
move-done = Tot ce e în { $source } a fost copiat în { $target } și comparat. Mese: { $tables }, evenimente: { $events }. Nu s-a schimbat nimic în { $source }.

## Drawing a position

seat-name = Locul { $seat }
to-move = ▶
column-player = Jucător
column-rugs = Covoare rămase
column-dirhams = Dirhami
column-squares = Pătrate
column-points = Puncte
column-next = Urmează
out = a ieșit
steps-next = { $step ->
    [turn] { $name } îl întoarce pe Assam.
    [roll] { $name } aruncă zarul.
    [lay] { $name } așază un covor.
    [draw] { $name }: se trage următorul covor.
    [steer] { $name } îl întoarce pe Assam pentru jucătorul următor.
   *[over] Partida s-a terminat.
}
rules-in-force = Reguli: { $rules }
rules-default = cele obișnuite
legal-heading = Permis: { $actions }
chance-heading = La întâmplare: { $actions }

## Playing in the terminal

ask-players = Câți jucători?
ask-bots = Câți dintre ei sunt boți?
ask-level = Cât de puternici? { $levels }
ask-name = Jucătorul { $number }: numele?
ask-number-again = Scrie un număr de la { $low } la { $high }.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Jucătorul { $number }
welcome = Marrakech în terminal. Scrie ? oricând pentru ajutor sau apasă Ctrl-C ca să te oprești: partida se salvează după fiecare acțiune.
bots-getting-ready = Boții se pregătesc. La prima pornire durează cam o jumătate de minut.
welcome-back = Reluăm de la tura { $turn }. Scrie ? oricând pentru ajutor.
saved-at = Înregistrarea e salvată în { $file }
prompt-turn = { $name }: în ce direcție? { $choices }
choice-left = { $facing } ({ facing }): la stânga
choice-straight = { $facing } ({ facing }): înainte
choice-right = { $facing } ({ facing }): la dreapta
prompt-roll-facing = Assam va merge spre { facing }. Apasă Enter ca să arunci zarul sau alege altă direcție: { $others }
prompt-roll = { $name }: apasă Enter ca să arunci zarul.
prompt-lay = { $name }: unde pui covorul { colour }? Scrie un număr sau cele două pătrate.
prompt-confirm-lay = { $action }? Apasă Enter ca să așezi covorul sau alege alt loc.
prompt-confirm-steer = Assam va fi cu fața spre { facing }. Jucătorul următor: { $next }. Apasă Enter ca să confirmi sau alege altă direcție.
stars-paid = Steluțele arată grupul pentru care s-a plătit.
prompt-must-return = { $name }: aici nu e loc pentru niciun covor. Apasă Enter ca să pui unul înapoi în cutie.
not-understood = „{ $text }” nu e printre opțiuni. Scrie ? pentru ajutor.
help-facing = N E S W      întoarce-l pe Assam: N (nord), E (est), S (sud) sau W (vest); nimic nu e hotărât până la aruncarea zarului
help-lay = 1 2 3 … sau d4d5  alege un loc pentru covor; nimic nu e hotărât până nu apeși Enter
help-position = position     arată poziția ca text
help-log = log          arată înregistrarea de până acum
help-save = save FILE    salvează o copie a înregistrării în FILE
help-give-up = give up      abandonează partida (cere întâi confirmare)
help-quit = q sau quit   oprește-te aici; reiei mai târziu
ask-give-up = { $name }: chiar abandonezi? Scrie da.
yes = da
gave-not-up = N-a abandonat nimeni. Partida continuă.
copy-saved = O copie a fost salvată în { $file }
goodbye-early = Nu a început nicio partidă.
goodbye = Oprit. Ca să continui, rulează: { $command }
save-trouble = Înregistrarea nu a putut fi salvată: { $problem } Poți juca mai departe; va fi salvată la următoarea acțiune.
not-saved = Ultimele acțiuni nu sunt salvate: { $problem }
over-heading = Partida s-a terminat după { turns }.
resume-over = Această partidă s-a terminat. Ca s-o parcurgi pas cu pas, rulează „marrakech replay”.

## Other commands

list-number = { $number }.
verify-fine =
    { $file }: în regulă. { $count ->
        [0] Nu există încă nicio extragere.
        [one] Singura extragere corespunde semințelor.
        [few] Toate cele { $count } extrageri corespund semințelor.
       *[other] Toate cele { $count } de extrageri corespund semințelor.
    }
verify-promised =
    { $file }: { $promised ->
        [all] sămânța fiecărui jucător corespunde hashului publicat în înregistrare. Doar un dispozitiv care a salvat hashurile la masă poate spune dacă au fost publicate înainte să fie dezvăluită vreo sămânță.
        [some] unele locuri și-au dat sămânța la vedere, fără hash ({ $seats }); celelalte semințe corespund hashurilor publicate în înregistrare. Doar un dispozitiv care a salvat hashurile la masă poate spune dacă au fost publicate înainte să fie dezvăluită vreo sămânță.
       *[none] niciun loc nu a publicat un hash înainte să-și dezvăluie sămânța: cineva care juca și totodată administra serverul ar fi putut alege aruncările.
    }
check-fine = { $file }: în regulă. { turns }, { $result }
replay-prompt = Apasă Enter ca să mergi înainte sau b ca să mergi înapoi; scrie un număr ca să sari la o tură sau q ca să te oprești
replay-start = Înainte de prima acțiune
replay-turn = Tura { $turn } din { $last }: { $line }
replay-comment = „{ $text }”
replay-end = Aici se termină înregistrarea.
edition-column = Ediție
edition-source = Regulament
edition-options = Opțiuni
edition-box = Covoare
edition-starter = Primul jucător
edition-default-rules = obișnuite
edition-footer = Opțiunile în (paranteze) sunt alegerea noastră, pentru că regulamentul nu spune nimic despre ele; toate celelalte sunt tipărite în el.
starter =
    { $who ->
        [random] prin tragere la sorți
        [morocco] ultimul care a fost în Maroc
        [youngest] cel mai tânăr sau la sorți
       *[agreed] de comun acord
    }
perft-total = { $nodes ->
    [one] o secvență
    [few] { $nodes } secvențe
   *[other] { $nodes } de secvențe
} de { $depth ->
    [one] o acțiune
    [few] { $depth } acțiuni
   *[other] { $depth } de acțiuni
}
perft-counting = numărare
simulate-progress = partide
simulate-title = { games } cu { $players } jucători, toți jucând la întâmplare
simulate-seat = Loc
simulate-wins = Victorii
simulate-points = Puncte
simulate-paid = Plătit
simulate-received = Primit
simulate-out = Iese
simulate-length = Ture pe partidă: în medie { $mean } (de la { $low } la { $high }).
simulate-anyone-out = Partide din care iese cineva: { $share }; victorii împărțite: { $shared }.
simulate-speed = Partide pe secundă: { $rate }.
simulate-stopped = Oprit după { games }.

## Engines

engine-not-started = Motorul „{ $engine }” nu a putut fi pornit: { $detail }
engine-crashed = Motorul „{ $engine }” s-a oprit pe neașteptate ({ $detail }).
engine-hung = Motorul „{ $engine }” nu a răspuns la timp. { $detail }
engine-flooded = Motorul „{ $engine }” a trimis prea multe date: { $detail }
engine-junk = Motorul „{ $engine }” nu respectă protocolul motoarelor: { $detail }
engine-illegal = Motorul „{ $engine }” a făcut o mutare nepermisă: { $detail }
bot-needs-engine = Aici nu există botul „{ $name }”. Dacă e un motor, dă-i comanda cu --engine.
engine-line = „{ $text }” nu e un rând al protocolului motoarelor; toate sunt în docs/engine-protocol.md.
engine-no-position = Încă nu există nicio poziție la care motorul să se gândească.
engine-no-decision =
    Aici nu e nimic de hotărât: { $step ->
        [roll] rezultatul zarului ține de întâmplare.
        [draw] tragerea covorului ține de întâmplare.
       *[over] partida s-a terminat.
    }
engine-option = Nu există o opțiune „{ $option }” cu valoarea „{ $value }”.
engine-bot-failed = Botul a dat greș: { $error }
engine-cannot-judge = Botul „{ $bot }” nu știe să evalueze poziții.
engine-no-beginning = Se poate evalua doar o poziție în care începe o tură.
engine-no-judge = Motorul „{ $engine }” nu știe să evalueze poziții: nu cunoaște rândul „judge” al protocolului motoarelor.
engine-starting = Pornește motorul „{ $engine }”…
engine-thinks = Motorul se gândește; oprește-l întâi.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing =
    Aici nu e nimic de comparat: { $step ->
        [roll] rezultatul zarului ține de întâmplare.
        [draw] tragerea covorului ține de întâmplare.
        [over] partida s-a terminat.
       *[other] există o singură alegere.
    }
rollout-what = Dă o înregistrare sau, cu --position, o poziție.
rollout-step-alone = Pentru --step e nevoie de o tură: dă-o cu --turn.
rollout-no-decision = { $step ->
    [turn] În tura { $turn } nu l-a întors nimeni pe Assam.
    [lay] În tura { $turn } n-a așezat nimeni niciun covor.
    [steer] În tura { $turn } nu l-a întors nimeni pe Assam pentru jucătorul următor.
   *[any] În tura { $turn } n-a avut nimeni de ales.
}
rollout-turn = Tura { $turn }: { $sentence }
rollout-choice = Alegere
rollout-behind = În urma celei mai bune
rollout-played = s-a jucat
rollout-stopped = { $games ->
    [0] Oprit înainte să se termine vreo partidă.
    [one] Oprit după o partidă pentru fiecare alegere.
    [few] Oprit după { $games } partide pentru fiecare alegere.
   *[other] Oprit după { $games } de partide pentru fiecare alegere.
}

## The arena

arena-twice = { $bot } apare de două ori; numește fiecare bot o singură dată.
arena-alone = E nevoie de doi: numește alt bot, un motor cu --engine sau pe oricare cu --against.
arena-ms = { $ms } ms nu e un timp de gândire valabil.
arena-sprt = „{ $text }” nu dă două rate de victorie între 0 și 1, întâi pe cea mai mică, de exemplu 0.5,0.55.
arena-worker-died = Un proces care juca partide s-a oprit, poate din lipsă de memorie. Partidele terminate înainte rămân valabile.
chart-ending = { $file }: graficele pot fi doar .svg sau .png; alege un nume cu una dintre aceste terminații.
results-foreign = { $file } nu conține rezultatele unei arene. Rămâne așa cum e.
results-differ = { $file } conține rezultatele altui concurs: { $setting } e { $found } acolo și { $wanted } aici.
results-line = { $file }, rândul { NUMBER($line, useGrouping: 0) }: aceasta nu e runda următoare: { $text }
results-busy = În { $file } scrie chiar acum alt proces.
bot-illegal = a ales „{ $action }”, care nu e permis acolo.
bot-raised = a dat greș cu { $error }
arena-getting-ready = pregătire
arena-progress = partide
arena-speed = { $rate }/s
arena-title = { games } cu { $players } jucători
arena-bot = Bot
arena-against = Contra
arena-rating = Rating
arena-ratings = Rating după numărul de jucători
arena-wins = Victorii
arena-interval = Interval 95%
arena-margin = Diferență
arena-median = ms, mediană
arena-slow = ms, 99%
arena-games = Partide
arena-even = Cine pe cine a bătut (egalitatea ar fi { $share })
arena-range = { $low } – { $high }
arena-several = { $count } × { $bot }
arena-verdict =
    { $bot } contra { $others }: { $verdict ->
        [H1] rata de victorie e mai degrabă { $high } decât { $low } (H1 acceptată).
        [H0] rata de victorie e mai degrabă { $low } decât { $high } (H0 acceptată).
       *[open] încă nehotărât între { $low } și { $high }.
    } LLR { $llr } între { $below } și { $above }, { $rounds ->
        [one] o rundă.
        [few] { $rounds } runde.
       *[other] { $rounds } de runde.
    }
arena-ladder-holds = Ierarhia se confirmă: fiecare bot îl bate pe cel de sub el, cu încredere de 95%.
arena-ladder-open = Încă nesigur, cu încredere de 95%: { $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = { $bot } a trebuit să abandoneze în { games }. Prima dată: { $problem }
arena-stopped = Oprit după { games }. Folosește --out FILE ca să poți continua mai târziu.
arena-stopped-kept = Oprit după { games }. Ca să continui, rulează din nou aceeași comandă.
arena-chart = Graficul a fost salvat în { $file }
arena-chart-title = { games } cu { $players } jucători
chart-wins = Rata victoriilor, cu intervalul ei de încredere de 95%
chart-even = egalitate
chart-rating = rating { $rating }
chart-matrix = Victoriile botului de pe linie
chart-matrix-rest = Victoriile botului de pe linie, contra tuturor

## Luck and skill: marrakech analyse

analyse-depth = „{ $text }” nu e o adâncime; folosește quick, normal sau deep.
analyse-one-file = { $option } merge doar cu o singură înregistrare.
analyse-no-turns = înregistrarea nu are încă nicio tură de analizat.
analyse-annotated-long = cu comentarii, înregistrarea ar depăși lungimea maximă (caractere: { $longest }), așa că nu a fost salvată.
analyse-progress = ture
analyse-stopped = Oprit după { $done } din { turns }.
analyse-annotated = Înregistrarea cu comentarii a fost salvată în { $file }
analyse-title = { $file }, evaluare de { $evaluator } ({ $depth })
analyse-luck = { $name }: zarul a adus { $luck }.
analyse-not-over = Partida nu s-a terminat: rezultatul e șansa de victorie din ultima poziție.
analyse-gave-up = { $name } a abandonat. Pierderea intră la „Erorile proprii”, dar nu se socotește drept decizie.
analyse-errors = Cât au costat deciziile
analyse-kind = Decizie
analyse-step = { $step ->
    [turn] întoarcerea lui Assam
    [steer] întoarcerea pentru următorul
   *[lay] așezarea covoarelor
}
analyse-error-each = Cost mediu
analyse-largest = Cele mai mari erori și ce era mai bine
analyse-turn = Tura
analyse-played = S-a jucat
analyse-better = Mai bine
analyse-chance = Șansă
analyse-error = Eroare
analyse-rolls = Aruncările cu cel mai mult noroc și cu cel mai mult ghinion
analyse-rolled = Zar
analyse-luck-column = Noroc
analyse-turns = Tură cu tură, cu șansele tuturor după fiecare
analyse-actions = Acțiuni
analyse-comment-error = { $grade ->
    [slip] Imprecizie
    [mistake] Greșeală
   *[blunder] Gafă
} ({ $error }). Mai bine: { $better }, cu o șansă de { $chance } în loc de { $instead }.
analyse-comment-judged = Analiză de { $evaluator } ({ $depth })
analyse-comment-luck = Noroc: { $luck }
analyse-profiles = Cât au câștigat jucătorii
analyse-games = Partide
analyse-interval = Interval 95%
analyse-profile-errors = Cât a costat o decizie
analyse-all = Toate
analyse-phase = { $phase ->
    [opening] Început
    [middle] Mijloc
   *[end] Sfârșit
}
analyse-profile-words = Erori la 100 de decizii, după gravitate
analyse-unfinished = Partidele neterminate nu intră în profiluri: { $count }
analyse-abandoned = Partidele în care a abandonat cineva nu intră în profiluri: { $count }

## Measuring this machine

bench-ready = Pregătire; prima dată, cu tot cu compilare
bench-import = Încărcarea bibliotecii, ms
bench-load = Încărcarea codului compilat, ms
bench-first-move = De la pornire la prima mutare a maestrului, ms
bench-rules-games = Partide la întâmplare cu codul regulilor, un nucleu de procesor, pe secundă
bench-kernel-games = Partide la întâmplare în cod compilat, un nucleu de procesor, pe secundă
bench-kernel-turns = Ture în cod compilat, un nucleu de procesor, pe secundă
bench-kernel-everywhere = Partide la întâmplare în cod compilat, toate nucleele, pe secundă
bench-nodes = Poziții cercetate de maestru, pe secundă
bench-decision = O decizie a botului { $bot }, ms
bench-machine = { $cpu }, { $cores ->
    [one] un nucleu
    [few] { $cores } nuclee
   *[other] { $cores } de nuclee
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Oprit. Iată ce s-a măsurat până acum.
bench-child = Un proces care era măsurat a dat greș: { $problem }

## Running a server

serve-ready = Marrakech rulează la { $link }
serve-lan = În rețeaua locală: { $link }
serve-data = În { $file } nu se pot salva partide: { $reason }
serve-host = „{ $host }” nu e o adresă a acestui calculator: { $reason }
serve-stop = Apasă Ctrl-C ca să oprești serverul. Fiecare partidă e salvată în { $file }
serve-port = Portul { $port } e ocupat sau nu poate fi folosit: { $reason }
serve-only-here = Doar acest calculator îl poate accesa; cu --host 0.0.0.0, și rețeaua locală.
open-already = Marrakech rulează deja la { $link }
open-other = Marrakech rulează deja la { $link }, cu altă gazdă sau alt fișier. Oprește-l întâi sau alege alt port.
open-browser = Jocul se va deschide în browser. Dacă nu, urmează linkul.
open-yourself = Deschide linkul într-un browser.

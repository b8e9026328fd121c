### Romanian: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: nu există un asemenea fișier.
file-is-folder = { $file } e un dosar.
file-not-text = { $file }: nu e un text în UTF-8 (octetul { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } depășește { $limit } MB; o înregistrare e mult mai mică.
file-exists = { $file } există deja și nu e suprascris.
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
names-too-many = { $names ->
    [one] E dat un nume
    [few] Sunt date { $names } nume
   *[other] Sunt date { $names } de nume
} pentru { $people ->
    [0] o masă doar cu boți.
    [one] o persoană.
    [few] { $people } persoane.
   *[other] { $people } de persoane.
}
starter-unknown = „{ $text }” nu e un mod de a afla cine începe; folosește random sau agreed.
nothing-to-resume = Nu e nicio partidă neterminată de reluat.
options-clash = { $first } și { $second } nu pot fi folosite împreună.
passed-over = Omis: { $problem }
language-unknown = Limba „{ $text }” nu există aici. Există: { $languages }.
section-unknown = Regulile nu au o parte „{ $text }”. Există: { $sections }.
resume-alone = O partidă reluată își păstrează jucătorii și regulile; renunță la { $option }.

## The store

store-full = { $file }: discul e plin, așa că nu se mai poate păstra nimic nou. Ce a fost confirmat e în siguranță; eliberează spațiu și continuă.
store-locked = { $file } e folosit de alt server sau de alt program.
store-broken = { $file } e deteriorat sau n-a fost niciodată o arhivă de mese ({ $reason }). „marrakech check-store” arată care mese sunt intacte; cu --rescue le copiază într-un fișier nou.
store-gone = { $file } a fost șters, mutat sau înlocuit în timp ce serverul îl folosea. Nu se mai păstrează nimic nou până când nu revine chiar același fișier.
store-newer = { $file } a fost scris de un marrakech mai nou (versiunea { $found } a arhivei; aici se cunoaște cel mult { $known }).
store-behind = { $file } e mai vechi decât { $copy }: această copie a fost salvată din el și are ceva ce lipsește din fișier. Pornește cu copia (--data) sau mut-o în altă parte ca să continui cu starea mai veche.
store-unreadable = { $file } nu poate fi deschis, citit sau scris: { $reason }
store-closed = { $file } e închis: serverul se oprește.
store-none = { $file } nu e o arhivă de mese sau e deteriorat chiar de la început.
check-store-whole = { $file } e intact: { $count ->
    [one] o masă.
    [few] { $count } mese.
   *[other] { $count } de mese.
}
check-store-damaged = { $file } e deteriorat. Mese intacte: { $whole } din { $count }.
check-store-structure = { $file }: { $reason }
check-store-table = Masa { $table }: { $problem ->
    [checksum] evenimentul { $number } nu mai e așa cum a fost scris.
    [gap] lipsește evenimentul { $number }.
    [fold] evenimentul { $number } nu are sens.
   *[summary] toate evenimentele sunt intacte, dar listele spun altceva despre ea.
}
check-store-rescued = { $count ->
    [one] O masă intactă a fost copiată în { $file }
    [few] { $count } mese intacte au fost copiate în { $file }
   *[other] { $count } de mese intacte au fost copiate în { $file }
}
backup-done = Mesele din { $source } sunt copiate în { $target }

## Drawing a position

seat-name = Locul { $seat }
to-move = ▶
column-player = Jucător
column-rugs = De așezat
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

ask-players = Câți joacă?
ask-bots = Câți dintre ei sunt boți?
ask-level = Cât de puternici? { $levels }
ask-name = Numele jucătorului { $number }?
ask-number-again = Un număr de la { $low } la { $high }, te rog.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Jucătorul { $number }
welcome = Marrakech în terminal. Scrie ? oricând pentru ajutor, Ctrl-C ca să te oprești: partida se salvează după fiecare acțiune.
bots-getting-ready = Boții se pregătesc. Prima dată durează o jumătate de minut.
welcome-back = Reluăm de la tura { $turn }. Scrie ? oricând pentru ajutor.
saved-at = Înregistrarea e păstrată în { $file }
prompt-turn = { $name }, în ce direcție? { $choices }
choice-left = { $facing } la stânga
choice-straight = { $facing } înainte
choice-right = { $facing } la dreapta
prompt-throw = Assam e cu fața spre { facing }. Enter aruncă zarul; cu { $others } îl mai poți întoarce.
prompt-roll = { $name }: Enter aruncă zarul.
prompt-lay = { $name }, unde pui covorul { colour }? Scrie un număr sau pătratele.
prompt-confirm-lay = { $action }? Enter îl așază; altă alegere îl schimbă.
prompt-confirm-steer = Pentru { $next }, Assam va fi cu fața spre { facing }. Enter confirmă; altă direcție o schimbă.
stars-paid = Steluțele arată grupul pentru care s-a plătit.
prompt-must-return = { $name }: aici nu se poate așeza niciun covor. Enter pune unul înapoi în cutie.
not-understood = „{ $text }” nu e printre opțiuni. Scrie ? pentru ajutor.
help-facing = N E S W      întoarce-l pe Assam într-acolo; nimic nu e hotărât până la aruncarea zarului
help-lay = 1 2 3 … sau d4d5  alege un covor; nimic nu e hotărât până nu confirmi cu Enter
help-position = position     arată poziția ca text
help-log = log          arată înregistrarea de până acum
help-save = save FILE    păstrează o copie a înregistrării în FILE
help-give-up = give up      abandonează partida (cere întâi confirmare)
help-quit = q sau quit   oprește-te aici; reiei mai târziu
ask-give-up = { $name }, chiar abandonezi? Scrie da.
yes = da
gave-not-up = N-a abandonat nimeni.
copy-saved = O copie e în { $file }
goodbye-early = Nu a început nicio partidă.
goodbye = Oprit. Continuă cu: { $command }
save-trouble = Înregistrarea nu a putut fi salvată: { $problem } Partida merge mai departe și va fi salvată la următoarea acțiune.
not-saved = Ultimele acțiuni nu sunt salvate: { $problem }
over-heading = Partida s-a terminat după { turns }.
resume-over = Această partidă s-a terminat; „marrakech replay” o parcurge pas cu pas.

## Other commands

list-number = { $number }.
verify-fine = { $file }: în regulă. { $count ->
    [0] Nu există încă nicio extragere.
    [one] Singura extragere e cea pe care o dau semințele.
    [few] Toate cele { $count } extrageri sunt cele pe care le dau semințele.
   *[other] Toate cele { $count } de extrageri sunt cele pe care le dau semințele.
}
verify-promised = { $file }: { $promised ->
    [all] sămânța fiecărui jucător corespunde promisiunii din înregistrare. Dacă promisiunile au fost făcute înainte să fie arătată vreo sămânță poate spune doar un dispozitiv care le-a păstrat la masă.
    [some] unele locuri și-au dat sămânța la vedere ({ $seats }); celelalte semințe corespund promisiunilor din înregistrare. Dacă promisiunile au fost făcute înainte să fie arătată vreo sămânță poate spune doar un dispozitiv care le-a păstrat la masă.
   *[none] niciun loc nu și-a promis sămânța înainte s-o arate: cineva care juca și totodată administra serverul ar fi putut alege aruncările.
}
check-fine = { $file }: în regulă. { turns }, { $result }
replay-prompt = Enter merge înainte, b înapoi, un număr sare la o tură, q oprește
replay-start = Înainte de prima acțiune
replay-turn = Tura { $turn } din { $last }: { $line }
replay-comment = „{ $text }”
replay-end = Aici se termină înregistrarea.
edition-column = Ediție
edition-source = Regulament
edition-options = Opțiuni
edition-box = Covoare
edition-starter = Începe
edition-default-rules = obișnuite
edition-footer = O opțiune în (paranteze) e pusă pentru că regulamentul nu spune nimic; toate celelalte sunt tipărite în el.
starter = { $who ->
    [random] la sorți
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
simulate-title = { games } la întâmplare cu { $players } jucători
simulate-seat = Loc
simulate-wins = Victorii
simulate-points = Puncte
simulate-paid = Taxe plătite
simulate-received = Taxe primite
simulate-out = Iese
simulate-length = Ture pe partidă: în medie { $mean } (de la { $low } la { $high }).
simulate-anyone-out = Partide din care iese cineva: { $share }; victorii împărțite: { $shared }.
simulate-speed = Partide pe secundă: { $rate }.
simulate-stopped = Oprit după { games }.

## Engines

engine-not-started = Motorul „{ $engine }” nu a putut fi pornit: { $detail }
engine-crashed = Motorul „{ $engine }” s-a oprit singur ({ $detail }).
engine-hung = Motorul „{ $engine }” nu a răspuns la timp. { $detail }
engine-flooded = Motorul „{ $engine }” a spus mult prea multe: { $detail }
engine-junk = Motorul „{ $engine }” nu vorbește protocolul motoarelor: { $detail }
engine-illegal = Motorul „{ $engine }” a ales ceva nepermis: { $detail }
bot-needs-engine = Aici nu există botul „{ $name }”. Dacă e un motor, dă-i comanda cu --engine.
engine-line = „{ $text }” nu e un rând al protocolului motoarelor; docs/engine-protocol.md le are pe toate.
engine-no-position = Încă nu e nicio poziție la care să se gândească.
engine-no-decision = Aici nu hotărăște nimeni nimic: { $step ->
    [roll] urmează aruncarea zarului.
    [draw] urmează tragerea unui covor.
   *[over] partida s-a terminat.
}
engine-option = Nu există o opțiune „{ $option }” care să poată fi „{ $value }”.
engine-bot-failed = Botul a dat greș: { $error }
engine-starting = Pornește motorul „{ $engine }”…
engine-thinks = Se gândește; oprește-l întâi.

## The arena

arena-twice = { $bot } apare de două ori; fiecare bot joacă o dată.
arena-alone = E nevoie de doi: numește alt bot, un motor cu --engine sau pe oricare cu --against.
arena-ms = Timp de gândire de { $ms } ms: e prea puțin.
arena-sprt = „{ $text }” nu dă două rate de victorie între 0 și 1, întâi pe cea mai mică, de exemplu 0.5,0.55.
arena-worker-died = Un proces care juca s-a oprit, poate din lipsă de memorie. Ce s-a terminat înainte rămâne valabil.
chart-ending = { $file } nu e o imagine care poate fi desenată; numele trebuie să se termine în .svg sau .png.
results-foreign = { $file } nu conține rezultatele unei arene. Rămâne așa cum e.
results-differ = { $file } conține rezultatele altui concurs: { $setting } e { $found } acolo și { $wanted } aici.
results-line = { $file }, rândul { NUMBER($line, useGrouping: 0) }: aceasta nu e runda care urmează: { $text }
results-busy = În { $file } scrie chiar acum altă rulare.
bot-illegal = a ales „{ $action }”, care nu e permis acolo.
bot-raised = a dat greș cu { $error }
arena-getting-ready = pregătire
arena-progress = partide
arena-speed = { $rate }/s
arena-title = { games } cu { $players } jucători
arena-bot = Bot
arena-against = Contra
arena-rating = Rating
arena-wins = Victorii
arena-interval = Interval 95%
arena-margin = Diferență
arena-median = ms, mediană
arena-slow = ms, 99%
arena-games = Partide
arena-even = Cine pe cine a bătut (egalitatea ar fi { $share })
arena-range = { $low } – { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } contra { $others }: { $verdict ->
    [H1] câștigă în { $high } din partide mai degrabă decât în { $low } (H1 acceptată).
    [H0] câștigă în { $low } din partide mai degrabă decât în { $high } (H0 acceptată).
   *[open] încă nehotărât între { $low } și { $high }.
} LLR { $llr } între { $below } și { $above }, { $rounds ->
    [one] o rundă.
    [few] { $rounds } runde.
   *[other] { $rounds } de runde.
}
arena-ladder-holds = Ierarhia se confirmă: fiecare bot îl bate pe cel de sub el, cu încredere de 95%.
arena-ladder-open = Încă nesigur, cu încredere de 95%: { $pairs }
arena-over = { $bot } peste { $other }
arena-gave-up = { $bot } a trebuit să abandoneze în { games }. Prima dată: { $problem }
arena-stopped = Oprit după { games }. Cu --out FILE se poate continua mai târziu.
arena-stopped-kept = Oprit după { games }. Aceeași comandă continuă de aici.
arena-chart = Graficul e în { $file }
arena-chart-title = { games } cu { $players } jucători
chart-wins = Rata victoriilor, cu intervalul ei de încredere de 95%
chart-even = egalitate
chart-rating = rating { $rating }
chart-matrix = Victoriile de pe linie
chart-matrix-rest = Victoriile de pe linie, de unul singur

## Measuring this machine

bench-ready = Pregătire; prima dată, compilare
bench-import = Încărcarea bibliotecii, ms
bench-load = Încărcarea codului compilat, ms
bench-first-move = De la zero la prima mutare a maestrului, ms
bench-rules-games = Partide la întâmplare prin reguli, un nucleu de procesor, pe secundă
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

serve-ready = Marrakech e la { $link }
serve-lan = În rețeaua locală: { $link }
serve-data = { $file } nu poate fi păstrat: { $reason }
serve-host = „{ $host }” nu e o adresă a acestui calculator: { $reason }
serve-stop = Ctrl-C îl oprește. Fiecare partidă e păstrată în { $file }
serve-port = Portul { $port } e ocupat sau nu poate fi folosit: { $reason }
serve-only-here = Doar acest calculator îl poate accesa; --host 0.0.0.0 îl deschide pentru rețeaua locală.
open-already = Marrakech rulează deja, la { $link }
open-other = Marrakech rulează deja, la { $link }, cu altă gazdă sau alt fișier. Oprește-l întâi sau alege alt port.
open-browser = Se deschide în browserul tău. Dacă nu, urmează linkul.
open-yourself = Deschide linkul într-un browser.

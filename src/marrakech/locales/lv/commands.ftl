### Latvian: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: šāda faila nav.
file-is-folder = { $file } ir mape, nevis fails.
file-not-text = { $file }: tas nav teksts UTF-8 kodējumā ({ NUMBER($byte, useGrouping: 0) }. baits).
file-too-big = Fails { $file } ir lielāks par { $limit } MB; pieraksts ir daudz mazāks.
file-exists = Fails { $file } jau pastāv un netika pārrakstīts.
file-unreadable = Failu { $file } nevar nolasīt: { $reason }
file-unwritable = Failu { $file } nevar ierakstīt: { $reason }
of-file = { $file }: { $problem }
error = Kļūda: { $problem }
turn-beyond = pierakstā nav { NUMBER($turn, useGrouping: 0) }. gājiena; tas beidzas ar { NUMBER($last, useGrouping: 0) }. gājienu.
bots-too-many = Botiem nepietiek vietu: botu skaits ir { $bots }, spēlētāju skaits – { $players }.
names-too-many = Norādīto vārdu skaits ir { $names }, bet { $people ->
    [0] spēlē tikai boti.
    [zero] spēlē tikai { $people } cilvēku.
    [one] spēlē tikai { $people } cilvēks.
   *[other] spēlē tikai { $people } cilvēki.
}
starter-unknown = „{ $text }” nav veids, kā izvēlēties pirmo spēlētāju; izmanto random vai agreed.
nothing-to-resume = Nav nepabeigtas spēles, ko turpināt.
options-clash = { $first } un { $second } nevar lietot kopā.
passed-over = Izlaists: { $problem }
language-unknown = Valodas „{ $text }” šeit nav. Ir šādas: { $languages }.
section-unknown = Noteikumos nav sadaļas „{ $text }”. Ir šādas: { $sections }.
resume-alone = Turpinātā spēlē paliek tie paši spēlētāji un tie paši noteikumi; nenorādi { $option }.

## The store

store-full = { $file }: disks ir pilns, tāpēc neko jaunu nevar saglabāt. Viss līdz šim saglabātais ir drošībā; lai turpinātu, atbrīvo vietu.
store-locked = Failu { $file } lieto cits serveris vai cita programma.
store-broken = Fails { $file } ir bojāts vai nav galdu krātuve ({ $reason }). Ar „marrakech check-store” var redzēt, kuri galdi nav bojāti; ar --rescue tos var nokopēt jaunā failā.
store-gone = Fails { $file } ir izdzēsts, pārvietots vai aizstāts, kamēr serveris to lietoja. Kamēr nav atpakaļ tas pats fails, neko jaunu nevar saglabāt.
store-newer = Failu { $file } rakstījusi jaunāka marrakech versija (krātuves versija { $found }; šī prot nolasīt līdz { $known }).
store-behind = Fails { $file } ir vecāks par no tā izglābto kopiju { $copy }, kurā ir dati, kuru failā trūkst. Palaid serveri ar kopiju (--data) vai pārvieto to citur, lai turpinātu ar vecāko failu.
store-unreadable = Failu { $file } nevar atvērt, nolasīt vai ierakstīt: { $reason }
store-closed = Fails { $file } ir aizvērts: serveris beidz darbu.
store-extra = { $file }: PostgreSQL vajag pakotni, kas nav instalēta. Lai to instalētu: { $command }
store-server-old = { $file }: PostgreSQL { $found } ir pārāk veca; vajag versiju { $needed } vai jaunāku.
store-unsafe = { $file }: iestatīts { $setting }, tāpēc avārijā varētu pazust apstiprināti gājieni. Lai turpinātu, ieslēdz šo iestatījumu.
store-not-empty = { $file }: tur jau ir dati, tāpēc nekas netika kopēts.
store-none = Fails { $file } nav galdu krātuve, vai arī ir bojāts tā sākums.
check-store-whole = Fails { $file } nav bojāts: { $count ->
    [zero] { $count } galdu.
    [one] { $count } galds.
   *[other] { $count } galdi.
}
check-store-damaged = Fails { $file } ir bojāts. Galdu skaits: { $count }, no tiem nebojāti: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table = Galds { $table }: { $problem ->
    [checksum] notikums { $number } nav tāds, kāds tika ierakstīts.
    [gap] trūkst notikuma { $number }.
    [fold] notikumam { $number } nav jēgas.
   *[summary] visi notikumi ir kārtībā, bet galdu saraksts tiem neatbilst.
}
check-store-rescued = { $count ->
    [zero] { $count } nebojātu galdu nokopēts uz { $file }
    [one] { $count } nebojāts galds nokopēts uz { $file }
   *[other] { $count } nebojāti galdi nokopēti uz { $file }
}
backup-done = Galdi no { $source } ir nokopēti uz { $target }
move-done = Viss no { $source } ir nokopēts uz { $target } un salīdzināts. Galdu skaits: { $tables }, notikumu skaits: { $events }. Avots nav mainīts.

## Drawing a position

seat-name = Vieta { $seat }
to-move = ▶
column-player = Spēlētājs
column-rugs = Atlikušie paklāji
column-dirhams = Dirhami
column-squares = Lauciņi
column-points = Punkti
column-next = Nākamais
out = ārpus spēles
steps-next = { $step ->
    [turn] { $name } pagriež Assamu.
    [roll] { $name } met kauliņu.
    [lay] { $name } izklāj paklāju.
    [draw] { $name } atklāj nākamo paklāju.
    [steer] { $name } pagriež Assamu nākamajam spēlētājam.
   *[over] Spēle ir beigusies.
}
rules-in-force = Noteikumi: { $rules }
rules-default = parastie
legal-heading = Atļauts: { $actions }
chance-heading = Nejaušība: { $actions }

## Playing in the terminal

ask-players = Cik spēlētāju?
ask-bots = Cik no tiem ir boti?
ask-level = Kurš līmenis? { $levels }
ask-name = { $number }. spēlētāja vārds?
ask-number-again = Lūdzu, ieraksti skaitli no { $low } līdz { $high }.
bot-alone = Bots
bot-name = Bots { $number }
person-name = Spēlētājs { $number }
welcome = Marrakech terminālī. Raksti ? jebkurā brīdī, lai saņemtu palīdzību; lai apturētu, spied Ctrl-C. Spēle tiek saglabāta pēc katras darbības.
bots-getting-ready = Boti gatavojas. Pašā pirmajā reizē tas aizņem apmēram pusminūti.
welcome-back = Laipni lūdzam atpakaļ: { $turn }. gājiens. Raksti ? jebkurā brīdī, lai saņemtu palīdzību.
saved-at = Pieraksts ir saglabāts failā { $file }
prompt-turn = { $name }: uz kuru pusi? { $choices }
choice-left = { $facing } ({ facing }): pa kreisi
choice-straight = { $facing } ({ facing }): taisni
choice-right = { $facing } ({ facing }): pa labi
prompt-roll-facing = Assams skatīsies uz { $facing ->
    [N] ziemeļiem
    [E] austrumiem
    [S] dienvidiem
   *[W] rietumiem
}. Spied Enter, lai mestu kauliņu, vai izvēlies citu virzienu: { $others }
prompt-roll = { $name }: spied Enter, lai mestu kauliņu.
prompt-lay = { $name }: kur izklāt { $letter ->
    [r] sarkano
    [b] zilo
    [y] dzelteno
   *[g] zaļo
} paklāju? Raksti numuru vai divus lauciņus.
prompt-confirm-lay = { $action }? Spied Enter, lai izklātu paklāju, vai izvēlies citu vietu.
prompt-confirm-steer = Assams skatīsies uz { $facing ->
    [N] ziemeļiem
    [E] austrumiem
    [S] dienvidiem
   *[W] rietumiem
}. Nākamais gājiens: { $next }. Spied Enter, lai apstiprinātu, vai izvēlies citu virzienu.
stars-paid = Zvaigznītes rāda apgabalu, par kuru samaksāts.
prompt-must-return = { $name }: paklāju te nav kur izklāt. Spied Enter, lai noliktu vienu atpakaļ kastē.
not-understood = „{ $text }” nav starp izvēlēm. Raksti ?, lai saņemtu palīdzību.
help-facing = N E S W      pagriezt Assamu: N (ziemeļi), E (austrumi), S (dienvidi) vai W (rietumi); nekas nav galīgs, kamēr nav mests kauliņš
help-lay = 1 2 3 … vai d4d5  izvēlēties vietu paklājam; nekas nav galīgs, kamēr nav nospiests Enter
help-position = position     parādīt pozīciju kā tekstu
help-log = log          parādīt līdzšinējo pierakstu
help-save = save FILE    saglabāt pieraksta kopiju failā FILE
help-give-up = give up      padoties (vispirms pajautās)
help-quit = q vai quit   pārtraukt; vēlāk var turpināt
ask-give-up = { $name }: vai tiešām gribi padoties? Raksti jā.
yes = jā
gave-not-up = Neviens nepadevās. Spēle turpinās.
copy-saved = Kopija ir saglabāta failā { $file }
goodbye-early = Spēle netika sākta.
goodbye = Apturēts. Turpināt var ar komandu: { $command }
save-trouble = Pierakstu neizdevās saglabāt: { $problem } Vari spēlēt tālāk; tas tiks saglabāts ar nākamo darbību.
not-saved = Pēdējās darbības nav saglabātas: { $problem }
over-heading = Spēle ir beigusies pēc { $count ->
    [zero] { $count } gājieniem
    [one] { $count } gājiena
   *[other] { $count } gājieniem
}.
resume-over = Šī spēle ir beigusies; ar „marrakech replay” to var noskatīties soli pa solim.

## Other commands

list-number = { $number }.
verify-fine = { $file }: viss kārtībā. { $count ->
    [0] Metienu un atklātu paklāju vēl nav.
   *[other] Visi metieni un atklātie paklāji ({ $count }) atbilst sākumvērtībām.
}
verify-promised = { $file }: { $promised ->
    [all] visu spēlētāju sākumvērtības atbilst pierakstā publicētajiem jaucējkodiem. Vai jaucējkodi tika publicēti, pirms tika atklāta pirmā sākumvērtība, var pateikt tikai ierīce, kas tos saglabāja pie galda.
    [some] dažu vietu sākumvērtības tika iesniegtas atklāti, bez jaucējkoda ({ $seats }); pārējās atbilst pierakstā publicētajiem jaucējkodiem. Vai jaucējkodi tika publicēti, pirms tika atklāta pirmā sākumvērtība, var pateikt tikai ierīce, kas tos saglabāja pie galda.
   *[none] neviena vieta nepublicēja jaucējkodu, pirms tika atklāta tās sākumvērtība: spēlētājs, kurš pārvaldīja serveri, varēja izraudzīties metienus.
}
check-fine = { $file }: viss kārtībā. { turns }, { $result }
replay-prompt = Enter – tālāk, b – atpakaļ, skaitlis – pāriet uz gājienu, q – beigt
replay-start = Pirms pirmās darbības
replay-turn = { $turn }. gājiens no { $last }: { $line }
replay-comment = „{ $text }”
replay-end = Te pieraksts beidzas.
edition-column = Izdevums
edition-source = Noteikumi
edition-options = Opcijas
edition-box = Paklāji
edition-starter = Pirmais spēlētājs
edition-default-rules = parastie
edition-footer = Opcijas (iekavās) ir mūsu izvēle, jo izdevuma noteikumi par tām klusē; visas pārējās tajos ir iespiestas.
starter = { $who ->
    [random] izlozē
    [morocco] kurš pēdējais bijis Marokā
    [youngest] jaunākais vai izlozē
   *[agreed] pēc vienošanās
}
perft-total = { $nodes ->
    [zero] { $nodes } virkņu
    [one] { $nodes } virkne
   *[other] { $nodes } virknes
} pa { $depth ->
    [zero] { $depth } darbībām
    [one] { $depth } darbībai
   *[other] { $depth } darbībām
}
perft-counting = skaita
simulate-progress = spēles
simulate-title = { games } ar nejaušiem gājieniem, spēlētāju skaits: { $players }
simulate-seat = Vieta
simulate-wins = Uzvaras
simulate-points = Punkti
simulate-paid = Samaksāts
simulate-received = Saņemts
simulate-out = Izkrīt
simulate-length = Gājienu skaits spēlē: vidēji { $mean } (no { $low } līdz { $high }).
simulate-anyone-out = Spēles, kurās kāds izkrīt: { $share }; dalītas uzvaras: { $shared }.
simulate-speed = Spēles sekundē: { $rate }.
simulate-stopped = Apturēts pēc { $games ->
    [zero] { $games } spēlēm
    [one] { $games } spēles
   *[other] { $games } spēlēm
}.

## Engines

engine-not-started = Dzinēju „{ $engine }” neizdevās palaist: { $detail }
engine-crashed = Dzinējs „{ $engine }” negaidīti beidza darbu ({ $detail }).
engine-hung = Dzinējs „{ $engine }” laikus neatbildēja. { $detail }
engine-flooded = Dzinējs „{ $engine }” atsūtīja pārāk daudz teksta: { $detail }
engine-junk = Dzinējs „{ $engine }” neievēro dzinēju protokolu: { $detail }
engine-illegal = Dzinējs „{ $engine }” veica neatļautu gājienu: { $detail }
bot-needs-engine = Bota ar nosaukumu „{ $name }” nav. Ja tas ir dzinējs, norādi tā komandu ar --engine.
engine-line = „{ $text }” nav dzinēju protokola rindiņa; visas ir aprakstītas failā docs/engine-protocol.md.
engine-no-position = Vēl nav pozīcijas, par ko domāt.
engine-no-decision = Šeit nav nekā, ko izlemt: { $step ->
    [roll] kauliņu met nejaušība.
    [draw] paklāju atklāj nejaušība.
   *[over] spēle ir beigusies.
}
engine-option = Nav opcijas „{ $option }” ar vērtību „{ $value }”.
engine-bot-failed = Bota kļūme: { $error }
engine-cannot-judge = Bots „{ $bot }” neprot vērtēt pozīcijas.
engine-no-beginning = Novērtēt var tikai pozīciju, kurā sākas gājiens.
engine-no-judge = Dzinējs „{ $engine }” neprot vērtēt pozīcijas: tas nepazīst dzinēju protokola rindiņu „judge”.
engine-starting = Palaiž dzinēju „{ $engine }”…
engine-thinks = Dzinējs domā; vispirms to apturi.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing = Šeit nav ko salīdzināt: { $step ->
    [roll] kauliņu met nejaušība.
    [draw] paklāju atklāj nejaušība.
    [over] spēle ir beigusies.
   *[other] ir tikai viena izvēle.
}
rollout-what = Norādi pierakstu vai pozīciju ar --position.
rollout-step-alone = Opcijai --step vajag gājienu: norādi to ar --turn.
rollout-no-decision = { $step ->
    [turn] { $turn }. gājienā neviens nepagrieza Assamu.
    [lay] { $turn }. gājienā neviens neizklāja paklāju.
    [steer] { $turn }. gājienā neviens nepagrieza Assamu nākamajam spēlētājam.
   *[any] { $turn }. gājienā nevienam nebija izvēles.
}
rollout-turn = { $turn }. gājiens: { $sentence }
rollout-choice = Izvēle
rollout-behind = Aiz labākās
rollout-played = izvēlēts
rollout-stopped = { $games ->
    [0] Apturēts, pirms bija pabeigta kaut viena spēle.
    [zero] Apturēts pēc { $games } spēlēm no katras izvēles.
    [one] Apturēts pēc { $games } spēles no katras izvēles.
   *[other] Apturēts pēc { $games } spēlēm no katras izvēles.
}

## The arena

arena-twice = Bots { $bot } ir minēts divreiz; katru botu norādi tikai vienreiz.
arena-alone = Vajag vismaz divus: norādi vēl vienu botu, dzinēju ar --engine vai vienu no abiem ar --against.
arena-ms = { $ms } ms nav derīgs domāšanas laiks.
arena-sprt = „{ $text }” nav divas uzvaru daļas starp 0 un 1, mazākā vispirms, piemēram, 0.5,0.55.
arena-worker-died = Viens no spēlējošajiem procesiem ir apstājies, iespējams, pietrūka atmiņas. Pirms tam pabeigtās spēles ir spēkā.
chart-ending = { $file }: diagrammu var uzzīmēt tikai kā .svg vai .png; izvēlies nosaukumu ar vienu no šiem paplašinājumiem.
results-foreign = Failā { $file } nav arēnas rezultātu. Tas netika mainīts.
results-differ = Failā { $file } ir citu sacensību rezultāti: tur { $setting } ir { $found }, bet šeit { $wanted }.
results-line = { $file }, { NUMBER($line, useGrouping: 0) }. rindiņa: šī nav nākamā kārta: { $text }
results-busy = Failā { $file } pašlaik raksta cits process.
bot-illegal = tas izvēlējās „{ $action }”, kas tur nav atļauts.
bot-raised = tam radās kļūda { $error }
arena-getting-ready = gatavojas
arena-progress = spēles
arena-speed = { $rate }/s
arena-title = { games }, spēlētāju skaits: { $players }
arena-bot = Bots
arena-against = Pret
arena-rating = Reitings
arena-ratings = Reitings pēc spēlētāju skaita
arena-wins = Uzvaras
arena-interval = 95 % intervāls
arena-margin = Pārsvars
arena-median = ms, mediāna
arena-slow = ms, 99 %
arena-games = Spēles
arena-even = Kurš kuru uzvarēja (vienlīdzīgi būtu { $share })
arena-range = { $low }–{ $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } pret { $others }: { $verdict ->
    [H1] uzvaru daļa drīzāk ir { $high } nekā { $low } (pieņemta H1).
    [H0] uzvaru daļa drīzāk ir { $low } nekā { $high } (pieņemta H0).
   *[open] starp { $low } un { $high } vēl nav izšķirts.
} LLR { $llr } robežās no { $below } līdz { $above }, { $rounds ->
    [zero] { $rounds } kārtu
    [one] { $rounds } kārta
   *[other] { $rounds } kārtas
}.
arena-ladder-holds = Secība apstiprinās: katrs bots ar 95 % ticamību uzvar zemāko.
arena-ladder-open = Ar 95 % ticamību vēl nav droši: { $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = Botam { $bot } nācās padoties { $games ->
    [zero] { $games } spēlēs
    [one] { $games } spēlē
   *[other] { $games } spēlēs
}. Pirmo reizi: { $problem }
arena-stopped = Apturēts pēc { $games ->
    [zero] { $games } spēlēm
    [one] { $games } spēles
   *[other] { $games } spēlēm
}. Lai vēlāk varētu turpināt, lieto --out FILE.
arena-stopped-kept = Apturēts pēc { $games ->
    [zero] { $games } spēlēm
    [one] { $games } spēles
   *[other] { $games } spēlēm
}. Lai turpinātu, palaid to pašu komandu vēlreiz.
arena-chart = Diagramma ir saglabāta failā { $file }
arena-chart-title = { games }, spēlētāju skaits: { $players }
chart-wins = Uzvaru daļa ar 95 % ticamības intervālu
chart-even = vienlīdzīgi
chart-rating = reitings { $rating }
chart-matrix = Rindas bota uzvaras
chart-matrix-rest = Rindas bota uzvaras, spēlējot vienam pret pārējiem

## Luck and skill: marrakech analyse

analyse-depth = „{ $text }” nav derīgs dziļums; lieto quick, normal vai deep.
analyse-one-file = { $option } darbojas tikai ar vienu pierakstu.
analyse-no-turns = pierakstā vēl nav gājienu, ko analizēt.
analyse-annotated-long = ar komentāriem pieraksts pārsniegtu atļauto garumu (rakstzīmju skaits: { $longest }), tāpēc tas netika saglabāts.
analyse-progress = gājieni
analyse-stopped = Apturēts pēc { $done } no { $count ->
    [zero] { $count } gājieniem
    [one] { $count } gājiena
   *[other] { $count } gājieniem
}.
analyse-annotated = Pieraksts ar komentāriem ir saglabāts failā { $file }
analyse-title = { $file }, vērtēja { $evaluator } ({ $depth })
analyse-luck = { $name }: kauliņš deva { $luck }.
analyse-not-over = Spēle nav beigusies: rezultāts ir izredzes uzvarēt pēdējā pozīcijā.
analyse-gave-up = { $name } padevās. Šis zaudējums ir ieskaitīts rindā „Savas kļūdas”, bet par lēmumu to neskaita.
analyse-errors = Ko maksāja lēmumi
analyse-kind = Lēmums
analyse-step = { $step ->
    [turn] Assama pagriešana
    [steer] pagriešana nākamajam
   *[lay] paklāju izklāšana
}
analyse-error-each = Katrs maksāja
analyse-largest = Lielākās kļūdas un kas būtu bijis labāk
analyse-turn = Gājiens
analyse-played = Izvēlēts
analyse-better = Labāk
analyse-chance = Izredzes
analyse-error = Kļūda
analyse-rolls = Veiksmīgākie un neveiksmīgākie metieni
analyse-rolled = Uzmests
analyse-luck-column = Veiksme
analyse-turns = Gājienu pēc gājiena, ar visu spēlētāju izredzēm pēc katra gājiena
analyse-actions = Darbības
analyse-comment-error = { $grade ->
    [slip] Neprecizitāte
    [mistake] Kļūda
   *[blunder] Rupja kļūda
} ({ $error }). Labāk: { $better }, tad izredzes ir { $chance }, nevis { $instead }.
analyse-comment-judged = Analizēja { $evaluator } ({ $depth })
analyse-comment-luck = Veiksme: { $luck }
analyse-profiles = Spēlētāju panākumi
analyse-games = Spēles
analyse-interval = 95 % intervāls
analyse-profile-errors = Ko maksāja lēmums
analyse-all = Visi
analyse-phase = { $phase ->
    [opening] Sākums
    [middle] Vidus
   *[end] Beigas
}
analyse-profile-words = Kļūdu skaits uz 100 lēmumiem pēc lieluma
analyse-unfinished = Spēles, kas nav beigušās, profilos nav iekļautas: { $count }
analyse-abandoned = Spēles, kurās kāds padevās, profilos nav iekļautas: { $count }

## Measuring this machine

bench-ready = Gatavojas; pirmajā reizē kompilē
bench-import = Bibliotēkas ielāde, ms
bench-load = Kompilētā koda ielāde, ms
bench-first-move = No aukstas palaišanas līdz meistara pirmajam gājienam, ms
bench-rules-games = Nejaušas spēles noteikumu kodā, viens kodols, sekundē
bench-kernel-games = Nejaušas spēles kompilētajā kodā, viens kodols, sekundē
bench-kernel-turns = Gājieni kompilētajā kodā, viens kodols, sekundē
bench-kernel-everywhere = Nejaušas spēles kompilētajā kodā, visi kodoli, sekundē
bench-nodes = Meistara izskatītās pozīcijas, sekundē
bench-decision = Bota { $bot } lēmums, ms
bench-machine = { $cpu }, { $cores ->
    [zero] { $cores } kodolu
    [one] { $cores } kodols
   *[other] { $cores } kodoli
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Apturēts. Lūk, kas izmērīts līdz šim.
bench-child = Mērītais process beidzās ar kļūdu: { $problem }

## Running a server

serve-ready = Marrakech darbojas: { $link }
serve-lan = Lokālajā tīklā: { $link }
serve-data = Failā { $file } nevar saglabāt spēles: { $reason }
serve-host = „{ $host }” nav šī datora adrese: { $reason }
serve-stop = Lai apturētu serveri, spied Ctrl-C. Visas spēles tiek saglabātas failā { $file }
serve-port = Ports { $port } ir aizņemts vai to nedrīkst lietot: { $reason }
serve-only-here = Serveri var sasniegt tikai no šī datora; ar --host 0.0.0.0 – arī no lokālā tīkla.
open-already = Marrakech jau darbojas: { $link }
open-other = Marrakech jau darbojas ({ $link }), bet ar citu adresi vai failu. Vispirms to apturi vai izvēlies citu portu.
open-browser = Spēle atvērsies tavā pārlūkā. Ja neatveras, atver saiti.
open-yourself = Atver saiti pārlūkā.

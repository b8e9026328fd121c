### Latvian: watching a record and setting up a position.

study-again = Mēģināt vēlreiz
study-copy-by-hand = Kopē no šejienes

## Watching a record

replay-title = Noskatīties spēli vēlreiz
replay-lead = Ikvienu spēli var saglabāt kā īsu tekstu – tās pierakstu. Atver pierakstu, lai noskatītos spēli darbību pa darbībai, vai vispirms apskati piemēru.
replay-example = Apskatīt piemēru
replay-open-file = Atvērt failu
replay-paste = Vai arī ielīmē pierakstu šeit, vai nomet tā failu jebkur šajā lapā
replay-watch = Skatīties
replay-link-broken = Saite nav pilna, tāpēc tajā ietverto spēli nevar nolasīt. Palūdz to vēlreiz vai atver pašu pierakstu.
replay-another = Atvērt citu pierakstu

replay-seat = Vieta { $seat }
replay-market = Tirgus
replay-beginning = Spēle sākas.
replay-before-first = Pirms pirmā gājiena
replay-place = { $turn }. gājiens: { $name }
replay-count = { $at } no { $of }
replay-controls = Spēles skatīšana
replay-first = Uz sākumu
replay-back = Vienu darbību atpakaļ
replay-play = Rādīt
replay-pause = Pauze
replay-forward = Vienu darbību uz priekšu
replay-last = Uz beigām
replay-slider = Spēles brīdis
replay-keys = Taustiņi: bultiņas – vienu darbību atpakaļ un uz priekšu, ar Shift – veselu gājienu; Home un End – uz sākumu un beigām; atstarpe – rādīt un pauzēt.
replay-speed = Ātrums
replay-speed-name = { $speed ->
    [slow] Lēni
    [fast] Ātri
   *[normal] Normāli
}

replay-standings = Stāvoklis
replay-player = Spēlētājs
replay-dirhams = Dirhami
replay-squares = Lauciņi
replay-points = Punkti
replay-rugs-left = Paklāji
replay-next-rug = Nākamais paklājs ir { colour }.
replay-out = ārpus spēles
replay-winner = Uzvara

replay-turns = Gājieni
replay-no-turns = Gājienu vēl nav bijis.
replay-paid = samaksāts { $count }
replay-copy-link = Kopēt saiti uz šo brīdi
replay-link-copied = Saite ir nokopēta.
replay-download = Lejupielādēt
replay-to-table = Pie galda
replay-to-editor = Atvērt redaktorā
replay-about = Par šo pierakstu
replay-edition = Izdevums
replay-edition-none = nav norādīts
replay-rules = Noteikumi
replay-rules-usual = parastie
replay-result = Rezultāts
replay-unfinished = spēle nav pabeigta
replay-tag = { $name ->
    [Table] Galds
    [Date] Datums
    [ServerSeed] Servera sākumvērtība
    [SeatSeed1] Vietas 1 sākumvērtība
    [SeatSeed2] Vietas 2 sākumvērtība
    [SeatSeed3] Vietas 3 sākumvērtība
    [SeatSeed4] Vietas 4 sākumvērtība
    [SeatHash1] Apsolītais vietas 1 sākumvērtības jaucējkods
    [SeatHash2] Apsolītais vietas 2 sākumvērtības jaucējkods
    [SeatHash3] Apsolītais vietas 3 sākumvērtības jaucējkods
    [SeatHash4] Apsolītais vietas 4 sākumvērtības jaucējkods
    [Bot1] Bots vietā 1
    [Bot2] Bots vietā 2
    [Bot3] Bots vietā 3
    [Bot4] Bots vietā 4
    [ServerSeedHash] Apsolītais servera sākumvērtības jaucējkods
   *[other] { $name }
}

## Actions

study-face = Pavērst uz { $facing ->
    [N] ziemeļiem
    [E] austrumiem
    [S] dienvidiem
   *[W] rietumiem
}
study-die = { $slippers ->
    [zero] { $slippers } čību
    [one] { $slippers } čība
   *[other] { $slippers } čības
}

## Setting up a position

editor-title = Pozīciju redaktors
editor-tools = Ko dara pieskāriens
editor-tool = { $tool ->
    [rug] Paklājs
    [half] Paklāja puse
    [erase] Dzēst
    [assam] Assams
   *[look] Skatīt un mēģināt
}
editor-tool-hint = { $tool ->
    [rug] Pieskaries diviem lauciņiem ar kopīgu malu.
    [half] Pieskaries lauciņam: tur parādīsies puse paklāja, bet tā otra puse būs paslēpta.
    [erase] Pieskaries lauciņam, lai to atbrīvotu.
    [assam] Pieskaries lauciņam, lai tur noliktu Assamu; pieskaries viņam, lai pagrieztu.
   *[look] Izvēlies kādu no darbībām uz laukuma vai pieskaries jebkuram lauciņam, lai uzzinātu maksu.
}
editor-colours = Paklāja krāsa
editor-second-half = Paklājs sākas uz { $square }. Izvēlies lauciņu tam blakus.
editor-do = { $step ->
    [roll] Mest kauliņu
    [lay] Izklāt paklāju
   *[turn] Pagriezt Assamu
}
editor-board-kept = Laukums rāda pēdējo pozīciju, ko varēja nolasīt.
editor-area = { $square }: { $squares ->
    [zero] { $squares } lauciņu
    [one] { $squares } lauciņš
   *[other] { $squares } lauciņi
} { $letter ->
    [r] sarkanā
    [b] zilā
    [y] dzeltenā
   *[g] zaļā
} krāsā, īpašnieks: { $name }. Ikviens cits, kas te apstājas, maksā { $count ->
    [zero] { $count } dirhamu
    [one] { $count } dirhamu
   *[other] { $count } dirhamus
}.
editor-area-free = { $square }: { $squares ->
    [zero] { $squares } lauciņu
    [one] { $squares } lauciņš
   *[other] { $squares } lauciņi
} { $letter ->
    [r] sarkanā
    [b] zilā
    [y] dzeltenā
   *[g] zaļā
} krāsā, īpašnieks: { $name } (ārpus spēles). Te nav jāmaksā.
editor-area-bare = { $square } ir tukšs. Te nav jāmaksā.

editor-text = Pozīcija kā teksts
editor-text-first = Vispirms izlabo tekstu augstāk; tad tā daļas varēs mainīt šeit.
editor-undo = Atsaukt
editor-redo = Atkārtot
editor-undone = Atsaukts.
editor-redone = Atkārtots.
editor-clear = Notīrīt laukumu
editor-cleared = Laukums tagad ir tukšs.
editor-start = Sākums: { $players }
editor-copy-text = Kopēt tekstu
editor-text-copied = Teksts ir nokopēts.
editor-copy-link = Kopēt saiti

editor-next = Kas var notikt tālāk
editor-next-hint = { $step ->
    [roll] Tiek mests kauliņš. Izvēlies, ko tas rāda.
    [draw] Tiek atklāts nākamais kaudzītes paklājs. Izvēlies, kurš.
    [lay] { $count ->
        [zero] Paklāju var izklāt { $count } veidos. Tie ir parādīti uz laukuma.
        [one] Paklāju var izklāt { $count } veidā. Tas ir parādīts uz laukuma.
       *[other] Paklāju var izklāt { $count } veidos. Tie ir parādīti uz laukuma.
    }
    [steer] Assams tiek pagriezts nākamajam spēlētājam.
   *[turn] Assams tiek pagriezts vai paliek, kā stāv.
}
editor-do-return = Nolikt paklāju atpakaļ
editor-do-draw = Atklāt { $letter ->
    [r] sarkanu
    [b] zilu
    [y] dzeltenu
   *[g] zaļu
}
editor-prices = Kur ved katrs metiens un cik tas maksā

editor-fields = Sīkāk
editor-players = Spēlētāji
editor-mover = Kura gājiens
editor-seat = Vieta { $seat }, { $colours }
editor-step = Posms
editor-step-name = { $step ->
    [turn] pagriezt Assamu
    [roll] mest kauliņu
    [lay] izklāt paklāju
    [draw] atklāt paklāju
    [steer] pagriezt nākamajam
   *[over] spēle ir beigusies
}
editor-facing = Assama virziens
editor-rugs = Atlikušie { $letter ->
    [r] sarkanie
    [b] zilie
    [y] dzeltenie
   *[g] zaļie
} paklāji
editor-top = Nākamais paklājs
editor-top-none = nav atklāts
editor-out = Ārpus spēles
editor-out-as = Ārpus spēles, { $order }. pēc kārtas
editor-rules = Noteikumi
editor-edition-own = sava izvēle

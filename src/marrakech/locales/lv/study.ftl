### Latvian: watching a record and setting up a position.

study-again = Mēģināt vēlreiz
study-copy-by-hand = Kopē no šejienes

## Watching a record

replay-title = Noskatīties spēli vēlreiz
replay-lead = Ikvienu spēli var saglabāt kā īsu tekstu – tās pierakstu. Atver pierakstu, lai noskatītos spēli soli pa solim, vai vispirms apskati piemēru.
replay-example = Apskatīt piemēru
replay-open-file = Atvērt failu
replay-paste = Vai arī ielīmē pierakstu šeit, vai nomet tā failu jebkur šajā lapā
replay-watch = Skatīties
replay-link-broken = Saite nav pilna, tāpēc tajā ietverto spēli nevar nolasīt. Palūdz saiti vēlreiz vai atver pašu pierakstu.
replay-another = Atvērt citu pierakstu

replay-seat = Vieta { $seat }
replay-market = Tirgus
replay-beginning = Spēle sākas.
replay-before-first = Pirms pirmā gājiena
replay-place = { $turn }. gājiens: { $name }
replay-count = { $at } no { $of }
replay-controls = Spēles skatīšana
replay-first = Uz sākumu
replay-back = Soli atpakaļ
replay-play = Rādīt
replay-pause = Pauze
replay-forward = Soli uz priekšu
replay-last = Uz beigām
replay-slider = Brīdis spēlē
replay-keys = Taustiņi: bultiņas – soli atpakaļ vai uz priekšu, ar Shift – veselu gājienu; Home un End – uz sākumu un beigām; atstarpe – rādīt vai pauzēt.
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
replay-next-rug = Nākamais paklājs: { colour }.
replay-out = ārpus spēles
replay-winner = Uzvara

replay-turns = Gājieni
replay-no-turns = Gājienu vēl nav bijis.
replay-paid = samaksāts { $count }
replay-copy-link = Kopēt saiti uz šo brīdi
replay-link-copied = Saite nokopēta.
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
    [ServerSeed] Serveris: sākumvērtība
    [SeatSeed1] Vieta 1: sākumvērtība
    [SeatSeed2] Vieta 2: sākumvērtība
    [SeatSeed3] Vieta 3: sākumvērtība
    [SeatSeed4] Vieta 4: sākumvērtība
    [SeatHash1] Vieta 1: publicētais sākumvērtības jaucējkods
    [SeatHash2] Vieta 2: publicētais sākumvērtības jaucējkods
    [SeatHash3] Vieta 3: publicētais sākumvērtības jaucējkods
    [SeatHash4] Vieta 4: publicētais sākumvērtības jaucējkods
    [Bot1] Vieta 1: bots
    [Bot2] Vieta 2: bots
    [Bot3] Vieta 3: bots
    [Bot4] Vieta 4: bots
    [ServerSeedHash] Serveris: publicētais sākumvērtības jaucējkods
   *[other] { $name }
}

## Your finished games

games-title = Tavas pabeigtās spēles
games-none = Šeit būs redzama katra tava pabeigtā spēle.
games-you-won = Tu uzvarēji
games-more = Rādīt vecākas spēles
games-kept = { $days ->
    [zero] Spēle tiek glabāta { $days } dienas pēc pēdējā gājiena. Lai to paturētu ilgāk, lejupielādē pierakstu.
    [one] Spēle tiek glabāta { $days } dienu pēc pēdējā gājiena. Lai to paturētu ilgāk, lejupielādē pierakstu.
   *[other] Spēle tiek glabāta { $days } dienas pēc pēdējā gājiena. Lai to paturētu ilgāk, lejupielādē pierakstu.
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
editor-tools = Rīks
editor-tool = { $tool ->
    [rug] Paklājs
    [half] Paklāja puse
    [erase] Dzēst
    [assam] Assams
   *[look] Skatīt un mēģināt
}
editor-tool-hint = { $tool ->
    [rug] Izvēlies divus lauciņus ar kopīgu malu.
    [half] Izvēlies lauciņu, lai tur noliktu pusi paklāja; otra puse būs paslēpta.
    [erase] Izvēlies lauciņu, lai to atbrīvotu.
    [assam] Izvēlies lauciņu, lai tur noliktu Assamu; izvēlies viņu, lai pagrieztu.
   *[look] Izvēlies kādu no darbībām uz laukuma vai jebkuru lauciņu, lai redzētu maksu.
}
editor-colours = Paklāja krāsa
editor-second-half = Paklājs sākas uz { $square }. Izvēlies lauciņu tam blakus.
editor-do = { $step ->
    [roll] Mest kauliņu
    [lay] Izklāt paklāju
   *[turn] Pagriezt Assamu
}
editor-board-kept = Laukums joprojām rāda pēdējo pozīciju, ko varēja nolasīt.
editor-area = { $square }: apgabals, { $squares ->
    [zero] { $squares } lauciņu
    [one] { $squares } lauciņš
   *[other] { $squares } lauciņi
} { $letter ->
    [r] sarkanā
    [b] zilā
    [y] dzeltenā
   *[g] zaļā
} krāsā. Īpašnieks: { $name }. Maksa pārējiem: { dirhams }.
editor-area-free = { $square }: apgabals, { $squares ->
    [zero] { $squares } lauciņu
    [one] { $squares } lauciņš
   *[other] { $squares } lauciņi
} { $letter ->
    [r] sarkanā
    [b] zilā
    [y] dzeltenā
   *[g] zaļā
} krāsā. Īpašnieks: { $name }, ārpus spēles. Te nav jāmaksā.
editor-area-bare = { $square } ir tukšs. Te nav jāmaksā.

editor-text = Pozīcija kā teksts
editor-text-first = Vispirms izlabo tekstu augstāk; tad šeit varēs mainīt pārējo.
editor-undo = Atsaukt
editor-redo = Atkārtot
editor-undone = Atsaukts.
editor-redone = Atkārtots.
editor-clear = Notīrīt laukumu
editor-cleared = Laukums tagad ir tukšs.
editor-start = Sākums: { $players }
editor-copy-text = Kopēt tekstu
editor-text-copied = Teksts nokopēts.
editor-copy-link = Kopēt saiti

editor-next = Kas var notikt tālāk
editor-next-hint = { $step ->
    [roll] Met kauliņu: izvēlies, ko tas rāda.
    [draw] Atklāj nākamo kaudzītes paklāju: izvēlies tā krāsu.
    [lay] { $count ->
        [0] Paklāju nav kur izklāt, tāpēc tas atgriežas kastē.
        [zero] Paklāju var izklāt { $count } veidos, kas parādīti uz laukuma.
        [one] Paklāju var izklāt { $count } veidā, kas parādīts uz laukuma.
       *[other] Paklāju var izklāt { $count } veidos, kas parādīti uz laukuma.
    }
    [steer] Pagriez Assamu nākamajam spēlētājam.
   *[turn] Pagriez Assamu vai atstāj, kā ir.
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
editor-step = Nākamais posms
editor-step-name = { $step ->
    [turn] pagriezt Assamu
    [roll] mest kauliņu
    [lay] izklāt paklāju
    [draw] atklāt paklāju
    [steer] pagriezt Assamu nākamajam spēlētājam
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
editor-top-none = vēl nav atklāts
editor-out = Ārpus spēles
editor-out-as = Ārpus spēles, izkrita { $order }. pēc kārtas
editor-rules = Noteikumi
editor-edition-own = savi noteikumi

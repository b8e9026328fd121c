### Latvian: what is round every page.

game-name = Marrakech
loading = Mirklīti…
skip-to-content = Pāriet uz saturu
server-unreachable = Serveris pašlaik nav sasniedzams. Pēc brīža mēģini vēlreiz.
page-description = Galda spēle par paklājiem, dirhamiem un stūrgalvīgu tirgus īpašnieku: spēlē pārlūkā pret botiem, ar draugiem, kam nosūti saiti, vai kopā vienā ierīcē.
page-noscript = Šai spēlei vajag JavaScript. Ieslēdz to pārlūkā.
page-title = { $page } · Marrakech
page-missing = Lapa nav atrasta
page-missing-home = Uz sākumlapu
page-failed = Lapu neizdevās ielādēt. Pārbaudi savienojumu un mēģini vēlreiz; tavas spēles serverī ir drošībā.
try-again = Mēģināt vēlreiz

## Finding one’s way

nav-devices = Tavas ierīces
nav-label = Lapas
nav-more-label = Citas lapas
nav-learn = Mācīties
nav-rules = Noteikumi
nav-replay = Pieraksti
nav-editor = Pozīcijas
nav-table = Galds
nav-licences = Licences
legal-note = Neatkarīga, neoficiāla versija ar saviem zīmējumiem. Marrakech ir spēles izdevēja preču zīme; izdevējam ar šo versiju nav nekāda sakara.

## The menu on a phone

nav-menu = Izvēlne

## Settings

settings = Iestatījumi
settings-close = Gatavs
settings-note = Šie iestatījumi paliek šajā ierīcē.
settings-language = Valoda
settings-language-browser = Kā pārlūkā ({ $language })
settings-name = Tavs vārds
settings-name-example = Vārds, ko redz citi
settings-theme = Motīvs
settings-theme-value = { $theme ->
    [system] Kā ierīcē
    [light] Gaišs
   *[dark] Tumšs
}
settings-speed = Animācijas
settings-speed-value = { $speed ->
    [none] Nav
    [fast] Ātras
    [normal] Parastas
   *[slow] Lēnas
}
settings-sounds = Skaņas
settings-sounds-help = Jebkurā lapā spied M, lai tās ieslēgtu vai izslēgtu.
settings-confirm = Apstiprināt paklāja izklāšanu
settings-confirm-help = Lai izklātu paklāju, spied pogu vai Enter. Ja tas ir izslēgts, paklājs tiek izklāts, tiklīdz izvēlies tā divus lauciņus.
settings-coordinates = Burti un cipari ap tirgu
settings-letters = Viena burta īsinājumtaustiņi
settings-letters-help = M skaņām; pie galda arī S, L, H, U un ?, kā arī teksta laukuma taustiņi.
sounds-now = { $state ->
    [on] Skaņas ir ieslēgtas.
   *[off] Skaņas ir izslēgtas.
}

## Settings: motion

settings-motion = Kustība
settings-motion-value = { $motion ->
    [system] Kā ierīcē
    [full] Pilna
   *[reduced] Samazināta
}
settings-motion-help = Ar samazinātu kustību katrs solis ir redzams kā nekustīgs attēls.
settings-motion-device = Tava ierīce prasa samazināt kustību.

## Settings: reactions

settings-reactions = Reakcijas pie galdiem
settings-reactions-help = Ja tas ir izslēgts, tu ne pie viena galda neredzi un nedzirdi reakcijas, un poga to sūtīšanai ir paslēpta.

## Your devices

devices-lead = Visām šīm ierīcēm ir vienas un tās pašas vietas. Ikviens, kam ir kāda no tām, var spēlēt tavā vietā.
devices-none = Tavu ierīču šeit vēl nav. Šī parādīsies, tiklīdz ieņemsi vietu.
device-name = { $browser } sistēmā { $system }
device-name-unknown = Nezināma ierīce
device-this = Šī ierīce
device-seen = Pēdējoreiz lietota: { $when }
device-sign-out = Izrakstīties
device-sign-out-name = Izrakstīties: { $device }
device-sign-out-here = Izrakstīties šeit
devices-sign-out-all = Izrakstīties visur
device-sign-out-text = Ierīce uzreiz zaudēs tavas vietas. Pārējās tavās ierīcēs tās paliks.
device-sign-out-last = Tad izrakstīšanās būs notikusi visās tavās ierīcēs. Vietas zudīs, un neviens tās nevarēs atgūt.
device-signed-out = Šajā ierīcē notikusi izrakstīšanās, un tavu vietu tajā vairs nav.
device-signed-out-other = Izrakstīšanās veikta: { $device }
devices-signed-out-here = Izrakstīšanās šajā ierīcē ir pabeigta.
devices-add = Pievienot ierīci
devices-add-text = Izveido saiti un atver to otrā ierīcē. Tad abām būs vienas un tās pašas vietas. Saite darbojas vienreiz un ir derīga desmit minūtes.
devices-add-make = Izveidot saiti
devices-add-again = Izveidot jaunu saiti
devices-add-warning = Nerādi šo saiti nevienam: ikviens, kas to atvērs, varēs spēlēt tavā vietā.
device-join-title = Vai pievienot šo ierīci?
device-join-text = Šī saite izveidota citā ierīcē. Ja turpināsi, abām būs vienas un tās pašas vietas, un ikviens, kam ir otra ierīce, varēs spēlēt tavā vietā. Turpini tikai tad, ja saiti izveidoji tu.
device-join-own = Šai ierīcei ir savas vietas pie { $count ->
    [zero] { $count } galdiem.
    [one] { $count } galda.
   *[other] { $count } galdiem.
} Ja turpināsi, tu tās zaudēsi.
device-join-yes = Pievienot šo ierīci
device-join-yes-own = Turpināt bez šīm vietām
device-join-no = Atstāt, kā ir
device-joined = Tagad šai ierīcei ir tās pašas vietas, kas otrai.
cookies-blocked = Pārlūks bloķē šīs vietnes sīkdatnes, tāpēc tavu vietu nevar saglabāt. Atļauj sīkdatnes šai vietnei un mēģini vēlreiz. Vērot var arī bez tām.

## Which device is meant

device-seen-lately = Pēdējoreiz lietota: pēdējās stundas laikā
device-sign-out-title-here = Izrakstīties šajā ierīcē?
device-sign-out-text-here = Šī ierīce uzreiz zaudēs tavas vietas. Pārējās tavās ierīcēs tās paliks.

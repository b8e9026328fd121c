### Latvian: what is round every page.

game-name = Marrakech
loading = Mirklīti…
skip-to-content = Pāriet uz saturu
server-unreachable = Serveris pašlaik neatbild. Nekas nav zudis; mēģinām vēlreiz.
page-description = Galda spēle par paklājiem, dirhamiem un stūrgalvīgu tirgus īpašnieku: spēlē pārlūkā pret botiem, ar draugiem, kam nosūti saiti, vai visi pie vienas ierīces.
page-noscript = Šai spēlei vajag JavaScript.
page-title = { $page } · Marrakech
page-missing = Šādas lapas nav
page-missing-home = Doties uz tirgu
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
legal-note = Neatkarīga, neoficiāla versija ar saviem zīmējumiem. Marrakech ir tā izdevēja preču zīme; izdevējam ar šo versiju nav nekāda sakara.

## Settings

settings = Iestatījumi
settings-close = Gatavs
settings-note = Tas viss paliek šajā ierīcē.
settings-language = Valoda
settings-language-browser = Pārlūks ({ $language })
settings-name = Tavs vārds
settings-name-example = Kā tevi redz citi
settings-theme = Apgaismojums
settings-theme-value = { $theme ->
    [system] Kā ierīcē
    [light] Diena
   *[dark] Nakts
}
settings-speed = Kustību ātrums
settings-speed-value = { $speed ->
    [none] Uzreiz
    [fast] Ātri
    [normal] Normāli
   *[slow] Lēni
}
settings-speed-still = Tava ierīce prasa mazāk kustību, tāpēc viss notiek uzreiz.
settings-sounds = Skaņas
settings-sounds-help = Taustiņš M tās pārslēdz jebkurā vietā.
settings-confirm = Pajautāt pirms paklāja izklāšanas
settings-confirm-help = Lai izklātu, pieskaries paklāja otrai pusei vai pogai, vai spied Enter.
settings-coordinates = Burti un cipari gar tirgus malu
settings-letters = Viena burta taustiņi
settings-letters-help = M skaņām; pie galda arī S, L, H un ?, kā arī teksta laukuma taustiņi.
sounds-now = { $state ->
    [on] Skaņas ir ieslēgtas.
   *[off] Skaņas ir izslēgtas.
}

## Your devices

devices-lead = Visām šīm ierīcēm ir vienas un tās pašas vietas: ar jebkuru no tām var spēlēt tavā vietā.
devices-none = Tavu ierīču šeit vēl nav. Šī parādīsies, tiklīdz ieņemsi vietu.
device-name = { $browser } sistēmā { $system }
device-name-unknown = Cita programma
device-this = Šī ierīce
device-seen = Pēdējoreiz lietota: { $when }
device-sign-out = Izrakstīties
device-sign-out-name = Izrakstīties: { $device }
device-sign-out-here = Izrakstīties šeit
devices-sign-out-all = Izrakstīties visur
device-sign-out-text = Ierīce uzreiz zaudēs tavas vietas. Pārējās tavās ierīcēs tās paliks.
device-sign-out-last = Tad tev vairs nebūs nevienas ierīces: vietas zudīs, un neviens tās nevarēs atgūt.
device-signed-out = Šajā ierīcē notikusi izrakstīšanās. Ierīce sāk no jauna, bez agrākajām vietām.
device-signed-out-other = Izrakstīšanās veikta: { $device }
devices-signed-out-here = Izrakstīšanās šajā ierīcē ir pabeigta.
devices-add = Pievienot ierīci
devices-add-text = Izveido saiti un atver to otrā ierīcē: abām būs vienas un tās pašas vietas. Saite darbojas vienreiz un ir derīga desmit minūtes.
devices-add-make = Izveidot saiti
devices-add-again = Izveidot jaunu saiti
devices-add-warning = Nerādi to nevienam: kas to atvērs, varēs spēlēt tavā vietā.
device-join-title = Vai pievienot šo ierīci?
device-join-text = Šī saite izveidota citā ierīcē. Ja turpināsi, abām būs vienas un tās pašas vietas, un ar otru ierīci varēs spēlēt tavā vietā. Turpini tikai tad, ja saiti izveidoji tu.
device-join-own = Šai ierīcei ir savas vietas pie { $count ->
    [zero] { $count } galdiem.
    [one] { $count } galda.
   *[other] { $count } galdiem.
} Ja turpināsi, tā tās zaudēs.
device-join-yes = Pievienot šo ierīci
device-join-yes-own = Turpināt bez šīm vietām
device-join-no = Atstāt, kā ir
device-joined = Tagad šai ierīcei ir tās pašas vietas, kas otrai.
cookies-blocked = Pārlūks neglabā šīs vietnes sīkdatnes, tāpēc nevarēja saglabāt tavu vietu. Atļauj sīkdatnes šai vietnei un mēģini vēlreiz; vērot var arī bez tām.

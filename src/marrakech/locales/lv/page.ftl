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

nav-label = Lapas
nav-more-label = Citas lapas
nav-learn = Mācīties
nav-rules = Noteikumi
nav-replay = Pieraksti
nav-editor = Pozīcijas
nav-table = Galds
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

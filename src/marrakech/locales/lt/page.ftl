### Lithuanian: what is round every page.

game-name = Marrakech
loading = Akimirką…
skip-to-content = Pereiti prie turinio
server-unreachable = Serveris dabar neatsako. Niekas nedingo; bandome dar kartą.
page-description = Stalo žaidimas apie kilimus, dirhamus ir užsispyrusį turgaus savininką: žaisk naršyklėje prieš botus, su draugais per nuorodą arba visi prie vieno įrenginio.
page-noscript = Šiam žaidimui reikia JavaScript.
page-title = { $page } · Marrakech
page-missing = Tokio puslapio nėra
page-missing-home = Eiti į turgų
page-failed = Puslapio nepavyko įkelti. Patikrink ryšį ir bandyk dar kartą; tavo partijos serveryje saugios.
try-again = Bandyti dar kartą

## Finding one’s way

nav-label = Puslapiai
nav-more-label = Kiti puslapiai
nav-learn = Mokytis
nav-rules = Taisyklės
nav-replay = Įrašai
nav-editor = Pozicijos
nav-table = Stalas
legal-note = Nepriklausoma, neoficiali versija su savais piešiniais. Marrakech yra žaidimo leidėjo prekių ženklas; leidėjas su šia versija niekaip nesusijęs.

## Settings

settings = Nustatymai
settings-close = Atlikta
settings-note = Visa tai lieka šiame įrenginyje.
settings-language = Kalba
settings-language-browser = Naršyklė ({ $language })
settings-name = Tavo vardas
settings-name-example = Kaip tave mato kiti
settings-theme = Apšvietimas
settings-theme-value = { $theme ->
    [system] Kaip įrenginyje
    [light] Diena
   *[dark] Naktis
}
settings-speed = Judėjimo greitis
settings-speed-value = { $speed ->
    [none] Iš karto
    [fast] Greitai
    [normal] Normaliai
   *[slow] Lėtai
}
settings-speed-still = Tavo įrenginys prašo mažiau judesio, todėl viskas vyksta iš karto.
settings-sounds = Garsai
settings-sounds-help = Klavišas M juos perjungia bet kur.
settings-confirm = Paklausti prieš tiesiant kilimą
settings-confirm-help = Kad patiestum, paliesk kitą kilimo pusę ar mygtuką arba spausk Enter.
settings-coordinates = Raidės ir skaičiai turgaus pakraštyje
settings-letters = Vienos raidės klavišai
settings-letters-help = M garsams; prie stalo dar S, L, H ir ?, taip pat tekstinės lentos klavišai.
sounds-now = { $state ->
    [on] Garsai įjungti.
   *[off] Garsai išjungti.
}

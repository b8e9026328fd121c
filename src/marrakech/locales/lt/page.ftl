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

nav-devices = Tavo įrenginiai
nav-label = Puslapiai
nav-more-label = Kiti puslapiai
nav-learn = Mokytis
nav-rules = Taisyklės
nav-replay = Įrašai
nav-editor = Pozicijos
nav-table = Stalas
nav-licences = Licencijos
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

## Your devices

devices-lead = Visi šie įrenginiai turi tas pačias vietas: bet kuriuo iš jų galima žaisti už tave.
devices-none = Tavo įrenginių čia dar nėra. Šis atsiras, kai užimsi vietą.
device-name = { $browser } ({ $system })
device-name-unknown = Kita programa
device-this = Šis įrenginys
device-seen = Paskutinį kartą naudotas: { $when }
device-sign-out = Atsijungti
device-sign-out-name = Atsijungti: { $device }
device-sign-out-here = Atsijungti čia
devices-sign-out-all = Atsijungti visur
device-sign-out-text = Įrenginys iš karto neteks tavo vietų. Kituose tavo įrenginiuose jos liks.
device-sign-out-last = Tada neliks nė vieno tavo įrenginio: vietos dings, ir niekas negalės jų grąžinti.
device-signed-out = Šis įrenginys atjungtas. Jis pradeda iš naujo, be ankstesnių vietų.
device-signed-out-other = Atsijungta: { $device }
devices-signed-out-here = Šiame įrenginyje atsijungta.
devices-add = Pridėti įrenginį
devices-add-text = Sukurk nuorodą ir atverk ją kitame įrenginyje: abu turės tas pačias vietas. Ji veikia vieną kartą ir galioja dešimt minučių.
devices-add-make = Sukurti nuorodą
devices-add-again = Sukurti naują nuorodą
devices-add-warning = Niekam jos nerodyk: kas ją atvers, galės žaisti už tave.
device-join-title = Pridėti šį įrenginį?
device-join-text = Ši nuoroda sukurta kitame įrenginyje. Jei tęsi, abu turės tas pačias vietas, ir kituoju bus galima žaisti už tave. Tęsk tik tada, jei nuorodą sukūrei tu.
device-join-own = Šis įrenginys turi savų vietų prie { $count ->
    [one] { $count } stalo.
    [few] { $count } stalų.
   *[other] { $count } stalų.
} Jei tęsi, jis jų neteks.
device-join-yes = Pridėti šį įrenginį
device-join-yes-own = Tęsti be šių vietų
device-join-no = Palikti, kaip yra
device-joined = Dabar šis įrenginys turi tas pačias vietas kaip ir kitas.
cookies-blocked = Naršyklė nesaugo šios svetainės slapukų, todėl negalėjo išsaugoti tavo vietos. Leisk šios svetainės slapukus ir bandyk dar kartą; stebėti galima ir be jų.

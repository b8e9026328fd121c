### Lithuanian: what is round every page.

game-name = Marrakech
loading = Akimirką…
skip-to-content = Pereiti prie turinio
server-unreachable = Serveris dabar nepasiekiamas. Po akimirkos bandyk dar kartą.
page-description = Stalo žaidimas apie kilimus, dirhamus ir užsispyrusį turgaus savininką: žaisk naršyklėje prieš botus, su draugais per nuorodą arba kartu viename įrenginyje.
page-noscript = Šiam žaidimui reikia JavaScript. Įjunk jį naršyklėje.
page-title = { $page } · Marrakech
page-missing = Puslapis nerastas
page-missing-home = Į pradžios puslapį
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

## The menu on a phone

nav-menu = Meniu

## Settings

settings = Nustatymai
settings-close = Atlikta
settings-note = Šie nustatymai lieka šiame įrenginyje.
settings-language = Kalba
settings-language-browser = Kaip naršyklėje ({ $language })
settings-name = Tavo vardas
settings-name-example = Vardas, kurį mato kiti
settings-theme = Tema
settings-theme-value = { $theme ->
    [system] Kaip įrenginyje
    [light] Šviesi
   *[dark] Tamsi
}
settings-speed = Animacija
settings-speed-value = { $speed ->
    [none] Nėra
    [fast] Greita
    [normal] Įprasta
   *[slow] Lėta
}
settings-sounds = Garsai
settings-sounds-help = Bet kuriame puslapyje spausk M, kad juos įjungtum arba išjungtum.
settings-confirm = Patvirtinti prieš tiesiant kilimą
settings-confirm-help = Kad patiestum kilimą, spausk mygtuką arba Enter. Kai tai išjungta, kilimas patiesiamas iš karto, kai pasirenki du jo laukelius.
settings-coordinates = Raidės ir skaičiai aplink turgų
settings-letters = Vienos raidės spartieji klavišai
settings-letters-help = M garsams; prie stalo dar S, L, H, U ir ?, taip pat tekstinės lentos klavišai.
sounds-now = { $state ->
    [on] Garsai įjungti.
   *[off] Garsai išjungti.
}

## Settings: motion

settings-motion = Judesys
settings-motion-value = { $motion ->
    [system] Kaip įrenginyje
    [full] Visas
   *[reduced] Sumažintas
}
settings-motion-help = Sumažinus judesį, kiekvienas žingsnis rodomas kaip nejudantis vaizdas.
settings-motion-device = Tavo įrenginys prašo sumažinti judesį.

## Settings: reactions

settings-reactions = Reakcijos prie stalų
settings-reactions-help = Kai tai išjungta, prie jokio stalo nematai ir negirdi reakcijų, o mygtukas joms siųsti paslėptas.

## Your devices

devices-lead = Visi šie įrenginiai turi tas pačias vietas. Kas turi bent vieną iš jų, gali žaisti už tave.
devices-none = Tavo įrenginių čia dar nėra. Šis atsiras, kai užimsi vietą.
device-name = { $browser } ({ $system })
device-name-unknown = Nežinomas įrenginys
device-this = Šis įrenginys
device-seen = Paskutinį kartą naudotas: { $when }
device-sign-out = Atsijungti
device-sign-out-name = Atsijungti: { $device }
device-sign-out-here = Atsijungti čia
devices-sign-out-all = Atsijungti visur
device-sign-out-text = Įrenginys iš karto neteks tavo vietų. Kituose tavo įrenginiuose jos liks.
device-sign-out-last = Tada bus atsijungta visuose tavo įrenginiuose. Vietos dings, ir niekas negalės jų grąžinti.
device-signed-out = Šis įrenginys atjungtas ir nebeturi tavo vietų.
device-signed-out-other = Atsijungta: { $device }
devices-signed-out-here = Šiame įrenginyje atsijungta.
devices-add = Pridėti įrenginį
devices-add-text = Sukurk nuorodą ir atverk ją kitame įrenginyje. Tada abu turės tas pačias vietas. Nuoroda veikia vieną kartą ir galioja dešimt minučių.
devices-add-make = Sukurti nuorodą
devices-add-again = Sukurti naują nuorodą
devices-add-warning = Niekam nerodyk šios nuorodos: kas ją atvers, galės žaisti už tave.
device-join-title = Pridėti šį įrenginį?
device-join-text = Ši nuoroda sukurta kitame įrenginyje. Jei tęsi, abu turės tas pačias vietas, ir kas turi kitą įrenginį, galės žaisti už tave. Tęsk tik tada, jei nuorodą sukūrei tu.
device-join-own = Šis įrenginys turi savų vietų prie { $count ->
    [one] { $count } stalo.
    [few] { $count } stalų.
   *[other] { $count } stalų.
} Jei tęsi, jų neteksi.
device-join-yes = Pridėti šį įrenginį
device-join-yes-own = Tęsti be šių vietų
device-join-no = Palikti, kaip yra
device-joined = Dabar šis įrenginys turi tas pačias vietas kaip ir kitas.
cookies-blocked = Naršyklė blokuoja šios svetainės slapukus, todėl tavo vietos išsaugoti negalima. Leisk šios svetainės slapukus ir bandyk dar kartą. Stebėti galima ir be jų.

## Which device is meant

device-seen-lately = Paskutinį kartą naudotas: per pastarąją valandą
device-sign-out-title-here = Atsijungti šiame įrenginyje?
device-sign-out-text-here = Šis įrenginys iš karto neteks tavo vietų. Kituose tavo įrenginiuose jos liks.

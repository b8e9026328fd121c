### Slovenian: what is round every page.

game-name = Marrakech
loading = Samo trenutek …
skip-to-content = Preskoči na vsebino
server-unreachable = Strežnik trenutno ni dosegljiv. Poskusi znova čez trenutek.
page-description = Namizna igra o preprogah, dirhamih in trmastem lastniku tržnice: igraj v brskalniku – proti botom, s prijatelji prek povezave ali skupaj na eni napravi.
page-noscript = Ta igra potrebuje JavaScript. Vklopi ga v brskalniku.
page-title = { $page } · Marrakech
page-missing = Strani ni mogoče najti
page-missing-home = Na začetno stran
page-failed = Te strani ni bilo mogoče naložiti. Preveri internetno zvezo in poskusi znova; tvoje partije so na strežniku na varnem.
try-again = Poskusi znova

## Finding one’s way

nav-devices = Tvoje naprave
nav-label = Strani
nav-more-label = Več strani
nav-learn = Učenje
nav-rules = Pravila
nav-replay = Zapisi
nav-editor = Pozicije
nav-table = Miza
nav-licences = Licence
legal-note = Neodvisna, neuradna različica z lastno podobo. Marrakech je blagovna znamka svojega založnika, ki s to različico ni povezan.

## The menu on a phone

nav-menu = Meni

## Settings

settings = Nastavitve
settings-close = V redu
settings-note = Te nastavitve ostanejo na tej napravi.
settings-language = Jezik
settings-language-browser = Kot brskalnik ({ $language })
settings-name = Tvoje ime
settings-name-example = Ime, ki ga vidijo drugi
settings-theme = Tema
settings-theme-value =
    { $theme ->
        [system] Kot naprava
        [light] Svetla
       *[dark] Temna
    }
settings-speed = Hitrost animacij
settings-speed-value =
    { $speed ->
        [none] Brez animacij
        [fast] Hitro
        [normal] Običajno
       *[slow] Počasi
    }
settings-sounds = Zvoki
settings-sounds-help = Na vsaki strani jih vklopiš in izklopiš s tipko M.
settings-confirm = Potrditev pred polaganjem preproge
settings-confirm-help = Preprogo položiš z gumbom ali s tipko Enter. Ko je to izklopljeno, je položena takoj, ko izbereš obe polji.
settings-coordinates = Črke in številke okoli tržnice
settings-letters = Bližnjice z eno črko
settings-letters-help = M za zvoke; za mizo tudi S, L, H, U in ? ter tipke besedilne deske.
sounds-now = { $state ->
    [on] Zvoki so vklopljeni.
   *[off] Zvoki so izklopljeni.
}

## Settings: motion

settings-motion = Gibanje
settings-motion-value =
    { $motion ->
        [system] Kot naprava
        [full] Polno
       *[reduced] Zmanjšano
    }
settings-motion-help = Pri zmanjšanem gibanju je vsaka faza prikazana kot mirujoča slika: nič se ne premika.
settings-motion-device = Tvoja naprava želi zmanjšano gibanje.

## Settings: reactions

settings-reactions = Odzivi za mizo
settings-reactions-help = Ko je to izklopljeno, pri nobeni mizi ne vidiš in ne slišiš odzivov, gumb za pošiljanje pa je skrit.

## Your devices

devices-lead = Vse te naprave si delijo ista mesta. Kdor ima eno od njih, lahko igra namesto tebe.
devices-none = Tu še ni nobene tvoje naprave. Ta se pojavi, ko zasedeš mesto.
device-name = { $browser } v sistemu { $system }
device-name-unknown = Neznana naprava
device-this = Ta naprava
device-seen = Nazadnje dejavna: { $when }
device-sign-out = Odjavi
device-sign-out-name = Odjavi: { $device }
device-sign-out-here = Odjavi se tukaj
devices-sign-out-all = Odjavi se povsod
device-sign-out-text = Naprava takoj izgubi tvoja mesta. Drugim tvojim napravam ostanejo.
device-sign-out-last = Nobena od tvojih naprav ne bo več prijavljena. Tvoja mesta bodo izgubljena in nihče jih ne bo mogel vrniti.
device-signed-out = Ta naprava je bila odjavljena in nima več tvojih mest.
device-signed-out-other = Odjavljeno: { $device }
devices-signed-out-here = Odjava na tej napravi je uspela.
devices-add = Dodaj napravo
devices-add-text = Ustvari povezavo in jo odpri na drugi napravi. Obe si bosta potem delili ista mesta. Povezava deluje enkrat, v desetih minutah.
devices-add-make = Ustvari povezavo
devices-add-again = Ustvari novo povezavo
devices-add-warning = To povezavo obdrži zase: kdor jo odpre, lahko igra namesto tebe.
device-join-title = Dodaš to napravo?
device-join-text = Ta povezava je nastala na drugi napravi. Če nadaljuješ, si bosta obe delili ista mesta in kdor ima drugo napravo, bo lahko igral namesto tebe. Nadaljuj samo, če je povezava tvoja.
device-join-own =
    Ta naprava ima svoja mesta za { $count ->
        [one] { $count } mizo.
        [two] { $count } mizama.
        [few] { $count } mizami.
       *[other] { $count } mizami.
    } Če nadaljuješ, jih izgubiš.
device-join-yes = Dodaj to napravo
device-join-yes-own = Nadaljuj brez teh mest
device-join-no = Pusti, kot je
device-joined = Ta naprava ima zdaj ista mesta kot druga.
cookies-blocked = Tvoj brskalnik blokira piškotke tega spletnega mesta, zato tvojega mesta za mizo ni mogoče ohraniti. Dovoli piškotke in poskusi znova. Gledaš lahko tudi brez njih.

## Which device is meant

device-seen-lately = Nazadnje dejavna: v zadnji uri
device-sign-out-title-here = Se odjaviš s te naprave?
device-sign-out-text-here = Ta naprava takoj izgubi tvoja mesta; drugim tvojim napravam ostanejo.

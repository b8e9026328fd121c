### Slovenian: what is round every page.

game-name = Marrakech
loading = Samo trenutek …
skip-to-content = Na vsebino
server-unreachable = Strežnik se trenutno ne odziva. Nič ni izgubljeno; poskušamo znova.
page-description = Namizna igra o preprogah, dirhamih in trmastem lastniku tržnice: igraj v brskalniku – proti botom, s prijatelji prek povezave ali skupaj na eni napravi.
page-noscript = Ta igra potrebuje JavaScript.
page-title = { $page } · Marrakech
page-missing = Te strani ni
page-missing-home = Na tržnico
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

## Settings

settings = Nastavitve
settings-close = V redu
settings-note = Vse to ostane na tej napravi.
settings-language = Jezik
settings-language-browser = Brskalnik ({ $language })
settings-name = Tvoje ime
settings-name-example = Kot te vidijo drugi
settings-theme = Svetloba
settings-theme-value = { $theme ->
    [system] Kot naprava
    [light] Poldne
   *[dark] Noč
}
settings-speed = Hitrost gibanja
settings-speed-value = { $speed ->
    [none] Takoj
    [fast] Hitro
    [normal] Običajno
   *[slow] Počasi
}
settings-speed-still = Tvoja naprava želi manj gibanja, zato se vse premakne takoj.
settings-sounds = Zvoki
settings-sounds-help = Povsod jih vklopi in izklopi tipka M.
settings-confirm = Vprašaj pred polaganjem preproge
settings-confirm-help = Preprogo položi dotik njene druge polovice, gumb ali Enter.
settings-coordinates = Črke in številke ob robu tržnice
settings-letters = Tipke z eno črko
settings-letters-help = M za zvoke; za mizo tudi S, L, H in ? ter tipke besedilne deske.
sounds-now = { $state ->
    [on] Zvoki so vklopljeni.
   *[off] Zvoki so izklopljeni.
}

## Your devices

devices-lead = Vse te naprave imajo ista mesta: na vsaki od njih je mogoče igrati namesto tebe.
devices-none = Tu še ni nobene tvoje naprave. Ta se pojavi, ko zasedeš mesto.
device-name = { $browser } v sistemu { $system }
device-name-unknown = Drug program
device-this = Ta naprava
device-seen = Nazadnje dejavna: { $when }
device-sign-out = Odjavi
device-sign-out-name = Odjavi: { $device }
device-sign-out-here = Odjavi se tukaj
devices-sign-out-all = Odjavi se povsod
device-sign-out-text = Naprava takoj izgubi tvoja mesta. Drugim tvojim napravam ostanejo.
device-sign-out-last = Potem ti ne ostane nobena naprava: mesta se izgubijo in nihče jih ne more vrniti.
device-signed-out = Ta naprava je bila odjavljena. Začenja znova, brez prejšnjih mest.
device-signed-out-other = Odjavljeno: { $device }
devices-signed-out-here = Odjava na tej napravi je uspela.
devices-add = Dodaj napravo
devices-add-text = Ustvari povezavo in jo odpri na drugi napravi: obe bosta imeli ista mesta. Deluje enkrat in velja deset minut.
devices-add-make = Ustvari povezavo
devices-add-again = Ustvari novo povezavo
devices-add-warning = Obdrži jo zase: kdor jo odpre, lahko igra namesto tebe.
device-join-title = Dodaš to napravo?
device-join-text = Ta povezava je nastala na drugi napravi. Če nadaljuješ, bosta imeli obe ista mesta in na drugi bo mogoče igrati namesto tebe. Nadaljuj samo, če je povezava tvoja.
device-join-own = Ta naprava ima svoja mesta za { $count ->
    [one] { $count } mizo.
    [two] { $count } mizama.
    [few] { $count } mizami.
   *[other] { $count } mizami.
} Če nadaljuješ, jih izgubi.
device-join-yes = Dodaj to napravo
device-join-yes-own = Nadaljuj brez teh mest
device-join-no = Pusti, kot je
device-joined = Ta naprava ima zdaj ista mesta kot druga.
cookies-blocked = Brskalnik ne hrani piškotkov tega spletnega mesta, zato ni mogel ohraniti tvojega mesta za mizo. Dovoli piškotke in poskusi znova; gledaš lahko tudi brez njih.

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

nav-label = Strani
nav-more-label = Več strani
nav-learn = Učenje
nav-rules = Pravila
nav-replay = Zapisi
nav-editor = Pozicije
nav-table = Miza
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

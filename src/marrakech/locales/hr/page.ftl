### Croatian: what is round every page.

game-name = Marrakech
loading = Samo trenutak…
skip-to-content = Na sadržaj
server-unreachable = Poslužitelj trenutačno ne odgovara. Ništa nije izgubljeno; pokušavamo ponovno.
page-description = Društvena igra o sagovima, dirhamima i tvrdoglavom vlasniku tržnice: igraj u pregledniku – protiv botova, s prijateljima preko poveznice ili zajedno na jednom uređaju.
page-noscript = Za ovu je igru potreban JavaScript.
page-title = { $page } · Marrakech
page-missing = Ova stranica ne postoji
page-missing-home = Na tržnicu
page-failed = Stranicu nije bilo moguće učitati. Provjeri vezu i pokušaj ponovno; tvoje su partije sigurne na poslužitelju.
try-again = Pokušaj ponovno

## Finding one’s way

nav-label = Stranice
nav-more-label = Više stranica
nav-learn = Nauči
nav-rules = Pravila
nav-replay = Zapisi
nav-editor = Pozicije
nav-table = Stol
legal-note = Neovisna, neslužbena inačica s vlastitim crtežima. Marrakech je zaštitni znak svojega izdavača, koji u njoj ne sudjeluje.

## Settings

settings = Postavke
settings-close = Gotovo
settings-note = Sve ovo ostaje na ovom uređaju.
settings-language = Jezik
settings-language-browser = Preglednik ({ $language })
settings-name = Tvoje ime
settings-name-example = Kako te drugi vide
settings-theme = Svjetlo
settings-theme-value = { $theme ->
    [system] Kao uređaj
    [light] Podne
   *[dark] Noć
}
settings-speed = Brzina kretanja
settings-speed-value = { $speed ->
    [none] Odmah
    [fast] Brzo
    [normal] Normalno
   *[slow] Sporo
}
settings-speed-still = Tvoj uređaj traži manje kretanja, pa se sve pomiče odmah.
settings-sounds = Zvukovi
settings-sounds-help = Tipka M uključuje ih i isključuje bilo gdje.
settings-confirm = Pitaj prije polaganja saga
settings-confirm-help = Sag polaže dodir njegove druge polovine, gumb ili Enter.
settings-coordinates = Slova i brojevi uz rub tržnice
settings-letters = Tipke s jednim slovom
settings-letters-help = M za zvukove; za stolom i S, L, H i ? te tipke tekstualne ploče.
sounds-now = { $state ->
    [on] Zvukovi su uključeni.
   *[off] Zvukovi su isključeni.
}

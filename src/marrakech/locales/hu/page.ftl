### Hungarian: what is round every page.

game-name = Marrakech
loading = Egy pillanat…
skip-to-content = Ugrás a tartalomra
server-unreachable = A szerver most nem válaszol. Semmi sem veszett el; újra próbálkozunk.
page-description = Társasjáték szőnyegekről, dirhemekről és egy makacs piactulajdonosról: játssz a böngészőben egyedül botok ellen, barátokkal egy linken át, vagy egyetlen eszköz körül.
page-noscript = A játékhoz JavaScript kell.
page-title = { $page } · Marrakech
page-missing = Ez az oldal nem létezik
page-missing-home = Irány a piac
page-failed = Az oldalt nem sikerült letölteni. Ellenőrizd a kapcsolatot, és próbáld újra; a játszmáid biztonságban vannak a szerveren.
try-again = Próbáld újra

## Finding one’s way

nav-label = Oldalak
nav-more-label = További oldalak
nav-learn = Tanulás
nav-rules = Szabályok
nav-replay = Játszmák
nav-editor = Állások
nav-table = Asztal
legal-note = Független, nem hivatalos feldolgozás saját grafikával. A Marrakech a kiadójának védjegye; a kiadónak ehhez nincs köze.

## Settings

settings = Beállítások
settings-close = Kész
settings-note = Mindez ezen az eszközön marad.
settings-language = Nyelv
settings-language-browser = Böngésző ({ $language })
settings-name = A neved
settings-name-example = Ahogy mások látnak
settings-theme = Napszak
settings-theme-value = { $theme ->
    [system] Mint az eszköz
    [light] Nappal
   *[dark] Éjjel
}
settings-speed = A mozgás sebessége
settings-speed-value = { $speed ->
    [none] Azonnal
    [fast] Gyors
    [normal] Normál
   *[slow] Lassú
}
settings-speed-still = Az eszközöd kevesebb mozgást kér, ezért minden azonnal történik.
settings-sounds = Hangok
settings-sounds-help = Az M billentyű bárhol ki- és bekapcsolja.
settings-confirm = Rákérdezés lerakás előtt
settings-confirm-help = A szőnyeg másik fele, a gomb vagy az Enter rakja le.
settings-coordinates = Betűk és számok a piac szélén
settings-letters = Egybetűs gyorsbillentyűk
settings-letters-help = M a hangokhoz; asztalnál S, L, H és ? is, meg a szöveges tábla billentyűi.
sounds-now = { $state ->
    [on] A hangok be vannak kapcsolva.
   *[off] A hangok ki vannak kapcsolva.
}

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

nav-devices = Eszközeid
nav-label = Oldalak
nav-more-label = További oldalak
nav-learn = Tanulás
nav-rules = Szabályok
nav-replay = Játszmák
nav-editor = Állások
nav-table = Asztal
nav-licences = Licencek
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

## Your devices

devices-lead = Mindegyiken ugyanazok a helyeid vannak: akinél ott van valamelyik eszköz, játszhat helyetted.
devices-none = Itt még egyetlen eszközöd sem ismert. Ez az eszköz akkor jelenik meg, amikor leülsz egy asztalhoz.
device-name = { $browser } ({ $system })
device-name-unknown = Más program
device-this = Ez az eszköz
device-seen = Utoljára aktív: { $when }
device-sign-out = Kijelentkezés
device-sign-out-name = Kijelentkezés: { $device }
device-sign-out-here = Kijelentkezés itt
devices-sign-out-all = Kijelentkezés mindenhol
device-sign-out-text = Az eszköz azonnal elveszíti a helyeidet. A többi eszközödön megmaradnak.
device-sign-out-last = Nem marad egyetlen eszközöd sem: a helyeid elvesznek, és senki sem tudja visszahozni őket.
device-signed-out = Ezt az eszközt kijelentkeztették. Tiszta lappal indul, a korábbi helyei nélkül.
device-signed-out-other = Kijelentkeztetve: { $device }
devices-signed-out-here = Kijelentkeztél ezen az eszközön.
devices-add = Eszköz hozzáadása
devices-add-text = Készíts egy linket, és nyisd meg a másik eszközödön: ezután mindkettőn ugyanazok a helyek lesznek. A link egyszer működik, tíz percig.
devices-add-make = Link készítése
devices-add-again = Új link készítése
devices-add-warning = Ne add tovább: aki megnyitja, játszhat helyetted.
device-join-title = Hozzáadod ezt az eszközt?
device-join-text = Ez a link egy másik eszközön készült. Ha folytatod, mindkettőn ugyanazok a helyek lesznek, és akinél a másik van, játszhat helyetted. Csak akkor folytasd, ha te készítetted a linket.
device-join-own = Ennek az eszköznek { $count ->
    [one] egy asztalnál vannak saját helyei.
   *[other] { $count } asztalnál vannak saját helyei.
} Ha folytatod, elveszíti őket.
device-join-yes = Eszköz hozzáadása
device-join-yes-own = Lemondok és folytatom
device-join-no = Maradjon így
device-joined = Ezen az eszközön most ugyanazok a helyek vannak, mint a másikon.
cookies-blocked = A böngésződ nem tárolja ennek az oldalnak a sütijeit, ezért a helyedet sem tudta megőrizni. Engedélyezd őket, és próbáld újra; nézni nélkülük is lehet.

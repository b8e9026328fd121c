### Hungarian: what is round every page.

game-name = Marrakech
loading = Egy pillanat…
skip-to-content = Ugrás a tartalomra
server-unreachable = A szerver most nem érhető el. Próbáld újra kicsit később.
page-description = Társasjáték szőnyegekről, dirhemekről és egy makacs piactulajdonosról: játssz a böngészőben egyedül botok ellen, barátokkal egy linken át, vagy egyetlen eszköz körül.
page-noscript = A játékhoz JavaScript kell. Kapcsold be a böngésződben.
page-title = { $page } · Marrakech
page-missing = Az oldal nem található
page-missing-home = A kezdőlapra
page-failed = Az oldalt nem sikerült betölteni. Ellenőrizd a kapcsolatot, és próbáld újra; a játszmáid biztonságban vannak a szerveren.
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

## The menu on a phone

nav-menu = Menü

## Settings

settings = Beállítások
settings-close = Kész
settings-note = Ezek a beállítások ezen az eszközön maradnak.
settings-language = Nyelv
settings-language-browser = Mint a böngésző ({ $language })
settings-name = A neved
settings-name-example = A név, amit mások látnak
settings-theme = Téma
settings-theme-value =
    { $theme ->
        [system] Mint az eszköz
        [light] Világos
       *[dark] Sötét
    }
settings-speed = Az animáció sebessége
settings-speed-value =
    { $speed ->
        [none] Kikapcsolva
        [fast] Gyors
        [normal] Normál
       *[slow] Lassú
    }
settings-sounds = Hangok
settings-sounds-help = Bármelyik oldalon az M billentyűvel kapcsolod ki és be.
settings-confirm = Megerősítés lerakás előtt
settings-confirm-help = A szőnyeget a gombbal vagy az Enterrel rakod le. Ha ez ki van kapcsolva, azonnal a helyére kerül, amint kiválasztottad a két mezőjét.
settings-coordinates = Betűk és számok a piac körül
settings-letters = Egybetűs gyorsbillentyűk
settings-letters-help = M a hangokhoz; asztalnál S, L, H, U és ? is, meg a szöveges tábla billentyűi.
sounds-now = { $state ->
    [on] A hangok be vannak kapcsolva.
   *[off] A hangok ki vannak kapcsolva.
}

## Settings: motion

settings-motion = Mozgás
settings-motion-value =
    { $motion ->
        [system] Mint az eszköz
        [full] Teljes
       *[reduced] Csökkentett
    }
settings-motion-help = Csökkentett mozgásnál minden fázis állóképként jelenik meg: semmi sem mozog.
settings-motion-device = Az eszközöd csökkentett mozgást kér.

## Settings: reactions

settings-reactions = Reakciók az asztaloknál
settings-reactions-help = Ha ez ki van kapcsolva, egyik asztalnál sem látsz és hallasz reakciókat, és a küldésükre szolgáló gomb sem látszik.

## Your devices

devices-lead = Ezeken az eszközökön ugyanazok a helyeid vannak. Akinél ott van valamelyik, játszhat helyetted.
devices-none = Itt még nincs eszközöd. Ez akkor jelenik meg, amikor leülsz egy asztalhoz.
device-name = { $browser } ({ $system })
device-name-unknown = Ismeretlen eszköz
device-this = Ez az eszköz
device-seen = Utoljára aktív: { $when }
device-sign-out = Kijelentkezés
device-sign-out-name = Kijelentkezés: { $device }
device-sign-out-here = Kijelentkezés itt
devices-sign-out-all = Kijelentkezés mindenhol
device-sign-out-text = Az eszköz azonnal elveszíti a helyeidet. A többi eszközödön megmaradnak.
device-sign-out-last = Egyik eszközöd sem lesz többé bejelentkezve. A helyeid elvesznek, és senki sem tudja visszahozni őket.
device-signed-out = Ezt az eszközt kijelentkeztették, és már nincsenek rajta a helyeid.
device-signed-out-other = Kijelentkeztetve: { $device }
devices-signed-out-here = Kijelentkeztél ezen az eszközön.
devices-add = Eszköz hozzáadása
devices-add-text = Készíts egy linket, és nyisd meg a másik eszközödön. Ezután mindkettőn ugyanazok a helyek lesznek. A link egyszer működik, tíz percen belül.
devices-add-make = Link készítése
devices-add-again = Új link készítése
devices-add-warning = Ezt a linket ne add tovább: aki megnyitja, játszhat helyetted.
device-join-title = Hozzáadod ezt az eszközt?
device-join-text = Ez a link egy másik eszközön készült. Ha folytatod, mindkettőn ugyanazok a helyek lesznek, és akinél a másik van, játszhat helyetted. Csak akkor folytasd, ha te készítetted a linket.
device-join-own =
    Ennek az eszköznek { $count ->
        [one] egy asztalnál vannak saját helyei.
       *[other] { $count } asztalnál vannak saját helyei.
    } Ha folytatod, elveszíted őket.
device-join-yes = Eszköz hozzáadása
device-join-yes-own = Lemondok ezekről a helyekről, és folytatom
device-join-no = Maradjon így
device-joined = Ezen az eszközön most ugyanazok a helyek vannak, mint a másikon.
cookies-blocked = A böngésződ letiltja ennek az oldalnak a sütijeit, ezért a helyedet nem tudjuk megőrizni. Engedélyezd őket, és próbáld újra. Nézni nélkülük is lehet.

## Which device is meant

device-seen-lately = Utoljára aktív: az elmúlt egy órában
device-sign-out-title-here = Kijelentkezel erről az eszközről?
device-sign-out-text-here = Ez az eszköz azonnal elveszíti a helyeidet; a többi eszközödön megmaradnak.

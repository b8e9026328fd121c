### Czech: what is round every page.

game-name = Marrakech
loading = Chvilku…
skip-to-content = Přejít na obsah
server-unreachable = Server teď není dostupný. Zkus to za chvilku znovu.
page-description = Desková hra o kobercích, dirhamech a jednom umíněném majiteli trhu: hraj v prohlížeči proti botům, s přáteli přes odkaz nebo společně na jednom zařízení.
page-noscript = Tato hra potřebuje JavaScript. Zapni ho v prohlížeči.
page-title = { $page } · Marrakech
page-missing = Stránka nenalezena
page-missing-home = Na úvodní stránku
page-failed = Stránku se nepodařilo načíst. Zkontroluj připojení a zkus to znovu; tvoje partie jsou na serveru v bezpečí.
try-again = Zkusit znovu

## Finding one’s way

nav-devices = Tvoje zařízení
nav-label = Stránky
nav-more-label = Další stránky
nav-learn = Výuka
nav-rules = Pravidla
nav-replay = Zápisy
nav-editor = Pozice
nav-table = Stůl
nav-licences = Licence
legal-note = Nezávislá, neoficiální verze s vlastní grafikou. Marrakech je ochranná známka vydavatele hry, který s touto verzí nemá nic společného.

## The menu on a phone

nav-menu = Nabídka

## Settings

settings = Nastavení
settings-close = Hotovo
settings-note = Toto nastavení zůstává v tomto zařízení.
settings-language = Jazyk
settings-language-browser = Podle prohlížeče ({ $language })
settings-name = Tvoje jméno
settings-name-example = Jak tě uvidí ostatní
settings-theme = Motiv
settings-theme-value =
    { $theme ->
        [system] Systémový
        [light] Světlý
       *[dark] Tmavý
    }
settings-speed = Animace
settings-speed-value =
    { $speed ->
        [none] Žádné
        [fast] Rychlé
        [normal] Běžné
       *[slow] Pomalé
    }
settings-sounds = Zvuky
settings-sounds-help = Na kterékoli stránce je zapneš nebo vypneš klávesou M.
settings-confirm = Potvrzovat položení koberce
settings-confirm-help = Koberec položíš tlačítkem nebo Enterem. Když je to vypnuté, položí se, jakmile vybereš dvě políčka.
settings-coordinates = Písmena a čísla kolem trhu
settings-letters = Jednopísmenné zkratky
settings-letters-help = M pro zvuky; u stolu také S, L, H, U a ? a klávesy textové desky.
sounds-now = { $state ->
    [on] Zvuky jsou zapnuté.
   *[off] Zvuky jsou vypnuté.
}

## Settings: motion

settings-motion = Pohyb na obrazovce
settings-motion-value =
    { $motion ->
        [system] Podle systému
        [full] Plný
       *[reduced] Omezený
    }
settings-motion-help = Při omezeném pohybu je každá fáze nehybný obraz.
settings-motion-device = Na tvém zařízení je zapnuté omezení pohybu.

## Settings: reactions

settings-reactions = Reakce u stolů
settings-reactions-help = Když je to vypnuté, u žádného stolu reakce neuvidíš ani neuslyšíš a tlačítko na jejich odesílání je skryté.

## Your devices

devices-lead = Všechna tato zařízení mají stejná místa: na kterémkoli z nich se dá hrát za tebe.
devices-none = Zatím tu není žádné tvoje zařízení. Toto přibude, jakmile se posadíš.
device-name = { $browser } v systému { $system }
device-name-unknown = Neznámé zařízení
device-this = Toto zařízení
device-seen = Poslední aktivita: { $when }
device-sign-out = Odhlásit
device-sign-out-name = Odhlásit: { $device }
device-sign-out-here = Odhlásit tady
devices-sign-out-all = Odhlásit všude
device-sign-out-text = Zařízení hned přijde o tvoje místa. Tvým ostatním zařízením zůstanou.
device-sign-out-last = Nezbude ti pak žádné přihlášené zařízení: místa se ztratí a nikdo je nedokáže vrátit.
device-signed-out = Toto zařízení bylo odhlášeno a tvoje místa už nemá.
device-signed-out-other = Odhlášeno: { $device }
devices-signed-out-here = Na tomto zařízení proběhlo odhlášení.
devices-add = Přidat zařízení
devices-add-text = Vytvoř odkaz a otevři ho na druhém zařízení: obě pak budou mít stejná místa. Odkaz funguje jen jednou a platí deset minut.
devices-add-make = Vytvořit odkaz
devices-add-again = Vytvořit nový odkaz
devices-add-warning = Nech si ho pro sebe: kdo ho otevře, může hrát za tebe.
device-join-title = Přidat toto zařízení?
device-join-text = Tento odkaz vznikl na jiném zařízení. Když budeš pokračovat, budou mít obě stejná místa a na tom druhém se dá hrát za tebe. Pokračuj jen tehdy, je-li to tvůj vlastní odkaz.
device-join-own = Toto zařízení má vlastní místa u { $count ->
    [one] jednoho stolu.
    [few] { $count } stolů.
   *[other] { $count } stolů.
} Když budeš pokračovat, přijde o ně.
device-join-yes = Přidat toto zařízení
device-join-yes-own = Pokračovat bez těchto míst
device-join-no = Nechat, jak to je
device-joined = Toto zařízení má teď stejná místa jako to druhé.
cookies-blocked = Prohlížeč blokuje soubory cookie tohoto webu, takže tvoje místo nejde uložit. Povol je pro tento web a zkus to znovu. Dívat se jde i bez nich.

## Which device is meant

device-seen-lately = Poslední aktivita: během poslední hodiny
device-sign-out-title-here = Odhlásit toto zařízení?
device-sign-out-text-here = Toto zařízení hned přijde o tvoje místa. Tvým ostatním zařízením zůstanou.

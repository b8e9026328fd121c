### Czech: what is round every page.

game-name = Marrakech
loading = Chvilku…
skip-to-content = Přejít na obsah
server-unreachable = Server právě neodpovídá. Nic se neztratilo; zkoušíme to dál.
page-description = Desková hra o kobercích, dirhamech a jednom umíněném majiteli trhu: hraj v prohlížeči proti botům, s přáteli přes odkaz nebo společně na jednom zařízení.
page-noscript = Tato hra potřebuje JavaScript.
page-title = { $page } · Marrakech
page-missing = Tato stránka neexistuje
page-missing-home = Jít na trh
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

## Settings

settings = Nastavení
settings-close = Hotovo
settings-note = Tohle všechno zůstává v tomto zařízení.
settings-language = Jazyk
settings-language-browser = Prohlížeč ({ $language })
settings-name = Tvoje jméno
settings-name-example = Jak tě uvidí ostatní
settings-theme = Světlo
settings-theme-value = { $theme ->
    [system] Podle zařízení
    [light] Poledne
   *[dark] Noc
}
settings-speed = Rychlost animací
settings-speed-value = { $speed ->
    [none] Hned
    [fast] Rychle
    [normal] Běžně
   *[slow] Pomalu
}
settings-speed-still = Tvoje zařízení si přeje méně pohybu, takže se vše stane hned.
settings-sounds = Zvuky
settings-sounds-help = Kdekoli je přepíná klávesa M.
settings-confirm = Ptát se před položením koberce
settings-confirm-help = Koberec položíš klepnutím na druhou půlku, tlačítkem nebo Enterem.
settings-coordinates = Písmena a čísla na okraji trhu
settings-letters = Jednopísmenné zkratky
settings-letters-help = M pro zvuky; u stolu také S, L, H a ? a klávesy textové desky.
sounds-now = { $state ->
    [on] Zvuky jsou zapnuté.
   *[off] Zvuky jsou vypnuté.
}

## Your devices

devices-lead = Všechna tato zařízení mají stejná místa: na kterémkoli z nich se dá hrát za tebe.
devices-none = Zatím tu není žádné tvoje zařízení. Toto přibude, jakmile se posadíš.
device-name = { $browser } v systému { $system }
device-name-unknown = Jiný program
device-this = Toto zařízení
device-seen = Poslední aktivita: { $when }
device-sign-out = Odhlásit
device-sign-out-name = Odhlásit: { $device }
device-sign-out-here = Odhlásit tady
devices-sign-out-all = Odhlásit všude
device-sign-out-text = Zařízení hned přijde o tvoje místa. Tvým ostatním zařízením zůstanou.
device-sign-out-last = Nezbude ti pak žádné zařízení: místa se ztratí a nikdo je nedokáže vrátit.
device-signed-out = Toto zařízení bylo odhlášeno. Začíná znovu, bez dřívějších míst.
device-signed-out-other = Odhlášeno: { $device }
devices-signed-out-here = Na tomto zařízení proběhlo odhlášení.
devices-add = Přidat zařízení
devices-add-text = Vytvoř odkaz a otevři ho na druhém zařízení: obě pak budou mít stejná místa. Funguje jen jednou a platí deset minut.
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
cookies-blocked = Prohlížeč neukládá soubory cookie tohoto webu, takže nemohl uložit tvoje místo. Povol je pro tento web a zkus to znovu; dívat se jde i bez nich.

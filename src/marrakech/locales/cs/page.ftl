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

nav-label = Stránky
nav-more-label = Další stránky
nav-learn = Výuka
nav-rules = Pravidla
nav-replay = Zápisy
nav-editor = Pozice
nav-table = Stůl
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

### Estonian: what is round every page.

game-name = Marrakech
loading = Üks hetk…
skip-to-content = Liigu sisu juurde
server-unreachable = Server praegu ei vasta. Midagi pole kadunud; proovitakse uuesti.
page-description = Lauamäng vaipadest, dirhamitest ja ühest kangekaelsest turuomanikust: mängi brauseris, üksi bottide vastu, sõpradega lingi kaudu või kõik ühe seadme ümber.
page-noscript = See mäng vajab JavaScripti.
page-title = { $page } · Marrakech
page-missing = Sellist lehte ei ole
page-missing-home = Mine turule
page-failed = Lehte ei õnnestunud laadida. Kontrolli ühendust ja proovi uuesti; sinu mängud on serveris alles.
try-again = Proovi uuesti

## Finding one’s way

nav-label = Lehed
nav-more-label = Veel lehti
nav-learn = Õpi
nav-rules = Reeglid
nav-replay = Salvestised
nav-editor = Positsioonid
nav-table = Laud
legal-note = Sõltumatu, mitteametlik versioon oma piltidega. Marrakech on oma kirjastaja kaubamärk; kirjastajal ei ole selles osa.

## Settings

settings = Sätted
settings-close = Valmis
settings-note = Kõik see jääb sellesse seadmesse.
settings-language = Keel
settings-language-browser = Brauser ({ $language })
settings-name = Sinu nimi
settings-name-example = Nagu teised sind näevad
settings-theme = Valgus
settings-theme-value = { $theme ->
    [system] Nagu seadmes
    [light] Keskpäev
   *[dark] Öö
}
settings-speed = Liikumise kiirus
settings-speed-value = { $speed ->
    [none] Kohe
    [fast] Kiire
    [normal] Tavaline
   *[slow] Aeglane
}
settings-speed-still = Sinu seade palub vähem liikumist, nii et kõik toimub kohe.
settings-sounds = Helid
settings-sounds-help = Klahv M lülitab need igal pool sisse ja välja.
settings-confirm = Küsi enne vaiba asetamist
settings-confirm-help = Vaiba teine pool, nupp või Enter asetab selle.
settings-coordinates = Tähed ja numbrid turu serval
settings-letters = Ühetähelised klahvid
settings-letters-help = M helide jaoks; laua ääres ka S, L, H ja ? ning tekstilaua klahvid.
sounds-now = { $state ->
    [on] Helid on sees.
   *[off] Helid on väljas.
}

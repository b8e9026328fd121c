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

nav-devices = Sinu seadmed
nav-label = Lehed
nav-more-label = Veel lehti
nav-learn = Õpi
nav-rules = Reeglid
nav-replay = Salvestised
nav-editor = Positsioonid
nav-table = Laud
nav-licences = Litsentsid
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

## Your devices

devices-lead = Kõigil neil seadmetel on samad kohad: kelle käes on mõni neist, see saab sinu eest mängida.
devices-none = Ühtegi sinu seadet siin veel ei tunta. See seade lisandub, kui istud lauda.
device-name = { $browser } ({ $system })
device-name-unknown = Muu programm
device-this = See seade
device-seen = Viimati aktiivne: { $when }
device-sign-out = Logi välja
device-sign-out-name = Logi välja: { $device }
device-sign-out-here = Logi siin välja
devices-sign-out-all = Logi kõikjal välja
device-sign-out-text = Seade kaotab sinu kohad kohe. Sinu teistes seadmetes jäävad need alles.
device-sign-out-last = Siis pole ükski sinu seade enam sisse logitud: sinu kohad kaovad ja keegi ei saa neid tagasi tuua.
device-signed-out = See seade logiti välja. Nüüd alustab see uuesti, ilma varasemate kohtadeta.
device-signed-out-other = Välja logitud: { $device }
devices-signed-out-here = Oled sellest seadmest välja logitud.
devices-add = Lisa seade
devices-add-text = Loo link ja ava see oma teises seadmes: siis on mõlemal samad kohad. Link toimib ühe korra ja kehtib kümme minutit.
devices-add-make = Loo link
devices-add-again = Loo uus link
devices-add-warning = Hoia link enda teada: kes selle avab, saab sinu eest mängida.
device-join-title = Kas lisada see seade?
device-join-text = See link loodi teises seadmes. Kui jätkad, on mõlemal samad kohad ja see, kelle käes on teine seade, saab sinu eest mängida. Jätka ainult siis, kui lõid lingi ise.
device-join-own = Sellel seadmel on { $count ->
    [one] oma kohad ühes lauas.
   *[other] oma kohad { $count } lauas.
} Kui jätkad, loobub see neist.
device-join-yes = Lisa see seade
device-join-yes-own = Loobu neist ja jätka
device-join-no = Jäta nii
device-joined = Sellel seadmel on nüüd samad kohad mis teisel.
cookies-blocked = Sinu brauser ei salvesta selle saidi küpsiseid ega saanud seetõttu sinu kohta alles hoida. Luba saidi küpsised ja proovi uuesti; vaadata saab ka ilma nendeta.

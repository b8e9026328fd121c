### Estonian: what is round every page.

game-name = Marrakech
loading = Üks hetk…
skip-to-content = Liigu sisu juurde
server-unreachable = Serveriga ei saa praegu ühendust. Proovi hetke pärast uuesti.
page-description = Lauamäng vaipadest, dirhamitest ja ühest kangekaelsest turuomanikust: mängi brauseris, üksi bottide vastu, sõpradega lingi kaudu või koos ühes seadmes.
page-noscript = See mäng vajab JavaScripti. Lülita see brauseris sisse.
page-title = { $page } · Marrakech
page-missing = Lehte ei leitud
page-missing-home = Mine avalehele
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
legal-note = Sõltumatu, mitteametlik versioon oma piltidega. Marrakech on oma kirjastaja kaubamärk; kirjastaja ei ole sellega seotud.

## The menu on a phone

nav-menu = Menüü

## Settings

settings = Sätted
settings-close = Valmis
settings-note = Need sätted jäävad sellesse seadmesse.
settings-language = Keel
settings-language-browser = Nagu brauseris ({ $language })
settings-name = Sinu nimi
settings-name-example = Nimi, mida teised näevad
settings-theme = Kujundus
settings-theme-value = { $theme ->
    [system] Nagu seadmes
    [light] Hele
   *[dark] Tume
}
settings-speed = Animatsioonid
settings-speed-value = { $speed ->
    [none] Ilma
    [fast] Kiired
    [normal] Tavalised
   *[slow] Aeglased
}
settings-sounds = Helid
settings-sounds-help = Klahviga M saad need igal lehel sisse või välja lülitada.
settings-confirm = Kinnita enne vaiba asetamist
settings-confirm-help = Vaiba asetamiseks vajutad nuppu või klahvi Enter. Kui see on välja lülitatud, asetad vaiba kohe, kui valid selle kaks ruutu.
settings-coordinates = Tähed ja numbrid turu ümber
settings-letters = Ühetähelised kiirklahvid
settings-letters-help = M helide jaoks; laua ääres ka S, L, H, U ja ? ning tekstilaua klahvid.
sounds-now = { $state ->
    [on] Helid on sees.
   *[off] Helid on väljas.
}

## Settings: motion

settings-motion = Liikumine
settings-motion-value = { $motion ->
    [system] Nagu seadmes
    [full] Täielik
   *[reduced] Vähendatud
}
settings-motion-help = Vähendatud liikumise korral näidatakse iga sammu liikumatu pildina.
settings-motion-device = Sinu seade palub vähendada liikumist.

## Settings: reactions

settings-reactions = Reaktsioonid laudades
settings-reactions-help = Kui see on välja lülitatud, ei näe ega kuule sa üheski lauas reaktsioone ja nende saatmise nupp on peidetud.

## Your devices

devices-lead = Kõigil neil seadmetel on samad kohad. Igaüks, kelle käes on mõni neist, saab sinu eest mängida.
devices-none = Sul ei ole siin veel ühtegi seadet. See seade lisandub, kui istud lauda.
device-name = { $browser } ({ $system })
device-name-unknown = Tundmatu seade
device-this = See seade
device-seen = Viimati aktiivne: { $when }
device-sign-out = Logi välja
device-sign-out-name = Logi välja: { $device }
device-sign-out-here = Logi siin välja
devices-sign-out-all = Logi kõikjal välja
device-sign-out-text = Seade kaotab sinu kohad kohe. Sinu teistes seadmetes jäävad need alles.
device-sign-out-last = Siis pole ükski sinu seade enam sisse logitud: sinu kohad kaovad ja keegi ei saa neid tagasi tuua.
device-signed-out = See seade on välja logitud ja sellel ei ole enam sinu kohti.
device-signed-out-other = Välja logitud: { $device }
devices-signed-out-here = Oled sellest seadmest välja logitud.
devices-add = Lisa seade
devices-add-text = Loo link ja ava see oma teises seadmes. Siis on mõlemal samad kohad. Link toimib ühe korra ja kehtib kümme minutit.
devices-add-make = Loo link
devices-add-again = Loo uus link
devices-add-warning = Hoia link enda teada: igaüks, kes selle avab, saab sinu eest mängida.
device-join-title = Kas lisada see seade?
device-join-text = See link loodi teises seadmes. Kui jätkad, on mõlemal samad kohad ja igaüks, kelle käes on teine seade, saab sinu eest mängida. Jätka ainult siis, kui lõid lingi ise.
device-join-own = Sellel seadmel on { $count ->
    [one] oma kohad ühes lauas.
   *[other] oma kohad { $count } lauas.
} Kui jätkad, kaotad need.
device-join-yes = Lisa see seade
device-join-yes-own = Loobu kohtadest ja jätka
device-join-no = Jäta nii
device-joined = Sellel seadmel on nüüd samad kohad mis teisel.
cookies-blocked = Sinu brauser blokeerib selle saidi küpsised, nii et sinu kohta ei saa alles hoida. Luba saidi küpsised ja proovi uuesti. Vaadata saab ka ilma nendeta.

## Which device is meant

device-seen-lately = Viimati aktiivne: viimase tunni jooksul
device-sign-out-title-here = Kas logida sellest seadmest välja?
device-sign-out-text-here = See seade kaotab sinu kohad kohe. Sinu teistes seadmetes jäävad need alles.

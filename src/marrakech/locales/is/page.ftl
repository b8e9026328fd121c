### Icelandic: what is round every page.

game-name = Marrakech
loading = Augnablik…
skip-to-content = Fara beint í efnið
server-unreachable = Netþjónninn svarar ekki í augnablikinu. Ekkert glatast; reynt er aftur.
page-description = Borðspilið um teppi, dírham og einn þrjóskan markaðseiganda: spilaðu í vafranum á móti bottum, með vinum í gegnum hlekk eða saman við eitt tæki.
page-noscript = Leikurinn þarfnast JavaScript.
page-title = { $page } · Marrakech
page-missing = Þessi síða er ekki til
page-missing-home = Fara á markaðinn
page-failed = Ekki tókst að sækja síðuna. Athugaðu nettenginguna og reyndu aftur; leikirnir þínir eru öruggir á netþjóninum.
try-again = Reyna aftur

## Finding one’s way

nav-devices = Tækin þín
nav-label = Síður
nav-more-label = Fleiri síður
nav-learn = Læra
nav-rules = Reglur
nav-replay = Skýrslur
nav-editor = Stöður
nav-table = Borð
nav-licences = Notkunarleyfi
legal-note = Sjálfstæð og óopinber gerð með eigin myndum. Marrakech er vörumerki útgefanda síns, sem á engan þátt í þessu.

## Settings

settings = Stillingar
settings-close = Lokið
settings-note = Allt þetta geymist aðeins í þessu tæki.
settings-language = Tungumál
settings-language-browser = Vafri ({ $language })
settings-name = Nafnið þitt
settings-name-example = Eins og aðrir sjá það
settings-theme = Birta
settings-theme-value = { $theme ->
    [system] Eins og tækið
    [light] Hádegi
   *[dark] Nótt
}
settings-speed = Hraði hreyfinga
settings-speed-value = { $speed ->
    [none] Strax
    [fast] Hratt
    [normal] Venjulegt
   *[slow] Hægt
}
settings-speed-still = Tækið þitt biður um minni hreyfingu og því færist allt samstundis.
settings-sounds = Hljóð
settings-sounds-help = Takkinn M kveikir og slekkur á þeim hvar sem er.
settings-confirm = Spyrja áður en teppi er lagt
settings-confirm-help = Hinn helmingur teppisins, hnappurinn eða Enter leggur það.
settings-coordinates = Bókstafir og tölur við jaðar markaðarins
settings-letters = Eins stafs flýtilyklar
settings-letters-help = M fyrir hljóð; við borð líka S, L, H og ? og takkar textahamsins.
sounds-now = { $state ->
    [on] Kveikt er á hljóðum.
   *[off] Slökkt er á hljóðum.
}

## Your devices

devices-lead = Öll þessi tæki eiga sömu sætin: hver sem hefur eitt þeirra í höndunum getur spilað fyrir þína hönd.
devices-none = Ekkert tækja þinna er þekkt hér enn. Þetta tæki bætist við um leið og þú færð þér sæti.
device-name = { $browser } á { $system }
device-name-unknown = Annað forrit
device-this = Þetta tæki
device-seen = Síðast í notkun: { $when }
device-sign-out = Skrá út
device-sign-out-name = Skrá út: { $device }
device-sign-out-here = Skrá út hér
devices-sign-out-all = Skrá út alls staðar
device-sign-out-text = Tækið missir sætin þín strax. Hin tækin þín halda þeim.
device-sign-out-last = Þá er ekkert tækja þinna lengur skráð inn: sætin þín glatast og enginn getur endurheimt þau.
device-signed-out = Þetta tæki var skráð út. Það byrjar upp á nýtt, án sætanna sem það átti.
device-signed-out-other = Skráð út: { $device }
devices-signed-out-here = Þú hefur skráð þig út í þessu tæki.
devices-add = Bæta við tæki
devices-add-text = Búðu til hlekk og opnaðu hann í hinu tækinu þínu: þá eiga bæði sömu sætin. Hann virkar einu sinni og gildir í tíu mínútur.
devices-add-make = Búa til hlekk
devices-add-again = Búa til nýjan hlekk
devices-add-warning = Ekki láta neinn annan fá hann: hver sem opnar hann getur spilað fyrir þína hönd.
device-join-title = Bæta þessu tæki við?
device-join-text = Þessi hlekkur var búinn til í öðru tæki. Ef þú heldur áfram eiga bæði tækin sömu sætin og hver sem hefur hitt í höndunum getur spilað fyrir þína hönd. Haltu aðeins áfram ef það varst þú sem bjóst hlekkinn til.
device-join-own = Þetta tæki á { $count ->
    [one] eigin sæti við { $count } borð.
   *[other] eigin sæti við { $count } borð.
} Það sleppir þeim ef þú heldur áfram.
device-join-yes = Bæta tækinu við
device-join-yes-own = Sleppa þeim og halda áfram
device-join-no = Hafa óbreytt
device-joined = Þetta tæki á nú sömu sætin og hitt.
cookies-blocked = Vafrinn þinn geymir engar vefkökur fyrir þetta vefsvæði og gat því ekki haldið sætinu þínu. Leyfðu vefkökur fyrir vefsvæðið og reyndu aftur; hægt er að fylgjast með án þeirra.

### Icelandic: what is round every page.

game-name = Marrakech
loading = Augnablik…
skip-to-content = Fara beint í efnið
server-unreachable = Ekki næst samband við netþjóninn í augnablikinu. Reyndu aftur eftir smástund.
page-description = Borðspilið um teppi, dírham og einn þrjóskan markaðseiganda: spilaðu í vafranum á móti bottum, með vinum í gegnum hlekk eða saman við eitt tæki.
page-noscript = Leikurinn þarfnast JavaScript. Kveiktu á því í vafranum þínum.
page-title = { $page } · Marrakech
page-missing = Síðan fannst ekki
page-missing-home = Fara á forsíðuna
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

## The menu on a phone

nav-menu = Valmynd

## Settings

settings = Stillingar
settings-close = Lokið
settings-note = Þessar stillingar geymast aðeins í þessu tæki.
settings-language = Tungumál
settings-language-browser = Eins og vafrinn ({ $language })
settings-name = Nafnið þitt
settings-name-example = Nafnið sem aðrir sjá
settings-theme = Útlit
settings-theme-value =
    { $theme ->
        [system] Eins og tækið
        [light] Ljóst
       *[dark] Dökkt
    }
settings-speed = Hreyfimyndir
settings-speed-value =
    { $speed ->
        [none] Engar
        [fast] Hraðar
        [normal] Venjulegar
       *[slow] Hægar
    }
settings-sounds = Hljóð
settings-sounds-help = Ýttu á M á hvaða síðu sem er til að kveikja eða slökkva á þeim.
settings-confirm = Staðfesta áður en teppi er lagt
settings-confirm-help = Þú leggur teppið með hnappinum eða Enter. Ef slökkt er á þessu leggst það um leið og þú velur reitina tvo.
settings-coordinates = Bókstafir og tölur kringum markaðinn
settings-letters = Eins stafs flýtilyklar
settings-letters-help = M fyrir hljóð; við borð líka S, L, H, U og ? og takkar textahamsins.
sounds-now = { $state ->
    [on] Kveikt er á hljóðum.
   *[off] Slökkt er á hljóðum.
}

## Settings: motion

settings-motion = Hreyfing
settings-motion-value =
    { $motion ->
        [system] Eins og tækið
        [full] Full
       *[reduced] Minni
    }
settings-motion-help = Með minni hreyfingu birtist hvert skref sem kyrrmynd: ekkert hreyfist.
settings-motion-device = Tækið þitt biður um minni hreyfingu.

## Settings: reactions

settings-reactions = Viðbrögð meðan spilað er
settings-reactions-help = Ef slökkt er á þessu sérðu hvorki né heyrir viðbrögð annarra, við hvaða borð sem er, og hnappurinn til að senda þau er falinn.

## Your devices

devices-lead = Öll þessi tæki eiga sömu sætin: hver sem hefur eitt þeirra í höndunum getur spilað fyrir þína hönd.
devices-none = Þú átt engin tæki hér enn. Þetta tæki bætist við um leið og þú færð þér sæti.
device-name = { $browser } á { $system }
device-name-unknown = Óþekkt tæki
device-this = Þetta tæki
device-seen = Síðast í notkun: { $when }
device-sign-out = Skrá út
device-sign-out-name = Skrá út: { $device }
device-sign-out-here = Skrá út hér
devices-sign-out-all = Skrá út alls staðar
device-sign-out-text = Tækið missir sætin þín strax. Hin tækin þín halda þeim.
device-sign-out-last = Þá er ekkert tækja þinna lengur skráð inn: sætin þín glatast og enginn getur endurheimt þau.
device-signed-out = Þetta tæki var skráð út og á ekki lengur sætin þín.
device-signed-out-other = Skráð út: { $device }
devices-signed-out-here = Þú hefur skráð þig út í þessu tæki.
devices-add = Bæta við tæki
devices-add-text = Búðu til hlekk og opnaðu hann í hinu tækinu þínu: þá eiga bæði sömu sætin. Hann virkar einu sinni og gildir í tíu mínútur.
devices-add-make = Búa til hlekk
devices-add-again = Búa til nýjan hlekk
devices-add-warning = Haltu þessum hlekk fyrir þig: hver sem opnar hann getur spilað fyrir þína hönd.
device-join-title = Bæta þessu tæki við?
device-join-text = Þessi hlekkur var búinn til í öðru tæki. Ef þú heldur áfram eiga bæði tækin sömu sætin og hver sem hefur hitt í höndunum getur spilað fyrir þína hönd. Haltu aðeins áfram ef það varst þú sem bjóst hlekkinn til.
device-join-own =
    Þetta tæki á { $count ->
        [one] eigin sæti við { $count } borð.
       *[other] eigin sæti við { $count } borð.
    } Þú missir þau ef þú heldur áfram.
device-join-yes = Bæta tækinu við
device-join-yes-own = Sleppa þessum sætum og halda áfram
device-join-no = Hafa óbreytt
device-joined = Þetta tæki á nú sömu sætin og hitt.
cookies-blocked = Vafrinn þinn lokar á vefkökur frá þessu vefsvæði og því er ekki hægt að halda sætinu þínu. Leyfðu vefkökur fyrir vefsvæðið og reyndu aftur; hægt er að fylgjast með án þeirra.

## Which device is meant

device-seen-lately = Síðast í notkun: á síðustu klukkustund
device-sign-out-title-here = Skrá út í þessu tæki?
device-sign-out-text-here = Þetta tæki missir sætin þín strax. Hin tækin þín halda þeim.

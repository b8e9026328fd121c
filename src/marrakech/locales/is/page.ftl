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

nav-label = Síður
nav-more-label = Fleiri síður
nav-learn = Læra
nav-rules = Reglur
nav-replay = Skýrslur
nav-editor = Stöður
nav-table = Borð
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

### Finnish: what is round every page.

game-name = Marrakech
loading = Hetkinen…
skip-to-content = Siirry sisältöön
server-unreachable = Palvelin ei juuri nyt vastaa. Mitään ei ole kadonnut; yritetään uudelleen.
page-description = Lautapeli matoista, dirhameista ja yhdestä omapäisestä markkinaisännästä: pelaa selaimessa, yksin botteja vastaan, kavereiden kanssa linkin kautta tai saman laitteen ääressä.
page-noscript = Tämä peli vaatii JavaScriptin.
page-title = { $page } · Marrakech
page-missing = Tätä sivua ei ole
page-missing-home = Siirry markkinoille
page-failed = Sivua ei voitu hakea. Tarkista yhteytesi ja yritä uudelleen; pelisi ovat tallessa palvelimella.
try-again = Yritä uudelleen

## Finding one’s way

nav-devices = Laitteesi
nav-label = Sivut
nav-more-label = Lisää sivuja
nav-learn = Opi
nav-rules = Säännöt
nav-replay = Tallenteet
nav-editor = Asemat
nav-table = Pöytä
nav-licences = Lisenssit
legal-note = Itsenäinen, epävirallinen versio, jossa on omat kuvat. Marrakech on julkaisijansa tavaramerkki; julkaisijalla ei ole osuutta tähän.

## Settings

settings = Asetukset
settings-close = Valmis
settings-note = Kaikki tämä pysyy tällä laitteella.
settings-language = Kieli
settings-language-browser = Selain ({ $language })
settings-name = Nimesi
settings-name-example = Näin muut näkevät sinut
settings-theme = Valaistus
settings-theme-value = { $theme ->
    [system] Laitteen mukaan
    [light] Keskipäivä
   *[dark] Yö
}
settings-speed = Liikkeen nopeus
settings-speed-value = { $speed ->
    [none] Heti
    [fast] Nopea
    [normal] Normaali
   *[slow] Hidas
}
settings-speed-still = Laitteesi pyytää vähemmän liikettä, joten kaikki tapahtuu heti.
settings-sounds = Äänet
settings-sounds-help = M-näppäin kytkee ne päälle ja pois missä tahansa.
settings-confirm = Kysy ennen maton asettamista
settings-confirm-help = Maton toinen puolikas, painike tai Enter asettaa sen.
settings-coordinates = Kirjaimet ja numerot markkinoiden reunalla
settings-letters = Yhden kirjaimen näppäimet
settings-letters-help = M ääniä varten; pöydässä myös S, L, H ja ? sekä tekstilaudan näppäimet.
sounds-now = { $state ->
    [on] Äänet ovat päällä.
   *[off] Äänet ovat pois päältä.
}

## Your devices

devices-lead = Kaikilla näillä laitteilla on samat paikat: se, jolla on jokin niistä, voi pelata puolestasi.
devices-none = Yhtäkään laitettasi ei vielä tunneta täällä. Tämä laite lisätään, kun istut pöytään.
device-name = { $browser } ({ $system })
device-name-unknown = Muu ohjelma
device-this = Tämä laite
device-seen = Viimeksi käytössä: { $when }
device-sign-out = Kirjaa ulos
device-sign-out-name = Kirjaa ulos: { $device }
device-sign-out-here = Kirjaudu ulos täältä
devices-sign-out-all = Kirjaudu ulos kaikkialta
device-sign-out-text = Laite menettää paikkasi heti. Muilla laitteillasi ne säilyvät.
device-sign-out-last = Sen jälkeen mikään laitteesi ei ole enää kirjautuneena: menetät paikkasi, eikä kukaan voi palauttaa niitä.
device-signed-out = Tämä laite on kirjattu ulos. Se aloittaa alusta, ilman entisiä paikkojaan.
device-signed-out-other = Kirjattu ulos: { $device }
devices-signed-out-here = Olet kirjautunut ulos tältä laitteelta.
devices-add = Lisää laite
devices-add-text = Luo linkki ja avaa se toisella laitteellasi: silloin kummallakin on samat paikat. Linkki toimii kerran ja on voimassa kymmenen minuuttia.
devices-add-make = Luo linkki
devices-add-again = Luo uusi linkki
devices-add-warning = Pidä linkki omana tietonasi: sen avaaja voi pelata puolestasi.
device-join-title = Lisätäänkö tämä laite?
device-join-text = Tämä linkki on luotu toisella laitteella. Jos jatkat, kummallakin on samat paikat, ja se, jolla toinen laite on, voi pelata puolestasi. Jatka vain, jos loit linkin itse.
device-join-own = Tällä laitteella on { $count ->
    [one] omia paikkoja yhdessä pöydässä.
   *[other] omia paikkoja { $count } pöydässä.
} Jos jatkat, se luopuu niistä.
device-join-yes = Lisää tämä laite
device-join-yes-own = Luovu niistä ja jatka
device-join-no = Jätä ennalleen
device-joined = Tällä laitteella on nyt samat paikat kuin toisella.
cookies-blocked = Selaimesi ei tallenna tämän sivuston evästeitä, joten se ei voinut säilyttää paikkaasi. Salli sivuston evästeet ja yritä uudelleen; seurata voit ilman niitäkin.

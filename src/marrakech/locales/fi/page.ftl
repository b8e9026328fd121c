### Finnish: what is round every page.

game-name = Marrakech
loading = Hetkinen…
skip-to-content = Siirry sisältöön
server-unreachable = Palvelimeen ei juuri nyt saada yhteyttä. Yritä hetken päästä uudelleen.
page-description = Lautapeli matoista, dirhameista ja yhdestä omapäisestä markkinaisännästä: pelaa selaimessa, yksin botteja vastaan, kavereiden kanssa linkin kautta tai yhdessä samalla laitteella.
page-noscript = Tämä peli vaatii JavaScriptin. Ota se käyttöön selaimessasi.
page-title = { $page } · Marrakech
page-missing = Sivua ei löytynyt
page-missing-home = Siirry etusivulle
page-failed = Sivua ei voitu ladata. Tarkista yhteytesi ja yritä uudelleen; pelisi ovat tallessa palvelimella.
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

## The menu on a phone

nav-menu = Valikko

## Settings

settings = Asetukset
settings-close = Valmis
settings-note = Nämä asetukset pysyvät tällä laitteella.
settings-language = Kieli
settings-language-browser = Selaimen mukaan ({ $language })
settings-name = Nimesi
settings-name-example = Nimi, jonka muut näkevät
settings-theme = Teema
settings-theme-value =
    { $theme ->
        [system] Laitteen mukaan
        [light] Vaalea
       *[dark] Tumma
    }
settings-speed = Animaatiot
settings-speed-value =
    { $speed ->
        [none] Ei animaatioita
        [fast] Nopeat
        [normal] Tavalliset
       *[slow] Hitaat
    }
settings-sounds = Äänet
settings-sounds-help = M-näppäimellä saat ne päälle tai pois millä tahansa sivulla.
settings-confirm = Vahvista maton asettaminen
settings-confirm-help = Matto asetetaan painikkeella tai Enterillä. Kun asetus on pois päältä, matto asetetaan heti, kun olet valinnut sen kaksi ruutua.
settings-coordinates = Kirjaimet ja numerot markkinoiden reunoilla
settings-letters = Yhden kirjaimen pikanäppäimet
settings-letters-help = M ääniä varten; pöydässä myös S, L, H, U ja ? sekä tekstilaudan näppäimet.
sounds-now = { $state ->
    [on] Äänet ovat päällä.
   *[off] Äänet ovat pois päältä.
}

## Settings: motion

settings-motion = Liike
settings-motion-value =
    { $motion ->
        [system] Laitteen mukaan
        [full] Täysi
       *[reduced] Vähennetty
    }
settings-motion-help = Vähennetty liike näyttää jokaisen vaiheen pysäytyskuvana: mikään ei liiku.
settings-motion-device = Laitteesi pyytää vähentämään liikettä.

## Settings: reactions

settings-reactions = Reaktiot pöydissä
settings-reactions-help = Kun tämä on pois päältä, et näe etkä kuule reaktioita missään pöydässä, ja niiden lähetyspainike on piilossa.

## Your devices

devices-lead = Kaikilla näillä laitteilla on samat paikat. Kuka tahansa, jolla on jokin niistä, voi pelata puolestasi.
devices-none = Sinulla ei ole täällä vielä laitteita. Tämä laite lisätään, kun istut pöytään.
device-name = { $browser } ({ $system })
device-name-unknown = Tuntematon laite
device-this = Tämä laite
device-seen = Viimeksi käytössä: { $when }
device-sign-out = Kirjaa ulos
device-sign-out-name = Kirjaa ulos: { $device }
device-sign-out-here = Kirjaudu ulos täältä
devices-sign-out-all = Kirjaudu ulos kaikkialta
device-sign-out-text = Laite menettää paikkasi heti. Muilla laitteillasi ne säilyvät.
device-sign-out-last = Sen jälkeen mikään laitteesi ei ole enää kirjautuneena: menetät paikkasi, eikä kukaan voi palauttaa niitä.
device-signed-out = Tämä laite on kirjattu ulos, eikä sillä enää ole paikkojasi.
device-signed-out-other = Kirjattu ulos: { $device }
devices-signed-out-here = Olet kirjautunut ulos tältä laitteelta.
devices-add = Lisää laite
devices-add-text = Luo linkki ja avaa se toisella laitteellasi: silloin kummallakin on samat paikat. Linkki toimii kerran ja on voimassa kymmenen minuuttia.
devices-add-make = Luo linkki
devices-add-again = Luo uusi linkki
devices-add-warning = Pidä linkki omana tietonasi: sen avaaja voi pelata puolestasi.
device-join-title = Lisätäänkö tämä laite?
device-join-text = Tämä linkki on luotu toisella laitteella. Jos jatkat, kummallakin on samat paikat, ja kuka tahansa, jolla toinen laite on, voi pelata puolestasi. Jatka vain, jos loit linkin itse.
device-join-own =
    Tällä laitteella on { $count ->
        [one] omia paikkoja yhdessä pöydässä.
       *[other] omia paikkoja { $count } pöydässä.
    } Jos jatkat, menetät ne.
device-join-yes = Lisää tämä laite
device-join-yes-own = Luovu paikoista ja jatka
device-join-no = Jätä ennalleen
device-joined = Tällä laitteella on nyt samat paikat kuin toisella.
cookies-blocked = Selaimesi estää tämän sivuston evästeet, joten paikkaasi ei voi säilyttää. Salli sivuston evästeet ja yritä uudelleen. Seurata voit ilman niitäkin.

## Which device is meant

device-seen-lately = Viimeksi käytössä: viimeisen tunnin aikana
device-sign-out-title-here = Kirjaudutko ulos tältä laitteelta?
device-sign-out-text-here = Tämä laite menettää paikkasi heti. Muilla laitteillasi ne säilyvät.

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

nav-label = Sivut
nav-more-label = Lisää sivuja
nav-learn = Opi
nav-rules = Säännöt
nav-replay = Tallenteet
nav-editor = Asemat
nav-table = Pöytä
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

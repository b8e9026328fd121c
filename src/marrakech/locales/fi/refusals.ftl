### Finnish: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = ”{ $text }” ei ole toiminto.
depth-negative = Toimintojen määrä ei voi olla negatiivinen: { $depth }.
draw-none-left = { $action }: paikan { $seat } pinossa ei ole enää sen värisiä mattoja.
game-over = { $action }: peli on päättynyt.
lay-covers-rug = { $action } peittäisi kerralla kokonaisen maton, mikä ei ole sallittua.
lay-must = Voit asettaa maton, joten sinun on asetettava se.
lay-not-beside = { $action }: ainakin toisella puolikkaalla on oltava yhteinen sivu Assamin ruudun kanssa.
lay-on-assam = { $action }: mattoa ei voi asettaa Assamin ruutuun.
lay-one-colour = { $action } peittäisi kaksi samanväristä ruutua, mitä nämä säännöt eivät salli.
not-this-step =
    { $action } ei käy juuri nyt. { $step ->
        [turn] Seuraavaksi käännetään Assamia: N (pohjoinen), E (itä), S (etelä) tai W (länsi).
        [steer] Seuraavaksi käännetään Assamia: N (pohjoinen), E (itä), S (etelä) tai W (länsi).
        [roll] Seuraavaksi heitetään noppaa: 1–4.
        [draw] Seuraavaksi nostetaan pinon seuraava matto, esimerkiksi *r.
       *[lay] Seuraavaksi asetetaan matto, esimerkiksi d4d5.
    }
roll-unknown = ”{ $action }” ei ole heitto; noppa näyttää 1–4.
seat-out = { $action }: paikka { $seat } on jo pudonnut.
seat-unknown = { $action }: tässä pelissä ei ole paikkaa { $seat }.
steer-must-turn =
    { $action }: Assam katsoo jo { $facing ->
        [N] pohjoiseen
        [E] itään
        [S] etelään
       *[W] länteen
    }. Käännä häntä neljänneskierros vasemmalle tai oikealle.
turn-half-round =
    { $action }: Assam katsoo { $facing ->
        [N] pohjoiseen
        [E] itään
        [S] etelään
       *[W] länteen
    } eikä voi kääntyä ympäri. Valitse toinen suunta.

## What cannot be set up

bot-unknown = Bottia nimeltä ”{ $name }” ei ole. Valittavana on: { $names }.
edition-unknown = Painosta nimeltä ”{ $name }” ei ole. Näet kaikki komennolla ”marrakech editions”.
facing-unknown = ”{ $facing }” ei ole suunta; käytä kirjainta N (pohjoinen), E (itä), S (etelä) tai W (länsi).
option-clash = Valintoja { $first } ja { $second } ei voi yhdistää.
option-unknown = Valintaa nimeltä ”{ $option }” ei ole. Valinnat ovat: { $options }.
option-value = Valinnan { $option } arvo ei voi olla ”{ $value }”. Mahdolliset arvot: { $values }.
players-number = Marrakechia pelaa 2–4 pelaajaa, ei { $players }.

## What is wrong with a position

assam-form = ”{ $text }” ei ole ruutu ja suunta, kuten d4S.
board-character = ”{ $text }” ei kuulu laudalle.
board-rank-length = rivillä { $rank } on { $found ->
    [8] enemmän kuin 7 ruutua.
    [one] vain 1 ruutu, ei 7.
   *[other] vain { $found } ruutua, ei 7.
}
board-ranks = laudassa on 7 riviä, joiden välissä on ”/”, ei { $found }.
board-run = rivillä { $rank } on kaksi tyhjien ruutujen lukua vierekkäin; kirjoita niiden summa.
colour-unseated = väri ”{ $colour }” ei kuulu täällä millekään paikalle.
draw-one-way = paikalla { $seat } ei ole mitään nostettavaa: sen seuraava matto on jo selvillä.
half-alone = ”{ $half }” ruudussa { $square } osoittaa puolikkaaseen, joka ei osoita takaisin.
mover-no-rugs = vaihe on ”{ $step }”, mutta paikalla { $seat } ei ole enää mattoja.
mover-out = vaihe on ”{ $step }”, mutta paikka { $seat } on pudonnut pelistä.
number-form = ”{ $text }” ei ole kokonaisluku.
number-range = { $text } on liian suuri; suurin luku on { $highest }.
option-default = ”{ $text }” on oletus; jätä se pois.
option-form = ”{ $text }” ei ole valinta ja sen arvo, kuten area=owner.
option-order = valinta ”{ $option }” on väärässä kohdassa; lajittele valinnat ja kirjoita kukin vain kerran.
out-everyone = ainakin yhden pelaajan on oltava vielä mukana.
out-order = pudonneet numeroidaan x1, x2 … putoamisjärjestyksessä; löytyi { $found }.
position-fields = asemassa on kuusi kenttää, joiden välissä on yksi välilyönti; löytyi { $found }.
position-long = asema ei voi olla pidempi kuin { $longest } merkkiä.
seat-colours = paikka { $seat } pelaa väreillä ”{ $colours }”; löytyi ”{ $text }”.
seat-form = paikka { $seat } kirjoitetaan kuten 30:r12, ei ”{ $text }”.
seat-number = ”{ $text }” ei ole mikään { $seats } paikasta.
seats-number = asemassa on 2–4 paikkaa, ei { $found }.
should-be-over = kukaan ei enää voi jatkaa, joten vaiheen on oltava ”over”, ei ”{ $step }”.
step-ruleset = vaihetta ”{ $step }” ei ole näissä säännöissä.
step-unknown = ”{ $text }” ei ole vaihe. Vaiheet ovat: { $steps }.
top-colour = paikan { $seat } pinon päällimmäisen on oltava jokin väreistä ”{ $colours }”, ei ”{ $text }”.
top-early = paikan { $seat } pino odottaa vielä nostoa, joten päällimmäinen ei voi vielä näkyä.
top-missing = paikan { $seat } pinon päällimmäisen on näyttävä, kuten *r.
top-none-left = paikan { $seat } pinon päällimmäinen ei voi olla ”{ $colour }”: sitä ei ole enää jäljellä.
top-one-colour = paikan { $seat } pinossa on vain yhtä väriä; jätä päällimmäinen pois.

## What is wrong with a record

comment-brace = kommentissa ei voi olla päättävää aaltosuljetta: ”{ $text }”.
comment-open = tämä kommentti ei pääty samalla rivillä.
comment-place = kommentti ”{ $text }” on kohdassa, jossa kommenttia ei voi olla, tai väärässä järjestyksessä.
comment-result = kommentti ei voi olla tuloksen vieressä, yläpuolella tai jäljessä; siirrä se vuorojen joukkoon.
not-canonical = tämä ei ole vakiomuoto. Odotettiin: { $expected }
record-character = merkkiä ”{ $text }” ei voi olla tallenteessa.
record-cut-off = viimeinen rivi on vajaa; tallenne näyttää katkenneen.
record-edition = painoksen ”{ $name }” säännöt eroavat tunnisteen Start aseman säännöistä.
record-empty = täällä ei ole mitään.
record-long = tallenne ei voi olla pidempi kuin { $longest } merkkiä.
record-no-result = tallenne loppuu ilman tulosta. Lopussa pitää olla tyhjä rivi ja sitten ”*” tai pisteet.
record-players = tallenteessa on oltava tunniste Start tai kahdesta neljään pelaajaa järjestyksessä (Seat1, Seat2 …).
record-seat = { $tag }: pelissä on vain { $seats } paikkaa.
record-start = tunnisteet eivät vastaa tämän pelin alkua.
record-sections = tämän tyhjän rivin jälkeen voi tulla vain tulos.
result-wrong = tuloksen pitäisi olla { $expected }, ei ”{ $text }”.
tag-form = tämä ei ole tunniste, kuten [Seat1 "Ana"]: { $text }
tag-name = ”{ $tag }” ei käy tunnisteen nimeksi.
tag-reserved = tunniste { $tag } kirjoitetaan itsestään alun, nimien ja painoksen perusteella; jätä se pois.
tag-twice = tunniste { $tag } on tässä toistamiseen.
turn-empty = vuorossa ei ole yhtään toimintoa.
turn-form = vuoro alkaa numerollaan, kuten ”1.”; löytyi ”{ $text }”.
turn-line = vuoro päättyy ennen kohtaa ”{ $text }”, joka kuuluu uudelle riville.
turn-number = seuraavaksi pitäisi tulla vuoro { NUMBER($expected, useGrouping: 0) }, ei { $text }.
turn-unfinished = vuoro on kesken: vaihe ”{ $step }” puuttuu.

## Dice

seed-form = ”{ $text }” ei kelpaa siemeneksi; käytä 1–{ $longest } tulostuvaa ASCII-merkkiä ilman välilyöntejä.
commitment-form = ”{ $text }” ei ole SHA-256-tiiviste; käytä 64 heksadesimaalinumeroa pienin kirjaimin.
commitments-missing =
    { $people ->
        [one] Yksi ihminen on pöydässä alusta asti ja tarvitsee siemenensä tiivisteen; annettuja tiivisteitä: { $commitments }.
       *[other] { $people } ihmistä on pöydässä alusta asti, ja jokainen tarvitsee siemenensä tiivisteen; annettuja tiivisteitä: { $commitments }.
    }
seeds-awaited = Peli ei voi vielä alkaa: osa siemenistä puuttuu.
seeds-sealed = Peli on alkamassa, joten siemeniä ei voi enää vaihtaa.
seed-hash = paikan { $seat } siemen ei vastaa julkaistua tiivistettä: siemenen tiiviste on { $expected }, ei { $text }.
dice-tags = tunniste { $tag } puuttuu, eikä noppaa voi tarkistaa ilman sitä.
dice-tag-form = tunnisteessa { $tag } ei voi olla ”{ $text }”.
dice-seat = { $tag }: pelissä on vain { $seats } paikkaa.
dice-hash = palvelimen siemen ei vastaa julkaistua tiivistettä: siemenen tiiviste on { $expected }, ei { $text }.
dice-chance = heitto tai nosto numero { $number } on { $action }, mutta siemenistä seuraa { $expected }.

## Names

name-characters = nimessä ei voi olla merkkiä { $text }.
name-length = nimessä on oltava 1–{ $longest } merkkiä, ei { $length }.

## At a table

behind = Peli on edennyt. Katso uudelleen, ennen kuin päätät.
bot-not-ready = Botti valmistautuu vielä; yritä hetken päästä uudelleen.
chance-decides = { $action }: tässä ratkaisee sattuma.
clock-form = ”{ $kind }” ei kelpaa kelloksi.
code-wrong = Tämä linkki ei avaa paikkaa, tai ei avaa enää. Pyydä uusi linkki.
device-link-wrong = Tällä linkillä ei voi lisätä laitetta, tai ei voi enää. Luo uusi toisella laitteella.
device-unknown = Tämä ei ole sinun laitteesi, tai se on jo kirjattu ulos.
command-unknown = ”{ $kind }” ei ole pöydän komento.
hint-none = Botti ei vastannut; yritä hetken päästä uudelleen.
hint-people = Vihjeitä ei saa, kun pelaat muiden ihmisten kanssa.
log-long = Tämä pöytä on saavuttanut { $most } tapahtuman rajansa. Pelin voi enää vain pelata loppuun.
names-missing =
    { $people ->
        [one] Yksi ihminen on pöydässä alusta asti ja tarvitsee nimen; annettuja nimiä: { $names }.
       *[other] { $people } ihmistä on pöydässä alusta asti, ja jokainen tarvitsee nimen; annettuja nimiä: { $names }.
    }
not-host = Vain pöydän perustaja voi tehdä sen.
not-seated = Vain tässä pöydässä istuvat pelaajat voivat tehdä sen.
not-your-seat = Paikka { $seat } ei ole sinun.
not-your-turn = Nyt ei ole sinun vuorosi, vaan paikan { $seat }.
record-none = Tämä peli ei ole alkanut; tallennetta ei vielä ole.
rematch-exists = Seuraava peli on jo perustettu: pöytä { $table }.
rules-twice = Valitse joko painos tai omat säännöt, ei molempia.
seat-free = Paikalla { $seat } ei istu kukaan.
seat-kind = ”{ $text }” ei ole kelvollinen paikka; paikka on joko vapaa, ihmisen tai botin.
seat-missing = Paikkaa ”{ $seat }” ei ole täällä.
seat-not-lent = Mikään botti ei pelaa puolestasi.
seat-not-persons = Paikalla { $seat } ei nyt pelaa ihminen.
seat-present = Paikan { $seat } pelaaja on täällä tai ei ole ollut poissa tarpeeksi kauan.
seat-taken = { $seat ->
    [0] Kaikki paikat ovat varattuja.
   *[other] Paikka { $seat } on varattu.
}
seats-open = Paikkoja on vielä vapaana.
stand-in-weak = Botti ”{ $name }” ei voi jatkaa pelaajan puolesta. Nämä voivat: { $names }.
table-busy = Tässä pöydässä tapahtuu liikaa yhtä aikaa. Yritä uudelleen.
table-damaged = Pöydän ”{ $table }” tapahtumat ovat vioittuneet, joten siinä ei voi pelata. Muihin pöytiin tämä ei vaikuta.
table-unknown = Pöytää ”{ $table }” ei ole.
time-left = Aikaa on vielä jäljellä.
timeout-kind = ”{ $text }” ei ole kelvollinen sääntö ajan loppumiselle.
wrong-phase = { $phase ->
    [gathering] Peli ei ole vielä alkanut.
    [playing] Peli on jo alkanut.
    [over] Peli on päättynyt.
   *[cancelled] Pöytä on peruttu.
}

## Reactions at a table

reactions-fast =
    { $seconds ->
        [one] Ei niin nopeasti! Voit lähettää seuraavan reaktion { $seconds } sekunnin päästä.
       *[other] Ei niin nopeasti! Voit lähettää seuraavan reaktion { $seconds } sekunnin päästä.
    }
reactions-crowd = Moni katsoja reagoi juuri nyt. Yritä hetken päästä uudelleen.
reactions-used =
    { $who ->
        [spectators] Katsojat ovat käyttäneet kaikki { $most } reaktiotaan tässä pöydässä.
       *[player] Olet käyttänyt kaikki { $most } reaktiotasi tässä pöydässä.
    }

## Taking back

undo-none = Mattoa ei voi enää ottaa takaisin: se onnistuu vain siihen asti, kun Assamia käännetään tai noppaa heitetään.
undo-others = Muut pelaavat mukana omilla laitteillaan, joten mitään ei voi perua.

## At the server

analysis-empty = Analysoitavaa ei ole: yhtään toimintoa ei ole tallennettu.
analysis-full = Tällä palvelimella moni peli odottaa analyysia. Yritä muutaman minuutin päästä uudelleen.
analysis-many = Useampi analyysisi odottaa vielä. Odota, että jokin niistä valmistuu.
analysis-too-early = Pelin voi analysoida vasta, kun se on päättynyt.
analysis-unknown = Tätä analyysia ei enää ole täällä. Pyydä sitä uudelleen.
bots-alone =
    { $most ->
        [0] Tällä palvelimella ei voi pelata pelkkien bottien pelejä.
        [one] Verkostasi on jo käynnissä yksi pelkkien bottien peli. Odota, että se päättyy.
       *[other] Verkostasi on jo käynnissä { $most } pelkkien bottien peliä. Odota, että jokin niistä päättyy.
    }
host-refused = Tämä palvelin ei vastaa nimellä ”{ $host }”. Palvelimen ylläpitäjä voi sallia nimen valitsimella { $option }.
method-unknown = Sitä ei voi tehdä täällä.
origin-refused = Muiden sivustojen sivut eivät voi tehdä sitä täällä.
page-unbuilt = Pelin sivuja ei ole rakennettu tähän palvelimeen. Rakenna ne ajamalla ”python hatch_build.py build” lähdekoodin kansiossa.
page-unknown = Tässä osoitteessa ei ole mitään.
request-big = Se on liikaa lähetettäväksi kerralla.
request-invalid = Pyyntö ei ole protokollan mukainen ({ $where }: { $what }).
request-slow = Pyynnön saapuminen kesti liian kauan.
rollout-none = Tässä ei ole mitään verrattavaa: kenelläkään ei ollut tässä kohdassa valinnanvaraa.
rollout-unknown = Näitä pelejä ei enää ole täällä. Pyydä niitä uudelleen.
server-failed = Palvelimella meni jokin vikaan, ja ongelma on kirjattu lokiin. Yritä uudelleen.
server-full = Palvelin on juuri nyt täynnä. Yritä jonkin ajan päästä uudelleen.
square-unknown = ”{ $text }” ei ole ruutu.
token-missing = Tällä laitteella ei ole tokenia, tai se on kirjattu ulos. POST /api/device antaa sille uuden.
too-many-tables = Yhdellä sivulla voi seurata enintään { $most } pöytää.
server-troubled = Palvelin ei juuri nyt voi tallentaa siirtoja. Odota hetki ja yritä uudelleen.
too-often = Liian monta kertaa peräkkäin. Odota hetki ja yritä uudelleen.

### Finnish: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = ”{ $text }” ei ole toiminto.
depth-negative = { $depth } toiminnon sarjoja ei ole.
draw-none-left = { $action }: paikan { $seat } pinossa ei ole enää sen värisiä mattoja.
game-over = { $action }: peli on päättynyt.
lay-covers-rug = { $action } peittäisi kerralla kokonaisen maton, jota ei saa peittää kokonaan.
lay-must = Maton voi asettaa, joten se on pakko asettaa.
lay-not-beside = { $action }: ei yhteistä sivua Assamin ruudun kanssa.
lay-on-assam = { $action } jäisi Assamin alle.
lay-one-colour = { $action } peittäisi kaksi samanväristä ruutua, minkä nämä säännöt kieltävät.
not-this-step = { $action } ei kuulu tähän: { $step ->
    [turn] nyt käännetään Assamia (N, E, S tai W).
    [steer] nyt käännetään Assamia (N, E, S tai W).
    [roll] nyt heitetään noppaa (1–4).
    [draw] nyt nostetaan pinon seuraava matto (kuten *r).
   *[lay] nyt asetetaan matto (kuten d4d5).
}
roll-unknown = ”{ $action }” ei ole heitto; noppa näyttää 1–4.
seat-out = { $action }: paikka { $seat } on jo pudonnut.
seat-unknown = { $action }: paikalla { $seat } ei istu kukaan.
steer-must-turn = { $action }: Assamia on käännettävä neljänneskierros vasemmalle tai oikealle; hän katsoo jo suuntaan { $facing }.
turn-half-round = { $action }: Assam katsoo suuntaan { $facing } eikä koskaan käänny ympäri.

## What cannot be set up

bot-unknown = Bottia ”{ $name }” ei ole. Valittavana on: { $names }.
edition-unknown = Painosta ”{ $name }” ei ole. ”marrakech editions” luettelee kaikki.
facing-unknown = ”{ $facing }” ei ole suunta; käytä N, E, S tai W.
option-clash = { $first } ja { $second } eivät käy samaan peliin.
option-unknown = Valintaa ”{ $option }” ei ole. Valinnat ovat: { $options }.
option-value = Valinnalla { $option } ei ole arvoa ”{ $value }”. Arvot ovat: { $values }.
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
draw-one-way = paikalla { $seat } ei ole mitään nostettavaa: sen seuraavaksi matoksi on vain yksi mahdollisuus.
half-alone = ”{ $half }” ruudussa { $square } osoittaa puolikkaaseen, joka ei osoita takaisin.
mover-no-rugs = paikan { $seat } vaihe olisi { $step }, mutta sillä ei ole enää mattoja.
mover-out = paikan { $seat } vaihe olisi { $step }, mutta se on pudonnut.
number-form = ”{ $text }” ei ole kokonaisluku.
number-range = { $text } on suurempi kuin suurin sallittu luku, { $highest }.
option-default = ”{ $text }” on oletus, eikä sitä kirjoiteta.
option-form = ”{ $text }” ei ole valinta ja sen arvo, kuten area=owner.
option-order = valinta ”{ $option }” on väärässä kohdassa; valinnat lajitellaan, ja kukin tulee kerran.
out-everyone = jonkun on oltava vielä mukana.
out-order = pudonneet numeroidaan x1, x2 … putoamisjärjestyksessä; löytyi { $found }.
position-fields = asemassa on kuusi kenttää, joiden välissä on yksi välilyönti; löytyi { $found }.
position-long = asema ei ole koskaan pidempi kuin { $longest } merkkiä.
seat-colours = paikka { $seat } pelaa väreillä ”{ $colours }”; löytyi ”{ $text }”.
seat-form = paikka { $seat } kirjoitetaan kuten 30:r12, ei ”{ $text }”.
seat-number = ”{ $text }” ei ole mikään { $seats } paikasta.
seats-number = asemassa on 2–4 paikkaa, ei { $found }.
should-be-over = kukaan ei enää voi jatkaa, joten vaiheen on oltava ”over”, ei ”{ $step }”.
step-ruleset = vaihetta ”{ $step }” ei ole näissä säännöissä.
step-unknown = ”{ $text }” ei ole vaihe. Vaiheet ovat: { $steps }.
top-colour = paikan { $seat } pinon päällimmäinen on jokin väreistä ”{ $colours }”, ei ”{ $text }”.
top-early = paikan { $seat } pino odottaa nostoa, eikä päällimmäinen vielä näy.
top-missing = paikan { $seat } pinon päällimmäisen on näyttävä, kuten *r.
top-none-left = paikan { $seat } pinon päällimmäinen ei voi olla ”{ $colour }”: sitä ei ole enää jäljellä.
top-one-colour = paikan { $seat } pinossa on yhtä väriä; päällimmäistä ei kirjoiteta.

## What is wrong with a record

comment-brace = kommentissa ei voi olla päättävää aaltosuljetta: ”{ $text }”.
comment-open = kommentti alkaa, mutta ei pääty samalla rivillä.
comment-place = kommentti ”{ $text }” on kohdassa, jossa kommenttia ei voi olla, tai väärässä järjestyksessä.
comment-result = tuloksen vieressä, yläpuolella tai jäljessä ei voi olla kommenttia; viimeinen paikka sille on vuorojen joukossa.
not-canonical = tätä ei kirjoiteta näin. Odotettiin: { $expected }
record-character = merkkiä ”{ $text }” ei voi olla tallenteessa.
record-cut-off = viimeinen rivi ei pääty; tallenne näyttää katkenneen.
record-edition = painosta ”{ $name }” pelataan eri säännöillä kuin tunnisteen Start asemaa.
record-empty = täällä ei ole mitään.
record-long = tallenne ei ole koskaan pidempi kuin { $longest } merkkiä.
record-no-result = tallenne loppuu ilman tulosta. Odotettiin tyhjää riviä ja sitten ”*” tai pisteitä.
record-players = tallenne ei nimeä tunnistetta Start eikä 2–4 paikkaa järjestyksessä (Seat1, Seat2 …).
record-seat = { $tag }: pelissä on vain { $seats } paikkaa.
record-start = tunnisteet eivät kuvaa tämän pelin alkua.
record-sections = tämän tyhjän rivin jälkeen odotetaan vain tulosta.
result-wrong = tulos on { $expected }, ei ”{ $text }”.
tag-form = tämä ei ole tunniste, kuten [Seat1 "Ana"]: { $text }
tag-name = ”{ $tag }” ei käy tunnisteen nimeksi.
tag-reserved = tunniste { $tag } kirjoitetaan alun, nimien ja painoksen perusteella; sitä ei voi antaa lisäksi.
tag-twice = tunniste { $tag } on tässä toistamiseen.
turn-empty = vuorossa ei ole yhtään toimintoa.
turn-form = vuoro alkaa numerollaan, kuten ”1.”; löytyi ”{ $text }”.
turn-line = vuoro päättyy ennen kohtaa ”{ $text }”, joka kuuluu omalle rivilleen.
turn-number = seuraavaksi tulee vuoro { NUMBER($expected, useGrouping: 0) }, ei { $text }.
turn-unfinished = vuoro on kesken: vaihe ”{ $step }” on vielä edessä.

## Dice

seed-form = ”{ $text }” ei ole siemen: 1–{ $longest } tulostuvaa ASCII-merkkiä ilman välilyöntejä.
commitment-form = ”{ $text }” ei ole SHA-256-tiiviste: 64 heksadesimaalinumeroa, pienin kirjaimin.
commitments-missing = { $people ->
    [one] Yksi ihminen istuu pöytään heti ja lupaa siemenen; lupauksia on annettu { $commitments }.
   *[other] { $people } ihmistä istuu pöytään heti, ja jokainen lupaa siemenen; lupauksia on annettu { $commitments }.
}
seeds-awaited = Peli ei voi vielä alkaa: kaikki paikat eivät ole antaneet siementään.
seeds-sealed = Siemenet on lukittu: peli on alkamassa, eikä niitä voi enää vaihtaa.
seed-hash = paikan { $seat } siemen ei ole se, joka luvattiin: sen tiiviste on { $expected }, ei { $text }.
dice-tags = tunniste { $tag } puuttuu, eikä noppaa voi tarkistaa ilman sitä.
dice-tag-form = tunnisteessa { $tag } ei voi olla ”{ $text }”.
dice-seat = { $tag }: pelissä on vain { $seats } paikkaa.
dice-hash = palvelimen siemen ei ole se, joka luvattiin: sen tiiviste on { $expected }, ei { $text }.
dice-chance = sattuman tulos numero { $number } on { $action }; siemenistä seuraa { $expected }.

## Names

name-characters = nimessä ei voi olla merkkiä { $text }.
name-length = nimessä on 1–{ $longest } merkkiä, ei { $length }.

## At a table

behind = Peli on edennyt (tapahtuma { $number }); katso uudelleen ennen kuin päätät.
bot-not-ready = Botti valmistautuu vielä; yritä hetken päästä uudelleen.
chance-decides = { $action }: tässä ratkaisee sattuma.
clock-form = ”{ $kind }” ei ole kello, jolla voi pelata.
code-wrong = Tämä linkki ei avaa paikkaa, tai ei avaa enää.
device-link-wrong = Tämä linkki ei lisää laitetta, tai ei lisää enää. Luo uusi toisella laitteella.
device-unknown = Tämä ei ole sinun laitteesi, tai se on jo kirjattu ulos.
command-unknown = ”{ $kind }” ei ole mitään, mitä pöydässä voi tehdä.
hint-none = Botti ei vastannut; yritä hetken päästä uudelleen.
hint-people = Vihjeitä ei saa, kun mukana on muita ihmisiä.
log-long = Tässä pöydässä on tapahtunut yli { $most } asiaa; sen voi enää vain pelata loppuun.
names-missing = { $people ->
    [one] Yksi ihminen istuu pöytään heti ja tarvitsee nimen; nimiä on annettu { $names }.
   *[other] { $people } ihmistä istuu pöytään heti, ja jokainen tarvitsee nimen; nimiä on annettu { $names }.
}
not-host = Vain pöydän perustaja voi tehdä sen.
not-seated = Vain tässä pöydässä istuva voi tehdä sen.
not-your-seat = Paikka { $seat } ei ole sinun.
not-your-turn = Vuorossa on paikka { $seat }, joka ei ole sinun.
record-none = Tämä peli ei ole alkanut; tallennetta ei vielä ole.
rematch-exists = Seuraava peli on jo perustettu: pöytä { $table }.
rules-twice = Nimeä joko painos tai säännöt, ei molempia.
seat-free = Paikalla { $seat } ei istu kukaan.
seat-kind = ”{ $text }” ei voi istua pöytään; paikka on ihmiselle, vapaana tai botille.
seat-missing = Paikkaa ”{ $seat }” ei ole täällä.
seat-not-lent = Mikään botti ei pelaa puolestasi.
seat-not-persons = Paikalla { $seat } ei nyt pelaa ihminen.
seat-present = Paikan { $seat } pelaaja on täällä tai ei ole ollut poissa tarpeeksi kauan.
seat-taken = { $seat ->
    [0] Kaikki paikat ovat varattuja.
   *[other] Paikka { $seat } on varattu.
}
seats-open = Paikkoja on vielä vapaana.
stand-in-weak = Botti ”{ $name }” ei voi tuurata pelaajaa. Nämä voivat: { $names }.
table-busy = Liian moni haluaa muuttaa tätä pöytää yhtä aikaa; yritä uudelleen.
table-damaged = Pöydän ”{ $table }” tapahtumat ovat vioittuneet, joten siinä ei voi pelata. Kaikki muut pöydät ovat kunnossa.
table-unknown = Pöytää ”{ $table }” ei ole.
time-left = Aikaa on vielä jäljellä.
timeout-kind = ”{ $text }” ei ole mitään, mitä ajan loppuminen voisi tarkoittaa.
wrong-phase = { $phase ->
    [gathering] Peli ei ole vielä alkanut.
    [playing] Peli on jo alkanut.
    [over] Peli on päättynyt.
   *[cancelled] Pöytä on peruttu.
}

## At the server's doors

bots-alone = { $most ->
    [0] Botit eivät voi pelata keskenään tällä palvelimella.
    [one] Verkostasi on jo käynnissä yksi bottien keskinäinen peli. Odota, että se päättyy.
   *[other] Verkostasi on jo käynnissä { $most } bottien keskinäistä peliä. Odota, että jokin niistä päättyy.
}
host-refused = Tämä palvelin ei vastaa nimellä ”{ $host }”. Palvelimen ylläpitäjä voi sallia nimen valitsimella { $option }.
method-unknown = Sitä ei voi tehdä täällä.
origin-refused = Muualta tuleva sivu ei saa tehdä sitä.
page-unbuilt = Sivua ei ole rakennettu tähän palvelimeen: ”python hatch_build.py build” sen lähdekoodissa tekee sen.
page-unknown = Täällä ei ole mitään.
request-big = Se on liikaa kerralla.
request-invalid = Pyyntö ei ole protokollan mukainen ({ $where }: { $what }).
request-slow = Pyynnön saapuminen kesti liian kauan.
server-failed = Jokin meni täällä vikaan. Se on merkitty muistiin, eikä mitään vahvistettua ole kadonnut.
server-full = Palvelin ei juuri nyt voi ottaa vastaan enempää yhteyksiä; yritä jonkin ajan päästä uudelleen.
square-unknown = ”{ $text }” ei ole ruutu.
token-missing = Tällä laitteella ei ole tokenia, tai se on kirjattu ulos: POST /api/device antaa sille uuden.
too-many-tables = Yhdellä sivulla voi seurata enintään { $most } pöytää.
server-troubled = Palvelin ei juuri nyt voi tallentaa mitään ({ $trouble }). Mitään ei ole kadonnut; yritä jonkin ajan päästä uudelleen.
too-often = Liian monta kertaa; odota hetki.

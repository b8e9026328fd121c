### Finnish: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Säännöt
rules-lead = Assam on markkinoiden isäntä, eikä hän ole helppo mies. Hän kävelee sinne, minne katsoo, ja jos hän pysähtyy toisen pelaajan matolle, sinä maksat siitä. Aseta mattosi taiten ja pidä dirhameistasi kiinni: lopussa voittaa se, jolla on yhteensä eniten dirhameita ja näkyviä ruutuja.
rules-unofficial = Nämä ovat säännöt omin sanoin. Tällä pelillä ei ole yhteyttä painetun pelin tekijöihin.
rules-contents = Sisällys
rules-learn-instead = Kokeilisitko mieluummin? Opi kahdessa minuutissa.
rules-show = Näytä
rules-show-again = Näytä uudelleen
rules-allowed = Sallittu
rules-forbidden = Ei sallittu

## The aim

rules-aim = Pelin tavoite
rules-aim-points = Lopussa saat pisteen jokaisesta dirhamistasi ja pisteen jokaisesta ruudusta, jossa näkyy jokin matoistasi. Eniten pisteitä kerännyt voittaa.

## What there is

rules-things = Pelivälineet
rules-things-market = Markkinoilla on seitsemän kertaa seitsemän ruutua. Assam aloittaa keskimmäisestä ja katsoo aina rivin tai sarakkeen suuntaan.
rules-things-die = Puinen noppa näyttää tohveleita: yhdellä sivulla on yksi, kahdella kaksi, kahdella kolme ja yhdellä neljä. Kaksi ja kolme tulevat siis kaksi kertaa niin usein kuin yksi ja neljä.
rules-things-stock = Kaikki aloittavat 30 dirhamilla. Matto peittää kaksi ruutua, joilla on yhteinen sivu. Kolmen pelaajan pelissä kukin saa 15 mattoa, neljän pelaajan pelissä 12; kaksinpeli on hieman erilainen, katso alta.
rules-things-figure = Assam aloittaa keskeltä. Siitä hän voi lähteä mihin tahansa merkityistä ruuduista.

## A turn

rules-turn = Vuoro
rules-turn-lead = Vuorossasi on neljä vaihetta, aina tässä järjestyksessä.
rules-turn-face = Käännä
rules-turn-figure = Assam katsoo etelään. Saat jättää hänet ennalleen tai kääntää häntä neljännes­kierroksen vasemmalle tai oikealle, joten hän voi lähteä mihin tahansa merkityistä ruuduista. Pohjoinen on hänen takanaan, joten sinne hän ei voi lähteä.
rules-turn-face-how = Käännä Assamia neljännes­kierros vasemmalle tai oikealle, tai jätä hänet ennalleen. Ympäri hän ei voi koskaan kääntyä.
rules-turn-roll = Heitä
rules-turn-roll-how = Heitä noppaa. Assam kävelee suoraan eteenpäin yhden ruudun jokaista nopan tohvelia kohti, yhtä lailla tyhjien ruutujen kuin mattojen yli.
rules-turn-pay = Maksa
rules-turn-pay-how = Jos Assam pysähtyy toisen pelaajan matolle, maksat maton omistajalle. Tyhjästä ruudusta ja omasta matosta et maksa mitään.
rules-turn-lay = Aseta
rules-turn-lay-how = Aseta yksi matoistasi Assamin viereen. Jos voit asettaa maton, sinun on asetettava se. Sitten on seuraavan pelaajan vuoro.

## The edge

rules-edge = Reunan yli
rules-edge-track = Markkinoita kiertävät messinkiradat. Kun Assam kävelee reunan yli, hän seuraa siitä alkavaa rataa ja palaa markkinoille sen toisesta päästä. Kulkua radalla ei lasketa askeleeksi, mutta ruutu, johon hän palaa, lasketaan.
rules-edge-half = Useimmat radat ovat puoliympyröitä: Assam palaa viereiselle riville tai sarakkeelle ja katsoo vastakkaiseen suuntaan.
rules-edge-corner = Kahdessa kulmassa, oikeassa yläkulmassa ja vasemmassa alakulmassa, rata on silmukka. Se tuo Assamin takaisin kulmaruutuun, josta hän juuri lähti, neljännes­kierroksen kääntyneenä, joten hän jatkaa toista reunaa pitkin.
rules-edge-figure-half = Kolme tohvelia: Assam ottaa yhden askeleen reunalle ja seuraa puoliympyrää. Ruutu, johon hän palaa, on toinen askel, ja sitten hän ottaa vielä yhden.
rules-edge-figure-corner = Kaksi tohvelia kulmassa: Assam seuraa silmukkaa. Paluu kulmaruutuun on ensimmäinen askel, ja toinen vie hänet eteenpäin reunaa pitkin.

## Paying

rules-pay = Maksaminen
rules-pay-area = Hinta on yksi dirhami jokaisesta sen alueen ruudusta, jolla Assam seisoo: alueeseen kuuluvat kaikki samanväriset ruudut, jotka liittyvät toisiinsa sivuistaan, myös se, jossa hän seisoo. Ruudut, jotka koskettavat toisiaan vain kulmistaan, eivät liity toisiinsa. Vain päällimmäiset matot lasketaan.
rules-pay-figure = Assam pysähtyy siniselle. Neljä sinistä ruutua liittyy tässä toisiinsa, joten hinta on neljä dirhamia. Viides koskettaa niitä vain kulmastaan, eikä sitä lasketa.

## Laying

rules-lay = Maton asettaminen
rules-lay-where = Aseta matto kahteen ruutuun, joilla on yhteinen sivu. Ainakin toisella niistä on oltava yhteinen sivu Assamin ruudun kanssa, eikä kumpikaan saa olla Assamin oma ruutu.
rules-lay-over = Saat asettaa sen tyhjiin ruutuihin, omien mattojesi päälle ja muiden pelaajien mattojen puolikkaiden päälle. Maton peitetty kohta ei tuo pisteitä kenellekään.
rules-lay-whole = Yksi asia on kielletty: toisen pelaajan maton molempia puolikkaita ei saa peittää yhdellä ja samalla matolla. Kahden eri maton puolikkaat saa peittää. Mattoa, jonka toinen puolikas on peitossa, ei enää lasketa kokonaiseksi, joten sen toisenkin puolikkaan saa peittää.
rules-lay-figure-where = Punainen saa asettaa maton mihin tahansa, kunhan ainakin toisella puolikkaalla on yhteinen sivu Assamin ruudun kanssa. Merkityt ruudut ovat hänen vieressään.
rules-lay-figure-half = Punainen peittää sinisen maton toisen puolikkaan ja yhden tyhjän ruudun.
rules-lay-figure-two = Punainen peittää kahden eri sinisen maton puolikkaat.
rules-lay-figure-whole = Punainen ei saa peittää merkittyjä ruutuja yhdellä matolla: ne ovat saman sinisen maton kaksi puolikasta.

## The end

rules-end = Pelin loppu
rules-end-when = Peli päättyy, kun kenelläkään mukana olevalla ei ole enää mattoa asetettavana.
rules-end-points = Laske ruudut, joissa mattosi näkyvät, ja lisää dirhamisi. Eniten pisteitä kerännyt voittaa. Tasapisteissä voittaa se, jolla on enemmän dirhameita; jos nekin ovat tasan, voitto jaetaan.

## Out of the game

rules-out = Pelistä putoaminen
rules-out-pay = Jos et pysty maksamaan koko hintaa, maksat, mitä sinulla on, ja putoat pelistä. Vuorosi päättyy siihen, ja asettamattomat mattosi palaavat laatikkoon.
rules-out-rugs = Mattosi jäävät markkinoille, mutta niistä ei enää makseta, eikä kukaan saa niistä pisteitä. Muille ne ovat yhä toisen pelaajan mattoja: kukaan ei saa peittää sellaisen molempia puolikkaita kerralla.
rules-out-last = Viimeisen dirhamin maksaminen ei vielä pudota pelistä, kunhan koko hinta tulee maksetuksi. Kun jäljellä on vain yksi pelaaja, hän on voittanut. Pudonneet sijoittuvat kaikkien muiden jälkeen; mitä myöhemmin putosi, sitä parempi sija.

## Giving up

rules-give-up = Luovuttaminen
rules-give-up-how = Voit luovuttaa milloin tahansa, myös silloin, kun ei ole sinun vuorosi. Putoat silloin pelistä, kuten edellä kerrotaan, ja dirhamisi palaavat pankkiin. Jos pelissä on kello ja aikasi loppuu, käy samoin, ellei pöytää ole perustettu niin, että botti jatkaa puolestasi.

## Two players

rules-two = Kaksinpeli
rules-two-pile = Kaksinpelissä kummallakin on kaksi väriä: toinen pelaa punaisella ja sinisellä, toinen keltaisella ja vihreällä, kumpaakin väriä kaksitoista mattoa. Sekoita 24 mattoasi yhdeksi pinoksi. Kaikki näkevät päällimmäisen maton, ja juuri se sinun on asetettava seuraavaksi.
rules-two-area = Kumpikin väri on oma alueensa. Missä kaksi väriäsi ovat vierekkäin, hintaan lasketaan vain sen värin ruudut, jolla Assam seisoo.

## The variant

rules-variant = Muunnelma: suunta seuraavalle pelaajalle
rules-variant-how = Tässä Assamia ei käännetä ennen heittoa. Heität noppaa, Assam kävelee siihen suuntaan, johon jo katsoo, sinä maksat ja asetat maton. Sitten käännät häntä neljännes­kierroksen vasemmalle tai oikealle ja määräät näin suunnan seuraavalle pelaajalle. Pelistä pudonnut ei käännä Assamia, eikä viimeisen maton jälkeen käännä kukaan.

## Printings

rules-printings = Missä painokset eroavat
rules-printings-lead = Painetut säännöt eivät ole kaikkialla samat. Kun perustat pöydän, voit valita painoksen tai jokaisen näistä säännöistä erikseen. Tämä sivu kuvaa tavalliset säännöt.
rules-printings-what = Sääntö
rules-printings-usual = Tavalliset säännöt
rules-printings-else = Muualla
rules-printings-who = Painettu näin
rules-printings-nobody = ei missään näistä
rules-printings-presets = Jokainen painos on valittavissa kielensä nimellä, kun perustat pöydän.
rules-option-bankruptcy = Pelaaja, joka ei pysty maksamaan koko hintaa,
rules-option-bankruptcy-usual = putoaa pelistä.
rules-option-bankruptcy-else = maksaa, mitä hänellä on, ja jatkaa peliä.
rules-option-steering = Assam käännetään
rules-option-steering-usual = ennen heittoa.
rules-option-steering-else = maton asettamisen jälkeen, seuraavaa pelaajaa varten. Joissakin painoksissa hänet on käännettävä, joissakin hänet saa jättää ennalleen.
rules-option-area = Hintaan lasketaan
rules-option-area-usual = yhden värin ruudut.
rules-option-area-else = yhden omistajan ruudut; kaksinpelissä pinon molemmat värit.
rules-option-whole = Yhden maton molempia puolikkaita ei saa peittää kerralla,
rules-option-whole-usual = jos matto on toisen pelaajan.
rules-option-whole-else = vaikka matto olisi oma.
rules-option-halves = Kaksi ruutua, jotka jäävät uuden maton alle,
rules-option-halves-usual = saavat olla samaa väriä.
rules-option-halves-else = eivät saa koskaan olla samaa väriä. Jos matto ei sovi mihinkään, se palaa laatikkoon.
rules-option-pile = Kaksinpelin pino
rules-option-pile-usual = sekoitetaan.
rules-option-pile-else = kootaan vuorotellen kummastakin väristä.
rules-option-stock = Kaksinpelissä kummallakin on
rules-option-stock-usual = 24 mattoa kahta väriä.
rules-option-stock-else = 15 mattoa yhtä väriä.
rules-option-tie = Tasapisteissä
rules-option-tie-usual = voittaa se, jolla on enemmän dirhameita.
rules-option-tie-else = voitto jaetaan.
rules-option-box = Laatikossa on
rules-option-box-usual = neljä 15 maton sarjaa.
rules-option-box-else = kolme 15 maton sarjaa ja yksi 12 maton sarja.
rules-option-starter = Aloittaja
rules-option-starter-usual = arvotaan.
rules-option-starter-else = on yhdessä sovittu, nuorin tai se, joka on viimeksi käynyt Marokossa.

## Learning it

learn-title = Opi kahdessa minuutissa
learn-progress = Osa { $lesson }/{ $lessons }
learn-go-to = Osa { $lesson }: { $title }
learn-lesson = { $lesson ->
    [turn] Käännä Assam
    [roll] Heitä noppaa
    [track] Kulje rataa
    [pay] Maksa
    [lay] Aseta matto
    [cover] Peitä matto
   *[win] Voita
}
learn-says =
    { $lesson ->
        [turn] Tässä on Assam. Hän kävelee sinne, minne katsoo, ja sitä ennen saat kääntää häntä neljännes­kierroksen vasemmalle tai oikealle.
        [roll] Noppa näyttää tohveleita, ja Assam kävelee yhtä monta ruutua. Kaksi ja kolme tulevat useimmin.
        [track] Reunalla Assam seuraa messinkirataa ja palaa viereiselle riville. Kulkua radalla ei lasketa askeleeksi.
        [pay] Assam on pysähtymässä siniselle matolle. Toisiinsa liittyvät siniset ruudut muodostavat alueen, ja maksat Siniselle yhden dirhamin niistä jokaisesta.
        [lay] Assamin käveltyä asetat oman mattosi. Se peittää kaksi ruutua, joista ainakin toisen on oltava aivan Assamin vieressä.
        [cover] Saat asettaa mattosi toisten päälle. Vain toisen pelaajan maton molempia puolikkaita et saa peittää kerralla.
       *[win] Jokainen dirhami on piste, samoin jokainen näkyvä ruutu. Sinulla on yksi matto jäljellä, ja Sininen johtaa kahdella pisteellä.
    }
learn-task =
    { $lesson ->
        [turn] Käännä hänet oikealle.
        [roll] Heitä noppaa.
        [track] Heitä noppaa ja katso, minne Assam menee.
        [pay] Heitä noppaa ja katso, mitä maksat.
        [lay] Valitse paikka punaiselle matollesi.
        [cover] Peitä sinisen maton toinen puolikas.
       *[win] Aseta viimeinen mattosi niin, että voitat.
    }
learn-done =
    { $lesson ->
        [turn] Nyt hän katsoo oikealle, ja sinne hän myös kävelee.
        [roll] Kolme tohvelia, kolme ruutua.
        [track] Yhdeltä riviltä ulos, viereiselle takaisin: kolme ruutua, eikä rataa laskettu.
        [pay] Kolme sinistä ruutua, joten Sininen saa kolme dirhamia.
        [lay] Mattosi on paikallaan. Tästä lähtien muut maksavat, jos Assam pysähtyy sille heidän vuorollaan.
        [cover] Hyvin peitetty. Sinisellä on yksi ruutu vähemmän ja pienempi alue.
       *[win] Voitat yhdellä pisteellä: sinulla kaksi ruutua enemmän, Sinisellä yksi vähemmän.
    }
learn-else =
    { $lesson ->
        [turn] Sinnekin hän voi mennä. Valitse nyt kuitenkin oikealle osoittava nuoli.
        [cover] Se on sallittua, mutta ei peitä mitään sinistä. Valitse paikka, joka peittää toisen sinisistä ruuduista.
       *[win] Melkein! Sininen voittaisi kuitenkin yhä, koska Sinisellä on enemmän dirhameita. Peitä yksi sininen ruutu, mutta ei yhtään omaasi.
    }
learn-how-arrow = Napauta nuolta tai käytä nuolinäppäimiä. Paina sitten painiketta tai Enteriä.
learn-how-rug = Napauta ruutua, niin näet siinä maton. Napauta uudelleen, niin näet seuraavan, tai napauta viereistä ruutua, niin valitset nämä kaksi. Voit käyttää myös nuolinäppäimiä. Aseta matto painamalla painiketta tai Enteriä.
learn-do =
    { $step ->
        [turn] Käännä Assam
        [roll] Heitä noppaa
       *[lay] Aseta matto
    }
learn-name = { $seat ->
    [1] Sinä
    [2] Sininen
   *[3] Keltainen
}
learn-back = Takaisin
learn-next = Seuraava
learn-skip = Ohita
learn-once-more = Vielä kerran
learn-end-title = Siinä koko peli
learn-end = Käännä, heitä, maksa, aseta ja pidä silmällä kaikkien mattoja. Loput opit pelaamalla.
learn-play = Pelaa nyt
learn-read-rules = Lue säännöt
learn-from-start = Aloita alusta

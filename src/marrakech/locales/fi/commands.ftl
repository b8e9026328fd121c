### Finnish: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: tiedostoa ei ole.
file-is-folder = { $file } on kansio, ei tiedosto.
file-not-text = { $file }: ei UTF-8-muotoista tekstiä (tavu { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } on suurempi kuin { $limit } megatavua; pelin tallenne on paljon pienempi.
file-exists = { $file } on jo olemassa, eikä sitä korvattu.
file-unreadable = Tiedostoa { $file } ei voi lukea: { $reason }
file-unwritable = Tiedostoon { $file } ei voi kirjoittaa: { $reason }
of-file = { $file }: { $problem }
error = Virhe: { $problem }
turn-beyond = tallenteessa ei ole vuoroa { NUMBER($turn, useGrouping: 0) }; se päättyy vuoroon { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } bottia tarvitsee { $bots } paikkaa, mutta pelaajia on vain { $players }.
names-too-many =
    { $names ->
        [one] Nimiä on annettu yksi
       *[other] Nimiä on annettu { $names }
    }, mutta { $people ->
        [0] mukana on vain botteja.
        [one] mukana on vain yksi ihminen.
       *[other] mukana on vain { $people } ihmistä.
    }
starter-unknown = ”{ $text }” ei ole aloittajan valintatapa; käytä arvoa random tai agreed.
nothing-to-resume = Keskeneräistä peliä ei ole.
options-clash = { $first } ja { $second } eivät sovi yhteen.
passed-over = Ohitettu: { $problem }
language-unknown = Kieltä ”{ $text }” ei ole. Valittavana on: { $languages }.
section-unknown = Säännöissä ei ole osaa ”{ $text }”. Osat ovat: { $sections }.
resume-alone = Jatkettavan pelin pelaajat ja säännöt pysyvät samoina; jätä { $option } pois.

## The store

store-full = { $file }: levy on täynnä, joten mitään uutta ei voi tallentaa. Kaikki tähän asti tallennettu on turvassa; vapauta tilaa, niin voit jatkaa.
store-locked = { $file } on toisen palvelimen tai toisen ohjelman käytössä.
store-broken = { $file } on vioittunut tai ei ole pöytien tietokanta ({ $reason }). Komennolla ”marrakech check-store” näet, mitkä pöydät ovat ehjiä; valitsimella --rescue se kopioi ne uuteen tiedostoon.
store-gone = Tiedosto { $file } on poistettu, siirretty tai korvattu palvelimen käyttäessä sitä. Mitään uutta ei voi tallentaa, ennen kuin täsmälleen sama tiedosto on taas paikallaan.
store-newer = { $file } on uudemman marrakech-version kirjoittama (tietokannan versio { $found }; tämä versio osaa lukea enintään { $known }).
store-behind = { $file } on vanhempi kuin { $copy }, siitä pelastettu kopio, jossa on jotakin, mitä tiedostosta puuttuu. Käynnistä palvelin kopiolla (--data) tai siirrä kopio muualle, niin voit jatkaa vanhemmalla tiedostolla.
store-unreadable = Tiedostoa { $file } ei voi avata, lukea tai kirjoittaa: { $reason }
store-closed = { $file } on suljettu: palvelin pysähtyy.
store-extra = { $file }: PostgreSQL tarvitsee paketin, jota ei ole asennettu. Asenna se näin: { $command }
store-server-old = { $file }: PostgreSQL { $found } on liian vanha; tarvitaan versio { $needed } tai uudempi.
store-unsafe = { $file }: asetus on { $setting }, joten kaatuminen voisi hävittää vahvistettuja siirtoja. Ota asetus käyttöön, niin voit jatkaa.
store-not-empty = { $file }: siellä on jo tietoja, joten sinne ei kopioitu mitään.
store-none = { $file } ei ole pöytien tietokanta, tai aivan tiedoston alku on vioittunut.
check-store-whole = { $file } on ehjä: { $count ->
    [one] yksi pöytä.
   *[other] { $count } pöytää.
}
check-store-damaged = { $file } on vioittunut. Pöytiä: { $count }, ehjiä: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table =
    Pöytä { $table }: { $problem ->
        [checksum] tapahtuma { $number } ei ole siinä muodossa, jossa se kirjoitettiin.
        [gap] tapahtuma { $number } puuttuu.
        [fold] tapahtuma { $number } on mahdoton.
       *[summary] kaikki tapahtumat ovat ehjiä, mutta pöytien luettelo ei vastaa niitä.
    }
check-store-rescued = { $count ->
    [one] Yksi ehjä pöytä kopioitiin tiedostoon { $file }
   *[other] { $count } ehjää pöytää kopioitiin tiedostoon { $file }
}
backup-done = Tiedoston { $source } pöydät on kopioitu tiedostoon { $target }
move-done = Kaikki on kopioitu ja verrattu: { $source } → { $target }. Pöytiä: { $tables }, tapahtumia: { $events }. Lähde on ennallaan.

## Drawing a position

seat-name = Paikka { $seat }
to-move = ▶
column-player = Pelaaja
column-rugs = Mattoja
column-dirhams = Dirhamit
column-squares = Ruudut
column-points = Pisteet
column-next = Seuraava
out = pudonnut
steps-next =
    { $step ->
        [turn] { $name } kääntää Assamin.
        [roll] { $name } heittää noppaa.
        [lay] { $name } asettaa maton.
        [draw] { $name } nostaa seuraavan maton.
        [steer] { $name } kääntää Assamin seuraavaa pelaajaa varten.
       *[over] Peli on päättynyt.
    }
rules-in-force = Säännöt: { $rules }
rules-default = tavalliset
legal-heading = Sallittua: { $actions }
chance-heading = Sattuma: { $actions }

## Playing in the terminal

ask-players = Montako pelaajaa?
ask-bots = Montako heistä on botteja?
ask-level = Millä tasolla? { $levels }
ask-name = Pelaajan { $number } nimi?
ask-number-again = Kirjoita luku väliltä { $low }–{ $high }.
bot-alone = Botti
bot-name = Botti { $number }
person-name = Pelaaja { $number }
welcome = Marrakech päätteessä. Kirjoita ? milloin tahansa, niin saat ohjeen; lopeta painamalla Ctrl-C. Peli tallennetaan joka toiminnon jälkeen.
bots-getting-ready = Botit valmistautuvat. Aivan ensimmäisellä kerralla siihen menee noin puoli minuuttia.
welcome-back = Tervetuloa takaisin: vuoro { $turn }. Kirjoita ? milloin tahansa, niin saat ohjeen.
saved-at = Tallenne on tiedostossa { $file }
prompt-turn = { $name }: mihin suuntaan? { $choices }
choice-left = { $facing } ({ facing }): vasemmalle
choice-straight = { $facing } ({ facing }): suoraan
choice-right = { $facing } ({ facing }): oikealle
prompt-roll-facing =
    Assam katsoo { $facing ->
        [N] pohjoiseen
        [E] itään
        [S] etelään
       *[W] länteen
    }. Heitä noppaa painamalla Enter tai valitse toinen suunta: { $others }
prompt-roll = { $name }: heitä noppaa painamalla Enter.
prompt-lay = { $name }: mihin { colour } matto tulee? Kirjoita numero tai kaksi ruutua.
prompt-confirm-lay = { $action }? Aseta matto painamalla Enter tai valitse toinen paikka.
prompt-confirm-steer =
    Assamin suunnaksi tulee { $facing ->
        [N] pohjoinen
        [E] itä
        [S] etelä
       *[W] länsi
    }. Seuraava pelaaja: { $next }. Vahvista painamalla Enter tai valitse toinen suunta.
stars-paid = Tähdet merkitsevät alueen, josta maksettiin.
prompt-must-return = { $name }: matolle ei ole tässä paikkaa. Palauta yksi laatikkoon painamalla Enter.
not-understood = ”{ $text }” ei ole mikään vaihtoehdoista. Kirjoita ?, niin saat ohjeen.
help-facing = N E S W      käännä Assam: N (pohjoinen), E (itä), S (etelä) tai W (länsi); mikään ei ole lopullista ennen heittoa
help-lay = 1 2 3 … tai d4d5  valitse paikka matolle; mikään ei ole lopullista, ennen kuin painat Enteriä
help-position = position     näytä asema tekstinä
help-log = log          näytä tallenne tähän asti
help-save = save FILE    tallenna tallenteen kopio tiedostoon FILE
help-give-up = give up      luovuta (varmistetaan ensin)
help-quit = q tai quit   lopeta tähän; jatka myöhemmin
ask-give-up = { $name }: haluatko todella luovuttaa? Kirjoita kyllä.
yes = kyllä
gave-not-up = Kukaan ei luovuttanut. Peli jatkuu.
copy-saved = Kopio on tallennettu tiedostoon { $file }
goodbye-early = Peliä ei aloitettu.
goodbye = Lopetettu. Jatka komennolla { $command }
save-trouble = Tallennus ei onnistunut: { $problem } Voit jatkaa peliä; se tallennetaan seuraavan toiminnon yhteydessä.
not-saved = Viimeisiä toimintoja ei ole tallennettu: { $problem }
over-heading = Peli on päättynyt. Pelattiin { turns }.
resume-over = Tämä peli on päättynyt. Komennolla ”marrakech replay” voit käydä sen läpi vaihe vaiheelta.

## Other commands

list-number = { $number }.
verify-fine = { $file }: kunnossa. { $count ->
    [0] Heittoja tai nostoja ei vielä ole.
    [one] Ainoa heitto tai nosto vastaa siemeniä.
   *[other] Kaikki { $count } heittoa ja nostoa vastaavat siemeniä.
}
verify-promised =
    { $file }: { $promised ->
        [all] kaikkien pelaajien siemenet vastaavat tallenteessa julkaistuja tiivisteitä. Vain laite, joka tallensi tiivisteet pöydässä, voi sanoa, julkaistiinko ne, ennen kuin yhtäkään siementä paljastettiin.
        [some] joidenkin paikkojen siemenet annettiin avoimesti ilman tiivistettä ({ $seats }); muut vastaavat tallenteessa julkaistuja tiivisteitä. Vain laite, joka tallensi tiivisteet pöydässä, voi sanoa, julkaistiinko ne, ennen kuin yhtäkään siementä paljastettiin.
       *[none] mikään paikka ei julkaissut tiivistettä ennen siemenensä paljastamista: pelaaja, joka itse ylläpiti palvelinta, olisi voinut valita heitot.
    }
check-fine = { $file }: kunnossa. { turns }, { $result }
replay-prompt = Enter: eteenpäin, b: taaksepäin, numero: siirry vuoroon, q: lopeta
replay-start = Ennen ensimmäistä toimintoa
replay-turn = Vuoro { $turn }/{ $last }: { $line }
replay-comment = ”{ $text }”
replay-end = Tallenne päättyy tähän.
edition-column = Painos
edition-source = Sääntökirja
edition-options = Valinnat
edition-box = Mattoja
edition-starter = Aloittaja
edition-default-rules = oletus
edition-footer = (Suluissa) olevat valinnat ovat omiamme, koska sääntökirja ei sano asiasta mitään; kaikki muut on painettu siihen.
starter = { $who ->
    [random] arvottu
    [morocco] viimeksi Marokossa ollut
    [youngest] nuorin tai arvottu
   *[agreed] sovittu
}
perft-total = { $nodes ->
    [one] yksi sarja
   *[other] { $nodes } sarjaa
}, pituus { $depth ->
    [one] yksi toiminto
   *[other] { $depth } toimintoa
}
perft-counting = lasketaan
simulate-progress = pelejä
simulate-title = { games } satunnaisin siirroin, pelaajia { $players }
simulate-seat = Paikka
simulate-wins = Voitot
simulate-points = Pisteet
simulate-paid = Maksettu
simulate-received = Saatu
simulate-out = Putoaa
simulate-length = Pelissä on keskimäärin { $mean } vuoroa (vaihteluväli { $low }–{ $high }).
simulate-anyone-out = Pelejä, joissa joku putoaa: { $share }. Jaettuja voittoja: { $shared }.
simulate-speed = { $rate } peliä sekunnissa.
simulate-stopped = Keskeytetty, kun oli pelattu { games }.

## Engines

engine-not-started = Moottoria ”{ $engine }” ei voitu käynnistää: { $detail }
engine-crashed = Moottori ”{ $engine }” sammui yllättäen ({ $detail }).
engine-hung = Moottori ”{ $engine }” ei vastannut ajoissa. { $detail }
engine-flooded = Moottori ”{ $engine }” lähetti liikaa tekstiä: { $detail }
engine-junk = Moottori ”{ $engine }” ei noudata moottoriprotokollaa: { $detail }
engine-illegal = Moottori ”{ $engine }” teki kielletyn siirron: { $detail }
bot-needs-engine = Bottia nimeltä ”{ $name }” ei ole. Jos se on moottori, anna sen komento valitsimella --engine.
engine-line = ”{ $text }” ei ole moottoriprotokollan rivi; ne kaikki ovat tiedostossa docs/engine-protocol.md.
engine-no-position = Mietittävää asemaa ei vielä ole.
engine-no-decision =
    Tässä ei ole mitään päätettävää: { $step ->
        [roll] sattuma heittää noppaa.
        [draw] sattuma nostaa maton.
       *[over] peli on päättynyt.
    }
engine-option = Valintaa ”{ $option }”, jonka arvo on ”{ $value }”, ei ole.
engine-bot-failed = Botti epäonnistui: { $error }
engine-cannot-judge = Botti ”{ $bot }” ei osaa arvioida asemia.
engine-no-beginning = Vain sellaista asemaa voi arvioida, josta vuoro alkaa.
engine-no-judge = Moottori ”{ $engine }” ei osaa arvioida asemia: se ei tunne moottoriprotokollan riviä ”judge”.
engine-starting = Käynnistetään moottoria ”{ $engine }”…
engine-thinks = Moottori miettii; pysäytä se ensin.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing = Tässä ei ole mitään verrattavaa: { $step ->
    [roll] sattuma heittää noppaa.
    [draw] sattuma nostaa maton.
    [over] peli on päättynyt.
   *[other] vaihtoehtoja on vain yksi.
}
rollout-what = Nimeä tallenne, tai anna asema valitsimella --position.
rollout-step-alone = --step tarvitsee vuoron: anna se valitsimella --turn.
rollout-no-decision = { $step ->
    [turn] Vuorolla { $turn } kukaan ei kääntänyt Assamia.
    [lay] Vuorolla { $turn } kukaan ei asettanut mattoa.
    [steer] Vuorolla { $turn } kukaan ei kääntänyt Assamia seuraavaa pelaajaa varten.
   *[any] Vuorolla { $turn } kenelläkään ei ollut valinnanvaraa.
}
rollout-turn = Vuoro { $turn }: { $sentence }
rollout-choice = Vaihtoehto
rollout-behind = Ero parhaaseen
rollout-played = pelattu
rollout-stopped = { $games ->
    [0] Keskeytetty, ennen kuin yksikään peli päättyi.
    [one] Keskeytetty, kun kustakin vaihtoehdosta oli pelattu yksi peli.
   *[other] Keskeytetty, kun kustakin vaihtoehdosta oli pelattu { $games } peliä.
}

## The arena

arena-twice = { $bot } on nimetty kahdesti; nimeä kukin botti vain kerran.
arena-alone = Tarvitaan kaksi: nimeä toinen botti, moottori valitsimella --engine tai kumpi tahansa valitsimella --against.
arena-ms = { $ms } millisekuntia ei kelpaa miettimisajaksi.
arena-sprt = ”{ $text }” ei ole kaksi voitto-osuutta väliltä 0–1, pienempi ensin, kuten 0.5,0.55.
arena-worker-died = Pelejä pelannut prosessi kuoli, ehkä muistin loputtua. Sitä ennen päättyneet pelit lasketaan.
chart-ending = { $file }: kaavion voi piirtää vain muotoon .svg tai .png; valitse nimi, jossa on jompikumpi pääte.
results-foreign = Tiedostossa { $file } ei ole areenan tuloksia. Sitä ei muutettu.
results-differ = Tiedostossa { $file } on toisen kilpailun tuloksia: { $setting } on siellä { $found } ja täällä { $wanted }.
results-line = { $file }, rivi { NUMBER($line, useGrouping: 0) }: tämä ei ole seuraava kierros: { $text }
results-busy = Toinen prosessi kirjoittaa tiedostoon { $file }.
bot-illegal = se valitsi ”{ $action }”, joka ei ole siinä sallittu.
bot-raised = se epäonnistui: { $error }
arena-getting-ready = valmistellaan
arena-progress = pelejä
arena-speed = { $rate }/s
arena-title = { games }, pelaajia { $players }
arena-bot = Botti
arena-against = Vastassa
arena-rating = Vahvuusluku
arena-ratings = Vahvuusluvut pelaajamäärän mukaan
arena-wins = Voitot
arena-interval = 95 %:n väli
arena-margin = Piste-ero
arena-median = ms, mediaani
arena-slow = ms, 99 %
arena-games = Pelit
arena-even = Kuka voitti kenet (tasan olisi { $share })
arena-range = { $low } – { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } – { $others }: { $verdict ->
    [H1] voitto-osuus on pikemmin { $high } kuin { $low } (H1 hyväksytään).
    [H0] voitto-osuus on pikemmin { $low } kuin { $high } (H0 hyväksytään).
   *[open] ei vielä ratkennut, { $low } vai { $high }.
} LLR { $llr }, rajat { $below } ja { $above }, { $rounds ->
    [one] yksi kierros.
   *[other] { $rounds } kierrosta.
}
arena-ladder-holds = Järjestys pitää: jokainen botti voittaa alempansa 95 %:n luottamustasolla.
arena-ladder-open = Vielä epäselvää 95 %:n luottamustasolla: { $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = { $bot } joutui luovuttamaan { $games ->
    [one] { $games } pelin
   *[other] { $games } peliä
}. Ensimmäisellä kerralla: { $problem }
arena-stopped = Keskeytetty, kun oli pelattu { games }. Jotta voit jatkaa myöhemmin, käytä valitsinta --out FILE.
arena-stopped-kept = Keskeytetty, kun oli pelattu { games }. Jatka antamalla sama komento uudelleen.
arena-chart = Kaavio on tallennettu tiedostoon { $file }
arena-chart-title = { games }, pelaajia { $players }
chart-wins = Voitto-osuus ja sen 95 %:n luottamusväli
chart-even = tasan
chart-rating = vahvuusluku { $rating }
chart-matrix = Rivin voitot
chart-matrix-rest = Rivin voitot yksin muita vastaan

## Luck and skill: marrakech analyse

analyse-depth = ”{ $text }” ei ole syvyys; käytä arvoa quick, normal tai deep.
analyse-one-file = { $option } toimii vain yhden tallenteen kanssa.
analyse-no-turns = tallenteessa ei ole vielä analysoitavia vuoroja.
analyse-annotated-long = kommentteineen tallenne olisi pidempi kuin { $longest } merkkiä, joten sitä ei kirjoitettu.
analyse-progress = vuoroja
analyse-stopped = Keskeytetty: analysoitu { $done }, yhteensä { turns }.
analyse-annotated = Kommentoitu tallenne on tiedostossa { $file }
analyse-title = { $file }, arvioija { $evaluator } ({ $depth })
analyse-luck = { $name }: nopan vaikutus { $luck }.
analyse-not-over = Peli on kesken: tulos on voittomahdollisuus viimeisessä asemassa.
analyse-gave-up = { $name } luovutti. Sen hinta sisältyy omiin virheisiin, mutta sitä ei lasketa päätökseksi.
analyse-errors = Mitä päätökset maksoivat
analyse-kind = Päätös
analyse-step = { $step ->
    [turn] Assamin kääntö
    [steer] suunta seuraavalle
   *[lay] maton asetus
}
analyse-error-each = Keskimäärin
analyse-largest = Suurimmat virheet ja mikä olisi ollut parempaa
analyse-turn = Vuoro
analyse-played = Pelattu
analyse-better = Parempi
analyse-chance = Voitto-%
analyse-error = Virhe
analyse-rolls = Onnekkaimmat ja epäonnisimmat heitot
analyse-rolled = Heitto
analyse-luck-column = Onni
analyse-turns = Vuoro vuorolta, kaikkien mahdollisuudet kunkin vuoron jälkeen
analyse-actions = Toiminnot
analyse-comment-error = { $grade ->
    [slip] Epätarkkuus
    [mistake] Virhe
   *[blunder] Vakava virhe
} ({ $error }). Parempi: { $better }, mahdollisuus { $instead }:n sijaan { $chance }.
analyse-comment-judged = Analysoinut { $evaluator } ({ $depth })
analyse-comment-luck = Onni: { $luck }
analyse-profiles = Mitä pelaajat voittivat
analyse-games = Pelit
analyse-interval = 95 %:n väli
analyse-profile-errors = Mitä yksi päätös maksoi
analyse-all = Kaikki
analyse-phase = { $phase ->
    [opening] Alku
    [middle] Keskivaihe
   *[end] Loppu
}
analyse-profile-words = Virheiden määrä sataa päätöstä kohti suuruuden mukaan
analyse-unfinished = Profiileista jätettiin pois keskeneräisiä pelejä: { $count }
analyse-abandoned = Profiileista jätettiin pois pelejä, joissa joku luovutti: { $count }

## Measuring this machine

bench-ready = Valmistellaan; ensimmäisellä kerralla käännetään ohjelmaa
bench-import = Kirjaston lataus, ms
bench-load = Käännetyn laskentaytimen lataus, ms
bench-first-move = Kylmäkäynnistyksestä mestarin ensimmäiseen siirtoon, ms
bench-rules-games = Satunnaispelejä säännöillä, yksi prosessoriydin, sekunnissa
bench-kernel-games = Satunnaispelejä laskentaytimessä, yksi prosessoriydin, sekunnissa
bench-kernel-turns = Vuoroja laskentaytimessä, yksi prosessoriydin, sekunnissa
bench-kernel-everywhere = Satunnaispelejä laskentaytimessä, kaikki prosessoriytimet, sekunnissa
bench-nodes = Mestarin tutkimia asemia sekunnissa
bench-decision = Botin { $bot } päätös, ms
bench-machine = { $cpu }, { $cores ->
    [one] yksi ydin
   *[other] { $cores } ydintä
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Keskeytetty. Tämä ehdittiin mitata.
bench-child = Mitattava prosessi epäonnistui: { $problem }

## Running a server

serve-ready = Marrakech on käynnissä osoitteessa { $link }
serve-lan = Lähiverkossa: { $link }
serve-data = Tiedostoon { $file } ei voi tallentaa pelejä: { $reason }
serve-host = ”{ $host }” ei ole tämän koneen osoite: { $reason }
serve-stop = Pysäytä palvelin painamalla Ctrl-C. Jokainen peli säilyy tiedostossa { $file }
serve-port = Portti { $port } on varattu, tai sitä ei saa käyttää: { $reason }
serve-only-here = Vain tämä kone pääsee siihen; valitsimella --host 0.0.0.0 pääsee myös lähiverkosta.
open-already = Marrakech on jo käynnissä osoitteessa { $link }
open-other = Marrakech on jo käynnissä osoitteessa { $link }, mutta eri palvelinosoitteella tai tiedostolla. Pysäytä se ensin tai valitse toinen portti.
open-browser = Peli avautuu selaimeesi. Jos se ei avaudu, avaa linkki itse.
open-yourself = Avaa linkki selaimessa.

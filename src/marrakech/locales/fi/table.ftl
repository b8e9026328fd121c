### Finnish: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Vuorosi: käännä Assam ja heitä noppaa.
    [roll] Vuorosi: heitä noppaa.
    [lay] Aseta { colour } mattosi Assamin viereen.
    [steer] Käännä Assam seuraavaa pelaajaa varten.
    [draw] Seuraava mattosi nostetaan.
   *[over] Peli on päättynyt.
}
todo-shared = { $step ->
    [turn] { $name }: käännä Assam ja heitä sitten noppaa.
    [roll] { $name }: heitä noppaa.
    [lay] { $name }: aseta { colour } mattosi Assamin viereen.
    [steer] { $name }: käännä Assam seuraavaa pelaajaa varten.
    [draw] Pelaajalle { $name } nostetaan seuraava matto.
   *[over] Peli on päättynyt.
}
todo-other = { $step ->
    [turn] { $name } päättää, minne Assam menee.
    [roll] { $name } heittää noppaa.
    [lay] { $name } etsii paikkaa { $letter ->
        [r] punaiselle
        [b] siniselle
        [y] keltaiselle
       *[g] vihreälle
    } matolle.
    [steer] { $name } kääntää Assamin seuraavaa pelaajaa varten.
    [draw] Pelaajalle { $name } nostetaan seuraava matto.
   *[over] Peli on päättynyt.
}
todo-told = { $name } pelaa.
todo-told-you = Sinä pelaat.
todo-lent = Botti pelaa pelaajan { $name } puolesta.
todo-getting-ready = { $name } valmistautuu…
act-roll = Heitä noppaa
act-lay = Aseta matto
act-steer = Käännä Assam
act-box = Palauta matto
act-choose-rug = Valitse kaksi ruutua
act-choose-facing = Valitse suunta
act-sent = Lähetetään…
act-wait = Muut pelaavat
act-watch = Seuraat peliä
skip = Ohita
action-title = Mitä nyt tehdään

## Hints

hint = Vihje
hint-hide = Piilota vihje
hint-thinking = Etsitään vihjettä…
hint-warming = Botit valmistautuvat. Vihje tulee heti, kun ne ovat valmiina.
hint-would-face = { $name } suuntaisi Assamin { $facing ->
    [N] pohjoiseen
    [E] itään
    [S] etelään
   *[W] länteen
}.
hint-would-lay = { $name } asettaisi maton ruutuihin { $first } ja { $second }.
hint-chance = { $times ->
    [0] Sillä ei voita juuri koskaan.
    [one] Sillä voittaa yhden pelin sadasta.
   *[other] Sillä voittaa { $times } peliä sadasta.
}
hint-choices = Parhaat vaihtoehdot

## What happened besides

did-run-out = Aika loppui: { $name } putoaa pelistä.
did-break-rules = { $name } rikkoi sääntöjä ja putoaa pelistä.
did-fail = { $reason ->
    [engine-not-started] { $name } ei käynnistynyt ja putoaa pelistä.
    [engine-hung] { $name } ei vastannut ja putoaa pelistä.
    [engine-flooded] { $name } sanoi aivan liikaa ja putoaa pelistä.
    [engine-junk] { $name } vastasi käsittämättömästi ja putoaa pelistä.
    [engine-illegal] { $name } valitsi jotain kiellettyä ja putoaa pelistä.
   *[engine-crashed] { $name } kaatui ja putoaa pelistä.
}
did-sit = { $name } istuu pöytään.
did-vacate = Paikka { $seat } on taas vapaa.
did-seat-bot = Botti istuu paikalle { $seat }.
did-start = Peli alkaa.
did-stand-in = { $reason ->
    [time] Aika loppui: botti jatkaa pelaajan { $name } puolesta.
   *[absent] { $name } on poissa; botti jatkaa.
}
did-come-back = { $name } on palannut.
did-move = { $name } jatkaa toisella laitteella.
did-hold = Palvelin oli hetken poissa. Mitään ei kadonnut.
did-cancel = Pöytä peruttiin.
log-face = suunta { $facing ->
    [N] pohjoiseen
    [E] itään
    [S] etelään
   *[W] länteen
}
log-steer = kääntää Assamin { $facing ->
    [N] pohjoiseen
    [E] itään
    [S] etelään
   *[W] länteen
}
log-roll = heittää { $slippers }, ruutuun { $square }
log-pay = maksaa { $count ->
    [one] { $count } dirhamin
   *[other] { $count } dirhamia
} pelaajalle { $owner }
log-pay-part = rahaa vain { dirhams } pelaajalle { $owner }
log-go-out = putoaa pelistä
log-lay = { colour } matto: { $first } ja { $second }
log-return = palauttaa maton
log-draw = seuraava: { colour }
log-title = Tapahtumat
log-empty = Ei vielä mitään. Ensimmäinen vuoro on alkamassa.
side-title = Tapahtumat ja pöytä

## Seats

seats-title = Paikat
seat-open = Vapaa paikka { $seat }
seat-rugs = { $count ->
    [one] { $count } { colour } matto jäljellä
   *[other] { $count } { $letter ->
        [r] punaista
        [b] sinistä
        [y] keltaista
       *[g] vihreää
    } mattoa jäljellä
}
seat-next = (seuraava)
seat-score = { dirhams } ja { $squares ->
    [one] { $squares } näkyvä ruutu
   *[other] { $squares } näkyvää ruutua
}, yhteensä { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
seat-out-mark = pudonnut
mark-you = sinä
mark-bot = botti
mark-lent = botti pelaa
mark-away = poissa
bot-called = { $bot ->
    [random] Aloittelija
    [novice] Noviisi
    [greedy] Kisälli
    [merchant] Kauppias
    [master] Mestari
   *[other] Botti { $bot }
}
bot-lettered = { $bot ->
    [random] Aloittelija { $letter }
    [novice] Noviisi { $letter }
    [greedy] Kisälli { $letter }
    [merchant] Kauppias { $letter }
    [master] Mestari { $letter }
   *[other] Botti { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Pelaa umpimähkään.
    [novice] Pelaa hyvin joka toinen kerta.
    [greedy] Katsoo vuoron eteenpäin, pisteet mielessä.
    [merchant] Punnitsee, mitä kukin valinta tuo myöhemmin.
    [master] Vahvin: katsoo kaikkein kauimmas.
   *[other] Pelaa omalla tavallaan.
}
watchers = { $watchers ->
    [one] Yksi katsoja.
   *[other] { $watchers } katsojaa.
}
you-watch = { $others ->
    [0] Seuraat peliä.
    [one] Seuraat peliä yhden muun kanssa.
   *[other] Seuraat peliä { $others } muun kanssa.
}
time-short = Kymmenen sekuntia jäljellä.

## A square that was asked about

area-price = Pelaajan { $owner } { colour } alue, { $squares ->
    [one] yksi ruutu
   *[other] { $squares } ruutua
}. Muut maksavat tähän pysähtyessään { $count ->
    [one] { $count } dirhamin
   *[other] { $count } dirhamia
}.
area-free = Tämä { colour } alue ({ $squares ->
    [one] yksi ruutu
   *[other] { $squares } ruutua
}) ei maksa mitään: { $owner } on pudonnut pelistä.

## The board’s words

board-label = Markkinat
board-square = { $square }, { $colour ->
    [bare] tyhjä
    [r] punainen matto
    [b] sininen matto
    [y] keltainen matto
   *[g] vihreä matto
}{ $assam ->
    [here] , Assam seisoo tässä
   *[no] {""}
}
board-facing = Käännä Assam { $facing ->
    [N] pohjoiseen
    [E] itään
    [S] etelään
   *[W] länteen
}
board-lay = Matto ruutuihin { $first } ja { $second }
board-die = Noppa näyttää { $slippers ->
    [one] yhden tohvelin
   *[other] { $slippers } tohvelia
}

## The line

line-connecting = Yhdistetään…
line-slow = Yhteys on hidas…
line-back = Yhteys palasi.
line-lost = Yhteys on ollut poikki { $seconds ->
    [one] { $seconds } sekunnin
   *[other] { $seconds } sekuntia
}. Yritetään uudelleen; mitään ei katoa.
line-lost-kept = Yhteys on ollut poikki { $seconds ->
    [one] { $seconds } sekunnin
   *[other] { $seconds } sekuntia
}. Siirtosi on tallessa ja lähtee heti, kun yhteys palaa.
bot-played = Botti pelasi puolestasi, kun olit poissa. Olet taas mukana.
bot-plays-for-you = Botti pelaa puolestasi.
play-myself = Jatka itse
away-long = { $name } on ollut poissa jonkin aikaa.
away-wait = Odota
away-bot = Anna botin pelata

## Before the game

gathering-title = Odotetaan muita
gathering-title-full = Kaikki ovat paikalla
gathering-title-guest = Peli on alkamassa
gathering-open = { $open ->
    [one] Yksi paikka on vielä vapaana. Peli alkaa, kun se täyttyy.
   *[other] { $open } paikkaa on vielä vapaana. Peli alkaa, kun ne täyttyvät.
}
gathering-awaited = Peli alkaa itsestään heti, kun kaikilla on tämä sivu auki. Vielä puuttuu: { $names }.
gathering-unready = Peli voi alkaa heti, kun kaikilla on tämä sivu auki. Vielä puuttuu: { $names }.
gathering-full = { $host ->
    [you] Aloita, kun haluat.
   *[other] Pöydän perustaja käynnistää pelin.
}
invite-title = Kutsu kaverisi
invite-text = Lähetä heille tämä linkki tai anna heidän skannata koodi. Linkin avaaja voi istua pöytään; kukaan ei tarvitse tiliä.
invite-link = Linkki paikkaan
invite-qr = Paikan linkin QR-koodi
invite-message = Tule pelaamaan kanssani Marrakechia.
invite-here-only = { $host } on vain tämän koneen osoite. Jotta muutkin pääsevät mukaan, käynnistä palvelin näin ja avaa peli tämän koneen omasta osoitteesta:
invite-renew = Luo uusi linkki
invite-renewed = Uusi linkki on luotu. Vanha ei enää avaa paikkaa.
invite-host-has-it = Paikan avaava linkki on pöydän perustajalla.
watch-title = Haluaako joku vain seurata peliä?
watch-link = Linkki katsojalle
watching-gathering = Seuraat peliä. Jos haluat mukaan, pyydä linkki, joka avaa paikan.
watching-full = Kaikki paikat ovat varattuja. Voit seurata peliä; jos joku nousee pöydästä, voit istua tähän.
join-late = Jos jokin näistä paikoista on sinun, tuo se tänne laitteelta, jolla istuit pöytään: valitse siellä kohdasta ”{ this-table }” toiminto ”{ move-seat }”.
your-name = Nimesi
player-numbered = Pelaaja { $seat }
sit-down = Istu pöytään
seat-bot = Lisää botti
which-bot = Mikä botti
remove = Poista
remove-name = Poista { $name }
leave-seat = Nouse pöydästä
start-game = Aloita peli
cancel-table = Peru pöytä
cancel-title = Perutaanko pöytä?
cancel-text = Tähän ei voi enää istua kukaan, ja linkki lakkaa toimimasta.
cancel-no = Pidä pöytä

## This table

this-table = Tämä pöytä
rules-on = Säännöt
rules-edition = Painos: { $edition }
rules-usual = Tavalliset säännöt.
rules-bankruptcy-play-on = Joka ei pysty maksamaan, maksaa mitä voi ja pelaa edelleen.
rules-steering-after-must = Muunnelma: heitä ensin; maton asettamisen jälkeen Assam on käännettävä vasemmalle tai oikealle seuraavaa pelaajaa varten.
rules-steering-after-may = Muunnelma: heitä ensin; maton asettamisen jälkeen Assamin saa kääntää seuraavaa pelaajaa varten.
rules-area-owner = Alueeseen lasketaan omistajan molemmat värit.
rules-whole-nobody = Kenenkään kokonaista mattoa ei saa peittää kerralla, ei edes omaa.
rules-halves-colours = Matto ei koskaan peitä kahta samanväristä ruutua.
rules-pile-alternating = Kaksinpelissä pinon värit vuorottelevat.
rules-stock-15 = Kaksinpelissä kummallakin on 15 samanväristä mattoa.
rules-tie-shared = Tasapisteissä voitto jaetaan.
rules-clock-none = Ei kelloa.
rules-clock-turn = { $seconds ->
    [one] { $seconds } sekunti vuoroa kohti.
   *[other] { $seconds } sekuntia vuoroa kohti.
} { $timeout ->
    [bot] Jos aika loppuu, botti jatkaa.
   *[out] Se, jonka aika loppuu, putoaa pelistä.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } minuutti koko peliin
   *[other] { $minutes } minuuttia koko peliin
}{ $increment ->
    [0] .
    [one] {" "}ja { $increment } sekunti lisää joka vuorosta.
   *[other] {" "}ja { $increment } sekuntia lisää joka vuorosta.
} { $timeout ->
    [bot] Jos aika loppuu, botti jatkaa.
   *[out] Se, jonka aika loppuu, putoaa pelistä.
}
read-rules = Lue säännöt
fair-title = Reilu noppa
fair-text = Jokainen heitto seuraa palvelimen salaisuudesta, joka on luvattu alla ennen peliä, ja kunkin paikan siemenestä. Pelin jälkeen salaisuus näytetään, ja jokaisen heiton voi tarkistaa.
fair-seats = Myös paikat lupaavat siemenensä. Sivusi näyttää omasi itsestään, kun kaikki lupaukset on annettu: kukaan ei voi valita siementä muiden siementen mukaan.
fair-hash = Siemenen luvattu tiiviste: { $name } (SHA-256)
fair-commitment = Palvelimen lupaus (SHA-256)
fair-seed = Siemen: { $name }
fair-change = Vaihda siemenesi
fair-change-name = Vaihda siemen: { $name }
fair-change-do = Vaihda
fair-salted = Siihen lisätään satunnaisia merkkejä, jottei kukaan voi arvata sitä tiivisteestä.
fair-changed = Siemenesi on vaihdettu.
move-seat = Pelaa toisella laitteella
move-seat-name = Siirrä { $name } toiselle laitteelle
move-seat-title = Ota paikkasi mukaan
move-seat-text = { $minutes ->
    [one] Avaa tämä linkki toisella laitteella minuutin kuluessa. Se toimii kerran, ja sitten paikka on siellä eikä enää täällä.
   *[other] Avaa tämä linkki toisella laitteella { $minutes } minuutin kuluessa. Se toimii kerran, ja sitten paikka on siellä eikä enää täällä.
}
move-seat-link = Linkki toiselle laitteelle
move-seat-qr = Toiselle laitteelle vievän linkin QR-koodi
claim-title = Pelataanko tällä laitteella?
claim-text = Tämä linkki tuo paikan tälle laitteelle. Laite, jolta se tulee, voi sen jälkeen vain seurata.
claim-yes = Pelaa tässä
claim-no = Katso vain
seat-claimed = Paikka on nyt sinun. Jatka peliä.
give-up = Luovuta
give-up-name = Luovuta: { $name }
give-up-title = Luovutatko pelin?
give-up-text = Putoat pelistä, dirhamisi palaavat pankkiin, eikä kukaan saa matoistasi pisteitä. Muut jatkavat.
give-up-no = Jatka peliä

## The end

you-win = Sinä voitit!
standings-title = Lopputilanne
standings-rank = Sija
standings-name = Pelaaja
standings-dirhams = Dirhamit
standings-squares = Ruudut
standings-points = Pisteet
standings-plus = + { $squares }
standings-out = { $why ->
    [time] aika loppui
    [rules] rikkoi sääntöjä
    [engine] ei toiminut
    [gave-up] luovutti
   *[poor] rahat eivät riittäneet
}
chart-title = Pisteet vuoroittain
chart-turn = Vuoro
chart-as-table = Sama taulukkona
rematch = Pelaa uudelleen
rematch-join = Liity seuraavaan peliin
rematch-wanted = Muut haluavat pelata uudelleen.
rematch-watch = Seuraavaa peliä valmistellaan.
watch-next = Katso seuraavaa peliä
replay-game = Katso uudelleen
download-record = Lataa tallenne
share = Jaa
share-title = Jaa tulos
share-text = Teksti ja linkki
share-result = Marrakech: { $result }
dice-check = Tarkista noppa
dice-checking = Tarkistetaan…
dice-fine = { $count ->
    [0] Heittoja tai nostoja ei ollut.
    [one] Ainoa heitto tai nosto vastaa siemeniä.
   *[other] Kaikki { $count } heittoa ja nostoa vastaavat siemeniä.
}
dice-compared = { $how ->
    [all] Palvelimen lupaus ja kaikkien paikkojen lupaukset ovat samat, jotka tämä laite tallensi, ennen kuin se näytti oman siemenensä.
    [server] Palvelimen lupaus on sama, jonka tämä laite näki. Paikkojen lupauksia se ei tallentanut.
   *[none] Tämä laite ei tallentanut lupauksia ennen peliä, joten tallennetta ei voi verrata mihinkään.
}
dice-rounds = { $count ->
    [one] Sitä ennen se oli näyttänyt siemenen turhaan kerran: siemenet luvattiin uudelleen.
   *[other] Sitä ennen se oli näyttänyt siemenen turhaan { $count } kertaa: siemenet luvattiin uudelleen.
}
dice-other-promise = Tallenteen lupaus on { $found }; tässä pöydässä se oli { $seen }.
dice-seed-lost = Tällä laitteella ei ole siementä, joka paikallesi luvattiin, ja uutta on jo myöhäistä luvata. Avaa tämä sivu laitteella, jolla siemen on; muuten pöydän perustaja voi lisätä tilallesi botin tai perua pöydän.
dice-other-table = Tämä tallenne on toisesta pöydästä: { $found }.

## Links, dialogs, pages

copy = Kopioi
copied = Kopioitu
copy-by-hand = Linkki on valittuna: kopioi se näppäimistöllä tai sormella.
close = Sulje
dialog-no = Ei
table-try-again = Yritä uudelleen
to-home = Etusivulle
table-heading = Marrakech: { $names }
table-loading = Hetkinen: pöytää katetaan…
table-gone-title = Tällaista pöytää ei ole
table-gone = Linkki voi olla vajaa, tai pöytä on siivottu pois jo kauan sitten.
table-unreachable-title = Palvelin ei vastaa
table-cancelled-title = Tämä pöytä on peruttu
table-cancelled = Pöydän perustaja on perunut sen. Perustetaanko uusi?
title-your-turn = ● Sinun vuorosi – Marrakech
title-table = Pöydässä – Marrakech

## Help

keys-title = Näppäimet
key-arrows = Nuolinäppäimet
key-enter = Enter
key-escape = Esc
keys-arrows = käännä Assam tai siirry matosta mattoon
keys-enter = heitä noppaa, aseta matto
keys-escape = peru se, mitä ei ole vielä päätetty; ohita animaatio
keys-skip = ohita animaatio
keys-log = avaa tai sulje tapahtumat
keys-hint = pyydä vihje tai piilota se
keys-sounds = äänet päälle tai pois
keys-help = tämä ohje
keys-touch = Sormella tai hiirellä: kosketa ruutua, niin näet siinä maton; kosketa uudelleen, niin näet seuraavan. Maton toinen puolikas tai painike asettaa sen. Mitä tahansa mattoa koskettamalla näet, mitä siihen pysähtyminen maksaa.

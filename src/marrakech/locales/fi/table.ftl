### Finnish: the table’s page.

## What to do

todo-you =
    { $step ->
        [turn] Vuorosi: käännä Assam ja heitä noppaa.
        [roll] Vuorosi: heitä noppaa.
        [lay] Aseta { colour } mattosi Assamin viereen.
        [steer] Käännä Assam seuraavaa pelaajaa varten.
        [draw] Seuraavaa mattoasi nostetaan.
       *[over] Peli on päättynyt.
    }
todo-shared =
    { $step ->
        [turn] { $name }: käännä Assam ja heitä sitten noppaa.
        [roll] { $name }: heitä noppaa.
        [lay] { $name }: aseta { colour } mattosi Assamin viereen.
        [steer] { $name }: käännä Assam seuraavaa pelaajaa varten.
        [draw] { $name }: seuraavaa mattoasi nostetaan.
       *[over] Peli on päättynyt.
    }
todo-other =
    { $step ->
        [turn] { $name } päättää, minne Assam menee.
        [roll] { $name } heittää kohta noppaa.
        [lay]
            { $name } etsii paikkaa { $letter ->
                [r] punaiselle
                [b] siniselle
                [y] keltaiselle
               *[g] vihreälle
            } matolle.
        [steer] { $name } kääntää Assamia seuraavaa pelaajaa varten.
        [draw] { $name } nostaa seuraavaa mattoa.
       *[over] Peli on päättynyt.
    }
todo-playing = { $name } pelaa.
todo-playing-you = Sinä pelaat.
todo-lent = { $name }: botti pelaa puolestasi.
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
hint-thinking = Mietitään vihjettä…
hint-warming = Botit valmistautuvat. Vihje tulee heti, kun ne ovat valmiina.
hint-would-face = { $name } suuntaisi Assamin { $facing ->
    [N] pohjoiseen
    [E] itään
    [S] etelään
   *[W] länteen
}.
hint-would-lay = { $name } asettaisi maton ruutuihin { $first } ja { $second }.
hint-chance =
    { $times ->
        [0] Tällä valinnalla et voittaisi juuri koskaan.
        [one] Tällä valinnalla voittaisit yhden pelin sadasta.
       *[other] Tällä valinnalla voittaisit { $times } peliä sadasta.
    }
hint-choices = Parhaat vaihtoehdot

## Taking back the last rug, round one device

undo = Peru
undo-help = Ota viimeksi asetettu matto takaisin (onnistuu, kunnes Assamia taas käännetään)
did-undo = { $name } ottaa viimeksi asetetun maton takaisin.
keys-undo = ota viimeksi asetettu matto takaisin (kun kaikki pelaavat samalla laitteella)

## What happened besides

did-run-out = Aika loppui: { $name } putoaa pelistä.
did-break-rules = { $name } rikkoi sääntöjä ja putoaa pelistä.
did-fail =
    { $reason ->
        [engine-not-started] { $name } ei käynnistynyt ja putoaa pelistä.
        [engine-hung] { $name } lakkasi vastaamasta ja putoaa pelistä.
        [engine-flooded] { $name } lähetti liikaa tekstiä ja putoaa pelistä.
        [engine-junk] { $name } lähetti jotain, mitä ei voi lukea, ja putoaa pelistä.
        [engine-illegal] { $name } teki kielletyn siirron ja putoaa pelistä.
       *[engine-crashed] { $name } kaatui ja putoaa pelistä.
    }
did-sit = { $name } istuu pöytään.
did-vacate = Paikka { $seat } on taas vapaa.
did-seat-bot = Botti istuu paikalle { $seat }.
did-start = Peli alkaa.
did-stand-in =
    { $reason ->
        [time] { $name }: aika loppui; botti jatkaa.
       *[absent] { $name } on poissa; botti jatkaa.
    }
did-come-back = { $name } on palannut.
did-move = { $name } pelaa nyt toisella laitteella.
did-hold = Palvelin oli hetken poissa käytöstä. Mitään ei kadonnut.
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
} seuraavaa pelaajaa varten
log-roll = heittää { $slippers }, Assam ruutuun { $square }
log-pay =
    maksaa { $count ->
        [one] { $count } dirhamin
       *[other] { $count } dirhamia
    } → { $owner }
log-pay-part =
    maksaa vain { $count ->
        [one] { $count } dirhamin
       *[other] { $count } dirhamia
    } → { $owner }
log-go-out = putoaa pelistä
log-lay = { colour } matto: { $first } ja { $second }
log-return = palauttaa maton laatikkoon
log-draw = seuraava matto: { colour }
log-title = Tapahtumat
log-empty = Ei vielä mitään. Ensimmäinen vuoro on alkamassa.
side-title = Tapahtumat ja pöytä

## Looking back at an earlier turn

log-about = Valitse vuoro, niin näet sen markkinoilla.
look-title = Aiempi vuoro
look-back = Vuoro taaksepäin
look-forward = Vuoro eteenpäin
look-return = Takaisin peliin
look-opened = Katsot aiempaa vuoroa. Esc vie takaisin peliin.
look-returned = Olet taas pelissä.
look-your-turn = On sinun vuorosi.
look-gone-on = Peli on jatkunut.
keys-look = tapahtumissa: siirry vuorosta vuoroon; Enter näyttää vuoron markkinoilla, Esc vie takaisin peliin

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
bot-called =
    { $bot ->
        [random] Turisti
        [novice] Aloittelija
        [greedy] Kisälli
        [merchant] Kauppias
        [master] Mestari
        [champion] Suurmestari
       *[other] Botti { $bot }
    }
bot-lettered =
    { $bot ->
        [random] Turisti { $letter }
        [novice] Aloittelija { $letter }
        [greedy] Kisälli { $letter }
        [merchant] Kauppias { $letter }
        [master] Mestari { $letter }
        [champion] Suurmestari { $letter }
       *[other] Botti { $bot } { $letter }
    }
bot-about =
    { $bot ->
        [random] Pelaa umpimähkään.
        [novice] Pelaa hyvin noin joka toinen kerta.
        [greedy] Katsoo vuoron eteenpäin ja tavoittelee pisteitä.
        [merchant] Miettii, mitä kukin valinta tuo myöhemmin.
        [master] Katsoo kauas eteenpäin ja on vaikea voittaa.
        [champion] Opetteli itse ja on kaikista vaikein voittaa.
       *[other] Pelaa omalla tavallaan.
    }
watchers = { $watchers ->
    [one] Yksi katsoja.
   *[other] { $watchers } katsojaa.
}
you-watch =
    { $others ->
        [0] Seuraat peliä.
        [one] Sinä ja yksi muu seuraatte peliä.
       *[other] Sinä ja { $others } muuta seuraatte peliä.
    }
time-short = Kymmenen sekuntia jäljellä.

## What a seat says when it is chosen

seat-each-counts = Jokainen dirhami on yksi piste, samoin jokainen ruutu, jossa näkyy tämänvärinen matto.
seat-each-counts-two = Jokainen dirhami on yksi piste, samoin jokainen ruutu, jossa näkyy matto jompaakumpaa näistä väreistä.
seat-pile-two =
    { $whose ->
        [you] Pinossasi on kahdenvärisiä mattoja.
       *[other] Tässä pinossa on kahdenvärisiä mattoja.
    }
seat-pile-next = Seuraava matto on { colour }. Kaikki näkevät sen.
seat-pile-empty = Kaikki nämä matot on asetettu.
seat-next-mark = seuraava
seat-about-out = Pudonnut pelistä. Nämä matot jäävät markkinoille, eikä niille pysähtyminen maksa mitään.
seat-about-away = Poissa: tämän pelin sivu ei ole juuri nyt auki.
seat-about-bot = Botti. { bot-about }
seat-about-lent = Botti pelaa tässä, kunnes pelaaja palaa. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Reaktiot
react = Sano jotain
reaction =
    { $reaction ->
        [hello] Hei!
        [good-luck] Onnea peliin!
        [well-played] Hyvin pelattu!
        [thanks] Kiitos!
        [ouch] Auts!
        [laugh] Haha!
        [wow] Vau!
       *[moment] Hetki vain!
    }
did-react = { $name }: { reaction }
did-react-you = Sinä: { reaction }
did-react-spectator = Katsoja: { reaction }
reactions-mute = Mykistä reaktiot tässä pöydässä
reactions-mute-help = Et enää näe etkä kuule, mitä muut lähettävät. Omia voit yhä lähettää.

## A square that was asked about

area-price =
    { $squares ->
        [one] Alue: yksi { colour } ruutu.
       *[other]
            Alue: { $squares } { $letter ->
                [r] punaista
                [b] sinistä
                [y] keltaista
               *[g] vihreää
            } ruutua.
    } Omistaja: { $owner }. Hinta muille: { dirhams }.
area-free =
    { $squares ->
        [one] Alue: yksi { colour } ruutu.
       *[other]
            Alue: { $squares } { $letter ->
                [r] punaista
                [b] sinistä
                [y] keltaista
               *[g] vihreää
            } ruutua.
    } Omistaja: { $owner }, pudonnut pelistä. Tästä ei makseta.

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = Oma, hinta muille: { dirhams }
price-tag-free = Ei maksettavaa
price-nudge =
    { $how ->
        [touch] Napauta mitä tahansa mattoa, niin näet, mitä sille pysähtyminen maksaa.
       *[mouse] Osoita mitä tahansa mattoa, niin näet, mitä sille pysähtyminen maksaa.
    }

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
line-lost =
    Yhteys on ollut poikki { $seconds ->
        [one] { $seconds } sekunnin
       *[other] { $seconds } sekuntia
    }. Yhdistetään uudelleen; mitään ei katoa.
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

## The server is well again

server-recovered = Palvelin toimii taas. Voit jatkaa peliä.

## Before the game

gathering-title = Odotetaan muita
gathering-title-full = Kaikki ovat paikalla
gathering-title-guest = Peli on alkamassa
gathering-open =
    { $open ->
        [one] Yksi paikka on vielä vapaana. Peli alkaa heti, kun se täyttyy.
       *[other] { $open } paikkaa on vielä vapaana. Peli alkaa heti, kun ne täyttyvät.
    }
gathering-awaited = Peli alkaa itsestään heti, kun kaikilla on tämä sivu auki. Vielä puuttuu: { $names }.
gathering-unready = Peli voi alkaa heti, kun kaikilla on tämä sivu auki. Vielä puuttuu: { $names }.
gathering-full = { $host ->
    [you] Aloita, kun haluat.
   *[other] Pöydän perustaja käynnistää pelin.
}
invite-title = Kutsu kaverisi
invite-text = Lähetä heille tämä linkki tai anna heidän skannata koodi. Kuka tahansa linkin avannut voi istua pöytään, eikä tiliä tarvita.
invite-link = Kutsulinkki
invite-qr = Kutsulinkin QR-koodi
invite-message = Tule pelaamaan kanssani Marrakechia.
invite-here-only = { $host } toimii vain tällä koneella. Jotta muutkin pääsevät mukaan, käynnistä palvelin näin ja avaa peli tämän koneen verkko-osoitteesta:
invite-renew = Luo uusi linkki
invite-renewed = Tässä on uusi linkki. Vanha ei enää toimi.
invite-host-has-it = Kutsulinkki on pöydän perustajalla.
watch-title = Haluaako joku vain seurata peliä?
watch-link = Linkki vain katsojille
watching-gathering = Seuraat peliä. Jos haluat mukaan, pyydä kutsulinkki.
watching-full = Kaikki paikat on varattu. Voit seurata peliä ja istua tähän, jos joku lähtee.
join-late = Jos jokin näistä paikoista on sinun, voit siirtää sen tänne: avaa laitteella, jolla istuit pöytään, ”{ this-table }” ja valitse ”{ move-seat }”.
your-name = Nimesi
player-numbered = Pelaaja { $seat }
sit-down = Istu pöytään
seat-bot = Lisää botti
which-bot = Mikä botti
remove = Poista
remove-name = Poista: { $name }
leave-seat = Poistu pöydästä
start-game = Aloita peli
cancel-table = Peru pöytä
cancel-title = Perutaanko pöytä?
cancel-text = Tähän ei voi enää istua kukaan, ja linkki lakkaa toimimasta.
cancel-no = Pidä pöytä

## An invitation

invited-by = { $name } kutsuu sinut pelaamaan Marrakechia
invited-again = { $name } haluaisi pelata uudelleen
invited-new = Onko Marrakech sinulle uusi?
invited-back = Takaisin kutsuun
seats-taken-title = Kaikki paikat on varattu
seats-taken-text = Tällä kertaa peli alkoi ilman sinua. Voit seurata sitä tai pyytää kavereiltasi uutta pöytää.
seats-taken-watch = Seuraa peliä
seats-taken-own = Perusta pöytä
gathering-away = Juuri nyt poissa: { $names }

## The next game with the same players

gathering-title-again = Seuraava peli
gathering-asked = Kutsuttu: { $names }
gathering-here = Jo paikalla: { $names }
mark-asked = kutsuttu
invite-again = Lähetä linkki

## This table

this-table = Tämä pöytä
rules-on = Säännöt
rules-edition = Painos: { $edition }
rules-usual = Tavalliset säännöt.
rules-bankruptcy-play-on = Pelaaja, joka ei pysty maksamaan koko hintaa, maksaa, mitä hänellä on, ja jatkaa peliä.
rules-steering-after-must = Muunnelma: heitä ensin. Maton asettamisen jälkeen sinun on käännettävä Assam vasemmalle tai oikealle seuraavaa pelaajaa varten.
rules-steering-after-may = Muunnelma: heitä ensin. Maton asettamisen jälkeen saat kääntää Assamin seuraavaa pelaajaa varten.
rules-area-owner = Hintaan lasketaan omistajan molemmat värit.
rules-whole-nobody = Mitään kokonaista mattoa ei saa peittää kerralla, ei edes omaa.
rules-halves-colours = Matto ei saa koskaan peittää kahta samanväristä ruutua.
rules-pile-alternating = Kaksinpelissä kummankin pinon värit vuorottelevat.
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
rules-clock-game =
    { $minutes ->
        [one] Jokaisella { $minutes } minuutti koko peliin
       *[other] Jokaisella { $minutes } minuuttia koko peliin
    }{ $increment ->
        [0] .
        [one] { " " }ja { $increment } sekunti lisää joka vuorosta.
       *[other] { " " }ja { $increment } sekuntia lisää joka vuorosta.
    } { $timeout ->
        [bot] Jos aika loppuu, botti jatkaa.
       *[out] Se, jonka aika loppuu, putoaa pelistä.
    }
read-rules = Lue säännöt
fair-title = Reilu noppa
fair-text = Jokainen heitto lasketaan palvelimen salaisesta siemenestä ja kunkin paikan siemenestä. Ennen peliä palvelin julkaisee alla olevan tiivisteen, jota sen siemenen on vastattava. Pelin jälkeen palvelimen siemen paljastetaan, ja kuka tahansa voi tarkistaa jokaisen heiton.
fair-seats = Myös jokaisen pelaajan sivu julkaisee siemenensä tiivisteen ja paljastaa siemenen itsestään, kun kaikki tiivisteet on annettu. Näin kukaan ei voi valita siementään muiden siementen mukaan.
fair-hash = Siemenen tiiviste (SHA-256): { $name }
fair-commitment = Palvelimen siemenen tiiviste (SHA-256)
fair-seed = Siemen: { $name }
fair-change = Vaihda siemenesi
fair-change-name = Vaihda siemen: { $name }
fair-change-do = Vaihda
fair-salted = Siemeneesi lisätään satunnaisia merkkejä, jottei kukaan voi arvata sitä tiivisteestä.
fair-changed = Siemenesi on vaihdettu.
move-seat = Pelaa toisella laitteella
move-seat-name = Siirrä toiselle laitteelle: { $name }
move-seat-title = Ota paikkasi mukaan
move-seat-text =
    { $minutes ->
        [one] Avaa tämä linkki toisella laitteella minuutin kuluessa. Se toimii kerran. Sen jälkeen pelaat siellä, ja tällä laitteella voit vain seurata.
       *[other] Avaa tämä linkki toisella laitteella { $minutes } minuutin kuluessa. Se toimii kerran. Sen jälkeen pelaat siellä, ja tällä laitteella voit vain seurata.
    }
move-seat-link = Linkki toiselle laitteelle
move-seat-qr = Toiselle laitteelle vievän linkin QR-koodi
claim-title = Pelataanko tällä laitteella?
claim-text = Tämä linkki siirtää paikan tälle laitteelle. Toisella laitteella voi sen jälkeen vain seurata.
claim-yes = Pelaa tässä
claim-no = Seuraa vain
seat-claimed = Pelaat nyt tällä laitteella.
give-up = Luovuta
give-up-name = Luovuta: { $name }
give-up-title = Luovutatko tämän pelin?
give-up-text = Putoat pelistä. Dirhamisi palaavat pankkiin, eikä kukaan enää saa matoistasi pisteitä.
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
chart-as-table = Näytä taulukkona
rematch = Pelaa uudelleen
rematch-join = Liity seuraavaan peliin
rematch-wanted = Muut haluavat pelata uudelleen.
watch-next = Katso seuraavaa peliä
replay-game = Katso uudelleen
download-record = Lataa tallenne
share = Jaa
share-title = Jaa tulos
share-text = Teksti ja linkki
share-result = Marrakech: { $result }
dice-check = Tarkista noppa
dice-checking = Tarkistetaan…
dice-fine =
    { $count ->
        [0] Heittoja tai nostoja ei ollut.
        [one] Ainoa heitto tai nosto vastaa siemeniä.
       *[other] Kaikki { $count } heittoa ja nostoa vastaavat siemeniä.
    }
dice-compared =
    { $how ->
        [all] Kaikki julkaistut tiivisteet, palvelimen ja paikkojen, ovat samat, jotka tämä laite tallensi, ennen kuin se paljasti oman siemenensä.
        [server] Palvelimen tiiviste on sama, jonka tämä laite näki. Paikkojen tiivisteitä se ei tallentanut vertailua varten.
       *[none] Tämä laite ei tallentanut tiivisteitä ennen peliä, joten tallennetta ei voi verrata mihinkään.
    }
dice-rounds =
    { $count ->
        [one] Sitä ennen tämä laite paljasti siemenen kerran, mutta peli ei alkanutkaan; silloin kaikki siemenet vaihdettiin.
       *[other] Sitä ennen tämä laite paljasti siemenen { $count } kertaa, mutta peli ei alkanutkaan; joka kerta kaikki siemenet vaihdettiin.
    }
dice-other-promise = Palvelimen tiiviste on vaihtunut. Tämä laite näki tässä pöydässä tiivisteen { $seen }, mutta nyt se on { $found }.
dice-seed-lost = Tällä laitteella ei ole paikkasi siementä, ja uutta on jo myöhäistä valita. Avaa tämä sivu laitteella, jolla siemen on. Jos et voi, pöydän perustaja voi antaa paikkasi botille tai perua pöydän.
dice-other-table = Tämä tallenne on toisesta pöydästä: { $found }.

## The end, for the person at this screen

you-share-win = Jaat voiton!
over-by-points =
    { $lead ->
        [one]
            Voitto yhdellä pisteellä: { dirhams } ja { $squares ->
                [one] yksi ruutu
               *[other] { $squares } ruutua
            }.
       *[other]
            Voitto { $lead } pisteellä: { dirhams } ja { $squares ->
                [one] yksi ruutu
               *[other] { $squares } ruutua
            }.
    }
over-by-dirhams =
    { $points ->
        [one] Dirhamit ratkaisivat, { $most }–{ $next }. Kullakin yksi piste: { $names }.
       *[other] Dirhamit ratkaisivat, { $most }–{ $next }. Kullakin { $points } pistettä: { $names }.
    }
over-shared =
    { $points ->
        [one] Kukaan ei ole edellä: yksi piste kullakin.
       *[other] Kukaan ei ole edellä: { $points } pistettä kullakin.
    }
over-only-one = { $name } jäi ainoana jäljelle.
over-only-you = Jäit ainoana jäljelle.
over-others-gave-up = Kaikki muut ovat luovuttaneet.
over-you-close =
    { $lead ->
        [one] Niin lähellä: sinulta puuttui vain yksi piste. Hyvin pelattu!
       *[other] Niin lähellä: sinulta puuttui vain { $lead } pistettä. Hyvin pelattu!
    }
over-you-equal = Niin lähellä: vasta dirhamit ratkaisivat. Hyvin pelattu!
over-you-second = Sijoituit toiseksi. Hyvin pelattu!
over-you-third = Sijoituit kolmanneksi. Hyvin pelattu!
over-you-fourth = Sijoituit neljänneksi. Parempi onni ensi kerralla!
over-you-lost = Hyvin pelattu! Markkinat ovat avoinna uutta peliä varten.
over-you-out = Putosit pelistä ennen loppua. Markkinat ovat avoinna uutta peliä varten.

## The points by turn

chart-help = Napauta kaaviota tai käytä nuolinäppäimiä, niin näet kaikkien pisteet minkä tahansa vuoron jälkeen.
chart-walk = Pisteet vuoron jälkeen
chart-value = Vuoron { $turn } jälkeen: { $points }.
chart-value-start = Alussa: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = Katso markkinat vuoron { $turn } jälkeen
chart-watch-start = Katso markkinat alussa

## Links, dialogs, pages

copy = Kopioi
copied = Kopioitu
copy-by-hand = Linkki on valittuna: nyt voit kopioida sen.
close = Sulje
dialog-no = Ei
table-try-again = Yritä uudelleen
to-home = Siirry etusivulle
table-heading = Marrakech: { $names }
table-loading = Pöytää avataan…
table-gone-title = Pöytää ei löytynyt
table-gone = Linkki voi olla vajaa, tai pöytä on ehkä poistettu.
table-unreachable-title = Palvelin ei vastaa
table-cancelled-title = Tämä pöytä on peruttu
table-cancelled = Pöydän perustaja on perunut pelin. Haluatko perustaa uuden pöydän?

## Window titles

title-my-turn = ● Sinun vuorosi
title-playing = Peli käynnissä
title-gathering = Odotetaan pelaajia
title-won =
    { $count ->
        [one] { $names } voittaa
       *[other] { $names } jakavat voiton
    }
title-you-won = Sinä voitit
title-you-share = Jaat voiton
title-replay = Tallenne: { $names }

## Help

keys-title = Pikanäppäimet
key-arrows = Nuolinäppäimet
key-enter = Enter, välilyönti
key-escape = Esc
keys-arrows = valitse Assamin suunta tai paikka matollesi
keys-enter = heitä noppaa tai aseta valitsemasi matto
keys-escape = peru vahvistamaton valinta tai ohita animaatio
keys-skip = ohita animaatio
keys-log = avaa tai sulje tapahtumat
keys-hint = näytä tai piilota vihje
keys-sounds = äänet päälle tai pois
keys-help = näytä tämä ohje
keys-touch = Sormella: napauta ruutua, niin näet siinä maton. Napauta uudelleen, niin näet seuraavan, tai napauta viereistä ruutua, niin valitset nämä kaksi. Aseta matto painamalla painiketta.

## Help: mouse, arrows and prices

keys-mouse = Hiirellä: napsauta mattoa, niin valitset sen, ja napsauta vielä kerran, niin asetat sen. Kaksoisnapsautus vain valitsee maton.
keys-facing = Nuolen napauttaminen tai napsauttaminen vain kääntää Assamin. Heitä noppaa painamalla painiketta.
keys-price = Napauta tai napsauta mitä tahansa muuta mattoa, niin näet, mitä sille pysähtyminen maksaa.

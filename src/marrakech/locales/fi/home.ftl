### Finnish: the first page. Setting up a game, and finding the tables there are.

home-tagline = Käännä Assam, heitä noppaa, levitä mattosi – ja varo pysähtymästä muiden matoille.
home-facts = 2–4 pelaajalle. Ilmainen, ei vaadi tiliä.
home-art = Neljä kudottua mattoa riippuu markkinoilla; niiden edessä seisoo Assam.
home-choices = Valitse, miten pelaat

## The three choices

home-bots = Pelaa nyt
home-bots-about = Botteja vastaan, saman tien.
home-bots-go = Pelaa
home-friends = Kavereiden kanssa
home-friends-about = Saat linkin lähetettäväksi; jokainen pelaa omalla laitteellaan.
home-friends-go = Perusta pöytä
home-device = Tällä laitteella
home-device-about = Laite kiertää kädestä käteen: kaikki pelaavat tässä.
home-device-go = Aloita
home-going = Pöytää katetaan…
home-start-failed = Palvelin ei juuri nyt vastaa. Valintasi ovat tallessa: yritä hetken päästä uudelleen.
home-opponents = Vastustajat
home-strength = Taso
home-players = Pelaajat
home-bots-among = Joista botteja
home-name = Nimesi
home-name-of = Pelaajan { $number } nimi
home-names = Nimet
home-player = Pelaaja { $number }

## All options

home-options = Kaikki valinnat
home-options-usual = Tavalliset säännöt, ei kelloa
home-options-changed = { $count ->
    [one] Yksi muutos
   *[other] { $count } muutosta
}
home-options-reset = Palauta tavalliset
home-options-loading = Painosten luetteloa haetaan…
home-rules-heading = Säännöt
home-table-heading = Pöytä
home-edition = Painos
home-edition-help = Sääntökirjan painokset eroavat hieman toisistaan. Kutakin painosta pelataan sen omilla säännöillä.
home-edition-default = Tavalliset säännöt
home-edition-own = Oma valinta
home-edition-yours = Omalla kielelläsi
home-edition-printed = Painetut, kielittäin
home-edition-other = { $language }, { $rugs } maton painos
home-edition-variant = { $edition } – kääntö maton asettamisen jälkeen
home-edition-fifteen = { $edition } – kaksinpelissä 15 mattoa kummallakin
home-own-heading = Jokainen sääntö erikseen
home-two-only = Vain kaksinpelissä
home-option = { $option ->
    [bankruptcy] Jos rahat eivät riitä
    [steering] Assamin kääntäminen
    [area] Hintaan lasketaan
    [whole] Kokonaista mattoa ei saa peittää
    [halves] Maton alle jäävät puolikkaat
    [pile] Kaksiväriset pinot
    [stock] Matot kaksinpelissä
    [tie] Tasapisteet
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] putoaa pelistä
    [bankruptcy-play-on] pelaa edelleen
    [steering-before] ennen heittoa
    [steering-after-must] maton jälkeen, aina
    [steering-after-may] maton jälkeen, jos haluaa
    [area-colour] yksi väri
    [area-owner] omistajan molemmat värit
    [whole-opponents] jos se on toisen pelaajan
    [whole-nobody] olipa se kenen tahansa
    [halves-any] saavat olla samaa väriä
    [halves-colours] aina eri väriä
    [pile-shuffled] sekoitetaan
    [pile-alternating] värit vuorotellen
    [stock-24] 24, kahta väriä
    [stock-15] 15, yhtä väriä
    [tie-dirhams] dirhamit ratkaisevat
    [tie-shared] voitto jaetaan
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Pelaaja maksaa, mitä hänellä on, ja putoaa pelistä; hänen mattonsa jäävät, eikä niistä makseta.
    [bankruptcy-play-on] Pelaaja maksaa, mitä hänellä on, ja jatkaa ilman rahaa.
    [steering-before] Käännät ensin Assamin, heität sitten noppaa, ja hän kävelee siihen suuntaan.
    [steering-after-must] Heität ensin; lopuksi käännät hänet vasemmalle tai oikealle seuraavaa pelaajaa varten.
    [steering-after-may] Heität ensin; lopuksi saat kääntää hänet seuraavaa pelaajaa varten.
    [area-colour] Vain toisiinsa liittyvät ruudut, jotka ovat samaa väriä kuin Assamin ruutu.
    [area-owner] Kaikki saman omistajan toisiinsa liittyvät ruudut, kumpaa väriä tahansa.
    [whole-opponents] Omat kokonaiset mattosi saat peittää kerralla.
    [whole-nobody] Edes omia kokonaisia mattojasi ei saa peittää kerralla.
    [halves-any] Matto saa peittää kaksi samanväristä puolikasta, jos ne ovat eri matoista.
    [halves-colours] Matto ei koskaan peitä kahta samanväristä ruutua.
    [pile-shuffled] Sattuma ratkaisee, kumpi väreistäsi tulee seuraavaksi.
    [pile-alternating] Kaksi väriäsi tulevat vuorotellen.
    [stock-24] Kaksitoista kumpaakin väriäsi.
    [stock-15] Kuten kolmella pelaajalla: kummallakin yksi väri.
    [tie-dirhams] Tasapisteissä voittaa se, jolla on enemmän dirhameita.
    [tie-shared] Tasapisteissä voitto on yhteinen.
   *[other] { $value }
}
home-clash = Vuorotteleviin pinoihin tarvitaan kummallekin kaksi väriä, mutta 15 mattoa on yhtä väriä. Vaihda jompikumpi valinta.
home-begins = Kuka aloittaa
home-begins-value = { $who ->
    [lot] Arvotaan
   *[listed] Minä
}
home-facing = Assamin suunta alussa
home-clock = Kello
home-clock-value = { $kind ->
    [none] Ei kelloa
    [turn] Vuoroa kohti
   *[game] Koko peliin
}
home-clock-seconds = Sekunteja vuoroa kohti
home-clock-minutes = Minuutteja peliin
home-clock-increment = Lisäsekunteja joka vuorosta
home-timeout = Kun aika loppuu
home-timeout-value = { $timeout ->
    [out] pelaaja putoaa
   *[bot] botti jatkaa
}
home-listed = Tuntemattomat voivat löytää tämän pöydän
home-listed-help = Se näkyy alla, kaikkien etusivulla, niin kauan kuin paikka on vapaana.
home-autostart = Aloita, kun viimeinen paikka täyttyy
home-autostart-help = Muuten aloitat pelin itse.
home-friends-only = Vain kavereiden kanssa
home-preset-bad = { $count ->
    [one] Yksi osoitteen osa ei sovi tähän ja jää pois: { $parts }
   *[other] Jotkin osoitteen osat eivät sovi tähän ja jäävät pois: { $parts }
}
home-notice-close = Sulje tämä

## Tables

home-mine = Omat pöydät
home-mine-none = Pelisi odottavat sinua täällä. Mitään ei katoa, vaikka suljet sivun.
home-mine-more = { $count ->
    [one] vielä { $count } peli
   *[other] vielä { $count } peliä
}
home-mine-finished = { $count ->
    [one] { $count } päättynyt peli
   *[other] { $count } päättynyttä peliä
}
home-open = Avoimet pöydät
home-open-none = Kukaan ei juuri nyt odota. Anna tuntemattomien löytää pöytäsi, niin se näkyy täällä.
home-your-turn = Sinun vuorosi
home-turn-of = Vuorossa { $name }
home-waiting = { $seats ->
    [one] Yksi paikka on vapaana
   *[other] { $seats } paikkaa on vapaana
}
home-ready = Valmis alkamaan
home-seat-open = vapaa paikka
home-replay = Katso uudelleen
home-sit = Istu pöytään
home-watch = Seuraa
home-clock-turn = { $seconds ->
    [one] yksi sekunti vuoroa kohti
   *[other] { $seconds } sekuntia vuoroa kohti
}
home-clock-game = { $minutes ->
    [one] yksi minuutti peliä kohti
   *[other] { $minutes } minuuttia peliä kohti
}
home-clock-game-more = { $minutes } min + { $increment } s vuorolta
home-gist-players = { $count } pelaajaa
home-gist-own = omat säännöt
home-lists-trouble = Palvelin ei juuri nyt vastaa. Luetteloa haetaan itsestään uudelleen.

## More to do

home-doors = Lisää
home-learn = Opi kahdessa minuutissa
home-learn-about = Pelaa pari vuoroa opastettuna.
home-rules = Lue säännöt
home-rules-about = Kaikki säännöt ja jokaisen painoksen erot.
home-record = Avaa tallenne
home-record-about = Käy läpi pelattu peli vaihe vaiheelta.
home-editor = Rakenna asema
home-editor-about = Millaiset markkinat vain: mikä on sallittua, mitä se maksaa.
home-watch-heading = Seuraa pöytää
home-watch-label = Linkki tai nimi
home-watch-empty = Liitä pöydän linkki tai kirjoita sen nimi.

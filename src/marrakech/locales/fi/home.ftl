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
home-friends-about = Saat linkin jaettavaksi; jokainen pelaa omalla laitteellaan.
home-friends-go = Perusta pöytä
home-device = Tällä laitteella
home-device-about = Laite kiertää kädestä käteen: kaikki pelaavat samalla näytöllä.
home-device-go = Aloita
home-going = Pöytää valmistellaan…
home-start-failed = Palvelin ei juuri nyt vastaa. Valintasi ovat tallessa; yritä hetken päästä uudelleen.
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
home-options-changed =
    { $count ->
        [one] Yksi valinta muutettu
       *[other] { $count } valintaa muutettu
    }
home-options-reset = Palauta oletukset
home-options-loading = Painosten luetteloa haetaan…
home-rules-heading = Säännöt
home-table-heading = Pöytä
home-edition = Painos
home-edition-help = Painetut sääntökirjat eroavat hieman toisistaan. Valitse, minkä mukaan pelaat.
home-edition-default = Tavalliset säännöt
home-edition-own = Oma valinta
home-edition-yours = Omalla kielelläsi
home-edition-printed = Painetut, kielittäin
home-edition-other = { $language }, { $rugs } maton painos
home-edition-variant = { $edition } – kääntö maton asettamisen jälkeen
home-edition-fifteen = { $edition } – kaksi pelaajaa, 15 mattoa kummallakin
home-own-heading = Sääntö kerrallaan
home-two-only = Vain kaksinpelissä
home-option =
    { $option ->
        [bankruptcy] Jos pelaajan rahat eivät riitä
        [steering] Assamin kääntäminen
        [area] Mitä hintaan lasketaan
        [whole] Kokonaisen maton peittäminen
        [halves] Kahden puolikkaan peittäminen
        [pile] Kaksiväriset pinot
        [stock] Matot kaksinpelissä
        [tie] Tasapisteet
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] Putoaa pelistä
        [bankruptcy-play-on] Jatkaa peliä
        [steering-before] Ennen heittoa
        [steering-after-must] Maton jälkeen, aina
        [steering-after-may] Maton jälkeen, jos haluaa
        [area-colour] Yksi väri
        [area-owner] Omistajan molemmat värit
        [whole-opponents] Ei toisen pelaajan mattoa
        [whole-nobody] Ei edes omaa mattoa
        [halves-any] Minkä väriset tahansa
        [halves-colours] Vain eriväriset
        [pile-shuffled] Sekoitetaan
        [pile-alternating] Värit vuorotellen
        [stock-24] 24, kahta väriä
        [stock-15] 15, yhtä väriä
        [tie-dirhams] Dirhamit ratkaisevat
        [tie-shared] Voitto jaetaan
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] Pelaaja maksaa, mitä hänellä on, ja putoaa pelistä. Hänen mattonsa jäävät, mutta niistä ei makseta.
        [bankruptcy-play-on] Pelaaja maksaa, mitä hänellä on, ja jatkaa ilman rahaa.
        [steering-before] Käännät ensin Assamin, heität sitten noppaa, ja hän kävelee siihen suuntaan.
        [steering-after-must] Heität ensin. Vuorosi lopuksi käännät Assamin vasemmalle tai oikealle seuraavaa pelaajaa varten.
        [steering-after-may] Heität ensin. Vuorosi lopuksi saat kääntää Assamin seuraavaa pelaajaa varten.
        [area-colour] Vain toisiinsa liittyvät ruudut, jotka ovat samaa väriä kuin Assamin ruutu.
        [area-owner] Kaikki saman omistajan toisiinsa liittyvät ruudut, kumpaa väriä tahansa.
        [whole-opponents] Oman kokonaisen maton saat peittää kerralla.
        [whole-nobody] Mitään kokonaista mattoa ei saa peittää kerralla, ei edes omaa.
        [halves-any] Matto saa peittää kaksi samanväristä ruutua, kunhan ne kuuluvat eri mattoihin.
        [halves-colours] Matto ei saa koskaan peittää kahta samanväristä ruutua.
        [pile-shuffled] Sattuma ratkaisee, kumpi väreistäsi tulee seuraavaksi.
        [pile-alternating] Asetat kahta väriäsi vuorotellen.
        [stock-24] Kaksitoista mattoa kumpaakin väriäsi.
        [stock-15] Kummallakin yksi väri, kuten kolmen pelaajan pelissä.
        [tie-dirhams] Tasapisteissä voittaa se, jolla on enemmän dirhameita.
        [tie-shared] Tasapisteissä voitto on yhteinen.
       *[other] { $value }
    }
home-clash = Värien vuorotteluun kumpikin tarvitsee kaksi väriä, mutta 15 matolla kummallakin on vain yksi. Vaihda jompikumpi valinta.
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
home-clock-minutes = Minuutteja pelaajaa kohti
home-clock-increment = Lisäsekunteja vuoroa kohti
home-timeout = Kun aika loppuu
home-timeout-value =
    { $timeout ->
        [out] Pelaaja putoaa
       *[bot] Botti jatkaa
    }
home-listed = Kuka tahansa voi löytää tämän pöydän
home-listed-help = Se näkyy kaikkien etusivulla niin kauan kuin paikka on vapaana.
home-autostart = Aloita, kun viimeinen paikka täyttyy
home-autostart-help = Muuten aloitat pelin itse.
home-friends-only = Vain kavereiden kanssa pelattaessa
home-preset-bad =
    { $count ->
        [one] Yksi osoitteen osa ei sovi tähän, ja se ohitettiin: { $parts }
       *[other] Jotkin osoitteen osat eivät sovi tähän, ja ne ohitettiin: { $parts }
    }
home-notice-close = Sulje tämä viesti

## Tables

home-mine = Omat pelit
home-mine-none = Tässä näkyvät pelit, joita pelaat. Mitään ei katoa, vaikka suljet sivun.
home-mine-more = { $count ->
    [one] Vielä { $count } peli
   *[other] Vielä { $count } peliä
}
home-open = Avoimet pöydät
home-open-none = Kukaan ei juuri nyt etsi pelaajia. Anna kenen tahansa löytää pöytäsi, niin se näkyy täällä.
home-your-turn = Sinun vuorosi
home-turn-of = Vuorossa { $name }
home-waiting = { $seats ->
    [one] Yksi paikka on vapaana
   *[other] { $seats } paikkaa on vapaana
}
home-ready = Valmis alkamaan
home-replay = Katso uudelleen
home-sit = Istu pöytään
home-watch = Seuraa
home-clock-turn = { $seconds ->
    [one] yksi sekunti vuoroa kohti
   *[other] { $seconds } sekuntia vuoroa kohti
}
home-clock-game =
    { $minutes ->
        [one] yksi minuutti pelaajaa kohti
       *[other] { $minutes } minuuttia pelaajaa kohti
    }
home-clock-game-more = { $minutes } min + { $increment } s vuorolta
home-gist-players = { $count } pelaajaa
home-gist-own = omat säännöt
home-lists-trouble = Palvelin ei juuri nyt vastaa. Luettelo latautuu itsestään uudelleen.

## A game that waits for you

home-finished = Päättyneet pelisi
home-table-yours = Oma pöytäsi

## More to do

home-more = Lisää
home-learn = Opi kahdessa minuutissa
home-learn-about = Pelaa pari vuoroa opastettuna, vaihe vaiheelta.
home-rules = Lue säännöt
home-rules-about = Koko peli ja painosten erot.
home-record = Avaa tallenne
home-record-about = Käy läpi tallennettu peli vaihe vaiheelta.
home-editor = Rakenna asema
home-editor-about = Rakenna haluamasi markkinat ja katso, mikä on sallittua.
home-watch-heading = Seuraa peliä
home-watch-label = Linkki tai pöydän nimi
home-watch-empty = Liitä pöydän linkki tai kirjoita pöydän nimi.

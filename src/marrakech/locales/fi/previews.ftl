### Finnish: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting =
    { $open ->
        [0] { $players } pelaajan peli, alkaa pian
        [one] { $players } pelaajan peli, odotetaan vielä 1 pelaajaa
       *[other] { $players } pelaajan peli, odotetaan vielä { $open } pelaajaa
    }
preview-playing = { $players } pelaajan peli, täydessä vauhdissa
preview-over =
    { $players ->
        [2] Päättynyt peli: { $first }–{ $second }
        [3] Päättynyt peli: { $first }, { $second } ja { $third } pistettä
       *[4] Päättynyt peli: { $first }, { $second }, { $third } ja { $fourth } pistettä
    }
preview-cancelled = Peruttu peli
preview-replay = Katso uudelleen { $players } pelaajan peli
preview-position = Tutkittava asema

## Descriptions

preview-waiting-text = Avaa linkki, niin pääset mukaan tai voit seurata. Peliä pelataan selaimessa, ilmaiseksi ja ilman tiliä.
preview-playing-text = Avaa linkki ja seuraa jokaista siirtoa sitä mukaa kuin se tehdään.
preview-over-text = Avaa linkki, niin näet lopulliset markkinat ja sen, mistä pisteet kertyivät, ja voit katsoa koko pelin uudelleen.
preview-replay-text = Käy peli läpi siirto siirrolta, ensimmäisestä matosta viimeiseen.
preview-position-text = Avaa linkki, niin näet, mitä seuraavaksi voi tapahtua, ja voit kokeilla siirtoa tai muuttaa markkinoita.
preview-editor-text = Rakenna haluamasi markkinat, katso, mitä seuraavaksi voi tapahtua, ja jaa ne linkillä.
preview-rules-text = Kaikki säännöt kahdelle, kolmelle ja neljälle pelaajalle, selvin sanoin ja liikkuvin kuvin.
preview-learn-text = Opi peli pelaamalla: lyhyitä osia pelin omilla markkinoilla, yksi vaihe kerrallaan.

## What the picture shows

preview-picture-home = Laatoitetut markkinat ylhäältä nähtynä: neljällä eri tavalla kudottuja mattoja, puinen noppa ja Assam punaisessa fetsissään.
preview-picture-market = Tämän pelin markkinat ylhäältä nähtynä: näkyvät matot ja Assam punaisessa fetsissään.
preview-picture-empty = Tyhjät markkinat ylhäältä nähtynä, seitsemän kertaa seitsemän laattaa, ja Assam punaisessa fetsissään.

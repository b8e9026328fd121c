### Finnish: watching a record and setting up a position.

study-again = Yritä uudelleen
study-copy-by-hand = Kopioi se tästä

## Watching a record

replay-title = Katso peli uudelleen
replay-lead = Jokaisen pelin voi säilyttää lyhyenä tekstinä, tallenteena. Avaa sellainen ja käy peli läpi vaihe vaiheelta, tai katso ensin esimerkki.
replay-example = Katso esimerkki
replay-open-file = Avaa tiedosto
replay-paste = Tai liitä tallenne tähän, tai pudota sen tiedosto mihin tahansa tälle sivulle
replay-watch = Katso
replay-link-broken = Tämä linkki on vajaa, joten siinä olevaa peliä ei voi lukea. Pyydä linkki uudelleen tai avaa itse tallenne.
replay-another = Avaa toinen tallenne

replay-seat = Paikka { $seat }
replay-market = Markkinat
replay-beginning = Peli alkaa.
replay-before-first = Ennen ensimmäistä vuoroa
replay-place = Vuoro { $turn }: { $name }
replay-count = { $at }/{ $of }
replay-controls = Käy peli läpi
replay-first = Alkuun
replay-back = Askel taaksepäin
replay-play = Toista
replay-pause = Tauko
replay-forward = Askel eteenpäin
replay-last = Loppuun
replay-slider = Kohta pelissä
replay-keys = Näppäimet: nuolilla askel taakse tai eteen, Shift pohjassa koko vuoro; Home ja End alkuun ja loppuun; välilyönnillä toisto ja tauko.
replay-speed = Nopeus
replay-speed-name = { $speed ->
    [slow] Hidas
    [fast] Nopea
   *[normal] Normaali
}

replay-standings = Tilanne
replay-player = Pelaaja
replay-dirhams = Dirhamit
replay-squares = Ruudut
replay-points = Pisteet
replay-rugs-left = Matot
replay-next-rug = Seuraava matto: { colour }.
replay-out = pudonnut
replay-winner = Voittaja

replay-turns = Vuorot
replay-no-turns = Kukaan ei ole vielä pelannut.
replay-paid = maksoi { $count }
replay-copy-link = Kopioi linkki tähän hetkeen
replay-link-copied = Linkki kopioitu.
replay-download = Lataa
replay-to-table = Siirry pöytään
replay-to-editor = Avaa muokkaimessa
replay-about = Tietoja tallenteesta
replay-edition = Painos
replay-edition-none = ei ilmoitettu
replay-rules = Säännöt
replay-rules-usual = tavalliset
replay-result = Tulos
replay-unfinished = kesken
replay-tag =
    { $name ->
        [Table] Pöytä
        [Date] Päivä
        [ServerSeed] Palvelin: siemen
        [SeatSeed1] Paikka 1: siemen
        [SeatSeed2] Paikka 2: siemen
        [SeatSeed3] Paikka 3: siemen
        [SeatSeed4] Paikka 4: siemen
        [SeatHash1] Paikka 1: siemenen julkaistu tiiviste
        [SeatHash2] Paikka 2: siemenen julkaistu tiiviste
        [SeatHash3] Paikka 3: siemenen julkaistu tiiviste
        [SeatHash4] Paikka 4: siemenen julkaistu tiiviste
        [Bot1] Paikka 1: botti
        [Bot2] Paikka 2: botti
        [Bot3] Paikka 3: botti
        [Bot4] Paikka 4: botti
        [ServerSeedHash] Palvelin: siemenen julkaistu tiiviste
       *[other] { $name }
    }

## Your finished games

games-title = Päättyneet pelisi
games-none = Jokainen loppuun pelaamasi peli näkyy täällä.
games-you-won = Sinä voitit
games-more = Näytä vanhempia pelejä
games-kept =
    { $days ->
        [one] Peli säilyy yhden päivän viimeisestä siirrosta. Jos haluat säilyttää sen pidempään, lataa sen tallenne.
       *[other] Peli säilyy { $days } päivää viimeisestä siirrosta. Jos haluat säilyttää sen pidempään, lataa sen tallenne.
    }

## Actions

study-face = Käännä Assam { $facing ->
    [N] pohjoiseen
    [E] itään
    [S] etelään
   *[W] länteen
}
study-die = { $slippers ->
    [one] { $slippers } tohveli
   *[other] { $slippers } tohvelia
}

## Setting up a position

editor-title = Asemamuokkain
editor-tools = Työkalu
editor-tool = { $tool ->
    [rug] Matto
    [half] Puolikas
    [erase] Poista
    [assam] Assam
   *[look] Katso ja kokeile
}
editor-tool-hint =
    { $tool ->
        [rug] Valitse kaksi ruutua, joilla on yhteinen sivu.
        [half] Valitse ruutu, niin siihen tulee maton puolikas; toinen puolikas on peitossa.
        [erase] Valitse ruutu, niin se tyhjenee.
        [assam] Valitse ruutu, niin Assam siirtyy siihen; valitse Assam, niin hän kääntyy.
       *[look] Valitse jokin laudalla näkyvistä toiminnoista tai mikä tahansa ruutu, niin näet sen hinnan.
    }
editor-colours = Maton väri
editor-second-half = Matto alkaa ruudusta { $square }. Valitse ruutu sen vierestä.
editor-do = { $step ->
    [roll] Heitä noppaa
    [lay] Aseta matto
   *[turn] Käännä Assam
}
editor-board-kept = Laudalla näkyy yhä viimeisin asema, joka voitiin lukea.
editor-area =
    { $square }, alue: { $squares ->
        [one] yksi { colour } ruutu
       *[other]
            { $squares } { $letter ->
                [r] punaista
                [b] sinistä
                [y] keltaista
               *[g] vihreää
            } ruutua
    }. Omistaja: { $name }. Hinta muille: { dirhams }.
editor-area-free =
    { $square }, alue: { $squares ->
        [one] yksi { colour } ruutu
       *[other]
            { $squares } { $letter ->
                [r] punaista
                [b] sinistä
                [y] keltaista
               *[g] vihreää
            } ruutua
    }. Omistaja: { $name }, pudonnut pelistä. Tästä ei makseta.
editor-area-bare = { $square } on tyhjä. Tästä ei makseta.

editor-text = Asema tekstinä
editor-text-first = Korjaa ensin yllä oleva teksti; sitten voit muuttaa tietoja tässä.
editor-undo = Kumoa
editor-redo = Tee uudelleen
editor-undone = Kumottu.
editor-redone = Tehty uudelleen.
editor-clear = Tyhjennä lauta
editor-cleared = Lauta on nyt tyhjä.
editor-start = Alkuasema: { $players }
editor-copy-text = Kopioi teksti
editor-text-copied = Teksti kopioitu.
editor-copy-link = Kopioi linkki

editor-next = Mitä seuraavaksi voi tapahtua
editor-next-hint =
    { $step ->
        [roll] Heitä noppaa: valitse, mitä se näyttää.
        [draw] Nosta pinon seuraava matto: valitse sen väri.
        [lay]
            { $count ->
                [0] Matolle ei ole paikkaa, joten se palaa laatikkoon.
                [one] Maton voi asettaa yhteen paikkaan, joka näkyy laudalla.
               *[other] Maton voi asettaa { $count } paikkaan, jotka näkyvät laudalla.
            }
        [steer] Käännä Assam seuraavaa pelaajaa varten.
       *[turn] Käännä Assam tai jätä hänet ennalleen.
    }
editor-do-return = Palauta matto
editor-do-draw = Nosta { colour }
editor-prices = Mihin kukin heitto vie ja mitä se maksaa

editor-fields = Tiedot
editor-players = Pelaajat
editor-mover = Vuorossa
editor-seat = Paikka { $seat }, { $colours }
editor-step = Seuraava vaihe
editor-step-name =
    { $step ->
        [turn] käännä Assam
        [roll] heitä noppaa
        [lay] aseta matto
        [draw] nosta matto
        [steer] käännä Assam seuraavaa pelaajaa varten
       *[over] peli on päättynyt
    }
editor-facing = Assamin suunta
editor-rugs = Mattoja jäljellä ({ colour })
editor-top = Seuraava matto
editor-top-none = ei vielä nostettu
editor-out = Pudonnut
editor-out-as = Pudonnut { $order }. pelaajana
editor-rules = Säännöt
editor-edition-own = omat säännöt

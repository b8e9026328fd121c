### Finnish: watching a record and setting up a position.

study-again = Yritä uudelleen
study-copy-by-hand = Kopioi se tästä

## Watching a record

replay-title = Katso peli uudelleen
replay-lead = Jokaisen pelin voi säilyttää lyhyenä tekstinä, tallenteena. Avaa sellainen ja käy peli läpi toiminto kerrallaan, tai katso ensin esimerkki.
replay-example = Katso esimerkki
replay-open-file = Avaa tiedosto
replay-paste = Tai liitä tallenne tähän, tai pudota sen tiedosto mihin tahansa tälle sivulle
replay-watch = Katso
replay-link-broken = Tämä linkki ei ole kokonainen, joten siinä olevaa peliä ei voi lukea. Pyydä se uudelleen tai avaa itse tallenne.
replay-another = Avaa toinen tallenne

replay-seat = Paikka { $seat }
replay-market = Markkinat
replay-beginning = Peli alkaa.
replay-before-first = Ennen ensimmäistä vuoroa
replay-place = Vuoro { $turn }: { $name }
replay-count = { $at }/{ $of }
replay-controls = Käy peli läpi
replay-first = Alkuun
replay-back = Toiminto taaksepäin
replay-play = Toista
replay-pause = Tauko
replay-forward = Toiminto eteenpäin
replay-last = Loppuun
replay-slider = Pelin hetki
replay-keys = Näppäimet: nuolet vievät yhden toiminnon taakse tai eteen, Shift pohjassa koko vuoron; Home ja End vievät alkuun ja loppuun; välilyönti toistaa ja pysäyttää.
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
replay-next-rug = Seuraava matto on { colour }.
replay-out = pudonnut
replay-winner = Voittaja

replay-turns = Vuorot
replay-no-turns = Kukaan ei ole vielä pelannut.
replay-paid = maksoi { $count }
replay-copy-link = Kopioi linkki tähän hetkeen
replay-link-copied = Linkki on kopioitu.
replay-download = Lataa
replay-to-table = Siirry pöytään
replay-to-editor = Avaa muokkaimessa
replay-about = Tietoja tallenteesta
replay-edition = Painos
replay-edition-none = ei nimetty
replay-rules = Säännöt
replay-rules-usual = tavalliset
replay-result = Tulos
replay-unfinished = kesken
replay-tag = { $name ->
    [Table] Pöytä
    [Date] Päivä
    [ServerSeed] Palvelimen siemen
    [SeatSeed1] Paikan 1 siemen
    [SeatSeed2] Paikan 2 siemen
    [SeatSeed3] Paikan 3 siemen
    [SeatSeed4] Paikan 4 siemen
    [SeatHash1] Paikan 1 siemenen luvattu tiiviste
    [SeatHash2] Paikan 2 siemenen luvattu tiiviste
    [SeatHash3] Paikan 3 siemenen luvattu tiiviste
    [SeatHash4] Paikan 4 siemenen luvattu tiiviste
    [Bot1] Paikan 1 botti
    [Bot2] Paikan 2 botti
    [Bot3] Paikan 3 botti
    [Bot4] Paikan 4 botti
    [ServerSeedHash] Palvelimen siemenen luvattu tiiviste
   *[other] { $name }
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
editor-tools = Mitä kosketus tekee
editor-tool = { $tool ->
    [rug] Matto
    [half] Puolikas
    [erase] Poista
    [assam] Assam
   *[look] Katso ja kokeile
}
editor-tool-hint = { $tool ->
    [rug] Kosketa kahta ruutua, joilla on yhteinen sivu.
    [half] Kosketa ruutua: siihen tulee puolikas matto, jonka toinen puolikas on peitossa.
    [erase] Kosketa ruutua, niin se tyhjenee.
    [assam] Kosketa ruutua, niin Assam siirtyy siihen; kosketa häntä, niin hän kääntyy.
   *[look] Valitse jokin laudalla näkyvistä toiminnoista tai kysy minkä tahansa ruudun hinta koskettamalla sitä.
}
editor-colours = Maton väri
editor-second-half = Matto alkaa ruudusta { $square }. Valitse ruutu sen vierestä.
editor-do = { $step ->
    [roll] Heitä noppaa
    [lay] Aseta matto
   *[turn] Käännä Assam
}
editor-board-kept = Laudalla on viimeisin asema, joka voitiin lukea.
editor-area = { $square }: { $squares ->
    [one] yksi { colour } ruutu
   *[other] { $squares } { $letter ->
        [r] punaista
        [b] sinistä
        [y] keltaista
       *[g] vihreää
    } ruutua
}, omistaja { $name }. Muut maksavat pysähtyessään { $count ->
    [one] { $count } dirhamin
   *[other] { $count } dirhamia
}.
editor-area-free = { $square }: { $squares ->
    [one] yksi { colour } ruutu
   *[other] { $squares } { $letter ->
        [r] punaista
        [b] sinistä
        [y] keltaista
       *[g] vihreää
    } ruutua
}, omistaja { $name } on pudonnut. Tästä ei makseta.
editor-area-bare = { $square } on tyhjä. Tästä ei makseta.

editor-text = Asema tekstinä
editor-text-first = Korjaa ensin teksti yllä; sitten sen osia voi muuttaa tässä.
editor-undo = Kumoa
editor-redo = Tee uudelleen
editor-undone = Kumottu.
editor-redone = Tehty uudelleen.
editor-clear = Tyhjennä lauta
editor-cleared = Lauta on nyt tyhjä.
editor-start = Alku: { $players }
editor-copy-text = Kopioi teksti
editor-text-copied = Teksti on kopioitu.
editor-copy-link = Kopioi linkki

editor-next = Mitä seuraavaksi voi tapahtua
editor-next-hint = { $step ->
    [roll] Heitetään noppaa. Valitse, mitä se näyttää.
    [draw] Nostetaan pinon seuraava matto. Valitse väri.
    [lay] { $count ->
        [one] Maton voi asettaa yhdellä tavalla. Se näkyy laudalla.
       *[other] Maton voi asettaa { $count } tavalla. Ne näkyvät laudalla.
    }
    [steer] Assam käännetään seuraavaa pelaajaa varten.
   *[turn] Assam käännetään tai jätetään ennalleen.
}
editor-do-return = Palauta matto
editor-do-draw = Nosta { colour }
editor-prices = Mihin kukin heitto vie ja mitä se maksaa

editor-fields = Tiedot
editor-players = Pelaajat
editor-mover = Vuorossa
editor-seat = Paikka { $seat }, { $colours }
editor-step = Vaihe
editor-step-name = { $step ->
    [turn] käännä Assam
    [roll] heitä noppaa
    [lay] aseta matto
    [draw] nosta matto
    [steer] käännä seuraavalle
   *[over] peli on päättynyt
}
editor-facing = Assamin suunta
editor-rugs = Mattoja jäljellä, { colour }
editor-top = Seuraava matto
editor-top-none = ei nostettu
editor-out = Pudonnut
editor-out-as = Pudonnut (nro { $order })
editor-rules = Säännöt
editor-edition-own = oma valinta

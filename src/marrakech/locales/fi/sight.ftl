### Finnish: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Tekstilauta
text-board-about = Markkinat sanoina: ruudut painikkeina, kirjoituskenttä ja näppäimet, joilla kuulet ääneen luettuna sen, mitä haluat tietää.
text-board-show = Näytä tekstilauta
text-board-hide = Piilota tekstilauta
settings-text-board = Tekstilauta joka pöydässä
settings-text-board-help = Ruudut painikkeina ja kirjoituskenttä, joiden avulla voit pelata näkemättä markkinoita.

## The squares

text-squares = Markkinoiden ruudut
text-square = { $square }, { $rug ->
    [bare] tyhjä
    [r] punainen matto
    [b] sininen matto
    [y] keltainen matto
   *[g] vihreä matto
}{ $other ->
    [none] {""}
    [hidden] , toinen puolikas peitossa
   *[square] , toinen puolikas ruudussa { $with }
}{ $assam ->
    [N] . Assam seisoo tässä ja katsoo pohjoiseen
    [E] . Assam seisoo tässä ja katsoo itään
    [S] . Assam seisoo tässä ja katsoo etelään
    [W] . Assam seisoo tässä ja katsoo länteen
   *[no] {""}
}
text-half-chosen = Matto alkaa ruudusta { $square }. Mahdolliset ruudut toiselle puolikkaalle: { $squares }.
text-half-undone = Valinta peruttu.
text-no-rug = Et voi nyt asettaa mattoa ruutuun { $square }.
text-no-pair = Et voi nyt asettaa mattoa ruutuihin { $first } ja { $second }.
text-would-lay =
    { $letter ->
        [r] Punainen
        [b] Sininen
        [y] Keltainen
       *[g] Vihreä
    } matto ruutuihin { $first } ja { $second }. Aseta se painamalla Enter tai peru painamalla Esc.
text-would-turn =
    Assam katsoo { $facing ->
        [N] pohjoiseen
        [E] itään
        [S] etelään
       *[W] länteen
    }. Heitä noppaa näppäimellä R.
text-would-steer =
    Seuraavaa pelaajaa varten Assam katsoo { $facing ->
        [N] pohjoiseen
        [E] itään
        [S] etelään
       *[W] länteen
    }. Vahvista näppäimellä R.

## The box to type in

text-box = Kirjoita toiminto tai kysymys
text-box-go = Suorita
text-box-help = Käännä Assam kirjoittamalla N (pohjoinen), E (itä), S (etelä) tai W (länsi). Heitä noppaa kirjoittamalla R ja aseta matto kirjoittamalla kaksi ruutua, kuten d4d5. Kirjoita yksi ruutu, kuten d4, niin kuulet, mitä siinä on ja mitä siihen pysähtyminen maksaa. I kertoo paikat, T viime vuoron, A sen, mikä on sallittua, C kunkin heiton hinnan ja O yleiskuvan.
text-box-empty = Et ole vielä kirjoittanut mitään.
text-box-unknown = ”{ $text }” ei ole toiminto eikä kysymys. Kirjoita ?, niin saat ohjeen.
text-not-now = { $action } ei ole nyt sallittu.
text-not-yours = Sinulla ei ole nyt mitään päätettävää.

## What is read out

text-ask = Lue ääneen
text-ask-seats = Paikat
text-ask-last = Viime vuoro
text-ask-legal = Mikä on sallittua
text-ask-prices = Heittojen hinnat
text-ask-overview = Yleiskuva
text-overview = Vuoro { $turn }. Assam seisoo ruudussa { $square } ja katsoo { $facing ->
    [N] pohjoiseen
    [E] itään
    [S] etelään
   *[W] länteen
}.
text-seat = { $name }: { $score }. { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = Seuraava matto: { colour }.
text-seat-out = { $name } on pudonnut pelistä.
text-last-none = Kukaan ei ole vielä pelannut.
text-legal-turn = Assamin mahdolliset suunnat: { $choices }.
text-legal-roll = Voit heittää noppaa.
text-legal-lay = { $count ->
    [one] Maton voi asettaa yhdellä tavalla: { $choices }.
   *[other] Maton voi asettaa { $count } tavalla: { $choices }.
}
text-legal-return = Matolle ei ole paikkaa, joten se palaa laatikkoon.
text-legal-none = Nyt ei ole mitään tehtävää.

## Its keys

text-keys-title = Tekstilaudan pikanäppäimet
text-keys-arrows = siirry ruudusta ruutuun; Home ja End rivin päihin, Page Up ja Page Down sarakkeen päihin
text-keys-enter = valitse matolle ruutu tai aseta matto
text-keys-roll = heitä noppaa
text-keys-seats = lue paikat
text-keys-last = lue viime vuoro
text-keys-legal = lue, mikä on sallittua
text-keys-price = lue, mitä tähän ruutuun pysähtyminen maksaa
text-keys-prices = lue, mitä kukin heitto maksaa
text-keys-overview = lue, missä Assam seisoo ja mitä seuraavaksi pitää tehdä
text-keys-box = siirry kirjoitus­kenttään

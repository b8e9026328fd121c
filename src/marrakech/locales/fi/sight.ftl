### Finnish: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Tekstilauta
text-board-about = Markkinat sanoina: ruudut painikkeina, kirjoituskenttä ja näppäimet, jotka lukevat sen, mitä haluat tietää.
text-board-show = Näytä tekstilauta
text-board-hide = Piilota tekstilauta
settings-text-board = Tekstilauta joka pöydässä
settings-text-board-help = Ruudut painikkeina ja kirjoituskenttä, kun pelaat näkemättä markkinoita.

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
text-half-undone = Mitään ei ole enää valittuna.
text-no-rug = Ruutuun { $square } ei nyt voi asettaa mattoa.
text-no-pair = Ruutuihin { $first } ja { $second } ei nyt voi asettaa mattoa.
text-would-lay = { $letter ->
    [r] Punainen
    [b] Sininen
    [y] Keltainen
   *[g] Vihreä
} matto ruutuihin { $first } ja { $second }. Enter asettaa sen, Esc peruu.
text-would-turn = Assam katsoo { $facing ->
    [N] pohjoiseen
    [E] itään
    [S] etelään
   *[W] länteen
}. R heittää noppaa.
text-would-steer = Seuraavaa pelaajaa varten Assam katsoo { $facing ->
    [N] pohjoiseen
    [E] itään
    [S] etelään
   *[W] länteen
}. R hyväksyy.

## The box to type in

text-box = Kirjoita toiminto tai kysymys
text-box-go = Suorita
text-box-help = N (pohjoinen), E (itä), S (etelä) tai W (länsi) kääntää Assamin, R heittää noppaa, ja kaksi ruutua, kuten d4d5, asettaa maton. Yksi ruutu, kuten d4, kertoo, mitä siinä on ja mitä se maksaa. I lukee paikat, T viime vuoron, A sen, mikä on sallittua, C kunkin heiton hinnan ja O yleiskuvan.
text-box-empty = Mitään ei ole vielä kirjoitettu.
text-box-unknown = ”{ $text }” ei ole toiminto eikä kysymys.
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
text-seat-next = Seuraava matto on { colour }.
text-seat-out = { $name } on pudonnut pelistä.
text-last-none = Kukaan ei ole vielä pelannut.
text-legal-turn = Assamin mahdolliset suunnat: { $choices }.
text-legal-roll = Noppaa saa heittää.
text-legal-lay = { $count ->
    [one] Maton voi asettaa yhdellä tavalla: { $choices }.
   *[other] Maton voi asettaa { $count } tavalla: { $choices }.
}
text-legal-return = Matto ei sovi mihinkään; se palaa laatikkoon.
text-legal-none = Nyt ei voi tehdä mitään.

## Its keys

text-keys-title = Tekstilaudan näppäimet
text-keys-arrows = siirry ruudusta ruutuun; Home ja End pitkin riviä, Page Up ja Page Down pitkin saraketta
text-keys-enter = valitse matolle ruutu tai aseta matto
text-keys-roll = heitä noppaa
text-keys-seats = lue paikat
text-keys-last = lue viime vuoro
text-keys-legal = lue, mikä on sallittua
text-keys-price = lue, mitä tämä ruutu maksaa
text-keys-prices = lue, mitä kukin heitto maksaa
text-keys-overview = lue, missä Assam seisoo ja mitä pitää tehdä
text-keys-box = siirry kirjoitus­kenttään

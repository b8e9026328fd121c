### Icelandic: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting =
    { $open ->
        [0] Leikur fyrir { $players } leikmenn, alveg að hefjast
        [one] Leikur fyrir { $players } leikmenn, { $open } vantar enn
       *[other] Leikur fyrir { $players } leikmenn, { $open } vantar enn
    }
preview-playing = Leikur fyrir { $players } leikmenn, í fullum gangi
preview-over =
    { $players ->
        [2] Leik lokið: { $first } gegn { $second }
        [3] Leik lokið: { $first }, { $second } og { $third } stig
       *[4] Leik lokið: { $first }, { $second }, { $third } og { $fourth } stig
    }
preview-cancelled = Leikur sem hætt var við
preview-replay = Skoða aftur leik fyrir { $players } leikmenn
preview-position = Staða til að skoða

## Descriptions

preview-waiting-text = Opnaðu hlekkinn til að vera með eða horfa á. Spilað er í vafranum, ókeypis og án skráningar.
preview-playing-text = Opnaðu hlekkinn og fylgstu með hverri aðgerð um leið og hún gerist.
preview-over-text = Opnaðu hlekkinn til að sjá markaðinn í lokin og hvernig stigin urðu til, og til að horfa aftur á allan leikinn.
preview-replay-text = Farðu í gegnum leikinn aðgerð fyrir aðgerð, frá fyrsta teppi til hins síðasta.
preview-position-text = Opnaðu hlekkinn til að sjá hvað getur gerst næst, prófa aðgerð eða breyta markaðnum.
preview-editor-text = Stilltu upp hvaða markaði sem þú vilt, sjáðu hvað getur gerst næst og deildu honum með hlekk.
preview-rules-text = Allar reglurnar fyrir tvo, þrjá og fjóra leikmenn, á mannamáli og með hreyfimyndum.
preview-learn-text = Lærðu spilið með því að spila: stuttar lexíur á markaði spilsins, eitt skref í einu.

## What the picture shows

preview-picture-home = Flísalagður markaður séður að ofan: teppi með fjórum ólíkum vefnaði, tréteningur og Assam með rauða fezinn sinn.
preview-picture-market = Markaður þessa leiks séður að ofan: teppin sem sjást og Assam með rauða fezinn sinn.
preview-picture-empty = Auður markaðurinn séður að ofan, sjö sinnum sjö flísar, og Assam með rauða fezinn sinn.

### Lithuanian: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting = { $open ->
    [0] Partija { $players } žaidėjams, tuoj prasidės
    [one] Partija { $players } žaidėjams, laukiama dar { $open } žaidėjo
    [few] Partija { $players } žaidėjams, laukiama dar { $open } žaidėjų
   *[other] Partija { $players } žaidėjams, laukiama dar { $open } žaidėjų
}
preview-playing = Partija { $players } žaidėjams, pačiame įkarštyje
preview-over = { $players ->
    [2] Baigta partija, rezultatas { $first }:{ $second }
    [3] Baigta partija, taškai: { $first }, { $second } ir { $third }
   *[4] Baigta partija, taškai: { $first }, { $second }, { $third } ir { $fourth }
}
preview-cancelled = Atšaukta partija
preview-replay = Peržiūrėk partiją { $players } žaidėjams
preview-position = Panagrinėk poziciją

## Descriptions

preview-waiting-text = Atverk nuorodą ir žaisk kartu arba stebėk. Žaidžiama naršyklėje, nemokamai ir be paskyros.
preview-playing-text = Atverk nuorodą ir stebėk kiekvieną ėjimą gyvai.
preview-over-text = Atverk nuorodą ir pamatysi turgų partijos pabaigoje ir tai, iš kur atsirado taškai, ir galėsi dar kartą peržiūrėti visą partiją.
preview-replay-text = Peržiūrėk partiją ėjimas po ėjimo, nuo pirmo kilimo iki paskutinio.
preview-position-text = Atverk nuorodą ir pamatysi, kas gali būti toliau, išbandyk ėjimą arba pakeisk turgų.
preview-editor-text = Sudaryk bet kokį turgų, pažiūrėk, kas gali būti toliau, ir pasidalyk nuoroda.
preview-rules-text = Visos taisyklės dviem, trims ir keturiems žaidėjams, paprastais žodžiais ir su judančiais paveikslėliais.
preview-learn-text = Išmokti galima žaidžiant: trumpos pamokos paties žaidimo turguje, žingsnis po žingsnio.

## What the picture shows

preview-picture-home = Plytelėmis išklotas turgus iš viršaus: keturių skirtingų audimo raštų kilimai, medinis kauliukas ir Asamas su raudona fesa.
preview-picture-market = Šios partijos turgus iš viršaus: matomi kilimai ir Asamas su raudona fesa.
preview-picture-empty = Tuščias turgus iš viršaus, septynios eilės po septynias plyteles, ir Asamas su raudona fesa.

### Estonian: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting = { $open ->
    [0] Mäng { $players } mängijale, kohe algamas
    [one] Mäng { $players } mängijale, oodatakse veel 1 mängijat
   *[other] Mäng { $players } mängijale, oodatakse veel { $open } mängijat
}
preview-playing = Mäng { $players } mängijale, täies hoos
preview-over = { $players ->
    [2] Lõppenud mäng: { $first } : { $second }
    [3] Lõppenud mäng: { $first }, { $second } ja { $third } punkti
   *[4] Lõppenud mäng: { $first }, { $second }, { $third } ja { $fourth } punkti
}
preview-cancelled = Tühistatud mäng
preview-replay = Vaata { $players } mängija mängu uuesti
preview-position = Positsioon uurimiseks

## Descriptions

preview-waiting-text = Ava link, et kaasa mängida või vaadata. Mängitakse brauseris, tasuta ja ilma kontota.
preview-playing-text = Ava link ja vaata iga käiku kohe, kui see tehakse.
preview-over-text = Ava link, et näha turgu mängu lõpus ja punktide kujunemist ning vaadata kogu mängu uuesti.
preview-replay-text = Käi mäng käikhaaval läbi, esimesest vaibast viimaseni.
preview-position-text = Ava link, et näha, mis võib järgmisena juhtuda, proovida käiku või muuta turgu.
preview-editor-text = Loo ükskõik milline turg, vaata, mis võib järgmisena juhtuda, ja jaga seda lingiga.
preview-rules-text = Kõik reeglid kahele, kolmele ja neljale mängijale, lihtsate sõnade ja liikuvate piltidega.
preview-learn-text = Õpi mäng selgeks mängides: lühikesed osad mängu enda turul, samm sammu haaval.

## What the picture shows

preview-picture-home = Plaaditud turg ülaltvaates: nelja eri koega vaibad, puidust täring ja Assam oma punases fessis.
preview-picture-market = Selle mängu turg ülaltvaates: näha olevad vaibad ja Assam oma punases fessis.
preview-picture-empty = Tühi turg ülaltvaates, seitse korda seitse plaati, ja Assam oma punases fessis.

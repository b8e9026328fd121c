### Dutch: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting =
    { $open ->
        [0] Een partij voor { $players } spelers die zo begint
        [one] Een partij voor { $players } spelers, nog 1 plaats vrij
       *[other] Een partij voor { $players } spelers, nog { $open } plaatsen vrij
    }
preview-playing = Een partij met { $players } spelers, in volle gang
preview-over =
    { $players ->
        [2] Een gespeelde partij: { $first }–{ $second }
        [3] Een gespeelde partij: { $first }–{ $second }–{ $third }
       *[4] Een gespeelde partij: { $first }–{ $second }–{ $third }–{ $fourth }
    }
preview-cancelled = Een partij die niet doorgaat
preview-replay = Een partij met { $players } spelers terugkijken
preview-position = Een stelling om te verkennen

## Descriptions

preview-waiting-text = Open de link om mee te spelen of mee te kijken. Je speelt in de browser, gratis en zonder account.
preview-playing-text = Open de link en volg elke zet live.
preview-over-text = Open de link: je ziet de markt aan het eind en hoe de punten tot stand kwamen, en je kunt de hele partij terugkijken.
preview-replay-text = Loop de partij zet voor zet door, van het eerste tapijt tot het laatste.
preview-position-text = Open de link om te zien wat er nu kan gebeuren, een zet te proberen of de markt te veranderen.
preview-editor-text = Zet elke markt op die je wilt, bekijk wat er nu kan gebeuren en deel hem met een link.
preview-rules-text = Alle regels voor twee, drie en vier spelers, in gewone woorden en met bewegende beelden.
preview-learn-text = Leer het spel door te spelen: korte lessen op de markt van het spel zelf, stap voor stap.

## What the picture shows

preview-picture-home = Een betegelde markt van bovenaf: tapijten in vier verschillende patronen, een houten dobbelsteen en Assam met zijn rode fez.
preview-picture-market = De markt van deze partij van bovenaf: de zichtbare tapijten en Assam met zijn rode fez.
preview-picture-empty = De lege markt van bovenaf, zeven bij zeven tegels, en Assam met zijn rode fez.

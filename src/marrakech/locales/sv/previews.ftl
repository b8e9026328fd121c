### Swedish: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting =
    { $open ->
        [0] Ett parti för { $players } spelare, som snart börjar
        [one] Ett parti för { $players } spelare, som väntar på 1 till
       *[other] Ett parti för { $players } spelare, som väntar på { $open } till
    }
preview-playing = Ett parti för { $players } spelare, i full gång
preview-over =
    { $players ->
        [2] Ett avslutat parti: { $first }–{ $second }
        [3] Ett avslutat parti: { $first }–{ $second }–{ $third }
       *[4] Ett avslutat parti: { $first }–{ $second }–{ $third }–{ $fourth }
    }
preview-cancelled = Ett parti som ställdes in
preview-replay = Se ett parti för { $players } spelare igen
preview-position = En position att utforska

## Descriptions

preview-waiting-text = Öppna länken för att vara med eller titta på. Du spelar i webbläsaren, gratis och utan konto.
preview-playing-text = Öppna länken och följ varje drag live.
preview-over-text = Öppna länken för att se torget vid slutet och hur poängen blev till, och för att se hela partiet igen.
preview-replay-text = Gå igenom partiet drag för drag, från den första mattan till den sista.
preview-position-text = Öppna länken för att se vad som kan hända härnäst, prova ett drag eller ändra torget.
preview-editor-text = Ställ upp torget som du vill, se vad som kan hända härnäst och dela det med en länk.
preview-rules-text = Alla regler för två, tre och fyra spelare, med enkla ord och rörliga bilder.
preview-learn-text = Lär dig spelet genom att spela: korta lektioner på spelets eget torg, ett steg i taget.

## What the picture shows

preview-picture-home = Ett plattlagt torg sett uppifrån: mattor i fyra olika mönster, en trätärning och Assam i sin röda fez.
preview-picture-market = Partiets torg sett uppifrån: mattorna som syns och Assam i sin röda fez.
preview-picture-empty = Det tomma torget sett uppifrån, sju gånger sju plattor, och Assam i sin röda fez.

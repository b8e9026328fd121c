### German: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting =
    { $open ->
        [0] Eine Partie für { $players } Spieler, die gleich beginnt
        [one] Eine Partie für { $players } Spieler, noch ein Platz frei
       *[other] Eine Partie für { $players } Spieler, noch { $open } Plätze frei
    }
preview-playing = Eine Partie mit { $players } Spielern ist in vollem Gange
preview-over =
    { $players ->
        [2] Eine beendete Partie: { $first } zu { $second }
        [3] Eine beendete Partie: { $first } zu { $second } zu { $third }
       *[4] Eine beendete Partie: { $first } zu { $second } zu { $third } zu { $fourth }
    }
preview-cancelled = Eine Partie, die abgesagt wurde
preview-replay = Eine Partie mit { $players } Spielern noch einmal ansehen
preview-position = Eine Stellung zum Ausprobieren

## Descriptions

preview-waiting-text = Öffne den Link, um mitzuspielen oder zuzuschauen. Gespielt wird im Browser, kostenlos und ohne Konto.
preview-playing-text = Öffne den Link und verfolge jeden Zug live.
preview-over-text = Öffne den Link: Du siehst den Markt am Ende und wie die Punkte zustande kamen, und du kannst dir die ganze Partie noch einmal ansehen.
preview-replay-text = Geh die Partie Zug für Zug durch, vom ersten Teppich bis zum letzten.
preview-position-text = Öffne den Link, um zu sehen, was als Nächstes möglich ist, einen Zug auszuprobieren oder den Markt zu ändern.
preview-editor-text = Bau einen beliebigen Markt auf, sieh, was als Nächstes möglich ist, und teile ihn mit einem Link.
preview-rules-text = Alle Regeln für zwei, drei und vier Spieler, in einfachen Worten und mit bewegten Bildern.
preview-learn-text = Lern das Spiel beim Spielen: kurze Lektionen direkt auf dem Markt, Schritt für Schritt.

## What the picture shows

preview-picture-home = Ein gefliester Markt von oben: Teppiche in vier verschiedenen Mustern, ein Holzwürfel und Assam mit seinem roten Fes.
preview-picture-market = Der Markt dieser Partie von oben: die sichtbaren Teppiche und Assam mit seinem roten Fes.
preview-picture-empty = Der leere Markt von oben, sieben mal sieben Fliesen, und Assam mit seinem roten Fes.

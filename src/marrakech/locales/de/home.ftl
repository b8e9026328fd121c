### German: the first page. Setting up a game, and finding the tables there are.

home-tagline = Dreh Assam, würfle, leg deine Teppiche – und bleib nie auf einem fremden stehen.
home-facts = Für 2 bis 4 Spieler. Kostenlos, ohne Konto.
home-art = Vier gewebte Teppiche hängen auf dem Markt; davor steht Assam.
home-choices = Wähle, wie du spielen willst

## The three choices

home-bots = Sofort spielen
home-bots-about = Gegen Bots, ohne zu warten.
home-bots-go = Spielen
home-friends = Mit Freunden
home-friends-about = Du bekommst einen Link zum Verschicken; alle spielen auf ihrem eigenen Gerät.
home-friends-go = Tisch eröffnen
home-device = An diesem Gerät
home-device-about = Es geht reihum: Alle spielen hier.
home-device-go = Beginnen
home-going = Der Tisch wird gedeckt …
home-start-failed = Der Server antwortet gerade nicht. Deine Auswahl bleibt erhalten: Versuch es gleich noch einmal.
home-opponents = Gegner
home-strength = Stärke
home-players = Spieler
home-bots-among = Davon Bots
home-name = Dein Name
home-name-of = Name von Spieler { $number }
home-names = Namen
home-player = Spieler { $number }

## All options

home-options = Alle Optionen
home-options-usual = Die üblichen Regeln, ohne Uhr
home-options-changed = { $count ->
    [one] Eine Option geändert
   *[other] { $count } Optionen geändert
}
home-options-reset = Zurück zum Üblichen
home-options-loading = Die Liste der Ausgaben ist unterwegs …
home-rules-heading = Regeln
home-table-heading = Tisch
home-edition = Ausgabe
home-edition-help = Jedes gedruckte Regelheft weicht ein wenig ab. Eine Ausgabe spielt nach ihrem eigenen.
home-edition-default = Die üblichen Regeln
home-edition-own = Meine eigene Wahl
home-edition-yours = In deiner Sprache
home-edition-printed = Wie gedruckt, nach Sprache
home-edition-other = { $language }, Ausgabe mit { $rugs } Teppichen
home-edition-variant = { $edition } – gedreht wird nach dem Legen
home-edition-fifteen = { $edition } – je 15 Teppiche zu zweit
home-own-heading = Jede Regel einzeln
home-two-only = Nur zu zweit
home-option = { $option ->
    [bankruptcy] Wer nicht alles zahlen kann
    [steering] Assam wird gedreht
    [area] Für den Preis zählt
    [whole] Ein ganzer Teppich darf nicht bedeckt werden
    [halves] Zwei Hälften unter einem Teppich
    [pile] Zweifarbige Stapel
    [stock] Teppiche zu zweit
    [tie] Bei gleichen Punkten
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] scheidet aus
    [bankruptcy-play-on] spielt weiter
    [steering-before] vor dem Wurf
    [steering-after-must] nach dem Legen, immer
    [steering-after-may] nach dem Legen, freiwillig
    [area-colour] eine Farbe
    [area-owner] beide Farben zusammen
    [whole-opponents] wenn er fremd ist
    [whole-nobody] egal, wem er gehört
    [halves-any] beliebige Farben
    [halves-colours] verschiedene Farben
    [pile-shuffled] gemischt
    [pile-alternating] Farben im Wechsel
    [stock-24] 24 in zwei Farben
    [stock-15] 15 in einer Farbe
    [tie-dirhams] entscheiden die Dirhams
    [tie-shared] ist der Sieg geteilt
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Man zahlt, was man hat, und verlässt die Partie; die Teppiche bleiben liegen und kosten nichts.
    [bankruptcy-play-on] Man zahlt, was man hat, und macht ohne Geld weiter.
    [steering-before] Du drehst Assam, dann würfelst du, und er geht in diese Richtung.
    [steering-after-must] Du würfelst zuerst; am Ende drehst du ihn für den nächsten Zug nach links oder rechts.
    [steering-after-may] Du würfelst zuerst; am Ende darfst du ihn für den nächsten Zug drehen.
    [area-colour] Nur zusammenhängende Felder der Farbe, auf der Assam steht.
    [area-owner] Alle zusammenhängenden Felder, die derselben Person gehören, in beiden Farben.
    [whole-opponents] Deine eigenen ganzen Teppiche darfst du auf einmal bedecken.
    [whole-nobody] Nicht einmal deine eigenen ganzen Teppiche darfst du auf einmal bedecken.
    [halves-any] Ein Teppich darf auf zwei Hälften einer Farbe liegen, wenn sie zu zwei Teppichen gehören.
    [halves-colours] Ein Teppich liegt nie auf zwei Feldern einer Farbe.
    [pile-shuffled] Welche deiner Farben als Nächstes kommt, ist Zufall.
    [pile-alternating] Deine beiden Farben wechseln sich ab.
    [stock-24] Zwölf von jeder deiner beiden Farben.
    [stock-15] Wie zu dritt: für jeden eine Farbe.
    [tie-dirhams] Bei gleichen Punkten gewinnt, wer reicher ist.
    [tie-shared] Alle mit gleich vielen Punkten gewinnen zusammen.
   *[other] { $value }
}
home-clash = Stapel mit Farben im Wechsel brauchen je zwei Farben, die 15 Teppiche haben nur eine. Ändere eins von beiden.
home-begins = Wer beginnt
home-begins-value = { $who ->
    [lot] Ausgelost
   *[listed] Ich
}
home-facing = Assam blickt zuerst nach
home-clock = Bedenkzeit
home-clock-value = { $kind ->
    [none] Ohne
    [turn] Pro Zug
   *[game] Pro Partie
}
home-clock-seconds = Sekunden pro Zug
home-clock-minutes = Minuten pro Partie
home-clock-increment = Sekunden extra nach jedem Zug
home-timeout = Wenn die Zeit abläuft
home-timeout-value = { $timeout ->
    [out] scheidet man aus
   *[bot] spielt ein Bot weiter
}
home-listed = Fremde können diesen Tisch finden
home-listed-help = Er steht dann bei allen unten auf der Startseite, solange ein Platz frei ist.
home-autostart = Starten, sobald der letzte Platz besetzt ist
home-autostart-help = Sonst startest du die Partie selbst.
home-friends-only = Nur mit Freunden
home-preset-bad = { $count ->
    [one] Ein Teil dieser Adresse ergibt hier keinen Sinn und fällt weg: { $parts }
   *[other] Einige Teile dieser Adresse ergeben hier keinen Sinn und fallen weg: { $parts }
}
home-notice-close = Schließen

## Tables

home-mine = Deine Tische
home-mine-none = Hier warten später deine Partien auf dich. Nichts geht verloren, wenn du die Seite schließt.
home-mine-more = { $count ->
    [one] { $count } weitere Partie
   *[other] { $count } weitere Partien
}
home-mine-finished = { $count ->
    [one] { $count } beendete Partie
   *[other] { $count } beendete Partien
}
home-open = Offene Tische
home-open-none = Gerade wartet niemand. Lass Fremde deinen Tisch finden, dann steht er hier.
home-your-turn = Du bist dran
home-turn-of = { $name } ist dran
home-waiting = { $seats ->
    [one] Ein Platz ist frei
   *[other] { $seats } Plätze sind frei
}
home-ready = Bereit zum Start
home-seat-open = freier Platz
home-replay = Noch einmal ansehen
home-sit = Platz nehmen
home-watch = Zuschauen
home-clock-turn = { $seconds ->
    [one] eine Sekunde pro Zug
   *[other] { $seconds } Sekunden pro Zug
}
home-clock-game = { $minutes ->
    [one] eine Minute pro Partie
   *[other] { $minutes } Minuten pro Partie
}
home-clock-game-more = { $minutes } min + { $increment } s pro Zug
home-gist-players = { $count } Spieler
home-gist-own = eigene Regeln
home-lists-trouble = Der Server antwortet gerade nicht. Die Liste wird von selbst neu geladen.

## More to do

home-doors = Mehr
home-learn = Lern es in zwei Minuten
home-learn-about = Spiel ein paar Züge; wir nehmen dich an die Hand.
home-rules = Regeln lesen
home-rules-about = Alle, mit den Unterschieden jeder Ausgabe.
home-record = Aufzeichnung öffnen
home-record-about = Eine gespielte Partie Schritt für Schritt ansehen.
home-editor = Stellung aufbauen
home-editor-about = Ein Markt nach Wunsch: was erlaubt ist, was es kostet.
home-watch-heading = Einem Tisch zuschauen
home-watch-label = Link oder Name
home-watch-empty = Füge den Link eines Tisches ein oder tippe seinen Namen.

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
home-device-about = Reihum: Alle spielen an diesem Bildschirm.
home-device-go = Beginnen
home-going = Der Tisch wird vorbereitet …
home-start-failed = Der Server antwortet gerade nicht. Deine Auswahl bleibt erhalten; versuch es gleich noch einmal.
home-opponents = Gegner
home-strength = Stärke
home-players = Spieler
home-bots-among = Davon Bots
home-name = Dein Name
home-name-of = Spieler { $number }: Name
home-names = Namen
home-player = Spieler { $number }

## All options

home-options = Alle Optionen
home-options-usual = Die üblichen Regeln, ohne Uhr
home-options-changed = { $count ->
    [one] Eine Option geändert
   *[other] { $count } Optionen geändert
}
home-options-reset = Optionen zurücksetzen
home-options-loading = Die Liste der Ausgaben wird geladen …
home-rules-heading = Regeln
home-table-heading = Tisch
home-edition = Ausgabe
home-edition-help = Die gedruckten Regelhefte weichen ein wenig voneinander ab. Wähle das, nach dem du spielen willst.
home-edition-default = Die üblichen Regeln
home-edition-own = Meine eigene Wahl
home-edition-yours = In deiner Sprache
home-edition-printed = Wie gedruckt, nach Sprache
home-edition-other = { $language }, Ausgabe mit { $rugs } Teppichen
home-edition-variant = { $edition } – nach dem Legen drehen
home-edition-fifteen = { $edition } – zu zweit, je 15 Teppiche
home-own-heading = Regel für Regel
home-two-only = Nur zu zweit
home-option =
    { $option ->
        [bankruptcy] Wer nicht alles zahlen kann
        [steering] Assam wird gedreht
        [area] Was für den Preis zählt
        [whole] Ganze Teppiche bedecken
        [halves] Zwei Hälften bedecken
        [pile] Zweifarbige Stapel
        [stock] Teppiche zu zweit
        [tie] Bei Gleichstand
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] scheidet aus
        [bankruptcy-play-on] spielt weiter
        [steering-before] vor dem Wurf
        [steering-after-must] nach dem Legen, immer
        [steering-after-may] nach dem Legen, freiwillig
        [area-colour] eine Farbe
        [area-owner] beide Farben derselben Person
        [whole-opponents] keine fremden
        [whole-nobody] nicht einmal eigene
        [halves-any] beliebige Farben
        [halves-colours] nur verschiedene Farben
        [pile-shuffled] gemischt
        [pile-alternating] Farben im Wechsel
        [stock-24] 24 in zwei Farben
        [stock-15] 15 in einer Farbe
        [tie-dirhams] die Dirhams entscheiden
        [tie-shared] der Sieg wird geteilt
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] Man zahlt, was man hat, und verlässt die Partie. Die Teppiche bleiben liegen, aber niemand zahlt für sie.
        [bankruptcy-play-on] Man zahlt, was man hat, und macht ohne Geld weiter.
        [steering-before] Du drehst Assam, dann würfelst du, und er geht in diese Richtung.
        [steering-after-must] Du würfelst zuerst. Am Ende deines Zugs drehst du Assam für den nächsten Zug nach links oder rechts.
        [steering-after-may] Du würfelst zuerst. Am Ende deines Zugs darfst du Assam für den nächsten Zug drehen.
        [area-colour] Nur zusammenhängende Felder der Farbe, auf der Assam steht.
        [area-owner] Alle zusammenhängenden Felder, die derselben Person gehören, in beiden Farben.
        [whole-opponents] Einen eigenen ganzen Teppich darfst du auf einmal bedecken.
        [whole-nobody] Kein ganzer Teppich darf auf einmal bedeckt werden, auch kein eigener.
        [halves-any] Ein Teppich darf zwei Felder derselben Farbe bedecken, wenn sie zu verschiedenen Teppichen gehören.
        [halves-colours] Ein Teppich darf nie zwei Felder derselben Farbe bedecken.
        [pile-shuffled] Welche deiner Farben als Nächstes kommt, ist Zufall.
        [pile-alternating] Deine beiden Farben wechseln sich ab.
        [stock-24] Zwölf Teppiche in jeder deiner beiden Farben.
        [stock-15] Alle haben eine Farbe, wie zu dritt.
        [tie-dirhams] Bei Gleichstand gewinnt, wer mehr Dirhams hat.
        [tie-shared] Alle mit gleich vielen Punkten gewinnen zusammen.
       *[other] { $value }
    }
home-clash = Für Farben im Wechsel braucht man zwei Farben, mit 15 Teppichen hat man aber nur eine. Ändere eins von beiden.
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
home-clock-minutes = Minuten pro Person und Partie
home-clock-increment = Sekunden extra pro Zug
home-timeout = Wenn die Zeit abläuft
home-timeout-value = { $timeout ->
    [out] scheidet man aus
   *[bot] spielt ein Bot weiter
}
home-listed = Alle können diesen Tisch finden
home-listed-help = Er steht dann bei allen auf der Startseite, solange ein Platz frei ist.
home-autostart = Starten, sobald der letzte Platz besetzt ist
home-autostart-help = Sonst startest du die Partie selbst.
home-friends-only = Nur für Partien mit Freunden
home-preset-bad =
    { $count ->
        [one] Ein Teil dieser Adresse ergibt hier keinen Sinn und wurde weggelassen: { $parts }
       *[other] Einige Teile dieser Adresse ergeben hier keinen Sinn und wurden weggelassen: { $parts }
    }
home-notice-close = Meldung schließen

## Tables

home-mine = Deine Partien
home-mine-none = Hier stehen die Partien, die du gerade spielst. Nichts geht verloren, wenn du die Seite schließt.
home-mine-more = { $count ->
    [one] { $count } weitere Partie
   *[other] { $count } weitere Partien
}
home-open = Offene Tische
home-open-none = Gerade sucht niemand Mitspieler. Lass alle deinen Tisch finden, dann steht er hier.
home-your-turn = Du bist dran
home-turn-of = { $name } ist dran
home-waiting = { $seats ->
    [one] Ein Platz ist frei
   *[other] { $seats } Plätze sind frei
}
home-ready = Bereit zum Start
home-replay = Noch einmal ansehen
home-sit = Platz nehmen
home-watch = Zuschauen
home-clock-turn = { $seconds ->
    [one] eine Sekunde pro Zug
   *[other] { $seconds } Sekunden pro Zug
}
home-clock-game =
    { $minutes ->
        [one] eine Minute pro Person
       *[other] { $minutes } Minuten pro Person
    }
home-clock-game-more = { $minutes } min + { $increment } s pro Zug
home-gist-players = { $count } Spieler
home-gist-own = eigene Regeln
home-lists-trouble = Der Server antwortet gerade nicht. Die Liste wird von selbst neu geladen.

## A game that waits for you

home-finished = Deine beendeten Partien
home-table-yours = Dein Tisch

## More to do

home-more = Mehr
home-learn = In zwei Minuten lernen
home-learn-about = Spiel ein paar Züge, mit Hilfe bei jedem Schritt.
home-rules = Regeln lesen
home-rules-about = Das ganze Spiel, und worin sich die Ausgaben unterscheiden.
home-record = Aufzeichnung öffnen
home-record-about = Eine gespielte Partie Schritt für Schritt ansehen.
home-editor = Stellung aufbauen
home-editor-about = Bau einen Markt nach Wunsch auf und sieh, was erlaubt ist.
home-watch-heading = Bei einer Partie zuschauen
home-watch-label = Link oder Name des Tisches
home-watch-empty = Füge einen Link zum Tisch ein oder tippe seinen Namen.

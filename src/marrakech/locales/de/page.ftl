### German: what is round every page.

game-name = Marrakech
loading = Einen Moment …
skip-to-content = Zum Inhalt
server-unreachable = Der Server antwortet gerade nicht. Nichts ist verloren; gleich folgt ein neuer Versuch.
page-description = Das Brettspiel um Teppiche, Dirhams und einen eigensinnigen Marktbesitzer: Spiel im Browser, allein gegen Bots, mit Freunden über einen Link oder gemeinsam an einem Gerät.
page-noscript = Dieses Spiel braucht JavaScript.
page-title = { $page } · Marrakech
page-missing = Diese Seite gibt es nicht
page-missing-home = Zum Markt
page-failed = Diese Seite ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal; deine Partien sind auf dem Server sicher.
try-again = Erneut versuchen

## Finding one’s way

nav-label = Seiten
nav-more-label = Weitere Seiten
nav-learn = Lernen
nav-rules = Regeln
nav-replay = Partien
nav-editor = Stellungen
nav-table = Tisch
legal-note = Eine unabhängige, inoffizielle Fassung mit eigenen Bildern. Marrakech ist eine Marke seines Verlags, der damit nichts zu tun hat.

## Settings

settings = Einstel­lungen
settings-close = Fertig
settings-note = All das bleibt auf diesem Gerät.
settings-language = Sprache
settings-language-browser = Browser ({ $language })
settings-name = Dein Name
settings-name-example = So sehen dich die anderen
settings-theme = Licht
settings-theme-value = { $theme ->
    [system] Wie das Gerät
    [light] Mittag
   *[dark] Nacht
}
settings-speed = Tempo der Bewegungen
settings-speed-value = { $speed ->
    [none] Sofort
    [fast] Schnell
    [normal] Normal
   *[slow] Langsam
}
settings-speed-still = Dein Gerät wünscht weniger Bewegung, darum geschieht alles sofort.
settings-sounds = Töne
settings-sounds-help = Die Taste M schaltet sie überall um.
settings-confirm = Vor dem Legen nachfragen
settings-confirm-help = Die andere Hälfte des Teppichs, die Schaltfläche oder Enter legt ihn.
settings-coordinates = Buchstaben und Zahlen am Rand des Marktes
settings-letters = Buchstaben als Tastenkürzel
settings-letters-help = M für Töne; am Tisch auch S, L, H und ? und die Tasten des Textbretts.
sounds-now = { $state ->
    [on] Die Töne sind an.
   *[off] Die Töne sind aus.
}

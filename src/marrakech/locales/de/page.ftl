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

nav-devices = Deine Geräte
nav-label = Seiten
nav-more-label = Weitere Seiten
nav-learn = Lernen
nav-rules = Regeln
nav-replay = Partien
nav-editor = Stellungen
nav-table = Tisch
nav-licences = Lizenzen
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

## Your devices

devices-lead = Alle diese Geräte haben dieselben Plätze: Wer eines davon in der Hand hat, kann für dich spielen.
devices-none = Noch ist hier keines deiner Geräte bekannt. Dieses kommt dazu, sobald du an einem Tisch Platz nimmst.
device-name = { $browser } auf { $system }
device-name-unknown = Anderes Programm
device-this = Dieses Gerät
device-seen = Zuletzt aktiv: { $when }
device-sign-out = Abmelden
device-sign-out-name = { $device } abmelden
device-sign-out-here = Hier abmelden
devices-sign-out-all = Überall abmelden
device-sign-out-text = Das Gerät verliert deine Plätze sofort. Deine anderen Geräte behalten sie.
device-sign-out-last = Danach ist keines deiner Geräte mehr angemeldet: Deine Plätze gehen verloren, und niemand kann sie zurückholen.
device-signed-out = Dieses Gerät wurde abgemeldet. Es fängt neu an, ohne seine bisherigen Plätze.
device-signed-out-other = Abgemeldet: { $device }
devices-signed-out-here = Du bist auf diesem Gerät abgemeldet.
devices-add = Gerät hinzufügen
devices-add-text = Erstelle einen Link und öffne ihn auf deinem anderen Gerät: Dann haben beide dieselben Plätze. Er funktioniert einmal und gilt zehn Minuten lang.
devices-add-make = Link erstellen
devices-add-again = Neuen Link erstellen
devices-add-warning = Behalte ihn für dich: Wer ihn öffnet, kann für dich spielen.
device-join-title = Dieses Gerät hinzufügen?
device-join-text = Dieser Link wurde auf einem anderen Gerät erstellt. Wenn du fortfährst, haben beide Geräte dieselben Plätze, und wer das andere in der Hand hat, kann für dich spielen. Fahr nur fort, wenn du den Link selbst erstellt hast.
device-join-own = Dieses Gerät hat { $count ->
    [one] eigene Plätze an einem Tisch.
   *[other] eigene Plätze an { $count } Tischen.
} Wenn du fortfährst, gibt es sie auf.
device-join-yes = Gerät hinzufügen
device-join-yes-own = Aufgeben und fortfahren
device-join-no = Alles so lassen
device-joined = Dieses Gerät hat jetzt dieselben Plätze wie das andere.
cookies-blocked = Dein Browser speichert keine Cookies für diese Website, darum konnte er deinen Platz nicht behalten. Erlaube Cookies für diese Website und versuch es noch einmal; zuschauen kannst du auch ohne sie.

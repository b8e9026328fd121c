### German: what is round every page.

game-name = Marrakech
loading = Einen Moment …
skip-to-content = Zum Inhalt
server-unreachable = Der Server ist gerade nicht erreichbar. Versuch es gleich noch einmal.
page-description = Das Brettspiel um Teppiche, Dirhams und einen eigensinnigen Marktbesitzer: Spiel im Browser, allein gegen Bots, mit Freunden über einen Link oder gemeinsam an einem Gerät.
page-noscript = Dieses Spiel braucht JavaScript. Bitte schalte es in deinem Browser ein.
page-title = { $page } · Marrakech
page-missing = Seite nicht gefunden
page-missing-home = Zur Startseite
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

## The menu on a phone

nav-menu = Menü

## Settings

settings = Einstel­lungen
settings-close = Fertig
settings-note = Diese Einstellungen bleiben auf diesem Gerät.
settings-language = Sprache
settings-language-browser = Wie der Browser ({ $language })
settings-name = Dein Name
settings-name-example = Der Name, den andere sehen
settings-theme = Darstellung
settings-theme-value =
    { $theme ->
        [system] System
        [light] Hell
       *[dark] Dunkel
    }
settings-speed = Tempo der Animationen
settings-speed-value =
    { $speed ->
        [none] Aus
        [fast] Schnell
        [normal] Normal
       *[slow] Langsam
    }
settings-sounds = Töne
settings-sounds-help = Mit der Taste M schaltest du sie auf jeder Seite an oder aus.
settings-confirm = Legen erst bestätigen
settings-confirm-help = Du legst einen Teppich mit der Schaltfläche oder mit Enter. Ohne Bestätigung liegt er, sobald du seine zwei Felder gewählt hast.
settings-coordinates = Buchstaben und Zahlen am Rand des Marktes
settings-letters = Tastenkürzel mit einem Buchstaben
settings-letters-help = M für Töne; am Tisch auch S, L, H, U und ? und die Tasten des Textbretts.
sounds-now = { $state ->
    [on] Die Töne sind an.
   *[off] Die Töne sind aus.
}

## Settings: motion

settings-motion = Bewegung
settings-motion-value =
    { $motion ->
        [system] System
        [full] Voll
       *[reduced] Reduziert
    }
settings-motion-help = Reduziert heißt: Jeder Schritt erscheint als ruhiges Bild, nichts bewegt sich.
settings-motion-device = Auf deinem Gerät ist reduzierte Bewegung eingestellt.

## Settings: reactions

settings-reactions = Reaktionen am Tisch
settings-reactions-help = Ist das aus, siehst und hörst du an keinem Tisch Reaktionen, und die Schaltfläche zum Senden ist ausgeblendet.

## Your devices

devices-lead = Alle diese Geräte haben dieselben Plätze: Wer eines davon in der Hand hat, kann für dich spielen.
devices-none = Du hast hier noch keine Geräte. Dieses kommt dazu, sobald du an einem Tisch Platz nimmst.
device-name = { $browser } auf { $system }
device-name-unknown = Unbekanntes Gerät
device-this = Dieses Gerät
device-seen = Zuletzt aktiv: { $when }
device-sign-out = Abmelden
device-sign-out-name = { $device } abmelden
device-sign-out-here = Hier abmelden
devices-sign-out-all = Überall abmelden
device-sign-out-text = Das Gerät verliert deine Plätze sofort. Deine anderen Geräte behalten sie.
device-sign-out-last = Danach ist keines deiner Geräte mehr angemeldet. Deine Plätze gehen verloren, und niemand kann sie zurückholen.
device-signed-out = Dieses Gerät wurde abgemeldet und hat deine Plätze nicht mehr.
device-signed-out-other = Abgemeldet: { $device }
devices-signed-out-here = Du bist auf diesem Gerät abgemeldet.
devices-add = Gerät hinzufügen
devices-add-text = Erstelle einen Link und öffne ihn auf deinem anderen Gerät: Dann haben beide dieselben Plätze. Er funktioniert einmal und gilt zehn Minuten lang.
devices-add-make = Link erstellen
devices-add-again = Neuen Link erstellen
devices-add-warning = Behalte diesen Link für dich: Wer ihn öffnet, kann für dich spielen.
device-join-title = Dieses Gerät hinzufügen?
device-join-text = Dieser Link wurde auf einem anderen Gerät erstellt. Wenn du fortfährst, haben beide Geräte dieselben Plätze, und wer das andere in der Hand hat, kann für dich spielen. Fahr nur fort, wenn du den Link selbst erstellt hast.
device-join-own =
    Dieses Gerät hat { $count ->
        [one] eigene Plätze an einem Tisch.
       *[other] eigene Plätze an { $count } Tischen.
    } Wenn du fortfährst, verlierst du sie.
device-join-yes = Gerät hinzufügen
device-join-yes-own = Diese Plätze aufgeben und fortfahren
device-join-no = Alles so lassen
device-joined = Dieses Gerät hat jetzt dieselben Plätze wie das andere.
cookies-blocked = Dein Browser blockiert Cookies für diese Website, darum kann er deinen Platz nicht behalten. Erlaube Cookies für diese Website und versuch es noch einmal. Zuschauen kannst du auch ohne sie.

## Which device is meant

device-seen-lately = Zuletzt aktiv: in der letzten Stunde
device-sign-out-title-here = Dieses Gerät abmelden?
device-sign-out-text-here = Dieses Gerät verliert deine Plätze sofort; deine anderen Geräte behalten sie.

### Dutch: what is round every page.

game-name = Marrakech
loading = Een ogenblik…
skip-to-content = Naar de inhoud
server-unreachable = De server is nu niet bereikbaar. Probeer het zo nog eens.
page-description = Het bordspel over tapijten, dirhams en een koppige marktmeester: speel in de browser, alleen tegen bots, met vrienden via een link, of samen op één apparaat.
page-noscript = Dit spel heeft JavaScript nodig. Zet het aan in je browser.
page-title = { $page } · Marrakech
page-missing = Pagina niet gevonden
page-missing-home = Naar de startpagina
page-failed = Deze pagina kon niet worden geladen. Controleer je verbinding en probeer het nog eens; je partijen staan veilig op de server.
try-again = Opnieuw proberen

## Finding one’s way

nav-devices = Je apparaten
nav-label = Pagina’s
nav-more-label = Meer pagina’s
nav-learn = Leren
nav-rules = Regels
nav-replay = Verslagen
nav-editor = Stellingen
nav-table = Tafel
nav-licences = Licenties
legal-note = Een onafhankelijke, onofficiële versie met eigen illustraties. Marrakech is een handelsmerk van de uitgever, die hier niets mee te maken heeft.

## The menu on a phone

nav-menu = Menu

## Settings

settings = Instellingen
settings-close = Klaar
settings-note = Deze instellingen blijven op dit apparaat.
settings-language = Taal
settings-language-browser = Zoals de browser ({ $language })
settings-name = Je naam
settings-name-example = De naam die anderen zien
settings-theme = Thema
settings-theme-value =
    { $theme ->
        [system] Systeem
        [light] Licht
       *[dark] Donker
    }
settings-speed = Snelheid van animaties
settings-speed-value =
    { $speed ->
        [none] Uit
        [fast] Snel
        [normal] Normaal
       *[slow] Langzaam
    }
settings-sounds = Geluiden
settings-sounds-help = Druk op elke pagina op M om ze aan of uit te zetten.
settings-confirm = Leggen eerst bevestigen
settings-confirm-help = Je legt een tapijt met de knop of met Enter. Staat dit uit, dan leg je het zodra je de twee vakjes kiest.
settings-coordinates = Letters en cijfers langs de rand van de markt
settings-letters = Sneltoetsen van één letter
settings-letters-help = M voor geluiden; aan tafel ook S, L, H, U en ?, en de toetsen van het tekstbord.
sounds-now = { $state ->
    [on] De geluiden staan aan.
   *[off] De geluiden staan uit.
}

## Settings: motion

settings-motion = Beweging
settings-motion-value =
    { $motion ->
        [system] Systeem
        [full] Volledig
       *[reduced] Minder
    }
settings-motion-help = Met minder beweging zie je elke stap als stilstaand beeld: er beweegt niets.
settings-motion-device = Op je apparaat is minder beweging ingesteld.

## Settings: reactions

settings-reactions = Reacties aan tafel
settings-reactions-help = Staat dit uit, dan zie en hoor je aan geen enkele tafel reacties, en is de knop om ze te sturen verborgen.

## Your devices

devices-lead = Al deze apparaten hebben dezelfde plaatsen: wie er een in handen heeft, kan voor jou spelen.
devices-none = Je hebt hier nog geen apparaten. Dit apparaat komt erbij zodra je aan een tafel plaatsneemt.
device-name = { $browser } op { $system }
device-name-unknown = Onbekend apparaat
device-this = Dit apparaat
device-seen = Laatst actief: { $when }
device-sign-out = Afmelden
device-sign-out-name = { $device } afmelden
device-sign-out-here = Hier afmelden
devices-sign-out-all = Overal afmelden
device-sign-out-text = Het apparaat is je plaatsen meteen kwijt; je andere apparaten houden ze.
device-sign-out-last = Dan is geen van je apparaten nog aangemeld. Je plaatsen gaan verloren, en niemand kan ze terughalen.
device-signed-out = Dit apparaat is afgemeld en heeft je plaatsen niet meer.
device-signed-out-other = Afgemeld: { $device }
devices-signed-out-here = Je bent op dit apparaat afgemeld.
devices-add = Apparaat toevoegen
devices-add-text = Maak een link en open die op je andere apparaat: dan hebben beide dezelfde plaatsen. De link werkt één keer en is tien minuten geldig.
devices-add-make = Link maken
devices-add-again = Nieuwe link maken
devices-add-warning = Hou deze link voor jezelf: wie hem opent, kan voor jou spelen.
device-join-title = Dit apparaat toevoegen?
device-join-text = Deze link is op een ander apparaat gemaakt. Als je doorgaat, hebben beide dezelfde plaatsen, en wie het andere in handen heeft, kan voor jou spelen. Ga alleen door als je de link zelf hebt gemaakt.
device-join-own =
    Dit apparaat heeft { $count ->
        [one] eigen plaatsen aan één tafel.
       *[other] eigen plaatsen aan { $count } tafels.
    } Als je doorgaat, ben je die kwijt.
device-join-yes = Apparaat toevoegen
device-join-yes-own = Die plaatsen opgeven en doorgaan
device-join-no = Zo laten
device-joined = Dit apparaat heeft nu dezelfde plaatsen als het andere.
cookies-blocked = Je browser blokkeert cookies voor deze site, dus je plaats kan niet worden bewaard. Sta cookies voor deze site toe en probeer het nog eens. Meekijken kan ook zonder.

## Which device is meant

device-seen-lately = Laatst actief: in het afgelopen uur
device-sign-out-title-here = Dit apparaat afmelden?
device-sign-out-text-here = Dit apparaat is je plaatsen meteen kwijt; je andere apparaten houden ze.

### Dutch: what is round every page.

game-name = Marrakech
loading = Een ogenblik…
skip-to-content = Naar de inhoud
server-unreachable = De server antwoordt nu niet. Er is niets verloren; het wordt opnieuw geprobeerd.
page-description = Het bordspel van tapijten, dirhams en een koppige marktmeester: speel in de browser, alleen tegen bots, met vrienden via een link, of samen op één apparaat.
page-noscript = Dit spel heeft JavaScript nodig.
page-title = { $page } · Marrakech
page-missing = Deze pagina bestaat niet
page-missing-home = Naar de markt
page-failed = Deze pagina kon niet worden opgehaald. Controleer je verbinding en probeer het nog eens; je partijen staan veilig op de server.
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

## Settings

settings = Instellingen
settings-close = Klaar
settings-note = Dit blijft allemaal op dit apparaat.
settings-language = Taal
settings-language-browser = Browser ({ $language })
settings-name = Je naam
settings-name-example = Zoals anderen je zien
settings-theme = Licht
settings-theme-value = { $theme ->
    [system] Zoals het apparaat
    [light] Middag
   *[dark] Nacht
}
settings-speed = Hoe snel alles beweegt
settings-speed-value = { $speed ->
    [none] Meteen
    [fast] Snel
    [normal] Normaal
   *[slow] Langzaam
}
settings-speed-still = Je apparaat vraagt om minder beweging, dus alles gebeurt meteen.
settings-sounds = Geluiden
settings-sounds-help = De toets M zet ze overal aan of uit.
settings-confirm = Bevestiging vragen voor het leggen
settings-confirm-help = De andere helft van het tapijt, de knop of Enter legt het.
settings-coordinates = Letters en cijfers langs de rand van de markt
settings-letters = Sneltoetsen van één letter
settings-letters-help = M voor geluiden; aan tafel ook S, L, H en ?, en die van het tekstbord.
sounds-now = { $state ->
    [on] De geluiden staan aan.
   *[off] De geluiden staan uit.
}

## Your devices

devices-lead = Al deze apparaten hebben dezelfde plaatsen: wie er een in handen heeft, kan voor jou spelen.
devices-none = Er is hier nog geen apparaat van jou bekend. Dit apparaat komt erbij zodra je aan een tafel plaatsneemt.
device-name = { $browser } op { $system }
device-name-unknown = Ander programma
device-this = Dit apparaat
device-seen = Laatst actief: { $when }
device-sign-out = Afmelden
device-sign-out-name = { $device } afmelden
device-sign-out-here = Hier afmelden
devices-sign-out-all = Overal afmelden
device-sign-out-text = Het apparaat is je plaatsen meteen kwijt. Je andere apparaten houden ze.
device-sign-out-last = Dan is geen van je apparaten nog aangemeld: je plaatsen gaan verloren, en niemand kan ze terughalen.
device-signed-out = Dit apparaat is afgemeld. Het begint opnieuw, zonder de plaatsen die het had.
device-signed-out-other = Afgemeld: { $device }
devices-signed-out-here = Je bent op dit apparaat afgemeld.
devices-add = Apparaat toevoegen
devices-add-text = Maak een link en open die op je andere apparaat: dan hebben beide dezelfde plaatsen. De link werkt één keer en is tien minuten geldig.
devices-add-make = Link maken
devices-add-again = Nieuwe link maken
devices-add-warning = Hou de link voor jezelf: wie hem opent, kan voor jou spelen.
device-join-title = Dit apparaat toevoegen?
device-join-text = Deze link is op een ander apparaat gemaakt. Als je doorgaat, hebben beide dezelfde plaatsen, en wie het andere in handen heeft, kan voor jou spelen. Ga alleen door als je de link zelf hebt gemaakt.
device-join-own = Dit apparaat heeft { $count ->
    [one] eigen plaatsen aan één tafel.
   *[other] eigen plaatsen aan { $count } tafels.
} Als je doorgaat, geeft het die op.
device-join-yes = Apparaat toevoegen
device-join-yes-own = Opgeven en doorgaan
device-join-no = Zo laten
device-joined = Dit apparaat heeft nu dezelfde plaatsen als het andere.
cookies-blocked = Je browser bewaart geen cookies van deze site en kon je plaats dus niet vasthouden. Sta cookies voor deze site toe en probeer het nog eens; meekijken kan ook zonder.

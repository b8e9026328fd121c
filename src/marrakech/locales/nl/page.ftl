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

nav-label = Pagina’s
nav-more-label = Meer pagina’s
nav-learn = Leren
nav-rules = Regels
nav-replay = Verslagen
nav-editor = Stellingen
nav-table = Tafel
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

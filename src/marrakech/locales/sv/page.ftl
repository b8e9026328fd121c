### Swedish: what is round every page.

game-name = Marrakech
loading = Ett ögonblick …
skip-to-content = Gå till innehållet
server-unreachable = Servern svarar inte just nu. Inget är förlorat; ett nytt försök görs strax.
page-description = Brädspelet om mattor, dirham och en envis torgföreståndare: spela i webbläsaren, ensam mot bottar, med vänner via en länk eller runt en och samma enhet.
page-noscript = Spelet behöver JavaScript.
page-title = { $page } · Marrakech
page-missing = Sidan finns inte
page-missing-home = Gå till torget
page-failed = Sidan kunde inte hämtas. Kontrollera din anslutning och försök igen; dina partier är i säkerhet på servern.
try-again = Försök igen

## Finding one’s way

nav-label = Sidor
nav-more-label = Fler sidor
nav-learn = Lär dig
nav-rules = Regler
nav-replay = Repris
nav-editor = Positioner
nav-table = Bord
legal-note = En fristående, inofficiell version med egna bilder. Marrakech är ett varumärke som tillhör spelets förlag, som inte har någon del i den här versionen.

## Settings

settings = Inställningar
settings-close = Klar
settings-note = Allt det här stannar på den här enheten.
settings-language = Språk
settings-language-browser = Webbläsare ({ $language })
settings-name = Ditt namn
settings-name-example = Så som andra ser dig
settings-theme = Ljus
settings-theme-value = { $theme ->
    [system] Som enheten
    [light] Dag
   *[dark] Natt
}
settings-speed = Hur fort allt rör sig
settings-speed-value = { $speed ->
    [none] Direkt
    [fast] Snabbt
    [normal] Normalt
   *[slow] Långsamt
}
settings-speed-still = Din enhet vill ha mindre rörelse, så allt flyttas direkt.
settings-sounds = Ljud
settings-sounds-help = Tangenten M slår på och av ljudet överallt.
settings-confirm = Fråga innan en matta läggs
settings-confirm-help = Mattans andra halva, knappen eller Enter lägger den.
settings-coordinates = Bokstäver och siffror vid torgets kant
settings-letters = Snabbtangenter med en bokstav
settings-letters-help = M för ljud; vid ett bord även S, L, H och ?, samt textbrädets tangenter.
sounds-now = { $state ->
    [on] Ljudet är på.
   *[off] Ljudet är av.
}

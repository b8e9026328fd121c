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

nav-devices = Dina enheter
nav-label = Sidor
nav-more-label = Fler sidor
nav-learn = Lär dig
nav-rules = Regler
nav-replay = Repris
nav-editor = Positioner
nav-table = Bord
nav-licences = Licenser
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

## Your devices

devices-lead = Alla de här enheterna har samma platser: den som har tillgång till någon av dem kan spela i ditt namn.
devices-none = Ingen av dina enheter är känd här än. Den här blir det så snart du sätter dig vid ett bord.
device-name = { $browser } på { $system }
device-name-unknown = Annat program
device-this = Den här enheten
device-seen = Senast aktiv: { $when }
device-sign-out = Logga ut
device-sign-out-name = Logga ut: { $device }
device-sign-out-here = Logga ut här
devices-sign-out-all = Logga ut överallt
device-sign-out-text = Enheten förlorar dina platser direkt. Dina andra enheter behåller dem.
device-sign-out-last = Då är ingen av dina enheter inloggad längre: dina platser går förlorade, och ingen kan få tillbaka dem.
device-signed-out = Den här enheten har loggats ut. Den börjar om, utan de platser den hade.
device-signed-out-other = Utloggad enhet: { $device }
devices-signed-out-here = Du är utloggad på den här enheten.
devices-add = Lägg till en enhet
devices-add-text = Skapa en länk och öppna den på din andra enhet: då har båda samma platser. Länken fungerar en gång och gäller i tio minuter.
devices-add-make = Skapa en länk
devices-add-again = Skapa en ny länk
devices-add-warning = Behåll länken för dig själv: den som öppnar den kan spela i ditt namn.
device-join-title = Vill du lägga till den här enheten?
device-join-text = Länken skapades på en annan enhet. Om du fortsätter har båda samma platser, och den som har tillgång till den andra enheten kan spela i ditt namn. Fortsätt bara om du själv har skapat länken.
device-join-own = Den här enheten har { $count ->
    [one] egna platser vid ett bord.
   *[other] egna platser vid { $count } bord.
} Den lämnar dem om du fortsätter.
device-join-yes = Lägg till enheten
device-join-yes-own = Lämna dem och fortsätt
device-join-no = Låt det vara
device-joined = Den här enheten har nu samma platser som den andra.
cookies-blocked = Din webbläsare sparar inga cookies för den här webbplatsen, så den kunde inte behålla din plats. Tillåt cookies för webbplatsen och försök igen; titta på kan du göra utan dem.

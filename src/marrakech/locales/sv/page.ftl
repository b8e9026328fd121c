### Swedish: what is round every page.

game-name = Marrakech
loading = Ett ögonblick …
skip-to-content = Gå till innehållet
server-unreachable = Servern går inte att nå just nu. Försök igen om en stund.
page-description = Brädspelet om mattor, dirham och en envis torgföreståndare: spela i webbläsaren, ensam mot bottar, med vänner via en länk eller runt en och samma enhet.
page-noscript = Spelet behöver JavaScript. Slå på det i din webbläsare.
page-title = { $page } · Marrakech
page-missing = Sidan hittades inte
page-missing-home = Till startsidan
page-failed = Sidan kunde inte läsas in. Kontrollera din anslutning och försök igen; dina partier är i säkerhet på servern.
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

## The menu on a phone

nav-menu = Meny

## Settings

settings = Inställningar
settings-close = Klar
settings-note = De här inställningarna stannar på den här enheten.
settings-language = Språk
settings-language-browser = Som webbläsaren ({ $language })
settings-name = Ditt namn
settings-name-example = Namnet som andra ser
settings-theme = Tema
settings-theme-value =
    { $theme ->
        [system] Som enheten
        [light] Ljust
       *[dark] Mörkt
    }
settings-speed = Animationernas hastighet
settings-speed-value =
    { $speed ->
        [none] Av
        [fast] Snabb
        [normal] Normal
       *[slow] Långsam
    }
settings-sounds = Ljud
settings-sounds-help = Tryck på M på valfri sida för att slå på eller av ljudet.
settings-confirm = Bekräfta innan en matta läggs
settings-confirm-help = Du trycker på knappen eller Enter för att lägga en matta. När det här är av läggs den så snart du har valt de två rutorna.
settings-coordinates = Bokstäver och siffror vid torgets kant
settings-letters = Kortkommandon med en bokstav
settings-letters-help = M för ljud; vid ett bord även S, L, H, U och ?, samt textbrädets tangenter.
sounds-now = { $state ->
    [on] Ljudet är på.
   *[off] Ljudet är av.
}

## Settings: motion

settings-motion = Rörelse
settings-motion-value =
    { $motion ->
        [system] Som enheten
        [full] Full
       *[reduced] Minskad
    }
settings-motion-help = Med minskad rörelse visas varje steg som en stillbild: inget rör sig.
settings-motion-device = Din enhet är inställd på minskad rörelse.

## Settings: reactions

settings-reactions = Reaktioner vid bordet
settings-reactions-help = När det här är av varken ser eller hör du reaktioner vid något bord, och knappen för att skicka dem är dold.

## Your devices

devices-lead = Alla de här enheterna har samma platser: den som har tillgång till någon av dem kan spela i ditt namn.
devices-none = Du har inga enheter här än. Den här läggs till så snart du sätter dig vid ett bord.
device-name = { $browser } på { $system }
device-name-unknown = Okänd enhet
device-this = Den här enheten
device-seen = Senast aktiv: { $when }
device-sign-out = Logga ut
device-sign-out-name = Logga ut: { $device }
device-sign-out-here = Logga ut här
devices-sign-out-all = Logga ut överallt
device-sign-out-text = Enheten förlorar dina platser direkt; dina andra enheter behåller dem.
device-sign-out-last = Då är ingen av dina enheter inloggad längre. Dina platser går förlorade, och ingen kan få tillbaka dem.
device-signed-out = Den här enheten har loggats ut och har inte längre dina platser.
device-signed-out-other = Utloggad enhet: { $device }
devices-signed-out-here = Du är utloggad på den här enheten.
devices-add = Lägg till en enhet
devices-add-text = Skapa en länk och öppna den på din andra enhet: då har båda samma platser. Länken fungerar en gång och gäller i tio minuter.
devices-add-make = Skapa en länk
devices-add-again = Skapa en ny länk
devices-add-warning = Behåll den här länken för dig själv: den som öppnar den kan spela i ditt namn.
device-join-title = Vill du lägga till den här enheten?
device-join-text = Länken skapades på en annan enhet. Om du fortsätter har båda samma platser, och den som har tillgång till den andra enheten kan spela i ditt namn. Fortsätt bara om du själv har skapat länken.
device-join-own =
    Den här enheten har { $count ->
        [one] egna platser vid ett bord.
       *[other] egna platser vid { $count } bord.
    } Om du fortsätter förlorar du dem.
device-join-yes = Lägg till enheten
device-join-yes-own = Lämna de platserna och fortsätt
device-join-no = Låt det vara
device-joined = Den här enheten har nu samma platser som den andra.
cookies-blocked = Din webbläsare blockerar cookies för den här webbplatsen, så din plats kan inte sparas. Tillåt cookies för webbplatsen och försök igen. Du kan titta på utan dem.

## Which device is meant

device-seen-lately = Senast aktiv: under den senaste timmen
device-sign-out-title-here = Vill du logga ut den här enheten?
device-sign-out-text-here = Den här enheten förlorar dina platser direkt; dina andra enheter behåller dem.

### Norwegian bokmål: what is round every page.

game-name = Marrakech
loading = Et øyeblikk …
skip-to-content = Gå til innholdet
server-unreachable = Serveren kan ikke nås akkurat nå. Prøv igjen om litt.
page-description = Brettspillet om tepper, dirham og en sta markedseier: Spill i nettleseren, alene mot boter, med venner via en lenke eller rundt én enhet.
page-noscript = Spillet trenger JavaScript. Slå det på i nettleseren din.
page-title = { $page } · Marrakech
page-missing = Siden ble ikke funnet
page-missing-home = Til forsiden
page-failed = Siden kunne ikke lastes inn. Sjekk tilkoblingen og prøv igjen; spillene dine er trygge på serveren.
try-again = Prøv igjen

## Finding one’s way

nav-devices = Enhetene dine
nav-label = Sider
nav-more-label = Flere sider
nav-learn = Lær
nav-rules = Regler
nav-replay = Reprise
nav-editor = Posisjoner
nav-table = Bord
nav-licences = Lisenser
legal-note = En uavhengig, uoffisiell versjon med egne illustrasjoner. Marrakech er et varemerke som tilhører spillets utgiver, som ikke har noe med dette å gjøre.

## The menu on a phone

nav-menu = Meny

## Settings

settings = Innstillinger
settings-close = Ferdig
settings-note = Disse innstillingene blir på denne enheten.
settings-language = Språk
settings-language-browser = Som nettleseren ({ $language })
settings-name = Navnet ditt
settings-name-example = Navnet andre ser
settings-theme = Tema
settings-theme-value =
    { $theme ->
        [system] Som enheten
        [light] Lyst
       *[dark] Mørkt
    }
settings-speed = Animasjonsfart
settings-speed-value =
    { $speed ->
        [none] Av
        [fast] Rask
        [normal] Normal
       *[slow] Langsom
    }
settings-sounds = Lyder
settings-sounds-help = Trykk på M på en hvilken som helst side for å slå dem av eller på.
settings-confirm = Bekreft før et teppe legges
settings-confirm-help = Du trykker på knappen eller Enter for å legge et teppe. Når dette er av, legges det så snart du har valgt de to feltene.
settings-coordinates = Bokstaver og tall langs kanten av markedet
settings-letters = Hurtigtaster med én bokstav
settings-letters-help = M for lyder; ved et bord også S, L, H, U og ?, og tastene til tekstbrettet.
sounds-now = { $state ->
    [on] Lyden er på.
   *[off] Lyden er av.
}

## Settings: motion

settings-motion = Bevegelse
settings-motion-value =
    { $motion ->
        [system] Som enheten
        [full] Full
       *[reduced] Redusert
    }
settings-motion-help = Med redusert bevegelse vises hvert steg som et stillbilde: Ingenting beveger seg.
settings-motion-device = Enheten din er stilt inn på redusert bevegelse.

## Settings: reactions

settings-reactions = Reaksjoner ved bordet
settings-reactions-help = Når dette er av, verken ser eller hører du reaksjoner ved noe bord, og knappen for å sende dem er skjult.

## Your devices

devices-lead = Alle disse enhetene har de samme plassene: Den som har tilgang til en av dem, kan spille for deg.
devices-none = Du har ingen enheter her ennå. Denne kommer med så snart du setter deg ved et bord.
device-name = { $browser } på { $system }
device-name-unknown = Ukjent enhet
device-this = Denne enheten
device-seen = Sist aktiv: { $when }
device-sign-out = Logg ut
device-sign-out-name = Logg ut: { $device }
device-sign-out-here = Logg ut her
devices-sign-out-all = Logg ut overalt
device-sign-out-text = Enheten mister plassene dine med en gang; de andre enhetene dine beholder dem.
device-sign-out-last = Da er ingen av enhetene dine logget inn lenger. Plassene dine går tapt, og ingen kan hente dem tilbake.
device-signed-out = Denne enheten er logget ut og har ikke lenger plassene dine.
device-signed-out-other = Logget ut: { $device }
devices-signed-out-here = Du er logget ut på denne enheten.
devices-add = Legg til en enhet
devices-add-text = Lag en lenke og åpne den på den andre enheten din. Da har begge de samme plassene. Lenken virker én gang og gjelder i ti minutter.
devices-add-make = Lag en lenke
devices-add-again = Lag en ny lenke
devices-add-warning = Hold denne lenken for deg selv: Den som åpner den, kan spille for deg.
device-join-title = Vil du legge til denne enheten?
device-join-text = Denne lenken ble laget på en annen enhet. Hvis du fortsetter, har begge de samme plassene, og den som har tilgang til den andre enheten, kan spille for deg. Fortsett bare hvis du har laget lenken selv.
device-join-own =
    Denne enheten har { $count ->
        [one] egne plasser ved ett bord.
       *[other] egne plasser ved { $count } bord.
    } Hvis du fortsetter, mister du dem.
device-join-yes = Legg til enheten
device-join-yes-own = Gi fra deg de plassene og fortsett
device-join-no = La det være
device-joined = Denne enheten har nå de samme plassene som den andre.
cookies-blocked = Nettleseren din blokkerer informasjonskapsler for dette nettstedet, så plassen din kan ikke tas vare på. Tillat informasjonskapsler for nettstedet og prøv igjen. Du kan se på uten dem.

## Which device is meant

device-seen-lately = Sist aktiv: i løpet av den siste timen
device-sign-out-title-here = Vil du logge ut denne enheten?
device-sign-out-text-here = Denne enheten mister plassene dine med en gang; de andre enhetene dine beholder dem.

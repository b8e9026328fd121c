### Norwegian bokmål: what is round every page.

game-name = Marrakech
loading = Et øyeblikk …
skip-to-content = Gå til innholdet
server-unreachable = Serveren svarer ikke akkurat nå. Ingenting er tapt; et nytt forsøk er på vei.
page-description = Brettspillet om tepper, dirham og en sta markedseier: Spill i nettleseren, alene mot boter, med venner via en lenke eller rundt én enhet.
page-noscript = Spillet trenger JavaScript.
page-title = { $page } · Marrakech
page-missing = Denne siden finnes ikke
page-missing-home = Gå til markedet
page-failed = Siden kunne ikke hentes. Sjekk tilkoblingen og prøv igjen; spillene dine er trygge på serveren.
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

## Settings

settings = Innstillinger
settings-close = Ferdig
settings-note = Alt dette lagres bare på denne enheten.
settings-language = Språk
settings-language-browser = Nettleser ({ $language })
settings-name = Navnet ditt
settings-name-example = Slik andre ser deg
settings-theme = Lys
settings-theme-value = { $theme ->
    [system] Som enheten
    [light] Dag
   *[dark] Natt
}
settings-speed = Hvor fort ting beveger seg
settings-speed-value = { $speed ->
    [none] Umiddelbart
    [fast] Raskt
    [normal] Normalt
   *[slow] Langsomt
}
settings-speed-still = Enheten din ber om mindre bevegelse, så alt flyttes umiddelbart.
settings-sounds = Lyder
settings-sounds-help = Tasten M slår dem av og på overalt.
settings-confirm = Spør før et teppe legges
settings-confirm-help = Den andre halvdelen av teppet, knappen eller Enter legger det.
settings-coordinates = Bokstaver og tall langs kanten av markedet
settings-letters = Hurtigtaster med én bokstav
settings-letters-help = M for lyder; ved et bord også S, L, H og ?, og tastene til tekstbrettet.
sounds-now = { $state ->
    [on] Lyden er på.
   *[off] Lyden er av.
}

## Your devices

devices-lead = Alle disse enhetene har de samme plassene: Den som har tilgang til en av dem, kan spille for deg.
devices-none = Ingen av enhetene dine er kjent her ennå. Denne blir det så snart du setter deg ved et bord.
device-name = { $browser } på { $system }
device-name-unknown = Annet program
device-this = Denne enheten
device-seen = Sist aktiv: { $when }
device-sign-out = Logg ut
device-sign-out-name = Logg ut: { $device }
device-sign-out-here = Logg ut her
devices-sign-out-all = Logg ut overalt
device-sign-out-text = Enheten mister plassene dine med en gang. De andre enhetene dine beholder dem.
device-sign-out-last = Da er ingen av enhetene dine logget inn lenger: Plassene dine går tapt, og ingen kan hente dem tilbake.
device-signed-out = Denne enheten er logget ut. Den begynner på nytt, uten plassene den hadde.
device-signed-out-other = Logget ut: { $device }
devices-signed-out-here = Du er logget ut på denne enheten.
devices-add = Legg til en enhet
devices-add-text = Lag en lenke og åpne den på den andre enheten din: Da har begge de samme plassene. Lenken virker én gang, og i ti minutter.
devices-add-make = Lag en lenke
devices-add-again = Lag en ny lenke
devices-add-warning = Hold lenken for deg selv: Den som åpner den, kan spille for deg.
device-join-title = Vil du legge til denne enheten?
device-join-text = Denne lenken ble laget på en annen enhet. Hvis du fortsetter, har begge de samme plassene, og den som har tilgang til den andre enheten, kan spille for deg. Fortsett bare hvis du har laget lenken selv.
device-join-own = Denne enheten har { $count ->
    [one] egne plasser ved ett bord.
   *[other] egne plasser ved { $count } bord.
} Den gir dem fra seg hvis du fortsetter.
device-join-yes = Legg til enheten
device-join-yes-own = Gi dem fra deg og fortsett
device-join-no = La det være
device-joined = Denne enheten har nå de samme plassene som den andre.
cookies-blocked = Nettleseren din lagrer ingen informasjonskapsler for dette nettstedet, så den kunne ikke ta vare på plassen din. Tillat informasjonskapsler for nettstedet og prøv igjen; du kan se på uten dem.

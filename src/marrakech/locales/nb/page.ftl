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

nav-label = Sider
nav-more-label = Flere sider
nav-learn = Lær
nav-rules = Regler
nav-replay = Reprise
nav-editor = Posisjoner
nav-table = Bord
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

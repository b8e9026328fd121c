### Norwegian bokmål: the first page. Setting up a game, and finding the tables there are.

home-tagline = Vend Assam, kast terningen, legg teppene dine – og stopp aldri på noen andres.
home-facts = For 2 til 4 spillere. Gratis, uten konto.
home-art = Fire vevde tepper henger på markedet; Assam står foran dem.
home-choices = Velg hvordan du vil spille

## The three choices

home-bots = Spill nå
home-bots-about = Mot boter, med en gang.
home-bots-go = Spill
home-friends = Med venner
home-friends-about = Du får en lenke du kan sende; alle spiller på hver sin enhet.
home-friends-go = Opprett et bord
home-device = På denne enheten
home-device-about = Send den rundt: Alle spiller her.
home-device-go = Begynn
home-going = Bordet dekkes …
home-start-failed = Serveren svarer ikke akkurat nå. Valgene dine er tatt vare på: Prøv igjen om litt.
home-opponents = Motstandere
home-strength = Styrke
home-players = Spillere
home-bots-among = Antall boter
home-name = Navnet ditt
home-name-of = Navn på spiller { $number }
home-names = Navn
home-player = Spiller { $number }

## All options

home-options = Alle alternativer
home-options-usual = De vanlige reglene, ingen klokke
home-options-changed = { $count ->
    [one] Én ting er endret
   *[other] { $count } ting er endret
}
home-options-reset = Tilbake til det vanlige
home-options-loading = Listen over utgaver er på vei …
home-rules-heading = Regler
home-table-heading = Bord
home-edition = Utgave
home-edition-help = Regelheftene er ikke helt like. Hver utgave følger sitt eget.
home-edition-default = De vanlige reglene
home-edition-own = Mitt eget valg
home-edition-yours = På ditt språk
home-edition-printed = Som trykt, etter språk
home-edition-other = { $language }, utgaven med { $rugs } tepper
home-edition-variant = { $edition } – Assam vendes til slutt i turen
home-edition-fifteen = { $edition } – 15 tepper hver ved to spillere
home-own-heading = Hver regel for seg
home-two-only = Bare med to spillere
home-option = { $option ->
    [bankruptcy] Den som ikke kan betale alt
    [steering] Assam vendes
    [area] Leien regnes ut fra
    [whole] Ikke lov å dekke et helt teppe
    [halves] To halvdeler under ett teppe
    [pile] Bunker med to farger
    [stock] Tepper for to spillere
    [tie] Lik poengsum
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] er ute
    [bankruptcy-play-on] spiller videre
    [steering-before] før kastet
    [steering-after-must] til slutt i turen, alltid
    [steering-after-may] til slutt i turen, om man vil
    [area-colour] én farge
    [area-owner] begge fargene til eieren
    [whole-opponents] hvis en annen eier det
    [whole-nobody] uansett hvem som eier det
    [halves-any] kan ha hvilke farger som helst
    [halves-colours] må ha ulik farge
    [pile-shuffled] stokket
    [pile-alternating] annenhver farge
    [stock-24] 24 i to farger
    [stock-15] 15 i én farge
    [tie-dirhams] flest dirham vinner
    [tie-shared] seieren deles
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Man betaler det man har, og går ut av spillet; teppene blir liggende og koster ingenting.
    [bankruptcy-play-on] Man betaler det man har, og fortsetter med tomme lommer.
    [steering-before] Du vender Assam og kaster så terningen; han går den veien.
    [steering-after-must] Du kaster først; til slutt vender du ham til venstre eller høyre for neste spiller.
    [steering-after-may] Du kaster først; til slutt kan du vende ham for neste spiller.
    [area-colour] Bare sammenhengende felt i den fargen Assam står på.
    [area-owner] Alle sammenhengende felt til den eieren, i begge farger.
    [whole-opponents] Dine egne hele tepper kan du dekke på én gang.
    [whole-nobody] Ikke engang dine egne hele tepper har du lov til å dekke på én gang.
    [halves-any] Et teppe kan ligge på to halvdeler i samme farge, hvis de hører til to tepper.
    [halves-colours] Et teppe ligger aldri på to felt i samme farge.
    [pile-shuffled] Tilfeldighetene avgjør hvilken av fargene dine som er neste.
    [pile-alternating] De to fargene dine kommer annenhver gang.
    [stock-24] Tolv tepper i hver av de to fargene dine.
    [stock-15] Som med tre spillere: én farge hver.
    [tie-dirhams] Av dem med lik poengsum vinner den rikeste.
    [tie-shared] De som har lik poengsum, vinner sammen.
   *[other] { $value }
}
home-clash = Bunker med annenhver farge krever to farger hver, men 15 tepper er i bare én. Endre det ene eller det andre.
home-begins = Hvem begynner
home-begins-value = { $who ->
    [lot] Loddtrekning
   *[listed] Jeg
}
home-facing = Assam ser først mot
home-clock = Klokke
home-clock-value = { $kind ->
    [none] Ingen
    [turn] For hver tur
   *[game] For spillet
}
home-clock-seconds = Sekunder for hver tur
home-clock-minutes = Minutter for spillet
home-clock-increment = Sekunder i tillegg etter hver tur
home-timeout = Når tiden går ut for noen
home-timeout-value = { $timeout ->
    [out] er man ute
   *[bot] spiller en bot videre
}
home-listed = Fremmede kan finne dette bordet
home-listed-help = Det vises nedenfor, på alles forside, så lenge en plass er ledig.
home-autostart = Start når den siste plassen er tatt
home-autostart-help = Ellers starter du spillet selv.
home-friends-only = Bare med venner
home-preset-bad = { $count ->
    [one] En del av adressen gir ingen mening her og er utelatt: { $parts }
   *[other] Noen deler av adressen gir ingen mening her og er utelatt: { $parts }
}
home-notice-close = Lukk meldingen

## Tables

home-mine = Bordene dine
home-mine-none = Her venter spillene dine på deg. Ingenting går tapt når du lukker siden.
home-mine-more = { $count ->
    [one] { $count } spill til
   *[other] { $count } spill til
}
home-mine-finished = { $count ->
    [one] { $count } ferdig spill
   *[other] { $count } ferdige spill
}
home-open = Ledige bord
home-open-none = Ingen venter akkurat nå. La fremmede finne bordet ditt, så vises det her.
home-your-turn = Din tur
home-turn-of = { $name } har turen
home-waiting = { $seats ->
    [one] Én plass er ledig
   *[other] { $seats } plasser er ledige
}
home-ready = Klart til start
home-seat-open = ledig plass
home-replay = Se det igjen
home-sit = Sett deg
home-watch = Se på
home-clock-turn = { $seconds ->
    [one] ett sekund per tur
   *[other] { $seconds } sekunder per tur
}
home-clock-game = { $minutes ->
    [one] ett minutt per spill
   *[other] { $minutes } minutter per spill
}
home-clock-game-more = { $minutes } min + { $increment } s per tur
home-gist-players = { $count } spillere
home-gist-own = egne regler
home-lists-trouble = Serveren svarer ikke akkurat nå. Listen hentes på nytt av seg selv.

## More to do

home-doors = Mer
home-learn = Lær det på to minutter
home-learn-about = Spill noen turer, med litt hjelp underveis.
home-rules = Les reglene
home-rules-about = Alle reglene, og hva som er annerledes i hver utgave.
home-record = Åpne et spillreferat
home-record-about = Gå gjennom et spill som er spilt.
home-editor = Sett opp en posisjon
home-editor-about = Legg markedet som du vil, og se hva som er lov, og hva det koster.
home-watch-heading = Se på et spill
home-watch-label = Lenke eller navn
home-watch-empty = Lim inn lenken til et bord, eller skriv navnet på det.

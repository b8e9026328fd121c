### Norwegian bokmål: the first page. Setting up a game, and finding the tables there are.

home-tagline = Vend Assam, kast terningen, legg teppene dine – og ikke stopp på noen andres.
home-facts = For 2 til 4 spillere. Gratis, uten konto.
home-art = Fire vevde tepper henger på markedet; Assam står foran dem.
home-choices = Velg hvordan du vil spille

## The three choices

home-bots = Spill nå
home-bots-about = Mot boter, med en gang.
home-bots-go = Spill
home-friends = Med venner
home-friends-about = Du får en lenke du kan dele; alle spiller på hver sin enhet.
home-friends-go = Opprett et bord
home-device = På denne enheten
home-device-about = Send den rundt: Alle spiller på denne skjermen.
home-device-go = Begynn
home-going = Bordet gjøres klart …
home-start-failed = Serveren svarer ikke akkurat nå. Valgene dine er tatt vare på; prøv igjen om litt.
home-opponents = Motstandere
home-strength = Styrke
home-players = Spillere
home-bots-among = Antall boter
home-name = Navnet ditt
home-name-of = Spiller { $number }: navn
home-names = Navn
home-player = Spiller { $number }

## All options

home-options = Alle alternativer
home-options-usual = De vanlige reglene, ingen klokke
home-options-changed =
    { $count ->
        [one] Ett alternativ er endret
       *[other] { $count } alternativer er endret
    }
home-options-reset = Tilbakestill alternativene
home-options-loading = Laster inn listen over utgaver …
home-rules-heading = Regler
home-table-heading = Bord
home-edition = Utgave
home-edition-help = De trykte regelheftene er ikke helt like. Velg det du vil spille etter.
home-edition-default = De vanlige reglene
home-edition-own = Mitt eget valg
home-edition-yours = På ditt språk
home-edition-printed = Som trykt, etter språk
home-edition-other = { $language }, utgaven med { $rugs } tepper
home-edition-variant = { $edition } – vend til slutt i turen
home-edition-fifteen = { $edition } – to spillere, 15 tepper hver
home-own-heading = Regel for regel
home-two-only = Bare med to spillere
home-option =
    { $option ->
        [bankruptcy] Den som ikke kan betale alt
        [steering] Assam vendes
        [area] Hva som regnes med i leien
        [whole] Å dekke et helt teppe
        [halves] Å dekke to halvdeler
        [pile] Bunker med to farger
        [stock] Tepper for to spillere
        [tie] Lik poengsum
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] er ute
        [bankruptcy-play-on] spiller videre
        [steering-before] før kastet
        [steering-after-must] til slutt i turen, alltid
        [steering-after-may] til slutt i turen, om man vil
        [area-colour] én farge
        [area-owner] begge fargene til eieren
        [whole-opponents] ikke en annens
        [whole-nobody] ikke engang ditt eget
        [halves-any] hvilke farger som helst
        [halves-colours] bare ulike farger
        [pile-shuffled] stokket
        [pile-alternating] annenhver farge
        [stock-24] 24 i to farger
        [stock-15] 15 i én farge
        [tie-dirhams] antall dirham avgjør
        [tie-shared] seieren deles
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] Man betaler det man har, og går ut av spillet. Teppene blir liggende, men ingen betaler for dem.
        [bankruptcy-play-on] Man betaler det man har, og fortsetter med tomme lommer.
        [steering-before] Du vender Assam og kaster så terningen; han går den veien.
        [steering-after-must] Du kaster først. Til slutt i turen vender du Assam til venstre eller høyre for neste spiller.
        [steering-after-may] Du kaster først. Til slutt i turen kan du vende Assam for neste spiller.
        [area-colour] Bare sammenhengende felt i den fargen Assam står på.
        [area-owner] Alle sammenhengende felt til samme eier, i begge farger.
        [whole-opponents] Et eget helt teppe kan du dekke på én gang.
        [whole-nobody] Det er ikke lov å dekke noe helt teppe på én gang, ikke engang ditt eget.
        [halves-any] Et teppe kan dekke to felt i samme farge, så lenge de hører til forskjellige tepper.
        [halves-colours] Et teppe må aldri dekke to felt i samme farge.
        [pile-shuffled] Tilfeldighetene avgjør hvilken av fargene dine som er neste.
        [pile-alternating] De to fargene dine kommer annenhver gang.
        [stock-24] Tolv tepper i hver av de to fargene dine.
        [stock-15] Én farge hver, som med tre spillere.
        [tie-dirhams] Av dem med lik poengsum vinner den som har flest dirham.
        [tie-shared] De som har lik poengsum, vinner sammen.
       *[other] { $value }
    }
home-clash = Annenhver farge krever to farger hver, men med 15 tepper har man bare én. Endre det ene eller det andre.
home-begins = Hvem begynner
home-begins-value = { $who ->
    [lot] Loddtrekning
   *[listed] Jeg
}
home-facing = Assam ser først mot
home-clock = Klokke
home-clock-value =
    { $kind ->
        [none] Ingen
        [turn] Per tur
       *[game] Per spill
    }
home-clock-seconds = Sekunder per tur
home-clock-minutes = Minutter per spiller
home-clock-increment = Ekstra sekunder per tur
home-timeout = Når tiden går ut
home-timeout-value = { $timeout ->
    [out] er man ute
   *[bot] spiller en bot videre
}
home-listed = Alle kan finne dette bordet
home-listed-help = Det vises på alles forside så lenge en plass er ledig.
home-autostart = Start når den siste plassen er tatt
home-autostart-help = Ellers starter du spillet selv.
home-friends-only = Bare for spill med venner
home-preset-bad = { $count ->
    [one] En del av adressen gir ingen mening her og er utelatt: { $parts }
   *[other] Noen deler av adressen gir ingen mening her og er utelatt: { $parts }
}
home-notice-close = Lukk meldingen

## Tables

home-mine = Spillene dine
home-mine-none = Her vises spillene du er med i. Ingenting går tapt når du lukker siden.
home-mine-more = { $count ->
    [one] { $count } spill til
   *[other] { $count } spill til
}
home-open = Ledige bord
home-open-none = Ingen ser etter spillere akkurat nå. La alle finne bordet ditt, så vises det her.
home-your-turn = Din tur
home-turn-of = { $name } har turen
home-waiting = { $seats ->
    [one] Én plass er ledig
   *[other] { $seats } plasser er ledige
}
home-ready = Klart til start
home-replay = Se det igjen
home-sit = Sett deg
home-watch = Se på
home-clock-turn = { $seconds ->
    [one] ett sekund per tur
   *[other] { $seconds } sekunder per tur
}
home-clock-game =
    { $minutes ->
        [one] ett minutt per spiller
       *[other] { $minutes } minutter per spiller
    }
home-clock-game-more = { $minutes } min + { $increment } s per tur
home-gist-players = { $count } spillere
home-gist-own = egne regler
home-lists-trouble = Serveren svarer ikke akkurat nå. Listen lastes inn på nytt automatisk.

## A game that waits for you

home-finished = Dine ferdige spill
home-table-yours = Bordet ditt

## More to do

home-more = Mer
home-learn = Lær det på to minutter
home-learn-about = Spill noen turer, med hjelp i hvert steg.
home-rules = Les reglene
home-rules-about = Hele spillet, og hva som er annerledes i hver utgave.
home-record = Åpne et spillreferat
home-record-about = Gå gjennom et spill som er spilt.
home-editor = Sett opp en posisjon
home-editor-about = Sett opp markedet som du vil, og se hva som er lov.
home-watch-heading = Se på et spill
home-watch-label = Lenke eller navn på bordet
home-watch-empty = Lim inn en lenke til bordet, eller skriv navnet på det.

### Dutch: the first page. Setting up a game, and finding the tables there are.

home-tagline = Draai Assam, gooi, leg je tapijten – en blijf nooit op die van een ander staan.
home-facts = Voor 2 tot 4 spelers. Gratis, zonder account.
home-art = Vier geweven tapijten hangen op de markt; Assam staat ervoor.
home-choices = Kies hoe je wilt spelen

## The three choices

home-bots = Nu spelen
home-bots-about = Tegen bots, meteen.
home-bots-go = Spelen
home-friends = Met vrienden
home-friends-about = Je krijgt een link om te sturen; ieder speelt op een eigen apparaat.
home-friends-go = Tafel openen
home-device = Op dit apparaat
home-device-about = Geef het door: iedereen speelt hier.
home-device-go = Beginnen
home-going = De tafel wordt gedekt…
home-start-failed = De server antwoordt nu niet. Je keuzes blijven bewaard: probeer het zo nog eens.
home-opponents = Tegenstanders
home-strength = Sterkte
home-players = Spelers
home-bots-among = Daarvan bots
home-name = Je naam
home-name-of = Naam van speler { $number }
home-names = Namen
home-player = Speler { $number }

## All options

home-options = Alle opties
home-options-usual = De gewone regels, zonder klok
home-options-changed = { $count ->
    [one] Eén optie gewijzigd
   *[other] { $count } opties gewijzigd
}
home-options-reset = Terug naar standaard
home-options-loading = De lijst met edities is onderweg…
home-rules-heading = Regels
home-table-heading = Tafel
home-edition = Editie
home-edition-help = Elk gedrukt regelboekje is net iets anders. Een editie volgt haar eigen boekje.
home-edition-default = De gewone regels
home-edition-own = Mijn eigen keuze
home-edition-yours = In jouw taal
home-edition-printed = Zoals gedrukt, per taal
home-edition-other = { $language }, editie met { $rugs } tapijten
home-edition-variant = { $edition } – draaien na het leggen
home-edition-fifteen = { $edition } – met twee spelers ieder 15 tapijten
home-own-heading = Elke regel apart
home-two-only = Alleen met twee spelers
home-option = { $option ->
    [bankruptcy] Wie niet alles kan betalen
    [steering] Assam wordt gedraaid
    [area] Voor de prijs telt
    [whole] Een heel tapijt mag niet bedekt worden
    [halves] Twee helften onder één tapijt
    [pile] Stapels in twee kleuren
    [stock] Tapijten met twee spelers
    [tie] Bij gelijke punten
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] is uitgeschakeld
    [bankruptcy-play-on] speelt door
    [steering-before] voor de worp
    [steering-after-must] na het leggen, altijd
    [steering-after-may] na het leggen, als je wilt
    [area-colour] één kleur
    [area-owner] beide kleuren samen
    [whole-opponents] als het van een ander is
    [whole-nobody] van wie het ook is
    [halves-any] elke kleur mag
    [halves-colours] verschillende kleuren
    [pile-shuffled] geschud
    [pile-alternating] kleuren om en om
    [stock-24] 24 in twee kleuren
    [stock-15] 15 in één kleur
    [tie-dirhams] beslissen de dirhams
    [tie-shared] gedeelde overwinning
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Je betaalt wat je hebt en doet niet meer mee; je tapijten blijven liggen en kosten niets.
    [bankruptcy-play-on] Je betaalt wat je hebt en gaat zonder geld verder.
    [steering-before] Je draait Assam, dan gooi je en loopt hij die kant op.
    [steering-after-must] Je gooit eerst; aan het eind draai je hem naar links of rechts voor de volgende speler.
    [steering-after-may] Je gooit eerst; aan het eind mag je hem draaien voor de volgende speler.
    [area-colour] Alleen aaneengesloten vakjes van de kleur waarop Assam staat.
    [area-owner] Alle aaneengesloten vakjes van dezelfde eigenaar, in beide kleuren.
    [whole-opponents] Je eigen hele tapijten mag je in één keer bedekken.
    [whole-nobody] Zelfs je eigen hele tapijten mag je niet in één keer bedekken.
    [halves-any] Een tapijt mag op twee helften van één kleur liggen, als die van twee tapijten zijn.
    [halves-colours] Een tapijt ligt nooit op twee vakjes van één kleur.
    [pile-shuffled] Welke van je kleuren hierna komt, is toeval.
    [pile-alternating] Je twee kleuren komen om de beurt.
    [stock-24] Twaalf van elk van je twee kleuren.
    [stock-15] Net als met drie spelers: ieder één kleur.
    [tie-dirhams] Bij gelijke punten wint wie rijker is.
    [tie-shared] Spelers met evenveel punten winnen samen.
   *[other] { $value }
}
home-clash = Stapels met kleuren om en om hebben elk twee kleuren nodig, en 15 tapijten hebben er maar één. Verander een van de twee.
home-begins = Wie begint
home-begins-value = { $who ->
    [lot] Door loting
   *[listed] Ik
}
home-facing = Assam kijkt eerst naar het
home-clock = Bedenktijd
home-clock-value = { $kind ->
    [none] Zonder
    [turn] Per beurt
   *[game] Per partij
}
home-clock-seconds = Seconden per beurt
home-clock-minutes = Minuten per partij
home-clock-increment = Extra seconden na elke beurt
home-timeout = Als je tijd op is
home-timeout-value = { $timeout ->
    [out] ben je uitgeschakeld
   *[bot] speelt een bot door
}
home-listed = Onbekenden kunnen deze tafel vinden
home-listed-help = De tafel staat dan bij iedereen onder aan de startpagina, zolang er een plaats vrij is.
home-autostart = Starten zodra de laatste plaats bezet is
home-autostart-help = Anders start je de partij zelf.
home-friends-only = Alleen met vrienden
home-preset-bad = { $count ->
    [one] Een deel van dit adres betekent hier niets en is weggelaten: { $parts }
   *[other] Enkele delen van dit adres betekenen hier niets en zijn weggelaten: { $parts }
}
home-notice-close = Sluiten

## Tables

home-mine = Jouw tafels
home-mine-none = Hier wachten straks je partijen op je. Er gaat niets verloren als je de pagina sluit.
home-mine-more = { $count ->
    [one] nog { $count } partij
   *[other] nog { $count } partijen
}
home-mine-finished = { $count ->
    [one] { $count } gespeelde partij
   *[other] { $count } gespeelde partijen
}
home-open = Open tafels
home-open-none = Er wacht nu niemand. Laat onbekenden je tafel vinden, dan staat die hier.
home-your-turn = Jouw beurt
home-turn-of = { $name } is aan de beurt
home-waiting = { $seats ->
    [one] Eén plaats is vrij
   *[other] { $seats } plaatsen zijn vrij
}
home-ready = Klaar om te starten
home-seat-open = vrije plaats
home-replay = Terugkijken
home-sit = Plaatsnemen
home-watch = Meekijken
home-clock-turn = { $seconds ->
    [one] één seconde per beurt
   *[other] { $seconds } seconden per beurt
}
home-clock-game = { $minutes ->
    [one] één minuut per partij
   *[other] { $minutes } minuten per partij
}
home-clock-game-more = { $minutes } min + { $increment } s per beurt
home-gist-players = { $count } spelers
home-gist-own = eigen regels
home-lists-trouble = De server antwoordt nu niet. De lijst wordt vanzelf opnieuw opgehaald.

## More to do

home-doors = Meer
home-learn = Leer het in twee minuten
home-learn-about = Speel een paar beurten; we nemen je bij de hand.
home-rules = Regels lezen
home-rules-about = Allemaal, met de verschillen per editie.
home-record = Verslag openen
home-record-about = Loop een gespeelde partij stap voor stap door.
home-editor = Stelling opzetten
home-editor-about = Elke markt die je wilt: wat er mag, wat het kost.
home-watch-heading = Bij een tafel meekijken
home-watch-label = Link of naam
home-watch-empty = Plak de link van een tafel of typ de naam.

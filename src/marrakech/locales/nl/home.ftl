### Dutch: the first page. Setting up a game, and finding the tables there are.

home-tagline = Draai Assam, gooi, leg je tapijten – en blijf niet op die van een ander staan.
home-facts = Voor 2 tot 4 spelers. Gratis, zonder account.
home-art = Vier geweven tapijten hangen op de markt; Assam staat ervoor.
home-choices = Kies hoe je wilt spelen

## The three choices

home-bots = Nu spelen
home-bots-about = Meteen, tegen bots.
home-bots-go = Spelen
home-friends = Met vrienden
home-friends-about = Je krijgt een link om te delen; iedereen speelt op een eigen apparaat.
home-friends-go = Tafel openen
home-device = Op dit apparaat
home-device-about = Geef het door: iedereen speelt op dit scherm.
home-device-go = Beginnen
home-going = De tafel wordt klaargezet…
home-start-failed = De server reageert nu niet. Je keuzes blijven bewaard; probeer het zo nog eens.
home-opponents = Tegenstanders
home-strength = Sterkte
home-players = Spelers
home-bots-among = Daarvan bots
home-name = Je naam
home-name-of = Speler { $number }: naam
home-names = Namen
home-player = Speler { $number }

## All options

home-options = Alle opties
home-options-usual = De gewone regels, zonder klok
home-options-changed = { $count ->
    [one] Eén optie gewijzigd
   *[other] { $count } opties gewijzigd
}
home-options-reset = Opties resetten
home-options-loading = De lijst met edities wordt geladen…
home-rules-heading = Regels
home-table-heading = Tafel
home-edition = Editie
home-edition-help = De gedrukte regelboekjes verschillen een beetje. Kies waarmee je wilt spelen.
home-edition-default = De gewone regels
home-edition-own = Mijn eigen keuze
home-edition-yours = In jouw taal
home-edition-printed = Zoals gedrukt, per taal
home-edition-other = { $language }, editie met { $rugs } tapijten
home-edition-variant = { $edition } – draaien na het leggen
home-edition-fifteen = { $edition } – met twee spelers, ieder 15 tapijten
home-own-heading = Regel voor regel
home-two-only = Alleen met twee spelers
home-option =
    { $option ->
        [bankruptcy] Wie niet alles kan betalen
        [steering] Assam wordt gedraaid
        [area] Wat telt voor de prijs
        [whole] Een heel tapijt bedekken
        [halves] Twee helften bedekken
        [pile] Stapels in twee kleuren
        [stock] Tapijten met twee spelers
        [tie] Bij gelijke stand
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] is uitgeschakeld
        [bankruptcy-play-on] speelt door
        [steering-before] voor de worp
        [steering-after-must] na het leggen, altijd
        [steering-after-may] na het leggen, als je wilt
        [area-colour] één kleur
        [area-owner] beide kleuren van de eigenaar
        [whole-opponents] niet dat van een ander
        [whole-nobody] ook dat van jezelf niet
        [halves-any] elke kleur mag
        [halves-colours] alleen verschillende kleuren
        [pile-shuffled] geschud
        [pile-alternating] kleuren om en om
        [stock-24] 24 in twee kleuren
        [stock-15] 15 in één kleur
        [tie-dirhams] de dirhams beslissen
        [tie-shared] gedeelde overwinning
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] Je betaalt wat je hebt en doet niet meer mee. Je tapijten blijven liggen, maar niemand betaalt ervoor.
        [bankruptcy-play-on] Je betaalt wat je hebt en gaat zonder geld verder.
        [steering-before] Je draait Assam, dan gooi je en loopt hij die kant op.
        [steering-after-must] Je gooit eerst. Aan het eind van je beurt draai je Assam naar links of rechts voor de volgende speler.
        [steering-after-may] Je gooit eerst. Aan het eind van je beurt mag je Assam draaien voor de volgende speler.
        [area-colour] Alleen aaneengesloten vakjes van de kleur waarop Assam staat.
        [area-owner] Alle aaneengesloten vakjes van dezelfde eigenaar, in beide kleuren.
        [whole-opponents] Een heel tapijt van jezelf mag je in één keer bedekken.
        [whole-nobody] Geen enkel heel tapijt mag in één keer worden bedekt, ook dat van jezelf niet.
        [halves-any] Een tapijt mag twee vakjes van dezelfde kleur bedekken, als ze bij verschillende tapijten horen.
        [halves-colours] Een tapijt mag nooit twee vakjes van dezelfde kleur bedekken.
        [pile-shuffled] Welke van je kleuren hierna komt, is toeval.
        [pile-alternating] Je twee kleuren komen om de beurt.
        [stock-24] Twaalf tapijten in elk van je twee kleuren.
        [stock-15] Ieder één kleur, net als met drie spelers.
        [tie-dirhams] Bij gelijke stand wint wie de meeste dirhams heeft.
        [tie-shared] Spelers met evenveel punten winnen samen.
       *[other] { $value }
    }
home-clash = Voor kleuren om en om heeft ieder twee kleuren nodig, maar met 15 tapijten heeft ieder er één. Verander een van de twee.
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
home-clock-minutes = Minuten per speler
home-clock-increment = Extra seconden per beurt
home-timeout = Als de tijd op is
home-timeout-value = { $timeout ->
    [out] ben je uitgeschakeld
   *[bot] speelt een bot door
}
home-listed = Iedereen kan deze tafel vinden
home-listed-help = De tafel staat dan bij iedereen op de startpagina, zolang er een plaats vrij is.
home-autostart = Starten zodra de laatste plaats bezet is
home-autostart-help = Anders start je de partij zelf.
home-friends-only = Alleen voor partijen met vrienden
home-preset-bad = { $count ->
    [one] Een deel van dit adres betekent hier niets en is weggelaten: { $parts }
   *[other] Enkele delen van dit adres betekenen hier niets en zijn weggelaten: { $parts }
}
home-notice-close = Melding sluiten

## Tables

home-mine = Jouw partijen
home-mine-none = Hier staan de partijen die je speelt. Er gaat niets verloren als je de pagina sluit.
home-mine-more =
    { $count ->
        [one] Nog { $count } partij
       *[other] Nog { $count } partijen
    }
home-open = Open tafels
home-open-none = Er zoekt nu niemand medespelers. Laat iedereen je tafel vinden, dan staat die hier.
home-your-turn = Jouw beurt
home-turn-of = { $name } is aan de beurt
home-waiting = { $seats ->
    [one] Eén plaats is vrij
   *[other] { $seats } plaatsen zijn vrij
}
home-ready = Klaar om te starten
home-replay = Terugkijken
home-sit = Plaatsnemen
home-watch = Meekijken
home-clock-turn = { $seconds ->
    [one] één seconde per beurt
   *[other] { $seconds } seconden per beurt
}
home-clock-game =
    { $minutes ->
        [one] één minuut per speler
       *[other] { $minutes } minuten per speler
    }
home-clock-game-more = { $minutes } min + { $increment } s per beurt
home-gist-players = { $count } spelers
home-gist-own = eigen regels
home-lists-trouble = De server reageert nu niet. De lijst wordt vanzelf opnieuw geladen.

## A game that waits for you

home-finished = Je gespeelde partijen
home-table-yours = Jouw tafel

## More to do

home-more = Meer
home-learn = Leren in twee minuten
home-learn-about = Speel een paar beurten, met hulp bij elke stap.
home-rules = Regels lezen
home-rules-about = Het hele spel, en waarin de edities verschillen.
home-record = Verslag openen
home-record-about = Loop een gespeelde partij stap voor stap door.
home-editor = Stelling opzetten
home-editor-about = Zet elke markt op die je wilt en bekijk wat er mag.
home-watch-heading = Bij een partij meekijken
home-watch-label = Link of naam van de tafel
home-watch-empty = Plak een link naar de tafel of typ de naam.

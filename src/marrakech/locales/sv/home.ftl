### Swedish: the first page. Setting up a game, and finding the tables there are.

home-tagline = Vänd Assam, slå tärningen, lägg dina mattor – och stanna inte på någon annans.
home-facts = För 2 till 4 spelare. Gratis, utan konto.
home-art = Fyra vävda mattor hänger på torget; Assam står framför dem.
home-choices = Välj hur du vill spela

## The three choices

home-bots = Spela nu
home-bots-about = Mot bottar, direkt.
home-bots-go = Spela
home-friends = Med vänner
home-friends-about = Du får en länk att dela; alla spelar på sin egen enhet.
home-friends-go = Skapa ett bord
home-device = På den här enheten
home-device-about = Skicka den runt: alla spelar på den här skärmen.
home-device-go = Börja
home-going = Bordet ställs i ordning …
home-start-failed = Servern svarar inte just nu. Dina val finns kvar; försök igen om en stund.
home-opponents = Motståndare
home-strength = Styrka
home-players = Spelare
home-bots-among = Varav bottar
home-name = Ditt namn
home-name-of = Spelare { $number }: namn
home-names = Namn
home-player = Spelare { $number }

## All options

home-options = Alla alternativ
home-options-usual = De vanliga reglerna, ingen klocka
home-options-changed =
    { $count ->
        [one] Ett alternativ ändrat
       *[other] { $count } alternativ ändrade
    }
home-options-reset = Återställ alternativen
home-options-loading = Listan över utgåvor läses in …
home-rules-heading = Regler
home-table-heading = Bord
home-edition = Utgåva
home-edition-help = De tryckta reglerna skiljer sig lite åt. Välj vilka du vill spela efter.
home-edition-default = De vanliga reglerna
home-edition-own = Mitt eget val
home-edition-yours = På ditt språk
home-edition-printed = Som tryckt, efter språk
home-edition-other = { $language }, utgåvan med { $rugs } mattor
home-edition-variant = { $edition } – vänd efter läggningen
home-edition-fifteen = { $edition } – två spelare, 15 mattor var
home-own-heading = Regel för regel
home-two-only = Bara med två spelare
home-option =
    { $option ->
        [bankruptcy] Den som inte kan betala allt
        [steering] Assam vänds
        [area] Vad som räknas i priset
        [whole] Att täcka en hel matta
        [halves] Att täcka två halvor
        [pile] Tvåfärgade högar
        [stock] Mattor för två spelare
        [tie] Lika poäng
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] är ute
        [bankruptcy-play-on] spelar vidare
        [steering-before] före slaget
        [steering-after-must] efter läggningen, alltid
        [steering-after-may] efter läggningen, om man vill
        [area-colour] en färg
        [area-owner] ägarens båda färger
        [whole-opponents] inte någon annans
        [whole-nobody] inte ens din egen
        [halves-any] vilka färger som helst
        [halves-colours] bara olika färger
        [pile-shuffled] blandade
        [pile-alternating] färgerna turas om
        [stock-24] 24 i två färger
        [stock-15] 15 i en färg
        [tie-dirhams] antalet dirham avgör
        [tie-shared] segern delas
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] Man betalar det man har och lämnar spelet. Mattorna ligger kvar, men ingen betalar för dem.
        [bankruptcy-play-on] Man betalar det man har och fortsätter tomhänt.
        [steering-before] Du vänder Assam och slår sedan; han går åt det hållet.
        [steering-after-must] Du slår först. I slutet av ditt drag vänder du Assam åt vänster eller höger för nästa spelare.
        [steering-after-may] Du slår först. I slutet av ditt drag får du vända Assam för nästa spelare.
        [area-colour] Bara sammanhängande rutor i den färg som Assam står på.
        [area-owner] Alla sammanhängande rutor som hör till samma ägare, i båda färgerna.
        [whole-opponents] En egen hel matta får du täcka på en gång.
        [whole-nobody] Ingen hel matta får täckas på en gång, inte ens din egen.
        [halves-any] En matta får täcka två rutor i samma färg, om de hör till olika mattor.
        [halves-colours] En matta får aldrig täcka två rutor i samma färg.
        [pile-shuffled] Slumpen avgör vilken av dina färger som kommer härnäst.
        [pile-alternating] Dina två färger turas om.
        [stock-24] Tolv mattor i var och en av dina två färger.
        [stock-15] En färg var, som med tre spelare.
        [tie-dirhams] Av dem som har lika poäng vinner den som har flest dirham.
        [tie-shared] De som har lika poäng vinner tillsammans.
       *[other] { $value }
    }
home-clash = Om färgerna ska turas om behövs två färger var, men med 15 mattor har man bara en. Ändra det ena eller det andra.
home-begins = Vem börjar
home-begins-value = { $who ->
    [lot] Lottning
   *[listed] Jag
}
home-facing = Assam tittar först mot
home-clock = Klocka
home-clock-value =
    { $kind ->
        [none] Ingen
        [turn] Per drag
       *[game] Per parti
    }
home-clock-seconds = Sekunder per drag
home-clock-minutes = Minuter per spelare
home-clock-increment = Extra sekunder per drag
home-timeout = När tiden går ut
home-timeout-value = { $timeout ->
    [out] är man ute
   *[bot] spelar en bot vidare
}
home-listed = Alla kan hitta bordet
home-listed-help = Det visas på allas startsida så länge en plats är ledig.
home-autostart = Starta när sista platsen är tagen
home-autostart-help = Annars startar du själv partiet.
home-friends-only = Bara för partier med vänner
home-preset-bad =
    { $count ->
        [one] En del av adressen går inte att förstå här och har utelämnats: { $parts }
       *[other] Några delar av adressen går inte att förstå här och har utelämnats: { $parts }
    }
home-notice-close = Stäng meddelandet

## Tables

home-mine = Dina partier
home-mine-none = Här visas partierna du spelar. Inget går förlorat när du stänger sidan.
home-mine-more = { $count ->
    [one] { $count } parti till
   *[other] { $count } partier till
}
home-open = Lediga bord
home-open-none = Ingen söker spelare just nu. Låt alla hitta ditt bord, så visas det här.
home-your-turn = Din tur
home-turn-of = { $name } står på tur
home-waiting = { $seats ->
    [one] En plats är ledig
   *[other] { $seats } platser är lediga
}
home-ready = Redo att starta
home-replay = Titta igen
home-sit = Sätt dig
home-watch = Titta på
home-clock-turn = { $seconds ->
    [one] en sekund per drag
   *[other] { $seconds } sekunder per drag
}
home-clock-game =
    { $minutes ->
        [one] en minut per spelare
       *[other] { $minutes } minuter per spelare
    }
home-clock-game-more = { $minutes } min + { $increment } s per drag
home-gist-players = { $count } spelare
home-gist-own = egna regler
home-lists-trouble = Servern svarar inte just nu. Listan läses in igen automatiskt.

## A game that waits for you

home-finished = Dina spelade partier
home-table-yours = Ditt bord

## More to do

home-more = Mer
home-learn = Lär dig på två minuter
home-learn-about = Spela några drag, med hjälp i varje steg.
home-rules = Läs reglerna
home-rules-about = Hela spelet, och hur utgåvorna skiljer sig åt.
home-record = Öppna ett partiprotokoll
home-record-about = Gå igenom ett parti som har spelats.
home-editor = Ställ upp en position
home-editor-about = Ställ upp torget som du vill och se vad som är tillåtet.
home-watch-heading = Titta på ett parti
home-watch-label = Länk eller bordets namn
home-watch-empty = Klistra in en länk till bordet, eller skriv dess namn.

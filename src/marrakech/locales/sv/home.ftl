### Swedish: the first page. Setting up a game, and finding the tables there are.

home-tagline = Vänd Assam, slå tärningen, lägg dina mattor – och stanna aldrig på någon annans.
home-facts = För 2 till 4 spelare. Gratis, utan konto.
home-art = Fyra vävda mattor hänger på torget; Assam står framför dem.
home-choices = Välj hur du vill spela

## The three choices

home-bots = Spela nu
home-bots-about = Mot bottar, direkt.
home-bots-go = Spela
home-friends = Med vänner
home-friends-about = Du får en länk att skicka; var och en spelar på sin egen enhet.
home-friends-go = Skapa ett bord
home-device = På den här enheten
home-device-about = Skicka den runt: alla spelar här.
home-device-go = Börja
home-going = Bordet dukas …
home-start-failed = Servern svarar inte just nu. Dina val finns kvar: försök igen om en stund.
home-opponents = Motståndare
home-strength = Styrka
home-players = Spelare
home-bots-among = Varav bottar
home-name = Ditt namn
home-name-of = Namn på spelare { $number }
home-names = Namn
home-player = Spelare { $number }

## All options

home-options = Alla alternativ
home-options-usual = De vanliga reglerna, ingen klocka
home-options-changed = { $count ->
    [one] En sak är ändrad
   *[other] { $count } saker är ändrade
}
home-options-reset = Tillbaka till det vanliga
home-options-loading = Listan över utgåvor är på väg …
home-rules-heading = Regler
home-table-heading = Bord
home-edition = Utgåva
home-edition-help = De tryckta reglerna skiljer sig lite åt. Varje utgåva spelas efter sina egna.
home-edition-default = De vanliga reglerna
home-edition-own = Mitt eget val
home-edition-yours = På ditt språk
home-edition-printed = Som tryckt, efter språk
home-edition-other = { $language }, utgåvan med { $rugs } mattor
home-edition-variant = { $edition } – Assam vänds efter läggningen
home-edition-fifteen = { $edition } – 15 mattor var för två
home-own-heading = Varje regel för sig
home-two-only = Bara med två spelare
home-option = { $option ->
    [bankruptcy] Den som inte kan betala allt
    [steering] Assam vänds
    [area] I priset räknas
    [whole] En hel matta får inte täckas
    [halves] Två halvor under samma matta
    [pile] Tvåfärgade högar
    [stock] Mattor för två spelare
    [tie] Lika poäng
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] är ute
    [bankruptcy-play-on] spelar vidare
    [steering-before] före slaget
    [steering-after-must] efter läggningen, alltid
    [steering-after-may] efter läggningen, om man vill
    [area-colour] en färg
    [area-owner] ägarens båda färger
    [whole-opponents] om den är någon annans
    [whole-nobody] vems den än är
    [halves-any] får ha vilka färger som helst
    [halves-colours] måste ha olika färg
    [pile-shuffled] blandade
    [pile-alternating] färgerna turas om
    [stock-24] 24 i två färger
    [stock-15] 15 i en färg
    [tie-dirhams] flest dirham vinner
    [tie-shared] segern delas
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Man betalar det man har och lämnar spelet; mattorna ligger kvar och kostar inget.
    [bankruptcy-play-on] Man betalar det man har och fortsätter tomhänt.
    [steering-before] Du vänder Assam och slår sedan; han går åt det hållet.
    [steering-after-must] Du slår först; till sist vänder du honom åt vänster eller höger för nästa spelare.
    [steering-after-may] Du slår först; till sist får du vända honom för nästa spelare.
    [area-colour] Bara sammanhängande rutor i den färg som Assam står på.
    [area-owner] Alla sammanhängande rutor som hör till den ägaren, i båda färgerna.
    [whole-opponents] Dina egna hela mattor får du täcka på en gång.
    [whole-nobody] Inte ens dina egna hela mattor får täckas på en gång.
    [halves-any] En matta får ligga på två halvor i samma färg, om de hör till två mattor.
    [halves-colours] En matta ligger aldrig på två rutor i samma färg.
    [pile-shuffled] Slumpen avgör vilken av dina färger som kommer härnäst.
    [pile-alternating] Dina två färger turas om.
    [stock-24] Tolv mattor i var och en av dina två färger.
    [stock-15] Som med tre spelare: en färg var.
    [tie-dirhams] Av dem som har lika poäng vinner den rikaste.
    [tie-shared] De som har lika poäng vinner tillsammans.
   *[other] { $value }
}
home-clash = Högar där färgerna turas om kräver två färger var, men 15 mattor är i en enda. Ändra det ena eller det andra.
home-begins = Vem börjar
home-begins-value = { $who ->
    [lot] Lottning
   *[listed] Jag
}
home-facing = Assam tittar först mot
home-clock = Klocka
home-clock-value = { $kind ->
    [none] Ingen
    [turn] För varje drag
   *[game] För partiet
}
home-clock-seconds = Sekunder för varje drag
home-clock-minutes = Minuter för partiet
home-clock-increment = Extra sekunder efter varje drag
home-timeout = När någons tid går ut
home-timeout-value = { $timeout ->
    [out] är man ute
   *[bot] spelar en bot vidare
}
home-listed = Främlingar kan hitta bordet
home-listed-help = Det visas här nedanför, på allas startsida, så länge en plats är ledig.
home-autostart = Starta när sista platsen är tagen
home-autostart-help = Annars startar du själv partiet.
home-friends-only = Bara med vänner
home-preset-bad = { $count ->
    [one] En del av adressen går inte att förstå här och utelämnas: { $parts }
   *[other] Några delar av adressen går inte att förstå här och utelämnas: { $parts }
}
home-notice-close = Stäng meddelandet

## Tables

home-mine = Dina bord
home-mine-none = Dina partier väntar på dig här. Inget går förlorat när du stänger sidan.
home-mine-more = { $count ->
    [one] { $count } parti till
   *[other] { $count } partier till
}
home-mine-finished = { $count ->
    [one] { $count } avslutat parti
   *[other] { $count } avslutade partier
}
home-open = Lediga bord
home-open-none = Ingen väntar just nu. Låt främlingar hitta ditt bord, så visas det här.
home-your-turn = Din tur
home-turn-of = { $name } står på tur
home-waiting = { $seats ->
    [one] En plats är ledig
   *[other] { $seats } platser är lediga
}
home-ready = Redo att starta
home-seat-open = ledig plats
home-replay = Titta igen
home-sit = Sätt dig
home-watch = Titta på
home-clock-turn = { $seconds ->
    [one] en sekund per drag
   *[other] { $seconds } sekunder per drag
}
home-clock-game = { $minutes ->
    [one] en minut per parti
   *[other] { $minutes } minuter per parti
}
home-clock-game-more = { $minutes } min + { $increment } s per drag
home-gist-players = { $count } spelare
home-gist-own = egna regler
home-lists-trouble = Servern svarar inte just nu. Listan hämtas igen av sig själv.

## More to do

home-doors = Mer
home-learn = Lär dig på två minuter
home-learn-about = Spela några drag, med lite hjälp på vägen.
home-rules = Läs reglerna
home-rules-about = Alla regler, och hur utgåvorna skiljer sig åt.
home-record = Öppna ett partiprotokoll
home-record-about = Gå igenom ett parti som har spelats.
home-editor = Ställ upp en position
home-editor-about = Lägg torget som du vill: se vad som är tillåtet och vad det kostar.
home-watch-heading = Titta på ett parti
home-watch-label = Länk eller namn
home-watch-empty = Klistra in länken till ett bord, eller skriv dess namn.

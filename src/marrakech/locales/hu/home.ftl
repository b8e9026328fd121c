### Hungarian: the first page. Setting up a game, and finding the tables there are.

home-tagline = Fordítsd el Assamot, dobj, rakd le a szőnyegeidet – és vigyázz, nehogy másén állj meg.
home-facts = 2–4 játékosnak. Ingyenes, regisztráció nélkül.
home-art = Négy szőtt szőnyeg lóg a piacon; Assam előttük áll.
home-choices = Válaszd ki, hogyan játszol

## The three choices

home-bots = Játssz most
home-bots-about = Botok ellen, azonnal.
home-bots-go = Játék
home-friends = Barátokkal
home-friends-about = Kapsz egy linket, amit megoszthatsz; mindenki a saját eszközén játszik.
home-friends-go = Asztal nyitása
home-device = Ezen az eszközön
home-device-about = Adjátok körbe: mindenki ezen a képernyőn játszik.
home-device-go = Kezdés
home-going = Nyitjuk az asztalt…
home-start-failed = A szerver most nem válaszol. Amit beállítottál, megmarad; próbáld újra kicsit később.
home-opponents = Ellenfelek
home-strength = Erősség
home-players = Játékosok
home-bots-among = Ebből bot
home-name = A neved
home-name-of = { $number }. játékos: név
home-names = Nevek
home-player = { $number }. játékos

## All options

home-options = Minden opció
home-options-usual = Szokásos szabályok, óra nélkül
home-options-changed = { $count } módosított opció
home-options-reset = Alaphelyzet
home-options-loading = A kiadások listájának betöltése…
home-rules-heading = Szabályok
home-table-heading = Asztal
home-edition = Kiadás
home-edition-help = A nyomtatott szabályok kiadásonként kicsit eltérnek. Válaszd ki, melyikkel szeretnél játszani.
home-edition-default = Szokásos szabályok
home-edition-own = Saját választás
home-edition-yours = A te nyelveden
home-edition-printed = Nyomtatott kiadások, nyelv szerint
home-edition-other = { $language }, { $rugs } szőnyeges kiadás
home-edition-variant = { $edition } – Assam fordítása lerakás után
home-edition-fifteen = { $edition } – két játékos, fejenként 15 szőnyeg
home-own-heading = Szabályról szabályra
home-two-only = Csak két játékossal
home-option =
    { $option ->
        [bankruptcy] Ha valaki nem tudja kifizetni a teljes díjat
        [steering] Assam fordítása
        [area] Mi számít a díjba
        [whole] Egész szőnyeg letakarása
        [halves] Két szőnyegfél letakarása
        [pile] Kétszínű halmok
        [stock] Szőnyegek két játékosnál
        [tie] Azonos pontszám
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] Kiesik
        [bankruptcy-play-on] Továbbjátszik
        [steering-before] Dobás előtt
        [steering-after-must] Lerakás után, mindig
        [steering-after-may] Lerakás után, ha akarod
        [area-colour] Egy szín
        [area-owner] A tulajdonos mindkét színe
        [whole-opponents] Másét nem szabad
        [whole-nobody] A sajátodat sem szabad
        [halves-any] Bármilyen színek
        [halves-colours] Csak különböző színek
        [pile-shuffled] Megkeverve
        [pile-alternating] Váltakozó színek
        [stock-24] 24, két színben
        [stock-15] 15, egy színben
        [tie-dirhams] A dirhemek döntenek
        [tie-shared] Megosztott győzelem
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] Kifizeti, amije van, és kiesik. A szőnyegei maradnak, de senki sem fizet értük.
        [bankruptcy-play-on] Kifizeti, amije van, és üres zsebbel játszik tovább.
        [steering-before] Elfordítod Assamot, aztán dobsz, és arra megy.
        [steering-after-must] Előbb dobsz. A köröd végén balra vagy jobbra fordítod Assamot a következő játékosnak.
        [steering-after-may] Előbb dobsz. A köröd végén elfordíthatod Assamot a következő játékosnak.
        [area-colour] Csak az Assam alatti szín összefüggő mezői.
        [area-owner] A tulajdonos minden összefüggő mezője, bármelyik színében.
        [whole-opponents] A saját egész szőnyegedet egyszerre is letakarhatod.
        [whole-nobody] Egyetlen egész szőnyeg sem takarható le egyszerre, még a sajátod sem.
        [halves-any] Egy szőnyeg letakarhat két azonos színű mezőt, ha azok különböző szőnyegekhez tartoznak.
        [halves-colours] Egy szőnyeg sosem takarhat le két azonos színű mezőt.
        [pile-shuffled] A véletlen dönti el, melyik színed jön.
        [pile-alternating] A két színedet felváltva rakod le.
        [stock-24] Mindkét színedből tizenkét szőnyeg.
        [stock-15] Mindenkinek egy szín, mint három játékosnál.
        [tie-dirhams] Azonos pontszámnál az nyer, akinek több dirheme van.
        [tie-shared] Akiknek azonos a pontszámuk, együtt nyernek.
       *[other] { $value }
    }
home-clash = A váltakozó színekhez fejenként két szín kell, 15 szőnyeggel viszont mindenkinek csak egy színe van. Változtasd meg az egyiket.
home-begins = Ki kezd
home-begins-value =
    { $who ->
        [lot] Véletlenszerűen
       *[listed] Én
    }
home-facing = Assam kezdő iránya
home-clock = Óra
home-clock-value = { $kind ->
    [none] Nincs
    [turn] Körönként
   *[game] Játszmánként
}
home-clock-seconds = Másodperc körönként
home-clock-minutes = Perc fejenként a játszmára
home-clock-increment = Plusz másodperc körönként
home-timeout = Ha lejár az idő
home-timeout-value =
    { $timeout ->
        [out] A játékos kiesik
       *[bot] Bot veszi át
    }
home-listed = Bárki megtalálhatja az asztalt
home-listed-help = Mindenki kezdőlapján megjelenik, amíg van szabad hely.
home-autostart = Indulás, amint elkelt az utolsó hely
home-autostart-help = Különben te indítod a játszmát.
home-friends-only = Csak barátokkal játszott játszmához
home-preset-bad =
    { $count ->
        [one] A cím egy része itt nem értelmezhető, ezért figyelmen kívül hagytuk: { $parts }
       *[other] A cím néhány része itt nem értelmezhető, ezért figyelmen kívül hagytuk: { $parts }
    }
home-notice-close = Üzenet bezárása

## Tables

home-mine = A játszmáid
home-mine-none = Itt láthatók azok a játszmák, amelyekben játszol. Semmi sem vész el, ha bezárod az oldalt.
home-mine-more = Még { $count } játszma
home-open = Nyitott asztalok
home-open-none = Most senki sem keres játékost. Engedd, hogy bárki megtalálja az asztalodat, és itt fog megjelenni.
home-your-turn = Te jössz
home-turn-of = { $name } következik
home-waiting = { $seats } szabad hely
home-ready = Indulásra kész
home-replay = Visszanézem
home-sit = Leülök
home-watch = Nézem
home-clock-turn = { $seconds } másodperc körönként
home-clock-game = fejenként { $minutes } perc
home-clock-game-more = { $minutes } perc + { $increment } mp körönként
home-gist-players = { $count } játékos
home-gist-own = saját szabályok
home-lists-trouble = A szerver most nem válaszol. A lista automatikusan újratöltődik.

## A game that waits for you

home-finished = Befejezett játszmáid
home-table-yours = Az asztalod

## More to do

home-more = Egyéb
home-learn = Tanuld meg két perc alatt
home-learn-about = Játssz néhány kört, minden lépésnél segítünk.
home-rules = Olvasd el a szabályokat
home-rules-about = Az egész játék, és hogy miben különböznek a kiadások.
home-record = Nyiss meg egy játszmalapot
home-record-about = Lépkedj végig egy feljegyzett játszmán.
home-editor = Rakj fel egy állást
home-editor-about = Rendezz be bármilyen piacot, és nézd meg, mi szabad.
home-watch-heading = Nézz bele egy játszmába
home-watch-label = Link vagy az asztal neve
home-watch-empty = Illeszd be egy asztal linkjét, vagy írd be a nevét.

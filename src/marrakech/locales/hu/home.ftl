### Hungarian: the first page. Setting up a game, and finding the tables there are.

home-tagline = Fordítsd el Assamot, dobj, rakd le a szőnyegeidet – és soha ne állj meg a máséin.
home-facts = 2–4 játékosnak. Ingyenes, regisztráció nélkül.
home-art = Négy szőtt szőnyeg lóg a piacon; Assam előttük áll.
home-choices = Válaszd ki, hogyan játszol

## The three choices

home-bots = Játssz most
home-bots-about = Botok ellen, azonnal.
home-bots-go = Játék
home-friends = Barátokkal
home-friends-about = Kapsz egy linket, amit elküldhetsz; mindenki a saját eszközén játszik.
home-friends-go = Asztal nyitása
home-device = Ezen az eszközön
home-device-about = Adjátok körbe: mindenki itt játszik.
home-device-go = Kezdés
home-going = Terítjük az asztalt…
home-start-failed = A szerver most nem válaszol. Amit beállítottál, megmarad: próbáld újra kicsit később.
home-opponents = Ellenfelek
home-strength = Erősség
home-players = Játékosok
home-bots-among = Ebből bot
home-name = A neved
home-name-of = { $number }. játékos neve
home-names = Nevek
home-player = { $number }. játékos

## All options

home-options = Minden opció
home-options-usual = Szokásos szabályok, óra nélkül
home-options-changed = { $count } módosítás
home-options-reset = Visszaállítás
home-options-loading = A kiadások listája mindjárt itt van…
home-rules-heading = Szabályok
home-table-heading = Asztal
home-edition = Kiadás
home-edition-help = A nyomtatott szabályok kiadásonként kicsit eltérnek. Minden kiadáshoz a saját szabályai tartoznak.
home-edition-default = Szokásos szabályok
home-edition-own = Saját választás
home-edition-yours = A te nyelveden
home-edition-printed = Nyomtatott kiadások, nyelv szerint
home-edition-other = { $language }, { $rugs } szőnyeges kiadás
home-edition-variant = { $edition } – fordítás lerakás után
home-edition-fifteen = { $edition } – kettőnek 15-15 szőnyeg
home-own-heading = Minden szabály külön
home-two-only = Csak két játékossal
home-option = { $option ->
    [bankruptcy] Aki nem tud mindent kifizetni
    [steering] Assam fordítása
    [area] A díj alapja
    [whole] Egész szőnyeg nem takarható le
    [halves] Két szőnyegfél egy szőnyeg alatt
    [pile] Kétszínű halmok
    [stock] Szőnyegek kettőnek
    [tie] Azonos pontszám
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] kiesik
    [bankruptcy-play-on] továbbjátszik
    [steering-before] dobás előtt
    [steering-after-must] lerakás után, mindig
    [steering-after-may] lerakás után, ha akarod
    [area-colour] egy szín
    [area-owner] a tulajdonos mindkét színe
    [whole-opponents] ha más játékosé
    [whole-nobody] bárkié legyen is
    [halves-any] bármilyen színű lehet
    [halves-colours] csak különböző színű lehet
    [pile-shuffled] megkeverve
    [pile-alternating] a színek felváltva
    [stock-24] 24, két színben
    [stock-15] 15, egy színben
    [tie-dirhams] több dirhem nyer
    [tie-shared] megosztott győzelem
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Kifizeti, amije van, és kiesik; a szőnyegei maradnak, és nem kerülnek semmibe.
    [bankruptcy-play-on] Kifizeti, amije van, és üres zsebbel játszik tovább.
    [steering-before] Elfordítod Assamot, aztán dobsz, és arra megy.
    [steering-after-must] Előbb dobsz; a végén balra vagy jobbra fordítod a következő játékosnak.
    [steering-after-may] Előbb dobsz; a végén elfordíthatod a következő játékosnak.
    [area-colour] Csak az Assam alatti szín összefüggő mezői.
    [area-owner] A tulajdonos minden összefüggő mezője, bármelyik színében.
    [whole-opponents] A saját egész szőnyegeidet egyszerre is letakarhatod.
    [whole-nobody] Még a saját egész szőnyegeid sem takarhatók le egyszerre.
    [halves-any] A szőnyeg két azonos színű szőnyegfélre is kerülhet, ha azok két külön szőnyeghez tartoznak.
    [halves-colours] A szőnyeg sosem kerül két azonos színű mezőre.
    [pile-shuffled] A véletlen dönti el, melyik színed jön.
    [pile-alternating] A két színed felváltva jön.
    [stock-24] Mindkét színedből tizenkettő.
    [stock-15] Mint három játékosnál: mindenkinek egy szín.
    [tie-dirhams] Azonos pontszámnál a gazdagabb nyer.
    [tie-shared] Akiknek azonos a pontszámuk, együtt nyernek.
   *[other] { $value }
}
home-clash = A váltakozó színű halomhoz fejenként két szín kell, a 15 szőnyeg viszont egyszínű. Változtasd meg az egyiket.
home-begins = Ki kezd
home-begins-value = { $who ->
    [lot] Sorsolás
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
home-clock-minutes = Perc a játszmára
home-clock-increment = Plusz másodperc minden kör után
home-timeout = Akinek lejár az ideje
home-timeout-value = { $timeout ->
    [out] kiesik
   *[bot] helyette bot játszik
}
home-listed = Idegenek is megtalálhatják
home-listed-help = Lent jelenik meg, mindenki kezdőlapján, amíg van szabad hely.
home-autostart = Indulás, amint elkelt az utolsó hely
home-autostart-help = Különben te indítod a játszmát.
home-friends-only = Csak barátokkal
home-preset-bad = { $count ->
    [one] A cím egy része itt nem értelmezhető, ezért kimarad: { $parts }
   *[other] A cím néhány része itt nem értelmezhető, ezért kimarad: { $parts }
}
home-notice-close = Bezárás

## Tables

home-mine = Az asztalaid
home-mine-none = Itt várnak majd a játszmáid. Semmi sem vész el, ha bezárod az oldalt.
home-mine-more = Még { $count } játszma
home-mine-finished = { $count } befejezett játszma
home-open = Nyitott asztalok
home-open-none = Most senki sem vár. Engedd, hogy idegenek is megtalálják az asztalodat, és itt fog megjelenni.
home-your-turn = Te jössz
home-turn-of = { $name } következik
home-waiting = { $seats } szabad hely
home-ready = Indulásra kész
home-seat-open = szabad hely
home-replay = Visszanézem
home-sit = Leülök
home-watch = Nézem
home-clock-turn = { $seconds } másodperc körönként
home-clock-game = { $minutes } perc játszmánként
home-clock-game-more = { $minutes } perc + { $increment } mp körönként
home-gist-players = { $count } játékos
home-gist-own = saját szabályok
home-lists-trouble = A szerver most nem válaszol. A listát hamarosan magától újra lekérjük.

## More to do

home-doors = Egyéb
home-learn = Tanuld meg két perc alatt
home-learn-about = Játssz néhány kört, közben fogjuk a kezed.
home-rules = Olvasd el a szabályokat
home-rules-about = Mind, az összes kiadás eltéréseivel.
home-record = Nyiss meg egy játszmalapot
home-record-about = Lépkedj végig egy lejátszott játszmán.
home-editor = Rakj fel egy állást
home-editor-about = Bármilyen piac: mi szabályos, és mibe kerül.
home-watch-heading = Nézz bele egy játszmába
home-watch-label = Link vagy név
home-watch-empty = Illeszd be egy asztal linkjét, vagy írd be a nevét.

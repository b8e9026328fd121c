### Latvian: the first page. Setting up a game, and finding the tables there are.

home-tagline = Pagriez Assamu, met kauliņu, klāj paklājus – un sargies apstāties uz sveša.
home-facts = 2–4 spēlētājiem. Bez maksas, bez konta.
home-art = Tirgū karājas četri austi paklāji; to priekšā stāv Assams.
home-choices = Izvēlies, kā spēlēt

## The three choices

home-bots = Spēlēt tūlīt
home-bots-about = Pret botiem, bez gaidīšanas.
home-bots-go = Spēlēt
home-friends = Ar draugiem
home-friends-about = Tu saņem saiti, ar ko dalīties; katrs spēlē savā ierīcē.
home-friends-go = Izveidot galdu
home-device = Šajā ierīcē
home-device-about = No rokas rokā: visi spēlē pie šī ekrāna.
home-device-go = Sākt
home-going = Gatavo galdu…
home-start-failed = Serveris pašlaik neatbild. Tava izvēle ir saglabāta; pēc brīža mēģini vēlreiz.
home-opponents = Pretinieki
home-strength = Līmenis
home-players = Spēlētāji
home-bots-among = No tiem boti
home-name = Tavs vārds
home-name-of = { $number }. spēlētāja vārds
home-names = Vārdi
home-player = Spēlētājs { $number }

## All options

home-options = Visas opcijas
home-options-usual = Parastie noteikumi, bez pulksteņa
home-options-changed = { $count ->
    [zero] Mainītas { $count } opcijas
    [one] Mainīta { $count } opcija
   *[other] Mainītas { $count } opcijas
}
home-options-reset = Atiestatīt opcijas
home-options-loading = Ielādē izdevumu sarakstu…
home-rules-heading = Noteikumi
home-table-heading = Galds
home-edition = Izdevums
home-edition-help = Iespiestie noteikumi mazliet atšķiras. Izvēlies, pēc kuriem spēlēt.
home-edition-default = Parastie noteikumi
home-edition-own = Mana izvēle
home-edition-yours = Tavā valodā
home-edition-printed = Kā iespiests, pēc valodas
home-edition-other = { $language }, izdevums ar { $rugs } paklājiem
home-edition-variant = { $edition } – pagriešana pēc izklāšanas
home-edition-fifteen = { $edition } – divi spēlētāji, katram 15 paklāji
home-own-heading = Noteikumu pa noteikumam
home-two-only = Tikai diviem spēlētājiem
home-option = { $option ->
    [bankruptcy] Ja spēlētājs nevar samaksāt visu
    [steering] Assama pagriešana
    [area] Ko skaita maksājot
    [whole] Vesela paklāja nosegšana
    [halves] Divu pušu nosegšana
    [pile] Divkrāsu kaudzītes
    [stock] Paklāji diviem spēlētājiem
    [tie] Vienāds punktu skaits
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] Izkrīt no spēles
    [bankruptcy-play-on] Spēlē tālāk
    [steering-before] Pirms metiena
    [steering-after-must] Pēc izklāšanas, vienmēr
    [steering-after-may] Pēc izklāšanas, ja gribas
    [area-colour] Viena krāsa
    [area-owner] Abas īpašnieka krāsas
    [whole-opponents] Ne cita spēlētāja paklāju
    [whole-nobody] Pat ne savu paklāju
    [halves-any] Jebkādas krāsas
    [halves-colours] Tikai dažādas krāsas
    [pile-shuffled] Sajauktas
    [pile-alternating] Krāsas pamīšus
    [stock-24] 24 divās krāsās
    [stock-15] 15 vienā krāsā
    [tie-dirhams] Izšķir dirhami
    [tie-shared] Dalīta uzvara
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Spēlētājs samaksā, cik viņam ir, un pamet spēli. Viņa paklāji paliek, bet par tiem vairs nemaksā.
    [bankruptcy-play-on] Spēlētājs samaksā, cik viņam ir, un spēlē tālāk bez dirhamiem.
    [steering-before] Tu pagriez Assamu, tad met kauliņu, un viņš iet uz to pusi.
    [steering-after-must] Vispirms met kauliņu. Gājiena beigās pagriez Assamu pa kreisi vai pa labi nākamajam spēlētājam.
    [steering-after-may] Vispirms met kauliņu. Gājiena beigās vari pagriezt Assamu nākamajam spēlētājam.
    [area-colour] Tikai savienotie lauciņi tajā krāsā, uz kuras stāv Assams.
    [area-owner] Visi savienotie viena īpašnieka lauciņi abās krāsās.
    [whole-opponents] Savu veselu paklāju drīkst nosegt vienā reizē.
    [whole-nobody] Nevienu veselu paklāju nedrīkst nosegt vienā reizē, pat ne savu.
    [halves-any] Paklājs drīkst nosegt divus vienas krāsas lauciņus, ja tie pieder dažādiem paklājiem.
    [halves-colours] Paklājs nekad nedrīkst nosegt divus vienas krāsas lauciņus.
    [pile-shuffled] Kura no tavām krāsām nāks nākamā, izlemj nejaušība.
    [pile-alternating] Tu klāj savas divas krāsas pamīšus.
    [stock-24] Pa divpadsmit paklājiem katrā no tavām divām krāsām.
    [stock-15] Katram viena krāsa, kā trim spēlētājiem.
    [tie-dirhams] No spēlētājiem ar vienādiem punktiem uzvar tas, kuram vairāk dirhamu.
    [tie-shared] Spēlētāji ar vienādiem punktiem uzvar kopā.
   *[other] { $value }
}
home-clash = Lai krāsas mītos, katram vajag divas krāsas, bet ar 15 paklājiem katram ir viena. Maini vienu no abām izvēlēm.
home-begins = Kurš sāk
home-begins-value = { $who ->
    [lot] Izlozē
   *[listed] Es
}
home-facing = Assama sākuma virziens
home-clock = Pulkstenis
home-clock-value = { $kind ->
    [none] Nav
    [turn] Gājienam
   *[game] Spēlei
}
home-clock-seconds = Sekundes gājienam
home-clock-minutes = Minūtes katram spēlētājam
home-clock-increment = Papildu sekundes gājienam
home-timeout = Kad beidzas laiks
home-timeout-value = { $timeout ->
    [out] Spēlētājs izkrīt
   *[bot] Tālāk spēlē bots
}
home-listed = Šo galdu var atrast ikviens
home-listed-help = Kamēr ir brīva vieta, tas ir redzams ikviena sākumlapā.
home-autostart = Sākt, kad aizņemta pēdējā vieta
home-autostart-help = Citādi spēli sāksi tu.
home-friends-only = Tikai spēlēm ar draugiem
home-preset-bad = { $count ->
    [zero] Dažas šīs adreses daļas te neder un tika izlaistas: { $parts }
    [one] Šīs adreses daļa te neder un tika izlaista: { $parts }
   *[other] Dažas šīs adreses daļas te neder un tika izlaistas: { $parts }
}
home-notice-close = Aizvērt šo paziņojumu

## Tables

home-mine = Tavas spēles
home-mine-none = Šeit redzamas spēles, kuras tu spēlē. Aizverot lapu, nekas nezūd.
home-mine-more = { $count ->
    [zero] Vēl { $count } spēļu
    [one] Vēl { $count } spēle
   *[other] Vēl { $count } spēles
}
home-open = Atvērtie galdi
home-open-none = Pašlaik neviens nemeklē spēlētājus. Ļauj ikvienam atrast tavu galdu, un tas parādīsies šeit.
home-your-turn = Tavs gājiens
home-turn-of = Gājiens: { $name }
home-waiting = { $seats ->
    [zero] { $seats } brīvu vietu
    [one] { $seats } brīva vieta
   *[other] { $seats } brīvas vietas
}
home-ready = Var sākt
home-replay = Skatīt atkārtojumu
home-sit = Apsēsties
home-watch = Vērot
home-clock-turn = { $seconds ->
    [zero] { $seconds } sekunžu gājienam
    [one] { $seconds } sekunde gājienam
   *[other] { $seconds } sekundes gājienam
}
home-clock-game = { $minutes ->
    [zero] { $minutes } minūšu katram
    [one] { $minutes } minūte katram
   *[other] { $minutes } minūtes katram
}
home-clock-game-more = { $minutes } min + { $increment } s par gājienu
home-gist-players = { $count } spēlētāji
home-gist-own = savi noteikumi
home-lists-trouble = Serveris pašlaik neatbild. Saraksts atjaunosies pats.

## A game that waits for you

home-finished = Tavas pabeigtās spēles
home-table-yours = Tavs galds

## More to do

home-more = Vēl
home-learn = Iemācīties divās minūtēs
home-learn-about = Izspēlē dažus gājienus ar palīdzību katrā solī.
home-rules = Lasīt noteikumus
home-rules-about = Visa spēle un izdevumu atšķirības.
home-record = Atvērt pierakstu
home-record-about = Noskaties pierakstītu spēli soli pa solim.
home-editor = Izveidot pozīciju
home-editor-about = Izveido jebkādu tirgu un skaties, kas ir atļauts.
home-watch-heading = Vērot spēli
home-watch-label = Saite vai galda nosaukums
home-watch-empty = Ielīmē saiti uz galdu vai ieraksti tā nosaukumu.

### Latvian: the first page. Setting up a game, and finding the tables there are.

home-tagline = Pagriez Assamu, met kauliņu, klāj paklājus – un nekad neapstājies uz sveša.
home-facts = 2–4 spēlētājiem. Bez maksas, bez konta.
home-art = Tirgū karājas četri austi paklāji; to priekšā stāv Assams.
home-choices = Izvēlies, kā spēlēt

## The three choices

home-bots = Spēlēt tūlīt
home-bots-about = Pret botiem, bez gaidīšanas.
home-bots-go = Spēlēt
home-friends = Ar draugiem
home-friends-about = Tu saņem saiti, ko nosūtīt; katrs spēlē savā ierīcē.
home-friends-go = Izveidot galdu
home-device = Šajā ierīcē
home-device-about = No rokas rokā: visi spēlē šeit.
home-device-go = Sākt
home-going = Klājam galdu…
home-start-failed = Serveris pašlaik neatbild. Tava izvēle ir saglabāta: pēc brīža mēģini vēlreiz.
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
    [zero] { $count } izmaiņu
    [one] { $count } izmaiņa
   *[other] { $count } izmaiņas
}
home-options-reset = Atjaunot parastos
home-options-loading = Ielādē izdevumu sarakstu…
home-rules-heading = Noteikumi
home-table-heading = Galds
home-edition = Izdevums
home-edition-help = Dažādu izdevumu noteikumi mazliet atšķiras. Izvēlies izdevumu, un spēle notiks pēc tā noteikumiem.
home-edition-default = Parastie noteikumi
home-edition-own = Mana izvēle
home-edition-yours = Tavā valodā
home-edition-printed = Kā iespiests, pēc valodas
home-edition-other = { $language }, izdevums ar { $rugs } paklājiem
home-edition-variant = { $edition } – pagriešana pēc izklāšanas
home-edition-fifteen = { $edition } – diviem pa 15 paklājiem
home-own-heading = Katrs noteikums atsevišķi
home-two-only = Tikai diviem spēlētājiem
home-option = { $option ->
    [bankruptcy] Kurš nevar samaksāt visu
    [steering] Assama pagriešana
    [area] Maksa ir par
    [whole] Veselu paklāju nedrīkst nosegt
    [halves] Divas puses zem viena paklāja
    [pile] Divkrāsu kaudzītes
    [stock] Paklāji diviem spēlētājiem
    [tie] Vienāds punktu skaits
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] izkrīt
    [bankruptcy-play-on] spēlē tālāk
    [steering-before] pirms metiena
    [steering-after-must] pēc izklāšanas, vienmēr
    [steering-after-may] pēc izklāšanas, ja gribas
    [area-colour] vienu krāsu
    [area-owner] abām īpašnieka krāsām
    [whole-opponents] ja tas ir cita spēlētāja
    [whole-nobody] lai kam tas piederētu
    [halves-any] var būt jebkādā krāsā
    [halves-colours] jābūt dažādās krāsās
    [pile-shuffled] sajauktas
    [pile-alternating] krāsas pamīšus
    [stock-24] 24 divās krāsās
    [stock-15] 15 vienā krāsā
    [tie-dirhams] uzvar, kam vairāk dirhamu
    [tie-shared] uzvara ir dalīta
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Spēlētājs samaksā, cik viņam ir, un pamet spēli; viņa paklāji paliek, bet par tiem vairs nemaksā.
    [bankruptcy-play-on] Spēlētājs samaksā, cik viņam ir, un spēlē tālāk bez nekā.
    [steering-before] Tu pagriez Assamu, tad met kauliņu, un viņš iet uz to pusi.
    [steering-after-must] Vispirms met kauliņu; beigās pagriez Assamu pa kreisi vai pa labi nākamajam spēlētājam.
    [steering-after-may] Vispirms met kauliņu; beigās vari pagriezt Assamu nākamajam spēlētājam.
    [area-colour] Tikai savienotie lauciņi tajā krāsā, uz kuras stāv Assams.
    [area-owner] Visi savienotie šī īpašnieka lauciņi abās krāsās.
    [whole-opponents] Savu veselu paklāju drīkst nosegt uzreiz.
    [whole-nobody] Pat savu veselu paklāju nedrīkst nosegt uzreiz.
    [halves-any] Paklājs drīkst gulēt uz divām vienas krāsas pusēm, ja tās ir no diviem paklājiem.
    [halves-colours] Paklājs nekad neguļ uz diviem vienas krāsas lauciņiem.
    [pile-shuffled] Kura no tavām krāsām nāks nākamā, izlemj nejaušība.
    [pile-alternating] Tavas divas krāsas nāk pamīšus.
    [stock-24] Pa divpadsmit katrā no tavām divām krāsām.
    [stock-15] Kā trim spēlētājiem: katram viena krāsa.
    [tie-dirhams] No tiem, kam punktu vienādi, uzvar bagātākais.
    [tie-shared] Tie, kam punktu vienādi, uzvar kopā.
   *[other] { $value }
}
home-clash = Lai kaudzītē krāsas mītos, vajag divas krāsas, bet 15 paklāji ir vienā. Maini vienu no abām izvēlēm.
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
home-clock-minutes = Minūtes spēlei
home-clock-increment = Papildu sekundes pēc gājiena
home-timeout = Kam beidzas laiks
home-timeout-value = { $timeout ->
    [out] tas izkrīt
   *[bot] tā vietā spēlē bots
}
home-listed = Galdu var atrast arī svešinieki
home-listed-help = Kamēr ir brīva vieta, tas ir redzams zemāk, ikviena sākumlapā.
home-autostart = Sākt, kad aizņemta pēdējā vieta
home-autostart-help = Citādi spēli sāksi tu.
home-friends-only = Tikai ar draugiem
home-preset-bad = { $count ->
    [zero] Dažas šīs adreses daļas te neko nenozīmē un ir izlaistas: { $parts }
    [one] Šīs adreses daļa te neko nenozīmē un ir izlaista: { $parts }
   *[other] Dažas šīs adreses daļas te neko nenozīmē un ir izlaistas: { $parts }
}
home-notice-close = Aizvērt

## Tables

home-mine = Tavi galdi
home-mine-none = Tavas spēles tevi gaidīs šeit. Aizverot lapu, nekas nezūd.
home-mine-more = { $count ->
    [zero] vēl { $count } spēļu
    [one] vēl { $count } spēle
   *[other] vēl { $count } spēles
}
home-mine-finished = { $count ->
    [zero] { $count } pabeigtu spēļu
    [one] { $count } pabeigta spēle
   *[other] { $count } pabeigtas spēles
}
home-open = Atvērtie galdi
home-open-none = Pašlaik neviens negaida. Ļauj svešiniekiem atrast tavu galdu, un tas parādīsies šeit.
home-your-turn = Tavs gājiens
home-turn-of = Gājiens: { $name }
home-waiting = { $seats ->
    [zero] { $seats } brīvu vietu
    [one] { $seats } brīva vieta
   *[other] { $seats } brīvas vietas
}
home-ready = Var sākt
home-seat-open = brīva vieta
home-replay = Noskatīties vēlreiz
home-sit = Apsēsties
home-watch = Vērot
home-clock-turn = { $seconds ->
    [zero] { $seconds } sekunžu gājienam
    [one] { $seconds } sekunde gājienam
   *[other] { $seconds } sekundes gājienam
}
home-clock-game = { $minutes ->
    [zero] { $minutes } minūšu spēlei
    [one] { $minutes } minūte spēlei
   *[other] { $minutes } minūtes spēlei
}
home-clock-game-more = { $minutes } min + { $increment } s par gājienu
home-gist-players = { $count } spēlētāji
home-gist-own = savi noteikumi
home-lists-trouble = Serveris pašlaik neatbild. Saraksts atjaunosies pats.

## More to do

home-doors = Vēl
home-learn = Iemācīties divās minūtēs
home-learn-about = Izspēlē dažus gājienus, un mēs teiksim priekšā.
home-rules = Lasīt noteikumus
home-rules-about = Visi, ar katra izdevuma atšķirībām.
home-record = Atvērt pierakstu
home-record-about = Noskaties izspēlētu spēli soli pa solim.
home-editor = Izveidot pozīciju
home-editor-about = Jebkāds tirgus: kas ir atļauts un cik tas maksā.
home-watch-heading = Vērot galdu
home-watch-label = Saite vai nosaukums
home-watch-empty = Ielīmē galda saiti vai ieraksti tā nosaukumu.

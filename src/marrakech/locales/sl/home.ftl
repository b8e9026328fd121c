### Slovenian: the first page. Setting up a game, and finding the tables there are.

home-tagline = Obračaj Assama, meči kocko, polagaj preproge – in ne daj se ujeti na tujih.
home-facts = Za 2 do 4 igralce. Brezplačno, brez ustvarjanja računa.
home-art = Na tržnici visijo štiri tkane preproge; pred njimi stoji Assam.
home-choices = Izberi način igre

## The three choices

home-bots = Igraj zdaj
home-bots-about = Proti botom, takoj.
home-bots-go = Igraj
home-friends = S prijatelji
home-friends-about = Dobiš povezavo, ki jo deliš; vsak igra na svoji napravi.
home-friends-go = Pripravi mizo
home-device = Na tej napravi
home-device-about = Podajajte si napravo: vsi igrate na tem zaslonu.
home-device-go = Začni
home-going = Miza se pripravlja …
home-start-failed = Strežnik se trenutno ne odziva. Tvoja izbira je shranjena; poskusi znova čez trenutek.
home-opponents = Nasprotniki
home-strength = Moč
home-players = Igralci
home-bots-among = Od tega botov
home-name = Tvoje ime
home-name-of = Igralec { $number }: ime
home-names = Imena
home-player = Igralec { $number }

## All options

home-options = Vse možnosti
home-options-usual = Običajna pravila, brez ure
home-options-changed =
    { $count ->
        [one] Spremenjena je { $count } možnost
        [two] Spremenjeni sta { $count } možnosti
        [few] Spremenjene so { $count } možnosti
       *[other] Spremenjenih je { $count } možnosti
    }
home-options-reset = Ponastavi možnosti
home-options-loading = Nalaganje seznama izdaj …
home-rules-heading = Pravila
home-table-heading = Miza
home-edition = Izdaja
home-edition-help = Natisnjena pravila se od izdaje do izdaje malo razlikujejo. Izberi tista, po katerih želiš igrati.
home-edition-default = Običajna pravila
home-edition-own = Po moji izbiri
home-edition-yours = V tvojem jeziku
home-edition-printed = Natisnjena pravila, po jezikih
home-edition-other = { $language }, izdaja { $rugs ->
    [one] z { $rugs } preprogo
    [two] z { $rugs } preprogama
    [few] s { $rugs } preprogami
   *[other] s { $rugs } preprogami
}
home-edition-variant = { $edition } – obračanje po polaganju
home-edition-fifteen = { $edition } – dva igralca, vsak 15 preprog
home-own-heading = Pravilo za pravilom
home-two-only = Samo pri dveh igralcih
home-option =
    { $option ->
        [bankruptcy] Ko igralec ne more plačati vsega
        [steering] Obračanje Assama
        [area] Kaj šteje v ceno
        [whole] Prekrivanje cele preproge
        [halves] Prekrivanje dveh polovic
        [pile] Dvobarvni kupčki
        [stock] Preproge pri dveh igralcih
        [tie] Enako število točk
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] Izpade iz igre
        [bankruptcy-play-on] Igra naprej
        [steering-before] Pred metom
        [steering-after-must] Po polaganju, vedno
        [steering-after-may] Po polaganju, po želji
        [area-colour] Ena barva
        [area-owner] Obe barvi lastnika
        [whole-opponents] Tuje ne smeš
        [whole-nobody] Niti svoje ne smeš
        [halves-any] Poljubni barvi
        [halves-colours] Samo različni barvi
        [pile-shuffled] Premešani
        [pile-alternating] Barvi se menjata
        [stock-24] 24 v dveh barvah
        [stock-15] 15 v eni barvi
        [tie-dirhams] Odločijo dirhami
        [tie-shared] Zmaga se deli
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] Plača, kar ima, in izpade iz igre. Njegove preproge ostanejo, a zanje nihče več ne plača.
        [bankruptcy-play-on] Plača, kar ima, in igra naprej brez denarja.
        [steering-before] Obrneš Assama, nato vržeš kocko in Assam gre v to smer.
        [steering-after-must] Najprej vržeš kocko. Na koncu poteze obrneš Assama v levo ali desno za naslednjega igralca.
        [steering-after-may] Najprej vržeš kocko. Na koncu poteze lahko obrneš Assama za naslednjega igralca.
        [area-colour] Samo povezana polja tiste barve, na kateri stoji Assam.
        [area-owner] Vsa povezana polja istega lastnika, v kateri koli od njegovih barv.
        [whole-opponents] Svojo celo preprogo lahko prekriješ naenkrat.
        [whole-nobody] Nobene cele preproge ne smeš prekriti naenkrat, niti svoje.
        [halves-any] Preproga lahko prekrije dve polji iste barve, če pripadata različnima preprogama.
        [halves-colours] Preproga nikoli ne sme prekriti dveh polj iste barve.
        [pile-shuffled] Katera od tvojih barv je naslednja, odloči naključje.
        [pile-alternating] Svoji barvi polagaš izmenično.
        [stock-24] Po dvanajst preprog vsake od tvojih dveh barv.
        [stock-15] Vsak ima eno barvo, kot pri treh igralcih.
        [tie-dirhams] Med igralci z enakim številom točk zmaga tisti z več dirhami.
        [tie-shared] Igralci z enakim številom točk zmagajo skupaj.
       *[other] { $value }
    }
home-clash = Da se barvi lahko menjata, potrebuje vsak igralec dve, s 15 preprogami pa ima vsak samo eno. Spremeni eno ali drugo.
home-begins = Kdo začne
home-begins-value =
    { $who ->
        [lot] Naključno
       *[listed] Jaz
    }
home-facing = Assam na začetku gleda na
home-clock = Ura
home-clock-value = { $kind ->
    [none] Brez
    [turn] Na potezo
   *[game] Na partijo
}
home-clock-seconds = Sekund na potezo
home-clock-minutes = Minut na igralca za partijo
home-clock-increment = Dodatnih sekund na potezo
home-timeout = Ko poteče čas
home-timeout-value =
    { $timeout ->
        [out] Igralec izpade
       *[bot] Naprej igra bot
    }
home-listed = Mizo lahko najde kdor koli
home-listed-help = Dokler je kako mesto prosto, je miza prikazana na začetni strani vseh igralcev.
home-autostart = Začni, ko je zasedeno zadnje mesto
home-autostart-help = Sicer igro začneš ti.
home-friends-only = Samo za partije s prijatelji
home-preset-bad =
    { $count ->
        [one] Del tega naslova tu nima pomena in je prezrt: { $parts }
        [two] Dva dela tega naslova tu nimata pomena in sta prezrta: { $parts }
        [few] Nekateri deli tega naslova tu nimajo pomena in so prezrti: { $parts }
       *[other] Nekateri deli tega naslova tu nimajo pomena in so prezrti: { $parts }
    }
home-notice-close = Zapri obvestilo

## Tables

home-mine = Tvoje partije
home-mine-none = Tu so navedene partije, ki jih igraš. Če zapreš stran, se nič ne izgubi.
home-mine-more = { $count ->
    [one] Še { $count } partija
    [two] Še { $count } partiji
    [few] Še { $count } partije
   *[other] Še { $count } partij
}
home-open = Odprte mize
home-open-none = Trenutno nihče ne išče igralcev. Če dovoliš, da tvojo mizo najde kdor koli, bo prikazana tu.
home-your-turn = Na potezi si
home-turn-of = Na potezi: { $name }
home-waiting = { $seats ->
    [one] Prosto je { $seats } mesto
    [two] Prosti sta { $seats } mesti
    [few] Prosta so { $seats } mesta
   *[other] Prostih je { $seats } mest
}
home-ready = Vse je pripravljeno
home-replay = Poglej posnetek
home-sit = Usedi se
home-watch = Gledaj
home-clock-turn = { $seconds ->
    [one] { $seconds } sekunda na potezo
    [two] { $seconds } sekundi na potezo
    [few] { $seconds } sekunde na potezo
   *[other] { $seconds } sekund na potezo
}
home-clock-game =
    { $minutes ->
        [one] { $minutes } minuta na igralca
        [two] { $minutes } minuti na igralca
        [few] { $minutes } minute na igralca
       *[other] { $minutes } minut na igralca
    }
home-clock-game-more = { $minutes } min + { $increment } s na potezo
home-gist-players = { $count ->
    [one] { $count } igralec
    [two] { $count } igralca
    [few] { $count } igralci
   *[other] { $count } igralcev
}
home-gist-own = lastna pravila
home-lists-trouble = Strežnik se trenutno ne odziva. Seznam se bo samodejno naložil znova.

## A game that waits for you

home-finished = Tvoje končane partije
home-table-yours = Tvoja miza

## More to do

home-more = Več
home-learn = Nauči se igre v dveh minutah
home-learn-about = Odigraj nekaj potez, s pomočjo na vsakem koraku.
home-rules = Preberi pravila
home-rules-about = Vsa igra in razlike med izdajami.
home-record = Odpri zapis
home-record-about = Sprehodi se skozi zapisano partijo.
home-editor = Postavi pozicijo
home-editor-about = Sestavi poljubno tržnico in poglej, kaj je dovoljeno.
home-watch-heading = Gledaj partijo
home-watch-label = Povezava ali ime mize
home-watch-empty = Prilepi povezavo do mize ali vpiši njeno ime.

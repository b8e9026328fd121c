### Slovenian: the first page. Setting up a game, and finding the tables there are.

home-tagline = Obračaj Assama, meči kocko, polagaj preproge – in nikoli se ne ustavljaj na tujih.
home-facts = Za 2 do 4 igralce. Brezplačno, brez računa.
home-art = Na tržnici visijo štiri tkane preproge; pred njimi stoji Assam.
home-choices = Izberi način igre

## The three choices

home-bots = Igraj zdaj
home-bots-about = Proti botom, takoj.
home-bots-go = Igraj
home-friends = S prijatelji
home-friends-about = Dobiš povezavo, ki jo pošlješ; vsak igra na svoji napravi.
home-friends-go = Pripravi mizo
home-device = Na tej napravi
home-device-about = Podajajte si jo: vsi igrate tukaj.
home-device-go = Začni
home-going = Miza se pripravlja …
home-start-failed = Strežnik se trenutno ne odziva. Tvoja izbira je shranjena: poskusi znova čez trenutek.
home-opponents = Nasprotniki
home-strength = Moč
home-players = Igralci
home-bots-among = Od tega botov
home-name = Tvoje ime
home-name-of = Ime igralca { $number }
home-names = Imena
home-player = Igralec { $number }

## All options

home-options = Vse možnosti
home-options-usual = Običajna pravila, brez ure
home-options-changed = { $count ->
    [one] { $count } sprememba
    [two] { $count } spremembi
    [few] { $count } spremembe
   *[other] { $count } sprememb
}
home-options-reset = Nazaj na običajno
home-options-loading = Seznam izdaj je na poti …
home-rules-heading = Pravila
home-table-heading = Miza
home-edition = Izdaja
home-edition-help = Natisnjena pravila se od izdaje do izdaje malo razlikujejo. Ko izbereš izdajo, veljajo njena pravila.
home-edition-default = Običajna pravila
home-edition-own = Po moji izbiri
home-edition-yours = V tvojem jeziku
home-edition-printed = Kot natisnjeno, po jezikih
home-edition-other = { $language }, izdaja { $rugs ->
    [one] z { $rugs } preprogo
    [two] z { $rugs } preprogama
    [few] s { $rugs } preprogami
   *[other] s { $rugs } preprogami
}
home-edition-variant = { $edition } – usmerjanje po polaganju
home-edition-fifteen = { $edition } – po 15 preprog za dva
home-own-heading = Vsako pravilo posebej
home-two-only = Samo pri dveh igralcih
home-option = { $option ->
    [bankruptcy] Kdor ne more plačati vsega
    [steering] Obračanje Assama
    [area] V ceno šteje
    [whole] Cele preproge ne smeš prekriti
    [halves] Polovici pod eno preprogo
    [pile] Dvobarvni kupčki
    [stock] Preproge za dva
    [tie] Enako število točk
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] izpade
    [bankruptcy-play-on] igra naprej
    [steering-before] pred metom
    [steering-after-must] po polaganju, vedno
    [steering-after-may] po polaganju, po želji
    [area-colour] ena barva
    [area-owner] obe barvi lastnika
    [whole-opponents] če je tuja
    [whole-nobody] ne glede na lastnika
    [halves-any] poljubnih barv
    [halves-colours] različnih barv
    [pile-shuffled] premešani
    [pile-alternating] barvi se menjata
    [stock-24] 24 v dveh barvah
    [stock-15] 15 v eni barvi
    [tie-dirhams] več dirhamov zmaga
    [tie-shared] zmaga se deli
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Plača, kar ima, in izpade iz igre; njegove preproge ostanejo in ne stanejo nič.
    [bankruptcy-play-on] Plača, kar ima, in igra naprej brez denarja.
    [steering-before] Obrneš Assama, nato vržeš kocko in Assam gre v to smer.
    [steering-after-must] Najprej vržeš kocko; na koncu ga obrneš v levo ali desno za naslednjega igralca.
    [steering-after-may] Najprej vržeš kocko; na koncu ga lahko obrneš za naslednjega igralca.
    [area-colour] Samo povezana polja tiste barve, na kateri stoji Assam.
    [area-owner] Vsa povezana polja istega lastnika, v kateri koli od njegovih barv.
    [whole-opponents] Svoje cele preproge lahko prekriješ naenkrat.
    [whole-nobody] Niti svojih celih preprog ne smeš prekriti naenkrat.
    [halves-any] Preproga lahko leži na dveh polovicah iste barve, če pripadata dvema preprogama.
    [halves-colours] Preproga nikoli ne leži na dveh poljih iste barve.
    [pile-shuffled] Katera od tvojih barv je naslednja, odloči naključje.
    [pile-alternating] Tvoji barvi prihajata izmenično.
    [stock-24] Po dvanajst preprog vsake od tvojih dveh barv.
    [stock-15] Kot pri treh igralcih: vsak ima eno barvo.
    [tie-dirhams] Pri enakem številu točk zmaga bogatejši.
    [tie-shared] Vsi z enakim številom točk zmagajo skupaj.
   *[other] { $value }
}
home-clash = Kupček, v katerem se barvi menjata, potrebuje dve barvi na igralca, 15 preprog pa je ene barve. Spremeni eno ali drugo.
home-begins = Kdo začne
home-begins-value = { $who ->
    [lot] Po žrebu
   *[listed] Jaz
}
home-facing = Assam na začetku gleda na
home-clock = Ura
home-clock-value = { $kind ->
    [none] Brez
    [turn] Na potezo
   *[game] Na partijo
}
home-clock-seconds = Sekund za vsako potezo
home-clock-minutes = Minut za vso partijo
home-clock-increment = Dodatnih sekund po vsaki potezi
home-timeout = Ko komu poteče čas
home-timeout-value = { $timeout ->
    [out] izpade
   *[bot] zanj igra bot
}
home-listed = Mizo lahko najdejo neznanci
home-listed-help = Dokler je kako mesto prosto, je prikazana spodaj, na začetni strani vseh igralcev.
home-autostart = Začni, ko je zasedeno zadnje mesto
home-autostart-help = Sicer igro začneš ti.
home-friends-only = Samo s prijatelji
home-preset-bad = { $count ->
    [one] Del tega naslova tu nima pomena in je izpuščen: { $parts }
    [two] Dva dela tega naslova tu nimata pomena in sta izpuščena: { $parts }
    [few] Nekateri deli tega naslova tu nimajo pomena in so izpuščeni: { $parts }
   *[other] Nekateri deli tega naslova tu nimajo pomena in so izpuščeni: { $parts }
}
home-notice-close = Zapri obvestilo

## Tables

home-mine = Tvoje mize
home-mine-none = Tu te bodo čakale tvoje partije. Če zapreš stran, se nič ne izgubi.
home-mine-more = { $count ->
    [one] Še { $count } partija
    [two] Še { $count } partiji
    [few] Še { $count } partije
   *[other] Še { $count } partij
}
home-mine-finished = { $count ->
    [one] { $count } končana partija
    [two] { $count } končani partiji
    [few] { $count } končane partije
   *[other] { $count } končanih partij
}
home-open = Odprte mize
home-open-none = Trenutno nihče ne čaka. Če dovoliš, da neznanci najdejo tvojo mizo, bo prikazana tu.
home-your-turn = Na potezi si
home-turn-of = Na potezi: { $name }
home-waiting = { $seats ->
    [one] Prosto je { $seats } mesto
    [two] Prosti sta { $seats } mesti
    [few] Prosta so { $seats } mesta
   *[other] Prostih je { $seats } mest
}
home-ready = Vse je pripravljeno
home-seat-open = prosto mesto
home-replay = Poglej še enkrat
home-sit = Usedi se
home-watch = Gledaj
home-clock-turn = { $seconds ->
    [one] { $seconds } sekunda na potezo
    [two] { $seconds } sekundi na potezo
    [few] { $seconds } sekunde na potezo
   *[other] { $seconds } sekund na potezo
}
home-clock-game = { $minutes ->
    [one] { $minutes } minuta na partijo
    [two] { $minutes } minuti na partijo
    [few] { $minutes } minute na partijo
   *[other] { $minutes } minut na partijo
}
home-clock-game-more = { $minutes } min + { $increment } s na potezo
home-gist-players = { $count ->
    [one] { $count } igralec
    [two] { $count } igralca
    [few] { $count } igralci
   *[other] { $count } igralcev
}
home-gist-own = lastna pravila
home-lists-trouble = Strežnik se trenutno ne odziva. Seznam se bo naložil sam od sebe.

## More to do

home-doors = Več
home-learn = Nauči se v dveh minutah
home-learn-about = Odigraj nekaj potez; mi ti stojimo ob strani.
home-rules = Preberi pravila
home-rules-about = Vsa pravila in razlike med izdajami.
home-record = Odpri zapis
home-record-about = Sprehodi se skozi odigrano partijo.
home-editor = Postavi pozicijo
home-editor-about = Poljubna tržnica: kaj je dovoljeno in koliko stane.
home-watch-heading = Gledaj igro
home-watch-label = Povezava ali ime
home-watch-empty = Prilepi povezavo do mize ali vpiši njeno ime.

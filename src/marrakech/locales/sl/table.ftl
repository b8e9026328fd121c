### Slovenian: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Na potezi si: obrni Assama, nato vrzi kocko.
    [roll] Na potezi si: vrzi kocko.
    [lay] Položi svojo { $letter ->
        [r] rdečo
        [b] modro
        [y] rumeno
       *[g] zeleno
    } preprogo poleg Assama.
    [steer] Obrni Assama za naslednjega igralca.
    [draw] Žreba se tvoja naslednja preproga.
   *[over] Igra je končana.
}
todo-shared = { $step ->
    [turn] { $name }: obrni Assama, nato vrzi kocko.
    [roll] { $name }: vrzi kocko.
    [lay] { $name }: položi svojo { $letter ->
        [r] rdečo
        [b] modro
        [y] rumeno
       *[g] zeleno
    } preprogo poleg Assama.
    [steer] { $name }: obrni Assama za naslednjega igralca.
    [draw] { $name }: žreba se naslednja preproga.
   *[over] Igra je končana.
}
todo-other = { $step ->
    [turn] { $name } odloča, kam bo šel Assam.
    [roll] { $name } meče kocko.
    [lay] { $name } išče prostor za { $letter ->
        [r] rdečo
        [b] modro
        [y] rumeno
       *[g] zeleno
    } preprogo.
    [steer] { $name } obrača Assama za naslednjega igralca.
    [draw] { $name }: žreba se naslednja preproga.
   *[over] Igra je končana.
}
todo-told = { $name } igra.
todo-told-you = Igraš ti.
todo-lent = { $name }: namesto igralca igra bot.
todo-getting-ready = { $name } se pripravlja …
act-roll = Vrzi kocko
act-lay = Položi preprogo
act-steer = Obrni Assama
act-box = Vrni preprogo
act-choose-rug = Izberi dve polji
act-choose-facing = Izberi smer
act-sent = Na poti …
act-wait = Igrajo drugi
act-watch = Gledaš
skip = Preskoči
action-title = Kaj storiti

## Hints

hint = Namig
hint-hide = Skrij namig
hint-thinking = Iskanje namiga …
hint-warming = Boti se pripravljajo. Namig pride takoj, ko bodo pripravljeni.
hint-would-face = { $name } svetuje: Assam na { facing }.
hint-would-lay = { $name } svetuje: preproga na { $first } in { $second }.
hint-chance = { $times ->
    [0] Tako skoraj nikoli ne zmagaš.
    [one] Tako zmagaš v { $times } partiji od 100.
    [two] Tako zmagaš v { $times } partijah od 100.
    [few] Tako zmagaš v { $times } partijah od 100.
   *[other] Tako zmagaš v { $times } partijah od 100.
}
hint-choices = Najboljše izbire

## What happened besides

did-run-out = { $name } ostane brez časa in izpade iz igre.
did-break-rules = { $name } prekrši pravila in izpade iz igre.
did-fail = { $reason ->
    [engine-not-started] { $name } se ne zažene in izpade iz igre.
    [engine-hung] { $name } ne odgovori in izpade iz igre.
    [engine-flooded] { $name } pove veliko preveč in izpade iz igre.
    [engine-junk] { $name } odgovarja nerazumljivo in izpade iz igre.
    [engine-illegal] { $name } izbere nekaj nedovoljenega in izpade iz igre.
   *[engine-crashed] { $name } se sesuje in izpade iz igre.
}
did-sit = { $name } sede za mizo.
did-vacate = Mesto { $seat } je spet prosto.
did-seat-bot = Na mesto { $seat } sede bot.
did-start = Igra se začne.
did-stand-in = { $reason ->
    [time] { $name } ostane brez časa; naprej igra bot.
   *[absent] { $name } ni na zvezi; naprej igra bot.
}
did-come-back = { $name } je spet na zvezi.
did-move = { $name } nadaljuje na drugi napravi.
did-hold = Strežnik nekaj časa ni deloval. Nič ni izgubljeno.
did-cancel = Miza je preklicana.
log-face = smer { facing }
log-steer = obrne Assama na { facing }
log-roll = vrže { $slippers }, Assam na { $square }
log-pay = plača { $count ->
    [one] { $count } dirham
    [two] { $count } dirhama
    [few] { $count } dirhame
   *[other] { $count } dirhamov
}, prejme { $owner }
log-pay-part = ima samo { $count ->
    [one] { $count } dirham
    [two] { $count } dirhama
    [few] { $count } dirhame
   *[other] { $count } dirhamov
}, prejme { $owner }
log-go-out = izpade
log-lay = položi { $letter ->
    [r] rdečo
    [b] modro
    [y] rumeno
   *[g] zeleno
} na { $first } in { $second }
log-return = vrne preprogo v škatlo
log-draw = naslednja: { colour }
log-title = Kaj se je zgodilo
log-empty = Še nič. Prva poteza se bo zdaj začela.
side-title = Potek igre in miza

## Seats

seats-title = Mesta
seat-open = Prosto mesto { $seat }
seat-rugs = { $count ->
    [0] ni več { $letter ->
        [r] rdečih
        [b] modrih
        [y] rumenih
       *[g] zelenih
    } preprog
    [one] še { $count } { $letter ->
        [r] rdeča
        [b] modra
        [y] rumena
       *[g] zelena
    } preproga
    [two] še { $count } { $letter ->
        [r] rdeči
        [b] modri
        [y] rumeni
       *[g] zeleni
    } preprogi
    [few] še { $count } { $letter ->
        [r] rdeče
        [b] modre
        [y] rumene
       *[g] zelene
    } preproge
   *[other] še { $count } { $letter ->
        [r] rdečih
        [b] modrih
        [y] rumenih
       *[g] zelenih
    } preprog
}
seat-next = (naslednja)
seat-score = { dirhams } in { $squares ->
    [one] { $squares } vidno polje
    [two] { $squares } vidni polji
    [few] { $squares } vidna polja
   *[other] { $squares } vidnih polj
}, skupaj { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}
seat-out-mark = ni v igri
mark-you = ti
mark-bot = bot
mark-lent = igra bot
mark-away = ni na zvezi
bot-called = { $bot ->
    [random] Začetnik
    [novice] Novinec
    [greedy] Vajenec
    [merchant] Trgovec
    [master] Mojster
   *[other] Bot { $bot }
}
bot-lettered = { $bot ->
    [random] Začetnik { $letter }
    [novice] Novinec { $letter }
    [greedy] Vajenec { $letter }
    [merchant] Trgovec { $letter }
    [master] Mojster { $letter }
   *[other] Bot { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Igra naključno.
    [novice] Dobro igra vsako drugo potezo.
    [greedy] Lovi točke, eno potezo naprej.
    [merchant] Tehta, kaj izbira prinese pozneje.
    [master] Najmočnejši: vidi najdlje naprej.
   *[other] Igra po svoje.
}
watchers = { $watchers ->
    [one] Gleda { $watchers } oseba.
    [two] Gledata { $watchers } osebi.
    [few] Gledajo { $watchers } osebe.
   *[other] Gleda { $watchers } oseb.
}
you-watch = { $others ->
    [0] Gledaš.
    [one] Poleg tebe gleda še { $others } oseba.
    [two] Poleg tebe gledata še { $others } osebi.
    [few] Poleg tebe gledajo še { $others } osebe.
   *[other] Poleg tebe gleda še { $others } oseb.
}
time-short = Še deset sekund.

## A square that was asked about

area-price = To { $letter ->
    [r] rdeče
    [b] modro
    [y] rumeno
   *[g] zeleno
} območje (lastnik: { $owner }) obsega { $squares ->
    [one] { $squares } polje
    [two] { $squares } polji
    [few] { $squares } polja
   *[other] { $squares } polj
}. Če se tu ustavi kdo drug, plača { $count ->
    [one] { $count } dirham
    [two] { $count } dirhama
    [few] { $count } dirhame
   *[other] { $count } dirhamov
}.
area-free = To { $letter ->
    [r] rdeče
    [b] modro
    [y] rumeno
   *[g] zeleno
} območje ({ $squares ->
    [one] { $squares } polje
    [two] { $squares } polji
    [few] { $squares } polja
   *[other] { $squares } polj
}) ne stane nič: { $owner } ni več v igri.

## The board’s words

board-label = Tržnica
board-square = { $square }, { $colour ->
    [bare] prazno
    [r] rdeča preproga
    [b] modra preproga
    [y] rumena preproga
   *[g] zelena preproga
}{ $assam ->
    [here] , tu stoji Assam
   *[no] {""}
}
board-facing = Obrni Assama na { facing }
board-lay = Preproga na { $first } in { $second }
board-die = Kocka kaže { $slippers ->
    [one] { $slippers } copato
    [two] { $slippers } copati
    [few] { $slippers } copate
   *[other] { $slippers } copat
}

## The line

line-connecting = Povezovanje …
line-slow = Zveza je počasna …
line-back = Zveza je spet vzpostavljena.
line-lost = Zveze ni že { $seconds ->
    [one] { $seconds } sekundo
    [two] { $seconds } sekundi
    [few] { $seconds } sekunde
   *[other] { $seconds } sekund
}. Poskušamo znova; nič ni izgubljeno.
line-lost-kept = Zveze ni že { $seconds ->
    [one] { $seconds } sekundo
    [two] { $seconds } sekundi
    [few] { $seconds } sekunde
   *[other] { $seconds } sekund
}. Tvoja poteza je shranjena in bo poslana takoj, ko bo zveza spet vzpostavljena.
bot-played = V tvoji odsotnosti je zate igral bot. Zdaj spet igraš ti.
bot-plays-for-you = Zate igra bot.
play-myself = Spet igram jaz
away-long = { $name } že nekaj časa ni na zvezi.
away-wait = Počakaj
away-bot = Naj igra bot

## Before the game

gathering-title = Čakamo na druge
gathering-title-full = Vsi so tu
gathering-title-guest = Igra se bo kmalu začela
gathering-open = { $open ->
    [one] Prosto je še { $open } mesto. Igra se začne, ko bo zasedeno.
    [two] Prosti sta še { $open } mesti. Igra se začne, ko bosta zasedeni.
    [few] Prosta so še { $open } mesta. Igra se začne, ko bodo zasedena.
   *[other] Prostih je še { $open } mest. Igra se začne, ko bodo zasedena.
}
gathering-awaited = Igra se začne sama, ko to stran odprejo igralci: { $names }.
gathering-unready = Igra se lahko začne, ko to stran odprejo igralci: { $names }.
gathering-full = { $host ->
    [you] Začni, kadar želiš.
   *[other] Igro začne tisti, ki je pripravil mizo.
}
invite-title = Povabi prijatelje
invite-text = Pošlji jim to povezavo ali jim daj skenirati kodo. Kdor jo odpre, lahko sede za mizo; računa ne potrebuje nihče.
invite-link = Povezava do mesta
invite-qr = Koda QR s povezavo do mesta
invite-message = Pridi igrat Marrakech z mano.
invite-here-only = Naslov { $host } velja samo za ta računalnik. Da bodo lahko prišli tudi drugi, zaženi strežnik takole in odpri igro na lastnem naslovu tega računalnika:
invite-renew = Ustvari novo povezavo
invite-renewed = Nova povezava je ustvarjena. Stara ne odpre več nobenega mesta.
invite-host-has-it = Povezavo, ki odpre mesto, ima tisti, ki je pripravil to mizo.
watch-title = Bi kdo samo gledal?
watch-link = Povezava za gledanje
watching-gathering = Gledaš. Če želiš igrati, prosi za povezavo, ki odpre mesto.
watching-full = Vsa mesta so zasedena. Lahko gledaš; če kdo vstane, lahko sedeš sem.
join-late = Če je katero od teh mest tvoje, ga prenesi sem z naprave, na kateri sediš za mizo: tam pod »{ this-table }« izberi »{ move-seat }«.
your-name = Tvoje ime
player-numbered = Igralec { $seat }
sit-down = Usedi se
seat-bot = Dodaj bota
which-bot = Kateri bot
remove = Odstrani
remove-name = Odstrani: { $name }
leave-seat = Vstani
start-game = Začni igro
cancel-table = Prekliči mizo
cancel-title = Prekličeš to mizo?
cancel-text = Nihče več ne bo mogel sesti sem in povezava ne bo več delovala.
cancel-no = Obdrži jo

## This table

this-table = Ta miza
rules-on = Pravila
rules-edition = Izdaja: { $edition }
rules-usual = Običajna pravila.
rules-bankruptcy-play-on = Kdor ne more plačati, plača, kar ima, in igra naprej.
rules-steering-after-must = Različica: najprej met; po polaganju preproge je treba Assama obrniti v levo ali desno za naslednjega igralca.
rules-steering-after-may = Različica: najprej met; po polaganju preproge je Assama mogoče obrniti za naslednjega igralca.
rules-area-owner = V območje štejeta obe barvi lastnika.
rules-whole-nobody = Nobene cele preproge ni dovoljeno prekriti naenkrat, niti svoje.
rules-halves-colours = Preproga nikoli ne prekrije dveh polj iste barve.
rules-pile-alternating = Pri dveh igralcih se barvi v kupčku menjata.
rules-stock-15 = Pri dveh igralcih ima vsak 15 preprog ene barve.
rules-tie-shared = Pri izenačenju si zmago delijo.
rules-clock-none = Brez ure.
rules-clock-turn = { $seconds ->
    [one] { $seconds } sekunda za vsako potezo.
    [two] { $seconds } sekundi za vsako potezo.
    [few] { $seconds } sekunde za vsako potezo.
   *[other] { $seconds } sekund za vsako potezo.
} { $timeout ->
    [bot] Za tistega, ki ostane brez časa, igra bot.
   *[out] Kdor ostane brez časa, izpade.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } minuta za vso partijo
    [two] { $minutes } minuti za vso partijo
    [few] { $minutes } minute za vso partijo
   *[other] { $minutes } minut za vso partijo
}{ $increment ->
    [0] .
    [one] {" "}in { $increment } dodatna sekunda za vsako potezo.
    [two] {" "}in { $increment } dodatni sekundi za vsako potezo.
    [few] {" "}in { $increment } dodatne sekunde za vsako potezo.
   *[other] {" "}in { $increment } dodatnih sekund za vsako potezo.
} { $timeout ->
    [bot] Za tistega, ki ostane brez časa, igra bot.
   *[out] Kdor ostane brez časa, izpade.
}
read-rules = Preberi pravila
fair-title = Poštena kocka
fair-text = Vsak met izhaja iz skrivnosti strežnika, ki je spodaj obljubljena pred igro, in iz semena vsakega mesta. Po igri se skrivnost razkrije in vsak met je mogoče preveriti.
fair-seats = Tudi mesta obljubijo svoja semena. Tvoja stran svoje pokaže sama, ko so dane vse obljube, zato nihče ne more semena prilagoditi tujim.
fair-hash = Obljubljeni odtis semena (SHA-256): { $name }
fair-commitment = Obljuba strežnika (SHA-256)
fair-seed = Seme: { $name }
fair-change = Zamenjaj svoje seme
fair-change-name = Zamenjaj seme: { $name }
fair-change-do = Zamenjaj
fair-salted = Dodajo se mu naključne črke, da ga nihče ne ugane iz odtisa.
fair-changed = Tvoje seme je zamenjano.
move-seat = Igraj na drugi napravi
move-seat-name = Prestavi na drugo napravo: { $name }
move-seat-title = Vzemi svoje mesto s sabo
move-seat-text = { $minutes ->
    [one] To povezavo odpri na drugi napravi v { $minutes } minuti. Deluje enkrat, potem je mesto tam in ne več tu.
    [two] To povezavo odpri na drugi napravi v { $minutes } minutah. Deluje enkrat, potem je mesto tam in ne več tu.
    [few] To povezavo odpri na drugi napravi v { $minutes } minutah. Deluje enkrat, potem je mesto tam in ne več tu.
   *[other] To povezavo odpri na drugi napravi v { $minutes } minutah. Deluje enkrat, potem je mesto tam in ne več tu.
}
move-seat-link = Povezava za drugo napravo
move-seat-qr = Koda QR s povezavo za drugo napravo
claim-title = Igraš na tej napravi?
claim-text = Ta povezava prenese mesto na to napravo. Na napravi, s katere prihaja, bo potem mogoče samo gledati.
claim-yes = Igraj tukaj
claim-no = Samo gledaj
seat-claimed = Mesto je zdaj tvoje. Igraj naprej.
give-up = Predaj igro
give-up-name = Predaj igro: { $name }
give-up-title = Predaš igro?
give-up-text = Izpadeš iz igre, tvoji dirhami gredo nazaj v banko, tvoje preproge pa ne štejejo nikomur. Drugi igrajo naprej.
give-up-no = Igraj naprej

## The end

you-win = Zmaga je tvoja!
standings-title = Vrstni red
standings-rank = Uvrstitev
standings-name = Igralec
standings-dirhams = Dirhami
standings-squares = Polja
standings-points = Točke
standings-plus = + { $squares }
standings-out = { $why ->
    [time] čas je potekel
    [rules] kršitev pravil
    [engine] okvara
    [gave-up] predaja
   *[poor] premalo dirhamov
}
chart-title = Točke po potezah
chart-turn = Poteza
chart-as-table = Isto v tabeli
rematch = Igraj znova
rematch-join = Pridruži se naslednji partiji
rematch-wanted = Drugi želijo igrati znova.
rematch-watch = Naslednja partija se pripravlja.
watch-next = Gledaj naslednjo partijo
replay-game = Poglej še enkrat
download-record = Prenesi zapis
share = Deli
share-title = Deli izid
share-text = Besedilo in povezava
share-result = Marrakech: { $result }
dice-check = Preveri mete
dice-checking = Preverjanje …
dice-fine = { $count ->
    [1] Edini met ali žreb se ujema s semeni.
    [2] Oba meta ali žreba se ujemata s semeni.
   *[other] Vsi meti in žrebi ({ $count }) se ujemajo s semeni.
}
dice-compared = { $how ->
    [all] Obljube strežnika in vseh mest so iste, kot jih je ta naprava shranila, preden je pokazala svoje seme.
    [server] Obljuba strežnika je ista, kot jo je videla ta naprava. Obljub mest ni shranila.
   *[none] Ta naprava pred igro ni shranila nobene obljube, zato zapisa ni s čim primerjati.
}
dice-rounds = { $count ->
    [1] Pred tem je enkrat zaman pokazala seme: semena je bilo treba obljubiti znova.
    [2] Pred tem je dvakrat zaman pokazala seme: semena je bilo treba obljubiti znova.
   *[other] Pred tem je { $count }-krat zaman pokazala seme: semena je bilo treba obljubiti znova.
}
dice-other-promise = Obljuba v zapisu je { $found }; za to mizo je bila { $seen }.
dice-seed-lost = Ta naprava nima semena, obljubljenega za tvoje mesto, za novo obljubo pa je prepozno. Odpri to stran na napravi, ki ga ima; sicer lahko tisti, ki je pripravil mizo, na tvoje mesto doda bota ali prekliče mizo.
dice-other-table = Ta zapis je z druge mize: { $found }.

## Links, dialogs, pages

copy = Kopiraj
copied = Kopirano
copy-by-hand = Povezava je označena: kopiraj jo s tipkovnico ali s prstom.
close = Zapri
dialog-no = Ne
table-try-again = Poskusi znova
to-home = Na začetno stran
table-heading = Marrakech: { $names }
table-loading = Samo trenutek: miza se pripravlja …
table-gone-title = Take mize ni
table-gone = Morda je povezava nepopolna ali pa je bila miza že zdavnaj pospravljena.
table-unreachable-title = Strežnik se ne odziva
table-cancelled-title = Ta miza je preklicana
table-cancelled = Preklical jo je tisti, ki jo je pripravil. Pripraviš novo?
title-your-turn = ● Na potezi si – Marrakech
title-table = Za mizo – Marrakech

## Help

keys-title = Tipke
key-arrows = Puščice
key-enter = Enter
key-escape = Esc
keys-arrows = obrnejo Assama ali gredo od preproge do preproge
keys-enter = vrže kocko, položi preprogo
keys-escape = prekliče, kar še ni odločeno; preskoči prikaz
keys-skip = preskoči prikaz
keys-log = odpre ali zloži potek igre
keys-hint = pokaže namig ali ga skrije
keys-sounds = vklopi ali izklopi zvoke
keys-help = ta pomoč
keys-touch = S prstom ali miško: dotakni se polja in na njem se pokaže preproga; dotakni se še enkrat in pokaže se naslednja. Preprogo položi dotik njene druge polovice ali gumb. Dotik katere koli preproge pove, koliko stane postanek na njej.

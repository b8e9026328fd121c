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
todo-shared =
    { $step ->
        [turn] { $name }: obrni Assama, nato vrzi kocko.
        [roll] { $name }: vrzi kocko.
        [lay]
            { $name }: položi svojo { $letter ->
                [r] rdečo
                [b] modro
                [y] rumeno
               *[g] zeleno
            } preprogo poleg Assama.
        [steer] { $name }: obrni Assama za naslednjega igralca.
        [draw] { $name }: žreba se tvoja naslednja preproga.
       *[over] Igra je končana.
    }
todo-other =
    { $step ->
        [turn] { $name } odloča, kam bo šel Assam.
        [roll] { $name } zdaj meče kocko.
        [lay]
            { $name } izbira prostor za { $letter ->
                [r] rdečo
                [b] modro
                [y] rumeno
               *[g] zeleno
            } preprogo.
        [steer] { $name } obrača Assama za naslednjega igralca.
        [draw] { $name } žreba naslednjo preprogo.
       *[over] Igra je končana.
    }
todo-playing = { $name } igra.
todo-playing-you = Igraš ti.
todo-lent = { $name }: zate igra bot.
todo-getting-ready = { $name } se pripravlja …
act-roll = Vrzi kocko
act-lay = Položi preprogo
act-steer = Obrni Assama
act-box = Vrni preprogo
act-choose-rug = Izberi dve polji
act-choose-facing = Izberi smer
act-sent = Pošiljanje …
act-wait = Igrajo drugi
act-watch = Gledaš
skip = Preskoči
action-title = Kaj storiti

## Hints

hint = Namig
hint-hide = Skrij namig
hint-thinking = Namig se pripravlja …
hint-warming = Boti se pripravljajo. Namig se bo pokazal takoj, ko bodo pripravljeni.
hint-would-face = { $name } svetuje: Assam na { facing }.
hint-would-lay = { $name } svetuje: preproga na { $first } in { $second }.
hint-chance =
    { $times ->
        [0] S to izbiro skoraj nikoli ne zmagaš.
        [one] S to izbiro zmagaš v { $times } partiji od 100.
        [two] S to izbiro zmagaš v { $times } partijah od 100.
        [few] S to izbiro zmagaš v { $times } partijah od 100.
       *[other] S to izbiro zmagaš v { $times } partijah od 100.
    }
hint-choices = Najboljše izbire

## Taking back the last rug, round one device

undo = Vzemi nazaj
undo-help = Vzemi zadnjo preprogo nazaj (mogoče, dokler Assam ni spet obrnjen)
did-undo = { $name } vzame zadnjo preprogo nazaj.
keys-undo = vzame zadnjo preprogo nazaj (ko vsi igrajo na eni napravi)

## What happened besides

did-run-out = { $name } ostane brez časa in izpade iz igre.
did-break-rules = { $name } prekrši pravila in izpade iz igre.
did-fail =
    { $reason ->
        [engine-not-started] { $name } se ne zažene in izpade iz igre.
        [engine-hung] { $name } se neha odzivati in izpade iz igre.
        [engine-flooded] { $name } pošlje preveč podatkov in izpade iz igre.
        [engine-junk] { $name } pošlje nekaj neberljivega in izpade iz igre.
        [engine-illegal] { $name } odigra nedovoljeno potezo in izpade iz igre.
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
did-move = { $name } zdaj igra na drugi napravi.
did-hold = Strežnik nekaj časa ni deloval. Nič ni izgubljeno.
did-cancel = Miza je preklicana.
log-face = obrne Assama na { facing }
log-steer = obrne Assama na { facing } za naslednjega igralca
log-roll = vrže { $slippers }, Assam na { $square }
log-pay =
    plača { $count ->
        [one] { $count } dirham
        [two] { $count } dirhama
        [few] { $count } dirhame
       *[other] { $count } dirhamov
    } → { $owner }
log-pay-part =
    lahko plača samo { $count ->
        [one] { $count } dirham
        [two] { $count } dirhama
        [few] { $count } dirhame
       *[other] { $count } dirhamov
    } → { $owner }
log-go-out = izpade
log-lay = položi { $letter ->
    [r] rdečo
    [b] modro
    [y] rumeno
   *[g] zeleno
} na { $first } in { $second }
log-return = vrne preprogo v škatlo
log-draw = naslednja preproga: { colour }
log-title = Potek igre
log-empty = Še nič. Prva poteza se bo zdaj začela.
side-title = Potek igre in miza

## Looking back at an earlier turn

log-about = Izberi potezo, da jo vidiš na tržnici.
look-title = Ogled prejšnje poteze
look-back = Poteza nazaj
look-forward = Poteza naprej
look-return = Nazaj v igro
look-opened = Gledaš prejšnje poteze. Esc te vrne v igro.
look-returned = Spet si v igri.
look-your-turn = Na potezi si.
look-gone-on = Igra je šla naprej.
keys-look = v poteku igre: od poteze do poteze; Enter pokaže potezo na tržnici, Esc vrne v igro

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
bot-called =
    { $bot ->
        [random] Turist
        [novice] Začetnik
        [greedy] Vajenec
        [merchant] Trgovec
        [master] Mojster
        [champion] Prvak
       *[other] Bot { $bot }
    }
bot-lettered =
    { $bot ->
        [random] Turist { $letter }
        [novice] Začetnik { $letter }
        [greedy] Vajenec { $letter }
        [merchant] Trgovec { $letter }
        [master] Mojster { $letter }
        [champion] Prvak { $letter }
       *[other] Bot { $bot } { $letter }
    }
bot-about =
    { $bot ->
        [random] Igra naključno.
        [novice] Dobro igra približno vsako drugo potezo.
        [greedy] Gleda eno potezo naprej in lovi točke.
        [merchant] Misli na to, kaj izbira prinese pozneje.
        [master] Vidi daleč naprej in ga je težko premagati.
        [champion] Samouk, ki ga je najtežje premagati.
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

## What a seat says when it is chosen

seat-each-counts = Vsak dirham je vreden eno točko in prav tako vsako polje, na katerem je vidna preproga te barve.
seat-each-counts-two = Vsak dirham je vreden eno točko in prav tako vsako polje, na katerem je vidna preproga ene od teh dveh barv.
seat-pile-two =
    { $whose ->
        [you] V tvojem kupčku so preproge dveh barv.
       *[other] V tem kupčku so preproge dveh barv.
    }
seat-pile-next = Naslednja preproga je { colour }. Vidijo jo vsi.
seat-pile-empty = Vse te preproge so že položene.
seat-next-mark = naslednja
seat-about-out = Ni več v igri. Te preproge ostanejo na tržnici, postanek na njih pa ne stane nič.
seat-about-away = Ni na zvezi: stran te partije trenutno ni odprta.
seat-about-bot = Bot. { bot-about }
seat-about-lent = Tu igra bot, dokler se igralec ne vrne. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Odzivi
react = Povej kaj
reaction =
    { $reaction ->
        [hello] Živjo!
        [good-luck] Srečno!
        [well-played] Dobro odigrano!
        [thanks] Hvala!
        [ouch] Av!
        [laugh] Ha, ha!
        [wow] Vau!
       *[moment] Samo trenutek!
    }
did-react = { $name }: { reaction }
did-react-you = Ti: { reaction }
did-react-spectator = Gledalec: { reaction }
reactions-mute = Utišaj odzive za to mizo
reactions-mute-help = Ne vidiš in ne slišiš več, kaj pošiljajo drugi. Svoje lahko še vedno pošiljaš.

## A square that was asked about

area-price =
    { $letter ->
        [r] Rdeče
        [b] Modro
        [y] Rumeno
       *[g] Zeleno
    } območje, { $squares ->
        [one] { $squares } polje
        [two] { $squares } polji
        [few] { $squares } polja
       *[other] { $squares } polj
    }. Lastnik: { $owner }. Cena za vse druge: { dirhams }.
area-free =
    { $letter ->
        [r] Rdeče
        [b] Modro
        [y] Rumeno
       *[g] Zeleno
    } območje, { $squares ->
        [one] { $squares } polje
        [two] { $squares } polji
        [few] { $squares } polja
       *[other] { $squares } polj
    }. Lastnik: { $owner }, ni več v igri. Tu nihče ne plača.

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours =
    Tvoje: drugi plačajo { $count ->
        [one] { $count } dirham
        [two] { $count } dirhama
        [few] { $count } dirhame
       *[other] { $count } dirhamov
    }
price-tag-free = Brez plačila
price-nudge =
    { $how ->
        [touch] Dotakni se katere koli preproge, da vidiš, koliko stane postanek na njej.
       *[mouse] Pokaži na katero koli preprogo, da vidiš, koliko stane postanek na njej.
    }

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
line-lost =
    Zveze ni že { $seconds ->
        [one] { $seconds } sekundo
        [two] { $seconds } sekundi
        [few] { $seconds } sekunde
       *[other] { $seconds } sekund
    }. Poskušamo jo znova vzpostaviti; nič ni izgubljeno.
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

## The server is well again

server-recovered = Strežnik spet deluje. Lahko igraš naprej.

## Before the game

gathering-title = Čakamo na druge
gathering-title-full = Vsi so tu
gathering-title-guest = Igra se bo kmalu začela
gathering-open =
    { $open ->
        [one] Prosto je še { $open } mesto. Igra se začne takoj, ko bo zasedeno.
        [two] Prosti sta še { $open } mesti. Igra se začne takoj, ko bosta zasedeni.
        [few] Prosta so še { $open } mesta. Igra se začne takoj, ko bodo zasedena.
       *[other] Prostih je še { $open } mest. Igra se začne takoj, ko bodo zasedena.
    }
gathering-awaited = Igra se začne samodejno, ko vsi odprejo to stran. Čakamo še: { $names }.
gathering-unready = Igra se lahko začne, ko vsi odprejo to stran. Čakamo še: { $names }.
gathering-full =
    { $host ->
        [you] Začni, kadar želiš.
       *[other] Igro bo začela oseba, ki je pripravila mizo.
    }
invite-title = Povabi prijatelje
invite-text = Pošlji jim to povezavo ali jim daj skenirati kodo. Kdor jo odpre, lahko sede za mizo, tudi brez računa.
invite-link = Povezava z vabilom
invite-qr = Koda QR povezave z vabilom
invite-message = Odigraj z mano partijo igre Marrakech.
invite-here-only = Naslov { $host } deluje samo na tem računalniku. Da bodo lahko prišli tudi drugi, zaženi strežnik takole in odpri igro na omrežnem naslovu tega računalnika:
invite-renew = Ustvari novo povezavo
invite-renewed = Tu je nova povezava. Stara ne deluje več.
invite-host-has-it = Povezavo z vabilom ima oseba, ki je pripravila to mizo.
watch-title = Želi kdo samo gledati?
watch-link = Povezava samo za gledanje
watching-gathering = Gledaš. Če želiš igrati, prosi za povezavo z vabilom.
watching-full = Vsa mesta so zasedena. Lahko gledaš, če kdo odide, pa sedeš sem.
join-late = Če je katero od teh mest tvoje, ga lahko prestaviš sem: na napravi, na kateri sediš za mizo, odpri »{ this-table }« in izberi »{ move-seat }«.
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

## An invitation

invited-by = { $name } te vabi na partijo igre Marrakech
invited-again = { $name } želi igrati še enkrat
invited-new = Je Marrakech zate nov?
invited-back = Nazaj na vabilo
seats-taken-title = Vsa mesta so zasedena
seats-taken-text = Tokrat se igra brez tebe. Lahko gledaš ali pa prijatelje prosiš za novo mizo.
seats-taken-watch = Gledaj partijo
seats-taken-own = Pripravi mizo
gathering-away = Trenutno ni na zvezi: { $names }

## The next game with the same players

gathering-title-again = Naslednja partija
gathering-asked = Vabilo poslano: { $names }
gathering-here = Že za mizo: { $names }
mark-asked = vabilo poslano
invite-again = Pošlji povezavo

## This table

this-table = Ta miza
rules-on = Pravila
rules-edition = Izdaja: { $edition }
rules-usual = Običajna pravila.
rules-bankruptcy-play-on = Igralec, ki ne more plačati vsega, plača, kar ima, in igra naprej.
rules-steering-after-must = Različica: najprej met. Po polaganju preproge moraš Assama obrniti v levo ali desno za naslednjega igralca.
rules-steering-after-may = Različica: najprej met. Po polaganju preproge lahko Assama obrneš za naslednjega igralca.
rules-area-owner = V ceno štejeta obe barvi lastnika.
rules-whole-nobody = Nobene cele preproge ni dovoljeno prekriti naenkrat, niti svoje.
rules-halves-colours = Preproga nikoli ne sme prekriti dveh polj iste barve.
rules-pile-alternating = Pri dveh igralcih se barvi v vsakem kupčku menjata.
rules-stock-15 = Pri dveh igralcih ima vsak 15 preprog ene barve.
rules-tie-shared = Igralci z enakim številom točk si delijo zmago.
rules-clock-none = Brez ure.
rules-clock-turn =
    { $seconds ->
        [one] { $seconds } sekunda na potezo.
        [two] { $seconds } sekundi na potezo.
        [few] { $seconds } sekunde na potezo.
       *[other] { $seconds } sekund na potezo.
    } { $timeout ->
        [bot] Če igralcu poteče čas, naprej igra bot.
       *[out] Igralec, ki mu poteče čas, izpade.
    }
rules-clock-game =
    { $minutes ->
        [one] { $minutes } minuta na igralca za vso partijo
        [two] { $minutes } minuti na igralca za vso partijo
        [few] { $minutes } minute na igralca za vso partijo
       *[other] { $minutes } minut na igralca za vso partijo
    }{ $increment ->
        [0] .
        [one] { " " }in { $increment } dodatna sekunda na potezo.
        [two] { " " }in { $increment } dodatni sekundi na potezo.
        [few] { " " }in { $increment } dodatne sekunde na potezo.
       *[other] { " " }in { $increment } dodatnih sekund na potezo.
    } { $timeout ->
        [bot] Če igralcu poteče čas, naprej igra bot.
       *[out] Igralec, ki mu poteče čas, izpade.
    }
read-rules = Preberi pravila
fair-title = Poštena kocka
fair-text = Vsak met se izračuna iz skrivnega semena strežnika in po enega semena z vsakega mesta. Strežnik pred igro objavi spodnji odtis, s katerim se mora njegovo seme ujemati. Po igri se seme strežnika razkrije in vsakdo lahko preveri vsak met.
fair-seats = Tudi stran vsakega igralca objavi odtis svojega semena, seme pa razkrije samodejno šele, ko so objavljeni vsi odtisi. Tako nihče ne more semena prilagoditi tujim.
fair-hash = Odtis semena (SHA-256): { $name }
fair-commitment = Odtis semena strežnika (SHA-256)
fair-seed = Seme: { $name }
fair-change = Zamenjaj svoje seme
fair-change-name = Zamenjaj seme: { $name }
fair-change-do = Zamenjaj
fair-salted = Tvojemu semenu se dodajo naključni znaki, da ga nihče ne more uganiti iz odtisa.
fair-changed = Tvoje seme je zamenjano.
move-seat = Igraj na drugi napravi
move-seat-name = Prestavi na drugo napravo: { $name }
move-seat-title = Vzemi svoje mesto s sabo
move-seat-text =
    { $minutes ->
        [one] To povezavo odpri na drugi napravi v { $minutes } minuti. Deluje enkrat. Potem igraš tam, na tej napravi pa lahko samo gledaš.
        [two] To povezavo odpri na drugi napravi v { $minutes } minutah. Deluje enkrat. Potem igraš tam, na tej napravi pa lahko samo gledaš.
        [few] To povezavo odpri na drugi napravi v { $minutes } minutah. Deluje enkrat. Potem igraš tam, na tej napravi pa lahko samo gledaš.
       *[other] To povezavo odpri na drugi napravi v { $minutes } minutah. Deluje enkrat. Potem igraš tam, na tej napravi pa lahko samo gledaš.
    }
move-seat-link = Povezava za drugo napravo
move-seat-qr = Koda QR s povezavo za drugo napravo
claim-title = Igraš na tej napravi?
claim-text = Ta povezava prestavi mesto na to napravo. Na drugi napravi bo potem mogoče samo gledati.
claim-yes = Igraj tukaj
claim-no = Samo gledaj
seat-claimed = Zdaj igraš na tej napravi.
give-up = Predaj igro
give-up-name = Predaj igro: { $name }
give-up-title = Predaš to igro?
give-up-text = Izpadeš iz igre. Tvoji dirhami gredo nazaj v banko, tvoje preproge pa nikomur več ne prinašajo točk.
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
chart-as-table = Pokaži kot tabelo
rematch = Igraj znova
rematch-join = Pridruži se naslednji partiji
rematch-wanted = Drugi želijo igrati znova.
watch-next = Gledaj naslednjo partijo
replay-game = Poglej posnetek
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
dice-compared =
    { $how ->
        [all] Vsi objavljeni odtisi, strežnikov in odtisi mest, so isti, kot jih je ta naprava shranila, preden je razkrila svoje seme.
        [server] Odtis strežnika je isti, kot ga je videla ta naprava. Odtisov mest ni shranila, zato jih nima s čim primerjati.
       *[none] Ta naprava pred igro ni shranila nobenega odtisa, zato zapisa ni s čim primerjati.
    }
dice-rounds =
    { $count ->
        [1] Pred tem je ta naprava enkrat razkrila seme, a se igra ni začela; vsa semena so bila nato zamenjana.
        [2] Pred tem je ta naprava dvakrat razkrila seme, a se igra ni začela; vsa semena so bila vsakič zamenjana.
       *[other] Pred tem je ta naprava { $count }-krat razkrila seme, a se igra ni začela; vsa semena so bila vsakič zamenjana.
    }
dice-other-promise = Odtis strežnika se je spremenil. Ta naprava je za to mizo videla { $seen }, zdaj pa najde { $found }.
dice-seed-lost = Ta naprava nima semena tvojega mesta, za izbiro drugega pa je prepozno. Odpri to stran na napravi, ki ga ima. Če ne moreš, lahko oseba, ki je pripravila mizo, tvoje mesto da botu ali prekliče mizo.
dice-other-table = Ta zapis je z druge mize: { $found }.

## The end, for the person at this screen

you-share-win = Deliš si zmago!
over-by-points =
    Zmaga za { $lead ->
        [one] { $lead } točko
        [two] { $lead } točki
        [few] { $lead } točke
       *[other] { $lead } točk
    }: { dirhams } in { $squares ->
        [one] { $squares } polje
        [two] { $squares } polji
        [few] { $squares } polja
       *[other] { $squares } polj
    }.
over-by-dirhams =
    { $points ->
        [one] Odločili so dirhami ({ $most } : { $next }), po točkah je izenačeno: { $names }, vsak { $points } točko.
        [two] Odločili so dirhami ({ $most } : { $next }), po točkah je izenačeno: { $names }, vsak { $points } točki.
        [few] Odločili so dirhami ({ $most } : { $next }), po točkah je izenačeno: { $names }, vsak { $points } točke.
       *[other] Odločili so dirhami ({ $most } : { $next }), po točkah je izenačeno: { $names }, vsak { $points } točk.
    }
over-shared =
    { $points ->
        [one] Nihče ni v prednosti: vsak ima { $points } točko.
        [two] Nihče ni v prednosti: vsak ima { $points } točki.
        [few] Nihče ni v prednosti: vsak ima { $points } točke.
       *[other] Nihče ni v prednosti: vsak ima { $points } točk.
    }
over-only-one = V igri ostane samo { $name }.
over-only-you = V igri ostaneš samo ti.
over-others-gave-up = Vsi drugi so predali igro.
over-you-close =
    { $lead ->
        [one] Tako blizu: manjkala ti je samo { $lead } točka. Dobro odigrano!
        [two] Tako blizu: manjkali sta ti samo { $lead } točki. Dobro odigrano!
        [few] Tako blizu: manjkale so ti samo { $lead } točke. Dobro odigrano!
       *[other] Tako blizu: manjkalo ti je samo { $lead } točk. Dobro odigrano!
    }
over-you-equal = Tako blizu: odločili so šele dirhami. Dobro odigrano!
over-you-second = Končaš na drugem mestu. Dobro odigrano!
over-you-third = Končaš na tretjem mestu. Dobro odigrano!
over-you-fourth = Končaš na četrtem mestu. Več sreče prihodnjič!
over-you-lost = Dobro odigrano! Tržnica je odprta za novo partijo.
over-you-out = Tokrat izpadeš pred koncem. Tržnica je odprta za novo partijo.

## The points by turn

chart-help = Dotakni se grafa ali uporabi puščične tipke, da vidiš točke vseh igralcev po kateri koli potezi.
chart-walk = Točke po potezi
chart-value = Po potezi { $turn }: { $points }.
chart-value-start = Na začetku: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = Poglej tržnico po potezi { $turn }
chart-watch-start = Poglej tržnico na začetku

## Links, dialogs, pages

copy = Kopiraj
copied = Kopirano
copy-by-hand = Povezava je označena in jo lahko kopiraš.
close = Zapri
dialog-no = Ne
table-try-again = Poskusi znova
to-home = Na začetno stran
table-heading = Marrakech: { $names }
table-loading = Miza se odpira …
table-gone-title = Mize ni mogoče najti
table-gone = Povezava je morda nepopolna ali pa je bila miza odstranjena.
table-unreachable-title = Strežnik se ne odziva
table-cancelled-title = Ta miza je preklicana
table-cancelled = Oseba, ki jo je pripravila, je partijo odpovedala. Želiš pripraviti novo mizo?

## Window titles

title-my-turn = ● Na potezi si
title-playing = Partija poteka
title-gathering = Čakanje na igralce
title-won =
    { $count ->
        [one] { $names } zmaga
        [two] { $names } si delita zmago
        [few] { $names } si delijo zmago
       *[other] { $names } si delijo zmago
    }
title-you-won = Zmaga je tvoja
title-you-share = Deliš si zmago
title-replay = Posnetek: { $names }

## Help

keys-title = Bližnjice
key-arrows = Puščice
key-enter = Enter, preslednica
key-escape = Esc
keys-arrows = izbirajo smer za Assama ali položaj tvoje preproge
keys-enter = vrže kocko ali položi izbrano preprogo
keys-escape = razveljavi nepotrjeno izbiro ali preskoči animacijo
keys-skip = preskoči animacijo
keys-log = odpre ali zapre potek igre
keys-hint = pokaže namig ali ga skrije
keys-sounds = vklopi ali izklopi zvoke
keys-help = pokaže to pomoč
keys-touch = S prstom: dotakni se polja, da na njem vidiš preprogo. Dotakni se ga še enkrat, da vidiš naslednjo, ali pa se dotakni sosednjega polja, da izbereš ti dve. Za polaganje preproge pritisni gumb.

## Help: mouse, arrows and prices

keys-mouse = Z miško: klikni preprogo, da jo izbereš, in jo klikni še enkrat, da jo položiš. Dvojni klik preprogo samo izbere.
keys-facing = Dotik ali klik puščice samo obrne Assama. Za met kocke pritisni gumb.
keys-price = Dotakni se katere koli druge preproge ali jo klikni, da vidiš, koliko stane postanek na njej.

### Estonian: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Sinu käik: pööra Assamit ja viska siis täringut.
    [roll] Sinu käik: viska täringut.
    [lay] Aseta oma { colour } vaip Assami kõrvale.
    [steer] Pööra Assam järgmise mängija jaoks.
    [draw] Sulle võetakse järgmist vaipa.
   *[over] Mäng on läbi.
}
todo-shared = { $step ->
    [turn] { $name }: pööra Assamit ja viska siis täringut.
    [roll] { $name }: viska täringut.
    [lay] { $name }: aseta oma { colour } vaip Assami kõrvale.
    [steer] { $name }: pööra Assam järgmise mängija jaoks.
    [draw] { $name }: sulle võetakse järgmist vaipa.
   *[over] Mäng on läbi.
}
todo-other = { $step ->
    [turn] { $name } otsustab, kuhu Assam läheb.
    [roll] { $name } hakkab täringut viskama.
    [lay] { $name } otsib kohta { $letter ->
        [r] punasele
        [b] sinisele
        [y] kollasele
       *[g] rohelisele
    } vaibale.
    [steer] { $name } pöörab Assamit järgmise mängija jaoks.
    [draw] { $name } võtab järgmist vaipa.
   *[over] Mäng on läbi.
}
todo-playing = { $name } käib.
todo-playing-you = Sina käid.
todo-lent = { $name }: sinu eest mängib bot.
todo-getting-ready = { $name } valmistub…
act-roll = Viska täringut
act-lay = Aseta vaip
act-steer = Pööra Assamit
act-box = Pane vaip tagasi
act-choose-rug = Vali kaks ruutu
act-choose-facing = Vali suund
act-sent = Saadetakse…
act-wait = Teised mängivad
act-watch = Vaatad mängu
skip = Jäta vahele
action-title = Mida teha

## Hints

hint = Vihje
hint-hide = Peida vihje
hint-thinking = Otsitakse vihjet…
hint-warming = Botid valmistuvad. Vihje tuleb kohe, kui nad on valmis.
hint-would-face = { $name } suunaks Assami { $facing ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
}.
hint-would-lay = { $name } asetaks vaiba ruutudele { $first } ja { $second }.
hint-chance = { $times ->
    [0] Selle valikuga ei võidaks sa peaaegu kunagi.
    [one] Selle valikuga võidaksid ühe mängu sajast.
   *[other] Selle valikuga võidaksid { $times } mängu sajast.
}
hint-choices = Parimad valikud

## Taking back the last rug, round one device

undo = Võta tagasi
undo-help = Võta viimane vaip tagasi (võimalik, kuni Assamit uuesti pööratakse)
did-undo = { $name } võtab viimase vaiba tagasi.
keys-undo = võta viimane vaip tagasi (kui kõik mängivad ühes seadmes)

## What happened besides

did-run-out = Aeg sai otsa: { $name } langeb mängust välja.
did-break-rules = { $name } rikkus reegleid ja langeb mängust välja.
did-fail = { $reason ->
    [engine-not-started] { $name } ei käivitunud ja langeb mängust välja.
    [engine-hung] { $name } lakkas vastamast ja langeb mängust välja.
    [engine-flooded] { $name } saatis liiga palju väljundit ja langeb mängust välja.
    [engine-junk] { $name } saatis midagi loetamatut ja langeb mängust välja.
    [engine-illegal] { $name } tegi lubamatu käigu ja langeb mängust välja.
   *[engine-crashed] { $name } jooksis kokku ja langeb mängust välja.
}
did-sit = { $name } istub lauda.
did-vacate = Koht { $seat } on jälle vaba.
did-seat-bot = Bot istub kohale { $seat }.
did-start = Mäng algab.
did-stand-in = { $reason ->
    [time] { $name }: aeg sai otsa; bot mängib edasi.
   *[absent] { $name } on eemal; bot mängib edasi.
}
did-come-back = { $name } on tagasi.
did-move = { $name } mängib nüüd teises seadmes.
did-hold = Server ei olnud vahepeal kättesaadav. Midagi ei läinud kaduma.
did-cancel = Laud tühistati.
log-face = suunab Assami { $facing ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
}
log-steer = pöörab Assami { $facing ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
} järgmise mängija jaoks
log-roll = viskab { $slippers }, Assam ruudule { $square }
log-pay = maksab { $count ->
    [one] { $count } dirhami
   *[other] { $count } dirhamit
} → { $owner }
log-pay-part = maksab ainult { $count ->
    [one] { $count } dirhami
   *[other] { $count } dirhamit
} → { $owner }
log-go-out = langeb välja
log-lay = { colour } vaip: { $first } ja { $second }
log-return = paneb vaiba karpi tagasi
log-draw = järgmine vaip: { colour }
log-title = Sündmused
log-empty = Veel ei midagi. Esimene käik on kohe algamas.
side-title = Sündmused ja laud

## Looking back at an earlier turn

log-about = Vali käik, et näha seda turul.
look-title = Varasem käik
look-back = Käik tagasi
look-forward = Käik edasi
look-return = Tagasi mängu
look-opened = Vaatad varasemat käiku. Esc viib tagasi mängu.
look-returned = Oled tagasi mängus.
look-your-turn = On sinu käik.
look-gone-on = Mäng on edasi läinud.
keys-look = sündmustes: liigu käigult käigule; Enter näitab käiku turul, Esc viib tagasi mängu

## Seats

seats-title = Kohad
seat-open = Vaba koht { $seat }
seat-rugs = { $count ->
    [one] { $count } { colour } vaip alles
   *[other] { $count } { $letter ->
        [r] punast
        [b] sinist
        [y] kollast
       *[g] rohelist
    } vaipa alles
}
seat-next = (järgmine)
seat-score = { dirhams } ja { $squares ->
    [one] { $squares } nähtav ruut
   *[other] { $squares } nähtavat ruutu
}, kokku { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
seat-out-mark = väljas
mark-you = sina
mark-bot = bot
mark-lent = bot mängib
mark-away = eemal
bot-called = { $bot ->
    [random] Turist
    [novice] Algaja
    [greedy] Õpipoiss
    [merchant] Kaupmees
    [master] Meister
    [champion] Suurmeister
   *[other] Bot { $bot }
}
bot-lettered = { $bot ->
    [random] Turist { $letter }
    [novice] Algaja { $letter }
    [greedy] Õpipoiss { $letter }
    [merchant] Kaupmees { $letter }
    [master] Meister { $letter }
    [champion] Suurmeister { $letter }
   *[other] Bot { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Mängib huupi.
    [novice] Mängib hästi umbes iga teine kord.
    [greedy] Vaatab ühe käigu ette ja kogub punkte.
    [merchant] Mõtleb, mida iga valik hiljem toob.
    [master] Vaatab kaugele ette ja on raskesti võidetav.
    [champion] Õppis ise; teda on kõige raskem võita.
   *[other] Mängib omal viisil.
}
watchers = { $watchers ->
    [one] Üks pealtvaataja.
   *[other] { $watchers } pealtvaatajat.
}
you-watch = { $others ->
    [0] Vaatad mängu.
    [one] Vaatad mängu koos veel ühe inimesega.
   *[other] Vaatad mängu koos veel { $others } inimesega.
}
time-short = Jäänud on kümme sekundit.

## What a seat says when it is chosen

seat-each-counts = Iga dirham on üks punkt ja samuti iga ruut, millel on näha seda värvi vaip.
seat-each-counts-two = Iga dirham on üks punkt ja samuti iga ruut, millel on näha ükskõik kumba värvi vaip.
seat-pile-two = { $whose ->
    [you] Sinu virnas on kaht värvi vaipu.
   *[other] Selles virnas on kaht värvi vaipu.
}
seat-pile-next = Järgmine vaip on { colour }. Kõik näevad seda.
seat-pile-empty = Kõik need vaibad on asetatud.
seat-next-mark = järgmine
seat-about-out = Mängust väljas. Need vaibad jäävad turule ja neil peatumine ei maksa midagi.
seat-about-away = Eemal: selle mängu leht ei ole praegu avatud.
seat-about-bot = Bot. { bot-about }
seat-about-lent = Siin mängib bot, kuni mängija on tagasi. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Reaktsioonid
react = Ütle midagi
reaction = { $reaction ->
    [hello] Tere!
    [good-luck] Edu!
    [well-played] Hästi mängitud!
    [thanks] Aitäh!
    [ouch] Ai!
    [laugh] Ha-ha!
    [wow] Vau!
   *[moment] Üks hetk!
}
did-react = { $name }: { reaction }
did-react-you = Sina: { reaction }
did-react-spectator = Pealtvaataja: { reaction }
reactions-mute = Vaigista reaktsioonid selles lauas
reactions-mute-help = Sa ei näe ega kuule enam, mida teised saadavad. Ise saad ikka saata.

## A square that was asked about

area-price = { $squares ->
    [one] Ala: üks { colour } ruut.
   *[other] Ala: { $squares } { $letter ->
        [r] punast
        [b] sinist
        [y] kollast
       *[g] rohelist
    } ruutu.
} Omanik: { $owner }. Hind teistele: { dirhams }.
area-free = { $squares ->
    [one] Ala: üks { colour } ruut.
   *[other] Ala: { $squares } { $letter ->
        [r] punast
        [b] sinist
        [y] kollast
       *[g] rohelist
    } ruutu.
} Omanik: { $owner }, mängust väljas. Siin ei maksa keegi.

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = Sinu oma, hind teistele: { dirhams }
price-tag-free = Maksta pole midagi
price-nudge = { $how ->
    [touch] Puuduta mis tahes vaipa, et näha, mis sellel peatumine maksab.
   *[mouse] Osuta mis tahes vaibale, et näha, mis sellel peatumine maksab.
}

## The board’s words

board-label = Turg
board-square = { $square }, { $colour ->
    [bare] tühi
    [r] punane vaip
    [b] sinine vaip
    [y] kollane vaip
   *[g] roheline vaip
}{ $assam ->
    [here] , Assam seisab siin
   *[no] {""}
}
board-facing = Pööra Assam { $facing ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
}
board-lay = Vaip ruutudele { $first } ja { $second }
board-die = Täring näitab { $slippers ->
    [one] üht sussi
   *[other] { $slippers } sussi
}

## The line

line-connecting = Ühendatakse…
line-slow = Ühendus on aeglane…
line-back = Ühendus on tagasi.
line-lost = Ühendust pole olnud { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekundit
}. Ühendatakse uuesti; midagi ei kao.
line-lost-kept = Ühendust pole olnud { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekundit
}. Sinu käik on alles ja läheb teele kohe, kui ühendus taastub.
bot-played = Kuni sa eemal olid, mängis sinu eest bot. Nüüd oled jälle mängus.
bot-plays-for-you = Sinu eest mängib bot.
play-myself = Mängi ise
away-long = { $name } on juba mõnda aega eemal.
away-wait = Oota
away-bot = Las bot mängib

## The server is well again

server-recovered = Server töötab jälle. Võid edasi mängida.

## Before the game

gathering-title = Oodatakse teisi
gathering-title-full = Kõik on kohal
gathering-title-guest = Mäng on algamas
gathering-open = { $open ->
    [one] Veel on üks vaba koht. Mäng algab kohe, kui see täitub.
   *[other] Veel on { $open } vaba kohta. Mäng algab kohe, kui need täituvad.
}
gathering-awaited = Mäng algab ise kohe, kui kõigil on see leht avatud. Veel on puudu: { $names }.
gathering-unready = Mäng võib alata kohe, kui kõigil on see leht avatud. Veel on puudu: { $names }.
gathering-full = { $host ->
    [you] Alusta, millal soovid.
   *[other] Mängu käivitab laua looja.
}
invite-title = Kutsu sõbrad
invite-text = Saada neile see link või lase neil kood skannida. Igaüks, kes lingi avab, saab lauda istuda; kontot pole vaja.
invite-link = Kutse link
invite-qr = Kutse lingi QR-kood
invite-message = Tule mängi minuga üks mäng Marrakechi.
invite-here-only = { $host } toimib ainult selles arvutis. Et ka teised sisse pääseksid, käivita server nii ja ava mäng selle arvuti võrguaadressilt:
invite-renew = Loo uus link
invite-renewed = Siin on uus link. Vana enam ei toimi.
invite-host-has-it = Kutse link on laua looja käes.
watch-title = Kas keegi tahab ainult vaadata?
watch-link = Link ainult vaatamiseks
watching-gathering = Vaatad mängu. Kui tahad kaasa mängida, küsi kutse linki.
watching-full = Kõik kohad on võetud. Võid vaadata ja siia istuda, kui keegi lahkub.
join-late = Kui mõni neist kohtadest on sinu oma, saad selle siia tuua: ava seadmes, kus lauda istusid, „{ this-table }“ ja vali „{ move-seat }“.
your-name = Sinu nimi
player-numbered = Mängija { $seat }
sit-down = Istu lauda
seat-bot = Lisa bot
which-bot = Milline bot
remove = Eemalda
remove-name = Eemalda: { $name }
leave-seat = Lahku lauast
start-game = Alusta mängu
cancel-table = Tühista laud
cancel-title = Kas tühistada see laud?
cancel-text = Siia ei saa enam keegi istuda ja link lakkab töötamast.
cancel-no = Jäta alles

## An invitation

invited-by = { $name } kutsub sind Marrakechi mängima
invited-again = { $name } tahaks uuesti mängida
invited-new = Kas Marrakech on sulle uus?
invited-back = Tagasi kutse juurde
seats-taken-title = Kõik kohad on võetud
seats-taken-text = Seekord käib mäng ilma sinuta. Võid seda vaadata või paluda sõpradel uus laud luua.
seats-taken-watch = Vaata mängu
seats-taken-own = Loo laud
gathering-away = Praegu eemal: { $names }

## The next game with the same players

gathering-title-again = Järgmine mäng
gathering-asked = Kutsutud: { $names }
gathering-here = Juba kohal: { $names }
mark-asked = kutsutud
invite-again = Saada link

## This table

this-table = See laud
rules-on = Reeglid
rules-edition = Väljaanne: { $edition }
rules-usual = Tavareeglid.
rules-bankruptcy-play-on = Mängija, kes ei jõua kogu hinda maksta, maksab, mis tal on, ja mängib edasi.
rules-steering-after-must = Variant: kõigepealt vise. Pärast vaiba asetamist pead Assami järgmise mängija jaoks vasakule või paremale pöörama.
rules-steering-after-may = Variant: kõigepealt vise. Pärast vaiba asetamist võid Assami järgmise mängija jaoks pöörata.
rules-area-owner = Hinna sisse loetakse omaniku mõlemad värvid.
rules-whole-nobody = Ühtegi tervet vaipa ei tohi korraga katta, isegi enda oma mitte.
rules-halves-colours = Vaip ei tohi kunagi katta kaht sama värvi ruutu.
rules-pile-alternating = Kahe mängija korral vahelduvad kummagi virna värvid.
rules-stock-15 = Kahe mängija korral on kummalgi 15 vaipa, kõik üht värvi.
rules-tie-shared = Võrdsete punktide korral jagatakse võit.
rules-clock-none = Ilma kellata.
rules-clock-turn = { $seconds ->
    [one] { $seconds } sekund käigu kohta.
   *[other] { $seconds } sekundit käigu kohta.
} { $timeout ->
    [bot] Kui mängija aeg saab otsa, mängib edasi bot.
   *[out] Kelle aeg saab otsa, see langeb mängust välja.
}
rules-clock-game = { $minutes ->
    [one] Igaühel { $minutes } minut kogu mängu jaoks
   *[other] Igaühel { $minutes } minutit kogu mängu jaoks
}{ $increment ->
    [0] .
    [one] {" "}ja igal käigul { $increment } sekund juurde.
   *[other] {" "}ja igal käigul { $increment } sekundit juurde.
} { $timeout ->
    [bot] Kui mängija aeg saab otsa, mängib edasi bot.
   *[out] Kelle aeg saab otsa, see langeb mängust välja.
}
read-rules = Loe reegleid
fair-title = Aus täring
fair-text = Iga vise arvutatakse serveri salajasest seemnest ja iga koha seemnest. Enne mängu avaldab server allpool oleva räsi ja tema seeme peab sellele vastama. Pärast mängu avalikustatakse serveri seeme ja igaüks saab kõiki viskeid kontrollida.
fair-seats = Ka iga mängija leht avaldab oma seemne räsi ja avalikustab seemne automaatselt, kui kõik räsid on käes. Nii ei saa keegi valida seemet teiste seemnete järgi.
fair-hash = Seemne räsi (SHA-256): { $name }
fair-commitment = Serveri seemne räsi (SHA-256)
fair-seed = Seeme: { $name }
fair-change = Muuda oma seemet
fair-change-name = Muuda seemet: { $name }
fair-change-do = Muuda
fair-salted = Sinu seemnele lisatakse juhuslikke märke, et keegi ei saaks seda räsi järgi ära arvata.
fair-changed = Sinu seeme on muudetud.
move-seat = Mängi teises seadmes
move-seat-name = Vii teise seadmesse: { $name }
move-seat-title = Võta oma koht kaasa
move-seat-text = { $minutes ->
    [one] Ava see link teises seadmes ühe minuti jooksul. See toimib ühe korra. Pärast seda mängid seal ja selles seadmes saab ainult vaadata.
   *[other] Ava see link teises seadmes { $minutes } minuti jooksul. See toimib ühe korra. Pärast seda mängid seal ja selles seadmes saab ainult vaadata.
}
move-seat-link = Link teise seadme jaoks
move-seat-qr = Teise seadme lingi QR-kood
claim-title = Kas mängida selles seadmes?
claim-text = See link toob koha sellesse seadmesse. Teises seadmes saab siis ainult vaadata.
claim-yes = Mängi siin
claim-no = Ainult vaata
seat-claimed = Mängid nüüd selles seadmes.
give-up = Anna alla
give-up-name = Anna alla: { $name }
give-up-title = Kas annad selles mängus alla?
give-up-text = Langed mängust välja. Sinu dirhamid lähevad panka tagasi ja sinu vaipade eest ei saa enam keegi punkte.
give-up-no = Mängi edasi

## The end

you-win = Sa võitsid!
standings-title = Lõppseis
standings-rank = Koht
standings-name = Mängija
standings-dirhams = Dirhamid
standings-squares = Ruudud
standings-points = Punktid
standings-plus = + { $squares }
standings-out = { $why ->
    [time] aeg sai otsa
    [rules] rikkus reegleid
    [engine] ei töötanud
    [gave-up] andis alla
   *[poor] raha ei jätkunud
}
chart-title = Punktid käikude kaupa
chart-turn = Käik
chart-as-table = Näita tabelina
rematch = Mängi uuesti
rematch-join = Liitu järgmise mänguga
rematch-wanted = Teised tahavad uuesti mängida.
watch-next = Vaata järgmist mängu
replay-game = Vaata kordust
download-record = Laadi salvestis alla
share = Jaga
share-title = Jaga tulemust
share-text = Tekst ja link
share-result = Marrakech: { $result }
dice-check = Kontrolli täringut
dice-checking = Kontrollitakse…
dice-fine = { $count ->
    [0] Viskeid ega vaibavõtte ei olnud.
    [one] Ainus vise või vaibavõtt vastab seemnetele.
   *[other] Kõik { $count } viset ja vaibavõttu vastavad seemnetele.
}
dice-compared = { $how ->
    [all] Kõik avaldatud räsid, serveri ja kohtade omad, on samad, mille see seade salvestas enne oma seemne avalikustamist.
    [server] Serveri räsi on sama, mida see seade nägi. Kohtade räsisid see võrdlemiseks ei salvestanud.
   *[none] See seade ei salvestanud enne mängu ühtegi räsi, nii et salvestist pole millegagi võrrelda.
}
dice-rounds = { $count ->
    [one] Enne seda avalikustas see seade ühe korra seemne, kuid mäng ei alanud; siis vahetati kõik seemned välja.
   *[other] Enne seda avalikustas see seade { $count } korda seemne, kuid mäng ei alanud; iga kord vahetati kõik seemned välja.
}
dice-other-promise = Serveri räsi on muutunud. See seade nägi selles lauas räsi { $seen }, aga nüüd on see { $found }.
dice-seed-lost = Selles seadmes pole sinu koha seemet ja uut valida on juba hilja. Ava see leht seadmes, kus seeme on. Kui see pole võimalik, saab laua looja anda sinu koha botile või laua tühistada.
dice-other-table = See salvestis on teisest lauast: { $found }.

## The end, for the person at this screen

you-share-win = Jagad võitu!
over-by-points = { $lead ->
    [one] Võit ühe punktiga: { dirhams } ja { $squares ->
        [one] üks ruut
       *[other] { $squares } ruutu
    }.
   *[other] Võit { $lead } punktiga: { dirhams } ja { $squares ->
        [one] üks ruut
       *[other] { $squares } ruutu
    }.
}
over-by-dirhams = { $points ->
    [one] Otsustasid dirhamid, { $most } : { $next }. Kõigil üks punkt: { $names }.
   *[other] Otsustasid dirhamid, { $most } : { $next }. Võrdselt { $points } punkti: { $names }.
}
over-shared = { $points ->
    [one] Keegi ei ole ees: kõigil üks punkt.
   *[other] Keegi ei ole ees: kõigil { $points } punkti.
}
over-only-one = { $name } on ainsana alles.
over-only-you = Oled ainsana alles.
over-others-gave-up = Kõik teised on alla andnud.
over-you-close = { $lead ->
    [one] Nii lähedal: sul jäi puudu vaid üks punkt. Hästi mängitud!
   *[other] Nii lähedal: sul jäi puudu vaid { $lead } punkti. Hästi mängitud!
}
over-you-equal = Nii lähedal: otsustasid alles dirhamid. Hästi mängitud!
over-you-second = Said teise koha. Hästi mängitud!
over-you-third = Said kolmanda koha. Hästi mängitud!
over-you-fourth = Said neljanda koha. Järgmine kord läheb paremini!
over-you-lost = Hästi mängitud! Turg on avatud järgmiseks mänguks.
over-you-out = Langesid enne lõppu välja. Turg on avatud järgmiseks mänguks.

## The points by turn

chart-help = Puuduta diagrammi või kasuta nooleklahve, et näha kõigi punkte pärast mis tahes käiku.
chart-walk = Punktid pärast käiku
chart-value = Pärast käiku { $turn }: { $points }.
chart-value-start = Alguses: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = Vaata turgu pärast käiku { $turn }
chart-watch-start = Vaata turgu alguses

## Links, dialogs, pages

copy = Kopeeri
copied = Kopeeritud
copy-by-hand = Link on valitud ja kopeerimiseks valmis.
close = Sulge
dialog-no = Ei
table-try-again = Proovi uuesti
to-home = Mine avalehele
table-heading = Marrakech: { $names }
table-loading = Lauda avatakse…
table-gone-title = Lauda ei leitud
table-gone = Link võib olla poolik või on laud eemaldatud.
table-unreachable-title = Server ei vasta
table-cancelled-title = See laud on tühistatud
table-cancelled = Laua looja jättis mängu ära. Kas tahad luua uue laua?

## Window titles

title-my-turn = ● Sinu käik
title-playing = Mäng käib
title-gathering = Oodatakse mängijaid
title-won = { $count ->
    [one] { $names } võidab
   *[other] { $names } jagavad võitu
}
title-you-won = Sa võitsid
title-you-share = Jagad võitu
title-replay = Kordus: { $names }

## Help

keys-title = Kiirklahvid
key-arrows = Nooleklahvid
key-enter = Enter, tühik
key-escape = Esc
keys-arrows = vali Assamile suund või vaibale koht
keys-enter = viska täringut või aseta valitud vaip
keys-escape = tühista kinnitamata valik või jäta animatsioon vahele
keys-skip = jäta animatsioon vahele
keys-log = ava või sulge sündmused
keys-hint = näita või peida vihje
keys-sounds = lülita helid sisse või välja
keys-help = näita seda abi
keys-touch = Sõrmega: puuduta ruutu, et näha seal vaipa. Puuduta uuesti, et näha järgmist, või puuduta kõrvalruutu, et valida need kaks. Vaiba asetamiseks vajuta nuppu.

## Help: mouse, arrows and prices

keys-mouse = Hiirega: klõpsa vaipa, et see valida, ja klõpsa veel kord, et see asetada. Topeltklõps ainult valib vaiba.
keys-facing = Noole puudutamine või klõpsamine ainult pöörab Assamit. Täringu viskamiseks vajuta nuppu.
keys-price = Puuduta või klõpsa mis tahes muud vaipa, et näha, mis sellel peatumine maksab.

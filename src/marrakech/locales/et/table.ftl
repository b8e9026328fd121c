### Estonian: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Sinu käik: pööra Assamit ja viska siis täringut.
    [roll] Sinu käik: viska täringut.
    [lay] Aseta oma { colour } vaip Assami kõrvale.
    [steer] Pööra Assam järgmise mängija jaoks.
    [draw] Sulle võetakse järgmine vaip.
   *[over] Mäng on läbi.
}
todo-shared = { $step ->
    [turn] { $name }: pööra Assamit ja viska siis täringut.
    [roll] { $name }: viska täringut.
    [lay] { $name }: aseta oma { colour } vaip Assami kõrvale.
    [steer] { $name }: pööra Assam järgmise mängija jaoks.
    [draw] Mängijale { $name } võetakse järgmine vaip.
   *[over] Mäng on läbi.
}
todo-other = { $step ->
    [turn] { $name } otsustab, kuhu Assam läheb.
    [roll] { $name } viskab täringut.
    [lay] { $name } otsib kohta { $letter ->
        [r] punasele
        [b] sinisele
        [y] kollasele
       *[g] rohelisele
    } vaibale.
    [steer] { $name } pöörab Assami järgmise mängija jaoks.
    [draw] Mängijale { $name } võetakse järgmine vaip.
   *[over] Mäng on läbi.
}
todo-told = { $name } käib.
todo-told-you = Sina käid.
todo-lent = Bot mängib mängija { $name } eest.
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
    [0] Nii ei võida peaaegu kunagi.
    [one] Nii võidab ühe mängu sajast.
   *[other] Nii võidab { $times } mängu sajast.
}
hint-choices = Parimad valikud

## What happened besides

did-run-out = Aeg sai otsa: { $name } langeb mängust välja.
did-break-rules = { $name } rikkus reegleid ja langeb mängust välja.
did-fail = { $reason ->
    [engine-not-started] { $name } ei käivitunud ja langeb mängust välja.
    [engine-hung] { $name } ei vastanud ja langeb mängust välja.
    [engine-flooded] { $name } rääkis liiga palju ja langeb mängust välja.
    [engine-junk] { $name } vastas arusaamatult ja langeb mängust välja.
    [engine-illegal] { $name } valis midagi lubamatut ja langeb mängust välja.
   *[engine-crashed] { $name } jooksis kokku ja langeb mängust välja.
}
did-sit = { $name } istub lauda.
did-vacate = Koht { $seat } on jälle vaba.
did-seat-bot = Bot istub kohale { $seat }.
did-start = Mäng algab.
did-stand-in = { $reason ->
    [time] Aeg sai otsa: mängija { $name } eest mängib edasi bot.
   *[absent] { $name } on eemal; bot mängib edasi.
}
did-come-back = { $name } on tagasi.
did-move = { $name } mängib edasi teises seadmes.
did-hold = Server ei olnud vahepeal kättesaadav. Midagi ei läinud kaduma.
did-cancel = Laud tühistati.
log-face = suunab { $facing ->
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
}
log-roll = viskab { $slippers }, ruudule { $square }
log-pay = maksab { $count ->
    [one] { $count } dirhami
   *[other] { $count } dirhamit
} mängijale { $owner }
log-pay-part = ainult { dirhams } mängijale { $owner }
log-go-out = langeb välja
log-lay = { colour } vaip: { $first } ja { $second }
log-return = paneb vaiba tagasi
log-draw = järgmine: { colour }
log-title = Sündmused
log-empty = Veel ei midagi. Esimene käik on kohe algamas.
side-title = Sündmused ja laud

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
    [random] Uustulnuk
    [novice] Algaja
    [greedy] Õpipoiss
    [merchant] Kaupmees
    [master] Meister
   *[other] Bot { $bot }
}
bot-lettered = { $bot ->
    [random] Uustulnuk { $letter }
    [novice] Algaja { $letter }
    [greedy] Õpipoiss { $letter }
    [merchant] Kaupmees { $letter }
    [master] Meister { $letter }
   *[other] Bot { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Mängib huupi.
    [novice] Mängib hästi iga teine kord.
    [greedy] Vaatab ühe käigu ette ja kogub punkte.
    [merchant] Kaalub, mida iga valik hiljem toob.
    [master] Tugevaim: vaatab kõige kaugemale ette.
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

## A square that was asked about

area-price = Mängija { $owner } { colour } ala, { $squares ->
    [one] üks ruut
   *[other] { $squares } ruutu
}. Teised maksavad siin peatudes { $count ->
    [one] { $count } dirhami
   *[other] { $count } dirhamit
}.
area-free = See { colour } ala ({ $squares ->
    [one] üks ruut
   *[other] { $squares } ruutu
}) ei maksa midagi: { $owner } on mängust väljas.

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
}. Proovitakse uuesti; midagi ei kao.
line-lost-kept = Ühendust pole olnud { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekundit
}. Sinu käik on alles ja läheb teele kohe, kui ühendus taastub.
bot-played = Kuni sa eemal olid, mängis sinu eest bot. Nüüd oled tagasi.
bot-plays-for-you = Sinu eest mängib bot.
play-myself = Mängi ise
away-long = { $name } on juba mõnda aega eemal.
away-wait = Oota
away-bot = Las bot mängib

## Before the game

gathering-title = Oodatakse teisi
gathering-title-full = Kõik on kohal
gathering-title-guest = Mäng on algamas
gathering-open = { $open ->
    [one] Veel on üks vaba koht. Mäng algab, kui see täitub.
   *[other] Veel on { $open } vaba kohta. Mäng algab, kui need täituvad.
}
gathering-awaited = Mäng algab ise kohe, kui kõigil on see leht avatud. Veel on puudu: { $names }.
gathering-unready = Mäng võib alata kohe, kui kõigil on see leht avatud. Veel on puudu: { $names }.
gathering-full = { $host ->
    [you] Alusta, millal soovid.
   *[other] Mängu käivitab laua looja.
}
invite-title = Kutsu sõbrad
invite-text = Saada neile see link või lase neil kood skannida. Kes lingi avab, saab lauda istuda; kontot pole kellelgi vaja.
invite-link = Koha link
invite-qr = Koha lingi QR-kood
invite-message = Tule mängi minuga Marrakechi.
invite-here-only = { $host } on ainult selle arvuti aadress. Et ka teised sisse pääseksid, käivita server nii ja ava mäng selle arvuti oma aadressilt:
invite-renew = Loo uus link
invite-renewed = Uus link on loodud. Vana ei ava enam kohta.
invite-host-has-it = Koha link on laua looja käes.
watch-title = Kas keegi tahab ainult vaadata?
watch-link = Link vaatamiseks
watching-gathering = Vaatad mängu. Kui tahad kaasa mängida, küsi linki, mis avab koha.
watching-full = Kõik kohad on võetud. Võid vaadata; kui keegi tõuseb, saad siia istuda.
join-late = Kui mõni neist kohtadest on sinu oma, too see siia seadmest, kus lauda istusid: vali seal jaotises „{ this-table }“ tegevus „{ move-seat }“.
your-name = Sinu nimi
player-numbered = Mängija { $seat }
sit-down = Istu lauda
seat-bot = Lisa bot
which-bot = Milline bot
remove = Eemalda
remove-name = Eemalda { $name }
leave-seat = Tõuse lauast
start-game = Alusta mängu
cancel-table = Tühista laud
cancel-title = Kas tühistada see laud?
cancel-text = Siia ei saa enam keegi istuda ja link lakkab töötamast.
cancel-no = Jäta alles

## This table

this-table = See laud
rules-on = Reeglid
rules-edition = Väljaanne: { $edition }
rules-usual = Tavareeglid.
rules-bankruptcy-play-on = Kes ei jõua maksta, maksab, mis tal on, ja mängib edasi.
rules-steering-after-must = Variant: kõigepealt vise; pärast vaiba asetamist peab Assami järgmise mängija jaoks vasakule või paremale pöörama.
rules-steering-after-may = Variant: kõigepealt vise; pärast vaiba asetamist võib Assami järgmise mängija jaoks pöörata.
rules-area-owner = Ala hulka loetakse omaniku mõlemad värvid.
rules-whole-nobody = Mitte kellegi tervet vaipa ei tohi korraga katta, ka enda oma mitte.
rules-halves-colours = Vaip ei kata kunagi kaht sama värvi ruutu.
rules-pile-alternating = Kahe mängija korral virna värvid vahelduvad.
rules-stock-15 = Kahe mängija korral on kummalgi 15 vaipa, kõik üht värvi.
rules-tie-shared = Võrdsete punktide korral jagatakse võit.
rules-clock-none = Ilma kellata.
rules-clock-turn = { $seconds ->
    [one] { $seconds } sekund iga käigu jaoks.
   *[other] { $seconds } sekundit iga käigu jaoks.
} { $timeout ->
    [bot] Kelle aeg saab otsa, selle eest mängib bot.
   *[out] Kelle aeg saab otsa, see langeb mängust välja.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } minut kogu mängu jaoks
   *[other] { $minutes } minutit kogu mängu jaoks
}{ $increment ->
    [0] .
    [one] {" "}ja igal käigul { $increment } sekund juurde.
   *[other] {" "}ja igal käigul { $increment } sekundit juurde.
} { $timeout ->
    [bot] Kelle aeg saab otsa, selle eest mängib bot.
   *[out] Kelle aeg saab otsa, see langeb mängust välja.
}
read-rules = Loe reegleid
fair-title = Aus täring
fair-text = Iga vise tuleneb serveri saladusest, mille räsi on allpool avaldatud juba enne mängu, ja iga koha seemnest. Pärast mängu näidatakse saladust ja iga viset saab kontrollida.
fair-seats = Ka kohad avaldavad enne mängu oma seemnete räsid. Sinu leht näitab sinu seemet ise, kui kõik lubadused on antud: keegi ei saa valida seemet teiste seemnete järgi.
fair-hash = Seemne avaldatud räsi: { $name } (SHA-256)
fair-commitment = Serveri lubadus (SHA-256)
fair-seed = Seeme: { $name }
fair-change = Muuda oma seemet
fair-change-name = Muuda seemet: { $name }
fair-change-do = Muuda
fair-salted = Sellele lisatakse juhuslikke märke, et keegi ei saaks seda räsi järgi ära arvata.
fair-changed = Sinu seeme on muudetud.
move-seat = Mängi teises seadmes
move-seat-name = Vii { $name } teise seadmesse
move-seat-title = Võta oma koht kaasa
move-seat-text = { $minutes ->
    [one] Ava see link teises seadmes ühe minuti jooksul. See toimib ühe korra; pärast seda on koht seal ja mitte enam siin.
   *[other] Ava see link teises seadmes { $minutes } minuti jooksul. See toimib ühe korra; pärast seda on koht seal ja mitte enam siin.
}
move-seat-link = Link teise seadme jaoks
move-seat-qr = Teise seadme lingi QR-kood
claim-title = Kas mängid selles seadmes?
claim-text = See link toob koha sellesse seadmesse. Seade, kust see tuleb, saab siis ainult vaadata.
claim-yes = Mängi siin
claim-no = Ainult vaata
seat-claimed = Koht on nüüd sinu. Mängi edasi.
give-up = Anna alla
give-up-name = Anna alla: { $name }
give-up-title = Kas annad alla?
give-up-text = Langed mängust välja, sinu dirhamid lähevad panka tagasi ja sinu vaipade eest ei saa keegi punkte. Teised mängivad edasi.
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
chart-as-table = Sama tabelina
rematch = Mängi uuesti
rematch-join = Liitu järgmise mänguga
rematch-wanted = Teised tahavad uuesti mängida.
rematch-watch = Järgmist mängu valmistatakse ette.
watch-next = Vaata järgmist mängu
replay-game = Vaata uuesti
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
    [all] Serveri ja kõigi kohtade lubadused on samad, mille see seade salvestas enne oma seemne näitamist.
    [server] Serveri lubadus on sama, mida see seade nägi. Kohtade lubadusi see ei salvestanud.
   *[none] See seade ei salvestanud enne mängu ühtegi lubadust, nii et salvestist pole millegagi võrrelda.
}
dice-rounds = { $count ->
    [one] Enne seda oli see ühe korra seemet asjata näidanud: seemnete räsid avaldati uuesti.
   *[other] Enne seda oli see { $count } korda seemet asjata näidanud: seemnete räsid avaldati uuesti.
}
dice-other-promise = Salvestise lubadus on { $found }; selles lauas oli see { $seen }.
dice-seed-lost = Selles seadmes pole seda seemet, mis sinu koha jaoks lubati, ja uut lubada on juba hilja. Ava see leht seadmes, kus seeme on; muidu saab laua looja panna sinu kohale boti või laua tühistada.
dice-other-table = See salvestis on teisest lauast: { $found }.

## Links, dialogs, pages

copy = Kopeeri
copied = Kopeeritud
copy-by-hand = Link on märgistatud: kopeeri see klaviatuuri või sõrmega.
close = Sulge
dialog-no = Ei
table-try-again = Proovi uuesti
to-home = Avalehele
table-heading = Marrakech: { $names }
table-loading = Üks hetk: lauda kaetakse…
table-gone-title = Sellist lauda ei ole
table-gone = Link võib olla poolik või on laud ammu ära koristatud.
table-unreachable-title = Server ei vasta
table-cancelled-title = See laud on tühistatud
table-cancelled = Laua looja tühistas selle. Kas luua uus?
title-your-turn = ● Sinu käik – Marrakech
title-table = Laua ääres – Marrakech

## Help

keys-title = Klahvid
key-arrows = Nooleklahvid
key-enter = Enter
key-escape = Esc
keys-arrows = pööra Assamit või liigu vaibalt vaibale
keys-enter = viska täringut, aseta vaip
keys-escape = võta tagasi, mis pole veel otsustatud; jäta animatsioon vahele
keys-skip = jäta animatsioon vahele
keys-log = ava või sulge sündmused
keys-hint = küsi vihjet või peida see
keys-sounds = helid sisse või välja
keys-help = see abi
keys-touch = Sõrme või hiirega: puuduta ruutu, et näha seal vaipa, ja puuduta uuesti, et näha järgmist. Vaiba teine pool või nupp asetab selle. Mis tahes vaipa puudutades näed, mis sellel peatumine maksab.

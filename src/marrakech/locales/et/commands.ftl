### Estonian: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: faili ei leitud.
file-is-folder = { $file } on kaust, mitte fail.
file-not-text = { $file } ei ole UTF-8-tekst (bait { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } on suurem kui { $limit } megabaiti; mängu salvestis on palju väiksem.
file-exists = { $file } on juba olemas ja seda ei kirjutatud üle.
file-unreadable = Faili { $file } ei saa lugeda: { $reason }
file-unwritable = Faili { $file } ei saa kirjutada: { $reason }
of-file = { $file }: { $problem }
error = Viga: { $problem }
turn-beyond = salvestises ei ole käiku { NUMBER($turn, useGrouping: 0) }; viimane on käik { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } botti vajab { $bots } kohta, aga mängijaid on ainult { $players }.
names-too-many = { $names ->
    [one] Nimesid on antud üks
   *[other] Nimesid on antud { $names }
}, aga { $people ->
    [0] mängivad ainult botid.
    [one] inimesi mängib ainult üks.
   *[other] inimesi mängib ainult { $people }.
}
starter-unknown = „{ $text }“ ei ole viis alustaja valimiseks; kasuta random või agreed.
nothing-to-resume = Pooleliolevat mängu ei ole.
options-clash = Võtmeid { $first } ja { $second } ei saa koos kasutada.
passed-over = Vahele jäetud: { $problem }
language-unknown = Keelt „{ $text }“ siin ei ole. Valida saab: { $languages }.
section-unknown = Reeglites ei ole osa „{ $text }“. Osad on: { $sections }.
resume-alone = Jätkatava mängu mängijad ja reeglid jäävad samaks; jäta { $option } ära.

## The store

store-full = { $file }: ketas on täis, nii et midagi uut ei saa salvestada. Kõik seni salvestatu on alles; jätkamiseks vabasta ruumi.
store-locked = { $file } on teise serveri või programmi kasutuses.
store-broken = { $file } on rikutud või ei ole laudade andmebaas ({ $reason }). Käsuga „marrakech check-store“ näed, millised lauad on terved; võtmega --rescue kopeerib see need uude faili.
store-gone = Fail { $file } kustutati, teisaldati või asendati ajal, kui server seda kasutas. Midagi uut ei saa salvestada enne, kui täpselt sama fail on tagasi.
store-newer = { $file } on kirjutatud marrakechi uuema versiooniga (andmebaasi versioon { $found }; see versioon oskab lugeda kuni { $known }).
store-behind = { $file } on vanem kui { $copy }, sellest päästetud koopia, milles on andmeid, mida failis pole. Käivita server koopiaga (--data) või teisalda koopia mujale, et jätkata vanema failiga.
store-unreadable = Faili { $file } ei saa avada, lugeda ega kirjutada: { $reason }
store-closed = { $file } on suletud, sest server lõpetab töö.
store-extra = { $file }: PostgreSQL vajab paketti, mida pole paigaldatud. Paigaldamiseks: { $command }
store-server-old = { $file }: PostgreSQL { $found } on liiga vana; vaja on versiooni { $needed } või uuemat.
store-unsafe = { $file }: seadistus on { $setting }, nii et krahhi korral võivad kinnitatud käigud kaduma minna. Jätkamiseks lülita see sisse.
store-not-empty = { $file }: seal on juba andmeid, nii et sinna ei kopeeritud midagi.
store-none = { $file } ei ole laudade andmebaas või on faili algus rikutud.
check-store-whole = { $file } on terve: { $count ->
    [one] üks laud.
   *[other] { $count } lauda.
}
check-store-damaged = { $file } on rikutud. Laudu: { $count }, terveid: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table = Laud { $table }: { $problem ->
    [checksum] sündmus { $number } ei ole selline, nagu see kirja pandi.
    [gap] sündmus { $number } puudub.
    [fold] sündmus { $number } on võimatu.
   *[summary] kõik sündmused on terved, aga laudade loend ei vasta neile.
}
check-store-rescued = { $count ->
    [one] Üks terve laud kopeeriti faili { $file }
   *[other] { $count } tervet lauda kopeeriti faili { $file }
}
backup-done = Lauad failist { $source } on kopeeritud faili { $target }
move-done = Kõik on kopeeritud ja võrreldud: { $source } → { $target }. Laudu: { $tables }, sündmusi: { $events }. Lähteandmed jäid muutmata.

## Drawing a position

seat-name = Koht { $seat }
to-move = ▶
column-player = Mängija
column-rugs = Vaipu alles
column-dirhams = Dirhamid
column-squares = Ruudud
column-points = Punktid
column-next = Järgmine
out = väljas
steps-next = { $step ->
    [turn] { $name } pöörab Assamit.
    [roll] { $name } viskab täringut.
    [lay] { $name } asetab vaiba.
    [draw] { $name } võtab järgmise vaiba.
    [steer] { $name } pöörab Assami järgmise mängija jaoks.
   *[over] Mäng on läbi.
}
rules-in-force = Reeglid: { $rules }
rules-default = tavalised
legal-heading = Lubatud: { $actions }
chance-heading = Juhus: { $actions }

## Playing in the terminal

ask-players = Mitu mängijat?
ask-bots = Mitu neist on botid?
ask-level = Milline tase? { $levels }
ask-name = Mängija { $number } nimi?
ask-number-again = Palun kirjuta arv vahemikus { $low }–{ $high }.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Mängija { $number }
welcome = Marrakech terminalis. Kirjuta ? ja saad igal ajal abi; lõpetamiseks vajuta Ctrl-C. Mäng salvestatakse pärast iga tegevust.
bots-getting-ready = Botid valmistuvad. Päris esimesel korral kulub selleks umbes pool minutit.
welcome-back = Tere tulemast tagasi: käik { $turn }. Kirjuta ? ja saad igal ajal abi.
saved-at = Salvestis on failis { $file }
prompt-turn = { $name }: kuhu poole? { $choices }
choice-left = { $facing } ({ facing }): vasakule
choice-straight = { $facing } ({ facing }): otse
choice-right = { $facing } ({ facing }): paremale
prompt-roll-facing = Assam jääb vaatama { $facing ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
}. Viska täringut klahviga Enter või vali teine suund: { $others }
prompt-roll = { $name }: viska täringut klahviga Enter.
prompt-lay = { $name }: kuhu läheb { colour } vaip? Kirjuta number või kaks ruutu.
prompt-confirm-lay = { $action }? Aseta vaip klahviga Enter või vali teine koht.
prompt-confirm-steer = Assam jääb vaatama { $facing ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
}. Järgmine mängija: { $next }. Kinnita klahviga Enter või vali teine suund.
stars-paid = Tärnid märgivad ala, mille eest maksti.
prompt-must-return = { $name }: siin ei ole vaibale kohta. Pane üks karpi tagasi klahviga Enter.
not-understood = „{ $text }“ ei ole valikute seas. Kirjuta ? ja saad abi.
help-facing = N E S W      pööra Assamit: N (põhi), E (ida), S (lõuna) või W (lääs); miski pole lõplik enne viset
help-lay = 1 2 3 … või d4d5  vali vaibale koht; miski pole lõplik, enne kui vajutad klahvi Enter
help-position = position     näita positsiooni tekstina
help-log = log          näita senist salvestist
help-save = save FILE    salvesta salvestise koopia faili FILE
help-give-up = give up      anna alla (enne küsitakse üle)
help-quit = q või quit   lõpeta praegu; jätka hiljem
ask-give-up = { $name }: kas tahad tõesti alla anda? Kirjuta jah.
yes = jah
gave-not-up = Keegi ei andnud alla. Mäng läheb edasi.
copy-saved = Koopia on salvestatud faili { $file }
goodbye-early = Mängu ei alustatud.
goodbye = Lõpetatud. Jätka käsuga { $command }
save-trouble = Salvestada ei õnnestunud: { $problem } Võid edasi mängida; mäng salvestatakse järgmise tegevusega.
not-saved = Viimased tegevused on salvestamata: { $problem }
over-heading = Mäng on läbi. Mängiti { turns }.
resume-over = See mäng on läbi. Käsuga „marrakech replay“ saad selle samm-sammult läbi käia.

## Other commands

list-number = { $number }.
verify-fine = { $file }: korras. { $count ->
    [0] Viskeid ega vaibavõtte veel ei ole.
    [one] Ainus vise või vaibavõtt vastab seemnetele.
   *[other] Kõik { $count } viset ja vaibavõttu vastavad seemnetele.
}
verify-promised = { $file }: { $promised ->
    [all] kõigi mängijate seemned vastavad salvestises avaldatud räsidele. Kas räsid avaldati enne, kui avalikustati esimene seeme, teab ainult seade, mis need lauas salvestas.
    [some] mõne koha seeme anti avalikult, ilma räsita ({ $seats }); teised vastavad salvestises avaldatud räsidele. Kas räsid avaldati enne, kui avalikustati esimene seeme, teab ainult seade, mis need lauas salvestas.
   *[none] ükski koht ei avaldanud räsi enne oma seemne avalikustamist: mängija, kes ka serverit pidas, oleks saanud visked valida.
}
check-fine = { $file }: korras. { turns }, { $result }
replay-prompt = Enter: edasi, b: tagasi, number: käigu juurde, q: lõpeta
replay-start = Enne esimest tegevust
replay-turn = Käik { $turn }/{ $last }: { $line }
replay-comment = „{ $text }“
replay-end = Salvestis lõpeb siin.
edition-column = Väljaanne
edition-source = Reegliraamat
edition-options = Valikud
edition-box = Vaipu
edition-starter = Alustaja
edition-default-rules = vaikimisi
edition-footer = Valikud (sulgudes) on meie omad, sest reegliraamat nende kohta midagi ei ütle; kõik teised on sinna trükitud.
starter = { $who ->
    [random] loosi teel
    [morocco] viimati Marokos käinu
    [youngest] noorim või loosi teel
   *[agreed] kokkuleppel
}
perft-total = { $nodes ->
    [one] üks jada
   *[other] { $nodes } jada
}, pikkus { $depth ->
    [one] üks tegevus
   *[other] { $depth } tegevust
}
perft-counting = loendatakse
simulate-progress = mänge
simulate-title = { games } juhuslike käikudega, mängijaid { $players }
simulate-seat = Koht
simulate-wins = Võidud
simulate-points = Punktid
simulate-paid = Makstud
simulate-received = Saadud
simulate-out = Langeb välja
simulate-length = Mängus on keskmiselt { $mean } käiku (vahemik { $low }–{ $high }).
simulate-anyone-out = Mänge, kus keegi langeb välja: { $share }. Jagatud võite: { $shared }.
simulate-speed = { $rate } mängu sekundis.
simulate-stopped = Katkestatud, kui oli mängitud { games }.

## Engines

engine-not-started = Mootorit „{ $engine }“ ei saanud käivitada: { $detail }
engine-crashed = Mootor „{ $engine }“ lõpetas ootamatult töö ({ $detail }).
engine-hung = Mootor „{ $engine }“ ei vastanud õigel ajal. { $detail }
engine-flooded = Mootor „{ $engine }“ saatis liiga palju väljundit: { $detail }
engine-junk = Mootor „{ $engine }“ ei järgi mootoriprotokolli: { $detail }
engine-illegal = Mootor „{ $engine }“ tegi lubamatu käigu: { $detail }
bot-needs-engine = Botti nimega „{ $name }“ ei ole. Kui see on mootor, anna selle käsk võtmega --engine.
engine-line = „{ $text }“ ei ole mootoriprotokolli rida; need kõik on failis docs/engine-protocol.md.
engine-no-position = Positsiooni, mille üle mõelda, veel ei ole.
engine-no-decision = Siin ei ole midagi otsustada: { $step ->
    [roll] täringut viskab juhus.
    [draw] vaiba võtab juhus.
   *[over] mäng on läbi.
}
engine-option = Valikut „{ $option }“ väärtusega „{ $value }“ ei ole.
engine-bot-failed = Boti viga: { $error }
engine-cannot-judge = Bot „{ $bot }“ ei oska positsioone hinnata.
engine-no-beginning = Hinnata saab ainult positsiooni, millest algab käik.
engine-no-judge = Mootor „{ $engine }“ ei oska positsioone hinnata: see ei tunne mootoriprotokolli rida „judge“.
engine-starting = Käivitatakse mootorit „{ $engine }“…
engine-thinks = Mootor mõtleb; peata see kõigepealt.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing = Siin ei ole midagi võrrelda: { $step ->
    [roll] täringut viskab juhus.
    [draw] vaiba võtab juhus.
    [over] mäng on läbi.
   *[other] valik on ainult üks.
}
rollout-what = Nimeta salvestis või anna positsioon võtmega --position.
rollout-step-alone = --step vajab käiku: anna see võtmega --turn.
rollout-no-decision = { $step ->
    [turn] { $turn }. käigul ei pööranud keegi Assamit.
    [lay] { $turn }. käigul ei asetanud keegi vaipa.
    [steer] { $turn }. käigul ei pööranud keegi Assamit järgmise mängija jaoks.
   *[any] { $turn }. käigul ei olnud kellelgi valikut.
}
rollout-turn = Käik { $turn }: { $sentence }
rollout-choice = Valik
rollout-behind = Parimast maas
rollout-played = mängitud
rollout-stopped = { $games ->
    [0] Katkestatud, enne kui ükski mäng lõppes.
    [one] Katkestatud, kui igast valikust oli mängitud üks mäng.
   *[other] Katkestatud, kui igast valikust oli mängitud { $games } mängu.
}

## The arena

arena-twice = { $bot } on nimetatud kaks korda; nimeta iga bot ainult üks kord.
arena-alone = Vaja on kaht: nimeta veel üks bot, mootor võtmega --engine või kumb tahes võtmega --against.
arena-ms = { $ms } millisekundit ei sobi mõtlemisajaks.
arena-sprt = „{ $text }“ ei ole kaks võidumäära vahemikus 0 kuni 1, väiksem eespool, nagu 0.5,0.55.
arena-worker-died = Mänge mänginud protsess suri, võib-olla mälupuuduse tõttu. Enne seda lõpetatud mängud lähevad arvesse.
chart-ending = { $file }: diagrammi saab joonistada ainult .svg- või .png-failina; vali nimi, mille lõpus on üks neist.
results-foreign = Failis { $file } ei ole areeni tulemusi. Seda ei muudetud.
results-differ = Failis { $file } on teise võistluse tulemused: { $setting } on seal { $found } ja siin { $wanted }.
results-line = { $file }, rida { NUMBER($line, useGrouping: 0) }: see ei ole järgmine voor: { $text }
results-busy = Faili { $file } kirjutab praegu teine protsess.
bot-illegal = see valis „{ $action }“, mis ei ole seal lubatud.
bot-raised = tekkis viga: { $error }
arena-getting-ready = valmistutakse
arena-progress = mänge
arena-speed = { $rate }/s
arena-title = { games }, mängijaid { $players }
arena-bot = Bot
arena-against = Vastased
arena-rating = Reiting
arena-ratings = Reiting mängijate arvu järgi
arena-wins = Võidud
arena-interval = 95% vahemik
arena-margin = Punktivahe
arena-median = ms, mediaan
arena-slow = ms, 99%
arena-games = Mängud
arena-even = Kes keda võitis (võrdsus oleks { $share })
arena-range = { $low } – { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } – { $others }: { $verdict ->
    [H1] võidumäär on pigem { $high } kui { $low } (H1 vastu võetud).
    [H0] võidumäär on pigem { $low } kui { $high } (H0 vastu võetud).
   *[open] veel pole selge, kas { $low } või { $high }.
} LLR { $llr }, piirid { $below } ja { $above }, { $rounds ->
    [one] üks voor.
   *[other] { $rounds } vooru.
}
arena-ladder-holds = Järjestus peab paika: iga bot võidab endast madalamat (usaldusnivoo 95%).
arena-ladder-open = Veel pole selge (usaldusnivoo 95%): { $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = { $bot } pidi { $games } mängus alla andma. Esimesel korral: { $problem }
arena-stopped = Katkestatud, kui oli mängitud { games }. Et hiljem jätkata saaks, kasuta võtit --out FILE.
arena-stopped-kept = Katkestatud, kui oli mängitud { games }. Jätkamiseks käivita sama käsk uuesti.
arena-chart = Diagramm on salvestatud faili { $file }
arena-chart-title = { games }, mängijaid { $players }
chart-wins = Võidumäär ja selle 95% usaldusvahemik
chart-even = võrdne
chart-rating = reiting { $rating }
chart-matrix = Rea võidud
chart-matrix-rest = Rea võidud üksi teiste vastu

## Luck and skill: marrakech analyse

analyse-depth = „{ $text }“ ei ole sügavus; kasuta quick, normal või deep.
analyse-one-file = { $option } töötab ainult ühe salvestisega.
analyse-no-turns = salvestises ei ole veel käike, mida analüüsida.
analyse-annotated-long = kommentaaridega oleks salvestis pikem kui { $longest } märki, nii et seda ei kirjutatud.
analyse-progress = käike
analyse-stopped = Katkestatud: analüüsitud { $done }, kokku { turns }.
analyse-annotated = Kommentaaridega salvestis on failis { $file }
analyse-title = { $file }, hindaja { $evaluator } ({ $depth })
analyse-luck = { $name }: täringu mõju { $luck }.
analyse-not-over = Mäng on pooleli: tulemus on võiduvõimalus viimases positsioonis.
analyse-gave-up = { $name } andis alla. Selle hind on oma vigade hulgas, aga otsuseks seda ei loeta.
analyse-errors = Mida otsused maksid
analyse-kind = Otsus
analyse-step = { $step ->
    [turn] Assami pööramine
    [steer] suund järgmisele
   *[lay] vaiba asetamine
}
analyse-error-each = Keskmiselt
analyse-largest = Suurimad vead ja mis oleks olnud parem
analyse-turn = Käik
analyse-played = Mängitud
analyse-better = Parem
analyse-chance = Võimalus
analyse-error = Viga
analyse-rolls = Kõige parema ja kõige halvema õnnega visked
analyse-rolled = Vise
analyse-luck-column = Õnn
analyse-turns = Käikude kaupa, kõigi võimalused pärast iga käiku
analyse-actions = Tegevused
analyse-comment-error = { $grade ->
    [slip] Ebatäpsus
    [mistake] Viga
   *[blunder] Ränk viga
} ({ $error }). Parem: { $better }, võimalus { $instead } asemel { $chance }.
analyse-comment-judged = Analüüsija: { $evaluator } ({ $depth })
analyse-comment-luck = Õnn: { $luck }
analyse-profiles = Mida mängijad võitsid
analyse-games = Mängud
analyse-interval = 95% vahemik
analyse-profile-errors = Mida üks otsus maksis
analyse-all = Kõik
analyse-phase = { $phase ->
    [opening] Algus
    [middle] Keskosa
   *[end] Lõpp
}
analyse-profile-words = Vigade arv 100 otsuse kohta suuruse järgi
analyse-unfinished = Profiilidest jäeti välja pooleliolevaid mänge: { $count }
analyse-abandoned = Profiilidest jäeti välja mänge, kus keegi andis alla: { $count }

## Measuring this machine

bench-ready = Valmistutakse; esimesel korral kompileeritakse
bench-import = Teegi laadimine, ms
bench-load = Kompileeritud arvutustuuma laadimine, ms
bench-first-move = Külmkäivitusest meistri esimese käiguni, ms
bench-rules-games = Juhuslikke mänge reeglitega, üks protsessorituum, sekundis
bench-kernel-games = Juhuslikke mänge arvutustuumas, üks protsessorituum, sekundis
bench-kernel-turns = Käike arvutustuumas, üks protsessorituum, sekundis
bench-kernel-everywhere = Juhuslikke mänge arvutustuumas, kõik protsessorituumad, sekundis
bench-nodes = Positsioone, mida meister vaatab, sekundis
bench-decision = Boti { $bot } otsus, ms
bench-machine = { $cpu }, { $cores ->
    [one] üks tuum
   *[other] { $cores } tuuma
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Katkestatud. Seni mõõdeti nii palju.
bench-child = Mõõdetav protsess ebaõnnestus: { $problem }

## Running a server

serve-ready = Marrakech töötab aadressil { $link }
serve-lan = Kohtvõrgus: { $link }
serve-data = Faili { $file } ei saa mänge salvestada: { $reason }
serve-host = „{ $host }“ ei ole selle arvuti aadress: { $reason }
serve-stop = Serveri peatamiseks vajuta Ctrl-C. Kõik mängud salvestatakse faili { $file }
serve-port = Port { $port } on hõivatud või keelatud: { $reason }
serve-only-here = Sellele pääseb ligi ainult see arvuti; võtmega --host 0.0.0.0 pääseb ligi ka kohtvõrgust.
open-already = Marrakech juba töötab aadressil { $link }
open-other = Marrakech juba töötab aadressil { $link }, kuid teise serveriaadressi või failiga. Peata see enne või vali teine port.
open-browser = Mäng avaneb sinu brauseris. Kui ei avane, ava link ise.
open-yourself = Ava link brauseris.

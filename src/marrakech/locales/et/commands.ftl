### Estonian: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: sellist faili ei ole.
file-is-folder = { $file } on kaust.
file-not-text = { $file }: see ei ole UTF-8 tekst (bait { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } on suurem kui { $limit } megabaiti; mängu salvestis on palju väiksem.
file-exists = { $file } on juba olemas ja seda üle ei kirjutata.
file-unreadable = Faili { $file } ei saa lugeda: { $reason }
file-unwritable = Faili { $file } ei saa kirjutada: { $reason }
of-file = { $file }: { $problem }
error = Viga: { $problem }
turn-beyond = salvestises ei ole käiku { NUMBER($turn, useGrouping: 0) }; viimane on käik { NUMBER($last, useGrouping: 0) }.
bots-too-many = { $bots } botti vajab { $bots } kohta; mängijaid on { $players }.
names-too-many = { $names ->
    [one] Nimesid on antud üks
   *[other] Nimesid on antud { $names }
}, aga { $people ->
    [0] mängivad ainult botid.
    [one] inimesi mängib üks.
   *[other] inimesi mängib { $people }.
}
starter-unknown = „{ $text }“ ei ole viis alustaja leidmiseks; kasuta random või agreed.
nothing-to-resume = Pooleliolevat mängu ei ole.
options-clash = { $first } ja { $second } ei käi kokku.
passed-over = Vahele jäetud: { $problem }
language-unknown = Keelt „{ $text }“ siin ei ole. Valida saab: { $languages }.
section-unknown = Reeglites ei ole osa „{ $text }“. Osad on: { $sections }.
resume-alone = Jätkatav mäng hoiab oma mängijad ja reeglid; jäta { $option } ära.

## The store

store-full = { $file }: ketas on täis, nii et midagi uut ei saa salvestada. Kõik, mis on kinnitatud, on alles; vabasta ruumi ja jätka.
store-locked = { $file } on teise serveri või teise programmi kasutuses.
store-broken = { $file } on rikutud või pole kunagi olnud laudade andmebaas ({ $reason }). „marrakech check-store“ näitab, millised lauad on terved; võtmega --rescue kopeerib see need uude faili.
store-gone = Fail { $file } kustutati, teisaldati või asendati ajal, kui server seda kasutas. Midagi uut ei salvestata enne, kui täpselt sama fail on tagasi.
store-newer = { $file } on kirjutatud uuema marrakechiga (andmebaasi versioon { $found }; siin tuntakse kuni { $known }).
store-behind = { $file } on vanem kui { $copy }: selles päästetud koopias on midagi, mida failis pole. Käivita server koopiaga (--data) või teisalda koopia mujale, et jätkata vanema seisuga.
store-unreadable = Faili { $file } ei saa avada, lugeda ega kirjutada: { $reason }
store-closed = { $file } on suletud: server jääb seisma.
store-none = { $file } ei ole laudade andmebaas või on rikutud juba faili algus.
check-store-whole = { $file } on terve: { $count ->
    [one] üks laud.
   *[other] { $count } lauda.
}
check-store-damaged = { $file } on rikutud. { $count ->
    [one] Selles on üks laud,
   *[other] Selles on { $count } lauda,
} { $whole ->
    [0] terveid pole ühtegi.
    [one] terveid on üks.
   *[other] terveid on { $whole }.
}
check-store-structure = { $file }: { $reason }
check-store-table = Laud { $table }: { $problem ->
    [checksum] sündmus { $number } ei ole selline, nagu see kirja pandi.
    [gap] sündmus { $number } puudub.
    [fold] sündmus { $number } on võimatu.
   *[summary] kõik sündmused on terved, aga loendites on selle laua kohta midagi muud.
}
check-store-rescued = { $count ->
    [one] Üks terve laud kopeeriti faili { $file }
   *[other] { $count } tervet lauda kopeeriti faili { $file }
}
backup-done = Lauad failist { $source } on kopeeritud faili { $target }

## Drawing a position

seat-name = Koht { $seat }
to-move = ▶
column-player = Mängija
column-rugs = Vaipu
column-dirhams = Dirhamid
column-squares = Ruudud
column-points = Punktid
column-next = Järgmine
out = väljas
steps-next = { $step ->
    [turn] { $name } pöörab Assamit.
    [roll] { $name } viskab täringut.
    [lay] { $name } asetab vaiba.
    [draw] Mängijale { $name } võetakse järgmine vaip.
    [steer] { $name } pöörab Assami järgmise mängija jaoks.
   *[over] Mäng on läbi.
}
rules-in-force = Reeglid: { $rules }
rules-default = vaikimisi
legal-heading = Lubatud: { $actions }
chance-heading = Juhus: { $actions }

## Playing in the terminal

ask-players = Mitu mängijat?
ask-bots = Mitu neist on botid?
ask-level = Kui tugevad? { $levels }
ask-name = Mängija { $number } nimi?
ask-number-again = Palun arv vahemikus { $low }–{ $high }.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Mängija { $number }
welcome = Marrakech terminalis. Kirjuta ? ja saad igal ajal abi; Ctrl-C lõpetab. Mäng salvestatakse pärast iga tegevust.
bots-getting-ready = Botid valmistuvad. Päris esimesel korral kulub selleks pool minutit.
welcome-back = Tere tulemast tagasi: käik { $turn }. Kirjuta ? ja saad igal ajal abi.
saved-at = Salvestis on failis { $file }
prompt-turn = { $name }, kuhu poole? { $choices }
choice-left = { $facing } vasakule
choice-straight = { $facing } otse
choice-right = { $facing } paremale
prompt-throw = Assam vaatab { $facing ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
}. Enter viskab täringut; suunda saab veel muuta: { $others }.
prompt-roll = { $name }: Enter viskab täringut.
prompt-lay = { $name }, kuhu läheb { colour } vaip? Kirjuta number või ruudud.
prompt-confirm-lay = { $action }? Enter asetab vaiba; võid ka teisiti valida.
prompt-confirm-steer = Assam jääb vaatama { $facing ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
}; järgmisena käib { $next }. Enter kinnitab; teine suund muudab seda.
stars-paid = Tärnid märgivad ala, mille eest maksti.
prompt-must-return = { $name }: siia ei saa vaipa asetada. Enter paneb ühe karpi tagasi.
not-understood = „{ $text }“ ei ole valikute seas. Kirjuta ? ja saad abi.
help-facing = N E S W      pööra Assam põhja, itta, lõunasse või läände; miski pole lõplik enne viset
help-lay = 1 2 3 … või d4d5  vali vaibale koht; miski pole lõplik, enne kui Enter selle kinnitab
help-position = position     näita positsiooni tekstina
help-log = log          näita salvestist seni
help-save = save FILE    salvesta koopia faili FILE
help-give-up = give up      anna alla (enne küsitakse üle)
help-quit = q või quit   lõpeta praegu; jätka hiljem
ask-give-up = { $name }, kas tõesti annad alla? Kirjuta jah.
yes = jah
gave-not-up = Keegi ei andnud alla.
copy-saved = Koopia on failis { $file }
goodbye-early = Mängu ei alustatud.
goodbye = Lõpetatud. Jätka käsuga { $command }
save-trouble = Salvestada ei õnnestunud: { $problem } Mäng läheb edasi ja salvestatakse järgmise tegevusega.
not-saved = Viimased tegevused on salvestamata: { $problem }
over-heading = Mäng on läbi. Mängiti { turns }.
resume-over = See mäng on läbi; „marrakech replay“ näitab seda samm-sammult.

## Other commands

list-number = { $number }.
verify-fine = { $file }: korras. { $count ->
    [0] Viskeid ega vaibavõtte veel ei ole.
    [one] Ainus vise või vaibavõtt vastab seemnetele.
   *[other] Kõik { $count } viset ja vaibavõttu vastavad seemnetele.
}
verify-promised = { $file }: { $promised ->
    [all] kõigi mängijate seemned vastavad salvestises olevatele lubadustele. Kas lubadused anti enne, kui näidati esimest seemet, teab ainult seade, mis need lauas salvestas.
    [some] mõne koha seeme anti avalikult, ilma lubaduseta ({ $seats }); teised vastavad salvestises olevatele lubadustele. Kas lubadused anti enne, kui näidati esimest seemet, teab ainult seade, mis need lauas salvestas.
   *[none] ühegi koha seemne räsi ei avaldatud enne seemne näitamist: mängija, kes ka serverit pidas, oleks saanud visked valida.
}
check-fine = { $file }: korras. { turns }, { $result }
replay-prompt = Enter läheb edasi, b tagasi, number viib käigu juurde, q lõpetab
replay-start = Enne esimest tegevust
replay-turn = Käik { $turn }/{ $last }: { $line }
replay-comment = „{ $text }“
replay-end = Salvestis lõpeb siin.
edition-column = Väljaanne
edition-source = Reegliraamat
edition-options = Valikud
edition-box = Vaipu
edition-starter = Alustab
edition-default-rules = vaikimisi
edition-footer = (Sulgudes) valik on seatud seetõttu, et reegliraamat selle kohta midagi ei ütle; kõik teised on sinna trükitud.
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
simulate-title = { games } juhuslike tegevustega, mängijaid { $players }
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
engine-crashed = Mootor „{ $engine }“ lõpetas ise töö ({ $detail }).
engine-hung = Mootor „{ $engine }“ ei vastanud õigel ajal. { $detail }
engine-flooded = Mootor „{ $engine }“ rääkis liiga palju: { $detail }
engine-junk = Mootor „{ $engine }“ ei järgi mootoriprotokolli: { $detail }
engine-illegal = Mootor „{ $engine }“ valis midagi lubamatut: { $detail }
bot-needs-engine = Botti „{ $name }“ siin ei ole. Kui see on mootor, anna selle käsk võtmega --engine.
engine-line = „{ $text }“ ei ole mootoriprotokolli rida; need kõik on failis docs/engine-protocol.md.
engine-no-position = Positsiooni, mille üle mõelda, veel ei ole.
engine-no-decision = Siin ei otsusta keegi midagi: { $step ->
    [roll] tuleb visata täringut.
    [draw] tuleb võtta vaip.
   *[over] mäng on läbi.
}
engine-option = Pole valikut „{ $option }“, mille väärtus võiks olla „{ $value }“.
engine-bot-failed = Boti viga: { $error }
engine-starting = Käivitatakse mootorit „{ $engine }“…
engine-thinks = See mõtleb; peata see kõigepealt.

## The arena

arena-twice = { $bot } on nimetatud kaks korda; iga bot mängib üks kord.
arena-alone = Vaja on kaht: nimeta veel üks bot, mootor võtmega --engine või kumb tahes võtmega --against.
arena-ms = { $ms } millisekundit ei ole mingi mõtlemisaeg.
arena-sprt = „{ $text }“ ei nimeta kaht võidumäära vahemikus 0 kuni 1, väiksem eespool, nagu 0.5,0.55.
arena-worker-died = Mänge mänginud protsess suri, võib-olla mälupuuduse tõttu. Enne seda lõpetatud mängud lähevad arvesse.
chart-ending = { $file } ei ole pilt, mida saab joonistada; vali nimi, mille lõpus on .svg või .png.
results-foreign = Failis { $file } ei ole areeni tulemusi. Seda ei puututa.
results-differ = Failis { $file } on teise võistluse tulemused: { $setting } on seal { $found } ja siin { $wanted }.
results-line = { $file }, rida { NUMBER($line, useGrouping: 0) }: see ei ole järgmine voor: { $text }
results-busy = Faili { $file } kirjutab praegu teine protsess.
bot-illegal = see valis „{ $action }“, mis ei ole seal lubatud.
bot-raised = see ebaõnnestus: { $error }
arena-getting-ready = valmistutakse
arena-progress = mänge
arena-speed = { $rate }/s
arena-title = { games }, mängijaid { $players }
arena-bot = Bot
arena-against = Vastased
arena-rating = Reiting
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
arena-ladder-holds = Järjestus peab: iga bot võidab endast madalamat (usaldusnivoo 95%).
arena-ladder-open = Veel pole selge (usaldusnivoo 95%): { $pairs }
arena-over = { $bot } parem kui { $other }
arena-gave-up = { $bot } pidi { $games } mängus alla andma. Esimesel korral: { $problem }
arena-stopped = Katkestatud, kui oli mängitud { games }. Võtmega --out FILE saab hiljem jätkata.
arena-stopped-kept = Katkestatud, kui oli mängitud { games }. Sama käsk jätkab sealt.
arena-chart = Diagramm on failis { $file }
arena-chart-title = { games }, mängijaid { $players }
chart-wins = Võidumäär ja selle 95% usaldusvahemik
chart-even = võrdne
chart-rating = reiting { $rating }
chart-matrix = Rea võidud
chart-matrix-rest = Rea võidud üksi

## Measuring this machine

bench-ready = Valmistutakse; esimesel korral kompileeritakse
bench-import = Teegi laadimine, ms
bench-load = Kompileeritud arvutustuuma laadimine, ms
bench-first-move = Nullist meistri esimese käiguni, ms
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
bench-stopped = Katkestatud. Enne seda mõõdeti nii palju.
bench-child = Mõõdetav protsess ebaõnnestus: { $problem }

## Running a server

serve-ready = Marrakech on aadressil { $link }
serve-lan = Kohtvõrgus: { $link }
serve-data = Faili { $file } ei saa salvestada: { $reason }
serve-host = „{ $host }“ ei ole selle arvuti aadress: { $reason }
serve-stop = Ctrl-C peatab selle. Kõik mängud on failis { $file }
serve-port = Port { $port } on hõivatud või keelatud: { $reason }
serve-only-here = Sellele pääseb ligi ainult see arvuti; --host 0.0.0.0 avab selle kohtvõrgule.
open-already = Marrakech juba töötab aadressil { $link }
open-other = Marrakech juba töötab aadressil { $link }, kuid teise serveriaadressi või failiga. Peata see enne või nimeta teine port.
open-browser = Sinu brauser avab selle. Kui ei ava, ava link ise.
open-yourself = Ava link brauseris.

### Estonian: the first page. Setting up a game, and finding the tables there are.

home-tagline = Pööra Assam, viska täringut, laota oma vaibad – ja hoidu peatumast teiste omadel.
home-facts = 2–4 mängijale. Tasuta, kontot pole vaja.
home-art = Turul ripub neli kootud vaipa; nende ees seisab Assam.
home-choices = Vali, kuidas mängid

## The three choices

home-bots = Mängi kohe
home-bots-about = Bottide vastu, ootamata.
home-bots-go = Mängi
home-friends = Sõpradega
home-friends-about = Saad lingi, mida edasi saata; igaüks mängib oma seadmes.
home-friends-go = Loo laud
home-device = Selles seadmes
home-device-about = Seade käib käest kätte: kõik mängivad siin.
home-device-go = Alusta
home-going = Lauda kaetakse…
home-start-failed = Server praegu ei vasta. Sinu valikud on alles: proovi hetke pärast uuesti.
home-opponents = Vastased
home-strength = Tase
home-players = Mängijad
home-bots-among = Neist botte
home-name = Sinu nimi
home-name-of = Mängija { $number } nimi
home-names = Nimed
home-player = Mängija { $number }

## All options

home-options = Kõik valikud
home-options-usual = Tavareeglid, ilma kellata
home-options-changed = { $count ->
    [one] Üks muudatus
   *[other] { $count } muudatust
}
home-options-reset = Taasta tavaline
home-options-loading = Väljaannete loend on teel…
home-rules-heading = Reeglid
home-table-heading = Laud
home-edition = Väljaanne
home-edition-help = Reegliraamatu väljaanded erinevad veidi. Iga väljaannet mängitakse selle enda reeglite järgi.
home-edition-default = Tavareeglid
home-edition-own = Oma valik
home-edition-yours = Sinu keeles
home-edition-printed = Trükitud, keelte kaupa
home-edition-other = { $language }, { $rugs } vaibaga väljaanne
home-edition-variant = { $edition } – pööramine pärast vaiba asetamist
home-edition-fifteen = { $edition } – kahekesi mängides kummalgi 15 vaipa
home-own-heading = Iga reegel eraldi
home-two-only = Ainult kahe mängijaga
home-option = { $option ->
    [bankruptcy] Kui raha ei jätku
    [steering] Assami pööramine
    [area] Hinna sisse loetakse
    [whole] Tervet vaipa ei tohi katta
    [halves] Vaiba alla jäävad pooled
    [pile] Kahevärvilised virnad
    [stock] Vaibad kahekesi mängides
    [tie] Võrdsed punktid
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] langeb välja
    [bankruptcy-play-on] mängib edasi
    [steering-before] enne viset
    [steering-after-must] pärast vaipa, alati
    [steering-after-may] pärast vaipa, kui soovid
    [area-colour] üks värv
    [area-owner] omaniku mõlemad värvid
    [whole-opponents] kui see on teise mängija oma
    [whole-nobody] ükskõik kelle oma
    [halves-any] võivad olla sama värvi
    [halves-colours] alati eri värvi
    [pile-shuffled] segatakse
    [pile-alternating] värvid vaheldumisi
    [stock-24] 24, kaht värvi
    [stock-15] 15, üht värvi
    [tie-dirhams] otsustavad dirhamid
    [tie-shared] võit jagatakse
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Mängija maksab, mis tal on, ja langeb mängust välja; tema vaibad jäävad ja nende eest ei maksta.
    [bankruptcy-play-on] Mängija maksab, mis tal on, ja mängib ilma rahata edasi.
    [steering-before] Pöörad Assamit, viskad siis täringut ja ta kõnnib selles suunas.
    [steering-after-must] Kõigepealt viskad; lõpuks pöörad ta järgmise mängija jaoks vasakule või paremale.
    [steering-after-may] Kõigepealt viskad; lõpuks võid ta järgmise mängija jaoks pöörata.
    [area-colour] Ainult omavahel ühenduses olevad ruudud, mis on sama värvi kui Assami ruut.
    [area-owner] Kõik sama omaniku ühenduses olevad ruudud, kumba värvi tahes.
    [whole-opponents] Omaenda terveid vaipu võid korraga katta.
    [whole-nobody] Ka omaenda terveid vaipu ei tohi korraga katta.
    [halves-any] Vaip võib katta kaks sama värvi poolt, kui need on eri vaipadest.
    [halves-colours] Vaip ei kata kunagi kaht sama värvi ruutu.
    [pile-shuffled] Juhus otsustab, kumb sinu värvidest on järgmine.
    [pile-alternating] Sinu kaks värvi tulevad vaheldumisi.
    [stock-24] Kaksteist kummastki sinu värvist.
    [stock-15] Nagu kolme mängijaga: kummalgi üks värv.
    [tie-dirhams] Võrdsete punktide korral võidab see, kellel on rohkem dirhameid.
    [tie-shared] Võrdsete punktide korral võidetakse koos.
   *[other] { $value }
}
home-clash = Vahelduvate värvidega virnad vajavad kummalegi kaht värvi, aga 15 vaipa on üht värvi. Muuda üht neist valikutest.
home-begins = Kes alustab
home-begins-value = { $who ->
    [lot] Loositakse
   *[listed] Mina
}
home-facing = Assami suund alguses
home-clock = Kell
home-clock-value = { $kind ->
    [none] Ilma kellata
    [turn] Käigu kohta
   *[game] Mängu kohta
}
home-clock-seconds = Sekundeid käigu kohta
home-clock-minutes = Minuteid mängu kohta
home-clock-increment = Lisasekundeid pärast iga käiku
home-timeout = Kui aeg saab otsa
home-timeout-value = { $timeout ->
    [out] mängija langeb välja
   *[bot] bot mängib edasi
}
home-listed = Võõrad võivad selle laua leida
home-listed-help = Seda näidatakse allpool, kõigi avalehel, kuni mõni koht on vaba.
home-autostart = Alusta, kui viimane koht täitub
home-autostart-help = Muidu alustad mängu ise.
home-friends-only = Ainult sõpradega
home-preset-bad = { $count ->
    [one] Üks osa sellest aadressist ei sobi siia ja jäetakse välja: { $parts }
   *[other] Mõned osad sellest aadressist ei sobi siia ja jäetakse välja: { $parts }
}
home-notice-close = Sulge see

## Tables

home-mine = Sinu lauad
home-mine-none = Sinu mängud ootavad sind siin. Midagi ei kao, kui lehe sulged.
home-mine-more = { $count ->
    [one] veel { $count } mäng
   *[other] veel { $count } mängu
}
home-mine-finished = { $count ->
    [one] { $count } lõppenud mäng
   *[other] { $count } lõppenud mängu
}
home-open = Avatud lauad
home-open-none = Praegu ei oota keegi. Luba võõrastel oma laud leida, siis on see siin näha.
home-your-turn = Sinu käik
home-turn-of = Käigul: { $name }
home-waiting = { $seats ->
    [one] Üks vaba koht
   *[other] { $seats } vaba kohta
}
home-ready = Valmis algama
home-seat-open = vaba koht
home-replay = Vaata uuesti
home-sit = Istu lauda
home-watch = Vaata
home-clock-turn = { $seconds ->
    [one] üks sekund käigu kohta
   *[other] { $seconds } sekundit käigu kohta
}
home-clock-game = { $minutes ->
    [one] üks minut mängu kohta
   *[other] { $minutes } minutit mängu kohta
}
home-clock-game-more = { $minutes } min + { $increment } s käigu kohta
home-gist-players = { $count } mängijat
home-gist-own = oma reeglid
home-lists-trouble = Server praegu ei vasta. Loendit laaditakse automaatselt uuesti.

## More to do

home-doors = Veel
home-learn = Õpi kahe minutiga
home-learn-about = Mängi paar käiku koos juhendajaga.
home-rules = Loe reegleid
home-rules-about = Kõik reeglid ja väljaannete erinevused.
home-record = Ava salvestis
home-record-about = Käi mängitud mäng samm-sammult läbi.
home-editor = Loo positsioon
home-editor-about = Milline turg tahes: mis on lubatud, mis see maksab.
home-watch-heading = Vaata mängu pealt
home-watch-label = Link või nimi
home-watch-empty = Kleebi laua link või kirjuta selle nimi.

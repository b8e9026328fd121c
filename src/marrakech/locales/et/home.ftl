### Estonian: the first page. Setting up a game, and finding the tables there are.

home-tagline = Pööra Assamit, viska täringut, laota oma vaibad – ja hoidu peatumast teiste omadel.
home-facts = 2–4 mängijale. Tasuta, kontot pole vaja.
home-art = Turul ripub neli kootud vaipa; nende ees seisab Assam.
home-choices = Vali, kuidas mängid

## The three choices

home-bots = Mängi kohe
home-bots-about = Bottide vastu, ootamata.
home-bots-go = Mängi
home-friends = Sõpradega
home-friends-about = Saad lingi, mida jagada; igaüks mängib oma seadmes.
home-friends-go = Loo laud
home-device = Selles seadmes
home-device-about = Seade käib käest kätte: kõik mängivad samal ekraanil.
home-device-go = Alusta
home-going = Lauda pannakse valmis…
home-start-failed = Server praegu ei vasta. Sinu valikud on alles; proovi hetke pärast uuesti.
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
    [one] Üks valik muudetud
   *[other] { $count } valikut muudetud
}
home-options-reset = Lähtesta valikud
home-options-loading = Väljaannete loendit laaditakse…
home-rules-heading = Reeglid
home-table-heading = Laud
home-edition = Väljaanne
home-edition-help = Trükitud reegliraamatud erinevad veidi. Vali, millise järgi tahad mängida.
home-edition-default = Tavareeglid
home-edition-own = Oma valik
home-edition-yours = Sinu keeles
home-edition-printed = Trükitud, keelte kaupa
home-edition-other = { $language }, { $rugs } vaibaga väljaanne
home-edition-variant = { $edition } – pööramine pärast vaiba asetamist
home-edition-fifteen = { $edition } – kaks mängijat, kummalgi 15 vaipa
home-own-heading = Reegel reegli haaval
home-two-only = Ainult kahe mängijaga
home-option = { $option ->
    [bankruptcy] Kui mängijal raha ei jätku
    [steering] Assami pööramine
    [area] Mida hinna sisse loetakse
    [whole] Terve vaiba katmine
    [halves] Kahe poole katmine
    [pile] Kahevärvilised virnad
    [stock] Vaibad kahekesi mängides
    [tie] Võrdsed punktid
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] Langeb välja
    [bankruptcy-play-on] Mängib edasi
    [steering-before] Enne viset
    [steering-after-must] Pärast vaipa, alati
    [steering-after-may] Pärast vaipa, kui soovid
    [area-colour] Üks värv
    [area-owner] Omaniku mõlemad värvid
    [whole-opponents] Mitte teise mängija oma
    [whole-nobody] Mitte isegi enda oma
    [halves-any] Mis tahes värvid
    [halves-colours] Ainult eri värvid
    [pile-shuffled] Segatakse
    [pile-alternating] Värvid vaheldumisi
    [stock-24] 24, kaht värvi
    [stock-15] 15, üht värvi
    [tie-dirhams] Otsustavad dirhamid
    [tie-shared] Võit jagatakse
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Mängija maksab, mis tal on, ja langeb mängust välja. Tema vaibad jäävad, aga nende eest ei maksta.
    [bankruptcy-play-on] Mängija maksab, mis tal on, ja mängib ilma rahata edasi.
    [steering-before] Pöörad Assamit, viskad siis täringut ja ta kõnnib selles suunas.
    [steering-after-must] Kõigepealt viskad. Käigu lõpus pöörad Assami järgmise mängija jaoks vasakule või paremale.
    [steering-after-may] Kõigepealt viskad. Käigu lõpus võid Assami järgmise mängija jaoks pöörata.
    [area-colour] Ainult omavahel ühenduses olevad ruudud, mis on sama värvi kui Assami ruut.
    [area-owner] Kõik sama omaniku ühenduses olevad ruudud, kumba värvi tahes.
    [whole-opponents] Omaenda terve vaiba võid korraga katta.
    [whole-nobody] Ühtegi tervet vaipa ei tohi korraga katta, isegi enda oma mitte.
    [halves-any] Vaip võib katta kaks sama värvi ruutu, kui need on eri vaipadest.
    [halves-colours] Vaip ei tohi kunagi katta kaht sama värvi ruutu.
    [pile-shuffled] Juhus otsustab, kumb sinu värvidest on järgmine.
    [pile-alternating] Asetad oma kaht värvi vaheldumisi.
    [stock-24] Kummalgi kaks värvi, kumbagi kaksteist vaipa.
    [stock-15] Kummalgi üks värv, nagu kolme mängijaga.
    [tie-dirhams] Võrdsete punktide korral võidab see, kellel on rohkem dirhameid.
    [tie-shared] Võrdsete punktide korral võidetakse koos.
   *[other] { $value }
}
home-clash = Vahelduvate värvide jaoks on kummalgi vaja kaht värvi, aga 15 vaiba korral on kummalgi üks. Muuda üht neist valikutest.
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
home-clock-minutes = Minuteid mängija kohta
home-clock-increment = Lisasekundeid käigu kohta
home-timeout = Kui aeg saab otsa
home-timeout-value = { $timeout ->
    [out] Mängija langeb välja
   *[bot] Bot mängib edasi
}
home-listed = Igaüks võib selle laua leida
home-listed-help = Seda näidatakse kõigi avalehel, kuni mõni koht on vaba.
home-autostart = Alusta, kui viimane koht täitub
home-autostart-help = Muidu alustad mängu ise.
home-friends-only = Ainult sõpradega mängides
home-preset-bad = { $count ->
    [one] Üks osa sellest aadressist ei sobi siia ja jäeti kõrvale: { $parts }
   *[other] Mõned osad sellest aadressist ei sobi siia ja jäeti kõrvale: { $parts }
}
home-notice-close = Sulge see teade

## Tables

home-mine = Sinu mängud
home-mine-none = Siin on näha mängud, mida sa mängid. Midagi ei kao, kui lehe sulged.
home-mine-more = { $count ->
    [one] Veel { $count } mäng
   *[other] Veel { $count } mängu
}
home-open = Avatud lauad
home-open-none = Praegu ei otsi keegi mängijaid. Luba igaühel sinu laud leida, siis on see siin näha.
home-your-turn = Sinu käik
home-turn-of = Käigul: { $name }
home-waiting = { $seats ->
    [one] Üks vaba koht
   *[other] { $seats } vaba kohta
}
home-ready = Valmis algama
home-replay = Vaata kordust
home-sit = Istu lauda
home-watch = Vaata
home-clock-turn = { $seconds ->
    [one] üks sekund käigu kohta
   *[other] { $seconds } sekundit käigu kohta
}
home-clock-game = { $minutes ->
    [one] üks minut mängija kohta
   *[other] { $minutes } minutit mängija kohta
}
home-clock-game-more = { $minutes } min + { $increment } s käigu kohta
home-gist-players = { $count } mängijat
home-gist-own = oma reeglid
home-lists-trouble = Server praegu ei vasta. Loendit laaditakse automaatselt uuesti.

## A game that waits for you

home-finished = Sinu lõppenud mängud
home-table-yours = Sinu laud

## More to do

home-more = Veel
home-learn = Õpi kahe minutiga
home-learn-about = Mängi paar käiku, abi igal sammul.
home-rules = Loe reegleid
home-rules-about = Kogu mäng ja väljaannete erinevused.
home-record = Ava salvestis
home-record-about = Käi salvestatud mäng samm-sammult läbi.
home-editor = Loo positsioon
home-editor-about = Loo ükskõik milline turg ja vaata, mis on lubatud.
home-watch-heading = Vaata mängu pealt
home-watch-label = Link või laua nimi
home-watch-empty = Kleebi laua link või kirjuta selle nimi.

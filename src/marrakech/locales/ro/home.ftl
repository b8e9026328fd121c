### Romanian: the first page. Setting up a game, and finding the tables there are.

home-tagline = Întoarce-l pe Assam, aruncă zarul, așază-ți covoarele – și nu te opri niciodată pe ale altora.
home-facts = Pentru 2–4 jucători. Gratuit, fără cont.
home-art = Patru covoare țesute atârnă în bazar; în fața lor stă Assam.
home-choices = Alege cum joci

## The three choices

home-bots = Joacă acum
home-bots-about = Contra boților, pe loc.
home-bots-go = Joacă
home-friends = Cu prietenii
home-friends-about = Primești un link de trimis; fiecare joacă de pe propriul dispozitiv.
home-friends-go = Creează o masă
home-device = Pe acest dispozitiv
home-device-about = Dați-l din mână în mână: jucați toți aici.
home-device-go = Începe
home-going = Pregătim masa…
home-start-failed = Serverul nu răspunde acum. Alegerile tale rămân: încearcă din nou într-o clipă.
home-opponents = Adversari
home-strength = Nivel
home-players = Jucători
home-bots-among = Dintre care boți
home-name = Numele tău
home-name-of = Numele jucătorului { $number }
home-names = Nume
home-player = Jucătorul { $number }

## All options

home-options = Toate opțiunile
home-options-usual = Regulile obișnuite, fără ceas
home-options-changed = { $count ->
    [one] O modificare
    [few] { $count } modificări
   *[other] { $count } de modificări
}
home-options-reset = Resetează tot
home-options-loading = Se încarcă lista edițiilor…
home-rules-heading = Reguli
home-table-heading = Masă
home-edition = Ediție
home-edition-help = Regulile tipărite diferă puțin de la o ediție la alta. Fiecare ediție se joacă după regulile ei.
home-edition-default = Regulile obișnuite
home-edition-own = Regulile mele
home-edition-yours = În limba ta
home-edition-printed = Reguli tipărite, după limbă
home-edition-other = { $language }, ediția cu { $rugs } de covoare
home-edition-variant = { $edition } – Assam e întors după așezare
home-edition-fifteen = { $edition } – în doi, câte 15 covoare
home-own-heading = Fiecare regulă în parte
home-two-only = Doar în doi
home-option = { $option ->
    [bankruptcy] Cine nu poate plăti tot
    [steering] Când îl întorci pe Assam
    [area] Taxa se calculează pe
    [whole] Nu se acoperă un covor întreg
    [halves] Două jumătăți sub un covor
    [pile] Teancuri în două culori
    [stock] Covoare în doi
    [tie] La egalitate de puncte
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] iese din joc
    [bankruptcy-play-on] joacă mai departe
    [steering-before] înainte de aruncare
    [steering-after-must] după așezare, mereu
    [steering-after-may] după așezare, dacă vrei
    [area-colour] o singură culoare
    [area-owner] ambele culori ale proprietarului
    [whole-opponents] dacă e al altui jucător
    [whole-nobody] al oricui ar fi
    [halves-any] de orice culori
    [halves-colours] de culori diferite
    [pile-shuffled] amestecate
    [pile-alternating] cu culori alternate
    [stock-24] 24 în două culori
    [stock-15] 15 într-o culoare
    [tie-dirhams] câștigă cel mai bogat
    [tie-shared] victoria se împarte
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Plătește cât are și iese din joc; covoarele sale rămân și nu costă nimic.
    [bankruptcy-play-on] Plătește cât are și continuă fără niciun ban.
    [steering-before] Îl întorci pe Assam, apoi arunci zarul și el merge în direcția aceea.
    [steering-after-must] Întâi arunci zarul; la sfârșit îl întorci la stânga sau la dreapta pentru jucătorul următor.
    [steering-after-may] Întâi arunci zarul; la sfârșit îl poți întoarce pentru jucătorul următor.
    [area-colour] Doar pătratele legate între ele, de culoarea pe care stă Assam.
    [area-owner] Toate pătratele legate între ele ale acelui proprietar, în oricare din culori.
    [whole-opponents] Covoarele tale întregi le poți acoperi dintr-o singură mișcare.
    [whole-nobody] Nici covoarele tale întregi nu pot fi acoperite dintr-o singură mișcare.
    [halves-any] Un covor poate sta pe două jumătăți de aceeași culoare, dacă sunt din două covoare.
    [halves-colours] Un covor nu stă niciodată pe două pătrate de aceeași culoare.
    [pile-shuffled] Întâmplarea hotărăște care dintre culorile tale urmează.
    [pile-alternating] Cele două culori ale tale vin pe rând.
    [stock-24] Câte douăsprezece din fiecare dintre cele două culori ale tale.
    [stock-15] Ca la trei jucători: câte o culoare fiecare.
    [tie-dirhams] La egalitate de puncte câștigă cel mai bogat.
    [tie-shared] Cei cu puncte egale câștigă împreună.
   *[other] { $value }
}
home-clash = Teancurile cu culori alternate cer câte două culori, iar 15 covoare sunt de una singură. Schimbă una dintre opțiuni.
home-begins = Cine începe
home-begins-value = { $who ->
    [lot] La sorți
   *[listed] Eu
}
home-facing = Direcția de pornire a lui Assam
home-clock = Ceas
home-clock-value = { $kind ->
    [none] Fără
    [turn] Pe tură
   *[game] Pe partidă
}
home-clock-seconds = Secunde pentru fiecare tură
home-clock-minutes = Minute pentru partidă
home-clock-increment = Secunde în plus după fiecare tură
home-timeout = Când expiră timpul
home-timeout-value = { $timeout ->
    [out] ieși din joc
   *[bot] continuă un bot
}
home-listed = Masă vizibilă pentru toți
home-listed-help = Apare mai jos, pe prima pagină a tuturor, cât timp e un loc liber.
home-autostart = Începe când masa e plină
home-autostart-help = Altfel, pornești tu partida.
home-friends-only = Doar cu prietenii
home-preset-bad = { $count ->
    [one] O parte din această adresă nu are sens aici și e ignorată: { $parts }
    [few] Unele părți din această adresă nu au sens aici și sunt ignorate: { $parts }
   *[other] Unele părți din această adresă nu au sens aici și sunt ignorate: { $parts }
}
home-notice-close = Închide

## Tables

home-mine = Mesele tale
home-mine-none = Partidele tale te vor aștepta aici. Nu se pierde nimic când închizi pagina.
home-mine-more = { $count ->
    [one] Încă o partidă
    [few] Încă { $count } partide
   *[other] Încă { $count } de partide
}
home-mine-finished = { $count ->
    [one] { $count } partidă terminată
    [few] { $count } partide terminate
   *[other] { $count } de partide terminate
}
home-open = Mese deschise
home-open-none = Acum nu așteaptă nimeni. Fă-ți masa vizibilă pentru toți și va apărea aici.
home-your-turn = E rândul tău
home-turn-of = La rând: { $name }
home-waiting = { $seats ->
    [one] Un loc liber
    [few] { $seats } locuri libere
   *[other] { $seats } de locuri libere
}
home-ready = Se poate începe
home-seat-open = loc liber
home-replay = Revezi
home-sit = Ia loc
home-watch = Urmărește
home-clock-turn = { $seconds ->
    [one] o secundă pe tură
    [few] { $seconds } secunde pe tură
   *[other] { $seconds } de secunde pe tură
}
home-clock-game = { $minutes ->
    [one] un minut pe partidă
    [few] { $minutes } minute pe partidă
   *[other] { $minutes } de minute pe partidă
}
home-clock-game-more = { $minutes } min + { $increment } s pe tură
home-gist-players = { $count } jucători
home-gist-own = reguli proprii
home-lists-trouble = Serverul nu răspunde acum. Lista se va reîncărca singură.

## More to do

home-doors = Altele
home-learn = Învață în două minute
home-learn-about = Joci câteva ture, cu cineva care te îndrumă.
home-rules = Citește regulile
home-rules-about = Toate, cu diferențele fiecărei ediții.
home-record = Deschide o înregistrare
home-record-about = Parcurge pas cu pas o partidă jucată.
home-editor = Compune o poziție
home-editor-about = Orice bazar vrei tu: ce e permis, cât costă.
home-watch-heading = Urmărește o masă
home-watch-label = Link sau nume
home-watch-empty = Lipește linkul unei mese sau scrie-i numele.

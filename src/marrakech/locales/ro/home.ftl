### Romanian: the first page. Setting up a game, and finding the tables there are.

home-tagline = Întoarce-l pe Assam, aruncă zarul, așază-ți covoarele – și nu te opri pe ale altora.
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
home-device-about = Dați-l din mână în mână: toți joacă pe acest ecran.
home-device-go = Începe
home-going = Pregătim masa…
home-start-failed = Serverul nu răspunde acum. Alegerile tale rămân: încearcă din nou într-o clipă.
home-opponents = Adversari
home-strength = Nivel
home-players = Jucători
home-bots-among = Dintre care boți
home-name = Numele tău
home-name-of = Jucătorul { $number }: nume
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
home-options-reset = Resetează opțiunile
home-options-loading = Se încarcă lista edițiilor…
home-rules-heading = Reguli
home-table-heading = Masă
home-edition = Ediție
home-edition-help = Regulile tipărite diferă puțin de la o ediție la alta. Alege-le pe cele după care vrei să joci.
home-edition-default = Regulile obișnuite
home-edition-own = Regulile mele
home-edition-yours = În limba ta
home-edition-printed = Reguli tipărite, după limbă
home-edition-other = { $language }, ediția cu { $rugs } de covoare
home-edition-variant = { $edition } – Assam e întors după așezare
home-edition-fifteen = { $edition } – în doi, câte 15 covoare
home-own-heading = Regulă cu regulă
home-two-only = Doar în doi
home-option =
    { $option ->
        [bankruptcy] Când cineva nu poate plăti tot
        [steering] Când îl întorci pe Assam
        [area] Ce intră în taxă
        [whole] Acoperirea unui covor întreg
        [halves] Acoperirea a două jumătăți
        [pile] Teancuri în două culori
        [stock] Covoare la doi jucători
        [tie] La egalitate de puncte
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] Iese din joc
        [bankruptcy-play-on] Joacă mai departe
        [steering-before] Înainte de aruncare
        [steering-after-must] După așezare, mereu
        [steering-after-may] După așezare, dacă vrei
        [area-colour] O singură culoare
        [area-owner] Ambele culori ale proprietarului
        [whole-opponents] Nu al altui jucător
        [whole-nobody] Nici măcar al tău
        [halves-any] Orice culori
        [halves-colours] Doar culori diferite
        [pile-shuffled] Amestecate
        [pile-alternating] Culori alternate
        [stock-24] 24 în două culori
        [stock-15] 15 într-o culoare
        [tie-dirhams] Decid dirhamii
        [tie-shared] Victorie împărțită
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] Plătește cât are și iese din joc. Covoarele sale rămân, dar nimeni nu plătește pentru ele.
        [bankruptcy-play-on] Plătește cât are și joacă mai departe fără niciun ban.
        [steering-before] Îl întorci pe Assam, apoi arunci zarul și Assam merge în direcția aceea.
        [steering-after-must] Întâi arunci zarul. La sfârșitul turei îl întorci pe Assam la stânga sau la dreapta pentru jucătorul următor.
        [steering-after-may] Întâi arunci zarul. La sfârșitul turei îl poți întoarce pe Assam pentru jucătorul următor.
        [area-colour] Doar pătratele legate între ele, de culoarea pe care stă Assam.
        [area-owner] Toate pătratele legate între ele ale aceluiași proprietar, în oricare dintre cele două culori.
        [whole-opponents] Un covor întreg de-al tău îl poți acoperi dintr-o singură mișcare.
        [whole-nobody] Niciun covor întreg nu poate fi acoperit dintr-o singură mișcare, nici măcar al tău.
        [halves-any] Un covor poate acoperi două pătrate de aceeași culoare, dacă țin de covoare diferite.
        [halves-colours] Un covor nu poate acoperi niciodată două pătrate de aceeași culoare.
        [pile-shuffled] Întâmplarea hotărăște care dintre cele două culori ale tale urmează.
        [pile-alternating] Îți așezi cele două culori pe rând.
        [stock-24] Câte douăsprezece covoare din fiecare dintre cele două culori ale tale.
        [stock-15] Câte o culoare fiecare, ca la trei jucători.
        [tie-dirhams] La egalitate de puncte câștigă cine are mai mulți dirhami.
        [tie-shared] Cei cu puncte egale câștigă împreună.
       *[other] { $value }
    }
home-clash = Culorile alternate cer câte două culori pentru fiecare, iar 15 covoare înseamnă câte una singură. Schimbă una dintre opțiuni.
home-begins = Cine începe
home-begins-value =
    { $who ->
        [lot] Prin tragere la sorți
       *[listed] Eu
    }
home-facing = Direcția de pornire a lui Assam
home-clock = Ceas
home-clock-value = { $kind ->
    [none] Fără
    [turn] Pe tură
   *[game] Pe partidă
}
home-clock-seconds = Secunde pe tură
home-clock-minutes = Minute pe partidă pentru fiecare
home-clock-increment = Secunde în plus pe tură
home-timeout = Când expiră timpul
home-timeout-value =
    { $timeout ->
        [out] Jucătorul iese
       *[bot] Continuă un bot
    }
home-listed = Masă vizibilă pentru toți
home-listed-help = Apare pe prima pagină a tuturor cât timp e un loc liber.
home-autostart = Începe când masa e plină
home-autostart-help = Altfel, pornești tu partida.
home-friends-only = Doar pentru partide cu prietenii
home-preset-bad = { $count ->
    [one] O parte din această adresă nu are sens aici și e ignorată: { $parts }
    [few] Unele părți din această adresă nu au sens aici și sunt ignorate: { $parts }
   *[other] Unele părți din această adresă nu au sens aici și sunt ignorate: { $parts }
}
home-notice-close = Închide

## Tables

home-mine = Partidele tale
home-mine-none = Aici apar partidele pe care le joci. Nu se pierde nimic când închizi pagina.
home-mine-more = { $count ->
    [one] Încă o partidă
    [few] Încă { $count } partide
   *[other] Încă { $count } de partide
}
home-open = Mese deschise
home-open-none = Acum nu caută nimeni jucători. Fă-ți masa vizibilă pentru toți și va apărea aici.
home-your-turn = E rândul tău
home-turn-of = La rând: { $name }
home-waiting = { $seats ->
    [one] Un loc liber
    [few] { $seats } locuri libere
   *[other] { $seats } de locuri libere
}
home-ready = Se poate începe
home-replay = Revezi
home-sit = Ia loc
home-watch = Urmărește
home-clock-turn = { $seconds ->
    [one] o secundă pe tură
    [few] { $seconds } secunde pe tură
   *[other] { $seconds } de secunde pe tură
}
home-clock-game =
    { $minutes ->
        [one] un minut pentru fiecare
        [few] { $minutes } minute pentru fiecare
       *[other] { $minutes } de minute pentru fiecare
    }
home-clock-game-more = { $minutes } min + { $increment } s pe tură
home-gist-players = { $count } jucători
home-gist-own = reguli proprii
home-lists-trouble = Serverul nu răspunde acum. Lista se va reîncărca singură.

## A game that waits for you

home-finished = Partidele tale terminate
home-table-yours = Masa ta

## More to do

home-more = Altele
home-learn = Învață în două minute
home-learn-about = Joci câteva ture, cu ajutor la fiecare pas.
home-rules = Citește regulile
home-rules-about = Tot jocul și diferențele dintre ediții.
home-record = Deschide o înregistrare
home-record-about = Parcurge pas cu pas o partidă înregistrată.
home-editor = Compune o poziție
home-editor-about = Compune orice bazar vrei și vezi ce e permis.
home-watch-heading = Urmărește o partidă
home-watch-label = Link sau numele mesei
home-watch-empty = Lipește linkul mesei sau scrie-i numele.

### Lithuanian: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Tekstinė lenta
text-board-about = Turgus žodžiais: laukeliai kaip mygtukai, įvesties laukas ir klavišai, kuriuos paspaudus perskaitoma, ką nori žinoti.
text-board-show = Rodyti tekstinę lentą
text-board-hide = Slėpti tekstinę lentą
settings-text-board = Tekstinė lenta prie kiekvieno stalo
settings-text-board-help = Laukeliai kaip mygtukai ir įvesties laukas, kad būtų galima žaisti nematant turgaus.

## The squares

text-squares = Turgaus laukeliai
text-square = { $square }, { $rug ->
    [bare] tuščias
    [r] raudonas kilimas
    [b] mėlynas kilimas
    [y] geltonas kilimas
   *[g] žalias kilimas
}{ $other ->
    [none] {""}
    [hidden] , kita jo pusė paslėpta
   *[square] , kita pusė ant { $with }
}{ $assam ->
    [N] . Čia stovi Asamas ir žiūri į šiaurę
    [E] . Čia stovi Asamas ir žiūri į rytus
    [S] . Čia stovi Asamas ir žiūri į pietus
    [W] . Čia stovi Asamas ir žiūri į vakarus
   *[no] {""}
}
text-half-chosen = Kilimas prasideda ant { $square }. Kitą jo pusę galima tiesti ant: { $squares }.
text-half-undone = Pasirinkimas atšauktas.
text-no-rug = Ant { $square } dabar kilimo patiesti negalima.
text-no-pair = Ant { $first } ir { $second } dabar kilimo patiesti negalima.
text-would-lay = { $letter ->
    [r] Raudonas
    [b] Mėlynas
    [y] Geltonas
   *[g] Žalias
} kilimas ant { $first } ir { $second }. Spausk Enter, kad patiestum, arba Esc, kad atšauktum.
text-would-turn = Asamas žiūrės į { $facing ->
    [N] šiaurę
    [E] rytus
    [S] pietus
   *[W] vakarus
}. Kad mestum kauliuką, naudok R.
text-would-steer = Kitam žaidėjui Asamas žiūrės į { $facing ->
    [N] šiaurę
    [E] rytus
    [S] pietus
   *[W] vakarus
}. Kad patvirtintum, naudok R.

## The box to type in

text-box = Įvesk veiksmą arba klausimą
text-box-go = Vykdyti
text-box-help = Kad pasuktum Asamą, įvesk N (šiaurė), E (rytai), S (pietūs) arba W (vakarai). Įvesk R, kad mestum kauliuką, ir du laukelius, pavyzdžiui, d4d5, kad patiestum kilimą. Įvesk vieną laukelį, pavyzdžiui, d4, ir sužinosi, kas ten yra ir kiek kainuoja ten sustoti. I – vietos, T – paskutinis ėjimas, A – kas leidžiama, C – kiek kainuoja kiekvienas metimas, O – apžvalga.
text-box-empty = Dar nieko neįvesta.
text-box-unknown = „{ $text }“ nėra nei veiksmas, nei klausimas. Įvesk ?, jei reikia pagalbos.
text-not-now = { $action } dabar neleidžiama.
text-not-yours = Dabar tau nieko nereikia spręsti.

## What is read out

text-ask = Perskaityti
text-ask-seats = Vietos
text-ask-last = Paskutinis ėjimas
text-ask-legal = Kas leidžiama
text-ask-prices = Metimų kainos
text-ask-overview = Apžvalga
text-overview = { $turn } ėjimas. Asamas stovi ant { $square } ir žiūri į { $facing ->
    [N] šiaurę
    [E] rytus
    [S] pietus
   *[W] vakarus
}.
text-seat = { $name }: { $score }; { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = Kitas kilimas: { colour }.
text-seat-out = { $name } iškrito.
text-last-none = Ėjimų dar nebuvo.
text-legal-turn = Asamą galima nukreipti taip: { $choices }.
text-legal-roll = Gali mesti kauliuką.
text-legal-lay = { $count ->
    [one] Kilimą galima patiesti { $count } būdu: { $choices }.
    [few] Kilimą galima patiesti { $count } būdais: { $choices }.
   *[other] Kilimą galima patiesti { $count } būdų: { $choices }.
}
text-legal-return = Kilimo nėra kur patiesti, todėl jis grįžta į dėžutę.
text-legal-none = Dabar nieko daryti nereikia.

## Its keys

text-keys-title = Tekstinės lentos spartieji klavišai
text-keys-arrows = eiti iš laukelio į laukelį; Home ir End – į eilės galus, Page Up ir Page Down – į stulpelio galus
text-keys-enter = pasirinkti laukelį kilimui arba jį patiesti
text-keys-roll = mesti kauliuką
text-keys-seats = perskaityti vietas
text-keys-last = perskaityti paskutinį ėjimą
text-keys-legal = perskaityti, kas leidžiama
text-keys-price = perskaityti, kiek kainuoja sustoti šiame laukelyje
text-keys-prices = perskaityti, kiek kainuoja kiekvienas metimas
text-keys-overview = perskaityti, kur stovi Asamas ir ką daryti toliau
text-keys-box = eiti į įvesties lauką

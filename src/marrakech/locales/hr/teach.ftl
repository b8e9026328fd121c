### Croatian: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Pravila
rules-lead = Tržnica je Assamova, a njemu nije lako ugoditi: hoda kamo ga okrenu, a tko ga dovede na tuđi sag, taj plaća. Mudro polaži sagove, čuvaj dirhame i na kraju pokaži i jednih i drugih više nego itko drugi.
rules-unofficial = Ovo su pravila našim riječima. Ova je igra neovisna o tvorcima tiskane igre.
rules-contents = Sadržaj
rules-learn-instead = Radije odmah na potez? Nauči igru u dvije minute.
rules-show = Pokaži
rules-show-again = Pokaži ponovno
rules-allowed = Dopušteno
rules-forbidden = Nije dopušteno

## The aim

rules-aim = Cilj igre
rules-aim-points = Na kraju dobivaš bod za svaki dirham koji imaš i bod za svako polje na kojem se vidi neki tvoj sag. Pobjeđuje tko ima najviše bodova.

## What there is

rules-things = Što je u igri
rules-things-market = Tržnica ima sedam puta sedam polja. Assam počinje na srednjem i uvijek gleda duž reda ili stupca.
rules-things-die = Drvena kocka pokazuje papuče: jednu na jednoj strani, dvije na dvjema, tri na dvjema i četiri na jednoj. Dvije i tri zato padaju dvaput češće nego jedna i četiri.
rules-things-stock = Svatko počinje s 30 dirhama. Sag pokriva dva polja sa zajedničkom stranicom. Kad igraju tri igrača, svaki ima 15 sagova, kad igraju četiri, svaki ima 12; za dva je igrača malo drukčije, vidi dolje.
rules-things-figure = Assam počinje u sredini. Označena su polja na koja može krenuti.

## A turn

rules-turn = Potez
rules-turn-lead = Tvoj potez ima četiri dijela, uvijek ovim redom.
rules-turn-face = Okreni
rules-turn-figure = Assam gleda na jug. Označena su polja koja leže pred njim ako ostane kako stoji, ako ga okreneš za četvrt kruga lijevo ili za četvrt kruga desno. Sjever mu je iza leđa: onamo se nikad ne okreće.
rules-turn-face-how = Okreni Assama za četvrt kruga lijevo, za četvrt kruga desno ili ga ostavi kako stoji. Nikad se ne okreće za pola kruga.
rules-turn-roll = Baci
rules-turn-roll-how = Baci kocku. Assam ide ravno naprijed onoliko polja koliko ona pokazuje papuča, i preko praznih polja i preko sagova.
rules-turn-pay = Plati
rules-turn-pay-how = Ako se zaustavi na sagu drugog igrača, plaćaš tom igraču. Na praznom polju i na svojem sagu ne plaćaš ništa.
rules-turn-lay = Položi
rules-turn-lay-how = Položi jedan od svojih sagova pokraj Assama. To nije po želji: ako se sag može položiti, mora se. Zatim je na potezu sljedeći igrač.

## The edge

rules-edge = Preko ruba
rules-edge-track = Oko tržnice vode mjedene staze. Kad Assam zakorači preko ruba, ide stazom koja ondje počinje i vraća se na tržnicu ondje gdje ona završava. Sama se vožnja ne broji kao korak, ali se broji polje na koje se vraća.
rules-edge-half = Većina je staza polukružna: Assam se vraća u susjednom redu ili stupcu i gleda u suprotnom smjeru.
rules-edge-corner = U dvama kutovima, gore desno i dolje lijevo, staza je petlja: vraća se na kutno polje koje je upravo napustio, okrenut za četvrt kruga, pa ide dalje uz drugi rub.
rules-edge-figure-half = Tri papuče: jedan korak do ruba, zatim polukrugom, gdje je polje na koje se vraća drugi korak, pa još jedan.
rules-edge-figure-corner = Dvije papuče u kutu: petljom natrag na kutno polje, što je prvi korak, zatim dalje uz rub.

## Paying

rules-pay = Plaćanje
rules-pay-area = Cijena je jedan dirham za svako polje područja na kojem Assam stoji: to su sva polja te boje koja su povezana stranicama, zajedno s njegovim. Polja koja se dodiruju samo kutom nisu povezana. Broji se samo ono što leži na vrhu.
rules-pay-figure = Assam se zaustavlja na plavom. Ovdje su povezana četiri plava polja, pa je cijena četiri dirhama. Peto ih dodiruje samo kutom i ne košta ništa.

## Laying

rules-lay = Polaganje saga
rules-lay-where = Sag leži na dvama poljima sa zajedničkom stranicom. Barem jedno od njih mora imati zajedničku stranicu s Assamovim poljem, a nijedno ne smije biti polje na kojem Assam stoji.
rules-lay-over = Smije ležati na praznim poljima, na tvojim sagovima i na polovinama sagova drugih igrača; što prekrije, zasad je skriveno i nikomu ne donosi bodove.
rules-lay-whole = Jedno nije dopušteno: jednim sagom prekriti obje polovine istog saga drugog igrača. Dvije polovine dvaju različitih sagova u redu su. Sag kojemu je jedna polovina već skrivena nije više cijeli, pa se preostala polovina smije prekriti.
rules-lay-figure-where = Crveni smije odabrati bilo koji položaj u kojem barem jedna polovina dodiruje stranicu Assamova polja. Označena su polja uz te četiri stranice.
rules-lay-figure-half = Crveni prekriva polovinu plavog saga i jedno prazno polje.
rules-lay-figure-two = Crveni prekriva dvije polovine dvaju različitih plavih sagova.
rules-lay-figure-whole = Crveni ne smije jednim sagom prekriti označena polja: ondje leže obje polovine istog plavog saga.

## The end

rules-end = Kraj
rules-end-when = Igra je završena kad nitko tko je još u igri nema više sagova za polaganje.
rules-end-points = Prebroji polja na kojima se vide tvoji sagovi i dodaj svoje dirhame. Pobjeđuje tko ima najviše bodova. Ako ih dvoje ima jednako, pobjeđuje onaj s više dirhama; ako je i to jednako, dijele pobjedu.

## Out of the game

rules-out = Ispadanje iz igre
rules-out-pay = Ako ne možeš platiti cijelu cijenu, plaćaš koliko imaš i ispadaš. Tvoj potez tu završava, a tvoji se nepoloženi sagovi vraćaju u kutiju.
rules-out-rugs = Tvoji sagovi na tržnici ostaju gdje jesu, ali na njima više nitko ne plaća i nikomu ne donose bodove. Za ostale su i dalje tuđi: nitko ne prekriva obje polovine jednoga odjednom.
rules-out-last = Ako platiš i svoj posljednji dirham, još ne ispadaš, ako je cijena plaćena u cijelosti. Kad ostane samo jedan igrač, taj pobjeđuje. Tko ispadne, ima lošiji plasman od svih koji ostanu; što kasnije ispadneš, to bolje.

## Giving up

rules-give-up = Predaja
rules-give-up-how = Partiju možeš predati u svakom trenutku, i kad nisi na potezu. Tada ispadaš kako je gore opisano, a tvoji se dirhami vraćaju u banku. Isto vrijedi ako ti za stolom sa satom istekne vrijeme, osim ako je stol otvoren tako da dalje umjesto tebe igra bot.

## Two players

rules-two = Dva igrača
rules-two-pile = Kad igraju dva igrača, svaki ima dvije boje: jedan igra crvenom i plavom, a drugi žutom i zelenom, s dvanaest sagova svake. Tvoja se 24 saga miješaju u jedan kup. Gornji sag svi vide i upravo taj moraš sljedeći položiti.
rules-two-area = Svaka je boja područje za sebe: gdje tvoje dvije boje leže jedna do druge, plaćaju se samo polja one boje na kojoj se Assam zaustavi.

## The variant

rules-variant = Varijanta: okretanje za sljedećeg
rules-variant-how = Ovdje Assama ne okrećeš prije bacanja. Baciš kocku, on ide kamo već gleda, platiš i položiš sag. Zatim ga okreneš za četvrt kruga lijevo ili desno i tako odrediš smjer sljedećem igraču. Tko je ispao, ne okreće, a nakon posljednjeg saga ne okreće ga nitko.

## Printings

rules-printings = U čemu se izdanja razlikuju
rules-printings-lead = Tiskana pravila nisu svugdje ista. Kad otvaraš stol, možeš odabrati izdanje ili svako od ovih pravila zasebno. Uobičajeno je onako kako opisuje ova stranica.
rules-printings-what = Što
rules-printings-usual = Uobičajeno
rules-printings-else = Drugdje
rules-printings-who = Tako u izdanjima
rules-printings-nobody = ni u jednom od ovih
rules-printings-presets = Svako se izdanje može odabrati po jeziku kad otvaraš stol.
rules-option-bankruptcy = Tko ne može platiti cijelu cijenu,
rules-option-bankruptcy-usual = ispada iz igre.
rules-option-bankruptcy-else = plaća koliko ima i igra dalje.
rules-option-steering = Assam se okreće
rules-option-steering-usual = prije bacanja.
rules-option-steering-else = nakon polaganja, za sljedećeg igrača. U nekim ga izdanjima tada treba okrenuti, u nekima smije i ostati kako stoji.
rules-option-area = U cijenu ulaze
rules-option-area-usual = polja jedne boje.
rules-option-area-else = polja jednog vlasnika, obje boje kupa za dva igrača zajedno.
rules-option-whole = Obje polovine jednog saga ne smiju se prekriti odjednom
rules-option-whole-usual = ako je sag tuđi.
rules-option-whole-else = čiji god bio, pa i tvoj.
rules-option-halves = Dva polja pod novim sagom
rules-option-halves-usual = smiju biti iste boje.
rules-option-halves-else = nikad ne smiju biti iste boje. Ako se sag ne može položiti, vraća se u kutiju.
rules-option-pile = Kup u igri za dvoje
rules-option-pile-usual = promiješan je.
rules-option-pile-else = izmjenjuje boje.
rules-option-stock = Kad igraju dva igrača, svaki ima
rules-option-stock-usual = 24 saga u dvije boje.
rules-option-stock-else = 15 sagova u jednoj boji.
rules-option-tie = Uz jednak broj bodova
rules-option-tie-usual = pobjeđuje onaj s više dirhama.
rules-option-tie-else = pobjeda se dijeli.
rules-option-box = U kutiji su
rules-option-box-usual = četiri kompleta po 15 sagova.
rules-option-box-else = tri kompleta po 15 i jedan od 12 sagova.
rules-option-starter = Prvi igrač
rules-option-starter-usual = određuje se ždrijebom.
rules-option-starter-else = određuje se dogovorom, ili je to najmlađi, ili onaj tko je posljednji bio u Maroku.

## Learning it

learn-title = Nauči igru u dvije minute
learn-progress = Lekcija { $lesson } od { $lessons }
learn-go-to = Lekcija { $lesson }: { $title }
learn-lesson = { $lesson ->
    [turn] Okreni Assama
    [roll] Baci kocku
    [track] Po stazi
    [pay] Plati
    [lay] Položi sag
    [cover] Prekrij sag
   *[win] Pobijedi
}
learn-says = { $lesson ->
    [turn] Ovo je Assam. Hoda kamo gleda, a ti ga prije toga smiješ okrenuti za četvrt kruga lijevo ili desno.
    [roll] Kocka pokazuje papuče: toliko polja Assam prelazi. Najčešće padaju dvije i tri.
    [track] Na rubu ide mjedenom stazom i vraća se u susjednom redu. Vožnja ne troši korak.
    [pay] Zaustavit će se na plavom sagu. Plaćaš Plavomu jedan dirham za svako od plavih polja koja su ondje povezana.
    [lay] Nakon hoda polažeš svoj sag: dva polja, barem jedno tik uz Assama.
    [cover] Sagovi smiju ležati preko drugih. Samo obje polovine tuđeg saga ne smiješ prekriti odjednom.
   *[win] Dirham je bod, vidljivo polje je bod. Imaš još jedan sag, a Plavi vodi za dva boda.
}
learn-task = { $lesson ->
    [turn] Okreni ga desno.
    [roll] Baci kocku.
    [track] Baci kocku i gledaj kako se vozi.
    [pay] Baci kocku i pogledaj koliko košta.
    [lay] Odaberi kamo ćeš položiti svoj crveni sag.
    [cover] Sakrij polovinu plavog saga.
   *[win] Položi posljednji sag tako da pobijediš.
}
learn-done = { $lesson ->
    [turn] Sada gleda desno i onamo će ići.
    [roll] Tri papuče, tri polja.
    [track] Van u jednom redu, natrag u susjednom: tri polja, a vožnja besplatno.
    [pay] Tri plava polja, dakle tri dirhama idu Plavomu.
    [lay] Tvoj je sag položen. Sada drugi moraju platiti kad se Assam ondje zaustavi.
    [cover] Dobro skriveno. Plavi ima jedno polje manje, a i područje mu se smanjilo.
   *[win] Pobjeđuješ za jedan bod: dva polja više za tebe, jedno manje za Plavoga.
}
learn-else = { $lesson ->
    [turn] Smije ići i onamo. Zasad odaberi strelicu koja pokazuje desno.
    [cover] To je dopušteno, ali ne skriva ništa plavo. Odaberi položaj koji prekriva jedno od dvaju plavih polja.
   *[win] Zamalo: Plavi bi i dalje pobijedio jer ima više dirhama. Prekrij jedno plavo polje, a nijedno svoje.
}
learn-how-arrow = Dodirni strelicu ili upotrijebi tipke sa strelicama.
learn-how-rug = Dodirni polje i na njemu se pojavljuje sag, dodirni još jednom i pojavljuje se sljedeći, ili upotrijebi tipke sa strelicama. Sag polaže dodir njegove druge polovine, gumb ili Enter.
learn-do = { $step ->
    [turn] Okreni ga
    [roll] Baci kocku
   *[lay] Položi sag
}
learn-name = { $seat ->
    [1] Ti
    [2] Plavi
   *[3] Žuti
}
learn-back = Natrag
learn-next = Dalje
learn-skip = Preskoči
learn-once-more = Još jednom
learn-end-title = To je cijela igra
learn-end = Okreni, baci, plati, položi i drži na oku sve sagove. Ostalo ćeš naučiti igrajući.
learn-play = Igraj odmah
learn-read-rules = Pročitaj pravila
learn-from-start = Od početka

### Croatian: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Pravila
rules-lead = Tržnica je Assamova, a njemu nije lako ugoditi. Hoda kamo gleda, a ako se zaustavi na tuđem sagu, ti to plaćaš. Mudro polaži sagove i čuvaj dirhame: na kraju pobjeđuje igrač s najvećim zbrojem dirhama i vidljivih polja.
rules-unofficial = Ovo su pravila našim riječima. Ova igra nije povezana s tvorcima tiskane igre.
rules-contents = Sadržaj
rules-learn-instead = Radije odmah na potez? Nauči igru u dvije minute.
rules-show = Pokaži mi
rules-show-again = Pokaži mi ponovno
rules-allowed = Dopušteno
rules-forbidden = Nije dopušteno

## The aim

rules-aim = Cilj igre
rules-aim-points = Na kraju svaki dirham koji imaš vrijedi jedan bod, a jednako vrijedi i svako polje na kojem se vidi neki tvoj sag. Pobjeđuje igrač s najviše bodova.

## What there is

rules-things = Dijelovi igre
rules-things-market = Tržnica ima sedam puta sedam polja. Assam počinje na srednjem i uvijek gleda duž reda ili stupca.
rules-things-die = Drvena kocka pokazuje papuče: jednu na jednoj strani, dvije na dvjema, tri na dvjema i četiri na jednoj. Dvije i tri zato padaju dvaput češće nego jedna i četiri.
rules-things-stock = Svatko počinje s 30 dirhama. Sag pokriva dva polja sa zajedničkom stranicom. Kad igraju tri igrača, svaki ima 15 sagova, a kad igraju četiri, svaki ima 12. Za dva je igrača malo drukčije: vidi dolje.
rules-things-figure = Assam počinje u sredini. Odande može krenuti na bilo koje od označenih polja.

## A turn

rules-turn = Potez
rules-turn-lead = Tvoj potez ima četiri faze, uvijek ovim redom.
rules-turn-face = Okreni
rules-turn-figure = Assam gleda na jug. Smiješ ga ostaviti kako stoji ili okrenuti za četvrt kruga lijevo ili desno, pa može krenuti na bilo koje od označenih polja. Sjever mu je iza leđa i onamo ne može krenuti.
rules-turn-face-how = Okreni Assama za četvrt kruga lijevo ili desno ili ga ostavi kako stoji. Nikad se ne može okrenuti natrag.
rules-turn-roll = Baci
rules-turn-roll-how = Baci kocku. Assam ide ravno naprijed, jedno polje za svaku papuču na kocki, i preko praznih polja i preko sagova.
rules-turn-pay = Plati
rules-turn-pay-how = Ako se Assam zaustavi na sagu drugog igrača, plaćaš vlasniku saga. Na praznom polju i na svojem sagu ne plaćaš ništa.
rules-turn-lay = Položi
rules-turn-lay-how = Položi jedan od svojih sagova pokraj Assama. Ako ga možeš položiti, moraš. Zatim je na potezu sljedeći igrač.

## The edge

rules-edge = Preko ruba
rules-edge-track = Oko tržnice vode mjedene staze. Kad Assam zakorači preko ruba, ide stazom koja ondje počinje i vraća se na tržnicu ondje gdje ona završava. Put po stazi ne broji se kao korak, ali se broji polje na koje se vraća.
rules-edge-half = Većina je staza polukružna: Assam se vraća u susjednom redu ili stupcu i gleda u suprotnom smjeru.
rules-edge-corner = U dvama kutovima, gore desno i dolje lijevo, staza je petlja. Njome se Assam vraća na kutno polje koje je upravo napustio, okrenut za četvrt kruga, pa ide dalje uz drugi rub.
rules-edge-figure-half = Tri papuče: Assam čini jedan korak do ruba i ide polukrugom. Polje na koje se vraća drugi je korak, a zatim čini još jedan.
rules-edge-figure-corner = Dvije papuče u kutu: Assam ide petljom. Povratak na kutno polje prvi je korak, a drugi ga vodi dalje uz rub.

## Paying

rules-pay = Plaćanje
rules-pay-area = Cijena je jedan dirham za svako polje područja na kojem Assam stoji: to su sva polja te boje koja su povezana stranicama, zajedno s onim na kojem stoji. Polja koja se dodiruju samo kutom nisu povezana. Broje se samo sagovi koji leže na vrhu.
rules-pay-figure = Assam se zaustavlja na plavom. Ovdje su povezana četiri plava polja, pa je cijena četiri dirhama. Peto ih dodiruje samo kutom i ne broji se.

## Laying

rules-lay = Polaganje saga
rules-lay-where = Položi sag na dva polja sa zajedničkom stranicom. Barem jedno od njih mora imati zajedničku stranicu s Assamovim poljem, a nijedno ne smije biti polje na kojem Assam stoji.
rules-lay-over = Smiješ ga položiti na prazna polja, na svoje sagove i na polovine sagova drugih igrača. Gdje je sag prekriven, nikomu ne donosi bodove.
rules-lay-whole = Jedno nije dopušteno: jednim sagom prekriti obje polovine istog saga drugog igrača. Dvije polovine dvaju različitih sagova u redu su. Sag kojemu je jedna polovina skrivena više se ne smatra cijelim, pa se njegova druga polovina smije prekriti.
rules-lay-figure-where = Crveni smije položiti sag bilo gdje, uz uvjet da jedna polovina ima zajedničku stranicu s Assamovim poljem. Označena su polja tik uz njega.
rules-lay-figure-half = Crveni prekriva polovinu plavog saga i jedno prazno polje.
rules-lay-figure-two = Crveni prekriva dvije polovine dvaju različitih plavih sagova.
rules-lay-figure-whole = Crveni ne smije jednim sagom prekriti označena polja: ondje leže obje polovine istog plavog saga.

## The end

rules-end = Kraj
rules-end-when = Igra završava kad nijedan igrač koji je još u igri nema više sagova za polaganje.
rules-end-points = Prebroji polja na kojima se vide tvoji sagovi i dodaj svoje dirhame. Pobjeđuje igrač s najviše bodova. Ako ih više igrača ima jednako, pobjeđuje onaj s više dirhama; ako je i to jednako, dijele pobjedu.

## Out of the game

rules-out = Ispadanje iz igre
rules-out-pay = Ako ne možeš platiti cijelu cijenu, plaćaš koliko imaš i ispadaš. Tvoj potez tu završava, a tvoji se nepoloženi sagovi vraćaju u kutiju.
rules-out-rugs = Tvoji sagovi ostaju na tržnici, ali za njih više nitko ne plaća i nikomu ne donose bodove. Za ostale se i dalje broje kao tuđi: nitko ne smije odjednom prekriti obje polovine takva saga.
rules-out-last = Ako cijenu platiš u cijelosti, ne ispadaš ni kad na nju potrošiš posljednji dirham. Kad ostane samo jedan igrač, taj pobjeđuje. Tko ispadne, ima lošiji plasman od svih koji ostanu; što kasnije ispadneš, to ti je plasman bolji.

## Giving up

rules-give-up = Predaja
rules-give-up-how = Partiju možeš predati u svakom trenutku, i kad nisi na potezu. Tada ispadaš kako je gore opisano, a tvoji se dirhami vraćaju u banku. Isto vrijedi ako se igra sa satom i istekne ti vrijeme, osim ako je stol otvoren tako da dalje umjesto tebe igra bot.

## Two players

rules-two = Dva igrača
rules-two-pile = Kad igraju dva igrača, svaki ima dvije boje: jedan igra crvenom i plavom, a drugi žutom i zelenom, s dvanaest sagova svake boje. Promiješaj svoja 24 saga u jedan kup. Gornji sag svi vide i upravo taj moraš sljedeći položiti.
rules-two-area = Svaka je boja područje za sebe. Gdje tvoje dvije boje leže jedna do druge, u cijenu ulaze samo polja one boje na kojoj Assam stoji.

## The variant

rules-variant = Varijanta: okretanje za sljedećeg igrača
rules-variant-how = Ovdje Assama ne okrećeš prije bacanja. Baciš kocku, Assam ide kamo već gleda, platiš i položiš sag. Zatim ga okreneš za četvrt kruga lijevo ili desno i tako odrediš smjer za sljedećeg igrača. Igrač koji je ispao ne okreće Assama, a nakon posljednjeg saga ne okreće ga nitko.

## Printings

rules-printings = U čemu se izdanja razlikuju
rules-printings-lead = Tiskana pravila nisu svugdje ista. Kad otvaraš stol, možeš odabrati izdanje ili svako od ovih pravila zasebno. Ova stranica opisuje uobičajena pravila.
rules-printings-what = Pravilo
rules-printings-usual = Uobičajena pravila
rules-printings-else = Drugdje
rules-printings-who = Tiskano u izdanjima
rules-printings-nobody = ni u jednom od ovih
rules-printings-presets = Svako se izdanje može odabrati po jeziku kad otvaraš stol.
rules-option-bankruptcy = Igrač koji ne može platiti cijelu cijenu
rules-option-bankruptcy-usual = ispada iz igre.
rules-option-bankruptcy-else = plaća koliko ima i igra dalje.
rules-option-steering = Assam se okreće
rules-option-steering-usual = prije bacanja.
rules-option-steering-else = nakon polaganja, za sljedećeg igrača. U nekim ga izdanjima tada moraš okrenuti, a u drugima ga smiješ ostaviti kako stoji.
rules-option-area = U cijenu ulaze
rules-option-area-usual = polja jedne boje.
rules-option-area-else = polja jednog vlasnika. Kad igraju dva igrača, broje se obje boje kupa.
rules-option-whole = Obje polovine jednog saga ne smiješ prekriti odjednom
rules-option-whole-usual = ako je sag tuđi.
rules-option-whole-else = čak ni ako je tvoj.
rules-option-halves = Dva polja pod novim sagom
rules-option-halves-usual = smiju biti iste boje.
rules-option-halves-else = nikad ne smiju biti iste boje. Ako za sag nigdje nema mjesta, vraća se u kutiju.
rules-option-pile = Kup u igri za dva igrača
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
rules-option-starter-usual = određuje se nasumce.
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
learn-says =
    { $lesson ->
        [turn] Ovo je Assam. Hoda kamo gleda, a ti ga prije toga smiješ okrenuti za četvrt kruga lijevo ili desno.
        [roll] Kocka pokazuje papuče i Assam prelazi toliko polja. Najčešće padaju dvije ili tri.
        [track] Na rubu Assam ide mjedenom stazom i vraća se u susjednom redu. Put po stazi ne broji se kao korak.
        [pay] Assam će se zaustaviti na plavom sagu. Ondje povezana plava polja čine područje i za svako od njih Plavomu plaćaš jedan dirham.
        [lay] Nakon što Assam stane, polažeš svoj sag. On pokriva dva polja, a barem jedno mora biti tik uz Assama.
        [cover] Svoj sag smiješ položiti preko drugih. Jedino ne smiješ odjednom prekriti obje polovine tuđeg saga.
       *[win] Svaki je dirham bod, a isto tako i svako vidljivo polje. Imaš još jedan sag, a Plavi vodi za dva boda.
    }
learn-task =
    { $lesson ->
        [turn] Okreni ga desno.
        [roll] Baci kocku.
        [track] Baci kocku i gledaj kamo ide Assam.
        [pay] Baci kocku i pogledaj koliko plaćaš.
        [lay] Odaberi kamo ćeš položiti svoj crveni sag.
        [cover] Sakrij polovinu plavog saga.
       *[win] Položi posljednji sag tako da pobijediš.
    }
learn-done =
    { $lesson ->
        [turn] Sada gleda desno i onamo će ići.
        [roll] Tri papuče, tri polja.
        [track] Van u jednom redu, natrag u susjednom: tri polja, a staza se nije brojila.
        [pay] Tri plava polja, dakle Plavi dobiva tri dirhama.
        [lay] Tvoj je sag položen. Odsad drugi plaćaju ako se Assam u njihovu potezu ondje zaustavi.
        [cover] Dobro skriveno. Plavi ima jedno polje manje, a i područje mu se smanjilo.
       *[win] Pobjeđuješ s bodom prednosti: dva polja više za tebe, jedno manje za Plavoga.
    }
learn-else =
    { $lesson ->
        [turn] Smije ići i onamo. Zasad odaberi strelicu koja pokazuje desno.
        [cover] To je dopušteno, ali ne skriva ništa plavo. Odaberi položaj koji prekriva jedno od dvaju plavih polja.
       *[win] Zamalo! Ali Plavi bi i dalje pobijedio jer ima više dirhama. Prekrij jedno plavo polje, a nijedno svoje.
    }
learn-how-arrow = Dodirni strelicu ili upotrijebi tipke sa strelicama. Zatim pritisni gumb ili Enter.
learn-how-rug = Dodirni polje da na njemu vidiš sag. Dodirni ga još jednom da vidiš sljedeći ili dodirni susjedno polje da odabereš ta dva. Možeš upotrijebiti i tipke sa strelicama. Za polaganje saga pritisni gumb ili Enter.
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
learn-from-start = Počni ispočetka

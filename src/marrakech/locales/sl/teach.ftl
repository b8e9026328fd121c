### Slovenian: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Pravila
rules-lead = Tržnica je Assamova in Assamu ni lahko ustreči. Hodi tja, kamor gleda, in če se ustavi na tuji preprogi, to plačaš ti. Premišljeno polagaj preproge in čuvaj dirhame: na koncu zmaga igralec z največjo vsoto dirhamov in vidnih polj.
rules-unofficial = To so pravila z našimi besedami. Ta igra ni povezana z ustvarjalci tiskane igre.
rules-contents = Vsebina
rules-learn-instead = Raje kar poskusiš? Nauči se igre v dveh minutah.
rules-show = Pokaži mi
rules-show-again = Pokaži mi še enkrat
rules-allowed = Dovoljeno
rules-forbidden = Ni dovoljeno

## The aim

rules-aim = Cilj igre
rules-aim-points = Na koncu je vsak dirham, ki ga imaš, vreden eno točko in prav tako vsako polje, na katerem je vidna ena od tvojih preprog. Zmaga igralec z največ točkami.

## What there is

rules-things = Sestavni deli igre
rules-things-market = Tržnica ima sedem krat sedem polj. Assam začne na srednjem in vedno gleda vzdolž vrste ali stolpca.
rules-things-die = Lesena kocka kaže copate: eno na eni ploskvi, dve na dveh, tri na dveh in štiri na eni. Dve in tri torej padeta dvakrat pogosteje kot ena in štiri.
rules-things-stock = Vsak začne s 30 dirhami. Preproga pokrije dve polji s skupno stranico. Pri treh igralcih ima vsak 15 preprog, pri štirih pa 12. Pri dveh igralcih je malo drugače: glej spodaj.
rules-things-figure = Assam začne na sredini. Od tam lahko krene na katero koli od označenih polj.

## A turn

rules-turn = Poteza
rules-turn-lead = Tvoja poteza ima štiri faze, vedno v tem vrstnem redu.
rules-turn-face = Obrni
rules-turn-figure = Assam gleda na jug. Lahko ga pustiš, kot je, ali ga obrneš za četrt obrata v levo ali desno, zato lahko krene na katero koli od označenih polj. Sever je za njim, zato tja ne more kreniti.
rules-turn-face-how = Obrni Assama za četrt obrata v levo ali desno ali ga pusti, kot je. Nikoli se ne more obrniti nazaj.
rules-turn-roll = Vrzi
rules-turn-roll-how = Vrzi kocko. Assam gre naravnost naprej, eno polje za vsako copato na kocki, čez prazna polja in čez preproge.
rules-turn-pay = Plačaj
rules-turn-pay-how = Če se Assam ustavi na preprogi drugega igralca, plačaš lastniku preproge. Na praznem polju in na svoji preprogi ne plačaš nič.
rules-turn-lay = Položi
rules-turn-lay-how = Položi eno od svojih preprog poleg Assama. Če jo lahko položiš, jo moraš. Nato je na potezi naslednji igralec.

## The edge

rules-edge = Čez rob
rules-edge-track = Okoli tržnice tečejo medeninaste steze. Ko Assam stopi čez rob, gre po stezi, ki se začne tam, in se vrne na tržnico tam, kjer se steza konča. Pot po stezi ne šteje kot korak, polje, na katero se vrne, pa šteje.
rules-edge-half = Steze so večinoma polkrogi: Assam se vrne v sosednji vrsti ali stolpcu in gleda v nasprotno smer.
rules-edge-corner = Na dveh vogalih, desno zgoraj in levo spodaj, je steza zanka. Po njej se Assam vrne na vogalno polje, ki ga je pravkar zapustil, obrnjen za četrt obrata, tako da gre naprej ob drugem robu.
rules-edge-figure-half = Tri copate: Assam naredi en korak do roba in gre po polkrogu. Polje, na katero se vrne, je drugi korak, nato naredi še enega.
rules-edge-figure-corner = Dve copati na vogalu: Assam gre po zanki. Vrnitev na vogalno polje je prvi korak, drugi pa ga popelje naprej ob robu.

## Paying

rules-pay = Plačilo
rules-pay-area = Cena je en dirham za vsako polje območja, v katerem stoji Assam: to so vsa polja te barve, ki so povezana prek stranic, vključno s tistim, na katerem stoji. Polja, ki se dotikajo samo z vogalom, niso povezana. Štejejo le preproge, ki ležijo na vrhu.
rules-pay-figure = Assam se ustavi na modrem. Tu so povezana štiri modra polja, zato cena znaša štiri dirhame. Peto se jih dotika samo z vogalom in ne šteje.

## Laying

rules-lay = Polaganje preproge
rules-lay-where = Položi preprogo na dve polji s skupno stranico. Vsaj eno od njiju mora imeti skupno stranico z Assamovim poljem, nobeno od njiju pa ne sme biti Assamovo polje.
rules-lay-over = Položiš jo lahko na prazna polja, na svoje preproge in na polovice preprog drugih igralcev. Kjer je preproga prekrita, ne šteje nikomur.
rules-lay-whole = Ena stvar ni dovoljena: z eno samo preprogo prekriti obe polovici iste preproge drugega igralca. Dve polovici dveh različnih preprog sta v redu. Preproga, katere ena polovica je skrita, ne velja več za celo, zato lahko prekriješ njeno drugo polovico.
rules-lay-figure-where = Rdeči lahko položi preprogo kamor koli, samo da ima ena polovica skupno stranico z Assamovim poljem. Označena so polja tik ob njem.
rules-lay-figure-half = Rdeči prekrije polovico modre preproge in eno prazno polje.
rules-lay-figure-two = Rdeči prekrije dve polovici dveh različnih modrih preprog.
rules-lay-figure-whole = Rdeči označenih polj ne sme prekriti z eno preprogo: tam ležita obe polovici iste modre preproge.

## The end

rules-end = Konec
rules-end-when = Igra se konča, ko noben igralec, ki je še v igri, nima več preproge.
rules-end-points = Preštej polja, na katerih so vidne tvoje preproge, in prištej dirhame. Zmaga igralec z največ točkami. Če jih ima več igralcev enako, zmaga tisti z več dirhami; če je tudi teh enako, si delijo zmago.

## Out of the game

rules-out = Izpad iz igre
rules-out-pay = Če ne moreš plačati cele cene, plačaš, kar imaš, in izpadeš. Tvoja poteza se s tem konča, tvoje še nepoložene preproge pa gredo nazaj v škatlo.
rules-out-rugs = Tvoje preproge ostanejo na tržnici, a nihče več ne plačuje zanje in nikomur ne prinašajo točk. Za druge še vedno veljajo za tuje: nihče ne sme naenkrat prekriti obeh polovic take preproge.
rules-out-last = Če plačaš svoj čisto zadnji dirham, še ne izpadeš, da je le cena plačana v celoti. Ko ostane en sam igralec, ta zmaga. Igralci, ki izpadejo, se uvrstijo za vse druge; pozneje ko izpadeš, višje si na lestvici.

## Giving up

rules-give-up = Predaja
rules-give-up-how = Igro lahko predaš kadar koli, tudi če nisi na potezi. Takrat izpadeš, kot je opisano zgoraj, tvoji dirhami pa gredo nazaj v banko. Enako velja, če se igra z uro in ti poteče čas, razen če je miza pripravljena tako, da namesto tebe naprej igra bot.

## Two players

rules-two = Dva igralca
rules-two-pile = Pri dveh igralcih ima vsak dve barvi: eden igra z rdečo in modro, drugi z rumeno in zeleno, z dvanajstimi preprogami vsake barve. Premešaj svojih 24 preprog v en kupček. Vrhnjo preprogo vidijo vsi in prav to moraš naslednjo položiti.
rules-two-area = Vsaka barva je območje zase. Kjer tvoji barvi ležita druga ob drugi, štejejo v ceno samo polja tiste barve, na kateri stoji Assam.

## The variant

rules-variant = Različica: obračanje za naslednjega igralca
rules-variant-how = Tu Assama ne obrneš pred metom. Vržeš kocko, Assam gre v smer, v katero že gleda, plačaš in položiš preprogo. Nato ga obrneš za četrt obrata v levo ali desno in tako določiš smer za naslednjega igralca. Igralec, ki je izpadel, ne obrača Assama, po zadnji preprogi pa ga ne obrne nihče.

## Printings

rules-printings = V čem se izdaje razlikujejo
rules-printings-lead = Natisnjena pravila niso povsod enaka. Ko pripravljaš mizo, lahko izbereš izdajo ali pa vsako od teh pravil posebej. Ta stran opisuje običajna pravila.
rules-printings-what = Pravilo
rules-printings-usual = Običajna pravila
rules-printings-else = Drugod
rules-printings-who = Natisnjeno v izdajah
rules-printings-nobody = v nobeni od teh
rules-printings-presets = Ko pripravljaš mizo, lahko vsako od teh izdaj izbereš po jeziku.
rules-option-bankruptcy = Igralec, ki ne more plačati cele cene,
rules-option-bankruptcy-usual = izpade iz igre.
rules-option-bankruptcy-else = plača, kar ima, in igra naprej.
rules-option-steering = Assama obrneš
rules-option-steering-usual = pred metom.
rules-option-steering-else = po polaganju, za naslednjega igralca. V nekaterih izdajah ga moraš obrniti, v drugih ga lahko pustiš, kot je.
rules-option-area = V ceno štejejo
rules-option-area-usual = polja ene barve.
rules-option-area-else = polja enega lastnika. Pri dveh igralcih štejeta obe barvi kupčka.
rules-option-whole = Obeh polovic ene preproge ne smeš prekriti naenkrat,
rules-option-whole-usual = če je preproga tuja.
rules-option-whole-else = niti če je tvoja.
rules-option-halves = Polji pod novo preprogo
rules-option-halves-usual = sta lahko iste barve.
rules-option-halves-else = nikoli ne smeta biti iste barve. Če za preprogo nikjer ni prostora, se vrne v škatlo.
rules-option-pile = Kupček v igri za dva igralca
rules-option-pile-usual = je premešan.
rules-option-pile-else = ima barvi izmenično.
rules-option-stock = Pri dveh igralcih ima vsak
rules-option-stock-usual = 24 preprog v dveh barvah.
rules-option-stock-else = 15 preprog v eni barvi.
rules-option-tie = Pri enakem številu točk
rules-option-tie-usual = zmaga tisti z več dirhami.
rules-option-tie-else = si igralci zmago delijo.
rules-option-box = V škatli so
rules-option-box-usual = štirje kompleti po 15 preprog.
rules-option-box-else = trije kompleti po 15 in eden z 12 preprogami.
rules-option-starter = Prvi igralec
rules-option-starter-usual = se določi naključno.
rules-option-starter-else = se določi po dogovoru, ali pa začne najmlajši oziroma tisti, ki je bil zadnji v Maroku.

## Learning it

learn-title = Nauči se igre v dveh minutah
learn-progress = Lekcija { $lesson } od { $lessons }
learn-go-to = Lekcija { $lesson }: { $title }
learn-lesson = { $lesson ->
    [turn] Obrni Assama
    [roll] Vrzi kocko
    [track] Po stezi
    [pay] Plačaj
    [lay] Položi preprogo
    [cover] Prekrij preprogo
   *[win] Zmagaj
}
learn-says =
    { $lesson ->
        [turn] To je Assam. Hodi tja, kamor gleda, ti pa ga lahko prej obrneš za četrt obrata v levo ali desno.
        [roll] Kocka kaže copate in Assam gre naprej za toliko polj. Najpogosteje padeta dve ali tri.
        [track] Na robu gre Assam po medeninasti stezi in se vrne v sosednji vrsti. Pot po stezi ne šteje kot korak.
        [pay] Assam se bo ustavil na modri preprogi. Modra polja, ki so tam povezana, tvorijo območje in Modremu plačaš en dirham za vsako od njih.
        [lay] Ko se Assam ustavi, položiš svojo preprogo. Pokrije dve polji, vsaj eno pa mora biti tik ob Assamu.
        [cover] Svojo preprogo lahko položiš čez druge. Samo obeh polovic tuje preproge ne smeš prekriti naenkrat.
       *[win] Vsak dirham je točka in prav tako vsako vidno polje. Imaš še eno preprogo, Modri pa vodi za dve točki.
    }
learn-task =
    { $lesson ->
        [turn] Obrni ga v desno.
        [roll] Vrzi kocko.
        [track] Vrzi kocko in poglej, kam gre Assam.
        [pay] Vrzi kocko in poglej, koliko plačaš.
        [lay] Izberi prostor za svojo rdečo preprogo.
        [cover] Skrij polovico modre preproge.
       *[win] Položi zadnjo preprogo tako, da zmagaš.
    }
learn-done =
    { $lesson ->
        [turn] Zdaj gleda v desno in tja bo šel.
        [roll] Tri copate, tri polja.
        [track] Ven v eni vrsti, nazaj v sosednji: tri polja, pot po stezi pa ni štela.
        [pay] Tri modra polja, torej dobi Modri tri dirhame.
        [lay] Tvoja preproga je položena. Odslej drugi plačajo, če se Assam v njihovi potezi tam ustavi.
        [cover] Dobro skrito. Modri ima eno polje manj in manjše območje.
       *[win] Zmagaš za eno točko: dve polji več zate, eno manj za Modrega.
    }
learn-else =
    { $lesson ->
        [turn] Tudi tja lahko gre. Za zdaj izberi puščico, ki kaže v desno.
        [cover] To je dovoljeno, a ne skrije nič modrega. Izberi položaj, ki prekrije eno od dveh modrih polj.
       *[win] Skoraj! A Modri bi še vedno zmagal, ker ima več dirhamov. Prekrij eno modro polje in nobenega svojega.
    }
learn-how-arrow = Dotakni se puščice ali uporabi puščične tipke. Nato pritisni gumb ali Enter.
learn-how-rug = Dotakni se polja, da na njem vidiš preprogo. Dotakni se ga še enkrat, da vidiš naslednjo, ali pa se dotakni sosednjega polja, da izbereš ti dve. Uporabiš lahko tudi puščične tipke. Za polaganje preproge pritisni gumb ali Enter.
learn-do = { $step ->
    [turn] Obrni ga
    [roll] Vrzi kocko
   *[lay] Položi preprogo
}
learn-name = { $seat ->
    [1] Ti
    [2] Modri
   *[3] Rumeni
}
learn-back = Nazaj
learn-next = Naprej
learn-skip = Preskoči
learn-once-more = Še enkrat
learn-end-title = To je vsa igra
learn-end = Obrni, vrzi, plačaj, položi in imej na očeh preproge vseh. Ostalo se naučiš med igro.
learn-play = Igraj zdaj
learn-read-rules = Preberi pravila
learn-from-start = Začni znova

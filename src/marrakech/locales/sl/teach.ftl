### Slovenian: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Pravila
rules-lead = Tržnica je Assamova in Assamu ni lahko ustreči: hodi, kamor ga kdo obrne, in kdor ga pripelje na tujo preprogo, to plača. Premišljeno polagaj preproge, čuvaj dirhame in na koncu pokaži obojega več kot kdor koli drug.
rules-unofficial = To so pravila z našimi besedami. Ta igra je neodvisna od izdelovalcev tiskane igre.
rules-contents = Vsebina
rules-learn-instead = Raje kar poskusiš? Nauči se v dveh minutah.
rules-show = Pokaži
rules-show-again = Pokaži še enkrat
rules-allowed = Dovoljeno
rules-forbidden = Ni dovoljeno

## The aim

rules-aim = Cilj igre
rules-aim-points = Na koncu dobiš točko za vsak dirham, ki ga imaš, in točko za vsako polje, na katerem je vidna ena od tvojih preprog. Zmaga, kdor ima največ točk.

## What there is

rules-things = Kaj je v igri
rules-things-market = Tržnica ima sedem krat sedem polj. Assam začne na srednjem in vedno gleda vzdolž vrste ali stolpca.
rules-things-die = Lesena kocka kaže copate: eno na eni ploskvi, dve na dveh, tri na dveh in štiri na eni. Dve in tri torej padeta dvakrat pogosteje kot ena in štiri.
rules-things-stock = Vsak začne s 30 dirhami. Preproga pokrije dve polji s skupno stranico. Pri treh igralcih ima vsak 15 preprog, pri štirih 12; pri dveh igralcih je malo drugače, glej spodaj.
rules-things-figure = Assam začne na sredini. Označena so polja, na katera lahko krene.

## A turn

rules-turn = Poteza
rules-turn-lead = Tvoja poteza ima štiri dele, vedno v tem vrstnem redu.
rules-turn-face = Obrni
rules-turn-figure = Assam gleda na jug. Označena so polja, ki ležijo pred njim, če ostane, kot je, če ga obrneš za četrt obrata v levo ali za četrt obrata v desno. Sever je za njim: tja se nikoli ne obrne.
rules-turn-face-how = Obrni Assama za četrt obrata v levo, za četrt obrata v desno ali ga pusti, kot je. Nikoli se ne obrne za pol obrata.
rules-turn-roll = Vrzi
rules-turn-roll-how = Vrzi kocko. Assam gre naravnost naprej za toliko polj, kolikor copat pokaže, čez prazna polja in čez preproge.
rules-turn-pay = Plačaj
rules-turn-pay-how = Če se ustavi na preprogi drugega igralca, mu plačaš. Na praznem polju in na svoji preprogi ne plačaš nič.
rules-turn-lay = Položi
rules-turn-lay-how = Položi eno od svojih preprog poleg Assama. To ni po želji: če je preprogo mogoče položiti, jo moraš. Nato je na potezi naslednji igralec.

## The edge

rules-edge = Čez rob
rules-edge-track = Okoli tržnice tečejo medeninaste steze. Ko Assam stopi čez rob, gre po stezi, ki se začne tam, in se vrne na tržnico tam, kjer se steza konča. Sama vožnja ni korak; polje, na katero se vrne, pa je.
rules-edge-half = Steze so večinoma polkrogi: Assam se vrne v sosednji vrsti ali stolpcu in gleda v nasprotno smer.
rules-edge-corner = Na dveh vogalih, desno zgoraj in levo spodaj, je steza zanka: vrne se na vogalno polje, ki ga je pravkar zapustil, obrnjen za četrt obrata, tako da gre naprej ob drugem robu.
rules-edge-figure-half = Tri copate: en korak do roba, nato po polkrogu, kjer je polje, na katero se vrne, drugi korak, in potem še eden.
rules-edge-figure-corner = Dve copati na vogalu: po zanki nazaj na vogalno polje, kar je prvi korak, nato naprej ob robu.

## Paying

rules-pay = Plačilo
rules-pay-area = Cena je en dirham za vsako polje območja, v katerem stoji Assam: to so vsa polja te barve, ki so povezana prek stranic, vključno z njegovim. Polja, ki se dotikajo samo z vogalom, niso povezana. Šteje le, kar leži na vrhu.
rules-pay-figure = Assam se ustavi na modrem. Tu so povezana štiri modra polja, zato cena znaša štiri dirhame. Peto se dotika samo z vogalom in ne stane nič.

## Laying

rules-lay = Polaganje preproge
rules-lay-where = Preproga leži na dveh poljih s skupno stranico. Vsaj eno od njiju mora imeti skupno stranico z Assamovim poljem, nobeno od njiju pa ne sme biti Assamovo polje.
rules-lay-over = Leži lahko na praznih poljih, na tvojih preprogah in na polovicah preprog drugih igralcev; kar prekrije, je za zdaj skrito in ne šteje nikomur.
rules-lay-whole = Ena stvar ni dovoljena: z eno samo preprogo prekriti obe polovici iste preproge drugega igralca. Dve polovici dveh različnih preprog sta v redu. Preproga, katere ena polovica je že skrita, ni več cela, zato preostalo polovico lahko prekriješ.
rules-lay-figure-where = Rdeči lahko izbere kateri koli položaj, pri katerem se vsaj ena polovica dotika stranice Assamovega polja. Označena so polja ob teh štirih stranicah.
rules-lay-figure-half = Rdeči prekrije polovico modre preproge in eno prazno polje.
rules-lay-figure-two = Rdeči prekrije dve polovici dveh različnih modrih preprog.
rules-lay-figure-whole = Rdeči označenih polj ne sme prekriti z eno preprogo: tam ležita obe polovici iste modre preproge.

## The end

rules-end = Konec
rules-end-when = Igra je končana, ko nihče, ki je še v igri, nima več preproge.
rules-end-points = Preštej polja, na katerih so vidne tvoje preproge, in prištej dirhame. Zmaga, kdor ima največ točk. Če imata dva enako točk, zmaga tisti z več dirhami; če je tudi teh enako, si zmago delita.

## Out of the game

rules-out = Izpad iz igre
rules-out-pay = Če ne moreš plačati cele cene, plačaš, kar imaš, in izpadeš. Tvoja poteza se s tem konča, tvoje še nepoložene preproge pa gredo nazaj v škatlo.
rules-out-rugs = Tvoje preproge na tržnici ostanejo, kjer so, a nihče več ne plačuje zanje in nikomur ne prinašajo točk. Za druge so še vedno tuje preproge: nihče ne prekrije obeh polovic ene naenkrat.
rules-out-last = Če plačaš svoj čisto zadnji dirham, še ne izpadeš, da je le cena plačana v celoti. Ko ostane en sam igralec, ta zmaga. Kdor izpade, se uvrsti za vse, ki so ostali; kdor izpade pozneje, je uvrščen višje.

## Giving up

rules-give-up = Predaja
rules-give-up-how = Igro lahko predaš kadar koli, tudi če nisi na potezi. Takrat izpadeš, kot je opisano zgoraj, tvoji dirhami pa gredo nazaj v banko. Enako velja, če ti pri mizi z uro poteče čas, razen če je miza pripravljena tako, da namesto tebe naprej igra bot.

## Two players

rules-two = Dva igralca
rules-two-pile = Pri dveh igralcih ima vsak dve barvi: eden igra z rdečo in modro, drugi z rumeno in zeleno, z dvanajstimi preprogami vsake. Tvojih 24 preprog se premeša v en kupček. Vrhnja preproga je vsem na očeh in prav to moraš naslednjo položiti.
rules-two-area = Vsaka barva je območje zase: kjer tvoji barvi ležita druga ob drugi, Assamov postanek stane le polja tiste barve, na kateri stoji.

## The variant

rules-variant = Različica: obračanje za naslednjega
rules-variant-how = Tu Assama ne obrneš pred metom. Vržeš kocko, gre v smer, v katero že gleda, plačaš in položiš. Nato ga obrneš za četrt obrata v levo ali v desno in tako določiš smer naslednjemu igralcu. Kdor izpade, ne obrača, in po zadnji preprogi ga ne obrne nihče.

## Printings

rules-printings = V čem se izdaje razlikujejo
rules-printings-lead = Natisnjena pravila niso povsod enaka. Ko pripravljaš mizo, lahko izbereš izdajo ali pa vsako od teh pravil posebej. Običajno je tako, kot opisuje ta stran.
rules-printings-what = Kaj
rules-printings-usual = Običajno
rules-printings-else = Drugod
rules-printings-who = Tako v izdajah
rules-printings-nobody = v nobeni od teh
rules-printings-presets = Vsaka izdaja je na izbiro po svojem jeziku, ko pripravljaš mizo.
rules-option-bankruptcy = Kdor ne more plačati cele cene,
rules-option-bankruptcy-usual = izpade iz igre.
rules-option-bankruptcy-else = plača, kar ima, in igra naprej.
rules-option-steering = Assam se obrne
rules-option-steering-usual = pred metom.
rules-option-steering-else = po polaganju, za naslednjega igralca. V nekaterih izdajah ga je treba obrniti, v nekaterih lahko tudi ostane, kot je.
rules-option-area = V ceno štejejo
rules-option-area-usual = polja ene barve.
rules-option-area-else = polja enega lastnika, obe barvi kupčka za dva igralca skupaj.
rules-option-whole = Obeh polovic ene preproge ni dovoljeno prekriti naenkrat,
rules-option-whole-usual = če je preproga tuja.
rules-option-whole-else = čigar koli je, tudi če je tvoja.
rules-option-halves = Polji pod novo preprogo
rules-option-halves-usual = sta lahko iste barve.
rules-option-halves-else = nikoli nista iste barve. Če preproge ni mogoče položiti, se vrne v škatlo.
rules-option-pile = Kupček v igri za dva
rules-option-pile-usual = je premešan.
rules-option-pile-else = izmenjuje barvi.
rules-option-stock = Pri dveh igralcih ima vsak
rules-option-stock-usual = 24 preprog v dveh barvah.
rules-option-stock-else = 15 preprog v eni barvi.
rules-option-tie = Pri enakem številu točk
rules-option-tie-usual = zmaga tisti z več dirhami.
rules-option-tie-else = se zmaga deli.
rules-option-box = V škatli so
rules-option-box-usual = štirje kompleti po 15 preprog.
rules-option-box-else = trije kompleti po 15 in eden z 12 preprogami.
rules-option-starter = Prvi igralec
rules-option-starter-usual = se določi z žrebom.
rules-option-starter-else = se določi po dogovoru, ali pa začne najmlajši oziroma tisti, ki je bil zadnji v Maroku.

## Learning it

learn-title = Nauči se v dveh minutah
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
learn-says = { $lesson ->
    [turn] To je Assam. Hodi tja, kamor gleda, ti pa ga lahko prej obrneš za četrt obrata v levo ali v desno.
    [roll] Kocka kaže copate: za toliko polj gre naprej. Najpogosteje padeta dve in tri.
    [track] Na robu gre po medeninasti stezi in se vrne v sosednji vrsti. Vožnja ne stane koraka.
    [pay] Ustavil se bo na modri preprogi. Modremu plačaš en dirham za vsako od modrih polj, ki so tam povezana.
    [lay] Po hoji položiš svojo preprogo: dve polji, vsaj eno tik ob Assamu.
    [cover] Preproge lahko ležijo čez druge. Samo obeh polovic tuje preproge naenkrat ne smeš prekriti.
   *[win] Dirham je točka, vidno polje je točka. Imaš še eno preprogo, Modri pa vodi za dve točki.
}
learn-task = { $lesson ->
    [turn] Obrni ga v desno.
    [roll] Vrzi kocko.
    [track] Vrzi kocko in poglej, kako se pelje.
    [pay] Vrzi kocko in poglej, koliko stane.
    [lay] Izberi prostor za svojo rdečo preprogo.
    [cover] Skrij polovico modre preproge.
   *[win] Položi zadnjo preprogo tako, da zmagaš.
}
learn-done = { $lesson ->
    [turn] Zdaj gleda v desno in tja bo šel.
    [roll] Tri copate, tri polja.
    [track] Ven v eni vrsti, nazaj v sosednji: tri polja, vožnja pa zastonj.
    [pay] Tri modra polja, torej dobi Modri tri dirhame.
    [lay] Tvoja preproga leži. Zdaj morajo drugi plačati, ko se Assam tam ustavi.
    [cover] Dobro skrito. Modri ima eno polje manj in manjše območje.
   *[win] Zmagaš za eno točko: dve polji več zate, eno manj za Modrega.
}
learn-else = { $lesson ->
    [turn] Tudi tja lahko gre. Za zdaj izberi puščico, ki kaže v desno.
    [cover] To je dovoljeno, a ne skrije nič modrega. Izberi položaj, ki prekrije eno od dveh modrih polj.
   *[win] Skoraj: Modri bi še vedno zmagal, ker ima več dirhamov. Prekrij eno modro polje in nobenega svojega.
}
learn-how-arrow = Dotakni se puščice ali uporabi puščične tipke.
learn-how-rug = Dotakni se polja in na njem se pokaže preproga, dotakni se še enkrat in pokaže se naslednja, ali pa uporabi puščične tipke. Preprogo položi dotik njene druge polovice, gumb ali Enter.
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
learn-end = Obrni, vrzi, plačaj, položi in ne izgubi izpred oči tujih preprog. Ostalo se naučiš med igro.
learn-play = Igraj zdaj
learn-read-rules = Preberi pravila
learn-from-start = Od začetka

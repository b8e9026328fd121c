### Lithuanian: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Taisyklės
rules-lead = Turgus priklauso Asamui, o jam sunku įtikti. Jis eina ten, kur žiūri, ir jei sustoja ant kito žaidėjo kilimo, už tai moki tu. Išmaniai tiesk kilimus ir saugok dirhamus: pabaigoje laimi tas, kas dirhamų ir matomų laukelių iš viso turi daugiausia.
rules-unofficial = Tai taisyklės mūsų pačių žodžiais. Šis žaidimas nesusijęs su tikrojo stalo žaidimo kūrėjais.
rules-contents = Turinys
rules-learn-instead = Nori iš karto išbandyti? Išmok per dvi minutes.
rules-show = Parodyti
rules-show-again = Parodyti dar kartą
rules-allowed = Galima
rules-forbidden = Negalima

## The aim

rules-aim = Žaidimo tikslas
rules-aim-points = Pabaigoje gauni tašką už kiekvieną savo dirhamą ir tašką už kiekvieną laukelį, kuriame matyti tavo kilimas. Laimi tas, kas turi daugiausia taškų.

## What there is

rules-things = Žaidimo sudėtis
rules-things-market = Turgų sudaro septynios eilės po septynis laukelius. Asamas pradeda viduriniame ir visada žiūri išilgai eilės arba stulpelio.
rules-things-die = Ant medinio kauliuko – šlepetės: viena ant vienos sienelės, dvi ant dviejų, trys ant dviejų ir keturios ant vienos. Todėl dvi ir trys iškrenta dvigubai dažniau nei viena ir keturios.
rules-things-stock = Kiekvienas pradžioje turi 30 dirhamų. Kilimas dengia du laukelius, turinčius bendrą kraštinę. Žaidžiant trise kiekvienas turi 15 kilimų, keturiese – 12; dviese yra kiek kitaip, žr. žemiau.
rules-things-figure = Asamas pradeda viduryje. Iš čia jis gali eiti į bet kurį pažymėtą laukelį.

## A turn

rules-turn = Ėjimas
rules-turn-lead = Tavo ėjimą sudaro keturi etapai, visada tokia tvarka.
rules-turn-face = Pasuk
rules-turn-figure = Asamas žiūri į pietus. Gali palikti jį, kaip yra, arba pasukti 90° į kairę ar į dešinę, todėl jis gali eiti į bet kurį pažymėtą laukelį. Šiaurė jam už nugaros, todėl ten jis eiti negali.
rules-turn-face-how = Pasuk Asamą 90° į kairę ar į dešinę arba palik, kaip yra. Atgal jis niekada negali apsisukti.
rules-turn-roll = Mesk
rules-turn-roll-how = Mesk kauliuką. Asamas eina tiesiai per tiek laukelių, kiek iškrito šlepečių, nesvarbu, ar jie tušti, ar su kilimais.
rules-turn-pay = Mokėk
rules-turn-pay-how = Jei Asamas sustoja ant kito žaidėjo kilimo, moki kilimo savininkui. Ant tuščio laukelio ir ant savo kilimo mokėti nereikia.
rules-turn-lay = Tiesk
rules-turn-lay-how = Patiesk vieną savo kilimą šalia Asamo. Jei gali patiesti kilimą, turi patiesti. Tada eina kitas žaidėjas.

## The edge

rules-edge = Už krašto
rules-edge-track = Aplink turgų eina žalvariniai takeliai. Išėjęs už krašto, Asamas eina ten prasidedančiu takeliu ir grįžta į turgų ten, kur takelis baigiasi. Kelias takeliu žingsniu nelaikomas, bet laukelis, į kurį jis grįžta, – jau žingsnis.
rules-edge-half = Dauguma takelių yra puslankiai: Asamas grįžta į gretimą eilę arba stulpelį ir žiūri į priešingą pusę.
rules-edge-corner = Dviejuose kampuose, viršuje dešinėje ir apačioje kairėje, takelis yra kilpa. Ja Asamas grįžta į tą patį kampinį laukelį, iš kurio ką tik išėjo, pasisukęs 90°, ir toliau eina palei kitą kraštą.
rules-edge-figure-half = Trys šlepetės: Asamas žengia vieną žingsnį iki krašto ir eina puslankiu. Laukelis, į kurį jis grįžta, yra antras žingsnis, ir tada jis žengia dar vieną.
rules-edge-figure-corner = Dvi šlepetės kampe: Asamas eina kilpa. Grįžimas į kampinį laukelį – pirmas žingsnis, o antru jis eina toliau palei kraštą.

## Paying

rules-pay = Mokėjimas
rules-pay-area = Mokestis – vienas dirhamas už kiekvieną ploto, kuriame stovi Asamas, laukelį: tai visi tos spalvos laukeliai, susijungę kraštinėmis, įskaitant tą, ant kurio jis stovi. Laukeliai, kurie liečiasi tik kampais, nesusijungę. Skaičiuojami tik viršutiniai kilimai.
rules-pay-figure = Asamas sustoja ant mėlyno kilimo. Čia susijungę keturi mėlyni laukeliai, todėl mokestis – keturi dirhamai. Penktas juos liečia tik kampu ir neskaičiuojamas.

## Laying

rules-lay = Kilimo tiesimas
rules-lay-where = Tiesk kilimą ant dviejų laukelių, turinčių bendrą kraštinę. Bent vienas iš jų turi turėti bendrą kraštinę su Asamo laukeliu, ir nė vienas negali būti pats Asamo laukelis.
rules-lay-over = Jį galima tiesti ant tuščių laukelių, ant savo kilimų ir ant kitų žaidėjų kilimų pusių. Kur kilimas uždengtas, ten jis niekam neskaičiuojamas.
rules-lay-whole = Negalima tik vieno: vienu kilimu uždengti abi kito žaidėjo kilimo puses. Dviejų skirtingų kilimų puses uždengti galima. Jei viena kilimo pusė paslėpta, tai nebe visas kilimas, todėl kitą jo pusę uždengti galima.
rules-lay-figure-where = Raudonasis gali tiesti kilimą bet kur, jei tik viena pusė turi bendrą kraštinę su Asamo laukeliu. Pažymėti laukeliai šalia jo.
rules-lay-figure-half = Raudonasis uždengia vieną mėlyno kilimo pusę ir vieną tuščią laukelį.
rules-lay-figure-two = Raudonasis uždengia dviejų skirtingų mėlynų kilimų puses.
rules-lay-figure-whole = Raudonasis negali pažymėtų laukelių uždengti vienu kilimu: tai abi vieno mėlyno kilimo pusės.

## The end

rules-end = Pabaiga
rules-end-when = Partija baigiasi, kai nė vienas dar žaidžiantis žaidėjas nebeturi kilimų, kuriuos galėtų patiesti.
rules-end-points = Suskaičiuok laukelius, kuriuose matyti tavo kilimai, ir pridėk savo dirhamus. Laimi tas, kas turi daugiausia taškų. Jei taškų po lygiai, laimi tas, kas turi daugiau dirhamų; jei ir jų po lygiai, pergale dalijamasi.

## Out of the game

rules-out = Iškritimas
rules-out-pay = Jei negali sumokėti viso mokesčio, sumoki, kiek turi, ir iškrenti. Tavo ėjimas tuo baigiasi, o nepatiesti kilimai grįžta į dėžutę.
rules-out-rugs = Tavo kilimai lieka turguje, bet už juos niekas nebemoka ir taškų jie niekam neduoda. Kitiems tai vis dar svetimi kilimai: niekas negali uždengti abiejų vieno kilimo pusių iš karto.
rules-out-last = Sumokėti patį paskutinį dirhamą dar nereiškia iškristi, jei sumoki visą mokestį. Kai lieka tik vienas žaidėjas, jis laimi. Iškritusieji rikiuojami žemiau už visus kitus; kuo vėliau iškrenti, tuo aukštesnė vieta.

## Giving up

rules-give-up = Pasidavimas
rules-give-up-how = Pasiduoti gali bet kada, net jei ne tavo ėjimas. Tada iškrenti, kaip aprašyta aukščiau, o tavo dirhamai grįžta į banką. Tas pats nutinka, jei žaidžiant su laikrodžiu tau baigiasi laikas, nebent stalas sukurtas taip, kad toliau žaistų botas.

## Two players

rules-two = Žaidžiant dviese
rules-two-pile = Žaidžiant dviese kiekvienas turi dvi spalvas: vienas žaidžia raudonais ir mėlynais, kitas – geltonais ir žaliais kilimais, po dvylika kiekvienos spalvos. Sumaišyk savo 24 kilimus į vieną krūvelę. Viršutinį kilimą mato visi, ir toliau reikia tiesti būtent jį.
rules-two-area = Kiekviena spalva – atskiras plotas. Kur tavo dvi spalvos yra greta, mokama tik už tos spalvos laukelius, ant kurios stovi Asamas.

## The variant

rules-variant = Variantas: pasuk Asamą kitam žaidėjui
rules-variant-how = Čia prieš metimą Asamas nesukamas. Meti kauliuką, Asamas eina ten, kur jau žiūri, moki ir tiesi kilimą. Tada pasuki jį 90° į kairę arba į dešinę ir taip nustatai kryptį kitam žaidėjui. Iškritęs žaidėjas Asamo nesuka, o po paskutinio kilimo jo nesuka niekas.

## Printings

rules-printings = Kuo leidimai skiriasi
rules-printings-lead = Išspausdintos taisyklės ne visur vienodos. Kuriant stalą galima pasirinkti leidimą arba kiekvieną iš šių taisyklių atskirai. Šiame puslapyje aprašytos įprastos taisyklės.
rules-printings-what = Taisyklė
rules-printings-usual = Įprastos taisyklės
rules-printings-else = Kitur
rules-printings-who = Kur taip išspausdinta
rules-printings-nobody = nė viename iš šių leidimų
rules-printings-presets = Kuriant stalą bet kurį leidimą galima pasirinkti pagal jo kalbą.
rules-option-bankruptcy = Žaidėjas, kuris negali sumokėti visko,
rules-option-bankruptcy-usual = iškrenta.
rules-option-bankruptcy-else = sumoka, kiek turi, ir žaidžia toliau.
rules-option-steering = Asamas sukamas
rules-option-steering-usual = prieš metimą.
rules-option-steering-else = po tiesimo, kitam žaidėjui. Vienuose leidimuose jį reikia pasukti, kituose galima palikti, kaip yra.
rules-option-area = Mokant skaičiuojami
rules-option-area-usual = vienos spalvos laukeliai.
rules-option-area-else = vieno savininko laukeliai, žaidžiant dviese – abi krūvelės spalvos kartu.
rules-option-whole = Abiejų vieno kilimo pusių iš karto uždengti negalima,
rules-option-whole-usual = jei tai kito žaidėjo kilimas.
rules-option-whole-else = net jei jis tavo.
rules-option-halves = Du laukeliai po nauju kilimu
rules-option-halves-usual = gali būti tos pačios spalvos.
rules-option-halves-else = niekada negali būti tos pačios spalvos. Jei kilimas niekur netinka, jis grįžta į dėžutę.
rules-option-pile = Krūvelė žaidžiant dviese
rules-option-pile-usual = sumaišoma.
rules-option-pile-else = sudedama pakaitomis pagal spalvas.
rules-option-stock = Žaidžiant dviese kiekvienas turi
rules-option-stock-usual = 24 dviejų spalvų kilimus.
rules-option-stock-else = 15 vienos spalvos kilimų.
rules-option-tie = Jei taškų po lygiai,
rules-option-tie-usual = laimi tas, kas turi daugiau dirhamų.
rules-option-tie-else = pergale dalijamasi.
rules-option-box = Dėžutėje yra
rules-option-box-usual = keturi rinkiniai po 15 kilimų.
rules-option-box-else = trys rinkiniai po 15 ir vienas su 12 kilimų.
rules-option-starter = Kas pradeda,
rules-option-starter-usual = lemia burtai.
rules-option-starter-else = susitariama, arba pradeda jauniausias ar tas, kas paskutinis buvo Maroke.

## Learning it

learn-title = Išmok per dvi minutes
learn-progress = { $lesson } pamoka iš { $lessons }
learn-go-to = { $lesson } pamoka: { $title }
learn-lesson = { $lesson ->
    [turn] Pasuk Asamą
    [roll] Mesk kauliuką
    [track] Eik takeliu
    [pay] Mokėk
    [lay] Patiesk kilimą
    [cover] Uždenk kilimą
   *[win] Laimėk
}
learn-says = { $lesson ->
    [turn] Tai Asamas. Jis eina ten, kur žiūri, o prieš tai gali jį pasukti 90° į kairę arba į dešinę.
    [roll] Ant kauliuko – šlepetės: kiek šlepečių, tiek laukelių Asamas nueina. Dažniausiai iškrenta dvi ir trys.
    [track] Prie krašto Asamas eina žalvariniu takeliu ir grįžta į gretimą eilę. Kelias takeliu žingsniu nelaikomas.
    [pay] Asamas tuoj sustos ant mėlyno kilimo. Susijungę mėlyni laukeliai sudaro plotą, ir už kiekvieną iš jų moki Mėlynajam po dirhamą.
    [lay] Kai Asamas sustoja, tiesi savo kilimą. Jis dengia du laukelius, ir bent vienas iš jų turi būti visai šalia Asamo.
    [cover] Savo kilimą galima tiesti ant kitų. Tik abiejų kito žaidėjo kilimo pusių iš karto uždengti negalima.
   *[win] Kiekvienas dirhamas – taškas, kiekvienas matomas laukelis – taip pat. Tau liko vienas kilimas, o Mėlynasis turi dviem taškais daugiau.
}
learn-task = { $lesson ->
    [turn] Pasuk jį į dešinę.
    [roll] Mesk kauliuką.
    [track] Mesk kauliuką ir žiūrėk, kur nueis Asamas.
    [pay] Mesk kauliuką ir žiūrėk, kiek mokėsi.
    [lay] Pasirink vietą savo raudonam kilimui.
    [cover] Paslėpk vieną mėlyno kilimo pusę.
   *[win] Patiesk paskutinį kilimą taip, kad laimėtum.
}
learn-done = { $lesson ->
    [turn] Dabar jis žiūri į dešinę, ten ir eis.
    [roll] Trys šlepetės, trys laukeliai.
    [track] Išėjo viena eile, grįžo gretima: trys laukeliai, o takelis neskaičiuojamas.
    [pay] Trys mėlyni laukeliai, tad Mėlynasis gauna tris dirhamus.
    [lay] Tavo kilimas patiestas. Nuo šiol kiti moka, jei per jų ėjimą Asamas ten sustoja.
    [cover] Gerai paslėpta. Mėlynasis turi vienu laukeliu mažiau, ir jo plotas mažesnis.
   *[win] Laimi vieno taško persvara: tu turi dviem laukeliais daugiau, Mėlynasis – vienu mažiau.
}
learn-else = { $lesson ->
    [turn] Jis gali eiti ir ten. Bet dabar pasirink rodyklę, kuri rodo į dešinę.
    [cover] Tai leidžiama, bet nieko mėlyno nepaslepia. Pasirink vietą, kuri uždengia vieną iš dviejų mėlynų laukelių.
   *[win] Beveik! Bet Mėlynasis vis tiek laimėtų, nes turi daugiau dirhamų. Uždenk vieną mėlyną laukelį ir nė vieno savo.
}
learn-how-arrow = Paliesk rodyklę arba naudok rodyklių klavišus. Tada spausk mygtuką arba Enter.
learn-how-rug = Paliesk laukelį, kad pamatytum jame kilimą. Paliesk dar kartą, kad pamatytum kitą, arba paliesk laukelį šalia, kad pasirinktum šiuos du. Gali naudoti ir rodyklių klavišus. Kad patiestum kilimą, spausk mygtuką arba Enter.
learn-do = { $step ->
    [turn] Pasukti Asamą
    [roll] Mesti kauliuką
   *[lay] Patiesti kilimą
}
learn-name = { $seat ->
    [1] Tu
    [2] Mėlynasis
   *[3] Geltonasis
}
learn-back = Atgal
learn-next = Toliau
learn-skip = Praleisti
learn-once-more = Dar kartą
learn-end-title = Tai ir visas žaidimas
learn-end = Suk, mesk, mokėk, tiesk ir stebėk visų žaidėjų kilimus. Visa kita ateis žaidžiant.
learn-play = Žaisti dabar
learn-read-rules = Skaityti taisykles
learn-from-start = Pradėti iš naujo

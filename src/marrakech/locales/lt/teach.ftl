### Lithuanian: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Taisyklės
rules-lead = Turgus priklauso Asamui, o jam sunku įtikti: jis eina ten, kur pasuktas, ir kas jį užveda ant svetimo kilimo, tas moka. Išmaniai tiesk kilimus, saugok dirhamus ir stenkis, kad pabaigoje abiejų kartu turėtum daugiau už visus kitus.
rules-unofficial = Tai taisyklės mūsų pačių žodžiais. Šis žaidimas nesusijęs su išspausdinto žaidimo kūrėjais.
rules-contents = Turinys
rules-learn-instead = Geriau išbandyti? Išmok per dvi minutes.
rules-show = Parodyti
rules-show-again = Parodyti dar kartą
rules-allowed = Galima
rules-forbidden = Negalima

## The aim

rules-aim = Tikslas
rules-aim-points = Pabaigoje gauni tašką už kiekvieną savo dirhamą ir tašką už kiekvieną laukelį, kuriame matyti tavo kilimas. Laimi tas, kas turi daugiausia taškų.

## What there is

rules-things = Kas yra žaidime
rules-things-market = Turgų sudaro septynios eilės po septynis laukelius. Asamas pradeda viduriniame ir visada žiūri išilgai eilės arba stulpelio.
rules-things-die = Ant medinio kauliuko – šlepetės: viena ant vienos sienelės, dvi ant dviejų, trys ant dviejų ir keturios ant vienos. Todėl dvi ir trys iškrenta dvigubai dažniau nei viena ir keturios.
rules-things-stock = Kiekvienas pradžioje turi 30 dirhamų. Kilimas dengia du laukelius, turinčius bendrą kraštinę. Žaidžiant trise kiekvienas turi 15 kilimų, keturiese – 12; dviese yra kiek kitaip, žr. žemiau.
rules-things-figure = Asamas pradeda viduryje. Pažymėti laukeliai, į kuriuos jis gali pajudėti.

## A turn

rules-turn = Ėjimas
rules-turn-lead = Tavo ėjimą sudaro keturios dalys, visada tokia tvarka.
rules-turn-face = Pasuk
rules-turn-figure = Asamas žiūri į pietus. Pažymėti laukeliai yra priešais jį, jei jis lieka, kaip stovi, arba pasukamas 90° į kairę ar į dešinę. Šiaurė jam už nugaros: ten jis niekada nesisuka.
rules-turn-face-how = Pasuk Asamą 90° į kairę, 90° į dešinę arba palik, kaip stovi. Atgal jis niekada neapsisuka.
rules-turn-roll = Mesk
rules-turn-roll-how = Mesk kauliuką. Asamas eina tiesiai per tiek laukelių, kiek iškrito šlepečių, nesvarbu, ar jie tušti, ar su kilimais.
rules-turn-pay = Mokėk
rules-turn-pay-how = Jei jis sustoja ant kito žaidėjo kilimo, moki tam žaidėjui. Ant tuščio laukelio ir ant savo kilimo mokėti nereikia.
rules-turn-lay = Tiesk
rules-turn-lay-how = Patiesk vieną savo kilimą šalia Asamo. Rinktis negalima: jei kilimą galima patiesti, jį reikia patiesti. Tada eina kitas žaidėjas.

## The edge

rules-edge = Už krašto
rules-edge-track = Aplink turgų eina žalvariniai takeliai. Išėjęs už krašto, Asamas eina ten prasidedančiu takeliu ir grįžta į turgų ten, kur takelis baigiasi. Pats takelis nėra žingsnis, o laukelis, į kurį jis grįžta, – jau žingsnis.
rules-edge-half = Dauguma takelių yra puslankiai: jis grįžta į gretimą eilę arba stulpelį ir žiūri į priešingą pusę.
rules-edge-corner = Dviejuose kampuose, viršuje dešinėje ir apačioje kairėje, takelis yra kilpa: jis grįžta į tą patį kampinį laukelį, iš kurio ką tik išėjo, pasisukęs 90°, ir toliau eina palei kitą kraštą.
rules-edge-figure-half = Trys šlepetės: vienas žingsnis iki krašto, tada puslankiu; laukelis, į kurį jis grįžta, yra antras žingsnis, ir dar vienas.
rules-edge-figure-corner = Asamas kampe, dvi šlepetės: kilpa atgal į kampinį laukelį (pirmas žingsnis), tada toliau palei kraštą.

## Paying

rules-pay = Mokėjimas
rules-pay-area = Mokestis – vienas dirhamas už kiekvieną ploto, kuriame stovi Asamas, laukelį: tai visi tos spalvos laukeliai, susijungę kraštinėmis, įskaitant jo laukelį. Laukeliai, kurie liečiasi tik kampais, nesusijungę. Skaičiuojama tik tai, kas guli viršuje.
rules-pay-figure = Asamas sustoja ant mėlyno kilimo. Čia susijungę keturi mėlyni laukeliai, todėl mokestis – keturi dirhamai. Penktas liečiasi tik kampu ir nieko nekainuoja.

## Laying

rules-lay = Kilimo tiesimas
rules-lay-where = Kilimas guli ant dviejų laukelių, turinčių bendrą kraštinę. Bent vienas iš jų turi turėti bendrą kraštinę su Asamo laukeliu, ir nė vienas negali būti pats Asamo laukelis.
rules-lay-over = Jį galima tiesti ant tuščių laukelių, ant savo kilimų ir ant kitų žaidėjų kilimų pusių; ką jis uždengia, kol kas paslėpta ir niekam neskaičiuojama.
rules-lay-whole = Negalima tik vieno: vienu kilimu uždengti abi kito žaidėjo kilimo puses. Dviejų skirtingų kilimų puses uždengti galima. Jei viena kilimo pusė jau paslėpta, tai nebe visas kilimas, ir likusią pusę uždengti galima.
rules-lay-figure-where = Raudonasis gali rinktis bet kurią vietą, kur bent viena kilimo pusė liečia Asamo laukelio kraštinę. Pažymėti laukeliai yra prie tų keturių kraštinių.
rules-lay-figure-half = Raudonasis uždengia vieną mėlyno kilimo pusę ir vieną tuščią laukelį.
rules-lay-figure-two = Raudonasis uždengia dviejų skirtingų mėlynų kilimų puses.
rules-lay-figure-whole = Raudonasis negali pažymėtų laukelių uždengti vienu kilimu: ten guli abi vieno mėlyno kilimo pusės.

## The end

rules-end = Pabaiga
rules-end-when = Partija baigiasi, kai niekas, kas dar žaidžia, nebeturi kilimų, kuriuos galėtų patiesti.
rules-end-points = Suskaičiuok laukelius, kuriuose matyti tavo kilimai, ir pridėk savo dirhamus. Laimi tas, kas turi daugiausia taškų. Jei taškų po lygiai, laimi tas, kas turi daugiau dirhamų; jei ir jų po lygiai, pergale dalijamasi.

## Out of the game

rules-out = Iškritimas
rules-out-pay = Jei negali sumokėti viso mokesčio, sumoki, kiek turi, ir iškrenti. Tavo ėjimas tuo baigiasi, o nepatiesti kilimai grįžta į dėžutę.
rules-out-rugs = Tavo kilimai turguje lieka, kur yra, bet už juos niekas nebemoka ir taškų jie niekam neduoda. Kitiems tai vis dar svetimi kilimai: niekas neuždengia abiejų vieno kilimo pusių iš karto.
rules-out-last = Sumokėti patį paskutinį dirhamą dar nereiškia iškristi, jei sumokėtas visas mokestis. Kai lieka tik vienas žaidėjas, jis laimi. Iškritusieji rikiuojami žemiau už visus kitus; kuo vėliau iškrenti, tuo geriau.

## Giving up

rules-give-up = Pasidavimas
rules-give-up-how = Pasiduoti gali bet kada, net jei ne tavo ėjimas. Tada iškrenti, kaip aprašyta aukščiau, o tavo dirhamai grįžta į banką. Taip pat būna, kai prie stalo su laikrodžiu baigiasi laikas, nebent stalas sukurtas taip, kad toliau už tave žaistų botas.

## Two players

rules-two = Žaidžiant dviese
rules-two-pile = Žaidžiant dviese kiekvienas turi dvi spalvas: vienas žaidžia raudonais ir mėlynais, kitas – geltonais ir žaliais kilimais, po dvylika kiekvienos spalvos. Tavo 24 kilimai sumaišomi į vieną krūvelę. Viršutinis kilimas visiems matomas, ir kitas turi būti patiestas būtent jis.
rules-two-area = Kiekviena spalva – atskiras plotas: kur tavo dvi spalvos guli greta, mokama tik už tos spalvos laukelius, ant kurios sustoja Asamas.

## The variant

rules-variant = Variantas: suk kitam
rules-variant-how = Čia prieš metimą Asamas nesukamas. Meti kauliuką, jis eina ten, kur jau žiūri, moki ir tiesi kilimą. Tada pasuki jį 90° į kairę arba į dešinę ir taip nustatai kelią kitam žaidėjui. Kas iškrito, tas nesuka, o po paskutinio kilimo jo nesuka niekas.

## Printings

rules-printings = Kuo leidimai skiriasi
rules-printings-lead = Išspausdintos taisyklės ne visur vienodos. Kuriant stalą galima pasirinkti leidimą arba kiekvieną iš šių taisyklių atskirai. Įprastai žaidžiama taip, kaip aprašyta šiame puslapyje.
rules-printings-what = Kas
rules-printings-usual = Įprastai
rules-printings-else = Kitur
rules-printings-who = Kur taip išspausdinta
rules-printings-nobody = nė viename iš šių leidimų
rules-printings-presets = Kuriant stalą bet kurį leidimą galima pasirinkti pagal jo kalbą.
rules-option-bankruptcy = Kas negali sumokėti viso mokesčio,
rules-option-bankruptcy-usual = iškrenta.
rules-option-bankruptcy-else = sumoka, kiek turi, ir žaidžia toliau.
rules-option-steering = Asamas sukamas
rules-option-steering-usual = prieš metimą.
rules-option-steering-else = po tiesimo, kitam žaidėjui. Vienuose leidimuose tada jį reikia pasukti, kituose jis gali ir likti.
rules-option-area = Mokant skaičiuojami
rules-option-area-usual = vienos spalvos laukeliai.
rules-option-area-else = vieno savininko laukeliai, žaidžiant dviese – abi krūvelės spalvos kartu.
rules-option-whole = Abiejų vieno kilimo pusių iš karto uždengti negalima,
rules-option-whole-usual = jei tai kito žaidėjo kilimas.
rules-option-whole-else = kad ir kieno jis būtų, net jei tavo.
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
    [roll] Ant kauliuko – šlepetės: kiek šlepečių, tiek laukelių jis nueina. Dažniausiai iškrenta dvi ir trys.
    [track] Prie krašto jis eina žalvariniu takeliu ir grįžta greta. Takelis žingsnių nekainuoja.
    [pay] Jis sustos ant mėlyno kilimo. Moki Mėlynajam po dirhamą už kiekvieną ten susijungusį mėlyną laukelį.
    [lay] Kai jis sustoja, tiesi savo kilimą: du laukeliai, bent vienas iš jų visai šalia Asamo.
    [cover] Kilimus galima tiesti ant kitų. Tik abiejų svetimo kilimo pusių iš karto uždengti negalima.
   *[win] Dirhamas – taškas, matomas laukelis – taškas. Tau liko vienas kilimas, o Mėlynasis turi dviem taškais daugiau.
}
learn-task = { $lesson ->
    [turn] Pasuk jį į dešinę.
    [roll] Mesk kauliuką.
    [track] Mesk kauliuką ir žiūrėk, kaip jis eina.
    [pay] Mesk kauliuką ir žiūrėk, kiek tai kainuoja.
    [lay] Pasirink vietą savo raudonam kilimui.
    [cover] Paslėpk vieną mėlyno kilimo pusę.
   *[win] Patiesk paskutinį kilimą taip, kad laimėtum.
}
learn-done = { $lesson ->
    [turn] Dabar jis žiūri į dešinę, ten ir eis.
    [roll] Trys šlepetės, trys laukeliai.
    [track] Išėjo viena eile, grįžo gretima: trys laukeliai, o takelis – nemokamai.
    [pay] Trys mėlyni laukeliai, tad Mėlynajam – trys dirhamai.
    [lay] Tavo kilimas patiestas. Dabar kitiems teks mokėti, kai Asamas ten sustos.
    [cover] Gerai paslėpta. Mėlynasis turi vienu laukeliu mažiau, ir jo plotas mažesnis.
   *[win] Laimi vienu tašku: tu turi dviem laukeliais daugiau, Mėlynasis – vienu mažiau.
}
learn-else = { $lesson ->
    [turn] Jis gali eiti ir ten. Bet dabar pasirink rodyklę, kuri rodo į dešinę.
    [cover] Tai leidžiama, bet nieko mėlyno nepaslepia. Pasirink vietą, kuri uždengia vieną iš dviejų mėlynų laukelių.
   *[win] Beveik: Mėlynasis vis tiek laimėtų, nes turi daugiau dirhamų. Uždenk vieną mėlyną laukelį ir nė vieno savo.
}
learn-how-arrow = Paliesk rodyklę arba naudok rodyklių klavišus.
learn-how-rug = Paliesk laukelį, kad pamatytum jame kilimą, ir dar kartą, kad pamatytum kitą, arba naudok rodyklių klavišus. Kad patiestum, paliesk kitą kilimo pusę ar mygtuką arba spausk Enter.
learn-do = { $step ->
    [turn] Pasukti jį
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
learn-end = Suk, mesk, mokėk, tiesk ir neišleisk iš akių visų kilimų. Visa kita ateis žaidžiant.
learn-play = Žaisti dabar
learn-read-rules = Skaityti taisykles
learn-from-start = Nuo pradžių

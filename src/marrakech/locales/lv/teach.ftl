### Latvian: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Noteikumi
rules-lead = Tirgus pieder Assamam, un viņam grūti izdabāt. Viņš iet, kurp skatās, un, ja viņš apstājas uz cita spēlētāja paklāja, par to maksā tu. Klāj paklājus gudri un sargā dirhamus: beigās uzvar tas, kuram dirhamu un redzamo lauciņu kopā ir visvairāk.
rules-unofficial = Šie ir noteikumi mūsu pašu vārdiem. Šī spēle nav saistīta ar īstās galda spēles veidotājiem.
rules-contents = Saturs
rules-learn-instead = Gribi uzreiz izmēģināt? Iemācies divās minūtēs.
rules-show = Parādīt
rules-show-again = Parādīt vēlreiz
rules-allowed = Drīkst
rules-forbidden = Nedrīkst

## The aim

rules-aim = Spēles mērķis
rules-aim-points = Spēles beigās tu saņem punktu par katru savu dirhamu un punktu par katru lauciņu, uz kura redzams tavs paklājs. Uzvar tas, kuram ir visvairāk punktu.

## What there is

rules-things = Spēles sastāvdaļas
rules-things-market = Tirgū ir septiņreiz septiņi lauciņi. Assams sāk vidējā un vienmēr skatās gar rindu vai kolonnu.
rules-things-die = Uz koka kauliņa ir čības: viena čība uz vienas skaldnes, divas – uz divām, trīs – uz divām un četras – uz vienas. Tāpēc divas un trīs uzkrīt divreiz biežāk nekā viena un četras.
rules-things-stock = Katrs sāk ar 30 dirhamiem. Paklājs nosedz divus lauciņus ar kopīgu malu. Trīs spēlētājiem ir pa 15 paklājiem, četriem – pa 12; diviem ir mazliet citādi, skat. zemāk.
rules-things-figure = Assams sāk vidū. No turienes viņš var doties uz jebkuru no atzīmētajiem lauciņiem.

## A turn

rules-turn = Gājiens
rules-turn-lead = Tavā gājienā ir četri posmi, vienmēr šādā secībā.
rules-turn-face = Pagriez
rules-turn-figure = Assams skatās uz dienvidiem. Vari viņu atstāt, kā ir, vai pagriezt par 90° pa kreisi vai pa labi, tāpēc viņš var doties uz jebkuru no atzīmētajiem lauciņiem. Ziemeļi ir viņam aiz muguras, tāpēc uz turieni viņš doties nevar.
rules-turn-face-how = Pagriez Assamu par 90° pa kreisi vai pa labi, vai arī atstāj, kā ir. Atpakaļ viņš nekad nevar apgriezties.
rules-turn-roll = Met
rules-turn-roll-how = Met kauliņu. Assams noiet taisni uz priekšu tik daudz lauciņu, cik čību uzkritis, gan pa tukšiem lauciņiem, gan pa paklājiem.
rules-turn-pay = Maksā
rules-turn-pay-how = Ja Assams apstājas uz cita spēlētāja paklāja, tu maksā paklāja īpašniekam. Uz tukša lauciņa un uz sava paklāja nav jāmaksā.
rules-turn-lay = Klāj
rules-turn-lay-how = Izklāj vienu savu paklāju blakus Assamam. Ja vari izklāt paklāju, tas ir jāizklāj. Tad gājiens pāriet nākamajam spēlētājam.

## The edge

rules-edge = Pāri malai
rules-edge-track = Ap tirgu ved misiņa celiņi. Kad Assams pārkāpj malu, viņš iet pa celiņu, kas tur sākas, un atgriežas tirgū tur, kur celiņš beidzas. Ceļu pa celiņu par soli neskaita, bet lauciņu, kurā viņš atgriežas, skaita.
rules-edge-half = Lielākā daļa celiņu ir pusloki: Assams atgriežas blakus rindā vai kolonnā un skatās uz pretējo pusi.
rules-edge-corner = Divos stūros, augšā pa labi un apakšā pa kreisi, celiņš ir cilpa. Pa to Assams atgriežas tajā pašā stūra lauciņā, ko tikko pameta, pagriezies par 90°, un tālāk iet gar otru malu.
rules-edge-figure-half = Trīs čības: Assams sper vienu soli līdz malai un iet pa pusloku. Lauciņš, kurā viņš atgriežas, ir otrais solis, un tad viņš sper vēl vienu.
rules-edge-figure-corner = Divas čības stūrī: Assams iet pa cilpu. Atgriešanās stūra lauciņā ir pirmais solis, un ar otro viņš iet tālāk gar malu.

## Paying

rules-pay = Maksāšana
rules-pay-area = Maksa ir viens dirhams par katru lauciņu apgabalā, kurā stāv Assams: tie ir visi šīs krāsas lauciņi, kas savā starpā savienoti ar malām, ieskaitot to, uz kura viņš stāv. Lauciņi, kas saskaras tikai ar stūriem, nav savienoti. Skaita tikai virsējos paklājus.
rules-pay-figure = Assams apstājas uz zilā. Te ir savienoti četri zili lauciņi, tāpēc maksa ir četri dirhami. Piektais ar tiem saskaras tikai ar stūri, un to neskaita.

## Laying

rules-lay = Paklāja izklāšana
rules-lay-where = Klāj paklāju uz diviem lauciņiem ar kopīgu malu. Vismaz vienam no tiem jābūt kopīgai malai ar Assama lauciņu, un neviens no tiem nedrīkst būt pats Assama lauciņš.
rules-lay-over = To drīkst klāt uz tukšiem lauciņiem, uz saviem paklājiem un uz citu spēlētāju paklāju pusēm. Kur paklājs ir nosegts, tur to neskaita nevienam.
rules-lay-whole = Nav atļauts tikai viens: ar vienu paklāju nosegt abas cita spēlētāja paklāja puses. Divu dažādu paklāju puses nosegt drīkst. Ja paklāja viena puse ir paslēpta, tas vairs nav vesels, tāpēc otru pusi nosegt drīkst.
rules-lay-figure-where = Sarkanais var klāt paklāju jebkur, ja vien vienai pusei ir kopīga mala ar Assama lauciņu. Atzīmēti ir lauciņi viņam blakus.
rules-lay-figure-half = Sarkanais nosedz vienu zilā paklāja pusi un vienu tukšu lauciņu.
rules-lay-figure-two = Sarkanais nosedz divas dažādu zilo paklāju puses.
rules-lay-figure-whole = Sarkanais nedrīkst atzīmētos lauciņus nosegt ar vienu paklāju: tās ir viena zilā paklāja abas puses.

## The end

rules-end = Beigas
rules-end-when = Spēle beidzas, kad nevienam spēlētājam, kas vēl ir spēlē, vairs nav paklāju, ko izklāt.
rules-end-points = Saskaiti lauciņus, uz kuriem redzami tavi paklāji, un pieskaiti savus dirhamus. Uzvar tas, kuram ir visvairāk punktu. Ja punktu skaits ir vienāds, uzvar tas, kuram vairāk dirhamu; ja arī dirhamu skaits ir vienāds, uzvara ir dalīta.

## Out of the game

rules-out = Ārpus spēles
rules-out-pay = Ja nevari samaksāt visu maksu, tu samaksā, cik tev ir, un izkrīti no spēles. Tavs gājiens ar to beidzas, un neizklātie paklāji atgriežas kastē.
rules-out-rugs = Tavi paklāji paliek tirgū, bet par tiem vairs neviens nemaksā, un punktus tie nedod nevienam. Pārējiem tie joprojām ir sveši paklāji: neviens nedrīkst nosegt abas viena paklāja puses uzreiz.
rules-out-last = Samaksāt pašu pēdējo dirhamu vēl nenozīmē izkrist, ja maksu samaksā pilnībā. Kad paliek tikai viens spēlētājs, viņš ir uzvarējis. Izkritušie ir zemāk par visiem pārējiem; jo vēlāk izkrīti, jo augstāka vieta.

## Giving up

rules-give-up = Padošanās
rules-give-up-how = Padoties var jebkurā brīdī, pat ja nav tavs gājiens. Tad tu izkrīti no spēles, kā aprakstīts augstāk, un tavi dirhami atgriežas bankā. Tas pats notiek, ja spēlē ar pulksteni tev beidzas laiks, ja vien galds nav izveidots tā, ka tālāk spēlē bots.

## Two players

rules-two = Divi spēlētāji
rules-two-pile = Divu spēlētāju spēlē katram ir divas krāsas: viens spēlē ar sarkaniem un ziliem, otrs ar dzelteniem un zaļiem paklājiem, pa divpadsmit no katras krāsas. Sajauc savus 24 paklājus vienā kaudzītē. Virsējo paklāju redz visi, un tieši tas tev jāizklāj nākamais.
rules-two-area = Katra krāsa ir atsevišķs apgabals. Kur tavas divas krāsas atrodas blakus, maksā tikai par tās krāsas lauciņiem, uz kuras stāv Assams.

## The variant

rules-variant = Variants: pagriez Assamu nākamajam spēlētājam
rules-variant-how = Te Assamu pirms metiena negriež. Tu met kauliņu, Assams iet, kurp jau skatās, tu maksā un izklāj paklāju. Tad pagriez viņu par 90° pa kreisi vai pa labi un tā nosaki virzienu nākamajam spēlētājam. Izkritis spēlētājs Assamu negriež, un pēc pēdējā paklāja viņu negriež neviens.

## Printings

rules-printings = Kur izdevumi atšķiras
rules-printings-lead = Iespiestie noteikumi ne visur ir vienādi. Veidojot galdu, vari izvēlēties izdevumu vai katru no šiem noteikumiem atsevišķi. Šajā lapā aprakstīti parastie noteikumi.
rules-printings-what = Noteikums
rules-printings-usual = Parastie noteikumi
rules-printings-else = Citur
rules-printings-who = Tā iespiests
rules-printings-nobody = nevienā no šiem izdevumiem
rules-printings-presets = Veidojot galdu, ikvienu izdevumu var izvēlēties pēc tā valodas.
rules-option-bankruptcy = Spēlētājs, kurš nevar samaksāt visu,
rules-option-bankruptcy-usual = izkrīt no spēles.
rules-option-bankruptcy-else = samaksā, cik viņam ir, un spēlē tālāk.
rules-option-steering = Assamu pagriež
rules-option-steering-usual = pirms metiena.
rules-option-steering-else = pēc izklāšanas, nākamajam spēlētājam. Dažos izdevumos viņš ir jāpagriež, citos drīkst viņu atstāt, kā ir.
rules-option-area = Maksājot skaita
rules-option-area-usual = vienas krāsas lauciņus.
rules-option-area-else = viena īpašnieka lauciņus, divu spēlētāju spēlē abas kaudzītes krāsas kopā.
rules-option-whole = Abas viena paklāja puses nedrīkst nosegt uzreiz,
rules-option-whole-usual = ja tas ir cita spēlētāja paklājs.
rules-option-whole-else = pat ja tas ir tavs.
rules-option-halves = Divi lauciņi zem jauna paklāja
rules-option-halves-usual = drīkst būt vienā krāsā.
rules-option-halves-else = nekad nedrīkst būt vienā krāsā. Ja paklājs nekur neder, tas atgriežas kastē.
rules-option-pile = Kaudzīte divu spēlētāju spēlē
rules-option-pile-usual = ir sajaukta.
rules-option-pile-else = ir sakārtota tā, ka krāsas mijas.
rules-option-stock = Divu spēlētāju spēlē katram ir
rules-option-stock-usual = 24 paklāji divās krāsās.
rules-option-stock-else = 15 paklāji vienā krāsā.
rules-option-tie = Ja punktu skaits ir vienāds,
rules-option-tie-usual = uzvar tas, kuram vairāk dirhamu.
rules-option-tie-else = uzvara ir dalīta.
rules-option-box = Kastē ir
rules-option-box-usual = četri komplekti pa 15 paklājiem.
rules-option-box-else = trīs komplekti pa 15 un viens ar 12 paklājiem.
rules-option-starter = Kurš sāk,
rules-option-starter-usual = izlozē.
rules-option-starter-else = par to vienojas, vai arī sāk jaunākais vai tas, kurš pēdējais bijis Marokā.

## Learning it

learn-title = Iemācies divās minūtēs
learn-progress = { $lesson }. nodarbība no { $lessons }
learn-go-to = { $lesson }. nodarbība: { $title }
learn-lesson = { $lesson ->
    [turn] Pagriez Assamu
    [roll] Met kauliņu
    [track] Ej pa celiņu
    [pay] Maksā
    [lay] Izklāj paklāju
    [cover] Nosedz paklāju
   *[win] Uzvari
}
learn-says = { $lesson ->
    [turn] Šis ir Assams. Viņš iet, kurp skatās, un pirms tam tu vari viņu pagriezt par 90° pa kreisi vai pa labi.
    [roll] Uz kauliņa ir čības: cik čību, tik lauciņu Assams noiet. Visbiežāk uzkrīt divas un trīs.
    [track] Pie malas Assams iet pa misiņa celiņu un atgriežas blakus rindā. Ceļu pa celiņu par soli neskaita.
    [pay] Assams tūlīt apstāsies uz zila paklāja. Savienotie zilie lauciņi veido apgabalu, un par katru no tiem tu maksā Zilajam vienu dirhamu.
    [lay] Kad Assams apstājies, tu izklāj savu paklāju. Tas nosedz divus lauciņus, un vismaz vienam no tiem jābūt tieši blakus Assamam.
    [cover] Savu paklāju drīkst klāt citiem virsū. Tikai abas cita spēlētāja paklāja puses uzreiz nosegt nedrīkst.
   *[win] Katrs dirhams ir punkts, un tāpat katrs redzamais lauciņš. Tev atlicis viens paklājs, un Zilajam ir par diviem punktiem vairāk.
}
learn-task = { $lesson ->
    [turn] Pagriez viņu pa labi.
    [roll] Met kauliņu.
    [track] Met kauliņu un skaties, kurp Assams iet.
    [pay] Met kauliņu un skaties, cik tu maksā.
    [lay] Izvēlies vietu savam sarkanajam paklājam.
    [cover] Paslēp vienu zilā paklāja pusi.
   *[win] Izklāj savu pēdējo paklāju tā, lai uzvarētu.
}
learn-done = { $lesson ->
    [turn] Tagad viņš skatās pa labi, un uz turieni viņš arī ies.
    [roll] Trīs čības, trīs lauciņi.
    [track] Ārā pa vienu rindu, atpakaļ pa nākamo: trīs lauciņi, un celiņu neskaita.
    [pay] Trīs zili lauciņi, tātad Zilais saņem trīs dirhamus.
    [lay] Tavs paklājs ir izklāts. Turpmāk citi maksā, ja Assams viņu gājienā tur apstājas.
    [cover] Labi paslēpts. Zilajam ir par vienu lauciņu mazāk, un apgabals ir mazāks.
   *[win] Tu uzvari ar viena punkta pārsvaru: tev ir par diviem lauciņiem vairāk, Zilajam par vienu mazāk.
}
learn-else = { $lesson ->
    [turn] Arī uz turieni viņš drīkst iet. Pagaidām izvēlies bultiņu, kas rāda pa labi.
    [cover] Tas ir atļauts, bet nepaslēpj neko zilu. Izvēlies vietu, kas nosedz vienu no diviem zilajiem lauciņiem.
   *[win] Gandrīz! Bet Zilais tomēr uzvarētu, jo viņam ir vairāk dirhamu. Nosedz vienu zilo lauciņu un nevienu savu.
}
learn-how-arrow = Pieskaries bultiņai vai lieto bulttaustiņus. Tad spied pogu vai Enter.
learn-how-rug = Pieskaries lauciņam, lai redzētu tur paklāju. Pieskaries vēlreiz, lai redzētu nākamo, vai lauciņam blakus, lai izvēlētos šos divus. Vari lietot arī bulttaustiņus. Lai izklātu paklāju, spied pogu vai Enter.
learn-do = { $step ->
    [turn] Pagriezt Assamu
    [roll] Mest kauliņu
   *[lay] Izklāt paklāju
}
learn-name = { $seat ->
    [1] Tu
    [2] Zilais
   *[3] Dzeltenais
}
learn-back = Atpakaļ
learn-next = Tālāk
learn-skip = Izlaist
learn-once-more = Vēlreiz
learn-end-title = Tā arī ir visa spēle
learn-end = Pagriez, met, maksā, klāj un paturi acīs visu spēlētāju paklājus. Pārējo iemācīsies spēlējot.
learn-play = Spēlēt tūlīt
learn-read-rules = Lasīt noteikumus
learn-from-start = Sākt no jauna

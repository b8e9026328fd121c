### Estonian: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Reeglid
rules-lead = Assam on turu omanik ja talle on raske meele järele olla. Ta kõnnib sinna, kuhu vaatab, ja kui ta peatub teise mängija vaibal, maksad sina selle eest. Aseta oma vaibad hästi ja hoia oma dirhameid: lõpus võidab see, kellel on dirhameid ja nähtavaid ruute kokku kõige rohkem.
rules-unofficial = Need on reeglid meie oma sõnadega. See mäng ei ole seotud trükitud mängu tegijatega.
rules-contents = Sisukord
rules-learn-instead = Tahad pigem proovida? Õpi kahe minutiga.
rules-show = Näita
rules-show-again = Näita uuesti
rules-allowed = Lubatud
rules-forbidden = Keelatud

## The aim

rules-aim = Mängu eesmärk
rules-aim-points = Lõpus saad punkti iga oma dirhami eest ja punkti iga ruudu eest, millel on näha mõni sinu vaip. Võidab see, kellel on kõige rohkem punkte.

## What there is

rules-things = Mänguvahendid
rules-things-market = Turul on seitse korda seitse ruutu. Assam alustab keskmisel ruudul ja vaatab alati piki rida või veergu.
rules-things-die = Puidust täringul on sussid: ühel tahul üks, kahel tahul kaks, kahel tahul kolm ja ühel tahul neli. Seega tulevad kaks ja kolm kaks korda sagedamini kui üks ja neli.
rules-things-stock = Kõik alustavad 30 dirhamiga. Vaip katab kaks ruutu, millel on ühine külg. Kolme mängijaga on igaühel 15 vaipa, nelja mängijaga 12; kahe mängijaga on veidi teisiti, vaata allpool.
rules-things-figure = Assam alustab keskelt. Sealt võib ta minna ükskõik millise märgitud ruudu poole.

## A turn

rules-turn = Käik
rules-turn-lead = Sinu käigul on neli osa, alati selles järjekorras.
rules-turn-face = Pööra
rules-turn-figure = Assam vaatab lõunasse. Võid jätta ta nii, nagu on, või pöörata teda veerandringi vasakule või paremale, nii et ta võib minna ükskõik millise märgitud ruudu poole. Põhi on tema selja taga, nii et sinna ta minna ei saa.
rules-turn-face-how = Pööra Assamit veerandringi vasakule või paremale, või jäta ta nii, nagu on. Ümber ei saa ta kunagi pöörduda.
rules-turn-roll = Viska
rules-turn-roll-how = Viska täringut. Assam kõnnib otse edasi, iga täringul oleva sussi kohta ühe ruudu, nii üle tühjade ruutude kui ka üle vaipade.
rules-turn-pay = Maksa
rules-turn-pay-how = Kui Assam peatub teise mängija vaibal, maksad vaiba omanikule. Tühja ruudu ja oma vaiba eest ei maksa sa midagi.
rules-turn-lay = Aseta
rules-turn-lay-how = Aseta üks oma vaipadest Assami kõrvale. Kui saad vaiba asetada, pead seda tegema. Seejärel käib järgmine mängija.

## The edge

rules-edge = Üle serva
rules-edge-track = Turgu ümbritsevad messingist rajad. Kui Assam kõnnib üle serva, järgib ta rada, mis sealt algab, ja tuleb turule tagasi seal, kus see lõpeb. Rajal liikumist sammuna ei loeta, aga ruut, kuhu ta tagasi tuleb, läheb arvesse.
rules-edge-half = Enamik radu on poolringid: Assam tuleb tagasi kõrvalritta või kõrvalveergu ja vaatab vastassuunda.
rules-edge-corner = Kahes nurgas, paremal üleval ja vasakul all, on rada silmus. See toob Assami tagasi nurgaruudule, kust ta äsja lahkus, veerandringi pööratuna, nii et ta kõnnib edasi piki teist serva.
rules-edge-figure-half = Kolm sussi: Assam astub ühe sammu servani ja järgib poolringi. Ruut, kuhu ta tagasi tuleb, on teine samm, ja siis astub ta veel ühe.
rules-edge-figure-corner = Kaks sussi nurgas: Assam järgib silmust. Tagasitulek nurgaruudule on esimene samm ja teine viib ta edasi piki serva.

## Paying

rules-pay = Maksmine
rules-pay-area = Hind on üks dirham iga ruudu eest alal, kus Assam seisab: sinna kuuluvad kõik sama värvi ruudud, mis on külgepidi ühenduses, ka see, millel ta seisab. Ruudud, mis puutuvad kokku ainult nurkapidi, ei ole ühenduses. Arvesse lähevad ainult pealmised vaibad.
rules-pay-figure = Assam peatub sinisel. Neli sinist ruutu on siin ühenduses, seega on hind neli dirhamit. Viies puutub nendega kokku ainult nurkapidi ja ei lähe arvesse.

## Laying

rules-lay = Vaiba asetamine
rules-lay-where = Aseta vaip kahele ruudule, millel on ühine külg. Vähemalt ühel neist peab olema ühine külg Assami ruuduga ja kumbki ei tohi olla Assami enda ruut.
rules-lay-over = Võid asetada selle tühjadele ruutudele, oma vaipadele ja teiste mängijate vaipade pooltele. Kust vaip on kaetud, sealt ei anna see kellelegi punkte.
rules-lay-whole = Üks asi on keelatud: teise mängija vaiba mõlemat poolt ei tohi katta ühe ja sama vaibaga. Kahe eri vaiba pooli tohib. Vaipa, mille üks pool on peidus, ei loeta enam terveks, nii et ka teise poole tohib katta.
rules-lay-figure-where = Punane võib vaiba asetada ükskõik kuhu, kui vähemalt ühel poolel on Assami ruuduga ühine külg. Märgitud on ruudud otse tema kõrval.
rules-lay-figure-half = Punane katab sinise vaiba ühe poole ja ühe tühja ruudu.
rules-lay-figure-two = Punane katab kahe eri sinise vaiba pooled.
rules-lay-figure-whole = Punane ei tohi märgitud ruute ühe vaibaga katta: need on sama sinise vaiba kaks poolt.

## The end

rules-end = Mängu lõpp
rules-end-when = Mäng on läbi, kui ühelgi mängus olijal ei ole enam vaipa, mida asetada.
rules-end-points = Loe kokku ruudud, millel on näha sinu vaibad, ja lisa oma dirhamid. Võidab see, kellel on kõige rohkem punkte. Võrdsete punktide korral võidab see, kellel on rohkem dirhameid; kui ka neid on võrdselt, jagatakse võit.

## Out of the game

rules-out = Mängust väljas
rules-out-pay = Kui sa ei jõua kogu hinda maksta, maksad, mis sul on, ja langed välja. Sinu käik lõpeb sellega ja asetamata vaibad lähevad karpi tagasi.
rules-out-rugs = Sinu vaibad jäävad turule, aga nende eest ei maksa enam keegi ja need ei anna kellelegi punkte. Teiste jaoks on need endiselt võõrad vaibad: keegi ei tohi ühegi mõlemat poolt korraga katta.
rules-out-last = Viimase dirhami maksmine ei vii veel mängust välja, kui maksad hinna täies mahus. Kui alles on ainult üks mängija, on ta võitnud. Väljalangenud jäävad järjestuses kõigist teistest tahapoole; mida hiljem välja langesid, seda parem on sinu koht.

## Giving up

rules-give-up = Allaandmine
rules-give-up-how = Alla anda võid igal ajal, ka siis, kui ei ole sinu käik. Siis langed mängust välja, nagu eespool kirjeldatud, ja sinu dirhamid lähevad panka tagasi. Kui mängitakse kellaga ja sinu aeg saab otsa, juhtub sama, välja arvatud juhul, kui laud on loodud nii, et bot mängib edasi.

## Two players

rules-two = Kaks mängijat
rules-two-pile = Kahe mängijaga on kummalgi kaks värvi: üks mängib punase ja sinisega, teine kollase ja rohelisega, kumbagi värvi kaksteist vaipa. Sega oma 24 vaipa üheks virnaks. Pealmist vaipa näevad kõik ja just selle pead sa järgmisena asetama.
rules-two-area = Kumbki värv on omaette ala. Kus sinu kaks värvi on kõrvuti, loetakse hinna sisse ainult selle värvi ruudud, millel Assam seisab.

## The variant

rules-variant = Variant: pööra Assam järgmise mängija jaoks
rules-variant-how = Siin ei pöörata Assamit enne viset. Viskad täringut, Assam kõnnib sinna, kuhu juba vaatab, sina maksad ja asetad vaiba. Siis pöörad teda veerandringi vasakule või paremale ja määrad nii suuna järgmise mängija jaoks. Mängust väljas olija Assamit ei pööra ja pärast viimast vaipa ei pööra teda enam keegi.

## Printings

rules-printings = Milles väljaanded erinevad
rules-printings-lead = Trükitud reeglid ei ole igal pool ühesugused. Lauda luues võid valida väljaande või igaühe neist reeglitest eraldi. See leht kirjeldab tavareegleid.
rules-printings-what = Reegel
rules-printings-usual = Tavareeglid
rules-printings-else = Mujal
rules-printings-who = Nii on trükitud
rules-printings-nobody = mitte üheski neist
rules-printings-presets = Iga väljaande saab lauda luues valida selle keele järgi.
rules-option-bankruptcy = Mängija, kes ei jõua kogu hinda maksta,
rules-option-bankruptcy-usual = langeb mängust välja.
rules-option-bankruptcy-else = maksab, mis tal on, ja mängib edasi.
rules-option-steering = Assamit pööratakse
rules-option-steering-usual = enne viset.
rules-option-steering-else = pärast vaiba asetamist, järgmise mängija jaoks. Mõnes väljaandes peab teda pöörama, mõnes võib ta jätta nii, nagu on.
rules-option-area = Hinna sisse loetakse
rules-option-area-usual = ühe värvi ruudud.
rules-option-area-else = ühe omaniku ruudud; kahe mängijaga loetakse virna mõlemad värvid.
rules-option-whole = Ühe vaiba mõlemat poolt ei tohi korraga katta,
rules-option-whole-usual = kui vaip on teise mängija oma.
rules-option-whole-else = isegi kui see on sinu enda oma.
rules-option-halves = Kaks ruutu, mis jäävad uue vaiba alla,
rules-option-halves-usual = võivad olla sama värvi.
rules-option-halves-else = ei tohi kunagi olla sama värvi. Kui vaip kuhugi ei sobi, läheb see karpi tagasi.
rules-option-pile = Virn kahe mängijaga mängus
rules-option-pile-usual = segatakse.
rules-option-pile-else = laotakse vaheldumisi kummastki värvist.
rules-option-stock = Kahe mängijaga on kummalgi
rules-option-stock-usual = 24 kaht värvi vaipa.
rules-option-stock-else = 15 üht värvi vaipa.
rules-option-tie = Võrdsete punktide korral
rules-option-tie-usual = võidab see, kellel on rohkem dirhameid.
rules-option-tie-else = jagatakse võit.
rules-option-box = Karbis on
rules-option-box-usual = neli 15-vaibalist komplekti.
rules-option-box-else = kolm 15-vaibalist komplekti ja üks 12-vaibaline.
rules-option-starter = Alustaja
rules-option-starter-usual = loositakse.
rules-option-starter-else = valitakse kokkuleppel või on selleks noorim või viimati Marokos käinu.

## Learning it

learn-title = Õpi kahe minutiga
learn-progress = Osa { $lesson }/{ $lessons }
learn-go-to = Osa { $lesson }: { $title }
learn-lesson = { $lesson ->
    [turn] Pööra Assamit
    [roll] Viska täringut
    [track] Järgi rada
    [pay] Maksa
    [lay] Aseta vaip
    [cover] Kata vaip
   *[win] Võida
}
learn-says = { $lesson ->
    [turn] See on Assam. Ta kõnnib sinna, kuhu vaatab, ja enne seda võid teda veerandringi vasakule või paremale pöörata.
    [roll] Täring näitab susse ja Assam kõnnib sama palju ruute. Kaks ja kolm tulevad kõige sagedamini.
    [track] Serval järgib Assam messingist rada ja tuleb tagasi kõrvalritta. Rajal liikumist sammuna ei loeta.
    [pay] Assam on kohe peatumas sinisel vaibal. Ühenduses olevad sinised ruudud moodustavad ala ja igaühe eest neist maksad Sinisele ühe dirhami.
    [lay] Kui Assam on kõndinud, asetad oma vaiba. See katab kaks ruutu ja vähemalt üks neist peab olema otse Assami kõrval.
    [cover] Võid asetada oma vaiba teiste peale. Ainult teise mängija vaiba mõlemat poolt korraga katta ei tohi.
   *[win] Iga dirham on punkt ja samuti iga nähtav ruut. Sul on üks vaip alles ja Sinine on kahe punktiga ees.
}
learn-task = { $lesson ->
    [turn] Pööra ta paremale.
    [roll] Viska täringut.
    [track] Viska täringut ja vaata, kuhu Assam läheb.
    [pay] Viska täringut ja vaata, kui palju sa maksad.
    [lay] Vali koht oma punasele vaibale.
    [cover] Peida sinise vaiba üks pool.
   *[win] Aseta oma viimane vaip nii, et võidad.
}
learn-done = { $lesson ->
    [turn] Nüüd vaatab ta paremale ja sinna ta ka kõnnib.
    [roll] Kolm sussi, kolm ruutu.
    [track] Ühest reast välja, kõrvalritta tagasi: kolm ruutu, ja rada ei läinud arvesse.
    [pay] Kolm sinist ruutu, seega saab Sinine kolm dirhamit.
    [lay] Sinu vaip on paigas. Nüüdsest maksavad teised, kui Assam nende käigul seal peatub.
    [cover] Hästi peidetud. Sinisel on üks ruut vähem ja väiksem ala.
   *[win] Võidad ühe punktiga: sul kaks ruutu rohkem, Sinisel üks vähem.
}
learn-else = { $lesson ->
    [turn] Ka sinna võib ta minna. Praegu vali siiski nool, mis näitab paremale.
    [cover] See on lubatud, aga ei peida midagi sinist. Vali koht, mis katab ühe kahest sinisest ruudust.
   *[win] Peaaegu! Aga Sinine võidaks ikka, sest Sinisel on rohkem dirhameid. Kata üks sinine ruut, aga mitte ühtegi enda oma.
}
learn-how-arrow = Puuduta noolt või kasuta nooleklahve. Siis vajuta nuppu või klahvi Enter.
learn-how-rug = Puuduta ruutu, et näha seal vaipa. Puuduta uuesti, et näha järgmist, või puuduta kõrvalruutu, et valida need kaks. Võid kasutada ka nooleklahve. Vaiba asetamiseks vajuta nuppu või klahvi Enter.
learn-do = { $step ->
    [turn] Pööra Assamit
    [roll] Viska täringut
   *[lay] Aseta vaip
}
learn-name = { $seat ->
    [1] Sina
    [2] Sinine
   *[3] Kollane
}
learn-back = Tagasi
learn-next = Edasi
learn-skip = Jäta vahele
learn-once-more = Veel kord
learn-end-title = See ongi kogu mäng
learn-end = Pööra, viska, maksa, aseta ja hoia kõigi vaipadel silm peal. Ülejäänu õpid mängides.
learn-play = Mängi kohe
learn-read-rules = Loe reegleid
learn-from-start = Alusta algusest

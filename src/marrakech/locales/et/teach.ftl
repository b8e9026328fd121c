### Estonian: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Reeglid
rules-lead = Assam on turu omanik ja talle on raske meele järele olla: ta kõnnib sinna, kuhu ta pöörati, ja kes ta teise vaibale toob, see maksab. Aseta oma vaibad hästi, hoia oma dirhameid ja näita lõpus mõlemat rohkem kui keegi teine.
rules-unofficial = Need on reeglid meie oma sõnadega. See mäng ei sõltu trükitud mängu tegijatest.
rules-contents = Sisukord
rules-learn-instead = Tahad pigem proovida? Õpi kahe minutiga.
rules-show = Näita
rules-show-again = Näita uuesti
rules-allowed = Lubatud
rules-forbidden = Keelatud

## The aim

rules-aim = Eesmärk
rules-aim-points = Lõpus saad punkti iga oma dirhami eest ja punkti iga ruudu eest, millel on näha mõni sinu vaip. Võidab see, kellel on kõige rohkem punkte.

## What there is

rules-things = Mängu osad
rules-things-market = Turul on seitse korda seitse ruutu. Assam alustab keskmisel ruudul ja vaatab alati piki rida või veergu.
rules-things-die = Puidust täringul on sussid: ühel tahul üks, kahel tahul kaks, kahel tahul kolm ja ühel tahul neli. Seega tulevad kaks ja kolm kaks korda sagedamini kui üks ja neli.
rules-things-stock = Kõik alustavad 30 dirhamiga. Vaip katab kaks ruutu, millel on ühine külg. Kolme mängijaga on igaühel 15 vaipa, nelja mängijaga 12; kahe mängijaga on veidi teisiti, vaata allpool.
rules-things-figure = Assam alustab keskelt. Märgitud on ruudud, kuhu ta võib minema hakata.

## A turn

rules-turn = Käik
rules-turn-lead = Sinu käigul on neli osa, alati selles järjekorras.
rules-turn-face = Pööra
rules-turn-figure = Assam vaatab lõunasse. Märgitud ruudud on tema ees, kui ta jääb nii, nagu seisab, või kui teda pööratakse veerandringi vasakule või paremale. Põhi on tema selja taga: sinna ta kunagi ei pöördu.
rules-turn-face-how = Pööra Assamit veerandringi vasakule või paremale või jäta ta nii, nagu seisab. Ümber ta kunagi ei pöördu.
rules-turn-roll = Viska
rules-turn-roll-how = Viska täringut. Assam kõnnib nii mitu ruutu, kui mitu sussi täring näitab, otse edasi, üle tühjade ruutude ja vaipade ühtviisi.
rules-turn-pay = Maksa
rules-turn-pay-how = Kui ta peatub teise mängija vaibal, maksad sellele mängijale. Tühja ruudu ja oma vaiba eest ei maksa sa midagi.
rules-turn-lay = Aseta
rules-turn-lay-how = Aseta üks oma vaipadest Assami kõrvale. See ei ole valikuline: kui vaipa saab asetada, siis peab. Seejärel käib järgmine mängija.

## The edge

rules-edge = Üle serva
rules-edge-track = Turgu ümbritsevad messingist rajad. Kui Assam kõnnib üle serva, järgib ta rada, mis sealt algab, ja tuleb turule tagasi seal, kus see lõpeb. Sõit rajal sammu ei võta; ruut, kuhu ta tagasi tuleb, võtab.
rules-edge-half = Enamik radu on poolringid: ta tuleb tagasi kõrvalritta või kõrvalveergu ja vaatab vastassuunda.
rules-edge-corner = Kahes nurgas, paremal üleval ja vasakul all, on rada silmus: ta tuleb tagasi samale nurgaruudule, kust äsja lahkus, veerandringi pööratuna, ja kõnnib seega edasi piki teist serva.
rules-edge-figure-half = Kolm sussi: üks samm servani, siis mööda poolringi tagasi, kus esimene ruut on teine samm, ja veel üks.
rules-edge-figure-corner = Kaks sussi nurgas: mööda silmust, esimese sammuga tagasi nurgaruudule, siis edasi piki serva.

## Paying

rules-pay = Maksmine
rules-pay-area = Hind on üks dirham iga ruudu eest alal, kus Assam seisab: sinna kuuluvad kõik sama värvi ruudud, mis on külgepidi ühenduses, ka tema enda ruut. Ainult nurkapidi puutuvad ruudud ei ole ühenduses. Arvesse läheb ainult kõige pealmine vaip.
rules-pay-figure = Assam peatub sinisel. Neli sinist ruutu on siin ühenduses, seega on hind neli dirhamit. Viies puutub ainult nurkapidi ega maksa midagi.

## Laying

rules-lay = Vaiba asetamine
rules-lay-where = Vaip asetatakse kahele ruudule, millel on ühine külg. Vähemalt ühel neist peab olema ühine külg Assami ruuduga ja kumbki ei tohi olla Assami enda ruut.
rules-lay-over = See võib katta tühje ruute, sinu enda vaipu ja teiste mängijate vaipade pooli; mis jääb alla, on esialgu peidus ega anna kellelegi punkte.
rules-lay-whole = Üks asi on keelatud: teise mängija vaiba mõlemat poolt ei tohi katta ühe ja sama vaibaga. Kahe eri vaiba pooli tohib. Vaip, mille üks pool on juba peidus, ei ole enam terve, nii et allesjäänud poole tohib katta.
rules-lay-figure-where = Punane võib valida mis tahes koha, kus vähemalt üks pool puutub Assami ruudu külge. Märgitud ruudud on nende nelja külje ääres.
rules-lay-figure-half = Punane katab sinise vaiba ühe poole ja ühe tühja ruudu.
rules-lay-figure-two = Punane katab kahe eri sinise vaiba pooled.
rules-lay-figure-whole = Punane ei tohi märgitud ruute ühe vaibaga katta: seal on sama sinise vaiba mõlemad pooled.

## The end

rules-end = Mängu lõpp
rules-end-when = Mäng on läbi, kui ühelgi mängus olijal ei ole enam vaipa, mida asetada.
rules-end-points = Loe kokku ruudud, millel on näha sinu vaibad, ja lisa oma dirhamid. Võidab see, kellel on kõige rohkem punkte. Võrdsete punktide korral võidab see, kellel on rohkem dirhameid; kui ka neid on võrdselt, jagatakse võit.

## Out of the game

rules-out = Mängust väljas
rules-out-pay = Kui sa ei jõua kogu hinda maksta, maksad, mis sul on, ja langed välja. Sinu käik lõpeb sellega ja asetamata vaibad lähevad karpi tagasi.
rules-out-rugs = Sinu vaibad turul jäävad paigale, aga nende eest ei maksa enam keegi ja need ei anna kellelegi punkte. Teiste jaoks on need endiselt võõrad vaibad: ühegi mõlemat poolt korraga katta ei tohi.
rules-out-last = Viimase dirhami maksmine ei vii veel mängust välja, kui hind saab täies mahus makstud. Kui alles on ainult üks mängija, on ta võitnud. Väljalangenud jäävad järjestuses kõigist teistest tahapoole; mida hiljem välja langesid, seda parem.

## Giving up

rules-give-up = Allaandmine
rules-give-up-how = Alla anda võid igal hetkel, ka siis, kui ei ole sinu käik. Oled siis väljas nagu eespool ja sinu dirhamid lähevad panka tagasi. Aja lõppemine kellaga lauas on sama asi, välja arvatud juhul, kui laud on loodud nii, et sinu eest mängib edasi bot.

## Two players

rules-two = Kaks mängijat
rules-two-pile = Kahe mängijaga on kummalgi kaks värvi: üks mängib punase ja sinisega, teine kollase ja rohelisega, kumbagi värvi kaksteist vaipa. Sinu 24 vaipa segatakse üheks virnaks. Selle pealmine vaip on kõigile näha ja just selle pead sa järgmisena asetama.
rules-two-area = Kumbki värv on omaette ala: kus sinu kaks värvi on kõrvuti, loetakse hinna sisse ainult selle värvi ruudud, millel Assam seisab.

## The variant

rules-variant = Variant: määra järgmise suund
rules-variant-how = Siin ei pöörata Assamit enne viset. Viskad täringut, ta kõnnib sinna, kuhu juba vaatab, sina maksad ja asetad vaiba. Siis pöörad teda veerandringi vasakule või paremale ja määrad nii järgmise mängija suuna. Kes on väljas, ei pööra, ja pärast viimast vaipa ei pööra enam keegi.

## Printings

rules-printings = Milles väljaanded erinevad
rules-printings-lead = Trükitud reeglid ei ole igal pool ühesugused. Lauda luues võid valida väljaande või igaühe neist valikutest eraldi. Tavaline viis on see, mida kirjeldab see leht.
rules-printings-what = Teema
rules-printings-usual = Tavaliselt
rules-printings-else = Mujal
rules-printings-who = Nii on trükitud
rules-printings-nobody = mitte üheski neist
rules-printings-presets = Iga väljaande saab lauda luues valida selle keele järgi.
rules-option-bankruptcy = Kes ei jõua kogu hinda maksta,
rules-option-bankruptcy-usual = langeb mängust välja.
rules-option-bankruptcy-else = maksab, mis on, ja mängib edasi.
rules-option-steering = Assamit pööratakse
rules-option-steering-usual = enne viset.
rules-option-steering-else = pärast vaiba asetamist, järgmise mängija jaoks. Mõnes väljaandes peab teda siis pöörama, mõnes võib ta ka nii jääda.
rules-option-area = Hinna sisse loetakse
rules-option-area-usual = ühe värvi ruudud.
rules-option-area-else = ühe omaniku ruudud, kahe mängija virna mõlemad värvid koos.
rules-option-whole = Ühe vaiba mõlemat poolt ei tohi korraga katta,
rules-option-whole-usual = kui vaip on teise mängija oma.
rules-option-whole-else = ükskõik kelle oma see on, ka enda oma.
rules-option-halves = Uue vaiba alla jäävad kaks ruutu
rules-option-halves-usual = võivad olla sama värvi.
rules-option-halves-else = ei tohi kunagi olla sama värvi. Kui vaip kuhugi ei sobi, läheb see karpi tagasi.
rules-option-pile = Kahe mängija virn
rules-option-pile-usual = segatakse.
rules-option-pile-else = laotakse vaheldumisi kummastki värvist.
rules-option-stock = Kahe mängijaga on kummalgi
rules-option-stock-usual = 24 vaipa kaht värvi.
rules-option-stock-else = 15 vaipa üht värvi.
rules-option-tie = Võrdsete punktide korral
rules-option-tie-usual = võidab see, kellel on rohkem dirhameid.
rules-option-tie-else = jagatakse võit.
rules-option-box = Karbis on
rules-option-box-usual = neli 15 vaiba komplekti.
rules-option-box-else = kolm 15 vaiba komplekti ja üks 12 vaiba oma.
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
    [track] Sõida rajal
    [pay] Maksa
    [lay] Aseta vaip
    [cover] Kata vaip
   *[win] Võida
}
learn-says = { $lesson ->
    [turn] See on Assam. Ta kõnnib sinna, kuhu vaatab, ja sa võid teda enne veerandringi vasakule või paremale pöörata.
    [roll] Täring näitab susse: nii mitu ruutu ta kõnnib. Kaks ja kolm tulevad kõige sagedamini.
    [track] Serval järgib ta messingist rada ja tuleb tagasi kõrvalritta. Sõit sammu ei võta.
    [pay] Ta peatub sinisel vaibal. Maksad Sinisele ühe dirhami iga ühenduses oleva sinise ruudu eest.
    [lay] Pärast kõndimist asetad oma vaiba: kaks ruutu, vähemalt üks neist otse Assami kõrval.
    [cover] Vaipu võib asetada teiste peale. Ainult teise mängija vaiba mõlemat poolt korraga ei tohi katta.
   *[win] Dirham on punkt, nähtav ruut on punkt. Sul on üks vaip alles ja Sinine on kahe punktiga ees.
}
learn-task = { $lesson ->
    [turn] Pööra ta paremale.
    [roll] Viska täringut.
    [track] Viska täringut ja vaata, kuidas ta sõidab.
    [pay] Viska täringut ja vaata, mis see maksab.
    [lay] Vali koht oma punasele vaibale.
    [cover] Peida sinise vaiba üks pool.
   *[win] Aseta oma viimane vaip nii, et võidad.
}
learn-done = { $lesson ->
    [turn] Nüüd vaatab ta paremale ja sinna ta ka kõnnib.
    [roll] Kolm sussi, kolm ruutu.
    [track] Ühelt realt välja, kõrvalritta tagasi: kolm ruutu, ja sõit tasuta.
    [pay] Kolm sinist ruutu, seega saab Sinine kolm dirhamit.
    [lay] Sinu vaip on paigas. Nüüd peavad teised maksma, kui Assam seal peatub.
    [cover] Hästi peidetud. Sinisel on üks ruut vähem ja väiksem ala.
   *[win] Võidad ühe punktiga: sulle kaks ruutu juurde, Sinisele üks vähem.
}
learn-else = { $lesson ->
    [turn] Ka sinna võib ta minna. Praegu vali siiski nool, mis näitab paremale.
    [cover] See on lubatud, aga ei peida midagi sinist. Vali koht, mis katab ühe kahest sinisest ruudust.
   *[win] Peaaegu: Sinine võidaks ikka, sest Sinisel on rohkem dirhameid. Kata üks sinine ruut, aga mitte ühtegi enda oma.
}
learn-how-arrow = Puuduta noolt või kasuta nooleklahve.
learn-how-rug = Puuduta ruutu, et näha seal vaipa, ja puuduta uuesti, et näha järgmist, või kasuta nooleklahve. Vaiba teine pool, nupp või Enter asetab selle.
learn-do = { $step ->
    [turn] Pööra teda
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

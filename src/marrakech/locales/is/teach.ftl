### Icelandic: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Reglurnar
rules-lead = Assam á markaðinn og er vandfýsinn. Hann gengur í þá átt sem hann horfir og ef hann stoppar á teppi annars leikmanns borgar þú fyrir það. Leggðu teppin þín vel og haltu í peningana: í lokin vinnur sá sem á mest samanlagt, dírham og sýnilega reiti.
rules-unofficial = Þetta eru reglurnar með okkar eigin orðum. Þessi leikur tengist ekki framleiðendum prentaða spilsins.
rules-contents = Á þessari síðu
rules-learn-instead = Viltu frekar prófa? Lærðu spilið á tveimur mínútum.
rules-show = Sýna
rules-show-again = Sýna aftur
rules-allowed = Má
rules-forbidden = Má ekki

## The aim

rules-aim = Markmiðið
rules-aim-points = Í lokin færðu stig fyrir hvert dírham sem þú átt og stig fyrir hvern reit þar sem teppi frá þér sést. Sá sem er með flest stig vinnur.

## What there is

rules-things = Innihald
rules-things-market = Markaðurinn er sjö sinnum sjö reitir. Assam byrjar á miðreitnum og horfir alltaf eftir röð eða dálki.
rules-things-die = Tréteningurinn sýnir inniskó: einn á einni hlið, tvo á tveimur hliðum, þrjá á tveimur hliðum og fjóra á einni hlið. Tveir og þrír koma því upp tvöfalt oftar en einn og fjórir.
rules-things-stock = Allir byrja með 30 dírham. Teppi hylur tvo reiti sem eiga sameiginlega hlið. Ef leikmenn eru þrír er hver með 15 teppi, ef þeir eru fjórir er hver með 12; ef þeir eru tveir er þetta svolítið öðruvísi, sjá neðar.
rules-things-figure = Assam byrjar í miðjunni. Þaðan getur hann lagt af stað á hvaða merktan reit sem er.

## A turn

rules-turn = Umferð
rules-turn-lead = Þegar þú átt leik gerir þú fernt, alltaf í þessari röð.
rules-turn-face = Snúa
rules-turn-figure = Assam horfir í suður. Þú mátt láta hann standa eins og hann er eða snúa honum fjórðung til vinstri eða hægri, svo að hann getur lagt af stað á hvaða merktan reit sem er. Norður er fyrir aftan hann og þangað getur hann ekki farið.
rules-turn-face-how = Snúðu Assam fjórðung úr hring til vinstri eða hægri, eða láttu hann standa eins og hann er. Honum má aldrei snúa alveg við.
rules-turn-roll = Kasta
rules-turn-roll-how = Kastaðu teningnum. Assam gengur jafnmarga reiti og inniskórnir eru, beint áfram, jafnt yfir auða reiti sem teppi.
rules-turn-pay = Borga
rules-turn-pay-how = Ef Assam stoppar á teppi annars leikmanns borgar þú eiganda þess. Á auðum reit og á þínu eigin teppi borgar þú ekkert.
rules-turn-lay = Leggja
rules-turn-lay-how = Leggðu eitt af teppunum þínum við hlið Assams. Ef þú getur lagt teppi verður þú að gera það. Svo á næsti leikmaður leik.

## The edge

rules-edge = Út fyrir jaðarinn
rules-edge-track = Umhverfis markaðinn liggja brautir úr látúni. Þegar Assam gengur út fyrir jaðarinn fylgir hann brautinni sem byrjar þar og kemur aftur inn á markaðinn þar sem hún endar. Brautin sjálf telst ekki skref, en það gerir reiturinn þar sem hann kemur inn.
rules-edge-half = Flestar brautirnar eru hálfhringir: Assam kemur aftur inn í næstu röð eða næsta dálk og snýr þá í hina áttina.
rules-edge-corner = Í tveimur hornum, efst til hægri og neðst til vinstri, er brautin lykkja: Assam kemur aftur á hornreitinn sem hann var að fara af, hefur snúist fjórðung úr hring og gengur áfram meðfram hinum jaðrinum.
rules-edge-figure-half = Þrír inniskór: Assam tekur eitt skref að jaðrinum og fylgir hálfhringnum. Reiturinn sem hann kemur inn á er annað skrefið og svo tekur hann eitt enn.
rules-edge-figure-corner = Tveir inniskór í horninu: Assam fylgir lykkjunni. Fyrsta skrefið er að koma aftur á hornreitinn og með öðru skrefinu heldur hann áfram meðfram jaðrinum.

## Paying

rules-pay = Að borga
rules-pay-area = Gjaldið er eitt dírham fyrir hvern reit á svæðinu þar sem Assam stendur: alla reiti í þeim lit sem tengjast hlið við hlið, að reit hans meðtöldum. Reitir sem snertast aðeins á horni tengjast ekki. Aðeins teppi sem eru efst teljast með.
rules-pay-figure = Assam stoppar á bláu. Hér tengjast fjórir bláir reitir og gjaldið er því fjögur dírham. Sá fimmti snertir þá aðeins á horni og telst ekki með.

## Laying

rules-lay = Að leggja teppi
rules-lay-where = Leggðu teppið á tvo reiti sem eiga sameiginlega hlið. Að minnsta kosti annar þeirra verður að eiga hlið sameiginlega með reit Assams og hvorugur má vera reitur Assams sjálfs.
rules-lay-over = Þú mátt leggja það á auða reiti, á þín eigin teppi og á helminga af teppum annarra. Þar sem teppi er hulið gefur það engum stig.
rules-lay-whole = Eitt má ekki: að hylja báða helminga á teppi annars leikmanns með einu og sama teppinu. Tveir helmingar, hvor af sínu teppi, eru í lagi. Teppi sem þegar er hulið til hálfs er ekki lengur heilt og því má hylja helminginn sem eftir er.
rules-lay-figure-where = Rauður má leggja teppið hvar sem er ef annar helmingurinn á hlið sameiginlega með reit Assams. Merktu reitirnir eru þeir sem eru næstir Assam.
rules-lay-figure-half = Rauður hylur annan helming bláa teppisins og einn auðan reit.
rules-lay-figure-two = Rauður hylur tvo helminga, hvorn af sínu bláa teppi.
rules-lay-figure-whole = Rauður má ekki hylja merktu reitina með einu teppi: þeir eru tveir helmingar eins og sama bláa teppisins.

## The end

rules-end = Leikslok
rules-end-when = Leiknum er lokið þegar enginn sem er enn með á teppi eftir til að leggja.
rules-end-points = Teldu reitina þar sem teppin þín sjást og leggðu peningana þína við. Sá sem er með flest stig vinnur. Ef leikmenn eru jafnir vinnur sá sem á fleiri dírham; sé það líka jafnt deila þeir sigrinum.

## Out of the game

rules-out = Úr leik
rules-out-pay = Ef þú getur ekki borgað allt gjaldið borgar þú það sem þú átt og ert úr leik. Þar lýkur umferð þinni og teppin sem þú áttir eftir fara aftur í kassann.
rules-out-rugs = Teppin þín á markaðnum liggja áfram en enginn borgar lengur fyrir þau og þau gefa engum stig. Fyrir hina eru þau áfram teppi annars leikmanns: enginn má hylja báða helminga sama teppis í einu.
rules-out-last = Þú ert ekki úr leik þótt þú borgir síðasta dírhamið, svo framarlega sem allt gjaldið er borgað. Þegar aðeins einn leikmaður er eftir hefur hann unnið. Þeir sem eru úr leik raðast fyrir neðan alla aðra; því seinna sem þú féllst út, því ofar lendir þú.

## Giving up

rules-give-up = Að gefast upp
rules-give-up-how = Þú getur gefist upp hvenær sem er, líka þegar þú átt ekki leik. Þá ertu úr leik eins og lýst er að ofan og peningarnir þínir fara aftur í bankann. Ef klukka er í gangi og þú fellur á tíma gerist það sama, nema borðið hafi verið sett upp þannig að botti taki við.

## Two players

rules-two = Tveir leikmenn
rules-two-pile = Ef leikmenn eru tveir er hvor með tvo liti: annar spilar með rautt og blátt, hinn með gult og grænt, tólf teppi í hverjum lit. Stokkaðu teppin þín 24 í einn bunka. Allir sjá efsta teppið og það verður þú að leggja næst.
rules-two-area = Hvor litur er svæði út af fyrir sig: þar sem litirnir þínir tveir liggja hlið við hlið miðast gjaldið aðeins við reitina í litnum sem Assam stendur á.

## The variant

rules-variant = Afbrigði: snúið fyrir næsta leikmann
rules-variant-how = Hér snýrð þú Assam ekki fyrir kastið. Þú kastar teningnum, Assam gengur í þá átt sem hann horfir, þú borgar og þú leggur teppi. Svo snýrð þú honum fjórðung til vinstri eða hægri og ákveður þannig áttina fyrir næsta leikmann. Leikmaður sem er úr leik snýr Assam ekki, og eftir síðasta teppið gerir það enginn.

## Printings

rules-printings = Þar sem útgáfum ber ekki saman
rules-printings-lead = Prentuðu reglurnar eru ekki eins alls staðar. Þegar þú setur upp borð geturðu valið útgáfu, eða hverja þessara reglna fyrir sig. Þessi síða lýsir venjulegu reglunum.
rules-printings-what = Regla
rules-printings-usual = Venjulegar reglur
rules-printings-else = Annars staðar
rules-printings-who = Prentað í
rules-printings-nobody = engri þessara útgáfa
rules-printings-presets = Hverja útgáfu er hægt að velja eftir tungumáli þegar borð er sett upp.
rules-option-bankruptcy = Leikmaður sem getur ekki borgað að fullu
rules-option-bankruptcy-usual = er úr leik.
rules-option-bankruptcy-else = borgar það sem til er og spilar áfram.
rules-option-steering = Þú snýrð Assam
rules-option-steering-usual = fyrir kastið.
rules-option-steering-else = eftir lagningu, fyrir næsta leikmann. Í sumum útgáfum verður þú að snúa honum, í öðrum máttu láta hann standa eins og hann er.
rules-option-area = Gjaldið miðast við
rules-option-area-usual = reiti í einum lit.
rules-option-area-else = reiti eins eiganda. Í tveggja manna leik teljast báðir litir bunkans.
rules-option-whole = Þú mátt ekki hylja báða helminga teppis í einu
rules-option-whole-usual = ef annar leikmaður á það.
rules-option-whole-else = jafnvel þótt þú eigir það.
rules-option-halves = Reitirnir tveir undir nýju teppi
rules-option-halves-usual = mega vera í sama lit.
rules-option-halves-else = mega aldrei vera í sama lit. Ef teppið kemst hvergi fyrir fer það aftur í kassann.
rules-option-pile = Bunkinn í tveggja manna leik
rules-option-pile-usual = er stokkaður.
rules-option-pile-else = er með litina til skiptis.
rules-option-stock = Ef leikmenn eru tveir er hvor með
rules-option-stock-usual = 24 teppi í tveimur litum.
rules-option-stock-else = 15 teppi í einum lit.
rules-option-tie = Ef stigin eru jöfn
rules-option-tie-usual = vinnur sá sem á fleiri dírham.
rules-option-tie-else = er sigrinum deilt.
rules-option-box = Í kassanum eru
rules-option-box-usual = fjögur sett af 15 teppum.
rules-option-box-else = þrjú sett af 15 og eitt af 12.
rules-option-starter = Fyrsti leikmaður
rules-option-starter-usual = er valinn af handahófi.
rules-option-starter-else = er valinn með samkomulagi, er sá yngsti eða sá sem síðast var í Marokkó.

## Learning it

learn-title = Lærðu spilið á tveimur mínútum
learn-progress = Lexía { $lesson } af { $lessons }
learn-go-to = Lexía { $lesson }: { $title }
learn-lesson = { $lesson ->
    [turn] Að snúa Assam
    [roll] Að kasta teningnum
    [track] Að fylgja brautinni
    [pay] Að borga
    [lay] Að leggja teppi
    [cover] Að hylja teppi
   *[win] Að vinna
}
learn-says =
    { $lesson ->
        [turn] Þetta er Assam. Hann gengur í þá átt sem hann horfir og þú mátt fyrst snúa honum fjórðung til vinstri eða hægri.
        [roll] Teningurinn sýnir inniskó og Assam gengur svo marga reiti. Tveir og þrír koma oftast upp.
        [track] Við jaðarinn fylgir Assam látúnsbrautinni og kemur aftur inn í næstu röð. Brautin sjálf telst ekki skref.
        [pay] Assam er að fara að stoppa á bláu teppi. Bláu reitirnir sem tengjast þar eru eitt svæði og þú borgar Bláum eitt dírham fyrir hvern þeirra.
        [lay] Eftir göngu Assams leggur þú eitt af þínum teppum. Það hylur tvo reiti og að minnsta kosti annar þeirra verður að vera alveg við hlið Assams.
        [cover] Þú mátt leggja teppið þitt ofan á önnur. Það eina sem ekki má er að hylja báða helminga á teppi annars leikmanns í einu.
       *[win] Hvert dírham er stig og eins hver sýnilegur reitur. Þú átt eitt teppi eftir og Blár er tveimur stigum á undan.
    }
learn-task =
    { $lesson ->
        [turn] Snúðu honum til hægri.
        [roll] Kastaðu teningnum.
        [track] Kastaðu teningnum og sjáðu hvert Assam fer.
        [pay] Kastaðu teningnum og sjáðu hvað þú borgar.
        [lay] Veldu stað fyrir rauða teppið þitt.
        [cover] Feldu annan helming bláa teppisins.
       *[win] Leggðu síðasta teppið þitt þannig að þú vinnir.
    }
learn-done =
    { $lesson ->
        [turn] Nú horfir hann til hægri og þangað gengur hann.
        [roll] Þrír inniskór, þrír reitir.
        [track] Út úr einni röð, inn í þá næstu: þrír reitir og brautin taldist ekki með.
        [pay] Þrír bláir reitir, svo Blár fær þrjú dírham.
        [lay] Teppið þitt er komið á sinn stað. Héðan í frá borga hinir ef Assam stoppar þar þegar þeir eiga leik.
        [cover] Vel falið. Blár er einum reit fátækari og svæðið hans minna.
       *[win] Þú vinnur með einu stigi: tveir reitir bætast við hjá þér, einn hverfur hjá Bláum.
    }
learn-else = { $lesson ->
    [turn] Þangað má hann líka fara. Veldu í þetta sinn örina sem vísar til hægri.
    [cover] Þetta má, en það felur ekkert blátt. Veldu stað sem hylur annan af bláu reitunum tveimur.
   *[win] Næstum því: Blár myndi enn vinna af því að hann á fleiri dírham. Hyldu einn bláan reit og engan af þínum eigin.
}
learn-how-arrow = Snertu ör eða notaðu örvatakkana. Ýttu svo á hnappinn eða Enter.
learn-how-rug = Snertu reit til að sjá teppi þar. Snertu hann aftur til að sjá næsta, eða snertu reit við hliðina til að velja þá tvo. Þú getur líka notað örvatakkana. Ýttu á hnappinn eða Enter til að leggja teppið.
learn-do =
    { $step ->
        [turn] Snúa Assam
        [roll] Kasta teningnum
       *[lay] Leggja teppið
    }
learn-name = { $seat ->
    [1] Þú
    [2] Blár
   *[3] Gulur
}
learn-back = Til baka
learn-next = Áfram
learn-skip = Sleppa
learn-once-more = Einu sinni enn
learn-end-title = Þetta er allt og sumt
learn-end = Snúðu, kastaðu, borgaðu, leggðu teppi og hafðu auga með teppum allra. Hitt lærist með því að spila.
learn-play = Spila núna
learn-read-rules = Lesa reglurnar
learn-from-start = Byrja aftur

### Icelandic: the analysis of a game, on its replay.

analysis-title = Greining
analysis-lead = Sjáðu hver hafði heppnina með sér, hvar leikurinn snerist og hvað hefði mátt gera betur.
analysis-do = Greina leikinn

## While it is computed

analysis-asking = Bið um greininguna…
analysis-waiting = { $place ->
    [0] Þessi greining er næst.
    [one] Á undan er { $place } önnur greining.
   *[other] Á undan eru { $place } aðrar greiningar.
}
analysis-running = Umferð { $turn } af { $turns } greind
analysis-failed = Ekki tókst að ljúka greiningunni.
analysis-lost = Sambandið rofnaði. Það sem búið var að greina er hér að neðan.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] Heppnin var með þér: teningurinn færði þér { $worth }.
    [bad] Heppnin var ekki með þér: teningurinn færði þér { $worth }.
   *[even] Heppni og óheppni vógust á: góðu og slæmu köstin þín jöfnuðust út.
}
analysis-luck-name = { $luck ->
    [good] { $name } hafði heppnina mest með sér: teningurinn gaf { $worth }.
   *[even] Heppnin gerði ekki upp á milli leikmanna: hjá öllum jöfnuðust góð og slæm köst út.
}
analysis-turned = Vendipunkturinn var umferð { $turn }.
analysis-turned-chance = { $name } fór úr { $before } sigurlíkum í { $after }.
analysis-worst-you = { $step ->
    [lay] Þú gerðir stærstu mistök leiksins í umferð { $turn }, með þessu teppi. Þau kostuðu { $cost } af sigri.
   *[turn] Þú gerðir stærstu mistök leiksins í umferð { $turn }, þegar þú snerir Assam. Þau kostuðu { $cost } af sigri.
}
analysis-worst-name = { $step ->
    [lay] { $name } gerði stærstu mistök leiksins í umferð { $turn }, með þessu teppi. Þau kostuðu { $cost } af sigri.
   *[turn] { $name } gerði stærstu mistök leiksins í umferð { $turn }, þegar Assam var snúið. Þau kostuðu { $cost } af sigri.
}
analysis-worst-none = Enginn gerði mistök sem orð er á gerandi.

## The chart

analysis-chances = Sigurlíkur allra
analysis-chart-help = Fyrir ofan: sigurlíkur allra, umferð fyrir umferð. Fyrir neðan, í línu hvers leikmanns: hve mikil heppni var í hverju kasti og hvar mistök voru gerð.
analysis-walk = Umferð í greiningunni
analysis-value = Eftir umferð { $turn }: { $chances }.
analysis-value-start = Í byrjun: { $chances }.
analysis-value-unknown = Umferð { $turn } hefur ekki verið greind enn.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Ekki greint enn
analysis-luck-of = heppni { $gain }
analysis-error-of = { $grade ->
    [slip] ónákvæmni { $cost }
    [blunder] fingurbrjótur { $cost }
   *[mistake] afleikur { $cost }
}
analysis-show = Sýna þetta á markaðnum
analysis-as-table = Sýna í töflu
analysis-column-luck = Heppni í kasti
analysis-column-error = Mistök

## Errors

analysis-errors = Mistök
analysis-grade = { $grade ->
    [slip] ónákvæmni
    [blunder] fingurbrjótur
   *[mistake] afleikur
}
analysis-grades = { $grade ->
    [slip] Ónákvæmni
    [blunder] Fingurbrjótar
   *[mistake] Afleikir
}
analysis-decisions = Ákvarðanir
analysis-lost-each = Tap á hverja ákvörðun
analysis-errors-list = Hver fyrir sig, þau stærstu fyrst
analysis-error-turn = Umferð { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] að leggja teppi
   *[turn] að snúa Assam
}

## The sums

analysis-sums = Nákvæmir útreikningar
analysis-sum-name = { $sum ->
    [start] Líkur í byrjun
    [own-luck] Eigin heppni
    [others-luck] Heppni hinna
    [own-errors] Eigin mistök
    [others-decisions] Ákvarðanir hinna
    [corrections] Leiðréttingar
    [result] Úrslit
   *[luck-adjusted] Úrslit án heppni
}
analysis-sums-help = Allt er gefið upp í prósentum af sigri. Líkurnar í byrjun, heppni, mistök, ákvarðanir hinna og leiðréttingar gefa samanlagt úrslitin: 100% fyrir sigur, sem skiptist á milli þeirra sem deila honum.
analysis-sums-luck = Heppni er það sem teningurinn gaf, miðað við meðaltal hans. Mistök eru mæld við besta kostinn sem var í boði; snúningur Assams er metinn áður en teningnum er kastað. Leiðréttingar eru það sem greiningin lærði af því að horfa lengra fram; ef þær eru stórar skaltu ekki treysta litlum mistökum.
analysis-sums-adjusted = Úrslit án heppni eru það sem sömu ákvarðanir myndu skila að meðaltali. Þau geta verið undir 0% eða yfir 100%.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = Á þessum stað í leiknum
decision-word = { $grade ->
    [blunder] Fingurbrjótur.
    [mistake] Afleikur.
    [slip] Ónákvæmni.
    [fine] Gott.
   *[best] Besti kosturinn.
}
decision-cost = Það kostaði { $cost } af sigri.
decision-tag = { $tag ->
    [done] Valið:
    [both] Valið og best:
   *[best] Best:
}
decision-all = Allir kostir: { $count }
decision-forced = Ekkert annað var í boði.
decision-gave-up = Sigurlíkurnar voru { $chance }.
decision-luck = { $luck ->
    [lucky] Heppni.
    [unlucky] Óheppni.
   *[even] Hvorki heppni né óheppni.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] { $amount } minna en bunkinn gefur að meðaltali.
       *[more] { $amount } meira en bunkinn gefur að meðaltali.
    }
   *[roll] { $more ->
        [less] { $amount } minna en kast gefur að meðaltali.
       *[more] { $amount } meira en kast gefur að meðaltali.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: sigurlíkur eftir því hvaða teppi er dregið
   *[roll] { $name }: sigurlíkur eftir því hvað kastið gefur
}
decision-rolled = { $step ->
    [draw] Teppi
   *[roll] Teningur
}
decision-likelihood = Líkur
decision-chance = Sigurlíkur

## Rollouts: games that are played from a decision on

rollout-start = Spila til enda
rollout-help = Spilar marga leiki til enda frá hverjum kosti, alla með sömu heppni, til að sjá hvers virði hann er.
rollout-waiting = { $place ->
    [0] Að hefjast…
    [one] Á undan er { $place } önnur beiðni.
   *[other] Á undan eru { $place } aðrar beiðnir.
}
rollout-running = { $games ->
    [one] Hingað til { $games } leikur frá hverjum kosti, í mesta lagi { $of }
   *[other] Hingað til { $games } leikir frá hverjum kosti, í mesta lagi { $of }
}
rollout-failed = Ekki tókst að spila leikina. Reyndu aftur.
rollout-finding = { $finding ->
    [worse] Leikirnir staðfesta það: það sem var valið er verra.
    [better] Leikirnir segja annað: það sem var valið er betra.
    [same] Leikirnir gáfu ekkert betra en það sem var valið.
    [else] Leikirnir gáfu eitthvað betra en það sem var valið.
   *[open] Of jafnt til að skera úr um það.
}
rollout-results = Hvað leikirnir segja
rollout-worth = { $chance } ± { $error }
rollout-interval = Í 95 tilvikum af 100 er rétta gildið innan súlunnar.
rollout-games = { $games ->
    [one] Spilaður var { $games } leikur frá hverjum kosti.
   *[other] Spilaðir voru { $games } leikir frá hverjum kosti.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] Læra af mistökum þínum
   *[all] Læra af mistökunum
}
mistakes-back = Aftur í leikinn
mistakes-whose = Mistök hvers leikmanns
mistakes-none = { $name } – engin mistök í þessum leik. Vel spilað!
mistakes-progress = Þraut { $at } af { $of }
mistakes-puzzle = { $step ->
    [lay] Umferð { $turn }: leggðu teppi
    [steer] Umferð { $turn }: snúðu Assam fyrir næsta leikmann
   *[turn] Umferð { $turn }: snúðu Assam
}
mistakes-played-rug = Í leiknum var teppið lagt á { $first } og { $second }.
mistakes-played-facing = Í leiknum var Assam snúið í { facing }.
mistakes-task = Finndu eitthvað betra.
mistakes-do = { $step ->
    [lay] Leggja teppið
   *[turn] Snúa Assam
}
mistakes-show = Sýna lausnina
mistakes-finish = Ljúka
mistakes-same = Þetta var valið í leiknum: { $chance } sigurlíkur. Til er betri kostur.
mistakes-worse = { $choice }: { $chance } sigurlíkur. Til er betri kostur.
mistakes-right = { $verdict ->
    [best] Já, þetta er besti kosturinn!
   *[good] Vel gert, þetta er jafngott og besti kosturinn.
}
mistakes-yours = Þetta vinnur í { $chance } tilvika.
mistakes-best = Besti kosturinn: { $choice }.
mistakes-cost = Valið í leiknum kostaði { $cost } af sigri: { $played } í stað { $best }.
mistakes-facts = Hvert kostirnir leiða
mistakes-then = Valið:
mistakes-better = Besti kosturinn:
mistakes-you = Þitt val:
mistakes-area = Svæðið þitt þar, í reitum
mistakes-own = Sýnilegir reitir þínir
mistakes-hidden = Reitir annarra sem teppið hylur
mistakes-prices = Dírham sem þarf að borga ef kastið er
mistakes-end = Þú fannst betri kost í þrautum: { $found } af { $of }.
mistakes-outcome = { $outcome ->
    [first] fannst strax
    [later] fannst
    [shown] lausn sýnd
   *[skipped] sleppt
}
mistakes-again = Byrja aftur

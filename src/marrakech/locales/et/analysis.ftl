### Estonian: the analysis of a game, on its replay.
### All chances, luck and costs are percentages of a win, already formatted: "34 %", or "+12 %" with a sign.

analysis-title = Analüüs
analysis-lead = Vaata, kellel vedas, kus mäng pöördus ja mida oleks saanud paremini teha.
analysis-do = Analüüsi seda mängu

## While it is computed

analysis-asking = Küsitakse analüüsi…
analysis-waiting = { $place ->
    [0] See analüüs on järgmine.
    [one] Enne seda on veel üks analüüs.
   *[other] Enne seda on veel { $place } analüüsi.
}
analysis-running = Analüüsitud käik { $turn }/{ $turns }
analysis-failed = Analüüsi ei õnnestunud lõpetada.
analysis-lost = Ühendus katkes. Seni analüüsitu on allpool.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] Sul vedas: täringu mõju oli { $worth }.
    [bad] Sul ei vedanud: täringu mõju oli { $worth }.
   *[even] Õnn oli erapooletu: sinu head ja halvad visked tasakaalustasid üksteist.
}
analysis-luck-name = { $luck ->
    [good] Kõige rohkem vedas mängijal { $name }: täringu mõju oli { $worth }.
   *[even] Õnn oli erapooletu: kõigil tasakaalustasid head ja halvad visked üksteist.
}
analysis-turned = Pöördepunkt oli käik { $turn }.
analysis-turned-chance = Mängija { $name } võiduvõimalus: { $before } → { $after }.
analysis-worst-you = { $step ->
    [lay] Tegid mängu suurima vea { $turn }. käigul seda vaipa asetades. See maksis { $cost } võidust.
   *[turn] Tegid mängu suurima vea { $turn }. käigul Assamit pöörates. See maksis { $cost } võidust.
}
analysis-worst-name = { $step ->
    [lay] { $name } tegi mängu suurima vea { $turn }. käigul seda vaipa asetades. See maksis { $cost } võidust.
   *[turn] { $name } tegi mängu suurima vea { $turn }. käigul Assamit pöörates. See maksis { $cost } võidust.
}
analysis-worst-none = Keegi ei teinud mainimisväärset viga.

## The chart

analysis-chances = Kõigi võiduvõimalused
analysis-chart-help = Ülal: kõigi võiduvõimalused käikude kaupa. All, iga mängija real: kui palju iga viskega vedas ja kus tehti vigu.
analysis-walk = Käik analüüsis
analysis-value = Pärast { $turn }. käiku: { $chances }.
analysis-value-start = Alguses: { $chances }.
analysis-value-unknown = { $turn }. käik on veel analüüsimata.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Veel analüüsimata
analysis-luck-of = õnn { $gain }
analysis-error-of = { $grade ->
    [slip] ebatäpsus { $cost }
    [blunder] ränk viga { $cost }
   *[mistake] viga { $cost }
}
analysis-show = Näita seda turul
analysis-as-table = Näita tabelina
analysis-column-luck = Viske õnn
analysis-column-error = Viga

## Errors

analysis-errors = Vead
analysis-grade = { $grade ->
    [slip] ebatäpsus
    [blunder] ränk viga
   *[mistake] viga
}
analysis-grades = { $grade ->
    [slip] Ebatäpsused
    [blunder] Rängad vead
   *[mistake] Vead
}
analysis-decisions = Otsused
analysis-lost-each = Kaotus otsuse kohta
analysis-errors-list = Ükshaaval, suurim eespool
analysis-error-turn = Käik { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] vaiba asetamine
   *[turn] Assami pööramine
}

## The sums

analysis-sums = Täpne arvestus
analysis-sum-name = { $sum ->
    [start] Võimalus alguses
    [own-luck] Oma õnn
    [others-luck] Teiste õnn
    [own-errors] Oma vead
    [others-decisions] Teiste otsused
    [corrections] Parandused
    [result] Tulemus
   *[luck-adjusted] Tulemus ilma õnneta
}
analysis-sums-help = Kõik arvud on protsendid võidust. Võimalus alguses, õnn, vead, teiste otsused ja parandused annavad kokku tulemuse: võit on 100%, mille koos võitnud omavahel jagavad.
analysis-sums-luck = Õnn on see, mida täring tõi, võrreldes selle keskmisega. Viga mõõdetakse parima võimaliku valiku järgi; Assami pööramist hinnatakse enne täringu viskamist. Parandused on see, mis selgus analüüsile alles kaugemale vaadates; kui need on suured, ära väikesi vigu usalda.
analysis-sums-adjusted = Tulemus ilma õnneta näitab, milline oleks tulemus samade otsustega keskmiselt. See võib olla alla 0% või üle 100%.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = Sellel hetkel
decision-word = { $grade ->
    [blunder] Ränk viga.
    [mistake] Viga.
    [slip] Ebatäpsus.
    [fine] Hea.
   *[best] Parim valik.
}
decision-cost = See maksis { $cost } võidust.
decision-tag = { $tag ->
    [done] Mängitud:
    [both] Mängitud ja parim:
   *[best] Parim:
}
decision-all = Kõik valikud ({ $count })
decision-forced = Muud valikut ei olnud.
decision-gave-up = Võiduvõimalus oli { $chance }.
decision-luck = { $luck ->
    [lucky] Vedas.
    [unlucky] Ei vedanud.
   *[even] Ei hea ega halb õnn.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] { $amount } vähem kui keskmise vaibavõtuga.
       *[more] { $amount } rohkem kui keskmise vaibavõtuga.
    }
   *[roll] { $more ->
        [less] { $amount } vähem kui keskmise viskega.
       *[more] { $amount } rohkem kui keskmise viskega.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: võiduvõimalus pärast iga vaibavõttu
   *[roll] { $name }: võiduvõimalus pärast iga viset
}
decision-rolled = { $step ->
    [draw] Vaip
   *[roll] Täring
}
decision-likelihood = Tõenäosus
decision-chance = Võiduvõimalus

## Rollouts: games that are played from a decision on

rollout-start = Mängi lõpuni
rollout-help = Igast valikust mängitakse lõpuni palju mänge, kõik sama õnnega, et näha, mida see väärt on.
rollout-waiting = { $place ->
    [0] Alustatakse…
    [one] Enne on veel üks.
   *[other] Enne on veel { $place }.
}
rollout-running = { $games ->
    [one] Igast valikust seni üks mäng, kõige rohkem { $of }
   *[other] Igast valikust seni { $games } mängu, kõige rohkem { $of }
}
rollout-failed = Mänge ei õnnestunud mängida. Proovi uuesti.
rollout-finding = { $finding ->
    [worse] Mängud kinnitavad seda: mängitud valik on halvem.
    [better] Mängud näitavad vastupidist: mängitud valik on parem.
    [same] Mängud ei leidnud midagi mängitust paremat.
    [else] Mängud leidsid midagi mängitust paremat.
   *[open] Vahe on otsustamiseks liiga väike.
}
rollout-results = Mida mängud näitavad
rollout-worth = { $chance } ± { $error }
rollout-interval = 95 juhul sajast on tegelik väärtus riba sees.
rollout-games = { $games ->
    [one] Igast valikust mängiti üks mäng.
   *[other] Igast valikust mängiti { $games } mängu.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] Õpi oma vigadest
   *[all] Õpi vigadest
}
mistakes-back = Tagasi mängu juurde
mistakes-whose = Kelle vead
mistakes-none = { $name } – selles mängus vigu ei ole. Hästi mängitud!
mistakes-progress = Ülesanne { $at }/{ $of }
mistakes-puzzle = { $step ->
    [lay] Käik { $turn }: aseta vaip
    [steer] Käik { $turn }: pööra Assam järgmise mängija jaoks
   *[turn] Käik { $turn }: pööra Assamit
}
mistakes-played-rug = Mängus asetati vaip ruutudele { $first } ja { $second }.
mistakes-played-facing = Mängus suunati Assam { $facing ->
    [N] põhja
    [E] itta
    [S] lõunasse
   *[W] läände
}.
mistakes-task = Leia midagi paremat.
mistakes-do = { $step ->
    [lay] Aseta vaip
   *[turn] Pööra Assamit
}
mistakes-show = Näita lahendust
mistakes-finish = Lõpeta
mistakes-same = Just nii mängitigi: võiduvõimalus { $chance }. Leidub midagi paremat.
mistakes-worse = { $choice }: võiduvõimalus { $chance }. Leidub midagi paremat.
mistakes-right = { $verdict ->
    [best] Jah, see on parim valik!
   *[good] Tubli, see on sama hea kui parim.
}
mistakes-yours = Sellega võidab { $chance } mängudest.
mistakes-best = Parim: { $choice }.
mistakes-cost = Mängitud valik maksis { $cost } võidust: { $best } asemel { $played }.
mistakes-facts = Kuhu valikud viivad
mistakes-then = Mängitud:
mistakes-better = Parim:
mistakes-you = Sinu oma:
mistakes-area = Sinu ala seal, ruutudes
mistakes-own = Sinu nähtavad ruudud
mistakes-hidden = Peitu jäävad teiste ruudud
mistakes-prices = Makstavad dirhamid, kui täring näitab
mistakes-end = Leidsid midagi paremat: { $found }/{ $of }.
mistakes-outcome = { $outcome ->
    [first] leitud kohe
    [later] leitud
    [shown] näidatud
   *[skipped] vahele jäetud
}
mistakes-again = Alusta algusest

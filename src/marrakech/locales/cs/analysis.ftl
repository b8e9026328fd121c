### Czech: the analysis of a game, on its replay.
### All chances, luck and costs are percentages of a win, already formatted: "34 %", or "+12 %" with a sign.

analysis-title = Analýza
analysis-lead = Podívej se, komu přálo štěstí, kde se partie zlomila a co šlo udělat lépe.
analysis-do = Analyzovat tuto partii

## While it is computed

analysis-asking = Žádost o analýzu se odesílá…
analysis-waiting = { $place ->
    [0] Teď je na řadě tato analýza.
    [one] Předtím je na řadě ještě jedna jiná analýza.
    [few] Předtím jsou na řadě ještě { $place } jiné analýzy.
   *[other] Předtím je na řadě ještě { $place } jiných analýz.
}
analysis-running = Analyzován tah { $turn } z { $turns }
analysis-failed = Analýzu se nepodařilo dokončit.
analysis-lost = Spojení se přerušilo. Co se do té doby stihlo analyzovat, je níže.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] Štěstí ti přálo: kostka ti přinesla { $worth }.
    [bad] Štěstí ti nepřálo: kostka ti přinesla { $worth }.
   *[even] Štěstí bylo spravedlivé: dobré a špatné hody se ti vyrovnaly.
}
analysis-luck-name = { $luck ->
    [good] Nejvíc štěstí má { $name }: kostka přinesla { $worth }.
   *[even] Štěstí bylo spravedlivé: dobré a špatné hody se všem vyrovnaly.
}
analysis-turned = Zlom přinesl tah { $turn }.
analysis-turned-chance = { $name }: šance na výhru předtím { $before }, potom { $after }.
analysis-worst-you = { $step ->
    [lay] Největší chyba partie je tvoje: tah { $turn }, tento koberec. Stála { $cost } výhry.
   *[turn] Největší chyba partie je tvoje: tah { $turn }, otočení Assama. Stála { $cost } výhry.
}
analysis-worst-name = { $step ->
    [lay] Největší chybu partie dělá { $name }: tah { $turn }, tento koberec. Stála { $cost } výhry.
   *[turn] Největší chybu partie dělá { $name }: tah { $turn }, otočení Assama. Stála { $cost } výhry.
}
analysis-worst-none = Nikdo neudělal chybu, která by stála za řeč.

## The chart

analysis-chances = Šance všech na výhru
analysis-chart-help = Nahoře: šance všech na výhru, tah po tahu. Dole, v řádku každého hráče: kolik štěstí přinesl každý hod a kde se chybovalo.
analysis-walk = Tah v analýze
analysis-value = Po tahu { $turn }: { $chances }.
analysis-value-start = Na začátku: { $chances }.
analysis-value-unknown = Tah { $turn } ještě není analyzovaný.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Ještě neanalyzováno
analysis-luck-of = štěstí { $gain }
analysis-error-of = { $grade ->
    [slip] nepřesnost { $cost }
    [blunder] hrubá chyba { $cost }
   *[mistake] chyba { $cost }
}
analysis-show = Ukázat na trhu
analysis-as-table = Ukázat jako tabulku
analysis-column-luck = Štěstí při hodu
analysis-column-error = Chyba

## Errors

analysis-errors = Přehled chyb
analysis-grade = { $grade ->
    [slip] nepřesnost
    [blunder] hrubá chyba
   *[mistake] chyba
}
analysis-grades = { $grade ->
    [slip] Nepřesnosti
    [blunder] Hrubé chyby
   *[mistake] Chyby
}
analysis-decisions = Rozhodnutí
analysis-lost-each = Ztráta na jedno rozhodnutí
analysis-errors-list = Jedna po druhé, od největší
analysis-error-turn = Tah { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] položení koberce
   *[turn] otočení Assama
}

## The sums

analysis-sums = Přesné součty
analysis-sum-name = { $sum ->
    [start] Šance na začátku
    [own-luck] Vlastní štěstí
    [others-luck] Štěstí ostatních
    [own-errors] Vlastní chyby
    [others-decisions] Rozhodnutí ostatních
    [corrections] Opravy
    [result] Výsledek
   *[luck-adjusted] Výsledek bez štěstí
}
analysis-sums-help = Vše je v procentech výhry. Šance na začátku, štěstí, chyby, rozhodnutí ostatních a opravy dávají dohromady výsledek: vítězství je 100 %, společné se mezi vítěze dělí.
analysis-sums-luck = Štěstí je to, co přinesla kostka, ve srovnání s jejím průměrem. Chyba se poměřuje s nejlepší možností, která byla k dispozici; otočení Assama se hodnotí ještě před hodem. Opravy jsou to, co analýza zjistila, když se podívala dál; jsou-li velké, malým chybám moc nevěř.
analysis-sums-adjusted = Výsledek bez štěstí říká, jak by partie se stejnými rozhodnutími dopadla v průměru. Může být pod 0 % i nad 100 %.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = V tomto okamžiku
decision-word = { $grade ->
    [blunder] Hrubá chyba.
    [mistake] Chyba.
    [slip] Nepřesnost.
    [fine] Dobře.
   *[best] Nejlepší možnost.
}
decision-cost = Stálo to { $cost } výhry.
decision-tag = { $tag ->
    [done] Zahráno:
    [both] Zahráno a nejlepší:
   *[best] Nejlepší:
}
decision-all = Všechny možnosti ({ $count })
decision-forced = Nic jiného vybrat nešlo.
decision-gave-up = Šance na výhru byla { $chance }.
decision-luck = { $luck ->
    [lucky] Štěstí.
    [unlucky] Smůla.
   *[even] Ani štěstí, ani smůla.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] O { $amount } méně než při průměrném losování.
       *[more] O { $amount } více než při průměrném losování.
    }
   *[roll] { $more ->
        [less] O { $amount } méně než při průměrném hodu.
       *[more] O { $amount } více než při průměrném hodu.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: šance na výhru po každém možném losování
   *[roll] { $name }: šance na výhru po každém možném hodu
}
decision-rolled = { $step ->
    [draw] Koberec
   *[roll] Kostka
}
decision-likelihood = Pravděpodobnost
decision-chance = Šance na výhru

## Rollouts: games that are played from a decision on

rollout-start = Dohrát nanečisto
rollout-help = Pro každou možnost se mnoho partií dohraje do konce, všechny se stejným štěstím, aby se ukázalo, jak je dobrá.
rollout-waiting = { $place ->
    [0] Začíná se…
    [one] Předtím je na řadě ještě jeden požadavek.
    [few] Předtím jsou na řadě ještě { $place } požadavky.
   *[other] Předtím je na řadě ještě { $place } požadavků.
}
rollout-running = { $games ->
    [one] Zatím jedna partie pro každou možnost, nejvýš { $of }
    [few] Zatím { $games } partie pro každou možnost, nejvýš { $of }
   *[other] Zatím { $games } partií pro každou možnost, nejvýš { $of }
}
rollout-failed = Partie se nepodařilo sehrát. Zkus to znovu.
rollout-finding = { $finding ->
    [worse] Partie to potvrzují: zahraná možnost je horší.
    [better] Partie to vyvracejí: zahraná možnost je lepší.
    [same] Nic lepšího než zahranou možnost partie nenašly.
    [else] Partie našly něco lepšího než zahranou možnost.
   *[open] Rozdíl je příliš malý, nedá se rozhodnout.
}
rollout-results = Co říkají partie
rollout-worth = { $chance } ± { $error }
rollout-interval = V 95 ze 100 případů leží skutečná hodnota uvnitř pruhu.
rollout-games = { $games ->
    [one] Pro každou možnost se sehrála jedna partie.
    [few] Pro každou možnost se sehrály { $games } partie.
   *[other] Pro každou možnost se sehrálo { $games } partií.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] Poučit se ze svých chyb
   *[all] Poučit se z chyb
}
mistakes-back = Zpět k partii
mistakes-whose = Čí chyby
mistakes-none = { $name } – v této partii bez chyb. Pěkná hra!
mistakes-progress = Úloha { $at } z { $of }
mistakes-puzzle = { $step ->
    [lay] Tah { $turn }: polož koberec
    [steer] Tah { $turn }: otoč Assama pro dalšího hráče
   *[turn] Tah { $turn }: otoč Assama
}
mistakes-played-rug = V partii byl koberec položen na { $first } a { $second }.
mistakes-played-facing = V partii byl Assam natočen na { facing }.
mistakes-task = Najdi něco lepšího.
mistakes-do = { $step ->
    [lay] Položit koberec
   *[turn] Otočit Assama
}
mistakes-show = Ukázat řešení
mistakes-finish = Dokončit
mistakes-same = Právě to se v partii hrálo: šance na výhru { $chance }. Jde to i lépe.
mistakes-worse = Zvoleno: { $choice }. Šance na výhru { $chance }. Jde to i lépe.
mistakes-right = { $verdict ->
    [best] Ano, to je nejlepší možnost!
   *[good] Výborně, je to stejně dobré jako nejlepší možnost.
}
mistakes-yours = Tvoje volba: šance na výhru { $chance }.
mistakes-best = Nejlepší: { $choice }.
mistakes-cost = To, co se v partii hrálo, stálo { $cost } výhry: { $played } místo { $best }.
mistakes-facts = K čemu možnosti vedou
mistakes-then = Zahráno:
mistakes-better = Nejlepší:
mistakes-you = Tvoje volba:
mistakes-area = Tvoje oblast v tom místě (políčka)
mistakes-own = Tvoje viditelná políčka
mistakes-hidden = Zakrytá cizí políčka
mistakes-prices = Dirhamy k zaplacení při hodu
mistakes-end = Něco lepšího nalezeno: { $found } z { $of }.
mistakes-outcome = { $outcome ->
    [first] nalezeno napoprvé
    [later] nalezeno
    [shown] ukázáno
   *[skipped] přeskočeno
}
mistakes-again = Začít znovu

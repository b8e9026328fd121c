### Serbian: the analysis of a game, on its replay.
### All chances, luck and costs are percentages of a win, already formatted: "34 %", or "+12 %" with a sign.

analysis-title = Анализа
analysis-lead = Погледајте коме је срећа била наклоњена, где се партија преокренула и шта је могло боље да се одигра.
analysis-do = Анализирај ову партију

## While it is computed

analysis-asking = Шаље се захтев за анализу…
analysis-waiting = { $place ->
    [0] Ова анализа је следећа на реду.
    [one] Пре ње је на реду још { $place } анализа.
    [few] Пре ње су на реду још { $place } анализе.
   *[other] Пре ње је на реду још { $place } анализа.
}
analysis-running = Анализиран је потез { $turn } од { $turns }
analysis-failed = Анализа није могла да се доврши.
analysis-lost = Веза је прекинута. Оно што је досад анализирано налази се испод.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] Срећа вам је била наклоњена: коцкица вам је донела { $worth }.
    [bad] Срећа вам није била наклоњена: коцкица вам је донела { $worth }.
   *[even] Срећа је била праведна: ваша добра и лоша бацања су се поништила.
}
analysis-luck-name = { $luck ->
    [good] Највише среће има { $name }: коцкица је донела { $worth }.
   *[even] Срећа је била праведна: свима су се добра и лоша бацања поништила.
}
analysis-turned = Преокрет је донео потез { $turn }.
analysis-turned-chance = { $name }: шансе за победу пре { $before }, после { $after }.
analysis-worst-you = { $step ->
    [lay] Највећа грешка партије је ваша: потез { $turn }, овај ћилим. Коштала је { $cost } победе.
   *[turn] Највећа грешка партије је ваша: потез { $turn }, окретање Асама. Коштала је { $cost } победе.
}
analysis-worst-name = { $step ->
    [lay] Највећу грешку партије прави { $name }: потез { $turn }, овај ћилим. Коштала је { $cost } победе.
   *[turn] Највећу грешку партије прави { $name }: потез { $turn }, окретање Асама. Коштала је { $cost } победе.
}
analysis-worst-none = Нико није направио грешку вредну помена.

## The chart

analysis-chances = Шансе свих за победу
analysis-chart-help = Горе: шансе свих за победу, потез по потез. Доле, у реду сваког играча: колико је среће било у сваком бацању и где су биле грешке.
analysis-walk = Потез у анализи
analysis-value = После потеза { $turn }: { $chances }.
analysis-value-start = На почетку: { $chances }.
analysis-value-unknown = Потез { $turn } још није анализиран.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Још није анализирано
analysis-luck-of = срећа { $gain }
analysis-error-of = { $grade ->
    [slip] непрецизност { $cost }
    [blunder] груба грешка { $cost }
   *[mistake] грешка { $cost }
}
analysis-show = Прикажи на пијаци
analysis-as-table = Прикажи као табелу
analysis-column-luck = Срећа у бацању
analysis-column-error = Грешка

## Errors

analysis-errors = Преглед грешака
analysis-grade = { $grade ->
    [slip] непрецизност
    [blunder] груба грешка
   *[mistake] грешка
}
analysis-grades = { $grade ->
    [slip] Непрецизности
    [blunder] Грубе грешке
   *[mistake] Грешке
}
analysis-decisions = Одлуке
analysis-lost-each = Губитак по одлуци
analysis-errors-list = Једна по једна, од највеће
analysis-error-turn = Потез { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] постављање ћилима
   *[turn] окретање Асама
}

## The sums

analysis-sums = Тачни збирови
analysis-sum-name = { $sum ->
    [start] Шансе на почетку
    [own-luck] Сопствена срећа
    [others-luck] Срећа осталих
    [own-errors] Сопствене грешке
    [others-decisions] Одлуке осталих
    [corrections] Исправке
    [result] Резултат
   *[luck-adjusted] Резултат без среће
}
analysis-sums-help = Све је у процентима победе. Шансе на почетку, срећа, грешке, одлуке осталих и исправке заједно дају резултат: победа је 100%, а заједничка се дели међу победницима.
analysis-sums-luck = Срећа је оно што је донела коцкица, у поређењу с њеним просеком. Грешка се мери према најбољој могућности која је постојала; окретање Асама се оцењује пре бацања коцкице. Исправке су оно што је анализа сазнала гледајући даље; ако су велике, не верујте малим грешкама.
analysis-sums-adjusted = Резултат без среће говори какав би уз исте одлуке резултат био у просеку. Може бити испод 0% или изнад 100%.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = У овом тренутку
decision-word = { $grade ->
    [blunder] Груба грешка.
    [mistake] Грешка.
    [slip] Непрецизност.
    [fine] Добро.
   *[best] Најбоља могућност.
}
decision-cost = То је коштало { $cost } победе.
decision-tag = { $tag ->
    [done] Одиграно:
    [both] Одиграно и најбоље:
   *[best] Најбоље:
}
decision-all = Све могућности ({ $count })
decision-forced = Ништа друго није могло да се изабере.
decision-gave-up = Шансе за победу биле су { $chance }.
decision-luck = { $luck ->
    [lucky] Срећа.
    [unlucky] Лоша срећа.
   *[even] Ни добра ни лоша срећа.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] За { $amount } мање него при просечном откривању ћилима.
       *[more] За { $amount } више него при просечном откривању ћилима.
    }
   *[roll] { $more ->
        [less] За { $amount } мање него при просечном бацању.
       *[more] За { $amount } више него при просечном бацању.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: шансе за победу после сваког могућег ћилима
   *[roll] { $name }: шансе за победу после сваког могућег бацања
}
decision-rolled = { $step ->
    [draw] Ћилим
   *[roll] Коцкица
}
decision-likelihood = Вероватноћа
decision-chance = Шансе за победу

## Rollouts: games that are played from a decision on

rollout-start = Одиграј до краја
rollout-help = За сваку могућност одигра се до краја много партија, све са истом срећом, да се види колико она вреди.
rollout-waiting = { $place ->
    [0] Почињемо…
    [one] Пре тога је на реду још { $place } захтев.
    [few] Пре тога су на реду још { $place } захтева.
   *[other] Пре тога је на реду још { $place } захтева.
}
rollout-running = { $games ->
    [one] Досад { $games } партија за сваку могућност, највише { $of }
    [few] Досад { $games } партије за сваку могућност, највише { $of }
   *[other] Досад { $games } партија за сваку могућност, највише { $of }
}
rollout-failed = Партије нису могле да се одиграју. Покушајте поново.
rollout-finding = { $finding ->
    [worse] Партије то потврђују: оно што је одиграно је лошије.
    [better] Партије то оповргавају: оно што је одиграно је боље.
    [same] Партије нису нашле ништа боље од одиграног.
    [else] Партије су нашле нешто боље од одиграног.
   *[open] Разлика је премала за закључак.
}
rollout-results = Шта кажу партије
rollout-worth = { $chance } ± { $error }
rollout-interval = У 95 од 100 случајева права вредност је унутар траке.
rollout-games = { $games ->
    [one] За сваку могућност одиграна је { $games } партија.
    [few] За сваку могућност одигране су { $games } партије.
   *[other] За сваку могућност одиграно је { $games } партија.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] Учи на својим грешкама
   *[all] Учи на грешкама
}
mistakes-back = Назад на партију
mistakes-whose = Чије грешке
mistakes-none = { $name } – у овој партији без грешака. Лепа игра!
mistakes-progress = Задатак { $at } од { $of }
mistakes-puzzle = { $step ->
    [lay] Потез { $turn }: поставите ћилим
    [steer] Потез { $turn }: окрените Асама за следећег играча
   *[turn] Потез { $turn }: окрените Асама
}
mistakes-played-rug = У партији је ћилим постављен на { $first } и { $second }.
mistakes-played-facing = У партији је Асам окренут на { facing }.
mistakes-task = Нађите нешто боље.
mistakes-do = { $step ->
    [lay] Постави ћилим
   *[turn] Окрени Асама
}
mistakes-show = Прикажи решење
mistakes-finish = Заврши
mistakes-same = Управо је то одиграно у партији: шансе за победу су { $chance }. Постоји нешто боље.
mistakes-worse = Изабрано: { $choice }. Шансе за победу су { $chance }. Постоји нешто боље.
mistakes-right = { $verdict ->
    [best] Да, то је најбоља могућност!
   *[good] Одлично, то је једнако добро као најбоља могућност.
}
mistakes-yours = Ваш избор: шансе за победу { $chance }.
mistakes-best = Најбоље: { $choice }.
mistakes-cost = Оно што је одиграно коштало је { $cost } победе: { $played } уместо { $best }.
mistakes-facts = Куда воде могућности
mistakes-then = Одиграно:
mistakes-better = Најбоље:
mistakes-you = Ваш избор:
mistakes-area = Ваш тамошњи посед (поља)
mistakes-own = Ваша видљива поља
mistakes-hidden = Покривена туђа поља
mistakes-prices = Колико се дирхама плаћа кад падне
mistakes-end = Нашли сте нешто боље: { $found } од { $of }.
mistakes-outcome = { $outcome ->
    [first] нађено одмах
    [later] нађено
    [shown] приказано
   *[skipped] прескочено
}
mistakes-again = Почни испочетка

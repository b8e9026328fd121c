### Russian: the analysis of a game, on its replay.

analysis-title = Анализ
analysis-lead = Узнайте, кому везло, где случился перелом и что можно было сделать лучше.
analysis-do = Проанализировать эту партию

## While it is computed

analysis-asking = Запрашиваем анализ…
analysis-waiting = { $place ->
    [0] Этот анализ — следующий.
    [one] Перед ним ещё { $place } анализ.
    [few] Перед ним ещё { $place } анализа.
   *[many] Перед ним ещё { $place } анализов.
}
analysis-running = Проанализирован ход { $turn } из { $turns }
analysis-failed = Анализ не удалось завершить.
analysis-lost = Связь прервалась. Ниже показано то, что уже проанализировано.

## In a few sentences

analysis-luck-you = { $luck ->
    [good] Вам везло: кубик принёс вам { $worth }.
    [bad] Вам не везло: кубик принёс вам { $worth }.
   *[even] Везение было справедливым: ваши удачные и неудачные броски уравновесили друг друга.
}
analysis-luck-name = { $luck ->
    [good] Больше всех повезло игроку { $name }: кубик принёс { $worth }.
   *[even] Везение было справедливым: у каждого удачные и неудачные броски уравновесили друг друга.
}
analysis-turned = Переломным стал ход { $turn }.
analysis-turned-chance = { $name }: шансы на победу изменились с { $before } до { $after }.
analysis-worst-you = { $step ->
    [lay] Самую крупную ошибку партии вы допустили на ходу { $turn }, когда положили этот ковёр. Она стоила { $cost } победы.
   *[turn] Самую крупную ошибку партии вы допустили на ходу { $turn }, когда повернули Ассама. Она стоила { $cost } победы.
}
analysis-worst-name = { $step ->
    [lay] Самую крупную ошибку партии допускает { $name }: ход { $turn }, этот ковёр. Ошибка стоила { $cost } победы.
   *[turn] Самую крупную ошибку партии допускает { $name }: ход { $turn }, поворот Ассама. Ошибка стоила { $cost } победы.
}
analysis-worst-none = Заметных ошибок никто не допустил.

## The chart

analysis-chances = Шансы всех игроков на победу
analysis-chart-help = Вверху: шансы всех игроков на победу, ход за ходом. Внизу, в строке каждого игрока: насколько удачен был каждый бросок и где допущены ошибки.
analysis-walk = Ход в анализе
analysis-value = После хода { $turn }: { $chances }.
analysis-value-start = В начале: { $chances }.
analysis-value-unknown = Ход { $turn } ещё не проанализирован.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Ещё не проанализировано
analysis-luck-of = везение { $gain }
analysis-error-of = { $grade ->
    [slip] неточность { $cost }
    [blunder] грубая ошибка { $cost }
   *[mistake] ошибка { $cost }
}
analysis-show = Показать на рынке
analysis-as-table = Показать таблицей
analysis-column-luck = Везение при броске
analysis-column-error = Ошибка

## Errors

analysis-errors = Ошибки
analysis-grade = { $grade ->
    [slip] неточность
    [blunder] грубая ошибка
   *[mistake] ошибка
}
analysis-grades = { $grade ->
    [slip] Неточности
    [blunder] Грубые ошибки
   *[mistake] Ошибки
}
analysis-decisions = Решения
analysis-lost-each = Потеря на одно решение
analysis-errors-list = По одной, начиная с самой крупной
analysis-error-turn = Ход { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] место для ковра
   *[turn] поворот Ассама
}

## The sums

analysis-sums = Точный расчёт
analysis-sum-name = { $sum ->
    [start] Шансы в начале
    [own-luck] Своё везение
    [others-luck] Чужое везение
    [own-errors] Свои ошибки
    [others-decisions] Чужие решения
    [corrections] Поправки
    [result] Результат
   *[luck-adjusted] Результат без везения
}
analysis-sums-help = Всё указано в процентах победы. Шансы в начале, везение, ошибки, чужие решения и поправки в сумме дают результат: 100 % за победу, а если победителей несколько, они делят их между собой.
analysis-sums-luck = Везение — это то, что принёс кубик, по сравнению со средним. Ошибка измеряется относительно лучшего из возможных вариантов; поворот Ассама оценивается до броска кубика. Поправки — это то, что выяснилось, когда анализ заглянул дальше; если они велики, не доверяйте мелким ошибкам.
analysis-sums-adjusted = Результат без везения — это то, каким был бы результат в среднем при тех же решениях. Он может быть ниже 0 % или выше 100 %.

## One decision

decision = В этот момент
decision-word = { $grade ->
    [blunder] Грубая ошибка.
    [mistake] Ошибка.
    [slip] Неточность.
    [fine] Хорошо.
   *[best] Лучший вариант.
}
decision-cost = Это стоило { $cost } победы.
decision-tag = { $tag ->
    [done] Выбрано:
    [both] Выбрано, и лучше нет:
   *[best] Лучше всего:
}
decision-all = Все варианты ({ $count })
decision-forced = Других вариантов не было.
decision-gave-up = Шансы на победу составляли { $chance }.
decision-luck = { $luck ->
    [lucky] Повезло.
    [unlucky] Не повезло.
   *[even] Ни везения, ни невезения.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] На { $amount } меньше, чем в среднем при открытии ковра.
       *[more] На { $amount } больше, чем в среднем при открытии ковра.
    }
   *[roll] { $more ->
        [less] На { $amount } меньше, чем в среднем при броске.
       *[more] На { $amount } больше, чем в среднем при броске.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: шансы на победу после каждого ковра, который мог открыться
   *[roll] { $name }: шансы на победу после каждого броска
}
decision-rolled = { $step ->
    [draw] Ковёр
   *[roll] Кубик
}
decision-likelihood = Вероятность
decision-chance = Шансы на победу

## Rollouts: games that are played from a decision on

rollout-start = Разыграть до конца
rollout-help = После каждого варианта до конца разыгрывается много партий, причём везение у всех вариантов одинаковое: так видно, чего каждый из них стоит.
rollout-waiting = { $place ->
    [0] Начинаем…
   *[other] Впереди в очереди ещё { $place }.
}
rollout-running = { $games ->
    [one] Пока { $games } партия на каждый вариант, будет не больше { $of }
    [few] Пока { $games } партии на каждый вариант, будет не больше { $of }
   *[many] Пока { $games } партий на каждый вариант, будет не больше { $of }
}
rollout-failed = Не удалось разыграть партии. Попробуйте ещё раз.
rollout-finding = { $finding ->
    [worse] Партии это подтверждают: выбранный вариант хуже.
    [better] Партии говорят обратное: выбранный вариант лучше.
    [same] В партиях не нашлось ничего лучше выбранного варианта.
    [else] В партиях нашёлся вариант лучше выбранного.
   *[open] Разница слишком мала, чтобы судить.
}
rollout-results = Что показали партии
rollout-worth = { $chance } ± { $error }
rollout-interval = В 95 случаях из 100 истинное значение лежит в пределах полосы.
rollout-games = { $games ->
    [one] Для каждого варианта разыграна { $games } партия.
    [few] Для каждого варианта разыграно { $games } партии.
   *[many] Для каждого варианта разыграно { $games } партий.
}

## Learning from mistakes

mistakes-start = { $whose ->
    [yours] Учиться на своих ошибках
   *[all] Учиться на ошибках
}
mistakes-back = Назад к партии
mistakes-whose = Чьи ошибки
mistakes-none = { $name } — в этой партии ошибок нет. Отличная игра!
mistakes-progress = Задача { $at } из { $of }
mistakes-puzzle = { $step ->
    [lay] Ход { $turn }: положите ковёр
    [steer] Ход { $turn }: поверните Ассама для следующего игрока
   *[turn] Ход { $turn }: поверните Ассама
}
mistakes-played-rug = В партии ковёр положили на { $first } и { $second }.
mistakes-played-facing = В партии Ассама направили на { facing }.
mistakes-task = Найдите вариант получше.
mistakes-do = { $step ->
    [lay] Положить ковёр
   *[turn] Повернуть Ассама
}
mistakes-show = Показать
mistakes-finish = Завершить
mistakes-same = Так и было в партии: шансы на победу — { $chance }. Есть вариант лучше.
mistakes-worse = Ваш вариант: { $choice }. Шансы на победу — { $chance }. Есть вариант лучше.
mistakes-right = { $verdict ->
    [best] Да, это лучший вариант!
   *[good] Отлично, это не хуже лучшего варианта.
}
mistakes-yours = Ваш вариант побеждает в { $chance } случаев.
mistakes-best = Лучше всего: { $choice }.
mistakes-cost = Вариант, выбранный в партии, стоил { $cost } победы: { $played } вместо { $best }.
mistakes-facts = К чему ведут варианты
mistakes-then = Выбрано:
mistakes-better = Лучше всего:
mistakes-you = Ваш вариант:
mistakes-area = Ваш участок в этом месте, клеток
mistakes-own = Ваши видимые клетки
mistakes-hidden = Накрытые чужие клетки
mistakes-prices = Сколько дирхамов платить при броске
mistakes-end = Вариант получше найден: { $found } из { $of }.
mistakes-outcome = { $outcome ->
    [first] найдено сразу
    [later] найдено
    [shown] показано
   *[skipped] пропущено
}
mistakes-again = Начать заново

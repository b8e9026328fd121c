### Russian: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Текстовая доска
text-board-about = Рынок, описанный словами: клетки в виде кнопок, строка ввода и клавиши, чтобы прослушать то, что вы хотите узнать.
text-board-show = Показать текстовую доску
text-board-hide = Скрыть текстовую доску
settings-text-board = Текстовая доска за каждым столом
settings-text-board-help = Клетки в виде кнопок и строка ввода, чтобы играть, не видя рынка.

## The squares

text-squares = Клетки рынка
text-square =
    { $square }, { $rug ->
        [bare] пусто
        [r] красный ковёр
        [b] синий ковёр
        [y] жёлтый ковёр
       *[g] зелёный ковёр
    }{ $other ->
        [none] { "" }
        [hidden] , вторая половина закрыта
       *[square] , вторая половина на { $with }
    }{ $assam ->
        [N] . Здесь стоит Ассам и смотрит на север
        [E] . Здесь стоит Ассам и смотрит на восток
        [S] . Здесь стоит Ассам и смотрит на юг
        [W] . Здесь стоит Ассам и смотрит на запад
       *[no] { "" }
    }
text-half-chosen = Ковёр начинается на { $square }. Вторая половина может лечь на: { $squares }.
text-half-undone = Выбор отменён.
text-no-rug = Сейчас на { $square } ковёр положить нельзя.
text-no-pair = Сейчас на { $first } и { $second } ковёр положить нельзя.
text-would-lay = { $letter ->
    [r] Красный
    [b] Синий
    [y] Жёлтый
   *[g] Зелёный
} ковёр на { $first } и { $second }. Enter — положить, Esc — отменить.
text-would-turn = Ассам пойдёт на { facing }. R — бросить кубик.
text-would-steer = Для следующего игрока Ассам будет смотреть на { facing }. R — подтвердить.

## The box to type in

text-box = Введите действие или вопрос
text-box-go = Выполнить
text-box-help = Чтобы повернуть Ассама, введите N (север), E (восток), S (юг) или W (запад). R — бросить кубик, две клетки, например d4d5, — положить ковёр. Одна клетка, например d4, — узнать, что там лежит и сколько стоит там остановиться. I — места, T — последний ход, A — что разрешено, C — сколько стоит каждый бросок, O — обзор.
text-box-empty = Пока ничего не введено.
text-box-unknown = «{ $text }» — не действие и не вопрос. Введите ? для справки.
text-not-now = { $action }: сейчас так нельзя.
text-not-yours = Сейчас вам ничего решать не нужно.

## What is read out

text-ask = Зачитать
text-ask-seats = Места
text-ask-last = Последний ход
text-ask-legal = Что разрешено
text-ask-prices = Сколько стоит бросок
text-ask-overview = Обзор
text-overview = Ход { $turn }. Ассам стоит на { $square } и смотрит на { facing }.
text-seat = { $name }: { $score }; { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = Следующий ковёр — { colour }.
text-seat-out = { $name } вне игры.
text-last-none = Ходов ещё не было.
text-legal-turn = Ассама можно повернуть на { $choices }.
text-legal-roll = Можно бросить кубик.
text-legal-lay = { $count ->
    [one] Ковёр можно положить { $count } способом: { $choices }.
    [few] Ковёр можно положить { $count } способами: { $choices }.
   *[many] Ковёр можно положить { $count } способами: { $choices }.
}
text-legal-return = Ковёр положить некуда, он вернётся в коробку.
text-legal-none = Сейчас делать ничего не нужно.

## Its keys

text-keys-title = Клавиши текстовой доски
text-keys-arrows = переход с клетки на клетку; Home и End — к краям ряда, Page Up и Page Down — к краям столбца
text-keys-enter = выбрать клетку для ковра или положить его
text-keys-roll = бросить кубик
text-keys-seats = зачитать места
text-keys-last = зачитать последний ход
text-keys-legal = зачитать, что разрешено
text-keys-price = зачитать, сколько стоит остановиться на этой клетке
text-keys-prices = зачитать, сколько стоит каждый бросок
text-keys-overview = зачитать, где стоит Ассам и что делать дальше
text-keys-box = перейти к строке ввода

### Russian: watching a record and setting up a position.

study-again = Попробовать ещё раз
study-copy-by-hand = Скопируйте отсюда

## Watching a record

replay-title = Пересмотреть партию
replay-lead = Любую партию можно сохранить как короткий текст — её запись. Откройте запись, чтобы пройти партию действие за действием, или сначала посмотрите пример.
replay-example = Посмотреть пример
replay-open-file = Открыть файл
replay-paste = Или вставьте запись сюда, или перетащите её файл в любое место страницы
replay-watch = Смотреть
replay-link-broken = Ссылка неполная, и партию из неё не прочитать. Попросите прислать её ещё раз или откройте саму запись.
replay-another = Открыть другую запись

replay-seat = Место { $seat }
replay-market = Рынок
replay-beginning = Партия начинается.
replay-before-first = Перед первым ходом
replay-place = Ход { $turn }: { $name }
replay-count = { $at } из { $of }
replay-controls = Просмотр партии
replay-first = В начало
replay-back = Одно действие назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-forward = Одно действие вперёд
replay-last = В конец
replay-slider = Момент партии
replay-keys = Клавиши: стрелки — на одно действие назад и вперёд, с Shift — на целый ход; Home и End — в начало и в конец; пробел — воспроизведение и пауза.
replay-speed = Скорость
replay-speed-name = { $speed ->
    [slow] Медленная
    [fast] Быстрая
   *[normal] Обычная
}

replay-standings = Счёт
replay-player = Игрок
replay-dirhams = Дирхамы
replay-squares = Клетки
replay-points = Очки
replay-rugs-left = Ковры
replay-next-rug = Следующий ковёр — { colour }.
replay-out = вне игры
replay-winner = Победа

replay-turns = Ходы
replay-no-turns = Ходов ещё не было.
replay-paid = уплачено { $count }
replay-copy-link = Скопировать ссылку на этот момент
replay-link-copied = Ссылка скопирована.
replay-download = Скачать
replay-to-table = К столу
replay-to-editor = Открыть в редакторе
replay-about = Об этой записи
replay-edition = Издание
replay-edition-none = не указано
replay-rules = Правила
replay-rules-usual = обычные
replay-result = Результат
replay-unfinished = партия не закончена
replay-tag = { $name ->
    [Table] Стол
    [Date] Дата
    [ServerSeed] Зерно сервера
    [SeatSeed1] Зерно места 1
    [SeatSeed2] Зерно места 2
    [SeatSeed3] Зерно места 3
    [SeatSeed4] Зерно места 4
    [SeatHash1] Обещанный хеш зерна места 1
    [SeatHash2] Обещанный хеш зерна места 2
    [SeatHash3] Обещанный хеш зерна места 3
    [SeatHash4] Обещанный хеш зерна места 4
    [Bot1] Бот на месте 1
    [Bot2] Бот на месте 2
    [Bot3] Бот на месте 3
    [Bot4] Бот на месте 4
    [ServerSeedHash] Обещанный хеш зерна сервера
   *[other] { $name }
}

## Actions

study-face = Направить Ассама на { facing }
study-die = { $slippers ->
    [one] { $slippers } тапка
    [few] { $slippers } тапки
   *[many] { $slippers } тапок
}

## Setting up a position

editor-title = Редактор позиций
editor-tools = Что делает касание
editor-tool = { $tool ->
    [rug] Ковёр
    [half] Половина
    [erase] Стереть
    [assam] Ассам
   *[look] Изучить
}
editor-tool-hint = { $tool ->
    [rug] Коснитесь двух клеток с общей стороной.
    [half] Коснитесь клетки: там ляжет половина ковра, вторая будет закрыта.
    [erase] Коснитесь клетки, чтобы освободить её.
    [assam] Коснитесь клетки, чтобы поставить туда Ассама; коснитесь его, чтобы повернуть.
   *[look] Выберите одно из действий на доске или коснитесь любой клетки, чтобы узнать плату за неё.
}
editor-colours = Цвет ковра
editor-second-half = Ковёр начинается на { $square }. Выберите соседнюю клетку.
editor-do = { $step ->
    [roll] Бросить кубик
    [lay] Положить ковёр
   *[turn] Повернуть Ассама
}
editor-board-kept = На доске последняя позиция, которую удалось прочитать.
editor-area = { $square }: { colour } участок из { $squares ->
    [one] { $squares } клетки
    [few] { $squares } клеток
   *[many] { $squares } клеток
}, владелец — { $name }. Любой другой, кто здесь остановится, платит { dirhams }.
editor-area-free = { $square }: { colour } участок из { $squares ->
    [one] { $squares } клетки
    [few] { $squares } клеток
   *[many] { $squares } клеток
}, владелец, { $name }, вне игры. Платить здесь не нужно.
editor-area-bare = Клетка { $square } пуста. Платить здесь не нужно.

editor-text = Позиция в виде текста
editor-text-first = Сначала исправьте текст выше; тогда его части можно будет менять здесь.
editor-undo = Отменить
editor-redo = Повторить
editor-undone = Отменено.
editor-redone = Повторено.
editor-clear = Очистить доску
editor-cleared = Теперь доска пуста.
editor-start = { $players ->
    [one] Начало: { $players } игрок
    [few] Начало: { $players } игрока
   *[many] Начало: { $players } игроков
}
editor-copy-text = Скопировать текст
editor-text-copied = Текст скопирован.
editor-copy-link = Скопировать ссылку

editor-next = Что может быть дальше
editor-next-hint = { $step ->
    [roll] Бросок кубика. Выберите, что выпадет.
    [draw] Открывается следующий ковёр стопки. Выберите какой.
    [lay] { $count ->
        [one] Ковёр можно положить { $count } способом. Смотрите на доске.
        [few] Ковёр можно положить { $count } способами. Смотрите на доске.
       *[many] Ковёр можно положить { $count } способами. Смотрите на доске.
    }
    [steer] Ассама поворачивают для следующего игрока.
   *[turn] Ассама поворачивают или оставляют как стоит.
}
editor-do-return = Вернуть ковёр в коробку
editor-do-draw = Открыть { colour } ковёр
editor-prices = Куда ведёт каждый бросок и сколько он стоит

editor-fields = Подробности
editor-players = Игроки
editor-mover = Чей ход
editor-seat = Место { $seat }, { $colours }
editor-step = Этап
editor-step-name = { $step ->
    [turn] повернуть Ассама
    [roll] бросить кубик
    [lay] положить ковёр
    [draw] открыть ковёр
    [steer] повернуть для следующего
   *[over] партия окончена
}
editor-facing = Направление Ассама
editor-rugs = Осталось { $letter ->
    [r] красных
    [b] синих
    [y] жёлтых
   *[g] зелёных
} ковров
editor-top = Следующий ковёр
editor-top-none = не открыт
editor-out = Вне игры
editor-out-as = Вне игры, № { $order }
editor-rules = Правила
editor-edition-own = свой набор

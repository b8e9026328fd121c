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
replay-tag =
    { $name ->
        [Table] Стол
        [Date] Дата
        [ServerSeed] Зерно сервера
        [SeatSeed1] Зерно места 1
        [SeatSeed2] Зерно места 2
        [SeatSeed3] Зерно места 3
        [SeatSeed4] Зерно места 4
        [SeatHash1] Опубликованный хеш зерна места 1
        [SeatHash2] Опубликованный хеш зерна места 2
        [SeatHash3] Опубликованный хеш зерна места 3
        [SeatHash4] Опубликованный хеш зерна места 4
        [Bot1] Бот на месте 1
        [Bot2] Бот на месте 2
        [Bot3] Бот на месте 3
        [Bot4] Бот на месте 4
        [ServerSeedHash] Опубликованный хеш зерна сервера
       *[other] { $name }
    }

## Your finished games

games-title = Ваши оконченные партии
games-none = Здесь появляется каждая партия, которую вы доиграли.
games-you-won = Вы победили
games-more = Показать более ранние партии
games-kept =
    { $days ->
        [one] Партия хранится { $days } день после последнего хода. Чтобы сохранить её дольше, скачайте запись.
        [few] Партия хранится { $days } дня после последнего хода. Чтобы сохранить её дольше, скачайте запись.
       *[many] Партия хранится { $days } дней после последнего хода. Чтобы сохранить её дольше, скачайте запись.
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
editor-tools = Инструмент
editor-tool = { $tool ->
    [rug] Ковёр
    [half] Половина
    [erase] Стереть
    [assam] Ассам
   *[look] Изучить
}
editor-tool-hint =
    { $tool ->
        [rug] Выберите две клетки с общей стороной.
        [half] Выберите клетку, чтобы положить туда половину ковра; вторая будет закрыта.
        [erase] Выберите клетку, чтобы очистить её.
        [assam] Выберите клетку, чтобы поставить туда Ассама; выберите его самого, чтобы повернуть.
       *[look] Выберите одно из действий на доске или любую клетку, чтобы узнать плату за неё.
    }
editor-colours = Цвет ковра
editor-second-half = Ковёр начинается на { $square }. Выберите соседнюю клетку.
editor-do = { $step ->
    [roll] Бросить кубик
    [lay] Положить ковёр
   *[turn] Повернуть Ассама
}
editor-board-kept = На доске пока последняя позиция, которую удалось прочитать.
editor-area =
    { $square }: { colour } участок из { $squares ->
        [one] { $squares } клетки
        [few] { $squares } клеток
       *[many] { $squares } клеток
    }. Владелец: { $name }. Плата для остальных: { dirhams }.
editor-area-free =
    { $square }: { colour } участок из { $squares ->
        [one] { $squares } клетки
        [few] { $squares } клеток
       *[many] { $squares } клеток
    }. Владелец: { $name }, вне игры. Платить здесь не нужно.
editor-area-bare = Клетка { $square } пуста. Платить здесь не нужно.

editor-text = Позиция в виде текста
editor-text-first = Сначала исправьте текст выше; тогда здесь можно будет менять данные позиции.
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
editor-next-hint =
    { $step ->
        [roll] Бросок кубика: выберите, что выпадет.
        [draw] Открывается следующий ковёр стопки: выберите его цвет.
        [lay]
            { $count ->
                [0] Ковёр положить некуда, он вернётся в коробку.
                [one] Ковёр можно положить { $count } способом: смотрите на доске.
                [few] Ковёр можно положить { $count } способами: смотрите на доске.
               *[many] Ковёр можно положить { $count } способами: смотрите на доске.
            }
        [steer] Поверните Ассама для следующего игрока.
       *[turn] Поверните Ассама или оставьте как стоит.
    }
editor-do-return = Вернуть ковёр в коробку
editor-do-draw = Открыть { colour } ковёр
editor-prices = Куда ведёт каждый бросок и сколько он стоит

editor-fields = Данные позиции
editor-players = Игроки
editor-mover = Чей ход
editor-seat = Место { $seat }, { $colours }
editor-step = Следующий этап
editor-step-name =
    { $step ->
        [turn] повернуть Ассама
        [roll] бросить кубик
        [lay] положить ковёр
        [draw] открыть ковёр
        [steer] повернуть для следующего игрока
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
editor-top-none = ещё не открыт
editor-out = Вне игры
editor-out-as = Вне игры, № { $order }
editor-rules = Правила
editor-edition-own = свои правила

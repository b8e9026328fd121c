### Serbian: watching a record and setting up a position.

study-again = Покушај поново
study-copy-by-hand = Копирајте одавде

## Watching a record

replay-title = Погледај партију поново
replay-lead = Свака партија може да се сачува као кратак текст, њен запис. Отворите неки и прођите кроз партију акцију по акцију, или прво погледајте пример.
replay-example = Погледај пример
replay-open-file = Отвори датотеку
replay-paste = Или налепите запис овде, или превуците његову датотеку било где на ову страну
replay-watch = Гледај
replay-link-broken = Овај линк није потпун, па партија из њега не може да се прочита. Затражите га поново или отворите сам запис.
replay-another = Отвори други запис

replay-seat = Место { $seat }
replay-market = Пијаца
replay-beginning = Партија почиње.
replay-before-first = Пре првог потеза
replay-place = Потез { $turn }: { $name }
replay-count = { $at } од { $of }
replay-controls = Кретање кроз партију
replay-first = На почетак
replay-back = Једну акцију назад
replay-play = Пусти
replay-pause = Пауза
replay-forward = Једну акцију напред
replay-last = На крај
replay-slider = Тренутак партије
replay-keys = Тастери: стрелице иду једну акцију назад и напред, са Shift цео потез; Home и End на почетак и на крај; размакница пушта и паузира.
replay-speed = Брзина
replay-speed-name = { $speed ->
    [slow] Споро
    [fast] Брзо
   *[normal] Нормално
}

replay-standings = Стање
replay-player = Играч
replay-dirhams = Дирхами
replay-squares = Поља
replay-points = Поени
replay-rugs-left = Ћилими
replay-next-rug = Следећи ћилим је { colour }.
replay-out = ван игре
replay-winner = Победа

replay-turns = Потези
replay-no-turns = Још нико није играо.
replay-paid = плаћено { $count }
replay-copy-link = Копирај линк до овог тренутка
replay-link-copied = Линк је копиран.
replay-download = Преузми
replay-to-table = Иди до стола
replay-to-editor = Отвори у уређивачу
replay-about = О овом запису
replay-edition = Издање
replay-edition-none = није наведено
replay-rules = Правила
replay-rules-usual = уобичајена
replay-result = Резултат
replay-unfinished = партија није завршена
replay-tag = { $name ->
    [Table] Сто
    [Date] Датум
    [ServerSeed] Семе сервера
    [SeatSeed1] Семе места 1
    [SeatSeed2] Семе места 2
    [SeatSeed3] Семе места 3
    [SeatSeed4] Семе места 4
    [SeatHash1] Обећани хеш семена места 1
    [SeatHash2] Обећани хеш семена места 2
    [SeatHash3] Обећани хеш семена места 3
    [SeatHash4] Обећани хеш семена места 4
    [Bot1] Бот на месту 1
    [Bot2] Бот на месту 2
    [Bot3] Бот на месту 3
    [Bot4] Бот на месту 4
    [ServerSeedHash] Обећани хеш семена сервера
   *[other] { $name }
}

## Actions

study-face = Усмери Асама на { facing }
study-die = { $slippers ->
    [one] { $slippers } папуча
    [few] { $slippers } папуче
   *[other] { $slippers } папуча
}

## Setting up a position

editor-title = Уређивач позиција
editor-tools = Шта ради додир
editor-tool = { $tool ->
    [rug] Ћилим
    [half] Половина
    [erase] Обриши
    [assam] Асам
   *[look] Испробај
}
editor-tool-hint = { $tool ->
    [rug] Додирните два поља са заједничком страницом.
    [half] Додирните поље: на њега долази половина ћилима, а друга половина је покривена.
    [erase] Додирните поље да га испразните.
    [assam] Додирните поље да на њега ставите Асама; додирните Асама да га окренете.
   *[look] Изаберите једну од акција на табли или додирните било које поље да видите његову цену.
}
editor-colours = Који ћилим
editor-second-half = Ћилим почиње на { $square }. Изаберите поље поред њега.
editor-do = { $step ->
    [roll] Баци коцкицу
    [lay] Постави ћилим
   *[turn] Окрени Асама
}
editor-board-kept = Табла приказује последњу позицију која се могла прочитати.
editor-area = { $square }: { colour } посед од { $squares ->
    [one] { $squares } поља
    [few] { $squares } поља
   *[other] { $squares } поља
}, власник: { $name }. Ко год се други ту заустави, плаћа { dirhams }.
editor-area-free = { $square }: { colour } посед од { $squares ->
    [one] { $squares } поља
    [few] { $squares } поља
   *[other] { $squares } поља
}, власник ({ $name }) је ван игре. Овде нико не плаћа.
editor-area-bare = Поље { $square } је празно. Овде нико не плаћа.

editor-text = Позиција као текст
editor-text-first = Прво исправите текст изнад; онда се његови делови могу мењати овде.
editor-undo = Опозови
editor-redo = Понови
editor-undone = Опозвано.
editor-redone = Поновљено.
editor-clear = Испразни таблу
editor-cleared = Табла је сада празна.
editor-start = { $players ->
    [one] Почетак: { $players } играч
    [few] Почетак: { $players } играча
   *[other] Почетак: { $players } играча
}
editor-copy-text = Копирај текст
editor-text-copied = Текст је копиран.
editor-copy-link = Копирај линк

editor-next = Шта може да уследи
editor-next-hint = { $step ->
    [roll] Баца се коцкица. Изаберите шта показује.
    [draw] Открива се следећи ћилим из гомиле. Изаберите који.
    [lay] { $count ->
        [one] Ћилим се може поставити на { $count } начин. Погледајте таблу.
        [few] Ћилим се може поставити на { $count } начина. Погледајте таблу.
       *[other] Ћилим се може поставити на { $count } начина. Погледајте таблу.
    }
    [steer] Асам се окреће за следећег играча.
   *[turn] Асам се окреће или остаје како стоји.
}
editor-do-return = Врати ћилим у кутију
editor-do-draw = Откриј { colour } ћилим
editor-prices = Куда води свако бацање и колико кошта

editor-fields = Појединости
editor-players = Играчи
editor-mover = На потезу
editor-seat = Место { $seat }, { $colours }
editor-step = Фаза
editor-step-name = { $step ->
    [turn] окретање Асама
    [roll] бацање коцкице
    [lay] постављање ћилима
    [draw] откривање ћилима
    [steer] окретање за следећег
   *[over] партија је завршена
}
editor-facing = Асам гледа на
editor-rugs = Преостало { $letter ->
    [r] црвених
    [b] плавих
    [y] жутих
   *[g] зелених
} ћилима
editor-top = Следећи ћилим
editor-top-none = није откривен
editor-out = Ван игре
editor-out-as = Ван игре, бр. { $order }
editor-rules = Правила
editor-edition-own = сопствени избор

### Serbian: watching a record and setting up a position.

study-again = Покушај поново
study-copy-by-hand = Копирајте одавде

## Watching a record

replay-title = Погледај партију поново
replay-lead = Свака партија може да се сачува као кратак текст, њен запис. Отворите неки и прођите кроз партију, или прво погледајте пример.
replay-example = Погледај пример
replay-open-file = Отвори датотеку
replay-paste = Или налепите запис овде, или превуците његову датотеку било где на ову страну
replay-watch = Гледај
replay-link-broken = Овај линк није потпун, па партија из њега не може да се прочита. Затражите линк поново или отворите сам запис.
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
replay-keys = Тастери: стрелице за једну акцију назад или напред, са Shift за цео потез; Home и End за почетак и крај; размакница за пуштање и паузу.
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
replay-next-rug = Следећи ћилим: { colour }.
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
replay-tag =
    { $name ->
        [Table] Сто
        [Date] Датум
        [ServerSeed] Сервер: семе
        [SeatSeed1] Место 1: семе
        [SeatSeed2] Место 2: семе
        [SeatSeed3] Место 3: семе
        [SeatSeed4] Место 4: семе
        [SeatHash1] Место 1: објављени хеш семена
        [SeatHash2] Место 2: објављени хеш семена
        [SeatHash3] Место 3: објављени хеш семена
        [SeatHash4] Место 4: објављени хеш семена
        [Bot1] Место 1: бот
        [Bot2] Место 2: бот
        [Bot3] Место 3: бот
        [Bot4] Место 4: бот
        [ServerSeedHash] Сервер: објављени хеш семена
       *[other] { $name }
    }

## Your finished games

games-title = Ваше завршене партије
games-none = Овде ће бити свака партија коју завршите.
games-you-won = Победили сте
games-more = Прикажи старије партије
games-kept =
    { $days ->
        [one] Партија се чува { $days } дан после последњег потеза. Ако желите да је задржите дуже, преузмите њен запис.
        [few] Партија се чува { $days } дана после последњег потеза. Ако желите да је задржите дуже, преузмите њен запис.
       *[other] Партија се чува { $days } дана после последњег потеза. Ако желите да је задржите дуже, преузмите њен запис.
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
editor-tools = Алат
editor-tool = { $tool ->
    [rug] Ћилим
    [half] Половина
    [erase] Обриши
    [assam] Асам
   *[look] Испробај
}
editor-tool-hint =
    { $tool ->
        [rug] Изаберите два поља са заједничком страницом.
        [half] Изаберите поље на које долази половина ћилима, а друга половина је покривена.
        [erase] Изаберите поље да га испразните.
        [assam] Изаберите поље да на њега ставите Асама; изаберите Асама да га окренете.
       *[look] Изаберите једну од акција на табли или било које поље да видите његову цену.
    }
editor-colours = Боја ћилима
editor-second-half = Ћилим почиње на { $square }. Изаберите поље поред њега.
editor-do = { $step ->
    [roll] Баци коцкицу
    [lay] Постави ћилим
   *[turn] Окрени Асама
}
editor-board-kept = Табла и даље приказује последњу позицију која се могла прочитати.
editor-area =
    { $square }: { colour } посед од { $squares ->
        [one] { $squares } поља
        [few] { $squares } поља
       *[other] { $squares } поља
    }. Власник: { $name }. Цена за све остале: { dirhams }.
editor-area-free =
    { $square }: { colour } посед од { $squares ->
        [one] { $squares } поља
        [few] { $squares } поља
       *[other] { $squares } поља
    }. Власник: { $name }, ван игре. Овде нико не плаћа.
editor-area-bare = Поље { $square } је празно. Овде нико не плаћа.

editor-text = Позиција као текст
editor-text-first = Прво исправите текст изнад; онда овде можете да мењате појединости.
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
editor-next-hint =
    { $step ->
        [roll] Баците коцкицу: изаберите шта показује.
        [draw] Откријте следећи ћилим из гомиле: изаберите боју.
        [lay]
            { $count ->
                [0] За ћилим нема места, па се враћа у кутију.
                [one] Ћилим можете да поставите на { $count } начин, приказан на табли.
                [few] Ћилим можете да поставите на { $count } начина, приказана на табли.
               *[other] Ћилим можете да поставите на { $count } начина, приказаних на табли.
            }
        [steer] Окрените Асама за следећег играча.
       *[turn] Окрените Асама или га оставите како стоји.
    }
editor-do-return = Врати ћилим у кутију
editor-do-draw = Откриј { colour } ћилим
editor-prices = Куда води свако бацање и колико кошта

editor-fields = Појединости
editor-players = Играчи
editor-mover = На потезу
editor-seat = Место { $seat }, { $colours }
editor-step = Следећа фаза
editor-step-name =
    { $step ->
        [turn] окретање Асама
        [roll] бацање коцкице
        [lay] постављање ћилима
        [draw] откривање ћилима
        [steer] окретање за следећег играча
       *[over] крај партије
    }
editor-facing = Асам гледа на
editor-rugs = Преостало { $letter ->
    [r] црвених
    [b] плавих
    [y] жутих
   *[g] зелених
} ћилима
editor-top = Следећи ћилим
editor-top-none = још није откривен
editor-out = Ван игре
editor-out-as = Ван игре, { $order }. по реду
editor-rules = Правила
editor-edition-own = сопствена правила

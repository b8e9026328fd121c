### Russian: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Ваш ход: поверните Ассама и бросьте кубик.
    [roll] Ваш ход: бросьте кубик.
    [lay] Положите { colour } ковёр рядом с Ассамом.
    [steer] Поверните Ассама для следующего игрока.
    [draw] Открывается ваш следующий ковёр.
   *[over] Партия окончена.
}
todo-shared = { $step ->
    [turn] { $name }: поверните Ассама и бросьте кубик.
    [roll] { $name }: бросьте кубик.
    [lay] { $name }: { colour } ковёр — рядом с Ассамом.
    [steer] { $name }: поверните Ассама для следующего.
    [draw] { $name }: открывается следующий ковёр.
   *[over] Партия окончена.
}
todo-other = { $step ->
    [turn] { $name } решает, куда пойдёт Ассам.
    [roll] { $name } бросает кубик.
    [lay] { $name } ищет, куда положить { colour } ковёр.
    [steer] { $name } поворачивает Ассама для следующего игрока.
    [draw] { $name }: открывается следующий ковёр.
   *[over] Партия окончена.
}
todo-told = Ходит { $name }.
todo-told-you = Ходите вы.
todo-lent = За игрока { $name } играет бот.
todo-getting-ready = { $name } готовится…
act-roll = Бросить кубик
act-lay = Положить ковёр
act-steer = Повернуть Ассама
act-box = Вернуть в коробку
act-choose-rug = Выберите две клетки
act-choose-facing = Выберите направление
act-sent = Отправляем…
act-wait = Ходят другие
act-watch = Вы смотрите
skip = Пропустить
action-title = Что делать

## Hints

hint = Подсказка
hint-hide = Скрыть подсказку
hint-thinking = Ищем подсказку…
hint-warming = Боты готовятся. Подсказка появится, как только они будут готовы.
hint-would-face = { $name } советует направить Ассама на { facing }.
hint-would-lay = { $name } советует положить ковёр на { $first } и { $second }.
hint-chance = { $times ->
    [0] Так почти никогда не выиграть.
    [one] Так выигрывают { $times } партию из 100.
    [few] Так выигрывают { $times } партии из 100.
   *[many] Так выигрывают { $times } партий из 100.
}
hint-choices = Лучшие варианты

## What happened besides

did-run-out = { $name }: время вышло, игрок выбывает.
did-break-rules = { $name }: правила нарушены, игрок выбывает.
did-fail = { $reason ->
    [engine-not-started] { $name } не запускается и выбывает из игры.
    [engine-hung] { $name } не отвечает и выбывает из игры.
    [engine-flooded] { $name } выдаёт слишком много и выбывает из игры.
    [engine-junk] { $name } отвечает бессмыслицей и выбывает из игры.
    [engine-illegal] { $name } выбирает недопустимое и выбывает из игры.
   *[engine-crashed] { $name }: сбой, игрок выбывает.
}
did-sit = { $name } садится за стол.
did-vacate = Место { $seat } снова свободно.
did-seat-bot = На место { $seat } садится бот.
did-start = Партия начинается.
did-stand-in = { $reason ->
    [time] { $name }: время вышло, дальше играет бот.
   *[absent] { $name } не в сети, дальше играет бот.
}
did-come-back = { $name } снова в игре.
did-move = { $name } продолжает на другом устройстве.
did-hold = Сервер ненадолго пропадал. Ничего не потеряно.
did-cancel = Стол закрыт.
log-face = курс на { facing }
log-steer = направляет Ассама на { facing }
log-roll = выпало { $slippers }, до { $square }
log-pay = платит { dirhams } игроку { $owner }
log-pay-part = платит игроку { $owner } только { dirhams }
log-go-out = выбывает
log-lay = { colour } на { $first } и { $second }
log-return = возвращает ковёр в коробку
log-draw = следующий: { colour }
log-title = Что произошло
log-empty = Пока ничего. Сейчас будет первый ход.
side-title = Журнал и стол

## Seats

seats-title = Места
seat-open = Свободное место { $seat }
seat-rugs = { $count ->
    [one] остался { $count } { colour } ковёр
    [few] осталось { $count } { $letter ->
        [r] красных
        [b] синих
        [y] жёлтых
       *[g] зелёных
    } ковра
   *[many] осталось { $count } { $letter ->
        [r] красных
        [b] синих
        [y] жёлтых
       *[g] зелёных
    } ковров
}
seat-next = (следующий)
seat-score = { dirhams } и { $squares ->
    [one] { $squares } видимая клетка
    [few] { $squares } видимые клетки
   *[many] { $squares } видимых клеток
} — это { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
seat-out-mark = вне игры
mark-you = вы
mark-bot = бот
mark-lent = играет бот
mark-away = не в сети
bot-called = { $bot ->
    [random] Новичок
    [novice] Ученик
    [greedy] Помощник
    [merchant] Торговец
    [master] Мастер
   *[other] Бот { $bot }
}
bot-lettered = { $bot ->
    [random] Новичок { $letter }
    [novice] Ученик { $letter }
    [greedy] Помощник { $letter }
    [merchant] Торговец { $letter }
    [master] Мастер { $letter }
   *[other] Бот { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Играет наугад.
    [novice] Хорошо играет через раз.
    [greedy] Считает очки на ход вперёд.
    [merchant] Взвешивает, что принесёт каждый выбор.
    [master] Самый сильный: видит дальше всех.
   *[other] Играет по-своему.
}
watchers = { $watchers ->
    [one] Смотрит { $watchers } человек.
    [few] Смотрят { $watchers } человека.
   *[many] Смотрят { $watchers } человек.
}
you-watch = { $others ->
    [0] Вы смотрите.
    [one] Смотрите вы и ещё { $others } человек.
    [few] Смотрите вы и ещё { $others } человека.
   *[many] Смотрите вы и ещё { $others } человек.
}
time-short = Осталось десять секунд.

## A square that was asked about

area-price = Этот { colour } участок из { $squares ->
    [one] { $squares } клетки
    [few] { $squares } клеток
   *[many] { $squares } клеток
} принадлежит игроку { $owner }. Остановка здесь стоит другим { dirhams }.
area-free = Этот { colour } участок из { $squares ->
    [one] { $squares } клетки
    [few] { $squares } клеток
   *[many] { $squares } клеток
} ничего не стоит: { $owner } вне игры.

## The board’s words

board-label = Рынок
board-square = { $square }, { $colour ->
    [bare] пусто
    [r] красный ковёр
    [b] синий ковёр
    [y] жёлтый ковёр
   *[g] зелёный ковёр
}{ $assam ->
    [here] , здесь стоит Ассам
   *[no] {""}
}
board-facing = Направить Ассама на { facing }
board-lay = Ковёр на { $first } и { $second }
board-die = На кубике { $slippers ->
    [one] { $slippers } тапка
    [few] { $slippers } тапки
   *[many] { $slippers } тапок
}

## The line

line-connecting = Подключаемся…
line-slow = Медленная связь…
line-back = Связь восстановлена.
line-lost = Нет связи уже { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}. Пробуем снова; ничего не потеряно.
line-lost-kept = Нет связи уже { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}. Ваш ход сохранён и уйдёт, как только она появится.
bot-played = Пока вас не было, за вас играл бот. Теперь снова играете вы.
bot-plays-for-you = За вас играет бот.
play-myself = Вернуться в игру
away-long = { $name } уже некоторое время не в сети.
away-wait = Подождать
away-bot = Пусть играет бот

## Before the game

gathering-title = Ждём остальных
gathering-title-full = Все в сборе
gathering-title-guest = Партия вот-вот начнётся
gathering-open = { $open ->
    [one] Свободно ещё { $open } место. Партия начнётся, когда его займут.
    [few] Свободно ещё { $open } места. Партия начнётся, когда их займут.
   *[many] Свободно ещё { $open } мест. Партия начнётся, когда их займут.
}
gathering-awaited = Партия начнётся сама, как только эту страницу откроют игроки: { $names }.
gathering-unready = Партию можно будет начать, как только эту страницу откроют игроки: { $names }.
gathering-full = { $host ->
    [you] Начинайте, когда захотите.
   *[other] Партию начнёт тот, кто создал стол.
}
invite-title = Пригласите друзей
invite-text = Отправьте им эту ссылку или дайте отсканировать код. Кто её откроет, сможет сесть за стол; регистрация не нужна.
invite-link = Ссылка на место
invite-qr = QR-код ссылки на место
invite-message = Сыграем в «Марракеш»?
invite-here-only = { $host } — адрес только для этой машины. Чтобы впустить других, запустите сервер так и откройте игру по собственному адресу этой машины:
invite-renew = Создать новую ссылку
invite-renewed = Создана новая ссылка. Старая больше не даёт места за столом.
invite-host-has-it = Ссылка на место есть у того, кто создал этот стол.
watch-title = Кто-то хочет только посмотреть?
watch-link = Ссылка для зрителей
watching-gathering = Вы смотрите. Чтобы сыграть, попросите ссылку на место.
watching-full = Все места заняты. Вы можете смотреть; если кто-то встанет, вы сможете сесть здесь.
join-late = Если одно из этих мест ваше, перенесите его сюда с того устройства, на котором вы сели за стол: там, в разделе «{ this-table }», выберите «{ move-seat }».
your-name = Ваше имя
player-numbered = Игрок { $seat }
sit-down = Сесть
seat-bot = Посадить бота
which-bot = Какой бот
remove = Убрать
remove-name = Убрать: { $name }
leave-seat = Встать
start-game = Начать партию
cancel-table = Закрыть стол
cancel-title = Закрыть этот стол?
cancel-text = Больше никто не сможет за него сесть, и ссылка перестанет работать.
cancel-no = Оставить

## This table

this-table = Этот стол
rules-on = Правила
rules-edition = Издание: { $edition }
rules-usual = Обычные правила.
rules-bankruptcy-play-on = Кто не может заплатить, отдаёт всё, что есть, и играет дальше.
rules-steering-after-must = Вариант: сначала бросок; положив ковёр, нужно повернуть Ассама налево или направо для следующего игрока.
rules-steering-after-may = Вариант: сначала бросок; положив ковёр, можно повернуть Ассама для следующего игрока.
rules-area-owner = В участок входят оба цвета его владельца.
rules-whole-nobody = Ни один ковёр, даже свой, нельзя накрыть сразу целиком.
rules-halves-colours = Ковёр никогда не накрывает две клетки одного цвета.
rules-pile-alternating = При двух игроках цвета в стопке чередуются.
rules-stock-15 = При двух игроках у каждого 15 ковров одного цвета.
rules-tie-shared = При ничьей победа общая.
rules-clock-none = Без часов.
rules-clock-turn = { $seconds ->
    [one] { $seconds } секунда на ход.
    [few] { $seconds } секунды на ход.
   *[many] { $seconds } секунд на ход.
} { $timeout ->
    [bot] Если время вышло, за игрока продолжает бот.
   *[out] Если время вышло, игрок выбывает.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } минута на всю партию
    [few] { $minutes } минуты на всю партию
   *[many] { $minutes } минут на всю партию
}{ $increment ->
    [0] .
    [one] , плюс { $increment } секунда за каждый ход.
    [few] , плюс { $increment } секунды за каждый ход.
   *[many] , плюс { $increment } секунд за каждый ход.
} { $timeout ->
    [bot] Если время вышло, за игрока продолжает бот.
   *[out] Если время вышло, игрок выбывает.
}
read-rules = Прочитать правила
fair-title = Честный кубик
fair-text = Каждый бросок вычисляется из секрета сервера, обещанного ниже ещё до партии, и из зерна каждого места. После партии секрет раскрывается, и каждый бросок можно проверить.
fair-seats = Места тоже обещают свои зёрна. Ваша страница сама покажет своё, когда будут даны все обещания, так что подобрать зерно под чужие не может никто.
fair-hash = Обещанный хеш зерна (SHA-256): { $name }
fair-commitment = Обещание сервера (SHA-256)
fair-seed = Зерно: { $name }
fair-change = Изменить своё зерно
fair-change-name = Изменить зерно: { $name }
fair-change-do = Изменить
fair-salted = К нему добавляются случайные буквы, чтобы никто не угадал его по хешу.
fair-changed = Ваше зерно изменено.
move-seat = Играть на другом устройстве
move-seat-name = Перенести на другое устройство: { $name }
move-seat-title = Возьмите место с собой
move-seat-text = { $minutes ->
    [one] Откройте эту ссылку на другом устройстве в течение { $minutes } минуты. Она сработает один раз, и место будет уже там, а не здесь.
    [few] Откройте эту ссылку на другом устройстве в течение { $minutes } минут. Она сработает один раз, и место будет уже там, а не здесь.
   *[many] Откройте эту ссылку на другом устройстве в течение { $minutes } минут. Она сработает один раз, и место будет уже там, а не здесь.
}
move-seat-link = Ссылка для другого устройства
move-seat-qr = QR-код ссылки для другого устройства
claim-title = Играть на этом устройстве?
claim-text = Эта ссылка переносит место на это устройство. На прежнем можно будет только смотреть.
claim-yes = Играть здесь
claim-no = Только смотреть
seat-claimed = Теперь место ваше. Играйте дальше.
give-up = Сдаться
give-up-name = Сдаться за игрока { $name }
give-up-title = Сдать партию?
give-up-text = Вы выбываете, ваши дирхамы уходят в банк, а ваши ковры никому не приносят очков. Остальные играют дальше.
give-up-no = Играть дальше

## The end

you-win = Вы победили!
standings-title = Итоги
standings-rank = Место
standings-name = Игрок
standings-dirhams = Дирхамы
standings-squares = Клетки
standings-points = Очки
standings-plus = + { $squares }
standings-out = { $why ->
    [time] время вышло
    [rules] нарушены правила
    [engine] сбой
    [gave-up] партия сдана
   *[poor] нечем платить
}
chart-title = Очки по ходам
chart-turn = Ход
chart-as-table = То же в виде таблицы
rematch = Сыграть ещё раз
rematch-join = Сесть за следующую партию
rematch-wanted = Остальные хотят сыграть ещё раз.
rematch-watch = Готовится следующая партия.
watch-next = Смотреть следующую партию
replay-game = Пересмотреть
download-record = Скачать запись
share = Поделиться
share-title = Поделиться результатом
share-text = Текст и ссылка
share-result = Марракеш: { $result }
dice-check = Проверить кубик
dice-checking = Проверяем…
dice-fine = Проверено бросков и открытых ковров: { $count }. Всё так, как дают зёрна.
dice-compared = { $how ->
    [all] Обещания сервера и всех мест — те самые, которые это устройство сохранило, прежде чем показать своё зерно.
    [server] Обещание сервера — то самое, которое видело это устройство. Обещаний мест оно не сохранило.
   *[none] До партии это устройство не сохранило обещаний, так что сравнить запись не с чем.
}
dice-rounds = { $count ->
    [one] До этого оно { $count } раз показало зерно впустую: зёрна пришлось обещать заново.
    [few] До этого оно { $count } раза показало зерно впустую: зёрна пришлось обещать заново.
   *[many] До этого оно { $count } раз показало зерно впустую: зёрна пришлось обещать заново.
}
dice-other-promise = В записи обещание { $found }; за этим столом было { $seen }.
dice-seed-lost = На этом устройстве нет зерна, обещанного для вашего места, а обещать новое уже поздно. Откройте эту страницу на устройстве, где оно есть; иначе тот, кто создал стол, может посадить на ваше место бота или закрыть стол.
dice-other-table = Это запись с другого стола: { $found }.

## Links, dialogs, pages

copy = Копировать
copied = Скопировано
copy-by-hand = Ссылка выделена: скопируйте её с клавиатуры или пальцем.
close = Закрыть
dialog-no = Нет
table-try-again = Попробовать ещё раз
to-home = На главную
table-heading = Марракеш: { $names }
table-loading = Минутку: готовим стол…
table-gone-title = Такого стола нет
table-gone = Возможно, ссылка неполная или стол давно убрали.
table-unreachable-title = Сервер не отвечает
table-cancelled-title = Этот стол закрыт
table-cancelled = Его закрыл тот, кто его создал. Создать другой?
title-your-turn = ● Ваш ход — Марракеш
title-table = За столом — Марракеш

## Help

keys-title = Клавиши
key-arrows = Стрелки
key-enter = Enter
key-escape = Esc
keys-arrows = повернуть Ассама или перейти от ковра к ковру
keys-enter = бросить кубик, положить ковёр
keys-escape = отменить неподтверждённый выбор; пропустить анимацию
keys-skip = пропустить анимацию
keys-log = развернуть или свернуть журнал
keys-hint = попросить подсказку или скрыть её
keys-sounds = включить или выключить звуки
keys-help = эта справка
keys-touch = Пальцем или мышью: коснитесь клетки, чтобы увидеть на ней ковёр, и ещё раз — чтобы увидеть следующий. Ковёр ляжет, если коснуться второй его половины или кнопки. Касание любого ковра покажет, сколько стоит на нём остановиться.

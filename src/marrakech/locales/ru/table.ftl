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
todo-shared =
    { $step ->
        [turn] { $name }: поверните Ассама и бросьте кубик.
        [roll] { $name }: бросьте кубик.
        [lay] { $name }: положите { colour } ковёр рядом с Ассамом.
        [steer] { $name }: поверните Ассама для следующего игрока.
        [draw] { $name }: открывается ваш следующий ковёр.
       *[over] Партия окончена.
    }
todo-other =
    { $step ->
        [turn] { $name } решает, куда пойдёт Ассам.
        [roll] { $name } сейчас бросит кубик.
        [lay] { $name } выбирает место для { $letter ->
            [r] красного
            [b] синего
            [y] жёлтого
           *[g] зелёного
        } ковра.
        [steer] { $name } поворачивает Ассама для следующего игрока.
        [draw] { $name }: открывается следующий ковёр.
       *[over] Партия окончена.
    }
todo-playing = Ходит { $name }.
todo-playing-you = Ходите вы.
todo-lent = { $name }: за вас играет бот.
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
hint-chance =
    { $times ->
        [0] При таком выборе почти никогда не выиграть.
        [one] При таком выборе вы выиграли бы { $times } партию из 100.
        [few] При таком выборе вы выиграли бы { $times } партии из 100.
       *[many] При таком выборе вы выиграли бы { $times } партий из 100.
    }
hint-choices = Лучшие варианты

## Taking back the last rug, round one device

undo = Забрать ковёр
undo-help = Забрать последний ковёр (можно, пока Ассама снова не повернули)
did-undo = { $name } забирает последний ковёр.
keys-undo = забрать последний ковёр (когда все играют на одном устройстве)

## What happened besides

did-run-out = { $name }: время вышло, игрок выбывает.
did-break-rules = { $name }: правила нарушены, игрок выбывает.
did-fail =
    { $reason ->
        [engine-not-started] { $name } не запускается и выбывает из игры.
        [engine-hung] { $name } больше не отвечает и выбывает из игры.
        [engine-flooded] { $name } выдаёт слишком много данных и выбывает из игры.
        [engine-junk] { $name } отвечает бессмыслицей и выбывает из игры.
        [engine-illegal] { $name } делает недопустимый ход и выбывает из игры.
       *[engine-crashed] { $name }: сбой, игрок выбывает из игры.
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
did-hold = Сервер некоторое время не работал. Ничего не потеряно.
did-cancel = Стол закрыт.
log-face = курс на { facing }
log-steer = направляет Ассама на { facing } для следующего игрока
log-roll = бросает { $slippers }, Ассам на { $square }
log-pay = платит { dirhams } → { $owner }
log-pay-part = может заплатить только { dirhams } → { $owner }
log-go-out = выбывает
log-lay = { colour } на { $first } и { $second }
log-return = возвращает ковёр в коробку
log-draw = следующий ковёр: { colour }
log-title = Журнал партии
log-empty = Пока ничего. Сейчас будет первый ход.
side-title = Журнал партии и стол

## Looking back at an earlier turn

log-about = Выберите ход, чтобы увидеть его на рынке.
look-title = Просмотр прошлых ходов
look-back = На ход назад
look-forward = На ход вперёд
look-return = Назад к игре
look-opened = Вы смотрите прошлые ходы. Esc — назад к игре.
look-returned = Вы вернулись к игре.
look-your-turn = Сейчас ваш ход.
look-gone-on = Партия ушла вперёд.
keys-look = в журнале: переход от хода к ходу; Enter — показать ход на рынке, Esc — назад к игре

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
bot-called =
    { $bot ->
        [random] Турист
        [novice] Новичок
        [greedy] Ученик
        [merchant] Торговец
        [master] Мастер
        [champion] Чемпион
       *[other] Бот { $bot }
    }
bot-lettered =
    { $bot ->
        [random] Турист { $letter }
        [novice] Новичок { $letter }
        [greedy] Ученик { $letter }
        [merchant] Торговец { $letter }
        [master] Мастер { $letter }
        [champion] Чемпион { $letter }
       *[other] Бот { $bot } { $letter }
    }
bot-about =
    { $bot ->
        [random] Играет наугад.
        [novice] Хорошо играет через раз.
        [greedy] Смотрит на ход вперёд и гонится за очками.
        [merchant] Думает о том, что каждый выбор принесёт потом.
        [master] Видит далеко вперёд, и обыграть его трудно.
        [champion] Самоучка, и обыграть его труднее всего.
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

## What a seat says when it is chosen

seat-each-counts = Каждый дирхам — одно очко, и каждая клетка, на которой виден ковёр этого цвета, — тоже.
seat-each-counts-two = Каждый дирхам — одно очко, и каждая клетка, на которой виден ковёр одного из этих двух цветов, — тоже.
seat-pile-two =
    { $whose ->
        [you] В вашей стопке ковры двух цветов.
       *[other] В этой стопке ковры двух цветов.
    }
seat-pile-next = Следующий ковёр — { colour }. Его видят все.
seat-pile-empty = Все эти ковры уже выложены.
seat-next-mark = следующий
seat-about-out = Вне игры. Эти ковры остаются на рынке, и остановка на них ничего не стоит.
seat-about-away = Не в сети: страница этой партии сейчас не открыта.
seat-about-bot = Бот. { bot-about }
seat-about-lent = Пока игрок не вернётся, здесь играет бот. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Реакции
react = Сказать что-нибудь
reaction =
    { $reaction ->
        [hello] Привет!
        [good-luck] Удачи!
        [well-played] Отличная игра!
        [thanks] Спасибо!
        [ouch] Ой!
        [laugh] Ха-ха!
        [wow] Ух ты!
       *[moment] Минутку!
    }
did-react = { $name }: { reaction }
did-react-you = Вы: { reaction }
did-react-spectator = Зритель: { reaction }
reactions-mute = Отключить реакции за этим столом
reactions-mute-help = Вы больше не увидите и не услышите чужих реакций, но сможете отправлять свои.

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

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = Ваш: другие платят { dirhams }
price-tag-free = Платить не нужно
price-nudge =
    { $how ->
        [touch] Коснитесь любого ковра, чтобы узнать, сколько стоит на нём остановиться.
       *[mouse] Наведите указатель на любой ковёр, чтобы узнать, сколько стоит на нём остановиться.
    }

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
line-lost =
    Нет связи уже { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }. Пробуем подключиться снова; ничего не потеряно.
line-lost-kept =
    Нет связи уже { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }. Ваш ход сохранён и уйдёт, как только связь восстановится.
bot-played = Пока вас не было, за вас играл бот. Теперь снова играете вы.
bot-plays-for-you = За вас играет бот.
play-myself = Вернуться в игру
away-long = { $name } уже некоторое время не в сети.
away-wait = Подождать
away-bot = Пусть играет бот

## The server is well again

server-recovered = Сервер снова работает. Можно играть дальше.

## Before the game

gathering-title = Ждём остальных
gathering-title-full = Все в сборе
gathering-title-guest = Партия вот-вот начнётся
gathering-open = { $open ->
    [one] Свободно ещё { $open } место. Партия начнётся, когда его займут.
    [few] Свободно ещё { $open } места. Партия начнётся, когда их займут.
   *[many] Свободно ещё { $open } мест. Партия начнётся, когда их займут.
}
gathering-awaited = Партия начнётся сама, как только эту страницу откроют все. Ещё не в сети: { $names }.
gathering-unready = Партию можно будет начать, как только эту страницу откроют все. Ещё не в сети: { $names }.
gathering-full = { $host ->
    [you] Начинайте, когда захотите.
   *[other] Партию начнёт тот, кто создал стол.
}
invite-title = Пригласите друзей
invite-text = Отправьте им эту ссылку или дайте отсканировать код. Сесть за стол сможет любой, кто её откроет; регистрация не нужна.
invite-link = Ссылка-приглашение
invite-qr = QR-код ссылки-приглашения
invite-message = Сыграем в «Марракеш»?
invite-here-only = { $host } — адрес только для этого компьютера. Чтобы впустить других, запустите сервер так и откройте игру по сетевому адресу этого компьютера:
invite-renew = Создать новую ссылку
invite-renewed = Вот новая ссылка. Старая больше не работает.
invite-host-has-it = Ссылка-приглашение есть у того, кто создал этот стол.
watch-title = Кто-то хочет только посмотреть?
watch-link = Ссылка для зрителей
watching-gathering = Вы смотрите. Чтобы сыграть, попросите ссылку-приглашение.
watching-full = Все места заняты. Вы можете смотреть, а если кто-то уйдёт — сесть здесь.
join-late = Если одно из этих мест ваше, перенесите его сюда: на том устройстве, где вы сели за стол, откройте «{ this-table }» и выберите «{ move-seat }».
your-name = Ваше имя
player-numbered = Игрок { $seat }
sit-down = Сесть
seat-bot = Добавить бота
which-bot = Какой бот
remove = Убрать
remove-name = Убрать: { $name }
leave-seat = Встать
start-game = Начать партию
cancel-table = Закрыть стол
cancel-title = Закрыть этот стол?
cancel-text = Больше никто не сможет за него сесть, и ссылка перестанет работать.
cancel-no = Оставить

## An invitation

invited-by = { $name } приглашает вас сыграть в «Марракеш»
invited-again = { $name } хочет сыграть ещё раз
invited-new = Ещё не играли в «Марракеш»?
invited-back = Назад к приглашению
seats-taken-title = Все места заняты
seats-taken-text = На этот раз партия идёт без вас. Вы можете посмотреть её или попросить друзей создать ещё один стол.
seats-taken-watch = Смотреть партию
seats-taken-own = Создать стол
gathering-away = Сейчас не в сети: { $names }

## The next game with the same players

gathering-title-again = Следующая партия
gathering-asked = Ждём ответа: { $names }
gathering-here = Уже здесь: { $names }
mark-asked = ждём ответа
invite-again = Отправить ссылку

## This table

this-table = Этот стол
rules-on = Правила
rules-edition = Издание: { $edition }
rules-usual = Обычные правила.
rules-bankruptcy-play-on = Игрок, который не может заплатить сполна, отдаёт всё, что есть, и играет дальше.
rules-steering-after-must = Вариант: сначала бросок. Положив ковёр, нужно повернуть Ассама налево или направо для следующего игрока.
rules-steering-after-may = Вариант: сначала бросок. Положив ковёр, можно повернуть Ассама для следующего игрока.
rules-area-owner = Плата считается по обоим цветам владельца.
rules-whole-nobody = Ни один целый ковёр, даже свой, нельзя накрыть за один раз.
rules-halves-colours = Ковром никогда нельзя накрывать две клетки одного цвета.
rules-pile-alternating = При двух игроках цвета в каждой стопке чередуются.
rules-stock-15 = При двух игроках у каждого 15 ковров одного цвета.
rules-tie-shared = Игроки с равным числом очков делят победу.
rules-clock-none = Без часов.
rules-clock-turn = { $seconds ->
    [one] { $seconds } секунда на ход.
    [few] { $seconds } секунды на ход.
   *[many] { $seconds } секунд на ход.
} { $timeout ->
    [bot] Если время вышло, за игрока продолжает бот.
   *[out] Если время вышло, игрок выбывает.
}
rules-clock-game =
    { $minutes ->
        [one] { $minutes } минута каждому на всю партию
        [few] { $minutes } минуты каждому на всю партию
       *[many] { $minutes } минут каждому на всю партию
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
fair-text = Каждый бросок вычисляется из тайного зерна сервера и зёрен всех мест. До начала партии сервер публикует хеш, указанный ниже, и его зерно должно этому хешу соответствовать. После партии зерно сервера раскрывается, и любой может проверить каждый бросок.
fair-seats = Страница каждого игрока тоже публикует хеш своего зерна, а само зерно раскрывает автоматически, когда получены все хеши. Так никто не может подобрать своё зерно под чужие.
fair-hash = Хеш зерна (SHA-256): { $name }
fair-commitment = Хеш зерна сервера (SHA-256)
fair-seed = Зерно: { $name }
fair-change = Изменить своё зерно
fair-change-name = Изменить зерно: { $name }
fair-change-do = Изменить
fair-salted = К вашему зерну добавляются случайные символы, чтобы никто не угадал его по хешу.
fair-changed = Ваше зерно изменено.
move-seat = Играть на другом устройстве
move-seat-name = Перенести на другое устройство: { $name }
move-seat-title = Возьмите место с собой
move-seat-text =
    { $minutes ->
        [one] Откройте эту ссылку на другом устройстве в течение { $minutes } минуты. Она сработает один раз. После этого вы играете там, а здесь можно будет только смотреть.
        [few] Откройте эту ссылку на другом устройстве в течение { $minutes } минут. Она сработает один раз. После этого вы играете там, а здесь можно будет только смотреть.
       *[many] Откройте эту ссылку на другом устройстве в течение { $minutes } минут. Она сработает один раз. После этого вы играете там, а здесь можно будет только смотреть.
    }
move-seat-link = Ссылка для другого устройства
move-seat-qr = QR-код ссылки для другого устройства
claim-title = Играть на этом устройстве?
claim-text = Эта ссылка переносит место на это устройство. На прежнем можно будет только смотреть.
claim-yes = Играть здесь
claim-no = Только смотреть
seat-claimed = Теперь вы играете на этом устройстве.
give-up = Сдаться
give-up-name = Сдаться: { $name }
give-up-title = Сдать эту партию?
give-up-text = Вы выбываете из игры. Ваши дирхамы уходят в банк, а ваши ковры больше никому не приносят очков.
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
chart-as-table = Показать таблицей
rematch = Сыграть ещё раз
rematch-join = Сесть за следующую партию
rematch-wanted = Остальные хотят сыграть ещё раз.
watch-next = Смотреть следующую партию
replay-game = Пересмотреть
download-record = Скачать запись
share = Поделиться
share-title = Поделиться результатом
share-text = Текст и ссылка
share-result = Марракеш: { $result }
dice-check = Проверить кубик
dice-checking = Проверяем…
dice-fine = Проверено бросков и открытых ковров: { $count }. Все соответствуют зёрнам.
dice-compared =
    { $how ->
        [all] Все опубликованные хеши, сервера и мест, — те самые, которые это устройство сохранило, прежде чем раскрыть своё зерно.
        [server] Хеш сервера — тот самый, который видело это устройство. Хешей мест для сравнения оно не сохранило.
       *[none] До партии это устройство не сохранило хеша, так что сравнить запись не с чем.
    }
dice-rounds =
    { $count ->
        [one] Раньше это устройство { $count } раз раскрыло зерно, но партия не началась; после этого все зёрна были заменены.
        [few] Раньше это устройство { $count } раза раскрыло зерно, но партия не началась; каждый раз все зёрна заменялись.
       *[many] Раньше это устройство { $count } раз раскрыло зерно, но партия не началась; каждый раз все зёрна заменялись.
    }
dice-other-promise = Хеш сервера изменился. За этим столом устройство видело { $seen }, а теперь там { $found }.
dice-seed-lost = На этом устройстве нет зерна вашего места, а выбрать другое уже поздно. Откройте эту страницу на устройстве, где оно есть. Если это невозможно, тот, кто создал стол, может отдать ваше место боту или закрыть стол.
dice-other-table = Это запись с другого стола: { $found }.

## The end, for the person at this screen

you-share-win = Вы делите победу!
over-by-points =
    { $lead ->
        [one]
            Победа с перевесом в { $lead } очко: { dirhams } и { $squares ->
                [one] { $squares } клетка
                [few] { $squares } клетки
               *[many] { $squares } клеток
            }.
        [few]
            Победа с перевесом в { $lead } очка: { dirhams } и { $squares ->
                [one] { $squares } клетка
                [few] { $squares } клетки
               *[many] { $squares } клеток
            }.
       *[many]
            Победа с перевесом в { $lead } очков: { dirhams } и { $squares ->
                [one] { $squares } клетка
                [few] { $squares } клетки
               *[many] { $squares } клеток
            }.
    }
over-by-dirhams =
    { $points ->
        [one] Решили дирхамы ({ $most }:{ $next }): { $names } набирают по { $points } очку.
        [few] Решили дирхамы ({ $most }:{ $next }): { $names } набирают по { $points } очка.
       *[many] Решили дирхамы ({ $most }:{ $next }): { $names } набирают по { $points } очков.
    }
over-shared =
    { $points ->
        [one] Впереди никого: по { $points } очку у каждого.
        [few] Впереди никого: по { $points } очка у каждого.
       *[many] Впереди никого: по { $points } очков у каждого.
    }
over-only-one = В игре остаётся только { $name }.
over-only-you = В игре остались только вы.
over-others-gave-up = Все остальные сдались.
over-you-close =
    { $lead ->
        [one] Почти! Вам не хватило всего { $lead } очка. Отличная игра!
        [few] Почти! Вам не хватило всего { $lead } очков. Отличная игра!
       *[many] Почти! Вам не хватило всего { $lead } очков. Отличная игра!
    }
over-you-equal = Почти! Всё решили дирхамы. Отличная игра!
over-you-second = Вы на втором месте. Отличная игра!
over-you-third = Вы на третьем месте. Отличная игра!
over-you-fourth = Вы на четвёртом месте. В следующий раз повезёт больше!
over-you-lost = Отличная игра! Рынок открыт для новой партии.
over-you-out = Вы выбыли до конца партии. Рынок открыт для новой.

## The points by turn

chart-help = Коснитесь графика или нажимайте клавиши со стрелками, чтобы увидеть очки всех игроков после любого хода.
chart-walk = Очки после хода
chart-value = После хода { $turn }: { $points }.
chart-value-start = В начале: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = Посмотреть рынок после хода { $turn }
chart-watch-start = Посмотреть рынок в начале

## Links, dialogs, pages

copy = Копировать
copied = Скопировано
copy-by-hand = Ссылка выделена, её можно скопировать.
close = Закрыть
dialog-no = Нет
table-try-again = Попробовать ещё раз
to-home = На главную
table-heading = Марракеш: { $names }
table-loading = Открываем стол…
table-gone-title = Стол не найден
table-gone = Возможно, ссылка неполная или стол уже удалён.
table-unreachable-title = Сервер не отвечает
table-cancelled-title = Этот стол закрыт
table-cancelled = Тот, кто создал стол, отменил партию. Создать другой?

## Window titles

title-my-turn = ● Ваш ход
title-playing = Идёт партия
title-gathering = Ждём игроков
title-won =
    { $count ->
        [one] Побеждает { $names }
        [few] Победу делят { $names }
       *[many] Победу делят { $names }
    }
title-you-won = Вы победили
title-you-share = Вы делите победу
title-replay = Повтор: { $names }

## Help

keys-title = Горячие клавиши
key-arrows = Стрелки
key-enter = Enter, пробел
key-escape = Esc
keys-arrows = выбрать направление для Ассама или место для ковра
keys-enter = бросить кубик или положить выбранный ковёр
keys-escape = отменить неподтверждённый выбор или пропустить анимацию
keys-skip = пропустить анимацию
keys-log = открыть или закрыть журнал партии
keys-hint = показать или скрыть подсказку
keys-sounds = включить или выключить звуки
keys-help = показать эту справку
keys-touch = Пальцем: коснитесь клетки, чтобы увидеть на ней ковёр. Коснитесь её ещё раз, чтобы увидеть следующий, или соседней клетки, чтобы выбрать эти две. Чтобы положить ковёр, нажмите кнопку.

## Help: mouse, arrows and prices

keys-mouse = Мышью: щёлкните ковёр, чтобы выбрать его, и щёлкните ещё раз, чтобы положить. Двойной щелчок только выбирает ковёр.
keys-facing = Если коснуться стрелки или щёлкнуть её, Ассам только повернётся. Чтобы бросить кубик, нажмите кнопку.
keys-price = Коснитесь любого другого ковра или щёлкните его, чтобы узнать, сколько стоит на нём остановиться.

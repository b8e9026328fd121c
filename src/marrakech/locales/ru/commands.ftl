### Russian: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: такого файла нет.
file-is-folder = { $file } — это папка.
file-not-text = { $file }: это не текст в UTF-8 (байт { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file } больше { $limit } мегабайт; записи партий намного меньше.
file-exists = Файл { $file } уже существует и не будет перезаписан.
file-unreadable = Не удаётся прочитать { $file }: { $reason }
file-unwritable = Не удаётся записать { $file }: { $reason }
of-file = { $file }: { $problem }
error = Ошибка: { $problem }
turn-beyond = в записи нет хода { NUMBER($turn, useGrouping: 0) }; последний ход — { NUMBER($last, useGrouping: 0) }.
bots-too-many = Мест за столом не хватает: ботов { $bots }, а игроков всего { $players }.
names-too-many = { $names ->
    [one] Указано { $names } имя
    [few] Указано { $names } имени
   *[many] Указано { $names } имён
}, а { $people ->
    [0] играют только боты.
    [one] людей за столом { $people }.
    [few] людей за столом { $people }.
   *[many] людей за столом { $people }.
}
starter-unknown = «{ $text }» — не способ решить, кто начинает; укажите random или agreed.
nothing-to-resume = Неоконченных партий нет, продолжать нечего.
options-clash = { $first } и { $second } нельзя указать вместе.
passed-over = Пропущено: { $problem }
language-unknown = Языка «{ $text }» здесь нет. Есть: { $languages }.
section-unknown = Раздела «{ $text }» в правилах нет. Есть: { $sections }.
resume-alone = Продолженная партия сохраняет своих игроков и правила; уберите { $option }.

## The store

store-full = { $file }: диск заполнен, и сохранить новое нельзя. Всё сохранённое раньше цело; освободите место и продолжайте.
store-locked = Файл { $file } занят другим сервером или другой программой.
store-broken = Файл { $file } повреждён или не является хранилищем столов ({ $reason }). «marrakech check-store» покажет, какие столы целы, а с --rescue скопирует их в новый файл.
store-gone = Файл { $file } удалён, перемещён или заменён во время работы сервера. Пока тот же самый файл не вернётся на место, ничего нового не сохраняется.
store-newer = Файл { $file } записан более новой версией marrakech (версия хранилища { $found }; эта программа понимает версии до { $known }).
store-behind = Файл { $file } старше спасённой из него копии { $copy }: в ней есть то, чего в файле нет. Запустите сервер с копией (--data) или переместите её в другое место, чтобы продолжить с более старого состояния.
store-unreadable = { $file } не удаётся открыть, прочитать или записать: { $reason }
store-closed = Файл { $file } закрыт: сервер останавливается.
store-extra = { $file }: для PostgreSQL не установлен нужный пакет. Чтобы его установить: { $command }
store-server-old = { $file }: PostgreSQL { $found } слишком стара; нужна версия { $needed } или новее.
store-unsafe = { $file }: задано { $setting }, поэтому при сбое могут пропасть подтверждённые ходы. Включите эту настройку, чтобы продолжить.
store-not-empty = { $file }: там уже есть данные, поэтому ничего туда не скопировано.
store-none = Файл { $file } — не хранилище столов, или повреждено самое его начало.
check-store-whole = Файл { $file } цел: { $count ->
    [one] { $count } стол.
    [few] { $count } стола.
   *[many] { $count } столов.
}
check-store-damaged = Файл { $file } повреждён. Столов: { $count }, из них целых: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table =
    Стол { $table }: { $problem ->
        [checksum] событие { $number } не такое, каким было записано.
        [gap] нет события { $number }.
        [fold] событие { $number } не имеет смысла.
       *[summary] все события целы, но список столов им не соответствует.
    }
check-store-rescued = { $count ->
    [one] Скопирован { $count } целый стол в { $file }
    [few] Скопировано { $count } целых стола в { $file }
   *[many] Скопировано { $count } целых столов в { $file }
}
backup-done = Столы из { $source } скопированы в { $target }
move-done = Всё из { $source } скопировано в { $target } и сверено. Столов: { $tables }, событий: { $events }. В { $source } ничего не изменилось.

## Drawing a position

seat-name = Место { $seat }
to-move = ▶
column-player = Игрок
column-rugs = Ковры
column-dirhams = Дирхамы
column-squares = Клетки
column-points = Очки
column-next = Следующий
out = вне игры
steps-next = { $step ->
    [turn] { $name } поворачивает Ассама.
    [roll] { $name } бросает кубик.
    [lay] { $name } кладёт ковёр.
    [draw] { $name }: открывается следующий ковёр.
    [steer] { $name } поворачивает Ассама для следующего игрока.
   *[over] Партия окончена.
}
rules-in-force = Правила: { $rules }
rules-default = обычные
legal-heading = Можно: { $actions }
chance-heading = Случай: { $actions }

## Playing in the terminal

ask-players = Сколько игроков?
ask-bots = Сколько из них ботов?
ask-level = Насколько они сильны? { $levels }
ask-name = Имя игрока { $number }?
ask-number-again = Пожалуйста, введите число от { $low } до { $high }.
bot-alone = Бот
bot-name = Бот { $number }
person-name = Игрок { $number }
welcome = «Марракеш» в терминале. Введите ? для справки или нажмите Ctrl-C, чтобы выйти: партия сохраняется после каждого действия.
bots-getting-ready = Боты готовятся. В самый первый раз это занимает около полминуты.
welcome-back = С возвращением: ход { $turn }. Введите ? для справки.
saved-at = Запись хранится в { $file }
prompt-turn = { $name }: в какую сторону? { $choices }
choice-left = { $facing } ({ facing }): налево
choice-straight = { $facing } ({ facing }): прямо
choice-right = { $facing } ({ facing }): направо
prompt-roll-facing = Ассам пойдёт на { facing }. Enter — бросить кубик; другое направление: { $others }
prompt-roll = { $name }: Enter — бросить кубик.
prompt-lay = { $name }: куда положить { colour } ковёр? Введите номер или две клетки.
prompt-confirm-lay = { $action }? Enter — положить ковёр; или выберите другое место.
prompt-confirm-steer = Ассам будет смотреть на { facing }. Следующий игрок: { $next }. Enter — подтвердить; или выберите другое направление.
stars-paid = Звёздочками отмечен участок, за который заплачено.
prompt-must-return = { $name }: ковёр положить некуда. Enter — вернуть один ковёр в коробку.
not-understood = «{ $text }» — такого варианта нет. Введите ? для справки.
help-facing = N E S W      повернуть Ассама: N (север), E (восток), S (юг) или W (запад); всё можно изменить, пока не брошен кубик
help-lay = 1 2 3 … или d4d5  выбрать место для ковра; всё можно изменить, пока не нажат Enter
help-position = position     показать позицию в виде текста
help-log = log          показать запись партии
help-save = save FILE    сохранить копию записи в файл FILE
help-give-up = give up      сдаться (с подтверждением)
help-quit = q или quit   остановиться; продолжить можно позже
ask-give-up = { $name }: точно сдаётесь? Введите: да
yes = да
gave-not-up = Никто не сдался. Партия продолжается.
copy-saved = Копия сохранена в { $file }
goodbye-early = Партия так и не началась.
goodbye = Остановлено. Продолжить: { $command }
save-trouble = Не удалось сохранить запись: { $problem } Партия продолжается и будет сохранена при следующем действии.
not-saved = Последние действия не сохранены: { $problem }
over-heading = Партия окончена после { $count ->
    [one] { $count } хода
    [few] { $count } ходов
   *[many] { $count } ходов
}.
resume-over = Эта партия окончена; «marrakech replay» покажет её шаг за шагом.

## Other commands

list-number = { $number }.
verify-fine =
    { $file }: всё верно. { $count ->
        [0] Бросков и открытых ковров ещё нет.
       *[other] Проверено бросков и открытых ковров: { $count }. Все соответствуют зёрнам.
    }
verify-promised =
    { $file }: { $promised ->
        [all] зёрна всех игроков соответствуют опубликованным хешам в записи. Были ли хеши опубликованы до того, как раскрыли первое зерно, может сказать только устройство, которое сохранило их за столом.
        [some] зёрна некоторых мест переданы открыто, без хеша ({ $seats }); остальные соответствуют опубликованным хешам в записи. Были ли хеши опубликованы до того, как раскрыли первое зерно, может сказать только устройство, которое сохранило их за столом.
       *[none] ни для одного места хеш зерна не был опубликован заранее: игрок, который сам запустил сервер, мог подобрать броски.
    }
check-fine = { $file }: всё верно. { turns }, { $result }
replay-prompt = Enter — дальше, b — назад, число — к этому ходу, q — выход
replay-start = Перед первым действием
replay-turn = Ход { $turn } из { $last }: { $line }
replay-comment = «{ $text }»
replay-end = Здесь запись заканчивается.
edition-column = Издание
edition-source = Правила
edition-options = Параметры
edition-box = Ковры
edition-starter = Начинает
edition-default-rules = обычные
edition-footer = Параметры в (скобках) выбрали мы, потому что в этих правилах о них ничего не сказано; все остальные в них напечатаны.
starter = { $who ->
    [random] по жребию
    [morocco] кто последним был в Марокко
    [youngest] самый младший или по жребию
   *[agreed] по договорённости
}
perft-total = { $nodes ->
    [one] { $nodes } последовательность
    [few] { $nodes } последовательности
   *[many] { $nodes } последовательностей
} из { $depth ->
    [one] { $depth } действия
    [few] { $depth } действий
   *[many] { $depth } действий
}
perft-counting = подсчёт
simulate-progress = партии
simulate-title = { games } на { $players } игроков, все ходят наугад
simulate-seat = Место
simulate-wins = Победы
simulate-points = Очки
simulate-paid = Уплачено
simulate-received = Получено
simulate-out = Выбывает
simulate-length = В партии в среднем { $mean } хода (от { $low } до { $high }).
simulate-anyone-out = В { $share } партий кто-нибудь выбывает; { $shared } побед — общие.
simulate-speed = Партий в секунду: { $rate }.
simulate-stopped = Остановлено после { $games ->
    [one] { $games } партии
    [few] { $games } партий
   *[many] { $games } партий
}.

## Engines

engine-not-started = Не удалось запустить движок «{ $engine }»: { $detail }
engine-crashed = Движок «{ $engine }» неожиданно завершился ({ $detail }).
engine-hung = Движок «{ $engine }» не ответил вовремя. { $detail }
engine-flooded = Движок «{ $engine }» вывел слишком много данных: { $detail }
engine-junk = Движок «{ $engine }» не соблюдает протокол движков: { $detail }
engine-illegal = Движок «{ $engine }» выбрал недопустимое действие: { $detail }
bot-needs-engine = Бота «{ $name }» здесь нет. Если это движок, укажите его команду через --engine.
engine-line = «{ $text }» — не строка протокола движков; все они описаны в docs/engine-protocol.md.
engine-no-position = Позиции для размышления ещё нет.
engine-no-decision =
    Здесь нечего решать: { $step ->
        [roll] что выпадет на кубике, решает случай.
        [draw] какой ковёр откроется, решает случай.
       *[over] партия окончена.
    }
engine-option = Параметра «{ $option }» со значением «{ $value }» нет.
engine-bot-failed = Сбой бота: { $error }
engine-cannot-judge = Бот «{ $bot }» не умеет оценивать позиции.
engine-no-beginning = Оценить можно только позицию, в которой начинается ход.
engine-no-judge = Движок «{ $engine }» не умеет оценивать позиции: он не знает строки «judge» из протокола движков.
engine-starting = Запускаем движок «{ $engine }»…
engine-thinks = Движок думает; сначала остановите его.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing =
    Здесь нечего сравнивать: { $step ->
        [roll] что выпадет на кубике, решает случай.
        [draw] какой ковёр откроется, решает случай.
        [over] партия окончена.
       *[other] вариант только один.
    }
rollout-what = Укажите запись или позицию через --position.
rollout-step-alone = Для --step нужен ход: укажите его через --turn.
rollout-no-decision = { $step ->
    [turn] На ходу { $turn } никто не поворачивал Ассама.
    [lay] На ходу { $turn } никто не клал ковёр.
    [steer] На ходу { $turn } никто не поворачивал Ассама для следующего игрока.
   *[any] На ходу { $turn } ни у кого не было выбора.
}
rollout-turn = Ход { $turn }: { $sentence }
rollout-choice = Вариант
rollout-behind = Отстаёт от лучшего
rollout-played = выбрано
rollout-stopped = { $games ->
    [0] Остановлено до окончания первой партии.
    [one] Остановлено после { $games } партии на каждый вариант.
    [few] Остановлено после { $games } партий на каждый вариант.
   *[many] Остановлено после { $games } партий на каждый вариант.
}

## The arena

arena-twice = Бот { $bot } указан дважды; указывайте каждого бота один раз.
arena-alone = Нужны двое: укажите ещё одного бота, движок через --engine или любого из них через --against.
arena-ms = { $ms } мс — недопустимое время на размышление.
arena-sprt = «{ $text }» — не две доли побед между 0 и 1, сначала меньшая, например 0.5,0.55.
arena-worker-died = Процесс, игравший партии, завершился, возможно из-за нехватки памяти. Партии, доигранные раньше, засчитаны.
chart-ending = { $file }: график можно сохранить только как .svg или .png; выберите имя с таким окончанием.
results-foreign = В { $file } нет результатов арены. Файл оставлен как есть.
results-differ = В { $file } результаты другого состязания: { $setting } там { $found }, а здесь { $wanted }.
results-line = { $file }, строка { NUMBER($line, useGrouping: 0) }: это не следующий по порядку раунд: { $text }
results-busy = В файл { $file } сейчас пишет другой процесс.
bot-illegal = выбрано действие «{ $action }», недопустимое в этой позиции.
bot-raised = сбой: { $error }
arena-getting-ready = подготовка
arena-progress = партии
arena-speed = { $rate }/с
arena-title = { games } на { $players } игроков
arena-bot = Бот
arena-against = Против
arena-rating = Рейтинг
arena-ratings = Рейтинг по числу игроков
arena-wins = Победы
arena-interval = Интервал 95%
arena-margin = Отрыв
arena-median = мс, медиана
arena-slow = мс, 99%
arena-games = Партии
arena-even = Кто кого обыграл (поровну было бы { $share })
arena-range = от { $low } до { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } против { $others }: { $verdict ->
    [H1] доля побед скорее { $high }, чем { $low } (принята H1).
    [H0] доля побед скорее { $low }, чем { $high } (принята H0).
   *[open] пока не ясно, { $low } или { $high }.
} LLR { $llr } в пределах от { $below } до { $above }, { $rounds ->
    [one] { $rounds } раунд.
    [few] { $rounds } раунда.
   *[many] { $rounds } раундов.
}
arena-ladder-holds = Лестница верна: каждый бот обыгрывает того, кто ниже, с надёжностью 95%.
arena-ladder-open = Пока не установлено с надёжностью 95%: { $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = { $bot }: пришлось сдаться в { $games ->
    [one] { $games } партии
    [few] { $games } партиях
   *[many] { $games } партиях
}. В первый раз: { $problem }
arena-stopped =
    Остановлено после { $games ->
        [one] { $games } партии
        [few] { $games } партий
       *[many] { $games } партий
    }. Чтобы потом можно было продолжить, укажите --out FILE.
arena-stopped-kept =
    Остановлено после { $games ->
        [one] { $games } партии
        [few] { $games } партий
       *[many] { $games } партий
    }. Чтобы продолжить, запустите ту же команду ещё раз.
arena-chart = График сохранён в { $file }
arena-chart-title = { games } на { $players } игроков
chart-wins = Доля побед и её 95%-й доверительный интервал
chart-even = поровну
chart-rating = рейтинг { $rating }
chart-matrix = Победы бота в строке
chart-matrix-rest = Победы бота в строке, одного против всех

## Luck and skill: marrakech analyse

analyse-depth = «{ $text }» — недопустимая глубина; укажите quick, normal или deep.
analyse-one-file = { $option } можно использовать только с одной записью.
analyse-no-turns = в записи ещё нет ходов для анализа.
analyse-annotated-long = с комментариями запись была бы длиннее { $longest } символов, поэтому она не сохранена.
analyse-progress = ходы
analyse-stopped = Остановлено, проанализировано { $done } из { $count ->
    [one] { $count } хода
    [few] { $count } ходов
   *[many] { $count } ходов
}.
analyse-annotated = Запись с комментариями сохранена в { $file }
analyse-title = { $file }, оценивает { $evaluator } ({ $depth })
analyse-luck = { $name }: кубик принёс { $luck }.
analyse-not-over = Партия не окончена: результат — это шансы на победу в последней позиции.
analyse-gave-up = { $name } сдаётся. Эта потеря учтена в строке «Свои ошибки», но решением не считается.
analyse-errors = Чего стоили решения
analyse-kind = Решение
analyse-step = { $step ->
    [turn] поворот Ассама
    [steer] поворот для следующего
   *[lay] место для ковра
}
analyse-error-each = Цена одного
analyse-largest = Самые крупные ошибки и что было бы лучше
analyse-turn = Ход
analyse-played = Выбрано
analyse-better = Лучше
analyse-chance = Шансы
analyse-error = Ошибка
analyse-rolls = Самые удачные и самые неудачные броски
analyse-rolled = Выпало
analyse-luck-column = Везение
analyse-turns = Ход за ходом, с шансами всех игроков после каждого хода
analyse-actions = Действия
analyse-comment-error = { $grade ->
    [slip] Неточность
    [mistake] Ошибка
   *[blunder] Грубая ошибка
} ({ $error }). Лучше: { $better }, шансы { $chance } вместо { $instead }.
analyse-comment-judged = Анализ: { $evaluator } ({ $depth })
analyse-comment-luck = Везение: { $luck }
analyse-profiles = Сколько выиграли игроки
analyse-games = Партии
analyse-interval = Интервал 95%
analyse-profile-errors = Чего стоило решение
analyse-all = Все
analyse-phase = { $phase ->
    [opening] Начало
    [middle] Середина
   *[end] Конец
}
analyse-profile-words = Число ошибок на 100 решений, по величине
analyse-unfinished = Неоконченные партии в профили не вошли: { $count }
analyse-abandoned = Партии, в которых кто-то сдался, в профили не вошли: { $count }

## Measuring this machine

bench-ready = Подготовка; в первый раз — компиляция
bench-import = Загрузка библиотеки, мс
bench-load = Загрузка скомпилированного кода, мс
bench-first-move = От запуска до первого хода мастера, мс
bench-rules-games = Случайные партии по правилам, одно ядро, в секунду
bench-kernel-games = Случайные партии в скомпилированном коде, одно ядро, в секунду
bench-kernel-turns = Ходы в скомпилированном коде, одно ядро, в секунду
bench-kernel-everywhere = Случайные партии в скомпилированном коде, все ядра, в секунду
bench-nodes = Позиции, которые просматривает мастер, в секунду
bench-decision = Одно решение бота { $bot }, мс
bench-machine = { $cpu }, { $cores ->
    [one] { $cores } ядро
    [few] { $cores } ядра
   *[many] { $cores } ядер
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Остановлено. Вот что удалось измерить до этого.
bench-child = Сбой измеряемого процесса: { $problem }

## Running a server

serve-ready = «Марракеш» запущен: { $link }
serve-lan = В локальной сети: { $link }
serve-data = В { $file } нельзя сохранять партии: { $reason }
serve-host = «{ $host }» — не адрес этого компьютера: { $reason }
serve-stop = Чтобы остановить сервер, нажмите Ctrl-C. Все партии хранятся в { $file }
serve-port = Порт { $port } занят или недоступен: { $reason }
serve-only-here = Доступно только с этого компьютера; с --host 0.0.0.0 — ещё и из локальной сети.
open-already = «Марракеш» уже запущен: { $link }
open-other = «Марракеш» уже запущен ({ $link }), но с другим адресом или файлом. Сначала остановите его или укажите другой порт.
open-browser = Игра откроется в браузере. Если нет, перейдите по ссылке.
open-yourself = Откройте ссылку в браузере.

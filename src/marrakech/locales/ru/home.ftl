### Russian: the first page. Setting up a game, and finding the tables there are.

home-tagline = Поворачивайте Ассама, бросайте кубик, стелите ковры — и не задерживайтесь на чужих.
home-facts = От 2 до 4 игроков. Бесплатно и без регистрации.
home-art = На рынке висят четыре тканых ковра, перед ними стоит Ассам.
home-choices = Выберите, как играть

## The three choices

home-bots = Играть сейчас
home-bots-about = Против ботов, сразу же.
home-bots-go = Играть
home-friends = С друзьями
home-friends-about = Вы отправляете ссылку, и каждый играет на своём устройстве.
home-friends-go = Создать стол
home-device = На этом устройстве
home-device-about = Передавайте его по кругу: все играют на этом экране.
home-device-go = Начать
home-going = Готовим стол…
home-start-failed = Сервер сейчас не отвечает. Ваш выбор сохранён: попробуйте ещё раз чуть позже.
home-opponents = Соперники
home-strength = Сила
home-players = Игроки
home-bots-among = Из них ботов
home-name = Ваше имя
home-name-of = Имя игрока { $number }
home-names = Имена
home-player = Игрок { $number }

## All options

home-options = Все параметры
home-options-usual = Обычные правила, без часов
home-options-changed = { $count ->
    [one] Изменён { $count } параметр
    [few] Изменено { $count } параметра
   *[many] Изменено { $count } параметров
}
home-options-reset = Сбросить параметры
home-options-loading = Загружаем список изданий…
home-rules-heading = Правила
home-table-heading = Стол
home-edition = Издание
home-edition-help = Печатные правила немного различаются. Выберите те, по которым хотите играть.
home-edition-default = Обычные правила
home-edition-own = Свой набор правил
home-edition-yours = На вашем языке
home-edition-printed = Как напечатано, по языкам
home-edition-other = { $language }, издание с { $rugs } коврами
home-edition-variant = { $edition } — поворот после ковра
home-edition-fifteen = { $edition } — вдвоём по 15 ковров
home-own-heading = Правило за правилом
home-two-only = Только для двоих
home-option =
    { $option ->
        [bankruptcy] Если игрок не может заплатить сполна
        [steering] Поворот Ассама
        [area] Что входит в плату
        [whole] Накрыть целый ковёр
        [halves] Накрыть две половины
        [pile] Стопки из двух цветов
        [stock] Ковры при двух игроках
        [tie] При равенстве очков
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] Выбывает
        [bankruptcy-play-on] Играет дальше
        [steering-before] До броска
        [steering-after-must] После ковра, всегда
        [steering-after-may] После ковра, по желанию
        [area-colour] Один цвет
        [area-owner] Оба цвета владельца
        [whole-opponents] Чужой нельзя
        [whole-nobody] Даже свой нельзя
        [halves-any] Любых цветов
        [halves-colours] Только разных цветов
        [pile-shuffled] Перемешаны
        [pile-alternating] Цвета чередуются
        [stock-24] 24, два цвета
        [stock-15] 15, один цвет
        [tie-dirhams] Решают дирхамы
        [tie-shared] Победа общая
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] Игрок отдаёт всё, что есть, и выбывает. Его ковры остаются, но платить за них не нужно.
        [bankruptcy-play-on] Игрок отдаёт всё, что есть, и продолжает без денег.
        [steering-before] Вы поворачиваете Ассама, бросаете кубик, и Ассам идёт в эту сторону.
        [steering-after-must] Сначала бросок. В конце хода вы поворачиваете Ассама налево или направо для следующего игрока.
        [steering-after-may] Сначала бросок. В конце хода вы можете повернуть Ассама для следующего игрока.
        [area-colour] Только соединённые клетки того цвета, на котором стоит Ассам.
        [area-owner] Все соединённые клетки того же владельца, обоих цветов.
        [whole-opponents] Свой целый ковёр можно накрыть за один раз.
        [whole-nobody] Ни один целый ковёр, даже свой, нельзя накрыть за один раз.
        [halves-any] Ковром можно накрыть две клетки одного цвета, если это половины разных ковров.
        [halves-colours] Ковром никогда нельзя накрывать две клетки одного цвета.
        [pile-shuffled] Какой из двух ваших цветов будет следующим, решает случай.
        [pile-alternating] Два ваших цвета идут по очереди.
        [stock-24] По двенадцать ковров каждого из двух ваших цветов.
        [stock-15] У каждого один цвет, как при трёх игроках.
        [tie-dirhams] При равенстве очков побеждает тот, у кого больше дирхамов.
        [tie-shared] Игроки с равным числом очков побеждают вместе.
       *[other] { $value }
    }
home-clash = Чтобы цвета чередовались, у каждого их должно быть два, а при 15 коврах у каждого один цвет. Измените что-то одно.
home-begins = Кто начинает
home-begins-value = { $who ->
    [lot] По жребию
   *[listed] Я
}
home-facing = Направление Ассама в начале
home-clock = Часы
home-clock-value = { $kind ->
    [none] Нет
    [turn] На ход
   *[game] На партию
}
home-clock-seconds = Секунд на ход
home-clock-minutes = Минут на партию каждому
home-clock-increment = Добавка за ход, секунд
home-timeout = Если время вышло
home-timeout-value =
    { $timeout ->
        [out] Игрок выбывает
       *[bot] Играет бот
    }
home-listed = Стол виден всем
home-listed-help = Пока есть свободное место, стол виден у всех на главной странице.
home-autostart = Начать, когда займут последнее место
home-autostart-help = Иначе партию начнёте вы сами.
home-friends-only = Только для игры с друзьями
home-preset-bad =
    { $count ->
        [one] Часть этого адреса здесь не имеет смысла и не учтена: { $parts }
        [few] Части этого адреса здесь не имеют смысла и не учтены: { $parts }
       *[many] Части этого адреса здесь не имеют смысла и не учтены: { $parts }
    }
home-notice-close = Закрыть

## Tables

home-mine = Ваши партии
home-mine-none = Здесь показаны партии, в которых вы участвуете. Если закрыть страницу, ничего не пропадёт.
home-mine-more = { $count ->
    [one] Ещё { $count } партия
    [few] Ещё { $count } партии
   *[many] Ещё { $count } партий
}
home-open = Открытые столы
home-open-none = Сейчас никто не ищет игроков. Сделайте свой стол видимым для всех, и он появится здесь.
home-your-turn = Ваш ход
home-turn-of = Ходит { $name }
home-waiting = { $seats ->
    [one] Свободно { $seats } место
    [few] Свободно { $seats } места
   *[many] Свободно { $seats } мест
}
home-ready = Можно начинать
home-replay = Пересмотреть
home-sit = Сесть
home-watch = Смотреть
home-clock-turn = { $seconds ->
    [one] { $seconds } секунда на ход
    [few] { $seconds } секунды на ход
   *[many] { $seconds } секунд на ход
}
home-clock-game =
    { $minutes ->
        [one] { $minutes } минута каждому
        [few] { $minutes } минуты каждому
       *[many] { $minutes } минут каждому
    }
home-clock-game-more = { $minutes } мин + { $increment } с за ход
home-gist-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
home-gist-own = свои правила
home-lists-trouble = Сервер сейчас не отвечает. Список обновится сам.

## A game that waits for you

home-finished = Ваши оконченные партии
home-table-yours = Ваш стол

## More to do

home-more = Ещё
home-learn = Освоить игру за две минуты
home-learn-about = Сыграйте несколько ходов с подсказками на каждом шагу.
home-rules = Прочитать правила
home-rules-about = Вся игра и отличия изданий.
home-record = Открыть запись
home-record-about = Просмотрите сыгранную партию шаг за шагом.
home-editor = Составить позицию
home-editor-about = Составьте любой рынок и узнайте, что разрешено.
home-watch-heading = Посмотреть партию
home-watch-label = Ссылка или название стола
home-watch-empty = Вставьте ссылку на стол или введите его название.

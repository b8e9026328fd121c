### Russian: what is round every page.

game-name = Марракеш
loading = Минутку…
skip-to-content = Перейти к содержимому
server-unreachable = Сервер сейчас не отвечает. Ничего не потеряно, пробуем снова.
page-description = Настольная игра о коврах, дирхамах и одном упрямом хозяине рынка: играйте в браузере против ботов, с друзьями по ссылке или все вместе на одном устройстве.
page-noscript = Для этой игры нужен JavaScript.
page-title = { $page } · Марракеш
page-missing = Такой страницы нет
page-missing-home = На рынок
page-failed = Не удалось загрузить страницу. Проверьте соединение и попробуйте ещё раз; ваши партии целы на сервере.
try-again = Попробовать ещё раз

## Finding one’s way

nav-label = Страницы
nav-more-label = Другие страницы
nav-learn = Обучение
nav-rules = Правила
nav-replay = Записи
nav-editor = Позиции
nav-table = Стол
legal-note = Независимая неофициальная версия с собственными рисунками. Marrakech — товарный знак издателя игры, который к этой версии отношения не имеет.

## Settings

settings = Настройки
settings-close = Готово
settings-note = Всё это хранится только на этом устройстве.
settings-language = Язык
settings-language-browser = Браузер ({ $language })
settings-name = Ваше имя
settings-name-example = Так вас увидят другие
settings-theme = Освещение
settings-theme-value = { $theme ->
    [system] Как в системе
    [light] Полдень
   *[dark] Ночь
}
settings-speed = Скорость движений
settings-speed-value = { $speed ->
    [none] Мгновенная
    [fast] Быстрая
    [normal] Обычная
   *[slow] Медленная
}
settings-speed-still = Устройство просит меньше движения, поэтому всё происходит мгновенно.
settings-sounds = Звуки
settings-sounds-help = Клавиша M включает и выключает их на любой странице.
settings-confirm = Спрашивать, прежде чем положить ковёр
settings-confirm-help = Подтверждает вторая половина ковра, кнопка или Enter.
settings-coordinates = Буквы и цифры по краю рынка
settings-letters = Горячие клавиши из одной буквы
settings-letters-help = M — звуки; за столом ещё S, L, H и ?, а также клавиши текстовой доски.
sounds-now = { $state ->
    [on] Звуки включены.
   *[off] Звуки выключены.
}

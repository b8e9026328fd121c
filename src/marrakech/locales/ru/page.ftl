### Russian: what is round every page.

game-name = Марракеш
loading = Минутку…
skip-to-content = Перейти к содержимому
server-unreachable = Сервер сейчас недоступен. Попробуйте ещё раз чуть позже.
page-description = Настольная игра о коврах, дирхамах и одном упрямом хозяине рынка: играйте в браузере против ботов, с друзьями по ссылке или все вместе на одном устройстве.
page-noscript = Для этой игры нужен JavaScript. Включите его в браузере.
page-title = { $page } · Марракеш
page-missing = Страница не найдена
page-missing-home = На главную
page-failed = Не удалось загрузить страницу. Проверьте соединение и попробуйте ещё раз; ваши партии целы на сервере.
try-again = Попробовать ещё раз

## Finding one’s way

nav-devices = Ваши устройства
nav-label = Страницы
nav-more-label = Другие страницы
nav-learn = Обучение
nav-rules = Правила
nav-replay = Записи
nav-editor = Позиции
nav-table = Стол
nav-licences = Лицензии
legal-note = Независимая неофициальная версия с собственными рисунками. Marrakech — товарный знак издателя игры, который к этой версии отношения не имеет.

## The menu on a phone

nav-menu = Меню

## Settings

settings = Настройки
settings-close = Готово
settings-note = Эти настройки хранятся только на этом устройстве.
settings-language = Язык
settings-language-browser = Как в браузере ({ $language })
settings-name = Ваше имя
settings-name-example = Так вас увидят другие
settings-theme = Тема
settings-theme-value =
    { $theme ->
        [system] Системная
        [light] Светлая
       *[dark] Тёмная
    }
settings-speed = Анимация
settings-speed-value =
    { $speed ->
        [none] Нет
        [fast] Быстрая
        [normal] Обычная
       *[slow] Медленная
    }
settings-sounds = Звуки
settings-sounds-help = Чтобы включить или выключить их на любой странице, нажмите M.
settings-confirm = Подтверждать место для ковра
settings-confirm-help = Чтобы положить ковёр, нужно нажать кнопку или Enter. Если выключено, ковёр ляжет, как только вы выберете две клетки.
settings-coordinates = Буквы и цифры вокруг рынка
settings-letters = Горячие клавиши из одной буквы
settings-letters-help = M — звуки; за столом ещё S, L, H, U и ?, а также клавиши текстовой доски.
sounds-now = { $state ->
    [on] Звуки включены.
   *[off] Звуки выключены.
}

## Settings: motion

settings-motion = Движение на экране
settings-motion-value =
    { $motion ->
        [system] Системное
        [full] Обычное
       *[reduced] Уменьшенное
    }
settings-motion-help = При уменьшенном движении каждый этап показан неподвижной картинкой.
settings-motion-device = На вашем устройстве включено уменьшение движения.

## Settings: reactions

settings-reactions = Реакции за столами
settings-reactions-help = Если выключено, вы не увидите и не услышите реакций ни за одним столом, а кнопка для их отправки скрыта.

## Your devices

devices-lead = У всех этих устройств одни и те же места: с любого из них можно играть за вас.
devices-none = Ваших устройств здесь пока нет. Это устройство появится, как только вы займёте место.
device-name = { $browser } на { $system }
device-name-unknown = Неизвестное устройство
device-this = Это устройство
device-seen = Последняя активность: { $when }
device-sign-out = Выйти
device-sign-out-name = Выйти на устройстве: { $device }
device-sign-out-here = Выйти здесь
devices-sign-out-all = Выйти везде
device-sign-out-text = Устройство сразу лишится ваших мест. На остальных ваших устройствах они сохранятся.
device-sign-out-last = После этого вы выйдете на всех своих устройствах: места пропадут, и вернуть их не сможет никто.
device-signed-out = На этом устройстве выполнен выход, и ваших мест на нём больше нет.
device-signed-out-other = Выполнен выход: { $device }
devices-signed-out-here = Вы вышли на этом устройстве.
devices-add = Добавить устройство
devices-add-text = Создайте ссылку и откройте её на другом устройстве: места станут общими для обоих. Ссылка сработает один раз и действует десять минут.
devices-add-make = Создать ссылку
devices-add-again = Создать новую ссылку
devices-add-warning = Никому не показывайте эту ссылку: кто её откроет, сможет играть за вас.
device-join-title = Добавить это устройство?
device-join-text = Эта ссылка создана на другом устройстве. Если продолжить, места станут общими, и с того устройства можно будет играть за вас. Продолжайте, только если вы создали ссылку сами.
device-join-own = У этого устройства есть свои места за { $count ->
    [one] { $count } столом.
    [few] { $count } столами.
   *[many] { $count } столами.
} Если продолжить, они будут потеряны.
device-join-yes = Добавить устройство
device-join-yes-own = Продолжить без этих мест
device-join-no = Оставить как есть
device-joined = Теперь у этого устройства те же места, что и у другого.
cookies-blocked = Браузер блокирует файлы cookie этого сайта, поэтому сохранить ваше место нельзя. Разрешите их для этого сайта и попробуйте ещё раз. Смотреть можно и без них.

## Which device is meant

device-seen-lately = Последняя активность: меньше часа назад
device-sign-out-title-here = Выйти на этом устройстве?
device-sign-out-text-here = Это устройство сразу лишится ваших мест. На остальных ваших устройствах они сохранятся.

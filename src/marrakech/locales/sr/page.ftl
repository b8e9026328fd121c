### Serbian: what is round every page.

game-name = Маракеш
loading = Само тренутак…
skip-to-content = Пређи на садржај
server-unreachable = Сервер тренутно не одговара. Ништа није изгубљено, покушавамо поново.
page-description = Друштвена игра о ћилимима, дирхамима и једном тврдоглавом газди пијаце: играјте у прегледачу против ботова, с пријатељима преко линка или сви на једном уређају.
page-noscript = За ову игру је потребан JavaScript.
page-title = { $page } · Маракеш
page-missing = Ова страна не постоји
page-missing-home = На пијацу
page-failed = Страна се није учитала. Проверите везу и покушајте поново; ваше партије су безбедне на серверу.
try-again = Покушај поново

## Finding one’s way

nav-devices = Ваши уређаји
nav-label = Стране
nav-more-label = Још страна
nav-learn = Учење
nav-rules = Правила
nav-replay = Записи
nav-editor = Позиције
nav-table = Сто
nav-licences = Лиценце
legal-note = Независна, незванична верзија са сопственим цртежима. Marrakech је заштитни знак свог издавача, који с овим нема никакве везе.

## Settings

settings = Поставке
settings-close = Готово
settings-note = Све ово остаје на овом уређају.
settings-language = Језик
settings-language-browser = Прегледач ({ $language })
settings-name = Ваше име
settings-name-example = Како вас други виде
settings-theme = Осветљење
settings-theme-value = { $theme ->
    [system] Као на уређају
    [light] Подне
   *[dark] Ноћ
}
settings-speed = Брзина кретања
settings-speed-value = { $speed ->
    [none] Одмах
    [fast] Брзо
    [normal] Нормално
   *[slow] Споро
}
settings-speed-still = Ваш уређај тражи мање покрета, па се све дешава одмах.
settings-sounds = Звуци
settings-sounds-help = Тастер M их свуда укључује и искључује.
settings-confirm = Питај пре постављања ћилима
settings-confirm-help = Потврђује друга половина ћилима, дугме или Enter.
settings-coordinates = Слова и бројеви по ивици пијаце
settings-letters = Пречице од једног слова
settings-letters-help = M за звуке; за столом још S, L, H и ?, као и тастери текстуалне табле.
sounds-now = { $state ->
    [on] Звуци су укључени.
   *[off] Звуци су искључени.
}

## Your devices

devices-lead = Сви ови уређаји имају иста места: на сваком од њих може да се игра уместо вас.
devices-none = Овде још нема ниједног вашег уређаја. Овај ће се појавити чим заузмете место.
device-name = { $browser } у систему { $system }
device-name-unknown = Други програм
device-this = Овај уређај
device-seen = Последња активност: { $when }
device-sign-out = Одјави
device-sign-out-name = Одјави: { $device }
device-sign-out-here = Одјави се овде
devices-sign-out-all = Одјави се свуда
device-sign-out-text = Уређај одмах губи ваша места. Остали ваши уређаји их задржавају.
device-sign-out-last = Тада вам не остаје ниједан уређај: места су изгубљена и нико не може да их врати.
device-signed-out = Овај уређај је одјављен. Почиње испочетка, без ранијих места.
device-signed-out-other = Одјављено: { $device }
devices-signed-out-here = Одјавили сте се на овом уређају.
devices-add = Додај уређај
devices-add-text = Направите линк и отворите га на другом уређају: оба ће имати иста места. Ради само једном и важи десет минута.
devices-add-make = Направи линк
devices-add-again = Направи нови линк
devices-add-warning = Задржите га за себе: ко га отвори, може да игра уместо вас.
device-join-title = Додати овај уређај?
device-join-text = Овај линк је направљен на другом уређају. Ако наставите, оба ће имати иста места и на оном другом ће моћи да се игра уместо вас. Наставите само ако сте сами направили линк.
device-join-own = Овај уређај има своја места за { $count ->
    [one] { $count } столом.
    [few] { $count } стола.
   *[other] { $count } столова.
} Ако наставите, губи их.
device-join-yes = Додај овај уређај
device-join-yes-own = Настави без тих места
device-join-no = Остави како јесте
device-joined = Овај уређај сада има иста места као и други.
cookies-blocked = Прегледач не чува колачиће овог сајта, па није могао да сачува ваше место. Дозволите колачиће за овај сајт и покушајте поново; гледати се може и без њих.

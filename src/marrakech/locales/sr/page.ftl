### Serbian: what is round every page.

game-name = Маракеш
loading = Само тренутак…
skip-to-content = Пређи на садржај
server-unreachable = Сервер тренутно није доступан. Покушајте поново за који тренутак.
page-description = Друштвена игра о ћилимима, дирхамима и једном тврдоглавом газди пијаце: играјте у прегледачу против ботова, с пријатељима преко линка или сви на једном уређају.
page-noscript = За ову игру је потребан JavaScript. Укључите га у прегледачу.
page-title = { $page } · Маракеш
page-missing = Страна није пронађена
page-missing-home = На почетну страну
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
legal-note = Независна, незванична верзија са сопственим цртежима. Marrakech је заштитни знак свог издавача, који у њој не учествује.

## The menu on a phone

nav-menu = Мени

## Settings

settings = Поставке
settings-close = Готово
settings-note = Ове поставке остају на овом уређају.
settings-language = Језик
settings-language-browser = Као у прегледачу ({ $language })
settings-name = Ваше име
settings-name-example = Име које други виде
settings-theme = Тема
settings-theme-value =
    { $theme ->
        [system] Као на уређају
        [light] Светла
       *[dark] Тамна
    }
settings-speed = Брзина анимације
settings-speed-value =
    { $speed ->
        [none] Без анимације
        [fast] Брзо
        [normal] Нормално
       *[slow] Споро
    }
settings-sounds = Звуци
settings-sounds-help = На свакој страни их укључујете и искључујете тастером M.
settings-confirm = Потврда пре постављања ћилима
settings-confirm-help = Ћилим постављате дугметом или тастером Enter. Кад је ово искључено, постављен је чим изаберете оба поља.
settings-coordinates = Слова и бројеви око пијаце
settings-letters = Пречице од једног слова
settings-letters-help = M за звуке; за столом још S, L, H, U и ?, као и тастери текстуалне табле.
sounds-now = { $state ->
    [on] Звуци су укључени.
   *[off] Звуци су искључени.
}

## Settings: motion

settings-motion = Кретање
settings-motion-value =
    { $motion ->
        [system] Као на уређају
        [full] Пуно
       *[reduced] Смањено
    }
settings-motion-help = Уз смањено кретање свака фаза се приказује као мирна слика: ништа се не помера.
settings-motion-device = Ваш уређај тражи смањено кретање.

## Settings: reactions

settings-reactions = Реакције за столом
settings-reactions-help = Кад је ово искључено, ни за једним столом не видите и не чујете реакције, а дугме којим се шаљу је сакривено.

## Your devices

devices-lead = Сви ови уређаји деле иста места. Ко има један од њих, може да игра уместо вас.
devices-none = Овде још нема ниједног вашег уређаја. Овај ће се појавити чим заузмете место.
device-name = { $browser } у систему { $system }
device-name-unknown = Непознат уређај
device-this = Овај уређај
device-seen = Последња активност: { $when }
device-sign-out = Одјави
device-sign-out-name = Одјави: { $device }
device-sign-out-here = Одјави се овде
devices-sign-out-all = Одјави се свуда
device-sign-out-text = Уређај одмах губи ваша места. Остали ваши уређаји их задржавају.
device-sign-out-last = Ниједан ваш уређај више неће бити пријављен. Ваша места ће бити изгубљена и нико неће моћи да их врати.
device-signed-out = Овај уређај је одјављен и више нема ваша места.
device-signed-out-other = Одјављено: { $device }
devices-signed-out-here = Одјавили сте се на овом уређају.
devices-add = Додај уређај
devices-add-text = Направите линк и отворите га на другом уређају. Оба ће онда делити иста места. Линк ради само једном, у року од десет минута.
devices-add-make = Направи линк
devices-add-again = Направи нови линк
devices-add-warning = Задржите овај линк за себе: ко га отвори, може да игра уместо вас.
device-join-title = Додати овај уређај?
device-join-text = Овај линк је направљен на другом уређају. Ако наставите, оба ће делити иста места и свако ко има онај други моћи ће да игра уместо вас. Наставите само ако сте сами направили линк.
device-join-own =
    Овај уређај има своја места за { $count ->
        [one] { $count } столом.
        [few] { $count } стола.
       *[other] { $count } столова.
    } Ако наставите, изгубићете их.
device-join-yes = Додај овај уређај
device-join-yes-own = Настави без тих места
device-join-no = Остави како јесте
device-joined = Овај уређај сада има иста места као и други.
cookies-blocked = Ваш прегледач блокира колачиће овог сајта, па ваше место не може да се сачува. Дозволите колачиће за овај сајт и покушајте поново. Гледати можете и без њих.

## Which device is meant

device-seen-lately = Последња активност: у последњих сат времена
device-sign-out-title-here = Одјавити се са овог уређаја?
device-sign-out-text-here = Овај уређај одмах губи ваша места; остали ваши уређаји их задржавају.

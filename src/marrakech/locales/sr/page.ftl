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

nav-label = Стране
nav-more-label = Још страна
nav-learn = Учење
nav-rules = Правила
nav-replay = Записи
nav-editor = Позиције
nav-table = Сто
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

### Serbian: the first page. Setting up a game, and finding the tables there are.

home-tagline = Окрећите Асама, бацајте коцкицу, простирите ћилиме – и не дајте да вас затекну на туђим.
home-facts = За 2 до 4 играча. Бесплатно, налог није потребан.
home-art = На пијаци висе четири ткана ћилима, а испред њих стоји Асам.
home-choices = Изаберите како ћете играти

## The three choices

home-bots = Играј сада
home-bots-about = Против ботова, одмах.
home-bots-go = Играј
home-friends = С пријатељима
home-friends-about = Добијате линк који делите; свако игра на свом уређају.
home-friends-go = Отвори сто
home-device = На овом уређају
home-device-about = Уређај иде из руке у руку: сви играју на овом екрану.
home-device-go = Почни
home-going = Припремамо сто…
home-start-failed = Сервер тренутно не одговара. Ваш избор је сачуван; покушајте поново за који тренутак.
home-opponents = Противници
home-strength = Јачина
home-players = Играчи
home-bots-among = Од тога ботова
home-name = Ваше име
home-name-of = Играч { $number }: име
home-names = Имена
home-player = Играч { $number }

## All options

home-options = Све опције
home-options-usual = Уобичајена правила, без сата
home-options-changed = { $count ->
    [one] Промењена је { $count } опција
    [few] Промењене су { $count } опције
   *[other] Промењено је { $count } опција
}
home-options-reset = Врати уобичајено
home-options-loading = Учитава се списак издања…
home-rules-heading = Правила
home-table-heading = Сто
home-edition = Издање
home-edition-help = Штампана правила се помало разликују од издања до издања. Изаберите она по којима желите да играте.
home-edition-default = Уобичајена правила
home-edition-own = По сопственом избору
home-edition-yours = На вашем језику
home-edition-printed = Штампана правила, по језицима
home-edition-other = { $language }, издање са { $rugs } ћилима
home-edition-variant = { $edition } – окретање после постављања
home-edition-fifteen = { $edition } – два играча, по 15 ћилима
home-own-heading = Правило по правило
home-two-only = Само за два играча
home-option =
    { $option ->
        [bankruptcy] Кад играч не може да плати цео износ
        [steering] Окретање Асама
        [area] Шта улази у цену
        [whole] Покривање целог ћилима
        [halves] Покривање две половине
        [pile] Гомиле од две боје
        [stock] Ћилими за два играча
        [tie] Једнак број поена
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] Испада из игре
        [bankruptcy-play-on] Игра даље
        [steering-before] Пре бацања
        [steering-after-must] После постављања, увек
        [steering-after-may] После постављања, по жељи
        [area-colour] Једна боја
        [area-owner] Обе боје власника
        [whole-opponents] Туђи не смете
        [whole-nobody] Не смете ни свој
        [halves-any] Било које боје
        [halves-colours] Само различите боје
        [pile-shuffled] Измешане
        [pile-alternating] Боје наизменично
        [stock-24] 24 у две боје
        [stock-15] 15 у једној боји
        [tie-dirhams] Одлучују дирхами
        [tie-shared] Победа се дели
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] Даје колико има и испада из игре. Његови ћилими остају на пијаци, али за њих више нико не плаћа.
        [bankruptcy-play-on] Даје колико има и игра даље без новца.
        [steering-before] Окренете Асама, па баците коцкицу и он иде на ту страну.
        [steering-after-must] Прво бацате коцкицу. На крају потеза окрећете Асама лево или десно за следећег играча.
        [steering-after-may] Прво бацате коцкицу. На крају потеза можете да окренете Асама за следећег играча.
        [area-colour] Само повезана поља оне боје на којој Асам стоји.
        [area-owner] Сва повезана поља истог власника, у обе боје.
        [whole-opponents] Сопствени цео ћилим смете да покријете одједном.
        [whole-nobody] Ниједан цео ћилим не сме да се покрије одједном, чак ни ваш.
        [halves-any] Ћилим сме да покрије два поља исте боје ако припадају различитим ћилимима.
        [halves-colours] Ћилим никад не сме да покрије два поља исте боје.
        [pile-shuffled] Која је ваша боја следећа, одлучује случај.
        [pile-alternating] Своје две боје постављате наизменично.
        [stock-24] По дванаест ћилима у свакој од ваше две боје.
        [stock-15] Свако има једну боју, као са три играча.
        [tie-dirhams] Међу играчима с једнаким бројем поена побеђује онај с више дирхама.
        [tie-shared] Играчи с једнаким бројем поена побеђују заједно.
       *[other] { $value }
    }
home-clash = Да би се боје смењивале, сваки играч мора да има две, а са 15 ћилима свако има само једну. Промените једно од то двоје.
home-begins = Ко почиње
home-begins-value =
    { $who ->
        [lot] Насумично
       *[listed] Ја
    }
home-facing = Асам на почетку гледа на
home-clock = Сат
home-clock-value =
    { $kind ->
        [none] Нема
        [turn] По потезу
       *[game] По партији
    }
home-clock-seconds = Секунди по потезу
home-clock-minutes = Минута по играчу за партију
home-clock-increment = Додатних секунди по потезу
home-timeout = Кад време истекне
home-timeout-value =
    { $timeout ->
        [out] Играч испада
       *[bot] Бот преузима игру
    }
home-listed = Сто може да нађе свако
home-listed-help = Сто се приказује свима на почетној страни док год има слободног места.
home-autostart = Почни кад се заузме последње место
home-autostart-help = Иначе сами почињете партију.
home-friends-only = Само за партије с пријатељима
home-preset-bad =
    { $count ->
        [one] Део ове адресе овде нема смисла и занемарен је: { $parts }
        [few] Делови ове адресе овде немају смисла и занемарени су: { $parts }
       *[other] Делови ове адресе овде немају смисла и занемарени су: { $parts }
    }
home-notice-close = Затвори поруку

## Tables

home-mine = Ваше партије
home-mine-none = Овде се приказују партије које играте. Ништа се не губи кад затворите страну.
home-mine-more = { $count ->
    [one] Још { $count } партија
    [few] Још { $count } партије
   *[other] Још { $count } партија
}
home-open = Столови са слободним местом
home-open-none = Тренутно нико не тражи играче. Дозволите да ваш сто може да нађе свако и он ће се појавити овде.
home-your-turn = Ваш потез
home-turn-of = На потезу: { $name }
home-waiting = { $seats ->
    [one] Слободно је { $seats } место
    [few] Слободна су { $seats } места
   *[other] Слободно је { $seats } места
}
home-ready = Спремно за почетак
home-replay = Погледај снимак
home-sit = Седни
home-watch = Гледај
home-clock-turn = { $seconds ->
    [one] { $seconds } секунда по потезу
    [few] { $seconds } секунде по потезу
   *[other] { $seconds } секунди по потезу
}
home-clock-game =
    { $minutes ->
        [one] { $minutes } минут по играчу
        [few] { $minutes } минута по играчу
       *[other] { $minutes } минута по играчу
    }
home-clock-game-more = { $minutes } мин + { $increment } с по потезу
home-gist-players = { $count ->
    [one] { $count } играч
    [few] { $count } играча
   *[other] { $count } играча
}
home-gist-own = сопствена правила
home-lists-trouble = Сервер тренутно не одговара. Списак ће се аутоматски поново учитати.

## A game that waits for you

home-finished = Ваше завршене партије
home-table-yours = Ваш сто

## More to do

home-more = Још
home-learn = Научи игру за два минута
home-learn-about = Одиграјте неколико потеза, уз помоћ на сваком кораку.
home-rules = Прочитај правила
home-rules-about = Цела игра и разлике међу издањима.
home-record = Отвори запис
home-record-about = Прођите кроз записану партију корак по корак.
home-editor = Састави позицију
home-editor-about = Саставите пијацу по жељи и погледајте шта је дозвољено.
home-watch-heading = Гледај партију
home-watch-label = Линк или име стола
home-watch-empty = Налепите линк стола или упишите његово име.

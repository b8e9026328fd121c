### Serbian: the first page. Setting up a game, and finding the tables there are.

home-tagline = Окрећите Асама, бацајте коцкицу, простирите ћилиме – и никад се не заустављајте на туђим.
home-facts = За 2 до 4 играча. Бесплатно, без налога.
home-art = На пијаци висе четири ткана ћилима, а испред њих стоји Асам.
home-choices = Изаберите како ћете играти

## The three choices

home-bots = Играј сада
home-bots-about = Против ботова, одмах.
home-bots-go = Играј
home-friends = С пријатељима
home-friends-about = Добијате линк који шаљете; свако игра на свом уређају.
home-friends-go = Отвори сто
home-device = На овом уређају
home-device-about = Додајте га у круг: сви играју овде.
home-device-go = Почни
home-going = Припремамо сто…
home-start-failed = Сервер тренутно не одговара. Ваш избор је сачуван: покушајте поново за који тренутак.
home-opponents = Противници
home-strength = Јачина
home-players = Играчи
home-bots-among = Од тога ботова
home-name = Ваше име
home-name-of = Име играча { $number }
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
home-options-loading = Списак издања стиже…
home-rules-heading = Правила
home-table-heading = Сто
home-edition = Издање
home-edition-help = Свако издање има помало другачија правила. Партија се игра по правилима изабраног издања.
home-edition-default = Уобичајена правила
home-edition-own = По сопственом избору
home-edition-yours = На вашем језику
home-edition-printed = Како је штампано, по језицима
home-edition-other = { $language }, издање са { $rugs } ћилима
home-edition-variant = { $edition } – окретање после ћилима
home-edition-fifteen = { $edition } – по 15 ћилима за двоје
home-own-heading = Свако правило посебно
home-two-only = Само за два играча
home-option = { $option ->
    [bankruptcy] Ко не може да плати цео износ
    [steering] Окретање Асама
    [area] Цена се рачуна
    [whole] Цео ћилим се не сме покрити
    [halves] Две половине под ћилимом
    [pile] Гомиле од две боје
    [stock] Ћилими за двоје
    [tie] Једнак број поена
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] испада
    [bankruptcy-play-on] игра даље
    [steering-before] пре бацања
    [steering-after-must] после ћилима, увек
    [steering-after-may] после ћилима, по жељи
    [area-colour] за једну боју
    [area-owner] за обе боје власника
    [whole-opponents] ако је туђи
    [whole-nobody] чији год да је
    [halves-any] било којих боја
    [halves-colours] само различитих боја
    [pile-shuffled] измешане
    [pile-alternating] боје наизменично
    [stock-24] 24 у две боје
    [stock-15] 15 у једној боји
    [tie-dirhams] одлучују дирхами
    [tie-shared] победа се дели
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Играч даје колико има и испада; његови ћилими остају и ништа не коштају.
    [bankruptcy-play-on] Играч даје колико има и наставља без новца.
    [steering-before] Окренете Асама, па баците коцкицу и он иде на ту страну.
    [steering-after-must] Прво бацате; на крају га окрећете лево или десно за следећег играча.
    [steering-after-may] Прво бацате; на крају га можете окренути за следећег играча.
    [area-colour] Само повезана поља оне боје на којој Асам стоји.
    [area-owner] Сва повезана поља тог власника, у обе боје.
    [whole-opponents] Сопствени цео ћилим смете да покријете одједном.
    [whole-nobody] Ни сопствени цео ћилим не сме да се покрије одједном.
    [halves-any] Ћилим сме да легне на две половине исте боје, ако су од два различита ћилима.
    [halves-colours] Ћилим никад не лежи на два поља исте боје.
    [pile-shuffled] Која је ваша боја следећа, одлучује случај.
    [pile-alternating] Ваше две боје иду наизменично.
    [stock-24] По дванаест од сваке ваше две боје.
    [stock-15] Као за троје: по једна боја за сваког.
    [tie-dirhams] Међу онима с једнаким бројем поена побеђује ко има више дирхама.
    [tie-shared] Они с једнаким бројем поена побеђују заједно.
   *[other] { $value }
}
home-clash = За наизменичне боје у гомили потребне су две боје, а 15 ћилима је једне боје. Промените једно од то двоје.
home-begins = Ко почиње
home-begins-value = { $who ->
    [lot] Жреб
   *[listed] Ја
}
home-facing = Асам на почетку гледа на
home-clock = Сат
home-clock-value = { $kind ->
    [none] Нема
    [turn] По потезу
   *[game] За партију
}
home-clock-seconds = Секунди по потезу
home-clock-minutes = Минута за партију
home-clock-increment = Додатак по потезу, секунди
home-timeout = Кад време истекне
home-timeout-value = { $timeout ->
    [out] играч испада
   *[bot] бот игра даље
}
home-listed = Сто могу да нађу и непознати
home-listed-help = Док има слободног места, сто се свима види доле, на почетној страни.
home-autostart = Почни кад се заузме последње место
home-autostart-help = Иначе сами почињете партију.
home-friends-only = Само с пријатељима
home-preset-bad = { $count ->
    [one] Део ове адресе овде нема смисла и изостављен је: { $parts }
    [few] Делови ове адресе овде немају смисла и изостављени су: { $parts }
   *[other] Делови ове адресе овде немају смисла и изостављени су: { $parts }
}
home-notice-close = Затвори ово

## Tables

home-mine = Ваши столови
home-mine-none = Ваше партије ће вас овде чекати. Ништа се не губи кад затворите страну.
home-mine-more = { $count ->
    [one] Још { $count } партија
    [few] Још { $count } партије
   *[other] Још { $count } партија
}
home-mine-finished = { $count ->
    [one] { $count } завршена партија
    [few] { $count } завршене партије
   *[other] { $count } завршених партија
}
home-open = Столови са слободним местом
home-open-none = Тренутно нико не чека. Допустите непознатима да нађу ваш сто и он ће се појавити овде.
home-your-turn = Ваш потез
home-turn-of = На потезу: { $name }
home-waiting = { $seats ->
    [one] Слободно је { $seats } место
    [few] Слободна су { $seats } места
   *[other] Слободно је { $seats } места
}
home-ready = Спремно за почетак
home-seat-open = слободно место
home-replay = Погледај поново
home-sit = Седни
home-watch = Гледај
home-clock-turn = { $seconds ->
    [one] { $seconds } секунда по потезу
    [few] { $seconds } секунде по потезу
   *[other] { $seconds } секунди по потезу
}
home-clock-game = { $minutes ->
    [one] { $minutes } минут по партији
    [few] { $minutes } минута по партији
   *[other] { $minutes } минута по партији
}
home-clock-game-more = { $minutes } мин + { $increment } с по потезу
home-gist-players = { $count ->
    [one] { $count } играч
    [few] { $count } играча
   *[other] { $count } играча
}
home-gist-own = сопствена правила
home-lists-trouble = Сервер тренутно не одговара. Списак ће се сам освежити.

## More to do

home-doors = Још
home-learn = Научи за два минута
home-learn-about = Одиграјте неколико потеза уз помоћ.
home-rules = Прочитај правила
home-rules-about = Сва, са разликама међу издањима.
home-record = Отвори запис
home-record-about = Прођите кроз одиграну партију корак по корак.
home-editor = Састави позицију
home-editor-about = Пијаца по вашој жељи: шта се сме и колико кошта.
home-watch-heading = Посматрај сто
home-watch-label = Линк или име стола
home-watch-empty = Налепите линк стола или упишите његово име.

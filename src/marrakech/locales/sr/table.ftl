### Serbian: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Ваш потез: окрените Асама, па баците коцкицу.
    [roll] Ваш потез: баците коцкицу.
    [lay] Поставите свој { colour } ћилим поред Асама.
    [steer] Окрените Асама за следећег играча.
    [draw] Открива се ваш следећи ћилим.
   *[over] Партија је завршена.
}
todo-shared = { $step ->
    [turn] { $name }: окрените Асама, па баците коцкицу.
    [roll] { $name }: баците коцкицу.
    [lay] { $name }: поставите { colour } ћилим поред Асама.
    [steer] { $name }: окрените Асама за следећег играча.
    [draw] { $name }: открива се следећи ћилим.
   *[over] Партија је завршена.
}
todo-other = { $step ->
    [turn] { $name } одлучује куда ће Асам.
    [roll] { $name } баца коцкицу.
    [lay] { $name } тражи место за { colour } ћилим.
    [steer] { $name } окреће Асама за следећег играча.
    [draw] { $name }: открива се следећи ћилим.
   *[over] Партија је завршена.
}
todo-told = { $name } игра.
todo-told-you = Ви играте.
todo-lent = Бот игра за играча { $name }.
todo-getting-ready = { $name } се спрема…
act-roll = Баци коцкицу
act-lay = Постави ћилим
act-steer = Окрени Асама
act-box = Врати у кутију
act-choose-rug = Изаберите два поља
act-choose-facing = Изаберите смер
act-sent = Шаље се…
act-wait = Играју други
act-watch = Ви гледате
skip = Прескочи
action-title = Шта треба урадити

## Hints

hint = Савет
hint-hide = Сакриј савет
hint-thinking = Тражи се савет…
hint-warming = Ботови се спремају. Савет стиже чим буду спремни.
hint-would-face = { $name } саветује: окрените Асама на { facing }.
hint-would-lay = { $name } саветује: ћилим на { $first } и { $second }.
hint-chance = { $times ->
    [0] Тако се готово никад не побеђује.
    [one] То је { $times } победа у 100 партија.
    [few] То су { $times } победе у 100 партија.
   *[other] То је { $times } победа у 100 партија.
}
hint-choices = Најбољи избори

## What happened besides

did-run-out = { $name }: време је истекло, играч испада.
did-break-rules = { $name }: прекршена су правила, играч испада.
did-fail = { $reason ->
    [engine-not-started] { $name } не може да се покрене и испада из игре.
    [engine-hung] { $name } не одговара и испада из игре.
    [engine-flooded] { $name } исписује превише и испада из игре.
    [engine-junk] { $name } одговара бесмислено и испада из игре.
    [engine-illegal] { $name } бира недозвољено и испада из игре.
   *[engine-crashed] { $name }: квар, играч испада.
}
did-sit = { $name } седа за сто.
did-vacate = Место { $seat } је поново слободно.
did-seat-bot = На место { $seat } седа бот.
did-start = Партија почиње.
did-stand-in = { $reason ->
    [time] { $name }: време је истекло, бот игра даље.
   *[absent] { $name } није на вези, бот игра даље.
}
did-come-back = { $name } је поново ту.
did-move = { $name } наставља на другом уређају.
did-hold = Сервер накратко није радио. Ништа није изгубљено.
did-cancel = Сто је затворен.
log-face = смер { facing }
log-steer = усмерава Асама на { facing }
log-roll = баца { $slippers }, до { $square }
log-pay = плаћа { dirhams } играчу { $owner }
log-pay-part = играчу { $owner } плаћа само { dirhams }
log-go-out = испада
log-lay = { colour } ћилим на { $first } и { $second }
log-return = враћа ћилим у кутију
log-draw = следећи: { colour }
log-title = Шта се десило
log-empty = Још ништа. Први потез само што није почео.
side-title = Дневник и сто

## Seats

seats-title = Места
seat-open = Слободно место { $seat }
seat-rugs = { $count ->
    [one] још { $count } { colour } ћилим
    [few] још { $count } { $letter ->
        [r] црвена
        [b] плава
        [y] жута
       *[g] зелена
    } ћилима
   *[other] још { $count } { $letter ->
        [r] црвених
        [b] плавих
        [y] жутих
       *[g] зелених
    } ћилима
}
seat-next = (следећи)
seat-score = { dirhams } и { $squares ->
    [one] { $squares } видљиво поље
    [few] { $squares } видљива поља
   *[other] { $squares } видљивих поља
} – укупно { $points ->
    [one] { $points } поен
    [few] { $points } поена
   *[other] { $points } поена
}
seat-out-mark = ван игре
mark-you = ви
mark-bot = бот
mark-lent = игра бот
mark-away = није на вези
bot-called = { $bot ->
    [random] Почетник
    [novice] Шегрт
    [greedy] Калфа
    [merchant] Трговац
    [master] Мајстор
   *[other] Бот { $bot }
}
bot-lettered = { $bot ->
    [random] Почетник { $letter }
    [novice] Шегрт { $letter }
    [greedy] Калфа { $letter }
    [merchant] Трговац { $letter }
    [master] Мајстор { $letter }
   *[other] Бот { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Игра насумично.
    [novice] Сваки други пут игра добро.
    [greedy] Гледа поене један потез унапред.
    [merchant] Одмерава шта сваки избор доноси касније.
    [master] Најјачи: гледа најдаље унапред.
   *[other] Игра на свој начин.
}
watchers = { $watchers ->
    [one] Гледа { $watchers } особа.
    [few] Гледају { $watchers } особе.
   *[other] Гледа { $watchers } особа.
}
you-watch = { $others ->
    [0] Ви гледате.
    [one] Гледате ви и још { $others } особа.
    [few] Гледате ви и још { $others } особе.
   *[other] Гледате ви и још { $others } особа.
}
time-short = Још десет секунди.

## A square that was asked about

area-price = Овај { colour } посед од { $squares ->
    [one] { $squares } поља
    [few] { $squares } поља
   *[other] { $squares } поља
} припада играчу { $owner }. Заустављање овде друге кошта { dirhams }.
area-free = Овај { colour } посед од { $squares ->
    [one] { $squares } поља
    [few] { $squares } поља
   *[other] { $squares } поља
} не кошта ништа: { $owner } је ван игре.

## The board’s words

board-label = Пијаца
board-square = { $square }, { $colour ->
    [bare] празно
    [r] црвени ћилим
    [b] плави ћилим
    [y] жути ћилим
   *[g] зелени ћилим
}{ $assam ->
    [here] , овде стоји Асам
   *[no] {""}
}
board-facing = Усмери Асама на { facing }
board-lay = Ћилим на { $first } и { $second }
board-die = Коцкица показује { $slippers ->
    [one] { $slippers } папучу
    [few] { $slippers } папуче
   *[other] { $slippers } папуча
}

## The line

line-connecting = Повезивање…
line-slow = Веза је спора…
line-back = Веза је поново ту.
line-lost = Нема везе већ { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунде
   *[other] { $seconds } секунди
}. Покушавамо поново; ништа није изгубљено.
line-lost-kept = Нема везе већ { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунде
   *[other] { $seconds } секунди
}. Ваш потез је сачуван и биће послат чим се веза врати.
bot-played = Док вас није било, за вас је играо бот. Сада поново играте ви.
bot-plays-for-you = Бот игра за вас.
play-myself = Врати се у игру
away-long = { $name } већ неко време није на вези.
away-wait = Сачекај
away-bot = Нека игра бот

## Before the game

gathering-title = Чекамо остале
gathering-title-full = Сви су ту
gathering-title-guest = Партија само што није почела
gathering-open = { $open ->
    [one] Још је слободно { $open } место. Партија почиње кад се попуни.
    [few] Још су слободна { $open } места. Партија почиње кад се попуне.
   *[other] Још је слободно { $open } места. Партија почиње кад се попуне.
}
gathering-awaited = Партија почиње сама чим ову страну отворе играчи: { $names }.
gathering-unready = Партија може да почне чим ову страну отворе играчи: { $names }.
gathering-full = { $host ->
    [you] Почните кад год желите.
   *[other] Партију почиње онај ко је отворио сто.
}
invite-title = Позовите пријатеље
invite-text = Пошаљите им овај линк или нека скенирају код. Ко га отвори, може да седне за сто; налог није потребан.
invite-link = Линк за место
invite-qr = QR код линка за место
invite-message = Хоћемо ли партију Маракеша?
invite-here-only = { $host } је адреса само за овај рачунар. Да бисте пустили и друге, покрените сервер овако и отворите игру на правој адреси овог рачунара:
invite-renew = Направи нови линк
invite-renewed = Направљен је нови линк. Стари више не отвара место за столом.
invite-host-has-it = Линк за место има онај ко је отворио овај сто.
watch-title = Неко жели само да гледа?
watch-link = Линк за гледање
watching-gathering = Ви гледате. Ако желите да играте, затражите линк за место.
watching-full = Сва места су заузета. Можете да гледате; ако неко устане, моћи ћете овде да седнете.
join-late = Ако је неко од ових места ваше, пренесите га овамо са уређаја на којем сте сели за сто: тамо, под „{ this-table }“, изаберите „{ move-seat }“.
your-name = Ваше име
player-numbered = Играч { $seat }
sit-down = Седни
seat-bot = Додај бота
which-bot = Који бот
remove = Уклони
remove-name = Уклони: { $name }
leave-seat = Устани
start-game = Почни партију
cancel-table = Затвори сто
cancel-title = Затворити овај сто?
cancel-text = За њега више нико неће моћи да седне, а линк ће престати да ради.
cancel-no = Задржи га

## This table

this-table = Овај сто
rules-on = Правила
rules-edition = Издање: { $edition }
rules-usual = Уобичајена правила.
rules-bankruptcy-play-on = Ко не може да плати, даје колико има и игра даље.
rules-steering-after-must = Варијанта: прво се баца; после постављања ћилима Асам мора да се окрене лево или десно за следећег играча.
rules-steering-after-may = Варијанта: прво се баца; после постављања ћилима Асам може да се окрене за следећег играча.
rules-area-owner = У посед се рачунају обе боје његовог власника.
rules-whole-nobody = Ничији цео ћилим не сме да се покрије одједном, чак ни сопствени.
rules-halves-colours = Ћилим никад не покрива два поља исте боје.
rules-pile-alternating = Са два играча боје у гомили се смењују.
rules-stock-15 = Са два играча свако има 15 ћилима једне боје.
rules-tie-shared = Код нерешеног резултата победа се дели.
rules-clock-none = Без сата.
rules-clock-turn = { $seconds ->
    [one] { $seconds } секунда по потезу.
    [few] { $seconds } секунде по потезу.
   *[other] { $seconds } секунди по потезу.
} { $timeout ->
    [bot] Коме време истекне, за њега игра бот.
   *[out] Коме време истекне, испада.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } минут за целу партију
    [few] { $minutes } минута за целу партију
   *[other] { $minutes } минута за целу партију
}{ $increment ->
    [0] .
    [one] , и још { $increment } секунда по потезу.
    [few] , и још { $increment } секунде по потезу.
   *[other] , и још { $increment } секунди по потезу.
} { $timeout ->
    [bot] Коме време истекне, за њега игра бот.
   *[out] Коме време истекне, испада.
}
read-rules = Прочитај правила
fair-title = Поштена коцкица
fair-text = Свако бацање се израчунава из тајне сервера, обећане доле пре партије, и из семена сваког места. После партије тајна се открива и свако бацање може да се провери.
fair-seats = И места обећавају своја семена. Ваша страна своје показује сама кад буду дата сва обећања, па нико не може да изабере семе према туђим.
fair-hash = Обећани хеш семена (SHA-256): { $name }
fair-commitment = Обећање сервера (SHA-256)
fair-seed = Семе: { $name }
fair-change = Промени своје семе
fair-change-name = Промени семе: { $name }
fair-change-do = Промени
fair-salted = Додају му се насумична слова, да га нико не погоди из хеша.
fair-changed = Ваше семе је промењено.
move-seat = Играј на другом уређају
move-seat-name = Пренеси на други уређај: { $name }
move-seat-title = Понесите своје место
move-seat-text = Отворите овај линк на другом уређају у року од { $minutes } минута. Ради само једном, а онда је место тамо и више није овде.
move-seat-link = Линк за други уређај
move-seat-qr = QR код линка за други уређај
claim-title = Играти на овом уређају?
claim-text = Овај линк доноси место на овај уређај. На уређају са којег долази онда може само да се гледа.
claim-yes = Играј овде
claim-no = Само гледај
seat-claimed = Место је сада ваше. Играјте даље.
give-up = Предај партију
give-up-name = Предај за играча { $name }
give-up-title = Предати партију?
give-up-text = Испадате, ваши дирхами се враћају у банку, а ваши ћилими никоме не доносе поене. Остали играју даље.
give-up-no = Играј даље

## The end

you-win = Победили сте!
standings-title = Поредак
standings-rank = Место
standings-name = Играч
standings-dirhams = Дирхами
standings-squares = Поља
standings-points = Поени
standings-plus = + { $squares }
standings-out = { $why ->
    [time] време истекло
    [rules] прекршена правила
    [engine] квар
    [gave-up] предаја
   *[poor] нема чиме да плати
}
chart-title = Поени по потезима
chart-turn = Потез
chart-as-table = Исто као табела
rematch = Играј поново
rematch-join = Придружи се следећој партији
rematch-wanted = Остали желе да играју поново.
rematch-watch = Спрема се следећа партија.
watch-next = Гледај следећу партију
replay-game = Погледај поново
download-record = Преузми запис
share = Подели
share-title = Подели резултат
share-text = Текст и линк
share-result = Маракеш: { $result }
dice-check = Провери коцкицу
dice-checking = Проверава се…
dice-fine = Проверено бацања и откривених ћилима: { $count }. Све је онако како дају семена.
dice-compared = { $how ->
    [all] Обећања сервера и свих места иста су она која је овај уређај сачувао пре него што је показао своје семе.
    [server] Обећање сервера исто је оно које је овај уређај видео. Обећања места није сачувао.
   *[none] Овај уређај пре партије није сачувао ниједно обећање, па запис нема с чим да се упореди.
}
dice-rounds = { $count ->
    [one] Пре тога је { $count } пут узалуд показао семе: семена су морала да се обећају изнова.
    [few] Пре тога је { $count } пута узалуд показао семе: семена су морала да се обећају изнова.
   *[other] Пре тога је { $count } пута узалуд показао семе: семена су морала да се обећају изнова.
}
dice-other-promise = Обећање у запису је { $found }; за овим столом било је { $seen }.
dice-seed-lost = Овај уређај нема семе које је обећано за ваше место, а за ново обећање је касно. Отворите ову страну на уређају који га има; иначе онај ко је отворио сто може на ваше место да дода бота или да затвори сто.
dice-other-table = Овај запис је са другог стола: { $found }.

## Links, dialogs, pages

copy = Копирај
copied = Копирано
copy-by-hand = Линк је означен: копирајте га тастатуром или прстом.
close = Затвори
dialog-no = Не
table-try-again = Покушај поново
to-home = На почетну страну
table-heading = Маракеш: { $names }
table-loading = Само тренутак: припремамо сто…
table-gone-title = Такав сто не постоји
table-gone = Линк је можда непотпун, или је сто одавно распремљен.
table-unreachable-title = Сервер не одговара
table-cancelled-title = Овај сто је затворен
table-cancelled = Затворио га је онај ко га је отворио. Отворити други?
title-your-turn = ● Ваш потез – Маракеш
title-table = За столом – Маракеш

## Help

keys-title = Тастери
key-arrows = Стрелице
key-enter = Enter
key-escape = Esc
keys-arrows = окрени Асама, или иди од ћилима до ћилима
keys-enter = баци коцкицу, постави ћилим
keys-escape = одустани од непотврђеног избора; прескочи анимацију
keys-skip = прескочи анимацију
keys-log = отвори или склопи дневник
keys-hint = затражи савет или га сакриј
keys-sounds = укључи или искључи звуке
keys-help = ова помоћ
keys-touch = Прстом или мишем: додирните поље да видите ћилим на њему, и још једном за следећи. Поставља га додир на другу половину ћилима или дугме. Додир на било који ћилим показује колико кошта зауставити се на њему.

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
todo-shared =
    { $step ->
        [turn] { $name }: окрените Асама, па баците коцкицу.
        [roll] { $name }: баците коцкицу.
        [lay] { $name }: поставите свој { colour } ћилим поред Асама.
        [steer] { $name }: окрените Асама за следећег играча.
        [draw] { $name }: открива се ваш следећи ћилим.
       *[over] Партија је завршена.
    }
todo-other =
    { $step ->
        [turn] { $name } одлучује куда ће Асам.
        [roll] { $name } сада баца коцкицу.
        [lay] { $name } бира место за { colour } ћилим.
        [steer] { $name } окреће Асама за следећег играча.
        [draw] { $name } открива следећи ћилим.
       *[over] Партија је завршена.
    }
todo-playing = { $name } игра.
todo-playing-you = Ви играте.
todo-lent = { $name }: за вас игра бот.
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
hint-thinking = Савет се припрема…
hint-warming = Ботови се спремају. Савет ће се појавити чим буду спремни.
hint-would-face = { $name } саветује: окрените Асама на { facing }.
hint-would-lay = { $name } саветује: ћилим на { $first } и { $second }.
hint-chance =
    { $times ->
        [0] С тим избором готово никад не побеђујете.
        [one] С тим избором побеђујете у { $times } партији од 100.
        [few] С тим избором побеђујете у { $times } партије од 100.
       *[other] С тим избором побеђујете у { $times } партија од 100.
    }
hint-choices = Најбоље могућности

## Taking back the last rug, round one device

undo = Узми назад
undo-help = Узми последњи ћилим назад (могуће док се Асам поново не окрене)
did-undo = { $name } узима последњи ћилим назад.
keys-undo = узима последњи ћилим назад (кад сви играју на једном уређају)

## What happened besides

did-run-out = { $name }: време је истекло, играч испада.
did-break-rules = { $name }: прекршена су правила, играч испада.
did-fail =
    { $reason ->
        [engine-not-started] { $name } не може да се покрене и испада из игре.
        [engine-hung] { $name } више не одговара и испада из игре.
        [engine-flooded] { $name } шаље превише података и испада из игре.
        [engine-junk] { $name } шаље нешто нечитљиво и испада из игре.
        [engine-illegal] { $name } игра недозвољен потез и испада из игре.
       *[engine-crashed] { $name }: квар, играч испада.
    }
did-sit = { $name } седа за сто.
did-vacate = Место { $seat } је поново слободно.
did-seat-bot = На место { $seat } седа бот.
did-start = Партија почиње.
did-stand-in =
    { $reason ->
        [time] { $name }: време је истекло, бот преузима игру.
       *[absent] { $name } није на вези, бот преузима игру.
    }
did-come-back = { $name } је поново ту.
did-move = { $name } сада игра на другом уређају.
did-hold = Сервер неко време није радио. Ништа није изгубљено.
did-cancel = Сто је затворен.
log-face = окреће Асама на { facing }
log-steer = окреће Асама на { facing } за следећег играча
log-roll = баца { $slippers }, Асам на { $square }
log-pay = плаћа { dirhams } → { $owner }
log-pay-part = може да плати само { dirhams } → { $owner }
log-go-out = испада
log-lay = { colour } ћилим на { $first } и { $second }
log-return = враћа ћилим у кутију
log-draw = следећи ћилим: { colour }
log-title = Дневник партије
log-empty = Још ништа. Први потез само што није почео.
side-title = Дневник партије и сто

## Looking back at an earlier turn

log-about = Изаберите потез да га видите на пијаци.
look-title = Ранији потез
look-back = Потез назад
look-forward = Потез напред
look-return = Назад у партију
look-opened = Гледате ранији потез. Esc вас враћа у партију.
look-returned = Поново сте у партији.
look-your-turn = На потезу сте.
look-gone-on = Партија је одмакла.
keys-look = у дневнику: од потеза до потеза; Enter приказује потез на пијаци, Esc враћа у партију

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
bot-called =
    { $bot ->
        [random] Туриста
        [novice] Почетник
        [greedy] Шегрт
        [merchant] Трговац
        [master] Мајстор
        [champion] Шампион
       *[other] Бот { $bot }
    }
bot-lettered =
    { $bot ->
        [random] Туриста { $letter }
        [novice] Почетник { $letter }
        [greedy] Шегрт { $letter }
        [merchant] Трговац { $letter }
        [master] Мајстор { $letter }
        [champion] Шампион { $letter }
       *[other] Бот { $bot } { $letter }
    }
bot-about =
    { $bot ->
        [random] Игра насумично.
        [novice] Добро игра отприлике сваки други потез.
        [greedy] Гледа један потез унапред и јури поене.
        [merchant] Мисли на оно што избор доноси касније.
        [master] Гледа далеко унапред и тешко га је победити.
        [champion] Сам је научио да игра и најтеже га је победити.
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

## What a seat says when it is chosen

seat-each-counts = Сваки дирхам вреди један поен, а исто тако и свако поље на којем се види ћилим ове боје.
seat-each-counts-two = Сваки дирхам вреди један поен, а исто тако и свако поље на којем се види ћилим једне од ове две боје.
seat-pile-two =
    { $whose ->
        [you] У вашој гомили су ћилими у две боје.
       *[other] У овој гомили су ћилими у две боје.
    }
seat-pile-next =
    Следећи ћилим је { $letter ->
        [r] црвен
        [b] плав
        [y] жут
       *[g] зелен
    }. Сви га виде.
seat-pile-empty = Сви ови ћилими су постављени.
seat-next-mark = следећи
seat-about-out = Ван игре. Ови ћилими остају на пијаци, а заустављање на њима не кошта ништа.
seat-about-away = Није на вези: страна ове партије тренутно није отворена.
seat-about-bot = Бот. { bot-about }
seat-about-lent = Овде игра бот док се играч не врати. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Реакције
react = Реците нешто
reaction =
    { $reaction ->
        [hello] Здраво!
        [good-luck] Срећно!
        [well-played] Добро одиграно!
        [thanks] Хвала!
        [ouch] Јој!
        [laugh] Ха-ха!
        [wow] Опа!
       *[moment] Само тренутак!
    }
did-react = { $name }: { reaction }
did-react-you = Ви: { reaction }
did-react-spectator = Гледалац: { reaction }
reactions-mute = Утишај реакције за овим столом
reactions-mute-help = Више не видите и не чујете шта други шаљу. Своје и даље можете да шаљете.

## A square that was asked about

area-price =
    { $letter ->
        [r] Црвени
        [b] Плави
        [y] Жути
       *[g] Зелени
    } посед од { $squares ->
        [one] { $squares } поља
        [few] { $squares } поља
       *[other] { $squares } поља
    }. Власник: { $owner }. Цена за све остале: { dirhams }.
area-free =
    { $letter ->
        [r] Црвени
        [b] Плави
        [y] Жути
       *[g] Зелени
    } посед од { $squares ->
        [one] { $squares } поља
        [few] { $squares } поља
       *[other] { $squares } поља
    }. Власник: { $owner }, ван игре. Овде нико не плаћа.

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = Ваше: други плаћају { dirhams }
price-tag-free = Ништа се не плаћа
price-nudge =
    { $how ->
        [touch] Додирните било који ћилим да видите колико кошта зауставити се на њему.
       *[mouse] Покажите на било који ћилим да видите колико кошта зауставити се на њему.
    }

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
line-lost =
    Нема везе већ { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунде
       *[other] { $seconds } секунди
    }. Покушавамо поново да се повежемо; ништа није изгубљено.
line-lost-kept =
    Нема везе већ { $seconds ->
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

## The server is well again

server-recovered = Сервер поново ради. Можете да играте даље.

## Before the game

gathering-title = Чекамо остале
gathering-title-full = Сви су ту
gathering-title-guest = Партија само што није почела
gathering-open =
    { $open ->
        [one] Слободно је још { $open } место. Партија почиње чим се попуни.
        [few] Слободна су још { $open } места. Партија почиње чим се попуне.
       *[other] Слободно је још { $open } места. Партија почиње чим се попуне.
    }
gathering-awaited = Партија почиње аутоматски чим сви отворе ову страну. Још се чека: { $names }.
gathering-unready = Партија може да почне чим сви отворе ову страну. Још се чека: { $names }.
gathering-full =
    { $host ->
        [you] Почните кад год желите.
       *[other] Партију ће започети особа која је отворила сто.
    }
invite-title = Позовите пријатеље
invite-text = Пошаљите им овај линк или нека скенирају код. Ко га отвори, може да седне за сто; налог није потребан.
invite-link = Линк за позив
invite-qr = QR код линка за позив
invite-message = Хоћемо ли партију Маракеша?
invite-here-only = Адреса { $host } ради само на овом рачунару. Да бисте пустили и друге, покрените сервер овако и отворите игру на мрежној адреси овог рачунара:
invite-renew = Направи нови линк
invite-renewed = Ево новог линка. Стари више не ради.
invite-host-has-it = Линк за позив има особа која је отворила овај сто.
watch-title = Неко жели само да гледа?
watch-link = Линк само за гледање
watching-gathering = Ви гледате. Ако желите да играте, затражите линк за позив.
watching-full = Сва места су заузета. Можете да гледате, а ако неко оде, да седнете овде.
join-late = Ако је неко од ових места ваше, можете га преместити овамо: на уређају на којем сте сели за сто отворите „{ this-table }“ и изаберите „{ move-seat }“.
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

## An invitation

invited-by = { $name } вас позива на партију Маракеша
invited-again = { $name } жели да игра поново
invited-new = Маракеш вам је нов?
invited-back = Назад на позив
seats-taken-title = Сва места су заузета
seats-taken-text = Овог пута се игра без вас. Можете да гледате или да замолите пријатеље за нови сто.
seats-taken-watch = Гледај партију
seats-taken-own = Отвори сто
gathering-away = Тренутно није на вези: { $names }

## The next game with the same players

gathering-title-again = Следећа партија
gathering-asked = Позив послат: { $names }
gathering-here = Већ за столом: { $names }
mark-asked = позив послат
invite-again = Пошаљи линк

## This table

this-table = Овај сто
rules-on = Правила
rules-edition = Издање: { $edition }
rules-usual = Уобичајена правила.
rules-bankruptcy-play-on = Играч који не може да плати цео износ даје колико има и игра даље.
rules-steering-after-must = Варијанта: прво се баца коцкица. После постављања ћилима морате да окренете Асама лево или десно за следећег играча.
rules-steering-after-may = Варијанта: прво се баца коцкица. После постављања ћилима смете да окренете Асама за следећег играча.
rules-area-owner = У цену улазе обе боје власника.
rules-whole-nobody = Ниједан цео ћилим не сме да се покрије одједном, чак ни сопствени.
rules-halves-colours = Ћилим никад не сме да покрије два поља исте боје.
rules-pile-alternating = Са два играча боје се у свакој гомили смењују.
rules-stock-15 = Са два играча свако има 15 ћилима једне боје.
rules-tie-shared = Играчи с једнаким бројем поена деле победу.
rules-clock-none = Без сата.
rules-clock-turn =
    { $seconds ->
        [one] { $seconds } секунда по потезу.
        [few] { $seconds } секунде по потезу.
       *[other] { $seconds } секунди по потезу.
    } { $timeout ->
        [bot] Ако играчу истекне време, бот преузима игру.
       *[out] Играч коме истекне време испада.
    }
rules-clock-game =
    { $minutes ->
        [one] { $minutes } минут по играчу за целу партију
        [few] { $minutes } минута по играчу за целу партију
       *[other] { $minutes } минута по играчу за целу партију
    }{ $increment ->
        [0] .
        [one] { " " }и још { $increment } секунда по потезу.
        [few] { " " }и још { $increment } секунде по потезу.
       *[other] { " " }и још { $increment } секунди по потезу.
    } { $timeout ->
        [bot] Ако играчу истекне време, бот преузима игру.
       *[out] Играч коме истекне време испада.
    }
read-rules = Прочитај правила
fair-title = Поштена коцкица
fair-text = Свако бацање се израчунава из тајног семена сервера и по једног семена са сваког места. Пре партије сервер објављује хеш наведен доле, коме његово семе мора да одговара. После партије семе сервера се открива и свако може да провери свако бацање.
fair-seats = И страна сваког играча објављује хеш свог семена, а семе открива аутоматски тек кад су објављени сви хешеви. Тако нико не може да изабере семе према туђим.
fair-hash = Хеш семена (SHA-256): { $name }
fair-commitment = Хеш семена сервера (SHA-256)
fair-seed = Семе: { $name }
fair-change = Промени своје семе
fair-change-name = Промени семе: { $name }
fair-change-do = Промени
fair-salted = Вашем семену се додају насумични знакови да нико не може да га погоди из хеша.
fair-changed = Ваше семе је промењено.
move-seat = Играј на другом уређају
move-seat-name = Пренеси на други уређај: { $name }
move-seat-title = Понесите своје место
move-seat-text =
    { $minutes ->
        [one] Отворите овај линк на другом уређају у року од { $minutes } минута. Ради само једном. Онда играте тамо, а на овом уређају можете само да гледате.
        [few] Отворите овај линк на другом уређају у року од { $minutes } минута. Ради само једном. Онда играте тамо, а на овом уређају можете само да гледате.
       *[other] Отворите овај линк на другом уређају у року од { $minutes } минута. Ради само једном. Онда играте тамо, а на овом уређају можете само да гледате.
    }
move-seat-link = Линк за други уређај
move-seat-qr = QR код линка за други уређај
claim-title = Играти на овом уређају?
claim-text = Овај линк премешта место на овај уређај. На другом уређају онда може само да се гледа.
claim-yes = Играј овде
claim-no = Само гледај
seat-claimed = Сада играте на овом уређају.
give-up = Предај партију
give-up-name = Предај партију: { $name }
give-up-title = Предати ову партију?
give-up-text = Испадате из игре. Ваши дирхами се враћају у банку, а ваши ћилими више никоме не доносе поене.
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
chart-as-table = Прикажи као табелу
rematch = Играј поново
rematch-join = Придружи се следећој партији
rematch-wanted = Остали желе да играју поново.
watch-next = Гледај следећу партију
replay-game = Погледај снимак
download-record = Преузми запис
share = Подели
share-title = Подели резултат
share-text = Текст и линк
share-result = Маракеш: { $result }
dice-check = Провери коцкицу
dice-checking = Проверава се…
dice-fine = Проверено бацања и откривених ћилима: { $count }. Све одговара семенима.
dice-compared =
    { $how ->
        [all] Сви објављени хешеви, и сервера и места, исти су они које је овај уређај сачувао пре него што је открио своје семе.
        [server] Хеш сервера је исти онај који је овај уређај видео. Хешеве места није сачувао, па нема с чим да их упореди.
       *[none] Овај уређај пре партије није сачувао ниједан хеш, па запис нема с чим да се упореди.
    }
dice-rounds =
    { $count ->
        [one] Пре тога је овај уређај { $count } пут открио семе, али партија није почела; сва семена су онда замењена.
        [few] Пре тога је овај уређај { $count } пута открио семе, али партија није почела; сваки пут су сва семена замењена.
       *[other] Пре тога је овај уређај { $count } пута открио семе, али партија није почела; сваки пут су сва семена замењена.
    }
dice-other-promise = Хеш сервера се променио. Овај уређај је за овим столом видео { $seen }, а сада налази { $found }.
dice-seed-lost = Овај уређај нема семе вашег места, а за избор другог је касно. Отворите ову страну на уређају који га има. Ако не можете, особа која је отворила сто може да препусти ваше место боту или да затвори сто.
dice-other-table = Овај запис је са другог стола: { $found }.

## The end, for the person at this screen

you-share-win = Делите победу!
over-by-points =
    Победа за { $lead ->
        [one] { $lead } поен
        [few] { $lead } поена
       *[other] { $lead } поена
    }: { dirhams } и { $squares ->
        [one] { $squares } поље
        [few] { $squares } поља
       *[other] { $squares } поља
    }.
over-by-dirhams =
    { $points ->
        [one] Одлучили су дирхами ({ $most } : { $next }): { $names } имају по { $points } поен.
        [few] Одлучили су дирхами ({ $most } : { $next }): { $names } имају по { $points } поена.
       *[other] Одлучили су дирхами ({ $most } : { $next }): { $names } имају по { $points } поена.
    }
over-shared =
    { $points ->
        [one] Нико није испред: по { $points } поен.
        [few] Нико није испред: по { $points } поена.
       *[other] Нико није испред: по { $points } поена.
    }
over-only-one = У игри остаје само { $name }.
over-only-you = У игри остајете само ви.
over-others-gave-up = Сви остали су предали партију.
over-you-close =
    { $lead ->
        [one] Замало: недостајао вам је само { $lead } поен. Добро одиграно!
        [few] Замало: недостајала су вам само { $lead } поена. Добро одиграно!
       *[other] Замало: недостајало вам је само { $lead } поена. Добро одиграно!
    }
over-you-equal = Замало: одлучили су тек дирхами. Добро одиграно!
over-you-second = Заузели сте друго место. Добро одиграно!
over-you-third = Заузели сте треће место. Добро одиграно!
over-you-fourth = Заузели сте четврто место. Више среће следећи пут!
over-you-lost = Добро одиграно! Пијаца је отворена за нову партију.
over-you-out = Испали сте пре краја. Пијаца је отворена за нову партију.

## The points by turn

chart-help = Додирните графикон или користите тастере са стрелицама да видите поене свих играча после било ког потеза.
chart-walk = Поени после потеза
chart-value = После потеза { $turn }: { $points }.
chart-value-start = На почетку: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = Погледај пијацу после потеза { $turn }
chart-watch-start = Погледај пијацу на почетку

## Links, dialogs, pages

copy = Копирај
copied = Копирано
copy-by-hand = Линк је означен и можете га копирати.
close = Затвори
dialog-no = Не
table-try-again = Покушај поново
to-home = На почетну страну
table-heading = Маракеш: { $names }
table-loading = Отварамо сто…
table-gone-title = Сто није пронађен
table-gone = Линк је можда непотпун, или је сто можда уклоњен.
table-unreachable-title = Сервер не одговара
table-cancelled-title = Овај сто је затворен
table-cancelled = Особа која га је отворила отказала је партију. Желите ли да отворите други сто?

## Window titles

title-my-turn = ● Ваш потез
title-playing = Партија је у току
title-gathering = Чекају се играчи
title-won =
    { $count ->
        [one] Побеђује { $names }
        [few] Победу деле { $names }
       *[other] Победу деле { $names }
    }
title-you-won = Победили сте
title-you-share = Делите победу
title-replay = Снимак: { $names }

## Help

keys-title = Пречице
key-arrows = Стрелице
key-enter = Enter, размакница
key-escape = Esc
keys-arrows = бирају смер за Асама или место за ваш ћилим
keys-enter = баца коцкицу или поставља изабрани ћилим
keys-escape = поништава непотврђен избор или прескаче анимацију
keys-skip = прескаче анимацију
keys-log = отвара или затвара дневник партије
keys-hint = приказује или сакрива савет
keys-sounds = укључује или искључује звуке
keys-help = приказује ову помоћ
keys-touch = Прстом: додирните поље да видите ћилим на њему. Додирните га још једном да видите следећи или додирните суседно поље да изаберете та два. Да поставите ћилим, притисните дугме.

## Help: mouse, arrows and prices

keys-mouse = Мишем: кликните на ћилим да га изаберете и још једном да га поставите. Двоклик само бира ћилим.
keys-facing = Додир или клик на стрелицу само окреће Асама. За бацање коцкице притисните дугме.
keys-price = Додирните било који други ћилим или кликните на њега да видите колико кошта зауставити се на њему.

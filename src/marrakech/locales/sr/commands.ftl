### Serbian: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: датотека није пронађена.
file-is-folder = { $file } је фасцикла, а не датотека.
file-not-text = { $file } није текст у UTF-8 (бајт { NUMBER($byte, useGrouping: 0) }).
file-too-big = Датотека { $file } је већа од { $limit } мегабајта; запис је много мањи.
file-exists = Датотека { $file } већ постоји и није замењена.
file-unreadable = Датотека { $file } не може да се прочита: { $reason }
file-unwritable = Датотека { $file } не може да се упише: { $reason }
of-file = { $file }: { $problem }
error = Грешка: { $problem }
turn-beyond = у запису нема потеза { NUMBER($turn, useGrouping: 0) }; последњи је { NUMBER($last, useGrouping: 0) }.
bots-too-many = Ботова је { $bots } и сваком треба место, а играча је само { $players }.
names-too-many =
    { $names ->
        [one] Дато је { $names } име
        [few] Дата су { $names } имена
       *[other] Дато је { $names } имена
    }, а { $people ->
        [0] играју само ботови.
        [one] игра само { $people } особа.
        [few] играју само { $people } особе.
       *[other] игра само { $people } особа.
    }
starter-unknown = „{ $text }“ није начин на који се одређује ко почиње; користите random или agreed.
nothing-to-resume = Нема незавршене партије која би се наставила.
options-clash = { $first } и { $second } не могу да се користе заједно.
passed-over = Прескочено: { $problem }
language-unknown = Језика „{ $text }“ овде нема. На располагању су: { $languages }.
section-unknown = У правилима нема одељка „{ $text }“. На располагању су: { $sections }.
resume-alone = Настављена партија задржава своје играче и правила; изоставите { $option }.

## The store

store-full = { $file }: диск је пун, па ништа ново не може да се сачува. Све што је досад сачувано је безбедно; ослободите простор да бисте наставили.
store-locked = Датотеку { $file } користи други сервер или програм.
store-broken = Датотека { $file } је оштећена или није складиште столова ({ $reason }). Команда „marrakech check-store“ показује који су столови неоштећени, а уз --rescue их копира у нову датотеку.
store-gone = Датотека { $file } је избрисана, премештена или замењена док ју је сервер користио. Док се не врати баш та датотека, ништа ново не може да се сачува.
store-newer = Датотеку { $file } је уписала новија верзија програма marrakech (верзија складишта { $found }; овај програм чита до верзије { $known }).
store-behind = Датотека { $file } је старија од копије { $copy }, која је из ње спасена и има податке којих у датотеци нема. Покрените сервер с копијом (--data) или је преместите на друго место да бисте наставили са старијом датотеком.
store-unreadable = Датотека { $file } не може да се отвори, прочита или упише: { $reason }
store-closed = Датотека { $file } је затворена јер се сервер зауставља.
store-extra = { $file }: за PostgreSQL је потребан пакет који није инсталиран. Инсталација: { $command }
store-server-old = { $file }: PostgreSQL { $found } је престар; потребна је верзија { $needed } или новија.
store-unsafe = { $file }: подешено је { $setting }, па би при паду система могли да се изгубе потврђени потези. Укључите то подешавање да бисте наставили.
store-not-empty = { $file }: тамо већ има података, па ништа није копирано.
store-none = Датотека { $file } није складиште столова, или јој је оштећен почетак.
check-store-whole = Датотека { $file } је неоштећена: { $count ->
    [one] { $count } сто.
    [few] { $count } стола.
   *[other] { $count } столова.
}
check-store-damaged = Датотека { $file } је оштећена. Столова: { $count }, неоштећених: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table =
    Сто { $table }: { $problem ->
        [checksum] догађај { $number } није онакав какав је уписан.
        [gap] недостаје догађај { $number }.
        [fold] догађај { $number } нема смисла.
       *[summary] сви догађаји су неоштећени, али се списак столова не слаже с њима.
    }
check-store-rescued = { $count ->
    [one] { $count } неоштећен сто копиран је у { $file }
    [few] { $count } неоштећена стола копирана су у { $file }
   *[other] { $count } неоштећених столова копирано је у { $file }
}
backup-done = Столови из { $source } копирани су у { $target }
move-done = Све из { $source } копирано је у { $target } и упоређено. Столова: { $tables }, догађаја: { $events }. У { $source } се ништа није променило.

## Drawing a position

seat-name = Место { $seat }
to-move = ▶
column-player = Играч
column-rugs = Преостало ћилима
column-dirhams = Дирхами
column-squares = Поља
column-points = Поени
column-next = Следећи
out = ван игре
steps-next =
    { $step ->
        [turn] { $name } окреће Асама.
        [roll] { $name } баца коцкицу.
        [lay] { $name } поставља ћилим.
        [draw] { $name } открива следећи ћилим.
        [steer] { $name } окреће Асама за следећег играча.
       *[over] Партија је завршена.
    }
rules-in-force = Правила: { $rules }
rules-default = уобичајена
legal-heading = Дозвољено: { $actions }
chance-heading = Случај: { $actions }

## Playing in the terminal

ask-players = Колико играча?
ask-bots = Колико је међу њима ботова?
ask-level = Које јачине? { $levels }
ask-name = Играч { $number }: име?
ask-number-again = Упишите број од { $low } до { $high }.
bot-alone = Бот
bot-name = Бот { $number }
person-name = Играч { $number }
welcome = Маракеш у терминалу. За помоћ у сваком тренутку упишите ?, а за прекид притисните Ctrl-C: партија се чува после сваке акције.
bots-getting-ready = Ботови се спремају. Први пут то траје око пола минута.
welcome-back = Добро дошли поново: потез { $turn }. За помоћ у сваком тренутку упишите ?.
saved-at = Запис се чува у { $file }
prompt-turn = { $name }: на коју страну? { $choices }
choice-left = { $facing } ({ facing }): лево
choice-straight = { $facing } ({ facing }): право
choice-right = { $facing } ({ facing }): десно
prompt-roll-facing = Асам ће гледати на { facing }. Притисните Enter да баците коцкицу или изаберите други смер: { $others }
prompt-roll = { $name }: притисните Enter да баците коцкицу.
prompt-lay = { $name }: куда иде { colour } ћилим? Упишите број или два поља.
prompt-confirm-lay = { $action }? Притисните Enter да поставите ћилим или изаберите друго место.
prompt-confirm-steer = Асам ће гледати на { facing }. Следећи играч: { $next }. Притисните Enter да потврдите или изаберите други смер.
stars-paid = Звездице означавају посед који је плаћен.
prompt-must-return = { $name }: за ћилим овде нема места. Притисните Enter да га вратите у кутију.
not-understood = „{ $text }“ није међу понуђеним могућностима. За помоћ упишите ?.
help-facing = N E S W      окреће Асама: N (север), E (исток), S (југ) или W (запад); ништа није коначно док не баците коцкицу
help-lay = 1 2 3 … или d4d5  бира место за ћилим; ништа није коначно док не притиснете Enter
help-position = position     приказује позицију као текст
help-log = log          приказује досадашњи запис
help-save = save FILE    чува копију записа у датотеци FILE
help-give-up = give up      предаје партију (уз претходну потврду)
help-quit = q или quit   прекида сада; можете наставити касније
ask-give-up = { $name }: заиста предајете партију? Упишите: да
yes = да
gave-not-up = Нико није предао партију. Игра се наставља.
copy-saved = Копија је сачувана у { $file }
goodbye-early = Ниједна партија није започета.
goodbye = Заустављено. За наставак покрените: { $command }
save-trouble = Запис није могао да се сачува: { $problem } Можете да играте даље; биће сачуван са следећом акцијом.
not-saved = Последње акције нису сачуване: { $problem }
over-heading = Партија је завршена после { $count ->
    [one] { $count } потеза
    [few] { $count } потеза
   *[other] { $count } потеза
}.
resume-over = Ова партија је завршена. Кроз њу можете проћи командом „marrakech replay“.

## Other commands

list-number = { $number }.
verify-fine =
    { $file }: у реду. { $count ->
        [0] Још нема бацања ни откривених ћилима.
       *[other] Проверено бацања и откривених ћилима: { $count }. Све одговара семенима.
    }
verify-promised =
    { $file }: { $promised ->
        [all] семена свих играча одговарају објављеним хешевима у запису. Да ли су хешеви објављени пре него што је прво семе откривено, може да каже само уређај који их је за столом сачувао.
        [some] семена ових места дата су отворено, без хеша: { $seats }. Остала одговарају објављеним хешевима у запису. Да ли су хешеви објављени пре него што је прво семе откривено, може да каже само уређај који их је за столом сачувао.
       *[none] ниједно место није објавило хеш пре него што је његово семе откривено: играч који је држао и сервер могао је да изабере бацања.
    }
check-fine = { $file }: у реду. { turns }, { $result }
replay-prompt = Притисните Enter за напред или b за назад; упишите број потеза на који желите да пређете или q за крај
replay-start = Пре прве акције
replay-turn = Потез { $turn } од { $last }: { $line }
replay-comment = „{ $text }“
replay-end = Ово је крај записа.
edition-column = Издање
edition-source = Правила
edition-options = Опције
edition-box = Ћилими
edition-starter = Први играч
edition-default-rules = уобичајена
edition-footer = Опције у (загради) наш су избор зато што правила о њима не говоре; све остале су у њима одштампане.
starter =
    { $who ->
        [random] насумично
        [morocco] ко је последњи био у Мароку
        [youngest] најмлађи или насумично
       *[agreed] по договору
    }
perft-total = { $nodes ->
    [one] { $nodes } низ
    [few] { $nodes } низа
   *[other] { $nodes } низова
} од { $depth ->
    [one] { $depth } акције
    [few] { $depth } акције
   *[other] { $depth } акција
}
perft-counting = бројање
simulate-progress = партије
simulate-title =
    { games } са насумичном игром, { $players ->
        [one] { $players } играч
        [few] { $players } играча
       *[other] { $players } играча
    }
simulate-seat = Место
simulate-wins = Победе
simulate-points = Поени
simulate-paid = Плаћено
simulate-received = Примљено
simulate-out = Испада
simulate-length = Партија у просеку траје { $mean } потеза (од { $low } до { $high }).
simulate-anyone-out = Удео партија у којима неко испада: { $share }; удео подељених победа: { $shared }.
simulate-speed = Партија у секунди: { $rate }.
simulate-stopped = Заустављено после { $games ->
    [one] { $games } партије
    [few] { $games } партије
   *[other] { $games } партија
}.

## Engines

engine-not-started = Програм „{ $engine }“ није могао да се покрене: { $detail }
engine-crashed = Програм „{ $engine }“ се неочекивано зауставио ({ $detail }).
engine-hung = Програм „{ $engine }“ није одговорио на време. { $detail }
engine-flooded = Програм „{ $engine }“ је послао превише података: { $detail }
engine-junk = Програм „{ $engine }“ се не држи протокола: { $detail }
engine-illegal = Програм „{ $engine }“ је одиграо недозвољен потез: { $detail }
bot-needs-engine = Нема бота под именом „{ $name }“. Ако је то програм, наведите његову команду са --engine.
engine-line = „{ $text }“ није ред протокола; сви су у docs/engine-protocol.md.
engine-no-position = Још нема позиције о којој би се размишљало.
engine-no-decision =
    Овде нема о чему да се одлучује: { $step ->
        [roll] о бацању одлучује случај.
        [draw] о следећем ћилиму одлучује случај.
       *[over] партија је завршена.
    }
engine-option = Нема опције „{ $option }“ са вредношћу „{ $value }“.
engine-bot-failed = Бот је заказао: { $error }
engine-cannot-judge = Бот „{ $bot }“ не уме да оцењује позиције.
engine-no-beginning = Може да се оцени само позиција у којој почиње потез.
engine-no-judge = Програм „{ $engine }“ не уме да оцењује позиције: не познаје ред „judge“ из протокола.
engine-starting = Покрећемо програм „{ $engine }“…
engine-thinks = Програм размишља; прво га зауставите.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing =
    Овде нема шта да се пореди: { $step ->
        [roll] о бацању одлучује случај.
        [draw] о следећем ћилиму одлучује случај.
        [over] партија је завршена.
       *[other] могућност је само једна.
    }
rollout-what = Наведите запис или позицију са --position.
rollout-step-alone = Уз --step је потребан потез: наведите га са --turn.
rollout-no-decision = { $step ->
    [turn] У потезу { $turn } нико није окретао Асама.
    [lay] У потезу { $turn } нико није постављао ћилим.
    [steer] У потезу { $turn } нико није окретао Асама за следећег играча.
   *[any] У потезу { $turn } нико није имао избора.
}
rollout-turn = Потез { $turn }: { $sentence }
rollout-choice = Могућност
rollout-behind = Заостатак за најбољом
rollout-played = одиграно
rollout-stopped = { $games ->
    [0] Заустављено пре него што је иједна партија завршена.
    [one] Заустављено после { $games } партије за сваку могућност.
    [few] Заустављено после { $games } партије за сваку могућност.
   *[other] Заустављено после { $games } партија за сваку могућност.
}

## The arena

arena-twice = Бот { $bot } је наведен двапут; сваког бота наведите само једном.
arena-alone = Потребно је двоје: наведите још једног бота, програм са --engine или било шта од тога са --against.
arena-ms = Време за размишљање не може бити { $ms } мс.
arena-sprt = „{ $text }“ нису два удела победа између 0 и 1, прво мањи, на пример 0.5,0.55.
arena-worker-died = Прекинут је процес који је играо партије, можда због мањка меморије. Партије завршене пре тога и даље се рачунају.
chart-ending = { $file }: графикон може да се нацрта само као .svg или .png, па изаберите име које се тако завршава.
results-foreign = У { $file } нису резултати арене. Датотека није мењана.
results-differ = У { $file } су резултати другог надметања: { $setting } је тамо { $found }, а овде { $wanted }.
results-line = { $file }, ред { NUMBER($line, useGrouping: 0) }: ово није следећа рунда: { $text }
results-busy = У { $file } управо пише други процес.
bot-illegal = избор је био „{ $action }“, што тамо није дозвољено.
bot-raised = грешка: { $error }
arena-getting-ready = припрема
arena-progress = партије
arena-speed = { $rate }/с
arena-title =
    { games }, { $players ->
        [one] { $players } играч
        [few] { $players } играча
       *[other] { $players } играча
    }
arena-bot = Бот
arena-against = Против
arena-rating = Рејтинг
arena-ratings = Рејтинг по броју играча
arena-wins = Победе
arena-interval = Интервал 95%
arena-margin = Предност
arena-median = мс, медијана
arena-slow = мс, 99%
arena-games = Партије
arena-even = Ко је кога победио ({ $share } би било изједначено)
arena-range = { $low } до { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } против { $others }: { $verdict ->
    [H1] удео победа је пре { $high } него { $low } (прихваћено H1).
    [H0] удео победа је пре { $low } него { $high } (прихваћено H0).
   *[open] још није решено између { $low } и { $high }.
} LLR { $llr } у опсегу од { $below } до { $above }, { $rounds ->
    [one] { $rounds } рунда.
    [few] { $rounds } рунде.
   *[other] { $rounds } рунди.
}
arena-ladder-holds = Лествица важи: сваки бот побеђује оног испод себе, с поузданошћу од 95%.
arena-ladder-open = Још није сигурно, с поузданошћу од 95%: { $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = { $bot }: принудна предаја у { $games ->
    [one] { $games } партији
    [few] { $games } партије
   *[other] { $games } партија
}. Први пут: { $problem }
arena-stopped =
    Заустављено после { $games ->
        [one] { $games } партије
        [few] { $games } партије
       *[other] { $games } партија
    }. Користите --out FILE да бисте могли да наставите касније.
arena-stopped-kept =
    Заустављено после { $games ->
        [one] { $games } партије
        [few] { $games } партије
       *[other] { $games } партија
    }. За наставак поново покрените исту команду.
arena-chart = Графикон је сачуван у { $file }
arena-chart-title =
    { games }, { $players ->
        [one] { $players } играч
        [few] { $players } играча
       *[other] { $players } играча
    }
chart-wins = Удео победа, са интервалом поверења од 95%
chart-even = изједначено
chart-rating = рејтинг { $rating }
chart-matrix = Победе бота у реду
chart-matrix-rest = Победе бота у реду, самог против осталих

## Luck and skill: marrakech analyse

analyse-depth = „{ $text }“ није дубина; користите quick, normal или deep.
analyse-one-file = { $option } ради само са једним записом.
analyse-no-turns = у запису још нема потеза за анализу.
analyse-annotated-long = запис би с коментарима био дужи од { $longest } знакова, па није сачуван.
analyse-progress = потези
analyse-stopped = Заустављено; анализирани потези: { $done } од { $count }.
analyse-annotated = Запис с коментарима сачуван је у { $file }
analyse-title = { $file }, оцењује { $evaluator } ({ $depth })
analyse-luck = { $name }: коцкица је донела { $luck }.
analyse-not-over = Партија није завршена: резултат су шансе за победу у последњој позицији.
analyse-gave-up = { $name } предаје партију. Колико је то коштало, убраја се у сопствене грешке, али се не рачуна као одлука.
analyse-errors = Колико су коштале одлуке
analyse-kind = Одлука
analyse-step = { $step ->
    [turn] окретање Асама
    [steer] окретање за следећег
   *[lay] постављање ћилима
}
analyse-error-each = У просеку
analyse-largest = Највеће грешке и шта је било боље
analyse-turn = Потез
analyse-played = Одиграно
analyse-better = Боље
analyse-chance = Шансе
analyse-error = Грешка
analyse-rolls = Бацања с највише и с најмање среће
analyse-rolled = Бацање
analyse-luck-column = Срећа
analyse-turns = Потез по потез, са шансама свих после сваког потеза
analyse-actions = Акције
analyse-comment-error = { $grade ->
    [slip] Непрецизност
    [mistake] Грешка
   *[blunder] Груба грешка
} ({ $error }). Боље: { $better }, шансе { $chance } уместо { $instead }.
analyse-comment-judged = Анализа: { $evaluator } ({ $depth })
analyse-comment-luck = Срећа: { $luck }
analyse-profiles = Колико су играчи освојили
analyse-games = Партије
analyse-interval = Интервал 95%
analyse-profile-errors = Колико је коштала једна одлука
analyse-all = Све
analyse-phase = { $phase ->
    [opening] Отварање
    [middle] Средишњица
   *[end] Завршница
}
analyse-profile-words = Број грешака на 100 одлука, по величини
analyse-unfinished = Незавршене партије које нису ушле у профиле: { $count }
analyse-abandoned = Партије с предајом које нису ушле у профиле: { $count }

## Measuring this machine

bench-ready = Припрема; први пут и превођење кода
bench-import = Учитавање библиотеке, мс
bench-load = Учитавање преведеног кода, мс
bench-first-move = Од хладног покретања до првог потеза мајстора, мс
bench-rules-games = Насумичне партије по правилима, једно језгро, у секунди
bench-kernel-games = Насумичне партије у преведеном коду, једно језгро, у секунди
bench-kernel-turns = Потези у преведеном коду, једно језгро, у секунди
bench-kernel-everywhere = Насумичне партије у преведеном коду, сва језгра, у секунди
bench-nodes = Позиције које мајстор прегледа, у секунди
bench-decision = Једна одлука бота { $bot }, мс
bench-machine = { $cpu }, { $cores ->
    [one] { $cores } језгро
    [few] { $cores } језгра
   *[other] { $cores } језгара
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Заустављено. Ово је досад измерено.
bench-child = Заказао је процес који се мерио: { $problem }

## Running a server

serve-ready = Маракеш ради на { $link }
serve-lan = У локалној мрежи: { $link }
serve-data = Датотека { $file } не може да се користи за чување партија: { $reason }
serve-host = „{ $host }“ није адреса овог рачунара: { $reason }
serve-stop = Притисните Ctrl-C да зауставите сервер. Све партије се чувају у { $file }
serve-port = Порт { $port } је заузет или није дозвољен: { $reason }
serve-only-here = Доступно је само са овог рачунара; уз --host 0.0.0.0 доступно је и у локалној мрежи.
open-already = Маракеш већ ради на { $link }
open-other = Маракеш већ ради на { $link }, са другом адресом или датотеком. Прво га зауставите или изаберите други порт.
open-browser = Отвориће се у прегледачу. Ако се то не деси, кликните на линк.
open-yourself = Отворите линк у прегледачу.

### Serbian: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: нема такве датотеке.
file-is-folder = { $file } је фасцикла.
file-not-text = { $file }: ово није текст у UTF-8 (бајт { NUMBER($byte, useGrouping: 0) }).
file-too-big = Датотека { $file } је већа од { $limit } мегабајта; запис је много мањи.
file-exists = Датотека { $file } већ постоји и неће бити замењена.
file-unreadable = Датотека { $file } не може да се прочита: { $reason }
file-unwritable = Датотека { $file } не може да се упише: { $reason }
of-file = { $file }: { $problem }
error = Грешка: { $problem }
turn-beyond = у запису нема потеза { NUMBER($turn, useGrouping: 0) }; последњи је { NUMBER($last, useGrouping: 0) }.
bots-too-many = Нема довољно места: ботова { $bots }, а играча укупно { $players }.
names-too-many = { $names ->
    [one] Дато је { $names } име
    [few] Дата су { $names } имена
   *[other] Дато је { $names } имена
}, а { $people ->
    [0] играју само ботови.
    [one] људи за столом има { $people }.
    [few] људи за столом има { $people }.
   *[other] људи за столом има { $people }.
}
starter-unknown = „{ $text }“ није начин да се одреди ко почиње; користите random или agreed.
nothing-to-resume = Нема незавршене партије која би се наставила.
options-clash = { $first } и { $second } не могу заједно.
passed-over = Прескочено: { $problem }
language-unknown = Језика „{ $text }“ овде нема. Има: { $languages }.
section-unknown = У правилима нема дела „{ $text }“. Има: { $sections }.
resume-alone = Настављена партија задржава своје играче и правила; изоставите { $option }.

## The store

store-full = { $file }: диск је пун, па ништа ново не може да се сачува. Све потврђено је безбедно; ослободите простор и наставите.
store-locked = Датотеку { $file } користи други сервер или други програм.
store-broken = Датотека { $file } је оштећена или никад није била складиште столова ({ $reason }). „marrakech check-store“ показује који су столови неоштећени, а уз --rescue их копира у нову датотеку.
store-gone = Датотека { $file } је избрисана, премештена или замењена док ју је сервер користио. Док се не врати баш та датотека, ништа ново се не чува.
store-newer = Датотеку { $file } је уписао новији marrakech (верзија складишта { $found }; овде су познате верзије до { $known }).
store-behind = Датотека { $file } је старија од копије { $copy }, која је из ње спасена и има нешто чега у датотеци нема. Покрени сервер с копијом (--data) или је премести на друго место да наставиш са старијим стањем.
store-unreadable = Датотека { $file } не може да се отвори, прочита или упише: { $reason }
store-closed = Датотека { $file } је затворена: сервер се зауставља.
store-none = Датотека { $file } није складиште столова, или јој је оштећен сам почетак.
check-store-whole = Датотека { $file } је неоштећена: { $count ->
    [one] { $count } сто.
    [few] { $count } стола.
   *[other] { $count } столова.
}
check-store-damaged = Датотека { $file } је оштећена. Укупно столова: { $count }, од тога неоштећених: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table = Сто { $table }: { $problem ->
    [checksum] догађај { $number } није онакав какав је уписан.
    [gap] недостаје догађај { $number }.
    [fold] догађај { $number } нема смисла.
   *[summary] сви догађаји су у реду, али спискови о њему наводе нешто друго.
}
check-store-rescued = { $count ->
    [one] { $count } неоштећен сто копиран је у { $file }
    [few] { $count } неоштећена стола копирана су у { $file }
   *[other] { $count } неоштећених столова копирано је у { $file }
}
backup-done = Столови из { $source } копирани су у { $target }

## Drawing a position

seat-name = Место { $seat }
to-move = ▶
column-player = Играч
column-rugs = Ћилими
column-dirhams = Дирхами
column-squares = Поља
column-points = Поени
column-next = Следећи
out = ван игре
steps-next = { $step ->
    [turn] { $name } окреће Асама.
    [roll] { $name } баца коцкицу.
    [lay] { $name } поставља ћилим.
    [draw] { $name }: открива се следећи ћилим.
    [steer] { $name } окреће Асама за следећег играча.
   *[over] Партија је завршена.
}
rules-in-force = Правила: { $rules }
rules-default = уобичајена
legal-heading = Дозвољено: { $actions }
chance-heading = Случај: { $actions }

## Playing in the terminal

ask-players = Колико играча?
ask-bots = Колико је од њих ботова?
ask-level = Колико јаких? { $levels }
ask-name = Име играча { $number }?
ask-number-again = Број од { $low } до { $high }, молим.
bot-alone = Бот
bot-name = Бот { $number }
person-name = Играч { $number }
welcome = Маракеш у терминалу. Помоћ: ?, излаз: Ctrl-C. Партија се чува после сваке акције.
bots-getting-ready = Ботови се спремају. Први пут то траје пола минута.
welcome-back = Добро дошли назад: потез { $turn }. Помоћ: ?
saved-at = Запис се чува у { $file }
prompt-turn = { $name }, на коју страну? { $choices }
choice-left = { $facing } лево
choice-straight = { $facing } право
choice-right = { $facing } десно
prompt-throw = Асам гледа на { facing }. Enter баца коцкицу; { $others } га још могу окренути.
prompt-roll = { $name }: Enter баца коцкицу.
prompt-lay = { $name }, куда иде { colour } ћилим? Упишите број или поља.
prompt-confirm-lay = { $action }? Enter га поставља; други избор мења одлуку.
prompt-confirm-steer = За играча { $next } Асам ће гледати на { facing }. Enter потврђује; други смер мења одлуку.
stars-paid = Звездице означавају посед који је плаћен.
prompt-must-return = { $name }: за ћилим овде нема места. Enter враћа један у кутију.
not-understood = „{ $text }“ није понуђено. Упишите ? за помоћ.
help-facing = N E S W      окрени Асама тако; ништа није коначно док се не баци коцкица
help-lay = 1 2 3 … или d4d5  изабери ћилим; ништа није коначно док га Enter не потврди
help-position = position     прикажи позицију као текст
help-log = log          прикажи досадашњи запис
help-save = save FILE    сачувај копију записа у датотеку FILE
help-give-up = give up      предај партију (прво пита)
help-quit = q или quit   стани овде; настави касније
ask-give-up = { $name }, заиста предајете партију? Упишите: да
yes = да
gave-not-up = Нико није предао партију.
copy-saved = Копија је у { $file }
goodbye-early = Ниједна партија није започета.
goodbye = Заустављено. За наставак: { $command }
save-trouble = Запис није могао да се сачува: { $problem } Партија се наставља и биће сачувана са следећом акцијом.
not-saved = Последње акције нису сачуване: { $problem }
over-heading = Партија је завршена после { $count ->
    [one] { $count } потеза
    [few] { $count } потеза
   *[other] { $count } потеза
}.
resume-over = Ова партија је завршена; „marrakech replay“ је приказује корак по корак.

## Other commands

list-number = { $number }.
verify-fine = { $file }: у реду. { $count ->
    [0] Још нема бацања ни откривених ћилима.
   *[other] Проверено бацања и откривених ћилима: { $count }. Све је онако како дају семена.
}
verify-promised = { $file }: { $promised ->
    [all] семена свих играча одговарају обећањима у запису. Да ли су обећања дата пре него што је прво семе показано, може да каже само уређај који их је сачувао за столом.
    [some] семена неких места дата су отворено ({ $seats }); остала одговарају обећањима у запису. Да ли су обећања дата пре него што је прво семе показано, може да каже само уређај који их је сачувао за столом.
   *[none] ниједно семе места није унапред обећано: играч који је држао сервер могао је да изабере бацања.
}
check-fine = { $file }: у реду. { turns }, { $result }
replay-prompt = Enter – напред, b – назад, број – на тај потез, q – крај
replay-start = Пре прве акције
replay-turn = Потез { $turn } од { $last }: { $line }
replay-comment = „{ $text }“
replay-end = Ово је крај записа.
edition-column = Издање
edition-source = Правила
edition-options = Опције
edition-box = Ћилими
edition-starter = Почиње
edition-default-rules = уобичајена
edition-footer = Опција у (загради) постављена је зато што правила о њој не говоре; све остале су у њима одштампане.
starter = { $who ->
    [random] жребом
    [morocco] ко је последњи био у Мароку
    [youngest] најмлађи или жребом
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
simulate-title = { games } са { $players } играча, насумично
simulate-seat = Место
simulate-wins = Победе
simulate-points = Поени
simulate-paid = Плаћено
simulate-received = Примљено
simulate-out = Испада
simulate-length = Партија у просеку траје { $mean } потеза (од { $low } до { $high }).
simulate-anyone-out = Неко испада у { $share } партија; { $shared } победа је подељено.
simulate-speed = Партија у секунди: { $rate }.
simulate-stopped = Заустављено после { $games ->
    [one] { $games } партије
    [few] { $games } партије
   *[other] { $games } партија
}.

## Engines

engine-not-started = Програм „{ $engine }“ није могао да се покрене: { $detail }
engine-crashed = Програм „{ $engine }“ се сам завршио ({ $detail }).
engine-hung = Програм „{ $engine }“ није одговорио на време. { $detail }
engine-flooded = Програм „{ $engine }“ је исписао превише: { $detail }
engine-junk = Програм „{ $engine }“ се не држи протокола: { $detail }
engine-illegal = Програм „{ $engine }“ је изабрао нешто недозвољено: { $detail }
bot-needs-engine = Бота „{ $name }“ овде нема. Ако је то програм, наведите његову команду са --engine.
engine-line = „{ $text }“ није ред протокола; сви су у docs/engine-protocol.md.
engine-no-position = Још нема позиције о којој би се размишљало.
engine-no-decision = Овде нико ни о чему не одлучује: { $step ->
    [roll] треба бацити коцкицу.
    [draw] треба открити ћилим.
   *[over] партија је завршена.
}
engine-option = Нема опције „{ $option }“ која би могла бити „{ $value }“.
engine-bot-failed = Бот је заказао: { $error }
engine-starting = Покрећемо програм „{ $engine }“…
engine-thinks = Програм размишља; прво га зауставите.

## The arena

arena-twice = Бот { $bot } је наведен двапут; сваки бот игра једном.
arena-alone = Потребно је двоје: наведите још једног бота, програм са --engine или било шта од тога са --against.
arena-ms = { $ms } милисекунди није време за размишљање.
arena-sprt = „{ $text }“ нису два удела победа између 0 и 1, прво мањи, као 0.5,0.55.
arena-worker-died = Прекинут је процес који је играо, можда због мањка меморије. Рачуна се оно што је раније завршено.
chart-ending = { $file } није слика која може да се нацрта; име нека се завршава на .svg или .png.
results-foreign = У { $file } нису резултати арене. Датотека остаје каква јесте.
results-differ = У { $file } су резултати другог надметања: { $setting } је тамо { $found }, а овде { $wanted }.
results-line = { $file }, ред { NUMBER($line, useGrouping: 0) }: ово није следећа рунда по реду: { $text }
results-busy = У { $file } управо пише друго покретање.
bot-illegal = избор је био „{ $action }“, што тамо није дозвољено.
bot-raised = грешка: { $error }
arena-getting-ready = припрема
arena-progress = партије
arena-speed = { $rate }/с
arena-title = { games } са { $players } играча
arena-bot = Бот
arena-against = Против
arena-rating = Рејтинг
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
arena-over = { $bot } испред { $other }
arena-gave-up = { $bot }: принудна предаја у { $games ->
    [one] { $games } партији
    [few] { $games } партије
   *[other] { $games } партија
}. Први пут: { $problem }
arena-stopped = Заустављено после { $games ->
    [one] { $games } партије
    [few] { $games } партије
   *[other] { $games } партија
}. Са --out FILE се касније може наставити.
arena-stopped-kept = Заустављено после { $games ->
    [one] { $games } партије
    [few] { $games } партије
   *[other] { $games } партија
}. Иста команда наставља одатле.
arena-chart = Графикон је у { $file }
arena-chart-title = { games } са { $players } играча
chart-wins = Удео победа, са интервалом поверења од 95%
chart-even = изједначено
chart-rating = рејтинг { $rating }
chart-matrix = Победе бота у реду
chart-matrix-rest = Победе бота у реду, самог против осталих

## Measuring this machine

bench-ready = Припрема; први пут и превођење кода
bench-import = Учитавање библиотеке, мс
bench-load = Учитавање преведеног кода, мс
bench-first-move = Од покретања до првог потеза мајстора, мс
bench-rules-games = Насумичне партије кроз правила, једно језгро, у секунди
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
bench-stopped = Заустављено. Ово је измерено пре тога.
bench-child = Заказао је процес који се мерио: { $problem }

## Running a server

serve-ready = Маракеш је на { $link }
serve-lan = У локалној мрежи: { $link }
serve-data = Датотека { $file } не може да се чува: { $reason }
serve-host = „{ $host }“ није адреса овог рачунара: { $reason }
serve-stop = Ctrl-C га зауставља. Све партије се чувају у { $file }
serve-port = Порт { $port } је заузет или недоступан: { $reason }
serve-only-here = Доступно је само са овог рачунара; --host 0.0.0.0 отвара приступ локалној мрежи.
open-already = Маракеш већ ради, на { $link }
open-other = Маракеш већ ради, на { $link }, са другом адресом или датотеком. Прво га зауставите или наведите други порт.
open-browser = Прегледач ће га отворити. Ако се то не деси, кликните на линк.
open-yourself = Отворите линк у прегледачу.

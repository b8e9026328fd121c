### Serbian: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }“ није акција.
depth-negative = Нема низова од { $depth } акција.
draw-none-left = { $action }: у гомили места { $seat } више нема ћилима те боје.
game-over = { $action }: партија је завршена.
lay-covers-rug = { $action } би одједном покрио цео ћилим, а то није дозвољено.
lay-must = Ћилим може да се постави, дакле мора.
lay-not-beside = { $action } нема заједничку страницу са Асамовим пољем.
lay-on-assam = { $action } би лежао испод Асама.
lay-one-colour = { $action } би лежао на два поља исте боје, што ова правила забрањују.
not-this-step = { $action } не спада овде: { $step ->
    [turn] треба окренути Асама (N, E, S или W).
    [steer] треба окренути Асама (N, E, S или W).
    [roll] треба бацити коцкицу (1 до 4).
    [draw] треба открити следећи ћилим из гомиле (као *r).
   *[lay] треба поставити ћилим (као d4d5).
}
roll-unknown = „{ $action }“ није бацање; коцкица показује 1 до 4.
seat-out = { $action }: место { $seat } је већ ван игре.
seat-unknown = { $action }: на месту { $seat } нико не седи.
steer-must-turn = { $action }: Асам мора да се окрене за четврт круга лево или десно; већ гледа { $facing ->
    [N] на север.
    [E] на исток.
    [S] на југ.
    [W] на запад.
   *[other] на { $facing }.
}
turn-half-round = { $action }: Асам гледа { $facing ->
    [N] на север
    [E] на исток
    [S] на југ
    [W] на запад
   *[other] на { $facing }
} и никад се не окреће за пола круга.

## What cannot be set up

bot-unknown = Нема бота „{ $name }“. Има: { $names }.
edition-unknown = Нема издања „{ $name }“. Сва издања наводи „marrakech editions“.
facing-unknown = „{ $facing }“ није смер; користите N, E, S или W.
option-clash = { $first } и { $second } не могу да се играју заједно.
option-unknown = Нема опције „{ $option }“. Има: { $options }.
option-value = Опција { $option } нема вредност „{ $value }“. Има: { $values }.
players-number = Маракеш је за 2 до 4 играча, а не за { $players }.

## What is wrong with a position

assam-form = „{ $text }“ није поље са смером, као d4S.
board-character = „{ $text }“ не може да стоји на табли.
board-rank-length = ред { $rank } на табли има { $found ->
    [8] више од 7 поља.
    [one] само { $found } поље уместо 7.
    [few] само { $found } поља уместо 7.
   *[other] само { $found } поља уместо 7.
}
board-ranks = табла има 7 редова са знаком „/“ између њих, а не { $found }.
board-run = у реду { $rank } на табли два броја празних поља стоје један до другог; упишите њихов збир.
colour-unseated = ниједно место овде нема боју „{ $colour }“.
draw-one-way = место { $seat } нема шта да открије: следећи ћилим може бити само један.
half-alone = „{ $half }“ на { $square } показује на другу половину која не показује назад.
mover-no-rugs = на потезу је место { $seat } (фаза „{ $step }“), али више нема ћилима.
mover-out = на потезу је место { $seat } (фаза „{ $step }“), али је ван игре.
number-form = „{ $text }“ није цео број.
number-range = { $text } је више од највећег дозвољеног броја, { $highest }.
option-default = „{ $text }“ је подразумевана вредност и не пише се.
option-form = „{ $text }“ није опција са вредношћу, као area=owner.
option-order = опција „{ $option }“ није на свом месту; опције су поређане и свака се јавља једном.
out-everyone = неко мора још бити у игри.
out-order = они који су испали означени су са x1, x2 … редом којим су испадали; нађено: { $found }.
position-fields = позиција има шест делова са по једним размаком између њих; нађено: { $found }.
position-long = позиција никад није дужа од { $longest } знакова.
seat-colours = место { $seat } игра бојама „{ $colours }“; нађено: „{ $text }“.
seat-form = место { $seat } се пише као 30:r12, а не „{ $text }“.
seat-number = места има { $seats }, а „{ $text }“ није међу њима.
seats-number = позиција има 2 до 4 места, а не { $found }.
should-be-over = нема више ко да игра, па фаза мора бити „over“, а не „{ $step }“.
step-ruleset = фаза „{ $step }“ се у овим правилима не јавља.
step-unknown = „{ $text }“ није фаза. Има: { $steps }.
top-colour = горњи ћилим у гомили места { $seat } један је од „{ $colours }“, а не „{ $text }“.
top-early = горњи ћилим у гомили места { $seat } још није откривен и не пише се.
top-missing = гомила места { $seat } мора показати горњи ћилим, као *r.
top-none-left = горњи ћилим у гомили места { $seat } не може бити „{ $colour }“: таквих више нема.
top-one-colour = гомила места { $seat } има једну боју; горњи ћилим се не пише.

## What is wrong with a record

comment-brace = у коментару не може бити завршна витичаста заграда: „{ $text }“.
comment-open = коментар је отворен, а није затворен у свом реду.
comment-place = коментар „{ $text }“ стоји где коментара не може бити, или није по реду.
comment-result = поред резултата, пре њега и после њега не може бити коментара; последње место за њих је међу потезима.
not-canonical = ово се не пише тако. Очекивано: { $expected }
record-character = знак „{ $text }“ не може да стоји у запису.
record-cut-off = последњи ред није завршен; изгледа да је запис прекинут.
record-edition = издање „{ $name }“ има другачија правила од позиције у ознаци Start.
record-empty = овде нема ничега.
record-long = запис никад није дужи од { $longest } знакова.
record-no-result = запис се завршава без резултата. Очекују се празан ред, па „*“ или поени.
record-players = у запису нема ни ознаке Start ни 2 до 4 места по реду (Seat1, Seat2 …).
record-seat = { $tag }: места у партији има само { $seats }.
record-start = ознаке не описују почетак ове партије.
record-sections = после овог празног реда очекује се само резултат.
result-wrong = резултат је { $expected }, а не „{ $text }“.
tag-form = ово није ознака као [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }“ не може бити име ознаке.
tag-reserved = ознака { $tag } добија се из почетка, имена и издања; не може се задати посебно.
tag-twice = ознака { $tag } овде стоји други пут.
turn-empty = потез нема ниједну акцију.
turn-form = потез почиње својим бројем, као „1.“; нађено: „{ $text }“.
turn-line = потез је завршен пре „{ $text }“, што иде у посебан ред.
turn-number = следећи је потез { NUMBER($expected, useGrouping: 0) }, а не { $text }.
turn-unfinished = потез није завршен: још предстоји фаза „{ $step }“.

## Dice

seed-form = „{ $text }“ није семе: потребно је од 1 до { $longest } штампајућих ASCII знакова, без размака.
dice-tags = недостаје ознака { $tag }, а без ње се коцкица не може проверити.
dice-tag-form = у ознаци { $tag } не може бити „{ $text }“.
dice-seat = { $tag }: места у партији има само { $seats }.
dice-hash = семе сервера није оно које је обећано: његов хеш је { $expected }, а не { $text }.
dice-chance = случај број { $number } је { $action }; семена дају { $expected }.

## Names

name-characters = име не може да садржи знак { $text }.
name-length = име има од 1 до { $longest } знакова, а не { $length }.

## At a table

behind = Партија је отишла даље (догађај { $number }); погледајте поново пре него што одлучите.
bot-not-ready = Бот се још спрема; покушајте поново за који тренутак.
chance-decides = { $action }: овде одлучује случај.
clock-form = „{ $kind }“ није сат са којим се може играти.
code-wrong = Овај линк не отвара место за столом, или га више не отвара.
command-unknown = „{ $kind }“ није нешто што се за столом може урадити.
hint-none = Бот није одговорио; покушајте поново за који тренутак.
hint-people = Тамо где играју други људи, савета нема.
log-long = За овим столом се десило више од { $most } догађаја; партија може само да се доигра.
names-missing = { $people ->
    [one] { $people } особа одмах седа за сто и потребно јој је име; датих имена: { $names }.
    [few] { $people } особе одмах седају за сто и свакој је потребно име; датих имена: { $names }.
   *[other] { $people } особа одмах седа за сто и свакој је потребно име; датих имена: { $names }.
}
not-host = То може само онај ко је отворио сто.
not-seated = То може само онај ко има место за овим столом.
not-your-seat = Место { $seat } није ваше.
not-your-turn = На потезу је место { $seat }, а оно није ваше.
record-none = Ова партија још није почела; записа нема.
rematch-exists = Следећа партија је већ спремна: сто { $table }.
rules-twice = Наведите издање или правила, не обоје.
seat-free = На месту { $seat } нико не седи.
seat-kind = „{ $text }“ не може да седне; место је за човека, за бота или слободно.
seat-missing = Места „{ $seat }“ овде нема.
seat-not-lent = Ниједан бот не игра уместо вас.
seat-not-persons = На месту { $seat } сада не игра човек.
seat-present = Играч на месту { $seat } је ту, или га нема тек кратко.
seat-taken = { $seat ->
    [0] Сва места су заузета.
   *[other] Место { $seat } је заузето.
}
seats-open = Још има слободних места.
table-busy = Превише њих истовремено мења овај сто; покушајте поново.
table-unknown = Нема стола „{ $table }“.
time-left = Још има времена.
timeout-kind = „{ $text }“ није нешто што може да уследи кад време истекне.
wrong-phase = { $phase ->
    [gathering] Партија још није почела.
    [playing] Партија је већ почела.
    [over] Партија је завршена.
   *[cancelled] Сто је затворен.
}

## At the server's doors

method-unknown = То се овде не може урадити.
origin-refused = Страна са другог места то не сме.
page-unbuilt = Страна није уграђена у овај сервер; уграђује је „python hatch_build.py build“ у његовом изворном коду.
page-unknown = Овде нема ничега.
request-big = То је превише одједном.
request-invalid = Захтев нема облик који протокол описује ({ $where }: { $what }).
server-failed = Овде је нешто пошло наопако. Забележено је, и ништа што је потврђено није изгубљено.
square-unknown = „{ $text }“ није поље.
token-missing = Овај уређај још нема наш колачић: прво преко HTTP-а отворите сто или седните за њега.
too-many-tables = Једна страна може да прати највише { $most } столова.
server-troubled = Сервер тренутно не може ништа да сачува ({ $trouble }). Ништа није изгубљено; покушајте касније.
too-often = Превише захтева; сачекајте мало.

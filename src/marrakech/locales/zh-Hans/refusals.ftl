### Simplified Chinese: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = “{ $text }”不是行动。
depth-negative = 没有由 { $depth } 个行动组成的序列。
draw-none-left = { $action }：座位 { $seat } 的地毯堆里已没有这种颜色。
game-over = { $action }：对局已结束。
lay-covers-rug = { $action } 会一次盖住一张不许整张盖住的地毯。
lay-must = 能铺地毯，就必须铺。
lay-not-beside = { $action } 与阿参姆的格子没有公共边。
lay-on-assam = { $action } 会铺到阿参姆脚下。
lay-one-colour = { $action } 会铺在两个同色的格子上，这套规则不允许。
not-this-step = 现在不能执行 { $action }：{ $step ->
    [turn] 该转动阿参姆（N、E、S 或 W）。
    [steer] 该转动阿参姆（N、E、S 或 W）。
    [roll] 该掷骰子（1 到 4）。
    [draw] 该抽地毯堆里的下一张（如 *r）。
   *[lay] 该铺地毯（如 d4d5）。
}
roll-unknown = “{ $action }”不是骰子点数；骰子只有 1 到 4。
seat-out = { $action }：座位 { $seat } 已经出局。
seat-unknown = { $action }：座位 { $seat } 没有人。
steer-must-turn = { $action }：阿参姆必须左转或右转 90 度；他已经面朝 { $facing }。
turn-half-round = { $action }：阿参姆面朝 { $facing }，不能掉头。

## What cannot be set up

bot-unknown = 没有名为“{ $name }”的机器人。可用的有：{ $names }。
edition-unknown = 没有名为“{ $name }”的版本。“marrakech editions”会列出全部版本。
facing-unknown = “{ $facing }”不是方向；请用 N、E、S 或 W。
option-clash = { $first } 和 { $second } 不能同时使用。
option-unknown = 没有名为“{ $option }”的选项。可用的有：{ $options }。
option-value = 选项 { $option } 没有“{ $value }”这个值。可用的有：{ $values }。
players-number = 《马拉喀什》供 2 到 4 人玩，不能是 { $players } 人。

## What is wrong with a position

assam-form = “{ $text }”不是“格子加方向”的形式，如 d4S。
board-character = “{ $text }”不能出现在棋盘里。
board-rank-length = 第 { $rank } 横行{ $found ->
    [8] 多于 7 格。
   *[other] 只有 { $found } 格，应为 7 格。
}
board-ranks = 棋盘有 7 个横行，以“/”隔开，不是 { $found } 个。
board-run = 第 { $rank } 横行里有两段空格子相邻；请写成它们的和。
colour-unseated = 这里没有座位使用颜色“{ $colour }”。
draw-one-way = 座位 { $seat } 不用抽：下一张地毯只有一种可能。
half-alone = { $square } 上的“{ $half }”指向另一半，而那一半没有指回来。
mover-no-rugs = 轮到座位 { $seat } 执行 { $step }，但已没有地毯。
mover-out = 轮到座位 { $seat } 执行 { $step }，但已出局。
number-form = “{ $text }”不是整数。
number-range = { $text } 超过了最大值 { $highest }。
option-default = “{ $text }”是默认值，不用写出。
option-form = “{ $text }”不是“选项=值”的形式，如 area=owner。
option-order = 选项“{ $option }”的位置不对；选项要排好序，每个只出现一次。
out-everyone = 至少要有一人还在局中。
out-order = 出局的人按先后编号为 x1、x2……；这里是 { $found }。
position-fields = 局面有六个字段，以一个空格隔开；这里有 { $found } 个。
position-long = 局面最长 { $longest } 个字符。
seat-colours = 座位 { $seat } 使用“{ $colours }”；这里是“{ $text }”。
seat-form = 座位 { $seat } 应写成 30:r12 这样，而不是“{ $text }”。
seat-number = “{ $text }”不是 { $seats } 个座位之一。
seats-number = 局面有 2 到 4 个座位，不是 { $found } 个。
should-be-over = 已经没有人能继续玩，所以步骤必须是“over”，而不是“{ $step }”。
step-ruleset = 这套规则里没有步骤“{ $step }”。
step-unknown = “{ $text }”不是步骤。可用的有：{ $steps }。
top-colour = 座位 { $seat } 的地毯堆最上面一张应是“{ $colours }”之一，而不是“{ $text }”。
top-early = 座位 { $seat } 的地毯堆还没抽，不会显示最上面一张。
top-missing = 座位 { $seat } 的地毯堆必须写明最上面一张，如 *r。
top-none-left = 座位 { $seat } 的地毯堆最上面一张不可能是“{ $colour }”：已经没有了。
top-one-colour = 座位 { $seat } 的地毯堆只有一种颜色；不用写最上面一张。

## What is wrong with a record

comment-brace = 注释里不能有右花括号：“{ $text }”。
comment-open = 注释开始后没有在同一行结束。
comment-place = 注释“{ $text }”出现在不能有注释的地方，或顺序不对。
comment-result = 结果的旁边、上面和后面都不能有注释；最后能写注释的地方是各回合之间。
not-canonical = 写法不对。应为：{ $expected }
record-character = 记录里不能出现字符“{ $text }”。
record-cut-off = 最后一行没有结束；记录似乎被截断了。
record-edition = 版本“{ $name }”的规则与标签 Start 里的局面不同。
record-empty = 这里什么都没有。
record-long = 记录最长 { $longest } 个字符。
record-no-result = 记录没有写结果就结束了。应有一个空行，然后是“*”或得分。
record-players = 记录既没有写 Start，也没有按顺序写 2 到 4 个座位（Seat1、Seat2……）。
record-seat = { $tag }：这局只有 { $seats } 个座位。
record-start = 这些标签说的不是本局的开局。
record-sections = 这个空行之后只能是结果。
result-wrong = 结果是 { $expected }，不是“{ $text }”。
tag-form = 这不是 [Seat1 "Ana"] 这样的标签：{ $text }
tag-name = “{ $tag }”不能作标签名。
tag-reserved = 标签 { $tag } 由开局、名字和版本得出，不能另外给出。
tag-twice = 标签 { $tag } 在这里第二次出现。
turn-empty = 这个回合没有行动。
turn-form = 回合以编号开头，如“1.”；这里是“{ $text }”。
turn-line = 回合在“{ $text }”之前已经结束，它应另起一行。
turn-number = 接下来是第 { NUMBER($expected, useGrouping: 0) } 回合，不是 { $text }。
turn-unfinished = 回合还没结束：还有步骤“{ $step }”。

## Dice

seed-form = “{ $text }”不是种子：应为 1 到 { $longest } 个可打印的 ASCII 字符，不含空格。
commitment-form = “{ $text }”不是 SHA-256 哈希值：应为 64 位十六进制数字，字母用小写。
commitments-missing = 有 { $people } 人要立刻入座，每人都要承诺一个种子；给了 { $commitments } 个承诺。
seeds-awaited = 对局还不能开始：有的座位还没有交来种子。
seeds-sealed = 种子已经定下：对局即将开始，不能再更换种子。
seed-hash = 座位 { $seat } 的种子与承诺的不符：它的哈希值是 { $expected }，不是 { $text }。
dice-tags = 缺少标签 { $tag }，没有它就无法核对骰子。
dice-tag-form = 标签 { $tag } 不能是“{ $text }”。
dice-seat = { $tag }：这局只有 { $seats } 个座位。
dice-hash = 服务器的种子与承诺的不符：它的哈希值是 { $expected }，不是 { $text }。
dice-chance = 第 { $number } 次随机结果是 { $action }；按种子推算应为 { $expected }。

## Names

name-characters = 名字里不能有字符 { $text }。
name-length = 名字要有 1 到 { $longest } 个字符，不能是 { $length } 个。

## At a table

behind = 对局已经有新进展（事件 { $number }）；请看过再决定。
bot-not-ready = 机器人还在准备，请稍后再试。
chance-decides = { $action }：这里由运气决定。
clock-form = “{ $kind }”不是可用的计时方式。
code-wrong = 这个链接不能入座，或已失效。
device-link-wrong = 这个链接不能添加设备，或已失效。请在另一台设备上生成新链接。
device-unknown = 这不是你的设备，或已经退出登录。
command-unknown = “{ $kind }”不是在游戏桌上能做的事。
hint-none = 机器人没有回应，请稍后再试。
hint-people = 有其他真人玩家时没有提示。
log-long = 本桌的事件已超过 { $most } 个；只能把这局玩完。
names-missing = 有 { $people } 人要立刻入座，每人都需要名字；给了 { $names } 个。
not-host = 只有开桌的人能这样做。
not-seated = 只有本桌在座的人能这样做。
not-your-seat = 座位 { $seat } 不是你的。
not-your-turn = 现在轮到座位 { $seat }，那不是你的座位。
record-none = 对局还没开始，没有记录。
rematch-exists = 下一局已经开好：桌 { $table }。
rules-twice = 版本和规则只能指定一样。
seat-free = 座位 { $seat } 没有人。
seat-kind = “{ $text }”不能入座；座位可以给真人、空着，或给机器人。
seat-missing = 这里没有座位“{ $seat }”。
seat-not-lent = 没有机器人在替你玩。
seat-not-persons = 座位 { $seat } 现在没有真人在玩。
seat-present = 座位 { $seat } 的玩家在场，或离开得还不够久。
seat-taken = { $seat ->
    [0] 座位都满了。
   *[other] 座位 { $seat } 已有人。
}
seats-open = 还有空位。
stand-in-weak = 机器人“{ $name }”不能接手玩家的座位。可以接手的有：{ $names }。
table-busy = 同时改动这桌的人太多，请再试一次。
table-damaged = 游戏桌“{ $table }”的事件日志已损坏，谁也不能在那里玩。其他游戏桌都没有问题。
table-unknown = 没有名为“{ $table }”的游戏桌。
time-left = 时间还没用完。
timeout-kind = “{ $text }”不是可用的超时处理方式。
wrong-phase = { $phase ->
    [gathering] 对局还没开始。
    [playing] 对局已经开始。
    [over] 对局已结束。
   *[cancelled] 这桌已解散。
}

## At the server's doors

bots-alone = { $most ->
    [0] 这个服务器不允许只有机器人的对局。
    [1] 你的网络里正有 1 局只有机器人的对局，请等它结束。
   *[other] 你的网络里正有 { $most } 局只有机器人的对局，请等其中一局结束。
}
host-refused = 这个服务器不接受用“{ $host }”这个名称访问。运行服务器的人可以用选项 { $option } 允许这个名称。
method-unknown = 这里不能这样做。
origin-refused = 来自别处的页面不能这样做。
page-unbuilt = 这个服务器里还没有构建页面：请在源码目录运行“python hatch_build.py build”。
page-unknown = 这里什么都没有。
request-big = 一次发来的内容太多了。
request-invalid = 请求不符合协议规定的形式（{ $where }：{ $what }）。
request-slow = 请求传来的时间太长了。
server-failed = 这里出了点问题，已经记下；凡是确认过的都没有丢。
server-full = 服务器的连接数已满，请过一会儿再试。
square-unknown = “{ $text }”不是格子。
token-missing = 这台设备没有令牌，或令牌已经退出登录：用 POST /api/device 可以取得。
too-many-tables = 一个页面最多能观看 { $most } 桌。
server-troubled = 服务器暂时无法保存任何内容（{ $trouble }）。什么都没丢，请过一会儿再试。
too-often = 操作太频繁了，请等一会儿。

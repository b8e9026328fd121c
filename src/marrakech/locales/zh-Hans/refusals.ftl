### Simplified Chinese: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = “{ $text }”不是行动。
depth-negative = 行动的数目不能是负数：{ $depth }。
draw-none-left = { $action }：座位 { $seat } 的地毯堆里已没有这种颜色的地毯。
game-over = { $action }：对局已结束。
lay-covers-rug = { $action } 会一次盖住一整张地毯，这是不允许的。
lay-must = 能铺地毯，就必须铺。
lay-not-beside = { $action }：地毯至少要有一半与阿参姆的格子有公共边。
lay-on-assam = { $action }：不能把地毯铺在阿参姆站的格子上。
lay-one-colour = { $action } 会盖住两个同色的格子，这套规则不允许。
not-this-step = 现在不能执行 { $action }。{ $step ->
    [turn] 接下来要转动阿参姆：N（北）、E（东）、S（南）或 W（西）。
    [steer] 接下来要转动阿参姆：N（北）、E（东）、S（南）或 W（西）。
    [roll] 接下来要掷骰子：1 到 4。
    [draw] 接下来要抽地毯堆里的下一张，如 *r。
   *[lay] 接下来要铺地毯，如 d4d5。
}
roll-unknown = “{ $action }”不是骰子点数；骰子只有 1 到 4。
seat-out = { $action }：座位 { $seat } 已经出局。
seat-unknown = { $action }：这局没有座位 { $seat }。
steer-must-turn = { $action }：阿参姆已经面朝{ facing }。请让他左转或右转 90 度。
turn-half-round = { $action }：阿参姆面朝{ facing }，不能掉头。请另选方向。

## What cannot be set up

bot-unknown = 没有名为“{ $name }”的机器人。可用的有：{ $names }。
edition-unknown = 没有名为“{ $name }”的版本。要查看全部版本，请运行“marrakech editions”。
facing-unknown = “{ $facing }”不是方向；请用 N（北）、E（东）、S（南）或 W（西）。
option-clash = { $first } 和 { $second } 不能一起使用。
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
draw-one-way = 座位 { $seat } 不用抽：下一张地毯已经确定。
half-alone = { $square } 上的“{ $half }”指向另一半，而那一半没有指回来。
mover-no-rugs = 步骤是“{ $step }”，但座位 { $seat } 已没有地毯。
mover-out = 步骤是“{ $step }”，但座位 { $seat } 已出局。
number-form = “{ $text }”不是整数。
number-range = { $text } 太大了；最大值是 { $highest }。
option-default = “{ $text }”是默认值，请省去。
option-form = “{ $text }”不是“选项=值”的形式，如 area=owner。
option-order = 选项“{ $option }”的位置不对；请把选项排好序，每个只写一次。
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
top-early = 座位 { $seat } 的地毯堆还没抽，不能写出最上面一张。
top-missing = 座位 { $seat } 的地毯堆必须写明最上面一张，如 *r。
top-none-left = 座位 { $seat } 的地毯堆最上面一张不可能是“{ $colour }”：已经没有了。
top-one-colour = 座位 { $seat } 的地毯堆只有一种颜色，请省去最上面一张。

## What is wrong with a record

comment-brace = 注释里不能有右花括号：“{ $text }”。
comment-open = 这条注释没有在同一行结束。
comment-place = 注释“{ $text }”出现在不能有注释的地方，或顺序不对。
comment-result = 结果的旁边、上面和后面都不能有注释；请写在各回合之间。
not-canonical = 这不是标准写法。应为：{ $expected }
record-character = 记录里不能出现字符“{ $text }”。
record-cut-off = 最后一行不完整；记录似乎被截断了。
record-edition = 版本“{ $name }”的规则与标签 Start 里局面的规则不同。
record-empty = 这里什么都没有。
record-long = 记录最长 { $longest } 个字符。
record-no-result = 记录没有写结果就结束了。结尾应有一个空行，然后是“*”或得分。
record-players = 记录需要标签 Start，或按顺序写出的二到四位玩家（Seat1、Seat2……）。
record-seat = { $tag }：这局只有 { $seats } 个座位。
record-start = 这些标签与本局的开局不符。
record-sections = 这个空行之后只能是结果。
result-wrong = 结果应为 { $expected }，而不是“{ $text }”。
tag-form = 这不是 [Seat1 "Ana"] 这样的标签：{ $text }
tag-name = “{ $tag }”不能作标签名。
tag-reserved = 标签 { $tag } 会根据开局、名字和版本自动写入，请省去。
tag-twice = 标签 { $tag } 在这里第二次出现。
turn-empty = 这个回合没有行动。
turn-form = 回合以编号开头，如“1.”；这里是“{ $text }”。
turn-line = 回合在“{ $text }”之前已经结束，它应另起一行。
turn-number = 接下来应是第 { NUMBER($expected, useGrouping: 0) } 回合，而不是 { $text }。
turn-unfinished = 回合还没结束：缺少步骤“{ $step }”。

## Dice

seed-form = “{ $text }”不是有效的种子；请用 1 到 { $longest } 个可打印的 ASCII 字符，不含空格。
commitment-form = “{ $text }”不是 SHA-256 哈希值；请用 64 位十六进制数字，字母用小写。
commitments-missing = 有 { $people } 人一开始就入座，每人都需要一个种子的哈希值；给了 { $commitments } 个。
seeds-awaited = 对局还不能开始：还缺一些种子。
seeds-sealed = 对局即将开始，不能再更换种子。
seed-hash = 座位 { $seat } 的种子与公布的哈希值不符：种子的哈希值是 { $expected }，不是 { $text }。
dice-tags = 缺少标签 { $tag }，没有它就无法核对骰子。
dice-tag-form = 标签 { $tag } 不能是“{ $text }”。
dice-seat = { $tag }：这局只有 { $seats } 个座位。
dice-hash = 服务器的种子与公布的哈希值不符：种子的哈希值是 { $expected }，不是 { $text }。
dice-chance = 第 { $number } 次掷骰或抽毯是 { $action }，但按种子推算应为 { $expected }。

## Names

name-characters = 名字里不能有字符 { $text }。
name-length = 名字要有 1 到 { $longest } 个字符，不能是 { $length } 个。

## At a table

behind = 对局已经有新进展。请看过再决定。
bot-not-ready = 机器人还在准备，请稍后再试。
chance-decides = { $action }：这里由运气决定。
clock-form = “{ $kind }”不是可用的计时方式。
code-wrong = 这个链接不能用来入座，或已失效。请索取新链接。
device-link-wrong = 这个链接不能用来添加设备，或已失效。请在另一台设备上生成新链接。
device-unknown = 这不是你的设备，或已经退出登录。
command-unknown = “{ $kind }”不是游戏桌的命令。
hint-none = 机器人没有回应，请稍后再试。
hint-people = 和其他人一起玩时没有提示。
log-long = 本桌已达到 { $most } 个事件的上限，只能把这局玩完。
names-missing = 有 { $people } 人一开始就入座，每人都需要名字；给了 { $names } 个。
not-host = 只有开这桌的人能这样做。
not-seated = 只有本桌在座的人能这样做。
not-your-seat = 座位 { $seat } 不是你的。
not-your-turn = 现在没轮到你，轮到的是座位 { $seat }。
record-none = 对局还没开始，没有记录。
rematch-exists = 下一局已经开好：桌 { $table }。
rules-twice = 请选择版本或自选规则，不能两样都选。
seat-free = 座位 { $seat } 没有人。
seat-kind = “{ $text }”不是有效的座位类型；座位可以空着、给真人，或给机器人。
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
table-busy = 这桌同时发生的事太多，请再试一次。
table-damaged = 游戏桌“{ $table }”的事件日志已损坏，谁也不能在那里玩。其他游戏桌不受影响。
table-unknown = 没有名为“{ $table }”的游戏桌。
time-left = 时间还没用完。
timeout-kind = “{ $text }”不是可用的超时处理方式。
wrong-phase = { $phase ->
    [gathering] 对局还没开始。
    [playing] 对局已经开始。
    [over] 对局已结束。
   *[cancelled] 这桌已解散。
}

## Reactions at a table

reactions-fast = 别急！{ $seconds } 秒后可以发下一条互动消息。
reactions-crowd = 现在发互动消息的观众很多，请稍后再试。
reactions-used = { $who ->
    [spectators] 观众在本桌的 { $most } 条互动消息已用完。
   *[player] 你在本桌的 { $most } 条互动消息已用完。
}

## Taking back

undo-none = 没有可以收回的地毯：只有在转动阿参姆或掷骰子之前才能收回。
undo-others = 有其他人用自己的设备一起玩，所以不能收回。

## At the server

analysis-empty = 没有可以分析的内容：还没有任何行动。
analysis-full = 这个服务器上有很多对局在等待分析。请过几分钟再试。
analysis-many = 你有好几份分析还在等待。请等其中一份完成。
analysis-too-early = 对局结束后才能分析。
analysis-unknown = 这份分析已经不在这里了。请重新分析。
bots-alone = { $most ->
    [0] 这个服务器不允许只有机器人的对局。
    [1] 你的网络里已有 1 局只有机器人的对局在进行，请等它结束。
   *[other] 你的网络里已有 { $most } 局只有机器人的对局在进行，请等其中一局结束。
}
host-refused = 这个服务器不接受用“{ $host }”这个名称访问。运行服务器的人可以用选项 { $option } 允许这个名称。
method-unknown = 这里不能这样做。
origin-refused = 其他网站的页面不能在这里这样做。
page-unbuilt = 这个服务器里还没有构建游戏页面。要构建，请在源码目录运行“python hatch_build.py build”。
page-unknown = 这个地址什么都没有。
request-big = 一次发来的内容太多了。
request-invalid = 请求不符合协议（{ $where }：{ $what }）。
request-slow = 请求传送得太慢了。
rollout-none = 这里没有可以比较的选择：当时没有人需要做选择。
rollout-unknown = 这些推演已经不在这里了。请重新推演。
server-failed = 服务器出了问题，已经记入日志。请再试一次。
server-full = 服务器现在满了，请过一会儿再试。
square-unknown = “{ $text }”不是格子。
token-missing = 这台设备没有令牌，或已退出登录。用 POST /api/device 可以取得新令牌。
too-many-tables = 一个页面最多能观看 { $most } 桌。
server-troubled = 服务器暂时无法保存行动。请稍等片刻再试。
too-often = 操作太频繁了。请稍等片刻再试。

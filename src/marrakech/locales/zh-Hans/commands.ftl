### Simplified Chinese: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }：找不到这个文件。
file-is-folder = { $file } 是文件夹，不是文件。
file-not-text = { $file }：不是 UTF-8 文本（第 { NUMBER($byte, useGrouping: 0) } 个字节）。
file-too-big = { $file } 超过 { $limit } MB；对局记录要小得多。
file-exists = { $file } 已存在，没有覆盖。
file-unreadable = 无法读取 { $file }：{ $reason }
file-unwritable = 无法写入 { $file }：{ $reason }
of-file = { $file }：{ $problem }
error = 错误：{ $problem }
turn-beyond = 记录里没有第 { NUMBER($turn, useGrouping: 0) } 回合；到第 { NUMBER($last, useGrouping: 0) } 回合就结束了。
bots-too-many = { $bots } 个机器人需要 { $bots } 个座位，但这局只有 { $players } 人。
names-too-many = 给了 { $names } 个名字，但{ $people ->
    [0] 这局只有机器人。
   *[other] 这局只有 { $people } 位真人。
}
starter-unknown = “{ $text }”不是决定先手的方式；请用 random 或 agreed。
nothing-to-resume = 没有未完成的对局可以继续。
options-clash = { $first } 和 { $second } 不能同时使用。
passed-over = 已跳过：{ $problem }
language-unknown = 这里没有语言“{ $text }”。可用的有：{ $languages }。
section-unknown = 规则里没有“{ $text }”这一部分。可用的有：{ $sections }。
resume-alone = 继续的对局沿用原来的玩家和规则；请去掉 { $option }。

## The store

store-full = { $file }：磁盘已满，无法再保存新内容。此前保存的都是安全的；请腾出空间后继续。
store-locked = { $file } 正被另一个服务器或程序使用。
store-broken = { $file } 已损坏，或不是游戏桌的存储文件（{ $reason }）。想知道哪些游戏桌完好，请运行“marrakech check-store”；加上 --rescue 会把它们复制到新文件。
store-gone = { $file } 在服务器使用期间被删除、移动或替换了。在原来的文件回来之前，不会保存任何新内容。
store-newer = { $file } 由较新版本的 marrakech 写成（存储格式版本 { $found }；本版本最高只能读 { $known }）。
store-behind = { $file } 比从中抢救出来的副本 { $copy } 更旧，缺少副本里的一些数据。请用副本启动（--data），或把副本移到别处，用较旧的文件继续。
store-unreadable = 无法打开、读取或写入 { $file }：{ $reason }
store-closed = { $file } 已关闭：服务器正在停止。
store-extra = { $file }：PostgreSQL 所需的软件包尚未安装。安装方法：{ $command }
store-server-old = { $file }：PostgreSQL { $found } 太旧，需要 { $needed } 或更新的版本。
store-unsafe = { $file } 的设置是 { $setting }，一旦崩溃，已确认的行动可能会丢失。请打开该设置后继续。
store-not-empty = { $file } 里已有数据，没有向其中复制任何内容。
store-none = { $file } 不是游戏桌的存储文件，或文件开头已损坏。
check-store-whole = { $file } 完好：共 { $count } 桌。
check-store-damaged = { $file } 已损坏。共 { $count } 桌，{ $whole ->
    [0] 没有一桌完好。
   *[other] 其中 { $whole } 桌完好。
}
check-store-structure = { $file }：{ $reason }
check-store-table = 桌 { $table }：{ $problem ->
    [checksum] 事件 { $number } 与写入时不符。
    [gap] 缺少事件 { $number }。
    [fold] 事件 { $number } 不合逻辑。
   *[summary] 所有事件都完好，但与列表里的内容不符。
}
check-store-rescued = 已将完好的 { $count } 桌复制到 { $file }
backup-done = { $source } 里的游戏桌已复制到 { $target }
move-done = { $source } 的全部内容已复制到 { $target } 并核对无误。游戏桌：{ $tables }，事件：{ $events }。{ $source } 没有改动。

## Drawing a position

seat-name = 座位 { $seat }
to-move = ▶
column-player = 玩家
column-rugs = 剩余地毯
column-dirhams = 迪拉姆
column-squares = 格数
column-points = 得分
column-next = 下一张
out = 出局
steps-next = { $step ->
    [turn] { $name } 转动阿参姆。
    [roll] { $name } 掷骰子。
    [lay] { $name } 铺地毯。
    [draw] { $name } 抽下一张地毯。
    [steer] { $name } 替下家转动阿参姆。
   *[over] 对局结束。
}
rules-in-force = 规则：{ $rules }
rules-default = 标准规则
legal-heading = 可选行动：{ $actions }
chance-heading = 随机结果：{ $actions }

## Playing in the terminal

ask-players = 几个人玩？
ask-bots = 其中有几个机器人？
ask-level = 难度？{ $levels }
ask-name = 玩家 { $number } 的名字？
ask-number-again = 请输入 { $low } 到 { $high } 的数字。
bot-alone = 机器人
bot-name = 机器人 { $number }
person-name = 玩家 { $number }
welcome = 终端版《马拉喀什》。随时可以输入 ? 查看帮助，按 Ctrl-C 停止：每个行动之后都会自动保存。
bots-getting-ready = 机器人正在准备。只有第一次需要半分钟左右。
welcome-back = 欢迎回来：第 { $turn } 回合。随时可以输入 ? 查看帮助。
saved-at = 记录保存在 { $file }
prompt-turn = { $name }，往哪边？{ $choices }
choice-left = { $facing }（{ facing }）：左转
choice-straight = { $facing }（{ facing }）：直走
choice-right = { $facing }（{ facing }）：右转
prompt-roll-facing = 阿参姆将面朝{ facing }。按 Enter 掷骰子，或另选方向：{ $others }
prompt-roll = { $name }：按 Enter 掷骰子。
prompt-lay = { $name }，{ colour }地毯铺在哪里？请输入编号或两个格子。
prompt-confirm-lay = { $action }？按 Enter 铺下，或另选地方。
prompt-confirm-steer = 轮到 { $next } 时，阿参姆将面朝{ facing }。按 Enter 确定，或另选方向。
stars-paid = 星号标出的是付了过路费的区域。
prompt-must-return = { $name }：这里没有地方可铺。按 Enter 把一张地毯放回盒里。
not-understood = 没有“{ $text }”这个选择。输入 ? 查看帮助。
help-facing = N E S W      转动阿参姆：N（北）、E（东）、S（南）、W（西）；掷骰前都可以改
help-lay = 1 2 3 … 或 d4d5   选择铺法；按 Enter 确认前都可以改
help-position = position     以文字显示局面
help-log = log          显示到目前为止的记录
help-save = save FILE    把记录另存一份到 FILE
help-give-up = give up      认输离开（会先询问）
help-quit = q 或 quit    现在停下，以后再继续
ask-give-up = { $name }，真的要认输吗？请输入“是”。
yes = 是
gave-not-up = 没有人认输，对局继续。
copy-saved = 副本已保存到 { $file }
goodbye-early = 没有开始对局。
goodbye = 已停止。要继续，请运行：{ $command }
save-trouble = 记录无法保存：{ $problem } 你可以接着玩，下一个行动后会再保存。
not-saved = 最后几个行动没有保存：{ $problem }
over-heading = 对局结束，共 { turns }。
resume-over = 这局已经结束。要逐步回放，请运行“marrakech replay”。

## Other commands

list-number = { $number }.
verify-fine = { $file }：没有问题。{ $count ->
    [0] 还没有掷骰或抽毯。
   *[other] 全部 { $count } 次掷骰和抽毯都与种子推算的一致。
}
verify-promised = { $file }：{ $promised ->
    [all] 每位玩家的种子都与记录里公布的哈希值相符。这些哈希值是否在任何种子公开之前公布，只有当时在该桌存下哈希值的设备才能确认。
    [some] 有些座位（{ $seats }）的种子是直接公开的，没有哈希值；其余座位的种子与记录里公布的哈希值相符。这些哈希值是否在任何种子公开之前公布，只有当时在该桌存下哈希值的设备才能确认。
   *[none] 没有一个座位在公开种子之前公布哈希值：如果运行服务器的人也在座，就有可能挑选掷骰结果。
}
check-fine = { $file }：没有问题。{ turns }，{ $result }
replay-prompt = 按 Enter 前进，按 b 后退；输入数字跳到该回合，输入 q 停止
replay-start = 第一个行动之前
replay-turn = 第 { $turn } 回合（共 { $last } 回合）：{ $line }
replay-comment = “{ $text }”
replay-end = 记录到此为止。
edition-column = 版本
edition-source = 规则书
edition-options = 选项
edition-box = 地毯
edition-starter = 先手
edition-default-rules = 默认
edition-footer = （括号）里的选项是我们自己定的，因为规则书没有说明；其余都印在规则书里。
starter = { $who ->
    [random] 随机
    [morocco] 最近去过摩洛哥的人
    [youngest] 最年轻的人或随机
   *[agreed] 商定
}
perft-total = 由 { $depth } 个行动组成的序列共 { $nodes } 个
perft-counting = 正在计数
simulate-progress = 局
simulate-title = { $players } 人全随机对局 { games }
simulate-seat = 座位
simulate-wins = 获胜
simulate-points = 得分
simulate-paid = 付出
simulate-received = 收到
simulate-out = 出局
simulate-length = 每局平均 { $mean } 个回合（{ $low } 到 { $high }）。
simulate-anyone-out = { $share } 的对局有人出局；{ $shared } 的胜局为并列获胜。
simulate-speed = 每秒 { $rate } 局。
simulate-stopped = 已停止，完成 { games }。

## Engines

engine-not-started = 无法启动引擎“{ $engine }”：{ $detail }
engine-crashed = 引擎“{ $engine }”意外退出了（{ $detail }）。
engine-hung = 引擎“{ $engine }”没有及时回应。{ $detail }
engine-flooded = 引擎“{ $engine }”输出太多了：{ $detail }
engine-junk = 引擎“{ $engine }”没有遵守引擎协议：{ $detail }
engine-illegal = 引擎“{ $engine }”选了不合法的行动：{ $detail }
bot-needs-engine = 这里没有名为“{ $name }”的机器人。如果它是引擎，请用 --engine 指明它的命令。
engine-line = “{ $text }”不是引擎协议里的语句；docs/engine-protocol.md 列出了全部语句。
engine-no-position = 还没有可以思考的局面。
engine-no-decision = 这里没有要决定的事：{ $step ->
    [roll] 掷出几点由运气决定。
    [draw] 抽到哪张由运气决定。
   *[over] 对局已结束。
}
engine-option = 选项“{ $option }”没有“{ $value }”这个值。
engine-bot-failed = 机器人出错：{ $error }
engine-cannot-judge = 机器人“{ $bot }”不会评估局面。
engine-no-beginning = 只有回合刚开始的局面才能评估。
engine-no-judge = 引擎“{ $engine }”不会评估局面：它不认识引擎协议里的“judge”语句。
engine-starting = 正在启动引擎“{ $engine }”……
engine-thinks = 引擎正在思考；请先让它停下。

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing = 这里没有可以比较的选择：{ $step ->
    [roll] 掷出几点由运气决定。
    [draw] 抽到哪张由运气决定。
    [over] 对局已结束。
   *[other] 只有一个选择。
}
rollout-what = 请指定一份记录，或用 --position 指定局面。
rollout-step-alone = --step 要配合回合使用：请用 --turn 指定。
rollout-no-decision = { $step ->
    [turn] 第 { $turn } 回合没有人转动阿参姆。
    [lay] 第 { $turn } 回合没有人铺地毯。
    [steer] 第 { $turn } 回合没有人替下家转动阿参姆。
   *[any] 第 { $turn } 回合没有人需要做选择。
}
rollout-turn = 第 { $turn } 回合：{ $sentence }
rollout-choice = 选择
rollout-behind = 与最佳的差距
rollout-played = 实际
rollout-stopped = { $games ->
    [0] 已停止，一局也没有完成。
   *[other] 已停止，每个选择完成了 { $games } 局。
}

## The arena

arena-twice = { $bot } 出现了两次；每个机器人只能写一次。
arena-alone = 至少要有两个：请再指定一个机器人，或用 --engine 指定引擎，或用 --against 指定其中一种。
arena-ms = { $ms } 毫秒不是有效的思考时间。
arena-sprt = “{ $text }”不是 0 和 1 之间的两个胜率（低的在前），如 0.5,0.55。
arena-worker-died = 一个对局进程已终止，可能是内存不足。之前完成的对局仍然算数。
chart-ending = { $file }：图表只能绘制成 .svg 或 .png，文件名请以其中之一结尾。
results-foreign = { $file } 里不是竞技场的结果，没有改动。
results-differ = { $file } 里是另一场比赛的结果：那里的 { $setting } 是 { $found }，这里是 { $wanted }。
results-line = { $file }，第 { NUMBER($line, useGrouping: 0) } 行：这不是接下来的一轮：{ $text }
results-busy = { $file } 正由另一个进程写入。
bot-illegal = 它选了不允许的行动“{ $action }”。
bot-raised = 它出错了：{ $error }
arena-getting-ready = 正在准备
arena-progress = 局
arena-speed = { $rate } 局/秒
arena-title = { $players } 人对局 { games }
arena-bot = 机器人
arena-against = 对手
arena-rating = 等级分
arena-ratings = 按人数的等级分
arena-wins = 胜率
arena-interval = 95% 区间
arena-margin = 分差
arena-median = 毫秒，中位数
arena-slow = 毫秒，99%
arena-games = 局数
arena-even = 谁胜过谁（{ $share } 为持平）
arena-range = { $low } 到 { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } 对 { $others }：{ $verdict ->
    [H1] 胜率更可能是 { $high } 而不是 { $low }（接受 H1）。
    [H0] 胜率更可能是 { $low } 而不是 { $high }（接受 H0）。
   *[open] 在 { $low } 和 { $high } 之间尚无定论。
}LLR 为 { $llr }，界限 { $below } 到 { $above }，共 { $rounds } 轮。
arena-ladder-holds = 强弱次序成立：每个机器人都胜过下一级，置信度 95%。
arena-ladder-open = 在 95% 置信度下尚不确定：{ $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = { $bot } 在 { games }中不得不认输。第一次的原因：{ $problem }
arena-stopped = 已停止，完成 { games }。加上 --out FILE，以后可以接着运行。
arena-stopped-kept = 已停止，完成 { games }。再次运行同一命令会接着进行。
arena-chart = 图表已保存到 { $file }
arena-chart-title = { $players } 人对局 { games }
chart-wins = 胜率及其 95% 置信区间
chart-even = 持平
chart-rating = 等级分 { $rating }
chart-matrix = 每行的胜率
chart-matrix-rest = 每行单独对阵的胜率

## Luck and skill: marrakech analyse

analyse-depth = “{ $text }”不是分析深度；请用 quick、normal 或 deep。
analyse-one-file = { $option } 只能用于一份记录。
analyse-no-turns = 记录里还没有可以分析的回合。
analyse-annotated-long = 加上注释后，记录会超过 { $longest } 个字符，所以没有写入文件。
analyse-progress = 回合
analyse-stopped = 已停止，{ turns }中分析了 { $done } 个。
analyse-annotated = 带注释的记录已保存到 { $file }
analyse-title = { $file }，由 { $evaluator } 评估（{ $depth }）
analyse-luck = { $name }：骰子对胜率的影响是 { $luck }。
analyse-not-over = 对局尚未结束：这里的结果是最后一个局面的胜率。
analyse-gave-up = { $name } 认输。认输的损失算在自己的失误里，但不算一个决定。
analyse-errors = 决定造成的损失
analyse-kind = 决定
analyse-step = { $step ->
    [turn] 转动阿参姆
    [steer] 替下家转向
   *[lay] 铺地毯
}
analyse-error-each = 每次损失
analyse-largest = 最大的失误，以及更好的选择
analyse-turn = 回合
analyse-played = 实际
analyse-better = 更好
analyse-chance = 胜率
analyse-error = 失误
analyse-rolls = 运气最好和最差的掷骰
analyse-rolled = 掷出
analyse-luck-column = 运气
analyse-turns = 各回合的经过，以及每回合后各人的胜率
analyse-actions = 行动
analyse-comment-error = { $grade ->
    [slip] 轻微失误
    [mistake] 明显失误
   *[blunder] 严重失误
}（{ $error }）。更好：{ $better }，胜率会是 { $chance }，而不是 { $instead }。
analyse-comment-judged = 由 { $evaluator } 分析（{ $depth }）
analyse-comment-luck = 运气：{ $luck }
analyse-profiles = 玩家的战绩
analyse-games = 局数
analyse-interval = 95% 区间
analyse-profile-errors = 每个决定的损失
analyse-all = 全部
analyse-phase = { $phase ->
    [opening] 前期
    [middle] 中期
   *[end] 后期
}
analyse-profile-words = 每 100 个决定当中，各种失误有几个
analyse-unfinished = 尚未结束、不计入战绩的对局：{ $count }
analyse-abandoned = 有人认输、不计入战绩的对局：{ $count }

## Measuring this machine

bench-ready = 正在准备；第一次需要编译
bench-import = 加载库，毫秒
bench-load = 加载编译好的内核，毫秒
bench-first-move = 从启动到大师走出第一步，毫秒
bench-rules-games = 规则库中的随机对局，单核，每秒
bench-kernel-games = 内核中的随机对局，单核，每秒
bench-kernel-turns = 内核中的回合，单核，每秒
bench-kernel-everywhere = 内核中的随机对局，全部核心，每秒
bench-nodes = 大师查看的局面，每秒
bench-decision = 机器人 { $bot } 的一次决定，毫秒
bench-machine = { $cpu }，{ $cores } 核，{ $system }，Python { $python }，Numba { $numba }
bench-stopped = 已停止。以下是之前测得的结果。
bench-child = 一个被测进程出错：{ $problem }

## Running a server

serve-ready = 《马拉喀什》正在运行：{ $link }
serve-lan = 局域网内：{ $link }
serve-data = { $file } 不能用来保存对局：{ $reason }
serve-host = “{ $host }”不是本机的地址：{ $reason }
serve-stop = 按 Ctrl-C 停止服务器。每一局都保存在 { $file }
serve-port = 端口 { $port } 已被占用或不允许使用：{ $reason }
serve-only-here = 只有本机能访问；用 --host 0.0.0.0，局域网也能访问。
open-already = 《马拉喀什》已在运行，地址是 { $link }
open-other = 《马拉喀什》已在运行，地址是 { $link }，但主机或文件不同。请先停止它，或另选一个端口。
open-browser = 会在浏览器中打开。如果没有，请点开这个链接。
open-yourself = 请在浏览器里打开这个链接。

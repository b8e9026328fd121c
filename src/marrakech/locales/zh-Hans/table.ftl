### Simplified Chinese: the table’s page.

## What to do

todo-you = { $step ->
    [turn] 轮到你了：先定好阿参姆的方向，再掷骰子。
    [roll] 轮到你了：掷骰子。
    [lay] 把你的{ colour }地毯铺在阿参姆旁边。
    [steer] 替下家转动阿参姆。
    [draw] 正在抽你的下一张地毯。
   *[over] 对局结束。
}
todo-shared = { $step ->
    [turn] { $name }：先定好阿参姆的方向，再掷骰子。
    [roll] { $name }：掷骰子。
    [lay] { $name }：把你的{ colour }地毯铺在阿参姆旁边。
    [steer] { $name }：替下家转动阿参姆。
    [draw] 正在抽 { $name } 的下一张地毯。
   *[over] 对局结束。
}
todo-other = { $step ->
    [turn] { $name } 正在决定阿参姆的去向。
    [roll] { $name } 掷骰子。
    [lay] { $name } 正在为{ colour }地毯找地方。
    [steer] { $name } 替下家转动阿参姆。
    [draw] 正在抽 { $name } 的下一张地毯。
   *[over] 对局结束。
}
todo-told = { $name } 的回合。
todo-told-you = 你的回合。
todo-lent = 机器人在替 { $name } 玩。
todo-getting-ready = { $name } 正在准备……
act-roll = 掷骰子
act-lay = 铺地毯
act-steer = 转动阿参姆
act-box = 放回地毯
act-choose-rug = 请选两格
act-choose-facing = 请选方向
act-sent = 正在发送……
act-wait = 别人在行动
act-watch = 你在观战
skip = 跳过
action-title = 该做什么

## Hints

hint = 提示
hint-hide = 隐藏提示
hint-thinking = 正在找提示……
hint-warming = 机器人正在准备，好了就给提示。
hint-would-face = { $name }会让阿参姆面朝{ facing }。
hint-would-lay = { $name }会把地毯铺在 { $first } 和 { $second }。
hint-chance = { $times ->
    [0] 这样走几乎赢不了。
   *[other] 这样走，100 局里能赢 { $times } 局。
}
hint-choices = 最佳选择

## What happened besides

did-run-out = { $name } 超时，出局。
did-break-rules = { $name } 违反规则，出局。
did-fail = { $reason ->
    [engine-not-started] { $name } 无法启动，出局。
    [engine-hung] { $name } 没有回应，出局。
    [engine-flooded] { $name } 输出过多，出局。
    [engine-junk] { $name } 的回应无法理解，出局。
    [engine-illegal] { $name } 选了不合法的行动，出局。
   *[engine-crashed] { $name } 崩溃了，出局。
}
did-sit = { $name } 入座。
did-vacate = 座位 { $seat } 又空出来了。
did-seat-bot = 座位 { $seat } 坐上了一个机器人。
did-start = 对局开始。
did-stand-in = { $reason ->
    [time] { $name } 超时，由机器人接手。
   *[absent] { $name } 离线，由机器人接手。
}
did-come-back = { $name } 回来了。
did-move = { $name } 换了一台设备继续玩。
did-hold = 服务器离线了一会儿。什么都没丢。
did-cancel = 这桌已解散。
log-face = 面朝{ facing }
log-steer = 把阿参姆转向{ facing }
log-roll = 掷出 { $slippers }，走到 { $square }
log-pay = 付给 { $owner } { dirhams }
log-pay-part = 只有 { dirhams } 可付给 { $owner }
log-go-out = 出局
log-lay = 在 { $first } 和 { $second } 铺{ colour }
log-return = 放回一张地毯
log-draw = 下一张：{ colour }
log-title = 对局经过
log-empty = 还没有内容。第一回合即将开始。
side-title = 经过与本桌

## Seats

seats-title = 座位
seat-open = 座位 { $seat }：空
seat-rugs = 剩 { $count } 张{ colour }地毯
seat-next = （下一张）
seat-score = { dirhams } 加 { $squares } 个可见格，共 { $points } 分
seat-out-mark = 出局
mark-you = 你
mark-bot = 机器人
mark-lent = 托管中
mark-away = 离线
bot-called = { $bot ->
    [random] 初学者
    [novice] 新手
    [greedy] 学徒
    [merchant] 商人
    [master] 大师
   *[other] 机器人 { $bot }
}
bot-lettered = { $bot ->
    [random] 初学者 { $letter }
    [novice] 新手 { $letter }
    [greedy] 学徒 { $letter }
    [merchant] 商人 { $letter }
    [master] 大师 { $letter }
   *[other] 机器人 { $bot } { $letter }
}
bot-about = { $bot ->
    [random] 随机乱走。
    [novice] 有一半时候走得不错。
    [greedy] 只看一回合，专抢分数。
    [merchant] 会掂量每个选择日后的得失。
    [master] 最强：看得最远。
   *[other] 有自己的玩法。
}
watchers = { $watchers } 人正在观战。
you-watch = { $others ->
    [0] 你正在观战。
   *[other] 你和另外 { $others } 人正在观战。
}
time-short = 还剩十秒。

## A square that was asked about

area-price = 这片{ colour }区域属于 { $owner }，共 { $squares } 格。别人停在这里要付 { dirhams }。
area-free = 这片{ colour }区域共 { $squares } 格，停在这里不用付钱：{ $owner } 已出局。

## The board’s words

board-label = 市集
board-square = { $square }，{ $colour ->
    [bare] 空格子
    [r] 红色地毯
    [b] 蓝色地毯
    [y] 黄色地毯
   *[g] 绿色地毯
}{ $assam ->
    [here] ，阿参姆在这里
   *[no] {""}
}
board-facing = 让阿参姆面朝{ facing }
board-lay = 铺在 { $first } 和 { $second }
board-die = 骰子掷出 { $slippers } 只拖鞋

## The line

line-connecting = 正在连接……
line-slow = 网络有点慢……
line-back = 网络已恢复。
line-lost = 已断线 { $seconds } 秒。正在重试，什么都没丢。
line-lost-kept = 已断线 { $seconds } 秒。你的行动已保留，一恢复就会发出。
bot-played = 你离开时，机器人替你玩了一会儿。欢迎回来。
bot-plays-for-you = 机器人正在替你玩。
play-myself = 自己接着玩
away-long = { $name } 离开一阵子了。
away-wait = 再等等
away-bot = 让机器人接手

## Before the game

gathering-title = 等待其他人
gathering-title-full = 人到齐了
gathering-title-guest = 对局即将开始
gathering-open = 还有 { $open } 个空位。坐满后对局就开始。
gathering-awaited = 等这些玩家打开本页，对局就会自动开始：{ $names }。
gathering-unready = 等这些玩家打开本页，就可以开始对局：{ $names }。
gathering-full = { $host ->
    [you] 随时可以开始。
   *[other] 等开桌的人开始对局。
}
invite-title = 邀请朋友
invite-text = 把链接发给他们，或让他们扫码。打开链接就能入座，不用注册。
invite-link = 入座链接
invite-qr = 入座链接的二维码
invite-message = 来和我玩一局《马拉喀什》吧。
invite-here-only = { $host } 这个地址只有本机能用。想让别人加入，请这样启动服务器，再用本机在网络中的地址打开游戏：
invite-renew = 生成新链接
invite-renewed = 新链接已生成，旧链接不能再用来入座。
invite-host-has-it = 入座链接在开桌的人手里。
watch-title = 有人只想观战？
watch-link = 观战链接
watching-gathering = 你正在观战。想一起玩，请向开桌的人要入座链接。
watching-full = 座位都满了。你可以观战；有人离座时，可以在这里入座。
join-late = 如果其中有你的座位，请从当初入座的设备上把它转过来：在那台设备的“{ this-table }”里选择“{ move-seat }”。
your-name = 你的名字
player-numbered = 玩家 { $seat }
sit-down = 入座
seat-bot = 加机器人
which-bot = 哪种机器人
remove = 移除
remove-name = 移除 { $name }
leave-seat = 离座
start-game = 开始对局
cancel-table = 解散这桌
cancel-title = 要解散这桌吗？
cancel-text = 之后谁也不能在这里入座，链接也会失效。
cancel-no = 保留

## This table

this-table = 本桌
rules-on = 规则
rules-edition = 版本：{ $edition }
rules-usual = 标准规则。
rules-bankruptcy-play-on = 付不起的人有多少付多少，继续玩。
rules-steering-after-must = 变体：先掷骰子；铺完地毯后，必须替下家把阿参姆向左或向右转。
rules-steering-after-may = 变体：先掷骰子；铺完地毯后，可以替下家转动阿参姆。
rules-area-owner = 区域把主人的两种颜色都算进去。
rules-whole-nobody = 谁的整张地毯都不能一次盖住，自己的也不行。
rules-halves-colours = 一张地毯不能盖住两个同色的格子。
rules-pile-alternating = 两人局中，地毯堆的两种颜色交替排列。
rules-stock-15 = 两人局中，每人有 15 张同色地毯。
rules-tie-shared = 同分则并列获胜。
rules-clock-none = 不计时。
rules-clock-turn = 每回合 { $seconds } 秒。{ $timeout ->
    [bot] 超时的人由机器人接手。
   *[out] 超时的人出局。
}
rules-clock-game = 整局 { $minutes } 分钟{ $increment ->
    [0] 。
   *[other] ，每回合再加 { $increment } 秒。
}{ $timeout ->
    [bot] 超时的人由机器人接手。
   *[out] 超时的人出局。
}
read-rules = 阅读规则
fair-title = 公平的骰子
fair-text = 每次掷骰都由服务器的一个秘密和每个座位的种子推算得出。服务器在开局前已对这个秘密作出承诺，见下。对局结束后秘密会公开，每次掷骰都能核对。
fair-seats = 每个座位也先对自己的种子作出承诺。所有承诺到齐后，你的页面会自动公开你的种子：谁也没法看着别人的种子来挑自己的。
fair-hash = { $name } 承诺的种子哈希值（SHA-256）
fair-commitment = 服务器的承诺（SHA-256）
fair-seed = { $name } 的种子
fair-change = 更换你的种子
fair-change-name = 更换 { $name } 的种子
fair-change-do = 更换
fair-salted = 种子里会加入随机字符，以免有人从哈希值猜出它。
fair-changed = 你的种子已更换。
move-seat = 换设备玩
move-seat-name = 把 { $name } 转到另一台设备
move-seat-title = 带走你的座位
move-seat-text = 请在 { $minutes } 分钟内用另一台设备打开这个链接。它只能用一次，之后座位就转到那边，不在这里了。
move-seat-link = 给另一台设备的链接
move-seat-qr = 给另一台设备的链接的二维码
claim-title = 在这台设备上玩吗？
claim-text = 这个链接会把一个座位转到这台设备。原来的设备之后只能观战。
claim-yes = 在这里玩
claim-no = 只观战
seat-claimed = 座位现在归你了，继续玩吧。
give-up = 认输
give-up-name = 替 { $name } 认输
give-up-title = 要认输吗？
give-up-text = 你将出局，迪拉姆归还银行，地毯不再为任何人计分。其他人继续玩。
give-up-no = 继续玩

## The end

you-win = 你赢了！
standings-title = 排名
standings-rank = 名次
standings-name = 玩家
standings-dirhams = 迪拉姆
standings-squares = 格数
standings-points = 得分
standings-plus = + { $squares }
standings-out = { $why ->
    [time] 超时
    [rules] 违规
    [engine] 出错
    [gave-up] 认输
   *[poor] 付不起
}
chart-title = 各回合得分
chart-turn = 回合
chart-as-table = 以表格显示
rematch = 再来一局
rematch-join = 加入下一局
rematch-wanted = 其他人想再来一局。
rematch-watch = 下一局正在准备。
watch-next = 观看下一局
replay-game = 看回放
download-record = 下载对局记录
share = 分享
share-title = 分享结果
share-text = 文字和链接
share-result = 马拉喀什：{ $result }
dice-check = 核对骰子
dice-checking = 正在核对……
dice-fine = { $count ->
    [0] 还没有掷骰或抽毯。
   *[other] 全部 { $count } 次掷骰和抽毯都与种子推算的一致。
}
dice-compared = { $how ->
    [all] 服务器和每个座位的承诺，都与这台设备公开自己的种子之前存下的一致。
    [server] 服务器的承诺与这台设备当时看到的一致。这台设备没有存下各座位的承诺。
   *[none] 这台设备在开局前没有存下任何承诺，所以没有东西可以与记录对照。
}
dice-rounds = 在那之前，这台设备有 { $count } 次白白公开了种子，每次都重新作了承诺。
dice-other-promise = 记录里的承诺是 { $found }；本桌当时的承诺是 { $seen }。
dice-seed-lost = 这台设备上没有为你的座位承诺过的种子，现在再作新的承诺也来不及了。请在有这个种子的设备上打开本页；不然的话，开桌的人可以让机器人替你入座，或解散这桌。
dice-other-table = 这份记录属于另一桌：{ $found }。

## Links, dialogs, pages

copy = 复制
copied = 已复制
copy-by-hand = 链接已选中：请用键盘复制，或长按复制。
close = 关闭
dialog-no = 取消
table-try-again = 重试
to-home = 回首页
table-heading = 马拉喀什：{ $names }
table-loading = 请稍候，正在摆桌……
table-gone-title = 没有这一桌
table-gone = 链接可能不完整，或者这桌早已收走。
table-unreachable-title = 服务器没有回应
table-cancelled-title = 这桌已解散
table-cancelled = 开桌的人解散了这桌。要另开一桌吗？
title-your-turn = ● 轮到你了 · 马拉喀什
title-table = 本桌 · 马拉喀什

## Help

keys-title = 按键
key-arrows = 方向键
key-enter = Enter
key-escape = Esc
keys-arrows = 转动阿参姆，或在各种铺法间切换
keys-enter = 掷骰子，铺地毯
keys-escape = 收回还没定下的选择；跳过动画
keys-skip = 跳过动画
keys-log = 展开或收起对局经过
keys-hint = 请求提示，或隐藏提示
keys-sounds = 开关声音
keys-help = 显示本帮助
keys-touch = 用手指或鼠标：点一个格子，看地毯铺在那里的样子，再点换下一种。点地毯的另一半或按钮就铺下。点任何一张地毯，可以看停在那里要付多少。

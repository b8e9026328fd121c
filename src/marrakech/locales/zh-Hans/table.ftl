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
    [draw] { $name }：正在抽你的下一张地毯。
   *[over] 对局结束。
}
todo-other = { $step ->
    [turn] { $name } 正在决定阿参姆的方向。
    [roll] { $name } 正要掷骰子。
    [lay] { $name } 正在为{ colour }地毯选地方。
    [steer] { $name } 正在替下家转动阿参姆。
    [draw] { $name } 正在抽下一张地毯。
   *[over] 对局结束。
}
todo-playing = { $name } 的回合。
todo-playing-you = 你的回合。
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
hint-thinking = 正在想提示……
hint-warming = 机器人正在准备，好了就给提示。
hint-would-face = { $name }会让阿参姆面朝{ facing }。
hint-would-lay = { $name }会把地毯铺在 { $first } 和 { $second }。
hint-chance = { $times ->
    [0] 这样走几乎赢不了。
   *[other] 这样走，100 局里能赢 { $times } 局。
}
hint-choices = 最佳选择

## Taking back the last rug, round one device

undo = 收回地毯
undo-help = 收回刚铺的地毯（再次转动阿参姆之前）
did-undo = { $name } 收回了刚铺的地毯。
keys-undo = 收回刚铺的地毯（大家在一台设备上玩时）

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
did-seat-bot = 一个机器人坐上了座位 { $seat }。
did-start = 对局开始。
did-stand-in = { $reason ->
    [time] { $name } 超时，由机器人接手。
   *[absent] { $name } 离线，由机器人接手。
}
did-come-back = { $name } 回来了。
did-move = { $name } 换了一台设备继续玩。
did-hold = 服务器停了一会儿。什么都没丢。
did-cancel = 这桌已解散。
log-face = 让阿参姆面朝{ facing }
log-steer = 替下家把阿参姆转向{ facing }
log-roll = 掷出 { $slippers }，阿参姆走到 { $square }
log-pay = 付 { dirhams }给 { $owner }
log-pay-part = 只付得起 { dirhams }，给 { $owner }
log-go-out = 出局
log-lay = 在 { $first } 和 { $second } 铺{ colour }
log-return = 把一张地毯放回盒里
log-draw = 下一张地毯：{ colour }
log-title = 对局经过
log-empty = 还没有内容。第一回合即将开始。
side-title = 对局经过与本桌

## Looking back at an earlier turn

log-about = 选一个回合，在市集上查看。
look-title = 之前的回合
look-back = 后退一个回合
look-forward = 前进一个回合
look-return = 回到对局
look-opened = 你正在回看。按 Esc 回到对局。
look-returned = 已回到对局。
look-your-turn = 轮到你了。
look-gone-on = 对局已有新进展。
keys-look = 在对局经过里：切换回合；按 Enter 在市集上查看，按 Esc 回到对局

## Seats

seats-title = 座位
seat-open = 座位 { $seat }：空
seat-rugs = 剩 { $count } 张{ colour }地毯
seat-next = （下一张）
seat-score = { dirhams }加看得见的 { $squares } 格，共 { $points } 分
seat-out-mark = 出局
mark-you = 你
mark-bot = 机器人
mark-lent = 托管中
mark-away = 离线
bot-called = { $bot ->
    [random] 观光客
    [novice] 新手
    [greedy] 学徒
    [merchant] 商人
    [master] 大师
    [champion] 冠军
   *[other] 机器人 { $bot }
}
bot-lettered = { $bot ->
    [random] 观光客 { $letter }
    [novice] 新手 { $letter }
    [greedy] 学徒 { $letter }
    [merchant] 商人 { $letter }
    [master] 大师 { $letter }
    [champion] 冠军 { $letter }
   *[other] 机器人 { $bot } { $letter }
}
bot-about = { $bot ->
    [random] 随机乱走。
    [novice] 大约一半时候走得不错。
    [greedy] 只看一回合，专抢分数。
    [merchant] 会掂量每个选择日后的得失。
    [master] 看得很远，很难战胜。
    [champion] 自学成才，最难战胜。
   *[other] 有自己的玩法。
}
watchers = { $watchers } 人正在观战。
you-watch = { $others ->
    [0] 你正在观战。
   *[other] 你和另外 { $others } 人正在观战。
}
time-short = 还剩十秒。

## What a seat says when it is chosen

seat-each-counts = 每 1 迪拉姆得 1 分，每个看得见这种颜色地毯的格子也得 1 分。
seat-each-counts-two = 每 1 迪拉姆得 1 分，每个看得见这两色地毯之一的格子也得 1 分。
seat-pile-two = { $whose ->
    [you] 你的地毯堆里有两种颜色的地毯。
   *[other] 这个地毯堆里有两种颜色的地毯。
}
seat-pile-next = 下一张地毯是{ colour }，大家都看得见。
seat-pile-empty = 这些地毯都已铺完。
seat-next-mark = 下一张
seat-about-out = 已出局。这些地毯留在市集上，停在上面不用付钱。
seat-about-away = 离线：这局的页面现在没有打开。
seat-about-bot = 机器人。{ bot-about }
seat-about-lent = 玩家回来之前，由机器人代玩。{ bot-about }

## Reactions: a few words that people round a table can send each other

reactions = 互动消息
react = 说句话
reaction = { $reaction ->
    [hello] 你好！
    [good-luck] 祝好运！
    [well-played] 玩得漂亮！
    [thanks] 谢谢！
    [ouch] 哎哟！
    [laugh] 哈哈！
    [wow] 哇！
   *[moment] 稍等一下！
}
did-react = { $name }：{ reaction }
did-react-you = 你：{ reaction }
did-react-spectator = 观众：{ reaction }
reactions-mute = 屏蔽本桌的互动消息
reactions-mute-help = 你不会再看到或听到别人发的消息，但自己仍可以发。

## A square that was asked about

area-price = { $squares } 格的{ colour }区域。主人：{ $owner }。别人停在这里要付 { dirhams }。
area-free = { $squares } 格的{ colour }区域。主人：{ $owner }（已出局）。停在这里不用付钱。

## The price of a rug, on the market

price-tag = { $owner }：{ dirhams }
price-tag-yours = 你的：别人付 { dirhams }
price-tag-free = 不用付钱
price-nudge = { $how ->
    [touch] 点任意地毯，可以看停在那里要付多少。
   *[mouse] 指向任意地毯，可以看停在那里要付多少。
}

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
line-lost = 已断线 { $seconds } 秒。正在重新连接，什么都没丢。
line-lost-kept = 已断线 { $seconds } 秒。你的行动已保留，一连上就会发出。
bot-played = 你离开时，机器人替你玩了一会儿。现在由你接着玩。
bot-plays-for-you = 机器人正在替你玩。
play-myself = 我来玩
away-long = { $name } 离开一阵子了。
away-wait = 再等等
away-bot = 让机器人接手

## The server is well again

server-recovered = 服务器恢复正常了，可以接着玩。

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
invite-link = 邀请链接
invite-qr = 邀请链接的二维码
invite-message = 来和我玩一局《马拉喀什》吧。
invite-here-only = { $host } 只能在本机使用。想让别人加入，请这样启动服务器，再用本机的网络地址打开游戏：
invite-renew = 生成新链接
invite-renewed = 新链接已生成，旧链接不能再用。
invite-host-has-it = 邀请链接在开桌的人手里。
watch-title = 有人只想观战？
watch-link = 观战链接
watching-gathering = 你正在观战。想一起玩，请索取邀请链接。
watching-full = 座位都满了。你可以观战；有人离座时，可以在这里入座。
join-late = 如果其中有你的座位，可以把它转到这里：在当初入座的设备上打开“{ this-table }”，选择“{ move-seat }”。
your-name = 你的名字
player-numbered = 玩家 { $seat }
sit-down = 入座
seat-bot = 加机器人
which-bot = 哪种机器人
remove = 移除
remove-name = 移除：{ $name }
leave-seat = 离座
start-game = 开始对局
cancel-table = 解散这桌
cancel-title = 要解散这桌吗？
cancel-text = 之后谁也不能在这里入座，链接也会失效。
cancel-no = 保留

## An invitation

invited-by = { $name } 邀请你玩一局《马拉喀什》
invited-again = { $name } 想再来一局
invited-new = 第一次玩《马拉喀什》？
invited-back = 回到邀请
seats-taken-title = 座位都满了
seats-taken-text = 这局没赶上座位。你可以观战，或请朋友另开一桌。
seats-taken-watch = 观战
seats-taken-own = 开桌
gathering-away = 暂时离线：{ $names }

## The next game with the same players

gathering-title-again = 下一局
gathering-asked = 已邀请：{ $names }
gathering-here = 已到：{ $names }
mark-asked = 已邀请
invite-again = 发送链接

## This table

this-table = 本桌
rules-on = 规则
rules-edition = 版本：{ $edition }
rules-usual = 标准规则。
rules-bankruptcy-play-on = 付不起全额的人有多少付多少，继续玩。
rules-steering-after-must = 变体：先掷骰子。铺完地毯后，必须替下家把阿参姆向左或向右转。
rules-steering-after-may = 变体：先掷骰子。铺完地毯后，可以替下家转动阿参姆。
rules-area-owner = 过路费把主人的两种颜色都算进去。
rules-whole-nobody = 任何整张地毯都不能一次盖住，自己的也不行。
rules-halves-colours = 一张地毯不能盖住两个同色的格子。
rules-pile-alternating = 两人局中，每堆地毯的两种颜色交替排列。
rules-stock-15 = 两人局中，每人有 15 张同色地毯。
rules-tie-shared = 同分则并列获胜。
rules-clock-none = 不计时。
rules-clock-turn = 每回合 { $seconds } 秒。{ $timeout ->
    [bot] 超时的人由机器人接手。
   *[out] 超时的人出局。
}
rules-clock-game = 整局每人 { $minutes } 分钟{ $increment ->
    [0] 。
   *[other] ，每回合再加 { $increment } 秒。
}{ $timeout ->
    [bot] 超时的人由机器人接手。
   *[out] 超时的人出局。
}
read-rules = 阅读规则
fair-title = 公平的骰子
fair-text = 每次掷骰都由服务器的秘密种子和每个座位的种子推算得出。开局前，服务器会公布下面的哈希值，它的种子必须与之相符。对局结束后，服务器的种子会公开，谁都可以核对每次掷骰。
fair-seats = 每位玩家的页面也会公布自己种子的哈希值，等所有哈希值到齐后再自动公开种子。这样，谁也没法看着别人的种子来挑自己的。
fair-hash = { $name } 的种子哈希值（SHA-256）
fair-commitment = 服务器种子的哈希值（SHA-256）
fair-seed = { $name } 的种子
fair-change = 更换你的种子
fair-change-name = 更换种子：{ $name }
fair-change-do = 更换
fair-salted = 种子里会加入随机字符，以免有人从哈希值猜出它。
fair-changed = 你的种子已更换。
move-seat = 换设备玩
move-seat-name = 转到另一台设备：{ $name }
move-seat-title = 带走你的座位
move-seat-text = 请在 { $minutes } 分钟内用另一台设备打开这个链接。它只能用一次。之后你在那边玩，这台设备只能观战。
move-seat-link = 给另一台设备的链接
move-seat-qr = 给另一台设备的链接的二维码
claim-title = 在这台设备上玩吗？
claim-text = 这个链接会把一个座位转到这台设备。另一台设备之后只能观战。
claim-yes = 在这里玩
claim-no = 只观战
seat-claimed = 现在由这台设备接着玩。
give-up = 认输
give-up-name = 认输：{ $name }
give-up-title = 这局要认输吗？
give-up-text = 你将出局。你的迪拉姆归还银行，你的地毯不再为任何人计分。
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
    [all] 服务器和各座位公布的哈希值，都与这台设备公开自己的种子之前存下的一致。
    [server] 服务器的哈希值与这台设备当时看到的一致。这台设备没有存下各座位的哈希值，无从比较。
   *[none] 这台设备在开局前没有存下任何哈希值，所以没有东西可以与记录对照。
}
dice-rounds = 在那之前，这台设备有 { $count } 次公开了种子却没有开成局，每次所有种子都换了新的。
dice-other-promise = 服务器的哈希值变了。这台设备在本桌看到的是 { $seen }，现在却是 { $found }。
dice-seed-lost = 这台设备上没有你座位的种子，现在换一个也来不及了。请在有这个种子的设备上打开本页。如果做不到，开桌的人可以把你的座位交给机器人，或解散这桌。
dice-other-table = 这份记录属于另一桌：{ $found }。

## The end, for the person at this screen

you-share-win = 你并列第一！
over-by-points = 以 { $lead } 分优势获胜：{ dirhams }加 { $squares } 格。
over-by-dirhams = { $names } 同为 { $points } 分，以迪拉姆 { $most } 比 { $next } 分出胜负。
over-shared = 不分胜负：各 { $points } 分。
over-only-one = 只剩 { $name } 一人。
over-only-you = 只剩你一人。
over-others-gave-up = 其他人都认输了。
over-you-close = 真可惜，只差 { $lead } 分。玩得漂亮！
over-you-equal = 真可惜，只输在迪拉姆上。玩得漂亮！
over-you-second = 你是第二名。玩得漂亮！
over-you-third = 你是第三名。玩得不错！
over-you-fourth = 你是第四名。下次加油！
over-you-lost = 玩得不错！市集随时欢迎你再来一局。
over-you-out = 你在终局前出局了。市集随时欢迎你再来一局。

## The points by turn

chart-help = 点图表或用方向键，可以查看任一回合后各人的得分。
chart-walk = 某回合后的得分
chart-value = 第 { $turn } 回合后：{ $points }。
chart-value-start = 开局时：{ $points }。
chart-points-of = { $name } 有 { $points } 分
chart-watch-turn = 看第 { $turn } 回合后的市集
chart-watch-start = 看开局时的市集

## Links, dialogs, pages

copy = 复制
copied = 已复制
copy-by-hand = 链接已选中，可以复制了。
close = 关闭
dialog-no = 取消
table-try-again = 重试
to-home = 回首页
table-heading = 马拉喀什：{ $names }
table-loading = 正在打开游戏桌……
table-gone-title = 找不到这一桌
table-gone = 链接可能不完整，或者这桌已被移除。
table-unreachable-title = 服务器没有回应
table-cancelled-title = 这桌已解散
table-cancelled = 开桌的人取消了这局。要另开一桌吗？

## Window titles

title-my-turn = ● 轮到你了
title-playing = 对局进行中
title-gathering = 等待玩家
title-won = { $count ->
    [1] { $names } 获胜
   *[other] { $names } 并列获胜
}
title-you-won = 你赢了
title-you-share = 你并列第一
title-replay = 回放：{ $names }

## Help

keys-title = 快捷键
key-arrows = 方向键
key-enter = Enter、空格
key-escape = Esc
keys-arrows = 选择阿参姆的方向，或地毯的铺法
keys-enter = 掷骰子，或铺下选好的地毯
keys-escape = 取消还没定下的选择，或跳过动画
keys-skip = 跳过动画
keys-log = 打开或关闭对局经过
keys-hint = 显示或隐藏提示
keys-sounds = 开关声音
keys-help = 显示本帮助
keys-touch = 用手指：点一个格子，看地毯铺在那里的样子。再点一次换下一种，或点旁边的格子选定这两格。要铺下地毯，请点按钮。

## Help: mouse, arrows and prices

keys-mouse = 用鼠标：单击一种铺法选中它，再单击一次铺下。双击只会选中。
keys-facing = 点箭头只会转动阿参姆。要掷骰子，请点按钮。
keys-price = 点其他任意地毯，可以看停在那里要付多少。

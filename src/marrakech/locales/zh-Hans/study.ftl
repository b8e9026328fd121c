### Simplified Chinese: watching a record and setting up a position.

study-again = 重试
study-copy-by-hand = 请从这里复制

## Watching a record

replay-title = 对局回放
replay-lead = 每一局都能存成一段简短的文字，也就是对局记录。打开一份记录，一步步重看整局；也可以先看看示例。
replay-example = 看示例
replay-open-file = 打开文件
replay-paste = 也可以把记录粘贴到这里，或把文件拖到页面任意位置
replay-watch = 观看
replay-link-broken = 这个链接不完整，里面的对局读不出来。请对方重发一次，或直接打开对局记录。
replay-another = 打开另一份记录

replay-seat = 座位 { $seat }
replay-market = 市集
replay-beginning = 对局开始。
replay-before-first = 第一回合之前
replay-place = 第 { $turn } 回合：{ $name }
replay-count = { $at } / { $of }
replay-controls = 回放控制
replay-first = 回到开头
replay-back = 后退一步
replay-play = 播放
replay-pause = 暂停
replay-forward = 前进一步
replay-last = 跳到结尾
replay-slider = 对局进度
replay-keys = 按键：方向键后退或前进一步，加 Shift 则是整个回合；Home 和 End 跳到首尾；空格键播放和暂停。
replay-speed = 速度
replay-speed-name = { $speed ->
    [slow] 慢
    [fast] 快
   *[normal] 正常
}

replay-standings = 排名
replay-player = 玩家
replay-dirhams = 迪拉姆
replay-squares = 格数
replay-points = 得分
replay-rugs-left = 地毯
replay-next-rug = 下一张地毯是{ colour }。
replay-out = 出局
replay-winner = 胜者

replay-turns = 回合
replay-no-turns = 还没有人行动过。
replay-paid = 付 { $count }
replay-copy-link = 复制此刻的链接
replay-link-copied = 链接已复制。
replay-download = 下载
replay-to-table = 去这一桌
replay-to-editor = 在编辑器中打开
replay-about = 关于这份记录
replay-edition = 版本
replay-edition-none = 未注明
replay-rules = 规则
replay-rules-usual = 标准规则
replay-result = 结果
replay-unfinished = 未结束
replay-tag = { $name ->
    [Table] 桌名
    [Date] 日期
    [ServerSeed] 服务器的种子
    [SeatSeed1] 座位 1 的种子
    [SeatSeed2] 座位 2 的种子
    [SeatSeed3] 座位 3 的种子
    [SeatSeed4] 座位 4 的种子
    [SeatHash1] 座位 1 公布的种子哈希值
    [SeatHash2] 座位 2 公布的种子哈希值
    [SeatHash3] 座位 3 公布的种子哈希值
    [SeatHash4] 座位 4 公布的种子哈希值
    [Bot1] 座位 1 的机器人
    [Bot2] 座位 2 的机器人
    [Bot3] 座位 3 的机器人
    [Bot4] 座位 4 的机器人
    [ServerSeedHash] 服务器公布的种子哈希值
   *[other] { $name }
}

## Your finished games

games-title = 你玩完的对局
games-none = 你玩完的每一局都会列在这里。
games-you-won = 你赢了
games-more = 显示更早的对局
games-kept = 对局在最后一步之后保留 { $days } 天。想保存更久，请下载对局记录。

## Actions

study-face = 让阿参姆面朝{ facing }
study-die = { $slippers } 只拖鞋

## Setting up a position

editor-title = 局面编辑器
editor-tools = 工具
editor-tool = { $tool ->
    [rug] 地毯
    [half] 半张地毯
    [erase] 擦除
    [assam] 阿参姆
   *[look] 查看和试走
}
editor-tool-hint = { $tool ->
    [rug] 选两个有公共边的格子。
    [half] 选一个格子，在那里放半张地毯，另一半算作被盖住。
    [erase] 选一个格子，把它清空。
    [assam] 选一个格子，把阿参姆放过去；选他就能转动他。
   *[look] 选择棋盘上的一个行动，或选任意格子查看要付多少。
}
editor-colours = 地毯的颜色
editor-second-half = 地毯的一半放在 { $square }。请选它旁边的一格。
editor-do = { $step ->
    [roll] 掷骰子
    [lay] 铺地毯
   *[turn] 转动阿参姆
}
editor-board-kept = 棋盘仍显示最后一个能读懂的局面。
editor-area = { $square }：{ $squares } 格的{ colour }区域。主人：{ $name }。别人停在这里要付 { dirhams }。
editor-area-free = { $square }：{ $squares } 格的{ colour }区域。主人：{ $name }（已出局）。停在这里不用付钱。
editor-area-bare = { $square } 是空格子。停在这里不用付钱。

editor-text = 局面的文字形式
editor-text-first = 请先改好上面的文字，然后才能在这里修改各项。
editor-undo = 撤销
editor-redo = 重做
editor-undone = 已撤销。
editor-redone = 已重做。
editor-clear = 清空棋盘
editor-cleared = 棋盘已清空。
editor-start = { $players } 人开局
editor-copy-text = 复制文字
editor-text-copied = 文字已复制。
editor-copy-link = 复制链接

editor-next = 接下来可能发生什么
editor-next-hint = { $step ->
    [roll] 掷骰子：请选择掷出的点数。
    [draw] 抽下一张地毯：请选择颜色。
    [lay] { $count ->
        [0] 没有地方可铺，这张地毯要放回盒里。
       *[other] 有 { $count } 种铺法，已在棋盘上标出。
    }
    [steer] 替下家转动阿参姆。
   *[turn] 转动阿参姆，或让他保持原样。
}
editor-do-return = 放回地毯
editor-do-draw = 抽{ colour }
editor-prices = 每种点数走到哪里、要付多少

editor-fields = 详细设置
editor-players = 玩家
editor-mover = 轮到
editor-seat = 座位 { $seat }，{ $colours }
editor-step = 下一步骤
editor-step-name = { $step ->
    [turn] 转动阿参姆
    [roll] 掷骰子
    [lay] 铺地毯
    [draw] 抽地毯
    [steer] 替下家转向
   *[over] 对局结束
}
editor-facing = 阿参姆面朝
editor-rugs = 剩余地毯（{ colour }）
editor-top = 下一张地毯
editor-top-none = 还没抽
editor-out = 出局
editor-out-as = 第 { $order } 个出局
editor-rules = 规则
editor-edition-own = 自选规则

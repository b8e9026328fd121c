### Simplified Chinese: the first page. Setting up a game, and finding the tables there are.

home-tagline = 转动阿参姆，掷骰子，铺地毯——可别停在别人的地毯上被收钱。
home-facts = 2 到 4 人。免费，不用注册。
home-art = 市集里挂着四张织毯，阿参姆站在毯前。
home-choices = 选择玩法

## The three choices

home-bots = 马上玩
home-bots-about = 对战机器人，立刻开局。
home-bots-go = 开始
home-friends = 约朋友玩
home-friends-about = 你会得到一个链接，发给朋友，各用各的设备玩。
home-friends-go = 开桌
home-device = 同一台设备
home-device-about = 轮流传着玩，大家都用这台设备。
home-device-go = 开始
home-going = 正在开桌……
home-start-failed = 服务器暂时没有回应。你的选择都还在，请稍后再试。
home-opponents = 对手
home-strength = 难度
home-players = 玩家
home-bots-among = 其中机器人
home-name = 你的名字
home-name-of = 玩家 { $number } 的名字
home-names = 名字
home-player = 玩家 { $number }

## All options

home-options = 全部选项
home-options-usual = 标准规则，不计时
home-options-changed = 改动了 { $count } 项
home-options-reset = 重置选项
home-options-loading = 正在加载版本列表……
home-rules-heading = 规则
home-table-heading = 本桌设置
home-edition = 版本
home-edition-help = 各个版本的规则书略有不同。想按哪个版本玩，就选哪个。
home-edition-default = 标准规则
home-edition-own = 自选规则
home-edition-yours = 你的语言
home-edition-printed = 各语言的印刷版
home-edition-other = { $language }，{ $rugs } 张地毯版
home-edition-variant = { $edition }（铺毯后转向）
home-edition-fifteen = { $edition }（两人各 15 张）
home-own-heading = 逐条选择规则
home-two-only = 仅限两人局
home-option = { $option ->
    [bankruptcy] 付不起全额时
    [steering] 转动阿参姆
    [area] 过路费怎么算
    [whole] 盖住整张地毯
    [halves] 盖住两个半张
    [pile] 双色地毯堆
    [stock] 两人局的地毯
    [tie] 同分时
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] 出局
    [bankruptcy-play-on] 继续玩
    [steering-before] 掷骰前
    [steering-after-must] 铺毯后，必须转
    [steering-after-may] 铺毯后，可不转
    [area-colour] 只算一种颜色
    [area-owner] 主人的两色都算
    [whole-opponents] 别人的不行
    [whole-nobody] 自己的也不行
    [halves-any] 颜色不限
    [halves-colours] 颜色必须不同
    [pile-shuffled] 洗混
    [pile-alternating] 两色交替
    [stock-24] 两色共 24 张
    [stock-15] 单色 15 张
    [tie-dirhams] 以迪拉姆定胜负
    [tie-shared] 并列获胜
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] 有多少付多少，然后出局。地毯留在原处，但停在上面不用再付钱。
    [bankruptcy-play-on] 有多少付多少，身无分文接着玩。
    [steering-before] 先转动阿参姆，再掷骰子，他朝那个方向走。
    [steering-after-must] 先掷骰子。回合最后，替下家把阿参姆向左或向右转。
    [steering-after-may] 先掷骰子。回合最后，可以替下家转动阿参姆。
    [area-colour] 只算与阿参姆脚下颜色相同、彼此相连的格子。
    [area-owner] 同一主人的相连格子都算，不分颜色。
    [whole-opponents] 自己的整张地毯可以一次盖住。
    [whole-nobody] 任何整张地毯都不能一次盖住，自己的也不行。
    [halves-any] 地毯可以盖住两个同色的格子，只要它们属于不同的地毯。
    [halves-colours] 一张地毯不能盖住两个同色的格子。
    [pile-shuffled] 下一张是你两种颜色中的哪一种，全凭运气。
    [pile-alternating] 你的两种颜色轮流铺。
    [stock-24] 两种颜色各 12 张。
    [stock-15] 和三人局一样：每人一种颜色。
    [tie-dirhams] 同分的人里，迪拉姆多的获胜。
    [tie-shared] 同分的人一起获胜。
   *[other] { $value }
}
home-clash = 两色交替要求每人有两种颜色，而 15 张地毯意味着每人一种颜色。请改动其中一项。
home-begins = 谁先手
home-begins-value = { $who ->
    [lot] 随机
   *[listed] 我先
}
home-facing = 阿参姆开局朝向
home-clock = 计时
home-clock-value = { $kind ->
    [none] 不计时
    [turn] 每回合
   *[game] 整局
}
home-clock-seconds = 每回合秒数
home-clock-minutes = 整局每人分钟数
home-clock-increment = 每回合加的秒数
home-timeout = 超时的时候
home-timeout-value = { $timeout ->
    [out] 出局
   *[bot] 机器人接手
}
home-listed = 谁都可以找到这桌
home-listed-help = 只要还有空位，这桌就会列在所有人的首页上。
home-autostart = 坐满就开始
home-autostart-help = 否则由你自己开始对局。
home-friends-only = 仅限约朋友玩
home-preset-bad = 这个网址里有 { $count } 处无法识别，已忽略：{ $parts }
home-notice-close = 关闭通知

## Tables

home-mine = 你的对局
home-mine-none = 你正在玩的对局会列在这里。关掉页面也什么都不会丢。
home-mine-more = 还有 { $count } 局
home-open = 可加入的对局
home-open-none = 现在没有人在找玩家。你可以开一桌，让大家都能找到它，它就会列在这里。
home-your-turn = 轮到你了
home-turn-of = 轮到 { $name }
home-waiting = 还有 { $seats } 个空位
home-ready = 可以开始
home-replay = 看回放
home-sit = 入座
home-watch = 观战
home-clock-turn = 每回合 { $seconds } 秒
home-clock-game = 每人 { $minutes } 分钟
home-clock-game-more = { $minutes } 分钟 + 每回合 { $increment } 秒
home-gist-players = { $count } 人
home-gist-own = 自选规则
home-lists-trouble = 服务器暂时没有回应。列表会自动重新加载。

## A game that waits for you

home-finished = 你玩完的对局
home-table-yours = 你的游戏桌

## More to do

home-more = 更多
home-learn = 两分钟学会
home-learn-about = 玩几个回合，每一步都有指点。
home-rules = 阅读规则
home-rules-about = 完整规则，以及各版本的不同之处。
home-record = 打开对局记录
home-record-about = 一步步重看记录下来的一局。
home-editor = 摆一个局面
home-editor-about = 随意摆出市集，看看规则允许什么。
home-watch-heading = 观战一局
home-watch-label = 链接或桌名
home-watch-empty = 请粘贴游戏桌的链接，或输入桌名。

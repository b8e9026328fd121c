### Simplified Chinese: playing without seeing the market: the text board, its keys and what it reads out.

text-board = 文字棋盘
text-board-about = 用文字呈现的市集：格子都是按钮，有一个输入框，还有按键替你读出想知道的内容。
text-board-show = 显示文字棋盘
text-board-hide = 隐藏文字棋盘
settings-text-board = 每桌都显示文字棋盘
settings-text-board-help = 格子都是按钮，另有输入框，不看市集也能玩。

## The squares

text-squares = 市集的格子
text-square = { $square }，{ $rug ->
    [bare] 空格子
    [r] 红色地毯
    [b] 蓝色地毯
    [y] 黄色地毯
   *[g] 绿色地毯
}{ $other ->
    [none] {""}
    [hidden] ，另一半被盖住
   *[square] ，另一半在 { $with }
}{ $assam ->
    [N] 。阿参姆在这里，面朝北
    [E] 。阿参姆在这里，面朝东
    [S] 。阿参姆在这里，面朝南
    [W] 。阿参姆在这里，面朝西
   *[no] {""}
}
text-half-chosen = 地毯的一半放在 { $square }。另一半可以放在：{ $squares }。
text-half-undone = 已取消选择。
text-no-rug = 现在 { $square } 上不能铺地毯。
text-no-pair = 现在 { $first } 和 { $second } 上不能铺地毯。
text-would-lay = 在 { $first } 和 { $second } 铺一张{ colour }地毯。按 Enter 铺下，按 Esc 收回。
text-would-turn = 阿参姆面朝{ facing }。按 R 掷骰子。
text-would-steer = 轮到下家时，阿参姆将面朝{ facing }。按 R 确定。

## The box to type in

text-box = 输入行动或问题
text-box-go = 执行
text-box-help = N、E、S 或 W 转动阿参姆，R 掷骰子，两个格子（如 d4d5）铺一张地毯。一个格子（如 d4）说明那里铺着什么、要付多少。I 读出各座位，T 读出上一回合，A 读出可以做什么，C 读出每种点数要付多少，O 读出概况。
text-box-empty = 还没有输入内容。
text-box-unknown = “{ $text }”既不是行动，也不是问题。
text-not-now = 现在不能执行 { $action }。
text-not-yours = 现在没有什么需要你决定。

## What is read out

text-ask = 读出
text-ask-seats = 座位
text-ask-last = 上一回合
text-ask-legal = 可以做什么
text-ask-prices = 各点数要付多少
text-ask-overview = 概况
text-overview = 第 { $turn } 回合。阿参姆在 { $square }，面朝{ facing }。
text-seat = { $name }：{ $score }。{ $rugs }。
text-labelled = { $label }：{ $text }
text-seat-next = 下一张地毯是{ colour }。
text-seat-out = { $name } 已出局。
text-last-none = 还没有人行动。
text-legal-turn = 阿参姆可以面朝：{ $choices }。
text-legal-roll = 可以掷骰子。
text-legal-lay = 有 { $count } 种铺法：{ $choices }。
text-legal-return = 这里铺不下地毯，它要放回盒里。
text-legal-none = 现在什么都不能做。

## Its keys

text-keys-title = 文字棋盘的按键
text-keys-arrows = 在格子间移动；Home 和 End 沿横行移动，Page Up 和 Page Down 沿竖列移动
text-keys-enter = 为地毯选一格，或铺下地毯
text-keys-roll = 掷骰子
text-keys-seats = 读出各座位
text-keys-last = 读出上一回合
text-keys-legal = 读出可以做什么
text-keys-price = 读出这一格要付多少
text-keys-prices = 读出每种点数要付多少
text-keys-overview = 读出阿参姆在哪里、现在该做什么
text-keys-box = 跳到输入框

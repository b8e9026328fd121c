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
text-would-lay = 在 { $first } 和 { $second } 铺一张{ colour }地毯。按 Enter 铺下，按 Esc 取消。
text-would-turn = 阿参姆将面朝{ facing }。用 R 掷骰子。
text-would-steer = 轮到下家时，阿参姆将面朝{ facing }。用 R 确定。

## The box to type in

text-box = 输入行动或问题
text-box-go = 执行
text-box-help = 要转动阿参姆，请输入 N（北）、E（东）、S（南）或 W（西）。输入 R 掷骰子，输入两个格子（如 d4d5）铺一张地毯。输入一个格子（如 d4），可以知道那里有什么、停在那里要付多少。输入 I 听各座位，T 听上一回合，A 听可以做什么，C 听每种点数要付多少，O 听概况。
text-box-empty = 还没有输入内容。
text-box-unknown = “{ $text }”既不是行动，也不是问题。输入 ? 查看帮助。
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
text-last-none = 还没有人行动过。
text-legal-turn = 你可以让阿参姆面朝：{ $choices }。
text-legal-roll = 你可以掷骰子。
text-legal-lay = 有 { $count } 种铺法：{ $choices }。
text-legal-return = 没有地方可铺，这张地毯要放回盒里。
text-legal-none = 现在没有什么要做。

## Its keys

text-keys-title = 文字棋盘的快捷键
text-keys-arrows = 在格子间移动；Home 和 End 跳到横行两端，Page Up 和 Page Down 跳到竖列两端
text-keys-enter = 为地毯选一格，或铺下地毯
text-keys-roll = 掷骰子
text-keys-seats = 读出各座位
text-keys-last = 读出上一回合
text-keys-legal = 读出可以做什么
text-keys-price = 读出停在这一格要付多少
text-keys-prices = 读出每种点数要付多少
text-keys-overview = 读出阿参姆在哪里、接下来该做什么
text-keys-box = 跳到输入框

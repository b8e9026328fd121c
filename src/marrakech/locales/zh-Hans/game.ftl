### Simplified Chinese: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] 红色
    [b] 蓝色
    [y] 黄色
   *[g] 绿色
}
facing = { $facing ->
    [N] 北
    [E] 东
    [S] 南
   *[W] 西
}
dirhams = { $count } 迪拉姆
games = { $games } 局
turns = { $count } 个回合

## Where something stands in a text

at-turn = 第 { NUMBER($turn, useGrouping: 0) } 回合（第 { NUMBER($line, useGrouping: 0) } 行，第 { NUMBER($column, useGrouping: 0) } 列）：{ $problem }
at-turn-alone = 第 { NUMBER($turn, useGrouping: 0) } 回合：{ $problem }
at-line = 第 { NUMBER($line, useGrouping: 0) } 行，第 { NUMBER($column, useGrouping: 0) } 列：{ $problem }
at-column = 第 { NUMBER($column, useGrouping: 0) } 列：{ $problem }

## What happened

did-face = { $name } 让阿参姆面朝{ facing }。
did-steer = { $name } 替下家把阿参姆转向{ facing }。
did-roll = { $name } 掷出 { $slippers }：阿参姆走到 { $square }。
did-stay-free = 不用付钱。
did-pay = { $name } 付 { dirhams }给 { $owner }：那片{ colour }区域有 { $squares } 格。
did-pay-part = 为这片{ colour }区域，{ $name } 该付 { $price } 迪拉姆给 { $owner }，手里却只有 { dirhams }。
did-go-out = { $name } 付不起全额，出局。
did-lay = { $name } 在 { $first } 和 { $second } 铺下一张{ colour }地毯。
did-return = 没有地方可铺，{ $name } 把一张地毯放回盒里。
did-draw = { $name } 的下一张地毯是{ colour }。
did-give-up = { $name } 认输。
did-win = { $count ->
    [1] { $names } 获胜。
   *[other] { $names } 并列获胜。
}
list-and = { $first }、{ $last }
list-comma = { $first }、{ $last }
two-sentences = { $first }{ $second }
as-sentence = { $text }。

## What each roll would cost

price-heading = 如果掷出
price-free = { $slippers }：{ $square }，不用付钱
price-own = { $slippers }：{ $square }，自己的地毯
price-neutral = { $slippers }：{ $square }，地毯的主人已出局
price-due = { $slippers }：{ $square }，付 { dirhams }给 { $owner }
price-short = { $slippers }：{ $square }，该付 { $price } 迪拉姆给 { $owner }，而你只有 { $dirhams }

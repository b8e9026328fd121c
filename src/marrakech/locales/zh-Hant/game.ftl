### Traditional Chinese: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] 紅色
    [b] 藍色
    [y] 黃色
   *[g] 綠色
}
facing = { $facing ->
    [N] 北
    [E] 東
    [S] 南
   *[W] 西
}
dirhams = { $count } 迪拉姆
games = { $games } 局
turns = { $count } 回合

## Where something stands in a text

at-turn = 第 { NUMBER($turn, useGrouping: 0) } 回合（第 { NUMBER($line, useGrouping: 0) } 行第 { NUMBER($column, useGrouping: 0) } 欄）：{ $problem }
at-turn-alone = 第 { NUMBER($turn, useGrouping: 0) } 回合：{ $problem }
at-line = 第 { NUMBER($line, useGrouping: 0) } 行第 { NUMBER($column, useGrouping: 0) } 欄：{ $problem }
at-column = 第 { NUMBER($column, useGrouping: 0) } 欄：{ $problem }

## What happened

did-face = { $name } 讓阿參姆面向{ facing }方。
did-steer = { $name } 幫下家把阿參姆轉向{ facing }方。
did-roll = { $name } 擲出 { $slippers }：阿參姆走到 { $square }。
did-stay-free = 不用付錢。
did-pay = { $name } 付 { dirhams }給 { $owner }：那片{ colour }地毯共 { $squares } 格。
did-pay-part = 這片{ colour }地毯要付 { $price } 迪拉姆給 { $owner }，{ $name } 卻只有 { dirhams }。
did-go-out = { $name } 付不出全額，出局。
did-lay = { $name } 在 { $first } 和 { $second } 鋪了一張{ colour }地毯。
did-return = 沒有地方可以鋪，{ $name } 把一張地毯放回盒中。
did-draw = { $name } 的下一張地毯是{ colour }。
did-give-up = { $name } 認輸。
did-win = { $count ->
    [1] { $names } 獲勝。
   *[other] { $names } 共同獲勝。
}
list-and = { $first }、{ $last }
list-comma = { $first }、{ $last }
two-sentences = { $first }{ $second }
as-sentence = { $text }。

## What each roll would cost

price-heading = 如果擲出
price-free = { $slippers }：{ $square }，不用付錢
price-own = { $slippers }：{ $square }，你自己的地毯
price-neutral = { $slippers }：{ $square }，地毯主人已經出局
price-due = { $slippers }：{ $square }，付 { dirhams }給 { $owner }
price-short = { $slippers }：{ $square }，要付 { $price } 迪拉姆給 { $owner }，而你只有 { $dirhams }

### Simplified Chinese: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = 规则
rules-lead = 市集归阿参姆所有，他可不好伺候。他面朝哪边，就往哪边走；要是停在别人的地毯上，掏钱的是你。铺好你的地毯，守住你的迪拉姆：最后，迪拉姆加上看得见的格子，总数最高的人获胜。
rules-unofficial = 这是用我们自己的话写的规则。本游戏与实体版的制作方无关。
rules-contents = 目录
rules-learn-instead = 想直接上手？两分钟学会。
rules-show = 演示
rules-show-again = 再演示一次
rules-allowed = 可以
rules-forbidden = 不可以

## The aim

rules-aim = 游戏目标
rules-aim-points = 游戏结束时，手里每有 1 迪拉姆得 1 分，市集上每个看得见你地毯的格子也得 1 分。总分最高的人获胜。

## What there is

rules-things = 游戏配件
rules-things-market = 市集有七乘七个格子。阿参姆从正中间出发，只会正对横行或竖列的方向，不会斜着。
rules-things-die = 木骰子上画着拖鞋：一面一只，两面两只，两面三只，一面四只。所以二和三出现的机会是一和四的两倍。
rules-things-stock = 每人开局有 30 迪拉姆。一张地毯盖住两个有公共边的格子。三人局每人 15 张地毯，四人局每人 12 张；两人局稍有不同，见下文。
rules-things-figure = 阿参姆从正中间出发。标出的格子，他都可以走过去。

## A turn

rules-turn = 一个回合
rules-turn-lead = 你的回合分四步，顺序不变。
rules-turn-face = 转向
rules-turn-figure = 阿参姆面朝南。你可以不转，也可以让他左转或右转 90 度，所以标出的格子他都能走过去。北边在他背后，他不能往那边走。
rules-turn-face-how = 让阿参姆左转 90 度、右转 90 度，或保持原来的方向。他不能掉头。
rules-turn-roll = 掷骰
rules-turn-roll-how = 掷骰子。出现几只拖鞋，阿参姆就径直向前走几格，不管脚下是空格子还是地毯。
rules-turn-pay = 付钱
rules-turn-pay-how = 如果阿参姆停在别人的地毯上，你就要付钱给地毯的主人。停在空格子或自己的地毯上，什么都不用付。
rules-turn-lay = 铺毯
rules-turn-lay-how = 在阿参姆旁边铺一张自己的地毯。能铺就必须铺。然后轮到下家。

## The edge

rules-edge = 走出边缘
rules-edge-track = 市集四周有黄铜轨道。阿参姆走出边缘时，就沿着那里的轨道绕行，从轨道的另一头回到市集。绕行本身不算步数，回来踏上的那一格要算一步。
rules-edge-half = 轨道大多是半圆：阿参姆从相邻的横行或竖列回来，方向正好相反。
rules-edge-corner = 右上和左下两个角的轨道各是一个圈：阿参姆回到刚离开的角上那一格，方向转了 90 度，然后沿着另一条边继续走。
rules-edge-figure-half = 三只拖鞋：先走一步到边缘，再绕过半圆，回来的那一格是第二步，然后再走一步。
rules-edge-figure-corner = 在角上掷出两只拖鞋：绕一圈，回到角上那一格是第一步，再沿着边走一步。

## Paying

rules-pay = 付钱
rules-pay-area = 过路费按阿参姆所在的区域来算，每格 1 迪拉姆：所有同色、以边相连的格子，包括他脚下的那一格。只有角碰角的格子不算相连。只算最上面的地毯。
rules-pay-figure = 阿参姆停在蓝色上。这里有四个蓝色格子相连，所以要付四迪拉姆。第五格只有角碰到，不算在内。

## Laying

rules-lay = 铺地毯
rules-lay-where = 地毯铺在两个有公共边的格子上。其中至少一格要与阿参姆的格子有公共边，但两格都不能是阿参姆站的那一格。
rules-lay-over = 可以铺在空格子上、自己的地毯上，也可以盖住别人地毯的一半。被盖住的部分不算任何人的。
rules-lay-whole = 只有一件事不行：用一张地毯同时盖住别人同一张地毯的两半。盖住两张不同地毯的各一半没问题。一张地毯如果已有一半被盖住，就不再是整张，剩下的一半也可以盖。
rules-lay-figure-where = 只要有一半与阿参姆的格子有公共边，红方铺在哪里都可以。标出的就是紧挨着他的格子。
rules-lay-figure-half = 红方盖住蓝色地毯的一半和一个空格子。
rules-lay-figure-two = 红方盖住两张不同蓝色地毯的各一半。
rules-lay-figure-whole = 红方不能用一张地毯盖住标出的格子：那里是同一张蓝色地毯的两半。

## The end

rules-end = 结束
rules-end-when = 还在局中的人都没有地毯可铺时，游戏结束。
rules-end-points = 数一数看得见自己地毯的格子，再加上迪拉姆。总分最高的人获胜。同分时，迪拉姆多的人获胜；迪拉姆也一样多，就并列获胜。

## Out of the game

rules-out = 出局
rules-out-pay = 如果付不起全额，就有多少付多少，然后出局。你的回合到此为止，没铺的地毯放回盒里。
rules-out-rugs = 你的地毯留在市集上，但不用再为它们付钱，它们也不为任何人计分。对其他人来说，它们仍算别人的地毯：不能一次盖住同一张的两半。
rules-out-last = 只要付清全额，就算付出最后一个迪拉姆也不算出局。只剩一位玩家时，这位玩家获胜。出局的人排在所有人之后；出局越晚，名次越高。

## Giving up

rules-give-up = 认输
rules-give-up-how = 你随时可以认输，不轮到你时也行。认输后照上面的规定出局，迪拉姆归还银行。如果有计时而你超时，也是一样，除非开桌时设定了由机器人接手。

## Two players

rules-two = 两人局
rules-two-pile = 两人局中每人有两种颜色：一人用红色和蓝色，另一人用黄色和绿色，每种 12 张。你的 24 张地毯洗成一堆，最上面一张大家都看得见，你接下来必须铺的就是它。
rules-two-area = 每种颜色各算各的区域：你的两种颜色挨在一起时，过路费只算阿参姆脚下那种颜色的格子。

## The variant

rules-variant = 变体：替下家定方向
rules-variant-how = 这个玩法在掷骰前不转动阿参姆。你掷骰子，阿参姆朝原来的方向走，你付钱、铺毯。然后你把他左转或右转 90 度，为下家定下方向。出局的人不再转动他，最后一张地毯铺完后也不再转动。

## Printings

rules-printings = 各版本的分歧
rules-printings-lead = 各地印刷的规则书不尽相同。开桌时可以选择某个版本，也可以逐条选择这些规则。本页说的是标准规则。
rules-printings-what = 规则
rules-printings-usual = 标准规则
rules-printings-else = 其他玩法
rules-printings-who = 采用的版本
rules-printings-nobody = 这些版本均未采用
rules-printings-presets = 每种印刷版的规则都能选用，开桌时按语言选择即可。
rules-option-bankruptcy = 付不起全额的人
rules-option-bankruptcy-usual = 出局。
rules-option-bankruptcy-else = 有多少付多少，继续玩。
rules-option-steering = 转动阿参姆
rules-option-steering-usual = 在掷骰前。
rules-option-steering-else = 在铺毯后，替下家转。有的版本规定必须转，有的可以不转。
rules-option-area = 过路费算的是
rules-option-area-usual = 同一种颜色的格子。
rules-option-area-else = 同一主人的格子，两人局的两种颜色合在一起算。
rules-option-whole = 不能一次盖住同一张地毯的两半
rules-option-whole-usual = 仅限别人的地毯。
rules-option-whole-else = 自己的地毯也不行。
rules-option-halves = 新地毯下面的两格
rules-option-halves-usual = 可以是同一种颜色。
rules-option-halves-else = 不能是同一种颜色。铺不下时，地毯放回盒里。
rules-option-pile = 两人局的地毯堆
rules-option-pile-usual = 洗混。
rules-option-pile-else = 两种颜色交替。
rules-option-stock = 两人局每人有
rules-option-stock-usual = 两种颜色共 24 张地毯。
rules-option-stock-else = 一种颜色 15 张地毯。
rules-option-tie = 同分时
rules-option-tie-usual = 迪拉姆多的人获胜。
rules-option-tie-else = 并列获胜。
rules-option-box = 盒里装有
rules-option-box-usual = 四套地毯，每套 15 张。
rules-option-box-else = 三套 15 张和一套 12 张的地毯。
rules-option-starter = 先手
rules-option-starter-usual = 随机决定。
rules-option-starter-else = 由大家商定，或是最年轻的人，或是最近去过摩洛哥的人。

## Learning it

learn-title = 两分钟学会
learn-progress = 第 { $lesson } 课，共 { $lessons } 课
learn-go-to = 第 { $lesson } 课：{ $title }
learn-lesson = { $lesson ->
    [turn] 转动阿参姆
    [roll] 掷骰子
    [track] 走轨道
    [pay] 付钱
    [lay] 铺地毯
    [cover] 盖住地毯
   *[win] 获胜
}
learn-says = { $lesson ->
    [turn] 这是阿参姆。他朝面前的方向走，走之前你可以让他左转或右转 90 度。
    [roll] 骰子上画着拖鞋：有几只，阿参姆就走几格。二和三最常出现。
    [track] 走到边缘时，阿参姆沿着黄铜轨道绕行，从旁边一行回来。绕行不算步数。
    [pay] 阿参姆马上要停在一张蓝色地毯上。那里相连的蓝色格子是一片区域，有几格，你就付给蓝方几迪拉姆。
    [lay] 阿参姆走完之后，你铺一张自己的地毯。它盖住两格，至少一格要紧挨着阿参姆。
    [cover] 你的地毯可以盖在别的地毯上，只是不能一次盖住别人同一张地毯的两半。
   *[win] 1 迪拉姆是 1 分，1 个看得见的格子也是 1 分。你还剩一张地毯，蓝方领先两分。
}
learn-task = { $lesson ->
    [turn] 让他向右转。
    [roll] 掷骰子。
    [track] 掷骰子，看阿参姆往哪里走。
    [pay] 掷骰子，看看要付多少。
    [lay] 为你的红色地毯选个地方。
    [cover] 盖住蓝色地毯的一半。
   *[win] 铺下最后一张地毯，赢下这局。
}
learn-done = { $lesson ->
    [turn] 现在他面朝右边，接下来就往那边走。
    [roll] 三只拖鞋，走三格。
    [track] 从一行出去，从旁边一行回来：走了三格，绕行不算步数。
    [pay] 三个蓝色格子，所以付给蓝方三迪拉姆。
    [lay] 地毯铺好了。以后轮到别人时，阿参姆停在那里，别人就得付钱。
    [cover] 盖得好。蓝方少了一格，区域也变小了。
   *[win] 你以一分之差获胜：你多了两格，蓝方少了一格。
}
learn-else = { $lesson ->
    [turn] 往那边走也可以。不过这次请选指向右边的箭头。
    [cover] 这样铺没有问题，但没有盖住蓝色。请选一个能盖住其中一个蓝色格子的地方。
   *[win] 差一点！不过蓝方迪拉姆更多，还是会赢。请盖住一个蓝色格子，别盖住自己的。
}
learn-how-arrow = 点一个箭头，或用方向键。然后点按钮或按 Enter。
learn-how-rug = 点一个格子，看地毯铺在那里的样子。再点一次换下一种，或点旁边的格子选定这两格。也可以用方向键。要铺下地毯，请点按钮或按 Enter。
learn-do = { $step ->
    [turn] 转动阿参姆
    [roll] 掷骰子
   *[lay] 铺地毯
}
learn-name = { $seat ->
    [1] 你
    [2] 蓝方
   *[other] 黄方
}
learn-back = 上一步
learn-next = 下一步
learn-skip = 跳过
learn-once-more = 再来一次
learn-end-title = 整个游戏就是这样
learn-end = 转向、掷骰、付钱、铺毯，再留意每个人的地毯。其余的边玩边学。
learn-play = 马上玩
learn-read-rules = 阅读规则
learn-from-start = 从头再来

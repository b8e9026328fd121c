### Traditional Chinese: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = 規則
rules-lead = 阿參姆是市集的主人，很難伺候。他面向哪邊，就往哪邊走；要是停在別人的地毯上，付錢的就是你。好好鋪你的地毯，顧好你的迪拉姆：最後，迪拉姆加上看得見的格子，總數最高的人獲勝。
rules-unofficial = 這份規則是用我們自己的話寫的。本遊戲與實體桌遊的製作者無關。
rules-contents = 目錄
rules-learn-instead = 想直接玩玩看？兩分鐘學會。
rules-show = 看示範
rules-show-again = 再看一次
rules-allowed = 可以
rules-forbidden = 不可以

## The aim

rules-aim = 遊戲目標
rules-aim-points = 遊戲結束時，手上每有 1 迪拉姆得 1 分，市集上每有一格看得到你的地毯，也得 1 分。分數最高的人獲勝。

## What there is

rules-things = 遊戲配件
rules-things-market = 市集有 7×7 個格子。阿參姆從正中央出發，永遠正對著橫排或直排的方向。
rules-things-die = 木骰子上畫的是拖鞋：一面是一隻，兩面是兩隻，兩面是三隻，一面是四隻。所以二和三出現的機會是一和四的兩倍。
rules-things-stock = 每個人一開始有 30 迪拉姆。一張地毯蓋住兩個邊靠邊的格子。三人局每人 15 張地毯，四人局每人 12 張；雙人局稍有不同，請看下面。
rules-things-figure = 阿參姆從正中央出發。標示出來的格子，他都可以走過去。

## A turn

rules-turn = 一個回合
rules-turn-lead = 你的回合有四個步驟，順序固定。
rules-turn-face = 轉向
rules-turn-figure = 阿參姆面向南方。你可以不轉，也可以讓他左轉或右轉 90 度，所以標示出來的格子他都能走過去。北方在他背後，他不能往那邊走。
rules-turn-face-how = 讓阿參姆左轉 90 度、右轉 90 度，或維持原來的方向。他不能向後轉。
rules-turn-roll = 擲骰
rules-turn-roll-how = 擲骰子。擲出幾隻拖鞋，阿參姆就直直往前走幾格，不管經過的是空格子還是地毯。
rules-turn-pay = 付錢
rules-turn-pay-how = 如果阿參姆停在別人的地毯上，你就要付錢給地毯的主人。停在空格子或自己的地毯上，不用付錢。
rules-turn-lay = 鋪毯
rules-turn-lay-how = 在阿參姆旁邊鋪一張自己的地毯。只要鋪得下就一定要鋪。接著輪到下家。

## The edge

rules-edge = 走出邊界
rules-edge-track = 市集四周有黃銅軌道。阿參姆走出邊界時，會沿著那裡的軌道繞行，從軌道另一頭回到市集。繞行本身不算步數，回來踏上的那一格才算一步。
rules-edge-half = 大部分的軌道是半圓形：阿參姆會從隔壁的橫排或直排回來，方向剛好相反。
rules-edge-corner = 右上和左下兩個角落的軌道各是一個圈：阿參姆會回到剛離開的角落那一格，方向轉了 90 度，接著沿另一邊走下去。
rules-edge-figure-half = 三隻拖鞋：一步走到邊緣，繞過半圓，回來的那一格是第二步，再走一步。
rules-edge-figure-corner = 在角落擲出兩隻拖鞋：繞一圈，回到角落那一格是第一步，再沿著邊走一步。

## Paying

rules-pay = 付錢
rules-pay-area = 過路費看阿參姆站的那一片有多大，一格 1 迪拉姆：同色而且邊靠邊連在一起的格子都算，包括他腳下那一格。只有角碰角的不算相連。只算最上層的地毯。
rules-pay-figure = 阿參姆停在藍色上。這裡有四個藍色格子連在一起，所以要付四迪拉姆。第五格只有角碰到，不用算。

## Laying

rules-lay = 鋪地毯
rules-lay-where = 地毯鋪在兩個邊靠邊的格子上。其中至少一格要跟阿參姆的格子邊靠邊，但兩格都不能是阿參姆站的那一格。
rules-lay-over = 可以鋪在空格子上、自己的地毯上，也可以蓋住別人地毯的一半。被蓋住的部分不算任何人的。
rules-lay-whole = 只有一種情況不行：用一張地毯同時蓋住別人同一張地毯的兩半。蓋住兩張不同地毯的各一半沒有關係。如果一張地毯已經有一半被蓋住，就不再算整張，剩下那一半可以蓋。
rules-lay-figure-where = 只要有一半跟阿參姆的格子邊靠邊，紅方鋪在哪裡都可以。標示出來的就是緊靠著他的格子。
rules-lay-figure-half = 紅方蓋住藍色地毯的一半和一個空格子。
rules-lay-figure-two = 紅方蓋住兩張不同藍色地毯的各一半。
rules-lay-figure-whole = 紅方不能用一張地毯蓋住標示的格子：那是同一張藍色地毯的兩半。

## The end

rules-end = 遊戲結束
rules-end-when = 還在場上的人都沒有地毯可以鋪時，遊戲就結束了。
rules-end-points = 數一數看得到你地毯的格子，再加上你的迪拉姆。分數最高的人獲勝。同分時，迪拉姆比較多的人獲勝；連迪拉姆也一樣多，就共同獲勝。

## Out of the game

rules-out = 出局
rules-out-pay = 如果付不出全額，就有多少付多少，然後出局。你的回合到此結束，還沒鋪的地毯放回盒中。
rules-out-rugs = 你的地毯留在市集上，但不用再為它們付錢，也不算任何人的分。對其他人來說，那還是別人的地毯：不能一次蓋住同一張的兩半。
rules-out-last = 只要付得出全額，就算付掉最後一個迪拉姆也不算出局。只剩下一位玩家時，那位玩家就獲勝。出局的人排在所有人後面；越晚出局，名次越高。

## Giving up

rules-give-up = 認輸
rules-give-up-how = 你隨時可以認輸，不是你的回合也可以。認輸就跟上面一樣出局，迪拉姆還給銀行。如果有計時而你把時間用完，也是一樣，除非開桌時設定由電腦接手。

## Two players

rules-two = 雙人局
rules-two-pile = 雙人局每人有兩種顏色：一人用紅色和藍色，另一人用黃色和綠色，每種 12 張。你的 24 張地毯洗勻成一堆，最上面那張大家都看得到，你接下來一定要鋪那一張。
rules-two-area = 每種顏色分開算：你的兩種顏色就算鋪在一起，過路費也只算阿參姆腳下那種顏色的格子。

## The variant

rules-variant = 變體：幫下家決定方向
rules-variant-how = 這種玩法擲骰前不轉動阿參姆。你擲骰子，阿參姆照原來的方向走，你付錢、鋪地毯。然後你讓他左轉或右轉 90 度，決定下家的方向。出局的人不轉動阿參姆，最後一張地毯鋪完後也不再轉動。

## Printings

rules-printings = 各版本的差異
rules-printings-lead = 各地印的規則書不完全一樣。開桌時可以選一個版本，也可以逐項決定這些規則。這一頁寫的是一般規則。
rules-printings-what = 規則
rules-printings-usual = 一般規則
rules-printings-else = 其他玩法
rules-printings-who = 採用的版本
rules-printings-nobody = 這些版本都沒有採用
rules-printings-presets = 每一版規則書都可以選用，開桌時依語言選擇即可。
rules-option-bankruptcy = 付不出全額的人
rules-option-bankruptcy-usual = 出局。
rules-option-bankruptcy-else = 有多少付多少，繼續玩。
rules-option-steering = 轉動阿參姆
rules-option-steering-usual = 在擲骰前。
rules-option-steering-else = 在鋪完地毯後，幫下家轉。有些版本一定要轉，有些可以不轉。
rules-option-area = 過路費算的是
rules-option-area-usual = 同一種顏色的格子。
rules-option-area-else = 同一個主人的格子，雙人局的兩種顏色一起算。
rules-option-whole = 不能一次蓋住同一張地毯的兩半
rules-option-whole-usual = 只限別人的地毯。
rules-option-whole-else = 自己的地毯也不行。
rules-option-halves = 新地毯底下的兩格
rules-option-halves-usual = 可以是同一種顏色。
rules-option-halves-else = 不能是同一種顏色。鋪不下的話，地毯放回盒中。
rules-option-pile = 雙人局的地毯堆
rules-option-pile-usual = 要洗勻。
rules-option-pile-else = 兩種顏色輪流排列。
rules-option-stock = 雙人局每人有
rules-option-stock-usual = 兩種顏色共 24 張地毯。
rules-option-stock-else = 一種顏色 15 張地毯。
rules-option-tie = 同分時
rules-option-tie-usual = 迪拉姆比較多的人獲勝。
rules-option-tie-else = 共同獲勝。
rules-option-box = 盒中有
rules-option-box-usual = 四組地毯，每組 15 張。
rules-option-box-else = 三組 15 張和一組 12 張的地毯。
rules-option-starter = 起始玩家
rules-option-starter-usual = 隨機決定。
rules-option-starter-else = 由大家商量決定，或是年紀最小的人，或是最近去過摩洛哥的人。

## Learning it

learn-title = 兩分鐘學會
learn-progress = 第 { $lesson } 課，共 { $lessons } 課
learn-go-to = 第 { $lesson } 課：{ $title }
learn-lesson = { $lesson ->
    [turn] 轉動阿參姆
    [roll] 擲骰子
    [track] 繞軌道
    [pay] 付錢
    [lay] 鋪地毯
    [cover] 蓋住地毯
   *[win] 獲勝
}
learn-says = { $lesson ->
    [turn] 這位是阿參姆。他面向哪邊就往哪邊走，走之前你可以讓他左轉或右轉 90 度。
    [roll] 骰子上畫的是拖鞋：有幾隻，阿參姆就走幾格。二和三最常出現。
    [track] 走到邊緣時，阿參姆會沿著黃銅軌道繞行，從隔壁那一排回來。繞行不算步數。
    [pay] 阿參姆就要停在一張藍色地毯上了。那裡連在一起的藍色格子算一片，有幾格，你就要付藍方幾迪拉姆。
    [lay] 阿參姆走完之後，你要鋪一張自己的地毯。它蓋住兩格，至少有一格要緊靠著阿參姆。
    [cover] 你的地毯可以蓋在別張地毯上，只是不能一次蓋住別人同一張地毯的兩半。
   *[win] 1 迪拉姆算 1 分，看得見的 1 格也算 1 分。你還有一張地毯，藍方領先兩分。
}
learn-task = { $lesson ->
    [turn] 讓他向右轉。
    [roll] 擲骰子。
    [track] 擲骰子，看阿參姆往哪裡走。
    [pay] 擲骰子，看看要付多少。
    [lay] 幫你的紅色地毯選個地方。
    [cover] 蓋住藍色地毯的一半。
   *[win] 鋪下最後一張地毯，贏得這一局。
}
learn-done = { $lesson ->
    [turn] 現在他面向右邊，等一下就往那邊走。
    [roll] 三隻拖鞋，走三格。
    [track] 從一排出去，從隔壁那排回來：走了三格，繞行不算。
    [pay] 三個藍色格子，所以付給藍方三迪拉姆。
    [lay] 地毯鋪好了。之後輪到別人時，阿參姆停在那裡，別人就要付錢。
    [cover] 蓋得好。藍方少了一格，那一片也變小了。
   *[win] 你以一分之差獲勝：你多了兩格，藍方少了一格。
}
learn-else = { $lesson ->
    [turn] 往那邊走也可以。不過這次請選指向右邊的箭頭。
    [cover] 這樣鋪沒有問題，但是沒蓋到藍色。請選一個能蓋住其中一個藍色格子的地方。
   *[win] 差一點！不過藍方的迪拉姆比較多，還是會贏。請蓋住一個藍色格子，而且別蓋到自己的。
}
learn-how-arrow = 點箭頭，或用方向鍵。然後點按鈕或按 Enter。
learn-how-rug = 點一格，看看地毯鋪在那裡的樣子。再點一次換下一種，或點旁邊的格子選定這兩格。也可以用方向鍵。要鋪下地毯，請點按鈕或按 Enter。
learn-do = { $step ->
    [turn] 轉動阿參姆
    [roll] 擲骰子
   *[lay] 鋪地毯
}
learn-name = { $seat ->
    [1] 你
    [2] 藍方
   *[other] 黃方
}
learn-back = 上一步
learn-next = 下一步
learn-skip = 略過
learn-once-more = 再來一次
learn-end-title = 你已經學會了
learn-end = 轉向、擲骰、付錢、鋪毯，再留意每個人的地毯。其他的邊玩邊學就好。
learn-play = 馬上玩
learn-read-rules = 閱讀規則
learn-from-start = 從頭再來

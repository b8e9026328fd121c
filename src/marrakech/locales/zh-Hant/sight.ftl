### Traditional Chinese: playing without seeing the market: the text board, its keys and what it reads out.

text-board = 文字棋盤
text-board-about = 用文字描述的市集：每一格都是按鈕，有輸入框可以打字，還有按鍵能朗讀你想知道的事。
text-board-show = 顯示文字棋盤
text-board-hide = 隱藏文字棋盤
settings-text-board = 每一桌都顯示文字棋盤
settings-text-board-help = 每一格都是按鈕，還有輸入框，不看市集也能玩。

## The squares

text-squares = 市集的格子
text-square = { $square }，{ $rug ->
    [bare] 空格子
    [r] 紅色地毯
    [b] 藍色地毯
    [y] 黃色地毯
   *[g] 綠色地毯
}{ $other ->
    [none] {""}
    [hidden] ，另一半被蓋住
   *[square] ，另一半在 { $with }
}{ $assam ->
    [N] 。阿參姆站在這裡，面向北方
    [E] 。阿參姆站在這裡，面向東方
    [S] 。阿參姆站在這裡，面向南方
    [W] 。阿參姆站在這裡，面向西方
   *[no] {""}
}
text-half-chosen = 地毯的一半放在 { $square }。另一半可以放在：{ $squares }。
text-half-undone = 已取消選取。
text-no-rug = 現在 { $square } 不能鋪地毯。
text-no-pair = 現在 { $first } 和 { $second } 不能鋪地毯。
text-would-lay = 在 { $first } 和 { $second } 鋪一張{ colour }地毯。按 Enter 鋪下，按 Esc 取消。
text-would-turn = 阿參姆會面向{ facing }方。用 R 擲骰子。
text-would-steer = 輪到下家時，阿參姆會面向{ facing }方。用 R 確定。

## The box to type in

text-box = 輸入行動或問題
text-box-go = 送出
text-box-help = 要轉動阿參姆，請輸入 N（北）、E（東）、S（南）或 W（西）。輸入 R 擲骰子，輸入兩個格子（例如 d4d5）鋪一張地毯。輸入一個格子（例如 d4），可以知道那裡有什麼、停在那裡要付多少。輸入 I 聽各座位，T 聽上一回合，A 聽可以做什麼，C 聽各種點數要付多少，O 聽概況。
text-box-empty = 還沒有輸入任何內容。
text-box-unknown = 「{ $text }」不是行動，也不是問題。輸入 ? 可以看說明。
text-not-now = 現在不能執行 { $action }。
text-not-yours = 現在沒有需要你決定的事。

## What is read out

text-ask = 朗讀
text-ask-seats = 座位
text-ask-last = 上一回合
text-ask-legal = 可以做什麼
text-ask-prices = 各種點數要付多少
text-ask-overview = 概況
text-overview = 第 { $turn } 回合。阿參姆站在 { $square }，面向{ facing }方。
text-seat = { $name }：{ $score }。{ $rugs }。
text-labelled = { $label }：{ $text }
text-seat-next = 下一張地毯是{ colour }。
text-seat-out = { $name } 已經出局。
text-last-none = 還沒有人行動過。
text-legal-turn = 你可以讓阿參姆面向：{ $choices }。
text-legal-roll = 你可以擲骰子。
text-legal-lay = 有 { $count } 種鋪法：{ $choices }。
text-legal-return = 沒有地方可以鋪，這張地毯要放回盒中。
text-legal-none = 現在沒有要做的事。

## Its keys

text-keys-title = 文字棋盤的快速鍵
text-keys-arrows = 在格子之間移動；Home 和 End 跳到橫排兩端，Page Up 和 Page Down 跳到直排兩端
text-keys-enter = 選一格放地毯，或把地毯鋪下
text-keys-roll = 擲骰子
text-keys-seats = 朗讀各座位
text-keys-last = 朗讀上一回合
text-keys-legal = 朗讀可以做什麼
text-keys-price = 朗讀停在這一格要付多少
text-keys-prices = 朗讀各種點數要付多少
text-keys-overview = 朗讀阿參姆在哪裡、接下來該做什麼
text-keys-box = 移到輸入框

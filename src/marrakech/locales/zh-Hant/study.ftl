### Traditional Chinese: watching a record and setting up a position.

study-again = 再試一次
study-copy-by-hand = 請從這裡複製

## Watching a record

replay-title = 對局重播
replay-lead = 每一局都可以存成一小段文字，也就是對局紀錄。打開一份紀錄，一步一步重看；也可以先看看範例。
replay-example = 看範例
replay-open-file = 開啟檔案
replay-paste = 也可以把紀錄貼在這裡，或把檔案拖曳到頁面上任何地方
replay-watch = 觀看
replay-link-broken = 這個連結不完整，讀不出裡面的對局。請對方再傳一次，或直接開啟對局紀錄。
replay-another = 開啟其他紀錄

replay-seat = { $seat } 號座位
replay-market = 市集
replay-beginning = 遊戲開始。
replay-before-first = 第一回合之前
replay-place = 第 { $turn } 回合：{ $name }
replay-count = { $at } / { $of }
replay-controls = 重播控制
replay-first = 回到開頭
replay-back = 後退一步
replay-play = 播放
replay-pause = 暫停
replay-forward = 前進一步
replay-last = 跳到最後
replay-slider = 對局進度
replay-keys = 按鍵：方向鍵後退或前進一步，加上 Shift 則是一整個回合；Home 和 End 跳到頭尾；空白鍵播放和暫停。
replay-speed = 速度
replay-speed-name = { $speed ->
    [slow] 慢
    [fast] 快
   *[normal] 一般
}

replay-standings = 排名
replay-player = 玩家
replay-dirhams = 迪拉姆
replay-squares = 格數
replay-points = 分數
replay-rugs-left = 地毯
replay-next-rug = 下一張地毯是{ colour }。
replay-out = 出局
replay-winner = 贏家

replay-turns = 回合
replay-no-turns = 還沒有人行動過。
replay-paid = 付 { $count }
replay-copy-link = 複製這一刻的連結
replay-link-copied = 連結已複製。
replay-download = 下載
replay-to-table = 前往這一桌
replay-to-editor = 在編輯器中開啟
replay-about = 關於這份紀錄
replay-edition = 版本
replay-edition-none = 未註明
replay-rules = 規則
replay-rules-usual = 一般規則
replay-result = 結果
replay-unfinished = 尚未結束
replay-tag = { $name ->
    [Table] 桌名
    [Date] 日期
    [ServerSeed] 伺服器的種子
    [SeatSeed1] 1 號座位的種子
    [SeatSeed2] 2 號座位的種子
    [SeatSeed3] 3 號座位的種子
    [SeatSeed4] 4 號座位的種子
    [SeatHash1] 1 號座位公布的種子雜湊值
    [SeatHash2] 2 號座位公布的種子雜湊值
    [SeatHash3] 3 號座位公布的種子雜湊值
    [SeatHash4] 4 號座位公布的種子雜湊值
    [Bot1] 1 號座位的電腦玩家
    [Bot2] 2 號座位的電腦玩家
    [Bot3] 3 號座位的電腦玩家
    [Bot4] 4 號座位的電腦玩家
    [ServerSeedHash] 伺服器公布的種子雜湊值
   *[other] { $name }
}

## Your finished games

games-title = 你玩完的對局
games-none = 你玩完的每一局都會列在這裡。
games-you-won = 你贏了
games-more = 顯示更早的對局
games-kept = 對局在最後一步之後會保留 { $days } 天。想保存更久，請下載對局紀錄。

## Actions

study-face = 讓阿參姆面向{ facing }方
study-die = { $slippers } 隻拖鞋

## Setting up a position

editor-title = 局面編輯器
editor-tools = 工具
editor-tool = { $tool ->
    [rug] 地毯
    [half] 半張地毯
    [erase] 清除
    [assam] 阿參姆
   *[look] 查看與試走
}
editor-tool-hint = { $tool ->
    [rug] 選兩個邊靠邊的格子。
    [half] 選一個格子，在那裡放半張地毯，另一半視為被蓋住。
    [erase] 選一個格子，把它清空。
    [assam] 選一個格子，把阿參姆放過去；選他就能轉向。
   *[look] 選擇棋盤上的行動，或選任何一格看要付多少。
}
editor-colours = 地毯顏色
editor-second-half = 地毯的一半放在 { $square }。請選旁邊的一格。
editor-do = { $step ->
    [roll] 擲骰子
    [lay] 鋪地毯
   *[turn] 轉動阿參姆
}
editor-board-kept = 棋盤仍顯示上一個讀得懂的局面。
editor-area = { $square }：{ colour }地毯，連在一起共 { $squares } 格。主人：{ $name }。別人停在這裡要付 { dirhams }。
editor-area-free = { $square }：{ colour }地毯，連在一起共 { $squares } 格。主人：{ $name }（已出局）。停在這裡不用付錢。
editor-area-bare = { $square } 是空格子。停在這裡不用付錢。

editor-text = 局面的文字寫法
editor-text-first = 請先把上面的文字改正，才能在這裡修改各個項目。
editor-undo = 復原
editor-redo = 重做
editor-undone = 已復原。
editor-redone = 已重做。
editor-clear = 清空棋盤
editor-cleared = 棋盤已清空。
editor-start = { $players } 人開局
editor-copy-text = 複製文字
editor-text-copied = 文字已複製。
editor-copy-link = 複製連結

editor-next = 接下來可能發生的事
editor-next-hint = { $step ->
    [roll] 擲骰子：請選擇擲出的點數。
    [draw] 抽下一張地毯：請選擇顏色。
    [lay] { $count ->
        [0] 沒有地方可以鋪，這張地毯要放回盒中。
       *[other] 有 { $count } 種鋪法，都標在棋盤上。
    }
    [steer] 幫下家轉動阿參姆。
   *[turn] 轉動阿參姆，或維持原來的方向。
}
editor-do-return = 放回地毯
editor-do-draw = 抽{ colour }
editor-prices = 各種點數會走到哪裡、要付多少

editor-fields = 詳細設定
editor-players = 玩家
editor-mover = 輪到
editor-seat = { $seat } 號座位，{ $colours }
editor-step = 下一步驟
editor-step-name = { $step ->
    [turn] 轉動阿參姆
    [roll] 擲骰子
    [lay] 鋪地毯
    [draw] 抽地毯
    [steer] 幫下家轉向
   *[over] 遊戲結束
}
editor-facing = 阿參姆面向
editor-rugs = 剩餘地毯（{ colour }）
editor-top = 下一張地毯
editor-top-none = 還沒抽
editor-out = 出局
editor-out-as = 第 { $order } 個出局
editor-rules = 規則
editor-edition-own = 自訂規則

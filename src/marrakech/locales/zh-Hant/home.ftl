### Traditional Chinese: the first page. Setting up a game, and finding the tables there are.

home-tagline = 轉動阿參姆、擲骰子、鋪地毯——千萬別停在別人的地毯上被收錢。
home-facts = 2 到 4 人。免費，不必註冊。
home-art = 市集裡掛著四張織毯，阿參姆站在前面。
home-choices = 想怎麼玩

## The three choices

home-bots = 馬上玩
home-bots-about = 跟電腦對戰，立刻開始。
home-bots-go = 開始玩
home-friends = 找朋友玩
home-friends-about = 你會拿到一個連結，傳給朋友，各自用自己的裝置玩。
home-friends-go = 開桌
home-device = 同一台裝置
home-device-about = 大家傳著玩，都用這台裝置。
home-device-go = 開始
home-going = 正在開桌……
home-start-failed = 伺服器暫時沒有回應。你的選擇都還在，請稍後再試。
home-opponents = 對手
home-strength = 難度
home-players = 玩家
home-bots-among = 其中電腦玩家
home-name = 你的名字
home-name-of = 玩家 { $number } 的名字
home-names = 名字
home-player = 玩家 { $number }

## All options

home-options = 所有選項
home-options-usual = 一般規則，不計時
home-options-changed = 更改了 { $count } 項
home-options-reset = 重設選項
home-options-loading = 正在載入版本清單……
home-rules-heading = 規則
home-table-heading = 開桌設定
home-edition = 版本
home-edition-help = 每一版規則書都略有不同。想照哪一版玩，就選哪一版。
home-edition-default = 一般規則
home-edition-own = 自訂規則
home-edition-yours = 你的語言
home-edition-printed = 各語言的規則書
home-edition-other = { $language }，{ $rugs } 張地毯版
home-edition-variant = { $edition }（鋪完再轉向）
home-edition-fifteen = { $edition }（兩人各 15 張）
home-own-heading = 逐項決定規則
home-two-only = 只適用於雙人局
home-option = { $option ->
    [bankruptcy] 付不出全額時
    [steering] 何時轉動阿參姆
    [area] 過路費怎麼算
    [whole] 蓋掉整張地毯
    [halves] 蓋住兩個半張
    [pile] 雙色地毯堆
    [stock] 雙人局的地毯
    [tie] 同分時
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] 出局
    [bankruptcy-play-on] 繼續玩
    [steering-before] 擲骰前
    [steering-after-must] 鋪完後，一定要轉
    [steering-after-may] 鋪完後，可以不轉
    [area-colour] 只算一種顏色
    [area-owner] 主人的兩色都算
    [whole-opponents] 別人的不行
    [whole-nobody] 自己的也不行
    [halves-any] 顏色不限
    [halves-colours] 顏色必須不同
    [pile-shuffled] 洗勻
    [pile-alternating] 兩色輪流
    [stock-24] 兩色共 24 張
    [stock-15] 單色 15 張
    [tie-dirhams] 以迪拉姆定勝負
    [tie-shared] 共同獲勝
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] 有多少付多少，然後出局。地毯留在原地，但停在上面不用再付錢。
    [bankruptcy-play-on] 有多少付多少，一毛不剩也繼續玩。
    [steering-before] 先轉動阿參姆，再擲骰子，他往那個方向走。
    [steering-after-must] 先擲骰子。回合最後，幫下家把阿參姆往左或往右轉。
    [steering-after-may] 先擲骰子。回合最後，可以幫下家轉動阿參姆。
    [area-colour] 只算跟阿參姆腳下同色、而且連在一起的格子。
    [area-owner] 同一個主人連在一起的格子都算，不分顏色。
    [whole-opponents] 自己的整張地毯可以一次蓋掉。
    [whole-nobody] 任何整張地毯都不能一次蓋掉，自己的也不行。
    [halves-any] 可以蓋住兩個同色的格子，只要它們不是同一張地毯。
    [halves-colours] 一張地毯絕不能蓋住兩個同色的格子。
    [pile-shuffled] 下一張是你兩種顏色中的哪一種，看運氣。
    [pile-alternating] 你的兩種顏色輪流鋪。
    [stock-24] 兩種顏色各 12 張。
    [stock-15] 跟三人局一樣：每人一種顏色。
    [tie-dirhams] 同分的人當中，迪拉姆比較多的獲勝。
    [tie-shared] 同分的人一起獲勝。
   *[other] { $value }
}
home-clash = 兩色輪流需要每人有兩種顏色，而 15 張地毯代表每人一種顏色。請改掉其中一項。
home-begins = 起始玩家
home-begins-value = { $who ->
    [lot] 隨機
   *[listed] 我
}
home-facing = 阿參姆一開始面向
home-clock = 計時
home-clock-value = { $kind ->
    [none] 不計時
    [turn] 每回合
   *[game] 整局
}
home-clock-seconds = 每回合幾秒
home-clock-minutes = 整局每人幾分鐘
home-clock-increment = 每回合加幾秒
home-timeout = 時間用完時
home-timeout-value = { $timeout ->
    [out] 出局
   *[bot] 電腦接手
}
home-listed = 任何人都能找到這桌
home-listed-help = 只要還有空位，這桌就會列在每個人的首頁上。
home-autostart = 坐滿就開始
home-autostart-help = 否則由你自己開始遊戲。
home-friends-only = 只適用於找朋友玩
home-preset-bad = 這個網址有 { $count } 個地方看不懂，已經略過：{ $parts }
home-notice-close = 關閉訊息

## Tables

home-mine = 你的對局
home-mine-none = 你正在玩的對局會列在這裡。關掉頁面也不會弄丟。
home-mine-more = 還有 { $count } 局
home-open = 可加入的對局
home-open-none = 現在沒有人在找玩家。你可以開一桌，讓任何人都能找到，就會列在這裡。
home-your-turn = 輪到你了
home-turn-of = 輪到 { $name }
home-waiting = 還有 { $seats } 個空位
home-ready = 可以開始了
home-replay = 看重播
home-sit = 入座
home-watch = 觀戰
home-clock-turn = 每回合 { $seconds } 秒
home-clock-game = 每人 { $minutes } 分鐘
home-clock-game-more = { $minutes } 分鐘 + 每回合 { $increment } 秒
home-gist-players = { $count } 人
home-gist-own = 自訂規則
home-lists-trouble = 伺服器暫時沒有回應。清單會自動重新載入。

## A game that waits for you

home-finished = 你玩完的對局
home-table-yours = 你開的桌

## More to do

home-more = 更多
home-learn = 兩分鐘學會
home-learn-about = 玩幾個回合，每一步都有說明。
home-rules = 閱讀規則
home-rules-about = 完整規則，以及各版本的差異。
home-record = 開啟對局紀錄
home-record-about = 一步一步重看記錄下來的一局。
home-editor = 擺一個局面
home-editor-about = 市集隨你擺，看看規則允許什麼。
home-watch-heading = 觀戰一局
home-watch-label = 連結或桌名
home-watch-empty = 請貼上那一桌的連結，或輸入桌名。

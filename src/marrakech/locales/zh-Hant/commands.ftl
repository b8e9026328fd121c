### Traditional Chinese: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }：找不到這個檔案。
file-is-folder = { $file } 是資料夾，不是檔案。
file-not-text = { $file }：不是 UTF-8 文字（第 { NUMBER($byte, useGrouping: 0) } 個位元組）。
file-too-big = { $file } 超過 { $limit } MB；對局紀錄應該小得多。
file-exists = { $file } 已經存在，沒有覆寫。
file-unreadable = 無法讀取 { $file }：{ $reason }
file-unwritable = 無法寫入 { $file }：{ $reason }
of-file = { $file }：{ $problem }
error = 錯誤：{ $problem }
turn-beyond = 紀錄裡沒有第 { NUMBER($turn, useGrouping: 0) } 回合；只到第 { NUMBER($last, useGrouping: 0) } 回合。
bots-too-many = { $bots } 個電腦玩家需要 { $bots } 個座位，但這局只有 { $players } 人。
names-too-many = 給了 { $names } 個名字，但{ $people ->
    [0] 這局只有電腦玩家。
   *[other] 這局只有 { $people } 個真人。
}
starter-unknown = 「{ $text }」不是決定起始玩家的方式；請用 random 或 agreed。
nothing-to-resume = 沒有未完成的對局可以繼續。
options-clash = { $first } 和 { $second } 不能一起用。
passed-over = 已略過：{ $problem }
language-unknown = 這裡沒有「{ $text }」這個語言。可以用的有：{ $languages }。
section-unknown = 規則裡沒有「{ $text }」這一節。可以用的有：{ $sections }。
resume-alone = 繼續的對局沿用原本的玩家和規則；請拿掉 { $option }。

## The store

store-full = { $file }：磁碟已滿，無法再儲存新的內容。先前儲存的都安全；請騰出空間再繼續。
store-locked = { $file } 正由另一個伺服器或程式使用。
store-broken = { $file } 已損毀，或不是存放各桌的檔案（{ $reason }）。想知道哪幾桌完好，請執行「marrakech check-store」；加上 --rescue 會把這幾桌複製到新檔案。
store-gone = { $file } 在伺服器使用期間遭到刪除、移動或取代。在原本的檔案回來之前，不會儲存任何新的內容。
store-newer = { $file } 是較新版本的 marrakech 寫的（儲存格式版本 { $found }；這個版本最高只能讀到 { $known }）。
store-behind = { $file } 比從中搶救出來的副本 { $copy } 還舊，缺少副本裡的一些資料。請用副本啟動（--data），或把副本移到別處，用較舊的檔案繼續。
store-unreadable = 無法開啟、讀取或寫入 { $file }：{ $reason }
store-closed = { $file } 已關閉：伺服器正在停止。
store-extra = { $file }：PostgreSQL 需要的套件尚未安裝。安裝方式：{ $command }
store-server-old = { $file }：PostgreSQL { $found } 太舊，需要 { $needed } 或更新的版本。
store-unsafe = { $file } 的設定是 { $setting }，一旦當機，已確認的行動可能會遺失。請開啟該設定再繼續。
store-not-empty = { $file } 裡已有資料，沒有複製任何內容進去。
store-none = { $file } 不是存放各桌的檔案，或檔案開頭已損毀。
check-store-whole = { $file } 完好：共 { $count } 桌。
check-store-damaged = { $file } 已損毀。共 { $count } 桌，{ $whole ->
    [0] 沒有一桌完好。
   *[other] 其中 { $whole } 桌完好。
}
check-store-structure = { $file }：{ $reason }
check-store-table = { $table } 桌：{ $problem ->
    [checksum] 事件 { $number } 跟寫入時不一樣。
    [gap] 缺少事件 { $number }。
    [fold] 事件 { $number } 不合邏輯。
   *[summary] 所有事件都完好，但跟清單裡的內容不一樣。
}
check-store-rescued = 已將完好的 { $count } 桌複製到 { $file }
backup-done = 已將 { $source } 的各桌複製到 { $target }
move-done = 已將 { $source } 的全部內容複製到 { $target } 並核對無誤。各桌：{ $tables }，事件：{ $events }。{ $source } 沒有變動。

## Drawing a position

seat-name = { $seat } 號座位
to-move = ▶
column-player = 玩家
column-rugs = 剩餘地毯
column-dirhams = 迪拉姆
column-squares = 格數
column-points = 分數
column-next = 下一張
out = 出局
steps-next = { $step ->
    [turn] { $name } 轉動阿參姆。
    [roll] { $name } 擲骰子。
    [lay] { $name } 鋪地毯。
    [draw] { $name } 抽下一張地毯。
    [steer] { $name } 幫下家轉動阿參姆。
   *[over] 遊戲結束。
}
rules-in-force = 規則：{ $rules }
rules-default = 一般規則
legal-heading = 可選行動：{ $actions }
chance-heading = 隨機結果：{ $actions }

## Playing in the terminal

ask-players = 幾個人玩？
ask-bots = 其中有幾個電腦玩家？
ask-level = 難度？{ $levels }
ask-name = 玩家 { $number } 的名字？
ask-number-again = 請輸入 { $low } 到 { $high } 的數字。
bot-alone = 電腦
bot-name = 電腦 { $number }
person-name = 玩家 { $number }
welcome = 終端機版《馬拉喀什》。隨時輸入 ? 可以看說明，按 Ctrl-C 停止：每個行動之後都會存檔。
bots-getting-ready = 電腦玩家準備中。只有第一次需要半分鐘左右。
welcome-back = 歡迎回來：第 { $turn } 回合。隨時輸入 ? 可以看說明。
saved-at = 紀錄存放在 { $file }
prompt-turn = { $name }，往哪邊走？{ $choices }
choice-left = { $facing }（{ facing }）：左轉
choice-straight = { $facing }（{ facing }）：直走
choice-right = { $facing }（{ facing }）：右轉
prompt-roll-facing = 阿參姆會面向{ facing }方。按 Enter 擲骰子，或改選其他方向：{ $others }
prompt-roll = { $name }：按 Enter 擲骰子。
prompt-lay = { $name }，{ colour }地毯要鋪在哪裡？請輸入編號或兩個格子。
prompt-confirm-lay = { $action }？按 Enter 鋪下，或改選別的地方。
prompt-confirm-steer = 輪到 { $next } 時，阿參姆會面向{ facing }方。按 Enter 確定，或改選其他方向。
stars-paid = 星號標出的是付了過路費的那一片。
prompt-must-return = { $name }：這裡沒有地方可以鋪。按 Enter 把一張地毯放回盒中。
not-understood = 沒有「{ $text }」這個選擇。輸入 ? 可以看說明。
help-facing = N E S W      轉動阿參姆：N（北）、E（東）、S（南）、W（西）；擲骰前都能改
help-lay = 1 2 3 … 或 d4d5   選一種鋪法；按 Enter 確認前都能改
help-position = position     用文字顯示局面
help-log = log          顯示目前為止的紀錄
help-save = save FILE    把紀錄另存一份到 FILE
help-give-up = give up      認輸離開（會先詢問）
help-quit = q 或 quit    現在停下，之後再繼續
ask-give-up = { $name }，真的要認輸嗎？請輸入「是」。
yes = 是
gave-not-up = 沒有人認輸，遊戲繼續。
copy-saved = 副本已存到 { $file }
goodbye-early = 沒有開始遊戲。
goodbye = 已停止。要繼續請執行：{ $command }
save-trouble = 無法儲存紀錄：{ $problem } 你可以繼續玩，下一個行動時會再存檔。
not-saved = 最後幾個行動沒有存檔：{ $problem }
over-heading = 遊戲結束，共 { turns }。
resume-over = 這局已經結束。要一步一步重看，請執行「marrakech replay」。

## Other commands

list-number = { $number }.
verify-fine = { $file }：沒有問題。{ $count ->
    [0] 還沒有擲骰或抽地毯。
   *[other] { $count } 次擲骰和抽地毯，全都跟種子推算的一樣。
}
verify-promised = { $file }：{ $promised ->
    [all] 每位玩家的種子都跟紀錄裡公布的雜湊值相符。這些雜湊值是不是在任何種子公開之前公布的，只有當時在該桌存下雜湊值的裝置才能確認。
    [some] 有些座位（{ $seats }）的種子是直接公開的，沒有雜湊值；其他座位的種子跟紀錄裡公布的雜湊值相符。這些雜湊值是不是在任何種子公開之前公布的，只有當時在該桌存下雜湊值的裝置才能確認。
   *[none] 沒有任何座位在公開種子之前公布雜湊值：如果架設伺服器的人也在座，就有可能挑選擲骰結果。
}
check-fine = { $file }：沒有問題。{ turns }，{ $result }
replay-prompt = 按 Enter 前進，按 b 後退；輸入數字跳到那個回合，輸入 q 停止
replay-start = 第一個行動之前
replay-turn = 第 { $turn } 回合（共 { $last } 回合）：{ $line }
replay-comment = 「{ $text }」
replay-end = 紀錄到此結束。
edition-column = 版本
edition-source = 規則書
edition-options = 選項
edition-box = 地毯
edition-starter = 起始玩家
edition-default-rules = 預設
edition-footer = （括號）裡的選項是我們補上的，因為規則書沒有說明；其他都印在規則書裡。
starter = { $who ->
    [random] 隨機
    [morocco] 最近去過摩洛哥的人
    [youngest] 年紀最小的人或隨機
   *[agreed] 商量決定
}
perft-total = { $depth } 個行動的序列共有 { $nodes } 個
perft-counting = 計算中
simulate-progress = 局
simulate-title = { $players } 人全隨機對局 { games }
simulate-seat = 座位
simulate-wins = 獲勝
simulate-points = 分數
simulate-paid = 付出
simulate-received = 收到
simulate-out = 出局
simulate-length = 一局平均 { $mean } 回合（{ $low } 到 { $high }）。
simulate-anyone-out = { $share } 的對局有人出局；獲勝的局當中，{ $shared } 是共同獲勝。
simulate-speed = 每秒 { $rate } 局。
simulate-stopped = 已停止，完成 { games }。

## Engines

engine-not-started = 無法啟動引擎「{ $engine }」：{ $detail }
engine-crashed = 引擎「{ $engine }」意外結束了（{ $detail }）。
engine-hung = 引擎「{ $engine }」沒有及時回應。{ $detail }
engine-flooded = 引擎「{ $engine }」輸出太多內容：{ $detail }
engine-junk = 引擎「{ $engine }」沒有遵守引擎協定：{ $detail }
engine-illegal = 引擎「{ $engine }」選了不合規則的行動：{ $detail }
bot-needs-engine = 這裡沒有叫「{ $name }」的電腦玩家。如果是引擎，請用 --engine 指定執行指令。
engine-line = 「{ $text }」不是引擎協定的內容；docs/engine-protocol.md 列出了全部。
engine-no-position = 還沒有局面可以思考。
engine-no-decision = 這裡沒有要決定的事：{ $step ->
    [roll] 擲出幾點由運氣決定。
    [draw] 抽到哪張由運氣決定。
   *[over] 遊戲已經結束。
}
engine-option = 選項「{ $option }」不能設為「{ $value }」。
engine-bot-failed = 電腦玩家發生錯誤：{ $error }
engine-cannot-judge = 電腦玩家「{ $bot }」不會評估局面。
engine-no-beginning = 只有回合剛開始的局面才能評估。
engine-no-judge = 引擎「{ $engine }」不會評估局面：它不認得引擎協定的「judge」。
engine-starting = 正在啟動引擎「{ $engine }」……
engine-thinks = 引擎正在思考；請先讓它停下來。

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing = 這裡沒有可以比較的選擇：{ $step ->
    [roll] 擲出幾點由運氣決定。
    [draw] 抽到哪張由運氣決定。
    [over] 遊戲已經結束。
   *[other] 只有一個選擇。
}
rollout-what = 請指定一份紀錄，或用 --position 指定局面。
rollout-step-alone = --step 要搭配回合：請用 --turn 指定。
rollout-no-decision = { $step ->
    [turn] 第 { $turn } 回合沒有人轉動阿參姆。
    [lay] 第 { $turn } 回合沒有人鋪地毯。
    [steer] 第 { $turn } 回合沒有人幫下家轉動阿參姆。
   *[any] 第 { $turn } 回合沒有人需要做選擇。
}
rollout-turn = 第 { $turn } 回合：{ $sentence }
rollout-choice = 選擇
rollout-behind = 與最佳的差距
rollout-played = 實際
rollout-stopped = { $games ->
    [0] 已停止，一局也沒有完成。
   *[other] 已停止，每個選擇完成了 { $games } 局。
}

## The arena

arena-twice = { $bot } 出現了兩次；每個電腦玩家只能寫一次。
arena-alone = 至少要有兩個：請再指定一個電腦玩家，或用 --engine 指定引擎，或用 --against 指定其中一種。
arena-ms = { $ms } 毫秒不是有效的思考時間。
arena-sprt = 「{ $text }」不是 0 到 1 之間的兩個勝率（低的在前），例如 0.5,0.55。
arena-worker-died = 一個對局處理程序中止了，可能是記憶體不足。之前完成的對局仍然算數。
chart-ending = { $file }：圖表只能畫成 .svg 或 .png，檔名請以其中之一結尾。
results-foreign = { $file } 裡不是競技場的結果，沒有更動。
results-differ = { $file } 裡是另一場比賽的結果：那裡的 { $setting } 是 { $found }，這裡是 { $wanted }。
results-line = { $file } 第 { NUMBER($line, useGrouping: 0) } 行：這不是接下來的一輪：{ $text }
results-busy = { $file } 正由另一個處理程序寫入。
bot-illegal = 它選了不合規則的行動「{ $action }」。
bot-raised = 它發生錯誤：{ $error }
arena-getting-ready = 準備中
arena-progress = 局
arena-speed = { $rate } 局/秒
arena-title = { $players } 人對局 { games }
arena-bot = 電腦玩家
arena-against = 對手
arena-rating = 等級分
arena-ratings = 依人數的等級分
arena-wins = 勝率
arena-interval = 95% 區間
arena-margin = 分差
arena-median = 毫秒，中位數
arena-slow = 毫秒，99%
arena-games = 局數
arena-even = 誰贏誰（{ $share } 代表勢均力敵）
arena-range = { $low } 到 { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } 對 { $others }：{ $verdict ->
    [H1] 勝率比較可能是 { $high }，而不是 { $low }（接受 H1）。
    [H0] 勝率比較可能是 { $low }，而不是 { $high }（接受 H0）。
   *[open] 在 { $low } 和 { $high } 之間還沒有定論。
}LLR 為 { $llr }，界限 { $below } 到 { $above }，共 { $rounds } 輪。
arena-ladder-holds = 強弱順序成立：每個電腦玩家都勝過下一級，信心水準 95%。
arena-ladder-open = 在 95% 信心水準下還不確定：{ $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = { $bot } 有 { games }不得不認輸。第一次的原因：{ $problem }
arena-stopped = 已停止，完成 { games }。加上 --out FILE，之後可以接著執行。
arena-stopped-kept = 已停止，完成 { games }。再執行同一個指令就會接著進行。
arena-chart = 圖表已存到 { $file }
arena-chart-title = { $players } 人對局 { games }
chart-wins = 勝率與 95% 信賴區間
chart-even = 勢均力敵
chart-rating = 等級分 { $rating }
chart-matrix = 橫排一方的勝率
chart-matrix-rest = 橫排一方單獨對戰的勝率

## Luck and skill: marrakech analyse

analyse-depth = 「{ $text }」不是分析深度；請用 quick、normal 或 deep。
analyse-one-file = { $option } 只能搭配一份紀錄使用。
analyse-no-turns = 紀錄裡還沒有可以分析的回合。
analyse-annotated-long = 加上註解後，紀錄會超過 { $longest } 個字元，所以沒有寫入檔案。
analyse-progress = 回合
analyse-stopped = 已停止，{ turns }中分析了 { $done } 回合。
analyse-annotated = 附註解的紀錄已存到 { $file }
analyse-title = { $file }，由 { $evaluator } 評估（{ $depth }）
analyse-luck = { $name }：骰子對勝率的影響是 { $luck }。
analyse-not-over = 遊戲還沒結束：這裡的結果是最後一個局面的勝率。
analyse-gave-up = { $name } 認輸。認輸的損失算在自己的失誤裡，但不算一個決定。
analyse-errors = 決定造成的損失
analyse-kind = 決定
analyse-step = { $step ->
    [turn] 轉動阿參姆
    [steer] 幫下家轉向
   *[lay] 鋪地毯
}
analyse-error-each = 每次損失
analyse-largest = 最大的失誤，以及更好的選擇
analyse-turn = 回合
analyse-played = 實際
analyse-better = 更好
analyse-chance = 勝率
analyse-error = 失誤
analyse-rolls = 運氣最好和最差的擲骰
analyse-rolled = 擲出
analyse-luck-column = 運氣
analyse-turns = 各回合的經過，以及每回合後每個人的勝率
analyse-actions = 行動
analyse-comment-error = { $grade ->
    [slip] 輕微失誤
    [mistake] 明顯失誤
   *[blunder] 嚴重失誤
}（{ $error }）。更好：{ $better }，勝率會是 { $chance }，而不是 { $instead }。
analyse-comment-judged = 由 { $evaluator } 分析（{ $depth }）
analyse-comment-luck = 運氣：{ $luck }
analyse-profiles = 玩家的戰績
analyse-games = 局數
analyse-interval = 95% 區間
analyse-profile-errors = 每個決定的損失
analyse-all = 全部
analyse-phase = { $phase ->
    [opening] 前期
    [middle] 中期
   *[end] 後期
}
analyse-profile-words = 每 100 個決定當中，各種失誤有幾個
analyse-unfinished = 尚未結束、不列入戰績的對局：{ $count }
analyse-abandoned = 有人認輸、不列入戰績的對局：{ $count }

## Measuring this machine

bench-ready = 準備中；第一次需要編譯
bench-import = 載入程式庫，毫秒
bench-load = 載入編譯好的運算核心，毫秒
bench-first-move = 從啟動到大師走出第一步，毫秒
bench-rules-games = 用規則程式跑的隨機對局，單核心，每秒
bench-kernel-games = 用運算核心跑的隨機對局，單核心，每秒
bench-kernel-turns = 用運算核心跑的回合，單核心，每秒
bench-kernel-everywhere = 用運算核心跑的隨機對局，所有核心，每秒
bench-nodes = 大師查看的局面，每秒
bench-decision = 電腦玩家 { $bot } 做一次決定，毫秒
bench-machine = { $cpu }，{ $cores } 核心，{ $system }，Python { $python }，Numba { $numba }
bench-stopped = 已停止。以下是先前測得的結果。
bench-child = 一個正在測量的處理程序發生錯誤：{ $problem }

## Running a server

serve-ready = 《馬拉喀什》執行中：{ $link }
serve-lan = 區域網路內：{ $link }
serve-data = { $file } 不能用來儲存對局：{ $reason }
serve-host = 「{ $host }」不是這台電腦的位址：{ $reason }
serve-stop = 按 Ctrl-C 停止伺服器。每一局都存放在 { $file }
serve-port = 連接埠 { $port } 已被佔用或不允許使用：{ $reason }
serve-only-here = 只有這台電腦能連上；用 --host 0.0.0.0，區域網路也能連上。
open-already = 《馬拉喀什》已經在執行，網址是 { $link }
open-other = 《馬拉喀什》已經在執行，網址是 { $link }，但主機或檔案不同。請先停止它，或指定另一個連接埠。
open-browser = 會在瀏覽器中開啟。如果沒有，請點這個連結。
open-yourself = 請用瀏覽器開啟這個連結。

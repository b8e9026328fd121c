### Traditional Chinese: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = 「{ $text }」不是行動。
depth-negative = 行動的數目不能是負數：{ $depth }。
draw-none-left = { $action }：{ $seat } 號座位的地毯堆已經沒有這個顏色的地毯。
game-over = { $action }：遊戲已經結束。
lay-covers-rug = { $action } 會一次蓋掉一整張地毯，這樣不行。
lay-must = 只要鋪得下，就一定要鋪。
lay-not-beside = { $action }：地毯至少要有一半跟阿參姆的格子邊靠邊。
lay-on-assam = { $action }：不能把地毯鋪在阿參姆站的格子上。
lay-one-colour = { $action } 會蓋住兩個同色的格子，這套規則不允許。
not-this-step = 現在不能執行 { $action }。{ $step ->
    [turn] 接下來要轉動阿參姆：N（北）、E（東）、S（南）或 W（西）。
    [steer] 接下來要轉動阿參姆：N（北）、E（東）、S（南）或 W（西）。
    [roll] 接下來要擲骰子：1 到 4。
    [draw] 接下來要從地毯堆抽下一張，例如 *r。
   *[lay] 接下來要鋪地毯，例如 d4d5。
}
roll-unknown = 「{ $action }」不是骰子的點數；骰子只有 1 到 4。
seat-out = { $action }：{ $seat } 號座位已經出局。
seat-unknown = { $action }：這局沒有 { $seat } 號座位。
steer-must-turn = { $action }：阿參姆已經面向{ facing }方。請讓他左轉或右轉 90 度。
turn-half-round = { $action }：阿參姆面向{ facing }方，不能向後轉。請選其他方向。

## What cannot be set up

bot-unknown = 沒有叫「{ $name }」的電腦玩家。可以用的有：{ $names }。
edition-unknown = 沒有叫「{ $name }」的版本。要看所有版本，請執行「marrakech editions」。
facing-unknown = 「{ $facing }」不是方向；請用 N（北）、E（東）、S（南）或 W（西）。
option-clash = { $first } 和 { $second } 不能一起用。
option-unknown = 沒有叫「{ $option }」的選項。可以用的有：{ $options }。
option-value = 選項 { $option } 不能設為「{ $value }」。可以用的有：{ $values }。
players-number = 《馬拉喀什》是 2 到 4 人玩的，不能是 { $players } 人。

## What is wrong with a position

assam-form = 「{ $text }」不是格子加方向的寫法，例如 d4S。
board-character = 「{ $text }」不能出現在棋盤裡。
board-rank-length = 第 { $rank } 橫排{ $found ->
    [8] 超過 7 格。
   *[other] 只有 { $found } 格，應該是 7 格。
}
board-ranks = 棋盤有 7 個橫排，中間用「/」隔開，不是 { $found } 個。
board-run = 第 { $rank } 橫排有兩段空格子相鄰；請寫成兩者的和。
colour-unseated = 這裡沒有座位用「{ $colour }」這個顏色。
draw-one-way = { $seat } 號座位不用抽：下一張地毯已經確定。
half-alone = { $square } 的「{ $half }」指向另一半，但那一半沒有指回來。
mover-no-rugs = 步驟是「{ $step }」，但 { $seat } 號座位已經沒有地毯。
mover-out = 步驟是「{ $step }」，但 { $seat } 號座位已經出局。
number-form = 「{ $text }」不是整數。
number-range = { $text } 太大了；最大值是 { $highest }。
option-default = 「{ $text }」是預設值，請省略。
option-form = 「{ $text }」不是選項加上值的寫法，例如 area=owner。
option-order = 選項「{ $option }」的位置不對；請依序排列，每個只寫一次。
out-everyone = 至少要有一個人還沒出局。
out-order = 出局的人依先後編號為 x1、x2……；這裡是 { $found }。
position-fields = 局面有六個欄位，中間用一個半形空格隔開；這裡有 { $found } 個。
position-long = 局面最長 { $longest } 個字元。
seat-colours = { $seat } 號座位用的是「{ $colours }」；這裡是「{ $text }」。
seat-form = { $seat } 號座位要寫成像 30:r12 這樣，不是「{ $text }」。
seat-number = 「{ $text }」不是 { $seats } 個座位當中的一個。
seats-number = 局面有 2 到 4 個座位，不是 { $found } 個。
should-be-over = 沒有人能繼續玩了，所以步驟必須是「over」，不是「{ $step }」。
step-ruleset = 這套規則沒有「{ $step }」這個步驟。
step-unknown = 「{ $text }」不是步驟。可以用的有：{ $steps }。
top-colour = { $seat } 號座位的地毯堆，最上面那張應該是「{ $colours }」其中之一，不是「{ $text }」。
top-early = { $seat } 號座位的地毯堆還沒抽，不能寫出最上面那張。
top-missing = { $seat } 號座位的地毯堆要寫出最上面那張，例如 *r。
top-none-left = { $seat } 號座位的地毯堆，最上面那張不可能是「{ $colour }」：已經沒有了。
top-one-colour = { $seat } 號座位的地毯堆只有一種顏色，請省略最上面那張。

## What is wrong with a record

comment-brace = 註解裡不能有右大括號：「{ $text }」。
comment-open = 這個註解沒有在同一行結束。
comment-place = 註解「{ $text }」放在不能有註解的地方，或順序不對。
comment-result = 結果的旁邊、上面和後面都不能有註解；請寫在回合之間。
not-canonical = 這不是標準寫法。應該是：{ $expected }
record-character = 紀錄裡不能有「{ $text }」這個字元。
record-cut-off = 最後一行不完整；紀錄好像被截斷了。
record-edition = 版本「{ $name }」的規則跟標籤 Start 裡局面的規則不同。
record-empty = 這裡什麼都沒有。
record-long = 紀錄最長 { $longest } 個字元。
record-no-result = 紀錄結束了卻沒有結果。最後應該有一個空白行，接著是「*」或分數。
record-players = 紀錄需要標籤 Start，或依序列出的兩到四位玩家（Seat1、Seat2……）。
record-seat = { $tag }：這局只有 { $seats } 個座位。
record-start = 這些標籤跟這局的開局不符。
record-sections = 這個空白行之後只能是結果。
result-wrong = 結果應該是 { $expected }，不是「{ $text }」。
tag-form = 這不是像 [Seat1 "Ana"] 這樣的標籤：{ $text }
tag-name = 「{ $tag }」不能當標籤名稱。
tag-reserved = 標籤 { $tag } 會依開局、名字和版本自動寫入，請省略。
tag-twice = 標籤 { $tag } 在這裡重複出現。
turn-empty = 這個回合沒有行動。
turn-form = 回合要以編號開頭，例如「1.」；這裡是「{ $text }」。
turn-line = 回合在「{ $text }」之前就結束了，這個要另起一行。
turn-number = 接下來應該是第 { NUMBER($expected, useGrouping: 0) } 回合，不是 { $text }。
turn-unfinished = 回合還沒結束：缺少「{ $step }」這個步驟。

## Dice

seed-form = 「{ $text }」不是有效的種子；請用 1 到 { $longest } 個可列印的 ASCII 字元，不含空格。
commitment-form = 「{ $text }」不是 SHA-256 雜湊值；請用 64 位十六進位數字，字母用小寫。
commitments-missing = 有 { $people } 個人一開始就入座，每個人都要有一個種子的雜湊值；目前給了 { $commitments } 個。
seeds-awaited = 遊戲還不能開始：還缺一些種子。
seeds-sealed = 遊戲即將開始，不能再更換種子。
seed-hash = { $seat } 號座位的種子跟公布的雜湊值不符：種子的雜湊值是 { $expected }，不是 { $text }。
dice-tags = 缺少標籤 { $tag }，沒有它就無法驗證骰子。
dice-tag-form = 標籤 { $tag } 不能是「{ $text }」。
dice-seat = { $tag }：這局只有 { $seats } 個座位。
dice-hash = 伺服器的種子跟公布的雜湊值不符：種子的雜湊值是 { $expected }，不是 { $text }。
dice-chance = 第 { $number } 次擲骰或抽地毯是 { $action }，但照種子推算應該是 { $expected }。

## Names

name-characters = 名字裡不能有 { $text } 這個字元。
name-length = 名字要有 1 到 { $longest } 個字元，不能是 { $length } 個。

## At a table

behind = 遊戲已經有新進展。請看過之後再決定。
bot-not-ready = 電腦玩家還在準備，請稍後再試。
chance-decides = { $action }：這裡由運氣決定。
clock-form = 「{ $kind }」不是可以用的計時方式。
code-wrong = 這個連結不能用來入座，或已經失效。請索取新連結。
device-link-wrong = 這個連結不能用來新增裝置，或已經失效。請在另一台裝置上建立新連結。
device-unknown = 這不是你的裝置，或已經登出。
command-unknown = 「{ $kind }」不是遊戲桌的指令。
hint-none = 電腦玩家沒有回應，請稍後再試。
hint-people = 跟其他人一起玩的時候沒有提示。
log-long = 這桌已達 { $most } 個事件的上限，只能把這局玩完。
names-missing = 有 { $people } 個人一開始就入座，每個人都要有名字；目前給了 { $names } 個。
not-host = 只有開這桌的人可以這麼做。
not-seated = 只有坐在這桌的人可以這麼做。
not-your-seat = { $seat } 號座位不是你的。
not-your-turn = 現在不是輪到你，是輪到 { $seat } 號座位。
record-none = 遊戲還沒開始，沒有紀錄。
rematch-exists = 下一局已經開好了：{ $table } 桌。
rules-twice = 請選版本或自訂規則，不能兩個都選。
seat-free = { $seat } 號座位沒有人。
seat-kind = 「{ $text }」不是有效的座位種類；座位可以空著、給真人，或給電腦玩家。
seat-missing = 這裡沒有「{ $seat }」這個座位。
seat-not-lent = 沒有電腦在幫你代打。
seat-not-persons = { $seat } 號座位現在不是真人在玩。
seat-present = { $seat } 號座位的玩家還在，或離開的時間還不夠久。
seat-taken = { $seat ->
    [0] 座位都滿了。
   *[other] { $seat } 號座位已經有人了。
}
seats-open = 還有空位。
stand-in-weak = 電腦玩家「{ $name }」不能幫人代打。可以代打的有：{ $names }。
table-busy = 這一桌同時發生太多事了，請再試一次。
table-damaged = 「{ $table }」這一桌的事件紀錄已損毀，沒有人能在那裡玩。其他桌不受影響。
table-unknown = 沒有「{ $table }」這一桌。
time-left = 時間還沒用完。
timeout-kind = 「{ $text }」不是時間用完時可以用的處理方式。
wrong-phase = { $phase ->
    [gathering] 遊戲還沒開始。
    [playing] 遊戲已經開始。
    [over] 遊戲已經結束。
   *[cancelled] 這桌已經取消。
}

## Reactions at a table

reactions-fast = 別急！{ $seconds } 秒後可以傳下一則互動訊息。
reactions-crowd = 現在傳互動訊息的觀眾很多，請稍後再試。
reactions-used = { $who ->
    [spectators] 觀眾在這桌的 { $most } 則互動訊息已經用完。
   *[player] 你在這桌的 { $most } 則互動訊息已經用完。
}

## Taking back

undo-none = 沒有可以收回的地毯：只有在轉動阿參姆或擲骰子之前才能收回。
undo-others = 有其他人用自己的裝置一起玩，所以不能收回。

## At the server

analysis-empty = 沒有可以分析的內容：還沒有任何行動。
analysis-full = 這個伺服器上有很多對局在等待分析。請過幾分鐘再試。
analysis-many = 你有好幾份分析還在等待。請等其中一份完成。
analysis-too-early = 對局結束後才能分析。
analysis-unknown = 這份分析已經不在這裡了。請重新分析。
bots-alone = { $most ->
    [0] 這個伺服器不開放只有電腦玩家的對局。
    [1] 你的網路上已經有 1 局只有電腦玩家的對局在進行，請等它結束。
   *[other] 你的網路上已經有 { $most } 局只有電腦玩家的對局在進行，請等其中一局結束。
}
host-refused = 這個伺服器不接受用「{ $host }」這個名稱連線。架設伺服器的人可以用選項 { $option } 允許這個名稱。
method-unknown = 這裡不能這麼做。
origin-refused = 其他網站的頁面不能在這裡這麼做。
page-unbuilt = 這個伺服器還沒有建置遊戲頁面。要建置，請在原始碼資料夾執行「python hatch_build.py build」。
page-unknown = 這個網址什麼都沒有。
request-big = 一次送來的內容太多了。
request-invalid = 請求不符合協定（{ $where }：{ $what }）。
request-slow = 請求傳送的時間太久了。
rollout-none = 這裡沒有可以比較的選擇：當時沒有人需要做選擇。
rollout-unknown = 這些推演已經不在這裡了。請重新推演。
server-failed = 伺服器出了問題，已經記錄下來。請再試一次。
server-full = 伺服器現在滿了，請過一陣子再試。
square-unknown = 「{ $text }」不是格子。
token-missing = 這台裝置沒有權杖，或已經登出。用 POST /api/device 可以取得新的權杖。
too-many-tables = 一個頁面最多能觀看 { $most } 桌。
server-troubled = 伺服器暫時無法儲存行動。請等一下再試。
too-often = 操作太頻繁了。請等一下再試。

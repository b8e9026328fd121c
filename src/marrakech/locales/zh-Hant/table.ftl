### Traditional Chinese: the table’s page.

## What to do

todo-you = { $step ->
    [turn] 輪到你了：決定阿參姆的方向，然後擲骰子。
    [roll] 輪到你了：擲骰子。
    [lay] 把你的{ colour }地毯鋪在阿參姆旁邊。
    [steer] 幫下家轉動阿參姆。
    [draw] 正在抽你的下一張地毯。
   *[over] 遊戲結束。
}
todo-shared = { $step ->
    [turn] { $name }：決定阿參姆的方向，然後擲骰子。
    [roll] { $name }：擲骰子。
    [lay] { $name }：把你的{ colour }地毯鋪在阿參姆旁邊。
    [steer] { $name }：幫下家轉動阿參姆。
    [draw] 正在抽 { $name } 的下一張地毯。
   *[over] 遊戲結束。
}
todo-other = { $step ->
    [turn] { $name } 正在決定阿參姆往哪裡走。
    [roll] { $name } 準備擲骰子。
    [lay] { $name } 正在找地方鋪{ colour }地毯。
    [steer] { $name } 正在幫下家轉動阿參姆。
    [draw] 正在抽 { $name } 的下一張地毯。
   *[over] 遊戲結束。
}
todo-told = { $name } 的回合。
todo-told-you = 你的回合。
todo-lent = 電腦正在幫 { $name } 代打。
todo-getting-ready = { $name } 準備中……
act-roll = 擲骰子
act-lay = 鋪地毯
act-steer = 轉動阿參姆
act-box = 放回地毯
act-choose-rug = 請選兩格
act-choose-facing = 請選方向
act-sent = 傳送中……
act-wait = 等其他人
act-watch = 觀戰中
skip = 略過
action-title = 現在要做什麼

## Hints

hint = 提示
hint-hide = 隱藏提示
hint-thinking = 正在找提示……
hint-warming = 電腦玩家還在準備，好了就給提示。
hint-would-face = { $name }會讓阿參姆面向{ facing }方。
hint-would-lay = { $name }會把地毯鋪在 { $first } 和 { $second }。
hint-chance = { $times ->
    [0] 這樣走幾乎贏不了。
   *[other] 這樣走，100 局大約贏 { $times } 局。
}
hint-choices = 最好的選擇

## What happened besides

did-run-out = { $name } 時間用完，出局。
did-break-rules = { $name } 違反規則，出局。
did-fail = { $reason ->
    [engine-not-started] { $name } 無法啟動，出局。
    [engine-hung] { $name } 沒有回應，出局。
    [engine-flooded] { $name } 輸出太多內容，出局。
    [engine-junk] { $name } 的回應看不懂，出局。
    [engine-illegal] { $name } 做了不合規則的行動，出局。
   *[engine-crashed] { $name } 當掉了，出局。
}
did-sit = { $name } 入座。
did-vacate = { $seat } 號座位又空出來了。
did-seat-bot = 電腦玩家坐上 { $seat } 號座位。
did-start = 遊戲開始。
did-stand-in = { $reason ->
    [time] { $name } 時間用完，由電腦接手。
   *[absent] { $name } 離線，由電腦接手。
}
did-come-back = { $name } 回來了。
did-move = { $name } 換到另一台裝置繼續玩。
did-hold = 伺服器中斷了一下。什麼都沒有遺失。
did-cancel = 這桌已經取消。
log-face = 面向{ facing }方
log-steer = 把阿參姆轉向{ facing }方
log-roll = 擲出 { $slippers }，走到 { $square }
log-pay = 付給 { $owner } { dirhams }
log-pay-part = 只有 { dirhams } 能付給 { $owner }
log-go-out = 出局
log-lay = 在 { $first } 和 { $second } 鋪{ colour }
log-return = 放回一張地毯
log-draw = 下一張：{ colour }
log-title = 對局過程
log-empty = 還沒有內容。第一回合即將開始。
side-title = 過程與這一桌

## Seats

seats-title = 座位
seat-open = { $seat } 號空位
seat-rugs = 還有 { $count } 張{ colour }地毯
seat-next = （下一張）
seat-score = { dirhams } 加上看得見的 { $squares } 格，共 { $points } 分
seat-out-mark = 出局
mark-you = 你
mark-bot = 電腦
mark-lent = 電腦代打
mark-away = 離線
bot-called = { $bot ->
    [random] 初心者
    [novice] 新手
    [greedy] 學徒
    [merchant] 商人
    [master] 大師
   *[other] 電腦 { $bot }
}
bot-lettered = { $bot ->
    [random] 初心者 { $letter }
    [novice] 新手 { $letter }
    [greedy] 學徒 { $letter }
    [merchant] 商人 { $letter }
    [master] 大師 { $letter }
   *[other] 電腦 { $bot } { $letter }
}
bot-about = { $bot ->
    [random] 隨便亂走。
    [novice] 有一半的時候走得不錯。
    [greedy] 只看眼前一回合，專搶分數。
    [merchant] 會盤算每個選擇之後的得失。
    [master] 最強：看得最遠。
   *[other] 有自己的一套。
}
watchers = { $watchers } 人正在觀戰。
you-watch = { $others ->
    [0] 你正在觀戰。
   *[other] 你和另外 { $others } 人正在觀戰。
}
time-short = 剩下十秒。

## A square that was asked about

area-price = 這片{ colour }地毯是 { $owner } 的，共 { $squares } 格。別人停在這裡要付 { dirhams }。
area-free = 這片{ colour }地毯共 { $squares } 格，停在這裡不用付錢：{ $owner } 已經出局。

## The board’s words

board-label = 市集
board-square = { $square }，{ $colour ->
    [bare] 空格子
    [r] 紅色地毯
    [b] 藍色地毯
    [y] 黃色地毯
   *[g] 綠色地毯
}{ $assam ->
    [here] ，阿參姆站在這裡
   *[no] {""}
}
board-facing = 讓阿參姆面向{ facing }方
board-lay = 鋪在 { $first } 和 { $second }
board-die = 骰子擲出 { $slippers } 隻拖鞋

## The line

line-connecting = 連線中……
line-slow = 連線有點慢……
line-back = 已恢復連線。
line-lost = 已斷線 { $seconds } 秒。正在重新連線，什麼都沒有遺失。
line-lost-kept = 已斷線 { $seconds } 秒。你的行動已經保留，一恢復連線就會送出。
bot-played = 你不在的時候，電腦幫你代打了一下。歡迎回來。
bot-plays-for-you = 電腦正在幫你代打。
play-myself = 自己來
away-long = { $name } 離開一陣子了。
away-wait = 再等等
away-bot = 讓電腦接手

## Before the game

gathering-title = 等其他人入座
gathering-title-full = 人到齊了
gathering-title-guest = 遊戲即將開始
gathering-open = 還有 { $open } 個空位。坐滿之後遊戲就開始。
gathering-awaited = 等這些玩家打開這個頁面，遊戲就會自動開始：{ $names }。
gathering-unready = 等這些玩家打開這個頁面，就可以開始遊戲：{ $names }。
gathering-full = { $host ->
    [you] 隨時可以開始。
   *[other] 等開桌的人開始遊戲。
}
invite-title = 邀請朋友
invite-text = 把這個連結傳給朋友，或讓他們掃描 QR Code。打開就能入座，不必註冊。
invite-link = 入座連結
invite-qr = 入座連結的 QR Code
invite-message = 來跟我玩一局《馬拉喀什》吧。
invite-here-only = { $host } 這個位址只有這台電腦能用。想讓別人加入，請這樣啟動伺服器，再用這台電腦在網路上的位址打開遊戲：
invite-renew = 建立新連結
invite-renewed = 已建立新連結，舊連結不能再用來入座。
invite-host-has-it = 入座連結要跟開桌的人拿。
watch-title = 有人只想觀戰？
watch-link = 觀戰連結
watching-gathering = 你正在觀戰。想一起玩的話，請跟開桌的人要入座連結。
watching-full = 座位都滿了。你可以觀戰；有人離座時，就能在這裡入座。
join-late = 如果其中有你的座位，請從當初入座的裝置把它帶過來：在那台裝置的「{ this-table }」裡選「{ move-seat }」。
your-name = 你的名字
player-numbered = 玩家 { $seat }
sit-down = 入座
seat-bot = 加入電腦玩家
which-bot = 電腦難度
remove = 移除
remove-name = 移除 { $name }
leave-seat = 離座
start-game = 開始遊戲
cancel-table = 取消這桌
cancel-title = 要取消這桌嗎？
cancel-text = 之後沒有人能在這裡入座，連結也會失效。
cancel-no = 留著

## This table

this-table = 這一桌
rules-on = 規則
rules-edition = 版本：{ $edition }
rules-usual = 一般規則。
rules-bankruptcy-play-on = 付不出來的人有多少付多少，繼續玩。
rules-steering-after-must = 變體：先擲骰子；鋪完地毯後，一定要幫下家把阿參姆往左或往右轉。
rules-steering-after-may = 變體：先擲骰子；鋪完地毯後，可以幫下家轉動阿參姆。
rules-area-owner = 過路費把主人的兩種顏色一起算。
rules-whole-nobody = 誰的整張地毯都不能一次蓋掉，自己的也不行。
rules-halves-colours = 一張地毯不能蓋住兩個同色的格子。
rules-pile-alternating = 雙人局的地毯堆，兩種顏色輪流排列。
rules-stock-15 = 雙人局每人有 15 張同色的地毯。
rules-tie-shared = 同分就共同獲勝。
rules-clock-none = 不計時。
rules-clock-turn = 每回合 { $seconds } 秒。{ $timeout ->
    [bot] 時間用完的人由電腦接手。
   *[out] 時間用完的人出局。
}
rules-clock-game = 整局 { $minutes } 分鐘{ $increment ->
    [0] 。
   *[other] ，每回合再加 { $increment } 秒。
}{ $timeout ->
    [bot] 時間用完的人由電腦接手。
   *[out] 時間用完的人出局。
}
read-rules = 閱讀規則
fair-title = 公平的骰子
fair-text = 每一次擲骰都是由伺服器的一個秘密和每個座位的種子推算出來的。伺服器在開局前就對這個秘密做了承諾，列在下面。遊戲結束後會公開秘密，每一次擲骰都能驗證。
fair-seats = 每個座位也會先對自己的種子做出承諾。承諾全部到齊後，你的頁面會自動公開你的種子：沒有人能看著別人的種子來挑自己的。
fair-hash = { $name } 承諾的種子雜湊值（SHA-256）
fair-commitment = 伺服器的承諾（SHA-256）
fair-seed = { $name } 的種子
fair-change = 更換你的種子
fair-change-name = 更換 { $name } 的種子
fair-change-do = 更換
fair-salted = 種子會加上隨機字元，以免有人從雜湊值猜出來。
fair-changed = 已更換你的種子。
move-seat = 換裝置玩
move-seat-name = 把 { $name } 移到另一台裝置
move-seat-title = 帶著座位走
move-seat-text = 請在 { $minutes } 分鐘內用另一台裝置打開這個連結。連結只能用一次，之後座位就移到那邊，不在這裡了。
move-seat-link = 給另一台裝置的連結
move-seat-qr = 給另一台裝置的連結 QR Code
claim-title = 在這台裝置上玩嗎？
claim-text = 這個連結會把一個座位移到這台裝置。原本的裝置之後只能觀戰。
claim-yes = 在這裡玩
claim-no = 只觀戰
seat-claimed = 座位現在是你的了，繼續玩吧。
give-up = 認輸
give-up-name = 幫 { $name } 認輸
give-up-title = 要認輸嗎？
give-up-text = 你會出局，迪拉姆還給銀行，地毯不算任何人的分。其他人繼續玩。
give-up-no = 繼續玩

## The end

you-win = 你贏了！
standings-title = 排名
standings-rank = 名次
standings-name = 玩家
standings-dirhams = 迪拉姆
standings-squares = 格數
standings-points = 分數
standings-plus = + { $squares }
standings-out = { $why ->
    [time] 時間用完
    [rules] 違規
    [engine] 故障
    [gave-up] 認輸
   *[poor] 付不出來
}
chart-title = 各回合分數
chart-turn = 回合
chart-as-table = 改看表格
rematch = 再玩一局
rematch-join = 加入下一局
rematch-wanted = 其他人想再玩一局。
rematch-watch = 正在準備下一局。
watch-next = 觀看下一局
replay-game = 看重播
download-record = 下載對局紀錄
share = 分享
share-title = 分享結果
share-text = 文字與連結
share-result = 馬拉喀什：{ $result }
dice-check = 驗證骰子
dice-checking = 驗證中……
dice-fine = { $count ->
    [0] 還沒有擲骰或抽地毯。
   *[other] { $count } 次擲骰和抽地毯，全都跟種子推算的一樣。
}
dice-compared = { $how ->
    [all] 伺服器和每個座位的承諾，都跟這台裝置公開自己的種子之前存下的一樣。
    [server] 伺服器的承諾跟這台裝置當時看到的一樣。這台裝置沒有存下各座位的承諾。
   *[none] 這台裝置在開局前沒有存下任何承諾，所以沒有東西可以跟紀錄比對。
}
dice-rounds = 在那之前，這台裝置有 { $count } 次白白公開了種子，每次都重新做了承諾。
dice-other-promise = 紀錄裡的承諾是 { $found }；這一桌當時的承諾是 { $seen }。
dice-seed-lost = 這台裝置上沒有為你的座位承諾過的種子，現在也來不及再做新的承諾了。請在有這個種子的裝置上打開這個頁面；不然的話，開桌的人可以讓電腦玩家代替你入座，或取消這桌。
dice-other-table = 這份紀錄屬於另一桌：{ $found }。

## Links, dialogs, pages

copy = 複製
copied = 已複製
copy-by-hand = 已選取連結：請用鍵盤複製，或長按複製。
close = 關閉
dialog-no = 取消
table-try-again = 再試一次
to-home = 回首頁
table-heading = 馬拉喀什：{ $names }
table-loading = 請稍候，正在擺桌……
table-gone-title = 找不到這一桌
table-gone = 連結可能不完整，或是這桌很久以前就收掉了。
table-unreachable-title = 伺服器沒有回應
table-cancelled-title = 這桌已經取消
table-cancelled = 開桌的人取消了這桌。要另外開一桌嗎？
title-your-turn = ● 輪到你了 · 馬拉喀什
title-table = 這一桌 · 馬拉喀什

## Help

keys-title = 按鍵
key-arrows = 方向鍵
key-enter = Enter
key-escape = Esc
keys-arrows = 轉動阿參姆，或切換鋪法
keys-enter = 擲骰子、鋪地毯
keys-escape = 收回還沒確定的選擇；略過動畫
keys-skip = 略過動畫
keys-log = 展開或收合對局過程
keys-hint = 顯示或隱藏提示
keys-sounds = 開關音效
keys-help = 顯示這份說明
keys-touch = 用手指或滑鼠：點一格，看看地毯鋪在那裡的樣子，再點就換下一種。點地毯的另一半或按鈕就會鋪下。點任何一張地毯，會告訴你停在那裡要付多少。

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
    [draw] { $name }：正在抽你的下一張地毯。
   *[over] 遊戲結束。
}
todo-other = { $step ->
    [turn] { $name } 正在決定阿參姆往哪裡走。
    [roll] { $name } 準備擲骰子。
    [lay] { $name } 正在找地方鋪{ colour }地毯。
    [steer] { $name } 正在幫下家轉動阿參姆。
    [draw] { $name } 正在抽下一張地毯。
   *[over] 遊戲結束。
}
todo-playing = { $name } 的回合。
todo-playing-you = 你的回合。
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
hint-thinking = 正在想提示……
hint-warming = 電腦玩家還在準備，好了就給提示。
hint-would-face = { $name }會讓阿參姆面向{ facing }方。
hint-would-lay = { $name }會把地毯鋪在 { $first } 和 { $second }。
hint-chance = { $times ->
    [0] 這樣走幾乎贏不了。
   *[other] 這樣走，100 局大約贏 { $times } 局。
}
hint-choices = 最好的選擇

## Taking back the last rug, round one device

undo = 收回地毯
undo-help = 收回剛鋪的地毯（再次轉動阿參姆之前）
did-undo = { $name } 收回了剛鋪的地毯。
keys-undo = 收回剛鋪的地毯（大家在同一台裝置上玩時）

## What happened besides

did-run-out = { $name } 時間用完，出局。
did-break-rules = { $name } 違反規則，出局。
did-fail = { $reason ->
    [engine-not-started] { $name } 無法啟動，出局。
    [engine-hung] { $name } 沒有回應，出局。
    [engine-flooded] { $name } 輸出太多內容，出局。
    [engine-junk] { $name } 的回應看不懂，出局。
    [engine-illegal] { $name } 選了不合規則的行動，出局。
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
log-face = 讓阿參姆面向{ facing }方
log-steer = 幫下家把阿參姆轉向{ facing }方
log-roll = 擲出 { $slippers }，阿參姆走到 { $square }
log-pay = 付 { dirhams }給 { $owner }
log-pay-part = 只付得出 { dirhams }，給 { $owner }
log-go-out = 出局
log-lay = 在 { $first } 和 { $second } 鋪{ colour }
log-return = 把一張地毯放回盒中
log-draw = 下一張地毯：{ colour }
log-title = 對局過程
log-empty = 還沒有內容。第一回合即將開始。
side-title = 對局過程與這一桌

## Looking back at an earlier turn

log-about = 選一個回合，在市集上查看。
look-title = 之前的回合
look-back = 後退一個回合
look-forward = 前進一個回合
look-return = 回到遊戲
look-opened = 你正在回顧。按 Esc 回到遊戲。
look-returned = 已回到遊戲。
look-your-turn = 輪到你了。
look-gone-on = 遊戲已經有新進展。
keys-look = 在對局過程裡：在回合之間移動；按 Enter 在市集上查看，按 Esc 回到遊戲

## Seats

seats-title = 座位
seat-open = { $seat } 號空位
seat-rugs = 還有 { $count } 張{ colour }地毯
seat-next = （下一張）
seat-score = { dirhams }加上看得見的 { $squares } 格，共 { $points } 分
seat-out-mark = 出局
mark-you = 你
mark-bot = 電腦
mark-lent = 電腦代打
mark-away = 離線
bot-called = { $bot ->
    [random] 觀光客
    [novice] 新手
    [greedy] 學徒
    [merchant] 商人
    [master] 大師
    [champion] 冠軍
   *[other] 電腦 { $bot }
}
bot-lettered = { $bot ->
    [random] 觀光客 { $letter }
    [novice] 新手 { $letter }
    [greedy] 學徒 { $letter }
    [merchant] 商人 { $letter }
    [master] 大師 { $letter }
    [champion] 冠軍 { $letter }
   *[other] 電腦 { $bot } { $letter }
}
bot-about = { $bot ->
    [random] 隨便亂走。
    [novice] 大約一半的時候走得不錯。
    [greedy] 只看眼前一回合，專搶分數。
    [merchant] 會盤算每個選擇之後的得失。
    [master] 看得很遠，很難贏過。
    [champion] 自學成才，最難贏過。
   *[other] 有自己的一套。
}
watchers = { $watchers } 人正在觀戰。
you-watch = { $others ->
    [0] 你正在觀戰。
   *[other] 你和另外 { $others } 人正在觀戰。
}
time-short = 剩下十秒。

## What a seat says when it is chosen

seat-each-counts = 每 1 迪拉姆得 1 分，每有一格看得到這種顏色的地毯也得 1 分。
seat-each-counts-two = 每 1 迪拉姆得 1 分，每有一格看得到這兩色之一的地毯也得 1 分。
seat-pile-two = { $whose ->
    [you] 你的地毯堆有兩種顏色的地毯。
   *[other] 這個地毯堆有兩種顏色的地毯。
}
seat-pile-next = 下一張地毯是{ colour }，大家都看得到。
seat-pile-empty = 這些地毯都已經鋪完了。
seat-next-mark = 下一張
seat-about-out = 已經出局。這些地毯留在市集上，停在上面不用付錢。
seat-about-away = 離線：現在沒有開著這局的頁面。
seat-about-bot = 電腦玩家。{ bot-about }
seat-about-lent = 玩家回來之前由電腦代打。{ bot-about }

## Reactions: a few words that people round a table can send each other

reactions = 互動訊息
react = 說句話
reaction = { $reaction ->
    [hello] 哈囉！
    [good-luck] 祝好運！
    [well-played] 玩得漂亮！
    [thanks] 謝謝！
    [ouch] 好痛！
    [laugh] 哈哈！
    [wow] 哇！
   *[moment] 等一下！
}
did-react = { $name }：{ reaction }
did-react-you = 你：{ reaction }
did-react-spectator = 觀眾：{ reaction }
reactions-mute = 將這桌的互動訊息設為靜音
reactions-mute-help = 你不會再看到或聽到別人傳的訊息，但自己還是可以傳。

## A square that was asked about

area-price = { colour }地毯，連在一起共 { $squares } 格。主人：{ $owner }。別人停在這裡要付 { dirhams }。
area-free = { colour }地毯，連在一起共 { $squares } 格。主人：{ $owner }（已出局）。停在這裡不用付錢。

## The price of a rug, on the market

price-tag = { $owner }：{ dirhams }
price-tag-yours = 你的：別人付 { dirhams }
price-tag-free = 不用付錢
price-nudge = { $how ->
    [touch] 點任何一張地毯，可以看停在那裡要付多少。
   *[mouse] 指向任何一張地毯，可以看停在那裡要付多少。
}

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
bot-played = 你不在的時候，電腦幫你代打了一下。現在由你繼續玩。
bot-plays-for-you = 電腦正在幫你代打。
play-myself = 我來玩
away-long = { $name } 離開一陣子了。
away-wait = 再等等
away-bot = 讓電腦接手

## The server is well again

server-recovered = 伺服器恢復正常了，可以繼續玩。

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
invite-link = 邀請連結
invite-qr = 邀請連結的 QR Code
invite-message = 來跟我玩一局《馬拉喀什》吧。
invite-here-only = { $host } 只能在這台電腦上用。想讓別人加入，請這樣啟動伺服器，再用這台電腦的網路位址打開遊戲：
invite-renew = 建立新連結
invite-renewed = 已建立新連結，舊連結不能再用。
invite-host-has-it = 邀請連結要跟開桌的人拿。
watch-title = 有人只想觀戰？
watch-link = 觀戰連結
watching-gathering = 你正在觀戰。想一起玩的話，請索取邀請連結。
watching-full = 座位都滿了。你可以觀戰；有人離座時，就能在這裡入座。
join-late = 如果其中有你的座位，可以把它移到這裡：在當初入座的裝置上打開「{ this-table }」，選「{ move-seat }」。
your-name = 你的名字
player-numbered = 玩家 { $seat }
sit-down = 入座
seat-bot = 加入電腦玩家
which-bot = 電腦難度
remove = 移除
remove-name = 移除：{ $name }
leave-seat = 離座
start-game = 開始遊戲
cancel-table = 取消這桌
cancel-title = 要取消這桌嗎？
cancel-text = 之後沒有人能在這裡入座，連結也會失效。
cancel-no = 留著

## An invitation

invited-by = { $name } 邀請你玩一局《馬拉喀什》
invited-again = { $name } 想再玩一局
invited-new = 第一次玩《馬拉喀什》？
invited-back = 回到邀請
seats-taken-title = 座位都滿了
seats-taken-text = 這局沒趕上座位。你可以觀戰，或請朋友另外開一桌。
seats-taken-watch = 觀戰
seats-taken-own = 開桌
gathering-away = 暫時離線：{ $names }

## The next game with the same players

gathering-title-again = 下一局
gathering-asked = 已邀請：{ $names }
gathering-here = 已經到了：{ $names }
mark-asked = 已邀請
invite-again = 傳送連結

## This table

this-table = 這一桌
rules-on = 規則
rules-edition = 版本：{ $edition }
rules-usual = 一般規則。
rules-bankruptcy-play-on = 付不出全額的人有多少付多少，繼續玩。
rules-steering-after-must = 變體：先擲骰子。鋪完地毯後，一定要幫下家把阿參姆往左或往右轉。
rules-steering-after-may = 變體：先擲骰子。鋪完地毯後，可以幫下家轉動阿參姆。
rules-area-owner = 過路費把主人的兩種顏色一起算。
rules-whole-nobody = 任何整張地毯都不能一次蓋掉，自己的也不行。
rules-halves-colours = 一張地毯絕不能蓋住兩個同色的格子。
rules-pile-alternating = 雙人局的地毯堆，兩種顏色輪流排列。
rules-stock-15 = 雙人局每人有 15 張同色的地毯。
rules-tie-shared = 同分就共同獲勝。
rules-clock-none = 不計時。
rules-clock-turn = 每回合 { $seconds } 秒。{ $timeout ->
    [bot] 時間用完的人由電腦接手。
   *[out] 時間用完的人出局。
}
rules-clock-game = 整局每人 { $minutes } 分鐘{ $increment ->
    [0] 。
   *[other] ，每回合再加 { $increment } 秒。
}{ $timeout ->
    [bot] 時間用完的人由電腦接手。
   *[out] 時間用完的人出局。
}
read-rules = 閱讀規則
fair-title = 公平的骰子
fair-text = 每一次擲骰都是由伺服器的秘密種子和每個座位的種子推算出來的。開局前，伺服器會公布下面的雜湊值，它的種子必須跟這個值相符。遊戲結束後會公開伺服器的種子，任何人都能驗證每一次擲骰。
fair-seats = 每位玩家的頁面也會公布自己種子的雜湊值，等雜湊值全部到齊，再自動公開種子。這樣一來，沒有人能看著別人的種子來挑自己的。
fair-hash = { $name } 的種子雜湊值（SHA-256）
fair-commitment = 伺服器種子的雜湊值（SHA-256）
fair-seed = { $name } 的種子
fair-change = 更換你的種子
fair-change-name = 更換種子：{ $name }
fair-change-do = 更換
fair-salted = 種子會加上隨機字元，以免有人從雜湊值猜出來。
fair-changed = 已更換你的種子。
move-seat = 換裝置玩
move-seat-name = 移到另一台裝置：{ $name }
move-seat-title = 帶著座位走
move-seat-text = 請在 { $minutes } 分鐘內用另一台裝置打開這個連結。連結只能用一次。之後你在那邊玩，這台裝置只能觀戰。
move-seat-link = 給另一台裝置的連結
move-seat-qr = 給另一台裝置的連結的 QR Code
claim-title = 在這台裝置上玩嗎？
claim-text = 這個連結會把一個座位移到這台裝置。另一台裝置之後只能觀戰。
claim-yes = 在這裡玩
claim-no = 只觀戰
seat-claimed = 現在改用這台裝置玩。
give-up = 認輸
give-up-name = 認輸：{ $name }
give-up-title = 這局要認輸嗎？
give-up-text = 你會出局。你的迪拉姆還給銀行，你的地毯不再算任何人的分。
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
    [all] 伺服器和各座位公布的雜湊值，都跟這台裝置公開自己的種子之前存下的一樣。
    [server] 伺服器的雜湊值跟這台裝置當時看到的一樣。這台裝置沒有存下各座位的雜湊值，無法比對。
   *[none] 這台裝置在開局前沒有存下任何雜湊值，所以沒有東西可以跟紀錄比對。
}
dice-rounds = 在那之前，這台裝置有 { $count } 次公開了種子卻沒有開成局，每次所有種子都換了新的。
dice-other-promise = 伺服器的雜湊值變了。這台裝置在這一桌看到的是 { $seen }，現在卻是 { $found }。
dice-seed-lost = 這台裝置上沒有你座位的種子，現在也來不及換一個了。請在有這個種子的裝置上打開這個頁面。如果沒辦法，開桌的人可以把你的座位交給電腦玩家，或取消這桌。
dice-other-table = 這份紀錄屬於另一桌：{ $found }。

## The end, for the person at this screen

you-share-win = 你和其他玩家共同獲勝！
over-by-points = 領先 { $lead } 分獲勝：{ dirhams }加 { $squares } 格。
over-by-dirhams = { $names } 都是 { $points } 分，以迪拉姆 { $most } 比 { $next } 分出勝負。
over-shared = 不分勝負：各 { $points } 分。
over-only-one = 只剩下 { $name } 一個人。
over-only-you = 只剩下你一個人。
over-others-gave-up = 其他人都認輸了。
over-you-close = 好可惜，只差 { $lead } 分。玩得漂亮！
over-you-equal = 好可惜，只輸在迪拉姆。玩得漂亮！
over-you-second = 你是第二名。玩得漂亮！
over-you-third = 你是第三名。玩得不錯！
over-you-fourth = 你是第四名。下次加油！
over-you-lost = 玩得不錯！市集隨時歡迎你再玩一局。
over-you-out = 你在結束前就出局了。市集隨時歡迎你再玩一局。

## The points by turn

chart-help = 點圖表或用方向鍵，可以看任何一回合後每個人的分數。
chart-walk = 某回合後的分數
chart-value = 第 { $turn } 回合後：{ $points }。
chart-value-start = 開局時：{ $points }。
chart-points-of = { $name } 有 { $points } 分
chart-watch-turn = 看第 { $turn } 回合後的市集
chart-watch-start = 看開局時的市集

## Links, dialogs, pages

copy = 複製
copied = 已複製
copy-by-hand = 已選取連結，可以複製了。
close = 關閉
dialog-no = 取消
table-try-again = 再試一次
to-home = 回首頁
table-heading = 馬拉喀什：{ $names }
table-loading = 正在開啟這一桌……
table-gone-title = 找不到這一桌
table-gone = 連結可能不完整，或是這桌已經移除。
table-unreachable-title = 伺服器沒有回應
table-cancelled-title = 這桌已經取消
table-cancelled = 開桌的人取消了這局。要另外開一桌嗎？

## Window titles

title-my-turn = ● 輪到你了
title-playing = 遊戲進行中
title-gathering = 等待玩家
title-won = { $count ->
    [1] { $names } 獲勝
   *[other] { $names } 共同獲勝
}
title-you-won = 你贏了
title-you-share = 你和其他玩家共同獲勝
title-replay = 重播：{ $names }

## Help

keys-title = 快速鍵
key-arrows = 方向鍵
key-enter = Enter、空白鍵
key-escape = Esc
keys-arrows = 選擇阿參姆的方向，或地毯的鋪法
keys-enter = 擲骰子，或鋪下選好的地毯
keys-escape = 取消還沒確定的選擇，或略過動畫
keys-skip = 略過動畫
keys-log = 打開或關閉對局過程
keys-hint = 顯示或隱藏提示
keys-sounds = 開關音效
keys-help = 顯示這份說明
keys-touch = 用手指：點一格，看看地毯鋪在那裡的樣子。再點一次換下一種，或點旁邊的格子選定這兩格。要鋪下地毯，請點按鈕。

## Help: mouse, arrows and prices

keys-mouse = 用滑鼠：按一下某種鋪法來選取，再按一下就鋪下。連按兩下只會選取。
keys-facing = 點箭頭只會轉動阿參姆。要擲骰子，請點按鈕。
keys-price = 點其他任何一張地毯，可以看停在那裡要付多少。

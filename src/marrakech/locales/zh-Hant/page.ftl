### Traditional Chinese: what is round every page.

game-name = 馬拉喀什
loading = 請稍候……
skip-to-content = 跳至內容
server-unreachable = 暫時連不上伺服器。請稍後再試。
page-description = 地毯、迪拉姆，還有一位固執的市集主人：開瀏覽器就能玩的桌遊。可以自己跟電腦對戰、傳連結找朋友，也可以大家在同一台裝置上一起玩。
page-noscript = 這個遊戲需要 JavaScript。請在瀏覽器中啟用。
page-title = { $page } · 馬拉喀什
page-missing = 找不到頁面
page-missing-home = 回首頁
page-failed = 無法載入這個頁面。請檢查網路連線後再試一次；你的對局都安全存放在伺服器上。
try-again = 再試一次

## Finding one’s way

nav-devices = 你的裝置
nav-label = 頁面
nav-more-label = 更多頁面
nav-learn = 教學
nav-rules = 規則
nav-replay = 重播
nav-editor = 局面
nav-table = 這一桌
nav-licences = 授權條款
legal-note = 這是獨立製作的非官方版本，美術皆為原創。「Marrakech」是其出版商的商標，該出版商與本遊戲無關。

## The menu on a phone

nav-menu = 選單

## Settings

settings = 設定
settings-close = 完成
settings-note = 這些設定只會儲存在這台裝置上。
settings-language = 語言
settings-language-browser = 跟隨瀏覽器（{ $language }）
settings-name = 你的名字
settings-name-example = 別人看到的名字
settings-theme = 主題
settings-theme-value = { $theme ->
    [system] 跟隨裝置
    [light] 淺色
   *[dark] 深色
}
settings-speed = 動畫
settings-speed-value = { $speed ->
    [none] 關閉
    [fast] 快
    [normal] 一般
   *[slow] 慢
}
settings-sounds = 音效
settings-sounds-help = 在任何頁面按 M 鍵都可以開關。
settings-confirm = 鋪地毯前先確認
settings-confirm-help = 點按鈕或按 Enter 才會鋪下地毯。關閉後，選好兩格就會立刻鋪下。
settings-coordinates = 在市集四周顯示字母和數字
settings-letters = 單一字母快速鍵
settings-letters-help = M 開關音效；玩的時候還有 S、L、H、U 和 ?，以及文字棋盤的按鍵。
sounds-now = { $state ->
    [on] 音效已開啟。
   *[off] 音效已關閉。
}

## Settings: motion

settings-motion = 動態效果
settings-motion-value = { $motion ->
    [system] 跟隨裝置
    [full] 完整
   *[reduced] 減少
}
settings-motion-help = 減少動態效果後，每一步都以靜止畫面顯示，不會有東西移動。
settings-motion-device = 你的裝置已設為減少動態效果。

## Settings: reactions

settings-reactions = 各桌的互動訊息
settings-reactions-help = 關閉後，在任何一桌都看不到也聽不到互動訊息，傳送按鈕也會隱藏。

## Your devices

devices-lead = 這些裝置共用同樣的座位：誰拿到其中一台，誰就能用你的身分玩。
devices-none = 這裡還沒有你的裝置。入座之後，這台裝置就會列在這裡。
device-name = { $system } 上的 { $browser }
device-name-unknown = 不明裝置
device-this = 這台裝置
device-seen = 上次使用：{ $when }
device-sign-out = 登出
device-sign-out-name = 登出：{ $device }
device-sign-out-here = 登出這台裝置
devices-sign-out-all = 登出所有裝置
device-sign-out-text = 登出的裝置會立刻失去你的座位；你的其他裝置不受影響。
device-sign-out-last = 這樣你就沒有任何一台裝置處於登入狀態了。座位會跟著消失，誰也救不回來。
device-signed-out = 這台裝置已經登出，不再有你的座位。
device-signed-out-other = 已登出：{ $device }
devices-signed-out-here = 你已在這台裝置上登出。
devices-add = 新增裝置
devices-add-text = 建立一個連結，在你的另一台裝置上打開，兩台裝置就會共用同樣的座位。連結十分鐘內有效，只能用一次。
devices-add-make = 建立連結
devices-add-again = 建立新連結
devices-add-warning = 不要把這個連結給別人：誰打開它，誰就能用你的身分玩。
device-join-title = 要新增這台裝置嗎？
device-join-text = 這個連結是在另一台裝置上建立的。繼續的話，兩台裝置會共用同樣的座位，拿著那台裝置的人也能用你的身分玩。如果連結不是你自己建立的，請不要繼續。
device-join-own = 這台裝置在 { $count } 桌有自己的座位。繼續的話，就會失去這些座位。
device-join-yes = 新增這台裝置
device-join-yes-own = 放棄這些座位並繼續
device-join-no = 維持原樣
device-joined = 這台裝置現在跟另一台有同樣的座位了。
cookies-blocked = 你的瀏覽器封鎖了本站的 cookie，所以無法保留你的座位。請允許本站使用 cookie，再試一次。觀戰不需要 cookie。

## Which device is meant

device-seen-lately = 上次使用：一小時內
device-sign-out-title-here = 要登出這台裝置嗎？
device-sign-out-text-here = 這台裝置會立刻失去你的座位；你的其他裝置不受影響。

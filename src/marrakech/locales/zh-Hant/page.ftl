### Traditional Chinese: what is round every page.

game-name = 馬拉喀什
loading = 請稍候……
skip-to-content = 跳至內容
server-unreachable = 伺服器暫時沒有回應。資料都還在，正在重新連線。
page-description = 地毯、迪拉姆，還有一位固執的市集主人：開瀏覽器就能玩的桌遊。可以自己跟電腦對戰、傳連結找朋友，也可以大家圍著同一台裝置玩。
page-noscript = 這個遊戲需要 JavaScript。
page-title = { $page } · 馬拉喀什
page-missing = 找不到這個頁面
page-missing-home = 回到市集
page-failed = 無法載入這個頁面。請檢查網路連線後再試一次；你的對局都安全存放在伺服器上。
try-again = 再試一次

## Finding one’s way

nav-label = 頁面
nav-more-label = 更多頁面
nav-learn = 教學
nav-rules = 規則
nav-replay = 重播
nav-editor = 局面
nav-table = 這一桌
legal-note = 這是獨立製作的非官方版本，美術皆為原創。「Marrakech」是其出版商的商標，該出版商與本遊戲無關。

## Settings

settings = 設定
settings-close = 完成
settings-note = 這些設定只會儲存在這台裝置上。
settings-language = 語言
settings-language-browser = 跟隨瀏覽器（{ $language }）
settings-name = 你的名字
settings-name-example = 別人看到的名字
settings-theme = 光線
settings-theme-value = { $theme ->
    [system] 跟隨裝置
    [light] 正午
   *[dark] 夜晚
}
settings-speed = 動畫速度
settings-speed-value = { $speed ->
    [none] 無動畫
    [fast] 快
    [normal] 一般
   *[slow] 慢
}
settings-speed-still = 你的裝置要求減少動態效果，所以不播放動畫。
settings-sounds = 音效
settings-sounds-help = 隨時按 M 鍵都可以開關。
settings-confirm = 鋪地毯前先確認
settings-confirm-help = 點地毯的另一半、點按鈕或按 Enter 才會鋪下去。
settings-coordinates = 在市集邊緣顯示字母和數字
settings-letters = 單一字母快速鍵
settings-letters-help = M 開關音效；在桌上還有 S、L、H 和 ?，以及文字棋盤的按鍵。
sounds-now = { $state ->
    [on] 音效已開啟。
   *[off] 音效已關閉。
}

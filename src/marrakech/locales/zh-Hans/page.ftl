### Simplified Chinese: what is round every page.

game-name = 马拉喀什
loading = 请稍候……
skip-to-content = 跳到正文
server-unreachable = 服务器暂时没有回应。什么都没丢，正在重试。
page-description = 一款关于地毯、迪拉姆和一位倔强市集主人的桌游：打开浏览器就能玩，可以独自对战机器人，发链接约朋友，或大家围着一台设备玩。
page-noscript = 这个游戏需要 JavaScript。
page-title = { $page } · 马拉喀什
page-missing = 没有这个页面
page-missing-home = 回到市集
page-failed = 无法加载这个页面。请检查网络连接后重试；你的对局都好好存在服务器上。
try-again = 重试

## Finding one’s way

nav-label = 页面
nav-more-label = 更多页面
nav-learn = 学习
nav-rules = 规则
nav-replay = 回放
nav-editor = 局面
nav-table = 本桌
legal-note = 这是独立的非官方版本，美术均为自制。“Marrakech”是其出版方的商标，出版方与本作无关。

## Settings

settings = 设置
settings-close = 完成
settings-note = 这些设置只保存在这台设备上。
settings-language = 语言
settings-language-browser = 跟随浏览器（{ $language }）
settings-name = 你的名字
settings-name-example = 别人看到的名字
settings-theme = 光线
settings-theme-value = { $theme ->
    [system] 跟随设备
    [light] 正午
   *[dark] 夜晚
}
settings-speed = 动画速度
settings-speed-value = { $speed ->
    [none] 瞬间
    [fast] 快
    [normal] 正常
   *[slow] 慢
}
settings-speed-still = 你的设备要求减少动态效果，所以一切都瞬间到位。
settings-sounds = 声音
settings-sounds-help = 在任何地方按 M 键都能开关声音。
settings-confirm = 铺地毯前先确认
settings-confirm-help = 点地毯的另一半、点按钮或按 Enter 才会铺下。
settings-coordinates = 市集边上显示字母和数字
settings-letters = 单字母快捷键
settings-letters-help = M 开关声音；在游戏桌上还有 S、L、H 和 ?，以及文字棋盘的按键。
sounds-now = { $state ->
    [on] 声音已打开。
   *[off] 声音已关闭。
}

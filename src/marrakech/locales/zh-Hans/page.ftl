### Simplified Chinese: what is round every page.

game-name = 马拉喀什
loading = 请稍候……
skip-to-content = 跳到正文
server-unreachable = 暂时连不上服务器。请稍后再试。
page-description = 一款关于地毯、迪拉姆和一位倔强市集主人的桌游：打开浏览器就能玩，可以独自对战机器人，发链接约朋友，或大家在一台设备上一起玩。
page-noscript = 这个游戏需要 JavaScript。请在浏览器中启用它。
page-title = { $page } · 马拉喀什
page-missing = 找不到页面
page-missing-home = 回首页
page-failed = 无法加载这个页面。请检查网络连接后重试；你的对局都好好保存在服务器上。
try-again = 重试

## Finding one’s way

nav-devices = 你的设备
nav-label = 页面
nav-more-label = 更多页面
nav-learn = 学习
nav-rules = 规则
nav-replay = 回放
nav-editor = 局面
nav-table = 本桌
nav-licences = 许可证
legal-note = 这是独立的非官方版本，美术均为自制。“Marrakech”是其出版方的商标，出版方与本作无关。

## The menu on a phone

nav-menu = 菜单

## Settings

settings = 设置
settings-close = 完成
settings-note = 这些设置只保存在这台设备上。
settings-language = 语言
settings-language-browser = 跟随浏览器（{ $language }）
settings-name = 你的名字
settings-name-example = 别人看到的名字
settings-theme = 主题
settings-theme-value = { $theme ->
    [system] 跟随设备
    [light] 浅色
   *[dark] 深色
}
settings-speed = 动画
settings-speed-value = { $speed ->
    [none] 关闭
    [fast] 快
    [normal] 正常
   *[slow] 慢
}
settings-sounds = 声音
settings-sounds-help = 在任何页面按 M 键都能开关声音。
settings-confirm = 铺地毯前先确认
settings-confirm-help = 点按钮或按 Enter 才会铺下地毯。关闭后，选好两格就会立刻铺下。
settings-coordinates = 在市集四周显示字母和数字
settings-letters = 单字母快捷键
settings-letters-help = M 开关声音；在游戏桌上还有 S、L、H、U 和 ?，以及文字棋盘的按键。
sounds-now = { $state ->
    [on] 声音已打开。
   *[off] 声音已关闭。
}

## Settings: motion

settings-motion = 动态效果
settings-motion-value = { $motion ->
    [system] 跟随设备
    [full] 完整
   *[reduced] 减弱
}
settings-motion-help = 减弱动态效果后，每一步都以静止画面显示，不会有东西移动。
settings-motion-device = 你的设备已设为减弱动态效果。

## Settings: reactions

settings-reactions = 游戏桌上的互动消息
settings-reactions-help = 关闭后，在任何一桌都看不到、也听不到互动消息，发送按钮也会隐藏。

## Your devices

devices-lead = 这些设备共用同样的座位：谁拿到其中一台，谁就能以你的身份玩。
devices-none = 这里还没有你的设备。入座后，这台设备就会列在这里。
device-name = { $system } 上的 { $browser }
device-name-unknown = 未知设备
device-this = 这台设备
device-seen = 上次使用：{ $when }
device-sign-out = 退出登录
device-sign-out-name = 退出登录：{ $device }
device-sign-out-here = 在这里退出登录
devices-sign-out-all = 在所有设备上退出登录
device-sign-out-text = 退出登录的设备会立刻失去你的座位；你的其他设备不受影响。
device-sign-out-last = 这样你就没有任何一台设备处于登录状态了。座位会随之失去，谁也找不回来。
device-signed-out = 这台设备已退出登录，不再有你的座位。
device-signed-out-other = 已退出登录：{ $device }
devices-signed-out-here = 你已在这台设备上退出登录。
devices-add = 添加设备
devices-add-text = 生成一个链接，在你的另一台设备上打开，两台设备就会共用同样的座位。链接十分钟内有效，只能用一次。
devices-add-make = 生成链接
devices-add-again = 生成新链接
devices-add-warning = 不要把这个链接告诉别人：谁打开它，谁就能以你的身份玩。
device-join-title = 要添加这台设备吗？
device-join-text = 这个链接是在另一台设备上生成的。继续的话，两台设备会共用同样的座位，拿着那台设备的人也能以你的身份玩。如果链接不是你自己生成的，请不要继续。
device-join-own = 这台设备在 { $count } 桌有自己的座位。继续的话，就会失去这些座位。
device-join-yes = 添加这台设备
device-join-yes-own = 放弃这些座位并继续
device-join-no = 保持原样
device-joined = 这台设备现在和另一台有同样的座位了。
cookies-blocked = 你的浏览器阻止了本站的 cookie，所以无法保留你的座位。请允许本站使用 cookie 后重试。观战不需要 cookie。

## Which device is meant

device-seen-lately = 上次使用：一小时内
device-sign-out-title-here = 要在这台设备上退出登录吗？
device-sign-out-text-here = 这台设备会立刻失去你的座位；你的其他设备不受影响。

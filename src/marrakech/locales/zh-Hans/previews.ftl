### Simplified Chinese: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting = { $open ->
    [0] { $players } 人对局，即将开始
   *[other] { $players } 人对局，还差 { $open } 人
}
preview-playing = { $players } 人对局，正在进行
preview-over = { $players ->
    [2] 已结束的对局：{ $first } 比 { $second }
    [3] 已结束的对局：{ $first }、{ $second }、{ $third } 分
   *[4] 已结束的对局：{ $first }、{ $second }、{ $third }、{ $fourth } 分
}
preview-cancelled = 已取消的对局
preview-replay = 回放一场 { $players } 人对局
preview-position = 一个值得琢磨的局面

## Descriptions

preview-waiting-text = 打开链接即可加入或观战。在浏览器里就能玩，免费，不用注册。
preview-playing-text = 打开链接，实时观看每一步。
preview-over-text = 打开链接，看看最后的市集、分数的由来，并重看整局。
preview-replay-text = 从第一张地毯到最后一张，一步步重看这局。
preview-position-text = 打开链接，看看接下来可能发生什么，试走一步，或改动市集。
preview-editor-text = 随意摆出市集，看看接下来可能发生什么，再用链接分享。
preview-rules-text = 两人、三人和四人局的全部规则，文字浅显，配有动图。
preview-learn-text = 边玩边学：就在游戏的市集上，用几节短课一步步学会。

## What the picture shows

preview-picture-home = 从上方俯瞰铺着瓷砖的市集：四种不同织纹的地毯、一颗木骰子，还有戴着红色毡帽的阿参姆。
preview-picture-market = 从上方俯瞰这局的市集：看得见的地毯，还有戴着红色毡帽的阿参姆。
preview-picture-empty = 从上方俯瞰空空的市集，七乘七块瓷砖，还有戴着红色毡帽的阿参姆。

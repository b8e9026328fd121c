### Traditional Chinese: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting = { $open ->
    [0] { $players } 人對局，即將開始
   *[other] { $players } 人對局，還缺 { $open } 人
}
preview-playing = { $players } 人對局，進行中
preview-over = { $players ->
    [2] 已結束的對局：{ $first } 比 { $second }
    [3] 已結束的對局：{ $first }、{ $second }、{ $third } 分
   *[4] 已結束的對局：{ $first }、{ $second }、{ $third }、{ $fourth } 分
}
preview-cancelled = 已取消的對局
preview-replay = 重看一場 { $players } 人對局
preview-position = 一個值得研究的局面

## Descriptions

preview-waiting-text = 打開連結就能加入或觀戰。用瀏覽器玩，免費，不必註冊。
preview-playing-text = 打開連結，即時觀看每一步。
preview-over-text = 打開連結，看看最後的市集、分數怎麼來的，再重看整局。
preview-replay-text = 從第一張地毯到最後一張，一步一步重看這局。
preview-position-text = 打開連結，看看接下來可能發生的事、試走一步，或更改市集。
preview-editor-text = 市集隨你擺，看看接下來可能發生的事，再用連結分享。
preview-rules-text = 雙人、三人和四人局的完整規則，文字淺顯，還有動態圖解。
preview-learn-text = 邊玩邊學：就在遊戲的市集上，用幾堂短短的課一步一步學會。

## What the picture shows

preview-picture-home = 從上方俯瞰鋪著磁磚的市集：四種不同織紋的地毯、一顆木骰子，還有戴著紅色氈帽的阿參姆。
preview-picture-market = 從上方俯瞰這局的市集：看得見的地毯，還有戴著紅色氈帽的阿參姆。
preview-picture-empty = 從上方俯瞰空空的市集，7×7 塊磁磚，還有戴著紅色氈帽的阿參姆。

### Japanese: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting = { $open ->
    [0] { $players }人のゲーム、まもなく開始
   *[other] { $players }人のゲーム、あと{ $open }人募集中
}
preview-playing = { $players }人のゲーム、対戦中
preview-over = { $players ->
    [2] 終わったゲーム：{ $first }対{ $second }
    [3] 終わったゲーム：{ $first }点、{ $second }点、{ $third }点
   *[4] 終わったゲーム：{ $first }点、{ $second }点、{ $third }点、{ $fourth }点
}
preview-cancelled = 中止になったゲーム
preview-replay = { $players }人のゲームをもう一度見る
preview-position = いろいろ試せる局面

## Descriptions

preview-waiting-text = リンクを開いて、参加または観戦できます。ブラウザーで遊べて、無料、登録不要です。
preview-playing-text = リンクを開くと、一手ごとの動きをその場で観戦できます。
preview-over-text = リンクを開くと、最後の市場と得点の内訳を見たり、ゲーム全体を振り返ったりできます。
preview-replay-text = 最初の1枚から最後の1枚まで、ゲームを一手ずつたどります。
preview-position-text = リンクを開いて、次に起こりうることを調べたり、一手試したり、市場を変えたりできます。
preview-editor-text = 好きな市場を作り、次に起こりうることを調べ、リンクで共有できます。
preview-rules-text = 2人、3人、4人で遊ぶときのルールのすべてを、わかりやすい言葉と動く図で。
preview-learn-text = 遊びながら覚えられます。実際のゲームの市場で、短いレッスンを1つずつ進めます。

## What the picture shows

preview-picture-home = 上から見たタイル張りの市場。4種類の織りのじゅうたん、木のサイコロ、赤いトルコ帽のアッサム。
preview-picture-market = 上から見たこのゲームの市場。見えているじゅうたんと、赤いトルコ帽のアッサム。
preview-picture-empty = 上から見た、縦横7マスずつの空の市場と、赤いトルコ帽のアッサム。

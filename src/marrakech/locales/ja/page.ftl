### Japanese: what is round every page.

game-name = マラケシュ
loading = 少しお待ちください…
skip-to-content = 本文へ移動
server-unreachable = 今はサーバーが応答しません。何も失われていません。自動で再接続します。
page-description = じゅうたんとディルハム、そして頑固な市場のオーナーのボードゲーム。ブラウザーで遊べます。ボットを相手に1人で、リンクを送って友だちと、または1台の端末を囲んで。
page-noscript = このゲームにはJavaScriptが必要です。
page-title = { $page } · マラケシュ
page-missing = このページはありません
page-missing-home = 市場へ行く
page-failed = このページを読み込めませんでした。接続を確かめて、もう一度お試しください。ゲームはサーバーに無事に残っています。
try-again = もう一度試す

## Finding one’s way

nav-label = ページ
nav-more-label = ほかのページ
nav-learn = 入門
nav-rules = ルール
nav-replay = 棋譜
nav-editor = 局面
nav-table = テーブル
legal-note = 独自のイラストを使った、独立した非公式版です。Marrakech（マラケシュ）は発売元の商標で、発売元はこのゲームに関わっていません。

## Settings

settings = 設定
settings-close = 完了
settings-note = 設定はすべてこの端末に保存されます。
settings-language = 言語
settings-language-browser = ブラウザー（{ $language }）
settings-name = あなたの名前
settings-name-example = ほかの人に見える名前
settings-theme = 明るさ
settings-theme-value = { $theme ->
    [system] 端末に合わせる
    [light] 昼
   *[dark] 夜
}
settings-speed = 動きの速さ
settings-speed-value = { $speed ->
    [none] 瞬時
    [fast] 速い
    [normal] 普通
   *[slow] ゆっくり
}
settings-speed-still = 端末で動きを減らす設定になっているため、すべて瞬時に動きます。
settings-sounds = 音
settings-sounds-help = どこでもMキーで切り替えられます。
settings-confirm = じゅうたんを敷く前に確認する
settings-confirm-help = じゅうたんのもう半分をタッチするか、ボタンかEnterで敷きます。
settings-coordinates = 市場の端に文字と数字を表示する
settings-letters = 1文字のキー操作
settings-letters-help = Mで音。テーブルではS、L、H、?と、テキストボードのキーも使えます。
sounds-now = { $state ->
    [on] 音はオンです。
   *[off] 音はオフです。
}

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

nav-devices = 自分の端末
nav-label = ページ
nav-more-label = ほかのページ
nav-learn = 入門
nav-rules = ルール
nav-replay = 棋譜
nav-editor = 局面
nav-table = テーブル
nav-licences = ライセンス
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

## Your devices

devices-lead = これらの端末は同じ席を共有しています。どれか1台でも手にした人は、あなたとしてプレイできます。
devices-none = あなたの端末はまだ登録されていません。席に着くと、この端末が登録されます。
device-name = { $system }の{ $browser }
device-name-unknown = その他のプログラム
device-this = この端末
device-seen = 最終アクセス：{ $when }
device-sign-out = ログアウト
device-sign-out-name = { $device }からログアウト
device-sign-out-here = ここでログアウト
devices-sign-out-all = すべての端末からログアウト
device-sign-out-text = ログアウトした端末では、すぐに席が使えなくなります。ほかの端末ではそのまま使えます。
device-sign-out-last = 使える端末が1台もなくなります。席も失われ、誰にも元に戻せません。
device-signed-out = この端末はログアウトされました。これまでの席は引き継がれず、新しい端末として始まります。
device-signed-out-other = ログアウトしました：{ $device }
devices-signed-out-here = この端末からログアウトしました。
devices-add = 端末を追加
devices-add-text = リンクを作って別の端末で開くと、両方の端末で同じ席を使えます。リンクは10分間有効で、使えるのは1回です。
devices-add-make = リンクを作る
devices-add-again = 新しいリンクを作る
devices-add-warning = ほかの人には教えないでください。リンクを開いた人は、あなたとしてプレイできます。
device-join-title = この端末を追加しますか？
device-join-text = このリンクは別の端末で作られたものです。続けると、両方の端末が同じ席を共有し、もう一方の端末を持っている人も、あなたとしてプレイできます。自分で作ったリンクの場合だけ続けてください。
device-join-own = この端末は、すでに{ $count }テーブルで席に着いています。続けると、その席を手放すことになります。
device-join-yes = この端末を追加
device-join-yes-own = 席を手放して続ける
device-join-no = そのままにする
device-joined = この端末でも、もう一方の端末と同じ席を使えるようになりました。
cookies-blocked = ブラウザーがこのサイトのCookieを保存しないため、席を確保できませんでした。このサイトのCookieを許可して、もう一度お試しください。観戦だけならCookieはいりません。

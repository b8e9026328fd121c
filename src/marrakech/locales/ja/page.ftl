### Japanese: what is round every page.

game-name = マラケシュ
loading = 少しお待ちください…
skip-to-content = 本文へ移動
server-unreachable = 今はサーバーに接続できません。少し待ってからもう一度お試しください。
page-description = じゅうたんとディルハム、そして市場の頑固なオーナーのボードゲーム。ブラウザーで遊べます。ボットを相手に1人で、リンクを送って友だちと、または1台の端末でみんなと。
page-noscript = このゲームにはJavaScriptが必要です。ブラウザーで有効にしてください。
page-title = { $page } · マラケシュ
page-missing = ページが見つかりません
page-missing-home = トップページへ
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

## The menu on a phone

nav-menu = メニュー

## Settings

settings = 設定
settings-close = 完了
settings-note = 設定はすべてこの端末に保存されます。
settings-language = 言語
settings-language-browser = ブラウザーに合わせる（{ $language }）
settings-name = あなたの名前
settings-name-example = ほかの人に見える名前
settings-theme = テーマ
settings-theme-value = { $theme ->
    [system] 端末に合わせる
    [light] ライト
   *[dark] ダーク
}
settings-speed = アニメーション
settings-speed-value = { $speed ->
    [none] なし
    [fast] 速い
    [normal] 普通
   *[slow] ゆっくり
}
settings-sounds = 音
settings-sounds-help = どのページでも、Mキーでオン・オフを切り替えられます。
settings-confirm = じゅうたんを敷く前に確認する
settings-confirm-help = じゅうたんは、ボタンかEnterを押すと敷かれます。オフにすると、2マスを選んだ時点で敷かれます。
settings-coordinates = 市場のまわりに文字と数字を表示する
settings-letters = 1文字のショートカット
settings-letters-help = Mで音。テーブルではS、L、H、U、?と、テキストボードのキーも使えます。
sounds-now = { $state ->
    [on] 音はオンです。
   *[off] 音はオフです。
}

## Settings: motion

settings-motion = 動き
settings-motion-value = { $motion ->
    [system] 端末に合わせる
    [full] 通常
   *[reduced] 減らす
}
settings-motion-help = 動きを減らすと、1ステップごとに静止画で表示され、何も動きません。
settings-motion-device = お使いの端末は、動きを減らす設定になっています。

## Settings: reactions

settings-reactions = テーブルでのリアクション
settings-reactions-help = オフにすると、どのテーブルでもリアクションが見えず、聞こえず、送信ボタンも表示されません。

## Your devices

devices-lead = これらの端末は同じ席を共有しています。どれか1台でも手にした人は、あなたとしてプレイできます。
devices-none = あなたの端末はまだありません。席に着くと、この端末がここに表示されます。
device-name = { $system }の{ $browser }
device-name-unknown = 不明な端末
device-this = この端末
device-seen = 最終アクセス：{ $when }
device-sign-out = ログアウト
device-sign-out-name = { $device }からログアウト
device-sign-out-here = ここでログアウト
devices-sign-out-all = すべての端末からログアウト
device-sign-out-text = ログアウトした端末では、すぐに席が使えなくなります。ほかの端末ではそのまま使えます。
device-sign-out-last = ログイン中の端末が1台もなくなります。席は失われ、誰にも元に戻せません。
device-signed-out = この端末はログアウトされたため、あなたの席はもう使えません。
device-signed-out-other = ログアウトしました：{ $device }
devices-signed-out-here = この端末からログアウトしました。
devices-add = 端末を追加
devices-add-text = リンクを作って別の端末で開くと、両方の端末で同じ席を使えます。リンクは10分間有効で、使えるのは1回です。
devices-add-make = リンクを作る
devices-add-again = 新しいリンクを作る
devices-add-warning = このリンクはほかの人に教えないでください。開いた人は誰でも、あなたとしてプレイできます。
device-join-title = この端末を追加しますか？
device-join-text = このリンクは別の端末で作られたものです。続けると、両方の端末が同じ席を共有し、もう一方の端末を持っている人も、あなたとしてプレイできます。自分で作ったリンクの場合だけ続けてください。
device-join-own = この端末には、すでに{ $count }テーブルの席があります。続けると、その席は失われます。
device-join-yes = この端末を追加
device-join-yes-own = 席を手放して続ける
device-join-no = そのままにする
device-joined = この端末でも、もう一方の端末と同じ席を使えるようになりました。
cookies-blocked = ブラウザーがこのサイトのCookieをブロックしているため、席を確保できません。このサイトのCookieを許可して、もう一度お試しください。観戦だけならCookieはいりません。

## Which device is meant

device-seen-lately = 最終アクセス：1時間以内
device-sign-out-title-here = この端末からログアウトしますか？
device-sign-out-text-here = この端末では、すぐに席が使えなくなります。ほかの端末ではそのまま使えます。

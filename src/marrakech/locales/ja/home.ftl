### Japanese: the first page. Setting up a game, and finding the tables there are.

home-tagline = アッサムの向きを決め、サイコロを振り、じゅうたんを敷く。人のじゅうたんに止まって払わされないように。
home-facts = 2〜4人用。無料、登録不要。
home-art = 市場に4枚の織りじゅうたんが掛かり、その前にアッサムが立っています。
home-choices = 遊び方を選ぶ

## The three choices

home-bots = 今すぐ遊ぶ
home-bots-about = ボットとすぐに遊べます。
home-bots-go = 遊ぶ
home-friends = 友だちと
home-friends-about = リンクを送って、それぞれの端末で遊びます。
home-friends-go = テーブルを作る
home-device = この端末で
home-device-about = 1台を回して、みんなで遊びます。
home-device-go = 始める
home-going = テーブルを準備しています…
home-start-failed = 今はサーバーが応答しません。選んだ内容は残っています。少し待ってからもう一度お試しください。
home-opponents = 相手の数
home-strength = 強さ
home-players = プレイヤー
home-bots-among = そのうちボット
home-name = あなたの名前
home-name-of = プレイヤー{ $number }の名前
home-names = 名前
home-player = プレイヤー{ $number }

## All options

home-options = すべてのオプション
home-options-usual = 標準ルール、時間制限なし
home-options-changed = { $count }か所を変更
home-options-reset = 標準に戻す
home-options-loading = 版の一覧を読み込んでいます…
home-rules-heading = ルール
home-table-heading = テーブル
home-edition = 版
home-edition-help = ルールブックは版ごとに少しずつ違います。遊びたい版を選んでください。
home-edition-default = 標準ルール
home-edition-own = 自分で選ぶ
home-edition-yours = あなたの言語の版
home-edition-printed = 言語別の版
home-edition-other = { $language }、じゅうたん{ $rugs }枚の版
home-edition-variant = { $edition }：敷いてから向きを決める
home-edition-fifteen = { $edition }：2人でも15枚ずつ
home-own-heading = ルールを1つずつ選ぶ
home-two-only = 2人用のみ
home-option = { $option ->
    [bankruptcy] 全額を払えないとき
    [steering] 向きを決めるとき
    [area] 支払いの数え方
    [whole] 1枚まるごと覆う
    [halves] 2枚を半分ずつ覆う
    [pile] 2色の山
    [stock] 2人用の枚数
    [tie] 同点のとき
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] 脱落
    [bankruptcy-play-on] 続行
    [steering-before] 振る前
    [steering-after-must] 敷いた後、必ず
    [steering-after-may] 敷いた後、任意で
    [area-colour] 同じ色
    [area-owner] 持ち主の2色
    [whole-opponents] 人のものは不可
    [whole-nobody] 自分のものも不可
    [halves-any] 同じ色も可
    [halves-colours] 違う色のみ
    [pile-shuffled] 混ぜる
    [pile-alternating] 交互
    [stock-24] 2色24枚
    [stock-15] 1色15枚
    [tie-dirhams] ディルハムで決める
    [tie-shared] 勝利を分け合う
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] 手持ちをすべて払って脱落します。じゅうたんは残りますが、そこではもう誰も払いません。
    [bankruptcy-play-on] 手持ちをすべて払い、無一文のまま続けます。
    [steering-before] アッサムの向きを決めてからサイコロを振ると、アッサムはそちらへ歩きます。
    [steering-after-must] 先にサイコロを振ります。ターンの最後に、次の番に備えて、アッサムを必ず左か右へ向けます。
    [steering-after-may] 先にサイコロを振ります。ターンの最後に、次の番に備えて、アッサムの向きを変えることができます。
    [area-colour] アッサムが立つ色の、つながったマスだけを数えます。
    [area-owner] 同じ持ち主のつながったマスを、どちらの色もすべて数えます。
    [whole-opponents] 自分のじゅうたんなら、一度に1枚まるごと覆ってもかまいません。
    [whole-nobody] 自分のじゅうたんでも、一度に1枚まるごと覆うことはできません。
    [halves-any] 別々の2枚の半分どうしなら、同じ色の2マスにも敷けます。
    [halves-colours] 同じ色の2マスの上に敷いてはいけません。
    [pile-shuffled] 自分の2色のどちらが次に出るかは運しだいです。
    [pile-alternating] 自分の2色を交互に敷きます。
    [stock-24] 2色を12枚ずつ使います。
    [stock-15] 3人のときと同じく、1人1色です。
    [tie-dirhams] 同点なら、ディルハムの多いプレイヤーの勝ちです。
    [tie-shared] 同点なら、そろって勝ちです。
   *[other] { $value }
}
home-clash = 色を交互に敷くには1人2色が必要ですが、15枚では1人1色です。どちらかを変えてください。
home-begins = 最初のプレイヤー
home-begins-value = { $who ->
    [lot] ランダム
   *[listed] 自分
}
home-facing = アッサムの最初の向き
home-clock = 持ち時間
home-clock-value = { $kind ->
    [none] なし
    [turn] 1ターンごと
   *[game] ゲーム全体
}
home-clock-seconds = 1ターンの秒数
home-clock-minutes = 1人の持ち時間（分）
home-clock-increment = ターンごとに増える秒数
home-timeout = 時間切れのとき
home-timeout-value = { $timeout ->
    [out] 脱落
   *[bot] ボットが交代
}
home-listed = 誰でもこのテーブルを見つけられる
home-listed-help = 空席がある間、全員のトップページに表示されます。
home-autostart = 席が埋まったら始める
home-autostart-help = オフにすると、自分でゲームを始めます。
home-friends-only = 友だちと遊ぶときのみ
home-preset-bad = このアドレスには使えない部分が{ $count }か所あり、無視しました：{ $parts }
home-notice-close = このメッセージを閉じる

## Tables

home-mine = あなたのゲーム
home-mine-none = 遊んでいるゲームはここに表示されます。ページを閉じても、何も失われません。
home-mine-more = ほか{ $count }ゲーム
home-open = 募集中のテーブル
home-open-none = 今はプレイヤーを募集している人がいません。テーブルを公開すると、ここに表示されます。
home-your-turn = あなたの番
home-turn-of = { $name }の番
home-waiting = 空席{ $seats }つ
home-ready = 開始できます
home-replay = リプレイを見る
home-sit = 席に着く
home-watch = 観戦
home-clock-turn = 1ターン{ $seconds }秒
home-clock-game = 1人{ $minutes }分
home-clock-game-more = { $minutes }分 + 1ターン{ $increment }秒
home-gist-players = { $count }人
home-gist-own = 独自ルール
home-lists-trouble = 今はサーバーが応答しません。この一覧は自動で読み込み直します。

## A game that waits for you

home-finished = 終わったゲーム
home-table-yours = あなたのテーブル

## More to do

home-more = ほかにも
home-learn = 2分で覚える
home-learn-about = 一手ごとの案内付きで、何ターンか遊んでみましょう。
home-rules = ルールを読む
home-rules-about = ゲームのすべてと、版ごとの違い。
home-record = 棋譜を開く
home-record-about = 棋譜に残るゲームを一手ずつたどります。
home-editor = 局面を作る
home-editor-about = 好きな市場を作って、何ができるかを調べます。
home-watch-heading = ゲームを観戦する
home-watch-label = リンクかテーブル名
home-watch-empty = テーブルのリンクを貼り付けるか、名前を入力してください。

### Japanese: watching a record and setting up a position.

study-again = もう一度試す
study-copy-by-hand = ここからコピーしてください

## Watching a record

replay-title = ゲームのリプレイ
replay-lead = どのゲームも、棋譜という短いテキストで残せます。棋譜を開いて一手ずつたどるか、まずは例を見てみましょう。
replay-example = 例を見る
replay-open-file = ファイルを開く
replay-paste = 棋譜をここに貼り付けるか、ファイルをこのページにドロップしてください
replay-watch = 再生する
replay-link-broken = リンクが不完全なため、中のゲームを読み込めません。もう一度送ってもらうか、棋譜そのものを開いてください。
replay-another = 別の棋譜を開く

replay-seat = 席{ $seat }
replay-market = 市場
replay-beginning = ゲームが始まります。
replay-before-first = 最初のターンの前
replay-place = ターン{ $turn }：{ $name }
replay-count = { $at } / { $of }
replay-controls = ゲームをたどる
replay-first = 最初へ
replay-back = 1ステップ戻る
replay-play = 再生
replay-pause = 一時停止
replay-forward = 1ステップ進む
replay-last = 最後へ
replay-slider = ゲームの場面
replay-keys = キー：矢印で1ステップずつ前後に移動、Shiftを押しながらで1ターンずつ。HomeとEndで最初と最後へ。スペースで再生と一時停止。
replay-speed = 速さ
replay-speed-name = { $speed ->
    [slow] ゆっくり
    [fast] 速い
   *[normal] 普通
}

replay-standings = 成績
replay-player = プレイヤー
replay-dirhams = 所持金
replay-squares = マス
replay-points = 得点
replay-rugs-left = 残り
replay-next-rug = 次のじゅうたんは{ colour }です。
replay-out = 脱落
replay-winner = 勝者

replay-turns = ターン
replay-no-turns = まだ誰もプレイしていません。
replay-paid = 支払い{ $count }
replay-copy-link = この場面のリンクをコピー
replay-link-copied = リンクをコピーしました。
replay-download = ダウンロード
replay-to-table = テーブルへ
replay-to-editor = エディターで開く
replay-about = この棋譜について
replay-edition = 版
replay-edition-none = 記載なし
replay-rules = ルール
replay-rules-usual = 標準
replay-result = 結果
replay-unfinished = 途中
replay-tag = { $name ->
    [Table] テーブル
    [Date] 日付
    [ServerSeed] サーバーのシード
    [SeatSeed1] 席1のシード
    [SeatSeed2] 席2のシード
    [SeatSeed3] 席3のシード
    [SeatSeed4] 席4のシード
    [SeatHash1] 席1のシードの公開ハッシュ
    [SeatHash2] 席2のシードの公開ハッシュ
    [SeatHash3] 席3のシードの公開ハッシュ
    [SeatHash4] 席4のシードの公開ハッシュ
    [Bot1] 席1のボット
    [Bot2] 席2のボット
    [Bot3] 席3のボット
    [Bot4] 席4のボット
    [ServerSeedHash] サーバーのシードの公開ハッシュ
   *[other] { $name }
}

## Your finished games

games-title = 終わったゲーム
games-none = 最後まで遊んだゲームは、すべてここに表示されます。
games-you-won = あなたの勝ち
games-more = もっと前のゲームを表示
games-kept = ゲームは最後の一手から{ $days }日間保存されます。それより長く残すには、棋譜をダウンロードしてください。

## Actions

study-face = アッサムを{ facing }に向ける
study-die = スリッパ{ $slippers }つ

## Setting up a position

editor-title = 局面エディター
editor-tools = ツール
editor-tool = { $tool ->
    [rug] じゅうたん
    [half] 半分
    [erase] 消す
    [assam] アッサム
   *[look] 見る・試す
}
editor-tool-hint = { $tool ->
    [rug] 辺で接する2つのマスを選んでください。
    [half] マスを選ぶと、じゅうたんの半分が置かれます。もう半分は隠れています。
    [erase] マスを選ぶと、空きマスに戻ります。
    [assam] マスを選ぶと、アッサムがそこへ移ります。アッサムを選ぶと向きが変わります。
   *[look] ボード上のアクションを1つ選ぶか、好きなマスを選んで支払額を調べてください。
}
editor-colours = じゅうたんの色
editor-second-half = じゅうたんの半分は{ $square }です。隣のマスを選んでください。
editor-do = { $step ->
    [roll] サイコロを振る
    [lay] じゅうたんを敷く
   *[turn] 向きを決める
}
editor-board-kept = ボードには、最後に読み取れた局面を表示しています。
editor-area = { $square }：{ $name }の{ colour }のエリア、{ $squares }マス。ほかの人がここに止まると{ dirhams }を払います。
editor-area-free = { $square }：脱落した{ $name }の{ colour }のエリア、{ $squares }マス。ここでは誰も払いません。
editor-area-bare = { $square }は空きマスです。ここでは誰も払いません。

editor-text = 局面のテキスト
editor-text-first = まず上のテキストを直してください。そのあと、ここで各項目を変更できます。
editor-undo = 元に戻す
editor-redo = やり直す
editor-undone = 元に戻しました。
editor-redone = やり直しました。
editor-clear = ボードを空にする
editor-cleared = ボードを空にしました。
editor-start = 開始局面（{ $players }人）
editor-copy-text = テキストをコピー
editor-text-copied = テキストをコピーしました。
editor-copy-link = リンクをコピー

editor-next = 次に起こりうること
editor-next-hint = { $step ->
    [roll] サイコロを振ります。出目を選んでください。
    [draw] 山から次のじゅうたんを引きます。色を選んでください。
    [lay] { $count ->
        [0] 敷ける場所がないため、じゅうたんは箱に戻ります。
       *[other] じゅうたんの敷き方は{ $count }通りです。ボードに示しています。
    }
    [steer] 次の番のアッサムの向きを決めます。
   *[turn] アッサムの向きを変えるか、そのままにします。
}
editor-do-return = じゅうたんを箱に戻す
editor-do-draw = { colour }を引く
editor-prices = 出目ごとの行き先と支払い

editor-fields = 詳細
editor-players = プレイヤー
editor-mover = 誰の番
editor-seat = 席{ $seat }、{ $colours }
editor-step = 次のステップ
editor-step-name = { $step ->
    [turn] 向きを決める
    [roll] サイコロを振る
    [lay] じゅうたんを敷く
    [draw] じゅうたんを引く
    [steer] 次の番の向きを決める
   *[over] ゲーム終了
}
editor-facing = アッサムの向き
editor-rugs = 残り枚数（{ colour }）
editor-top = 次のじゅうたん
editor-top-none = 未定
editor-out = 脱落
editor-out-as = 脱落、{ $order }番目
editor-rules = ルール
editor-edition-own = 独自ルール

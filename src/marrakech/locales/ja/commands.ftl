### Japanese: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }：ファイルが見つかりません。
file-is-folder = { $file } はファイルではなくフォルダーです。
file-not-text = { $file }：UTF-8のテキストではありません（{ NUMBER($byte, useGrouping: 0) }バイト目）。
file-too-big = { $file } は{ $limit }メガバイトを超えています。棋譜はもっとずっと小さいはずです。
file-exists = { $file } はすでにあるため、上書きしませんでした。
file-unreadable = { $file } を読み込めません：{ $reason }
file-unwritable = { $file } に書き込めません：{ $reason }
of-file = { $file }：{ $problem }
error = エラー：{ $problem }
turn-beyond = この棋譜にターン{ NUMBER($turn, useGrouping: 0) }はありません。最後はターン{ NUMBER($last, useGrouping: 0) }です。
bots-too-many = ボット{ $bots }体には{ $bots }席が必要ですが、プレイヤーは{ $players }人だけです。
names-too-many = 名前が{ $names }個指定されましたが、{ $people ->
    [0] 参加するのはボットだけです。
   *[other] 人間のプレイヤーは{ $people }人です。
}
starter-unknown = 「{ $text }」では最初のプレイヤーを決められません。random か agreed を指定してください。
nothing-to-resume = 再開できる途中のゲームはありません。
options-clash = { $first } と { $second } は同時に使えません。
passed-over = スキップ：{ $problem }
language-unknown = 「{ $text }」という言語はありません。使える言語：{ $languages }
section-unknown = ルールに「{ $text }」という項目はありません。使えるもの：{ $sections }
resume-alone = 再開したゲームでは、プレイヤーもルールも元のままです。{ $option } は外してください。

## The store

store-full = { $file }：ディスクがいっぱいで、新しい内容を保存できません。これまでに保存した内容は無事です。空きを作ってから続けてください。
store-locked = { $file } は別のサーバーまたは別のプログラムが使用中です。
store-broken = { $file } は壊れているか、テーブルの保存ファイルではありません（{ $reason }）。「marrakech check-store」で、無事なテーブルを確かめられます。--rescue を付けると、それらを新しいファイルにコピーします。
store-gone = { $file } は、サーバーの使用中に、削除されたか、移動されたか、置き換えられました。元のファイルそのものが戻るまで、新しい内容は保存されません。
store-newer = { $file } はより新しいバージョンの marrakech で書かれています（保存形式のバージョン{ $found }、ここで読めるのは{ $known }まで）。
store-behind = { $file } は、そこから救出されたコピー { $copy } より古く、コピーにあるデータの一部がありません。コピーを指定して起動するか（--data）、古いファイルのまま続けるにはコピーをほかの場所に移してください。
store-unreadable = { $file } を開けないか、読み書きできません：{ $reason }
store-closed = { $file } は閉じられています。サーバーを停止しているところです。
store-extra = { $file }：PostgreSQL に必要なパッケージがインストールされていません。インストールするには：{ $command }
store-server-old = { $file }：PostgreSQL { $found } は古すぎます。バージョン{ $needed }以降が必要です。
store-unsafe = { $file } は { $setting } に設定されているため、障害時に確定済みの手が失われるおそれがあります。この設定を有効にしてから続けてください。
store-not-empty = { $file } にはすでにデータがあるため、何もコピーしませんでした。
store-none = { $file } はテーブルの保存ファイルではないか、先頭部分が壊れています。
check-store-whole = { $file } は無事です（{ $count }テーブル）。
check-store-damaged = { $file } は壊れています。{ $count }テーブルのうち、{ $whole ->
    [0] 無事なものはありません。
   *[other] { $whole }テーブルは無事です。
}
check-store-structure = { $file }：{ $reason }
check-store-table = テーブル { $table }：{ $problem ->
    [checksum] イベント{ $number }が、書き込まれたときの内容と違います。
    [gap] イベント{ $number }がありません。
    [fold] イベント{ $number }のつじつまが合いません。
   *[summary] イベントはすべて無事ですが、一覧の内容と食い違っています。
}
check-store-rescued = 無事な{ $count }テーブルを次の場所にコピーしました：{ $file }
backup-done = { $source } のテーブルを次の場所にコピーしました：{ $target }
move-done = { $source } の内容をすべて { $target } にコピーし、照合しました。テーブル：{ $tables }、イベント：{ $events }。{ $source } は元のままです。

## Drawing a position

seat-name = 席{ $seat }
to-move = ▶
column-player = プレイヤー
column-rugs = 残り枚数
column-dirhams = ディルハム
column-squares = マス
column-points = 得点
column-next = 次
out = 脱落
steps-next = { $step ->
    [turn] { $name }がアッサムの向きを決めます。
    [roll] { $name }がサイコロを振ります。
    [lay] { $name }がじゅうたんを敷きます。
    [draw] { $name }が次のじゅうたんを引きます。
    [steer] { $name }が次の番に備えてアッサムの向きを決めます。
   *[over] ゲームは終了しました。
}
rules-in-force = ルール：{ $rules }
rules-default = 標準
legal-heading = 選べるアクション：{ $actions }
chance-heading = 運で決まること：{ $actions }

## Playing in the terminal

ask-players = 何人で遊びますか？
ask-bots = そのうちボットは何体ですか？
ask-level = 強さは？ { $levels }
ask-name = プレイヤー{ $number }の名前は？
ask-number-again = { $low }から{ $high }までの数を入力してください。
bot-alone = ボット
bot-name = ボット{ $number }
person-name = プレイヤー{ $number }
welcome = ターミナルで遊ぶマラケシュです。いつでも ? でヘルプ、Ctrl-C で中断できます。ゲームはアクションごとに保存されます。
bots-getting-ready = ボットを準備しています。初回だけ30秒ほどかかります。
welcome-back = おかえりなさい。ターン{ $turn }です。いつでも ? でヘルプを表示できます。
saved-at = 棋譜の保存先：{ $file }
prompt-turn = { $name }、どちらへ向けますか？ { $choices }
choice-left = { $facing }（{ facing }）：左
choice-straight = { $facing }（{ facing }）：そのまま
choice-right = { $facing }（{ facing }）：右
prompt-roll-facing = アッサムは{ facing }を向きます。Enterでサイコロを振るか、ほかの向きを選んでください：{ $others }
prompt-roll = { $name }：Enterでサイコロを振ります。
prompt-lay = { $name }、{ colour }のじゅうたんをどこに敷きますか？ 番号か2つのマスを入力してください。
prompt-confirm-lay = { $action } でよいですか？ Enterで敷くか、ほかの場所を選んでください。
prompt-confirm-steer = 次の{ $next }の番に、アッサムは{ facing }を向きます。Enterで決定するか、ほかの向きを選んでください。
stars-paid = 星印は、いま支払いのあったエリアです。
prompt-must-return = { $name }：ここには敷ける場所がありません。Enterで1枚を箱に戻します。
not-understood = 「{ $text }」は選べません。? でヘルプを表示します。
help-facing = N E S W      アッサムの向きを決める：N（北）、E（東）、S（南）、W（西）。サイコロを振るまで変更可
help-lay = 1 2 3 … / d4d5    敷く場所を選ぶ（Enterで決定するまで変更可）
help-position = position     局面をテキストで表示する
help-log = log          これまでの棋譜を表示する
help-save = save FILE    棋譜のコピーを FILE に保存する
help-give-up = give up      ゲームから抜ける（確認あり）
help-quit = q / quit     ここで中断する（あとで再開可）
ask-give-up = { $name }、本当に降参しますか？ 降参するなら「はい」と入力してください。
yes = はい
gave-not-up = 降参を取りやめました。ゲームは続きます。
copy-saved = コピーの保存先：{ $file }
goodbye-early = ゲームは始まりませんでした。
goodbye = 中断しました。続けるには：{ $command }
save-trouble = 棋譜を保存できませんでした：{ $problem } このまま続けられます。次のアクションのときにもう一度保存します。
not-saved = 最後のアクションは保存されていません：{ $problem }
over-heading = { turns }でゲーム終了です。
resume-over = このゲームは終了しています。「marrakech replay」で振り返ることができます。

## Other commands

list-number = { $number }.
verify-fine = { $file }：問題ありません。{ $count ->
    [0] サイコロも引きもまだありません。
   *[other] { $count }回のサイコロと引きは、すべてシードどおりです。
}
verify-promised = { $file }：{ $promised ->
    [all] プレイヤー全員のシードが、棋譜にある公開ハッシュと一致します。ハッシュがどのシードよりも先に公開されたかどうかは、テーブルでハッシュを控えた端末でしか確かめられません。
    [some] 一部の席（{ $seats }）のシードは、ハッシュなしでそのまま示されました。ほかの席のシードは、棋譜にある公開ハッシュと一致します。ハッシュがどのシードよりも先に公開されたかどうかは、テーブルでハッシュを控えた端末でしか確かめられません。
   *[none] シードが明かされる前にハッシュを公開した席はありません。サーバーを動かす人が席に着いていれば、出目を選ぶこともできました。
}
check-fine = { $file }：問題ありません。{ turns }、{ $result }
replay-prompt = Enterで次へ、b で前へ、数字でそのターンへ、q で終了
replay-start = 最初のアクションの前
replay-turn = ターン{ $turn }／{ $last }：{ $line }
replay-comment = 「{ $text }」
replay-end = 棋譜はここまでです。
edition-column = 版
edition-source = ルールブック
edition-options = オプション
edition-box = 枚数
edition-starter = 最初の人
edition-default-rules = 標準
edition-footer = （かっこ）内のオプションは、ルールブックに記載がないためこちらで補ったものです。ほかはすべて記載どおりです。
starter = { $who ->
    [random] ランダム
    [morocco] 最後にモロッコへ行った人
    [youngest] 最年少またはランダム
   *[agreed] 話し合い
}
perft-total = { $depth }アクションの手順：{ $nodes }通り
perft-counting = 数えています
simulate-progress = ゲーム
simulate-title = 全員ランダムの{ $players }人戦、{ games }
simulate-seat = 席
simulate-wins = 勝率
simulate-points = 得点
simulate-paid = 支払い
simulate-received = 受け取り
simulate-out = 脱落率
simulate-length = 1ゲームは平均{ $mean }ターンです（{ $low }〜{ $high }）。
simulate-anyone-out = 誰かが脱落したゲームは{ $share }、勝利を分け合ったゲームは{ $shared }です。
simulate-speed = 毎秒{ $rate }ゲームです。
simulate-stopped = { games }で中断しました。

## Engines

engine-not-started = エンジン「{ $engine }」を起動できませんでした：{ $detail }
engine-crashed = エンジン「{ $engine }」が予期せず終了しました（{ $detail }）。
engine-hung = エンジン「{ $engine }」が時間内に応答しませんでした。{ $detail }
engine-flooded = エンジン「{ $engine }」の出力が多すぎます：{ $detail }
engine-junk = エンジン「{ $engine }」はエンジンプロトコルに従っていません：{ $detail }
engine-illegal = エンジン「{ $engine }」がルール上できないことを選びました：{ $detail }
bot-needs-engine = 「{ $name }」というボットはありません。エンジンなら、--engine でそのコマンドを指定してください。
engine-line = 「{ $text }」はエンジンプロトコルの行ではありません。一覧は docs/engine-protocol.md にあります。
engine-no-position = 考える局面がまだありません。
engine-no-decision = ここで決めることはありません：{ $step ->
    [roll] サイコロの目は運で決まります。
    [draw] 引くじゅうたんは運で決まります。
   *[over] ゲームは終了しています。
}
engine-option = オプション「{ $option }」に「{ $value }」という値はありません。
engine-bot-failed = ボットが失敗しました：{ $error }
engine-cannot-judge = ボット「{ $bot }」は局面を評価できません。
engine-no-beginning = 評価できるのは、ターンが始まる局面だけです。
engine-no-judge = エンジン「{ $engine }」は局面を評価できません。エンジンプロトコルの行「judge」に対応していません。
engine-starting = エンジン「{ $engine }」を起動しています…
engine-thinks = エンジンは思考中です。先に止めてください。

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing = ここで比べるものはありません：{ $step ->
    [roll] サイコロの目は運で決まります。
    [draw] 引くじゅうたんは運で決まります。
    [over] ゲームは終了しています。
   *[other] 選択肢は1つだけです。
}
rollout-what = 棋譜を指定するか、--position で局面を指定してください。
rollout-step-alone = --step にはターンが必要です。--turn で指定してください。
rollout-no-decision = { $step ->
    [turn] ターン{ $turn }では、誰もアッサムの向きを決めていません。
    [lay] ターン{ $turn }では、誰もじゅうたんを敷いていません。
    [steer] ターン{ $turn }では、誰も次の番の向きを決めていません。
   *[any] ターン{ $turn }では、誰にも選択の余地がありませんでした。
}
rollout-turn = ターン{ $turn }：{ $sentence }
rollout-choice = 選択肢
rollout-behind = 最善との差
rollout-played = 実際
rollout-stopped = { $games ->
    [0] 1ゲームも終わらないうちに中断しました。
   *[other] 選択肢ごとに{ $games }ゲームで中断しました。
}

## The arena

arena-twice = { $bot } が2回指定されています。ボットはそれぞれ1回だけ指定してください。
arena-alone = 対戦には相手が必要です。別のボットを指定するか、--engine でエンジンを、--against で相手を指定してください。
arena-ms = { $ms }ミリ秒は思考時間として使えません。
arena-sprt = 「{ $text }」は2つの勝率になっていません。0.5,0.55 のように、0から1までの数を小さいほうから指定してください。
arena-worker-died = 対戦中のプロセスが落ちました。メモリ不足かもしれません。それまでに終わったゲームは有効です。
chart-ending = { $file }：グラフは .svg か .png でしか描けません。どちらかで終わる名前にしてください。
results-foreign = { $file } はアリーナの結果ではありません。変更しませんでした。
results-differ = { $file } は別の対戦の結果です：{ $setting } がそちらでは { $found }、こちらでは { $wanted } です。
results-line = { $file } の{ NUMBER($line, useGrouping: 0) }行目：次に来るはずのラウンドではありません：{ $text }
results-busy = { $file } には別のプロセスが書き込み中です。
bot-illegal = ルール上できない「{ $action }」を選びました。
bot-raised = エラーで失敗しました：{ $error }
arena-getting-ready = 準備中
arena-progress = ゲーム
arena-speed = { $rate }/秒
arena-title = { $players }人戦、{ games }
arena-bot = ボット
arena-against = 相手
arena-rating = レーティング
arena-ratings = 人数別のレーティング
arena-wins = 勝率
arena-interval = 95%信頼区間
arena-margin = 点差
arena-median = ms、中央値
arena-slow = ms、99%
arena-games = ゲーム数
arena-even = 直接対決（{ $share }で互角）
arena-range = { $low }〜{ $high }
arena-several = { $bot } × { $count }
arena-verdict = { $bot } 対 { $others }：{ $verdict ->
    [H1] 勝率は{ $low }ではなく{ $high }とみられます（H1を採択）。
    [H0] 勝率は{ $high }ではなく{ $low }とみられます（H0を採択）。
   *[open] { $low }か{ $high }か、まだ判定できません。
} LLR { $llr }（範囲 { $below }〜{ $above }）、{ $rounds }ラウンド。
arena-ladder-holds = 強さの順は確かです。どのボットも1つ下のボットに、95%の信頼度で勝っています。
arena-ladder-open = 95%の信頼度ではまだ確かでないもの：{ $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = { $bot } は{ games }で降参扱いになりました。最初の原因：{ $problem }
arena-stopped = { games }で中断しました。--out FILE を付けると、あとで続きから実行できます。
arena-stopped-kept = { games }で中断しました。同じコマンドで続きから実行できます。
arena-chart = グラフの保存先：{ $file }
arena-chart-title = { $players }人戦、{ games }
chart-wins = 勝率と95%信頼区間
chart-even = 互角
chart-rating = レーティング { $rating }
chart-matrix = 行のボットの勝率
chart-matrix-rest = 行のボットの勝率（1体で参加）

## Luck and skill: marrakech analyse

analyse-depth = 「{ $text }」という深さはありません。quick、normal、deep のどれかを使ってください。
analyse-one-file = { $option } は1つの棋譜にしか使えません。
analyse-no-turns = この棋譜には、分析するターンがまだありません。
analyse-annotated-long = コメントを入れると棋譜が{ $longest }文字を超えるため、書き込みませんでした。
analyse-progress = ターン
analyse-stopped = { turns }のうち{ $done }ターンで中断しました。
analyse-annotated = コメント付きの棋譜の保存先：{ $file }
analyse-title = { $file }（評価：{ $evaluator }、{ $depth }）
analyse-luck = { $name }：サイコロ運による勝率の増減は{ $luck }でした。
analyse-not-over = ゲームは終了していません。結果は、最後の局面での勝率です。
analyse-gave-up = { $name }は降参しました。その損失は自分のミスに含まれますが、選択の数には入りません。
analyse-errors = 選択による損失
analyse-kind = 選択
analyse-step = { $step ->
    [turn] 向きを決める
    [steer] 次の番の向きを決める
   *[lay] じゅうたんを敷く
}
analyse-error-each = 1回あたり
analyse-largest = 最大のミスと、よりよい手
analyse-turn = ターン
analyse-played = 実際
analyse-better = よりよい手
analyse-chance = 勝率
analyse-error = ミス
analyse-rolls = 一番幸運な出目と一番不運な出目
analyse-rolled = 出目
analyse-luck-column = 運
analyse-turns = ターンごとの経過と、その後の全員の勝率
analyse-actions = アクション
analyse-comment-error = { $grade ->
    [slip] 疑問手
    [mistake] 悪手
   *[blunder] 大悪手
}（{ $error }）。よりよい手は { $better } で、その勝率は{ $chance }です（実際の手では{ $instead }）。
analyse-comment-judged = { $evaluator } による分析（{ $depth }）
analyse-comment-luck = 運：{ $luck }
analyse-profiles = プレイヤーの成績
analyse-games = ゲーム数
analyse-interval = 95%信頼区間
analyse-profile-errors = 選択1回の損失
analyse-all = すべて
analyse-phase = { $phase ->
    [opening] 序盤
    [middle] 中盤
   *[end] 終盤
}
analyse-profile-words = 選択100回あたりの、大きさ別のミスの数
analyse-unfinished = 終了していないため、成績に含めないゲーム：{ $count }
analyse-abandoned = 降参した人がいるため、成績に含めないゲーム：{ $count }

## Measuring this machine

bench-ready = 準備中（初回はコンパイルも）
bench-import = ライブラリの読み込み、ms
bench-load = コンパイル済みカーネルの読み込み、ms
bench-first-move = 起動から名人の最初の一手まで、ms
bench-rules-games = ルール処理によるランダムゲーム、1コア、毎秒
bench-kernel-games = カーネルによるランダムゲーム、1コア、毎秒
bench-kernel-turns = カーネルによるターン、1コア、毎秒
bench-kernel-everywhere = カーネルによるランダムゲーム、全コア、毎秒
bench-nodes = 名人が調べる局面、毎秒
bench-decision = ボット { $bot } の1回の決定、ms
bench-machine = { $cpu }、{ $cores }コア、{ $system }、Python { $python }、Numba { $numba }
bench-stopped = 中断しました。以下はそれまでの計測結果です。
bench-child = 計測中のプロセスが失敗しました：{ $problem }

## Running a server

serve-ready = マラケシュは次のアドレスで動いています：{ $link }
serve-lan = ローカルネットワークでは：{ $link }
serve-data = { $file } はゲームの保存に使えません：{ $reason }
serve-host = 「{ $host }」はこのコンピューターのアドレスではありません：{ $reason }
serve-stop = Ctrl-C でサーバーを停止します。ゲームはすべて次のファイルに保存されます：{ $file }
serve-port = ポート{ $port }は使用中か、使用を許可されていません：{ $reason }
serve-only-here = 接続できるのはこのコンピューターだけです。--host 0.0.0.0 を付けると、ローカルネットワークからも接続できます。
open-already = マラケシュはすでに動いています：{ $link }
open-other = ホストまたはファイルの異なるマラケシュが、すでに { $link } で動いています。先にそちらを止めるか、別のポートを指定してください。
open-browser = ブラウザーで開きます。開かないときは、リンクを直接開いてください。
open-yourself = リンクをブラウザーで開いてください。

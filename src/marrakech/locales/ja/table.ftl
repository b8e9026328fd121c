### Japanese: the table’s page.

## What to do

todo-you = { $step ->
    [turn] あなたの番です。向きを決めて、サイコロを振ってください。
    [roll] あなたの番です。サイコロを振ってください。
    [lay] { colour }のじゅうたんをアッサムの隣に敷いてください。
    [steer] 次の番の向きを決めてください。
    [draw] あなたの次のじゅうたんを引いています。
   *[over] ゲームは終了しました。
}
todo-shared = { $step ->
    [turn] { $name }：向きを決めて、サイコロを振ってください。
    [roll] { $name }：サイコロを振ってください。
    [lay] { $name }：{ colour }のじゅうたんをアッサムの隣に敷いてください。
    [steer] { $name }：次の番の向きを決めてください。
    [draw] { $name }：次のじゅうたんを引いています。
   *[over] ゲームは終了しました。
}
todo-other = { $step ->
    [turn] { $name }がアッサムの向きを考えています。
    [roll] { $name }がサイコロを振るところです。
    [lay] { $name }が{ colour }のじゅうたんの場所を選んでいます。
    [steer] { $name }が次の番の向きを決めています。
    [draw] { $name }が次のじゅうたんを引いています。
   *[over] ゲームは終了しました。
}
todo-playing = { $name }の番です。
todo-playing-you = あなたの番です。
todo-lent = { $name }の代わりにボットがプレイしています。
todo-getting-ready = { $name }が準備しています…
act-roll = サイコロを振る
act-lay = じゅうたんを敷く
act-steer = 向きを決める
act-box = 箱に戻す
act-choose-rug = 2マスを選択
act-choose-facing = 向きを選択
act-sent = 送信中…
act-wait = ほかの人の番です
act-watch = 観戦中
skip = スキップ
action-title = すること

## Hints

hint = ヒント
hint-hide = ヒントを隠す
hint-thinking = ヒントを考えています…
hint-warming = ボットが準備しています。終わりしだいヒントを出します。
hint-would-face = { $name }なら、アッサムを{ facing }に向けます。
hint-would-lay = { $name }なら、じゅうたんを{ $first }と{ $second }に敷きます。
hint-chance = { $times ->
    [0] この手ではほとんど勝てません。
   *[other] この手なら100回中{ $times }回勝てます。
}
hint-choices = おすすめの選択

## Taking back the last rug, round one device

undo = 敷き直す
undo-help = 最後のじゅうたんを手元に戻す（次にアッサムの向きを決めるまで）
did-undo = { $name }が最後のじゅうたんを手元に戻しました。
keys-undo = 最後のじゅうたんを手元に戻す（全員が1台の端末で遊ぶとき）

## What happened besides

did-run-out = { $name }は時間切れで脱落しました。
did-break-rules = { $name }はルール違反で脱落しました。
did-fail = { $reason ->
    [engine-not-started] { $name }は起動できず、脱落しました。
    [engine-hung] { $name }は応答がなく、脱落しました。
    [engine-flooded] { $name }は出力が多すぎたため、脱落しました。
    [engine-junk] { $name }は読み取れない応答を送り、脱落しました。
    [engine-illegal] { $name }はルール上できない手を選び、脱落しました。
   *[engine-crashed] { $name }は異常終了し、脱落しました。
}
did-sit = { $name }が席に着きました。
did-vacate = 席{ $seat }がまた空きました。
did-seat-bot = 席{ $seat }にボットが着きました。
did-start = ゲームが始まりました。
did-stand-in = { $reason ->
    [time] { $name }は時間切れです。ボットが交代します。
   *[absent] { $name }は離席中です。ボットが交代します。
}
did-come-back = { $name }が戻りました。
did-move = { $name }が別の端末に移りました。
did-hold = サーバーがしばらく止まっていました。何も失われていません。
did-cancel = テーブルは取り消されました。
log-face = アッサムを{ facing }へ
log-steer = アッサムを{ facing }へ（次の番）
log-roll = 出目{ $slippers }、アッサムは{ $square }へ
log-pay = { $owner }に{ dirhams }を支払い
log-pay-part = { $owner }に払えるのは{ dirhams }だけ
log-go-out = 脱落
log-lay = { $first }と{ $second }に{ colour }を敷く
log-return = じゅうたんを箱に戻す
log-draw = 次のじゅうたんは{ colour }
log-title = ゲームのログ
log-empty = まだ何もありません。最初のターンがこれから始まります。
side-title = ゲームのログとテーブル

## Looking back at an earlier turn

log-about = ターンを選ぶと、市場に表示されます。
look-title = 過去のターン
look-back = 1ターン戻る
look-forward = 1ターン進む
look-return = ゲームに戻る
look-opened = 過去のターンを見ています。Escでゲームに戻ります。
look-returned = ゲームに戻りました。
look-your-turn = あなたの番です。
look-gone-on = ゲームは先に進んでいます。
keys-look = ログで：ターンを順に選ぶ。Enterで市場に表示、Escでゲームに戻る

## Seats

seats-title = 席
seat-open = 席{ $seat }（空席）
seat-rugs = { colour }のじゅうたん、残り{ $count }枚
seat-next = （次）
seat-score = { dirhams }と、見えている{ $squares }マスで、合わせて{ $points }点
seat-out-mark = 脱落
mark-you = あなた
mark-bot = ボット
mark-lent = ボット代行
mark-away = 離席中
bot-called = { $bot ->
    [random] 観光客
    [novice] 初心者
    [greedy] 見習い
    [merchant] 商人
    [master] 名人
    [champion] 王者
   *[other] ボット { $bot }
}
bot-lettered = { $bot ->
    [random] 観光客{ $letter }
    [novice] 初心者{ $letter }
    [greedy] 見習い{ $letter }
    [merchant] 商人{ $letter }
    [master] 名人{ $letter }
    [champion] 王者{ $letter }
   *[other] ボット { $bot } { $letter }
}
bot-about = { $bot ->
    [random] でたらめに選びます。
    [novice] 2回に1回は良い手を選びます。
    [greedy] 1ターン先を読み、得点を狙います。
    [merchant] 先々の損得まで考えて選びます。
    [master] ずっと先まで読む強敵です。
    [champion] 自己対戦で学んだ最強の相手です。
   *[other] 独自の流儀でプレイします。
}
watchers = { $watchers }人が観戦中です。
you-watch = { $others ->
    [0] 観戦中です。
   *[other] あなたとほか{ $others }人が観戦中です。
}
time-short = 残り10秒です。

## What a seat says when it is chosen

seat-each-counts = 1ディルハムにつき1点、この色のじゅうたんが見えている1マスにつき1点です。
seat-each-counts-two = 1ディルハムにつき1点、この2色どちらかのじゅうたんが見えている1マスにつき1点です。
seat-pile-two = { $whose ->
    [you] あなたの山には2色のじゅうたんがあります。
   *[other] この山には2色のじゅうたんがあります。
}
seat-pile-next = 次のじゅうたんは{ colour }です。全員に見えています。
seat-pile-empty = このじゅうたんはすべて敷き終わりました。
seat-next-mark = 次
seat-about-out = 脱落しました。じゅうたんは市場に残りますが、そこに止まっても支払いはありません。
seat-about-away = 離席中：今はこのゲームのページを開いていません。
seat-about-bot = ボットです。{ bot-about }
seat-about-lent = プレイヤーが戻るまで、ボットがプレイします。{ bot-about }

## Reactions: a few words that people round a table can send each other

reactions = リアクション
react = ひとこと送る
reaction = { $reaction ->
    [hello] こんにちは！
    [good-luck] 幸運を！
    [well-played] お見事！
    [thanks] ありがとう！
    [ouch] 痛い！
    [laugh] あはは！
    [wow] すごい！
   *[moment] ちょっと待って！
}
did-react = { $name }：{ reaction }
did-react-you = あなた：{ reaction }
did-react-spectator = 観戦者：{ reaction }
reactions-mute = このテーブルのリアクションをミュート
reactions-mute-help = ほかの人のリアクションが見えず、聞こえなくなります。自分から送ることはできます。

## A square that was asked about

area-price = { colour }のエリア、{ $squares }マス。持ち主：{ $owner }。ほかの人の支払い：{ dirhams }。
area-free = { colour }のエリア、{ $squares }マス。持ち主：{ $owner }（脱落）。ここでは誰も払いません。

## The price of a rug, on the market

price-tag = { $owner }：{ dirhams }
price-tag-yours = 自分のエリア：ほかの人は{ dirhams }
price-tag-free = 支払いなし
price-nudge = { $how ->
    [touch] じゅうたんをタップすると、そこに止まったときの支払額がわかります。
   *[mouse] じゅうたんにポインターを合わせると、そこに止まったときの支払額がわかります。
}

## The board’s words

board-label = 市場
board-square = { $square }、{ $colour ->
    [bare] 空きマス
    [r] 赤のじゅうたん
    [b] 青のじゅうたん
    [y] 黄色のじゅうたん
   *[g] 緑のじゅうたん
}{ $assam ->
    [here] 、アッサムがいます
   *[no] {""}
}
board-facing = アッサムを{ facing }に向ける
board-lay = { $first }と{ $second }にじゅうたん
board-die = サイコロの目はスリッパ{ $slippers }つ

## The line

line-connecting = 接続しています…
line-slow = 接続が遅くなっています…
line-back = 接続が戻りました。
line-lost = { $seconds }秒間つながっていません。再接続しています。何も失われません。
line-lost-kept = { $seconds }秒間つながっていません。選んだ手は保存してあり、つながりしだい送ります。
bot-played = 離席中はボットが代わりにプレイしていました。おかえりなさい。
bot-plays-for-you = ボットが代わりにプレイしています。
play-myself = 自分で続ける
away-long = { $name }がしばらく離席しています。
away-wait = 待つ
away-bot = ボットに任せる

## The server is well again

server-recovered = サーバーが復旧しました。続けられます。

## Before the game

gathering-title = ほかの人を待っています
gathering-title-full = 全員そろいました
gathering-title-guest = まもなくゲームが始まります
gathering-open = あと{ $open }席空いています。埋まるとゲームが始まります。
gathering-awaited = 以下のプレイヤーがこのページを開きしだい、ゲームは自動で始まります：{ $names }
gathering-unready = 以下のプレイヤーがこのページを開けば、ゲームを始められます：{ $names }
gathering-full = { $host ->
    [you] いつでも始められます。
   *[other] テーブルを作った人がゲームを始めます。
}
invite-title = 友だちを招待
invite-text = このリンクを送るか、コードを読み取ってもらってください。リンクを開けば誰でも席に着けます。登録はいりません。
invite-link = 招待リンク
invite-qr = 招待リンクのQRコード
invite-message = 『マラケシュ』をいっしょにプレイしませんか。
invite-here-only = { $host } はこのコンピューターでしか使えません。ほかの人も入れるようにするには、次のようにサーバーを起動し、このコンピューターのネットワークアドレスでゲームを開いてください：
invite-renew = 新しいリンクを作る
invite-renewed = 新しいリンクを作りました。古いリンクはもう使えません。
invite-host-has-it = 招待リンクは、このテーブルを作った人が持っています。
watch-title = 観戦だけしたい人には
watch-link = 観戦用リンク
watching-gathering = 観戦中です。参加するには、招待リンクをもらってください。
watching-full = 席はすべて埋まっています。観戦できます。誰かが席を立てば、ここで席に着けます。
join-late = この中にあなたの席があるなら、席に着いた端末からここへ移せます。その端末で「{ this-table }」の「{ move-seat }」を選んでください。
your-name = あなたの名前
player-numbered = プレイヤー{ $seat }
sit-down = 席に着く
seat-bot = ボットを入れる
which-bot = ボットの種類
remove = 外す
remove-name = { $name }を外す
leave-seat = 席を立つ
start-game = ゲームを始める
cancel-table = テーブルを取り消す
cancel-title = このテーブルを取り消しますか？
cancel-text = 誰も席に着けなくなり、リンクも使えなくなります。
cancel-no = 残しておく

## An invitation

invited-by = { $name }から『マラケシュ』への招待です
invited-again = { $name }がもう一度遊びたいそうです
invited-new = 『マラケシュ』は初めてですか？
invited-back = 招待に戻る
seats-taken-title = 席はすべて埋まっています
seats-taken-text = 今回は席がありませんでした。観戦するか、友だちに別のテーブルを作ってもらいましょう。
seats-taken-watch = ゲームを観戦
seats-taken-own = テーブルを作る
gathering-away = 今は離席中：{ $names }

## The next game with the same players

gathering-title-again = 次のゲーム
gathering-asked = 招待中：{ $names }
gathering-here = 来ている人：{ $names }
mark-asked = 招待中
invite-again = リンクを送る

## This table

this-table = このテーブル
rules-on = ルール
rules-edition = 版：{ $edition }
rules-usual = 標準ルールです。
rules-bankruptcy-play-on = 全額を払えないときは、手持ちをすべて払って続けます。
rules-steering-after-must = バリエーション：先にサイコロを振り、じゅうたんを敷いた後、次の番に備えて、アッサムを必ず左か右へ向けます。
rules-steering-after-may = バリエーション：先にサイコロを振り、じゅうたんを敷いた後、次の番に備えて、アッサムの向きを変えることができます。
rules-area-owner = 支払いは持ち主の2色を合わせて数えます。
rules-whole-nobody = 自分のものも含めて、どのじゅうたんも、一度に1枚まるごと覆うことはできません。
rules-halves-colours = 1枚のじゅうたんで同じ色の2マスを覆ってはいけません。
rules-pile-alternating = 2人用では、どちらの山も色が交互に出ます。
rules-stock-15 = 2人用では、1人1色、15枚ずつです。
rules-tie-shared = 同点なら勝利を分け合います。
rules-clock-none = 時間制限はありません。
rules-clock-turn = 1ターン{ $seconds }秒です。{ $timeout ->
    [bot] 時間切れになると、ボットが交代します。
   *[out] 時間切れになると脱落です。
}
rules-clock-game = 1人の持ち時間は1ゲーム{ $minutes }分{ $increment ->
    [0] です。
   *[other] で、1ターンごとに{ $increment }秒増えます。
}{ $timeout ->
    [bot] 時間切れになると、ボットが交代します。
   *[out] 時間切れになると脱落です。
}
read-rules = ルールを読む
fair-title = 公正なサイコロ
fair-text = 出目はすべて、サーバーの秘密のシードと各席のシードから計算されます。ゲームの前に、サーバーは下のハッシュを公開します。サーバーのシードは、このハッシュと一致しなければなりません。ゲームの後にサーバーのシードが明かされ、誰でもすべての出目を確かめられます。
fair-seats = 各プレイヤーのページもシードのハッシュを公開し、ハッシュがすべてそろうと、シードを自動で明かします。そのため、ほかの席のシードを見てから自分のシードを選ぶことは、誰にもできません。
fair-hash = { $name }のシードのハッシュ（SHA-256）
fair-commitment = サーバーのシードのハッシュ（SHA-256）
fair-seed = { $name }のシード
fair-change = シードを変える
fair-change-name = { $name }のシードを変える
fair-change-do = 変える
fair-salted = ハッシュからシードを推測されないように、ランダムな文字が付け加えられます。
fair-changed = シードを変えました。
move-seat = 別の端末で遊ぶ
move-seat-name = { $name }の席を別の端末へ移す
move-seat-title = 席を移す
move-seat-text = このリンクを{ $minutes }分以内に別の端末で開いてください。使えるのは1回です。その後はその端末でプレイし、この端末では観戦だけになります。
move-seat-link = 別の端末用のリンク
move-seat-qr = 別の端末用のリンクのQRコード
claim-title = この端末で遊びますか？
claim-text = このリンクで、席がこの端末に移ります。元の端末では観戦だけになります。
claim-yes = ここで遊ぶ
claim-no = 観戦だけ
seat-claimed = これからはこの端末でプレイします。
give-up = 降参する
give-up-name = { $name }が降参する
give-up-title = 降参しますか？
give-up-text = あなたは脱落します。ディルハムは銀行へ戻り、じゅうたんは誰の得点にもなりません。
give-up-no = 続ける

## The end

you-win = あなたの勝ちです！
standings-title = 成績
standings-rank = 順位
standings-name = プレイヤー
standings-dirhams = 所持金
standings-squares = マス
standings-points = 得点
standings-plus = + { $squares }
standings-out = { $why ->
    [time] 時間切れ
    [rules] ルール違反
    [engine] 異常終了
    [gave-up] 降参
   *[poor] 支払い不能
}
chart-title = ターンごとの得点
chart-turn = ターン
chart-as-table = 表で見る
rematch = もう一度遊ぶ
rematch-join = 次のゲームに参加
rematch-wanted = ほかの人がもう一度遊びたがっています。
watch-next = 次のゲームを観戦
replay-game = リプレイを見る
download-record = 棋譜をダウンロード
share = 共有
share-title = 結果を共有
share-text = テキストとリンク
share-result = マラケシュ：{ $result }
dice-check = サイコロを確かめる
dice-checking = 確かめています…
dice-fine = { $count }回のサイコロと引きは、すべてシードどおりです。
dice-compared = { $how ->
    [all] サーバーと各席の公開ハッシュは、この端末が自分のシードを明かす前に控えたものと一致します。
    [server] サーバーのハッシュは、この端末が見たものと一致します。各席のハッシュは控えていないため、比べられません。
   *[none] この端末はゲームの前にハッシュを控えていないため、棋譜と比べるものがありません。
}
dice-rounds = それより前に、この端末がシードを明かしてもゲームが始まらなかったことが{ $count }回あり、そのたびにすべてのシードが取り替えられました。
dice-other-promise = サーバーのハッシュが変わっています。この端末がこのテーブルで見たのは { $seen } ですが、今は { $found } です。
dice-seed-lost = この端末にはあなたの席のシードがなく、今からほかのシードを選ぶこともできません。シードのある端末でこのページを開いてください。それができない場合は、テーブルを作った人があなたの席をボットに任せるか、テーブルを取り消すことができます。
dice-other-table = この棋譜は別のテーブル（{ $found }）のものです。

## The end, for the person at this screen

you-share-win = 勝利を分け合いました！
over-by-points = { $lead }点差の勝ち：{ dirhams }と{ $squares }マス。
over-by-dirhams = { $names }が{ $points }点で並び、ディルハムの差（{ $most }対{ $next }）で決まりました。
over-shared = { $points }点ずつの引き分けです。
over-only-one = 最後まで残ったのは{ $name }だけです。
over-only-you = 最後まで残ったのはあなただけです。
over-others-gave-up = ほかの人は全員降参しました。
over-you-close = 惜しい！ あとわずか{ $lead }点でした。お見事です！
over-you-equal = 惜しい！ ディルハムの差だけでした。お見事です！
over-you-second = あなたは2位です。お見事です！
over-you-third = あなたは3位です。お疲れさまでした！
over-you-fourth = あなたは4位です。次はきっとうまくいきます！
over-you-lost = お疲れさまでした！ 市場はいつでも次のゲームを待っています。
over-you-out = 途中で脱落しました。市場はいつでも次のゲームを待っています。

## The points by turn

chart-help = グラフをタップするか矢印キーを使うと、各ターン後の全員の得点がわかります。
chart-walk = ターン後の得点
chart-value = ターン{ $turn }の後：{ $points }。
chart-value-start = 開始時：{ $points }。
chart-points-of = { $name }は{ $points }点
chart-watch-turn = ターン{ $turn }の後の市場を見る
chart-watch-start = 開始時の市場を見る

## Links, dialogs, pages

copy = コピー
copied = コピーしました
copy-by-hand = リンクを選択してあります。そのままコピーしてください。
close = 閉じる
dialog-no = いいえ
table-try-again = もう一度試す
to-home = トップページへ
table-heading = マラケシュ：{ $names }
table-loading = テーブルを開いています…
table-gone-title = テーブルが見つかりません
table-gone = リンクが不完全か、テーブルが削除されたのかもしれません。
table-unreachable-title = サーバーが応答しません
table-cancelled-title = このテーブルは取り消されました
table-cancelled = テーブルを作った人がゲームを取りやめました。新しいテーブルを作りますか？

## Window titles

title-my-turn = ● あなたの番
title-playing = ゲーム中
title-gathering = プレイヤーを待っています
title-won = { $count ->
    [1] { $names }の勝ち
   *[other] { $names }が勝利を分け合いました
}
title-you-won = あなたの勝ち
title-you-share = 勝利を分け合いました
title-replay = リプレイ：{ $names }

## Help

keys-title = ショートカット
key-arrows = 矢印キー
key-enter = Enter、スペース
key-escape = Esc
keys-arrows = アッサムの向き、またはじゅうたんの場所を選ぶ
keys-enter = サイコロを振る、または選んだ場所にじゅうたんを敷く
keys-escape = 決定前の選択を取り消す、またはアニメーションを飛ばす
keys-skip = アニメーションを飛ばす
keys-log = ゲームのログを開く・閉じる
keys-hint = ヒントを見る・隠す
keys-sounds = 音のオン・オフ
keys-help = このヘルプを表示する
keys-touch = タッチ操作の場合：マスをタップすると、そこに敷くじゅうたんが現れます。もう一度タップすると次の置き方になり、隣のマスをタップするとその2マスを選べます。敷くにはボタンを押します。

## Help: mouse, arrows and prices

keys-mouse = マウスの場合：じゅうたんをクリックして選び、もう一度クリックして敷きます。ダブルクリックでは選ぶだけになります。
keys-facing = 矢印をタップまたはクリックしても、アッサムの向きが変わるだけです。サイコロを振るにはボタンを押します。
keys-price = ほかのじゅうたんをタップまたはクリックすると、そこに止まったときの支払額がわかります。

### Japanese: the table’s page.

## What to do

todo-you = { $step ->
    [turn] あなたの番です。向きを決めて、サイコロを振ってください。
    [roll] あなたの番です。サイコロを振ってください。
    [lay] { colour }のじゅうたんをアッサムの隣に敷いてください。
    [steer] 次の人のために向きを決めてください。
    [draw] あなたの次のじゅうたんを引いています。
   *[over] ゲームは終了しました。
}
todo-shared = { $step ->
    [turn] { $name }：向きを決めて、サイコロを振ってください。
    [roll] { $name }：サイコロを振ってください。
    [lay] { $name }：{ colour }のじゅうたんをアッサムの隣に敷きます。
    [steer] { $name }：次の人のために向きを決めてください。
    [draw] { $name }の次のじゅうたんを引いています。
   *[over] ゲームは終了しました。
}
todo-other = { $step ->
    [turn] { $name }がアッサムの行き先を考えています。
    [roll] { $name }がサイコロを振ります。
    [lay] { $name }が{ colour }のじゅうたんの場所を探しています。
    [steer] { $name }が次の人のために向きを決めています。
    [draw] { $name }の次のじゅうたんを引いています。
   *[over] ゲームは終了しました。
}
todo-told = { $name }の番です。
todo-told-you = あなたの番です。
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

## What happened besides

did-run-out = { $name }は時間切れで脱落しました。
did-break-rules = { $name }はルール違反で脱落しました。
did-fail = { $reason ->
    [engine-not-started] { $name }は起動できず、脱落しました。
    [engine-hung] { $name }は応答がなく、脱落しました。
    [engine-flooded] { $name }は出力が多すぎたため、脱落しました。
    [engine-junk] { $name }は応答が理解できず、脱落しました。
    [engine-illegal] { $name }はルール上できない手を選び、脱落しました。
   *[engine-crashed] { $name }は異常終了し、脱落しました。
}
did-sit = { $name }が席に着きました。
did-vacate = 席{ $seat }がまた空きました。
did-seat-bot = 席{ $seat }にボットが着きました。
did-start = ゲームが始まりました。
did-stand-in = { $reason ->
    [time] { $name }は時間切れです。ボットが続けます。
   *[absent] { $name }は離席中です。ボットが続けます。
}
did-come-back = { $name }が戻りました。
did-move = { $name }が別の端末に移りました。
did-hold = サーバーがしばらく止まっていました。何も失われていません。
did-cancel = テーブルは取り消されました。
log-face = アッサムを{ facing }へ
log-steer = アッサムを{ facing }へ（次の番）
log-roll = 出目{ $slippers }、{ $square }へ
log-pay = { $owner }に{ dirhams }を支払い
log-pay-part = { $owner }に払えるのは{ dirhams }だけ
log-go-out = 脱落
log-lay = { $first }と{ $second }に{ colour }を敷く
log-return = じゅうたんを箱に戻す
log-draw = 次は{ colour }
log-title = これまでの流れ
log-empty = まだ何もありません。最初のターンがこれから始まります。
side-title = ログとテーブル

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
    [random] 初心者
    [novice] 新人
    [greedy] 弟子
    [merchant] 商人
    [master] 名人
   *[other] ボット { $bot }
}
bot-lettered = { $bot ->
    [random] 初心者{ $letter }
    [novice] 新人{ $letter }
    [greedy] 弟子{ $letter }
    [merchant] 商人{ $letter }
    [master] 名人{ $letter }
   *[other] ボット { $bot } { $letter }
}
bot-about = { $bot ->
    [random] でたらめに選びます。
    [novice] 2回に1回は良い手を選びます。
    [greedy] 1ターン先の得点を読みます。
    [merchant] 先々の損得まで考えて選びます。
    [master] 最強。いちばん先まで読みます。
   *[other] 独自の流儀でプレイします。
}
watchers = { $watchers }人が観戦中です。
you-watch = { $others ->
    [0] 観戦中です。
   *[other] あなたとほか{ $others }人が観戦中です。
}
time-short = 残り10秒です。

## A square that was asked about

area-price = ここは{ $owner }の{ colour }のエリアで、{ $squares }マスあります。ほかの人が止まると{ dirhams }を払います。
area-free = この{ colour }のエリア（{ $squares }マス）では支払いがありません。{ $owner }は脱落しています。

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
line-lost-kept = { $seconds }秒間つながっていません。あなたの手は預かっています。つながりしだい送ります。
bot-played = 離席中はボットが代わりにプレイしていました。おかえりなさい。
bot-plays-for-you = ボットが代わりにプレイしています。
play-myself = 自分で続ける
away-long = { $name }がしばらく離席しています。
away-wait = 待つ
away-bot = ボットに任せる

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
invite-link = 席へのリンク
invite-qr = 席へのリンクのQRコード
invite-message = いっしょにマラケシュで遊びませんか。
invite-here-only = { $host } はこのコンピューター専用のアドレスです。ほかの人も入れるようにするには、次のようにサーバーを起動し、このコンピューター自身のアドレスでゲームを開いてください：
invite-renew = 新しいリンクを作る
invite-renewed = 新しいリンクを作りました。古いリンクではもう席に着けません。
invite-host-has-it = 席へのリンクは、このテーブルを作った人が持っています。
watch-title = 観戦だけしたい人には
watch-link = 観戦用リンク
watching-gathering = 観戦中です。参加するには、席へのリンクをもらってください。
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

## This table

this-table = このテーブル
rules-on = ルール
rules-edition = 版：{ $edition }
rules-usual = 標準ルールです。
rules-bankruptcy-play-on = 払えないときは、手持ちをすべて払って続けます。
rules-steering-after-must = バリエーション：先にサイコロを振り、じゅうたんを敷いた後、次のプレイヤーのためにアッサムを必ず左か右へ向けます。
rules-steering-after-may = バリエーション：先にサイコロを振り、じゅうたんを敷いた後、次のプレイヤーのためにアッサムの向きを変えることができます。
rules-area-owner = エリアは持ち主の2色を合わせて数えます。
rules-whole-nobody = 誰のじゅうたんも、自分のものでも、1枚まるごと覆うことはできません。
rules-halves-colours = 1枚のじゅうたんで同じ色の2マスを覆うことはできません。
rules-pile-alternating = 2人用では、山の色は交互です。
rules-stock-15 = 2人用では、1色15枚ずつです。
rules-tie-shared = 同点なら勝利を分け合います。
rules-clock-none = 時間制限はありません。
rules-clock-turn = 1ターン{ $seconds }秒です。{ $timeout ->
    [bot] 時間切れになると、ボットが代わりに続けます。
   *[out] 時間切れになると脱落です。
}
rules-clock-game = 1ゲーム{ $minutes }分{ $increment ->
    [0] です。
   *[other] 、1ターンごとに{ $increment }秒増えます。
}{ $timeout ->
    [bot] 時間切れになると、ボットが代わりに続けます。
   *[out] 時間切れになると脱落です。
}
read-rules = ルールを読む
fair-title = 公正なサイコロ
fair-text = 出目はすべて、サーバーの秘密の値と各席のシードから決まります。秘密の値は、ゲームの前に下のハッシュで約束されています。ゲームの後に秘密の値が明かされ、すべての出目を確かめられます。
fair-seats = 各席のシードも前もって約束されます。約束がすべてそろうと、このページがあなたのシードを自動で明かします。ほかの席のシードを見てから自分のシードを選ぶことは、誰にもできません。
fair-hash = { $name }が約束したシードのハッシュ（SHA-256）
fair-commitment = サーバーの約束（SHA-256）
fair-seed = { $name }のシード
fair-change = シードを変える
fair-change-name = { $name }のシードを変える
fair-change-do = 変える
fair-salted = ハッシュから推測されないように、ランダムな文字が付け加えられます。
fair-changed = シードを変えました。
move-seat = 別の端末で遊ぶ
move-seat-name = { $name }の席を別の端末へ移す
move-seat-title = 席を移す
move-seat-text = このリンクを{ $minutes }分以内に別の端末で開いてください。使えるのは1回です。席はその端末に移り、ここではなくなります。
move-seat-link = 別の端末用のリンク
move-seat-qr = 別の端末用のリンクのQRコード
claim-title = この端末で遊びますか？
claim-text = このリンクで、席がこの端末に移ります。元の端末では観戦だけになります。
claim-yes = ここで遊ぶ
claim-no = 観戦だけ
seat-claimed = 席が移りました。続きをどうぞ。
give-up = 降参する
give-up-name = { $name }が降参する
give-up-title = 降参しますか？
give-up-text = あなたは脱落し、ディルハムは銀行へ戻り、じゅうたんは誰の得点にもなりません。ほかの人は続けます。
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
chart-as-table = 同じ内容を表で見る
rematch = もう一度遊ぶ
rematch-join = 次のゲームに参加
rematch-wanted = ほかの人がもう一度遊びたがっています。
rematch-watch = 次のゲームを準備しています。
watch-next = 次のゲームを観戦
replay-game = もう一度見る
download-record = 棋譜をダウンロード
share = 共有
share-title = 結果を共有
share-text = テキストとリンク
share-result = マラケシュ：{ $result }
dice-check = サイコロを確かめる
dice-checking = 確かめています…
dice-fine = { $count }回のサイコロと引きは、すべてシードどおりです。
dice-compared = { $how ->
    [all] サーバーと各席の約束は、この端末が自分のシードを明かす前に控えたものと一致します。
    [server] サーバーの約束は、この端末が見たものと一致します。各席の約束は控えていません。
   *[none] この端末はゲームの前に約束を控えていないため、棋譜と比べるものがありません。
}
dice-rounds = それより前に、この端末の明かしたシードが{ $count }回無駄になり、そのたびにシードが約束し直されました。
dice-other-promise = 棋譜の約束は { $found } ですが、このテーブルでは { $seen } でした。
dice-seed-lost = あなたの席のために約束されたシードがこの端末にはなく、新しく約束することももうできません。シードのある端末でこのページを開いてください。それができない場合は、テーブルを作った人が代わりにボットを入れるか、テーブルを取り消すことができます。
dice-other-table = この棋譜は別のテーブル（{ $found }）のものです。

## Links, dialogs, pages

copy = コピー
copied = コピーしました
copy-by-hand = リンクを選択してあります。キーボードか指でコピーしてください。
close = 閉じる
dialog-no = いいえ
table-try-again = もう一度試す
to-home = トップページへ
table-heading = マラケシュ：{ $names }
table-loading = 少しお待ちください。テーブルを準備しています…
table-gone-title = そのテーブルはありません
table-gone = リンクが不完全か、テーブルはずっと前に片付けられたのかもしれません。
table-unreachable-title = サーバーが応答しません
table-cancelled-title = このテーブルは取り消されました
table-cancelled = テーブルを作った人が取りやめました。新しいテーブルを作りますか？
title-your-turn = ● あなたの番 – マラケシュ
title-table = テーブル – マラケシュ

## Help

keys-title = キー
key-arrows = 矢印キー
key-enter = Enter
key-escape = Esc
keys-arrows = アッサムの向きを決める、またはじゅうたんの場所を順に選ぶ
keys-enter = サイコロを振る、じゅうたんを敷く
keys-escape = 決定前の選択を取り消す、演出を飛ばす
keys-skip = 演出を飛ばす
keys-log = ログを開く・たたむ
keys-hint = ヒントを見る・隠す
keys-sounds = 音のオン・オフ
keys-help = このヘルプ
keys-touch = 指やマウスの場合：マスをタッチするとそこに敷く形が現れ、もう一度タッチすると次の形になります。じゅうたんのもう半分をタッチするか、ボタンを押すと敷けます。敷いてあるじゅうたんをタッチすると、そこに止まったときの支払額がわかります。

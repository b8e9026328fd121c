### Japanese: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = 「{ $text }」というアクションはありません。
depth-negative = アクションの数を負にすることはできません：{ $depth }
draw-none-left = { $action }：席{ $seat }の山に、その色のじゅうたんは残っていません。
game-over = { $action }：ゲームは終了しています。
lay-covers-rug = { $action } は1枚をまるごと覆ってしまうため、できません。
lay-must = 敷ける場所があるので、1枚敷かなければなりません。
lay-not-beside = { $action }：じゅうたんの少なくとも半分は、アッサムのマスと辺で接していなければなりません。
lay-on-assam = { $action }：アッサムのマスには敷けません。
lay-one-colour = { $action } は同じ色の2マスを覆うため、このルールではできません。
not-this-step = { $action } は今はできません。{ $step ->
    [turn] 次はアッサムの向きを決めます：N（北）、E（東）、S（南）、W（西）。
    [steer] 次はアッサムの向きを決めます：N（北）、E（東）、S（南）、W（西）。
    [roll] 次はサイコロを振ります：1〜4。
    [draw] 次は山からじゅうたんを引きます（例：*r）。
   *[lay] 次はじゅうたんを敷きます（例：d4d5）。
}
roll-unknown = 「{ $action }」という出目はありません。サイコロの目は1〜4です。
seat-out = { $action }：席{ $seat }はすでに脱落しています。
seat-unknown = { $action }：このゲームに席{ $seat }はありません。
steer-must-turn = { $action }：アッサムはすでに{ facing }を向いています。左か右に90度回してください。
turn-half-round = { $action }：アッサムは{ facing }を向いていて、180度は回せません。ほかの向きを選んでください。

## What cannot be set up

bot-unknown = 「{ $name }」というボットはありません。使えるもの：{ $names }
edition-unknown = 「{ $name }」という版はありません。「marrakech editions」で一覧を見られます。
facing-unknown = 「{ $facing }」という向きはありません。N（北）、E（東）、S（南）、W（西）のどれかを使ってください。
option-clash = { $first } と { $second } は組み合わせられません。
option-unknown = 「{ $option }」というオプションはありません。使えるもの：{ $options }
option-value = オプション { $option } に「{ $value }」という値はありません。使える値：{ $values }
players-number = マラケシュは2〜4人用です。{ $players }人では遊べません。

## What is wrong with a position

assam-form = 「{ $text }」は、d4S のようなマスと向きになっていません。
board-character = 「{ $text }」はボードには書けません。
board-rank-length = { $rank }段目は{ $found ->
    [8] 7マスを超えています。
   *[other] { $found }マスしかありません。7マス必要です。
}
board-ranks = ボードは「/」で区切った7段です。ここには{ $found }段あります。
board-run = { $rank }段目で空きマスの数が2つ続いています。合計して書いてください。
colour-unseated = ここには「{ $colour }」の色の席がありません。
draw-one-way = 席{ $seat }は引くものがありません。次のじゅうたんは1通りに決まっています。
half-alone = { $square } の「{ $half }」が指すもう半分は、こちらを指していません。
mover-no-rugs = 席{ $seat }のステップは「{ $step }」ですが、じゅうたんが残っていません。
mover-out = 席{ $seat }のステップは「{ $step }」ですが、すでに脱落しています。
number-form = 「{ $text }」は整数ではありません。
number-range = { $text } は大きすぎます。最大値は{ $highest }です。
option-default = 「{ $text }」は標準なので省いてください。
option-form = 「{ $text }」は、area=owner のようなオプションと値になっていません。
option-order = オプション「{ $option }」の順番が違います。決まった順に、1回ずつ書きます。
out-everyone = 少なくとも1人はゲームに残っている必要があります。
out-order = 脱落した席には、脱落した順に x1、x2 … と番号を付けます。ここでは { $found } です。
position-fields = 局面は、空白1つで区切った6つの項目からなります。ここには{ $found }個あります。
position-long = 局面は{ $longest }文字以内です。
seat-colours = 席{ $seat }の色は「{ $colours }」ですが、「{ $text }」と書かれています。
seat-form = 席{ $seat }は 30:r12 のように書きます。「{ $text }」ではありません。
seat-number = 「{ $text }」は{ $seats }つの席のどれでもありません。
seats-number = 局面の席は2〜4席です。ここには{ $found }席あります。
should-be-over = 続けられる人がいないので、ステップは「{ $step }」ではなく「over」です。
step-ruleset = このルールに「{ $step }」というステップはありません。
step-unknown = 「{ $text }」というステップはありません。使えるもの：{ $steps }
top-colour = 席{ $seat }の山の一番上のじゅうたんは「{ $colours }」のどれかです。「{ $text }」ではありません。
top-early = 席{ $seat }の山はこれから引くところなので、一番上はまだ書きません。
top-missing = 席{ $seat }の山には、*r のように一番上を書く必要があります。
top-none-left = 席{ $seat }の山の一番上が「{ $colour }」ということはありえません。その色はもう残っていません。
top-one-colour = 席{ $seat }の山は1色なので、一番上は書きません。

## What is wrong with a record

comment-brace = コメントに閉じ波かっこは使えません：「{ $text }」
comment-open = コメントがその行の中で閉じられていません。
comment-place = コメント「{ $text }」は、コメントを置けない場所にあるか、順番が違います。
comment-result = 結果の横や前後にコメントは置けません。ターンの並びの中に置いてください。
not-canonical = 標準の書き方ではありません。正しくは：{ $expected }
record-character = 「{ $text }」は棋譜に使えない文字です。
record-cut-off = 最後の行が不完全です。棋譜が途中で切れているようです。
record-edition = 版「{ $name }」のルールは、タグ Start の局面のルールと異なります。
record-empty = 何も書かれていません。
record-long = 棋譜は{ $longest }文字以内です。
record-no-result = 棋譜に結果がありません。最後に空行を置き、そのあとに「*」か得点を書いてください。
record-players = 棋譜にはタグ Start か、順番どおりの2〜4人のプレイヤー（Seat1、Seat2 …）が必要です。
record-seat = { $tag }：このゲームの席は{ $seats }つだけです。
record-start = タグが、このゲームの始まりと一致しません。
record-sections = この空行のあとに書けるのは結果だけです。
result-wrong = 結果は { $expected } です。「{ $text }」ではありません。
tag-form = [Seat1 "Ana"] のようなタグになっていません：{ $text }
tag-name = 「{ $tag }」はタグの名前として使えません。
tag-reserved = タグ { $tag } は開始局面と名前と版から自動で書かれます。省いてください。
tag-twice = タグ { $tag } が2回書かれています。
turn-empty = このターンにはアクションがありません。
turn-form = ターンは「1.」のように番号で始まります。ここでは「{ $text }」です。
turn-line = 「{ $text }」の前でターンは終わっています。新しい行に書いてください。
turn-number = 次に来るのはターン{ NUMBER($expected, useGrouping: 0) }です。{ $text } ではありません。
turn-unfinished = ターンが終わっていません。ステップ「{ $step }」が抜けています。

## Dice

seed-form = 「{ $text }」はシードとして使えません。空白を含まない1〜{ $longest }文字の印字可能なASCII文字を使ってください。
commitment-form = 「{ $text }」はSHA-256のハッシュではありません。16進数64桁（英字は小文字）で指定してください。
commitments-missing = 最初から席に着くのは{ $people }人で、シードのハッシュが1人に1つ必要ですが、指定されたのは{ $commitments }人分です。
seeds-awaited = まだゲームを始められません。届いていないシードがあります。
seeds-sealed = まもなくゲームが始まるため、シードはもう変えられません。
seed-hash = 席{ $seat }のシードが公開ハッシュと一致しません。シードのハッシュは { $expected } で、{ $text } ではありません。
dice-tags = タグ { $tag } がないため、サイコロを検証できません。
dice-tag-form = タグ { $tag } に「{ $text }」は書けません。
dice-seat = { $tag }：このゲームの席は{ $seats }つだけです。
dice-hash = サーバーのシードが公開ハッシュと一致しません。シードのハッシュは { $expected } で、{ $text } ではありません。
dice-chance = { $number }回目のサイコロまたは引きが { $action } ですが、シードからは { $expected } になります。

## Names

name-characters = 名前に { $text } という文字は使えません。
name-length = 名前は1〜{ $longest }文字です。これは{ $length }文字あります。

## At a table

behind = ゲームが先に進みました。もう一度見てから決めてください。
bot-not-ready = ボットはまだ準備中です。少し待ってからもう一度お試しください。
chance-decides = { $action }：ここは運で決まります。
clock-form = 「{ $kind }」は持ち時間として使えません。
code-wrong = このリンクでは席に着けないか、もう使えなくなっています。新しいリンクをもらってください。
device-link-wrong = このリンクでは端末を追加できないか、もう使えなくなっています。もう一方の端末で新しいリンクを作ってください。
device-unknown = あなたの端末ではないか、すでにログアウトされています。
command-unknown = 「{ $kind }」はテーブルのコマンドではありません。
hint-none = ボットの応答がありませんでした。少し待ってからもう一度お試しください。
hint-people = ほかの人と遊んでいるときは、ヒントを使えません。
log-long = このテーブルはイベント数の上限（{ $most }）に達しました。あとは最後まで遊ぶことしかできません。
names-missing = 最初から席に着くのは{ $people }人で、名前が1人に1つ必要ですが、指定されたのは{ $names }人分です。
not-host = それができるのは、このテーブルを作った人だけです。
not-seated = それができるのは、このテーブルの席に着いている人だけです。
not-your-seat = 席{ $seat }はあなたの席ではありません。
not-your-turn = あなたの番ではありません。今は席{ $seat }の番です。
record-none = このゲームはまだ始まっていないので、棋譜はありません。
rematch-exists = 次のゲームはもう用意されています：テーブル { $table }
rules-twice = 版か独自ルールの、どちらか一方だけを選んでください。
seat-free = 席{ $seat }には誰もいません。
seat-kind = 「{ $text }」は席の種類として使えません。席は、空席、人、ボットのどれかです。
seat-missing = ここに席「{ $seat }」はありません。
seat-not-lent = あなたの代わりにプレイしているボットはいません。
seat-not-persons = 席{ $seat }で今プレイしているのは人ではありません。
seat-present = 席{ $seat }のプレイヤーは席にいるか、離席したばかりです。
seat-taken = { $seat ->
    [0] 席はすべて埋まっています。
   *[other] 席{ $seat }は埋まっています。
}
seats-open = まだ空席があります。
stand-in-weak = ボット「{ $name }」はプレイヤーの代わりになれません。代わりになれるボット：{ $names }
table-busy = このテーブルへの操作が重なっています。もう一度お試しください。
table-damaged = テーブル「{ $table }」のログが壊れているため、そこでは誰もプレイできません。ほかのテーブルに影響はありません。
table-unknown = テーブル「{ $table }」はありません。
time-left = 時間はまだ残っています。
timeout-kind = 「{ $text }」は、時間切れのときの扱いとして使えません。
wrong-phase = { $phase ->
    [gathering] ゲームはまだ始まっていません。
    [playing] ゲームはもう始まっています。
    [over] ゲームは終了しています。
   *[cancelled] このテーブルは取り消されました。
}

## Reactions at a table

reactions-fast = 少し待ってください！ 次のリアクションは{ $seconds }秒後に送れます。
reactions-crowd = 今は多くの観戦者がリアクションを送っています。少し待ってからもう一度お試しください。
reactions-used = { $who ->
    [spectators] 観戦者は、このテーブルでのリアクション{ $most }回を使い切りました。
   *[player] このテーブルでのリアクション{ $most }回を使い切りました。
}

## Taking back

undo-none = 手元に戻せるじゅうたんはありません。戻せるのは、アッサムの向きを決めるか、サイコロを振るまでです。
undo-others = ほかの人が自分の端末で参加しているため、敷き直しはできません。

## At the server

analysis-empty = 分析するものがありません。アクションが1つも記録されていません。
analysis-full = このサーバーでは、多くのゲームが分析を待っています。数分後にもう一度お試しください。
analysis-many = 依頼した分析がいくつか、まだ順番を待っています。どれかが終わるまでお待ちください。
analysis-too-early = 分析できるのは、ゲームが終わってからです。
analysis-unknown = この分析はもうありません。もう一度依頼してください。
bots-alone = { $most ->
    [0] このサーバーでは、ボットだけのゲームはできません。
    [1] お使いのネットワークから、すでにボットだけのゲームが1件行われています。終わるまでお待ちください。
   *[other] お使いのネットワークから、すでにボットだけのゲームが{ $most }件行われています。どれかが終わるまでお待ちください。
}
host-refused = このサーバーは「{ $host }」という名前では応答しません。サーバーの管理者がオプション { $option } でこの名前を許可できます。
method-unknown = ここではできません。
origin-refused = ほかのサイトのページからはできません。
page-unbuilt = このサーバーにはゲームのページが組み込まれていません。ソースのフォルダーで「python hatch_build.py build」を実行してください。
page-unknown = このアドレスには何もありません。
request-big = 一度に送る量が多すぎます。
request-invalid = リクエストがプロトコルの形式に合っていません（{ $where }：{ $what }）。
request-slow = リクエストが届くまでに時間がかかりすぎました。
rollout-none = ここで比べるものはありません。この時点では、誰にも選択の余地がありませんでした。
rollout-unknown = この試行の結果はもうありません。もう一度試してください。
server-failed = サーバーで問題が起きました。内容は記録されました。もう一度お試しください。
server-full = 今はサーバーがいっぱいです。しばらくしてからもう一度お試しください。
square-unknown = 「{ $text }」というマスはありません。
token-missing = この端末にはトークンがないか、ログアウト済みです。POST /api/device で新しいトークンを取得できます。
too-many-tables = 1つのページで観戦できるのは{ $most }テーブルまでです。
server-troubled = 今はサーバーにプレイ内容を保存できません。少し待ってからもう一度お試しください。
too-often = 回数が多すぎます。少し待ってからもう一度お試しください。

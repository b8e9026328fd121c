### Japanese: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = 「{ $text }」というアクションはありません。
depth-negative = { $depth }アクションの手順というものはありません。
draw-none-left = { $action }：席{ $seat }の山に、その色のじゅうたんは残っていません。
game-over = { $action }：ゲームは終了しています。
lay-covers-rug = { $action } は、まるごと覆ってはいけないじゅうたんを1枚まるごと覆ってしまいます。
lay-must = 敷ける場所があるので、1枚敷かなければなりません。
lay-not-beside = { $action } は、アッサムのマスと辺で接していません。
lay-on-assam = { $action } は、アッサムの下になってしまいます。
lay-one-colour = { $action } は、同じ色の2マスの上になります。このルールでは敷けません。
not-this-step = { $action } は今はできません。{ $step ->
    [turn] アッサムの向きを決めるところです（N、E、S、W）。
    [steer] アッサムの向きを決めるところです（N、E、S、W）。
    [roll] サイコロを振るところです（1〜4）。
    [draw] 山から次のじゅうたんを引くところです（例：*r）。
   *[lay] じゅうたんを敷くところです（例：d4d5）。
}
roll-unknown = 「{ $action }」という出目はありません。サイコロの目は1〜4です。
seat-out = { $action }：席{ $seat }はすでに脱落しています。
seat-unknown = { $action }：席{ $seat }には誰もいません。
steer-must-turn = { $action }：アッサムは左か右に90度回す必要があります。すでに { $facing } を向いています。
turn-half-round = { $action }：アッサムは { $facing } を向いていて、180度は回せません。

## What cannot be set up

bot-unknown = 「{ $name }」というボットはありません。使えるもの：{ $names }
edition-unknown = 「{ $name }」という版はありません。「marrakech editions」で一覧を見られます。
facing-unknown = 「{ $facing }」という向きはありません。N、E、S、Wのどれかを使ってください。
option-clash = { $first } と { $second } は同時に使えません。
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
number-range = { $text } は最大値の{ $highest }を超えています。
option-default = 「{ $text }」は標準なので書きません。
option-form = 「{ $text }」は、area=owner のようなオプションと値になっていません。
option-order = オプション「{ $option }」の順番が違います。決まった順に、1回ずつ書きます。
out-everyone = 少なくとも1人は残っている必要があります。
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
top-colour = 席{ $seat }の山の一番上は「{ $colours }」のどれかです。「{ $text }」ではありません。
top-early = 席{ $seat }の山はこれから引くところなので、一番上はまだ書きません。
top-missing = 席{ $seat }の山には、*r のように一番上を書く必要があります。
top-none-left = 席{ $seat }の山の一番上が「{ $colour }」ということはありえません。その色はもう残っていません。
top-one-colour = 席{ $seat }の山は1色なので、一番上は書きません。

## What is wrong with a record

comment-brace = コメントに閉じ波かっこは使えません：「{ $text }」
comment-open = コメントがその行の中で閉じられていません。
comment-place = コメント「{ $text }」は、コメントを置けない場所にあるか、順番が違います。
comment-result = 結果の横や前後にコメントは置けません。最後に置けるのは、ターンの並びの中です。
not-canonical = 書き方が違います。正しくは：{ $expected }
record-character = 「{ $text }」は棋譜に使えない文字です。
record-cut-off = 最後の行が終わっていません。棋譜が途中で切れているようです。
record-edition = 版「{ $name }」のルールは、タグ Start の局面のルールと異なります。
record-empty = 何も書かれていません。
record-long = 棋譜は{ $longest }文字以内です。
record-no-result = 棋譜に結果がありません。空行のあとに「*」か得点が必要です。
record-players = 棋譜に Start も、順番どおりの2〜4つの席（Seat1、Seat2 …）もありません。
record-seat = { $tag }：このゲームの席は{ $seats }つだけです。
record-start = タグが、このゲームの始まりを表していません。
record-sections = この空行のあとに書けるのは結果だけです。
result-wrong = 結果は { $expected } です。「{ $text }」ではありません。
tag-form = [Seat1 "Ana"] のようなタグになっていません：{ $text }
tag-name = 「{ $tag }」はタグの名前として使えません。
tag-reserved = タグ { $tag } は開始局面と名前と版から書かれます。別に指定することはできません。
tag-twice = タグ { $tag } が2回書かれています。
turn-empty = このターンにはアクションがありません。
turn-form = ターンは「1.」のように番号で始まります。ここでは「{ $text }」です。
turn-line = 「{ $text }」の前でターンは終わっています。新しい行に書いてください。
turn-number = 次に来るのはターン{ NUMBER($expected, useGrouping: 0) }です。{ $text } ではありません。
turn-unfinished = ターンが終わっていません。ステップ「{ $step }」が残っています。

## Dice

seed-form = 「{ $text }」はシードとして使えません。空白を含まない1〜{ $longest }文字の印字可能なASCII文字を使ってください。
commitment-form = 「{ $text }」はSHA-256のハッシュではありません。16進数64桁（英字は小文字）で指定してください。
commitments-missing = すぐに席に着く{ $people }人それぞれにシードの約束が必要ですが、指定されたのは{ $commitments }人分です。
seeds-awaited = まだゲームを始められません。シードの届いていない席があります。
seeds-sealed = シードは確定しました。まもなくゲームが始まるため、もう変えられません。
seed-hash = 席{ $seat }のシードが約束と異なります。ハッシュは { $expected } で、{ $text } ではありません。
dice-tags = タグ { $tag } がないため、サイコロを検証できません。
dice-tag-form = タグ { $tag } に「{ $text }」は書けません。
dice-seat = { $tag }：このゲームの席は{ $seats }つだけです。
dice-hash = サーバーのシードが約束と異なります。ハッシュは { $expected } で、{ $text } ではありません。
dice-chance = 運で決まる{ $number }番目の結果が { $action } ですが、シードからは { $expected } になります。

## Names

name-characters = 名前に { $text } という文字は使えません。
name-length = 名前は1〜{ $longest }文字です。これは{ $length }文字あります。

## At a table

behind = ゲームが先に進みました（イベント{ $number }）。もう一度見てから決めてください。
bot-not-ready = ボットはまだ準備中です。少し待ってからもう一度お試しください。
chance-decides = { $action }：ここは運で決まります。
clock-form = 「{ $kind }」という持ち時間では遊べません。
code-wrong = このリンクでは席に着けないか、もう使えなくなっています。
device-link-wrong = このリンクでは端末を追加できないか、もう使えなくなっています。もう一方の端末で新しいリンクを作ってください。
device-unknown = あなたの端末ではないか、すでにログアウトされています。
command-unknown = 「{ $kind }」はテーブルでできることではありません。
hint-none = ボットが答えませんでした。少し待ってからもう一度お試しください。
hint-people = ほかの人と遊んでいるときは、ヒントを使えません。
log-long = このテーブルではすでに{ $most }を超える出来事がありました。あとは最後まで遊ぶことしかできません。
names-missing = すぐに席に着く{ $people }人全員に名前が必要ですが、指定されたのは{ $names }人分です。
not-host = それができるのは、このテーブルを作った人だけです。
not-seated = それができるのは、このテーブルの席に着いている人だけです。
not-your-seat = 席{ $seat }はあなたの席ではありません。
not-your-turn = 今は席{ $seat }の番です。あなたの席ではありません。
record-none = このゲームはまだ始まっていないので、棋譜はありません。
rematch-exists = 次のゲームはもう用意されています：テーブル { $table }
rules-twice = 版かルールのどちらか一方だけを指定してください。
seat-free = 席{ $seat }には誰もいません。
seat-kind = 「{ $text }」は席に着けません。席は、人、空席、ボットのどれかです。
seat-missing = ここに席「{ $seat }」はありません。
seat-not-lent = あなたの代わりにプレイしているボットはいません。
seat-not-persons = 席{ $seat }で今プレイしているのは人ではありません。
seat-present = 席{ $seat }のプレイヤーはここにいるか、離れてからまだ間がありません。
seat-taken = { $seat ->
    [0] 席はすべて埋まっています。
   *[other] 席{ $seat }は埋まっています。
}
seats-open = まだ空席があります。
stand-in-weak = ボット「{ $name }」はプレイヤーの代わりになれません。代わりになれるボット：{ $names }
table-busy = このテーブルへの操作が重なっています。もう一度お試しください。
table-damaged = テーブル「{ $table }」のログが壊れているため、そこでは誰もプレイできません。ほかのテーブルはすべて無事です。
table-unknown = テーブル「{ $table }」はありません。
time-left = 時間はまだ残っています。
timeout-kind = 「{ $text }」は、時間切れのときの扱いとして使えません。
wrong-phase = { $phase ->
    [gathering] ゲームはまだ始まっていません。
    [playing] ゲームはもう始まっています。
    [over] ゲームは終了しています。
   *[cancelled] このテーブルは取り消されました。
}

## At the server's doors

bots-alone = { $most ->
    [0] このサーバーでは、ボットだけのゲームはできません。
    [1] お使いのネットワークから、ボットだけのゲームが1件行われています。終わるまでお待ちください。
   *[other] お使いのネットワークから、ボットだけのゲームが{ $most }件行われています。どれかが終わるまでお待ちください。
}
host-refused = このサーバーは「{ $host }」という名前では応答しません。サーバーの管理者がオプション { $option } でこの名前を許可できます。
method-unknown = ここではできません。
origin-refused = ほかのサイトのページからはできません。
page-unbuilt = このサーバーにはページが組み込まれていません。ソースで「python hatch_build.py build」を実行してください。
page-unknown = ここには何もありません。
request-big = 一度に送る量が多すぎます。
request-invalid = リクエストがプロトコルの形式に合っていません（{ $where }：{ $what }）。
request-slow = リクエストが届くまでに時間がかかりすぎました。
server-failed = こちらで問題が起きました。内容は記録済みで、受け付けた操作は失われません。
server-full = サーバーの接続数が上限に達しています。しばらくしてからもう一度お試しください。
square-unknown = 「{ $text }」というマスはありません。
token-missing = この端末にはトークンがないか、ログアウト済みのトークンです。POST /api/device で取得できます。
too-many-tables = 1つのページで観戦できるのは{ $most }テーブルまでです。
server-troubled = 今はサーバーが何も保存できません（{ $trouble }）。何も失われていません。しばらくしてからもう一度お試しください。
too-often = 回数が多すぎます。しばらくお待ちください。

### Japanese: playing without seeing the market: the text board, its keys and what it reads out.

text-board = テキストボード
text-board-about = 市場を言葉で表します。マスはボタンになり、入力欄と、知りたいことを読み上げるキーがあります。
text-board-show = テキストボードを表示
text-board-hide = テキストボードを隠す
settings-text-board = どのテーブルでもテキストボードを表示する
settings-text-board-help = 市場を見ずに遊ぶための、マスのボタンと入力欄です。

## The squares

text-squares = 市場のマス
text-square = { $square }、{ $rug ->
    [bare] 空きマス
    [r] 赤のじゅうたん
    [b] 青のじゅうたん
    [y] 黄色のじゅうたん
   *[g] 緑のじゅうたん
}{ $other ->
    [none] {""}
    [hidden] 、もう半分は隠れています
   *[square] 、もう半分は{ $with }
}{ $assam ->
    [N] 。アッサムがここで北を向いています
    [E] 。アッサムがここで東を向いています
    [S] 。アッサムがここで南を向いています
    [W] 。アッサムがここで西を向いています
   *[no] {""}
}
text-half-chosen = じゅうたんの半分は{ $square }です。もう半分を置けるマス：{ $squares }。
text-half-undone = 選択を取り消しました。
text-no-rug = 今、{ $square }にはじゅうたんを敷けません。
text-no-pair = 今、{ $first }と{ $second }にはじゅうたんを敷けません。
text-would-lay = { colour }のじゅうたんを{ $first }と{ $second }に。Enterで敷き、Escで取り消します。
text-would-turn = アッサムは{ facing }を向きます。Rでサイコロを振ります。
text-would-steer = 次の番に、アッサムは{ facing }を向きます。Rで決定します。

## The box to type in

text-box = アクションまたは質問を入力
text-box-go = 実行
text-box-help = N（北）、E（東）、S（南）、W（西）でアッサムの向きを決め、Rでサイコロを振り、d4d5のような2つのマスでじゅうたんを敷きます。d4のような1つのマスで、そこにあるものと、止まったときの支払額がわかります。Iは席、Tは前のターン、Aはできること、Cは出目ごとの支払い、Oは全体の様子を読み上げます。
text-box-empty = まだ何も入力されていません。
text-box-unknown = 「{ $text }」はアクションでも質問でもありません。? でヘルプを表示します。
text-not-now = 今は { $action } はできません。
text-not-yours = 今、あなたが決めることはありません。

## What is read out

text-ask = 読み上げ
text-ask-seats = 席
text-ask-last = 前のターン
text-ask-legal = できること
text-ask-prices = 出目ごとの支払い
text-ask-overview = 全体の様子
text-overview = ターン{ $turn }。アッサムは{ $square }で{ facing }を向いています。
text-seat = { $name }：{ $score }。{ $rugs }。
text-labelled = { $label }：{ $text }
text-seat-next = 次のじゅうたんは{ colour }です。
text-seat-out = { $name }は脱落しています。
text-last-none = まだ誰もプレイしていません。
text-legal-turn = アッサムを向けられる方向：{ $choices }。
text-legal-roll = サイコロを振れます。
text-legal-lay = じゅうたんの敷き方は{ $count }通り：{ $choices }。
text-legal-return = 敷ける場所がないため、じゅうたんは箱に戻ります。
text-legal-none = 今できることはありません。

## Its keys

text-keys-title = テキストボードのショートカット
text-keys-arrows = マスからマスへ移動。HomeとEndは行の端へ、Page UpとPage Downは列の端へ
text-keys-enter = じゅうたんのマスを選ぶ、または敷く
text-keys-roll = サイコロを振る
text-keys-seats = 席を読み上げる
text-keys-last = 前のターンを読み上げる
text-keys-legal = できることを読み上げる
text-keys-price = このマスに止まったときの支払額を読み上げる
text-keys-prices = 出目ごとの支払いを読み上げる
text-keys-overview = アッサムの場所と、次にすることを読み上げる
text-keys-box = 入力欄へ移動

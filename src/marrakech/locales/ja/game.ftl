### Japanese: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] 赤
    [b] 青
    [y] 黄色
   *[g] 緑
}
facing = { $facing ->
    [N] 北
    [E] 東
    [S] 南
   *[W] 西
}
dirhams = { $count }ディルハム
games = { $games }ゲーム
turns = { $count }ターン

## Where something stands in a text

at-turn = ターン{ NUMBER($turn, useGrouping: 0) }（{ NUMBER($line, useGrouping: 0) }行目、{ NUMBER($column, useGrouping: 0) }文字目）：{ $problem }
at-turn-alone = ターン{ NUMBER($turn, useGrouping: 0) }：{ $problem }
at-line = { NUMBER($line, useGrouping: 0) }行目、{ NUMBER($column, useGrouping: 0) }文字目：{ $problem }
at-column = { NUMBER($column, useGrouping: 0) }文字目：{ $problem }

## What happened

did-face = { $name }がアッサムを{ facing }に向けました。
did-steer = { $name }が次の番に備えて、アッサムを{ facing }に向けました。
did-roll = { $name }の出目は{ $slippers }。アッサムは{ $square }へ進みます。
did-stay-free = 支払いはありません。
did-pay = { $name }が{ $owner }に{ dirhams }を払いました。{ colour }のエリアは{ $squares }マスです。
did-pay-part = { $name }は{ colour }のエリアで{ $owner }に{ $price }ディルハムを払うところですが、手持ちは{ dirhams }だけです。
did-go-out = { $name }は全額を払えず、脱落しました。
did-lay = { $name }が{ colour }のじゅうたんを{ $first }と{ $second }に敷きました。
did-return = 敷ける場所がありません。{ $name }は1枚を箱に戻しました。
did-draw = { $name }の次のじゅうたんは{ colour }です。
did-give-up = { $name }が降参しました。
did-win = { $count ->
    [1] { $names }の勝ちです。
   *[other] { $names }が勝利を分け合いました。
}
list-and = { $first }と{ $last }
list-comma = { $first }、{ $last }
two-sentences = { $first }{ $second }
as-sentence = { $text }。

## What each roll would cost

price-heading = 出目ごとの支払い
price-free = { $slippers }：{ $square }、支払いなし
price-own = { $slippers }：{ $square }、自分のじゅうたん
price-neutral = { $slippers }：{ $square }、脱落したプレイヤーのじゅうたん
price-due = { $slippers }：{ $square }、{ $owner }に{ dirhams }
price-short = { $slippers }：{ $square }、{ $owner }に{ $price }ディルハム、手持ちは{ $dirhams }だけ

### Japanese: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = ルール
rules-lead = 市場のオーナー、アッサムは気難しい人です。向いているほうへ歩き、人のじゅうたんの上で止まれば、あなたがその持ち主に払うことになります。じゅうたんをうまく敷き、ディルハムを守りましょう。最後に、ディルハムと見えているマスの合計がいちばん多い人が勝ちます。
rules-unofficial = これは私たちの言葉で書いたルールです。このゲームは、市販のゲームの製作者とは関係ありません。
rules-contents = 目次
rules-learn-instead = まず触ってみますか？ 2分で覚えられます。
rules-show = 動きを見る
rules-show-again = もう一度見る
rules-allowed = できる
rules-forbidden = できない

## The aim

rules-aim = ゲームの目的
rules-aim-points = ゲームの終わりに、手持ちの1ディルハムにつき1点、自分のじゅうたんが見えている1マスにつき1点を得ます。得点のいちばん多い人が勝ちです。

## What there is

rules-things = 内容物
rules-things-market = 市場は縦横7マスずつです。アッサムは中央のマスから始め、いつも縦か横のどちらかにまっすぐ向いています。
rules-things-die = 木のサイコロにはスリッパが描かれています。6つの面にあるスリッパの数は、1、2、2、3、3、4です。そのため、2と3は1と4の2倍出やすくなっています。
rules-things-stock = 全員が30ディルハムを持って始めます。じゅうたんは、辺で接する2マスを覆います。3人なら15枚ずつ、4人なら12枚ずつ持ちます。2人のときは少し違います（下を参照）。
rules-things-figure = アッサムは中央から始めます。そこから、印の付いたどのマスへも歩き出せます。

## A turn

rules-turn = ターンの流れ
rules-turn-lead = ターンは4つのステップからなり、いつもこの順に行います。
rules-turn-face = 向きを決める
rules-turn-figure = アッサムは南を向いています。そのままにすることも、左か右に90度回すこともできるので、印の付いたどのマスへも歩き出せます。北は真後ろなので、そちらへは歩き出せません。
rules-turn-face-how = アッサムを左に90度回すか、右に90度回すか、そのままにします。180度回すことはできません。
rules-turn-roll = 振る
rules-turn-roll-how = サイコロを振ります。アッサムは出たスリッパの数だけ、空きマスの上もじゅうたんの上も同じように、まっすぐ進みます。
rules-turn-pay = 払う
rules-turn-pay-how = アッサムがほかのプレイヤーのじゅうたんに止まったら、そのプレイヤーに払います。空きマスや自分のじゅうたんなら、何も払いません。
rules-turn-lay = 敷く
rules-turn-lay-how = 自分のじゅうたんを1枚、アッサムの隣に敷きます。敷ける場所があれば、必ず敷かなければなりません。その後、次のプレイヤーのターンになります。

## The edge

rules-edge = 市場の外へ出たら
rules-edge-track = 市場のまわりには真ちゅうのレールがあります。端から外へ出たアッサムは、そこから始まるレールをたどり、その終わりで市場に戻ります。レールの上は歩数に数えませんが、戻ったマスは1歩に数えます。
rules-edge-half = レールの多くは半円です。アッサムは隣の行か列に、反対向きになって戻ります。
rules-edge-corner = 右上と左下の2つの角では、レールがループになっています。アッサムは出たばかりの角のマスに90度向きを変えて戻り、もう一方の端に沿って歩き続けます。
rules-edge-figure-half = スリッパ3つ：端まで1歩、半円を回って戻ったマスが2歩目、さらに1歩です。
rules-edge-figure-corner = 角でスリッパ2つ：ループを回り、角のマスに戻って1歩目、それから端に沿ってもう1歩です。

## Paying

rules-pay = 支払い
rules-pay-area = 支払額は、アッサムが立っているエリアの1マスにつき1ディルハムです。エリアとは、アッサムのマスを含めて、同じ色が辺でつながったマス全体です。角だけで触れているマスは、つながっていません。一番上に見えているものだけを数えます。
rules-pay-figure = アッサムが青に止まりました。ここでは青のマスが4つつながっているので、支払いは4ディルハムです。5つ目は角でしか触れていないので、数えません。

## Laying

rules-lay = じゅうたんを敷く
rules-lay-where = じゅうたんは、辺で接する2マスに敷きます。少なくとも片方はアッサムのマスと辺で接していなければなりません。アッサムのマスそのものには敷けません。
rules-lay-over = 空きマスにも、自分のじゅうたんにも、ほかのプレイヤーのじゅうたんの半分にも重ねられます。覆われた部分は誰の得点にもなりません。
rules-lay-whole = できないことが1つあります。ほかのプレイヤーのじゅうたんを、一度に1枚まるごと覆うことです。別々の2枚を半分ずつなら覆えます。すでに半分が隠れているじゅうたんは、もうまるごとの1枚ではないので、残りの半分を覆ってもかまいません。
rules-lay-figure-where = 赤は、少なくとも半分がアッサムのマスの辺に接していれば、どこにでも敷けます。印の付いたマスは、アッサムのマスと辺で接する4マスです。
rules-lay-figure-half = 赤は、青のじゅうたんの半分と空きマス1つを覆います。
rules-lay-figure-two = 赤は、別々の青のじゅうたん2枚を半分ずつ覆います。
rules-lay-figure-whole = 赤は、印の付いたマスを1枚で覆えません。青のじゅうたん1枚をまるごと覆うことになるからです。

## The end

rules-end = ゲームの終わり
rules-end-when = 残っているプレイヤー全員が、手持ちのじゅうたんを使い切ったらゲーム終了です。
rules-end-points = 自分のじゅうたんが見えているマスを数え、手持ちのディルハムを足します。得点のいちばん多い人が勝ちです。同点ならディルハムの多い人が勝ち、それも同じなら勝利を分け合います。

## Out of the game

rules-out = 脱落
rules-out-pay = 支払額の全部を払えないときは、手持ちをすべて払って脱落します。ターンはそこで終わり、まだ敷いていないじゅうたんは箱に戻します。
rules-out-rugs = 市場に敷いたじゅうたんはそのまま残りますが、もう誰もそこで払わず、誰の得点にもなりません。ほかのプレイヤーにとっては人のじゅうたんのままなので、一度に1枚まるごと覆うことはできません。
rules-out-last = 最後の1ディルハムまで払っても、全額を払えたなら脱落ではありません。1人だけが残ったら、その人の勝ちです。脱落した人の順位は残った人より下で、後で脱落した人ほど上になります。

## Giving up

rules-give-up = 降参
rules-give-up-how = 自分のターンでなくても、いつでも降参できます。その場合は上と同じように脱落し、ディルハムは銀行に戻ります。持ち時間のあるテーブルで時間切れになったときも同じですが、ボットが交代する設定のテーブルでは別です。

## Two players

rules-two = 2人で遊ぶ
rules-two-pile = 2人のときは1人2色です。一方は赤と青、もう一方は黄色と緑を12枚ずつ使います。自分の24枚を混ぜて1つの山にします。一番上のじゅうたんは全員に見えていて、次はそれを敷かなければなりません。
rules-two-area = 色ごとに別のエリアです。自分の2色が隣り合っていても、支払いはアッサムが立っている色のマスの分だけです。

## The variant

rules-variant = バリエーション：次の番の向きを決める
rules-variant-how = ここでは、サイコロを振る前にアッサムの向きを決めません。サイコロを振り、アッサムは今の向きのまま進み、支払いをして、じゅうたんを敷きます。それからアッサムを左か右に90度回し、次のプレイヤーの番に進む方向を決めます。脱落した人は向きを変えず、最後のじゅうたんの後は誰も変えません。

## Printings

rules-printings = 版による違い
rules-printings-lead = 印刷されたルールは、どこでも同じというわけではありません。テーブルを作るときに、版を選ぶことも、次のルールを1つずつ選ぶこともできます。このページで説明しているのは標準ルールです。
rules-printings-what = ルール
rules-printings-usual = 標準ルール
rules-printings-else = 別のルール
rules-printings-who = 採用している版
rules-printings-nobody = これらの版にはなし
rules-printings-presets = どの版も、テーブルを作るときに言語で選べます。
rules-option-bankruptcy = 全額を払えない人は
rules-option-bankruptcy-usual = 脱落する。
rules-option-bankruptcy-else = 手持ちを払って続ける。
rules-option-steering = アッサムの向きを決めるのは
rules-option-steering-usual = サイコロを振る前。
rules-option-steering-else = 敷いた後、次の番に備えて。必ず向きを変える版と、そのままでもよい版がある。
rules-option-area = 支払いで数えるのは
rules-option-area-usual = 同じ色のマス。
rules-option-area-else = 同じ持ち主のマス。2人用では2色を合わせて数える。
rules-option-whole = 1枚まるごと覆えないのは
rules-option-whole-usual = ほかのプレイヤーのじゅうたん。
rules-option-whole-else = 自分のものも含めた、すべてのじゅうたん。
rules-option-halves = 新しいじゅうたんの下になる2マスは
rules-option-halves-usual = 同じ色でもよい。
rules-option-halves-else = 同じ色ではいけない。敷ける場所がなければ箱に戻す。
rules-option-pile = 2人用の山は
rules-option-pile-usual = 混ぜる。
rules-option-pile-else = 色を交互に重ねる。
rules-option-stock = 2人のとき、1人分は
rules-option-stock-usual = 2色で24枚。
rules-option-stock-else = 1色で15枚。
rules-option-tie = 同点のときは
rules-option-tie-usual = ディルハムの多い人の勝ち。
rules-option-tie-else = 勝利を分け合う。
rules-option-box = 箱に入っているのは
rules-option-box-usual = 15枚が4組。
rules-option-box-else = 15枚が3組と12枚が1組。
rules-option-starter = 最初のプレイヤーは
rules-option-starter-usual = ランダムに決める。
rules-option-starter-else = 話し合いで決めた人、最年少の人、または最後にモロッコへ行った人。

## Learning it

learn-title = 2分で覚える
learn-progress = レッスン{ $lesson } / { $lessons }
learn-go-to = レッスン{ $lesson }：{ $title }
learn-lesson = { $lesson ->
    [turn] 向きを決める
    [roll] サイコロを振る
    [track] レールをたどる
    [pay] 払う
    [lay] じゅうたんを敷く
    [cover] 重ねて覆う
   *[win] 勝つ
}
learn-says = { $lesson ->
    [turn] これがアッサムです。向いているほうへ歩きます。その前に、左か右へ90度回すことができます。
    [roll] サイコロのスリッパの数が、アッサムの進むマスの数です。2と3がいちばんよく出ます。
    [track] 端まで来たアッサムは真ちゅうのレールをたどり、隣の行に戻ってきます。レールの上は歩数に数えません。
    [pay] アッサムが青のじゅうたんに止まります。そこでつながっている青のマスがエリアで、1マスにつき1ディルハムを青に払います。
    [lay] アッサムが歩き終えたら、自分のじゅうたんを敷きます。覆うのは2マスで、少なくとも1つはアッサムのすぐ隣でなければなりません。
    [cover] じゅうたんは重ねて敷けます。ただし、ほかのプレイヤーのじゅうたんを一度に1枚まるごと覆うことはできません。
   *[win] 1ディルハムで1点、見えているマス1つで1点です。じゅうたんは残り1枚。青が2点リードしています。
}
learn-task = { $lesson ->
    [turn] 右へ向けてください。
    [roll] サイコロを振ってください。
    [track] サイコロを振って、アッサムの行き先を見てください。
    [pay] サイコロを振って、いくら払うか見てください。
    [lay] 赤のじゅうたんを敷く場所を選んでください。
    [cover] 青のじゅうたんの半分を隠してください。
   *[win] 勝てるように、最後の1枚を敷いてください。
}
learn-done = { $lesson ->
    [turn] 右を向きました。これからそちらへ歩きます。
    [roll] スリッパ3つで、3マスです。
    [track] 1つの行から出て、隣の行に戻りました。進んだのは3マスで、レールの分は数えません。
    [pay] 青のマスが3つなので、青は3ディルハムを受け取ります。
    [lay] じゅうたんが敷けました。これからは、ほかの人の番にアッサムがそこで止まると、その人が払います。
    [cover] うまく隠せました。青は1マス減り、エリアも小さくなりました。
   *[win] 1点差で勝ちです。自分は2マス増え、青は1マス減りました。
}
learn-else = { $lesson ->
    [turn] そちらにも行けます。でも今は、右を指す矢印を選んでください。
    [cover] それもできますが、青がまったく隠れません。青の2マスのどちらかを覆う場所を選んでください。
   *[win] 惜しい。それではまだ、ディルハムの多い青の勝ちです。自分のマスは覆わずに、青のマスを1つ覆ってください。
}
learn-how-arrow = 矢印をタップするか、矢印キーを使ってください。それからボタンかEnterを押します。
learn-how-rug = マスをタップすると、そこに敷くじゅうたんが現れます。もう一度タップすると次の置き方になり、隣のマスをタップするとその2マスを選べます。矢印キーも使えます。敷くにはボタンかEnterを押します。
learn-do = { $step ->
    [turn] 向きを決める
    [roll] サイコロを振る
   *[lay] じゅうたんを敷く
}
learn-name = { $seat ->
    [1] あなた
    [2] 青
   *[other] 黄色
}
learn-back = 戻る
learn-next = 次へ
learn-skip = スキップ
learn-once-more = もう一度
learn-end-title = これがゲームのすべてです
learn-end = 向きを決め、振り、払い、敷く。そして、みんなのじゅうたんから目を離さないこと。あとは遊びながら覚えられます。
learn-play = 今すぐ遊ぶ
learn-read-rules = ルールを読む
learn-from-start = 最初から

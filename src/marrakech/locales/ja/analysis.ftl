### Japanese: the analysis of a game, on its replay.

analysis-title = 分析
analysis-lead = 誰の運がよかったか、どこで流れが変わったか、どうすればもっとよかったかがわかります。
analysis-do = このゲームを分析

## While it is computed

analysis-asking = 分析を依頼しています…
analysis-waiting = { $place ->
    [0] この分析が次の順番です。
   *[other] この前に、ほかの分析が{ $place }件あります。
}
analysis-running = { $turns }ターン中{ $turn }ターンまで分析しました
analysis-failed = 分析を完了できませんでした。
analysis-lost = 接続が切れました。ここまでの分析は下にあります。

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] 運に恵まれました。サイコロ運による勝率の増減は{ $worth }でした。
    [bad] 運に恵まれませんでした。サイコロ運による勝率の増減は{ $worth }でした。
   *[even] 運は公平でした。よい目と悪い目は打ち消し合いました。
}
analysis-luck-name = { $luck ->
    [good] 一番運がよかったのは{ $name }です。サイコロ運による勝率の増減は{ $worth }でした。
   *[even] 運は公平でした。誰にとっても、よい目と悪い目は打ち消し合いました。
}
analysis-turned = 勝負の分かれ目はターン{ $turn }でした。
analysis-turned-chance = { $name }の勝率は{ $before }から{ $after }になりました。
analysis-worst-you = { $step ->
    [lay] このゲームで最大のミスは、ターン{ $turn }であなたが敷いたこのじゅうたんです。勝率が{ $cost }下がりました。
   *[turn] このゲームで最大のミスは、ターン{ $turn }であなたが決めたアッサムの向きです。勝率が{ $cost }下がりました。
}
analysis-worst-name = { $step ->
    [lay] このゲームで最大のミスは、ターン{ $turn }で{ $name }が敷いたこのじゅうたんです。勝率が{ $cost }下がりました。
   *[turn] このゲームで最大のミスは、ターン{ $turn }で{ $name }が決めたアッサムの向きです。勝率が{ $cost }下がりました。
}
analysis-worst-none = ミスらしいミスは、誰にもありませんでした。

## The chart

analysis-chances = 全員の勝率
analysis-chart-help = 上は、ターンごとの全員の勝率です。下は、プレイヤーごとの行に、出目の運のよしあしとミスのあった場所を示しています。
analysis-walk = 分析で見るターン
analysis-value = ターン{ $turn }の後：{ $chances }。
analysis-value-start = 開始時：{ $chances }。
analysis-value-unknown = ターン{ $turn }はまだ分析されていません。
analysis-chance-of = { $name }（{ $chance }）
analysis-not-yet = まだ分析されていません
analysis-luck-of = 運 { $gain }
analysis-error-of = { $grade ->
    [slip] 疑問手 { $cost }
    [blunder] 大悪手 { $cost }
   *[mistake] 悪手 { $cost }
}
analysis-show = この場面を市場で見る
analysis-as-table = 表で見る
analysis-column-luck = 出目の運
analysis-column-error = ミス

## Errors

analysis-errors = ミス
analysis-grade = { $grade ->
    [slip] 疑問手
    [blunder] 大悪手
   *[mistake] 悪手
}
analysis-grades = { $grade ->
    [slip] 疑問手
    [blunder] 大悪手
   *[mistake] 悪手
}
analysis-decisions = 選択
analysis-lost-each = 選択1回あたりの損失
analysis-errors-list = 1つずつ、大きい順に
analysis-error-turn = ターン{ $turn }：{ $name }
analysis-error-step = { $step ->
    [lay] じゅうたんを敷く
   *[turn] 向きを決める
}

## The sums

analysis-sums = 正確な内訳
analysis-sum-name = { $sum ->
    [start] 開始時の勝率
    [own-luck] 自分の運
    [others-luck] ほかの人の運
    [own-errors] 自分のミス
    [others-decisions] ほかの人の選択
    [corrections] 補正
    [result] 結果
   *[luck-adjusted] 運を除いた結果
}
analysis-sums-help = 数値はすべて、1勝を100%として表しています。開始時の勝率、運、ミス、ほかの人の選択、補正を合計すると結果になります。勝てば100%で、勝利を分け合った人どうしは等分します。
analysis-sums-luck = 運は、出目がもたらしたものを平均と比べた差です。ミスは、そのとき選べた最善の手と比べます。アッサムの向きは、サイコロを振る前の時点で評価します。補正は、分析がさらに先を読んで改めた分です。補正が大きいときは、小さなミスの判定はあまり当てになりません。
analysis-sums-adjusted = 運を除いた結果は、同じ選択をしたときに平均してどうなるかを示します。0%を下回ることも、100%を上回ることもあります。

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = この場面
decision-word = { $grade ->
    [blunder] 大悪手。
    [mistake] 悪手。
    [slip] 疑問手。
    [fine] よい手。
   *[best] 最善の手。
}
decision-cost = 勝率が{ $cost }下がりました。
decision-tag = { $tag ->
    [done] 実際：
    [both] 実際（最善）：
   *[best] 最善：
}
decision-all = 選択肢をすべて見る（{ $count }通り）
decision-forced = ほかに選べる手はありませんでした。
decision-gave-up = 勝率は{ $chance }でした。
decision-luck = { $luck ->
    [lucky] 幸運です。
    [unlucky] 不運です。
   *[even] 幸運でも不運でもありません。
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] 平均的な引きより、勝率が{ $amount }低くなりました。
       *[more] 平均的な引きより、勝率が{ $amount }高くなりました。
    }
   *[roll] { $more ->
        [less] 平均的な出目より、勝率が{ $amount }低くなりました。
       *[more] 平均的な出目より、勝率が{ $amount }高くなりました。
    }
}
decision-rolls = { $step ->
    [draw] { $name }：引いた色ごとの勝率
   *[roll] { $name }：出目ごとの勝率
}
decision-rolled = { $step ->
    [draw] じゅうたん
   *[roll] 出目
}
decision-likelihood = 確率
decision-chance = 勝率

## Rollouts: games that are played from a decision on

rollout-start = 最後まで試す
rollout-help = それぞれの選択肢から何度も最後までプレイし、どれだけの価値があるかを調べます。運の条件はどの選択肢でも同じです。
rollout-waiting = { $place ->
    [0] 始めています…
   *[other] この前に、ほかの試行が{ $place }件あります。
}
rollout-running = 選択肢ごとに{ $games }ゲームまで終了（最大{ $of }ゲーム）
rollout-failed = 最後まで試すことができませんでした。もう一度お試しください。
rollout-finding = { $finding ->
    [worse] 試した結果も同じで、実際の手のほうが劣ります。
    [better] 試した結果は逆で、実際の手のほうが優れています。
    [same] 試しても、実際の手よりよい手は見つかりませんでした。
    [else] 試したところ、実際の手よりよい手が見つかりました。
   *[open] 差が小さく、どちらとも言えません。
}
rollout-results = 試した結果
rollout-worth = { $chance } ± { $error }
rollout-interval = 100回のうち95回は、本当の勝率が帯の範囲に入ります。
rollout-games = 選択肢ごとに{ $games }ゲームをプレイしました。

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] 自分のミスから学ぶ
   *[all] ミスから学ぶ
}
mistakes-back = ゲームに戻る
mistakes-whose = 誰のミスか
mistakes-none = { $name }は、このゲームでミスがありませんでした。お見事です！
mistakes-progress = 問題{ $at } / { $of }
mistakes-puzzle = { $step ->
    [lay] ターン{ $turn }：じゅうたんを敷く
    [steer] ターン{ $turn }：次の番の向きを決める
   *[turn] ターン{ $turn }：向きを決める
}
mistakes-played-rug = 実際には、じゅうたんは{ $first }と{ $second }に敷かれました。
mistakes-played-facing = 実際には、アッサムは{ facing }に向けられました。
mistakes-task = もっとよい手を見つけてください。
mistakes-do = { $step ->
    [lay] じゅうたんを敷く
   *[turn] 向きを決める
}
mistakes-show = 答えを見る
mistakes-finish = 終了
mistakes-same = それは実際の手で、勝率は{ $chance }です。もっとよい手があります。
mistakes-worse = { $choice }：勝率は{ $chance }です。もっとよい手があります。
mistakes-right = { $verdict ->
    [best] 正解です。最善の手です！
   *[good] お見事です。最善に並ぶ手です！
}
mistakes-yours = この手の勝率は{ $chance }です。
mistakes-best = 最善：{ $choice }。
mistakes-cost = 実際の手では、勝率が{ $cost }下がって{ $best }ではなく{ $played }になりました。
mistakes-facts = それぞれの手の結果
mistakes-then = 実際：
mistakes-better = 最善：
mistakes-you = あなたの手：
mistakes-area = そこにできる自分のエリアのマス数
mistakes-own = 見えている自分のマス数
mistakes-hidden = ほかの人のマスのうち隠れる数
mistakes-prices = 出目ごとに払うディルハム
mistakes-end = { $of }問のうち{ $found }問で、もっとよい手を見つけました。
mistakes-outcome = { $outcome ->
    [first] 一度で正解
    [later] 正解
    [shown] 答えを見た
   *[skipped] スキップ
}
mistakes-again = 最初から

### Traditional Chinese: the analysis of a game, on its replay.

analysis-title = 對局分析
analysis-lead = 看看誰的運氣好、局勢在哪裡轉變，還有哪些地方可以玩得更好。
analysis-do = 分析這一局

## While it is computed

analysis-asking = 正在請求分析……
analysis-waiting = { $place ->
    [0] 下一個就是這份分析。
   *[other] 前面還有 { $place } 份分析。
}
analysis-running = 已分析 { $turn } / { $turns } 回合
analysis-failed = 分析無法完成。
analysis-lost = 連線中斷。目前已經分析好的部分列在下面。

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] 你運氣很好：骰子對你勝率的影響是 { $worth }。
    [bad] 你運氣不好：骰子對你勝率的影響是 { $worth }。
   *[even] 你的運氣持平：好壞點數互相抵消。
}
analysis-luck-name = { $luck ->
    [good] 運氣最好的是 { $name }：骰子對勝率的影響是 { $worth }。
   *[even] 運氣很公平：每個人的好壞點數都互相抵消。
}
analysis-turned = 轉捩點是第 { $turn } 回合。
analysis-turned-chance = { $name } 的勝率從 { $before } 變成 { $after }。
analysis-worst-you = { $step ->
    [lay] 這一局最大的失誤，是你在第 { $turn } 回合鋪的這張地毯，損失 { $cost } 的勝率。
   *[turn] 這一局最大的失誤，是你在第 { $turn } 回合幫阿參姆選的方向，損失 { $cost } 的勝率。
}
analysis-worst-name = { $step ->
    [lay] 這一局最大的失誤，是 { $name } 在第 { $turn } 回合鋪的這張地毯，損失 { $cost } 的勝率。
   *[turn] 這一局最大的失誤，是 { $name } 在第 { $turn } 回合幫阿參姆選的方向，損失 { $cost } 的勝率。
}
analysis-worst-none = 沒有人犯下值得一提的失誤。

## The chart

analysis-chances = 每個人的勝率
analysis-chart-help = 上方是每個人在各回合的勝率。下方一位玩家一排，標出每次擲骰的運氣，以及在哪裡失誤。
analysis-walk = 分析中的回合
analysis-value = 第 { $turn } 回合後：{ $chances }。
analysis-value-start = 開局時：{ $chances }。
analysis-value-unknown = 第 { $turn } 回合還沒有分析。
analysis-chance-of = { $name } 勝率 { $chance }
analysis-not-yet = 還沒有分析
analysis-luck-of = 運氣 { $gain }
analysis-error-of = { $grade ->
    [slip] 輕微失誤 { $cost }
    [blunder] 嚴重失誤 { $cost }
   *[mistake] 明顯失誤 { $cost }
}
analysis-show = 在市集上看這一刻
analysis-as-table = 改看表格
analysis-column-luck = 擲骰的運氣
analysis-column-error = 失誤

## Errors

analysis-errors = 失誤
analysis-grade = { $grade ->
    [slip] 輕微失誤
    [blunder] 嚴重失誤
   *[mistake] 明顯失誤
}
analysis-grades = { $grade ->
    [slip] 輕微失誤
    [blunder] 嚴重失誤
   *[mistake] 明顯失誤
}
analysis-decisions = 決定
analysis-lost-each = 每個決定的損失
analysis-errors-list = 逐一列出，從最大的開始
analysis-error-turn = 第 { $turn } 回合：{ $name }
analysis-error-step = { $step ->
    [lay] 鋪地毯
   *[turn] 轉動阿參姆
}

## The sums

analysis-sums = 精確數字
analysis-sum-name = { $sum ->
    [start] 開局勝率
    [own-luck] 自己的運氣
    [others-luck] 別人的運氣
    [own-errors] 自己的失誤
    [others-decisions] 別人的決定
    [corrections] 修正
    [result] 結果
   *[luck-adjusted] 扣除運氣的結果
}
analysis-sums-help = 所有數字都以一場勝利為 100%。開局勝率、運氣、失誤、別人的決定和修正加起來就是結果：獲勝是 100%，共同獲勝的人平分。
analysis-sums-luck = 運氣是骰子帶來的結果與平均結果的差距。失誤以當時最好的選擇為基準來衡量；轉動阿參姆以擲骰前的情況來評斷。修正是分析看得更遠之後才發現的差距；如果修正很大，就別太相信小的失誤。
analysis-sums-adjusted = 扣除運氣的結果，是做出同樣的決定時平均會有的結果，可能低於 0%，也可能高於 100%。

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = 這一刻
decision-word = { $grade ->
    [blunder] 嚴重失誤。
    [mistake] 明顯失誤。
    [slip] 輕微失誤。
    [fine] 不錯。
   *[best] 最好的選擇。
}
decision-cost = 損失 { $cost } 的勝率。
decision-tag = { $tag ->
    [done] 實際：
    [both] 實際，也是最佳：
   *[best] 最佳：
}
decision-all = 全部 { $count } 種選擇
decision-forced = 當時沒有別的選擇。
decision-gave-up = 當時的勝率是 { $chance }。
decision-luck = { $luck ->
    [lucky] 運氣好。
    [unlucky] 運氣不好。
   *[even] 運氣不好也不壞。
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] 勝率比抽地毯的平均低 { $amount }。
       *[more] 勝率比抽地毯的平均高 { $amount }。
    }
   *[roll] { $more ->
        [less] 勝率比擲骰的平均低 { $amount }。
       *[more] 勝率比擲骰的平均高 { $amount }。
    }
}
decision-rolls = { $step ->
    [draw] { $name }：抽到各色地毯後的勝率
   *[roll] { $name }：擲出各種點數後的勝率
}
decision-rolled = { $step ->
    [draw] 地毯
   *[roll] 點數
}
decision-likelihood = 機率
decision-chance = 勝率

## Rollouts: games that are played from a decision on

rollout-start = 推演到底
rollout-help = 從每個選擇出發，以相同的運氣各推演許多局到底，看看每個選擇有多好。
rollout-waiting = { $place ->
    [0] 正在開始……
   *[other] 前面還有 { $place } 項推演。
}
rollout-running = 目前每個選擇推演了 { $games } 局，最多 { $of } 局
rollout-failed = 無法推演。請再試一次。
rollout-finding = { $finding ->
    [worse] 推演結果一致：實際的選擇比較差。
    [better] 推演結果不同：實際的選擇比較好。
    [same] 推演沒有找到比實際更好的選擇。
    [else] 推演找到了比實際更好的選擇。
   *[open] 差距太小，分不出高下。
}
rollout-results = 推演結果
rollout-worth = { $chance } ± { $error }
rollout-interval = 100 次裡有 95 次，真正的勝率會落在橫條的範圍內。
rollout-games = 每個選擇推演了 { $games } 局。

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] 從你的失誤中學習
   *[all] 從失誤中學習
}
mistakes-back = 回到對局
mistakes-whose = 誰的失誤
mistakes-none = { $name } 在這一局沒有失誤。玩得漂亮！
mistakes-progress = 第 { $at } 題，共 { $of } 題
mistakes-puzzle = { $step ->
    [lay] 第 { $turn } 回合：鋪地毯
    [steer] 第 { $turn } 回合：幫下家轉動阿參姆
   *[turn] 第 { $turn } 回合：轉動阿參姆
}
mistakes-played-rug = 在這一局中，地毯鋪在 { $first } 和 { $second }。
mistakes-played-facing = 在這一局中，阿參姆面向{ facing }方。
mistakes-task = 請找出更好的選擇。
mistakes-do = { $step ->
    [lay] 鋪地毯
   *[turn] 轉動阿參姆
}
mistakes-show = 看答案
mistakes-finish = 完成
mistakes-same = 那就是實際的選擇：勝率 { $chance }。還有更好的。
mistakes-worse = { $choice }：勝率 { $chance }。還有更好的。
mistakes-right = { $verdict ->
    [best] 對，這就是最好的選擇！
   *[good] 很好，這跟最好的選擇一樣好。
}
mistakes-yours = 這個選擇的勝率是 { $chance }。
mistakes-best = 最佳：{ $choice }。
mistakes-cost = 實際的選擇損失了 { $cost } 的勝率：只有 { $played }，而不是 { $best }。
mistakes-facts = 這些選擇的結果
mistakes-then = 實際：
mistakes-better = 最佳：
mistakes-you = 你的選擇：
mistakes-area = 你的地毯在那裡連在一起的格數
mistakes-own = 看得見你地毯的格數
mistakes-hidden = 蓋掉別人的格數
mistakes-prices = 擲出以下點數要付的迪拉姆
mistakes-end = { $of } 題當中，你在 { $found } 題找到了更好的選擇。
mistakes-outcome = { $outcome ->
    [first] 一次就找到
    [later] 找到了
    [shown] 看了答案
   *[skipped] 跳過
}
mistakes-again = 從頭再來

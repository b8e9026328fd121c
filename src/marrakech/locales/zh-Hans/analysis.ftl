### Simplified Chinese: the analysis of a game, on its replay.

analysis-title = 对局分析
analysis-lead = 看看谁的运气好、局势在哪里转变，还有哪些地方可以玩得更好。
analysis-do = 分析这一局

## While it is computed

analysis-asking = 正在请求分析……
analysis-waiting = { $place ->
    [0] 下一个就是这份分析。
   *[other] 前面还有 { $place } 份分析。
}
analysis-running = 已分析 { $turn } / { $turns } 个回合
analysis-failed = 分析未能完成。
analysis-lost = 连接已断开。到目前为止分析好的部分列在下面。

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] 你运气不错：骰子对你胜率的影响是 { $worth }。
    [bad] 你运气不佳：骰子对你胜率的影响是 { $worth }。
   *[even] 你的运气持平：好点数和坏点数相互抵消。
}
analysis-luck-name = { $luck ->
    [good] 运气最好的是 { $name }：骰子对胜率的影响是 { $worth }。
   *[even] 运气很公平：每个人的好点数和坏点数都相互抵消。
}
analysis-turned = 转折点是第 { $turn } 回合。
analysis-turned-chance = { $name } 的胜率从 { $before } 变为 { $after }。
analysis-worst-you = { $step ->
    [lay] 这一局最大的失误，是你在第 { $turn } 回合铺的这张地毯，损失了 { $cost } 的胜率。
   *[turn] 这一局最大的失误，是你在第 { $turn } 回合给阿参姆选的方向，损失了 { $cost } 的胜率。
}
analysis-worst-name = { $step ->
    [lay] 这一局最大的失误，是 { $name } 在第 { $turn } 回合铺的这张地毯，损失了 { $cost } 的胜率。
   *[turn] 这一局最大的失误，是 { $name } 在第 { $turn } 回合给阿参姆选的方向，损失了 { $cost } 的胜率。
}
analysis-worst-none = 没有人犯下值得一提的失误。

## The chart

analysis-chances = 各人的胜率
analysis-chart-help = 上方是各人在每个回合的胜率。下方每位玩家一行，标出每次掷骰的运气，以及在哪里失误。
analysis-walk = 分析中的回合
analysis-value = 第 { $turn } 回合后：{ $chances }。
analysis-value-start = 开局时：{ $chances }。
analysis-value-unknown = 第 { $turn } 回合还没有分析。
analysis-chance-of = { $name } 胜率 { $chance }
analysis-not-yet = 尚未分析
analysis-luck-of = 运气 { $gain }
analysis-error-of = { $grade ->
    [slip] 轻微失误 { $cost }
    [blunder] 严重失误 { $cost }
   *[mistake] 明显失误 { $cost }
}
analysis-show = 在市集上看这一刻
analysis-as-table = 以表格显示
analysis-column-luck = 掷骰的运气
analysis-column-error = 失误

## Errors

analysis-errors = 失误
analysis-grade = { $grade ->
    [slip] 轻微失误
    [blunder] 严重失误
   *[mistake] 明显失误
}
analysis-grades = { $grade ->
    [slip] 轻微失误
    [blunder] 严重失误
   *[mistake] 明显失误
}
analysis-decisions = 决定
analysis-lost-each = 每个决定的损失
analysis-errors-list = 逐个查看，从最大的开始
analysis-error-turn = 第 { $turn } 回合：{ $name }
analysis-error-step = { $step ->
    [lay] 铺地毯
   *[turn] 转动阿参姆
}

## The sums

analysis-sums = 精确数字
analysis-sum-name = { $sum ->
    [start] 开局胜率
    [own-luck] 自己的运气
    [others-luck] 别人的运气
    [own-errors] 自己的失误
    [others-decisions] 别人的决定
    [corrections] 修正
    [result] 结果
   *[luck-adjusted] 扣除运气的结果
}
analysis-sums-help = 所有数字都以一场胜利为 100%。开局胜率、运气、失误、别人的决定和修正加起来就是结果：获胜为 100%，并列获胜的人平分。
analysis-sums-luck = 运气是骰子带来的结果与平均结果的差距。失误以当时最好的选择为基准来衡量；转动阿参姆按掷骰之前的情况来评判。修正是分析看得更远之后才发现的差距；如果修正很大，就别太相信小的失误。
analysis-sums-adjusted = 扣除运气的结果，是做出同样的决定时平均会有的结果，可能低于 0%，也可能高于 100%。

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = 此刻
decision-word = { $grade ->
    [blunder] 严重失误。
    [mistake] 明显失误。
    [slip] 轻微失误。
    [fine] 不错。
   *[best] 最佳选择。
}
decision-cost = 损失 { $cost } 的胜率。
decision-tag = { $tag ->
    [done] 实际：
    [both] 实际，也是最佳：
   *[best] 最佳：
}
decision-all = 全部 { $count } 种选择
decision-forced = 当时没有别的选择。
decision-gave-up = 当时的胜率是 { $chance }。
decision-luck = { $luck ->
    [lucky] 运气好。
    [unlucky] 运气差。
   *[even] 运气不好也不坏。
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] 胜率比抽毯的平均低 { $amount }。
       *[more] 胜率比抽毯的平均高 { $amount }。
    }
   *[roll] { $more ->
        [less] 胜率比掷骰的平均低 { $amount }。
       *[more] 胜率比掷骰的平均高 { $amount }。
    }
}
decision-rolls = { $step ->
    [draw] { $name }：抽到各色地毯后的胜率
   *[roll] { $name }：掷出各种点数后的胜率
}
decision-rolled = { $step ->
    [draw] 地毯
   *[roll] 点数
}
decision-likelihood = 概率
decision-chance = 胜率

## Rollouts: games that are played from a decision on

rollout-start = 推演到底
rollout-help = 从每个选择出发，以相同的运气各推演许多局到底，看看每个选择有多好。
rollout-waiting = { $place ->
    [0] 正在开始……
   *[other] 前面还有 { $place } 项推演。
}
rollout-running = 目前每个选择推演了 { $games } 局，最多 { $of } 局
rollout-failed = 无法推演。请再试一次。
rollout-finding = { $finding ->
    [worse] 推演结果一致：实际的选择较差。
    [better] 推演结果不同：实际的选择较好。
    [same] 推演没有找到比实际更好的选择。
    [else] 推演找到了比实际更好的选择。
   *[open] 差距太小，难分高下。
}
rollout-results = 推演结果
rollout-worth = { $chance } ± { $error }
rollout-interval = 100 次里有 95 次，真正的胜率会落在横条的范围内。
rollout-games = 每个选择推演了 { $games } 局。

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] 从你的失误中学习
   *[all] 从失误中学习
}
mistakes-back = 回到对局
mistakes-whose = 谁的失误
mistakes-none = { $name } 在这一局没有失误。玩得漂亮！
mistakes-progress = 第 { $at } 题，共 { $of } 题
mistakes-puzzle = { $step ->
    [lay] 第 { $turn } 回合：铺地毯
    [steer] 第 { $turn } 回合：替下家转动阿参姆
   *[turn] 第 { $turn } 回合：转动阿参姆
}
mistakes-played-rug = 在这一局中，地毯铺在 { $first } 和 { $second }。
mistakes-played-facing = 在这一局中，阿参姆面朝{ facing }。
mistakes-task = 请找出更好的选择。
mistakes-do = { $step ->
    [lay] 铺地毯
   *[turn] 转动阿参姆
}
mistakes-show = 看答案
mistakes-finish = 完成
mistakes-same = 那就是实际的选择：胜率 { $chance }。还有更好的。
mistakes-worse = { $choice }：胜率 { $chance }。还有更好的。
mistakes-right = { $verdict ->
    [best] 对，这就是最佳选择！
   *[good] 很好，这和最佳选择一样好。
}
mistakes-yours = 这个选择的胜率是 { $chance }。
mistakes-best = 最佳：{ $choice }。
mistakes-cost = 实际的选择损失了 { $cost } 的胜率：只有 { $played }，而不是 { $best }。
mistakes-facts = 这些选择的结果
mistakes-then = 实际：
mistakes-better = 最佳：
mistakes-you = 你的选择：
mistakes-area = 你在那里的区域格数
mistakes-own = 看得见你地毯的格数
mistakes-hidden = 盖住别人的格数
mistakes-prices = 掷出以下点数要付的迪拉姆
mistakes-end = { $of } 题当中，你在 { $found } 题找到了更好的选择。
mistakes-outcome = { $outcome ->
    [first] 一次就找到
    [later] 找到了
    [shown] 看了答案
   *[skipped] 跳过
}
mistakes-again = 从头再来

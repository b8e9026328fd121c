### Korean: the analysis of a game, on its replay.

analysis-title = 분석
analysis-lead = 누가 운이 좋았는지, 승부가 어디서 갈렸는지, 무엇을 더 잘할 수 있었는지 알아보세요.
analysis-do = 이 게임 분석하기

## While it is computed

analysis-asking = 분석을 요청하는 중…
analysis-waiting = { $place ->
    [0] 이 분석이 바로 다음 순서입니다.
   *[other] 앞에 다른 분석이 { $place }개 있습니다.
}
analysis-running = { $turns }턴 중 { $turn }턴까지 분석함
analysis-failed = 분석을 끝내지 못했습니다.
analysis-lost = 연결이 끊겼습니다. 지금까지 분석한 내용은 아래에 있습니다.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] 운이 좋았습니다. 주사위 운이 승률에 미친 영향: { $worth }.
    [bad] 운이 나빴습니다. 주사위 운이 승률에 미친 영향: { $worth }.
   *[even] 운은 공평했습니다. 좋은 결과와 나쁜 결과가 서로 상쇄되었습니다.
}
analysis-luck-name = { $luck ->
    [good] { $name } 님이 가장 운이 좋았습니다. 주사위 운이 승률에 미친 영향: { $worth }.
   *[even] 운은 공평했습니다. 누구든 좋은 결과와 나쁜 결과가 서로 상쇄되었습니다.
}
analysis-turned = 승부처는 { $turn }턴이었습니다.
analysis-turned-chance = { $name } 님의 승률이 { $before }에서 { $after }로 바뀌었습니다.
analysis-worst-you = { $step ->
    [lay] 이 게임에서 가장 큰 실수는 내가 { $turn }턴에 깐 이 양탄자입니다. 승률 { $cost }를 잃었습니다.
   *[turn] 이 게임에서 가장 큰 실수는 내가 { $turn }턴에 정한 아쌈의 방향입니다. 승률 { $cost }를 잃었습니다.
}
analysis-worst-name = { $step ->
    [lay] 이 게임에서 가장 큰 실수는 { $name } 님이 { $turn }턴에 깐 이 양탄자입니다. 승률 { $cost }를 잃었습니다.
   *[turn] 이 게임에서 가장 큰 실수는 { $name } 님이 { $turn }턴에 정한 아쌈의 방향입니다. 승률 { $cost }를 잃었습니다.
}
analysis-worst-none = 이렇다 할 실수를 한 사람은 없었습니다.

## The chart

analysis-chances = 모두의 승률
analysis-chart-help = 위에는 턴마다 모두의 승률이 나옵니다. 아래에는 플레이어마다 한 줄씩, 주사위 운이 얼마나 좋았는지와 어디서 실수했는지가 나옵니다.
analysis-walk = 분석에서 볼 턴
analysis-value = { $turn }턴이 끝났을 때: { $chances }.
analysis-value-start = 시작할 때: { $chances }.
analysis-value-unknown = { $turn }턴은 아직 분석되지 않았습니다.
analysis-chance-of = { $name } 님 { $chance }
analysis-not-yet = 아직 분석되지 않음
analysis-luck-of = 운 { $gain }
analysis-error-of = { $grade ->
    [slip] 가벼운 실수 { $cost }
    [blunder] 큰 실수 { $cost }
   *[mistake] 뚜렷한 실수 { $cost }
}
analysis-show = 이 순간을 시장에서 보기
analysis-as-table = 표로 보기
analysis-column-luck = 주사위 운
analysis-column-error = 실수

## Errors

analysis-errors = 실수
analysis-grade = { $grade ->
    [slip] 가벼운 실수
    [blunder] 큰 실수
   *[mistake] 뚜렷한 실수
}
analysis-grades = { $grade ->
    [slip] 가벼운 실수
    [blunder] 큰 실수
   *[mistake] 뚜렷한 실수
}
analysis-decisions = 선택
analysis-lost-each = 선택당 손실
analysis-errors-list = 하나씩, 큰 것부터
analysis-error-turn = { $turn }턴: { $name }
analysis-error-step = { $step ->
    [lay] 양탄자 깔기
   *[turn] 방향 정하기
}

## The sums

analysis-sums = 정확한 내역
analysis-sum-name = { $sum ->
    [start] 시작할 때의 승률
    [own-luck] 자신의 운
    [others-luck] 다른 사람의 운
    [own-errors] 자신의 실수
    [others-decisions] 다른 사람의 선택
    [corrections] 보정
    [result] 결과
   *[luck-adjusted] 운을 뺀 결과
}
analysis-sums-help = 모든 수치는 1승을 100%로 나타냅니다. 시작할 때의 승률, 운, 실수, 다른 사람의 선택, 보정을 더하면 결과가 됩니다. 이기면 100%이고, 공동으로 승리하면 나누어 갖습니다.
analysis-sums-luck = 운은 주사위가 가져다준 것을 평균과 비교한 값입니다. 실수는 그때 가능했던 가장 좋은 선택과 비교합니다. 아쌈의 방향은 주사위를 굴리기 전을 기준으로 평가합니다. 보정은 분석이 더 멀리 내다보고 알게 된 차이입니다. 보정이 크면 작은 실수는 너무 믿지 마세요.
analysis-sums-adjusted = 운을 뺀 결과는 같은 선택을 했을 때 평균적으로 나올 결과입니다. 0%보다 낮거나 100%보다 높을 수도 있습니다.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = 이 순간
decision-word = { $grade ->
    [blunder] 큰 실수.
    [mistake] 뚜렷한 실수.
    [slip] 가벼운 실수.
    [fine] 좋은 선택.
   *[best] 가장 좋은 선택.
}
decision-cost = 승률 { $cost }를 잃었습니다.
decision-tag = { $tag ->
    [done] 실제:
    [both] 실제이자 최선:
   *[best] 최선:
}
decision-all = 모든 선택 { $count }가지
decision-forced = 다른 선택은 없었습니다.
decision-gave-up = 승률은 { $chance }였습니다.
decision-luck = { $luck ->
    [lucky] 운이 좋았습니다.
    [unlucky] 운이 나빴습니다.
   *[even] 운이 좋지도 나쁘지도 않았습니다.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] 뽑기의 평균보다 승률이 { $amount } 낮습니다.
       *[more] 뽑기의 평균보다 승률이 { $amount } 높습니다.
    }
   *[roll] { $more ->
        [less] 주사위의 평균보다 승률이 { $amount } 낮습니다.
       *[more] 주사위의 평균보다 승률이 { $amount } 높습니다.
    }
}
decision-rolls = { $step ->
    [draw] { $name } 님: 뽑는 양탄자별 승률
   *[roll] { $name } 님: 주사위 결과별 승률
}
decision-rolled = { $step ->
    [draw] 양탄자
   *[roll] 주사위
}
decision-likelihood = 확률
decision-chance = 승률

## Rollouts: games that are played from a decision on

rollout-start = 끝까지 해 보기
rollout-help = 선택마다 같은 운으로 게임을 끝까지 여러 번 해 보고, 그 선택의 가치를 알아봅니다.
rollout-waiting = { $place ->
    [0] 시작하는 중…
   *[other] 앞에 다른 작업이 { $place }개 있습니다.
}
rollout-running = 지금까지 선택마다 { $games }게임(최대 { $of }게임)
rollout-failed = 게임을 해 보지 못했습니다. 다시 시도하세요.
rollout-finding = { $finding ->
    [worse] 끝까지 해 봐도 마찬가지로 실제 선택이 더 나쁩니다.
    [better] 끝까지 해 보니 반대로 실제 선택이 더 좋습니다.
    [same] 끝까지 해 봐도 실제 선택보다 좋은 것이 없었습니다.
    [else] 끝까지 해 보니 실제 선택보다 좋은 것이 있었습니다.
   *[open] 차이가 너무 작아 가릴 수 없습니다.
}
rollout-results = 끝까지 해 본 결과
rollout-worth = { $chance } ± { $error }
rollout-interval = 100번 중 95번은 참값이 막대 안에 있습니다.
rollout-games = 선택마다 { $games }게임을 해 보았습니다.

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] 내 실수에서 배우기
   *[all] 실수에서 배우기
}
mistakes-back = 게임으로 돌아가기
mistakes-whose = 누구의 실수
mistakes-none = { $name } 님은 이 게임에서 실수가 없었습니다. 잘하셨어요!
mistakes-progress = 문제 { $at } / { $of }
mistakes-puzzle = { $step ->
    [lay] { $turn }턴: 양탄자 깔기
    [steer] { $turn }턴: 다음 차례의 방향 정하기
   *[turn] { $turn }턴: 방향 정하기
}
mistakes-played-rug = 실제 게임에서는 양탄자를 { $first }, { $second } 칸에 깔았습니다.
mistakes-played-facing = 실제 게임에서는 아쌈의 방향을 { facing }으로 정했습니다.
mistakes-task = 더 좋은 선택을 찾아보세요.
mistakes-do = { $step ->
    [lay] 양탄자 깔기
   *[turn] 방향 정하기
}
mistakes-show = 정답 보기
mistakes-finish = 마치기
mistakes-same = 실제 게임에서 한 선택입니다(승률 { $chance }). 더 좋은 선택이 있습니다.
mistakes-worse = { $choice }: 승률 { $chance }. 더 좋은 선택이 있습니다.
mistakes-right = { $verdict ->
    [best] 맞습니다. 가장 좋은 선택입니다!
   *[good] 잘하셨어요. 가장 좋은 선택만큼 좋습니다!
}
mistakes-yours = 이 선택의 승률은 { $chance }입니다.
mistakes-best = 최선: { $choice }.
mistakes-cost = 실제 선택으로 승률 { $cost }를 잃어 { $best } 대신 { $played }가 되었습니다.
mistakes-facts = 선택별 결과
mistakes-then = 실제:
mistakes-better = 최선:
mistakes-you = 내 선택:
mistakes-area = 그곳의 내 구역 칸 수
mistakes-own = 보이는 내 칸 수
mistakes-hidden = 다른 사람의 칸 중 가려지는 수
mistakes-prices = 주사위 결과별로 낼 디르함
mistakes-end = { $of }문제 중 { $found }문제에서 더 좋은 선택을 찾았습니다.
mistakes-outcome = { $outcome ->
    [first] 한 번에 찾음
    [later] 찾음
    [shown] 정답을 봄
   *[skipped] 건너뜀
}
mistakes-again = 처음부터

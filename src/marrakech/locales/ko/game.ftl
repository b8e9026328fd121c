### Korean: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] 빨간색
    [b] 파란색
    [y] 노란색
   *[g] 초록색
}
facing = { $facing ->
    [N] 북쪽
    [E] 동쪽
    [S] 남쪽
   *[W] 서쪽
}
dirhams = { $count }디르함
games = { $games }게임
turns = { $count }턴

## Where something stands in a text

at-turn = { NUMBER($turn, useGrouping: 0) }턴({ NUMBER($line, useGrouping: 0) }번째 줄, { NUMBER($column, useGrouping: 0) }번째 글자): { $problem }
at-turn-alone = { NUMBER($turn, useGrouping: 0) }턴: { $problem }
at-line = { NUMBER($line, useGrouping: 0) }번째 줄, { NUMBER($column, useGrouping: 0) }번째 글자: { $problem }
at-column = { NUMBER($column, useGrouping: 0) }번째 글자: { $problem }

## What happened

did-face = { $name } 님이 아쌈의 방향을 { facing }으로 정했습니다.
did-steer = { $name } 님이 다음 플레이어를 위해 아쌈의 방향을 { facing }으로 정했습니다.
did-roll = { $name } 님의 주사위: 슬리퍼 { $slippers }개. 아쌈이 { $square } 칸으로 갑니다.
did-stay-free = 낼 통행료가 없습니다.
did-pay = { $name } 님이 { $owner } 님에게 { dirhams }을 냈습니다. { colour } 구역이 { $squares }칸입니다.
did-pay-part = { $name } 님은 { colour } 구역에서 { $owner } 님에게 { $price }디르함을 내야 하지만 { dirhams }밖에 없습니다.
did-go-out = { $name } 님이 통행료를 다 내지 못해 탈락했습니다.
did-lay = { $name } 님이 { $first }, { $second } 칸에 { colour } 양탄자를 깔았습니다.
did-return = 양탄자를 깔 곳이 없습니다. { $name } 님이 한 장을 상자에 돌려놓았습니다.
did-draw = { $name } 님의 다음 양탄자는 { colour }입니다.
did-give-up = { $name } 님이 기권했습니다.
did-win = { $count ->
    [1] { $names } 님이 이겼습니다.
   *[other] { $names } 님이 공동으로 승리했습니다.
}
list-and = { $first }, { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = 주사위별 통행료
price-free = { $slippers }: { $square }, 통행료 없음
price-own = { $slippers }: { $square }, 내 양탄자
price-neutral = { $slippers }: { $square }, 탈락한 플레이어의 양탄자
price-due = { $slippers }: { $square }, { $owner } 님에게 { dirhams }
price-short = { $slippers }: { $square }, { $owner } 님에게 { $price }디르함, 가진 돈은 { $dirhams }뿐

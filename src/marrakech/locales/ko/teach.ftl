### Korean: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = 규칙
rules-lead = 시장 주인 아쌈은 까다로운 사람입니다. 보는 쪽으로 걸어가다가 남의 양탄자에 멈추면, 내가 통행료를 내야 합니다. 양탄자를 잘 깔고 디르함을 아끼세요. 마지막에 디르함과 보이는 칸을 합친 수가 가장 많은 사람이 이깁니다.
rules-unofficial = 저희가 직접 풀어 쓴 규칙입니다. 이 게임은 시판 게임의 제작사와 관련이 없습니다.
rules-contents = 목차
rules-learn-instead = 직접 해 보고 싶으세요? 2분 만에 배울 수 있습니다.
rules-show = 움직임 보기
rules-show-again = 다시 보기
rules-allowed = 가능
rules-forbidden = 불가능

## The aim

rules-aim = 게임의 목표
rules-aim-points = 게임이 끝나면 가진 디르함 하나마다 1점, 내 양탄자가 보이는 칸 하나마다 1점을 얻습니다. 점수가 가장 높은 사람이 이깁니다.

## What there is

rules-things = 구성물
rules-things-market = 시장은 가로세로 7칸입니다. 아쌈은 가운데 칸에서 시작하며, 언제나 가로나 세로 방향을 봅니다.
rules-things-die = 나무 주사위에는 슬리퍼가 그려져 있습니다. 여섯 면의 슬리퍼 수는 1, 2, 2, 3, 3, 4입니다. 그래서 2와 3이 1과 4보다 두 배 자주 나옵니다.
rules-things-stock = 모두 30디르함으로 시작합니다. 양탄자 한 장은 변이 맞닿은 두 칸을 덮습니다. 3인 게임에서는 15장씩, 4인 게임에서는 12장씩 가집니다. 2인 게임은 조금 다르니 아래를 보세요.
rules-things-figure = 아쌈은 가운데에서 시작합니다. 거기서 표시된 칸 어디로든 출발할 수 있습니다.

## A turn

rules-turn = 차례 진행
rules-turn-lead = 차례는 네 단계로 이루어지며 언제나 이 순서대로 합니다.
rules-turn-face = 방향 정하기
rules-turn-figure = 아쌈이 남쪽을 봅니다. 그대로 두거나 왼쪽 또는 오른쪽으로 90도 돌릴 수 있으므로, 표시된 칸 어디로든 출발할 수 있습니다. 북쪽은 등 뒤이므로 그쪽으로는 갈 수 없습니다.
rules-turn-face-how = 아쌈을 왼쪽으로 90도 돌리거나, 오른쪽으로 90도 돌리거나, 그대로 둡니다. 180도는 돌릴 수 없습니다.
rules-turn-roll = 굴리기
rules-turn-roll-how = 주사위를 굴립니다. 아쌈은 나온 슬리퍼 수만큼, 빈칸이든 양탄자 위든 똑바로 걸어갑니다.
rules-turn-pay = 통행료 내기
rules-turn-pay-how = 아쌈이 다른 플레이어의 양탄자에 멈추면 그 주인에게 통행료를 냅니다. 빈칸이나 내 양탄자에서는 내지 않습니다.
rules-turn-lay = 깔기
rules-turn-lay-how = 내 양탄자 한 장을 아쌈 옆에 깝니다. 깔 수 있으면 반드시 깔아야 합니다. 그러면 다음 플레이어의 차례입니다.

## The edge

rules-edge = 시장 밖으로 나가면
rules-edge-track = 시장 둘레에는 황동 레일이 있습니다. 가장자리를 벗어난 아쌈은 거기서 시작하는 레일을 따라가다가 레일이 끝나는 곳에서 시장으로 돌아옵니다. 레일은 걸음으로 세지 않지만, 돌아온 칸은 한 걸음으로 셉니다.
rules-edge-half = 레일은 대부분 반원입니다. 아쌈은 바로 옆 가로줄이나 세로줄로 돌아와 반대쪽을 봅니다.
rules-edge-corner = 오른쪽 위와 왼쪽 아래 두 모퉁이의 레일은 고리입니다. 아쌈은 방금 떠난 모퉁이 칸으로 90도 돌아서 들어와, 다른 쪽 가장자리를 따라 계속 걷습니다.
rules-edge-figure-half = 슬리퍼 3개: 가장자리까지 한 걸음, 반원을 돌아 들어온 칸이 두 걸음째, 그리고 한 걸음 더입니다.
rules-edge-figure-corner = 모퉁이에서 슬리퍼 2개: 고리를 돌아 모퉁이 칸으로 들어온 것이 첫걸음, 그다음 가장자리를 따라 한 걸음 더입니다.

## Paying

rules-pay = 통행료
rules-pay-area = 통행료는 아쌈이 서 있는 구역의 한 칸마다 1디르함입니다. 구역은 아쌈의 칸을 포함해 같은 색이 변으로 이어진 모든 칸입니다. 꼭짓점만 닿은 칸은 이어진 것이 아닙니다. 맨 위에 보이는 양탄자만 셉니다.
rules-pay-figure = 아쌈이 파란색에 멈췄습니다. 파란색 칸 4개가 이어져 있으므로 통행료는 4디르함입니다. 다섯 번째 칸은 꼭짓점만 닿아 있어 세지 않습니다.

## Laying

rules-lay = 양탄자 깔기
rules-lay-where = 양탄자는 변이 맞닿은 두 칸에 깝니다. 적어도 한 칸은 아쌈의 칸과 변이 맞닿아야 하며, 아쌈의 칸에는 깔 수 없습니다.
rules-lay-over = 빈칸, 내 양탄자, 다른 플레이어의 양탄자 반쪽 위에 깔 수 있습니다. 덮인 부분은 누구의 점수도 되지 않습니다.
rules-lay-whole = 안 되는 것이 하나 있습니다. 다른 플레이어의 양탄자 한 장 전체를 양탄자 한 장으로 한꺼번에 덮는 것입니다. 서로 다른 두 장의 반쪽씩은 괜찮습니다. 이미 반쪽이 가려진 양탄자는 더는 온전한 한 장이 아니므로 남은 반쪽을 덮어도 됩니다.
rules-lay-figure-where = 빨강은 반쪽이라도 아쌈의 칸과 변이 맞닿으면 어디에든 깔 수 있습니다. 표시된 칸은 아쌈 바로 옆의 칸입니다.
rules-lay-figure-half = 빨강이 파란색 양탄자의 반쪽과 빈칸 하나를 덮습니다.
rules-lay-figure-two = 빨강이 서로 다른 파란색 양탄자 두 장의 반쪽씩을 덮습니다.
rules-lay-figure-whole = 빨강은 표시된 칸들을 한 장으로 덮을 수 없습니다. 파란색 양탄자 한 장 전체이기 때문입니다.

## The end

rules-end = 게임의 끝
rules-end-when = 남아 있는 플레이어 누구에게도 깔 양탄자가 없으면 게임이 끝납니다.
rules-end-points = 내 양탄자가 보이는 칸을 세고 가진 디르함을 더합니다. 점수가 가장 높은 사람이 이깁니다. 동점이면 디르함이 더 많은 사람이 이기고, 그것도 같으면 공동 승리입니다.

## Out of the game

rules-out = 탈락
rules-out-pay = 통행료를 다 낼 수 없으면 가진 만큼 내고 탈락합니다. 차례는 거기서 끝나고, 깔지 않은 양탄자는 상자로 돌아갑니다.
rules-out-rugs = 양탄자는 시장에 그대로 남지만, 이제 아무도 통행료를 내지 않고 누구의 점수도 되지 않습니다. 다른 사람들에게는 여전히 남의 양탄자이므로 한 장 전체를 한꺼번에 덮을 수 없습니다.
rules-out-last = 마지막 디르함까지 냈더라도 통행료를 다 냈다면 탈락이 아닙니다. 한 사람만 남으면 그 사람이 이깁니다. 탈락한 사람의 순위는 남은 사람보다 아래이며, 늦게 탈락할수록 높습니다.

## Giving up

rules-give-up = 기권
rules-give-up-how = 내 차례가 아니어도 언제든 기권할 수 있습니다. 그러면 위와 같이 탈락하고 디르함은 은행으로 돌아갑니다. 제한 시간이 있는 테이블에서 시간이 다 되어도 마찬가지입니다. 다만 봇이 대신하도록 만든 테이블은 예외입니다.

## Two players

rules-two = 2인 게임
rules-two-pile = 2인 게임에서는 한 사람이 두 색을 씁니다. 한쪽은 빨간색과 파란색, 다른 쪽은 노란색과 초록색을 12장씩 씁니다. 내 24장을 섞어 더미 하나로 쌓습니다. 맨 위 양탄자는 모두에게 보이며, 다음에는 그것을 깔아야 합니다.
rules-two-area = 색마다 다른 구역입니다. 내 두 색이 나란히 있어도 아쌈이 서 있는 색의 칸만 통행료에 들어갑니다.

## The variant

rules-variant = 변형 규칙: 다음 차례의 방향 정하기
rules-variant-how = 이 규칙에서는 주사위를 굴리기 전에 아쌈의 방향을 정하지 않습니다. 주사위를 굴리고, 아쌈이 보던 쪽으로 가고, 통행료를 내고, 양탄자를 깝니다. 그다음 아쌈을 왼쪽이나 오른쪽으로 90도 돌려 다음 플레이어가 갈 방향을 정합니다. 탈락한 사람은 돌리지 않으며, 마지막 양탄자를 깐 뒤에는 아무도 돌리지 않습니다.

## Printings

rules-printings = 판본마다 다른 점
rules-printings-lead = 인쇄된 규칙이 어디서나 같지는 않습니다. 테이블을 만들 때 판본을 고르거나 아래 규칙을 하나씩 고를 수 있습니다. 이 페이지에서 설명하는 것이 기본 규칙입니다.
rules-printings-what = 규칙
rules-printings-usual = 기본 규칙
rules-printings-else = 다른 규칙
rules-printings-who = 다른 규칙을 쓰는 판본
rules-printings-nobody = 이 판본들 중에는 없음
rules-printings-presets = 모든 판본은 테이블을 만들 때 언어로 고를 수 있습니다.
rules-option-bankruptcy = 통행료를 다 낼 수 없는 사람은
rules-option-bankruptcy-usual = 탈락합니다.
rules-option-bankruptcy-else = 가진 만큼 내고 계속합니다.
rules-option-steering = 아쌈의 방향을 정하는 때는
rules-option-steering-usual = 주사위를 굴리기 전입니다.
rules-option-steering-else = 양탄자를 깐 뒤이며, 다음 플레이어를 위해 정합니다. 꼭 돌려야 하는 판본도 있고 그대로 두어도 되는 판본도 있습니다.
rules-option-area = 통행료로 세는 것은
rules-option-area-usual = 같은 색의 칸입니다.
rules-option-area-else = 같은 주인의 칸입니다. 2인 게임에서는 두 색을 합칩니다.
rules-option-whole = 한 장 전체를 한꺼번에 덮을 수 없는 것은
rules-option-whole-usual = 다른 플레이어의 양탄자입니다.
rules-option-whole-else = 내 것까지 포함해 모든 양탄자입니다.
rules-option-halves = 새 양탄자 밑의 두 칸은
rules-option-halves-usual = 같은 색이어도 됩니다.
rules-option-halves-else = 같은 색이면 안 됩니다. 깔 곳이 없으면 상자로 돌아갑니다.
rules-option-pile = 2인 게임의 더미는
rules-option-pile-usual = 섞습니다.
rules-option-pile-else = 색을 번갈아 쌓습니다.
rules-option-stock = 2인 게임에서 한 사람의 양탄자는
rules-option-stock-usual = 두 색 24장입니다.
rules-option-stock-else = 한 색 15장입니다.
rules-option-tie = 동점이면
rules-option-tie-usual = 디르함이 더 많은 사람이 이깁니다.
rules-option-tie-else = 공동 승리입니다.
rules-option-box = 상자에 든 양탄자는
rules-option-box-usual = 15장씩 네 벌입니다.
rules-option-box-else = 15장씩 세 벌과 12장 한 벌입니다.
rules-option-starter = 시작 플레이어는
rules-option-starter-usual = 무작위로 정합니다.
rules-option-starter-else = 합의로 정하거나, 가장 어린 사람 또는 가장 최근에 모로코에 다녀온 사람입니다.

## Learning it

learn-title = 2분 만에 배우기
learn-progress = 레슨 { $lesson } / { $lessons }
learn-go-to = 레슨 { $lesson }: { $title }
learn-lesson = { $lesson ->
    [turn] 방향 정하기
    [roll] 주사위 굴리기
    [track] 레일 따라가기
    [pay] 통행료 내기
    [lay] 양탄자 깔기
    [cover] 양탄자 덮기
   *[win] 이기기
}
learn-says = { $lesson ->
    [turn] 이 사람이 아쌈입니다. 보는 쪽으로 걸어가며, 그 전에 왼쪽이나 오른쪽으로 90도 돌릴 수 있습니다.
    [roll] 주사위의 슬리퍼 수만큼 아쌈이 걸어갑니다. 2와 3이 가장 자주 나옵니다.
    [track] 가장자리에서 아쌈은 황동 레일을 따라 바로 옆 줄로 돌아옵니다. 레일은 걸음으로 세지 않습니다.
    [pay] 아쌈이 곧 파란색 양탄자에 멈춥니다. 거기 이어진 파란색 칸들이 한 구역이며, 한 칸마다 파랑에게 1디르함을 냅니다.
    [lay] 아쌈이 걷고 나면 내 양탄자를 깝니다. 양탄자는 두 칸을 덮고, 적어도 한 칸은 아쌈 바로 옆이어야 합니다.
    [cover] 내 양탄자는 다른 양탄자 위에 깔 수 있습니다. 다만 남의 양탄자 한 장 전체를 한꺼번에 덮을 수는 없습니다.
   *[win] 1디르함이 1점, 보이는 칸 하나가 1점입니다. 내 양탄자는 한 장 남았고, 파랑이 2점 앞서 있습니다.
}
learn-task = { $lesson ->
    [turn] 아쌈을 오른쪽으로 돌리세요.
    [roll] 주사위를 굴리세요.
    [track] 주사위를 굴리고 아쌈이 어디로 가는지 보세요.
    [pay] 주사위를 굴리고 얼마를 내는지 보세요.
    [lay] 빨간색 양탄자를 깔 곳을 고르세요.
    [cover] 파란색 양탄자의 반쪽을 가리세요.
   *[win] 이길 수 있도록 마지막 양탄자를 까세요.
}
learn-done = { $lesson ->
    [turn] 이제 오른쪽을 보고, 그쪽으로 걸어갑니다.
    [roll] 슬리퍼 3개, 3칸입니다.
    [track] 한 줄에서 나가 옆 줄로 들어왔습니다. 걸은 것은 3칸이고 레일은 세지 않습니다.
    [pay] 파란색 칸이 3개이므로 파랑이 3디르함을 받습니다.
    [lay] 양탄자를 깔았습니다. 이제 다른 사람 차례에 아쌈이 거기 멈추면 그 사람이 통행료를 냅니다.
    [cover] 잘 가렸습니다. 파랑은 한 칸이 줄고 구역도 작아졌습니다.
   *[win] 1점 차로 이겼습니다. 나는 두 칸 늘고 파랑은 한 칸 줄었습니다.
}
learn-else = { $lesson ->
    [turn] 그쪽으로도 갈 수 있습니다. 지금은 오른쪽을 가리키는 화살표를 고르세요.
    [cover] 가능하지만 파란색이 가려지지 않습니다. 파란색 두 칸 중 하나를 덮는 곳을 고르세요.
   *[win] 아깝습니다. 그래도 디르함이 더 많은 파랑이 이깁니다. 내 칸은 덮지 말고 파란색 칸 하나를 덮으세요.
}
learn-how-arrow = 화살표를 누르거나 화살표 키를 쓰세요. 그런 다음 버튼이나 Enter를 누르세요.
learn-how-rug = 칸을 누르면 거기에 깔릴 양탄자가 보입니다. 다시 누르면 다음 모양이 보이고, 옆 칸을 누르면 그 두 칸이 선택됩니다. 화살표 키도 쓸 수 있습니다. 양탄자를 깔려면 버튼이나 Enter를 누르세요.
learn-do = { $step ->
    [turn] 방향 정하기
    [roll] 주사위 굴리기
   *[lay] 양탄자 깔기
}
learn-name = { $seat ->
    [1] 나
    [2] 파랑
   *[other] 노랑
}
learn-back = 뒤로
learn-next = 다음
learn-skip = 건너뛰기
learn-once-more = 한 번 더
learn-end-title = 이것이 게임의 전부입니다
learn-end = 돌리고, 굴리고, 내고, 깔고, 모두의 양탄자를 눈여겨보세요. 나머지는 하면서 배웁니다.
learn-play = 바로 시작
learn-read-rules = 규칙 읽기
learn-from-start = 처음부터

### Korean: playing without seeing the market: the text board, its keys and what it reads out.

text-board = 텍스트 보드
text-board-about = 말로 나타낸 시장입니다. 칸은 버튼이 되고, 입력란과 알고 싶은 것을 읽어 주는 키가 있습니다.
text-board-show = 텍스트 보드 보기
text-board-hide = 텍스트 보드 숨기기
settings-text-board = 모든 테이블에 텍스트 보드 표시
settings-text-board-help = 시장을 보지 않고 할 수 있도록 칸 버튼과 입력란을 제공합니다.

## The squares

text-squares = 시장의 칸
text-square = { $square }, { $rug ->
    [bare] 빈칸
    [r] 빨간색 양탄자
    [b] 파란색 양탄자
    [y] 노란색 양탄자
   *[g] 초록색 양탄자
}{ $other ->
    [none] {""}
    [hidden] , 나머지 반쪽은 가려짐
   *[square] , 나머지 반쪽은 { $with }
}{ $assam ->
    [N] . 아쌈이 여기서 북쪽을 봅니다
    [E] . 아쌈이 여기서 동쪽을 봅니다
    [S] . 아쌈이 여기서 남쪽을 봅니다
    [W] . 아쌈이 여기서 서쪽을 봅니다
   *[no] {""}
}
text-half-chosen = 양탄자의 반쪽은 { $square } 칸입니다. 나머지 반쪽을 놓을 수 있는 칸: { $squares }.
text-half-undone = 선택을 취소했습니다.
text-no-rug = 지금 { $square } 칸에는 양탄자를 깔 수 없습니다.
text-no-pair = 지금 { $first }, { $second } 칸에는 양탄자를 깔 수 없습니다.
text-would-lay = { $first }, { $second } 칸에 { colour } 양탄자. Enter로 깔고 Esc로 취소합니다.
text-would-turn = 아쌈이 { facing }을 보게 됩니다. R 키로 주사위를 굴립니다.
text-would-steer = 다음 플레이어 차례에 아쌈이 { facing }을 보게 됩니다. R 키로 확정합니다.

## The box to type in

text-box = 행동이나 질문 입력
text-box-go = 실행
text-box-help = 아쌈의 방향을 정하려면 N(북쪽), E(동쪽), S(남쪽), W(서쪽) 중 하나를 입력하세요. R을 입력하면 주사위를 굴리고, d4d5처럼 두 칸을 입력하면 양탄자를 깝니다. d4처럼 한 칸을 입력하면 거기에 무엇이 있고 멈출 때 통행료가 얼마인지 알려 줍니다. I는 자리, T는 지난 턴, A는 가능한 행동, C는 주사위별 통행료, O는 전체 상황을 읽어 줍니다.
text-box-empty = 아직 입력한 것이 없습니다.
text-box-unknown = “{ $text }”: 행동도 질문도 아닙니다. ? 키로 도움말을 볼 수 있습니다.
text-not-now = { $action }: 지금은 할 수 없습니다.
text-not-yours = 지금은 내가 결정할 것이 없습니다.

## What is read out

text-ask = 읽어 주기
text-ask-seats = 자리
text-ask-last = 지난 턴
text-ask-legal = 가능한 행동
text-ask-prices = 주사위별 통행료
text-ask-overview = 전체 상황
text-overview = { $turn }턴. 아쌈이 { $square } 칸에서 { facing }을 봅니다.
text-seat = { $name }: { $score }. { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = 다음 양탄자는 { colour }입니다.
text-seat-out = { $name } 님은 탈락했습니다.
text-last-none = 아직 진행된 턴이 없습니다.
text-legal-turn = 아쌈을 돌릴 수 있는 방향: { $choices }.
text-legal-roll = 주사위를 굴릴 수 있습니다.
text-legal-lay = 양탄자를 깔 방법 { $count }가지: { $choices }.
text-legal-return = 양탄자를 깔 곳이 없어 상자로 돌아갑니다.
text-legal-none = 지금은 할 것이 없습니다.

## Its keys

text-keys-title = 텍스트 보드 단축키
text-keys-arrows = 칸 사이 이동. Home과 End는 가로줄 끝으로, Page Up과 Page Down은 세로줄 끝으로
text-keys-enter = 양탄자를 놓을 칸 고르기 또는 깔기
text-keys-roll = 주사위 굴리기
text-keys-seats = 자리 읽기
text-keys-last = 지난 턴 읽기
text-keys-legal = 가능한 행동 읽기
text-keys-price = 이 칸에 멈출 때의 통행료 읽기
text-keys-prices = 주사위별 통행료 읽기
text-keys-overview = 아쌈의 위치와 다음 할 일 읽기
text-keys-box = 입력란으로 이동

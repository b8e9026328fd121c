### Korean: watching a record and setting up a position.

study-again = 다시 시도
study-copy-by-hand = 여기서 복사하세요

## Watching a record

replay-title = 게임 다시 보기
replay-lead = 모든 게임은 기보라는 짧은 텍스트로 남길 수 있습니다. 기보를 열어 한 단계씩 따라가거나, 먼저 예시를 보세요.
replay-example = 예시 보기
replay-open-file = 파일 열기
replay-paste = 또는 여기에 기보를 붙여 넣거나, 파일을 이 페이지에 끌어다 놓으세요
replay-watch = 보기
replay-link-broken = 링크가 온전하지 않아 게임을 읽을 수 없습니다. 링크를 다시 받거나 기보를 직접 여세요.
replay-another = 다른 기보 열기

replay-seat = { $seat }번 자리
replay-market = 시장
replay-beginning = 게임이 시작됩니다.
replay-before-first = 첫 턴 전
replay-place = { $turn }턴: { $name }
replay-count = { $at } / { $of }
replay-controls = 게임 따라가기
replay-first = 처음으로
replay-back = 한 단계 뒤로
replay-play = 재생
replay-pause = 일시 정지
replay-forward = 한 단계 앞으로
replay-last = 끝으로
replay-slider = 게임 시점
replay-keys = 키: 화살표로 한 단계씩, Shift와 함께 누르면 한 턴씩 이동합니다. Home과 End로 처음과 끝으로 가고, 스페이스 바로 재생하거나 멈춥니다.
replay-speed = 속도
replay-speed-name = { $speed ->
    [slow] 느리게
    [fast] 빠르게
   *[normal] 보통
}

replay-standings = 순위표
replay-player = 플레이어
replay-dirhams = 디르함
replay-squares = 칸
replay-points = 점수
replay-rugs-left = 양탄자
replay-next-rug = 다음 양탄자는 { colour }입니다.
replay-out = 탈락
replay-winner = 승자

replay-turns = 턴
replay-no-turns = 아직 진행된 턴이 없습니다.
replay-paid = 통행료 { $count }
replay-copy-link = 이 시점의 링크 복사
replay-link-copied = 링크를 복사했습니다.
replay-download = 다운로드
replay-to-table = 테이블로 가기
replay-to-editor = 편집기에서 열기
replay-about = 이 기보에 대해
replay-edition = 판본
replay-edition-none = 적혀 있지 않음
replay-rules = 규칙
replay-rules-usual = 기본
replay-result = 결과
replay-unfinished = 끝나지 않음
replay-tag = { $name ->
    [Table] 테이블
    [Date] 날짜
    [ServerSeed] 서버의 시드
    [SeatSeed1] 1번 자리의 시드
    [SeatSeed2] 2번 자리의 시드
    [SeatSeed3] 3번 자리의 시드
    [SeatSeed4] 4번 자리의 시드
    [SeatHash1] 1번 자리가 게시한 시드의 해시
    [SeatHash2] 2번 자리가 게시한 시드의 해시
    [SeatHash3] 3번 자리가 게시한 시드의 해시
    [SeatHash4] 4번 자리가 게시한 시드의 해시
    [Bot1] 1번 자리의 봇
    [Bot2] 2번 자리의 봇
    [Bot3] 3번 자리의 봇
    [Bot4] 4번 자리의 봇
    [ServerSeedHash] 서버가 게시한 시드의 해시
   *[other] { $name }
}

## Your finished games

games-title = 내가 끝낸 게임
games-none = 끝낸 게임이 모두 여기에 표시됩니다.
games-you-won = 내가 이김
games-more = 이전 게임 더 보기
games-kept = 게임은 마지막 행동 뒤 { $days }일 동안 보관됩니다. 더 오래 보관하려면 기보를 다운로드하세요.

## Actions

study-face = 아쌈을 { facing }으로
study-die = 슬리퍼 { $slippers }개

## Setting up a position

editor-title = 국면 편집기
editor-tools = 도구
editor-tool = { $tool ->
    [rug] 양탄자
    [half] 반쪽
    [erase] 지우기
    [assam] 아쌈
   *[look] 살펴보기
}
editor-tool-hint = { $tool ->
    [rug] 변이 맞닿은 두 칸을 고르세요.
    [half] 칸을 고르면 양탄자 반쪽이 놓입니다. 나머지 반쪽은 가려져 있습니다.
    [erase] 칸을 고르면 빈칸이 됩니다.
    [assam] 칸을 고르면 아쌈이 그리로 갑니다. 아쌈을 고르면 방향이 바뀝니다.
   *[look] 보드에서 행동을 고르거나, 아무 칸이나 골라 통행료를 알아보세요.
}
editor-colours = 양탄자 색
editor-second-half = 양탄자의 반쪽은 { $square } 칸입니다. 옆 칸을 고르세요.
editor-do = { $step ->
    [roll] 주사위 굴리기
    [lay] 양탄자 깔기
   *[turn] 방향 정하기
}
editor-board-kept = 보드에는 마지막으로 읽을 수 있었던 국면이 보입니다.
editor-area = { $square }: { colour } 구역, { $squares }칸. 주인: { $name }. 다른 사람의 통행료: { dirhams }.
editor-area-free = { $square }: { colour } 구역, { $squares }칸. 주인: { $name }(탈락). 여기서는 아무도 내지 않습니다.
editor-area-bare = { $square }: 빈칸입니다. 여기서는 아무도 내지 않습니다.

editor-text = 텍스트로 쓴 국면
editor-text-first = 먼저 위의 텍스트를 고치세요. 그러면 여기서 항목을 바꿀 수 있습니다.
editor-undo = 실행 취소
editor-redo = 다시 실행
editor-undone = 실행을 취소했습니다.
editor-redone = 다시 실행했습니다.
editor-clear = 보드 비우기
editor-cleared = 보드를 비웠습니다.
editor-start = { $players }인용 시작 국면
editor-copy-text = 텍스트 복사
editor-text-copied = 텍스트를 복사했습니다.
editor-copy-link = 링크 복사

editor-next = 다음에 일어날 수 있는 일
editor-next-hint = { $step ->
    [roll] 주사위를 굴립니다. 결과를 고르세요.
    [draw] 더미에서 다음 양탄자를 뽑습니다. 색을 고르세요.
    [lay] { $count ->
        [0] 양탄자를 깔 곳이 없어 상자로 돌아갑니다.
       *[other] 양탄자를 깔 방법은 { $count }가지입니다. 보드에 표시되어 있습니다.
    }
    [steer] 다음 플레이어를 위해 아쌈의 방향을 정합니다.
   *[turn] 아쌈을 돌리거나 그대로 둡니다.
}
editor-do-return = 양탄자 돌려놓기
editor-do-draw = { colour } 뽑기
editor-prices = 주사위 결과별 도착 칸과 통행료

editor-fields = 세부 항목
editor-players = 플레이어
editor-mover = 차례
editor-seat = { $seat }번 자리, { $colours }
editor-step = 다음 단계
editor-step-name = { $step ->
    [turn] 방향 정하기
    [roll] 주사위 굴리기
    [lay] 양탄자 깔기
    [draw] 양탄자 뽑기
    [steer] 다음 차례의 방향 정하기
   *[over] 게임 끝
}
editor-facing = 아쌈의 방향
editor-rugs = 남은 양탄자({ colour })
editor-top = 다음 양탄자
editor-top-none = 아직 뽑지 않음
editor-out = 탈락
editor-out-as = 탈락, { $order }번째
editor-rules = 규칙
editor-edition-own = 맞춤 규칙

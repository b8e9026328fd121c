### Korean: the first page. Setting up a game, and finding the tables there are.

home-tagline = 아쌈의 방향을 정하고, 주사위를 굴리고, 양탄자를 까세요. 단, 남의 양탄자에서 통행료를 물지 않도록 조심하세요.
home-facts = 2~4인용. 무료, 가입 없음.
home-art = 시장에 양탄자 네 장이 걸려 있고, 그 앞에 아쌈이 서 있습니다.
home-choices = 게임 방식 고르기

## The three choices

home-bots = 바로 시작
home-bots-about = 봇을 상대로 바로 할 수 있습니다.
home-bots-go = 시작
home-friends = 친구와 함께
home-friends-about = 링크를 보내면 각자 자기 기기로 할 수 있습니다.
home-friends-go = 테이블 만들기
home-device = 이 기기에서
home-device-about = 기기 하나를 돌려 가며 모두 이 화면에서 합니다.
home-device-go = 시작
home-going = 테이블을 준비하는 중…
home-start-failed = 지금은 서버가 응답하지 않습니다. 고른 내용은 그대로 있으니 잠시 후 다시 시도하세요.
home-opponents = 상대 수
home-strength = 실력
home-players = 플레이어
home-bots-among = 그중 봇
home-name = 내 이름
home-name-of = 플레이어 { $number }의 이름
home-names = 이름
home-player = 플레이어 { $number }

## All options

home-options = 모든 옵션
home-options-usual = 기본 규칙, 시간 제한 없음
home-options-changed = { $count }가지 변경됨
home-options-reset = 옵션 초기화
home-options-loading = 판본 목록을 불러오는 중…
home-rules-heading = 규칙
home-table-heading = 테이블
home-edition = 판본
home-edition-help = 규칙서는 판본마다 조금씩 다릅니다. 원하는 판본을 고르세요.
home-edition-default = 기본 규칙
home-edition-own = 직접 고르기
home-edition-yours = 내 언어 판본
home-edition-printed = 언어별 판본
home-edition-other = { $language }, 양탄자 { $rugs }장 판본
home-edition-variant = { $edition } – 깐 뒤에 방향 정하기
home-edition-fifteen = { $edition } – 2인도 15장씩
home-own-heading = 규칙을 하나씩 고르기
home-two-only = 2인 게임에만 적용
home-option = { $option ->
    [bankruptcy] 다 낼 수 없을 때
    [steering] 방향 정하기
    [area] 통행료 계산
    [whole] 한 장 전체 덮기
    [halves] 반쪽 두 개 덮기
    [pile] 두 색 더미
    [stock] 2인용 양탄자
    [tie] 동점일 때
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] 탈락
    [bankruptcy-play-on] 계속
    [steering-before] 굴리기 전
    [steering-after-must] 깐 뒤, 반드시
    [steering-after-may] 깐 뒤, 원하면
    [area-colour] 같은 색
    [area-owner] 주인의 두 색
    [whole-opponents] 남의 것은 안 됨
    [whole-nobody] 내 것도 안 됨
    [halves-any] 같은 색도 가능
    [halves-colours] 다른 색만
    [pile-shuffled] 섞기
    [pile-alternating] 번갈아
    [stock-24] 두 색 24장
    [stock-15] 한 색 15장
    [tie-dirhams] 디르함으로 결정
    [tie-shared] 공동 승리
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] 가진 만큼 내고 탈락합니다. 깔린 양탄자는 남지만 아무도 통행료를 내지 않습니다.
    [bankruptcy-play-on] 가진 만큼 내고 빈손으로 계속합니다.
    [steering-before] 아쌈의 방향을 정한 뒤 주사위를 굴리면 아쌈이 그쪽으로 갑니다.
    [steering-after-must] 먼저 주사위를 굴립니다. 차례가 끝날 때 다음 플레이어를 위해 아쌈을 왼쪽이나 오른쪽으로 꼭 돌립니다.
    [steering-after-may] 먼저 주사위를 굴립니다. 차례가 끝날 때 다음 플레이어를 위해 아쌈을 돌려도 됩니다.
    [area-colour] 아쌈이 서 있는 색으로 이어진 칸만 셉니다.
    [area-owner] 같은 주인의 이어진 칸을 두 색 모두 셉니다.
    [whole-opponents] 내 양탄자는 한 장 전체를 한꺼번에 덮어도 됩니다.
    [whole-nobody] 내 양탄자라도 한 장 전체를 한꺼번에 덮을 수 없습니다.
    [halves-any] 서로 다른 양탄자라면 같은 색 두 칸도 덮을 수 있습니다.
    [halves-colours] 같은 색 두 칸을 덮어서는 안 됩니다.
    [pile-shuffled] 내 두 색 중 어느 것이 나올지는 운에 달렸습니다.
    [pile-alternating] 내 두 색을 번갈아 깝니다.
    [stock-24] 내 두 색을 12장씩 씁니다.
    [stock-15] 3인 게임처럼 한 사람이 한 색을 씁니다.
    [tie-dirhams] 동점이면 디르함이 더 많은 사람이 이깁니다.
    [tie-shared] 동점이면 함께 이깁니다.
   *[other] { $value }
}
home-clash = 색을 번갈아 깔려면 한 사람당 두 색이 필요한데, 15장이면 한 사람당 한 색입니다. 둘 중 하나를 바꾸세요.
home-begins = 시작 플레이어
home-begins-value = { $who ->
    [lot] 무작위
   *[listed] 나
}
home-facing = 아쌈의 첫 방향
home-clock = 제한 시간
home-clock-value = { $kind ->
    [none] 없음
    [turn] 턴마다
   *[game] 게임 전체
}
home-clock-seconds = 턴당 시간(초)
home-clock-minutes = 한 사람당 전체 시간(분)
home-clock-increment = 턴마다 추가(초)
home-timeout = 시간이 다 되면
home-timeout-value = { $timeout ->
    [out] 탈락
   *[bot] 봇이 대신
}
home-listed = 누구나 찾을 수 있는 테이블
home-listed-help = 빈자리가 있는 동안 모두의 첫 페이지에 표시됩니다.
home-autostart = 마지막 자리가 차면 시작
home-autostart-help = 끄면 직접 게임을 시작합니다.
home-friends-only = 친구와 할 때만
home-preset-bad = 이 주소에서 { $count }곳이 맞지 않아 무시했습니다: { $parts }
home-notice-close = 메시지 닫기

## Tables

home-mine = 내 게임
home-mine-none = 진행 중인 게임이 여기에 표시됩니다. 페이지를 닫아도 사라지지 않습니다.
home-mine-more = 게임 { $count }개 더 보기
home-open = 열린 테이블
home-open-none = 지금 플레이어를 찾는 사람이 없습니다. 테이블을 공개하면 여기에 표시됩니다.
home-your-turn = 내 차례
home-turn-of = { $name } 님 차례
home-waiting = 빈자리 { $seats }개
home-ready = 시작할 수 있음
home-replay = 다시 보기
home-sit = 앉기
home-watch = 관전
home-clock-turn = 턴당 { $seconds }초
home-clock-game = 한 사람당 { $minutes }분
home-clock-game-more = { $minutes }분 + 턴당 { $increment }초
home-gist-players = { $count }명
home-gist-own = 맞춤 규칙
home-lists-trouble = 지금은 서버가 응답하지 않습니다. 이 목록은 자동으로 다시 불러옵니다.

## A game that waits for you

home-finished = 내가 끝낸 게임
home-table-yours = 내 테이블

## More to do

home-more = 그 밖에
home-learn = 2분 만에 배우기
home-learn-about = 단계마다 안내를 받으며 몇 턴 해 봅니다.
home-rules = 규칙 읽기
home-rules-about = 게임의 모든 것과 판본별 차이.
home-record = 기보 열기
home-record-about = 기보에 남은 게임을 한 수씩 따라갑니다.
home-editor = 국면 만들기
home-editor-about = 원하는 시장을 만들고, 어떤 행동이 가능한지 알아봅니다.
home-watch-heading = 게임 관전
home-watch-label = 링크 또는 테이블 이름
home-watch-empty = 테이블 링크를 붙여 넣거나 이름을 입력하세요.

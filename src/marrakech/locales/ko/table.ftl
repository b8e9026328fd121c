### Korean: the table’s page.

## What to do

todo-you = { $step ->
    [turn] 내 차례입니다. 아쌈의 방향을 정하고 주사위를 굴리세요.
    [roll] 내 차례입니다. 주사위를 굴리세요.
    [lay] { colour } 양탄자를 아쌈 옆에 까세요.
    [steer] 다음 플레이어를 위해 아쌈의 방향을 정하세요.
    [draw] 내 다음 양탄자를 뽑고 있습니다.
   *[over] 게임이 끝났습니다.
}
todo-shared = { $step ->
    [turn] { $name } 님, 아쌈의 방향을 정하고 주사위를 굴리세요.
    [roll] { $name } 님, 주사위를 굴리세요.
    [lay] { $name } 님, { colour } 양탄자를 아쌈 옆에 까세요.
    [steer] { $name } 님, 다음 플레이어를 위해 아쌈의 방향을 정하세요.
    [draw] { $name } 님의 다음 양탄자를 뽑고 있습니다.
   *[over] 게임이 끝났습니다.
}
todo-other = { $step ->
    [turn] { $name } 님이 아쌈이 갈 방향을 정하고 있습니다.
    [roll] { $name } 님이 주사위를 굴리려고 합니다.
    [lay] { $name } 님이 { colour } 양탄자를 깔 곳을 고르고 있습니다.
    [steer] { $name } 님이 다음 플레이어를 위해 아쌈의 방향을 정하고 있습니다.
    [draw] { $name } 님이 다음 양탄자를 뽑고 있습니다.
   *[over] 게임이 끝났습니다.
}
todo-playing = { $name } 님의 차례입니다.
todo-playing-you = 내 차례입니다.
todo-lent = 봇이 { $name } 님을 대신하고 있습니다.
todo-getting-ready = { $name }: 준비하는 중…
act-roll = 주사위 굴리기
act-lay = 양탄자 깔기
act-steer = 방향 정하기
act-box = 상자에 돌려놓기
act-choose-rug = 두 칸을 고르세요
act-choose-facing = 방향을 고르세요
act-sent = 보내는 중…
act-wait = 다른 사람 차례
act-watch = 관전 중
skip = 건너뛰기
action-title = 할 일

## Hints

hint = 힌트
hint-hide = 힌트 숨기기
hint-thinking = 힌트를 생각하는 중…
hint-warming = 봇이 준비하고 있습니다. 끝나는 대로 힌트가 나옵니다.
hint-would-face = { $name }의 선택: 아쌈의 방향을 { facing }으로 정합니다.
hint-would-lay = { $name }의 선택: { $first }, { $second } 칸에 양탄자를 깝니다.
hint-chance = { $times ->
    [0] 이렇게 하면 거의 이길 수 없습니다.
   *[other] 이렇게 하면 100게임 중 { $times }게임을 이깁니다.
}
hint-choices = 가장 좋은 선택

## Taking back the last rug, round one device

undo = 무르기
undo-help = 마지막 양탄자 무르기(다음에 아쌈의 방향을 정하기 전까지)
did-undo = { $name } 님이 마지막 양탄자를 물렀습니다.
keys-undo = 마지막 양탄자 무르기(모두 한 기기로 할 때)

## What happened besides

did-run-out = { $name } 님이 시간을 다 써서 탈락했습니다.
did-break-rules = { $name } 님이 규칙을 어겨 탈락했습니다.
did-fail = { $reason ->
    [engine-not-started] { $name }: 시작하지 못해 탈락했습니다.
    [engine-hung] { $name }: 응답하지 않아 탈락했습니다.
    [engine-flooded] { $name }: 출력이 지나치게 많아 탈락했습니다.
    [engine-junk] { $name }: 응답을 알아볼 수 없어 탈락했습니다.
    [engine-illegal] { $name }: 규칙에 어긋나는 행동을 골라 탈락했습니다.
   *[engine-crashed] { $name }: 비정상 종료되어 탈락했습니다.
}
did-sit = { $name } 님이 앉았습니다.
did-vacate = { $seat }번 자리가 다시 비었습니다.
did-seat-bot = { $seat }번 자리에 봇이 앉았습니다.
did-start = 게임이 시작되었습니다.
did-stand-in = { $reason ->
    [time] { $name } 님의 시간이 다 되었습니다. 봇이 대신합니다.
   *[absent] { $name } 님이 자리를 비웠습니다. 봇이 대신합니다.
}
did-come-back = { $name } 님이 돌아왔습니다.
did-move = { $name } 님이 다른 기기에서 이어서 합니다.
did-hold = 서버가 잠시 멈춰 있었습니다. 사라진 것은 없습니다.
did-cancel = 테이블이 취소되었습니다.
log-face = 아쌈을 { facing }으로
log-steer = 다음 차례, 아쌈을 { facing }으로
log-roll = 슬리퍼 { $slippers }개, 아쌈은 { $square } 칸으로
log-pay = { $owner } 님에게 { dirhams }
log-pay-part = { $owner } 님에게 { dirhams }만 냄
log-go-out = 탈락
log-lay = { $first }, { $second } 칸에 { colour } 양탄자
log-return = 양탄자를 상자에 돌려놓음
log-draw = 다음 양탄자: { colour }
log-title = 진행 기록
log-empty = 아직 없습니다. 곧 첫 턴이 시작됩니다.
side-title = 진행 기록과 테이블

## Looking back at an earlier turn

log-about = 턴을 고르면 그때의 시장을 볼 수 있습니다.
look-title = 지나간 턴
look-back = 한 턴 뒤로
look-forward = 한 턴 앞으로
look-return = 게임으로 돌아가기
look-opened = 지나간 턴을 보고 있습니다. Esc를 누르면 게임으로 돌아갑니다.
look-returned = 게임으로 돌아왔습니다.
look-your-turn = 내 차례입니다.
look-gone-on = 게임이 더 진행되었습니다.
keys-look = 진행 기록에서: 턴 사이 이동. Enter로 시장에서 보기, Esc로 게임으로 돌아가기

## Seats

seats-title = 자리
seat-open = { $seat }번 자리(빈자리)
seat-rugs = { colour } 양탄자 { $count }장 남음
seat-next = (다음)
seat-score = { dirhams }과 보이는 칸 { $squares }개, 합계 { $points }점
seat-out-mark = 탈락
mark-you = 나
mark-bot = 봇
mark-lent = 봇 대행
mark-away = 자리 비움
bot-called = { $bot ->
    [random] 관광객
    [novice] 초보
    [greedy] 견습생
    [merchant] 상인
    [master] 명인
    [champion] 챔피언
   *[other] 봇 { $bot }
}
bot-lettered = { $bot ->
    [random] 관광객 { $letter }
    [novice] 초보 { $letter }
    [greedy] 견습생 { $letter }
    [merchant] 상인 { $letter }
    [master] 명인 { $letter }
    [champion] 챔피언 { $letter }
   *[other] 봇 { $bot } { $letter }
}
bot-about = { $bot ->
    [random] 무작위로 고릅니다.
    [novice] 두 번에 한 번쯤은 잘 고릅니다.
    [greedy] 한 턴 앞을 내다보고 점수를 노립니다.
    [merchant] 나중의 이득까지 따져 봅니다.
    [master] 멀리 내다보며, 이기기 어렵습니다.
    [champion] 스스로 배웠고, 가장 이기기 어렵습니다.
   *[other] 자기만의 방식으로 합니다.
}
watchers = { $watchers }명이 관전하고 있습니다.
you-watch = { $others ->
    [0] 관전하고 있습니다.
   *[other] 나 외에 { $others }명이 더 관전하고 있습니다.
}
time-short = 10초 남았습니다.

## What a seat says when it is chosen

seat-each-counts = 1디르함마다 1점, 이 색 양탄자가 보이는 칸 하나마다 1점입니다.
seat-each-counts-two = 1디르함마다 1점, 이 두 색 중 하나의 양탄자가 보이는 칸마다 1점입니다.
seat-pile-two = { $whose ->
    [you] 내 더미에는 두 색의 양탄자가 있습니다.
   *[other] 이 더미에는 두 색의 양탄자가 있습니다.
}
seat-pile-next = 다음 양탄자는 { colour }입니다. 모두에게 보입니다.
seat-pile-empty = 이 양탄자는 모두 깔았습니다.
seat-next-mark = 다음
seat-about-out = 탈락했습니다. 양탄자는 시장에 남지만 그 위에 멈춰도 통행료가 없습니다.
seat-about-away = 자리 비움: 지금은 이 게임의 페이지가 열려 있지 않습니다.
seat-about-bot = 봇입니다. { bot-about }
seat-about-lent = 플레이어가 돌아올 때까지 봇이 대신합니다. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = 반응
react = 한마디 하기
reaction = { $reaction ->
    [hello] 안녕하세요!
    [good-luck] 행운을 빌어요!
    [well-played] 잘하시네요!
    [thanks] 고마워요!
    [ouch] 아야!
    [laugh] 하하!
    [wow] 와!
   *[moment] 잠깐만요!
}
did-react = { $name }: { reaction }
did-react-you = 나: { reaction }
did-react-spectator = 관전자: { reaction }
reactions-mute = 이 테이블의 반응 숨기기
reactions-mute-help = 다른 사람이 보낸 반응이 보이지도 들리지도 않습니다. 내 반응은 계속 보낼 수 있습니다.

## A square that was asked about

area-price = { colour } 구역, { $squares }칸. 주인: { $owner }. 다른 사람의 통행료: { dirhams }.
area-free = { colour } 구역, { $squares }칸. 주인: { $owner }(탈락). 여기서는 아무도 내지 않습니다.

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = 내 구역: 다른 사람은 { dirhams }
price-tag-free = 통행료 없음
price-nudge = { $how ->
    [touch] 양탄자를 누르면 거기에 멈출 때의 통행료를 볼 수 있습니다.
   *[mouse] 양탄자를 가리키면 거기에 멈출 때의 통행료를 볼 수 있습니다.
}

## The board’s words

board-label = 시장
board-square = { $square }, { $colour ->
    [bare] 빈칸
    [r] 빨간색 양탄자
    [b] 파란색 양탄자
    [y] 노란색 양탄자
   *[g] 초록색 양탄자
}{ $assam ->
    [here] , 아쌈이 있음
   *[no] {""}
}
board-facing = 아쌈을 { facing }으로
board-lay = { $first }, { $second } 칸에 양탄자
board-die = 주사위: 슬리퍼 { $slippers }개

## The line

line-connecting = 연결하는 중…
line-slow = 연결이 느립니다…
line-back = 다시 연결되었습니다.
line-lost = 연결이 끊긴 지 { $seconds }초 되었습니다. 다시 연결하고 있으며, 사라지는 것은 없습니다.
line-lost-kept = 연결이 끊긴 지 { $seconds }초 되었습니다. 내 행동은 보관되어 있으며 다시 연결되는 대로 보냅니다.
bot-played = 자리를 비운 동안 봇이 대신했습니다. 이제 다시 직접 할 수 있습니다.
bot-plays-for-you = 봇이 대신하고 있습니다.
play-myself = 직접 하기
away-long = { $name } 님이 자리를 비운 지 한참 되었습니다.
away-wait = 기다리기
away-bot = 봇에게 맡기기

## The server is well again

server-recovered = 서버가 다시 작동합니다. 계속할 수 있습니다.

## Before the game

gathering-title = 다른 사람을 기다리는 중
gathering-title-full = 모두 모였습니다
gathering-title-guest = 곧 게임이 시작됩니다
gathering-open = 빈자리가 { $open }개 있습니다. 자리가 차면 바로 게임이 시작됩니다.
gathering-awaited = 이 플레이어들이 페이지를 열면 게임이 자동으로 시작됩니다: { $names }
gathering-unready = 이 플레이어들이 페이지를 열면 게임을 시작할 수 있습니다: { $names }
gathering-full = { $host ->
    [you] 언제든 시작하세요.
   *[other] 테이블을 만든 사람이 게임을 시작합니다.
}
invite-title = 친구 초대
invite-text = 이 링크를 보내거나 코드를 보여 주세요. 링크를 열면 누구나 앉을 수 있고, 가입은 필요 없습니다.
invite-link = 초대 링크
invite-qr = 초대 링크의 QR 코드
invite-message = 같이 마라케시 한 판 해요.
invite-here-only = { $host }: 이 컴퓨터에서만 쓸 수 있습니다. 다른 사람도 들어올 수 있게 하려면 서버를 다음과 같이 시작하고 이 컴퓨터의 네트워크 주소로 게임을 여세요:
invite-renew = 새 링크 만들기
invite-renewed = 새 링크를 만들었습니다. 이전 링크는 더 이상 쓸 수 없습니다.
invite-host-has-it = 초대 링크는 이 테이블을 만든 사람에게 있습니다.
watch-title = 관전만 하고 싶은 사람이 있나요?
watch-link = 관전 링크
watching-gathering = 관전하고 있습니다. 함께 하려면 초대 링크를 달라고 하세요.
watching-full = 모든 자리가 찼습니다. 관전할 수 있으며, 누가 일어나면 여기 앉을 수 있습니다.
join-late = 이 중에 내 자리가 있다면 이리로 옮길 수 있습니다. 앉았던 기기에서 “{ this-table }” 항목을 열고 “{ move-seat }” 버튼을 누르세요.
your-name = 내 이름
player-numbered = 플레이어 { $seat }
sit-down = 앉기
seat-bot = 봇 추가
which-bot = 봇 종류
remove = 내보내기
remove-name = { $name } 내보내기
leave-seat = 일어나기
start-game = 게임 시작
cancel-table = 테이블 취소
cancel-title = 이 테이블을 취소할까요?
cancel-text = 더는 아무도 앉을 수 없고 링크도 쓸 수 없게 됩니다.
cancel-no = 그대로 두기

## An invitation

invited-by = { $name } 님이 마라케시 게임에 초대했습니다
invited-again = { $name } 님이 다시 하고 싶어 합니다
invited-new = 마라케시가 처음인가요?
invited-back = 초대로 돌아가기
seats-taken-title = 모든 자리가 찼습니다
seats-taken-text = 이번에는 자리가 없네요. 관전하거나, 친구에게 다른 테이블을 만들어 달라고 하세요.
seats-taken-watch = 게임 관전
seats-taken-own = 테이블 만들기
gathering-away = 지금 자리 비움: { $names }

## The next game with the same players

gathering-title-again = 다음 게임
gathering-asked = 초대함: { $names }
gathering-here = 이미 온 사람: { $names }
mark-asked = 초대함
invite-again = 링크 보내기

## This table

this-table = 이 테이블
rules-on = 규칙
rules-edition = 판본: { $edition }
rules-usual = 기본 규칙입니다.
rules-bankruptcy-play-on = 통행료를 다 낼 수 없으면 가진 만큼 내고 계속합니다.
rules-steering-after-must = 변형 규칙: 먼저 주사위를 굴립니다. 양탄자를 깐 뒤 다음 플레이어를 위해 아쌈을 왼쪽이나 오른쪽으로 꼭 돌립니다.
rules-steering-after-may = 변형 규칙: 먼저 주사위를 굴립니다. 양탄자를 깐 뒤 다음 플레이어를 위해 아쌈을 돌려도 됩니다.
rules-area-owner = 통행료는 주인의 두 색을 합쳐서 셉니다.
rules-whole-nobody = 내 것을 포함해 어떤 양탄자도 한 장 전체를 한꺼번에 덮을 수 없습니다.
rules-halves-colours = 양탄자 한 장으로 같은 색 두 칸을 덮어서는 안 됩니다.
rules-pile-alternating = 2인 게임에서는 더미마다 두 색이 번갈아 나옵니다.
rules-stock-15 = 2인 게임에서는 한 사람이 한 색 15장을 씁니다.
rules-tie-shared = 동점이면 공동 승리입니다.
rules-clock-none = 시간 제한이 없습니다.
rules-clock-turn = 한 턴에 { $seconds }초입니다. { $timeout ->
    [bot] 시간이 다 되면 봇이 대신합니다.
   *[out] 시간이 다 되면 탈락합니다.
}
rules-clock-game = 한 사람당 게임 전체에 { $minutes }분{ $increment ->
    [0] 입니다.
   *[other] 이고, 턴마다 { $increment }초가 더해집니다.
} { $timeout ->
    [bot] 시간이 다 되면 봇이 대신합니다.
   *[out] 시간이 다 되면 탈락합니다.
}
read-rules = 규칙 읽기
fair-title = 공정한 주사위
fair-text = 모든 주사위 결과는 서버의 비밀 시드와 각 자리의 시드로 계산됩니다. 게임 전에 서버는 아래의 해시를 게시하며, 서버의 시드는 이 해시와 일치해야 합니다. 게임이 끝나면 서버의 시드가 공개되어 누구나 모든 결과를 확인할 수 있습니다.
fair-seats = 각 플레이어의 페이지도 시드의 해시를 게시하고, 해시가 모두 모이면 시드를 자동으로 공개합니다. 그래서 누구도 다른 사람의 시드를 보고 자기 시드를 고를 수 없습니다.
fair-hash = { $name } 님의 시드 해시(SHA-256)
fair-commitment = 서버 시드의 해시(SHA-256)
fair-seed = { $name } 님의 시드
fair-change = 내 시드 바꾸기
fair-change-name = { $name } 님의 시드 바꾸기
fair-change-do = 바꾸기
fair-salted = 해시로 시드를 짐작할 수 없도록 무작위 글자가 덧붙습니다.
fair-changed = 시드를 바꿨습니다.
move-seat = 다른 기기에서 하기
move-seat-name = { $name } 님의 자리를 다른 기기로 옮기기
move-seat-title = 자리 옮기기
move-seat-text = { $minutes }분 안에 다른 기기에서 이 링크를 여세요. 한 번만 쓸 수 있습니다. 그 뒤에는 그 기기에서 게임을 하고, 이 기기에서는 관전만 할 수 있습니다.
move-seat-link = 다른 기기용 링크
move-seat-qr = 다른 기기용 링크의 QR 코드
claim-title = 이 기기에서 할까요?
claim-text = 이 링크를 쓰면 자리가 이 기기로 옮겨집니다. 원래 기기에서는 관전만 할 수 있게 됩니다.
claim-yes = 여기서 하기
claim-no = 관전만
seat-claimed = 이제 이 기기에서 게임을 합니다.
give-up = 기권
give-up-name = 기권: { $name }
give-up-title = 이 게임을 기권할까요?
give-up-text = 게임에서 탈락합니다. 디르함은 은행으로 돌아가고, 양탄자는 누구의 점수도 되지 않습니다.
give-up-no = 계속하기

## The end

you-win = 이겼습니다!
standings-title = 순위표
standings-rank = 순위
standings-name = 플레이어
standings-dirhams = 디르함
standings-squares = 칸
standings-points = 점수
standings-plus = + { $squares }
standings-out = { $why ->
    [time] 시간 초과
    [rules] 규칙 위반
    [engine] 오류
    [gave-up] 기권
   *[poor] 파산
}
chart-title = 턴별 점수
chart-turn = 턴
chart-as-table = 표로 보기
rematch = 다시 하기
rematch-join = 다음 게임 참가
rematch-wanted = 다른 사람들이 다시 하고 싶어 합니다.
watch-next = 다음 게임 관전
replay-game = 다시 보기
download-record = 기보 다운로드
share = 공유
share-title = 결과 공유
share-text = 텍스트와 링크
share-result = 마라케시: { $result }
dice-check = 주사위 확인
dice-checking = 확인하는 중…
dice-fine = 주사위와 뽑기 { $count }번이 모두 시드와 일치합니다.
dice-compared = { $how ->
    [all] 서버와 모든 자리가 게시한 해시가, 이 기기가 시드를 공개하기 전에 보관해 둔 해시와 일치합니다.
    [server] 서버의 해시가 이 기기가 본 것과 일치합니다. 각 자리의 해시는 보관하지 않아 비교할 수 없습니다.
   *[none] 이 기기는 게임 전에 해시를 보관하지 않아 기보와 비교할 것이 없습니다.
}
dice-rounds = 그 전에 이 기기가 시드를 공개했는데도 게임이 시작되지 않은 일이 { $count }번 있었고, 그때마다 모든 시드를 새로 바꿨습니다.
dice-other-promise = 서버의 해시가 바뀌었습니다. 이 테이블에서 본 해시: { $seen }. 지금의 해시: { $found }.
dice-seed-lost = 이 기기에 내 자리의 시드가 없고, 다른 시드를 고르기에는 너무 늦었습니다. 시드가 있는 기기에서 이 페이지를 여세요. 그럴 수 없다면 테이블을 만든 사람이 내 자리를 봇에게 맡기거나 테이블을 취소할 수 있습니다.
dice-other-table = 다른 테이블의 기보입니다: { $found }.

## The end, for the person at this screen

you-share-win = 공동 승리입니다!
over-by-points = { $lead }점 차 승리: { dirhams }과 { $squares }칸.
over-by-dirhams = { $names } 모두 { $points }점이라 디르함으로 승부를 가렸습니다({ $most } 대 { $next }).
over-shared = { $points }점으로 비겼습니다.
over-only-one = { $name } 님만 남았습니다.
over-only-you = 나 혼자 남았습니다.
over-others-gave-up = 다른 사람이 모두 기권했습니다.
over-you-close = 아깝습니다! 겨우 { $lead }점 모자랐습니다. 잘하셨어요!
over-you-equal = 아깝습니다! 디르함에서만 밀렸습니다. 잘하셨어요!
over-you-second = 2위입니다. 잘하셨어요!
over-you-third = 3위입니다. 수고하셨어요!
over-you-fourth = 4위입니다. 다음에는 더 잘될 거예요!
over-you-lost = 수고하셨어요! 시장은 언제든 열려 있습니다.
over-you-out = 끝나기 전에 탈락했습니다. 시장은 언제든 열려 있습니다.

## The points by turn

chart-help = 그래프를 누르거나 화살표 키를 쓰면 턴마다 모두의 점수를 볼 수 있습니다.
chart-walk = 턴이 끝난 뒤의 점수
chart-value = { $turn }턴이 끝났을 때: { $points }.
chart-value-start = 시작할 때: { $points }.
chart-points-of = { $name } 님 { $points }점
chart-watch-turn = { $turn }턴이 끝났을 때의 시장 보기
chart-watch-start = 시작할 때의 시장 보기

## Links, dialogs, pages

copy = 복사
copied = 복사됨
copy-by-hand = 링크가 선택되어 있으니 복사하세요.
close = 닫기
dialog-no = 아니요
table-try-again = 다시 시도
to-home = 첫 페이지로
table-heading = 마라케시: { $names }
table-loading = 테이블을 여는 중…
table-gone-title = 테이블을 찾을 수 없습니다
table-gone = 링크가 온전하지 않거나 테이블이 삭제되었을 수 있습니다.
table-unreachable-title = 서버가 응답하지 않습니다
table-cancelled-title = 취소된 테이블입니다
table-cancelled = 테이블을 만든 사람이 게임을 취소했습니다. 새로 만들까요?

## Window titles

title-my-turn = ● 내 차례
title-playing = 게임 진행 중
title-gathering = 플레이어를 기다리는 중
title-won = { $count ->
    [1] { $names } 님 승리
   *[other] { $names } 님 공동 승리
}
title-you-won = 승리
title-you-share = 공동 승리
title-replay = 다시 보기: { $names }

## Help

keys-title = 단축키
key-arrows = 화살표 키
key-enter = Enter, 스페이스
key-escape = Esc
keys-arrows = 아쌈의 방향이나 양탄자를 깔 곳 고르기
keys-enter = 주사위 굴리기, 또는 고른 곳에 양탄자 깔기
keys-escape = 확정하지 않은 선택 취소, 또는 애니메이션 건너뛰기
keys-skip = 애니메이션 건너뛰기
keys-log = 진행 기록 열기/닫기
keys-hint = 힌트 보기/숨기기
keys-sounds = 소리 켜기/끄기
keys-help = 이 도움말 보기
keys-touch = 터치로: 칸을 누르면 거기에 깔릴 양탄자가 보입니다. 다시 누르면 다음 모양이 보이고, 옆 칸을 누르면 그 두 칸이 선택됩니다. 양탄자를 깔려면 버튼을 누르세요.

## Help: mouse, arrows and prices

keys-mouse = 마우스로: 양탄자를 클릭해 고르고, 한 번 더 클릭하면 깔립니다. 더블 클릭은 고르기만 합니다.
keys-facing = 화살표를 누르거나 클릭하면 아쌈의 방향만 바뀝니다. 주사위를 굴리려면 버튼을 누르세요.
keys-price = 다른 양탄자를 누르거나 클릭하면 거기에 멈출 때의 통행료를 볼 수 있습니다.

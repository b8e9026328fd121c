### Korean: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = “{ $text }”: 그런 행동은 없습니다.
depth-negative = 행동의 수는 음수일 수 없습니다: { $depth }
draw-none-left = { $action }: { $seat }번 자리의 더미에 그 색 양탄자가 남아 있지 않습니다.
game-over = { $action }: 게임이 끝났습니다.
lay-covers-rug = { $action }: 양탄자 한 장 전체를 한꺼번에 덮게 되므로 안 됩니다.
lay-must = 양탄자를 깔 수 있으니 꼭 깔아야 합니다.
lay-not-beside = { $action }: 양탄자의 적어도 반쪽은 아쌈의 칸과 변이 맞닿아야 합니다.
lay-on-assam = { $action }: 아쌈의 칸에는 양탄자를 깔 수 없습니다.
lay-one-colour = { $action }: 같은 색 두 칸을 덮게 되는데, 이 규칙에서는 안 됩니다.
not-this-step = { $action }: 지금은 할 수 없습니다. { $step ->
    [turn] 다음은 아쌈의 방향을 정할 단계입니다: N(북쪽), E(동쪽), S(남쪽), W(서쪽).
    [steer] 다음은 아쌈의 방향을 정할 단계입니다: N(북쪽), E(동쪽), S(남쪽), W(서쪽).
    [roll] 다음은 주사위를 굴릴 단계입니다: 1~4.
    [draw] 다음은 더미에서 다음 양탄자를 뽑을 단계입니다(예: *r).
   *[lay] 다음은 양탄자를 깔 단계입니다(예: d4d5).
}
roll-unknown = “{ $action }”: 그런 주사위 결과는 없습니다. 주사위는 1~4입니다.
seat-out = { $action }: { $seat }번 자리는 이미 탈락했습니다.
seat-unknown = { $action }: 이 게임에 { $seat }번 자리는 없습니다.
steer-must-turn = { $action }: 아쌈은 이미 { facing }을 보고 있습니다. 왼쪽이나 오른쪽으로 90도 돌리세요.
turn-half-round = { $action }: 아쌈은 { facing }을 보고 있으며 180도는 돌 수 없습니다. 다른 방향을 고르세요.

## What cannot be set up

bot-unknown = “{ $name }”: 그런 봇은 없습니다. 쓸 수 있는 봇: { $names }
edition-unknown = “{ $name }”: 그런 판본은 없습니다. “marrakech editions” 명령으로 전체 목록을 볼 수 있습니다.
facing-unknown = “{ $facing }”: 그런 방향은 없습니다. N(북쪽), E(동쪽), S(남쪽), W(서쪽) 중에서 고르세요.
option-clash = { $first }, { $second }: 함께 쓸 수 없습니다.
option-unknown = “{ $option }”: 그런 옵션은 없습니다. 쓸 수 있는 옵션: { $options }
option-value = 옵션 { $option }: “{ $value }” 값은 없습니다. 쓸 수 있는 값: { $values }
players-number = 마라케시는 2~4인용입니다. { $players }명은 할 수 없습니다.

## What is wrong with a position

assam-form = “{ $text }”: d4S처럼 칸과 방향을 적어야 합니다.
board-character = “{ $text }”: 보드에 쓸 수 없는 글자입니다.
board-rank-length = { $rank }번 가로줄: { $found ->
    [8] 7칸이 넘습니다.
   *[other] { $found }칸뿐입니다. 7칸이어야 합니다.
}
board-ranks = 보드는 “/”로 나눈 가로줄 7개입니다. 여기에는 { $found }개가 있습니다.
board-run = { $rank }번 가로줄에 빈칸 수가 두 번 이어집니다. 합쳐서 쓰세요.
colour-unseated = “{ $colour }”: 여기에는 이 색의 자리가 없습니다.
draw-one-way = { $seat }번 자리는 뽑을 것이 없습니다. 다음 양탄자가 이미 정해져 있습니다.
half-alone = { $square } 칸의 “{ $half }”: 가리키는 반쪽이 이쪽을 가리키지 않습니다.
mover-no-rugs = 단계가 “{ $step }”인데 { $seat }번 자리에는 남은 양탄자가 없습니다.
mover-out = 단계가 “{ $step }”인데 { $seat }번 자리는 탈락했습니다.
number-form = “{ $text }”: 정수가 아닙니다.
number-range = { $text }: 너무 큽니다. 가장 큰 수는 { $highest }입니다.
option-default = “{ $text }”: 기본값이므로 빼세요.
option-form = “{ $text }”: area=owner처럼 옵션과 값을 적어야 합니다.
option-order = 옵션 “{ $option }”: 순서가 틀렸습니다. 정해진 순서대로 한 번씩만 씁니다.
out-everyone = 적어도 한 명은 게임에 남아 있어야 합니다.
out-order = 탈락한 자리에는 탈락한 순서대로 x1, x2 … 번호를 붙입니다. 여기에는 { $found } 번호가 있습니다.
position-fields = 국면은 공백 하나로 나눈 항목 6개로 이루어집니다. 여기에는 { $found }개가 있습니다.
position-long = 국면은 { $longest }자를 넘을 수 없습니다.
seat-colours = { $seat }번 자리의 색은 “{ $colours }”인데 다르게 적혀 있습니다: “{ $text }”
seat-form = { $seat }번 자리는 30:r12처럼 적어야 합니다: “{ $text }”
seat-number = “{ $text }”: 자리 { $seats }개 중에 없습니다.
seats-number = 국면의 자리는 2~4개입니다. 여기에는 { $found }개가 있습니다.
should-be-over = 계속할 사람이 없으므로 단계는 “{ $step }” 대신 “over”여야 합니다.
step-ruleset = “{ $step }”: 이 규칙에는 없는 단계입니다.
step-unknown = “{ $text }”: 그런 단계는 없습니다. 쓸 수 있는 단계: { $steps }
top-colour = { $seat }번 자리 더미의 맨 위는 “{ $colours }” 중 하나여야 합니다: “{ $text }”
top-early = { $seat }번 자리의 더미는 이제 뽑을 차례이므로 맨 위를 아직 쓰지 않습니다.
top-missing = { $seat }번 자리의 더미는 *r처럼 맨 위를 써야 합니다.
top-none-left = { $seat }번 자리 더미의 맨 위: “{ $colour }” 색은 남아 있지 않습니다.
top-one-colour = { $seat }번 자리의 더미는 한 색이므로 맨 위를 빼세요.

## What is wrong with a record

comment-brace = 주석에는 닫는 중괄호를 쓸 수 없습니다: “{ $text }”
comment-open = 주석이 그 줄 안에서 닫히지 않았습니다.
comment-place = 주석 “{ $text }”: 주석을 쓸 수 없는 곳에 있거나 순서가 틀렸습니다.
comment-result = 결과 옆이나 앞뒤에는 주석을 쓸 수 없습니다. 턴 사이에 쓰세요.
not-canonical = 표준 형식이 아닙니다. 바른 형식: { $expected }
record-character = “{ $text }”: 기보에 쓸 수 없는 글자입니다.
record-cut-off = 마지막 줄이 온전하지 않습니다. 기보가 잘린 것 같습니다.
record-edition = 판본 “{ $name }”: 태그 Start의 국면과 규칙이 다릅니다.
record-empty = 내용이 없습니다.
record-long = 기보는 { $longest }자를 넘을 수 없습니다.
record-no-result = 기보에 결과가 없습니다. 끝에 빈 줄이 있고 그다음에 “*” 또는 점수가 와야 합니다.
record-players = 기보에는 Start 태그, 또는 순서대로 적힌 플레이어 2~4명(Seat1, Seat2 …)이 필요합니다.
record-seat = { $tag }: 이 게임의 자리는 { $seats }개뿐입니다.
record-start = 태그가 이 게임의 시작과 맞지 않습니다.
record-sections = 이 빈 줄 다음에는 결과만 올 수 있습니다.
result-wrong = 결과가 다릅니다. 바른 결과: { $expected }, 적힌 결과: “{ $text }”
tag-form = [Seat1 "Ana"] 같은 태그가 아닙니다: { $text }
tag-name = “{ $tag }”: 태그 이름으로 쓸 수 없습니다.
tag-reserved = 태그 { $tag }: 시작 국면과 이름, 판본에서 자동으로 쓰이므로 빼세요.
tag-twice = 태그 { $tag }: 두 번 나옵니다.
turn-empty = 이 턴에는 행동이 없습니다.
turn-form = 턴은 “1.”처럼 번호로 시작합니다: “{ $text }”
turn-line = 턴은 “{ $text }” 앞에서 끝났습니다. 이 부분은 새 줄에 써야 합니다.
turn-number = 다음은 { NUMBER($expected, useGrouping: 0) }턴이어야 합니다: { $text }
turn-unfinished = 턴이 끝나지 않았습니다. “{ $step }” 단계가 빠져 있습니다.

## Dice

seed-form = “{ $text }”: 쓸 수 없는 시드입니다. 공백 없이 인쇄 가능한 ASCII 문자 1~{ $longest }자를 쓰세요.
commitment-form = “{ $text }”: SHA-256 해시가 아닙니다. 소문자로 쓴 64자리 16진수를 쓰세요.
commitments-missing = 처음부터 앉는 사람은 { $people }명이고 시드의 해시가 한 사람에 하나씩 필요한데, 받은 해시는 { $commitments }개입니다.
seeds-awaited = 아직 게임을 시작할 수 없습니다. 들어오지 않은 시드가 있습니다.
seeds-sealed = 곧 게임이 시작되므로 시드를 더는 바꿀 수 없습니다.
seed-hash = { $seat }번 자리의 시드가 게시한 해시와 다릅니다. 시드의 해시: { $expected }, 게시한 해시: { $text }
dice-tags = 태그 { $tag }: 이 태그가 없어 주사위를 검증할 수 없습니다.
dice-tag-form = 태그 { $tag }: “{ $text }” 값을 쓸 수 없습니다.
dice-seat = { $tag }: 이 게임의 자리는 { $seats }개뿐입니다.
dice-hash = 서버의 시드가 게시한 해시와 다릅니다. 시드의 해시: { $expected }, 게시한 해시: { $text }
dice-chance = { $number }번째 주사위 또는 뽑기: 기보에는 { $action }, 시드로는 { $expected }입니다.

## Names

name-characters = 이름에 쓸 수 없는 글자입니다: { $text }
name-length = 이름은 1~{ $longest }자입니다. 이 이름은 { $length }자입니다.

## At a table

behind = 게임이 더 진행되었습니다. 다시 보고 결정하세요.
bot-not-ready = 봇이 아직 준비하고 있습니다. 잠시 후 다시 시도하세요.
chance-decides = { $action }: 여기서는 운이 결정합니다.
clock-form = “{ $kind }”: 쓸 수 없는 제한 시간입니다.
code-wrong = 이 링크로는 자리에 앉을 수 없거나, 더는 쓸 수 없는 링크입니다. 새 링크를 받으세요.
device-link-wrong = 이 링크로는 기기를 추가할 수 없거나, 더는 쓸 수 없는 링크입니다. 다른 기기에서 새 링크를 만드세요.
device-unknown = 내 기기가 아니거나 이미 로그아웃된 기기입니다.
command-unknown = “{ $kind }”: 테이블 명령이 아닙니다.
hint-none = 봇이 응답하지 않았습니다. 잠시 후 다시 시도하세요.
hint-people = 다른 사람과 할 때는 힌트를 쓸 수 없습니다.
log-long = 이 테이블은 이벤트 한도({ $most }개)에 이르렀습니다. 이제 게임을 끝까지 하는 것만 가능합니다.
names-missing = 처음부터 앉는 사람은 { $people }명이고 이름이 한 사람에 하나씩 필요한데, 받은 이름은 { $names }개입니다.
not-host = 이 테이블을 만든 사람만 할 수 있습니다.
not-seated = 이 테이블에 앉은 사람만 할 수 있습니다.
not-your-seat = { $seat }번 자리는 내 자리가 아닙니다.
not-your-turn = 내 차례가 아닙니다. 지금은 { $seat }번 자리의 차례입니다.
record-none = 게임이 아직 시작되지 않아 기보가 없습니다.
rematch-exists = 다음 게임이 이미 준비되었습니다: 테이블 { $table }
rules-twice = 판본과 맞춤 규칙 중 하나만 고르세요.
seat-free = { $seat }번 자리에는 아무도 없습니다.
seat-kind = “{ $text }”: 쓸 수 없는 자리입니다. 자리는 빈자리, 사람, 봇 중 하나입니다.
seat-missing = “{ $seat }”: 여기에 그런 자리는 없습니다.
seat-not-lent = 나를 대신하는 봇이 없습니다.
seat-not-persons = 지금 { $seat }번 자리의 플레이어는 사람이 아닙니다.
seat-present = { $seat }번 자리의 플레이어는 여기 있거나, 자리를 비운 지 얼마 되지 않았습니다.
seat-taken = { $seat ->
    [0] 모든 자리가 찼습니다.
   *[other] { $seat }번 자리는 찼습니다.
}
seats-open = 아직 빈자리가 있습니다.
stand-in-weak = “{ $name }”: 플레이어를 대신할 수 없는 봇입니다. 대신할 수 있는 봇: { $names }
table-busy = 이 테이블에 요청이 한꺼번에 몰렸습니다. 다시 시도하세요.
table-damaged = “{ $table }”: 이 테이블의 진행 기록이 손상되어 아무도 게임을 할 수 없습니다. 다른 테이블에는 영향이 없습니다.
table-unknown = “{ $table }”: 그런 테이블은 없습니다.
time-left = 아직 시간이 남아 있습니다.
timeout-kind = “{ $text }”: 시간이 다 되었을 때의 처리로 쓸 수 없습니다.
wrong-phase = { $phase ->
    [gathering] 게임이 아직 시작되지 않았습니다.
    [playing] 게임이 이미 시작되었습니다.
    [over] 게임이 끝났습니다.
   *[cancelled] 테이블이 취소되었습니다.
}

## Reactions at a table

reactions-fast = 조금만 천천히! { $seconds }초 뒤에 다음 반응을 보낼 수 있습니다.
reactions-crowd = 지금 많은 관전자가 반응을 보내고 있습니다. 잠시 후 다시 시도하세요.
reactions-used = { $who ->
    [spectators] 관전자들이 이 테이블에서 보낼 수 있는 반응 { $most }개를 모두 썼습니다.
   *[player] 이 테이블에서 보낼 수 있는 반응 { $most }개를 모두 썼습니다.
}

## Taking back

undo-none = 무를 양탄자가 없습니다. 아쌈의 방향을 정하거나 주사위를 굴리기 전까지만 무를 수 있습니다.
undo-others = 다른 사람이 자기 기기로 함께 하고 있어 무를 수 없습니다.

## At the server

analysis-empty = 분석할 것이 없습니다. 기록된 행동이 없습니다.
analysis-full = 이 서버에 분석을 기다리는 게임이 많습니다. 몇 분 뒤에 다시 시도하세요.
analysis-many = 요청한 분석 여러 개가 아직 대기 중입니다. 하나가 끝날 때까지 기다리세요.
analysis-too-early = 게임이 끝난 뒤에 분석할 수 있습니다.
analysis-unknown = 이 분석은 더 이상 여기에 없습니다. 다시 요청하세요.
bots-alone = { $most ->
    [0] 이 서버에서는 봇끼리만 게임을 할 수 없습니다.
    [1] 같은 네트워크에서 봇끼리만 하는 게임이 이미 1개 진행 중입니다. 끝날 때까지 기다리세요.
   *[other] 같은 네트워크에서 봇끼리만 하는 게임이 이미 { $most }개 진행 중입니다. 하나가 끝날 때까지 기다리세요.
}
host-refused = “{ $host }”: 이 서버는 이 이름으로 응답하지 않습니다. 서버 운영자가 { $option } 옵션으로 이 이름을 허용할 수 있습니다.
method-unknown = 여기서는 할 수 없습니다.
origin-refused = 다른 사이트의 페이지에서는 할 수 없습니다.
page-unbuilt = 이 서버에 게임 페이지가 포함되어 있지 않습니다. 소스 폴더에서 “python hatch_build.py build” 명령을 실행하세요.
page-unknown = 이 주소에는 아무것도 없습니다.
request-big = 한 번에 보내기에는 너무 많습니다.
request-invalid = 요청이 프로토콜과 맞지 않습니다({ $where }: { $what }).
request-slow = 요청이 도착하는 데 너무 오래 걸렸습니다.
rollout-none = 여기서는 비교할 것이 없습니다. 이때는 아무도 선택할 것이 없었습니다.
rollout-unknown = 끝까지 해 본 결과가 더 이상 여기에 없습니다. 다시 요청하세요.
server-failed = 서버에 문제가 생겼으며 기록해 두었습니다. 다시 시도하세요.
server-full = 지금은 서버가 가득 찼습니다. 잠시 후 다시 시도하세요.
square-unknown = “{ $text }”: 그런 칸은 없습니다.
token-missing = 이 기기에 토큰이 없거나 로그아웃되었습니다. POST /api/device 요청으로 새 토큰을 받을 수 있습니다.
too-many-tables = 한 페이지에서 관전할 수 있는 테이블은 최대 { $most }개입니다.
server-troubled = 지금은 서버가 행동을 저장할 수 없습니다. 잠시 기다렸다가 다시 시도하세요.
too-often = 너무 자주 시도했습니다. 잠시 기다렸다가 다시 시도하세요.

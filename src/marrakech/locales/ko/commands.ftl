### Korean: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: 파일을 찾을 수 없습니다.
file-is-folder = { $file }: 파일이 아니라 폴더입니다.
file-not-text = { $file }: UTF-8 텍스트가 아닙니다({ NUMBER($byte, useGrouping: 0) }번째 바이트).
file-too-big = { $file }: { $limit }메가바이트를 넘습니다. 기보는 훨씬 작습니다.
file-exists = { $file }: 이미 있어서 덮어쓰지 않았습니다.
file-unreadable = { $file }: 읽을 수 없습니다: { $reason }
file-unwritable = { $file }: 쓸 수 없습니다: { $reason }
of-file = { $file }: { $problem }
error = 오류: { $problem }
turn-beyond = 이 기보에 { NUMBER($turn, useGrouping: 0) }턴은 없습니다. 마지막은 { NUMBER($last, useGrouping: 0) }턴입니다.
bots-too-many = 봇 { $bots }개에는 자리 { $bots }개가 필요한데 플레이어는 { $players }명뿐입니다.
names-too-many = 이름 { $names }개를 받았지만 { $people ->
    [0] 봇만 참가합니다.
   *[other] 사람은 { $people }명입니다.
}
starter-unknown = “{ $text }”: 이 방법으로는 시작 플레이어를 정할 수 없습니다. random 또는 agreed 중에서 고르세요.
nothing-to-resume = 이어서 할 게임이 없습니다.
options-clash = { $first }, { $second }: 함께 쓸 수 없습니다.
passed-over = 건너뜀: { $problem }
language-unknown = “{ $text }”: 그런 언어는 없습니다. 쓸 수 있는 언어: { $languages }
section-unknown = “{ $text }”: 규칙에 그런 항목은 없습니다. 쓸 수 있는 항목: { $sections }
resume-alone = 이어서 하는 게임은 플레이어와 규칙이 그대로입니다. { $option } 옵션을 빼세요.

## The store

store-full = { $file }: 디스크가 가득 차서 새로 저장할 수 없습니다. 지금까지 저장된 내용은 안전합니다. 공간을 비운 뒤 계속하세요.
store-locked = { $file }: 다른 서버나 다른 프로그램이 사용 중입니다.
store-broken = { $file }: 손상되었거나 테이블 저장 파일이 아닙니다({ $reason }). “marrakech check-store” 명령으로 어느 테이블이 온전한지 알 수 있습니다. --rescue 옵션을 붙이면 온전한 테이블을 새 파일로 복사합니다.
store-gone = { $file }: 서버가 사용하는 동안 삭제되거나 옮겨지거나 다른 파일로 바뀌었습니다. 바로 그 파일이 돌아올 때까지 새로 저장되는 것이 없습니다.
store-newer = { $file }: 더 새로운 버전의 marrakech에서 쓴 파일입니다(저장 형식 버전 { $found }, 여기서 읽을 수 있는 것은 { $known } 버전까지).
store-behind = { $file }: 이 파일에서 구해 낸 복사본 { $copy }보다 오래되었으며, 복사본에 있는 데이터 일부가 없습니다. 복사본으로 시작하거나(--data), 오래된 파일로 계속하려면 복사본을 다른 곳으로 옮기세요.
store-unreadable = { $file }: 열거나 읽거나 쓸 수 없습니다: { $reason }
store-closed = { $file }: 닫혀 있습니다. 서버를 멈추는 중입니다.
store-extra = { $file }: PostgreSQL에 필요한 패키지가 설치되어 있지 않습니다. 설치하려면: { $command }
store-server-old = { $file }: PostgreSQL { $found } 버전은 너무 오래되었습니다. { $needed } 버전 이상이 필요합니다.
store-unsafe = { $file }: { $setting } 설정이라 장애가 나면 확정된 수가 사라질 수 있습니다. 이 설정을 켠 뒤 계속하세요.
store-not-empty = { $file }: 이미 데이터가 있어서 아무것도 복사하지 않았습니다.
store-none = { $file }: 테이블 저장 파일이 아니거나 맨 앞부분이 손상되었습니다.
check-store-whole = { $file }: 온전합니다. 테이블은 { $count }개입니다.
check-store-damaged = { $file }: 손상되었습니다. 테이블 { $count }개 중 { $whole ->
    [0] 온전한 것이 없습니다.
   *[other] { $whole }개가 온전합니다.
}
check-store-structure = { $file }: { $reason }
check-store-table = 테이블 { $table }: { $problem ->
    [checksum] { $number }번 이벤트가 기록될 때의 내용과 다릅니다.
    [gap] { $number }번 이벤트가 없습니다.
    [fold] { $number }번 이벤트는 앞뒤가 맞지 않습니다.
   *[summary] 이벤트는 모두 온전하지만 목록의 내용과 다릅니다.
}
check-store-rescued = 온전한 테이블 { $count }개를 복사했습니다: { $file }
backup-done = { $source } 파일의 테이블을 복사했습니다: { $target }
move-done = 모두 복사하고 비교했습니다: { $source } → { $target }. 테이블: { $tables }, 이벤트: { $events }. 원본은 그대로입니다.

## Drawing a position

seat-name = { $seat }번 자리
to-move = ▶
column-player = 플레이어
column-rugs = 남은 양탄자
column-dirhams = 디르함
column-squares = 칸
column-points = 점수
column-next = 다음
out = 탈락
steps-next = { $step ->
    [turn] { $name } 님이 아쌈의 방향을 정합니다.
    [roll] { $name } 님이 주사위를 굴립니다.
    [lay] { $name } 님이 양탄자를 깝니다.
    [draw] { $name } 님이 다음 양탄자를 뽑습니다.
    [steer] { $name } 님이 다음 플레이어를 위해 아쌈의 방향을 정합니다.
   *[over] 게임이 끝났습니다.
}
rules-in-force = 규칙: { $rules }
rules-default = 기본
legal-heading = 가능한 행동: { $actions }
chance-heading = 운에 달린 결과: { $actions }

## Playing in the terminal

ask-players = 몇 명이 하나요?
ask-bots = 그중 봇은 몇 개인가요?
ask-level = 실력은요? { $levels }
ask-name = 플레이어 { $number }: 이름은요?
ask-number-again = { $low }~{ $high } 사이의 숫자를 입력하세요.
bot-alone = 봇
bot-name = 봇 { $number }
person-name = 플레이어 { $number }
welcome = 터미널에서 즐기는 마라케시입니다. 언제든 ? 키로 도움말을 보고 Ctrl-C로 멈출 수 있습니다. 게임은 행동할 때마다 저장됩니다.
bots-getting-ready = 봇이 준비하고 있습니다. 맨 처음 한 번만 30초쯤 걸립니다.
welcome-back = 다시 오셨네요. { $turn }턴입니다. 언제든 ? 키로 도움말을 볼 수 있습니다.
saved-at = 기보 저장 위치: { $file }
prompt-turn = { $name } 님, 어느 쪽으로 갈까요? { $choices }
choice-left = { $facing }({ facing }): 왼쪽
choice-straight = { $facing }({ facing }): 그대로
choice-right = { $facing }({ facing }): 오른쪽
prompt-roll-facing = 아쌈이 { facing }을 보게 됩니다. Enter를 눌러 주사위를 굴리거나 다른 방향을 고르세요: { $others }
prompt-roll = { $name } 님, Enter를 눌러 주사위를 굴리세요.
prompt-lay = { $name } 님, { colour } 양탄자를 어디에 깔까요? 번호나 두 칸을 입력하세요.
prompt-confirm-lay = { $action }: 여기에 깔까요? Enter를 눌러 깔거나 다른 곳을 고르세요.
prompt-confirm-steer = { $next } 님 차례에 아쌈은 { facing }을 봅니다. Enter를 눌러 확정하거나 다른 방향을 고르세요.
stars-paid = 별표는 방금 통행료를 낸 구역입니다.
prompt-must-return = { $name } 님, 여기에는 양탄자를 깔 곳이 없습니다. Enter를 눌러 한 장을 상자에 돌려놓으세요.
not-understood = “{ $text }”: 고를 수 없습니다. ? 키로 도움말을 볼 수 있습니다.
help-facing = N E S W      아쌈의 방향 정하기: N(북쪽), E(동쪽), S(남쪽), W(서쪽). 주사위를 굴리기 전까지 바꿀 수 있음
help-lay = 1 2 3 … / d4d5    깔 곳 고르기(Enter로 확정하기 전까지 바꿀 수 있음)
help-position = position     국면을 텍스트로 보기
help-log = log          지금까지의 기보 보기
help-save = save FILE    기보 사본을 FILE에 저장
help-give-up = give up      기권하기(먼저 확인함)
help-quit = q / quit     여기서 멈추기(나중에 이어서 가능)
ask-give-up = { $name } 님, 정말 기권할까요? 기권하려면 “예”를 입력하세요.
yes = 예
gave-not-up = 아무도 기권하지 않았습니다. 게임을 계속합니다.
copy-saved = 사본 저장 위치: { $file }
goodbye-early = 게임을 시작하지 않았습니다.
goodbye = 멈췄습니다. 이어서 하려면: { $command }
save-trouble = 기보를 저장하지 못했습니다: { $problem } 게임은 계속할 수 있으며 다음 행동 때 다시 저장합니다.
not-saved = 마지막 행동이 저장되지 않았습니다: { $problem }
over-heading = { turns } 만에 게임이 끝났습니다.
resume-over = 이미 끝난 게임입니다. “marrakech replay” 명령으로 다시 볼 수 있습니다.

## Other commands

list-number = { $number }.
verify-fine = { $file }: 이상 없습니다. { $count ->
    [0] 주사위나 뽑기가 아직 없습니다.
   *[other] 주사위와 뽑기 { $count }번이 모두 시드와 일치합니다.
}
verify-promised = { $file }: { $promised ->
    [all] 모든 플레이어의 시드가 기보에 적힌 해시와 일치합니다. 시드가 하나라도 공개되기 전에 게시된 해시인지는 테이블에서 그 해시를 보관해 둔 기기만 확인할 수 있습니다.
    [some] 일부 자리({ $seats })의 시드는 해시 없이 그대로 주어졌습니다. 나머지는 기보에 적힌 해시와 일치합니다. 시드가 하나라도 공개되기 전에 게시된 해시인지는 테이블에서 그 해시를 보관해 둔 기기만 확인할 수 있습니다.
   *[none] 시드가 공개되기 전에 해시를 게시한 자리가 없습니다. 서버를 운영하면서 자리에 앉은 사람이 있었다면 주사위 결과를 고를 수 있었습니다.
}
check-fine = { $file }: 이상 없습니다. { turns }, { $result }
replay-prompt = Enter: 앞으로, b: 뒤로, 숫자: 그 턴으로, q: 끝내기
replay-start = 첫 행동 전
replay-turn = { $turn }/{ $last }턴: { $line }
replay-comment = “{ $text }”
replay-end = 기보의 끝입니다.
edition-column = 판본
edition-source = 규칙서
edition-options = 옵션
edition-box = 양탄자
edition-starter = 시작 플레이어
edition-default-rules = 기본
edition-footer = (괄호) 안의 옵션은 규칙서에 언급이 없어 저희가 정한 것이고, 나머지는 모두 규칙서에 적힌 그대로입니다.
starter = { $who ->
    [random] 무작위
    [morocco] 가장 최근에 모로코에 다녀온 사람
    [youngest] 가장 어린 사람 또는 무작위
   *[agreed] 합의
}
perft-total = 행동 { $depth }번의 수순: { $nodes }가지
perft-counting = 세는 중
simulate-progress = 게임
simulate-title = 모두 무작위로 하는 { $players }인 게임, { games }
simulate-seat = 자리
simulate-wins = 승률
simulate-points = 점수
simulate-paid = 낸 돈
simulate-received = 받은 돈
simulate-out = 탈락률
simulate-length = 한 게임은 평균 { $mean }턴입니다({ $low }~{ $high }턴).
simulate-anyone-out = 누군가 탈락한 게임은 { $share }, 공동 승리는 { $shared }입니다.
simulate-speed = 초당 { $rate }게임입니다.
simulate-stopped = { games }까지 하고 멈췄습니다.

## Engines

engine-not-started = 엔진 “{ $engine }”: 시작하지 못했습니다: { $detail }
engine-crashed = 엔진 “{ $engine }”: 예기치 않게 종료되었습니다({ $detail }).
engine-hung = 엔진 “{ $engine }”: 제시간에 응답하지 않았습니다. { $detail }
engine-flooded = 엔진 “{ $engine }”: 출력이 지나치게 많습니다: { $detail }
engine-junk = 엔진 “{ $engine }”: 엔진 프로토콜을 따르지 않습니다: { $detail }
engine-illegal = 엔진 “{ $engine }”: 규칙에 어긋나는 행동을 골랐습니다: { $detail }
bot-needs-engine = “{ $name }”: 그런 봇은 없습니다. 엔진이라면 --engine 옵션으로 명령을 지정하세요.
engine-line = “{ $text }”: 엔진 프로토콜에 없는 줄입니다. 전체 목록은 docs/engine-protocol.md 파일에 있습니다.
engine-no-position = 생각할 국면이 아직 없습니다.
engine-no-decision = 여기서는 결정할 것이 없습니다: { $step ->
    [roll] 주사위 결과는 운에 달렸습니다.
    [draw] 뽑는 양탄자는 운에 달렸습니다.
   *[over] 게임이 끝났습니다.
}
engine-option = 옵션 “{ $option }”: 없는 옵션이거나 “{ $value }” 값을 쓸 수 없습니다.
engine-bot-failed = 봇에 문제가 생겼습니다: { $error }
engine-cannot-judge = 봇 “{ $bot }”: 국면을 평가할 수 없습니다.
engine-no-beginning = 턴이 시작되는 국면만 평가할 수 있습니다.
engine-no-judge = 엔진 “{ $engine }”: 국면을 평가할 수 없습니다. 엔진 프로토콜의 “judge” 줄을 모릅니다.
engine-starting = 엔진 “{ $engine }” 시작 중…
engine-thinks = 엔진이 생각하는 중입니다. 먼저 멈추세요.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing = 여기서는 비교할 것이 없습니다: { $step ->
    [roll] 주사위 결과는 운에 달렸습니다.
    [draw] 뽑는 양탄자는 운에 달렸습니다.
    [over] 게임이 끝났습니다.
   *[other] 선택이 하나뿐입니다.
}
rollout-what = 기보를 지정하거나 --position 옵션으로 국면을 지정하세요.
rollout-step-alone = --step 옵션에는 턴이 필요합니다. --turn 옵션으로 지정하세요.
rollout-no-decision = { $step ->
    [turn] { $turn }턴에는 아무도 아쌈의 방향을 정하지 않았습니다.
    [lay] { $turn }턴에는 아무도 양탄자를 깔지 않았습니다.
    [steer] { $turn }턴에는 아무도 다음 플레이어를 위해 아쌈의 방향을 정하지 않았습니다.
   *[any] { $turn }턴에는 아무도 선택할 것이 없었습니다.
}
rollout-turn = { $turn }턴: { $sentence }
rollout-choice = 선택
rollout-behind = 최선과의 차이
rollout-played = 실제
rollout-stopped = { $games ->
    [0] 한 게임도 끝내지 못하고 멈췄습니다.
   *[other] 선택마다 { $games }게임까지 하고 멈췄습니다.
}

## The arena

arena-twice = { $bot }: 두 번 지정되었습니다. 봇마다 한 번씩만 지정하세요.
arena-alone = 상대가 필요합니다. 다른 봇을 지정하거나, --engine 옵션으로 엔진을, --against 옵션으로 상대를 지정하세요.
arena-ms = { $ms }밀리초: 생각할 시간으로 쓸 수 없습니다.
arena-sprt = “{ $text }”: 승률 두 개가 아닙니다. 0.5,0.55처럼 0과 1 사이의 값을 작은 것부터 적으세요.
arena-worker-died = 게임을 하던 프로세스가 죽었습니다. 메모리가 부족했을 수 있습니다. 그 전에 끝난 게임은 유효합니다.
chart-ending = { $file }: 그래프는 .svg 또는 .png로만 그릴 수 있습니다. 둘 중 하나로 끝나는 이름을 쓰세요.
results-foreign = { $file }: 아레나 결과가 아닙니다. 바꾸지 않았습니다.
results-differ = { $file }: 다른 대결의 결과입니다. { $setting } 값이 거기서는 { $found }, 여기서는 { $wanted }입니다.
results-line = { $file } { NUMBER($line, useGrouping: 0) }번째 줄: 다음에 올 라운드가 아닙니다: { $text }
results-busy = { $file }: 다른 프로세스가 쓰고 있습니다.
bot-illegal = 규칙에 어긋나는 “{ $action }” 행동을 골랐습니다.
bot-raised = 오류로 실패했습니다: { $error }
arena-getting-ready = 준비 중
arena-progress = 게임
arena-speed = { $rate }/초
arena-title = { $players }인 게임, { games }
arena-bot = 봇
arena-against = 상대
arena-rating = 레이팅
arena-ratings = 인원별 레이팅
arena-wins = 승률
arena-interval = 95% 신뢰구간
arena-margin = 점수 차
arena-median = ms, 중앙값
arena-slow = ms, 99%
arena-games = 게임 수
arena-even = 맞대결({ $share }면 대등)
arena-range = { $low }~{ $high }
arena-several = { $bot } × { $count }
arena-verdict = { $bot } 대 { $others }: { $verdict ->
    [H1] 승률이 { $low } 쪽이 아니라 { $high } 쪽입니다(H1 채택).
    [H0] 승률이 { $high } 쪽이 아니라 { $low } 쪽입니다(H0 채택).
   *[open] 승률이 { $low } 쪽인지 { $high } 쪽인지 아직 정해지지 않았습니다.
} LLR { $llr }(범위 { $below }~{ $above }), { $rounds }라운드.
arena-ladder-holds = 실력 순서가 확실합니다. 모든 봇이 바로 아래 봇을 95% 신뢰도로 이깁니다.
arena-ladder-open = 95% 신뢰도로는 아직 확실하지 않음: { $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = { $bot }: { games }에서 기권 처리되었습니다. 첫 번째 원인: { $problem }
arena-stopped = { games }까지 하고 멈췄습니다. --out FILE 옵션을 쓰면 나중에 이어서 할 수 있습니다.
arena-stopped-kept = { games }까지 하고 멈췄습니다. 같은 명령으로 이어서 할 수 있습니다.
arena-chart = 그래프 저장 위치: { $file }
arena-chart-title = { $players }인 게임, { games }
chart-wins = 승률과 95% 신뢰구간
chart-even = 대등
chart-rating = 레이팅 { $rating }
chart-matrix = 행에 있는 봇의 승률
chart-matrix-rest = 행에 있는 봇의 승률(혼자 참가)

## Luck and skill: marrakech analyse

analyse-depth = “{ $text }”: 분석 깊이가 아닙니다. quick, normal, deep 중 하나를 쓰세요.
analyse-one-file = { $option } 옵션은 기보 하나에만 쓸 수 있습니다.
analyse-no-turns = 이 기보에는 아직 분석할 턴이 없습니다.
analyse-annotated-long = 주석을 넣으면 기보가 { $longest }자를 넘게 되어 저장하지 않았습니다.
analyse-progress = 턴
analyse-stopped = { turns } 중 { $done }턴까지 분석하고 멈췄습니다.
analyse-annotated = 주석을 넣은 기보의 저장 위치: { $file }
analyse-title = { $file }, 평가: { $evaluator }({ $depth })
analyse-luck = { $name } 님의 주사위 운: { $luck }.
analyse-not-over = 게임이 끝나지 않았습니다. 결과는 마지막 국면의 승률입니다.
analyse-gave-up = { $name } 님이 기권했습니다. 그 손실은 자신의 실수에 들어가지만 선택으로 세지는 않습니다.
analyse-errors = 선택에 따른 손실
analyse-kind = 선택
analyse-step = { $step ->
    [turn] 방향 정하기
    [steer] 다음 차례의 방향
   *[lay] 양탄자 깔기
}
analyse-error-each = 선택당 손실
analyse-largest = 가장 큰 실수와 더 좋은 선택
analyse-turn = 턴
analyse-played = 실제
analyse-better = 더 좋은 선택
analyse-chance = 승률
analyse-error = 실수
analyse-rolls = 가장 운이 좋은 결과와 가장 운이 나쁜 결과
analyse-rolled = 결과
analyse-luck-column = 운
analyse-turns = 턴별 진행과 턴이 끝났을 때 모두의 승률
analyse-actions = 행동
analyse-comment-error = { $grade ->
    [slip] 가벼운 실수
    [mistake] 뚜렷한 실수
   *[blunder] 큰 실수
}({ $error }). 더 좋은 선택: { $better }, 승률은 { $instead } 대신 { $chance }.
analyse-comment-judged = 분석: { $evaluator }({ $depth })
analyse-comment-luck = 운: { $luck }
analyse-profiles = 플레이어별 성적
analyse-games = 게임 수
analyse-interval = 95% 신뢰구간
analyse-profile-errors = 선택당 손실
analyse-all = 전체
analyse-phase = { $phase ->
    [opening] 초반
    [middle] 중반
   *[end] 종반
}
analyse-profile-words = 선택 100번 중 크기별 실수 횟수
analyse-unfinished = 끝나지 않아 성적에서 뺀 게임: { $count }
analyse-abandoned = 기권한 사람이 있어 성적에서 뺀 게임: { $count }

## Measuring this machine

bench-ready = 준비 중(처음에는 컴파일도 함)
bench-import = 라이브러리 불러오기, ms
bench-load = 컴파일된 커널 불러오기, ms
bench-first-move = 시작부터 명인의 첫 수까지, ms
bench-rules-games = 규칙 코드로 하는 무작위 게임, 코어 1개, 초당
bench-kernel-games = 커널로 하는 무작위 게임, 코어 1개, 초당
bench-kernel-turns = 커널의 턴, 코어 1개, 초당
bench-kernel-everywhere = 커널로 하는 무작위 게임, 모든 코어, 초당
bench-nodes = 명인이 살펴보는 국면, 초당
bench-decision = 봇 { $bot }의 결정 한 번, ms
bench-machine = { $cpu }, 코어 { $cores }개, { $system }, Python { $python }, Numba { $numba }
bench-stopped = 멈췄습니다. 그때까지 측정한 결과입니다.
bench-child = 측정하던 프로세스가 실패했습니다: { $problem }

## Running a server

serve-ready = 마라케시가 실행 중입니다: { $link }
serve-lan = 로컬 네트워크에서: { $link }
serve-data = { $file }: 게임을 저장하는 데 쓸 수 없습니다: { $reason }
serve-host = “{ $host }”: 이 컴퓨터의 주소가 아닙니다: { $reason }
serve-stop = Ctrl-C를 누르면 서버가 멈춥니다. 모든 게임이 저장되는 파일: { $file }
serve-port = 포트 { $port }: 사용 중이거나 쓸 수 없습니다: { $reason }
serve-only-here = 이 컴퓨터에서만 접속할 수 있습니다. --host 0.0.0.0 옵션을 쓰면 로컬 네트워크에서도 접속할 수 있습니다.
open-already = 마라케시가 이미 실행 중입니다: { $link }
open-other = 호스트나 파일이 다른 마라케시가 이미 { $link } 주소에서 실행 중입니다. 먼저 멈추거나 다른 포트를 지정하세요.
open-browser = 브라우저에서 열립니다. 열리지 않으면 링크를 직접 여세요.
open-yourself = 브라우저에서 링크를 여세요.

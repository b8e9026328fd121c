### Korean: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting = { $open ->
    [0] { $players }인 게임, 곧 시작
   *[other] { $players }인 게임, { $open }명 더 기다리는 중
}
preview-playing = { $players }인 게임, 한창 진행 중
preview-over = { $players ->
    [2] 끝난 게임: { $first } 대 { $second }
    [3] 끝난 게임: { $first }점, { $second }점, { $third }점
   *[4] 끝난 게임: { $first }점, { $second }점, { $third }점, { $fourth }점
}
preview-cancelled = 취소된 게임
preview-replay = { $players }인 게임 다시 보기
preview-position = 살펴볼 만한 국면

## Descriptions

preview-waiting-text = 링크를 열어 참가하거나 관전하세요. 브라우저에서 무료로, 가입 없이 할 수 있습니다.
preview-playing-text = 링크를 열면 한 수 한 수를 실시간으로 볼 수 있습니다.
preview-over-text = 링크를 열면 마지막 시장의 모습과 점수가 난 과정을 확인하고 게임 전체를 다시 볼 수 있습니다.
preview-replay-text = 첫 양탄자부터 마지막 양탄자까지 한 수씩 따라갑니다.
preview-position-text = 링크를 열어 다음에 일어날 수 있는 일을 보고, 한 수를 시험해 보거나 시장을 바꿔 보세요.
preview-editor-text = 원하는 시장을 만들고, 다음에 일어날 수 있는 일을 살펴보고, 링크로 공유하세요.
preview-rules-text = 2인, 3인, 4인 게임의 모든 규칙을 쉬운 말과 움직이는 그림으로 설명합니다.
preview-learn-text = 하면서 배우는 게임: 게임 속 시장에서 한 단계씩 따라 하는 짧은 레슨.

## What the picture shows

preview-picture-home = 위에서 내려다본 타일 바닥의 시장. 무늬가 다른 양탄자 네 가지, 나무 주사위, 빨간 페즈 모자를 쓴 아쌈이 있습니다.
preview-picture-market = 위에서 내려다본 이 게임의 시장. 보이는 양탄자들과 빨간 페즈 모자를 쓴 아쌈이 있습니다.
preview-picture-empty = 위에서 내려다본 가로세로 7칸의 빈 시장과 빨간 페즈 모자를 쓴 아쌈.

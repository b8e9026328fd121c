### Korean: what is round every page.

game-name = 마라케시
loading = 잠시만 기다려 주세요…
skip-to-content = 본문으로 이동
server-unreachable = 지금은 서버에 연결할 수 없습니다. 잠시 후 다시 시도하세요.
page-description = 양탄자와 디르함, 그리고 고집 센 시장 주인의 보드게임. 브라우저에서 혼자 봇과, 링크로 친구와, 또는 기기 하나로 다 함께 즐기세요.
page-noscript = 이 게임에는 JavaScript가 필요합니다. 브라우저에서 켜 주세요.
page-title = { $page } · 마라케시
page-missing = 페이지를 찾을 수 없습니다
page-missing-home = 첫 페이지로
page-failed = 페이지를 불러오지 못했습니다. 연결을 확인하고 다시 시도하세요. 게임은 서버에 안전하게 있습니다.
try-again = 다시 시도

## Finding one’s way

nav-devices = 내 기기
nav-label = 페이지
nav-more-label = 다른 페이지
nav-learn = 배우기
nav-rules = 규칙
nav-replay = 기보
nav-editor = 국면
nav-table = 테이블
nav-licences = 라이선스
legal-note = 자체 그림으로 만든 독립적인 비공식 버전입니다. 마라케시(Marrakech)는 출판사의 상표이며, 출판사는 이 게임과 관련이 없습니다.

## The menu on a phone

nav-menu = 메뉴

## Settings

settings = 설정
settings-close = 완료
settings-note = 모든 설정은 이 기기에만 저장됩니다.
settings-language = 언어
settings-language-browser = 브라우저와 같게({ $language })
settings-name = 내 이름
settings-name-example = 다른 사람에게 보이는 이름
settings-theme = 테마
settings-theme-value = { $theme ->
    [system] 기기와 같게
    [light] 라이트
   *[dark] 다크
}
settings-speed = 애니메이션
settings-speed-value = { $speed ->
    [none] 없음
    [fast] 빠르게
    [normal] 보통
   *[slow] 느리게
}
settings-sounds = 소리
settings-sounds-help = 어느 페이지에서나 M 키로 켜고 끕니다.
settings-confirm = 양탄자를 깔기 전에 확인
settings-confirm-help = 버튼이나 Enter를 눌러야 양탄자가 깔립니다. 끄면 두 칸을 고르자마자 깔립니다.
settings-coordinates = 시장 둘레에 글자와 숫자 표시
settings-letters = 한 글자 단축키
settings-letters-help = M은 소리. 테이블에서는 S, L, H, U, ? 키와 텍스트 보드의 키도 쓸 수 있습니다.
sounds-now = { $state ->
    [on] 소리가 켜졌습니다.
   *[off] 소리가 꺼졌습니다.
}

## Settings: motion

settings-motion = 동작
settings-motion-value = { $motion ->
    [system] 기기와 같게
    [full] 보통
   *[reduced] 줄이기
}
settings-motion-help = 동작을 줄이면 단계마다 정지된 그림으로 보여 주며 아무것도 움직이지 않습니다.
settings-motion-device = 이 기기는 동작을 줄이도록 설정되어 있습니다.

## Settings: reactions

settings-reactions = 테이블에서 반응 주고받기
settings-reactions-help = 끄면 어느 테이블에서도 반응이 보이지도 들리지도 않고, 보내는 버튼도 숨겨집니다.

## Your devices

devices-lead = 모두 같은 자리를 함께 쓰는 기기입니다. 이 중 하나라도 가진 사람은 내 이름으로 게임을 할 수 있습니다.
devices-none = 아직 내 기기가 없습니다. 자리에 앉으면 이 기기가 여기에 표시됩니다.
device-name = { $system }의 { $browser }
device-name-unknown = 알 수 없는 기기
device-this = 이 기기
device-seen = 마지막 접속: { $when }
device-sign-out = 로그아웃
device-sign-out-name = { $device }에서 로그아웃
device-sign-out-here = 여기서 로그아웃
devices-sign-out-all = 모든 기기에서 로그아웃
device-sign-out-text = 로그아웃한 기기에서는 내 자리가 바로 사라집니다. 다른 기기에서는 그대로 쓸 수 있습니다.
device-sign-out-last = 로그인된 기기가 하나도 남지 않습니다. 자리가 사라지며 누구도 되돌릴 수 없습니다.
device-signed-out = 이 기기는 로그아웃되어 내 자리가 더는 없습니다.
device-signed-out-other = 로그아웃했습니다: { $device }
devices-signed-out-here = 이 기기에서 로그아웃했습니다.
devices-add = 기기 추가
devices-add-text = 링크를 만들어 다른 기기에서 여세요. 그러면 두 기기에서 같은 자리를 쓸 수 있습니다. 링크는 10분간 유효하며 한 번만 쓸 수 있습니다.
devices-add-make = 링크 만들기
devices-add-again = 새 링크 만들기
devices-add-warning = 이 링크를 아무에게도 알려 주지 마세요. 링크를 연 사람은 누구든 내 이름으로 게임을 할 수 있습니다.
device-join-title = 이 기기를 추가할까요?
device-join-text = 다른 기기에서 만든 링크입니다. 계속하면 두 기기가 같은 자리를 쓰게 되고, 다른 기기를 가진 사람도 내 이름으로 게임을 할 수 있습니다. 직접 만든 링크일 때만 계속하세요.
device-join-own = 이 기기는 이미 테이블 { $count }개에 자리가 있습니다. 계속하면 그 자리를 잃게 됩니다.
device-join-yes = 이 기기 추가
device-join-yes-own = 자리를 포기하고 계속
device-join-no = 그대로 두기
device-joined = 이제 이 기기에서도 다른 기기와 같은 자리를 쓸 수 있습니다.
cookies-blocked = 브라우저가 이 사이트의 쿠키를 차단하고 있어 자리를 유지할 수 없습니다. 이 사이트의 쿠키를 허용하고 다시 시도하세요. 관전은 쿠키 없이도 할 수 있습니다.

## Which device is meant

device-seen-lately = 마지막 접속: 1시간 이내
device-sign-out-title-here = 이 기기에서 로그아웃할까요?
device-sign-out-text-here = 이 기기에서는 내 자리가 바로 사라집니다. 다른 기기에서는 그대로 쓸 수 있습니다.

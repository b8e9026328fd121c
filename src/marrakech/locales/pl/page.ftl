### Polish: what is round every page.

game-name = Marrakech
loading = Chwileczkę…
skip-to-content = Przejdź do treści
server-unreachable = Serwer chwilowo nie odpowiada. Nic nie przepadło; próbujemy dalej.
page-description = Gra planszowa o dywanach, dirhemach i jednym upartym właścicielu targu: graj w przeglądarce, z botami, ze znajomymi przez link albo wspólnie na jednym urządzeniu.
page-noscript = Ta gra wymaga JavaScriptu.
page-title = { $page } · Marrakech
page-missing = Tej strony nie ma
page-missing-home = Idź na targ
page-failed = Nie udało się pobrać tej strony. Sprawdź połączenie i spróbuj ponownie; twoje partie są bezpieczne na serwerze.
try-again = Spróbuj ponownie

## Finding one’s way

nav-devices = Twoje urządzenia
nav-label = Strony
nav-more-label = Więcej stron
nav-learn = Nauka
nav-rules = Zasady
nav-replay = Zapisy
nav-editor = Pozycje
nav-table = Stół
nav-licences = Licencje
legal-note = Niezależna, nieoficjalna wersja z własną grafiką. Marrakech to znak towarowy wydawcy gry, który nie ma z tą wersją nic wspólnego.

## Settings

settings = Ustawienia
settings-close = Gotowe
settings-note = Wszystko to zostaje na tym urządzeniu.
settings-language = Język
settings-language-browser = Przeglądarka ({ $language })
settings-name = Twoje imię
settings-name-example = Tak widzą cię inni
settings-theme = Światło
settings-theme-value = { $theme ->
    [system] Jak w systemie
    [light] Dzień
   *[dark] Noc
}
settings-speed = Tempo animacji
settings-speed-value = { $speed ->
    [none] Od razu
    [fast] Szybkie
    [normal] Zwykłe
   *[slow] Wolne
}
settings-speed-still = Twoje urządzenie prosi o mniej ruchu, więc wszystko dzieje się od razu.
settings-sounds = Dźwięki
settings-sounds-help = Klawisz M włącza je i wyłącza w każdym miejscu.
settings-confirm = Pytaj przed rozłożeniem dywanu
settings-confirm-help = Dywan rozkłada dotknięcie drugiej połówki, przycisk albo Enter.
settings-coordinates = Litery i cyfry na brzegu targu
settings-letters = Skróty jednoliterowe
settings-letters-help = M to dźwięki; przy stole także S, L, H i ? oraz klawisze planszy tekstowej.
sounds-now = { $state ->
    [on] Dźwięki są włączone.
   *[off] Dźwięki są wyłączone.
}

## Your devices

devices-lead = Wszystkie te urządzenia mają te same miejsca: na każdym z nich można grać za ciebie.
devices-none = Nie ma tu jeszcze żadnego twojego urządzenia. To pojawi się, gdy zajmiesz miejsce.
device-name = { $browser } w systemie { $system }
device-name-unknown = Inny program
device-this = To urządzenie
device-seen = Ostatnia aktywność: { $when }
device-sign-out = Wyloguj
device-sign-out-name = Wyloguj: { $device }
device-sign-out-here = Wyloguj tutaj
devices-sign-out-all = Wyloguj wszędzie
device-sign-out-text = Urządzenie od razu straci twoje miejsca. Pozostałe je zachowają.
device-sign-out-last = Nie zostanie ci wtedy żadne urządzenie: miejsca przepadną i nikt nie zdoła ich przywrócić.
device-signed-out = To urządzenie zostało wylogowane. Zaczyna od nowa, bez dawnych miejsc.
device-signed-out-other = Wylogowano: { $device }
devices-signed-out-here = Wylogowano na tym urządzeniu.
devices-add = Dodaj urządzenie
devices-add-text = Utwórz link i otwórz go na drugim urządzeniu: oba będą miały te same miejsca. Link działa tylko raz i jest ważny dziesięć minut.
devices-add-make = Utwórz link
devices-add-again = Utwórz nowy link
devices-add-warning = Zachowaj go dla siebie: kto go otworzy, może grać za ciebie.
device-join-title = Dodać to urządzenie?
device-join-text = Ten link powstał na innym urządzeniu. Jeśli przejdziesz dalej, oba będą miały te same miejsca i na tamtym będzie można grać za ciebie. Przejdź dalej tylko wtedy, gdy to twój własny link.
device-join-own = To urządzenie ma własne miejsca przy { $count ->
    [one] jednym stole.
    [few] { $count } stołach.
   *[many] { $count } stołach.
} Jeśli przejdziesz dalej, przepadną.
device-join-yes = Dodaj to urządzenie
device-join-yes-own = Dalej bez tych miejsc
device-join-no = Zostaw, jak jest
device-joined = To urządzenie ma teraz te same miejsca co drugie.
cookies-blocked = Przeglądarka nie zachowuje ciasteczek tej strony, więc nie mogła zachować twojego miejsca. Zezwól tej stronie na ciasteczka i spróbuj ponownie; oglądać można i bez nich.

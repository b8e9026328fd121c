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

nav-label = Strony
nav-more-label = Więcej stron
nav-learn = Nauka
nav-rules = Zasady
nav-replay = Zapisy
nav-editor = Pozycje
nav-table = Stół
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

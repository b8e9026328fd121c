### Polish: what is round every page.

game-name = Marrakech
loading = Chwileczkę…
skip-to-content = Przejdź do treści
server-unreachable = Serwer jest teraz nieosiągalny. Spróbuj ponownie za chwilę.
page-description = Gra planszowa o dywanach, dirhemach i jednym upartym właścicielu targu: graj w przeglądarce, z botami, ze znajomymi przez link albo wspólnie na jednym urządzeniu.
page-noscript = Ta gra wymaga JavaScriptu. Włącz go w przeglądarce.
page-title = { $page } · Marrakech
page-missing = Nie znaleziono strony
page-missing-home = Przejdź na stronę główną
page-failed = Nie udało się wczytać tej strony. Sprawdź połączenie i spróbuj ponownie; twoje partie są bezpieczne na serwerze.
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

## The menu on a phone

nav-menu = Menu

## Settings

settings = Ustawienia
settings-close = Gotowe
settings-note = Te ustawienia zostają na tym urządzeniu.
settings-language = Język
settings-language-browser = Jak w przeglądarce ({ $language })
settings-name = Twoje imię
settings-name-example = Tak widzą cię inni
settings-theme = Motyw
settings-theme-value =
    { $theme ->
        [system] Systemowy
        [light] Jasny
       *[dark] Ciemny
    }
settings-speed = Animacje
settings-speed-value =
    { $speed ->
        [none] Brak
        [fast] Szybkie
        [normal] Zwykłe
       *[slow] Wolne
    }
settings-sounds = Dźwięki
settings-sounds-help = Naciśnij M na dowolnej stronie, żeby je włączyć lub wyłączyć.
settings-confirm = Potwierdzaj rozłożenie dywanu
settings-confirm-help = Żeby rozłożyć dywan, naciskasz przycisk albo Enter. Gdy to wyłączysz, rozkładasz go od razu po wybraniu dwóch pól.
settings-coordinates = Litery i cyfry wokół targu
settings-letters = Skróty jednoliterowe
settings-letters-help = M to dźwięki; przy stole także S, L, H, U i ? oraz klawisze planszy tekstowej.
sounds-now = { $state ->
    [on] Dźwięki są włączone.
   *[off] Dźwięki są wyłączone.
}

## Settings: motion

settings-motion = Ruch na ekranie
settings-motion-value =
    { $motion ->
        [system] Systemowy
        [full] Pełny
       *[reduced] Ograniczony
    }
settings-motion-help = Przy ograniczonym ruchu każdy etap to nieruchomy obraz.
settings-motion-device = Twoje urządzenie ma włączone ograniczenie ruchu.

## Settings: reactions

settings-reactions = Reakcje przy stołach
settings-reactions-help = Gdy to wyłączysz, przy żadnym stole nie widać i nie słychać reakcji, a przycisk do ich wysyłania jest ukryty.

## Your devices

devices-lead = Wszystkie te urządzenia mają te same miejsca: na każdym z nich można grać za ciebie.
devices-none = Nie ma tu jeszcze żadnego twojego urządzenia. To urządzenie pojawi się, gdy zajmiesz miejsce.
device-name = { $browser } w systemie { $system }
device-name-unknown = Nieznane urządzenie
device-this = To urządzenie
device-seen = Ostatnia aktywność: { $when }
device-sign-out = Wyloguj
device-sign-out-name = Wyloguj: { $device }
device-sign-out-here = Wyloguj tutaj
devices-sign-out-all = Wyloguj wszędzie
device-sign-out-text = Urządzenie od razu straci twoje miejsca. Pozostałe je zachowają.
device-sign-out-last = Nie zostanie ci wtedy żadne zalogowane urządzenie: miejsca przepadną i nikt nie zdoła ich przywrócić.
device-signed-out = To urządzenie zostało wylogowane i nie ma już twoich miejsc.
device-signed-out-other = Wylogowano: { $device }
devices-signed-out-here = Wylogowano na tym urządzeniu.
devices-add = Dodaj urządzenie
devices-add-text = Utwórz link i otwórz go na drugim urządzeniu: oba będą miały te same miejsca. Link działa tylko raz i jest ważny dziesięć minut.
devices-add-make = Utwórz link
devices-add-again = Utwórz nowy link
devices-add-warning = Zachowaj ten link dla siebie: kto go otworzy, może grać za ciebie.
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
cookies-blocked = Przeglądarka blokuje ciasteczka tej strony, więc nie można zachować twojego miejsca. Zezwól tej stronie na ciasteczka i spróbuj ponownie. Oglądać można i bez nich.

## Which device is meant

device-seen-lately = Ostatnia aktywność: w ciągu ostatniej godziny
device-sign-out-title-here = Wylogować to urządzenie?
device-sign-out-text-here = To urządzenie od razu straci twoje miejsca. Pozostałe je zachowają.

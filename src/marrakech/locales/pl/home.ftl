### Polish: the first page. Setting up a game, and finding the tables there are.

home-tagline = Obracaj Assama, rzucaj kostką, rozkładaj dywany – i nigdy nie stawaj na cudzych.
home-facts = Dla 2–4 graczy. Za darmo, bez konta.
home-art = Na targu wiszą cztery tkane dywany; przed nimi stoi Assam.
home-choices = Wybierz, jak chcesz grać

## The three choices

home-bots = Zagraj teraz
home-bots-about = Z botami, od razu.
home-bots-go = Graj
home-friends = Ze znajomymi
home-friends-about = Dostajesz link do wysłania; każdy gra na swoim urządzeniu.
home-friends-go = Przygotuj stół
home-device = Na tym urządzeniu
home-device-about = Podawajcie je sobie: wszyscy grają tutaj.
home-device-go = Zacznij
home-going = Przygotowujemy stół…
home-start-failed = Serwer chwilowo nie odpowiada. Twój wybór jest zachowany: spróbuj ponownie za chwilę.
home-opponents = Przeciwnicy
home-strength = Siła gry
home-players = Gracze
home-bots-among = W tym boty
home-name = Twoje imię
home-name-of = Imię gracza { $number }
home-names = Imiona
home-player = Gracz { $number }

## All options

home-options = Wszystkie opcje
home-options-usual = Zwykłe zasady, bez zegara
home-options-changed = { $count ->
    [one] Jedna zmiana
    [few] { $count } zmiany
   *[many] { $count } zmian
}
home-options-reset = Wróć do zwykłych
home-options-loading = Lista wydań już się wczytuje…
home-rules-heading = Zasady
home-table-heading = Stół
home-edition = Wydanie
home-edition-help = Drukowane instrukcje trochę się różnią. Każde wydanie ma swoje zasady.
home-edition-default = Zwykłe zasady
home-edition-own = Mój własny wybór
home-edition-yours = W twoim języku
home-edition-printed = Drukowane, według języka
home-edition-other = { $language }, wydanie z { $rugs } dywanami
home-edition-variant = { $edition } – obrót po rozłożeniu dywanu
home-edition-fifteen = { $edition } – przy dwóch graczach po 15 dywanów
home-own-heading = Każda zasada z osobna
home-two-only = Tylko przy dwóch graczach
home-option = { $option ->
    [bankruptcy] Kto nie może zapłacić całości
    [steering] Obracanie Assama
    [area] Do opłaty liczą się
    [whole] Nie wolno przykryć całego dywanu
    [halves] Dwie połówki pod jednym dywanem
    [pile] Stosy dwukolorowe
    [stock] Dywany przy dwóch graczach
    [tie] Równe punkty
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] odpada
    [bankruptcy-play-on] gra dalej
    [steering-before] przed rzutem
    [steering-after-must] po rozłożeniu, zawsze
    [steering-after-may] po rozłożeniu, jeśli chcesz
    [area-colour] pola jednego koloru
    [area-owner] oba kolory właściciela
    [whole-opponents] jeśli jest cudzy
    [whole-nobody] czyjkolwiek jest
    [halves-any] dowolnych kolorów
    [halves-colours] tylko różnych kolorów
    [pile-shuffled] potasowane
    [pile-alternating] kolory na zmianę
    [stock-24] 24 w dwóch kolorach
    [stock-15] 15 w jednym kolorze
    [tie-dirhams] wygrywa bogatszy
    [tie-shared] wspólne zwycięstwo
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] Płaci, ile ma, i odpada z gry; jego dywany zostają i nic nie kosztują.
    [bankruptcy-play-on] Płaci, ile ma, i gra dalej z pustą kieszenią.
    [steering-before] Obracasz Assama, potem rzucasz i Assam idzie w tę stronę.
    [steering-after-must] Najpierw rzucasz; na koniec obracasz go w lewo lub w prawo dla następnego gracza.
    [steering-after-may] Najpierw rzucasz; na koniec możesz go obrócić dla następnego gracza.
    [area-colour] Tylko połączone pola tego koloru, na którym stoi Assam.
    [area-owner] Wszystkie połączone pola tego właściciela, w obu kolorach.
    [whole-opponents] Własne całe dywany możesz przykrywać za jednym razem.
    [whole-nobody] Nawet własnego całego dywanu nie wolno przykryć za jednym razem.
    [halves-any] Dywan może leżeć na dwóch połówkach jednego koloru, jeśli pochodzą z dwóch dywanów.
    [halves-colours] Dywan nigdy nie leży na dwóch polach jednego koloru.
    [pile-shuffled] O tym, który z twoich kolorów będzie następny, decyduje los.
    [pile-alternating] Twoje dwa kolory pojawiają się na zmianę.
    [stock-24] Po dwanaście dywanów w każdym z twoich dwóch kolorów.
    [stock-15] Jak przy trzech graczach: każdy ma jeden kolor.
    [tie-dirhams] Przy równych punktach wygrywa ten, kto ma więcej dirhemów.
    [tie-shared] Przy równych punktach wygrywa się wspólnie.
   *[other] { $value }
}
home-clash = Stosy z kolorami na zmianę potrzebują dwóch kolorów, a 15 dywanów ma jeden. Zmień jedno z dwojga.
home-begins = Kto zaczyna
home-begins-value = { $who ->
    [lot] Losowo
   *[listed] Ja
}
home-facing = Początkowy kierunek Assama
home-clock = Zegar
home-clock-value = { $kind ->
    [none] Bez zegara
    [turn] Na turę
   *[game] Na partię
}
home-clock-seconds = Sekundy na turę
home-clock-minutes = Minuty na partię
home-clock-increment = Dodatkowe sekundy po każdej turze
home-timeout = Gdy komuś skończy się czas
home-timeout-value = { $timeout ->
    [out] odpada
   *[bot] dalej gra bot
}
home-listed = Stół widoczny dla nieznajomych
home-listed-help = Widać go niżej, na stronie głównej u wszystkich, póki jest wolne miejsce.
home-autostart = Start po zajęciu ostatniego miejsca
home-autostart-help = W przeciwnym razie grę zaczynasz ty.
home-friends-only = Tylko ze znajomymi
home-preset-bad = { $count ->
    [one] Część tego adresu jest niezrozumiała i została pominięta: { $parts }
    [few] Niektóre części tego adresu są niezrozumiałe i zostały pominięte: { $parts }
   *[many] Niektóre części tego adresu są niezrozumiałe i zostały pominięte: { $parts }
}
home-notice-close = Zamknij

## Tables

home-mine = Twoje stoły
home-mine-none = Tu będą na ciebie czekać twoje partie. Gdy zamkniesz stronę, nic nie przepadnie.
home-mine-more = { $count ->
    [one] Jeszcze { $count } partia
    [few] Jeszcze { $count } partie
   *[many] Jeszcze { $count } partii
}
home-mine-finished = { $count ->
    [one] { $count } skończona partia
    [few] { $count } skończone partie
   *[many] { $count } skończonych partii
}
home-open = Otwarte stoły
home-open-none = Nikt teraz nie czeka. Pozwól nieznajomym znaleźć twój stół, a pojawi się tutaj.
home-your-turn = Twoja tura
home-turn-of = Teraz gra { $name }
home-waiting = { $seats ->
    [one] Jedno wolne miejsce
    [few] { $seats } wolne miejsca
   *[many] { $seats } wolnych miejsc
}
home-ready = Można zaczynać
home-seat-open = wolne miejsce
home-replay = Obejrzyj ponownie
home-sit = Usiądź
home-watch = Oglądaj
home-clock-turn = { $seconds ->
    [one] { $seconds } sekunda na turę
    [few] { $seconds } sekundy na turę
   *[many] { $seconds } sekund na turę
}
home-clock-game = { $minutes ->
    [one] { $minutes } minuta na partię
    [few] { $minutes } minuty na partię
   *[many] { $minutes } minut na partię
}
home-clock-game-more = { $minutes } min + { $increment } s na turę
home-gist-players = { $count } graczy
home-gist-own = własne zasady
home-lists-trouble = Serwer chwilowo nie odpowiada. Lista sama spróbuje się odświeżyć.

## More to do

home-doors = Więcej
home-learn = Naucz się w dwie minuty
home-learn-about = Zagraj parę tur pod życzliwym okiem.
home-rules = Przeczytaj zasady
home-rules-about = Wszystkie, z różnicami między wydaniami.
home-record = Otwórz zapis
home-record-about = Prześledź rozegraną partię krok po kroku.
home-editor = Ułóż pozycję
home-editor-about = Dowolny targ: co wolno i ile to kosztuje.
home-watch-heading = Oglądaj stół
home-watch-label = Link lub nazwa
home-watch-empty = Wklej link do stołu albo wpisz jego nazwę.

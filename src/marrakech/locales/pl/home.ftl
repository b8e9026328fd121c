### Polish: the first page. Setting up a game, and finding the tables there are.

home-tagline = Obracaj Assama, rzucaj kostką, rozkładaj dywany – i nie daj się złapać na cudzych.
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
home-device-about = Podawajcie je sobie: wszyscy grają na tym ekranie.
home-device-go = Zacznij
home-going = Przygotowujemy stół…
home-start-failed = Serwer chwilowo nie odpowiada. Twój wybór jest zachowany: spróbuj ponownie za chwilę.
home-opponents = Przeciwnicy
home-strength = Siła gry
home-players = Gracze
home-bots-among = W tym boty
home-name = Twoje imię
home-name-of = Gracz { $number }: imię
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
home-options-reset = Przywróć zwykłe opcje
home-options-loading = Wczytywanie listy wydań…
home-rules-heading = Zasady
home-table-heading = Stół
home-edition = Wydanie
home-edition-help = Drukowane instrukcje trochę się różnią. Wybierz tę, według której chcesz grać.
home-edition-default = Zwykłe zasady
home-edition-own = Mój własny wybór
home-edition-yours = W twoim języku
home-edition-printed = Drukowane, według języka
home-edition-other = { $language }, wydanie z { $rugs } dywanami
home-edition-variant = { $edition } – obrót po rozłożeniu dywanu
home-edition-fifteen = { $edition } – przy dwóch graczach po 15 dywanów
home-own-heading = Zasada po zasadzie
home-two-only = Tylko przy dwóch graczach
home-option =
    { $option ->
        [bankruptcy] Gdy gracz nie może zapłacić całości
        [steering] Obracanie Assama
        [area] Co liczy się do opłaty
        [whole] Przykrywanie całego dywanu
        [halves] Przykrywanie dwóch połówek
        [pile] Stosy dwukolorowe
        [stock] Dywany przy dwóch graczach
        [tie] Równe punkty
       *[other] { $option }
    }
home-option-value =
    { $choice ->
        [bankruptcy-out] Odpada z gry
        [bankruptcy-play-on] Gra dalej
        [steering-before] Przed rzutem
        [steering-after-must] Po rozłożeniu, zawsze
        [steering-after-may] Po rozłożeniu, jeśli chcesz
        [area-colour] Jeden kolor
        [area-owner] Oba kolory właściciela
        [whole-opponents] Cudzego nie wolno
        [whole-nobody] Nie wolno, nawet własnego
        [halves-any] Dowolne kolory
        [halves-colours] Tylko różne kolory
        [pile-shuffled] Potasowane
        [pile-alternating] Kolory na zmianę
        [stock-24] 24 w dwóch kolorach
        [stock-15] 15 w jednym kolorze
        [tie-dirhams] Decydują dirhemy
        [tie-shared] Wspólne zwycięstwo
       *[other] { $value }
    }
home-option-help =
    { $choice ->
        [bankruptcy-out] Płaci, ile ma, i odpada z gry. Jego dywany zostają, ale nikt za nie nie płaci.
        [bankruptcy-play-on] Płaci, ile ma, i gra dalej z pustą kieszenią.
        [steering-before] Obracasz Assama, potem rzucasz i Assam idzie w tę stronę.
        [steering-after-must] Najpierw rzucasz. Na koniec tury obracasz Assama w lewo lub w prawo dla następnego gracza.
        [steering-after-may] Najpierw rzucasz. Na koniec tury możesz obrócić Assama dla następnego gracza.
        [area-colour] Tylko połączone pola tego koloru, na którym stoi Assam.
        [area-owner] Wszystkie połączone pola tego samego właściciela, w obu kolorach.
        [whole-opponents] Własny cały dywan wolno przykryć za jednym razem.
        [whole-nobody] Żadnego całego dywanu nie wolno przykryć za jednym razem, nawet własnego.
        [halves-any] Dywanem wolno przykryć dwa pola jednego koloru, jeśli należą do różnych dywanów.
        [halves-colours] Dywanem nigdy nie wolno przykryć dwóch pól jednego koloru.
        [pile-shuffled] O tym, który z twoich dwóch kolorów będzie następny, decyduje los.
        [pile-alternating] Rozkładasz swoje dwa kolory na zmianę.
        [stock-24] Po dwanaście dywanów w każdym z twoich dwóch kolorów.
        [stock-15] Każdy ma jeden kolor, jak przy trzech graczach.
        [tie-dirhams] Przy równych punktach wygrywa ten, kto ma więcej dirhemów.
        [tie-shared] Przy równych punktach wygrywa się wspólnie.
       *[other] { $value }
    }
home-clash = Żeby kolory szły na zmianę, każdy musi mieć dwa, a przy 15 dywanach ma jeden. Zmień jedno z tych ustawień.
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
home-clock-minutes = Minuty na partię dla każdego
home-clock-increment = Dodatkowe sekundy na turę
home-timeout = Gdy skończy się czas
home-timeout-value =
    { $timeout ->
        [out] Gracz odpada
       *[bot] Dalej gra bot
    }
home-listed = Stół widoczny dla wszystkich
home-listed-help = Widać go na stronie głównej u wszystkich, póki jest wolne miejsce.
home-autostart = Start po zajęciu ostatniego miejsca
home-autostart-help = W przeciwnym razie grę zaczynasz ty.
home-friends-only = Tylko w grach ze znajomymi
home-preset-bad = { $count ->
    [one] Część tego adresu jest niezrozumiała i została pominięta: { $parts }
    [few] Niektóre części tego adresu są niezrozumiałe i zostały pominięte: { $parts }
   *[many] Niektóre części tego adresu są niezrozumiałe i zostały pominięte: { $parts }
}
home-notice-close = Zamknij

## Tables

home-mine = Twoje partie
home-mine-none = Tu pojawiają się partie, w które grasz. Gdy zamkniesz stronę, nic nie przepadnie.
home-mine-more = { $count ->
    [one] Jeszcze { $count } partia
    [few] Jeszcze { $count } partie
   *[many] Jeszcze { $count } partii
}
home-open = Otwarte stoły
home-open-none = Nikt teraz nie szuka graczy. Pozwól wszystkim znaleźć twój stół, a pojawi się tutaj.
home-your-turn = Twoja tura
home-turn-of = Teraz gra { $name }
home-waiting = { $seats ->
    [one] Jedno wolne miejsce
    [few] { $seats } wolne miejsca
   *[many] { $seats } wolnych miejsc
}
home-ready = Można zaczynać
home-replay = Obejrzyj ponownie
home-sit = Usiądź
home-watch = Oglądaj
home-clock-turn = { $seconds ->
    [one] { $seconds } sekunda na turę
    [few] { $seconds } sekundy na turę
   *[many] { $seconds } sekund na turę
}
home-clock-game =
    { $minutes ->
        [one] { $minutes } minuta dla każdego
        [few] { $minutes } minuty dla każdego
       *[many] { $minutes } minut dla każdego
    }
home-clock-game-more = { $minutes } min + { $increment } s na turę
home-gist-players = { $count } graczy
home-gist-own = własne zasady
home-lists-trouble = Serwer chwilowo nie odpowiada. Lista odświeży się sama.

## A game that waits for you

home-finished = Twoje skończone partie
home-table-yours = Twój stół

## More to do

home-more = Więcej
home-learn = Poznaj grę w dwie minuty
home-learn-about = Zagraj parę tur z pomocą na każdym kroku.
home-rules = Przeczytaj zasady
home-rules-about = Cała gra i różnice między wydaniami.
home-record = Otwórz zapis
home-record-about = Prześledź zapisaną partię krok po kroku.
home-editor = Ułóż pozycję
home-editor-about = Ułóż dowolny targ i sprawdź, co wolno.
home-watch-heading = Obejrzyj partię
home-watch-label = Link lub nazwa stołu
home-watch-empty = Wklej link do stołu albo wpisz jego nazwę.

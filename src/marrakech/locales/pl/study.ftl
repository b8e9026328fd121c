### Polish: watching a record and setting up a position.

study-again = Spróbuj ponownie
study-copy-by-hand = Skopiuj stąd

## Watching a record

replay-title = Obejrzyj partię ponownie
replay-lead = Każdą partię można zachować jako krótki tekst, czyli zapis. Otwórz zapis, żeby przejść przez partię krok po kroku, albo obejrzyj najpierw przykład.
replay-example = Obejrzyj przykład
replay-open-file = Otwórz plik
replay-paste = Albo wklej zapis tutaj, albo upuść jego plik gdziekolwiek na tej stronie
replay-watch = Obejrzyj
replay-link-broken = Ten link jest niepełny, więc partii nie da się odczytać. Poproś o link jeszcze raz albo otwórz sam zapis.
replay-another = Otwórz inny zapis

replay-seat = Miejsce { $seat }
replay-market = Targ
replay-beginning = Gra się zaczyna.
replay-before-first = Przed pierwszą turą
replay-place = Tura { $turn }: { $name }
replay-count = { $at } z { $of }
replay-controls = Przejdź przez partię
replay-first = Na początek
replay-back = Akcja wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-forward = Akcja naprzód
replay-last = Na koniec
replay-slider = Moment partii
replay-keys = Klawisze: strzałki – jedna akcja wstecz lub naprzód, z Shiftem cała tura; Home i End – na początek i na koniec; spacja – odtwarzanie i pauza.
replay-speed = Tempo
replay-speed-name = { $speed ->
    [slow] Wolne
    [fast] Szybkie
   *[normal] Zwykłe
}

replay-standings = Wyniki
replay-player = Gracz
replay-dirhams = Dirhemy
replay-squares = Pola
replay-points = Punkty
replay-rugs-left = Dywany
replay-next-rug = Następny dywan: { colour }.
replay-out = poza grą
replay-winner = Wygrana

replay-turns = Tury
replay-no-turns = Nikt jeszcze nie zagrał.
replay-paid = opłata { $count }
replay-copy-link = Kopiuj link do tego momentu
replay-link-copied = Link skopiowany.
replay-download = Pobierz
replay-to-table = Idź do stołu
replay-to-editor = Otwórz w edytorze
replay-about = O tym zapisie
replay-edition = Wydanie
replay-edition-none = nie podano
replay-rules = Zasady
replay-rules-usual = zwykłe
replay-result = Wynik
replay-unfinished = partia niedokończona
replay-tag =
    { $name ->
        [Table] Stół
        [Date] Data
        [ServerSeed] Ziarno serwera
        [SeatSeed1] Ziarno miejsca 1
        [SeatSeed2] Ziarno miejsca 2
        [SeatSeed3] Ziarno miejsca 3
        [SeatSeed4] Ziarno miejsca 4
        [SeatHash1] Opublikowany skrót ziarna miejsca 1
        [SeatHash2] Opublikowany skrót ziarna miejsca 2
        [SeatHash3] Opublikowany skrót ziarna miejsca 3
        [SeatHash4] Opublikowany skrót ziarna miejsca 4
        [Bot1] Bot na miejscu 1
        [Bot2] Bot na miejscu 2
        [Bot3] Bot na miejscu 3
        [Bot4] Bot na miejscu 4
        [ServerSeedHash] Opublikowany skrót ziarna serwera
       *[other] { $name }
    }

## Your finished games

games-title = Twoje skończone partie
games-none = Tu znajdziesz każdą swoją skończoną partię.
games-you-won = Wygrana
games-more = Pokaż starsze partie
games-kept =
    { $days ->
        [one] Partię przechowujemy jeden dzień od ostatniego ruchu. Żeby zachować ją dłużej, pobierz jej zapis.
        [few] Partię przechowujemy { $days } dni od ostatniego ruchu. Żeby zachować ją dłużej, pobierz jej zapis.
       *[many] Partię przechowujemy { $days } dni od ostatniego ruchu. Żeby zachować ją dłużej, pobierz jej zapis.
    }

## Actions

study-face = Skieruj Assama na { facing }
study-die = { $slippers ->
    [one] { $slippers } kapeć
    [few] { $slippers } kapcie
   *[many] { $slippers } kapci
}

## Setting up a position

editor-title = Edytor pozycji
editor-tools = Narzędzie
editor-tool = { $tool ->
    [rug] Dywan
    [half] Pół dywanu
    [erase] Usuń
    [assam] Assam
   *[look] Oglądaj i próbuj
}
editor-tool-hint =
    { $tool ->
        [rug] Wybierz dwa pola, które stykają się bokiem.
        [half] Wybierz pole, żeby położyć tam pół dywanu; druga połówka będzie zakryta.
        [erase] Wybierz pole, żeby je opróżnić.
        [assam] Wybierz pole, żeby postawić tam Assama; wybierz Assama, żeby go obrócić.
       *[look] Wybierz jedną z akcji na planszy albo dowolne pole, żeby poznać jego cenę.
    }
editor-colours = Kolor dywanu
editor-second-half = Dywan zaczyna się na { $square }. Wybierz pole obok.
editor-do = { $step ->
    [roll] Rzuć kostką
    [lay] Rozłóż dywan
   *[turn] Obróć Assama
}
editor-board-kept = Plansza nadal pokazuje ostatnią pozycję, którą dało się odczytać.
editor-area =
    { $square }: { colour } obszar ({ $squares ->
        [one] jedno pole
        [few] { $squares } pola
       *[many] { $squares } pól
    }). Właściciel: { $name }. Każdy inny, kto się tu zatrzyma, płaci { $count ->
        [one] { $count } dirhema
        [few] { $count } dirhemy
       *[many] { $count } dirhemów
    }.
editor-area-free =
    { $square }: { colour } obszar ({ $squares ->
        [one] jedno pole
        [few] { $squares } pola
       *[many] { $squares } pól
    }). Właściciel: { $name }, poza grą. Nikt tu nie płaci.
editor-area-bare = { $square } to puste pole. Nikt tu nie płaci.

editor-text = Pozycja jako tekst
editor-text-first = Najpierw popraw tekst powyżej; potem można tu zmieniać szczegóły.
editor-undo = Cofnij
editor-redo = Ponów
editor-undone = Cofnięto.
editor-redone = Ponowiono.
editor-clear = Wyczyść planszę
editor-cleared = Plansza jest teraz pusta.
editor-start = Start dla { $players }
editor-copy-text = Kopiuj tekst
editor-text-copied = Tekst skopiowany.
editor-copy-link = Kopiuj link

editor-next = Co może być dalej
editor-next-hint =
    { $step ->
        [roll] Rzut kostką: wybierz, co pokaże.
        [draw] Losowanie następnego dywanu ze stosu: wybierz jego kolor.
        [lay]
            { $count ->
                [0] Nie ma miejsca na dywan, więc wraca do pudełka.
                [one] Dywan można rozłożyć w jednym miejscu. Widać je na planszy.
                [few] Dywan można rozłożyć w { $count } miejscach. Widać je na planszy.
               *[many] Dywan można rozłożyć w { $count } miejscach. Widać je na planszy.
            }
        [steer] Obróć Assama dla następnego gracza.
       *[turn] Obróć Assama albo zostaw go, jak stoi.
    }
editor-do-return = Odłóż dywan
editor-do-draw = Wylosuj { colour }
editor-prices = Dokąd prowadzi każdy rzut i ile kosztuje

editor-fields = Szczegóły
editor-players = Gracze
editor-mover = Teraz gra
editor-seat = Miejsce { $seat }, { $colours }
editor-step = Następny etap
editor-step-name =
    { $step ->
        [turn] obrót Assama
        [roll] rzut kostką
        [lay] rozłożenie dywanu
        [draw] losowanie dywanu
        [steer] obrót dla następnego gracza
       *[over] gra skończona
    }
editor-facing = Assam patrzy na
editor-rugs = { $letter ->
    [r] Czerwone dywany
    [b] Niebieskie dywany
    [y] Żółte dywany
   *[g] Zielone dywany
}
editor-top = Następny dywan
editor-top-none = jeszcze nie wylosowano
editor-out = Poza grą
editor-out-as = Poza grą, kolejność: { $order }
editor-rules = Zasady
editor-edition-own = własne zasady

### Polish: watching a record and setting up a position.

study-again = Spróbuj ponownie
study-copy-by-hand = Skopiuj stąd

## Watching a record

replay-title = Obejrzyj partię ponownie
replay-lead = Każdą partię można zachować jako krótki tekst, jej zapis. Otwórz zapis, żeby przejść przez partię akcja po akcji, albo obejrzyj najpierw przykład.
replay-example = Obejrzyj przykład
replay-open-file = Otwórz plik
replay-paste = Albo wklej zapis tutaj, albo upuść jego plik gdziekolwiek na tej stronie
replay-watch = Obejrzyj
replay-link-broken = Ten link jest niepełny, więc partii nie da się odczytać. Poproś o niego jeszcze raz albo otwórz sam zapis.
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
replay-keys = Klawisze: strzałki to jedna akcja wstecz lub naprzód, z Shiftem cała tura; Home i End prowadzą na sam początek i koniec; spacja odtwarza i zatrzymuje.
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
replay-next-rug = Następny dywan jest { colour }.
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
replay-tag = { $name ->
    [Table] Stół
    [Date] Data
    [ServerSeed] Ziarno serwera
    [SeatSeed1] Ziarno miejsca 1
    [SeatSeed2] Ziarno miejsca 2
    [SeatSeed3] Ziarno miejsca 3
    [SeatSeed4] Ziarno miejsca 4
    [SeatHash1] Obiecany skrót ziarna miejsca 1
    [SeatHash2] Obiecany skrót ziarna miejsca 2
    [SeatHash3] Obiecany skrót ziarna miejsca 3
    [SeatHash4] Obiecany skrót ziarna miejsca 4
    [Bot1] Bot na miejscu 1
    [Bot2] Bot na miejscu 2
    [Bot3] Bot na miejscu 3
    [Bot4] Bot na miejscu 4
    [ServerSeedHash] Obiecany skrót ziarna serwera
   *[other] { $name }
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
editor-tools = Co robi dotknięcie
editor-tool = { $tool ->
    [rug] Dywan
    [half] Pół dywanu
    [erase] Usuń
    [assam] Assam
   *[look] Oglądaj i próbuj
}
editor-tool-hint = { $tool ->
    [rug] Dotknij dwóch pól, które stykają się bokiem.
    [half] Dotknij pola: położysz tam pół dywanu, a druga połówka będzie zakryta.
    [erase] Dotknij pola, żeby je opróżnić.
    [assam] Dotknij pola, żeby postawić tam Assama; dotknij Assama, żeby go obrócić.
   *[look] Wybierz jedną z akcji na planszy albo dotknij dowolnego pola, żeby poznać jego cenę.
}
editor-colours = Kolor dywanu
editor-second-half = Dywan zaczyna się na { $square }. Wybierz pole obok.
editor-do = { $step ->
    [roll] Rzuć kostką
    [lay] Rozłóż dywan
   *[turn] Obróć Assama
}
editor-board-kept = Plansza pokazuje ostatnią pozycję, którą dało się odczytać.
editor-area = { $square }: { $name } ma tu { $letter ->
    [r] { $squares ->
        [one] jedno czerwone pole
        [few] { $squares } czerwone pola
       *[many] { $squares } czerwonych pól
    }
    [b] { $squares ->
        [one] jedno niebieskie pole
        [few] { $squares } niebieskie pola
       *[many] { $squares } niebieskich pól
    }
    [y] { $squares ->
        [one] jedno żółte pole
        [few] { $squares } żółte pola
       *[many] { $squares } żółtych pól
    }
   *[g] { $squares ->
        [one] jedno zielone pole
        [few] { $squares } zielone pola
       *[many] { $squares } zielonych pól
    }
}. Kto inny się tu zatrzyma, płaci { $count ->
    [one] { $count } dirhema
    [few] { $count } dirhemy
   *[many] { $count } dirhemów
}.
editor-area-free = { $square }: { $name } ma tu { $letter ->
    [r] { $squares ->
        [one] jedno czerwone pole
        [few] { $squares } czerwone pola
       *[many] { $squares } czerwonych pól
    }
    [b] { $squares ->
        [one] jedno niebieskie pole
        [few] { $squares } niebieskie pola
       *[many] { $squares } niebieskich pól
    }
    [y] { $squares ->
        [one] jedno żółte pole
        [few] { $squares } żółte pola
       *[many] { $squares } żółtych pól
    }
   *[g] { $squares ->
        [one] jedno zielone pole
        [few] { $squares } zielone pola
       *[many] { $squares } zielonych pól
    }
}, ale jest poza grą. Nikt tu nie płaci.
editor-area-bare = { $square } to puste pole. Nikt tu nie płaci.

editor-text = Pozycja jako tekst
editor-text-first = Najpierw popraw tekst powyżej; potem można tu zmieniać jego części.
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
editor-next-hint = { $step ->
    [roll] Teraz rzut kostką. Wybierz, co pokaże.
    [draw] Teraz losowanie następnego dywanu ze stosu. Wybierz, który to będzie.
    [lay] { $count ->
        [one] Dywan da się rozłożyć w jednym miejscu. Widać je na planszy.
        [few] Dywan da się rozłożyć w { $count } miejscach. Widać je na planszy.
       *[many] Dywan da się rozłożyć w { $count } miejscach. Widać je na planszy.
    }
    [steer] Teraz obraca się Assama dla następnego gracza.
   *[turn] Teraz obraca się Assama albo zostawia go, jak stoi.
}
editor-do-return = Odłóż dywan
editor-do-draw = Wylosuj { colour }
editor-prices = Dokąd prowadzi każdy rzut i ile kosztuje

editor-fields = Szczegóły
editor-players = Gracze
editor-mover = Teraz gra
editor-seat = Miejsce { $seat }, { $colours }
editor-step = Etap
editor-step-name = { $step ->
    [turn] obrót Assama
    [roll] rzut kostką
    [lay] rozłożenie dywanu
    [draw] losowanie dywanu
    [steer] obrót dla następnego
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
editor-top-none = nie wylosowano
editor-out = Poza grą
editor-out-as = Poza grą, jako numer { $order }
editor-rules = Zasady
editor-edition-own = własny wybór

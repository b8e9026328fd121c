### Polish: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Plansza tekstowa
text-board-about = Targ opisany słowami: pola jako przyciski, wiersz do pisania i klawisze do odczytywania tego, co chcesz wiedzieć.
text-board-show = Pokaż planszę tekstową
text-board-hide = Ukryj planszę tekstową
settings-text-board = Plansza tekstowa przy każdym stole
settings-text-board-help = Pola jako przyciski i wiersz do pisania, żeby grać bez patrzenia na targ.

## The squares

text-squares = Pola targu
text-square =
    { $square }, { $rug ->
        [bare] puste
        [r] czerwony dywan
        [b] niebieski dywan
        [y] żółty dywan
       *[g] zielony dywan
    }{ $other ->
        [none] { "" }
        [hidden] , druga połówka zakryta
       *[square] , druga połówka na { $with }
    }{ $assam ->
        [N] . Stoi tu Assam i patrzy na północ
        [E] . Stoi tu Assam i patrzy na wschód
        [S] . Stoi tu Assam i patrzy na południe
        [W] . Stoi tu Assam i patrzy na zachód
       *[no] { "" }
    }
text-half-chosen = Dywan zaczyna się na { $square }. Druga połówka może leżeć na: { $squares }.
text-half-undone = Wybór cofnięty.
text-no-rug = Na { $square } nie da się teraz rozłożyć dywanu.
text-no-pair = Na { $first } i { $second } nie da się teraz rozłożyć dywanu.
text-would-lay =
    { $letter ->
        [r] Czerwony
        [b] Niebieski
        [y] Żółty
       *[g] Zielony
    } dywan na { $first } i { $second }. Naciśnij Enter, żeby go rozłożyć, albo Esc, żeby anulować.
text-would-turn = Assam pójdzie na { facing }. Rzut kostką: R.
text-would-steer = Dla następnego gracza Assam będzie patrzył na { facing }. Potwierdzenie: R.

## The box to type in

text-box = Wpisz akcję albo pytanie
text-box-go = Wykonaj
text-box-help = Żeby obrócić Assama, wpisz N (północ), E (wschód), S (południe) lub W (zachód). Wpisz R, żeby rzucić kostką, a dwa pola, na przykład d4d5, żeby rozłożyć dywan. Wpisz jedno pole, na przykład d4, żeby się dowiedzieć, co tam leży i ile kosztuje zatrzymanie się na nim. Wpisz I, żeby odczytać miejsca, T – ostatnią turę, A – co wolno, C – ile kosztuje każdy rzut, O – przegląd.
text-box-empty = Nic jeszcze nie wpisano.
text-box-unknown = „{ $text }” to ani akcja, ani pytanie. Wpisz ?, żeby zobaczyć pomoc.
text-not-now = { $action }: teraz nie wolno.
text-not-yours = Nie masz teraz o czym decydować.

## What is read out

text-ask = Odczytaj
text-ask-seats = Miejsca
text-ask-last = Ostatnia tura
text-ask-legal = Co wolno
text-ask-prices = Ceny rzutów
text-ask-overview = Przegląd
text-overview = Tura { $turn }. Assam stoi na { $square } i patrzy na { facing }.
text-seat = { $name }: { $score }; { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = Następny dywan: { colour }.
text-seat-out = { $name } jest poza grą.
text-last-none = Nikt jeszcze nie zagrał.
text-legal-turn = Assama można skierować na: { $choices }.
text-legal-roll = Można rzucić kostką.
text-legal-lay = { $count ->
    [one] Można rozłożyć dywan w jednym miejscu: { $choices }.
    [few] Można rozłożyć dywan w { $count } miejscach: { $choices }.
   *[many] Można rozłożyć dywan w { $count } miejscach: { $choices }.
}
text-legal-return = Nie ma miejsca na dywan, więc wraca do pudełka.
text-legal-none = Teraz nie ma nic do zrobienia.

## Its keys

text-keys-title = Skróty planszy tekstowej
text-keys-arrows = przejdź z pola na pole; Home i End: na końce rzędu, Page Up i Page Down: na końce kolumny
text-keys-enter = wybierz pole dla dywanu albo go rozłóż
text-keys-roll = rzuć kostką
text-keys-seats = odczytaj miejsca
text-keys-last = odczytaj ostatnią turę
text-keys-legal = odczytaj, co wolno
text-keys-price = odczytaj, ile kosztuje zatrzymanie się na tym polu
text-keys-prices = odczytaj, ile kosztuje każdy rzut
text-keys-overview = odczytaj, gdzie stoi Assam i co teraz zrobić
text-keys-box = przejdź do wiersza do pisania

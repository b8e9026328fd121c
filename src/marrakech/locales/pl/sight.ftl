### Polish: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Plansza tekstowa
text-board-about = Targ w słowach: pola jako przyciski, wiersz do pisania i klawisze, które odczytują to, co chcesz wiedzieć.
text-board-show = Pokaż planszę tekstową
text-board-hide = Ukryj planszę tekstową
settings-text-board = Plansza tekstowa przy każdym stole
settings-text-board-help = Pola jako przyciski i wiersz do pisania, do gry bez patrzenia na targ.

## The squares

text-squares = Pola targu
text-square = { $square }, { $rug ->
    [bare] puste
    [r] czerwony dywan
    [b] niebieski dywan
    [y] żółty dywan
   *[g] zielony dywan
}{ $other ->
    [none] {""}
    [hidden] , druga połówka zakryta
   *[square] , razem z { $with }
}{ $assam ->
    [N] . Stoi tu Assam i patrzy na północ
    [E] . Stoi tu Assam i patrzy na wschód
    [S] . Stoi tu Assam i patrzy na południe
    [W] . Stoi tu Assam i patrzy na zachód
   *[no] {""}
}
text-half-chosen = Dywan zaczyna się na { $square }. Druga połówka może leżeć na: { $squares }.
text-half-undone = Nic już nie jest wybrane.
text-no-rug = Na { $square } nie da się teraz rozłożyć dywanu.
text-no-pair = Na { $first } i { $second } nie da się teraz rozłożyć dywanu.
text-would-lay = { $letter ->
    [r] Czerwony
    [b] Niebieski
    [y] Żółty
   *[g] Zielony
} dywan na { $first } i { $second }. Enter go rozkłada, Esc cofa wybór.
text-would-turn = Assam patrzy na { facing }. R rzuca kostką.
text-would-steer = Dla następnego gracza Assam ma patrzeć na { facing }. R potwierdza.

## The box to type in

text-box = Wpisz akcję albo pytanie
text-box-go = Wykonaj
text-box-help = N, E, S lub W obraca Assama, R rzuca kostką, a dwa pola, jak d4d5, rozkładają dywan. Jedno pole, jak d4, mówi, co tam leży i ile kosztuje. I odczytuje miejsca, T ostatnią turę, A to, co dozwolone, C cenę każdego rzutu, a O przegląd.
text-box-empty = Nic jeszcze nie wpisano.
text-box-unknown = „{ $text }” to ani akcja, ani pytanie.
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
text-seat-next = Następny dywan jest { colour }.
text-seat-out = { $name } jest poza grą.
text-last-none = Nikt jeszcze nie zagrał.
text-legal-turn = Assama można skierować na: { $choices }.
text-legal-roll = Można rzucić kostką.
text-legal-lay = { $count ->
    [one] Można rozłożyć dywan w jednym miejscu: { $choices }.
    [few] Można rozłożyć dywan w { $count } miejscach: { $choices }.
   *[many] Można rozłożyć dywan w { $count } miejscach: { $choices }.
}
text-legal-return = Żaden dywan tu nie pasuje; wraca do pudełka.
text-legal-none = Teraz nic nie można zrobić.

## Its keys

text-keys-title = Klawisze planszy tekstowej
text-keys-arrows = przejdź z pola na pole; Home i End: wzdłuż rzędu, Page Up i Page Down: wzdłuż kolumny
text-keys-enter = wybierz pole dla dywanu albo go rozłóż
text-keys-roll = rzuć kostką
text-keys-seats = odczytaj miejsca
text-keys-last = odczytaj ostatnią turę
text-keys-legal = odczytaj, co wolno
text-keys-price = odczytaj, ile kosztuje to pole
text-keys-prices = odczytaj, ile kosztuje każdy rzut
text-keys-overview = odczytaj, gdzie stoi Assam i co trzeba zrobić
text-keys-box = przejdź do wiersza do pisania

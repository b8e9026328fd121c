### Polish: the table’s page.

## What to do

todo-you = { $step ->
    [turn] Twoja tura: obróć Assama, potem rzuć kostką.
    [roll] Twoja tura: rzuć kostką.
    [lay] Rozłóż swój { colour } dywan obok Assama.
    [steer] Obróć Assama dla następnego gracza.
    [draw] Losowanie twojego następnego dywanu.
   *[over] Gra skończona.
}
todo-shared = { $step ->
    [turn] { $name }: obróć Assama, potem rzuć kostką.
    [roll] { $name }: rzuć kostką.
    [lay] { $name }: rozłóż swój { colour } dywan obok Assama.
    [steer] { $name }: obróć Assama dla następnego gracza.
    [draw] { $name }: losowanie następnego dywanu.
   *[over] Gra skończona.
}
todo-other = { $step ->
    [turn] { $name } decyduje, dokąd pójdzie Assam.
    [roll] { $name } rzuca kostką.
    [lay] { $name } szuka miejsca na { colour } dywan.
    [steer] { $name } obraca Assama dla następnego gracza.
    [draw] { $name }: losowanie następnego dywanu.
   *[over] Gra skończona.
}
todo-told = Gra { $name }.
todo-told-you = Grasz ty.
todo-lent = { $name }: w zastępstwie gra bot.
todo-getting-ready = { $name } się przygotowuje…
act-roll = Rzuć kostką
act-lay = Rozłóż dywan
act-steer = Obróć Assama
act-box = Odłóż dywan
act-choose-rug = Wybierz dwa pola
act-choose-facing = Wybierz kierunek
act-sent = Wysyłanie…
act-wait = Teraz grają inni
act-watch = Oglądasz
skip = Pomiń
action-title = Co teraz

## Hints

hint = Podpowiedź
hint-hide = Ukryj podpowiedź
hint-thinking = Szukanie podpowiedzi…
hint-warming = Boty się przygotowują. Podpowiedź pojawi się, gdy tylko będą gotowe.
hint-would-face = { $name } radzi: Assam na { facing }.
hint-would-lay = { $name } radzi: dywan na { $first } i { $second }.
hint-chance = { $times ->
    [0] Tak prawie nigdy się nie wygrywa.
    [one] Tak wygrywa się 1 partię na 100.
    [few] Tak wygrywa się { $times } partie na 100.
   *[many] Tak wygrywa się { $times } partii na 100.
}
hint-choices = Najlepsze możliwości

## What happened besides

did-run-out = { $name } nie ma już czasu i odpada z gry.
did-break-rules = { $name } łamie zasady i odpada z gry.
did-fail = { $reason ->
    [engine-not-started] { $name } nie daje się uruchomić i odpada z gry.
    [engine-hung] { $name } nie odpowiada i odpada z gry.
    [engine-flooded] { $name } mówi o wiele za dużo i odpada z gry.
    [engine-junk] { $name } odpowiada bez sensu i odpada z gry.
    [engine-illegal] { $name } wybiera coś niedozwolonego i odpada z gry.
   *[engine-crashed] { $name } przestaje działać i odpada z gry.
}
did-sit = { $name } siada do stołu.
did-vacate = Miejsce { $seat } jest znów wolne.
did-seat-bot = Na miejscu { $seat } siada bot.
did-start = Gra się zaczyna.
did-stand-in = { $reason ->
    [time] { $name } nie ma już czasu; dalej gra bot.
   *[absent] { $name } jest offline; dalej gra bot.
}
did-come-back = { $name } wraca do gry.
did-move = { $name } gra dalej z innego urządzenia.
did-hold = Serwer przez jakiś czas nie działał. Nic nie przepadło.
did-cancel = Gra przy tym stole została odwołana.
log-face = kierunek: { facing }
log-steer = obraca Assama na { facing }
log-roll = wyrzuca { $slippers }, Assam na { $square }
log-pay = płaci { $count ->
    [one] { $count } dirhema
    [few] { $count } dirhemy
   *[many] { $count } dirhemów
}, dostaje { $owner }
log-pay-part = { $count ->
    [0] nie ma czym zapłacić, czeka { $owner }
    [one] ma tylko { $count } dirhema, dostaje { $owner }
    [few] ma tylko { $count } dirhemy, dostaje { $owner }
   *[many] ma tylko { $count } dirhemów, dostaje { $owner }
}
log-go-out = odpada
log-lay = rozkłada { colour } na { $first } i { $second }
log-return = odkłada dywan do pudełka
log-draw = następny: { colour }
log-title = Przebieg gry
log-empty = Jeszcze nic. Zaraz zacznie się pierwsza tura.
side-title = Przebieg i stół

## Seats

seats-title = Miejsca
seat-open = Wolne miejsce { $seat }
seat-rugs = { $letter ->
    [r] { $count ->
        [one] jeszcze { $count } czerwony dywan
        [few] jeszcze { $count } czerwone dywany
       *[many] jeszcze { $count } czerwonych dywanów
    }
    [b] { $count ->
        [one] jeszcze { $count } niebieski dywan
        [few] jeszcze { $count } niebieskie dywany
       *[many] jeszcze { $count } niebieskich dywanów
    }
    [y] { $count ->
        [one] jeszcze { $count } żółty dywan
        [few] jeszcze { $count } żółte dywany
       *[many] jeszcze { $count } żółtych dywanów
    }
   *[g] { $count ->
        [one] jeszcze { $count } zielony dywan
        [few] jeszcze { $count } zielone dywany
       *[many] jeszcze { $count } zielonych dywanów
    }
}
seat-next = (następny)
seat-score = { dirhams } i { $squares ->
    [one] { $squares } widoczne pole
    [few] { $squares } widoczne pola
   *[many] { $squares } widocznych pól
} to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
seat-out-mark = poza grą
mark-you = ty
mark-bot = bot
mark-lent = gra bot
mark-away = offline
bot-called = { $bot ->
    [random] Laik
    [novice] Nowicjusz
    [greedy] Uczeń
    [merchant] Kupiec
    [master] Mistrz
   *[other] Bot { $bot }
}
bot-lettered = { $bot ->
    [random] Laik { $letter }
    [novice] Nowicjusz { $letter }
    [greedy] Uczeń { $letter }
    [merchant] Kupiec { $letter }
    [master] Mistrz { $letter }
   *[other] Bot { $bot } { $letter }
}
bot-about = { $bot ->
    [random] Gra na chybił trafił.
    [novice] Co drugi raz gra dobrze.
    [greedy] Patrzy turę naprzód, na punkty.
    [merchant] Waży, co każdy wybór da później.
    [master] Najsilniejszy: patrzy najdalej naprzód.
   *[other] Gra po swojemu.
}
watchers = { $watchers ->
    [one] Ogląda jedna osoba.
    [few] Oglądają { $watchers } osoby.
   *[many] Ogląda { $watchers } osób.
}
you-watch = { $others ->
    [0] Oglądasz.
    [one] Oglądasz, a z tobą jeszcze jedna osoba.
    [few] Oglądasz, a z tobą jeszcze { $others } osoby.
   *[many] Oglądasz, a z tobą jeszcze { $others } osób.
}
time-short = Jeszcze dziesięć sekund.

## A square that was asked about

area-price = { $owner } ma tu { colour } obszar ({ $squares ->
    [one] jedno pole
    [few] { $squares } pola
   *[many] { $squares } pól
}). Zatrzymanie się tu kosztuje innych { $count ->
    [one] { $count } dirhema
    [few] { $count } dirhemy
   *[many] { $count } dirhemów
}.
area-free = Ten { colour } obszar ({ $squares ->
    [one] jedno pole
    [few] { $squares } pola
   *[many] { $squares } pól
}) nic nie kosztuje: { $owner } jest poza grą.

## The board’s words

board-label = Targ
board-square = { $square }, { $colour ->
    [bare] puste
    [r] czerwony dywan
    [b] niebieski dywan
    [y] żółty dywan
   *[g] zielony dywan
}{ $assam ->
    [here] , stoi tu Assam
   *[no] {""}
}
board-facing = Skieruj Assama na { facing }
board-lay = Dywan na { $first } i { $second }
board-die = Kostka pokazuje { $slippers ->
    [one] jeden kapeć
    [few] { $slippers } kapcie
   *[many] { $slippers } kapci
}

## The line

line-connecting = Łączenie…
line-slow = Połączenie jest wolne…
line-back = Połączenie wróciło.
line-lost = Brak połączenia od { $seconds ->
    [one] { $seconds } sekundy
    [few] { $seconds } sekund
   *[many] { $seconds } sekund
}. Próbujemy dalej; nic nie przepadło.
line-lost-kept = Brak połączenia od { $seconds ->
    [one] { $seconds } sekundy
    [few] { $seconds } sekund
   *[many] { $seconds } sekund
}. Twój ruch jest zachowany i wyjdzie, gdy tylko połączenie wróci.
bot-played = Pod twoją nieobecność grał za ciebie bot. Teraz znów grasz ty.
bot-plays-for-you = Gra za ciebie bot.
play-myself = Wróć do gry
away-long = { $name } od dłuższej chwili jest offline.
away-wait = Poczekaj
away-bot = Niech gra bot

## Before the game

gathering-title = Czekamy na pozostałych
gathering-title-full = Są już wszyscy
gathering-title-guest = Gra zaraz się zacznie
gathering-open = { $open ->
    [one] Jedno miejsce jest jeszcze wolne. Gra zacznie się, gdy ktoś je zajmie.
    [few] { $open } miejsca są jeszcze wolne. Gra zacznie się, gdy będą zajęte.
   *[many] { $open } miejsc jest jeszcze wolnych. Gra zacznie się, gdy będą zajęte.
}
gathering-awaited = Gra zacznie się sama, gdy tylko tę stronę otworzą gracze: { $names }.
gathering-unready = Gra będzie mogła się zacząć, gdy tylko tę stronę otworzą gracze: { $names }.
gathering-full = { $host ->
    [you] Zacznij, kiedy chcesz.
   *[other] Grę zaczyna osoba, która przygotowała stół.
}
invite-title = Zaproś znajomych
invite-text = Wyślij im ten link albo pokaż kod do zeskanowania. Kto go otworzy, może usiąść; konto nie jest potrzebne.
invite-link = Link do miejsca
invite-qr = Kod QR z linkiem do miejsca
invite-message = Zagrajmy razem w Marrakech.
invite-here-only = { $host } to adres tylko dla tego komputera. Żeby wpuścić innych, uruchom serwer w ten sposób i otwórz grę pod własnym adresem tego komputera:
invite-renew = Utwórz nowy link
invite-renewed = Utworzono nowy link. Stary nie otwiera już miejsca.
invite-host-has-it = Link, który otwiera miejsce, ma osoba, która przygotowała ten stół.
watch-title = Ktoś chce tylko oglądać?
watch-link = Link do oglądania
watching-gathering = Oglądasz. Żeby zagrać, poproś o link, który otwiera miejsce.
watching-full = Wszystkie miejsca są zajęte. Możesz oglądać; jeśli ktoś wstanie, możesz tu usiąść.
join-late = Jeśli jedno z tych miejsc jest twoje, przenieś je z urządzenia, na którym je zajęto: tam, w części „{ this-table }”, wybierz „{ move-seat }”.
your-name = Twoje imię
player-numbered = Gracz { $seat }
sit-down = Usiądź
seat-bot = Posadź bota
which-bot = Który bot
remove = Usuń
remove-name = Usuń: { $name }
leave-seat = Wstań
start-game = Zacznij grę
cancel-table = Odwołaj grę
cancel-title = Odwołać grę przy tym stole?
cancel-text = Nikt już tu nie usiądzie, a link przestanie działać.
cancel-no = Nie odwołuj

## This table

this-table = Ten stół
rules-on = Zasady
rules-edition = Wydanie: { $edition }
rules-usual = Zwykłe zasady.
rules-bankruptcy-play-on = Kto nie może zapłacić, płaci, ile ma, i gra dalej.
rules-steering-after-must = Wariant: najpierw rzut; po rozłożeniu dywanu trzeba obrócić Assama w lewo lub w prawo dla następnego gracza.
rules-steering-after-may = Wariant: najpierw rzut; po rozłożeniu dywanu można obrócić Assama dla następnego gracza.
rules-area-owner = Do obszaru liczą się oba kolory właściciela.
rules-whole-nobody = Żadnego całego dywanu nie wolno przykryć za jednym razem, nawet własnego.
rules-halves-colours = Dywan nigdy nie przykrywa dwóch pól tego samego koloru.
rules-pile-alternating = Przy dwóch graczach kolory w stosie idą na zmianę.
rules-stock-15 = Przy dwóch graczach każdy ma 15 dywanów w jednym kolorze.
rules-tie-shared = Remis to wspólne zwycięstwo.
rules-clock-none = Bez zegara.
rules-clock-turn = { $seconds ->
    [one] { $seconds } sekunda na turę.
    [few] { $seconds } sekundy na turę.
   *[many] { $seconds } sekund na turę.
} { $timeout ->
    [bot] Komu skończy się czas, tego zastępuje bot.
   *[out] Komu skończy się czas, ten odpada.
}
rules-clock-game = { $minutes ->
    [one] { $minutes } minuta na całą partię
    [few] { $minutes } minuty na całą partię
   *[many] { $minutes } minut na całą partię
}{ $increment ->
    [0] .
    [one] {" "}i { $increment } sekunda więcej na każdą turę.
    [few] {" "}i { $increment } sekundy więcej na każdą turę.
   *[many] {" "}i { $increment } sekund więcej na każdą turę.
} { $timeout ->
    [bot] Komu skończy się czas, tego zastępuje bot.
   *[out] Komu skończy się czas, ten odpada.
}
read-rules = Przeczytaj zasady
fair-title = Uczciwa kostka
fair-text = Każdy rzut wynika z sekretu serwera, obiecanego niżej przed grą, i z ziarna każdego miejsca. Po grze serwer ujawnia sekret i każdy rzut można sprawdzić.
fair-seats = Miejsca też obiecują swoje ziarna. Twoja strona sama pokaże swoje, gdy będą już wszystkie obietnice, więc nikt nie dobierze ziarna do cudzych.
fair-hash = Obiecany skrót ziarna (SHA-256): { $name }
fair-commitment = Obietnica serwera (SHA-256)
fair-seed = Ziarno: { $name }
fair-change = Zmień swoje ziarno
fair-change-name = Zmień ziarno: { $name }
fair-change-do = Zmień
fair-salted = Dodawane są do niego losowe litery, żeby nikt nie odgadł go ze skrótu.
fair-changed = Twoje ziarno zostało zmienione.
move-seat = Graj na innym urządzeniu
move-seat-name = Przenieś na inne urządzenie: { $name }
move-seat-title = Zabierz swoje miejsce
move-seat-text = { $minutes ->
    [one] Otwórz ten link na drugim urządzeniu w ciągu minuty. Działa raz, a potem miejsce jest tam i już nie tutaj.
    [few] Otwórz ten link na drugim urządzeniu w ciągu { $minutes } minut. Działa raz, a potem miejsce jest tam i już nie tutaj.
   *[many] Otwórz ten link na drugim urządzeniu w ciągu { $minutes } minut. Działa raz, a potem miejsce jest tam i już nie tutaj.
}
move-seat-link = Link dla drugiego urządzenia
move-seat-qr = Kod QR z linkiem dla drugiego urządzenia
claim-title = Grać na tym urządzeniu?
claim-text = Ten link przenosi miejsce na to urządzenie. Na poprzednim można będzie już tylko oglądać.
claim-yes = Graj tutaj
claim-no = Tylko oglądaj
seat-claimed = Miejsce jest teraz twoje. Graj dalej.
give-up = Poddaj grę
give-up-name = Poddaj grę: { $name }
give-up-title = Poddać grę?
give-up-text = Odpadasz, twoje dirhemy wracają do banku, a twoje dywany nie dają nikomu punktów. Pozostali grają dalej.
give-up-no = Graj dalej

## The end

you-win = Wygrywasz!
standings-title = Wyniki
standings-rank = Lokata
standings-name = Gracz
standings-dirhams = Dirhemy
standings-squares = Pola
standings-points = Punkty
standings-plus = + { $squares }
standings-out = { $why ->
    [time] koniec czasu
    [rules] złamane zasady
    [engine] awaria
    [gave-up] poddanie gry
   *[poor] za mało dirhemów
}
chart-title = Punkty tura po turze
chart-turn = Tura
chart-as-table = To samo jako tabela
rematch = Zagraj jeszcze raz
rematch-join = Dołącz do następnej partii
rematch-wanted = Pozostali chcą zagrać jeszcze raz.
rematch-watch = Następna partia jest w przygotowaniu.
watch-next = Oglądaj następną partię
replay-game = Obejrzyj ponownie
download-record = Pobierz zapis
share = Udostępnij
share-title = Udostępnij wynik
share-text = Tekst i link
share-result = Marrakech: { $result }
dice-check = Sprawdź kostkę
dice-checking = Sprawdzanie…
dice-fine = { $count ->
    [0] Nie było rzutu ani losowania.
    [one] Jedyny rzut lub losowanie zgadza się z ziarnami.
    [few] Wszystkie { $count } rzuty i losowania zgadzają się z ziarnami.
   *[many] Wszystkie rzuty i losowania ({ $count }) zgadzają się z ziarnami.
}
dice-compared = { $how ->
    [all] Obietnice serwera i wszystkich miejsc są te same, które to urządzenie zachowało, zanim pokazało własne ziarno.
    [server] Obietnica serwera jest ta sama, którą widziało to urządzenie. Obietnic miejsc nie zachowało.
   *[none] To urządzenie nie zachowało przed grą żadnej obietnicy, więc nie ma z czym porównać zapisu.
}
dice-rounds = { $count ->
    [one] Wcześniej raz pokazało ziarno na próżno: ziarna trzeba było obiecać od nowa.
    [few] Wcześniej { $count } razy pokazało ziarno na próżno: ziarna trzeba było obiecać od nowa.
   *[many] Wcześniej { $count } razy pokazało ziarno na próżno: ziarna trzeba było obiecać od nowa.
}
dice-other-promise = Obietnica w zapisie to { $found }; przy tym stole była inna: { $seen }.
dice-seed-lost = To urządzenie nie ma ziarna obiecanego dla twojego miejsca, a na nową obietnicę jest już za późno. Otwórz tę stronę na urządzeniu, które je ma; w przeciwnym razie osoba, która przygotowała stół, może posadzić na twoim miejscu bota albo odwołać grę.
dice-other-table = Ten zapis pochodzi z innego stołu: { $found }.

## Links, dialogs, pages

copy = Kopiuj
copied = Skopiowano
copy-by-hand = Link jest zaznaczony: skopiuj go klawiaturą albo palcem.
close = Zamknij
dialog-no = Nie
table-try-again = Spróbuj ponownie
to-home = Na stronę główną
table-heading = Marrakech: { $names }
table-loading = Chwileczkę: przygotowujemy stół…
table-gone-title = Nie ma takiego stołu
table-gone = Link może być niepełny albo stół dawno już sprzątnięto.
table-unreachable-title = Serwer nie odpowiada
table-cancelled-title = Ta gra została odwołana
table-cancelled = Odwołała ją osoba, która przygotowała stół. Przygotować nowy?
title-your-turn = ● Twoja tura – Marrakech
title-table = Przy stole – Marrakech

## Help

keys-title = Klawisze
key-arrows = Strzałki
key-enter = Enter
key-escape = Esc
keys-arrows = obróć Assama albo przejdź z dywanu na dywan
keys-enter = rzuć kostką, rozłóż dywan
keys-escape = cofnij niepotwierdzony wybór; pomiń animację
keys-skip = pomiń animację
keys-log = otwórz lub zwiń przebieg gry
keys-hint = poproś o podpowiedź albo ją ukryj
keys-sounds = włącz lub wyłącz dźwięki
keys-help = ta pomoc
keys-touch = Palcem lub myszą: dotknij pola, żeby zobaczyć na nim dywan, i jeszcze raz, żeby zobaczyć następny. Rozkłada go dotknięcie drugiej połówki albo przycisk. Dotknięcie dowolnego dywanu mówi, ile kosztuje zatrzymanie się na nim.

### Polish: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: nie znaleziono pliku.
file-is-folder = { $file } to folder, a nie plik.
file-not-text = { $file }: to nie jest tekst w UTF-8 (bajt { NUMBER($byte, useGrouping: 0) }).
file-too-big = { $file }: plik ma ponad { $limit } MB; zapis partii jest o wiele mniejszy.
file-exists = Plik { $file } już istnieje i nie zostanie nadpisany.
file-unreadable = Nie można odczytać pliku { $file }: { $reason }
file-unwritable = Nie można zapisać pliku { $file }: { $reason }
of-file = { $file }: { $problem }
error = Błąd: { $problem }
turn-beyond = w zapisie nie ma tury { NUMBER($turn, useGrouping: 0) }; ostatnia to tura { NUMBER($last, useGrouping: 0) }.
bots-too-many = Botów jest { $bots }, a miejsc tylko { $players }.
names-too-many = { $names ->
    [one] Podano { $names } imię
    [few] Podano { $names } imiona
   *[many] Podano { $names } imion
}, a { $people ->
    [0] grają same boty.
    [one] gra tylko jedna osoba.
    [few] grają tylko { $people } osoby.
   *[many] gra tylko { $people } osób.
}
starter-unknown = „{ $text }” nie mówi, kto ma zacząć; wpisz random albo agreed.
nothing-to-resume = Nie ma żadnej niedokończonej partii.
options-clash = Nie można użyć naraz { $first } i { $second }.
passed-over = Pominięto: { $problem }
language-unknown = Nie ma tu języka „{ $text }”. Są: { $languages }.
section-unknown = W zasadach nie ma rozdziału „{ $text }”. Są: { $sections }.
resume-alone = Wznowiona partia zachowuje swoich graczy i zasady; pomiń { $option }.

## The store

store-full = { $file }: dysk jest pełny, więc nic nowego nie da się zapisać. Wszystko, co zapisano dotąd, jest bezpieczne; zwolnij trochę miejsca, żeby grać dalej.
store-locked = { $file } jest używany przez inny serwer lub program.
store-broken = { $file }: plik jest uszkodzony albo nie zawiera stołów ({ $reason }). „marrakech check-store” pokaże, które stoły są nieuszkodzone, a z opcją --rescue skopiuje je do nowego pliku.
store-gone = Plik { $file } został usunięty, przeniesiony lub podmieniony w trakcie pracy serwera. Dopóki nie wróci ten sam plik, nic nowego nie zostanie zapisane.
store-newer = { $file } pochodzi z nowszego programu marrakech (wersja pliku { $found }; tu znane są wersje do { $known }).
store-behind = { $file }: plik jest starszy niż uratowana z niego kopia { $copy }, która zawiera dane, których w nim brakuje. Uruchom serwer z kopią (--data) albo przenieś ją w inne miejsce, żeby pracować dalej na starszym pliku.
store-unreadable = Nie można otworzyć, odczytać lub zapisać pliku { $file }: { $reason }
store-closed = { $file } jest zamknięty: serwer kończy pracę.
store-extra = { $file }: PostgreSQL wymaga pakietu, który nie jest zainstalowany. Aby go zainstalować: { $command }
store-server-old = { $file }: PostgreSQL { $found } jest za stary; potrzebna jest wersja { $needed } lub nowsza.
store-unsafe = { $file }: obowiązuje tu ustawienie { $setting }, więc przy awarii mogłyby przepaść potwierdzone ruchy. Włącz je, żeby grać dalej.
store-not-empty = { $file }: są tu już dane, więc nic nie skopiowano.
store-none = { $file }: w tym pliku nie ma stołów albo uszkodzony jest sam jego początek.
check-store-whole = Plik { $file } jest nieuszkodzony: { $count ->
    [one] jeden stół.
    [few] { $count } stoły.
   *[many] { $count } stołów.
}
check-store-damaged = Plik { $file } jest uszkodzony. Stoły w pliku: { $count }, w tym nieuszkodzone: { $whole }.
check-store-structure = { $file }: { $reason }
check-store-table =
    Stół { $table }: { $problem ->
        [checksum] zdarzenie { $number } nie jest takie, jak je zapisano.
        [gap] brakuje zdarzenia { $number }.
        [fold] zdarzenie { $number } nie ma sensu.
       *[summary] wszystkie zdarzenia są nieuszkodzone, ale lista stołów się z nimi nie zgadza.
    }
check-store-rescued = { $count ->
    [one] Skopiowano jeden nieuszkodzony stół do { $file }
    [few] Skopiowano { $count } nieuszkodzone stoły do { $file }
   *[many] Skopiowano { $count } nieuszkodzonych stołów do { $file }
}
backup-done = Stoły z { $source } skopiowano do { $target }
move-done = Wszystko z { $source } skopiowano do { $target } i porównano. Stoły: { $tables }, zdarzenia: { $events }. W { $source } nic się nie zmieniło.

## Drawing a position

seat-name = Miejsce { $seat }
to-move = ▶
column-player = Gracz
column-rugs = Zostało dywanów
column-dirhams = Dirhemy
column-squares = Pola
column-points = Punkty
column-next = Następny
out = poza grą
steps-next = { $step ->
    [turn] { $name } obraca Assama.
    [roll] { $name } rzuca kostką.
    [lay] { $name } rozkłada dywan.
    [draw] { $name }: losowanie następnego dywanu.
    [steer] { $name } obraca Assama dla następnego gracza.
   *[over] Gra skończona.
}
rules-in-force = Zasady: { $rules }
rules-default = zwykłe
legal-heading = Dozwolone: { $actions }
chance-heading = Los: { $actions }

## Playing in the terminal

ask-players = Ilu graczy?
ask-bots = Ile wśród nich botów?
ask-level = Jaka siła gry? { $levels }
ask-name = Gracz { $number }: imię?
ask-number-again = Wpisz liczbę od { $low } do { $high }.
bot-alone = Bot
bot-name = Bot { $number }
person-name = Gracz { $number }
welcome = Marrakech w terminalu. Wpisz ? w dowolnej chwili, żeby zobaczyć pomoc, albo naciśnij Ctrl-C, żeby przerwać. Partia zapisuje się po każdej akcji.
bots-getting-ready = Boty się przygotowują. Za pierwszym razem trwa to około pół minuty.
welcome-back = Witaj ponownie: tura { $turn }. Wpisz ? w dowolnej chwili, żeby zobaczyć pomoc.
saved-at = Zapis partii jest w pliku { $file }
prompt-turn = { $name }: w którą stronę? { $choices }
choice-left = { $facing } ({ facing }): w lewo
choice-straight = { $facing } ({ facing }): prosto
choice-right = { $facing } ({ facing }): w prawo
prompt-roll-facing = Assam pójdzie na { facing }. Naciśnij Enter, żeby rzucić kostką, albo wybierz inny kierunek: { $others }
prompt-roll = { $name }: naciśnij Enter, żeby rzucić kostką.
prompt-lay = { $name }: gdzie rozłożyć { colour } dywan? Wpisz numer albo dwa pola.
prompt-confirm-lay = { $action }? Naciśnij Enter, żeby rozłożyć dywan, albo wybierz inne miejsce.
prompt-confirm-steer = Assam będzie patrzył na { facing }. Następny gracz: { $next }. Naciśnij Enter, żeby potwierdzić, albo wybierz inny kierunek.
stars-paid = Gwiazdki oznaczają obszar, za który zapłacono.
prompt-must-return = { $name }: nie ma tu miejsca na dywan. Naciśnij Enter, żeby odłożyć go do pudełka.
not-understood = „{ $text }”: nie ma takiego wyboru. Wpisz ?, żeby zobaczyć pomoc.
help-facing = N E S W      obróć Assama: N (północ), E (wschód), S (południe) lub W (zachód); do rzutu kostką możesz zmienić zdanie
help-lay = 1 2 3 … lub d4d5  wybierz miejsce na dywan; dopóki nie naciśniesz Enter, możesz zmienić zdanie
help-position = position     pokaż pozycję jako tekst
help-log = log          pokaż dotychczasowy zapis
help-save = save FILE    zapisz kopię zapisu w pliku FILE
help-give-up = give up      poddaj grę (z pytaniem o potwierdzenie)
help-quit = q lub quit   przerwij; partię można wznowić później
ask-give-up = { $name }: na pewno poddać grę? Wpisz „tak”.
yes = tak
gave-not-up = Nikt nie poddał gry. Gramy dalej.
copy-saved = Kopię zapisano w pliku { $file }
goodbye-early = Gra się nie zaczęła.
goodbye = Przerwano. Żeby grać dalej: { $command }
save-trouble = Nie udało się zachować zapisu: { $problem } Możesz grać dalej; zapis powstanie przy następnej akcji.
not-saved = Ostatnie akcje nie są zapisane: { $problem }
over-heading = Gra skończona po { $count ->
    [one] { $count } turze
    [few] { $count } turach
   *[many] { $count } turach
}.
resume-over = Ta partia jest skończona. Żeby obejrzeć ją krok po kroku, uruchom „marrakech replay”.

## Other commands

list-number = { $number }.
verify-fine = { $file }: w porządku. { $count ->
    [0] Nie było jeszcze rzutu ani losowania.
    [one] Jedyny rzut lub losowanie zgadza się z ziarnami.
    [few] Wszystkie { $count } rzuty i losowania zgadzają się z ziarnami.
   *[many] Wszystkie rzuty i losowania ({ $count }) zgadzają się z ziarnami.
}
verify-promised =
    { $file }: { $promised ->
        [all] ziarna wszystkich graczy zgadzają się z opublikowanymi skrótami w zapisie. Czy skróty opublikowano, zanim ujawniono pierwsze ziarno, może stwierdzić tylko urządzenie, które zapisało je przy stole.
        [some] ziarna niektórych miejsc podano jawnie, bez skrótu ({ $seats }); pozostałe zgadzają się z opublikowanymi skrótami w zapisie. Czy skróty opublikowano, zanim ujawniono pierwsze ziarno, może stwierdzić tylko urządzenie, które zapisało je przy stole.
       *[none] żadne miejsce nie opublikowało skrótu przed ujawnieniem ziarna: gracz, który prowadził serwer, mógł dobrać rzuty.
    }
check-fine = { $file }: w porządku. { turns }, { $result }
replay-prompt = Enter: dalej, b: wstecz, liczba: skok do tury, q: koniec
replay-start = Przed pierwszą akcją
replay-turn = Tura { $turn } z { $last }: { $line }
replay-comment = „{ $text }”
replay-end = To koniec zapisu.
edition-column = Wydanie
edition-source = Instrukcja
edition-options = Opcje
edition-box = Dywany
edition-starter = Pierwszy gracz
edition-default-rules = zwykłe
edition-footer = Opcje w (nawiasach) to nasz wybór, bo instrukcja o nich milczy; wszystkie inne są w niej wydrukowane.
starter =
    { $who ->
        [random] losowo
        [morocco] kto ostatni był w Maroku
        [youngest] najmłodszy lub losowo
       *[agreed] jak ustalono
    }
perft-total = { $nodes ->
    [one] jeden ciąg
    [few] { $nodes } ciągi
   *[many] { $nodes } ciągów
} { $depth ->
    [one] jednej akcji
    [few] { $depth } akcji
   *[many] { $depth } akcji
}
perft-counting = liczenie
simulate-progress = partie
simulate-title = { games } z losowymi ruchami, graczy: { $players }
simulate-seat = Miejsce
simulate-wins = Zwycięstwa
simulate-points = Punkty
simulate-paid = Zapłacono
simulate-received = Otrzymano
simulate-out = Odpada
simulate-length = Partia trwa średnio { $mean } tury (od { $low } do { $high }).
simulate-anyone-out = Ktoś odpada w { $share } partii; { $shared } zwycięstw jest wspólnych.
simulate-speed = { $rate } partii na sekundę.
simulate-stopped = Przerwano, rozegrano: { games }.

## Engines

engine-not-started = Silnika „{ $engine }” nie udało się uruchomić: { $detail }
engine-crashed = Silnik „{ $engine }” niespodziewanie zakończył działanie ({ $detail }).
engine-hung = Silnik „{ $engine }” nie odpowiedział na czas. { $detail }
engine-flooded = Silnik „{ $engine }” wysłał za dużo danych: { $detail }
engine-junk = Silnik „{ $engine }” nie używa protokołu silników: { $detail }
engine-illegal = Silnik „{ $engine }” wykonał niedozwolony ruch: { $detail }
bot-needs-engine = Nie ma tu bota „{ $name }”. Jeśli to silnik, podaj jego polecenie w --engine.
engine-line = „{ $text }” nie jest wierszem protokołu silników; wszystkie są w docs/engine-protocol.md.
engine-no-position = Nie ma jeszcze pozycji do przemyślenia.
engine-no-decision =
    Nie ma tu o czym decydować: { $step ->
        [roll] o rzucie decyduje los.
        [draw] o dywanie decyduje los.
       *[over] gra skończona.
    }
engine-option = Nie ma opcji „{ $option }” z wartością „{ $value }”.
engine-bot-failed = Bot zawiódł: { $error }
engine-cannot-judge = Bot „{ $bot }” nie umie oceniać pozycji.
engine-no-beginning = Ocenić można tylko pozycję, w której zaczyna się tura.
engine-no-judge = Silnik „{ $engine }” nie umie oceniać pozycji: nie zna wiersza „judge” protokołu silników.
engine-starting = Uruchamianie silnika „{ $engine }”…
engine-thinks = Silnik właśnie myśli; najpierw go zatrzymaj.

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing =
    Nie ma tu czego porównywać: { $step ->
        [roll] o rzucie decyduje los.
        [draw] o dywanie decyduje los.
        [over] gra skończona.
       *[other] możliwość jest tylko jedna.
    }
rollout-what = Podaj zapis albo pozycję w --position.
rollout-step-alone = --step wymaga tury: podaj ją w --turn.
rollout-no-decision = { $step ->
    [turn] W turze { $turn } nikt nie obracał Assama.
    [lay] W turze { $turn } nikt nie rozkładał dywanu.
    [steer] W turze { $turn } nikt nie obracał Assama dla następnego gracza.
   *[any] W turze { $turn } nikt nie miał wyboru.
}
rollout-turn = Tura { $turn }: { $sentence }
rollout-choice = Możliwość
rollout-behind = Strata do najlepszej
rollout-played = zagrano
rollout-stopped = { $games ->
    [0] Przerwano, zanim skończyła się choćby jedna partia.
    [one] Przerwano, dla każdej możliwości rozegrano jedną partię.
    [few] Przerwano, dla każdej możliwości rozegrano { $games } partie.
   *[many] Przerwano, dla każdej możliwości rozegrano { $games } partii.
}

## The arena

arena-twice = { $bot } występuje dwa razy; podaj każdego bota tylko raz.
arena-alone = Do gry trzeba dwojga: podaj drugiego bota, silnik w --engine albo jedno z nich w --against.
arena-ms = { $ms } ms to niewłaściwy czas na myślenie.
arena-sprt = „{ $text }” to nie są dwa odsetki zwycięstw między 0 a 1, niższy najpierw, jak 0.5,0.55.
arena-worker-died = Jeden z procesów rozgrywających partie padł, może z braku pamięci. Partie skończone wcześniej nadal się liczą.
chart-ending = { $file }: wykres może być tylko plikiem .svg lub .png; wybierz nazwę z takim zakończeniem.
results-foreign = W pliku { $file } nie ma wyników areny. Plik zostaje, jaki był.
results-differ = W pliku { $file } są wyniki innych zawodów: { $setting } to tam { $found }, a tu { $wanted }.
results-line = { $file }, wiersz { NUMBER($line, useGrouping: 0) }: to nie jest następna runda: { $text }
results-busy = Do pliku { $file } pisze właśnie inny proces.
bot-illegal = wybór „{ $action }” jest tam niedozwolony.
bot-raised = awaria: { $error }
arena-getting-ready = przygotowania
arena-progress = partie
arena-speed = { $rate }/s
arena-title = { games }, graczy: { $players }
arena-bot = Bot
arena-against = Kontra
arena-rating = Ranking
arena-ratings = Ranking według liczby graczy
arena-wins = Zwycięstwa
arena-interval = Przedział 95%
arena-margin = Przewaga
arena-median = ms, mediana
arena-slow = ms, 99%
arena-games = Partie
arena-even = Kto kogo pokonał ({ $share } to równowaga)
arena-range = { $low } do { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } kontra { $others }: { $verdict ->
    [H1] odsetek zwycięstw to raczej { $high } niż { $low } (przyjęto H1).
    [H0] odsetek zwycięstw to raczej { $low } niż { $high } (przyjęto H0).
   *[open] jeszcze nie wiadomo, czy { $low }, czy { $high }.
} LLR { $llr } między { $below } a { $above }, { $rounds ->
    [one] jedna runda.
    [few] { $rounds } rundy.
   *[many] { $rounds } rund.
}
arena-ladder-holds = Drabina się zgadza: każdy bot pokonuje bota szczebel niżej, z pewnością 95%.
arena-ladder-open = Jeszcze niepewne na poziomie 95%: { $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = { $bot } musi poddać { $games ->
    [one] { $games } partię
    [few] { $games } partie
   *[many] { $games } partii
}. Pierwszy raz: { $problem }
arena-stopped = Przerwano, rozegrano: { games }. Żeby móc później grać dalej, użyj --out FILE.
arena-stopped-kept = Przerwano, rozegrano: { games }. Żeby grać dalej, uruchom to samo polecenie jeszcze raz.
arena-chart = Wykres zapisano w pliku { $file }
arena-chart-title = { games }, graczy: { $players }
chart-wins = Odsetek zwycięstw z 95-procentowym przedziałem ufności
chart-even = równowaga
chart-rating = ranking { $rating }
chart-matrix = Zwycięstwa bota z wiersza
chart-matrix-rest = Zwycięstwa bota z wiersza, w pojedynkę

## Luck and skill: marrakech analyse

analyse-depth = „{ $text }” to nie jest głębokość; użyj quick, normal albo deep.
analyse-one-file = { $option } działa tylko z jednym zapisem.
analyse-no-turns = w zapisie nie ma jeszcze tur do analizy.
analyse-annotated-long = z komentarzami zapis byłby dłuższy niż { $longest } znaków, więc go nie zachowano.
analyse-progress = tury
analyse-stopped = Przerwano, przeanalizowanych tur: { $done } z { $count }.
analyse-annotated = Zapis z komentarzami jest w pliku { $file }
analyse-title = { $file }, ocenia { $evaluator } ({ $depth })
analyse-luck = { $name }: kostka dała { $luck }.
analyse-not-over = Gra nie jest skończona: wynik to szansa na wygraną w ostatniej pozycji.
analyse-gave-up = { $name } poddaje grę. To, ile to kosztowało, jest wśród własnych błędów, ale nie liczy się jako decyzja.
analyse-errors = Ile kosztowały decyzje
analyse-kind = Decyzja
analyse-step = { $step ->
    [turn] obrót Assama
    [steer] obrót dla następnego
   *[lay] rozłożenie dywanu
}
analyse-error-each = Średnio
analyse-largest = Największe błędy i co było lepsze
analyse-turn = Tura
analyse-played = Zagrano
analyse-better = Lepsze
analyse-chance = Szansa
analyse-error = Błąd
analyse-rolls = Najszczęśliwsze i najbardziej pechowe rzuty
analyse-rolled = Rzut
analyse-luck-column = Szczęście
analyse-turns = Tura po turze, z szansami wszystkich po każdej turze
analyse-actions = Akcje
analyse-comment-error = { $grade ->
    [slip] Niedokładność
    [mistake] Pomyłka
   *[blunder] Gruby błąd
} ({ $error }). Lepsze: { $better }, szansa { $chance } zamiast { $instead }.
analyse-comment-judged = Analiza: { $evaluator } ({ $depth })
analyse-comment-luck = Szczęście: { $luck }
analyse-profiles = Ile wygrali gracze
analyse-games = Partie
analyse-interval = Przedział 95%
analyse-profile-errors = Ile kosztowała jedna decyzja
analyse-all = Wszystkie
analyse-phase = { $phase ->
    [opening] Otwarcie
    [middle] Gra środkowa
   *[end] Końcówka
}
analyse-profile-words = Liczba błędów na 100 decyzji według wielkości
analyse-unfinished = Niedokończone partie pominięte w profilach: { $count }
analyse-abandoned = Partie, w których ktoś poddał grę, pominięte w profilach: { $count }

## Measuring this machine

bench-ready = Przygotowania; za pierwszym razem z kompilacją
bench-import = Wczytanie biblioteki, ms
bench-load = Wczytanie skompilowanego jądra, ms
bench-first-move = Od uruchomienia do pierwszego ruchu mistrza, ms
bench-rules-games = Losowe partie według zasad, jeden rdzeń, na sekundę
bench-kernel-games = Losowe partie w jądrze, jeden rdzeń, na sekundę
bench-kernel-turns = Tury w jądrze, jeden rdzeń, na sekundę
bench-kernel-everywhere = Losowe partie w jądrze, wszystkie rdzenie, na sekundę
bench-nodes = Pozycje, które ogląda mistrz, na sekundę
bench-decision = Jedna decyzja bota { $bot }, ms
bench-machine = { $cpu }, { $cores ->
    [one] jeden rdzeń
    [few] { $cores } rdzenie
   *[many] { $cores } rdzeni
}, { $system }, Python { $python }, Numba { $numba }
bench-stopped = Przerwano. Oto, co dotąd zmierzono.
bench-child = Mierzony proces zawiódł: { $problem }

## Running a server

serve-ready = Marrakech działa pod adresem { $link }
serve-lan = W sieci lokalnej: { $link }
serve-data = Nie można zapisywać partii w pliku { $file }: { $reason }
serve-host = „{ $host }” nie jest adresem tego komputera: { $reason }
serve-stop = Naciśnij Ctrl-C, żeby zatrzymać serwer. Wszystkie partie są w pliku { $file }
serve-port = Port { $port } jest zajęty albo niedostępny: { $reason }
serve-only-here = Dostęp ma tylko ten komputer; z --host 0.0.0.0 także sieć lokalna.
open-already = Marrakech już działa pod adresem { $link }
open-other = Marrakech już działa pod adresem { $link }, ale z innym hostem lub plikiem. Najpierw zatrzymaj tamten serwer albo podaj inny port.
open-browser = Gra otworzy się w przeglądarce. Jeśli nie, otwórz link.
open-yourself = Otwórz link w przeglądarce.

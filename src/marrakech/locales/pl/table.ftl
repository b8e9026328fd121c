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
todo-shared =
    { $step ->
        [turn] { $name }: obróć Assama, potem rzuć kostką.
        [roll] { $name }: rzuć kostką.
        [lay] { $name }: rozłóż swój { colour } dywan obok Assama.
        [steer] { $name }: obróć Assama dla następnego gracza.
        [draw] { $name }: losowanie twojego następnego dywanu.
       *[over] Gra skończona.
    }
todo-other =
    { $step ->
        [turn] { $name } decyduje, dokąd pójdzie Assam.
        [roll] { $name } zaraz rzuci kostką.
        [lay] { $name } wybiera miejsce na { colour } dywan.
        [steer] { $name } obraca Assama dla następnego gracza.
        [draw] { $name }: losowanie następnego dywanu.
       *[over] Gra skończona.
    }
todo-playing = Gra { $name }.
todo-playing-you = Grasz ty.
todo-lent = { $name }: gra za ciebie bot.
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
hint-chance =
    { $times ->
        [0] Przy tym wyborze prawie nigdy się nie wygrywa.
        [one] Przy tym wyborze wygrywa się 1 partię na 100.
        [few] Przy tym wyborze wygrywa się { $times } partie na 100.
       *[many] Przy tym wyborze wygrywa się { $times } partii na 100.
    }
hint-choices = Najlepsze możliwości

## Taking back the last rug, round one device

undo = Cofnij dywan
undo-help = Cofnij ostatni dywan (można, dopóki Assam nie zostanie znów obrócony)
did-undo = { $name } cofa ostatni dywan.
keys-undo = cofnij ostatni dywan (gdy wszyscy grają na jednym urządzeniu)

## What happened besides

did-run-out = { $name } nie ma już czasu i odpada z gry.
did-break-rules = { $name } łamie zasady i odpada z gry.
did-fail =
    { $reason ->
        [engine-not-started] { $name } nie daje się uruchomić i odpada z gry.
        [engine-hung] { $name } przestaje odpowiadać i odpada z gry.
        [engine-flooded] { $name } wysyła za dużo danych i odpada z gry.
        [engine-junk] { $name } odpowiada bez sensu i odpada z gry.
        [engine-illegal] { $name } wykonuje niedozwolony ruch i odpada z gry.
       *[engine-crashed] { $name } ulega awarii i odpada z gry.
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
did-move = { $name } gra teraz na innym urządzeniu.
did-hold = Serwer przez jakiś czas nie działał. Nic nie przepadło.
did-cancel = Gra przy tym stole została odwołana.
log-face = kierunek: { facing }
log-steer = obraca Assama na { facing } dla następnego gracza
log-roll = wyrzuca { $slippers }, Assam na { $square }
log-pay =
    płaci { $count ->
        [one] { $count } dirhema
        [few] { $count } dirhemy
       *[many] { $count } dirhemów
    } → { $owner }
log-pay-part =
    { $count ->
        [0] nie ma czym zapłacić → { $owner }
        [one] może zapłacić tylko { $count } dirhema → { $owner }
        [few] może zapłacić tylko { $count } dirhemy → { $owner }
       *[many] może zapłacić tylko { $count } dirhemów → { $owner }
    }
log-go-out = odpada
log-lay = rozkłada { colour } na { $first } i { $second }
log-return = odkłada dywan do pudełka
log-draw = następny dywan: { colour }
log-title = Przebieg gry
log-empty = Jeszcze nic. Zaraz zacznie się pierwsza tura.
side-title = Przebieg gry i stół

## Looking back at an earlier turn

log-about = Wybierz turę, żeby zobaczyć ją na targu.
look-title = Wcześniejsza tura
look-back = Tura wstecz
look-forward = Tura naprzód
look-return = Z powrotem do gry
look-opened = Oglądasz wcześniejsze tury. Naciśnij Esc, żeby wrócić do gry.
look-returned = Znów widzisz bieżącą grę.
look-your-turn = Teraz twoja tura.
look-gone-on = Gra poszła dalej.
keys-look = w przebiegu gry: przechodź z tury na turę; Enter pokazuje turę na targu, Esc wraca do gry

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
bot-called =
    { $bot ->
        [random] Turysta
        [novice] Nowicjusz
        [greedy] Uczeń
        [merchant] Kupiec
        [master] Mistrz
        [champion] Arcymistrz
       *[other] Bot { $bot }
    }
bot-lettered =
    { $bot ->
        [random] Turysta { $letter }
        [novice] Nowicjusz { $letter }
        [greedy] Uczeń { $letter }
        [merchant] Kupiec { $letter }
        [master] Mistrz { $letter }
        [champion] Arcymistrz { $letter }
       *[other] Bot { $bot } { $letter }
    }
bot-about =
    { $bot ->
        [random] Gra na chybił trafił.
        [novice] Co drugi raz gra dobrze.
        [greedy] Patrzy turę naprzód i goni za punktami.
        [merchant] Myśli o tym, co każdy wybór da później.
        [master] Patrzy daleko naprzód i trudno go pokonać.
        [champion] Sam nauczył się grać i najtrudniej go pokonać.
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

## What a seat says when it is chosen

seat-each-counts = Każdy dirhem to jeden punkt, tak samo jak każde pole, na którym widać dywan tego koloru.
seat-each-counts-two = Każdy dirhem to jeden punkt, tak samo jak każde pole, na którym widać dywan jednego z tych dwóch kolorów.
seat-pile-two =
    { $whose ->
        [you] W twoim stosie są dywany w dwóch kolorach.
       *[other] W tym stosie są dywany w dwóch kolorach.
    }
seat-pile-next = Następny dywan jest { colour }. Widzą go wszyscy.
seat-pile-empty = Wszystkie te dywany są już rozłożone.
seat-next-mark = następny
seat-about-out = Poza grą. Te dywany zostają na targu, a zatrzymanie się na nich nic nie kosztuje.
seat-about-away = Offline: strona tej partii nie jest teraz otwarta.
seat-about-bot = Bot. { bot-about }
seat-about-lent = Do powrotu gracza gra tu bot. { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = Reakcje
react = Powiedz coś
reaction =
    { $reaction ->
        [hello] Cześć!
        [good-luck] Powodzenia!
        [well-played] Dobra gra!
        [thanks] Dzięki!
        [ouch] Auć!
        [laugh] Ha, ha!
        [wow] O rany!
       *[moment] Chwileczkę!
    }
did-react = { $name }: { reaction }
did-react-you = Ty: { reaction }
did-react-spectator = Ktoś z widzów: { reaction }
reactions-mute = Wycisz reakcje przy tym stole
reactions-mute-help = Nie widzisz ani nie słyszysz już cudzych reakcji. Własne możesz nadal wysyłać.

## A square that was asked about

area-price =
    { $letter ->
        [r] Czerwony
        [b] Niebieski
        [y] Żółty
       *[g] Zielony
    } obszar ({ $squares ->
        [one] jedno pole
        [few] { $squares } pola
       *[many] { $squares } pól
    }). Właściciel: { $owner }. Każdy inny, kto się tu zatrzyma, płaci { $count ->
        [one] { $count } dirhema
        [few] { $count } dirhemy
       *[many] { $count } dirhemów
    }.
area-free =
    { $letter ->
        [r] Czerwony
        [b] Niebieski
        [y] Żółty
       *[g] Zielony
    } obszar ({ $squares ->
        [one] jedno pole
        [few] { $squares } pola
       *[many] { $squares } pól
    }). Właściciel: { $owner }, poza grą. Nikt tu nie płaci.

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours =
    Twój: inni płacą { $count ->
        [one] { $count } dirhema
        [few] { $count } dirhemy
       *[many] { $count } dirhemów
    }
price-tag-free = Bez opłaty
price-nudge =
    { $how ->
        [touch] Dotknij dowolnego dywanu, żeby zobaczyć, ile kosztuje zatrzymanie się na nim.
       *[mouse] Wskaż dowolny dywan, żeby zobaczyć, ile kosztuje zatrzymanie się na nim.
    }

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
line-lost =
    Brak połączenia od { $seconds ->
        [one] { $seconds } sekundy
        [few] { $seconds } sekund
       *[many] { $seconds } sekund
    }. Próbujemy połączyć się ponownie; nic nie przepadło.
line-lost-kept =
    Brak połączenia od { $seconds ->
        [one] { $seconds } sekundy
        [few] { $seconds } sekund
       *[many] { $seconds } sekund
    }. Twój ruch jest zachowany i zostanie wysłany, gdy tylko połączenie wróci.
bot-played = Pod twoją nieobecność grał za ciebie bot. Teraz znów grasz ty.
bot-plays-for-you = Gra za ciebie bot.
play-myself = Wróć do gry
away-long = { $name } od dłuższej chwili jest offline.
away-wait = Poczekaj
away-bot = Niech gra bot

## The server is well again

server-recovered = Serwer znów działa. Można grać dalej.

## Before the game

gathering-title = Czekamy na pozostałych
gathering-title-full = Są już wszyscy
gathering-title-guest = Gra zaraz się zacznie
gathering-open = { $open ->
    [one] Jedno miejsce jest jeszcze wolne. Gra zacznie się, gdy ktoś je zajmie.
    [few] { $open } miejsca są jeszcze wolne. Gra zacznie się, gdy będą zajęte.
   *[many] { $open } miejsc jest jeszcze wolnych. Gra zacznie się, gdy będą zajęte.
}
gathering-awaited = Gra zacznie się sama, gdy tylko wszyscy otworzą tę stronę. Jeszcze offline: { $names }.
gathering-unready = Gra będzie mogła się zacząć, gdy tylko wszyscy otworzą tę stronę. Jeszcze offline: { $names }.
gathering-full = { $host ->
    [you] Zacznij, kiedy chcesz.
   *[other] Grę zaczyna osoba, która przygotowała stół.
}
invite-title = Zaproś znajomych
invite-text = Wyślij im ten link albo pokaż kod do zeskanowania. Każdy, kto go otworzy, może usiąść do stołu; konto nie jest potrzebne.
invite-link = Link z zaproszeniem
invite-qr = Kod QR z zaproszeniem
invite-message = Zagrajmy razem w Marrakech.
invite-here-only = { $host } działa tylko na tym komputerze. Żeby wpuścić innych, uruchom serwer w ten sposób i otwórz grę pod adresem sieciowym tego komputera:
invite-renew = Utwórz nowy link
invite-renewed = Oto nowy link. Stary już nie działa.
invite-host-has-it = Link z zaproszeniem ma osoba, która przygotowała ten stół.
watch-title = Ktoś chce tylko popatrzeć?
watch-link = Link do oglądania
watching-gathering = Oglądasz. Żeby zagrać, poproś o link z zaproszeniem.
watching-full = Wszystkie miejsca są zajęte. Możesz oglądać, a jeśli ktoś odejdzie – usiąść tutaj.
join-late = Jeśli jedno z tych miejsc jest twoje, możesz je tu przenieść: na urządzeniu, na którym je zajęto, otwórz „{ this-table }” i wybierz „{ move-seat }”.
your-name = Twoje imię
player-numbered = Gracz { $seat }
sit-down = Usiądź
seat-bot = Dodaj bota
which-bot = Który bot
remove = Usuń
remove-name = Usuń: { $name }
leave-seat = Odejdź
start-game = Zacznij grę
cancel-table = Odwołaj grę
cancel-title = Odwołać grę przy tym stole?
cancel-text = Nikt już tu nie usiądzie, a link przestanie działać.
cancel-no = Nie odwołuj

## An invitation

invited-by = { $name } zaprasza cię do gry w Marrakech
invited-again = { $name } chce zagrać jeszcze raz
invited-new = Pierwszy raz grasz w Marrakech?
invited-back = Wróć do zaproszenia
seats-taken-title = Wszystkie miejsca są zajęte
seats-taken-text = Tym razem gra toczy się bez ciebie. Możesz ją oglądać albo poprosić znajomych o nowy stół.
seats-taken-watch = Oglądaj grę
seats-taken-own = Przygotuj stół
gathering-away = Teraz offline: { $names }

## The next game with the same players

gathering-title-again = Następna partia
gathering-asked = Czekamy na odpowiedź: { $names }
gathering-here = Już przy stole: { $names }
mark-asked = czekamy
invite-again = Wyślij link

## This table

this-table = Ten stół
rules-on = Zasady
rules-edition = Wydanie: { $edition }
rules-usual = Zwykłe zasady.
rules-bankruptcy-play-on = Gracz, który nie może zapłacić całości, płaci, ile ma, i gra dalej.
rules-steering-after-must = Wariant: najpierw rzut. Po rozłożeniu dywanu trzeba obrócić Assama w lewo lub w prawo dla następnego gracza.
rules-steering-after-may = Wariant: najpierw rzut. Po rozłożeniu dywanu można obrócić Assama dla następnego gracza.
rules-area-owner = Do opłaty liczą się oba kolory właściciela.
rules-whole-nobody = Żadnego całego dywanu nie wolno przykryć za jednym razem, nawet własnego.
rules-halves-colours = Dywanem nigdy nie wolno przykryć dwóch pól tego samego koloru.
rules-pile-alternating = Przy dwóch graczach kolory w każdym stosie idą na zmianę.
rules-stock-15 = Przy dwóch graczach każdy ma 15 dywanów w jednym kolorze.
rules-tie-shared = Gracze z równą liczbą punktów wygrywają wspólnie.
rules-clock-none = Bez zegara.
rules-clock-turn =
    { $seconds ->
        [one] { $seconds } sekunda na turę.
        [few] { $seconds } sekundy na turę.
       *[many] { $seconds } sekund na turę.
    } { $timeout ->
        [bot] Gdy graczowi skończy się czas, dalej gra za niego bot.
       *[out] Gracz, któremu skończy się czas, odpada z gry.
    }
rules-clock-game =
    { $minutes ->
        [one] { $minutes } minuta dla każdego na całą partię
        [few] { $minutes } minuty dla każdego na całą partię
       *[many] { $minutes } minut dla każdego na całą partię
    }{ $increment ->
        [0] .
        [one] , plus { $increment } sekunda na turę.
        [few] , plus { $increment } sekundy na turę.
       *[many] , plus { $increment } sekund na turę.
    } { $timeout ->
        [bot] Gdy graczowi skończy się czas, dalej gra za niego bot.
       *[out] Gracz, któremu skończy się czas, odpada z gry.
    }
read-rules = Przeczytaj zasady
fair-title = Uczciwa kostka
fair-text = Każdy rzut oblicza się z tajnego ziarna serwera i z ziarna każdego miejsca. Przed grą serwer publikuje skrót podany niżej, a ziarno serwera musi się z nim zgadzać. Po grze serwer ujawnia ziarno i każdy może sprawdzić wszystkie rzuty.
fair-seats = Strona każdego gracza też publikuje skrót swojego ziarna, a samo ziarno ujawnia automatycznie, gdy są już wszystkie skróty. Dzięki temu nikt nie dobierze ziarna do cudzych.
fair-hash = Skrót ziarna (SHA-256): { $name }
fair-commitment = Skrót ziarna serwera (SHA-256)
fair-seed = Ziarno: { $name }
fair-change = Zmień swoje ziarno
fair-change-name = Zmień ziarno: { $name }
fair-change-do = Zmień
fair-salted = Do twojego ziarna dodawane są losowe znaki, żeby nikt nie odgadł go ze skrótu.
fair-changed = Twoje ziarno zostało zmienione.
move-seat = Graj na innym urządzeniu
move-seat-name = Przenieś na inne urządzenie: { $name }
move-seat-title = Zabierz miejsce ze sobą
move-seat-text =
    { $minutes ->
        [one] Otwórz ten link na drugim urządzeniu w ciągu minuty. Działa raz. Potem grasz tam, a na tym urządzeniu można już tylko oglądać.
        [few] Otwórz ten link na drugim urządzeniu w ciągu { $minutes } minut. Działa raz. Potem grasz tam, a na tym urządzeniu można już tylko oglądać.
       *[many] Otwórz ten link na drugim urządzeniu w ciągu { $minutes } minut. Działa raz. Potem grasz tam, a na tym urządzeniu można już tylko oglądać.
    }
move-seat-link = Link dla drugiego urządzenia
move-seat-qr = Kod QR z linkiem dla drugiego urządzenia
claim-title = Grać na tym urządzeniu?
claim-text = Ten link przenosi miejsce na to urządzenie. Na poprzednim można będzie już tylko oglądać.
claim-yes = Graj tutaj
claim-no = Tylko oglądaj
seat-claimed = Grasz teraz na tym urządzeniu.
give-up = Poddaj grę
give-up-name = Poddaj grę: { $name }
give-up-title = Poddać tę grę?
give-up-text = Odpadasz z gry. Twoje dirhemy wracają do banku, a twoje dywany nie dają już nikomu punktów.
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
chart-as-table = Pokaż jako tabelę
rematch = Zagraj jeszcze raz
rematch-join = Dołącz do następnej partii
rematch-wanted = Pozostali chcą zagrać jeszcze raz.
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
dice-compared =
    { $how ->
        [all] Wszystkie opublikowane skróty, serwera i miejsc, to te same, które to urządzenie zapisało, zanim ujawniło własne ziarno.
        [server] Skrót serwera to ten sam, który widziało to urządzenie. Skrótów miejsc do porównania nie zapisało.
       *[none] To urządzenie nie zapisało przed grą żadnego skrótu, więc nie ma z czym porównać zapisu.
    }
dice-rounds =
    { $count ->
        [one] Wcześniej to urządzenie raz ujawniło ziarno, ale gra się nie zaczęła; potem wymieniono wszystkie ziarna.
        [few] Wcześniej to urządzenie { $count } razy ujawniło ziarno, ale gra się nie zaczęła; za każdym razem wymieniono wszystkie ziarna.
       *[many] Wcześniej to urządzenie { $count } razy ujawniło ziarno, ale gra się nie zaczęła; za każdym razem wymieniono wszystkie ziarna.
    }
dice-other-promise = Skrót serwera się zmienił. Przy tym stole to urządzenie widziało { $seen }, a teraz jest { $found }.
dice-seed-lost = To urządzenie nie ma ziarna twojego miejsca, a na wybór innego jest już za późno. Otwórz tę stronę na urządzeniu, które je ma. Jeśli się nie da, osoba, która przygotowała stół, może oddać twoje miejsce botowi albo odwołać grę.
dice-other-table = Ten zapis pochodzi z innego stołu: { $found }.

## The end, for the person at this screen

you-share-win = Wspólne zwycięstwo!
over-by-points =
    { $lead ->
        [one]
            Wygrana różnicą jednego punktu: { dirhams } i { $squares ->
                [one] jedno pole
                [few] { $squares } pola
               *[many] { $squares } pól
            }.
        [few]
            Wygrana różnicą { $lead } punktów: { dirhams } i { $squares ->
                [one] jedno pole
                [few] { $squares } pola
               *[many] { $squares } pól
            }.
       *[many]
            Wygrana różnicą { $lead } punktów: { dirhams } i { $squares ->
                [one] jedno pole
                [few] { $squares } pola
               *[many] { $squares } pól
            }.
    }
over-by-dirhams =
    { $points ->
        [one] Zdecydowały dirhemy ({ $most }:{ $next }): { $names } mają po jednym punkcie.
        [few] Zdecydowały dirhemy ({ $most }:{ $next }): { $names } mają po { $points } punkty.
       *[many] Zdecydowały dirhemy ({ $most }:{ $next }): { $names } mają po { $points } punktów.
    }
over-shared =
    { $points ->
        [one] Nikt nie prowadzi: po jednym punkcie.
        [few] Nikt nie prowadzi: po { $points } punkty.
       *[many] Nikt nie prowadzi: po { $points } punktów.
    }
over-only-one = W grze zostaje tylko { $name }.
over-only-you = W grze zostajesz tylko ty.
over-others-gave-up = Wszyscy pozostali poddali grę.
over-you-close =
    { $lead ->
        [one] Było blisko: zabrakło ci tylko jednego punktu. Dobra gra!
        [few] Było blisko: zabrakło ci tylko { $lead } punktów. Dobra gra!
       *[many] Było blisko: zabrakło ci tylko { $lead } punktów. Dobra gra!
    }
over-you-equal = Było blisko: zdecydowały dopiero dirhemy. Dobra gra!
over-you-second = Zajmujesz drugie miejsce. Dobra gra!
over-you-third = Zajmujesz trzecie miejsce. Dobra gra!
over-you-fourth = Zajmujesz czwarte miejsce. Następnym razem pójdzie lepiej!
over-you-lost = Dobra gra! Targ czeka na następną partię.
over-you-out = Odpadasz przed końcem gry. Targ czeka na następną partię.

## The points by turn

chart-help = Dotknij wykresu albo użyj klawiszy strzałek, żeby zobaczyć punkty wszystkich po dowolnej turze.
chart-walk = Punkty po turze
chart-value = Po turze { $turn }: { $points }.
chart-value-start = Na początku: { $points }.
chart-points-of = { $name }: { $points }
chart-watch-turn = Zobacz targ po turze { $turn }
chart-watch-start = Zobacz targ na początku

## Links, dialogs, pages

copy = Kopiuj
copied = Skopiowano
copy-by-hand = Link jest zaznaczony, można go skopiować.
close = Zamknij
dialog-no = Nie
table-try-again = Spróbuj ponownie
to-home = Przejdź na stronę główną
table-heading = Marrakech: { $names }
table-loading = Otwieranie stołu…
table-gone-title = Nie znaleziono stołu
table-gone = Link może być niepełny albo stół został już usunięty.
table-unreachable-title = Serwer nie odpowiada
table-cancelled-title = Ta gra została odwołana
table-cancelled = Odwołała ją osoba, która przygotowała stół. Przygotować nowy?

## Window titles

title-my-turn = ● Twoja tura
title-playing = Gra trwa
title-gathering = Czekamy na graczy
title-won =
    { $count ->
        [one] Wygrywa { $names }
        [few] Wspólne zwycięstwo: { $names }
       *[many] Wspólne zwycięstwo: { $names }
    }
title-you-won = Wygrywasz
title-you-share = Wspólne zwycięstwo
title-replay = Powtórka: { $names }

## Help

keys-title = Skróty klawiszowe
key-arrows = Strzałki
key-enter = Enter, spacja
key-escape = Esc
keys-arrows = wybierz kierunek dla Assama albo miejsce na dywan
keys-enter = rzuć kostką albo rozłóż wybrany dywan
keys-escape = cofnij niepotwierdzony wybór albo pomiń animację
keys-skip = pomiń animację
keys-log = otwórz lub zamknij przebieg gry
keys-hint = pokaż lub ukryj podpowiedź
keys-sounds = włącz lub wyłącz dźwięki
keys-help = pokaż tę pomoc
keys-touch = Palcem: dotknij pola, żeby zobaczyć na nim dywan. Dotknij go jeszcze raz, żeby zobaczyć następny, albo dotknij pola obok, żeby wybrać te dwa. Żeby rozłożyć dywan, naciśnij przycisk.

## Help: mouse, arrows and prices

keys-mouse = Myszą: kliknij dywan, żeby go wybrać, i kliknij jeszcze raz, żeby go rozłożyć. Podwójne kliknięcie tylko wybiera dywan.
keys-facing = Dotknięcie lub kliknięcie strzałki tylko obraca Assama. Żeby rzucić kostką, naciśnij przycisk.
keys-price = Dotknij dowolnego innego dywanu albo kliknij go, żeby zobaczyć, ile kosztuje zatrzymanie się na nim.

### Polish: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }” nie jest żadną akcją.
depth-negative = Nie ma ciągów o długości { $depth }.
draw-none-left = { $action }: w stosie miejsca { $seat } nie ma już dywanu tego koloru.
game-over = { $action }: gra skończona.
lay-covers-rug = { $action }: ten dywan przykryłby za jednym razem cały inny dywan, a tego nie wolno.
lay-must = Dywan da się rozłożyć, więc trzeba to zrobić.
lay-not-beside = { $action }: ten dywan nie styka się bokiem z polem Assama.
lay-on-assam = { $action }: ten dywan leżałby pod Assamem.
lay-one-colour = { $action }: ten dywan leżałby na dwóch polach jednego koloru, a te zasady na to nie pozwalają.
not-this-step = { $action } tu nie pasuje: { $step ->
    [turn] teraz obraca się Assama (N, E, S lub W).
    [steer] teraz obraca się Assama (N, E, S lub W).
    [roll] teraz rzuca się kostką (1 do 4).
    [draw] teraz losuje się następny dywan ze stosu (jak *r).
   *[lay] teraz rozkłada się dywan (jak d4d5).
}
roll-unknown = „{ $action }” to nie rzut; kostka pokazuje od 1 do 4.
seat-out = { $action }: miejsce { $seat } jest już poza grą.
seat-unknown = { $action }: na miejscu { $seat } nikt nie siedzi.
steer-must-turn = { $action }: Assama trzeba obrócić o ćwierć obrotu w lewo lub w prawo; już patrzy na { $facing }.
turn-half-round = { $action }: Assam patrzy na { $facing } i nigdy nie obraca się do tyłu.

## What cannot be set up

bot-unknown = Nie ma bota „{ $name }”. Są: { $names }.
edition-unknown = Nie ma wydania „{ $name }”. Wszystkie pokaże „marrakech editions”.
facing-unknown = „{ $facing }” to nie kierunek; użyj N, E, S lub W.
option-clash = Nie można grać naraz z { $first } i { $second }.
option-unknown = Nie ma opcji „{ $option }”. Są: { $options }.
option-value = Opcja { $option } nie ma wartości „{ $value }”. Ma: { $values }.
players-number = Marrakech jest dla 2–4 graczy, a nie dla { $players }.

## What is wrong with a position

assam-form = „{ $text }” to nie pole z kierunkiem, jak d4S.
board-character = „{ $text }” nie pasuje do planszy.
board-rank-length = rząd { $rank } ma { $found ->
    [8] więcej niż 7 pól.
    [one] tylko 1 pole zamiast 7.
    [few] tylko { $found } pola zamiast 7.
   *[many] tylko { $found } pól zamiast 7.
}
board-ranks = plansza ma 7 rzędów oddzielonych znakiem „/”, a tu jest ich { $found }.
board-run = w rzędzie { $rank } stoją obok siebie dwie liczby pustych pól; zapisz ich sumę.
colour-unseated = żadne miejsce nie ma tu koloru „{ $colour }”.
draw-one-way = miejsce { $seat } nie ma czego losować: następny dywan może być tylko jeden.
half-alone = „{ $half }” na { $square } wskazuje na połówkę, która nie wskazuje z powrotem.
mover-no-rugs = teraz gra miejsce { $seat } (etap „{ $step }”), ale nie ma już dywanów.
mover-out = teraz gra miejsce { $seat } (etap „{ $step }”), ale jest poza grą.
number-form = „{ $text }” to nie liczba całkowita.
number-range = { $text } to więcej niż największa dozwolona liczba, { $highest }.
option-default = „{ $text }” to wartość zwykła i nie zapisuje się jej.
option-form = „{ $text }” to nie opcja z wartością, jak area=owner.
option-order = opcja „{ $option }” stoi nie po kolei; opcje są posortowane i każda występuje raz.
out-everyone = ktoś musi jeszcze być w grze.
out-order = ci, którzy odpadli, mają numery x1, x2 … w kolejności odpadania; tu jest { $found }.
position-fields = pozycja ma sześć części rozdzielonych jedną spacją; tu jest ich { $found }.
position-long = pozycja nigdy nie ma więcej niż { $longest } znaków.
seat-colours = miejsce { $seat } gra kolorami „{ $colours }”; tu jest „{ $text }”.
seat-form = miejsce { $seat } powinno wyglądać jak 30:r12, a nie „{ $text }”.
seat-number = „{ $text }” to żadne z miejsc; miejsc jest { $seats }.
seats-number = pozycja ma od 2 do 4 miejsc, a tu jest ich { $found }.
should-be-over = nie ma już komu grać, więc etap to „over”, a nie „{ $step }”.
step-ruleset = przy tych zasadach nie ma etapu „{ $step }”.
step-unknown = „{ $text }” to nie etap. Są: { $steps }.
top-colour = na wierzchu stosu miejsca { $seat } leży jeden z „{ $colours }”, a nie „{ $text }”.
top-early = stos miejsca { $seat } czeka na losowanie i nie pokazuje jeszcze wierzchu.
top-missing = stos miejsca { $seat } musi pokazywać wierzch, jak *r.
top-none-left = na wierzchu stosu miejsca { $seat } nie może leżeć „{ $colour }”: żaden nie został.
top-one-colour = stos miejsca { $seat } ma jeden kolor; wierzchu się nie zapisuje.

## What is wrong with a record

comment-brace = komentarz nie może zawierać zamykającej klamry: „{ $text }”.
comment-open = komentarz otwarto i nie zamknięto w tym samym wierszu.
comment-place = komentarz „{ $text }” stoi tam, gdzie nie może, albo nie po kolei.
comment-result = obok wyniku, nad nim i po nim nie może być komentarza; ostatnie miejsce na komentarz jest wśród tur.
not-canonical = tak się tego nie zapisuje. Powinno być: { $expected }
record-character = znak „{ $text }” nie może wystąpić w zapisie.
record-cut-off = ostatni wiersz się nie kończy; zapis wygląda na ucięty.
record-edition = wydanie „{ $name }” ma inne zasady niż pozycja w znaczniku Start.
record-empty = tu nic nie ma.
record-long = zapis nigdy nie ma więcej niż { $longest } znaków.
record-no-result = zapis kończy się bez wyniku. Powinien być pusty wiersz, a po nim „*” albo punkty.
record-players = w zapisie nie ma ani Start, ani od 2 do 4 miejsc po kolei (Seat1, Seat2 …).
record-seat = { $tag }: liczba miejsc w tej partii to tylko { $seats }.
record-start = znaczniki nie opisują początku tej partii.
record-sections = po tym pustym wierszu może być już tylko wynik.
result-wrong = wynik to { $expected }, a nie „{ $text }”.
tag-form = to nie jest znacznik taki jak [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }” nie może być nazwą znacznika.
tag-reserved = znacznik { $tag } wynika z początku, imion i wydania; nie można go podać osobno.
tag-twice = znacznik { $tag } stoi tu po raz drugi.
turn-empty = w tej turze nie ma żadnej akcji.
turn-form = tura zaczyna się od numeru, jak „1.”; tu jest „{ $text }”.
turn-line = tura kończy się przed „{ $text }”, które powinno stać w osobnym wierszu.
turn-number = teraz powinna być tura { NUMBER($expected, useGrouping: 0) }, a nie { $text }.
turn-unfinished = tura nie jest skończona: brakuje jeszcze etapu „{ $step }”.

## Dice

seed-form = „{ $text }” to nie ziarno: ma mieć od 1 do { $longest } drukowalnych znaków ASCII bez spacji.
commitment-form = „{ $text }” to nie skrót SHA-256: ma mieć 64 cyfry szesnastkowe, pisane małymi literami.
commitments-missing = { $people ->
    [one] Siada od razu jedna osoba i obiecuje jedno ziarno; podano obietnic: { $commitments }.
    [few] Siadają od razu { $people } osoby i każda obiecuje jedno ziarno; podano obietnic: { $commitments }.
   *[many] Siada od razu { $people } osób i każda obiecuje jedno ziarno; podano obietnic: { $commitments }.
}
seeds-awaited = Gra nie może się jeszcze zacząć: brakuje ziaren niektórych miejsc.
seeds-sealed = Ziaren nie można już zmienić: gra zaraz się zacznie.
seed-hash = ziarno miejsca { $seat } nie jest tym, które było obiecane: jego skrót to { $expected }, a nie { $text }.
dice-tags = brakuje znacznika { $tag }, a bez niego nie da się sprawdzić kostki.
dice-tag-form = znacznik { $tag } nie może mieć wartości „{ $text }”.
dice-seat = { $tag }: liczba miejsc w tej partii to tylko { $seats }.
dice-hash = ziarno serwera nie jest tym, które było obiecane: jego skrót to { $expected }, a nie { $text }.
dice-chance = losowanie numer { $number } to { $action }; z ziaren wychodzi { $expected }.

## Names

name-characters = imię nie może zawierać znaku { $text }.
name-length = imię ma od 1 do { $longest } znaków; tu jest ich { $length }.

## At a table

behind = Gra poszła dalej (zdarzenie { $number }); spójrz jeszcze raz, zanim zdecydujesz.
bot-not-ready = Bot jeszcze się przygotowuje; spróbuj ponownie za chwilę.
chance-decides = { $action }: tu decyduje los.
clock-form = „{ $kind }” to nie zegar, z którym da się grać.
code-wrong = Ten link nie otwiera żadnego miejsca albo już przestał działać.
device-link-wrong = Ten link nie dodaje urządzenia albo już przestał działać. Utwórz nowy na drugim urządzeniu.
device-unknown = To nie jest twoje urządzenie albo zostało już wylogowane.
command-unknown = „{ $kind }”: przy stole nie da się tego zrobić.
hint-none = Bot nie odpowiedział; spróbuj ponownie za chwilę.
hint-people = Gdy grają inni ludzie, nie ma podpowiedzi.
log-long = Przy tym stole było już ponad { $most } zdarzeń; można tylko dograć do końca.
names-missing = { $people ->
    [one] Siada od razu jedna osoba i potrzebne jest jej imię; podano: { $names }.
    [few] Siadają od razu { $people } osoby i każda potrzebuje imienia; podano: { $names }.
   *[many] Siada od razu { $people } osób i każda potrzebuje imienia; podano: { $names }.
}
not-host = Może to zrobić tylko osoba, która przygotowała stół.
not-seated = Może to zrobić tylko osoba, która siedzi przy tym stole.
not-your-seat = Miejsce { $seat } nie jest twoje.
not-your-turn = Teraz gra miejsce { $seat }, które nie jest twoje.
record-none = Gra się jeszcze nie zaczęła; nie ma zapisu.
rematch-exists = Następna partia jest już przygotowana: stół { $table }.
rules-twice = Podaj wydanie albo zasady, nie jedno i drugie.
seat-free = Na miejscu { $seat } nikt nie siedzi.
seat-kind = „{ $text }” nie może usiąść; miejsce jest dla osoby, otwarte albo dla bota.
seat-missing = Nie ma tu miejsca „{ $seat }”.
seat-not-lent = Żaden bot cię nie zastępuje.
seat-not-persons = Na miejscu { $seat } nie gra teraz żadna osoba.
seat-present = Gracz z miejsca { $seat } jest przy stole albo zniknął dopiero niedawno.
seat-taken = { $seat ->
    [0] Wszystkie miejsca są zajęte.
   *[other] Miejsce { $seat } jest zajęte.
}
seats-open = Są jeszcze wolne miejsca.
stand-in-weak = Bot „{ $name }” nie może zastępować gracza. Mogą: { $names }.
table-busy = Za dużo osób naraz zmienia ten stół; spróbuj ponownie.
table-damaged = Przebieg gry przy stole „{ $table }” jest uszkodzony, więc nie można tam grać. Pozostałe stoły są w porządku.
table-unknown = Nie ma stołu „{ $table }”.
time-left = Czas jeszcze nie minął.
timeout-kind = „{ $text }” nie może być skutkiem końca czasu.
wrong-phase = { $phase ->
    [gathering] Gra się jeszcze nie zaczęła.
    [playing] Gra już się zaczęła.
    [over] Gra skończona.
   *[cancelled] Gra przy tym stole została odwołana.
}

## At the server's doors

bots-alone = { $most ->
    [0] Na tym serwerze boty nie mogą grać same.
    [one] Z twojej sieci trwa już partia samych botów. Poczekaj, aż się skończy.
    [few] Z twojej sieci trwają już { $most } partie samych botów. Poczekaj, aż któraś się skończy.
   *[many] Z twojej sieci trwa już { $most } partii samych botów. Poczekaj, aż któraś się skończy.
}
host-refused = Ten serwer nie odpowiada pod nazwą „{ $host }”. Administrator serwera może dopuścić tę nazwę opcją { $option }.
method-unknown = Tego nie da się tu zrobić.
origin-refused = Strona z innego miejsca nie może tego zrobić.
page-unbuilt = Ten serwer nie ma wbudowanej strony: zbuduje ją „python hatch_build.py build” w kodzie źródłowym.
page-unknown = Tu nic nie ma.
request-big = To za dużo naraz.
request-invalid = Żądanie nie ma postaci, którą opisuje protokół ({ $where }: { $what }).
request-slow = Żądanie docierało zbyt długo.
server-failed = Coś poszło nie tak. Zostało to odnotowane, a nic, co potwierdzone, nie przepadło.
server-full = Serwer nie przyjmie już więcej połączeń; spróbuj ponownie za jakiś czas.
square-unknown = „{ $text }” to nie pole.
token-missing = To urządzenie nie ma tokenu albo zostało wylogowane: nowy token daje POST /api/device.
too-many-tables = Jedna strona może oglądać naraz najwyżej tyle stołów: { $most }.
server-troubled = Serwer nie może teraz nic zachować ({ $trouble }). Nic nie przepadło; spróbuj ponownie później.
too-often = Za często; odczekaj chwilę.

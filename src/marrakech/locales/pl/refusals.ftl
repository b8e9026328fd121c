### Polish: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = „{ $text }” nie jest żadną akcją.
depth-negative = Liczba akcji nie może być ujemna: { $depth }.
draw-none-left = { $action }: w stosie miejsca { $seat } nie ma już dywanu tego koloru.
game-over = { $action }: gra skończona.
lay-covers-rug = { $action }: ten dywan przykryłby za jednym razem cały inny dywan, a tego nie wolno.
lay-must = Możesz rozłożyć dywan, więc musisz to zrobić.
lay-not-beside = { $action }: przynajmniej jedna połówka dywanu musi stykać się bokiem z polem Assama.
lay-on-assam = { $action }: na polu Assama nie można rozłożyć dywanu.
lay-one-colour = { $action }: ten dywan przykryłby dwa pola jednego koloru, a te zasady na to nie pozwalają.
not-this-step =
    { $action }: teraz tak nie można. { $step ->
        [turn] Najpierw trzeba obrócić Assama: N (północ), E (wschód), S (południe) lub W (zachód).
        [steer] Najpierw trzeba obrócić Assama: N (północ), E (wschód), S (południe) lub W (zachód).
        [roll] Najpierw trzeba rzucić kostką: od 1 do 4.
        [draw] Najpierw trzeba wylosować następny dywan ze stosu, na przykład *r.
       *[lay] Najpierw trzeba rozłożyć dywan, na przykład d4d5.
    }
roll-unknown = „{ $action }” to nie rzut; kostka pokazuje od 1 do 4.
seat-out = { $action }: miejsce { $seat } jest już poza grą.
seat-unknown = { $action }: w tej grze nie ma miejsca { $seat }.
steer-must-turn = { $action }: Assam już patrzy na { facing }. Obróć go o ćwierć obrotu w lewo lub w prawo.
turn-half-round = { $action }: Assam patrzy na { facing } i nie może obrócić się do tyłu. Wybierz inny kierunek.

## What cannot be set up

bot-unknown = Nie ma bota „{ $name }”. Są: { $names }.
edition-unknown = Nie ma wydania „{ $name }”. Wszystkie pokaże „marrakech editions”.
facing-unknown = „{ $facing }” to nie kierunek; użyj N (północ), E (wschód), S (południe) lub W (zachód).
option-clash = Nie można połączyć { $first } i { $second }.
option-unknown = Nie ma opcji „{ $option }”. Są: { $options }.
option-value = Opcja { $option } nie może mieć wartości „{ $value }”. Możliwe wartości: { $values }.
players-number = Marrakech jest dla 2–4 graczy, a nie dla { $players }.

## What is wrong with a position

assam-form = „{ $text }” to nie pole z kierunkiem, na przykład d4S.
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
draw-one-way = miejsce { $seat } nie ma czego losować: jego następny dywan jest już przesądzony.
half-alone = „{ $half }” na { $square } wskazuje na połówkę, która nie wskazuje z powrotem.
mover-no-rugs = etap to „{ $step }”, ale miejsce { $seat } nie ma już dywanów.
mover-out = etap to „{ $step }”, ale miejsce { $seat } jest poza grą.
number-form = „{ $text }” to nie liczba całkowita.
number-range = { $text } to za dużo; największa dozwolona liczba to { $highest }.
option-default = „{ $text }” to wartość domyślna; pomiń ją.
option-form = „{ $text }” to nie opcja z wartością, na przykład area=owner.
option-order = opcja „{ $option }” stoi nie po kolei; posortuj opcje i zapisz każdą tylko raz.
out-everyone = przynajmniej jeden gracz musi jeszcze być w grze.
out-order = ci, którzy odpadli, mają numery x1, x2 … w kolejności odpadania; tu jest { $found }.
position-fields = pozycja ma sześć części rozdzielonych jedną spacją; tu jest ich { $found }.
position-long = pozycja nie może mieć więcej niż { $longest } znaków.
seat-colours = miejsce { $seat } gra kolorami „{ $colours }”; tu jest „{ $text }”.
seat-form = miejsce { $seat } powinno wyglądać jak 30:r12, a nie „{ $text }”.
seat-number = „{ $text }” nie jest żadnym z { $seats } miejsc.
seats-number = pozycja ma od 2 do 4 miejsc, a tu jest ich { $found }.
should-be-over = nie ma już komu grać, więc etap musi być „over”, a nie „{ $step }”.
step-ruleset = przy tych zasadach nie ma etapu „{ $step }”.
step-unknown = „{ $text }” to nie etap. Są: { $steps }.
top-colour = na wierzchu stosu miejsca { $seat } musi leżeć jeden z kolorów „{ $colours }”, a nie „{ $text }”.
top-early = stos miejsca { $seat } czeka jeszcze na losowanie, więc nie może pokazywać wierzchu.
top-missing = stos miejsca { $seat } musi pokazywać wierzch, na przykład *r.
top-none-left = na wierzchu stosu miejsca { $seat } nie może leżeć „{ $colour }”: żaden nie został.
top-one-colour = stos miejsca { $seat } ma tylko jeden kolor, więc pomiń wierzch.

## What is wrong with a record

comment-brace = komentarz nie może zawierać zamykającej klamry: „{ $text }”.
comment-open = ten komentarz nie jest zamknięty w tym samym wierszu.
comment-place = komentarz „{ $text }” stoi tam, gdzie nie może, albo nie po kolei.
comment-result = komentarz nie może stać obok wyniku, nad nim ani po nim; umieść go wśród tur.
not-canonical = to nie jest przyjęta forma zapisu. Powinno być: { $expected }
record-character = znak „{ $text }” nie może wystąpić w zapisie.
record-cut-off = ostatni wiersz jest niepełny; zapis wygląda na ucięty.
record-edition = wydanie „{ $name }” ma inne zasady niż pozycja w znaczniku Start.
record-empty = tu nic nie ma.
record-long = zapis nie może mieć więcej niż { $longest } znaków.
record-no-result = zapis kończy się bez wyniku. Powinien być pusty wiersz, a po nim „*” albo punkty.
record-players = zapis potrzebuje znacznika Start albo od dwóch do czterech graczy po kolei (Seat1, Seat2 …).
record-seat = { $tag }: w tej partii są tylko { $seats } miejsca.
record-start = znaczniki nie zgadzają się z początkiem tej partii.
record-sections = po tym pustym wierszu może być już tylko wynik.
result-wrong = wynik powinien być { $expected }, a nie „{ $text }”.
tag-form = to nie jest znacznik taki jak [Seat1 "Ana"]: { $text }
tag-name = „{ $tag }” nie może być nazwą znacznika.
tag-reserved = znacznik { $tag } jest zapisywany automatycznie na podstawie początku partii, imion i wydania; pomiń go.
tag-twice = znacznik { $tag } stoi tu po raz drugi.
turn-empty = w tej turze nie ma żadnej akcji.
turn-form = tura zaczyna się od numeru, na przykład „1.”; tu jest „{ $text }”.
turn-line = tura kończy się przed „{ $text }”, które powinno stać w nowym wierszu.
turn-number = teraz powinna być tura { NUMBER($expected, useGrouping: 0) }, a nie { $text }.
turn-unfinished = tura nie jest skończona: brakuje etapu „{ $step }”.

## Dice

seed-form = „{ $text }” to nieprawidłowe ziarno; użyj od 1 do { $longest } drukowalnych znaków ASCII bez spacji.
commitment-form = „{ $text }” to nie skrót SHA-256: ma mieć 64 cyfry szesnastkowe, pisane małymi literami.
commitments-missing =
    { $people ->
        [one] Od początku siedzi przy stole jedna osoba i potrzebny jest jeden skrót ziarna; podano skrótów: { $commitments }.
        [few] Od początku siedzą przy stole { $people } osoby i każda potrzebuje skrótu ziarna; podano skrótów: { $commitments }.
       *[many] Od początku siedzi przy stole { $people } osób i każda potrzebuje skrótu ziarna; podano skrótów: { $commitments }.
    }
seeds-awaited = Gra nie może się jeszcze zacząć: brakuje niektórych ziaren.
seeds-sealed = Ziaren nie można już zmienić: gra zaraz się zacznie.
seed-hash = ziarno miejsca { $seat } nie zgadza się z opublikowanym skrótem: skrót ziarna to { $expected }, a nie { $text }.
dice-tags = brakuje znacznika { $tag }, a bez niego nie da się sprawdzić kostki.
dice-tag-form = znacznik { $tag } nie może mieć wartości „{ $text }”.
dice-seat = { $tag }: w tej partii są tylko { $seats } miejsca.
dice-hash = ziarno serwera nie zgadza się z opublikowanym skrótem: skrót ziarna to { $expected }, a nie { $text }.
dice-chance = rzut lub losowanie numer { $number } to { $action }, a z ziaren wychodzi { $expected }.

## Names

name-characters = imię nie może zawierać znaku { $text }.
name-length = imię ma od 1 do { $longest } znaków; tu jest ich { $length }.

## At a table

behind = Gra poszła dalej. Spójrz jeszcze raz, zanim zdecydujesz.
bot-not-ready = Bot jeszcze się przygotowuje; spróbuj ponownie za chwilę.
chance-decides = { $action }: tu decyduje los.
clock-form = „{ $kind }” to nieprawidłowy zegar.
code-wrong = Ten link nie otwiera żadnego miejsca albo już przestał działać. Poproś o nowy.
device-link-wrong = Ten link nie dodaje urządzenia albo już przestał działać. Utwórz nowy na drugim urządzeniu.
device-unknown = To nie jest twoje urządzenie albo zostało już wylogowane.
command-unknown = „{ $kind }”: nie ma takiego polecenia stołu.
hint-none = Bot nie odpowiedział; spróbuj ponownie za chwilę.
hint-people = Gdy grasz z innymi ludźmi, nie ma podpowiedzi.
log-long = Ten stół osiągnął limit zdarzeń ({ $most }). Można już tylko dograć partię do końca.
names-missing =
    { $people ->
        [one] Od początku siedzi przy stole jedna osoba i potrzebne jest jej imię; podano imion: { $names }.
        [few] Od początku siedzą przy stole { $people } osoby i każda potrzebuje imienia; podano imion: { $names }.
       *[many] Od początku siedzi przy stole { $people } osób i każda potrzebuje imienia; podano imion: { $names }.
    }
not-host = Może to zrobić tylko osoba, która przygotowała stół.
not-seated = Mogą to zrobić tylko gracze siedzący przy tym stole.
not-your-seat = Miejsce { $seat } nie jest twoje.
not-your-turn = To nie twoja tura, tylko tura miejsca { $seat }.
record-none = Gra się jeszcze nie zaczęła; nie ma zapisu.
rematch-exists = Następna partia jest już przygotowana: stół { $table }.
rules-twice = Wybierz wydanie albo własne zasady, nie jedno i drugie.
seat-free = Na miejscu { $seat } nikt nie siedzi.
seat-kind = „{ $text }” to nieprawidłowe miejsce; miejsce jest wolne albo należy do osoby lub do bota.
seat-missing = Nie ma tu miejsca „{ $seat }”.
seat-not-lent = Żaden bot nie gra za ciebie.
seat-not-persons = Na miejscu { $seat } nie gra teraz żadna osoba.
seat-present = Gracz z miejsca { $seat } jest przy stole albo zniknął dopiero niedawno.
seat-taken = { $seat ->
    [0] Wszystkie miejsca są zajęte.
   *[other] Miejsce { $seat } jest zajęte.
}
seats-open = Są jeszcze wolne miejsca.
stand-in-weak = Bot „{ $name }” nie może zastępować gracza. Mogą: { $names }.
table-busy = Przy tym stole dzieje się naraz za dużo; spróbuj ponownie.
table-damaged = Dane stołu „{ $table }” są uszkodzone, więc nie można tam grać. Innych stołów to nie dotyczy.
table-unknown = Nie ma stołu „{ $table }”.
time-left = Czas jeszcze nie minął.
timeout-kind = „{ $text }” to nieprawidłowa zasada na koniec czasu.
wrong-phase = { $phase ->
    [gathering] Gra się jeszcze nie zaczęła.
    [playing] Gra już się zaczęła.
    [over] Gra skończona.
   *[cancelled] Gra przy tym stole została odwołana.
}

## Reactions at a table

reactions-fast =
    { $seconds ->
        [one] Nie tak szybko! Następną reakcję możesz wysłać za { $seconds } sekundę.
        [few] Nie tak szybko! Następną reakcję możesz wysłać za { $seconds } sekundy.
       *[many] Nie tak szybko! Następną reakcję możesz wysłać za { $seconds } sekund.
    }
reactions-crowd = Teraz reaguje wielu widzów naraz. Spróbuj za chwilę.
reactions-used =
    { $who ->
        [spectators] Widzowie wykorzystali już wszystkie swoje reakcje przy tym stole ({ $most }).
       *[player] Wszystkie twoje reakcje przy tym stole są już wykorzystane ({ $most }).
    }

## Taking back

undo-none = Nie ma dywanu do cofnięcia: można to zrobić tylko, dopóki nikt nie obrócił Assama ani nie rzucił kostką.
undo-others = Inni grają na swoich urządzeniach, więc niczego nie można cofnąć.

## At the server

analysis-empty = Nie ma czego analizować: w zapisie nie ma żadnej akcji.
analysis-full = Na tym serwerze wiele partii czeka na analizę. Spróbuj ponownie za kilka minut.
analysis-many = Kilka twoich analiz jeszcze czeka. Poczekaj, aż któraś będzie gotowa.
analysis-too-early = Partię można przeanalizować, gdy się skończy.
analysis-unknown = Tej analizy już tu nie ma. Poproś o nią jeszcze raz.
bots-alone =
    { $most ->
        [0] Ten serwer nie pozwala na partie samych botów.
        [one] Z twojej sieci uruchomiono już partię samych botów. Poczekaj, aż się skończy.
        [few] Z twojej sieci uruchomiono już { $most } partie samych botów. Poczekaj, aż któraś się skończy.
       *[many] Z twojej sieci uruchomiono już { $most } partii samych botów. Poczekaj, aż któraś się skończy.
    }
host-refused = Ten serwer nie odpowiada pod nazwą „{ $host }”. Administrator serwera może dopuścić tę nazwę opcją { $option }.
method-unknown = Tego nie da się tu zrobić.
origin-refused = Strony z innych witryn nie mogą tego tu robić.
page-unbuilt = Ten serwer nie ma wbudowanych stron gry. Żeby je zbudować, uruchom „python hatch_build.py build” w folderze z kodem źródłowym.
page-unknown = Pod tym adresem nic nie ma.
request-big = To za dużo, żeby wysłać naraz.
request-invalid = Żądanie jest niezgodne z protokołem ({ $where }: { $what }).
request-slow = Żądanie docierało zbyt długo.
rollout-none = Nie ma tu czego porównywać: w tym momencie nikt nie miał wyboru.
rollout-unknown = Tych partii już tu nie ma. Poproś o nie jeszcze raz.
server-failed = Na serwerze coś poszło nie tak, a problem został odnotowany. Spróbuj ponownie.
server-full = Serwer jest teraz pełny. Spróbuj ponownie za jakiś czas.
square-unknown = „{ $text }” to nie pole.
token-missing = To urządzenie nie ma tokenu albo zostało wylogowane: nowy token daje POST /api/device.
too-many-tables = Jedna strona może oglądać naraz najwyżej { $most ->
    [one] jeden stół.
    [few] { $most } stoły.
   *[many] { $most } stołów.
}
server-troubled = Serwer nie może teraz zapisywać ruchów. Odczekaj chwilę i spróbuj ponownie.
too-often = Za często. Odczekaj chwilę i spróbuj ponownie.

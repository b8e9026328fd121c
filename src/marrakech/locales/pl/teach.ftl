### Polish: the rules to read, and the game learnt in two minutes. Every sentence stands alone.

## The rules: what is round them

rules-title = Zasady gry
rules-lead = Targ należy do Assama, a Assamowi trudno dogodzić. Idzie tam, gdzie patrzy, a jeśli zatrzyma się na cudzym dywanie, ty za to płacisz. Rozkładaj dywany z głową i pilnuj dirhemów: na koniec wygrywa ten, kto ma najwięcej dirhemów i widocznych pól łącznie.
rules-unofficial = To zasady opisane naszymi słowami. Ta wersja nie jest związana z twórcami gry planszowej.
rules-contents = Spis treści
rules-learn-instead = Wolisz spróbować? Poznaj grę w dwie minuty.
rules-show = Pokaż
rules-show-again = Pokaż jeszcze raz
rules-allowed = Wolno
rules-forbidden = Nie wolno

## The aim

rules-aim = Cel gry
rules-aim-points = Na koniec każdy twój dirhem to punkt i każde pole, na którym widać twój dywan, to też punkt. Kto ma najwięcej punktów, wygrywa.

## What there is

rules-things = Elementy gry
rules-things-market = Targ ma siedem na siedem pól. Assam zaczyna na środkowym i zawsze patrzy wzdłuż rzędu albo kolumny.
rules-things-die = Drewniana kostka pokazuje kapcie: jeden na jednej ściance, dwa na dwóch, trzy na dwóch i cztery na jednej. Dlatego dwójka i trójka wypadają dwa razy częściej niż jedynka i czwórka.
rules-things-stock = Każdy zaczyna z 30 dirhemami. Dywan przykrywa dwa pola, które stykają się bokiem. Przy trzech graczach każdy ma 15 dywanów, przy czterech 12; przy dwóch jest trochę inaczej, zobacz niżej.
rules-things-figure = Assam zaczyna na środku. Może stąd ruszyć na każde z zaznaczonych pól.

## A turn

rules-turn = Tura
rules-turn-lead = Twoja tura ma cztery etapy, zawsze w tej kolejności.
rules-turn-face = Obrót
rules-turn-figure = Assam patrzy na południe. Możesz go zostawić, jak stoi, albo obrócić o ćwierć obrotu w lewo lub w prawo, więc może ruszyć na każde z zaznaczonych pól. Północ ma za plecami i w tę stronę ruszyć nie może.
rules-turn-face-how = Obróć Assama o ćwierć obrotu w lewo lub w prawo albo zostaw go, jak stoi. Nigdy nie wolno obrócić go do tyłu.
rules-turn-roll = Rzut
rules-turn-roll-how = Rzuć kostką. Assam idzie prosto przed siebie, jedno pole za każdy kapeć na kostce, po pustych polach i po dywanach.
rules-turn-pay = Opłata
rules-turn-pay-how = Jeśli Assam zatrzyma się na cudzym dywanie, płacisz właścicielowi dywanu. Na pustym polu i na własnym dywanie nie płacisz nic.
rules-turn-lay = Dywan
rules-turn-lay-how = Rozłóż jeden ze swoich dywanów obok Assama. Jeśli możesz rozłożyć dywan, musisz to zrobić. Potem gra następny gracz.

## The edge

rules-edge = Poza brzeg
rules-edge-track = Wokół targu biegną mosiężne tory. Kiedy Assam wychodzi poza brzeg, idzie torem, który się tam zaczyna, i wraca na targ tam, gdzie tor się kończy. Droga torem nie liczy się jako krok; pole, na które wraca, już tak.
rules-edge-half = Większość torów to półkola: Assam wraca w sąsiednim rzędzie albo sąsiedniej kolumnie i patrzy w przeciwną stronę.
rules-edge-corner = W dwóch rogach, prawym górnym i lewym dolnym, tor jest pętlą. Assam wraca nią na to samo pole w rogu, z którego wyszedł, obrócony o ćwierć obrotu, i idzie dalej wzdłuż drugiego brzegu.
rules-edge-figure-half = Trzy kapcie: Assam robi jeden krok do brzegu i idzie półkolem. Pole, na które wraca, to drugi krok, a potem robi jeszcze jeden.
rules-edge-figure-corner = Dwa kapcie w rogu: Assam idzie pętlą. Powrót na pole w rogu to pierwszy krok, a drugim idzie dalej wzdłuż brzegu.

## Paying

rules-pay = Opłaty
rules-pay-area = Płaci się jednego dirhema za każde pole obszaru, na którym stoi Assam: to wszystkie pola tego koloru połączone bokami, razem z tym, na którym stoi. Pola, które stykają się tylko rogiem, nie są połączone. Liczą się tylko dywany na wierzchu.
rules-pay-figure = Assam zatrzymuje się na niebieskim. Cztery niebieskie pola są tu połączone, więc opłata to cztery dirhemy. Piąte styka się z nimi tylko rogiem i się nie liczy.

## Laying

rules-lay = Rozkładanie dywanu
rules-lay-where = Rozłóż dywan na dwóch polach, które stykają się bokiem. Przynajmniej jedno z nich musi stykać się bokiem z polem Assama, a żadne nie może być samym polem Assama.
rules-lay-over = Możesz go rozłożyć na pustych polach, na własnych dywanach i na połówkach cudzych. Tam, gdzie dywan jest przykryty, nikomu się nie liczy.
rules-lay-whole = Jednego nie wolno: przykryć jednym dywanem obu połówek cudzego dywanu. Dwie połówki dwóch różnych dywanów można przykryć. Dywan, którego jedna połówka jest zakryta, nie liczy się już jako cały, więc drugą połówkę wolno przykryć.
rules-lay-figure-where = Czerwony może rozłożyć dywan gdziekolwiek, byle jedna połówka stykała się bokiem z polem Assama. Zaznaczone pola to te tuż obok niego.
rules-lay-figure-half = Czerwony przykrywa połówkę niebieskiego dywanu i jedno puste pole.
rules-lay-figure-two = Czerwony przykrywa dwie połówki dwóch różnych niebieskich dywanów.
rules-lay-figure-whole = Czerwony nie może przykryć zaznaczonych pól jednym dywanem: to dwie połówki jednego niebieskiego dywanu.

## The end

rules-end = Koniec gry
rules-end-when = Gra się kończy, gdy nikt, kto jeszcze gra, nie ma już dywanu do rozłożenia.
rules-end-points = Policz pola, na których widać twoje dywany, i dodaj swoje dirhemy. Kto ma najwięcej punktów, wygrywa. Przy równych punktach wygrywa ten, kto ma więcej dirhemów; jeśli i tu jest remis, zwycięstwo jest wspólne.

## Out of the game

rules-out = Poza grą
rules-out-pay = Jeśli nie możesz zapłacić całej opłaty, płacisz tyle, ile masz, i odpadasz. Twoja tura się na tym kończy, a nierozłożone dywany wracają do pudełka.
rules-out-rugs = Twoje dywany zostają na targu, ale nikt już za nie nie płaci i nikomu nie dają punktów. Dla pozostałych to nadal cudze dywany: nikomu nie wolno przykryć naraz obu połówek jednego z nich.
rules-out-last = Nawet jeśli oddasz ostatniego dirhema, ale zapłacisz całą opłatę, jeszcze nie odpadasz. Gdy zostaje jeden gracz, to on wygrywa. Kto odpada, jest niżej niż wszyscy pozostali; im później odpada, tym wyżej.

## Giving up

rules-give-up = Poddanie gry
rules-give-up-how = Możesz poddać grę w każdej chwili, nawet poza swoją turą. Odpadasz wtedy z gry, jak opisano wyżej, a twoje dirhemy wracają do banku. To samo dzieje się, gdy gra się z zegarem i skończy ci się czas, chyba że stół przygotowano tak, że dalej gra za ciebie bot.

## Two players

rules-two = Gra w dwie osoby
rules-two-pile = Przy dwóch graczach każdy ma dwa kolory: jedna osoba czerwony i niebieski, druga żółty i zielony, po dwanaście dywanów w każdym kolorze. Potasuj swoje 24 dywany w jeden stos. Wierzchni widzą wszyscy i właśnie ten musisz rozłożyć jako następny.
rules-two-area = Każdy kolor to osobny obszar: tam, gdzie twoje dwa kolory leżą obok siebie, płaci się tylko za pola tego koloru, na którym stoi Assam.

## The variant

rules-variant = Wariant: obrót dla następnego gracza
rules-variant-how = Tu nie obracasz Assama przed rzutem. Rzucasz kostką, Assam idzie w stronę, w którą już patrzy, płacisz i rozkładasz dywan. Potem obracasz go o ćwierć obrotu w lewo lub w prawo i tak wyznaczasz kierunek następnemu graczowi. Kto odpada, już Assama nie obraca, a po ostatnim dywanie nie obraca go nikt.

## Printings

rules-printings = Czym różnią się wydania
rules-printings-lead = Drukowane zasady nie wszędzie są takie same. Przygotowując stół, możesz wybrać wydanie albo każdą z tych zasad osobno. Ta strona opisuje zwykłe zasady.
rules-printings-what = Zasada
rules-printings-usual = Zwykłe zasady
rules-printings-else = Gdzie indziej
rules-printings-who = Tak w wydaniach
rules-printings-nobody = w żadnym z tych wydań
rules-printings-presets = Każdą drukowaną wersję możesz wybrać według języka, gdy przygotowujesz stół.
rules-option-bankruptcy = Gracz, który nie może zapłacić całości,
rules-option-bankruptcy-usual = odpada z gry.
rules-option-bankruptcy-else = płaci, ile ma, i gra dalej.
rules-option-steering = Assama obraca się
rules-option-steering-usual = przed rzutem.
rules-option-steering-else = po rozłożeniu dywanu, dla następnego gracza. W niektórych wydaniach trzeba go wtedy obrócić, w innych może też zostać, jak stoi.
rules-option-area = Do opłaty liczą się
rules-option-area-usual = pola jednego koloru.
rules-option-area-else = pola jednego właściciela; przy dwóch graczach oba jego kolory razem.
rules-option-whole = Obu połówek jednego dywanu nie wolno przykryć naraz,
rules-option-whole-usual = jeśli jest cudzy.
rules-option-whole-else = nawet jeśli jest twój własny.
rules-option-halves = Dwa pola pod nowym dywanem
rules-option-halves-usual = mogą mieć ten sam kolor.
rules-option-halves-else = nigdy nie mogą mieć tego samego koloru. Jeśli dywan nigdzie nie pasuje, wraca do pudełka.
rules-option-pile = Stos przy dwóch graczach
rules-option-pile-usual = jest potasowany.
rules-option-pile-else = ma kolory na zmianę.
rules-option-stock = Przy dwóch graczach każdy ma
rules-option-stock-usual = 24 dywany w dwóch kolorach.
rules-option-stock-else = 15 dywanów w jednym kolorze.
rules-option-tie = Przy równych punktach
rules-option-tie-usual = wygrywa ten, kto ma więcej dirhemów.
rules-option-tie-else = zwycięstwo jest wspólne.
rules-option-box = W pudełku są
rules-option-box-usual = cztery komplety po 15 dywanów.
rules-option-box-else = trzy komplety po 15 i jeden z 12.
rules-option-starter = O tym, kto zaczyna,
rules-option-starter-usual = decyduje los.
rules-option-starter-else = decydują gracze; albo zaczyna najmłodszy, albo ten, kto ostatni był w Maroku.

## Learning it

learn-title = Poznaj grę w dwie minuty
learn-progress = Lekcja { $lesson } z { $lessons }
learn-go-to = Lekcja { $lesson }: { $title }
learn-lesson =
    { $lesson ->
        [turn] Obróć Assama
        [roll] Rzuć kostką
        [track] Przejdź torem
        [pay] Zapłać
        [lay] Rozłóż dywan
        [cover] Przykryj dywan
       *[win] Wygraj
    }
learn-says =
    { $lesson ->
        [turn] To jest Assam. Idzie tam, gdzie patrzy, a ty możesz go najpierw obrócić o ćwierć obrotu w lewo lub w prawo.
        [roll] Kostka pokazuje kapcie: o tyle pól idzie Assam. Najczęściej wypadają dwójka i trójka.
        [track] Na brzegu Assam idzie mosiężnym torem i wraca w sąsiednim rzędzie. Droga torem nie liczy się jako krok.
        [pay] Assam zaraz zatrzyma się na niebieskim dywanie. Połączone tam niebieskie pola tworzą obszar i za każde z nich płacisz Niebieskiemu jednego dirhema.
        [lay] Gdy Assam stanie, rozkładasz swój dywan. Zajmuje dwa pola, a przynajmniej jedno musi być tuż obok Assama.
        [cover] Możesz rozłożyć dywan na innych. Nie wolno tylko przykryć naraz obu połówek cudzego dywanu.
       *[win] Każdy dirhem to punkt i każde widoczne pole to punkt. Został ci jeden dywan, a Niebieski prowadzi dwoma punktami.
    }
learn-task =
    { $lesson ->
        [turn] Obróć go w prawo.
        [roll] Rzuć kostką.
        [track] Rzuć kostką i zobacz, dokąd pójdzie Assam.
        [pay] Rzuć kostką i zobacz, ile płacisz.
        [lay] Wybierz miejsce na swój czerwony dywan.
        [cover] Zakryj połówkę niebieskiego dywanu.
       *[win] Rozłóż ostatni dywan tak, żeby wygrać.
    }
learn-done =
    { $lesson ->
        [turn] Teraz patrzy w prawo i tam pójdzie.
        [roll] Trzy kapcie, trzy pola.
        [track] Wyjście jednym rzędem, powrót następnym: trzy pola, a tor się nie liczył.
        [pay] Trzy niebieskie pola, więc Niebieski dostaje trzy dirhemy.
        [lay] Twój dywan leży. Od teraz inni płacą, gdy w ich turze Assam się na nim zatrzyma.
        [cover] Dobrze zakryte. Niebieski ma o jedno pole mniej i mniejszy obszar.
       *[win] Wygrywasz jednym punktem: dwa pola więcej dla ciebie, jedno mniej dla Niebieskiego.
    }
learn-else =
    { $lesson ->
        [turn] Tam też może pójść. Na razie wybierz strzałkę, która wskazuje w prawo.
        [cover] Tak wolno, ale nie zakrywa to nic niebieskiego. Wybierz miejsce, które przykryje jedno z dwóch niebieskich pól.
       *[win] Prawie! Ale Niebieski i tak by wygrał, bo ma więcej dirhemów. Przykryj jedno niebieskie pole i żadnego własnego.
    }
learn-how-arrow = Dotknij strzałki albo użyj klawiszy strzałek. Potem naciśnij przycisk albo Enter.
learn-how-rug = Dotknij pola, żeby zobaczyć na nim dywan. Dotknij go jeszcze raz, żeby zobaczyć następny, albo dotknij pola obok, żeby wybrać te dwa. Możesz też użyć klawiszy strzałek. Żeby rozłożyć dywan, naciśnij przycisk albo Enter.
learn-do = { $step ->
    [turn] Obróć go
    [roll] Rzuć kostką
   *[lay] Rozłóż dywan
}
learn-name = { $seat ->
    [1] Ty
    [2] Niebieski
   *[other] Żółty
}
learn-back = Wstecz
learn-next = Dalej
learn-skip = Pomiń
learn-once-more = Jeszcze raz
learn-end-title = To już cała gra
learn-end = Obróć, rzuć, zapłać, rozłóż i miej oko na wszystkie dywany. Reszty nauczysz się, grając.
learn-play = Zagraj teraz
learn-read-rules = Przeczytaj zasady
learn-from-start = Zacznij od nowa

### Polish: the analysis of a game, on its replay.
### All chances, luck and costs are percentages of a win, already formatted: "34 %", or "+12 %" with a sign.

analysis-title = Analiza
analysis-lead = Zobacz, komu sprzyjało szczęście, gdzie odwróciły się losy partii i co można było zagrać lepiej.
analysis-do = Przeanalizuj tę partię

## While it is computed

analysis-asking = Wysyłanie prośby o analizę…
analysis-waiting = { $place ->
    [0] Teraz kolej na tę analizę.
    [one] W kolejce przed nią jest jeszcze jedna analiza.
    [few] W kolejce przed nią są jeszcze { $place } analizy.
   *[many] W kolejce przed nią jest jeszcze { $place } analiz.
}
analysis-running = Przeanalizowano turę { $turn } z { $turns }
analysis-failed = Nie udało się dokończyć analizy.
analysis-lost = Utracono połączenie. To, co udało się dotąd przeanalizować, jest poniżej.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] Szczęście ci sprzyjało: kostka dała ci { $worth }.
    [bad] Szczęście ci nie sprzyjało: kostka dała ci { $worth }.
   *[even] Szczęście było sprawiedliwe: twoje dobre i złe rzuty się wyrównały.
}
analysis-luck-name = { $luck ->
    [good] Najwięcej szczęścia ma { $name }: kostka dała { $worth }.
   *[even] Szczęście było sprawiedliwe: u wszystkich dobre i złe rzuty się wyrównały.
}
analysis-turned = Punktem zwrotnym była tura { $turn }.
analysis-turned-chance = { $name }: szansa na wygraną przedtem { $before }, potem { $after }.
analysis-worst-you = { $step ->
    [lay] Największy błąd partii jest twój: tura { $turn }, ten dywan. Kosztował { $cost } wygranej.
   *[turn] Największy błąd partii jest twój: tura { $turn }, obrót Assama. Kosztował { $cost } wygranej.
}
analysis-worst-name = { $step ->
    [lay] Największy błąd partii popełnia { $name }: tura { $turn }, ten dywan. Kosztował { $cost } wygranej.
   *[turn] Największy błąd partii popełnia { $name }: tura { $turn }, obrót Assama. Kosztował { $cost } wygranej.
}
analysis-worst-none = Nikt nie popełnił błędu wartego wzmianki.

## The chart

analysis-chances = Szanse wszystkich na wygraną
analysis-chart-help = U góry: szanse wszystkich na wygraną, tura po turze. U dołu, w wierszu każdego gracza: ile szczęścia było w każdym rzucie i gdzie były błędy.
analysis-walk = Tura w analizie
analysis-value = Po turze { $turn }: { $chances }.
analysis-value-start = Na początku: { $chances }.
analysis-value-unknown = Tury { $turn } jeszcze nie przeanalizowano.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = Jeszcze nie przeanalizowano
analysis-luck-of = szczęście { $gain }
analysis-error-of = { $grade ->
    [slip] niedokładność { $cost }
    [blunder] gruby błąd { $cost }
   *[mistake] pomyłka { $cost }
}
analysis-show = Pokaż na targu
analysis-as-table = Pokaż jako tabelę
analysis-column-luck = Szczęście w rzucie
analysis-column-error = Błąd

## Errors

analysis-errors = Błędy
analysis-grade = { $grade ->
    [slip] niedokładność
    [blunder] gruby błąd
   *[mistake] pomyłka
}
analysis-grades = { $grade ->
    [slip] Niedokładności
    [blunder] Grube błędy
   *[mistake] Pomyłki
}
analysis-decisions = Decyzje
analysis-lost-each = Strata na decyzję
analysis-errors-list = Jeden po drugim, od największego
analysis-error-turn = Tura { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] rozłożenie dywanu
   *[turn] obrót Assama
}

## The sums

analysis-sums = Dokładne sumy
analysis-sum-name = { $sum ->
    [start] Szansa na początku
    [own-luck] Własne szczęście
    [others-luck] Szczęście innych
    [own-errors] Własne błędy
    [others-decisions] Decyzje innych
    [corrections] Korekty
    [result] Wynik
   *[luck-adjusted] Wynik bez szczęścia
}
analysis-sums-help = Wszystko jest w procentach wygranej. Szansa na początku, szczęście, błędy, decyzje innych i korekty dają razem wynik: 100% za zwycięstwo, a przy wspólnym zwycięstwie do podziału między zwycięzców.
analysis-sums-luck = Szczęście jest tym, co przyniosła kostka, w porównaniu z jej średnią. Błąd mierzy się względem najlepszej dostępnej możliwości; obrót Assama ocenia się jeszcze przed rzutem. Korekty wynikają z tego, co analiza odkryła, patrząc dalej; jeśli są duże, nie ufaj małym błędom.
analysis-sums-adjusted = Wynik bez szczęścia mówi, jaki byłby średnio wynik przy tych samych decyzjach. Może być niższy niż 0% lub wyższy niż 100%.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = W tym momencie
decision-word = { $grade ->
    [blunder] Gruby błąd.
    [mistake] Pomyłka.
    [slip] Niedokładność.
    [fine] Dobrze.
   *[best] Najlepsza możliwość.
}
decision-cost = Kosztowało to { $cost } wygranej.
decision-tag = { $tag ->
    [done] Zagrano:
    [both] Zagrano, zarazem najlepsze:
   *[best] Najlepsze:
}
decision-all = Wszystkie możliwości ({ $count })
decision-forced = Nie było nic innego do wyboru.
decision-gave-up = Szansa na wygraną wynosiła { $chance }.
decision-luck = { $luck ->
    [lucky] Szczęście.
    [unlucky] Pech.
   *[even] Ani szczęście, ani pech.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] O { $amount } mniej niż przy przeciętnym losowaniu.
       *[more] O { $amount } więcej niż przy przeciętnym losowaniu.
    }
   *[roll] { $more ->
        [less] O { $amount } mniej niż przy przeciętnym rzucie.
       *[more] O { $amount } więcej niż przy przeciętnym rzucie.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: szansa na wygraną po każdym możliwym losowaniu
   *[roll] { $name }: szansa na wygraną po każdym możliwym rzucie
}
decision-rolled = { $step ->
    [draw] Dywan
   *[roll] Kostka
}
decision-likelihood = Prawdopodobieństwo
decision-chance = Szansa na wygraną

## Rollouts: games that are played from a decision on

rollout-start = Rozegraj do końca
rollout-help = Dla każdej możliwości rozgrywa się do końca wiele partii, wszystkie z takim samym szczęściem, żeby sprawdzić, ile jest warta.
rollout-waiting = { $place ->
    [0] Zaczynamy…
    [one] W kolejce jest jeszcze jedna wcześniejsza prośba.
    [few] W kolejce są jeszcze { $place } wcześniejsze prośby.
   *[many] W kolejce jest jeszcze { $place } wcześniejszych próśb.
}
rollout-running = { $games ->
    [one] Dotąd jedna partia dla każdej możliwości, najwyżej { $of }
    [few] Dotąd { $games } partie dla każdej możliwości, najwyżej { $of }
   *[many] Dotąd { $games } partii dla każdej możliwości, najwyżej { $of }
}
rollout-failed = Nie udało się rozegrać partii. Spróbuj ponownie.
rollout-finding = { $finding ->
    [worse] Partie to potwierdzają: to, co zagrano, jest gorsze.
    [better] Partie temu przeczą: to, co zagrano, jest lepsze.
    [same] Partie nie znalazły nic lepszego niż to, co zagrano.
    [else] Partie znalazły coś lepszego niż to, co zagrano.
   *[open] Różnica jest zbyt mała, żeby rozstrzygnąć.
}
rollout-results = Co mówią partie
rollout-worth = { $chance } ± { $error }
rollout-interval = W 95 przypadkach na 100 prawdziwa wartość leży w granicach paska.
rollout-games = { $games ->
    [one] Dla każdej możliwości rozegrano jedną partię.
    [few] Dla każdej możliwości rozegrano { $games } partie.
   *[many] Dla każdej możliwości rozegrano { $games } partii.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] Ucz się na swoich błędach
   *[all] Ucz się na błędach
}
mistakes-back = Wróć do partii
mistakes-whose = Czyje błędy
mistakes-none = { $name } – w tej partii bez błędów. Dobra gra!
mistakes-progress = Zadanie { $at } z { $of }
mistakes-puzzle = { $step ->
    [lay] Tura { $turn }: rozłóż dywan
    [steer] Tura { $turn }: obróć Assama dla następnego gracza
   *[turn] Tura { $turn }: obróć Assama
}
mistakes-played-rug = W partii rozłożono dywan na { $first } i { $second }.
mistakes-played-facing = W partii skierowano Assama na { facing }.
mistakes-task = Znajdź coś lepszego.
mistakes-do = { $step ->
    [lay] Rozłóż dywan
   *[turn] Obróć Assama
}
mistakes-show = Pokaż rozwiązanie
mistakes-finish = Zakończ
mistakes-same = Właśnie to zagrano w partii: szansa na wygraną { $chance }. Jest coś lepszego.
mistakes-worse = Wybrano: { $choice }. Szansa na wygraną { $chance }. Jest coś lepszego.
mistakes-right = { $verdict ->
    [best] Tak, to najlepsza możliwość!
   *[good] Brawo, to jest równie dobre jak najlepsza możliwość.
}
mistakes-yours = Twój wybór: szansa na wygraną { $chance }.
mistakes-best = Najlepsze: { $choice }.
mistakes-cost = To, co zagrano, kosztowało { $cost } wygranej: { $played } zamiast { $best }.
mistakes-facts = Do czego prowadzą możliwości
mistakes-then = Zagrano:
mistakes-better = Najlepsze:
mistakes-you = Twój wybór:
mistakes-area = Twój obszar w tym miejscu (pola)
mistakes-own = Twoje widoczne pola
mistakes-hidden = Zakryte cudze pola
mistakes-prices = Opłata w dirhemach przy rzucie
mistakes-end = Znaleziono coś lepszego: { $found } z { $of }.
mistakes-outcome = { $outcome ->
    [first] znaleziono od razu
    [later] znaleziono
    [shown] pokazano
   *[skipped] pominięto
}
mistakes-again = Zacznij od nowa

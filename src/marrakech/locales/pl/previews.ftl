### Polish: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting =
    { $open ->
        [0] Partia dla { $players } graczy, zaraz się zacznie
        [one] Partia dla { $players } graczy, brakuje jeszcze 1 osoby
        [few] Partia dla { $players } graczy, brakuje jeszcze { $open } osób
       *[many] Partia dla { $players } graczy, brakuje jeszcze { $open } osób
    }
preview-playing = Partia dla { $players } graczy, gra trwa w najlepsze
preview-over =
    { $players ->
        [2] Partia zakończona wynikiem { $first }:{ $second }
        [3] Partia zakończona wynikiem { $first }:{ $second }:{ $third }
       *[4] Partia zakończona wynikiem { $first }:{ $second }:{ $third }:{ $fourth }
    }
preview-cancelled = Ta gra została odwołana
preview-replay = Obejrzyj ponownie partię dla { $players } graczy
preview-position = Pozycja do zbadania

## Descriptions

preview-waiting-text = Otwórz link, żeby zagrać albo oglądać. Gra się w przeglądarce, za darmo i bez konta.
preview-playing-text = Otwórz link i oglądaj każdy ruch na żywo.
preview-over-text = Otwórz link, żeby zobaczyć targ na koniec gry, sprawdzić, skąd wzięły się punkty, i obejrzeć całą partię jeszcze raz.
preview-replay-text = Przejdź przez partię ruch po ruchu, od pierwszego dywanu do ostatniego.
preview-position-text = Otwórz link, żeby zobaczyć, co może być dalej, wypróbować ruch albo zmienić targ.
preview-editor-text = Ułóż dowolny targ, zobacz, co może być dalej, i udostępnij go przez link.
preview-rules-text = Wszystkie zasady dla dwóch, trzech i czterech graczy, prostymi słowami i z ruchomymi obrazkami.
preview-learn-text = Naucz się gry, grając: krótkie lekcje na tym samym targu co w grze, krok po kroku.

## What the picture shows

preview-picture-home = Wyłożony płytkami targ widziany z góry: dywany o czterech różnych wzorach, drewniana kostka i Assam w czerwonym fezie.
preview-picture-market = Targ tej partii widziany z góry: widoczne dywany i Assam w czerwonym fezie.
preview-picture-empty = Pusty targ widziany z góry, siedem na siedem płytek, i Assam w czerwonym fezie.

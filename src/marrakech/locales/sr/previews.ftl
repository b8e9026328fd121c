### Serbian: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting =
    { $open ->
        [0] Партија за { $players } играча само што није почела
        [one] Партија за { $players } играча чека још { $open } играча
        [few] Партија за { $players } играча чека још { $open } играча
       *[other] Партија за { $players } играча чека још { $open } играча
    }
preview-playing = Партија за { $players } играча у пуном јеку
preview-over =
    { $players ->
        [2] Завршена партија – { $first } : { $second }
        [3] Завршена партија – { $first } : { $second } : { $third }
       *[4] Завршена партија – { $first } : { $second } : { $third } : { $fourth }
    }
preview-cancelled = Отказана партија
preview-replay = Погледајте поново партију за { $players } играча
preview-position = Позиција за истраживање

## Descriptions

preview-waiting-text = Отворите линк и придружите се или гледајте. Игра се у прегледачу, бесплатно и без налога.
preview-playing-text = Отворите линк и пратите сваки потез уживо.
preview-over-text = Отворите линк и погледајте завршну пијацу и како су настали поени, а можете погледати и целу партију испочетка.
preview-replay-text = Прођите кроз партију потез по потез, од првог ћилима до последњег.
preview-position-text = Отворите линк и погледајте шта може да уследи, испробајте потез или измените пијацу.
preview-editor-text = Саставите пијацу по жељи, погледајте шта може да уследи и поделите је линком.
preview-rules-text = Сва правила за два, три и четири играча, једноставним речима и с покретним сликама.
preview-learn-text = Научите игру играјући: кратке лекције на истој пијаци као у игри, корак по корак.

## What the picture shows

preview-picture-home = Поплочана пијаца одозго: ћилими у четири различита ткања, дрвена коцкица и Асам са својим црвеним фесом.
preview-picture-market = Пијаца ове партије одозго: ћилими који се виде и Асам са својим црвеним фесом.
preview-picture-empty = Празна пијаца одозго, седам пута седам плочица, и Асам са својим црвеним фесом.

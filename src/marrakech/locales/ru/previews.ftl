### Russian: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting =
    { $open ->
        [0] Партия на { $players } игроков вот-вот начнётся
        [one] Партия на { $players } игроков: ждём ещё { $open } игрока
        [few] Партия на { $players } игроков: ждём ещё { $open } игроков
       *[many] Партия на { $players } игроков: ждём ещё { $open } игроков
    }
preview-playing = Партия на { $players } игроков в самом разгаре
preview-over =
    { $players ->
        [2] Партия окончена со счётом { $first }:{ $second }
        [3] Партия окончена со счётом { $first }:{ $second }:{ $third }
       *[4] Партия окончена со счётом { $first }:{ $second }:{ $third }:{ $fourth }
    }
preview-cancelled = Эта партия отменена
preview-replay = Пересмотрите партию на { $players } игроков
preview-position = Позиция для изучения

## Descriptions

preview-waiting-text = Откройте ссылку, чтобы сыграть или посмотреть. Играть можно прямо в браузере, бесплатно и без регистрации.
preview-playing-text = Откройте ссылку и следите за каждым ходом.
preview-over-text = Откройте ссылку, чтобы увидеть рынок в конце партии, узнать, из чего сложились очки, и пересмотреть всю партию.
preview-replay-text = Пройдите партию ход за ходом, от первого ковра до последнего.
preview-position-text = Откройте ссылку, чтобы увидеть, что может быть дальше, попробовать ход или изменить рынок.
preview-editor-text = Составьте любой рынок, посмотрите, что может быть дальше, и поделитесь ссылкой.
preview-rules-text = Все правила для двух, трёх и четырёх игроков, простыми словами и с движущимися картинками.
preview-learn-text = Научитесь игре, играя: короткие уроки на том же рынке, что и в игре, шаг за шагом.

## What the picture shows

preview-picture-home = Вымощенный плиткой рынок, вид сверху: ковры с четырьмя разными узорами, деревянный кубик и Ассам в красной феске.
preview-picture-market = Рынок этой партии, вид сверху: видимые ковры и Ассам в красной феске.
preview-picture-empty = Пустой рынок, вид сверху: семь на семь плиток и Ассам в красной феске.

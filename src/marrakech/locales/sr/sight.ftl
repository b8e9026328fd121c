### Serbian: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Текстуална табла
text-board-about = Пијаца описана речима: поља као дугмад, ред за унос и тастери за читање онога што желите да знате.
text-board-show = Прикажи текстуалну таблу
text-board-hide = Сакриј текстуалну таблу
settings-text-board = Текстуална табла за сваким столом
settings-text-board-help = Поља као дугмад и ред за унос, да бисте могли да играте и кад не видите пијацу.

## The squares

text-squares = Поља пијаце
text-square =
    { $square }, { $rug ->
        [bare] празно
        [r] црвени ћилим
        [b] плави ћилим
        [y] жути ћилим
       *[g] зелени ћилим
    }{ $other ->
        [none] { "" }
        [hidden] , друга половина је покривена
       *[square] , друга половина је на { $with }
    }{ $assam ->
        [N] . Овде стоји Асам и гледа на север
        [E] . Овде стоји Асам и гледа на исток
        [S] . Овде стоји Асам и гледа на југ
        [W] . Овде стоји Асам и гледа на запад
       *[no] { "" }
    }
text-half-chosen = Ћилим почиње на { $square }. Друга половина може на: { $squares }.
text-half-undone = Избор је поништен.
text-no-rug = На { $square } сада не можете да поставите ћилим.
text-no-pair = На { $first } и { $second } сада не можете да поставите ћилим.
text-would-lay =
    { $letter ->
        [r] Црвени
        [b] Плави
        [y] Жути
       *[g] Зелени
    } ћилим на { $first } и { $second }. Притисните Enter да га поставите или Esc да поништите избор.
text-would-turn = Асам ће гледати на { facing }. За бацање коцкице употребите R.
text-would-steer = За следећег играча Асам ће гледати на { facing }. За потврду употребите R.

## The box to type in

text-box = Упишите акцију или питање
text-box-go = Изврши
text-box-help = Да окренете Асама, упишите N (север), E (исток), S (југ) или W (запад). Упишите R да баците коцкицу, а два поља, на пример d4d5, да поставите ћилим. Упишите једно поље, на пример d4, да сазнате шта је тамо и колико кошта зауставити се на њему. Упишите I за места, T за последњи потез, A за оно што је дозвољено, C за цену сваког бацања и O за преглед.
text-box-empty = Још ништа нисте уписали.
text-box-unknown = „{ $text }“ није ни акција ни питање. За помоћ упишите ?.
text-not-now = { $action } сада није дозвољено.
text-not-yours = Сада немате о чему да одлучујете.

## What is read out

text-ask = Прочитај
text-ask-seats = Места
text-ask-last = Последњи потез
text-ask-legal = Шта је дозвољено
text-ask-prices = Цена сваког бацања
text-ask-overview = Преглед
text-overview = Потез { $turn }. Асам стоји на { $square } и гледа на { facing }.
text-seat = { $name }: { $score }; { $rugs }.
text-labelled = { $label }: { $text }
text-seat-next = Следећи ћилим: { colour }.
text-seat-out = { $name } је ван игре.
text-last-none = Још нико није играо.
text-legal-turn = Асама можете да окренете на: { $choices }.
text-legal-roll = Можете да баците коцкицу.
text-legal-lay =
    { $count ->
        [one] Ћилим можете да поставите на { $count } начин: { $choices }.
        [few] Ћилим можете да поставите на { $count } начина: { $choices }.
       *[other] Ћилим можете да поставите на { $count } начина: { $choices }.
    }
text-legal-return = За ћилим нема места, па се враћа у кутију.
text-legal-none = Тренутно немате шта да урадите.

## Its keys

text-keys-title = Пречице текстуалне табле
text-keys-arrows = с поља на поље; Home и End на крајеве реда, Page Up и Page Down на крајеве колоне
text-keys-enter = бира поље за ћилим или га поставља
text-keys-roll = баца коцкицу
text-keys-seats = чита места
text-keys-last = чита последњи потез
text-keys-legal = чита шта је дозвољено
text-keys-price = чита колико кошта зауставити се на овом пољу
text-keys-prices = чита колико кошта свако бацање
text-keys-overview = чита где Асам стоји и шта треба урадити
text-keys-box = прелази на ред за унос

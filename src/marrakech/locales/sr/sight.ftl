### Serbian: playing without seeing the market: the text board, its keys and what it reads out.

text-board = Текстуална табла
text-board-about = Пијаца речима: поља као дугмад, ред за унос и тастери који наглас читају оно што желите да знате.
text-board-show = Прикажи текстуалну таблу
text-board-hide = Сакриј текстуалну таблу
settings-text-board = Текстуална табла за сваким столом
settings-text-board-help = Поља као дугмад и ред за унос, за играње без гледања пијаце.

## The squares

text-squares = Поља пијаце
text-square = { $square }, { $rug ->
    [bare] празно
    [r] црвени ћилим
    [b] плави ћилим
    [y] жути ћилим
   *[g] зелени ћилим
}{ $other ->
    [none] {""}
    [hidden] , друга половина је покривена
   *[square] , заједно са { $with }
}{ $assam ->
    [N] . Овде стоји Асам и гледа на север
    [E] . Овде стоји Асам и гледа на исток
    [S] . Овде стоји Асам и гледа на југ
    [W] . Овде стоји Асам и гледа на запад
   *[no] {""}
}
text-half-chosen = Ћилим почиње на { $square }. Друга половина може на: { $squares }.
text-half-undone = Више ништа није изабрано.
text-no-rug = На { $square } сада не може ниједан ћилим.
text-no-pair = На { $first } и { $second } сада не може ћилим.
text-would-lay = { $letter ->
    [r] Црвени
    [b] Плави
    [y] Жути
   *[g] Зелени
} ћилим на { $first } и { $second }. Enter га поставља, Esc поништава избор.
text-would-turn = Асам гледа на { facing }. R баца коцкицу.
text-would-steer = За следећег играча Асам ће гледати на { facing }. R потврђује.

## The box to type in

text-box = Упишите акцију или питање
text-box-go = Изврши
text-box-help = N, E, S или W окреће Асама, R баца коцкицу, а два поља, на пример d4d5, постављају ћилим. Једно поље, на пример d4, каже шта тамо лежи и колико кошта. I чита места, T последњи потез, A шта је дозвољено, C колико кошта свако бацање, а O преглед.
text-box-empty = Још ништа није уписано.
text-box-unknown = „{ $text }“ није ни акција ни питање.
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
text-seat-next = Следећи ћилим је { colour }.
text-seat-out = { $name } је ван игре.
text-last-none = Још нико није играо.
text-legal-turn = Асам се може окренути на { $choices }.
text-legal-roll = Може се бацити коцкица.
text-legal-lay = { $count ->
    [one] Ћилим се може поставити на { $count } начин: { $choices }.
    [few] Ћилим се може поставити на { $count } начина: { $choices }.
   *[other] Ћилим се може поставити на { $count } начина: { $choices }.
}
text-legal-return = За ћилим овде нема места; враћа се у кутију.
text-legal-none = Сада се ништа не може урадити.

## Its keys

text-keys-title = Тастери текстуалне табле
text-keys-arrows = с поља на поље; Home и End дуж реда, Page Up и Page Down дуж колоне
text-keys-enter = изабери поље за ћилим или га постави
text-keys-roll = баци коцкицу
text-keys-seats = прочитај места
text-keys-last = прочитај последњи потез
text-keys-legal = прочитај шта је дозвољено
text-keys-price = прочитај колико кошта ово поље
text-keys-prices = прочитај колико кошта свако бацање
text-keys-overview = прочитај где Асам стоји и шта треба урадити
text-keys-box = пређи на ред за унос

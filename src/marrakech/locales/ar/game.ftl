### Arabic: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] أحمر
    [b] أزرق
    [y] أصفر
   *[g] أخضر
}
facing = { $facing ->
    [N] الشمال
    [E] الشرق
    [S] الجنوب
   *[W] الغرب
}
dirhams = { $count ->
    [zero] { $count } درهم
    [one] درهم واحد
    [two] درهمان
    [few] { $count } دراهم
    [many] { $count } درهمًا
   *[other] { $count } درهم
}
games = { $games ->
    [zero] { $games } مباراة
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $games } مباريات
    [many] { $games } مباراة
   *[other] { $games } مباراة
}
turns = { $count ->
    [zero] { $count } دور
    [one] دور واحد
    [two] دوران
    [few] { $count } أدوار
    [many] { $count } دورًا
   *[other] { $count } دور
}

## Where something stands in a text

at-turn = الدور { NUMBER($turn, useGrouping: 0) } (السطر { NUMBER($line, useGrouping: 0) }، العمود { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = الدور { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = السطر { NUMBER($line, useGrouping: 0) }، العمود { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = العمود { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name }: عزام يتجه نحو { facing }.
did-steer = { $name }: عزام يتجه نحو { facing } للاعب التالي.
did-roll = { $name }: النرد { $slippers }، وعزام يمشي إلى { $square }.
did-stay-free = لا يوجد ما يُدفع.
did-pay = من { $name } إلى { $owner }: { dirhams } عن مساحة { $letter ->
    [r] حمراء
    [b] زرقاء
    [y] صفراء
   *[g] خضراء
} فيها { $squares ->
    [zero] { $squares } مربع
    [one] مربع واحد
    [two] مربعان
    [few] { $squares } مربعات
    [many] { $squares } مربعًا
   *[other] { $squares } مربع
}.
did-pay-part = من { $name } إلى { $owner }: الثمن { $price } عن مساحة { $letter ->
    [r] حمراء
    [b] زرقاء
    [y] صفراء
   *[g] خضراء
}، والمتوفر { dirhams } فقط.
did-go-out = { $name } خارج اللعبة: المال لا يكفي لدفع الثمن كاملًا.
did-lay = { $name }: سجادة { $letter ->
    [r] حمراء
    [b] زرقاء
    [y] صفراء
   *[g] خضراء
} على { $first } و{ $second }.
did-return = لا يمكن فرش أي سجادة: سجادة من { $name } تعود إلى العلبة.
did-draw = السجادة التالية في حزمة { $name }: { $letter ->
    [r] حمراء
    [b] زرقاء
    [y] صفراء
   *[g] خضراء
}.
did-give-up = انسحاب { $name } من اللعبة.
did-win = { $count ->
    [zero] الفوز من نصيب { $names }.
    [one] الفوز من نصيب { $names }.
    [two] الفوز مشترك بين { $names }.
    [few] الفوز مشترك بين { $names }.
    [many] الفوز مشترك بين { $names }.
   *[other] الفوز مشترك بين { $names }.
}
list-and = { $first } و{ $last }
list-comma = { $first }، { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }.

## What each roll would cost

price-heading = إذا أظهر النرد
price-free = { $slippers }: { $square }، بلا ثمن
price-own = { $slippers }: { $square }، سجادة لك
price-neutral = { $slippers }: { $square }، سجادة للاعب خارج اللعبة
price-due = { $slippers }: { $square }، { dirhams } إلى { $owner }
price-short = { $slippers }: { $square }، الثمن بالدراهم { $price } ومعك { $dirhams } فقط، صاحب السجادة: { $owner }

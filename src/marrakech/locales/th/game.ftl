### Thai: the words of the game and what happens in it, for the page and the terminal.

## Things

colour = { $letter ->
    [r] สีแดง
    [b] สีน้ำเงิน
    [y] สีเหลือง
   *[g] สีเขียว
}
facing = { $facing ->
    [N] เหนือ
    [E] ตะวันออก
    [S] ใต้
   *[W] ตะวันตก
}
dirhams = { $count } ดีแรม
games = { $games } เกม
turns = { $count } ตา

## Where something stands in a text

at-turn = ตาที่ { NUMBER($turn, useGrouping: 0) } (บรรทัด { NUMBER($line, useGrouping: 0) } คอลัมน์ { NUMBER($column, useGrouping: 0) }): { $problem }
at-turn-alone = ตาที่ { NUMBER($turn, useGrouping: 0) }: { $problem }
at-line = บรรทัด { NUMBER($line, useGrouping: 0) } คอลัมน์ { NUMBER($column, useGrouping: 0) }: { $problem }
at-column = คอลัมน์ { NUMBER($column, useGrouping: 0) }: { $problem }

## What happened

did-face = { $name } หันอัสสัมไปทาง{ facing }
did-steer = { $name } หันอัสสัมไปทาง{ facing }ให้ผู้เล่นคนถัดไป
did-roll = { $name } ทอยได้ { $slippers }: อัสสัมเดินไปที่ { $square }
did-stay-free = ไม่ต้องจ่าย
did-pay = { $name } จ่าย { dirhams } ให้ { $owner } (กลุ่ม{ colour } { $squares } ช่อง)
did-pay-part = { $name } ต้องจ่าย { $price } ดีแรมสำหรับกลุ่ม{ colour } แต่มีแค่ { dirhams } จึงจ่ายเท่าที่มีให้ { $owner }
did-go-out = { $name } จ่ายไม่ครบ จึงต้องออกจากเกม
did-lay = { $name } ปูพรม{ colour }ที่ { $first } และ { $second }
did-return = ไม่มีที่ให้ปูพรม { $name } จึงเก็บหนึ่งผืนกลับลงกล่อง
did-draw = พรมผืนต่อไปของ { $name } เป็น{ colour }
did-give-up = { $name } ยอมแพ้
did-win = { $count ->
    [1] { $names } ชนะ
   *[other] { $names } ชนะร่วมกัน
}
list-and = { $first } และ { $last }
list-comma = { $first }, { $last }
two-sentences = { $first } { $second }
as-sentence = { $text }

## What each roll would cost

price-heading = ถ้าเต๋าออก
price-free = { $slippers }: { $square } ไม่ต้องจ่าย
price-own = { $slippers }: { $square } พรมของคุณเอง
price-neutral = { $slippers }: { $square } พรมของคนที่ออกจากเกมแล้ว
price-due = { $slippers }: { $square } จ่าย { dirhams } ให้ { $owner }
price-short = { $slippers }: { $square } ต้องจ่าย { $price } ดีแรมให้ { $owner } แต่คุณมีแค่ { $dirhams }

### Thai: the table’s page.

## What to do

todo-you = { $step ->
    [turn] ตาของคุณ: หันอัสสัมแล้วทอยเต๋า
    [roll] ตาของคุณ: ทอยเต๋า
    [lay] ปูพรม{ colour }ของคุณข้างอัสสัม
    [steer] หันอัสสัมให้ผู้เล่นคนถัดไป
    [draw] กำลังจั่วพรมผืนต่อไปของคุณ
   *[over] เกมจบแล้ว
}
todo-shared = { $step ->
    [turn] { $name }: หันอัสสัมแล้วทอยเต๋า
    [roll] { $name }: ทอยเต๋า
    [lay] { $name }: ปูพรม{ colour }ของคุณข้างอัสสัม
    [steer] { $name }: หันอัสสัมให้ผู้เล่นคนถัดไป
    [draw] กำลังจั่วพรมผืนต่อไปของ { $name }
   *[over] เกมจบแล้ว
}
todo-other = { $step ->
    [turn] { $name } กำลังเลือกทางให้อัสสัม
    [roll] { $name } กำลังทอยเต๋า
    [lay] { $name } กำลังหาที่ปูพรม{ colour }
    [steer] { $name } กำลังหันอัสสัมให้ผู้เล่นคนถัดไป
    [draw] กำลังจั่วพรมผืนต่อไปของ { $name }
   *[over] เกมจบแล้ว
}
todo-told = { $name } กำลังเล่น
todo-told-you = คุณกำลังเล่น
todo-lent = บอทกำลังเล่นแทน { $name }
todo-getting-ready = { $name } กำลังเตรียมตัว…
act-roll = ทอยเต๋า
act-lay = ปูพรม
act-steer = หันอัสสัม
act-box = เก็บพรมกลับ
act-choose-rug = เลือกสองช่อง
act-choose-facing = เลือกทิศ
act-sent = กำลังส่ง…
act-wait = คนอื่นกำลังเล่น
act-watch = คุณกำลังชม
skip = ข้าม
action-title = สิ่งที่ต้องทำ

## Hints

hint = คำใบ้
hint-hide = ซ่อนคำใบ้
hint-thinking = กำลังหาคำใบ้…
hint-warming = บอทกำลังเตรียมตัว พร้อมเมื่อไรคำใบ้จะมาทันที
hint-would-face = { $name } จะหันอัสสัมไปทาง{ facing }
hint-would-lay = { $name } จะปูพรมที่ { $first } และ { $second }
hint-chance = { $times ->
    [0] แบบนี้แทบไม่มีทางชนะ
   *[other] แบบนี้ชนะ { $times } จาก 100 เกม
}
hint-choices = ตัวเลือกที่ดีที่สุด

## What happened besides

did-run-out = { $name } หมดเวลา จึงต้องออกจากเกม
did-break-rules = { $name } ทำผิดกติกา จึงต้องออกจากเกม
did-fail = { $reason ->
    [engine-not-started] { $name } เปิดไม่ขึ้น จึงต้องออกจากเกม
    [engine-hung] { $name } ไม่ตอบ จึงต้องออกจากเกม
    [engine-flooded] { $name } ส่งข้อความมากเกินไป จึงต้องออกจากเกม
    [engine-junk] { $name } ส่งข้อความที่อ่านไม่ออก จึงต้องออกจากเกม
    [engine-illegal] { $name } เลือกสิ่งที่ผิดกติกา จึงต้องออกจากเกม
   *[engine-crashed] { $name } ขัดข้อง จึงต้องออกจากเกม
}
did-sit = { $name } มานั่งแล้ว
did-vacate = ที่นั่ง { $seat } ว่างอีกครั้ง
did-seat-bot = บอทมานั่งที่นั่ง { $seat }
did-start = เกมเริ่มแล้ว
did-stand-in = { $reason ->
    [time] { $name } หมดเวลา บอทเล่นต่อให้
   *[absent] { $name } ไม่อยู่ บอทเล่นต่อให้
}
did-come-back = { $name } กลับมาแล้ว
did-move = { $name } เล่นต่อจากอีกเครื่อง
did-hold = เซิร์ฟเวอร์หยุดไปครู่หนึ่ง ทุกอย่างยังอยู่ครบ
did-cancel = โต๊ะถูกยกเลิก
log-face = หันไปทาง{ facing }
log-steer = หันอัสสัมไปทาง{ facing }
log-roll = ทอยได้ { $slippers } ไปที่ { $square }
log-pay = จ่ายให้ { $owner } { dirhams }
log-pay-part = มีแค่ { dirhams } ให้ { $owner }
log-go-out = ออกจากเกม
log-lay = ปู{ colour }ที่ { $first } และ { $second }
log-return = เก็บพรมกลับหนึ่งผืน
log-draw = ผืนต่อไป: { colour }
log-title = เหตุการณ์
log-empty = ยังไม่มีอะไร ตาแรกกำลังจะเริ่ม
side-title = เหตุการณ์และโต๊ะ

## Seats

seats-title = ที่นั่ง
seat-open = ที่นั่ง { $seat } (ว่าง)
seat-rugs = เหลือพรม{ colour } { $count } ผืน
seat-next = (ผืนต่อไป)
seat-score = { dirhams } กับ { $squares } ช่องที่มองเห็น รวม { $points } คะแนน
seat-out-mark = ออกแล้ว
mark-you = คุณ
mark-bot = บอท
mark-lent = บอทเล่นแทน
mark-away = ไม่อยู่
bot-called = { $bot ->
    [random] มือใหม่
    [novice] ผู้ฝึกหัด
    [greedy] ลูกมือ
    [merchant] พ่อค้า
    [master] ปรมาจารย์
   *[other] บอท { $bot }
}
bot-lettered = { $bot ->
    [random] มือใหม่ { $letter }
    [novice] ผู้ฝึกหัด { $letter }
    [greedy] ลูกมือ { $letter }
    [merchant] พ่อค้า { $letter }
    [master] ปรมาจารย์ { $letter }
   *[other] บอท { $bot } { $letter }
}
bot-about = { $bot ->
    [random] เล่นแบบสุ่ม
    [novice] เล่นดีครั้งเว้นครั้ง
    [greedy] มองล่วงหน้าหนึ่งตา เน้นคะแนน
    [merchant] ชั่งใจว่าแต่ละทางจะให้อะไรในภายหลัง
    [master] เก่งที่สุด มองไกลที่สุด
   *[other] เล่นในแบบของตัวเอง
}
watchers = มีคนชมอยู่ { $watchers } คน
you-watch = { $others ->
    [0] คุณกำลังชมอยู่
   *[other] คุณและอีก { $others } คนกำลังชมอยู่
}
time-short = เหลือสิบวินาที

## A square that was asked about

area-price = { $owner } เป็นเจ้าของกลุ่ม{ colour }นี้ มี { $squares } ช่อง คนอื่นที่หยุดตรงนี้จ่าย { dirhams }
area-free = กลุ่ม{ colour } { $squares } ช่องนี้ไม่ต้องจ่าย: { $owner } ออกจากเกมแล้ว

## The board’s words

board-label = ตลาด
board-square = { $square } { $colour ->
    [bare] ว่าง
    [r] พรมสีแดง
    [b] พรมสีน้ำเงิน
    [y] พรมสีเหลือง
   *[g] พรมสีเขียว
}{ $assam ->
    [here] , อัสสัมยืนอยู่ตรงนี้
   *[no] {""}
}
board-facing = หันอัสสัมไปทาง{ facing }
board-lay = พรมที่ { $first } และ { $second }
board-die = เต๋าออกรองเท้าแตะ { $slippers } ข้าง

## The line

line-connecting = กำลังเชื่อมต่อ…
line-slow = การเชื่อมต่อช้า…
line-back = เชื่อมต่อได้แล้ว
line-lost = ขาดการเชื่อมต่อมา { $seconds } วินาที กำลังลองใหม่ ไม่มีอะไรหาย
line-lost-kept = ขาดการเชื่อมต่อมา { $seconds } วินาที สิ่งที่คุณเล่นเก็บไว้แล้ว และจะส่งทันทีที่เชื่อมต่อได้
bot-played = บอทเล่นแทนตอนที่คุณไม่อยู่ ตอนนี้คุณกลับมาแล้ว
bot-plays-for-you = บอทกำลังเล่นแทนคุณ
play-myself = เล่นต่อเอง
away-long = { $name } หายไปพักหนึ่งแล้ว
away-wait = รอ
away-bot = ให้บอทเล่นแทน

## Before the game

gathering-title = กำลังรอคนอื่น
gathering-title-full = มาครบแล้ว
gathering-title-guest = เกมกำลังจะเริ่ม
gathering-open = ยังว่างอยู่ { $open } ที่นั่ง เกมจะเริ่มเมื่อนั่งครบ
gathering-awaited = เกมจะเริ่มเองทันทีที่ผู้เล่นเหล่านี้เปิดหน้านี้: { $names }
gathering-unready = เกมจะเริ่มได้ทันทีที่ผู้เล่นเหล่านี้เปิดหน้านี้: { $names }
gathering-full = { $host ->
    [you] เริ่มได้เมื่อคุณพร้อม
   *[other] เจ้าของโต๊ะจะเป็นคนเริ่มเกม
}
invite-title = ชวนเพื่อน
invite-text = ส่งลิงก์นี้ให้เพื่อน หรือให้สแกนโค้ด ใครเปิดลิงก์ก็นั่งได้ ไม่ต้องมีบัญชี
invite-link = ลิงก์เข้าเล่น
invite-qr = คิวอาร์โค้ดของลิงก์เข้าเล่น
invite-message = มาเล่นมาร์ราเกชด้วยกัน
invite-here-only = { $host } เป็นที่อยู่ที่ใช้ได้เฉพาะในเครื่องนี้ ถ้าอยากให้คนอื่นเข้ามา ให้เปิดเซิร์ฟเวอร์แบบนี้ แล้วเปิดเกมด้วยที่อยู่ของเครื่องนี้เอง:
invite-renew = สร้างลิงก์ใหม่
invite-renewed = สร้างลิงก์ใหม่แล้ว ลิงก์เก่าใช้เข้านั่งไม่ได้อีก
invite-host-has-it = ลิงก์เข้าเล่นอยู่ที่เจ้าของโต๊ะ
watch-title = มีใครแค่อยากชมไหม?
watch-link = ลิงก์เข้าชม
watching-gathering = คุณกำลังชมอยู่ ถ้าอยากเล่นด้วย ให้ขอลิงก์เข้าเล่น
watching-full = ทุกที่นั่งมีคนแล้ว คุณชมได้ และถ้ามีคนลุก คุณก็นั่งได้
join-late = ถ้าที่นั่งเหล่านี้มีของคุณ ให้ย้ายมาจากเครื่องที่คุณนั่งไว้: ที่เครื่องนั้น ใต้หัวข้อ “{ this-table }” เลือก “{ move-seat }”
your-name = ชื่อของคุณ
player-numbered = ผู้เล่น { $seat }
sit-down = เข้านั่ง
seat-bot = ให้บอทนั่ง
which-bot = บอทตัวไหน
remove = เอาออก
remove-name = เอาออก: { $name }
leave-seat = ลุกจากโต๊ะ
start-game = เริ่มเกม
cancel-table = ยกเลิกโต๊ะ
cancel-title = ยกเลิกโต๊ะนี้ไหม?
cancel-text = จะไม่มีใครนั่งที่นี่ได้อีก และลิงก์จะใช้ไม่ได้
cancel-no = ไม่ยกเลิก

## This table

this-table = โต๊ะนี้
rules-on = กติกา
rules-edition = ฉบับ: { $edition }
rules-usual = กติกาปกติ
rules-bankruptcy-play-on = คนที่จ่ายไม่ครบจ่ายเท่าที่มีแล้วเล่นต่อ
rules-steering-after-must = กติกาแบบพิเศษ: ทอยก่อน ปูพรมแล้วต้องหันอัสสัมไปทางซ้ายหรือขวาให้ผู้เล่นคนถัดไป
rules-steering-after-may = กติกาแบบพิเศษ: ทอยก่อน ปูพรมแล้วจะหันอัสสัมให้ผู้เล่นคนถัดไปก็ได้
rules-area-owner = กลุ่มนับทั้งสองสีของเจ้าของ
rules-whole-nobody = ห้ามทับพรมทั้งผืนในครั้งเดียว ไม่ว่าของใคร แม้แต่ของตัวเอง
rules-halves-colours = ห้ามปูพรมทับสองช่องที่สีเดียวกัน
rules-pile-alternating = เมื่อเล่นสองคน กองพรมสลับสีกัน
rules-stock-15 = เมื่อเล่นสองคน แต่ละคนมีพรมสีเดียว 15 ผืน
rules-tie-shared = ถ้าคะแนนเท่ากันถือว่าชนะร่วมกัน
rules-clock-none = ไม่จับเวลา
rules-clock-turn = ตาละ { $seconds } วินาที { $timeout ->
    [bot] ใครหมดเวลา บอทจะเล่นแทน
   *[out] ใครหมดเวลาต้องออกจากเกม
}
rules-clock-game = { $minutes } นาทีสำหรับทั้งเกม{ $increment ->
    [0] {""}
   *[other] {" "}และเพิ่มตาละ { $increment } วินาที
} { $timeout ->
    [bot] ใครหมดเวลา บอทจะเล่นแทน
   *[out] ใครหมดเวลาต้องออกจากเกม
}
read-rules = อ่านกติกา
fair-title = ลูกเต๋ายุติธรรม
fair-text = ผลการทอยทุกครั้งมาจากความลับของเซิร์ฟเวอร์ ซึ่งให้คำมั่นไว้ด้านล่างก่อนเริ่มเกม รวมกับซีดของแต่ละที่นั่ง จบเกมแล้วความลับจะถูกเปิดเผย และตรวจการทอยได้ทุกครั้ง
fair-seats = แต่ละที่นั่งก็ให้คำมั่นเรื่องซีดของตนด้วย เมื่อคำมั่นมาครบ หน้าเว็บของคุณจะเปิดเผยซีดของคุณให้เอง จึงไม่มีใครเลือกซีดตามซีดของคนอื่นได้
fair-hash = แฮชของซีดที่ { $name } ให้คำมั่นไว้ (SHA-256)
fair-commitment = คำมั่นของเซิร์ฟเวอร์ (SHA-256)
fair-seed = ซีดของ { $name }
fair-change = เปลี่ยนซีดของคุณ
fair-change-name = เปลี่ยนซีดของ { $name }
fair-change-do = เปลี่ยน
fair-salted = ระบบจะเติมอักขระสุ่มเข้าไปในซีด เพื่อไม่ให้ใครเดาซีดจากแฮชได้
fair-changed = เปลี่ยนซีดของคุณแล้ว
move-seat = เล่นบนเครื่องอื่น
move-seat-name = ย้าย { $name } ไปเครื่องอื่น
move-seat-title = ย้ายที่นั่งไปด้วย
move-seat-text = เปิดลิงก์นี้บนอีกเครื่องภายใน { $minutes } นาที ใช้ได้ครั้งเดียว จากนั้นที่นั่งจะไปอยู่ที่นั่นและไม่อยู่ที่นี่แล้ว
move-seat-link = ลิงก์สำหรับอีกเครื่อง
move-seat-qr = คิวอาร์โค้ดของลิงก์สำหรับอีกเครื่อง
claim-title = เล่นบนเครื่องนี้ไหม?
claim-text = ลิงก์นี้ย้ายที่นั่งมาที่เครื่องนี้ ส่วนเครื่องเดิมจะชมได้อย่างเดียว
claim-yes = เล่นที่นี่
claim-no = ชมอย่างเดียว
seat-claimed = ที่นั่งเป็นของคุณแล้ว เล่นต่อได้เลย
give-up = ยอมแพ้
give-up-name = ยอมแพ้แทน { $name }
give-up-title = ยอมแพ้เกมนี้ไหม?
give-up-text = คุณจะออกจากเกม เงินของคุณกลับเข้ากองกลาง และพรมของคุณไม่นับให้ใคร คนอื่นเล่นต่อ
give-up-no = เล่นต่อ

## The end

you-win = คุณชนะ!
standings-title = ผลการแข่งขัน
standings-rank = อันดับ
standings-name = ผู้เล่น
standings-dirhams = ดีแรห์ม
standings-squares = ช่อง
standings-points = คะแนน
standings-plus = + { $squares }
standings-out = { $why ->
    [time] หมดเวลา
    [rules] ทำผิดกติกา
    [engine] ขัดข้อง
    [gave-up] ยอมแพ้
   *[poor] จ่ายไม่ครบ
}
chart-title = คะแนนในแต่ละตา
chart-turn = ตา
chart-as-table = ดูเป็นตาราง
rematch = เล่นอีกครั้ง
rematch-join = เข้าร่วมเกมถัดไป
rematch-wanted = คนอื่นอยากเล่นอีกครั้ง
rematch-watch = กำลังตั้งเกมถัดไป
watch-next = ชมเกมถัดไป
replay-game = ดูย้อนหลัง
download-record = ดาวน์โหลดบันทึกเกม
share = แชร์
share-title = แชร์ผลการแข่งขัน
share-text = ข้อความและลิงก์
share-result = มาร์ราเกช: { $result }
dice-check = ตรวจลูกเต๋า
dice-checking = กำลังตรวจ…
dice-fine = { $count ->
    [0] ไม่มีการทอยหรือจั่ว
   *[other] ผลการทอยและจั่วทั้ง { $count } ครั้งตรงกับซีด
}
dice-compared = { $how ->
    [all] คำมั่นของเซิร์ฟเวอร์และของทุกที่นั่งตรงกับที่เครื่องนี้เก็บไว้ก่อนเปิดเผยซีดของตัวเอง
    [server] คำมั่นของเซิร์ฟเวอร์ตรงกับที่เครื่องนี้เห็น แต่เครื่องนี้ไม่ได้เก็บคำมั่นของที่นั่งไว้
   *[none] เครื่องนี้ไม่ได้เก็บคำมั่นไว้ก่อนเริ่มเกม จึงไม่มีอะไรให้เทียบกับบันทึกเกม
}
dice-rounds = ก่อนหน้านั้นเครื่องนี้เปิดเผยซีดไปโดยเปล่าประโยชน์ { $count } ครั้ง ทุกที่นั่งจึงต้องให้คำมั่นเรื่องซีดกันใหม่
dice-other-promise = คำมั่นในบันทึกเกมคือ { $found } แต่ที่โต๊ะนี้คือ { $seen }
dice-seed-lost = เครื่องนี้ไม่มีซีดที่ให้คำมั่นไว้สำหรับที่นั่งของคุณ และสายเกินกว่าจะให้คำมั่นใหม่แล้ว เปิดหน้านี้บนเครื่องที่มีซีดนั้น ไม่เช่นนั้นเจ้าของโต๊ะให้บอทนั่งแทนคุณหรือยกเลิกโต๊ะได้
dice-other-table = บันทึกเกมนี้มาจากโต๊ะอื่น: { $found }

## Links, dialogs, pages

copy = คัดลอก
copied = คัดลอกแล้ว
copy-by-hand = เลือกลิงก์ไว้ให้แล้ว คัดลอกด้วยแป้นพิมพ์หรือนิ้วได้เลย
close = ปิด
dialog-no = ไม่
table-try-again = ลองใหม่
to-home = ไปหน้าแรก
table-heading = มาร์ราเกช: { $names }
table-loading = รอสักครู่ กำลังจัดโต๊ะ…
table-gone-title = ไม่มีโต๊ะนี้
table-gone = ลิงก์อาจไม่ครบ หรือโต๊ะถูกเก็บไปนานแล้ว
table-unreachable-title = เซิร์ฟเวอร์ไม่ตอบ
table-cancelled-title = โต๊ะนี้ถูกยกเลิกแล้ว
table-cancelled = เจ้าของโต๊ะยกเลิกแล้ว ตั้งโต๊ะใหม่ไหม?
title-your-turn = ● ตาของคุณ – มาร์ราเกช
title-table = ที่โต๊ะ – มาร์ราเกช

## Help

keys-title = ปุ่มลัด
key-arrows = ปุ่มลูกศร
key-enter = Enter
key-escape = Esc
keys-arrows = หันอัสสัม หรือเลื่อนดูที่ปูพรม
keys-enter = ทอยเต๋า ปูพรม
keys-escape = ยกเลิกสิ่งที่ยังไม่ตัดสินใจ หรือข้ามภาพเคลื่อนไหว
keys-skip = ข้ามภาพเคลื่อนไหว
keys-log = เปิดหรือพับรายการเหตุการณ์
keys-hint = ขอคำใบ้ หรือซ่อนคำใบ้
keys-sounds = เปิดหรือปิดเสียง
keys-help = วิธีใช้นี้
keys-touch = ด้วยนิ้วหรือเมาส์: แตะช่องเพื่อดูพรมตรงนั้น แตะอีกครั้งเพื่อดูแบบถัดไป แตะอีกครึ่งของพรมหรือกดปุ่มเพื่อปู แตะพรมผืนใดก็ได้เพื่อดูว่าหยุดตรงนั้นต้องจ่ายเท่าไร

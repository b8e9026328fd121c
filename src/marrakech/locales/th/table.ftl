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
    [draw] { $name }: กำลังจั่วพรมผืนต่อไปของคุณ
   *[over] เกมจบแล้ว
}
todo-other = { $step ->
    [turn] { $name } กำลังเลือกทางให้อัสสัม
    [roll] { $name } กำลังจะทอยเต๋า
    [lay] { $name } กำลังเลือกที่ปูพรม{ colour }
    [steer] { $name } กำลังหันอัสสัมให้ผู้เล่นคนถัดไป
    [draw] { $name } กำลังจั่วพรมผืนต่อไป
   *[over] เกมจบแล้ว
}
todo-playing = { $name } กำลังเล่น
todo-playing-you = คุณกำลังเล่น
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
hint-thinking = กำลังคิดคำใบ้…
hint-warming = บอทกำลังเตรียมตัว พร้อมเมื่อไรคำใบ้จะมาทันที
hint-would-face = { $name } จะหันอัสสัมไปทาง{ facing }
hint-would-lay = { $name } จะปูพรมที่ { $first } และ { $second }
hint-chance = { $times ->
    [0] เลือกแบบนี้แทบไม่มีทางชนะ
   *[other] เลือกแบบนี้คุณจะชนะ { $times } จาก 100 เกม
}
hint-choices = ตัวเลือกที่ดีที่สุด

## Taking back the last rug, round one device

undo = เก็บพรมคืน
undo-help = เก็บพรมผืนล่าสุดคืน (ก่อนหันอัสสัมครั้งต่อไป)
did-undo = { $name } เก็บพรมผืนล่าสุดคืน
keys-undo = เก็บพรมผืนล่าสุดคืน (เมื่อทุกคนเล่นบนเครื่องเดียว)

## What happened besides

did-run-out = { $name } หมดเวลา จึงต้องออกจากเกม
did-break-rules = { $name } ทำผิดกติกา จึงต้องออกจากเกม
did-fail = { $reason ->
    [engine-not-started] { $name } เปิดไม่ขึ้น จึงต้องออกจากเกม
    [engine-hung] { $name } ไม่ตอบ จึงต้องออกจากเกม
    [engine-flooded] { $name } ส่งข้อความมากเกินไป จึงต้องออกจากเกม
    [engine-junk] { $name } ส่งข้อความที่อ่านไม่ออก จึงต้องออกจากเกม
    [engine-illegal] { $name } เล่นผิดกติกา จึงต้องออกจากเกม
   *[engine-crashed] { $name } ขัดข้อง จึงต้องออกจากเกม
}
did-sit = { $name } มานั่งแล้ว
did-vacate = ที่นั่ง { $seat } ว่างอีกครั้ง
did-seat-bot = บอทมานั่งที่นั่ง { $seat }
did-start = เกมเริ่มแล้ว
did-stand-in = { $reason ->
    [time] { $name } หมดเวลา บอทจึงเล่นแทน
   *[absent] { $name } ไม่อยู่ บอทจึงเล่นแทน
}
did-come-back = { $name } กลับมาแล้ว
did-move = { $name } ย้ายไปเล่นบนอีกเครื่องแล้ว
did-hold = เซิร์ฟเวอร์หยุดไปครู่หนึ่ง ทุกอย่างยังอยู่ครบ
did-cancel = โต๊ะถูกยกเลิก
log-face = หันอัสสัมไปทาง{ facing }
log-steer = หันอัสสัมไปทาง{ facing }ให้คนถัดไป
log-roll = ทอยได้ { $slippers } อัสสัมไปที่ { $square }
log-pay = จ่าย { dirhams } ให้ { $owner }
log-pay-part = จ่ายได้แค่ { dirhams } ให้ { $owner }
log-go-out = ออกจากเกม
log-lay = ปูพรม{ colour }ที่ { $first } และ { $second }
log-return = เก็บพรมหนึ่งผืนกลับลงกล่อง
log-draw = พรมผืนต่อไป: { colour }
log-title = บันทึกเหตุการณ์
log-empty = ยังไม่มีอะไร ตาแรกกำลังจะเริ่ม
side-title = เหตุการณ์และโต๊ะ

## Looking back at an earlier turn

log-about = เลือกตาเพื่อดูในตลาด
look-title = ตาก่อนหน้านี้
look-back = ย้อนหนึ่งตา
look-forward = ถัดไปหนึ่งตา
look-return = กลับไปที่เกม
look-opened = คุณกำลังดูย้อนหลัง กด Esc เพื่อกลับไปที่เกม
look-returned = กลับมาที่เกมแล้ว
look-your-turn = ถึงตาของคุณแล้ว
look-gone-on = เกมเดินต่อไปแล้ว
keys-look = ในบันทึกเหตุการณ์: เลื่อนไปทีละตา, Enter ดูตานั้นในตลาด, Esc กลับไปที่เกม

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
    [random] นักท่องเที่ยว
    [novice] มือใหม่
    [greedy] ลูกมือ
    [merchant] พ่อค้า
    [master] ปรมาจารย์
    [champion] แชมป์
   *[other] บอท { $bot }
}
bot-lettered = { $bot ->
    [random] นักท่องเที่ยว { $letter }
    [novice] มือใหม่ { $letter }
    [greedy] ลูกมือ { $letter }
    [merchant] พ่อค้า { $letter }
    [master] ปรมาจารย์ { $letter }
    [champion] แชมป์ { $letter }
   *[other] บอท { $bot } { $letter }
}
bot-about = { $bot ->
    [random] เล่นแบบสุ่ม
    [novice] เล่นดีครั้งเว้นครั้ง
    [greedy] มองล่วงหน้าหนึ่งตา เน้นคะแนน
    [merchant] ชั่งดูว่าแต่ละทางจะได้อะไรในภายหลัง
    [master] มองไกล เอาชนะได้ยาก
    [champion] ฝึกด้วยตัวเอง เอาชนะได้ยากที่สุด
   *[other] เล่นในแบบของตัวเอง
}
watchers = มีคนชมอยู่ { $watchers } คน
you-watch = { $others ->
    [0] คุณกำลังชมอยู่
   *[other] คุณและอีก { $others } คนกำลังชมอยู่
}
time-short = เหลือสิบวินาที

## What a seat says when it is chosen

seat-each-counts = หนึ่งดีแรมคือหนึ่งคะแนน และแต่ละช่องที่มองเห็นพรมสีนี้ก็คือหนึ่งคะแนน
seat-each-counts-two = หนึ่งดีแรมคือหนึ่งคะแนน และแต่ละช่องที่มองเห็นพรมสีใดสีหนึ่งในสองสีนี้ก็คือหนึ่งคะแนน
seat-pile-two = { $whose ->
    [you] กองของคุณมีพรมสองสี
   *[other] กองนี้มีพรมสองสี
}
seat-pile-next = พรมผืนต่อไปเป็น{ colour } ทุกคนมองเห็น
seat-pile-empty = ปูพรมเหล่านี้หมดแล้ว
seat-next-mark = ผืนต่อไป
seat-about-out = ออกจากเกมแล้ว พรมเหล่านี้ยังอยู่ในตลาด แต่หยุดบนพรมแล้วไม่ต้องจ่าย
seat-about-away = ไม่อยู่: ตอนนี้ไม่ได้เปิดหน้าของเกมนี้
seat-about-bot = บอท: { bot-about }
seat-about-lent = บอทเล่นแทนจนกว่าผู้เล่นจะกลับมา: { bot-about }

## Reactions: a few words that people round a table can send each other

reactions = รีแอ็กชัน
react = พูดอะไรหน่อย
reaction = { $reaction ->
    [hello] สวัสดี!
    [good-luck] โชคดีนะ!
    [well-played] เล่นได้สวย!
    [thanks] ขอบคุณ!
    [ouch] โอ๊ย!
    [laugh] ฮ่าฮ่า!
    [wow] ว้าว!
   *[moment] รอแป๊บนะ!
}
did-react = { $name }: { reaction }
did-react-you = คุณ: { reaction }
did-react-spectator = ผู้ชม: { reaction }
reactions-mute = ปิดรีแอ็กชันที่โต๊ะนี้
reactions-mute-help = คุณจะไม่เห็นและไม่ได้ยินสิ่งที่คนอื่นส่ง แต่ยังส่งของตัวเองได้

## A square that was asked about

area-price = กลุ่ม{ colour } { $squares } ช่อง คนอื่นที่หยุดตรงนี้จ่าย { dirhams } เจ้าของ: { $owner }
area-free = กลุ่ม{ colour } { $squares } ช่อง ไม่มีใครต้องจ่ายตรงนี้ เจ้าของ: { $owner } (ออกจากเกมแล้ว)

## The price of a rug, on the market

price-tag = { $owner }: { dirhams }
price-tag-yours = ของคุณ: คนอื่นจ่าย { dirhams }
price-tag-free = ไม่ต้องจ่าย
price-nudge = { $how ->
    [touch] แตะพรมผืนใดก็ได้เพื่อดูว่าหยุดตรงนั้นต้องจ่ายเท่าไร
   *[mouse] ชี้พรมผืนใดก็ได้เพื่อดูว่าหยุดตรงนั้นต้องจ่ายเท่าไร
}

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
line-lost = ขาดการเชื่อมต่อมา { $seconds } วินาทีแล้ว กำลังเชื่อมต่อใหม่ ไม่มีอะไรหาย
line-lost-kept = ขาดการเชื่อมต่อมา { $seconds } วินาทีแล้ว เก็บแอ็กชันของคุณไว้แล้ว และจะส่งทันทีที่เชื่อมต่อได้
bot-played = บอทเล่นแทนตอนที่คุณไม่อยู่ ตอนนี้คุณกลับเข้าเกมแล้ว
bot-plays-for-you = บอทกำลังเล่นแทนคุณ
play-myself = เล่นเอง
away-long = { $name } หายไปพักหนึ่งแล้ว
away-wait = รอ
away-bot = ให้บอทเล่นแทน

## The server is well again

server-recovered = เซิร์ฟเวอร์กลับมาทำงานแล้ว เล่นต่อได้เลย

## Before the game

gathering-title = กำลังรอคนอื่น
gathering-title-full = มาครบแล้ว
gathering-title-guest = เกมกำลังจะเริ่ม
gathering-open = ยังว่างอยู่ { $open } ที่นั่ง เกมจะเริ่มทันทีที่มีคนนั่งครบ
gathering-awaited = เกมจะเริ่มเองทันทีที่ผู้เล่นเหล่านี้เปิดหน้านี้: { $names }
gathering-unready = เกมจะเริ่มได้ทันทีที่ผู้เล่นเหล่านี้เปิดหน้านี้: { $names }
gathering-full = { $host ->
    [you] เริ่มได้เมื่อคุณพร้อม
   *[other] เจ้าของโต๊ะจะเป็นคนเริ่มเกม
}
invite-title = ชวนเพื่อน
invite-text = ส่งลิงก์นี้ให้เพื่อน หรือให้สแกนโค้ด ใครเปิดลิงก์ก็นั่งได้ ไม่ต้องมีบัญชี
invite-link = ลิงก์เชิญ
invite-qr = คิวอาร์โค้ดของลิงก์เชิญ
invite-message = มาเล่นเกมมาร์ราเกชด้วยกันสักเกม
invite-here-only = { $host } ใช้ได้เฉพาะในเครื่องนี้ ถ้าอยากให้คนอื่นเข้ามา ให้เปิดเซิร์ฟเวอร์แบบนี้ แล้วเปิดเกมด้วยที่อยู่เครือข่ายของเครื่องนี้:
invite-renew = สร้างลิงก์ใหม่
invite-renewed = สร้างลิงก์ใหม่แล้ว ลิงก์เก่าใช้ไม่ได้อีก
invite-host-has-it = ลิงก์เชิญอยู่ที่เจ้าของโต๊ะ
watch-title = มีใครแค่อยากชมไหม?
watch-link = ลิงก์เข้าชม
watching-gathering = คุณกำลังชมอยู่ ถ้าอยากเล่น ให้ขอลิงก์เชิญ
watching-full = ทุกที่นั่งมีคนแล้ว คุณชมได้ และถ้ามีคนลุก คุณก็นั่งได้
join-late = ถ้าที่นั่งใดเป็นของคุณ คุณย้ายมาที่นี่ได้ โดยเปิด “{ this-table }” บนเครื่องที่คุณนั่งไว้ แล้วเลือก “{ move-seat }”
your-name = ชื่อของคุณ
player-numbered = ผู้เล่น { $seat }
sit-down = เข้านั่ง
seat-bot = เพิ่มบอท
which-bot = บอทตัวไหน
remove = เอาออก
remove-name = เอาออก: { $name }
leave-seat = ลุกจากโต๊ะ
start-game = เริ่มเกม
cancel-table = ยกเลิกโต๊ะ
cancel-title = ยกเลิกโต๊ะนี้ไหม?
cancel-text = จะไม่มีใครนั่งที่นี่ได้อีก และลิงก์จะใช้ไม่ได้
cancel-no = ไม่ยกเลิก

## An invitation

invited-by = { $name } ชวนคุณเล่นเกมมาร์ราเกช
invited-again = { $name } อยากเล่นอีกครั้ง
invited-new = เพิ่งรู้จักเกมมาร์ราเกช?
invited-back = กลับไปที่คำเชิญ
seats-taken-title = ทุกที่นั่งมีคนแล้ว
seats-taken-text = คราวนี้ที่นั่งเต็มแล้ว คุณเข้าชมได้ หรือขอให้เพื่อนตั้งโต๊ะใหม่
seats-taken-watch = เข้าชมเกม
seats-taken-own = ตั้งโต๊ะ
gathering-away = ตอนนี้ไม่อยู่: { $names }

## The next game with the same players

gathering-title-again = เกมถัดไป
gathering-asked = ชวนแล้ว: { $names }
gathering-here = มาแล้ว: { $names }
mark-asked = ชวนแล้ว
invite-again = ส่งลิงก์

## This table

this-table = โต๊ะนี้
rules-on = กติกา
rules-edition = ฉบับ: { $edition }
rules-usual = กติกาปกติ
rules-bankruptcy-play-on = คนที่จ่ายไม่ครบให้จ่ายเท่าที่มีแล้วเล่นต่อ
rules-steering-after-must = กติกาแบบพิเศษ: ทอยก่อน ปูพรมแล้วคุณต้องหันอัสสัมไปทางซ้ายหรือขวาให้ผู้เล่นคนถัดไป
rules-steering-after-may = กติกาแบบพิเศษ: ทอยก่อน ปูพรมแล้วคุณจะหันอัสสัมให้ผู้เล่นคนถัดไปก็ได้
rules-area-owner = ค่าผ่านทางนับทั้งสองสีของเจ้าของ
rules-whole-nobody = ห้ามทับพรมทั้งผืนในครั้งเดียว ไม่ว่าของใคร แม้แต่ของตัวเอง
rules-halves-colours = ห้ามปูพรมทับสองช่องที่สีเดียวกัน
rules-pile-alternating = เมื่อเล่นสองคน พรมในแต่ละกองสลับสีกัน
rules-stock-15 = เมื่อเล่นสองคน แต่ละคนมีพรมสีเดียว 15 ผืน
rules-tie-shared = ถ้าคะแนนเท่ากันถือว่าชนะร่วมกัน
rules-clock-none = ไม่จับเวลา
rules-clock-turn = ตาละ { $seconds } วินาที { $timeout ->
    [bot] ใครหมดเวลา บอทจะเล่นแทน
   *[out] ใครหมดเวลาต้องออกจากเกม
}
rules-clock-game = คนละ { $minutes } นาทีสำหรับทั้งเกม{ $increment ->
    [0] { "" }
   *[other] { " " }และเพิ่มตาละ { $increment } วินาที
} { $timeout ->
    [bot] ใครหมดเวลา บอทจะเล่นแทน
   *[out] ใครหมดเวลาต้องออกจากเกม
}
read-rules = อ่านกติกา
fair-title = ลูกเต๋ายุติธรรม
fair-text = ผลการทอยทุกครั้งคำนวณจากซีดลับของเซิร์ฟเวอร์รวมกับซีดของแต่ละที่นั่ง ก่อนเริ่มเกม เซิร์ฟเวอร์ประกาศแฮชด้านล่าง และซีดของเซิร์ฟเวอร์ต้องตรงกับแฮชนี้ จบเกมแล้วซีดของเซิร์ฟเวอร์จะถูกเปิดเผย และใครก็ตรวจการทอยได้ทุกครั้ง
fair-seats = หน้าเว็บของผู้เล่นแต่ละคนก็ประกาศแฮชของซีดด้วย และเปิดเผยซีดให้เองเมื่อแฮชมาครบ จึงไม่มีใครเลือกซีดตามซีดของคนอื่นได้
fair-hash = แฮชของซีด (SHA-256): { $name }
fair-commitment = แฮชของซีดเซิร์ฟเวอร์ (SHA-256)
fair-seed = ซีดของ { $name }
fair-change = เปลี่ยนซีดของคุณ
fair-change-name = เปลี่ยนซีด: { $name }
fair-change-do = เปลี่ยน
fair-salted = ระบบจะเติมอักขระสุ่มเข้าไปในซีด เพื่อไม่ให้ใครเดาซีดจากแฮชได้
fair-changed = เปลี่ยนซีดของคุณแล้ว
move-seat = เล่นบนเครื่องอื่น
move-seat-name = ย้ายไปเครื่องอื่น: { $name }
move-seat-title = ย้ายที่นั่งไปด้วย
move-seat-text = เปิดลิงก์นี้บนอีกเครื่องภายใน { $minutes } นาที ใช้ได้ครั้งเดียว จากนั้นคุณจะเล่นที่เครื่องนั้น ส่วนเครื่องนี้ชมได้อย่างเดียว
move-seat-link = ลิงก์สำหรับอีกเครื่อง
move-seat-qr = คิวอาร์โค้ดของลิงก์สำหรับอีกเครื่อง
claim-title = เล่นบนเครื่องนี้ไหม?
claim-text = ลิงก์นี้ย้ายที่นั่งมาที่เครื่องนี้ ส่วนอีกเครื่องจะชมได้อย่างเดียว
claim-yes = เล่นที่นี่
claim-no = ชมอย่างเดียว
seat-claimed = ตอนนี้คุณเล่นบนเครื่องนี้แล้ว
give-up = ยอมแพ้
give-up-name = ยอมแพ้: { $name }
give-up-title = ยอมแพ้เกมนี้ไหม?
give-up-text = คุณจะออกจากเกม เงินของคุณกลับเข้ากองกลาง และพรมของคุณไม่นับคะแนนให้ใครอีก
give-up-no = เล่นต่อ

## The end

you-win = คุณชนะ!
standings-title = ผลการแข่งขัน
standings-rank = อันดับ
standings-name = ผู้เล่น
standings-dirhams = ดีแรม
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
    [all] แฮชที่ประกาศไว้ทั้งหมด ทั้งของเซิร์ฟเวอร์และของทุกที่นั่ง ตรงกับที่เครื่องนี้เก็บไว้ก่อนเปิดเผยซีดของตัวเอง
    [server] แฮชของเซิร์ฟเวอร์ตรงกับที่เครื่องนี้เห็น แต่เครื่องนี้ไม่ได้เก็บแฮชของที่นั่งไว้ให้เทียบ
   *[none] เครื่องนี้ไม่ได้เก็บแฮชไว้ก่อนเริ่มเกม จึงไม่มีอะไรให้เทียบกับบันทึกเกม
}
dice-rounds = ก่อนหน้านั้นเครื่องนี้เปิดเผยซีดไป { $count } ครั้งแต่เกมไม่ได้เริ่ม ทุกครั้งซีดทั้งหมดถูกเปลี่ยนใหม่
dice-other-promise = แฮชของเซิร์ฟเวอร์เปลี่ยนไป เครื่องนี้เห็น { $seen } ที่โต๊ะนี้ แต่ตอนนี้พบ { $found }
dice-seed-lost = เครื่องนี้ไม่มีซีดของที่นั่งคุณ และสายเกินกว่าจะเลือกซีดใหม่แล้ว เปิดหน้านี้บนเครื่องที่มีซีดนั้น ถ้าทำไม่ได้ เจ้าของโต๊ะยกที่นั่งของคุณให้บอทหรือยกเลิกโต๊ะได้
dice-other-table = บันทึกเกมนี้มาจากโต๊ะอื่น: { $found }

## The end, for the person at this screen

you-share-win = คุณเป็นผู้ชนะร่วม!
over-by-points = ชนะไป { $lead } คะแนน: { dirhams } กับ { $squares } ช่อง
over-by-dirhams = ตัดสินด้วยดีแรม { $most }–{ $next }: { $names } ได้คนละ { $points } คะแนน
over-shared = ไม่มีใครนำ: คนละ { $points } คะแนน
over-only-one = เหลือ { $name } อยู่คนเดียว
over-only-you = เหลือคุณอยู่คนเดียว
over-others-gave-up = คนอื่นยอมแพ้หมดแล้ว
over-you-close = เฉียดมาก คุณขาดไปแค่ { $lead } คะแนน เล่นได้ดีมาก!
over-you-equal = เฉียดมาก แพ้แค่จำนวนดีแรม เล่นได้ดีมาก!
over-you-second = คุณได้ที่สอง เล่นได้ดีมาก!
over-you-third = คุณได้ที่สาม เล่นได้ดี!
over-you-fourth = คุณได้ที่สี่ ไว้สู้กันใหม่!
over-you-lost = เล่นได้ดี! ตลาดเปิดรอเกมหน้าอยู่
over-you-out = คุณออกจากเกมก่อนจบ ตลาดเปิดรอเกมหน้าอยู่

## The points by turn

chart-help = แตะแผนภูมิหรือใช้ปุ่มลูกศรเพื่อดูคะแนนของทุกคนหลังตาใดก็ได้
chart-walk = คะแนนหลังแต่ละตา
chart-value = หลังตาที่ { $turn }: { $points }
chart-value-start = ตอนเริ่ม: { $points }
chart-points-of = { $name } ได้ { $points } คะแนน
chart-watch-turn = ดูตลาดหลังตาที่ { $turn }
chart-watch-start = ดูตลาดตอนเริ่ม

## Links, dialogs, pages

copy = คัดลอก
copied = คัดลอกแล้ว
copy-by-hand = เลือกลิงก์ไว้ให้แล้ว คัดลอกได้เลย
close = ปิด
dialog-no = ไม่
table-try-again = ลองใหม่
to-home = ไปหน้าแรก
table-heading = มาร์ราเกช: { $names }
table-loading = กำลังเปิดโต๊ะ…
table-gone-title = ไม่พบโต๊ะนี้
table-gone = ลิงก์อาจไม่ครบ หรือโต๊ะอาจถูกลบไปแล้ว
table-unreachable-title = เซิร์ฟเวอร์ไม่ตอบ
table-cancelled-title = โต๊ะนี้ถูกยกเลิกแล้ว
table-cancelled = เจ้าของโต๊ะยกเลิกเกมแล้ว ตั้งโต๊ะใหม่ไหม?

## Window titles

title-my-turn = ● ตาของคุณ
title-playing = กำลังเล่น
title-gathering = กำลังรอผู้เล่น
title-won = { $count ->
    [1] { $names } ชนะ
   *[other] { $names } ชนะร่วมกัน
}
title-you-won = คุณชนะ
title-you-share = คุณเป็นผู้ชนะร่วม
title-replay = ดูย้อนหลัง: { $names }

## Help

keys-title = ปุ่มลัด
key-arrows = ปุ่มลูกศร
key-enter = Enter, เว้นวรรค
key-escape = Esc
keys-arrows = เลือกทิศให้อัสสัม หรือเลือกที่ปูพรม
keys-enter = ทอยเต๋า หรือปูพรมที่เลือกไว้
keys-escape = ยกเลิกสิ่งที่เลือกแต่ยังไม่ยืนยัน หรือข้ามภาพเคลื่อนไหว
keys-skip = ข้ามภาพเคลื่อนไหว
keys-log = เปิดหรือปิดบันทึกเหตุการณ์
keys-hint = แสดงหรือซ่อนคำใบ้
keys-sounds = เปิดหรือปิดเสียง
keys-help = แสดงวิธีใช้นี้
keys-touch = ใช้นิ้ว: แตะช่องเพื่อดูพรมตรงนั้น แตะอีกครั้งเพื่อดูแบบถัดไป หรือแตะช่องข้าง ๆ เพื่อเลือกสองช่องนั้น กดปุ่มเพื่อปูพรม

## Help: mouse, arrows and prices

keys-mouse = ใช้เมาส์: คลิกพรมเพื่อเลือก คลิกอีกครั้งเพื่อปู ดับเบิลคลิกจะแค่เลือกพรม
keys-facing = แตะหรือคลิกลูกศรจะแค่หันอัสสัม กดปุ่มเพื่อทอยเต๋า
keys-price = แตะหรือคลิกพรมผืนอื่นเพื่อดูว่าหยุดตรงนั้นต้องจ่ายเท่าไร

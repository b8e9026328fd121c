### Thai: what is refused, and why. A message’s name is the key that goes over the wire.

## What the rules refuse

action-unknown = “{ $text }” ไม่ใช่แอ็กชัน
depth-negative = ไม่มีลำดับที่ยาว { $depth } แอ็กชัน
draw-none-left = { $action }: ในกองของที่นั่ง { $seat } ไม่มีพรมสีนั้นเหลือแล้ว
game-over = { $action }: เกมจบแล้ว
lay-covers-rug = { $action } จะทับพรมทั้งผืนในครั้งเดียว ซึ่งพรมผืนนั้นห้ามทับทั้งผืน
lay-must = ยังปูพรมได้ จึงต้องปู
lay-not-beside = { $action } ไม่มีด้านใดติดกับช่องของอัสสัม
lay-on-assam = { $action } จะอยู่ใต้เท้าอัสสัม
lay-one-colour = { $action } จะอยู่บนสองช่องที่สีเดียวกัน ซึ่งกติกานี้ห้าม
not-this-step = { $action } ใช้ตอนนี้ไม่ได้: { $step ->
    [turn] ต้องหันอัสสัม (N, E, S หรือ W)
    [steer] ต้องหันอัสสัม (N, E, S หรือ W)
    [roll] ต้องทอยเต๋า (1 ถึง 4)
    [draw] ต้องจั่วพรมผืนต่อไปจากกอง (เช่น *r)
   *[lay] ต้องปูพรม (เช่น d4d5)
}
roll-unknown = “{ $action }” ไม่ใช่แต้มเต๋า ลูกเต๋าออกได้ 1 ถึง 4
seat-out = { $action }: ที่นั่ง { $seat } ออกจากเกมไปแล้ว
seat-unknown = { $action }: ไม่มีใครนั่งที่นั่ง { $seat }
steer-must-turn = { $action }: ต้องหันอัสสัมไปทางซ้ายหรือขวา 90 องศา ตอนนี้เขาหันไปทาง { $facing } อยู่แล้ว
turn-half-round = { $action }: อัสสัมหันไปทาง { $facing } และกลับหลังหันไม่ได้

## What cannot be set up

bot-unknown = ไม่มีบอท “{ $name }” ที่มีคือ: { $names }
edition-unknown = ไม่มีฉบับ “{ $name }” ดูทั้งหมดได้ด้วย “marrakech editions”
facing-unknown = “{ $facing }” ไม่ใช่ทิศ ใช้ N, E, S หรือ W
option-clash = เล่น { $first } กับ { $second } พร้อมกันไม่ได้
option-unknown = ไม่มีตัวเลือก “{ $option }” ที่มีคือ: { $options }
option-value = ตัวเลือก { $option } ไม่มีค่า “{ $value }” ที่มีคือ: { $values }
players-number = มาร์ราเกชเล่นได้ 2 ถึง 4 คน ไม่ใช่ { $players } คน

## What is wrong with a position

assam-form = “{ $text }” ไม่ใช่ช่องตามด้วยทิศ เช่น d4S
board-character = “{ $text }” อยู่บนกระดานไม่ได้
board-rank-length = แถว { $rank } { $found ->
    [8] มีเกิน 7 ช่อง
   *[other] มีแค่ { $found } ช่อง ไม่ใช่ 7
}
board-ranks = กระดานมี 7 แถวคั่นด้วย “/” ไม่ใช่ { $found } แถว
board-run = แถว { $rank } มีจำนวนช่องว่างสองจำนวนเขียนติดกัน ให้เขียนเป็นผลรวม
colour-unseated = ที่นี่ไม่มีที่นั่งใดใช้สี “{ $colour }”
draw-one-way = ที่นั่ง { $seat } ไม่ต้องจั่ว เพราะพรมผืนต่อไปเป็นได้แบบเดียว
half-alone = “{ $half }” บน { $square } ชี้ไปที่อีกครึ่งซึ่งไม่ได้ชี้กลับมา
mover-no-rugs = ถึงขั้น “{ $step }” ของที่นั่ง { $seat } แต่ไม่มีพรมเหลือแล้ว
mover-out = ถึงขั้น “{ $step }” ของที่นั่ง { $seat } แต่ออกจากเกมไปแล้ว
number-form = “{ $text }” ไม่ใช่จำนวนเต็ม
number-range = { $text } มากกว่าค่าสูงสุด ซึ่งคือ { $highest }
option-default = “{ $text }” เป็นค่าเริ่มต้น จึงไม่ต้องเขียน
option-form = “{ $text }” ไม่ใช่ตัวเลือกพร้อมค่า เช่น area=owner
option-order = ตัวเลือก “{ $option }” อยู่ผิดลำดับ ต้องเรียงตามลำดับและเขียนครั้งเดียว
out-everyone = ต้องมีคนเหลืออยู่ในเกม
out-order = คนที่ออกจากเกมมีหมายเลข x1, x2 … ตามลำดับที่ออก แต่พบ { $found }
position-fields = รูปกระดานมีหกส่วน คั่นด้วยเว้นวรรคหนึ่งครั้ง แต่พบ { $found } ส่วน
position-long = รูปกระดานยาวได้ไม่เกิน { $longest } อักขระ
seat-colours = ที่นั่ง { $seat } เล่นสี “{ $colours }” แต่พบ “{ $text }”
seat-form = ที่นั่ง { $seat } ควรเขียนแบบ 30:r12 ไม่ใช่ “{ $text }”
seat-number = “{ $text }” ไม่ใช่ที่นั่งใดใน { $seats } ที่นั่ง
seats-number = รูปกระดานมี 2 ถึง 4 ที่นั่ง ไม่ใช่ { $found }
should-be-over = ไม่มีใครเหลือให้เล่นต่อ ขั้นจึงต้องเป็น “over” ไม่ใช่ “{ $step }”
step-ruleset = กติกานี้ไม่มีขั้น “{ $step }”
step-unknown = “{ $text }” ไม่ใช่ขั้น ที่มีคือ: { $steps }
top-colour = ผืนบนสุดของกองที่นั่ง { $seat } ต้องเป็นสีหนึ่งใน “{ $colours }” ไม่ใช่ “{ $text }”
top-early = กองของที่นั่ง { $seat } ยังรอจั่ว จึงยังไม่มีผืนบนสุด
top-missing = กองของที่นั่ง { $seat } ต้องบอกผืนบนสุด เช่น *r
top-none-left = ผืนบนสุดของกองที่นั่ง { $seat } เป็น “{ $colour }” ไม่ได้ เพราะไม่เหลือแล้ว
top-one-colour = กองของที่นั่ง { $seat } มีสีเดียว จึงไม่ต้องเขียนผืนบนสุด

## What is wrong with a record

comment-brace = หมายเหตุมีวงเล็บปีกกาปิดไม่ได้: “{ $text }”
comment-open = มีหมายเหตุที่เปิดไว้แต่ไม่ปิดในบรรทัดเดียวกัน
comment-place = หมายเหตุ “{ $text }” อยู่ในที่ที่มีหมายเหตุไม่ได้ หรืออยู่ผิดลำดับ
comment-result = จะมีหมายเหตุข้างผล เหนือผล หรือหลังผลไม่ได้ ที่สุดท้ายที่ใส่ได้คือในตาต่าง ๆ
not-canonical = เขียนแบบนี้ไม่ถูก ที่ถูกคือ: { $expected }
record-character = อักขระ “{ $text }” อยู่ในบันทึกเกมไม่ได้
record-cut-off = บรรทัดสุดท้ายไม่จบ บันทึกเกมคงถูกตัดขาด
record-edition = ฉบับ “{ $name }” ใช้กติกาอื่น ไม่ตรงกับรูปกระดานในแท็ก Start
record-empty = ไม่มีอะไรอยู่ในนี้
record-long = บันทึกเกมยาวได้ไม่เกิน { $longest } อักขระ
record-no-result = บันทึกเกมจบโดยไม่มีผล ควรมีบรรทัดว่างแล้วตามด้วย “*” หรือคะแนน
record-players = บันทึกเกมไม่มี Start และไม่มีที่นั่ง 2 ถึง 4 ที่ตามลำดับ (Seat1, Seat2 …)
record-seat = { $tag }: เกมนี้มีแค่ { $seats } ที่นั่ง
record-start = แท็กไม่ตรงกับตอนเริ่มของเกมนี้
record-sections = หลังบรรทัดว่างนี้มีได้แค่ผลเกม
result-wrong = ผลคือ { $expected } ไม่ใช่ “{ $text }”
tag-form = นี่ไม่ใช่แท็กแบบ [Seat1 "Ana"]: { $text }
tag-name = “{ $tag }” ใช้เป็นชื่อแท็กไม่ได้
tag-reserved = แท็ก { $tag } เขียนขึ้นจากตอนเริ่ม ชื่อ และฉบับ จึงใส่แยกต่างหากไม่ได้
tag-twice = แท็ก { $tag } ซ้ำเป็นครั้งที่สอง
turn-empty = ตานี้ไม่มีแอ็กชัน
turn-form = ตาต้องขึ้นต้นด้วยหมายเลข เช่น “1.” แต่พบ “{ $text }”
turn-line = ตานี้จบไปก่อน “{ $text }” ซึ่งควรอยู่ในบรรทัดของตัวเอง
turn-number = ต่อไปต้องเป็นตาที่ { NUMBER($expected, useGrouping: 0) } ไม่ใช่ { $text }
turn-unfinished = ตานี้ยังไม่จบ ยังเหลือขั้น “{ $step }”

## Dice

seed-form = “{ $text }” ใช้เป็นซีดไม่ได้: ต้องเป็นอักขระ ASCII ที่พิมพ์ได้ 1 ถึง { $longest } ตัว ไม่มีเว้นวรรค
commitment-form = “{ $text }” ไม่ใช่แฮช SHA-256: ต้องเป็นเลขฐานสิบหก 64 หลัก ตัวพิมพ์เล็ก
commitments-missing = มีคนนั่งทันที { $people } คนและต้องให้คำมั่นเรื่องซีดคนละหนึ่งข้อ แต่ระบุมา { $commitments } ข้อ
seeds-awaited = ยังเริ่มเกมไม่ได้ เพราะซีดยังมาไม่ครบทุกที่นั่ง
seeds-sealed = เกมกำลังจะเริ่ม ซีดทั้งหมดตายตัวแล้วและเปลี่ยนไม่ได้อีก
seed-hash = ซีดของที่นั่ง { $seat } ไม่ตรงกับที่ให้คำมั่นไว้: แฮชของมันคือ { $expected } ไม่ใช่ { $text }
dice-tags = ไม่มีแท็ก { $tag } จึงตรวจลูกเต๋าไม่ได้
dice-tag-form = แท็ก { $tag } มีค่าเป็น “{ $text }” ไม่ได้
dice-seat = { $tag }: เกมนี้มีแค่ { $seats } ที่นั่ง
dice-hash = ซีดของเซิร์ฟเวอร์ไม่ตรงกับที่ให้คำมั่นไว้: แฮชของมันคือ { $expected } ไม่ใช่ { $text }
dice-chance = ผลสุ่มครั้งที่ { $number } คือ { $action } แต่ซีดให้ { $expected }

## Names

name-characters = ชื่อมีอักขระ { $text } ไม่ได้
name-length = ชื่อยาวได้ 1 ถึง { $longest } อักขระ ไม่ใช่ { $length }

## At a table

behind = เกมเดินต่อไปแล้ว (เหตุการณ์ที่ { $number }) ดูใหม่ก่อนตัดสินใจ
bot-not-ready = บอทยังเตรียมตัวไม่เสร็จ ลองใหม่อีกสักครู่
chance-decides = { $action }: ตรงนี้โชคเป็นผู้ตัดสิน
clock-form = “{ $kind }” ไม่ใช่วิธีจับเวลาที่ใช้เล่นได้
code-wrong = ลิงก์นี้เปิดที่นั่งไม่ได้ หรือใช้ไม่ได้แล้ว
device-link-wrong = ลิงก์นี้เพิ่มเครื่องไม่ได้ หรือใช้ไม่ได้แล้ว ให้สร้างลิงก์ใหม่บนอีกเครื่อง
device-unknown = ไม่ใช่เครื่องของคุณ หรือเครื่องนั้นออกจากระบบไปแล้ว
command-unknown = “{ $kind }” ไม่ใช่สิ่งที่ทำที่โต๊ะได้
hint-none = บอทไม่ตอบ ลองใหม่อีกสักครู่
hint-people = ไม่มีคำใบ้เมื่อเล่นกับคนอื่น
log-long = โต๊ะนี้มีเหตุการณ์เกิน { $most } อย่างแล้ว ทำได้แค่เล่นให้จบ
names-missing = มีคนนั่งทันที { $people } คนและต้องมีชื่อทุกคน แต่ระบุมา { $names } ชื่อ
not-host = เฉพาะเจ้าของโต๊ะนี้เท่านั้นที่ทำได้
not-seated = เฉพาะคนที่มีที่นั่งในโต๊ะนี้เท่านั้นที่ทำได้
not-your-seat = ที่นั่ง { $seat } ไม่ใช่ของคุณ
not-your-turn = ตอนนี้เป็นตาของที่นั่ง { $seat } ซึ่งไม่ใช่ของคุณ
record-none = เกมนี้ยังไม่เริ่ม จึงยังไม่มีบันทึกเกม
rematch-exists = ตั้งเกมถัดไปไว้แล้ว: โต๊ะ { $table }
rules-twice = ระบุฉบับหรือกติกาอย่างใดอย่างหนึ่ง ไม่ใช่ทั้งสองอย่าง
seat-free = ไม่มีใครนั่งที่นั่ง { $seat }
seat-kind = “{ $text }” นั่งไม่ได้ ที่นั่งเป็นได้แค่ของคน ที่ว่าง หรือของบอท
seat-missing = ที่นี่ไม่มีที่นั่ง “{ $seat }”
seat-not-lent = ไม่มีบอทเล่นแทนคุณอยู่
seat-not-persons = ตอนนี้ที่นั่ง { $seat } ไม่มีคนเล่น
seat-present = ผู้เล่นที่ที่นั่ง { $seat } ยังอยู่ หรือหายไปยังไม่นานพอ
seat-taken = { $seat ->
    [0] ทุกที่นั่งมีคนแล้ว
   *[other] ที่นั่ง { $seat } มีคนแล้ว
}
seats-open = ยังมีที่นั่งว่างอยู่
stand-in-weak = บอท “{ $name }” เล่นแทนผู้เล่นไม่ได้ ที่เล่นแทนได้คือ: { $names }
table-busy = มีคนแก้ไขโต๊ะนี้พร้อมกันมากเกินไป ลองใหม่
table-damaged = บันทึกเหตุการณ์ของโต๊ะ “{ $table }” เสียหาย จึงไม่มีใครเล่นที่โต๊ะนั้นได้ ส่วนโต๊ะอื่นทั้งหมดเป็นปกติ
table-unknown = ไม่มีโต๊ะ “{ $table }”
time-left = ยังเหลือเวลาอยู่
timeout-kind = “{ $text }” ไม่ใช่ผลของการหมดเวลาที่เลือกได้
wrong-phase = { $phase ->
    [gathering] เกมยังไม่เริ่ม
    [playing] เกมเริ่มไปแล้ว
    [over] เกมจบแล้ว
   *[cancelled] โต๊ะถูกยกเลิกแล้ว
}

## At the server's doors

bots-alone = { $most ->
    [0] เซิร์ฟเวอร์นี้ไม่ให้บอทเล่นกันเอง
    [1] มีเกมที่บอทเล่นกันเองจากเครือข่ายของคุณอยู่ 1 เกม รอให้จบก่อน
   *[other] มีเกมที่บอทเล่นกันเองจากเครือข่ายของคุณอยู่ { $most } เกม รอให้จบสักเกมก่อน
}
host-refused = เซิร์ฟเวอร์นี้ไม่ตอบเมื่อเรียกด้วยชื่อ “{ $host }” ผู้ดูแลเซิร์ฟเวอร์อนุญาตชื่อนี้ได้ด้วยตัวเลือก { $option }
method-unknown = ทำแบบนั้นที่นี่ไม่ได้
origin-refused = หน้าเว็บจากที่อื่นทำแบบนั้นไม่ได้
page-unbuilt = หน้าเว็บยังไม่ได้สร้างไว้ในเซิร์ฟเวอร์นี้ ใช้ “python hatch_build.py build” ในซอร์สโค้ดเพื่อสร้าง
page-unknown = ไม่มีอะไรอยู่ที่นี่
request-big = มากเกินไปในครั้งเดียว
request-invalid = คำขอไม่ตรงตามรูปแบบของโพรโทคอล ({ $where }: { $what })
request-slow = คำขอใช้เวลานานเกินไปกว่าจะมาถึง
server-failed = เกิดข้อผิดพลาดที่นี่และระบบจดไว้แล้ว สิ่งที่ยืนยันไปแล้วไม่มีอะไรหาย
server-full = เซิร์ฟเวอร์รับการเชื่อมต่อเพิ่มไม่ได้แล้ว ลองใหม่อีกสักพัก
square-unknown = “{ $text }” ไม่ใช่ช่อง
token-missing = เครื่องนี้ไม่มีโทเค็น หรือโทเค็นนั้นออกจากระบบไปแล้ว ขอใหม่ได้ด้วย POST /api/device
too-many-tables = หนึ่งหน้าชมได้มากสุด { $most } โต๊ะ
server-troubled = ตอนนี้เซิร์ฟเวอร์เก็บอะไรไม่ได้ ({ $trouble }) ไม่มีอะไรหาย ลองใหม่อีกสักพัก
too-often = บ่อยเกินไป รอสักพักแล้วลองใหม่

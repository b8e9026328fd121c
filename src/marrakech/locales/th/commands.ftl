### Thai: what only the command line says.

## What is wrong with a file or a command

file-missing = { $file }: ไม่พบไฟล์นี้
file-is-folder = { $file } เป็นโฟลเดอร์ ไม่ใช่ไฟล์
file-not-text = { $file }: ไม่ใช่ข้อความแบบ UTF-8 (ไบต์ที่ { NUMBER($byte, useGrouping: 0) })
file-too-big = { $file } ใหญ่กว่า { $limit } เมกะไบต์ บันทึกเกมจริงเล็กกว่านี้มาก
file-exists = มี { $file } อยู่แล้ว จึงไม่ได้เขียนทับ
file-unreadable = อ่าน { $file } ไม่ได้: { $reason }
file-unwritable = เขียน { $file } ไม่ได้: { $reason }
of-file = { $file }: { $problem }
error = ข้อผิดพลาด: { $problem }
turn-beyond = บันทึกเกมไม่มีตาที่ { NUMBER($turn, useGrouping: 0) } ตาสุดท้ายคือตาที่ { NUMBER($last, useGrouping: 0) }
bots-too-many = บอท { $bots } ตัวต้องใช้ { $bots } ที่นั่ง แต่เกมนี้มีผู้เล่นแค่ { $players } คน
names-too-many = ระบุชื่อมา { $names } ชื่อ { $people ->
    [0] แต่ผู้เล่นมีแต่บอท
   *[other] แต่มีคนเล่นแค่ { $people } คน
}
starter-unknown = “{ $text }” ไม่ใช่วิธีหาคนเริ่มเล่น ใช้ random หรือ agreed
nothing-to-resume = ไม่มีเกมค้างให้เล่นต่อ
options-clash = ใช้ { $first } กับ { $second } พร้อมกันไม่ได้
passed-over = ข้าม: { $problem }
language-unknown = ที่นี่ไม่มีภาษา “{ $text }” ที่มีคือ: { $languages }
section-unknown = กติกาไม่มีหัวข้อ “{ $text }” ที่มีคือ: { $sections }
resume-alone = เกมที่เล่นต่อใช้ผู้เล่นและกติกาเดิม ให้ตัด { $option } ออก

## The store

store-full = { $file }: ดิสก์เต็ม จึงเก็บอะไรเพิ่มไม่ได้ สิ่งที่เก็บไว้แล้วยังอยู่ครบ เพิ่มพื้นที่ว่างแล้วเล่นต่อได้เลย
store-locked = เซิร์ฟเวอร์หรือโปรแกรมอื่นกำลังใช้ { $file } อยู่
store-broken = { $file } เสียหาย หรือไม่ใช่ไฟล์เก็บข้อมูลโต๊ะ ({ $reason }) ใช้ “marrakech check-store” เพื่อดูว่าโต๊ะไหนยังสมบูรณ์ ถ้าเติม --rescue จะคัดลอกโต๊ะเหล่านั้นไปไว้ในไฟล์ใหม่
store-gone = { $file } ถูกลบ ย้าย หรือแทนที่ขณะที่เซิร์ฟเวอร์ใช้อยู่ จะไม่เก็บอะไรเพิ่มจนกว่าไฟล์เดิมจะกลับมา
store-newer = { $file } เขียนโดย marrakech รุ่นใหม่กว่า (ไฟล์เวอร์ชัน { $found } แต่รุ่นนี้อ่านได้ถึงเวอร์ชัน { $known })
store-behind = { $file } เก่ากว่า { $copy } ซึ่งเป็นสำเนาที่กู้มาจากไฟล์นี้และมีข้อมูลที่ไฟล์ไม่มี ให้เริ่มเซิร์ฟเวอร์ด้วยสำเนา (--data) หรือย้ายสำเนาไปที่อื่นเพื่อใช้ไฟล์เก่าต่อ
store-unreadable = เปิด อ่าน หรือเขียน { $file } ไม่ได้: { $reason }
store-closed = { $file } ปิดแล้ว เพราะเซิร์ฟเวอร์กำลังจะหยุดทำงาน
store-extra = { $file }: PostgreSQL ต้องใช้แพ็กเกจที่ยังไม่ได้ติดตั้ง วิธีติดตั้ง: { $command }
store-server-old = { $file }: PostgreSQL { $found } เก่าเกินไป ต้องใช้เวอร์ชัน { $needed } ขึ้นไป
store-unsafe = { $file } ตั้งค่าไว้เป็น { $setting } ถ้าระบบล่ม ตาเดินที่ยืนยันแล้วอาจหายได้ เปิดการตั้งค่านี้แล้วเล่นต่อได้เลย
store-not-empty = { $file } มีข้อมูลอยู่แล้ว จึงไม่ได้คัดลอกอะไรลงไป
store-none = { $file } ไม่ใช่ไฟล์เก็บข้อมูลโต๊ะ หรือเสียหายตั้งแต่ต้นไฟล์
check-store-whole = { $file } สมบูรณ์ดี มี { $count } โต๊ะ
check-store-damaged = { $file } เสียหาย มี { $count } โต๊ะ { $whole ->
    [0] แต่ไม่มีโต๊ะไหนสมบูรณ์
   *[other] ในจำนวนนี้สมบูรณ์ { $whole } โต๊ะ
}
check-store-structure = { $file }: { $reason }
check-store-table = โต๊ะ { $table }: { $problem ->
    [checksum] เหตุการณ์ที่ { $number } ไม่ตรงกับที่เขียนไว้
    [gap] เหตุการณ์ที่ { $number } หายไป
    [fold] เหตุการณ์ที่ { $number } ไม่สมเหตุสมผล
   *[summary] เหตุการณ์สมบูรณ์ทั้งหมด แต่ไม่ตรงกับข้อมูลในรายการ
}
check-store-rescued = คัดลอกโต๊ะที่สมบูรณ์ { $count } โต๊ะไปไว้ที่ { $file } แล้ว
backup-done = คัดลอกโต๊ะทั้งหมดใน { $source } ไปไว้ที่ { $target } แล้ว
move-done = คัดลอกทุกอย่างใน { $source } ไปไว้ที่ { $target } และเทียบกันแล้ว จำนวนโต๊ะ: { $tables } จำนวนเหตุการณ์: { $events } ข้อมูลใน { $source } ไม่เปลี่ยนแปลง

## Drawing a position

seat-name = ที่นั่ง { $seat }
to-move = ▶
column-player = ผู้เล่น
column-rugs = พรมที่เหลือ
column-dirhams = ดีแรม
column-squares = ช่อง
column-points = คะแนน
column-next = ผืนต่อไป
out = ออกแล้ว
steps-next = { $step ->
    [turn] { $name } หันอัสสัม
    [roll] { $name } ทอยเต๋า
    [lay] { $name } ปูพรม
    [draw] { $name } จั่วพรมผืนต่อไป
    [steer] { $name } หันอัสสัมให้ผู้เล่นคนถัดไป
   *[over] เกมจบแล้ว
}
rules-in-force = กติกา: { $rules }
rules-default = กติกาปกติ
legal-heading = ทำได้: { $actions }
chance-heading = ผลสุ่มที่เป็นไปได้: { $actions }

## Playing in the terminal

ask-players = เล่นกี่คน?
ask-bots = ในนั้นเป็นบอทกี่ตัว?
ask-level = บอทเก่งระดับไหน? { $levels }
ask-name = ผู้เล่น { $number } ชื่ออะไร?
ask-number-again = พิมพ์ตัวเลขตั้งแต่ { $low } ถึง { $high }
bot-alone = บอท
bot-name = บอท { $number }
person-name = ผู้เล่น { $number }
welcome = มาร์ราเกชในเทอร์มินัล พิมพ์ ? ได้ทุกเมื่อเพื่อดูวิธีใช้ กด Ctrl-C เพื่อหยุด ระบบบันทึกเกมให้หลังทุกแอ็กชัน
bots-getting-ready = บอทกำลังเตรียมตัว ครั้งแรกสุดใช้เวลาราวครึ่งนาที
welcome-back = ยินดีต้อนรับกลับมา: ตาที่ { $turn } พิมพ์ ? ได้ทุกเมื่อเพื่อดูวิธีใช้
saved-at = บันทึกเกมเก็บอยู่ใน { $file }
prompt-turn = { $name } จะหันอัสสัมไปทางไหน? { $choices }
choice-left = { $facing } ({ facing }): ซ้าย
choice-straight = { $facing } ({ facing }): ตรงไป
choice-right = { $facing } ({ facing }): ขวา
prompt-roll-facing = อัสสัมจะหันไปทาง{ facing } กด Enter เพื่อทอยเต๋า หรือเลือกทิศอื่น: { $others }
prompt-roll = { $name }: กด Enter เพื่อทอยเต๋า
prompt-lay = { $name } จะปูพรม{ colour }ตรงไหน? พิมพ์หมายเลขหรือชื่อสองช่อง
prompt-confirm-lay = { $action }? กด Enter เพื่อปู หรือเลือกที่อื่น
prompt-confirm-steer = ในตาของ { $next } อัสสัมจะหันไปทาง{ facing } กด Enter เพื่อตกลง หรือเลือกทิศอื่น
stars-paid = ดอกจันแสดงกลุ่มที่เพิ่งจ่ายค่าผ่านทาง
prompt-must-return = { $name }: ตรงนี้ไม่มีที่ให้ปูพรม กด Enter เพื่อเก็บหนึ่งผืนกลับลงกล่อง
not-understood = “{ $text }” ไม่อยู่ในตัวเลือก พิมพ์ ? เพื่อดูวิธีใช้
help-facing = N E S W      หันอัสสัม: N (เหนือ), E (ตะวันออก), S (ใต้) หรือ W (ตะวันตก) เปลี่ยนใจได้จนกว่าจะทอยเต๋า
help-lay = 1 2 3 … / d4d5    เลือกที่ปูพรม เปลี่ยนใจได้จนกว่าจะกด Enter
help-position = position     แสดงรูปกระดานเป็นข้อความ
help-log = log          แสดงบันทึกเกมจนถึงตอนนี้
help-save = save FILE    เก็บสำเนาบันทึกเกมไว้ใน FILE
help-give-up = give up      ออกจากเกม (จะถามก่อน)
help-quit = q / quit     หยุดไว้ตรงนี้ กลับมาเล่นต่อได้
ask-give-up = { $name } จะยอมแพ้จริงไหม? ถ้าแน่ใจ พิมพ์คำว่า ใช่
yes = ใช่
gave-not-up = ไม่มีใครยอมแพ้ เกมดำเนินต่อไป
copy-saved = เก็บสำเนาไว้ใน { $file } แล้ว
goodbye-early = ยังไม่ได้เริ่มเกม
goodbye = หยุดแล้ว เล่นต่อได้ด้วยคำสั่ง: { $command }
save-trouble = เก็บบันทึกเกมไม่ได้: { $problem } คุณเล่นต่อได้ และจะลองเก็บอีกครั้งในแอ็กชันหน้า
not-saved = แอ็กชันล่าสุดยังไม่ถูกบันทึก: { $problem }
over-heading = เกมจบแล้วหลังเล่นไป { turns }
resume-over = เกมนี้จบแล้ว ใช้ “marrakech replay” เพื่อดูย้อนหลังทีละขั้น

## Other commands

list-number = { $number }.
verify-fine = { $file }: ถูกต้อง { $count ->
    [0] ยังไม่มีการทอยหรือจั่ว
   *[other] ผลการทอยและจั่วทั้ง { $count } ครั้งตรงกับซีด
}
verify-promised = { $file }: { $promised ->
    [all] ซีดของผู้เล่นทุกคนตรงกับแฮชที่ประกาศไว้ในบันทึกเกม แต่มีเพียงเครื่องที่เก็บแฮชไว้ที่โต๊ะเท่านั้นที่บอกได้ว่าประกาศไว้ก่อนที่ซีดใดจะถูกเปิดเผยหรือไม่
    [some] ซีดของบางที่นั่งส่งมาแบบเปิดเผยโดยไม่มีแฮช ({ $seats }) ส่วนที่นั่งอื่นตรงกับแฮชที่ประกาศไว้ในบันทึกเกม แต่มีเพียงเครื่องที่เก็บแฮชไว้ที่โต๊ะเท่านั้นที่บอกได้ว่าประกาศไว้ก่อนที่ซีดใดจะถูกเปิดเผยหรือไม่
   *[none] ไม่มีที่นั่งใดประกาศแฮชไว้ก่อนเปิดเผยซีด ถ้าผู้ดูแลเซิร์ฟเวอร์มีที่นั่งด้วย ก็อาจเลือกผลการทอยได้
}
check-fine = { $file }: ถูกต้อง { turns } { $result }
replay-prompt = กด Enter เพื่อไปต่อ กด b เพื่อย้อนกลับ พิมพ์ตัวเลขเพื่อข้ามไปตานั้น พิมพ์ q เพื่อหยุด
replay-start = ก่อนแอ็กชันแรก
replay-turn = ตาที่ { $turn } จาก { $last }: { $line }
replay-comment = “{ $text }”
replay-end = สิ้นสุดบันทึกเกม
edition-column = ฉบับ
edition-source = สมุดกติกา
edition-options = ตัวเลือก
edition-box = พรม
edition-starter = คนแรก
edition-default-rules = ค่าเริ่มต้น
edition-footer = ตัวเลือกใน (วงเล็บ) เรากำหนดเองเพราะสมุดกติกาไม่ได้กล่าวถึง นอกนั้นเป็นไปตามที่พิมพ์ไว้
starter = { $who ->
    [random] สุ่ม
    [morocco] คนที่ไปโมร็อกโกมาล่าสุด
    [youngest] คนอายุน้อยสุดหรือสุ่ม
   *[agreed] ตกลงกันเอง
}
perft-total = { $nodes } ลำดับ ลำดับละ { $depth } แอ็กชัน
perft-counting = กำลังนับ
simulate-progress = เกม
simulate-title = { games } ผู้เล่น { $players } คน ทุกคนเล่นแบบสุ่ม
simulate-seat = ที่นั่ง
simulate-wins = ชนะ
simulate-points = คะแนน
simulate-paid = จ่าย
simulate-received = ได้รับ
simulate-out = ออกจากเกม
simulate-length = หนึ่งเกมใช้เฉลี่ย { $mean } ตา ({ $low } ถึง { $high })
simulate-anyone-out = มีคนต้องออกจากเกมใน { $share } ของเกมทั้งหมด และ { $shared } ของชัยชนะเป็นการชนะร่วมกัน
simulate-speed = { $rate } เกมต่อวินาที
simulate-stopped = หยุดหลังเล่นไป { games }

## Engines

engine-not-started = เปิดเอนจิน “{ $engine }” ไม่ได้: { $detail }
engine-crashed = เอนจิน “{ $engine }” หยุดทำงานกะทันหัน ({ $detail })
engine-hung = เอนจิน “{ $engine }” ไม่ตอบภายในเวลาที่กำหนด { $detail }
engine-flooded = เอนจิน “{ $engine }” ส่งข้อความมากเกินไป: { $detail }
engine-junk = เอนจิน “{ $engine }” ไม่ได้สื่อสารตามโพรโทคอลเอนจิน: { $detail }
engine-illegal = เอนจิน “{ $engine }” เล่นผิดกติกา: { $detail }
bot-needs-engine = ที่นี่ไม่มีบอท “{ $name }” ถ้าเป็นเอนจิน ให้ระบุคำสั่งของมันด้วย --engine
engine-line = “{ $text }” ไม่ใช่บรรทัดในโพรโทคอลเอนจิน ดูทั้งหมดได้ที่ docs/engine-protocol.md
engine-no-position = ยังไม่มีรูปกระดานให้คิด
engine-no-decision = ตอนนี้ไม่มีอะไรต้องตัดสินใจ: { $step ->
    [roll] ผลการทอยขึ้นอยู่กับโชค
    [draw] พรมที่จั่วได้ขึ้นอยู่กับโชค
   *[over] เกมจบแล้ว
}
engine-option = ไม่มีตัวเลือก “{ $option }” ที่มีค่า “{ $value }”
engine-bot-failed = บอทขัดข้อง: { $error }
engine-cannot-judge = บอท “{ $bot }” ประเมินรูปกระดานไม่ได้
engine-no-beginning = ประเมินได้เฉพาะรูปกระดานตอนเริ่มตาเท่านั้น
engine-no-judge = เอนจิน “{ $engine }” ประเมินรูปกระดานไม่ได้ เพราะไม่รู้จักบรรทัด “judge” ของโพรโทคอลเอนจิน
engine-starting = กำลังเปิดเอนจิน “{ $engine }”…
engine-thinks = เอนจินกำลังคิดอยู่ สั่งหยุดก่อน

## Rolling out a decision: games are played to the end from each choice, to see what it is worth

rollout-nothing = ตรงนี้ไม่มีอะไรให้เปรียบเทียบ: { $step ->
    [roll] ผลการทอยขึ้นอยู่กับโชค
    [draw] พรมที่จั่วได้ขึ้นอยู่กับโชค
    [over] เกมจบแล้ว
   *[other] มีตัวเลือกเดียว
}
rollout-what = ระบุบันทึกเกม หรือระบุรูปกระดานด้วย --position
rollout-step-alone = --step ต้องใช้กับตาใดตาหนึ่ง ระบุตาด้วย --turn
rollout-no-decision = { $step ->
    [turn] ในตาที่ { $turn } ไม่มีใครหันอัสสัม
    [lay] ในตาที่ { $turn } ไม่มีใครปูพรม
    [steer] ในตาที่ { $turn } ไม่มีใครหันอัสสัมให้ผู้เล่นคนถัดไป
   *[any] ในตาที่ { $turn } ไม่มีใครมีอะไรให้เลือก
}
rollout-turn = ตาที่ { $turn }: { $sentence }
rollout-choice = ตัวเลือก
rollout-behind = ห่างจากแบบที่ดีที่สุด
rollout-played = ที่เล่น
rollout-stopped = { $games ->
    [0] หยุดก่อนที่จะมีเกมใดจบ
   *[other] หยุดหลังเล่นไป { $games } เกมจากแต่ละตัวเลือก
}

## The arena

arena-twice = ระบุ { $bot } สองครั้ง ให้ระบุบอทแต่ละตัวเพียงครั้งเดียว
arena-alone = ต้องมีสองฝ่าย: ระบุบอทอีกตัว ระบุเอนจินด้วย --engine หรือระบุอย่างใดอย่างหนึ่งด้วย --against
arena-ms = { $ms } มิลลิวินาทีใช้เป็นเวลาคิดไม่ได้
arena-sprt = “{ $text }” ไม่ใช่อัตราชนะสองค่าระหว่าง 0 กับ 1 โดยเขียนค่าต่ำก่อน เช่น 0.5,0.55
arena-worker-died = โพรเซสที่กำลังเล่นเกมหยุดไปกะทันหัน อาจเพราะหน่วยความจำไม่พอ เกมที่จบก่อนหน้านั้นยังนับอยู่
chart-ending = { $file }: วาดแผนภูมิได้เฉพาะ .svg หรือ .png ให้ตั้งชื่อที่ลงท้ายด้วยอย่างใดอย่างหนึ่ง
results-foreign = { $file } ไม่ได้เก็บผลของสนามประลอง จึงไม่ได้แก้ไขอะไร
results-differ = { $file } เก็บผลของการแข่งขันอื่น: { $setting } ในไฟล์คือ { $found } แต่ที่นี่คือ { $wanted }
results-line = { $file } บรรทัดที่ { NUMBER($line, useGrouping: 0) }: นี่ไม่ใช่รอบที่ควรมาต่อ: { $text }
results-busy = โพรเซสอื่นกำลังเขียน { $file } อยู่
bot-illegal = มันเลือก “{ $action }” ซึ่งตอนนั้นทำไม่ได้
bot-raised = มันขัดข้อง: { $error }
arena-getting-ready = กำลังเตรียมตัว
arena-progress = เกม
arena-speed = { $rate }/วินาที
arena-title = { games } ผู้เล่น { $players } คน
arena-bot = บอท
arena-against = แข่งกับ
arena-rating = เรตติง
arena-ratings = เรตติงตามจำนวนผู้เล่น
arena-wins = ชนะ
arena-interval = ช่วงเชื่อมั่น 95%
arena-margin = ส่วนต่าง
arena-median = ms มัธยฐาน
arena-slow = ms 99%
arena-games = เกม
arena-even = ใครชนะใคร ({ $share } คือสูสี)
arena-range = { $low } ถึง { $high }
arena-several = { $count } × { $bot }
arena-verdict = { $bot } แข่งกับ { $others }: { $verdict ->
    [H1] อัตราชนะน่าจะเป็น { $high } ไม่ใช่ { $low } (ยอมรับ H1)
    [H0] อัตราชนะน่าจะเป็น { $low } ไม่ใช่ { $high } (ยอมรับ H0)
   *[open] ยังตัดสินไม่ได้ระหว่าง { $low } กับ { $high }
} LLR { $llr } ในช่วง { $below } ถึง { $above } จาก { $rounds } รอบ
arena-ladder-holds = ลำดับขั้นถูกต้อง: บอทแต่ละตัวชนะตัวที่อยู่ต่ำกว่า ด้วยความเชื่อมั่น 95%
arena-ladder-open = ยังไม่แน่ชัดที่ความเชื่อมั่น 95%: { $pairs }
arena-over = { $bot } > { $other }
arena-gave-up = { $bot } ต้องยอมแพ้ไป { games } สาเหตุในครั้งแรก: { $problem }
arena-stopped = หยุดหลังเล่นไป { games } ถ้าใช้ --out FILE จะทำต่อภายหลังได้
arena-stopped-kept = หยุดหลังเล่นไป { games } ใช้คำสั่งเดิมเพื่อทำต่อ
arena-chart = เก็บแผนภูมิไว้ใน { $file } แล้ว
arena-chart-title = { games } ผู้เล่น { $players } คน
chart-wins = อัตราชนะ พร้อมช่วงความเชื่อมั่น 95%
chart-even = สูสี
chart-rating = เรตติง { $rating }
chart-matrix = ชัยชนะของแถว
chart-matrix-rest = ชัยชนะของแถว เมื่อสู้กับตัวอื่นเพียงลำพัง

## Luck and skill: marrakech analyse

analyse-depth = “{ $text }” ไม่ใช่ระดับความลึก ให้ใช้ quick, normal หรือ deep
analyse-one-file = { $option } ใช้ได้กับบันทึกเกมเดียวเท่านั้น
analyse-no-turns = บันทึกเกมยังไม่มีตาให้วิเคราะห์
analyse-annotated-long = ถ้ารวมหมายเหตุ บันทึกเกมจะยาวเกิน { $longest } อักขระ จึงไม่ได้เขียน
analyse-progress = ตา
analyse-stopped = หยุดหลังวิเคราะห์ไป { $done } จาก { turns }
analyse-annotated = เก็บบันทึกเกมพร้อมหมายเหตุไว้ใน { $file } แล้ว
analyse-title = { $file } ประเมินโดย { $evaluator } ({ $depth })
analyse-luck = { $name }: ลูกเต๋ามีผลต่อโอกาสชนะ { $luck }
analyse-not-over = เกมยังไม่จบ ผลที่แสดงคือโอกาสชนะในรูปกระดานสุดท้าย
analyse-gave-up = { $name } ยอมแพ้ สิ่งที่เสียไปจากการยอมแพ้รวมอยู่ในข้อผิดพลาดของตัวเอง แต่ไม่นับเป็นการตัดสินใจ
analyse-errors = การตัดสินใจทำให้เสียไปเท่าไร
analyse-kind = การตัดสินใจ
analyse-step = { $step ->
    [turn] หันอัสสัม
    [steer] หันอัสสัมให้คนถัดไป
   *[lay] ปูพรม
}
analyse-error-each = เสียครั้งละ
analyse-largest = ข้อผิดพลาดใหญ่ที่สุด และแบบที่ดีกว่า
analyse-turn = ตา
analyse-played = ที่เล่น
analyse-better = ดีกว่า
analyse-chance = โอกาสชนะ
analyse-error = ข้อผิดพลาด
analyse-rolls = การทอยที่โชคดีที่สุดและโชคร้ายที่สุด
analyse-rolled = ทอยได้
analyse-luck-column = โชค
analyse-turns = ทีละตา พร้อมโอกาสชนะของทุกคนหลังแต่ละตา
analyse-actions = แอ็กชัน
analyse-comment-error = { $grade ->
    [slip] พลาดเล็กน้อย
    [mistake] พลาด
   *[blunder] พลาดหนัก
} ({ $error }) แบบที่ดีกว่า: { $better } มีโอกาสชนะ { $chance } แทนที่จะเป็น { $instead }
analyse-comment-judged = วิเคราะห์โดย { $evaluator } ({ $depth })
analyse-comment-luck = โชค: { $luck }
analyse-profiles = ผลงานของผู้เล่น
analyse-games = เกม
analyse-interval = ช่วงเชื่อมั่น 95%
analyse-profile-errors = การตัดสินใจหนึ่งครั้งทำให้เสียไปเท่าไร
analyse-all = ทั้งหมด
analyse-phase = { $phase ->
    [opening] ต้นเกม
    [middle] กลางเกม
   *[end] ท้ายเกม
}
analyse-profile-words = ข้อผิดพลาดต่อการตัดสินใจ 100 ครั้ง แยกตามขนาด
analyse-unfinished = เกมที่ยังไม่จบซึ่งไม่นับในผลงานของผู้เล่น: { $count }
analyse-abandoned = เกมที่มีคนยอมแพ้ซึ่งไม่นับในผลงานของผู้เล่น: { $count }

## Measuring this machine

bench-ready = กำลังเตรียมตัว ครั้งแรกต้องคอมไพล์
bench-import = โหลดไลบรารี, ms
bench-load = โหลดเคอร์เนลที่คอมไพล์แล้ว, ms
bench-first-move = จากเริ่มเปิดถึงแอ็กชันแรกของปรมาจารย์, ms
bench-rules-games = เกมสุ่มผ่านกติกา หนึ่งคอร์ ต่อวินาที
bench-kernel-games = เกมสุ่มในเคอร์เนล หนึ่งคอร์ ต่อวินาที
bench-kernel-turns = จำนวนตาในเคอร์เนล หนึ่งคอร์ ต่อวินาที
bench-kernel-everywhere = เกมสุ่มในเคอร์เนล ทุกคอร์ ต่อวินาที
bench-nodes = รูปกระดานที่ปรมาจารย์พิจารณา ต่อวินาที
bench-decision = การตัดสินใจหนึ่งครั้งของบอท { $bot }, ms
bench-machine = { $cpu }, { $cores } คอร์, { $system }, Python { $python }, Numba { $numba }
bench-stopped = หยุดแล้ว นี่คือสิ่งที่วัดได้ก่อนหน้านั้น
bench-child = โพรเซสที่กำลังวัดขัดข้อง: { $problem }

## Running a server

serve-ready = มาร์ราเกชทำงานอยู่ที่ { $link }
serve-lan = ในเครือข่ายเดียวกัน: { $link }
serve-data = ใช้ { $file } เก็บเกมไม่ได้: { $reason }
serve-host = “{ $host }” ไม่ใช่ที่อยู่ของเครื่องนี้: { $reason }
serve-stop = กด Ctrl-C เพื่อหยุดเซิร์ฟเวอร์ ทุกเกมเก็บอยู่ใน { $file }
serve-port = พอร์ต { $port } ไม่ว่างหรือใช้ไม่ได้: { $reason }
serve-only-here = เข้าถึงได้จากเครื่องนี้เท่านั้น ถ้าใช้ --host 0.0.0.0 เครื่องอื่นในเครือข่ายเดียวกันจะเข้าถึงได้ด้วย
open-already = มาร์ราเกชเปิดอยู่แล้วที่ { $link }
open-other = มาร์ราเกชเปิดอยู่แล้วที่ { $link } ด้วยโฮสต์หรือไฟล์อื่น หยุดตัวนั้นก่อน หรือระบุพอร์ตอื่น
open-browser = เกมจะเปิดในเบราว์เซอร์ ถ้าไม่เปิด ให้เปิดลิงก์เอง
open-yourself = เปิดลิงก์ในเบราว์เซอร์

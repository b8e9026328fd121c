### Thai: watching a record and setting up a position.

study-again = ลองใหม่
study-copy-by-hand = คัดลอกจากตรงนี้

## Watching a record

replay-title = ดูเกมย้อนหลัง
replay-lead = ทุกเกมเก็บเป็นข้อความสั้น ๆ ได้ เรียกว่าบันทึกเกม เปิดบันทึกเพื่อดูทีละขั้น หรือดูตัวอย่างก่อนก็ได้
replay-example = ดูตัวอย่าง
replay-open-file = เปิดไฟล์
replay-paste = หรือวางบันทึกเกมตรงนี้ หรือลากไฟล์มาวางที่ไหนก็ได้ในหน้านี้
replay-watch = ดู
replay-link-broken = ลิงก์นี้ไม่ครบ จึงอ่านเกมในลิงก์ไม่ได้ ขอลิงก์ใหม่ หรือเปิดบันทึกเกมโดยตรง
replay-another = เปิดบันทึกเกมอื่น

replay-seat = ที่นั่ง { $seat }
replay-market = ตลาด
replay-beginning = เกมเริ่มแล้ว
replay-before-first = ก่อนตาแรก
replay-place = ตาที่ { $turn }: { $name }
replay-count = { $at } จาก { $of }
replay-controls = เลื่อนดูเกม
replay-first = ไปจุดเริ่ม
replay-back = ย้อนหนึ่งขั้น
replay-play = เล่น
replay-pause = หยุดชั่วคราว
replay-forward = ถัดไปหนึ่งขั้น
replay-last = ไปจุดจบ
replay-slider = จังหวะในเกม
replay-keys = ปุ่มลัด: ลูกศรเดินหน้าหรือย้อนทีละขั้น, กด Shift ด้วยเพื่อไปทีละตา, Home และ End ไปจุดเริ่มและจุดจบ, แป้นเว้นวรรคเล่นหรือหยุด
replay-speed = ความเร็ว
replay-speed-name = { $speed ->
    [slow] ช้า
    [fast] เร็ว
   *[normal] ปกติ
}

replay-standings = ตารางคะแนน
replay-player = ผู้เล่น
replay-dirhams = ดีแรม
replay-squares = ช่อง
replay-points = คะแนน
replay-rugs-left = พรม
replay-next-rug = พรมผืนต่อไปเป็น{ colour }
replay-out = ออกแล้ว
replay-winner = ผู้ชนะ

replay-turns = ตาทั้งหมด
replay-no-turns = ยังไม่มีใครเล่น
replay-paid = จ่าย { $count }
replay-copy-link = คัดลอกลิงก์ถึงจุดนี้
replay-link-copied = คัดลอกลิงก์แล้ว
replay-download = ดาวน์โหลด
replay-to-table = ไปที่โต๊ะ
replay-to-editor = เปิดในหน้าจัดกระดาน
replay-about = เกี่ยวกับบันทึกเกมนี้
replay-edition = ฉบับ
replay-edition-none = ไม่ได้ระบุ
replay-rules = กติกา
replay-rules-usual = กติกาปกติ
replay-result = ผล
replay-unfinished = ยังไม่จบ
replay-tag = { $name ->
    [Table] โต๊ะ
    [Date] วันที่
    [ServerSeed] ซีดของเซิร์ฟเวอร์
    [SeatSeed1] ซีดของที่นั่ง 1
    [SeatSeed2] ซีดของที่นั่ง 2
    [SeatSeed3] ซีดของที่นั่ง 3
    [SeatSeed4] ซีดของที่นั่ง 4
    [SeatHash1] แฮชของซีดที่ที่นั่ง 1 ประกาศไว้
    [SeatHash2] แฮชของซีดที่ที่นั่ง 2 ประกาศไว้
    [SeatHash3] แฮชของซีดที่ที่นั่ง 3 ประกาศไว้
    [SeatHash4] แฮชของซีดที่ที่นั่ง 4 ประกาศไว้
    [Bot1] บอทประจำที่นั่ง 1
    [Bot2] บอทประจำที่นั่ง 2
    [Bot3] บอทประจำที่นั่ง 3
    [Bot4] บอทประจำที่นั่ง 4
    [ServerSeedHash] แฮชของซีดที่เซิร์ฟเวอร์ประกาศไว้
   *[other] { $name }
}

## Your finished games

games-title = เกมที่คุณเล่นจบแล้ว
games-none = ทุกเกมที่คุณเล่นจบจะแสดงที่นี่
games-you-won = คุณชนะ
games-more = แสดงเกมก่อนหน้านี้
games-kept = เกมจะเก็บไว้ { $days } วันนับจากแอ็กชันสุดท้าย ถ้าอยากเก็บนานกว่านั้น ให้ดาวน์โหลดบันทึกเกม

## Actions

study-face = หันอัสสัมไปทาง{ facing }
study-die = รองเท้าแตะ { $slippers } ข้าง

## Setting up a position

editor-title = จัดกระดาน
editor-tools = เครื่องมือ
editor-tool = { $tool ->
    [rug] พรม
    [half] ครึ่งผืน
    [erase] ลบ
    [assam] อัสสัม
   *[look] ดูและลอง
}
editor-tool-hint = { $tool ->
    [rug] เลือกสองช่องที่มีด้านติดกัน
    [half] เลือกช่องเพื่อวางพรมครึ่งผืน โดยอีกครึ่งถูกทับอยู่
    [erase] เลือกช่องเพื่อทำให้ว่าง
    [assam] เลือกช่องเพื่อวางอัสสัม เลือกตัวเขาเพื่อหัน
   *[look] เลือกแอ็กชันบนกระดาน หรือเลือกช่องใดก็ได้เพื่อดูค่าผ่านทาง
}
editor-colours = สีของพรม
editor-second-half = พรมเริ่มที่ { $square } เลือกช่องที่ติดกัน
editor-do = { $step ->
    [roll] ทอยเต๋า
    [lay] ปูพรม
   *[turn] หันอัสสัม
}
editor-board-kept = กระดานยังแสดงรูปกระดานล่าสุดที่อ่านได้
editor-area = { $square }: กลุ่ม{ colour } { $squares } ช่อง คนอื่นที่หยุดตรงนี้จ่าย { dirhams } เจ้าของ: { $name }
editor-area-free = { $square }: กลุ่ม{ colour } { $squares } ช่อง ไม่มีใครต้องจ่ายตรงนี้ เจ้าของ: { $name } (ออกจากเกมแล้ว)
editor-area-bare = { $square } ว่าง ไม่มีใครต้องจ่ายตรงนี้

editor-text = รูปกระดานเป็นข้อความ
editor-text-first = แก้ข้อความด้านบนก่อน แล้วจึงเปลี่ยนแต่ละส่วนตรงนี้ได้
editor-undo = เลิกทำ
editor-redo = ทำซ้ำ
editor-undone = เลิกทำแล้ว
editor-redone = ทำซ้ำแล้ว
editor-clear = ล้างกระดาน
editor-cleared = กระดานว่างแล้ว
editor-start = ตอนเริ่มเกม { $players } คน
editor-copy-text = คัดลอกข้อความ
editor-text-copied = คัดลอกข้อความแล้ว
editor-copy-link = คัดลอกลิงก์

editor-next = สิ่งที่อาจเกิดต่อไป
editor-next-hint = { $step ->
    [roll] ทอยเต๋า: เลือกว่าเต๋าออกอะไร
    [draw] จั่วพรมผืนต่อไปจากกอง: เลือกว่าเป็นสีไหน
    [lay] { $count ->
        [0] ไม่มีที่ให้ปูพรม พรมจึงกลับลงกล่อง
       *[other] ปูพรมได้ { $count } แบบ แสดงอยู่บนกระดาน
    }
    [steer] หันอัสสัมให้ผู้เล่นคนถัดไป
   *[turn] หันอัสสัม หรือปล่อยไว้อย่างเดิม
}
editor-do-return = เก็บพรมกลับ
editor-do-draw = จั่ว{ colour }
editor-prices = แต่ละแต้มไปถึงไหน ต้องจ่ายเท่าไร

editor-fields = รายละเอียด
editor-players = ผู้เล่น
editor-mover = ตาของ
editor-seat = ที่นั่ง { $seat }, { $colours }
editor-step = ขั้นต่อไป
editor-step-name = { $step ->
    [turn] หันอัสสัม
    [roll] ทอยเต๋า
    [lay] ปูพรม
    [draw] จั่วพรม
    [steer] หันอัสสัมให้คนถัดไป
   *[over] เกมจบแล้ว
}
editor-facing = อัสสัมหันไปทาง
editor-rugs = พรมที่เหลือ ({ colour })
editor-top = พรมผืนต่อไป
editor-top-none = ยังไม่จั่ว
editor-out = ออกจากเกม
editor-out-as = ออกเป็นลำดับที่ { $order }
editor-rules = กติกา
editor-edition-own = กติกากำหนดเอง

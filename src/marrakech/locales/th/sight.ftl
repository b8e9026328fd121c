### Thai: playing without seeing the market: the text board, its keys and what it reads out.

text-board = กระดานข้อความ
text-board-about = ตลาดในรูปข้อความ: ช่องเป็นปุ่ม มีกล่องให้พิมพ์ และปุ่มลัดที่อ่านสิ่งที่คุณอยากรู้ให้ฟัง
text-board-show = แสดงกระดานข้อความ
text-board-hide = ซ่อนกระดานข้อความ
settings-text-board = กระดานข้อความที่ทุกโต๊ะ
settings-text-board-help = ช่องเป็นปุ่มและมีกล่องให้พิมพ์ สำหรับเล่นโดยไม่ต้องมองเห็นตลาด

## The squares

text-squares = ช่องในตลาด
text-square = { $square } { $rug ->
    [bare] ว่าง
    [r] พรมสีแดง
    [b] พรมสีน้ำเงิน
    [y] พรมสีเหลือง
   *[g] พรมสีเขียว
}{ $other ->
    [none] { "" }
    [hidden] , อีกครึ่งถูกทับ
   *[square] , อีกครึ่งอยู่ที่ { $with }
}{ $assam ->
    [N] , อัสสัมยืนอยู่ตรงนี้และหันไปทางเหนือ
    [E] , อัสสัมยืนอยู่ตรงนี้และหันไปทางตะวันออก
    [S] , อัสสัมยืนอยู่ตรงนี้และหันไปทางใต้
    [W] , อัสสัมยืนอยู่ตรงนี้และหันไปทางตะวันตก
   *[no] { "" }
}
text-half-chosen = พรมเริ่มที่ { $square } อีกครึ่งวางได้ที่: { $squares }
text-half-undone = ยกเลิกสิ่งที่เลือกแล้ว
text-no-rug = ตอนนี้ปูพรมที่ { $square } ไม่ได้
text-no-pair = ตอนนี้ปูพรมที่ { $first } และ { $second } ไม่ได้
text-would-lay = พรม{ colour }ที่ { $first } และ { $second } กด Enter เพื่อปู กด Esc เพื่อยกเลิก
text-would-turn = อัสสัมจะหันไปทาง{ facing } ใช้ R เพื่อทอยเต๋า
text-would-steer = อัสสัมจะหันไปทาง{ facing }ให้ผู้เล่นคนถัดไป ใช้ R เพื่อตกลง

## The box to type in

text-box = พิมพ์แอ็กชันหรือคำถาม
text-box-go = ตกลง
text-box-help = พิมพ์ N (เหนือ), E (ตะวันออก), S (ใต้) หรือ W (ตะวันตก) เพื่อหันอัสสัม พิมพ์ R เพื่อทอยเต๋า พิมพ์สองช่อง เช่น d4d5 เพื่อปูพรม พิมพ์ช่องเดียว เช่น d4 เพื่อถามว่ามีอะไรอยู่และถ้าหยุดตรงนั้นต้องจ่ายเท่าไร ส่วน I อ่านที่นั่ง, T อ่านตาล่าสุด, A อ่านสิ่งที่ทำได้, C อ่านว่าแต่ละแต้มต้องจ่ายเท่าไร และ O อ่านภาพรวม
text-box-empty = ยังไม่ได้พิมพ์อะไร
text-box-unknown = “{ $text }” ไม่ใช่แอ็กชันและไม่ใช่คำถาม พิมพ์ ? เพื่อดูวิธีใช้
text-not-now = ตอนนี้ทำ { $action } ไม่ได้
text-not-yours = ตอนนี้ไม่มีอะไรให้คุณตัดสินใจ

## What is read out

text-ask = อ่านให้ฟัง
text-ask-seats = ที่นั่ง
text-ask-last = ตาล่าสุด
text-ask-legal = สิ่งที่ทำได้
text-ask-prices = แต่ละแต้มจ่ายเท่าไร
text-ask-overview = ภาพรวม
text-overview = ตาที่ { $turn } อัสสัมยืนอยู่ที่ { $square } และหันไปทาง{ facing }
text-seat = { $name }: { $score }, { $rugs }
text-labelled = { $label }: { $text }
text-seat-next = พรมผืนต่อไปเป็น{ colour }
text-seat-out = { $name } ออกจากเกมแล้ว
text-last-none = ยังไม่มีใครเล่น
text-legal-turn = ทิศที่หันอัสสัมได้: { $choices }
text-legal-roll = ทอยเต๋าได้
text-legal-lay = ปูพรมได้ { $count } แบบ: { $choices }
text-legal-return = ไม่มีที่ให้ปูพรม พรมจึงกลับลงกล่อง
text-legal-none = ตอนนี้ไม่มีอะไรต้องทำ

## Its keys

text-keys-title = ปุ่มลัดของกระดานข้อความ
text-keys-arrows = เลื่อนไปทีละช่อง, Home และ End ไปสุดแถว, Page Up และ Page Down ไปสุดคอลัมน์
text-keys-enter = เลือกช่องให้พรม หรือปูพรม
text-keys-roll = ทอยเต๋า
text-keys-seats = อ่านที่นั่ง
text-keys-last = อ่านตาล่าสุด
text-keys-legal = อ่านสิ่งที่ทำได้
text-keys-price = อ่านว่าหยุดที่ช่องนี้ต้องจ่ายเท่าไร
text-keys-prices = อ่านว่าแต่ละแต้มต้องจ่ายเท่าไร
text-keys-overview = อ่านว่าอัสสัมอยู่ที่ไหนและต้องทำอะไรต่อไป
text-keys-box = ไปที่กล่องพิมพ์

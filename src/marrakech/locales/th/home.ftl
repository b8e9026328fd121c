### Thai: the first page. Setting up a game, and finding the tables there are.

home-tagline = หันอัสสัม ทอยเต๋า ปูพรมของคุณ – และอย่าไปหยุดบนพรมของคนอื่น
home-facts = สำหรับ 2 ถึง 4 คน ฟรี ไม่ต้องมีบัญชี
home-art = พรมทอสี่ผืนแขวนอยู่ในตลาด อัสสัมยืนอยู่ด้านหน้า
home-choices = เลือกวิธีเล่น

## The three choices

home-bots = เล่นเลย
home-bots-about = เล่นกับบอท เริ่มได้ทันที
home-bots-go = เล่น
home-friends = เล่นกับเพื่อน
home-friends-about = คุณจะได้ลิงก์ไว้ส่งให้เพื่อน แต่ละคนเล่นบนเครื่องของตัวเอง
home-friends-go = ตั้งโต๊ะ
home-device = บนเครื่องนี้
home-device-about = ผลัดกันถือเครื่อง ทุกคนเล่นที่นี่
home-device-go = เริ่ม
home-going = กำลังจัดโต๊ะ…
home-start-failed = ตอนนี้เซิร์ฟเวอร์ไม่ตอบ สิ่งที่คุณเลือกไว้ยังอยู่ ลองใหม่อีกสักครู่
home-opponents = คู่แข่ง
home-strength = ระดับฝีมือ
home-players = ผู้เล่น
home-bots-among = ในจำนวนนี้เป็นบอท
home-name = ชื่อของคุณ
home-name-of = ชื่อผู้เล่น { $number }
home-names = ชื่อ
home-player = ผู้เล่น { $number }

## All options

home-options = ตัวเลือกทั้งหมด
home-options-usual = กติกาปกติ ไม่จับเวลา
home-options-changed = เปลี่ยนไว้ { $count } อย่าง
home-options-reset = กลับไปแบบปกติ
home-options-loading = กำลังโหลดรายชื่อฉบับ…
home-rules-heading = กติกา
home-table-heading = โต๊ะ
home-edition = ฉบับ
home-edition-help = สมุดกติกาแต่ละฉบับต่างกันเล็กน้อย เลือกฉบับไหนก็เล่นตามฉบับนั้น
home-edition-default = กติกาปกติ
home-edition-own = เลือกเอง
home-edition-yours = ในภาษาของคุณ
home-edition-printed = ตามฉบับพิมพ์ แยกตามภาษา
home-edition-other = { $language } ฉบับพรม { $rugs } ผืน
home-edition-variant = { $edition } – หันอัสสัมหลังปูพรม
home-edition-fifteen = { $edition } – สองคน คนละ 15 ผืน
home-own-heading = กติกาทีละข้อ
home-two-only = เฉพาะเมื่อเล่นสองคน
home-option = { $option ->
    [bankruptcy] คนที่จ่ายไม่ครบ
    [steering] การหันอัสสัม
    [area] ค่าผ่านทางนับจาก
    [whole] ห้ามทับพรมทั้งผืน
    [halves] สองครึ่งใต้พรมผืนใหม่
    [pile] กองพรมสองสี
    [stock] พรมเมื่อเล่นสองคน
    [tie] คะแนนเท่ากัน
   *[other] { $option }
}
home-option-value = { $choice ->
    [bankruptcy-out] ออกจากเกม
    [bankruptcy-play-on] เล่นต่อ
    [steering-before] ก่อนทอย
    [steering-after-must] หลังปู ต้องหัน
    [steering-after-may] หลังปู จะหันก็ได้
    [area-colour] สีเดียว
    [area-owner] ทั้งสองสีของเจ้าของ
    [whole-opponents] ถ้าเป็นของคนอื่น
    [whole-nobody] ไม่ว่าของใคร
    [halves-any] สีใดก็ได้
    [halves-colours] ต้องต่างสีกัน
    [pile-shuffled] สับรวมกัน
    [pile-alternating] สลับสี
    [stock-24] 24 ผืน สองสี
    [stock-15] 15 ผืน สีเดียว
    [tie-dirhams] เงินมากกว่าชนะ
    [tie-shared] ชนะร่วมกัน
   *[other] { $value }
}
home-option-help = { $choice ->
    [bankruptcy-out] จ่ายเท่าที่มีแล้วออกจากเกม พรมยังวางอยู่แต่ไม่มีใครต้องจ่าย
    [bankruptcy-play-on] จ่ายเท่าที่มีแล้วเล่นต่อโดยไม่มีเงิน
    [steering-before] หันอัสสัมก่อน แล้วทอยและเดินไปทางนั้น
    [steering-after-must] ทอยก่อน ตอนจบตาต้องหันอัสสัมไปทางซ้ายหรือขวาให้คนถัดไป
    [steering-after-may] ทอยก่อน ตอนจบตาจะหันอัสสัมให้คนถัดไปหรือไม่ก็ได้
    [area-colour] นับเฉพาะช่องที่ติดกันซึ่งเป็นสีเดียวกับช่องที่อัสสัมยืน
    [area-owner] นับทุกช่องที่ติดกันของเจ้าของคนนั้น ไม่ว่าสีไหน
    [whole-opponents] พรมของคุณเองทับทั้งผืนในครั้งเดียวได้
    [whole-nobody] แม้แต่พรมของคุณเองก็ทับทั้งผืนในครั้งเดียวไม่ได้
    [halves-any] ปูทับสองครึ่งที่สีเดียวกันได้ ถ้าเป็นพรมคนละผืน
    [halves-colours] ปูพรมบนสองช่องที่สีเดียวกันไม่ได้
    [pile-shuffled] สีไหนจะมาต่อขึ้นอยู่กับโชค
    [pile-alternating] สองสีของคุณสลับกันมา
    [stock-24] สองสี สีละสิบสองผืน
    [stock-15] เหมือนเล่นสามคน: คนละสี
    [tie-dirhams] ถ้าคะแนนเท่ากัน คนที่รวยกว่าชนะ
    [tie-shared] คนที่คะแนนเท่ากันชนะร่วมกัน
   *[other] { $value }
}
home-clash = กองที่สลับสีต้องมีคนละสองสี แต่พรม 15 ผืนมีสีเดียว เปลี่ยนอย่างใดอย่างหนึ่ง
home-begins = ใครเริ่ม
home-begins-value = { $who ->
    [lot] จับสลาก
   *[listed] ฉันเอง
}
home-facing = ตอนเริ่มอัสสัมหันไปทาง
home-clock = จับเวลา
home-clock-value = { $kind ->
    [none] ไม่จับ
    [turn] ต่อตา
   *[game] ทั้งเกม
}
home-clock-seconds = วินาทีต่อตา
home-clock-minutes = นาทีสำหรับทั้งเกม
home-clock-increment = วินาทีที่เพิ่มหลังจบแต่ละตา
home-timeout = คนที่หมดเวลา
home-timeout-value = { $timeout ->
    [out] ออกจากเกม
   *[bot] ให้บอทเล่นต่อ
}
home-listed = ให้คนทั่วไปหาโต๊ะนี้เจอ
home-listed-help = โต๊ะจะแสดงด้านล่างในหน้าแรกของทุกคน ตราบใดที่ยังมีที่ว่าง
home-autostart = เริ่มเมื่อที่นั่งเต็ม
home-autostart-help = ถ้าไม่เลือก คุณจะเป็นคนกดเริ่มเกมเอง
home-friends-only = เฉพาะเมื่อเล่นกับเพื่อน
home-preset-bad = ที่อยู่เว็บนี้มี { $count } ส่วนที่ใช้ที่นี่ไม่ได้และถูกข้ามไป: { $parts }
home-notice-close = ปิดข้อความนี้

## Tables

home-mine = โต๊ะของคุณ
home-mine-none = เกมของคุณจะรออยู่ตรงนี้ ปิดหน้านี้ไปก็ไม่มีอะไรหาย
home-mine-more = อีก { $count } เกม
home-mine-finished = จบแล้ว { $count } เกม
home-open = โต๊ะที่เปิดอยู่
home-open-none = ตอนนี้ยังไม่มีใครรออยู่ เปิดให้คนทั่วไปหาโต๊ะของคุณเจอ แล้วโต๊ะจะแสดงที่นี่
home-your-turn = ตาของคุณ
home-turn-of = ตาของ { $name }
home-waiting = ว่าง { $seats } ที่นั่ง
home-ready = พร้อมเริ่ม
home-seat-open = ที่ว่าง
home-replay = ดูย้อนหลัง
home-sit = เข้านั่ง
home-watch = ชม
home-clock-turn = ตาละ { $seconds } วินาที
home-clock-game = เกมละ { $minutes } นาที
home-clock-game-more = { $minutes } นาที + ตาละ { $increment } วินาที
home-gist-players = { $count } คน
home-gist-own = กติกากำหนดเอง
home-lists-trouble = ตอนนี้เซิร์ฟเวอร์ไม่ตอบ ระบบจะลองโหลดรายการนี้ใหม่เอง

## More to do

home-doors = เพิ่มเติม
home-learn = หัดเล่นในสองนาที
home-learn-about = ลองเล่นสักสองสามตา มีคนคอยแนะข้าง ๆ
home-rules = อ่านกติกา
home-rules-about = ครบทุกข้อ พร้อมข้อแตกต่างของแต่ละฉบับ
home-record = เปิดบันทึกเกม
home-record-about = ดูเกมที่เล่นไปแล้วทีละก้าว
home-editor = จัดกระดาน
home-editor-about = จัดตลาดตามใจ แล้วดูว่าทำอะไรได้ ต้องจ่ายเท่าไร
home-watch-heading = เข้าชมโต๊ะ
home-watch-label = ลิงก์หรือชื่อโต๊ะ
home-watch-empty = วางลิงก์ของโต๊ะ หรือพิมพ์ชื่อโต๊ะ

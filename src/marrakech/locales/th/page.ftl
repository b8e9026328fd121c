### Thai: what is round every page.

game-name = มาร์ราเกช
loading = รอสักครู่…
skip-to-content = ข้ามไปที่เนื้อหา
server-unreachable = ตอนนี้เซิร์ฟเวอร์ไม่ตอบ ไม่มีอะไรหาย ระบบกำลังลองใหม่
page-description = เกมกระดานว่าด้วยพรม เงินดีแรห์ม และเจ้าของตลาดจอมดื้อ เล่นได้ในเบราว์เซอร์ จะสู้กับบอท ชวนเพื่อนผ่านลิงก์ หรือล้อมวงบนเครื่องเดียวก็ได้
page-noscript = เกมนี้ต้องใช้ JavaScript
page-title = { $page } · มาร์ราเกช
page-missing = ไม่มีหน้านี้
page-missing-home = ไปที่ตลาด
page-failed = โหลดหน้านี้ไม่ได้ ตรวจดูการเชื่อมต่อแล้วลองใหม่ เกมของคุณยังอยู่ครบบนเซิร์ฟเวอร์
try-again = ลองใหม่

## Finding one’s way

nav-label = เมนูหลัก
nav-more-label = เมนูเพิ่มเติม
nav-learn = หัดเล่น
nav-rules = กติกา
nav-replay = บันทึกเกม
nav-editor = จัดกระดาน
nav-table = โต๊ะ
legal-note = ฉบับอิสระที่ไม่เป็นทางการ ใช้ภาพที่วาดขึ้นเอง Marrakech เป็นเครื่องหมายการค้าของผู้จัดพิมพ์ ซึ่งไม่มีส่วนเกี่ยวข้องกับเว็บนี้

## Settings

settings = การตั้งค่า
settings-close = เสร็จสิ้น
settings-note = ทั้งหมดนี้เก็บไว้ในเครื่องนี้เท่านั้น
settings-language = ภาษา
settings-language-browser = ตามเบราว์เซอร์ ({ $language })
settings-name = ชื่อของคุณ
settings-name-example = ชื่อที่คนอื่นเห็น
settings-theme = แสง
settings-theme-value = { $theme ->
    [system] ตามเครื่อง
    [light] กลางวัน
   *[dark] กลางคืน
}
settings-speed = ความเร็วภาพเคลื่อนไหว
settings-speed-value = { $speed ->
    [none] ทันที
    [fast] เร็ว
    [normal] ปกติ
   *[slow] ช้า
}
settings-speed-still = เครื่องของคุณตั้งให้ลดการเคลื่อนไหว ทุกอย่างจึงเปลี่ยนทันที
settings-sounds = เสียง
settings-sounds-help = กดปุ่ม M ที่หน้าไหนก็ได้เพื่อเปิดหรือปิด
settings-confirm = ถามก่อนปูพรม
settings-confirm-help = แตะอีกครึ่งของพรม กดปุ่ม หรือกด Enter เพื่อปู
settings-coordinates = ตัวอักษรและตัวเลขที่ขอบตลาด
settings-letters = ปุ่มลัดตัวอักษรเดียว
settings-letters-help = M สำหรับเสียง ที่โต๊ะมี S, L, H และ ? ด้วย รวมถึงปุ่มของกระดานข้อความ
sounds-now = { $state ->
    [on] เปิดเสียงแล้ว
   *[off] ปิดเสียงแล้ว
}

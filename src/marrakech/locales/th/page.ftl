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

nav-devices = เครื่องของคุณ
nav-label = เมนูหลัก
nav-more-label = เมนูเพิ่มเติม
nav-learn = หัดเล่น
nav-rules = กติกา
nav-replay = บันทึกเกม
nav-editor = จัดกระดาน
nav-table = โต๊ะ
nav-licences = สัญญาอนุญาต
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

## Your devices

devices-lead = เครื่องเหล่านี้ใช้ที่นั่งชุดเดียวกัน ใครมีเครื่องใดเครื่องหนึ่งอยู่ในมือก็เล่นในชื่อคุณได้
devices-none = ยังไม่มีเครื่องของคุณในรายการ เครื่องนี้จะถูกเพิ่มเมื่อคุณเข้านั่ง
device-name = { $browser } บน { $system }
device-name-unknown = โปรแกรมอื่น
device-this = เครื่องนี้
device-seen = ใช้ล่าสุด: { $when }
device-sign-out = ออกจากระบบ
device-sign-out-name = ออกจากระบบใน { $device }
device-sign-out-here = ออกจากระบบที่นี่
devices-sign-out-all = ออกจากระบบทุกเครื่อง
device-sign-out-text = เครื่องที่ออกจากระบบจะใช้ที่นั่งของคุณไม่ได้ทันที ส่วนเครื่องอื่นของคุณยังใช้ได้ตามเดิม
device-sign-out-last = คุณจะไม่เหลือเครื่องใดเลย ที่นั่งของคุณจะหายไปด้วย และไม่มีใครกู้คืนได้
device-signed-out = เครื่องนี้ถูกออกจากระบบแล้ว และจะเริ่มใหม่โดยไม่มีที่นั่งเดิม
device-signed-out-other = ออกจากระบบแล้ว: { $device }
devices-signed-out-here = คุณออกจากระบบบนเครื่องนี้แล้ว
devices-add = เพิ่มเครื่อง
devices-add-text = สร้างลิงก์แล้วเปิดบนอีกเครื่องของคุณ ทั้งสองเครื่องจะใช้ที่นั่งชุดเดียวกัน ลิงก์ใช้ได้ครั้งเดียวและมีอายุ 10 นาที
devices-add-make = สร้างลิงก์
devices-add-again = สร้างลิงก์ใหม่
devices-add-warning = อย่าส่งลิงก์นี้ให้ใคร เพราะใครเปิดก็เล่นในชื่อคุณได้
device-join-title = เพิ่มเครื่องนี้ไหม?
device-join-text = ลิงก์นี้สร้างจากอีกเครื่อง ถ้าทำต่อ ทั้งสองเครื่องจะใช้ที่นั่งชุดเดียวกัน และใครที่มีอีกเครื่องอยู่ในมือก็เล่นในชื่อคุณได้ ทำต่อเฉพาะเมื่อคุณสร้างลิงก์นี้เองเท่านั้น
device-join-own = เครื่องนี้มีที่นั่งของตัวเองอยู่แล้ว { $count } โต๊ะ ถ้าทำต่อจะต้องสละที่นั่งเหล่านั้น
device-join-yes = เพิ่มเครื่องนี้
device-join-yes-own = สละที่นั่งแล้วทำต่อ
device-join-no = คงไว้ตามเดิม
device-joined = เครื่องนี้ใช้ที่นั่งชุดเดียวกับอีกเครื่องแล้ว
cookies-blocked = เบราว์เซอร์ของคุณไม่เก็บคุกกี้ของเว็บนี้ จึงเก็บที่นั่งของคุณไว้ไม่ได้ อนุญาตคุกกี้สำหรับเว็บนี้แล้วลองใหม่ ถ้าแค่ชมก็ไม่ต้องใช้คุกกี้

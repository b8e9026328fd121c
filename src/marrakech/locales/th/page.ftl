### Thai: what is round every page.

game-name = มาร์ราเกช
loading = รอสักครู่…
skip-to-content = ข้ามไปที่เนื้อหา
server-unreachable = ตอนนี้เชื่อมต่อเซิร์ฟเวอร์ไม่ได้ ลองใหม่อีกสักครู่
page-description = เกมกระดานว่าด้วยพรม เงินดีแรม และเจ้าของตลาดจอมดื้อ เล่นได้ในเบราว์เซอร์ จะสู้กับบอท ชวนเพื่อนผ่านลิงก์ หรือเล่นด้วยกันบนเครื่องเดียวก็ได้
page-noscript = เกมนี้ต้องใช้ JavaScript ให้เปิดใช้ในเบราว์เซอร์
page-title = { $page } · มาร์ราเกช
page-missing = ไม่พบหน้านี้
page-missing-home = ไปหน้าแรก
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

## The menu on a phone

nav-menu = เมนู

## Settings

settings = การตั้งค่า
settings-close = เสร็จสิ้น
settings-note = การตั้งค่าเหล่านี้เก็บไว้ในเครื่องนี้เท่านั้น
settings-language = ภาษา
settings-language-browser = ตามเบราว์เซอร์ ({ $language })
settings-name = ชื่อของคุณ
settings-name-example = ชื่อที่คนอื่นเห็น
settings-theme = ธีม
settings-theme-value = { $theme ->
    [system] ตามเครื่อง
    [light] สว่าง
   *[dark] มืด
}
settings-speed = ภาพเคลื่อนไหว
settings-speed-value = { $speed ->
    [none] ไม่มี
    [fast] เร็ว
    [normal] ปกติ
   *[slow] ช้า
}
settings-sounds = เสียง
settings-sounds-help = กดปุ่ม M ที่หน้าไหนก็ได้เพื่อเปิดหรือปิด
settings-confirm = ยืนยันก่อนปูพรม
settings-confirm-help = ต้องกดปุ่มหรือ Enter เพื่อปูพรม ถ้าปิดไว้ พรมจะถูกปูทันทีที่คุณเลือกครบสองช่อง
settings-coordinates = ตัวอักษรและตัวเลขรอบตลาด
settings-letters = ปุ่มลัดตัวอักษรเดียว
settings-letters-help = M สำหรับเสียง ที่โต๊ะมี S, L, H, U และ ? ด้วย รวมถึงปุ่มของกระดานข้อความ
sounds-now = { $state ->
    [on] เปิดเสียงแล้ว
   *[off] ปิดเสียงแล้ว
}

## Settings: motion

settings-motion = การเคลื่อนไหว
settings-motion-value = { $motion ->
    [system] ตามเครื่อง
    [full] เต็มที่
   *[reduced] ลดลง
}
settings-motion-help = เมื่อลดการเคลื่อนไหว แต่ละขั้นจะแสดงเป็นภาพนิ่ง ไม่มีอะไรขยับ
settings-motion-device = เครื่องของคุณตั้งให้ลดการเคลื่อนไหว

## Settings: reactions

settings-reactions = รีแอ็กชันที่โต๊ะ
settings-reactions-help = ถ้าปิดไว้ คุณจะไม่เห็นและไม่ได้ยินรีแอ็กชันที่โต๊ะใดเลย และปุ่มส่งจะถูกซ่อน

## Your devices

devices-lead = เครื่องเหล่านี้ใช้ที่นั่งชุดเดียวกัน ใครมีเครื่องใดเครื่องหนึ่งอยู่ในมือก็เล่นในชื่อคุณได้
devices-none = คุณยังไม่มีเครื่องในรายการ เครื่องนี้จะแสดงที่นี่เมื่อคุณเข้านั่ง
device-name = { $browser } บน { $system }
device-name-unknown = เครื่องที่ไม่รู้จัก
device-this = เครื่องนี้
device-seen = ใช้ล่าสุด: { $when }
device-sign-out = ออกจากระบบ
device-sign-out-name = ออกจากระบบ: { $device }
device-sign-out-here = ออกจากระบบที่นี่
devices-sign-out-all = ออกจากระบบทุกเครื่อง
device-sign-out-text = เครื่องที่ออกจากระบบจะหมดสิทธิ์ใช้ที่นั่งของคุณทันที ส่วนเครื่องอื่นของคุณยังใช้ได้ตามเดิม
device-sign-out-last = คุณจะไม่เหลือเครื่องใดที่อยู่ในระบบเลย ที่นั่งของคุณจะหายไป และไม่มีใครกู้คืนได้
device-signed-out = เครื่องนี้ออกจากระบบแล้ว และไม่มีที่นั่งของคุณอีก
device-signed-out-other = ออกจากระบบแล้ว: { $device }
devices-signed-out-here = คุณออกจากระบบบนเครื่องนี้แล้ว
devices-add = เพิ่มเครื่อง
devices-add-text = สร้างลิงก์แล้วเปิดบนอีกเครื่องของคุณ ทั้งสองเครื่องจะใช้ที่นั่งชุดเดียวกัน ลิงก์ใช้ได้ครั้งเดียวและมีอายุ 10 นาที
devices-add-make = สร้างลิงก์
devices-add-again = สร้างลิงก์ใหม่
devices-add-warning = อย่าส่งลิงก์นี้ให้ใคร เพราะใครเปิดก็เล่นในชื่อคุณได้
device-join-title = เพิ่มเครื่องนี้ไหม?
device-join-text = ลิงก์นี้สร้างจากอีกเครื่อง ถ้าทำต่อ ทั้งสองเครื่องจะใช้ที่นั่งชุดเดียวกัน และใครที่มีอีกเครื่องอยู่ในมือก็เล่นในชื่อคุณได้ ทำต่อเฉพาะเมื่อคุณสร้างลิงก์นี้เองเท่านั้น
device-join-own = เครื่องนี้มีที่นั่งของตัวเองอยู่แล้ว { $count } โต๊ะ ถ้าทำต่อ คุณจะเสียที่นั่งเหล่านั้นไป
device-join-yes = เพิ่มเครื่องนี้
device-join-yes-own = สละที่นั่งแล้วทำต่อ
device-join-no = คงไว้ตามเดิม
device-joined = เครื่องนี้ใช้ที่นั่งชุดเดียวกับอีกเครื่องแล้ว
cookies-blocked = เบราว์เซอร์ของคุณบล็อกคุกกี้ของเว็บนี้ จึงเก็บที่นั่งของคุณไว้ไม่ได้ อนุญาตคุกกี้สำหรับเว็บนี้แล้วลองใหม่ ถ้าแค่ชมก็ไม่ต้องใช้คุกกี้

## Which device is meant

device-seen-lately = ใช้ล่าสุด: ภายในหนึ่งชั่วโมงที่ผ่านมา
device-sign-out-title-here = ออกจากระบบบนเครื่องนี้ไหม?
device-sign-out-text-here = เครื่องนี้จะหมดสิทธิ์ใช้ที่นั่งของคุณทันที ส่วนเครื่องอื่นของคุณยังใช้ได้ตามเดิม

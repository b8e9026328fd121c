### Thai: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting = { $open ->
    [0] เกมสำหรับ { $players } คน กำลังจะเริ่ม
   *[other] เกมสำหรับ { $players } คน รออีก { $open } คน
}
preview-playing = เกมสำหรับ { $players } คน กำลังเล่นกันอยู่
preview-over = { $players ->
    [2] เกมที่จบแล้ว: { $first } ต่อ { $second }
    [3] เกมที่จบแล้ว: { $first }, { $second } และ { $third } คะแนน
   *[4] เกมที่จบแล้ว: { $first }, { $second }, { $third } และ { $fourth } คะแนน
}
preview-cancelled = เกมที่ถูกยกเลิก
preview-replay = ดูเกม { $players } คนย้อนหลัง
preview-position = รูปกระดานที่น่าลองดู

## Descriptions

preview-waiting-text = เปิดลิงก์เพื่อร่วมเล่นหรือเข้าชม เล่นในเบราว์เซอร์ได้ฟรี ไม่ต้องมีบัญชี
preview-playing-text = เปิดลิงก์แล้วชมทุกแอ็กชันแบบสด ๆ
preview-over-text = เปิดลิงก์เพื่อดูตลาดตอนจบ ที่มาของคะแนน และดูทั้งเกมย้อนหลัง
preview-replay-text = ดูเกมทีละขั้น ตั้งแต่พรมผืนแรกจนถึงผืนสุดท้าย
preview-position-text = เปิดลิงก์เพื่อดูว่าอะไรอาจเกิดขึ้นต่อไป ลองเล่นดูสักขั้น หรือเปลี่ยนตลาด
preview-editor-text = จัดตลาดตามใจ ดูว่าอะไรอาจเกิดขึ้นต่อไป แล้วแชร์ด้วยลิงก์
preview-rules-text = กติกาครบทุกข้อสำหรับสอง สาม และสี่คน อ่านเข้าใจง่าย มีภาพเคลื่อนไหวประกอบ
preview-learn-text = เรียนรู้เกมด้วยการเล่น: บทเรียนสั้น ๆ ในตลาดของเกม ทีละขั้น

## What the picture shows

preview-picture-home = ตลาดปูกระเบื้องมองจากด้านบน: พรมสี่ลายทอ ลูกเต๋าไม้ และอัสสัมสวมหมวกเฟซสีแดง
preview-picture-market = ตลาดของเกมนี้มองจากด้านบน: พรมที่มองเห็น และอัสสัมสวมหมวกเฟซสีแดง
preview-picture-empty = ตลาดว่างมองจากด้านบน เจ็ดคูณเจ็ดช่อง และอัสสัมสวมหมวกเฟซสีแดง

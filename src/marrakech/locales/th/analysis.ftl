### Thai: the analysis of a game, on its replay.

analysis-title = การวิเคราะห์
analysis-lead = ดูว่าใครโชคดี เกมพลิกตรงไหน และตรงไหนที่เล่นให้ดีกว่านี้ได้
analysis-do = วิเคราะห์เกมนี้

## While it is computed

analysis-asking = กำลังส่งคำขอวิเคราะห์…
analysis-waiting = { $place ->
    [0] จะวิเคราะห์เกมนี้เป็นลำดับต่อไป
   *[other] มีการวิเคราะห์อื่นอยู่ก่อนหน้า { $place } รายการ
}
analysis-running = วิเคราะห์แล้ว { $turn } จาก { $turns } ตา
analysis-failed = วิเคราะห์ไม่สำเร็จ
analysis-lost = การเชื่อมต่อขาดไป ด้านล่างคือส่วนที่วิเคราะห์ไว้แล้ว

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] คุณโชคดี ลูกเต๋ามีผลต่อโอกาสชนะของคุณ { $worth }
    [bad] คุณโชคร้าย ลูกเต๋ามีผลต่อโอกาสชนะของคุณ { $worth }
   *[even] โชคเป็นธรรมกับคุณ การทอยที่ดีและไม่ดีหักล้างกันไป
}
analysis-luck-name = { $luck ->
    [good] { $name } โชคดีที่สุด ลูกเต๋ามีผลต่อโอกาสชนะ { $worth }
   *[even] โชคเป็นธรรม การทอยที่ดีและไม่ดีของทุกคนหักล้างกันไป
}
analysis-turned = จุดพลิกเกมคือตาที่ { $turn }
analysis-turned-chance = โอกาสชนะของ { $name } เปลี่ยนจาก { $before } เป็น { $after }
analysis-worst-you = { $step ->
    [lay] คุณพลาดครั้งใหญ่ที่สุดของเกมในตาที่ { $turn } ด้วยพรมผืนนี้ เสียโอกาสชนะไป { $cost }
   *[turn] คุณพลาดครั้งใหญ่ที่สุดของเกมในตาที่ { $turn } ตอนหันอัสสัม เสียโอกาสชนะไป { $cost }
}
analysis-worst-name = { $step ->
    [lay] { $name } พลาดครั้งใหญ่ที่สุดของเกมในตาที่ { $turn } ด้วยพรมผืนนี้ เสียโอกาสชนะไป { $cost }
   *[turn] { $name } พลาดครั้งใหญ่ที่สุดของเกมในตาที่ { $turn } ตอนหันอัสสัม เสียโอกาสชนะไป { $cost }
}
analysis-worst-none = ไม่มีใครพลาดมากพอให้พูดถึง

## The chart

analysis-chances = โอกาสชนะของทุกคน
analysis-chart-help = ด้านบน: โอกาสชนะของทุกคนในแต่ละตา ด้านล่าง ในแถวของผู้เล่นแต่ละคน: การทอยแต่ละครั้งโชคดีแค่ไหน และพลาดตรงไหน
analysis-walk = ตาในการวิเคราะห์
analysis-value = หลังตาที่ { $turn }: { $chances }
analysis-value-start = ตอนเริ่ม: { $chances }
analysis-value-unknown = ตาที่ { $turn } ยังไม่ได้วิเคราะห์
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = ยังไม่ได้วิเคราะห์
analysis-luck-of = โชค { $gain }
analysis-error-of = { $grade ->
    [slip] พลาดเล็กน้อย { $cost }
    [blunder] พลาดหนัก { $cost }
   *[mistake] พลาด { $cost }
}
analysis-show = ดูจุดนี้ในตลาด
analysis-as-table = ดูเป็นตาราง
analysis-column-luck = โชคจากการทอย
analysis-column-error = ข้อผิดพลาด

## Errors

analysis-errors = ข้อผิดพลาด
analysis-grade = { $grade ->
    [slip] พลาดเล็กน้อย
    [blunder] พลาดหนัก
   *[mistake] พลาด
}
analysis-grades = { $grade ->
    [slip] พลาดเล็กน้อย
    [blunder] พลาดหนัก
   *[mistake] พลาด
}
analysis-decisions = การตัดสินใจ
analysis-lost-each = เสียไปต่อการตัดสินใจหนึ่งครั้ง
analysis-errors-list = ทีละข้อ ข้อใหญ่สุดก่อน
analysis-error-turn = ตาที่ { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] ปูพรม
   *[turn] หันอัสสัม
}

## The sums

analysis-sums = ตัวเลขโดยละเอียด
analysis-sum-name = { $sum ->
    [start] โอกาสชนะตอนเริ่ม
    [own-luck] โชคของตัวเอง
    [others-luck] โชคของคนอื่น
    [own-errors] ข้อผิดพลาดของตัวเอง
    [others-decisions] การตัดสินใจของคนอื่น
    [corrections] ค่าปรับแก้
    [result] ผล
   *[luck-adjusted] ผลเมื่อไม่นับโชค
}
analysis-sums-help = ทุกค่าคิดเป็นเปอร์เซ็นต์ของชัยชนะหนึ่งครั้ง เมื่อนำโอกาสชนะตอนเริ่ม โชค ข้อผิดพลาด การตัดสินใจของคนอื่น และค่าปรับแก้มารวมกันจะได้ผลของเกม ชัยชนะคือ 100% ถ้าชนะร่วมกันก็แบ่งกัน
analysis-sums-luck = โชคคือผลที่ได้จากลูกเต๋าเมื่อเทียบกับผลเฉลี่ย ข้อผิดพลาดวัดเทียบกับตัวเลือกที่ดีที่สุดในตอนนั้น ส่วนการหันอัสสัมประเมินก่อนทอยเต๋า ค่าปรับแก้คือสิ่งที่การวิเคราะห์พบเพิ่มเมื่อมองไกลขึ้น ถ้าค่านี้มาก ข้อผิดพลาดขนาดเล็กก็ยังเชื่อถือไม่ได้
analysis-sums-adjusted = ผลเมื่อไม่นับโชคคือผลที่น่าจะได้โดยเฉลี่ยจากการตัดสินใจแบบเดียวกัน อาจต่ำกว่า 0% หรือสูงกว่า 100% ก็ได้

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = ณ จุดนี้
decision-word = { $grade ->
    [blunder] พลาดหนัก
    [mistake] พลาด
    [slip] พลาดเล็กน้อย
    [fine] ดี
   *[best] ตัวเลือกที่ดีที่สุด
}
decision-cost = เสียโอกาสชนะไป { $cost }
decision-tag = { $tag ->
    [done] ที่เล่น:
    [both] ที่เล่นและดีที่สุด:
   *[best] ดีที่สุด:
}
decision-all = ตัวเลือกทั้งหมด { $count } แบบ
decision-forced = ไม่มีตัวเลือกอื่น
decision-gave-up = ตอนนั้นโอกาสชนะคือ { $chance }
decision-luck = { $luck ->
    [lucky] โชคดี
    [unlucky] โชคร้าย
   *[even] ไม่ถือว่าโชคดีหรือโชคร้าย
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] ต่ำกว่าค่าเฉลี่ยของการจั่วอยู่ { $amount }
       *[more] สูงกว่าค่าเฉลี่ยของการจั่วอยู่ { $amount }
    }
   *[roll] { $more ->
        [less] ต่ำกว่าค่าเฉลี่ยของการทอยอยู่ { $amount }
       *[more] สูงกว่าค่าเฉลี่ยของการทอยอยู่ { $amount }
    }
}
decision-rolls = { $step ->
    [draw] { $name }: โอกาสชนะหลังจั่วได้แต่ละสี
   *[roll] { $name }: โอกาสชนะหลังทอยได้แต่ละแต้ม
}
decision-rolled = { $step ->
    [draw] พรม
   *[roll] ลูกเต๋า
}
decision-likelihood = ความน่าจะเป็น
decision-chance = โอกาสชนะ

## Rollouts: games that are played from a decision on

rollout-start = ลองเล่นจนจบ
rollout-help = เล่นเกมจำนวนมากจนจบจากแต่ละตัวเลือก โดยทุกตัวเลือกเจอโชคแบบเดียวกัน เพื่อดูว่าตัวเลือกนั้นดีแค่ไหน
rollout-waiting = { $place ->
    [0] กำลังเริ่ม…
   *[other] มีรายการอื่นอยู่ก่อนหน้า { $place } รายการ
}
rollout-running = เล่นแล้ว { $games } เกมจากแต่ละตัวเลือก สูงสุด { $of } เกม
rollout-failed = เล่นเกมเหล่านี้ไม่สำเร็จ ลองใหม่อีกครั้ง
rollout-finding = { $finding ->
    [worse] ลองแล้วได้ผลตรงกัน: แบบที่เล่นไปแย่กว่า
    [better] ลองแล้วได้ผลต่างกัน: แบบที่เล่นไปดีกว่า
    [same] ลองแล้วไม่พบแบบที่ดีกว่าที่เล่นไป
    [else] ลองแล้วพบแบบที่ดีกว่าที่เล่นไป
   *[open] สูสีเกินกว่าจะบอกได้
}
rollout-results = ผลจากการลองเล่น
rollout-worth = { $chance } ± { $error }
rollout-interval = ใน 95 จาก 100 กรณี ค่าจริงจะอยู่ภายในแถบ
rollout-games = เล่น { $games } เกมจากแต่ละตัวเลือก

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] เรียนรู้จากข้อผิดพลาดของคุณ
   *[all] เรียนรู้จากข้อผิดพลาด
}
mistakes-back = กลับไปที่เกม
mistakes-whose = ข้อผิดพลาดของใคร
mistakes-none = { $name }: ไม่มีข้อผิดพลาดในเกมนี้ เล่นได้สวย!
mistakes-progress = โจทย์ข้อ { $at } จาก { $of }
mistakes-puzzle = { $step ->
    [lay] ตาที่ { $turn }: ปูพรม
    [steer] ตาที่ { $turn }: หันอัสสัมให้ผู้เล่นคนถัดไป
   *[turn] ตาที่ { $turn }: หันอัสสัม
}
mistakes-played-rug = ในเกมได้ปูพรมไว้ที่ { $first } และ { $second }
mistakes-played-facing = ในเกมได้หันอัสสัมไปทาง{ facing }
mistakes-task = หาแบบที่ดีกว่า
mistakes-do = { $step ->
    [lay] ปูพรม
   *[turn] หันอัสสัม
}
mistakes-show = ดูเฉลย
mistakes-finish = เสร็จสิ้น
mistakes-same = นี่คือแบบที่เล่นไปในเกม: โอกาสชนะ { $chance } ยังมีแบบที่ดีกว่า
mistakes-worse = { $choice }: โอกาสชนะ { $chance } ยังมีแบบที่ดีกว่า
mistakes-right = { $verdict ->
    [best] ใช่แล้ว นี่คือตัวเลือกที่ดีที่สุด!
   *[good] เก่งมาก แบบนี้ดีเทียบเท่าตัวเลือกที่ดีที่สุด
}
mistakes-yours = แบบของคุณมีโอกาสชนะ { $chance }
mistakes-best = ดีที่สุด: { $choice }
mistakes-cost = แบบที่เล่นไปทำให้เสียโอกาสชนะไป { $cost }: ได้ { $played } แทนที่จะเป็น { $best }
mistakes-facts = แต่ละตัวเลือกนำไปสู่อะไร
mistakes-then = ที่เล่น:
mistakes-better = ดีที่สุด:
mistakes-you = ของคุณ:
mistakes-area = กลุ่มของคุณตรงนั้น (ช่อง)
mistakes-own = ช่องของคุณที่มองเห็น
mistakes-hidden = ช่องของคนอื่นที่ถูกทับ
mistakes-prices = ดีแรมที่ต้องจ่ายถ้าเต๋าออก
mistakes-end = คุณหาแบบที่ดีกว่าได้ { $found } จาก { $of } ข้อ
mistakes-outcome = { $outcome ->
    [first] หาได้ในครั้งแรก
    [later] หาได้
    [shown] ดูเฉลย
   *[skipped] ข้าม
}
mistakes-again = เริ่มใหม่

### Arabic: the analysis of a game, on its replay.

analysis-title = التحليل
analysis-lead = اعرف لمن ابتسم الحظ، وأين تحوّلت المباراة، وما الذي كان يمكن لعبه على نحو أفضل.
analysis-do = تحليل هذه المباراة

## While it is computed

analysis-asking = جارٍ طلب التحليل…
analysis-waiting = { $place ->
    [0] هذا التحليل هو التالي.
    [one] قبله تحليل واحد آخر.
    [two] قبله تحليلان آخران.
    [few] قبله { $place } تحليلات أخرى.
    [many] قبله { $place } تحليلًا آخر.
   *[other] قبله { $place } تحليل آخر.
}
analysis-running = حُلّل الدور { $turn } من { $turns }
analysis-failed = تعذّر إكمال التحليل.
analysis-lost = انقطع الاتصال. ما حُلّل حتى الآن معروض أدناه.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] حالفك الحظ: حصيلتك من النرد { $worth }.
    [bad] خانك الحظ: حصيلتك من النرد { $worth }.
   *[even] كان الحظ منصفًا معك: تعادلت الرميات الجيدة والسيئة.
}
analysis-luck-name = { $luck ->
    [good] الأوفر حظًّا { $name }: الحصيلة من النرد { $worth }.
   *[even] كان الحظ منصفًا: تعادلت الرميات الجيدة والسيئة عند الجميع.
}
analysis-turned = نقطة التحوّل في الدور { $turn }.
analysis-turned-chance = { $name }: تغيّرت فرصة الفوز من { $before } إلى { $after }.
analysis-worst-you = { $step ->
    [lay] أكبر خطأ في المباراة كان منك، في الدور { $turn }: هذه السجادة. كلّف { $cost } من قيمة الفوز.
   *[turn] أكبر خطأ في المباراة كان منك، في الدور { $turn }: توجيه عزام. كلّف { $cost } من قيمة الفوز.
}
analysis-worst-name = { $step ->
    [lay] { $name }: أكبر خطأ في المباراة، في الدور { $turn }، بهذه السجادة. كلّف { $cost } من قيمة الفوز.
   *[turn] { $name }: أكبر خطأ في المباراة، في الدور { $turn }، عند توجيه عزام. كلّف { $cost } من قيمة الفوز.
}
analysis-worst-none = لم يقع أحد في خطأ يستحق الذكر.

## The chart

analysis-chances = فرص الجميع في الفوز
analysis-chart-help = في الأعلى: فرص الجميع في الفوز دورًا بعد دور. وفي الأسفل، في صف كل لاعب: حظ كل رمية، ومواضع الأخطاء.
analysis-walk = الدور في التحليل
analysis-value = بعد الدور { $turn }: { $chances }.
analysis-value-start = في البداية: { $chances }.
analysis-value-unknown = الدور { $turn } لم يُحلَّل بعد.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = لم يُحلَّل بعد
analysis-luck-of = الحظ { $gain }
analysis-error-of = { $grade ->
    [slip] هفوة { $cost }
    [blunder] خطأ فادح { $cost }
   *[mistake] غلطة { $cost }
}
analysis-show = عرض هذا في السوق
analysis-as-table = عرض في جدول
analysis-column-luck = حظ الرمية
analysis-column-error = الخطأ

## Errors

analysis-errors = الأخطاء
analysis-grade = { $grade ->
    [slip] هفوة
    [blunder] خطأ فادح
   *[mistake] غلطة
}
analysis-grades = { $grade ->
    [slip] الهفوات
    [blunder] الأخطاء الفادحة
   *[mistake] الغلطات
}
analysis-decisions = القرارات
analysis-lost-each = الخسارة لكل قرار
analysis-errors-list = واحدًا واحدًا، والأكبر أولًا
analysis-error-turn = الدور { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] فرش سجادة
   *[turn] توجيه عزام
}

## The sums

analysis-sums = الحساب الدقيق
analysis-sum-name = { $sum ->
    [start] الفرصة في البداية
    [own-luck] حظ اللاعب
    [others-luck] حظ الآخرين
    [own-errors] أخطاء اللاعب
    [others-decisions] قرارات الآخرين
    [corrections] التصحيحات
    [result] النتيجة
   *[luck-adjusted] النتيجة من دون الحظ
}
analysis-sums-help = كل القيم هنا نسب مئوية من قيمة الفوز. الفرصة في البداية والحظ والأخطاء وقرارات الآخرين والتصحيحات مجموعها هو النتيجة: 100% للفوز، ويتقاسمها من يفوزون معًا.
analysis-sums-luck = الحظ هو ما جاء به النرد مقارنةً بمتوسطه. ويُقاس الخطأ بأفضل اختيار كان متاحًا؛ أما توجيه عزام فيُقيَّم قبل رمي النرد. والتصحيحات هي ما عرفه التحليل حين نظر أبعد؛ فإن كانت كبيرة فلا تثق بالأخطاء الصغيرة.
analysis-sums-adjusted = النتيجة من دون الحظ هي ما تكون عليه النتيجة في المتوسط بالقرارات نفسها. وقد تكون أقل من 0% أو أكثر من 100%.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = في هذه اللحظة
decision-word = { $grade ->
    [blunder] خطأ فادح.
    [mistake] غلطة.
    [slip] هفوة.
    [fine] جيد.
   *[best] الاختيار الأفضل.
}
decision-cost = الكلفة: { $cost } من قيمة الفوز.
decision-tag = { $tag ->
    [done] ما لُعب:
    [both] ما لُعب، وهو الأفضل:
   *[best] الأفضل:
}
decision-all = كل الاختيارات ({ $count })
decision-forced = لم يكن هناك اختيار آخر.
decision-gave-up = كانت فرصة الفوز { $chance }.
decision-luck = { $luck ->
    [lucky] حسن حظ.
    [unlucky] سوء حظ.
   *[even] لا حسن حظ ولا سوء حظ.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] أقل من متوسط السحبات بمقدار { $amount }.
       *[more] أكثر من متوسط السحبات بمقدار { $amount }.
    }
   *[roll] { $more ->
        [less] أقل من متوسط الرميات بمقدار { $amount }.
       *[more] أكثر من متوسط الرميات بمقدار { $amount }.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: فرصة الفوز بعد كل سحبة
   *[roll] { $name }: فرصة الفوز بعد كل رمية
}
decision-rolled = { $step ->
    [draw] السجادة
   *[roll] النرد
}
decision-likelihood = الاحتمال
decision-chance = فرصة الفوز

## Rollouts: games that are played from a decision on

rollout-start = التجربة حتى النهاية
rollout-help = بدءًا من كل اختيار تُلعب مباريات كثيرة حتى النهاية، والحظ واحد لكل الاختيارات، لمعرفة قيمة كل منها.
rollout-waiting = { $place ->
    [0] جارٍ البدء…
    [one] قبلها تجربة واحدة أخرى.
    [two] قبلها تجربتان أخريان.
    [few] قبلها { $place } تجارب أخرى.
    [many] قبلها { $place } تجربة أخرى.
   *[other] قبلها { $place } تجربة أخرى.
}
rollout-running = { $games ->
    [zero] حتى الآن { $games } مباراة من كل اختيار، والحد الأقصى { $of }
    [one] حتى الآن مباراة واحدة من كل اختيار، والحد الأقصى { $of }
    [two] حتى الآن مباراتان من كل اختيار، والحد الأقصى { $of }
    [few] حتى الآن { $games } مباريات من كل اختيار، والحد الأقصى { $of }
    [many] حتى الآن { $games } مباراة من كل اختيار، والحد الأقصى { $of }
   *[other] حتى الآن { $games } مباراة من كل اختيار، والحد الأقصى { $of }
}
rollout-failed = تعذّر لعب المباريات. حاول من جديد.
rollout-finding = { $finding ->
    [worse] المباريات تؤيد ذلك: ما لُعب أسوأ.
    [better] المباريات تخالف ذلك: ما لُعب أفضل.
    [same] لم تجد المباريات ما هو أفضل مما لُعب.
    [else] وجدت المباريات ما هو أفضل مما لُعب.
   *[open] الفارق ضئيل لا يكفي للحسم.
}
rollout-results = ما تقوله المباريات
rollout-worth = { $chance } ± { $error }
rollout-interval = في 95 من كل 100 حالة، تقع القيمة الحقيقية داخل الشريط.
rollout-games = { $games ->
    [zero] لُعبت { $games } مباراة من كل اختيار.
    [one] لُعبت مباراة واحدة من كل اختيار.
    [two] لُعبت مباراتان من كل اختيار.
    [few] لُعبت { $games } مباريات من كل اختيار.
    [many] لُعبت { $games } مباراة من كل اختيار.
   *[other] لُعبت { $games } مباراة من كل اختيار.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] التعلّم من أخطائك
   *[all] التعلّم من الأخطاء
}
mistakes-back = العودة إلى المباراة
mistakes-whose = أخطاء مَن
mistakes-none = { $name }: لا أخطاء في هذه المباراة. لعب رائع!
mistakes-progress = اللغز { $at } من { $of }
mistakes-puzzle = { $step ->
    [lay] الدور { $turn }: فرش سجادة
    [steer] الدور { $turn }: توجيه عزام للاعب التالي
   *[turn] الدور { $turn }: توجيه عزام
}
mistakes-played-rug = في المباراة فُرشت السجادة على { $first } و{ $second }.
mistakes-played-facing = في المباراة وُجِّه عزام نحو { facing }.
mistakes-task = المطلوب: اختيار أفضل.
mistakes-do = { $step ->
    [lay] فرش السجادة
   *[turn] توجيه عزام
}
mistakes-show = عرض الحل
mistakes-finish = إنهاء
mistakes-same = هذا ما لُعب: فرصة الفوز { $chance }. هناك ما هو أفضل.
mistakes-worse = { $choice }: فرصة الفوز { $chance }. هناك ما هو أفضل.
mistakes-right = { $verdict ->
    [best] نعم، هذا أفضل اختيار!
   *[good] أحسنت، هذا لا يقل عن الأفضل.
}
mistakes-yours = فرصة الفوز مع اختيارك { $chance }.
mistakes-best = الأفضل: { $choice }.
mistakes-cost = ما لُعب كلّف { $cost } من قيمة الفوز: { $played } بدلًا من { $best }.
mistakes-facts = ما تؤدي إليه الاختيارات
mistakes-then = ما لُعب:
mistakes-better = الأفضل:
mistakes-you = اختيارك:
mistakes-area = مساحتك هناك، بالمربعات
mistakes-own = مربعاتك الظاهرة
mistakes-hidden = المخفي من مربعات الآخرين
mistakes-prices = الدراهم المدفوعة إذا أظهر النرد
mistakes-end = الألغاز التي وجدت فيها ما هو أفضل: { $found } من { $of }.
mistakes-outcome = { $outcome ->
    [first] حُلّ من أول محاولة
    [later] حُلّ
    [shown] عُرض الحل
   *[skipped] تُرك بلا حل
}
mistakes-again = البدء من جديد

### Persian: the analysis of a game, on its replay.

analysis-title = تحلیل
analysis-lead = ببینید شانس یار چه کسی بود، ورق کجا برگشت و چه چیزی را می‌شد بهتر بازی کرد.
analysis-do = تحلیل این بازی

## While it is computed

analysis-asking = در حال درخواست تحلیل…
analysis-waiting = { $place ->
    [0] بعدی همین تحلیل است.
    [one] { $place } تحلیل دیگر جلوتر است.
   *[other] { $place } تحلیل دیگر جلوتر است.
}
analysis-running = نوبت { $turn } از { $turns } تحلیل شد
analysis-failed = تحلیل به پایان نرسید.
analysis-lost = ارتباط قطع شد. آنچه تا اینجا تحلیل شده در پایین آمده است.

## In a few sentences. $worth is how much the dice changed somebody's chance to win.

analysis-luck-you = { $luck ->
    [good] خوش‌شانس بودید: اثر تاس‌ها برای شما { $worth } بود.
    [bad] بدشانس بودید: اثر تاس‌ها برای شما { $worth } بود.
   *[even] شانس با شما منصف بود: تاس‌های خوب و بد همدیگر را خنثی کردند.
}
analysis-luck-name = { $luck ->
    [good] { $name } از همه خوش‌شانس‌تر بود: اثر تاس‌ها { $worth } بود.
   *[even] شانس منصف بود: تاس‌های خوب و بد برای همه همدیگر را خنثی کردند.
}
analysis-turned = نقطهٔ عطف بازی، نوبت { $turn } بود.
analysis-turned-chance = { $name } از { $before } به { $after } رسید.
analysis-worst-you = { $step ->
    [lay] بزرگ‌ترین خطای بازی را شما در نوبت { $turn } کردید، با این فرش. به بهای { $cost } از یک برد تمام شد.
   *[turn] بزرگ‌ترین خطای بازی را شما در نوبت { $turn } کردید، موقع چرخاندن عضام. به بهای { $cost } از یک برد تمام شد.
}
analysis-worst-name = { $step ->
    [lay] { $name } بزرگ‌ترین خطای بازی را در نوبت { $turn } کرد، با این فرش. به بهای { $cost } از یک برد تمام شد.
   *[turn] { $name } بزرگ‌ترین خطای بازی را در نوبت { $turn } کرد، موقع چرخاندن عضام. به بهای { $cost } از یک برد تمام شد.
}
analysis-worst-none = هیچ‌کس خطای قابل‌ذکری نکرد.

## The chart

analysis-chances = احتمال برد همه
analysis-chart-help = بالا: احتمال برد همه، نوبت‌به‌نوبت. پایین، در ردیف هر بازیکن: شانس هر تاس، و جای خطاها.
analysis-walk = نوبت در تحلیل
analysis-value = بعد از نوبت { $turn }: { $chances }.
analysis-value-start = در آغاز: { $chances }.
analysis-value-unknown = نوبت { $turn } هنوز تحلیل نشده است.
analysis-chance-of = { $name }: { $chance }
analysis-not-yet = هنوز تحلیل نشده
analysis-luck-of = شانس { $gain }
analysis-error-of = { $grade ->
    [slip] لغزش { $cost }
    [blunder] اشتباه فاحش { $cost }
   *[mistake] اشتباه { $cost }
}
analysis-show = دیدن این در بازار
analysis-as-table = نمایش به شکل جدول
analysis-column-luck = شانس تاس
analysis-column-error = خطا

## Errors

analysis-errors = خطاها
analysis-grade = { $grade ->
    [slip] لغزش
    [blunder] اشتباه فاحش
   *[mistake] اشتباه
}
analysis-grades = { $grade ->
    [slip] لغزش‌ها
    [blunder] اشتباه‌های فاحش
   *[mistake] اشتباه‌ها
}
analysis-decisions = تصمیم‌ها
analysis-lost-each = زیان در هر تصمیم
analysis-errors-list = یکی‌یکی، بزرگ‌ترین‌ها اول
analysis-error-turn = نوبت { $turn }: { $name }
analysis-error-step = { $step ->
    [lay] پهن کردن فرش
   *[turn] چرخاندن عضام
}

## The sums

analysis-sums = حساب دقیق
analysis-sum-name = { $sum ->
    [start] احتمال در آغاز
    [own-luck] شانس خود
    [others-luck] شانس دیگران
    [own-errors] خطاهای خود
    [others-decisions] تصمیم‌های دیگران
    [corrections] اصلاح‌ها
    [result] نتیجه
   *[luck-adjusted] نتیجهٔ بدون شانس
}
analysis-sums-help = همهٔ عددها درصدی از یک برد است. احتمال در آغاز، شانس، خطاها، تصمیم‌های دیگران و اصلاح‌ها روی هم نتیجه را می‌سازد: ۱۰۰٪ برای برد، که اگر چند نفر با هم ببرند میانشان تقسیم می‌شود.
analysis-sums-luck = شانس چیزی است که تاس آورده، در مقایسه با میانگین آن. خطا را با بهترین انتخاب ممکن می‌سنجیم؛ چرخاندن عضام پیش از ریختن تاس سنجیده می‌شود. اصلاح‌ها چیزی است که تحلیل با نگاه کردن به جلوتر فهمیده؛ اگر بزرگ باشند، به خطاهای کوچک اعتماد نکنید.
analysis-sums-adjusted = نتیجهٔ بدون شانس نتیجه‌ای است که همین تصمیم‌ها به‌طور میانگین می‌داد. می‌تواند کمتر از ۰٪ یا بیشتر از ۱۰۰٪ باشد.

## One decision. Chances are percentages like “41.2 %”, written by the page.

decision = در این لحظه
decision-word = { $grade ->
    [blunder] اشتباه فاحش.
    [mistake] اشتباه.
    [slip] لغزش.
    [fine] خوب.
   *[best] بهترین انتخاب.
}
decision-cost = به بهای { $cost } از یک برد تمام شد.
decision-tag = { $tag ->
    [done] بازی‌شده:
    [both] بازی‌شده، و بهترین:
   *[best] بهترین:
}
decision-all = همهٔ انتخاب‌ها ({ $count })
decision-forced = انتخاب دیگری در کار نبود.
decision-gave-up = احتمال برد { $chance } بود.
decision-luck = { $luck ->
    [lucky] خوش‌شانسی.
    [unlucky] بدشانسی.
   *[even] نه خوش‌شانسی، نه بدشانسی.
}
decision-luck-by = { $step ->
    [draw] { $more ->
        [less] { $amount } کمتر از میانگین برداشتن‌ها.
       *[more] { $amount } بیشتر از میانگین برداشتن‌ها.
    }
   *[roll] { $more ->
        [less] { $amount } کمتر از میانگین تاس‌ها.
       *[more] { $amount } بیشتر از میانگین تاس‌ها.
    }
}
decision-rolls = { $step ->
    [draw] { $name }: احتمال برد بعد از برداشتن هر فرش
   *[roll] { $name }: احتمال برد بعد از هر تاس
}
decision-rolled = { $step ->
    [draw] فرش
   *[roll] تاس
}
decision-likelihood = احتمال
decision-chance = احتمال برد

## Rollouts: games that are played from a decision on

rollout-start = آزمودن تا پایان بازی
rollout-help = از هر انتخاب بازی‌های زیادی تا پایان انجام می‌شود، با شانس یکسان برای همهٔ انتخاب‌ها، تا ارزش هر کدام معلوم شود.
rollout-waiting = { $place ->
    [0] در حال شروع…
    [one] { $place } مورد دیگر جلوتر است.
   *[other] { $place } مورد دیگر جلوتر است.
}
rollout-running = { $games ->
    [one] از هر انتخاب تا حالا { $games } بازی، حداکثر { $of }
   *[other] از هر انتخاب تا حالا { $games } بازی، حداکثر { $of }
}
rollout-failed = بازی‌ها انجام نشد. لطفاً دوباره امتحان کنید.
rollout-finding = { $finding ->
    [worse] بازی‌ها تأیید می‌کنند: آنچه بازی شد بدتر است.
    [better] بازی‌ها موافق نیستند: آنچه بازی شد بهتر است.
    [same] بازی‌ها چیزی بهتر از آنچه بازی شد پیدا نکردند.
    [else] بازی‌ها چیزی بهتر از آنچه بازی شد پیدا کردند.
   *[open] آن‌قدر نزدیک است که نمی‌شود گفت.
}
rollout-results = آنچه بازی‌ها می‌گویند
rollout-worth = { $chance } ± { $error }
rollout-interval = در ۹۵ مورد از هر ۱۰۰ مورد، ارزش واقعی درون نوار است.
rollout-games = { $games ->
    [one] از هر انتخاب { $games } بازی انجام شد.
   *[other] از هر انتخاب { $games } بازی انجام شد.
}

## Learning from mistakes: a position of the game, in which something better is to be found

mistakes-start = { $whose ->
    [yours] از اشتباه‌های خود یاد بگیرید
   *[all] از اشتباه‌ها یاد بگیرید
}
mistakes-back = برگشت به بازی
mistakes-whose = اشتباه‌های چه کسی
mistakes-none = { $name } – بدون اشتباه در این بازی. آفرین!
mistakes-progress = معمای { $at } از { $of }
mistakes-puzzle = { $step ->
    [lay] نوبت { $turn }: پهن کردن فرش
    [steer] نوبت { $turn }: چرخاندن عضام برای بازیکن بعدی
   *[turn] نوبت { $turn }: چرخاندن عضام
}
mistakes-played-rug = در بازی، فرش روی { $first } و { $second } پهن شد.
mistakes-played-facing = در بازی، عضام رو به { facing } چرخانده شد.
mistakes-task = انتخاب بهتری پیدا کنید.
mistakes-do = { $step ->
    [lay] پهن کردن فرش
   *[turn] چرخاندن عضام
}
mistakes-show = نمایش جواب
mistakes-finish = پایان
mistakes-same = این همان است که بازی شد: احتمال برد { $chance }. انتخاب بهتری هست.
mistakes-worse = { $choice }: احتمال برد { $chance }. انتخاب بهتری هست.
mistakes-right = { $verdict ->
    [best] بله، بهترین انتخاب همین است!
   *[good] آفرین، این دست‌کمی از بهترین انتخاب ندارد.
}
mistakes-yours = احتمال برد با آن { $chance } است.
mistakes-best = بهترین: { $choice }.
mistakes-cost = آنچه بازی شد به بهای { $cost } از یک برد تمام شد: { $played } به‌جای { $best }.
mistakes-facts = هر انتخاب به کجا می‌رسد
mistakes-then = بازی‌شده:
mistakes-better = بهترین:
mistakes-you = انتخاب شما:
mistakes-area = ناحیهٔ شما در آنجا (تعداد خانه)
mistakes-own = خانه‌های نمایان شما
mistakes-hidden = خانه‌هایی از دیگران که می‌پوشاند
mistakes-prices = درهم پرداختی اگر تاس نشان دهد
mistakes-end = در { $found } تا از { $of } معما انتخاب بهتری پیدا کردید.
mistakes-outcome = { $outcome ->
    [first] همان اول پیدا شد
    [later] پیدا شد
    [shown] جواب نشان داده شد
   *[skipped] بی‌جواب ماند
}
mistakes-again = شروع دوباره

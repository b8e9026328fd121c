### Persian: what a shared link shows in a chat or a search: a title, a sentence and what its picture shows. No names of people.

## Titles

preview-waiting =
    { $open ->
        [0] یک بازی { $players }نفره در آستانهٔ شروع
        [one] یک بازی { $players }نفره، در انتظار { $open } نفر دیگر
       *[other] یک بازی { $players }نفره، در انتظار { $open } نفر دیگر
    }
preview-playing = یک بازی { $players }نفره، در جریان
preview-over =
    { $players ->
        [2] یک بازی تمام‌شده: { $first } بر { $second }
        [3] یک بازی تمام‌شده: { $first }، { $second } و { $third } امتیاز
       *[4] یک بازی تمام‌شده: { $first }، { $second }، { $third } و { $fourth } امتیاز
    }
preview-cancelled = یک بازی که لغو شد
preview-replay = تماشای دوبارهٔ یک بازی { $players }نفره
preview-position = یک وضعیت برای کندوکاو

## Descriptions

preview-waiting-text = لینک را باز کنید و بازی یا تماشا کنید: در مرورگر، رایگان و بدون حساب کاربری.
preview-playing-text = لینک را باز کنید و هر حرکت را همان لحظه ببینید.
preview-over-text = لینک را باز کنید تا بازار پایانی را ببینید، بدانید امتیازها از کجا آمده، و کل بازی را از نو تماشا کنید.
preview-replay-text = بازی را حرکت‌به‌حرکت دنبال کنید، از اولین فرش تا آخرین.
preview-position-text = لینک را باز کنید تا ببینید چه می‌تواند پیش بیاید، حرکتی را بیازمایید یا بازار را تغییر دهید.
preview-editor-text = هر بازاری را که می‌خواهید بچینید، ببینید چه می‌تواند پیش بیاید، و آن را با یک لینک هم‌رسانی کنید.
preview-rules-text = همهٔ قوانین برای دو، سه و چهار بازیکن، به زبان ساده و با تصویرهای متحرک.
preview-learn-text = بازی را با بازی کردن یاد بگیرید: درس‌های کوتاه در بازار خود بازی، قدم‌به‌قدم.

## What the picture shows

preview-picture-home = بازاری کاشی‌کاری‌شده از بالا: فرش‌هایی با چهار بافت گوناگون، یک تاس چوبی، و عضام با فینهٔ قرمزش.
preview-picture-market = بازار این بازی از بالا: فرش‌هایی که پیداست، و عضام با فینهٔ قرمزش.
preview-picture-empty = بازار خالی از بالا، هفت در هفت کاشی، و عضام با فینهٔ قرمزش.

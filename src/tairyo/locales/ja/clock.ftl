### Clocks and reminders.

## Opening a table, the lobby, the waiting room

clock-title = 持ち時間
clock-none = 時計なし
clock-quick = はやめ
clock-normal = ふつう
clock-relaxed = ゆっくり
clock-day = 日をまたいで、1手1日
clock-days = 日をまたいで、1手3日
clock-own = 自分で決める
clock-own-turn = 1手ごと
clock-own-reserve = ゲーム全体の予備
clock-unit = 単位
clock-unit-seconds = 秒
clock-unit-minutes = 分
clock-unit-hours = 時間
clock-unit-days = 日
clock-note-none = それぞれ好きなだけ考えられます。
clock-note = 持ち時間を使い切った席の手は、卓が代わりに進めます。
clock-note-unhurried = 都合のよいときに立ち寄って遊びます。希望すれば、番が来たときにお知らせします。
clock-told = 1手{ $turn }
clock-told-reserve = 1手{ $turn }＋全体{ $reserve }
clock-seconds = { $n }秒
clock-minutes = { $n }分
clock-hours = { $n }時間
clock-days-of = { $n }日

## At the table

clock-left-hours = { $hours }時間{ $minutes }分
clock-left-days = { $days }日{ $hours }時間
clock-left = { $name }：残り{ $left }
clock-left-reserve = { $name }：予備の残り{ $left }
clock-reserve = 予備 { $left }
clock-warning = 残り{ $seconds }秒です。
clock-timeout = 時間切れ：{ $name }の手を代わりに進めました。

## Reminders

remind-me = 番が来たら知らせる
remind-note = ほかのページを見ているときも、あなたの番になったら通知でお知らせします。
remind-on = あなたの番になったらお知らせします。
remind-stop = お知らせをやめる
remind-denied = このサイトの通知がブラウザで許可されていません。ブラウザの設定で変えられます。
remind-failed = このページを閉じているときのお知らせは設定できませんでした。開いている間はお知らせします。
push-turn = { $game }：あなたの番です。

## Refusals

error-out-of-time = この手の持ち時間を使い切ったので、取り消せません。次の手へ進んでください。
error-push-off = このサーバーはお知らせを送っていません。
error-push-service = その宛先にはお知らせを送れません。対応しているブラウザをお使いください。
error-push-keys = お知らせ用の鍵を読み取れませんでした。お知らせをいったん切り、もう一度入れてください。

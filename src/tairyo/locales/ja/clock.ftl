### Clocks and reminders.
push-turn = { $game }：あなたの番です。
error-out-of-time = この手の持ち時間を使い切ったので、取り消せません。次の手へ進んでください。
error-push-off = このサーバーはお知らせを送っていません。
error-push-service = その宛先にはお知らせを送れません。対応しているブラウザをお使いください。
error-push-keys = お知らせ用の鍵を読み取れませんでした。お知らせをいったん切り、もう一度入れてください。

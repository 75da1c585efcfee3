### 卓でのおしゃべり。話す言葉と、そのまわりの言葉。

## 画面

talk = おしゃべり
talk-title = おしゃべり
talk-unread = { $count ->
    [0] おしゃべり
   *[other] おしゃべり（新着{ $count }件）
}
talk-none = まだだれも話していません。まずは挨拶からどうぞ。
talk-none-watching = まだだれも話していません。
talk-you = あなた
talk-phrases = ひとこと
talk-field = 自分の言葉で
talk-send = 送信
talk-left = あと{ $count }文字
talk-over = { $count }文字多すぎます
talk-spectator = 話せるのは席に着いている人だけです。
talk-muted-you = ホストがあなたの発言を止めています。
talk-amount = 数
talk-deleted = この発言は削除されました。
talk-spoken = { $name }「{ $text }」
talk-settings = 表示と読み上げ
talk-bubbles = 新しい発言を席のそばに出す
talk-aloud = 新しい発言を読み上げる（スクリーンリーダー）

## 発言ごとの操作

talk-line-menu = { $name }の発言の操作
talk-hush = { $name }の発言を見ない
talk-unhush = { $name }の発言をまた見る
talk-hushed = { $name }の発言は表示していません。
talk-report = この発言をホストに知らせる
talk-report-note = ホストはこの席の発言を止められます。ほかの人には伝わりません。
talk-reported-thanks = ホストに知らせました。
talk-reported = 報告あり
talk-mute = { $name }の発言を止める
talk-unmute = { $name }の発言を許す
talk-kick = { $name }に席を外してもらう
talk-muted = 発言停止中

## ひとこと

phrase-hello = こんにちは！
phrase-good-luck = よろしくお願いします！
phrase-nice = うまい！
phrase-well-played = お見事でした！
phrase-thank-you = ありがとう！
phrase-sorry = ごめんなさい！
phrase-oops = しまった！
phrase-thinking = 考え中です…
phrase-one-moment = 少しお待ちください。
phrase-your-turn = あなたの番ですよ！
phrase-again = もう一回どうですか？
phrase-goodbye = それでは、また！

## お断り

error-talk-limited = 少しゆっくりお願いします。あと{ $seconds }秒で話せます。
error-bad-talk = 発言は、目に見える1〜{ $most }文字、{ $rows }行までです。
error-muted = ホストがあなたの発言を止めています。
error-spectators-silent = 話せるのは席に着いている人だけです。席に着くと話せます。
error-no-such-line = その発言はもうありません。
error-banned = お使いのアドレスからの接続は、お断りしています。心当たりがなければ、運営者にお問い合わせください。

## なくなった卓

error-table-closed = この卓は閉じられました。
error-table-deleted = この卓は、運営者が閉じました。
error-table-expired = 長いあいだ使われなかったため、この卓を片づけました。
table-gone-title = この卓はもうありません

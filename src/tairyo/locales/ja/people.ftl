### 卓に集まる人のこと。参加と観戦、ホストの道具、代わりのボット、別の端末、再戦。

## 卓を立てる

people-password = 合言葉
people-password-note = なくてもかまいません。席に着く人に入れてもらいます。友だちに伝えてください。
people-watching = 観戦
people-watch-live = だれでも、そのまま見られる
people-watch-late = だれでも、{ $time }遅れで見られる
people-watch-none = 対局中は見られない
people-seconds = { $count }秒
people-minutes = { $count }分

## ロビー

people-locked = 合言葉が必要
people-shown-late = { $time }遅れで観戦
people-not-shown = 観戦なし
people-your-turn = あなたの番です
people-others-turn = 対戦中、ほかの人の番
people-kept = ボットが代わりにプレイ中
people-won = { $score }で優勝
people-won-together = { $score }で同点優勝
people-ended = { $place }位・{ $score }
people-play-on = 続ける

## 待合室

people-table-password = この卓の合言葉
people-table-password-note = ホストが知っています。
people-watch-note-late = 観戦する人には{ $time }遅れで見えます。
people-watch-note-none = 対局中はだれも観戦できません。
people-barred-title = ホストが席を空けました
people-barred = あなたはこの卓に着席できなくなりました。ロビーにはほかの卓もあります。自分で卓を立てることもできます。
people-moved-waiting = この卓にあなたの席はもうありません。席を立ったか、別の端末に移しました。
people-words-title = わたしのおまじない
people-words-note = シャッフルに混ぜます。開始までは変えられます。
people-words-keep = 混ぜる
people-words-kept = 混ぜました
people-up = { $name }を上へ
people-down = { $name }を下へ
people-drag = 別の席へドラッグ
people-tools = { $name }への操作
people-make-host = ホストにする
people-kick = 席を空けてもらう
people-kick-sure = { $name }には、この卓から外れてもらいます。もう戻れません。
people-kick-yes = 席を空ける
people-sure-no = やめる
people-close = 卓をたたむ
people-close-sure = 全員の卓をたたみます。よろしいですか。
people-close-yes = たたむ
people-close-note = ほかの人がいなくなったので、ゲームを終わりにできます。記録は残りません。

## 卓

people-host-title = ホスト
people-host-note = ホストは卓の世話役です。ほかの人に引き継げます。
people-host-to = { $name }をホストにする
people-absent = { $name }がしばらく席を外しています。
people-call-bot = { $name }の代わりにボットを呼ぶ
people-late = { $time }遅れで観戦しています。
people-moved = あなたの席は別の端末に移りました。ここでは観戦できます。

## 観戦なし

people-unwatched-title = この対局は非公開です
people-unwatched-text = 対局中は観戦できません。終わると、ここで結果を見られます。
people-unwatched-kept = あなたの席はボットが守っています。席に戻ると対局が見えます。
people-unwatched-again = もう一度見る

## 別の端末

people-move-title = 別の端末で続ける
people-move-note = このリンクを開いた端末に、あなたの席が移ります。使えるのは一度だけです。開いた人が席に着くので、ほかの人には渡さないでください。
people-move-make = リンクを作る
people-move-renew = リンクを作り直す
people-move-link = 自分の席を移すリンク
people-move-again = 新しく作ると、前のリンクは使えなくなります。
people-move-share-text = { $game }の自分の席
people-claim-title = { $name }として、ここで続けますか
people-claim-text = この端末で続きを遊びます。これまでの端末は観戦になります。
people-claim-yes = ここで続ける
people-claim-no = 観戦だけする
people-claim-failed = このリンクは使えません

## 再戦

people-rematch = もう一戦
people-rematch-waits = もう一戦：{ $name }が待っています
people-rematch-waits-short = 次の卓が立ちました
people-rematch-go = 行く

## 符号ごとの文（docs/protocol.md）

error-bad-password = 合言葉は1〜{ $most }文字で入れてください。
error-wrong-password = この卓の合言葉ではありません。ホストに聞いてみてください。
error-kicked = ホストが席を空けたため、着席できません。ほかの卓を選んでください。
error-no-person = そこに人は座っていません。人のいる席を選んでください。
error-own-seat = 自分の席です。離れるときは席を立ってください。
error-others-play = まだ遊んでいる人がいます。ほかの人がいなくなると、卓をたためます。
error-already-over = ゲームは終わりました。結果はこのまま残ります。
error-not-absent = その人はまだ席にいます。1分ほど離れていると、代わりのボットを呼べます。
error-bad-code = このリンクは、使用済みか、新しいリンクに替わっています。もとの端末で作り直してください。
error-still-on = まだゲームの途中です。終わると、もう一戦できます。

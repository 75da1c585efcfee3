### 全体で使う言葉。Web、端末、サーバーからのお断り。
### ゲームごとの言葉は、それぞれのファイルにあります。

## 名前

brand = 大漁
brand-meaning = たいりょう
site-line = 友だちとも、ボットとも。きちんと遊べるテーブルゲーム。
site-more = リンクを送れば、すぐ始まります。登録もインストールも不要です。
skip-to-content = 本文へ
home = ロビー

## 設定

settings-language = 言語
settings-theme = 明るさ
theme-auto = 端末に合わせる
theme-light = 朝
theme-dark = 夜明け前

## 共通の操作

close = 閉じる
more = もっと見る
copy = コピー
copied = コピーしました
try-again = もう一度

## 並べかた（「a、bとc」）と、続く文のつなぎ

list-comma = 、
list-and = と
list-sentences = {""}

## ロビー

lobby-play-now = すぐに遊ぶ
lobby-play-now-note = ボット{ $bots }人と、すぐに始まります。
lobby-guest-name = 旅の人
lobby-open-title = 卓を立てる
lobby-nickname = 卓での名前
lobby-nickname-note = この端末だけが覚えています。
lobby-game = ゲーム
lobby-seat-range = { $most ->
    [1] 1人
   *[other] { $least }〜{ $most }人
}
lobby-seats = 席の数
lobby-seats-note = ボットの席も数えます。
lobby-options = 選べるルール
lobby-option-yes = あり
lobby-option-no = なし
lobby-option-default = { $choice }（標準）
lobby-who = 参加できる人
lobby-public = だれでも
lobby-public-note = ロビーに卓が並びます。
lobby-by-link = リンクを知る人だけ
lobby-by-link-note = 友だちにリンクを送ってください。
lobby-words = おまじない
lobby-words-note = 好きな言葉をどうぞ。シャッフルに混ぜるので、サーバーにも前もって仕組むことはできません。
lobby-open = 卓を立てる
lobby-opening = 準備中…
lobby-mine-title = あなたの卓
lobby-tables-title = 立っている卓
lobby-tables-none = 公開の卓はまだありません。最初の卓を立ててみましょう。
lobby-tables-no-other = ほかに公開の卓はありません。
lobby-tables-loading = 港を見わたしています…
lobby-tables-failed = 卓の一覧が届きませんでした。
lobby-table-running = 対戦中
lobby-table-free = { $free ->
    [0] 満席
   *[other] 空席{ $free }
}
lobby-join = 参加
lobby-watch = 観戦
lobby-table-of = { $game }（{ $host }の卓）
lobby-return = 自分の席へ

## 席と人

seat-number = { $number }番の席
seat-open = 空席
seat-you = あなた
seat-host = ホスト
seat-here = います
seat-away = 離席中
seat-mark-0 = 波
seat-mark-1 = 結び目
seat-mark-2 = 錨
seat-mark-3 = 星
seat-mark-4 = 貝
seat-mark-5 = 猫の手
bot-random = 気まぐれ
bot-random-note = ルールの範囲で何でも出します
bot-steady = 手堅い人
bot-steady-note = 数えて、計画どおりにプレイします
bot-name = { $bot }（ボット）
# ボットの名は席の印から: 波、結び目、碇、星、貝、猫の手。
bot-seat-0 = ナミ
bot-seat-1 = ムスビ
bot-seat-2 = イカリ
bot-seat-3 = ホシ
bot-seat-4 = カイ
bot-seat-5 = タマ

## 待合室

waiting-by = { $host }の卓です。
waiting-invite = 招待
waiting-invite-note = { $may ->
    [watch] このリンクを開いた人は観戦できます。
    [sit] このリンクを開いた人は席に着けます。観戦はできません。
    [sit-locked] このリンクを開いて合言葉を入れた人は席に着けます。観戦はできません。
    [both-locked] このリンクを開いた人は観戦できます。合言葉を入れれば席にも着けます。
   *[both] このリンクを開いた人は、席に着くことも観戦することもできます。
}
waiting-link = この卓のリンク
waiting-qr = QRコード
waiting-qr-label = この卓のリンクのQRコード。スマートフォンのカメラで読み取れます。
waiting-share = 共有
waiting-share-text = { $game }で遊びませんか
waiting-seats = 席
waiting-sit-title = 席に着く
waiting-sit = 着席
waiting-sit-here = ここに着席
waiting-watching = いまは観戦中です。遊ぶには席に着いてください。
waiting-fill-label = { $number }番の席に座る人
waiting-fill-open = 人を待つ
waiting-fill-all = 空席をボットで埋める
waiting-start = ゲーム開始
waiting-need = 空席があと{ $open }つあります。
waiting-ready = 全員そろいました。
waiting-for-host = { $host }が開始します。お待ちください。
waiting-leave = 席を立つ
waiting-rules = この卓のルール

## 運の公平さ

fair-title = 運の公平さ
fair-why = シャッフルの元は、だれも席に着かないうちに封をしました。ゲームが終わると封が開き、すべてのカードをだれでも確かめられます。
fair-commitment = 封印（SHA-256）
fair-words = おまじない
fair-words-of = { $name }「{ $words }」
fair-words-hidden = みんなのおまじないは、開始のときに公開します。
fair-words-none = おまじないはありませんでした。

## 卓

table-loading = 卓へ向かっています…
table-turn-you = あなたの番です
table-turn-other = { $name }を待っています
table-turn-several = あと{ $count }人を待っています
table-skip = 最新へ
table-over = ゲーム終了
table-title = { $game }・大漁
table-title-turn = ● あなたの番・{ $game }
table-undo = 一手戻す
table-log = 記録
table-log-title = これまでの流れ
table-log-empty = まだ何も起きていません。
table-log-undone = 取り消し
table-menu = メニュー
table-leave = ロビーへ
table-leave-note = 席はそのまま残り、みんなはあなたを待ちます。このブラウザで戻れます。
table-stand-in = ボットに代わってもらう
table-stand-in-note = あなたがいなくてもゲームは進みます。席にはまた戻れます。
table-stand-in-plays = ボットが代わりにプレイしています。
table-take-back = 自分の席に戻る
table-result = 結果
table-board = 場

## 接続

connection-reconnecting = 綱がゆるみました。つなぎ直しています…
connection-restarting = サーバーを入れ替えています。対局は保存済みです。少しお待ちください…
connection-gone = この卓にはつなげません。ページを読み込み直してください。

## 結果

result-title = 結果
result-won = あなたの勝ちです
result-won-other = { $name }の勝ちです
result-won-several = { $names }の同点勝利です
result-rank = { $rank }位
result-rank-head = 順位
result-name-head = プレイヤー
result-lobby = ロビーへ戻る
result-record = 対局の記録を保存
result-record-note = すべての手とシャッフルの記録です。「tairyo verify」で検証できます。
result-look = 場を見る

## お断り

refusal-title = できませんでした
refusal-clause = 条項 { $clause }

## 見つからないとき

missing-title = 網にかかりませんでした
missing-text = このアドレスのページはありません。リンクの文字が欠けているかもしれません。
missing-table-title = この卓はもうありません
missing-table-text = このリンクの卓が見つかりません。片づけられたか、リンクの文字が欠けているかもしれません。
missing-home = ロビーへ

## 符号ごとの文（docs/protocol.md）

error-not-found = その卓は見つかりません。リンクを確かめてください。
error-not-json = 読み取れない通信でした。ページを読み込み直してください。
error-too-large = 通信が長すぎました。
error-unknown-message = サーバーの知らない通信でした。ページを読み込み直してください。
error-hello-first = まだ挨拶がすんでいません。ページを読み込み直してください。
error-stale-version = 局面が先に進んでいました。もう一度見て選んでください。
error-not-your-seat = ほかの人の席です。空いている席に着いてください。
error-not-host = ホストだけができる操作です。
error-seat-taken = ひと足ちがいで埋まりました。別の席を選んでください。
error-table-full = 満席です。観戦はできます。
error-not-waiting = ゲームはもう始まっています。
error-not-running = いまはゲーム中ではありません。
error-not-over = 対局の記録はゲームが終わると開けます。
error-no-such-seat = この卓にその席はありません。
error-already-seated = この卓にはもう着席しています。
error-bad-nickname = 名前は、目に見える1〜{ $most }文字で入れてください。
error-bad-words = おまじないは{ $most }文字までです。
error-bad-option = このゲームにそのルールはありません。
error-bad-choice = このルールに「{ $given }」という選択肢はありません。
error-option-file = このルールにはファイルの内容が要ります。
error-option-seat = その席はありません。この卓は{ $seats }席です。
error-unknown-game = そのゲームはここにはありません。
error-unknown-bot = そのボットはここにはいません。
error-bad-seats = このゲームの席は{ $low }〜{ $high }です。
error-nothing-to-undo = 戻せる手がありません。
error-seats-open = 先にすべての席を埋めてください。
error-not-an-action = このゲームにない操作です。
error-rate-limited = 少し速すぎました。{ $seconds }秒ほどおいて続けてください。
error-busy = 操作が重なりました。もう一度お試しください。
error-unavailable = いま卓に手が届きません。ここまでの手は失われていません。少し待って、もう一度お試しください。
error-no-secret = このゲームの封印がここにないため、続けられません。
error-server = こちらの不具合です。もう一度お試しください。
error-origin = ほかのサイトからの操作でした。卓のページを直接開いてください。
error-unreachable = サーバーから返事がありません。接続を確かめて、もう一度お試しください。

## ゲームの表を差し替えるファイル（どこが違うか、どうすればよいか）

error-tables-unknown = { $place ->
    [none] ファイル
   *[other] { $place }
}に「{ $given }」があります。書けるのは { $known } です。
error-tables-section = [{ $place }] の節がありません。
error-tables-number = { $place } が { $given } です。{ $low }から{ $high }までの整数にしてください。
error-tables-numbers = { $place } には整数を{ $size ->
    [0] 並べてください
   *[other] { $size }個並べてください
}。
error-tables-range = { $place } に { $given } があります。{ $low }から{ $high }までにしてください。

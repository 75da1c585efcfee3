### 管理ページ。ここを開いたときだけ読み込みます。

admin-title = 港の詰所
admin-intro = このサービスの運営者のためのページです。
admin-token = 管理用トークン
admin-token-note = TAIRYO_ADMINの値です。このタブを閉じるまで覚えています。
admin-enter = 入る
admin-leave = トークンを忘れる
admin-refresh = 最新にする
admin-loading = 調べています…
admin-parts = 見るもの

## 負荷

admin-load = 負荷
admin-nodes = ノード
admin-node = ノード
admin-node-here = いま応答中
admin-version = 版
admin-uptime = 稼働時間
admin-tables-in-memory = メモリー上の卓
admin-sockets = ソケット
admin-bots = ボットの手番
admin-moves = 毎秒の手数
admin-latency = 半数の手の所要時間
admin-latency-95 = 95%の手の所要時間
admin-latency-99 = 99%の手の所要時間
admin-last-minute = 直近1分間の手について、届いてから全員に送り終えるまでの時間です。
admin-milliseconds = { $ms }ミリ秒
admin-none = –
admin-database = データベース
admin-size = 大きさ
admin-waiting = 待合中
admin-running = 対戦中
admin-over = 終了

## 卓

admin-tables = 卓
admin-search = 卓のID、または名前
admin-status = 状態
admin-status-any = すべて
admin-find = 検索
admin-tables-none = 当てはまる卓はありません。
admin-created = { $when }に開設
admin-last = { $when }に使用
admin-private = リンクのみ
admin-locked = 合言葉あり
admin-here = { $count ->
    [0] 接続なし
   *[other] { $count }人が接続中
}
admin-open-table = 卓を見る
admin-addresses = アドレス
admin-addresses-none = 応答したノードで、この卓につながっている人はいません。
admin-addresses-note = 応答したノードで開いているソケットの分です。どこにも保存しません。
admin-spectator = 観戦者
admin-ban-this = 接続を断る…
admin-delete = 卓を削除
admin-delete-sure = 削除しますか。対局もおしゃべりも元に戻せません。卓にいる人はロビーへ移ります。
admin-delete-yes = 削除する
admin-keep = 残す
admin-deleted = 卓{ $id }を削除しました。
admin-before = 新しいほうへ
admin-after = 古いほうへ
admin-page = { $page }ページ

## 報告のあった発言

admin-reports = 報告のあった発言
admin-reports-none = 報告はありません。
admin-line-of = { $name }（{ $when }）
admin-line-delete = 発言を削除
admin-line-keep = そのままにする
admin-line-table = 卓へ

## 接続のお断り

admin-bans = 接続のお断り
admin-bans-none = お断りしているアドレスはありません。
admin-network = アドレスまたはネットワーク
admin-network-note = 例：203.0.113.7、203.0.113.0/24。IPv6のアドレスひとつは、その家のネットワーク（/64）として扱います。
admin-reason = 理由
admin-reason-note = 運営者の覚え書きです。相手には表示しません。
admin-until = 期間
admin-for-a-day = 1日
admin-for-a-week = 1週間
admin-for-a-month = 30日
admin-for-good = 無期限
admin-ban = 断る
admin-lift = 解除
admin-ban-until = { $when }まで
admin-ban-for-good = 無期限
admin-ban-since = { $when }から

## お断り

error-token-needed = 管理用トークンを入れてください。
error-wrong-token = トークンが違います。TAIRYO_ADMINの値を確かめてください。
error-bad-network = アドレスとして読めないか、範囲が広すぎます。203.0.113.7や203.0.113.0/24のように書いてください。
error-own-address = あなた自身のアドレスが含まれています。もっと狭い範囲にしてください。
error-no-such-ban = その項目はもうありません。

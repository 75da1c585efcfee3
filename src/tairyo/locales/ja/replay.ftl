### リプレイ。対局をたどり、確かめ、途中から遊びます。対局の記録と、その不具合の説明もここにあります。

## ページ

replay-title = リプレイ
replay-page-title = リプレイ・{ $game }
replay-loading = 対局の記録を広げています…
replay-open = 対局の記録を開く
replay-open-lobby = 対局の記録を見る
replay-open-why = 「.tairyo」ファイルには対局がまるごと入っています。開けば、一手ずつたどることも、公平さを確かめることも、途中から遊ぶこともできます。
replay-open-choose = ファイルを選ぶ
replay-open-drop = ここにドロップしても開けます
replay-open-drop-now = 指を離すと開きます
replay-open-reading = 読み込み中…
replay-open-other = 別の記録を開く
replay-look-back = ふり返る
replay-to-table = 卓へ
replay-running = 対戦中です。それぞれの時点で自分の席から見えたものだけをたどれます。
replay-of-file = ファイルから
replay-of-fork = 別の対局の{ $at }手目からの続き
replay-menu = 対局と記録

## 再生

replay-player = リプレイ
replay-first = 最初へ
replay-back = 一手戻る
replay-play = 再生
replay-pause = 一時停止
replay-forward = 一手進む
replay-last = 最後へ
replay-speed = 速さ
replay-speed-of = { $speed }×
replay-slider = 手数
replay-step-of = { $step } / { $last }
replay-step-said = { $last }手のうち{ $step }手目。{ $text }
replay-start = 開始
replay-quiet = ほかの人にわかる動きはありません。
replay-steps = 手順
replay-steps-title = すべての手
replay-keys = キー操作: ←と→で一手ずつ、スペースで再生、HomeとEndで両端へ。

## だれの目で見るか

replay-eyes = 視点
replay-eyes-open = 全公開
replay-eyes-spectator = 観戦者

## 続きを遊ぶ

replay-fork = ここから遊ぶ
replay-fork-title = ここから遊ぶ
replay-fork-why = { $step }手目から続きを遊びます。好きな席に着いてください。ほかの席にはボットが座ります。ここから先に引くものは新しく引き直します。あなただけの卓が立ち、いま見ている対局はそのまま残ります。
replay-fork-seat = あなたの席
replay-fork-go = ボットと続きを遊ぶ
replay-fork-alone = 続きを遊ぶ
replay-fork-going = 卓を用意しています…
replay-fork-over = ここで対局は終わっています。何手か戻ると続きを遊べます。

## リンクとファイル

replay-copy = この手へのリンクをコピー
replay-share = 共有
replay-share-text = { $game }の対局を見てください
replay-download = 対局の記録を保存

## 公平だったか

replay-fair = 公平だったか
replay-fair-yes = すべて確かめられました
replay-fair-no = 合わないところがあります
replay-fair-fork = ここで遊んだ分は確かめられました
replay-fair-unfinished = まだ確かめられません
replay-fair-why = 卓が立ったとき、だれも席に着かないうちに、サーバーは秘密を引いてその封印を見せました。シャッフルはすべて、その秘密とみんなのおまじないから決まります。いま、すべての手をルールどおりにもう一度たどり、すべてのシャッフルを秘密から引き直しました。
replay-fair-file-why = このファイルのすべての手をルールどおりにもう一度たどり、すべてのシャッフルを、書かれている秘密から引き直しました。
replay-fair-file-seal = ファイルだけでわかるのは、つじつまが合うことまでです。この封印を、開始前に卓に示されたものとくらべてください。同じなら、だれもシャッフルを選んでいません。
replay-fair-seal = 封印（SHA-256）
replay-fair-self = この結果をうのみにする必要はありません。対局の記録を保存して、お手元で「tairyo verify」を実行できます。検証を自分で作ることもできます。
replay-fair-construction = シャッフルの作りかた
replay-fair-steps = 封印は秘密のSHA-256ハッシュなので、秘密をあとから変えることはできません。秘密とおまじないをまとめてハッシュにかけ、鍵を作ります。鍵と通し番号を次々にハッシュにかけると、長いバイトの列になります。そこからどの数も同じ確率で引き、その数でカードを前から順に並べます。大漁のソースにある docs/fair-chance.md に、1バイト単位の手順と試せる例があります。
replay-fair-mark-yes = 合っています
replay-fair-mark-no = 合いません
replay-fair-mark-unknown = この記録からはわかりません
replay-check-rules = ルール
replay-check-origin = 分岐の前
replay-check-seal = 封印
replay-check-end = 終局
replay-check-commitment = 秘密
replay-check-chance = シャッフル
replay-found-seal-shown = 対局の記録の封印は、卓が立ってからずっと示されていたものと同じです。
replay-found-seal-other = 対局の記録の封印が、卓に示されていたものと違います。
replay-found-forked = { $at }手目までは別の対局から引き継ぎました。そこまでに引いたものは、その対局の記録で確かめられます。
replay-found-damaged = { $line }行目: { $why }

## 結果

result-replay = リプレイ
result-share = 共有
result-shared = リンクをコピーしました
result-story = 対局の流れ
result-story-table = 表で見る

## お断り

error-bad-record = この記録は再生できません。{ $line }行目: { $why }
error-too-long = { $most }手を超える対局はリプレイできません。
error-no-such-step = その手はありません。この対局は{ $last }手までです。
error-nothing-to-play = ここで対局は終わっています。何手か戻ると続きを遊べます。

## 対局の記録（行のどこが違うか）

record-empty = ファイルが空です。
record-encoding = UTF-8のテキストではありません（{ $byte }バイト目）。
record-not-json = { $column ->
    [0] JSONではありません。
   *[other] JSONではありません（{ $column }文字目）。
}
record-surrogate = 文字の片割れ（対のないサロゲート）があります。
record-object = ここにはJSONのオブジェクトが要ります。{ $given } ではありません。
record-foreign = 大漁の対局の記録ではありません。最初の行に「tairyo」がありません。
record-format = 形式 { $given } です。このバージョンが読めるのは形式 { $known } です。
record-unknown-field = 「{ $name }」という項目はありません。ここに書けるのは { $known } です。
record-missing-field = 「{ $name }」の項目がありません。
record-field = 「{ $name }」には{ $kind ->
    [int] 整数
    [str] 文字列
    [list] リスト
   *[dict] オブジェクト
}が要ります。{ $given } ではありません。
record-texts = 「{ $name }」に書けるのは文字列だけです。
record-by-seat = 「{ $name }」が{ $given }つ、席は{ $seats }つです。席ごとに1つ書くか、1つも書かないでください。
record-no-opening = 開始の行がなく、ファイルが途中で切れています。
record-ended = ゲームは前の行で終わっています。
record-end = 「end」には scores と ranking を整数のリストで書きます。
record-secret = 「secret」が16進数ではありません。
record-undo = 取り消しは {"{"}"seat": …, "undo": true{"}"} だけを書きます。
record-chance-list = 「chance」には乱数の結果をリストで書きます。
record-outcome = 乱数の結果ではありません: { $given }
record-chance-missing = ルールは{ $asked ->
    [below] { $size }未満の数
   *[shuffle] { $size }枚のシャッフル
}を求めますが、結果が書かれていません。
record-chance-other = ルールは{ $asked ->
    [below] { $size }未満の数
   *[shuffle] { $size }枚のシャッフル
}を求めますが、書かれているのは { $given } です。
record-chance-more = ルールが求めるより多くの乱数の結果が書かれています。
record-hash = 局面のハッシュが違います。ファイルかルールが変わっています。
record-other-end = ゲームの終わりかたが対局の記録と違います。
record-other-game = { $game } ではなく { $given } の対局の記録です。
record-other-rules = ルールのバージョンが { $given } です。この大漁の { $game } はバージョン { $known } です。
record-forked = { $at }手目からの分岐とありますが、対局の記録は{ $entries }手です。

## ベルの判定

race-ring = { $name }：{ $time }ミリ秒（到着まで{ $arrival }ミリ秒、うち回線の分{ $allowance }ミリ秒）
race-drawn = 同時：{ $names }。抽選で決まりました。

## 検証の結果

verify-replays = どの手もルールどおりです。{ $entries }手を再生でき、ハッシュもすべて合います。
verify-forked = { $at }手目までは別の封印 { $seal } のもとで引かれました。その対局の記録で確かめられます。
verify-seal-shown = 対局の記録の封印は、指定されたものと同じです。
verify-seal-other = 対局の記録の封印は、指定されたものと違います。
verify-running = ゲームはまだ終わっていません。秘密はまだ伏せられています。
verify-secret-missing = 対局の記録に秘密が書かれていません。
verify-secret-kept = 封印された秘密と一致します。
verify-secret-other = 封印されたのは別の秘密です。
verify-chance-follows = { $outcomes }件の結果が、秘密とみんなのおまじないから導かれます。
verify-chance-other = { $line }行目: 秘密から導かれる{ $asked ->
    [bell] 同時のベルの抽選
    [below] 数
   *[shuffle] シャッフル
}と違います。

## ファームハンドの流れ

farm-hand-story-alt = ラウンドごとの合計点。{ $list }。
farm-hand-story-item = { $name }はビッド的中{ $made }/{ $rounds }、{ $points }点
farm-hand-story-made = ビッド的中
farm-hand-story-missed = ビッド外れ
farm-hand-story-rounds = ラウンド

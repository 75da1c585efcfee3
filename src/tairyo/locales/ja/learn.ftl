### 遊びかたを知る: ルールブック、はじめての一局、ヒントの枠。ゲームごとの言葉は
### <game>-rules.ftl と <game>-lesson.ftl にあります。

## 入り口

learn-new = はじめての方へ　{ $game }を4分で覚える
learn-game = { $game }の遊びかた
learn-rules-of = { $game }のルール

## ルールブック

rules-title = ルール
rules-page-title = { $game }のルール
rules-coming = ルールブックを開いています…
rules-failed = ルールブックが届きませんでした。
rules-contents = 目次
rules-aim = ゲームの目的
rules-options = 卓ごとに選べること
rules-options-usual = 標準は「{ $choice }」です。
rules-search = ルールを探す
rules-search-note = 言葉か、{ $clause } のような番号で。
rules-search-found = { $count ->
    [0] 見つかりませんでした。ほかの言葉か、もっと短い言葉で探してみてください。
   *[other] { $count }件
}
rules-search-clear = すべて表示
rules-link = { $clause }へのリンク
rules-linked = { $clause }へのリンクをコピーしました。
rules-print = 印刷
rules-whole = ページで開く
rules-marks = 印の見かた
rules-mark-reconstructed = 復元
rules-mark-reconstructed-note = 資料には図でしか載っていなかったため、値を推定して復元しました。お手元のゲームの値に差し替えられます。
rules-mark-reading = 独自の解釈
rules-mark-reading-note = 元のルールに書かれていないか、二通りに読めるところです。ここではこう扱います。
rules-mark-option = 選択可
rules-mark-option-note = 卓ごとに変えられます。「{ rules-options }」をご覧ください。
rules-mark-own = この卓の値
rules-table-title = この卓で違うところ
rules-table-usual = この卓は標準のルールです。
rules-table-choice = { $option }：{ $choice }（標準は{ $usual }）
rules-example = 例

## 例とレッスンに出てくる名前

learn-name-0 = ミオ
learn-name-1 = ナミ
learn-name-2 = カイ

## はじめての一局

learn-title = { $game }の遊びかた
learn-coming = カードを並べています…
learn-failed = レッスンが届きませんでした。
learn-laid = カードは説明用に並べてありますが、ルールは本物です。
learn-progress = { $steps }歩のうち{ $step }歩目
learn-hint = ヒント
learn-next = 次へ
learn-back = 戻る
learn-hints-off = ヒントを隠す
learn-hints-on = ヒントを出す
learn-skip = 飛ばす
learn-again = 最初から
learn-resumed = おかえりなさい。前回の続きから始めます。
learn-other = ルール上はそれもできますし、本番ではあなたの自由です。ここでは「{ $action }」を選んでください。
learn-over-title = これで{ $game }がわかりました
learn-over-text = ルールはこれだけです。あとは遊ぶほどに見えてきます。
learn-over-bots = ボットと本番を遊ぶ
learn-over-friends = 友だちと遊ぶ卓を立てる
learn-over-rules = ルールブックを読む

## 卓でのヒント

hint-title = 知っておくと便利
hint-done = わかりました
hint-rule = 条項 { $clause }
hints-setting = 卓でのヒント
hints-on = 一度ずつ出す
hints-off = 出さない
hints-again = ヒントをもう一度出す
hints-again-done = ヒントがもう一度出るようになりました。

### フィンスパンの文言（ルールブックと魚の名前を除く）。名前は { $name } で受け取ります。

finspan-title = フィンスパン
finspan-name = { finspan-title }
finspan-blurb = 明るい海面から真っ暗な深海まで、自分だけの海を調査します。135種の魚を見つけてダイブし、卵をかえして稚魚を群れに育てながら、4週間でいちばん多くのポイントを集めましょう。
finspan-score = { $shown }点
finspan-score-head = 得点

## ことば

finspan-slot = { $column }{ $row }
finspan-column-blue = 青
finspan-column-purple = 紫
finspan-column-green = 緑
finspan-token-egg = 卵
finspan-token-young = 稚魚
finspan-token-school = 群れ
finspan-bonus-sunlight = 最上部のボーナス
finspan-bonus-twilight = トワイライトのボーナス
finspan-bonus-midnight = ミッドナイトのボーナス
finspan-bonus-floor = 海底ボーナス
finspan-zone-sunlight = サンライト
finspan-zone-twilight = トワイライト
finspan-zone-midnight = ミッドナイト
finspan-zone-bottom-row = 深海のみ
finspan-tag-predator = 捕食者
finspan-tag-apex = 上位捕食者
finspan-tag-bioluminescent = 生物発光
finspan-tag-camouflage = カモフラージュ
finspan-tag-electrolocation = 電位ロケーション
finspan-tag-discharge = 放電
finspan-tag-venomous = 毒

## カードのコストと能力

finspan-length = { $length }cm
finspan-points = { $points }ポイント
finspan-cost-none = コストなし
finspan-cost-cards = カード{ $count }枚
finspan-cost-eggs = 卵{ $count }つ
finspan-cost-young = 稚魚{ $count }匹
finspan-cost-schools = 群れ{ $count }つ
finspan-cost-consume = 短い魚に重ねる
finspan-band = { $column }のサイトのみ
finspan-timing-when-played = プレイしたとき：{ $what }
finspan-timing-if-activated = 発動したとき：{ $what }
finspan-timing-game-end = ゲーム終了時：{ $what }
finspan-all-players = すべてのプレイヤーが{ $what }
finspan-benefit-draw = カードを{ $count }枚引く
finspan-benefit-gain = 捨て札を{ $count }枚手札に加える
finspan-benefit-egg = 卵を{ $count }つ置く
finspan-benefit-hatch = 卵を{ $count }つ孵化させる
finspan-benefit-young = 稚魚を{ $count }匹置く
finspan-benefit-move = 稚魚か群れを{ $count }回移動する
finspan-benefit-consume = 短い手札を{ $count }枚消費する
finspan-benefit-egg-each = { $where }それぞれに卵を1つ置く
finspan-benefit-play = { $where }に魚を1枚プレイする
finspan-each-small = 小型の魚
finspan-each-medium = 中型の魚
finspan-each-large = 大型の魚
finspan-each-predator = 捕食者
finspan-each-blue = 青のサイトの魚
finspan-each-purple = 紫のサイトの魚
finspan-each-green = 緑のサイトの魚
finspan-each-top-row = いちばん上の行の魚
finspan-each-bottom-row = いちばん下の行の魚
finspan-each-sunlight = サンライトゾーンの魚
finspan-place-blue = 青のサイト
finspan-place-purple = 紫のサイト
finspan-place-green = 緑のサイト
finspan-place-top-row = いちばん上の行
finspan-place-bottom-row = いちばん下の行
finspan-place-sunlight = サンライトゾーン
finspan-if-no-tokens = トークンがなければ{ $points }ポイント
finspan-if-consumed = { $least }匹以上消費していれば{ $points }ポイント
finspan-if-two-young = 稚魚がちょうど2匹いれば{ $points }ポイント
finspan-if-bottom-row = いちばん下の行にいれば{ $points }ポイント
finspan-if-school = 群れがあれば{ $points }ポイント
finspan-if-all-tokens = 卵・稚魚・群れがそろっていれば{ $points }ポイント

## 実績

finspan-count-eggs-and-young = 卵か稚魚
finspan-count-full-rows = そろった行
finspan-count-schools = 群れ
finspan-count-young = 稚魚
finspan-count-pairs-of-eggs = 卵のペア
finspan-count-triples-of-eggs = 卵3つの組
finspan-count-small-fish = 小型の魚
finspan-count-medium-fish = 中型の魚
finspan-count-large-fish = 大型の魚
finspan-count-fish-with-token = トークンのある魚
finspan-count-fish-without-token = トークンのない魚
finspan-count-if-activated-fish = 「発動したとき」の魚
finspan-count-predator-tags = 捕食者タグ
finspan-count-consumed-fish = 消費された魚
finspan-tile = 第{ $week }週：{ $count }ごとに{ $points }
finspan-tile-best = 最多の人にさらに3

## 起こったこと

finspan-event-opened = 海の準備ができました。{ $name }さんから始めます。
finspan-event-week-began = 第{ $week }週です。{ $name }さんから始めます。
finspan-event-play-began = { $name }さんが{ $card }を見つけました。
finspan-event-card-paid = { $name }さんがコストとして{ $card }を捨てました。
finspan-event-token-paid = { $name }さんが{ $slot }の{ $token }を支払いました。
finspan-event-placed = { $name }さんが{ $slot }に{ $card }を置きました。
finspan-event-placed-over = { $name }さんが{ $slot }の{ $covered }の上に{ $card }を置きました。
finspan-event-dived = { $name }さんが{ $column }のサイトにダイブします。
finspan-event-bonus-earned = { $name }さんは{ $bonus }を得られます。
finspan-event-activated = { $name }さんの{ $card }（{ $slot }）が発動します。
finspan-event-drawn = { $name }さんが{ $card }を引きました。
finspan-event-reshuffled = 捨て札{ $cards }枚が新しい山札になりました。
finspan-event-gained = { $name }さんが捨て札から{ $card }を手札に加えました。
finspan-event-eggs-laid = { $name }さんが卵を置きました：{ $slots }。
finspan-event-hatched = { $name }さんの{ $slot }の卵がかえりました。
finspan-event-young-put = { $name }さんが{ $slot }に稚魚を置きました。
finspan-event-moved = { $name }さんが{ $token }を{ $origin }から{ $slot }に動かしました。
finspan-event-formed = 稚魚3匹が群れになりました。
finspan-event-consumed = { $name }さんの{ $slot }の魚が{ $card }を消費しました。
finspan-event-left = { $name }さんは残りの特典を得ませんでした。
finspan-event-week-ended = 第{ $week }週の実績：{ $list }。
finspan-event-week-ended-item = { $name }さん { $points }
finspan-event-week-ended-best = { $name }さん { $points }と最多の{ $best }
finspan-event-scored = 最終ポイント：{ $list }。
finspan-event-scored-item = { $name }さん { $points }
finspan-event-game-over = { $name }さんが{ $points }で勝ちました。
finspan-event-game-over-shared = { $names }さんが{ $points }で勝利を分け合いました。
finspan-event-game-over-alone = { $name }さんは{ $points }です。
finspan-event-undone = { $name }さんが一手戻しました。

## できること

finspan-action-play = { $card }をプレイ（{ $cost }）
finspan-action-dive = { $column }にダイブ
finspan-action-pay-card = { $card }を捨てる
finspan-action-pay = { $slot }の{ $token }を支払う
finspan-action-place = { $slot }に置く
finspan-action-place-over = { $slot }の{ $covered }の上に置く
finspan-action-draw = カードを引く
finspan-action-gain = { $card }を手札に加える
finspan-action-egg = { $slot }（{ $card }）に卵
finspan-action-egg-each = { $where }それぞれに卵
finspan-action-hatch = { $slot }で孵化
finspan-action-young = { $slot }に稚魚
finspan-action-lift = { $slot }の{ $token }を動かす
finspan-action-move-to = { $slot }へ
finspan-action-tuck = { $card }を消費
finspan-action-use = { $card }の能力を使う
finspan-action-done = 残りは得ない
finspan-action-done-ending = もう使わない

## 卓のようす

finspan-status = 第{ $week }週（全{ $weeks }週）・山札{ $deck }枚・{ $count }ごとに{ $points }
finspan-status-last = 第{ $week }週（全{ $weeks }週）・山札{ $deck }枚
finspan-prompt-turn = 魚をプレイするか、ダイブしてください。
finspan-prompt-payment-card = { $card }のコストとして捨てるカードを選んでください（あと{ $count }枚）。
finspan-prompt-payment-token = { $card }のコストとして支払う{ $token }を選んでください。
finspan-prompt-placement = { $card }をどこに置きますか？
finspan-prompt-benefit = 得られる特典：{ $what }。
finspan-prompt-moving-young = 稚魚をどこへ動かしますか？
finspan-prompt-moving-school = 群れをどこへ動かしますか？
finspan-prompt-ending = 「ゲーム終了時」の能力を好きな順で使ってください。
finspan-wait = { $name }さんを待っています。
finspan-over = ゲームは終わりました。
finspan-divers = ダイバー残り{ $count }人
finspan-hand = 手札
finspan-hand-none = 手札なし
finspan-ocean-of = { $name }さん：{ $points }、{ $divers }、卵{ $eggs }、稚魚{ $young }、群れ{ $schools }
finspan-line = { $what }：{ $about }
finspan-line-fish = { $slot } { $card }
finspan-line-consumed = 消費{ $count }
finspan-empty = 空
finspan-holding = 手番の手札：{ $cards }

## 調べる

finspan-panel-hand = カード
finspan-panel-oceans = 海
finspan-panel-score = ポイント
finspan-panel-discard = 捨て札
finspan-score-weeks = 実績
finspan-score-abilities = 能力
finspan-score-fish = 魚
finspan-score-consumed = 消費
finspan-score-eggs-and-young = 卵と稚魚
finspan-score-schools = 群れ
finspan-score-total = 合計
finspan-discard-none = 捨て札はありません。

## 卓の設定

finspan-option-side = 実績ボード
finspan-option-side-a = サイドA
finspan-option-side-b = サイドB（タイルを抽選、最多の人に3ポイント）
finspan-option-tables = オーシャンマットとタイル
finspan-option-tables-null = 復元版

## お断り（どうすればよいか）

finspan-refused-over = ゲームは終わりました。
finspan-refused-no-seat = ダイバーを置けるのは、この卓のプレイヤーだけです。
finspan-refused-not-your-turn = 自分の番をお待ちください。
finspan-refused-others-benefit = ほかの人が先に特典を得ます。
finspan-refused-not-a-turn = 始めたことを終えてから、次のダイブができます。
finspan-refused-choose-a-turn = 魚をプレイするか、ダイブしてください。
finspan-refused-pay-first = 先に魚のコストを支払ってください。
finspan-refused-place-first = 先に魚を置いてください。
finspan-refused-no-such-benefit = いま得られる特典から選ぶか、残りを得ずに進んでください。
finspan-refused-move-first = 先にトークンを動かしてください。
finspan-refused-choose-an-ability = 能力を使う魚を選ぶか、使わずに進んでください。
finspan-refused-not-held = { $card }は手札にありません。手札のカードを選んでください。
finspan-refused-too-dear-card = { $card }にはほかに{ $cost }枚のカードが必要ですが、{ $held }枚しかありません。
finspan-refused-too-dear-egg = { $card }には卵が{ $cost }つ必要ですが、海には{ $held }つしかありません。
finspan-refused-too-dear-young = { $card }には稚魚が{ $cost }匹必要ですが、海には{ $held }匹しかいません。
finspan-refused-too-dear-school = { $card }には群れが{ $cost }つ必要ですが、海には{ $held }つしかありません。
finspan-refused-no-slot-there = { $card }は{ $where }には置けません。ほかの魚を選んでください。
finspan-refused-nothing-to-consume = { $card }は短い魚の上に重ねますが、置ける場所に短い魚がいません。
finspan-refused-no-slot = { $card }を置ける、空のスロットや短い魚のいるスロットがありません。
finspan-refused-paid-already = コストは支払い済みです。魚を置いてください。
finspan-refused-nothing-due = いま支払うものはありません。
finspan-refused-token-due = いま支払うのは{ $due }です。
finspan-refused-card-due = いま支払うのは手札のカードです。
finspan-refused-no-token = { $slot }に{ $token }はありません。あるスロットを選んでください。
finspan-refused-nothing-to-place = 先に手札から魚を選んでください。
finspan-refused-band = { $card }を置けるのは{ $band }のサイトだけです。
finspan-refused-zone = { $slot }は{ $card }のゾーンではありません。カードに示されたゾーンに置いてください。
finspan-refused-place-of-play = この能力でプレイできるのは、ほかの場所です。示されたスロットを選んでください。
finspan-refused-must-consume = { $card }は短い魚の上に重ねてください。
finspan-refused-not-shorter = { $card }（{ $length }cm）を重ねられるのは短い魚だけです。{ $covered }は{ $there }cmあります。
finspan-refused-no-fish = 卵は魚の上に置きます。魚のいるスロットを選んでください。
finspan-refused-egg-already = この魚にはもう卵があります。卵は1匹に1つまでです。
finspan-refused-not-discarded = { $card }はあなたの捨て札にありません。
finspan-refused-not-shorter-prey = { $card }はこの魚より短くありません。短いカードを選んでください。
finspan-refused-hemmed-in = この群れのまわりは群れだらけです。ほかのトークンを動かしてください。
finspan-refused-lift-first = 先に動かすものを選んでください。
finspan-refused-nothing-to-move = いま動かすものはありません。
finspan-refused-stays = 別のスロットへ動かしてください。
finspan-refused-bent = 移動は行か列に沿ってまっすぐです。
finspan-refused-school-forms-before = 途中で稚魚2匹のいるスロットに着き、そこで群れになります。そこまでにするか、別の方向に動かしてください。
finspan-refused-school-in-the-way = 群れは、群れのあるスロットに入ることも通ることもできません。
finspan-refused-not-the-end = 「ゲーム終了時」の能力は第4週のあとに使います。
finspan-refused-no-ability = { $slot }に「ゲーム終了時」の能力はありません。
finspan-refused-used-already = { $card }の能力は使い終わりました。
finspan-refused-no-use = いま{ $card }の能力でできることはありません。
finspan-refused-no-pass = パスはできません。ダイブはいつでもできます。

## 別の表のファイル（どこが違い、どうすればよいか）

error-finspan-tables-rows = { $place }には[[{ $place }]]の形の表を並べてください。
error-finspan-tables-choice = { $place }が「{ $given }」です。次のどれかにしてください：{ $known }。
error-finspan-tables-slot = { $place }には["blue", 2]のようなスロットを入れてください。列は{ $known }、行は1から{ $rows }です。
error-finspan-tables-slot-taken = { $place }のスロットは、もう使われています。
error-finspan-tables-twice = { $place }が2回出てきます。
error-finspan-tables-missing = { $place }には次の全部が必要です：{ $known }。
error-finspan-tables-bonus = { $place }が「{ $given }」です。DRAW1、GAIN1、EGG1、HATCH1、YOUNG1、MOVE1のような特典にしてください。

## 画面

finspan-week = 第{ $week }週
finspan-week-over = 第{ $week }週が終わりました
finspan-ocean = { $name }さんの海
finspan-lies = ここにいるもの
finspan-forage = エサ魚（{ $length }）。オーシャンマットに印刷された魚で、ポイントも能力もありませんが、魚として数えます。
finspan-sending = 送っています…
finspan-back = 戻る
finspan-could-lie = ここに置けます
finspan-way = { $column }のサイトのダイブで得られるもの
finspan-way-empty = 発動する魚もボーナスもありません。
finspan-choose-egg = 卵を置く
finspan-choose-hatch = 孵化
finspan-choose-young = 稚魚を置く
finspan-choose-lift = 移動
finspan-standing = 今週{ $points }
finspan-panel-library = 魚
finspan-search = 名前・タグ・場所・能力で探す
finspan-found = { $count ->
    [0] 当てはまる魚はいません。別のことばで探してみてください。
   *[other] { $count }種
}
finspan-score-now = いまゲームが終わったときのポイントです。かっこ内は今週の実績の見込みです。
finspan-story-alt = ポイントの内訳：{ $list }。

## 実際の卓の得点計算

finspan-companion-title = 海の得点計算
finspan-companion-text = 製品版で遊んでいるとき、海にあるものを入れると、ポイントと内訳がわかります。入力した内容は保存しません。
finspan-companion-seats = 海はいくつ？
finspan-companion-name = プレイヤー{ $seat }
finspan-companion-slot = { $slot }には何がいますか？
finspan-companion-fish = 見えている魚
finspan-companion-none = 魚なし
finspan-companion-beneath = 下にある消費された魚
finspan-companion-add = 消費された魚を加える
finspan-companion-remove = { $card }を除く
finspan-companion-week = 第{ $week }週の実績ポイント
finspan-companion-hand = 残った手札の枚数
finspan-companion-score = 計算する
finspan-companion-clear = この海を空にする
finspan-companion-won = { $names }の勝ちです。
error-finspan-tally-nothing-above = { $slot }の下に魚がありますが、見えている魚がありません。見えている魚を選んでください。
error-finspan-tally-twice = { $card }が2回入っています。同じカードは1枚だけです。
error-finspan-tally-not-there = { $card }は{ $slot }には置けません。ゾーンと色の帯を確かめてください。
error-finspan-tally-not-shorter = { $card }は{ $covered }の下にありますが、短くありません。どちらかを確かめてください。
error-finspan-tally-egg-alone = 卵は魚の上に置きます。{ $slot }に魚がいません。
error-finspan-tally-school = { $slot }の稚魚3匹は群れになります。群れと残りの稚魚を入れてください。

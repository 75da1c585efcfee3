### フィンスパンの画面だけの文言。

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

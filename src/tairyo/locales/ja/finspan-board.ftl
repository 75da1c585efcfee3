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

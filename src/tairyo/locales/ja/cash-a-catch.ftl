### 魚河岸物語の文言（ルールブックを除く）。名前は { $name }、カードは { $card } で受け取ります。

cash-a-catch-title = 魚河岸物語
cash-a-catch-name = { cash-a-catch-title }
cash-a-catch-blurb = 魚市場のオークション。何枚並んでも値段はいつも10ユーロです。もう1枚待つか、だれかより先にベルを鳴らすか。手に入れた魚は腐らせずに保管し、高く売りましょう。

## カード

cash-a-catch-fish-tuna = マグロ
cash-a-catch-fish-shark = サメ
cash-a-catch-fish-eel = ウナギ
cash-a-catch-fish-flounder = カレイ
cash-a-catch-fish-crab = カニ
cash-a-catch-fish-lobster = ロブスター
cash-a-catch-fish-octopus = タコ
cash-a-catch-card = { $fish }{ $value }
cash-a-catch-card-thief = 魚泥棒
cash-a-catch-card-can = 缶詰魚
cash-a-catch-card-final-phase = 最終フェーズ
cash-a-catch-card-market-close = マーケット終了
cash-a-catch-place-0 = 箱1
cash-a-catch-place-1 = 箱2
cash-a-catch-place-2 = アイスボックス
cash-a-catch-trash = ゴミ箱
cash-a-catch-euros = { $euros }ユーロ
cash-a-catch-score = { $shown }ユーロ
cash-a-catch-score-head = ユーロ

## 起こったこと

cash-a-catch-event-opened = 市場が開きました。最初のオークショニアは{ $name }さんです。
cash-a-catch-event-sold = { $name }さんが{ $fish }を{ $euros }で売りました：{ $cards }。
cash-a-catch-event-spoiled = { $name }さんの{ $card }が腐りました。
cash-a-catch-event-turned-up = { $card }が出ました。
cash-a-catch-event-final-phase = 最終フェーズです。このオークションの手数料はありません。
cash-a-catch-event-market-close = マーケットが終了しました。
cash-a-catch-event-held = { $name }さんは見送りました。
cash-a-catch-event-answered = { $name }さんが答えました。
cash-a-catch-event-answered-ring = { $name }さんは「鳴らす」と答えました。
cash-a-catch-event-answered-hold = { $name }さんは「見送る」と答えました。
cash-a-catch-event-all-held = だれも鳴らしませんでした。
cash-a-catch-event-others-held = ほかの2人は見送りました。{ $name }さんも鳴らせます。
cash-a-catch-event-bought = { $name }さんがベルを鳴らして買いました：{ $cards }。
cash-a-catch-event-bought-drawn = { $names }さんが同時に鳴らし、{ $name }さんが買いました：{ $cards }。
cash-a-catch-event-fee = オークショニアに手数料{ $euros }が入りました。
cash-a-catch-event-stolen = { $name }さんの魚泥棒が、{ $victim }さんから{ $card }を取りました。
cash-a-catch-event-empty-handed = { $name }さんの魚泥棒は手ぶらで帰りました。
cash-a-catch-event-not-stolen = { $name }さんは魚泥棒を使いませんでした。
cash-a-catch-event-placed = { $name }さんが{ $card }を{ $place }に置きました。
cash-a-catch-event-discarded = { $name }さんが{ $card }をゴミ箱に捨てました。
cash-a-catch-event-emptied = { $name }さんが{ $place }の中身をゴミ箱に捨てました：{ $cards }。
cash-a-catch-event-rescued = { $name }さんがゴミ箱の{ $card }を缶詰にしました。
cash-a-catch-event-enough = { $name }さんは残りのゴミをそのままにしました。
cash-a-catch-event-office = オークショニアは{ $name }さんです。
cash-a-catch-event-settled = 精算しました：{ $list }。
cash-a-catch-event-settled-item = { $name }さん { $euros }
cash-a-catch-event-game-over = { $name }さんが{ $euros }で勝ちました。
cash-a-catch-event-game-over-shared = { $names }さんが{ $euros }で勝利を分け合いました。
cash-a-catch-event-undone = { $name }さんが一手戻しました。

## できること

cash-a-catch-action-sell = { $fish }を{ $euros }で売る
cash-a-catch-action-spoil = { $card }（下から{ $number }枚目）を捨てる
cash-a-catch-action-turn-up = カードを公開
cash-a-catch-action-ring = 鳴らす
cash-a-catch-action-hold = 見送る
cash-a-catch-action-steal = { $name }さんの{ $place }から{ $card }を取る
cash-a-catch-action-place = { $card }を{ $place }へ
cash-a-catch-action-discard = { $card }をゴミ箱へ
cash-a-catch-action-empty = { $place }を空にする
cash-a-catch-action-rescue = ゴミ箱から{ $card }を取り出す
cash-a-catch-action-done-theft = 魚泥棒を使わない
cash-a-catch-action-done-rescue = 残りはそのまま
cash-a-catch-action-done-sale = もう売らない

## 卓のようす

cash-a-catch-status = デッキ{ $deck }枚・公開{ $cards }枚・手数料{ $euros }
cash-a-catch-status-final = 最終フェーズ
cash-a-catch-auctioneer = オークショニア
cash-a-catch-lot = 公開されたカード
cash-a-catch-lot-none = まだ1枚も公開されていません。
cash-a-catch-catch = 整理するカード
cash-a-catch-empty = 空
cash-a-catch-has-answered = 回答済み
cash-a-catch-prompt-sale = あなたがオークショニアです。魚を売るなら売り、最初のカードを公開してください。
cash-a-catch-prompt-auction = だれも鳴らしませんでした。次のカードを公開してください。
cash-a-catch-prompt-bell = 10ユーロで買いますか、見送りますか？
cash-a-catch-prompt-spoilage = { $fish }が腐ります。捨てるカードを選んでください。
cash-a-catch-prompt-theft = 魚泥棒はどのカードを取りますか？
cash-a-catch-prompt-sorting = 手に入れた魚を整理してください。
cash-a-catch-prompt-rescue = 缶詰魚で、ゴミ箱からあと{ $count }枚まで取り出せます。
cash-a-catch-prompt-late-sale = すぐに魚を売れます。
cash-a-catch-wait = { $names }さんを待っています。
cash-a-catch-over = ゲームは終わりました。
cash-a-catch-price-of = { $fish }：{ $count }匹で{ $euros }
cash-a-catch-nothing = 魚はありません。
cash-a-catch-yours = あなたの魚

## 市場のようす（画面）

cash-a-catch-you = あなた
cash-a-catch-watching = 観戦中です
cash-a-catch-sending = 送信しています…
cash-a-catch-seat = { $name }：{ $list }
cash-a-catch-stack = { $place }に{ $cards }（{ $count }匹、{ $euros }）
cash-a-catch-trash-of = ゴミ箱に{ $cards }（最後に{ $euros }の支払い）
cash-a-catch-deck = デッキは残り{ $deck }枚
cash-a-catch-deck-last = 残り{ $last }枚で終盤
cash-a-catch-lot-stands = { $cards }枚・{ $fish }匹・手数料{ $fee }
cash-a-catch-lot-yours = あなたが買ったカード
cash-a-catch-lot-of = { $name }さんが買ったカード
cash-a-catch-word-rings = カーン！
cash-a-catch-word-spoils = { $card }が腐敗
cash-a-catch-word-no-theft = 盗みなし
cash-a-catch-word-cans = { $card }を缶詰に

## だれを待っているか

cash-a-catch-prompt-first = あなたがオークショニアです。最初のカードを公開してください。
cash-a-catch-wait-sale = { $names }さんが、魚を売るかどうか決めて、最初のカードを公開します。
cash-a-catch-wait-spoilage = { $names }さんの{ $fish }が腐ります。
cash-a-catch-wait-auction = { $names }さんが次のカードを公開します。
cash-a-catch-wait-bell = { $names }さんの答えを待っています。
cash-a-catch-wait-theft = { $names }さんが魚泥棒を使います。
cash-a-catch-wait-sorting = { $names }さんが魚を整理しています。
cash-a-catch-wait-rescue = { $names }さんが缶詰魚を使います。
cash-a-catch-wait-late-sale = { $names }さんがすぐに魚を売れます。
cash-a-catch-answer-ring = 鳴らしました。だれがいちばん早かったでしょうか。
cash-a-catch-answer-hold = 見送りました。ほかの人の答えを待っています。
cash-a-catch-auctioneer-waits = あなたはオークショニアです。ベルを鳴らせるのはほかの人です。
cash-a-catch-auctioneer-waits-three = あなたはオークショニアです。先にほかの2人が答えます。
cash-a-catch-too-poor = 買うには{ $euros }ユーロ必要です。今回は見送りになります。

## ベルと早さ

cash-a-catch-bell-rung = 鳴らした
cash-a-catch-bell-rests = 早すぎ
cash-a-catch-race-after = が、カードが出てから{ $time }で鳴らしました
cash-a-catch-race-seconds = { $seconds }秒
cash-a-catch-race-later = +{ $time }
cash-a-catch-race-later-ms = +{ $ms }ミリ秒
cash-a-catch-race-drawn = { $names }が同時だったので、抽選で決めました。
cash-a-catch-race-several = { $names }が鳴らしたので、抽選で決めました。

## 販売・腐敗・整理

cash-a-catch-sale-spoils = 腐る魚：{ $list }
cash-a-catch-sale-spoils-item = { $name }さんの{ $card }
cash-a-catch-sale-spoils-none = 腐る魚はありません
cash-a-catch-spoil-where = 下から{ $number }枚目
cash-a-catch-sort-which = カードを選び、置く場所を選んでください。ドラッグでも置けます。
cash-a-catch-sort-many = { $free ->
    [0] { $kinds }を置ける場所がありません。
   *[other] 空いている場所は{ $free }つ。{ $kinds }のどれを置きますか？
}
cash-a-catch-sort-where = { $card }をどこに置きますか？
cash-a-catch-sort-safe = { $what }：失う魚はありません。
cash-a-catch-sort-costs = { $what }：{ $cards }がゴミ箱に入り、最後に{ $euros }の支払いになります。
cash-a-catch-sort-rest = { $count ->
    [one] しまう
   *[other] { $count }枚まとめてしまう
}
cash-a-catch-sort-keep = やめる

## ゲームの終わり

cash-a-catch-settling = マーケット終了
cash-a-catch-settling-before = 販売前
cash-a-catch-settling-money = 合計
cash-a-catch-settled-of = 販売{ $sales }、ゴミの支払い{ $charge }
cash-a-catch-chapter = { $cards }枚の落札

## 1枚の絵で見るゲーム

cash-a-catch-story-alt = オークションごとの所持金：{ $list }。
cash-a-catch-story-item = { $name }さん：落札{ $lots }回、魚の販売{ $sold }、手数料{ $fees }、最後は{ $euros }
cash-a-catch-story-bought = 落札したところ
cash-a-catch-story-best = いちばん大きな落札
cash-a-catch-story-best-text = { $name }さんが{ $cards }枚、{ $fish }匹を10ユーロで買いました。

## ルールブックの図

cash-a-catch-picture-deck = 描かれた魚の数ごとの枚数
cash-a-catch-picture-kind = 種類
cash-a-catch-picture-spoiled = Aさんがマグロを売りました。Bさんの箱には同じ価値のマグロとタコがあり、タコを捨てることにしました。Cさんのマグロはアイスボックスにあるので腐りません。
cash-a-catch-picture-sorted = 空いている場所は1つで、ウナギとサメは両方置けません。Aさんはウナギを残したので、サメはゴミ箱に行きます。
cash-a-catch-picture-settled = ゴミ箱の魚の代金を1枚ずつ払い、残った魚を半額で売ります。Cさんのタコは、タコだけなのでお金になりません。

## 調べる

cash-a-catch-panel-prices = 価格表
cash-a-catch-panel-piles = 捨て札
cash-a-catch-prices-fish = 匹数
cash-a-catch-prices-full = 価格
cash-a-catch-prices-half = 半額
cash-a-catch-prices-more = 10匹を超えても10匹分です
cash-a-catch-piles-discarded = 捨て札
cash-a-catch-piles-none = 1枚もありません。

## 卓の設定

cash-a-catch-option-bell = ベル
cash-a-catch-option-bell-live = リアルタイム（早い者勝ち）
cash-a-catch-option-bell-sealed = ゆっくり（秘密の回答）
cash-a-catch-option-window = ベルを待つ時間
cash-a-catch-option-window-2 = 2秒
cash-a-catch-option-window-3 = 3秒
cash-a-catch-option-window-5 = 5秒
cash-a-catch-option-window-8 = 8秒
cash-a-catch-option-tempo = 次のカード
cash-a-catch-option-tempo-tap = オークショニアがタップ
cash-a-catch-option-tempo-steady = 一定のテンポで自動公開
cash-a-catch-option-final-phase = 最終フェーズ
cash-a-catch-option-final-phase-this-auction = そのオークションだけ手数料なし
cash-a-catch-option-final-phase-no-more-fees = 以後の手数料なし
cash-a-catch-option-final-phase-buyer-may-sell = 買った人がすぐに販売
cash-a-catch-option-broke = だれも10ユーロないとき
cash-a-catch-option-broke-office-passes = 1枚捨てて交代
cash-a-catch-option-broke-run-out = マーケット終了まで公開
cash-a-catch-option-tables = カードと価格表
cash-a-catch-option-tables-null = 復元版

## お断り（どうすればよいか）

cash-a-catch-refused-too-poor = 買うには{ $euros }ユーロ必要です。足りないときはベルを鳴らせません。
cash-a-catch-refused-auctioneer-rings = 4人と5人では、オークショニアは入札に参加しません。
cash-a-catch-refused-others-first = 先にほかの2人が答えます。2人とも見送ったら鳴らせます。
cash-a-catch-refused-no-lot = カードが公開されるまでお待ちください。
cash-a-catch-refused-too-soon = カードを見る前に鳴らしました。{ $ms }ミリ秒のあいだ鳴らせません。
cash-a-catch-refused-answered = もう答えました。次のカードをお待ちください。
cash-a-catch-refused-late = ほかの人が先に鳴らしました。お金はかかりません。
cash-a-catch-refused-not-turning = 次のカードは、全員が答えたあとでオークショニアが公開します。
cash-a-catch-refused-not-selling = 魚を売れるのは、オークションの前のオークショニアだけです。
cash-a-catch-refused-not-held = { $fish }を持っていないので、売れません。
cash-a-catch-refused-not-spoiling = いま、あなたの魚は腐りません。
cash-a-catch-refused-not-dearest = 売られた種類のなかで、いちばん価値の高いカードを選んでください。
cash-a-catch-refused-no-thief = 使える魚泥棒がありません。
cash-a-catch-refused-not-a-victim = この卓のほかのプレイヤーを選んでください。
cash-a-catch-refused-nothing-there = そこにはカードがありません。カードのある場所を選んでください。
cash-a-catch-refused-not-sorting = カードを置けるのは、買った人が整理をしているあいだだけです。
cash-a-catch-refused-not-in-catch = { $card }は手に入れたカードのなかにありません。
cash-a-catch-refused-other-kind = そこには{ $there }があります。{ $fish }は空いている場所に置くか、どこかを空にしてください。
cash-a-catch-refused-has-a-place = { $fish }の場所はもうあります。{ $place }に置いてください。
cash-a-catch-refused-finds-a-place = { $card }には置ける場所があります。そこに置いてください。
cash-a-catch-refused-empty-already = その場所はもう空です。
cash-a-catch-refused-left-over = 手に入れたカードを全部整理してください。
cash-a-catch-refused-no-can = 使える缶詰魚がありません。
cash-a-catch-refused-not-in-trash = { $card }はゴミ箱にありません。
cash-a-catch-refused-nothing-to-end = いま終わりにできることはありません。
cash-a-catch-refused-over = マーケットは終了し、ゲームは終わりました。
cash-a-catch-refused-not-an-action = 魚河岸でできることではありません。

## 差し替える表のファイル（どこが違うか、どうすればよいか）

error-cash-a-catch-tables-rising = { $place } は、匹数が増えて安くならないようにしてください。
error-cash-a-catch-tables-deck = [{ $place }] のカードが{ $given }枚あります。{ $wanted }枚にしてください。

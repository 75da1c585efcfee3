### ファームハンドの卓で人が読む文。Webと端末で共有します。
### 名前は { $name }、カードは { $card }（farm-hand-card で作る）として渡されます。

farm-hand-title = ファームハンド
farm-hand-name = { farm-hand-title }
farm-hand-blurb = どの動物がいちばんうるさいか、農場の声くらべです。全員の手札のスートは見えますが、数字は持ち主だけの秘密。自分が勝つトリックの数をぴたりと当ててください。同じ数字が出ると、おたがいに怖がって黙ってしまいます。

## カード

farm-hand-suit-red = 赤
farm-hand-suit-purple = 紫
farm-hand-suit-orange = 橙
farm-hand-suit-green = 緑
farm-hand-suit-blue = 青
farm-hand-suit-yellow = 黄

farm-hand-animal-mouse = ねずみ
farm-hand-animal-hen = めんどり
farm-hand-animal-cat = ねこ
farm-hand-animal-dog = いぬ
farm-hand-animal-sheep = ひつじ
farm-hand-animal-pig = ぶた
farm-hand-animal-cow = うし

farm-hand-card = { $suit }の{ $number }
farm-hand-card-spoken = { $suit }の{ $number }、{ $animal }

farm-hand-mack = マック
farm-hand-donald = ドナルド
farm-hand-mack-about = マックはいちばん上のカードを出し、表に従ってビッドします。
farm-hand-donald-about = ドナルドはいちばん上のカードを出し、表に従ってビッドします。

## できごと

farm-hand-event-dealt = 第{ $round }ラウンド。{ $dealer }が{ $count }枚ずつ配りました。{ $leader }からリードします。
farm-hand-event-dealt-extra = 首位が同点のため、最終ラウンドをもう一度行います。{ $dealer }が配り、{ $leader }からリードします。
farm-hand-event-bid = { $name }がビッドを決めました。
farm-hand-event-bid-own = { $name }は{ $tricks }とビッドしました。
farm-hand-event-bids-opened = ビッドを公開しました。{ $list }。
farm-hand-event-bids-opened-item = { $name }：{ $tricks }
farm-hand-event-played = { $name }が{ $card }を出しました。
farm-hand-event-trick-cancelled = { $number }どうしが怖がらせ合い、{ $cards }は打ち消されました。
farm-hand-event-trick-won = { $name }が{ $card }でトリックに勝ちました。
farm-hand-event-trick-nobody = このトリックはだれも勝てませんでした。もう一度{ $name }がリードします。
farm-hand-event-round-scored = 第{ $round }ラウンド終了。{ $list }。
farm-hand-event-round-scored-item = { $name }：{ $points }
farm-hand-event-game-over = { $name }が{ $points }点で優勝しました。
farm-hand-event-game-over-shared = { $names }が{ $points }点で優勝を分け合いました。
farm-hand-event-undone = { $name }が一手戻しました。

## できること

farm-hand-action-bid = { $tricks }とビッド
farm-hand-action-play = { $card }を出す

## 盤面

farm-hand-round-of = 第{ $round }ラウンド（全{ $rounds }）
farm-hand-chapter = 第{ $round }ラウンド
farm-hand-round-again = 第{ $round }ラウンド・やり直し{ $extra }
farm-hand-stake = ビッドどおりなら{ $points }点
farm-hand-stake-short = 的中 +{ $points }
farm-hand-cards-each = { $count }枚ずつ
farm-hand-bid-prompt = 何トリック勝てそうですか？
farm-hand-bid-group = あなたのビッド
farm-hand-bid-waiting = { $tricks }とビッドしました。{ $names }を待っています。
farm-hand-bid-opening = 全員のビッドがそろいました。公開します。
farm-hand-bid-watching = ビッドの最中です。{ $names }を待っています。
farm-hand-bids-cry = エイエイオー！
farm-hand-bids-sum = ビッド計{ $sum }／{ $tricks }トリック
farm-hand-play-lead = あなたのリードです。どのカードでも出せます。
farm-hand-play-follow = { $suit }をフォローしてください。
farm-hand-play-free = { $suit }がないので、どのカードでも出せます。
farm-hand-play-wait = { $name }の番です。
farm-hand-play-wait-lead = { $name }のリードです。
farm-hand-sending = 送信中…
farm-hand-over = ゲームは終わりました。
farm-hand-watching = 観戦中です。手札の数字は秘密です。
farm-hand-hand = あなたの手札
farm-hand-hand-empty = 手札はありません。
farm-hand-hand-of = { $name }の手札
farm-hand-playable = 出せます
farm-hand-trick = 場のトリック
farm-hand-trick-empty = { $name }のリード
farm-hand-trick-lead = リードスートは{ $suit }
farm-hand-round-over = 第{ $round }ラウンド終了
farm-hand-led = リード
farm-hand-won = 勝ち
farm-hand-cancelled = 打ち消し
farm-hand-nobody = 勝者なし
farm-hand-turn = 手番
farm-hand-dealer = ディーラー
farm-hand-you = あなた
farm-hand-score = { $shown }点
farm-hand-score-head = 得点
farm-hand-bid-none = ビッド前
farm-hand-bid-laid = ビッド済み
farm-hand-bid-own = あなたのビッド { $tricks }
farm-hand-tricks-of-bid = ビッド{ $bid }、獲得{ $tricks }
farm-hand-top-first = 左がいちばん上

## 場の様子の読み上げ

farm-hand-stands-round = 全{ $rounds }ラウンドの第{ $round }ラウンド。ビッドどおりなら{ $points }点です。
farm-hand-stands-again = 同点のため、第{ $round }ラウンドをもう一度行っています。ビッドどおりなら{ $points }点です。
farm-hand-stands-item = { $name }：{ $what }
farm-hand-stands-trick = 場のカード：{ $list }。
farm-hand-stands-hand = あなたの手札：{ $list }。
farm-hand-stands-bid = ビッド{ $tricks }
farm-hand-stands-bids = ビッドとトリック：{ $list }。
farm-hand-stands-scores = 得点：{ $list }。
farm-hand-stands-backs = { $name }の手札：{ $suits }。

## 調べる

farm-hand-panel-cards = カード一覧
farm-hand-panel-tricks = トリック
farm-hand-panel-sheet = 得点表
farm-hand-cards-title = カード一覧
farm-hand-cards-note = 線を引いた数字はこのラウンドで出たカード、丸で囲んだ数字はあなたの手札です。
farm-hand-cards-undealt = 未配布 { $count }枚
farm-hand-cards-played = { $number }は出ました
farm-hand-cards-own = { $number }はあなたの手札
farm-hand-tricks-title = このラウンドのトリック
farm-hand-tricks-none = このラウンドで終わったトリックはまだありません。
farm-hand-trick-number = 第{ $number }トリック
farm-hand-sheet-title = 得点表
farm-hand-sheet-none = 第1ラウンドが終わると、ここに得点が並びます。
farm-hand-sheet-round = ラウンド
farm-hand-sheet-total = 合計
farm-hand-sheet-cell = ビッド{ $bid }、獲得{ $tricks }、{ $points }点
farm-hand-sheet-key = 獲得／ビッド、下は得点

## 卓の設定

farm-hand-option-first-dealer = 最初のディーラー
farm-hand-option-first-dealer-null = 抽選
farm-hand-option-first-dealer-0 = 1番の席
farm-hand-option-first-dealer-1 = 2番の席
farm-hand-option-first-dealer-2 = 3番の席
farm-hand-option-first-dealer-3 = 4番の席
farm-hand-option-first-dealer-4 = 5番の席
farm-hand-option-tables = カードと表
farm-hand-option-tables-null = 復元版

## お断り（どうすればよいか）

farm-hand-refused-bid-range = ビッドは{ $low }から{ $high }までの数にしてください。
farm-hand-refused-bid-twice = ビッドはもう決まっています。あとから変えることはできません。
farm-hand-refused-not-bidding = このラウンドのビッドは終わりました。番が来たらカードを出してください。
farm-hand-refused-not-your-turn = あなたの番になるまでお待ちください。
farm-hand-refused-not-playing = 先にビッドです。全員のビッドがそろってからカードを出します。
farm-hand-refused-not-held = 自分の手札にあるカードを出してください。
farm-hand-refused-follow-suit = { $suit }を持っているので、{ $suit }をフォローしてください。
farm-hand-refused-over = ゲームは終わりました。もう出せるカードはありません。
farm-hand-refused-not-an-action = ファームハンドでできるのは、数をビッドすることとカードを出すことです。

## 差し替える表のファイル（どこが違うか、どうすればよいか）

error-farm-hand-tables-empty = { $place } が空です。どのスートにもカードが1枚以上要ります。
error-farm-hand-tables-twice = { $place } に { $number } が2つあります。1つのスートに同じ数字は1枚までです。
error-farm-hand-tables-deck = スートのカードが合わせて{ $given }枚あります。全部で21枚にしてください。
error-farm-hand-tables-three = 数字 { $number } のカードが{ $given }枚あります。どの数字も3枚ずつにしてください。
error-farm-hand-tables-animal = { $place } が { $given } です。{ $known } から選んでください。
error-farm-hand-tables-bid = { $place } は第{ $round }ラウンドに{ $tricks }とビッドしますが、手札は{ $cards }枚です。

## 卓でのひとこと（server/phrases.py）

farm-hand-phrase-still-need = あと{ $amount }トリックほしいです。
farm-hand-phrase-sorry-equal = 同じ数でした。ごめんなさい！
farm-hand-phrase-as-bid = ビッドどおり！

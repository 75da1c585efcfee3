### フィッシーフェイブルズで人が読むすべての文（Web、端末）。ルールブックは隣のファイルにあります。
### 名前は { $name }、魚は数字、キャットニップは { $catnip }（fishy-fables-effect-… ）として渡されます。

fishy-fables-title = フィッシーフェイブルズ
fishy-fables-name = { fishy-fables-title }
fishy-fables-blurb = だれもがいちばん大きな魚を釣ったと言いはります。魚を1枚伏せて、ほら話を聞かせ、賭けてください。みんなが信じれば、だれもが降ります。信じてもらえなければ、本当に大きな魚が要ります。

## もの

fishy-fables-purrency = { $amount }パーレンシー
fishy-fables-score = { $shown }パーレンシー
fishy-fables-score-head = パーレンシー
fishy-fables-fish = { $fish }の魚
fishy-fables-fish-hidden = 伏せた魚
fishy-fables-tin = イワシ缶
fishy-fables-bowl = フードボウル
fishy-fables-lure = 釣りルアートークン
fishy-fables-catnip = キャットニップ
fishy-fables-pile = 山{ $pile }

fishy-fables-effect-plus-5 = +5
fishy-fables-effect-plus-10 = +10
fishy-fables-effect-double = ×2
fishy-fables-effect-minus-5 = −5
fishy-fables-effect-halve = 半分
fishy-fables-effect-peek = のぞき見
fishy-fables-effect-swap = すり替え
fishy-fables-effect-refund = 払い戻し
fishy-fables-effect-cancel = 打ち消し

fishy-fables-about-plus-5 = 自分の魚が5大きくなります。
fishy-fables-about-plus-10 = 自分の魚が10大きくなります。
fishy-fables-about-double = 自分の魚の大きさが2倍になります。
fishy-fables-about-minus-5 = ほかの席の魚が5小さくなります。
fishy-fables-about-halve = ほかの席の魚が半分（端数切り捨て）になります。
fishy-fables-about-peek = ほかの席が伏せた魚を1枚見ます。自分の手番か返事のときに使えます。
fishy-fables-about-swap = 伏せた魚を手札の1枚とすり替えます。自分の手番か返事のときに使えます。
fishy-fables-about-refund = このラウンドの自分の掛け金を5まで取り戻し、降りずに続けます。自分の手番か返事のときに使えます。
fishy-fables-about-cancel = 公開のあとに出された最後のサイズカードを打ち消します。

## ボット

bot-matcher = こだま
bot-matcher-note = どんなレイズにもついていき、自分からはレイズしません

## できごと

fishy-fables-event-first-drawn = 釣りルアートークンの抽選：{ $list }。{ $name }が受け取ります。
fishy-fables-event-item = { $name } { $fish }
fishy-fables-event-drawn = { $name }が山{ $pile }から1枚引きました。
fishy-fables-event-drawn-own = { $name }が山{ $pile }から{ $fish }を引きました。
fishy-fables-event-dealt = 魚を{ $count }枚ずつ配りました。
fishy-fables-event-round-began = 第{ $round }ラウンド。釣りルアートークンは{ $name }です。
fishy-fables-event-bought = { $name }が{ $price }払ってキャットニップを買いました。
fishy-fables-event-bought-own = { $name }が{ $price }払ってキャットニップを買いました：{ $catnip }。
fishy-fables-event-bought-discard = { $name }は代わりに「{ $catnip }」を捨てました。
fishy-fables-event-passed = { $name }はパスしました。
fishy-fables-event-laid = { $name }が魚を伏せました。
fishy-fables-event-laid-own = { $name }が{ $fish }を伏せました。
fishy-fables-event-antes-paid = 参加する全員がイワシ缶に1ずつ入れました。
fishy-fables-event-checked = { $name }はチェックしました。
fishy-fables-event-raised = { $name }が{ $amount }レイズしました。
fishy-fables-event-raised-all-in = { $name }が{ $amount }レイズしました。オールインです。
fishy-fables-event-matched = { $name }が{ $amount }でついていきます。
fishy-fables-event-matched-all-in = { $name }が{ $amount }でオールインしました。
fishy-fables-event-folded = { $name }は降りました。
fishy-fables-event-catnip-own = { $name }が「{ $catnip }」を使いました。
fishy-fables-event-catnip-aimed = { $name }が{ $target }の魚に「{ $catnip }」を使いました。
fishy-fables-event-catnip-refund = { $name }が「{ $catnip }」を使い、{ $amount }取り戻しました。
fishy-fables-event-catnip-cancel = { $name }が「{ $catnip }」で「{ $cancelled }」を打ち消しました。
fishy-fables-event-peeked-own = { $target }が伏せたのは{ $fish }です。
fishy-fables-event-swapped-own = { $name }は{ $back }の代わりに{ $fish }を伏せました。
fishy-fables-event-guessed = { $name }が予想を決めました。
fishy-fables-event-guessed-own = { $name }は{ $target }と予想しました。
fishy-fables-event-guesses-opened = 予想の公開：{ $list }。
fishy-fables-event-guesses-opened-none = だれも指名されませんでした。
fishy-fables-event-guesses-item = { $name }は{ $target }
fishy-fables-event-revealed = 魚の公開：{ $list }。
fishy-fables-event-round-ended = { $name }が{ $amount }パーレンシーを獲得しました。
fishy-fables-event-round-ended-size = { $name }が大きさ{ $size }の魚で{ $amount }パーレンシーを獲得しました。
fishy-fables-event-paid = { $name }は予想が当たり、{ $amount }を受け取りました。
fishy-fables-event-came-back = { $name }がゲームに復帰し、魚を{ $count }枚ランダムに捨てました。
fishy-fables-event-came-back-own = { $name }がゲームに復帰し、{ $list }をランダムに捨てました。
fishy-fables-event-dropped-out = { $name }はパーレンシーがなくなり、脱落しました。
fishy-fables-event-fib-began = { $names }が同点です。ファイナルフィブで決めます。
fishy-fables-event-fib-flipped-point = めくりました：{ $list }。{ $name }が1勝です。
fishy-fables-event-fib-flipped-out = めくりました：{ $list }。{ $name }が脱落です。
fishy-fables-event-game-over = { $name }が{ $amount }パーレンシーで優勝しました。
fishy-fables-event-undone = { $name }が一手戻しました。

## できること

fishy-fables-action-draw = 山{ $pile }
fishy-fables-action-buy = { $price }で買う
fishy-fables-action-buy-discard = 「{ $catnip }」を捨てて買う
fishy-fables-action-pass = パス
fishy-fables-action-lay = { $fish }を伏せる
fishy-fables-action-check = チェック
fishy-fables-action-raise = { $amount }レイズ
fishy-fables-action-raise-range = レイズ
fishy-fables-action-all-in = オールイン：{ $amount }
fishy-fables-action-match = { $amount }でついていく
fishy-fables-action-match-all-in = オールイン：{ $amount }
fishy-fables-action-fold = 降りる
fishy-fables-action-catnip = { $catnip }
fishy-fables-action-catnip-aimed = { $catnip }：{ $name }
fishy-fables-action-catnip-swap = { $catnip }：{ $fish }
fishy-fables-action-guess = { $name }

## ほら話（本当でなくてもかまわない宣言）

fishy-fables-phrase-about = わたしの魚は{ $amount }くらい。
fishy-fables-phrase-over = わたしの魚は{ $amount }より大きい。
fishy-fables-phrase-under = わたしの魚は{ $amount }より小さい。
fishy-fables-phrase-exactly = わたしの魚は{ $amount }。ねこに誓って。
fishy-fables-phrase-tiny = わたしのは、ほんの小魚。
fishy-fables-phrase-legend = わたしの魚は伝説になる。
fishy-fables-phrase-bluff = そんな話、だれが信じる？
fishy-fables-phrase-catnip = キャットニップを見てから驚いて。
fishy-fables-story-alt = ラウンドごとのパーレンシー：{ $list }。
fishy-fables-story-item = { $name }は缶を{ $wins }回獲得（うちはったり{ $bluffs }回）、残り{ $amount }パーレンシー
fishy-fables-story-won = 缶を獲得
fishy-fables-story-bluff = はったりで獲得（一人残り、魚は25未満）
fishy-fables-claims-title = ほら話と真相
fishy-fables-claims-truth = 「{ $claim }」と言って、伏せたのは{ $fish }
fishy-fables-claims-never-shown = 「{ $claim }」と言ったまま、見せなかった

## 盤面

fishy-fables-round-of = 第{ $round }ラウンド（全{ $rounds }）
fishy-fables-chapter = 第{ $round }ラウンド
fishy-fables-round-over = 第{ $round }ラウンドが終わりました。
fishy-fables-fib = ファイナルフィブ
fishy-fables-first = 釣りルアートークン
fishy-fables-you = あなた
fishy-fables-watching = 観戦中です。伏せた魚は秘密です。
fishy-fables-over = ゲームは終わりました。
fishy-fables-draft-prompt = 好きな山から魚を1枚引いてください。
fishy-fables-draft-wait = { $name }が魚を引きます。
fishy-fables-purchase-prompt = { $price }でキャットニップを買いますか？
fishy-fables-purchase-prompt-full = { $price }でキャットニップを買いますか？手札がいっぱいなので、捨てる1枚を選んでください。
fishy-fables-purchase-wait = { $name }がキャットニップを買うか考えています。
fishy-fables-selection-prompt = 魚を1枚選んで、伏せてください。
fishy-fables-selection-waiting = { $fish }を伏せました。{ $names }を待っています。
fishy-fables-selection-watching = 魚を伏せています。{ $names }を待っています。
fishy-fables-turn-prompt = あなたの番です。チェック、レイズ、または降りる。
fishy-fables-turn-prompt-broke = フードボウルが空です。チェックするか、降りてください。
fishy-fables-turn-wait = { $name }の番です。チェック、レイズ、または降りる。
fishy-fables-answer-prompt = { $name }が{ $amount }レイズしました。ついていくか、降りてください。
fishy-fables-answer-prompt-all-in = { $name }が{ $amount }レイズしました。残りの{ $purse }でオールインするか、降りてください。
fishy-fables-answer-wait = { $name }が{ $amount }のレイズに返事をします。
fishy-fables-guess-prompt = いちばん大きな魚はだれのもの？当てれば復帰できます。
fishy-fables-guess-waiting = 予想を決めました。{ $names }を待っています。
fishy-fables-guess-watching = パーレンシーのない席が予想しています。{ $names }を待っています。
fishy-fables-window-prompt = 魚が公開されました。キャットニップを使うか、パスしてください。
fishy-fables-window-wait = { $name }がキャットニップを使えます。
fishy-fables-fib-prompt = 魚を左から順に伏せて並べてください。
fishy-fables-fib-waiting = 並べ終わりました。{ $names }を待っています。
fishy-fables-fib-watching = ファイナルフィブの準備中です。{ $names }を待っています。
fishy-fables-sure-all-in = 持っている全額です。負けると脱落します。
fishy-fables-sure-all-in-comeback = 持っている全額です。
fishy-fables-hand = あなたの魚
fishy-fables-hand-empty = 手札に魚はありません。
fishy-fables-own-catnip = あなたのキャットニップ
fishy-fables-purse = 所持{ $amount }
fishy-fables-stake = 掛け金{ $amount }
fishy-fables-tin-of = イワシ缶{ $amount }
fishy-fables-fish-count = 魚{ $count }枚
fishy-fables-catnip-count = キャットニップ{ $count }枚
fishy-fables-catnip-left = キャットニップの山は残り{ $count }枚
fishy-fables-standing-in = 参加中
fishy-fables-standing-folded = 降りた
fishy-fables-standing-waiting = パーレンシーなし
fishy-fables-standing-out = 第{ $round }ラウンドで脱落
fishy-fables-laid = 魚を伏せた
fishy-fables-checked = チェック済み
fishy-fables-ready = 準備完了
fishy-fables-cancelled = 打ち消し
fishy-fables-piles = 山：{ $list }
fishy-fables-peeked = のぞき見した魚は{ $fish }
fishy-fables-raise-less = 1減らす
fishy-fables-raise-more = 1増やす
fishy-fables-raise-amount = レイズする額
fishy-fables-raise-sizes = よく使う額
fishy-fables-back = 戻る
fishy-fables-sending = 送信中…
fishy-fables-known-note = 線を引いた数字は公開済み、囲んだ数字はあなたの魚です。

## 調べる

fishy-fables-panel-rounds = ラウンド
fishy-fables-panel-fish = 魚
fishy-fables-panel-catnip = キャットニップ
fishy-fables-rounds-none = 終わったラウンドはまだありません。
fishy-fables-rounds-line = 第{ $round }ラウンド：{ $name }が{ $amount }獲得
fishy-fables-rounds-unseen = 魚は見せず
fishy-fables-fish-seen = 公開された魚
fishy-fables-fish-none = 公開された魚はまだありません。
fishy-fables-fish-aside = あなたが伏せたまま捨てた魚
fishy-fables-catnip-none = この卓ではキャットニップを使いません。
fishy-fables-catnip-used = 使われた・捨てられたカード
fishy-fables-catnip-copies = 全{ $copies }枚

## 卓の設定

fishy-fables-option-catnip = キャットニップ
fishy-fables-option-catnip-full = 全9種類
fishy-fables-option-catnip-attested = +5と×2だけ
fishy-fables-option-catnip-off = 使わない
fishy-fables-option-comeback = パーレンシーがなくなったら
fishy-fables-option-comeback-false = 脱落する
fishy-fables-option-comeback-true = 予想を当てて復帰できる
fishy-fables-option-draft = 魚の配りかた
fishy-fables-option-draft-by-hand = 山から順に引く
fishy-fables-option-draft-quick = まとめて配る
fishy-fables-option-show-uncontested = 最後に残った人の魚
fishy-fables-option-show-uncontested-true = 公開する
fishy-fables-option-show-uncontested-false = 秘密にする
fishy-fables-option-tables = キャットニップの山
fishy-fables-option-tables-null = 復元版

## お断り（どうすればよいか）

fishy-fables-refused-over = ゲームは終わりました。もうできることはありません。
fishy-fables-refused-no-seat = この卓にその席はありません。
fishy-fables-refused-not-an-action = フィッシーフェイブルズにその行動はありません。
fishy-fables-refused-not-your-turn = あなたの番になるまでお待ちください。
fishy-fables-refused-drafted = 魚は配り終わりました。手札から選んでください。
fishy-fables-refused-pile-empty = この山は空です。魚の残っている山から引いてください。
fishy-fables-refused-no-catnip = この卓ではキャットニップを使いません。
fishy-fables-refused-not-buying = キャットニップを買えるのは、ラウンドの初めだけです。
fishy-fables-refused-too-poor = 買うには{ $need }パーレンシー必要です（代金と、最初の賭け金1）。
fishy-fables-refused-asked-already = もう決めました。買えるのは1ラウンドに1回です。
fishy-fables-refused-hand-full = キャットニップを{ $limit }枚持っています。捨てる1枚を選んでください。
fishy-fables-refused-no-discard = キャットニップは{ $limit }枚に達していません。捨てずに買ってください。
fishy-fables-refused-catnip-not-held = このキャットニップは持っていません。手札から選んでください。
fishy-fables-refused-not-asked = いまパスするものはありません。
fishy-fables-refused-no-pass = 自分の番にパスはありません。チェック、レイズ、または降りてください。
fishy-fables-refused-not-laying = 魚を伏せるのは、ラウンドの初めです。
fishy-fables-refused-laid-already = 魚はもう伏せました。公開までそのままです。
fishy-fables-refused-not-held = 自分の手札から魚を選んでください。
fishy-fables-refused-not-in-round = パーレンシーがないので、このラウンドは参加できません。公開の前に、だれかを指名できます。
fishy-fables-refused-dropped-out = あなたはゲームから脱落しました。
fishy-fables-refused-not-betting = チェック、レイズ、ついていく、降りるは、審議のあいだに行います。
fishy-fables-refused-folded = もう降りています。次のラウンドをお待ちください。
fishy-fables-refused-not-your-answer = ほかの人が先に返事をします。順番をお待ちください。
fishy-fables-refused-nothing-to-match = だれもレイズしていません。チェック、レイズ、または降りてください。
fishy-fables-refused-answer-due = レイズへの返事が先です。ついていくか、降りてください。
fishy-fables-refused-no-raise-in-answer = 返事でレイズはできません。ついていくか、降りてください。レイズは自分の番に行います。
fishy-fables-refused-no-purrency = フードボウルが空です。チェックするか、降りてください。
fishy-fables-refused-raise-range = レイズは{ $low }から{ $high }までです。
fishy-fables-refused-wrong-moment = キャットニップを使えるのは、自分の番、レイズへの返事、魚の公開のあとです。
fishy-fables-refused-only-in-window = 「打ち消し」を使えるのは、魚の公開のあとです。
fishy-fables-refused-not-in-window = 魚の公開のあとに使えるのは、サイズカードと「打ち消し」だけです。
fishy-fables-refused-no-such-fish = まだ降りていない、ほかの席の魚を選んでください。
fishy-fables-refused-swap-not-held = 自分の手札の魚とすり替えてください。
fishy-fables-refused-nothing-to-refund = 取り戻せる掛け金がありません。
fishy-fables-refused-nothing-to-cancel = 公開のあとに出されたサイズカードがありません。
fishy-fables-refused-no-comeback = この卓に予想はありません。パーレンシーがなくなると脱落です。
fishy-fables-refused-not-guessing = 予想するのは、魚の公開の直前です。
fishy-fables-refused-in-round = 予想できるのは、パーレンシーのない席だけです。
fishy-fables-refused-not-to-be-named = まだ降りていない席を指名してください。
fishy-fables-refused-guessed-already = 予想はもう決まっています。
fishy-fables-refused-not-tied = ファイナルフィブは同点の席だけで行います。
fishy-fables-refused-row-laid = もう並べ終わりました。めくるのをお待ちください。

## 差し替える表のファイル（どこが違うか、どうすればよいか）

error-fishy-fables-tables-rows = { $place } には [[{ $place }]] の形で、カードごとに effect と copies を書いてください。
error-fishy-fables-tables-effect = { $place } に効果 { $given } があります。{ $known } から選んでください。
error-fishy-fables-tables-twice = { $place } に { $given } が2回あります。枚数をまとめて書いてください。

### ファームハンドで人が読むすべての文。Web、端末、ルールブックで共有します。
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
farm-hand-score = { $points }点
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

error-farm-hand-tables-unknown = { $place ->
    [none] ファイル
   *[other] { $place }
}に「{ $given }」があります。書けるのは { $known } です。
error-farm-hand-tables-section = [{ $place }] の節がありません。
error-farm-hand-tables-numbers = { $place } には整数を並べてください。
error-farm-hand-tables-range = { $place } に { $given } があります。{ $low }から{ $high }までにしてください。
error-farm-hand-tables-rounds = { $place } に数が{ $given }つあります。ラウンドごとに1つ、全部で6つにしてください。
error-farm-hand-tables-empty = { $place } が空です。どのスートにもカードが1枚以上要ります。
error-farm-hand-tables-twice = { $place } に { $number } が2つあります。1つのスートに同じ数字は1枚までです。
error-farm-hand-tables-deck = スートのカードが合わせて{ $given }枚あります。全部で21枚にしてください。
error-farm-hand-tables-three = 数字 { $number } のカードが{ $given }枚あります。どの数字も3枚ずつにしてください。
error-farm-hand-tables-animal = { $place } が { $given } です。{ $known } から選んでください。
error-farm-hand-tables-bid = { $place } は第{ $round }ラウンドに{ $tricks }とビッドしますが、手札は{ $cards }枚です。

## ルールブック

farm-hand-rules-aim = ラウンドごとに、自分が何トリック勝つかを予測し、ちょうどその数だけ勝つことをめざします。全員の手札のスートはだれにでも見えますが、数字がわかるのは持ち主だけです。6ラウンドを終えて、合計点がいちばん高い人が勝者です。

farm-hand-rules-components = カード
FH-1 = 動物カードは6つのスートに分かれた21枚です。数字は1から7までで、同じ数字のカードが3枚ずつあります。
FH-2 = カードの裏面には、そのスートと、スートに含まれる数字がすべて書かれています。だれの手札のどのカードもスートは全員にわかりますが、数字がわかるのは持ち主だけです。
FH-3 = スートによって枚数が違い、1枚だけのスートから6枚のスートまであります。1つのスートに同じ数字は2枚ありません。どのスートにどの数字があるかは復元した値です。赤4、紫1・7、橙2・4・6、緑2・3・5・6、青1・3・4・5・7、黄1・2・3・5・6・7。お手元のゲームの値に差し替えられます。
FH-4 = 配らなかったカードは裏向きのまま脇に置きます。そこにどのスートが何枚あるかは見えているカードからわかるので、卓に示してあります。
FH-5 = 数字ごとに動物が決まっています。1ねずみ、2めんどり、3ねこ、4いぬ、5ひつじ、6ぶた、7うし。動物の種類はルールに影響しません。ねこのほかは復元したもので、お手元のゲームのものに差し替えられます。

farm-hand-rules-setup = ラウンドと配りかた
FH-10 = ゲームは6ラウンドです。各ラウンドでは、カードを配り、ビッドし、手札がなくなるまでトリックをプレイして、得点を計算します。
FH-11 = 1人から3人では、第1ラウンドに1枚、第6ラウンドに6枚というように、ラウンドの数と同じ枚数を配ります。4人では1・2・3・4・5・5枚、5人では1・2・3・4・4・4枚です。4人と5人の終盤の枚数は復元した値で、お手元のゲームの値に差し替えられます。
FH-12 = 配る前に毎回、21枚すべてをシャッフルします。残ったカードも次のラウンドに戻ります。
FH-13 = 最初のディーラーは抽選で決めるか、卓を立てるときに指定します。2人プレイではどちらかの人が最初のディーラーで、順番は最初のディーラー、もう1人、マックです。1人プレイではあなたが最初のディーラーで、順番はあなた、マック、ドナルドです。
FH-14 = ラウンドが終わるごとに、ディーラーは時計回りに次のプレイヤーへ移ります。

farm-hand-rules-bids = ビッド
FH-20 = 全員が同時にビッドします。見てよいのは自分の手札と、ほかの全員のカードの裏面です。ビッドは0から、配られた枚数までです。
FH-21 = 全員のビッドがそろったら同時に公開し、ラウンドのあいだ見えるようにします。それまでは、だれがビッドを済ませたかだけがわかります。
FH-22 = 決めたビッドは変えられません。ただし、ここのどのゲームとも同じく、そのあとにだれも行動せず、何も明かされていないうちは、自分の最後の一手を取り消せます（「一手戻す」）。全員のビッドの合計は、トリックの数と同じでも、多くても少なくてもかまいません。

farm-hand-rules-tricks = トリック
FH-30 = ディーラーの左隣のプレイヤーが、最初のトリックをリードします。時計回りに、1人1枚ずつ表向きに出します。
FH-31 = リードスートのカードを持っていれば、そのスートを出さなければなりません。持っていなければ、どのカードでも出せます。
FH-32 = スートに関係なく、数字のいちばん高いカードがトリックに勝ちます。切り札はありません。
FH-33 = 1つのトリックに同じ数字が出ると、そのカードはすべて打ち消されます。動物たちがおたがいを怖がらせてしまうのです。残ったなかでいちばん高いカードが勝ちます。
FH-34 = すべてのカードが打ち消されたら、そのトリックはだれも勝てません。
FH-35 = 勝った人はそのトリックのカードを集め、次のトリックをリードします。だれも勝たなかったときは、同じプレイヤーがもう一度リードします。
FH-36 = だれも勝たなかったトリックのカードは、ラウンドが終わるまで表向きで脇に置きます。
FH-37 = そのラウンドで出たカードは、ずっと全員に公開されています。どのトリックも見返せます。

farm-hand-rules-scoring = 得点
FH-40 = 勝ったトリックの数がビッドとぴったり同じなら、ラウンドの数だけ得点します。配られた枚数に関係なく、第1ラウンドは1点、第6ラウンドは6点です。
FH-41 = 同じでなければ、多くても少なくても、違い1つにつき1点を失います。合計がマイナスになることもあります。
FH-42 = 第6ラウンドを終えて、合計点がいちばん高い人が勝者です。
FH-43 = 首位が同点なら、勝者が1人に決まるまで最終ラウンドをもう一度プレイします。
FH-44 = やり直しのラウンドには全員が参加し、ディーラーは次へ移ります。ビッドどおりなら6点のままで、得点は合計に加えます。20回くり返しても決まらなければ、同点の人たちで勝利を分け合います。1人プレイでやり直すのは、あなたが首位で並んだときだけです。21点とくらべるのは第6ラウンド終了時の得点です。マックとドナルドがあなたより上で並んだら、2人の勝ちです。

farm-hand-rules-two-players = 2人プレイ
FH-50 = ダミープレイヤーのマックが3人目として加わります。最初のディーラーの右隣に座り、第1ラウンドでは2番目に出します。
FH-51 = マックのカードは、配られた順のまま裏面を上にして扇状に広げます。数字はだれにもわかりません。
FH-52 = マックはいつもいちばん上のカードを出します。フォローするときは、リードスートのなかでいちばん上のカードを出します。リードするときも、いちばん上のカードです。
FH-53 = マックのビッドは表で決まっていて、全員が先に知っています。第1ラウンドから順に0・1・1・1・2・2です。この表は復元した値で、お手元のゲームの値に差し替えられます。
FH-54 = マックも含めた3人が順にディーラーになるので、マックは第2ラウンドと第5ラウンドでリードします。
FH-55 = マックも同じルールで得点し、勝つこともあります。

farm-hand-rules-solo = 1人プレイ
FH-60 = マックがあなたの左側、ドナルドが右側に座ります。2人とも2人プレイのマックと同じようにカードを出し、表に従ってビッドします。ビッドは第1ラウンドから順に0・1・1・1・2・2です。この表は復元した値で、お手元のゲームの値に差し替えられます。
FH-61 = リードは時計回りに移ります。第1・第4ラウンドはマック、第2・第5ラウンドはドナルド、第3・第6ラウンドはあなたがリードします。
FH-62 = マックとドナルドの両方を上回り、できるだけ高い得点をめざしてください。21点が満点です。

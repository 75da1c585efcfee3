### フィッシーフェイブルズ: はじめての一局と、卓でのヒント。
### 左隣は { $left }、右隣は { $right } です。

## 第1ラウンド: 大きな魚

fishy-fables-lesson-aim = どのねこも、自分の魚がいちばん大きいと言いはります。ラウンドごとに魚を1枚伏せて出し、賭けをします。降りずに残った人のうち、いちばん大きな魚がイワシ缶の中身を手に入れます。
fishy-fables-lesson-purses = はじめは全員が50パーレンシーを持っています。8ラウンドのあと、いちばん多く持っている人の勝ちです。なくなった人は脱落します。
fishy-fables-lesson-no-catnip = 釣りルアートークンを持つ人から始めます。いまはあなたです。最初に、魚を助けるキャットニップを買えますが、それはあとにしましょう。パスしてください。
fishy-fables-lesson-no-catnip-other = よい考えですが、まずはなしで1ラウンド見てみましょう。パスしてください。
fishy-fables-lesson-lay = 手札は48枚の魚のうちの8枚で、出した魚は戻りません。あなたの42は強い魚です。タップするか、選んでEnterキーを押して、42を出してください。
fishy-fables-lesson-lay-other = どの魚にも出番があります。最初は強い魚でいきましょう。42を出してください。
fishy-fables-lesson-ante = 全員が魚を伏せました。ほかの人の魚はだれにもわかりません。それぞれ1パーレンシーを缶に入れたので、これが賞金になります。
fishy-fables-lesson-raise = あなたの番です。チェック、レイズ、降りるのどれかを選びます。42に勝てる魚はわずかです。「{ fishy-fables-action-raise-range }」を選び、5にしてください。ほかの人は、ついていくか降りるかを答えます。
fishy-fables-lesson-raise-other = それもできます。ここでは42に賭けて、5レイズしてください。
fishy-fables-lesson-check = { $left }は降りたので、このラウンドから外れました。{ $right }は5についてきて、チェックしました。残った人が全員チェックすると、魚を公開します。チェックしてください。
fishy-fables-lesson-check-other = さらに続けることもできますが、ここまでにしましょう。チェックしてください。

## 第2ラウンド: 小さな魚

fishy-fables-lesson-won = あなたの42が{ $right }の33に勝ち、缶の中身はあなたのものです。降りた{ $left }は魚を見せません。何を伏せていたかは秘密のままです。
fishy-fables-lesson-later = 釣りルアートークンは{ $left }に移り、あなたは最後になりました。もう一度パスしてください。
fishy-fables-lesson-later-other = もう1ラウンド、とっておきましょう。パスしてください。
fishy-fables-lesson-small = 小さな魚でも、だれも確かめに来なければ勝てます。9を出してください。
fishy-fables-lesson-small-other = その魚なら正直に勝てそうです。ここではうそで勝ちましょう。9を出してください。
fishy-fables-lesson-match = { $left }が5レイズし、{ $right }はついていきました。次はあなたが答えます。答えるときにレイズはできません。ついていってください。
fishy-fables-lesson-match-other = 9ならそれが賢明です。でも、もう少し残りましょう。ついていってください。
fishy-fables-lesson-bluff = あなたの番です。缶には18パーレンシーあります。口では何を言ってもかまいません。どんなに立派な魚か、話して聞かせましょう。そして大物のつもりで、18レイズしてください。
fishy-fables-lesson-bluff-other = はったりには、痛いほどの賭けが必要です。缶の中身と同じ18をレイズしてください。

## 第3ラウンド: 育つ魚

fishy-fables-lesson-believed = 2人とも降りたので、9で36パーレンシーを手に入れました。最後に残った人は、卓の決まりで別に選んでいなければ、魚を見せます。次からは警戒されますよ。
fishy-fables-lesson-buy = さあ、キャットニップです。1枚5パーレンシーで、1ラウンドに1枚買えます。手札は3枚までです。1枚買ってください。
fishy-fables-lesson-buy-other = 今回は買うだけの値打ちがあります。1枚買ってください。
fishy-fables-lesson-middling = ×2を引きました。あなたの魚を2倍にするカードで、知っているのはあなただけです。24を出してください。
fishy-fables-lesson-middling-other = どの魚も2倍になります。ここでは24がどうなるか見てみましょう。
fishy-fables-lesson-stay = { $right }が10レイズしました。よほど自信のある魚のようです。あなたには×2があります。ついていってください。
fishy-fables-lesson-stay-other = おどしに負けてはいけません。×2があります。ついていってください。
fishy-fables-lesson-calm = { $left }は降りました。自分の番にキャットニップを公開して使うこともできますが、あとで驚かせましょう。チェックしてください。
fishy-fables-lesson-calm-other = 魚を公開するときまで、とっておきましょう。チェックしてください。
fishy-fables-lesson-catnip = 魚が公開されました。あなたの24に対して、相手は47です。キャットニップを持つ人は、ここでも使えます。×2を使ってください。
fishy-fables-lesson-catnip-other = このままでは47の勝ちです。×2を使ってください。

## おわり

fishy-fables-lesson-grown = 24 → 48。計算はひとつずつ卓に表示され、最後の大きさで比べます。缶の中身はあなたのもの、47はむだになりました。
fishy-fables-lesson-rest = 本番はあと5ラウンド続きます。「{ fishy-fables-panel-rounds }」ではどの魚で何が勝ったか、「{ fishy-fables-panel-fish }」では48枚のうち公開された魚を見られます。
fishy-fables-lesson-over = キャットニップはほかにもあります。また、パーレンシーをなくした人が復活できる卓もあります。次はあなたのほら話を聞かせてください。

## 卓でのヒント（それぞれ一度だけ）

fishy-fables-hint-lay = 出した魚は戻りません。大きな魚は、缶がいっぱいになるラウンドにとっておきましょう。
fishy-fables-hint-turn = チェック、レイズ、降りるのどれかを選びます。レイズには、ほかの全員が、ついていくか降りるかを答えます。
fishy-fables-hint-answer = 答えるときにレイズはできません。足りないときは、持っている全部を出せば残れます。
fishy-fables-hint-catnip = キャットニップを使うと、計算の最後の大きさで比べます。いまならまだ使えます。
fishy-fables-hint-guess = 缶を勝ちとる人を名指ししてください。当たれば分け前をもらって復活します。
fishy-fables-hint-won = 残った人のうち、いちばん大きな魚が缶の中身をすべて手に入れました。降りた人の魚は秘密のままです。

### フィンスパン：はじめての一局と、卓でのヒント。
### いっしょに遊ぶ相手は { $left } さんです。

## 海と手札

finspan-lesson-aim = 自分だけの海を、明るい海面から真っ暗な深海まで調査します。4週間で魚を見つけ、ダイブして観察し、稚魚を育てます。最後にポイントがいちばん多い人の勝ちです。
finspan-lesson-ocean = あなたの海です。縦の3列がダイブサイトで、どれも上からサンライトゾーン（1〜3行目）、トワイライトゾーン（4行目）、ミッドナイトゾーン（5〜6行目）と深くなります。印刷された小さな3匹はエサ魚です。卵が2つと稚魚が1匹、もういます。
finspan-lesson-hand = あなたの手札です。ほかの人からも見えます。カードの上にはコストと、丸の中に最後に得るポイント、下には能力と長さがあります。タップすると言葉で読めます。

## カードで支払う魚

finspan-lesson-play = 1ターンに、6人のダイバーのうち1人を置きます。魚をプレイするか、ダイブするかです。まず{ finspan-fish-mandarinfish }をタップして、「プレイ」を選びましょう。
finspan-lesson-play-other = それもできますが、まずは{ finspan-fish-mandarinfish }から。新しいカードが手に入ります。
finspan-lesson-pay = コストは、ほかの手札1枚です。{ finspan-fish-giant-oarfish }を捨てましょう。いまは手が届きませんし、捨てたカードはなくなりません。
finspan-lesson-pay-other = どのカードでも支払えますが、それはあとで使います。{ finspan-fish-giant-oarfish }を捨ててください。
finspan-lesson-place = { finspan-fish-mandarinfish }はサンライトゾーンにすみ、サイトはどれでもかまいません。青のサイトのいちばん上の行に置きましょう。
finspan-lesson-place-other = そこにもすめますが、次のダイブは青のサイトです。青のいちばん上の行に置いてください。
finspan-lesson-draw = 下の欄が白い魚は、プレイしたときに一度だけ能力が働きます。この魚はカード3枚と卵1つで、順番は自由です。カードを引きましょう。
finspan-lesson-shark = { finspan-fish-great-white-shark }です。10ポイント！ コストは稚魚2匹で、口のしるしは「短い魚に重ねる」という意味です。もう1枚引きましょう。
finspan-lesson-third = 3枚目も引きましょう。
finspan-lesson-egg = 次は卵です。まだ卵のない魚に置きます。1匹に2つは置けません。{ finspan-fish-mandarinfish }に置きましょう。
finspan-lesson-egg-other = その魚にも置けますが、ここでは{ finspan-fish-mandarinfish }に置いてください。
finspan-lesson-unicornfish = { $left }さんが{ finspan-fish-bluespine-unicornfish }をプレイしました。下の欄が茶色の魚は、ダイバーが通るたびに発動します。3人のしるしが付いた特典は、あなたも含めて全員が得られます。{ $left }さんの海をタップすると、大きく見られます。

## カードを集めるダイブ

finspan-lesson-dive = 今度はダイブです。ダイバーはサイトの底まで進み、途中のものすべてに出会います。青のサイトではカードが手に入ります。列のいちばん上をタップして何があるかを見てから、「ダイブ」を選びましょう。
finspan-lesson-dive-other = ここでは、{ finspan-fish-mandarinfish }のいる青のサイトにダイブしてください。
finspan-lesson-top = 下のサンライトゾーンに魚がいるので、最上部のボーナスを得られます。カードを引きましょう。
finspan-lesson-gain = { finspan-fish-mandarinfish }の能力は、もう働きました。このサイトのトワイライトゾーンには魚がいないので、ボーナスはありません。ミッドナイトゾーンには{ finspan-fish-glasshead-grenadier }がいます。捨て札を1枚、手札に加えましょう。
finspan-lesson-floor = その週で最初にサイトの底に着いたダイバーは、海底ボーナスを得られます。ここでは捨て札をもう1枚ですが、捨て札がないので、代わりに山札から引きます。

## 卵で支払う魚

finspan-lesson-porkfish = { finspan-fish-porkfish }のコストは卵1つです。左端の紫の帯は、紫のサイトにだけすむというしるしです。プレイしましょう。
finspan-lesson-porkfish-other = ここでは{ finspan-fish-porkfish }をプレイしてください。
finspan-lesson-pay-egg = 卵は、自分の海のどこからでも支払えます。{ finspan-fish-catalina-goby }の卵を支払いましょう。
finspan-lesson-pay-egg-other = どの卵でもよいのですが、ここでは右の列の{ finspan-fish-catalina-goby }の卵にしてください。
finspan-lesson-onto = 稚魚がいるスロットに置きましょう。稚魚はそのまま、新しい魚の上に残ります。
finspan-lesson-onto-other = そこにも置けますが、稚魚がいる紫の3行目に置いてください。
finspan-lesson-angler = { $left }さんの{ finspan-fish-angler }はコストがない代わりに、短い魚に重ねなければなりません。{ finspan-fish-showy-bristlemouth }が消費されました。必要がなくても、短い魚には重ねられます。消費された魚は最後に1ポイントになります。

## 深海の魚

finspan-lesson-anglerfish = 暗い深みへ行きましょう。{ finspan-fish-abyssal-anglerfish }はミッドナイトゾーンにすみます。下の欄が黄色の能力はゲーム終了時に働き、この魚はトークンがなければ3ポイントを加えます。プレイしましょう。
finspan-lesson-anglerfish-other = ここでは{ finspan-fish-abyssal-anglerfish }をプレイしてください。
finspan-lesson-pay-card = コストはカード1枚と卵1つです。まずカードから、{ finspan-fish-black-hagfish }を捨てましょう。
finspan-lesson-pay-card-other = それは残しておいて、{ finspan-fish-black-hagfish }を捨ててください。
finspan-lesson-pay-below = 次は卵です。{ finspan-fish-glasshead-grenadier }の卵を支払いましょう。
finspan-lesson-pay-below-other = その卵は残しましょう。このあと{ finspan-fish-glasshead-grenadier }に重ねるので、そこの卵を支払ってください。
finspan-lesson-cover = 12cmの魚は9cmの魚に重ねられます。{ finspan-fish-abyssal-anglerfish }を{ finspan-fish-glasshead-grenadier }の上に置きましょう。卵は支払ったばかりなので、トークンはありません。
finspan-lesson-cover-other = そこも空いていますが、{ finspan-fish-glasshead-grenadier }に重ねれば、消費した1匹も1ポイントになります。

## 卵を集めるダイブ

finspan-lesson-dive-purple = 紫のサイトでは卵が手に入ります。今週は、卵と稚魚がそれぞれ1ポイントになります。ダイブしましょう。
finspan-lesson-dive-purple-other = まずは卵です。紫のサイトにダイブしてください。
finspan-lesson-egg-top = 最上部のボーナスです。{ finspan-fish-porkfish }に卵を置きましょう。
finspan-lesson-egg-top-other = ここでは{ finspan-fish-porkfish }に置いてください。
finspan-lesson-egg-porkfish = ダイバーが{ finspan-fish-porkfish }に着き、能力が発動しました。もう1つの卵は{ finspan-fish-showy-bristlemouth }に置きましょう。
finspan-lesson-egg-porkfish-other = ここでは、すぐ下の{ finspan-fish-showy-bristlemouth }に置いてください。
finspan-lesson-egg-twilight = { finspan-fish-showy-bristlemouth }はトワイライトゾーンにいます。エサ魚も数えるので、ここでもボーナスです。この卵は{ finspan-fish-catalina-goby }に置きましょう。
finspan-lesson-egg-twilight-other = そこはやめておきましょう。{ finspan-fish-abyssal-anglerfish }はトークンがなければ3ポイントです。{ finspan-fish-catalina-goby }に置いてください。
finspan-lesson-leave = ミッドナイトゾーンに魚がいないので、ボーナスはありません。海底でもう1つ卵を得られますが、卵のない魚は{ finspan-fish-abyssal-anglerfish }だけで、何もなければ3ポイントになります。特典は得なくてもかまいません。「残りは得ない」を選びましょう。
finspan-lesson-leave-other = その卵は1ポイントですが、{ finspan-fish-abyssal-anglerfish }の3ポイントがなくなります。「残りは得ない」を選んでください。

## 群れ

finspan-lesson-all = { $left }さんがダイブして、{ finspan-fish-bluespine-unicornfish }が発動しました。全員が卵を1つ孵化させられます。もう稚魚がいる{ finspan-fish-porkfish }の卵を選びましょう。
finspan-lesson-all-other = もう稚魚がいる、{ finspan-fish-porkfish }の卵を選んでください。
finspan-lesson-dive-green = { finspan-fish-porkfish }のところに稚魚が2匹になりました。同じスロットに3匹そろうと群れになります。緑のサイトでは孵化と移動ができます。ダイブしましょう。
finspan-lesson-dive-green-other = 群れを作るために、緑のサイトにダイブしてください。
finspan-lesson-hatch = 最上部のボーナスです。{ finspan-fish-showy-bristlemouth }の卵を孵化させましょう。
finspan-lesson-hatch-other = { finspan-fish-porkfish }と同じ列にいる、{ finspan-fish-showy-bristlemouth }の卵を選んでください。
finspan-lesson-lift = このサイトで残っているのは、海底ボーナスの移動だけです。かえったばかりの稚魚を選びましょう。
finspan-lesson-lift-other = { finspan-fish-porkfish }の下にいる、かえったばかりの稚魚を選んでください。
finspan-lesson-school = トークンは、行か列に沿って好きなだけ進めます。{ finspan-fish-porkfish }のところへ動かしましょう。
finspan-lesson-school-other = そこへも行けますが、{ finspan-fish-porkfish }のところで2匹が待っています。
finspan-lesson-formed = 群れになりました！ 稚魚のままなら3匹で3ポイントですが、群れは最後に6ポイントです。コストにもなります。{ finspan-fish-whale-shark }のコストは群れ1つです。

## 週の終わり

finspan-lesson-week = ダイバーを6人とも置いたので、第1週が終わりました。今週の実績は卵と稚魚の数で、あなたは2ポイント、{ $left }さんは1ポイントです。
finspan-lesson-next = ダイバーは全員戻り、次は{ $left }さんから始めます。実績は週ごとに変わり、第2週は魚がそろった行、第3週は群れです。第4週のあとにゲームが終わります。
finspan-lesson-end = 最後に得るのは、魚のポイントと黄色の能力、消費された魚・卵・稚魚が1ずつ、群れが6ずつ、そして各週の実績です。いまのポイントは「ポイント」でいつでも見られます。
finspan-lesson-over = 序盤は安い魚と卵、中盤は孵化、終盤は群れ作りと大きな魚がおすすめです。カードはどれも言葉で読めますし、プレイできない魚は何が足りないかを教えてくれます。

## 卓でのヒント（それぞれ一度だけ出ます）

finspan-hint-turn = 1手番にダイバーを1人置き、魚をプレイするかダイブします。カードをタップすると、コストと能力、置ける場所がわかります。
finspan-hint-dive = ダイブでは、その列を上から下まですべて通ります。印刷されたボーナスは、下のゾーンに魚がいれば得られます。
finspan-hint-pay = コストにしたカードは捨て札に残ります。「手札に加える」特典で取り戻せます。
finspan-hint-place = 空のスロットか、短い魚のいるスロットに置きます。覆われた魚は最後に1ポイント、トークンはそのまま残ります。
finspan-hint-hatch = 同じスロットの稚魚3匹は群れになり、6ポイントになります。それを考えて孵化や移動をしましょう。
finspan-hint-move = トークンはまっすぐ何スロットでも動かせます。稚魚2匹のところに3匹目が来ると群れになります。
finspan-hint-week = 今週の実績を得点し、ダイバーが戻りました。来週の実績は「ポイント」で確かめられます。
finspan-hint-ending = 最後の能力を好きな順で使ってください。そのあと得点計算です。

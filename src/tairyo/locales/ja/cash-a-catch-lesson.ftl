### 魚河岸物語：はじめての案内と、本番の卓のヒント。
### 学ぶ人の左が{ $left }さん、右が{ $right }さんです。

## 1回目のオークション：待って、鳴らす

cash-a-catch-lesson-aim = 魚市場へようこそ。ここで魚を買い、自分の店で保管して、ここぞというときに売ります。マーケットが終わったとき、いちばんお金を持っている人が勝ちです。
cash-a-catch-lesson-money = 全員30ユーロで始めます。1枚でも10枚でも、値段はいつも10ユーロです。木づちのある{ $left }さんがオークショニアです。
cash-a-catch-lesson-first = マグロ2匹のカードが出ました。10ユーロで買えますが、マグロ2匹は2ユーロにしかなりません。見送って、カードが増えるのを待ちましょう。本番では何も押さなくてかまいません。ベルの時間が過ぎれば、見送ったことになります。
cash-a-catch-lesson-first-other = 2匹で10ユーロは高すぎます。見送りましょう。
cash-a-catch-lesson-grows = だれも鳴らさず、カニ3匹のカードが出ました。オークショニアは、売れたカード1枚につき1ユーロもらえるので、{ $left }さんもたくさん並べたいところです。もう一度見送りましょう。
cash-a-catch-lesson-grows-other = あと1枚待ちましょう。見送ってください。
cash-a-catch-lesson-ring = マグロ5匹とカニ3匹。これなら買いです。{ $right }さんに取られる前に、ベルを鳴らしましょう！ 本番ではいちばん早い人のものです。スペースキーでも鳴らせます。
cash-a-catch-lesson-ring-other = ここで待つと{ $right }さんに取られてしまいます。鳴らしましょう！
cash-a-catch-lesson-ice = 手に入れました。カードは全部しまいます。マグロ2を選んで、アイスボックスに入れましょう。アイスボックスの魚は腐りません。
cash-a-catch-lesson-ice-other = マグロは安全なところへ。マグロ2をアイスボックスに入れましょう。
cash-a-catch-lesson-together = 同じ種類の魚は1つの場所にまとめます。マグロ3は、もう1枚のマグロの上にしか置けません。
cash-a-catch-lesson-together-other = 先にマグロ3を、もう1枚のマグロの上に置きましょう。
cash-a-catch-lesson-crate = 箱2つとアイスボックスに、1種類ずつ。置けない魚はゴミ箱に行き、最後にお金がかかります。カニは箱1に入れましょう。
cash-a-catch-lesson-crate-other = 今回は、カニを箱1に入れましょう。

## 2回目のオークション：先を越される

cash-a-catch-lesson-quicker = { $right }さんがカニ2匹のカードを出すと、すぐに{ $left }さんが鳴らしました。遅れて鳴らしても、そうと知らされるだけでお金はかかりません。だれがどれだけ早かったかは、卓に表示されます。

## 3回目のオークション：売って、公開する

cash-a-catch-lesson-prices = 今度はあなたがオークショニアです。オークションの前に魚を売れます。価格表は、同じ種類の魚をまとめて売ったときの値段です。3匹では3ユーロですが、10匹なら30ユーロになります。
cash-a-catch-lesson-sell = マグロはもっと増やせます。カニを売りましょう。売るとだれのカニが腐るかも、ボタンに書いてあります。
cash-a-catch-lesson-sell-other = 先にカニを売りましょう。
cash-a-catch-lesson-spoiled = 3ユーロが入り、{ $left }さんはカニを捨てました。ゴミ箱の魚は、マーケットが終わるとお金がかかります。同じ種類を箱に持っている人には痛手です。
cash-a-catch-lesson-turn = 販売はこれでよしとして、最初のカードを公開しましょう。
cash-a-catch-lesson-turn-other = マグロは残しておき、最初のカードを公開しましょう。
cash-a-catch-lesson-auctioneer = 2人ともサメを見送りました。3人のときは、2人が見送ったあとでオークショニアも鳴らせますが、手数料はもらえません。4人と5人では、オークショニアは鳴らせません。見送りましょう。
cash-a-catch-lesson-auctioneer-other = サメ1匹に10ユーロは高すぎます。見送りましょう。
cash-a-catch-lesson-again = だれも鳴らしませんでした。次のカードを公開しましょう。
cash-a-catch-lesson-fee = 魚泥棒が出て、{ $right }さんが鳴らしました。カード2枚分の手数料2ユーロがあなたに入ります。
cash-a-catch-lesson-thief = 魚泥棒に、アイスボックスのいちばん上のマグロ3を取られました。魚泥棒からはどこも安全ではありません。大事なカードは、いちばん上に置かないようにしましょう。

## 4回目のオークション：タコ

cash-a-catch-lesson-octopus = タコです！ どの場所にも置けて、そこの魚として数えます。もう1枚を期待して、見送りましょう。
cash-a-catch-lesson-octopus-other = もう1枚ほしいところです。見送りましょう。
cash-a-catch-lesson-strike = ちょうどほしかったマグロ3です。鳴らしましょう！
cash-a-catch-lesson-strike-other = これは逃せません。鳴らしましょう！
cash-a-catch-lesson-tuna = マグロは、マグロのところへ。
cash-a-catch-lesson-tuna-other = 先にマグロをアイスボックスに入れましょう。
cash-a-catch-lesson-joker = タコはどうしましょう。選ぶと、置いたときの匹数と値段がそれぞれの場所に出ます。マグロの上に置きましょう。
cash-a-catch-lesson-joker-other = タコだけではお金になりません。マグロの上に置きましょう。

## おわりに

cash-a-catch-lesson-worth = 8匹になりました。うまく売れれば20ユーロです。10匹なら30ユーロ、それより多くても値段は同じです。
cash-a-catch-lesson-end = デッキの終わりのほうに「マーケット終了」があります。それが出たら、残った魚は半額で売られ、ゴミ箱の魚の代金を払います。
cash-a-catch-lesson-over = ほかに、ゴミ箱の魚を取り出せる缶詰魚と、手数料のないオークションになる最終フェーズがあります。さあ、ベルに手をかけましょう。

## 本番の卓のヒント（それぞれ一度だけ）

cash-a-catch-hint-sale = あなたはオークショニアなので、魚を売れます。同じ種類10匹で30ユーロ、3匹では3ユーロです。ただし、箱の魚は腐ることがあります。
cash-a-catch-hint-auctioneer = だれかが買うと、カード1枚につき1ユーロの手数料が入ります。
cash-a-catch-hint-bell = 何枚並んでいても10ユーロです。鳴らすか、もう1枚待つか。スペースキーでも鳴らせます。
cash-a-catch-hint-sorting = 1つの場所に1種類です。アイスボックスの魚は腐りません。いちばん上のカードは魚泥棒に取られるかもしれません。
cash-a-catch-hint-spoilage = 同じ価値のカードがあれば、捨てるカードを選べます。タコはどこにも置けるので、残しておくと便利です。
cash-a-catch-hint-theft = 魚泥棒は、どの場所のいちばん上のカードでも取れます。アイスボックスもです。
cash-a-catch-hint-rescue = ゴミ箱の魚は、最後に価値のぶんだけお金がかかります。高いものから取り出しましょう。
cash-a-catch-hint-final = マーケットの終わりが近づきました。残った魚は半額になります。

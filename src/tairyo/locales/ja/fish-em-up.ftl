### フィッシュ・エム・アップの文言（ルールブックを除く）。名前は { $name }、カードは { $card } で受け取ります。

fish-em-up-title = フィッシュ・エム・アップ
fish-em-up-name = { fish-em-up-title }
fish-em-up-blurb = 網はみんなで1つ。カードの上にカードを重ねて広げていきます。ロープが途切れない場所を見つけ、獲物の数で効果を強めましょう。相手の助けになる獲物は隠して、漁船が来るまでに稼ぎます。
fish-em-up-score = { $shown }ポイント
fish-em-up-score-head = ポイント

## カード

fish-em-up-catch-fish = 魚
fish-em-up-catch-crab = カニ
fish-em-up-catch-seahorse = タツノオトシゴ
fish-em-up-catch-trash = ゴミ
fish-em-up-catch-jellyfish = クラゲ
fish-em-up-catch-boat = 漁船
fish-em-up-card = { $catch }{ $id }
fish-em-up-card-start = 開始網
fish-em-up-token = クラゲトークン
fish-em-up-points = { $points }ポイント
fish-em-up-cards = { $count }枚
fish-em-up-cell = { $x }列{ $y }行
fish-em-up-turn-0 = 回転なし
fish-em-up-turn-1 = 右に90度
fish-em-up-turn-2 = 180度
fish-em-up-turn-3 = 左に90度
fish-em-up-side-north = 上の辺
fish-em-up-side-east = 右の辺
fish-em-up-side-south = 下の辺
fish-em-up-side-west = 左の辺

## 起こったこと

fish-em-up-event-begun = 開始網を置きました。{ $name }さんから始めます。
fish-em-up-event-dealt = { $name }さんに錨カードを3枚配りました。
fish-em-up-event-dealt-own = { $name }さんの錨カード：{ $cards }。
fish-em-up-event-laid = { $name }さんが{ $card }を置きました。
fish-em-up-event-laid-covers = { $name }さんが{ $card }を置き、{ $cards }を隠しました。
fish-em-up-event-token-off = クラゲトークンの獲物が覆われたので、トークンは脇に戻ります。
fish-em-up-event-stung = { $name }さんがクラゲをプレイし、{ $card }にトークンを置きました。
fish-em-up-event-scored-fish = アクティブな魚{ $strength }：{ $name }さんが{ $points }を得ました。
fish-em-up-event-scored-crab = アクティブなカニ{ $strength }：{ $name }さんが{ $points }を得ました。
fish-em-up-event-scored-trash = アクティブなゴミ{ $strength }：{ $list }。
fish-em-up-event-scored-trash-item = { $name }さん −{ $points }
fish-em-up-event-scored-trash-nobody = アクティブなゴミ{ $strength }。失うポイントのある人はいませんでした。
fish-em-up-event-robbed = { $name }さんのタツノオトシゴが、{ $victim }さんから{ $points }を奪いました。
fish-em-up-event-lost = もうだれもポイントを持っていません。残りの{ $points }は失われました。
fish-em-up-event-took = { $name }さんのカニが、{ $victim }さんの手札を1枚奪いました。
fish-em-up-event-took-own = { $name }さんのカニが、{ $victim }さんから{ $cards }を奪いました。
fish-em-up-event-nothing-taken = 手札が2枚以上の相手がいないので、{ $name }さんのカニは何も奪えませんでした。
fish-em-up-event-skipped = 置けるカードがないので、{ $name }さんの手番はとばされました。
fish-em-up-event-drew = { $name }さんが{ $count }引きました。
fish-em-up-event-drew-own = { $name }さんが{ $cards }を引きました。
fish-em-up-event-boat = { $name }さんが漁船を引きました。ゲームは終わりです。
fish-em-up-event-all-skipped = 全員の手番がとばされ、だれもカードを引きませんでした。ゲームは終わりです。
fish-em-up-event-game-over = { $name }さんが{ $points }で勝ちました。
fish-em-up-event-game-over-shared = { $names }さんが{ $points }で勝利を分け合いました。
fish-em-up-event-undone = { $name }さんが一手戻しました。

## できること

fish-em-up-action-lay = { $card }を{ $cell }に置く（{ $turn }）
fish-em-up-action-sting = クラゲを{ $card }に
fish-em-up-action-take = { $name }さんの手札を1枚奪う
fish-em-up-action-rob = { $name }さんから1ポイント奪う
fish-em-up-action-skip = 置けないので次へ
fish-em-up-play-line = { $play }：{ $does }
fish-em-up-play-counts = { $strength }つ分
fish-em-up-play-gain = 自分 +{ $points }
fish-em-up-play-harm = 相手 −{ $points }
fish-em-up-play-theft = 1枚奪う
fish-em-up-play-covers = { $cards }を隠す
fish-em-up-play-token = トークンを外す

## 卓のようす

fish-em-up-status = 海{ $sea }枚・網{ $cards }
fish-em-up-net = 網
fish-em-up-hand = あなたの手札
fish-em-up-hand-empty = 手札はありません。
fish-em-up-holds = 手札{ $cards }
fish-em-up-state-active = アクティブ
fish-em-up-state-covered = 隠れている
fish-em-up-state-jellyfish = トークンの下
fish-em-up-active = アクティブ：{ $list }
fish-em-up-active-item = { $catch }{ $count }
fish-em-up-active-none = まだありません
fish-em-up-token-on = クラゲトークンは{ $card }の上
fish-em-up-prompt-play = カードと置き場所を選んでください。
fish-em-up-prompt-skip = 置けるカードがありません。カードは引きます。
fish-em-up-prompt-crab = カニはだれの手札を奪いますか？
fish-em-up-prompt-seahorse = だれから1ポイント奪いますか？ あと{ $count }ポイントです。
fish-em-up-wait = { $name }さんを待っています。
fish-em-up-over = ゲームは終わりました。

## 調べる

fish-em-up-panel-net = 網の全体
fish-em-up-panel-catches = 獲物
fish-em-up-panel-plays = 置ける場所
fish-em-up-catches-none = 網に獲物はまだありません。
fish-em-up-plays-none = いまはあなたの番ではありません。
fish-em-up-net-more = 1文字が上下2マスを表します。

## 画面で

fish-em-up-you = あなた
fish-em-up-watching = 観戦中です。
fish-em-up-sending = 送っています…
fish-em-up-skips = 置けません
fish-em-up-takes = 1枚いただきます
fish-em-up-sea = 海 { $count }枚
fish-em-up-net-about = { $cards }枚の網。矢印キーでカードか眺めを動かし、Rで回し、Nで置ける場所を順に見て、Enterで置きます。＋・−・0で拡大縮小します。
fish-em-up-zoom-in = 拡大
fish-em-up-zoom-out = 縮小
fish-em-up-zoom-fit = 全体を見る
fish-em-up-lay-here = ここに置く
fish-em-up-sting-here = ここに載せる
fish-em-up-turn = 回す
fish-em-up-next-place = 置ける場所を見る（{ $count }）
fish-em-up-next-place-of = 次の場所（{ $n }/{ $count }）
fish-em-up-fits-nowhere = 置ける場所なし
fish-em-up-put-back = 手札に戻す
fish-em-up-choose-catch = トークンを載せるアクティブな獲物を選んでください。
fish-em-up-off-net = カードを網の上に動かしてください。
fish-em-up-seams-broken = ロープが{ $count }か所で切れます。
fish-em-up-loose = 網がばらばらになるか、海を囲んでしまいます。
fish-em-up-plays-note = { $count }通りあります。得な順に並んでいます。
fish-em-up-about-fish = アクティブな魚1匹につき1ポイント得ます。
fish-em-up-about-crab = アクティブなカニ1匹につき1ポイント得て、相手1人の手札から1枚奪います。
fish-em-up-about-seahorse = アクティブなタツノオトシゴ1匹につき、相手から1ポイント奪います。
fish-em-up-about-trash = アクティブなゴミ1つにつき、相手全員が1ポイント失います。
fish-em-up-about-jellyfish = アクティブな獲物にトークンを載せると、その効果がもう一度発動します。トークンが動くまで、その獲物はブロックされます。
fish-em-up-about-boat = 4つめの山札にあります。引いた瞬間にゲームが終わります。
fish-em-up-story-item = { $name }さん：{ $points }、置いたカード{ $cards }枚、アクティブな獲物{ $active }
fish-em-up-story-alt = できあがった網。{ $list }

## 卓の設定

fish-em-up-option-tables = カード
fish-em-up-option-tables-null = 復元版

## お断り（どうすればよいか）

fish-em-up-refused-over = 漁船が来て、ゲームは終わりました。
fish-em-up-refused-not-playing = カードをプレイできるのは手番の人だけで、1回の手番に1枚です。
fish-em-up-refused-not-held = { $card }は手札にありません。手札のカードをプレイしてください。
fish-em-up-refused-laid-aside = クラゲは網には置けません。トークンをのせるアクティブな獲物を選んでください。
fish-em-up-refused-no-jellyfish = { $card }はクラゲではありません。網の上に置いてください。
fish-em-up-refused-off-net = 網を1マス以上覆うように置いてください。
fish-em-up-refused-rope-meets-net = { $cell }の{ $side }で、カードのロープが網の中を通ってしまいます。ロープの向こうは海にしてください。
fish-em-up-refused-open-meets-sea = { $cell }の{ $side }で、網が海に開いてしまいます。開いた網どうしをつないでください。
fish-em-up-refused-open-meets-rope = { $cell }の{ $side }で、前の網のロープが網の中に残ってしまいます。開いた網どうしをつないでください。
fish-em-up-refused-sea-meets-open = { $cell }の{ $side }で、前の網のロープが途切れてしまいます。カードの海は、海かロープのある網と隣り合わせてください。
fish-em-up-refused-loose = { $cell }のあたりが切れはしになってしまいます。網は全体が1つにつながるように置いてください。
fish-em-up-refused-hole = { $cell }で網が海を囲んでしまいます。ロープが1本の輪になるように置いてください。
fish-em-up-refused-token-there = トークンはもう{ $card }にのっています。別のアクティブな獲物を選んでください。
fish-em-up-refused-not-active = { $card }はアクティブな獲物ではありません。全部見えている獲物を選んでください。
fish-em-up-refused-no-crab = いま、あなたのカニが奪える手札はありません。
fish-em-up-refused-no-seahorse = いま、あなたのタツノオトシゴが奪えるポイントはありません。
fish-em-up-refused-yourself = 自分ではなく、相手を選んでください。
fish-em-up-refused-no-such-seat = この卓の相手を選んでください。
fish-em-up-refused-last-card = 最後の1枚は奪えません。手札が2枚以上の相手を選んでください。
fish-em-up-refused-no-points = ポイントを持っている相手を選んでください。
fish-em-up-refused-can-play = 置けるカードがあります。自分の都合でパスはできません。
fish-em-up-refused-not-an-action = この網でできることではありません。

## 差し替えるカードのファイル（どこが違うか、どうすればよいか）

error-fish-em-up-tables-card = { $place } というカードはありません。カードは S0、A01〜A18、101〜109、201〜209、301〜309、401〜409 です。
error-fish-em-up-tables-boat = 漁船が{ $given }枚あります。4つめのデッキに1枚だけにしてください。
error-fish-em-up-tables-start = カード { $place }（開始網）は、まわりがすべてロープで、獲物がありません。
error-fish-em-up-tables-catch = カード { $place } の獲物が「{ $given }」です。{ $known } のどれかにしてください。
error-fish-em-up-tables-no-face = カード { $place }（{ $given }）に絵柄はありません。face を消してください。
error-fish-em-up-tables-size = カード { $place } の絵柄は、{ $signs }文字の行を{ $lines }行で書いてください。
error-fish-em-up-tables-sign = カード { $place }、{ $column }列{ $row }行：「{ $given }」はマスではありません。海は .、網は #、獲物の絵は F、C、S、T で書いてください。
error-fish-em-up-tables-icon = カード { $place }、{ $column }列{ $row }行：獲物の絵は2×2マスのかたまり1つで、その獲物の文字で書いてください。
error-fish-em-up-tables-side-sign = カード { $place }、{ $column }列{ $row }行の{ $side ->
    [north] { fish-em-up-side-north }
    [east] { fish-em-up-side-east }
    [south] { fish-em-up-side-south }
   *[west] { fish-em-up-side-west }
}：「{ $given }」はロープではありません。ロープは - か |、なければ空白にしてください。
error-fish-em-up-tables-rope-off = カード { $place }、{ $column }列{ $row }行の{ $side ->
    [north] { fish-em-up-side-north }
    [east] { fish-em-up-side-east }
    [south] { fish-em-up-side-south }
   *[west] { fish-em-up-side-west }
}：同じ種類のマスの間にロープがあります。
error-fish-em-up-tables-rope-missing = カード { $place }、{ $column }列{ $row }行の{ $side ->
    [north] { fish-em-up-side-north }
    [east] { fish-em-up-side-east }
    [south] { fish-em-up-side-south }
   *[west] { fish-em-up-side-west }
}：網と海の間にロープがありません。
error-fish-em-up-tables-sea-rope = カード { $place }、{ $column }列{ $row }行の{ $side ->
    [north] { fish-em-up-side-north }
    [east] { fish-em-up-side-east }
    [south] { fish-em-up-side-south }
   *[west] { fish-em-up-side-west }
}：ふちの海のマスにロープはありません。
error-fish-em-up-tables-touch = カード { $place }、{ $column }列{ $row }行：2つのマスが角だけで接しています。
error-fish-em-up-tables-hole = カード { $place }、{ $column }列{ $row }行：網が海を囲んでいます。
error-fish-em-up-tables-loose = カード { $place }、{ $column }列{ $row }行：この部分は網とつながることができません。

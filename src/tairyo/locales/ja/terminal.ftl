### コマンドラインと端末の卓。ゲームごとの言葉は、それぞれのファイルにあります。
### コマンド名、オプション名、ファイル名はどの言語でも同じです。

## 端末の卓

terminal-person = プレイヤー{ $number }
terminal-bot = { $name }はボット（{ $bot }）です。
terminal-rules = ルール
terminal-rules-of = { $game }のルール
terminal-scroll = スクロール
terminal-save = 対局の記録を保存
terminal-saved = { $file } に保存しました
terminal-saved-beside = { $file } に書けないため（{ $why }）、{ $beside } に保存しました
terminal-leave = 席を立つ
terminal-quit = 終了
terminal-leave-sure = まだゲームの途中です。それでも席を立ちますか？
terminal-leave-yes = 席を立つ
terminal-leave-no = 続ける
terminal-left = 席を立ちました。
terminal-refused = { $sentence }（条項 { $clause }）
terminal-pass = { $name }に交代してください。
terminal-pass-key = { $name }は、ほかの人が見ていないことを確かめて、スペースキーを押してください。
terminal-pass-undo = { $name }は、uキーでいまの一手をまだ戻せます。
terminal-key-step = 手
terminal-key-amount = 額
terminal-key-view = 視点
terminal-step = { $step }／{ $steps }手
terminal-view-spectator = 観戦者の視点
terminal-view-open = 手札を公開
terminal-view-seat = { $name }の視点

## 文字だけの卓

terminal-plain-offer = 入力できる手: { $actions }
terminal-plain-help = 示された手をそのまま入力してください。ほかに table（盤面）、log（記録）、rules（ルール。条項も指定可）、undo（一手戻す）、quit（席を立つ）が使えます。
terminal-plain-pass-key = { $name }は、ほかの人が見ていないことを確かめて、Enterキーを押してください。
terminal-input-ended = ゲームが終わる前に入力が終わりました。

## ヘルプ

cli-help-commands = コマンド
cli-help-everywhere = 共通
cli-help-params = 指定できるもの
cli-help-examples = 例
cli-help-more = くわしく
cli-see-help = 使いかた: { $command }
cli-stopped = 中止しました。
cli-overview-example-1 = いますぐここで、ボット2人とファームハンドを遊びます。
cli-overview-example-2 = ブラウザ用に卓を開きます。
cli-overview-example-3 = どのコマンドも自分の使いかたを説明します。

cli-param-lang = 言語。en か ja。省略するとシステムの言語（LC_ALL、LANG）です。
cli-param-help = コマンドの使いかたを、例とともに示します。
cli-param-version = 大漁のバージョンを示します。
cli-param-game = ゲームのid。「tairyo games」で一覧できます。
cli-param-file = 対局の記録ファイル（.tairyo）。
cli-param-seats = 席の数。省略すると人とボットの合計で、少なくとも3席です。
cli-param-option = 選べるルール。「tairyo games GAME」に一覧があります。くり返し指定できます。
cli-param-plain = 図の代わりに文字だけで進めます。スクリプトや読み上げ用です。出力先が端末でないときもこうなります。

## games

cli-games-about = 遊べるゲームを、席数、ボット、選べるルールとともに一覧します。
cli-games-param-game = このゲームだけを示します。
cli-games-example-1 = すべてのゲーム。
cli-games-example-2 = 1つのゲームを日本語で。
cli-games-bots = ボット
cli-games-options = 選べるルール
cli-games-file = none、またはTOMLファイルのパス

## rules

cli-rules-about = ルールブックの全体か、1つの条項を示します。
cli-rules-param-clause = 条項。FH-33 のほか、33 だけでもかまいません。
cli-rules-example-1 = ルールブックの全体。
cli-rules-example-2 = 1つの条項。
cli-rules-example-3 = 同じ条項を日本語で。

## play

cli-play-about = このキーボードの前に卓を立てます。人もボットも座れます。
cli-play-param-people = ここで遊ぶ人。人数か、コンマ区切りの名前。省略すると1人です。
cli-play-param-bots = 残りの席のボット。コンマ区切りで、足りなければくり返します。省略するといちばん強いボットです。
cli-play-param-seed = 好きな文字列。同じなら同じカードが配られ、ボットも同じように打ちます。
cli-play-param-save = 席を立つとき、ここに対局の記録を保存します。
cli-play-param-pace = ボットが打つ前の間（秒）。省略すると0.5です。
cli-play-example-1 = あなたとボット2人。
cli-play-example-2 = 1つのキーボードで2人と、ボット1人。交代のあいだ手札は隠れます。
cli-play-example-3 = ひとりで、日本語で。
cli-play-example-4 = ボット3人の対戦を観戦し、対局の記録を残します。
cli-play-more = すべてキーボードで操作でき、使えるキーは最後の行に出ます。数字キー、または矢印キーとEnterで選び、文字キーで調べものができます。人が先の席に、ボットが残りの席に着きます。文字だけの卓では「bid 2」のように、示された手を入力します。ほかの操作は「help」で確かめられます。ゲームが終わる前に入力が終わると、終了コードは1です。

## simulate

cli-simulate-about = ボットどうしで多くのゲームを行い、得点を報告します。
cli-simulate-param-games = ゲームの数。省略すると200です。
cli-simulate-param-bots = ボット。コンマ区切りで、すべての席が埋まるまでくり返します。省略するといちばん強いボットと random です。
cli-simulate-param-jobs = 分担するプロセスの数。省略するとプロセッサの数です。結果は変わりません。
cli-simulate-param-seed = 好きな文字列。同じなら同じゲームになります。省略すると抽選し、報告に示します。
cli-simulate-param-seats = 席の数。省略するとボットの数で、少なくとも3席です。
cli-simulate-param-fixed-seats = 席を替えず、指定した順に座ります。
cli-simulate-param-json = JSONオブジェクトを1つだけ出力します。
cli-simulate-param-out = すべてのゲームを、1行に1つのJSONでこのファイルに書きます。
cli-simulate-example-1 = いちばん強いボットと random の対戦。
cli-simulate-example-2 = 4席で2万ゲーム。同じ結果を再現できます。
cli-simulate-example-3 = スクリプト用に、数値は出力へ、ゲームはファイルへ。
cli-simulate-more = 公平にくらべるため、ボットは席を替わります。席数と同じ回数のゲームごとに、どのボットもどの席にも1回ずつ座り、そのたびに隣どうしの並びも引き直します。得点と勝率は、1席が1ゲームで得る平均です。同点の勝ちは分け合います。区間は95 %信頼区間（ゲームごとの値のt分布）です。JSONの形は docs/cli.md にあります。
cli-simulate-title = { $game }、{ $games }ゲーム、{ $seats }席
cli-simulate-seats = 席数
cli-simulate-wins = 勝率
cli-simulate-interval = 1席が1ゲームで得る平均と、その95 %信頼区間です。ダミープレイヤーも勝つので、そのときの合計は100 %より小さくなります。
cli-simulate-speed = 毎秒{ $games }ゲーム、{ $actions }手。{ $jobs }プロセスで{ $seconds }秒でした。
cli-simulate-seed = シード: { $seed }
cli-simulate-stopped = { $games }ゲームのうち{ $done }で中止しました。報告はありません。

## replay

cli-replay-about = 対局の記録を1手ずつ、文でたどります。
cli-replay-param-step = この手までを出力します。0は開始時です。
cli-replay-param-seat = この席の視点で見ます。ファイルと同じく0から数えた番号か、名前です。省略すると観戦者の視点です。
cli-replay-param-open = 全員の手札を公開します。
cli-replay-example-1 = 図の卓で。矢印キーで進み、vキーで視点を替えます。
cli-replay-example-2 = 最初の席の視点で見た12手と、そのあとの盤面。
cli-replay-example-3 = 手札を公開して、ゲームの全体を文字で。

## verify

cli-verify-about = 終わったゲームを、対局の記録から調べます（ルール、封印、すべてのシャッフル）。
cli-verify-param-commitment = 開始前に卓に示された封印（16進数で64桁）。対局の記録の封印とくらべます。
cli-verify-example-1 = 対局の記録を調べ、くらべるための封印を示します。
cli-verify-example-2 = 封印もくらべます。
cli-verify-more = 秘密も封印も対局の記録のなかにあります。そのため、だれもシャッフルを選ばなかったと言えるのは、封印が開始前に卓に示されたものと同じときだけです。この対局の記録で確かめられることがすべて合えば終了コードは0、そうでなければ1です。大漁を使わずに確かめる方法は docs/fair-chance.md にあります。
cli-verify-rules = ルール
cli-verify-origin = 分岐
cli-verify-seal = 照合
cli-verify-end = 終局
cli-verify-commitment = 秘密
cli-verify-chance = シャッフル
cli-verify-damaged = { $line }行目: { $why }
cli-verify-seal-of = 封印: { $seal }
cli-verify-compare = 対局の記録のなかはすべて合っています。この封印を、開始前に卓に示されたものとくらべてください（--commitment で指定することもできます）。同じなら、だれもシャッフルを選んでいません。
cli-verify-proven = 封印も含めて、すべて合っています。開始前に卓に示された封印なら、だれもシャッフルを選んでいません。
cli-verify-fork = これは分岐した対局の記録です。{ $at }手目よりあとは合っています。それより前は、「分岐」に示した封印の対局の記録で確かめてください。
cli-verify-not-proven = 確かめられませんでした。

## serve

cli-serve-about = このマシンで、ブラウザ用に卓を開きます。
cli-serve-param-port = 省略すると8000です。
cli-serve-param-host = 待ち受けるアドレス。省略するとこのマシンだけ、0.0.0.0 ならネットワークの全員に開きます。
cli-serve-param-database = SQLiteのファイルか、データベースのURL。省略すると、あなたのデータフォルダのファイルです。
cli-serve-param-redis = 同じデータベースを使う複数のサービスが、互いに知らせ合うためのRedis。
cli-serve-param-tables = ゲームに加える表のフォルダ。GAME/NAME.toml の形で置きます。
cli-serve-param-bot-pause = ボットが打つ前の間（秒）。
cli-serve-param-open = ブラウザでページを開きます。
cli-serve-example-1 = このマシンのブラウザで遊びます。
cli-serve-example-2 = ネットワークのみんなに開きます。
cli-serve-example-3 = 専用のデータベースを使います。

## clauses

cli-clauses-about = ルールブックの条項と、それを名指すテストを一覧します。
cli-clauses-param-game = このゲームだけを示します。
cli-clauses-param-json = ゲーム、条項、テストのJSONオブジェクトを1つ出力します。
cli-clauses-param-tests = テストのフォルダ。省略すると tests です。
cli-clauses-example-1 = すべての条項とテスト。
cli-clauses-example-2 = 1つのゲームをスクリプト用に。
cli-clauses-example-3 = あなた自身のテスト。
cli-clauses-more = テストは、test_fh_33_equal_numbers_cancel のような名前か、@pytest.mark.clause("FH-33") で条項を名指します。スキップするテストは数えません。
cli-clauses-none = テストなし
cli-clauses-sum = { $clauses }条項のうち{ $named }条項にテストがあります。

## うまくいかないときに（どうすればよいか）

cli-error-language = 「{ $given }」という言語はありません。en か ja を選んでください。
cli-error-unknown-command = 「{ $given }」というコマンドはありません。
cli-error-unknown-command-near = 「{ $given }」というコマンドはありません。{ $near } ではありませんか？
cli-error-unknown-option = 「tairyo { $command }」に { $given } はありません。
cli-error-unknown-option-near = 「tairyo { $command }」に { $given } はありません。{ $near } ではありませんか？
cli-error-unknown-game = 「{ $given }」というゲームはありません。あるのは { $known } です。
cli-error-unknown-bot = 「{ $given }」というボットはいません。いるのは { $known } です。
cli-error-unknown-game-option = このゲームに「{ $given }」という項目はありません。選べるのは { $known } です。
cli-error-empty-list = { $name } はコンマで区切って並べます。「{ $given }」には何もありません。
cli-error-takes-value = { $name } には値が要ります。{ $name } { $takes } と書いてください。
cli-error-takes-nothing = { $name } に値は要りません。
cli-error-twice = { $name } が2回あります。1回だけにしてください。
cli-error-too-many = 「tairyo { $command }」に「{ $given }」は余分です。
cli-error-needs-game = どのゲームですか？「tairyo { $command }」のあとに farm-hand のように書いてください。
cli-error-needs-file = どの対局の記録ですか？「tairyo { $command }」のあとにファイルを書いてください。
cli-error-number = { $name } は{ $low }以上の整数です。「{ $given }」は使えません。
cli-error-seconds = { $name } は0から60までの秒数です。「{ $given }」は使えません。
cli-error-port = ポートは0から65535までです。{ $given } は使えません。
cli-error-address = { $host } のポート{ $port }では待ち受けできません（{ $why }）。別のポートなら --port 8001 のように指定してください。
cli-error-seats = { $game } は{ $low }席から{ $high }席で遊びます。{ $given }席では遊べません。
cli-error-bots = ボット{ $bots }人は{ $seats }席に座りきれません。ボットを減らすか、--seats を増やしてください。
cli-error-people = { $people }人とボット{ $bots }人は{ $seats }席に座りきれません。--seats を増やしてください。
cli-error-name = 「{ $given }」は名前に使えません。{ $most }文字まで、1行で書いてください。
cli-error-option-form = 「{ $given }」では選べません。--option 名前=値 と書いてください。
cli-error-option = --option { $name }: { $why }
cli-error-toml = { $file } をTOMLとして読めません。{ $line }行目を確かめてください。
cli-error-choice = { $name } に「{ $given }」という選択肢はありません。あるのは { $known } です。
cli-error-clause = { $game } に「{ $given }」という条項はありません。{ $first } から { $last } までです。
cli-error-step = 対局の記録は{ $steps }手までです。{ $given }手目はありません。
cli-error-seat = 「{ $given }」という席はありません。0から{ $last }までの番号か、対局の記録にある名前を指定してください。
cli-error-seat-open = --seat は1人の手札、--open は全員の手札を示します。どちらか1つにしてください。
cli-error-read = { $file } を読めません: { $why }
cli-error-write = { $file } に書けません: { $why }
cli-error-folder = 保存先のフォルダ { $folder } がありません。
cli-error-is-folder = { $file } はフォルダです。対局の記録を保存するファイルを指定してください。
cli-error-tables = 表のフォルダ { $folder } がありません。
cli-error-database = データベース { $given } を開けません。SQLiteのファイルのパスか、データベースのURLを指定してください。
cli-error-commitment = 封印は16進数で64桁です。「{ $given }」は使えません。
cli-error-tests = ここにはテストのフォルダ「{ $folder }」がありません。リポジトリの先頭に移るか、--tests で指定してください。
cli-error-python = { $file } をPythonとして読めません。{ $line }行目を確かめてください。
cli-error-encoding = { $file } はUTF-8のテキストではありません。
cli-error-record = { $file } の{ $line }行目: { $why }
cli-error-record-game = { $file } は「{ $game }」の対局の記録ですが、そのゲームはここにはありません。
cli-error-bot-failed = シード { $seed } のゲーム{ $number }で、ボット { $bot } が失敗しました: { $why }

### この端末での卓の設定と、それに関わるキーとボタン。

settings-pace = 進む速さ
settings-pace-calm = ゆっくり
settings-pace-normal = ふつう
settings-pace-quick = 速い
settings-rests = ラウンドの終わりで待つ
settings-rests-note = タップするか Enter を押すと、次のラウンドに進みます。
settings-sound = 音
settings-volume = 音量
settings-keys = 一文字キー
settings-keys-note = S で場の様子を読み、F で先へ進み、数字で選びます。

table-go-on = 次へ
table-stands = 場の様子
table-stands-key = 場の様子（S）

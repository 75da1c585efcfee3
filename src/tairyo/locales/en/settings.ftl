### Settings of this device for a table, and the keys and buttons that go with them.

settings-pace = Pace of the table
settings-pace-calm = Calm
settings-pace-normal = Normal
settings-pace-quick = Quick
settings-rests = Wait at the end of a round
settings-rests-note = The next round shows when you tap or press Enter.
settings-sound = Sound
settings-volume = Volume
settings-keys = Single keys
settings-keys-note = S says how the table stands, F moves on, digits pick a choice.

table-go-on = Go on
table-stands = How the table stands
table-stands-key = How the table stands (S)

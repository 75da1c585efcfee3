### Words of the whole house: web client, terminal and server refusals.
### A game's own words stand in its own file beside this one.

## The house

brand = Tairyo
brand-meaning = a big catch
site-line = Table games played properly, with friends and with bots.
site-more = Open a table, send the link, play. No account, nothing to install.
skip-to-content = Skip to the content
home = Lobby

## Settings

settings-language = Language
settings-theme = Brightness
theme-auto = As on my device
theme-light = Morning
theme-dark = Before dawn

## Common controls

close = Close
more = More
copy = Copy
copied = Copied
try-again = Try again

## Lists, as “a, b and c”, and sentences in a row

list-comma = {", "}
list-and = {" and "}
list-sentences = {" "}

## Lobby

lobby-play-now = Play now
lobby-play-now-note = You and { $bots ->
    [one] one bot
   *[other] { $bots } bots
}, at once.
lobby-guest-name = Guest
lobby-open-title = Open a table
lobby-nickname = Your name at the table
lobby-nickname-note = Remembered on this device only.
lobby-game = Game
lobby-seat-range = { $most ->
    [one] 1 player
   *[other] { $least }–{ $most } players
}
lobby-seats = Seats
lobby-seats-note = People and bots together.
lobby-options = Rules to choose
lobby-option-yes = Yes
lobby-option-no = No
lobby-option-default = { $choice } (usual)
lobby-who = Who may come
lobby-public = Anybody
lobby-public-note = The table stands in the lobby.
lobby-by-link = Only with the link
lobby-by-link-note = You send it to your friends.
lobby-words = Words for luck
lobby-words-note = Any words you like. They are stirred into the shuffle, so that nobody, not even the server, could have prepared it.
lobby-open = Open the table
lobby-opening = Opening…
lobby-mine-title = Your tables
lobby-tables-title = Open tables
lobby-tables-none = No public table yet. Open the first one.
lobby-tables-no-other = No other public table.
lobby-tables-loading = Looking over the harbour…
lobby-tables-failed = The list of tables did not arrive.
lobby-table-running = in play
lobby-table-free = { $free ->
    [0] full
    [one] one seat free
   *[other] { $free } seats free
}
lobby-join = Join
lobby-watch = Watch
lobby-table-of = { $game }, hosted by { $host }
lobby-return = Back to your seat

## Seats and people

seat-number = Seat { $number }
seat-open = Open seat
seat-you = you
seat-host = host
seat-here = here
seat-away = away
seat-mark-0 = wave
seat-mark-1 = rope knot
seat-mark-2 = anchor
seat-mark-3 = star
seat-mark-4 = shell
seat-mark-5 = cat's paw
bot-random = Drifter
bot-random-note = plays anything that is allowed
bot-steady = Old hand
bot-steady-note = counts, and plays to a plan
bot-name = { $bot } (bot)
# A bot is called after the mark of its seat: wave, rope knot, anchor, star, shell, cat's paw.
bot-seat-0 = Nami
bot-seat-1 = Musubi
bot-seat-2 = Ikari
bot-seat-3 = Hoshi
bot-seat-4 = Kai
bot-seat-5 = Tama

## Waiting room

waiting-by = { $host } hosts this table.
waiting-invite = Invite
waiting-invite-note = { $may ->
    [watch] Whoever has this link can watch.
    [sit] Whoever has this link can take a seat. There are no spectators.
    [sit-locked] Whoever has this link and the password can take a seat. There are no spectators.
    [both-locked] Whoever has this link can watch, and with the password take a seat.
   *[both] Whoever has this link can take a seat or watch.
}
waiting-link = Link to this table
waiting-qr = QR code
waiting-qr-label = The link as a QR code: point a phone's camera at it.
waiting-share = Share
waiting-share-text = Play { $game } with me
waiting-seats = Seats
waiting-sit-title = Take a seat
waiting-sit = Sit down
waiting-sit-here = Sit here
waiting-watching = You are watching. Take a seat to play.
waiting-fill-label = Who plays on seat { $number }
waiting-fill-open = For a person
waiting-fill-all = Fill with bots
waiting-start = Start the game
waiting-need = { $open ->
    [one] One seat is still open.
   *[other] { $open } seats are still open.
}
waiting-ready = Everybody is here.
waiting-for-host = { $host } starts the game.
waiting-leave = Give up my seat
waiting-rules = Rules at this table

## Fair chance

fair-title = Fair chance
fair-why = The shuffle was sealed before anybody sat down. When the game is over the seal is opened, and anyone can check every card.
fair-commitment = Seal (SHA-256)
fair-words = Words for luck
fair-words-of = { $name }: “{ $words }”
fair-words-hidden = Everybody's words are shown when the game starts.
fair-words-none = Nobody left words for luck.

## The table

table-loading = To the table…
table-turn-you = Your turn
table-turn-other = Waiting for { $name }
table-turn-several = { $count ->
    [one] One more to choose
   *[other] Waiting for { $count } players
}
table-skip = Skip ahead
table-over = The game is over
table-title = { $game } · Tairyo
table-title-turn = ● Your turn · { $game }
table-undo = Undo
table-log = Log
table-log-title = What happened
table-log-empty = Nothing has happened yet.
table-log-undone = taken back
table-menu = Menu
table-leave = To the lobby
table-leave-note = Your seat stays yours, and the others wait for you. Come back with this browser.
table-stand-in = Let a bot play for me
table-stand-in-note = The game goes on without you. You can take your seat back.
table-stand-in-plays = A bot plays for you.
table-take-back = Take my seat back
table-result = Result
table-board = The board

## Connection

connection-reconnecting = The line went slack. Reconnecting…
connection-restarting = The house is being tidied. Your game is safe; one moment…
connection-gone = This table is closed to us. Load the page again to try once more.

## Result

result-title = Result
result-won = You won
result-won-other = { $name } won
result-won-several = { $names } share the win
result-rank = { $rank }.
result-rank-head = Place
result-name-head = Player
result-lobby = Back to the lobby
result-record = Download the record
result-record-note = Every action and every shuffle. “tairyo verify” checks it.
result-look = Look at the table

## Refusals in the frame

refusal-title = That did not work
refusal-clause = Rule { $clause }

## Not found

missing-title = Nothing in this net
missing-text = No page has this address. Perhaps a letter of the link was lost.
missing-table-title = This table is gone
missing-table-text = No table has this link. It may have been cleared away, or a letter of the link was lost.
missing-home = To the lobby

## Errors by code (docs/protocol.md)

error-not-found = There is no such table. Check the link.
error-not-json = That message was not readable. Load the page again.
error-too-large = That message was too long.
error-unknown-message = The server does not know this message. Load the page again.
error-hello-first = The server does not know yet who asks. Load the page again.
error-stale-version = The table had moved on. Look again, then choose.
error-not-your-seat = This seat is somebody else's. Take a free one.
error-not-host = Only the host may do this.
error-seat-taken = This seat has just been taken. Choose another.
error-table-full = Every seat is taken. You can watch.
error-not-waiting = The game has already begun.
error-not-running = No game is in play here.
error-not-over = The record opens when the game is over.
error-no-such-seat = This table has no such seat.
error-already-seated = You have a seat at this table.
error-bad-nickname = A name needs 1 to { $most } characters that can be seen.
error-bad-words = Words for luck may have up to { $most } characters.
error-bad-option = This game has no such rule to choose.
error-bad-choice = “{ $given }” is not among the choices of this rule.
error-option-file = This rule takes the content of a file.
error-option-seat = No such seat: this table has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
error-unknown-game = This game is not in the house.
error-unknown-bot = This bot is not in the house.
error-bad-seats = This game takes { $low } to { $high } seats.
error-nothing-to-undo = There is nothing of yours to take back.
error-seats-open = Fill every seat first.
error-not-an-action = The game does not know this action.
error-rate-limited = That was too fast. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}, then go on.
error-busy = Too many hands at once. Try again.
error-unavailable = The tables cannot be reached just now. Nothing that was played is lost. Try again in a moment.
error-no-secret = This game's seal is not here, so it cannot go on.
error-server = Something went wrong on our side. Try again.
error-origin = This request came from another site. Open the table itself.
error-unreachable = The server does not answer. Check the connection, then try again.

## A file of other tables for a game: what is wrong with it, and what would be right

error-tables-unknown = { $place ->
    [none] The file
   *[other] { $place }
} holds “{ $given }”; it takes { $known }.
error-tables-section = The section [{ $place }] is missing.
error-tables-number = { $place } holds { $given }; it takes a whole number from { $low } to { $high }.
error-tables-numbers = { $place } takes { $size ->
    [0] a list of whole numbers
   *[other] a list of { $size } whole numbers
}.
error-tables-range = { $place } holds { $given }; it takes { $low } to { $high }.

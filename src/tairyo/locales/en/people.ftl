### The people at a table: who may come and watch, the host's tools, stand-ins, other devices, rematches.

## Opening a table

people-password = Password
people-password-note = Optional. Whoever takes a seat types it; you tell your friends.
people-watching = Who may watch
people-watch-live = Anybody, as it happens
people-watch-late = Anybody, { $time } later
people-watch-none = Nobody while it is on
people-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
people-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}

## Lobby

people-locked = Password needed
people-shown-late = shown { $time } later
people-not-shown = no spectators
people-your-turn = Your turn
people-others-turn = in play, others to move
people-kept = A bot plays for you
people-won = You won with { $score }
people-won-together = A shared win with { $score }
people-ended = Place { $place } with { $score }
people-play-on = Play on

## Waiting room

people-table-password = Password of this table
people-table-password-note = The host knows it.
people-watch-note-late = Spectators see this game { $time } later.
people-watch-note-none = Nobody can watch while the game is on.
people-barred-title = The host has given your seat away
people-barred = You cannot sit at this table any more. The lobby has others, and you can always open your own.
people-moved-waiting = You have no seat here any more: it was given up, or moved to another device.
people-words-title = My words for luck
people-words-note = They are stirred into the shuffle. You can change them until the game starts.
people-words-keep = Stir them in
people-words-kept = Stirred in
people-up = Move { $name } up
people-down = Move { $name } down
people-drag = Drag to another seat
people-tools = More for { $name }
people-make-host = Make host
people-kick = Give the seat away
people-kick-sure = Send { $name } away for good?
people-kick-yes = Yes, give it away
people-sure-no = No
people-close = Close the table
people-close-sure = Close the table for everybody?
people-close-yes = Yes, close it
people-close-note = With no other person left, you may end the game. Nothing of it stays.

## At the table

people-host-title = Host
people-host-note = The host keeps order at the table. You can hand that over.
people-host-to = Make { $name } host
people-absent = { $name } has been away for a while.
people-call-bot = Let a bot play for { $name }
people-late = You see this game { $time } late.
people-moved = Your seat is on another device now. Here you watch.

## Nobody watches

people-unwatched-title = This game is played in private
people-unwatched-text = Nobody can watch while it is on. When it is over, its result can be seen here.
people-unwatched-kept = A bot keeps your seat. Take it back to see the game.
people-unwatched-again = Look again

## Another device

people-move-title = Continue on another device
people-move-note = A link takes your seat there, once. Give it to nobody else: whoever opens it sits on your seat.
people-move-make = Make the link
people-move-renew = Make a new link
people-move-link = Link that takes my seat along
people-move-again = A new link makes the old one void.
people-move-share-text = My seat at { $game }
people-claim-title = Continue here as { $name }?
people-claim-text = You go on playing on this device. On the other one you watch from then on.
people-claim-yes = Continue here
people-claim-no = Only watch
people-claim-failed = This link does not work

## Rematch

people-rematch = Rematch
people-rematch-waits = Rematch: { $name } waits
people-rematch-waits-short = A rematch waits
people-rematch-go = Go

## Errors by code (docs/protocol.md)

error-bad-password = A password has 1 to { $most } characters.
error-wrong-password = That is not this table's password. Ask the host.
error-kicked = The host has given your seat away. Choose another table.
error-no-person = Nobody sits there. Choose a seat with a person.
error-own-seat = That is your own seat. Give it up if you want to leave.
error-others-play = Others are still playing. The table closes when nobody else plays.
error-already-over = The game is over, and its result stays.
error-not-absent = Everybody there is still with us. A bot can come when somebody has been away for a minute.
error-bad-code = This link has been used already, or a newer one has taken its place. Make a new one on the other device.
error-still-on = The game is still on. A rematch comes after its end.

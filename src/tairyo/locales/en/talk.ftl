### Table talk: what people say to each other, and what stands around it.

## The panel

talk = Talk
talk-title = Table talk
talk-unread = { $count ->
    [0] Talk
    [one] Talk, one new line
   *[other] Talk, { $count } new lines
}
talk-none = Nobody has said anything yet. Say hello.
talk-none-watching = Nobody has said anything yet.
talk-you = You
talk-phrases = Phrases
talk-field = Your own words
talk-send = Send
talk-left = { $count ->
    [one] one character left
   *[other] { $count } characters left
}
talk-over = { $count ->
    [one] one character too long
   *[other] { $count } characters too long
}
talk-spectator = Only those who play talk here.
talk-muted-you = The host has muted you at this table.
talk-amount = Number
talk-deleted = This line was deleted.
talk-spoken = { $name }: { $text }
talk-settings = How I hear it
talk-bubbles = Show new lines beside the seat
talk-aloud = Read new lines aloud (with a screen reader)

## One line and what can be done about it

talk-line-menu = { $name }'s line: what to do
talk-hush = Do not show me { $name } any more
talk-unhush = Show me { $name } again
talk-hushed = { $name } is hidden from you.
talk-report = Show this line to the host
talk-report-note = The host can mute this seat. Nobody else learns of it.
talk-reported-thanks = The host has been told.
talk-reported = Reported
talk-mute = Mute { $name } for all
talk-unmute = Let { $name } talk again
talk-kick = Send { $name } away
talk-muted = muted

## Phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice = Nice one!
phrase-well-played = Well played!
phrase-thank-you = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-thinking = Thinking…
phrase-one-moment = One moment, please.
phrase-your-turn = It's your turn!
phrase-again = Once more?
phrase-goodbye = Goodbye!

## Refusals

error-talk-limited = One thing after another. You can talk again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-bad-talk = A line has 1 to { $most } characters that can be seen, in up to { $rows } rows.
error-muted = The host has muted you at this table.
error-spectators-silent = Only those who play talk here. Take a seat to join in.
error-no-such-line = This line is not here any more.
error-banned = This service does not take connections from your address. If you think that is a mistake, ask whoever runs it.

## Tables that are no more

error-table-closed = This table has been closed.
error-table-deleted = This table was closed by whoever runs the house.
error-table-expired = Nobody had used this table for a long time, so it was cleared away.
table-gone-title = This table is no more

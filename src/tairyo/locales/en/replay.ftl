### Replays: stepping through a game, checking it, playing on from it. Records and what is wrong with them.

## The page

replay-title = Replay
replay-page-title = Replay · { $game }
replay-loading = Unrolling the record…
replay-open = Open a record
replay-open-lobby = Look at a game's record
replay-open-why = A “.tairyo” file holds a whole game. Open one to step through it, to check it and to play on from it.
replay-open-choose = Choose a file
replay-open-drop = or drop it here
replay-open-drop-now = Let go to open it
replay-open-reading = Reading…
replay-open-other = Open another record
replay-look-back = Look back
replay-to-table = To the table
replay-running = Still in play: you see what your seat knew at each step.
replay-of-file = From a file
replay-of-fork = Played on from step { $at } of another game
replay-menu = Game and record

## The player

replay-player = Replay
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-speed = Speed
replay-speed-of = { $speed }×
replay-slider = Step
replay-step-of = { $step } of { $last }
replay-step-said = Step { $step } of { $last }. { $text }
replay-start = The start
replay-quiet = Nothing that is told aloud.
replay-steps = Steps
replay-steps-title = Every step
replay-keys = Keys: ← and → step, Space plays, Home and End go to either end.

## Whose eyes

replay-eyes = Whose eyes
replay-eyes-open = All hands
replay-eyes-spectator = Spectator

## Playing on

replay-fork = Play on from here
replay-fork-title = Play on from here
replay-fork-why = From step { $step } the game goes on, with you on a seat of your choice and bots on the others. What is drawn from here on is drawn anew. The table is yours alone; the game that you look at stays as it is.
replay-fork-seat = Your seat
replay-fork-go = Play on against bots
replay-fork-alone = Play on
replay-fork-going = Setting the table…
replay-fork-over = Here the game is over. Go back a few steps to play on.

## Links and files

replay-copy = Copy link to this step
replay-share = Share
replay-share-text = Look at this game of { $game }
replay-download = Download the record

## Is it fair?

replay-fair = Was it fair?
replay-fair-yes = All of it holds
replay-fair-no = It does not hold
replay-fair-fork = What was played here holds
replay-fair-unfinished = This cannot be checked yet
replay-fair-why = At the table's opening the server drew a secret and showed its seal, before anybody sat down. The shuffles follow from that secret and the players' words. The server has now played every step again by the rules and drawn every shuffle again from the secret.
replay-fair-file-why = Every step of this file has been played again by the rules, and every shuffle drawn again from the secret that it reveals.
replay-fair-file-seal = A file speaks for itself only. Compare this seal with the one that the table showed before the start: if they are the same, nobody chose the shuffles.
replay-fair-seal = Seal (SHA-256)
replay-fair-self = You need not take our word for it: download the record and run “tairyo verify” on your own machine, or build the check yourself.
replay-fair-construction = How the shuffles are made
replay-fair-steps = The seal is the SHA-256 hash of the secret, so the secret cannot be changed afterwards. Secret and words for luck are hashed together into a key; the key and a running number, hashed again and again, give one long row of bytes; from these every number is drawn, each as likely as the next, and with such numbers the cards are put in order one place after the other. docs/fair-chance.md in Tairyo's sources tells it byte by byte, with examples to try.
replay-fair-mark-yes = holds
replay-fair-mark-no = does not hold
replay-fair-mark-unknown = cannot be told from this record
replay-check-rules = Rules
replay-check-origin = Before the fork
replay-check-seal = Seal
replay-check-end = End
replay-check-commitment = Secret
replay-check-chance = Shuffles
replay-found-seal-shown = The record's seal is the one that the table has shown since it was opened.
replay-found-seal-other = The record's seal is another than the one that the table has shown.
replay-found-forked = Up to step { $at } the game is taken over from another one. That one's own record proves what was drawn there.
replay-found-damaged = Line { $line }: { $why }

## The result

result-replay = Replay
result-share = Share
result-shared = Link copied
result-story = The game's story
result-story-table = As a table

## Refusals

error-bad-record = This record cannot be played. Line { $line }: { $why }
error-too-long = Games of more than { $most } steps are not replayed.
error-no-such-step = This game has no such step; its last one is { $last }.
error-nothing-to-play = At this step the game is over. Go back a few steps to play on.

## Records: what is wrong with a line

record-empty = the file is empty.
record-encoding = not a text file in UTF-8 (byte { $byte }).
record-not-json = { $column ->
    [0] not JSON.
   *[other] not JSON (at sign { $column }).
}
record-surrogate = holds half a character (a lone surrogate).
record-object = a JSON object belongs here, not { $given }.
record-foreign = not a Tairyo record: the first line has no “tairyo”.
record-format = format { $given }; this version reads format { $known }.
record-unknown-field = unknown field “{ $name }”; known here: { $known }.
record-missing-field = the field “{ $name }” is missing.
record-field = “{ $name }” takes { $kind ->
    [int] a whole number
    [str] a text
    [list] a list
   *[dict] an object
}, not { $given }.
record-texts = “{ $name }” takes texts alone.
record-by-seat = “{ $name }” holds { $given } for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}; it takes one a seat, or none at all.
record-no-opening = the opening is missing: the file breaks off.
record-ended = the game has ended on the line before.
record-end = “end” holds scores and ranking, lists of whole numbers.
record-secret = “secret” is not a hexadecimal number.
record-undo = an undo is {"{"}"seat": …, "undo": true{"}"} and no more.
record-chance-list = “chance” takes a list of outcomes.
record-outcome = no outcome of chance: { $given }.
record-chance-missing = the rules ask for { $asked ->
    [below] a number below { $size }
   *[shuffle] a shuffle of { $size }
}, but no outcome is recorded.
record-chance-other = the rules ask for { $asked ->
    [below] a number below { $size }
   *[shuffle] a shuffle of { $size }
}, recorded is { $given }.
record-chance-more = more outcomes of chance are recorded than the rules ask for.
record-hash = the hash of the position is another: the file or the rules have changed.
record-other-end = the game does not end as the record says.
record-other-game = a game of { $given }, not of { $game }.
record-other-rules = rules version { $given }; this Tairyo plays { $game } by version { $known }.
record-forked = forked at entry { $at }, but there are { $entries } entries.

## How a bell was judged

race-ring = { $name }: { $time } ms ({ $arrival } ms till it arrived, { $allowance } ms of them for the line)
race-drawn = Equally quick: { $names }. Chance decided.

## What a check found

verify-replays = Every action was allowed: { $entries ->
    [one] 1 entry replays
   *[other] { $entries } entries replay
}, every hash agrees.
verify-forked = Everything up to entry { $at } was drawn under another seal, { $seal }: its own record proves it.
verify-seal-shown = The record's seal is the one that you gave.
verify-seal-other = The record's seal is another than the one that you gave.
verify-running = The game is not over: its secret is still kept back.
verify-secret-missing = The record does not reveal its secret.
verify-secret-kept = The secret is the one that the seal commits to.
verify-secret-other = The seal commits to another secret.
verify-chance-follows = { $outcomes ->
    [one] 1 outcome follows
   *[other] { $outcomes } outcomes follow
} from the secret and the seats' words.
verify-chance-other = Line { $line }: the secret gives another { $asked ->
    [bell] draw between equally quick rings
    [below] number
   *[shuffle] shuffle
}.

## Farm Hand's story

farm-hand-story-alt = The totals after each round. { $list }.
farm-hand-story-item = { $name }: { $made } of { $rounds } bids made, { $points } points
farm-hand-story-made = bid made
farm-hand-story-missed = bid missed
farm-hand-story-rounds = Rounds

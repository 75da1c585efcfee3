### Farm Hand: what a person reads of it at the table, in the web client and the terminal.
### Names are given as { $name }, a card as { $card } (made with farm-hand-card).

farm-hand-title = Farm Hand
farm-hand-name = { farm-hand-title }
farm-hand-blurb = The animals compete for who is loudest. You see the suit of every card in every hand, never its number. Say exactly how many tricks you will win, and mind that two equal voices frighten each other into silence.

## The deck

farm-hand-suit-red = red
farm-hand-suit-purple = purple
farm-hand-suit-orange = orange
farm-hand-suit-green = green
farm-hand-suit-blue = blue
farm-hand-suit-yellow = yellow

farm-hand-animal-mouse = mouse
farm-hand-animal-hen = hen
farm-hand-animal-cat = cat
farm-hand-animal-dog = dog
farm-hand-animal-sheep = sheep
farm-hand-animal-pig = pig
farm-hand-animal-cow = cow

farm-hand-card = { $suit } { $number }
farm-hand-card-spoken = { $suit } { $number }, { $animal }

farm-hand-mack = Mack
farm-hand-donald = Donald
farm-hand-mack-about = Mack plays his topmost card and bids by a table.
farm-hand-donald-about = Donald plays his topmost card and bids by a table.

## What happened

farm-hand-event-dealt = Round { $round }: { $dealer } deals { $count ->
    [one] one card
   *[other] { $count } cards
} each. { $leader } leads.
farm-hand-event-dealt-extra = A tie for first place: the last round is played again. { $dealer } deals, { $leader } leads.
farm-hand-event-bid = { $name } has laid a bid.
farm-hand-event-bid-own = { $name } lays a bid of { $tricks }.
farm-hand-event-bids-opened = The bids are open: { $list }.
farm-hand-event-bids-opened-item = { $name }: { $tricks }
farm-hand-event-played = { $name } plays { $card }.
farm-hand-event-trick-cancelled = The { $number }s frighten each other: { $cards } cancel.
farm-hand-event-trick-won = { $name } wins the trick with { $card }.
farm-hand-event-trick-nobody = Nobody wins the trick. { $name } leads again.
farm-hand-event-round-scored = Round { $round } is over: { $list }.
farm-hand-event-round-scored-item = { $name }: { $points }
farm-hand-event-game-over = { $name } wins the game with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
farm-hand-event-game-over-shared = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
farm-hand-event-undone = { $name } takes the last move back.

## What you can do

farm-hand-action-bid = Bid { $tricks }
farm-hand-action-play = Play { $card }

## The board

farm-hand-round-of = Round { $round } of { $rounds }
farm-hand-chapter = Round { $round }
farm-hand-round-again = Round { $round }, replay { $extra }
farm-hand-stake = { $points ->
    [one] An exact bid earns 1 point
   *[other] An exact bid earns { $points } points
}
farm-hand-stake-short = exact +{ $points }
farm-hand-cards-each = { $count ->
    [one] 1 card each
   *[other] { $count } cards each
}
farm-hand-bid-prompt = How many tricks will you win?
farm-hand-bid-group = Your bid
farm-hand-bid-waiting = You bid { $tricks }. Waiting for { $names }.
farm-hand-bid-opening = Everybody has bid: the bids open.
farm-hand-bid-watching = Bids are being laid. Waiting for { $names }.
farm-hand-bids-cry = Ready… open!
farm-hand-bids-sum = Bids: { $sum } for { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
farm-hand-play-lead = Your lead: any card.
farm-hand-play-follow = Follow { $suit }.
farm-hand-play-free = No { $suit } in your hand: play any card.
farm-hand-play-wait = { $name } to play.
farm-hand-play-wait-lead = { $name } leads.
farm-hand-sending = Sending…
farm-hand-over = The game is over.
farm-hand-watching = You are watching: the numbers in the hands stay secret.
farm-hand-hand = Your hand
farm-hand-hand-empty = Your hand is empty.
farm-hand-hand-of = { $name }: cards
farm-hand-playable = playable
farm-hand-trick = The trick
farm-hand-trick-empty = { $name } leads
farm-hand-trick-lead = Lead suit: { $suit }
farm-hand-round-over = Round { $round } is over
farm-hand-led = led
farm-hand-won = wins
farm-hand-cancelled = cancelled
farm-hand-nobody = nobody
farm-hand-turn = to play
farm-hand-dealer = dealer
farm-hand-you = you
# $shown is the number with a real minus; −1 is singular as well.
farm-hand-score = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
farm-hand-score-head = Points
farm-hand-bid-none = no bid yet
farm-hand-bid-laid = bid laid
farm-hand-bid-own = you bid { $tricks }
farm-hand-tricks-of-bid = { $tricks } won of { $bid } bid
farm-hand-top-first = topmost card first

## How the table stands, read aloud

farm-hand-stands-round = Round { $round } of { $rounds }: an exact bid earns { $points ->
    [one] 1 point
   *[other] { $points } points
}.
farm-hand-stands-again = Round { $round }, played again for the tie: an exact bid earns { $points ->
    [one] 1 point
   *[other] { $points } points
}.
farm-hand-stands-item = { $name }: { $what }
farm-hand-stands-trick = On the table: { $list }.
farm-hand-stands-hand = Your hand: { $list }.
farm-hand-stands-bid = bid { $tricks }
farm-hand-stands-bids = Bids and tricks: { $list }.
farm-hand-stands-scores = Points: { $list }.
farm-hand-stands-backs = { $name } holds { $suits }.

## Looking things up

farm-hand-panel-cards = Cards
farm-hand-panel-tricks = Tricks
farm-hand-panel-sheet = Scores
farm-hand-cards-title = Cards by suit
farm-hand-cards-note = Struck through: played this round. Ringed: in your hand.
farm-hand-cards-undealt = { $count ->
    [0] all dealt
    [one] 1 not dealt
   *[other] { $count } not dealt
}
farm-hand-cards-played = { $number }, played
farm-hand-cards-own = { $number }, yours
farm-hand-tricks-title = Tricks of this round
farm-hand-tricks-none = No trick has been finished in this round.
farm-hand-trick-number = Trick { $number }
farm-hand-sheet-title = Score sheet
farm-hand-sheet-none = Nothing is scored before the first round is over.
farm-hand-sheet-round = Round
farm-hand-sheet-total = Total
farm-hand-sheet-cell = { $tricks } won of { $bid } bid: { $points }
farm-hand-sheet-key = won / bid, then points

## Options of a table

farm-hand-option-first-dealer = First dealer
farm-hand-option-first-dealer-null = Drawn by lot
farm-hand-option-first-dealer-0 = Seat 1
farm-hand-option-first-dealer-1 = Seat 2
farm-hand-option-first-dealer-2 = Seat 3
farm-hand-option-first-dealer-3 = Seat 4
farm-hand-option-first-dealer-4 = Seat 5
farm-hand-option-tables = Deck and tables
farm-hand-option-tables-null = Our reconstruction

## Refusals: what would be right

farm-hand-refused-bid-range = Bid a number from { $low } to { $high }.
farm-hand-refused-bid-twice = Your bid is laid, and a bid is final.
farm-hand-refused-not-bidding = Bids are closed for this round. Play a card when it is your turn.
farm-hand-refused-not-your-turn = Wait until it is your turn.
farm-hand-refused-not-playing = Bids come first. Cards are played once everybody has bid.
farm-hand-refused-not-held = Play a card from your own hand.
farm-hand-refused-follow-suit = You hold { $suit }, so follow with { $suit }.
farm-hand-refused-over = The game is over: nothing more can be played.
farm-hand-refused-not-an-action = Farm Hand knows two actions: bid a number and play a card.

## A file of other tables: what is wrong with it, and what would be right

error-farm-hand-tables-empty = { $place } is empty; every suit holds at least one card.
error-farm-hand-tables-twice = { $place } holds { $number } twice; a suit holds each number once at the most.
error-farm-hand-tables-deck = The suits hold { $given } cards; the deck has 21.
error-farm-hand-tables-three = Number { $number } stands on { $given ->
    [one] 1 card
   *[other] { $given } cards
}; each number stands on three.
error-farm-hand-tables-animal = { $place } is { $given }; it takes one of { $known }.
error-farm-hand-tables-bid = { $place } bids { $tricks } in round { $round }, with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.

## Said at the table (server/phrases.py)

farm-hand-phrase-still-need = { $amount ->
    [one] One more trick for me, please.
   *[other] I still need { $amount } tricks.
}
farm-hand-phrase-sorry-equal = Equal numbers… sorry!
farm-hand-phrase-as-bid = Exactly as bid!

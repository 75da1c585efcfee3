### Farm Hand: all that a person reads of it, in the web client, the terminal and the rulebook.
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
farm-hand-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
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

error-farm-hand-tables-unknown = { $place ->
    [none] The file
   *[other] { $place }
} holds “{ $given }”; it takes { $known }.
error-farm-hand-tables-section = The section [{ $place }] is missing.
error-farm-hand-tables-numbers = { $place } takes a list of whole numbers.
error-farm-hand-tables-range = { $place } holds { $given }; it takes { $low } to { $high }.
error-farm-hand-tables-rounds = { $place } holds { $given ->
    [one] 1 number
   *[other] { $given } numbers
}; it takes six, one a round.
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

## The rulebook

farm-hand-rules-aim = Each round, say how many tricks you will win, then win exactly so many. Everybody can see the suits in all the hands, but each number only its owner. After six rounds the highest total wins.

farm-hand-rules-components = The cards
FH-1 = There are 21 animal cards in six suits. The numbers run from 1 to 7, and each number is on three cards.
FH-2 = A card's back shows its suit and all the numbers that this suit holds. So everybody knows the suit of every card in every hand, but only its owner knows the number.
FH-3 = The suits differ in size: one holds a single card, the largest holds six, and no suit holds a number twice. Which numbers stand in which suit is our reconstruction: red 4; purple 1, 7; orange 2, 4, 6; green 2, 3, 5, 6; blue 1, 3, 4, 5, 7; yellow 1, 2, 3, 5, 6, 7. You can put in the values of your own copy.
FH-4 = Cards that are not dealt lie aside, face down. How many of each suit lie there follows from what everybody can see, so the table shows it.
FH-5 = Each number has its animal: 1 mouse, 2 hen, 3 cat, 4 dog, 5 sheep, 6 pig, 7 cow. The animals change nothing in the rules. Apart from the cat they are our reconstruction; you can put in those of your own copy.

farm-hand-rules-setup = Rounds and dealing
FH-10 = A game has six rounds. In each of them: deal, bid, play tricks until the hands are empty, score.
FH-11 = With one, two or three players, each round deals as many cards as its number: one card in round 1, six in round 6. Four players get 1, 2, 3, 4, 5, 5 cards and five players 1, 2, 3, 4, 4, 4. The last rows are our reconstruction; you can put in the values of your own copy.
FH-12 = All 21 cards are shuffled before every deal. Cards left over come back in the next round.
FH-13 = The first dealer is drawn by lot, or chosen when the table is opened. With two players one of the two people deals first, and play goes from the first dealer to the other player to Mack. Alone, you deal first, and play goes from you to Mack to Donald.
FH-14 = After each round the deal passes to the next player clockwise.

farm-hand-rules-bids = Bidding
FH-20 = All players bid at the same time. You see your own hand and the backs of everybody else's. A bid is any number from 0 to the number of cards you were dealt.
FH-21 = Bids open together once everybody has laid one, and stay in sight for the round. Until then the others learn only who has bid.
FH-22 = A bid is final; only, as in every game here, a seat may take its last move back (Undo) as long as nobody has acted since and nothing was told. All bids together may come to the number of tricks, or more, or fewer.

farm-hand-rules-tricks = Tricks
FH-30 = The player on the dealer's left leads the first trick. Play goes clockwise, and each player plays one card face up.
FH-31 = If you hold a card of the suit that was led, you must play one of that suit. If you hold none, play any card.
FH-32 = The highest number wins the trick, whatever its suit. There are no trumps.
FH-33 = Equal numbers in one trick cancel each other, all of them: the animals frighten each other. The highest number that is left wins.
FH-34 = If every card is cancelled, nobody wins the trick.
FH-35 = The winner takes the cards and leads the next trick. If nobody won, the same player leads again.
FH-36 = The cards of a trick that nobody won lie aside until the round is over, face up.
FH-37 = Every card played this round stays open to all. You can look back at each trick.

farm-hand-rules-scoring = Scoring
FH-40 = If you won exactly as many tricks as you bid, you score the number of the round: 1 point in round 1, 6 points in round 6, however many cards were dealt.
FH-41 = If not, you lose a point for each trick too many or too few. Your total may fall below zero.
FH-42 = After round 6 the highest total wins.
FH-43 = If the first place is tied, the last round is played again, until one player alone leads.
FH-44 = In such an extra round everybody plays, the deal passes on, an exact bid still scores 6, and the points are added to the totals. After 20 extra rounds the tied players share the win. Alone, you play on only when you yourself are tied for first place, and the score that you compare with 21 is the one after round 6. If Mack and Donald are tied ahead of you, they have won.

farm-hand-rules-two-players = Two players
FH-50 = Mack joins as a third player. He sits on the right of the first dealer and plays second in round 1.
FH-51 = Mack's cards lie fanned out with their backs up, in the order in which they were dealt. Nobody knows their numbers.
FH-52 = Mack plays his topmost card. When he has to follow suit, he plays the topmost card of that suit. When he leads, he leads his topmost card.
FH-53 = Mack bids by a table that everybody knows beforehand: 0, 1, 1, 1, 2, 2 in rounds 1 to 6. The table is our reconstruction; you can put in the values of your own copy.
FH-54 = All three take their turn as dealer, so Mack leads in rounds 2 and 5.
FH-55 = Mack scores by the same rules, and he can win.

farm-hand-rules-solo = Playing alone
FH-60 = Mack sits on your left and Donald on your right. Both play as Mack does with two players, and both bid by a table: 0, 1, 1, 1, 2, 2 in rounds 1 to 6. The tables are our reconstruction; you can put in the values of your own copy.
FH-61 = The lead moves clockwise: Mack leads in rounds 1 and 4, Donald in rounds 2 and 5, you in rounds 3 and 6.
FH-62 = Beat both of them, with as many points as you can. 21 is a perfect score.

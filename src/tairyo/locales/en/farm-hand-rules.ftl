### The rulebook of Farm Hand, in reading order: a heading, and below it its clauses, one message each.
### `.marks` says of a clause where it comes from: `reconstructed` (our sources showed it only as a picture),
### `reading` (they are silent, and this is how we read them), `option` (a table may choose it otherwise).

farm-hand-rules-aim = Each round, say how many tricks you will win, then win exactly so many. Everybody can see the suits in all the hands, but each number only its owner. After six rounds the highest total wins.

farm-hand-rules-components = The cards
FH-1 = There are 21 animal cards in six suits. The numbers run from 1 to 7, and each number is on three cards.
FH-2 = A card's back shows its suit and all the numbers that this suit holds. So everybody knows the suit of every card in every hand, but only its owner knows the number.
FH-3 = The suits differ in size: one holds a single card, the largest holds six, and no suit holds a number twice. Which numbers stand in which suit is our reconstruction: red 4; purple 1, 7; orange 2, 4, 6; green 2, 3, 5, 6; blue 1, 3, 4, 5, 7; yellow 1, 2, 3, 5, 6, 7. You can put in the values of your own copy.
    .marks = reconstructed option
FH-4 = Cards that are not dealt lie aside, face down. How many of each suit lie there follows from what everybody can see, so the table shows it.
    .marks = reading
FH-5 = Each number has its animal: 1 mouse, 2 hen, 3 cat, 4 dog, 5 sheep, 6 pig, 7 cow. The animals change nothing in the rules. Apart from the cat they are our reconstruction; you can put in those of your own copy.
    .marks = reconstructed option

farm-hand-rules-setup = Rounds and dealing
FH-10 = A game has six rounds. In each of them: deal, bid, play tricks until the hands are empty, score.
FH-11 = With one, two or three players, each round deals as many cards as its number: one card in round 1, six in round 6. Four players get 1, 2, 3, 4, 5, 5 cards and five players 1, 2, 3, 4, 4, 4. The last rows are our reconstruction; you can put in the values of your own copy.
    .marks = reconstructed option
FH-12 = All 21 cards are shuffled before every deal. Cards left over come back in the next round.
FH-13 = The first dealer is drawn by lot, or chosen when the table is opened. With two players one of the two people deals first, and play goes from the first dealer to the other player to Mack. Alone, you deal first, and play goes from you to Mack to Donald.
    .marks = reading option
FH-14 = After each round the deal passes to the next player clockwise.

farm-hand-rules-bids = Bidding
FH-20 = All players bid at the same time. You see your own hand and the backs of everybody else's. A bid is any number from 0 to the number of cards you were dealt.
FH-21 = Bids open together once everybody has laid one, and stay in sight for the round. Until then the others learn only who has bid.
FH-22 = A bid is final; only, as in every game here, a seat may take its last move back (Undo) as long as nobody has acted since and nothing was told. All bids together may come to the number of tricks, or more, or fewer.
    .marks = reading

farm-hand-rules-tricks = Tricks
FH-30 = The player on the dealer's left leads the first trick. Play goes clockwise, and each player plays one card face up.
FH-31 = If you hold a card of the suit that was led, you must play one of that suit. If you hold none, play any card.
FH-32 = The highest number wins the trick, whatever its suit. There are no trumps.
FH-33 = Equal numbers in one trick cancel each other, all of them: the animals frighten each other. The highest number that is left wins.
FH-34 = If every card is cancelled, nobody wins the trick.
FH-35 = The winner takes the cards and leads the next trick. If nobody won, the same player leads again.
FH-36 = The cards of a trick that nobody won lie aside until the round is over, face up.
    .marks = reading
FH-37 = Every card played this round stays open to all. You can look back at each trick.
    .marks = reading

farm-hand-rules-scoring = Scoring
FH-40 = If you won exactly as many tricks as you bid, you score the number of the round: 1 point in round 1, 6 points in round 6, however many cards were dealt.
FH-41 = If not, you lose a point for each trick too many or too few. Your total may fall below zero.
FH-42 = After round 6 the highest total wins.
FH-43 = If the first place is tied, the last round is played again, until one player alone leads.
FH-44 = In such an extra round everybody plays, the deal passes on, an exact bid still scores 6, and the points are added to the totals. After 20 extra rounds the tied players share the win. Alone, you play on only when you yourself are tied for first place, and the score that you compare with 21 is the one after round 6. If Mack and Donald are tied ahead of you, they have won.
    .marks = reading

farm-hand-rules-two-players = Two players
FH-50 = Mack joins as a third player. He sits on the right of the first dealer and plays second in round 1.
FH-51 = Mack's cards lie fanned out with their backs up, in the order in which they were dealt. Nobody knows their numbers.
    .marks = reading
FH-52 = Mack plays his topmost card. When he has to follow suit, he plays the topmost card of that suit. When he leads, he leads his topmost card.
FH-53 = Mack bids by a table that everybody knows beforehand: 0, 1, 1, 1, 2, 2 in rounds 1 to 6. The table is our reconstruction; you can put in the values of your own copy.
    .marks = reconstructed option
FH-54 = All three take their turn as dealer, so Mack leads in rounds 2 and 5.
FH-55 = Mack scores by the same rules, and he can win.

farm-hand-rules-solo = Playing alone
FH-60 = Mack sits on your left and Donald on your right. Both play as Mack does with two players, and both bid by a table: 0, 1, 1, 1, 2, 2 in rounds 1 to 6. The tables are our reconstruction; you can put in the values of your own copy.
    .marks = reconstructed option
FH-61 = The lead moves clockwise: Mack leads in rounds 1 and 4, Donald in rounds 2 and 5, you in rounds 3 and 6.
FH-62 = Beat both of them, with as many points as you can. 21 is a perfect score.

## What a table can choose

farm-hand-rules-option-first-dealer = Who deals first: drawn by lot, or a seat that you name when you open the table. With two players it is one of the two people.
farm-hand-rules-option-tables = The deck and all tables that are marked as reconstructed. Whoever runs the server can lay files beside ours with the values of their own copy; a table then chooses one of them.

## Pictures and tables

farm-hand-picture-back = The same card from both sides: the front is its owner’s, the back is for all to see.
farm-hand-picture-deck = The deck: which numbers each suit holds
farm-hand-picture-suit = Suit
farm-hand-picture-count = Cards
farm-hand-picture-animals = Each number and its animal
farm-hand-picture-number = Number
farm-hand-picture-deal = Cards for each player
farm-hand-picture-players = Players
farm-hand-picture-round = Round
farm-hand-picture-follow = { $first } leads blue 4. { $second } holds no blue and may play any card: green 6. { $third } holds blue and has to follow. The 6 is the highest number and wins, though blue was led.
farm-hand-picture-cancel = { $first } leads green 3, { $second } answers with blue 3: they cancel each other. { $third }’s orange 2 is the highest card left and wins.
farm-hand-picture-nobody = Three 2s: all of them cancel, and nobody wins the trick. { $first }, who led, leads again.
farm-hand-picture-score = Round 5. { $first } kept to the bid: 5 points. { $second } won two tricks too many, { $third } two too few: each loses 2 points.
farm-hand-picture-mack = Mack’s cards. The one drawn out is his topmost: he plays it next, unless he has to follow suit.
farm-hand-picture-dummy-bids = Bids by round
farm-hand-picture-leads = Who deals and who leads
farm-hand-picture-deals = Dealer
farm-hand-picture-leading = Leads
farm-hand-picture-first = First dealer
farm-hand-picture-second = The other player

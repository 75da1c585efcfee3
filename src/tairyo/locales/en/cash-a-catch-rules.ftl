### The rulebook of Cash a Catch, in our own words: a message a clause, under its number.

cash-a-catch-rules-aim = Buy fish at the market, keep it in order, and sell it at the right moment. A lot always costs 10 euros, so wait until it is large; but whoever rings the bell first takes it all. When the market closes, the most money wins.

cash-a-catch-rules-setup = Setting up
CC-1 = Three to five play, with 93 fish cards, nine action cards, the Final Phase and the Market Close. The fish are of six kinds and the octopus, a card showing 1, 2 or 3 fish. How many cards there are of each is our reconstruction: of every kind five 1s, five 2s and four 3s, three octopuses of each value, five thieves and four cans. You can put in the values of your own copy.
    .marks = reconstructed
CC-2 = Everybody starts with 30 euros. Money lies open.
    .marks = reading
CC-3 = The deck is shuffled without the two phase cards. Final Phase goes in as the 15th card from the bottom. Then the last five cards are shuffled together with Market Close and put back at the bottom. Nobody knows the deck's order.
CC-4 = Everybody has three places, two crates and an ice box, each for one kind of fish, and a trash. All cards there lie open, in their order. That there are two crates and one ice box is our reconstruction.
    .marks = reconstructed
CC-5 = The first auctioneer is drawn by lot. After every auction the office passes clockwise.
    .marks = reading
CC-6 = How high the deck still is and what lies on the discard pile is open to all.
    .marks = reading

cash-a-catch-rules-sale = The auctioneer's sale
CC-10 = Before the auction the auctioneer may sell one kind, several or none. All cards of a kind that is sold go, from a crate or the ice box. Their fish are added up and the price list gives the money; each kind is reckoned on its own. For 1 to 10 fish: 1, 2, 3, 5, 7, 10, 15, 20, 25, 30 euros. A part of the list is our reconstruction; you can put in the values of your own copy.
    .marks = reconstructed
CC-11 = More than ten fish of a kind pay as ten.
CC-12 = Cards that are sold go to the discard pile, which is not the trash.
CC-13 = A place that holds nothing but octopuses has no kind and cannot be sold.
    .marks = reading
CC-14 = When a kind is sold, it spoils elsewhere: whoever else has that kind in a crate puts its most valuable card there into the trash, an octopus if that is the most valuable one. The ice box is safe. Where several are equally valuable and it makes a difference, the owner chooses; clockwise from the auctioneer.
    .marks = reading

cash-a-catch-rules-auction = The auction
CC-20 = The auctioneer turns up the top card of the deck, and another, and another, until somebody rings the bell and buys everything that lies there.
CC-21 = The price is always 10 euros, however many cards there are. It goes to the bank. With less than 10 euros nobody can ring.
    .marks = reading
CC-22 = The auctioneer gets 1 euro from the bank for each card of the lot when it is bought. Phase cards are laid aside: they do not count and are not part of the lot. As long as the lot is empty nobody may ring, and the next card is turned up.
    .marks = reading
CC-23 = With four or five players the auctioneer does not bid.
CC-24 = With three players the auctioneer may ring too, but after each new card the others come first. An auctioneer who buys gets no fee.
    .marks = reading
CC-25 = After each card everybody who may ring either rings or holds. At a live table the first ring wins, and who lets the time of the bell pass by holds. At an unhurried table the answers stay secret until all are in, and among several rings one is drawn by lot. When all have held, the next card may be turned up.
    .marks = reading option
CC-26 = A ring that comes after another is told so. It costs nothing and changes nothing.
    .marks = reading
CC-27 = If nobody who may ring has 10 euros, the auctioneer turns up one card, which goes to the discard pile. There is no fee, and the office passes on. A phase card does what it always does. Or, if the table is set so, cards are turned up until the market closes.
    .marks = reading option

cash-a-catch-rules-sorting = Sorting the catch
CC-30 = Thieves in the lot come first. For each of them the buyer may take the top card of any place of another player, an ice box included; it joins the catch. Where nobody else has a fish the thief comes home empty-handed. Thieves are discarded at the end of the turn.
    .marks = reading
CC-31 = Then every card of the catch is placed: one kind a place, on top of what lies there, in any order the buyer likes. Cards that lie already keep their order.
CC-32 = All fish of a kind lie in one place: more of a kind that you hold joins its place.
    .marks = reading
CC-33 = A kind that finds no place goes to the trash; the buyer chooses which kinds get the free places. A fish whose kind has a place, or can get one, is not thrown away. But a whole place may be emptied into the trash, before sorting or during it.
    .marks = reading
CC-34 = Nothing of the catch is left over.
CC-35 = An octopus goes into any place and counts as that place's kind; alone it has none. A place's kind is that of the fish in it now: where only octopuses are left, it has none. The first fish laid on lone octopuses gives the kind, unless that kind has a place already.
    .marks = reading
CC-36 = A can, after sorting: take up to two fish of your choice out of your trash, at no cost; they go to the discard pile, and so does the can. With an empty trash it does nothing.
    .marks = reading

cash-a-catch-rules-end = The final phase and the end
CC-40 = When Final Phase is turned up, this auction's auctioneer gets no fee. The table can be set so that there are no more fees at all from then on, or, by an older edition, that the buyer of this lot may sell at once after sorting, as an auctioneer does.
    .marks = reading option
CC-41 = When Market Close is turned up, the game ends at once. There is no fee, and the cards turned up in this auction go to nobody.
CC-42 = Everybody pays the bank for the fish in the own trash: the value of each card, at most 3 euros a card. Money may fall below zero here.
    .marks = reading
CC-43 = Then everybody sells what is left in the places at half price, and nothing spoils. For 1 to 10 fish: 0, 1, 1, 2, 3, 5, 7, 10, 12, 15 euros; that halves are rounded down is our reconstruction. Octopuses alone bring nothing.
    .marks = reconstructed reading
CC-44 = The most money wins. Of equals, whoever has fewer cards in the trash; if that is equal too, they share the win.
    .marks = reading

## What a table can choose

cash-a-catch-rules-option-bell = Whether the bell is live and the first ring buys, or everybody answers in secret, in their own time, and a lot decides between several rings (CC-25).
cash-a-catch-rules-option-window = At a live bell: for how many seconds each card may be rung for (CC-25).
cash-a-catch-rules-option-tempo = At a live bell: whether the auctioneer turns up each card with a tap, or the next one follows by itself at a steady tempo.
cash-a-catch-rules-option-final-phase = What Final Phase means for fees: none in that auction, none any more, or, by an older edition, that the buyer may sell at once (CC-40).
cash-a-catch-rules-option-broke = What happens when nobody who may ring has 10 euros: one card goes and the office passes on, or cards are turned up until the market closes (CC-27).
cash-a-catch-rules-option-tables = The deck and all tables that are marked as reconstructed. Whoever runs the server can lay files beside ours with the values of their own copy; a table then chooses one of them.

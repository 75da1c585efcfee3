### Cash a Catch: the guided first game, and the hints at a real table.
### The learner plays with { $left } on the left and { $right } on the right.

## The first auction: wait, and ring

cash-a-catch-lesson-aim = Welcome to the fish market! You buy fish here, keep it in your stall and sell it at the right moment. When the market closes, the most money wins.
cash-a-catch-lesson-money = Everybody begins with 30 euros. Each lot costs 10, whether it is one card or ten. { $left } has the hammer and is the auctioneer.
cash-a-catch-lesson-first = A tuna card with 2 fish is up. You could have it for 10 euros, but two tuna are worth 2. Hold, and let the lot grow. At a real table you need not press anything: whoever lets the time of the bell pass holds.
cash-a-catch-lesson-first-other = That would be dear: 10 euros for two fish. Hold.
cash-a-catch-lesson-grows = Nobody rang, and a card with 3 crabs came. For every card of the lot the auctioneer gets 1 euro, so { $left } likes it large. Hold once more.
cash-a-catch-lesson-grows-other = Wait for one more card: hold.
cash-a-catch-lesson-ring = 5 tuna and 3 crabs: now it is worth it, before { $right } thinks so too. Ring the bell! At a real table the first hand takes the lot; the space bar rings as well.
cash-a-catch-lesson-ring-other = If you wait now, { $right } takes it. Ring!
cash-a-catch-lesson-ice = You got it. Now every card is put away: choose the tuna 2, then the ice box. Fish does not spoil there.
cash-a-catch-lesson-ice-other = Let us put the tuna where it is safe: the tuna 2 into the ice box.
cash-a-catch-lesson-together = All fish of a kind lie in one place. So the tuna 3 has only one way: on top of the other.
cash-a-catch-lesson-together-other = First the tuna 3, on top of the other tuna.
cash-a-catch-lesson-crate = Three places, three kinds: two crates and the ice box. What finds no place lands in the trash and costs money in the end. Lay the crabs into crate 1.
cash-a-catch-lesson-crate-other = For this game: the crabs into crate 1.

## The second auction: too late

cash-a-catch-lesson-quicker = { $right } turned up 2 crabs, and { $left } rang at once. Whoever rings later is only told so, it costs nothing. The table shows who was how quick.

## The third auction: sell, and turn up

cash-a-catch-lesson-prices = Now you are the auctioneer. Before the auction you may sell. The list shows what fish of a kind bring together: 3 bring only 3, but 10 bring 30 euros.
cash-a-catch-lesson-sell = Your tuna can still grow. Sell the crabs: below the button you see whose crabs will spoil by it.
cash-a-catch-lesson-sell-other = First a sale: sell the crabs.
cash-a-catch-lesson-spoiled = 3 euros for you, and { $left } had to throw crabs away. Trash is paid for when the market closes, so a sale hurts whoever has the same kind in a crate.
cash-a-catch-lesson-turn = Enough sold. Turn up the first card.
cash-a-catch-lesson-turn-other = Keep the tuna, and turn up the first card.
cash-a-catch-lesson-auctioneer = Both let the shark pass. With three players the auctioneer may ring too, after the others, but then there is no fee. With four or five the auctioneer does not bid at all. Hold.
cash-a-catch-lesson-auctioneer-other = A single shark is not worth 10 euros: hold.
cash-a-catch-lesson-again = Nobody rang: turn up the next card.
cash-a-catch-lesson-fee = A fish thief, and { $right } rang for it. You get 2 euros, one for each card of the lot.
cash-a-catch-lesson-thief = The thief took your tuna 3, the top card, out of the ice box: against thieves nothing is safe. What you need most should not lie on top.

## The fourth auction: an octopus

cash-a-catch-lesson-octopus = An octopus! It goes into any place and counts as the fish there. Let us hope for one card more: hold.
cash-a-catch-lesson-octopus-other = One card more would be nice: hold.
cash-a-catch-lesson-strike = A tuna 3, just what you need. Ring!
cash-a-catch-lesson-strike-other = Do not let that one go: ring!
cash-a-catch-lesson-tuna = The tuna joins the other tuna.
cash-a-catch-lesson-tuna-other = First the tuna, into the ice box.
cash-a-catch-lesson-joker = And the octopus? Choose it and look at the places: each says what it would then hold and bring. Lay it on the tuna.
cash-a-catch-lesson-joker-other = Alone an octopus brings nothing. Lay it on the tuna.

## The end

cash-a-catch-lesson-worth = 8 fish: 20 euros, if you can sell them in time. With 10 it would be 30, and more than 10 bring no more.
cash-a-catch-lesson-end = Among the last cards of the deck lies Market Close. When it comes, all that you still have is sold at half price, and the trash is paid for.
cash-a-catch-lesson-over = You have not met canned fish yet, which takes fish out of your trash, and the Final Phase, an auction without a fee. Now get your hand on the bell.

## Hints at a real table: each comes once

cash-a-catch-hint-sale = You are the auctioneer and may sell. Ten fish of a kind bring 30 euros, three only 3. But fish in crates can spoil.
cash-a-catch-hint-auctioneer = You get 1 euro for each card of the lot when somebody buys it.
cash-a-catch-hint-bell = A lot costs 10 euros, however large it is. Ring, or wait for one more card. The space bar rings as well.
cash-a-catch-hint-sorting = One kind a place. In the ice box nothing spoils, and what lies on top is what a thief takes.
cash-a-catch-hint-spoilage = Of equally valuable cards you choose which one spoils. An octopus fits anywhere, so keep it if you can.
cash-a-catch-hint-theft = A thief takes the top card of any place, the ice box too.
cash-a-catch-hint-rescue = Fish in the trash costs its value in the end: take out the dearest.
cash-a-catch-hint-final = The market will close soon. What is left then brings only half.

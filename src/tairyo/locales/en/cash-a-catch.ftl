### Cash a Catch: all that a person reads of it but the rulebook. Names are given as { $name }, a card as { $card }.

cash-a-catch-title = Cash a Catch
cash-a-catch-name = { cash-a-catch-title }
cash-a-catch-blurb = At the fish market every lot costs ten euros, however large it grows. Wait for one more card, or ring the bell before somebody else does? Keep your catch fresh, and sell it before it spoils.

## The cards

cash-a-catch-fish-tuna = tuna
cash-a-catch-fish-shark = shark
cash-a-catch-fish-eel = eel
cash-a-catch-fish-flounder = flounder
cash-a-catch-fish-crab = crab
cash-a-catch-fish-lobster = lobster
cash-a-catch-fish-octopus = octopus
cash-a-catch-card = { $fish } { $value }
cash-a-catch-card-thief = fish thief
cash-a-catch-card-can = canned fish
cash-a-catch-card-final-phase = Final Phase
cash-a-catch-card-market-close = Market Close
cash-a-catch-place-0 = crate 1
cash-a-catch-place-1 = crate 2
cash-a-catch-place-2 = ice box
cash-a-catch-trash = trash
cash-a-catch-euros = { $euros ->
    [one] 1 euro
   *[other] { $euros } euros
}
cash-a-catch-score = { $points ->
    [one] { $shown } euro
   *[other] { $shown } euros
}
cash-a-catch-score-head = Euros

## What happened

cash-a-catch-event-opened = The market opens. { $name } is the first auctioneer.
cash-a-catch-event-sold = { $name } sells { $fish } for { $euros }: { $cards }.
cash-a-catch-event-spoiled = { $name }’s { $card } spoils.
cash-a-catch-event-turned-up = { $card } is turned up.
cash-a-catch-event-final-phase = Final Phase: no fee for this auction’s auctioneer.
cash-a-catch-event-market-close = The market closes.
cash-a-catch-event-held = { $name } holds.
cash-a-catch-event-answered = { $name } has answered.
cash-a-catch-event-answered-ring = { $name } will ring.
cash-a-catch-event-answered-hold = { $name } will hold.
cash-a-catch-event-all-held = Nobody rings.
cash-a-catch-event-others-held = The others hold: { $name } may ring.
cash-a-catch-event-bought = { $name } rings and buys the lot: { $cards }.
cash-a-catch-event-bought-drawn = { $names } ring at once; the lot goes to { $name }: { $cards }.
cash-a-catch-event-fee = The auctioneer gets a fee of { $euros }.
cash-a-catch-event-stolen = { $name }’s thief takes { $card } from { $victim }.
cash-a-catch-event-empty-handed = { $name }’s thief comes home empty-handed.
cash-a-catch-event-not-stolen = { $name } sends no thief.
cash-a-catch-event-placed = { $name } lays { $card } into { $place }.
cash-a-catch-event-discarded = { $name } throws { $card } into the trash.
cash-a-catch-event-emptied = { $name } empties { $place } into the trash: { $cards }.
cash-a-catch-event-rescued = { $name } cans { $card } out of the trash.
cash-a-catch-event-enough = { $name } leaves the rest of the trash.
cash-a-catch-event-office = { $name } is the auctioneer now.
cash-a-catch-event-settled = The books are closed: { $list }.
cash-a-catch-event-settled-item = { $name } { $euros }
cash-a-catch-event-game-over = { $name } wins with { $euros }.
cash-a-catch-event-game-over-shared = { $names } share the win with { $euros }.
cash-a-catch-event-undone = { $name } takes the last move back.

## What you can do

cash-a-catch-action-sell = Sell { $fish } for { $euros }
cash-a-catch-action-spoil = Let { $card } spoil ({ $number } from below)
cash-a-catch-action-turn-up = Turn up a card
cash-a-catch-action-ring = Ring
cash-a-catch-action-hold = Hold
cash-a-catch-action-steal = Take { $card } from { $name }, { $place }
cash-a-catch-action-place = { $card } into { $place }
cash-a-catch-action-discard = { $card } into the trash
cash-a-catch-action-empty = Empty { $place } into the trash
cash-a-catch-action-rescue = Take { $card } out of the trash
cash-a-catch-action-done-theft = Send no thief
cash-a-catch-action-done-rescue = Leave the rest
cash-a-catch-action-done-sale = Sell nothing more

## The table

cash-a-catch-status = Deck { $deck } · lot { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · fee { $euros }
cash-a-catch-status-final = final phase
cash-a-catch-auctioneer = auctioneer
cash-a-catch-lot = The lot
cash-a-catch-lot-none = Nothing has been turned up yet.
cash-a-catch-catch = To sort
cash-a-catch-empty = empty
cash-a-catch-has-answered = has answered
cash-a-catch-prompt-sale = You are the auctioneer. Sell if you like, then turn up the first card.
cash-a-catch-prompt-auction = Nobody rang. Turn up the next card.
cash-a-catch-prompt-bell = Ring for 10 euros, or hold?
cash-a-catch-prompt-spoilage = { $fish } spoils: choose which card goes.
cash-a-catch-prompt-theft = Whose top card does your thief take?
cash-a-catch-prompt-sorting = Sort your catch.
cash-a-catch-prompt-rescue = Your can takes { $count ->
    [one] one more fish
   *[other] up to { $count } fish
} out of the trash.
cash-a-catch-prompt-late-sale = You may sell at once.
cash-a-catch-wait = Waiting for { $names }.
cash-a-catch-over = The game is over.
cash-a-catch-price-of = { $fish }: { $count } for { $euros }
cash-a-catch-nothing = No fish.
cash-a-catch-yours = Yours

## The hall, as it is drawn

cash-a-catch-you = You
cash-a-catch-watching = You are watching
cash-a-catch-sending = Sending…
cash-a-catch-seat = { $name }: { $list }
cash-a-catch-stack = { $place }: { $cards }, { $count } fish for { $euros }
cash-a-catch-trash-of = trash: { $cards }, { $euros } to pay in the end
cash-a-catch-deck = { $deck ->
    [one] 1 card in the deck
   *[other] { $deck } cards in the deck
}
cash-a-catch-deck-last = last { $last }: near the end
cash-a-catch-lot-stands = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $fish } fish · fee { $fee }
cash-a-catch-lot-yours = Your lot
cash-a-catch-lot-of = The lot of { $name }
cash-a-catch-word-rings = Rings!
cash-a-catch-word-spoils = { $card } spoils
cash-a-catch-word-no-theft = no theft
cash-a-catch-word-cans = { $card } canned

## Whom the table waits for

cash-a-catch-prompt-first = You are the auctioneer. Turn up the first card.
cash-a-catch-wait-sale = { $names } may sell, and then turns up the first card.
cash-a-catch-wait-spoilage = { $fish } spoils with { $names }.
cash-a-catch-wait-auction = { $names } turns up the next card.
cash-a-catch-wait-bell = The bell is open for { $names }.
cash-a-catch-wait-theft = { $names } sends out a thief.
cash-a-catch-wait-sorting = { $names } sorts the catch.
cash-a-catch-wait-rescue = { $names } opens a can.
cash-a-catch-wait-late-sale = { $names } may sell at once.
cash-a-catch-answer-ring = You have rung. Let us see who was first.
cash-a-catch-answer-hold = You hold. Let us see what the others do.
cash-a-catch-auctioneer-waits = You are the auctioneer: the others have the bell.
cash-a-catch-auctioneer-waits-three = You are the auctioneer: the others have the bell first.
cash-a-catch-too-poor = A lot costs { $euros } euros: you have to let this one pass.

## The bell and its race

cash-a-catch-bell-rung = Rung
cash-a-catch-bell-rests = Too early
cash-a-catch-race-after = rang { $time } after the card
cash-a-catch-race-seconds = { $seconds } s
cash-a-catch-race-later = +{ $time }
cash-a-catch-race-later-ms = +{ $ms } ms
cash-a-catch-race-drawn = { $names } were equally quick: the lot was drawn.
cash-a-catch-race-several = { $names } rang: the lot was drawn.

## Selling, spoilage, sorting

cash-a-catch-sale-spoils = spoils: { $list }
cash-a-catch-sale-spoils-item = { $name } { $card }
cash-a-catch-sale-spoils-none = nothing spoils
cash-a-catch-spoil-where = { $number } from below
cash-a-catch-sort-which = Choose a card, then its place. Or drag it there.
cash-a-catch-sort-many = { $free ->
    [0] No place is free for { $kinds }.
    [one] One place is free, and { $kinds } want it.
   *[other] { $free } places are free, and { $kinds } want them.
}
cash-a-catch-sort-where = Where does { $card } go?
cash-a-catch-sort-safe = { $what }: nothing is lost.
cash-a-catch-sort-costs = { $what }: then { $cards } will lie in the trash, for { $euros } in the end.
cash-a-catch-sort-rest = { $count ->
    [one] Put it away
   *[other] Put all { $count } away
}
cash-a-catch-sort-keep = Keep it

## The end

cash-a-catch-settling = The market has closed
cash-a-catch-settling-before = had
cash-a-catch-settling-money = has
cash-a-catch-settled-of = sold for { $sales }, { $charge } paid for the trash
cash-a-catch-chapter = { $cards ->
    [one] A lot of 1 card
   *[other] A lot of { $cards } cards
}

## The game in one picture

cash-a-catch-story-alt = Everybody’s money through the auctions: { $list }.
cash-a-catch-story-item = { $name }: { $lots ->
    [one] 1 lot
   *[other] { $lots } lots
}, { $sold } for fish, { $fees } in fees, { $euros } in the end
cash-a-catch-story-bought = a lot was bought
cash-a-catch-story-best = The best lot
cash-a-catch-story-best-text = { $name } bought { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} with { $fish } fish for 10 euros.

## Pictures of the rulebook

cash-a-catch-picture-deck = So many cards there are, by the fish they show
cash-a-catch-picture-kind = Kind
cash-a-catch-picture-spoiled = A sells tuna. B has two equally valuable cards in the crate, a tuna and an octopus, and chooses the octopus. The tuna of C is safe in the ice box.
cash-a-catch-picture-sorted = Eel and shark want the one free place. A keeps the eels, so the shark goes into the trash.
cash-a-catch-picture-settled = Trash is paid for card by card, then all that is left is sold at half price. C’s octopus lies alone and brings nothing.

## Looking things up

cash-a-catch-panel-prices = Prices
cash-a-catch-panel-piles = Piles
cash-a-catch-prices-fish = Fish
cash-a-catch-prices-full = Full
cash-a-catch-prices-half = Half
cash-a-catch-prices-more = more pay as 10
cash-a-catch-piles-discarded = Discarded
cash-a-catch-piles-none = Nothing lies there.

## Options of a table

cash-a-catch-option-bell = The bell
cash-a-catch-option-bell-live = Live: the first ring buys
cash-a-catch-option-bell-sealed = Unhurried: secret answers
cash-a-catch-option-window = How long it may be rung
cash-a-catch-option-window-2 = 2 seconds
cash-a-catch-option-window-3 = 3 seconds
cash-a-catch-option-window-5 = 5 seconds
cash-a-catch-option-window-8 = 8 seconds
cash-a-catch-option-tempo = The next card
cash-a-catch-option-tempo-tap = By the auctioneer’s tap
cash-a-catch-option-tempo-steady = By itself, at a steady tempo
cash-a-catch-option-final-phase = Final Phase
cash-a-catch-option-final-phase-this-auction = No fee in this auction
cash-a-catch-option-final-phase-no-more-fees = No more fees
cash-a-catch-option-final-phase-buyer-may-sell = The buyer may sell at once
cash-a-catch-option-broke = When nobody has 10 euros
cash-a-catch-option-broke-office-passes = One card goes, the office passes
cash-a-catch-option-broke-run-out = Turn up until the market closes
cash-a-catch-option-tables = Cards and prices
cash-a-catch-option-tables-null = Our reconstruction

## Refusals: what would be right

cash-a-catch-refused-too-poor = A lot costs { $euros } euros: you cannot ring without them.
cash-a-catch-refused-auctioneer-rings = The auctioneer does not bid with four or five players.
cash-a-catch-refused-others-first = The others come first: you may ring when both have held.
cash-a-catch-refused-no-lot = Wait until a card is up.
cash-a-catch-refused-too-soon = You rang before you could see the card. Your bell is silent for { $ms } milliseconds.
cash-a-catch-refused-answered = You have answered. Wait for the next card.
cash-a-catch-refused-late = Somebody rang before you. It costs you nothing.
cash-a-catch-refused-not-turning = The auctioneer turns up the next card, when everybody has answered.
cash-a-catch-refused-not-selling = Fish is sold by the auctioneer, before the auction.
cash-a-catch-refused-not-held = You hold no { $fish } to sell.
cash-a-catch-refused-not-spoiling = Nothing of yours is spoiling now.
cash-a-catch-refused-not-dearest = Choose one of the most valuable cards of the kind that was sold.
cash-a-catch-refused-no-thief = You have no thief to send.
cash-a-catch-refused-not-a-victim = A thief goes to another player at this table.
cash-a-catch-refused-nothing-there = There is nothing to take: choose a place that holds a card.
cash-a-catch-refused-not-sorting = Cards are laid by the buyer, while the catch is sorted.
cash-a-catch-refused-not-in-catch = { $card } is not in your catch: lay one of the cards you bought.
cash-a-catch-refused-other-kind = { $there } lies there: choose an empty place for { $fish }, or empty one.
cash-a-catch-refused-has-a-place = Your { $fish } lies elsewhere already: put it there, into { $place }.
cash-a-catch-refused-finds-a-place = { $card } has a place with you: lay it there.
cash-a-catch-refused-empty-already = That place is empty already.
cash-a-catch-refused-left-over = Sort every card of your catch first.
cash-a-catch-refused-no-can = You have no can to fill.
cash-a-catch-refused-not-in-trash = { $card } is not in your trash.
cash-a-catch-refused-nothing-to-end = There is nothing to leave at that now.
cash-a-catch-refused-over = The market is closed: the game is over.
cash-a-catch-refused-not-an-action = That is nothing that can be done at the fish market.

## A file of other tables: what is wrong with it, and what would be right

error-cash-a-catch-tables-rising = { $place } must not fall: more fish never pay less.
error-cash-a-catch-tables-deck = [{ $place }] makes { $given } cards; there are { $wanted }.

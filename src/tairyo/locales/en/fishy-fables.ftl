### Fishy Fables: all that a person reads of it, in the web client and the terminal. Its rulebook stands beside it.
### Names are given as { $name }, fish by their number, catnip as { $catnip } (a fishy-fables-effect-…).

fishy-fables-title = Fishy Fables
fishy-fables-name = { fishy-fables-title }
fishy-fables-blurb = Every cat has caught the biggest fish of all, or says so. Lay a fish face down, tell your tale, and bet on it. If the others believe you, they fold; if they do not, you had better hold the bigger fish.

## Things

fishy-fables-purrency = { $amount } Purrency
fishy-fables-score = { $shown } Purrency
fishy-fables-score-head = Purrency
fishy-fables-fish = fish { $fish }
fishy-fables-fish-hidden = a fish, face down
fishy-fables-tin = Sardine tin
fishy-fables-bowl = Food bowl
fishy-fables-lure = Lure token
fishy-fables-catnip = Catnip
fishy-fables-pile = Pile { $pile }

fishy-fables-effect-plus-5 = +5
fishy-fables-effect-plus-10 = +10
fishy-fables-effect-double = ×2
fishy-fables-effect-minus-5 = −5
fishy-fables-effect-halve = Half
fishy-fables-effect-peek = Peek
fishy-fables-effect-swap = Swap
fishy-fables-effect-refund = Refund
fishy-fables-effect-cancel = Cancel

fishy-fables-about-plus-5 = Your fish grows by 5.
fishy-fables-about-plus-10 = Your fish grows by 10.
fishy-fables-about-double = Your fish doubles in size.
fishy-fables-about-minus-5 = Another seat's fish shrinks by 5.
fishy-fables-about-halve = Another seat's fish is halved, rounded down.
fishy-fables-about-peek = Look at the face-down fish of another seat. On your turn or answer.
fishy-fables-about-swap = Swap your face-down fish for one from your hand. On your turn or answer.
fishy-fables-about-refund = Take back up to 5 of your own stake, and stay in. On your turn or answer.
fishy-fables-about-cancel = Cancel the latest size card of the reveal window.

## Bots

bot-matcher = Echo
bot-matcher-note = matches every raise and never raises

## What happened

fishy-fables-event-first-drawn = Drawing for the lure token: { $list }. { $name } takes it.
fishy-fables-event-item = { $name } { $fish }
fishy-fables-event-drawn = { $name } draws from pile { $pile }.
fishy-fables-event-drawn-own = { $name } draws { $fish } from pile { $pile }.
fishy-fables-event-dealt = Everybody gets { $count } fish.
fishy-fables-event-round-began = Round { $round }. { $name } has the lure token.
fishy-fables-event-bought = { $name } buys catnip for { $price }.
fishy-fables-event-bought-own = { $name } buys catnip for { $price }: { $catnip }.
fishy-fables-event-bought-discard = { $name } discards { $catnip } for it.
fishy-fables-event-passed = { $name } passes.
fishy-fables-event-laid = { $name } has laid a fish.
fishy-fables-event-laid-own = { $name } lays { $fish }.
fishy-fables-event-antes-paid = Everybody in this round pays 1 into the tin.
fishy-fables-event-checked = { $name } checks.
fishy-fables-event-raised = { $name } raises by { $amount }.
fishy-fables-event-raised-all-in = { $name } raises by { $amount }: all in.
fishy-fables-event-matched = { $name } matches with { $amount }.
fishy-fables-event-matched-all-in = { $name } goes all in with { $amount }.
fishy-fables-event-folded = { $name } folds.
fishy-fables-event-catnip-own = { $name } plays { $catnip }.
fishy-fables-event-catnip-aimed = { $name } plays { $catnip } on the fish of { $target }.
fishy-fables-event-catnip-refund = { $name } plays { $catnip } and takes { $amount } back.
fishy-fables-event-catnip-cancel = { $name } plays { $catnip } against { $cancelled }.
fishy-fables-event-peeked-own = { $target } has laid { $fish }.
fishy-fables-event-swapped-own = { $name } lays { $fish } in place of { $back }.
fishy-fables-event-guessed = { $name } has made up a guess.
fishy-fables-event-guessed-own = { $name } names { $target }.
fishy-fables-event-guesses-opened = The guesses: { $list }.
fishy-fables-event-guesses-opened-none = Nobody was named.
fishy-fables-event-guesses-item = { $name } names { $target }
fishy-fables-event-revealed = The fish are shown: { $list }.
fishy-fables-event-round-ended = { $name } wins { $amount } Purrency.
fishy-fables-event-round-ended-size = { $name } wins { $amount } Purrency with a fish of { $size }.
fishy-fables-event-paid = { $name } guessed right and takes { $amount }.
fishy-fables-event-came-back = { $name } is back, and discards { $count ->
    [0] no fish
    [one] one fish
   *[other] { $count } fish
} at random.
fishy-fables-event-came-back-own = { $name } is back, and discards { $list } at random.
fishy-fables-event-dropped-out = { $name } has no Purrency left and is out.
fishy-fables-event-fib-began = A tie between { $names }: the Final Fib decides.
fishy-fables-event-fib-flipped-point = Flipped: { $list }. The point goes to { $name }.
fishy-fables-event-fib-flipped-out = Flipped: { $list }. { $name } is out.
fishy-fables-event-game-over = { $name } wins the game with { $amount } Purrency.
fishy-fables-event-undone = { $name } takes the last move back.

## What you can do

fishy-fables-action-draw = Pile { $pile }
fishy-fables-action-buy = Buy for { $price }
fishy-fables-action-buy-discard = Buy, discard { $catnip }
fishy-fables-action-pass = Pass
fishy-fables-action-lay = Lay { $fish }
fishy-fables-action-check = Check
fishy-fables-action-raise = Raise by { $amount }
fishy-fables-action-raise-range = Raise
fishy-fables-action-all-in = All in: { $amount }
fishy-fables-action-match = Match { $amount }
fishy-fables-action-match-all-in = All in: { $amount }
fishy-fables-action-fold = Fold
fishy-fables-action-catnip = { $catnip }
fishy-fables-action-catnip-aimed = { $catnip }: { $name }
fishy-fables-action-catnip-swap = { $catnip }: { $fish }
fishy-fables-action-guess = { $name }

## Tales: claims at the table, true or not

fishy-fables-phrase-about = Mine is about { $amount }.
fishy-fables-phrase-over = Mine is over { $amount }.
fishy-fables-phrase-under = Mine is under { $amount }.
fishy-fables-phrase-exactly = Mine is the { $amount }. Word of a cat.
fishy-fables-phrase-tiny = Mine is a sprat, really.
fishy-fables-phrase-legend = Mine is the stuff of legends.
fishy-fables-phrase-bluff = I do not believe a word of it.
fishy-fables-phrase-catnip = Wait until you see my catnip.
fishy-fables-story-alt = Purses through the rounds: { $list }.
fishy-fables-story-item = { $name } won { $wins } tins, { $bluffs } of them by a bluff, and has { $amount } Purrency
fishy-fables-story-won = won the tin
fishy-fables-story-bluff = by a bluff: alone, with a fish below 25
fishy-fables-claims-title = Tales and truth
fishy-fables-claims-truth = said “{ $claim }”, laid { $fish }
fishy-fables-claims-never-shown = said “{ $claim }”, never showed

## The board

fishy-fables-round-of = Round { $round } of { $rounds }
fishy-fables-chapter = Round { $round }
fishy-fables-round-over = Round { $round } is over.
fishy-fables-fib = Final Fib
fishy-fables-first = lure token
fishy-fables-you = you
fishy-fables-watching = You are watching: the fish stay secret.
fishy-fables-over = The game is over.
fishy-fables-draft-prompt = Draw a fish from any pile.
fishy-fables-draft-wait = { $name } draws a fish.
fishy-fables-purchase-prompt = Catnip for { $price }?
fishy-fables-purchase-prompt-full = Catnip for { $price }? Your hand is full: choose what to discard.
fishy-fables-purchase-wait = { $name } looks at the catnip.
fishy-fables-selection-prompt = Choose a fish and lay it face down.
fishy-fables-selection-waiting = You have laid { $fish }. Waiting for { $names }.
fishy-fables-selection-watching = Fish are being laid. Waiting for { $names }.
fishy-fables-turn-prompt = Your turn: check, raise or fold.
fishy-fables-turn-prompt-broke = Your bowl is empty: check or fold.
fishy-fables-turn-wait = { $name } to check, raise or fold.
fishy-fables-answer-prompt = { $name } raises by { $amount }: match it or fold.
fishy-fables-answer-prompt-all-in = { $name } raises by { $amount }: go all in with { $purse }, or fold.
fishy-fables-answer-wait = { $name } answers to a raise of { $amount }.
fishy-fables-guess-prompt = Who has the largest fish? Name a seat and come back.
fishy-fables-guess-waiting = Your guess is in. Waiting for { $names }.
fishy-fables-guess-watching = Those without Purrency are guessing. Waiting for { $names }.
fishy-fables-window-prompt = The fish are shown. Play catnip, or pass.
fishy-fables-window-wait = { $name } may play catnip.
fishy-fables-fib-prompt = Lay your fish in a row, from the left.
fishy-fables-fib-waiting = Your row lies. Waiting for { $names }.
fishy-fables-fib-watching = The Final Fib is being laid. Waiting for { $names }.
fishy-fables-sure-all-in = This is all that you have. If you lose, you are out.
fishy-fables-sure-all-in-comeback = This is all that you have.
fishy-fables-hand = Your fish
fishy-fables-hand-empty = You hold no fish.
fishy-fables-own-catnip = Your catnip
fishy-fables-purse = { $amount } in the bowl
fishy-fables-stake = { $amount } staked
fishy-fables-tin-of = { $amount } in the tin
fishy-fables-fish-count = { $count } fish in hand
fishy-fables-catnip-count = { $count } catnip
fishy-fables-catnip-left = { $count } left in the catnip deck
fishy-fables-standing-in = in
fishy-fables-standing-folded = folded
fishy-fables-standing-waiting = without Purrency
fishy-fables-standing-out = out since round { $round }
fishy-fables-laid = fish laid
fishy-fables-checked = checked
fishy-fables-ready = ready
fishy-fables-cancelled = cancelled
fishy-fables-piles = Piles: { $list }
fishy-fables-peeked = you saw { $fish }
fishy-fables-raise-less = One less
fishy-fables-raise-more = One more
fishy-fables-raise-amount = By how much
fishy-fables-raise-sizes = Usual raises
fishy-fables-back = Back
fishy-fables-sending = Sending…
fishy-fables-known-note = Struck through: shown already. Ringed: yours.

## Looking things up

fishy-fables-panel-rounds = Rounds
fishy-fables-panel-fish = Fish
fishy-fables-panel-catnip = Catnip
fishy-fables-rounds-none = No round has been finished.
fishy-fables-rounds-line = Round { $round }: { $name } wins { $amount }
fishy-fables-rounds-unseen = without showing
fishy-fables-fish-seen = Shown so far
fishy-fables-fish-none = No fish has been shown.
fishy-fables-fish-aside = Laid aside by you
fishy-fables-catnip-none = This table plays without catnip.
fishy-fables-catnip-used = Played or discarded
fishy-fables-catnip-copies = { $copies } in the deck

## Options of a table

fishy-fables-option-catnip = Catnip
fishy-fables-option-catnip-full = All nine kinds
fishy-fables-option-catnip-attested = Only +5 and ×2
fishy-fables-option-catnip-off = Without catnip
fishy-fables-option-comeback = Out of Purrency
fishy-fables-option-comeback-false = Out of the game
fishy-fables-option-comeback-true = Guess, and come back
fishy-fables-option-draft = Dealing
fishy-fables-option-draft-by-hand = Everybody draws from the piles
fishy-fables-option-draft-quick = All at once
fishy-fables-option-show-uncontested = The last one in
fishy-fables-option-show-uncontested-true = Shows the fish
fishy-fables-option-show-uncontested-false = Keeps it secret
fishy-fables-option-tables = Catnip deck
fishy-fables-option-tables-null = Our reconstruction

## Refusals: what would be right

fishy-fables-refused-over = The game is over: nothing more can be played.
fishy-fables-refused-no-seat = This table has no such seat.
fishy-fables-refused-not-an-action = Fishy Fables does not know this action.
fishy-fables-refused-not-your-turn = Wait until it is your turn.
fishy-fables-refused-drafted = All fish are dealt. Choose one from your hand.
fishy-fables-refused-pile-empty = This pile is empty. Draw from one that has a fish.
fishy-fables-refused-no-catnip = This table plays without catnip.
fishy-fables-refused-not-buying = Catnip is bought at the beginning of a round.
fishy-fables-refused-too-poor = It takes { $need } Purrency to buy: the price, and 1 for the ante.
fishy-fables-refused-asked-already = You have decided already: one purchase a round.
fishy-fables-refused-hand-full = You hold { $limit } catnip cards. Name one to discard for the new one.
fishy-fables-refused-no-discard = You hold fewer than { $limit } catnip cards: buy without a discard.
fishy-fables-refused-catnip-not-held = You do not hold this catnip card. Choose one from your hand.
fishy-fables-refused-not-asked = There is nothing to pass now.
fishy-fables-refused-no-pass = Check, raise or fold: on your turn nobody passes.
fishy-fables-refused-not-laying = Fish are laid at the beginning of a round.
fishy-fables-refused-laid-already = Your fish lies. It stays until the reveal.
fishy-fables-refused-not-held = Choose a fish from your own hand.
fishy-fables-refused-not-in-round = You have no Purrency, so you sit this round out. Before the reveal you may name a seat.
fishy-fables-refused-dropped-out = You are out of the game.
fishy-fables-refused-not-betting = Check, raise, match and fold belong to the deliberation.
fishy-fables-refused-folded = You have folded. Wait for the next round.
fishy-fables-refused-not-your-answer = Others answer before you. Wait until it is your turn.
fishy-fables-refused-nothing-to-match = Nobody has raised. Check, raise or fold.
fishy-fables-refused-answer-due = A raise waits for your answer: match it or fold.
fishy-fables-refused-no-raise-in-answer = An answer is no raise: match or fold. Raise on your own turn.
fishy-fables-refused-no-purrency = Your bowl is empty: check or fold.
fishy-fables-refused-raise-range = Raise by { $low } to { $high } Purrency.
fishy-fables-refused-wrong-moment = Catnip is played on your turn, with your answer, or in the reveal window.
fishy-fables-refused-only-in-window = Cancel belongs to the reveal window.
fishy-fables-refused-not-in-window = In the reveal window only size cards and Cancel can be played.
fishy-fables-refused-no-such-fish = Choose the fish of another seat that is still in.
fishy-fables-refused-swap-not-held = Swap for a fish from your own hand.
fishy-fables-refused-nothing-to-refund = You have no stake to take back.
fishy-fables-refused-nothing-to-cancel = No size card has been played in this reveal window.
fishy-fables-refused-no-comeback = At this table nobody guesses: who has no Purrency is out.
fishy-fables-refused-not-guessing = Guesses are made just before the fish are shown.
fishy-fables-refused-in-round = Only seats without Purrency guess.
fishy-fables-refused-not-to-be-named = Name a seat that is still in.
fishy-fables-refused-guessed-already = Your guess is in.
fishy-fables-refused-not-tied = The Final Fib is between the tied seats.
fishy-fables-refused-row-laid = Your row lies. Wait for the flip.

## A file of other tables: what is wrong with it, and what would be right

error-fishy-fables-tables-rows = { $place } takes a list of cards, each with “effect” and “copies”: [[{ $place }]].
error-fishy-fables-tables-effect = { $place } holds the effect { $given }; it takes one of { $known }.
error-fishy-fables-tables-twice = { $place } holds { $given } twice; give its copies together.

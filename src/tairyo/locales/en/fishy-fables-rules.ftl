### The rulebook of Fishy Fables: a message a clause, in reading order. `.marks` says where a clause comes from:
### `reading`, `reconstructed`, `option`.

fishy-fables-rules-aim = Bluff and bet on who has laid the biggest fish. After eight rounds the cat with the most Purrency is the legend of the harbour.

fishy-fables-rules-setup = Set-up
FF-1 = There are 48 fish cards with the numbers 1 to 48, one of each. Three to six can play.
FF-2 = Every player has a fisher cat, may give it a name, and starts with 50 Purrency in the food bowl.
FF-3 = The catnip cards can be left out: an option of the table. Unless it is switched off, catnip is in play.
    .marks = option
FF-4 = For the first player, everybody is dealt one fish, face up. The largest takes the lure token, and the cards go back.
FF-5 = All 48 fish are shuffled and laid out in four face-down piles of 12. Beginning with the first player and going clockwise, everybody takes the top card of any pile that still has one, until all hold eight.
FF-6 = The table may choose to deal the same hands all at once: a fish from a pile is as good as one from another.
    .marks = option
FF-7 = Your fish are secret. How many cards a pile holds is known to all.
FF-8 = All can see: purses, tin and stakes, how many fish and catnip cards everybody holds, how high the catnip deck is, the fish that were revealed, the catnip that was played or discarded, and who has chosen. Only its owner can see a hand, a fish that was laid and a catnip card in hand. Fish that were folded, the orders of decks, and fish that nobody drew stay unseen.
    .marks = reading

fishy-fables-rules-purchase = A round: purchase
FF-10 = Beginning with the first player and going clockwise, each may buy the top card of the catnip deck for 5 Purrency, which go to the bank, or pass. One card a round.
FF-11 = You may hold three catnip cards. With three in hand you may discard one of your choice, for all to see, and buy.
FF-12 = When the catnip deck is empty, nobody can buy any more.
FF-13 = A purchase has to leave you 1 Purrency for the ante. So it takes 6 to buy.
    .marks = reading

fishy-fables-rules-selection = A round: selection
FF-20 = All who are in the game choose a fish from their hand at the same time, and lay it face down.
FF-21 = When all have chosen, each pays exactly 1 Purrency into the sardine tin.

fishy-fables-rules-deliberation = A round: deliberation
FF-30 = Talk about your fish. Anything may be claimed, true or not: talk never changes the game.
FF-31 = Beginning with the first player and going clockwise, whoever is still in checks, raises or folds.
FF-32 = Raise: put any amount of Purrency, from 1 to all that you have, into the tin on top of your stake. At once, clockwise from you, all others who are still in answer: they match the amount, or fold.
FF-33 = If your purse is smaller than the raise, you may put in all that you have and stay in. There are no side pots: you can still win the whole tin.
FF-34 = An answer is never a raise: you raise on your own turn. When all have answered, the raiser's turn is over, and the next player still in has the turn.
FF-35 = With 0 Purrency you stay in through every raise without paying. On your turn you can only check or fold.
    .marks = reading
FF-36 = Fold, on your turn or as an answer: your stake stays in the tin, and you are out of this round.
FF-37 = The phase ends when all who are still in have checked since the last raise, or when one player is left. A raise clears all checks, the raiser's own too; a fold clears none.

fishy-fables-rules-resolution = A round: resolution
FF-40 = All who are still in reveal their fish together.
FF-41 = Who has folded does not reveal: the fish is discarded face down. Who is left alone reveals, unless the table has chosen otherwise.
    .marks = reading option
FF-42 = The largest fish wins all Purrency in the tin. With catnip, the size after all effects counts.
FF-43 = If sizes are equal after catnip, the larger printed number wins.
    .marks = reading

fishy-fables-rules-reset = A round: reset, and the end of the game
FF-50 = All fish that were played are discarded. The lure token goes clockwise to the next player in the game, after comeback payments and dropouts. Who has no Purrency is passed over.
    .marks = reading
FF-51 = If at the end of a round, comeback payments included, only one player has Purrency, that player wins the game.
    .marks = reading
FF-52 = Who has no Purrency for the next ante is out of the game, unless the table plays with comebacks. The fish and catnip of that hand leave unseen.
    .marks = reading
FF-53 = After round 8 the most Purrency wins. If several have the most, the Final Fib decides.
FF-54 = The final ranking goes by Purrency, then by the round in which somebody dropped out: later is better.
    .marks = reading

fishy-fables-rules-fib = Final Fib
FF-60 = All 48 fish are shuffled. Two who are tied get three cards each. With three or more, everybody gets one card fewer than there are tied players.
FF-61 = Look at your cards and lay them in a row, face down, in the order of your choice. All do so at the same time.
FF-62 = Two players: flip from the left. The larger fish takes the point, and two points win.
FF-63 = Three or more: flip from the left. The smallest fish of those left is out. Go on until one is left, who wins.

fishy-fables-rules-catnip = Catnip
FF-70 = A catnip card is played once, whenever it applies, and discarded. Effects count in the order in which they were played: a 17 with +5 and then ×2 is 44.
FF-71 = The full deck has 24 cards: five +5, three +10, three ×2, four −5, two Half, three Peek, two Swap, one Refund, one Cancel. Only +5 and ×2 are known from our source, and the table may play with these two alone: twelve +5 and six ×2. All else is our reconstruction; you can put in the values of your own copy.
    .marks = reconstructed option
FF-72 = Size cards change a fish: +5, +10 and ×2 your own, −5 and Half that of another player still in. Play them face up on your turn or answer, or in the reveal window. Peek (only you see the fish of another player still in), Swap (your fish for one from your hand) and Refund (take up to 5 of your stake back, and stay in) are played on your turn or answer, before you act, and do not use it up. Cancel is played in the reveal window, against the latest size card played there.
    .marks = reading
FF-73 = The reveal window opens when the fish are revealed. From the first player clockwise, all who are still in and hold catnip, whatever it is, play a card or pass, and so on until all of them have passed in a row. Who holds none is passed over, and if nobody does there is no window. Even who has nothing to play is asked: nobody learns from it what is in a hand.
    .marks = reading
FF-74 = ×2 doubles the size at that moment, Half rounds down, and no size falls below 0.
    .marks = reading

fishy-fables-rules-comeback = Comeback
FF-80 = With this option, nobody drops out. Who has no Purrency when a round begins takes no part in purchase, selection and deliberation, keeps fish and catnip, and plays no catnip.
    .marks = option reading
FF-81 = Before resolution, such a player may name one player who is still in: the one with the largest fish, as it seems. The guesses open when all are in.
    .marks = option reading
FF-82 = If the guess is wrong, you stay out and may try again next round. If the player whom you named wins the tin, after catnip, you take half of the tin, rounded down, or 5, whichever is less, before the winner does.
    .marks = option reading
FF-83 = Several right guesses are paid one after another, clockwise from the first player, each out of what the tin then holds. Who would get 0 stays out.
    .marks = option reading
FF-84 = Then you discard fish at random, unseen, until you hold as many as the others, and play on. After round 8 that is your whole hand.
    .marks = option reading

## What a table can choose

fishy-fables-rules-option-catnip = Which catnip cards are in play: all nine kinds, only the two that our source names, or none (FF-3, FF-71).
fishy-fables-rules-option-comeback = Whether a player without Purrency drops out of the game, or may guess the owner of the largest fish and come back (FF-80 to FF-84).
fishy-fables-rules-option-draft = Whether everybody draws fish from the piles one by one, or all hands are dealt at once (FF-5, FF-6).
fishy-fables-rules-option-show-uncontested = Whether the player who is left alone after all others folded shows the fish or keeps it secret (FF-41).
fishy-fables-rules-option-tables = The catnip deck, which is reconstructed. Whoever runs the server can lay files beside ours with the values of their own copy; a table then chooses one of them.

## Pictures and tables

fishy-fables-picture-betting = Four play, and A has the lure token. Each has paid 1 before. When A, B and D have checked since the raise, the fish are shown.
fishy-fables-picture-step = What happens
fishy-fables-picture-shown = { $folded } has folded and keeps the fish secret. { $name } holds the largest fish of the others and wins { $amount } Purrency.
fishy-fables-picture-sums = Catnip counts in the order in which it was played.
fishy-fables-picture-deck = The catnip deck: cards of each kind
fishy-fables-picture-table = At this table
fishy-fables-picture-fib-two = The larger fish takes the point, and two points win: here at the third flip.
fishy-fables-picture-fib-more = The smallest fish is out each time, until one player is left.

### Fishy Fables: the guided first game, and the hints at a real table.
### The learner plays with { $left } on the left and { $right } on the right.

## Round 1: a big fish

fishy-fables-lesson-aim = Every cat says that its fish is the biggest. In every round you lay one fish face down, bet on it, and the biggest fish of those who are still in wins the sardine tin.
fishy-fables-lesson-purses = Everybody begins with 50 Purrency. After eight rounds the fullest bowl wins, and whoever has nothing left is out.
fishy-fables-lesson-no-catnip = The lure token says who begins: you. First you may buy catnip, which helps a fish along. We come to that later: pass.
fishy-fables-lesson-no-catnip-other = A good idea, but let us see a round without it first: pass.
fishy-fables-lesson-lay = You hold eight of the 48 fish, and a fish that was laid is gone. Your 42 is strong. Lay it: tap it, or press Enter on it.
fishy-fables-lesson-lay-other = Every fish has its round. For the first one let us take a strong one: the 42.
fishy-fables-lesson-ante = All have laid a fish, and nobody knows the others’. Each has paid 1 into the tin, so there is something to win.
fishy-fables-lesson-raise = Your turn: check, raise or fold. Few fish beat a 42. Choose “{ fishy-fables-action-raise-range }”, then 5. All others have to match it, or fold.
fishy-fables-lesson-raise-other = That is allowed. Here, let us bet on the 42: raise by 5.
fishy-fables-lesson-check = { $left } folded and is out of this round, { $right } matched your 5 and then checked. When all who are still in have checked, the fish are shown. Check.
fishy-fables-lesson-check-other = You could go on like this. It is enough for now: check.

## Round 2: a small fish

fishy-fables-lesson-won = Your 42 beat the 33 of { $right }, and the tin is yours. { $left } folded and need not show: what lay there stays a secret.
fishy-fables-lesson-later = The lure token goes on to { $left }, so you come last. Pass once more.
fishy-fables-lesson-later-other = Keep your Purrency for one more round: pass.
fishy-fables-lesson-small = A small fish can win, too, if nobody comes to look. Lay your 9.
fishy-fables-lesson-small-other = That fish could win honestly. Let us win with a lie: lay the 9.
fishy-fables-lesson-match = { $left } raised by 5, and { $right } matched it. Your answer is due: an answer is never a raise. Match it.
fishy-fables-lesson-match-other = With a 9 that would be wise. Stay a little longer: match it.
fishy-fables-lesson-bluff = Now it is your turn, and there are 18 in the tin. Talk costs nothing and need not be true: tell the table what a fish you have. Then raise by 18, as if you had it.
fishy-fables-lesson-bluff-other = For a bluff it takes a bet that hurts: raise by 18, as much as lies in the tin.

## Round 3: a fish that grows

fishy-fables-lesson-believed = Both folded, and your 9 won 36 Purrency. Who is left alone shows the fish, unless the table has chosen otherwise. Next time they will remember.
fishy-fables-lesson-buy = Now for the catnip: a card costs 5, one card a round, and you may hold three. Buy one.
fishy-fables-lesson-buy-other = This time it is worth its price: buy one.
fishy-fables-lesson-middling = You drew a ×2. It doubles your fish, and only you know of it. Lay your 24.
fishy-fables-lesson-middling-other = Any fish grows by it. Let us see what becomes of a 24.
fishy-fables-lesson-stay = { $right } raises by 10 and must be proud of that fish. You have your catnip: match it.
fishy-fables-lesson-stay-other = Do not let them frighten you away. You have a ×2: match it.
fishy-fables-lesson-calm = { $left } folded. You could play catnip on your turn, for all to see. Keep it for a surprise, and check.
fishy-fables-lesson-calm-other = Keep it for the moment in which the fish are shown: check.
fishy-fables-lesson-catnip = The fish are shown: your 24 against a 47. Whoever holds catnip may still play it now. Play ×2.
fishy-fables-lesson-catnip-other = Without catnip the 47 wins. Play ×2.

## The end

fishy-fables-lesson-grown = 24 → 48: the table shows every step of the sum, and the size at its end counts. The tin is yours, and the 47 has gone to waste.
fishy-fables-lesson-rest = Five more rounds would follow. “{ fishy-fables-panel-rounds }” shows what was won with which fish, “{ fishy-fables-panel-fish }” which of the 48 have been seen.
fishy-fables-lesson-over = There are seven more kinds of catnip to meet, and a table may let those without Purrency come back. Now go and tell your own tale.

## Hints at a real table: each comes once

fishy-fables-hint-lay = A fish that was laid is gone. Keep a big one for a round in which the tin is full.
fishy-fables-hint-turn = Check, raise or fold. All others have to answer a raise: they match it, or fold.
fishy-fables-hint-answer = An answer is never a raise. If you have less than it takes, all that you have keeps you in.
fishy-fables-hint-catnip = With catnip the size at the end of the sum counts. Now it can still be played.
fishy-fables-hint-guess = Name the seat that will win the tin: if you are right, you take some of it and play on.
fishy-fables-hint-won = The biggest fish of those still in won the whole tin. Who had folded keeps the secret.

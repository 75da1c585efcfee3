### Farm Hand: the guided first game, and the hints at a real table.
### The learner plays with { $left } on the left and { $right } on the right.

## Round 1: a sure trick

farm-hand-lesson-aim = The animals compete for who is loudest. In every round you say how many tricks you will win, and then try to win exactly that many: not one more, not one less.
farm-hand-lesson-backs = You see the backs of everybody’s cards. A back shows its suit, and below it the numbers that this suit holds. Which of them it is, only its owner knows.
farm-hand-lesson-red = { $left } holds a red card, and red has a single number. So you know that it is the 4, though nobody has shown it.
farm-hand-lesson-bid-1 = Your purple 7 is the loudest voice there is. In this round there is one trick to win. Say that you will win it: bid 1.
farm-hand-lesson-bid-1-other = Nothing beats a 7 but another 7, and that is unlikely. Trust your cow: bid 1.
farm-hand-lesson-open = Everybody bids in secret, then all bids open together and stay in sight: { $left } bid 0, { $right } bid 1 like you. Two of you want the only trick.
farm-hand-lesson-lead = You begin, and whoever leads may play any card. Tap your purple 7, or press Enter on it.

## Round 2: a trick too many

farm-hand-lesson-exact = The highest number won, whatever its suit. You bid 1 and won 1: an exact bid scores the number of the round, here 1 point. { $right } bid 1, won none, and loses a point.
farm-hand-lesson-bid-2 = Round 2: two cards each, and 2 points for an exact bid. A 6 is strong, a 1 is weak. Bid 1.
farm-hand-lesson-bid-2-other = That could work out, too. Let us count on the 6 alone: bid 1.
farm-hand-lesson-follow = { $left } led blue. Whoever holds the suit that was led must follow it. { $right } had no blue and was free to play green. You hold blue, so play your blue 1. (Try the yellow 6, if you like: the table tells you the rule.)
farm-hand-lesson-cancelled = Equal numbers frighten each other: both 3s fell silent. The highest voice left was your little mouse, so the 1 won the trick!
farm-hand-lesson-only = The winner leads the next trick. You have your one trick already, and now you hope to lose. Play your last card, the yellow 6.

## Round 3: just right

farm-hand-lesson-missed = Nobody stopped the 6. You bid 1 and won 2: each trick too many or too few costs a point. { $right } bid 0, kept out of everything and scores 2.
farm-hand-lesson-bid-3 = Round 3: three cards, and 3 points for an exact bid. Your 7 should win a trick; the others are small. Bid 1.
farm-hand-lesson-bid-3-other = A bold thought. Your 7 is good for one trick, the 4 and the 2 hardly for more: bid 1.
farm-hand-lesson-free = { $right } led orange, and you hold none: you may play any card. Do you remember { $left }’s red card? It can only be the 4. Add your blue 4, and see what three 4s do.
farm-hand-lesson-free-other = That is allowed: without orange every card is. But there is a trick with the 4s to see: play your blue 4.
farm-hand-lesson-nobody = All three cards cancelled, so nobody wins this trick. Then the same player leads again: { $right }. The button “{ farm-hand-panel-tricks }” shows past tricks whenever you want to look back.
farm-hand-lesson-highest = { $right } led yellow, and your only yellow card is the 7. Play it: this is the trick that you bid.
farm-hand-lesson-low = One won, one bid: now stay quiet. Lead your green 2, and let somebody else have the last trick.

## The end

farm-hand-lesson-just-right = Exactly right: 3 points. A big number is not always a good number; what counts is that you keep your word.
farm-hand-lesson-rest = Three more rounds would follow, with more cards and up to 6 points for an exact bid. After round 6 the highest total wins.
farm-hand-lesson-over = With two players the farm hand Mack sits down with you, and alone you meet Mack and Donald. They play their topmost card and bid by a table that all can see.

## Hints at a real table: each comes once

farm-hand-hint-bid = Before you bid, look around: every back shows its suit and the numbers it could be. Win exactly as many tricks as you bid.
farm-hand-hint-follow = You hold the suit that was led, so you must follow it. The raised cards are the ones you may play.
farm-hand-hint-free = You hold none of the suit that was led: every card may go, a dangerous one as well.
farm-hand-hint-cancelled = Equal numbers in one trick cancel each other. The highest number left won.
farm-hand-hint-nobody = Every card was cancelled, so nobody won the trick, and the same player leads again.
farm-hand-hint-scored = An exact bid scores the number of the round. Otherwise each trick too many or too few costs a point.

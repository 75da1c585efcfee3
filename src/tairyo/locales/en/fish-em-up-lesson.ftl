### Fish ’em Up: the guided first game, and the hints at a real table.
### The learner plays with { $left } on the left and { $right } on the right.

## The net and its rope

fish-em-up-lesson-aim = There is one net, and everybody makes it grow. You lay your cards over it, each brings up a catch, and the most fishing points win.
fish-em-up-lesson-net = This is the start net. Its rope runs all around it, with net inside and sea outside. So it must stay: however the net grows, its rope is one single closed line.
fish-em-up-lesson-hand = You hold three anchor cards that only you can see. Each turn you play one of them and draw another.
fish-em-up-lesson-open = Your A06 is a cape with a fish. Its rope is missing at the lower side: there the net is open and has to go on. The card must lie on the net, so that open net meets open net.
fish-em-up-lesson-cap = Lay A06 on top of the start net, so that its lower row covers the net’s upper row. You may try it anywhere first: the table shows where the rope would break.
fish-em-up-lesson-cap-other = That fits as well. But let the net grow: lay A06 upright with only its lower row on the start net.

## Catches count each other

fish-em-up-lesson-fish = The rope is whole again, and your fish does its work: 1 point for each fish that is active in the net. There is only this one, so 1 point.
fish-em-up-lesson-trash = { $left } has laid trash: every opponent loses a point for each piece of trash in sight. You had one, and it is gone. Nobody falls below 0.
fish-em-up-lesson-count = { $right } has laid the second fish: two are in sight now, and both counted. Whose they are does not matter.
fish-em-up-lesson-corner = Now the third. A09 is open at two sides of one corner: it goes over a corner of the net. Lay it over the lower right one.
fish-em-up-lesson-corner-other = There may be more than one way. Take this one: A09, turned once to the right, over the lower right corner.
fish-em-up-lesson-three = Three fish, three points. The more of a kind are in sight, the stronger the next one gets, for you and for everybody else.

## Taken and covered

fish-em-up-lesson-seahorse = { $left }’s seahorse took a point from you. A seahorse takes one point for each active seahorse, each from whomever its player likes.
fish-em-up-lesson-covered = { $right } has laid a crab over your fish. A catch that is covered, even in part, is blocked: it counts no longer. So the place of a card matters as much as its catch.
fish-em-up-lesson-crab = A crab brings points like a fish. Then it takes a card from somebody’s hand, unseen: { $right } has taken one from { $left }, and you do not know which. A last card is safe.

## The jellyfish

fish-em-up-lesson-jellyfish = You hold a jellyfish. It is not laid on the net: its token goes on any active catch, and that catch does its work once more. Put it on the fish A17.
fish-em-up-lesson-jellyfish-other = That would be a choice, too. But fish are worth most just now: put the token on A17.
fish-em-up-lesson-token = Two fish were active, and so you got 2 points. Now A17 is blocked, until another jellyfish moves the token or a card covers it.

## Your crab

fish-em-up-lesson-crab-own = Trash has cost you two points again. There are two pieces of it in sight: your crab can cover one. Lay A01 at the left, over the trash A03.
fish-em-up-lesson-crab-own-other = That fits, but leaves both pieces of trash in sight. Lay A01 over the trash at the left.
fish-em-up-lesson-take = Two crabs are active, which makes 2 points. Now choose whose hand yours reaches into: { $right } has the most points of the others.
fish-em-up-lesson-take-other = You may. But { $right } is the stronger one: reach over there.
fish-em-up-lesson-draw = You and { $right } know which card it was, { $left } does not. At the end of your turn you draw up to three cards; you hold three already, so you draw none.
fish-em-up-lesson-boat = So it goes on. Somewhere among the last nine cards of the sea there is the fishing boat: whoever draws it ends the game at once.
fish-em-up-lesson-over = Does a card fit nowhere? Turn it, and look at the far ends of the net. The table shows you every place where it fits, and what it would bring there.

## Hints at a real table, each shown once

fish-em-up-hint-lay = Choose a card, or drag it onto the net. “Show where it fits” walks through its places, the best for points first.
fish-em-up-hint-covers = A catch that is covered, even in part, is blocked: it no longer counts.
fish-em-up-hint-jellyfish = A jellyfish is not laid. Its token makes an active catch take effect once more, and then blocks it.
fish-em-up-hint-crab = Your crab takes a card unseen. Nobody loses a last card.
fish-em-up-hint-seahorse = For each point you may choose somebody else.

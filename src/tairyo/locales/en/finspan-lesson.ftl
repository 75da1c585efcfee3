### Finspan: the guided first game, and the hints at a real table.
### The learner plays with { $left }.

## The ocean and the hand

finspan-lesson-aim = You explore an ocean of your own, from bright water to the black deep. In four weeks you find fish, dive to see them and raise their young. Whoever has the most points at the end wins.
finspan-lesson-ocean = Your ocean has three dive sites, one column each. All go down from the sunlight zone (rows 1 to 3) through the twilight (row 4) to the midnight (rows 5 and 6). Three little forage fish are printed on it. Two eggs and one young are there already.
finspan-lesson-hand = Your hand, open to all. At the top of a card stand its cost and, in the circle, its points at the end; at the bottom what it does and how long it is. Tap a card to read it in words.

## A fish for a card

finspan-lesson-play = Each turn you place one of your six divers: you play a fish, or you dive. Begin with the { finspan-fish-mandarinfish }: tap it, then “Play”.
finspan-lesson-play-other = You could. But begin with the { finspan-fish-mandarinfish }: it brings new cards.
finspan-lesson-pay = It costs one other card of your hand. Discard the { finspan-fish-giant-oarfish }: it is still too dear for you, and what is discarded is not lost.
finspan-lesson-pay-other = You may pay with any card. But you will need that one: discard the { finspan-fish-giant-oarfish }.
finspan-lesson-place = The { finspan-fish-mandarinfish } lives in the sunlight zone, at any site. Lay it into the top row of the blue site.
finspan-lesson-place-other = It could live there as well. But your next dive goes down the blue site: lay it there, into the top row.
finspan-lesson-draw = When its lower edge is pale, a fish acts once, when it is played. This one gives three cards and an egg, in any order. Draw a card.
finspan-lesson-shark = A { finspan-fish-great-white-shark }: 10 points! It costs two young, and the jaws say that it must cover a shorter fish. Draw again.
finspan-lesson-third = And the third card.
finspan-lesson-egg = Now the egg. It is laid on a fish that has none; no fish has two. Lay it on the { finspan-fish-mandarinfish }.
finspan-lesson-egg-other = That fish has no egg either. But lay this one on the { finspan-fish-mandarinfish }.
finspan-lesson-unicornfish = { $left } has played a { finspan-fish-bluespine-unicornfish }. Its lower edge is brown: it acts when a diver comes by. Three heads beside a benefit mean that everybody may take it, you too. Tap { $left }’s ocean to see it large.

## A dive for cards

finspan-lesson-dive = Now a dive. The diver goes down a whole site and meets everything on its way. The blue site brings cards: tap its head to see what there is, then “Dive”.
finspan-lesson-dive-other = For this story, dive at the blue site, where your { finspan-fish-mandarinfish } is.
finspan-lesson-top = The bonus at the top is yours because a fish lives in the sunlight zone below it. Draw.
finspan-lesson-gain = Your { finspan-fish-mandarinfish } has acted already. No fish lives in the twilight of this site, so its bonus passed by. But in the midnight there is the { finspan-fish-glasshead-grenadier }: take a discarded card back.
finspan-lesson-floor = The first diver of the week at the bottom of a site gets the bonus of the sea floor: here, one more discarded card. None is left, so you draw one instead.

## A fish for an egg

finspan-lesson-porkfish = The { finspan-fish-porkfish } costs an egg. The purple stripe at its left edge says that it lives at the purple site only. Play it.
finspan-lesson-porkfish-other = For this story, play the { finspan-fish-porkfish }.
finspan-lesson-pay-egg = You may take the egg from anywhere in your ocean. Take that of the { finspan-fish-catalina-goby }.
finspan-lesson-pay-egg-other = Any egg would do. Here, take that of the { finspan-fish-catalina-goby }, on the right.
finspan-lesson-onto = Lay the { finspan-fish-porkfish } where the young swims. It stays there, on the new fish.
finspan-lesson-onto-other = That fits. But lay the { finspan-fish-porkfish } where the young swims: purple, row 3.
finspan-lesson-angler = { $left }’s { finspan-fish-angler } costs nothing, but it must cover a shorter fish: it took the { finspan-fish-showy-bristlemouth }. You may also cover a shorter fish when no cost demands it. Each covered fish is a point at the end.

## A fish of the deep

finspan-lesson-anglerfish = Down into the dark: the { finspan-fish-abyssal-anglerfish } lives in the midnight zone. Its lower edge is yellow: it counts at the end of the game, 3 points more if no token lies on it. Play it.
finspan-lesson-anglerfish-other = For this story, play the { finspan-fish-abyssal-anglerfish }.
finspan-lesson-pay-card = It costs a card and an egg. First the card: discard the { finspan-fish-black-hagfish }.
finspan-lesson-pay-card-other = Keep that one, and discard the { finspan-fish-black-hagfish }.
finspan-lesson-pay-below = Now the egg: take that of the { finspan-fish-glasshead-grenadier }.
finspan-lesson-pay-below-other = Keep that egg, and take the one of the { finspan-fish-glasshead-grenadier }: you are about to cover it.
finspan-lesson-cover = A fish of 12 cm covers one of 9 cm: lay the { finspan-fish-abyssal-anglerfish } over the { finspan-fish-glasshead-grenadier }. You have just taken its egg, so no token lies there.
finspan-lesson-cover-other = There is room as well. But lay it over the { finspan-fish-glasshead-grenadier }: a covered fish is a point.

## A dive for eggs

finspan-lesson-dive-purple = The purple site brings eggs, and this week each egg and each young is a point. Dive there.
finspan-lesson-dive-purple-other = Eggs first: dive at the purple site.
finspan-lesson-egg-top = The bonus at the top: lay an egg on the { finspan-fish-porkfish }.
finspan-lesson-egg-top-other = For this story, on the { finspan-fish-porkfish }.
finspan-lesson-egg-porkfish = Now the diver meets the { finspan-fish-porkfish }, and it acts: one more egg. Lay it on the { finspan-fish-showy-bristlemouth }.
finspan-lesson-egg-porkfish-other = For this story, on the { finspan-fish-showy-bristlemouth }, below.
finspan-lesson-egg-twilight = The { finspan-fish-showy-bristlemouth } lives in the twilight zone, and forage fish count: another bonus. Lay this egg on the { finspan-fish-catalina-goby }.
finspan-lesson-egg-twilight-other = Better not there: bare, the { finspan-fish-abyssal-anglerfish } is worth 3 points. Lay the egg on the { finspan-fish-catalina-goby }.
finspan-lesson-leave = No fish in the midnight here, so no bonus. The sea floor gives one more egg, but only the { finspan-fish-abyssal-anglerfish } has none, and bare it is worth 3 points. You need not take a benefit: leave the rest.
finspan-lesson-leave-other = That egg would be 1 point, and cost you the 3 of the { finspan-fish-abyssal-anglerfish }. Leave the rest.

## A school

finspan-lesson-all = { $left } dives and meets the { finspan-fish-bluespine-unicornfish }: everybody may let an egg hatch. Choose that of the { finspan-fish-porkfish }; a young swims there already.
finspan-lesson-all-other = Choose the egg of the { finspan-fish-porkfish }: there is a young already.
finspan-lesson-dive-green = Two young at the { finspan-fish-porkfish }. Three in one slot would become a school. The green site hatches and moves: dive there.
finspan-lesson-dive-green-other = For the school, dive at the green site.
finspan-lesson-hatch = The bonus at the top: let the egg of the { finspan-fish-showy-bristlemouth } hatch.
finspan-lesson-hatch-other = Choose the egg of the { finspan-fish-showy-bristlemouth }: it is in the same column as the { finspan-fish-porkfish }.
finspan-lesson-lift = Here only the sea floor has something more for you: a move. Choose the young that has just hatched.
finspan-lesson-lift-other = Choose the young that has just hatched, below the { finspan-fish-porkfish }.
finspan-lesson-school = A token moves along its row or its column, as far as you like. Up to the { finspan-fish-porkfish }!
finspan-lesson-school-other = It may go there. But two others wait at the { finspan-fish-porkfish }.
finspan-lesson-formed = A school! At the end it is worth 6 points, where three young are worth 3. Or you pay with it: the { finspan-fish-whale-shark } costs a school.

## The end of the week

finspan-lesson-week = The six divers are placed, and week 1 is over. It counts eggs and young: 2 points for you, 1 for { $left }.
finspan-lesson-next = All divers come back, and now { $left } begins. Each week counts something else: week 2 rows that are full of fish, week 3 schools. After week 4 the game ends.
finspan-lesson-end = At the end: the points of your fish, their yellow abilities, 1 for each covered fish, egg and young, 6 for each school, and what the weeks brought. “Points” shows at any time how you stand.
finspan-lesson-over = Early on, cheap fish and eggs help; in the middle let eggs hatch; late gather schools and play the great fish. Every card can be read in words, and a fish that you cannot play says what it lacks.

## Hints at a real table, each shown once

finspan-hint-turn = Each turn places one diver: play a fish, or dive. Tap a card to see what it costs, what it does and where it can live.
finspan-hint-dive = A dive meets everything in its column, top to bottom. A printed bonus counts if a fish lies in the zone below it.
finspan-hint-pay = The cards that you pay with are not lost: they lie in your discard pile, and a gain brings one back.
finspan-hint-place = An empty slot, or one with a shorter fish. What is covered scores a point at the end, and its tokens stay.
finspan-hint-hatch = Three young in one slot become a school, which is worth six points. Hatch and move with that in mind.
finspan-hint-move = A token moves any number of slots in one straight line. Two young that meet a third make a school.
finspan-hint-week = The week is scored and all divers come back. Next week counts something else: see Points.
finspan-hint-ending = The last abilities, in any order you like. Then come the points.

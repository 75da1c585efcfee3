### The rulebook of Finspan, clause by clause.

finspan-rules-aim = Four weeks of research at sea: find fish, dive to see them, let eggs hatch and young gather in schools. Whoever has the most points from fish, tokens and achievements at the end wins.

finspan-rules-setup = Setting up
FS-1 = 1 to 5 players. One plays alone, for as many points as possible.
    .marks = reading
FS-2 = The 10 starter cards and the main deck of 125 are shuffled apart. Everybody gets 2 starters and 3 cards of the main deck, face up. Starters that are not dealt leave the game.
FS-3 = Hands and discard piles lie open; only the order of the deck is secret.
FS-4 = Everybody has an ocean of three dive sites (blue, purple and green, one column each) by six rows, and six divers. It begins with two eggs, on the forage fish at green 2 and blue 5, and one young, at purple 3. The slots are reconstructed; a copy’s own can be put in their place.
    .marks = reconstructed
FS-5 = Three forage fish are printed on the ocean: Catalina Goby at green 2, Showy Bristlemouth at purple 4, Glasshead Grenadier at blue 5. They count as fish and can be covered, but have no points and no ability.
FS-6 = The achievement board shows side A. The table may choose side B instead: one tile drawn for each of weeks 1 to 3, and 3 points more for the best of the week.
    .marks = option
FS-7 = The first player is drawn. There are always enough eggs, young and schools.
    .marks = reading
FS-8 = Rows 1 to 3 are the sunlight zone, row 1 being the estuary; row 4 is the twilight zone; rows 5 and 6 are the midnight zone, row 6 being the deep sea.
    .marks = reading

finspan-rules-turn = A turn
FS-10 = Clockwise from the first player, each places one diver a turn: to play a fish, or to dive. Six turns make a week, four weeks the game.
FS-11 = Nobody passes; a dive is always possible.

finspan-rules-play = Playing a fish
FS-20 = Place a diver in the play box, choose a card of your hand, pay what it costs, lay it into your ocean, then take its when-played benefits.
FS-21 = Cards are paid from your hand, face up onto your own discard pile; the card that you play is not among them. Eggs, young and schools are paid from anywhere in your ocean. A consume cost means that the card must cover a fish.
FS-22 = First you pay, then you lay the card. So a token may be paid from the very slot that is covered afterwards.
    .marks = reading
FS-23 = The slot must lie in one of the card’s zones. Some fish live in the bottom row alone.
FS-24 = A fish with a coloured band goes to the dive site of that colour, any other to any.
FS-25 = The slot is empty, or its visible fish (a card or a forage fish) is shorter. You may cover a fish without having to.
FS-26 = Tokens of the slot come onto the fish that is played. The fish that it covers, and all beneath, stay there as consumed fish; they are no longer fish of the ocean.
FS-27 = When-played benefits come last, in any order you like, and each only if you like.
FS-28 = An if-activated ability does nothing when its fish is played.
FS-29 = Only fish that can be paid for and laid can be begun.
    .marks = reading

finspan-rules-dive = A dive
FS-30 = Choose a dive site. The diver goes to its top and then down through every row to the bottom, fish or no fish.
FS-31 = Before rows 1, 4 and 5 a bonus is printed. You get it if at least one fish (forage fish count) lies in this column in the zone below. Blue: draw, draw, gain. Purple: egg, egg, egg. Green: hatch, hatch, move. The bonuses are reconstructed.
    .marks = reconstructed
FS-32 = In every row you may use the if-activated ability of the visible fish.
FS-33 = The first diver of the week at the bottom of a site gets the bonus of the sea floor, fish or no fish; later ones do not. Blue: gain. Purple: egg. Green: move.
FS-34 = Every benefit is taken only if you like.
FS-35 = “All players”: everybody may take the benefits in their own ocean, even if the active player does not. The active player comes first, then the others clockwise; each takes all of them, in any order, before the next one does and before the turn goes on.
    .marks = reading

finspan-rules-benefits = Benefits
FS-40 = Draw: take the top card of the deck.
FS-41 = When a card is to be drawn and the deck is empty, everybody’s discard piles are shuffled into a new one. If they are empty too, nothing is drawn.
    .marks = reading
FS-42 = Gain: take any card of your own discard pile into your hand. If the pile is empty, draw.
FS-43 = Egg: lay an egg on a fish of your ocean that has none. A fish never has more than one.
FS-44 = Egg on each: an egg on every fish of the kind or place named that has none, the fish that says so and forage fish included. It is taken whole or not at all.
    .marks = reading
FS-45 = Hatch: one of your eggs becomes a young, in the same slot.
FS-46 = Young: put one on any fish of your ocean, or into an empty slot.
FS-47 = Move: one young or one school goes any number of slots in one straight line, along its row or its column. Empty slots may be crossed and entered.
    .marks = reading
FS-48 = School: three young in a slot without a school become one at once. A slot holds one school at most; beside it, more young just lie there.
FS-49 = When a school leaves three or more young behind, three of them become a new school, also when the school is paid as a cost.
    .marks = reading
FS-50 = A young that comes to a slot with two young and no school makes a school of them, and its move ends there.
FS-51 = A school neither enters nor crosses a slot with a school. A young may.
    .marks = reading
FS-52 = A school never becomes young again.
FS-53 = Consume: tuck a card of your hand that is shorter than this fish beneath it. That costs nothing and asks for no zone, and the card’s abilities are lost.
    .marks = reading
FS-54 = Play: play a card of your hand into the place named, for its cost and by all rules, but without a diver. Its when-played benefits follow.
FS-55 = Fish below 50 cm are small, those of 50 to 149 cm medium, those of 150 cm and more large.
    .marks = reading
FS-56 = Discharge counts as electrolocation as well, and apex predator as predator.

finspan-rules-week = The end of a week
FS-60 = When everybody has had six turns, weeks 1 to 3 end with the week’s achievement, scored by all at once. On side B the best of the week gets 3 points more; so do all who tie, but nobody for 0 points or alone. Then all divers come back, and the first-player token goes clockwise.
    .marks = reading
FS-61 = Side A. Week 1: 1 point for each egg and young. Week 2: 2 points for each row whose three slots all hold fish (forage fish count). Week 3: 2 points for each school.
FS-62 = Side B, points for each. Week 1, one of: small fish 2, egg or young 1, fish with a token 1, fish without a token 1, if-activated fish 2. Week 2, one of: medium fish 2, full row 2, predator tag 2 (an apex predator shows two), pair of eggs 3, consumed fish 2. Week 3, one of: school 3, young 3, large fish 2, three eggs 2. Fish are visible ones, forage fish included; consumed fish are cards and forage fish; pairs and threes are counted over the whole ocean. The tiles are reconstructed.
    .marks = reconstructed
FS-63 = After week 4 there is no achievement: the game ends.

finspan-rules-end = The end of the game
FS-70 = First come the game-end abilities that are not about points. From the holder of the first-player token on (it is not passed after week 4), everybody clockwise uses theirs in any order, each fish’s once. A covered fish has lost its ability; a fish that is played now still has its own. Benefits for all players reach everybody, also those who have finished.
    .marks = reading
FS-71 = Then points are counted: game-end points of visible fish; printed points of visible fish; 1 for each consumed fish, card or forage; 1 for each egg and young; 6 for each school; and what the weeks have brought.
FS-72 = The most points win. Of equals, whoever holds more cards; if that is equal too, they share the win.

finspan-rules-option-side = Side A counts the same every time; side B has a tile drawn for each of the first three weeks, and 3 points more for the best of the week.
finspan-rules-option-tables = The mat and the tiles that are marked as reconstructed. Whoever runs the server can lay files beside ours with the values of their own copy; a table then chooses one of them.

## Captions and heads of the pictures

finspan-picture-start = A new ocean
finspan-picture-estuary = estuary (sunlight)
finspan-picture-deep-sea = deep sea (midnight)
finspan-picture-cost = Cost:
finspan-picture-points = Points:
finspan-picture-zones = Zones, by the colour of the water:
finspan-picture-ability = Ability:
finspan-picture-length = Length:
finspan-picture-sign = On cards:
finspan-picture-tiles = Of each week’s tiles one is drawn; the number is the points for each.
finspan-picture-homes = The slots of a new ocean that would take the card.
finspan-picture-over = { $card } has { $length } cm and covers { $covered }, which has { $there } cm.
finspan-picture-covered = A young, the fish that is laid onto it, and a longer one over that: the young stays, and one fish is consumed.
finspan-picture-timings = The lower edge of a card says when it acts: pale when it is played, brown whenever a diver comes by, yellow at the end of the game.
finspan-picture-dive = A dive down the purple site. { finspan-fish-shortspine-spurdog } and { finspan-fish-showy-bristlemouth } have no if-activated ability, and no fish lives in the midnight zone.
finspan-picture-bonuses = Dive bonuses
finspan-picture-hatched = An egg, and the young that hatches from it.
finspan-picture-formed = Two young and an egg: when it hatches, the three become a school.
finspan-picture-young-moves = The young at purple 4 can go to all lit slots.
finspan-picture-young-stops = The young at purple 5 stops where the two others are: a school.
finspan-picture-school-stops = The school at blue 2 comes to a halt before other schools.
finspan-picture-weeks = Five eggs and two young; three full rows; four schools.
finspan-picture-end = { finspan-fish-abyssal-anglerfish } has no token: 3 points. The visible fish have 46, four fish are consumed, four eggs and three young lie there, and three schools.

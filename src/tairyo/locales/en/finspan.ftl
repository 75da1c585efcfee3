### Finspan: all that a person reads of it but the rulebook and the names of the fish. Names are given as { $name }.

finspan-title = Finspan
finspan-name = { finspan-title }
finspan-blurb = Explore an ocean from bright water to the black deep. Find 135 fish, dive to see them, let their young gather in schools, and score the most in four weeks.
finspan-score = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
finspan-score-head = Points

## Words

finspan-slot = { $column } { $row }
finspan-column-blue = blue
finspan-column-purple = purple
finspan-column-green = green
finspan-token-egg = egg
finspan-token-young = young
finspan-token-school = school
finspan-bonus-sunlight = top bonus
finspan-bonus-twilight = twilight bonus
finspan-bonus-midnight = midnight bonus
finspan-bonus-floor = sea floor bonus
finspan-zone-sunlight = sunlight
finspan-zone-twilight = twilight
finspan-zone-midnight = midnight
finspan-zone-bottom-row = deep sea only
finspan-tag-predator = predator
finspan-tag-apex = apex predator
finspan-tag-bioluminescent = bioluminescent
finspan-tag-camouflage = camouflage
finspan-tag-electrolocation = electrolocation
finspan-tag-discharge = electric discharge
finspan-tag-venomous = venomous

## A card: what it costs and what it does

finspan-length = { $length } cm
finspan-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
finspan-cost-none = free
finspan-cost-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
finspan-cost-eggs = { $count ->
    [one] 1 egg
   *[other] { $count } eggs
}
finspan-cost-young = { $count } young
finspan-cost-schools = { $count ->
    [one] 1 school
   *[other] { $count } schools
}
finspan-cost-consume = covers a shorter fish
finspan-band = { $column } site only
finspan-timing-when-played = When played: { $what }
finspan-timing-if-activated = If activated: { $what }
finspan-timing-game-end = Game end: { $what }
finspan-all-players = all players may { $what }
finspan-benefit-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
finspan-benefit-gain = { $count ->
    [one] gain a discarded card
   *[other] gain { $count } discarded cards
}
finspan-benefit-egg = { $count ->
    [one] lay an egg
   *[other] lay { $count } eggs
}
finspan-benefit-hatch = { $count ->
    [one] hatch an egg
   *[other] hatch { $count } eggs
}
finspan-benefit-young = { $count ->
    [one] put a young
   *[other] put { $count } young
}
finspan-benefit-move = { $count ->
    [one] move a young or a school
   *[other] move young or schools { $count } times
}
finspan-benefit-consume = { $count ->
    [one] consume a shorter card
   *[other] consume { $count } shorter cards
}
finspan-benefit-egg-each = lay an egg on each { $where }
finspan-benefit-play = play a fish { $where }
finspan-each-small = small fish
finspan-each-medium = medium fish
finspan-each-large = large fish
finspan-each-predator = predator
finspan-each-blue = fish at the blue site
finspan-each-purple = fish at the purple site
finspan-each-green = fish at the green site
finspan-each-top-row = fish of the top row
finspan-each-bottom-row = fish of the bottom row
finspan-each-sunlight = fish of the sunlight zone
finspan-place-blue = at the blue site
finspan-place-purple = at the purple site
finspan-place-green = at the green site
finspan-place-top-row = in the top row
finspan-place-bottom-row = in the bottom row
finspan-place-sunlight = in the sunlight zone
finspan-if-no-tokens = { $points } points if it has no token
finspan-if-consumed = { $points } points if it has consumed { $least ->
    [one] a fish
   *[other] { $least } fish
} or more
finspan-if-two-young = { $points } points if it has exactly two young
finspan-if-bottom-row = { $points } points if it lies in the bottom row
finspan-if-school = { $points } points if it has a school
finspan-if-all-tokens = { $points } points if it has an egg, a young and a school

## Achievements

finspan-count-eggs-and-young = egg or young
finspan-count-full-rows = full row
finspan-count-schools = school
finspan-count-young = young
finspan-count-pairs-of-eggs = pair of eggs
finspan-count-triples-of-eggs = three eggs
finspan-count-small-fish = small fish
finspan-count-medium-fish = medium fish
finspan-count-large-fish = large fish
finspan-count-fish-with-token = fish with a token
finspan-count-fish-without-token = fish without a token
finspan-count-if-activated-fish = if-activated fish
finspan-count-predator-tags = predator tag
finspan-count-consumed-fish = consumed fish
finspan-tile = Week { $week }: { $points } for each { $count }
finspan-tile-best = best of the week: 3 more

## What happened

finspan-event-opened = The oceans lie open. { $name } begins.
finspan-event-week-began = Week { $week } begins with { $name }.
finspan-event-play-began = { $name } finds { $card }.
finspan-event-card-paid = { $name } discards { $card } for it.
finspan-event-token-paid = { $name } pays a token: { $token }, { $slot }.
finspan-event-placed = { $name } lays { $card } at { $slot }.
finspan-event-placed-over = { $name } lays { $card } at { $slot }, over { $covered }.
finspan-event-dived = { $name } dives at the { $column } site.
finspan-event-bonus-earned = { $name } comes to the { $bonus }.
finspan-event-activated = { $name } meets { $card } at { $slot }.
finspan-event-drawn = { $name } draws { $card }.
finspan-event-reshuffled = The discards become a new deck of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
finspan-event-gained = { $name } takes { $card } back.
finspan-event-eggs-laid = { $name } lays eggs: { $slots }.
finspan-event-hatched = { $name }’s egg at { $slot } hatches.
finspan-event-young-put = { $name } puts a young at { $slot }.
finspan-event-moved = { $name } moves a token ({ $token }) from { $origin } to { $slot }.
finspan-event-formed = Three young become a school.
finspan-event-consumed = { $name }’s fish at { $slot } consumes { $card }.
finspan-event-left = { $name } leaves the rest.
finspan-event-week-ended = Week { $week } scores: { $list }.
finspan-event-week-ended-item = { $name } { $points }
finspan-event-week-ended-best = { $name } { $points } and { $best } for the best
finspan-event-scored = The final points: { $list }.
finspan-event-scored-item = { $name } { $points }
finspan-event-game-over = { $name } wins with { $points }.
finspan-event-game-over-shared = { $names } share the win with { $points }.
finspan-event-game-over-alone = { $name } has { $points }.
finspan-event-undone = { $name } takes the last step back.

## What you can do

finspan-action-play = Play { $card } ({ $cost })
finspan-action-dive = Dive at { $column }
finspan-action-pay-card = Discard { $card }
finspan-action-pay = Pay { $token } from { $slot }
finspan-action-place = Lay it at { $slot }
finspan-action-place-over = Lay it at { $slot }, over { $covered }
finspan-action-draw = Draw a card
finspan-action-gain = Take { $card } back
finspan-action-egg = Egg at { $slot } ({ $card })
finspan-action-egg-each = Egg on each { $where }
finspan-action-hatch = Hatch at { $slot }
finspan-action-young = Young at { $slot }
finspan-action-lift = Move { $token } from { $slot }
finspan-action-move-to = To { $slot }
finspan-action-tuck = Consume { $card }
finspan-action-use = Use { $card }
finspan-action-done = Leave the rest
finspan-action-done-ending = Use no more abilities

## The table

finspan-status = Week { $week } of { $weeks } · deck { $deck } · { $points } per { $count }
finspan-status-last = Week { $week } of { $weeks } · deck { $deck }
finspan-prompt-turn = Play a fish, or dive.
finspan-prompt-payment-card = Pay for { $card }: discard a card ({ $count } to go).
finspan-prompt-payment-token = Pay for { $card }: choose a token to pay: { $token }.
finspan-prompt-placement = Where does { $card } live?
finspan-prompt-benefit = You may still { $what }.
finspan-prompt-moving-young = Where does the young go?
finspan-prompt-moving-school = Where does the school go?
finspan-prompt-ending = Use the game-end abilities of your fish, in any order.
finspan-wait = Waiting for { $name }.
finspan-over = The game is over.
finspan-divers = { $count ->
    [one] 1 diver left
   *[other] { $count } divers left
}
finspan-hand = Hand
finspan-hand-none = no cards in hand
finspan-ocean-of = { $name }: { $points }, { $divers }, { $eggs } eggs, { $young } young, { $schools ->
    [one] 1 school
   *[other] { $schools } schools
}
finspan-line = { $what }: { $about }
finspan-line-fish = { $slot } { $card }
finspan-line-consumed = { $count } consumed
finspan-empty = empty
finspan-holding = The hand of whoever is to act: { $cards }

## Looking things up

finspan-panel-hand = Cards
finspan-panel-oceans = Oceans
finspan-panel-score = Points
finspan-panel-discard = Discards
finspan-score-weeks = Weeks
finspan-score-abilities = Abilities
finspan-score-fish = Fish
finspan-score-consumed = Consumed
finspan-score-eggs-and-young = Eggs, young
finspan-score-schools = Schools
finspan-score-total = Total
finspan-discard-none = Nothing has been discarded.

## Options of a table

finspan-option-side = Achievements
finspan-option-side-a = Side A
finspan-option-side-b = Side B: drawn tiles, and 3 more for the best
finspan-option-tables = Mat and tiles
finspan-option-tables-null = Our reconstruction

## Refusals: what would be right

finspan-refused-over = The game is over.
finspan-refused-no-seat = Only players of this table place divers.
finspan-refused-not-your-turn = Wait for your turn.
finspan-refused-others-benefit = Another player takes their benefits first.
finspan-refused-not-a-turn = Finish what you have begun; then you may dive again.
finspan-refused-choose-a-turn = Play a fish or dive.
finspan-refused-pay-first = Pay for the fish first.
finspan-refused-place-first = Lay the fish first.
finspan-refused-no-such-benefit = Take one of the benefits that you have now, or leave the rest.
finspan-refused-move-first = Move the token first.
finspan-refused-choose-an-ability = Choose the ability of a fish, or leave the rest.
finspan-refused-not-held = { $card } is not in your hand. Choose a card that is.
finspan-refused-too-dear-card = { $card } costs { $cost ->
    [one] 1 other card
   *[other] { $cost } other cards
}, and you hold { $held }.
finspan-refused-too-dear-egg = { $card } costs { $cost ->
    [one] 1 egg
   *[other] { $cost } eggs
}, and your ocean has { $held }.
finspan-refused-too-dear-young = { $card } costs { $cost } young, and your ocean has { $held }.
finspan-refused-too-dear-school = { $card } costs { $cost ->
    [one] 1 school
   *[other] { $cost } schools
}, and your ocean has { $held }.
finspan-refused-no-slot-there = { $card } cannot live { $where }. Play another fish there.
finspan-refused-nothing-to-consume = { $card } must cover a shorter fish, and none lies where it can live.
finspan-refused-no-slot = { $card } finds no slot that is empty or holds a shorter fish.
finspan-refused-paid-already = The fish is paid for. Lay it.
finspan-refused-nothing-due = Nothing is to be paid now.
finspan-refused-token-due = This is to be paid now: { $due }.
finspan-refused-card-due = A card of your hand is to be paid now.
finspan-refused-no-token = This does not lie at { $slot }: { $token }. Choose where it does.
finspan-refused-nothing-to-place = Choose a fish of your hand first.
finspan-refused-band = { $card } lives at the { $band } site only.
finspan-refused-zone = { $card } does not live as deep or as high as { $slot }. Choose a slot of its zones.
finspan-refused-place-of-play = This ability plays a fish elsewhere. Choose one of the slots that it names.
finspan-refused-must-consume = { $card } must cover a shorter fish.
finspan-refused-not-shorter = { $card } is { $length } cm long and covers only shorter fish; { $covered } has { $there } cm.
finspan-refused-no-fish = Eggs lie on fish. Choose a slot with one.
finspan-refused-egg-already = This fish has an egg, and never has two. Choose another.
finspan-refused-not-discarded = { $card } is not in your discard pile. Choose a card that is.
finspan-refused-not-shorter-prey = { $card } is not shorter than this fish. Choose a shorter card.
finspan-refused-hemmed-in = This school has schools all around. Move something else.
finspan-refused-lift-first = Choose first what moves.
finspan-refused-nothing-to-move = Nothing is on the move.
finspan-refused-stays = It must go somewhere else.
finspan-refused-bent = A token moves in one straight line, along its row or its column.
finspan-refused-school-forms-before = On its way the young comes to two others and makes a school of them. Move it there, or another way.
finspan-refused-school-in-the-way = A school neither enters nor crosses a slot with a school.
finspan-refused-not-the-end = Game-end abilities are used after week 4.
finspan-refused-no-ability = There is no game-end ability at { $slot }.
finspan-refused-used-already = { $card } has used its ability.
finspan-refused-no-use = { $card } can do nothing now.
finspan-refused-no-pass = Nobody passes: a dive is always possible.

## A file of other tables: what is wrong with it, and what would be right

error-finspan-tables-rows = { $place } takes a list of tables: [[{ $place }]].
error-finspan-tables-choice = { $place } holds “{ $given }”; it takes one of: { $known }.
error-finspan-tables-slot = { $place } takes a slot, such as ["blue", 2]: one of { $known }, and a row from 1 to { $rows }.
error-finspan-tables-slot-taken = The slot of { $place } is taken already.
error-finspan-tables-twice = { $place } stands there twice.
error-finspan-tables-missing = { $place } takes all of: { $known }.
error-finspan-tables-bonus = { $place } holds “{ $given }”; it takes benefits such as DRAW1, GAIN1, EGG1, HATCH1, YOUNG1 or MOVE1.

## The board on the screen

finspan-week = Week { $week }
finspan-week-over = Week { $week } is over
finspan-ocean = The ocean of { $name }
finspan-lies = What lies here
finspan-forage = Forage fish, { $length }: printed on the mat. No points and no ability; it counts as a fish.
finspan-sending = One moment …
finspan-back = Back
finspan-could-lie = It could live here
finspan-way = What a dive at { $column } meets
finspan-way-empty = Nothing: no fish that acts, and no bonus.
finspan-choose-egg = Eggs
finspan-choose-hatch = Hatch
finspan-choose-young = Young
finspan-choose-lift = Move
finspan-standing = this week { $points }
finspan-panel-library = Fish
finspan-search = Search by name, tag, place or ability
finspan-found = { $count ->
    [0] No fish is like that. Try one word of it.
    [one] 1 fish
   *[other] { $count } fish
}
finspan-score-now = What there would be if the game ended now; in brackets, this week’s achievement so far.
finspan-story-alt = Points by where they come from: { $list }.

## A real table, scored here

finspan-companion-title = Score your oceans
finspan-companion-text = Playing with the printed game? Enter what lies in your oceans, and see the points by where they come from. Nothing is kept.
finspan-companion-seats = How many oceans?
finspan-companion-name = Player { $seat }
finspan-companion-slot = { $slot }: what lies there?
finspan-companion-fish = Visible fish
finspan-companion-none = no fish
finspan-companion-beneath = Consumed fish beneath it
finspan-companion-add = Add a consumed fish
finspan-companion-remove = Take { $card } away
finspan-companion-week = Points of week { $week }
finspan-companion-hand = Cards left in hand
finspan-companion-score = Score
finspan-companion-clear = Clear this ocean
finspan-companion-won = { $names } won.
error-finspan-tally-nothing-above = Fish lie beneath at { $slot }, but none on top. Choose the visible fish.
error-finspan-tally-twice = { $card } has been entered twice. Each card is there once.
error-finspan-tally-not-there = { $card } cannot lie at { $slot }. Look at its zones and its band.
error-finspan-tally-not-shorter = { $card } lies beneath { $covered }, but is not shorter. Check both.
error-finspan-tally-egg-alone = Eggs lie on fish: there is none at { $slot }.
error-finspan-tally-school = Three young at { $slot } would have become a school. Enter the school, and the young that are left.

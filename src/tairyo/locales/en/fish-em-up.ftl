### Fish ’em Up: all that a person reads of it but the rulebook. Names are given as { $name }, a card as { $card }.

fish-em-up-title = Fish ’em Up
fish-em-up-name = { fish-em-up-title }
fish-em-up-blurb = One net for everybody, and it grows card over card. Find the place where the rope stays whole, let your catch count all of its kind, and cover what would help the others before the fishing boat comes in.
fish-em-up-score = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
fish-em-up-score-head = Points

## The cards

fish-em-up-catch-fish = fish
fish-em-up-catch-crab = crab
fish-em-up-catch-seahorse = seahorse
fish-em-up-catch-trash = trash
fish-em-up-catch-jellyfish = jellyfish
fish-em-up-catch-boat = fishing boat
fish-em-up-card = { $catch } { $id }
fish-em-up-card-start = start net
fish-em-up-token = jellyfish token
fish-em-up-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
fish-em-up-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fish-em-up-cell = column { $x }, row { $y }
fish-em-up-turn-0 = upright
fish-em-up-turn-1 = turned right
fish-em-up-turn-2 = upside down
fish-em-up-turn-3 = turned left
fish-em-up-side-north = upper side
fish-em-up-side-east = right side
fish-em-up-side-south = lower side
fish-em-up-side-west = left side

## What happened

fish-em-up-event-begun = The start net lies on the table. { $name } begins.
fish-em-up-event-dealt = { $name } gets three anchor cards.
fish-em-up-event-dealt-own = { $name } gets { $cards }.
fish-em-up-event-laid = { $name } lays { $card }.
fish-em-up-event-laid-covers = { $name } lays { $card } and covers { $cards }.
fish-em-up-event-token-off = The jellyfish token is covered and goes back beside the table.
fish-em-up-event-stung = { $name } plays a jellyfish: the token goes on { $card }.
fish-em-up-event-scored-fish = Fish, { $strength } active: { $name } gets { $points }.
fish-em-up-event-scored-crab = Crabs, { $strength } active: { $name } gets { $points }.
fish-em-up-event-scored-trash = Trash, { $strength } active: { $list }.
fish-em-up-event-scored-trash-item = { $name } −{ $points }
fish-em-up-event-scored-trash-nobody = Trash, { $strength } active, but nobody has anything to lose.
fish-em-up-event-robbed = { $name }’s seahorses take { $points } from { $victim }.
fish-em-up-event-lost = Nobody has points left: { $points } of the seahorses’ are lost.
fish-em-up-event-took = { $name }’s crab takes a card from { $victim }.
fish-em-up-event-took-own = { $name }’s crab takes { $cards } from { $victim }.
fish-em-up-event-nothing-taken = { $name }’s crab finds no hand of two cards or more.
fish-em-up-event-skipped = { $name } has nothing that fits and is skipped.
fish-em-up-event-drew = { $name } draws { $count }.
fish-em-up-event-drew-own = { $name } draws { $cards }.
fish-em-up-event-boat = { $name } draws the fishing boat. The game is over.
fish-em-up-event-all-skipped = Everybody was skipped, and nobody drew. The game is over.
fish-em-up-event-game-over = { $name } wins with { $points }.
fish-em-up-event-game-over-shared = { $names } share the win with { $points }.
fish-em-up-event-undone = { $name } takes the last move back.

## What you can do

fish-em-up-action-lay = Lay { $card } at { $cell }, { $turn }
fish-em-up-action-sting = Jellyfish on { $card }
fish-em-up-action-take = Take a card from { $name }
fish-em-up-action-rob = Take a point from { $name }
fish-em-up-action-skip = Nothing fits: go on
fish-em-up-play-line = { $play }: { $does }
fish-em-up-play-counts = counts { $strength }
fish-em-up-play-gain = you +{ $points }
fish-em-up-play-harm = others −{ $points }
fish-em-up-play-theft = takes a card
fish-em-up-play-covers = covers { $cards }
fish-em-up-play-token = takes the token off

## The table

fish-em-up-status = Sea { $sea } · net { $cards }
fish-em-up-net = The net
fish-em-up-hand = Your hand
fish-em-up-hand-empty = You hold no cards.
fish-em-up-holds = holds { $cards }
fish-em-up-state-active = active
fish-em-up-state-covered = covered
fish-em-up-state-jellyfish = under the token
fish-em-up-active = Active: { $list }
fish-em-up-active-item = { $catch } { $count }
fish-em-up-active-none = nothing yet
fish-em-up-token-on = Jellyfish token on { $card }
fish-em-up-prompt-play = Choose a card and its place.
fish-em-up-prompt-skip = None of your cards fits the net. You still draw.
fish-em-up-prompt-crab = Whose hand does your crab reach into?
fish-em-up-prompt-seahorse = From whom does the next point come? { $count ->
    [one] One is left to take.
   *[other] { $count } are left to take.
}
fish-em-up-wait = Waiting for { $name }.
fish-em-up-over = The game is over.

## Looking things up

fish-em-up-panel-net = Whole net
fish-em-up-panel-catches = Catches
fish-em-up-panel-plays = Where it fits
fish-em-up-catches-none = No catch lies in the net yet.
fish-em-up-plays-none = It is not for you to play now.
fish-em-up-net-more = Each sign stands for two rows of cells.

## On the screen

fish-em-up-you = you
fish-em-up-watching = You are watching.
fish-em-up-sending = One moment …
fish-em-up-skips = nothing fits
fish-em-up-takes = a card, please
fish-em-up-sea = Sea deck { $count }
fish-em-up-net-about = The net of { $cards } cards. Arrow keys move the card or the view, R turns, N shows where it fits, Enter lays it, plus, minus and 0 zoom.
fish-em-up-zoom-in = Nearer
fish-em-up-zoom-out = Farther
fish-em-up-zoom-fit = The whole net
fish-em-up-lay-here = Lay it here
fish-em-up-sting-here = Token here
fish-em-up-turn = Turn
fish-em-up-next-place = Show where it fits ({ $count })
fish-em-up-next-place-of = Next place ({ $n } of { $count })
fish-em-up-fits-nowhere = Fits nowhere
fish-em-up-put-back = Put back
fish-em-up-choose-catch = Tap an active catch for the token.
fish-em-up-off-net = Bring the card over the net.
fish-em-up-seams-broken = { $count ->
    [one] The rope breaks at one side.
   *[other] The rope breaks at { $count } sides.
}
fish-em-up-loose = A part would come loose, or sea be shut in.
fish-em-up-plays-note = { $count ->
    [one] One play, by what it does.
   *[other] { $count } plays, the best for points first.
}
fish-em-up-about-fish = You get 1 point for each active fish.
fish-em-up-about-crab = You get 1 point for each active crab, and take a card from an opponent’s hand.
fish-em-up-about-seahorse = For each active seahorse you take 1 point from an opponent.
fish-em-up-about-trash = Each opponent loses 1 point for each active trash.
fish-em-up-about-jellyfish = Put the token on an active catch: it takes effect once more, and is blocked until the token moves on.
fish-em-up-about-boat = Lies in the fourth deck. Whoever draws it ends the game at once.
fish-em-up-story-item = { $name }: { $points }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} laid, { $active ->
    [one] 1 catch
   *[other] { $active } catches
} still active
fish-em-up-story-alt = The net as it came in. { $list }

## Options of a table

fish-em-up-option-tables = Cards
fish-em-up-option-tables-null = Our reconstruction

## Refusals: what would be right

fish-em-up-refused-over = The fishing boat is in: the game is over.
fish-em-up-refused-not-playing = Cards are played by whoever’s turn it is, one a turn.
fish-em-up-refused-not-held = You do not hold { $card }: play a card from your hand.
fish-em-up-refused-laid-aside = A jellyfish is not laid on the net: choose an active catch for its token.
fish-em-up-refused-no-jellyfish = { $card } is no jellyfish: lay it on the net.
fish-em-up-refused-off-net = Lay the card so that it covers at least one cell of the net.
fish-em-up-refused-rope-meets-net = The card’s rope would run through the net at { $cell }, { $side }: roped net meets sea.
fish-em-up-refused-open-meets-sea = The net would be open to the sea at { $cell }, { $side }: open net meets open net.
fish-em-up-refused-open-meets-rope = The old net’s rope would run through the net at { $cell }, { $side }: open net meets open net.
fish-em-up-refused-sea-meets-open = The old net would be cut open at { $cell }, { $side }: the card’s sea meets sea or rope.
fish-em-up-refused-loose = A part would come loose at { $cell }: the net must hang together.
fish-em-up-refused-hole = The net would shut in the sea at { $cell }: its rope is one line, without a hole.
fish-em-up-refused-token-there = The token lies on { $card } already: choose another active catch.
fish-em-up-refused-not-active = { $card } is not an active catch: choose one that can all be seen.
fish-em-up-refused-no-crab = No crab of yours is out for a card now.
fish-em-up-refused-no-seahorse = No seahorse of yours is out for points now.
fish-em-up-refused-yourself = Choose an opponent, not yourself.
fish-em-up-refused-no-such-seat = Choose an opponent at this table.
fish-em-up-refused-last-card = A last card cannot be taken: choose somebody who holds two or more.
fish-em-up-refused-no-points = Choose somebody who has a point.
fish-em-up-refused-can-play = One of your cards fits: nobody passes by choice.
fish-em-up-refused-not-an-action = That is nothing that can be done with this net.

## A file of other cards: what is wrong with it, and what would be right

error-fish-em-up-tables-card = There is no card { $place }. The cards are S0, A01 to A18, and 101 to 109, 201 to 209, 301 to 309, 401 to 409.
error-fish-em-up-tables-boat = There are { $given } fishing boats in the fourth deck; it takes exactly one, and none elsewhere.
error-fish-em-up-tables-start = Card { $place }, the start net, has rope all round and no catch.
error-fish-em-up-tables-catch = Card { $place } has the catch “{ $given }”; it takes one of { $known }.
error-fish-em-up-tables-no-face = Card { $place }, { $given }, has no face: leave it out.
error-fish-em-up-tables-size = The face of card { $place } takes { $lines } lines of { $signs } signs.
error-fish-em-up-tables-sign = Card { $place }, column { $column }, row { $row }: “{ $given }” is no cell; write . for sea, # for net, or F, C, S, T for the picture.
error-fish-em-up-tables-icon = Card { $place }, column { $column }, row { $row }: the picture of its catch is one block of two by two cells, with the letter of that catch.
error-fish-em-up-tables-side-sign = Card { $place }, column { $column }, row { $row }, { $side ->
    [north] { fish-em-up-side-north }
    [east] { fish-em-up-side-east }
    [south] { fish-em-up-side-south }
   *[west] { fish-em-up-side-west }
}: “{ $given }” is no rope; write - or | for rope, a blank for none.
error-fish-em-up-tables-rope-off = Card { $place }, column { $column }, row { $row }, { $side ->
    [north] { fish-em-up-side-north }
    [east] { fish-em-up-side-east }
    [south] { fish-em-up-side-south }
   *[west] { fish-em-up-side-west }
}: rope stands here between two cells that are alike.
error-fish-em-up-tables-rope-missing = Card { $place }, column { $column }, row { $row }, { $side ->
    [north] { fish-em-up-side-north }
    [east] { fish-em-up-side-east }
    [south] { fish-em-up-side-south }
   *[west] { fish-em-up-side-west }
}: rope is missing between net and sea.
error-fish-em-up-tables-sea-rope = Card { $place }, column { $column }, row { $row }, { $side ->
    [north] { fish-em-up-side-north }
    [east] { fish-em-up-side-east }
    [south] { fish-em-up-side-south }
   *[west] { fish-em-up-side-west }
}: a sea cell has no rope of its own at the rim.
error-fish-em-up-tables-touch = Card { $place }, column { $column }, row { $row }: here two cells touch at a corner alone.
error-fish-em-up-tables-hole = Card { $place }, column { $column }, row { $row }: the net shuts in the sea.
error-fish-em-up-tables-loose = Card { $place }, column { $column }, row { $row }: this part could never hang together with a net.

### Finspan on the screen: what only the board says.

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

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

### Learning a game: the frame of rulebook, guided game and hints. A game's own words stand in its
### files <game>-rules.ftl and <game>-lesson.ftl.

## Ways in

learn-new = New here? Learn { $game } in four minutes
learn-game = Learn { $game }
learn-rules-of = Rules of { $game }

## The rulebook

rules-title = Rules
rules-page-title = { $game }: the rules
rules-coming = Fetching the rulebook…
rules-failed = The rulebook did not arrive.
rules-contents = Contents
rules-aim = The aim
rules-options = What a table can choose
rules-options-usual = Usual: { $choice }.
rules-search = Find a rule
rules-search-note = A word, or a number like { $clause }.
rules-search-found = { $count ->
    [0] No rule holds these words. Try another word, or fewer.
    [one] 1 rule
   *[other] { $count } rules
}
rules-search-clear = Show all rules
rules-link = Link to rule { $clause }
rules-linked = The link to { $clause } is copied.
rules-print = Print
rules-whole = Open as a page
rules-marks = How to read the marks
rules-mark-reconstructed = reconstructed
rules-mark-reconstructed-note = Our sources show this only as a picture. We worked the values out; your own copy’s can be put in.
rules-mark-reading = our reading
rules-mark-reading-note = The printed rules are silent here, or can be read in two ways. This is how we play it.
rules-mark-option = can be chosen
rules-mark-option-note = A table may choose otherwise: see “{ rules-options }”.
rules-mark-own = of this table
rules-table-title = Different at this table
rules-table-usual = This table plays by the usual rules.
rules-table-choice = { $option }: { $choice } (usual: { $usual })
rules-example = Example

## Names in lessons and examples

learn-name-0 = Mio
learn-name-1 = Nami
learn-name-2 = Kai

## The guided game

learn-title = Learn { $game }
learn-coming = Laying the cards ready…
learn-failed = The lesson did not arrive.
learn-laid = The cards are laid ready for this lesson; the rules are the real ones.
learn-progress = Step { $step } of { $steps }
learn-hint = Hint
learn-next = Next
learn-back = Back
learn-hints-off = Hide hints
learn-hints-on = Show hints
learn-skip = Skip
learn-again = From the start
learn-resumed = Welcome back. We go on where you were.
learn-other = The rules allow that, and at a real table you decide. For this story, choose “{ $action }”.
learn-over-title = You know { $game } now
learn-over-text = That is all there is to it. The rest you learn by playing.
learn-over-bots = Play a real game with bots
learn-over-friends = Open a table with friends
learn-over-rules = Read the rulebook

## Hints at a real table

hint-title = Good to know
hint-done = Understood
hint-rule = Rule { $clause }
hints-setting = Hints at the table
hints-on = Each once
hints-off = None
hints-again = Show hints again
hints-again-done = All hints will come again.

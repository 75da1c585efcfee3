### Finspan: hints at a table.

finspan-hint-turn = Each turn places one diver: play a fish, or dive. Tap a card to see what it costs, what it does and where it can live.
finspan-hint-dive = A dive meets everything in its column, top to bottom. A printed bonus counts if a fish lies in the zone below it.
finspan-hint-pay = The cards that you pay with are not lost: they lie in your discard pile, and a gain brings one back.
finspan-hint-place = An empty slot, or one with a shorter fish. What is covered scores a point at the end, and its tokens stay.
finspan-hint-hatch = Three young in one slot become a school, which is worth six points. Hatch and move with that in mind.
finspan-hint-move = A token moves any number of slots in one straight line. Two young that meet a third make a school.
finspan-hint-week = The week is scored and all divers come back. Next week counts something else: see Points.
finspan-hint-ending = The last abilities, in any order you like. Then come the points.

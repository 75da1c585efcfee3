"""What an ocean is worth at the end, and who has won (FS-71, FS-72)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tairyo.games.finspan.cards import (
    ABILITIES,
    AT_THE_BOTTOM,
    CONSUMED,
    NO_CONDITION,
    NO_TOKENS,
    POINTS,
    TWO_YOUNG,
    WITH_SCHOOL,
)
from tairyo.games.finspan.mat import DEEP, slots_of
from tairyo.games.finspan.ocean import Ocean
from tairyo.kernel.state import Outcome

if TYPE_CHECKING:
    from tairyo.games.finspan.position import Position

A_SCHOOL: Final = 6
"""Points for a school (FS-71)."""


class Score(NamedTuple):
    """Points by where they come from: the weeks' achievements, then the five of the end (FS-71)."""

    weeks: int
    abilities: int
    fish: int
    consumed: int
    eggs_and_young: int
    schools: int


def holds(ocean: Ocean, slot: int, condition: int, least: int) -> bool:
    """Whether the condition of a game-end ability holds for the fish in a slot."""
    has_egg, has_school = ocean.eggs >> slot & 1 == 1, ocean.schools >> slot & 1 == 1
    young = ocean.young[slot]
    if condition == NO_TOKENS:
        return not has_egg and not has_school and young == 0
    if condition == CONSUMED:
        return len(ocean.beneath[slot]) >= least
    if condition == TWO_YOUNG:
        return young == 2
    if condition == AT_THE_BOTTOM:
        return slot in DEEP
    if condition == WITH_SCHOOL:
        return has_school
    return has_egg and has_school and young > 0


def ability_points(ocean: Ocean, slot: int) -> int:
    """What the fish in a slot scores by its own game-end ability."""
    ability = ABILITIES[ocean.fish[slot]]
    if ability.condition == NO_CONDITION or not holds(ocean, slot, ability.condition, ability.least):
        return 0
    return ability.points


def score(ocean: Ocean) -> Score:
    """FS-71: what an ocean is worth, if the game ended now."""
    return Score(
        weeks=sum([points + best for points, best in ocean.weeks]),
        abilities=sum([ability_points(ocean, slot) for slot in slots_of(ocean.filled)]),
        fish=sum([POINTS[fish] for fish in ocean.fish]),
        consumed=ocean.consumed(),
        eggs_and_young=ocean.eggs_and_young(),
        schools=A_SCHOOL * ocean.schools.bit_count(),
    )


def ranked(state: Position) -> Outcome:
    """FS-72: most points win; of equals, who holds more cards; else they share."""
    scores = [sum(score(ocean)) for ocean in state.oceans]
    keys = [(-points, -len(ocean.hand)) for points, ocean in zip(scores, state.oceans, strict=True)]
    ranking = [tuple([seat for seat, own in enumerate(keys) if own == key]) for key in sorted(set(keys))]
    return Outcome(tuple(scores), tuple(ranking))

"""A dive: from the top of a site down to the sea floor (FS-30 – FS-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tairyo.games.finspan import effects
from tairyo.games.finspan.cards import IF_ACTIVATED, TIMING
from tairyo.games.finspan.events import told
from tairyo.games.finspan.mat import ZONE_BITS
from tairyo.games.finspan.ocean import Ocean
from tairyo.games.finspan.position import IN_DIVE
from tairyo.kernel.event import Event

if TYPE_CHECKING:
    from tairyo.games.finspan.position import Position

FLOOR: Final = 3

STEPS: Final = (
    (True, 0),
    (False, 0),
    (False, 1),
    (False, 2),
    (True, 1),
    (False, 3),
    (True, 2),
    (False, 4),
    (False, 5),
    (True, FLOOR),
)
"""The way down: a printed bonus (True, its place in ``BONUSES``) or the fish of a row (False, the row)."""


def begin(state: Position, column: int) -> list[Event]:
    """FS-30: the diver goes to the top of a site."""
    state.stage = IN_DIVE
    state.column = column
    state.step = 0
    return [told("dived", player=state.seat, column=column)]


def earns(ocean: Ocean, column: int, bonus: int) -> bool:
    """FS-31: a bonus is earned by a fish in the zone below; FS-33: that of the floor by the first diver."""
    if bonus == FLOOR:
        return ocean.dives[column] == 0
    return ocean.filled & ZONE_BITS[column][bonus] != 0


def go_down(state: Position, events: list[Event]) -> bool:
    """The next bonus or fish on the way that gives anything; False when the diver is at the bottom."""
    ocean = state.oceans[state.seat]
    column = state.column
    while state.step < len(STEPS):
        is_bonus, place = STEPS[state.step]
        state.step += 1
        if is_bonus:
            if earns(ocean, column, place):
                events.append(told("bonus_earned", player=state.seat, column=column, bonus=place))
                effects.grant_bonus(state, state.setting.tables.bonuses[column][place])
                return True
        else:
            slot = 3 * place + column
            if TIMING[ocean.fish[slot]] == IF_ACTIVATED:  # FS-32
                events.append(told("activated", player=state.seat, slot=slot, card=ocean.fish[slot]))
                effects.grant(state, slot)
                return True
    ocean.dives[column] += 1
    return False

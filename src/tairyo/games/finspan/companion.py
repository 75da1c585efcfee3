"""The oceans of people who play at a real table, scored by the rules (FS-70 – FS-72)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tairyo.games.finspan import scoring
from tairyo.games.finspan.cards import CARDS, FITS, NAMES
from tairyo.games.finspan.mat import SLOT_NAMES, SLOTS
from tairyo.games.finspan.ocean import SCHOOL_OF, Ocean
from tairyo.games.finspan.position import Position, setting_of
from tairyo.games.finspan.tables import WEEKS_SCORED
from tairyo.kernel.action import Json, Refusal

MOST_SEATS: Final = 5
MOST: Final = 99
"""Points of one week, young in one slot, cards of one hand: more is a slip of the finger."""

_NUMBERS: Final = {name: number for number, name in enumerate(NAMES) if name}


def tally(seats: Sequence[Any]) -> Json:
    """The points of these oceans by their sources, and who has won.

    Each is ``{"slots": [...], "weeks": [...], "hand": n}``: 18 slots row by row as in a view, the points
    of weeks 1–3 (rewards for the best included) as they stand on the pad, and the cards left in hand.
    Raises Refusal for what cannot lie so.
    """
    if not 1 <= len(seats) <= MOST_SEATS:
        raise Refusal("unknown-message")
    state = Position(setting_of(len(seats), {"tables": None, "side": "a"}))
    cards: set[int] = set()
    for seat, ocean in zip(seats, state.oceans, strict=True):
        weeks = [_number(points) for points in _list(_of(seat, "weeks"), WEEKS_SCORED)]
        ocean.weeks = [(points, 0) for points in weeks]
        ocean.hand = [0] * _number(_of(seat, "hand"))
        for number, slot in enumerate(_list(_of(seat, "slots"), SLOTS)):
            _fill(state, ocean, number, slot, cards)
    scores = [scoring.score(ocean)._asdict() for ocean in state.oceans]
    return {"scores": scores, "ranking": scoring.ranked(state).data()["ranking"]}


def _fill(state: Position, ocean: Ocean, number: int, slot: Any, cards: set[int]) -> None:
    """What lies in one slot. A card lies in one place of the table only."""
    where, tables = SLOT_NAMES[number], state.setting.tables
    visible, beneath = _of(slot, "fish"), _of(slot, "beneath")
    fish = [_fish(name) for name in _list(beneath, len(beneath) if isinstance(beneath, list) else 0)]
    if visible is not None:
        fish.append(_fish(visible))
    elif fish:
        raise Refusal("finspan-tally-nothing-above", slot=where)
    for one in fish:
        if one in cards:
            raise Refusal("finspan-tally-twice", card=NAMES[one])
        if one <= CARDS:
            cards.add(one)
        elif tables.start[number] != one or fish.count(one) > 1:  # FS-5
            raise Refusal("finspan-tally-not-there", card=NAMES[one], slot=where)
        if one != fish[-1] and tables.lengths[one] >= tables.lengths[fish[-1]]:  # FS-25, FS-53
            raise Refusal("finspan-tally-not-shorter", card=NAMES[one], covered=NAMES[fish[-1]])
        ocean.lay(one, number)
    if fish and fish[-1] <= CARDS and not FITS[fish[-1]] >> number & 1:  # FS-23, FS-24
        raise Refusal("finspan-tally-not-there", card=NAMES[fish[-1]], slot=where)
    egg, young, school = _of(slot, "egg"), _number(_of(slot, "young")), _of(slot, "school")
    if type(egg) is not bool or type(school) is not bool:
        raise Refusal("unknown-message")
    if egg and not fish:  # FS-43
        raise Refusal("finspan-tally-egg-alone", slot=where)
    if young >= SCHOOL_OF and not school:  # FS-48
        raise Refusal("finspan-tally-school", slot=where)
    ocean.eggs |= egg << number
    ocean.schools |= school << number
    ocean.young[number] = young


def _of(given: Any, name: str) -> Any:
    if not isinstance(given, dict) or name not in given:
        raise Refusal("unknown-message")
    return given[name]


def _list(given: Any, size: int) -> list[Any]:
    if not isinstance(given, list) or len(given) != size or size > CARDS:
        raise Refusal("unknown-message")
    return given


def _number(given: Any) -> int:
    if type(given) is not int or not 0 <= given <= MOST:
        raise Refusal("unknown-message")
    return given


def _fish(name: Any) -> int:
    number = _NUMBERS.get(name) if isinstance(name, str) else None
    if number is None:
        raise Refusal("unknown-message")
    return number

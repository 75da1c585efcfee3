"""Fish and catnip of Fishy Fables; the catnip decks come from a data file that a user may replace (FF-71).

A fish is its number, 1–48. A catnip card is the place of its effect in ``EFFECTS``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from tairyo.kernel import datafile

FISH: Final = 48
PILES: Final = 4
PILE: Final = 12
HAND: Final = 8
ROUNDS: Final = 8
MAX_SEATS: Final = 6

EFFECTS: Final = (
    "plus_5",
    "plus_10",
    "double",
    "minus_5",
    "halve",
    "peek",
    "swap",
    "refund",
    "cancel",
)
PLUS_5: Final = 0
PLUS_10: Final = 1
DOUBLE: Final = 2
MINUS_5: Final = 3
HALVE: Final = 4
PEEK: Final = 5
SWAP: Final = 6
REFUND: Final = 7
CANCEL: Final = 8

DRAFT: Final = 0
PURCHASE: Final = 1
SELECTION: Final = 2
DELIBERATION: Final = 3
GUESSING: Final = 4
WINDOW: Final = 5
FIB: Final = 6
OVER: Final = 7
"""The phases. Guessing comes before resolution (FF-81), the reveal window within it (FF-73)."""

DECKS: Final = ("full", "attested", "off")
"""The choices of the option ``catnip`` (FF-3, FF-71)."""

MAX_START: Final = 100
MAX_COPIES: Final = 24


def is_own(effect: int) -> bool:
    """Whether it changes the size of the own fish."""
    return effect <= DOUBLE


def is_size(effect: int) -> bool:
    """Whether it is a size card (FF-72): on the own fish, or on that of another seat."""
    return effect <= HALVE


def is_aimed(effect: int) -> bool:
    """Whether it names another seat."""
    return MINUS_5 <= effect <= PEEK


def sized(size: int, effect: int) -> int:
    """What a size becomes by a size card (FF-74)."""
    if effect == DOUBLE:
        return size * 2
    if effect == PLUS_5:
        return size + 5
    if effect == PLUS_10:
        return size + 10
    if effect == HALVE:
        return size // 2
    return max(0, size - 5)


@dataclass(frozen=True, eq=False)
class Tables:
    """What a copy of the game prints. ``decks``: by choice of catnip, every card of the deck."""

    start: int
    price: int
    limit: int
    decks: dict[str, tuple[int, ...]]


@cache
def standard() -> Tables:
    """The tables that the game comes with."""
    return read_tables(own_file())


def own_file() -> dict[str, Any]:
    """The content of the game's own data file."""
    return datafile.read_own(__package__)


def tables_of(data: Mapping[str, Any] | None) -> Tables:
    """The tables of a game's ``tables`` option: its own, or the content of another file."""
    return standard() if data is None else read_tables(data)


def read_tables(data: Mapping[str, Any]) -> Tables:
    """Check the content of a data file and make tables of it. Raises BadOption with what is wrong."""
    datafile.known(data, "none", "start_purrency", "catnip_price", "catnip_hand_limit", "catnip")
    catnip = datafile.section(data, "catnip")
    datafile.known(catnip, "[catnip]", "full", "attested")
    return Tables(
        start=datafile.number(data.get("start_purrency"), "start_purrency", 2, MAX_START),
        price=datafile.number(data.get("catnip_price"), "catnip_price", 1, MAX_START),
        limit=datafile.number(data.get("catnip_hand_limit"), "catnip_hand_limit", 1, 9),
        decks={"full": _deck(catnip, "full"), "attested": _deck(catnip, "attested"), "off": ()},
    )


def _deck(catnip: Mapping[str, Any], name: str) -> tuple[int, ...]:
    rows = catnip.get(name)
    where = f"catnip.{name}"
    if not isinstance(rows, list | tuple) or not rows or not all(isinstance(row, Mapping) for row in rows):
        raise datafile.wrong("fishy-fables-tables-rows", where)
    deck: list[int] = []
    for row in rows:
        datafile.known(row, where, "effect", "copies")
        effect = row.get("effect")
        if not isinstance(effect, str) or effect not in EFFECTS:
            given, known = datafile.shown(effect), ", ".join(EFFECTS)
            raise datafile.wrong("fishy-fables-tables-effect", where, given=given, known=known)
        card = EFFECTS.index(effect)
        if card in deck:
            raise datafile.wrong("fishy-fables-tables-twice", where, given=effect)
        deck += [card] * datafile.number(row.get("copies"), f"{where}, {effect}", 1, MAX_COPIES)
    return tuple(sorted(deck))

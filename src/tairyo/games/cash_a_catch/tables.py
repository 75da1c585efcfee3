"""Cards and prices of Cash a Catch, read from a data file that a user may replace (CC-1, CC-10, CC-43).

A card is a small number: four times the place of its kind in ``KINDS``, plus its value, which is the
number of fish on it (1–3; 0 for a card that is no fish). Cards of the same face are the same number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from tairyo.kernel import datafile

FISH: Final = ("tuna", "shark", "eel", "flounder", "crab", "lobster")
KINDS: Final = (*FISH, "octopus", "thief", "can", "final-phase", "market-close")
OCTOPUS: Final = 6
THIEF: Final = 7
CAN: Final = 8
FINAL_PHASE: Final = 9 << 2
MARKET_CLOSE: Final = 10 << 2
NO_KIND: Final = -1

START_MONEY: Final = 30
LOT_PRICE: Final = 10
FEE: Final = 1
RESCUED: Final = 2
"""Fish that a can takes out of the trash (CC-36)."""
TRASH_CHARGE: Final = 3
"""The most that a card in the trash costs (CC-42)."""
PLACES: Final = 3
ICE: Final = 2
"""A seat's places: two crates, then the ice box (CC-4)."""
FINAL_FROM_BOTTOM: Final = 15
LAST_CARDS: Final = 5
"""CC-3: where Final Phase goes in, and among how many cards Market Close is shuffled."""
FULL: Final = 10
"""CC-11: more fish than these pay as these."""

CARD_NAMES: Final = tuple(
    f"{name}-{value}" if value else name if kind > OCTOPUS else ""
    for kind, name in enumerate(KINDS)
    for value in (range(4) if kind <= OCTOPUS else (0, 0, 0, 0))
)
"""By card: its written form, ``tuna-3`` or ``thief``."""

CARDS: Final = {name: card for card, name in reversed(list(enumerate(CARD_NAMES))) if name}
"""Every card that a deck could hold, by its written form."""


def kind_of(cards: Sequence[int]) -> int:
    """The kind of a place: that of the fish in it; lone octopuses have none (CC-13, CC-35)."""
    for card in cards:
        if card >> 2 != OCTOPUS:
            return card >> 2
    return NO_KIND


def worth(cards: Sequence[int], prices: Sequence[int]) -> int:
    """What a place brings by a column of the price list (CC-10, CC-11, CC-13)."""
    if kind_of(cards) == NO_KIND:
        return 0
    return prices[min(FULL, sum([card & 3 for card in cards]))]


@dataclass(frozen=True, eq=False)
class Tables:
    """What a copy of the game prints: its cards but for the phases, and the price list for 0–10 fish."""

    cards: tuple[int, ...]
    full: tuple[int, ...]
    half: tuple[int, ...]


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
    datafile.known(data, "none", "fish", "actions", "prices")
    fish, actions, prices = (datafile.section(data, name) for name in ("fish", "actions", "prices"))
    datafile.known(fish, "[fish]", *KINDS[: OCTOPUS + 1])
    datafile.known(actions, "[actions]", *KINDS[THIEF : CAN + 1])
    datafile.known(prices, "[prices]", "full", "half")
    cards: list[int] = []
    for kind, name in enumerate(KINDS[: OCTOPUS + 1]):
        for value, copies in enumerate(datafile.numbers(fish.get(name), f"fish.{name}", 0, 30, 3), 1):
            cards += [kind << 2 | value] * copies
    if len(cards) != 93:
        raise datafile.wrong("cash-a-catch-tables-deck", "fish", wanted=93, given=len(cards))
    for kind in (THIEF, CAN):
        name = KINDS[kind]
        cards += [kind << 2] * datafile.number(actions.get(name), f"actions.{name}", 0, 9)
    if len(cards) != 102:
        raise datafile.wrong("cash-a-catch-tables-deck", "actions", wanted=9, given=len(cards) - 93)
    full, half = ((0, *_rising(prices, name)) for name in ("full", "half"))
    return Tables(tuple(cards), full, half)


def _rising(section: Mapping[str, Any], name: str) -> tuple[int, ...]:
    prices = datafile.numbers(section.get(name), f"prices.{name}", 0, 100, FULL)
    if list(prices) != sorted(prices):
        raise datafile.wrong("cash-a-catch-tables-rising", f"prices.{name}")
    return prices

"""Cards and tables of Farm Hand, read from a data file that a user may replace (FH-3, FH-11, FH-53).

A card is a small number: eight times the place of its suit in ``SUITS``, plus its own number (1–7).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from tairyo.kernel import datafile

SUITS: Final = ("red", "purple", "orange", "green", "blue", "yellow")
NUMBERS: Final = range(1, 8)
ROUNDS: Final = 6
MAX_EXTRA: Final = 20
"""FH-44: after so many extra rounds a tie is shared."""
MAX_HAND: Final = 6
DUMMIES: Final[dict[int, tuple[str, ...]]] = {1: ("mack", "donald"), 2: ("mack",), 3: (), 4: (), 5: ()}
"""FH-50, FH-60: the dummies of a game, by the number of seats."""


CARD_NAMES: Final = tuple(f"{suit}-{number}" if number else "" for suit in SUITS for number in range(8))
"""By card: its written form, ``blue-4``."""

BACKS: Final = tuple(suit for suit in SUITS for _ in range(8))
"""By card: its back, which is the name of its suit."""

CARDS: Final = {name: card for card, name in enumerate(CARD_NAMES) if name}
"""Every card that a deck could hold, by its written form."""


@dataclass(frozen=True, eq=False)
class Tables:
    """What a copy of the game prints: suits, animals, cards dealt by round, the dummies' bids."""

    suits: dict[str, tuple[int, ...]]
    animals: tuple[str, ...]
    deal: dict[int, tuple[int, ...]]
    dummy_bids: dict[int, tuple[tuple[int, ...], ...]]
    cards: tuple[int, ...]


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
    datafile.known(data, "none", "suits", "animals", "deal", "dummy_bids")
    suits = _suits(datafile.section(data, "suits"))
    dealt = datafile.section(data, "deal")
    datafile.known(dealt, "[deal]", *map(str, DUMMIES))
    deal = {
        seats: _row(dealt, str(seats), "deal", 1, min(MAX_HAND, 21 // (seats + len(names))))
        for seats, names in DUMMIES.items()
    }
    return Tables(
        suits=suits,
        animals=_animals(datafile.section(data, "animals")),
        deal=deal,
        dummy_bids=_dummy_bids(datafile.section(data, "dummy_bids"), deal),
        cards=tuple(CARDS[f"{suit}-{number}"] for suit, numbers in suits.items() for number in numbers),
    )


def _row(section: Mapping[str, Any], name: str, where: str, low: int, high: int) -> tuple[int, ...]:
    return datafile.numbers(section.get(name), f"{where}.{name}", low, high, ROUNDS)


def _suits(section: Mapping[str, Any]) -> dict[str, tuple[int, ...]]:
    """FH-1, FH-3: 21 cards, three of each number, no number twice in a suit."""
    datafile.known(section, "[suits]", *SUITS)
    suits = {}
    for suit in SUITS:
        numbers = datafile.numbers(section.get(suit), f"suits.{suit}", 1, 7)
        if not numbers:
            raise datafile.wrong("farm-hand-tables-empty", f"suits.{suit}")
        for n in numbers:
            if numbers.count(n) > 1:
                raise datafile.wrong("farm-hand-tables-twice", f"suits.{suit}", number=n)
        suits[suit] = tuple(sorted(numbers))
    every = [n for numbers in suits.values() for n in numbers]
    if len(every) != 21:
        raise datafile.wrong("farm-hand-tables-deck", "suits", given=len(every))
    for n in NUMBERS:
        if every.count(n) != 3:
            raise datafile.wrong("farm-hand-tables-three", "suits", number=n, given=every.count(n))
    return suits


def _animals(section: Mapping[str, Any]) -> tuple[str, ...]:
    """FH-5: an animal for each number."""
    datafile.known(section, "[animals]", *(str(n) for n in NUMBERS))
    animals = [section.get(str(n)) for n in NUMBERS]
    for n, animal in zip(NUMBERS, animals, strict=True):
        if not isinstance(animal, str) or animal not in ANIMALS:
            given, known = datafile.shown(animal), ", ".join(sorted(ANIMALS))
            raise datafile.wrong("farm-hand-tables-animal", f"animals.{n}", given=given, known=known)
    return tuple(str(animal) for animal in animals)


ANIMALS: Final = frozenset({"mouse", "hen", "cat", "dog", "sheep", "pig", "cow"})
"""Those that have a name and a picture here."""


def _dummy_bids(
    section: Mapping[str, Any], deal: dict[int, tuple[int, ...]]
) -> dict[int, tuple[tuple[int, ...], ...]]:
    """FH-53, FH-60: each dummy's bid in rounds 1–6, never above the cards dealt."""
    keys = {1: "solo", 2: "two_players"}
    datafile.known(section, "[dummy_bids]", *keys.values())
    bids: dict[int, tuple[tuple[int, ...], ...]] = {3: (), 4: (), 5: ()}
    for seats, key in keys.items():
        table = datafile.section(section, key)
        datafile.known(table, f"dummy_bids.{key}", *DUMMIES[seats])
        rows = [_row(table, name, f"dummy_bids.{key}", 0, MAX_HAND) for name in DUMMIES[seats]]
        for name, row in zip(DUMMIES[seats], rows, strict=True):
            for number, (bid, dealt) in enumerate(zip(row, deal[seats], strict=True), 1):
                if bid > dealt:
                    place = f"dummy_bids.{key}.{name}"
                    raise datafile.wrong("farm-hand-tables-bid", place, tricks=bid, round=number, cards=dealt)
        bids[seats] = tuple(rows)
    return bids

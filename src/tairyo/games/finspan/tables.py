"""The mat's bonuses and the achievement tiles, from a data file that a user may replace (FS-4, FS-31, FS-62)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from tairyo.games.finspan.cards import CARD_LENGTHS, FORAGE, FORAGE_NAMES, NO_FISH, benefits_of
from tairyo.games.finspan.mat import COLUMNS, ROWS, SLOTS
from tairyo.kernel.game import BadOption

COUNTS: Final = (
    "eggs_and_young",
    "full_rows",
    "schools",
    "young",
    "pairs_of_eggs",
    "triples_of_eggs",
    "small_fish",
    "medium_fish",
    "large_fish",
    "fish_with_token",
    "fish_without_token",
    "if_activated_fish",
    "predator_tags",
    "consumed_fish",
)
"""What an achievement may count (FS-61, FS-62)."""

BONUSES: Final = ("sunlight", "twilight", "midnight", "floor")
"""Where a column prints its bonuses: before rows 1, 4 and 5, and on the sea floor."""
WEEKS_SCORED: Final = 3
SCORED: Final = ("week1", "week2", "week3")

Tile = tuple[int, int]
"""An achievement: what it counts (a place in ``COUNTS``), and the points for each."""


@dataclass(frozen=True, eq=False)
class Tables:
    """What a copy of the game prints.

    ``start``: by slot, the forage fish in it. ``lengths``: in cm, by the number of a fish. ``bonuses``: by
    column and place in ``BONUSES``, the benefits. ``side_b``: by week, the tiles.
    """

    start: tuple[int, ...]
    start_eggs: int
    start_young: int
    lengths: tuple[int, ...]
    bonuses: tuple[tuple[tuple[int, ...], ...], ...]
    side_a: tuple[Tile, ...]
    side_b: tuple[tuple[Tile, ...], ...]


@cache
def standard() -> Tables:
    """The tables that the game comes with."""
    return read_tables(own_file())


def own_file() -> dict[str, Any]:
    """The content of the game's own data file."""
    return tomllib.loads(files(__package__).joinpath("tables.toml").read_text(encoding="utf-8"))


def tables_of(data: Mapping[str, Any] | None) -> Tables:
    """The tables of a game's ``tables`` option: its own, or the content of another file."""
    return standard() if data is None else read_tables(data)


def read_tables(data: Mapping[str, Any]) -> Tables:
    """Check the content of a data file and make tables of it. Raises BadOption with what is wrong."""
    _known(data, "none", "forage", "start_young", "dive_bonus", "achievements")
    start, eggs, lengths = _forage(data.get("forage"))
    young = _section(data, "start_young", "start_young")
    _known(young, "[start_young]", "slot")
    start_young = _slot(young, "start_young")
    if start[start_young] != NO_FISH:
        raise _wrong("slot-taken", "start_young")
    bonuses = _section(data, "dive_bonus", "dive_bonus")
    _known(bonuses, "[dive_bonus]", *COLUMNS)
    achievements = _section(data, "achievements", "achievements")
    _known(achievements, "[achievements]", "side_a", "side_b")
    side_a = _section(achievements, "side_a", "achievements.side_a")
    side_b = _section(achievements, "side_b", "achievements.side_b")
    _known(side_a, "[achievements.side_a]", *SCORED)
    _known(side_b, "[achievements.side_b]", *SCORED)
    return Tables(
        start=start,
        start_eggs=eggs,
        start_young=start_young,
        lengths=lengths,
        bonuses=tuple([_bonuses(bonuses, column) for column in COLUMNS]),
        side_a=tuple([_tile(side_a.get(week), f"achievements.side_a.{week}") for week in SCORED]),
        side_b=tuple([_tiles(side_b.get(week), f"achievements.side_b.{week}") for week in SCORED]),
    )


def _wrong(code: str, place: str, **details: str | int) -> BadOption:
    """What is wrong with the file; ``place`` is where, as in ``dive_bonus.blue``."""
    return BadOption(f"finspan-tables-{code}", name="tables", place=place, **details)


def _known(data: Mapping[str, Any], where: str, *names: str) -> None:
    for name in data:
        if name not in names:
            raise _wrong("unknown", where, given=str(name)[:40], known=", ".join(names))


def _section(data: Mapping[str, Any], name: str, where: str) -> Mapping[str, Any]:
    section = data.get(name)
    if not isinstance(section, Mapping):
        raise _wrong("section", where)
    return section


def _rows(rows: Any, where: str) -> list[Mapping[str, Any]]:
    if not isinstance(rows, list | tuple) or not rows or not all(isinstance(row, Mapping) for row in rows):
        raise _wrong("rows", where)
    return list(rows)


def _number(data: Mapping[str, Any], name: str, where: str, low: int, high: int) -> int:
    value = data.get(name)
    if type(value) is not int or not low <= value <= high:
        raise _wrong("number", f"{where}, {name}", given=str(value)[:40], low=low, high=high)
    return int(value)


def _choice(data: Mapping[str, Any], name: str, where: str, known: tuple[str, ...]) -> int:
    value = data.get(name)
    if not isinstance(value, str) or value not in known:
        raise _wrong("choice", f"{where}, {name}", given=str(value)[:40], known=", ".join(known))
    return known.index(value)


def _slot(data: Mapping[str, Any], where: str) -> int:
    match data.get("slot"):
        case [str(column), int(row)] if column in COLUMNS and type(row) is int and 1 <= row <= ROWS:
            return 3 * (row - 1) + COLUMNS.index(column)
    raise _wrong("slot", where, known=", ".join(COLUMNS), rows=ROWS)


def _forage(data: Any) -> tuple[tuple[int, ...], int, tuple[int, ...]]:
    """FS-5: where the forage fish are printed, which begin with an egg, and all lengths."""
    start, eggs, lengths = [NO_FISH] * SLOTS, 0, [0] * len(FORAGE)
    for row in _rows(data, "forage"):
        _known(row, "[[forage]]", "name", "slot", "length_cm", "token")
        place = _choice(row, "name", "forage", FORAGE_NAMES)
        where = f"forage, {FORAGE_NAMES[place]}"
        slot = _slot(row, where)
        if start[slot] != NO_FISH:
            raise _wrong("slot-taken", where)
        if lengths[place]:
            raise _wrong("twice", where)
        start[slot] = FORAGE[place]
        lengths[place] = _number(row, "length_cm", where, 1, 9999)
        if "token" in row:
            _choice(row, "token", where, ("egg",))
            eggs |= 1 << slot
    if 0 in lengths:
        raise _wrong("missing", "forage", known=", ".join(FORAGE_NAMES))
    return tuple(start), eggs, (*CARD_LENGTHS, *lengths)


def _bonuses(data: Mapping[str, Any], column: str) -> tuple[tuple[int, ...], ...]:
    """FS-31, FS-33: the bonuses of a column."""
    where = f"dive_bonus.{column}"
    section = _section(data, column, where)
    _known(section, where, *BONUSES)
    bonuses = []
    for name in BONUSES:
        text = section.get(name)
        try:
            bonuses.append(benefits_of(text if isinstance(text, str) else ""))
        except ValueError:
            raise _wrong("bonus", f"{where}, {name}", given=str(text)[:40]) from None
    return tuple(bonuses)


def _tile(data: Any, where: str) -> Tile:
    if not isinstance(data, Mapping):
        raise _wrong("section", where)
    _known(data, where, "count", "points")
    return _choice(data, "count", where, COUNTS), _number(data, "points", where, 1, 9)


def _tiles(data: Any, where: str) -> tuple[Tile, ...]:
    return tuple([_tile(row, where) for row in _rows(data, where)])

"""The mat and the achievement tiles, from a data file that a user may replace (FS-4, FS-5, FS-31, FS-62)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from tairyo.games.finspan.cards import CARD_LENGTHS, FORAGE, FORAGE_NAMES, NO_FISH, benefits_of
from tairyo.games.finspan.mat import COLUMNS, ROWS, SLOTS
from tairyo.kernel import datafile

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
    return datafile.read_own(__package__)


def tables_of(data: Mapping[str, Any] | None) -> Tables:
    """The tables of a game's ``tables`` option: its own, or the content of another file."""
    return standard() if data is None else read_tables(data)


def read_tables(data: Mapping[str, Any]) -> Tables:
    """Check the content of a data file and make tables of it. Raises BadOption with what is wrong."""
    datafile.known(data, "none", "forage", "start_young", "dive_bonus", "achievements")
    start, eggs, lengths = _forage(data.get("forage"))
    young = datafile.section(data, "start_young")
    datafile.known(young, "[start_young]", "slot")
    start_young = _slot(young.get("slot"), "start_young")
    if start[start_young] != NO_FISH:
        raise datafile.wrong("finspan-tables-slot-taken", "start_young")
    bonuses = datafile.section(data, "dive_bonus")
    datafile.known(bonuses, "[dive_bonus]", *COLUMNS)
    achievements = datafile.section(data, "achievements")
    datafile.known(achievements, "[achievements]", "side_a", "side_b")
    side_a, side_b = datafile.section(achievements, "side_a"), datafile.section(achievements, "side_b")
    datafile.known(side_a, "[achievements.side_a]", *SCORED)
    datafile.known(side_b, "[achievements.side_b]", *SCORED)
    return Tables(
        start=start,
        start_eggs=eggs,
        start_young=start_young,
        lengths=lengths,
        bonuses=tuple([_bonuses(datafile.section(bonuses, column), column) for column in COLUMNS]),
        side_a=tuple([_tile(datafile.section(side_a, week), f"side_a.{week}") for week in SCORED]),
        side_b=tuple([_tiles(side_b.get(week), f"side_b.{week}") for week in SCORED]),
    )


def _rows(rows: Any, where: str) -> list[Mapping[str, Any]]:
    if not isinstance(rows, list | tuple) or not rows or not all(isinstance(row, Mapping) for row in rows):
        raise datafile.wrong("finspan-tables-rows", where)
    return list(rows)


def _choice(value: Any, where: str, known: tuple[str, ...]) -> int:
    if not isinstance(value, str) or value not in known:
        given = datafile.shown(value)
        raise datafile.wrong("finspan-tables-choice", where, given=given, known=", ".join(known))
    return known.index(value)


def _slot(value: Any, where: str) -> int:
    match value:
        case [str(column), int(row)] if column in COLUMNS and type(row) is int and 1 <= row <= ROWS:
            return 3 * (row - 1) + COLUMNS.index(column)
    raise datafile.wrong("finspan-tables-slot", where, known=", ".join(COLUMNS), rows=ROWS)


def _forage(data: Any) -> tuple[tuple[int, ...], int, tuple[int, ...]]:
    """FS-5: where the forage fish are printed, which begin with an egg, and the lengths of all fish."""
    start, eggs, lengths = [NO_FISH] * SLOTS, 0, [0] * len(FORAGE)
    for row in _rows(data, "forage"):
        datafile.known(row, "[[forage]]", "name", "slot", "length_cm", "token")
        place = _choice(row.get("name"), "forage, name", FORAGE_NAMES)
        where = f"forage, {FORAGE_NAMES[place]}"
        slot = _slot(row.get("slot"), where)
        if start[slot] != NO_FISH:
            raise datafile.wrong("finspan-tables-slot-taken", where)
        if lengths[place]:
            raise datafile.wrong("finspan-tables-twice", where)
        start[slot] = FORAGE[place]
        lengths[place] = datafile.number(row.get("length_cm"), f"{where}, length_cm", 1, 9999)
        if "token" in row:
            _choice(row["token"], f"{where}, token", ("egg",))
            eggs |= 1 << slot
    if 0 in lengths:
        raise datafile.wrong("finspan-tables-missing", "forage", known=", ".join(FORAGE_NAMES))
    return tuple(start), eggs, (*CARD_LENGTHS, *lengths)


def _bonuses(section: Mapping[str, Any], column: str) -> tuple[tuple[int, ...], ...]:
    """FS-31, FS-33: the bonuses of a column."""
    where = f"dive_bonus.{column}"
    datafile.known(section, where, *BONUSES)
    bonuses = []
    for name in BONUSES:
        text = section.get(name)
        try:
            bonuses.append(benefits_of(text if isinstance(text, str) else ""))
        except ValueError:
            given = datafile.shown(text)
            raise datafile.wrong("finspan-tables-bonus", f"{where}, {name}", given=given) from None
    return tuple(bonuses)


def _tile(row: Mapping[str, Any], where: str) -> Tile:
    datafile.known(row, where, "count", "points")
    count = _choice(row.get("count"), f"{where}, count", COUNTS)
    return count, datafile.number(row.get("points"), f"{where}, points", 1, 9)


def _tiles(rows: Any, where: str) -> tuple[Tile, ...]:
    return tuple([_tile(row, where) for row in _rows(rows, where)])

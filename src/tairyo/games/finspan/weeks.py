"""The end of a week: achievements, divers, and the first-player token (FS-60 – FS-63)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tairyo.games.finspan.cards import IF_ACTIVATED, LARGE, MEDIUM, NO_FISH, PREDATORS, SMALL, TIMING, size_of
from tairyo.games.finspan.events import told
from tairyo.games.finspan.mat import ROW_BITS
from tairyo.games.finspan.ocean import Ocean
from tairyo.games.finspan.tables import COUNTS, Tile
from tairyo.kernel.event import Event

if TYPE_CHECKING:
    from tairyo.games.finspan.position import Position

BEST_OF_WEEK: Final = 3
"""Side B: what the best of a week gets on top (FS-60)."""

Lengths = tuple[int, ...]


def _with_token(ocean: Ocean) -> int:
    return (ocean.filled & (ocean.eggs | ocean.schools | ocean.with_young())).bit_count()


_SIZES: Final = {"small_fish": SMALL, "medium_fish": MEDIUM, "large_fish": LARGE}


def counted(ocean: Ocean, count: str, lengths: Lengths) -> int:
    """How many of what an achievement counts are in an ocean (FS-61, FS-62)."""
    match count:
        case "eggs_and_young":
            return ocean.eggs_and_young()
        case "full_rows":
            return sum([ocean.filled & row == row for row in ROW_BITS])
        case "schools":
            return ocean.schools.bit_count()
        case "young":
            return sum(ocean.young)
        case "pairs_of_eggs":
            return ocean.eggs.bit_count() // 2
        case "triples_of_eggs":
            return ocean.eggs.bit_count() // 3
        case "fish_with_token":
            return _with_token(ocean)
        case "fish_without_token":
            return ocean.filled.bit_count() - _with_token(ocean)
        case "if_activated_fish":
            return sum([TIMING[fish] == IF_ACTIVATED for fish in ocean.fish])
        case "predator_tags":
            return sum([PREDATORS[fish] for fish in ocean.fish])
        case "consumed_fish":
            return ocean.consumed()
    size = _SIZES[count]
    return sum([fish != NO_FISH and size_of(lengths[fish]) == size for fish in ocean.fish])


def achieved(ocean: Ocean, tile: Tile, lengths: Lengths) -> int:
    """The points of a tile for an ocean (FS-61, FS-62)."""
    return tile[1] * counted(ocean, COUNTS[tile[0]], lengths)


def bonuses(points: list[int]) -> list[int]:
    """FS-60: side B's reward for the best of the week: of several seats, and not for nothing."""
    best = max(points)
    return [BEST_OF_WEEK if len(points) > 1 and won == best > 0 else 0 for won in points]


def end_week(state: Position) -> list[Event]:
    """FS-60: all seats score the week's achievement, divers come back, the token goes clockwise."""
    tile = state.tiles[state.week - 1]
    lengths = state.setting.tables.lengths
    points = [achieved(ocean, tile, lengths) for ocean in state.oceans]
    extra = bonuses(points) if state.setting.side_b else [0] * len(points)
    for seat, ocean in enumerate(state.oceans):
        ocean.weeks.append((points[seat], extra[seat]))
        ocean.plays = 0
        ocean.dives = [0, 0, 0]
    events: list[Event] = [
        told("week_ended", week=state.week, count=tile[0], points=points, best=extra),
    ]
    state.week += 1
    state.turns = 0
    state.first = (state.first + 1) % state.setting.seats
    events.append(told("week_began", week=state.week, first=state.first))
    return events

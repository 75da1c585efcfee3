"""The ocean mat of Finspan: 18 slots in three dive sites (columns) by six rows (FS-4, FS-8).

A slot is a number: three times its row, plus its column. A set of slots is bits: slot 4 is ``1 << 4``.
"""

from __future__ import annotations

from functools import cache
from typing import Final

COLUMNS: Final = ("blue", "purple", "green")
ROWS: Final = 6
SLOTS: Final = 18

SUNLIGHT: Final = 0
TWILIGHT: Final = 1
MIDNIGHT: Final = 2
ZONE_OF_ROW: Final = (SUNLIGHT, SUNLIGHT, SUNLIGHT, TWILIGHT, MIDNIGHT, MIDNIGHT)
ESTUARY: Final = (0, 1, 2)
DEEP: Final = (15, 16, 17)


def row_of(slot: int) -> int:
    """Its row, 0 at the top."""
    return slot // 3


def column_of(slot: int) -> int:
    """Its dive site: a place in ``COLUMNS``."""
    return slot % 3


def zone_of(slot: int) -> int:
    """FS-8: sunlight, twilight or midnight."""
    return ZONE_OF_ROW[slot // 3]


def bits_of(slots: tuple[int, ...]) -> int:
    """These slots as bits."""
    bits = 0
    for slot in slots:
        bits |= 1 << slot
    return bits


@cache
def slots_of(bits: int) -> tuple[int, ...]:
    """The slots of these bits, from the top left."""
    return tuple([slot for slot in range(SLOTS) if bits >> slot & 1])


ALL_SLOTS: Final = (1 << SLOTS) - 1
PLACES: Final = ("blue", "purple", "green", "top_row", "bottom_row", "sunlight")
PLACE_BITS: Final = (
    bits_of(tuple(range(0, SLOTS, 3))),
    bits_of(tuple(range(1, SLOTS, 3))),
    bits_of(tuple(range(2, SLOTS, 3))),
    bits_of(ESTUARY),
    bits_of(DEEP),
    bits_of(tuple(range(9))),
)
"""The named places of abilities, and their slots."""
ROW_BITS: Final = tuple(7 << 3 * row for row in range(ROWS))
ZONE_BITS: Final = tuple(
    tuple(
        bits_of(tuple(slot for slot in range(SLOTS) if slot % 3 == column and zone_of(slot) == zone))
        for zone in range(3)
    )
    for column in range(3)
)
"""By column and zone: its slots."""

SLOT_NAMES: Final = tuple(f"{COLUMNS[slot % 3]}-{slot // 3 + 1}" for slot in range(SLOTS))
"""By slot: its written form, ``blue-1`` at the top left."""
SLOT_OF: Final = {name: slot for slot, name in enumerate(SLOT_NAMES)}


def _rays(slot: int) -> tuple[tuple[int, ...], ...]:
    row, column = slot // 3, slot % 3
    return (
        tuple(3 * above + column for above in range(row - 1, -1, -1)),
        tuple(3 * row + left for left in range(column - 1, -1, -1)),
        tuple(3 * row + right for right in range(column + 1, 3)),
        tuple(3 * below + column for below in range(row + 1, ROWS)),
    )


RAYS: Final = tuple(tuple(ray for ray in _rays(slot) if ray) for slot in range(SLOTS))
"""By slot: the straight lines that lead from it, each from the nearest slot on (FS-47)."""

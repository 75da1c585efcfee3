"""The cards of Fish 'em Up, read from a data file that a user may replace (FE-1, FE-5, FE-20).

A card is a small number, its place in ``CARD_NAMES``. A face knows its four turned pictures, and for each the
demands that its rim makes on a net (see net.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from tairyo.kernel.datafile import known, read_own, section, shown, wrong
from tairyo.kernel.game import BadOption

WIDTH: Final = 5
HEIGHT: Final = 7
"""FE-20: cells of a card that is not turned."""
ICON: Final = 2
"""FE-30: the picture of a catch is a block of so many cells each way."""
HAND: Final = 3

START: Final = 0
ANCHORS: Final = 18
DECKS: Final = 4
DECK: Final = 9
SEA: Final = DECKS * DECK

CARD_NAMES: Final = (
    "S0",
    *(f"A{number:02}" for number in range(1, ANCHORS + 1)),
    *(f"{deck}{number:02}" for deck in range(1, DECKS + 1) for number in range(1, DECK + 1)),
)
"""By card: the start net, the anchor cards, the four sea decks."""

CARDS: Final = {name: card for card, name in enumerate(CARD_NAMES)}
"""Every card by its name."""

CATCHES: Final = ("fish", "crab", "seahorse", "trash", "jellyfish", "boat")
FISH: Final = 0
CRAB: Final = 1
SEAHORSE: Final = 2
TRASH: Final = 3
JELLYFISH: Final = 4
BOAT: Final = 5
NO_CATCH: Final = -1
ICONS: Final = "FCST"
"""How a face draws the first four catches."""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = ("north", "east", "south", "west")
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Sides of a cell, and the way over each: x to the right, y down."""

Spots = tuple[tuple[int, int], ...]
"""Places in a turned card, counted from the cell diagonally before its first: one more than in the card."""


def pool_of(card: int) -> int:
    """Which pile a card comes from: 0 the anchors, 1–4 the sea decks."""
    return 0 if card <= ANCHORS else 1 + (card - ANCHORS - 1) // DECK


class Turned:
    """A face turned by quarter turns: ``cells[y][x]`` tells net (1) from sea (0), ``open`` the open sides.

    The demands of its rim (FE-23, FE-24), as spots: a pair of net cells side by side ``must`` lie there, the
    other one to the east (``across``) or south (``down``), or must not; or no net at all (``bare``).
    """

    def __init__(
        self, cells: list[list[int]], opens: list[tuple[int, int, int]], icon: Sequence[int]
    ) -> None:
        self.cells = tuple(tuple(row) for row in cells)
        self.width = len(cells[0])
        self.height = len(cells)
        self.rows = tuple(sum(cell << x for x, cell in enumerate(row)) for row in cells)
        self.open = frozenset(opens)
        self.icon_x, self.icon_y = icon
        self.must_across: list[tuple[int, int]] = []
        self.must_down: list[tuple[int, int]] = []
        self.not_across: list[tuple[int, int]] = []
        self.not_down: list[tuple[int, int]] = []
        bare: set[tuple[int, int]] = set()
        for x, y, side in rim(self.width, self.height):
            across = side in (EAST, WEST)
            spot = (x + 1 - (side == WEST), y + 1 - (side == NORTH))
            step_x, step_y = STEPS[side]
            if (x, y, side) in self.open:
                (self.must_across if across else self.must_down).append(spot)
            elif cells[y][x]:
                # roped net meets sea, also over its corner where the rope turns away: else two parts touch
                bare.add((x + 1 + step_x, y + 1 + step_y))
                for way in (-1, 1):
                    next_x, next_y = (x, y + way) if across else (x + way, y)
                    inside = 0 <= next_x < self.width and 0 <= next_y < self.height
                    turns = (
                        not cells[next_y][next_x] if inside else (x, y, _toward(across, way)) not in self.open
                    )
                    if turns:
                        bare.add((next_x + 1 + step_x, next_y + 1 + step_y))
            else:
                (self.not_across if across else self.not_down).append(spot)
        self.bare = sorted(bare)
        self._offsets: dict[int, tuple[tuple[int, ...], ...]] = {}

    def shows(self, x: int, y: int, side: int) -> str:
        """What stands at a side of the rim: ``.`` sea, ``o`` open net, ``|`` rope."""
        if not self.cells[y][x]:
            return "."
        return "o" if (x, y, side) in self.open else "|"

    def offsets(self, stride: int) -> tuple[tuple[int, ...], ...]:
        """The demands as distances in a bitmap with rows of ``stride`` bits: must across, must down, bare,
        not across, not down.
        """
        found = self._offsets.get(stride)
        if found is None:
            demands = (self.must_across, self.must_down, self.bare, self.not_across, self.not_down)
            found = tuple(tuple([y * stride + x for x, y in spots]) for spots in demands)
            self._offsets[stride] = found
        return found


def _toward(across: bool, way: int) -> int:
    """The side of a cell that faces along the rim."""
    if across:
        return SOUTH if way > 0 else NORTH
    return EAST if way > 0 else WEST


def rim(width: int, height: int) -> list[tuple[int, int, int]]:
    """The sides of a card's rim as cell and side, clockwise from the north side of its first cell."""
    return [
        *((x, 0, NORTH) for x in range(width)),
        *((width - 1, y, EAST) for y in range(height)),
        *((x, height - 1, SOUTH) for x in reversed(range(width))),
        *((0, y, WEST) for y in reversed(range(height))),
    ]


class Face:
    """What a card shows: its catch, and its picture in four turns (clockwise) where it has one."""

    def __init__(self, catch: int, turned: tuple[Turned, ...], runs: int) -> None:
        self.catch = catch
        self.turned = turned
        self.runs = runs
        """How many runs of open sides the rim has: one needs no look at the whole net (FE-24)."""
        self.rows: tuple[str, ...] = ()
        self.rim = ""
        """The face in signs, as views show it."""
        if turned:
            flat = turned[0]
            self.rows = tuple(["".join([".#"[cell] for cell in row]) for row in flat.cells])
            self.rim = "".join([flat.shows(*side) for side in rim(WIDTH, HEIGHT)])


@dataclass(frozen=True, eq=False)
class Tables:
    """What a copy of the game prints: the face of every card."""

    faces: tuple[Face, ...]

    def catch(self, card: int) -> int:
        """What a card has for a catch; NO_CATCH for none."""
        return self.faces[card].catch


@cache
def standard() -> Tables:
    """The tables that the game comes with."""
    return read_tables(read_own(__package__))


def tables_of(data: Mapping[str, Any] | None) -> Tables:
    """The tables of a game's ``tables`` option: its own, or the content of another file."""
    return standard() if data is None else read_tables(data)


# ---- the data file ------------------------------------------------------------------------------

DRAWN_WIDTH: Final = 2 * WIDTH + 1
DRAWN_HEIGHT: Final = 2 * HEIGHT + 1


def read_tables(data: Mapping[str, Any]) -> Tables:
    """Check the content of a data file and make tables of it. Raises BadOption with what is wrong."""
    known(data, "none", "cards")
    cards = section(data, "cards")
    for name in cards:
        if name not in CARDS:
            raise _wrong("card", shown(name))
    faces = tuple(_face(name, cards.get(name)) for name in CARD_NAMES)
    boats = [name for name, face in zip(CARD_NAMES, faces, strict=True) if face.catch == BOAT]
    if len(boats) != 1 or pool_of(CARDS[boats[0]]) != DECKS:
        raise _wrong("boat", "cards", given=len(boats))
    return Tables(faces)


def _wrong(code: str, card: str, **details: str | int) -> BadOption:
    """What is wrong with the face of a card."""
    return wrong(f"fish-em-up-tables-{code}", card, **details)


def _face(name: str, data: Any) -> Face:
    """The face of a card (FE-20, FE-30)."""
    if not isinstance(data, Mapping):
        raise wrong("tables-section", f"cards.{name}")
    known(data, f"cards.{name}", "catch", "face")
    is_start = name == CARD_NAMES[START]
    given = data.get("catch")
    if is_start:
        if given is not None:
            raise _wrong("start", name)  # FE-4
        catch = NO_CATCH
    elif given not in CATCHES:
        raise _wrong("catch", name, given=shown(given), known=", ".join(CATCHES))
    else:
        catch = CATCHES.index(given)
    drawing = data.get("face")
    if catch in (JELLYFISH, BOAT):
        if drawing is not None:
            raise _wrong("no-face", name, given=CATCHES[catch])
        return Face(catch, (), 0)
    cells, opens, icon = _Drawing(name, drawing, catch).read()
    runs = _runs(opens)
    if is_start and opens:
        raise _wrong("start", name)
    turned = [Turned(cells, opens, icon)]
    for _ in range(3):
        height = len(cells)
        cells = [list(column) for column in zip(*reversed(cells), strict=True)]
        opens = [(height - 1 - y, x, (side + 1) % 4) for x, y, side in opens]
        icon = (height - ICON - icon[1], icon[0])
        turned.append(Turned(cells, opens, icon))
    return Face(catch, tuple(turned), runs)


def _runs(opens: Sequence[tuple[int, int, int]]) -> int:
    """How many runs of open sides stand along the rim."""
    around = [side in opens for side in rim(WIDTH, HEIGHT)]
    if all(around):
        return 1
    return sum(here and not around[place - 1] for place, here in enumerate(around))


class _Drawing:
    """A face as it is drawn in the file; ``read`` checks it, sign by sign."""

    def __init__(self, name: str, drawing: Any, catch: int) -> None:
        self.name = name
        self.catch = catch
        lines = drawing.strip("\n").split("\n") if isinstance(drawing, str) else []
        self.lines = [line.rstrip().ljust(DRAWN_WIDTH) for line in lines]
        if len(lines) != DRAWN_HEIGHT or any(len(line) != DRAWN_WIDTH for line in self.lines):
            raise _wrong("size", name, lines=DRAWN_HEIGHT, signs=DRAWN_WIDTH)
        self.cells = [[0] * WIDTH for _ in range(HEIGHT)]
        self.icon: list[tuple[int, int]] = []
        self.opens: list[tuple[int, int, int]] = []

    def wrong(self, code: str, x: int, y: int, **details: str | int) -> BadOption:
        """What is wrong at a cell; people count from 1."""
        return _wrong(code, self.name, column=x + 1, row=y + 1, **details)

    def read(self) -> tuple[list[list[int]], list[tuple[int, int, int]], tuple[int, int]]:
        """The cells, the open sides, and where the picture of the catch begins."""
        for y in range(HEIGHT):
            for x in range(WIDTH):
                self.read_cell(x, y)
        for y in range(HEIGHT):
            for x in range(WIDTH):
                for side in (NORTH, EAST, SOUTH, WEST):
                    self.read_side(x, y, side)
        self.check_shape()
        return self.cells, self.opens, self.check_icon()

    def read_cell(self, x: int, y: int) -> None:
        sign = self.lines[2 * y + 1][2 * x + 1]
        if sign not in f".#{ICONS}":
            raise self.wrong("sign", x, y, given=sign)
        self.cells[y][x] = int(sign != ".")
        if sign in ICONS:
            if self.catch == NO_CATCH or sign != ICONS[self.catch]:
                raise self.wrong("icon", x, y)
            self.icon.append((x, y))

    def read_side(self, x: int, y: int, side: int) -> None:
        step_x, step_y = STEPS[side]
        sign = self.lines[2 * y + 1 + step_y][2 * x + 1 + step_x]
        if sign not in (" ", "|" if step_x else "-"):
            raise self.wrong("side-sign", x, y, side=SIDES[side], given=sign)
        net, roped = self.cells[y][x], sign != " "
        next_x, next_y = x + step_x, y + step_y
        if 0 <= next_x < WIDTH and 0 <= next_y < HEIGHT:
            if roped != (net != self.cells[next_y][next_x]):
                raise self.wrong("rope-off" if roped else "rope-missing", x, y, side=SIDES[side])
        elif roped and not net:
            raise self.wrong("sea-rope", x, y, side=SIDES[side])
        elif net and not roped:
            self.opens.append((x, y, side))

    def check_icon(self) -> tuple[int, int]:
        """FE-30: the picture of a catch is one block."""
        if self.catch == NO_CATCH:
            return (0, 0)
        x, y = self.icon[0] if self.icon else (0, 0)
        if self.icon != [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]:
            raise self.wrong("icon", x, y)
        return (x, y)

    def check_shape(self) -> None:
        """FE-24: no part that could never hang together with a net, no sea shut in, no two parts that touch
        at a corner alone.
        """
        cells = self.cells
        for y in range(1, HEIGHT):
            for x in range(1, WIDTH):
                first, second = cells[y - 1][x - 1], cells[y - 1][x]
                if first != second and first == cells[y][x] and second == cells[y][x - 1]:
                    raise self.wrong("touch", x if first else x - 1, y)
        pieces = _pieces(cells)
        for piece in pieces:
            x, y = piece[0]
            rimmed = any(x in (0, WIDTH - 1) or y in (0, HEIGHT - 1) for x, y in piece)
            opened = any((x, y, side) in self.opens for x, y in piece for side in range(4))
            if not cells[y][x] and not rimmed:
                raise self.wrong("hole", x, y)
            alone = len([one for one in pieces if cells[one[0][1]][one[0][0]]]) == 1
            if cells[y][x] and not opened and not alone:
                raise self.wrong("loose", x, y)
        if not any(map(any, cells)):
            raise self.wrong("loose", 0, 0)


def _pieces(cells: Sequence[Sequence[int]]) -> list[list[tuple[int, int]]]:
    """The cells of a card, parted into pieces of net and of sea that hang together by sides."""
    left = [(x, y) for y in range(HEIGHT) for x in range(WIDTH)]
    pieces = []
    while left:
        piece = [left.pop(0)]
        for x, y in piece:
            for step_x, step_y in STEPS:
                other = (x + step_x, y + step_y)
                if other in left and cells[other[1]][other[0]] == cells[y][x]:
                    left.remove(other)
                    piece.append(other)
        pieces.append(piece)
    return pieces

"""The net: cards laid over cards on a lattice, and where another one fits (FE-20 – FE-24).

Since rope stands exactly where net borders sea (FE-23), the whole picture is one bitmap of net cells, an
int with rows of ``stride`` bits and an empty border all round. `Net.places` finds every legal place of a
card in it: all that the rim of a turned card demands of the net lies at fixed distances from the card's
place, so one AND over shifted bitmaps answers for all places at once. Only a card whose rim has not just
one run of open sides may tear the net apart or close it to a ring, and is looked at place by place; why,
`Net.is_whole` says.

`Net.fault` reads the clauses literally instead, side by side over the cards as they lie. It tells why a
place is refused; that both agree is tested on many nets.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from tairyo.games.fish_em_up.tables import (
    HEIGHT,
    ICON,
    NO_CATCH,
    SIDES,
    START,
    STEPS,
    Tables,
    Turned,
    rim,
)

MARGIN: Final = HEIGHT + 1
"""So much sea stands around the net in the bitmap, for cards that reach over its edge."""
STRIDE_STEP: Final = 8
LIMIT: Final = 500
"""No net of these cards reaches so far from the start."""


class Place(NamedTuple):
    """Where a card is laid: its first cell's column and row, and quarter turns clockwise. The start net's
    first cell lies at 0, 0; rows are counted downwards.
    """

    x: int
    y: int
    turn: int


class Laid(NamedTuple):
    """A card in the net."""

    card: int
    place: Place
    seat: int


class Shown(NamedTuple):
    """A catch in the net, all of whose picture is visible (FE-30), and where its picture begins."""

    card: int
    x: int
    y: int


class Fault(NamedTuple):
    """Why a card cannot lie at a place: clause, code, and the first cell (and side, or "") that is wrong."""

    clause: str
    code: str
    x: int
    y: int
    side: str


class Net:
    """The net at one time. It never changes: `lay` gives another one."""

    tables: Tables
    laid: tuple[Laid, ...]
    shown: tuple[Shown, ...]
    left: int
    top: int
    stride: int
    height: int
    bits: int

    def __init__(
        self, tables: Tables, laid: tuple[Laid, ...], shown: tuple[Shown, ...], frame: Frame, bits: int
    ) -> None:
        self.tables = tables
        self.laid = laid
        self.shown = shown
        self.left, self.top, self.stride, self.height = frame
        self.bits = bits
        self.layings: dict[int, list[Any]] = {}
        """By card: the actions that lay it; the rules keep them here."""
        self._places: dict[int, tuple[Place, ...]] = {}
        self._picture: dict[tuple[int, int], int] | None = None
        self._rows: tuple[int, int, tuple[str, ...]] | None = None

    @staticmethod
    def start(tables: Tables) -> Net:
        """The start net alone (FE-4)."""
        turned = tables.faces[START].turned[0]
        frame = Frame.around(0, 0, turned.width, turned.height)
        return Net(tables, (Laid(START, Place(0, 0, 0), -1),), (), frame, _spread(turned, 0, 0, frame))

    def lay(self, card: int, place: Place, seat: int) -> Net:
        """The net with a card laid at a legal place."""
        turned = self.tables.faces[card].turned[place.turn]
        frame = self.frame
        bits = self.bits
        grown = frame.with_room(place.x, place.y, turned.width, turned.height)
        if grown is not frame:
            bits = _reframed(bits, frame, grown)
        bits = bits & ~_block(turned, place.x, place.y, grown) | _spread(turned, place.x, place.y, grown)
        shown = [one for one in self.shown if not covers(turned, place, one)]
        if self.tables.faces[card].catch != NO_CATCH:
            shown.append(Shown(card, place.x + turned.icon_x, place.y + turned.icon_y))
        return Net(self.tables, (*self.laid, Laid(card, place, seat)), tuple(shown), grown, bits)

    @property
    def frame(self) -> Frame:
        """Where the bitmap lies."""
        return Frame(self.left, self.top, self.stride, self.height)

    # ---- where a card fits --------------------------------------------------------------------

    def places(self, card: int) -> tuple[Place, ...]:
        """Every legal place of a card (FE-22 – FE-24), by turn, then row by row."""
        found = self._places.get(card)
        if found is None:
            found = self._places[card] = self._search(card)
        return found

    def _search(self, card: int) -> tuple[Place, ...]:
        face = self.tables.faces[card]
        bits, stride = self.bits, self.stride
        across, down = bits & bits >> 1, bits & bits >> stride
        found: list[Place] = []
        for turn, turned in enumerate(face.turned):
            must_across, must_down, bare, not_across, not_down = turned.offsets(stride)
            fits = ~0
            for offset in must_across:
                fits &= across >> offset
            for offset in must_down:
                fits &= down >> offset
            if not fits:
                continue
            if fits < 0:  # no side is open
                fits = (1 << stride * (self.height - turned.height - 1)) - 1
            bad = 0
            for offset in bare:
                bad |= bits >> offset
            for offset in not_across:
                bad |= across >> offset
            for offset in not_down:
                bad |= down >> offset
            fits &= ~bad
            while fits:
                lowest = fits & -fits
                fits ^= lowest
                y, x = divmod(lowest.bit_length() - 1, stride)
                place = Place(x + 1 + self.left, y + 1 + self.top, turn)
                if face.runs == 1 or self.is_whole(turned, place):
                    found.append(place)
        return tuple(found)

    def is_whole(self, turned: Turned, place: Place) -> bool:
        """FE-22, FE-24 for a card whose seams are right: it covers net, and the net stays one without holes.

        The rope is then a number of closed lines that never touch. Where the card's rim has one run of open
        sides, the card's own rope enters the net at its one end and leaves it at the other. The old rope
        was one closed line, so what is left of it outside is one piece, and all rope is one line: nothing
        to look at.
        """
        x, y = place.x, place.y
        frame = self.frame
        if not frame.left <= x - 1 <= x + turned.width < frame.left + frame.stride:
            return False
        block = _block(turned, x, y, frame)
        if not self.bits & block:
            return False
        bits, stride = self.bits & ~block | _spread(turned, x, y, frame), self.stride
        # parts less holes, by Euler: cells, less pairs side by side, plus blocks of four
        across, down = bits & bits >> 1, bits & bits >> stride
        parts = (
            bits.bit_count() - across.bit_count() - down.bit_count() + (across & across >> stride).bit_count()
        )
        if parts != 1:
            return False
        reached, more = 0, bits & -bits
        while reached != more:
            reached = more
            more = (more | more << 1 | more >> 1 | more << stride | more >> stride) & bits
        return reached == bits

    # ---- why it does not fit ------------------------------------------------------------------

    def picture(self) -> dict[tuple[int, int], int]:
        """FE-21: what lies on top at every cell that shows net: the sides that show rope, as bits."""
        if self._picture is None:
            picture: dict[tuple[int, int], int] = {}
            for laid in self.laid:
                _overlay(picture, self.tables.faces[laid.card].turned[laid.place.turn], laid.place)
            self._picture = picture  # whole at once: positions on other threads share the net
        return self._picture

    def fault(self, card: int, place: Place) -> Fault | None:
        """Why a card cannot lie at a place, by the clauses read one by one; None where it can."""
        turned = self.tables.faces[card].turned[place.turn]
        old = self.picture()
        if not any((place.x + x, place.y + y) in old for x, y in _cells(turned)):
            return Fault("FE-22", "off-net", place.x, place.y, "")
        for x, y, side in sorted(rim(turned.width, turned.height), key=_reading_order):
            code = _seam(turned, x, y, side, old, place)
            if code:
                return Fault("FE-23", code, place.x + x, place.y + y, SIDES[side])
        new = dict(old)
        _overlay(new, turned, place)
        return _loose(new) or _hole(new)

    # ---- what a card would do -----------------------------------------------------------------

    def covered(self, card: int, place: Place) -> list[Shown]:
        """The catches that a card would cover there, wholly or in part."""
        turned = self.tables.faces[card].turned[place.turn]
        return [one for one in self.shown if covers(turned, place, one)]

    def rows(self) -> tuple[int, int, tuple[str, ...]]:
        """The picture cut to the net: left column, top row, and rows of ``#`` net and ``.`` sea."""
        if self._rows is None:
            self._rows = self._cut()
        return self._rows

    def _cut(self) -> tuple[int, int, tuple[str, ...]]:
        bits, stride = self.bits, self.stride
        mask = (1 << stride) - 1
        lines = [bits >> y * stride & mask for y in range(self.height)]
        used = [y for y, line in enumerate(lines) if line]
        whole = 0
        for line in lines:
            whole |= line
        first, last = (whole & -whole).bit_length() - 1, whole.bit_length()
        rows = [f"{lines[y] >> first:0{last - first}b}"[::-1] for y in range(used[0], used[-1] + 1)]
        shown = tuple([row.replace("0", ".").replace("1", "#") for row in rows])
        return self.left + first, self.top + used[0], shown


class Frame(NamedTuple):
    """Where a bitmap lies: the cell of its first bit, and its size."""

    left: int
    top: int
    stride: int
    height: int

    @staticmethod
    def around(x: int, y: int, width: int, height: int) -> Frame:
        """A frame with all the sea that it needs around a part."""
        return Frame(
            x - MARGIN,
            y - MARGIN,
            (width + 2 * MARGIN + STRIDE_STEP - 1) // STRIDE_STEP * STRIDE_STEP,
            height + 2 * MARGIN,
        )

    def with_room(self, x: int, y: int, width: int, height: int) -> Frame:
        """This frame, or one that has sea around a further part as well."""
        west, north = min(self.left, x - MARGIN), min(self.top, y - MARGIN)
        east = max(self.left + self.stride, x + width + MARGIN)
        south = max(self.top + self.height, y + height + MARGIN)
        if (west, north, east, south) == (
            self.left,
            self.top,
            self.left + self.stride,
            self.top + self.height,
        ):
            return self
        stride = (east - west + STRIDE_STEP - 1) // STRIDE_STEP * STRIDE_STEP
        return Frame(west, north, stride, south - north)


def covers(turned: Turned, place: Place, shown: Shown) -> bool:
    """Whether a card lies over any part of a catch."""
    return (
        shown.x - turned.width < place.x < shown.x + ICON
        and shown.y - turned.height < place.y < shown.y + ICON
    )


def _spread(turned: Turned, x: int, y: int, frame: Frame) -> int:
    """A card's net cells as a bitmap of a frame."""
    bits = 0
    for row in reversed(turned.rows):
        bits = bits << frame.stride | row
    return bits << (y - frame.top) * frame.stride + x - frame.left


def _block(turned: Turned, x: int, y: int, frame: Frame) -> int:
    """All cells of a card as a bitmap of a frame."""
    row, bits = (1 << turned.width) - 1, 0
    for _ in range(turned.height):
        bits = bits << frame.stride | row
    return bits << (y - frame.top) * frame.stride + x - frame.left


def _reframed(bits: int, old: Frame, new: Frame) -> int:
    """A bitmap in another frame, which holds the old one's net."""
    mask, moved, y = (1 << old.stride) - 1, 0, old.top - new.top
    shift = old.left - new.left
    while bits:
        moved |= (bits & mask) << y * new.stride + shift
        bits >>= old.stride
        y += 1
    return moved


# ---- the clauses, literally ---------------------------------------------------------------------


def _cells(turned: Turned) -> Iterable[tuple[int, int]]:
    return ((x, y) for y in range(turned.height) for x in range(turned.width))


def _reading_order(side: tuple[int, int, int]) -> tuple[int, int, int]:
    return side[1], side[0], side[2]


def _overlay(picture: dict[tuple[int, int], int], turned: Turned, place: Place) -> None:
    """Put a card on top of a picture (FE-21)."""
    for x, y in _cells(turned):
        cell = (place.x + x, place.y + y)
        if not turned.cells[y][x]:
            picture.pop(cell, None)
            continue
        roped = 0
        for side, (step_x, step_y) in enumerate(STEPS):
            next_x, next_y = x + step_x, y + step_y
            if 0 <= next_x < turned.width and 0 <= next_y < turned.height:
                roped |= (not turned.cells[next_y][next_x]) << side
            else:
                roped |= ((x, y, side) not in turned.open) << side
        picture[cell] = roped


def _seam(
    turned: Turned, x: int, y: int, side: int, old: dict[tuple[int, int], int], place: Place
) -> str | None:
    """What is wrong over one side of a card's rim (FE-23)."""
    step_x, step_y = STEPS[side]
    beyond = old.get((place.x + x + step_x, place.y + y + step_y))
    roped = beyond is not None and beyond >> (side + 2) % 4 & 1
    if not turned.cells[y][x]:
        return "sea-meets-open" if beyond is not None and not roped else None
    if (x, y, side) not in turned.open:
        return None if beyond is None else "rope-meets-net"
    if beyond is None:
        return "open-meets-sea"
    return "open-meets-rope" if roped else None


def _loose(picture: dict[tuple[int, int], int]) -> Fault | None:
    """FE-24: the net hangs together by sides. The first cell of the smaller part, if it does not."""
    first = min(picture, key=lambda cell: (cell[1], cell[0]))
    part = _part({first}, picture.keys())
    if len(part) == len(picture):
        return None
    rest = picture.keys() - part
    x, y = min(rest if len(rest) <= len(part) else part, key=lambda cell: (cell[1], cell[0]))
    return Fault("FE-24", "loose", x, y, "")


def _hole(picture: dict[tuple[int, int], int]) -> Fault | None:
    """FE-24: the sea hangs together by sides. The first cell of a hole, if it does not."""
    columns, rows = [x for x, _ in picture], [y for _, y in picture]
    sea = {
        (x, y)
        for x in range(min(columns) - 1, max(columns) + 2)
        for y in range(min(rows) - 1, max(rows) + 2)
        if (x, y) not in picture
    }
    shut_in = sea - _part({(min(columns) - 1, min(rows) - 1)}, sea)
    if not shut_in:
        return None
    x, y = min(shut_in, key=lambda cell: (cell[1], cell[0]))
    return Fault("FE-24", "hole", x, y, "")


def _part(found: set[tuple[int, int]], cells: Iterable[tuple[int, int]]) -> set[tuple[int, int]]:
    """All of ``cells`` that hang together by sides with those found."""
    left = set(cells) - found
    edge = list(found)
    while edge:
        x, y = edge.pop()
        for step_x, step_y in STEPS:
            cell = (x + step_x, y + step_y)
            if cell in left:
                left.remove(cell)
                found.add(cell)
                edge.append(cell)
    return found

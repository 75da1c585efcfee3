"""A position of Finspan: what it consists of, and what can be asked of it without moving on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tairyo.games.finspan.cards import ANYWHERE, NO_FISH
from tairyo.games.finspan.mat import ALL_SLOTS
from tairyo.games.finspan.ocean import Ocean
from tairyo.games.finspan.tables import Tables, Tile, tables_of
from tairyo.kernel.state import Outcome, State

TURN: Final = 0
PAYMENT: Final = 1
PLACEMENT: Final = 2
BENEFIT: Final = 3
MOVING: Final = 4
ENDING: Final = 5
OVER: Final = 6
"""The phases: a turn begins, a fish is paid for, it is laid, benefits are taken, a token is on the move, a
game-end ability is chosen, the game is over.
"""

IN_PLAY: Final = 0
IN_DIVE: Final = 1
AT_THE_END: Final = 2
"""What goes on when no more benefits are to be taken."""

WEEKS: Final = 4
DIVERS: Final = 6
NOBODY: Final = -1
NOWHERE: Final = -1
NOTHING: Final = -1


class Setting:
    """What stays the same all game."""

    def __init__(self, seats: int, tables: Tables, side_b: bool) -> None:
        self.seats = seats
        self.tables = tables
        self.side_b = side_b
        self.clockwise = tuple(
            [tuple([(seat + step) % seats for step in range(1, seats)]) for seat in range(seats)]
        )
        """By seat: the other seats, from its left on."""
        self.only = tuple([(seat,) for seat in range(seats)])


@lru_cache(maxsize=64)
def _setting(seats: int, tables: Tables, side_b: bool) -> Setting:
    return Setting(seats, tables, side_b)


def setting_of(seats: int, options: Mapping[str, Any]) -> Setting:
    """The setting of a game with these options."""
    return _setting(seats, tables_of(options["tables"]), options["side"] == "b")


@mypyc_attr(serializable=True)  # compiled, copy() may then make a bare object
class Position(State):
    """All that a position is; `rules` says how it goes on. Sets of slots are bits."""

    setting: Setting
    tiles: tuple[Tile, ...]  # of weeks 1–3
    deck: list[int]  # the top card last
    out: list[int]  # starters that were not dealt
    oceans: list[Ocean]  # by seat
    week: int
    first: int  # who holds the first-player token
    turns: int  # divers placed this week
    seat: int  # whose turn it is, or whose game-end abilities are used
    phase: int
    stage: int
    card: int  # the fish that is being played
    cards_due: int  # what is still to be paid for it
    eggs_due: int
    young_due: int
    schools_due: int
    allowed: int  # slots where it may be laid by the benefit that plays it
    column: int  # of the dive
    step: int  # of the dive, the next one
    asked: int  # who takes benefits; NOBODY
    benefits: tuple[int, ...]  # that it may still take, in printed order
    queue: tuple[int, ...]  # seats that take them afterwards
    granted: tuple[int, ...]  # what each of them may take
    where: int  # what EGG_EACH or PLAY names: a place in WHERE
    source: int  # the slot of the fish that gives them; NOWHERE for a printed bonus
    token: int  # on the move; NOTHING
    origin: int  # its slot
    used: int  # cards whose game-end ability has been used, as bits
    result: Outcome | None

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.tiles = ()
        self.deck = []
        self.out = []
        self.oceans = [Ocean() for _ in range(setting.seats)]
        self.week = 1
        self.first = 0
        self.turns = 0
        self.seat = 0
        self.phase = TURN
        self.stage = IN_PLAY
        self.card = NO_FISH
        self.cards_due = self.eggs_due = self.young_due = self.schools_due = 0
        self.allowed = ALL_SLOTS
        self.column = 0
        self.step = 0
        self.asked = NOBODY
        self.benefits = ()
        self.queue = ()
        self.granted = ()
        self.where = ANYWHERE
        self.source = NOWHERE
        self.token = NOTHING
        self.origin = NOWHERE
        self.used = 0
        self.result = None

    @property
    def outcome(self) -> Outcome | None:
        return self.result

    def imagine(self, observer: int | None, rng: Random) -> State:
        """FS-3: only the order of the deck is secret, from everybody."""
        twin = self.twin()
        rng.shuffle(twin.deck)
        return twin

    def twin(self) -> Position:
        """A copy, as what can be imagined into."""
        raise NotImplementedError

    def copy_to(self, twin: Position) -> None:
        """Give a bare position all that this one is."""
        twin.actors = self.actors
        twin.setting = self.setting
        twin.tiles = self.tiles
        twin.deck = self.deck.copy()
        twin.out = self.out
        twin.oceans = [ocean.copy() for ocean in self.oceans]
        twin.week = self.week
        twin.first = self.first
        twin.turns = self.turns
        twin.seat = self.seat
        twin.phase = self.phase
        twin.stage = self.stage
        twin.card = self.card
        twin.cards_due = self.cards_due
        twin.eggs_due = self.eggs_due
        twin.young_due = self.young_due
        twin.schools_due = self.schools_due
        twin.allowed = self.allowed
        twin.column = self.column
        twin.step = self.step
        twin.asked = self.asked
        twin.benefits = self.benefits
        twin.queue = self.queue
        twin.granted = self.granted
        twin.where = self.where
        twin.source = self.source
        twin.token = self.token
        twin.origin = self.origin
        twin.used = self.used
        twin.result = self.result

    def position(self) -> tuple[Any, ...]:
        tables = self.setting.tables
        return (
            (self.setting.seats, self.setting.side_b, tables.lengths, tables.bonuses, self.tiles),
            (self.week, self.first, self.turns, self.seat, self.phase, self.stage, self.actors),
            (self.card, self.cards_due, self.eggs_due, self.young_due, self.schools_due, self.allowed),
            (self.column, self.step),
            (self.asked, self.benefits, self.queue, self.granted, self.where, self.source),
            (self.token, self.origin, str(self.used)),
            tuple([ocean.position() for ocean in self.oceans]),
            tuple(sorted(self.out)),
            tuple(self.deck),
        )

    def inventory(self) -> tuple[Any, ...]:
        """Law 6: the cards, wherever they are, and the fish printed on the mats."""
        cards = [*self.deck, *self.out, self.card]
        for ocean in self.oceans:
            cards += [*ocean.hand, *ocean.discard, *ocean.fish]
            cards += [card for fish in ocean.beneath for card in fish]
        return tuple(sorted([card for card in cards if card != NO_FISH]))

"""A position of Fishy Fables: what it consists of, and what can be asked of it without moving on.

Lists go by seat. Sets of seats are bits: seat 2 is ``1 << 2``. A list within the position is never changed
in place but replaced, so that a copy may share it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tairyo.games.fishy_fables import knowledge
from tairyo.games.fishy_fables.actions import NO_FISH, NOBODY
from tairyo.games.fishy_fables.events import FibFlipped, Played, RoundEnded, Shown
from tairyo.games.fishy_fables.tables import DRAFT, GUESSING, Tables, is_size, sized, tables_of
from tairyo.games.fishy_fables.views import draw
from tairyo.kernel.action import Json
from tairyo.kernel.state import Outcome, State

NO_GUESS: Final = -2
IN_GAME: Final = 0

ONLY: Final = tuple((seat,) for seat in range(6))
EVERYBODY: Final = tuple(tuple(seat for seat in range(6) if bits >> seat & 1) for bits in range(64))
"""By bits: the seats."""


@cache
def clockwise(seats: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """By seat and bits: those seats in turn behind it, itself last."""
    turns = [[(seat + step) % seats for step in range(1, seats + 1)] for seat in range(seats)]
    every = range(1 << seats)
    return tuple([tuple([tuple([s for s in turn if bits >> s & 1]) for bits in every]) for turn in turns])


class Setting:
    """What stays the same all game."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.seats = seats
        self.tables: Tables = tables_of(options["tables"])
        self.catnip: str = options["catnip"]
        self.deck = self.tables.decks[self.catnip]
        self.quick: bool = options["draft"] == "quick"
        self.comeback: bool = options["comeback"]
        self.show_uncontested: bool = options["show_uncontested"]
        self.behind = clockwise(seats)
        self.everybody = (1 << seats) - 1


@mypyc_attr(serializable=True)  # compiled, copy() may then make a bare object
class Position(State):
    """All that a position is; `rules` says how it goes on."""

    setting: Setting
    round: int
    phase: int
    lots: list[int]  # the fish that were drawn for it
    first: int  # who has the lure token
    turn: int  # NOBODY where several choose at once
    piles: list[list[int]]  # the top card last; after the draft, what nobody took
    hands: list[list[int]]
    laid: list[int]  # the fish before each seat; NO_FISH
    open: bool  # those of the seats still in have been revealed
    shown: list[list[int]]  # fish that each seat has revealed and discarded
    aside: list[list[int]]  # fish that each seat has laid aside face down: folded, discarded, out of the game
    purses: list[int]
    stakes: list[int]  # what each has put into the tin this round
    tin: int
    bank: int  # what catnip has cost
    started: int  # seats that take part in this round
    playing: int  # those of them that have not folded
    checked: int  # since the last raise
    raiser: int  # NOBODY, or who waits for answers
    amount: int  # of that raise
    queue: tuple[int, ...]  # seats still to be asked: to buy, to answer a raise
    catnip: list[list[int]]  # hands
    catnip_aside: list[list[int]]  # of seats that dropped out
    deck: list[int]  # the top card last
    used: list[int]  # played or discarded catnip
    played: list[Played]  # this round
    window: int  # how many were played before the reveal window opened
    passed: int  # seats that have passed in the window since the last card
    guesses: list[int]
    dropped: list[int]  # the round in which a seat dropped out; IN_GAME
    sights: list[knowledge.Sight]
    rows: list[list[int]]  # of the Final Fib
    tied: int  # seats in the Final Fib
    flips: list[FibFlipped]
    past: list[RoundEnded]
    result: Outcome | None

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        seats = setting.seats
        self.setting = setting
        self.round = 1
        self.phase = DRAFT
        self.lots = []
        self.first = 0
        self.turn = NOBODY
        self.piles = []
        self.hands = [[]] * seats
        self.laid = [NO_FISH] * seats
        self.open = False
        self.shown = [[]] * seats
        self.aside = [[]] * seats
        self.purses = [setting.tables.start] * seats  # FF-2
        self.stakes = [0] * seats
        self.tin = 0
        self.bank = 0
        self.started = self.playing = 0
        self.checked = 0
        self.raiser = NOBODY
        self.amount = 0
        self.queue = ()
        self.catnip = [[]] * seats
        self.catnip_aside = [[]] * seats
        self.deck = []
        self.used = []
        self.played = []
        self.window = 0
        self.passed = 0
        self.guesses = [NO_GUESS] * seats
        self.dropped = [IN_GAME] * seats
        self.sights = []
        self.rows = [[]] * seats
        self.tied = 0
        self.flips = []
        self.past = []
        self.result = None

    def is_open(self, seat: int) -> bool:
        """Whether the fish before a seat has been revealed."""
        return self.open and self.playing >> seat & 1 == 1

    def sizes(self, seat: int) -> list[int]:
        """The size of the fish before a seat: as printed, then after every catnip card (FF-70, FF-74)."""
        size = self.laid[seat]
        sizes = [size]
        if self.played:
            for _, effect, target, counts in self.played:
                if target == seat and counts and is_size(effect):
                    size = sized(size, effect)
                    sizes.append(size)
        return sizes

    def shown_now(self) -> list[Shown]:
        """The fish of the seats still in, with their sizes."""
        laid = self.laid
        if not self.played:
            return [(seat, laid[seat], (laid[seat],)) for seat in EVERYBODY[self.playing]]
        return [(seat, laid[seat], tuple(self.sizes(seat))) for seat in EVERYBODY[self.playing]]

    def guess_is_secret(self) -> bool:
        """Whether guesses have not yet opened."""
        return self.phase == GUESSING

    def has_guessed(self, seat: int) -> bool:
        """Whether a seat has guessed this round."""
        return self.guesses[seat] != NO_GUESS

    def may_be_named(self) -> list[int]:
        """All that a guess may be: nobody, or a seat still in."""
        return [NOBODY, *EVERYBODY[self.playing]]

    def flipped(self, seat: int) -> int:
        """How many fish of a seat's row have been flipped."""
        return sum([seat in flip.players for flip in self.flips])

    @property
    def outcome(self) -> Outcome | None:
        return self.result

    def view(self, observer: int | None) -> Json:
        return draw(self, observer)

    def imagine(self, observer: int | None, rng: Random) -> State:
        twin = self.twin()
        knowledge.imagine(self, twin, observer, rng)
        return twin

    def twin(self) -> Position:
        """A copy, as what can be imagined into."""
        raise NotImplementedError

    def copy_to(self, twin: Position) -> None:
        """Give a bare position all that this one is."""
        twin.actors = self.actors
        twin.setting = self.setting
        twin.round = self.round
        twin.phase = self.phase
        twin.lots = self.lots
        twin.first = self.first
        twin.turn = self.turn
        twin.piles = self.piles.copy()
        twin.hands = self.hands.copy()
        twin.laid = self.laid.copy()
        twin.open = self.open
        twin.shown = self.shown.copy()
        twin.aside = self.aside.copy()
        twin.purses = self.purses.copy()
        twin.stakes = self.stakes.copy()
        twin.tin = self.tin
        twin.bank = self.bank
        twin.started = self.started
        twin.playing = self.playing
        twin.checked = self.checked
        twin.raiser = self.raiser
        twin.amount = self.amount
        twin.queue = self.queue
        twin.catnip = self.catnip.copy()
        twin.catnip_aside = self.catnip_aside.copy()
        twin.deck = self.deck
        twin.used = self.used
        twin.played = self.played
        twin.window = self.window
        twin.passed = self.passed
        twin.guesses = self.guesses.copy()
        twin.dropped = self.dropped.copy()
        twin.sights = self.sights
        twin.rows = self.rows.copy()
        twin.tied = self.tied
        twin.flips = self.flips
        twin.past = self.past
        twin.result = self.result

    def position(self) -> tuple[Any, ...]:
        setting = self.setting
        by_seat = (self.hands, self.shown, self.aside, self.catnip, self.catnip_aside, self.rows)
        return (
            (setting.seats, setting.deck, setting.comeback, setting.show_uncontested),
            tuple(self.lots),
            (self.round, self.phase, self.first, self.turn, self.actors, self.open),
            tuple(map(tuple, self.piles)),
            tuple(self.laid),
            tuple([tuple(map(tuple, lists)) for lists in by_seat]),
            (tuple(self.purses), tuple(self.stakes), self.tin, self.bank),
            (self.started, self.playing, self.checked, self.raiser, self.amount, self.queue),
            (tuple(self.deck), tuple(self.used), tuple(self.played), self.window, self.passed),
            (tuple(self.guesses), tuple(self.dropped), tuple(self.sights), self.tied),
            tuple([(*flip.players, *flip.fish) for flip in self.flips]),
            tuple(
                [
                    (
                        tuple(line.shown),
                        tuple(line.played),
                        tuple(line.guesses),
                        tuple(line.purses),
                        line.winner,
                    )
                    for line in self.past
                ]
            ),
        )

    def inventory(self) -> tuple[Any, ...]:
        """Law 6: the fish, the catnip and the Purrency, wherever they are."""
        fish = [*self.laid] + [one for pile in self.piles for one in pile]
        for lists in (self.hands, self.shown, self.aside, self.rows):
            fish += [one for cards in lists for one in cards]
        catnip = [*self.deck, *self.used]
        for lists in (self.catnip, self.catnip_aside):
            catnip += [card for cards in lists for card in cards]
        purrency = sum(self.purses) + self.tin + self.bank
        return sorted([one for one in fish if one]), sorted(catnip), purrency


def without(cards: list[int], card: int) -> list[int]:
    """The cards but one of this kind."""
    rest = cards.copy()
    rest.remove(card)
    return rest


def others(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The seats but this one."""
    return tuple([other for other in seats if other != seat])

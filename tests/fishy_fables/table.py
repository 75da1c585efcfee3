"""Positions of Fishy Fables, set up by hand: a fish by its number, catnip by its effect, seats by number.

``table`` gives a position at the beginning of deliberation, every fish laid and every ante paid.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from tairyo import IllegalAction
from tairyo.games import fishy_fables
from tairyo.games.fishy_fables.position import ONLY
from tairyo.games.fishy_fables.rules import FishyFables
from tairyo.games.fishy_fables.tables import DELIBERATION, EFFECTS, SELECTION
from tairyo.kernel.chance import Chance, RandomChance
from tairyo.kernel.event import visible

TESTS = Path(__file__).resolve().parent.parent
RULEBOOK = TESTS.parent / "src/tairyo/locales/en/fishy-fables-rules.ftl"

Shown = dict[str, Any]


class Unshuffled(Chance):
    """Leaves every deck as it is."""

    def below(self, n: int) -> int:
        return 0

    def shuffle(self, items: list[Any], first: int | None = None) -> None:
        pass


def begin(seats: int, chance: Chance | None = None, **options: Any) -> FishyFables:
    """A new game."""
    state, _ = fishy_fables.start(seats, options, chance or RandomChance(Random(0)))
    assert isinstance(state, FishyFables)
    return state


def table(
    *laid: int,
    first: int = 0,
    round: int = 1,
    purses: Sequence[int] | None = None,
    hands: Sequence[Sequence[int]] | None = None,
    catnip: Sequence[str] = (),
    deck: str = "",
    **options: Any,
) -> FishyFables:
    """Deliberation begins: these fish are laid, the antes paid; a seat that laid 0 takes no part.

    ``purses`` are those after the ante. ``catnip`` by seat: "plus_5 double"; ``deck``: the rest, the top
    card last. Hands that are not named get the smallest fish that are left.
    """
    seats = len(laid)
    state = begin(seats, Unshuffled(), draft="quick", **options)
    state.first, state.round = first, round
    state.laid = list(laid)
    left = [fish for fish in range(1, 49) if fish not in laid]
    for hand in hands or ():
        left = [fish for fish in left if fish not in hand]
    state.hands = [list(hand) for hand in hands or ()]
    while len(state.hands) < seats:
        size = 8 - round + (0 if laid[len(state.hands)] else 1)
        state.hands.append(left[:size])
        left = left[size:]
    state.piles = [left, [], [], []]
    state.purses = list(purses) if purses else [49 if fish else 0 for fish in laid]
    state.stakes = [1 if fish else 0 for fish in laid]
    state.tin = sum(state.stakes)
    state.started = state.playing = sum(1 << seat for seat, fish in enumerate(laid) if fish)
    state.catnip = [cards(names) for names in (*catnip, *[""] * (seats - len(catnip)))]
    state.deck = [EFFECTS.index(name) for name in deck.split()]
    state.phase = DELIBERATION
    state.queue = ()
    state.turn = first
    state.actors = ONLY[first]
    return state


def selection(*hands: Sequence[int], first: int = 0, round: int = 8, **options: Any) -> FishyFables:
    """Selection begins: these are the hands."""
    state = table(
        *[48 - seat for seat in range(len(hands))], first=first, round=round, hands=hands, **options
    )
    state.laid = [0] * len(hands)
    state.purses = [purse + 1 for purse in state.purses]
    state.stakes = [0] * len(hands)
    state.tin = 0
    state.phase, state.turn = SELECTION, -1
    state.actors = tuple(range(len(hands)))
    return state


def cards(names: str) -> list[int]:
    """Catnip by name."""
    return sorted(EFFECTS.index(name) for name in names.split())


def go(state: FishyFables, *moves: str, observer: int | None = None) -> list[Shown]:
    """Let seats act one after another, "0: raise 5"; all that the observer sees of it."""
    seen = []
    for move in moves:
        seat, action = move.split(": ")
        seen += do(state, int(seat), action, observer)
    return seen


def do(state: FishyFables, seat: int, action: str, observer: int | None = None) -> list[Shown]:
    """Let a seat act; what the observer sees of it."""
    return visible(state.apply(seat, fishy_fables.parse(action), RandomChance(Random(0))), observer)


def refused(state: FishyFables, seat: int, action: str) -> tuple[str, str]:
    """The clause and the code by which an action is refused, which changes nothing."""
    mark = state.hash()
    try:
        do(state, seat, action)
    except IllegalAction as refusal:
        assert state.hash() == mark
        return refusal.clause, refusal.code
    raise AssertionError(f"{action} by seat {seat} is not refused")


def legal(state: FishyFables, seat: int) -> list[str]:
    """What a seat may do, in words."""
    return [str(action) for action in state.legal_actions(seat)]


def only(events: Sequence[Shown], kind: str) -> Shown:
    """The one event of a kind."""
    (event,) = (event for event in events if event["kind"] == kind)
    return event


def kinds(events: Sequence[Shown]) -> list[str]:
    """What has happened, in kinds."""
    return [event["kind"] for event in events]


def ended(state: FishyFables) -> Shown:
    """The line of the last round that has ended."""
    line: Shown = state.view(None)["past"][-1]
    return line

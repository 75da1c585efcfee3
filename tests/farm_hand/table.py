"""Positions of Farm Hand, set up by hand: cards by name, players by number.

Players are the seats and, behind them, the dummies: with two people Mack is player 2; alone, Mack is 1
and Donald 2. ``table`` gives a position in which bids are awaited, or, with ``bids``, the first trick.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from tairyo import IllegalAction
from tairyo.games import farm_hand
from tairyo.games.farm_hand.rules import NO_BID, FarmHand
from tairyo.games.farm_hand.tables import CARDS
from tairyo.kernel.chance import Chance, RandomChance
from tairyo.kernel.event import visible

TESTS = Path(__file__).resolve().parent.parent
RULEBOOK = TESTS.parent / "src/tairyo/locales/en/farm-hand-rules.ftl"

Shown = dict[str, Any]


def table(
    *hands: str,
    dealer: int,
    first_dealer: int | None = None,
    round: int = 1,
    extra: int = 0,
    scores: Sequence[int] | None = None,
    bids: Sequence[int] | None = None,
    dummies: int = 0,
) -> FarmHand:
    """A round that has just been dealt: each player's cards ("blue-4 red-4"), the others lie aside.

    ``dummies`` of the players are Mack and Donald; their top card comes first. ``bids`` by seat are laid.
    Two people sit by who dealt first (FH-13): the ``dealer``, unless ``first_dealer`` is named.
    """
    seats = len(hands) - dummies
    first = dealer if first_dealer is None else first_dealer
    state = begin(seats, chance=Unshuffled(), first_dealer=first if seats == 2 else None)
    assert len(state.hands) == len(hands), "two people play with Mack, one with Mack and Donald"
    state.dealer = dealer
    state.round, state.extra = round, extra
    state.hands = [cards(hand) for hand in hands]
    dealt = {card for hand in state.hands for card in hand}
    state.undealt = [card for card in state.seating.tables.cards if card not in dealt]
    state.bids = [NO_BID] * seats + list(state.seating.dummy_bids[round - 1])
    state.scores = list(scores or state.scores)
    state.leader = state.seating.left[dealer]
    for seat, bid in enumerate(bids or ()):
        do(state, seat, f"bid {bid}")
    return state


def cards(names: str) -> list[int]:
    """The cards of these names."""
    return [CARDS[name] for name in names.split()]


def do(state: FarmHand, seat: int, action: str) -> list[Shown]:
    """Let a seat act; what a spectator sees of it."""
    return visible(state.apply(seat, farm_hand.parse(action), RandomChance(Random(0))), None)


def play(state: FarmHand, *plays: str) -> list[Shown]:
    """Let whoever's turn it is play these cards one after another; all that a spectator sees."""
    seen = []
    for card in plays:
        seen += do(state, state.actors[0], f"play {card}")
    return seen


def refused(state: FarmHand, seat: int, action: str) -> tuple[str, str]:
    """The clause and the code by which an action is refused."""
    try:
        do(state.copy(), seat, action)
    except IllegalAction as refusal:
        return refusal.clause, refusal.code
    raise AssertionError(f"{action} by seat {seat} is not refused")


def legal(state: FarmHand, seat: int) -> list[str]:
    """What a seat may do, in words."""
    return [str(action) for action in state.legal_actions(seat)]


def only(events: Sequence[Shown], kind: str) -> Shown:
    """The one event of a kind."""
    (event,) = (event for event in events if event["kind"] == kind)
    return event


def play_out(state: FarmHand, rng: Random, until_round: int = 99) -> None:
    """Play on at random to the end, or until a round has been dealt."""
    chance = RandomChance(rng)
    while state.actors and state.round < until_round:
        seat = state.actors[0]
        state.apply(seat, rng.choice(state.legal_actions(seat)), chance)


def begin(seats: int, rng: Random | None = None, chance: Chance | None = None, **options: Any) -> FarmHand:
    """A new game."""
    state, _ = farm_hand.start(seats, options, chance or RandomChance(rng or Random(0)))
    assert isinstance(state, FarmHand)
    return state


class Unshuffled(Chance):
    """Leaves the deck as it is."""

    def below(self, n: int) -> int:
        return 0

    def shuffle(self, items: list[Any], first: int | None = None) -> None:
        pass

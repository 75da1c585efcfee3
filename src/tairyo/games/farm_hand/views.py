"""What an observer of Farm Hand may know (FH-2, FH-4, FH-21, FH-36, FH-37), as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypedDict

from tairyo.games.farm_hand.tables import BACKS, CARD_NAMES, DUMMIES
from tairyo.games.farm_hand.words import count_suits, plays
from tairyo.kernel.action import Json
from tairyo.kernel.forms import Forms, Outcome

if TYPE_CHECKING:
    from tairyo.games.farm_hand.rules import FarmHand

Suit = Literal["red", "purple", "orange", "green", "blue", "yellow"]
Dummy = Literal["mack", "donald"]


class Played(TypedDict):
    """A card in a trick, and who played it."""

    player: int
    card: str


class Trick(TypedDict):
    """A full trick; ``cancelled`` cards frightened each other."""

    leader: int
    plays: list[Played]
    cancelled: list[str]
    winner: int | None


class RoundScore(TypedDict):
    """A line of the score sheet; lists by player."""

    round: int
    extra: int
    bids: list[int]
    tricks: list[int]
    points: list[int]
    totals: list[int]


class FarmHandView(TypedDict):
    """All that an observer may know. Lists go by player: the seats, then the dummies."""

    seats: int
    dummies: list[Dummy]
    order: list[int]
    suits: dict[Suit, list[int]]
    animals: list[str]
    deal: list[int]
    dummy_bids: dict[Dummy, list[int]]
    round: int
    extra: int
    phase: Literal["bid", "play", "over"]
    dealer: int
    leader: int
    turn: int | None
    hand: list[str] | None
    backs: list[list[Suit]]
    undealt: dict[Suit, int]
    has_bid: list[bool]
    bids: list[int | None]
    tricks: list[int]
    trick: list[Played]
    past: list[Trick]
    scores: list[int]
    sheet: list[RoundScore]
    outcome: Outcome | None


class Bid(TypedDict):
    """Predict so many tricks (FH-20)."""

    kind: Literal["bid"]
    tricks: int


class Play(TypedDict):
    """Play a card from hand into the trick (FH-30)."""

    kind: Literal["play"]
    card: str


class Dealt(TypedDict):
    """A round begins. ``hands`` by player: one's own cards, the backs of all others."""

    kind: Literal["dealt"]
    round: int
    extra: int
    dealer: int
    leader: int
    hands: list[list[str]]
    undealt: dict[Suit, int]


class BidMade(TypedDict):
    """A player has bid; how much, only the bidder is told."""

    kind: Literal["bid"]
    player: int
    tricks: int | None


class BidsOpened(TypedDict):
    """All bids are in and open together."""

    kind: Literal["bids_opened"]
    bids: list[int]


class CardPlayed(TypedDict):
    """A card goes into the trick."""

    kind: Literal["played"]
    player: int
    card: str


class TrickEnded(Trick):
    """A trick is full; ``next`` leads the next one."""

    kind: Literal["trick_ended"]
    next: int


class RoundScored(RoundScore):
    """A round is over: its line of the score sheet."""

    kind: Literal["round_scored"]


class GameOver(Outcome):
    """The game has ended."""

    kind: Literal["game_over"]


FORMS = Forms(
    view=FarmHandView,
    actions=(Bid, Play),
    events=(Dealt, BidMade, BidsOpened, CardPlayed, TrickEnded, RoundScored, GameOver),
)

PHASES: tuple[Literal["bid", "play", "over"], ...] = ("bid", "play", "over")


def draw(state: FarmHand, observers: Sequence[int | None]) -> list[Json]:
    """The view of each of ``observers``, a seat or None for a spectator; they share their parts."""
    seating, tables, seats = state.seating, state.seating.tables, state.seating.seats
    dummies = DUMMIES[seats]
    outcome = state.outcome
    shared: Json = {
        "seats": seats,
        "dummies": list(dummies),
        "order": list(seating.clockwise[0]),
        "suits": {suit: list(numbers) for suit, numbers in tables.suits.items()},
        "animals": list(tables.animals),
        "deal": list(tables.deal[seats]),
        "dummy_bids": {name: list(row) for name, row in zip(dummies, tables.dummy_bids[seats], strict=True)},
        "round": state.round,
        "extra": state.extra,
        "phase": PHASES[state.phase],
        "dealer": state.dealer,
        "leader": state.leader,
        "turn": state.turn if state.turn >= 0 else None,
        "hand": None,
        "backs": [[BACKS[card] for card in cards] for cards in state.hands],
        "undealt": count_suits(state.undealt),
        "has_bid": [bid >= 0 for bid in state.bids],
        "bids": _bids(state, None),
        "tricks": state.won.copy(),
        "trick": plays(seating.clockwise[state.leader], state.trick),
        "past": [trick.data() for trick in state.past],
        "scores": state.scores.copy(),
        "sheet": [line.data() for line in state.sheet],
        "outcome": None if outcome is None else outcome.data(),
    }
    return [shared if observer is None else {**shared, **_own(state, observer)} for observer in observers]


def _own(state: FarmHand, seat: int) -> Json:
    """What is another for every seat."""
    return {"hand": [CARD_NAMES[card] for card in state.hands[seat]], "bids": _bids(state, seat)}


def _bids(state: FarmHand, observer: int | None) -> list[int | None]:
    """FH-21: until all bids are open, each sees its own and those of the dummies."""
    sealed = PHASES[state.phase] == "bid"
    return [
        None if bid < 0 or (sealed and player != observer and player < state.seating.seats) else bid
        for player, bid in enumerate(state.bids)
    ]

"""Actions and events of Farm Hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tairyo.games.farm_hand.tables import BACKS, CARD_NAMES, CARDS, MAX_EXTRA, MAX_HAND, ROUNDS, SUITS
from tairyo.kernel.action import Action, Json, NotAnAction
from tairyo.kernel.event import Event
from tairyo.kernel.state import Outcome, State


@dataclass(frozen=True)
class Bid(Action):
    """Predict how many tricks one will win this round (FH-20)."""

    tricks: int

    def data(self) -> Json:
        return {"kind": "bid", "tricks": self.tricks}

    def __str__(self) -> str:
        return f"bid {self.tricks}"


@dataclass(frozen=True)
class Play(Action):
    """Play a card from hand into the trick (FH-30)."""

    card: int

    def data(self) -> Json:
        return {"kind": "play", "card": CARD_NAMES[self.card]}

    def __str__(self) -> str:
        return f"play {CARD_NAMES[self.card]}"


BIDS: Final = tuple(Bid(tricks) for tricks in range(MAX_HAND + 1))
PLAYS: Final = tuple(Play(card) for card in range(48))
"""Every action there is, made once."""


def read_action(data: Json) -> Action:
    """The action of a JSON form. Raises NotAnAction."""
    match data:
        # compiled, `tricks` is an int already; only the object itself tells 1 from true
        case {"kind": "bid", "tricks": int(tricks)} if len(data) == 2 and type(data["tricks"]) is int:
            return BIDS[tricks] if 0 <= tricks <= MAX_HAND else Bid(tricks)
        case {"kind": "play", "card": str(name)} if len(data) == 2 and name in CARDS:
            return PLAYS[CARDS[name]]
    raise NotAnAction("not-an-action")


def read_text(text: str) -> Action:
    """The action of a text form. Raises NotAnAction."""
    match text.split():
        case ["bid", tricks] if tricks.isascii() and tricks.isdigit() and len(tricks) < 4:
            return read_action({"kind": "bid", "tricks": int(tricks)})
        case ["play", name]:
            return read_action({"kind": "play", "card": name})
    raise NotAnAction("not-an-action")


class Dealt(Event):
    """A round begins. Each sees its own cards, and the backs of all others (FH-2).

    ``cards`` as shuffled, of which ``players`` get ``size`` each, the leader first.
    """

    __slots__ = ("cards", "deal", "extra", "players", "round", "seats", "size")

    def __init__(
        self,
        deal: int,
        round: int,
        extra: int,
        players: tuple[int, ...],
        seats: int,
        cards: list[int],
        size: int,
    ) -> None:
        self.deal = deal
        self.round = round
        self.extra = extra
        self.players = players
        self.seats = seats
        self.cards = cards
        self.size = size

    def hand(self, player: int) -> list[int]:
        """The cards dealt to a player: a person's sorted, a dummy's as they lie (FH-51)."""
        place = self.size * self.players.index(player)
        hand = self.cards[place : place + self.size]
        return sorted(hand) if player < self.seats else hand

    def view(self, observer: int | None) -> Json:
        return {
            "kind": "dealt",
            "round": self.round,
            "extra": self.extra,
            "dealer": self.players[-1],
            "leader": self.players[0],
            "hands": [
                [CARD_NAMES[card] if player == observer else BACKS[card] for card in self.hand(player)]
                for player in range(len(self.players))
            ],
            "undealt": count_suits(self.cards[self.size * len(self.players) :]),
        }

    @property
    def reveals(self) -> bool:
        return True

    def holds(self, state: State, observer: int | None) -> bool:
        """What was dealt to the observer lies in its hand still, or it has played it in this round."""
        later = state.view(observer)
        if observer is None or len(later["sheet"]) != self.deal:
            return True
        laid = [play for trick in later["past"] for play in trick["plays"]] + later["trick"]
        held = later["hand"] + [play["card"] for play in laid if play["player"] == observer]
        return sorted(held) == sorted(CARD_NAMES[card] for card in self.hand(observer))


def count_suits(cards: Sequence[int]) -> Json:
    """How many of ``cards`` each suit has."""
    counts = dict.fromkeys(SUITS, 0)
    for card in cards:
        counts[BACKS[card]] += 1
    return counts


def plays(players: Sequence[int], cards: Sequence[int]) -> list[Json]:
    """Cards of a trick, full or not, each with its player."""
    return [
        {"player": player, "card": CARD_NAMES[card]} for player, card in zip(players, cards, strict=False)
    ]


class BidMade(Event):
    """A seat has bid; how much, only it knows (FH-21)."""

    def __init__(self, deal: int, player: int, tricks: int) -> None:
        self.deal = deal
        self.player = player
        self.tricks = tricks

    def view(self, observer: int | None) -> Json:
        known = self.tricks if observer == self.player else None
        return {"kind": "bid", "player": self.player, "tricks": known}

    def holds(self, state: State, observer: int | None) -> bool:
        """The bidder's own bid stands as long as its round."""
        later = state.view(observer)
        if observer != self.player or len(later["sheet"]) != self.deal:
            return True
        return bool(later["bids"][self.player] == self.tricks)


class BidsOpened(Event):
    """All bids are in and open together (FH-21)."""

    __slots__ = ("bids",)

    def __init__(self, bids: list[int]) -> None:
        self.bids = bids

    def view(self, observer: int | None) -> Json:
        return {"kind": "bids_opened", "bids": list(self.bids)}

    @property
    def reveals(self) -> bool:
        return True


class Played(Event):
    """A card goes into the trick, face up (FH-30)."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def view(self, observer: int | None) -> Json:
        return {"kind": "played", "player": self.player, "card": CARD_NAMES[self.card]}

    @property
    def reveals(self) -> bool:
        return True


class TrickEnded(Event):
    """A trick is full: who takes it, or nobody, and who leads the next (FH-32 – FH-36).

    ``cards`` from the leader's on, by ``players``; ``winner`` -1 for nobody.
    """

    __slots__ = ("cards", "players", "winner")

    def __init__(self, players: tuple[int, ...], cards: list[int], winner: int) -> None:
        self.players = players
        self.cards = cards
        self.winner = winner

    def data(self) -> Json:
        """The trick as a view shows it."""
        numbers = [card & 7 for card in self.cards]
        cancelled = len(set(numbers)) < len(numbers)
        return {
            "leader": self.players[0],
            "plays": plays(self.players, self.cards),
            "cancelled": [
                CARD_NAMES[card] for card in self.cards if cancelled and numbers.count(card & 7) > 1
            ],
            "winner": None if self.winner < 0 else self.winner,
        }

    def view(self, observer: int | None) -> Json:
        next_leader = self.players[0] if self.winner < 0 else self.winner
        return {"kind": "trick_ended", **self.data(), "next": next_leader}


class RoundScored(Event):
    """A round is over and scored (FH-40, FH-41): a line of the score sheet, lists by player."""

    __slots__ = ("bids", "extra", "points", "round", "totals", "tricks")

    def __init__(
        self,
        round: int,
        extra: int,
        bids: list[int],
        tricks: list[int],
        points: list[int],
        totals: list[int],
    ) -> None:
        self.round = round
        self.extra = extra
        self.bids = bids
        self.tricks = tricks
        self.points = points
        self.totals = totals

    def data(self) -> Json:
        """The line as a view shows it; ``extra`` counts replays of the last round."""
        return {
            "round": self.round,
            "extra": self.extra,
            "bids": self.bids.copy(),
            "tricks": self.tricks.copy(),
            "points": self.points.copy(),
            "totals": self.totals.copy(),
        }

    def view(self, observer: int | None) -> Json:
        return {"kind": "round_scored", **self.data()}


class GameOver(Event):
    """The game has ended (FH-42 – FH-44)."""

    __slots__ = ("scores",)

    def __init__(self, scores: list[int]) -> None:
        self.scores = scores

    def view(self, observer: int | None) -> Json:
        return {"kind": "game_over", **ranked(self.scores).data()}


def ranked(scores: list[int]) -> Outcome:
    """FH-42, FH-55: all players, dummies included, by their totals."""
    totals = sorted(set(scores), reverse=True)
    ranking = [tuple([p for p, score in enumerate(scores) if score == total]) for total in totals]
    return Outcome(tuple(scores), tuple(ranking))


PLAYED: Final = tuple(tuple(Played(player, card) for card in range(48)) for player in range(5))
BID_MADE: Final = tuple(
    tuple(tuple(BidMade(deal, player, tricks) for tricks in range(MAX_HAND + 1)) for player in range(5))
    for deal in range(ROUNDS + MAX_EXTRA)
)
"""The commonest events, made once: by player and card; by deal (from 0), player and bid."""

"""Actions and events of Fish 'em Up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, cast

from tairyo.games.fish_em_up.net import LIMIT, Place
from tairyo.games.fish_em_up.tables import CARD_NAMES, CARDS, CATCHES, Tables
from tairyo.kernel.action import Action, Json, NotAnAction
from tairyo.kernel.event import Event
from tairyo.kernel.state import State

if TYPE_CHECKING:
    from tairyo.games.fish_em_up.rules import FishEmUp

SEATS: Final = 6


def names_of(cards: Sequence[int]) -> list[str]:
    """The names of cards."""
    return [CARD_NAMES[card] for card in cards]


def seen(tables: Tables, card: int) -> Json:
    """A card as an event tells of it: its name and its catch."""
    return {"card": CARD_NAMES[card], "catch": CATCHES[tables.catch(card)]}


# ---- actions ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Lay(Action):
    """Lay a card on the net (FE-10, FE-20)."""

    card: int
    place: Place

    def data(self) -> Json:
        x, y, turn = self.place
        return {"kind": "lay", "card": CARD_NAMES[self.card], "x": x, "y": y, "turn": turn}

    def __str__(self) -> str:
        x, y, turn = self.place
        return f"lay {CARD_NAMES[self.card]} {x} {y} {turn}"


@dataclass(frozen=True)
class Sting(Action):
    """Lay a jellyfish aside and put the token on a catch (FE-37)."""

    card: int
    on: int

    def data(self) -> Json:
        return {"kind": "sting", "card": CARD_NAMES[self.card], "on": CARD_NAMES[self.on]}

    def __str__(self) -> str:
        return f"sting {CARD_NAMES[self.card]} {CARD_NAMES[self.on]}"


@dataclass(frozen=True)
class Take(Action):
    """The crab takes a card of another seat's hand (FE-34)."""

    seat: int

    def data(self) -> Json:
        return {"kind": "take", "seat": self.seat}

    def __str__(self) -> str:
        return f"take {self.seat}"


@dataclass(frozen=True)
class Rob(Action):
    """A seahorse takes a point from another seat (FE-35)."""

    seat: int

    def data(self) -> Json:
        return {"kind": "rob", "seat": self.seat}

    def __str__(self) -> str:
        return f"rob {self.seat}"


@dataclass(frozen=True)
class Skip(Action):
    """No card can be played (FE-11)."""

    def data(self) -> Json:
        return {"kind": "skip"}

    def __str__(self) -> str:
        return "skip"


SKIP: Final = Skip()
TAKES: Final = tuple(Take(seat) for seat in range(SEATS))
ROBS: Final = tuple(Rob(seat) for seat in range(SEATS))


@lru_cache(maxsize=20_000)
def lay(card: int, place: Place) -> Lay:
    """The action that lays a card at a place."""
    return Lay(card, place)


def read_action(data: Json) -> Action:
    """The action of a JSON form. Raises NotAnAction."""
    match data:
        case {"kind": "skip"} if len(data) == 1:
            return SKIP
        case {"kind": "take", "seat": int()} if len(data) == 2 and _whole(data["seat"], 0, SEATS - 1):
            return TAKES[data["seat"]]
        case {"kind": "rob", "seat": int()} if len(data) == 2 and _whole(data["seat"], 0, SEATS - 1):
            return ROBS[data["seat"]]
        case {"kind": "sting", "card": str(card), "on": str(on)} if len(data) == 3:
            if card in CARDS and on in CARDS:
                return Sting(CARDS[card], CARDS[on])
        case {"kind": "lay", "card": str(card), "x": int(), "y": int(), "turn": int()} if len(data) == 5:
            x, y, turn = data["x"], data["y"], data["turn"]
            if card in CARDS and _whole(x, -LIMIT, LIMIT) and _whole(y, -LIMIT, LIMIT) and _whole(turn, 0, 3):
                return lay(CARDS[card], Place(x, y, turn))
    raise NotAnAction("not-an-action")


def _whole(value: Any, low: int, high: int) -> bool:
    # only the object itself tells 1 from true
    return type(value) is int and low <= value <= high


def read_text(text: str) -> Action:
    """The action of a text form. Raises NotAnAction."""
    match text.split():
        case ["skip"]:
            return SKIP
        case ["take" | "rob" as word, seat]:
            return read_action({"kind": word, "seat": _number(seat)})
        case ["sting", card, on]:
            return read_action({"kind": "sting", "card": card.upper(), "on": on.upper()})
        case ["lay", card, x, y, turn]:
            place = {"x": _number(x), "y": _number(y), "turn": _number(turn)}
            return read_action({"kind": "lay", "card": card.upper(), **place})
    raise NotAnAction("not-an-action")


def _number(text: str) -> int | None:
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 4 else None


# ---- events -------------------------------------------------------------------------------------


class Handed(Event):
    """Cards have come into a hand: drawn (FE-10), dealt (FE-2) or taken by a crab (FE-34).

    Who sees them is in ``seers``; ``since`` is how many entries the log had then.
    """

    __slots__ = ("cards", "fields", "kind", "seat", "seers", "since", "tables")

    def __init__(
        self,
        kind: str,
        seat: int,
        cards: Sequence[int],
        seers: Sequence[int],
        since: int,
        tables: Tables,
        **fields: Any,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.cards = tuple(cards)
        self.seers = tuple(seers)
        self.since = since
        self.tables = tables
        self.fields = fields

    def view(self, observer: int | None) -> Json:
        cards = [seen(self.tables, card) for card in self.cards] if observer in self.seers else None
        return {
            "kind": self.kind,
            "player": self.seat,
            "count": len(self.cards),
            **self.fields,
            "cards": cards,
        }

    @property
    def reveals(self) -> bool:
        return True

    def holds(self, state: State, observer: int | None) -> bool:
        """Whoever saw a card knows in whose hands it may be until it is played."""
        if observer not in self.seers:
            return True
        later = cast("FishEmUp", state)
        return all(later.may_hold(self.seat, card, self.since) for card in self.cards)

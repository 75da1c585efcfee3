"""Actions and events of Cash a Catch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, cast

from tairyo.games.cash_a_catch.tables import CARD_NAMES, CARDS, FISH, MARKET_CLOSE, NO_KIND, OCTOPUS, PLACES
from tairyo.kernel.action import Action, Json, NotAnAction
from tairyo.kernel.event import Event, Plain
from tairyo.kernel.state import Outcome, State

if TYPE_CHECKING:
    from tairyo.games.cash_a_catch.rules import CashACatch

UNASKED: Final = -1
HOLDS: Final = 0
RINGS: Final = 1
"""What a seat has answered to the card that lies on top of the lot."""

MAX_SEATS: Final = 5
DEEPEST: Final = 102
"""No stack holds more cards."""


NAME_OF: Final = CARD_NAMES.__getitem__


def names_of(cards: Sequence[int]) -> list[str]:
    """The written forms of cards."""
    return list(map(NAME_OF, cards))


def kind_name(kind: int) -> str | None:
    """The name of a kind of fish; None for none."""
    return None if kind == NO_KIND else FISH[kind]


# ---- actions ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sell(Action):
    """The auctioneer sells all cards of a kind (CC-10)."""

    kind: int

    def data(self) -> Json:
        return {"kind": "sell", "fish": FISH[self.kind]}

    def __str__(self) -> str:
        return f"sell {FISH[self.kind]}"


@dataclass(frozen=True)
class Spoil(Action):
    """The owner says which of its most valuable cards spoils, counted from the bottom (CC-14)."""

    card: int

    def data(self) -> Json:
        return {"kind": "spoil", "card": self.card}

    def __str__(self) -> str:
        return f"spoil {self.card}"


@dataclass(frozen=True)
class TurnUp(Action):
    """The auctioneer turns up the next card (CC-20)."""

    def data(self) -> Json:
        return {"kind": "turn_up"}

    def __str__(self) -> str:
        return "turn up"


@dataclass(frozen=True)
class Ring(Action):
    """Ring the bell and buy the lot (CC-20)."""

    def data(self) -> Json:
        return {"kind": "ring"}

    def __str__(self) -> str:
        return "ring"


@dataclass(frozen=True)
class Hold(Action):
    """Let the lot grow (CC-25)."""

    def data(self) -> Json:
        return {"kind": "hold"}

    def __str__(self) -> str:
        return "hold"


@dataclass(frozen=True)
class Steal(Action):
    """A thief takes the top card of another seat's place (CC-30)."""

    seat: int
    place: int

    def data(self) -> Json:
        return {"kind": "steal", "seat": self.seat, "place": self.place}

    def __str__(self) -> str:
        return f"steal {self.seat} {self.place}"


@dataclass(frozen=True)
class Place(Action):
    """Lay a card of the catch on one of one's places (CC-31)."""

    card: int
    place: int

    def data(self) -> Json:
        return {"kind": "place", "card": CARD_NAMES[self.card], "place": self.place}

    def __str__(self) -> str:
        return f"place {CARD_NAMES[self.card]} {self.place}"


@dataclass(frozen=True)
class Discard(Action):
    """Put a fish whose kind finds no place into the trash (CC-33)."""

    card: int

    def data(self) -> Json:
        return {"kind": "discard", "card": CARD_NAMES[self.card]}

    def __str__(self) -> str:
        return f"discard {CARD_NAMES[self.card]}"


@dataclass(frozen=True)
class Empty(Action):
    """Empty one of one's places into the trash (CC-33)."""

    place: int

    def data(self) -> Json:
        return {"kind": "empty", "place": self.place}

    def __str__(self) -> str:
        return f"empty {self.place}"


@dataclass(frozen=True)
class Rescue(Action):
    """A can takes a fish out of the trash (CC-36)."""

    card: int

    def data(self) -> Json:
        return {"kind": "rescue", "card": CARD_NAMES[self.card]}

    def __str__(self) -> str:
        return f"rescue {CARD_NAMES[self.card]}"


@dataclass(frozen=True)
class Done(Action):
    """Enough: no theft (CC-30), no more fish out of the trash (CC-36), nothing more to sell (CC-40)."""

    def data(self) -> Json:
        return {"kind": "done"}

    def __str__(self) -> str:
        return "done"


TURN_UP: Final = TurnUp()
RING: Final = Ring()
HOLD: Final = Hold()
DONE: Final = Done()
SELLS: Final = tuple(Sell(kind) for kind in range(len(FISH)))
SPOILS: Final = tuple(Spoil(card) for card in range(DEEPEST))
STEALS: Final = tuple(tuple(Steal(seat, place) for place in range(PLACES)) for seat in range(MAX_SEATS))
EMPTIES: Final = tuple(Empty(place) for place in range(PLACES))
SWIMMING: Final = range(OCTOPUS + 1 << 2)
"""The cards that are fish or octopus."""
PLACINGS: Final = tuple(tuple(Place(card, place) for place in range(PLACES)) for card in SWIMMING)
DISCARDS: Final = tuple(Discard(card) for card in SWIMMING)
RESCUES: Final = tuple(Rescue(card) for card in SWIMMING)
"""Every action there is, made once."""

PLAIN: Final[dict[str, Action]] = {"turn_up": TURN_UP, "ring": RING, "hold": HOLD, "done": DONE}


def read_action(data: Json) -> Action:
    """The action of a JSON form. Raises NotAnAction."""
    match data:
        case {"kind": str(kind)} if len(data) == 1 and kind in PLAIN:
            return PLAIN[kind]
        case {"kind": "sell", "fish": str(fish)} if len(data) == 2 and fish in FISH:
            return SELLS[FISH.index(fish)]
        case {"kind": "spoil", "card": int()} if len(data) == 2 and _whole(data["card"], DEEPEST):
            return SPOILS[data["card"]]
        case {"kind": "steal", "seat": int(), "place": int()} if len(data) == 3:
            if _whole(data["seat"], MAX_SEATS) and _whole(data["place"], PLACES):
                return STEALS[data["seat"]][data["place"]]
        case {"kind": "place", "card": str(card), "place": int()} if len(data) == 3 and _swims(card):
            if _whole(data["place"], PLACES):
                return PLACINGS[CARDS[card]][data["place"]]
        case {"kind": "empty", "place": int()} if len(data) == 2 and _whole(data["place"], PLACES):
            return EMPTIES[data["place"]]
        case {"kind": "discard", "card": str(card)} if len(data) == 2 and _swims(card):
            return DISCARDS[CARDS[card]]
        case {"kind": "rescue", "card": str(card)} if len(data) == 2 and _swims(card):
            return RESCUES[CARDS[card]]
    raise NotAnAction("not-an-action")


def _whole(value: Any, below: int) -> bool:
    # only the object itself tells 1 from true
    return type(value) is int and 0 <= value < below


def _swims(name: str) -> bool:
    return name in CARDS and CARDS[name] in SWIMMING


def read_text(text: str) -> Action:
    """The action of a text form. Raises NotAnAction."""
    match text.split():
        case ["turn", "up"]:
            return TURN_UP
        case ["ring" | "hold" | "done" as word]:
            return PLAIN[word]
        case ["sell", fish]:
            return read_action({"kind": "sell", "fish": fish})
        case ["discard" | "rescue" as word, card]:
            return read_action({"kind": word, "card": card})
        case ["spoil", card]:
            return read_action({"kind": "spoil", "card": _number(card)})
        case ["empty", place]:
            return read_action({"kind": "empty", "place": _number(place)})
        case ["steal", seat, place]:
            return read_action({"kind": "steal", "seat": _number(seat), "place": _number(place)})
        case ["place", card, place]:
            return read_action({"kind": "place", "card": card, "place": _number(place)})
    raise NotAnAction("not-an-action")


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else -1


# ---- events -------------------------------------------------------------------------------------


class Answered(Event):
    """A seat has answered in secret; which way, only it knows (CC-25)."""

    __slots__ = ("height", "rings", "seat")

    def __init__(self, seat: int, rings: bool, height: int) -> None:
        self.seat = seat
        self.rings = rings
        self.height = height

    def view(self, observer: int | None) -> Json:
        return {
            "kind": "answered",
            "player": self.seat,
            "rings": self.rings if observer == self.seat else None,
        }

    def holds(self, state: State, observer: int | None) -> bool:
        """One's own answer stands until all are in; ``height`` is the deck's at that time."""
        later = cast("CashACatch", state)
        if observer != self.seat or len(later.deck) != self.height:
            return True
        return later.answers[self.seat] in (UNASKED, int(self.rings))


def opened(auctioneer: int, seats: int, height: int) -> Event:
    """The market opens (CC-2 – CC-5)."""
    return Plain("opened", auctioneer=auctioneer, seats=seats, height=height)


TURNED_UP: Final = tuple(
    Plain("turned_up", shows=True, card=name, ends=card == MARKET_CLOSE)
    for card, name in enumerate(CARD_NAMES)
)
HELD: Final = tuple(Plain("held", shows=True, player=seat) for seat in range(MAX_SEATS))
OFFICE: Final = tuple(Plain("office", auctioneer=seat) for seat in range(MAX_SEATS))
"""The commonest events, made once: by card (CC-20), by seat (CC-25, CC-5)."""


def ranked(money: Sequence[int], trash: Sequence[int]) -> Outcome:
    """CC-44: most money wins; of equals, who has fewer cards in the trash."""
    keys = [(-euros, cards) for euros, cards in zip(money, trash, strict=True)]
    ranking = [tuple(seat for seat, own in enumerate(keys) if own == key) for key in sorted(set(keys))]
    return Outcome(tuple(money), tuple(ranking))

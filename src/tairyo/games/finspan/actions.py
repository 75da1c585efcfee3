"""What a seat may do in Finspan, and the written forms of it: cards by name, slots as ``blue-1``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tairyo.games.finspan.cards import CARD_OF, CARDS, NAMES
from tairyo.games.finspan.mat import COLUMNS, SLOT_NAMES, SLOT_OF, SLOTS
from tairyo.games.finspan.ocean import TOKENS
from tairyo.kernel.action import Action, Json, NotAnAction


@dataclass(frozen=True)
class OfCard(Action):
    """An action that names a card."""

    card: int

    def data(self) -> Json:
        return {"kind": KINDS[type(self)], "card": NAMES[self.card]}

    def __str__(self) -> str:
        return f"{WORDS[type(self)]} {NAMES[self.card]}"


@dataclass(frozen=True)
class OfSlot(Action):
    """An action that names a slot."""

    slot: int

    def data(self) -> Json:
        return {"kind": KINDS[type(self)], "slot": SLOT_NAMES[self.slot]}

    def __str__(self) -> str:
        return f"{WORDS[type(self)]} {SLOT_NAMES[self.slot]}"


@dataclass(frozen=True)
class OfToken(Action):
    """An action that names a token in a slot."""

    token: int
    slot: int

    def data(self) -> Json:
        return {"kind": KINDS[type(self)], "token": TOKENS[self.token], "slot": SLOT_NAMES[self.slot]}

    def __str__(self) -> str:
        return f"{WORDS[type(self)]} {TOKENS[self.token]} {SLOT_NAMES[self.slot]}"


@dataclass(frozen=True)
class Bare(Action):
    """An action that names nothing."""

    def data(self) -> Json:
        return {"kind": KINDS[type(self)]}

    def __str__(self) -> str:
        return WORDS[type(self)]


class Play(OfCard):
    """Begin to play a fish from hand: as a turn (FS-20), or as a benefit (FS-54)."""


class PayCard(OfCard):
    """Discard a card from hand as part of a cost (FS-21)."""


class Gain(OfCard):
    """Take a card of the own discard pile to hand (FS-42)."""


class Tuck(OfCard):
    """Tuck a shorter card from hand under the fish that consumes it (FS-53)."""


class Place(OfSlot):
    """Lay the fish that has been paid for (FS-25)."""


class LayEgg(OfSlot):
    """Lay an egg on a fish (FS-43)."""


class Hatch(OfSlot):
    """Let an egg hatch (FS-45)."""


class PutYoung(OfSlot):
    """Put a young on a slot (FS-46)."""


class MoveTo(OfSlot):
    """Move the token that was chosen to a slot (FS-47)."""


class Use(OfSlot):
    """Use the game-end ability of a fish (FS-70)."""


class Pay(OfToken):
    """Pay a token from the own ocean (FS-21)."""


class Lift(OfToken):
    """Choose the young or the school to be moved (FS-47)."""


@dataclass(frozen=True)
class Dive(Action):
    """Dive at a site (FS-30)."""

    column: int

    def data(self) -> Json:
        return {"kind": "dive", "column": COLUMNS[self.column]}

    def __str__(self) -> str:
        return f"dive {COLUMNS[self.column]}"


class Draw(Bare):
    """Draw a card (FS-40)."""


class LayEach(Bare):
    """Lay an egg on each fish that the ability names (FS-44)."""


class Done(Bare):
    """Leave the other benefits (FS-34)."""


KINDS: Final[dict[type[Action], str]] = {
    Play: "play",
    PayCard: "pay_card",
    Gain: "gain",
    Tuck: "tuck",
    Place: "place",
    LayEgg: "egg",
    Hatch: "hatch",
    PutYoung: "young",
    MoveTo: "move_to",
    Use: "use",
    Pay: "pay",
    Lift: "lift",
    Draw: "draw",
    LayEach: "egg_each",
    Done: "done",
}
WORDS: Final[dict[type[Action], str]] = {
    each: {"pay_card": "pay", "move_to": "to", "egg_each": "eggs"}.get(kind, kind)
    for each, kind in KINDS.items()
}
"""The kinds in the JSON forms, and the first words of the text forms."""

OF_CARD: Final = (Play, PayCard, Gain, Tuck)
OF_SLOT: Final = (Place, LayEgg, Hatch, PutYoung, MoveTo, Use)
OF_TOKEN: Final = (Pay, Lift)

PLAYS: Final = tuple(Play(card) for card in range(CARDS + 1))
PAY_CARDS: Final = tuple(PayCard(card) for card in range(CARDS + 1))
GAINS: Final = tuple(Gain(card) for card in range(CARDS + 1))
TUCKS: Final = tuple(Tuck(card) for card in range(CARDS + 1))
PLACES: Final = tuple(Place(slot) for slot in range(SLOTS))
EGGS: Final = tuple(LayEgg(slot) for slot in range(SLOTS))
HATCHES: Final = tuple(Hatch(slot) for slot in range(SLOTS))
YOUNGS: Final = tuple(PutYoung(slot) for slot in range(SLOTS))
MOVES: Final = tuple(MoveTo(slot) for slot in range(SLOTS))
USES: Final = tuple(Use(slot) for slot in range(SLOTS))
PAYS: Final = tuple(tuple(Pay(token, slot) for slot in range(SLOTS)) for token in range(3))
LIFTS: Final = tuple(tuple(Lift(token, slot) for slot in range(SLOTS)) for token in range(3))
DIVES: Final = tuple(Dive(column) for column in range(3))
DRAW: Final = Draw()
LAY_EACH: Final = LayEach()
DONE: Final = Done()
"""Every action there is, made once: by card, by slot, by token and slot, by column."""

_BARE: Final[dict[str, Action]] = {"draw": DRAW, "egg_each": LAY_EACH, "done": DONE}
_BY_CARD: Final[dict[str, tuple[Action, ...]]] = {
    "play": PLAYS,
    "pay_card": PAY_CARDS,
    "gain": GAINS,
    "tuck": TUCKS,
}
_BY_SLOT: Final[dict[str, tuple[Action, ...]]] = {
    "place": PLACES,
    "egg": EGGS,
    "hatch": HATCHES,
    "young": YOUNGS,
    "move_to": MOVES,
    "use": USES,
}
_BY_TOKEN: Final[dict[str, tuple[tuple[Action, ...], ...]]] = {"pay": PAYS, "lift": LIFTS}


def read_action(data: Json) -> Action:
    """The action of a JSON form. Raises NotAnAction."""
    kind = data.get("kind")
    if isinstance(kind, str):
        if len(data) == 1 and kind in _BARE:
            return _BARE[kind]
        if len(data) == 2 and kind in _BY_CARD and "card" in data:
            return _BY_CARD[kind][_card(data["card"])]
        if len(data) == 2 and kind in _BY_SLOT and "slot" in data:
            return _BY_SLOT[kind][_slot(data["slot"])]
        if len(data) == 2 and kind == "dive" and "column" in data:
            return DIVES[_column(data["column"])]
        if len(data) == 3 and kind in _BY_TOKEN and "token" in data and "slot" in data:
            return _BY_TOKEN[kind][_token(kind, data["token"])][_slot(data["slot"])]
    raise NotAnAction("not-an-action")


def _card(name: object) -> int:
    if isinstance(name, str) and name in CARD_OF:
        return CARD_OF[name]
    raise NotAnAction("not-an-action")


def _slot(name: object) -> int:
    if isinstance(name, str) and name in SLOT_OF:
        return SLOT_OF[name]
    raise NotAnAction("not-an-action")


def _column(name: object) -> int:
    if isinstance(name, str) and name in COLUMNS:
        return COLUMNS.index(name)
    raise NotAnAction("not-an-action")


def _token(kind: str, name: object) -> int:
    if isinstance(name, str) and name in TOKENS and not (kind == "lift" and name == "egg"):
        return TOKENS.index(name)
    raise NotAnAction("not-an-action")


def read_text(text: str) -> Action:
    """The action of a text form: its kind, then what it names. Raises NotAnAction."""
    match text.split():
        case ["draw"]:
            return DRAW
        case ["eggs"]:
            return LAY_EACH
        case ["done"]:
            return DONE
        case ["dive", column]:
            return DIVES[_column(column)]
        case ["pay", card]:
            return PAY_CARDS[_card(card)]
        case ["to", slot]:
            return MOVES[_slot(slot)]
        case ["play" | "gain" | "tuck" as kind, card]:
            return _BY_CARD[kind][_card(card)]
        case ["place" | "egg" | "hatch" | "young" | "use" as kind, slot]:
            return _BY_SLOT[kind][_slot(slot)]
        case ["pay" | "lift" as kind, token, slot]:
            return _BY_TOKEN[kind][_token(kind, token)][_slot(slot)]
    raise NotAnAction("not-an-action")

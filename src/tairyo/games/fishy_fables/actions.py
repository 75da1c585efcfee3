"""What a seat may do in Fishy Fables, and the written forms of it. Seats are counted from 0, piles from 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tairyo.games.fishy_fables.tables import (
    EFFECTS,
    FISH,
    MAX_SEATS,
    MAX_START,
    PEEK,
    PILES,
    SWAP,
    is_aimed,
)
from tairyo.kernel.action import Action, Json, NotAnAction

NOBODY: Final = -1
NO_FISH: Final = 0
NO_CARD: Final = -1


@dataclass(frozen=True)
class Draw(Action):
    """Take the top fish of a pile (FF-5)."""

    pile: int

    def data(self) -> Json:
        return {"kind": "draw", "pile": self.pile}

    def __str__(self) -> str:
        return f"draw {self.pile}"


@dataclass(frozen=True)
class Buy(Action):
    """Buy the top catnip card; with a full hand for one that is discarded (FF-10, FF-11)."""

    discard: int

    def data(self) -> Json:
        return {"kind": "buy", "discard": None if self.discard == NO_CARD else EFFECTS[self.discard]}

    def __str__(self) -> str:
        return "buy" if self.discard == NO_CARD else f"buy {EFFECTS[self.discard]}"


@dataclass(frozen=True)
class Pass(Action):
    """Buy nothing (FF-10), name nobody (FF-81), play nothing in the reveal window (FF-73)."""

    def data(self) -> Json:
        return {"kind": "pass"}

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class Lay(Action):
    """Lay a fish from hand face down (FF-20, FF-61)."""

    fish: int

    def data(self) -> Json:
        return {"kind": "lay", "fish": self.fish}

    def __str__(self) -> str:
        return f"lay {self.fish}"


@dataclass(frozen=True)
class Check(Action):
    """Leave the stake as it is (FF-31)."""

    def data(self) -> Json:
        return {"kind": "check"}

    def __str__(self) -> str:
        return "check"


@dataclass(frozen=True)
class Raise(Action):
    """Put more Purrency into the tin; all others must answer (FF-32)."""

    amount: int

    def data(self) -> Json:
        return {"kind": "raise", "amount": self.amount}

    def __str__(self) -> str:
        return f"raise {self.amount}"

    @property
    def size(self) -> int | None:
        return self.amount


@dataclass(frozen=True)
class Meet(Action):
    """Match a raise, or put in all that is left (FF-32, FF-33)."""

    def data(self) -> Json:
        return {"kind": "match"}

    def __str__(self) -> str:
        return "match"


@dataclass(frozen=True)
class Fold(Action):
    """Leave the round; the stake stays in the tin (FF-36)."""

    def data(self) -> Json:
        return {"kind": "fold"}

    def __str__(self) -> str:
        return "fold"


@dataclass(frozen=True)
class Catnip(Action):
    """Play a catnip card (FF-72): on the fish of ``player``, or swapping for ``fish`` from hand."""

    effect: int
    player: int
    fish: int

    def data(self) -> Json:
        return {
            "kind": "catnip",
            "effect": EFFECTS[self.effect],
            "player": None if self.player == NOBODY else self.player,
            "fish": None if self.fish == NO_FISH else self.fish,
        }

    def __str__(self) -> str:
        if self.effect == SWAP:
            return f"catnip {EFFECTS[self.effect]} {self.fish}"
        if is_aimed(self.effect):
            return f"catnip {EFFECTS[self.effect]} {self.player}"
        return f"catnip {EFFECTS[self.effect]}"


@dataclass(frozen=True)
class Guess(Action):
    """Name the seat that is thought to have the largest fish (FF-81)."""

    player: int

    def data(self) -> Json:
        return {"kind": "guess", "player": self.player}

    def __str__(self) -> str:
        return f"guess {self.player}"


DRAWS: Final = tuple(Draw(pile) for pile in range(1, PILES + 1))
BUY: Final = Buy(NO_CARD)
BUY_FOR: Final = tuple(Buy(card) for card in range(len(EFFECTS)))
PASS: Final = Pass()
LAYS: Final = tuple(Lay(fish) for fish in range(FISH + 1))
CHECK: Final = Check()
RAISES: Final = tuple(Raise(amount) for amount in range(MAX_SEATS * MAX_START + 1))
MEET: Final = Meet()
FOLD: Final = Fold()
PLAYS: Final = tuple(Catnip(effect, NOBODY, NO_FISH) for effect in range(len(EFFECTS)))
AIMED: Final = tuple(
    tuple(Catnip(effect, player, NO_FISH) for player in range(MAX_SEATS)) for effect in range(PEEK + 1)
)
SWAPS: Final = tuple(Catnip(SWAP, NOBODY, fish) for fish in range(FISH + 1))
GUESSES: Final = tuple(Guess(player) for player in range(MAX_SEATS))
"""The actions of every game, made once: by fish, amount, effect and seat."""

WORDS: Final[dict[str, Action]] = {"pass": PASS, "check": CHECK, "match": MEET, "fold": FOLD}
NUMBERED: Final = {"draw": "pile", "lay": "fish", "raise": "amount", "guess": "player"}
"""By text form: actions of a single word, and those with a number behind it and what it counts."""


def read_action(data: Json) -> Action:
    """The action of a JSON form. Raises NotAnAction."""
    kind = data.get("kind")
    size = len(data)
    if not isinstance(kind, str):
        raise NotAnAction("not-an-action")
    if size == 1 and kind in WORDS:
        word: Action = WORDS[kind]
        return word
    if size == 2 and kind in NUMBERED:
        return _numbered(kind, _whole(data, NUMBERED[kind]))
    if size == 2 and kind == "buy" and "discard" in data:
        return BUY if data["discard"] is None else BUY_FOR[_effect(data["discard"])]
    if size == 4 and kind == "catnip" and "effect" in data and "player" in data and "fish" in data:
        return _catnip(_effect(data["effect"]), data)
    raise NotAnAction("not-an-action")


def _whole(data: Json, name: str) -> int:
    """The whole number from 0 of that name: neither true nor 1.0. Raises NotAnAction."""
    value: object = data.get(name)
    if isinstance(value, int) and type(value) is int and value >= 0:
        return value
    raise NotAnAction("not-an-action")


def _effect(name: object) -> int:
    """The effect of that name. Raises NotAnAction."""
    if isinstance(name, str) and name in EFFECTS:
        return EFFECTS.index(name)
    raise NotAnAction("not-an-action")


def _numbered(kind: str, number: int) -> Action:
    if kind == "raise":
        return RAISES[number] if number < len(RAISES) else Raise(number)
    if kind == "guess":
        return GUESSES[number] if number < MAX_SEATS else Guess(number)
    if kind == "lay" and 1 <= number <= FISH:
        return LAYS[number]
    if kind == "draw" and 1 <= number <= PILES:
        return DRAWS[number - 1]
    raise NotAnAction("not-an-action")


def _catnip(effect: int, data: Json) -> Action:
    """A catnip card with just what its effect takes."""
    if effect == SWAP:
        if data["player"] is None and 1 <= _whole(data, "fish") <= FISH:
            return SWAPS[_whole(data, "fish")]
    elif is_aimed(effect):
        if data["fish"] is None:
            player = _whole(data, "player")
            return AIMED[effect][player] if player < MAX_SEATS else Catnip(effect, player, NO_FISH)
    elif data["player"] is None and data["fish"] is None:
        return PLAYS[effect]
    raise NotAnAction("not-an-action")


def read_text(text: str) -> Action:
    """The action of a text form. Raises NotAnAction."""
    words = text.split()
    if len(words) == 1 and words[0] in WORDS:
        return WORDS[words[0]]
    if len(words) == 1 and words[0] == "buy":
        return BUY
    if len(words) == 2 and words[0] == "buy":
        return read_action({"kind": "buy", "discard": words[1]})
    if len(words) == 2 and words[0] in NUMBERED and _is_number(words[1]):
        return read_action({"kind": words[0], NUMBERED[words[0]]: int(words[1])})
    if words[:1] == ["catnip"] and len(words) == 2:
        return read_action({"kind": "catnip", "effect": words[1], "player": None, "fish": None})
    if words[:1] == ["catnip"] and len(words) == 3 and _is_number(words[2]):
        swaps = words[1] == EFFECTS[SWAP]
        number = int(words[2])
        player, fish = (None, number) if swaps else (number, None)
        return read_action({"kind": "catnip", "effect": words[1], "player": player, "fish": fish})
    raise NotAnAction("not-an-action")


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 5

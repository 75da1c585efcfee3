"""State: one position of one game, and the questions that can be asked of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from tairyo.kernel.action import Action, Json
from tairyo.kernel.chance import Chance
from tairyo.kernel.event import Event


@dataclass(frozen=True)
class Outcome:
    """How a game ended.

    ``scores`` by player: the seats, then the game's own dummies where it has some.
    ``ranking``: the players, best first, those that tie together.
    """

    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The players that share first place."""
        return self.ranking[0]

    def data(self) -> Json:
        """The JSON form."""
        return {"scores": list(self.scores), "ranking": [list(tied) for tied in self.ranking]}


class Window(NamedTuple):
    """How many seconds a live table waits for the seats that may act; then each that has not done anything
    does its `State.default_action`. ``whole``: not less, though all have answered.
    """

    seconds: float
    whole: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position. Plain data: it copies in microseconds and holds no generator, clock or text.

    ``actors`` are the seats that may act now: several when a choice is simultaneous, none when the
    game is over. An *observer* is a seat, or None for a spectator.
    """

    actors: tuple[int, ...]

    def __init__(self) -> None:
        self.actors = ()

    def legal_actions(self, seat: int) -> Sequence[Action]:
        """All that ``seat`` may do now, in a fixed order; empty if it may not act."""
        raise NotImplementedError

    def choices(self, seat: int) -> Sequence[Action]:
        """A short list out of the legal actions, for bots, learners and playouts: all of them, but of
        amounts only a handful of sizes, so that no other choice drowns among them.
        """
        return self.legal_actions(seat)

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        """Let ``seat`` do ``action``: changes the position in place and says what happened.

        Raises IllegalAction, with the clause that is broken, and then changes nothing.
        """
        raise NotImplementedError

    def copy(self) -> State:
        """A position of its own: neither ever changes the other."""
        raise NotImplementedError

    def view(self, observer: int | None) -> Json:
        """All that ``observer`` may know, ready for JSON. Nothing else makes an outward picture."""
        raise NotImplementedError

    def views(self, observers: Sequence[int | None]) -> list[Json]:
        """What `view` gives to each of ``observers``, for whoever only passes it on.

        A game may draw once what they all see: these views may share their parts.
        """
        return [self.view(observer) for observer in observers]

    def imagine(self, observer: int | None, rng: Random) -> State:
        """A full position drawn at random among those that ``observer`` cannot tell from this one.

        What it has seen so far stays true, a card it once peeked at included.
        """
        raise NotImplementedError

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        raise NotImplementedError

    def default_action(self, seat: int) -> Action:
        """What a seat that does not answer in time does: unless a game says otherwise, its first choice."""
        return self.legal_actions(seat)[0]

    def patience(self) -> Window | None:
        """How long a live table waits in this position; None: as long as its clocks allow."""
        return None

    def position(self) -> tuple[Any, ...]:
        """Everything that tells this position from another, secrets included, as nested tuples of
        numbers and strings. For hashes, tests and comparison; never sent anywhere.
        """
        raise NotImplementedError

    def inventory(self) -> Any:
        """What the rules neither lose nor make: the same from the first position to the last."""
        raise NotImplementedError

    def hash(self) -> str:
        """SHA-256 of the whole position, the same on every machine."""
        return hashlib.sha256(canonical(self.position())).hexdigest()


def canonical(value: Any) -> bytes:
    """The one JSON spelling of ``value`` that hashes and comparisons use."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True).encode()

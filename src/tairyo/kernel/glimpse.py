"""Glimpse and Bot: how a bot sees a game, what a bot is, and what it says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log
from random import Random

from tairyo.kernel.action import Action, Json
from tairyo.kernel.state import State


class Glimpse:
    """All that a bot is handed when it is to act.

    It is built from one imagined position, so that there is no real one to peek at: by the first
    law the two agree in everything that the seat may know.
    """

    def __init__(self, state: State, seat: int, rng: Random) -> None:
        self.seat = seat
        self._imagined = state.imagine(seat, rng)

    @property
    def view(self) -> Json:
        """The seat's view."""
        return self._imagined.view(self.seat)

    @property
    def legal_actions(self) -> Sequence[Action]:
        """What the seat may do."""
        return self._imagined.legal_actions(self.seat)

    @property
    def choices(self) -> Sequence[Action]:
        """A short list out of that, where amounts make it long (`State.choices`)."""
        return self._imagined.choices(self.seat)

    def imagine(self, rng: Random) -> State:
        """A full position drawn among those that the seat cannot tell apart, to search in."""
        return self._imagined.imagine(self.seat, rng)


QUICKEST = 0.25
"""Seconds in which hardly anybody sees a card, thinks and rings."""


@dataclass(frozen=True)
class Remark:
    """What a bot says at the table: a phrase of its game, with an amount where that takes one."""

    phrase: str
    amount: int | None = None


@dataclass(frozen=True)
class Bot:
    """A way to play one game. ``choose`` is handed a glimpse and a generator of its own.

    A ``blind`` bot looks at its choices alone; the simulator then spares it the glimpse. ``reaction``:
    seconds that it takes at a bell, half of the time less, and by what share they vary. One that
    ``talks`` is asked at a table, never in a simulation, what it says to the action that it has chosen.
    Whether it says anything must follow from the dice and from what everybody sees, never from what it
    alone knows: else its silence would tell.
    """

    name: str
    choose: Callable[[Glimpse, Random], Action]
    blind: Callable[[Sequence[Action], Random], Action] | None = None
    reaction: tuple[float, float] = (0.9, 0.3)
    talks: Callable[[Glimpse, Action, Random], Remark | None] | None = None

    def act(self, state: State, seat: int, rng: Random) -> Action:
        """What this bot does as ``seat``."""
        if self.blind is not None:
            return self.blind(state.choices(seat), rng)
        return self.choose(Glimpse(state, seat, rng), rng)

    def reacts(self, rng: Random) -> float:
        """Seconds from a card to this bot's ring: as people are, seldom quick, sometimes slow."""
        middle, spread = self.reaction
        return max(QUICKEST, rng.lognormvariate(log(middle), spread))

    def remark(self, state: State, seat: int, action: Action, rng: Random) -> Remark | None:
        """What this bot says as ``seat`` before it does ``action``; None for nothing."""
        return None if self.talks is None else self.talks(Glimpse(state, seat, rng), action, rng)


def _any(choices: Sequence[Action], rng: Random) -> Action:
    return choices[int(rng.random() * len(choices))]


RANDOM = Bot("random", lambda glimpse, rng: _any(glimpse.choices, rng), _any)

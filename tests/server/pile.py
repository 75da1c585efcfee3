"""A toy whose rules have changed: players take counters from a pile of twelve in turn.

By version 1 one takes one or two, and whoever takes the last one wins. By version 2 one takes up to
three, and whoever takes the last one loses.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from tairyo.kernel.action import Action, IllegalAction, Json, NotAnAction
from tairyo.kernel.chance import Chance
from tairyo.kernel.event import Event
from tairyo.kernel.game import Game
from tairyo.kernel.state import Outcome, State


@dataclass(frozen=True)
class Take(Action):
    counters: int

    def data(self) -> Json:
        return {"kind": "take", "counters": self.counters}

    @classmethod
    def read(cls, data: Json) -> Take:
        match data:
            case {"kind": "take", "counters": int(counters)}:
                return cls(counters)
        raise NotAnAction("not-an-action")


class Pile(State):
    most = 2
    last_one_wins = True

    def __init__(self) -> None:
        self.left = 12
        self.actors = (0,)

    def legal_actions(self, seat: int) -> Sequence[Action]:
        counters = range(1, min(self.most, self.left) + 1) if seat in self.actors else ()
        return [Take(number) for number in counters]

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        if action not in self.legal_actions(seat):
            raise IllegalAction("PI-1", "not-now")
        assert isinstance(action, Take)
        self.left -= action.counters
        self.actors = (1 - seat,) if self.left else ()
        self.last = seat
        return []

    def copy(self) -> Pile:
        other = type(self)()
        other.__dict__.update(self.__dict__)
        return other

    def view(self, observer: int | None) -> Json:
        return {"left": self.left, "outcome": self.outcome and self.outcome.data()}

    def imagine(self, observer: int | None, rng: Random) -> State:
        return self.copy()

    @property
    def outcome(self) -> Outcome | None:
        if self.left:
            return None
        winner = self.last if self.last_one_wins else 1 - self.last
        return Outcome((int(winner == 0), int(winner == 1)), ((winner,), (1 - winner,)))

    def position(self) -> tuple[Any, ...]:
        return (self.left, self.actors)


class NewPile(Pile):
    most = 3
    last_one_wins = False


def _begin(kind: type[Pile]) -> Any:
    def begin(seats: int, options: Mapping[str, Any], chance: Chance) -> tuple[State, list[Event]]:
        return kind(), []

    return begin


old = Game(
    id="pile",
    prefix="PI",
    rules=1,
    seats=(2,),
    options=(),
    begin=_begin(Pile),
    read_action=Take.read,
    read_text=lambda text: Take(int(text)),
    bound=lambda seats: 12,
)
new = replace(old, rules=2, begin=_begin(NewPile), earlier=(old,))

"""Lantern, an honest little game that has everything a law can be broken with.

LA-1 Six cards, 1 to 6, are shuffled before each of two rounds. Every seat holds one, in secret; the
others lie in a row, face down.
LA-2 In turn, each seat may look at one card of the row, alone, or pass.
LA-3 Then all choose a side in secret, at the same time: bright (1) or dark (0).
LA-4 The choices open together, and a lot decides which side wins: those who chose it gain their card,
the others lose it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any, cast

from tairyo.kernel.action import Action, IllegalAction, Json, NotAnAction
from tairyo.kernel.chance import Chance
from tairyo.kernel.event import Event
from tairyo.kernel.game import Game
from tairyo.kernel.state import Outcome, State

ROUNDS = 2
SEATS = (2, 3)


@dataclass(frozen=True)
class Look(Action):
    place: int

    def data(self) -> Json:
        return {"kind": "look", "place": self.place}

    def __str__(self) -> str:
        return f"look {self.place}"


@dataclass(frozen=True)
class Pass(Action):
    def data(self) -> Json:
        return {"kind": "pass"}

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class Choose(Action):
    side: int

    def data(self) -> Json:
        return {"kind": "choose", "side": self.side}

    def __str__(self) -> str:
        return f"choose {self.side}"


def read_action(data: Json) -> Action:
    match data:
        case {"kind": "look", "place": int(place)} if len(data) == 2 and type(place) is int:
            return Look(place)
        case {"kind": "pass"} if len(data) == 1:
            return Pass()
        case {"kind": "choose", "side": int(side)} if len(data) == 2 and type(side) is int:
            return Choose(side)
    raise NotAnAction("not-an-action")


def read_text(text: str) -> Action:
    match text.split():
        case ["pass"]:
            return Pass()
        case ["look" | "choose" as kind, number] if number in ("0", "1", "2", "3"):
            return Look(int(number)) if kind == "look" else Choose(int(number))
    raise NotAnAction("not-an-action")


class Dealt(Event):
    reveals = True

    def __init__(self, number: int, hands: Sequence[int]) -> None:
        self.number, self.hands = number, tuple(hands)

    def view(self, observer: int | None) -> Json | None:
        return {"kind": "dealt", "card": None if observer is None else self.hands[observer]}

    def holds(self, state: State, observer: int | None) -> bool:
        later = cast("Lantern", state)
        return observer is None or later.round != self.number or later.hands[observer] == self.hands[observer]


class Looked(Event):
    reveals = True

    def __init__(self, number: int, seat: int, place: int, card: int) -> None:
        self.number, self.seat, self.place, self.card = number, seat, place, card

    def view(self, observer: int | None) -> Json | None:
        seen = self.card if observer == self.seat else None
        return {"kind": "looked", "seat": self.seat, "place": self.place, "card": seen}

    def holds(self, state: State, observer: int | None) -> bool:
        later = cast("Lantern", state)
        return observer != self.seat or later.round != self.number or later.row[self.place] == self.card


class Said(Event):
    """Something that all see alike."""

    def __init__(self, kind: str, **details: Any) -> None:
        self.shown = {"kind": kind, **details}

    def view(self, observer: int | None) -> Json | None:
        return deepcopy(self.shown)


class Opened(Said):
    reveals = True


class Lantern(State):
    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats, self.round, self.phase = seats, 0, "look"
        self.hands: list[int] = []
        self.row: list[int] = []
        self.looks: list[int] = []  # by seat: the place that it has looked at, -1 for none
        self.sides: list[int] = []  # by seat: -1 as long as it has not chosen
        self.scores = [0] * seats

    def deal(self, chance: Chance) -> Event:
        cards = [1, 2, 3, 4, 5, 6]
        chance.shuffle(cards)
        self.hands, self.row = cards[: self.seats], cards[self.seats :]
        self.looks, self.sides = [-1] * self.seats, [-1] * self.seats
        self.round, self.phase, self.actors = self.round + 1, "look", (0,)
        return Dealt(self.round, self.hands)

    def legal_actions(self, seat: int) -> Sequence[Action]:
        if seat not in self.actors:
            return ()
        if self.phase == "look":
            return (*(Look(place) for place in range(len(self.row))), Pass())
        return Choose(0), Choose(1)

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:
        self.check(seat, action)
        events: list[Event] = []
        if isinstance(action, Look):
            self.looks[seat] = action.place
            events.append(Looked(self.round, seat, action.place, self.row[action.place]))
        elif isinstance(action, Choose):
            self.sides[seat] = action.side
            events.append(Said("chosen", seat=seat))
        else:
            events.append(Said("passed", seat=seat))
        self.actors = self.next_actors(seat)
        if not self.actors:
            events += self.go_on(chance)
        return events

    def check(self, seat: int, action: Action) -> None:
        if seat not in self.actors:
            raise IllegalAction("LA-2", "not-your-turn")
        if self.phase == "look" and not isinstance(action, Look | Pass):
            raise IllegalAction("LA-2", "look-first")
        if self.phase == "choose" and not isinstance(action, Choose):
            raise IllegalAction("LA-3", "choose")
        if isinstance(action, Look) and not 0 <= action.place < len(self.row):
            raise IllegalAction("LA-2", "no-such-card")
        if isinstance(action, Choose) and action.side not in (0, 1):
            raise IllegalAction("LA-3", "no-such-side")

    def next_actors(self, seat: int) -> tuple[int, ...]:
        if self.phase == "look":
            return (seat + 1,) if seat + 1 < self.seats else ()
        return tuple(actor for actor in self.actors if actor != seat)

    def go_on(self, chance: Chance) -> list[Event]:
        if self.phase == "look":
            self.phase, self.actors = "choose", tuple(range(self.seats))
            return []
        side = chance.below(2)
        signs = [1 if choice == side else -1 for choice in self.sides]
        self.scores = [
            score + sign * card for score, sign, card in zip(self.scores, signs, self.hands, strict=True)
        ]
        events: list[Event] = [Opened("opened", choices=list(self.sides), side=side, hands=list(self.hands))]
        if self.round < ROUNDS:
            return [*events, self.deal(chance)]
        self.phase = "over"
        return events

    @property
    def outcome(self) -> Outcome | None:
        if self.phase != "over":
            return None
        order = sorted(set(self.scores), reverse=True)
        ranking = [tuple(seat for seat in range(self.seats) if self.scores[seat] == score) for score in order]
        return Outcome(tuple(self.scores), tuple(ranking))

    def view(self, observer: int | None) -> Json:
        over = self.phase == "over"
        return {
            "round": self.round,
            "phase": self.phase,
            "hands": [card if over or seat == observer else None for seat, card in enumerate(self.hands)],
            "row": [card if self.knows(observer, place) else None for place, card in enumerate(self.row)],
            "looks": list(self.looks),
            "chosen": [choice >= 0 for choice in self.sides],
            "choice": None if observer is None else self.sides[observer],
            "scores": list(self.scores),
        }

    def knows(self, observer: int | None, place: int) -> bool:
        return observer is not None and self.looks[observer] == place

    def imagine(self, observer: int | None, rng: Random) -> State:
        twin = self.copy()
        over = self.phase == "over"
        for seat, choice in enumerate(self.sides):
            if choice >= 0 and seat != observer and not over:
                twin.sides[seat] = rng.randint(0, 1)
        cards = self.hands + self.row
        hidden = [seat for seat in range(self.seats) if seat != observer and not over]
        hidden += [self.seats + place for place in range(len(self.row)) if not self.knows(observer, place)]
        drawn = rng.sample([cards[place] for place in hidden], len(hidden))
        for place, card in zip(hidden, drawn, strict=True):
            cards[place] = card
        twin.hands, twin.row = cards[: self.seats], cards[self.seats :]
        return twin

    def copy(self) -> Lantern:
        twin = type(self)(self.seats)
        twin.actors, twin.round, twin.phase = self.actors, self.round, self.phase
        twin.hands, twin.row = list(self.hands), list(self.row)
        twin.looks, twin.sides, twin.scores = list(self.looks), list(self.sides), list(self.scores)
        return twin

    def position(self) -> tuple[Any, ...]:
        return (
            self.round,
            self.phase,
            self.actors,
            self.hands,
            self.row,
            self.looks,
            self.sides,
            self.scores,
        )

    def inventory(self) -> Any:
        return sorted(self.hands + self.row)


def bound(seats: int) -> int:
    return ROUNDS * 2 * seats


def lantern(state: type[Lantern] = Lantern, **changed: Any) -> Game:
    """The game, played with this kind of state; ``changed`` are other parts of a Game."""

    def begin(seats: int, options: Mapping[str, Any], chance: Chance) -> tuple[State, list[Event]]:
        first = state(seats)
        return first, [first.deal(chance)]

    parts: dict[str, Any] = {
        "id": "lantern", "prefix": "LA", "rules": 1, "seats": SEATS, "options": (), "begin": begin,
        "read_action": read_action, "read_text": read_text, "bound": bound,
    }  # fmt: skip
    return Game(**{**parts, **changed})

"""Random games to look at, and how the kit says which position breaks a law.

Everything is drawn from a seed, so that a broken law breaks again when the check is called again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tairyo.kernel.action import Action, IllegalAction, NotAnAction
from tairyo.kernel.chance import Chance, RandomChance
from tairyo.kernel.event import Event, visible
from tairyo.kernel.game import Game
from tairyo.kernel.state import State

Options = Mapping[str, Any]

SECRECY, REFUSALS, REPLAY, COPIES = "secrecy", "honest refusals", "replay", "copies"
ENDS, CONSERVATION, GOLDEN, CLAUSES = "ends", "conservation", "golden games", "clauses"
UNDO = "undo"
LAWS = (SECRECY, REFUSALS, REPLAY, COPIES, ENDS, CONSERVATION, GOLDEN, CLAUSES)
"""The laws of docs/architecture.md by name; undo is held like one."""


class LawBroken(AssertionError):
    """A game broke a law: which (``law``), in which way (``what``), and ``where`` to see it again."""

    def __init__(self, law: str, what: str, where: object) -> None:
        super().__init__(f"{law}: {what}\n  where: {where}")
        self.law = law
        self.what = what
        self.where = str(where)


@dataclass(frozen=True)
class Table:
    """A game as it is set up for a check."""

    game: Game
    seats: int
    options: Options
    seed: int

    @classmethod
    def of(cls, game: Game, seats: int, options: Options | None, seed: int) -> Table:
        """The table of a check's arguments. Raises BadOption."""
        return cls(game, seats, game.settle(seats, options or {}), seed)

    @property
    def observers(self) -> tuple[int | None, ...]:
        """The spectator, then every seat."""
        return (None, *range(self.seats))

    def rng(self, *what: object) -> Random:
        """A generator of its own for every purpose."""
        return Random(f"{self.seed}/{'/'.join(map(str, what))}")

    def __str__(self) -> str:
        options = ((option.name, self.options[option.name], option.default) for option in self.game.options)
        changed = {name: value for name, value, default in options if value != default}
        return f"{self.game.id}, {self.seats} seats, options {changed}, seed {self.seed}"


@dataclass(frozen=True)
class Position:
    """A position that was reached by random play. Look at ``state``, and change only copies of it.

    As text it says how to get here: the table, the game's number, and every move.
    """

    table: Table
    number: int
    moves: tuple[tuple[int, Action], ...]
    state: State
    events: tuple[Event, ...]

    def __str__(self) -> str:
        moves = "; ".join(f"{seat}: {action}" for seat, action in self.moves)
        return f"{self.table}, game {self.number}, step {len(self.moves)}: {moves or 'the start'}"


def start(table: Table, number: int) -> tuple[State, list[Event], Chance]:
    """The beginning of a random game, and the chance with which to play it on."""
    chance = RandomChance(table.rng("chance", number))
    state, events = table.game.begin(table.seats, table.options, chance)
    return state, events, chance


def a_game(table: Table, number: int) -> Iterator[Position]:
    """Every position of one random game, from the first to the last."""
    state, events, chance = start(table, number)
    rng = table.rng("moves", number)
    moves: list[tuple[int, Action]] = []
    history = list(events)
    bound = table.game.bound(table.seats)
    while True:
        here = Position(table, number, tuple(moves), state, tuple(history))
        yield here
        if not state.actors:
            return
        if len(moves) >= bound:
            raise LawBroken(ENDS, f"after {len(moves)} actions the game goes on; its bound is {bound}", here)
        seat = pick(state.actors, rng)
        legal = state.legal_actions(seat)
        if not legal:
            raise LawBroken(ENDS, f"seat {seat} is to act and has no legal action", here)
        action = a_choice(state, seat, rng)
        history += do(state, seat, action, chance, here)
        moves.append((seat, action))


def walk(table: Table, positions: int, share: float = 0.125) -> Iterator[Position]:
    """So many positions of random games: each with a chance of ``share`` to be taken."""
    rng = table.rng("walk")
    number = found = 0
    while found < positions:
        for position in a_game(table, number):
            if rng.random() < share:
                yield position
                found += 1
                if found == positions:
                    return
        number += 1


def do(state: State, seat: int, action: Action, chance: Chance, where: object) -> list[Event]:
    """Apply a legal action; a refusal breaks the second law."""
    try:
        return state.apply(seat, action, chance)
    except IllegalAction as refusal:
        raise LawBroken(
            REFUSALS, f"seat {seat}: {action} is legal and refused: {refusal}", where
        ) from refusal


def pick(items: Sequence[Any], rng: Random) -> Any:
    """One of ``items``, the same on every Python."""
    return items[int(rng.random() * len(items))]


def a_choice(state: State, seat: int, rng: Random) -> Action:
    """One of a seat's choices, and now and then any legal action: odd amounts come up, too."""
    choices = state.choices(seat)
    legal = choices if rng.random() < 0.75 else state.legal_actions(seat)
    action: Action = pick(legal or choices, rng)
    return action


def spelled(value: Any, where: object) -> str:
    """Exactly what would be sent of ``value``: the order of keys counts too."""
    try:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    except (TypeError, ValueError) as error:
        raise LawBroken(SECRECY, f"what goes out is not JSON: {error}", where) from error


def views(state: State, table: Table, where: object) -> list[str]:
    """Every observer's view, as it would be sent."""
    return [spelled(state.view(observer), where) for observer in table.observers]


def picture(state: State, observer: int | None) -> dict[str, object]:
    """All that goes out to an observer about a position."""
    seat = -1 if observer is None else observer
    outcome = state.outcome
    return {
        "view": state.view(observer),
        "legal actions": [action.data() for action in state.legal_actions(seat)],
        "choices": [action.data() for action in state.choices(seat)],
        "actors": list(state.actors),
        "outcome": None if outcome is None else outcome.data(),
        "default action": state.default_action(seat).data() if seat in state.actors else None,
    }


def told(events: Sequence[Event], observer: int | None, where: object) -> str:
    """What an observer sees of ``events``, as it would be sent."""
    return spelled(visible(list(events), observer), where)


def name(observer: int | None) -> str:
    """An observer in words."""
    return "the spectator" if observer is None else f"seat {observer}"


def read(game: Game, data: object) -> Action | None:
    """The action of a JSON form; None if there is none."""
    try:
        return game.action(data)
    except NotAnAction:
        return None


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two JSON values differ first, for a person to read."""
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        for key in one:
            if spelled(one[key], path) != spelled(other[key], path):
                return difference(one[key], other[key], f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (a, b) in enumerate(zip(one, other, strict=True)):
            if spelled(a, path) != spelled(b, path):
                return difference(a, b, f"{path}[{place}]")
    return f"{path or 'all'}: {str(one)[:80]} against {str(other)[:80]}"

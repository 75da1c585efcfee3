"""Law 1, second part: what is imagined depends on nothing that the observer cannot know.

Each part of the real position is compared with the same part of imagined ones. It comes out right as
often as chance has it, and just as often when the imagining starts from another position that looks
the same to the observer. If it comes out right more often from the truth, the truth has leaked into
what is imagined; if less often, the truth was kept out of it, and that tells something too.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from math import sqrt
from random import Random
from typing import Any

from tairyo.kernel.state import State
from tairyo.testing.walk import SECRECY, LawBroken, Table, do, name, pick, picture, spelled, start

GAMES = 600
"""So many games are looked at for positions that look the same to somebody."""

EARLY = 6
"""In their first so many positions: later ones hardly ever look the same."""

PAIRS = 400
"""So many pairs of positions that look the same are compared at the most."""

WHOLE = -1
"""Stands for the whole position among its parts."""

DRAWS = 10
"""So often each of a pair is imagined."""

SIGMAS = 5.0
"""How far two counts may lie apart by chance: once in two million honest comparisons."""


@dataclass
class Tally:
    """How often each part of a position came out wrong, imagined from itself and from elsewhere."""

    observer: int | None
    draws: int = 0
    from_itself: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    from_elsewhere: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    examples: dict[int, Any] = field(default_factory=dict)  # by part: a position in which it was wrong

    def note(self, truth: State, itself: State, elsewhere: State) -> bool:
        """Count two imagined positions; whether the one imagined from the truth is another."""
        self.draws += 1
        position = truth.position()
        parts = _parts(position, [])
        for imagined, wrong in ((itself, self.from_itself), (elsewhere, self.from_elsewhere)):
            others = _parts(imagined.position(), [])
            if others != parts:
                wrong[WHOLE] += 1
                pairs = enumerate(zip(parts, others, strict=False))
                for place in [place for place, (part, other) in pairs if part != other]:
                    wrong[place] += 1
                    self.examples[place] = position
        return bool(itself.position() != position)

    def check(self, where: object) -> None:
        """Hold the counts against each other. Raises LawBroken."""
        for place in sorted({*self.from_itself, *self.from_elsewhere}):
            one, other = self.from_itself[place], self.from_elsewhere[place]
            spread = sqrt(min(one + other, 2 * self.draws - one - other))
            if abs(one - other) > SIGMAS * spread + 2:
                part = "all of it" if place == WHOLE else f"its part {_path(self.examples[place], place)}"
                raise LawBroken(
                    SECRECY,
                    f"what {name(self.observer)} imagines depends on what it cannot know: {part} came out "
                    f"right {self.draws - one} of {self.draws} times from the position itself, but "
                    f"{self.draws - other} times from others that look the same",
                    where,
                )


def check_twins(table: Table) -> None:
    """Real positions that look the same must be imagined alike, whichever of them is the real one."""
    early = [state for number in range(GAMES) for state in _opening(table, number)]
    for observer in table.observers:
        tally = Tally(observer)
        rng = table.rng("twins", observer)
        for truth, twin in islice(_pairs(early, table, observer), PAIRS):
            for _ in range(DRAWS):
                tally.note(truth, truth.imagine(observer, rng), twin.imagine(observer, rng))
        tally.check(f"{table}, the first {EARLY} positions of {GAMES} games")


def _opening(table: Table, number: int) -> Iterator[State]:
    """The first positions of a game. One seat of several and one action of two are chosen: so more meet."""
    state, _, chance = start(table, -1 - number)
    rng = table.rng("opening", number)
    for _ in range(EARLY):
        yield state.copy()
        if not state.actors:
            return
        seat = state.actors[0]
        do(state, seat, pick(state.legal_actions(seat)[:2], rng), chance, f"{table}, opening {number}")


def _pairs(states: list[State], table: Table, observer: int | None) -> Iterator[tuple[State, State]]:
    """Different positions that look the same to an observer, each in one pair."""
    alone: dict[str, State] = {}
    for state in states:
        seen = spelled(picture(state, observer), table)
        twin = alone.get(seen)
        if twin is None:
            alone[seen] = state
        elif twin.position() != state.position():
            del alone[seen]
            yield state, twin


def _parts(value: Any, parts: list[Any]) -> list[Any]:
    """The numbers and strings that a position is made of, added to ``parts``."""
    for part in value:
        if isinstance(part, tuple | list):
            _parts(part, parts)
        else:
            parts.append(part)
    return parts


def _path(value: Any, place: int) -> str:
    """Where in a position its part of this number stands: ``[2][0]``."""
    for number, part in enumerate(value):
        size = len(_parts([part], []))
        if place < size:
            return f"[{number}]" + (_path(part, place) if isinstance(part, tuple | list) else "")
        place -= size
    return ""


def draw(state: State, tally: Tally, rng: Random, draws: int) -> bool:
    """Imagine a position some times, from it and from what was imagined; whether it ever came out another."""
    varied = False
    for _ in range(draws):
        itself = state.imagine(tally.observer, rng)
        varied |= tally.note(state, itself, itself.imagine(tally.observer, rng))
    return varied

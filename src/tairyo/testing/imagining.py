"""Law 1, second part: what is imagined depends on nothing that the observer cannot know.

Each part of the real position is compared with the same part of imagined ones. It comes out right as
often as chance has it, and just as often when the imagining starts from another position that looks
the same to the observer. If it comes out right more often from the truth, the truth has leaked into
what is imagined; if less often, the truth was kept out of it, and that tells something too.
"""

from __future__ import annotations

from collections import Counter, defaultdict
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

Path = tuple[int, ...]
Wrong = dict[Path, Counter[int]]
"""How often each part came out wrong: by the path to what holds it, then by its place there. The whole
position is the part at place 0 of the empty path.
"""

DRAWS = 10
"""So often each of a pair is imagined."""

SIGMAS = 5.0
"""How far two counts may lie apart by chance: once in two million honest comparisons."""


@dataclass
class Tally:
    """How often each part of a position came out wrong, imagined from itself and from elsewhere."""

    observer: int | None
    draws: int = 0
    from_itself: Wrong = field(default_factory=lambda: defaultdict(Counter))
    from_elsewhere: Wrong = field(default_factory=lambda: defaultdict(Counter))

    def note(self, truth: Any, itself: State, elsewhere: State) -> bool:
        """Count two imagined positions against a true one, which is given as its `State.position`;
        whether the one imagined from the truth is another.
        """
        self.draws += 1
        position = itself.position()
        _count((truth,), (position,), self.from_itself, ())
        _count((truth,), (elsewhere.position(),), self.from_elsewhere, ())
        return bool(position != truth)

    def check(self, where: object) -> None:
        """Hold the counts against each other. Raises LawBroken."""
        for (path, place), one, other in self._both():
            spread = sqrt(min(one + other, 2 * self.draws - one - other))
            if abs(one - other) > SIGMAS * spread + 2:
                inside = "".join(f"[{number}]" for number in (*path, place)[1:])
                part = f"its part {inside}" if inside else "all of it"
                raise LawBroken(
                    SECRECY,
                    f"what {name(self.observer)} imagines depends on what it cannot know: {part} came out "
                    f"right {self.draws - one} of {self.draws} times from the position itself, but "
                    f"{self.draws - other} times from others that look the same",
                    where,
                )

    def _both(self) -> Iterator[tuple[tuple[Path, int], int, int]]:
        """Every part that ever came out wrong, and how often either way."""
        for path in sorted({*self.from_itself, *self.from_elsewhere}):
            one, other = self.from_itself[path], self.from_elsewhere[path]
            for place in sorted({*one, *other}):
                yield (path, place), one[place], other[place]


def check_twins(table: Table) -> None:
    """Real positions that look the same must be imagined alike, whichever of them is the real one."""
    early = [state for number in range(GAMES) for state in _opening(table, number)]
    for observer in table.observers:
        tally = Tally(observer)
        rng = table.rng("twins", observer)
        for truth, twin in islice(_pairs(early, table, observer), PAIRS):
            position = truth.position()
            for _ in range(DRAWS):
                tally.note(position, truth.imagine(observer, rng), twin.imagine(observer, rng))
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


def _count(one: Any, other: Any, wrong: Wrong, path: Path) -> None:
    """Count the numbers and strings in which two lists of parts differ, at any depth; and the whole."""
    places = [place for place, (part, another) in enumerate(zip(one, other, strict=False)) if part != another]
    inside = [place for place in places if type(one[place]) in _HOLDS and type(other[place]) in _HOLDS]
    wrong[path].update([place for place in places if place not in inside] if inside and path else places)
    for place in inside:
        _count(one[place], other[place], wrong, (*path, place))


_HOLDS = (tuple, list)


def draw(state: State, tally: Tally, rng: Random, draws: int) -> bool:
    """Imagine a position some times, from it and from what was imagined; whether it ever came out another."""
    varied = False
    position = state.position()
    for _ in range(draws):
        itself = state.imagine(tally.observer, rng)
        varied |= tally.note(position, itself, itself.imagine(tally.observer, rng))
    return varied
